import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { createResponder, eachChannel, LiveValue } from '../../../shared/channel'
import { contract, type AppHandlers } from '../../../shared/ipc'
import { emptyVoucher } from '../../../shared/expenses/voucher'
import { largestFile } from '../../../shared/receipts/media'
import { mostCompanions } from '../../../shared/receipts/receipt'
import { forSeeds, type Random } from '../../support/random'
import { billingPromises, goodBilling } from './invoices/billing-inputs'

/** What a handler may rely on, said once more in other words than the schemas'. */
const promises: Record<string, (input: unknown) => boolean> = {
  'session.connect': (input) =>
    isText(at(input, 'name'), 1, 100) &&
    isService(at(input, 'service')) &&
    isAccess(at(input, 'access')),
  'session.signIn': (input) => isMaybe(at(input, 'access'), isAccess),
  'session.paste': (input) => isText(input, 0, 8192),
  'session.settleBooks': (input) => ['same', 'apart'].includes(String(input)),
  'accounts.show': isId,
  'accounts.change': (input) =>
    isId(at(input, 'id')) &&
    isMaybe(at(input, 'name'), (value) => isText(value, 1, 100)) &&
    isMaybe(at(input, 'colour'), (value) => /^#[0-9a-f]{6}$/.test(String(value))),
  'accounts.removal': isId,
  'accounts.search': (input) => isText(at(input, 'search'), 1, 200),
  'books.askDirectors': (input) => isText(input, 0, 10),
  'exports.saveAll': isId,
  'accounts.remove': (input) =>
    isId(at(input, 'id')) &&
    isText(at(input, 'name'), 0, 200) &&
    Object.keys(removal).every((name) =>
      isWhole(at(at(input, 'agreed'), name), 0, Number.MAX_SAFE_INTEGER),
    ),
  'accounts.changeService': isService,
  'accounts.setLegacyKeys': (input) =>
    isMaybe(input, (keys) =>
      ['consumerKey', 'consumerSecret', 'token', 'tokenSecret'].every((name) =>
        isText(at(keys, name), 1, 500),
      ),
    ),
  'accounts.configure': (input) =>
    ['baseUrl', 'authUrl', 'legacyBaseUrl'].every((name) => isMaybe(at(input, name), isAddress)),
  'accounts.addPresets': (input) =>
    isText(at(input, 'fileName'), 1, 255) && isText(at(input, 'text'), 0, 64 * 1024),
  'accounts.removePreset': (input) => isText(input, 1, 100),
  'accounts.keepUnprotected': (input) => typeof input === 'boolean',
  'capture.paths': (input) => {
    const paths = at(input, 'paths')
    return (
      Array.isArray(paths) &&
      paths.length >= 1 &&
      paths.length <= 5000 &&
      paths.every((item) => isText(item, 1, 4096)) &&
      isMaybe(at(input, 'accountId'), isId)
    )
  },
  'capture.bytes': (input) => {
    const bytes = at(input, 'bytes')
    const isSized = bytes instanceof Uint8Array && bytes.byteLength <= largestFile
    const isWhose = isMaybe(at(input, 'accountId'), isId)
    return isText(at(input, 'fileName'), 0, 255) && isSized && isWhose
  },
  'watching.present': (input) => isId(at(input, 'choice')) && isText(at(input, 'pattern'), 0, 200),
  'watching.add': (input) =>
    isId(at(input, 'choice')) &&
    isWatchedSetting(at(input, 'setting')) &&
    typeof at(input, 'takesPresent') === 'boolean',
  'watching.change': (input) => isId(at(input, 'id')) && isWatchedSetting(at(input, 'setting')),
  'watching.remove': isId,
  'scanning.abilities': (input) => isText(input, 1, 500),
  'scanning.scan': (input) =>
    isText(at(input, 'device'), 1, 500) &&
    isText(at(input, 'source'), 0, 200) &&
    isWhole(at(input, 'dpi'), 50, 2400) &&
    typeof at(input, 'isColour') === 'boolean' &&
    ['apart', 'together'].includes(String(at(input, 'pages'))),
  'scanning.save': (input) => ['apart', 'together'].includes(String(input)),
  'receipts.page': (input) =>
    isList(at(input, 'list')) &&
    isText(at(input, 'search'), 0, 200) &&
    isWhole(at(input, 'offset'), 0, Number.MAX_SAFE_INTEGER) &&
    isWhole(at(input, 'limit'), 1, 200),
  'receipts.ids': (input) => isList(at(input, 'list')) && isText(at(input, 'search'), 0, 200),
  'receipts.drafts': areIds(0),
  'receipts.editAll': (input) =>
    Array.isArray(input) &&
    input.length <= 5000 &&
    input.every((edit) => isId(at(edit, 'id')) && isDraft(at(edit, 'draft'))),
  'receipts.stepAll': (input) =>
    areIds(0)(at(input, 'ids')) &&
    ['confirm', 'discard', 'restore', 'reopen'].includes(String(at(input, 'step'))),
  'receipts.makeVoucher': isVoucher,
  'receipts.vouchersSay': (input) =>
    isDay(at(input, 'date')) &&
    isVehicle(at(input, 'vehicle')) &&
    isText(at(input, 'person'), 0, 200),
  'receipts.attach': (input) =>
    isId(at(input, 'id')) && Number.isSafeInteger(at(input, 'expenseId')),
  'receipts.merge': areIds(2, 50),
  'receipts.split': (input) =>
    isId(at(input, 'id')) && ['pages', 'parts', 'documents'].includes(String(at(input, 'into'))),
  'receipts.goWith': (input) =>
    areIds(1, mostCompanions)(at(input, 'ids')) && isId(at(input, 'lead')),
  'receipts.standAlone': areIds(1, mostCompanions),
  'receipts.moveToBooks': (input) => areIds(1)(at(input, 'ids')) && isId(at(input, 'accountId')),
  'receipts.exchange': (input) => areIds(1)(at(input, 'back')) && areIds(1)(at(input, 'away')),
  'receipts.read': isId,
  'receipts.edit': (input) =>
    isId(at(input, 'id')) &&
    isDraft(at(input, 'draft')) &&
    typeof at(input, 'knowsReading') === 'boolean',
  'receipts.confirm': (input) => {
    const accepted = at(input, 'accepted')
    const isKey = (key: unknown) => isText(key, 0, 2000)
    return (
      isId(at(input, 'id')) &&
      Array.isArray(accepted) &&
      accepted.length <= 100 &&
      accepted.every(isKey)
    )
  },
  'receipts.reopen': isId,
  'receipts.discard': isId,
  'receipts.restore': isId,
  'receipts.binTally': (input) => isMaybe(at(input, 'ids'), areIds(0)),
  'receipts.emptyBin': (input) => isMaybe(at(input, 'ids'), areIds(0)),
  'receipts.keepBoth': isId,
  'receipts.alike': isId,
  'receipts.purchases': isId,
  'rates.offered': (input) =>
    isText(at(input, 'currency'), 0, 3) && isText(at(input, 'day'), 0, 10),
  'rates.keep': (input) =>
    Array.isArray(input) && input.length >= 1 && input.length <= 5000 && input.every(isDatedRate),
  'receipts.near': isId,
  'receipts.looked': (input) =>
    isId(at(input, 'id')) &&
    isMaybe(at(input, 'look'), (value) => /^[0-9a-f]{16}$/.test(String(value))),
  'receipts.keepBeside': (input) => {
    const others = at(input, 'others')
    const isOther = (value: unknown) => isId(value) || Number.isSafeInteger(value)
    return (
      isId(at(input, 'id')) && Array.isArray(others) && others.length > 0 && others.every(isOther)
    )
  },
  'receipts.askAgain': (input) => {
    const others = at(input, 'others')
    const isOther = (value: unknown) => isId(value) || Number.isSafeInteger(value)
    return (
      isId(at(input, 'id')) &&
      isMaybe(at(input, 'twin'), isId) &&
      Array.isArray(others) &&
      others.length <= 5000 &&
      others.every(isOther)
    )
  },
  'receipts.undecide': isId,
  'receipts.decide': (input) =>
    isId(at(input, 'id')) && ['check-again', 'send-again'].includes(String(at(input, 'answer'))),
  'reading.of': isId,
  'reading.page': (input) => isId(at(input, 'id')) && isWhole(at(input, 'page'), 0, 9999),
  'reading.again': isId,
  'reading.cancel': (input) => isMaybe(input, isId),
  'learning.suggested': isId,
  'learning.defaults': isSupplier,
  'learning.remembered': (input) =>
    isText(at(input, 'search'), 0, 200) &&
    isWhole(at(input, 'offset'), 0, Number.MAX_SAFE_INTEGER) &&
    isWhole(at(input, 'limit'), 1, 100),
  'learning.forget': (input) =>
    isSupplier(at(input, 'supplier')) &&
    isMaybe(at(input, 'field'), (value) =>
      ['expenseType', 'vatType', 'payment'].includes(String(value)),
    ),
  'learning.setRule': isRuleEntry,
  'learning.removeRule': isRule,
  'learning.orderRules': (input) => Array.isArray(input) && input.every(isRule),
  'learning.tryRule': isRuleEntry,
  'books.matchSuppliers': (input) =>
    isText(at(input, 'search'), 0, 200) && isWhole(at(input, 'limit'), 1, 100),
  'books.expenses': (input) =>
    isPart(input, ['date', 'amount', 'name', 'id']) &&
    isMaybeWhole(at(input, 'supplierId')) &&
    isMaybe(at(input, 'method'), (value) => isText(value, 0, 100)) &&
    isMaybe(at(input, 'hasReceipt'), (value) => typeof value === 'boolean') &&
    isRange(input),
  'books.expenseTotals': (input) =>
    isText(at(input, 'search'), 0, 200) &&
    isMaybeWhole(at(input, 'supplierId')) &&
    isMaybe(at(input, 'isPaid'), (value) => typeof value === 'boolean') &&
    isMaybe(at(input, 'ids'), (value) => Array.isArray(value) && value.length <= 500) &&
    isRange(input),
  'books.openPage': (input) =>
    ['expenses', 'suppliers', 'clients', 'invoices', 'salesInvoices'].includes(
      String(at(input, 'list')),
    ) && isWhole(at(input, 'id'), 1, Number.MAX_SAFE_INTEGER),
  'books.suppliers': (input) => isPart(input, ['name', 'spend', 'lastUsed']),
  'books.clients': (input) => isPart(input, ['date', 'amount', 'name', 'id']),
  'books.bankAccounts': (input) => isPart(input, ['date', 'amount', 'name', 'id']),
  'books.invoices': isInvoiceQuestion,
  'books.overview': (input) => /^\d{4}-\d{2}-\d{2}$/.test(String(at(input, 'today'))),
  'books.suppliersAlike': (input) => areShort(input, ['name', 'vatNumber']),
  'books.createSupplier': (input) =>
    areShort(at(input, 'draft'), ['name', 'vatNumber', 'country', 'expenseType']) &&
    isMaybe(at(input, 'isMeant'), (isMeant) => typeof isMeant === 'boolean'),
  'books.supplierSpending': Number.isSafeInteger,
  'books.refresh': (input) => typeof at(input, 'everything') === 'boolean',
  'expenses.view': Number.isSafeInteger,
  'expenses.read': Number.isSafeInteger,
  'expenses.check': Number.isSafeInteger,
  'expenses.removePayment': isShownExpense,
  'expenses.delete': isShownExpense,
  'expenses.detach': (input) =>
    isShownExpense(input) && Number.isSafeInteger(at(input, 'attachmentId')),
  'expenses.attach': (input) => isShownExpense(input) && isFile(at(input, 'file')),
  'expenses.change': (input) => isShownExpense(input) && isExpenseEdit(at(input, 'edit')),
  'expenses.file': (input) =>
    ['expenseId', 'attachmentId'].every((name) => Number.isSafeInteger(at(input, name))) &&
    isText(at(input, 'fileName'), 0, 1000),
  'expenses.saveFile': isId,
  'backup.save': (input) => isText(input, 12, 500),
  'backup.look': (input) => isText(input, 0, 500),
  'backup.bringBack': (input) =>
    isText(at(input, 'passphrase'), 0, 500) &&
    isText(at(input, 'name'), 0, 200) &&
    ['receipts', 'waiting', 'drafts'].every((name) =>
      isWhole(at(at(input, 'agreed'), name), 0, Number.MAX_SAFE_INTEGER),
    ),
  'report.save': (input) => isId(at(input, 'id')) && typeof at(input, 'withDumps') === 'boolean',
  'exports.save': (input) =>
    isExport(at(input, 'question')) && ['csv', 'zip'].includes(String(at(input, 'format'))),
  'exports.sheet': isExport,
  'desktop.menu': (input) => {
    const lines = at(input, 'lines')
    const isLine = (line: unknown) =>
      isText(at(line, 'id'), 1, 100) && isText(at(line, 'words'), 1, 300)
    return (
      Array.isArray(lines) &&
      lines.length >= 1 &&
      lines.length <= 60 &&
      lines.every(isLine) &&
      isMaybe(at(input, 'at'), (place) =>
        ['x', 'y'].every((name) => Number.isSafeInteger(at(place, name))),
      )
    )
  },
  'desktop.copy': (input) => isText(input, 1, 1000),
  'desktop.drag': areIds(1, 50),
  'desktop.saveOriginal': isId,
  ...billingPromises,
  'sync.setPaused': (input) => typeof input === 'boolean',
  'activity.page': (input) =>
    isMaybe(at(input, 'before'), (before) => isWhole(before, 1, Number.MAX_SAFE_INTEGER)) &&
    isWhole(at(input, 'limit'), 1, 200),
  'settings.change': (input) =>
    isMaybe(at(input, 'theme'), (value) => ['system', 'light', 'dark'].includes(String(value))) &&
    isMaybe(at(input, 'receiptSort'), isReceiptSort) &&
    isMaybe(at(input, 'notices'), (value) => typeof value === 'boolean'),
}

const removal = {
  unsent: 0,
  undecided: 1,
  booked: 2,
  discarded: 0,
  drafts: 0,
  changes: 0,
  underWay: 0,
}

const calls: string[] = []
eachChannel(contract, (channel, spec) => {
  if (spec.kind === 'call') calls.push(channel)
})

test('every promise above belongs to a channel', () => {
  expect(Object.keys(promises).filter((channel) => !calls.includes(channel))).toEqual([])
})

test.each(calls)(
  '%s: of 10,000 random inputs none is acted on that breaks the promise',
  async (channel) => {
    const acted: unknown[] = []
    const respond = createResponder(contract, recording(acted))
    const keeps = promises[channel] ?? ((input) => input === undefined)
    let executed = 0
    await forSeeds(10, async (random) => {
      for (let round = 0; round < 1000; round += 1) {
        acted.length = 0
        const input = inputFor(channel, random)
        const reply = await respond(channel, input)
        const isRefused = !reply.ok && reply.error.code === 'invalid-input' && acted.length === 0
        const isKept = reply.ok && acted.length === 1 && keeps(acted[0])
        if (!isRefused && !isKept) expect.fail(`${inspect(input)} gave ${inspect(reply)}`)
        executed += acted.length
      }
    })
    expect(executed, 'the generator also makes good inputs').toBeGreaterThan(0)
    expect(executed).toBeLessThan(10_000)
  },
)

/** Handlers that only note what they were given. */
function recording(acted: unknown[]): AppHandlers {
  const handlers: Record<string, Record<string, unknown>> = {}
  eachChannel(contract, (_channel, spec, group, name) => {
    const members = (handlers[group] ??= {})
    members[name] =
      spec.kind === 'live' ? new LiveValue(undefined) : (input: unknown) => void acted.push(input)
  })
  return handlers as unknown as AppHandlers
}

const id = 'b7c1f7a2-5a0e-4e0b-9d57-0f5d5c1f2a3b'
const line = { expenseType: 'FUEL', description: '', vatType: 'Standard', gross: '61.27' }
const datedRate = {
  currency: 'EUR',
  rate: '1.1523',
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
}
const service = {
  baseUrl: 'https://a.example',
  authUrl: 'https://b.example',
  legacyBaseUrl: 'https://c.example',
  clientId: 'docket',
}
const watchedSetting = { pattern: '*.pdf', accountId: id, original: 'bin', isOff: false }

const good: Record<string, unknown> = {
  'reading.page': { id, page: 299 },
  'watching.present': { choice: id, pattern: '*.pdf' },
  'watching.add': { choice: id, setting: watchedSetting, takesPresent: true },
  'watching.change': { id, setting: watchedSetting },
  'scanning.abilities': 'epsonds:net:192.0.2.7',
  'scanning.scan': { device: 'a', source: 'ADF', dpi: 300, isColour: true, pages: 'apart' },
  'scanning.save': 'together',
  'session.connect': { name: 'Mine', access: 'full', service },
  'session.signIn': { access: 'full' },
  'session.paste': 'http://127.0.0.1:1/?code=1',
  'session.settleBooks': 'same',
  'accounts.change': { id, name: 'Mine', colour: '#14594d' },
  'accounts.addPresets': { fileName: 'services.json', text: '{}' },
  'accounts.search': { search: 'paper' },
  'books.askDirectors': '2026-11-05',
  'accounts.remove': { id, name: 'Mine', agreed: removal },
  'accounts.changeService': service,
  'accounts.setLegacyKeys': { consumerKey: 'a', consumerSecret: 'b', token: 'c', tokenSecret: 'd' },
  'accounts.configure': service,
  'accounts.keepUnprotected': true,
  'backup.save': 'quarry lantern oboe nine',
  'backup.look': 'quarry lantern oboe nine',
  'backup.bringBack': {
    passphrase: 'a',
    agreed: { accounts: ['a'], receipts: 1, waiting: 1, drafts: 0 },
    name: 'a',
  },
  'report.save': { id, withDumps: false },
  'receipts.binTally': { ids: [id] },
  'receipts.emptyBin': { ids: [id, id] },
  'desktop.menu': { lines: [{ id: 'discard', words: 'Bin', begins: true }], at: { x: 4, y: 5 } },
  'desktop.copy': 'INV-2071',
  'desktop.drag': [id],
  'capture.paths': { paths: ['/tmp/a.pdf', '/tmp/b.pdf'], accountId: id },
  'capture.bytes': { fileName: 'a.png', bytes: Uint8Array.of(1, 2), accountId: id },
  'receipts.page': { list: 'review', search: '', offset: 0, limit: 50 },
  'receipts.edit': {
    id,
    draft: {
      supplierId: 7,
      supplierName: 'N',
      postingDate: '',
      lines: [line],
      payment: { method: 'EFT', bankAccountId: 1, personId: 2, date: '', amount: '' },
    },
  },
  'receipts.confirm': { id, accepted: ['alike|supplierName||'] },
  'rates.offered': { currency: 'EUR', day: '2026-11-12' },
  'rates.keep': [datedRate, { ...datedRate, currency: 'USD' }],
  'receipts.ids': { list: 'review', search: '' },
  'receipts.drafts': [id, id],
  'receipts.editAll': [{ id, draft: { supplierName: 'N', postingDate: '', lines: [line] } }],
  'receipts.stepAll': { ids: [id], step: 'discard' },
  'receipts.makeVoucher': { ...emptyVoucher, kind: 'mileage', date: '2026-11-12' },
  'receipts.vouchersSay': { date: '2026-11-12', vehicle: 'car', person: 'Ann' },
  'receipts.attach': { id, expenseId: 4711 },
  'receipts.merge': [id, id],
  'receipts.split': { id, into: 'pages' },
  'receipts.goWith': { ids: [id], lead: id },
  'receipts.standAlone': [id],
  'receipts.moveToBooks': { ids: [id], accountId: id },
  'receipts.exchange': { back: [id], away: [id] },
  'receipts.looked': { id, look: '00ff00ff00ff00ff' },
  'receipts.keepBeside': { id, others: [id, 4711] },
  'receipts.askAgain': { id, twin: id, others: [id, 4711] },
  'receipts.decide': { id, answer: 'send-again' },
  'learning.defaults': { id: 7, name: 'N' },
  'learning.remembered': { search: 'n', offset: 0, limit: 50 },
  'learning.forget': { supplier: { id: 7, name: 'N' }, field: 'payment' },
  'learning.setRule': {
    supplier: { name: 'N' },
    rule: { expenseType: 'FUEL', vatType: 'Zero', payment: { method: 'EFT' }, goesAtOnce: true },
  },
  'learning.removeRule': { id: 7, name: 'N' },
  'learning.orderRules': [
    { id: 7, name: 'N' },
    { name: 'M', isForWords: true },
  ],
  'learning.tryRule': { supplier: { name: 'N' }, rule: { vatType: 'Zero', goesAtOnce: false } },
  'books.matchSuppliers': { search: 'n', limit: 10 },
  'books.expenses': {
    search: 'n',
    offset: 0,
    limit: 10,
    sort: { by: 'amount', isDescending: true },
    from: '2026-01-01',
    to: '2026-12-31',
    supplierId: 7,
    method: 'EFT',
    hasReceipt: true,
  },
  'books.expenseTotals': { search: 'n', from: '2026-01-01', isPaid: true, ids: [1, 2] },
  'books.openPage': { list: 'expenses', id: 7 },
  'books.suppliers': {
    search: '',
    offset: 0,
    limit: 10,
    sort: { by: 'spend', isDescending: true },
  },
  'books.clients': { search: 'n', offset: 0, limit: 10 },
  'books.bankAccounts': { search: 'n', offset: 0, limit: 10 },
  'books.invoices': { search: 'n', offset: 0, limit: 10, clientId: 3, state: 'DUE' },
  'books.overview': { today: '2026-11-21' },
  'books.suppliersAlike': { name: 'N', vatNumber: 'GB 1' },
  'books.createSupplier': {
    draft: { name: 'N', vatNumber: '', country: 'GB', expenseType: '' },
    isMeant: true,
  },
  'books.supplierSpending': 7,
  'books.refresh': { everything: true },
  'expenses.view': 7,
  'expenses.read': 7,
  'expenses.check': 7,
  'expenses.removePayment': { expenseId: 7, seen: 'abc' },
  'expenses.delete': { expenseId: 7, seen: 'abc' },
  'expenses.detach': { expenseId: 7, seen: 'abc', attachmentId: 0 },
  'expenses.attach': { expenseId: 7, seen: 'abc', file: { receiptId: id } },
  'expenses.change': {
    expenseId: 7,
    seen: 'abc',
    edit: {
      supplierId: 7,
      postingDate: '2026-06-30',
      changedLines: [{ at: 0, gross: '61.27' }],
      removedLines: [1],
      addedLines: [line],
      newSupplier: 'Quill & Daughters',
      payments: [{ method: 'EFT', date: '2026-06-30', amount: '61.27', at: 0 }],
    },
  },
  'expenses.file': { expenseId: 7, attachmentId: 8, fileName: 'a.pdf' },
  'exports.save': {
    format: 'csv',
    question: { list: 'expenses', filter: { search: 'n', from: '2026-01-01', hasReceipt: true } },
  },
  'exports.sheet': { list: 'receipts', filter: { list: 'review', search: '', ids: [id] } },
  ...goodBilling,
  'sync.setPaused': true,
  'activity.page': { before: 40, limit: 50 },
  'settings.change': { theme: 'dark' },
}

function isDay(value: unknown): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(String(value))
}

