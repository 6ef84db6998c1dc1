import { expect, test } from 'vitest'
import { AppError } from '../../../../../shared/errors'
import { Portions } from '../../../../../renderer/inbox/several/portions.svelte'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const soon = () => new Promise((resolve) => setTimeout(resolve, 1))

test('each is done once, in order, and how far it is can be seen meanwhile', async () => {
  const portions = new Portions()
  const seen: unknown[] = []
  const work = async (some: number[]) => {
    await soon()
    seen.push(portions.progress)
    return some
  }
  const { answers, left } = await portions.run({ title: 'T', items: numbers(25), size: 10, work })
  expect(answers.flat()).toEqual(numbers(25))
  expect(left).toEqual([])
  expect(seen).toEqual([0, 10, 20].map((done) => ({ title: 'T', done, total: 25, canStop: true })))
  expect(portions.progress).toBeUndefined()
})

test('what is done in one portion shows no progress', async () => {
  const portions = new Portions()
  const seen: unknown[] = []
  const work = async () => seen.push(portions.progress)
  await portions.run({ title: 'T', items: numbers(10), size: 10, work })
  expect(seen).toEqual([undefined])
})

test('stopped, the portion under way is finished and the others are left alone', async () => {
  const portions = new Portions()
  const work = async (some: number[]) => {
    if (some.includes(10)) portions.stop()
    await soon()
    return some
  }
  const { answers, left } = await portions.run({ title: 'T', items: numbers(35), size: 10, work })
  expect(answers.flat()).toEqual(numbers(20))
  expect(left).toEqual(numbers(35).slice(20))
  const next = await portions.run({ title: 'T', items: [1], size: 10, work })
  expect(next.left).toEqual([])
})

test('an undo is not stopped', async () => {
  const portions = new Portions()
  const work = async (some: number[]) => {
    portions.stop()
    return some
  }
  const what = { title: 'T', items: numbers(30), size: 10, work, canStop: false }
  expect((await portions.run(what)).left).toEqual([])
})

test('a failure later on leaves the rest alone and is told; one at once is thrown', async () => {
  const portions = new Portions()
  const failing = (at: number) => async (some: number[]) => {
    if (some.includes(at)) throw new AppError('disk-full', 'disk full')
    return some
  }
  const late = await portions.run({ title: 'T', items: numbers(30), size: 10, work: failing(15) })
  expect(late).toMatchObject({ left: numbers(30).slice(10), failure: { code: 'disk-full' } })
  const early = portions.run({ title: 'T', items: numbers(30), size: 10, work: failing(5) })
  await expect(early).rejects.toThrow('disk full')
  expect(portions.progress).toBeUndefined()
})

test('one thing is done after the other', async () => {
  const portions = new Portions()
  const order: number[] = []
  const work = async (some: number[]) => {
    await soon()
    order.push(...some)
  }
  const first = portions.run({ title: 'T', items: [1, 2, 3], size: 1, work })
  const second = portions.run({ title: 'T', items: [4, 5], size: 1, work })
  await Promise.all([first, second])
  expect(order).toEqual([1, 2, 3, 4, 5])
})
