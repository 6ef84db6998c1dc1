// Owns the table of every endpoint.
import { showConsent } from './authorisation/authorize'
import { decideConsent } from './authorisation/consent'
import { scopeOfMethod } from './authorisation/scopes'
import { exchangeToken } from './authorisation/token'
import { readAttachment } from './attachments'
import { listBankAccounts } from './bank-accounts'
import { listExpenseTypes } from './expense-types'
import { createExpense, deleteExpense, listExpenses, updateExpense } from './expenses'
import type { Route } from './http/call'
import { listLedgers } from './ledgers'
import { listPaymentMethods } from './payment-methods'
import { listPersons } from './persons'
import { createSupplier, listSuppliers } from './suppliers'
import { listVatTypes } from './vat'

export const routes: readonly Route[] = [
  open('GET', '/auth/authorize', showConsent),
  open('POST', '/auth/consent', decideConsent),
  open('POST', '/auth/token', exchangeToken),

  api('POST', '/v1/expenses', createExpense),
  api('GET', '/v1/expenses', listExpenses),
  api('PUT', '/v1/expenses/:id', updateExpense),
  api('DELETE', '/v1/expenses/:id', deleteExpense),
  api('GET', '/v1/expenses/attachments', readAttachment),
  api('POST', '/v1/expenses/suppliers', createSupplier),
  api('GET', '/v1/expenses/suppliers', listSuppliers),
  api('GET', '/v1/expenses/expense-types', listExpenseTypes),
  api('GET', '/v1/expenses/vat-types', listVatTypes),
  api('GET', '/v1/expenses/payment-methods', listPaymentMethods),
  api('GET', '/v1/expenses/persons', listPersons),
  api('GET', '/v1/expenses/ledgers', listLedgers),

  api('GET', '/v1/banking/bank-accounts', listBankAccounts),
]

function open(method: string, path: string, run: Route['run']): Route {
  return { method, path, scope: undefined, run }
}

function api(method: string, path: string, run: Route['run']): Route {
  return { method, path, scope: scopeOfMethod(method), run }
}
