/** What the made-up service answers to questions about what never changes: small, and in the form of the real one. */
import type { Reply } from '../../../electron/api/http/transport'
import type { Company } from './company'

const telephone = {
  expenseTypeName: 'TELEPHONE',
  expenseTypeDisplayableName: 'Company Telephone',
  defaultVatType: 'Standard',
  deprecated: false,
  dormantAllowable: false,
  assignable: true,
}
const fuel = { ...telephone, expenseTypeName: 'FUEL', expenseTypeDisplayableName: 'Fuel' }

const method = (paymentMethodName: string, paymentMethodDisplayableName: string) => ({
  paymentMethodDisplayableName,
  paymentMethodName,
})

const director = { displayableName: 'Priya Marlow', forename: 'Priya', id: 580, surname: 'Marlow' }

const year = {
  id: 9026,
  name: 'Year ended 31 March 2027',
  startDate: '2026-04-01',
  endDate: '2027-03-31',
  open: true,
}

/** The same for every company, as lists of types and countries are. */
const shared: Readonly<Record<string, unknown>> = {
  '/v1/expenses/expense-types': {
    count: 2,
    expenseGroups: [
      { groupName: 'GENERAL_ADMIN_EXPENSES', count: 1, expenseTypes: [telephone] },
      { groupName: 'MOTOR_EXPENSES', count: 1, expenseTypes: [fuel] },
    ],
  },
  '/v1/expenses/vat-types': { vatTypes: ['Standard', 'Reduced', 'Zero'] },
  '/v1/expenses/payment-methods': {
    paymentMethods: [method('EFT', 'Transfer'), method('CASH', 'Petty cash')],
  },
  '/v1/expenses/persons': { persons: [director] },
  '/v1/expenses/ledgers': { ledgers: [year] },
  '/v1/immutable-data/countries': {
    countries: [
      { code: 'FR', name: 'France' },
      { code: 'GB', name: 'United Kingdom' },
    ],
  },
}

function clientOf({ number }: Company) {
  const address = { line1: '1 Kiln Lane', line2: 'Stoke', line3: '', line4: '' }
  return {
    billingAddress: { country: 'GB', ...address, postCode: 'ST1 1AA' },
    email: `accounts@client-${number}.example`,
    id: 500 + number,
    name: `Client of company ${number}`,
    note: null,
    paymentTermsDays: 30,
  }
}

function salesInvoiceOf(company: Company) {
  const { id: clientId, name } = clientOf(company)
  const id = 4200 + company.number
  const amount = { currencyCode: 'GBP', netAmount: 137.5, grossAmount: 165, vatAmount: 27.5 }
  const line = {
    lineItemDescription: 'Print management',
    quantity: 1,
    rate: 137.5,
    vatType: 'STANDARD',
    lineItemAmount: { ...amount, vatRate: 20 },
  }
  return {
    salesInvoiceId: id,
    resourceUrl: `/v2/salesInvoices/${id}`,
    currency: 'GBP',
    salesInvoiceDetails: {
      client: { clientId, name },
      lastModifiedDate: '2026-06-23T09:15:00.000+0000',
      issuedDate: '2026-06-23',
      issueDateType: 'MANUAL',
      state: 'DRAFT',
      emailReminderToCustomer: false,
    },
    salesInvoiceLineItems: { count: 1, salesInvoiceLineItem: [line] },
    clientPayments: { count: 0, clientPayment: [] },
  }
}

const perCompany: Readonly<Record<string, (company: Company) => unknown>> = {
  '/v1/clients/list': (company) => [clientOf(company)],
  '/v1/banking/bank-accounts': ({ bankAccounts }) => bankAccounts,
  '/rest/v2/sales_invoices': (company) => ({
    count: 1,
    firstResult: 0,
    resultsPerPage: 500,
    salesInvoice: [salesInvoiceOf(company)],
  }),
}

/** Where such questions are asked. */
export const lookupPaths: readonly string[] = [...Object.keys(shared), ...Object.keys(perCompany)]

const replies = new WeakMap<Company, Map<string, Reply>>()

/** The answer to a GET of this path; undefined where it is none of these. */
export function lookUp(company: Company, path: string): Reply | undefined {
  const own = replies.get(company) ?? new Map<string, Reply>()
  replies.set(company, own)
  const known = own.get(path)
  if (known) return known
  const body = shared[path] ?? perCompany[path]?.(company)
  if (body === undefined) return undefined
  const headers = { 'content-type': 'application/json' }
  const reply: Reply = { status: 200, headers, body: Buffer.from(JSON.stringify(body)) }
  own.set(path, reply)
  return reply
}
