// Owns reading an expense out of a request body, with everything that can be wrong with it.
import { parseDataUri } from './attachments'
import type { AttachmentInput } from './attachments'
import { parseDate } from './dates'
import { isAssignable } from './expense-types'
import { Findings } from './findings'
import { isAbsent, isObject, pick } from './json'
import { parsePence } from './money'
import { isPaymentMethod, needsBankAccount, needsPerson } from './payment-methods'
import { isVatType } from './vat'

export type LineInput = {
  expenseType: string
  description: string
  vatType: string
  grossPence: number
}

export type PaymentInput = {
  /** Names a payment that is already there. */
  id: number | undefined
  date: string
  pence: number
  method: string
  bankAccountId: number | undefined
  personId: number | undefined
}

export type ExpenseInput = {
  supplierId: number
  postingDate: string
  note: string
  supplierReference: string
  lines: LineInput[]
  payments: PaymentInput[]
  /** Absent when the body does not speak of attachments. */
  attachments: AttachmentInput[] | undefined
}

/** What the books already say, as far as an expense is judged by it. */
export type Surroundings = {
  hasSupplier: (id: number) => boolean
  hasBankAccount: (id: number) => boolean
  hasPerson: (id: number) => boolean
  isOpen: (date: string) => boolean
  attachmentCount: number
}

const amountRule = 'must be more than zero, with at most two decimal places'

// The readers below return a stand-in beside each finding; refuseIfAny keeps stand-ins from getting out.
export function parseExpense(body: unknown, around: Surroundings): ExpenseInput {
  const findings = new Findings()
  const input: ExpenseInput = {
    supplierId: reference(
      pick(body, 'supplier', 'id'),
      'supplier.id',
      around.hasSupplier,
      findings,
    ),
    postingDate: postingDate(pick(body, 'postingDate'), around, findings),
    note: optionalText(pick(body, 'note'), 'note', findings),
    supplierReference: optionalText(pick(body, 'supplierReference'), 'supplierReference', findings),
    lines: list(pick(body, 'expenseLineItems'), 'expenseLineItems', findings, readLine),
    payments: list(pick(body, 'supplierPayments'), 'supplierPayments', findings, (value, field) =>
      readPayment(value, field, around, findings),
    ),
    attachments: isAbsent(pick(body, 'attachments'))
      ? undefined
      : list(pick(body, 'attachments'), 'attachments', findings, (value, field) =>
          readAttachmentInput(value, field, around.attachmentCount, findings),
        ),
  }
  const lines = pick(body, 'expenseLineItems') ?? []
  const isEmpty = Array.isArray(lines) && lines.length === 0
  findings.expect(!isEmpty, 'expenseLineItems', 'must have at least one line')
  findings.refuseIfAny()
  return input
}

function readLine(value: unknown, field: string, findings: Findings): LineInput {
  const expenseType = pick(value, 'expenseType')
  const vatType = pick(value, 'vatType')
  const gross = pick(value, 'amount', 'grossAmount')
  findings.expect(isAssignable(expenseType), `${field}.expenseType`, 'is not an expense type')
  findings.expect(isVatType(vatType), `${field}.vatType`, 'is not a VAT type')
  return {
    expenseType: String(expenseType),
    description: optionalText(pick(value, 'description'), `${field}.description`, findings),
    vatType: String(vatType),
    grossPence: amount(gross, `${field}.amount.grossAmount`, findings),
  }
}

function readPayment(
  value: unknown,
  field: string,
  around: Surroundings,
  findings: Findings,
): PaymentInput {
  const target = pick(value, 'paymentTarget')
  const method = pick(target, 'paymentMethod', 'paymentMethodName')
  const methodField = `${field}.paymentTarget.paymentMethod.paymentMethodName`
  findings.expect(isPaymentMethod(method), methodField, 'is not a payment method')
  const date = parseDate(pick(value, 'date'))
  findings.expect(date !== undefined, `${field}.date`, 'must be a date such as 2026-03-02')
  const id = pick(value, 'id')
  const known = String(method)
  const part = (name: string, isRequired: boolean, exists: (id: number) => boolean) =>
    optionalReference(pick(target, name, 'id'), {
      field: `${field}.paymentTarget.${name}.id`,
      isRequired,
      exists,
      findings,
    })
  return {
    id: typeof id === 'number' ? id : undefined,
    date: date ?? '',
    pence: amount(pick(value, 'amount'), `${field}.amount`, findings),
    method: known,
    bankAccountId: part('bankAccount', needsBankAccount(known), around.hasBankAccount),
    personId: part('person', needsPerson(known), around.hasPerson),
  }
}

function readAttachmentInput(
  value: unknown,
  field: string,
  existing: number,
  findings: Findings,
): AttachmentInput {
  const id = pick(value, 'id')
  const contents = pick(value, 'fileContents')
  const isKnown = typeof id === 'number' && Number.isInteger(id) && id >= 0 && id < existing
  if (isAbsent(contents) && isKnown) return { kind: 'kept', id }
  const fileName = pick(value, 'fileName')
  const hasName = typeof fileName === 'string' && fileName.trim() !== ''
  findings.expect(hasName, `${field}.fileName`, 'is required')
  const file = typeof contents === 'string' ? parseDataUri(contents) : undefined
  const problem = typeof contents === 'string' ? 'is not valid base64' : 'must be text'
  findings.expect(file !== undefined, `${field}.fileContents`, problem)
  return {
    kind: 'new',
    fileName: String(fileName),
    contentType: file?.contentType ?? '',
    contents: file?.contents ?? Buffer.alloc(0),
  }
}

function postingDate(value: unknown, around: Surroundings, findings: Findings): string {
  const date = parseDate(value)
  if (date === undefined) findings.add('postingDate', 'must be a date such as 2026-03-02')
  else findings.expect(around.isOpen(date), 'postingDate', 'is not in an open accounting period')
  return date ?? ''
}

function amount(value: unknown, field: string, findings: Findings): number {
  const pence = parsePence(value) ?? 0
  findings.expect(pence > 0, field, amountRule)
  return pence
}

function optionalText(value: unknown, field: string, findings: Findings): string {
  findings.expect(isAbsent(value) || typeof value === 'string', field, 'must be text')
  return typeof value === 'string' ? value : ''
}

function reference(
  value: unknown,
  field: string,
  exists: (id: number) => boolean,
  findings: Findings,
): number {
  return optionalReference(value, { field, isRequired: true, exists, findings }) ?? 0
}

function optionalReference(
  value: unknown,
  rule: {
    field: string
    isRequired: boolean
    exists: (id: number) => boolean
    findings: Findings
  },
): number | undefined {
  if (isAbsent(value)) {
    rule.findings.expect(!rule.isRequired, rule.field, 'is required')
    return undefined
  }
  const id = typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined
  const isKnown = id !== undefined && rule.exists(id)
  rule.findings.expect(isKnown, rule.field, 'does not exist')
  return id
}

function list<Item>(
  value: unknown,
  field: string,
  findings: Findings,
  read: (value: unknown, field: string, findings: Findings) => Item,
): Item[] {
  if (isAbsent(value)) return []
  if (!Array.isArray(value)) {
    findings.add(field, 'must be a list')
    return []
  }
  return value.map((item: unknown, index) => {
    const itemField = `${field}[${index}]`
    findings.expect(isObject(item), itemField, 'must be an object')
    return read(item, itemField, findings)
  })
}
