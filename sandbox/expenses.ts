// Owns expenses: creating, listing, replacing and deleting them under the rules of the books.
import { renamed, shownFiles } from './attachments'
import { bankAccountsById } from './bank-accounts'
import { expenseBodies, isReconciled } from './expense-body'
import { parseExpense } from './expense-input'
import type { ExpenseInput, Surroundings } from './expense-input'
import {
  insertExpense,
  loadExpense,
  loadExpensePage,
  removeExpense,
  replaceExpense,
  sortableFields,
} from './expense-records'
import type { ExpenseRecord } from './expense-records'
import { expectOwnId } from './fields'
import { Findings } from './findings'
import { jsonBody } from './http/call'
import type { Call } from './http/call'
import { jsonReply } from './http/messages'
import type { Reply } from './http/messages'
import { Refusal } from './http/refusal'
import { pick } from './json'
import { isOpen } from './ledgers'
import { pageBody, parsePageRequest } from './page'
import { checkPaymentIds, isSamePayment } from './payment-input'
import type { PaymentRecord } from './payment-input'
import { personBody, personsById } from './persons'
import { supplierExists } from './suppliers'

export function createExpense(call: Call): Reply {
  const input = renamed(parseExpense(jsonBody(call.request), surroundings(call, 0)), call)
  checkPayments([], input)
  const id = insertExpense(call.database, input, signedInName(call))
  const [made] = expenseBodies([requireExpense({ ...call, id })], call)
  return jsonReply(201, made && shownFiles(made, { kind: 'expense', id }, call))
}

export function listExpenses(call: Call): Reply {
  const { request, database, settings } = call
  if (settings.dialect.unsortedExpenses && request.query.has('sort'))
    throw new Refusal(400, 'Expenses cannot be sorted')
  const page = parsePageRequest(request.query, sortableFields)
  const hiddenId = request.staleList ? database.lastCreated('expenses') : 0
  const { records, total } = loadExpensePage(database, page, hiddenId)
  return jsonReply(200, pageBody(expenseBodies(records, call), page, total))
}

/** The body replaces the expense; only attachments stay when it does not speak of them. */
export function updateExpense(call: Call): Reply {
  const before = requireExpense(call)
  requireOpen(before, call.now)
  if (call.settings.reconciledFinal && isReconciled(before))
    throw new Refusal(400, 'An expense with a reconciled payment cannot change')
  const around = surroundings(call, before.attachments.length)
  const body = jsonBody(call.request)
  const input = renamed(parseExpense(body, around), call)
  checkOwnId(body, before.id)
  checkPayments(before.payments, input)
  replaceExpense(call.database, before.id, input)
  return showExpense(call, 200, before.id)
}

export function deleteExpense(call: Call): Reply {
  const record = requireExpense(call)
  requireOpen(record, call.now)
  if (isReconciled(record)) throw new Refusal(400, 'An expense with a reconciled payment stays')
  const reply = showExpense(call, 200, record.id)
  removeExpense(call.database, record.id)
  return reply
}

function checkOwnId(body: unknown, id: number): void {
  const findings = new Findings()
  expectOwnId(pick(body, 'id'), id, findings)
  findings.refuseIfAny()
}

function checkPayments(payments: readonly PaymentRecord[], input: ExpenseInput): void {
  const findings = new Findings()
  checkPaymentIds(payments, input.payments, 'supplierPayments', findings)
  for (const payment of payments.filter(({ reconciled }) => reconciled === 1))
    findings.expect(
      isSamePayment(
        payment,
        input.payments.find(({ id }) => id === payment.id),
      ),
      'supplierPayments',
      `must leave reconciled payment ${payment.id} as it is`,
    )
  findings.refuseIfAny()
}

function surroundings({ database, now, settings }: Call, attachmentCount: number): Surroundings {
  const bankAccounts = bankAccountsById(database)
  const persons = personsById(database)
  return {
    hasSupplier: (id) => supplierExists(database, id),
    hasBankAccount: (id) => bankAccounts.has(id),
    hasPerson: (id) => persons.has(id),
    isOpen: (date) => isOpen(date, now),
    attachmentCount,
    refusesNegative: settings.refusesNegative,
  }
}

function showExpense(call: Call, status: number, id: number): Reply {
  const record = loadExpense(call.database, id)
  return jsonReply(status, record && expenseBodies([record], call)[0])
}

function requireExpense({ database, id }: Call): ExpenseRecord {
  const record = loadExpense(database, id)
  if (!record) throw new Refusal(404, 'There is no such expense')
  return record
}

function requireOpen(record: ExpenseRecord, now: Date): void {
  if (!isOpen(record.posting_date, now))
    throw new Refusal(400, 'The expense is in a closed accounting period')
}

/** The demo company signs in as its first director. */
function signedInName({ database }: Call): string {
  const [first] = personsById(database).values()
  return first ? personBody(first).displayableName : ''
}
