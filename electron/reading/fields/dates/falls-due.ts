/** What falls due and is no payment: a test of a car, a book, the end of a contract. Words as `labelForm` writes them. */
import { dueWord, isOfNext } from './words'
import { isLabel } from '../lines/form-words'
import { labelForm } from '../lines/text'

const english =
  '(?:M O T|MOT|(?<!CUSTOMER )SERVIC(?:E|ES|ING)|BOOSTERS?|VACCIN\\w*|JABS?|(?:RE ?)?TESTS?|CHECK ?UPS?|CHECKS?|EXAM(?:INATION)?S?|INSPECTIONS?|RENEWALS?|VISITS?|APPOINTMENTS?|RECALLS?|(?:RE ?)?CALIBRATIONS?|RETURNS?|BOOKS?|ITEMS?|PRESCRIPTIONS?|BABY|(?:ROAD|CAR|VEHICLE|ON THE) TAX|WARRANTY|GUARANTEE|DELIVERY|ORDERS?|CERTIFICATES?|COMPLETION|ACCOUNTS|(?:CONFIRMATION|ANNUAL) (?:STATEMENT|RETURN))'

/** `MOT due`, `Items borrowed due`, `due for MOT`: beside the word, as any of them may be spoken of on a bill. */
const inEnglish = new RegExp(
  `\\b${english}(?: (?:BORROWED|DATE|IS|ARE|NOW))*(?: ON)? DUE\\b|\\bDUE(?: DATE| BY| ON)*(?: (?:FOR|OF))?(?: (?:A|YOUR|THE))? ${english}\\b|^FOR (?:A |YOUR |THE )?${english}\\b`,
)

/** In other languages, wherever it stands beside the word. */
const elsewhere =
  /\b(?:APK|HU|HU AU|TUV|UVV|HAUPTUNTERSUCHUNG|WARTUNG|INSPEKTION|SERVICE|OLWECHSEL|IMPFUNG|GUTSCHEIN|RUCKGABE|ONDERHOUD|ONDERHOUDSBEURT|BEURT|KEURING|RUIL\w*|RETOUR\w*|(?:CADEAU|WAARDE|TEGOED)BON|GARANTI[AES]?|GARANZIA|ZARUKA|ZARUKY|CONTROLE TECHNIQUE|VIDANGE|VACCIN|ECHANGE|REVISION[EI]?|TAGLIANDO|COLLAUDO|RESO|CAMBIOS?|ITV|VACUNA|DEVOLUCION(?:ES)?|DEVOLUCAO|DEVOLUCOES|TROCAS?|INSPECAO|REVISAO|EU KONTROLL|BESIKTNING|VOUCHER|COUPON|KUPON|POUKAZ\w*|STK|PRZEGLAD\w*)\b/

/** The end of what is agreed, said straight after the word, so that a contract's number before it says nothing. */
const agreed =
  /\b(?:ECHEANCE (?:(?:DU|DE|DE LA|DE VOTRE|VOTRE|D|DE L|L) )?(?:CONTRATS?|CT|BAIL|ANNUELLE|PRINCIPALE|ABO|ABONNEMENT|ASSURANCE|POLICE)|SCADENZA (?:(?:DEL|DELLA|DELL|DI) )?(?:CONTRATTO|POLIZZA|ABBONAMENTO|BOLLO|TESSERA|BUONO|PRODOTTO)|VENCI?MI?ENTO (?:(?:DEL|DE LA|DE|DO|DA) )?(?:CONTRAT\w*|POLIZA|APOLICE|SEGURO|VALE|BONO)|VERVALDATUM (?:(?:VAN|HET|UW|DE) )*(?:CONTRACT|POLIS|ABO|ABONNEMENT|BON)|(?:CONTRACT|ABONNEMENT|BON) VERVALDATUM)\b/

/** What is to be done by the last day that `Fecha límite` names. */
const lastDay = /\b(?:FECHA|DATA) LIMITE [A-Z]/

