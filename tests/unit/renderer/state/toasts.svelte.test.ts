import { expect, test, vi } from 'vitest'
import { AppError } from '../../../../shared/errors'
import { Toasts } from '../../../../renderer/state/toasts.svelte'

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

test('a failure does not take the way back away', () => {
  const undo = vi.fn()
  const toasts = new Toasts()
  toasts.done('In the bin', 'Undo', undo)
  toasts.fail(new AppError('offline', 'no answer'))
  toasts.undo()
  expect(undo).toHaveBeenCalledOnce()
})

test('what cannot be undone leaves no way back to an older step', () => {
  const undo = vi.fn()
  const toasts = new Toasts()
  toasts.done('In the bin', 'Undo', undo)
  toasts.done('Confirmed')
  toasts.undo()
  expect(undo).not.toHaveBeenCalled()
  expect(toasts.all).toEqual([])
})

test('words about older things are asked to make room', () => {
  const makeRoom = vi.fn()
  new Toasts({}, makeRoom).done('Confirmed')
  expect(makeRoom).toHaveBeenCalledOnce()
})
