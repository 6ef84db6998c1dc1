/** The papers of a seed, spread evenly over the families: every country in every layout. */
import { Random } from '../../support/random'
import type { Country } from './country'
import { dealOf, type Kind } from './deal'
import { eighthFamilies } from './eighth/families'
import { eighteenthFamilies } from './eighteenth/families'
import { eleventhFamilies } from './eleventh/families'
import { fifteenthFamilies } from './fifteenth/families'
import { fifthCountries } from './fifth/countries'
import { fifthCredits, fifthInvoices } from './fifth/layouts'
import { fifthTills } from './fifth/tills'
import { fourthCountries } from './fourth/countries'
import { fourthInvoices, fourthTills } from './fourth/layouts'
import { freshCountries } from './fresh/countries'
import { freshInvoices, freshTills } from './fresh/layouts'
import { heldOutCountries } from './held-out/countries'
import { heldOutInvoices, heldOutTills } from './held-out/layouts'
import { countries } from './known/countries'
import { invoiceLayouts } from './known/invoices'
import { tillLayouts } from './known/tills'
import { lastCountries } from './last/countries'
import { lastInvoices, lastTills } from './last/layouts'
import { nineteenthFamilies } from './nineteenth/families'
import { ninthFamilies } from './ninth/families'
import { Print, type Sheet } from './print'
import { seventhCountries } from './seventh/countries'
import { seventhInvoices } from './seventh/layouts'
import { seventhTills } from './seventh/tills'
import { seventeenthFamilies } from './seventeenth/families'
import { sixteenthFamilies } from './sixteenth/families'
import { sixthCountries } from './sixth/countries'
import { sixthInvoices, sixthTills } from './sixth/layouts'
import { renamed, strangely } from './strange'
import { tenthFamilies } from './tenth/families'
import { fourteenthFamilies } from './fourteenth/families'
import { thirteenthFamilies } from './thirteenth/families'
import { twelfthFamilies } from './twelfth/families'
import { twentiethFamilies } from './twentieth/families'
import { twentyFifthFamilies } from './twenty-fifth/families'
import { twentyFirstFamilies } from './twenty-first/families'
import { twentySecondFamilies } from './twenty-second/families'
import { twentyFourthFamilies } from './twenty-fourth/families'
import { twentySixthFamilies } from './twenty-sixth/families'
import { twentyThirdFamilies } from './twenty-third/families'
import { writtenFamilies } from './written/families'

/**
 * Sets of families, each made and measured once before reading was changed on it. All but the `known` ones came so after one
 * another; by now the supplier is fitted to those up to the twenty-second, each left out in turn, and other fields to none but
 * `known`. The `eighth` to `twenty-sixth` are kinds of paper as bookkeepers are handed them, each drawn for its own country. The
 * `written` ones are no families: each is one paper, the same for every seed.
 */
export const groups = [
  'known',
  'held-out',
  'last',
  'fresh',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
  'twenty-second',
  'twenty-third',
  'twenty-fourth',
  'twenty-fifth',
  'twenty-sixth',
  'written',
] as const
export type Group = (typeof groups)[number]

export interface MadePaper {
  /** Number within its seed. */
  number: number
  country: string
  layout: string
  sheet: Sheet
  seed: number
}

interface Family {
  country: string
  layout: string
  draw: (random: Random) => Sheet
  /** Of what a layout that fits any country was put together. */
  parts?: { country: Country; kind: Kind; draw: (print: Print) => Sheet }
}

type Layouts = Readonly<Record<string, (print: Print) => Sheet>>

interface Kinds {
  invoices: Layouts
  tills: Layouts
  credits?: Layouts
}

const familiesOf = (
  places: readonly Country[],
  { invoices, tills, credits = {} }: Kinds,
): Family[] =>
  places.flatMap((country) => {
    const of = (layouts: Layouts, kind: Kind) =>
      Object.entries(layouts).map(([layout, draw]) => ({
        country: country.code,
        layout,
        draw: (random: Random) => draw(dealt(random, country, kind)),
        parts: { country, kind, draw },
      }))
    return [...of(invoices, 'invoice'), ...of(tills, 'receipt'), ...of(credits, 'credit-note')]
  })

/** An invoice is now and then a credit note. */
function dealt(random: Random, country: Country, from: Kind): Print {
  const kind = from === 'invoice' && random.chance(0.12) ? 'credit-note' : from
  return new Print(random, dealOf(random, country, kind))
}

const known = { invoices: invoiceLayouts, tills: tillLayouts }

