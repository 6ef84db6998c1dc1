/** The chosen supplier as a field: its place, and what speaks for its being right. */
import type { FieldValue } from '../../../../shared/receipts/reading'
import { fittedConfidence, fittedValue, odds } from '../confidence'
import { beliefInAlike, inUse, type SupplierRanker } from './belief'
import { isAddressee, isThin, isUnborne, isWrittenOut, shopsBeside } from './borne-out'
import { isClear } from './clear'
import { goesOn } from './cut-lines'
import { choose, type Signs } from '../ranker'
import { around, boxOf, overlap, type Row } from '../lines/rows'
import { supplierCandidates, type SupplierCandidate } from './supplier'
import { saidWhole, withBeginning, withInitial, withRest, withSign } from './goes-on'
import { withoutForm } from './name'
import { notInNames } from './words'

export function supplierField(rows: readonly Row[]): FieldValue | undefined {
  const chosen = chosenSupplier(rows, supplierCandidates(rows))
  if (!chosen) return undefined
  const { best, signs } = chosen
  const boxes = best.pieces.flatMap(({ row, from, to }) => boxOf(row, from, to) ?? [])
  return fittedValue('supplier', best.name, signs, {
    box: around(boxes),
    mayBeSure: chosen.mayBeSure(fittedConfidence('supplier', signs)),
  })
}

/** Who is taken for the supplier, and what speaks for its being right. */
export interface ChosenSupplier {
  best: SupplierCandidate
  signs: Signs
  /** @param confidence the share of such suppliers that were right */
  mayBeSure: (confidence: number) => boolean
}

/**
 * The name that is believed in most, or another that a rule puts in its place. Undefined where nothing may be a name.
 * @param all of the rows
 */
export function chosenSupplier(
  rows: readonly Row[],
  all: readonly SupplierCandidate[],
  ranker = inUse(),
): ChosenSupplier | undefined {
  const choiceOf = (some: readonly SupplierCandidate[]) =>
    choose(some, ranker.weights, ranker.trees)
  const candidates = all.filter(({ signs }) => !signs['onJourney'])
  // Where an end of a journey looks more like a name than all that may be one, nothing there is sure.
  const isPassedOver = Boolean(choiceOf(all)?.best.signs['onJourney'])
  const first = choiceOf(candidates)
  const chosen = first && (choiceOf(shopsBeside(rows, first.best, candidates)) ?? first)
  if (!chosen) return undefined
  const principals = candidates.filter(({ pieces }) => pieces[0]?.isPrincipal)
  const found = choiceOf(principals)?.best ?? chosen.best
  const sender = namedSender(candidates, found, ranker)
  const named =
    (sender?.signs['oneWord'] ? fuller(candidates, sender, ranker) : undefined) ??
    sender ??
    fuller(candidates, found, ranker) ??
    senderOf(candidates, found, ranker) ??
    found
  const best =
    withInitial(rows, named) ??
    withRest(candidates, named) ??
    saidWhole(candidates, named) ??
    withBeginning(candidates, named) ??
    withSign(candidates, named) ??
    named
  return {
    best,
    signs: supplierConfidence(rows, candidates, best, ranker),
    mayBeSure: (confidence) => !isPassedOver && isClear(rows, candidates, best, ranker, confidence),
  }
}

/**
 * The whole name, where its beginning was chosen, as of a logo: with its legal form, or one that an address goes with where none
 * does with the beginning; of one word also what the paper opens with and ends in it.
 */
function fuller(
  candidates: readonly SupplierCandidate[],
  best: SupplierCandidate,
  { weights, trees }: SupplierRanker,
): SupplierCandidate | undefined {
  const { name, signs } = best
  if (signs['legal'] || best.pieces.length > 1) return undefined
  const isOneWord = Boolean(signs['oneWord']) && !signs['domain']
  const isShort = !isWrittenOut(best)
  const opening = `${name.toUpperCase()} `
  const whole = candidates.filter(
    (other) =>
      other.pieces.length === 1 &&
      ((isOneWord && isBorneOrAbove(other)) ||
        (isShort && isWrittenOut(other) && !other.signs['low']) ||
        (Boolean(other.signs['legal']) && !other.signs['customerBlock'])) &&
      (nameOf(other).toUpperCase().startsWith(opening) ||
        (isOneWord &&
          has(other, 'first', 'placedSoon') &&
          other.name.toUpperCase().endsWith(` ${name.toUpperCase()}`))) &&
      !/\d/.test(other.name.slice(opening.length)) &&
      !other.signs['columns'] &&
      !notInNames.some((sign) => other.signs[sign]),
  )
  return choose(whole, weights, trees)?.best
}

