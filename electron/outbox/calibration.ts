/** What was found out about the way in which one account's service shows expenses; decides what of it proves anything. */
import * as z from 'zod'
import { carriesMarker } from './marker'

/** Each is absent until it was seen. */
export const Calibration = z.object({
  /** Entries of the list show their attachments. */
  listHasAttachments: z.boolean().optional(),
  /** Entries of the list show the descriptions of their lines. */
  listHasDescription: z.boolean().optional(),
  /** `sort=id` puts the list in the order of ids; once it did not, it never counts again. */
  sortByIdWorks: z.boolean().optional(),
  /** A new expense has a higher id than all before it; once one had not, it never counts again. */
  idsMonotonic: z.boolean().optional(),
  /** How many in a row had, each sent after the one before was answered, and the id of the last. */
  idsGrown: z.object({ times: z.number(), last: z.number() }).optional(),
  /** The list gives the file name under which an attachment was sent. */
  fileNameRoundTrips: z.boolean().optional(),
  /** An attachment is found under its own name, and under no other. */
  attachmentProbeWorks: z.boolean().optional(),
})
export type Calibration = z.infer<typeof Calibration>

/** Fewer may be in order by chance: one in forty thousand times these are. */
const enoughForOrder = 8

/** Something that was seen. Ids of lists come in the order of the list. */
export type Evidence =
  /** A scan of the list as `sort=id,desc` gave it. */
  | { kind: 'listed'; isDescending: boolean }
  /** Both ends of the list, each from its end on. */
  | { kind: 'ends'; newest: readonly number[]; oldest: readonly number[] }
  /** A create was answered with an id; `above` is the highest that was known before it was sent. */
  | { kind: 'created'; id: number; above: number | undefined }
  /** The entry of an expense of ours, which has one line with a description and one attachment. */
  | {
      kind: 'own'
      marker: string
      attachmentNames: readonly string[] | undefined
      /** Undefined when ours had none to show. */
      showsDescription?: boolean | undefined
    }
  /** What asking an expense of ours for a file name that it does not have gave. */
  | { kind: 'probed'; otherName: 'not-found' | 'something' }

/** What is known after this was seen as well. */
export function learnt(known: Calibration, evidence: Evidence): Calibration {
  switch (evidence.kind) {
    case 'listed':
      return evidence.isDescending ? known : { ...known, sortByIdWorks: false }
    case 'ends':
      return { ...known, ...orderIn(known, evidence) }
    case 'created':
      return { ...known, ...growthIn(known, evidence) }
    case 'own':
      return { ...known, ...shownOf(evidence) }
    case 'probed':
      return { ...known, attachmentProbeWorks: evidence.otherName === 'not-found' }
  }
}

function growthIn(
  { idsMonotonic, idsGrown = { times: 0, last: 0 } }: Calibration,
  { id, above }: Extract<Evidence, { kind: 'created' }>,
): Calibration {
  if (above === undefined || idsMonotonic === false) return {}
  if (id <= above) return { idsMonotonic: false }
  // Those that were on their way together have no order among them.
  if (above < idsGrown.last) return {}
  // Above nothing is no growth.
  const times = above === 0 ? 0 : idsGrown.times + 1
  return { idsGrown: { times, last: id }, ...(times >= enoughForOrder && { idsMonotonic: true }) }
}

/** A service that ignores the sort gives the same end twice. */
function orderIn(
  known: Calibration,
  { newest, oldest }: { newest: readonly number[]; oldest: readonly number[] },
): Calibration {
  if (known.sortByIdWorks === false) return {}
  const [top, bottom] = [newest[0], oldest[0]]
  // Too little to tell one order from another.
  if (top === undefined || bottom === undefined || newest.length < enoughForOrder) return {}
  const works = isDescending(newest) && isDescending(oldest.toReversed()) && bottom < top
  return { sortByIdWorks: works }
}

function shownOf(own: Extract<Evidence, { kind: 'own' }>): Calibration {
  const { marker, attachmentNames = [], showsDescription } = own
  const isShown = attachmentNames.length > 0
  return {
    listHasAttachments: isShown,
    ...(isShown && {
      fileNameRoundTrips: attachmentNames.some((name) => carriesMarker(name, marker)),
    }),
    ...(showsDescription !== undefined && { listHasDescription: showsDescription }),
  }
}

/** How the service shows whose an expense is: in its list, when asked for the file, not at all, or not known yet. */
export type Revelation = 'list' | 'probe' | 'nothing' | 'unknown'

export function revelationOf(known: Calibration): Revelation {
  const { listHasAttachments, fileNameRoundTrips, attachmentProbeWorks } = known
  if (listHasAttachments === true && fileNameRoundTrips === true) return 'list'
  const isListMute = listHasAttachments === false || fileNameRoundTrips === false
  if (!isListMute || attachmentProbeWorks === undefined) return 'unknown'
  return attachmentProbeWorks ? 'probe' : 'nothing'
}

/** Whether a list that is read from the newest on may be left where all that follows is old. */
export function mayStopAtMark({ sortByIdWorks, idsMonotonic }: Calibration): boolean {
  return sortByIdWorks === true && idsMonotonic === true
}

export function isDescending(ids: readonly number[]): boolean {
  return ids.every((id, index) => index === 0 || id < (ids[index - 1] ?? 0))
}
