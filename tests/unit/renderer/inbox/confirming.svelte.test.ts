/** What is shown while main takes a receipt that was confirmed. Of renderer/inbox. */
import { beforeEach, expect, test, vi } from 'vitest'
import { actionsOf } from '../../../../renderer/shell/actions'
import { createDocket } from '../../../../renderer/shell/docket.svelte'
import { openScene } from '../../../support/scene'

/** As much of a page as the focus needs: whatever is asked for is there. */
class Place {
  readonly id: string
  constructor(id: string) {
    this.id = id
  }
  focus(): void {
    page.activeElement = this
  }
  blur(): void {
    page.activeElement = undefined
  }
  closest(selector: string): Place | null {
    return selector === (this.id.startsWith('field-') ? 'form' : `#${this.id}`) ? this : null
  }
  scrollIntoView(): void {}
  dispatchEvent = () => true
}

const page = {
  activeElement: undefined as Place | undefined,
  getElementById: (id: string) => new Place(id),
  documentElement: { dataset: {} },
}
vi.stubGlobal('document', page)
vi.stubGlobal('HTMLElement', Place)
vi.stubGlobal('HTMLInputElement', Map)
beforeEach(() => {
  page.activeElement = undefined
})

const at = () => page.activeElement?.id

/** At the second receipt of the review, which is complete as the third is. Main takes what is confirmed when it is let. */
async function atWork(scene = 'full') {
  const opened = await openScene(scene)
  const { api, calls, world } = opened
  const docket = createDocket(api)
  const { inbox, review, session } = docket
  await vi.waitFor(() => {
    expect(session.isKnown && inbox.total !== undefined).toBe(true)
    expect(docket.choices.current.expenseTypes).not.toEqual([])
  })
  world.core.setPaused(true)
  const [, first = '', second = ''] = await api.receipts.ids({ list: 'review', search: '' })
  inbox.take(first)
  await review.open(first)
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const ask = world.ask.bind(world)
  world.ask = async (channel, input) => {
    if (channel === 'receipts.confirm') await held
    return ask(channel, input)
  }
  const shows = (id: string) =>
    vi.waitFor(() => expect([inbox.selectedId, review.receipt?.id]).toEqual([id, id]))
  const confirms = () => calls.filter((channel) => channel === 'receipts.confirm').length
  const receipt = (id: string) => world.core.receipts.read(id)
  return { ...docket, ...opened, first, second, letGo, shows, confirms, receipt }
}

test('the next receipt is shown before main has the confirmed one, and has the focus only then', async () => {
  const { first, second, steps, shows, letGo, receipt, toasts } = await atWork()
  new Place('field-supplierName').focus()
  const confirming = steps.confirm()
  await shows(second)
  expect([receipt(first).state, at(), toasts.all]).toEqual(['review', undefined, []])
  letGo()
  await confirming
  expect([receipt(first).state, receipt(second).state]).toEqual(['ready', 'review'])
  expect([at(), toasts.all.length]).toEqual(['confirm', 1])
  await shows(second)
})

test('a key that is pressed twice confirms one receipt, once', async () => {
  const { first, second, steps, shows, letGo, receipt, confirms } = await atWork()
  const confirming = steps.confirm()
  await shows(second)
  await steps.confirm()
  expect([confirms(), at()]).toEqual([1, undefined])
  letGo()
  await confirming
  expect([receipt(first).state, receipt(second).state]).toEqual(['ready', 'review'])
  await steps.confirm()
  expect([confirms(), receipt(second).state]).toEqual([2, 'ready'])
})

test('what main cannot keep is shown again as it was, and can be confirmed anew', async () => {
  const { first, second, steps, shows, letGo, receipt, review, toasts, world } = await atWork()
  review.nameSupplier('Corner Shop')
  world.spoiled = { channels: /^receipts\.confirm$/, code: 'disk-full' }
  const confirming = steps.confirm()
  await shows(second)
  letGo()
  await confirming
  await shows(first)
  expect(toasts.all.map(({ title }) => title)).toEqual(['The disk is full'])
  expect([review.draft?.supplierName, receipt(first).state, at()]).toEqual([
    'Corner Shop',
    'review',
    'confirm',
  ])
  world.spoiled = undefined
  await steps.confirm()
  expect(receipt(first)).toMatchObject({ state: 'ready', draft: { supplierName: 'Corner Shop' } })
})

