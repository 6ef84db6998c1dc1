import { expect, test } from 'vitest'
import { billing, calling } from './caller'
import type { Ask, Shown } from './caller'

/** Three issued a day apart, due on 18, 19 and 20 June; then a draft; then one overdue since 1 June. */
async function listed() {
  const caller = await billing()
  const other = await caller.clientOf({ name: 'Ardent Pottery Ltd' })
  for (const day of ['04', '05', '06'])
    await caller.issue({ issuedDate: `2026-06-${day}`, paymentTermsDays: 14 })
  await caller.create({ clientReference: 'AP 7' })
  await caller.issue({
    client: { clientId: other },
    issuedDate: '2026-05-18',
    paymentTermsDays: 14,
    clientReference: 'AP 7',
  })
  const list = async (query: string) => (await caller.ask('GET', `?${query}`)).body
  return { ...caller, other, list }
}

const due = (shown: Shown) =>
  shown.salesInvoice.map(({ salesInvoiceDetails }) => salesInvoiceDetails.dueDate)
const states = (shown: Shown) =>
  shown.salesInvoice.map(({ salesInvoiceDetails }) => salesInvoiceDetails.state)
const refused = async (ask: Ask, query: string) => {
  const answer = await ask('GET', `?${query}`)
  return [answer.status, answer.body.error.map(({ cause }) => cause.split(' ')[0])]
}

test('the list has drafts first, then due, overdue; the newest of each first', async () => {
  const { list } = await listed()
  const all = await list('')
  expect(states(all)).toEqual(['DRAFT', 'DUE', 'DUE', 'DUE', 'OVERDUE'])
  expect(due(all)).toEqual([undefined, '2026-06-20', '2026-06-19', '2026-06-18', '2026-06-01'])
})

test('the date of issue comes before the order of creation', async () => {
  const { ask, issue } = await billing()
  for (const day of ['13', '14', '12']) await issue({ issuedDate: `2026-06-${day}` })
  const { salesInvoice } = (await ask('GET', '')).body
  const issued = salesInvoice.map(({ salesInvoiceDetails }) => salesInvoiceDetails.issuedDate)
  expect(issued).toEqual(['2026-06-14', '2026-06-13', '2026-06-12'])
})

test('of two issued on one day the one created last comes first', async () => {
  const { ask, issue } = await billing()
  const first = await issue({ issuedDate: '2026-06-14' })
  const second = await issue({ issuedDate: '2026-06-14' })
  const { body } = await ask('GET', '')
  expect(body.salesInvoice.map(({ salesInvoiceId }) => salesInvoiceId)).toEqual([second, first])
})

test('firstResult: the index of the first record returned, echoed; the count is of all', async () => {
  const { list } = await listed()
  const shown = await list('firstResult=3')
  expect(due(shown)).toEqual(['2026-06-18', '2026-06-01'])
  expect(shown).toMatchObject({ count: 5, firstResult: 3 })
  expect(await list('firstResult=9')).toMatchObject({ count: 5, firstResult: 9, salesInvoice: [] })
  expect(await list('')).toMatchObject({ firstResult: 0 })
})

test.each(['-1', '1.5', 'one', '99999999999'])('firstResult: %s is refused', async (text) => {
  const { ask } = await calling()
  expect(await refused(ask, `firstResult=${text}`)).toEqual([400, ['firstResult']])
})

test('resultsPerPage: at most so many, counted from firstResult, echoed only when sent', async () => {
  const { list } = await listed()
  const shown = await list('firstResult=1&resultsPerPage=2')
  expect(due(shown)).toEqual(['2026-06-20', '2026-06-19'])
  expect(shown).toMatchObject({ count: 5, firstResult: 1, resultsPerPage: 2 })
  const all = await list('firstResult=1')
  expect(all.salesInvoice).toHaveLength(4)
  expect(all).not.toHaveProperty('resultsPerPage')
})

test.each(['0', '-1', 'many', '2.0'])('resultsPerPage: %s is refused', async (text) => {
  const { ask } = await calling()
  expect(await refused(ask, `resultsPerPage=${text}`)).toEqual([400, ['resultsPerPage']])
})

test('pages put together are the whole list', async () => {
  const { ask } = await calling({ seed: 'demo' })
  const whole = (await ask('GET', '')).body
  const pages = await Promise.all(
    [0, 10, 20, 30, 40].map(
      async (first) => (await ask('GET', `?firstResult=${first}&resultsPerPage=10`)).body,
    ),
  )
  expect(pages.flatMap(({ salesInvoice }) => salesInvoice)).toEqual(whole.salesInvoice)
  expect(new Set(pages.map(({ count }) => count))).toEqual(new Set([whole.count]))
})

