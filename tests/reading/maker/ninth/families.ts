/** The papers of the ninth set: kinds, trades and places of the name that the sets before it do not have. */
import type { Random } from '../../../support/random'
import type { Drawn } from '../eighth/families'
import type { Sheet } from '../print'
import {
  abschlag,
  advertising,
  electricite,
  folio,
  honorar,
  issuedBelow,
  nordic,
  pedaggi,
  printShop,
  rectificativa,
  sharedRides,
} from './continent'
import {
  deposit,
  dualCurrency,
  forwarder,
  hosting,
  indianInvoice,
  premium,
  solicitor,
  statement,
  subcontractor,
  tradie,
  utility,
} from './english'
import {
  apotheke,
  baeckerei,
  bon,
  documentoCommerciale,
  gasolinera,
  kasticket,
  kiosk,
  peage,
  swissTill,
  talao,
} from './tills-continent'
import {
  cab,
  chemist,
  counter,
  drugstore,
  foodhall,
  grill,
  plateParking,
  pump,
} from './tills-english'
import { bonDanish, bonFiscal, drosje, kuitti, nyugta, uctenka } from './tills-north-east'
import { diningRoom, espressoBar, kopitiam, merchant, plusPlus, superette } from './tills-overseas'

/** `several` where one kind is drawn for several countries. */
const byCountry: Readonly<Record<string, Readonly<Record<string, (random: Random) => Sheet>>>> = {
  several: {
    hosting,
    honorar,
    nordic,
    'issued-below': issuedBelow,
    advertising,
    'shared-rides': sharedRides,
    utility,
  },
  AU: { 'espresso-bar': espressoBar, tradie },
  NZ: { merchant, statement },
  IN: { 'dining-room': diningRoom, invoice: indianInvoice },
  MY: { kopitiam },
  SG: { 'plus-plus': plusPlus, 'dual-currency': dualCurrency },
  ZA: { superette, deposit },
  US: { drugstore, pump, cab, forwarder },
  GB: { chemist, counter, 'plate-parking': plateParking, solicitor, subcontractor, premium },
  IE: { foodhall },
  CA: { grill },
  DE: { apotheke, baeckerei, abschlag, 'print-shop': printShop },
  AT: { kiosk },
  CH: { till: swissTill },
  FR: { peage, electricite },
  ES: { gasolinera, rectificativa },
  IT: { 'documento-commerciale': documentoCommerciale, pedaggi },
  NL: { bon },
  BE: { kasticket },
  PT: { talao, folio },
  DK: { bon: bonDanish },
  NO: { drosje },
  FI: { kuitti },
  CZ: { uctenka },
  HU: { nyugta },
  RO: { 'bon-fiscal': bonFiscal },
}

export const ninthFamilies: readonly Drawn[] = Object.entries(byCountry).flatMap(
  ([country, kinds]) =>
    Object.entries(kinds).map(([layout, draw]) => ({ country, layout: `9-${layout}`, draw })),
)
