/** What the service calls the fields of its requests, and what the window calls them. */
import type { WordKey } from '../../shared/words/words'

/** What an entry of a list is counted as. */
export type Counted = 'line' | 'payment' | 'file'

/** The word, and the fields of forms. Of a list, `#` is the number of the entry and `&` the payment. */
export type Named = readonly [word: WordKey, ...places: string[]]

const members = (at: string, named: Readonly<Record<string, Named>>): Record<string, Named> =>
  Object.fromEntries(Object.entries(named).map(([name, each]) => [`${at}.${name}`, each]))

const paymentOfExpense: Readonly<Record<string, Named>> = {
  date: ['record.field.paidOn', '&.date'],
  amount: ['record.field.amountPaid', '&.amount'],
  paymentTarget: ['record.field.method', '&.method'],
  'paymentTarget.paymentMethod': ['record.field.method', '&.method'],
  'paymentTarget.paymentMethod.paymentMethodName': ['record.field.method', '&.method'],
  'paymentTarget.bankAccount': ['record.field.from', '&.bankAccountId'],
  'paymentTarget.bankAccount.id': ['record.field.from', '&.bankAccountId'],
  'paymentTarget.person': ['record.field.director', '&.personId'],
  'paymentTarget.person.id': ['record.field.director', '&.personId'],
}

/** One that is recorded is the last of those on the invoice, and the only one in its form. */
const paymentOfInvoice: Readonly<Record<string, Named>> = {
  ...Object.fromEntries(
    Object.entries(paymentOfExpense).map(([name, [word, place = '']]) => [
      name,
      [word, place.replace('&', 'payment')] as const,
    ]),
  ),
  'paymentTarget.bankAccount': ['invoices.payment.into', 'payment.bankAccountId'],
  'paymentTarget.bankAccount.id': ['invoices.payment.into', 'payment.bankAccountId'],
}

const files: Readonly<Record<string, Named>> = {
  fileName: ['service.field.fileName'],
  fileContents: ['service.field.fileContents'],
}

const expense: Readonly<Record<string, Named>> = {
  supplier: ['record.field.supplier', 'supplierName'],
  'supplier.id': ['record.field.supplier', 'supplierName'],
  postingDate: ['record.field.postingDate', 'postingDate'],
  expenseLineItems: ['service.field.lines', 'lines.#.expenseType'],
  ...members('expenseLineItems', {
    expenseType: ['record.field.expenseType', 'lines.#.expenseType'],
    description: ['record.field.description', 'lines.#.description'],
    vatType: ['record.field.vatType', 'lines.#.vatType'],
    amount: ['record.field.gross', 'lines.#.gross'],
    'amount.grossAmount': ['record.field.gross', 'lines.#.gross'],
  }),
  supplierPayments: ['service.field.payments', '&.method'],
  ...members('supplierPayments', paymentOfExpense),
  attachments: ['service.field.files'],
  ...members('attachments', files),
}

const supplier: Readonly<Record<string, Named>> = {
  // Of a receipt that names a new supplier.
  companyName: ['service.field.supplierName', 'supplier.name', 'supplierName'],
  country: ['record.field.country', 'supplier.country'],
  vatRegistrationNumber: ['record.field.vatNumber', 'supplier.vatNumber'],
  expenseType: ['record.field.usualExpenseType', 'supplier.expenseType'],
  'expenseType.expenseTypeName': ['record.field.usualExpenseType', 'supplier.expenseType'],
}

const client: Readonly<Record<string, Named>> = {
  name: ['record.field.name', 'client.name'],
  email: ['record.field.email', 'client.email'],
  paymentTermsDays: ['record.field.termsInDays', 'client.paymentTermsDays'],
  billingAddress: ['record.field.address', 'client.line1'],
  ...members('billingAddress', {
    line1: ['record.field.addressLine1', 'client.line1'],
    line2: ['record.field.addressLine2', 'client.line2'],
    line3: ['record.field.addressLine3', 'client.line3'],
    line4: ['service.field.addressLine4', 'client.line4'],
    postCode: ['record.field.postCode', 'client.postCode'],
    country: ['record.field.country', 'client.country'],
  }),
}