/** What is paid, whatever it is for: `Service charge due`, `Renewal premium due`. */
const ofMoney =
  /\b(?:PAY\w*|PAID|PREMIUMS?|FEES?|CHARGES?|INVOICES?|BILLS?|BALANCE|AMOUNTS?|SUMS?|TOTAL|RENT|DEPOSIT|INSTAL\w*|ZAHL\w*|UBERWEIS\w*|RECHNUNG\w*|BETRA[GE]\w*|BEITRA[GE]\w*|PRAMIE\w*|GEBUHR\w*|RATEN?|PAIEMENT|PAYER|REGL\w*|FACTUR\w*|COTISATION|PRIME|MONTANT|SOMME|LOYER|PRELEV\w*|PAGO\w*|PAGA\w*|FATTURA\w*|RATA|RATE|CANONE|PREMI[OE]|BOLLETTA|QUOTA|IMPORT[OEI]|RECIBO|CUOTA|PRIMA|INGRES\w*|ABON[OA]R?|COBRO|FATURA|PRESTACAO|MENSALIDADE|FACTUUR|BETA\w*|BEDRAG|PREMIE|NOTA|FAKTUR\w*|AVGIFT|GEBYR|HUUR|PLATN?OSCI|ZAPLAT\w*|UHRAD\w*|SPLAT\w*|MAKS\w*)\b/

/** What comes later, straight before the day it is expected: `2 to follow, due`, `On back order, due`. */
const toFollow = /\b(?:to follow|back ?order(?:ed)?),?(?: (?:due|expected|by|on|for))*[\s:]*$/i

/** Until when something counts, in Czech and Slovak; Poles write what is to be paid with another letter. */
const countsUntil = /(?<!\p{L})platn(?:[éýáí]|os[tť])/iu

/** The words nearest to a day: behind the last figure, the last sentence and the last label with a value of its own. */
function nearest(words: string): string {
  const rest = words.replace(/^.*\d\S*/, '')
  const said = (rest.split(/[.!?;,]\s/).findLast((piece) => /\p{L}/u.test(piece)) ?? '').split(':')
  const last = said.findLastIndex((piece) => /\p{L}/u.test(piece))
  const isLabelAlone = labelForm(said[last] ?? '').replace(dueWord, '') === ''
  return said.slice(isLabelAlone ? Math.max(0, last - 1) : last).join(' ')
}

/** Whether words before a day say that something falls due on it that is no payment, or the payment after this one. */
export function isOfOtherDue(before: string): boolean {
  const words = labelForm(nearest(before))
  if (isOfNext.test(words) || countsUntil.test(before) || toFollow.test(before)) return true
  const isThing = [inEnglish, elsewhere, agreed, lastDay].some((each) => each.test(words))
  return isThing && !ofMoney.test(words)
}

/** Whether words behind a day, as in brackets, say so: `12.05.2027 (HU)`, `due 01/04/2026 for MOT`. */
export function isOfOtherDueBehind(behind: string): boolean {
  const [, inBrackets] = /^\s*\(([\p{L} /.-]{2,30})\)/u.exec(behind) ?? []
  const words = labelForm(inBrackets ?? /^\s[\p{L}\s]{3,30}$/u.exec(behind)?.[0] ?? '')
  const isThing = inEnglish.test(inBrackets ? `FOR ${words}` : words)
  return (isThing || (inBrackets !== undefined && elsewhere.test(words))) && !ofMoney.test(words)
}

/** Units of the terms before the day on which they end: `Termin płatności: 14 dni (15.03.2026)`. */
export const unitOfDays =
  '(?:DAYS?|TAGE?|JOURS|DAGEN|DAGAR|DAGE|DAGER|DIAS|GIORNI|GG|DNI|DANA|NAP|ZILE)'
const unit = new RegExp(`\\b${unitOfDays}\\b`)

/** Whether the words that name a day say that a payment is due on it, and nothing that no list knows: `Boiler check due`. */
export function isOfPayment(label: string): boolean {
  const words = labelForm(nearest(label))
  const others = words.replace(dueWord, '').replace(unit, '').trim()
  return others.length < 3 || isLabel(others) || ofMoney.test(words)
}
