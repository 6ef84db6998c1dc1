/** What a paper states of two names: under which one a firm trades. */
import { partBelow, type Row } from '../lines/rows'
import { labelForm } from '../lines/text'

/** `X Ltd t/a Y`. As `labelForm` writes it. */
const firmThenSign =
  /^(?:T A|TRADING (?:AS|UNDER THE NAME(?: OF)?)|TRADES AS|D B A|DBA|DOING BUSINESS AS|H O D N|HANDELEND ONDER DE NAAM|HANDELND UNTER|A L ENSEIGNE|(?:EXPLOITANT )?SOUS L ENSEIGNE) /

/** `Y is a trading name of X Ltd`. */
const signThenFirm =
  /^(?:(?:IS|ARE) (?:A|THE) (?:REGISTERED )?(?:TRADING|BUSINESS|BRAND|TRADE) (?:NAME|STYLE|TITLE)S? (?:OF|USED BY)|IST EINE MARKE DE[RS]|EST (?:UNE MARQUE|L ENSEIGNE|UNE ENSEIGNE|LE NOM COMMERCIAL|UN NOM COMMERCIAL) DE(?: LA| L)?|IS EEN HANDELSNAAM VAN|ES UNA MARCA(?: COMERCIAL)? DE|E UN MARCHIO D(?:I|ELLA)) /

/** Lines that state such a thing, each with the one under it in its column, where a name may go on. */
const statementsOf = new WeakMap<readonly Row[], readonly string[]>()
const stated =
  /\b(?:T A|TRAD(?:ING|ES|E)|BUSINESS (?:AS|NAME)|BRAND NAME|D ?B A|H O D N|HANDEL\w+|ENSEIGNE|MARKE|MARQUE|NOM COMMERCIAL|MARCA|MARCHIO)\b/

function statementsIn(rows: readonly Row[]): readonly string[] {
  const known = statementsOf.get(rows)
  if (known) return known
  const found = rows.flatMap((row) =>
    row.parts.flatMap((part) => {
      const text = labelForm(`${part.text} ${partBelow(rows, row, part)?.part.text ?? ''}`)
      return stated.test(text) ? [text] : []
    }),
  )
  statementsOf.set(rows, found)
  return found
}

/** Whether the paper says that of two names one is the sign and the other the firm: `Y is a trading name of X Ltd`. */
export function areOneBusiness(rows: readonly Row[], one: string, other: string): boolean {
  const [first, second] = [labelForm(one), labelForm(other)].map((name) =>
    name.replace(/^T A /, ''),
  )
  if (!first || !second || first === second) return false
  return statementsIn(rows).some(
    (text) => isSaidOf(text, first, second) || isSaidOf(text, second, first),
  )
}

function isSaidOf(text: string, before: string, behind: string): boolean {
  const at = ` ${text}`.indexOf(` ${before} `)
  const rest = at < 0 ? '' : text.slice(at + before.length + 1)
  const joined = (firmThenSign.exec(rest) ?? signThenFirm.exec(rest))?.[0] ?? ''
  return joined !== '' && `${rest.slice(joined.length)} `.startsWith(`${behind} `)
}
