import { expect, test, vi } from 'vitest'
import { Choices } from '../../../../../renderer/base/choices.svelte'
import { Inbox } from '../../../../../renderer/inbox/inbox.svelte'
import { Review } from '../../../../../renderer/inbox/form/review.svelte'
import { SharedWork } from '../../../../../renderer/inbox/several/shared-work.svelte'
import { Toasts } from '../../../../../renderer/base/toasts.svelte'
import { openScene, type OpenScene } from '../../../../support/scene'

let api: OpenScene['api']
let calls: OpenScene['calls']
let world: OpenScene['world']
let inbox: Inbox
let review: Review
let shared: SharedWork
let toasts: Toasts

async function open(scene: string): Promise<void> {
  ;({ api, calls, world } = await openScene(scene))
  toasts = new Toasts()
  const choices = new Choices(api)
  review = new Review({
    api,
    choices,
    toasts,
    reading: () => undefined,
    onreverted: () => undefined,
  })
  inbox = new Inbox({
    api,
    onselect: (id) => void review.open(id),
    onchange: () => void review.refresh(),
    onfail: (thrown) => toasts.fail(thrown),
  })
  shared = new SharedWork({ api, choices, inbox, review, toasts, bring: () => undefined })
  await vi.waitFor(() => expect(inbox.total).toBeGreaterThan(0))
  await vi.waitFor(() => expect(choices.current.expenseTypes).not.toEqual([]))
}

const receipt = (id: string) => world.core.receipts.read(id)
const states = (ids: Iterable<string>) => [...ids].map((id) => receipt(id).state)
const drafts = (ids: readonly string[]) => ids.map((id) => receipt(id).draft)
const said = () => toasts.all.at(-1)

/** Of so many receipts that each takes a while nothing is alike, and nothing lacks. */
async function openComplete(): Promise<string[]> {
  await open('two-hundred')
  const ids = await inbox.ids()
  const line = { expenseType: 'FUEL', description: '', vatType: 'Standard' }
  const edits = ids.map((id, at) => ({
    id,
    draft: {
      supplierName: 'Corner Shop',
      postingDate: '2026-11-05',
      lines: [{ ...line, gross: `${at + 1}.00` }],
    },
  }))
  world.core.receipts.editAll(edits)
  return ids
}

test('Shift and arrows select a stretch, a plain move selects nothing again', async () => {
  await open('full')
  await inbox.extend(1)
  await inbox.extend(2)
  expect([...inbox.selection.ids]).toEqual([0, 1, 2].map((index) => inbox.row(index)?.id))
  await inbox.extend(1)
  expect(inbox.selection.count).toBe(2)
  inbox.move(1)
  expect(inbox.selection.count).toBe(0)
})

test('all of a long list are selected, and what leaves the list is not any more', async () => {
  await open('full')
  await inbox.selectAll()
  expect(inbox.selection.count).toBe(inbox.total)
  const [first = ''] = inbox.selection.ids
  await api.receipts.discard(first)
  await vi.waitFor(() => expect(inbox.selection.has(first)).toBe(false))
  await vi.waitFor(() => expect(inbox.total).toBe(inbox.selection.count))
})

test('what is touched is changed in all selected, and taken back and done again as one', async () => {
  await open('full')
  await inbox.selectAll()
  const ids = [...inbox.selection.ids]
  const before = drafts(ids)
  await shared.load(ids)
  shared.supplier('Corner Shop')
  shared.set({ vatType: 'Zero' })
  await shared.apply()
  const now = () => drafts(ids)
  expect(now().every((draft) => draft.supplierName === 'Corner Shop')).toBe(true)
  expect(now().map((draft) => draft.postingDate)).toEqual(before.map((draft) => draft.postingDate))
  expect(said()).toMatchObject({
    title: `Changed the supplier and VAT type of ${ids.length} receipts`,
    action: { label: 'Undo' },
  })
  expect(shared.isTouched).toBe(false)
  await toasts.undo()
  expect(now()).toEqual(before)
  await toasts.redo()
  expect(now().every((draft) => draft.lines[0]?.vatType === 'Zero')).toBe(true)
})

test('those that are complete are confirmed, those that lack something are counted and stay', async () => {
  await open('full')
  world.core.setPaused(true)
  await inbox.selectAll()
  const ids = [...inbox.selection.ids]
  await shared.step('confirm')
  const gone = ids.filter((id) => receipt(id).state !== 'review')
  expect(gone.length).toBeGreaterThan(0)
  expect(gone.length).toBeLessThan(ids.length)
  expect(said()?.title).toBe(`Confirmed: ${gone.length} of ${ids.length} receipts`)
  expect(said()?.body).toMatch(/lacks? something/)
  await toasts.undo()
  expect(states(ids)).toEqual(ids.map(() => 'review'))
})

