/** What is in a bundle: a receipt, or why it is none. */
import type { ErrorCode } from '../../shared/errors'
import type { Enclosed } from '../reading/host/unfolding'
import type { HeldBundle } from '../store/files/held-bundles'
import type { Copies, Taken } from './copies'
import { derivedId } from './derived-id'
import { refusal, type Refusal } from './outcomes'

/** What is found in a mail beside its receipts: calendars, cards, nothing at all. */
const isNoReceipt: ReadonlySet<ErrorCode> = new Set(['file-unsupported', 'file-empty'])

/** The id of what is in a bundle follows from where it is. */
export const receiptIdIn = ({ id }: HeldBundle, place: string): string =>
  derivedId(`${id} ${place}`)

/** Takes one file of a bundle, under the id of its receipt to come; nothing where nobody asks why it was not taken. */
export async function partOf(
  copies: Copies,
  { kind, fileName }: HeldBundle,
  { one, id }: { one: Enclosed; id: string },
): Promise<Taken | Refusal | undefined> {
  const part =
    'path' in one
      ? await copies.take({ path: one.path }, { fileName: one.fileName, id })
      : refusal(one.fileName ?? fileName, one.code)
  if ('incoming' in part) return part
  const isOfItself = !('path' in one) && one.fileName === undefined
  // A mail that cannot be unfolded is kept as it is; of any other bundle that is why it is refused.
  if (isOfItself) return kind === 'mail' ? undefined : part
  if (kind === 'mail' || kind === 'outlook') return isNoReceipt.has(part.code) ? undefined : part
  return refusal(`${part.fileName} (${fileName})`, part.code)
}
