/** Where the window stands: kept from one run to the next, and brought back to where a person can reach it. */
import { screen, type BrowserWindow, type Rectangle } from 'electron'
import type { WindowPlace } from '../../shared/settings'

/** In device-independent pixels: below this the screens of the window do not fit. */
export const leastSize = { width: 800, height: 560 } as const
const usualSize = { width: 1440, height: 900 } as const
/** So much of the top edge has to be on a display, for a hand to take hold of it. */
const grip = { width: 160, height: 32 } as const

/**
 * Bounds for a window that is opened now: those that were kept, where enough of its top edge is on a display that is still
 * there, no larger than that display; otherwise of the kept size in the middle of the main display.
 * @param workAreas of the displays there are, the main one first
 */
export function boundsFor(
  kept: Omit<WindowPlace, 'zoom'> | undefined,
  workAreas: readonly [Rectangle, ...Rectangle[]],
): Rectangle {
  const home = kept && workAreas.find((area) => isReachable(kept, area))
  const area = home ?? workAreas[0]
  const { width: wantedWidth, height: wantedHeight } = kept ?? usualSize
  const width = Math.max(leastSize.width, Math.min(wantedWidth, area.width))
  const height = Math.max(leastSize.height, Math.min(wantedHeight, area.height))
  if (kept && home) return { x: kept.x, y: kept.y, width, height }
  return {
    x: area.x + Math.max(0, Math.round((area.width - width) / 2)),
    y: area.y + Math.max(0, Math.round((area.height - height) / 2)),
    width,
    height,
  }
}

function isReachable({ x, y, width }: Rectangle, area: Rectangle): boolean {
  const shownWidth = Math.min(x + width, area.x + area.width) - Math.max(x, area.x)
  const isAtEdge = y >= area.y && y + grip.height <= area.y + area.height
  return isAtEdge && shownWidth >= grip.width
}

/** The bounds for a window that is opened now, on the displays there are. */
export function boundsNow(kept: WindowPlace | undefined): Rectangle {
  const main = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id)
  return boundsFor(kept, [main.workArea, ...others.map(({ workArea }) => workArea)])
}

/** Moving and sizing come in many small steps. */
const restMs = 1000

/**
 * Keeps where the window stands, a moment after it came to rest and when it closes or hides.
 * @param keep called with a place that differs from the last one only
 */
export function followPlace(
  window: BrowserWindow,
  kept: WindowPlace | undefined,
  keep: (place: WindowPlace) => void,
): void {
  let last = JSON.stringify(kept)
  let timer: NodeJS.Timeout | undefined
  const note = () => {
    clearTimeout(timer)
    if (window.isDestroyed() || window.isMinimized()) return
    const place = placeOf(window)
    const text = JSON.stringify(place)
    if (text === last) return
    last = text
    keep(place)
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(note, restMs)
  }
  window.on('resize', soon)
  window.on('move', soon)
  window.on('close', note)
  window.on('hide', note)
}

function placeOf(window: BrowserWindow): WindowPlace {
  const { x, y, width, height } = window.getNormalBounds()
  const fills = window.isFullScreen()
    ? 'full-screen'
    : window.isMaximized()
      ? 'maximized'
      : undefined
  const zoom = window.webContents.isCrashed() ? 1 : window.webContents.getZoomFactor()
  return { x, y, width, height, ...(fills && { fills }), zoom }
}
