/** Days that a paper tells beside its own: in brackets behind something else, or in the head of the mail that brought it. */
import type { FoundDate } from './dates'
import { labelForm } from '../lines/text'
import type { Row } from '../lines/rows'

/** `Food hygiene rating 5 (inspected 12.8.25)`: what stands in brackets is of what stands before them. */
export function isInBrackets({ parts }: Row, { from }: FoundDate): boolean {
  const own = parts.findLast((part) => part.from <= from)
  const before = own && behindThing.exec(own.text.slice(0, from - own.from))
  return ofThing.test(labelForm(before?.[1] ?? ''))
}

/** Words, and a bracket that opens behind them with words of its own. */
const behindThing = /^(.*\p{L}.*?) ?\([^()]*\p{L}[^()]*$/u

/** What a firm was given, agreed or offered before. */
const ofThing =
  /\b(?:DBS|HYGIENE|RATINGS?|CERTIFICATES?|LICEN[CS]ES?|PERMITS?|INSURANCE|POLICY|ACCREDITATION|LEASE|CONTRACT|AGREEMENT|ESTIMATE|QUOTE|QUOTATION|ZERTIFIKAT|LIZENZ|VERTRAG|ANGEBOT|CERTIFICAT|CONTRAT|DEVIS|CERTIFICADO|CONTRATO|CERTIFICATO|CONTRATTO|OFFERTE|CERTIFICAAT)\b/

/** How heads of mails begin their lines, in the languages that programs for mail speak most. */
const sent =
  /^(?:Date|Sent|Datum|Gesendet(?: am)?|Envoyé|Verzonden|Enviado(?: el)?|Fecha|Data|Inviato|Skickat|Sendt)\b ?:?/
const other =
  /^(?:From|To|Subject|Von|An|Betreff|De|À|Objet|Van|Aan|Onderwerp|Para|Asunto|Da|Oggetto|Från|Till|Ämne|Fra|Til|Emne) ?:/

/** So many lines away from its day the others of a head stand. */
const headRows = 3

/** Whether a line says when a mail was sent: `Date: 03/12/2025, 06:37` below `From:` and above `To:`. An invoice may have such words as well. */
export function isOfMail(rows: readonly Row[], { index, page, text }: Row): boolean {
  if (!sent.test(text)) return false
  const head = rows
    .slice(Math.max(0, index - headRows), index + headRows + 1)
    .filter((row) => row.page === page && other.test(row.text))
  return head.length > 1 && (/\d:\d\d/.test(text) || head.some((row) => ofMail.test(row.text)))
}

const ofMail = /@|^(?:Subject|Betreff|Objet|Onderwerp|Asunto|Oggetto|Ämne|Emne)/
