import { describe, expect, test } from 'vitest'
import { Mutex, SingleFlight } from '../../../shared/one-at-a-time'

/** A piece of work that ends when it is told to, and notes when it began. */
function piece(name: string, begun: string[]) {
  let end: (name: string) => void
  let fail: (reason: Error) => void
  const promise = new Promise<string>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  const work = () => {
    begun.push(name)
    return promise
  }
  return { work, end: () => end(name), fail: () => fail(new Error(name)) }
}

describe('a mutex', () => {
  test('begins at once where nothing is under way', () => {
    const begun: string[] = []
    void new Mutex().run(piece('one', begun).work)
    expect(begun).toEqual(['one'])
  })

  test('runs what comes meanwhile afterwards, in the order in which it came', async () => {
    const begun: string[] = []
    const mutex = new Mutex()
    const pieces = ['one', 'two', 'three'].map((name) => piece(name, begun))
    const runs = pieces.map(({ work }) => mutex.run(work))
    pieces[1]!.end()
    pieces[2]!.end()
    await new Promise(setImmediate)
    expect(begun).toEqual(['one'])
    pieces[0]!.end()
    expect(await Promise.all(runs)).toEqual(['one', 'two', 'three'])
    expect(begun).toEqual(['one', 'two', 'three'])
  })

  test('goes on after work that failed', async () => {
    const begun: string[] = []
    const mutex = new Mutex()
    const [first, second] = [piece('one', begun), piece('two', begun)]
    const [failed, done] = [mutex.run(first.work), mutex.run(second.work)]
    first.fail()
    second.end()
    await expect(failed).rejects.toThrow('one')
    expect(await done).toBe('two')
  })

  test('lets work of other keys pass', () => {
    const begun: string[] = []
    const mutex = new Mutex()
    void mutex.run(piece('one', begun).work, 'a')
    void mutex.run(piece('two', begun).work, 'b')
    void mutex.run(piece('three', begun).work, 'a')
    expect(begun).toEqual(['one', 'two'])
  })

  test('is idle once all that it was given has ended, of every key and however it did', async () => {
    const mutex = new Mutex()
    await mutex.idle()
    const [first, second, other] = [piece('one', []), piece('two', []), piece('three', [])]
    const failing = mutex.run(first.work)
    void mutex.run(second.work)
    void mutex.run(other.work, 'other')
    let isIdle = false
    const idle = mutex.idle().then(() => (isIdle = true))
    first.fail()
    await expect(failing).rejects.toThrow('one')
    other.end()
    await Promise.resolve()
    expect(isIdle).toBe(false)
    second.end()
    await idle
  })
})

describe('a single flight', () => {
  test('gives all who ask meanwhile one answer, and who asks later a new one', async () => {
    const begun: string[] = []
    const flight = new SingleFlight<string, string>()
    const [first, second] = [piece('one', begun), piece('two', begun)]
    const asked = [flight.run('same', first.work), flight.run('same', second.work)]
    first.end()
    expect(await Promise.all(asked)).toEqual(['one', 'one'])
    second.end()
    expect(await flight.run('same', second.work)).toBe('two')
  })

  test('asks anew after a failure, which all who asked were told of', async () => {
    const flight = new SingleFlight<string, string>()
    const [first, second] = [piece('one', []), piece('two', [])]
    const asked = [flight.run('same', first.work), flight.run('same', second.work)]
    first.fail()
    for (const one of asked) await expect(one).rejects.toThrow('one')
    second.end()
    expect(await flight.run('same', second.work)).toBe('two')
  })

  test('has one for each key', () => {
    const begun: string[] = []
    const flight = new SingleFlight<string, string>()
    void flight.run('a', piece('one', begun).work)
    void flight.run('b', piece('two', begun).work)
    expect(begun).toEqual(['one', 'two'])
  })
})
