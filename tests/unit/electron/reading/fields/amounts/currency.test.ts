/** Of electron/reading/fields: what a paper is paid with, and when that is sure. */
import { describe, expect, test } from 'vitest'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

/** `USD!` where it is sure, `USD?` where it is not. */
function currencyOn(...rows: string[]): string | undefined {
  const { currency } = readFields(paper(...rows), { today: '2026-11-28', home: 'GB' })
  return currency && `${currency.value}${currency.isSure ? '!' : '?'}`
}

describe('a British postcode makes pounds sure', () => {
  test.each([
    ['14 High Street', 'Leeds LS1 2AB'],
    ['14 High Street', 'Birmingham B2 4ND'],
    ['14 Deansgate', 'M1 2EA'],
    ['1 Newgate Street', 'London EC1A 7AA'],
    ['Leeds LS1 2AB | Amount due | 3.50'],
  ])('%s %s', (...rows) => {
    expect(currencyOn('Corner Shop', ...rows, 'Total 3.50')).toBe('GBP!')
  })

  test.each([
    'UNIT B1 2ND FLOOR',
    'Level L2 3RD Floor',
    'Block AB1 2ND Floor',
    'MILK A2 2LT | 3.50',
    'MILK A2 2LT',
    'LAMP E14 2PK | 3.50',
    'O-RING B12 4EA 3.50',
  ])('but %s is none', (row) => {
    expect(currencyOn('Corner Shop', row, 'Total 3.50')).toBeUndefined()
  })
})

describe('a country makes its money sure by its name where an address ends', () => {
  test.each([
    [['The Oak', 'Pint 6.50', 'Registered in England and Wales 1234567'], 'GBP!'],
    [['The Oak', 'Belfast', 'Northern Ireland', 'Pint 6.50'], 'GBP!'],
    [['Kopi House', '1 Raffles Place, Singapore 048616', 'Kopi $6.50'], 'SGD!'],
    [['Kopi House', 'Sydney, Australia', 'Kopi $6.50'], 'AUD!'],
    [['Kopi House', 'Sydney NSW 2000 Australia', 'Kopi $6.50'], 'AUD!'],
    [['Desert Grill', 'Santa Fe, New Mexico 87501', 'Taco $6.50'], 'USD!'],
    [['Desert Grill', 'Santa Fe, NM 87501', 'GREEN CHILE STEW $6.50'], 'USD!'],
    [['Corner Mart', 'Boston, MA 02110', 'CANADA DRY $6.50'], 'USD!'],
    [['Thai Kitchen', 'Boston, MA 02110', 'SINGAPORE NOODLES | $6.50'], 'USD!'],
    [['Kiwi Cafe', '12 Queen Street, Auckland', 'Flat white $6.50'], 'NZD!'],
  ])('%j', (rows, code) => {
    const total = code === 'GBP!' ? 'Total 6.50' : 'Total $6.50'
    expect(currencyOn(...rows, total)).toBe(code)
  })

  test.each([
    ['NEW ENGLAND CLAM | 6.50', 'Total 6.50'],
    ['New England Seafood', 'Total 6.50'],
    ['Newtown, New South Wales', 'Total 6.50'],
    ['The Prince of Wales', 'Total 6.50'],
    ['CANADA DRY | $6.50', 'Total $6.50'],
    ['SINGAPORE NOODLES', '1 x $6.50', 'Total $6.50'],
    ['GREEN CHILE | $6.50', 'Total $6.50'],
    ['Lamb shoulder $5.00', 'Product of Australia', 'Total $6.50'],
    ['Glass of red $5.00', 'Malbec, Argentina', 'Soda $1.50', 'Total $6.50'],
    ['Colombia', '$5.00', 'Kenya', '$1.50', 'Total $6.50'],
    ['Hong Kong Garden', 'Total $6.50'],
  ])('and not %s, %s', (...rows) => {
    expect(currencyOn('Corner Shop', ...rows) ?? '').not.toMatch(/!/)
  })

  test('what a customer may be told by makes nothing sure', () => {
    const customer = ['Bill to|', 'Northgate Design Ltd|', '18 High Street|', 'Leeds LS1 5PY|']
    const invoice = ['Murphy Consulting | INVOICE', 'Cork|', ...customer, 'Total | 120.00']
    expect(currencyOn(...invoice)).not.toBe('GBP!')
    const dollars = ['Bill to|', 'Koala Design Pty Ltd|', 'Perth WA 6000|', 'Total | $120.00']
    expect(currencyOn('Lumen Tools | INVOICE', ...dollars)).toBe('AUD?')
  })

  test('nor where a guest is at home', () => {
    const guest = ['Guest | Mr John Smith', 'Address | 1 Mill Lane, Leeds LS1 2AB']
    const hotel = ['Hotel Bali Sun', ...guest, 'john@firm.co.uk', '+44 7700 900123']
    expect(currencyOn(...hotel, 'Room 120.00', 'Total 120.00')).toBe('GBP?')
    const own = ['Harbour Hotel', 'Address | 1 Mill Lane, Leeds LS1 2AB']
    expect(currencyOn(...own, 'Room 120.00', 'Total 120.00')).toBe('GBP!')
  })

  test('nor does what tells two countries', () => {
    const rows = ['Lumen Tools Inc', 'Austin, TX 78701', 'ABN 51 824 753 556', 'Total $6.50']
    expect(currencyOn(...rows)).toBe('AUD?')
    expect(currencyOn('Hotel Danmark', 'CVR 12345678', 'Malmö, Sverige', 'Total 120,00 kr')).toBe(
      'DKK?',
    )
    expect(currencyOn('Murphys', 'Leeds LS1 2AB', 'Dublin, Ireland', 'Total 6.50')).toBe('GBP?')
  })
})

