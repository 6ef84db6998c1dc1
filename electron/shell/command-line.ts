/** Reads the files a person named on the command line, in this instance or in a second one. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'

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
  const switches = argv.slice(1).filter((word) => word.startsWith('-'))
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
