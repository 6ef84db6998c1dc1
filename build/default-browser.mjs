// Makes a program the default browser of a private desktop session, the way a desktop does it: an entry and a default.
import fs from 'node:fs'
import path from 'node:path'

/**
 * @param {NodeJS.ProcessEnv} env of a private session: its data and config folders are written to
 * @param {string[]} command the program and its first words; the address to open comes after them
 */
export function setDefaultBrowser(env, command) {
  if (process.platform !== 'linux') return
  const entries = path.join(env.XDG_DATA_HOME, 'applications')
  fs.mkdirSync(entries, { recursive: true })
  // xdg-open does not understand quotes in an entry, so the words go into a script of their own.
  const script = path.join(env.XDG_DATA_HOME, 'docket-browser')
  const words = command.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(' ')
  fs.writeFileSync(script, `#!/bin/sh\nexec ${words} "$1"\n`, { mode: 0o755 })
  fs.writeFileSync(
    path.join(entries, 'docket-browser.desktop'),
    [
      '[Desktop Entry]',
      'Type=Application',
      'Name=Browser of this session',
      `Exec=${script} %u`,
      'MimeType=x-scheme-handler/http;x-scheme-handler/https;',
      '',
    ].join('\n'),
  )
  fs.writeFileSync(
    path.join(env.XDG_CONFIG_HOME, 'mimeapps.list'),
    [
      '[Default Applications]',
      'x-scheme-handler/http=docket-browser.desktop',
      'x-scheme-handler/https=docket-browser.desktop',
      '',
    ].join('\n'),
  )
}