test('what went to the books meanwhile is not taken back, and that is said', async () => {
  await open('full')
  await inbox.selectAll()
  const ids = [...inbox.selection.ids]
  await shared.step('confirm')
  const gone = ids.filter((id) => receipt(id).state !== 'review')
  const isProven = gone.map(() => 'proven')
  await vi.waitFor(() => expect(states(gone)).toEqual(isProven))
  await toasts.undo()
  expect(gone.length).toBeGreaterThan(1)
  expect(said()?.title).toBe(`${gone.length} receipts went to your books already`)
  expect(states(gone)).toEqual(isProven)
})

test('the bin gives all of them back', async () => {
  await open('full')
  await inbox.selectAll()
  const ids = [...inbox.selection.ids]
  await shared.step('discard')
  expect(new Set(states(ids))).toEqual(new Set(['discarded']))
  await toasts.undo()
  expect(new Set(states(ids))).toEqual(new Set(['review']))
})

test('several become one and one becomes several, and both are undone and done again', async () => {
  await open('full')
  await inbox.extend(1)
  const ids = [...inbox.selection.ids]
  await shared.load(ids)
  expect(shared.canMerge).toBe(true)
  await shared.merge()
  expect(states(ids)).toEqual(['discarded', 'discarded'])
  expect(said()?.title).toBe('Merged 2 receipts into one')
  const made = inbox.selectedId ?? ''
  await toasts.undo()
  expect(states([...ids, made])).toEqual(['review', 'review', 'discarded'])
  await toasts.redo()
  expect(states([...ids, made])).toEqual(['discarded', 'discarded', 'review'])
  await shared.split(made, 'pages')
  expect(said()?.title).toBe('Split into 2 receipts')
  expect(states([made])).toEqual(['discarded'])
})

test('typing is undone in whichever receipt it was, and the rest of that receipt stays', async () => {
  await open('full')
  const [first, second] = [inbox.row(0)?.id ?? '', inbox.row(1)?.id ?? '']
  await review.open(first)
  const before = receipt(first).draft
  review.nameSupplier('Corner Shop')
  review.touch('supplierName')
  await review.open(second)
  expect(receipt(first).draft.supplierName).toBe('Corner Shop')
  await toasts.undo()
  expect(receipt(first).draft).toEqual(before)
  expect(said()?.title).toBe('Undone: change of supplier')
  await toasts.redo()
  expect(receipt(first).draft.supplierName).toBe('Corner Shop')
})

test('a line that was added to the open receipt goes again, and its field is empty again', async () => {
  await open('full')
  await review.open(inbox.row(1)?.id)
  const count = review.draft?.lines.length ?? 0
  review.addLine()
  expect(review.draft?.lines.length).toBe(count + 1)
  await toasts.undo()
  await vi.waitFor(() => expect(review.draft?.lines.length).toBe(count))
})

test('the list comes in the order that was asked for, and the open receipt stays open', async () => {
  await open('full')
  inbox.select(1)
  const shown = inbox.selectedId
  await inbox.sortBy('newest')
  const last = (inbox.total ?? 0) - 1
  await vi.waitFor(() => expect(inbox.row(last - 1)?.id).toBe(shown))
  expect(inbox.selectedId).toBe(shown)
  expect(inbox.selectedIndex).toBe(last - 1)
  await inbox.sortBy('supplier')
  const names = () => Array.from({ length: last + 1 }, (_, at) => inbox.row(at)?.supplierName)
  const known = names().filter(Boolean)
  const nameless = names().filter((name) => name === '')
  await vi.waitFor(() => expect(names()).toEqual([...known.toSorted(), ...nameless]))
})

test('of two hundred, those confirmed before a person stops it stay confirmed, and only they are undone', async () => {
  const ids = await openComplete()
  world.core.setPaused(true)
  await inbox.selectAll()
  world.answersAfterMs = 50
  const work = shared.step('confirm')
  await vi.waitFor(() => expect(shared.progress?.done).toBeGreaterThan(0))
  expect(shared.progress).toMatchObject({ title: 'Confirming receipts', total: 200 })
  shared.stop()
  await work
  world.answersAfterMs = 0
  const gone = ids.filter((id) => receipt(id).state !== 'review')
  expect(gone.length).toBeGreaterThan(0)
  expect(gone.length).toBeLessThan(200)
  expect(gone).toEqual(ids.slice(0, gone.length))
  expect(said()).toMatchObject({
    title: `Confirmed: ${gone.length} of 200 receipts`,
    body: `Stopped: ${200 - gone.length} receipts left as they were.`,
  })
  await toasts.undo()
  expect(new Set(states(ids))).toEqual(new Set(['review']))
  expect(shared.progress).toBeUndefined()
})

