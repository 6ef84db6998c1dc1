/** Words for what has to be looked at before a receipt goes, as the form says them and as a row does. */
import { originalIn } from '../../../shared/expenses/original'
import type { Alike } from '../../../shared/receipts/receipt'
import type { PageRange } from '../../../shared/receipts/reading'
import type { LookReason, Verdict } from '../../../shared/receipts/verdict'
import { dayWords, listWords, moneyWords } from '../../../shared/words/figures'
import { say, type WordKey } from '../../../shared/words/words'
import { alikeTitle } from './alike-words'
import { originalWords } from './original-words'
import { ratesWords } from './vat-words'

/** One sentence without its full stop: `The receipt says £28.15, the lines come to £38.65`. */
export function lookWords(
  { code, field, shown = '', drafted = '', currency }: LookReason,
  alike: readonly Alike[] = [],
): string {
  const inPounds = (key: WordKey) =>
    say(key, { shown: shown && moneyWords(shown), drafted: moneyWords(drafted) })
  switch (code) {
    case 'file-protected':
      return say('inbox.look.fileProtected')
    case 'file-unreadable':
      return say('inbox.look.fileUnreadable')
    case 'total-differs':
      return currency === undefined
        ? inPounds('inbox.look.total')
        : say('inbox.look.originalTotal', {
            shown: moneyWords(shown, currency),
            drafted: moneyWords(drafted, currency),
          })
    case 'vat-differs':
      return inPounds(shown ? 'inbox.look.vat' : 'inbox.look.noVat')
    case 'several-rates':
      return say('inbox.look.rates', { rates: ratesWords(shown.split(' ').map(Number)) })
    case 'several-documents':
      return say('inbox.look.documents', { count: Number(shown) })
    case 'other-currency':
      return drafted
        ? say('inbox.look.currency', { shown, drafted })
        : say('inbox.look.currencyNotPounds', { shown })
    case 'conversion-differs':
      return inPounds('inbox.look.conversion')
    case 'foreign-vat':
      return inPounds('inbox.look.foreignVat')
    case 'converted': {
      const original = originalIn(`(${shown})`)
      return say('inbox.look.converted', {
        shown: original ? originalWords(original) : shown,
        drafted: moneyWords(drafted),
      })
    }
    case 'credit-note':
      return say('inbox.look.creditNote')
    case 'not-a-credit':
      return say('inbox.look.notACredit')
    case 'statement':
      return say('inbox.look.statement')
    case 'reminder':
      return say('inbox.look.reminder')
    case 'no-bill':
      return say('inbox.look.noBill')
    case 'currency-unknown':
      return say('inbox.look.currencyUnknown')
    case 'date-ahead':
      return field === 'postingDate'
        ? say('inbox.look.dateAhead')
        : say('inbox.look.paidAhead', { day: dayWords(drafted) })
    case 'due-before':
      return say('inbox.look.dueBefore', { due: dayWords(drafted), posted: dayWords(shown) })
    case 'alike':
      return alikeTitle(alike.filter(({ kind }) => kind !== 'fits-expense'))
    case 'fits-expense':
      return alikeTitle(alike.filter(({ kind }) => kind === 'fits-expense'))
    case 'supplier-near':
      return say('inbox.look.supplierNear', { shown, drafted })
    case 'read-unsurely':
      return say(unsureKeys[field] ?? 'inbox.look.unsure')
    case 'not-read-yet':
      return say('inbox.look.notReadYet')
  }
}

const unsureKeys: Record<string, WordKey> = {
  supplierName: 'inbox.look.unsureSupplier',
  postingDate: 'inbox.look.unsureDate',
  'lines.0.gross': 'inbox.look.unsureAmount',
}

/** What a row says of a verdict, in two or three words: the first reason to look; undefined where there is none. */
export function rowWords(verdict: Verdict): string | undefined {
  const first = verdict.grade === 'look' ? verdict.reasons[0] : undefined
  if (!first) return undefined
  return first.code === 'other-currency'
    ? say('inbox.pill.inCurrency', { currency: first.shown ?? '' })
    : say(`inbox.rowLook.${first.code}`)
}

/** `There seem to be 5 receipts in this file: pages 1, 2, 3–4, 5 and 6`. */
export function documentsTitle(documents: readonly PageRange[]): string {
  const ranges = documents.map(({ first, last }) =>
    first === last ? `${first + 1}` : `${first + 1}–${last + 1}`,
  )
  return say('inbox.note.documents', { count: documents.length, pages: listWords(ranges) })
}
