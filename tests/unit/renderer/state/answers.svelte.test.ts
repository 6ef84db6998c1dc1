import { beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../../../../shared/channel'
import { contract, type AppApi } from '../../../../shared/ipc'
import { createAnswers } from '../../../../renderer/state/answers'
import { Choices } from '../../../../renderer/state/choices.svelte'
import { Inbox } from '../../../../renderer/state/inbox.svelte'
import { Review } from '../../../../renderer/state/review.svelte'
import { Toasts } from '../../../../renderer/state/toasts.svelte'
import { fakeTransport } from '../../../window/fake-transport'
import { scenes } from '../../../window/scenes'

let fake: ReturnType<typeof fakeTransport>
let inbox: Inbox
let review: Review
let toasts: Toasts
let answers: ReturnType<typeof createAnswers>
let isGoing = false

async function open(scene: string): Promise<void> {
  const made = scenes[scene]?.()
  if (!made) throw new Error(`No scene ${scene}`)
  fake = fakeTransport(made)
  const api: AppApi = createApi(contract, fake.transport)
  toasts = new Toasts()
  review = new Review({ api, choices: new Choices(api), toasts })
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

const said = () => toasts.all.at(-1)
const receipt = (id: string) => fake.receipts.get(id)
const inState = (state: string) =>
  [...fake.receipts.values()].find((one) => one.state === state)?.id ?? ''

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
  expect(receipt(id)?.duplicateOf).toBeUndefined()
  expect(said()?.action?.label).toBe('Undo')
  await toasts.undo()
  expect(receipt(id)?.duplicateOf).toBe(duplicateOf)
  await vi.waitFor(() => expect(review.twin?.id).toBe(duplicateOf))
  await toasts.redo()
  expect(receipt(id)?.duplicateOf).toBeUndefined()
  await toasts.undo()
  expect(receipt(id)?.duplicateOf).toBe(duplicateOf)
})

test('what was kept beside others is asked about again, also while another receipt is open', async () => {
  await open('alike')
  inbox.select(0)
  const id = inbox.selectedId ?? ''
  await review.open(id)
  await vi.waitFor(() => expect(review.alike).toHaveLength(2))
  expect(await answers.keepBeside()).toBe(true)
  await vi.waitFor(() => expect(review.alike).toEqual([]))
  inbox.select(1)
  await review.open(inbox.selectedId)
  await toasts.undo()
  expect(inbox.selectedId).toBe(id)
  await vi.waitFor(() => expect(review.alike).toHaveLength(2))
  await toasts.redo()
  await vi.waitFor(() => expect(review.alike).toEqual([]))
})

test('sending again is taken back while it has not gone, and not done again without another look', async () => {
  await open('full')
  const id = inState('undecided')
  inbox.open(id, 'attention')
  await review.open(id)
  await answers.decide('send-again')
  expect(receipt(id)?.state).toBe('ready')
  expect(said()?.action?.label).toBe('Take back')
  await toasts.undo()
  expect(receipt(id)?.state).toBe('undecided')
  expect(toasts.history.next).toBeUndefined()
})

test('sending again that has gone stays as it is, and that is said', async () => {
  await open('full')
  const id = inState('undecided')
  inbox.open(id, 'attention')
  await review.open(id)
  await answers.decide('send-again')
  const now = receipt(id)
  if (now) fake.receipts.set(id, { ...now, state: 'sending' })
  await toasts.undo()
  expect(receipt(id)?.state).toBe('sending')
  expect(said()?.title).toBe('This receipt has moved on')
})

test('what goes at once, and a look in the books, are no steps to undo', async () => {
  await open('full')
  const id = inState('undecided')
  inbox.open(id, 'attention')
  await review.open(id)
  isGoing = true
  await answers.decide('send-again')
  expect(said()?.body).toBe('It goes at once, so this cannot be taken back.')
  expect(toasts.history.last).toBeUndefined()
  await open('full')
  inbox.open(id, 'attention')
  await review.open(inState('undecided'))
  await answers.decide('check-again')
  expect(said()?.title).toMatch(/^Looking in your books/)
  expect(toasts.history.last).toBeUndefined()
})

test('that it is there is taken back with Ctrl+Z and said again, as is taking it back', async () => {
  await open('full')
  const id = inState('undecided')
  inbox.open(id, 'attention')
  await review.open(id)
  await answers.decide('is-there')
  expect(receipt(id)?.state).toBe('vouched')
  expect(said()).toMatchObject({ title: 'In the books by your word: unsure.jpg' })
  expect(said()?.action?.label).toBe('Undo')
  await toasts.undo()
  expect(receipt(id)?.state).toBe('undecided')
  expect(inbox.list).toBe('attention')
  await toasts.redo()
  expect(receipt(id)?.state).toBe('vouched')
  inbox.open(id, 'books')
  await vi.waitFor(() => expect(review.receipt?.state).toBe('vouched'))
  await answers.decide('not-sure')
  expect(receipt(id)?.state).toBe('undecided')
  expect(said()?.title).toBe('Not certain again: unsure.jpg')
  await toasts.undo()
  expect(receipt(id)?.state).toBe('vouched')
})
