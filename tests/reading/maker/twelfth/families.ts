/** The papers of the twelfth set: what lies in the drawers of small firms, freelancers, kitchens and shops of Europe and North America. */
import type { Random } from '../../../support/random'
import type { Drawn } from '../eighth/families'
import type { Sheet } from '../print'
import * as america from './bills-america'
import * as east from './bills-east'
import * as german from './bills-german'
import * as isles from './bills-isles'
import * as north from './bills-north'
import * as romance from './bills-romance'
import * as web from './bills-web'
import * as americanTills from './tills-america'
import * as eastTills from './tills-east'
import * as germanTills from './tills-german'
import * as isleTills from './tills-isles'
import * as northTills from './tills-north'
import * as romanceTills from './tills-romance'

const byCountry: Readonly<Record<string, Readonly<Record<string, (random: Random) => Sheet>>>> = {
  GB: {
    instalment: web.instalment,

    broadband: isles.broadband,
    membership: isles.membership,
    'right-edge': isles.rightEdge,
    'rent-demand': isles.rentDemand,
    consignments: isles.consignments,
    council: isles.council,
    'freelance-note': isles.freelanceNote,

    'order-kiosk': isleTills.orderKiosk,
    'dry-cleaner': isleTills.dryCleaner,
    'toll-lane': isleTills.tollLane,
    'tipped-slip': isleTills.tippedSlip,
    appointment: isleTills.appointment,
    'ferry-ticket': isleTills.ferryTicket,
  },
  IE: {
    workshop: isles.workshop,
    forecourt: isleTills.forecourt,
  },
  US: {
    'less-deposit': america.lessDeposit,
    'paid-on': america.paidOn,
    'patient-statement': america.patientStatement,
    'town-water': america.townWater,
    'dues-form': america.duesForm,

    'coffee-tip': americanTills.coffeeTip,
    'corner-rx': americanTills.cornerRx,
    'pay-at-pump': americanTills.payAtPump,
    'airport-cab': americanTills.airportCab,
    'motel-folio': americanTills.motelFolio,
    'stall-pad': americanTills.stallPad,
  },
  CA: {
    'service-call': america.serviceCall,
    'facture-bilingue': america.factureBilingue,
    interac: americanTills.interac,
    borne: americanTills.borne,
  },
  DE: {
    verzollung: web.verzollung,

    schlussrechnung: german.schlussrechnung,
    gebuehr: german.gebuehr,
    stberater: german.stberater,
    'webshop-fuss': german.webshopFuss,
    'werkstatt-zwei-seiten': german.werkstattZweiSeiten,
    energieabrechnung: german.energieabrechnung,
    mitgliedschaft: german.mitgliedschaft,

    marktwaage: germanTills.marktwaage,
    hotelkasse: germanTills.hotelkasse,
    kopierladen: germanTills.kopierladen,
    parkschein: germanTills.parkschein,
  },
  AT: {
    schlosser: german.schlosser,
    vignette: germanTills.vignette,
  },
  CH: {
    zahlteil: german.zahlteil,
    bergbahn: germanTills.bergbahn,
    buffet: germanTills.buffet,
  },
  FR: {
    'avis-loyer': romance.avisLoyer,
    situation: romance.situation,
    exoneree: romance.exoneree,

    boulangerie: romanceTills.boulangerie,
    pressing: romanceTills.pressing,
    'note-taxi': romanceTills.noteTaxi,
  },
  BE: {
    'etat-honoraires': romance.etatHonoraires,
    frituur: romanceTills.frituur,
    'parking-bilingue': romanceTills.parkingBilingue,
  },
  IT: {
    forfettario: romance.forfettario,
    'copia-cortesia': romance.copiaCortesia,
    traghetto: romanceTills.traghetto,
    reparto: romanceTills.reparto,
  },
  ES: {
    'factura-serie': romance.facturaSerie,
    'recibo-prima': romance.reciboPrima,
    'factura-catalana': romance.facturaCatalana,
    puesto: romanceTills.puesto,
    tiquet: romanceTills.tiquet,
  },
  PT: {
    'fatura-oficina': romance.faturaOficina,
    'fatura-recibo': romanceTills.faturaRecibo,
  },
  NL: {
    zzp: north.zzp,
    contributie: north.contributie,
    fietsenmaker: northTills.fietsenmaker,
  },
  SE: {
    fibernat: north.fibernat,
    'euro-faktura': north.euroFaktura,
    parkeringsapp: northTills.parkeringsapp,
  },
  DK: {
    webhotel: north.webhotel,
    broafgift: northTills.broafgift,
  },
  NO: {
    kommunalt: north.kommunalt,
    kiosken: northTills.kiosken,
  },
  FI: {
    'lasku-faktura': north.laskuFaktura,
    kaksikielinen: northTills.kaksikielinen,
  },
  IS: {
    reikningur: north.reikningur,
    kassakvittun: northTills.kassakvittun,
  },
  PL: {
    'faktura-koncowa': east.fakturaKoncowa,
    'faktura-zw': east.fakturaZw,
    'paragon-fiskalny': eastTills.paragonFiskalny,
  },
  CZ: {
    'danovy-doklad': east.danovyDoklad,
    hospoda: eastTills.hospoda,
  },
  HU: {
    szamla: east.szamla,
    'nyugta-kerekites': eastTills.nyugtaKerekites,
  },
  HR: {
    'racun-obrta': east.racunObrta,
    'racun-blagajna': eastTills.racunBlagajna,
  },
  GR: {
    timologio: east.timologio,
    'apodeixi-lianikis': eastTills.apodeixiLianikis,
  },
  LT: {
    saskaita: east.saskaita,
    kvitas: eastTills.kvitas,
  },
  LV: {
    rekins: east.rekins,
    ceks: eastTills.ceks,
  },
  RO: {
    'factura-seria': east.facturaSeria,
    'bon-client': eastTills.bonClient,
  },
  LU: {
    'facture-lux': romance.factureLux,
  },
  several: {
    'subscription-mail': web.subscriptionMail,
    'seller-fees': web.sellerFees,
    'rail-ticket': web.railTicket,
    campaigns: web.campaigns,
  },
}

export const twelfthFamilies: readonly Drawn[] = Object.entries(byCountry).flatMap(
  ([country, kinds]) =>
    Object.entries(kinds).map(([layout, draw]) => ({ country, layout: `12-${layout}`, draw })),
)
