// Owns the expense types of the company, in their groups.
import type { Call } from './http/call'
import type { Reply } from './http/messages'
import { listReply } from './page'

type ExpenseType = readonly [name: string, displayName: string, vatType: string]

const standard = 'Standard'
const zero = 'Zero'
const exempt = 'Exempt'
const outside = 'Outside the Scope'

const groups: ReadonlyMap<string, readonly ExpenseType[]> = new Map([
  [
    'GENERAL_ADMIN_EXPENSES',
    [
      ['TELEPHONE', 'Company Telephone', standard],
      ['PERSONAL_TELEPHONE', 'Use of Personal Telephone', standard],
      ['INTERNET', 'Internet', standard],
      ['COMPUTER_CONSUMABLES', 'Computer Consumables', standard],
      ['PRINTING_POSTAGE_STATIONERY', 'Printing, Postage and Stationery', standard],
      ['GENERAL_INSURANCE', 'General Insurance', exempt],
      ['SOFTWARE', 'Software', standard],
      ['WEB_HOSTING_CLOUD_SERVICES', 'Web Hosting / Cloud Services', standard],
      ['BOOKS_AND_JOURNALS', 'Books and Journals', zero],
      ['SUBSCRIPTIONS', 'Subscriptions and Memberships', exempt],
    ],
  ],
  [
    'TRAVEL_SUBSISTENCE',
    [
      ['PUBLIC_TRANSPORT', 'Public Transport and Taxis', exempt],
      ['SUBSISTENCE', 'Subsistence (not entertaining)', standard],
      ['PARKING_AND_TOLLS', 'Parking and Tolls', standard],
      ['ACCOMMODATION', 'Hotels and Accommodation', standard],
      ['AIR_TRAVEL', 'Air Travel', zero],
      ['TRAVEL_ABROAD', 'Travel Abroad', outside],
    ],
  ],
  [
    'MOTOR_EXPENSES',
    [
      ['MILEAGE_ALLOWANCE', 'Mileage Allowance', exempt],
      ['FUEL', 'Fuel', standard],
      ['VEHICLE_REPAIRS', 'Vehicle Repairs and Servicing', standard],
      ['VEHICLE_INSURANCE', 'Vehicle Insurance', exempt],
      ['VEHICLE_HIRE', 'Vehicle Hire', standard],
      ['ROAD_TAX', 'Road Tax', outside],
    ],
  ],
  [
    'FINANCE',
    [
      ['BANK_CHARGES', 'Bank Charges', exempt],
      ['BANK_INTEREST', 'Bank Interest', exempt],
      ['CARD_PROCESSING_FEES', 'Card Processing Fees', exempt],
      ['LOAN_INTEREST', 'Loan Interest', exempt],
    ],
  ],
  [
    'PREMISES',
    [
      ['RENT', 'Rent', exempt],
      ['BUSINESS_RATES', 'Business Rates', outside],
      ['LIGHT_AND_HEAT', 'Light and Heat', standard],
      ['WATER', 'Water', zero],
      ['CLEANING', 'Cleaning', standard],
      ['PREMISES_REPAIRS', 'Repairs and Maintenance', standard],
      ['USE_OF_HOME', 'Use of Home as Office', outside],
    ],
  ],
  [
    'PROFESSIONAL_FEES',
    [
      ['ACCOUNTANCY', 'Accountancy', standard],
      ['LEGAL_FEES', 'Legal Fees', standard],
      ['CONSULTANCY', 'Consultancy', standard],
      ['PROFESSIONAL_INSURANCE', 'Professional Indemnity Insurance', exempt],
    ],
  ],
  [
    'ADVERTISING_MARKETING',
    [
      ['ADVERTISING', 'Advertising', standard],
      ['EXHIBITIONS', 'Exhibitions and Events', standard],
      ['PHOTOGRAPHY', 'Photography', standard],
    ],
  ],
  [
    'ENTERTAINMENT',
    [
      ['CLIENT_ENTERTAINING', 'Client Entertaining', outside],
      ['STAFF_ENTERTAINING', 'Staff Entertaining', standard],
      ['GIFTS', 'Gifts', standard],
    ],
  ],
  [
    'STAFF_COSTS',
    [
      ['TRAINING', 'Training', standard],
      ['RECRUITMENT', 'Recruitment', standard],
      ['PROTECTIVE_CLOTHING', 'Protective Clothing', standard],
      ['EYE_TESTS', 'Eye Tests', exempt],
    ],
  ],
  [
    'COST_OF_SALES',
    [
      ['MATERIALS', 'Materials', standard],
      ['SUBCONTRACTORS', 'Subcontractors', standard],
      ['GOODS_FOR_RESALE', 'Goods for Resale', standard],
      ['DELIVERY', 'Carriage and Delivery', standard],
    ],
  ],
  [
    'EQUIPMENT',
    [
      ['COMPUTER_EQUIPMENT', 'Computer Equipment', standard],
      ['OFFICE_EQUIPMENT', 'Office Equipment', standard],
      ['FURNITURE', 'Furniture and Fittings', standard],
      ['TOOLS', 'Tools and Small Equipment', standard],
      ['EQUIPMENT_HIRE', 'Equipment Hire', standard],
    ],
  ],
  [
    'TAXES_GOVERNMENT',
    [
      ['COMPANIES_HOUSE_FEES', 'Companies House Fees', outside],
      ['IMPORT_DUTY', 'Import Duty', outside],
      ['FINES', 'Fines and Penalties', outside],
    ],
  ],
  [
    'OTHER',
    [
      ['CHARITABLE_DONATIONS', 'Charitable Donations', outside],
      ['SUNDRY', 'Sundry Expenses', standard],
      ['FAX', 'Fax', standard],
    ],
  ],
])

// Kept for old books, closed to new ones.
const deprecated: ReadonlySet<string> = new Set(['FAX'])

const assignable: ReadonlySet<string> = new Set(
  [...groups.values()].flat().flatMap(([name]) => (deprecated.has(name) ? [] : [name])),
)

export function isAssignable(name: unknown): name is string {
  return typeof name === 'string' && assignable.has(name)
}

export function listExpenseTypes(call: Call): Reply {
  if (call.settings.dialect.plainLookups) return listReply(call, [...assignable])
  const groupBodies = [...groups].map(([groupName, types]) => ({
    groupName,
    count: types.length,
    expenseTypes: types.map(expenseTypeBody),
  }))
  return listReply(call, groupBodies, (expenseGroups) => ({ count: groups.size, expenseGroups }))
}

function expenseTypeBody([name, displayName, vatType]: ExpenseType) {
  return {
    expenseTypeDisplayableName: displayName,
    defaultVatType: vatType,
    expenseTypeName: name,
    deprecated: deprecated.has(name),
    dormantAllowable: false,
    assignable: !deprecated.has(name),
  }
}
