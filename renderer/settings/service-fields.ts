/** The addresses of a service as people type them: their names, what is wrong with them, and what they come to. */
import {
  redirectProblem,
  type Configuration,
  type LegacySignIn,
  type Service,
} from '../../shared/accounts/account'
import { pagedLists, patternProblem, type PagedList } from '../../shared/accounts/book-pages'

export const serviceFields = [
  { name: 'baseUrl', label: 'API address', placeholder: 'https://api.example.com' },
  { name: 'authUrl', label: 'Sign-in address', placeholder: 'https://auth.example.com' },
  { name: 'legacyBaseUrl', label: 'Older API address', placeholder: 'https://books.example.com' },
  { name: 'clientId', label: 'Client id', placeholder: 'From your registration' },
] as const
export type ServiceField = (typeof serviceFields)[number]['name']

export type TypedService = Record<ServiceField, string> & {
  /** Empty where the registration names none. */
  redirectUri: string
  legacySignIn: LegacySignIn
  keepsCookies: boolean
  /** Empty where there is none. */
  pages: Record<PagedList, string>
}

/** A service as it stands in the fields. */
export function typedService(service: Configuration['service']): TypedService {
  return {
    baseUrl: service.baseUrl ?? '',
    authUrl: service.authUrl ?? '',
    legacyBaseUrl: service.legacyBaseUrl ?? '',
    clientId: service.clientId ?? '',
    redirectUri: service.redirectUri ?? '',
    legacySignIn: service.legacySignIn ?? 'bearer',
    keepsCookies: service.keepsCookies ?? false,
    pages: Object.fromEntries(
      pagedLists.map((list) => [list, service.pages?.[list] ?? '']),
    ) as TypedService['pages'],
  }
}

/** What the fields come to; an empty field is left out. */
export function serviceFrom(typed: TypedService): Partial<Service> {
  const service: Partial<Service> = {}
  for (const { name } of serviceFields) {
    const text = typed[name].trim()
    if (text) service[name] = text
  }
  const redirectUri = typed.redirectUri.trim()
  if (redirectUri) service.redirectUri = redirectUri
  if (typed.legacySignIn !== 'bearer') service.legacySignIn = typed.legacySignIn
  if (typed.keepsCookies) service.keepsCookies = true
  const pages = pagedLists.flatMap((list) => {
    const pattern = typed.pages[list].trim()
    return pattern ? [[list, pattern] as const] : []
  })
  if (pages.length > 0) service.pages = Object.fromEntries(pages)
  return service
}

/** Whether nothing has to be typed any more. */
export function isWhole(service: Partial<Service>): service is Service {
  return serviceFields.every(({ name }) => fieldProblem(name, service[name] ?? '') === undefined)
}

/** What is wrong with a field that has to be filled in. */
export function fieldProblem(name: ServiceField, text: string): string | undefined {
  if (name === 'clientId')
    return text.trim() ? undefined : 'Under which id is Docket registered there?'
  return text.trim() ? addressProblem(text.trim()) : 'Which address is it?'
}

/** What is wrong with the redirect address of a registration; nothing with an empty one. */
export function redirectWords(text: string): string | undefined {
  const problem = text.trim() ? redirectProblem(text.trim()) : undefined
  return problem && redirectProblems[problem]
}

/** What is wrong with the address of a page; nothing with an empty one. */
export function pageWords(text: string): string | undefined {
  const problem = text.trim() ? patternProblem(text.trim()) : undefined
  return problem && pageProblems[problem]
}

const pageProblems: Record<NonNullable<ReturnType<typeof patternProblem>>, string> = {
  address: 'Type it in full, such as https://books.example.com/expenses/{id}',
  https: 'It has to begin with https:// to be safe.',
  id: 'It needs {id} once, behind the host: the number of the record goes there.',
}

const redirectProblems: Record<NonNullable<ReturnType<typeof redirectProblem>>, string> = {
  address: 'Type it in full, such as http://127.0.0.1:8976/callback',
  loopback: 'It has to lead to this computer: http://127.0.0.1, http://localhost or http://[::1].',
  port: 'It needs a port of 1024 or above, such as http://127.0.0.1:8976/callback',
  rest: 'It ends with its path; no question mark, hash or password.',
}

/** What is wrong with an address; plain http is taken for this computer only. */
export function addressProblem(text: string): string | undefined {
  if (!URL.canParse(text)) return 'Type it in full, beginning with https://'
  const { protocol, hostname } = new URL(text)
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
  if (protocol === 'https:' || (protocol === 'http:' && isHere)) return undefined
  return 'It has to begin with https:// to be safe.'
}
