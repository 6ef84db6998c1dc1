/** One lane while it is served: what was read for everyone in it, and what was learned about its service. */
import { AppError } from '../../shared/errors'
import type { LaneRows, Own } from '../store/receipts/lane-rows'
import type { WaitingItem } from '../store/receipts/outbox-items'
import { Booked } from './booked'
import { Calibration, learnt, revelationOf, type Evidence, type Revelation } from './calibration'
import type { Lane } from './lane'
import { carriesMarker, sentNames } from './marker'
import { Met } from './met'
import { otherThan, scanBefore, scanNewest, type ScannedList } from './scan'

interface Parts {
  lane: Lane
  rows: LaneRows
  clock: () => number
  /** The mark of an earlier start of the app: what was created since lies above. Undefined: anywhere. */
  earlierMark: number | undefined
}

/** `beganAt`: when the service was first asked for it, on the clock. What came later may be missing. */
export type TimedList = ScannedList & { beganAt: number }

/** An older mark is as safe as a new one; a newer one only spares reading. */
const markLastsMs = 30 * 60_000
/** Enough to tell an order from chance, and to meet what was sent just now. */
const sampleSize = 200
const endSize = 20

export class Run {
  readonly lane: Lane
  readonly earlierMark: number | undefined
  readonly booked: Booked
  readonly #parts: Parts
  readonly #met = new Met()
  #calibration: Calibration
  #mark: { id: Promise<number>; readAt: number } | undefined
  #shared:
    { list: Promise<TimedList>; beganAt: number; highWaterId: number | undefined } | undefined
  #isMarked = false
  #hasAsked = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.lane = parts.lane
    this.earlierMark = parts.earlierMark
    this.booked = new Booked(parts)
    const kept = Calibration.safeParse(parts.rows.read(parts.lane.accountId).calibration)
    this.#calibration = kept.success ? kept.data : {}
  }

  get calibration(): Calibration {
    return this.#calibration
  }

  get revelation(): Revelation {
    return revelationOf(this.#calibration)
  }

  learn(evidence: Evidence): void {
    const before = JSON.stringify(this.#calibration)
    this.#calibration = learnt(this.#calibration, evidence)
    if (JSON.stringify(this.#calibration) !== before)
      this.#parts.rows.calibrate(this.lane.accountId, this.#calibration)
  }

  /**
   * The highest expense id there was at some moment before now. Asked once for all, and for the whole list while it is not
   * known how to tell ours from the others in it. @throws AppError
   */
  mark(): Promise<number> {
    const now = this.#parts.clock()
    if (this.#mark && now - this.#mark.readAt < markLastsMs) return this.#mark.id
    const id = this.#readMark()
    const mark = { id, readAt: now }
    this.#mark = mark
    id.catch(() => {
      if (this.#mark === mark) this.#mark = undefined
    })
    return id
  }

  async #readMark(): Promise<number> {
    if (this.revelation !== 'list' && this.#calibration.idsMonotonic !== true)
      return scanBefore(this.#meeting)
    const { expenses } = await this.#meeting.newest(0, 1)
    return Math.max(0, ...expenses.map(({ id }) => id))
  }

  /** The list, with all that is read of it taken in. */
  readonly #meeting: Pick<Lane['expenses'], 'newest'> = {
    newest: async (page, size) => {
      const read = await this.lane.expenses.newest(page, size)
      this.#met.meet(read.expenses.map(({ id }) => id))
      return read
    },
  }

  /** Has to come before the first byte of a receipt goes out for the first time. */
  sending(receiptId: string): void {
    this.#met.sending(receiptId)
  }

  /** Whether an expense was met before the receipt was first sent. */
  wasBefore(receiptId: string, expenseId: number): boolean {
    return this.#met.wasBefore(receiptId, expenseId)
  }

  /** What a new expense's id is above, if ids grow: asked before it is sent. */
  above(markId: number): number {
    return Math.max(markId, this.#calibration.idsGrown?.last ?? 0)
  }

  /** Has to come before each intent. */
  begin(markId: number): void {
    // An older mark is as safe, so one of each time of work is enough.
    if (!this.#isMarked) this.#parts.rows.mark(this.lane.accountId, markId)
    this.#isMarked = true
  }

  /** Nothing is left to do for now. */
  rest(): void {
    this.#isMarked = false
    this.#shared = undefined
    this.booked.rest()
  }

  /**
   * The list down to the mark. One that another began at or after `since` serves as well, if it was read that far or
   * met what is looked for.
   * @throws AppError when the service does not answer
   */
  async scan(wanted: {
    since: number
    highWaterId: number | undefined
    /** Undefined: nothing may end the scan early. */
    marker?: string
  }): Promise<TimedList> {
    const { since, highWaterId, marker } = wanted
    const shared = this.#shared
    const isDeep = shared && (shared.highWaterId ?? 0) <= (highWaterId ?? 0)
    if (isDeep && shared.beganAt >= since) {
      const list = await shared.list
      if (list.isComplete || (marker !== undefined && shows(list, marker))) return list
    }
    return this.#scanAnew(highWaterId, marker)
  }

  async #scanAnew(highWaterId: number | undefined, marker: string | undefined): Promise<TimedList> {
    const beganAt = this.#parts.clock()
    const ours = this.#parts.rows.newestOurs(this.lane.accountId)
    const list = scanNewest(this.#meeting, {
      highWaterId,
      markers: marker === undefined ? [] : [marker],
      ours: ours.map(({ expenseId }) => expenseId),
      calibration: this.#calibration,
    }).then((read) => ({ ...read, beganAt }))
    const shared = { list, beganAt, highWaterId }
    this.#shared = shared
    try {
      const read = await list
      this.learn({ kind: 'listed', isDescending: read.isDescending })
      this.#learnFromOurs(read, ours)
      return read
    } catch (error) {
      if (this.#shared === shared) this.#shared = undefined
      throw error
    }
  }

  /** Ours may lie deeper in the list than anybody looked when it was proven; whoever reads so far meets it. */
  #learnFromOurs({ expenses }: ScannedList, ours: readonly Own[]): void {
    if (this.#calibration.listHasAttachments !== undefined) return
    for (const { expenseId, marker } of ours) {
      const own = expenses.find(({ id }) => id === expenseId)
      if (own) return this.learn({ kind: 'own', marker, attachmentNames: own.attachmentNames })
    }
  }

  /** Learns from an expense that is surely ours how this service shows it; a few requests, once. Never throws. */
  async calibrate(item: WaitingItem): Promise<void> {
    const { sortByIdWorks } = this.#calibration
    const isKnown = this.revelation !== 'unknown' && sortByIdWorks !== undefined
    if (isKnown || this.#hasAsked || item.expenseId === undefined) return
    this.#hasAsked = true
    try {
      await this.#ask(item, item.expenseId)
    } catch {
      // It is only spared: the next proven receipt asks again.
      this.#hasAsked = false
    }
  }

  async #ask(item: WaitingItem, expenseId: number): Promise<void> {
    const { expenses } = this.lane
    const { entries } = await expenses.page(0, sampleSize)
    const ids = entries.map(({ id }) => id)
    const own = entries.find(({ id }) => id === expenseId)?.record
    if (own) {
      const hasDescription = item.draft.lines.some(({ description }) => description !== '')
      this.learn({
        kind: 'own',
        marker: item.marker,
        attachmentNames: own.attachments?.map(({ fileName }) => fileName),
        ...(hasDescription && {
          showsDescription: own.lines.some(({ description }) => description !== ''),
        }),
      })
    }
    const oldest = await this.lane.oldestIds(endSize)
    this.learn({ kind: 'ends', newest: ids, oldest })
    const { listHasAttachments, fileNameRoundTrips } = this.#calibration
    if (listHasAttachments && fileNameRoundTrips) return
    const [fileName = ''] = sentNames(item)
    const otherName = await this.#probe(expenseId, fileName)
    // Somebody may have taken the file away meanwhile: then nothing is found under any name.
    if (otherName === 'not-found') await this.lane.expenses.attachment(expenseId, 0, fileName)
    this.learn({ kind: 'probed', otherName })
  }

  /** Ours surely has a file, so that what a wrong name gives shows whether names count. */
  async #probe(expenseId: number, fileName: string): Promise<'not-found' | 'something'> {
    try {
      await this.lane.expenses.attachment(expenseId, 0, otherThan(fileName))
      return 'something'
    } catch (error) {
      const { code } = AppError.from(error)
      if (code === 'not-found') return 'not-found'
      if (code === 'service-refused') return 'something'
      throw error
    }
  }
}

function shows({ expenses }: ScannedList, marker: string): boolean {
  return expenses.some(({ attachmentNames }) =>
    attachmentNames?.some((name) => carriesMarker(name, marker)),
  )
}
