/** Reads what a person asks of the proofs: which kinds, how much of each, and from which seed. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { kinds, type Amount, type Kind, type Size } from './kinds'

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const

const options = {
  short: flag,
  long: flag,
  /** Of each kind, its part of so many; `seeds` and `requests` are other words for them. */
  rounds: text,
  seeds: text,
  requests: text,
  /** One in so many of all there is to try; or times as many as usual. */
  every: text,
  scale: text,
  seed: text,
  minutes: text,
  /** Names of kinds, with commas between them; `kind` is another word for it. */
  only: text,
  kind: text,
  /** This round alone. */
  round: text,
  log: text,
  scenario: text,
  lanes: text,
  /** A file that notes what was played, for going on there another day. */
  resume: text,
  /** `memory` or `disk`. */
  ground: text,
  /** Tells every step; tells a number for all that happened in each round. */
  trace: flag,
  hashes: flag,
} as const

export interface Asked {
  size: Size
  /** In minutes, shared out among the kinds; undefined where every round has to be played. */
  minutes: number | undefined
  log: string | undefined
  resume: string | undefined
  plans: Plan[]
}

/** One kind, and what its processes are told. */
export interface Plan {
  kind: Kind
  amount: Amount
  seed: number
  only: number | undefined
  lanes: number
  ground: 'memory' | 'disk'
  scenario: string | undefined
  trace: boolean
  hashes: boolean
}

/** Something was asked that cannot be done. */
export class Misunderstood extends Error {}

/** Where a check begins: always the same, so that what it finds is of the change and not of the day. */
const shortSeed = 20_778
/** Another each day, so that in time more is tried. */
const today = () => Math.floor(Date.now() / 86_400_000)
const minutesOf: Partial<Record<Size, number>> = { usual: 50, long: 120 }

/** @param family whose short command was used; all of them if absent */
export function asked(args: readonly string[], family?: string): Asked {
  const { values } = parsed(args)
  const number = (name: keyof typeof options) => numberIn(values[name], name)
  if (values.short && (values.long || values.minutes !== undefined))
    throw new Misunderstood('--short goes by work: it takes neither --long nor --minutes')
  const size: Size = values.short ? 'short' : values.long ? 'long' : 'usual'
  const chosen = kindsNamed(values.only ?? values.kind, family)
  const seed = number('seed')
  const given = {
    size,
    rounds: number('rounds') ?? number('seeds') ?? number('requests'),
    every: number('every'),
    scale: number('scale') ?? 1,
    // A seed by itself is one round, where each round has its own.
    isOne: family !== undefined && chosen.length === 1 && seed !== undefined && size === 'usual',
  }
  const only = number('round')
  return {
    size,
    minutes: number('minutes') ?? (family === undefined ? minutesOf[size] : undefined),
    log: logOf(values),
    resume: values.resume,
    plans: chosen.map((kind) => ({
      kind,
      only,
      lanes: number('lanes') ?? 2,
      trace: values.trace,
      hashes: values.hashes,
      amount: amountOf(kind, chosen, given),
      seed: seedOf(kind, seed, { size, isFamily: family !== undefined }),
      ground: values.ground === 'disk' ? 'disk' : 'memory',
      scenario: values.scenario,
    })),
  }
}

/**
 * What a part of the rounds came to is no record of them all, so it goes to no file that is there.
 * @throws Misunderstood
 */
function logOf(values: ReturnType<typeof parsed>['values']): string | undefined {
  const { log, only, kind, round, scenario } = values
  const isPart = [only, kind, round, scenario].some((word) => word !== undefined)
  if (log !== undefined && isPart && existsSync(log))
    throw new Misunderstood(`--log ${log} is there already, and this is a part: name a new file`)
  return log
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options })
  } catch (error) {
    throw new Misunderstood(error instanceof Error ? error.message : String(error))
  }
}

function numberIn(value: string | boolean | undefined, name: string): number | undefined {
  if (value === undefined) return undefined
  const number = Number(value)
  const isWhole = name === 'minutes' || name === 'scale' || Number.isSafeInteger(number)
  if (!isWhole || !(number >= 0) || value === '')
    throw new Misunderstood(`--${name} takes a number`)
  return number
}

function kindsNamed(names: string | undefined, family: string | undefined): Kind[] {
  const own = kinds.filter((kind) => family === undefined || kind.family === family)
  if (names === undefined || names === '') return own
  return names.split(',').map((name) => {
    const found = own.find((kind) => kind.name === name)
    if (!found) throw new Misunderstood(`The kinds are ${own.map((kind) => kind.name).join(', ')}`)
    return found
  })
}

function amountOf(
  kind: Kind,
  chosen: readonly Kind[],
  given: {
    size: Size
    rounds: number | undefined
    every: number | undefined
    scale: number
    isOne: boolean
  },
): Amount {
  const { size, rounds, every, scale, isOne } = given
  const usual = weightOf(kind)
  const all = chosen.reduce((sum, each) => sum + weightOf(each), 0)
  if (rounds !== undefined) return Math.ceil((rounds * usual) / all)
  if (every !== undefined) return { every }
  if (kind.hasSeedEach && isOne) return 1
  const amount = kind.amounts[size]
  return typeof amount === 'number' ? Math.ceil(amount * scale) : { every: amount.every / scale }
}

/** In what proportion kinds share a number of rounds. */
const weightOf = ({ amounts }: Kind) => (typeof amounts.usual === 'number' ? amounts.usual : 2000)

function seedOf(
  { hasSeedEach }: Kind,
  seed: number | undefined,
  { size, isFamily }: { size: Size; isFamily: boolean },
): number {
  if (isFamily && size !== 'short') return seed ?? 1
  const first = seed ?? (size === 'short' ? shortSeed : today())
  // Those of the next day begin behind all of this one's.
  return hasSeedEach ? first * 1_000_000 : first
}
