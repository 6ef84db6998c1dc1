/** Papers of Canada of an ordinary month: a shop's till with the terminal's record, a freelancer's invoice of the program with a large amount due. */
import { escaped, firms, sumOf, wares } from '../eighth/kit'
import { taxed, caWest } from '../eleventh/kit'
import { legal, paper, place, tr, who, type Papers } from '../fifteenth/kit'
import { bars, each, slip, tall, typed } from '../fifteenth/tills-kit'
import { stacked } from '../thirteenth/kit'
import { taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'
import { nines, pieces, print } from '../twentieth/west-kit'

import { bigName, twelve } from './english-kit'

/** Names and percents of the taxes of a province. */
const taxes: Readonly<Record<string, readonly (readonly [name: string, rate: number])[]>> = {
  ON: [['HST', 13]],
  NB: [['HST', 15]],
  NL: [['HST', 15]],
  AB: [['GST', 5]],
  BC: [
    ['GST', 5],
    ['PST', 7],
  ],
  MB: [
    ['GST', 5],
    ['PST', 7],
  ],
  SK: [
    ['GST', 5],
    ['PST', 6],
  ],
}

const taxesIn = (town: string) => taxes[/ (..) [A-Z]\d[A-Z]/.exec(town)?.[1] ?? ''] ?? []

const inBritishColumbia = firms(
  'Kootenay Glassworks Ltd.;818 Baker Street;Nelson BC V1L 4J5|Salt Spring Cheese House;285 Reynolds Road;Salt Spring Island BC V8K 1Y2|Fraserview Physio Inc.;6420 Fraser St;Vancouver BC V5W 3A4|Cariboo Log Homes Ltd.;1010 Mackenzie Ave S;Williams Lake BC V2G 1X8',
)

export const caPapers: Papers = {
  /** A shop's till with the terminal's record: number for tax below the name, goods at prices that end on nine, the province's taxes each on a line, then the record of the card's machine, approved, to be kept. */
  'terminal-record': slip(
    {
      shops:
        'NORTHERN TIRE & HARDWARE;1180 Second Ave E;Owen Sound ON N4K 2J1;J. Kovac Retail Inc.|Pharmaplus Drug Mart;345 Main St;Moncton NB E1C 1C1;R. Leger Pharmacy Ltd.|HOME & FARM CO-OP;502 Centre St;Yorkton SK S3N 3A5;Parkland Co-operative Assn. Limited|Maple Office Supply;12 Water St;St. John’s NL A1C 1A2|PRAIRIE DOLLAR STORE;1500 18th St;Brandon MB R7A 5C5|Red Barn Garden Centre;4221 Lakeshore Rd;Kelowna BC V1W 1V8;Red Barn Nurseries Ltd.',
      notation: caWest,
      days: 'YYYY/MM/DD|YYYY-MM-DD|MM/DD/YYYY|DD/mon/YY',
    },
    80,
    (pen, shop) => {
      const [own, paid] = [taxesIn(shop.address[1] ?? ''), pen.clock()]
      const goods = nines(
        pen,
        'WINDSHIELD WASHER 3.78L;3.9;6.9|TOTE 68L;12.9;19.9|LED A19 4PK;7.9;12.9|EXTENSION CORD 15M;19.9;34.9|PRINTER PAPER 500;7.9;11.9|MARKERS 8PK;5.9;9.9|POTTING SOIL 25L;7.9;13.9|WORK GLOVES;9.9;16.9|GARBAGE BAGS 50;9.9;15.9|TAPE MEASURE 8M;11.9;19.9',
        { count: [1, 6], most: 3 },
      )
      const { sums, taxes: shares } = taxed(
        goods,
        own.map(([, rate]) => rate),
      )
      const number = pen.digits(say(pen, '######|##-####-####|T#####'))
      const isInterac = pen.chance(0.6)
      return [
        typed(
          80,
          40,
          print(
            bigName(shop.name, 14, 'margin-bottom:1mm'),
            ...shop.also.map((text) => `^${text}`),
            ...shop.address.map((text) => `^${text}`),
            `^${pen.digits('(###) ###-####')}`,
            `^${own[0]?.[0] ?? 'GST'} # ${taxNumber(pen, 'CA').replaceAll(' ', '')}`,
            '',
            `TRANS # ${number}|REG ${pen.whole(1, 12)}`,
            `${pen.day()} ${twelve(paid)}|CASHIER ${say(pen, 'BRENDA|JAS|0114')}`,
            '=-',
            each(goods, (one) =>
              print(
                `${one.text}|${pen.money(one.amount)} ${own.length > 1 ? 'GP' : (own[0]?.[0].charAt(0) ?? '')}`,
                one.quantity > 1 && `··${one.quantity} @ ${pen.money(one.unit)}`,
              ),
            ),
            '=-',
            `SUBTOTAL|${pen.money(sums.net)}`,
            ...shares.map(
              ({ rate, vat }, at) => `${own[at]?.[0] ?? ''} ${rate}%|${pen.money(vat)}`,
            ),
            `!TOTAL|${pen.money(sums.total)}`,
            `${isInterac ? 'DEBIT' : 'CREDIT'}|${pen.money(sums.total)}`,
            `ITEM COUNT: ${pieces(goods)}`,
            '',
            '^TRANSACTION RECORD',
            'TYPE: PURCHASE',
            `ACCT: ${isInterac ? 'FLASH DEFAULT' : say(pen, 'VISA|MASTERCARD')}|${pen.money(sums.total)}`,
            `CARD NUMBER: ************${pen.digits('####')}`,
            `DATE/TIME: ${pen.day(pen.date, 'YY/MM/DD')} ${paid}:${pen.digits('3#')}`,
            `REFERENCE #: ${pen.digits('66###### ##########')}`,
            `AUTH #: ${pen.digits('######')}`,
            isInterac ? 'INTERAC  A0000002771010' : 'CREDIT  A0000000031010',
            '^00 APPROVED - THANK YOU',
            '^IMPORTANT - Retain this copy',
            '^for your records',
            '^*** CUSTOMER COPY ***',
            '=-',
            `^Collect points: you earned ${Math.floor(sumOf(goods) / 200)} today`,
            '^Returns within 30 days with receipt',
          ),
        ) + bars(pen, 56),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A freelancer's invoice of the program with a large amount due: a band of colour with the firm's name at its side, four facts in small grey words, the amount due in large figures, lines with their tax below, both taxes with their numbers, notes and terms. */
  'amount-due-band': paper(
    caWest,
    'YYYY-MM-DD|month D, YYYY|mon D, YYYY|DD/MM/YYYY',
    'light plain wide letter',
    'Cedar & Stone Landscaping;2290 Oak Bay Ave;Victoria BC V8R 1G4;Cedar and Stone Landscape Ltd.|Wildrye Design Studio;1220 Homer St, Unit 300;Vancouver BC V6B 2Y5|BLACK TUSK ELECTRIC;38100 Second Ave;Squamish BC V8B 0C3;Black Tusk Electric Inc.|Okanagan Bookkeeping Co.;1630 Pandosy St;Kelowna BC V1Y 1P7|Shoreline Web & Photo;420 Wallace St;Nanaimo BC V9R 5B7;1184402 B.C. Ltd.',
    'CA',
    (pen, firm) => {
      const to = pen.pick(inBritishColumbia)
      const isService = /Bookkeeping|Design/.test(firm.name)
      const lines = pen.buy(
        wares(
          firm.name.includes('Bookkeeping')
            ? 'Monthly bookkeeping;280;450|Payroll run;45;75|GST return filing;90;140|Software subscription;38;75'
            : /Design|Web/.test(firm.name)
              ? 'Design hours;85;110|Website maintenance;90;180|Photo session;350;600|Stock images;15;40'
              : firm.name.includes('ELECTRIC')
                ? 'Electrician labour;95;120|Panel breaker 20A;18;34|Receptacle, GFCI;24;38|Service call;85;120'
                : 'Landscape crew hours;65;85|Hedge trimming;120;260|Bark mulch, yard;48;72|Disposal fee;60;95',
        ),
        { count: [1, 4], most: 9, step: 50 },
      ).lines
      const own = taxesIn(to.address[1] ?? '').slice(0, isService ? 1 : 2)
      const { sums, taxes: shares } = taxed(
        lines,
        own.map(([, rate]) => rate),
      )
      const number = pen.digits(say(pen, '00000##|0000###|INV-####|1###'))
      const due = pen.after(pen.pick([14, 15, 30]))
      const colour = pen.pick(['#0f766e', '#1e3a8a', '#374151', '#b45309'])
      const items = lines
        .map(
          (one) =>
            tr('lrrr', [
              [one.text, pen.money(one.unit), String(one.quantity), pen.money(one.amount)],
            ]) +
            `<tr><td class="grey tiny" style="padding-top:0">${say(pen, 'As per estimate|Including materials|See timesheet')}</td><td class="r grey tiny" style="padding-top:0">+${own.map(([name]) => name).join(', +')}</td></tr>`,
        )
        .join('')
      const total = (label: string, value: string, css = '') =>
        `<tr style="${css}"><td class="r">${label}</td><td class="r" style="width:34mm">${value}</td></tr>`
      return [
        `<div style="background:${colour};color:#fff;margin:-14mm -18mm 9mm;padding:10mm 18mm" class="sides"><div style="font-size:19pt;font-weight:bold">${escaped(firm.name)}</div><div class="r">${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}<br>${pen.digits('(###) ###-####')}</div></div><div class="cols"><div><div style="color:${colour};font-size:80%">Billed To</div>${who(to)}</div>${stacked(
          [
            ['Date of Issue', pen.day()],
            ['Due Date', pen.day(due)],
          ],
          colour,
        )}${stacked([['Invoice Number', number], ...(pen.chance(0.4) ? [['Reference', say(pen, 'Spring project|Phase 2')] as const] : [])], colour)}<div class="r"><div style="color:${colour};font-size:80%">Amount Due (CAD)</div><div style="font-size:22pt">${pen.money(sums.total)}</div></div></div><div style="border-top:0.8mm solid ${colour};margin-top:9mm"></div><table class="t"><tr style="color:${colour};font-size:85%"><th>Description</th><th class="r">Rate</th><th class="r">Qty</th><th class="r">Line Total</th></tr>${items}</table><table style="margin-left:auto">${total('Subtotal', pen.plain(sums.net))}${shares
          .map(({ rate, vat }, at) =>
            total(
              `${own[at]?.[0] ?? ''} (${rate}%)<br><span class="tiny grey">#${at === 0 ? taxNumber(pen, 'CA').replaceAll(' ', '') : pen.digits('PST-####-####')}</span>`,
              pen.plain(vat),
            ),
          )
          .join(
            '',
          )}${total('Total', pen.plain(sums.total), 'border-top:0.2mm solid #999')}${total('Amount Paid', '0.00')}${total(`<span style="color:${colour}">Amount Due (CAD)</span>`, pen.money(sums.total), `border-top:0.8mm double ${colour}`)}</table><div style="margin-top:14mm"><div style="color:${colour};font-size:80%">Notes</div>${say(pen, 'It was a pleasure working with you.|Thank you for your business!|E-transfers welcome, see below.')}<div style="color:${colour};font-size:80%;margin-top:4mm">Terms</div>Please pay by Interac e-Transfer to the address that sent this invoice. Interest of 2% per month on overdue accounts.</div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),
}
