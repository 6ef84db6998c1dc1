/**
 * What a business journey in one's own vehicle comes to: HMRC's approved mileage rates with their threshold, by tax year
 * (gov.uk, "Travel: mileage and fuel rates and allowances"). Miles are plain decimals with at most one place.
 */
import Big from 'big.js'
import * as z from 'zod'
import { foldName } from '../books/supplier'
import type { CalendarDate } from '../calendar'
import type { Amount } from '../money'

/** `car` stands for vans too. */
export const vehicles = ['car', 'motorcycle', 'bicycle'] as const
export const Vehicle = z.enum(vehicles)
export type Vehicle = z.infer<typeof Vehicle>

/** Pence per mile: up to the threshold of business miles in a tax year, and for every mile beyond. */
interface Rate {
  pence: number
  threshold?: number
  beyond?: number
}

interface Rates {
  /** First day on which they hold; they hold until the next of the table. */
  since: CalendarDate
  vehicles: Record<Vehicle, Rate>
  /** For each mile with each colleague who travels along on business, in a car or van. */
  passenger: number
}

/** Oldest first. What is older than the first is not known here. */
const table: readonly Rates[] = [
  {
    since: '2011-04-06',
    vehicles: {
      car: { pence: 45, threshold: 10_000, beyond: 25 },
      motorcycle: { pence: 24 },
      bicycle: { pence: 20 },
    },
    passenger: 5,
  },
]

/** A journey of one day; `passengers` counts colleagues in a car or van. */
export interface Journey {
  date: CalendarDate
  vehicle: Vehicle
  miles: string
  passengers: number
}

/** Miles at one rate. `amount` is in pounds. */
export interface MileagePart {
  what: 'miles' | 'passengers'
  miles: string
  pence: number
  amount: Amount
}

export interface MileageClaim {
  parts: MileagePart[]
  total: Amount
  /** Business miles of the traveller in the tax year with that kind of vehicle, this journey among them. */
  milesAfter: string
}

/** Reads miles as people type them: `12`, `12.4`, `1,204 miles`. Undefined for anything else, nothing, and zero. */
export function parseMiles(text: string): string | undefined {
  const bare = text.trim().replace(/\s*(mi|miles?)$/i, '')
  if (!/^(\d{1,3}(,\d{3})+|\d{1,5})(\.\d)?$/.test(bare)) return undefined
  const miles = new Big(bare.replaceAll(',', ''))
  return miles.gt(0) ? miles.toFixed() : undefined
}

/** Whether the rates of a day are known here. */
export function hasRates(date: CalendarDate): boolean {
  return ratesOn(date) !== undefined
}

/** The tax year of a day, from 6 April to 5 April, and what it is called: `2026/27`. */
export function taxYearOf(date: CalendarDate): {
  from: CalendarDate
  to: CalendarDate
  name: string
} {
  const year = Number(date.slice(0, 4))
  const first = date.slice(5) >= '04-06' ? year : year - 1
  const next = String(first + 1)
  return { from: `${first}-04-06`, to: `${next}-04-05`, name: `${first}/${next.slice(2)}` }
}

/** Whose miles are asked for: of the tax year of a day, with one kind of vehicle. Each traveller has their own threshold. */
export interface MilesAsked extends Pick<Journey, 'date' | 'vehicle'> {
  person: string
}

/** Miles that journeys of one traveller come to in one tax year, with one kind of vehicle. */
export function milesInYear(
  journeys: readonly (MilesAsked & Pick<Journey, 'miles'>)[],
  asked: MilesAsked,
): string {
  const { from, to } = taxYearOf(asked.date)
  const person = foldName(asked.person)
  return journeys
    .filter(({ date, vehicle }) => vehicle === asked.vehicle && from <= date && date <= to)
    .filter((journey) => foldName(journey.person) === person)
    .reduce((sum, { miles }) => sum.plus(miles), new Big(0))
    .toFixed()
}

/**
 * What a journey comes to. One that crosses the threshold has a part on either side of it; the parts add up to the total,
 * which is rounded half up to the penny. Undefined where the rates of the day are not known.
 * @param milesBefore business miles of the traveller in the tax year before it, see `milesInYear`
 */
export function mileageClaim(journey: Journey, milesBefore: string): MileageClaim | undefined {
  const rates = ratesOn(journey.date)
  if (!rates) return undefined
  const { pence, threshold, beyond = pence } = rates.vehicles[journey.vehicle]
  const miles = new Big(journey.miles)
  const left = threshold === undefined ? miles : new Big(threshold).minus(milesBefore)
  const first = left.lt(0) ? new Big(0) : left.lt(miles) ? left : miles
  const withPassengers = journey.vehicle === 'car' ? miles.times(journey.passengers) : new Big(0)
  const counted = [
    { what: 'miles' as const, miles: first, pence },
    { what: 'miles' as const, miles: miles.minus(first), pence: beyond },
    { what: 'passengers' as const, miles: withPassengers, pence: rates.passenger },
  ].filter((part) => part.miles.gt(0))
  return {
    ...roundedTogether(counted),
    milesAfter: miles.plus(milesBefore).toFixed(),
  }
}

/** Each part is what the sum has grown by with it, so that no penny is won or lost by rounding one after the other. */
function roundedTogether(
  counted: readonly { what: MileagePart['what']; miles: Big; pence: number }[],
): Pick<MileageClaim, 'parts' | 'total'> {
  let exact = new Big(0)
  let told = new Big(0)
  const parts = counted.map(({ what, miles, pence }) => {
    exact = exact.plus(miles.times(pence).div(100))
    const sum = exact.round(2, Big.roundHalfUp)
    const amount = sum.minus(told).toFixed(2)
    told = sum
    return { what, miles: miles.toFixed(), pence, amount }
  })
  return { parts, total: told.toFixed(2) }
}

function ratesOn(date: CalendarDate): Rates | undefined {
  return table.findLast(({ since }) => since <= date)
}
