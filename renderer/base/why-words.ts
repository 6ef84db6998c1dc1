/** Words for why a field was filled, and for what is remembered of a supplier. */
import { formatDate } from '../../shared/calendar'
import type {
  MatchKind,
  RememberedSupplier,
  Suggested,
  SupplierRule,
  UsualPayment,
} from '../../shared/receipts/learning'
import { plural } from '../lib/times'
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
      current.bankAccounts.find((account) => account.id === id)?.name ?? 'an account',
  }
}

const known: Record<MatchKind, string> = {
  'vat-number': 'Known by its VAT number.',
  'chosen-before': 'You chose this supplier for such receipts before.',
  name: 'Known by its name.',
  similar: 'Its name is much like the one on the receipt, so have a look.',
}

/** `You chose Office costs for Marlow Hardware 4 times, last on 12 Mar 2026.` */
export function whySentence({ field, value, why }: Suggested, names: Names): string {
  const shown = valueWords(field, value, names)
  if (why.kind === 'chosen') {
    const often = why.times === 1 ? 'once' : `${why.times} times`
    const of = why.times < why.of ? ` of ${why.of}` : ''
    const when =
      why.times === 1 ? `on ${formatDate(why.lastOn)}` : `last on ${formatDate(why.lastOn)}`
    return `You chose ${shown} for ${why.supplierName} ${often}${of}, ${when}.`
  }
  if (why.kind === 'match') {
    const read = why.read && why.read !== value ? ` The receipt says “${why.read}”.` : ''
    return known[why.how] + read
  }
  if (why.kind === 'rule') return `Your rule for ${why.supplierName}.`
  if (why.kind === 'books') return `Your books suggest ${shown} for ${why.supplierName}.`
  if (why.kind === 'usual') return `Usual for ${names.type(why.expenseType)}.`
  return 'Read from the receipt.'
}

function valueWords(field: string, value: string, names: Names): string {
  if (field.endsWith('.expenseType')) return names.type(value)
  if (field === 'payment.method') return names.method(value)
  return field === 'payment.bankAccountId' ? names.account(Number(value)) : value
}

/** `4 receipts, last on 12 Mar 2026`. */
export function rememberedFrom({ receipts, lastOn }: RememberedSupplier): string {
  if (receipts === 0) return 'Only a rule'
  const last = lastOn === undefined ? '' : `, last on ${formatDate(lastOn)}`
  return plural(receipts, 'receipt') + last
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
    vatType && `VAT ${vatType}`,
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
