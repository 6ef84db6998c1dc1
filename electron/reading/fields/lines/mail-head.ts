/**
 * The head of a mail as programs for mail print it: lines that say who sent it, to whom, about what and when, in the
 * languages of Europe. What makes such a line more than a line of a paper is for who asks to say.
 */
import type { Row } from './rows'
import { labelForm } from './text'

const words = {
  from: 'From|Von|De|Da|Van|Od|Från|Fra|Lähettäjä|Mittente|Feladó|Nadawca',
  /** No other line of a paper opens with these, so that they need no colon. */
  sender:
    'From|Sender|Från|Absender|Expéditeur|Remitente|Remetente|Mittente|Afzender|Avsändare|Afsender|Avsender|Lähettäjä|Nadawca|Odesílatel|Odosielateľ|Feladó|Expeditor|Saatja|Sūtītājs|Siuntėjas|Pošiljatelj|Αποστολέας|Подател',
  to: 'To|An|À|Para|Aan|Till|Til|Do|Cc|Pour|Komu',
  subject:
    'Subject|Betreff|Objet|Asunto|Oggetto|Assunto|Onderwerp|Temat|Předmět|Ämne|Emne|Aihe|Tárgy',
  sent: 'Sent|Gesendet|Envoyé|Enviado|Inviato|Verzonden|Skickat|Sendt',
  day: 'Date|Datum|Data|Fecha',
}

/** `Hopla Receipts <noreply@hopla.example>` after who sends: the name, its box and its domain. */
export const mailbox = new RegExp(
  String.raw`^(?:(?:${words.from})(?:\s*:\s*| {2,})|(?:${words.sender})\s*:?\s+)?["“]?([\p{L}\d][^<"”:]*?)["”]?\s*<([\w.+-]+)@([\w.-]*)`,
  'u',
)

/** The same without an address: the name. */
export const fromLine = new RegExp(
  String.raw`^(?:${words.from}|${words.sender})(?:\s*:\s*|\s+)(\p{Lu}[^:@<]*)$`,
  'u',
)

/** `Re: your booking`, `Sent: Monday …`: what stands in such a head and seldom anywhere else. */
const besideFrom = new RegExp(
  String.raw`^(?:${words.subject}|${words.sent})(?:\s*:\s*|\s+)\S`,
  'iu',
)

/** `To: Dan Harper`. */
const addressee = new RegExp(String.raw`^(?:${words.to})\s*:`, 'u')

const whenSent = new RegExp(
  String.raw`^(?:(?:${words.sent})(?: am| el| le)?|${words.day})(?![\p{L}\d]) ?:?`,
  'u',
)
const whoOrWhat = new RegExp(
  String.raw`^(?:${words.from}|${words.sender}|${words.to}|${words.subject}) ?:`,
  'u',
)
const aboutWhat = new RegExp(String.raw`^(?:${words.subject})`, 'u')

/** So many lines apart the lines of one head stand. */
const headRows = 3

/** The lines around one that may be of the same head, itself not among them. */
export const besideInHead = (rows: readonly Row[], { index, page }: Row): Row[] =>
  rows
    .slice(Math.max(0, index - headRows), index + headRows + 1)
    .filter((row) => row.page === page && row.index !== index)

const belowInHead = (rows: readonly Row[], row: Row) =>
  besideInHead(rows, row).filter(({ index }) => index > row.index)

/** Whether a line says who sent the mail that it is in the head of. */
export const isMailSender = (rows: readonly Row[], row: Row): boolean =>
  fromLine.test(row.text) && belowInHead(rows, row).some(({ text }) => besideFrom.test(text))

/** `From: 8frames <no-reply@mail.8frames.example>` over `Sent: …` or `Subject: …`. */
export const opensMailHead = (rows: readonly Row[], row: Row): boolean =>
  (mailbox.test(row.text) || fromLine.test(row.text)) &&
  belowInHead(rows, row).some(({ text }) => besideFrom.test(text))

/** What a line says the mail is about, whose head it is in: `FW: Your receipt`. */
export const subjectIn = ({ text }: Row): string | undefined => ofSubject.exec(text)?.[1]
const ofSubject = new RegExp(String.raw`^(?:${words.subject})\s*:?\s+(\S.*)$`, 'iu')

/** Whether a line says to whom the mail goes that it is in the head of. */
export const isMailAddressee = (rows: readonly Row[], row: Row): boolean =>
  namesAddressee(row) && besideInHead(rows, row).some(({ text }) => besideFrom.test(text))

/** Whether a line reads like one that says to whom a mail goes. */
export const namesAddressee = ({ text }: Row): boolean => addressee.test(text)

/** Whether a line to whom the mail goes stands below. */
export const isOverAddressee = (rows: readonly Row[], row: Row): boolean =>
  belowInHead(rows, row).some(namesAddressee)

/**
 * Whether a line says when a mail was sent: `Date: 03/12/2025, 06:37` below `From:` and above `To:`. An invoice may have
 * such words as well, but no time of day beside them, no subject and no address.
 */
export function isMailDay(rows: readonly Row[], row: Row): boolean {
  // As mail on the web is printed: `Wayvo <noreply@wayvo.example>  Fri, Jan 23, 2026 at 7:02 AM` over `To: …`.
  const isBesideBox = /<[^<>@\s]+@[^<>\s]+>$/.test(row.parts[0]?.text ?? '')
  if (isBesideBox && row.parts.length > 1 && isOverAddressee(rows, row)) return true
  if (!whenSent.test(row.text)) return false
  const head = besideInHead(rows, row).filter(({ text }) => whoOrWhat.test(text))
  const isOfMail = ({ text }: Row) => text.includes('@') || aboutWhat.test(text)
  return head.length > 1 && (/\d:\d\d/.test(row.text) || head.some(isOfMail))
}

/** What prints its own name over a mail, in the form of labels. */
const programForMail =
  /^(?:GMAIL|GOOGLE MAIL|OUTLOOK|YAHOO MAIL|(?:MOZILLA )?THUNDERBIRD|PROTON MAIL|ICLOUD MAIL)$/

/** A name, its box and its domain. */
const ownerOfBox = /^\p{L}.* <[\w.+-]+@(?<domain>[\w.-]+)>$/u

/**
 * What a program for mail prints over one, whose name and owner stand there: `Mail | Pieter van Dalen <pieter@zandloper.example>`,
 * `Redmaple Yarn Co. Mail | Priya Raman <priya@redmapleyarn.com>` over `To: …`; not `Royal Mail | Ann Lee <ann@royalmail.example>`.
 */
export function isOverMail(rows: readonly Row[], row: Row): boolean {
  const [first, ...others] = row.parts
  const words = labelForm(first?.text ?? '')
  const [program = ''] = /(?:(?:E ?|WEB ?)?MAIL|MESSAGERIE|POSTA|CORREO|POCZTA)$/.exec(words) ?? []
  const domains = others.flatMap(({ text }) => ownerOfBox.exec(text)?.groups?.['domain'] ?? [])
  if (program === '' || domains.length === 0) return false
  const isAlone = words === program
  const isOfFirm = domains.some((domain) => labelForm(domain.split('.')[0] ?? '').endsWith(program))
  return isAlone || (row.index < 2 && !isOfFirm && isBeforeAddressee(rows, row))
}

/** A subject and a count of mails may stand between. */
const overHead = 5
const isBeforeAddressee = (rows: readonly Row[], { index }: Row) =>
  rows.slice(index + 1, index + 1 + overHead).some(namesAddressee)

/** Of a line in the form of labels. */
export const isProgramForMail = (words: string): boolean => programForMail.test(words)
