/** Where all words come from the catalogue, and what only looks like words there. */

/** Folders and files. */
export const rooms: string[] = [
  'electron/shell/file-dialogs.ts',
  'electron/shell/menu-items.ts',
  'electron/shell/no-start.ts',
  'electron/shell/notice-display.ts',
  'electron/shell/notices.ts',
  'electron/shell/presence',
  'renderer/activity',
  'renderer/base',
  'renderer/books',
  'renderer/desk',
  'renderer/documents',
  'renderer/inbox',
  'renderer/invoices',
  'renderer/lib',
  'renderer/overview',
  'renderer/record',
  'renderer/settings',
  'renderer/shell',
  'renderer/ui',
  'shared/error-words.ts',
  'shared/event-words.ts',
]

/** By file: literals that nobody reads, such as names of the data. */
export const spared: Readonly<Record<string, readonly string[]>> = {
  'electron/shell/file-dialogs.ts': [
    'jpg jpeg png webp gif tif tiff heic heif pdf eml msg mbox xml zip',
  ],
  'electron/shell/menu-items.ts': ['Docket'],
  'renderer/activity/activity-target.ts': ['Invoice'],
  'renderer/base/PasteAddress.svelte': ['http://127.0.0.1:…'],
  'renderer/documents/thumbnails.ts': ['px monospace'],
  'renderer/invoices/InvoiceSheet.svelte': ['Esc'],
  // Tracks of grids.
  'renderer/invoices/PaymentForm.svelte': ['repeat(auto-fit, minmax(160px, 1fr))'],
  'renderer/invoices/sales/receivables/ReceivablesRows.svelte': [
    'minmax(0, 1fr) 84px 116px minmax(0, 1.1fr) 128px',
  ],
  'renderer/lib/rates-file.ts': ['jan feb mar apr may jun jul aug sep oct nov dec'],
  'renderer/record/sales-words.ts': ['Standard', 'Reduced', 'Zero', 'Exempt', 'Outside the Scope'],
  'renderer/settings/LegacyKeysForm.svelte': ['repeat(auto-fit, minmax(min(220px, 100%), 1fr))'],
  'renderer/settings/Welcome.svelte': ['Docket'],
  'renderer/shell/DropZone.svelte': ['Files'],
  'renderer/ui/FileDrop.svelte': ['Files'],
  'renderer/shell/Sidebar.svelte': ['Docket'],
}
