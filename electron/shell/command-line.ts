/** Reads the command line, of this instance or of a second one: the files a person named, and what a desktop's menu asks for. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { NoticeAim } from '../../shared/settings'

/** The actions of the desktop entry (electron-builder.yml). */
const actions = new Map<string, NoticeAim>([
  ['--add-receipts', 'add-receipts'],
  ['--inbox', 'review'],
])

/** Start without a window, as with the person's session. */
export const hiddenSwitch = '--hidden'

/** What another start of the app leaves to the one that runs. */
const HandedOver = z.object({
  /** Absolute. */
  paths: z.array(z.string()),
  aim: NoticeAim.optional(),
  /** It only looks whether an app runs, which it asks another way. */
  isTerminal: z.literal(true).optional(),
})
export type HandedOver = z.infer<typeof HandedOver>

/** It came from an instance of ours; checked all the same. */
export function handedOverBy(value: unknown): HandedOver {
  return HandedOver.safeParse(value).data ?? { paths: [] }
}

/** What the last of these actions among the arguments shows. */
export function aimIn(argv: readonly string[]): NoticeAim | undefined {
  return argv.flatMap((word) => actions.get(word) ?? []).at(-1)
}

/**
 * Absolute paths among the arguments; Linux desktops write them as `file:` addresses. Switches are skipped, and so is what starts the app itself: the program, and
 * during development the folder of the app.
 */
export function pathsIn(argv: readonly string[], folder: string, isPackaged: boolean): string[] {
  return wordsIn(argv)
    .slice(isPackaged ? 0 : 1)
    .flatMap((word) => (/^file:/i.test(word) ? pathOf(word) : path.resolve(folder, word)))
}

/** The arguments, without the program, of another start of this app as it was started, with these files for its own. */
export function argumentsFor(
  paths: readonly string[],
  argv: readonly string[],
  isPackaged: boolean,
): string[] {
  const switches = argv.slice(1).filter((word) => word.startsWith('-') && word !== hiddenSwitch)
  return [...switches, ...(isPackaged ? [] : wordsIn(argv).slice(0, 1)), ...paths]
}

const wordsIn = (argv: readonly string[]) =>
  argv.slice(1).filter((word) => word !== '' && !word.startsWith('-'))

/** None for an address that names no file of this computer. */
function pathOf(address: string): string[] {
  try {
    return [fileURLToPath(address)]
  } catch {
    return []
  }
}
