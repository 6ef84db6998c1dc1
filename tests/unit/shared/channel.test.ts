import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import {
  bounded,
  call,
  createApi,
  createResponder,
  largestInputs,
  live,
  LiveValue,
  type Api,
  type Call,
  type Handlers,
  type Transport,
} from '../../../shared/channel'
import { AppError } from '../../../shared/errors'

const contract = {
  shop: {
    add: call(z.object({ a: z.number(), b: z.number() }), z.number()),
    open: call(z.void(), z.void()),
    fail: call(z.string(), z.void()),
    stock: live(z.number()),
  },
}

const thrown: Record<string, unknown> = {
  ours: new AppError('disk-full', 'No space', { detail: { need: 7 } }),
  error: new Error('Broke'),
  text: 'text',
  nothing: undefined,
  bare: Object.create(null),
  hostile: {
    get code(): string {
      throw new Error('A trap')
    },
  },
}

const stock = new LiveValue(3)
const handlers: Handlers<typeof contract> = {
  shop: {
    add: ({ a, b }) => a + b,
    open: () => undefined,
    fail: (name) => {
      throw thrown[name]
    },
    stock,
  },
}

function over(respond: ReturnType<typeof createResponder>): Transport {
  return {
    invoke: async (channel, input) => structuredClone(await respond(channel, input)),
    listen: (_channel, listener) => stock.subscribe(listener),
  }
}

test('an input that is too large is not sent, and not looked at by a handler that gets it all the same', async () => {
  const small = { shop: { say: call(z.string(), z.void(), 100), stock: live(z.number()) } }
  const say = vi.fn()
  const respond = createResponder(small, { shop: { say, stock } })
  const invoke = vi.fn<Transport['invoke']>((channel, input) => respond(channel, input))
  const transport = bounded(largestInputs(small), { invoke, listen: () => () => undefined })
  const long = 'x'.repeat(60)
  const tooLarge = { ok: false, error: { code: 'invalid-input' } }
  expect(await transport.invoke('shop.say', long)).toMatchObject(tooLarge)
  expect(await transport.invoke('shop.stock', long)).toMatchObject(tooLarge)
  expect(invoke).not.toHaveBeenCalled()
  expect(await respond('shop.say', long)).toMatchObject(tooLarge)
  expect(say).not.toHaveBeenCalled()
  expect(await transport.invoke('shop.say', 'short')).toEqual({ ok: true, value: undefined })
  expect(await transport.invoke('shop.stock')).toEqual({ ok: true, value: 3 })
})

test('a channel that the contract does not name is neither asked nor listened to', async () => {
  const [invoke, listen] = [vi.fn<Transport['invoke']>(), vi.fn<Transport['listen']>()]
  const transport = bounded(largestInputs(contract), { invoke, listen })
  await expect(transport.invoke('shop.close', 1)).rejects.toThrow('No such channel')
  await expect(transport.invoke('constructor')).rejects.toThrow('No such channel')
  expect(() => transport.listen('shop.close', vi.fn())).toThrow('No such channel')
  expect(invoke).not.toHaveBeenCalled()
  expect(listen).not.toHaveBeenCalled()
  transport.listen('shop.stock', vi.fn())
  expect(listen).toHaveBeenCalledOnce()
})

test('a call is answered, and its error keeps its code on the other side', async () => {
  const api = createApi<typeof contract>(over(createResponder(contract, handlers)))
  await expect(api.shop.add({ a: 2, b: 3 })).resolves.toBe(5)
  await expect(api.shop.open()).resolves.toBeUndefined()
  await expect(api.shop.fail('ours')).rejects.toMatchObject({
    name: 'AppError',
    code: 'disk-full',
    message: 'No space',
    detail: { need: 7 },
  })
})