describe('states of dollars are told by their postcodes', () => {
  test.each([
    [['Portland, Oregon 97201'], 'USD!'],
    [['Portland OR 97201'], 'USD!'],
    [['Boise ID 83702'], 'USD!'],
    [['BOSTON, MA'], 'USD!'],
    [['Perth WA 6000'], 'AUD!'],
    [['FREMANTLE WA', 'EFTPOS', 'GST 0.59'], 'AUD!'],
    [['Toronto, ON M5V 2T6'], 'CAD!'],
    [['Victoria, BC, Canada V8W 1P6'], 'CAD!'],
    [['TXN ID 44182'], '$?'],
    [['APPROVED OK 044182'], '$?'],
    [['FREMANTLE WA'], '$?'],
  ])('%j', (rows, code) => {
    expect(currencyOn('Corner Books', ...rows, 'Book | $6.50', 'Total | $6.50')).toBe(code)
  })
})

test.each([
  [['GST Reg No: M2-0012345-6'], 'SGD!'],
  [['UEN 201812345K', 'GST 9%'], 'SGD!'],
  [['GST REG NO 201812345K'], 'SGD!'],
  [['UEN: 53123456X', 'GST'], 'SGD!'],
  [['GST No 123-456-789'], 'NZD!'],
  [['NIT 900.123.456-7'], 'COP!'],
  [['NIT COMB'], '$?'],
  [['ABN AMRO Bank'], '$?'],
])('of dollars numbers of tax tell whose they are: %j', (rows, code) => {
  expect(currencyOn('Kopi House', ...rows, 'Kopi $1.80', 'Total $1.80')).toBe(code)
})

