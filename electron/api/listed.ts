/** Lists of the service read record by record, each beside its own text just as it came. */
import type * as z from 'zod'
import { AppError } from '../../shared/errors'
import { inSlices } from '../slices'
import { scanLongJson, type JsonNode } from './text/json-scan'
import { child, exactValue, sourceOf } from './text/json-text'

export interface Listed<R> {
  id: number
  record: R
  /** The entry as the service wrote it: what a change of it starts from. */
  text: string
}

export interface Listing<R> {
  entries: Listed<R>[]
  /** Every entry of the list came, and could be read. */
  isWhole: boolean
}

export interface ListText {
  /** As it came when it is in one piece, otherwise one array of the entries of all pages. */
  text: string
  /** No entry can have slipped from page to page unseen, because another was deleted meanwhile. */
  isWhole: boolean
}

export interface ListedPage<R> extends Listing<R> {
  last: boolean
  /** How many there are by the service's own count, where it tells (`totalElements`). */
  total?: number
  /** The service would not sort it. */
  isUnsorted?: true
}

/**
 * The entries of a list, bare, in a page, or under a name of its own, as far as the schema can read them. Others have
 * their turn meanwhile.
 * @param schema given exact values, in which numbers are text
 * @throws AppError `reply-unreadable` for what is no JSON
 */
export async function listingIn<R extends { id: number }>(
  schema: z.ZodType<R>,
  { text, isWhole }: ListText,
): Promise<Listing<R>> {
  const listing = await read(schema, text, await scanLongJson(text))
  return { ...listing, isWhole: listing.isWhole && isWhole }
}

/** @throws AppError `reply-unreadable` also for a page that does not say whether it is the last */
export async function pageIn<R extends { id: number }>(
  schema: z.ZodType<R>,
  body: string,
): Promise<ListedPage<R>> {
  const root = await scanLongJson(body)
  const node = child(root, 'last')
  if (node?.kind !== 'boolean')
    throw new AppError('reply-unreadable', 'The page does not say whether it is the last')
  const total = totalOf(body, root)
  return {
    ...(await read(schema, body, root)),
    last: exactValue(body, node) === true,
    ...(total !== undefined && { total }),
  }
}

/** How many entries there are in all pages by the service's own count; undefined where it does not tell. */
export function totalOf(body: string, root: JsonNode): number | undefined {
  const node = child(root, 'totalElements')
  const total = node?.kind === 'number' ? Number(exactValue(body, node)) : undefined
  return Number.isSafeInteger(total) ? total : undefined
}

async function read<R extends { id: number }>(
  schema: z.ZodType<R>,
  body: string,
  root: JsonNode,
): Promise<Listing<R>> {
  const list = listOf(root)
  const nodes = list ?? []
  const entries: Listed<R>[] = []
  const giveWay = inSlices()
  for (const node of nodes) {
    const entry = schema.safeParse(exactValue(body, node))
    if (entry.success)
      entries.push({ id: entry.data.id, record: entry.data, text: sourceOf(body, node) })
    await giveWay()
  }
  return { entries, isWhole: list !== undefined && entries.length === nodes.length }
}

/** As `listIn` finds them: under `content`, or else in the first list there is. */
export const entriesOf = (root: JsonNode): JsonNode[] => listOf(root) ?? []

/** Undefined where the reply holds no list at all. */
function listOf(root: JsonNode): JsonNode[] | undefined {
  if (root.kind === 'array') return root.items
  const members = root.kind === 'object' ? root.members : []
  const lists = members.filter(({ value }) => value.kind === 'array')
  const found = lists.find(({ name }) => name === 'content') ?? lists[0]
  return found?.value.kind === 'array' ? found.value.items : undefined
}
