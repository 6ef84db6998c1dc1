/** How a receipt and its posting are read from their rows. */
import { dueDateOf, totals, type ExpenseDraft } from '../../../shared/expenses/expense'
import { foldNumber } from '../../../shared/receipts/document-number'
import { Receipt } from '../../../shared/receipts/receipt'
import type { Database, Row } from '../database/database'
import { postingFromRow } from './postings'
import type { OutboxItem } from './receipts'

/** Shapes a row; absent is undefined inside, null only in SQL. */
export function fromRow(row: Row): Record<string, unknown> {
  const { problem, voucher } = row
  const draft = JSON.parse(String(row['draft'])) as Partial<ExpenseDraft>
  return {
    id: row['id'],
    state: row['state'],
    fileName: row['file_name'],
    mediaType: row['media_type'],
    size: row['size'],
    sha256: row['sha256'],
    marker: row['marker'],
    capturedAt: row['captured_at'],
    supplierName: row['supplier_name'],
    postingDate: row['posting_date'],
    gross: row['gross'],
    expenseType: row['expense_type'],
    duplicateOf: row['duplicate_of'] ?? undefined,
    expenseId: row['expense_id'] ?? undefined,
    ...(row['original_gone'] === 1 && { originalGone: true }),
    goesWith: row['goes_with'] ?? undefined,
    problem: typeof problem === 'string' ? (JSON.parse(problem) as unknown) : undefined,
    voucher: typeof voucher === 'string' ? (JSON.parse(voucher) as unknown) : undefined,
    draft,
    supplierId: draft.supplierId,
    original: draft.original,
    documentNumber: draft.documentNumber || undefined,
    dueDate: dueDateOf(draft),
  }
}

/** A row with its posting. */
export function itemFrom(row: Row): OutboxItem {
  return {
    ...Receipt.parse({ ...fromRow(row), trail: [] }),
    accountId: String(row['account_id']),
    changedAt: String(row['changed_at']),
    posting: postingFromRow(row),
  }
}

/** What lists show and search of a draft, in the order of `draftColumns`. */
export function draftValues(draft: ExpenseDraft): string[] {
  const hasAmount = draft.lines.some((line) => line.gross.trim() !== '')
  return [
    JSON.stringify(draft),
    draft.supplierName,
    draft.postingDate,
    hasAmount ? totals(draft).gross : '',
    draft.lines[0]?.expenseType ?? '',
    foldNumber(draft.documentNumber ?? ''),
  ]
}

export const draftColumns = [
  'draft',
  'supplier_name',
  'posting_date',
  'gross',
  'expense_type',
  'folded_number',
]

/** Folds the numbers of rows that an older app wrote; a draft that is damaged has none. */
export function foldOldNumbers(database: Database): void {
  const sql = `SELECT id, CASE WHEN json_valid(draft) THEN draft ->> '$.documentNumber' END AS number
    FROM receipt WHERE folded_number IS NULL`
  const old = database.all(sql)
  if (old.length === 0) return
  database.transaction(() => {
    for (const { id, number } of old) {
      const folded = typeof number === 'string' ? foldNumber(number) : ''
      database.run('UPDATE receipt SET folded_number = ? WHERE id = ?', folded, String(id))
    }
  })
}
