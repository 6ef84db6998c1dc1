/** Where all words come from the catalogue, and what only looks like words there. */

/** Folders and files. */
export const rooms: string[] = [
  'renderer/desk',
  'renderer/documents',
  'renderer/lib',
  'renderer/record',
  'renderer/ui',
]

/** By file: literals that nobody reads, such as names of the data. */
export const spared: Readonly<Record<string, readonly string[]>> = {
  'renderer/documents/thumbnails.ts': ['px monospace'],
  // A kind of what is dragged.
  'renderer/record/InvoiceFiles.svelte': ['Files'],
  // VAT types as the books name them.
  'renderer/record/sales-words.ts': ['Standard', 'Reduced', 'Zero', 'Exempt', 'Outside the Scope'],
  'renderer/lib/rates-file.ts': ['jan feb mar apr may jun jul aug sep oct nov dec'],
}
