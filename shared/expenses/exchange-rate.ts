/** Rates of exchange that are known here: for which days, and whence. */
import * as z from 'zod'
import { isOtherCurrency, parseRate } from './original'

/** The most rates that one file may bring; a year of all currencies is half of it. */
export const mostRates = 5000

/** Units of a currency for one pound on days from first to last. */
export const DatedRate = z.object({
  currency: z.string().refine(isOtherCurrency),
  rate: z.string().refine((text) => parseRate(text) === text),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
})
export type DatedRate = z.infer<typeof DatedRate>

/** A rate to offer: `used` for a receipt of that day before, or of a `file` that covers the day. */
export const OfferedRate = DatedRate.extend({ source: z.enum(['used', 'file']) })
export type OfferedRate = z.infer<typeof OfferedRate>

/** Days for which a file brought rates, and of how many currencies. */
export const RatedDays = z.object({
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  currencies: z.int(),
})
export type RatedDays = z.infer<typeof RatedDays>
