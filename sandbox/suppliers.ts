// Owns suppliers: creating one and finding them by their exact name.
import { isCountry } from './countries'
import type { Database } from './database'
import { isAssignable } from './expense-types'
import { Findings } from './findings'
import { jsonBody } from './http/call'
import type { Call } from './http/call'
import { jsonReply } from './http/messages'
import type { Reply } from './http/messages'
import { Refusal } from './http/refusal'
import { isAbsent, pick } from './json'
import { listReply } from './page'

export type SupplierInput = {
  companyName: string
  contactName?: string | undefined
  country?: string | undefined
  expenseType?: string | undefined
  vatRegistrationNumber?: string | undefined
}

type SupplierRow = {
  id: number
  company_name: string
  contact_name: string | null
  country: string | null
  expense_type: string | null
  vat_registration_number: string | null
  archived: number
}

export function createSupplier({ request, database }: Call): Reply {
  const id = insertSupplier(database, parseSupplier(jsonBody(request)))
  const row = database.get<SupplierRow>('SELECT * FROM suppliers WHERE id = ?', id)
  return jsonReply(201, row && supplierBody(row))
}

export function listSuppliers(call: Call): Reply {
  const { request, database, settings } = call
  const name = request.query.get('supplierName')
  if (name === null && settings.dialect.suppliersByName)
    throw new Refusal(400, 'supplierName is required')
  if (name === null && settings.dialect.hiddenSuppliers) return listReply(call, [])
  const newest = request.staleList ? database.lastCreated('suppliers') : 0
  const rows = database.all<SupplierRow>(
    `SELECT * FROM suppliers WHERE archived = 0 AND id <> ? AND (? IS NULL OR company_name = ?)
     ORDER BY id`,
    newest,
    name,
    name,
  )
  return listReply(call, rows.map(supplierBody))
}

export function supplierExists(database: Database, id: number): boolean {
  return database.get('SELECT id FROM suppliers WHERE id = ?', id) !== undefined
}

export function insertSupplier(database: Database, input: SupplierInput): number {
  return database.run(
    `INSERT INTO suppliers (company_name, contact_name, country, expense_type, vat_registration_number)
     VALUES (?, ?, ?, ?, ?)`,
    input.companyName,
    input.contactName ?? null,
    input.country ?? null,
    input.expenseType ?? null,
    input.vatRegistrationNumber ?? null,
  )
}

function parseSupplier(body: unknown): SupplierInput {
  const findings = new Findings()
  const text = (field: string): string | undefined => {
    const value = pick(body, field)
    if (isAbsent(value)) return undefined
    if (typeof value === 'string') return value
    findings.add(field, 'must be text')
    return undefined
  }
  const companyName = text('companyName')?.trim() ?? ''
  findings.expect(companyName !== '', 'companyName', 'is required')
  const country = text('country')
  findings.expect(
    country === undefined || isCountry(country),
    'country',
    'must be a country code such as GB',
  )
  const expenseType = pick(body, 'expenseType', 'expenseTypeName')
  const hasKnownType = isAbsent(expenseType) || isAssignable(expenseType)
  findings.expect(hasKnownType, 'expenseType.expenseTypeName', 'is not an expense type')
  const input: SupplierInput = {
    companyName,
    contactName: text('contactName'),
    country,
    expenseType: typeof expenseType === 'string' ? expenseType : undefined,
    vatRegistrationNumber: text('vatRegistrationNumber'),
  }
  findings.refuseIfAny()
  return input
}

function supplierBody(row: SupplierRow) {
  return {
    id: row.id,
    companyName: row.company_name,
    contactName: row.contact_name,
    country: row.country,
    expenseType: row.expense_type === null ? null : { expenseTypeName: row.expense_type },
    vatRegistrationNumber: row.vat_registration_number,
    archived: row.archived === 1,
  }
}
