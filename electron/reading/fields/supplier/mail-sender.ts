/** Who sent a mail that is printed: the firm whose box it came from, where nobody passed it on. */
import {
  besideInHead,
  fromLine,
  namesAddressee,
  isMailAddressee,
  isMailSender,
  isOverAddressee,
  mailbox,
  opensMailHead,
  subjectIn,
} from '../lines/mail-head'
import type { Row } from '../lines/rows'
import { letterCount } from '../lines/text'
import { nameKey } from './name'
import { wholeRow } from './pieces'
import type { Piece } from './signs'
import { hasLegalForm } from './words'

/**
 * Whether a line says who sent a mail, or to whom it goes; a firm's box is a candidate of its own, and one with its legal form
 * may be whom a paper calls its sender.
 */
export const isOfMailHead = (rows: readonly Row[], row: Row): boolean =>
  (isMailSender(rows, row) && !hasLegalForm(row.text.toUpperCase())) ||
  isMailAddressee(rows, row) ||
  printedSender(rows, row) !== null

/** A box that no person writes from. */
const noPerson =
  /^(?:no-?reply|auto-?\w+|confirm\w*|do-?not-?reply|receipts?|billing|invoices?|orders?|info|support|hello|accounts?|payments?|sales|team|service|rechnung\w*|buchhaltung|facturation|factur\w*|fattur\w*|noreply.*|notifications?|booking\w*|tickets?)$/iu
const ofBox =
  /\s+(?:(?:(?:ride|trip|order|payment|e)[ -])?receipts?|billing|invoices?|orders?|team|support|customer (?:service|care)|accounts?|payments?|bookings?|no-?reply|rechnung\w*|facturation|fatturazione|facturación)$/iu

/** `bao-bab via SumUp`: whose mail a program for payments or invoices sends. */
const viaAtEnd =
  / via (?:SumUp|Square|Zettle|PayPal|Stripe|Shopify|Etsy|Lightspeed|Toast|Clover|myPOS|Dojo|Worldpay|GoCardless|Xero|QuickBooks|FreshBooks|FreeAgent|Zoho|Sage|Wave|Invoice2go|Holded|sevDesk|lexoffice|Pennylane|Mollie|Klarna)$/iu

/** A name and its box: `Hopla <receipts+acct_1@pay.example>`. */
const sender = /^(\p{L}[^<"”:|]*?) <([\w.-]+?)(?:\+[\w.-]+)?@([\w.-]*)>$/u

/** Who sent a mail, its name and its box, where a line has that over `To: …`, as programs for mail print it; else null. */
const printedSender = (rows: readonly Row[], row: Row) =>
  isOverAddressee(rows, row) ? sender.exec(row.parts[0]?.text ?? '') : null

/** Over the mail that somebody passed on. */
const passedOn =
  /^[\s\->]*(?:Begin )?(?:forwarded message|original message|weitergeleitete nachricht|ursprüngliche nachricht|message (?:transféré|d'origine)|doorgestuurd bericht|mensaje reenviado|messaggio inoltrato)/iu

/** `Fwd: Your receipt`, as the subject over a mail. */
const subjectPassedOn = /^(?:Fwd?|WG|TR|RV|Rif|Doorst) ?: /i

/** Whether somebody passed it on, or sent it to themselves: what they sent is of others. */
function isPassedOn(rows: readonly Row[], row: Row): boolean {
  const [address] = /<[^<>@]+@[^<>]+>/.exec(row.text) ?? []
  const beside = besideInHead(rows, row)
  return (
    rows.slice(row.index + 1).some(({ text }) => passedOn.test(text)) ||
    beside.some(({ text }) => subjectPassedOn.test(text)) ||
    (address !== undefined &&
      beside.some((other) => namesAddressee(other) && other.text.includes(address)))
  )
}

/**
 * What whoever passed a mail on wrote over it, with their own firm under it: all between a subject that says so and the one head with an
 * address below. Of a thread of several nobody can say who wrote what.
 */
export function rowsOfForwarder(rows: readonly Row[]): ReadonlySet<Row> {
  const subject = rows.find((row) => subjectPassedOn.test(subjectIn(row) ?? ''))
  const heads = rows.filter(
    (row) => row.index > (subject?.index ?? Infinity) && isHeadWithBox(rows, row),
  )
  const [head, ...more] = heads
  return new Set(head && more.length === 0 ? rows.slice(0, head.index) : [])
}

const isHeadWithBox = (rows: readonly Row[], row: Row) =>
  mailbox.test(row.text) && opensMailHead(rows, row)

/** Who sent a mail, by its own lines; of one that was passed on, whoever sent it first. */
export function mailSenderIn(rows: readonly Row[], row: Row): Piece[][] {
  const match = mailbox.exec(row.text) ?? printedSender(rows, row)
  const [, name = '', box = '', domain = ''] = match ?? []
  const isOfBox =
    noPerson.test(box) || isOfDomain(name, domain) || (!match && isMailSender(rows, row))
  const whole = isOfBox ? (match ?? fromLine.exec(row.text))?.[1] : undefined
  if (whole === undefined || isPassedOn(rows, row)) return []
  const sent = whole.replace(viaAtEnd, '')
  const text = sent.replace(ofBox, '')
  // Without its address a person may have written.
  if (!match && text === sent) return []
  const from = row.text.indexOf(whole)
  if (letterCount(text) < 2) return []
  const place = { text, from, to: from + text.length, isWholeRow: false, isWhole: false }
  return [[{ ...wholeRow(row), ...place, isIssuer: true }]]
}

/** `Trainline <anna@info.thetrainline.com>`: a firm's box, whoever writes from it. */
const isOfDomain = (name: string, domain: string) =>
  nameKey(name).length > 3 && nameKey(domain).includes(nameKey(name))
