/** Going through a list page by page, to an end that surely comes. */
import { AppError } from '../../shared/errors'

export interface PageOf<Entry> {
  entries: readonly Entry[]
  /** The service says that there is no page after this one. */
  last: boolean
}

interface Bounds {
  mostPages: number
  mostRecords: number
}

/** Far more than any books hold: 200 a page make a million (specification, Limits). */
const bounds: Bounds = { mostPages: 5000, mostRecords: 1_000_000 }

/**
 * Each page in turn, until the one that says it is the last. Records that slip from page to page while the books change
 * may come twice; a page without a single new id would lead nowhere and ends it, as does an empty one in the middle.
 * @param fetchPage given the number of a page, from 0
 * @throws AppError `service-failed`, and whatever `fetchPage` throws
 */
export async function* readPages<Entry extends { id: number | string }>(
  fetchPage: (page: number) => Promise<PageOf<Entry>>,
  { mostPages = bounds.mostPages, mostRecords = bounds.mostRecords }: Partial<Bounds> = {},
): AsyncGenerator<readonly Entry[], void, undefined> {
  const seen = new Set<number | string>()
  for (let page = 0; page < mostPages; page += 1) {
    const { entries, last } = await fetchPage(page)
    const known = seen.size
    for (const { id } of entries) seen.add(id)
    if (!last && entries.length === 0) throw endless('an empty page that is not the last')
    if (!last && seen.size === known) throw endless('a page that repeats what came before')
    if (seen.size > mostRecords) throw endless(`more than ${mostRecords} records`)
    yield entries
    if (last) return
  }
  throw endless(`more than ${mostPages} pages`)
}

function endless(what: string): AppError {
  return new AppError('service-failed', `The list does not come to an end: ${what}`)
}
