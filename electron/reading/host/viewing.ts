/** The host of viewing: asks a process of its own for the pages of a file that the window cannot draw itself. */
import * as z from 'zod'
import { AppError } from '../../../shared/errors'
import { ReadPage } from '../../../shared/receipts/reading'
import { patientAllowance } from './allowance'
import { sendOnErrand } from './errand'
import type { ReadingProcess } from './reader'

export interface Viewed {
  /** Absolute path of the file. */
  path: string
  fileName: string
  /** Absolute path without number and ending: where pictures of the pages go. */
  previews: string
}

const answer = z.object({
  kind: z.literal('viewed'),
  id: z.string(),
  pages: z.array(ReadPage).min(1),
})

/** @throws AppError as in view-file.ts, and as `sendOnErrand` */
export function viewPages(spawn: (() => ReadingProcess) | undefined) {
  return async (file: Viewed): Promise<ReadPage[]> => {
    if (!spawn) throw new AppError('reading-failed', 'Nothing is read here')
    const allowed = { answer, allowance: patientAllowance }
    const { pages } = await sendOnErrand(spawn(), { kind: 'view', ...file }, allowed)
    return pages
  }
}