/** With a firm's form or numbers, or above the foot: `B&Q Limited`, not the `B&Q Club` of a sentence there. */
const isBorneOrAbove = ({ signs, pieces }: SupplierCandidate) =>
  !signs['low'] ||
  ['legal', 'senderLine', 'sendersNumbers'].some((sign) => signs[sign]) ||
  pieces.every(({ isWholeRow }) => isWholeRow)

/** At the foot without the form in front; elsewhere that may be how a letter calls its customer. */
const nameOf = ({ name, signs }: SupplierCandidate) =>
  signs['foot'] && signs['sendersNumbers'] && !signs['customerBlock'] ? withoutForm(name) : name

/** `Attempted break-in`, `This invoice is issued by X plc`; not `Auberge de la Poste`. */
const isSentence = (name: string, isLegal: boolean) =>
  (name.match(/(?<!\S)\p{Ll}{4}/gu)?.length ?? 0) > Number(isLegal)

/** `Bank: 20-43-47` */
const labelledNumber = /^[\p{L} .]{2,20}: ?\d/u

/** Who stands in one line with an address and is no sentence, where one word was chosen that nothing on the paper bears out. */
function senderOf(
  candidates: readonly SupplierCandidate[],
  best: SupplierCandidate,
  { weights, trees }: SupplierRanker,
): SupplierCandidate | undefined {
  if (!isThin(best) || best.pieces[0]?.isPrincipal) return undefined
  const senders = candidates.filter(
    ({ name, signs }) =>
      signs['senderLine'] &&
      !signs['town'] &&
      !labelledNumber.test(name) &&
      !isSentence(name, Boolean(signs['legal'])) &&
      !signs['oneWord'] &&
      (!signs['inMoneyRow'] || signs['legal']),
  )
  return choose(senders, weights, trees)?.best
}

/**
 * Where nothing bears out what was chosen: who stands with a firm's numbers while that does not, or in one line with address
 * and numbers under all sums, or in the first row and in the largest letters; under the label of a seller, where that stands far down or is named as the customer elsewhere; and
 * who opens an address in larger letters. A customer may have numbers too.
 */
function namedSender(
  candidates: readonly SupplierCandidate[],
  best: SupplierCandidate,
  { weights, trees }: SupplierRanker,
): SupplierCandidate | undefined {
  const isOfCustomer = Boolean(best.signs['mentionCustomer']) && !best.signs['senderBlock']
  if (!isUnborne(best) && !isOfCustomer) return undefined
  const tests = [
    ...(isOfCustomer ? [isLabelled, isSaidInFull] : []),
    ...(isAddressee(best) ? [isOfFootBeside(best)] : []),
    ...(isAddressee(best) && best.signs['blockBare']
      ? [isHolder, isOfFootColumn, isOpeningFoot]
      : []),
    ...(isAddressee(best) && best.signs['bareBesideFull'] ? [isOfBlock] : []),
    ...(isAddressee(best) && best.signs['windowPlace'] ? [isBesideLabels] : []),
    ...(best.signs['low'] ? [isUnderLabel] : []),
    ...(best.signs['blockPlaced'] && !best.signs['tallest'] ? [isLargerThan(best)] : []),
    ...(best.signs['blockNumbers'] && !best.signs['tallest'] && !best.signs['first']
      ? [isHeadline]
      : []),
  ]
  const senders = candidates.filter(
    (each) =>
      !['customerBlock', ...notInNames].some(
        (sign) => each.signs[sign] && !isOfSmallWords(sign, each),
      ) && tests.some((test) => test(each)),
  )
  return choose(senders, weights, trees)?.best
}

/** `Maison de la Colline`: what looks like a sentence has no words but names and those that join them. */
const isOfSmallWords = (sign: string, { name }: SupplierCandidate) =>
  sign === 'sentence' && !/[!?]$/.test(name) && !/(?:^|\s)\p{Ll}{4}/u.test(name)

const has = ({ signs }: SupplierCandidate, ...names: string[]) =>
  names.every((name) => Boolean(signs[name]))

/** Beside a name that stands there as well none but a firm: no line of an address (`The Old Bank, Market Place`), no keeper of a business. */
const isOfFootBeside = (best: SupplierCandidate) => (each: SupplierCandidate) =>
  has(each, 'senderLine', 'ownNumbers', 'afterMoney') &&
  (has(each, 'legal') || !has(best, 'afterMoney'))
