/** Whether a firm's numbers stand with another address than the one under the name that was chosen, which is a customer's then. */
import { overlap, type Row } from '../lines/rows'
import { labelForm } from '../lines/text'
import type { SupplierCandidate } from './supplier'

/** A postcode beside its town, as countries print it. */
const postcodes =
  /(?<![\d/-]|HR[AB] |\d{3} )(?:\d{5}|\d{4}(?: ?[A-Z]{2})?|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3})(?= \p{Lu}\p{L})|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]{2} \d{5}\b/gu

/** Numbers that a firm has from the state. */
const firmNumber =
  /\b(?:SIRET|SIREN|RCS|KVK|BTW|VAT|TVA|UST|UID|MWST|NIP|REGON|NIF|CIF|P ?IVA|PARTITA IVA|CVR|ORG(?: ?NR)?|DIC|ICO|ABN|ACN|GST|HRB|ST NR|STEUERNUMMER|BCE|KBO)\b.{0,60}\d{3}/

const codesIn = (text: string): string[] =>
  [...text.matchAll(postcodes)].map(([code]) => code.replaceAll(/\W/g, ''))

/** Of how many rows under a name its address is. */
const addressRows = 3

/** @param best what was chosen; whatever the paper says of it elsewhere has to be asked for before */
export function hasOtherAddress(rows: readonly Row[], best: SupplierCandidate): boolean {
  const [piece] = best.pieces
  if (!piece) return false
  const { row } = piece
  const under = rows
    .slice(row.index + 1, row.index + 1 + addressRows)
    .filter(({ page }) => page === row.page)
    .flatMap(({ parts }) => parts.filter((part) => overlap(part, piece)))
  const own = new Set(under.flatMap(({ text }) => codesIn(text)))
  const others = rows
    .filter(({ text }) => firmNumber.test(labelForm(text)))
    .flatMap(({ text }) => codesIn(text))
  return own.size > 0 && others.length > 0 && !others.some((code) => own.has(code))
}
