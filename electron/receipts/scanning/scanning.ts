/**
 * Scanning: pages come from the scanner into a folder of the profile, and become receipts by the door that every file goes
 * through. A page is taken only once it is whole; one document is saved only once its last page is there, or a person says so.
 */
import { existsSync } from 'node:fs'
import { LiveValue } from '../../../shared/channel'
import { AppError } from '../../../shared/errors'
import { Mutex } from '../../../shared/one-at-a-time'
import {
  noScan,
  type ScanAbilities,
  type ScanDevice,
  type ScanOrder,
  type ScanPages,
  type ScanSource,
  type ScanStanding,
} from '../../../shared/receipts/scanning'
import { mostJoined, type CaptureOutcome } from '../../../shared/receipts/receipt'
import type { makeDocuments } from '../../reading/host/making'
import { derivedId } from '../derived-id'
import type { Found } from '../copies'
import type { Intake } from '../intake'
import { isFinal } from '../outcomes'
import {
  beginScan,
  endScan,
  hashOfFile,
  isWhole,
  pagePath,
  scansIn,
  wholePages,
  type Scan,
} from './scanned-pages'
import type { ScanJob, ScanNews, ScanWay } from './way'

interface Parts {
  /** Absent where this computer has none. */
  way: ScanWay | undefined
  /** Absolute path of a folder of this user. */
  folder: string
  intake: Pick<Intake, 'found'>
  make: ReturnType<typeof makeDocuments>
  hasReceipt: (id: string) => boolean
  accountAtHand: () => string | undefined
  hasAccount: (id: string) => boolean
  newId: () => string
  now: () => Date
}

/** Pages that one scan takes where each is a receipt. */
const mostApart = 200
/** What a batch of receipts is said to come from. */
const whence = 'the scanner'

