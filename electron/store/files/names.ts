/** Names of files that leave the app: readable, allowed on every system, and in a ZIP each there once. Pure. */

/** What Windows does not take in a name, and what no name needs: control and direction characters, halves of a character. */
const forbidden = /[<>:"/\\|?*\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu
/** Names of devices, alone or before a dot. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])\s*(\.|$)/i
const longest = 120

/** Parts that are empty are left out: `2026-06-30 Northgate Fuels 61.27`. `ending` without its dot. */
export function nameOf(parts: readonly string[], ending: string): string {
  const whole = parts
    .map((part) => part.replace(forbidden, ' ').replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(' ')
  const stem = whole.slice(0, longest).replace(/[. \p{Cs}]+$/u, '')
  const safe = stem === '' || reserved.test(stem) ? `receipt ${stem}`.trim() : stem
  const kind = ending.replace(/[^0-9a-z]/gi, '').toLowerCase()
  return kind === '' ? safe : `${safe}.${kind}`
}

/** The ending of a file's name, without its dot; empty where it has none. */
export function endingOf(fileName: string): string {
  return /\.([0-9a-z]{1,8})$/i.exec(fileName)?.[1] ?? ''
}

/** The name that a file came with, as far as every system takes it: it chooses no folder, and hides nothing. */
export function bareName(fileName: string): string {
  const shown = fileName.replace(/^[\s./\\]+(?=.*[\p{L}\p{N}])/su, '')
  const ending = endingOf(shown)
  return nameOf([ending === '' ? shown : shown.slice(0, -ending.length - 1)], ending)
}

/** Gives each name out once, whatever its case: the second `a.pdf` becomes `a (2).pdf`. */
export class Names {
  readonly #given = new Set<string>()

  give(name: string): string {
    for (let count = 1; ; count += 1) {
      const own =
        count === 1 ? name : name.replace(/(\.[^.]*)?$/, (ending) => ` (${count})${ending}`)
      const key = own.normalize('NFC').toLowerCase()
      if (this.#given.has(key)) continue
      this.#given.add(key)
      return own
    }
  }
}
