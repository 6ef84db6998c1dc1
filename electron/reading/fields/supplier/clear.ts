/** Whether a chosen supplier may be sure: nothing on the paper may be it as well, and it is a name by all that is known of names. */
import type { Row } from '../lines/rows'
import { shares, type Signs } from '../ranker'
import { beliefInAlike, isAlike, isSignOf, type SupplierRanker } from './belief'
import { isAddressee, isBare, isThin, isUnborne, isWrittenOut } from './borne-out'
import { isCutForm, isCutHeadline } from './cut-lines'
import { isOfHouse } from './house'
import { atComma, nameKey } from './name'
import { hasOtherAddress } from './other-address'
import { isCustomerLabel } from './party-labels'
import { saysPayer } from './payer'
import type { SupplierCandidate } from './supplier'
import { hasLegalForm, isLikeStreet, notInNames, ofBank, town, ukPostcode } from './words'

/** The same name elsewhere, where nothing is thin about it: at the head, of one that opens the small print of the foot with its address. */
const isSaid = (other: SupplierCandidate, { value }: SupplierCandidate) =>
  other.value === value && !isThin(other)

/** What is believed less is not sure, whatever else speaks for it: on papers of a new kind a heading looks like a name. */
const leastBelief = 0.9
/** Enough where all that speaks for it makes so much confidence: a beginning of the name, or a firm behind the sign, is believed in beside it. */
const leastOfConfident = 0.75
const confident = 0.95
/** Of a sender in one line with its address. */
const rival = 0.05
/** What speaks for a sign over it. */
const borne = ['legal', 'domainWhole', 'domainPart', 'sendersNumbers', 'trade']
/** Enough where the paper says who sold: `Verkauft von X GmbH, USt-IdNr. DE…`. */
const leastOfSeller = 0.6

function leastFor(
  candidates: readonly SupplierCandidate[],
  best: SupplierCandidate,
  { weights, trees }: SupplierRanker,
  confidence: number,
) {
  if (isSaidToSell(candidates, best)) return leastOfSeller
  if (confidence < confident) return leastBelief
  // `Türen . Tore . Zäune` over the line of the sender.
  const beliefs = shares(candidates, weights, trees)
  const isBesideSender = candidates.some(
    (other, at) =>
      (beliefs[at] ?? 0) > rival &&
      Boolean(other.signs['senderLine']) &&
      !other.signs['customerBlock'] &&
      !isAlike(other.value, best.value),
  )
  const isBorne = borne.some((sign) => best.signs[sign])
  return isBesideSender && !isBorne ? leastBelief : leastOfConfident
}

/**
 * Whether hardly anything rivals it, and it is no line of two names, none that the next line ends, and no day.
 * @param confidence the share of such suppliers that were right
 */
export const isClear = (
  rows: readonly Row[],
  candidates: readonly SupplierCandidate[],
  best: SupplierCandidate,
  ranker: SupplierRanker,
  confidence: number,
): boolean =>
  beliefInAlike(rows, candidates, best, ranker) >= leastFor(candidates, best, ranker, confidence) &&
  !isOfTwoNames(best) &&
  !isOfTwoFirms(best) &&
  (!isThin(best) || candidates.some((other) => isSignOf(other, best) || isSaid(other, best))) &&
  !isLaterAddressee(rows, candidates, best) &&
  !hasIssuerBeside(rows, candidates, best) &&
  !isAfterCustomer(best) &&
  !isToPay(best) &&
  !hasAddresseeBeside(candidates, best) &&
  !isUnderSenderLine(candidates, best) &&
  !isUnderCustomer(best) &&
  !isBareBesideAddressed(candidates, best) &&
  !isOnPayersSlip(rows, best) &&
  !isOfElse(best) &&
  !(isAddressee(best) && hasOtherAddress(rows, best)) &&
  !isWithPlace(best) &&
  !isSpaced(best) &&
  !best.signs['dated'] &&
  !best.signs['siteOfOther'] &&
  !best.signs['domainCut'] &&
  !isCutHeadline(rows, best) &&
  !isCutForm(rows, best)