const isHolder = ({ pieces }: SupplierCandidate) => Boolean(pieces[0]?.isHolder)
/** Under all sums, the firm that small print opens with. */
const isOpeningFoot = (each: SupplierCandidate) => has(each, 'opening', 'afterMoney', 'legal')
/** Under all sums, over an address that stands beside the numbers of a firm. */
const isOfFootColumn = (each: SupplierCandidate) =>
  has(each, 'afterMoney', 'besideNumbers', 'blockOpens', 'placedSoon') &&
  Boolean(each.pieces[0]?.isWhole)
/** In the first row over an address, with labels of the invoice on its left, while the other stands where a window would be. */
const isBesideLabels = (each: SupplierCandidate) =>
  has(each, 'first', 'besideLabel', 'blockOpens', 'blockPlaced', 'firstAddress', 'partOfRow') &&
  each.pieces.length === 1
/** Two columns, a place, or words of forms: not what hangs over a shop. */
const isNoSign = ({ signs }: SupplierCandidate) =>
  ['columns', 'town', 'street', 'title', 'form', 'role'].some((sign) => signs[sign])

/** In the first row and in the largest letters, with numbers of a firm or over an address. */
const isHeadline = (each: SupplierCandidate) =>
  has(each, 'first', 'tallest') &&
  (has(each, 'sendersNumbers') || has(each, 'addressBelow')) &&
  each.pieces.length === 1 &&
  !isNoSign(each)
const isUnderLabel = (each: SupplierCandidate) =>
  has(each, 'senderBlock', 'aboveSender', 'placedNext')
/** Alone under the label of a seller. */
const isLabelled = (each: SupplierCandidate) =>
  has(each, 'senderBlock', 'aboveSender') &&
  each.pieces.length === 1 &&
  !['form', 'title', 'role', 'street'].some((sign) => each.signs[sign])
/** In the first row over an address, and said again with more to it. */
const isSaidInFull = (each: SupplierCandidate) =>
  has(each, 'first', 'placedNext', 'mentionLonger') && each.pieces.length === 1 && !isNoSign(each)
const isOfBlock = (each: SupplierCandidate) =>
  has(each, 'legal', 'sendersNumbers') && (has(each, 'placedSoon') || has(each, 'addressBelow'))

/** Over an address of its own and set larger, as the sign of a house is beside the customer's address or over it. */
const isLargerThan = (best: SupplierCandidate) => (each: SupplierCandidate) =>
  has(each, 'tallest', 'blockPlaced') &&
  each.pieces.length === 1 &&
  Boolean(each.pieces[0]?.isWhole) &&
  (!each.signs['oneWord'] || Boolean(each.signs['mentionLonger'])) &&
  !isNoSign(each) &&
  isBeside(each, best) &&
  heightOf(each) > 1.2 * heightOf(best)

function isBeside(each: SupplierCandidate, best: SupplierCandidate) {
  const [[one], [other]] = [each.pieces, best.pieces]
  if (one === undefined || other === undefined) return false
  const isInHead = has(each, 'beforeMoney', 'placedSoon') && has(best, 'beforeMoney')
  const isAbove = one.row.page === other.row.page && one.row.index + 1 < other.row.index
  return (
    (isInHead && isAbove) || (Math.abs(one.row.index - other.row.index) < 2 && !overlap(one, other))
  )
}

const heightOf = ({ pieces }: SupplierCandidate) => Math.max(...pieces.map(({ height }) => height))

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

/** The signs that the chosen supplier is right, for the fitted confidence. */
function supplierConfidence(
  rows: readonly Row[],
  candidates: readonly SupplierCandidate[],
  best: SupplierCandidate,
  ranker: SupplierRanker,
): Signs {
  const { signs, pieces } = best
  const sureness = Math.min(...pieces.map(({ confidence }) => confidence))
  const any = (...names: string[]) => Number(names.some((name) => Boolean(signs[name])))
  return {
    bias: 1,
    belief: odds(beliefInAlike(rows, candidates, best, ranker)),
    unclear: 1 - sureness,
    legal: any('legal'),
    named: any('trade', 'place'),
    echoed: any('mentionExact', 'domainWhole', 'paid'),
    headline: Number(Boolean(signs['first'] && signs['tallest'])),
    joined: Number(pieces.length > 1 && !signs['repeated']),
    goesOn: Number(goesOn(rows, best)),
    beginning: Number(isBeginning(candidates, best)),
    within: any('afterLead', 'tail', 'spelt'),
    sentence: any('sentence'),
    oneWord: any('oneWord'),
    digits: signs['digits'] ?? 0,
    doubtful: any('form', 'address', 'contact', 'registration', 'ownPlaced', 'paymentService'),
    alone: 1 - any('mentions', 'placedSoon', 'blockFull', 'senderBlock', 'domainPart', 'legal'),
  }
}
