/** What a person chose comes back with the next receipt of the supplier, and goes by itself only by their own rule. */
import { afterEach, expect, test } from 'vitest'
import type { ReadingProcess } from '../../electron/reading/host/reader'
import type { Reading } from '../../shared/receipts/reading'
import { fileIn, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'
import { readingOf, sure } from '../unit/electron/receipts/suggestions/readings'

let rig: Rig
afterEach(() => rig.end())

/** What the receipts say, by file name. */
const said = new Map<string, Reading>()

function spawnReading(): ReadingProcess {
  let heard: (message: unknown) => void = () => undefined
  return {
    send: (message) => {
      const { id, fileName } = message as { id: string; fileName: string }
      setImmediate(() => heard({ kind: 'done', id, reading: said.get(fileName) }))
    },
    onMessage: (listener) => {
      heard = listener
    },
    onExit: () => undefined,
    kill: () => undefined,
    usage: () => undefined,
  }
}

async function start(): Promise<void> {
  rig = await Rig.start({ world: { spawnReading } })
  await rig.connect()
  await rig.core.reading.start()
}

const today = () => rig.clock.now().toISOString().slice(0, 10)

async function captured(fileName: string, fields: Reading['fields'] = marlow()): Promise<string> {
  said.set(fileName, readingOf(['MARL0W HARDWARE LTD', 'Tel 01628 555 019'], fields))
  const { id } = await rig.capture(fileIn(rig.inbox, fileName, pngBytes()))
  await until(() => rig.core.reading.of(id)?.state === 'read', 'the receipt is read')
  return id
}

const marlow = (total = '15.00') => ({
  vatLines: [],
  items: [],
  supplier: sure('MARL0W HARDWARE LTD'),
  date: sure(today()),
  total: sure(total),
  currency: sure('GBP'),
  vat: sure((Number(total) / 6).toFixed(2)),
})

/** What a person fills in of the first. */
const chosen = { expenseType: 'FUEL', vatType: 'Standard' }

async function confirmFirst(fileName = 'first.png'): Promise<string> {
  const id = await captured(fileName)
  const { draft } = rig.core.receipts.read(id)
  const [account] = rig.core.accounts.choices.get().bankAccounts
  const payment = { method: 'EFT', bankAccountId: account?.id ?? 0, date: '', amount: '' }
  const lines = draft.lines.map((line) => ({ ...line, ...chosen }))
  rig.core.review.edit(id, { ...draft, lines, payment })
  expect(await rig.core.review.confirm(id, { accepted: [] })).toEqual({})
  return id
}

test('the next receipt of a supplier comes with type, VAT type and payment, and says why, until it is forgotten', async () => {
  await start()
  const first = await confirmFirst()
  const { supplierId } = rig.core.receipts.read(first).draft
  expect(supplierId, 'known in the books by another spelling').toBeDefined()
  await rig.restart()
  await rig.core.reading.start()

  const second = await captured('second.png', marlow('18.00'))
  const { draft, state } = rig.core.receipts.read(second)
  expect(state).toBe('review')
  expect(draft).toMatchObject({
    supplierId,
    supplierName: 'Marlow Hardware',
    postingDate: today(),
    lines: [{ ...chosen, gross: '18.00' }],
    payment: { method: 'EFT' },
  })
  const type = rig.core.learning
    .suggested(second)
    .find(({ field }) => field === 'lines.0.expenseType')
  expect(type).toMatchObject({
    from: 'learned',
    why: { kind: 'chosen', supplierName: 'Marlow Hardware', times: 1, lastOn: today() },
  })

  const supplier = { id: supplierId ?? 0, name: 'Marlow Hardware' }
  expect(rig.core.learning.remembered({ search: '', offset: 0, limit: 10 }).total).toBe(1)
  rig.core.learning.forget(supplier, 'payment')
  expect(rig.core.learning.defaultsFor(supplier)).not.toHaveProperty('payment')
  rig.core.learning.forget(supplier)
  const third = await captured('third.png', marlow('21.00'))
  const { lines, payment } = rig.core.receipts.read(third).draft
  expect(payment).toBeUndefined()
  expect(lines[0]?.expenseType, 'what the books suggest for the supplier').toBe('TOOLS')
})

test('only the person’s own rule sends a receipt without a look, and what it sent teaches nothing', async () => {
  await start()
  const first = await confirmFirst()
  const { draft } = rig.core.receipts.read(first)
  const supplier = { id: draft.supplierId ?? 0, name: draft.supplierName }
  const { method = '', bankAccountId = 0 } = draft.payment ?? {}
  const payment = { method, bankAccountId }
  rig.core.learning.setRule(supplier, { ...chosen, payment, goesAtOnce: true })

  const second = await captured('second.png', marlow('18.00'))
  await rig.reaches(second, 'proven')
  const { trail } = rig.core.receipts.read(second)
  expect(trail.map(({ event }) => event)).toContain('confirmed-by-rule')
  expect(rig.core.learning.remembered({ search: '', offset: 0, limit: 1 }).rows[0]?.receipts).toBe(
    1,
  )

  const doubtful = { ...marlow('24.00'), vat: sure('1.14') }
  expect(rig.state(await captured('other-vat.png', doubtful))).toBe('review')
  expect(rig.state(await captured('same-again.png', marlow('18.00'))), 'alike').toBe('review')

  rig.core.learning.removeRule(supplier)
  expect(rig.state(await captured('third.png', marlow('21.00')))).toBe('review')
})

test('a receipt that was taken back and confirmed again counts once', async () => {
  await start()
  rig.core.setPaused(true)
  const id = await confirmFirst()
  const times = () =>
    rig.core.learning.remembered({ search: '', offset: 0, limit: 1 }).rows[0]?.receipts ?? 0
  expect(times()).toBe(1)
  await rig.core.review.reopen(id)
  expect(times()).toBe(0)
  await rig.core.review.confirm(id, { accepted: [] })
  expect(times()).toBe(1)
})

test('what was typed before the suggestions were seen is kept, and they stay beside it', async () => {
  await start()
  await confirmFirst()
  const id = await captured('second.png', marlow('18.00'))
  const typed = {
    supplierName: '',
    postingDate: '',
    lines: [{ ...emptyish, description: 'Nails' }],
  }
  const known = rig.core.reading.typed(id, typed, false)
  const draft = rig.core.learning.typed(id, known, false)
  expect(draft).toMatchObject({
    supplierName: 'Marlow Hardware',
    lines: [{ ...chosen, description: 'Nails', gross: '18.00' }],
    payment: { method: 'EFT' },
  })
})

const emptyish = { expenseType: '', vatType: '', gross: '' }
