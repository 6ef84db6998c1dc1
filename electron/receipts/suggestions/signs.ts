/** Signs on a receipt by which its supplier can be known again: VAT number, name, web domain, telephone, letterhead. */
import { createHash } from 'node:crypto'
import type { ReadPage, Reading } from '../../../shared/receipts/reading'
import { formsOf, isGeneric, lettersOf } from './names'

/** `kind:value`, as it is kept: `vat:123456789`, `name:marlowhardware`, `web:marlow.co.uk`, `phone:01628…`, `post:SL72AF`, `head:…`. */
export type Sign = string

export interface ReadSigns {
  /** The supplier's name as read. */
  name?: string
  /** Whether that was read without doubt, and is more than words of every receipt. */
  isNameSure: boolean
  /** Without country and spaces. */
  vatNumber?: string
  /** The first lines of the receipt, as read. */
  lines: string[]
  signs: Sign[]
}

/** Domains at home on receipts of everybody: mail, social networks, card machines. */
const everybodys =
  /^(?:.*\.)?(?:gmail|googlemail|google|hotmail|outlook|live|icloud|yahoo|aol|btinternet|btconnect|sky|virginmedia|facebook|fb|instagram|twitter|x|tiktok|linkedin|youtube|tripadvisor|trustpilot|whatsapp|sumup|squareup|square|zettle|izettle|worldpay|stripe|paypal|tellus|gov)\.(?:com|co\.uk|uk|net|org|me)$/

const mostOfAKind = 3
const headShare = 0.3
const headLines = 6

export function signsOf(reading: Reading): ReadSigns {
  const { supplier, vatNumber } = reading.fields
  const name = supplier?.value.trim()
  const vat = vatNumber && vatDigits(vatNumber.value)
  const text = reading.pages
    .flatMap((page) => linesOf(page))
    .map((line) => line.text)
    .join('\n')
  const lines = firstLines(reading)
  const named = name && !isGeneric(name) ? formsOf(name).bare : ''
  const head = headOf(lines)
  return {
    ...(name && { name }),
    isNameSure: supplier?.isSure === true && !isGeneric(supplier.value),
    ...(vat && { vatNumber: vat }),
    lines,
    signs: [
      ...(vat ? [`vat:${vat}`] : []),
      ...(named.length >= 2 ? [`name:${named}`] : []),
      ...domainsIn(text).map((domain) => `web:${domain}`),
      ...phonesIn(text).map((phone) => `phone:${phone}`),
      ...postcodesIn(lines.join('\n')).map((postcode) => `post:${postcode}`),
      ...(head ? [`head:${head}`] : []),
    ],
  }
}

/** `GB 123 4567 89` → `123456789`; undefined for what is no VAT number. Other countries keep their letters. */
export function vatDigits(text: string): string | undefined {
  const bare = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^(?:GB|XI)(?=\d)/, '')
  return /^[A-Z]{0,3}\d{7,15}[A-Z]{0,2}$/.test(bare) ? bare : undefined
}

function firstLines({ pages }: Reading): string[] {
  const [first] = pages
  if (!first) return []
  const lines = linesOf(first)
  const top = lines[0]?.y ?? 0
  return lines
    .filter((line) => line.y <= top + headShare)
    .slice(0, headLines)
    .map((line) => line.text)
}

/** Words in reading order, those beside one another joined. */
function linesOf({ words }: ReadPage): { text: string; y: number }[] {
  const lines: { text: string; y: number; height: number; right: number }[] = []
  for (const { text, box } of words) {
    const y = box.y + box.height / 2
    const last = lines.at(-1)
    if (last && Math.abs(y - last.y) < last.height * 0.6 && box.x >= last.right - box.height) {
      last.text += ` ${text}`
      last.right = box.x + box.width
    } else lines.push({ text, y, height: box.height, right: box.x + box.width })
  }
  return lines
}

/** Numbers change from one receipt to the next and are left out. */
function headOf(lines: readonly string[]): string | undefined {
  const letters = lines.slice(0, 4).map(lettersOf).filter(Boolean).join(' ')
  if (letters.length < 16) return undefined
  return createHash('sha256').update(letters).digest('base64url').slice(0, 22)
}

function domainsIn(text: string): string[] {
  const found = text
    .toLowerCase()
    .matchAll(
      /(?:^|[\s@/:(])(?:www\.)?((?:[a-z0-9][a-z0-9-]{1,40}\.)+(?:co\.uk|org\.uk|ltd\.uk|com|uk|net|org|io|shop|store|london))(?![a-z0-9.-]*[a-z0-9])/g,
    )
  const domains = [...found].map(([, domain = '']) => domain).filter((d) => !everybodys.test(d))
  return [...new Set(domains)].slice(0, mostOfAKind)
}

/** The first postcode of the letterhead: a later one is the customer's. */
function postcodesIn(text: string): string[] {
  const [, outward, inward] =
    /\b([A-Z]{1,2}\d[A-Z\d]?)\s?(\d[ABD-HJLNP-UW-Z]{2})\b/.exec(text.toUpperCase()) ?? []
  return outward && inward ? [outward + inward] : []
}

/** Telephone numbers of the United Kingdom, national form; free lines of card companies serve many shops. */
function phonesIn(text: string): string[] {
  const found = text.matchAll(/(?<![\d.])(?:\+44\s?(?:\(0\))?|\(?0)[\d][\d\s()-]{7,13}\d(?![\d.])/g)
  const phones = [...found]
    .map(([phone]) => phone.replace(/^\+44\s?(?:\(0\))?/, '0').replace(/\D/g, ''))
    .filter((digits) => /^0[1237]\d{8,9}$/.test(digits))
  return [...new Set(phones)].slice(0, mostOfAKind)
}
