/** The engine: the lines of text on a picture, however the page lies on it. */
import type { Box } from '../../../shared/receipts/reading'
import type { Line, Picture } from '../child/page'
import { latinAlphabet } from './alphabet'
import { detect, scaleFor } from './detection'
import { withoutGrain } from './grain'
import { type Grey, greyOf } from './grey'
import { inReadingOrder, lineOf } from './line'
import { addedLetters } from './letters'
import { isOnItsSide, skewOf, textArea } from './posture'
import { reaching } from './reach'
import { type Recognised, type Recogniser, recognise, surenessOf } from './recognition'
import type { Area, Region } from './region'
import { type Model, ModelSource, type RuntimeOptions } from './runtime'
import { lookedAtAgain } from './second-look'
import { levelled, type Quarter, type Tilt, tiltOf, turned } from './turning'

/**
 * `lines` are in reading order with boxes in fractions of the levelled picture, on which text runs level: `onPage`
 * gives their places on the page, which is the picture turned clockwise by `turn`.
 */
export interface Sight {
  turn: Quarter
  tilt: Tilt
  lines: Line[]
  /** What stands at these places of the levelled picture, looked at once more in another size; empty where no line is. */
  again: (places: readonly Box[]) => Promise<string[]>
}

/** A picture as it is looked at in the end, and where its text is. */
interface View {
  picture: Grey
  turn: Quarter
  tilt: Tilt
  regions: Region[]
  /** What was read already while finding out which way is up. */
  read: Map<Region, Recognised>
}

/** Lines less sure than this are no text. */
const leastSureness = 0.5

/** Text that is upside down is read with less sureness than this. */
const plainSureness = 0.85
const sampleSize = 5

/** Looking closer pays from this on. */
const leastEnlargement = 1.3

export class Engine {
  readonly #detector: Model
  readonly #recogniser: Recogniser

  private constructor(detector: Model, recogniser: Recogniser) {
    this.#detector = detector
    this.#recogniser = recogniser
  }

  static async open(options: RuntimeOptions = {}): Promise<Engine> {
    const source = await ModelSource.open(options)
    const detector = await source.model('ch_PP-OCRv4_det_infer.onnx')
    const letters = addedLetters()
    const dictionary = await source.textLines('ppocr_keys_v1.txt')
    const { characters, classes, isFitted } = latinAlphabet(dictionary, [...letters.keys()])
    const columns = new Map(
      [...letters].map(([letter, column]) => [classes[characters.indexOf(letter)] ?? 0, column]),
    )
    const model = await source.model('ch_PP-OCRv4_rec_infer.onnx', { columns, only: [...classes] })
    // The model answers with the classes of the alphabet alone, in their order.
    const alphabet = { characters, isFitted, classes: Int32Array.from(classes.keys()) }
    return new Engine(detector, { model, alphabet })
  }

  /** @param page its number, for the boxes. Rejects with the signal's reason between two steps of the work. */
  async read(picture: Picture, page: number, signal?: AbortSignal): Promise<Sight> {
    const view = await this.#look(withoutGrain(greyOf(picture)), signal)
    const sheet = { page, ...view.tilt.level }
    const known = view.regions.flatMap((region) => view.read.get(region) ?? [])
    const others = view.regions.filter((region) => !view.read.has(region))
    const read = await recognise(this.#recogniser, view.picture, others, signal)
    const lines = [...known, ...read].flatMap(({ region, glyphs, steps }) => {
      const line = lineOf(glyphs, region, steps, sheet)
      return line && line.confidence >= leastSureness ? [line] : []
    })
    const again = (places: readonly Box[]) => this.#readAgain(view, places, signal)
    return { turn: view.turn, tilt: view.tilt, lines: inReadingOrder(lines), again }
  }

  async #readAgain(
    { picture, regions }: View,
    places: readonly Box[],
    signal: AbortSignal | undefined,
  ): Promise<string[]> {
    const areas = places.map((box) => ({
      x: box.x * picture.width,
      y: box.y * picture.height,
      width: box.width * picture.width,
      height: box.height * picture.height,
    }))
    const looked = areas.map((area) => regions.flatMap((line) => lookedAtAgain(line, area) ?? []))
    const read = await recognise(this.#recogniser, picture, looked.flat(), signal)
    const texts = new Map(
      read.map(({ region, glyphs }) => [region, glyphs.map(({ text }) => text)]),
    )
    return looked.map((parts) => parts.map((part) => (texts.get(part) ?? []).join('')).join(' '))
  }

  async close(): Promise<void> {
    await this.#detector.close()
    await this.#recogniser.model.close()
  }

  async #look(picture: Grey, signal: AbortSignal | undefined): Promise<View> {
    const lying = await this.#detect(picture, signal)
    if (!isOnItsSide(lying)) return this.#lookUpright(picture, 0, lying, signal)
    const raised = turned(picture, 90)
    return this.#lookUpright(raised, 90, await this.#detect(raised, signal), signal)
  }

