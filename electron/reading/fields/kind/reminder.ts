/** Papers that ask once more for what an earlier invoice asked for. */
import { moneyIn } from '../amounts/money'
import type { Row } from '../lines/rows'
import { labelForm } from '../lines/text'

/** Heads a paper that asks once more for what an earlier invoice asked for. */
const heading =
  /\b(?:REMINDER|OVERDUE NOTICE|MAHNUNG|ZAHLUNGSERINNERUNG|RYKKER|RYKKERSKRIVELSE|BETALINGSPAMINDELSE|PURRING|BETALINGSPAMINNELSE|PAMINNELSE|BETALNINGSPAMINNELSE|MAKSUMUISTUTUS|HERINNERING|AANMANING|RAPPEL|RELANCE|MISE EN DEMEURE|SOLLECITO|RECORDATORIO|LEMBRETE|WEZWANIE|PRZYPOMNIENIE|MONIT|UPOMINKA|UPOMIENKA|FIZETESI FELSZOLITAS|OPOMENA|OPOMIN|MEELDETULETUS|ATGADINAJUMS|PRIMINIMAS)\b/

/** The same at the beginning of a line, with what may stand before it: `1. Mahnung`, `Re: Payment reminder`. */
const opensAsHeading = new RegExp(
  String.raw`^(?:(?:\d(?:E|ER|ST|ND|RD)?|FINAL|LAST|FIRST|SECOND|THIRD|PAYMENT|RE|PAST|DUE|URGENT|LETZTE|ERSTE|ZWEITE|DERNIER|PREMIER) )*${heading.source}`,
)

const longestHeading = 60

/** Within its upper half, and not in a sentence; beside an amount at the beginning, unlike `500 SMS de rappel  25,00 €`. */
const headsReminder = ({ text, position, parts }: Row): boolean =>
  position < 0.5 &&
  (text.length < longestHeading && moneyIn(text).length === 0
    ? heading.test(labelForm(text))
    : parts.some((part) => opensAsHeading.test(labelForm(part.text))))

/** Whether it asks once more for what an earlier invoice asked for. */
export const isHeadedAsReminder = (rows: readonly Row[]): boolean =>
  rows.some((row) => headsReminder(row))

const reminderWord =
  '(?:(?:INVOICE |PAYMENT )?REMINDER|ZAHLUNGSERINNERUNG|MAHNUNG|(?:LETTRE DE )?RAPPEL|RELANCE|(?:BETALINGS)?HERINNERING|AANMANING|SOLLECITO(?: DI PAGAMENTO)?|RECORDATORIO(?: DE PAGO)?|(?:BETALNINGS)?PAMINNELSE|RYKKER|PURRING|MAKSUMUISTUTUS|WEZWANIE DO ZAPLATY)'
/** Asks for the second time, or the last: `2e RAPPEL`, `3. Mahnung`, `FINAL REMINDER - OVERDUE ACCOUNT`. */
const asksAgain = new RegExp(
  `^(?:\\d(?:E|€|ER|ST|ND|RD)?|SECOND|THIRD|FINAL|ZWEITE|DRITTE|LETZTE|DEUXIEME|DERNIER|TWEEDE|LAATSTE|SECONDO|ULTIMO|SEGUNDO) ${reminderWord}(?: OVERDUE (?:ACCOUNT|BALANCE))?$`,
)
/** Asks once more for what an invoice asked for: `Betreft: herinnering factuur 2026-0118`. */
const asksForInvoice = new RegExp(
  `^(?:(?:RE|BETREFF|BETREFT|OBJET|OGGETTO|ASUNTO) )?${reminderWord} (?:FACTUUR|FACTURE|RECHNUNG|INVOICE|FATTURA|FACTURA|ZUR? RECHNUNG|(?:FOR|OF) INVOICE)(?: (?:NR|NO|N|NUMMER))?(?: [\\d-]+){1,3}$`,
)

