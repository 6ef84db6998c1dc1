/** Days that a paper tells beside its own: in brackets behind something else, or in the head of the mail that brought it. */
import type { FoundDate } from './dates'
import { ofPaper } from './own-label'
import { labelForm } from '../lines/text'
import type { Row } from '../lines/rows'

/** `Food hygiene rating 5 (inspected 12.8.25)`: what stands in brackets is of what stands before them, which is no paper. */
export function isInBrackets({ parts }: Row, { from }: FoundDate): boolean {
  const own = parts.findLast((part) => part.from <= from)
  const before =
    own && /^(.*\p{L}.*?) ?\(([^()]*\p{L}[^()]*)$/u.exec(own.text.slice(0, from - own.from))
  const words = before ? labelForm(before[1] ?? '') : ''
  return words !== '' && !ofPaper.test(words) && !isReceipt.test(words)
}

const isReceipt =
  /\b(?:QUITTUNG|TICKET|RECU|RECIBO|RICEVUTA|PARAGON|SLIP|DATE|DATUM|DATA|DATO|FECHA)\b/

/** How heads of mails begin their lines, in the languages that programs for mail speak most. */
const sent =
  /^(?:Date|Sent|Datum|Gesendet(?: am)?|Envoyé|Verzonden|Enviado(?: el)?|Fecha|Data|Inviato|Skickat|Sendt)\b ?:?/
const other =
  /^(?:From|To|Subject|Von|An|Betreff|De|À|Objet|Van|Aan|Onderwerp|Para|Asunto|Da|Oggetto|Från|Till|Ämne|Fra|Til|Emne) ?:/

/** So many lines away from its day the others of a head stand. */
const headRows = 3

/** Whether a line says when a mail was sent: `Date: 03/12/2025, 06:37` below `From:` and above `To:`. */
export const isOfMail = (rows: readonly Row[], { index, page, text }: Row): boolean =>
  sent.test(text) &&
  rows
    .slice(Math.max(0, index - headRows), index + headRows + 1)
    .filter((row) => row.page === page && other.test(row.text)).length > 1
