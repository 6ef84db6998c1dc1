/** Owns rounds of hostile files: each is given to the real core and the real process that reads, with a good receipt beside some. */
import { rmSync } from 'node:fs'
import { fileIn } from '../../support/files'
import { Rig, until } from '../../support/harness'
import { watchLoop } from '../../support/loop-watch'
import { pdf, receipt } from '../../unit/electron/reading/input/papers'
import { addWrong, count, counted, newReport, peak, type Report } from '../kit/report'
import { inLanes, type RunOptions } from '../kit/rounds'
import type { ReadingState } from '../../../shared/receipts/receipt-reading'
import type { GoodFile } from './damage'
import { hostileFile } from './files'
import { Meter } from './watched'

/** What no file may take, in milliseconds and bytes; the last two where it is given up, the time with what passes between two looks. */
const most = { blockedMs: 50, processorMs: 5_000 + 250, memory: 512 * 1024 * 1024 }
/** Nobody waits for one file for so long. */
const endMs = 240_000
/** A good receipt beside one in so many. */
const goodEvery = 10
/** A profile with very many receipts is another test. */
const mostInProfile = 250

/**
 * A round is a file. It is wrong where main was held up, a file given up took too much, anything was lost, or a value was
 * called sure that the file as it was before it was damaged does not hold, unless its format cannot tell that it is damaged.
 */
export async function runHostileFiles(options: RunOptions): Promise<Report> {
  const { seed } = options
  const report = newReport('hostile-files', options)
  await inLanes(
    // Main is one, and what holds it up has to be told apart.
    { ...options, lanes: 1 },
    report,
    () => new Desk(options.reading),
    async (desk, number) => {
      const repeat = `npm run hostile-files -- --seed ${seed} --round ${number}`
      await counted(report, { seed, repeat }, async () => {
        const { about, wrongs } = await desk.playFairly(seed, number, report)
        options.trace?.(`${number}: ${about}`)
        if (wrongs.length > 0)
          addWrong(report, { about: `${about}: ${wrongs.join('; ')}`, seed, repeat })
      })
    },
    (desk) => desk.end(),
  )
  return report
}

/**
 * Whether damage leaves a trace: JPEG, PNG and what is packed have codes that no longer fit. A bomb may hold words that are
 * true, and a whole file behind another be what a PDF shows.
 */
const isTraceable = (about: string, whole: GoodFile | undefined): boolean =>
  /\.(jpg|png)$|^scanned\.pdf$/.test(whole?.name ?? '') && !about.includes('another file')

/** The values of a receipt that was read, such as `total 6.60`. */
function saidIn(state: ReadingState | undefined, isSure = false): string[] {
  if (state?.state !== 'read') return []
  const { vatLines: _, items: __, source: ___, ...fields } = state.reading.fields
  return Object.entries(fields).flatMap(([name, field]) =>
    field && (field.isSure || !isSure) ? [`${name} ${field.value}`] : [],
  )
}

const sureIn = ({ core }: Rig, id: string) => saidIn(core.reading.of(id), true)

const isTooLong = ({ blockedMs }: { blockedMs: number }) => blockedMs > most.blockedMs

/** One computer after the other, each for some files. */
class Desk {
  readonly #meter: Meter
  /** By the name of a good file. */
  readonly #said = new Map<string, readonly string[]>()
  #rig: Rig | undefined
  #played = 0

  /** @param reading the bundled process */
  constructor(reading: string) {
    this.#meter = new Meter(reading)
  }

