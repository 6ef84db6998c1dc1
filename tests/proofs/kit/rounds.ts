/** How much of a kind is played and how, and the lanes in which a process plays its rounds. */
import type { Report } from './report'

export interface RunOptions {
  seed: number
  /** How many rounds there are, numbered from 0. */
  rounds: number
  /** Of a list of all there is to try: one in so many, in place of `rounds`. */
  every?: number | undefined
  /** Other processes play the other rounds: this one plays from `first` on, in steps of `step`. */
  first: number
  step: number
  /** Only this round, to repeat a failure. */
  only?: number | undefined
  /** When to begin no further round, on the clock of `performance.now()`. */
  endAt: number
  /** How many run at once. */
  lanes: number
  /** The bundled core process. */
  core: string
  /** The bundled process that reads. */
  reading: string
  /** `memory` is fast, `disk` syncs for real. */
  ground: 'memory' | 'disk'
  /** This scenario alone. */
  scenario?: string | undefined
  /** How many of the scenarios, chosen by the seed; all of them if absent. */
  scenarios?: number | undefined
  stopsAtFirst: boolean
  /** Told of every step, for replaying one round. */
  trace?: ((step: string) => void) | undefined
  /** Tells a number for all that happened in each round, where a round is the same each time. */
  hashes: boolean
  /** Told how far it is, after each round and each step before them. */
  tell: (report: Report) => void
}

export type Run = (options: RunOptions) => Promise<Report>

/** All in one process, to the end. */
export function runOptions(
  given: Pick<RunOptions, 'seed' | 'rounds'> & Partial<RunOptions>,
): RunOptions {
  return {
    first: 0,
    step: 1,
    endAt: Infinity,
    lanes: 2,
    core: '',
    reading: '',
    ground: 'memory',
    stopsAtFirst: false,
    hashes: false,
    tell: () => undefined,
    ...given,
  }
}

/** The numbers of the rounds that this process plays. */
export function* roundsOf({ rounds, first, step, only }: RunOptions): Generator<number> {
  if (only !== undefined) yield only
  else for (let round = first; round < rounds; round += step) yield round
}

/** Whether to begin another round: the first is played however late it is, as none would prove nothing. */
export function hasTime(
  { endAt }: RunOptions,
  { rounds }: Report,
  now = performance.now(),
): boolean {
  return rounds === 0 || now < endAt
}

/** Plays the rounds, a few at once, until they are done or time is up; each lane has what `open` made for it, until `close`. */
export async function inLanes<Lane>(
  options: RunOptions,
  report: Report,
  open: () => Lane | Promise<Lane>,
  play: (lane: Lane, round: number) => Promise<void>,
  close: (lane: Lane) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const rounds = roundsOf(options)
  const one = async () => {
    const lane = await open()
    try {
      while (hasTime(options, report)) {
        const next = rounds.next()
        if (next.done) return
        await play(lane, next.value)
        options.tell(report)
      }
    } finally {
      await close(lane)
    }
  }
  await Promise.all(Array.from({ length: Math.min(options.lanes, options.rounds) }, one))
}
