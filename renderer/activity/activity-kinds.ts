/** The kinds of steps that people look for in what happened. */

export const activityKinds = {
  books: {
    events: ['proven', 'attached', 'vouched', 'found', 'sent', 'supplier-created', 'copy-deleted'],
  },
  changes: {
    events: [
      'expense-changed',
      'expense-deleted',
      'expense-payment-removed',
      'expense-file-added',
      'expense-file-removed',
      'expense-changed-not',
      'expense-deleted-not',
      'expense-payment-removed-not',
      'expense-file-added-not',
      'expense-file-removed-not',
      'invoice-change-done',
      'invoice-change-not-done',
      'invoice-change-differs',
    ],
  },
  invoices: {
    events: [
      'invoice-created',
      'invoice-in-doubt',
      'invoice-not-there',
      'invoice-change-done',
      'invoice-change-not-done',
      'invoice-change-differs',
      'invoice-change-ask',
      'sales-invoice-created',
      'sales-invoice-not-there',
      'sales-invoice-email',
      'sales-invoice-reminder',
      'reminders-planned',
      'reminders-removed',
      'reminders-ended',
      'reminders-in-doubt',
      'sales-invoice-email-in-doubt',
    ],
  },
  trouble: {
    events: [
      'rejected',
      'stopped',
      'undecided',
      'differs',
      'answer-lost',
      'not-sent',
      'found-twice',
      'found-copies',
      'set-aside',
      'original-lost',
      'doubted',
      'not-vouched',
      'expense-changed-not',
      'expense-deleted-not',
      'expense-payment-removed-not',
      'expense-file-added-not',
      'expense-file-removed-not',
      'invoice-in-doubt',
      'invoice-change-not-done',
      'invoice-change-differs',
      'sales-invoice-not-there',
      'reminders-in-doubt',
      'sales-invoice-email-in-doubt',
    ],
  },
  desk: {
    events: [
      'captured',
      'made',
      'duplicate',
      'kept-both',
      'confirmed',
      'confirmed-by-rule',
      'reopened',
      'discarded',
      'restored',
      'recovered',
      'original-back',
      'store-recovered',
    ],
  },
  account: {
    events: ['signed-in', 'signed-out', 'connected', 'demo-started', 'paused', 'resumed'],
  },
} as const satisfies Record<string, { events: readonly string[] }>

export type ActivityKind = keyof typeof activityKinds

export const kindNames = Object.keys(activityKinds) as ActivityKind[]