function isVehicle(value: unknown): boolean {
  return ['car', 'motorcycle', 'bicycle'].includes(String(value))
}

function isVoucher(input: unknown): boolean {
  const texts = Object.keys(emptyVoucher).filter((name) => name !== 'vehicle')
  return (
    ['expense', 'mileage'].includes(String(at(input, 'kind'))) &&
    isVehicle(at(input, 'vehicle')) &&
    [...texts, 'date'].every((name) => isText(at(input, name), 0, 200))
  )
}

function isDatedRate(input: unknown): boolean {
  return (
    /^[A-Z]{3}$/.test(String(at(input, 'currency'))) &&
    at(input, 'currency') !== 'GBP' &&
    /^\d{1,9}(\.\d{1,10})?$/.test(String(at(input, 'rate'))) &&
    Number(at(input, 'rate')) > 0 &&
    isDay(at(input, 'firstDay')) &&
    isDay(at(input, 'lastDay'))
  )
}

function isSupplier(input: unknown): boolean {
  return isMaybeWhole(at(input, 'id')) && isText(at(input, 'name'), 1, 500)
}

function isRule(input: unknown): boolean {
  return isSupplier(input) && [undefined, true].includes(at(input, 'isForWords') as true)
}

function isRuleEntry(input: unknown): boolean {
  const rule = at(input, 'rule')
  const isShort = (value: unknown) => isMaybe(value, (text) => isText(text, 1, 500))
  return (
    isSupplier(at(input, 'supplier')) &&
    typeof at(rule, 'goesAtOnce') === 'boolean' &&
    [at(rule, 'isForWords'), at(rule, 'isOff')].every((flag) =>
      [undefined, true].includes(flag as true),
    ) &&
    [at(rule, 'expenseType'), at(rule, 'vatType')].every(isShort) &&
    isMaybe(at(rule, 'payment'), (payment) => isText(at(payment, 'method'), 1, 500))
  )
}

