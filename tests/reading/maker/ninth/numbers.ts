/** Numbers that pass their check: of tax offices and of accounts at banks. */
import type { Pen } from '../eighth/kit'

type Digits = readonly number[]

const weighted = (digits: Digits, weights: Digits) =>
  weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0)

/** The digit at the end that makes a number pass Luhn's check. */
const luhn = (digits: Digits) => {
  const sum = digits.toReversed().reduce((all, digit, at) => {
    const value = at % 2 === 0 ? digit * 2 : digit
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

/** Eleven less the rest of a weighted sum; nothing where that is no digit. */
const elevens = (weights: Digits) => (digits: Digits) => {
  const check = (11 - (weighted(digits, weights) % 11)) % 11
  return check === 10 ? undefined : String(check)
}

/** ISO 7064, modulus 11, 10. */
const german = (digits: Digits) => {
  const product = digits.reduce((all, digit) => (((digit + all) % 10 || 10) * 2) % 11, 10)
  return String((11 - product) % 10)
}

const austrian = (digits: Digits) => {
  const sum = digits.reduce((all, digit, at) => {
    const value = at % 2 === 0 ? digit : digit * 2
    return all + (value > 9 ? value - 9 : value)
  }, 4)
  return String((10 - (sum % 10)) % 10)
}

const whole = (digits: Digits) => Number(digits.join(''))
const two = (value: number) => String(value).padStart(2, '0')

interface Scheme {
  /** `#` a digit of the number, in order. */
  shape: string
  /** How many are drawn by chance, after what it starts with. */
  body: number
  starts?: string
  /** What stands behind them; nothing where they cannot be used. */
  check: (digits: Digits) => string | undefined
}

const schemes = {
  GB: {
    shape: 'GB ### #### ##',
    body: 7,
    check: (digits) => two(97 - (weighted(digits, [8, 7, 6, 5, 4, 3, 2]) % 97)),
  },
  IE: {
    shape: 'IE########',
    body: 7,
    check: (digits) => 'WABCDEFGHIJKLMNOPQRSTUV'[weighted(digits, [8, 7, 6, 5, 4, 3, 2]) % 23],
  },
  DE: { shape: 'DE#########', body: 8, check: german },
  AT: { shape: 'ATU########', body: 7, check: austrian },
  CH: { shape: 'CHE-###.###.###', body: 8, check: elevens([5, 4, 3, 2, 7, 6, 5, 4]) },
  /** The number of a company, from which its tax number is made. */
  siren: { shape: '### ### ###', body: 8, check: luhn },
  IT: { shape: 'IT###########', body: 10, starts: '0', check: luhn },
  ES: { shape: 'B########', body: 7, check: luhn },
  PT: {
    shape: 'PT#########',
    body: 7,
    starts: '5',
    check: (digits) => elevens([9, 8, 7, 6, 5, 4, 3, 2])(digits) ?? '0',
  },
  NL: { shape: 'NL#########B01', body: 8, check: dutch },
  BE: {
    shape: 'BE ####.###.###',
    body: 7,
    starts: '0',
    check: (digits) => two(97 - (whole(digits) % 97)),
  },
  SE: { shape: 'SE##########01', body: 8, starts: '5', check: luhn },
  DK: { shape: 'DK ## ## ## ##', body: 7, check: elevens([2, 7, 6, 5, 4, 3, 2]) },
  NO: { shape: 'NO ### ### ### MVA', body: 8, check: elevens([3, 2, 7, 6, 5, 4, 3, 2]) },
  FI: { shape: 'FI########', body: 7, check: elevens([7, 9, 10, 5, 8, 4, 2]) },
  PL: { shape: '###-###-##-##', body: 9, check: polish },
  CZ: {
    shape: 'CZ########',
    body: 7,
    check: (digits) => String((11 - (weighted(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10),
  },
  HU: {
    shape: '########-2-42',
    body: 7,
    check: (digits) => String((10 - (weighted(digits, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10),
  },
  RO: {
    shape: 'RO########',
    body: 7,
    check: (digits) => String(((weighted(digits, [3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10),
  },
  NZ: { shape: '###-###-###', body: 7, starts: '1', check: elevens([3, 2, 7, 6, 5, 4, 3, 2]) },
  ZA: { shape: '##########', body: 8, starts: '4', check: luhn },
  CA: { shape: '######### RT0001', body: 8, check: luhn },
} as const satisfies Record<string, Scheme>

function dutch(digits: Digits): string | undefined {
  const check = weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
  return check === 10 ? undefined : String(check)
}

function polish(digits: Digits): string | undefined {
  const check = weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11
  return check === 10 ? undefined : String(check)
}

const shaped = (shape: string, number: string) => {
  const left = Array.from(number)
  return shape.replaceAll('#', () => left.shift() ?? '')
}

function bare(pen: Pen, { body, starts = '', check }: Scheme): string {
  for (;;) {
    const digits = starts + pen.digits('#'.repeat(body))
    const end = check(Array.from(digits, Number))
    if (end !== undefined) return digits + end
  }
}

/** As the country prints it, its code before it where that is usual. */
export function taxNumber(pen: Pen, country: keyof typeof schemes): string {
  const scheme: Scheme = schemes[country]
  return shaped(scheme.shape, bare(pen, scheme))
}

/** A French company: its number, its tax number and that of its seat. */
export function frenchNumbers(pen: Pen): { siren: string; siret: string; vat: string } {
  const siren = bare(pen, schemes.siren)
  const place = pen.digits('000##')
  const key = two((12 + 3 * (Number(siren) % 97)) % 97)
  const spaced = shaped('### ### ###', siren)
  const end = luhn(Array.from(siren + place.slice(0, 4), Number))
  return { siren: spaced, siret: `${spaced} ${place.slice(0, 4)}${end}`, vat: `FR ${key} ${siren}` }
}

/** An Australian Business Number. */
export function abn(pen: Pen): string {
  const body = pen.digits('#########')
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
  for (let start = 20; ; start += 1) {
    const digits = Array.from(`${start - 10}${body}`, Number)
    if (weighted(digits, weights) % 89 === 0) return shaped('## ### ### ###', `${start}${body}`)
  }
}

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** An Indian GSTIN of the state with these two digits. */
export function gstin(pen: Pen, state: string): string {
  const body = `${state}${pen.digits('@@@C@####@')}1Z`
  const sum = Array.from(body).reduce((all, sign, at) => {
    const value = signs.indexOf(sign) * (at % 2 === 0 ? 1 : 2)
    return all + Math.floor(value / 36) + (value % 36)
  }, 0)
  return body + (signs[(36 - (sum % 36)) % 36] ?? '')
}

/** What follows the check digits of an IBAN: `#` a digit, `@` a letter. */
const accounts = {
  GB: '@@@@##############',
  IE: '@@@@##############',
  DE: '##################',
  AT: '################',
  CH: '#################',
  FR: '#######################',
  IT: '@######################',
  ES: '####################',
  PT: '#####################',
  NL: '@@@@##########',
  BE: '############',
  SE: '####################',
  DK: '##############',
  NO: '###########',
  FI: '##############',
  PL: '########################',
  CZ: '####################',
  HU: '########################',
  RO: '@@@@################',
} as const

export function iban(pen: Pen, country: keyof typeof accounts): string {
  const account = pen.digits(accounts[country])
  const digits = Array.from(`${account}${country}00`, (sign) => String(signs.indexOf(sign))).join(
    '',
  )
  const check = two(98 - Number(BigInt(digits) % 97n))
  return `${country}${check}${account}`.replace(/(.{4})(?=.)/g, '$1 ')
}
