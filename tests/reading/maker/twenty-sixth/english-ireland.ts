/** Papers of Ireland: bins by lift and weight, an order of a small shop of the web, a doctor's receipt on half a sheet. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { ie } from '../eighth/notations'
import { ordinal } from '../eighteenth/kit'
import { cutTo } from '../eleventh/kit'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { beside } from '../nineteenth/kit'
import { dayOff, measured } from '../nineteenth/west-kit'
import { taxNumber } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { decimal, tally } from '../thirteenth/kit'
import { logo, say } from '../twelfth/kit'
import { note, workday } from '../twentieth/english-kit'
import { nines } from '../twentieth/west-kit'
import { siteOf } from '../twenty-first/english-kit'
import { these } from '../twenty-fifth/english-kit'

import { twoLines } from './english-kit'

/** What small shops of the web sell, by a word of their name. */
const shelves: Readonly<Record<string, string>> = {
  Wool: 'Aran yarn, 100 g;8;13;23|Merino throw;78;120;23|Knitting needles 6 mm;9;15;23|Pattern book;14;19;0',
  PRESS:
    'Letterpress cards, box of 12;18;28;23|Linocut print A3;38;65;23|Notebook, ruled;11;16;23|Local history paperback;13;19;0',
  Seaweed:
    'Bath salts 500 g;14;19;23|Seaweed soap, set of 3;15;22;23|Hand cream;12;17;23|Gift box large;45;68;23',
  Coffee:
    'House espresso beans 1 kg;24;32;0|Filter papers, 100;6;9;23|Ceramic dripper;24;32;23|Decaf beans 250 g;9;13;0',
  Seeds:
    'Wildflower mix 100 g;14;22;13.5|Heritage tomato seeds;3;5;13.5|Garden twine;6;9;23|Planting guide;12;16;0',
}

