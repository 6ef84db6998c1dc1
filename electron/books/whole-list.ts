/** Takes a list that the service gives in one piece into the cache, in small commits. */
import type { Listing } from '../api/listed'
import type { RecordCollection, Records } from '../store/cache/record-columns'
import { atOnce, graceAround, type PassParts } from './expense-pass'

/** What a whole list does not name is gone. @throws whatever `breathe` throws */
export async function keepWholeList<C extends RecordCollection>(
  parts: PassParts,
  collection: C,
  { entries, isWhole }: Listing<Records[C]>,
): Promise<void> {
  const { accountId, records, breathe, now, onChange } = parts
  for (let from = 0; from < entries.length; from += atOnce) {
    await breathe()
    if (records.keep(accountId, collection, entries.slice(from, from + atOnce)) > 0) onChange()
  }
  if (!isWhole) return
  const listed = new Set(entries.map(({ record }) => record.id))
  const gone = records
    .idsBetween(accountId, collection, { low: -Infinity, high: Infinity, ...graceAround(now()) })
    .filter((id) => !listed.has(id))
  for (let from = 0; from < gone.length; from += atOnce) {
    await breathe()
    records.remove(accountId, collection, gone.slice(from, from + atOnce))
    onChange()
  }
}
