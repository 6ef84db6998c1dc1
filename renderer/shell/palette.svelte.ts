/** The palette: what it shows for what was typed, which line is picked, and what was used lately. */
import { fewOfEach, isOn, ranked, type Action, type Entry } from '../base/actions'
import { screens, type Screen } from '../base/route.svelte'
import { say } from '../../shared/words/words'

const mostRecent = 8
const mostFound = 80
/** A single letter begins a word of nearly every record: it narrows what can be done, and nothing else. */
const fewestLetters = 2

interface Parts {
  actions: () => readonly Action[]
  screen: () => Screen
  /** Records that fit, those of one kind together. */
  records: (typed: string) => Promise<readonly Entry[]>
  /** Those of books that are not at hand, which may take longer. */
  elsewhere?: (typed: string) => Promise<readonly Entry[]>
}

export class Palette {
  readonly #parts: Parts
  #isOpen = $state(false)
  #typed = $state('')
  #active = $state(0)
  #records = $state.raw<readonly Entry[]>([])
  #known = $state.raw<readonly Entry[]>([])
  /** The latest first; only as long as the window is open. */
  #recent = $state.raw<readonly Entry[]>([])
  #question = 0
  #isAsking = $state(false)
  readonly #entries = $derived.by(() => (this.#typed.trim() ? this.#found() : this.#offered()))

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  get typed(): string {
    return this.#typed
  }

  get entries(): readonly Entry[] {
    return this.#entries
  }

  /** Whether the records shown still answer what was typed before. */
  get isAsking(): boolean {
    return this.#isAsking
  }

  /** The place of the line that Enter takes. */
  get active(): number {
    return Math.min(this.#active, Math.max(0, this.#entries.length - 1))
  }

  open(): void {
    this.#typed = ''
    this.#active = 0
    this.#records = []
    this.#known = entriesOf(this.#parts.actions(), this.#parts.screen())
    this.#isOpen = true
  }

  close(): void {
    this.#question++
    this.#isAsking = false
    this.#isOpen = false
  }

  /**
   * Looks for what was typed, records from the second letter on; what was found before stays until the answer is here. A search
   * that fails finds nothing.
   */
  async type(typed: string): Promise<void> {
    this.#typed = typed
    this.#active = 0
    const question = ++this.#question
    const wanted = typed.trim().slice(0, 200)
    this.#isAsking = wanted !== ''
    const { records, elsewhere } = this.#parts
    const isLong = wanted.length >= fewestLetters
    const others = isLong ? elsewhere?.(wanted).catch(() => []) : undefined
    const found = isLong ? await records(wanted).catch(() => []) : []
    if (question !== this.#question) return
    this.#records = found
    this.#isAsking = others !== undefined
    if (!others) return
    const more = await others
    if (question !== this.#question) return
    this.#records = [...found, ...more]
    this.#isAsking = false
  }

  /** Moves the pick by lines, from either end round to the other. */
  move(by: number): void {
    const count = this.#entries.length
    if (count > 0) this.#active = (this.active + by + count) % count
  }

  /** Moves the pick as far as it goes, not round. */
  leap(by: number): void {
    this.#active = Math.max(0, Math.min(this.active + by, this.#entries.length - 1))
  }

  pick(index: number): void {
    this.#active = index
  }

  /** Closes, and remembers what is taken; to be run once the focus is back where it was. */
  take(index = this.active): Entry | undefined {
    const entry = this.#entries[index]
    if (!entry) return undefined
    const others = this.#recent.filter(({ key }) => key !== entry.key)
    this.#recent = [entry, ...others].slice(0, mostRecent)
    this.close()
    return entry
  }

  /** Other books: their records are not those used lately. */
  forget(): void {
    this.close()
    this.#recent = this.#recent.filter(({ key }) => !key.startsWith('record-'))
    this.#records = []
  }

  #offered(): readonly Entry[] {
    const known = new Map(this.#known.map((entry) => [entry.key, entry]))
    const recent = this.#recent.flatMap((entry) => {
      const now = entry.key.startsWith('record-') ? entry : known.get(entry.key)
      return now ? [{ ...now, group: say('shell.palette.recent') }] : []
    })
    const used = new Set(recent.map(({ key }) => key))
    return [...recent, ...fewOfEach(this.#known.filter(({ key }) => !used.has(key)))]
  }

  #found(): readonly Entry[] {
    const recent = this.#recent.map(({ key }) => key)
    const actions = fewOfEach(ranked(this.#known, this.#typed, recent)).map((entry) => ({
      ...entry,
      group: say('shell.palette.actions'),
    }))
    return [...actions, ...this.#records].slice(0, mostFound)
  }
}

/** What can be done on this screen first, then anywhere, then the screens and the parts of the settings. */
export function entriesOf(actions: readonly Action[], screen: Screen): Entry[] {
  const title = screens.find(({ name }) => name === screen)?.title ?? say('welcome.title')
  const anywhere = say('shell.palette.anywhere')
  const ofScreens = say('shell.screens')
  const ofSettings = say('settings.title')
  const groups = [title, anywhere, ofScreens, ofSettings]
  const groupOf = ({ id, on }: Action) => {
    if (id.startsWith('screen-')) return ofScreens
    if (id.startsWith('settings-')) return ofSettings
    return on && isOn({ on }, screen) ? title : anywhere
  }
  return actions
    .filter((action) => !action.isMove && (action.isGeneral || isOn(action, screen)))
    .filter((action) => action.isReady?.() ?? true)
    .map((action) => ({
      key: action.id,
      group: groupOf(action),
      label: action.words,
      also: action.also,
      keys: isOn(action, screen) ? action.keys : undefined,
      series: action.series,
      yields: action.yields,
      run: action.run,
    }))
    .toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group))
}
