/** The order of the list of expenses, which a service need not know (specification A2). */
import * as z from 'zod'
import { AppError } from '../../shared/errors'
import type { ServiceClient } from './connection'
import { Id, listIn, readAll } from './tolerant'

/** Clients whose service refused to sort, until the app ends. */
const unsorting = new WeakSet<ServiceClient>()

/**
 * Asks for expenses in the order of their ids, and where the service refuses that, as they come.
 * @param ask asks with what is to be added to the query
 * @throws AppError what `ask` throws
 */
export async function inIdOrder<T>(
  client: ServiceClient,
  direction: 'asc' | 'desc',
  ask: (order: Record<string, string>) => Promise<T>,
): Promise<{ answer: T; isUnsorted: boolean }> {
  if (unsorting.has(client)) return { answer: await ask({}), isUnsorted: true }
  const inOrder = async () => ({
    answer: await ask({ sort: `id,${direction}` }),
    isUnsorted: false,
  })
  try {
    return await inOrder()
  } catch (error) {
    if (!mayBeOfOrder(error)) throw error
  }
  const answer = await ask({})
  try {
    // The service may only have failed for a moment.
    return await inOrder()
  } catch (error) {
    if (!mayBeOfOrder(error)) throw error
  }
  unsorting.add(client)
  return { answer, isUnsorted: true }
}

/** A field that is not known is refused in words, or not thought of. */
function mayBeOfOrder(error: unknown): boolean {
  const status = error instanceof AppError ? error.detail?.['status'] : undefined
  return [400, 422, 500, 501].some((each) => each === status)
}

/**
 * Ids from the other end of the list, the first `size`, at most 200, by which a service that sorts is told from one that does
 * not. @throws AppError as `ServiceClient.read` does
 */
export async function fetchOldestExpenseIds(
  client: ServiceClient,
  size: number,
): Promise<number[]> {
  const { answer } = await inIdOrder(client, 'asc', (order) =>
    client.read('/v1/expenses', { page: 0, size, ...order }),
  )
  return readAll(z.looseObject({ id: Id }), listIn(answer)).map(({ id }) => id)
}
