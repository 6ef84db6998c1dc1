/** Names of files in the books: plain ones, that no service has to write in its own way, each unlike those that are there. */

/** `remittance.pdf`, then `remittance-2.pdf`: by its name a file is known again. */
export function nameUnlike(fileName: string, taken: readonly string[]): string {
  const plain = plainName(fileName)
  const [stem, ending] = partsOf(plain)
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? plain : `${stem}-${count}${ending}`
    if (!taken.includes(name)) return name
  }
}

/** Of ASCII letters, digits, `-`, `_` and `.`, without folders, and no longer than names of files may be. */
export function plainName(fileName: string): string {
  const [stem, ending] = partsOf(fileName.split(/[\\/]/).at(-1) ?? '')
  const plainEnding = plain(ending)
  const plainStem = plain(stem).replace(/^[-.]+/, '')
  return (plainStem.slice(0, 150 - plainEnding.length) || 'file') + plainEnding
}

/** Whether a service may have made the one name of the other: nothing but case and signs differ. */
export function isSameName(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

/** Whether a service that says it has kept the one may call it the other: with more before or behind its name, as `118_slip.pdf` for `slip.pdf`. */
export function mayBeCalled(kept: string, other: string): boolean {
  const [ours, theirs] = [kept, other].map((name) => bare(partsOf(name)[0]))
  return Boolean(ours && (theirs?.startsWith(ours) || theirs?.endsWith(ours)))
}

const partsOf = (name: string): [stem: string, ending: string] => {
  const [, stem = name, ending = ''] = /^(.+?)(\.[^.]{1,10})?$/s.exec(name) ?? []
  return [stem, ending]
}

const unaccented = (text: string) =>
  text.replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '')

const plain = (text: string) =>
  unaccented(text)
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^-+|-+$/g, '')

const bare = (name: string) =>
  unaccented(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
