/** Where a record leads in the books, as links in words. */
import type { RecordedPayment } from '../../shared/books/payment'
import { say } from '../../shared/words/words'
import type { Links } from '../base/links'

export interface BookLink {
  words: string
  go: () => unknown
}

/** Who or what a record names; without a number it leads nowhere. */
interface Named {
  id?: number | undefined
  name?: string | undefined
}

export const leadToSupplier = (links: Pick<Links, 'supplier'>, { id, name = '' }: Named) =>
  lead(id, (id) => ({
    words: say('record.leads.supplier', { name }),
    go: () => links.supplier({ id, name }),
  }))

export const leadToClient = (links: Pick<Links, 'client'>, { id, name = '' }: Named) =>
  lead(id, (id) => ({
    words: say('record.leads.client', { name }),
    go: () => links.client({ id, name }),
  }))

/** One to each bank account of these payments; `way` says whether money went out of it or came into it. */
export function leadsToAccounts(
  links: Pick<Links, 'bankAccount'>,
  way: 'from' | 'into',
  payments: readonly Pick<RecordedPayment, 'bankAccountId' | 'bankAccountName'>[],
): BookLink[] {
  const names = new Map<number, string>()
  for (const { bankAccountId: id, bankAccountName: name } of payments)
    if (id !== undefined && !names.get(id)) names.set(id, name ?? '')
  return [...names].map(([id, name]) => ({
    words: say('record.leads.account', {
      way,
      account: name || say('record.leads.accountNumber', { id: String(id) }),
    }),
    go: () => links.bankAccount(id),
  }))
}

const lead = (id: number | undefined, link: (id: number) => BookLink): BookLink[] =>
  id === undefined ? [] : [link(id)]
