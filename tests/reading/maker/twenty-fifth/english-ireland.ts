/** Papers of Ireland of an ordinary month: a chemist's till, a builders' provider's invoice or credit, a cloud's month of seats. */
import { escaped, line, onTop, several, sumOf, within } from '../eighth/kit'
import { ie } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { beside, ribbon } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { entries, footed, lawful, listed } from '../seventeenth/kit'
import { tally } from '../thirteenth/kit'
import { logo, say } from '../twelfth/kit'
import { note } from '../twentieth/english-kit'
import { letterOf, nines, pieces, print } from '../twentieth/west-kit'

import { bigName, cardOf } from './english-kit'

/** The last day of the month before a day. */
const monthEnd = (date: Date): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 0))

const rates = [23, 13.5, 0] as const

export const iePapers: Papers = {
  /** A chemist's till: medicines without tax, things from the shelf with it, letters of tax and a table of them in euros, a card's record, points, what the law says of returns. */
  'chemist-till': slip(
    {
      shops:
        'Brannock’s Pharmacy;31 Main Street;Carrick-on-Shannon N41 X2R8;Brannock Healthcare Ltd|SHANDON LATE NIGHT PHARMACY;4 Shandon Street;Cork T23 HX60|Tullyvale CarePlus;Unit 7, Tullyvale SC;Dublin D18 W2Y4;T.V. Pharmacies Limited|Hayes & Lally Chemist;12 Mainguard Street;Galway H91 E5P2;Hayes Lally Pharmacy Ltd|MOYNE ROAD PHARMACY;Moyne Road;Thurles E41 N7C3',
      notation: ie,
      days: 'DD/MM/YYYY|DD/MM/YY|DD-MM-YYYY',
    },
    80,
    (pen, shop) => {
      const sums = within(
        nines(
          pen,
          'Ibuprofen 200mg 24s;4.9;7.9;0|Paracetamol 500mg 24s;1.9;3.2;0|Cough syrup 200ml;7.4;10.9;0|Rehydration sachets;6.9;9.4;0|First aid kit refill;12.9;19.9;23|Hand sanitiser 500ml;3.9;5.9;23|Sun cream SPF50;12.9;19.9;23|Plasters assorted 40s;3.4;5.4;23|Vitamin C effervescent;5.9;8.9;23|Toothpaste 75ml;2.9;4.4;23|Hand cream;5.4;9.9;23',
          { count: [1, 6], most: 2 },
        ),
      )
      const number = pen.digits(say(pen, '######|##-#####|T1-######'))
      const card = pen.chance(0.8) ? cardOf(pen) : undefined
      const given = Math.ceil(sums.total / 1000) * 1000
      return [
        typed(
          80,
          40,
          print(
            bigName(shop.name, 12, 'margin-bottom:1mm'),
            ...shop.address.map((text) => `^${text}`),
            `^Tel: ${pen.digits('0## ### ####')}`,
            `^VAT No: ${taxNumber(pen, 'IE')}`,
            '',
            `Receipt: ${number}|Till ${pen.whole(1, 4)}`,
            `${pen.day()} ${pen.clock()}|${say(pen, 'Served by Niamh|Served by Aoife|Served by Kasia')}`,
            '=-',
            each(
              sums.lines,
              (one) =>
                `${one.quantity} ${one.text}|${pen.plain(one.amount)} ${letterOf(one.rate, rates, 'ABC')}`,
            ),
            '=-',
            `!TOTAL EUR|${pen.money(sums.total)}`,
            `Items: ${pieces(sums.lines)}`,
            '',
            card
              ? print(
                  `${card.name}|${pen.money(sums.total)}`,
                  `Card: ************${card.end}`,
                  `AID: ${card.aid}  Auth: ${pen.digits('######')}`,
                  'CONTACTLESS - APPROVED',
                )
              : print(`Cash|${pen.money(given)}`, `Change|${pen.money(given - sums.total)}`),
            '=-',
            set(['VAT', 'Rate', 'Net', 'VAT', 'Gross'], [4, -7, -9, -9, -10]),
            each(sums.shares, ({ rate, net, vat }) =>
              set(
                [
                  letterOf(rate, rates, 'ABC'),
                  `${rate.toFixed(2)}%`,
                  pen.plain(net),
                  pen.plain(vat),
                  pen.plain(net + vat),
                ],
                [4, -7, -9, -9, -10],
              ),
            ),
            '=-',
            `Loyalty points earned: ${Math.floor(sums.total / 100)}`,
            '^Medicines cannot be returned.',
            '^Your statutory rights are not affected.',
            ...shop.also.map((text) => `^${text}`),
            `^Supt. Pharmacist: ${say(pen, 'D. Lally MPSI|R. Brannock MPSI|S. Tobin MPSI')}`,
            '^Go raibh maith agat',
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A builders' provider: where the invoice and where the goods go, a ribbon of account, order and page, codes with unit and a discount by line, an analysis of the tax; at times a credit for what came back. */
  'providers-account': paper(
    ie,
    'DD/MM/YYYY|DD/MM/YY|DD mon YYYY',
    'narrow plain needle',
    'Slaney Builders Providers Ltd;Old Dublin Road;Enniscorthy Y21 K8N4|CORRIB TIMBER & HARDWARE;Liosbán Industrial Estate;Galway H91 TX7P;Corrib Timber Merchants Limited|Brosnan Plumbing Supplies;Clash Industrial Estate;Tralee V92 F6T1;T. Brosnan & Sons (Kerry) Ltd|Lagan Electrical Wholesale (IRL) Ltd;Unit 31, Finnabair Business Park;Dundalk A91 H5W7|Nore Tile & Bath;Hebron Road;Kilkenny R95 V2C8;Nore Tiles DAC',
    'IE',
    (pen, firm, to) => {
      const isCredit = pen.chance(0.25)
      const stock = firm.name.includes('Electrical')
        ? 'T&E cable 2.5mm 100m;78;105;23|MCB B20;3.4;5.6;23|LED panel 600x600;22;36;23|Trunking 50x50 3m;9;14;23|Junction box IP65;4.2;6.8;23|EV charger 7kW;480;690;23'
        : firm.name.includes('Plumbing')
          ? 'Copper tube 1/2in 3m;14;21;23|Radiator 600x1200;78;124;23|TRV angled 15mm;9;15;23|Circulating pump 25-60;96;148;23|Qual-Pex 100m;88;119;23|Flexi hose 300mm;3.4;5.9;23'
          : firm.name.includes('Tile')
            ? 'Porcelain tile 600x600 m2;19;34;23|Flexible adhesive 20kg;12;19;23|Grout grey 5kg;9;14;23|Shower tray 900x900;110;185;23|Tile trim chrome;5;8;23'
            : '44x75 C16 timber 4.8m;8;13;23|Plasterboard 8x4 12.5mm;11;16;23|Cement 25kg;6;9;23|Insulation 100mm PIR;38;56;23|Nails 100mm 2.5kg;9;14;23|Roofing felt 1x20m;42;66;23'
      const goods = listed(pen, stock, {
        count: isCredit ? [1, 2] : [2, 6],
        most: isCredit ? 4 : 24,
        code: '@@@####',
        offs: [0, 0, 10, 15],
        step: 1,
      })
      const sums = onTop([
        ...goods,
        ...(!isCredit && pen.chance(0.3) ? [line('Delivery charge', 3500, 23)] : []),
      ])
      const number = pen.digits(
        isCredit ? say(pen, 'CR######|C26####') : say(pen, '######|SI-######|I26#####'),
      )
      const order = pen.digits(say(pen, 'PO-###|####|')) || say(pen, 'Gerry|Site 4')
      const rows = [
        ...entries(pen, goods, 'ctquda'),
        ...sums.lines
          .slice(goods.length)
          .map((one) => ['DEL', one.text, '1', pen.plain(one.unit), '', pen.plain(one.amount)]),
      ].map((row) => [...row, '23.0'])
      return [
        `<div class="sides"><div>${logo(firm.name, 6, 'font-weight:bold')}${firm.also.map((text) => `${escaped(text)}<br>`).join('')}${place(firm)}</div><div class="r tiny">Tel: ${pen.digits('0## ### ####')}<br>sales counter Mon-Fri 8-5.30, Sat 8-1<br>VAT Reg: ${taxNumber(pen, 'IE')}<br>Co. Reg: ${pen.digits('######')}</div></div><div class="mid" style="font-size:15pt;font-weight:bold;margin:4mm 0">${isCredit ? 'CREDIT NOTE' : 'INVOICE'}</div>${beside(
          '1fr 1fr',
          `<b>Invoice to</b><br>${who(to)}`,
          `<b>${isCredit ? 'Goods returned by' : 'Deliver to'}</b><br>${who(to)}`,
        )}${ribbon(
          [
            ['Account', pen.digits('@@@0##')],
            [isCredit ? 'Credit Note No.' : 'Invoice No.', number],
            ['Date', pen.day()],
            [isCredit ? 'Original invoice' : 'Docket', pen.digits(isCredit ? '######' : 'D######')],
            ['Your order', order],
            ['Rep', say(pen, 'MK|POS|JT')],
            ['Page', '1 of 1'],
          ],
          'border:0.3mm solid #222;padding:1.5mm 2mm',
        )}${grid('ruled', 'llrrrrr', 'Code|Description|Qty|Price|Disc|Net EUR|VAT %', rows)}${beside(
          '90mm 1fr',
          grid('boxy', 'lrrr', 'VAT rate|Goods|VAT|Gross', ratesAs(pen, sums.shares, 'rnvg')),
          tally([
            ['Goods', pen.plain(sums.net)],
            ['VAT', pen.plain(sums.vat)],
            [isCredit ? 'CREDIT TOTAL EUR' : 'TOTAL EUR', pen.plain(sums.total)],
          ]),
        )}<p>${isCredit ? 'This credit has been applied to your account.' : 'Terms: 30 days from end of month. Overdue accounts may be placed on stop.'}</p>${footed(
          [
            [lawful(firm), firm.address.join(', ')],
            ['Bank of Munster & Connacht', `IBAN ${iban(pen, 'IE')}`],
            ['Title to goods does not pass', 'until payment is received in full.'],
          ],
        )}`,
        {
          sums,
          documentNumber: number,
          hasRates: true,
          customerReference: order,
          ...(isCredit ? { kind: 'credit-note' as const, due: null } : {}),
        },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** A cloud's month of seats: the word Invoice and its number, whom it goes to beside the house that bills, details in grey, a large total, a summary of the month with tax, what each seat cost on the second page, taken without asking. */
  'cloud-month': paper(
    ie,
    'D mon YYYY|mon D, YYYY|DD mon YYYY',
    'light plain wide',
    'Skylark Cloud EMEA Limited;Charlemont Exchange, Charlemont Street;Dublin 2, D02 VN88;Skylark Workspace|Nimbo Ireland Operations Ltd;70 Sir John Rogerson’s Quay;Dublin 2, D02 R296;Nimbo 365|Paperplane Software International DAC;4 Riverside Two;Dublin 2, D02 KV60;Paperplane|Adwell Ireland Limited;Gasworks House, Barrow Street;Dublin 4, D04 E5W5;Adwell Ads|Formica Digital Ireland ULC;One Albert Quay;Cork, T12 X8N6;Formica Creative',
    'IE',
    (pen, firm, to) => {
      pen.date.setTime(monthEnd(pen.date).getTime())
      const brand = firm.also[0] ?? firm.name
      const first = pen.day(new Date(Date.UTC(pen.date.getUTCFullYear(), pen.date.getUTCMonth())))
      const stock: readonly (readonly [string, number, number])[] = brand.includes('Ads')
        ? [
            ['Search campaign, clicks', 1, pen.whole(4000, 62_000)],
            ['Display campaign, views', 1, pen.whole(900, 9000)],
          ]
        : [
            [`${brand} Business Standard`, pen.whole(1, 14), pen.pick([1150, 1360, 1175])],
            [`${brand} Business Starter`, pen.whole(1, 6), pen.pick([575, 680, 590])],
            ['Extra storage 1 TB', 1, 999],
          ]
      const sums = onTop(
        stock
          .slice(0, pen.whole(1, stock.length))
          .map(([text, count, price]) => several(text, count, price, 23)),
      )
      const number = pen.digits(say(pen, '5#########|E0#########|INV########'))
      const span = `${first} – ${pen.day()}`
      const head = (page: number) =>
        `<div class="sides"><div><div style="font-size:23pt">Invoice</div><div style="margin-top:2mm">Invoice number: ${number}</div></div><div style="font-size:17pt;color:#3b6fd4;font-weight:bold">${escaped(brand)}</div></div><div class="tiny grey r">Page ${page} of 2</div>`
      return [
        [
          `${head(1)}<div class="cols" style="margin-top:14mm"><div><b>Bill to</b><br>${who(to)}<br>Ireland<br><br><b>Details</b>${told(
            [
              ['Invoice number', number],
              ['Invoice date', pen.day()],
              ['Billing ID', pen.digits('####-####-####')],
              [
                'Domain name',
                `${to.name
                  .toLowerCase()
                  .replace(/[^a-z]/g, '')
                  .slice(0, 14)}.example`,
              ],
            ],
          )}</div><div>${escaped(firm.name)}<br>${place(firm)}<br>Ireland<br>VAT number: ${taxNumber(pen, 'IE')}</div></div><div style="border-top:0.4mm solid #bbb;border-bottom:0.4mm solid #bbb;margin:10mm 0;padding:4mm 0" class="sides"><div style="font-size:13pt">${escaped(brand)}</div><div class="r"><span class="grey">Total in EUR</span><br><span style="font-size:21pt">${pen.money(sums.total)}</span></div></div><b>Summary for ${span}</b>${facts(
            [
              ['Subtotal in EUR', pen.money(sums.net)],
              ['VAT (23%)', pen.money(sums.vat)],
              ['Total in EUR', pen.money(sums.total)],
            ],
            'margin-left:auto;width:90mm;margin-top:4mm',
          )}<p style="margin-top:14mm">You will be automatically charged for any amount due.</p>${note('Services are supplied from Ireland. If you believe that this invoice is wrong, please contact our support within 60 days.')}`,
          `${head(2)}<div class="sides" style="margin-top:10mm"><b>${escaped(brand)}</b><span>${escaped(to.name)}</span></div>${grid(
            'ruled',
            'lllrr',
            'Subscription|Description|Interval|Quantity|Amount(€)',
            [
              ...sums.lines.map((one) => [
                one.text,
                say(pen, 'Usage|Commitment|Monthly'),
                `${pen.day(new Date(Date.UTC(pen.date.getUTCFullYear(), pen.date.getUTCMonth())), 'D mon')} – ${pen.day(pen.date, 'D mon')}`,
                String(one.quantity),
                pen.plain(one.amount),
              ]),
            ],
          )}${facts(
            [
              ['Subtotal in EUR', pen.money(sumOf(sums.lines))],
              ['VAT (23%)', pen.money(sums.vat)],
              ['Total in EUR', pen.money(sums.total)],
            ],
            'margin-left:auto;width:90mm',
          )}${note(`Account ${pen.digits('###-###-####')}. Period ${span}. Prior payments are shown in your account at ${dayOff(pen, 0)}.`)}`,
        ],
        { sums, documentNumber: number },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),
}
