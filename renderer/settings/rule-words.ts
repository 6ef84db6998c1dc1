/** Words for the rules of suppliers, and the payments that one may fill in. */
import { directorsExpenses, type ReferenceData } from '../../shared/books/reference-data'
import type {
  RuleEntry,
  RuleTrial,
  TriedReceipt,
  UsualPayment,
} from '../../shared/receipts/learning'
import { valuesWords, type Names } from '../base/why-words'
import { dayWords, moneyWords, listWords } from '../../shared/words/figures'
import { say } from '../../shared/words/words'

/** `Marlow Hardware`, or `Names with “fuels”`. */
export function ruleTitle({ supplier, rule }: RuleEntry): string {
  return rule.isForWords ? say('settings.rules.namesWith', { words: supplier.name }) : supplier.name
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
  if (rows.length === 0) return say('settings.trial.none', { of })
  const agreeing = rows.length - differing
  return say('settings.trial.some', { of, count: rows.length, agreeing, differing })
}

/** `Northgate Fuels · 12 Nov 2026 · £61.27: another type, VAT and payment`. */
export function triedWords(row: TriedReceipt): string {
  const { supplierName, postingDate, gross, differs } = row
  const facts = [supplierName, postingDate && dayWords(postingDate), gross && moneyWords(gross)]
  const fields = listWords(differs.map((field) => say(`settings.trial.field.${field}`)))
  return say('settings.trial.differs', { facts: facts.filter(Boolean).join(' · '), fields })
}

/** `3 rules, 1 switched off`. */
export function rulesSentence(entries: readonly RuleEntry[]): string {
  const off = entries.filter(({ rule }) => rule.isOff).length
  return say('settings.rules.count', { count: entries.length, off })
}
