// Owns the plain account of the sales invoices in the books, for checking them from outside the API.
import type { Database } from '../database'
import { pick } from '../json'
import { invoiceNumber } from './body'
import { loadInvoices } from './records'
import type { State } from './states'

export type BookedSalesInvoice = {
  id: number
  client: string
  reference: string
  state: State
  number: string | undefined
  note: string | undefined
  paidPence: number
}

const everything = {
  firstResult: 0,
  resultsPerPage: undefined,
  states: [],
  clientId: undefined,
  clientReference: undefined,
  dueOn: undefined,
  dueFrom: undefined,
  dueTo: undefined,
}

export function readSalesInvoiceBooks(database: Database, now: Date): BookedSalesInvoice[] {
  const { records } = loadInvoices(database, everything, { now, hiddenId: 0 })
  return records.map(
    ({ id, client_name, client_reference, state, sequence, content, payments }) => {
      const note = pick(content, 'note')
      return {
        id,
        client: client_name,
        reference: client_reference,
        state,
        number: sequence === null ? undefined : invoiceNumber(sequence),
        note: typeof note === 'string' ? note : undefined,
        paidPence: payments.reduce((total, { pence }) => total + pence, 0),
      }
    },
  )
}
