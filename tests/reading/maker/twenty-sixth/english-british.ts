/** Bills that a small firm of Great Britain is sent: a market place with sellers behind it, a solicitor's bill, the stationery of an old bookkeeping program. */
import { escaped, line, negated, onTop, sumOf, wares, within } from '../eighth/kit'
import { gb } from '../eighth/notations'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { beside } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { taxNumber } from '../ninth/numbers'
import { entries, lawful, listed } from '../seventeenth/kit'
import { tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { siteOf } from '../twenty-first/english-kit'
import { these } from '../twenty-fifth/english-kit'

export const gbPapers: Papers = {
  /** A market place's invoice for a seller behind it: the market's logo above, a box that says who sold, day, number and total, three addresses, goods with and without tax, tax by rate; now and then money given back. */
  'sold-by': paper(
    gb,
    'DD month YYYY|D month YYYY|DD mon YYYY',
    'plain wide',
    'Northgate Cable Company Ltd;Unit 22, Salthouse Trade Park;Grimsby DN31 3LW|Desk & Drawer Direct;5 Tannery Lane;Walsall WS1 2HF;D&D Office Products Ltd|Hollins Homeware Limited;Bankfield Mill;Nelson BB9 7QY|KESTREL OUTDOOR UK LTD;The Old Creamery;Welshpool SY21 7RF|Brightbyte Trading;14 Hanworth Close;Basingstoke RG24 8PL;Brightbyte Computers Ltd|Panda Leaf Electronics (Shenzhen) Co., Ltd;Room 1208, Huaqiang Plaza, Futian;Shenzhen 518031',
    'GB',
    (pen, firm, to) => {
      const market = say(pen, 'emporia.co.uk|Marketree|bazaarly')
      const bought = within(
        pen
          .buy(
            wares(
              'USB-C charging cable, braided, 2 m, pack of 2;7.5;12;20|A4 copier paper 80 gsm, 5 reams, white;18;27;20|Wireless mouse, silent click, black;11;18;20|Desk organiser with 6 compartments, mesh;13;22;20|LED desk lamp with clamp, dimmable;22;36;20|HDMI to DisplayPort adapter, 4K;9;16;20|Packing tape 48 mm x 66 m, pack of 6;8;14;20|Thermal labels 100 x 150 mm, 500 on a roll;11;19;20|First aid kit for workplaces, small;12;19;20',
            ),
            { count: [1, 3], most: 2, step: 10, isGross: true },
          )
          .lines.map((one) => ({
            ...one,
            unit: one.unit - 1,
            amount: (one.unit - 1) * one.quantity,
          })),
      )
      const isCredit = pen.chance(0.15)
      const sums = isCredit ? negated(bought) : bought
      const form = say(pen, 'INV-GB-1########-2026-####|GB600####ABEI|DS-AEU-INV-GB-2026-#######')
      const number = pen.digits(isCredit ? form.replace('INV', 'CN') : form)
      const ordered = dayOff(pen, -pen.whole(isCredit ? 9 : 0, isCredit ? 24 : 2))
      const order = pen.digits(say(pen, '20#-#######-#######|02-#####-#####'))
      const rows = sums.lines.map((one) => [
        one.text,
        String(one.quantity),
        pen.money(Math.round(one.unit / 1.2)),
        pen.rate(one.rate),
        pen.money(one.unit),
        pen.money(one.amount),
      ])
      const items = grid(
        'ruled',
        'lrrrrr',
        'Description|Qty|Unit price (excl. VAT)|VAT rate|Unit price (incl. VAT)|Item subtotal (incl. VAT)',
        rows,
      )
      const seller = `${escaped(firm.name)}${firm.also.length > 0 ? `<br>${escaped(lawful(firm))}` : ''}<br>${place(firm)}${firm.name.includes('Shenzhen') ? '<br>CN' : '<br>GB'}`
      return [
        `<div class="sides"><div style="font-size:20pt;font-weight:bold;letter-spacing:-0.3px">${market}</div><div class="r"><div style="font-size:19pt">${isCredit ? 'Credit note' : 'Invoice'}</div></div></div>${beside(
          '1fr 86mm',
          `<div style="margin-top:8mm">${who(to)}<br>GB</div>`,
          `<div style="background:#f2f2f2;padding:3mm 4mm;margin-top:6mm"><div style="font-size:13pt;font-weight:bold">${isCredit ? 'Refunded' : 'Paid'}</div>${told(
            these(
              ['Sold by', firm.name] as const,
              ['VAT #', taxNumber(pen, 'GB').replaceAll(' ', '')] as const,
              [
                isCredit
                  ? 'Credit note date'
                  : say(pen, 'Invoice date / Delivery date|Invoice date'),
                pen.day(),
              ] as const,
              [isCredit ? 'Credit note #' : 'Invoice #', number] as const,
              isCredit && (['Original invoice #', pen.digits(form)] as const),
              [isCredit ? 'Total refunded' : 'Total payable', pen.money(sums.total)] as const,
            ),
            'font-size:92%',
          )}</div>`,
        )}<p style="margin-top:6mm">For customer support please visit ${siteOf(market.replace('.co.uk', ''), '.example')}/contact-us.</p><div class="cols" style="border-top:0.3mm solid #bbb;border-bottom:0.3mm solid #bbb;padding:3mm 0;margin-top:4mm"><div><b>Billing address</b><br>${who(to)}<br>GB</div><div><b>Delivery address</b><br>${who(to)}<br>GB</div><div><b>Sold by</b><br>${seller}</div></div><p style="margin-top:5mm"><b>Order information</b></p>${told(
          [
            ['Order date', ordered],
            ['Order #', order],
          ],
        )}<p style="margin-top:5mm"><b>${isCredit ? 'Credit note details' : 'Invoice details'}</b></p>${items}${beside(
          '1fr 92mm',
          `<span class="tiny grey">Item no. ${pen.digits('B0@@#@##@@')}</span>`,
          `${tally([[isCredit ? 'Credit note total' : 'Invoice total', pen.money(sums.total)]], 'width:100%;font-size:12pt')}${grid(
            'ruled',
            'lrr',
            'VAT rate|Item subtotal (excl. VAT)|VAT subtotal',
            [
              ...sums.shares.map(({ rate, net, vat }) => [
                pen.rate(rate),
                pen.money(net),
                pen.money(vat),
              ]),
              ['Total', pen.money(sums.net), pen.money(sums.vat)],
            ],
          )}`,
        )}<div class="foot tiny grey sides"><span>${market}, a trading place of ${say(pen, 'Emporia EU S.à r.l., UK branch|Marketree Services Europe Ltd')}, on behalf of the seller</span><span>Page 1 of 1</span></div>`,
        {
          sums,
          documentNumber: number,
          kind: isCredit ? 'credit-note' : 'receipt',
          due: null,
          hasRates: true,
        },
        '#sheet { font-size: 9pt; } .ruled th { font-size: 85%; }',
      ]
    },
  ),

  /** A solicitor's bill: the firm in the middle, references of both sides, what it was about in capitals, charges and tax told in words, what was laid out for others, at times what had been paid on account. */
  'solicitor-bill': paper(
    gb,
    'D month YYYY',
    'book slab',
    'Thackray Lyle LLP;2 Minster Yard;Lincoln LN2 1PJ|HARGREAVES & PIKE;Bank House, 14 Castle Street;Kendal LA9 7AA|Olwen Morris Solicitors;Stryd Fawr;Aberaeron SA46 0AS;Olwen Morris Cyf|Pelham Strode & Co;31 St Giles;Oxford OX1 3LD|Ferrier Baxendale Legal;6 White Friars;Chester CH1 1NZ;Ferrier Baxendale LLP|MOTTRAM DEAN;The Counting House;Macclesfield SK10 1DN',
    'GB',
    (pen, firm, to) => {
      const [about, work] = pen.pick([
        [
          'Lease of Unit 6, Dyehouse Trading Estate',
          'taking your instructions, perusing the draft lease, raising enquiries and completing the matter',
        ],
        [
          'Shareholders’ agreement',
          'advising you on and drafting a shareholders’ agreement, including two meetings',
        ],
        [
          'Recovery of debt: Aspen Interiors',
          'preparing a letter before action and issuing the claim in the County Court',
        ],
        ['Contracts of employment', 'reviewing your contracts of employment and staff handbook'],
      ] as const)
      const fee = pen.whole(35, 240) * 1000
      const outlays = these(
        pen.chance(0.6) && line('Land Registry fees (no VAT)', pen.pick([700, 1400, 2100])),
        pen.chance(0.4) && line('Court fee (no VAT)', pen.pick([5000, 8000, 11_500])),
        pen.chance(0.4) && line('Bank transfer fee', pen.pick([2500, 3000]), 20),
      )
      const sums = onTop([line('Professional charges', fee, 20), ...outlays])
      const held = pen.chance(0.25) ? pen.pick([10_000, 20_000, 30_000]) : 0
      const number = pen.digits(say(pen, '#####|B26/####|1####'))
      const due = pen.chance(0.5) ? pen.after(pen.pick([14, 21, 28])) : undefined
      const initials = firm.name.replace(/[^A-Z]/g, '').slice(0, 2)
      const row = (label: string, amount: string, css = '') =>
        `<tr style="${css}"><td style="width:128mm;padding:1.5mm 8mm 1.5mm 0">${escaped(label)}</td><td class="r" style="padding:1.5mm 0">${amount}</td></tr>`
      const taxable = sums.shares.find(({ rate }) => rate > 0)
      return [
        `<div class="mid"><div style="font-size:22pt;letter-spacing:0.5px">${escaped(firm.name)}</div><div style="font-size:9pt;letter-spacing:2px;margin:1mm 0 3mm">SOLICITORS</div><span class="tiny">${place(firm, ' · ')} · DX ${pen.digits('#####')} · Tel ${pen.digits('01### ######')} · law@${siteOf(firm.name, '.example')}</span></div>${beside(
          '1fr 80mm',
          `<div style="margin-top:12mm">${who(to)}</div>`,
          `<div style="margin-top:12mm">${told([
            ['Our ref:', `${initials}/${pen.digits('@@/#####-##')}`],
            ['Your ref:', ''],
            ['Date and tax point:', pen.day()],
            ['Bill number:', number],
            ['VAT registration:', taxNumber(pen, 'GB')],
          ])}</div>`,
        )}<div class="mid" style="font-size:14pt;margin:10mm 0 6mm;letter-spacing:1px">${say(pen, 'BILL|INVOICE|BILL OF COSTS')}</div><p><b>${escaped(about)}</b></p><table style="width:100%">${row('', '£')}${row(
          `To our professional charges in connection with the above: ${work}`,
          pen.plain(fee),
        )}${outlays.length > 0 ? row('Disbursements', '', 'font-style:italic') : ''}${outlays.map((one) => row(one.text, pen.plain(one.amount))).join('')}${row(`VAT at 20% on £${pen.plain(taxable?.net ?? 0)}`, pen.plain(sums.vat))}${row(
          say(pen, 'Total|TOTAL DUE|Total of this bill'),
          pen.money(sums.total),
          'font-weight:bold;border-top:0.3mm solid #111',
        )}${held > 0 ? row('Less: received from you on account of costs', `(${pen.plain(held)})`) + row('Balance payable', pen.money(sums.total - held), 'font-weight:bold') : ''}</table><p style="margin-top:12mm">${escaped(lawful(firm))}</p><p class="tiny">${due ? `This bill is payable by ${pen.day(due)}.` : 'This bill is payable on delivery.'} Interest may be charged on bills unpaid after one month at the rate payable on judgment debts. You are entitled to complain about this bill. Payment by BACS: ${say(pen, 'Royal Borough Bank|Dales Bank plc')}, sort code ${pen.digits('##-##-##')}, account ${pen.digits('########')}, quoting ${number}.</p><div class="foot mid tiny">${escaped(lawful(firm))} is authorised and regulated by the Solicitors Regulation Authority, no. ${pen.digits('######')}. A list of partners is open to inspection at our office.</div>`,
        { sums, documentNumber: number, ...(due ? { due } : {}), hasLines: false },
        '#sheet { font-size: 10.5pt; }',
      ]
    },
  ),

  /** The stationery of an old bookkeeping program: the firm at the right, whom it goes to at the left, number and days in a frame, a frame of lines down to the foot with net, tax rate and tax, four sums in the corner; at times a credit. */
  'program-stationery': paper(
    gb,
    'DD/MM/YYYY',
    'plain narrow',
    'Wensum Packaging Supplies;Salhouse Road;Norwich NR7 9AB;Wensum Packaging Supplies Ltd|R. T. Ogden & Sons Ltd;Canal Works, Lower Wortley;Leeds LS12 4RA|CATERWELL FOODSERVICE;Unit 8, Pentrebach;Merthyr Tydfil CF48 4TQ;Caterwell (South Wales) Limited|Solent Hygiene Products Ltd;5 Nutfield Yard;Fareham PO14 1TT|Border Workwear;Duns Road;Berwick-upon-Tweed TD15 1XQ;Border Safety & Workwear Ltd|Alderson Fixings & Abrasives Ltd;12 Portrack Grange;Stockton-on-Tees TS18 2PH',
    'GB',
    (pen, firm, to) => {
      const isCredit = pen.chance(0.2)
      const stock = firm.name.startsWith('CATER')
        ? 'Chopped tomatoes 6 x 2.5kg;17;24;0|Frying oil 20L;24;34;0|Napkins 2ply 2000;19;29;20|Washing up liquid 5L;5;8;20|Self raising flour 16kg;10;15;0|Cola cans 24 x 330ml;9;13;20'
        : firm.name.startsWith('Solent')
          ? 'Centrefeed roll blue x6;11;17;20|Toilet roll 2ply x36;13;19;20|Nitrile gloves M x100;4;7;20|Floor cleaner 5L;7;11;20|Refuse sacks x200;15;22;20'
          : firm.name.startsWith('Border')
            ? 'Hi-vis waistcoat, printed;5;9;20|Safety boot S3 size 9;38;59;20|Polo shirt, embroidered;9;14;20|Cargo trouser 34R;21;29;20'
            : firm.name.startsWith('Wensum')
              ? 'Double wall box 457x305x305;1;2;20|Bubble wrap 500mm x 100m;14;22;20|Parcel tape brown x36;22;34;20|Mailing bags 250x350 x1000;19;30;20'
              : 'Hex set screw M8x40 x200;9;14;20|Cutting disc 115mm x25;12;19;20|Zinc washer M10 x1000;8;13;20|Flap disc 60 grit x10;14;22;20|Resin anchor 300ml;9;13;20'
      const goods = listed(pen, stock, {
        count: isCredit ? [1, 1] : [2, 5],
        most: isCredit ? 3 : 20,
        step: 1,
        code: '@@@###',
        offs: [0, 0, 0, 5],
      })
      const carriage =
        !isCredit && pen.chance(0.5) ? [line('Carriage', pen.pick([750, 895, 1200]), 20)] : []
      const all = onTop([...goods, ...carriage])
      const taxes = all.lines.map(({ amount, rate }) => Math.round((amount * rate) / 100))
      const vat = taxes.reduce((sum, tax) => sum + tax, 0)
      const sums = { ...all, lines: goods, vat, total: all.net + vat }
      const number = pen.digits(say(pen, '#####|1####|0000####'))
      const rows = entries(pen, goods, 'qctuda').map((row, at) => [
        ...row,
        (goods[at]?.rate ?? 0).toFixed(2),
        pen.plain(taxes[at] ?? 0),
      ])
      const box = 'border:0.3mm solid #111;padding:2.5mm 3mm;border-radius:1.5mm'
      return [
        `<div class="sides"><div style="font-size:17pt;font-weight:bold">${isCredit ? 'Credit Note' : 'Invoice'}</div><div style="width:80mm"><b style="font-size:13pt">${escaped(firm.name)}</b><br>${firm.also[0] !== undefined && firm.also[0] !== `${firm.name} Ltd` ? `${escaped(lawful(firm))}<br>` : ''}${place(firm)}<br>Tel: ${pen.digits('01### ######')}<br>VAT Reg No: ${taxNumber(pen, 'GB')}</div></div>${beside(
          '1fr 80mm',
          `<div style="${box};margin-top:6mm;min-height:30mm"><span class="tiny">${isCredit ? 'Credit To' : 'Invoice To'}</span><br>${who(to)}</div>`,
          `<div style="${box};margin-top:6mm;min-height:30mm">${facts(
            [
              [isCredit ? 'Credit No.' : 'Invoice No.', number],
              [isCredit ? 'Credit Date' : 'Invoice/Tax Date', pen.day()],
              ['Order No.', say(pen, '4471|Verbal|PO-0093|')],
              ['Account No.', pen.digits('@@@@00#')],
            ],
            'width:100%',
          )}</div>`,
        )}<div style="border:0.3mm solid #111;min-height:118mm;margin-top:5mm">${grid('', 'rllrrrrr', 'Quantity|Code|Details|Unit Price|Disc %|Net Amount|VAT %|VAT', rows)}</div>${beside(
          '1fr 74mm',
          `<p class="tiny" style="margin-top:4mm">${isCredit ? 'Goods returned. Please set against your account.' : 'Terms: strictly 30 days net from date of invoice. Goods remain the property of the seller until paid for in full. Shortages must be notified within 3 days.'}</p>`,
          `<div style="${box};margin-top:4mm">${facts(
            [
              ['Total Net Amount', pen.plain(sumOf(goods))],
              ['Carriage Net', pen.plain(sumOf(carriage))],
              ['Total VAT Amount', pen.plain(sums.vat)],
            ],
            'width:100%',
          )}${facts([[isCredit ? 'Credit Total' : 'Invoice Total', pen.money(sums.total)]], 'width:100%;font-weight:bold;font-size:11pt')}</div>`,
        )}<div class="foot tiny mid">${escaped(lawful(firm))} · Registered in England and Wales No. ${pen.digits('0#######')} · ${say(pen, 'Sort code')} ${pen.digits('##-##-##')} · Account ${pen.digits('########')}</div>`,
        isCredit
          ? { sums, documentNumber: number, kind: 'credit-note', due: null }
          : { sums, documentNumber: number },
        '#sheet { font-size: 9pt; } .t th { border-bottom: 0.3mm solid #111; }',
      ]
    },
  ),
}
