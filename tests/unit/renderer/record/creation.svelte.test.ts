import { expect, test } from 'vitest'
import { Creation, type CreationEnd } from '../../../../renderer/record/creation.svelte'
import { Toasts } from '../../../../renderer/base/toasts.svelte'

interface Typed extends Record<string, string> {
  name: string
}
interface Made {
  name: string
}
interface Problem {
  field: 'name'
}
type End = CreationEnd<Made, Problem>

/** The first, "A", is on its way to a service that has not answered yet; its answers can be given in their order. */
function sending() {
  const answers: ((end: End) => void)[] = []
  const toasts = new Toasts()
  const creation = new Creation<Typed, Made, Problem>({
    toasts,
    onbegin: () => undefined,
    empty: { name: '' },
    check: ({ name }) => (name ? [] : [{ field: 'name' }]),
    knownBy: ['name'],
    alike: () => Promise.resolve([]),
    create: () => new Promise<End>((resolve) => answers.push(resolve)),
  })
  creation.begin({ name: 'A' })
  const sent = creation.create()
  const answer = (end: End, at = 0) => answers[at]?.(end)
  return { creation, sent, answer, toasts }
}

const made = (name: string): End => ({ kind: 'done', now: { name }, isCertain: true })
const refused: End = { kind: 'not-done', code: 'service-refused', said: ['No'], wasSent: true }

test('what was called off while it was sent is said to be made, and never handed to what comes next', async () => {
  const { creation, sent, answer, toasts } = sending()
  creation.close()
  answer(made('A'))
  expect(await sent).toEqual({})
  expect(toasts.all).toHaveLength(1)
  expect(toasts.all[0]?.title).toContain('A')
})

test('the next can be typed in while the one called off is on its way, and is not wiped by its answer', async () => {
  const { creation, sent, answer } = sending()
  creation.close()
  creation.begin()
  creation.change({ name: 'B' })
  expect(creation.draft?.name).toBe('B')
  answer(made('A'))
  await sent
  expect(creation.draft?.name).toBe('B')
})

test('a refusal of the one called off is not said of the next, nor what has to be mended there', async () => {
  for (const end of [refused, { kind: 'held', why: { problems: [{ field: 'name' }] } } as End]) {
    const { creation, sent, answer } = sending()
    creation.close()
    creation.begin({ name: 'B' })
    answer(end)
    expect(await sent).toEqual({})
    expect(creation.outcome).toBeUndefined()
    expect(creation.problem('name')).toBeUndefined()
  }
})

test('the next is sent and handed over itself, whenever the one called off is answered', async () => {
  const { creation, sent, answer } = sending()
  creation.close()
  creation.begin({ name: 'B' })
  const next = creation.create()
  answer(made('A'))
  await sent
  expect(creation.isBusy).toBe(true)
  answer(made('B'), 1)
  expect((await next).made).toEqual({ name: 'B' })
  expect(creation.draft).toBeUndefined()
})

test('one that is waited for is handed over and closes its form', async () => {
  const { creation, sent, answer } = sending()
  creation.change({ name: 'Too late' })
  expect(creation.draft?.name).toBe('A')
  answer(made('A'))
  expect((await sent).made).toEqual({ name: 'A' })
  expect(creation.draft).toBeUndefined()
  expect(creation.isBusy).toBe(false)
})
