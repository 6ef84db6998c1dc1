/** Lists that the service may show whole or in pages, read to their end (specification, List page envelope). */
import { AppError } from '../../shared/errors'
import type { ServiceClient } from './connection'
import { parseJson } from './failures'
import { entriesOf, totalOf, type ListText } from './listed'
import { readPages, type PageOf } from './pages'
import { scanJson, scanLongJson, type JsonNode } from './text/json-scan'
import { child, sourceOf } from './text/json-text'

type Query = Record<string, string | number>

interface CountedPage extends PageOf<EntryText> {
  total: number | undefined
}

interface EntryText {
  /** The entry's id as JSON text, or all of its text where entries have none. */
  id: string
  text: string
}

/** As large as a page may be (specification, Limits). */
const largestPage = 200

/** All of a list that is shown in pages, as one reading of them found it. */
interface PagesRead {
  texts: Map<string, string>
  /** How many there are, as the service counted them; undefined where it did not, or not the same at each page. */
  total: number | undefined
}

/**
 * The text of a list with all of its entries. The first request asks for no page, since a service that shows the list in
 * one piece need not know of pages. Pages are whole when as many different entries came as the service counted at each of
 * them, or when two scans found the same; what is doubtful is read once more.
 * @throws AppError `reply-unreadable`, `service-failed` for pages that lead to no end, and as `ServiceClient.read`
 */
export async function readListText(
  client: ServiceClient,
  path: string,
  query: Query = {},
): Promise<ListText> {
  const body = await client.readText(path, query)
  if (!(await isCutShort(body))) return { text: body, isWhole: true }
  const ask = async (page: number) =>
    pageOf(await client.readText(path, { ...query, page, size: largestPage }))
  const first = await readAllPages(ask)
  if (isCounted(first)) return { text: listOf(first), isWhole: true }
  const second = await readAllPages(ask)
  return { text: listOf(second), isWhole: isCounted(second) || areSame(first, second) }
}

/**
 * The same of a list that is of no use in part.
 * @throws AppError `service-failed` for one that changed each time it was read, and as `readListText`
 */
export async function readWholeText(
  client: ServiceClient,
  path: string,
  query: Query = {},
): Promise<ListText> {
  const list = await readListText(client, path, query)
  if (!list.isWhole) throw new AppError('service-failed', 'The list changed each time it was read')
  return list
}

/** A list with all of its entries as a plain value. @throws AppError as `readWholeText` */
export async function readList(
  client: ServiceClient,
  path: string,
  query: Query = {},
): Promise<unknown> {
  const { text } = await readWholeText(client, path, query)
  return parseJson(Buffer.from(text))
}

async function readAllPages(ask: (page: number) => Promise<CountedPage>): Promise<PagesRead> {
  const texts = new Map<string, string>()
  const totals = new Set<number | undefined>()
  const pages = readPages(async (page) => {
    const read = await ask(page)
    totals.add(read.total)
    return read
  })
  for await (const entries of pages) for (const { id, text } of entries) texts.set(id, text)
  const [total] = totals
  return { texts, total: totals.size === 1 ? total : undefined }
}

const isCounted = ({ texts, total }: PagesRead) => texts.size === total

const areSame = (one: PagesRead, other: PagesRead) =>
  one.texts.size === other.texts.size && [...one.texts.keys()].every((id) => other.texts.has(id))

const listOf = ({ texts }: PagesRead) => `[${[...texts.values()].join(',')}]`

/** It is a page, and says that it is not the last. */
async function isCutShort(body: string): Promise<boolean> {
  return body.trimStart().startsWith('{') && isLast(body, await scanLongJson(body)) === false
}

/** @throws AppError `reply-unreadable` also for a page that does not say whether it is the last */
function pageOf(body: string): CountedPage {
  const root = scanJson(body)
  const last = isLast(body, root)
  if (last === undefined)
    throw new AppError('reply-unreadable', 'The page does not say whether it is the last')
  const entries = entriesOf(root).map((node) => {
    const text = sourceOf(body, node)
    const id = child(node, 'id')
    return { id: id ? sourceOf(body, id) : text, text }
  })
  return { entries, last, total: totalOf(body, root) }
}

/** Undefined where the reply does not say. */
function isLast(body: string, root: JsonNode): boolean | undefined {
  const last = child(root, 'last')
  return last?.kind === 'boolean' ? sourceOf(body, last) === 'true' : undefined
}
