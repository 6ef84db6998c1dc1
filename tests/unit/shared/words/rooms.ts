/** Where all words come from the catalogue, and what only looks like words there. */

/** Folders and files. */
export const rooms: string[] = ['renderer/books', 'renderer/desk', 'renderer/invoices']

/** By file: literals that nobody reads, such as names of the data. */
export const spared: Readonly<Record<string, readonly string[]>> = {
  // What stands on the key, in German too.
  'renderer/invoices/InvoiceSheet.svelte': ['Esc'],
  // Tracks of grids.
  'renderer/invoices/PaymentForm.svelte': ['repeat(auto-fit, minmax(160px, 1fr))'],
  'renderer/invoices/sales/receivables/ReceivablesRows.svelte': [
    'minmax(0, 1fr) 84px 116px minmax(0, 1.1fr) 96px',
  ],
}
