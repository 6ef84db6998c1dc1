/** To whom the service would e-mail a sales invoice, as far as the invoice and the books show. Pure. */
import type { SalesInvoiceMember as Member } from '../../shared/sales-invoices/sales-invoice'

/** The contacts meant for it, else the client's address on the invoice, else the one in the books. */
export function recipientsOf(members: readonly Member[], known: string | undefined): string[] {
  const client = inside(inside(members, 'salesInvoiceDetails'), 'client')
  const contacts = inside(client, 'contacts')
    .filter(({ name }) => name === 'contact')
    .map((contact) => contact.members ?? [])
    .filter((contact) => textOf(contact, 'includeInEmail') === 'true')
    .map((contact) => textOf(contact, 'email'))
  const named = [...new Set(contacts.filter((email) => email !== ''))]
  if (named.length > 0) return named
  const own = textOf(client, 'email') || (known ?? '').trim()
  return own === '' ? [] : [own]
}

function inside(members: readonly Member[], name: string): Member[] {
  return members.find((member) => member.name === name)?.members ?? []
}

function textOf(members: readonly Member[], name: string): string {
  return (members.find((member) => member.name === name)?.text ?? '').trim()
}
