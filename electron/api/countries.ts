/** Countries and their codes, read tolerantly since their shape is not specified (specification A3). */
import * as z from 'zod'
import type { Country } from '../../shared/books/books'
import type { ServiceClient } from './connection'
import { text } from './members'
import { listIn, readAll } from './tolerant'
import { readList } from './whole-list'

/** Every country in the order of the service. @throws AppError as `ServiceClient.read` */
export async function fetchCountries(client: ServiceClient): Promise<Country[]> {
  return countriesIn(await readList(client, '/v1/immutable-data/countries'))
}

const Entry = z.union([
  z.string().transform((code) => ({ code, name: code })),
  z
    .object({
      code: text,
      countryCode: text,
      isoCode: text,
      name: text,
      countryName: text,
      displayName: text,
      displayableName: text,
    })
    .transform((entry) => {
      const code = entry.code ?? entry.countryCode ?? entry.isoCode ?? ''
      const name = entry.displayableName ?? entry.displayName ?? entry.name ?? entry.countryName
      return { code, name: name ?? code }
    }),
])

/** The countries of a reply, which is a list of codes or of entries with a code and, mostly, a name. */
export function countriesIn(body: unknown): Country[] {
  return readAll(Entry, listIn(body)).filter(({ code }) => code !== '')
}
