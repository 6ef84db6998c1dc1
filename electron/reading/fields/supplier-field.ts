/** The chosen supplier as a field: its place, and what speaks for its being right. */
import type { FieldValue } from '../../../shared/receipts/reading'
import { fittedValue, odds, rankerWeights } from './confidence'
import { choose, score, shares, type Choice, type Signs } from './ranker'
import { around, boxOf, overlap, partBelow, type Row } from './rows'
import { supplierCandidates, type SupplierCandidate } from './supplier'
import { hasLegalForm } from './supplier-words'
import { distance } from './text'

/** @param isInvoice on which a customer stands too, so that a name wants more than its place */
export function supplierField(rows: readonly Row[], isInvoice = false): FieldValue | undefined {
  const candidates = supplierCandidates(rows)
  const chosen = choose(candidates, rankerWeights.supplier)
  if (!chosen) return undefined
  const best =
    issuerOf(candidates, chosen.best) ??
    fuller(candidates, chosen.best) ??
    senderOf(candidates, chosen.best) ??
    footOf(candidates, chosen.best) ??
    chosen.best
  const choice = { ...chosen, best }
  const boxes = best.pieces.flatMap(({ row, from, to }) => boxOf(row, from, to) ?? [])
  const signs = supplierConfidence(choice, beliefInAlike(candidates, best))
  return fittedValue('supplier', best.name, signs, {
    box: around(boxes),
    mayBeSure:
      !isOfTwoNames(best) &&
      !isThin(candidates, best) &&
      !isUnsupported(candidates, best) &&
      !isOverruling(best, chosen.best) &&
      !isBeginning(candidates, best) &&
      !best.signs['dated'] &&
      !isCutHeadline(rows, best) &&
      (!isInvoice || isClearOnInvoice(rows, candidates, best)),
  })
}

/** What a firm that heads its paper has beside its name. */
const headed = ['sendersNumbers', 'registrationBelow', 'numberBelow', 'addressBelow', 'senderBlock']

/**
 * Whom a label names as issuing the paper or being paid, where somebody else was chosen; never before a firm that stands
 * with its own address or numbers, which may have another one collect for it.
 */
function issuerOf(
  candidates: readonly SupplierCandidate[],
  best: SupplierCandidate,
): SupplierCandidate | undefined {
  if (best.signs['legal'] && headed.some((name) => best.signs[name])) return undefined
  const issuers = candidates.filter(({ signs }) => signs['issuer'])
  const isSame = issuers.some(
    ({ value }) => value.includes(best.value) || best.value.includes(value),
  )
  return isSame ? undefined : strongest(issuers)
}

/**
 * Whether a label alone put it before a firm that shows by its legal form: the one may collect for the other, or let it use
 * its name.
 */
function isOverruling(best: SupplierCandidate, ranked: SupplierCandidate): boolean {
  return (
    Boolean(best.signs['issuer']) &&
    Boolean(ranked.signs['legal']) &&
    !isAlike(best.value, ranked.value)
  )
}

/** What may speak for a name beside its standing first and large, as a heading does too. */
const supports = ['legal', 'trade', 'place', 'domain', 'payee', 'paid', 'repeated', 'issuer']
const placed = ['addressBelow', 'addressNear', 'contactNear', 'registrationBelow', 'numberBelow']

/** Whether it may be a heading of the form, or whom somebody else than was chosen by reading is named as paid. */
function isUnsupported(
  candidates: readonly SupplierCandidate[],
  { value, signs }: SupplierCandidate,
): boolean {
  const isRivalled = candidates.some(
    (other) => other.signs['issuer'] && !isAlike(other.value, value),
  )
  const isKnown = [...supports, ...placed, 'senderBlock', 'senderLine', 'sendersNumbers'].some(
    (name) => signs[name],
  )
  return isRivalled || !isKnown
}

const isBorneOut = ({ signs }: SupplierCandidate) =>
  ['legal', 'domain', 'payee', 'paid', 'issuer', 'senderLine', 'senderBlock'].some(
    (name) => signs[name],
  )