test.each(Object.keys(thrown))('the responder answers when a handler throws: %s', async (name) => {
  const report = vi.fn()
  const reply = await createResponder(contract, handlers, report)('shop.fail', name)
  expect(reply).toMatchObject({
    ok: false,
    error: { code: name === 'ours' ? 'disk-full' : 'unexpected' },
  })
  expect(report).toHaveBeenCalledExactlyOnceWith('shop.fail', expect.any(AppError))
})

test.each([
  [{ a: 1 }],
  [{ a: 1, b: '2' }],
  [{ a: 1, b: Number.NaN }],
  [undefined],
  [null],
  ['a'],
  [[1, 2]],
])('input that does not fit never reaches the handler: %j', async (input: unknown) => {
  const add = vi.fn(() => 0)
  const respond = createResponder(contract, { shop: { ...handlers.shop, add } })
  expect(await respond('shop.add', input)).toMatchObject({
    ok: false,
    error: { code: 'invalid-input' },
  })
  expect(add).not.toHaveBeenCalled()
})

test('what the schema does not name does not reach the handler', async () => {
  const add = vi.fn(() => 0)
  const respond = createResponder(contract, { shop: { ...handlers.shop, add } })
  await respond('shop.add', JSON.parse('{"a":1,"b":2,"extra":3,"__proto__":{"isAdmin":true}}'))
  expect(add).toHaveBeenCalledWith({ a: 1, b: 2 })
})

test('a refused input is not repeated in the reply, which may be logged', async () => {
  const reply = await createResponder(contract, handlers)('shop.add', { a: 'secret words' })
  expect(JSON.stringify(reply)).not.toContain('secret words')
})

test.each([
  '',
  'shop',
  'shop.',
  'shop.close',
  'shop.constructor',
  'shop.__proto__',
  '__proto__.toString',
  'constructor.name',
  'toString',
])('a channel outside the contract is refused: %j', async (channel) => {
  expect(await createResponder(contract, handlers)(channel)).toMatchObject({
    ok: false,
    error: { code: 'invalid-input' },
  })
})

test('a window knows no names of its own: what the contract does not have is refused by the other end', async () => {
  const transport = over(createResponder(contract, handlers))
  const api = createApi<typeof contract>(transport) as unknown as Api<
    Record<string, Record<string, Call>>
  >
  await expect(api['shop']?.['close']?.({})).rejects.toMatchObject({ code: 'invalid-input' })
  await expect(api['toString']?.['constructor']?.({})).rejects.toMatchObject({
    code: 'invalid-input',
  })
})

test('to wait for the API asks nothing of main', async () => {
  const invoke = vi.fn<Transport['invoke']>()
  const api = createApi<typeof contract>({ invoke, listen: () => () => undefined })
  expect(await Promise.resolve(api)).toBe(api)
  expect(await Promise.resolve(api.shop)).toBe(api.shop)
  expect(api.shop.add).toBe(api.shop.add)
  expect(invoke).not.toHaveBeenCalled()
})

test('a live value is read now and followed from now on, until one stops listening', async () => {
  const api = createApi<typeof contract>(over(createResponder(contract, handlers)))
  expect(await api.shop.stock.get()).toBe(3)
  const seen: number[] = []
  const stop = api.shop.stock.subscribe((value) => seen.push(value))
  stock.set(4)
  stock.set(5)
  stop()
  stock.set(6)
  expect(seen).toEqual([4, 5])
  expect(await api.shop.stock.get()).toBe(6)
})

test('a live value already has its new value when listeners are told', () => {
  const value = new LiveValue('old')
  const seen: string[] = []
  value.subscribe(() => seen.push(value.get()))
  value.subscribe((told) => seen.push(told))
  value.set('new')
  expect(seen).toEqual(['new', 'new'])
})

test('a listener that leaves while being told disturbs no other', () => {
  const value = new LiveValue(0)
  const seen: string[] = []
  const leave = value.subscribe(() => {
    seen.push('first')
    leave()
  })
  value.subscribe(() => seen.push('second'))
  value.set(1)
  value.set(2)
  expect(seen).toEqual(['first', 'second', 'second'])
})
