/** What was promised about expenses that are in the books already, and whether what is there keeps it. */
import { isDeepStrictEqual } from 'node:util'

/** An expense as the service shows it, without the ids that it gives anew, and the hashes of its files. */
export interface Booked {
  body: Record<string, unknown>
  files: string[]
}

/** As it was, and each way in which it may stand by now; undefined is deleted. */
export interface PromisedExpense {
  before: Booked
  ends: (Booked | undefined)[]
}

/** @param text of the expense, as the service writes it */
export function bookedOf(text: string, files: string[]): Booked {
  const body = JSON.parse(text) as Record<string, unknown>
  return {
    body: { ...body, ...listsOf(body, (entry) => ({ ...entry, id: undefined })) },
    files,
  }
}

type Entry = Record<string, unknown>

function listsOf(body: Entry, change: (entry: Entry) => Entry): Entry {
  const names = ['expenseLineItems', 'supplierPayments', 'attachments']
  return Object.fromEntries(
    names.map((name) => [name, ((body[name] ?? []) as Entry[]).map(change)]),
  )
}

/** The expense with the description of its lines become another; all else stays. */
export function described({ body, files }: Booked, description: string): Booked {
  const { expenseLineItems } = listsOf(body, (entry) => ({ ...entry, description }))
  return { body: { ...body, expenseLineItems }, files }
}

/** @param wanted undefined for a deletion */
export function afterChange(
  known: PromisedExpense,
  end: 'began' | 'done' | 'failed',
  wanted: Booked | undefined,
): PromisedExpense {
  if (end === 'began') return { ...known, ends: [...known.ends, wanted] }
  return end === 'done' ? { ...known, ends: [wanted] } : known
}

export const mayBeGone = (promised: PromisedExpense | undefined): boolean =>
  promised?.ends.includes(undefined) ?? false

/** Says of each expense that is neither as it was nor as it was wanted what became of it. */
export function judgeExpenses(
  promised: ReadonlyMap<number, PromisedExpense>,
  booked: ReadonlyMap<number, Booked>,
): { lost: string[]; wrong: string[] } {
  const lost: string[] = []
  const wrong: string[] = []
  for (const [id, { ends }] of promised) {
    const now = booked.get(id)
    if (ends.some((end) => isDeepStrictEqual(end, now))) continue
    if (!now) lost.push(`expense ${id} was deleted, and nobody asked for that`)
    else if (ends.every((end) => end === undefined)) wrong.push(`expense ${id} was not deleted`)
    else wrong.push(`expense ${id} differs in ${differing(now, ends).join(' and ')}`)
  }
  return { lost, wrong }
}

/** By comparison with the last that it may be. */
function differing(now: Booked, ends: readonly (Booked | undefined)[]): string[] {
  const wanted = ends.findLast((end) => end !== undefined)
  const names = Object.keys({ ...wanted?.body, ...now.body })
  const fields = names.filter((name) => !isDeepStrictEqual(now.body[name], wanted?.body[name]))
  return isDeepStrictEqual(now.files, wanted?.files) ? fields : [...fields, 'files']
}
