/** The papers of the tenth set: trades, layouts and words that the sets before it do not have. */
import type { Random } from '../../../support/random'
import type { Drawn } from '../eighth/families'
import type { Sheet } from '../print'
import {
  clearance,
  coworking,
  dirhams,
  fuelCard,
  garage,
  nursery,
  reseller,
  skipHire,
  subscription,
  template,
} from './english'
import {
  gebyrer,
  grosshandel,
  koerier,
  messe,
  mietpark,
  notar,
  reinigung,
  zahnarzt,
} from './germanic'
import {
  bankFees,
  cfdi,
  photographe,
  portal,
  provvigione,
  registrar,
  sprzatanie,
  traductora,
  traiteur,
} from './romance'
import {
  biglietto,
  billet,
  blumen,
  caviste,
  peluqueria,
  skipass,
  stomerij,
  tabletTill,
  vinhandel,
} from './tills-continent'
import { apodeixi, barco, fis, konoba } from './tills-south-east'
import {
  appStore,
  carWash,
  countyClerk,
  gardenCenter,
  laundrette,
  leisure,
  mailReceipt,
  shipStore,
  topUp,
  vet,
} from './tills-english'

/** `several` where one kind is drawn for several countries. */
const byCountry: Readonly<Record<string, Readonly<Record<string, (random: Random) => Sheet>>>> = {
  several: { portal },
  GB: {
    vet,
    'car-wash': carWash,
    'mail-receipt': mailReceipt,
    leisure,
    laundrette,
    garage,
    nursery,
    'skip-hire': skipHire,
    subscription,
    'fuel-card': fuelCard,
  },
  IE: { 'top-up': topUp, clearance },
  US: {
    'garden-center': gardenCenter,
    'ship-store': shipStore,
    'app-store': appStore,
    'county-clerk': countyClerk,
    reseller,
    template,
    coworking,
  },
  DE: { blumen, zahnarzt, grosshandel, mietpark, messe, notar },
  AT: { reinigung },
  CH: { skipass },
  FR: { billet, caviste, 'bank-fees': bankFees, photographe },
  IT: { biglietto, provvigione },
  ES: { peluqueria, traductora },
  PT: { barco },
  NL: { stomerij, koerier },
  SE: { 'tablet-till': tabletTill },
  DK: { vinhandel },
  HR: { konoba },
  GR: { apodeixi },
  NO: { gebyrer },
  BE: { traiteur },
  CZ: { registrar },
  PL: { sprzatanie },
  MX: { cfdi },
  AE: { dirhams },
  TR: { fis },
}

export const tenthFamilies: readonly Drawn[] = Object.entries(byCountry).flatMap(
  ([country, kinds]) =>
    Object.entries(kinds).map(([layout, draw]) => ({ country, layout: `10-${layout}`, draw })),
)
