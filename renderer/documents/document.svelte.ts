/** How the open file is looked at: which page, how large, which way up. */
import { isShownAsText, needsPreview } from '../../shared/receipts/media'
import type { MediaType } from '../../shared/receipts/receipt'
import { documentUrl } from '../base/api'
import { fittedScales, usualFit, type Fit, type Size } from './fitting'

const least = 0.1
const most = 6

export class DocumentFile {
  readonly isPdf: boolean
  /** Its text is shown, as it was read. */
  readonly isText: boolean
  /** It is shown by pictures of its pages, which are made when it is read. */
  readonly needsPreview: boolean
  readonly #receiptId: string
  #page = $state(1)
  #pages = $state(1)
  #turns = $state(0)
  #isTurned = false
  #zoom = $state<number>()
  #natural = $state.raw<Size>()
  #hasFailed = $state(false)
  #room = $state.raw<Size>({ width: 0, height: 0 })
  /** As the person wants it; else as it is usual for the paper. */
  #wantedFit = $state<Fit>()
  readonly #usualFit = $derived(this.upright ? usualFit(this.upright, this.#room) : 'page')
  readonly #scales = $derived(
    this.upright ? fittedScales(this.upright, this.#room) : { page: 1, width: 1 },
  )

  constructor(receiptId: string, mediaType: MediaType) {
    this.#receiptId = receiptId
    this.isPdf = mediaType === 'application/pdf'
    this.isText = isShownAsText(mediaType)
    this.needsPreview = needsPreview(mediaType)
  }

  get url(): string {
    return documentUrl(this.#receiptId, this.needsPreview ? this.#page : undefined)
  }

  get page(): number {
    return this.#page
  }

  get pages(): number {
    return this.#pages
  }

  get turns(): number {
    return this.#turns
  }

  /** The file cannot be shown. */
  get hasFailed(): boolean {
    return this.#hasFailed
  }

  /** How the page is fitted; undefined at a size that the person gave it. */
  get fitted(): Fit | undefined {
    return this.#zoom === undefined ? (this.#wantedFit ?? this.#usualFit) : undefined
  }

  /** What the next press of the button does. */
  get nextFit(): Fit {
    const now = this.fitted
    if (now === undefined) return this.#wantedFit ?? this.#usualFit
    return now === 'page' && this.#scales.width > this.#scales.page ? 'width' : 'page'
  }

  get scale(): number {
    return this.#zoom ?? this.#scales[this.#wantedFit ?? this.#usualFit]
  }

  /** Size of the page as it lies in the file. */
  get natural(): Size | undefined {
    return this.#natural
  }

  /** Size of the page after turning it. */
  get upright(): Size | undefined {
    const size = this.#natural
    return size && this.#turns % 2 === 1 ? { width: size.height, height: size.width } : size
  }

  measured(natural: Size, pages = 1): void {
    this.#natural = natural
    this.#pages = pages
  }

  failed(): void {
    this.#hasFailed = true
  }

  get room(): Size {
    return this.#room
  }

  /** How much room there is to show it in. */
  placed(room: Size): void {
    this.#room = room
  }

  turn(by: number): void {
    this.#page = Math.min(this.#pages, Math.max(1, this.#page + by))
  }

  /** To a page, from 1. */
  show(page: number): void {
    this.turn(page - this.#page)
  }

  fit(fit: Fit = this.nextFit): void {
    this.#zoom = undefined
    this.#wantedFit = fit
  }

  zoom(factor: number): void {
    const wanted = this.scale * factor
    this.#zoom = Math.min(most, Math.max(Math.min(least, this.#scales.page), wanted))
  }

  rotate(): void {
    this.#isTurned = true
    this.#turns = (this.#turns + 1) % 4
  }

  /** Sets a page upright that was found to lie on its side, unless the person has turned it already. */
  straighten(degrees: number): void {
    if (!this.#isTurned) this.#turns = (degrees / 90) % 4
  }
}
