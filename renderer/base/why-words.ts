/** Words for why a field was filled, and for what is remembered of a supplier. */
import type {
  RememberedSupplier,
  Suggested,
  SupplierRule,
  UsualPayment,
} from '../../shared/receipts/learning'
import { dayWords } from '../../shared/words/figures'
import { say } from '../../shared/words/words'
import type { Choices } from './choices.svelte'

/** How the books call what is kept as a code or an id. */
export interface Names {
  type: (code: string) => string
  method: (code: string) => string
  account: (id: number) => string
}

/** How the books at hand call them. */
export function namesIn({ current, typeName, methodName }: Choices): Names {
  return {
    type: typeName,
    method: methodName,
    account: (id) =>
      current.bankAccounts.find((account) => account.id === id)?.name ?? say('why.anAccount'),
  }
}

/** `You chose Office costs for Marlow Hardware 4 times, last on 12 Mar 2026.` */
export function whySentence({ field, value, why }: Suggested, names: Names): string {
  const shown = valueWords(field, value, names)
  if (why.kind === 'chosen') {
    const { times, of, supplierName, lastOn } = why
    const values = { shown, supplier: supplierName, times, of, day: dayWords(lastOn) }
    return say(times < of ? 'why.chosenOf' : 'why.chosen', values)
  }
  if (why.kind === 'match') {
    const read = why.read && why.read !== value && say('why.says', { read: why.read })
    return [say(`why.match.${why.how}`), read].filter(Boolean).join(' ')
  }
  if (why.kind === 'rule') return say('why.rule', { supplier: why.supplierName })
  if (why.kind === 'books') return say('why.books', { shown, supplier: why.supplierName })
  if (why.kind === 'usual') return say('why.usual', { type: names.type(why.expenseType) })
  return say('why.read')
}

function valueWords(field: string, value: string, names: Names): string {
  if (field.endsWith('.expenseType')) return names.type(value)
  if (field === 'payment.method') return names.method(value)
  return field === 'payment.bankAccountId' ? names.account(Number(value)) : value
}

/** `4 receipts, last on 12 Mar 2026`. */
export function rememberedFrom({ receipts, lastOn }: RememberedSupplier): string {
  if (receipts === 0) return say('remembered.ruleOnly')
  return lastOn === undefined
    ? say('remembered.receipts', { count: receipts })
    : say('remembered.receiptsLast', { count: receipts, day: dayWords(lastOn) })
}

/** `Office costs · Standard · Transfer, Current account`, of what is given. */
export function valuesWords(
  values: {
    expenseType?: string | undefined
    vatType?: string | undefined
    payment?: UsualPayment | undefined
  },
  names: Names,
): string {
  const { expenseType, vatType, payment } = values
  return [
    expenseType && names.type(expenseType),
    vatType && say('remembered.vat', { type: vatType }),
    payment &&
      [
        names.method(payment.method),
        payment.bankAccountId !== undefined && names.account(payment.bankAccountId),
      ]
        .filter(Boolean)
        .join(', '),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The rule that what is suggested now would make. */
export function ruleFrom({
  defaults: { expenseType, vatType, payment },
}: RememberedSupplier): SupplierRule {
  return {
    ...(expenseType && { expenseType: expenseType.value }),
    ...(vatType && { vatType: vatType.value }),
    ...(payment && { payment: payment.value }),
    goesAtOnce: false,
  }
}