const strongest = (candidates: readonly SupplierCandidate[]) =>
  candidates.toSorted(
    (a, b) => score(b.signs, rankerWeights.supplier) - score(a.signs, rankerWeights.supplier),
  )[0]

/** No part of a name, whatever it begins with. */
const notInNames = ['address', 'comma', 'dated', 'sentence', 'colon', 'manyDigits']

/** Beside an address or the numbers of a firm its name is written out. */
const isWrittenOut = ({ signs }: SupplierCandidate) =>
  ['addressBelow', 'senderBlock', 'sendersNumbers', 'senderLine'].some((name) => signs[name])

/** The whole name, where one word of it stands alone, or several that no address goes with and the name does further up: as in a logo. */
function fuller(
  candidates: readonly SupplierCandidate[],
  best: SupplierCandidate,
): SupplierCandidate | undefined {
  const { name, signs } = best
  const isOneWord = Boolean(signs['oneWord']) && !signs['domain']
  const isShort = !signs['legal'] && best.pieces.length === 1 && !isWrittenOut(best)
  if (!isOneWord && !isShort) return undefined
  const opening = `${name.toUpperCase()} `
  return strongest(
    candidates.filter(
      (other) =>
        other.pieces.length === 1 &&
        (isOneWord || (isWrittenOut(other) && !other.signs['low'])) &&
        other.name.toUpperCase().startsWith(opening) &&
        !/\d/.test(other.name.slice(opening.length)) &&
        !notInNames.some((sign) => other.signs[sign]),
    ),
  )
}

/** Who stands in one line with an address, where one word or a sentence was chosen that nothing on the paper bears out. */
function senderOf(
  candidates: readonly SupplierCandidate[],
  best: SupplierCandidate,
): SupplierCandidate | undefined {
  const { signs } = best
  const isKnown = ['repeated', 'sendersNumbers', 'addressBelow', 'trade', 'place'].some(
    (name) => signs[name],
  )
  if (isBorneOut(best) || isKnown || !(signs['oneWord'] || signs['sentence'])) return undefined
  return strongest(
    candidates.filter(({ signs: own }) => own['senderLine'] && !own['town'] && !own['oneWord']),
  )
}

/** Who stands at the foot over an address and with numbers, where nothing at all speaks for what was chosen. */
function footOf(
  candidates: readonly SupplierCandidate[],
  best: SupplierCandidate,
): SupplierCandidate | undefined {
  const { signs } = best
  const isHeadline = signs['first'] && signs['tallest']
  if (isHeadline || isBorneOut(best) || isWrittenOut(best) || signs['repeated']) return undefined
  return strongest(
    candidates.filter(
      ({ signs: own, pieces }) =>
        own['numbersAtFoot'] &&
        pieces.length === 1 &&
        !notInNames.some((sign) => own[sign]) &&
        !own['town'] &&
        !own['registration'] &&
        !own['contact'],
    ),
  )
}

/** Whether it may go on in the next line: a headline in two lines, or a legal form under it. */
function goesOn(rows: readonly Row[], best: SupplierCandidate): boolean {
  const next = lineBelow(rows, best)
  if (!next || best.signs['legal']) return false
  return isCutHeadline(rows, best) || hasLegalForm(next.text.toUpperCase())
}

function lineBelow(rows: readonly Row[], { pieces }: SupplierCandidate) {
  const last = pieces.at(-1)
  const own = last && last.row.parts.find((part) => overlap(part, last))
  return own && partBelow(rows, last.row, own)?.part
}

/** Whether the line under it is as large: a name may go on there. */
function isCutHeadline(rows: readonly Row[], best: SupplierCandidate): boolean {
  const last = best.pieces.at(-1)
  const next = lineBelow(rows, best)
  if (!last || !next || best.signs['legal']) return false
  const isHeadline = last.height > 1.2 * last.row.unit && !/\d/.test(next.text)
  return isHeadline && Math.abs(next.height - last.height) < 0.1 * last.height
}

/** Whether it is made of several lines that nothing else on the paper puts together. */
const isMade = ({ signs, pieces }: SupplierCandidate) => pieces.length > 1 && !signs['repeated']

