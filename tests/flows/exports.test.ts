/** Lists leave the app as files: over the real core, the real disk and the real demo service. */
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, expect, test } from 'vitest'
import { expenseHandlers } from '../../electron/contract/expense-handlers'
import { exportHandlers } from '../../electron/export/exports'
import { addDays, calendarDate } from '../../shared/calendar'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import { ExportQuestion } from '../../shared/books/export'
import { fileIn, pdfBytes, pngBytes, sha256, temporaryFolder } from '../support/files'
import { Rig, until } from '../support/harness'

let rig: Rig
afterEach(() => rig.end())

const question = (asked: object) => ExportQuestion.parse(asked)
const everyExpense = () => question({ list: 'expenses', filter: {} })
const reviewed = () => question({ list: 'receipts', filter: { list: 'review' } })

async function start(): Promise<string> {
  rig = await Rig.start()
  await rig.connect()
  return temporaryFolder('docket-exports')
}

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8').replace('\uFEFF', '').trimEnd().split('\r\n')
}

test('every expense of the books is a line, in the order of the list', async () => {
  const target = path.join(await start(), 'Expenses.csv')
  const { total } = rig.core.accounts
    .need()
    .books.expenses({ search: '', offset: 0, limit: 1, sort: { by: 'date', isDescending: true } })
  const end = await rig.core.exporter.save({ question: everyExpense(), format: 'csv', target })
  expect(end).toMatchObject({ result: 'saved', rows: total })
  const [head = '', ...rows] = linesOf(target)
  expect(head).toMatch(/^Date,Supplier,Reference,For,Type/)
  expect(rows).toHaveLength(total)
  const dates = rows.map((row) => row.slice(0, 10))
  expect(dates).toEqual(dates.toSorted().reverse())
})

test('a file of books that were not read to their end says so', async () => {
  const folder = temporaryFolder('docket-exports')
  rig = await Rig.start()
  const list = { method: 'GET', path: '^/v1/expenses$' }
  rig.service.dials.next({ ...list, count: 100, act: { kind: 'status', status: 500 } })
  await rig.core.accounts.startDemo()
  const { books } = rig.core.accounts.need()
  await until(() => books.status.get().expenses.problem !== undefined, 'the list is refused')
  for (const format of ['csv', 'zip'] as const) {
    const target = path.join(folder, `Expenses.${format}`)
    const end = await rig.core.exporter.save({ question: everyExpense(), format, target })
    expect(end).toMatchObject({ result: 'saved', isWhole: false })
  }
  expect(await rig.core.exporter.sheet(everyExpense())).toMatchObject({ isWhole: false })
  const accountId = rig.core.accounts.need().id
  const target = path.join(folder, 'all.zip')
  expect(await rig.core.exporter.saveAll({ accountId, target })).toMatchObject({ isWhole: false })
  const receipts = path.join(folder, 'Receipts.csv')
  const ofReceipts = { question: reviewed(), format: 'csv' as const, target: receipts }
  expect(await rig.core.exporter.save(ofReceipts)).toMatchObject({ isWhole: true })
})

test('what is searched for and filtered is what is written', async () => {
  const target = path.join(await start(), 'some.csv')
  const { books } = rig.core.accounts.need()
  const asked = {
    list: 'expenses',
    filter: { search: 'fuel', sort: { by: 'amount', isDescending: true } },
  }
  const { total } = books.expenses({
    search: 'fuel',
    offset: 0,
    limit: 1,
    sort: { by: 'amount', isDescending: true },
  })
  expect(total).toBeGreaterThan(0)
  await rig.core.exporter.save({ question: question(asked), format: 'csv', target })
  expect(linesOf(target)).toHaveLength(total + 1)
})

test('a ZIP of receipts holds every original byte for byte, with an index that names it', async () => {
  const folder = await start()
  const originals = [pngBytes(), pdfBytes(), pngBytes()]
  for (const [at, bytes] of originals.entries())
    await rig.capture(fileIn(rig.inbox, `scan ${at}.${at === 1 ? 'pdf' : 'png'}`, bytes))
  const target = path.join(folder, 'Receipts.zip')
  const end = await rig.core.exporter.save({ question: reviewed(), format: 'zip', target })
  expect(end).toEqual({ result: 'saved', rows: 3, files: 3, missing: 0, isWhole: true })
  const { 'index.csv': index, ...files } = unzipSync(readFileSync(target))
  const found = Object.values(files).map((bytes) => Buffer.from(bytes))
  for (const original of originals) expect(found.some((bytes) => bytes.equals(original))).toBe(true)
  for (const name of Object.keys(files)) expect(strFromU8(index as Uint8Array)).toContain(name)
})