test('a change of two hundred counts on, is stopped whole, and is undone as one', async () => {
  await open('two-hundred')
  await inbox.selectAll()
  const ids = [...inbox.selection.ids]
  await shared.load(ids)
  const suppliers = () => drafts(ids).map(({ supplierName }) => supplierName)
  const before = suppliers()
  shared.supplier('Corner Shop')
  world.answersAfterMs = 50
  const work = shared.apply()
  await vi.waitFor(() => expect(shared.progress?.done).toBeGreaterThan(0))
  shared.stop()
  await work
  world.answersAfterMs = 0
  const changed = suppliers().filter((name) => name === 'Corner Shop').length
  expect(changed).toBeGreaterThan(0)
  expect(changed).toBeLessThan(200)
  expect(said()).toMatchObject({
    title: `Changed the supplier of ${changed} receipts`,
    body: `Stopped: ${200 - changed} receipts left as they were.`,
  })
  await toasts.undo()
  expect(suppliers()).toEqual(before)
})

test('when the disk is full in the midst, what is done stays and the reason is said', async () => {
  await open('two-hundred')
  await inbox.selectAll()
  const ids = [...inbox.selection.ids]
  const steps = () => calls.filter((call) => call === 'receipts.stepAll').length
  world.spoiled = {
    code: 'disk-full',
    get channels() {
      return steps() > 3 ? /^receipts\.stepAll$/ : /^$/
    },
  }
  await shared.step('discard')
  expect(states(ids.slice(0, 30)).every((state) => state === 'discarded')).toBe(true)
  expect(states(ids.slice(30)).every((state) => state === 'review')).toBe(true)
  expect(toasts.all.map(({ title }) => title)).toEqual([
    'The disk is full',
    'In the bin: 30 of 200 receipts',
  ])
  expect(said()?.body).toBe('Kept here: 170 could not be kept.')
})

/** Merges the first two, which main has done only when it is let. */
async function merging() {
  await open('full')
  await inbox.extend(1)
  const ids = [...inbox.selection.ids]
  const { merge } = api.receipts
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const asked = vi.spyOn(api.receipts, 'merge').mockImplementation(async (some) => {
    await held
    return merge(some)
  })
  const work = shared.merge()
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  const ended = async () => {
    letGo()
    await work
    expect(said()?.title).toBe('Merged 2 receipts into one')
    expect(states(ids)).toEqual(['discarded', 'discarded'])
  }
  return { ids, ended }
}

test('what several became is not opened to who has gone into another receipt, and can be undone', async () => {
  const { ids, ended } = await merging()
  inbox.select(3)
  const chosen = inbox.selectedId
  inbox.toggle(4)
  inbox.toggle(3)
  inbox.toggle(3)
  const selected = [...inbox.selection.ids]
  await ended()
  expect(inbox.selectedId).toBe(chosen)
  expect([...inbox.selection.ids]).toEqual(selected)
  await toasts.undo()
  expect(states(ids)).toEqual(['review', 'review'])
})

test('what several became is not opened in other books, nor is it undone by a key there', async () => {
  const { ids, ended } = await merging()
  toasts.forget()
  shared.restart()
  inbox.restart()
  await vi.waitFor(() => expect(inbox.selectedId).toBeDefined())
  const shown = inbox.selectedId
  await ended()
  expect([inbox.selectedId, said()?.action]).toEqual([shown, undefined])
  await toasts.undo()
  expect(states(ids)).toEqual(['discarded', 'discarded'])
})

test('what is brought back is not opened in books that came to hand meanwhile', async () => {
  await open('full')
  await inbox.extend(1)
  const [first = ''] = inbox.selection.ids
  await shared.step('discard')
  world.answersAfterMs = 50
  const undoing = toasts.undo()
  toasts.forget()
  inbox.restart()
  world.answersAfterMs = 0
  await vi.waitFor(() => expect(inbox.selectedId).toBeDefined())
  const shown = inbox.selectedId
  await undoing
  expect(states([first])).toEqual(['review'])
  expect([inbox.selectedId, toasts.all]).toEqual([shown, []])
})

test('what is touched for others while a change is made stays touched', async () => {
  await open('full')
  await inbox.extend(1)
  await shared.load([...inbox.selection.ids])
  shared.supplier('Corner Shop')
  const { editAll } = api.receipts
  vi.spyOn(api.receipts, 'editAll').mockImplementation(async (edits) => {
    inbox.select(3)
    await shared.load([inbox.row(3)?.id ?? '', inbox.row(4)?.id ?? ''])
    shared.set({ vatType: 'Zero' })
    return editAll(edits)
  })
  await shared.apply()
  expect(said()?.title).toBe('Changed the supplier of 2 receipts')
  expect(shared.change).toEqual({ vatType: 'Zero' })
})
