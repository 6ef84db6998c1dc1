/** Shows notices and counts by the means of the desktop: notifications, and a number or a dot at the app's icon. */
import { app, nativeImage, Notification, type BrowserWindow, type NativeImage } from 'electron'
import type { Notice } from './notices'
import { say } from '../../shared/words/words'

/** Those that were shown are held on to, as one that is let go of takes no click any more. */
const shown = new Set<Notification>()

export function showNotice({ title, body }: Notice, onclick: () => void): void {
  if (!Notification.isSupported()) return
  const notification = new Notification({ title, body, silent: true })
  shown.add(notification)
  notification.on('click', onclick)
  for (const end of ['click', 'close'] as const)
    notification.on(end as 'close', () => shown.delete(notification))
  notification.show()
}

/** The count on macOS and on Linux desktops that show one; a dot with words on Windows. */
export function showBadge(window: BrowserWindow, count: number): void {
  if (process.platform !== 'win32') {
    app.setBadgeCount(count)
    return
  }
  if (!window.isDestroyed())
    window.setOverlayIcon(
      count > 0 ? dot() : null,
      count > 0 ? say('main.countNeedsYou', { count }) : '',
    )
}

/** A filled circle of the colour that stands for doubt. */
function dot(): NativeImage {
  const size = 16
  const pixels = Buffer.alloc(size * size * 4)
  for (let at = 0; at < size * size; at += 1) {
    const [x, y] = [(at % size) - 7.5, Math.floor(at / size) - 7.5]
    if (x * x + y * y <= 49) pixels.set([0x17, 0x74, 0xb4, 0xff], at * 4)
  }
  return nativeImage.createFromBitmap(pixels, { width: size, height: size })
}
