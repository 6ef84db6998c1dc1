/** What a paper comes to, by what kind it is and in which currency. */
import { parseAmount, withSign, type Amount } from '../money'
import type { ReadFields } from './reading'

/** The books are kept in it. */
const ownCurrency = 'GBP'

/** Whether the paper gives money back. */
export function isCreditNote({ kind }: Pick<ReadFields, 'kind'>): boolean {
  return kind?.value === 'credit-note'
}

/** What the paper says that it is in, where that is not the pound. */
export function otherCurrency({ currency }: Pick<ReadFields, 'currency'>): string | undefined {
  return currency && currency.value !== ownCurrency ? currency.value : undefined
}

/** Signs that several currencies share, and which codes each stands for. */
const sharedSigns: Record<string, RegExp> = {
  $: /^[A-Z]{2}D$/,
  kr: /^[A-Z]{2}K$/,
  '¥': /^(?:JPY|CNY)$/,
  R: /^ZAR$/,
  Rs: /^(?:INR|PKR|LKR|NPR|MUR|SCR)$/,
  P: /^(?:PHP|BWP)$/,
}

/** Whether a currency, by its code, is what a paper writes by a code, `$`, `kr` or another that countries share. */
export function isWrittenAs(code: string, written: string): boolean {
  return sharedSigns[written]?.test(code) ?? code === written
}

/** An amount of the paper: below zero on a credit note, whichever way that prints it. */
export function paperAmount(
  text: string | undefined,
  fields: Pick<ReadFields, 'kind'>,
): Amount | undefined {
  const amount = text === undefined ? undefined : parseAmount(text)
  return amount !== undefined && isCreditNote(fields) ? withSign(amount, -1) : amount
}

/** The gross total of the paper, in its own currency. */
export function paperTotal(fields: Pick<ReadFields, 'kind' | 'total'>): Amount | undefined {
  return paperAmount(fields.total?.value, fields)
}
