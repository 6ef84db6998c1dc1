/** Docket's icon in the tray, or in the menu bar of macOS, as long as the person wants one. */
import { Menu, nativeImage, Tray, type NativeImage } from 'electron'
import type { Presence } from './presence'
import { trayMenuOf, type TrayDeeds } from './tray-menu'
import { say } from '../../../shared/words/words'

interface Parts {
  /** Absolute path of the icon as PNG, 32 by 32 points; the one of macOS takes the colour of the menu bar. */
  icon: string
  deeds: TrayDeeds
  /** Files that were dropped on it (macOS). */
  onDrop: (paths: readonly string[]) => void
}

export class TrayIcon {
  readonly #parts: Parts
  #tray: Tray | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get isShown(): boolean {
    return this.#tray !== undefined
  }

  /** Shows how things stand, or takes the icon away. */
  show(presence: Presence, isHeld: boolean): void {
    const image = this.#image(presence.state)
    this.#tray ??= this.#make(image)
    this.#tray.setImage(image)
    this.#tray.setToolTip(say('main.tray.tooltip', { words: presence.words }))
    // Linux shows a menu only as it was when it was set.
    this.#tray.setContextMenu(
      Menu.buildFromTemplate(trayMenuOf(presence, isHeld, this.#parts.deeds)),
    )
  }

  remove(): void {
    this.#tray?.destroy()
    this.#tray = undefined
  }

  #make(image: NativeImage): Tray {
    const tray = new Tray(image)
    // A click opens the menu on macOS, and the app elsewhere.
    if (process.platform !== 'darwin') tray.on('click', this.#parts.deeds.open)
    tray.on('drop-files', (_event, files) => {
      this.#parts.onDrop(files)
    })
    return tray
  }

  #image(state: Presence['state']): NativeImage {
    const icon = nativeImage.createFromPath(this.#parts.icon)
    if (process.platform === 'darwin') {
      const template = icon.resize({ width: 18, height: 18 })
      template.setTemplateImage(true)
      return template
    }
    return marked(icon, state)
  }
}

/** Blue, green, red and alpha, as Chromium keeps points of a bitmap. */
const dots: Partial<Record<Presence['state'], readonly number[]>> = {
  'needs-you': [0x17, 0x74, 0xb4, 0xff],
  held: [0x80, 0x80, 0x80, 0xff],
  sending: [0xb0, 0x6a, 0x1f, 0xff],
}

/** The icon with a dot of the state's colour in its lower right corner. */
function marked(icon: NativeImage, state: Presence['state']): NativeImage {
  const colour = dots[state]
  if (!colour || icon.isEmpty()) return icon
  const { width, height } = icon.getSize()
  const pixels = icon.toBitmap()
  const radius = width * 0.24
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [
      (at % width) - (width - radius - 0.5),
      Math.floor(at / width) - (height - radius - 0.5),
    ]
    const distance = Math.hypot(x, y)
    if (distance <= radius)
      pixels.set(distance > radius - 2 ? [0xff, 0xff, 0xff, 0xff] : colour, at * 4)
  }
  return nativeImage.createFromBitmap(pixels, { width, height })
}
