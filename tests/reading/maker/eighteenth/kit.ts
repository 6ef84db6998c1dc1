/** What the English papers of the eighteenth set are drawn with beside what those of the sets before it are: buyers of more countries, sums in words, service charges, older days. */
import { escaped, firms, type Firm, type Line, type Pen, type Sums } from '../eighth/kit'
import { linesAs } from '../eighth/rows'
import { daysAfter } from '../notation'
import type { Facts } from '../twelfth/kit'

const buyers = {
  NZ: 'Kererū Print & Framing Ltd;12 Tasman Street;Nelson 7010|Waimarie Dental;77 Te Rapa Road;Hamilton 3200|J & M Hollis Partnership;418 Ōtaki Gorge Road;Ōtaki 5581',
  ZA: 'Umhlanga Rock Fitness CC;4 Chartwell Drive;Umhlanga 4319|Plein Street Bakery (Pty) Ltd;18 Plein Street;Stellenbosch 7600|Dlamini & Nel Surveyors;201 Church Street;Pietermaritzburg 3201',
  IN: 'Greenleaf Organics Pvt. Ltd.;Plot 31, Okhla Phase III;New Delhi 110020|Sharada Software Services LLP;4th Floor, Hosur Road;Bengaluru 560068|M/s Kamath Sweets;Car Street;Mangaluru 575001',
  AE: 'Palm Ridge Trading L.L.C;Office 1204, Al Quoz 3;Dubai|Noor Al Bahr Cafeteria;Corniche Street;Sharjah|Meridian Gulf Consultants FZE;RAKEZ Business Park;Ras Al Khaimah',
  SG: 'Tembusu Creative Pte. Ltd.;10 Anson Road #22-04;Singapore 079903|Goh & Partners Dental Surgery;Blk 201 Bishan St 23 #01-45;Singapore 570201|Harvestmoon F&B Pte. Ltd.;50 Tras Street;Singapore 078989',
  MY: 'Syarikat Maju Jaya Enterprise;No. 14, Jalan Kenari 5;47100 Puchong, Selangor|BRIGHT PATH TUITION SDN BHD;22-1, Jalan SS 21/37;47400 Petaling Jaya|Klinik Pergigian Ros;5, Lorong Haji Taib;50350 Kuala Lumpur|Kilang Roti Sedap Sdn Bhd;Lot 88, Kawasan Perindustrian;75250 Melaka',
} as const

/** Whom a bill of one of these countries goes to. */
export const buyer = (pen: Pen, country: keyof typeof buyers): Firm =>
  pen.pick(firms(buyers[country]))

/** Lines as label and value. @param columns two letters of `lineTexts` */
export const pairsOf = (pen: Pen, lines: readonly Line[], columns: string): Facts =>
  linesAs(pen, lines, columns).map(([label = '', value = '']) => [label, value] as const)

/** The pen, its paper so many days older: for taxes that are no more. */
export const longAgo = (pen: Pen, days: number): Pen =>
  Object.assign(pen, { date: daysAfter(pen.date, -days) })

/** With a service charge, a tip or a rounding beside the lines, which belongs to what is paid. */
export const charged = (sums: Sums, more: number): Sums => ({ ...sums, total: sums.total + more })

/** With a tax of the whole on top of the lines. */
export const taxedBy = (sums: Sums, vat: number): Sums => ({ ...sums, vat, total: sums.sum + vat })

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function spelt(value: number, isLakh = false): string {
  const rest = (step: number, joint: string) =>
    value % step === 0 ? '' : `${joint}${spelt(value % step, isLakh)}`
  if (value < 20) return ones[value] ?? ''
  if (value < 100) return `${tens[Math.floor(value / 10)] ?? ''}${rest(10, '-')}`
  if (value < 1000) return `${ones[Math.floor(value / 100)] ?? ''} hundred${rest(100, ' and ')}`
  if (isLakh && value >= 100_000)
    return `${spelt(Math.floor(value / 100_000), true)} lakh${rest(100_000, ' ')}`
  return `${spelt(Math.floor(value / 1000))} thousand${rest(1000, ' ')}`
}

/** Hundredths spelt. @param small how the rest is said, `#` being its number: `# sen` */
export function inWords(cents: number, small: string, isLakh = false): string {
  const rest = cents % 100
  const whole = spelt(Math.floor(cents / 100), isLakh)
  return rest === 0 ? whole : `${whole} and ${small.replace('#', spelt(rest))}`
}

/** A day as people write it: `3rd November 2025`. */
export function ordinal(pen: Pen, date: Date = pen.date): string {
  const day = date.getUTCDate()
  const end = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${end} ${pen.day(date, 'month YYYY')}`
}

/** Boxes to tick, one of them ticked. */
export const boxes = (texts: readonly string[], ticked: string): string =>
  texts.map((text) => `${text === ticked ? '☒' : '☐'} ${escaped(text)}`).join(' &nbsp; ')

/** As though written by hand into a form. */
export const pencilled = (text: string): string =>
  `<i style="font-family:'DejaVu Serif',serif;font-size:112%;color:#1e3a8a">${escaped(text)}</i>`

/** For slips: values of `facts` at the right. */
export const squared = '.r { text-align: right; white-space: nowrap; } .l { text-align: left; }'
