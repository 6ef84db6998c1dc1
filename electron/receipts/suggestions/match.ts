/** Which supplier a receipt is from: by its VAT number, by what was chosen before, by its name; rather none than a wrong one. */
import type { MatchKind } from '../../../shared/receipts/learning'
import { formsOf, isGeneric, leastNearness, nearness, similarity } from './names'
import { vatDigits, type ReadSigns, type Sign } from './signs'

/** A supplier of the books. */
export interface KnownSupplier {
  id: number
  name: string
  vatRegistrationNumber?: string | undefined
}

/** That a person once chose this supplier for a receipt with this sign. */
export interface SignChoice {
  sign: Sign
  supplierId?: number | undefined
  supplierName: string
  /** VAT number that stood on that receipt. */
  vatNumber?: string | undefined
}

export interface Known {
  suppliers: readonly KnownSupplier[]
  /** Newest first. */
  learned: readonly SignChoice[]
}

export interface SupplierMatch {
  supplierId?: number
  name: string
  how: MatchKind
  /** From 0 to 1; from `sureMatch` on it is taken without a look where a person wants that. */
  confidence: number
}

export const sureMatch = 0.95

/** How far each kind of sign is to be trusted when everything chosen for it was one supplier. */
const trust = { vat: 0.99, name: 0.97, web: 0.93, phone: 0.9, head: 0.85 }
/** Measured on 145 names of businesses with up to four letters misread: none was taken for another from here on. */
const leastSimilarity = 0.75
const leastLead = 0.1

/** The supplier a receipt is from, or undefined where that is not plain. */
export function matchSupplier(read: ReadSigns, known: Known): SupplierMatch | undefined {
  return (
    byChoice(read, known, ['vat']) ??
    byVatNumber(read, known.suppliers) ??
    byChoice(read, known, ['name']) ??
    byName(read, known.suppliers) ??
    unlessAnother(byChoice(read, known, ['web', 'phone', 'head']), read) ??
    byLine(read, known.suppliers) ??
    unlessAnother(bySimilarity(read, known.suppliers), read)
  )
}

/**
 * Nothing where another name was surely read: the address on each bill may be the customer's own, and a letter makes another
 * business. Whether it is one all the same is for a person to say.
 */
function unlessAnother(
  match: SupplierMatch | undefined,
  { name = '', isNameSure }: ReadSigns,
): SupplierMatch | undefined {
  const isAnother = match && isNameSure && formsOf(match.name).bare !== formsOf(name).bare
  return isAnother ? undefined : match
}

/** Not where another name was read: one business may have several names, and only a person knows which the books are to have. */
function byVatNumber(read: ReadSigns, suppliers: readonly KnownSupplier[]) {
  if (read.vatNumber === undefined) return undefined
  const found = suppliers.filter((supplier) => vatOf(supplier) === read.vatNumber)
  const match = only(found, 'vat-number', trust.vat)
  return match && isNamed(match.name, read) ? match : undefined
}

/** Whether a name is the one that was read, stands in the letterhead, or no other was read. */
function isNamed(name: string, read: ReadSigns): boolean {
  if (!read.name || isGeneric(read.name)) return true
  const forms = formsOf(name)
  return (
    nearness(forms, formsOf(read.name)) >= leastNearness ||
    read.lines.some((line) => formsOf(line).whole === forms.whole)
  )
}

/** What the person chose last for such receipts, unless they have chosen now this and now that. */
function byChoice(
  read: ReadSigns,
  { learned, suppliers }: Known,
  kinds: readonly (keyof typeof trust)[],
): SupplierMatch | undefined {
  for (const kind of kinds)
    for (const sign of read.signs.filter((candidate) => candidate.startsWith(`${kind}:`))) {
      const choices = learned.filter(
        (choice) => choice.sign === sign && !contradicts(choice.vatNumber, read),
      )
      const [last] = choices
      const share = last ? shareOf(last, choices) : 0
      if (!last || share < 0.5) continue
      const confidence = trust[kind] * share
      return {
        ...named(last, suppliers),
        how: kind === 'vat' ? 'vat-number' : 'chosen-before',
        confidence,
      }
    }
  return undefined
}