describe('a word that names money is none in a name', () => {
  test.each([
    ['EURO CAR PARTS', 'VAT 5.42'],
    ['Euro Garages', 'VAT 5.42'],
    ['Acme Holdings plc', 'LEI: 213800ABCDEFGH123456', 'VAT 5.42'],
    ['LEI GARDEN RESTAURANT', 'VAT 5.42'],
    ['Forint Design', 'VAT 5.42'],
    ['KR Motors', 'VAT 5.42'],
    ['TL Electrical', 'VAT 5.42'],
    ['RON BAKER PLUMBING', 'VAT 5.42'],
    ['TRY OUR PIES', 'VAT 5.42'],
    ['The Lodge', 'RM 214', 'VAT 5.42'],
  ])('%s %s', (...rows) => {
    expect(currencyOn(...rows, 'Work 27.08', 'Total 32.50')).toBe('GBP?')
    expect(currencyOn(...rows, 'Leeds LS1 2AB', 'Work 27.08', 'Total 32.50')).toBe('GBP!')
    expect(currencyOn(...rows, 'Austin, TX 78701', 'Work $27.08', 'Total $32.50')).toBe('USD!')
  })

  test.each(['Exit 4:30 PM 27.08', 'Skirting 2.40 FT | 27.08', 'Bolt M8 1.25 DIN 933 | 27.08'])(
    'nor is one beside an amount: %s',
    (row) => {
      expect(currencyOn('Yard', row, 'VAT 5.42', 'Total 32.50')).toBe('GBP?')
      expect(currencyOn('Yard', 'Leeds LS1 2AB', row, 'Total 32.50')).toBe('GBP!')
    },
  )

  test.each([
    [['Étterem', 'Budapest', 'Leves | 1 200 Ft', 'Összesen | 1 200 Ft'], 'HUF!'],
    [['Lokanta', 'İstanbul', 'Çorba 120,00', 'TOPLAM 120,00 TL', 'KDV %10'], 'TRY!'],
    [['Cafe', 'İstanbul', 'Kahve ₺95,00', 'Toplam ₺95,00'], 'TRY!'],
    [['Total AED (incl. VAT) | 76.00', 'VAT 5% AED | 3.62'], 'AED!'],
    [['Bistro', 'Total EURO | 32,50'], 'EUR!'],
    [['Bistro', 'Kaffee | 32,50', 'Summe | 32,50', 'Alle Preise in Euro'], 'EUR?'],
    [['Hotel', 'Total lei | 32,50'], 'RON!'],
    [['Hotel', 'Pranz 32,50 LEI', 'Total 32,50 LEI'], 'RON!'],
  ])('and is where it stands at a sum: %j', (rows, code) => {
    expect(currencyOn(...rows)).toBe(code)
  })
})

test('a single amount in other money does not tell that of the paper', () => {
  expect(currencyOn('Kiosk', 'Kaffee 4.50', 'Wasser 2.00', 'Total 6.50', 'EUR 6.90')).toBe('EUR?')
  const till = ['Kiosk', 'Tea 4.50', 'Total NZD 4.50', 'Amount due | 4.50']
  expect(currencyOn(...till)).toBe('NZD!')
  expect(currencyOn('Kiosk', 'Leeds LS1 2AB', 'Tea 4.50', 'Total 4.50', 'Deposit £1.00')).toBe(
    'GBP!',
  )
})

test('a total in dollars is in no pounds', () => {
  expect(currencyOn('Acme', 'Postage £18.20', 'Total $22.50')).toBe('$?')
  expect(currencyOn('Acme', 'Plan US$22.50', 'Total $22.50')).toBe('USD!')
})

test('nor does one of two totals, where other money is used', () => {
  const till = ['Beiz', 'CHE-116.311.185 MWST', 'Kaffee 6.50', 'Total 6.50', 'Total EUR 6.90']
  expect(currencyOn(...till)).toBe('CHF?')
  expect(currencyOn('Agentur GmbH', 'CHE-116.311.185', 'Total EUR 450.00')).toBe('EUR!')
})

test('a street of Malaysia may be one of Singapore or Indonesia', () => {
  const street = ['Kopitiam', '1 Jalan Besar']
  expect(currencyOn(...street, 'Singapore 208787', 'Kopi 1.80', 'Total 1.80')).toBe('SGD?')
  expect(currencyOn(...street, '50450 Kuala Lumpur', 'Kopi 1.80', 'Total 1.80')).toBe('MYR!')
})

test.each([
  'Bizdate: 10/02/2017 | RM',
  'GST NO. : 001800839168',
  '16200 Palekbang, Kelantan',
  '40170 SHAH ALAM',
])('ringgits are known by what papers of Malaysia say: %s', (row) => {
  expect(currencyOn('B & Best Restaurant', row, 'Noodle | 7.00', 'Net total | 7.00')).toBe('MYR!')
})

test('a home user whose paper says nothing is asked, and one whose paper says it is not', () => {
  expect(currencyOn('Corner Shop', 'Milk 1.50', 'Total 1.50')).toBeUndefined()
  expect(currencyOn('Corner Shop', 'Milk 1.50', 'VAT 0.25', 'Total 1.50')).toBe('GBP?')
  expect(currencyOn('Corner Shop', 'VAT No GB 980 7806 84', 'Total 1.50')).toBe('GBP!')
  expect(currencyOn('Corner Shop', 'Milk £1.50', 'Total £1.50')).toBe('GBP!')
})