test('what is typed for the next one meanwhile stays with it when the one before comes back', async () => {
  const { first, second, steps, shows, letGo, receipt, review, world } = await atWork()
  const before = receipt(first).draft
  world.spoiled = { channels: /^receipts\.confirm$/, code: 'disk-failed' }
  const confirming = steps.confirm()
  await shows(second)
  new Place('field-supplierName').focus()
  review.nameSupplier('Corner Shop')
  letGo()
  await confirming
  await shows(first)
  expect(at(), 'further keys go into no field').toBe('receipt-list')
  expect([receipt(first).draft, receipt(second).draft.supplierName]).toEqual([
    before,
    'Corner Shop',
  ])
  expect(review.draft?.supplierName).toBe(before.supplierName)
})

test('whoever has gone into the next one meanwhile stays where they are', async () => {
  const { second, steps, shows, letGo } = await atWork()
  const confirming = steps.confirm()
  await shows(second)
  new Place('field-lines-0-gross').focus()
  letGo()
  await confirming
  expect(at()).toBe('field-lines-0-gross')
})

test('what main knows better is asked about at its receipt, and answered for there', async () => {
  const { api, inbox, letGo, receipt, review, shows, steps, world } = await atWork('alike')
  const [booked = ''] = await api.receipts.ids({ list: 'books', search: '' })
  const [alike = '', next = ''] = await api.receipts.ids({ list: 'review', search: '' })
  for (const id of [booked, alike]) await api.receipts.looked({ id, look: '25563a7c537ec2c8' })
  world.spoiled = { channels: /^receipts\.alike$/, code: 'disk-failed' }
  inbox.take(alike)
  await review.open(alike)
  const confirming = steps.confirm()
  await shows(next)
  letGo()
  await confirming
  await shows(alike)
  expect(review.judgement.asked.map(({ code }) => code)).toEqual(['alike'])
  await steps.insist()
  expect(receipt(alike).state).toBe('ready')
})

test('what main cannot keep is not shown in other books that have come to hand', async () => {
  const { accounts, first, second, inbox, steps, shows, letGo, receipt, review, world } =
    await atWork('accounts')
  world.spoiled = { channels: /^receipts\.confirm$/, code: 'disk-full' }
  const confirming = steps.confirm()
  await shows(second)
  const other = accounts.list.find(({ account }) => account.name.startsWith('Hill'))!.account.id
  await accounts.show(other)
  await vi.waitFor(() => expect(inbox.total).toBe(2))
  const shown = inbox.selectedId ?? ''
  letGo()
  await confirming
  await shows(shown)
  expect(world.core.receipts.accountOf(shown)).toBe(other)
  expect([receipt(first).state, review.receipt?.id]).toEqual(['review', shown])
})

test('every key that confirms leads a same file to its note, which says what the other is, and never past it', async () => {
  const { api, world } = await openScene('duplicate')
  const docket = createDocket(api)
  const { inbox, review, steps, answers } = docket
  await vi.waitFor(() => expect(inbox.total).toBeDefined())
  const ids = await api.receipts.ids({ list: 'review', search: '' })
  const copy = ids.find((id) => world.core.receipts.read(id).duplicateOf) ?? ''
  inbox.take(copy)
  await review.open(copy)
  await steps.confirm()
  expect(at()).toBe('twin-note')
  const anyway = actionsOf(docket, { palette: () => undefined }).find(
    ({ id }) => id === 'confirm-anyway',
  )
  expect(anyway?.isReady?.()).toBe(true)
  page.activeElement = undefined
  await steps.insist()
  expect([at(), world.core.receipts.read(copy).state]).toEqual(['twin-note', 'review'])
  expect(await answers.keepBoth()).toBe(true)
  await steps.focusWork()
  expect(at()).not.toBe('twin-note')
})