/** The older a choice, the less it weighs: a person may have changed their mind. */
function shareOf(last: SignChoice, choices: readonly SignChoice[]): number {
  let [same, all, weight] = [0, 0, 1]
  for (const choice of choices) {
    if (keyOf(choice) === keyOf(last)) same += weight
    all += weight
    weight *= 0.8
  }
  return same / all
}

function keyOf({ supplierId, supplierName }: SignChoice): string {
  return supplierId === undefined ? formsOf(supplierName).whole : String(supplierId)
}

/** As it is called in the books today; one that is not there any more is a name. */
function named(
  { supplierId, supplierName }: SignChoice,
  suppliers: readonly KnownSupplier[],
): { supplierId?: number; name: string } {
  const known =
    suppliers.find(({ id }) => id === supplierId) ??
    alone(suppliers.filter(({ name }) => formsOf(name).whole === formsOf(supplierName).whole))
  return known ? { supplierId: known.id, name: known.name } : { name: supplierName }
}

/** Equal but for case, legal form and misread letters; then also but for the number of a branch. */
function byName(read: ReadSigns, suppliers: readonly KnownSupplier[]): SupplierMatch | undefined {
  if (!read.name || isGeneric(read.name)) return undefined
  const forms = formsOf(read.name)
  const known = suppliers.map((supplier) => ({ supplier, forms: formsOf(supplier.name) }))
  const equal = known.filter((other) => other.forms.whole === forms.whole)
  if (equal.length > 0) return doubted(only(equal.map(supplierIn), 'name', 0.97), read, suppliers)
  const alike = known.filter(
    (other) =>
      other.forms.bare === forms.bare &&
      (forms.numbers.length === 0 || other.forms.numbers.length === 0),
  )
  return doubted(only(alike.map(supplierIn), 'name', 0.93), read, suppliers)
}

/** A name known from the books in the letterhead, where another line was taken for the name. */
function byLine(read: ReadSigns, suppliers: readonly KnownSupplier[]): SupplierMatch | undefined {
  const lines = new Set(
    read.lines
      .filter((line) => !isGeneric(line))
      .map((line) => formsOf(line).whole)
      .filter((line) => line.length >= 5),
  )
  const found = suppliers.filter((supplier) => lines.has(formsOf(supplier.name).whole))
  return doubted(only(found, 'name', 0.9), read, suppliers)
}

function bySimilarity(
  read: ReadSigns,
  suppliers: readonly KnownSupplier[],
): SupplierMatch | undefined {
  if (!read.name || isGeneric(read.name)) return undefined
  const forms = formsOf(read.name)
  const ranked = suppliers
    .map((supplier) => ({ supplier, score: similarity(forms, formsOf(supplier.name)) }))
    .toSorted((a, b) => b.score - a.score)
  const [best, next] = ranked
  if (!best || best.score < leastSimilarity) return undefined
  if (next && best.score - next.score < leastLead) return undefined
  return doubted(only([best.supplier], 'similar', 0.9 * best.score), read, suppliers)
}

/** Two that fit are none: only a person can tell them apart. */
function only(
  found: readonly KnownSupplier[],
  how: MatchKind,
  confidence: number,
): SupplierMatch | undefined {
  const one = alone(found)
  return one && { supplierId: one.id, name: one.name, how, confidence }
}

function alone<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined
}

/** The books know another VAT number of it, or another by this one: it may be another business of that name. */
function doubted(
  match: SupplierMatch | undefined,
  read: ReadSigns,
  suppliers: readonly KnownSupplier[],
): SupplierMatch | undefined {
  if (!match) return undefined
  const known = suppliers.find(({ id }) => id === match.supplierId)
  if (!known || read.vatNumber === undefined || vatOf(known) === read.vatNumber) return match
  const isOfAnother = suppliers.some((other) => vatOf(other) === read.vatNumber)
  if (!isOfAnother && vatOf(known) === undefined) return match
  return match.how === 'similar' ? undefined : { ...match, confidence: match.confidence * 0.7 }
}

function contradicts(vatNumber: string | undefined, read: ReadSigns): boolean {
  return vatNumber !== undefined && read.vatNumber !== undefined && vatNumber !== read.vatNumber
}

function vatOf({ vatRegistrationNumber }: KnownSupplier): string | undefined {
  return vatRegistrationNumber === undefined ? undefined : vatDigits(vatRegistrationNumber)
}

const supplierIn = ({ supplier }: { supplier: KnownSupplier }): KnownSupplier => supplier
