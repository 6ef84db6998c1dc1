/** Papers of Great Britain without a printed form: an invoice that somebody typed, the slip of a card machine alone, a mail that confirms a journey. */
import { block, escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { gb } from '../eighth/notations'
import { ordinal } from '../eighteenth/kit'
import { paper, place, type Papers } from '../fifteenth/kit'
import { sheet, slip, tall, typed } from '../fifteenth/tills-kit'
import { dayOff } from '../nineteenth/west-kit'
import { taxNumber } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { say } from '../twelfth/kit'
import { print } from '../twentieth/west-kit'
import { siteOf } from '../twenty-first/english-kit'
import { cardOf, these } from '../twenty-fifth/english-kit'

import { printedMail, typedOut } from './english-kit'

/** What a sole trader does, by a word of the name: with how many at most. */
const trades: Readonly<Record<string, string>> = {
  CLEANING: 'Weekly office clean;45;70;20|Inside windows;25;45;20|Deep clean of kitchen;60;110;20',
  Plumb:
    'Call-out and first hour;65;85;20|Replace ball valve;30;55;20|Service boiler;75;95;20|New outside tap;60;90;20',
  Sparks:
    'Fit LED floodlight;70;110;20|Replace double socket;25;40;20|PAT testing, per item;2;3.5;20|Periodic inspection report;140;220;20',
  Garden: 'Mowing and edging;30;45;20|Hedge cutting;60;120;20|Green waste to tip;20;35;20',
  FLOWERS: 'Reception arrangement, weekly;28;45;20|Table posies;9;14;20|Delivery;5;8;20',
  Decorat:
    'Prepare and paint office, per day;160;210;20|Materials as receipts;40;140;20|Gloss doors, each;35;50;20',
}

/** Where ferries and coaches go, by a word of their firm's name. */
const routes: Readonly<Record<string, string>> = {
  Skerry: 'Oban - Craignure',
  Solent: 'Southampton - Cowes',
  Greyfriars: 'Nottingham - London Victoria',
  Redstart: 'Newcastle - Leeds',
  Cymru: 'Aberystwyth - Birmingham',
}

export const gbPlain: Papers = {
  /** An invoice that a sole trader typed in a word processor: no lines of a table, everything below one another, the name in the middle in capitals or small at the left, the work told in sentences with its sum behind, the bank and a word of thanks. */
  'typed-column': paper(
    gb,
    'D month YYYY|DD/MM/YYYY|D mon YYYY',
    'book plain light',
    'PENNY ASHDOWN CLEANING;14 Quarry Bank;Bakewell DE45 1AA|Dave Rudd Plumbing;3 Orchard Close;Diss IP22 4LR|Sparks & Son Electrical;27 Tollgate Road;Hereford HR4 9QT|Green Lane Garden Care;8 Green Lane;Formby L37 7DL|FLOWERS BY MARGOT;The Lean-To, Mill Street;Ludlow SY8 1BB|S. Whitcombe Decorating;61 Dunster Avenue;Minehead TA24 6AJ',
    'GB',
    (pen, firm, to) => {
      const stock = Object.entries(trades).find(([word]) => firm.name.includes(word))?.[1] ?? ''
      const isTaxed = pen.chance(0.4)
      const sums = onTop(
        pen
          .buy(wares(stock), { count: [1, 3], most: 4, step: 250 })
          .lines.map((one) => ({ ...one, rate: isTaxed ? 20 : 0 })),
      )
      const number = pen.digits(say(pen, '##|1##|26-0##|0##'))
      const due = pen.chance(0.4) ? pen.after(pen.pick([7, 14, 30])) : undefined
      const date = pen.chance(0.4) ? ordinal(pen) : pen.day()
      const job = (one: (typeof sums.lines)[number]) =>
        one.quantity > 1
          ? `${one.text}, ${one.quantity} @ ${pen.money(one.unit)}: ${pen.money(one.amount)}`
          : `${one.text}: ${pen.money(one.amount)}`
      const isMiddle = pen.chance(0.6)
      const title = `<div style="${isMiddle ? 'text-align:center;' : ''}font-size:${isMiddle ? 18 : 12}pt;font-weight:bold">${escaped(firm.name)}</div><div style="${isMiddle ? 'text-align:center' : ''}">${block([...firm.address, `Mobile ${pen.digits('07### ######')}`, `${siteOf(firm.name, '')}@mailbox.example`])}</div>`
      const sum = pen.pick(['Total', 'TOTAL', 'Total to pay', 'Amount due'])
      return [
        `<div style="padding:6mm 8mm">${title}${typedOut(['', '', ...(pen.chance(0.5) ? ['INVOICE', ''] : ['Invoice', ''])], 'font-weight:bold')}${typedOut(
          these(
            `Invoice number: ${number}`,
            `Date: ${date}`,
            isTaxed && `VAT number: ${taxNumber(pen, 'GB')}`,
            '',
            to.name,
            ...to.address,
            '',
            say(pen, 'For work carried out as agreed:|For the following:|To work done:'),
            '',
            ...sums.lines.map(job),
            '',
            isTaxed && `Net: ${pen.money(sums.net)}`,
            isTaxed && `VAT at 20%: ${pen.money(sums.vat)}`,
          ),
        )}${typedOut([`${sum}: ${pen.money(sums.total)}`], 'font-weight:bold')}${typedOut(
          these(
            '',
            due
              ? `Please pay by ${pen.day(due)}.`
              : say(pen, 'Payment on receipt please.|Terms: 14 days.|Please pay within 30 days.'),
            '',
            say(pen, 'Bank transfer please to:|Please pay straight into my account:'),
            firm.name,
            `Sort code ${pen.digits('##-##-##')}`,
            `Account number ${pen.digits('########')}`,
            '',
            '',
            say(pen, 'Many thanks|With thanks for your custom|Thank you for your business'),
          ),
        )}</div>`,
        { sums, documentNumber: number, ...(due ? { due } : {}) },
        '#sheet { font-size: 11pt; line-height: 1.45; }',
      ]
    },
  ),

  /** The slip of a card machine alone: whose copy, the shop, numbers of merchant and terminal, the card, sale and total, a tip now and then, how the holder was verified; no goods and no tax. */
  'card-copy': slip(
    {
      shops:
        'THE PLOUGH & HARROW;MAIN ROAD;HATHERSAGE S32 1BB|Ottoline Hair Studio;5 The Pantiles;TUNBRIDGE WELLS TN2 5TE|KWIK SHOE REPAIRS;STATION CONCOURSE;CREWE CW2 6HR|Casa Bonita Tapas;19 Quay Street;TRURO TR1 2HD|CALEDONIAN CABS;LICENSED TAXI 771;EDINBURGH EH3 8DP|Dhillon Fish Bar;222 Soho Road;BIRMINGHAM B21 9LR',
      notation: gb,
      days: 'DD/MM/YYYY|DD/MM/YY|DD mon YYYY',
    },
    57,
    (pen, shop) => {
      const amount = pen.whole(60, 1180) * 10 + pen.pick([0, 0, 5, 9])
      const isEating = /PLOUGH|Tapas/.test(shop.name)
      const tip = isEating && pen.chance(0.5) ? pen.pick([200, 300, 500, 750]) : 0
      const sums = within([line('Sale', amount + tip)])
      const [card, number] = [cardOf(pen), pen.digits(say(pen, '0###|####|00####'))]
      const isPin = pen.chance(0.3)
      return [
        typed(
          57,
          30,
          print(
            say(pen, '^CUSTOMER COPY|^* CARDHOLDER COPY *|^CARDHOLDER COPY'),
            '',
            `^${shop.name}`,
            ...shop.address.map((text) => `^${text}`),
            '',
            `M:${pen.digits('***#####')}|TID:${pen.digits('****####')}`,
            `${pen.day()}|${pen.clock()}:${pen.digits('3#')}`,
            `RECEIPT|${number}`,
            '=-',
            card.name,
            `AID: ${card.aid}`,
            `**** **** **** ${card.end}`,
            `PAN SEQ NO: 0${pen.whole(0, 3)}`,
            isPin ? 'ICC' : 'CONTACTLESS',
            '=-',
            '!SALE',
            tip > 0 && `AMOUNT|${pen.money(amount)}`,
            tip > 0 && `GRATUITY|${pen.money(tip)}`,
            `!${tip > 0 ? 'TOTAL' : say(pen, 'TOTAL|AMOUNT|TOTAL')}|${pen.money(amount + tip)}`,
            '',
            isPin ? '^PIN VERIFIED' : say(pen, '^NO CARDHOLDER VERIFICATION|^DEVICE VERIFIED'),
            say(pen, '^Please debit my account|^PLEASE DEBIT MY ACCOUNT'),
            `^AUTH CODE: ${pen.digits('######')}`,
            '^APPROVED',
            '',
            '^THANK YOU',
            '^PLEASE RETAIN FOR',
            '^YOUR RECORDS',
            `^${pen.digits('v#.##.# / @@####')}`,
          ),
        ),
        { sums, documentNumber: number, hasLines: false },
        tall,
      ]
    },
  ),

  /** A mail that confirms a journey, printed without any letterhead: subject, sender and day above a rule, a reference, there and back with their days and times, fares, extras and what was paid, the company with its number in small print at the end. */
  'journey-mail': sheet(
    {
      shops:
        'Skerry Ferries;Ferry Terminal;Oban PA34 4DB;Skerry Ferries Limited|Solent Fastlink;1 Town Quay;Southampton SO14 2AQ;Solent Fastlink Operations Ltd|Greyfriars Coaches;Colwick Industrial Estate;Nottingham NG4 2JT;Greyfriars Travel Ltd|Redstart Express;2 Portland Terrace;Newcastle upon Tyne NE2 1QQ;Redstart Coach Lines plc|Cymru Cross-Country Coaches;Penglais Hill;Aberystwyth SY23 3DT;CCC Travel Cyf',
      notation: gb,
      days: 'D month YYYY|DD/MM/YYYY|dow D mon YYYY',
    },
    'A4',
    (pen, firm) => {
      const isSea = /Ferries|Fastlink/.test(firm.name)
      const [from = '', into = ''] = (
        Object.entries(routes).find(([word]) => firm.name.includes(word))?.[1] ?? ''
      ).split(' - ')
      const away = pen.whole(3, 40)
      const adults = pen.whole(1, 3)
      const sums = within(
        these(
          several(
            isSea ? 'Adult return' : 'Adult, Standard Flexi',
            adults,
            pen.whole(78, 390) * 10,
          ),
          isSea && pen.chance(0.6) && line('Car up to 5 m, return', pen.whole(320, 910) * 10),
          !isSea && pen.chance(0.5) && line('Extra luggage', 1000),
          pen.chance(0.6) && line('Booking fee', pen.pick([100, 150, 250])),
        ),
      )
      const number = pen.digits(say(pen, '@@@###|########|@#@#@#'))
      const person = say(pen, 'Ms Okafor|Mr Lister|Mrs Petrie')
      const site = siteOf(firm.name, '.example')
      const fares = sums.lines.map(
        (one) =>
          `${one.quantity} x ${one.text}${one.quantity > 1 ? ` @ ${pen.money(one.unit)}` : ''} = ${pen.money(one.amount)}`,
      )
      const leg = (name: string, one: string, other: string, days: number) => [
        `${name}: ${one} to ${other}`,
        `Departs ${dayOff(pen, days)} at ${pen.clock()}${isSea ? ', check in 30 minutes before' : ', please be at the stop 10 minutes before'}`,
      ]
      const mail = printedMail(
        `Your booking is confirmed - ${number}`,
        [
          ['From:', `${firm.name} <bookings@${site}>`],
          ['To:', 'accounts@hartwell-lofts.example'],
          ['Date:', `${pen.day()}, ${pen.clock()}`],
        ],
        typedOut([
          `Dear ${person},`,
          '',
          `Thank you for booking with ${firm.name}. Please show this e-mail on your phone or on paper when you ${isSea ? 'board' : 'join the coach'}.`,
          '',
          `Booking reference: ${number}`,
          `Booked on: ${pen.day()}`,
          '',
          ...leg('Outward', from, into, away),
          ...leg('Return', into, from, away + pen.whole(1, 6)),
          '',
          'Payment summary',
          ...fares,
          `${say(pen, 'Total paid|Total price|Total charged to your card')}: ${pen.money(sums.total)}`,
          `Paid by ${say(pen, 'Visa Debit|Mastercard')} ending ${pen.digits('####')}`,
          '',
          `Need to change your plans? Tickets can be amended up to 24 hours before departure for ${pen.money(500)} plus any difference in fare.`,
          '',
          'We look forward to welcoming you on board.',
          '',
        ]),
      )
      return [
        `${mail}<p class="grey" style="font-size:7.5pt">${escaped(lawful(firm))}. Registered office: ${place(firm, ', ')}. Company no. ${pen.digits('0#######')}. Passenger fares are zero-rated for VAT. This e-mail was sent from an address that cannot receive replies.</p>`,
        { sums, documentNumber: number },
        "#sheet { font: 10pt 'Liberation Sans', sans-serif; }",
      ]
    },
  ),
}
