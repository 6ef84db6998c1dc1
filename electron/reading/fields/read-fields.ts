/** What a receipt says: from the recognised lines of its pages to its fields, each absent where it was not seen. */
import type {
  DocumentKind,
  FieldValue,
  ReadFields,
  ReadItem,
  VatLine,
} from '../../../shared/receipts/reading'
import { amountsOf, type Amount } from './amounts/amounts'
import { doubted, fieldValue, rankerWeights } from './confidence'
import { cardIn, type FoundCard } from './amounts/card'
import { withChange } from './amounts/change'
import { withoutBalances } from './amounts/balances'
import { coinOf } from './amounts/coins'
import { withoutCorrected } from './amounts/corrected'
import { whereaboutsOf } from './countries/told'
import { currencyOf, type FoundCurrency } from './amounts/currency'
import { customerReferenceIn, type FoundReference } from './numbers/customer-reference'
import { dateOrderOf } from './dates/country-order'
import { dateField } from './dates/field'
import { documentKindOf, type FoundKind } from './kind/document-kind'
import { isHeadedAsCredit } from './kind/headings'
import { documentNumberIn, type FoundNumber } from './numbers/document-number'
import { dueField } from './dates/due'
import { ibanIn, type FoundIban } from './numbers/iban'
import { itemSums } from './amounts/item-sums'
import { itemsOf, type FoundItem } from './amounts/items'
import { languagesOf, seemsEnglish } from './lines/language'
import { ledgerOf, type Ledger } from './amounts/ledger'
import { decimal } from './amounts/money'
import { paymentOf, type FoundPayment } from './amounts/payment'
import { choose } from './ranker'
import { boxOf, confidenceOf, headingOf, rowsOf, type Page, type Row } from './lines/rows'
import { labelForm } from './lines/text'
import { supplierField } from './supplier/field'
import { isSelfBilled } from './supplier/self-billed'
import { totalCandidates, type TotalCandidate } from './amounts/total'
import { totalField } from './amounts/total-field'
import { isInTwoCurrencies, ofOwnCurrency } from './amounts/two-currencies'
import { addedVat, closingVat, listedVat, summedVat, tiedVat } from './vat/tied'
import { taxOfSumRow } from './vat/sum-row'
import { withNet } from './vat/line-sums'
import { rateLines, vatCandidates, type RateLine, type VatCandidate } from './vat/vat'
import { vatField } from './vat/field'
import { saysReversed, saysUnregistered, vatFreeField } from './vat/free'
import { vatNumberIn, type FoundVatNumber } from './numbers/vat-number'

export interface Context {
  /** `YYYY-MM-DD`: a receipt dated later is doubtful. */
  today: string
  /** The user's country, for what the paper leaves open. */
  home?: 'GB'
}

/**
 * The fields of one receipt or invoice on its pages, in order. Never fails, whatever the lines hold; never returns what
 * the lines neither show nor imply. Every `confidence` is the share of such values that were right on known receipts.
 */
