/** Menus of the system where the pointer is, or, by the key, at what has the focus. */
import type { AppApi } from '../../shared/ipc'
import { say } from '../../shared/words/words'
import type { Toasts } from './toasts.svelte'

/** What a menu has for a file, as far as it can be done: it is opened where it is listed, and saved where the person says. */
export interface FileInMenu {
  name: string
  open?: (() => unknown) | undefined
  save?: (() => unknown) | undefined
  /** Shows the page of the service for the record that it belongs to. */
  page?: (() => unknown) | undefined
}

export class Menus {
  readonly #desktop: AppApi['desktop']
  readonly #toasts: Pick<Toasts, 'attempt' | 'show'>

  constructor({
    api,
    toasts,
  }: {
    api: Pick<AppApi, 'desktop'>
    toasts: Pick<Toasts, 'attempt' | 'show'>
  }) {
    this.#desktop = api.desktop
    this.#toasts = toasts
  }

  /** Answers a right click, or the menu key, on a file. */
  file = async (event: MouseEvent, { name, open, save, page }: FileInMenu): Promise<void> => {
    event.preventDefault()
    event.stopPropagation()
    const deeds = [
      ...(open ? [{ id: 'open', words: say('menu.file.open') }] : []),
      ...(save ? [{ id: 'save', words: say('menu.file.save') }] : []),
      ...(page ? [{ id: 'page', words: say('menu.file.page') }] : []),
    ]
    const begins = deeds.length > 0 && { begins: true }
    const lines = [
      ...deeds,
      ...(name ? [{ id: 'copy', words: say('menu.file.copyName'), ...begins }] : []),
    ]
    if (lines.length === 0) return
    // The key gives the place of what has the focus.
    const at = { x: Math.round(event.clientX), y: Math.round(event.clientY) }
    await this.#toasts.attempt(async () => {
      const chosen = await this.#desktop.menu({ lines, at })
      if (chosen === 'open') await open?.()
      else if (chosen === 'save') await save?.()
      else if (chosen === 'page') await page?.()
      else if (chosen === 'copy') await this.copy(name)
    })
  }

  /** Puts a number or a name on the clipboard, and says so. */
  copy = (words: string): Promise<boolean> =>
    this.#toasts.attempt(async () => {
      await this.#desktop.copy(words.slice(0, 1000))
      this.#toasts.show({ tone: 'plain', title: say('menu.copied', { words }) })
    })
}
