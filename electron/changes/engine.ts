/**
 * One engine for changes of the books: reads, compares with what the person saw, notes the intent, sends once, reads again
 * and judges. What differs from kind to kind is what a kind says; what guards a change is the same for all.
 */
import type { ChangeEnd } from '../../shared/books/change-end'
import { AppError, type ErrorCode } from '../../shared/errors'
import { settledAfterMs } from '../../shared/settling'
import type { BegunChange, BookChangeRows, MeantChange } from '../store/changes/book-change-rows'
import type { Answer, ChangeKind, KnownEnd, Verdict } from './kind'

/** What a person asks for. */
interface Asked<Books, Wish> {
  books: Books
  subject: string
  /** `seenAs` of what the person looked at; absent where there was nothing to see. */
  seen?: string | undefined
  /** A function where something has to be made first: called once it is as it was seen, and then it is read again. */
  wish: Wish | (() => Promise<Wish>)
}

interface Parts<Books> {
  accountId: string
  rows: BookChangeRows
  kinds: readonly ChangeKind<Books, unknown, unknown, unknown>[]
  /** What is read when nobody asks. @throws AppError when there is no way to the service, or these may be other books */
  books: () => Books
  /** Milliseconds of a clock that only runs forward. */
  clock: () => number
  /** @throws AppError `read-only` */
  assertWritable: () => void
  /** Counts what is sent outside the profile. @throws AppError `profile-restored` */
  countIntent: () => void
  /** Called after an intent is on disk and before the first byte: where a crash rig may strike. */
  onIntent?: () => void
  /** Told whenever a change was begun or ended. */
  changed: () => void
  /** Has what is open looked at after so many milliseconds; `setTimeout` by default. */
  later?: (run: () => void, ms: number) => NodeJS.Timeout | undefined
}

type UnknownEnd<Now = never> = Extract<ChangeEnd<Now>, { kind: 'unknown' }>

/** What reading something again showed. */
type Judged<Now> = KnownEnd<Now> | UnknownEnd<Now>

type Looked<Now> = { now: Now } | { changed: Now }

/** The changes of one account's books. */
export class BookChanges<Books> {
  readonly #parts: Parts<Books>
  readonly #startedAt: number
  /** When the answer to a change was given up, by its id. */
  readonly #doubtedAt = new Map<number, number>()
  readonly #underWay = new Map<string, Promise<unknown>>()
  #nextAt = -Infinity
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(parts: Parts<Books>) {
    this.#parts = parts
    this.#startedAt = parts.clock()
  }

  /**
   * Makes one change, once: sent right after it was read, since where the service gives no version nothing else keeps two
   * people from overwriting each other.
   * @throws AppError `read-only`, `profile-restored`, `no-account` while the account is being closed; `outcome-unknown`
   * while the same is being changed, or an earlier change of it is open; `not-found`; and what keeps it from being read
   */
  async make<Needed, Now, Wish, Held>(
    kind: ChangeKind<Needed, Now, Wish, Held>,
    asked: Asked<Needed, Wish>,
  ): Promise<ChangeEnd<Now, Held>> {
    this.#parts.assertWritable()
    return this.#once(kind.about, asked.subject, () => this.#make(kind, asked))
  }

  /** Reads something, and settles on the way what is open about it. @throws AppError when it cannot be read */
  async look<Needed, Now, Wish, Held>(
    kind: ChangeKind<Needed, Now, Wish, Held>,
    books: Needed,
    subject: string,
  ): Promise<Now | undefined> {
    const now = await kind.read(books, subject)
    this.judgeBy(kind, subject, now)
    return now
  }

  /** Settles what is open about something, as far as a reading of it tells; answers how the newest of it stands. */
  judgeBy<Now>(
    { about }: ChangeKind<never, Now, never, unknown>,
    subject: string,
    now: Now | undefined,
  ): Judged<unknown> | undefined {
    if (this.isUnderWay(about, subject)) return undefined
    const ends = this.open(about, subject).map((begun) => {
      const kind = this.#kindOf(begun)
      return kind && this.#judge(kind, begun, now, false)
    })
    if (ends.length > 0) this.#parts.changed()
    return ends.at(-1)
  }

  /** Whether a change of it is being made or read at this moment. */
  isUnderWay(about: string, subject: string): boolean {
    return this.#underWay.has(keyOf(about, subject))
  }

