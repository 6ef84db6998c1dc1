/** The state of the invoices' screen. */
import { createContext } from 'svelte'
import type { Invoices } from './invoices.svelte'

export interface InvoicesStates {
  invoices: Invoices
}

export const [useInvoices, provideInvoices] = createContext<InvoicesStates>()
