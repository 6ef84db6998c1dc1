import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Keeping } from '../../../../renderer/record/keeping.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function desk({ isPatient = false } = {}) {
  const paper = { typed: '', kept: [] as string[], isFull: false }
  const take = () => {
    const { typed } = paper
    return async () => {
      await new Promise((resolve) => setTimeout(resolve, 10))
      if (!paper.isFull) paper.kept.push(typed)
      return !paper.isFull
    }
  }
  const keeping = new Keeping({ take, afterMs: 100, isPatient })
  const type = (text: string) => {
    paper.typed = text
    keeping.due()
  }
  return { paper, keeping, type }
}

test('what is typed is kept a moment later, and says so', async () => {
  const { paper, keeping, type } = desk()
  expect(keeping.state).toBe('nothing')
  type('a')
  expect(keeping.state).toBe('keeping')
  await vi.advanceTimersByTimeAsync(120)
  expect([paper.kept, keeping.state]).toEqual([['a'], 'kept'])
})

test.each([
  [false, 2],
  [true, 0],
])(
  'typing without a pause: with patience %s it is kept %i times meanwhile',
  async (isPatient, times) => {
    const { paper, type } = desk({ isPatient })
    for (let at = 0; at < 5; at++) {
      type(`${at}`)
      await vi.advanceTimersByTimeAsync(60)
    }
    expect(paper.kept).toHaveLength(times)
    await vi.advanceTimersByTimeAsync(200)
    expect(paper.kept.at(-1)).toBe('4')
  },
)

test('a flush keeps at once what is typed at that moment, after what is being kept', async () => {
  const { paper, keeping, type } = desk()
  type('a')
  void keeping.flush()
  type('b')
  const flushed = keeping.flush()
  paper.typed = 'another record'
  await vi.advanceTimersByTimeAsync(20)
  expect(await flushed).toBe(true)
  expect(paper.kept).toEqual(['a', 'b'])
})

test('what was typed while something was being kept is not called kept', async () => {
  const { keeping, type } = desk()
  type('a')
  const flushed = keeping.flush()
  type('b')
  await vi.advanceTimersByTimeAsync(10)
  expect(await flushed).toBe(false)
  expect(keeping.state).toBe('keeping')
})

test('what could not be kept is said, and kept the next time', async () => {
  const { paper, keeping, type } = desk()
  paper.isFull = true
  type('a')
  await vi.advanceTimersByTimeAsync(120)
  expect([keeping.state, keeping.isDue]).toEqual(['failed', true])
  paper.isFull = false
  const flushed = keeping.flush()
  await vi.advanceTimersByTimeAsync(10)
  expect(await flushed).toBe(true)
  expect([paper.kept, keeping.state]).toEqual([['a'], 'kept'])
})

test('what was dropped is neither kept nor said to have failed', async () => {
  const { paper, keeping, type } = desk()
  type('a')
  keeping.drop('nothing')
  await vi.advanceTimersByTimeAsync(120)
  paper.isFull = true
  type('b')
  const flushed = keeping.flush()
  await vi.advanceTimersByTimeAsync(0)
  keeping.drop('nothing')
  await vi.advanceTimersByTimeAsync(10)
  expect(await flushed).toBe(true)
  expect([paper.kept, keeping.state]).toEqual([[], 'nothing'])
})
