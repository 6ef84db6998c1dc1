/** An invoice and the receipt for paying it are one purchase, however many days are between. Real core, real demo service. */
import { afterEach, expect, test } from 'vitest'
import type { Reading } from '../../shared/receipts/reading'
import { fileIn, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'
import { toldReadings } from '../support/told-readings'
import { readingOf, sure } from '../unit/electron/receipts/suggestions/readings'

let rig: Rig
afterEach(() => rig.end())
const said = new Map<string, Reading>()

async function start(): Promise<void> {
  rig = await Rig.start({ world: { spawnReading: toldReadings(said) } })
  await rig.connect()
  rig.core.setPaused(true)
  await rig.core.reading.start()
}

/** A paper so many days ago, all chosen that is not read. */
async function captured(kind: string, daysAgo: number, supplier: string): Promise<string> {
  const fileName = `${kind}-${daysAgo}.png`
  const on = new Date(rig.clock.now().getTime() - daysAgo * 86_400_000)
  const fields = {
    kind: sure(kind),
    supplier: sure(supplier),
    date: sure(on.toISOString().slice(0, 10)),
    total: sure('960.00'),
    currency: sure('GBP'),
    vat: sure('160.00'),
  }
  said.set(fileName, readingOf([supplier, fileName], fields))
  const { id } = await rig.capture(fileIn(rig.inbox, fileName, pngBytes()))
  await until(() => rig.core.reading.of(id)?.state === 'read', 'it is read')
  const { draft } = rig.core.receipts.read(id)
  const chosen = { expenseType: 'TOOLS', vatType: 'Standard' }
  rig.core.review.edit(id, { ...draft, lines: draft.lines.map((line) => ({ ...line, ...chosen })) })
  return id
}

test('an invoice and the receipt for paying it days later are asked about, and never both sent unasked', async () => {
  await start()
  const invoice = await captured('invoice', 9, 'Quayside Signs Ltd')
  const receipt = await captured('receipt', 1, 'Quayside Signs')
  const { done } = await rig.core.review.stepAll({ ids: [invoice, receipt], step: 'confirm' })
  expect(done).toEqual([])
  const kinds = (id: string) =>
    rig.core.alike.of(id).map(({ kind, receiptId }) => [kind, receiptId])
  expect(kinds(receipt)).toEqual([['invoice-paid', invoice]])
  expect(kinds(invoice)).toEqual([['invoice-paid', receipt]])
  rig.core.alike.keepBeside(receipt, [invoice])
  expect(kinds(receipt)).toEqual([])
  expect(kinds(invoice)).toEqual([])
})

test('the invoices of a subscription, and receipts of one price day by day, are asked about by nobody', async () => {
  await start()
  const ids = []
  for (const daysAgo of [1, 15, 29]) ids.push(await captured('invoice', daysAgo, 'Quayside Signs'))
  for (const daysAgo of [2, 3, 4]) ids.push(await captured('receipt', daysAgo, 'Riverside Books'))
  expect(ids.flatMap((id) => rig.core.alike.of(id))).toEqual([])
})
