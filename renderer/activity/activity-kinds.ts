/** The kinds of steps that people look for in what happened. */

export const activityKinds = {
  books: {
    title: 'In the books',
    events: ['proven', 'vouched', 'found', 'sent', 'supplier-created', 'copy-deleted'],
  },
  changes: {
    title: 'Changed or deleted',
    events: [
      ...['expense-changed', 'expense-deleted', 'expense-payment-removed', 'expense-file-added'],
      ...['expense-changed-not', 'expense-deleted-not'],
      ...['expense-payment-removed-not', 'expense-file-added-not'],
      ...['invoice-change-done', 'invoice-change-not-done', 'invoice-change-differs'],
    ],
  },
  invoices: {
    title: 'Invoices',
    events: [
      ...['invoice-created', 'invoice-in-doubt', 'invoice-not-there', 'invoice-change-done'],
      ...['invoice-change-not-done', 'invoice-change-differs', 'invoice-change-ask'],
      ...['sales-invoice-created', 'sales-invoice-not-there', 'sales-invoice-email'],
      ...['sales-invoice-reminder', 'sales-invoice-email-in-doubt'],
    ],
  },
  trouble: {
    title: 'Went wrong',
    events: [
      ...['rejected', 'stopped', 'undecided', 'differs', 'answer-lost', 'not-sent'],
      ...['found-twice', 'found-copies', 'set-aside', 'original-lost', 'doubted', 'not-vouched'],
      ...['expense-changed-not', 'expense-deleted-not', 'expense-payment-removed-not'],
      ...['expense-file-added-not', 'invoice-in-doubt', 'invoice-change-not-done'],
      ...['invoice-change-differs', 'sales-invoice-not-there', 'sales-invoice-email-in-doubt'],
    ],
  },
  desk: {
    title: 'On this computer',
    events: [
      ...['captured', 'duplicate', 'kept-both', 'confirmed', 'confirmed-by-rule', 'reopened'],
      ...['discarded', 'restored', 'recovered', 'original-back', 'store-recovered'],
    ],
  },
  account: {
    title: 'Signing in',
    events: ['signed-in', 'signed-out', 'connected', 'demo-started', 'paused', 'resumed'],
  },
} as const satisfies Record<string, { title: string; events: readonly string[] }>

export type ActivityKind = keyof typeof activityKinds
