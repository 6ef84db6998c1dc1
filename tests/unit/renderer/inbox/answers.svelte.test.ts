import { beforeEach, expect, test, vi } from 'vitest'
import { createAnswers } from '../../../../renderer/inbox/answers'
import { Choices } from '../../../../renderer/base/choices.svelte'
import { Inbox } from '../../../../renderer/inbox/inbox.svelte'
import { Review } from '../../../../renderer/inbox/form/review.svelte'
import { Toasts } from '../../../../renderer/base/toasts.svelte'
import { openScene, type OpenScene } from '../../../support/scene'

let api: OpenScene['api']
let world: OpenScene['world']
let inbox: Inbox
let review: Review
let toasts: Toasts
let answers: ReturnType<typeof createAnswers>
let isGoing = false

async function open(scene: string): Promise<void> {
  ;({ api, world } = await openScene(scene))
  toasts = new Toasts()
  review = new Review({
    api,
    choices: new Choices(api),
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
  const bring = () => undefined
  answers = createAnswers({ api, inbox, review, toasts, goesAtOnce: () => isGoing, bring })
  await vi.waitFor(() => expect(inbox.total).toBeGreaterThan(0))
}

/** Opens the receipt of which nobody knows whether it is in the books. */
async function openUndecided(): Promise<string> {
  await open('full')
  const all = await api.receipts.ids({ list: 'attention', search: '' })
  const id = all.find((one) => receipt(one).state === 'undecided') ?? ''
  inbox.open(id, 'attention')
  await review.open(id)
  return id
}

const said = () => toasts.all.at(-1)
const receipt = (id: string) => world.core.receipts.read(id)

beforeEach(() => {
  isGoing = false
})

test('a same file that was kept gets its mark back with Ctrl+Z, and is kept again', async () => {
  await open('duplicate')
  const { id = '', duplicateOf } = inbox.row(0) ?? {}
  expect(duplicateOf).toBeDefined()
  inbox.select(0)
  await review.open(id)
  expect(await answers.keepBoth()).toBe(true)
  expect(receipt(id).duplicateOf).toBeUndefined()
  expect(said()?.action?.label).toBe('Undo')
  await toasts.undo()
  expect(receipt(id).duplicateOf).toBe(duplicateOf)
  await vi.waitFor(() => expect(review.beside.twin?.id).toBe(duplicateOf))
  await toasts.redo()
  expect(receipt(id).duplicateOf).toBeUndefined()
  await toasts.undo()
  expect(receipt(id).duplicateOf).toBe(duplicateOf)
})

test('what was kept beside others is asked about again, also while another receipt is open', async () => {
  await open('alike')
  const [booked = ''] = await api.receipts.ids({ list: 'books', search: '' })
  inbox.select(0)
  const id = inbox.selectedId ?? ''
  for (const one of [booked, id]) await api.receipts.looked({ id: one, look: '25563a7c537ec2c8' })
  await review.open(id)
  await vi.waitFor(() => expect(review.beside.alike).toHaveLength(2))
  expect(await answers.keepBeside(review.beside.alike)).toBe(true)
  await vi.waitFor(() => expect(review.beside.alike).toEqual([]))
  inbox.select(1)
  await review.open(inbox.selectedId)
  await toasts.undo()
  expect(inbox.selectedId).toBe(id)
  await vi.waitFor(() => expect(review.beside.alike).toHaveLength(2))
  await toasts.redo()
  await vi.waitFor(() => expect(review.beside.alike).toEqual([]))
})

test('sending again is taken back while it has not gone, and not done again without another look', async () => {
  const id = await openUndecided()
  world.core.setPaused(true)
  await answers.decide('send-again')
  expect(receipt(id).state).toBe('ready')
  expect(said()?.action?.label).toBe('Take back')
  await toasts.undo()
  expect(receipt(id).state).toBe('undecided')
  expect(toasts.history.next).toBeUndefined()
})

test('sending again that has gone stays as it is, and that is said', async () => {
  const id = await openUndecided()
  await world.fault('demo', { method: 'POST', path: '^/v1/expenses$' }, { kind: 'hold' })
  await answers.decide('send-again')
  await vi.waitFor(() => expect(receipt(id).state).toBe('sending'))
  await toasts.undo()
  expect(receipt(id).state).toBe('sending')
  expect(said()?.title).toBe('This receipt has moved on')
})

test('what goes at once, and a look in the books, are no steps to undo', async () => {
  await openUndecided()
  isGoing = true
  await answers.decide('send-again')
  expect(said()?.body).toBe('It goes at once, so this cannot be taken back.')
  expect(toasts.history.last).toBeUndefined()
  await openUndecided()
  await answers.decide('check-again')
  expect(said()?.title).toMatch(/^Looking in your books/)
  expect(toasts.history.last).toBeUndefined()
})

test('that it is there is taken back with Ctrl+Z and said again, as is taking it back', async () => {
  const id = await openUndecided()
  await answers.decide('is-there')
  expect(receipt(id).state).toBe('vouched')
  expect(said()).toMatchObject({ title: 'In the books by your word: unsure.jpg' })
  expect(said()?.action?.label).toBe('Undo')
  await toasts.undo()
  expect(receipt(id).state).toBe('undecided')
  expect(inbox.list).toBe('attention')
  await toasts.redo()
  expect(receipt(id).state).toBe('vouched')
  inbox.open(id, 'books')
  await vi.waitFor(() => expect(review.receipt?.state).toBe('vouched'))
  await answers.decide('not-sure')
  expect(receipt(id).state).toBe('undecided')
  expect(said()?.title).toBe('Not certain again: unsure.jpg')
  await toasts.undo()
  expect(receipt(id).state).toBe('vouched')
})