export function readFields(pages: readonly Page[], context: Context): ReadFields {
  const rows = rowsOf(pages)
  const languages = languagesOf(rows)
  const language = languages.length === 1 ? languages[0] : undefined
  const from = whereaboutsOf(rows, language)
  const printed = withoutCorrected(rows, withoutBalances(amountsOf(rows)))
  const amounts = withChange(ofOwnCurrency(rows, printed, from))
  const vatNumber = vatNumberIn(rows)
  const iban = ibanIn(rows)
  const setting = { from, vatNumber, iban: iban?.value, home: context.home }
  const coin = coinOf(currencyOf(amounts, undefined, setting)?.code)
  const ledger = ledgerOf(amounts, coin, isHeadedAsCredit(rows))
  const totals = totalCandidates(ledger)
  const total = choose(totals, rankerWeights.total)
  const taxed = taxedOf(rows, ledger, total?.best)
  const lines = rateLines(rows, ledger, taxed)
  const vat = vatOn(rows, ledger, lines, taxed)
  const isReversed = isReverseCharged(rows, ledger, total?.best, vat?.best)
  // `I am not registered for VAT. The second visit (quoted £85) is not included.`
  const isUntaxed =
    !vat?.best.signs['restPrinted'] && rows.some(({ text }) => saysUnregistered(text))
  const isInTwo = isInTwoCurrencies(amounts, from)
  const likely = currencyOf(amounts, total?.best.amount, setting)
  const currency: FoundCurrency | undefined =
    likely && isInTwo ? { ...likely, by: 'words' } : likely
  const payment = paymentOf(rows, amounts, total?.best.cents)
  const card = payment?.method === 'cash' ? undefined : cardIn(rows)
  const order = dateOrderOf(rows, {
    currency: currency?.code,
    isByWords: currency?.by === 'words',
    signs: new Set(amounts.flatMap((amount) => amount.currency ?? [])),
    language,
    vatNumber,
  })
  const kind = documentKindOf(rows, ledger, total?.best.amount, payment !== undefined)
  const date = dateField(rows, context.today, order, { language, kind: kind?.kind })
  const supplier = supplierField(rows)
  // Where no word is known, a heading may be taken for a name and a net sum for the total.
  const isUntold = languages.length === 0
  const isForeign = isUntold && !seemsEnglish(rows)
  const told = <F extends FieldValue | undefined>(field: F, isDoubtful = isForeign) =>
    field && isDoubtful ? doubted(field) : field
  const isOpen = isInTwo || lacksLastPage(rows)
  const cut = (field: FieldValue | undefined) => (field && isOpen ? doubted(field) : field)
  const said = { rows, payment: kind?.kind === 'receipt' ? payment : undefined, currency }
  const totalIs = cut(told(total && totalField(total, totals, ledger, said)))
  const due = told(
    dueField(rows, date?.value, paidAs(payment, kind), order, kind?.kind === 'statement'),
  )
  return present({
    kind: kind && kindField(kind, !payment && isAfter(due, date)),
    supplier: isSelfBilled(rows) ? supplier && doubted(supplier) : told(supplier, isUntold),
    date: told(date),
    due,
    total: totalIs,
    vat:
      isReversed || isUntaxed
        ? undefined
        : cut(told(vat && vatField(vat, totalIs?.isSure ?? false))),
    vatFree: vatFreeField(rows),
    vatLines: isReversed ? [] : withNet(lines, ledger, taxed).map((line) => vatLine(line, ledger)),
    vatNumber: vatNumber && vatNumberField(vatNumber, currency),
    currency: currency && currencyField(currency),
    payment: payment && paymentField(payment, card),
    cardLastFour: card && cardField(card),
    iban: iban && ibanField(iban),
    documentNumber: numberField(documentNumberIn(rows, kind?.kind === 'statement')),
    // A shop calls its own number that of your order.
    customerReference:
      kind?.kind === 'invoice' || kind?.kind === 'credit-note'
        ? referenceField(customerReferenceIn(rows))
        : undefined,
    items: itemsOf(
      rows,
      amounts,
      itemSums(amounts, ledger, total?.best.cents, vat?.best.cents),
    ).map((item) => readItem(item)),
  })
}

/** Whether the tax is the customer's to pay, as the paper says: one that the total does not hold. */
const isReverseCharged = (
  rows: readonly Row[],
  ledger: Ledger,
  total: TotalCandidate | undefined,
  vat: VatCandidate | undefined,
) =>
  !(total && vat && isAddedAbove(ledger, total.amount, vat.cents)) &&
  rows.some(({ text }) => saysReversed(text)) &&
  !vat?.signs['restLabelled']