export const iePapers: Papers = {
  /** Bins of a business by lift and weight: a logo of two lines, account, number and days at the right, every lift with its kilos, charges by the month, tax at the lower rate, the day of the direct debit, a permit's number at the foot. */
  'bin-lifts': paper(
    ie,
    'DD/MM/YYYY|D mon YYYY|DD-mon-YYYY',
    'plain wide light',
    'Slieve Bloom Recycling;Ballydrohid;Tullamore R35 X7P2;Slieve Bloom Waste & Recycling Ltd|GREENWAY WASTE SOLUTIONS;Fassaroe;Bray A98 K5T1;Greenway Waste Solutions (Leinster) Ltd|Claddagh Bin Company Ltd;Carrowmoneash;Oranmore H91 X0F6|Munster Skip & Bin Hire;Little Island Industrial Estate;Cork T45 E7N0;M.S.B. Environmental Limited|Errigal Recycling DAC;Bonagee;Letterkenny F92 VX80',
    'IE',
    (pen, firm, to) => {
      const lifts = Array.from({ length: pen.whole(3, 8) }, (_, at) => {
        const kind = pen.pick(['General 1100L', 'Mixed recycling 1100L', 'Food waste 240L'])
        const price = kind.startsWith('General') ? 310 : kind.startsWith('Food') ? 180 : 90
        const kilos = pen.whole(14, 118)
        return {
          ...measured(`${kind} lift`, kilos * 100, price, 13.5),
          on: dayOff(pen, at * 3 - 28),
          kilos,
          kind,
        }
      })
      const month = [
        several('Bin rental, 1100L', pen.whole(1, 3), pen.pick([1250, 1400]), 13.5),
        ...(pen.chance(0.5) ? [line('Service charge, monthly', pen.pick([950, 1200]), 13.5)] : []),
      ]
      const sums = onTop([...lifts, ...month])
      const taken = workday(pen.after(pen.pick([7, 10, 14])))
      const number = pen.digits(say(pen, 'SI######|#######|INV-26-#####'))
      const colour = pen.pick(['#166534', '#0369a1', '#3f6212'])
      const rows = [
        ...lifts.map((one) => [
          one.on,
          one.text,
          pen.digits('@@####'),
          decimal(pen, one.kilos, 1),
          decimal(pen, one.price / 1000, 3),
          pen.plain(one.amount),
        ]),
        ...month.map((one) => [
          '',
          one.text,
          '',
          String(one.quantity),
          pen.plain(one.unit),
          pen.plain(one.amount),
        ]),
      ]
      return [
        `<div class="sides">${twoLines(firm.name, `font-size:19pt;font-weight:bold;color:${colour}`)}<div class="r tiny">${firm.also.length > 0 ? `${escaped(lawful(firm))}<br>` : ''}${place(firm)}<br>Tel: ${pen.digits('0## ### ####')}<br>VAT No. ${taxNumber(pen, 'IE')}</div></div><div style="height:1.5mm;background:${colour};margin:5mm 0"></div>${beside(
          '1fr 76mm',
          `<div style="margin-top:6mm">${who(to)}</div>`,
          `<div style="font-size:15pt;margin-bottom:2mm">VAT Invoice</div>${told([
            ['Account no.', pen.digits('C0####')],
            ['Invoice no.', number],
            ['Invoice date', pen.day()],
            ['Period', `${dayOff(pen, -29)} to ${dayOff(pen, -1)}`],
            ['Site', to.address[1] ?? ''],
          ])}`,
        )}${grid('ruled', 'lllrrr', 'Date|Service|Bin tag|Kg / Qty|Rate €|Net €', rows)}${tally(
          [
            ['Net total', pen.money(sums.net)],
            ['VAT @ 13.5%', pen.money(sums.vat)],
            ['Total due', pen.money(sums.total)],
          ],
          'margin-left:auto;width:74mm',
        )}<p style="margin-top:8mm"><b>Payment by direct debit.</b> ${pen.money(sums.total)} will be taken from your account on ${pen.day(taken)}.</p>${note(say(pen, 'Lifts over the agreed weight are charged per kilo. Please keep bins off the footpath between collections. No soil, stones or liquids.|Your recycling rate this month was 61%. Contaminated recycling bins are charged as general waste.'))}${footed(
          [
            [lawful(firm), `Registered in Ireland no. ${pen.digits('######')}`],
            [`Waste collection permit ${pen.digits('NWCPO-1#-#####-0#')}`, firm.address.join(', ')],
            [`accounts@${siteOf(firm.name, '.example')}`, 'Page 1 of 1'],
          ],
        )}`,
        { sums, documentNumber: number, due: taken },
        '#sheet { font-size: 9pt; } .ruled td { padding: 0.7mm 1.5mm; }',
      ]
    },
  ),

  /** An order of a small shop of the web as its plugin makes a paper of it: the shop's name as a logo, its address at the right, the word, whom it goes to, number and day of invoice and of order, things by prices with tax, delivery, a total that says which tax is in it. */
  'web-order': paper(
    ie,
    'month D, YYYY|D month YYYY|DD/MM/YYYY',
    'plain light book',
    'Kilbrack Wool;Kilbrack;Ballinrobe F31 C8H0;Kilbrack Wool Company Ltd|BROKEN TYPE PRESS;Unit 3, Smithfield Studios;Dublin D07 Y2R6|Wild Atlantic Seaweed Co.;The Pier;Enniscrone F26 W9T4;WASC Teoranta|Two Cups Coffee Roasters;12 Ballycurreen Road;Cork T12 N2XK;Two Cups Roasting Ltd|Burren Seeds;Noughaval;Kilfenora V95 H3C7',
    'IE',
    (pen, firm, to) => {
      const stock = Object.entries(shelves).find(([word]) => firm.name.includes(word))?.[1] ?? ''
      const goods = nines(pen, stock, { count: [1, 4], most: 3 }).map((one) =>
        several(one.text, one.quantity, one.unit + 1, one.rate),
      )
      const isPosted = pen.chance(0.7)
      const sums = within([
        ...goods,
        ...(isPosted ? [line('Flat rate', pen.pick([595, 750]), 23)] : []),
      ])
      const [number, order] = [pen.digits(say(pen, '26-0###|####|INV0####')), pen.digits('#####')]
      const ordered = dayOff(pen, -pen.whole(0, 3))
      const taxes = sums.shares
        .filter(({ vat }) => vat > 0)
        .map(({ rate, vat }) => `${pen.money(vat)} VAT ${rate}%`)
        .join(', ')
      const items = goods.map((one) => [
        `${one.text} (SKU: ${pen.digits('@@-###')})`,
        String(one.quantity),
        pen.money(one.amount),
      ])
      return [
        `<div class="sides">${pen.chance(0.5) ? twoLines(firm.name, 'font-size:21pt;letter-spacing:0.5px') : logo(firm.name, 7.5)}<div style="width:62mm"><b>${escaped(firm.name)}</b><br>${firm.also.map((text) => `${escaped(text)}<br>`).join('')}${place(firm)}<br>Ireland<br>VAT: ${taxNumber(pen, 'IE')}</div></div><h1 style="font-size:17pt;margin:14mm 0 5mm">${say(pen, 'INVOICE|Invoice')}</h1>${beside(
          '1fr 72mm',
          `${who(to)}<br>Ireland<br>${pen.digits('08# ### ####')}`,
          told([
            ['Invoice Number:', number],
            ['Invoice Date:', pen.day()],
            ['Order Number:', order],
            ['Order Date:', ordered],
            ['Payment Method:', say(pen, 'Credit / Debit Card|Card (Stripe)|Apple Pay')],
          ]),
        )}<div style="margin-top:8mm">${grid('ruled', 'lrr', 'Product|Quantity|Price', items)}</div>${facts(
          [
            ['Subtotal', pen.money(goods.reduce((all, { amount }) => all + amount, 0))],
            [
              'Shipping',
              isPosted
                ? `${pen.money(sums.lines.at(-1)?.amount ?? 0)} via Flat rate`
                : 'Local pickup',
            ],
          ],
          'margin-left:auto;width:96mm',
        )}<table style="margin-left:auto;width:96mm;border-top:0.4mm solid #111;border-bottom:0.4mm solid #111"><tr><td><b>Total</b></td><td class="r"><b>${pen.money(sums.total)}</b>${taxes === '' ? '' : `<br><span class="tiny">(includes ${taxes})</span>`}</td></tr></table>${pen.chance(0.4) ? '<p style="margin-top:6mm"><b>Customer notes</b><br>Please leave with the shop next door if nobody is in.</p>' : ''}<div class="foot mid tiny" style="border-top:0.2mm solid #999;padding-top:2mm">${escaped(lawful(firm))} · ${siteOf(firm.name, '.example')} · Returns accepted within 14 days</div>`,
        {
          sums: { ...sums, lines: goods },
          documentNumber: number,
          kind: 'receipt',
          due: null,
        },
        '#sheet { font-size: 9.8pt; } .ruled th { background: #111; color: #fff; } .ruled td { padding: 2mm 1.5mm; }',
      ]
    },
  ),

  /** A doctor's or dentist's receipt on half a sheet: the practice in the middle, a number, who paid how much for what in a sentence, how it was paid, who signed; no tax. */
  'fee-receipt': paper(
    ie,
    'DD/MM/YYYY|D month YYYY|DD-MM-YYYY',
    'book plain slab',
    'Abbey Medical Centre;Abbey Street;Ennis V95 F2X1;Dr. Gráinne Tuohy|The Mall Dental Practice;2 The Mall;Westport F28 A3C9;Dr. Colm Prendergast|HARBOUR FAMILY PRACTICE;Harbour Road;Howth D13 K0N8;Dr. Siobhán Keane|Suirside Physiotherapy;14 The Quay;Clonmel E91 T6V4|Dr. P. J. Mannion & Partners;Bridge Street;Ballinasloe H53 W7X0|Kilmaine Optical;Main Street;Roscommon F42 D4P8;Kilmaine Opticians Ltd',
    'IE',
    (pen, firm, to) => {
      const [work, price] = firm.name.includes('Dental')
        ? pen.pick([
            ['Scale and polish', 7500],
            ['Filling', 11_000],
            ['Examination', 5000],
          ] as const)
        : firm.name.includes('Physio')
          ? pen.pick([
              ['Physiotherapy session', 6500],
              ['Initial assessment', 7500],
            ] as const)
          : firm.name.includes('Optical')
            ? pen.pick([
                ['Eye examination (VDU)', 3500],
                ['Eye examination', 4500],
              ] as const)
            : pen.pick([
                ['Consultation', 6000],
                ['Driver medical', 7000],
                ['Pre-employment medical', 12_000],
                ['Flu vaccination', 3000],
              ] as const)
      const count = pen.chance(0.3) ? pen.whole(2, 5) : 1
      const sums = within([several(work, count, price)])
      const number = pen.digits(say(pen, '####|#####|R-####'))
      const date = pen.chance(0.3) ? ordinal(pen) : pen.day()
      const doctor = firm.also.find((name) => name.startsWith('Dr'))
      const filledIn = (label: string, value: string) =>
        `<div style="display:flex;gap:2mm;margin:2.4mm 0"><span>${escaped(label)}</span><span style="flex:1;border-bottom:0.25mm dotted #333">${escaped(value)}</span></div>`
      return [
        `<div class="mid"><div style="font-size:16pt;font-weight:bold">${escaped(firm.name)}</div>${firm.also.map((text) => `${escaped(text)}<br>`).join('')}${place(firm, ', ')}<br><span class="tiny">Tel: ${pen.digits('0## ### ####')} · ${say(pen, 'Surgery hours Mon-Fri 9-5.30|By appointment|Mon-Fri 8.30-6, Sat 10-1')}</span></div><div class="sides" style="margin-top:6mm"><b style="font-size:13pt">RECEIPT</b><span>No. ${number}</span><span>Date: ${date}</span></div>${filledIn('Received with thanks from', to.name)}${filledIn('For', these(work, count > 1 && `${count} @ ${pen.money(price)}`).join(', '))}${filledIn('The sum of', pen.money(sums.total))}${filledIn('Paid by', say(pen, 'Card|Cash|Card, contactless|Cheque'))}<div class="sides" style="margin-top:7mm"><div style="border:0.4mm solid #111;padding:2mm 5mm;font-size:13pt"><b>Total ${pen.money(sums.total)}</b></div><div style="width:62mm;border-top:0.2mm solid #111;text-align:center;margin-top:6mm" class="tiny">Signed p.p. ${doctor === undefined ? escaped(firm.name) : escaped(doctor)}</div></div><div class="foot tiny mid">${say(pen, 'Keep this receipt to claim tax relief on medical expenses.|This receipt may be used for your Med 1 claim.')} ${doctor === undefined ? '' : `Reg. no. ${pen.digits('0#####')}.`} Medical services are exempt from VAT.</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null, hasLines: false },
        `${cutTo(210, 148, 13)} #sheet { font-size: 10.5pt; }`,
      ]
    },
  ),
}
