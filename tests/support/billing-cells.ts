/** One operation under one condition: what must come of it, by what is true and by what may be done after a doubt. */
import { expect } from 'vitest'
import { asked, mend, type Condition, type Struck } from './billing-conditions'
import type { Attempt, Operation } from './billing-operations'
import type { Aim, Desk } from './desks'

/** Longer than anything is waited for before it is said not to be there. */
const longWhile = 11 * 60_000

interface Where {
  operation: Operation
  condition: Condition
  /** The request that meets the condition: the operation's own, or a reading beside it. */
  struck: Struck
}

/** One cell of the table while it is tried. */
class Trial {
  readonly operation: Operation
  readonly condition: Condition
  readonly struck: Struck
  readonly desk: Desk
  readonly attempt: Attempt
  readonly #rest: unknown
  /** Where the journal of the service was when it began. */
  readonly mark: number

  private constructor(desk: Desk, where: Where, attempt: Attempt, rest: unknown) {
    this.desk = desk
    this.operation = where.operation
    this.condition = where.condition
    this.struck = where.struck
    this.attempt = attempt
    this.#rest = rest
    this.mark = desk.rig.service.journal().length
  }

  static async begin(desk: Desk, where: Where): Promise<Trial> {
    const attempt = await where.operation.begin(desk)
    return new Trial(desk, where, attempt, await attempt.rest())
  }

  get code() {
    return this.condition.code(this.struck)
  }

  strike(count: number): void {
    this.condition.strike(this.desk, this.struck, { count })
  }

  mend(): Promise<void> {
    return mend(this.desk, this.condition)
  }

  /** How many requests of a kind have reached the service, by default the operation's own. */
  sent(aim: Aim = this.operation): number {
    return asked(this.desk, aim, this.mark).length
  }

  expectDone(times: number): void {
    if (this.attempt.done) expect(this.attempt.done(), 'times in the books').toBe(times)
  }

