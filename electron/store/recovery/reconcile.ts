/** Brings rows, sidecars and originals into agreement at each start; over an empty database this is rebuilding. */
import type { MediaType } from '../../../shared/receipts/receipt'
import { AppError } from '../../../shared/errors'
import type { FileStore } from '../files/files'
import type { Quarantine } from './quarantine'
import type { RowRepair, SurveyedRow } from './row-repair'
import { sidecarOf, stageOf, type Sidecar } from '../files/sidecars'

interface Parts {
  files: FileStore
  repair: RowRepair
  quarantine: Quarantine
  mediaTypeOf: (head: Buffer) => MediaType | undefined
  mintMarker: () => string
  newId: () => string
  now: () => Date
}

/** Where rows, sidecars and originals do not agree. */
export interface Disagreements {
  /** Ids of rows that are not what was written. */
  misfits: string[]
  /** Ids of sidecars without a row that can be believed. */
  withoutRow: string[]
  /** Ids of rows without a sidecar. */
  withoutSidecar: string[]
  /** Ids of rows whose original is gone though they need it, and of those to which it has come back. */
  lost: string[]
  back: string[]
  /** Hashes of originals that no row speaks of. */
  stray: string[]
}

const needOriginal = new Set<string | undefined>(['review', 'ready', 'rejected'])

export function compare(
  rows: readonly SurveyedRow[],
  sidecarIds: readonly string[],
  hashes: readonly string[],
): Disagreements {
  const good = rows.filter(({ fits, state }) => fits && state !== undefined)
  const [ids, sidecars] = [new Set(good.map(({ id }) => id)), new Set(sidecarIds)]
  const [named, there] = [new Set(good.map(({ sha256 }) => sha256)), new Set(hashes)]
  const idsWhere = (isSo: (row: SurveyedRow) => boolean) => good.filter(isSo).map(({ id }) => id)
  return {
    misfits: rows.filter((row) => !row.fits || row.state === undefined).map(({ id }) => id),
    withoutRow: sidecarIds.filter((id) => !ids.has(id)),
    withoutSidecar: idsWhere(({ id }) => !sidecars.has(id)),
    lost: idsWhere(
      (row) =>
        needOriginal.has(row.state) && !row.originalGone && !row.isMarked && !there.has(row.sha256),
    ),
    back: idsWhere((row) => row.isMarked && there.has(row.sha256)),
    stray: hashes.filter((hash) => !named.has(hash)),
  }
}

/**
 * Which sidecars to believe over their rows when the rows are older than they should be: what was confirmed may be in
 * the books by now, and what was taken back or thrown away must not be sent.
 */
export function doubtful(rows: readonly SurveyedRow[], sidecars: readonly Sidecar[]): Sidecar[] {
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  return sidecars.flatMap((sidecar) => {
    const state = states.get(sidecar.id)
    if (state === undefined || state === 'proven') return []
    const isOnItsWay = !['review', 'ready', 'rejected', 'discarded'].includes(state)
    // A receipt that was on its way is looked for whatever its sidecar says.
    if (isOnItsWay && (state === 'sending' || state === 'checking'))
      return [{ ...sidecar, stage: 'confirmed' as const }]
    if (isOnItsWay) return []
    return stageOf(state) === sidecar.stage && sidecar.stage !== 'confirmed' ? [] : [sidecar]
  })
}

export interface Reconciled {
  /** How many rows were made anew. */
  made: number
  /** How many of these may be of captures that a crash cut short, which is no loss worth telling. */
  interrupted: number
}

/**
 * @param isDoubtful the database has lost commits, so its rows may be older than what happened
 * @throws AppError `file-unreadable` where a sidecar that is needed cannot be read now; no original is adopted then
 */