/** Whether a line that could be a whole name is joined to another: a shop and the firm behind it. */
const isOfTwoNames = ({ signs }: SupplierCandidate) =>
  Boolean(signs['joinsTrade'] || (signs['joinsLegal'] && !signs['malaysianForm'])) &&
  !signs['repeated'] &&
  !signs['joinsForm']

/**
 * Whether it may be no name, or half of one: a sentence, one word that nothing else bears out, the beginning of a longer
 * name on the paper.
 */
function isThin(candidates: readonly SupplierCandidate[], best: SupplierCandidate): boolean {
  const { signs, value } = best
  if (isBorneOut(best)) return false
  if (signs['sentence']) return true
  if (!signs['oneWord']) return false
  const isPart = candidates.some(
    (other) => other.value !== value && other.value.startsWith(value) && other.pieces.length === 1,
  )
  return isPart || !signs['repeated']
}

/** Whether a line of the paper says it and more: the whole name may be the longer one. */
const isBeginning = (
  candidates: readonly SupplierCandidate[],
  { name, value, pieces }: SupplierCandidate,
) =>
  candidates.some(
    (other) =>
      other.pieces.length === 1 &&
      pieces.length === 1 &&
      other.value.startsWith(value) &&
      other.value.length - value.length > 0.25 * other.value.length &&
      other.name.toUpperCase().startsWith(`${name.toUpperCase()} `) &&
      !/\d/.test(other.name) &&
      !notInNames.some((sign) => other.signs[sign]),
  )

/** A customer stands there too, and blocks beside one another. */
const isClearOnInvoice = (
  rows: readonly Row[],
  candidates: readonly SupplierCandidate[],
  best: SupplierCandidate,
) => isShownAsSender(candidates, best) && !goesOn(rows, best) && !isMade(best)

/** Whether the name stands anywhere as only the sender's does. */
function isShownAsSender(
  candidates: readonly SupplierCandidate[],
  { value }: SupplierCandidate,
): boolean {
  const alike = candidates.filter((candidate) => candidate.value === value)
  const isHeadline = alike.some(({ signs }) => signs['first'] && signs['tallest'])
  if (isHeadline) return true
  return alike.some(({ signs }) =>
    ['senderBlock', 'senderLine', 'sendersNumbers', 'domain', 'payee', 'paid', 'issuer'].some(
      (name) => (signs[name] ?? 0) > 0,
    ),
  )
}

/** Belief in it and in all that read nearly the same: with its number or without, with a branch or without. */
export function beliefInAlike(
  candidates: readonly SupplierCandidate[],
  best: SupplierCandidate,
  weights = rankerWeights.supplier,
): number {
  const beliefs = shares(candidates, weights)
  return candidates.reduce((sum, { value }, index) => {
    const belief = beliefs[index] ?? 0
    return belief > 0.001 && isAlike(value, best.value) ? sum + belief : sum
  }, 0)
}

function isAlike(a: string, b: string): boolean {
  const longer = Math.max(a.length, b.length)
  return a === b || distance(a, b) <= 0.2 * longer
}

/** The signs that the chosen supplier is right, for the fitted confidence. */
export function supplierConfidence({ best }: Choice<SupplierCandidate>, belief: number): Signs {
  const { signs, pieces } = best
  const sureness = Math.min(...pieces.map(({ confidence }) => confidence))
  const has = (name: string) => Number(Boolean(signs[name]))
  return {
    bias: 1,
    belief: odds(belief),
    unclear: 1 - sureness,
    legal: has('legal'),
    named: Number(Boolean(has('trade') + has('place'))),
    echoed: Number(Boolean(has('repeated') + has('domain') + has('paid'))),
    first: has('first'),
    joined: has('joined'),
    rival: Number(
      !has('legal') && Boolean(has('legalBelow') + has('legalAbove') + has('tradeBelow')),
    ),
    digits: signs['digits'] ?? 0,
    doubtful: Number(Boolean(has('form') + has('address') + has('contact') + has('registration'))),
  }
}
