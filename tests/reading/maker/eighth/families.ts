/** The papers of the eighth set, drawn from what bookkeepers of Europe and North America are handed, by country and kind. */
import type { Random } from '../../../support/random'
import type { Sheet } from '../print'
import { bolletta, mobile, power, telephone } from './bills'
import { czechInvoice, hungarianInvoice, polishInvoice, romanianInvoice } from './east'
import { canadian, contractor, creditNote, irishInvoice, trader, wholesale } from './english'
import { correction, craftsman, dinLetter, freelancer, slip } from './german'
import { danishInvoice, factuur, finnishInvoice, norwegianInvoice, swedishInvoice } from './north'
import { marketplace } from './markets'
import { belgianInvoice, factura, facture, fattura, fatura, micro } from './romance'
import {
  bistro,
  kassabon,
  kvitto,
  paragon,
  parkhaus,
  scontrino,
  simplificada,
  tankstelle,
  tavern,
} from './tills-continent'
import { bigStore, cafe, diner, parking, petrol, pub, supermarket } from './tills-english'
import { hotel, train } from './travel'
import { flight, payment, ride, software } from './web'

export interface Drawn {
  country: string
  layout: string
  draw: (random: Random) => Sheet
}

/** `several` where one kind is drawn for several countries. */
const byCountry: Readonly<Record<string, Readonly<Record<string, (random: Random) => Sheet>>>> = {
  several: { payment, marketplace, ride, flight, train, hotel },
  US: { software, contractor, diner, 'big-store': bigStore },
  GB: { power, trader, wholesale, 'credit-note': creditNote, pub, supermarket, petrol, parking },
  IE: { invoice: irishInvoice },
  CA: { canadian, cafe },
  DE: { telephone, din: dinLetter, freelancer, correction, tavern, tankstelle, parkhaus },
  AT: { craftsman },
  CH: { slip },
  FR: { mobile, facture, micro, bistro },
  IT: { bolletta, fattura, scontrino },
  ES: { factura, simplificada },
  PT: { fatura },
  BE: { belgian: belgianInvoice },
  NL: { factuur, kassabon },
  SE: { 'swedish-giro': swedishInvoice, kvitto },
  DK: { 'danish-giro': danishInvoice },
  NO: { 'norwegian-giro': norwegianInvoice },
  FI: { 'finnish-giro': finnishInvoice },
  PL: { polish: polishInvoice, paragon },
  CZ: { czech: czechInvoice },
  HU: { hungarian: hungarianInvoice },
  RO: { romanian: romanianInvoice },
}

export const eighthFamilies: readonly Drawn[] = Object.entries(byCountry).flatMap(
  ([country, kinds]) =>
    Object.entries(kinds).map(([layout, draw]) => ({ country, layout: `8-${layout}`, draw })),
)