/** Whether a tax stands straight above the total, but for one of nothing, and the net sum straight above that. */
function isAddedAbove({ lasts }: Ledger, total: Amount, tax: number | undefined) {
  const at = lasts.findIndex(({ row }) => row === total.row)
  const isNothing = ({ rowRoles, cents }: Amount) => rowRoles.tax && cents === 0
  const [net, above] = lasts
    .slice(0, Math.max(0, at))
    .filter((each) => !isNothing(each))
    .slice(-2)
  if (!net || !above || !tax || above.cents !== tax) return false
  return (above.roles.tax || above.rowRoles.tax) && net.cents === total.cents - tax
}

/** What the total holds that bears tax: not the tip, or what others sold, where only without it a tax comes to it. */
function taxedOf(rows: readonly Row[], ledger: Ledger, total: TotalCandidate | undefined) {
  const { cents, before } = total ?? {}
  const isTied = (sum: number) =>
    tiedTo(rows, ledger, rateLines(rows, ledger, sum), sum) !== undefined
  return cents !== undefined && before !== undefined && !isTied(cents) && isTied(before)
    ? before
    : cents
}

/** The tax that comes to a total with what it is of, where any does. */
function tiedTo(
  rows: readonly Row[],
  ledger: Ledger,
  lines: readonly RateLine[],
  total: number | undefined,
): number | undefined {
  return (
    tiedVat(lines, ledger, total) ??
    taxOfSumRow(rows, ledger, total) ??
    summedVat(ledger, total) ??
    addedVat(ledger, total) ??
    listedVat(lines, ledger) ??
    closingVat(ledger, total)
  )
}

/** The VAT: what comes to the total with what it is of, where anything does, or else what is believed in most. */
function vatOn(
  rows: readonly Row[],
  ledger: Ledger,
  lines: readonly RateLine[],
  total: number | undefined,
) {
  const summed = taxOfSumRow(rows, ledger, total)
  const tied = tiedTo(rows, ledger, lines, total)
  const candidates = vatCandidates(ledger, lines, total, summed === tied ? summed : undefined)
  const fitting = candidates.filter(({ cents }) => tied === undefined || cents === tied)
  return choose(fitting, rankerWeights.vat)
}

