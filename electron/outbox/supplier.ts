/** Makes sure that the supplier of an expense exists in the books, once. */
import { AppError } from '../../shared/errors'
import { foldName, type Supplier } from '../../shared/supplier'
import type { Lane } from './lane'

/**
 * Looks first, creates once, and after a doubtful create looks again. Answers with the service's words when it refused.
 * @throws AppError `offline`, `signed-out`, `service-failed`
 */
export async function ensureSupplier(
  lane: Lane,
  name: string,
): Promise<Supplier | { said: string[] }> {
  const known = lane.knownSupplier(name) ?? (await findSupplier(lane, name))
  if (known) return known
  const result = await lane.suppliers.create(name)
  if (result.kind === 'created') return result.supplier
  if (result.kind === 'refused') return { said: result.said }
  if (result.kind === 'not-sent') throw new AppError(result.code, 'The supplier was not sent')
  const found = await findSupplier(lane, name)
  if (found) return found
  throw new AppError('service-failed', 'The supplier could not be created')
}

async function findSupplier(lane: Lane, name: string): Promise<Supplier | undefined> {
  const found = await lane.suppliers.named(name)
  return found.find((supplier) => foldName(supplier.name) === foldName(name))
}
