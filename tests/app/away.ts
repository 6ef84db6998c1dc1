/** A person who is not at the window: what the desktop would show them, and their click on it. */
import type { Desk } from './support'

interface Noted {
  shown: Electron.Notification[]
  badge: number
}

/** The person is somewhere else; from now on notices are held on to, and so is the count at the app's icon. */
export async function isAway(desk: Desk): Promise<void> {
  await desk.app.evaluate(({ app, BrowserWindow, Notification }) => {
    const [window] = BrowserWindow.getAllWindows()
    if (window) window.isFocused = () => false
    const noted: Noted = { shown: [], badge: 0 }
    Object.assign(globalThis, noted)
    Notification.isSupported = () => true
    Notification.prototype.show = function (this: Electron.Notification) {
      noted.shown.push(this)
    }
    app.setBadgeCount = (count = 0) => {
      ;(globalThis as unknown as Noted).badge = count
      return true
    }
  })
}

/** Titles of the notices that were shown, the first shown first. */
export const noticesOf = (desk: Desk): Promise<string[]> =>
  desk.app.evaluate(() => (globalThis as unknown as Noted).shown.map(({ title }) => title))

/** The count at the app's icon; 0 where it did not change since the person left. */
export const badgeOf = (desk: Desk): Promise<number> =>
  desk.app.evaluate(() => (globalThis as unknown as Noted).badge)

export const clickNotice = (desk: Desk, wanted: string): Promise<void> =>
  desk.app.evaluate((_, title) => {
    const { shown } = globalThis as unknown as Noted
    shown.findLast((notice) => notice.title === title)?.emit('click')
  }, wanted)
