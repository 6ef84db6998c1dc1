/** The papers of the ninth set: kinds, trades and places of the name that the sets before it do not have. */
import type { Random } from '../../../support/random'
import type { Drawn } from '../eighth/families'
import type { Sheet } from '../print'
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

const byCountry: Readonly<Record<string, Readonly<Record<string, (random: Random) => Sheet>>>> = {
  AU: { 'espresso-bar': espressoBar },
  NZ: { merchant },
  IN: { 'dining-room': diningRoom },
  MY: { kopitiam },
  SG: { 'plus-plus': plusPlus },
  ZA: { superette },
  US: { drugstore, pump, cab },
  GB: { chemist, counter, 'plate-parking': plateParking },
  IE: { foodhall },
  CA: { grill },
  DE: { apotheke, baeckerei },
  AT: { kiosk },
  CH: { till: swissTill },
  FR: { peage },
  ES: { gasolinera },
  IT: { 'documento-commerciale': documentoCommerciale },
  NL: { bon },
  BE: { kasticket },
  PT: { talao },
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
