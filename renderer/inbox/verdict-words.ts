/** Words for what has to be looked at before a receipt goes, as the form says them and as a row does. */
import { formatMoney, formatPounds } from '../../shared/money'
import type { Alike } from '../../shared/receipts/receipt'
import type { PageRange } from '../../shared/receipts/reading'
import type { LookReason, Verdict } from '../../shared/receipts/verdict'
import { alikeTitle } from './alike-words'

/** One sentence without its full stop: `The receipt says £28.15, the lines come to £38.65`. */
export function lookWords(
  { code, field, shown = '', drafted = '', currency }: LookReason,
  alike: readonly Alike[] = [],
): string {
  switch (code) {
    case 'total-differs':
      return currency === undefined
        ? `The receipt says ${formatPounds(shown)}, the lines come to ${formatPounds(drafted)}`
        : `The receipt says ${formatMoney(shown, currency)}, typed is ${formatMoney(drafted, currency)}`
    case 'vat-differs':
      return shown
        ? `The receipt shows ${formatPounds(shown)} VAT, what is chosen comes to ${formatPounds(drafted)}`
        : `VAT of ${formatPounds(drafted)} is chosen, but none was found on the receipt`
    case 'several-rates':
      return `The receipt shows VAT at ${listed(shown.split(' ').map((rate) => `${rate} %`))}, the lines do not`
    case 'several-documents':
      return `There seem to be ${shown} receipts on it`
    case 'other-currency':
      return drafted
        ? `The receipt is in ${shown}, not in ${drafted}`
        : `The receipt is in ${shown}, and the books are in pounds`
    case 'conversion-differs':
      return `At this rate it is ${formatPounds(shown)}, the lines come to ${formatPounds(drafted)}`
    case 'foreign-vat':
      return `VAT of ${formatPounds(drafted)} is chosen, but the receipt is in another currency`
    case 'converted':
      return `${shown} is ${formatPounds(drafted)}`
    case 'credit-note':
      return 'The receipt gives money back, so its amounts are below zero'
    case 'not-a-credit':
      return 'The amounts are below zero, but the receipt is not known to give money back'
    case 'statement':
      return 'It seems to be a statement, not a receipt'
    case 'currency-unknown':
      return 'Nothing on the receipt says which currency it is in'
    case 'date-ahead':
      return 'The posting date has not come yet'
    case 'alike':
      return alikeTitle(alike.filter(({ kind }) => kind !== 'fits-expense'))
    case 'fits-expense':
      return alikeTitle(alike.filter(({ kind }) => kind === 'fits-expense'))
    case 'supplier-near':
      return `“${drafted}” is new, and close to ${shown}, which is in your books`
    case 'read-unsurely':
      return `${fieldWords[field] ?? 'This'} was not read with certainty`
    case 'not-read-yet':
      return 'The receipt is still being read'
  }
}

const fieldWords: Record<string, string> = {
  supplierName: 'The supplier',
  postingDate: 'The date',
  'lines.0.gross': 'The amount',
}

const inRow: Record<LookReason['code'], string> = {
  'total-differs': 'check the amount',
  'vat-differs': 'check the VAT',
  'several-rates': 'several VAT rates',
  'several-documents': 'several receipts?',
  'other-currency': 'in another currency',
  'currency-unknown': 'which currency?',
  'conversion-differs': 'check the rate',
  'foreign-vat': 'check the VAT',
  converted: 'converted',
  'credit-note': 'gives money back',
  'not-a-credit': 'below zero?',
  statement: 'a statement?',
  'date-ahead': 'check the date',
  alike: 'here already?',
  'fits-expense': 'in the books already?',
  'supplier-near': 'new supplier?',
  'read-unsurely': 'to check',
  'not-read-yet': 'reading…',
}

/** What a row says of a verdict, in two or three words: the first reason to look; undefined where there is none. */
export function rowWords(verdict: Verdict): string | undefined {
  const first = verdict.grade === 'look' ? verdict.reasons[0] : undefined
  if (!first) return undefined
  return first.code === 'other-currency' ? `in ${first.shown}` : inRow[first.code]
}

/** `There seem to be 5 receipts in this file: pages 1, 2, 3–4, 5 and 6`. */
export function documentsTitle(documents: readonly PageRange[]): string {
  const ranges = documents.map(({ first, last }) =>
    first === last ? `${first + 1}` : `${first + 1}–${last + 1}`,
  )
  return `There seem to be ${documents.length} receipts in this file: pages ${listed(ranges)}`
}

function listed(words: readonly string[]): string {
  const [last = '', ...others] = words.toReversed()
  return others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last
}
