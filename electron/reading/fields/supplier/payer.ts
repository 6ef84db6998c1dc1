/** Of slips that somebody signs for money: what is said of who gave it. */
import type { Row } from '../lines/rows'
import { labelForm } from '../lines/text'
import type { Piece } from './signs'

/** Of the one who got the money, before the name of who gave it, as `labelForm` writes them. */
const payerWords =
  '(?:(?:BETRAG |DANKEND )*ERHALTEN VON|(?:WITH THANKS )?RECEIVED (?:WITH THANKS )?(?:FROM|OF)|RECU (?:DE LA PART )?DE(?= M | MME| MR | MLLE| LA SOC)|RECU D (?=M )|(?:HE )?RECIBI(?:DO|MOS)? DE|RECEB(?:I|EMOS|IDO|EU SE) D[EOA]|RICEV(?:O|UTO|IAMO) DA(?:L|LLA)?|ONTVANGEN VAN|OTRZYMAN[OA] OD|MOTTAGIT AV|MODTAGET (?:FRA|AF)|MOTTATT (?:FRA|AV)|PRIJATO OD)'
/** Acknowledges the money and names nobody: `Betrag dankend erhalten`. As `labelForm` writes it. */
const acknowledged =
  /^(?:[A-Z]+ ){0,3}(?:ERHALTEN|RECEIVED WITH THANKS|(?:PAID|SETTLED) WITH THANKS|POUR ACQUIT|DANK ONTVANGEN|VOLDAAN|RICEVUTO A SALDO|BETALT MED TAKK|RECIBI CONFORME)$/

const payerNamed = new RegExp(`^${payerWords} [A-Z]`)
const payerBefore = new RegExp(`^${payerWords}$`)

/** Whether a paper says from whom money was received. */
export const saysPayer = (rows: readonly Row[]) =>
  rows.some(({ text }) => payerNamed.test(labelForm(text)))

/** Whether it stands in a line that opens with from whom money was received: `Erhalten von X`. */
export const isPayer = ({ row, from }: Piece) =>
  payerBefore.test(labelForm(row.text.slice(0, from)))

/** Whether a line names who gave money, or says of it that it came. */
export const isOfPayer = (text: string) =>
  [payerNamed, acknowledged].some((words) => words.test(labelForm(text)))
