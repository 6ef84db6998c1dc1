/** Lists that the service may show whole or in pages, read to their end (specification, List page envelope). */
import { AppError } from '../../shared/errors'
import type { Client } from './connection'
import { parseJson } from './failures'
import { entriesOf } from './listed'
import { readPages, type PageOf } from './pages'
import { scanJson, type JsonNode } from './text/json-scan'
import { child, sourceOf } from './text/json-text'

type Query = Record<string, string | number>

interface EntryText {
  /** The entry's id as JSON text, or all of its text where entries have none. */
  id: string
  text: string
}

/** As large as a page may be (specification, Limits). */
const largestPage = 200

/**
 * The text of a list with all of its entries: as it came when it is whole, otherwise one array of the entries of all
 * pages. The first request asks for no page, since a service that shows the list whole need not know of pages.
 * @throws AppError `reply-unreadable`, `service-failed` for pages that lead to no end, and as `Client.read`
 */
export async function readListText(
  client: Client,
  path: string,
  query: Query = {},
): Promise<string> {
  const body = await client.readText(path, query)
  if (!isCutShort(body)) return body
  const texts = new Map<string, string>()
  const pages = readPages(async (page) =>
    pageOf(await client.readText(path, { ...query, page, size: largestPage })),
  )
  for await (const entries of pages) for (const { id, text } of entries) texts.set(id, text)
  return `[${[...texts.values()].join(',')}]`
}

/** A list with all of its entries as a plain value. @throws AppError as `readListText` */
export async function readList(client: Client, path: string, query: Query = {}): Promise<unknown> {
  return parseJson(Buffer.from(await readListText(client, path, query)))
}

/** It is a page, and says that it is not the last. */
function isCutShort(body: string): boolean {
  return body.trimStart().startsWith('{') && isLast(body, scanJson(body)) === false
}

/** @throws AppError `reply-unreadable` also for a page that does not say whether it is the last */
function pageOf(body: string): PageOf<EntryText> {
  const root = scanJson(body)
  const last = isLast(body, root)
  if (last === undefined)
    throw new AppError('reply-unreadable', 'The page does not say whether it is the last')
  const entries = entriesOf(root).map((node) => {
    const text = sourceOf(body, node)
    const id = child(node, 'id')
    return { id: id ? sourceOf(body, id) : text, text }
  })
  return { entries, last }
}

/** Undefined where the reply does not say. */
function isLast(body: string, root: JsonNode): boolean | undefined {
  const last = child(root, 'last')
  return last?.kind === 'boolean' ? sourceOf(body, last) === 'true' : undefined
}
