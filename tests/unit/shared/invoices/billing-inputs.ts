/** What main promises itself of inputs about clients, invoices and payments, in words of its own, and good ones of each. */

type Promised = (input: unknown) => boolean

const id = 'b7c1f7a2-5a0e-4e0b-9d57-0f5d5c1f2a3b'
const most = 25 * 1024 * 1024

const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
const isText = (value: unknown, least: number, longest: number): value is string =>
  typeof value === 'string' && value.length >= least && value.length <= longest
const isFlag = (value: unknown) => typeof value === 'boolean'
const isNumber = (value: unknown, least = 1) =>
  Number.isSafeInteger(value) && Number(value) >= least
const isId = (value: unknown) => isText(value, 36, 36) && /^[0-9a-f-]+$/i.test(value)
const isMaybe = (value: unknown, check: Promised) => value === undefined || check(value)
const isDay = (value: unknown) => isText(value, 10, 10) && !Number.isNaN(Date.parse(value))
const isList = (value: unknown, check: Promised, longest: number, least = 0) =>
  Array.isArray(value) && value.length >= least && value.length <= longest && value.every(check)
const areRising = (days: readonly number[]) =>
  days.every((day, place) => days.slice(0, place).every((before) => before < day))
const areTexts = (value: unknown, names: readonly string[], longest = 500) =>
  names.every((name) => isText(at(value, name), 0, longest))

const isFile: Promised = (file) => {
  const bytes = at(file, 'bytes')
  if (bytes === undefined) return isId(at(file, 'receiptId'))
  const isFull = bytes instanceof Uint8Array && bytes.length > 0 && bytes.length <= most
  return isFull && isText(at(file, 'fileName'), 1, 255) && isText(at(file, 'mediaType'), 0, 100)
}

const isInvoiceLine: Promised = (line) =>
  areTexts(line, ['quantity', 'price', 'vatType']) &&
  isText(at(line, 'description'), 0, 2000) &&
  isMaybe(at(line, 'at'), (place) => isNumber(place, 0))

const isInvoiceDraft: Promised = (draft) =>
  areTexts(draft, ['clientName', 'issuedDate', 'paymentTermsDays']) &&
  isMaybe(at(draft, 'clientId'), Number.isSafeInteger) &&
  isMaybe(at(draft, 'bankAccountId'), Number.isSafeInteger) &&
  isList(at(draft, 'lines'), isInvoiceLine, 200, 1)

const isAnswer: Promised = (answer) =>
  at(answer, 'kind') === 'not-there' ||
  (at(answer, 'kind') === 'there' && isText(at(answer, 'reference'), 1, 2000))

const isSeen: Promised = (input) => isText(at(input, 'seen'), 1, 100)
const isOfInvoice: Promised = (input) => isNumber(at(input, 'invoiceId')) && isSeen(input)
const isOfSales: Promised = (input) => isNumber(at(input, 'id')) && isSeen(input)

const isDecimal: Promised = (value) => isText(value, 1, 30) && /^-?\d+(\.\d+)?$/.test(value)
const isSalesLine: Promised = (line) =>
  ['description', 'vatType'].every((name) =>
    isMaybe(at(line, name), (text) => isText(text, 0, 1000)),
  ) &&
  ['quantity', 'rate', 'net', 'gross', 'vat', 'vatRate'].every((name) =>
    isMaybe(at(line, name), isDecimal),
  )
const areSalesFields: Promised = (fields) =>
  isMaybe(at(fields, 'clientId'), (value) => isNumber(value)) &&
  isMaybe(at(fields, 'issuedDate'), isDay) &&
  isMaybe(at(fields, 'reference'), (text) => isText(text, 0, 1000)) &&
  isMaybe(at(fields, 'note'), (text) => isText(text, 0, 10_000))
const isFilter: Promised = (filter) =>
  isMaybe(at(filter, 'clientId'), (value) => isNumber(value)) &&
  ['dueDate', 'dueDateFrom', 'dueDateTo'].every((name) => isMaybe(at(filter, name), isDay)) &&
  isMaybe(at(filter, 'firstResult'), (value) => isNumber(value, 0)) &&
  isMaybe(at(filter, 'resultsPerPage'), (value) => isNumber(value)) &&
  isMaybe(at(filter, 'states'), (states) => isList(states, (state) => isText(state, 3, 11), 1000))

