/** The states of the sales invoices' screen: the invoices, and what clients owe. */
import { createContext } from 'svelte'
import type { Receivables } from './receivables/receivables.svelte'
import type { SalesInvoices } from './sales-invoices.svelte'

export interface SalesStates {
  receivables: Receivables
  salesInvoices: SalesInvoices
}

export const [useSales, provideSales] = createContext<SalesStates>()
