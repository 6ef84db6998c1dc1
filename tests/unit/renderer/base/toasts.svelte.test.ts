import { expect, test, vi } from 'vitest'
import { AppError } from '../../../../shared/errors'
import { Toasts } from '../../../../renderer/base/toasts.svelte'

const titles = (toasts: Toasts) => toasts.all.map(({ title }) => title)

test('the newest confirmation replaces the older one', () => {
  const toasts = new Toasts()
  toasts.done('first')
  toasts.done('second')
  expect(titles(toasts)).toEqual(['second'])
})

test('of failures only two are shown, beside the newest confirmation', () => {
  const toasts = new Toasts()
  toasts.done('done')
  for (const title of ['one', 'two', 'three']) toasts.show({ tone: 'bad', title })
  expect(titles(toasts)).toEqual(['done', 'two', 'three'])
})

test('a failure does not take the way back away', async () => {
  const undo = vi.fn()
  const toasts = new Toasts()
  toasts.done('In the bin', 'Undo', undo)
  toasts.fail(new AppError('offline', 'no answer'))
  await toasts.undo()
  expect(undo).toHaveBeenCalledOnce()
})

test('what cannot be undone is said before an older step is undone', async () => {
  const undo = vi.fn()
  const toasts = new Toasts()
  toasts.done('In the bin', 'Undo', undo)
  toasts.done('Recorded: £12.50')
  await toasts.undo()
  expect(undo).not.toHaveBeenCalled()
  expect(titles(toasts)).toEqual(['This cannot be undone: Recorded: £12.50'])
  await toasts.undo()
  expect(undo).toHaveBeenCalledOnce()
  await toasts.undo()
  expect(undo).toHaveBeenCalledOnce()
})

test('a way back that fails is not offered again, and what it said stays', async () => {
  const toasts = new Toasts()
  toasts.done('Confirmed', 'Take back', () => {
    toasts.show({ tone: 'plain', title: 'It has gone' })
    return false
  })
  await toasts.undo()
  await toasts.redo()
  expect(titles(toasts)).toEqual(['It has gone'])
})

test('the button beside the words undoes what they say, whatever was done since', async () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const toasts = new Toasts()
  toasts.done('One', 'Undo', first)
  const button = toasts.all[0]?.action
  toasts.done('Two', 'Undo', second)
  await button?.run()
  expect(first).toHaveBeenCalledOnce()
  expect(second).not.toHaveBeenCalled()
})

test('words about older things are asked to make room', () => {
  const makeRoom = vi.fn()
  new Toasts({}, makeRoom).done('Confirmed')
  expect(makeRoom).toHaveBeenCalledOnce()
})

test('what ends after the ways back were taken away is said, and has none', async () => {
  const undo = vi.fn()
  const toasts = new Toasts()
  const [inTime, late] = [toasts.begin(), toasts.begin()]
  inTime('One', 'Undo', undo)
  expect(toasts.all[0]?.action?.label).toBe('Undo')
  toasts.forget()
  late('Two', 'Undo', undo, { body: 'As it was' })
  expect(toasts.all).toMatchObject([{ title: 'Two', body: 'As it was' }])
  expect(toasts.all[0]?.action).toBeUndefined()
  await toasts.undo()
  expect(undo).not.toHaveBeenCalled()
})

test('what is being undone while the ways back are taken away is not done again by a key', async () => {
  const redo = vi.fn()
  const toasts = new Toasts()
  toasts.done('One', 'Undo', () => toasts.forget(), { redo })
  await toasts.undo()
  await toasts.redo()
  expect(redo).not.toHaveBeenCalled()
  expect(titles(toasts)).toEqual([])
})

test('what failed in books that were left cannot be tried again in others, and stays told', () => {
  const toasts = new Toasts({ 'sign-in': vi.fn() })
  toasts.fail(new AppError('disk-full', 'no space'), vi.fn())
  toasts.fail(new AppError('signed-out', 'signed out'))
  const before = titles(toasts)
  toasts.forget()
  expect(titles(toasts)).toEqual(before)
  expect(toasts.all.map(({ action }) => action !== undefined)).toEqual([false, true])
})