const invoice: Readonly<Record<string, Named>> = {
  customer: ['invoices.client', 'clientId'],
  'customer.id': ['invoices.client', 'clientId'],
  currency: ['sales.form.currency', 'currency'],
  issuedDate: ['invoices.date', 'issuedDate'],
  lineItemType: ['service.field.lineKind'],
  items: ['service.field.lines', 'lines.#.description'],
  ...members('items', {
    description: ['invoices.description', 'lines.#.description'],
    priceExclVat: ['invoices.unitPrice', 'lines.#.price'],
    quantity: ['invoices.quantity', 'lines.#.quantity'],
    vatRate: ['invoices.vatType', 'lines.#.vatType'],
    lineType: ['service.field.lineKind'],
  }),
  bankAccount: ['invoices.paidInto', 'bankAccountId'],
  'bankAccount.id': ['invoices.paidInto', 'bankAccountId'],
  payment: ['invoices.terms', 'paymentTermsDays'],
  'payment.paymentTerms': ['invoices.terms', 'paymentTermsDays'],
  'payment.paymentTerms.days': ['invoices.terms', 'paymentTermsDays'],
  payments: ['service.field.payments', 'payment.amount'],
  ...members('payments', paymentOfInvoice),
}

const salesLines = 'salesInvoiceLineItems.salesInvoiceLineItem'

const salesInvoice: Readonly<Record<string, Named>> = {
  salesInvoiceDetails: ['invoices.fact.invoice'],
  ...members('salesInvoiceDetails', {
    client: ['invoices.client', 'clientId'],
    'client.clientId': ['invoices.client', 'clientId'],
    clientReference: ['sales.form.reference', 'reference'],
    issuedDate: ['invoices.date', 'issuedDate'],
    paymentTermsDays: ['invoices.terms', 'paymentTermsDays'],
    initialPaymentReminderDays: ['sales.reminders.firstReminder', 'firstReminder'],
    repetitivePaymentReminderDays: ['sales.reminders.nextReminders', 'nextReminders'],
    emailReminderToCustomer: ['sales.reminders.byService'],
    purchaseOrder: ['sales.form.purchaseOrder', 'purchaseOrder'],
    euMemberStateCountryCode: ['sales.reminders.euCode', 'euCode'],
    bankAccount: ['invoices.paidInto', 'bankAccountId'],
    'bankAccount.accountId': ['invoices.paidInto', 'bankAccountId'],
  }),
  salesInvoiceLineItems: ['service.field.lines', 'lines.#.description'],
  'salesInvoiceLineItems.count': ['service.field.lines', 'lines.#.description'],
  [salesLines]: ['service.field.lines', 'lines.#.description'],
  ...members(salesLines, {
    lineItemDescription: ['invoices.description', 'lines.#.description'],
    quantity: ['invoices.quantity', 'lines.#.quantity'],
    rate: ['invoices.unitPrice', 'lines.#.price'],
    lineItemAmount: ['record.field.net', 'lines.#.price'],
    'lineItemAmount.netAmount': ['record.field.net', 'lines.#.price'],
    'lineItemAmount.grossAmount': ['record.field.gross', 'lines.#.price'],
    'lineItemAmount.vatAmount': ['record.field.vat', 'lines.#.vatType'],
    'lineItemAmount.vatRate': ['service.field.vatRate', 'lines.#.vatType'],
    vatType: ['invoices.vatType', 'lines.#.vatType'],
  }),
  note: ['record.field.note', 'note'],
}

/** By the service's name without the numbers of entries; no two records have one name for two fields. */
export const serviceFields: ReadonlyMap<string, Named> = new Map(
  [expense, supplier, client, invoice, salesInvoice].flatMap((record) => Object.entries(record)),
)

/** The lists among them. */
export const countedLists: Readonly<Record<string, Counted>> = {
  expenseLineItems: 'line',
  items: 'line',
  [salesLines]: 'line',
  supplierPayments: 'payment',
  payments: 'payment',
  attachments: 'file',
}