/** Whether words say that it sold, beside the numbers of a firm. */
const isSaidToSell = (candidates: readonly SupplierCandidate[], best: SupplierCandidate) =>
  candidates.some(
    ({ value, signs }) =>
      value === best.value &&
      ['issuer', 'legal', 'senderBlock', 'sendersNumbers'].every((sign) => signs[sign]) &&
      !signs['customerBlock'] &&
      !signs['mentionCustomer'],
  )

/** In an address without numbers, where another stands in one line with its own. */
const isUnderSenderLine = (candidates: readonly SupplierCandidate[], best: SupplierCandidate) =>
  isAddressee(best) &&
  Boolean(best.signs['blockBare']) &&
  !best.signs['senderLine'] &&
  candidates.some(
    (other) =>
      Boolean(other.signs['senderLine']) &&
      !other.signs['town'] &&
      !isThin(other) &&
      !isAlike(other.value, best.value) &&
      !other.value.includes(best.value),
  )

/** What a paper calls itself, with more behind it: `Reçu Taxi Parisien`. */
const heading =
  /^(?:receipt|ticket|re[çc]u|billet|quittung|beleg|bon|ricevuta|scontrino|biglietto|recibo|boleto|bilhete|kvitto|kvittering|paragon|bilet|kuitti|lippu|účtenka|nyugta) \p{L}/iu

/** What is sold or done: `Türen . Tore . Zäune`. */
const listed = /^[\p{L}&]+(?: [.·•|–-] [\p{L}&]+){2,}$/u

/**
 * Nothing bears it out, and it stands beside an amount as what was sold does, or is written as an address, a journey or a heading
 * is.
 */
const isOfElse = (best: SupplierCandidate) =>
  isUnborne(best) &&
  !best.signs['legal'] &&
  (Boolean(best.signs['besideMoney'] || best.signs['comma']) ||
    isLikeStreet(best.name) ||
    heading.test(best.name) ||
    listed.test(best.name) ||
    /^\p{Lu}\p{L}+ to \p{Lu}/u.test(best.name))

/** Nothing says that it is whose money it is, on a slip that says who gave it. */
const isOnPayersSlip = (rows: readonly Row[], best: SupplierCandidate) =>
  (isBare(best) || Boolean(best.signs['customerBlock'])) && saysPayer(rows)

/** It is bare, while an address goes with another name: `FISHING PERMIT` over all, its owner at the foot. */
const isBareBesideAddressed = (candidates: readonly SupplierCandidate[], best: SupplierCandidate) =>
  isBare(best) &&
  candidates.some(
    (other) =>
      Boolean(other.signs['low']) &&
      ['senderLine', 'addressBelow', 'blockFull'].some((sign) => other.signs[sign]) &&
      !notOfFoot.some((sign) => other.signs[sign]) &&
      !isAlike(other.value, best.value) &&
      !other.value.includes(best.value),
  )

/** Said again, with the numbers of a firm or at its own place on the web, and of no customer. */
const isWellBorne = ({ signs }: SupplierCandidate) =>
  Boolean(signs['mentions']) &&
  Boolean(signs['sendersNumbers'] || signs['domainWhole']) &&
  !signs['customerBlock'] &&
  !signs['mentionCustomer']

/** So borne out wherever it stands, or at the head and named as the firm that the paper is of, as on a slip that goes back to it. */
const isBorneAnywhere = (candidates: readonly SupplierCandidate[], best: SupplierCandidate) => {
  const alike = candidates.filter(({ value }) => value === best.value)
  const isPrincipal = alike.some(
    ({ pieces: [piece], signs }) => piece?.isPrincipal && signs['legal'],
  )
  const isAtHead = alike.some(({ signs }) => !signs['low'] && !signs['customerBlock'])
  return alike.some((each) => isWellBorne(each) || isInFoot(each)) || (isPrincipal && isAtHead)
}

/** A firm that stands at the foot in one line with its address and its numbers. */
const isInFoot = ({ signs }: SupplierCandidate) =>
  ['legal', 'foot', 'senderLine', 'sendersNumbers'].every((sign) => signs[sign]) &&
  !signs['customerBlock'] &&
  !signs['mentionCustomer']

