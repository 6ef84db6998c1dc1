/** Deliberate faults in what keeps wrong figures out of the books. */
import type { Fault } from './faults'
import { call, condition, drop, instead, never, replace, returned, value, without } from './syntax'

const verdict = 'shared/receipts/verdict.ts'
const table = 'tests/unit/shared/receipts/verdict.test.ts'
const lines = 'shared/expenses/proposed-lines.ts'
const proposed = 'tests/unit/shared/expenses/proposed-lines.test.ts'
const suggestions = 'tests/unit/electron/receipts/suggestions/suggest.test.ts'
const remembered = 'tests/unit/electron/store/cache/known-lists.test.ts'

export const figureFaults: readonly Fault[] = [
  {
    name: 'the total on the paper is not compared',
    file: verdict,
    at: 'totalReasons',
    change: instead('return []'),
    test: [table, 'one line more than the paper says'],
  },
  {
    name: 'no currency is taken for pounds',
    file: verdict,
    at: 'currencyReasons',
    change: never(condition('total')),
    test: [table, 'nothing says the currency'],
  },
  {
    name: 'what was not surely read is sure',
    file: verdict,
    at: 'unsureReasons',
    change: replace(value('isUnsure'), 'false'),
    test: [table, 'a day not surely read'],
  },
  {
    name: 'one rate of several is enough',
    file: verdict,
    at: 'hasRates',
    change: instead('return true'),
    test: [table, 'two rates shown, one line'],
  },
  {
    name: 'what was accepted counts for other figures',
    file: verdict,
    at: 'reason',
    change: replace(value('key'), 'code'),
    test: [table, 'any other figure is'],
  },
  {
    name: 'proposed lines do not hold the VAT of the paper',
    file: lines,
    at: 'grossWithVat',
    change: instead('return { gross, vatType }'),
    test: [proposed, 'to the penny'],
  },
  {
    name: 'items that do not come to the total become lines',
    file: lines,
    at: 'linesByItem',
    change: replace(returned('sum'), 'lines'),
    test: [proposed, 'where they come to the total'],
  },
  {
    name: 'many are confirmed past a reason to look',
    file: 'electron/receipts/review.ts',
    at: 'Review.#confirmShared',
    change: replace(value('accepted'), `'all'`),
    test: ['tests/unit/electron/receipts/review.test.ts', 'by the rules it has alone'],
  },
  {
    name: 'a confirmed receipt goes at once in spite of the grace',
    file: 'electron/receipts/review.ts',
    at: 'Review.#untilSent',
    change: instead('return undefined'),
    test: ['tests/flows/grace.test.ts', 'nothing goes within the grace'],
  },
  {
    name: 'a merged receipt keeps what was read on one page',
    file: 'electron/receipts/fill.ts',
    at: 'withoutFilled',
    change: instead('return draft'),
    test: ['tests/unit/electron/receipts/merge-and-split.test.ts', 'is not what they say together'],
  },
  {
    name: 'reading again leaves what was read before',
    file: 'electron/receipts/reading.ts',
    at: 'ReceiptReading.readAnew',
    change: drop(call('refill')),
    test: ['tests/flows/reading.test.ts', 'in place of what was read before'],
  },
  {
    name: 'a rule pays otherwise than the paper says',
    file: 'electron/receipts/suggestions/suggest.ts',
    at: 'paymentFor',
    change: without(condition('rule'), 'isOtherwise'),
    test: [suggestions, 'never pays otherwise'],
  },
  {
    name: 'a card is of the first account there is',
    file: 'electron/receipts/suggestions/suggest.ts',
    at: 'paidOnPaper',
    change: replace(value('bankAccountId'), 'only?.id'),
    test: [suggestions, 'left to a person'],
  },
  {
    name: 'totals of a list are remembered though the books have changed',
    file: 'electron/store/cache/known-lists.ts',
    at: 'KnownLists.#forgetOld',
    change: instead('return'),
    test: [remembered, 'while the books stay the same'],
  },
  {
    name: 'a change of the books that was taken back or made elsewhere is not noticed',
    file: 'electron/store/database/database.ts',
    at: 'Database.revision',
    change: replace(returned('own'), "String(row?.['own'])"),
    test: [remembered, 'taken back is not remembered'],
  },
]
