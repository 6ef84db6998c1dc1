/** What the northern and eastern papers of the twentieth set are drawn with beside what the set has. */
import { escaped, summed, type Line, type Pen, type Sums } from '../eighth/kit'
import { isoOf } from '../notation'

/** Of a currency without small coins: each tax is whole. */
export const wholes = (lines: Line[], isGross = false): Sums =>
  summed(lines, { isGross, discount: 0, unit: 100 })

const units = 'zero|jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć'.split('|')
const teens =
  'dziesięć|jedenaście|dwanaście|trzynaście|czternaście|piętnaście|szesnaście|siedemnaście|osiemnaście|dziewiętnaście'.split(
    '|',
  )
const tens =
  '||dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|sześćdziesiąt|siedemdziesiąt|osiemdziesiąt|dziewięćdziesiąt'.split(
    '|',
  )
const hundreds =
  '|sto|dwieście|trzysta|czterysta|pięćset|sześćset|siedemset|osiemset|dziewięćset'.split('|')

function belowThousand(value: number): string {
  const rest = value % 100
  const last =
    rest >= 10 && rest < 20
      ? [teens[rest - 10]]
      : [tens[Math.floor(rest / 10)], rest % 10 > 0 ? units[rest % 10] : '']
  return [hundreds[Math.floor(value / 100)], ...last].filter(Boolean).join(' ')
}

/** One, two to four, or more of something, as Poles count it. */
function counted(value: number, [one = '', few = '', many = '']: readonly string[]): string {
  if (value === 1) return one
  const isFew = value % 10 >= 2 && value % 10 <= 4 && (value % 100 < 12 || value % 100 > 14)
  return isFew ? few : many
}

/** Hundredths spelt in Polish, the rest as so many of a hundred. */
export function inPolish(cents: number): string {
  const whole = Math.floor(cents / 100)
  const [thousands, rest] = [Math.floor(whole / 1000), whole % 1000]
  const parts = [
    thousands > 1 ? belowThousand(thousands) : '',
    thousands > 0 ? counted(thousands, ['tysiąc', 'tysiące', 'tysięcy']) : '',
    belowThousand(rest),
  ].filter(Boolean)
  const text = parts.length > 0 ? parts.join(' ') : 'zero'
  return `${text} PLN ${String(cents % 100).padStart(2, '0')}/100`
}

/** The number that Poland's register of bills gives each since it is the law, as a line of small print; nothing before. */
export const polishRegister = (pen: Pen): string =>
  isoOf(pen.date) < '2026-04-01'
    ? ''
    : `<p class="tiny">Numer KSeF: ${escaped(`${pen.digits('##########')}-${pen.day(pen.date, 'YYYYMMDD')}-${pen.digits('@#@#@#@#@#@#-@#')}`)}</p>`