/** Countries that are new in layouts that are not, and all of its countries in new ones. */
const families: Readonly<Record<Group, readonly Family[]>> = {
  known: familiesOf(countries, known),
  'held-out': [
    ...familiesOf(heldOutCountries, known),
    ...familiesOf([...countries, ...heldOutCountries], {
      invoices: heldOutInvoices,
      tills: heldOutTills,
    }),
  ],
  last: [
    ...familiesOf(lastCountries, known),
    ...familiesOf([...countries, ...lastCountries], { invoices: lastInvoices, tills: lastTills }),
  ],
  fresh: [
    ...familiesOf(freshCountries, known),
    ...familiesOf([...countries, ...freshCountries], {
      invoices: freshInvoices,
      tills: freshTills,
    }),
  ],
  fourth: [
    ...familiesOf(fourthCountries, known),
    ...familiesOf([...countries, ...fourthCountries], {
      invoices: fourthInvoices,
      tills: fourthTills,
    }),
  ],
  fifth: [
    ...familiesOf(fifthCountries, known),
    ...familiesOf([...countries, ...fifthCountries], {
      invoices: fifthInvoices,
      tills: fifthTills,
      credits: fifthCredits,
    }),
  ],
  sixth: [
    ...familiesOf(sixthCountries, known),
    ...familiesOf([...countries, ...sixthCountries], {
      invoices: sixthInvoices,
      tills: sixthTills,
    }),
  ],
  seventh: [
    ...familiesOf(seventhCountries, known),
    ...familiesOf([...countries, ...seventhCountries], {
      invoices: seventhInvoices,
      tills: seventhTills,
    }),
  ],
  eighth: eighthFamilies,
  ninth: ninthFamilies,
  tenth: tenthFamilies,
  eleventh: eleventhFamilies,
  twelfth: twelfthFamilies,
  thirteenth: thirteenthFamilies,
  fourteenth: fourteenthFamilies,
  fifteenth: fifteenthFamilies,
  sixteenth: sixteenthFamilies,
  seventeenth: seventeenthFamilies,
  eighteenth: eighteenthFamilies,
  nineteenth: nineteenthFamilies,
  twentieth: twentiethFamilies,
  'twenty-first': twentyFirstFamilies,
  'twenty-second': twentySecondFamilies,
  'twenty-third': twentyThirdFamilies,
  'twenty-fourth': twentyFourthFamilies,
  'twenty-fifth': twentyFifthFamilies,
  'twenty-sixth': twentySixthFamilies,
  written: writtenFamilies,
}

/** The same for the same seed, however many are asked for. */
export function papersOf(seed: number, count: number, group: Group = 'known'): MadePaper[] {
  const order = new Random(seed).shuffled(families[group])
  return Array.from({ length: count }, (_, number) => {
    const family = order[number % order.length]
    if (!family) throw new Error('There are no families')
    return paperOf(family, number, seed * 1_000_003 + number * 7919)
  })
}

function paperOf({ country, layout, draw }: Family, number: number, seed: number): MadePaper {
  return { number, country, layout, sheet: draw(new Random(seed)), seed }
}

/** A paper in words of no language, and the group that its country or layout first came with. */
export interface StrangePaper extends MadePaper {
  groups: Group[]
}

/** Papers to fit to who is named on them, every layout of all groups as often as the others. */
export function strangePapersOf(seed: number, count: number): StrangePaper[] {
  const groups = Object.keys(families) as Group[]
  const first = (test: (family: Family) => boolean) =>
    groups.find((group) => families[group].some((family) => test(family)))
  const all = groups.flatMap((group) =>
    families[group].flatMap(({ layout, parts }) => (parts ? { layout, ...parts } : [])),
  )
  const layouts = new Random(seed).shuffled([...new Set(all.map(({ layout }) => layout))])
  return Array.from({ length: count }, (_, number) => {
    const layout = layouts[number % layouts.length] ?? ''
    const random = new Random(seed * 1_000_003 + number * 7919)
    const family = random.pick(all.filter((each) => each.layout === layout))
    const { code } = family.country
    const owners = [
      first((each) => each.parts !== undefined && each.layout === layout),
      first(({ country, parts }) => parts !== undefined && country === code),
    ]
    const deal = renamed(random, dealOf(random, family.country, family.kind))
    const print = new Print(random, deal)
    const drawn = family.draw(print)
    const sheet = random.chance(0.75) ? strangely(random, print, drawn) : drawn
    return {
      number,
      country: code,
      layout,
      sheet,
      seed,
      groups: owners.flatMap((group) => group ?? []),
    }
  })
}
