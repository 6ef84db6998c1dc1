/** How wide the person made the parts of the window: at once while they drag, kept when they let go. */
import type { Panes as Widths } from '../../shared/settings'
import type { Settings } from './settings.svelte'

type Name = keyof Widths

/** In CSS pixels. */
export const paneBounds: Record<Name, { least: number; most: number }> = {
  list: { least: 240, most: 560 },
  form: { least: 320, most: 640 },
  record: { least: 300, most: 640 },
}

export class Panes {
  readonly #settings: Pick<Settings, 'current' | 'change'>
  /** What is being dragged; `undefined` for the usual width. */
  #dragged = $state.raw<{ name: Name; width: number | undefined }>()

  constructor(settings: Pick<Settings, 'current' | 'change'>) {
    this.#settings = settings
  }

  /** Undefined where the usual width is meant. */
  width(name: Name): number | undefined {
    if (this.#dragged?.name === name) return this.#dragged.width
    return this.#settings.current.panes?.[name]
  }

  /** For the style of what holds it: `style={panes.style}`. */
  get style(): string {
    const names = Object.keys(paneBounds) as Name[]
    return names
      .flatMap((name) => {
        const width = this.width(name)
        return width === undefined ? [] : [`--${name}-width: ${width}px`]
      })
      .join('; ')
  }

  drag(name: Name, width: number | undefined): void {
    this.#dragged = { name, width }
  }

  async keep(): Promise<void> {
    const dragged = this.#dragged
    if (!dragged) return
    const { [dragged.name]: _, ...others } = this.#settings.current.panes ?? {}
    const panes = {
      ...others,
      ...(dragged.width !== undefined && { [dragged.name]: dragged.width }),
    }
    await this.#settings.change({ panes })
    if (this.#dragged === dragged) this.#dragged = undefined
  }
}