export async function reconcile(parts: Parts, isDoubtful: boolean): Promise<Reconciled> {
  const { files, repair } = parts
  const rows = repair.survey()
  const [sidecarIds, hashes] = await Promise.all([files.sidecars.ids(), files.hashes()])
  const found = compare(rows, sidecarIds, hashes)
  if (found.misfits.length > 0) removeMisfits(parts, found.misfits)
  if (isDoubtful) await doubtRows(parts, rows, sidecarIds)
  const made = await makeRows(parts, found.withoutRow)
  // After the rows, so that what only the sidecars spoke of is not taken for a stray.
  const named = made.length > 0 ? new Set(repair.survey().map(({ sha256 }) => sha256)) : undefined
  const stray = found.stray.filter((hash) => !named?.has(hash))
  await adoptStrays(parts, stray)
  const damaged = found.withoutRow.length - made.length
  if (found.withoutSidecar.length > 0 || damaged > 0)
    await writeSidecars(parts, compare(repair.survey(), await files.sidecars.ids(), []))
  const now = made.length > 0 ? compare(repair.survey(), [], hashes) : found
  if (now.lost.length > 0) repair.markLost(now.lost)
  if (now.back.length > 0) repair.unmark(now.back)
  const misfits = new Set(found.misfits)
  const interrupted = made.filter(({ id, stage }) => stage === 'review' && !misfits.has(id)).length
  return { made: made.length, interrupted }
}

function removeMisfits({ repair, quarantine }: Parts, ids: string[]): void {
  quarantine.note('rows.json', repair.contents(ids))
  repair.remove(ids)
}

async function doubtRows(parts: Parts, rows: readonly SurveyedRow[], ids: string[]): Promise<void> {
  const open = new Set(rows.filter(({ state }) => state !== 'proven').map(({ id }) => id))
  const { good } = await parts.files.sidecars.readAll(ids.filter((id) => open.has(id)))
  parts.repair.doubt(doubtful(rows, good))
}

/** Makes rows of sidecars; one that is not what was written, or contradicts a row, is set aside. */
async function makeRows(parts: Parts, ids: readonly string[]): Promise<Sidecar[]> {
  if (ids.length === 0) return []
  const { sidecars } = parts.files
  const { good, damaged } = await sidecars.readAll(ids)
  const refused = new Set(parts.repair.put(good))
  const bad = [...damaged, ...refused]
  if (bad.length > 0) parts.quarantine.take(bad.map((id) => sidecars.pathOf(id)))
  return good.filter(({ id }) => !refused.has(id))
}

async function writeSidecars({ files, repair }: Parts, found: Disagreements): Promise<void> {
  const missing = found.withoutSidecar.flatMap((id) => {
    const receipt = repair.read(id)
    return receipt ? [sidecarOf(receipt)] : []
  })
  await files.sidecars.write(missing)
}

/** An original that nothing speaks of was given by somebody: it is shown. One that is none of ours is set aside. */
async function adoptStrays(parts: Parts, hashes: readonly string[]): Promise<void> {
  const adopted: Sidecar[] = []
  for (const sha256 of hashes) {
    const sidecar = await adopt(parts, sha256)
    if (sidecar) adopted.push(sidecar)
  }
  if (adopted.length === 0) return
  await parts.files.sidecars.write(adopted)
  parts.repair.put(adopted)
}

async function adopt(parts: Parts, sha256: string): Promise<Sidecar | undefined> {
  const { files, quarantine, mediaTypeOf, mintMarker, newId, now } = parts
  try {
    const bytes = await files.readOriginal(sha256)
    const mediaType = mediaTypeOf(bytes.subarray(0, 65_536))
    if (mediaType)
      return {
        version: 2,
        id: newId(),
        sha256,
        size: bytes.length,
        mediaType,
        fileName: 'Recovered file',
        marker: mintMarker(),
        capturedAt: now().toISOString(),
        stage: 'review',
      }
    quarantine.take([files.originalPath(sha256)])
  } catch (error) {
    // Set aside already, or not to be read now: the next start looks again.
    if (!(error instanceof AppError)) throw error
  }
  return undefined
}
