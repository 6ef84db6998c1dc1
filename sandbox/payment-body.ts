// Owns the shape in which the way a payment was made is shown.
import { bankAccountReference } from './bank-accounts'
import type { BankAccountRow } from './bank-accounts'
import type { PaymentRecord } from './payment-input'
import { paymentMethodBody } from './payment-methods'
import { personBody } from './persons'
import type { PersonRow } from './persons'

export type Names = {
  bankAccounts: ReadonlyMap<number, BankAccountRow>
  persons: ReadonlyMap<number, PersonRow>
}

export function paymentTargetBody(payment: PaymentRecord, names: Names) {
  const account = names.bankAccounts.get(payment.bank_account_id ?? 0)
  const person = names.persons.get(payment.person_id ?? 0)
  return {
    ...(account && { bankAccount: bankAccountReference(account) }),
    paymentMethod: paymentMethodBody(payment.method),
    ...(person && { person: personBody(person) }),
  }
}
