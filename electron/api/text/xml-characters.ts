/** The characters of XML: which there are, and how those with a meaning of their own are written and read. */
import { AppError } from '../../../shared/errors'

/** Anything but a character of XML (XML 1.0, 2.2). */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** With its ampersand and semicolon. */
const longestEntity = 13

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

/** Where the first character stands that XML does not have. */
export function forbiddenAt(text: string): number | undefined {
  return forbidden.exec(text)?.index
}

/** The text as meant: the five entities of XML and numeric ones are all there are. Undefined for any other. */
export function decoded(text: string): string | undefined {
  const parts: string[] = []
  let at = 0
  for (let found = text.indexOf('&'); found >= 0; found = text.indexOf('&', at)) {
    const end = text.slice(found, found + longestEntity).indexOf(';')
    const character = end < 0 ? undefined : entityOf(text.slice(found + 1, found + end))
    if (character === undefined) return undefined
    parts.push(text.slice(at, found), character)
    at = found + end + 1
  }
  return at === 0 ? text : parts.join('') + text.slice(at)
}

/** Text as it stands between tags. @throws AppError `invalid-input` for a character that XML does not have */
export function escapedText(text: string): string {
  return escaped(text, /[&<>\r]/g)
}

/** Text as it stands between the quotes of an attribute. @throws AppError as `escapedText` */
export function escapedValue(text: string): string {
  return escaped(text, /[&<>"'\t\n\r]/g)
}

function escaped(text: string, special: RegExp): string {
  if (forbidden.test(text))
    throw new AppError('invalid-input', 'The text holds a character that XML does not have')
  return text.replace(special, (character) => escapes[character] ?? character)
}

function entityOf(name: string): string | undefined {
  const [, hexadecimal, decimal] = /^#(?:x([\da-fA-F]{1,8})|(\d{1,10}))$/.exec(name) ?? []
  if (hexadecimal === undefined && decimal === undefined) return entities.get(name)
  const code = hexadecimal === undefined ? Number(decimal) : parseInt(hexadecimal, 16)
  const character = code <= 0x10ffff ? String.fromCodePoint(code) : undefined
  return character === undefined || forbidden.test(character) ? undefined : character
}