  /** Those whose end nobody has seen. */
  open(about?: string, subject?: string): BegunChange[] {
    return this.#parts.rows.open(this.#parts.accountId, {
      ...(about !== undefined && { about }),
      ...(subject !== undefined && { subject }),
    })
  }

  /** Whether anything is open that reading again may settle. */
  isOpen(): boolean {
    return this.open().some((begun) => this.#isLookedAfter(begun))
  }

  /** Reads how open changes about one thing have ended; nothing is sent. @throws AppError when it cannot be read */
  async check(about: string, subject: string): Promise<void> {
    const books = this.#parts.books()
    for (const begun of this.open(about, subject)) await this.#settleOne(books, begun)
  }

  /** Reads how open changes have ended; nothing is sent. @throws AppError when the books cannot be read */
  async resume(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#isClosed) return
    this.#nextAt = this.#parts.clock() + settledAfterMs
    try {
      const open = this.open().filter((begun) => this.#isLookedAfter(begun))
      if (open.length === 0) return
      const books = this.#parts.books()
      for (const begun of open)
        if (!this.isUnderWay(begun.about, begun.subject)) await this.#settleOne(books, begun)
    } finally {
      this.#again()
    }
  }

  /** The service may answer again: what is open is read, unless that was tried a moment ago. Never rejects. */
  async wake(): Promise<void> {
    if (this.#parts.clock() < this.#nextAt) return
    // Whatever keeps it from being read now is tried again then.
    await this.resume().catch(() => undefined)
  }

  /** Begins nothing any more; what is on its way is waited for. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await Promise.allSettled(this.#underWay.values())
  }

  async #make<Needed, Now, Wish, Held>(
    kind: ChangeKind<Needed, Now, Wish, Held>,
    asked: Asked<Needed, Wish>,
  ): Promise<ChangeEnd<Now, Held>> {
    const earlier = await this.#settleEarlier(kind, asked)
    if (earlier) return earlier
    let looked = await this.#asSeen(kind, asked)
    if ('changed' in looked) return { kind: 'changed', now: looked.changed }
    const wish = isLater(asked.wish) ? await asked.wish() : asked.wish
    // What took its time may have given a colleague time too.
    if (isLater(asked.wish)) looked = await this.#asSeen(kind, asked)
    if ('changed' in looked) return { kind: 'changed', now: looked.changed }
    const { now } = looked
    const { subject } = asked
    const prepared = kind.prepare(now, wish, subject)
    if (!prepared) return { kind: 'done', now, isCertain: true }
    if ('held' in prepared) return { kind: 'held', why: prepared.held }
    const { name, about } = kind
    const { wanted, body = wanted } = prepared
    const begun = this.#begin({ kind: name, about, subject, before: kind.textOf(now), wanted })
    const answer = await kind.send(asked.books, { subject, wanted, body, wish, now })
    const end = await this.#afterAnswer(kind, asked.books, begun, answer)
    if (end.kind === 'not-done' || end.kind === 'changed')
      this.#parts.rows.tellNoMore(this.#parts.accountId, { about, subject })
    return end
  }

  /** On disk before the first byte goes out, and counted outside the profile before that. */
  #begin(meant: MeantChange): BegunChange {
    const { accountId, rows, assertWritable, countIntent, onIntent } = this.#parts
    assertWritable()
    countIntent()
    const begun = rows.begin(accountId, meant)
    onIntent?.()
    return begun
  }

  /** One change of something at a time. */
  async #once<T>(about: string, subject: string, work: () => Promise<T>): Promise<T> {
    const key = keyOf(about, subject)
    if (this.#isClosed) throw new AppError('no-account', 'The account is being closed')
    if (this.#underWay.has(key))
      throw new AppError('outcome-unknown', `${about} ${subject} is being changed`)
    const working = work()
    this.#underWay.set(key, working)
    try {
      return await working
    } finally {
      this.#underWay.delete(key)
      this.#parts.changed()
      this.#again()
    }
  }

  /** What an earlier attempt made is what is wanted; what is in doubt holds back whatever is about the same. */
  async #settleEarlier<Needed, Now, Wish, Held>(
    kind: ChangeKind<Needed, Now, Wish, Held>,
    { books, subject }: Asked<Needed, Wish>,
  ): Promise<ChangeEnd<Now> | undefined> {
    for (const begun of this.open(kind.about, subject)) {
      const own = this.#kindOf(begun)
      const end = own && (await this.#settle(own, books as unknown as Books, begun, false))
      if (end && kind.isMaking && end.kind !== 'not-done') return end as ChangeEnd<Now>
      if (!end || end.kind === 'unknown')
        throw new AppError('outcome-unknown', 'An earlier change of it is open')
    }
    return undefined
  }

  async #asSeen<Needed, Now, Wish, Held>(
    kind: ChangeKind<Needed, Now, Wish, Held>,
    { books, subject, seen }: Asked<Needed, Wish>,
  ): Promise<Looked<Now>> {
    const now = await kind.read(books, subject)
    if (now === undefined)
      throw new AppError(kind.missing ?? 'not-found', `No ${kind.about} ${subject}`)
    if (seen !== undefined && kind.seenAs(now) !== seen) return { changed: now }
    kind.assertFree?.(now)
    return { now }
  }

  async #afterAnswer<Needed, Now, Wish, Held>(
    kind: ChangeKind<Needed, Now, Wish, Held>,
    books: Needed,
    begun: BegunChange,
    answer: Answer<Now>,
  ): Promise<ChangeEnd<Now>> {
    if (answer.kind === 'overtaken') {
      const end = notDone('wrong-state')
      this.#ended(kind, begun, end)
      return answer.now === undefined ? end : { kind: 'changed', now: answer.now }
    }
    if (answer.kind === 'refused' || answer.kind === 'not-sent') {
      const { code } = answer
      const said = answer.kind === 'refused' ? answer.said : []
      const end = notDone(code, said, answer.kind === 'refused')
      return this.#ended(kind, begun, end, { code, said })
    }
    if (answer.kind === 'done' && answer.now !== undefined)
      return this.#ended(kind, begun, { ...answer, now: answer.now, isCertain: true })
    // A request that was given up may take as long as one that was sent just now.
    this.#doubtedAt.set(begun.id, this.#parts.clock())
    const lost = answer.kind === 'unknown' ? answer : undefined
    try {
      const end = await this.#settle(kind, books, begun, answer.kind === 'done')
      const isTold = end.kind === 'done' || end.kind === 'not-done'
      return isTold ? end : { ...end, ...wordsOf(lost) }
    } catch {
      // The books cannot be read just now; what was sent stays open.
      return this.#unknown(kind, begun, lost)
    }
  }

  async #settleOne(books: Books, begun: BegunChange): Promise<void> {
    const kind = this.#kindOf(begun)
    if (kind)
      await this.#once(begun.about, begun.subject, () => this.#settle(kind, books, begun, false))
  }

  /** Reads it again. @throws AppError when it cannot be read */
  async #settle<Needed, Now, Wish, Held>(
    kind: ChangeKind<Needed, Now, Wish, Held>,
    books: Needed,
    begun: BegunChange,
    isAnswered: boolean,
  ): Promise<Judged<Now>> {
    return this.#judge(kind, begun, await kind.read(books, begun.subject), isAnswered)
  }

  #judge<Now>(
    kind: ChangeKind<never, Now, never, unknown>,
    begun: BegunChange,
    after: Now | undefined,
    isAnswered: boolean,
  ): Judged<Now> {
    const verdict = kind.verdict({ ...begun, after, isAnswered })
    const unknown = { ...this.#unknown(kind, begun, undefined), now: after }
    // That it is not there as it was sent says something only once the request cannot come any more.
    if (unknown.waitMs > 0 && saysNothingYet(verdict)) return unknown
    switch (verdict.kind) {
      case 'done':
        return this.#ended(kind, begun, { ...verdict, now: after, isCertain: isAnswered })
      case 'not-done':
        return this.#ended(kind, begun, { ...notDone(verdict.code), now: after })
      case 'differs':
      case 'ask': {
        const { kind: end, outcome } = verdict
        return this.#ended(kind, begun, { kind: end, outcome, changeId: begun.id, now: after })
      }
    }
  }

  #unknown(
    kind: Pick<ChangeKind<never, never, never>, 'settledAfterMs'>,
    begun: BegunChange,
    lost: { code: ErrorCode; said: string[] } | undefined,
  ): UnknownEnd {
    const waitMs = this.#waitMs(kind, begun)
    return { kind: 'unknown', changeId: begun.id, ...wordsOf(lost), waitMs }
  }

  #waitMs(
    kind: Pick<ChangeKind<never, never, never>, 'settledAfterMs'>,
    { id }: BegunChange,
  ): number {
    const since = this.#doubtedAt.get(id) ?? this.#startedAt
    return Math.max(0, since + (kind.settledAfterMs ?? settledAfterMs) - this.#parts.clock())
  }

  #ended<Now, End extends KnownEnd<Now>>(
    kind: Pick<ChangeKind<never, Now, never, unknown>, 'ended' | 'learn'>,
    begun: BegunChange,
    end: End,
    outcome = 'outcome' in end ? end.outcome : undefined,
  ): End {
    this.#parts.rows.end(begun.id, end.kind, outcome, () => kind.ended?.(begun, end))
    this.#doubtedAt.delete(begun.id)
    kind.learn?.(begun, end)
    return end
  }

  /** Undefined for one that another version began. */
  #kindOf({ kind }: BegunChange): ChangeKind<Books, unknown, unknown, unknown> | undefined {
    return this.#parts.kinds.find(({ name }) => name === kind)
  }

  #isLookedAfter(begun: BegunChange): boolean {
    const kind = this.#kindOf(begun)
    return kind !== undefined && !kind.waitsToBeAsked
  }

  #again(): void {
    clearTimeout(this.#timer)
    if (this.#isClosed || !this.isOpen()) return
    const { later = setTimeout } = this.#parts
    this.#timer = later(() => {
      void this.resume().catch(() => undefined)
    }, settledAfterMs + 1000)
    this.#timer?.unref()
  }
}

const keyOf = (about: string, subject: string) => `${about} ${subject}`

const saysNothingYet = (verdict: Verdict): boolean =>
  verdict.kind === 'not-done' || ('mayStillCome' in verdict && verdict.mayStillCome)

const isLater = <Wish>(wish: Wish | (() => Promise<Wish>)): wish is () => Promise<Wish> =>
  typeof wish === 'function'

/** What the service said of a request whose end it left open. */
const wordsOf = (lost: { code: ErrorCode; said: string[] } | undefined) => ({
  code: lost?.code ?? ('outcome-unknown' as const),
  said: lost?.said ?? [],
})

const notDone = (code: ErrorCode, said: string[] = [], wasSent = true) => ({
  kind: 'not-done' as const,
  code,
  said,
  wasSent,
})
