/** What a person can ask of the inbox by name or by key. */
import { paymentsOf } from '../../shared/expenses/expense'
import { VoucherKind } from '../../shared/expenses/voucher'
import { InboxList, ReceiptSort } from '../../shared/receipts/receipt'
import type { Action } from '../base/actions'
import { focusField, focusPlace } from '../base/focus'
import { setPaid } from '../inbox/draft-edit'
import { newVoucher, voucherKeys } from '../inbox/voucher-words'
import type { Docket } from './docket.svelte'

const inInbox = ['inbox'] as const

/** What can be done with receipts, one and many, and which of them are listed. */
export function ofReceipts(docket: Docket): Action[] {
  return [
    ...ofReceipt(docket),
    ...ofForm(docket),
    ...ofSelected(docket),
    ...ofMissingReceipts(docket),
    ...ofReceiptLists(docket),
  ]
}

const isIn = ({ review }: Docket, ...states: string[]) =>
  states.includes(review.receipt?.state ?? '')

function ofReceipt(docket: Docket): Action[] {
  const { inbox, review, steps } = docket
  return [
    {
      id: 'confirm',
      words: 'Looks right, next',
      also: 'confirm send receipt',
      keys: ['Ctrl+Enter'],
      on: inInbox,
      isReady: () => isIn(docket, 'review'),
      run: steps.confirm,
    },
    {
      id: 'confirm-anyway',
      words: 'Confirm anyway',
      also: 'insist send receipt',
      keys: ['Ctrl+Shift+Enter'],
      on: inInbox,
      isReady: () => review.judgement.isAsking,
      run: steps.insist,
    },
    {
      id: 'proposed-lines',
      words: 'Lines as on the receipt',
      also: 'split items vat rates fold one line',
      keys: ['Ctrl+l'],
      on: inInbox,
      isReady: () => review.proposals.length > 0,
      run: () => review.setLines(review.proposals[0]?.lines ?? []),
    },
    {
      id: 'next-receipt',
      words: 'Next receipt',
      keys: ['Alt+ArrowDown'],
      on: inInbox,
      run: () => steps.move(1),
    },
    {
      id: 'previous-receipt',
      words: 'Previous receipt',
      keys: ['Alt+ArrowUp'],
      on: inInbox,
      run: () => steps.move(-1),
    },
    {
      id: 'later',
      words: 'Leave this receipt for later',
      also: 'skip',
      keys: ['l'],
      on: inInbox,
      isReady: () => isIn(docket, 'review') && inbox.following !== undefined,
      run: steps.later,
    },
    {
      id: 'discard',
      words: 'Put this receipt in the bin',
      also: 'delete remove discard',
      on: inInbox,
      isReady: () => isIn(docket, 'review', 'ready', 'rejected'),
      run: steps.discard,
    },
  ]
}

/** What is changed in the form of a receipt. */
function ofForm(docket: Docket): Action[] {
  const { choices, inbox, review, toasts } = docket
  return [
    {
      id: 'paid',
      words: 'Paid already, or still to pay',
      also: 'payment bill',
      keys: ['p'],
      on: inInbox,
      isReady: () => isIn(docket, 'review') && !inbox.selection.isMany,
      run: () => {
        const isPaid = review.draft !== undefined && paymentsOf(review.draft).length === 0
        review.changePayments((draft) => setPaid(draft, isPaid, choices))
        toasts.show({ tone: 'plain', title: isPaid ? 'Paid already' : 'Still to pay' })
      },
    },
    {
      id: 'add-line',
      words: 'Add a line to this receipt',
      also: 'split amount',
      on: inInbox,
      isReady: () => isIn(docket, 'review'),
      run: () => {
        review.addLine()
        return focusField(`lines.${(review.draft?.lines.length ?? 1) - 1}.expenseType`)
      },
    },
  ]
}

