/** A bill that several share or that was paid in part: the paper may be for less than all of it. */
import type { Amount } from './amounts'
import type { Ledger } from './ledger'
import type { FoundPayment } from './payment'
import { isHandedOver } from '../lines/labels'
import type { Row } from '../lines/rows'
import { labelForm } from '../lines/text'

/** `Split 1 of 2` beside a sum, as `labelForm` writes it. */
const ofPart = /\b(?:SPLIT|SHARE|PART) \d+ (?:OF )?\d+\b|\bSPLIT (?:BILL|CHECK|PAYMENT)\b/

/**
 * How a bill is shared, in a line of its own or beside a sum, as `labelForm` writes it. What it comes to for each is no such word:
 * that stands on bills that one pays.
 */
const ofShare =
  /^(?:(?:BILL )?SPLIT (?:\d+ (?:WAYS?|OF|\d)|BY \d|INTO \d|BETWEEN|EQUALLY|EVENLY)|SPLIT (?:BILL|CHECK)|(?:BILL|CHECK) SPLIT|SHARE \d+ OF \d|YOUR SHARE(?: OF (?:THE )?(?:BILL|TOTAL))?$|EACH (?:GUEST |PERSON )?PAYS|(?:THIS|CURRENT) PAYMENT$|DIESE ZAHLUNG$|CE PAIEMENT$|DEZE BETALING$|ESTE (?:PAGO|PAGAMENTO)$|QUESTO PAGAMENTO$|TA PLATNOSC$|DENNA BETALNING$|DENNE BETALING$|TAMA MAKSU$|TATO PLATBA$|GETEILTE RECHNUNG|RECHNUNG (?:AUF)?GETEILT|(?:AUF)?GETEILT (?:DURCH|AUF|IN) \d|(?:IHR|DEIN) ANTEIL$|JEDER ZAHLT|(?:ADDITION|NOTE) (?:PARTAGEE|DIVISEE)|(?:PARTAGEE?|DIVISEE?) (?:EN|ENTRE|PAR) \d|VOTRE PART$|CHACUN PAIE|GESPLITSTE REKENING|REKENING GESPLITST|(?:GEDEELD|GESPLITST) (?:DOOR|IN) \d|UW (?:AAN)?DEEL$|IEDER BETAALT|CUENTA DIVIDIDA|DIVIDID[AO] (?:ENTRE|EN|POR) \d|(?:SU|TU|SUA) PARTE$|CADA UNO PAGA|CONTO DIVISO|DIVISO (?:IN|PER|TRA) \d|(?:LA )?(?:SUA|TUA) QUOTA$|CIASCUNO PAGA|CONTA DIVIDIDA|RACHUNEK (?:PO)?DZIELONY|PODZIELON[OY] NA \d|TWOJA CZESC$|DELAD NOTA|DEL(?:AT|T) PA \d|DIN ANDEL$|DELT REGNING|JAETTU LASKU|OSUUTESI$|ROZDELENY UCET|VAS PODIL$)/

/** How a paper says that it was paid. */
export interface Paid {
  rows: readonly Row[]
  /** Of a receipt; what is paid of an invoice leaves its total as it is. */
  payment: FoundPayment | undefined
}

/**
 * Whether a total may be more than was paid for this paper: it is split among those who pay it, or what a receipt prints under
 * it as paid comes to less.
 */
export function mayBePartPaid(ledger: Ledger, total: number, { rows, payment }: Paid): boolean {
  const first = ledger.byCents.get(total)?.[0]?.row.index ?? Infinity
  const below = ledger.amounts.filter(({ row, isLast }) => isLast && row.index >= first)
  if (below.some((each) => isHandedOver(each.roles) && each.cents >= total)) return false
  if (saysShared(rows, ledger.amounts, total)) return true
  if (!payment?.isPart || payment.row.index <= first || hasDay.test(payment.row.text)) return false
  return sumOf(below.filter((each) => bringsDown(each) || each.row === payment.row)) < total
}

function saysShared(rows: readonly Row[], amounts: readonly Amount[], total: number): boolean {
  const withAmounts = new Set(amounts.map(({ row }) => row.index))
  return (
    rows.some(({ text, index }) => !withAmounts.has(index) && ofShare.test(labelForm(text))) ||
    amounts.some(({ label, cents }) => {
      const words = labelForm(label)
      return cents < total && (ofPart.test(words) || ofShare.test(words))
    })
  )
}

/** Of which a part looks like an amount. */
const hasDay = /\b\d{1,2}\. ?\d{1,2}\. ?(?:19|20)\d\d\b/

/** What was handed over, or taken off as by a voucher or points, or by a rounding. */
const bringsDown = ({ roles }: Amount) =>
  isHandedOver(roles) || roles.discount || roles.quantity || roles.round

const sumOf = (amounts: readonly Amount[]) =>
  amounts.reduce((sum, { cents }) => sum + Math.abs(cents), 0)
