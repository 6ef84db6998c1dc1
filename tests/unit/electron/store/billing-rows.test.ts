/** Of electron/store: the rows of invoices, their drafts and their changes. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyInvoiceDraft } from '../../../support/empty-invoice'
import { Epoch } from '../../../../electron/store/recovery/epoch'
import { BookChangeRows } from '../../../../electron/store/changes/book-change-rows'
import { InvoiceDrafts } from '../../../../electron/store/changes/invoice-drafts'
import { SalesInvoiceRows } from '../../../../electron/store/changes/sales-invoice-rows'
import { StoredProfile } from '../../../support/stored'

/** Nothing is written beside it. */
const alone = () => undefined

let profile: StoredProfile
let accountId: string
let drafts: InvoiceDrafts
const parts = () => ({ database: profile.store.database, now: () => profile.now })
beforeEach(async () => {
  profile = new StoredProfile()
  await profile.open()
  accountId = profile.account()
  drafts = new InvoiceDrafts(parts())
})
afterEach(() => profile.close())

const file = { fileName: 'a.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF') }
const sending = (subject: string) => ({
  kind: 'new-invoice',
  about: 'new-invoice',
  subject,
  before: '',
  wanted: '{}',
})

describe('drafts of invoices', () => {
  test('keep their files, byte for byte and in order, over a restart', async () => {
    const id = drafts.add(accountId, emptyInvoiceDraft)
    drafts.addFile(accountId, id, file)
    drafts.addFile(accountId, id, { ...file, fileName: 'b.pdf', bytes: Buffer.from([0, 255]) })
    await profile.reopen()
    drafts = new InvoiceDrafts(parts())
    const [first, second] = drafts.contents(id)
    expect(first).toEqual(file)
    expect(second?.bytes).toEqual(Buffer.from([0, 255]))
    const { files } = drafts.read(accountId, id)
    expect(files).toMatchObject([
      { fileName: 'a.pdf', size: 4 },
      { fileName: 'b.pdf', size: 2 },
    ])
    drafts.removeFile(accountId, id, files[0]?.id ?? '')
    expect(drafts.contents(id)).toHaveLength(1)
  })

  test('are nobody else’s', () => {
    const id = drafts.add(accountId, emptyInvoiceDraft)
    const other = profile.account('Other')
    expect(drafts.all(other)).toEqual([])
    expect(() => drafts.read(other, id)).toThrow('No invoice draft')
  })

  test('that were being sent are in doubt at the next start, and can be discarded', async () => {
    const id = drafts.add(accountId, emptyInvoiceDraft)
    new BookChangeRows(parts()).begin(accountId, sending(id))
    await profile.reopen()
    drafts = new InvoiceDrafts(parts())
    expect(drafts.read(accountId, id).state).toBe('unknown')
    expect(() => drafts.edit(accountId, id, emptyInvoiceDraft)).toThrow('unknown')
    expect(() => drafts.addFile(accountId, id, file)).toThrow('unknown')
    drafts.remove(accountId, id)
    expect(drafts.all(accountId)).toEqual([])
    expect(new BookChangeRows(parts()).open(accountId)).toEqual([])
  })

  test('stand as the newest attempt to send them ended', () => {
    const rows = new BookChangeRows(parts())
    const id = drafts.add(accountId, emptyInvoiceDraft)
    const problem = { code: 'service-refused', said: ['no'] }
    rows.end(rows.begin(accountId, sending(id)).id, 'not-done', problem, alone)
    expect(drafts.read(accountId, id)).toMatchObject({ state: 'typed', problem })
    rows.end(rows.begin(accountId, sending(id)).id, 'done', { invoiceId: 12 }, alone)
    expect(drafts.read(accountId, id)).toMatchObject({ state: 'sent', invoiceId: 12 })
    expect(drafts.read(accountId, id)).not.toHaveProperty('problem')
    expect(drafts.ofInvoice(accountId, 12)).toBe(id)
    profile.store.accountRows.assertRemovable(accountId)
  })

  test('keep an account from being removed', () => {
    const id = drafts.add(accountId, emptyInvoiceDraft)
    const { accountRows } = profile.store
    expect(() => accountRows.assertRemovable(accountId)).toThrow('receipts or drafts')
    drafts.remove(accountId, id)
    accountRows.assertRemovable(accountId)
  })

  test('of a profile that was put back from a copy are in doubt, since they may have been sent since', () => {
    const id = drafts.add(accountId, emptyInvoiceDraft)
    const { database, receipts } = profile.store
    const outside = { read: () => 5, bump: () => 6 }
    expect(new Epoch({ database, receipts, outside }).open()).toEqual({ isRestored: true })
    expect(drafts.read(accountId, id).state).toBe('unknown')
  })
})

test('a change is pending until it is settled, and where a person has to look until they have', () => {
  const rows = new BookChangeRows(parts())
  const meant = {
    kind: 'change',
    about: 'invoice',
    subject: '77',
    before: '{"id":77}',
    wanted: 'x',
  }
  const begun = rows.begin(accountId, meant)
  const { id } = begun
  expect(begun).toMatchObject({ ...meant, state: 'open', begunAt: profile.now.toISOString() })
  expect(rows.open(accountId, { about: 'invoice', subject: '77' })).toEqual([begun])
  expect(rows.open(accountId, { about: 'expense' })).toEqual([])
  expect(() => rows.acknowledge(accountId, id)).toThrow('how it ended')
  rows.end(id, 'differs', { isApplied: true }, alone)
  expect(rows.open(accountId)).toEqual([])
  const told = rows.pending(accountId, { about: 'invoice', subject: '77' })
  expect(told).toMatchObject([{ state: 'differs', outcome: { isApplied: true } }])
  expect(rows.pending(accountId, { about: 'invoice', subject: '78' })).toEqual([])
  expect(rows.read(accountId, id).before).toBe('{"id":77}')
  expect(() => rows.read('another', id)).toThrow('No change')
  rows.acknowledge(accountId, id)
  expect(rows.pending(accountId, {})).toEqual([])
})

describe('e-mails', () => {
  test('a second reminder on one day has no place in the database', () => {
    const rows = new SalesInvoiceRows(parts())
    const changes = new BookChangeRows(parts())
    const remind = (invoiceId: number, day: string) =>
      changes.begin(accountId, {
        kind: 'sales-invoice-reminder',
        about: 'sales-invoice-email',
        subject: String(invoiceId),
        before: '',
        wanted: day,
      }).id
    const first = remind(7, '2026-06-30')
    expect(() => remind(7, '2026-06-30')).toThrow()
    expect(rows.emails(accountId, 7)).toMatchObject([{ kind: 'reminder', state: 'unknown' }])
    changes.end(first, 'not-done', undefined, alone)
    changes.end(remind(7, '2026-06-30'), 'done', undefined, alone)
    remind(7, '2026-07-01')
    remind(8, '2026-06-30')
    expect(rows.emails(accountId, 7).map(({ state, day }) => [state, day])).toEqual([
      ['unknown', '2026-07-01'] as const,
      ['sent', '2026-06-30'] as const,
    ])
    expect(rows.lastDays(accountId)).toEqual(
      new Map([
        [7, '2026-07-01'],
        [8, '2026-06-30'],
      ]),
    )
  })
})
