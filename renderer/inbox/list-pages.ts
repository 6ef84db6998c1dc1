/** The rows of a list as far as they are here, page by page. */
import type { ListedReceipt } from '../../shared/receipts/receipt'

/** A row costs main a verdict, and what is in view is asked for anew with every change. */
export const pageSize = 25
/** More than any screen shows, however small it is drawn. */
export const mostPages = 10

export interface Page {
  /** Of the receipts when it was put together. */
  revision: number
  rows: readonly ListedReceipt[]
}

/** By number, in the order in which they came. */
export type Pages = ReadonlyMap<number, Page>

/** The page that a row is on. */
export const pageOf = (index: number) => Math.floor(index / pageSize)

/** Undefined where it is not here. */
export function rowAt(pages: Pages, index: number): ListedReceipt | undefined {
  return pages.get(pageOf(index))?.rows[index % pageSize]
}

/** Where a receipt is, by the page that came last; undefined where none has it. */
export function placeOf(pages: Pages, id: string): number | undefined {
  let place: number | undefined
  for (const [page, { rows }] of pages) {
    const at = rows.findIndex((row) => row.id === id)
    if (at >= 0) place = page * pageSize + at
  }
  return place
}

/** The ids of one unbroken stretch of rows around this one. */
export function stretchAround(pages: Pages, index: number): string[] {
  let first = index
  while (rowAt(pages, first - 1)) first--
  const ids: string[] = []
  for (let row = rowAt(pages, first); row; row = rowAt(pages, first + ids.length)) ids.push(row.id)
  return ids
}

/** Puts a page in place and forgets those far from the first row in view, so that memory does not grow with scrolling. */
export function withPage(pages: Pages, number: number, page: Page, first: number): Pages {
  const near = [...pages].filter(([at]) => Math.abs(at - pageOf(first)) <= mostPages)
  return new Map([...near, [number, page]])
}
