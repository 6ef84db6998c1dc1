/** Amounts misread in ways that sums give away: a decimal point that was not seen, a pound sign taken for a digit. */
import type { Roles } from '../lines/labels'
import { taxOn } from './ledger'
import type { Money } from './money'
import { confidenceOf, type Row } from '../lines/rows'
import { asDigits } from '../lines/text'

/** A row with the amounts in it and what its words say. */
export interface Said {
  row: Row
  money: readonly Money[]
  roles: Roles
}

/** An amount as it may have been printed, in place of one that was read, or of what was not read as one. */
interface Guess {
  row: Row
  roles: Roles
  money: Money
  instead: Money | undefined
}

/** Figures at the end of a row, with what else a currency sign is seen as before them. */
const figures = /(?<=^|\s)(?<open>-?)(?:[[({£€rtCEf]\s?)?(?<digits>[\dIlOoS|]{3,7})$/

/** From this sureness on, a digit is one. */
const clear = 0.95
const doubtful = 0.8
const usualRates = [20, 5]

/** The amounts of each row, mended where only the mended one agrees with the others. */
export function mended(rows: readonly Said[]): Money[][] {
  const isInPounds = rows.some(({ money }) => money.some(({ currency }) => currency === 'GBP'))
  const guesses = rows.flatMap((said) => guessesIn(said, isInPounds))
  if (guesses.length === 0) return rows.map(({ money }) => [...money])
  const printed = rows.flatMap(({ row, roles, money }) =>
    money.map((each) => ({ row, roles, money: each, instead: undefined })),
  )
  const [borne, mendable] = [taxedIn(printed), taxedIn([...printed, ...guesses])]
  const proven = guesses.filter((guess) => {
    const isBorne = [guess.money, guess.instead].some((each) => each && borne.has(each.cents))
    return !isBorne && (mendable.has(guess.money.cents) || isRepeated(printed, guess))
  })
  return rows.map(({ row, money }) =>
    replaced(
      money,
      proven.filter((guess) => guess.row === row),
    ),
  )
}

function replaced(money: readonly Money[], guesses: readonly Guess[]): Money[] {
  const kept = money.filter((each) => !guesses.some(({ instead }) => instead === each))
  return [...kept, ...guesses.map((guess) => guess.money)].toSorted((a, b) => a.from - b.from)
}

function guessesIn(said: Said, isInPounds: boolean): Guess[] {
  const { row, roles, money } = said
  const last = money.at(-1)
  const lost = last && !last.isWhole && last.to >= row.text.length ? [] : withPoint(row, last)
  const unsigned = isInPounds ? money.flatMap((each) => withoutSign(row, each)) : []
  return [...lost, ...unsigned].map((guess) => ({ row, roles, ...guess }))
}

/** `3520` at the end of a row of words as 35.20. */
function withPoint({ text }: Row, last: Money | undefined) {
  const match = figures.exec(text)
  const digits = asDigits(match?.groups?.['digits'] ?? '')
  if (!match || !/^\d+$/.test(digits) || !/[A-Za-z]{2}/.test(text.slice(0, match.index))) return []
  const cents = Number(digits) * (match.groups?.['open'] ? -1 : 1)
  const place = { from: match.index, to: text.length }
  const instead = last && last.from < place.to && place.from < last.to ? last : undefined
  const money: Money = {
    cents,
    currency: instead?.currency,
    isRepaired: true,
    isWhole: false,
    ...place,
  }
  return [{ money, instead }]
}

/** `2157.67` as £157.67, where recognition was not clear. */
function withoutSign(row: Row, money: Money) {
  const { from, to, currency, cents, isWhole } = money
  const first = /\d/.exec(row.text.slice(from, to))
  if (currency !== undefined || isWhole || cents < 1000 || !/[1256]/.test(first?.[0] ?? ''))
    return []
  if (confidenceOf(row, from, to) >= clear) return []
  const digits = row.text.slice(from + (first?.index ?? 0) + 1, to).replace(/\D/g, '')
  return [{ money: { ...money, cents: Number(digits), isRepaired: true }, instead: money }]
}

/** Every net, tax and gross amount of a sum that comes out at a usual rate. */
function taxedIn(all: readonly Guess[]): Set<number> {
  const values = new Set(all.map(({ money }) => money.cents))
  const taxes = all.filter(({ roles, money }) => roles.tax && money.cents > 0)
  const sums = taxes.flatMap(({ money: { cents: tax } }) => {
    const nets = usualRates.flatMap((rate) => netsOf(tax, rate))
    const sound = nets.filter((net) => values.has(net) && values.has(net + tax))
    return sound.flatMap((net) => [net, tax, net + tax])
  })
  return new Set(sums)
}

/** The net amounts on which a rate makes this tax. */
function netsOf(tax: number, rate: number): number[] {
  const reach = Math.ceil(150 / rate)
  const middle = Math.round((tax * 100) / rate)
  const near = Array.from({ length: 2 * reach + 1 }, (_, i) => middle - reach + i)
  return near.filter((net) => Math.abs(taxOn(net, rate) - tax) <= 1)
}

/** Whether a doubtful total is printed a second time as guessed. */
function isRepeated(printed: readonly Guess[], { row, roles, money, instead }: Guess): boolean {
  const isSum = (each: Roles) => each.total || each.strong || each.card
  if (!instead || !isSum(roles) || confidenceOf(row, instead.from, instead.to) >= doubtful)
    return false
  return printed.some(
    (other) => other.row !== row && isSum(other.roles) && other.money.cents === money.cents,
  )
}
