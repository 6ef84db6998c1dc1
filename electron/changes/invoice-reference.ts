/** Finds the id of an invoice in what a person pasted: its number, or the address of its page. */

/** @returns undefined where no one id can be made out */
export function invoiceIdIn(pasted: string): number | undefined {
  const text = pasted.trim()
  const bare = /^#?\s*(\d{1,15})$/.exec(text)?.[1]
  if (bare !== undefined) return Number(bare)
  if (!URL.canParse(text)) return undefined
  const { pathname, searchParams, hash } = new URL(text)
  const named = ['invoiceId', 'invoice_id', 'id'].map((name) => searchParams.get(name) ?? '')
  const path = `${pathname}/${hash.replace(/^#/, '')}`.split('/')
  const after = path.filter((_, index) => /^(sales-?_?)?invoices?$/i.test(path[index - 1] ?? ''))
  const ids = [...after, ...named, path.findLast((step) => isId(step)) ?? ''].filter(isId)
  return ids[0] === undefined ? undefined : Number(ids[0])
}

const isId = (step: string) => /^\d{1,15}$/.test(step)
