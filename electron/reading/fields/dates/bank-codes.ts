/** Sort codes of banks: six figures in pairs, which look like a day with a short year. */
import { partAbove, type Part, type Row } from '../lines/rows'
import { folded } from '../lines/text'

const code = String.raw`(?:SORT(?:ING)?[ -]?CODES?|BSB)`
const pairs = /^\d\d(?<mark>[-. /–]{1,3})\d\d\k<mark>\d\d$/

/** Before a code, with the name of a bank between at most. */
const labelBefore = new RegExp(
  String.raw`\b(?:${code}[^\d]{0,24}|S\/C(?: NO\.?)?[\s:.]{0,3}|SORT[\s:.]{1,3}|S\.C\.[\s:]{0,2})$`,
)
const labelAbove = new RegExp(String.raw`\b${code}\b\W*$|^\W*(?:S\/C|SORT)\W*$`)

/** Behind a code stands the number of the account, of eight figures. */
const accountBehind =
  /^(?: |, ?| ?\/ ?)(?<label>(?:A\/?C|ACC(?:OUN)?T?)\b[ .:]{0,2}(?:(?:NO|NR|NUMBER|NUM)\b[ .:]{0,2})?)?\d{8}(?!\d)/
const bank =
  /\b(?:BANKS?|BANKING|BACS|ACCOUNT|ACCT?|A\/C|PAYEE|BARCLAYS|LLOYDS|HSBC|NATWEST|SANTANDER|HALIFAX|TSB|NATIONWIDE|MONZO|STARLING|TIDE|METRO|RBS|REVOLUT|CO-?OP(?:ERATIVE)?|VIRGIN MONEY|FIRST DIRECT|CLYDESDALE|ULSTER|METTLE|COUTTS|DANSKE)\b/
const dayBefore = /\b(?:DATED?|DAY|ON|OF|FROM|BY|UNTIL|TILL?)\W*$/

/** Whether figures in a row are a sort code: by its label, or by the bank before it and the account behind. */
export function isSortCode(text: string, from: number, to: number): boolean {
  if (!pairs.test(text.slice(from, to))) return false
  const capitals = folded(text)
  const before = capitals.slice(0, from)
  if (labelBefore.test(before)) return true
  const behind = accountBehind.exec(capitals.slice(to))
  if (!behind || dayBefore.test(before)) return false
  return behind.groups?.['label'] !== undefined || bank.test(before.split('  ').at(-1) ?? '')
}

/** Whether what stands over figures in their column calls them a sort code. */
export function isUnderSortCode(
  rows: readonly Row[],
  row: Row,
  { from, to }: { from: number; to: number },
): boolean {
  const own: Part | undefined = row.parts.findLast((part) => part.from <= from)
  if (!own || !pairs.test(row.text.slice(from, to))) return false
  const above = partAbove(rows, row, own)?.part.text
  return above !== undefined && labelAbove.test(folded(above))
}
