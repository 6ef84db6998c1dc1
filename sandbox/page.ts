// Owns pages of a list: the query that asks for one and the envelope around it.
import type { Call } from './http/call'
import { jsonReply } from './http/messages'
import type { Reply } from './http/messages'
import { Refusal } from './http/refusal'
import { isObject, pick } from './json'

type SortOrder = { field: string; direction: 'asc' | 'desc' }
export type PageRequest = { page: number; size: number; sort: SortOrder[] }

const defaultSize = 20
const maximumSize = 200

export function parsePageRequest(
  query: URLSearchParams,
  sortable: ReadonlySet<string>,
): PageRequest {
  const size = wholeNumber(query, 'size', defaultSize)
  if (size < 1) throw new Refusal(400, 'size must be at least 1')
  return {
    page: wholeNumber(query, 'page', 0),
    size: Math.min(size, maximumSize),
    sort: query.getAll('sort').flatMap((text) => parseSort(text, sortable)),
  }
}

/**
 * A list that is shown whole, or with the dial `pagedLists` the page of it that was asked for (specification, List page
 * envelope). Then it can be sorted by any member that its entries have.
 * @param wrap puts the whole list into the form that this endpoint has for it
 */
export function listReply(
  { request, settings }: Call,
  entries: readonly unknown[],
  wrap: (entries: readonly unknown[]) => unknown = (whole) => whole,
): Reply {
  if (!settings.pagedLists) return jsonReply(200, wrap(entries))
  const sortable = new Set(entries.flatMap((entry) => (isObject(entry) ? Object.keys(entry) : [])))
  const asked = parsePageRequest(request.query, sortable)
  const sorted = entries.toSorted((left, right) => compared(left, right, asked.sort))
  const start = asked.page * asked.size
  return jsonReply(200, pageBody(sorted.slice(start, start + asked.size), asked, entries.length))
}

/** Numbers by their size, all else as text; ties stay in the order of the list. */
function compared(left: unknown, right: unknown, sort: readonly SortOrder[]): number {
  for (const { field, direction } of sort) {
    const [one, other] = [pick(left, field), pick(right, field)]
    const difference =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : String(one).localeCompare(String(other), 'en')
    if (difference !== 0) return direction === 'asc' ? difference : -difference
  }
  return 0
}

export function pageBody(content: unknown[], { page, size, sort }: PageRequest, total: number) {
  const totalPages = Math.ceil(total / size)
  const sorted = { empty: sort.length === 0, sorted: sort.length > 0, unsorted: sort.length === 0 }
  return {
    content,
    empty: content.length === 0,
    first: page === 0,
    last: page + 1 >= totalPages,
    number: page,
    numberOfElements: content.length,
    pageable: {
      offset: page * size,
      pageNumber: page,
      pageSize: size,
      paged: true,
      sort: sorted,
      unpaged: false,
    },
    size,
    sort: sorted,
    totalElements: total,
    totalPages,
  }
}

function wholeNumber(query: URLSearchParams, name: string, fallback: number): number {
  const text = query.get(name)
  if (text === null || text === '') return fallback
  if (!/^\d{1,9}$/.test(text)) throw new Refusal(400, `${name} must be a whole number`)
  return Number(text)
}

/** "a,b,desc" sorts by both fields; the direction is optional and ascending. */
function parseSort(text: string, sortable: ReadonlySet<string>): SortOrder[] {
  const parts = text.split(',').filter((part) => part !== '')
  const last = parts.at(-1)?.toLowerCase()
  const direction = last === 'asc' || last === 'desc' ? last : undefined
  const fields = direction ? parts.slice(0, -1) : parts
  return fields.map((field) => {
    if (!sortable.has(field)) throw new Refusal(400, `Lists cannot be sorted by ${field}`)
    return { field, direction: direction ?? 'asc' }
  })
}
