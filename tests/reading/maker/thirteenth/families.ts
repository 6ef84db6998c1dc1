/** The papers of the thirteenth set: other trades, forms and countries of what is handed to bookkeepers, each paper told by when it is to be paid. */
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
    optician: isleTills.optician,
    'brasserie-service': isleTills.brasserieService,
    'plate-camera': isleTills.plateCamera,
    'trade-counter': isleTills.tradeCounter,
    'uniform-shop': isleTills.uniformShop,
  },
  IE: { 'chemist-irish': isleTills.chemistIrish },
  MT: { 'fiscal-malta': isleTills.fiscalMalta },
  CY: { 'kiosk-cyprus': isleTills.kioskCyprus },
  US: {
    'guest-check': americanTills.guestCheck,
    'return-slip': americanTills.returnSlip,
    'car-return': americanTills.carReturn,
    'bag-fee': americanTills.bagFee,
    'grocery-weighed': americanTills.groceryWeighed,
  },
  CA: { nickel: americanTills.nickel, 'park-permit': americanTills.parkPermit },
  MX: { tienda: americanTills.tienda },
  DE: {
    bewirtung: germanTills.bewirtung,
    leergut: germanTills.leergut,
    postschalter: germanTills.postschalter,
    museumskasse: germanTills.museumskasse,
  },
  AT: { heuriger: germanTills.heuriger, fahrscheinautomat: germanTills.fahrscheinautomat },
  CH: { 'zwei-waehrungen': germanTills.zweiWaehrungen },
  FR: {
    carnet: romanceTills.carnet,
    bricolage: romanceTills.bricolage,
    auberge: romanceTills.auberge,
  },
  BE: { 'caisse-noire': romanceTills.caisseNoire },
  IT: { autorimessa: romanceTills.autorimessa },
  ES: { devolucion: romanceTills.devolucion, asador: romanceTills.asador },
  PT: { poupanca: romanceTills.poupanca },
  LU: { 'kassenzettel-lux': romanceTills.kassenzettelLux },
  NL: { tuincentrum: northTills.tuincentrum, kampeerplaats: northTills.kampeerplaats },
  SE: { lunchkvitto: northTills.lunchkvitto },
  DK: { smoerrebroed: northTills.smoerrebroed },
  NO: { ferge: northTills.ferge },
  FI: { ravintola: northTills.ravintola },
  EE: { apteek: northTills.apteek },
  IS: { jardbod: northTills.jardbod },
  PL: { poczta: eastTills.poczta },
  CZ: { 'paragon-blok': eastTills.paragonBlok },
  SK: { tankovanie: eastTills.tankovanie },
  HU: { szervizdij: eastTills.szervizdij },
  SI: { trgovina: eastTills.trgovina },
  RO: { bacsis: eastTills.bacsis },
  BG: { 'kasov-bon': eastTills.kasovBon },
  RS: { fiskalni: eastTills.fiskalni },
  GR: { 'apodeixi-seira': eastTills.apodeixiSeira },
  LT: { 'kasos-kvitas': eastTills.kasosKvitas },
  LV: { 'ceka-kopija': eastTills.cekaKopija },
  AU: { 'tax-invoice-strip': eastTills.taxInvoiceStrip },
  IN: { 'lodge-bill': eastTills.lodgeBill },
}

export const thirteenthFamilies: readonly Drawn[] = Object.entries(byCountry).flatMap(
  ([country, kinds]) =>
    Object.entries(kinds).map(([layout, draw]) => ({ country, layout: `13-${layout}`, draw })),
)
