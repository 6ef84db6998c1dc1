/** The two ways main and renderer talk: a `call` is asked and answered, a `live` value is owned by main and mirrored. */
import type * as z from 'zod'
import { AppError, type ErrorShape } from './errors'
import { isWithin } from './message-size'

type Schema = z.ZodType
export interface Call<I extends Schema = Schema, O extends Schema = Schema> {
  kind: 'call'
  input: I
  output: O
  /** The largest input, in bytes as `isWithin` counts them. */
  largest: number
}
export interface Live<V extends Schema = Schema> {
  kind: 'live'
  value: V
}

export type Contract = Record<string, Record<string, Call | Live>>

/** What people type fits many times; 1 MiB. */
const usualLargest = 1024 * 1024

export const call = <I extends Schema, O extends Schema>(
  input: I,
  output: O,
  largest = usualLargest,
): Call<I, O> => ({ kind: 'call', input, output, largest })
export const live = <V extends Schema>(value: V): Live<V> => ({ kind: 'live', value })

/** A value that can be read now and watched from now on. */
export interface Readable<T> {
  get(): T
  subscribe(listener: (value: T) => void): () => void
}

/** A value that main owns: whoever holds it sets it, everyone else reads and watches. */
export class LiveValue<T> implements Readable<T> {
  #value: T
  readonly #listeners = new Set<(value: T) => void>()

  constructor(value: T) {
    this.#value = value
  }

  get(): T {
    return this.#value
  }

  set(value: T): void {
    this.#value = value
    for (const listener of this.#listeners) listener(value)
  }

  subscribe(listener: (value: T) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** Nothing for `z.void()`; an input that may be undefined may be left out. */
type Arguments<I extends Schema> = I extends z.ZodVoid
  ? []
  : undefined extends z.input<I>
    ? [input?: z.input<I>]
    : [z.input<I>]

/** What the renderer sees of a contract. */
export type Api<C extends Contract> = {
  [G in keyof C]: {
    [K in keyof C[G]]: C[G][K] extends Call<infer I, infer O>
      ? (...args: Arguments<I>) => Promise<z.output<O>>
      : C[G][K] extends Live<infer V>
        ? Mirrored<z.output<V>>
        : never
  }
}

/** The renderer's end of a live value. */
export interface Mirrored<T> {
  get(): Promise<T>
  subscribe(listener: (value: T) => void): () => void
}

/** What main must provide; a missing or mistyped member does not compile. */
export type Handlers<C extends Contract> = {
  [G in keyof C]: {
    [K in keyof C[G]]: C[G][K] extends Call<infer I, infer O>
      ? (input: z.output<I>) => z.input<O> | Promise<z.input<O>>
      : C[G][K] extends Live<infer V>
        ? Readable<z.input<V>>
        : never
  }
}

export type Reply = { ok: true; value: unknown } | { ok: false; error: ErrorShape }

/** The two functions that carry everything between the processes. */
export interface Transport {
  invoke(channel: string, input?: unknown): Promise<Reply>
  listen(channel: string, listener: (value: unknown) => void): () => void
}

type Visitor = (channel: string, spec: Call | Live, group: string, name: string) => void

/** Visits every member of a contract; channel names exist nowhere else. */
export function eachChannel(contract: Contract, visit: Visitor): void {
  for (const [group, members] of Object.entries(contract))
    for (const [name, spec] of Object.entries(members)) visit(`${group}.${name}`, spec, group, name)
}

/** Main's side: turns a channel and an untrusted input into a reply, and never throws. */
export function createResponder<C extends Contract>(
  contract: C,
  handlers: Handlers<C>,
  report: (channel: string, error: AppError) => void = () => undefined,
): (channel: string, input?: unknown) => Promise<Reply> {
  const routes = new Map<string, (input: unknown) => unknown>()
  eachChannel(contract, (channel, spec, group, name) => {
    const member: unknown = handlers[group]?.[name]
    if (spec.kind === 'live') routes.set(channel, () => (member as Readable<unknown>).get())
    else {
      const answer = member as (input: unknown) => unknown
      routes.set(channel, (input) => {
        if (!isWithin(input, spec.largest)) throw tooLarge(channel)
        return answer(parse(spec.input, input, channel))
      })
    }
  })
  return async (channel, input) => {
    try {
      const route = routes.get(channel)
      if (!route) throw new AppError('invalid-input', `No such channel: ${channel}`)
      return { ok: true, value: await route(input) }
    } catch (thrown) {
      const error = AppError.from(thrown)
      report(channel, error)
      return { ok: false, error: error.toJSON() }
    }
  }
}

function tooLarge(channel: string): AppError {
  return new AppError('invalid-input', `Too large an input on ${channel}`)
}

/** How large an input of each channel may be, in bytes as `isWithin` counts them; 0 for live values, which take none. */
export type LargestInputs = Readonly<Record<string, number>>

export function largestInputs(contract: Contract): LargestInputs {
  const largest: Record<string, number> = {}
  eachChannel(contract, (channel, spec) => {
    largest[channel] = spec.kind === 'call' ? spec.largest : 0
  })
  return largest
}

/**
 * A transport over the named channels that sends nothing that is too large. Main is given a copy of every message before
 * it can look at it, so what is too large has to stay where it is. Any other channel is refused.
 * @throws Error for a channel without a name in `largest`
 */
export function bounded(largest: LargestInputs, transport: Transport): Transport {
  const sizes = new Map(Object.entries(largest))
  const sizeOf = (channel: string): number => {
    const size = sizes.get(channel)
    if (size === undefined) throw new Error(`No such channel: ${channel}`)
    return size
  }
  return {
    invoke: async (channel, input) => {
      const most = sizeOf(channel)
      return input === undefined || isWithin(input, most)
        ? transport.invoke(channel, input)
        : { ok: false, error: tooLarge(channel).toJSON() }
    },
    listen: (channel, listener) => {
      sizeOf(channel)
      return transport.listen(channel, listener)
    },
  }
}

function parse(schema: Schema, input: unknown, channel: string): unknown {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw new AppError('invalid-input', `Bad input on ${channel}`, { cause: parsed.error })
}

/**
 * The renderer's side, over any transport: Electron's, or a test's. Built in the renderer, because an error that
 * crosses the context bridge loses its code (Electron, context-bridge.md, table of supported types). It knows no
 * contract but its type, so that a window need not build the schemas of all channels before its first frame: any name
 * makes a channel, and one that the contract does not have is refused by the other end.
 */
export function createApi<C extends Contract>(transport: Transport): Api<C> {
  return named((group) => named((name) => memberOf(`${group}.${name}`, transport))) as Api<C>
}

/** An object whose members are made as they are asked for, each once. */
function named(make: (name: string) => unknown): Record<string, unknown> {
  const made = Object.create(null) as Record<string, unknown>
  return new Proxy(made, {
    get: (_made, name) => {
      // A promise is asked for `then` wherever an object is awaited.
      if (typeof name === 'symbol' || name === 'then') return undefined
      return (made[name] ??= make(name))
    },
  })
}

/** A call, and a live value as well: which of them a channel is, only its type says. */
function memberOf(channel: string, transport: Transport): unknown {
  const invoke = async (input?: unknown): Promise<unknown> => {
    const reply = await transport.invoke(channel, input)
    if (!reply.ok) throw AppError.from(reply.error)
    return reply.value
  }
  const mirrored: Mirrored<unknown> = {
    get: () => invoke(),
    subscribe: (listener) => transport.listen(channel, listener),
  }
  return Object.assign(invoke, mirrored)
}
