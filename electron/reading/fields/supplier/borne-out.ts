/** What else on a paper bears out that a name is the sender's, and who is named there for another. */
import type { Row } from '../lines/rows'
import type { SupplierCandidate } from './supplier'
import { notInNames } from './words'

/** Beside an address or the numbers of a firm its name is written out. */
export const isWrittenOut = ({ signs }: SupplierCandidate) =>
  ['addressBelow', 'senderBlock', 'sendersNumbers', 'senderLine'].some((name) => signs[name])

const bearersOut =
  'mentions domainWhole domainPart domainFirst issuer opening senderBlock customerBlock'.split(' ')

/** Whether nothing else on the paper says that it is the sender. */
export const isUnborne = ({ signs }: SupplierCandidate) => !bearersOut.some((name) => signs[name])

/** Nothing bears it out and no address goes with it. */
export const isBare = (best: SupplierCandidate) =>
  isUnborne(best) &&
  !isWrittenOut(best) &&
  !['legal', 'placedSoon', 'blockFull', 'blockPlaced'].some((sign) => best.signs[sign])

/** Firms that take payments for shops, by their whole name, which may be part of a shop's. In capitals. */
const paymentFirm =
  /^(?:SUM ?UP|I?ZETTLE|SQUARE(?:UP)?|STRIPE|PAYPAL|MOLLIE|KLARNA|ADYEN|WORLDPAY|VIVA(?:\.COM| WALLET)?|TEYA|DOJO)(?: (?:PAYMENTS?|BY PAYPAL|INTERNATIONAL|EUROPE|UK|(?:LIMITED|LTD|INC|B\.?V|AB|PLC)\.?))*$/

/** Who takes payments for shops and stands on the paper without an address or numbers of a firm. */
const isOfService = (each: SupplierCandidate) =>
  paymentFirm.test(each.name.toUpperCase()) && !isWrittenOut(each)

/** Headed as an invoice to a merchant, for what it took for them. */
const isBillToMerchant = (rows: readonly Row[]) =>
  rows.slice(0, headRows).some(({ text }) => /^(?:your )?(?:invoice|statement)\b/i.test(text)) &&
  rows.some(({ text }) => /\bmerchant (?:id|number|no)\b/i.test(text)) &&
  rows.some(({ text }) => /\bdirect debit\b/i.test(text))

const headRows = 3

/** The shops that may be the one it takes them for, near the top; none where another was chosen. */
export const shopsBeside = (
  rows: readonly Row[],
  best: SupplierCandidate,
  candidates: readonly SupplierCandidate[],
) =>
  isOfService(best) && !isBillToMerchant(rows)
    ? candidates.filter(
        (each) => !isOfService(each) && !notOfShops.some((sign) => each.signs[sign]),
      )
    : []

/** Not what hangs over a shop. */
const notOfShops = [...'low foot customerBlock town role form title'.split(' '), ...notInNames]

/** It opens an address, as a customer's name does. */
export const isAddressee = (best: SupplierCandidate) =>
  isUnborne(best) && Boolean(best.signs['blockPlaced'])

/** What may bear out a name of one word. */
const bearings =
  'mentions domainWhole domainPart domainFirst placedSoon blockFull senderBlock senderLine issuer opening'

/** What firms are called that take money for others, as a word of their names. */
const takesMoney = /\b(?:PAY(?:MENTS?)?|CARD PROCESSING)\b/i

/** A firm in one line with its address and its numbers, or before both in small print, which takes no money for others. */
const isSenderLine = ({ name, signs }: SupplierCandidate) =>
  ['legal', 'ownNumbers'].every((sign) => signs[sign]) &&
  Boolean(signs['senderLine'] || signs['opening']) &&
  !takesMoney.test(name)

/** Whether it is one word that nothing else on the paper bears out, or stands where an address does; no street has a legal form. */
export const isThin = (each: SupplierCandidate) =>
  (Boolean(each.signs['ownPlaced']) && !isSenderLine(each)) ||
  (Boolean(each.signs['street']) && !each.signs['legal']) ||
  (Boolean(each.signs['oneWord']) && !bearings.split(' ').some((name) => each.signs[name]))
