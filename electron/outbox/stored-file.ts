/** The service's copy of a receipt's file: under what was sent, and else as the books list it. */
import { AppError } from '../../shared/errors'
import type { Expenses } from '../api/expenses'
import type { OutboxItem } from '../store/receipts/receipts'
import { carriesMarker, storedAt, type StoredAt } from './marker'
import { isWithheld, laneWaitMs, patientProofs } from './policy'

/** A file as an expense of the books lists it. */
interface ListedFile {
  name: string
  place: number
}

interface StoredFile {
  bytes: Buffer
  /** As what the books list it, where it was not known here. */
  listed?: ListedFile
  /** Why it is not given back, though it may be there; there are no bytes then. */
  refusal?: AppError
}

/**
 * The service's copy; one that is not there yet, or is not given back, is to be asked for again a few times. Then it counts as
 * empty, or as refused.
 * @throws AppError `not-found` and as the service refuses until then, and when the service does not answer
 */
export async function storedFile(
  expenses: Pick<Expenses, 'attachment' | 'find'>,
  item: OutboxItem,
  expenseId: number,
): Promise<StoredFile> {
  const own = await given(fetchOwn(expenses, expenseId, storedAt(item)), item)
  if (own.bytes) return { bytes: own.bytes }
  const listed = await listedAs(expenses, item, expenseId)
  const other = listed && expenses.attachment(expenseId, listed.place, listed.name)
  const { bytes, refusal = own.refusal } = other ? await given(other, item) : {}
  if (bytes) return { bytes, ...(listed && { listed }) }
  if (isPatient(item))
    throw new AppError('not-found', `The file of receipt ${item.id} is not there`)
  return { bytes: Buffer.alloc(0), ...(refusal && { refusal }) }
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

/** Nothing of it where it is not there; why not, where it was refused so often that no try more would help. */
async function given(
  asking: Promise<Buffer>,
  item: OutboxItem,
): Promise<{ bytes?: Buffer; refusal?: AppError }> {
  try {
    return { bytes: await asking }
  } catch (thrown) {
    if (isMissing(thrown)) return {}
    const refusal = AppError.from(thrown)
    if (!isWithheld(refusal, item.posting.failures)) throw thrown
    return { refusal }
  }
}

const isPatient = ({ posting }: OutboxItem): boolean => posting.failures < patientProofs

const isMissing = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'not-found'
