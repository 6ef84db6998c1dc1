/** What became of one receipt: looks for it in the books by its marker, and reads its file back byte by byte. */
import { createHash } from 'node:crypto'
import { AppError } from '../../shared/errors'
import type { WaitingItem } from '../store/receipts/outbox-items'
import type { Step } from '../store/receipts/receipts'
import type { DeliveryParts } from './delivery'
import { storedAt } from './marker'
import type { Moments } from './moments'
import {
  afterScan,
  failedEachTime,
  flawOf,
  patientProofs,
  proofOfAbsence,
  type Scan,
} from './policy'
import { judge } from './scan'
import type { Run, TimedList } from './run'
import { watchMs } from './sentinel'
import { storedFile } from './stored-file'
import type { Waits } from './waits'

type Parts = Pick<DeliveryParts, 'receipts' | 'items' | 'rows' | 'now' | 'earlierSequence'> & {
  moments: Moments
  waits: Waits
}

/** Nobody brings a profile to another computer and sends from there in less. */
const copyTakesMs = 10 * 60_000
/** For how long a look into the books is worth a new one: another computer may send at any time. */
const lookLastsMs = 2 * 60_000

export class Proof {
  readonly #parts: Parts
  /** When receipts were looked for in this run. */
  readonly #lookedFor = new Map<string, number>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Whether nothing speaks for a receipt being in the books already, as it would be when the profile was put back from a
   * copy that was made before it went, or when a copy on another computer has sent it.
   */
  async isNew(run: Run, item: WaitingItem): Promise<boolean> {
    if (!this.#mayBeElsewhere(item)) return true
    const { found, isComplete } = await this.#sought(run, item)
    const [first] = found.toSorted((a, b) => a - b)
    if (first !== undefined) {
      this.#found(item, first, found.length)
      return false
    }
    this.#lookedFor.set(item.id, this.#parts.moments.now())
    if (isComplete || !item.posting.isRebuilt) return true
    this.#undecided(item)
    return false
  }

  /**
   * Looks for each file that is to go with a receipt by its own marker: it may have gone before they were tied. One that is
   * there is a receipt of its own, and one of which nobody can say it is a person's; neither goes with the receipt any more.
   */
  async leaveSentFiles(run: Run, item: WaitingItem): Promise<void> {
    for (const id of this.#parts.receipts.companions.goingWith(item.id)) {
      const one = this.#parts.items.read(id)
      if (!this.#mayBeElsewhere(one)) continue
      // How often the list was refused is counted at the receipt.
      const { failures } = item.posting
      const asFile = { ...one, posting: { ...one.posting, failures } }
      const { found, isComplete } = await this.#sought(run, asFile)
      const [first] = found.toSorted((a, b) => a - b)
      const isOpen = !isComplete && one.posting.isRebuilt === true && one.state === 'review'
      if (first === undefined && !isOpen) {
        this.#lookedFor.set(id, this.#parts.moments.now())
        continue
      }
      if (one.state === 'review') this.#parts.receipts.companions.standAlone([id])
      this.#parts.receipts.stepTogether([lookedFor(id)])
      const asked = this.#parts.items.read(id)
      if (first === undefined) this.#undecided(asked)
      else this.#found(asked, first, found.length)
    }
  }

  async #sought(run: Run, item: WaitingItem): Promise<Scan> {
    const found = run.lane.findMarker(item.marker)
    if (found.length > 0) return { found, isComplete: false }
    const since = this.#parts.moments.now() - lookLastsMs
    return (await this.#scan(run, item, { since, highWaterId: this.#markAt(run, item) })).scan
  }

  /**
   * What was in the books when a receipt was captured: another computer may have sent it before this one noted its mark, but
   * not before that.
   */
  #markAt(run: Run, { id, sequence }: WaitingItem): number | undefined {
    if (sequence > this.#parts.earlierSequence) return run.earlierMark
    return this.#parts.rows.namedBefore(run.lane.accountId, id)
  }

  /** No copy of the profile can have sent what was captured just now, nor what was just looked for. */
  #mayBeElsewhere({ id, sequence, capturedAt }: WaitingItem): boolean {
    const lookedAt = this.#lookedFor.get(id) ?? -Infinity
    if (this.#parts.moments.now() - lookedAt < lookLastsMs) return false
    const ageMs = Math.abs(this.#parts.now().getTime() - Date.parse(capturedAt))
    return sequence <= this.#parts.earlierSequence || ageMs >= copyTakesMs
  }

  async #scan(
    run: Run,
    item: WaitingItem,
    { since, highWaterId }: { since: number; highWaterId: number | undefined },
  ): Promise<{ scan: Scan; beganAt: number }> {
    const { marker } = item
    const list = await this.#list(run, item, { since, highWaterId, marker })
    const question = {
      marker,
      highWaterId,
      ...storedAt(item),
      isNameCertain: !item.posting.isRebuilt,
      failures: item.posting.failures,
      // Nobody knows when one that was made again was first sent.
      wasBefore: (id: number) => !item.posting.isRebuilt && run.wasBefore(item.id, id),
    }
    const scan = await judge(run.lane.expenses, list, question, run.calibration)
    return { scan, beganAt: list.beganAt }
  }

  /** A list that is refused each time shows nothing, which ends in a person's hands; one more try may mend all else. */
  async #list(
    run: Run,
    { posting }: WaitingItem,
    wanted: Parameters<Run['scan']>[0],
  ): Promise<TimedList> {
    const beganAt = this.#parts.moments.now()
    try {
      return await run.scan(wanted)
    } catch (error) {
      if (!isRefusedForGood(error, posting.failures)) throw error
      return { expenses: [], isComplete: false, showsOurs: false, isDescending: false, beganAt }
    }
  }

  /** The outcome is open: look for the marker in the books before anything is sent again. */
  async check(run: Run, item: WaitingItem): Promise<void> {
    const { id, posting } = item
    const since = this.#parts.moments.touchOf(id)
    this.#parts.moments.touched(id)
    const { highWaterId } = posting
    const { scan, beganAt } = await this.#scan(run, item, { since, highWaterId })
    const absentSince = this.#parts.moments.absenceOf(id, posting.absentSince)
    const open = {
      endedAt: this.#parts.moments.endOf(id),
      absences: posting.absences,
      ...(absentSince !== undefined && { absentSince }),
    }
    // A scan that was begun for another may be much older than this moment.
    const next = afterScan(scan, open, beganAt, run.revelation)
    switch (next.next) {
      case 'sent':
        return this.#found(item, next.expenseId, next.copies)
      case 'absent':
        return this.#absent(item)
      case 'undecided':
        return this.#undecided(item)
      case 'look-again':
        return this.#lookAgain(item, next, scan.isComplete ? 0 : proofOfAbsence.lookAgainMs)
    }
  }

  #lookAgain(
    item: WaitingItem,
    next: { at: number; absences: number; absentSince?: number },
    leastMs: number,
  ): void {
    const { absentSince } = next
    const waitMs = Math.max(leastMs, next.at - this.#parts.moments.now())
    if (absentSince !== undefined && item.posting.absentSince === undefined)
      this.#parts.moments.absentSince(item.id, absentSince)
    this.#parts.receipts.step(item.id, {
      from: ['sending', 'checking'],
      to: 'checking',
      event: 'looked',
      posting: {
        absences: next.absences,
        nextAt: this.#parts.waits.after(item.id, waitMs),
        ...(absentSince !== undefined && {
          absentSince: item.posting.absentSince ?? this.#parts.now().toISOString(),
        }),
      },
    })
  }

  #found(item: WaitingItem, expenseId: number, copies: number): void {
    if (copies > 1) this.#parts.rows.watchSecondSend(item.id, watchMs)
    this.#parts.receipts.stepTogether([
      {
        id: item.id,
        from: ['ready', 'sending', 'checking'],
        unchangedSince: item.changedAt,
        to: 'sent',
        event: copies > 1 ? 'found-copies' : 'found',
        note: `#${expenseId}`,
        expenseId,
        problem: undefined,
        posting: { failures: 0, nextAt: undefined, isRebuilt: undefined },
      },
      // What went with it is looked for by its own marker: it may have gone before they were tied.
      ...this.#parts.receipts.companions.goingWith(item.id).map((id) => lookedFor(id)),
    ])
  }

  /**
   * Where the profile does not know what was sent, only a person can say that it is to go again. They may say so much
   * later, so it stays one that another copy may have sent. What failed openly each time is theirs too, with what was said.
   */
  #absent(item: WaitingItem): void {
    this.#lookedFor.set(item.id, this.#parts.moments.now())
    const said = failedEachTime(this.#parts.receipts.read(item.id).trail)
    if (said !== undefined && !item.posting.isRebuilt) return this.#refused(item, said)
    this.#parts.receipts.step(item.id, {
      from: ['sending', 'checking'],
      to: item.posting.isRebuilt ? 'review' : 'ready',
      event: 'proved-absent',
      posting: { failures: 0, nextAt: undefined },
    })
  }

  #refused({ id }: WaitingItem, said: string): void {
    this.#parts.receipts.step(id, {
      from: ['sending', 'checking'],
      to: 'rejected',
      event: 'rejected',
      note: said,
      problem: { code: 'service-refused', said: [said] },
      posting: { failures: 0, nextAt: undefined },
    })
  }

  #undecided(item: WaitingItem): void {
    this.#parts.receipts.step(item.id, {
      from: ['ready', 'sending', 'checking'],
      unchangedSince: item.changedAt,
      to: 'undecided',
      event: 'undecided',
      problem: { code: 'outcome-unknown', said: [] },
    })
  }

  /** Reads the service's copy back: only equal bytes are a receipt in the books. */
  async readBack(run: Run, item: WaitingItem): Promise<void> {
    const { expenseId } = item
    if (expenseId === undefined) throw new AppError('unexpected', 'Sent without an id')
    const { bytes: stored, listed, refusal } = await storedFile(run.lane.expenses, item, expenseId)
    const sha256 = createHash('sha256').update(stored).digest('hex')
    const flaw = refusal ? 'attachment-withheld' : flawOf({ size: stored.length, sha256 }, item)
    const posting = listed && {
      sentNames: [...(item.posting.sentNames ?? []), listed.name],
      place: listed.place,
    }
    const isProven = flaw === undefined
    const step: Step = isProven
      ? {
          from: ['sent'],
          to: 'proven',
          event: 'proven',
          note: sha256,
          ...(posting && { posting }),
        }
      : {
          from: ['sent'],
          to: 'undecided',
          event: refusal ? 'undecided' : 'differs',
          note: refusal?.message ?? `${stored.length} of ${item.size} bytes`,
          problem: { code: flaw, said: [] },
        }
    // A proof that is lost with a loss of power is read back again.
    this.#parts.receipts.stepTogether([{ id: item.id, ...step }], { maySyncLater: isProven })
    this.#parts.moments.forget(item.id)
    this.#parts.waits.forget(item.id)
    if (isProven) await run.booked.proven(expenseId)
    // What is asked to learn of the service is asked about the first file of an expense.
    if (isProven && item.goesWith === undefined)
      await run.calibrate({ ...item, posting: { ...item.posting, ...posting } })
  }
}

/** Of a file that may be in the books already: what became of it is found out before it goes anywhere. */
const lookedFor = (id: string): Step & { id: string } => ({
  id,
  from: ['review', 'checking'],
  to: 'checking',
  event: 'looked-for',
  posting: { isRebuilt: true, absences: 0, absentSince: undefined, nextAt: undefined },
})

/** Whether this sign-in may not read the list: said so often that it is no hiccup of something on the way. */
export function isRefusedForGood(error: unknown, failures: number): boolean {
  return error instanceof AppError && error.code === 'forbidden' && failures >= patientProofs
}
