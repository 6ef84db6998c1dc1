/** What is said where the app does not start. */
import { app, dialog } from 'electron'
import { AppError } from '../../shared/errors'

/** EX_USAGE of sysexits.h: the command line is not one to start with. */
const refusedCode = 64

/**
 * Chromium has read these switches already, so they cannot be taken back: says so and ends, before Chromium has opened
 * anything. A dialog at this moment is one on Windows and macOS; on Linux its words go to stderr (Electron, `dialog`).
 */
export function refuse(names: readonly string[]): void {
  const said = names.map((name) => `--${name}`).join(', ')
  dialog.showErrorBox(
    'Docket does not start like this',
    `It was started with ${said}, which would open it to others or weaken its protection. Start it without.`,
  )
  app.exit(refusedCode)
}

/** The profile cannot be used: says so, touches nothing, ends. */
export function giveUp(thrown: unknown): void {
  const error = AppError.from(thrown)
  const words: Partial<Record<AppError['code'], string>> = {
    'store-newer':
      'These receipts were last opened by a newer Docket. Please start that one; nothing was changed here.',
    'store-damaged':
      'The list of receipts on this computer is damaged. The receipts themselves are still in the folder "receipts" of the profile; nothing was deleted.',
    'disk-full': 'There is no space left on this disk. Make some room and start Docket again.',
    'disk-failed':
      'The disk did not answer as it should. Nothing was changed; start Docket again, and look at the disk if this stays.',
    'no-permission':
      'Docket may not write to its own folder. Check the permissions of the profile.',
  }
  dialog.showErrorBox('Docket cannot start', words[error.code] ?? error.message)
  app.exit(1)
}
