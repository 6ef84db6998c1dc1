// Owns the suppliers of the made-up company and what it buys from each.
export type SeedSupplier = {
  name: string
  expenseType: string
  vatType: string
  /** From and to, in pence. */
  range: readonly [number, number]
  buys: readonly [string, ...string[]]
}

/** Bought every month, on this day and at this price in pence. */
export const monthlyPurchases: ReadonlyMap<string, { day: number; pence: number }> = new Map([
  ['Weaver Street Studios', { day: 1, pence: 65000 }],
  ['Brightwire Hosting', { day: 3, pence: 2400 }],
  ['Calder Telecom', { day: 12, pence: 3840 }],
  ['Fellside Broadband', { day: 18, pence: 4200 }],
  ['Example Bank', { day: 28, pence: 850 }],
])

export const seedSuppliers: readonly [SeedSupplier, ...SeedSupplier[]] = [
  supplier('Northgate Fuels', 'FUEL', 'Standard', [3200, 8900], ['Unleaded petrol', 'Diesel']),
  supplier(
    'The Copper Kettle Café',
    'SUBSISTENCE',
    'Standard',
    [480, 2650],
    ['Lunch on site visit', 'Coffee and sandwich'],
  ),
  supplier(
    'Pennine Stationers',
    'PRINTING_POSTAGE_STATIONERY',
    'Standard',
    [650, 7400],
    ['Printer paper', 'Layout pads and pens', 'Presentation folders'],
  ),
  supplier(
    'Marlow Hardware',
    'TOOLS',
    'Standard',
    [420, 9600],
    ['Fixings', 'Cutting mat', 'Paint'],
  ),
  supplier(
    'Harbour Rail',
    'PUBLIC_TRANSPORT',
    'Zero',
    [840, 14800],
    ['Return to London', 'Day return to Leeds'],
  ),
  supplier(
    'Brightwire Hosting',
    'WEB_HOSTING_CLOUD_SERVICES',
    'Standard',
    [1200, 9600],
    ['Web hosting', 'Domain renewal'],
  ),
  supplier('Calder Telecom', 'TELEPHONE', 'Standard', [2400, 5400], ['Mobile contract']),
  supplier('Fellside Broadband', 'INTERNET', 'Standard', [3600, 4800], ['Business broadband']),
  supplier('Inkwell Software', 'SOFTWARE', 'Standard', [1500, 24000], ['Design software']),
  supplier('Typefoundry North', 'SOFTWARE', 'Standard', [2400, 18000], ['Font licence']),
  supplier('Aldgate Accountants', 'ACCOUNTANCY', 'Standard', [12000, 96000], ['Bookkeeping']),
  supplier('Redbrick Legal LLP', 'LEGAL_FEES', 'Standard', [18000, 72000], ['Contract review']),
  supplier(
    'Shieldwall Insurance',
    'GENERAL_INSURANCE',
    'Exempt',
    [8400, 42000],
    ['Office insurance'],
  ),
  supplier(
    'Provident Indemnity',
    'PROFESSIONAL_INSURANCE',
    'Exempt',
    [16000, 38000],
    ['Professional indemnity'],
  ),
  supplier('Weaver Street Studios', 'RENT', 'Exempt', [65000, 65000], ['Studio rent']),
  supplier('Aire Valley Energy', 'LIGHT_AND_HEAT', 'Reduced', [4200, 19800], ['Electricity']),
  supplier('Yorewater', 'WATER', 'Zero', [1800, 5200], ['Water rates']),
  supplier('Sparkle & Co Cleaning', 'CLEANING', 'Standard', [4800, 9600], ['Studio cleaning']),
  supplier('Lumen Photography', 'PHOTOGRAPHY', 'Standard', [18000, 84000], ['Product shoot']),
  supplier(
    'Hartley Print Works',
    'MATERIALS',
    'Standard',
    [4200, 68000],
    ['Proof prints', 'Brochure run'],
  ),
  supplier('Foldline Packaging', 'MATERIALS', 'Standard', [2400, 31000], ['Sample boxes']),
  supplier('Swiftly Couriers', 'DELIVERY', 'Standard', [720, 4800], ['Same-day delivery']),
  supplier('Ridgeway Parcels', 'DELIVERY', 'Standard', [480, 2400], ['Parcel to client']),
  supplier(
    'Orchard Computers',
    'COMPUTER_EQUIPMENT',
    'Standard',
    [4800, 189900],
    ['Monitor', 'Laptop', 'Docking station'],
  ),
  supplier('Byte & Cable', 'COMPUTER_CONSUMABLES', 'Standard', [600, 8400], ['Cables', 'Toner']),
  supplier('Oakroom Furniture', 'FURNITURE', 'Standard', [9600, 72000], ['Desk', 'Task chair']),
  supplier('The Viaduct Hotel', 'ACCOMMODATION', 'Standard', [6900, 18900], ['One night']),
  supplier('Minster Rooms', 'ACCOMMODATION', 'Standard', [5400, 12900], ['One night']),
  supplier('City Cabs', 'PUBLIC_TRANSPORT', 'Zero', [650, 3800], ['Taxi to client']),
  supplier('ParkRight', 'PARKING_AND_TOLLS', 'Standard', [240, 2200], ['Car park']),
  supplier('Moorland Garage', 'VEHICLE_REPAIRS', 'Standard', [5400, 46000], ['Service and MOT']),
  supplier('Compass Car Hire', 'VEHICLE_HIRE', 'Standard', [4900, 21000], ['Van for exhibition']),
  supplier('Skylark Airways', 'AIR_TRAVEL', 'Zero', [6400, 28000], ['Flight to Dublin']),
  supplier('Page & Spine Books', 'BOOKS_AND_JOURNALS', 'Zero', [999, 6400], ['Reference books']),
  supplier('Guild of Designers', 'SUBSCRIPTIONS', 'Exempt', [9000, 19500], ['Membership']),
  supplier('Northern Design Fair', 'EXHIBITIONS', 'Standard', [24000, 96000], ['Stand hire']),
  supplier('Signal Post Media', 'ADVERTISING', 'Standard', [6000, 48000], ['Trade advert']),
  supplier('Brightside Training', 'TRAINING', 'Standard', [9600, 54000], ['Workshop place']),
  supplier(
    'The Weir Restaurant',
    'CLIENT_ENTERTAINING',
    'Outside the Scope',
    [4200, 16800],
    ['Client dinner'],
  ),
  supplier('Example Bank', 'BANK_CHARGES', 'Exempt', [650, 1250], ['Monthly account fee']),
]

// Each supplier has a branch in each of them once the company is a large one.
const towns =
  `Ripon Skipton Settle Malham Otley Ilkley Keighley Bingley Saltaire Shipley Bradford Halifax Huddersfield
Dewsbury Batley Wakefield Pontefract Castleford Selby York Malton Pickering Helmsley Thirsk Northallerton Bedale
Masham Leyburn Hawes Richmond Whitby Scarborough Filey Bridlington Driffield Beverley Hornsea Hull Goole Thorne
Doncaster Barnsley Rotherham Sheffield Penistone Holmfirth Marsden Slaithwaite Harrogate`.split(
    /\s+/,
  )

/** 2,000: the ordinary ones and their branches. */
export function manySuppliers(): SeedSupplier[] {
  const branches = towns.flatMap((town) =>
    seedSuppliers.map((each) => ({ ...each, name: `${each.name}, ${town}` })),
  )
  return [...seedSuppliers, ...branches]
}

function supplier(
  name: string,
  expenseType: string,
  vatType: string,
  range: readonly [number, number],
  buys: readonly [string, ...string[]],
): SeedSupplier {
  return { name, expenseType, vatType, range, buys }
}
