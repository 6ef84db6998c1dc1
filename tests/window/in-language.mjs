// Lets steps that are written with the English words of the window find them in another language.
import fs from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'

/** The words of the window in a language, by their keys. */
export const catalogueOf = (language) =>
  JSON.parse(
    fs.readFileSync(new URL(`../../shared/words/${language}.json`, import.meta.url), 'utf8'),
  )

const literal = 0
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A message: what it may say, as a pattern, and one thing that it says. */
function joined(parts) {
  const all = parts.map(({ type, value, options, children }) => {
    if (type === literal) return { pattern: escaped(value), sample: value }
    if (children) return joined(children)
    if (!options) return { pattern: '.*?', sample: '1' }
    const branches = Object.values(options).map((branch) => joined(branch.value))
    const either = branches.map(({ pattern }) => pattern).join('|')
    return { pattern: `(?:${either})`, sample: branches.at(-1).sample }
  })
  const join = (key) => all.map((each) => each[key]).join('')
  return { pattern: join('pattern'), sample: join('sample') }
}

const readingOf = (message) => joined(new IntlMessageFormat(message).getAst())
const lettersOf = (pattern) => pattern.replaceAll('.*?', '').length
const isTelling = (pattern) => /\p{L}{2}/u.test(pattern.replaceAll('.*?', ''))

/** Answers what a text or a pattern is in another language: a pattern of all that it may be, the English among it. */
export function wordsIn(language) {
  const other = catalogueOf(language)
  const entries = Object.entries(catalogueOf('en')).map(([key, message]) => ({
    ...readingOf(message),
    inOther: readingOf(other[key]).pattern,
  }))
  const known = new Map()
  const found = (fits) =>
    entries.flatMap((entry) => (fits(entry) && isTelling(entry.inOther) ? [entry.inOther] : []))
  /** Those that fit and say the most of it by themselves: what is mostly a gap fits nearly everything. */
  const closest = (fits) => {
    const fitting = entries.filter(fits)
    const most = Math.max(...fitting.map(({ pattern }) => lettersOf(pattern)))
    return found((entry) => fits(entry) && lettersOf(entry.pattern) === most)
  }
  const either = (patterns) => `(?:${[...new Set(patterns)].join('|')})`
  /** Of a text: where no message is just that, those that may say it. */
  const ofText = (text) => {
    const same = found(({ sample }) => sample === text)
    const fitting =
      same.length > 0 ? same : closest(({ pattern }) => new RegExp(`^${pattern}$`).test(text))
    const alike = fitting.length > 0 ? fitting : found(({ sample }) => sample.startsWith(text))
    return either([...alike, escaped(text)])
  }
  /** Of a pattern: the messages that fit it, and it itself with each of its words. */
  const ofPattern = (given) =>
    either([
      ...found(({ sample }) => given.test(sample)).map((each) => `^\\s*${each}`),
      given.source.replace(/[A-Z][a-z]+|\b[a-z]{3,}/g, (word) => ofText(word)),
      given.source,
    ])
  return (given) => {
    const key = String(given)
    if (!known.has(key))
      known.set(
        key,
        given instanceof RegExp ? new RegExp(ofPattern(given)) : new RegExp(ofText(given), 'i'),
      )
    return known.get(key)
  }
}

const byText = new Set(['getByText', 'getByLabel'])
const byOption = new Set(['getByRole', 'locator', 'filter'])

/** The page, or what was found on it, asked for its words in another language. */
export function spoken(target, words) {
  /** A pattern does not know `exact`, so it has to be all of the text itself. */
  const inWords = (given, { exact = false } = {}) =>
    exact && typeof given === 'string' ? new RegExp(`^${words(given).source}$`, 'i') : words(given)
  const translated = (given) =>
    Object.fromEntries(
      Object.entries(given).map(([key, value]) => [
        key,
        ['name', 'hasText'].includes(key) ? inWords(value, given) : value,
      ]),
    )
  return new Proxy(target, {
    get(all, key) {
      const value = all[key]
      if (typeof value !== 'function') return value
      return (...given) => {
        const [first, options] = given
        const asked = byText.has(key)
          ? [inWords(first, options)]
          : byOption.has(key) && options
            ? [first, translated(options)]
            : given
        const found = value.apply(all, asked)
        return typeof found?.first === 'function' ? spoken(found, words) : found
      }
    },
  })
}
