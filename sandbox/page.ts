// Owns pages of a list: the query that asks for one and the envelope around it.
import { Refusal } from './http/refusal'

export type SortOrder = { field: string; direction: 'asc' | 'desc' }
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
