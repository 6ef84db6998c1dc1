/** The papers of the twenty-first set from Germany, its neighbours and the north: odd trades and seldom papers. */
import type { Papers } from '../fifteenth/kit'
import { atPapers, chPapers } from './north-alps'
import { eePapers, ltPapers, lvPapers } from './north-baltic'
import { dkPapers, noPapers } from './north-danish-norwegian'
import { dePapers } from './north-german'
import { isPapers } from './north-icelandic'
import { bePapers, luPapers, nlPapers } from './north-lowlands'
import { deMore, fiMore, luMore, lvMore, nlMore } from './north-more'
import { fiPapers, sePapers } from './north-swedish-finnish'

export const northFamilies: Readonly<Record<string, Papers>> = {
  DE: { ...dePapers, ...deMore },
  AT: atPapers,
  CH: chPapers,
  NL: { ...nlPapers, ...nlMore },
  BE: bePapers,
  LU: { ...luPapers, ...luMore },
  DK: dkPapers,
  NO: noPapers,
  SE: sePapers,
  FI: { ...fiPapers, ...fiMore },
  EE: eePapers,
  LV: { ...lvPapers, ...lvMore },
  LT: ltPapers,
  IS: isPapers,
}
