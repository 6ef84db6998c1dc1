/** Papers of our own whose figures are easily taken wrongly, as a till or a printer sets them, with the truth. */
import type { DocumentKind } from '../../shared/receipts/reading'

export interface FigurePaper {
  name: string
  lines: string[]
  /** Of the second page, where there is one. */
  second?: string[]
  truth: {
    supplier: string
    /** As `YYYY-MM-DD`. */
    date: string
    /** What was paid or is to be paid in all; below zero where it comes back. */
    gross: string
    /** VAT in all; absent where there is none on the paper. */
    vat?: string
    /** Gross and VAT type of each rate, where there are several. */
    byRate?: string[]
    /** Absent where it is not paid, in several ways, or by whom only a person knows. */
    paid?: 'card' | 'cash'
    lastFour?: string
    /** ISO 4217; pounds where absent. */
    currency?: string
    /** Absent where receipt and invoice come to the same. */
    kind?: DocumentKind
    /** As `YYYY-MM-DD`. */
    due?: string
    /** Of the document. */
    number?: string
  }
}

const width = 38
export const row = (left: string, right = ''): string =>
  left + right.padStart(Math.max(1, width - left.length))
export const rule = '-'.repeat(width)
const centred = (text: string) => ' '.repeat(Math.max(0, (width - text.length) >> 1)) + text

/** A VAT number of its own for each name, with the check digits that HMRC gives (97 less the weighted sum). */
function vatNumberOf(name: string): string {
  const sum =
    Array.from(name).reduce((all, letter) => all * 31 + letter.charCodeAt(0), 7) % 9_000_000
  const digits = String(1_000_000 + sum)
  const weighted = Array.from(digits).reduce((all, digit, at) => all + Number(digit) * (8 - at), 0)
  const check = String(97 - (weighted % 97)).padStart(2, '0')
  return `GB ${digits.slice(0, 3)} ${digits.slice(3)} ${check}`
}

export const head = (name: string, street: string, town: string, vat = vatNumberOf(name)) => [
  centred(name),
  centred(street),
  centred(town),
  centred(`VAT No ${vat}`),
  '',
]

