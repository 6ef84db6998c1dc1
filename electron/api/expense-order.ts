/** The other end of the list of expenses, by which a service that sorts is told from one that does not (specification A2). */
import * as z from 'zod'
import type { Client } from './connection'
import { Id, listIn, readAll } from './tolerant'

/** Ids in the order of `sort=id,asc`, the first `size`, at most 200. @throws AppError as `Client.read` does */
export async function fetchOldestExpenseIds(client: Client, size: number): Promise<number[]> {
  const body = await client.read('/v1/expenses', { page: 0, size, sort: 'id,asc' })
  return readAll(z.looseObject({ id: Id }), listIn(body)).map(({ id }) => id)
}
