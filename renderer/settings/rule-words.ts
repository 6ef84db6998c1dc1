/** Words for the rules of suppliers, and the payments that one may fill in. */
import { formatDate } from '../../shared/calendar'
import { directorsExpenses, type ReferenceData } from '../../shared/books/reference-data'
import { formatPounds } from '../../shared/money'
import type {
  RememberedField,
  RuleEntry,
  RuleTrial,
  TriedReceipt,
  UsualPayment,
} from '../../shared/receipts/learning'
import { plural } from '../lib/times'
import { valuesWords, type Names } from '../base/why-words'

/** `Marlow Hardware`, or `Names with “fuels”`. */
export function ruleTitle({ supplier, rule }: RuleEntry): string {
  return rule.isForWords ? `Names with “${supplier.name}”` : supplier.name
}

/** Every way to pay that a rule may fill in, as the books have them. */
export function paymentsIn(
  choices: ReferenceData,
  names: Names,
): { value: string; label: string }[] {
  const { paymentMethods, directors, bankAccounts } = choices
  const payments = paymentMethods.flatMap(({ code }): UsualPayment[] => {
    if (code === directorsExpenses)
      return directors.map(({ id }) => ({ method: code, personId: id }))
    if (code === 'CASH') return [{ method: code }]
    return bankAccounts.map(({ id }) => ({ method: code, bankAccountId: id }))
  })
  return payments.map((payment) => ({
    value: paymentKey(payment),
    label: [
      valuesWords({ payment }, names),
      directors.find(({ id }) => id === payment.personId)?.name,
    ]
      .filter(Boolean)
      .join(', '),
  }))
}

/** A payment as the value of an option; empty for none. */
export function paymentKey(payment: UsualPayment | undefined): string {
  if (!payment) return ''
  const { method, bankAccountId, personId } = payment
  return JSON.stringify({ method, bankAccountId, personId })
}

/** `Of your last 50 receipts it is for 6: it agrees with 4, and differs with 2.` */
export function trialSentence({ of, rows }: RuleTrial): string {
  const differing = rows.filter(({ differs }) => differs.length > 0).length
  const newest = of === 1 ? 'your only receipt' : `your last ${of} receipts`
  if (rows.length === 0) return `It is for none of ${newest}.`
  const agreeing = rows.length - differing
  return `Of ${newest} it is for ${rows.length}: it agrees with ${agreeing}, and differs with ${differing}.`
}

const fieldNames: Record<RememberedField, string> = {
  expenseType: 'type',
  vatType: 'VAT',
  payment: 'payment',
}

/** `Northgate Fuels · 12 Nov 2026 · £61.27: another type, VAT and payment`. */
export function triedWords(row: TriedReceipt): string {
  const { supplierName, postingDate, gross, differs } = row
  const facts = [supplierName, postingDate && formatDate(postingDate), gross && formatPounds(gross)]
  const names = new Intl.ListFormat('en-GB').format(differs.map((field) => fieldNames[field]))
  return `${facts.filter(Boolean).join(' · ')}: another ${names}`
}

/** `3 rules, 1 switched off`. */
export function rulesSentence(entries: readonly RuleEntry[]): string {
  const off = entries.filter(({ rule }) => rule.isOff).length
  return plural(entries.length, 'rule') + (off > 0 ? `, ${off} switched off` : '')
}
