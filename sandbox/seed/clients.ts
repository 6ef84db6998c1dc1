// Owns the clients of the made-up company: whom it sends invoices to, and for what.
import type { ClientInput } from '../clients'

export type SeedClient = ClientInput & {
  /** What the company does for them. */
  orders: readonly [string, ...string[]]
}

export const seedClients: readonly [SeedClient, ...SeedClient[]] = [
  client('Ardent Pottery Ltd', '1 Kiln Lane', 'Stoke', 'ST1 1AA', ['Catalogue design', 'Labels']),
  client('Beckside Brewery', '14 Mill Row', 'Keighley', 'BD21 3AB', [
    'Bottle labels',
    'Pump clips',
  ]),
  client('Canal Street Theatre', '9 Canal Street', 'Manchester', 'M1 3HE', ['Season brochure']),
  client('Dalesway Outdoors', '22 Fell View', 'Ilkley', 'LS29 8AB', ['Trail maps', 'Shop signs']),
  client('Eastgate Museum Trust', '3 Eastgate', 'Lincoln', 'LN2 1QB', ['Exhibition panels']),
  client('Fern & Foxglove', '41 High Street', 'Hebden Bridge', 'HX7 8AA', ['Seed packets']),
  client('Gannet Sea Foods', '6 Harbour Road', 'Whitby', 'YO21 1DN', ['Packaging design']),
  client('Hallam Dental Care', '18 Clarkegrove', 'Sheffield', 'S10 2NH', ['Website pages']),
  client('Ironbridge Cycles', '2 The Wharfage', 'Telford', 'TF8 7NH', ['Frame decals', 'Posters']),
  client('Jasper & Finch Books', '77 Gillygate', 'York', 'YO31 7EA', ['Cover design']),
  client('Kestrel Renewables', '5 Science Park', 'Leeds', 'LS2 9DF', ['Annual report', 'Diagrams']),
  client('Larkfield Primary School', 'School Lane', 'Burnley', 'BB11 2QR', ['Prospectus']),
  client('Mossbank Care Homes', '30 Moss Bank', 'Preston', 'PR1 4XA', ['Family handbook']),
  client('Netherby Estates', 'Netherby Hall', 'Carlisle', 'CA6 5PR', ['Visitor guide']),
  client('Oxbow Rowing Club', 'The Boathouse', 'Durham', 'DH1 3AF', ['Regatta programme']),
  client('Paragon Lifts', '11 Trade Park', 'Hull', 'HU9 1TA', ['Data sheets', 'Van livery']),
  client('Quarrybank Stone', 'Quarry Road', 'Matlock', 'DE4 3LE', ['Sample book']),
  client('Rowan House Surgery', '8 Rowan Street', 'Buxton', 'SK17 6AB', ['Leaflets']),
  client('Salt & Sail Holidays', '4 Marine Parade', 'Scarborough', 'YO11 2ET', ['Brochure']),
  client('Tannery Lofts', '60 Tannery Lane', 'Leeds', 'LS10 1AB', ['Sales boards', 'Floor plans']),
  client('Underhill Farm Shop', 'Underhill Farm', 'Skipton', 'BD23 1AA', ['Shop branding']),
  client('Velvet Moon Records', '12 Tib Street', 'Manchester', 'M4 1SH', ['Album sleeve']),
  client('Wharfe Valley Cheese', '19 Bridge End', 'Otley', 'LS21 1HH', ['Cheese labels']),
  client('Yarrow Gin Distillery', '7 Still Yard', 'Kendal', 'LA9 4QQ', ['Bottle artwork']),
  {
    ...client('Zuiderzee Interiors BV', 'Havenstraat 12', 'Hoorn', '1621 AB', ['Trade stand']),
    billingAddress: { ...address('Havenstraat 12', 'Hoorn', '1621 AB'), country: 'NL' },
    paymentTermsDays: 45,
  },
]

function client(
  name: string,
  line1: string,
  line2: string,
  postCode: string,
  orders: readonly [string, ...string[]],
): SeedClient {
  const host = name.toLowerCase().replace(/[^a-z]+/g, '-')
  return {
    name,
    email: `accounts@${host}.example`,
    paymentTermsDays: name.length % 2 === 0 ? 30 : 14,
    billingAddress: address(line1, line2, postCode),
    note: '',
    orders,
  }
}

function address(line1: string, line2: string, postCode: string) {
  return { line1, line2, line3: '', line4: '', postCode, country: 'GB' }
}