  /** Nothing is left open, and all else is as it was. */
  async expectAtRest(): Promise<void> {
    expect(await this.attempt.open(), 'still open').toBe(0)
    expect(await this.attempt.rest(), 'all else in the books').toEqual(this.#rest)
  }

  /** Nothing was asked during a pause, apart from what was under way when it was told. */
  expectPauseKept(): void {
    const { pauseMs } = this.condition
    // Several readings at once are under way when the first of them is told.
    if (pauseMs === undefined || this.operation.readers !== undefined) return
    const entries = this.desk.rig.service.journal().slice(this.mark)
    const told = entries.find(({ status }) => status === 429 || status === 503)
    const after = entries.map(({ at }) => Date.parse(at) - Date.parse(told?.at ?? ''))
    expect(after.filter((ms) => ms > pauseMs / 5 && ms < pauseMs - 5)).toEqual([])
    expect(told, 'a pause is told').toBeDefined()
  }
}

type Check = (trial: Trial) => Promise<void>

/** Tries an operation under a condition of its own request. */
export async function tryOut(
  desk: Desk,
  operation: Operation,
  condition: Condition,
): Promise<void> {
  const trial = await Trial.begin(desk, { operation, condition, struck: operation })
  await checkOf(operation, condition)(trial)
  await trial.mend()
  await trial.expectAtRest()
}

function checkOf({ kind }: Operation, { truth }: Condition): Check {
  if (truth === 'done') return isDoneOnce
  if (kind === 'read') return isReadAgainOrTold
  if (truth === 'refused' || truth === 'not-sent') return isNotDoneAndMayBeAskedAgain
  return truth === 'lost' ? afterDoubt[kind].lost : afterDoubt[kind].unheard
}

const afterDoubt: Record<Exclude<Operation['kind'], 'read'>, { lost: Check; unheard: Check }> = {
  proved: { lost: isHeldBackUntilProvedAbsent, unheard: isFoundByReading },
  told: { lost: isHeldBackUntilToldAbsent, unheard: isFoundByThePerson },
  email: { lost: isNotSentAgainByItself, unheard: isNotSentAgainByItself },
}

/** Nothing is changed by reading, so what may pass is asked again; what lasts is told by its code. */
async function isReadAgainOrTold(trial: Trial): Promise<void> {
  const { condition, attempt, operation, struck } = trial
  const { readers = 1 } = operation
  // A kept connection that breaks costs a try of its own.
  const most = (tries: number) => tries * readers * (condition.source === 'network' ? 2 : 1)
  if (condition.readsTried > 1) {
    trial.strike(1)
    expect(await attempt.ask()).toEqual({ kind: 'done' })
    expect(trial.sent(struck)).toBeGreaterThan(readers)
    expect(trial.sent(struck)).toBeLessThanOrEqual(readers + most(1))
    trial.expectPauseKept()
  }
  const before = trial.sent(struck)
  trial.strike(99)
  expect(await attempt.ask()).toEqual({ kind: 'not-done', code: trial.code })
  expect(trial.sent(struck) - before).toBeLessThanOrEqual(most(condition.readsTried + 1))
  await trial.mend()
  expect(await attempt.ask()).toEqual({ kind: 'done' })
}

/** The person is told why; asked again when that is mended, it is done once. */
async function isNotDoneAndMayBeAskedAgain(trial: Trial): Promise<void> {
  const { condition, attempt } = trial
  trial.strike(99)
  expect(await attempt.ask()).toEqual({ kind: 'not-done', code: trial.code })
  // A token that is refused is renewed once, and the request goes once more.
  expect(trial.sent()).toBeLessThanOrEqual(condition.truth === 'refused' ? 1 : 2)
  trial.expectDone(0)
  await trial.mend()
  await trial.expectAtRest()
  expect(await attempt.ask()).toEqual({ kind: 'done' })
  trial.expectDone(1)
}

async function isDoneOnce(trial: Trial): Promise<void> {
  trial.strike(1)
  expect(await trial.attempt.ask()).toEqual({ kind: 'done' })
  trial.expectDone(1)
  const renewals = trial.sent({ method: 'POST', path: '^/auth/token$' })
  expect(renewals).toBe(trial.condition.renewals ?? 0)
}

/** Nobody can know, so nothing more goes out until it cannot come any more. */
async function isHeldBackUntilProvedAbsent(trial: Trial): Promise<void> {
  const { attempt, desk } = trial
  await isUnknownAndHeldBack(trial)
  desk.rig.clock.advance(longWhile)
  await attempt.settle?.()
  await isDoneBySecondRequest(trial)
}

async function isHeldBackUntilToldAbsent(trial: Trial): Promise<void> {
  const { attempt, desk } = trial
  await isUnknownAndHeldBack(trial)
  expect(await attempt.tell?.(false)).toEqual({ kind: 'held' })
  desk.rig.clock.advance(longWhile)
  expect(await attempt.tell?.(false)).toMatchObject({ kind: 'not-done' })
  await isDoneBySecondRequest(trial)
}

async function isUnknownAndHeldBack(trial: Trial): Promise<void> {
  const { attempt } = trial
  trial.strike(1)
  const end = await attempt.ask()
  expect(end.kind).toBe('unknown')
  if ('code' in end) expect(end.code).toBe(trial.code)
  trial.expectDone(0)
  await trial.mend()
  expect(['held', 'unknown']).toContain((await attempt.ask()).kind)
  trial.expectPauseKept()
  expect(trial.sent()).toBe(1)
}

async function isDoneBySecondRequest(trial: Trial): Promise<void> {
  await trial.expectAtRest()
  expect(await trial.attempt.ask()).toEqual({ kind: 'done' })
  expect(trial.sent()).toBe(2)
  trial.expectDone(1)
}

/** It is never sent a second time. */
async function isFoundByReading(trial: Trial): Promise<void> {
  trial.strike(1)
  expect(await trial.attempt.ask()).toEqual({ kind: 'done' })
  expect(trial.sent()).toBe(1)
  trial.expectDone(1)
}

/** No list shows it: a person is asked, and names it. */
async function isFoundByThePerson(trial: Trial): Promise<void> {
  const { attempt } = trial
  trial.strike(1)
  expect(await attempt.ask()).toEqual({ kind: 'unknown', code: trial.code })
  trial.expectDone(1)
  await trial.mend()
  expect(await attempt.ask()).toEqual({ kind: 'held' })
  expect(await attempt.tell?.(true)).toEqual({ kind: 'done' })
  expect(trial.sent()).toBe(1)
  trial.expectDone(1)
}

/** It may have gone; only a person wants another one. */
async function isNotSentAgainByItself(trial: Trial): Promise<void> {
  const { attempt } = trial
  trial.strike(1)
  expect(await attempt.ask()).toEqual({ kind: 'unknown', code: trial.code })
  await trial.mend()
  expect(await attempt.ask()).toEqual({ kind: 'held' })
  expect(trial.sent()).toBe(1)
  expect(await attempt.askAgain?.()).toEqual({ kind: 'done' })
  trial.expectPauseKept()
  expect(trial.sent()).toBe(2)
}

/** Tries an operation that reads first, while that reading meets a condition: then nothing is sent. */
export async function tryBefore(
  desk: Desk,
  operation: Operation & { before: Struck },
  condition: Condition,
): Promise<void> {
  const trial = await Trial.begin(desk, { operation, condition, struck: operation.before })
  trial.strike(99)
  expect(await trial.attempt.ask()).toEqual({ kind: 'not-done', code: trial.code })
  expect(trial.sent()).toBe(0)
  trial.expectDone(0)
  await trial.mend()
  await trial.expectAtRest()
  expect(await trial.attempt.ask()).toEqual({ kind: 'done' })
  trial.expectDone(1)
  await trial.expectAtRest()
}

/**
 * Tries an operation that is done but whose answer is lost, while the reading that would prove it meets a condition:
 * nobody knows until it can be read again, and meanwhile nothing is sent.
 */
export async function tryAfter(
  desk: Desk,
  operation: Operation & { after: Struck },
  condition: Condition,
): Promise<void> {
  const { dials } = desk.rig.service
  const trial = await Trial.begin(desk, { operation, condition, struck: operation.after })
  const { method, path } = operation
  dials.next({ method, path, act: { kind: 'drop-after' } })
  condition.strike(desk, operation.after, { count: 99, skip: operation.readsBefore ?? 1 })
  const end = await trial.attempt.ask()
  // A record that is said to be gone is a reason to look, and of a deletion the proof.
  const read = asked(desk, operation.after, trial.mark)
  const isGone = method !== 'POST' && read.some(({ status }) => status === 404)
  expect(isGone ? ['unknown', 'ask', 'done'] : ['unknown']).toContain(end.kind)
  trial.expectDone(1)
  await trial.mend()
  await trial.attempt.ask()
  await trial.attempt.settle?.()
  expect(trial.sent(), 'never sent again').toBe(1)
  trial.expectDone(1)
  await trial.expectAtRest()
}