/** A bill with a slip and its terms that go with it. */
async function tied(): Promise<{ lead: string; others: string[]; originals: Buffer[] }> {
  const originals = [pdfBytes(), pngBytes(), pdfBytes()]
  const ids: string[] = []
  for (const [at, name] of ['bill.pdf', 'slip.png', 'terms.pdf'].entries())
    ids.push((await rig.capture(fileIn(rig.inbox, name, originals[at] ?? pdfBytes()))).id)
  const [lead = '', ...others] = ids
  await rig.core.review.goWith(others, lead)
  return { lead, others, originals }
}

test('a ZIP has the files that go with a receipt, each once and named after it, waiting or in the books', async () => {
  const folder = await start()
  const { lead, others, originals } = await tied()
  const accountId = rig.core.accounts.need().id
  const saved = async (given: ExportQuestion | undefined) => {
    const target = path.join(folder, `${crypto.randomUUID()}.zip`)
    const end = given
      ? await rig.core.exporter.save({ question: given, format: 'zip', target })
      : await rig.core.exporter.saveAll({ accountId, target })
    const files = Object.entries(unzipSync(readFileSync(target)))
    const kept = files.filter(([name]) => !name.endsWith('.csv'))
    const index = files.find(([name]) => ['index.csv', 'Receipts.csv'].includes(name))
    for (const [name] of kept) expect(strFromU8(index?.[1] ?? new Uint8Array())).toContain(name)
    expect(end).toMatchObject({ files: 3, missing: 0 })
    const sums = kept.map(([, bytes]) => sha256(Buffer.from(bytes)))
    expect(sums.toSorted()).toEqual(originals.map(sha256).toSorted())
    return kept.map(([name]) => name)
  }
  const named = ['bill.pdf', 'bill + slip.png', 'bill + terms.pdf']
  for (const given of [reviewed(), undefined]) expect(await saved(given)).toEqual(named)
  const filter = { list: 'review', ids: [lead] }
  expect(await saved(question({ list: 'receipts', filter }))).toEqual(named)
  await rig.confirm(lead)
  for (const id of [lead, ...others]) await rig.reaches(id, 'proven')
  const inBooks = await saved(question({ list: 'receipts', filter: { list: 'books' } }))
  const [own = ''] = inBooks
  const stem = own.replace(/\.pdf$/, '')
  expect(inBooks.slice(1)).toEqual([`${stem} + slip.png`, `${stem} + terms.pdf`])
  expect(await saved(undefined)).toEqual(inBooks)
})

test('a file that stands in a list of its own while its receipt is on its way is in the ZIP once', async () => {
  const folder = await start()
  const { lead, others, originals } = await tied()
  rig.service.dials.next({ method: 'POST', path: '^/v1/expenses$', act: { kind: 'drop-before' } })
  await rig.confirm(lead)
  for (const id of [lead, ...others]) await rig.reaches(id, 'checking')
  const target = path.join(folder, 'all.zip')
  const accountId = rig.core.accounts.need().id
  const end = await rig.core.exporter.saveAll({ accountId, target })
  expect(end).toMatchObject({ files: 3, missing: 0 })
  const { 'Receipts.csv': index = new Uint8Array(), ...files } = unzipSync(readFileSync(target))
  const sums = Object.entries(files).flatMap(([name, bytes]) =>
    name.endsWith('.csv') ? [] : [sha256(Buffer.from(bytes))],
  )
  expect(sums.toSorted()).toEqual(originals.map(sha256).toSorted())
  // Each has a line, and each line names a file.
  expect(strFromU8(index).match(/ \+ slip\.png/g)).toHaveLength(2)
})

test('an expense that was just booked has all its files before the books list them', async () => {
  const folder = await start()
  const { lead, others, originals } = await tied()
  await rig.confirm(lead)
  for (const id of [lead, ...others]) await rig.reaches(id, 'proven')
  // The books are told of an expense right after its receipt is proven.
  await rig.core.accounts.need().outbox.settled()
  const target = path.join(folder, 'Expenses.zip')
  await rig.core.exporter.save({ question: everyExpense(), format: 'zip', target })
  const { 'index.csv': _, ...files } = unzipSync(readFileSync(target))
  const held = new Set(Object.values(files).map((bytes) => sha256(Buffer.from(bytes))))
  for (const original of originals) expect(held).toContain(sha256(original))
})

