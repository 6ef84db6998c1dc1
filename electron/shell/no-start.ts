/** What is said where the app does not start. */
import { app, dialog } from 'electron'
import { AppError } from '../../shared/errors'
import { isWordKey, say } from '../../shared/words/words'

/** EX_USAGE of sysexits.h: the command line is not one to start with. */
const refusedCode = 64

/**
 * Chromium has read these switches already, so they cannot be taken back: says so and ends, before Chromium has opened
 * anything. A dialog at this moment is one on Windows and macOS; on Linux its words go to stderr (Electron, `dialog`).
 */
export function refuse(names: readonly string[]): void {
  const said = names.map((name) => `--${name}`).join(', ')
  dialog.showErrorBox(say('main.noStart.refused'), say('main.noStart.switches', { switches: said }))
  app.exit(refusedCode)
}

/** The profile cannot be used: says so, touches nothing, ends. */
export function giveUp(thrown: unknown): void {
  const error = AppError.from(thrown)
  const key = `main.noStart.${error.code}`
  dialog.showErrorBox(say('main.noStart.title'), isWordKey(key) ? say(key) : error.message)
  app.exit(1)
}