export const figurePapers: readonly FigurePaper[] = [
  {
    name: 'two rates in a table below the total',
    lines: [
      ...head('HOLLIN FARM SHOP', '4 Mill Lane', 'Otley LS21 3AA'),
      '12/11/2026 10:41',
      row('Bread', '2.50'),
      row('Eggs', '5.50'),
      row('Candles', '20.15'),
      rule,
      row('TOTAL GBP', '£28.15'),
      row('VISA DEBIT', '£28.15'),
      row('************4417'),
      row('VAT RATE    NET      VAT      GROSS'),
      row('20.00%    16.79     3.36     20.15'),
      row(' 0.00%     8.00     0.00      8.00'),
    ],
    truth: {
      supplier: 'Hollin Farm Shop',
      date: '2026-11-12',
      gross: '28.15',
      vat: '3.36',
      byRate: ['Standard 20.15', 'Zero 8.00'],
      paid: 'card',
      lastFour: '4417',
    },
  },
  {
    name: 'three rates in a table',
    lines: [
      ...head('DALE ENERGY & HARDWARE LTD', '18 Station Road', 'Leeds LS1 4DY'),
      'Date: 03/11/2026',
      row('Logs', '10.50'),
      row('Kindling bags', '5.60'),
      row('Axe', '15.00'),
      rule,
      row('Total to pay', '£31.10'),
      row('Cash', '£40.00'),
      row('Change', '£8.90'),
      '',
      row('VAT %      Net     VAT     Gross'),
      row('20.0     12.50    2.50     15.00'),
      row(' 5.0     10.00    0.50     10.50'),
      row(' 0.0      5.60    0.00      5.60'),
    ],
    truth: {
      supplier: 'Dale Energy & Hardware Ltd',
      date: '2026-11-03',
      gross: '31.10',
      vat: '3.00',
      byRate: ['Standard 15.00', 'Reduced 10.50', 'Zero 5.60'],
      paid: 'cash',
    },
  },
  {
    name: 'cash tendered and change are not the total',
    lines: [
      ...head('THE COPPER KETTLE', '2 High Street', 'Whitby YO21 1AA'),
      '09/11/2026  13:02',
      row('Tea', '3.20'),
      row('Scone', '4.10'),
      row('TOTAL', '£7.30'),
      row('CASH', '£20.00'),
      row('CHANGE', '£12.70'),
      row('VAT @ 20%', '£1.22'),
    ],
    truth: {
      supplier: 'The Copper Kettle',
      date: '2026-11-09',
      gross: '7.30',
      vat: '1.22',
      paid: 'cash',
    },
  },
  {
    name: 'a gratuity on the card slip is part of what was paid',
    lines: [
      ...head('TRATTORIA VERDE', '11 Castle Street', 'Edinburgh EH2 3AH'),
      '07/11/2026 21:15',
      row('Food', '48.00'),
      row('Drinks', '16.00'),
      row('Subtotal', '£64.00'),
      row('Service charge 12.5%', '£8.00'),
      row('TOTAL', '£72.00'),
      row('MASTERCARD', '£72.00'),
      row('**** **** **** 9021'),
      row('VAT included 20%', '£10.67'),
    ],
    truth: {
      supplier: 'Trattoria Verde',
      date: '2026-11-07',
      gross: '72.00',
      vat: '10.67',
      paid: 'card',
      lastFour: '9021',
    },
  },
  {
    name: 'a discount above the total',
    lines: [
      ...head('PAPER & PEN', '77 Bridge Street', 'Chester CH1 1NW'),
      '02/11/2026',
      row('Toner', '60.00'),
      row('Paper A4 x5', '20.00'),
      row('Subtotal', '80.00'),
      row('Loyalty discount 10%', '-8.00'),
      row('Total', '£72.00'),
      row('Of which VAT 20%', '£12.00'),
      row('Paid by card ending 1188'),
    ],
    truth: {
      supplier: 'Paper & Pen',
      date: '2026-11-02',
      gross: '72.00',
      vat: '12.00',
      paid: 'card',
      lastFour: '1188',
    },
  },
  {
    name: 'net, VAT and gross of an invoice',
    lines: [
      'Northway Joinery Ltd',
      'Unit 6, Canal Works, Hull HU3 4AB',
      'VAT Reg No GB 987 6543 21',
      '',
      'INVOICE NJ-2041',
      'Invoice date: 5 November 2026',
      'Due date: 5 December 2026',
      'Bill to: Amber & Co, 3 Park Row, York',
      '',
      row('Oak shelving, fitted', '1,200.00'),
      row('Delivery', '45.00'),
      rule,
      row('Net total', '£1,245.00'),
      row('VAT at 20%', '£249.00'),
      row('Total due', '£1,494.00'),
    ],
    truth: {
      supplier: 'Northway Joinery Ltd',
      date: '2026-11-05',
      gross: '1494.00',
      vat: '249.00',
      due: '2026-12-05',
      number: 'NJ-2041',
    },
  },
  {
    name: 'an invoice that is partly paid',
    lines: [
      'Signal Print Ltd',
      '9 Quay Street, Bristol BS1 4JD',
      'VAT number GB 222 3334 44',
      '',
      'Invoice no. 7781        Date 10/11/2026',
      row('Leaflets 5,000', '250.00'),
      row('Subtotal', '£250.00'),
      row('VAT 20%', '£50.00'),
      row('Invoice total', '£300.00'),
      row('Deposit received', '-£100.00'),
      row('Balance due', '£200.00'),
    ],
    truth: {
      supplier: 'Signal Print Ltd',
      date: '2026-11-10',
      gross: '300.00',
      vat: '50.00',
      number: '7781',
    },
  },
  {
    name: 'fuel, where litres and price look like money',
    lines: [
      ...head('NORTHGATE FUELS', 'A64 Services', 'York YO60 7JX'),
      '12/11/2026 08:05',
      'PUMP 4  UNLEADED',
      row('42.31 L @ 144.9 p/L', '61.31'),
      row('TOTAL', '£61.31'),
      row('VAT 20.00%', '£10.22'),
      row('NET', '£51.09'),
      row('CONTACTLESS VISA **** 3302'),
    ],
    truth: {
      supplier: 'Northgate Fuels',
      date: '2026-11-12',
      gross: '61.31',
      vat: '10.22',
      paid: 'card',
      lastFour: '3302',
    },
  },
  {
    name: 'points and savings that are larger than the total',
    lines: [
      ...head('WESTMOOR STORES', '120 Queens Road', 'Nottingham NG2 3AS'),
      '01/11/2026 17:44',
      row('Coffee', '4.00'),
      row('Biscuits', '1.25'),
      row('Total', '£5.25'),
      row('Card', '£5.25'),
      row('You saved', '£6.40'),
      row('Points balance', '1240'),
    ],
    truth: { supplier: 'Westmoor Stores', date: '2026-11-01', gross: '5.25', paid: 'card' },
  },
  {
    name: 'everything at no VAT',
    lines: [
      ...head('CHAPEL BOOKSHOP', '1 Chapel Yard', 'Hay HR3 5AA'),
      '06/11/2026',
      row('Atlas of tides', '18.99'),
      row('Tax handbook', '42.00'),
      row('TOTAL', '£60.99'),
      row('AMEX', '£60.99'),
      row('VAT 0.00%', '£0.00'),
    ],
    truth: {
      supplier: 'Chapel Bookshop',
      date: '2026-11-06',
      gross: '60.99',
      vat: '0.00',
      paid: 'card',
    },
  },
  {
    name: 'a till without VAT',
    lines: [
      centred('MARKET STALL 14'),
      centred('Kirkgate Market, Leeds LS2 7HY'),
      '14/11/2026',
      row('Fruit', '3.00'),
      row('Flowers', '8.50'),
      row('TOTAL', '£11.50'),
      row('CASH', '£11.50'),
    ],
    truth: { supplier: 'Market Stall 14', date: '2026-11-14', gross: '11.50', paid: 'cash' },
  },
  {
    name: 'VAT letters beside the items',
    lines: [
      ...head('BRIGGATE FOODS', '21 Briggate', 'Leeds LS1 6HD'),
      '11/11/2026 12:20',
      row('Sandwich            Z', '3.60'),
      row('Hot soup            S', '4.80'),
      row('Crisps              S', '1.20'),
      row('Milk                Z', '1.40'),
      row('TOTAL', '£11.00'),
      row('DEBIT CARD', '£11.00'),
      row('S 20.00%   NET 5.00   VAT 1.00'),
      row('Z  0.00%   NET 5.00   VAT 0.00'),
    ],
    truth: {
      supplier: 'Briggate Foods',
      date: '2026-11-11',
      gross: '11.00',
      vat: '1.00',
      byRate: ['Standard 6.00', 'Zero 5.00'],
      paid: 'card',
    },
  },
  {
    name: 'a date of print beside the date of the sale',
    lines: [
      ...head('CITY PARKING', 'Dock Street', 'Liverpool L3 4AA'),
      'Entry   08/11/2026 09:02',
      'Paid    08/11/2026 17:31',
      row('Parking 8 h', '£14.40'),
      row('Includes VAT 20%', '£2.40'),
      row('Total paid', '£14.40'),
      'Receipt printed 15/11/2026',
    ],
    truth: { supplier: 'City Parking', date: '2026-11-08', gross: '14.40', vat: '2.40' },
  },
  {
    name: 'a total in words and in figures, with an order total above',
    lines: [
      'Elm Office Supplies',
      'Elm House, 8 Elm Grove, Cardiff CF10 2AA',
      'VAT No. GB 456 7890 12',
      'Date 04 Nov 2026',
      row('Desk', '180.00'),
      row('Chair', '95.00'),
      row('Order value', '275.00'),
      row('Delivery', '15.00'),
      row('VAT 20%', '58.00'),
      row('Grand total GBP', '348.00'),
      'Three hundred and forty-eight pounds',
    ],
    truth: { supplier: 'Elm Office Supplies', date: '2026-11-04', gross: '348.00', vat: '58.00' },
  },
]
