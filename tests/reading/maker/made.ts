/** The papers of a seed, spread evenly over the families: every country in every layout. */
import { Random } from '../../support/random'
import { countries, type Country } from './countries'
import { dealOf } from './deal'
import { invoiceLayouts } from './invoices'
import { Print, type Sheet } from './print'
import { tillLayouts } from './tills'

export interface MadePaper {
  /** Number within its seed. */
  number: number
  country: string
  layout: string
  sheet: Sheet
  seed: number
}

interface Family {
  country: Country
  layout: string
}

const families: readonly Family[] = countries.flatMap((country) =>
  [...Object.keys(invoiceLayouts), ...Object.keys(tillLayouts)].map((layout) => ({
    country,
    layout,
  })),
)

/** The same for the same seed, however many are asked for. */
export function papersOf(seed: number, count: number): MadePaper[] {
  const order = new Random(seed).shuffled(families)
  return Array.from({ length: count }, (_, number) => {
    const family = order[number % order.length]
    if (!family) throw new Error('There are no families')
    return paperOf(family, number, seed * 1_000_003 + number * 7919)
  })
}

function paperOf({ country, layout }: Family, number: number, seed: number): MadePaper {
  const random = new Random(seed)
  const invoice = invoiceLayouts[layout]
  const kind = invoice ? (random.chance(0.12) ? 'credit-note' : 'invoice') : 'receipt'
  const print = new Print(random, dealOf(random, country, kind))
  const draw = invoice ?? tillLayouts[layout]
  if (!draw) throw new Error(`No layout ${layout}`)
  return { number, country: country.code, layout, sheet: draw(print), seed }
}
