/** The papers of the eleventh set: trades, countries, forms and places of the name that the sets before it do not have. */
import type { Random } from '../../../support/random'
import type { Drawn } from '../eighth/families'
import type { Sheet } from '../print'
import * as america from './bills-america'
import * as eastBills from './bills-east'
import * as germanBills from './bills-german'
import * as isles from './bills-isles'
import * as northBills from './bills-north'
import * as romanceBills from './bills-romance'
import * as web from './bills-web'
import * as americanTills from './tills-america'
import * as eastTills from './tills-east'
import * as germanTills from './tills-german'
import * as isleTills from './tills-isles'
import * as northTills from './tills-north'
import * as romanceTills from './tills-romance'

/** `several` where one kind is drawn for several countries. */
const byCountry: Readonly<Record<string, Readonly<Record<string, (random: Random) => Sheet>>>> = {
  several: {
    'renewal-mail': web.renewalMail,
    'makers-market': web.makersMarket,
    'cloud-usage': web.cloudUsage,
  },
  GB: {
    'post-counter': isleTills.postCounter,
    'rapid-charger': isleTills.rapidCharger,
    'receipt-book': isleTills.receiptBook,
    'charity-shop': isleTills.charityShop,
    'card-ticket': isleTills.cardTicket,
    ironmonger: isleTills.ironmonger,
    recruiter: isles.recruiter,
    'contract-hire': isles.contractHire,
    'training-course': isles.trainingCourse,
    'water-bill': isles.waterBill,
    'needle-printer': isles.needlePrinter,
    'conference-seat': web.conferenceSeat,
  },
  IE: { 'deposit-return': isleTills.depositReturn, 'practice-fee': isles.practiceFee },
  US: {
    'postal-service': americanTills.postalService,
    'garage-exit': americanTills.garageExit,
    'bar-tab': americanTills.barTab,
    'phone-reader': americanTills.phoneReader,
    'farm-store': americanTills.farmStore,
    'freight-bill': america.freightBill,
    'party-hire': america.partyHire,
    attorney: america.attorney,
    'premium-bill': america.premiumBill,
    'phone-bill': america.phoneBill,
    'toll-notice': america.tollNotice,
  },
  CA: {
    succursale: americanTills.succursale,
    'gas-bar': americanTills.gasBar,
    'storage-desk': americanTills.storageDesk,
    'snow-contract': america.snowContract,
  },
  DE: {
    baumarkt: germanTills.baumarkt,
    'taxi-quittung': germanTills.taxiQuittung,
    beitrag: germanBills.beitrag,
    kehrgebuehr: germanBills.kehrgebuehr,
    hofrechnung: germanBills.hofrechnung,
    mahnung: germanBills.mahnung,
  },
  AT: {
    gasthof: germanTills.gasthof,
    lizenz: germanBills.lizenz,
    honorarnote: germanBills.honorarnote,
  },
  CH: {
    'pharmacie-romande': germanTills.pharmacieRomande,
    grotto: germanTills.grotto,
    imprimerie: germanBills.imprimerie,
    giardiniere: germanBills.giardiniere,
  },
  FR: {
    officine: romanceTills.officine,
    automate: romanceTills.automate,
    avoir: romanceBills.avoir,
    plombier: romanceBills.plombier,
    eau: romanceBills.eau,
  },
  IT: { 'scontrino-parlante': romanceTills.scontrinoParlante, albergo: romanceBills.albergo },
  ES: {
    'zona-azul': romanceTills.zonaAzul,
    taquilla: romanceTills.taquilla,
    gestoria: romanceBills.gestoria,
  },
  PT: { tasca: romanceTills.tasca, eletricidade: romanceBills.eletricidade },
  LU: { tankstell: romanceTills.tankstell, fiduciaire: romanceBills.fiduciaire },
  BE: { vakman: romanceBills.vakman },
  NL: { pinbon: northTills.pinbon, termijn: northBills.termijn, creditnota: northBills.creditnota },
  SE: { taxikvitto: northTills.taxikvitto, hyresavi: northBills.hyresavi },
  NO: { bakeri: northTills.bakeri, strom: northBills.strom },
  FI: { rautakauppa: northTills.rautakauppa, lasku: northBills.lasku },
  DK: { tank: northTills.tank, vvs: northBills.vvs },
  EE: { tsekk: eastTills.tsekk, arve: eastBills.arve },
  PL: { 'faktura-stacja': eastTills.fakturaStacja, 'faktura-euro': eastBills.fakturaEuro },
  CZ: { jizdenka: eastTills.jizdenka, dobropis: eastBills.dobropis },
  SK: { pokladnica: eastTills.pokladnica, faktura: eastBills.faktura },
  SI: { gostilna: eastTills.gostilna },
}

export const eleventhFamilies: readonly Drawn[] = Object.entries(byCountry).flatMap(
  ([country, kinds]) =>
    Object.entries(kinds).map(([layout, draw]) => ({ country, layout: `11-${layout}`, draw })),
)
