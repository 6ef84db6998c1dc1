/** What scanning asks of a person, and how it is doing. */
import * as z from 'zod'
import { errorCodes } from '../errors'

/** A scanner. Its id is what the system calls it; main takes only one that it has listed. */
export const ScanDevice = z.object({ id: z.string().min(1).max(500), name: z.string().max(200) })
export type ScanDevice = z.infer<typeof ScanDevice>

/** From where a scanner takes its paper: a feeder takes sheet after sheet, a glass one page. */
export const ScanSource = z.object({ name: z.string().max(200), isFeeder: z.boolean() })
export type ScanSource = z.infer<typeof ScanSource>

/** What a scanner can do. Where it has no choice of sources, there is one without a name. */
export const ScanAbilities = z.object({
  sources: z.array(ScanSource).min(1),
  /** In dots per inch, ascending. */
  resolutions: z.array(z.int()),
  /** Whether there is both colour and grey to choose from. */
  choosesColour: z.boolean(),
})
export type ScanAbilities = z.infer<typeof ScanAbilities>

/** What becomes of the pages: each a receipt of its own, or all of them one document. */
export const ScanPages = z.enum(['apart', 'together'])
export type ScanPages = z.infer<typeof ScanPages>

export const ScanOrder = z.object({
  /** The id of a device. */
  device: ScanDevice.shape.id,
  /** The name of one of its sources. */
  source: ScanSource.shape.name,
  dpi: z.int().min(50).max(2400),
  isColour: z.boolean(),
  pages: ScanPages,
})
export type ScanOrder = z.infer<typeof ScanOrder>

/**
 * `idle` nothing is scanned and nothing held · `scanning` · `held` the pages of one document wait for a person to add more,
 * to save them or to throw them away.
 */
export const ScanStanding = z.object({
  /** Whether this computer has a way to scan. */
  isPossible: z.boolean(),
  state: z.enum(['idle', 'scanning', 'held']),
  /** Whole pages: of the document that is scanned or held, or of the scan that goes on or went last. */
  pages: z.int(),
  /** Of the page that is being scanned, 0 to 100; absent while that is not known. */
  percent: z.int().min(0).max(100).optional(),
  /** Whose they are while they are scanned or held; absent where no account was there. */
  accountId: z.uuid().optional(),
  /** Why the last scan ended before it should. */
  problem: z.enum(errorCodes).optional(),
})
export type ScanStanding = z.infer<typeof ScanStanding>

export const noScan: ScanStanding = { isPossible: false, state: 'idle', pages: 0 }

/** What is offered, as far as a scanner can do it. */
const offered = [150, 200, 300, 400, 600]
/** Small print of receipts is read well from here on. */
const usual = 300

/** Of the resolutions of a scanner those that are worth a choice, ascending: at least the one nearest to 300. */
export function offeredOf(can: (dpi: number) => boolean, all: readonly number[] = []): number[] {
  const some = offered.filter(can)
  const nearest = all.toSorted((a, b) => Math.abs(a - usual) - Math.abs(b - usual) || b - a)[0]
  return some.length > 0 || nearest === undefined ? some : [nearest]
}

/** The one to begin with; undefined where there is no choice. */
export function usualOf(resolutions: readonly number[]): number | undefined {
  return resolutions.find((dpi) => dpi >= usual) ?? resolutions.at(-1)
}