export const billingPromises: Record<string, Promised> = {
  'clients.alike': (input) => areTexts(input, ['name', 'email']),
  'clients.create': (input) =>
    isFlag(at(input, 'isMeant')) && areTexts(at(input, 'draft'), Object.keys(client)),
  'invoices.draft': isId,
  'invoices.begin': isInvoiceDraft,
  'invoices.edit': (input) => isId(at(input, 'id')) && isInvoiceDraft(at(input, 'draft')),
  'invoices.discard': isId,
  'invoices.addFile': (input) => isId(at(input, 'id')) && isFile(at(input, 'file')),
  'invoices.removeFile': (input) => isId(at(input, 'id')) && isId(at(input, 'fileId')),
  'invoices.saveFile': (input) => isId(at(input, 'id')) && isId(at(input, 'fileId')),
  'invoices.send': isId,
  'invoices.settle': (input) => isId(at(input, 'id')) && isAnswer(at(input, 'answer')),
  'invoices.open': (input) => isText(input, 1, 2000),
  'invoices.read': (input) => isNumber(input),
  'invoices.attach': (input) => isOfInvoice(input) && isFile(at(input, 'file')),
  'invoices.change': (input) => isOfInvoice(input) && isInvoiceDraft(at(input, 'draft')),
  'invoices.detach': (input) => isOfInvoice(input) && isNumber(at(input, 'attachmentId'), 0),
  'payments.record': (input) =>
    isOfInvoice(input) &&
    isFlag(at(input, 'isAboveMeant')) &&
    isFlag(at(input, 'isAheadMeant')) &&
    areTexts(at(input, 'payment'), ['method', 'date', 'amount']),
  'payments.remove': (input) => isOfInvoice(input) && isNumber(at(input, 'paymentId')),
  'payments.acknowledge': Number.isSafeInteger,
  'payments.savedCopy': Number.isSafeInteger,
  'salesInvoices.page': isFilter,
  'salesInvoices.read': (input) => isNumber(input),
  'salesInvoices.create': (input) =>
    isNumber(at(input, 'clientId')) &&
    areSalesFields(input) &&
    isList(at(input, 'lines'), isSalesLine, 1000),
  'salesInvoices.edit': (input) =>
    isOfSales(input) && isMaybe(at(at(input, 'changes'), 'set'), areSalesFields),
  'salesInvoices.delete': isOfSales,
  'salesInvoices.issue': isOfSales,
  'salesInvoices.email': (input) => isNumber(at(input, 'id')) && isFlag(at(input, 'isAgain')),
  'salesInvoices.remind': (input) => isNumber(input),
  'salesInvoices.planReminders': (input) =>
    isOfSales(input) &&
    isFlag(at(input, 'isUsual')) &&
    isList(at(input, 'recipients'), (name) => isText(name, 0, 500), 100) &&
    isList(at(input, 'days'), (day) => isNumber(day, -60) && Number(day) <= 365, 5, 1) &&
    areRising(at(input, 'days') as number[]),
  'salesInvoices.removeReminders': (input) => isNumber(input),
  'salesInvoices.document': (input) => isNumber(input),
  'salesInvoices.saveDocument': isId,
  'salesInvoices.acknowledge': Number.isSafeInteger,
}

const client = {
  name: 'N',
  email: 'n@a.example',
  paymentTermsDays: '30',
  line1: '1 Lane',
  line2: '',
  line3: '',
  line4: '',
  postCode: 'LS1',
  country: 'GB',
}
const invoice = {
  clientId: 3,
  clientName: 'N',
  issuedDate: '2026-06-30',
  paymentTermsDays: '14',
  bankAccountId: 1,
  lines: [{ description: 'D', quantity: '1', price: '2', vatType: 'Standard' }],
}
const file = { fileName: 'a.pdf', mediaType: 'application/pdf', bytes: Uint8Array.of(1, 2) }
const seen = 'a'.repeat(64)
const payment = { method: 'EFT', bankAccountId: 1, date: '2026-06-30', amount: '2' }
const salesLine = { description: 'D', quantity: '1', rate: '2.00', net: '2.00', vatType: 'ZERO' }

export const goodBilling: Record<string, unknown> = {
  'clients.alike': { name: 'N', email: 'n@a.example' },
  'clients.create': { draft: client, isMeant: true },
  'invoices.begin': invoice,
  'invoices.edit': { id, draft: invoice },
  'invoices.addFile': { id, file },
  'invoices.removeFile': { id, fileId: id },
  'invoices.saveFile': { id, fileId: id },
  'invoices.settle': { id, answer: { kind: 'there', reference: '77' } },
  'invoices.open': '77',
  'invoices.read': 77,
  'invoices.attach': { invoiceId: 77, seen, file: { receiptId: id } },
  'invoices.change': { invoiceId: 77, seen, draft: invoice },
  'invoices.detach': { invoiceId: 77, seen, attachmentId: 0 },
  'payments.record': { invoiceId: 77, seen, payment, isAboveMeant: false, isAheadMeant: false },
  'payments.remove': { invoiceId: 77, seen, paymentId: 5 },
  'payments.acknowledge': 5,
  'payments.savedCopy': 5,
  'salesInvoices.page': { states: ['DUE'], clientId: 3, dueDateFrom: '2026-01-01', firstResult: 0 },
  'salesInvoices.read': 77,
  'salesInvoices.create': { clientId: 3, issuedDate: '2026-06-30', lines: [salesLine] },
  'salesInvoices.edit': { id: 77, seen, changes: { set: { note: 'N' }, addLines: [salesLine] } },
  'salesInvoices.delete': { id: 77, seen },
  'salesInvoices.issue': { id: 77, seen },
  'salesInvoices.email': { id: 77, isAgain: false },
  'salesInvoices.remind': 77,
  'salesInvoices.planReminders': {
    id: 77,
    seen,
    recipients: ['pay@quarrylane.example'],
    days: [-3, 7, 14],
    isUsual: true,
  },
  'salesInvoices.removeReminders': 77,
  'salesInvoices.document': 77,
  'salesInvoices.acknowledge': 5,
}
