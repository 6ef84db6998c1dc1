/** The service's copy of a receipt's file: under what was sent, and else as the books list it. */
import { AppError } from '../../shared/errors'
import type { Expenses } from '../api/expenses'
import type { OutboxItem } from '../store/receipts/receipts'
import { carriesMarker, storedAt, type StoredAt } from './marker'
import { laneWaitMs } from './policy'

/** How often a stored file that cannot be found is asked for again: a list may lag behind a commit. */
export const patientProofs = 4

/** A file as an expense of the books lists it. */
interface ListedFile {
  name: string
  place: number
}

interface StoredFile {
  bytes: Buffer
  /** As what the books list it, where it was not known here. */
  listed?: ListedFile
}

/**
 * The service's copy; one that is not there yet is to be asked for again a few times, then counts as empty.
 * @throws AppError `not-found` until then, and when the service does not answer
 */
export async function storedFile(
  expenses: Pick<Expenses, 'attachment' | 'find'>,
  item: OutboxItem,
  expenseId: number,
): Promise<StoredFile> {
  const sent = await ifThere(fetchOwn(expenses, expenseId, storedAt(item)))
  if (sent) return { bytes: sent }
  const listed = await listedAs(expenses, item, expenseId)
  const bytes = listed && (await ifThere(expenses.attachment(expenseId, listed.place, listed.name)))
  if (bytes) return { bytes, listed }
  if (item.posting.failures >= patientProofs) return { bytes: Buffer.alloc(0) }
  throw new AppError('not-found', `The file of receipt ${item.id} is not there`)
}

/**
 * What the books call the file with the marker of a receipt: sent from another copy of this profile it may bear a name that
 * is not known here. It says where to look, and proves nothing.
 */
async function listedAs(
  expenses: Pick<Expenses, 'find'>,
  { marker, posting }: OutboxItem,
  expenseId: number,
): Promise<ListedFile | undefined> {
  try {
    const expense = await expenses.find(expenseId)
    const file = expense?.record.attachments?.find(({ fileName }) =>
      carriesMarker(fileName, marker),
    )
    return file && { name: file.fileName, place: file.id }
  } catch (thrown) {
    // A list that can never be read leaves it to a person in the end.
    const { code } = AppError.from(thrown)
    const isOfLane = laneWaitMs({ code }, 0, 0) !== undefined
    if (isOfLane || posting.failures < patientProofs) throw thrown
    return undefined
  }
}

/** The file under the first of the names and places by which it is found. @throws AppError `not-found` when it is nowhere */
export async function fetchOwn(
  expenses: Pick<Expenses, 'attachment'>,
  expenseId: number,
  { names, places }: StoredAt,
): Promise<Buffer> {
  const tries = names.flatMap((name) => places.map((place) => ({ name, place })))
  let missing: unknown = new AppError('not-found', 'No name to look under')
  for (const { name, place } of tries) {
    try {
      return await expenses.attachment(expenseId, place, name)
    } catch (error) {
      if (!isMissing(error)) throw error
      missing = error
    }
  }
  throw missing
}

async function ifThere(asking: Promise<Buffer>): Promise<Buffer | undefined> {
  try {
    return await asking
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'not-found'
