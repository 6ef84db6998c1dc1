/** Of electron/export: everything of an account in one ZIP, before it is removed. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inboxLists } from '../../../../shared/receipts/receipt'
import { openScene } from '../../../support/scene'

async function opened() {
  const { api, world } = await openScene('accounts')
  const folder = mkdtempSync(path.join(tmpdir(), 'everything-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { api, world, target: path.join(folder, 'all.zip') }
}

/** Names of the files in a ZIP, from its local headers' copy at the end. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = []
  for (let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1'); at >= 0;) {
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)))
    at = zip.indexOf('PK\u0001\u0002', at + 46, 'latin1')
  }
  return names
}

test('each account is saved whole, at hand or not: every receipt with its file, and each list', async () => {
  const { world, target } = await opened()
  const { accounts, exporter, receipts } = world.core
  const atHand = accounts.need().id
  expect(accounts.all().length).toBeGreaterThan(1)
  for (const { id } of accounts.all()) {
    const end = await exporter.saveAll({ accountId: id, target })
    const held = inboxLists.reduce((sum, list) => {
      const asked = { list, search: '', accountId: id }
      return sum + receipts.lists.page({ ...asked, offset: 0, limit: 1 }).total
    }, 0)
    expect(end).toMatchObject({ result: 'saved', files: held, missing: 0 })
    const names = namesIn(readFileSync(target))
    expect(names).toEqual(
      expect.arrayContaining([
        'Receipts.csv',
        'Expenses.csv',
        'Suppliers.csv',
        'Clients.csv',
        'Bank accounts.csv',
        'Invoices.csv',
        'Activity.csv',
      ]),
    )
    expect(names).toHaveLength(held + 7)
  }
  expect(accounts.need().id).toBe(atHand)
})

test('an account that is not there saves nothing', async () => {
  const { api, world, target } = await opened()
  await expect(api.exports.saveAll(crypto.randomUUID())).rejects.toMatchObject({
    code: 'no-account',
  })
  await expect(
    world.core.exporter.saveAll({ accountId: crypto.randomUUID(), target }),
  ).rejects.toMatchObject({ code: 'no-account' })
  expect(existsSync(target)).toBe(false)
})
