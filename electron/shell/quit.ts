/** The way out of the app: what is under way lands first, and a person who waits too long for that is asked. */
import { app, dialog } from 'electron'
import type { Log } from './log/events'
import type { Updates } from './updates/updates'
import { say } from '../../shared/words/words'

/** How long a new version has to take the place of this one before it is closed all the same. */
const failedMs = 5000
/** Most answers of a service come sooner; nobody is asked before. */
const patienceMs = 2500
/** Nothing is waited for longer, whatever it is: more than what is on its way to the books is given to land. */
const endMs = 25_000

interface Parts {
  updates: Updates
  /** Lets what is under way land, and closes everything. */
  farewell: () => Promise<void>
  /** From now on the app is leaving. */
  onLeave: () => void
  log: Log
}

/**
 * Holds quitting back until what is on its way has landed; a new version takes the place of this one after that. Whatever
 * hangs, the app ends: as if the power had failed then, which loses and doubles nothing.
 */
export function quitGently({ updates, farewell, onLeave, log }: Parts): void {
  let isDone = false
  app.on('before-quit', (event) => {
    onLeave()
    if (isDone) return
    event.preventDefault()
    isDone = true
    setTimeout(() => {
      log('cut-short')
      app.exit(0)
    }, endMs)
    const landed = new AbortController()
    const asking = setTimeout(() => void askToWait(landed.signal), patienceMs)
    void farewell().finally(() => {
      clearTimeout(asking)
      landed.abort()
      if (!updates.isWanted) return app.quit()
      // The new one must not take this one for one that still runs.
      app.releaseSingleInstanceLock()
      updates.finish()
      setTimeout(() => app.quit(), failedMs)
    })
  })
}

/** Ends the app at once if the person wants that: it is as if the power had failed, which loses and doubles nothing. */
async function askToWait(landed: AbortSignal): Promise<void> {
  const { response } = await dialog.showMessageBox({
    type: 'info',
    title: 'Docket',
    message: say('main.quit.waits'),
    detail: say('main.quit.detail'),
    buttons: [say('main.quit.wait'), say('main.quit.now')],
    defaultId: 0,
    cancelId: 0,
    signal: landed,
  })
  if (response === 1 && !landed.aborted) app.exit(0)
}
