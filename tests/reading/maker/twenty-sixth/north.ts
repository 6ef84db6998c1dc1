/** The papers of the twenty-sixth set from Germany, its neighbours and the north: plain ones beside those of big senders, letters made by hand, sheets of figures, slips alone, mails. */
import type { Papers } from '../fifteenth/kit'
import { atPapers, chPapers } from './north-alps'
import { bePapers, nlPapers } from './north-dutch'
import { dePapers } from './north-german'
import { deTills } from './north-german-tills'
import { dkPapers, fiPapers, noPapers } from './north-nordic'
import { sePapers } from './north-swedish'

export const northPapers: Readonly<Record<string, Papers>> = {
  DE: { ...dePapers, ...deTills },
  AT: atPapers,
  CH: chPapers,
  NL: nlPapers,
  BE: bePapers,
  SE: sePapers,
  DK: dkPapers,
  NO: noPapers,
  FI: fiPapers,
}