/** `Page 1 of 2`, `Página 1de2`: which page it is, and how many there are. */
const pageOfAll =
  /(?:\bpage|\bp[áa]g(?:ina)?\.?|\bseite|\bsid[ae]n?|\bsivu|\bstron[ay]|\bstr\.?|\bblad|\bstrana|\boldal)\s*:?\s{0,3}(?<page>\d{1,3})\s?(?:of|von|de|di|van|av|af|z|ze|sur|\/|\()\s?(?<all>\d{1,3})(?!\d)/giu

/** The same in a box of a form, under its heading: `1 / 2` under `Page`. */
const countOfPages = /^(?<page>\d{1,2}) ?(?:\/|of|von|de|di|van|av|af|z|sur) ?(?<all>\d{1,2})$/
const headsPages =
  /(?:^| )(?:PAGES?|PAG(?:INA)?|SEITEN?|BLATT|SID[AE]|SIVU|STRON[AY]|STRANA|OLDAL|BLAD|FEUILLE)$/

/** Whether the paper counts more pages than there are: its total may stand on one that is not there. */
function lacksLastPage(rows: readonly Row[]): boolean {
  const told = rows.flatMap((row) => [
    ...row.text.matchAll(pageOfAll),
    ...row.parts.flatMap((part) => {
      const counted = countOfPages.exec(part.text)
      const heading = counted && headingOf(rows, row, part)?.text
      return counted && headsPages.test(labelForm(heading ?? '')) ? [counted] : []
    }),
  ])
  const [seen, all] = ['page', 'all'].map((name) =>
    Math.max(0, ...told.map(({ groups }) => Number(groups?.[name] ?? 0))),
  )
  return (seen ?? 0) < (all ?? 0)
}

const paidKinds: ReadonlySet<DocumentKind> = new Set(['receipt', 'credit-note', 'statement'])

/** Whether it was paid, or whoever receives it has nothing to pay later: of a receipt, a credit note, a statement. */
function paidAs(payment: FoundPayment | undefined, kind: FoundKind | undefined) {
  if (payment) return { isSure: true }
  return kind && paidKinds.has(kind.kind) ? { isSure: kind.isPlain } : undefined
}

type Found = { [Name in keyof ReadFields]: ReadFields[Name] | undefined }

function present(found: Found): ReadFields {
  const entries = Object.entries(found).filter(([, value]) => value !== undefined)
  return { vatLines: [], items: [], ...Object.fromEntries(entries) }
}

function vatLine({ rate, net, vat }: RateLine, { isRefund }: Ledger): VatLine {
  const printed = (cents: number) => decimal(isRefund && cents !== 0 ? -cents : cents)
  return { rate: String(rate), ...(net !== undefined && { net: printed(net) }), vat: printed(vat) }
}

/** @param isOwed whether it is still to be paid: then it is no receipt for certain */
function kindField({ kind, row, isPlain }: FoundKind, isOwed: boolean): FieldValue {
  const box = row && boxOf(row, 0, row.text.length)
  const isSure = isPlain && !(kind === 'receipt' && isOwed)
  return fieldValue(kind, isSure ? 0.97 : 0.6, isSure, box)
}

const isAfter = (due: FieldValue | undefined, date: FieldValue | undefined) =>
  due !== undefined && due.value > (date?.value ?? '')

interface Placed {
  row: Row
  from: number
  to: number
}

const placeOf = ({ row, from, to }: Placed) => boxOf(row, from, to)
const readWell = ({ row, from, to }: Placed) => confidenceOf(row, from, to) > 0.8

/** Without its country it is British only where something else is too. */
function vatNumberField(found: FoundVatNumber, currency: FoundCurrency | undefined): FieldValue {
  const { value, isProven, hasCountry } = found
  const isBritish = hasCountry || (currency?.code === 'GBP' && currency.by !== 'words')
  return fieldValue(value, isProven ? 0.99 : 0.3, isProven && isBritish, placeOf(found))
}

const currencyShare = { total: 0.995, signs: 0.99, 'vat number': 0.995, place: 0.98, words: 0.8 }

function currencyField({ code, by, amount }: FoundCurrency): FieldValue {
  const box = amount && boxOf(amount.row, amount.from, amount.to)
  return fieldValue(code, currencyShare[by], currencyShare[by] >= 0.98, box)
}

function paymentField(found: FoundPayment, card: FoundCard | undefined): FieldValue {
  const isPlain = !found.isPart && (found.strength === 'plain' || card !== undefined)
  return fieldValue(found.method, isPlain ? 0.98 : 0.6, isPlain, placeOf(found))
}

function cardField(found: FoundCard): FieldValue {
  const isClear = readWell(found)
  return fieldValue(found.lastFour, isClear ? 0.98 : 0.8, isClear, placeOf(found))
}

function ibanField(found: FoundIban): FieldValue {
  const { value, isProven } = found
  return fieldValue(value, isProven ? 0.99 : 0.4, isProven, placeOf(found))
}

function numberField(found: FoundNumber | undefined): FieldValue | undefined {
  if (!found) return undefined
  const share = found.rank < 2 && readWell(found) ? 0.9 : 0.6
  return fieldValue(found.value, share, false, placeOf(found))
}

/** As likely as the label is plain, and never sure: nothing on the paper bears it out. */
const referenceField = (found: FoundReference | undefined): FieldValue | undefined =>
  found && fieldValue(found.value, readWell(found) ? 0.9 : 0.6, false, placeOf(found))

function readItem({ description, quantity, unitCents, cents, row, from, to }: FoundItem): ReadItem {
  const box = boxOf(row, from, to)
  return {
    description,
    amount: decimal(cents),
    ...(quantity !== undefined && { quantity }),
    ...(unitCents !== undefined && { unitPrice: decimal(unitCents) }),
    ...(box && { box }),
  }
}
