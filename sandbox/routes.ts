// Owns the table of every endpoint.
import { showConsent } from './authorisation/authorize'
import { decideConsent } from './authorisation/consent'
import { scopeOfMethod } from './authorisation/scopes'
import { exchangeToken } from './authorisation/token'
import { readAttachment } from './attachments'
import { listBankAccounts } from './bank-accounts'
import { createClient, listClients } from './clients'
import { listCountries } from './countries'
import { listExpenseTypes } from './expense-types'
import { createExpense, deleteExpense, listExpenses, updateExpense } from './expenses'
import type { Route } from './http/call'
import { createInvoice, readInvoice, updateInvoice } from './invoices'
import { listLedgers } from './ledgers'
import { listPaymentMethods } from './payment-methods'
import { listPersons } from './persons'
import {
  actOnSalesInvoice,
  createSalesInvoice,
  deleteSalesInvoice,
  listSalesInvoices,
  readSalesInvoice,
  readSalesInvoiceDocument,
  updateSalesInvoice,
} from './sales-invoices/sales-invoices'
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
  api('POST', '/v1/clients', createClient),
  api('GET', '/v1/clients/list', listClients),
  api('POST', '/v1/invoices', createInvoice),
  api('GET', '/v1/invoices/:id', readInvoice),
  api('PUT', '/v1/invoices/:id', updateInvoice),
  api('GET', '/v1/immutable-data/countries', listCountries),

  api('GET', '/rest/v2/sales_invoices', listSalesInvoices),
  api('POST', '/rest/v2/sales_invoices', createSalesInvoice),
  api('GET', '/rest/v2/sales_invoices/:anyId', readSalesInvoice),
  api('PUT', '/rest/v2/sales_invoices/:anyId', updateSalesInvoice),
  api('DELETE', '/rest/v2/sales_invoices/:anyId', deleteSalesInvoice),
  api('PUT', '/rest/v2/sales_invoices/:anyId/:action', actOnSalesInvoice),
  api('GET', '/rest/v2/sales_invoices/:anyId/document', readSalesInvoiceDocument),
]

function open(method: string, path: string, run: Route['run']): Route {
  return { method, path, scope: undefined, run }
}

function api(method: string, path: string, run: Route['run']): Route {
  return { method, path, scope: scopeOfMethod(method), run }
}
