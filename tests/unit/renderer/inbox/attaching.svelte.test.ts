/** What is shown while the service is asked to take the file of a receipt. Of renderer/inbox. */
import { expect, test, vi } from 'vitest'
import { createDocket } from '../../../../renderer/shell/docket.svelte'
import type { AttachEnd } from '../../../../shared/receipts/receipt'
import { openScene } from '../../../support/scene'

vi.stubGlobal('HTMLElement', Map)
vi.stubGlobal('HTMLInputElement', Map)
vi.stubGlobal('document', {
  documentElement: { dataset: {} },
  getElementById: () => null,
  activeElement: null,
})

const unknown: AttachEnd = { kind: 'unknown', changeId: 1, code: 'offline', said: [], waitMs: 0 }
const notDone: AttachEnd = { kind: 'not-done', wasSent: false, code: 'offline', said: [] }

/** At the first receipt of books beside others, whose file is on its way to an expense until it is let go. */
async function attaching(end: AttachEnd = unknown) {
  const scene = await openScene('accounts')
  const docket = createDocket(scene.api)
  const { accounts, inbox, review, session, steps, toasts } = docket
  await vi.waitFor(() => {
    expect(accounts.list.length).toBeGreaterThan(1)
    expect(inbox.total).toBeGreaterThan(2)
    expect(session.account).toBeDefined()
  })
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const asked = vi.spyOn(scene.api.receipts, 'attach').mockImplementation(async () => {
    await held
    return end
  })
  inbox.select(0)
  await review.open(inbox.selectedId)
  const work = steps.attach(1)
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  const ended = async () => {
    letGo()
    await work
    expect(toasts.all).toHaveLength(1)
  }
  return { ...docket, ...scene, ended }
}

test('who waits for it goes on to the next receipt', async () => {
  const { ended, inbox } = await attaching()
  const next = inbox.row(1)?.id
  await ended()
  expect(inbox.selectedId).toBe(next)
})

test('the next receipt is the one that is next when it is there', async () => {
  const { api, ended, inbox } = await attaching()
  const [, gone = '', next] = [0, 1, 2].map((index) => inbox.row(index)?.id)
  const total = inbox.total ?? 0
  await api.receipts.discard(gone)
  await vi.waitFor(() => expect(inbox.total).toBe(total - 1))
  await ended()
  expect(inbox.selectedId).toBe(next)
})

test.each([unknown, notDone])(
  'who has gone into another receipt meanwhile stays there, whether it is there or not',
  async (end) => {
    const { ended, inbox, review } = await attaching(end)
    inbox.select(2)
    const chosen = inbox.selectedId
    await review.open(chosen)
    review.nameSupplier('Corner Sh')
    await ended()
    expect([inbox.selectedId, review.receipt?.id]).toEqual([chosen, chosen])
    expect(review.draft?.supplierName).toBe('Corner Sh')
  },
)

test('no receipt of the books before is opened in those that came to hand', async () => {
  const { accounts, ended, inbox, review, session, toasts, world } = await attaching()
  const other = accounts.list.find(({ account }) => account.name.startsWith('Hill'))!.account.id
  await accounts.show(other)
  await vi.waitFor(() => expect(inbox.total).toBe(2))
  for (const { id } of toasts.all) toasts.close(id)
  await ended()
  await review.open(inbox.selectedId)
  expect(session.account?.id).toBe(other)
  expect(world.core.receipts.accountOf(review.receipt!.id)).toBe(other)
})
