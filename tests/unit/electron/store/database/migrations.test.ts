/** What a schema kept elsewhere than the next one is found where the next one keeps it. */
import path from 'node:path'
import { expect, test } from 'vitest'
import { BookChangeRows } from '../../../../../electron/store/changes/book-change-rows'
import { SalesInvoiceRows } from '../../../../../electron/store/changes/sales-invoice-rows'
import { Database } from '../../../../../electron/store/database/database'
import { storeMigrations } from '../../../../../electron/store/database/migrations'
import { temporaryFolder } from '../../../../support/files'

const begunAt = '2026-06-30T12:00:00.000Z'

/** Whatever the schemas before 13 noted of changes of the books, since when, and as what it is open since. */
const left: readonly { since: number; until: number; sql: string; open: readonly object[] }[] = [
  {
    since: 4,
    until: 11,
    sql: `INSERT INTO expense_change (account_id, expense_id, before_text, wanted_text, state, begun_at)
      VALUES ('a', 7, '{"id":7}', '{"id":7,"n":1.50}', 'open', '${begunAt}'),
        ('a', 8, '{"id":8}', NULL, 'open', '${begunAt}'), ('a', 9, '{"id":9}', NULL, 'not-done', '${begunAt}')`,
    open: [
      {
        kind: 'expense-edit',
        about: 'expense',
        subject: '7',
        wanted: '{"id":7,"n":1.50}',
        begunAt,
      },
      { kind: 'expense-deletion', about: 'expense', subject: '8', before: '{"id":8}', wanted: '' },
    ],
  },
  {
    since: 4,
    until: 11,
    sql: `INSERT INTO doubtful_supplier (account_id, folded) VALUES ('a', 'northgate fuels')`,
    open: [{ kind: 'supplier', about: 'supplier', subject: 'northgate fuels' }],
  },
  {
    since: 8,
    until: 11,
    sql: `INSERT INTO invoice_change
        (account_id, invoice_id, change, before_text, state, outcome, is_acknowledged, begun_at)
      VALUES ('a', 77, '{"kind":"attach","fileName":"a.pdf"}', '{"id":77}', 'open', NULL, 0, '${begunAt}'),
        ('a', 78, '{}', '{"id":78}', 'ask', '{"reason":"gone"}', 0, '${begunAt}'),
        ('a', 79, '{}', '{"id":79}', 'ask', '{"reason":"gone"}', 1, '${begunAt}')`,
    open: [
      {
        kind: 'invoice-change',
        about: 'invoice',
        subject: '77',
        before: '{"id":77}',
        wanted: '{"kind":"attach","fileName":"a.pdf"}',
      },
    ],
  },
  {
    since: 8,
    until: 11,
    sql: `INSERT INTO doubtful_client (account_id, folded) VALUES ('a', 'quarry lane <pay@quarry.example>')`,
    open: [{ kind: 'client', about: 'client', subject: 'quarry lane <pay@quarry.example>' }],
  },
  {
    since: 8,
    until: 11,
    sql: `INSERT INTO sales_invoice_creation (account_id, draft, known_ids, state, candidates, begun_at)
      VALUES ('a', '{"clientId":5}', '[1,2]', 'open', '[]', '${begunAt}'),
        ('a', '{"clientId":6}', '[]', 'ask', '[3,4]', '${begunAt}')`,
    open: [
      {
        kind: 'new-sales-invoice',
        about: 'new-sales-invoice',
        subject: '{"clientId":5}',
        before: '[1,2]',
        wanted: '{"clientId":5}',
      },
    ],
  },
  {
    since: 8,
    until: 12,
    sql: `INSERT INTO invoice_draft
        (id, account_id, draft, state, wanted, intended_at, invoice_id, problem, changed_at)
      VALUES ('d1', 'a', '{}', 'unknown', '{"fileNames":[]}', '${begunAt}', NULL, NULL, '${begunAt}'),
        ('d2', 'a', '{}', 'sending', '{"fileNames":["a.pdf"]}', '${begunAt}', NULL, NULL, '${begunAt}'),
        ('d3', 'a', '{}', 'unknown', NULL, NULL, NULL, NULL, '${begunAt}'),
        ('d4', 'a', '{}', 'typed', NULL, NULL, NULL, NULL, '${begunAt}'),
        ('d5', 'a', '{}', 'typed', '{}', '${begunAt}', NULL, '{"code":"offline","said":[]}', '${begunAt}'),
        ('d6', 'a', '{}', 'sent', '{}', '${begunAt}', 31, NULL, '${begunAt}')`,
    open: [
      { kind: 'new-invoice', subject: 'd1', wanted: '{"fileNames":[]}', begunAt },
      { kind: 'new-invoice', subject: 'd2', wanted: '{"fileNames":["a.pdf"]}' },
      { kind: 'new-invoice', subject: 'd3', wanted: '' },
    ],
  },
  {
    since: 8,
    until: 12,
    sql: `INSERT INTO sales_invoice_letter (account_id, invoice_id, kind, state, day, at)
      VALUES ('a', 5, 'email', 'sent', '2026-06-29', '${begunAt}'),
        ('a', 5, 'reminder', 'begun', '2026-06-30', '${begunAt}'),
        ('a', 5, 'reminder', 'not-sent', '2026-07-01', '${begunAt}')`,
    open: [],
  },
]

test.each(storeMigrations.slice(3, 12).map((_, index) => index + 4))(
  'changes of the books that schema %i left open are open still, and none is doubled by a further start',
  (version) => {
    const file = path.join(temporaryFolder(), 'docket.sqlite')
    const known = left.filter(({ since, until }) => since <= version && version <= until)
    const older = new Database(file, storeMigrations.slice(0, version))
    older.run('PRAGMA foreign_keys = OFF')
    for (const { sql } of known) older.run(sql)
    older.close()
    for (let starts = 0; starts < 2; starts += 1) {
      const database = new Database(file)
      const rows = new BookChangeRows({ database, now: () => new Date(begunAt) })
      expect(rows.open('a')).toMatchObject(known.flatMap(({ open }) => open))
      expect(rows.open('b')).toEqual([])
      const asked = rows.pending('a', { about: 'invoice' }).filter(({ state }) => state === 'ask')
      expect(asked).toMatchObject(
        version < 8 || version > 11 ? [] : [{ subject: '78', outcome: { reason: 'gone' } }],
      )
      if (version >= 8) expectKept(database)
      database.close()
    }
  },
)

/** Drafts stand as they stood, and no e-mail that may have gone is forgotten. */
function expectKept(database: Database): void {
  const states = database.all(
    'SELECT id, state, invoice_id, problem FROM invoice_draft_state ORDER BY id',
  )
  expect(states.map((row) => [row['id'], row['state'], row['invoice_id'], row['problem']])).toEqual(
    [
      ['d1', 'unknown', null, null],
      ['d2', 'unknown', null, null],
      ['d3', 'unknown', null, null],
      ['d4', 'typed', null, null],
      ['d5', 'typed', null, '{"code":"offline","said":[]}'],
      ['d6', 'sent', 31, null],
    ],
  )
  const sales = new SalesInvoiceRows({ database, now: () => new Date(begunAt) })
  expect(sales.emails('a', 5)).toEqual([
    { kind: 'reminder', state: 'unknown', day: '2026-06-30', at: begunAt },
    { kind: 'email', state: 'sent', day: '2026-06-29', at: begunAt },
  ])
}
