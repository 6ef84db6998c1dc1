/** Lays a list out for paper: a title, what it was narrowed to, and a table whose head comes back on every page. */
import type { ColumnKind, Sheet } from '../../shared/books/export'
import { dayWords } from '../../shared/words/figures'
import { say, spokenLocale } from '../../shared/words/words'
import { moneyWords } from './book-columns'
import { printSheet } from '../documents/print-sheet'

export interface ListHead {
  title: string
  /** Whose books these are, what was searched for, and the like. */
  notes: readonly string[]
}

const momentWords = (at: Date) =>
  new Intl.DateTimeFormat(spokenLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at)

/** A row as people read it, its amounts in the currency that it names. */
export function rowWords(row: readonly string[], columns: Sheet['columns']): string[] {
  const currency = row[columns.findIndex(({ kind }) => kind === 'currency')] || 'GBP'
  return row.map((cell, at) => cellWords(cell, columns[at]?.kind ?? 'text', currency))
}

function cellWords(cell: string, kind: ColumnKind, currency: string): string {
  if (cell === '') return ''
  if (kind === 'amount') return moneyWords(cell, currency)
  if (kind === 'moment') return momentWords(new Date(cell))
  return kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(cell) ? dayWords(cell) : cell
}

export function printList(
  { title, notes }: ListHead,
  { columns, rows, total, isWhole }: Sheet,
): void {
  const heading = element('h1', title)
  const count =
    rows.length < total
      ? say('record.firstRows', { shown: rows.length, count: total })
      : say('record.rows', { count: total })
  const doubt = isWhole ? '' : say('record.export.notWhole')
  const said = [...notes, count, momentWords(new Date()), doubt]
  const table = document.createElement('table')
  const head = table.createTHead().insertRow()
  for (const column of columns) head.append(withKind(element('th', column.title), column.kind))
  const body = table.createTBody()
  for (const row of rows) {
    const line = body.insertRow()
    for (const [at, cell] of rowWords(row, columns).entries())
      line.append(withKind(element('td', cell), columns[at]?.kind ?? 'text'))
  }
  printSheet(heading, element('p', said.filter(Boolean).join(' · ')), table)
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

function withKind(cell: HTMLElement, kind: ColumnKind): HTMLElement {
  cell.dataset['kind'] = kind
  return cell
}
