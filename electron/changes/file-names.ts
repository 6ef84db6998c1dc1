/** Names of files put on an invoice, each unlike those that are there: by its name a file is known again. */

/** `remittance.pdf`, then `remittance (2).pdf`. Without folders, and no longer than names of files may be. */
export function nameUnlike(fileName: string, taken: readonly string[]): string {
  const bare = bareName(fileName)
  const [, stem = bare, ending = ''] = /^(.+?)(\.[^.]{1,10})?$/s.exec(bare) ?? []
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? bare : `${stem} (${count})${ending}`
    if (!taken.includes(name)) return name
  }
}

function bareName(fileName: string): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? ''
  // eslint-disable-next-line no-control-regex -- they are what is taken out
  const bare = last.replace(/[\u0000-\u001f\u007f]/g, '').trim()
  if (bare.length <= 150) return bare || 'file'
  const ending = /\.[^.]{1,10}$/.exec(bare)?.[0] ?? ''
  return bare.slice(0, 150 - ending.length) + ending
}