/** A good input, one with a few parts replaced, or anything at all. */
function inputFor(channel: string, random: Random): unknown {
  const start = channel in good ? good[channel] : channel in promises ? id : undefined
  const way = random.next()
  if (way < 0.05) return structuredClone(start)
  if (way < 0.25) return anything(random, 3)
  let input: unknown = structuredClone(start)
  for (let change = random.whole(1, 2); change > 0; change -= 1) input = changed(input, random)
  return input
}

function changed(value: unknown, random: Random): unknown {
  const isLeaf = typeof value !== 'object' || value === null || value instanceof Uint8Array
  if (isLeaf || random.chance(0.15)) return anything(random, 2)
  if (Array.isArray(value)) {
    const items: unknown[] = [...(value as unknown[])]
    items[random.whole(0, items.length)] = changed(items[0], random)
    return random.chance(0.1) ? [] : items
  }
  const entries: [string, unknown][] = Object.entries(value)
  const [name, old] = random.pick([...entries, ['extra', 1] as const])
  if (random.chance(0.2)) return Object.fromEntries(entries.filter(([key]) => key !== name))
  return { ...value, [name]: changed(old, random) }
}

const odd: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -1,
  1,
  1.5,
  201,
  5001,
  Number.NaN,
  Infinity,
  -0,
  2 ** 53,
  10n,
  '',
  ' ',
  '0',
  'review',
  'dark',
  'send-again',
  '../../etc/passwd',
  "'; DROP TABLE receipt; --",
  '\0',
  '\ud800',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'https://a.example',
  id,
  id.toUpperCase(),
  `${id} `,
  'x'.repeat(256),
  'x'.repeat(5000),
  new Date(0),
  new Map([['id', id]]),
  Uint8Array.of(1),
  new ArrayBuffer(8),
  new Uint8Array(largestFile + 1),
  JSON.parse('{"__proto__":{"polluted":true}}'),
  Object.create(null),
]