  /** What a file costs main it costs each time: where it was too much, the least of three counts, since the runtime rests at times. */
  async playFairly(
    seed: number,
    number: number,
    report: Report,
  ): Promise<{ about: string; wrongs: string[] }> {
    const plays = [await this.#play(seed, number, report)]
    while (plays.length < 3 && plays.every(isTooLong))
      plays.push(await this.#play(seed, number, report))
    const blockedMs = Math.min(...plays.map((play) => play.blockedMs))
    peak(report, 'ms main was held up at most', blockedMs)
    const wrongs = plays.flatMap((play) => play.wrongs)
    if (blockedMs > most.blockedMs) wrongs.push(`main was held up for ${Math.round(blockedMs)} ms`)
    return { about: plays[0]?.about ?? '', wrongs }
  }

  async #play(
    seed: number,
    number: number,
    report: Report,
  ): Promise<{ about: string; wrongs: string[]; blockedMs: number }> {
    const { about, fileName, bytes, whole } = hostileFile(seed, number)
    const rig = await this.#fresh()
    const files = [fileIn(rig.inbox, fileName, bytes)]
    const good = number % goodEvery === 0 ? pdf({ texts: receipt }) : undefined
    if (good) files.push(fileIn(rig.inbox, `${number}-good.pdf`, good))
    const watch = watchLoop()
    const outcomes = await rig.core.intake.paths(files)
    const ids = outcomes.flatMap((outcome) => (outcome.result === 'saved' ? [outcome.id] : []))
    for (const outcome of outcomes)
      count(report, outcome.result === 'saved' ? 'kept' : `refused as ${outcome.code}`)
    // Asked for in a way that costs main nothing.
    for (const id of ids)
      await until(
        () => rig.core.reading.standing(id) !== 'waiting',
        'all are read or given up',
        endMs,
      )
    watch.stop()
    const wrongs: string[] = []
    for (const id of ids) wrongs.push(...(await this.#judged(rig, id, report)))
    const said = ids.slice(0, good ? -1 : undefined).flatMap((id) => sureIn(rig, id))
    if (said.length > 0) {
      count(report, 'sure of something')
      const known = whole ? await this.#saidBy(rig, whole) : []
      const others = said.filter((each) => !known.includes(each))
      if (others.length > 0 && isTraceable(about, whole))
        wrongs.push(`sure of ${others.join(', ')}`)
      else if (others.length > 0)
        count(report, 'sure of something else, where nothing shows damage')
    }
    if (good && !this.#isReadRight(rig, ids))
      wrongs.push('the good receipt beside it is not read right')
    if (outcomes.length === 0) wrongs.push('nothing was said of it')
    return { about, wrongs, blockedMs: watch.longestMs() }
  }

  async end(): Promise<void> {
    const rig = this.#rig
    this.#rig = undefined
    await rig?.end()
    for (const folder of rig ? [rig.profile, rig.anchorage, rig.inbox] : [])
      rmSync(folder, { recursive: true, force: true })
  }

  async #fresh(): Promise<Rig> {
    this.#played += 1
    if (this.#played % mostInProfile === 0) await this.end()
    if (this.#rig) return this.#rig
    this.#rig = await Rig.start({ world: { spawnReading: this.#meter.spawn } })
    await this.#rig.core.reading.start()
    return this.#rig
  }

  /** All that a good file says, of each of the receipts in it. */
  async #saidBy({ inbox, core }: Rig, { name, bytes }: GoodFile): Promise<readonly string[]> {
    const known = this.#said.get(name)
    if (known) return known
    const outcomes = await core.intake.paths([fileIn(inbox, `whole-${name}`, bytes)])
    const ids = outcomes.flatMap((outcome) => (outcome.result === 'saved' ? [outcome.id] : []))
    for (const id of ids)
      await until(() => core.reading.standing(id) !== 'waiting', 'a good file is read', endMs)
    const said = ids.flatMap((id) => saidIn(core.reading.of(id)))
    this.#said.set(name, said)
    return said
  }

  /** What is wrong with how a receipt was read or given up. */
  async #judged(rig: Rig, id: string, report: Report): Promise<string[]> {
    const { reading, receipts } = rig.core
    const state = reading.of(id)
    const { memory, processorMs } = this.#meter.of(id)
    const kept = await rig.core.readOriginal(receipts.read(id).sha256).catch(() => undefined)
    const wrongs = kept ? [] : ['its file is lost']
    count(report, state?.state === 'failed' ? `given up as ${state.code}` : 'read')
    if (state?.state !== 'failed') {
      peak(report, 'ms of processor a file that was read took at most', processorMs)
      return wrongs
    }
    peak(report, 'ms of processor a file given up took at most', processorMs)
    peak(report, 'MB a file given up took at most', memory / 1024 / 1024)
    if (processorMs > most.processorMs) wrongs.push(`given up after ${Math.round(processorMs)} ms`)
    if (memory > most.memory) wrongs.push(`given up at ${Math.round(memory / 1024 / 1024)} MB`)
    return wrongs
  }

  /** The last of them is the good one. */
  #isReadRight({ core }: Rig, ids: readonly string[]): boolean {
    const state = core.reading.of(ids.at(-1) ?? '')
    return state?.state === 'read' && state.reading.fields.total?.value === '4.20'
  }
}