/** Whether another is the customer by whose attention the letter wants, which a sender may ask for as well. */
const hasAddresseeBeside = (candidates: readonly SupplierCandidate[], best: SupplierCandidate) =>
  candidates.some(
    (other) =>
      other.signs['addressed'] &&
      !isAlike(other.value, best.value) &&
      (!isBorneAnywhere(candidates, best) || isWellBorne(other)),
  )

/** At the foot, whom to pay: `Pay Brindabella Access Pty Ltd, BSB 123-456`. */
const isToPay = ({ name, signs }: SupplierCandidate) =>
  Boolean(signs['low']) && /^Pay \p{Lu}/u.test(name)

/** `Pupil Ida Holm`: opens with what a customer is called. */
const isAfterCustomer = ({ name, signs }: SupplierCandidate) =>
  !signs['legal'] && isCustomerLabel(name.split(' ')[0] ?? '')

/** Straight under the label of a customer, or behind it in its row. */
const isUnderCustomer = ({ signs }: SupplierCandidate) =>
  Boolean(signs['customerBlock']) &&
  ['aboveCustomer', 'customerBeside', 'afterColon'].some((sign) => signs[sign])

/**
 * Looks like the customer, since another address stands before its own: that may be the sender's, whose name is in a picture
 * (`Hill Lane 4, Leeds` under a logo, then `Ida Holm, Mill Road 2`). Not so who heads the paper as well, or stands in the
 * small print of the foot as a firm with its numbers (`Holm Ltd, Company No. 4711882`).
 */
const isLaterAddressee = (
  rows: readonly Row[],
  candidates: readonly SupplierCandidate[],
  best: SupplierCandidate,
) =>
  isAddressee(best) &&
  Boolean(best.signs['blockOpens']) &&
  !best.signs['firstAddress'] &&
  !isFirmAtFoot(best) &&
  !hasHeadline(rows, candidates, best)

/** In small print under all sums, over an address with its numbers, and not with those of a bank. */
const isFirmAtFoot = ({ name, signs }: SupplierCandidate) =>
  ['afterMoney', 'smallPrint', 'legal', 'sendersNumbers', 'blockNumbers'].every(
    (sign) => signs[sign],
  ) &&
  !signs['blockIban'] &&
  !name.includes(':')

/** Whether the paper opens with another name of its house. */
function hasHeadline(
  rows: readonly Row[],
  candidates: readonly SupplierCandidate[],
  best: SupplierCandidate,
) {
  return candidates.some((other) => other.signs['first'] && isOfHouse(rows, other, best))
}

/** No sentence of small print, which opens with words in small letters: `Title passes on payment`. */
const isLikeName = (signs: Signs) =>
  (signs['lowerWords'] ?? 0) < 0.3 && !signs['sentence'] && !signs['form']

/**
 * Less than a firm's name: a postcode, the short word of a label that small print opens with (`Inh.`), or a clerk's one name where
 * the supplier stands with its numbers.
 */
const isFragment = ({ name, signs, pieces: [piece] }: SupplierCandidate, best: SupplierCandidate) =>
  !signs['domainWhole'] &&
  (isPostcode(piece?.text ?? '') ||
    (Boolean(signs['oneWord']) &&
      (signs['issuer']
        ? Boolean(best.signs['sendersNumbers']) &&
          writtenBy.test(piece?.row.text.slice(0, piece.from) ?? '')
        : name.length <= longestLabelWord)))

const longestLabelWord = 4
/** `BA11 5JU`, and nothing else. */
const isPostcode = (text: string) => text !== '' && text.replace(ukPostcode, '') === ''

/**
 * Whether another is said to have issued the paper (`Issued by Holm Ltd`), or opens the small print with a firm's numbers
 * (`Holm Ltd, Company No. 4711882`). The firm may be the one that a shop with its address belongs to: one of the same house
 * in small print is no rival.
 */
