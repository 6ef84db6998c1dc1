/** Scanning, as a person at the window sees it: which scanner, how, and what became of the pages. */
import { AppError, type ErrorCode } from '../../../shared/errors'
import type { AppApi } from '../../../shared/ipc'
import {
  noScan,
  usualOf,
  type ScanAbilities,
  type ScanDevice,
  type ScanOrder,
  type ScanPages,
  type ScanStanding,
} from '../../../shared/receipts/scanning'
import { say } from '../../../shared/words/words'
import { Mirror } from '../../base/mirror.svelte'
import type { Toasts } from '../../base/toasts.svelte'
import { heldWords } from './scan-words'

type Choice = Omit<ScanOrder, 'device'>

const usualDpi = 300

export class Scanning {
  readonly #api: AppApi['scanning']
  readonly #standing: Mirror<ScanStanding>
  #isOpen = $state(false)
  #isLooking = $state(false)
  #devices = $state.raw<readonly ScanDevice[]>([])
  #device = $state<string>()
  #abilities = $state.raw<ScanAbilities>()
  #problem = $state<ErrorCode>()
  #choice = $state<Choice>({ source: '', dpi: usualDpi, isColour: false, pages: 'apart' })
  /** Whether this dialog has scanned something. */
  #hasScanned = $state(false)

  constructor({ api, toasts }: { api: AppApi; toasts: Toasts }) {
    this.#api = api.scanning
    this.#standing = new Mirror(api.scanning.standing, noScan)
    this.#standing.watch(({ state, pages }) => {
      if (state !== 'held' || this.#isOpen) return
      const action = { label: say('inbox.scan.look'), run: this.open }
      toasts.show({ tone: 'plain', title: heldWords(pages), action })
    })
  }

  get isPossible(): boolean {
    return this.#standing.current.isPossible
  }

  get standing(): ScanStanding {
    return this.#standing.current
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Whether the scanners, or what one of them can do, are being asked for. */
  get isLooking(): boolean {
    return this.#isLooking
  }

  get devices(): readonly ScanDevice[] {
    return this.#devices
  }

  get device(): string | undefined {
    return this.#device
  }

  get abilities(): ScanAbilities | undefined {
    return this.#abilities
  }

  get choice(): Readonly<Choice> {
    return this.#choice
  }

  /** Pages that the last scan of this dialog has brought. */
  get scanned(): number {
    return this.#hasScanned && this.standing.state === 'idle' ? this.standing.pages : 0
  }

  /** What stands in the way, if it is not the person's own word. */
  get problem(): ErrorCode | undefined {
    const problem = this.#problem ?? this.standing.problem
    return problem === 'scan-cancelled' ? undefined : problem
  }

  get isFeeder(): boolean {
    return (
      this.#abilities?.sources.find(({ name }) => name === this.#choice.source)?.isFeeder ?? false
    )
  }

  open = () => {
    this.#isOpen = true
    this.#hasScanned = false
    this.#problem = undefined
    if (this.#abilities === undefined && !this.#isLooking && this.standing.state !== 'scanning')
      void this.look()
  }

  /** Ends a scan that goes on; what is whole of it stays. */
  close = () => {
    this.#isOpen = false
    if (this.standing.state === 'scanning' || this.#isLooking) void this.#api.cancel()
  }

  /** Looks for scanners, and what the first of them can do. */
  look = async () => {
    await this.#ask(async () => {
      this.#devices = []
      this.#abilities = undefined
      this.#devices = await this.#api.devices()
      const known = this.#devices.find(({ id }) => id === this.#device) ?? this.#devices[0]
      if (known) await this.#lookAt(known.id)
    })
  }

  choose = (device: string) => this.#ask(() => this.#lookAt(device))

  change(more: Partial<Choice>): void {
    Object.assign(this.#choice, more)
  }

  scan = async () => {
    const device = this.#device
    if (device === undefined || !this.#abilities) return
    this.#problem = undefined
    this.#hasScanned = true
    const pages = this.standing.state === 'held' ? 'together' : this.#choice.pages
    try {
      await this.#api.scan({ ...$state.snapshot(this.#choice), pages, device })
    } catch (thrown) {
      this.#problem = AppError.from(thrown).code
    }
  }

  cancel = () => this.#api.cancel()
  save = async (as: ScanPages) => {
    this.#hasScanned = true
    await this.#settle(() => this.#api.save(as))
  }

  discard = async () => {
    this.#hasScanned = false
    await this.#settle(() => this.#api.discard())
  }

  async #settle(settle: () => Promise<void>): Promise<void> {
    this.#problem = undefined
    await settle().catch((thrown: unknown) => {
      this.#problem = AppError.from(thrown).code
    })
  }

  async #ask(ask: () => Promise<void>): Promise<void> {
    if (this.#isLooking) return
    this.#isLooking = true
    this.#problem = undefined
    try {
      await ask()
    } catch (thrown) {
      this.#problem = AppError.from(thrown).code
    } finally {
      this.#isLooking = false
    }
  }

  /** What was chosen before stays, as far as this scanner can do it; a feeder comes before the glass. */
  async #lookAt(device: string): Promise<void> {
    this.#device = device
    this.#abilities = undefined
    const abilities = await this.#api.abilities(device)
    const { sources, resolutions } = abilities
    const { source, dpi } = this.#choice
    const isKnown = sources.some(({ name }) => name === source)
    this.#choice.source = isKnown ? source : (sources[0]?.name ?? '')
    if (!resolutions.includes(dpi)) this.#choice.dpi = usualOf(resolutions) ?? usualDpi
    this.#abilities = abilities
  }
}