test.each([
  ['draft', ['DRAFT']],
  ['Draft', ['DRAFT']],
  ['due,overdue', ['DUE', 'DUE', 'DUE', 'OVERDUE']],
  ['OVERDUE', ['OVERDUE']],
  ['Overdue, Draft', ['DRAFT', 'OVERDUE']],
  ['Settled,Written_Off', []],
  ['due,', ['DUE', 'DUE', 'DUE']],
])('state: %s shows those, and counts those', async (state, expected) => {
  const { list } = await listed()
  const shown = await list(`state=${encodeURIComponent(state)}`)
  expect(states(shown)).toEqual(expected)
  expect(shown.count).toBe(expected.length)
})

test.each(['Paid', 'due,paid', 'ISSUED', 'written off'])('state: %s is refused', async (state) => {
  const { ask } = await calling()
  expect(await refused(ask, `state=${encodeURIComponent(state)}`)).toEqual([400, ['state']])
})

test('state: settled and written-off invoices of the demo company are found', async () => {
  const { ask } = await calling({ seed: 'demo' })
  expect((await ask('GET', '?state=settled')).body.count).toBe(22)
  expect(states((await ask('GET', '?state=Written_Off')).body)).toEqual([
    'WRITTEN_OFF',
    'WRITTEN_OFF',
  ])
})

test('clientId: only invoices to that client', async () => {
  const { list, other, clientId } = await listed()
  expect(due(await list(`clientId=${other}`))).toEqual(['2026-06-01'])
  expect((await list(`clientId=${clientId}`)).count).toBe(4)
  expect((await list('clientId=nobody')).count).toBe(0)
})

test('clientRef: only invoices with that reference', async () => {
  const { list } = await listed()
  expect(states(await list('clientRef=AP%207'))).toEqual(['DRAFT', 'OVERDUE'])
  expect((await list('clientRef=AP')).count).toBe(0)
})

test.each(['2026-06-19', '19-06-2026'])('dueDate: %s shows what is due that day', async (date) => {
  const { list } = await listed()
  expect(due(await list(`dueDate=${date}`))).toEqual(['2026-06-19'])
})

test.each(['2026-06-19', '19-06-2026'])('dueDateFrom: %s counts itself', async (date) => {
  const { list } = await listed()
  expect(due(await list(`dueDateFrom=${date}`))).toEqual(['2026-06-20', '2026-06-19'])
})

test.each(['2026-06-18', '18-06-2026'])('dueDateTo: %s counts itself', async (date) => {
  const { list } = await listed()
  expect(due(await list(`dueDateTo=${date}`))).toEqual(['2026-06-18', '2026-06-01'])
})

test.each(['dueDate', 'dueDateFrom', 'dueDateTo'])(
  '%s: what is no date is refused',
  async (name) => {
    const { ask } = await calling()
    for (const text of ['2026-02-30', '31-02-2026', '06/19/2026', 'today', '2026-6-1'])
      expect(await refused(ask, `${name}=${encodeURIComponent(text)}`)).toEqual([400, [name]])
  },
)

test('parameters that are sent empty count as not sent', async () => {
  const { ask, list } = await listed()
  const names = ['firstResult', 'resultsPerPage', 'state', 'clientId', 'clientRef', 'dueDate']
  const empty = [...names, 'dueDateFrom', 'dueDateTo'].map((name) => `${name}=`).join('&')
  expect((await ask('GET', `?${empty}`)).body).toEqual(await list(''))
})

test('filters work together', async () => {
  const { list, clientId } = await listed()
  const query = `state=due,overdue&clientId=${clientId}&dueDateFrom=2026-06-18&dueDateTo=19-06-2026`
  expect(due(await list(query))).toEqual(['2026-06-19', '2026-06-18'])
  expect(await list(`${query}&firstResult=1`)).toMatchObject({ count: 2, firstResult: 1 })
})

test('everything wrong with a query is told at once', async () => {
  const { ask } = await calling()
  const query = 'firstResult=-1&resultsPerPage=0&state=x&dueDate=x'
  const wrong = ['firstResult', 'resultsPerPage', 'state', 'dueDate']
  expect(await refused(ask, query)).toEqual([400, wrong])
})

test('a stale list does not yet show the newest', async () => {
  const { service, ask, create } = await billing()
  await create()
  await create()
  service.dials.next({ method: 'GET', act: { kind: 'stale-list' } })
  expect((await ask('GET', '')).body.count).toBe(1)
  expect((await ask('GET', '')).body.count).toBe(2)
})

test('an empty list keeps its wrapper', async () => {
  const { ask } = await calling()
  expect((await ask('GET', '')).text).toBe('{"count":0,"firstResult":0,"salesInvoice":[]}')
})
