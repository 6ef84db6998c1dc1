/** Decides what the pages of a list, read one after another while the books change, say about the records known here. */

/** What one page shows. */
export interface PageIds {
  ids: readonly number[]
  isWhole: boolean
  last: boolean
  total?: number | undefined
  /** The service would not sort it: what looks like an order is chance. */
  isUnsorted?: boolean
}

/** What the pages read so far have shown. */
export interface Scan {
  readonly seen: Set<number>
  /** Ids of the newest page. */
  latest: readonly number[]
  /** The highest id of the list, which its first page shows. */
  top: number | undefined
  total: number | undefined
  /** Each page went on below the one before. */
  isSorted: boolean
  /** Every entry could be read. */
  isWhole: boolean
  /** Pages in a row that showed nothing new. */
  repeats: number
}

export const newScan = (): Scan => ({
  seen: new Set(),
  latest: [],
  top: undefined,
  total: undefined,
  isSorted: true,
  isWhole: true,
  repeats: 0,
})

/** Open at both ends. */
export interface IdRange {
  low: number
  high: number
}

/** A list that got shorter has moved up, one record past the reader for each that went. */
export function hasMovedUp(scan: Scan, page: PageIds): boolean {
  return scan.total !== undefined && page.total !== undefined && page.total < scan.total
}

/**
 * Takes a page into account. New records at the top push others down, so that ids seen already may come again; an id
 * that is new and above the page before means that the service does not keep the order.
 */
export function takeIn(scan: Scan, page: PageIds): void {
  const lowest = scan.latest.at(-1)
  const fresh = page.ids.filter((id) => !scan.seen.has(id))
  const goesOn = lowest === undefined || fresh.every((id) => id < lowest)
  if (page.isUnsorted || !isDescending(page.ids) || !goesOn) scan.isSorted = false
  if (!page.isWhole) scan.isWhole = false
  scan.top ??= page.ids[0]
  scan.total = page.total
  scan.repeats = fresh.length === 0 && !page.last ? scan.repeats + 1 : 0
  for (const id of fresh) scan.seen.add(id)
  if (page.ids.length > 0) scan.latest = page.ids
}

/**
 * Where a page of a sorted list shows for certain what exists: between its first and its last id, above it when it is
 * the first page, below it when it is the last. Undefined when an entry could not be read.
 */
export function certainRange(page: PageIds, isFirst: boolean): IdRange | undefined {
  if (!page.isWhole) return undefined
  const [first, last] = [page.ids[0], page.ids.at(-1)]
  if (first === undefined || last === undefined)
    return isFirst && page.last ? { low: -Infinity, high: Infinity } : undefined
  return { low: page.last ? -Infinity : last, high: isFirst ? Infinity : first }
}

/** Between two pages lies what is gone, or what moved up past the reader: only a second look tells. */
export function gapBetween(before: readonly number[], page: PageIds): IdRange | undefined {
  const high = before.at(-1)
  if (high === undefined || !page.isWhole) return undefined
  const first = page.ids[0]
  if (first === undefined) return page.last ? { low: -Infinity, high } : undefined
  return first < high ? { low: first, high } : undefined
}

export function isSame(before: readonly number[], again: readonly number[]): boolean {
  return before.length === again.length && before.every((id, index) => id === again[index])
}

function isDescending(ids: readonly number[]): boolean {
  return ids.every((id, index) => index === 0 || id < (ids[index - 1] ?? id))
}