function hasIssuerBeside(
  rows: readonly Row[],
  candidates: readonly SupplierCandidate[],
  best: SupplierCandidate,
) {
  return candidates.some((other) => {
    const { name, value, signs } = other
    return (
      Boolean(
        signs['issuer'] ||
        (signs['opening'] && (signs['foot'] || (signs['afterMoney'] && !isWrittenOut(best)))),
      ) &&
      !isClerk(other, best) &&
      (signs['legal'] || (isLikeName(signs) && !isFragment(other, best))) &&
      !ofBank.test(name) &&
      !isAlike(value, best.value) &&
      !value.includes(best.value) &&
      !best.value.includes(value) &&
      (Boolean(signs['issuer']) || !isOfHouse(rows, other, best)) &&
      !candidates.some((firm) => isCutOf(other, firm) && isOfHouse(rows, firm, best))
    )
  })
}

/** Whether a name is that of a firm without its form, which stands behind it: `Hermanos Bardají` of `Hermanos Bardají, S.L.` */
const isCutOf = (name: SupplierCandidate, firm: SupplierCandidate) =>
  Boolean(firm.signs['legal']) &&
  !name.signs['legal'] &&
  firm.name.startsWith(name.name) &&
  firm.pieces[0]?.row === name.pieces[0]?.row

/** A person who wrote the paper for a firm with its numbers, or for a seller of their name: `Vystavil: Jana Hrušková`. */
const isClerk = ({ name, signs, pieces: [piece] }: SupplierCandidate, best: SupplierCandidate) =>
  ['issuer', 'twoWords', 'low'].every((sign) => signs[sign]) &&
  !signs['legal'] &&
  Boolean(best.signs['senderBlock']) &&
  !best.signs['customerBlock'] &&
  (Boolean(signs['allTitled'] && best.signs['legal'] && best.signs['sendersNumbers']) ||
    hasFamilyName(name, best.name)) &&
  writtenBy.test(piece?.row.text.slice(0, piece.from) ?? '')

const fewestOfFamily = 5

/** Whether a word of both begins alike, as `Vaněčková` and `Vaněček` do. */
const hasFamilyName = (one: string, other: string) =>
  one.split(' ').some((word) => {
    const stem = nameKey(word).slice(0, fewestOfFamily)
    return (
      stem.length === fewestOfFamily &&
      other.split(' ').some((each) => nameKey(each).startsWith(stem))
    )
  })

const writtenBy =
  /(?:Vystavil|Vyhotovil|Wystawił|Issued by|Prepared by|Raised by|Erstellt von|Bearbeitet von)\w{0,2}\s*:?\s*$/iu

/** Whether a line that could be a whole name is joined to another: a shop and the firm behind it. */
const isOfTwoNames = ({ signs }: SupplierCandidate) =>
  Boolean(signs['joinsTrade'] || (signs['joinsLegal'] && !signs['malaysianForm'])) &&
  !signs['repeated'] &&
  !signs['joinsForm']

/** `A r c h . Federica Mantovani`: a word whose letters stand apart. */
const isSpaced = ({ name }: SupplierCandidate) => /(?<!\p{L})(?:\p{Ll} ){3}/u.test(name)

/** `Twomey & Daughters, The Mart Road, Kanturk`: with where it is. */
function isWithPlace({ name }: SupplierCandidate): boolean {
  const { rest, isAddress } = atComma(name)
  return (isAddress || town.test(rest)) && !hasLegalForm(rest) && !/&| AND /.test(rest)
}

/** `X Ltd Y Ltd`: columns that recognition joined, each with a firm in it. */
function isOfTwoFirms({ name }: SupplierCandidate): boolean {
  const forms = name.split(' ').map((word) => hasLegalForm(word.toUpperCase()))
  const [first, last] = [forms.indexOf(true), forms.lastIndexOf(true)]
  const between = name.split(' ').slice(first + 1, last)
  return first > 0 && between.filter((word) => /^\p{Lu}\p{L}{3}/u.test(word)).length > 1
}

/** No name under which an address stands at the foot. */
const notOfFoot = ['customerBlock', 'town', 'street', 'role', 'form', 'oneWord', ...notInNames]