export class Scanning {
  readonly standing: LiveValue<ScanStanding>
  readonly #parts: Parts
  readonly #known = new Map<string, ScanAbilities | undefined>()
  /** Makes receipts of pages, one step after the other. */
  readonly #keeping = new Mutex()
  /** Whose pages are held, or being scanned. */
  #scan: Scan | undefined
  #control: AbortController | undefined
  #running: Promise<void> | undefined
  #isStopped = false
  #resumed: Promise<void> | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.standing = new LiveValue({ ...noScan, isPossible: parts.way?.isThere() ?? false })
  }

  /**
   * What an earlier run had scanned and did not come to: single pages are saved, one document waits for a person, and so does
   * whatever is of an account that is not here.
   */
  resume(): Promise<void> {
    return (this.#resumed ??= this.#takeUp())
  }

  async #takeUp(): Promise<void> {
    for (const scan of await scansIn(this.#parts.folder)) {
      const pages = await wholePages(scan)
      if (scan.pages === 'apart' && !this.#isGone(scan)) {
        for (const number of pages) await this.#keep(scan, number)
        await this.#endIfEmpty(scan)
      } else if (this.#parts.hasReceipt(documentId(scan))) await endScan(scan)
      else if (this.#scan === undefined) {
        this.#scan = scan
        this.#show({ state: 'held', pages: pages.length, problem: undefined })
      }
    }
  }

  /** Looks for scanners. @throws AppError `scanning-unsupported`, `scanner-missing`, and as ScanWay */
  async devices(): Promise<ScanDevice[]> {
    const found = await this.#atWork((way, signal) => way.devices(signal))
    this.#known.clear()
    for (const { id } of found) this.#known.set(id, undefined)
    if (found.length === 0) throw new AppError('scanner-missing', 'No scanner is listed')
    return found
  }

  /** What a scanner can do that was listed before. @throws AppError `invalid-input` for any other, and as ScanWay */
  async abilities(device: string): Promise<ScanAbilities> {
    if (!this.#known.has(device)) throw new AppError('invalid-input', 'No such scanner was listed')
    const found = await this.#atWork((way, signal) => way.abilities(device, signal))
    this.#known.set(device, found)
    return found
  }

  /**
   * Scans until the paper is at its end. Receipts of single pages are saved one by one; the pages of one document when a feeder is
   * empty, while those of a glass are held, for more of them.
   * @throws AppError `invalid-input`, `wrong-state` also where the pages that are held are of other books than those at hand,
   * and as ScanWay; what was scanned whole before stays
   */
  async scan(order: ScanOrder): Promise<void> {
    const accountId = this.#parts.accountAtHand()
    await this.resume()
    const source = this.#known.get(order.device)?.sources.find(({ name }) => name === order.source)
    if (!source) throw new AppError('invalid-input', 'No such scanner was looked at')
    if (this.#scan && order.pages === 'apart')
      throw new AppError('wrong-state', 'Pages of a document are held')
    if (this.#scan?.accountId !== undefined && this.#scan.accountId !== accountId)
      throw new AppError('wrong-state', 'Pages of other books are held')
    await this.#atWork(async (way, signal) => {
      const scan = (this.#scan = await this.#begun(order.pages, accountId))
      await this.#run({ order, scan }, source, (job, news) => way.scan(job, news, signal))
    })
  }

  async #run(
    { order, scan }: { order: ScanOrder; scan: Scan },
    { isFeeder }: ScanSource,
    scanned: (job: ScanJob, news: ScanNews) => Promise<void>,
  ): Promise<void> {
    const before = await wholePages(scan)
    const most = scan.pages === 'apart' ? mostApart : mostJoined - before.length
    let pages = before.length
    const show = (percent?: number) => {
      this.#show({ state: 'scanning', pages, percent })
    }
    const onPage = (number: number) => {
      void this.#keeping.run(async () => {
        if (!(await isWhole(pagePath(scan, number)))) return
        pages += 1
        show()
        if (scan.pages === 'apart') await this.#keep(scan, number)
      })
    }
    const onPercent = (percent: number) => {
      if (percent !== this.standing.get().percent) show(percent)
    }
    this.#show({ problem: undefined })
    show()
    const [folder, first] = [scan.folder, (before.at(-1) ?? 0) + 1]
    const job = { ...order, folder, first, most: isFeeder ? most : 1 }
    let failure = most < 1 ? new AppError('too-many-files', 'No more pages fit') : undefined
    if (!failure)
      await scanned(job, { onPage, onPercent }).catch((thrown: unknown) => {
        failure = AppError.from(thrown)
      })
    await this.#keeping.run(() => Promise.resolve())
    if (!failure && pages === before.length)
      failure = new AppError('scan-failed', 'No page is whole')
    const isComplete = isFeeder && pages - before.length < most
    await this.#settle(scan, { pages, failure, isComplete })
    if (failure) throw failure
  }

  /** Ends what is being done with the scanner. */
  async cancel(): Promise<void> {
    this.#control?.abort()
    await this.#running?.catch(() => undefined)
  }

  /**
   * Saves the pages that are held.
   * @throws AppError `wrong-state`, `account-gone`, and why they were not taken; then they are still held
   */
  async save(as: ScanPages): Promise<void> {
    await this.#keeping.run(async () => {
      const scan = this.#held()
      if (this.#isGone(scan)) throw new AppError('account-gone', 'Its account is not here')
      if (as === 'apart')
        for (const number of await wholePages(scan)) await this.#keep(scan, number)
      else await this.#keepTogether(scan)
      if ((await wholePages(scan)).length > 0)
        throw new AppError(this.standing.get().problem ?? 'unexpected', 'Not every page was taken')
      await this.#end(scan)
    })
  }

  /** Throws the pages that are held away. @throws AppError `wrong-state` */
  async discard(): Promise<void> {
    await this.#keeping.run(async () => this.#end(this.#held()))
  }

  /** Pages of an account that was removed went with it. */
  accountsChanged(): void {
    const scan = this.#scan
    if (!scan || !this.#isGone(scan) || existsSync(scan.folder)) return
    this.#scan = undefined
    this.#show({ state: 'idle', problem: undefined, percent: undefined })
  }

  /** Ends the scan. What is whole on disk is taken up by the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.cancel()
    await this.#keeping.run(() => Promise.resolve())
  }

  /** One thing at a time, since a scanner does no more. */
  #atWork<Result>(work: (way: ScanWay, signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const { way } = this.#parts
    if (!way?.isThere()) throw new AppError('scanning-unsupported', 'There is no way to scan')
    if (this.#control || this.#isStopped)
      throw new AppError('scanner-busy', 'It is at work already')
    const control = (this.#control = new AbortController())
    const done = work(way, control.signal).finally(() => {
      this.#control = undefined
      this.#running = undefined
    })
    this.#running = done.then(
      () => undefined,
      () => undefined,
    )
    return done
  }

  /** The scan whose pages are held, or a new one. One of before there was any account is of this one from now on. */
  async #begun(pages: ScanPages, accountId: string | undefined): Promise<Scan> {
    const held = this.#scan
    if (held && (held.accountId !== undefined || accountId === undefined)) return held
    const { folder, newId, now } = this.#parts
    const { id, ...begun } = held ?? { id: newId(), beganAt: now().toISOString(), pages }
    return beginScan(folder, id, {
      beganAt: begun.beganAt,
      pages: begun.pages,
      ...(accountId !== undefined && { accountId }),
    })
  }

  #isGone({ accountId }: Scan): boolean {
    return accountId !== undefined && !this.#parts.hasAccount(accountId)
  }

  /** What becomes of the pages once the scanner has ended. @param of.isComplete the feeder is empty */
  async #settle(
    scan: Scan,
    of: { pages: number; failure: AppError | undefined; isComplete: boolean },
  ): Promise<void> {
    const { pages, failure, isComplete } = of
    const problem = failure?.code ?? this.standing.get().problem
    if (scan.pages === 'apart') {
      this.#scan = undefined
      await this.#endIfEmpty(scan)
      return this.#show({ state: 'idle', pages, problem, percent: undefined })
    }
    if (pages === 0) {
      await this.#end(scan)
      return this.#show({ state: 'idle', pages, problem, percent: undefined })
    }
    this.#show({ state: 'held', pages, problem, percent: undefined })
    if (failure || !isComplete || this.#isStopped) return
    // Why it could not be saved is said with the pages that are held.
    await this.save('together').catch(() => undefined)
  }

  /** Makes a receipt of a page; one that could not be saved for what passes stays for the next start. */
  async #keep(scan: Scan, number: number): Promise<void> {
    if (this.#isStopped) return
    const file = pagePath(scan, number)
    const outcome = await this.#capture(scan, {
      path: file,
      id: derivedId(`${scan.id} ${number}`),
      fileName: `${nameOf(scan)}, page ${number}.png`,
    })
    if (!outcome || isFinal(outcome)) await endScan({ folder: file })
    if (outcome?.result === 'refused') this.#show({ problem: outcome.code })
  }

  /** One page goes as it is; several as a PDF of them. */
  async #keepTogether(scan: Scan): Promise<void> {
    const pages = (await wholePages(scan)).map((number) => pagePath(scan, number))
    const id = documentId(scan)
    const [only] = pages
    if (pages.length === 1 && only !== undefined)
      return this.#keptOf(scan, { path: only, id, fileName: `${nameOf(scan)}.png` })
    const sources = pages.map((path) => ({ path, turn: 0 as const }))
    const made = await this.#parts.make({ kind: 'merge', sources })
    try {
      const [path = ''] = made.paths
      await this.#keptOf(scan, { path, id, fileName: `${nameOf(scan)}.pdf` })
    } finally {
      await made.clear()
    }
  }

  async #keptOf(scan: Scan, document: Omit<Found, 'sha256'>): Promise<void> {
    const outcome = await this.#capture(scan, document)
    if (outcome?.result !== 'refused') return endScan(scan)
    this.#show({ problem: outcome.code })
    throw new AppError(outcome.code, 'The document was not taken')
  }

  /** Undefined for what is a receipt already. */
  async #capture(scan: Scan, file: Omit<Found, 'sha256'>): Promise<CaptureOutcome | undefined> {
    const { intake, hasReceipt } = this.#parts
    if (hasReceipt(file.id)) return undefined
    const [outcomes] = await intake.found([{ ...file, sha256: await hashOfFile(file.path) }], {
      folder: whence,
      accountId: scan.accountId,
    })
    return outcomes?.[0] ?? { result: 'refused', fileName: file.fileName ?? '', code: 'unexpected' }
  }

  async #endIfEmpty(scan: Scan): Promise<void> {
    if ((await wholePages(scan)).length === 0) await endScan(scan)
  }

  async #end(scan: Scan): Promise<void> {
    await endScan(scan)
    this.#scan = undefined
    this.#show({ state: 'idle', problem: undefined, percent: undefined })
  }

  /** @throws AppError `wrong-state` */
  #held(): Scan {
    if (!this.#scan || this.standing.get().state !== 'held')
      throw new AppError('wrong-state', 'No pages are held')
    return this.#scan
  }

  #show(change: { [K in keyof ScanStanding]?: ScanStanding[K] | undefined }): void {
    const next = { ...this.standing.get(), ...change }
    const accountId = next.state === 'idle' ? undefined : this.#scan?.accountId
    if (accountId === undefined) delete next.accountId
    else next.accountId = accountId
    if (next.percent === undefined) delete next.percent
    if (next.problem === undefined) delete next.problem
    this.standing.set(next as ScanStanding)
  }
}

const documentId = ({ id }: Scan): string => derivedId(`${id} all`)

/** Such as `Scan 2026-11-23 18.40`, in the time of this computer. */
function nameOf({ beganAt }: Scan): string {
  const at = new Date(beganAt)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `Scan ${day} ${two(at.getHours())}.${two(at.getMinutes())}`
}
