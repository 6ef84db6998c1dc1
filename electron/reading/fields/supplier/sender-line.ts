/** A line with the name and the whole address of whoever sent a letter, as over the customer's in a window. */
import { isNumbersLine } from '../lines/numbers-line'
import { letterCount } from '../lines/text'
import { hasLegalForm, isRoute } from './words'

/** A street with its number or a postcode with its town; figures with decimals are a measure. */
const placed = /(?<![\d.,])\d+(?![.,]?\d)/
const parting = /\s+[.|·•~–-]\s+|\s?[|•]\s?/

/** `An Praxis Reuter, Schlossplatz 2, 76131 Karlsruhe`: whom a paper goes to; the Irish post is called An Post. */
export const addressed =
  /^(?:An(?! Post\b)|Aan|To|Til|Till|Para)\s+(?:die |den |das |de )?\p{Lu}[^,]*, .*\d/u

/** Of such a line: name, street, town, and at a foot all numbers of the firm. */
const mostParts = 12

/** Of which recognition lost what parts them: `Firm ApS Street 1,6000 Town`. */
const streetAndTown = /^\p{Lu}[\p{L}.'-]{2,}(?: \p{L}+)? \d{1,4}[a-zA-Z]?[,. ]+\d{4,5} ?\p{Lu}/u

function unparted(text: string): string | undefined {
  const words = text.split(' ')
  const end = words.findIndex(
    (word, at) =>
      at > 0 &&
      hasLegalForm(word.toUpperCase()) &&
      streetAndTown.test(words.slice(at + 1).join(' ')),
  )
  return end < 0 ? undefined : words.slice(0, end + 1).join(' ')
}

/** Opens with where to pay in. */
const payIn =
  /^(?:sort ?code\b|(?:account|a\/c|IBAN|BIC|SWIFT)(?: (?:no|number))?[.:\s]+[A-Z]{0,4}\d)/i

/** `Firm - Street 1 - 12345 Town`: a line with the sender's address, as over the customer's in a window. */
export function senderLine(text: string): string | undefined {
  if (addressed.test(text) || payIn.test(text)) return undefined
  const [name = '', ...others] = text.split(parting)
  const byComma = text.split(/,\s+/)
  if (
    others.length > 0 &&
    others.length < mostParts &&
    others.some((part) => placed.test(part) && !isNumbersLine(part)) &&
    !/\d{3}/.test(name)
  )
    return name
  const [first = '', ...rest] = byComma
  const isLine =
    rest.length >= 2 && !isRoute(text) && rest.filter((part) => placed.test(part)).length >= 1
  return isLine && !/\d{3}/.test(first) && letterCount(first) > 3 ? first : unparted(text)
}
