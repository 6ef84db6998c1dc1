/** What a person can ask of the inbox by name or by key. */
import { paymentsOf } from '../../shared/expenses/expense'
import { voucherKinds } from '../../shared/expenses/voucher'
import { inboxLists, receiptSorts } from '../../shared/receipts/receipt'
import type { Action } from '../base/actions'
import { focusField, focusPlace } from '../base/focus'
import { setPaid } from '../inbox/form/draft-edit'
import { newVoucher } from '../inbox/capture/voucher-words'
import type { Docket } from './docket.svelte'
import { say } from '../../shared/words/words'

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
      words: say('action.confirm'),
      also: say('action.confirm.also'),
      isReady: () => isIn(docket, 'review'),
      run: steps.confirm,
    },
    {
      id: 'confirm-anyway',
      words: say('action.confirmAnyway'),
      also: say('action.confirmAnyway.also'),
      isReady: () => review.judgement.isAsking || review.receipt?.duplicateOf !== undefined,
      run: steps.insist,
    },
    {
      id: 'proposed-lines',
      words: say('action.proposedLines'),
      also: say('action.proposedLines.also'),
      isReady: () => review.proposals.length > 0,
      run: () => review.setLines(review.proposals[0]?.lines ?? []),
    },
    {
      id: 'next-receipt',
      words: say('action.nextReceipt'),
      run: () => steps.move(1),
    },
    {
      id: 'previous-receipt',
      words: say('action.previousReceipt'),
      run: () => steps.move(-1),
    },
    {
      id: 'later',
      words: say('action.later'),
      also: say('action.later.also'),
      isReady: () => isIn(docket, 'review') && inbox.following !== undefined,
      run: steps.later,
    },
    {
      id: 'discard',
      words: say('action.discard'),
      also: say('action.discard.also'),
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
      words: say('action.paid'),
      also: say('action.paid.also'),
      isReady: () => isIn(docket, 'review') && !inbox.selection.isMany,
      run: () => {
        const isPaid = review.draft !== undefined && paymentsOf(review.draft).length === 0
        review.changePayments((draft) => setPaid(draft, isPaid, choices))
        toasts.show({
          tone: 'plain',
          title: say(isPaid ? 'action.paid.done' : 'action.paid.undone'),
        })
      },
    },
    {
      id: 'add-line',
      words: say('action.addLine'),
      also: say('action.addLine.also'),
      isReady: () => isIn(docket, 'review'),
      run: () => {
        review.addLine()
        return focusField(`lines.${(review.draft?.lines.length ?? 1) - 1}.expenseType`)
      },
    },
  ]
}

/** What is made of several that are selected. */
function ofSeveral({ inbox, shared }: Docket): Action[] {
  return [
    {
      id: 'merge',
      words: say('action.merge'),
      also: say('action.merge.also'),
      isReady: () => inbox.selection.isMany,
      run: shared.merge,
    },
    {
      id: 'go-together',
      words: say('action.goTogether'),
      also: say('action.goTogether.also'),
      isReady: () => inbox.selection.isMany && inbox.list === 'review',
      run: shared.goTogether,
    },
  ]
}

function ofSelected(docket: Docket): Action[] {
  const { accounts, inbox, reading, shared, steps } = docket
  return [
    {
      id: 'other-currency',
      words: say('action.otherCurrency'),
      also: say('action.otherCurrency.also'),
      isReady: () => isIn(docket, 'review') && docket.review.draft?.original === undefined,
      run: async () => {
        const { review } = docket
        review.beginOriginal()
        await focusField(review.draft?.original?.currency ? 'original.rate' : 'original.currency')
      },
    },
    {
      id: 'select-all',
      words: say('action.selectAll'),
      also: say('action.selectAll.also'),
      isOutsideText: true,
      run: () => inbox.selectAll(),
    },
    {
      id: 'stop-shared',
      words: say('action.stopShared'),
      also: say('action.stopShared.also'),
      isReady: () => shared.progress?.canStop === true,
      run: shared.stop,
    },
    ...ofSeveral(docket),
    ...accounts.list
      .filter(({ account }) => !accounts.isAtHand(account.id))
      .map(({ account }) => ({
        id: `move-to-${account.id}`,
        words: say('action.moveTo', { name: account.name }),
        also: say('action.moveTo.also'),
        series: 'move-to',
        yields: true,
        on: ['inbox'] as const,
        isReady: () => (inbox.selection.isMany ? inbox.list === 'review' : isIn(docket, 'review')),
        run: () => shared.moveTo(account),
      })),
    {
      id: 'split',
      words: say('action.split'),
      also: say('action.split.also'),
      isReady: () => isIn(docket, 'review') && !inbox.selection.isMany,
      run: () => steps.split('pages'),
    },
    {
      id: 'split-photo',
      words: say('action.splitPhoto'),
      also: say('action.splitPhoto.also'),
      isReady: () => isIn(docket, 'review') && reading.parts > 1,
      run: () => steps.split('parts'),
    },
    {
      id: 'split-documents',
      words: say('action.splitDocuments'),
      also: say('action.splitDocuments.also'),
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
      words: say('action.attach'),
      also: say('action.attach.also'),
      isReady: () => review.beside.fitting[0] !== undefined && !session.isReadOnly,
      run: () => steps.attach(review.beside.fitting[0]?.expenseId ?? 0),
    },
    ...voucherKinds.map((kind) => ({
      id: `new-${kind}`,
      words: newVoucher[kind],
      also: say('action.newVoucher.also'),
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
    ...receiptSorts.map((sort) => ({
      id: `sort-${sort}`,
      words: say(`action.sort.${sort}`),
      also: say('action.sort.also'),
      run: () => inbox.sortBy(sort),
    })),
    {
      id: 'save-original',
      words: say('action.saveOriginal'),
      also: say('action.saveOriginal.also'),
      isReady: () => docket.review.receipt !== undefined,
      run: docket.filesOut.save,
    },
    {
      id: 'read-again',
      words: say('action.readAgain'),
      also: say('action.readAgain.also'),
      isReady: () => isIn(docket, 'review'),
      run: () => reading.again(),
    },
    ...inboxLists.map((list) => ({
      id: `list-${list}`,
      words: say(`action.list.${list}`),
      also: say('action.list.also'),
      isGeneral: true,
      run: () => {
        inbox.show(list)
        route.go('inbox')
        return focusPlace('list')
      },
    })),
  ]
}
