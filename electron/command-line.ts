/** Reads the files a person named on the command line, in this instance or in a second one. */
import path from 'node:path'

/**
 * Absolute paths among the arguments. Switches are skipped, and so is what starts the app itself: the program, and
 * during development the folder of the app.
 */
export function pathsIn(argv: readonly string[], folder: string, isPackaged: boolean): string[] {
  return argv
    .slice(1)
    .filter((word) => word !== '' && !word.startsWith('-'))
    .slice(isPackaged ? 0 : 1)
    .map((word) => path.resolve(folder, word))
}