  /** The text runs across; here it may still stand on its head or be askew. */
  async #lookUpright(
    picture: Grey,
    turn: Quarter,
    regions: Region[],
    signal: AbortSignal | undefined,
  ): Promise<View> {
    const read = await this.#sample(picture, regions, signal)
    if (await this.#isUpsideDown(picture, read, signal)) {
      const upright = turned(picture, 180)
      const found = await this.#detect(upright, signal)
      const opposite = turn === 0 ? 180 : 270
      return this.#lookLevel(upright, opposite, found, new Map(), signal)
    }
    return this.#lookLevel(picture, turn, regions, read, signal)
  }

  async #lookLevel(
    picture: Grey,
    turn: Quarter,
    regions: Region[],
    read: Map<Region, Recognised>,
    signal: AbortSignal | undefined,
  ): Promise<View> {
    const skew = skewOf(regions)
    const tilt = tiltOf(picture, skew)
    const level = levelled(picture, tilt)
    const found = skew === 0 ? regions : await this.#detect(level, signal)
    const closer = await this.#lookCloser(level, found, signal)
    return { picture: level, turn, tilt, regions: reaching(level, closer ?? found), read }
  }

  /** Where the text fills only a part of the picture, that part is looked at alone and larger. */
  async #lookCloser(picture: Grey, regions: Region[], signal: AbortSignal | undefined) {
    const area = textArea(regions, picture)
    if (!area || scaleFor(area) < leastEnlargement * scaleFor(wholeOf(picture))) return undefined
    return detect(this.#detector, picture, area, signal)
  }

  #detect(picture: Grey, signal: AbortSignal | undefined): Promise<Region[]> {
    return detect(this.#detector, picture, wholeOf(picture), signal)
  }

  async #sample(picture: Grey, regions: readonly Region[], signal: AbortSignal | undefined) {
    const read = await recognise(this.#recogniser, picture, sampleOf(regions), signal)
    return new Map(read.map((line) => [line.region, line]))
  }

  /** Only a sample that is hard to read is read the other way round too. */
  async #isUpsideDown(
    picture: Grey,
    sample: Map<Region, Recognised>,
    signal: AbortSignal | undefined,
  ): Promise<boolean> {
    const upright = meanSureness([...sample.values()])
    if (sample.size === 0 || upright >= plainSureness) return false
    const flipped = [...sample.keys()].map((region) => ({
      ...region,
      ux: -region.ux,
      uy: -region.uy,
    }))
    const read = await this.#sample(picture, flipped, signal)
    return meanSureness([...read.values()]) > upright + 0.05
  }
}

/** Long enough to tell which way is up, and not so long that reading them costs much. */
function sampleOf(regions: readonly Region[]): Region[] {
  const ratio = ({ width, height }: Region) => width / height
  return regions
    .filter((region) => ratio(region) > 4)
    .sort((a, b) => Math.abs(ratio(a) - 8) - Math.abs(ratio(b) - 8))
    .slice(0, sampleSize)
}

function meanSureness(read: readonly Recognised[]): number {
  return read.reduce((sum, line) => sum + surenessOf(line), 0) / Math.max(1, read.length)
}

function wholeOf({ width, height }: Grey): Area {
  return { x: 0, y: 0, width, height }
}
