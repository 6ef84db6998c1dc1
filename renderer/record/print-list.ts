/** Lays a list out for paper: a title, what it was narrowed to, and a table whose head comes back on every page. */
import type { ColumnKind, Sheet } from '../../shared/books/export'
import { dayWords } from '../../shared/words/figures'
import { say, spokenLocale } from '../../shared/words/words'
import { poundsWords } from './book-columns'
import { printSheet } from '../documents/print-sheet'

export interface ListHead {
  title: string
  /** Whose books these are, what was searched for, and the like. */
  notes: readonly string[]
}

const momentWords = (at: Date) =>
  new Intl.DateTimeFormat(spokenLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at)

/** A cell as people read it. */
export function cellWords(cell: string, kind: ColumnKind): string {
  if (cell === '') return ''
  if (kind === 'amount') return poundsWords(cell)
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
    for (const [at, cell] of row.entries()) {
      const kind = columns[at]?.kind ?? 'text'
      line.append(withKind(element('td', cellWords(cell, kind)), kind))
    }
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
