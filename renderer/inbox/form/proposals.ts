/** Lines that the open receipt proposes in place of those there are, and folding them back into one. */
import type { DraftLine, ExpenseDraft } from '../../../shared/expenses/expense'
import { folded, linesByItem, linesByRate } from '../../../shared/expenses/proposed-lines'
import { ratesOn } from '../../../shared/receipts/verdict'
import type { ReadFields } from '../../../shared/receipts/reading'
import { moneyWords } from '../../../shared/words/figures'
import { say } from '../../../shared/words/words'
import { ratesWords } from './vat-words'

export interface Proposal {
  kind: 'rates' | 'items' | 'one'
  /** What the button says. */
  words: string
  lines: readonly DraftLine[]
}

/** What can be made of the lines now, the one that ties VAT first; nothing where a proposal is what there is already. */
export function proposalsFor(
  draft: ExpenseDraft,
  fields: ReadFields | undefined,
  vatTypes: readonly string[],
): Proposal[] {
  const [first] = draft.lines
  const like = first && { ...first, description: '' }
  const byRate = fields && linesByRate(fields, vatTypes, like)
  const byItem = fields && linesByItem(fields, like)
  const isOne = draft.lines.length === 1
  const found: (Proposal | undefined)[] = [
    byRate && { kind: 'rates', words: say('inbox.proposal.rates'), lines: byRate },
    byItem && isOne
      ? {
          kind: 'items',
          words: say('inbox.proposal.items', { count: byItem.length }),
          lines: byItem,
        }
      : undefined,
    isOne || !byItem
      ? undefined
      : { kind: 'one', words: say('inbox.proposal.one'), lines: [folded(draft.lines)] },
  ]
  return found.flatMap((each) => (each && !isSame(each.lines, draft.lines) ? [each] : []))
}

/** Whether lines are as a proposal makes them, whatever was typed into them since but amounts and VAT types. */
function isSame(a: readonly DraftLine[], b: readonly DraftLine[]): boolean {
  const facts = (lines: readonly DraftLine[]) =>
    JSON.stringify(lines.map(({ vatType, gross }) => [vatType, gross]).toSorted())
  return facts(a) === facts(b)
}

/** `The receipt shows VAT at 0 % and 20 %, £20.15 in all.` */
export function ratesSentence(fields: ReadFields): string {
  const rates = ratesWords(ratesOn(fields))
  return fields.vat
    ? say('inbox.vat.ratesInAll', { rates, amount: moneyWords(fields.vat.value) })
    : say('inbox.vat.rates', { rates })
}
