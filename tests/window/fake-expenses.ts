/** Single expenses as the fake main keeps them: changed and deleted at once, as in books nobody else works in. */
import { AppError } from '../../shared/errors'
import type { ExpenseChangeEnd, ExpenseView } from '../../shared/expense-change'
import type { ExpenseRecord } from '../../shared/expense-record'
import type { AppHandlers } from '../../shared/ipc'
import { addAmounts } from '../../shared/money'
import type { ReadPage } from '../../shared/reading'
import type { KnownBooks } from './known-books'

export type ExpenseFault = 'changed' | 'gone' | 'refused' | 'unknown'

interface Parts {
  shelf: () => KnownBooks
  learn: (books: KnownBooks) => void
  supplierName: (id: number) => string
  /** How the next change ends, where it is not done. */
  fault: ExpenseFault | undefined
}

const mailText = [
  'From: Pennine Stationers <orders@pennine.example>',
  'Subject: Your order 20402',
  '',
  'Paper, A4, 10 reams              £148.20',
  'Envelopes, C5, 2 boxes            £16.58',
  'Total                            £164.78',
]
const mailPage: ReadPage = {
  ...{ width: 595, height: 842, turn: 0 },
  words: mailText.map((text, line) => ({
    ...{ text, confidence: 1 },
    box: { page: 0, x: 0.08, y: 0.06 + line * 0.02, width: 0.8, height: 0.016 },
  })),
}

export function fakeExpenses({
  shelf,
  learn,
  supplierName,
  fault,
}: Parts): AppHandlers['expenses'] {
  const open = new Set<number>()
  let next = fault
  const find = (id: number) => shelf().expenses.find((row) => row.id === id)
  const keep = (id: number, record: ExpenseRecord | undefined) => {
    const expenses = shelf().expenses.flatMap((row) => (row.id === id ? (record ?? []) : row))
    learn({ ...shelf(), expenses })
  }
  function view(id: number): ExpenseView | undefined {
    const record = find(id)
    if (!record) return undefined
    const hindrance = record.isReconciled ? 'reconciled' : record.isEditable === false && 'closed'
    return {
      ...{ record, seen: JSON.stringify(record).length.toString(16).padStart(64, '0') },
      hindrances: hindrance ? { edit: hindrance, delete: hindrance } : {},
      ...(open.has(id) && { open: { kind: 'edit', begunAt: '2026-11-21T10:20:00.000Z' } }),
    }
  }
  function end(id: number, change: (record: ExpenseRecord) => ExpenseRecord | undefined) {
    const record = find(id)
    const now = next
    next = undefined
    if (!record || now === 'gone') return { kind: 'gone' } satisfies ExpenseChangeEnd
    if (now === 'changed') {
      keep(id, { ...record, postingDate: '2026-11-01', note: 'Changed by a colleague' })
      return { kind: 'changed', view: view(id) as ExpenseView } satisfies ExpenseChangeEnd
    }
    if (now === 'refused') {
      const said = ['The expense is in a closed accounting period']
      return { kind: 'not-done', code: 'service-refused', said } satisfies ExpenseChangeEnd
    }
    if (now === 'unknown') {
      open.add(id)
      return { kind: 'unknown' } satisfies ExpenseChangeEnd
    }
    keep(id, change(record))
    const shown = view(id)
    return { kind: 'done', ...(shown && { view: shown }) } satisfies ExpenseChangeEnd
  }
  return {
    view,
    read: (id) => {
      const read = view(id)
      if (!read) throw new AppError('not-found', 'It is gone')
      return read
    },
    change: ({ expenseId, edit }) =>
      end(expenseId, (record) => {
        const changed = record.lines.map((line, at) => {
          const change = edit.changedLines.find((each) => each.at === at) ?? {}
          const given = Object.entries(change).filter(([key, value]) => key !== 'at' && value)
          return { ...line, ...Object.fromEntries(given) }
        })
        const lines = [
          ...changed.filter((_, at) => !edit.removedLines.includes(at)),
          ...edit.addedLines,
        ]
        return {
          ...record,
          ...(edit.postingDate !== undefined && { postingDate: edit.postingDate }),
          ...(edit.supplierId !== undefined && {
            ...{ supplierId: edit.supplierId, supplierName: supplierName(edit.supplierId) },
          }),
          ...(edit.newSupplier !== undefined && {
            ...{ supplierId: 9_999, supplierName: edit.newSupplier },
          }),
          payments: [
            ...record.payments.map(
              (payment, place) => edit.payments.find(({ at }) => at === place) ?? payment,
            ),
            ...edit.payments.filter(({ at }) => at === undefined),
          ],
          ...{ lines, gross: addAmounts(lines.map(({ gross }) => gross)) },
        }
      }),
    removePayment: ({ expenseId }) => end(expenseId, (record) => ({ ...record, payments: [] })),
    delete: ({ expenseId }) => end(expenseId, () => undefined),
    attach: ({ expenseId, file }) =>
      end(expenseId, (record) => {
        const fileName = 'fileName' in file ? file.fileName : 'receipt.jpg'
        const attachments = record.attachments ?? []
        return { ...record, attachments: [...attachments, { id: attachments.length, fileName }] }
      }),
    check: (id) => {
      open.delete(id)
      return view(id)
    },
    file: ({ fileName }) => ({
      ...{ fileId: '00000000-0000-4000-8000-000000000001', fileName, size: 48_213 },
      ...{ address: 'app://receipt/none' },
      ...(fileName.endsWith('.eml') && { mediaType: 'message/rfc822', pages: [mailPage] }),
    }),
    saveFile: () => true,
  }
}