/** The same of several, as the subject of a letter: `Tweede herinnering openstaande facturen`. */
const asksOfSeveral = new RegExp(
  `^(?:SECOND|THIRD|FINAL|ZWEITE|DRITTE|LETZTE|DEUXIEME|DERNIER|TWEEDE|DERDE|LAATSTE|SECONDO|ULTIMO|SEGUNDO) ${reminderWord} (?:OPENSTAANDE FACTUREN|OFFENE RECHNUNGEN|FACTURES IMPAYEES|FACTURAS PENDIENTES|(?:OVERDUE|OUTSTANDING|UNPAID) INVOICES)$`,
)
const ofSubject = /^(?:SUBJECT|BETREFF|BETREFT|OBJET|OGGETTO|ASUNTO)\b/

/** The same as the subject of a mail: `Second reminder: Invoice 047 is now 54 days overdue`. */
const asksInSubject = new RegExp(
  `^(?:SECOND|THIRD|FINAL|LAST) ${reminderWord} INVOICE [\\d ]+(?:IS (?:NOW )?(?:\\d+ DAYS )?OVERDUE)?$`,
)

/** Whether a line alone in the upper half, with no sum beside it, asks once more for what an invoice asked for. */
export function asksOnceMore({ row, text }: { row: Row; text: string }): boolean {
  const label = labelForm(text)
  const isHeading = row.position < 0.5 && moneyIn(row.text).length === 0
  const subject = labelForm(row.text)
  const isSubject =
    (/^SUBJECT\b/.test(subject) && asksInSubject.test(label)) ||
    (ofSubject.test(subject) && asksOfSeveral.test(label))
  return isHeading && (asksAgain.test(label) || asksForInvoice.test(label) || isSubject)
}

const ordinal =
  '(?:\\d(?:E|ER|ST|ND|RD)?|FINAL|LAST|FIRST|SECOND|THIRD|LETZTE|ERSTE|ZWEITE|DRITTE|DERNIER|PREMIER|TWEEDE|LAATSTE)'
/** A reminder by the whole of what it is called: `PAYMENT REMINDER`, `Mahnung Nr. 2`, `Purring på bompasseringer`. */
const callsReminder = new RegExp(
  String.raw`^(?:(?:${ordinal}|FRIENDLY|PAYMENT|INVOICE|ACCOUNT|PAST|DUE|OVERDUE|URGENT|LETTRE|DE) )*${heading.source}(?: (?:NOTICE|LETTER|DE PAGO|DI PAGAMENTO|DO ZAPLATY|PA \w+|OVERDUE (?:ACCOUNT|BALANCE)))?(?: \d RYKKER)?(?: (?:NO|NR|N))?(?: \d+)?$`,
)
/** With what it is about: `Second reminder: our invoice 88214 of 14 July 2025`, `2e RAPPEL - notre réf. R26-0019`. */
const callsReminderOf = new RegExp(
  String.raw`^${ordinal} ${reminderWord} (?:OUR |YOUR |UNSERE |NOTRE |ONZE )?(?:INVOICE|RECHNUNG|FACTURE|FACTUUR|REF) [\w ]*\d`,
)

/** Whether a part of a row is called a reminder, by the whole of it. */
export const isCalledReminder = ({ text }: { text: string }): boolean =>
  callsReminder.test(labelForm(text)) || callsReminderOf.test(labelForm(text))

/** Of papers that tell the number of an invoice that they are not, and are no bills. As `labelForm` writes it. */
export const ofReminder =
  /\b(?:REMINDER|OVERDUE|\w*MAHNUNG|ZAHLUNGSERINNERUNG|RAPPEL|SOLLECITO|RECORDATORIO|(?:BETALINGS)?HERINNERING|AANMANING|PAMINNELSE|RYKKER\w*|PURRING|PRZYPOMNIENIE|WEZWANIE|UPOMINKA)\b/
