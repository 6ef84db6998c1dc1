/** Docket's own entry among what starts with the person's session, on desktops that go by XDG autostart. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const fileName = 'app.docket.desktop'

/** Absolute path of the entry (Desktop Application Autostart Specification). */
export function autostartFile(
  environment: Record<string, string | undefined>,
  home: string,
): string {
  const given = environment['XDG_CONFIG_HOME'] ?? ''
  const folder = path.isAbsolute(given) ? given : path.join(home, '.config')
  return path.join(folder, 'autostart', fileName)
}

/**
 * The entry that starts this program with these arguments.
 * @param command program and arguments; quoted as the Desktop Entry Specification has it, "The Exec key"
 */
export function autostartEntry(command: readonly string[]): string {
  return [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Docket',
    'Comment=Sends receipts to your books and watches your folders',
    execLine(command),
    'Terminal=false',
    'X-GNOME-Autostart-enabled=true',
    '',
  ].join('\n')
}

function execLine(command: readonly string[]): string {
  const quoted = command.map(
    (word) => `"${word.replace(/["`$\\]/g, String.raw`\$&`).replaceAll('%', '%%')}"`,
  )
  // A value is unescaped as a string before its quotes are read.
  return `Exec=${quoted.join(' ').replaceAll('\\', '\\\\')}`
}

/** Whether the entry is there and no desktop has switched it off. */
export function hasAutostart(file: string): boolean {
  if (!existsSync(file)) return false
  const text = readFileSync(file, 'utf8')
  return !/^Hidden=true/m.test(text) && !/^X-GNOME-Autostart-enabled=false/m.test(text)
}

/** @throws the system's error when the folder cannot be written */
export function setAutostart(file: string, command: readonly string[] | undefined): void {
  if (!command) return rmSync(file, { force: true })
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, autostartEntry(command))
}

/** Has an entry that starts another program start this one; what a person or a desktop added to it stays. @throws as `setAutostart` */
export function renewAutostart(file: string, command: readonly string[]): void {
  if (!hasAutostart(file)) return
  const text = readFileSync(file, 'utf8')
  const renewed = text.replace(/^Exec=.*$/m, () => execLine(command))
  if (renewed !== text) writeFileSync(file, renewed)
}
