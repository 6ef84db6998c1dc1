/** The smallest coins of a currency. */

/** To how many hundredths cash is rounded, there being no smaller coins, by what is paid with; euros where any country does. */
const coins: Readonly<Record<string, number>> = {
  MYR: 5,
  EUR: 5,
  CHF: 5,
  CAD: 5,
  AUD: 5,
  SGD: 5,
  NZD: 10,
  HKD: 10,
  ZAR: 10,
  DKK: 50,
  NOK: 100,
  SEK: 100,
  CZK: 100,
  INR: 100,
  HUF: 500,
}

/** 1 where every amount can be paid, or nothing is known. */
export const coinOf = (currency: string | undefined): number => coins[currency ?? ''] ?? 1
