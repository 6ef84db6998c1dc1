/**
 * Every word that the app shows, by its key in a catalogue: one file for each language, all with the keys of `en.json`.
 * A message is written in ICU MessageFormat, so that a language has its own plurals and its own order of words.
 *
 * Words are said when they are shown, never when a module is loaded: the language is settled after that. What goes into the
 * books, into files for other programs, or is typed at a terminal is not said but written in English, whatever the language.
 */
import { IntlMessageFormat, type FormatXMLElementFn } from 'intl-messageformat'
import english from './en.json' with { type: 'json' }

export type WordKey = keyof typeof english
export type Catalogue = Readonly<Record<WordKey, string>>
/** What stands in a message under its name: text as it is, a number as the language writes numbers. */
export type Values = Readonly<Record<string, string | number>>

/** A piece of a message: plain text, or what stands between the marks of that name, such as `<b>` and `</b>`. */
export interface Part {
  text: string
  mark?: string
}

interface Language {
  /** How numbers, days and money are written, such as `en-GB`. */
  locale: string
  catalogue: Catalogue
}

const inEnglish: Language = { locale: 'en-GB', catalogue: english }
/** Languages beside English; each is fetched only where it is spoken. */
const others = {
  de: {
    locale: 'de-DE',
    load: async (): Promise<Catalogue> =>
      (await import('./de.json', { with: { type: 'json' } })).default,
  },
}

let current = inEnglish
const made = new Map<WordKey, IntlMessageFormat>()

/** Says everything in the language of this tag (BCP 47, such as `de-AT`) from now on; in English where there is no catalogue of it. */
export async function speak(tag: string): Promise<void> {
  const other = Object.entries(others).find(
    ([language]) => tag.toLowerCase().split('-')[0] === language,
  )?.[1]
  current = other ? { locale: other.locale, catalogue: await other.load() } : inEnglish
  made.clear()
}

/** The locale for `Intl`, such as `en-GB`. */
export const spokenLocale = (): string => current.locale

/** The message of a key with its values in place. A value that the message needs and does not get is an error. */
export function say(key: WordKey, values?: Values): string {
  const message = current.catalogue[key]
  return isPlain(message) ? message : String(formatOf(key, message).format(values))
}

/** Whether the catalogue has such a key. */
export const isWordKey = (key: string): key is WordKey => Object.hasOwn(english, key)

/** As `say`, in English whatever is spoken: for files that other programs read. */
export function sayInEnglish(key: WordKey, values?: Values): string {
  const message = english[key]
  return isPlain(message)
    ? message
    : String(new IntlMessageFormat(message, inEnglish.locale).format(values))
}

/** As `say`, in pieces: for messages in which a part looks different: `<b>{count}</b> left` gives `[{ text: '3', mark: 'b' }, { text: ' left' }]`. */
export function sayInParts(key: WordKey, values: Values = {}): Part[] {
  const message = current.catalogue[key]
  if (isPlain(message)) return [{ text: message }]
  const marks = [...new Set([...message.matchAll(/<(\w+)>/g)].map(([, mark = '']) => mark))]
  const take =
    (mark: string): FormatXMLElementFn<Part> =>
    (inner) => ({ text: inner.map(textOf).join(''), mark })
  const taken = Object.fromEntries(marks.map((mark) => [mark, take(mark)]))
  const said = formatOf(key, message).format<Part>({ ...values, ...taken })
  return [said].flat().map((part) => (typeof part === 'object' ? part : { text: part }))
}

const textOf = (part: string | Part): string => (typeof part === 'object' ? part.text : part)
const isPlain = (message: string): boolean => !/[{}<'#]/.test(message)

function formatOf(key: WordKey, message: string): IntlMessageFormat {
  const known = made.get(key)
  if (known) return known
  const format = new IntlMessageFormat(message, current.locale)
  made.set(key, format)
  return format
}