function ofSelected(docket: Docket): Action[] {
  const { accounts, inbox, reading, shared, steps } = docket
  return [
    {
      id: 'other-currency',
      words: 'Amount in another currency',
      also: 'foreign euro dollar exchange rate convert',
      on: inInbox,
      isReady: () => isIn(docket, 'review') && docket.review.draft?.original === undefined,
      run: async () => {
        const { review } = docket
        review.beginOriginal()
        await focusField(review.draft?.original?.currency ? 'original.rate' : 'original.currency')
      },
    },
    {
      id: 'select-all',
      words: 'Select all receipts of this list',
      also: 'several bulk many',
      keys: ['Ctrl+a'],
      isOutsideText: true,
      on: inInbox,
      run: () => inbox.selectAll(),
    },
    {
      id: 'stop-shared',
      words: 'Stop what is being done to many receipts',
      also: 'cancel',
      on: inInbox,
      isReady: () => shared.progress?.canStop === true,
      run: shared.stop,
    },
    {
      id: 'merge',
      words: 'Merge the selected receipts into one',
      also: 'join photos pages',
      keys: ['m'],
      on: inInbox,
      isReady: () => inbox.selection.isMany,
      run: shared.merge,
    },
    ...accounts.list
      .filter(({ account }) => !accounts.isAtHand(account.id))
      .map(({ account }) => ({
        id: `move-to-${account.id}`,
        words: `Move to ${account.name}`,
        also: 'wrong books client company account receipt',
        on: inInbox,
        isReady: () => (inbox.selection.isMany ? inbox.list === 'review' : isIn(docket, 'review')),
        run: () => shared.moveTo(account),
      })),
    {
      id: 'split',
      words: 'Split this receipt into its pages',
      also: 'separate pdf',
      keys: ['s'],
      on: inInbox,
      isReady: () => isIn(docket, 'review') && !inbox.selection.isMany,
      run: () => steps.split('pages'),
    },
    {
      id: 'split-photo',
      words: 'Split this photo into its receipts',
      also: 'separate cut',
      on: inInbox,
      isReady: () => isIn(docket, 'review') && reading.parts > 1,
      run: () => steps.split('parts'),
    },
    {
      id: 'split-documents',
      words: 'Split this file into its receipts',
      also: 'separate pdf documents',
      on: inInbox,
      isReady: () => isIn(docket, 'review') && reading.documents.length > 1,
      run: () => steps.split('documents'),
    },
  ]
}

/** What can be done where an expense has no receipt. */
function ofMissingReceipts({ review, route, session, steps, vouchers }: Docket): Action[] {
  return [
    {
      id: 'attach',
      words: 'Attach this receipt to the expense that lacks one',
      also: 'file books fits without match',
      keys: ['a'],
      on: inInbox,
      isReady: () => review.beside.fitting[0] !== undefined && !session.isReadOnly,
      run: () => steps.attach(review.beside.fitting[0]?.expenseId ?? 0),
    },
    ...VoucherKind.options.map((kind) => ({
      id: `new-${kind}`,
      words: newVoucher[kind],
      also: 'add create record trip journey miles drive car voucher claim cash lost',
      keys: [voucherKeys[kind]],
      on: inInbox,
      isGeneral: true,
      isReady: () => session.account !== undefined && !session.isReadOnly,
      run: () => {
        route.go('inbox')
        return vouchers.begin(kind)
      },
    })),
  ]
}

function ofReceiptLists(docket: Docket): Action[] {
  const { inbox, reading, route } = docket
  return [
    ...ReceiptSort.options.map((sort) => ({
      id: `sort-${sort}`,
      words: `Sort receipts: ${sortNames[sort]}`,
      also: 'order list',
      on: inInbox,
      run: () => inbox.sortBy(sort),
    })),
    {
      id: 'save-original',
      words: 'Save a copy of this receipt’s file',
      also: 'download original document',
      on: inInbox,
      isReady: () => docket.review.receipt !== undefined,
      run: docket.filesOut.save,
    },
    {
      id: 'read-again',
      words: 'Read this receipt again',
      also: 'recognise text',
      on: inInbox,
      isReady: () => isIn(docket, 'review'),
      run: () => reading.again(),
    },
    ...InboxList.options.map((list) => ({
      id: `list-${list}`,
      words: `Receipts: ${listNames[list]}`,
      also: 'inbox show list',
      isGeneral: true,
      on: inInbox,
      run: () => {
        inbox.show(list)
        route.go('inbox')
        return focusPlace('list')
      },
    })),
  ]
}

const sortNames: Record<ReceiptSort, string> = {
  oldest: 'oldest first',
  newest: 'newest first',
  supplier: 'by supplier',
  amount: 'by amount',
  date: 'by date',
}

const listNames: Record<InboxList, string> = {
  review: 'to review',
  ready: 'ready to send',
  sending: 'being sent',
  attention: 'those that need you',
  books: 'in the books',
  bin: 'in the bin',
}
