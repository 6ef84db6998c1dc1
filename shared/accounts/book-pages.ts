/** Pages that the service has for records of the books: a pattern for each kind, and the address that it gives for one record. */
import * as z from 'zod'

/** The kinds of records that can have a page, by the names of their lists. */
export const pagedLists = ['expenses', 'suppliers', 'clients', 'invoices', 'salesInvoices'] as const
export const PagedList = z.enum(pagedLists)
export type PagedList = z.infer<typeof PagedList>

/** A host with an optional port, then a path, a query or a fragment; no name or password, no space, no backslash. */
const whole =
  /^https:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?[/?#][^\s{}\\]*\{id\}[^\s{}\\]*$/i

/**
 * Why a pattern cannot be taken: it has to be an address of https, without a name or password in it, in which `{id}` stands
 * once, behind the host, and no other brace.
 */
export function patternProblem(pattern: string): 'address' | 'https' | 'id' | undefined {
  if (whole.test(pattern)) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(pattern)?.[1]
  if (scheme === undefined) return 'address'
  if (scheme.toLowerCase() !== 'https') return 'https'
  const bare = pattern.replaceAll(/[{}]/g, '')
  return /^https:\/\/[^\s@\\/?#]+(?:[/?#][^\s\\]*)?$/i.test(bare) ? 'id' : 'address'
}

/** Patterns by kind; a kind without one has no page. */
export const BookPages = z.partialRecord(
  PagedList,
  z
    .string()
    .max(500)
    .refine((pattern) => patternProblem(pattern) === undefined),
)
export type BookPages = z.infer<typeof BookPages>

/** The address of the page of one record; undefined for what is no pattern, or no number of a record. */
export function pageAddress(pattern: string | undefined, id: number): string | undefined {
  if (pattern === undefined || patternProblem(pattern) !== undefined) return undefined
  if (!Number.isSafeInteger(id) || id < 1) return undefined
  return pattern.replace('{id}', String(id))
}
