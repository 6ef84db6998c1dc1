/** A client as a person fills one in, what is still wrong with it, and how its creation can end. */
import * as z from 'zod'
import { ClientRecord, type Country } from '../books/books'
import type { NewClient } from './client'
import { changeEnd } from '../books/change-end'

const short = z.string().max(500)

export const ClientDraft = z.object({
  name: short,
  email: short,
  /** In days, as typed; empty means 30. */
  paymentTermsDays: short,
  line1: short,
  line2: short,
  line3: short,
  line4: short,
  postCode: short,
  /** A code from the countries, such as `GB`. */
  country: short,
})
export type ClientDraft = z.infer<typeof ClientDraft>

export const emptyClientDraft: ClientDraft = {
  name: '',
  email: '',
  paymentTermsDays: '',
  line1: '',
  line2: '',
  line3: '',
  line4: '',
  postCode: '',
  country: 'GB',
}

const clientProblemCodes = [
  'name-missing',
  'email-missing',
  'email-invalid',
  'terms-invalid',
  'line1-missing',
  'country-missing',
  'country-unknown',
] as const

export const ClientProblem = z.object({
  field: ClientDraft.keyof(),
  code: z.enum(clientProblemCodes),
})
export type ClientProblem = z.infer<typeof ClientProblem>

export type ClientCheck =
  { client: NewClient; problems: [] } | { client?: undefined; problems: ClientProblem[] }

const usualTermsDays = 30
/** No wider than a year: what lies beyond is a slip of the finger. */
const longestTermsDays = 365

/**
 * Checks a client before it is sent: a create that lacks the name, the first line or the country fails in the service.
 * Without known countries, as before the first reading, a code of two letters passes.
 */
export function checkClient(draft: ClientDraft, countries: readonly Country[]): ClientCheck {
  const problems: ClientProblem[] = []
  const report = (field: ClientProblem['field'], code: ClientProblem['code'] | false) => {
    if (code) problems.push({ field, code })
  }
  const email = draft.email.trim()
  const country = draft.country.trim().toUpperCase()
  report('name', !draft.name.trim() && 'name-missing')
  if (email === '') report('email', 'email-missing')
  else report('email', !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && 'email-invalid')
  report('paymentTermsDays', termsDaysIn(draft.paymentTermsDays) === undefined && 'terms-invalid')
  report('line1', !draft.line1.trim() && 'line1-missing')
  const isKnown =
    countries.length === 0
      ? /^[A-Z]{2}$/.test(country)
      : countries.some(({ code }) => code.toUpperCase() === country)
  report('country', country === '' ? 'country-missing' : !isKnown && 'country-unknown')
  return problems.length > 0 ? { problems } : { client: complete(draft, country), problems: [] }
}

/** Days as typed, `30` for nothing; undefined for what is no whole number of days up to a year. */
export function termsDaysIn(text: string): number | undefined {
  const bare = text.trim()
  if (bare === '') return usualTermsDays
  const days = /^\d{1,4}$/.test(bare) ? Number(bare) : Number.NaN
  return days <= longestTermsDays ? days : undefined
}

function complete(draft: ClientDraft, country: string): NewClient {
  const [line3, line4] = [draft.line3.trim(), draft.line4.trim()]
  return {
    name: draft.name.trim(),
    email: draft.email.trim(),
    paymentTermsDays: termsDaysIn(draft.paymentTermsDays) ?? usualTermsDays,
    billingAddress: {
      line1: draft.line1.trim(),
      line2: draft.line2.trim(),
      ...(line3 && { line3 }),
      ...(line4 && { line4 }),
      postCode: draft.postCode.trim(),
      country,
    },
  }
}

/** Why nothing is sent: something is wrong with it, or these have the same name or e-mail. */
const ClientHeld = z.union([
  z.object({ problems: z.array(ClientProblem) }),
  /** One with both is the same client and is never created again. */
  z.object({ alike: z.array(ClientRecord), isSame: z.boolean() }),
])

/** How a creation ended, as far as the list of clients shows; trying again after `unknown` looks first. */
export const ClientCreation = changeEnd({
  now: ClientRecord,
  held: ClientHeld,
  outcome: z.never(),
})
export type ClientCreation = z.infer<typeof ClientCreation>
