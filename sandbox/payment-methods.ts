// Owns the ways an expense can be paid.
import type { Call } from './http/call'
import type { Reply } from './http/messages'
import { listReply } from './page'

const nameByMethod: ReadonlyMap<string, string> = new Map([
  ['EFT', 'Transfer'],
  ['CHEQUE', 'Cheque'],
  ['CASH', 'Petty cash'],
  ['DIRECTORS_EXPENSES', 'Paid by director personally'],
])

export function isPaymentMethod(name: unknown): name is string {
  return typeof name === 'string' && nameByMethod.has(name)
}

export function needsBankAccount(method: string): boolean {
  return method === 'EFT' || method === 'CHEQUE'
}

export function needsPerson(method: string): boolean {
  return method === 'DIRECTORS_EXPENSES'
}

export function paymentMethodBody(method: string) {
  return {
    paymentMethodDisplayableName: nameByMethod.get(method) ?? method,
    paymentMethodName: method,
  }
}

export function listPaymentMethods(call: Call): Reply {
  if (call.settings.dialect.plainLookups) return listReply(call, [...nameByMethod.keys()])
  const methods = [...nameByMethod.keys()].map(paymentMethodBody)
  return listReply(call, methods, (paymentMethods) => ({ paymentMethods }))
}
