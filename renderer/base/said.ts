/** What the service said of a request, with its fields called as the window calls them. Pure. */
import { paymentField, paymentsOf } from '../../shared/expenses/expense'
import type { Receipt } from '../../shared/receipts/receipt'
import { say } from '../../shared/words/words'
import { countedLists, serviceFields, type Counted, type Named } from './service-fields'

/** How many entries there are, where that is known: of only one no number is said. */
export type Counts = Readonly<Partial<Record<Counted, number>>>

/** Of what a receipt was sent with. */
export const countsOf = ({
  draft,
  companions = [],
}: Pick<Receipt, 'draft' | 'companions'>): Counts => ({
  line: draft.lines.length,
  payment: paymentsOf(draft).length,
  file: companions.length + 1,
})

/** One sentence of the service, and the field that it is about. */
export interface Said {
  /** As the window calls it, or in quotes as the service does where that is not known; undefined where it names none. */
  name?: string
  sentence: string
  /** Fields of the window's forms (`lines.0.vatType`): in whichever form is open, this is the one. */
  places: readonly string[]
}

/** What a body may be wrapped in. */
const wrappers: ReadonlySet<string> = new Set([
  'expense',
  'supplier',
  'client',
  'invoice',
  'salesInvoice',
])

/** A name, what parts it from the sentence, and the sentence; `refused: …` of a person is none that has a space before. */
const said = /^(?<field>[A-Za-z]\w*(?:[./]\w+|\[\d+\])*)(?<end>:\s+|\s+)(?<sentence>\S.*)$/s

/**
 * One sentence of an error body as `saidIn` of the API gives it: `field: sentence`, or of interface B `field sentence`.
 * Without a colon only a name that is no plain word is taken for a field.
 */
export function saidOf(line: string, counts: Counts = {}): Said {
  const { field = '', end = '', sentence = '' } = said.exec(line)?.groups ?? {}
  const isSure = end.startsWith(':') ? /^[a-z]/.test(field) : /[./[A-Z]/.test(field.slice(1))
  if (!isSure) return { sentence: line, places: [] }
  const known = namedAs(field)
  if (known) {
    const { named, list, at } = known
    return { name: nameOf(known, counts), sentence, places: placesOf(named, list, at ?? 0) }
  }
  return end.startsWith(':')
    ? { name: say('service.unknownField', { field }), sentence, places: [] }
    : { sentence: line, places: [] }
}

/** As text: `Expense type, line 2: is not an expense type`. */
export function saidWords(line: string): string {
  const { name, sentence } = saidOf(line)
  return name === undefined ? sentence : say('service.said', { name, sentence })
}

interface Known {
  named: Named
  /** The list that it is in, and the place of its entry, counted from 0; undefined for the list as a whole. */
  list: Counted | undefined
  at: number | undefined
  isEntry: boolean
}

function namedAs(field: string): Known | undefined {
  const parts = field.split(/[./[\]]+/).filter(Boolean)
  const [first = '', ...rest] = parts
  return known(parts) ?? (wrappers.has(first) && rest.length > 0 ? known(rest) : undefined)
}

function known(parts: readonly string[]): Known | undefined {
  const names = parts.filter((part) => !isPlace(part))
  const place = parts.findIndex(isPlace)
  const named = serviceFields.get(names.join('.'))
  if (!named) return undefined
  const list = Object.entries(countedLists).find(([name]) =>
    `${names.join('.')}.`.startsWith(`${name}.`),
  )
  const at = place >= 0 && list ? Number(parts[place]) : undefined
  return { named, list: list?.[1], at, isEntry: place === parts.length - 1 }
}

const isPlace = (part: string): boolean => /^\d{1,6}$/.test(part)

function nameOf({ named: [word], list, at, isEntry }: Known, counts: Counts): string {
  if (list === undefined || at === undefined) return say(word)
  const number = at + 1
  if (isEntry) return say(`service.entry.${list}`, { number })
  return counts[list] === 1 ? say(word) : say(`service.of.${list}`, { name: say(word), number })
}

function placesOf([, ...places]: Named, list: Counted | undefined, at: number): string[] {
  return places.map((place) =>
    place.replace('&', list === 'payment' ? paymentField(at) : '&').replace('#', String(at)),
  )
}
