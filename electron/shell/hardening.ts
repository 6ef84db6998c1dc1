/** What the window and every page in it may not do; one place, so that it can be read at one sitting. */
import { chmodSync } from 'node:fs'
import { app, type Session } from 'electron'
import { mayLoad } from './addresses'
import { weakeningSwitches, weakeningVariables } from './weakening'

/** First of all: before anything of Node or Chromium looks at the environment, and for every process started from here. */
export function dropWeakVariables(): void {
  for (const name of weakeningVariables(process.env)) Reflect.deleteProperty(process.env, name)
}

/**
 * Whatever this app and the processes that it starts write is for this user only, and so is what the profile holds from
 * before. To be called before anything is written.
 * @returns the rights that this person's files usually get, as a mode, for those that they ask for
 */
export function keepFilesPrivate(profile: string): number {
  const usual = process.umask(0o077)
  try {
    chmodSync(profile, 0o700)
  } catch (error) {
    // One that is not there yet is made for this user only; of others, what is written there is.
    if (!(error instanceof Error && 'code' in error)) throw error
  }
  return 0o666 & ~usual
}

/** Switches because of which a packaged app does not start. Development and its tests are driven over them. */
export function refusedSwitches(): string[] {
  if (!app.isPackaged || BUILT_FOR_TESTS) return []
  return weakeningSwitches((name) => app.commandLine.hasSwitch(name), process.getuid?.() === 0)
}

/**
 * Before the app is ready: every renderer is sandboxed (Electron security item 4). Where Chromium was told to go
 * without, as root has to during development, insisting would only keep the app from starting.
 */
export function sandboxEverything(): void {
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
}

/**
 * No permission, no download, and no network at all for the renderer (Electron security items 5 and 7). Whatever the
 * window shows comes over app://; whatever it wants done it asks over the contract. No spelling dictionary either, which
 * Chromium would fetch from a host of its maker, for any session and whatever the window says of spelling.
 */
export function closeSession(session: Session): void {
  withoutSpelling(session)
  session.setPermissionRequestHandler((_contents, _permission, decide) => {
    decide(false)
  })
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.setDisplayMediaRequestHandler((_request, decide) => {
    decide({})
  })
  session.on('will-download', (event) => {
    event.preventDefault()
  })
  session.webRequest.onBeforeRequest((details, decide) => {
    decide({ cancel: !mayLoad(details.url, app.isPackaged) })
  })
}

/** For a session without pages too: Chromium fetches a dictionary for any. */
export function withoutSpelling(session: Session): void {
  session.setSpellCheckerEnabled(false)
  session.setSpellCheckerLanguages([])
}

/** No page leaves its place, opens another or embeds a stranger (Electron security items 12, 13 and 14). */
export function pinPages(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event) => {
      event.preventDefault()
    })
    contents.on('will-frame-navigate', (event) => {
      event.preventDefault()
    })
    contents.on('will-redirect', (event) => {
      event.preventDefault()
    })
    contents.on('will-attach-webview', (event) => {
      event.preventDefault()
    })
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  })
}
