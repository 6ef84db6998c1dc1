// Owns clients, the customers of the company: creating one and listing them all.
import { isCountry } from './countries'
import type { Database } from './database'
import { optionalText, requiredText } from './fields'
import { Findings } from './findings'
import { jsonBody } from './http/call'
import type { Call } from './http/call'
import { jsonReply } from './http/messages'
import type { Reply } from './http/messages'
import { isAbsent, pick } from './json'
import { listReply } from './page'

type AddressInput = {
  line1: string
  line2: string
  line3: string
  line4: string
  postCode: string
  country: string
}

export type ClientInput = {
  name: string
  email: string
  paymentTermsDays: number
  billingAddress: AddressInput
  note: string
}

export type ClientRow = {
  id: number
  name: string
  email: string
  payment_terms_days: number
  line1: string
  line2: string
  line3: string
  line4: string
  post_code: string
  country: string
  note: string
}

export type BookedClient = { id: number; name: string; email: string }

const usualTermsDays = 30
const longestTermsDays = 365
const emailPattern = /^[^\s@]+@[^\s@]+$/

export function createClient({ request, database }: Call): Reply {
  const id = insertClient(database, parseClient(jsonBody(request)))
  const row = findCustomer(database, id)
  return jsonReply(200, row && clientBody(row))
}

export function listClients(call: Call): Reply {
  const { request, database } = call
  const newest = request.staleList ? database.lastCreated('customers') : 0
  const rows = database.all<ClientRow>(
    'SELECT * FROM customers WHERE id <> ? ORDER BY name, id',
    newest,
  )
  return listReply(call, rows.map(clientBody))
}

export function findCustomer(database: Database, id: number): ClientRow | undefined {
  return database.get<ClientRow>('SELECT * FROM customers WHERE id = ?', id)
}

/** The plain account of the clients in the books, for checking them from outside the API. */
export function readClientBooks(database: Database): BookedClient[] {
  return database.all<BookedClient>('SELECT id, name, email FROM customers ORDER BY id')
}

export function insertClient(database: Database, input: ClientInput): number {
  const { line1, line2, line3, line4, postCode, country } = input.billingAddress
  return database.run(
    `INSERT INTO customers (name, email, payment_terms_days, line1, line2, line3, line4, post_code,
     country, note) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    input.name,
    input.email,
    input.paymentTermsDays,
    line1,
    line2,
    line3,
    line4,
    postCode,
    country,
    input.note,
  )
}

export function addressBody(row: ClientRow) {
  const { line1, line2, line3, line4, post_code: postCode, country } = row
  return { country, line1, line2, line3, line4, postCode }
}

export function readTermsDays(value: unknown, field: string, findings: Findings): number {
  const isNumber = typeof value === 'number' && Number.isInteger(value)
  const isFitting = isNumber && value >= 0 && value <= longestTermsDays
  findings.expect(isFitting, field, `must be a whole number from 0 to ${longestTermsDays}`)
  return isFitting ? value : 0
}

/** A name and an address with both first lines and a country are required; the second line may be empty. */
function parseClient(body: unknown): ClientInput {
  const findings = new Findings()
  const email = optionalText(pick(body, 'email'), 'email', findings)
  findings.expect(email === '' || emailPattern.test(email), 'email', 'must be an email address')
  const days = pick(body, 'paymentTermsDays')
  const input = {
    name: requiredText(pick(body, 'name'), 'name', findings),
    email,
    paymentTermsDays: isAbsent(days)
      ? usualTermsDays
      : readTermsDays(days, 'paymentTermsDays', findings),
    billingAddress: readAddress(pick(body, 'billingAddress'), findings),
    note: optionalText(pick(body, 'note', 'text'), 'note.text', findings),
  }
  findings.refuseIfAny()
  return input
}

function readAddress(address: unknown, findings: Findings): AddressInput {
  const at = (name: string) => `billingAddress.${name}`
  const text = (name: string) => optionalText(pick(address, name), at(name), findings)
  findings.expect(!isAbsent(pick(address, 'line2')), at('line2'), 'is required')
  const country = pick(address, 'country')
  findings.expect(isCountry(country), at('country'), 'must be a country code such as GB')
  return {
    line1: requiredText(pick(address, 'line1'), at('line1'), findings),
    line2: text('line2'),
    line3: text('line3'),
    line4: text('line4'),
    postCode: text('postCode'),
    country: String(country),
  }
}

function clientBody(row: ClientRow) {
  return {
    billingAddress: addressBody(row),
    email: row.email,
    id: row.id,
    name: row.name,
    note: row.note === '' ? null : { id: row.id, text: row.note },
    paymentTermsDays: row.payment_terms_days,
  }
}