function anything(random: Random, depth: number): unknown {
  if (depth === 0 || random.chance(0.6)) return random.pick(odd)
  if (random.chance(0.5)) return random.list(random.whole(0, 4), () => anything(random, depth - 1))
  const names = ['id', 'list', 'limit', 'offset', 'search', 'name', 'draft', 'theme', '__proto__']
  return Object.fromEntries(
    random.list(random.whole(0, 4), () => [random.pick(names), anything(random, depth - 1)]),
  )
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined
}

function isWatchedSetting(value: unknown): boolean {
  return (
    isText(at(value, 'pattern'), 0, 200) &&
    isMaybe(at(value, 'accountId'), isId) &&
    ['leave', 'move', 'bin'].includes(String(at(value, 'original'))) &&
    typeof at(value, 'isOff') === 'boolean'
  )
}

function isText(value: unknown, least: number, most: number): boolean {
  return typeof value === 'string' && value.length >= least && value.length <= most
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
}

function areIds(least: number, most = 5000): (value: unknown) => boolean {
  return (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(isId)
}

function isReceiptSort(value: unknown): boolean {
  return ['oldest', 'newest', 'supplier', 'amount', 'date'].includes(String(value))
}

function isShownExpense(input: unknown): boolean {
  return Number.isSafeInteger(at(input, 'expenseId')) && isText(at(input, 'seen'), 1, 100)
}

function isFile(file: unknown): boolean {
  const bytes = at(file, 'bytes')
  return bytes instanceof Uint8Array ? bytes.byteLength <= largestFile : isId(at(file, 'receiptId'))
}

const isPlace = (value: unknown) => isWhole(value, 0, 999)
const isPlainAmount = (value: unknown) => /^\d+(\.\d{1,2})?$/.test(String(value))

function isExpenseEdit(edit: unknown): boolean {
  const [changed, removed] = [at(edit, 'changedLines'), at(edit, 'removedLines')]
  const [added, payments] = [at(edit, 'addedLines'), at(edit, 'payments')]
  return (
    isMaybeWhole(at(edit, 'supplierId')) &&
    isMaybe(at(edit, 'newSupplier'), (name) => isText(name, 1, 500) && name !== ' ') &&
    Array.isArray(changed) &&
    changed.every((item) => isPlace(at(item, 'at')) && isMaybe(at(item, 'gross'), isPlainAmount)) &&
    Array.isArray(removed) &&
    removed.every(isPlace) &&
    Array.isArray(added) &&
    added.every((item) => isPlainAmount(at(item, 'gross'))) &&
    Array.isArray(payments) &&
    payments.every(
      (value) =>
        isText(at(value, 'method'), 1, 500) &&
        isPlainAmount(at(value, 'amount')) &&
        isMaybe(at(value, 'at'), isPlace),
    )
  )
}

function isExport(question: unknown): boolean {
  const filter = at(question, 'filter')
  if (!isText(at(filter, 'search'), 0, 200)) return false
  switch (at(question, 'list')) {
    case 'receipts':
      return isList(at(filter, 'list')) && isMaybe(at(filter, 'ids'), areIds(1))
    case 'activity':
      return isMaybe(at(filter, 'events'), Array.isArray)
    case 'suppliers':
      return ['name', 'spend', 'lastUsed'].includes(String(at(at(filter, 'sort'), 'by')))
    case 'invoices':
      return invoiceOrders.includes(String(at(at(filter, 'sort'), 'by')))
    case 'expenses':
    case 'clients':
    case 'bankAccounts':
      return (
        ['date', 'amount', 'name', 'id'].includes(String(at(at(filter, 'sort'), 'by'))) &&
        isRange(filter)
      )
    default:
      return false
  }
}

function isList(value: unknown): boolean {
  return ['review', 'ready', 'sending', 'attention', 'books', 'bin'].includes(String(value))
}

function isAddress(value: unknown): boolean {
  return URL.canParse(String(value))
}

function isService(value: unknown): boolean {
  return (
    ['baseUrl', 'authUrl', 'legacyBaseUrl'].every((name) => isAddress(at(value, name))) &&
    isText(at(value, 'clientId'), 1, 200)
  )
}

function areShort(value: unknown, names: readonly string[]): boolean {
  return names.every((name) => isText(at(value, name), 0, 500))
}

function isAccess(value: unknown): boolean {
  return ['full', 'no-deleting', 'read-only'].includes(String(value))
}

function isMaybe(value: unknown, holds: (value: unknown) => boolean): boolean {
  return value === undefined || holds(value)
}

function isMaybeWhole(value: unknown): boolean {
  return isMaybe(value, Number.isSafeInteger)
}

/** Words, an order and a part of a list of the books. */
function isPart(input: unknown, orders: readonly string[]): boolean {
  const sort = at(input, 'sort')
  return (
    isText(at(input, 'search'), 0, 200) &&
    isWhole(at(input, 'offset'), 0, Number.MAX_SAFE_INTEGER) &&
    isWhole(at(input, 'limit'), 1, 500) &&
    orders.includes(String(at(sort, 'by'))) &&
    typeof at(sort, 'isDescending') === 'boolean'
  )
}

function isRange(input: unknown): boolean {
  const isDay = (value: unknown) => /^\d{4}-\d{2}-\d{2}$/.test(String(value))
  return ['from', 'to'].every((end) => isMaybe(at(input, end), isDay))
}

const invoiceOrders = ['date', 'due', 'number', 'name', 'state', 'owed', 'amount']

function isInvoiceQuestion(input: unknown): boolean {
  return (
    isPart(input, invoiceOrders) &&
    isMaybeWhole(at(input, 'clientId')) &&
    isMaybe(at(input, 'kind'), (value) => ['new', 'sales'].includes(String(value))) &&
    isMaybe(at(input, 'state'), (value) => isText(value, 0, 50)) &&
    isMaybe(at(input, 'reference'), (value) => isText(value, 0, 1000))
  )
}

function isDraft(value: unknown): boolean {
  const [lines, payment] = [at(value, 'lines'), at(value, 'payment')]
  const texts = (item: unknown, ...names: string[]) =>
    names.every((name) => isText(at(item, name), 0, 500))
  return (
    texts(value, 'supplierName', 'postingDate') &&
    isMaybeWhole(at(value, 'supplierId')) &&
    Array.isArray(lines) &&
    lines.length >= 1 &&
    lines.length <= 100 &&
    lines.every((item) => texts(item, 'expenseType', 'description', 'vatType', 'gross')) &&
    (payment === undefined ||
      (texts(payment, 'method', 'date', 'amount') &&
        isMaybeWhole(at(payment, 'bankAccountId')) &&
        isMaybeWhole(at(payment, 'personId'))))
  )
}
