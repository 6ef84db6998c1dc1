/** Numbers of receipts that are letters alone. */
import type { Row } from '../lines/rows'
import type { FoundNumber } from './document-number'
import { ranks } from './number-words'

/** `Receipt #XfBr`: card readers number by letters alone. */
const letterCode =
  /^(?:receipt|reçu|beleg|kvitto|kvittering|bon) ?# ?(?=\w*\p{L})(?<code>\w{4,8})$/iu

/** Those that a row names. */
export function codesIn(row: Row): FoundNumber[] {
  return row.parts.flatMap(({ text, from }) => {
    const code = letterCode.exec(text)?.groups?.['code']
    if (code === undefined || /^\p{L}?(?:\p{Ll}+|\p{Lu}+)$/u.test(code)) return []
    const to = from + text.length
    return [{ value: code, row, from: to - code.length, to, rank: ranks.receipt }]
  })
}
