/** The papers of the twenty-fifth set from Germany, its neighbours and the north: what a small firm hands its bookkeeper in an ordinary month, as large tills, programs and senders print it. */
import type { Papers } from '../fifteenth/kit'
import { atPapers, chPapers } from './north-alps'
import { bePapers, nlPapers } from './north-dutch'
import { dePapers } from './north-german'
import { deTills } from './north-german-tills'
import { dkPapers, fiPapers, noPapers } from './north-nordic'
import { sePapers } from './north-swedish'

export const northPapers: Readonly<Record<string, Papers>> = {
  DE: { ...deTills, ...dePapers },
  AT: atPapers,
  CH: chPapers,
  NL: nlPapers,
  BE: bePapers,
  SE: sePapers,
  DK: dkPapers,
  NO: noPapers,
  FI: fiPapers,
}