test('a British address on a paper from a town of America or Canada is the customer’s', () => {
  const guest = ['Daniel Whitcombe', 'Sheffield S3 8SA', 'United Kingdom']
  const inAustin = ['Room charge 219.00', 'Total 219.00', '402 E 7th Street, Austin, TX 78701']
  expect(currencyOn('Lone Star Suites', ...guest, ...inAustin)).toBe('USD?')
  const inVancouver = ['Accommodation 245.00', 'Total 245.00', 'Balance 0.00 CAD']
  const town = '620 Prior Street, Vancouver, British Columbia V6A 2E4'
  expect(currencyOn('Strathcona House', ...guest, ...inVancouver, town)).toBe('CAD!')
})

test('a firm that is registered in England bills a customer in America in pounds', () => {
  const customer = ['Bill to Tavistock Games Inc', 'Burlington, VT 05401']
  const firm = 'Seabright Ltd, registered in England 4418821, Redruth TR15 2BX'
  expect(currencyOn(...customer, 'Design 640.00', 'Total 640.00', firm)).toBe('GBP!')
})

test('Lagos is a town of Portugal as well', () => {
  const till = ['Praça Gil Eanes 18, Lagos', 'Água 1,50', 'Fatura simplificada', 'Total 1,50']
  expect(currencyOn('Farmácia', ...till)).not.toBe('NGN?')
  expect(currencyOn('Kiosk', 'Ikeja, Lagos', 'Water 150.00', 'Total 150.00')).toBe('NGN?')
})

test('a small British firm that names a place in America bills in pounds', () => {
  const firm = ['Harriet Lowe Design', '14 Mill Lane, Leeds LS2 7AB', 'hello@harrietlowe.com']
  const customer = ['INVOICE', 'Brightside Media Inc', '200 Congress Avenue', 'Austin, TX 78701']
  expect(currencyOn(...firm, ...customer, 'Logo 2,000.00', 'Total 2,000.00')).toBe('GBP!')
  const till = ['The Swan Hotel', 'High Street, Bibury GL7 5NW', 'Tea 4.50', 'Total 4.50']
  expect(currencyOn(...till, 'VAT included', 'Guarantee: Mattel, El Segundo, CA 90245')).toBe(
    'GBP!',
  )
})

test('a French firm that names a customer in Texas bills in no dollars', () => {
  const firm = ['Atelier Lune', '12 rue de Nice, 75011 Paris, France', 'Facture']
  const rows = ['Brightside Media', 'Austin, TX 78701', 'Dessin 240,00', 'TVA 40,00']
  expect(currencyOn(...firm, ...rows, 'Montant total 240,00')).toBe('EUR?')
})

test('a currency alone over the column of amounts is theirs, though a note tells the sum in pounds', () => {
  const head = ['Prys-Jones Translations', 'Denbigh LL16 4NL', 'Description | Quantity | EUR']
  const rows = ['Manual | 14,380 words | 1,725.60', 'Data sheets | 3,200 words | 144.00']
  const note = 'For my records only: HMRC rate of the month 0.8672, equal to £1,621.39.'
  const all = [...head, ...rows, 'Total amount due | 1,869.60', note]
  expect(currencyOn(...all)).toBe('EUR?')
})

test('the column of something declared is not that of the total', () => {
  const head = [
    'Harbour Freight Ltd',
    'Leeds LS1 1AA',
    'Freight | £640.00',
    'Customs entry | £85.00',
  ]
  const all = [...head, 'Total to pay | £725.00', 'Goods declared | EUR', 'Machine | 14,000.00']
  expect(currencyOn(...all)).toBe('GBP!')
})

test('pounds that recognition read as euros are pounds where the card machine spells them out', () => {
  const slip = ['MacAteer Bros', 'TO PAY € 258.02', 'CARD | 258.02']
  expect(currencyOn(...slip, 'SALE | GBP258.02')).toBe('GBP?')
  expect(currencyOn(...slip, 'SALE | EUR258.02')).toBe('EUR!')
  // What it is in pounds is another sum.
  expect(currencyOn(...slip, 'SALE | GBP220.53')?.slice(0, 3)).toBe('EUR')
})

test('a code at the same sum elsewhere says whose dollars the total is in', () => {
  const rows = ['Toronto, Ontario', 'Amount Due (CAD) | $2,361.70', 'Total | 2,361.70']
  const note = 'US clients may pay the equivalent of US$1,715.00.'
  expect(currencyOn('studio quillwood', ...rows, note)).toBe('CAD!')
})