test('the receipts of expenses that others booked are fetched from the books', async () => {
  const folder = await start()
  const file = fileIn(rig.inbox, 'fuel.png', pngBytes())
  const { id } = await rig.capture(file)
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
  await rig.core.accounts.need().books.refresh()
  const target = path.join(folder, 'Expenses.zip')
  const end = await rig.core.exporter.save({ question: everyExpense(), format: 'zip', target })
  if (end.result !== 'saved') throw new Error('Not saved')
  const { 'index.csv': _, ...files } = unzipSync(readFileSync(target))
  expect(Object.keys(files)).toHaveLength(end.files)
  expect(end.missing).toBe(0)
  const own = Object.values(files).filter((bytes) => Buffer.from(bytes).equals(readFileSync(file)))
  expect(own).toHaveLength(1)
})

test('a record is written once, whatever comes into its list or leaves it meanwhile', async () => {
  const folder = await start()
  const { books } = rig.core.accounts.need()
  const isNewestFirst = { by: 'date', isDescending: true } as const
  const asked = { search: '', offset: 0, limit: 500, sort: isNewestFirst }
  const before = books.expenses(asked).rows.map(({ id }) => id)
  expect(before.length).toBeGreaterThan(200)
  const [left = 0, ...others] = before
  const come = { ...books.record('expenses', others[0] ?? 0), id: 9_999_999 } as ExpenseRecord
  for (const move of [
    () => books.forget('expenses', left),
    () => books.learnExpense({ record: come, text: '{}' }),
  ]) {
    const shown = books.expenses(asked).rows.map(({ id }) => String(id))
    const unfollow = rig.core.exporter.progress.subscribe((progress) => {
      if (progress?.done === 20) move()
    })
    const target = path.join(folder, 'Expenses.zip')
    await rig.core.exporter.save({ question: everyExpense(), format: 'zip', target })
    unfollow()
    const { 'index.csv': index } = unzipSync(readFileSync(target))
    const [head = '', ...rows] = strFromU8(index as Uint8Array)
      .trimEnd()
      .split('\r\n')
    const toEnd = head.split(',').length - head.split(',').indexOf('Expense')
    expect(rows.map((row) => row.split(',').at(-toEnd))).toEqual(shown)
  }
})

test('a file that stands in for the one of a receipt is the one that is written', async () => {
  const folder = await start()
  const { id } = await rig.capture(fileIn(rig.inbox, 'wrong.png', pngBytes()))
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
  await rig.core.accounts.need().books.refresh()
  const { expenseId = 0 } = rig.core.receipts.read(id)
  const { view, detach, attach } = expenseHandlers(rig.modules)
  const shown = async () => ({ expenseId, seen: (await view(expenseId))?.seen ?? '' })
  const bytes = new Uint8Array(pngBytes())
  const file = { fileName: 'right.png', mediaType: 'image/png', bytes } as const
  expect(await detach({ ...(await shown()), attachmentId: 0 })).toMatchObject({ kind: 'done' })
  expect(await attach({ ...(await shown()), file })).toMatchObject({ kind: 'done' })
  const target = path.join(folder, 'Expenses.zip')
  const asked = question({ list: 'expenses', filter: { ids: [expenseId] } })
  const end = await rig.core.exporter.save({ question: asked, format: 'zip', target })
  expect(end).toEqual({ result: 'saved', rows: 1, files: 1, missing: 0, isWhole: true })
  const { 'index.csv': _, ...files } = unzipSync(readFileSync(target))
  expect(Object.values(files).map(sha256)).toEqual([sha256(bytes)])
})

test('an export is of the books that it was begun in, whichever are shown meanwhile', async () => {
  rig = await Rig.start({ service: { companies: 2, companyIds: 'overlapping' } })
  const { baseUrl, authUrl, legacyBaseUrl, clientId } = rig.service
  const connected = async (company: number) => {
    rig.service.dials.company(company)
    const service = { baseUrl, authUrl, legacyBaseUrl, clientId }
    await rig.core.accounts.connect(`Company ${company}`, service, 'full')
    await rig.looks()
    return rig.core.accounts.need()
  }
  const [second, first] = [await connected(2), await connected(1)]
  const { exporter, accounts } = rig.core
  exporter.progress.subscribe((progress) => {
    if (progress?.done === 5) accounts.show(second.id)
  })
  const target = path.join(temporaryFolder('docket-exports'), 'Expenses.zip')
  const end = await exporter.save({ question: everyExpense(), format: 'zip', target })
  expect(accounts.need().id).toBe(second.id)
  expect(end).toMatchObject({
    rows: first.books.status.get().expenses.count,
    missing: 0,
    isWhole: true,
  })
  const { 'index.csv': _, ...files } = unzipSync(readFileSync(target))
  const attachments = rig.service.books(1).flatMap((booked) => booked.attachments)
  const own = new Set(attachments.map((attachment) => attachment.sha256))
  const foreign = Object.keys(files).filter((name) => !own.has(sha256(files[name] ?? pngBytes())))
  expect(foreign).toEqual([])
})

