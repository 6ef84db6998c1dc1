/** Counts which fields were read right, and how often what was said to be sure was. */
import type { FieldValue, ReadFields, VatLine } from '../../../shared/receipts/reading'
import { nameKey } from '../../../electron/reading/fields/supplier/name'
import { alikeFrom, supplierSimilarity, type Truth } from '../scoring'
import type { PaperTruth } from './print'

interface Measure {
  name: string
  of: (fields: ReadFields) => FieldValue | undefined
  /** `null` where the paper shows none. */
  isRight: (value: string | null, truth: PaperTruth) => boolean
}

const letters = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

const measures: readonly Measure[] = [
  {
    name: 'supplier',
    of: ({ supplier }) => supplier,
    isRight: (value, truth) =>
      value !== null && supplierSimilarity(value, truth as unknown as Truth) >= alikeFrom,
  },
  { name: 'date', of: ({ date }) => date, isRight: (value, { date }) => value === date },
  { name: 'total', of: ({ total }) => total, isRight: (value, { total }) => value === total },
  {
    name: 'vat',
    of: ({ vat }) => vat,
    isRight: (value, { vat }) => value === vat || (vat === null && Number(value) === 0),
  },
  {
    name: 'currency',
    of: ({ currency }) => currency,
    isRight: (value, { currency }) => value === currency,
  },
  {
    name: 'number',
    of: ({ documentNumber }) => documentNumber,
    isRight: (value, { documentNumber, otherNumbers = [] }) =>
      [documentNumber ?? '', ...otherNumbers].some(
        (number) => letters(value ?? '') === letters(number),
      ),
  },
]

const three = ['supplier', 'date', 'total']

/** Rate and tax of each line that has a tax. */
const taxesOf = (lines: readonly VatLine[]) =>
  lines.flatMap(({ rate, vat = '0' }) =>
    Number(vat) === 0 ? [] : [`${Number(rate)} ${Number(vat)}`],
  )

/** Counts lists: read in full and with nothing else, not read at all, or otherwise. */
class Parts {
  papers = 0
  right = 0
  none = 0

  add(found: readonly string[], wanted: readonly string[]): void {
    this.papers += 1
    this.none += Number(found.length === 0 && wanted.length > 0)
    this.right += Number(found.toSorted().join() === wanted.toSorted().join())
  }
}

export class Tally {
  papers = 0
  allThree = 0
  exact = 0
  given = 0
  sure = 0
  sureRight = 0
  /** Papers whose maker says what the buyer's reference is, or that there is none. */
  references = 0
  referencesRight = 0
  /** Papers whose maker says by when to pay, or that nothing is to be paid later. */
  dues = 0
  duesRight = 0
  /** Papers whose maker says what was bought, and what falls to each rate. */
  readonly items = new Parts()
  readonly vatLines = new Parts()
  readonly right = new Map<string, number>()

  /** @returns what is wrong, in words */
  add(fields: ReadFields, truth: PaperTruth): string[] {
    this.papers += 1
    const { customerReference } = truth
    if (customerReference !== undefined) {
      this.references += 1
      const isRight = (fields.customerReference?.value ?? null) === customerReference
      this.referencesRight += Number(isRight)
    }
    if (truth.due !== undefined) {
      this.dues += 1
      this.duesRight += Number((fields.due?.value ?? null) === truth.due)
    }
    if (truth.lines)
      this.items.add(
        fields.items.map(({ amount }) => String(Number(amount))),
        truth.lines.map(({ amount }) => String(Number(amount))),
      )
    if (truth.vatLines) this.vatLines.add(taxesOf(fields.vatLines), taxesOf(truth.vatLines))
    const wrong = measures.filter((measure) => !this.#isRight(measure, fields, truth))
    if (!wrong.some(({ name }) => three.includes(name))) this.allThree += 1
    const names = [truth.supplier, ...truth.otherNames].map((name) => nameKey(name))
    if (names.includes(nameKey(fields.supplier?.value ?? ''))) this.exact += 1
    return wrong.map(({ name, of }) => {
      const found = of(fields)
      const wanted = name === 'number' ? truth.documentNumber : truth[name as 'supplier']
      return `${name} ${found?.value ?? '-'}${found?.isSure ? ' SURE' : ''}, truth ${wanted}`
    })
  }

  #isRight({ name, of, isRight }: Measure, fields: ReadFields, truth: PaperTruth): boolean {
    const found = of(fields)
    const isSo = isRight(found?.value ?? null, truth)
    this.right.set(name, (this.right.get(name) ?? 0) + Number(isSo))
    this.given += Number(found !== undefined)
    this.sure += Number(found?.isSure ?? false)
    this.sureRight += Number((found?.isSure ?? false) && isSo)
    return isSo
  }
}

const share = (part: number, whole: number) =>
  (whole === 0 ? '-' : ((100 * part) / whole).toFixed(1)).padStart(7)

/** A line for all papers and one for each country and layout, in percent. */
export function tableOf(tallies: ReadonlyMap<string, Tally>): string {
  const names = measures.map(({ name }) => name)
  const head = ['papers', ...names, 'exact', 'three', 'sure', 'right'].map((name) =>
    name.slice(0, 7).padStart(7),
  )
  const lines = [...tallies].map(([name, tally]) => {
    const { papers, right, exact, allThree, sure, given, sureRight } = tally
    const fields = names.map((field) => share(right.get(field) ?? 0, papers))
    const others = [
      share(exact, papers),
      share(allThree, papers),
      share(sure, given),
      share(sureRight, sure),
    ]
    return [name.padEnd(13), String(papers).padStart(7), ...fields, ...others].join(' ')
  })
  return [`${' '.repeat(13)} ${head.join(' ')}`, ...lines].join('\n')
}
