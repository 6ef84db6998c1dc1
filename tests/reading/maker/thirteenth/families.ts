/** The papers of the thirteenth set: other trades, forms and countries of what is handed to bookkeepers, each paper told by when it is to be paid. */
import type { Random } from '../../../support/random'
import type { Drawn } from '../eighth/families'
import type { Sheet } from '../print'
import * as america from './bills-america'
import * as east from './bills-east'
import * as german from './bills-german'
import * as isles from './bills-isles'
import * as north from './bills-north'
import * as romance from './bills-romance'
import * as south from './bills-south'
import * as web from './bills-web'
import * as americanTills from './tills-america'
import * as balkanTills from './tills-balkans'
import * as eastTills from './tills-east'
import * as germanTills from './tills-german'
import * as isleTills from './tills-isles'
import * as northTills from './tills-north'
import * as overseasTills from './tills-overseas'
import * as romanceTills from './tills-romance'

const byCountry: Readonly<Record<string, Readonly<Record<string, (random: Random) => Sheet>>>> = {
  GB: {
    'business-energy': isles.businessEnergy,
    'agency-weeks': isles.agencyWeeks,
    'hire-credit': isles.hireCredit,
    valuation: isles.valuation,
    'school-fees': isles.schoolFees,
    'copier-clicks': isles.copierClicks,
    'stand-hire': isles.standHire,
    'parcel-labels': web.parcelLabels,

    optician: isleTills.optician,
    'brasserie-service': isleTills.brasserieService,
    'plate-camera': isleTills.plateCamera,
    'trade-counter': isleTills.tradeCounter,
    'uniform-shop': isleTills.uniformShop,
  },
  IE: {
    'oil-delivery': isles.oilDelivery,
    'chemist-irish': isleTills.chemistIrish,
  },
  MT: { 'fiscal-malta': isleTills.fiscalMalta },
  CY: { 'kiosk-cyprus': isleTills.kioskCyprus },
  US: {
    'tow-form': america.towForm,
    'seat-change': america.seatChange,
    'air-time': america.airTime,
    'net-terms': america.netTerms,

    'guest-check': americanTills.guestCheck,
    'return-slip': americanTills.returnSlip,
    'car-return': americanTills.carReturn,
    'bag-fee': americanTills.bagFee,
    'grocery-weighed': americanTills.groceryWeighed,
  },
  CA: {
    'hydro-rebate': america.hydroRebate,
    'honoraires-quebec': america.honorairesQuebec,
    nickel: americanTills.nickel,
    'park-permit': americanTills.parkPermit,
  },
  MX: { tienda: americanTills.tienda },
  DE: {
    tierarzt: german.tierarzt,
    storno: german.storno,
    dauerrechnung: german.dauerrechnung,
    frachtrechnung: german.frachtrechnung,
    saalmiete: german.saalmiete,
    wartung: german.wartung,

    bewirtung: germanTills.bewirtung,
    leergut: germanTills.leergut,
    postschalter: germanTills.postschalter,
    museumskasse: germanTills.museumskasse,
  },
  AT: {
    vorschreibung: german.vorschreibung,
    heuriger: germanTills.heuriger,
    fahrscheinautomat: germanTills.fahrscheinautomat,
  },
  CH: {
    vigneron: german.vigneron,
    taxpunkte: german.taxpunkte,
    'zwei-waehrungen': germanTills.zweiWaehrungen,
  },
  FR: {
    'appel-fonds': romance.appelFonds,
    affretement: romance.affretement,
    'box-pro': romance.boxPro,
    'commande-web': romance.commandeWeb,

    carnet: romanceTills.carnet,
    bricolage: romanceTills.bricolage,
    auberge: romanceTills.auberge,
  },
  BE: {
    'energie-bilingue': romance.energieBilingue,
    'caisse-noire': romanceTills.caisseNoire,
  },
  IT: {
    'nota-credito': south.notaCredito,
    distinta: south.distinta,
    autorimessa: romanceTills.autorimessa,
  },
  ES: {
    'factura-movil': south.facturaMovil,
    'recibo-colegio': south.reciboColegio,
    devolucion: romanceTills.devolucion,
    asador: romanceTills.asador,
  },
  PT: {
    transitario: south.transitario,
    poupanca: romanceTills.poupanca,
  },
  LU: {
    'lettre-lux': romance.lettreLux,
    'kassenzettel-lux': romanceTills.kassenzettelLux,
  },
  NL: {
    kinderopvang: north.kinderopvang,
    'bureau-nota': north.bureauNota,
    tuincentrum: northTills.tuincentrum,
    kampeerplaats: northTills.kampeerplaats,
  },
  SE: {
    'peppol-visning': north.peppolVisning,
    lunchkvitto: northTills.lunchkvitto,
  },
  DK: {
    elregning: north.elregning,
    smoerrebroed: northTills.smoerrebroed,
  },
  NO: {
    verksted: north.verksted,
    ferge: northTills.ferge,
  },
  FI: {
    hyvityslasku: north.hyvityslasku,
    ravintola: northTills.ravintola,
  },
  EE: {
    'arve-pilv': north.arvePilv,
    apteek: northTills.apteek,
  },
  IS: { jardbod: northTills.jardbod },
  PL: {
    korekta: east.korekta,
    poczta: eastTills.poczta,
  },
  CZ: {
    vyuctovani: east.vyuctovani,
    'paragon-blok': eastTills.paragonBlok,
  },
  SK: {
    prenesenie: east.prenesenie,
    tankovanie: eastTills.tankovanie,
  },
  HU: {
    futar: east.futar,
    szervizdij: eastTills.szervizdij,
  },
  SI: {
    'zbirni-racun': east.zbirniRacun,
    trgovina: eastTills.trgovina,
  },
  RO: {
    utilitati: east.utilitati,
    bacsis: balkanTills.bacsis,
  },
  BG: {
    faktura: east.faktura,
    'kasov-bon': balkanTills.kasovBon,
  },
  RS: { fiskalni: balkanTills.fiskalni },
  GR: {
    'timologio-apostolis': east.timologioApostolis,
    'apodeixi-seira': balkanTills.apodeixiSeira,
  },
  LT: { 'kasos-kvitas': eastTills.kasosKvitas },
  LV: { 'ceka-kopija': eastTills.cekaKopija },
  AU: { 'tax-invoice-strip': overseasTills.taxInvoiceStrip },
  IN: { 'lodge-bill': overseasTills.lodgeBill },
  HR: {
    'otok-racun': east.otokRacun,
  },
  several: {
    'place-order': web.placeOrder,
    'ahead-credits': web.aheadCredits,
    'cloud-refund': web.cloudRefund,
    'card-fees': web.cardFees,
    'licence-shop': web.licenceShop,
  },
}

export const thirteenthFamilies: readonly Drawn[] = Object.entries(byCountry).flatMap(
  ([country, kinds]) =>
    Object.entries(kinds).map(([layout, draw]) => ({ country, layout: `13-${layout}`, draw })),
)
