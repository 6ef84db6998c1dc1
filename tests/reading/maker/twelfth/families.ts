/** The papers of the twelfth set: what lies in the drawers of small firms, freelancers, kitchens and shops of Europe and North America. */
import type { Random } from '../../../support/random'
import type { Drawn } from '../eighth/families'
import type { Sheet } from '../print'
import * as americanTills from './tills-america'
import * as eastTills from './tills-east'
import * as germanTills from './tills-german'
import * as isleTills from './tills-isles'
import * as northTills from './tills-north'
import * as romanceTills from './tills-romance'

const byCountry: Readonly<Record<string, Readonly<Record<string, (random: Random) => Sheet>>>> = {
  GB: {
    'order-kiosk': isleTills.orderKiosk,
    'dry-cleaner': isleTills.dryCleaner,
    'toll-lane': isleTills.tollLane,
    'tipped-slip': isleTills.tippedSlip,
    appointment: isleTills.appointment,
    'ferry-ticket': isleTills.ferryTicket,
  },
  IE: { forecourt: isleTills.forecourt },
  US: {
    'coffee-tip': americanTills.coffeeTip,
    'corner-rx': americanTills.cornerRx,
    'pay-at-pump': americanTills.payAtPump,
    'airport-cab': americanTills.airportCab,
    'motel-folio': americanTills.motelFolio,
    'stall-pad': americanTills.stallPad,
  },
  CA: { interac: americanTills.interac, borne: americanTills.borne },
  DE: {
    marktwaage: germanTills.marktwaage,
    hotelkasse: germanTills.hotelkasse,
    kopierladen: germanTills.kopierladen,
    parkschein: germanTills.parkschein,
  },
  AT: { vignette: germanTills.vignette },
  CH: { bergbahn: germanTills.bergbahn, buffet: germanTills.buffet },
  FR: {
    boulangerie: romanceTills.boulangerie,
    pressing: romanceTills.pressing,
    'note-taxi': romanceTills.noteTaxi,
  },
  BE: { frituur: romanceTills.frituur, 'parking-bilingue': romanceTills.parkingBilingue },
  IT: { traghetto: romanceTills.traghetto, reparto: romanceTills.reparto },
  ES: { puesto: romanceTills.puesto, tiquet: romanceTills.tiquet },
  PT: { 'fatura-recibo': romanceTills.faturaRecibo },
  NL: { fietsenmaker: northTills.fietsenmaker },
  SE: { parkeringsapp: northTills.parkeringsapp },
  DK: { broafgift: northTills.broafgift },
  NO: { kiosken: northTills.kiosken },
  FI: { kaksikielinen: northTills.kaksikielinen },
  IS: { kassakvittun: northTills.kassakvittun },
  PL: { 'paragon-fiskalny': eastTills.paragonFiskalny },
  CZ: { hospoda: eastTills.hospoda },
  HU: { 'nyugta-kerekites': eastTills.nyugtaKerekites },
  HR: { 'racun-blagajna': eastTills.racunBlagajna },
  GR: { 'apodeixi-lianikis': eastTills.apodeixiLianikis },
  LT: { kvitas: eastTills.kvitas },
  LV: { ceks: eastTills.ceks },
  RO: { 'bon-client': eastTills.bonClient },
}

export const twelfthFamilies: readonly Drawn[] = Object.entries(byCountry).flatMap(
  ([country, kinds]) =>
    Object.entries(kinds).map(([layout, draw]) => ({ country, layout: `12-${layout}`, draw })),
)