test('without a connection the index says which files are missing, and the rest is there', async () => {
  const folder = await start()
  await rig.service.dials.offline(true)
  const target = path.join(folder, 'Expenses.zip')
  const end = await rig.core.exporter.save({ question: everyExpense(), format: 'zip', target })
  if (end.result !== 'saved') throw new Error('Not saved')
  expect(end.rows).toBeGreaterThan(0)
  const { 'index.csv': index } = unzipSync(readFileSync(target))
  const notes = strFromU8(index as Uint8Array).match(/no connection/g) ?? []
  expect(notes.length > 0).toBe(end.missing > 0)
})

test('a place that cannot be written to is told, and what was there stays', async () => {
  const folder = await start()
  const target = path.join(folder, 'gone', 'Expenses.csv')
  const job = { question: everyExpense(), format: 'csv' as const }
  await expect(rig.core.exporter.save({ ...job, target })).rejects.toMatchObject({
    code: 'no-permission',
  })
  const kept = path.join(folder, 'kept.csv')
  writeFileSync(kept, 'as it was')
  chmodSync(kept, 0o444)
  rig.core.exporter.progress.subscribe(() => rig.core.exporter.cancel())
  const zip = { question: reviewed(), format: 'zip' as const, target: kept }
  await rig.capture(fileIn(rig.inbox, 'a.png', pngBytes()))
  expect(await rig.core.exporter.save(zip)).toEqual({ result: 'cancelled' })
  expect(readFileSync(kept, 'utf8')).toBe('as it was')
  expect(readdirSync(folder)).toEqual(['kept.csv'])
})

test('a person who chooses no place gets no file', async () => {
  const folder = await start()
  const { save } = exportHandlers(rig.modules)
  expect(await save({ question: everyExpense(), format: 'csv' })).toEqual({ result: 'cancelled' })
  const target = path.join(folder, 'List.csv')
  const chosen = exportHandlers({ ...rig.core, chooseTarget: async () => target })
  expect(await chosen.save({ question: everyExpense(), format: 'csv' })).toMatchObject({
    result: 'saved',
    fileName: 'List.csv',
  })
  expect(existsSync(target)).toBe(true)
})

test('every list can be taken out and laid out for paper', async () => {
  const folder = await start()
  const lists = ['suppliers', 'clients', 'bankAccounts', 'invoices', 'activity']
  for (const list of lists) {
    const asked = question({ list, filter: {} })
    const target = path.join(folder, `${list}.csv`)
    const end = await rig.core.exporter.save({ question: asked, format: 'csv', target })
    const sheet = await rig.core.exporter.sheet(asked)
    expect(end).toMatchObject({ result: 'saved', rows: sheet.rows.length })
    for (const row of sheet.rows) expect(row).toHaveLength(sheet.columns.length)
  }
})

test('invoices narrowed by kind and due date are written as the window lists them, also without a connection', async () => {
  const target = path.join(await start(), 'Invoices.csv')
  const today = calendarDate(rig.clock.now())
  const [dueDateFrom, dueDateTo] = [addDays(today, -365), addDays(today, 31)]
  const dueInTheYear = (more: object = {}) =>
    question({
      list: 'invoices',
      filter: {
        sort: { by: 'amount', isDescending: true },
        kind: 'sales',
        dueFrom: dueDateFrom,
        dueTo: dueDateTo,
        ...more,
      },
    })
  const sales = rig.core.accounts.need().billing.endpoints().sales()
  const { count = 0 } = await sales.list({ dueDateFrom, dueDateTo })
  expect(count).toBeGreaterThan(0)
  await rig.service.dials.offline(true)
  const saved = rig.core.exporter.save({ question: dueInTheYear(), format: 'csv', target })
  expect(await saved).toMatchObject({ result: 'saved', rows: count })
  expect(linesOf(target)).toHaveLength(count + 1)
  const sheet = await rig.core.exporter.sheet(dueInTheYear())
  const amounts = sheet.rows.map((row) => Number(row[sheet.columns.findIndex(isGross)]))
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
})

const isGross = ({ title }: { title: string }) => title === 'Gross'
