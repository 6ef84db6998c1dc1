import { expect, test } from 'vitest'
import { InvoiceChanges } from '../../../../renderer/invoices/invoice-changes.svelte'
import { Toasts } from '../../../../renderer/base/toasts.svelte'
import type { InvoiceChangeEnd, InvoiceView } from '../../../../shared/invoices/invoice-change'

const viewOf = (id: number, seen = 'as it is'): InvoiceView => ({
  invoice: {
    id,
    clientId: id,
    clientName: `Client ${id}`,
    outstanding: '10.00',
    items: [],
    payments: [],
    attachments: [],
  },
  seen,
  pending: [],
  isFresh: true,
})

/** Changes of the first invoice, of which main answers each once it is let through. */
function changing(end: (invoiceId: number) => InvoiceChangeEnd | Error) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  const asked: { invoiceId: number; seen: string }[] = []
  const answer = async (what: { invoiceId: number; seen: string }) => {
    asked.push(what)
    await gate
    const given = end(what.invoiceId)
    if (given instanceof Error) throw given
    return given
  }
  let view: InvoiceView | undefined = viewOf(1)
  const toasts = new Toasts()
  const changes = new InvoiceChanges({
    api: {
      invoices: { attach: answer, detach: answer },
      payments: { record: answer, remove: answer },
    },
    choices: {
      current: {
        paymentMethods: [{ code: 'CASH', name: 'Cash' }],
        bankAccounts: [],
        directors: [],
      },
      usualPayment: () => ({ method: 'CASH' }),
    },
    toasts,
    view: () => view,
    take: (now: InvoiceView) => {
      if (now.invoice.id === view?.invoice.id) view = now
    },
    reread: () => Promise.resolve(),
  } as unknown as ConstructorParameters<typeof InvoiceChanges>[0])
  /** The person goes on in the list. */
  const goTo = (id: number) => {
    changes.reset()
    view = viewOf(id)
  }
  return { changes, asked, toasts, release: () => release(), goTo, shown: () => view }
}

test('a file is taken off the invoice as the person saw it, and never another that has its place by then', async () => {
  const { asked, changes, release } = changing(() => ({ kind: 'changed', now: viewOf(1, 'later') }))
  release()
  await changes.detach(viewOf(1, 'before'), { id: 1, name: 'wrong.pdf' })
  expect(asked).toMatchObject([{ invoiceId: 1, seen: 'before', attachmentId: 1 }])
  expect(changes.outcome).toEqual({ kind: 'changed' })
})
