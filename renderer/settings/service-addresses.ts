/** The addresses of a service as people type them: their names, what is wrong with them, and what they come to. */
import {
  isSafeAddress,
  redirectProblem,
  type Configuration,
  type LegacySignIn,
  type Service,
} from '../../shared/accounts/account'
import { pagedLists, patternProblem, type PagedList } from '../../shared/accounts/book-pages'
import { say } from '../../shared/words/words'

export const serviceFields = ['baseUrl', 'authUrl', 'legacyBaseUrl', 'clientId'] as const
export type ServiceField = (typeof serviceFields)[number]

export const fieldLabel = (name: ServiceField): string => say(`settings.service.${name}`)

/** What stands in an empty field, such as an address like those that are meant. */
export const fieldHint = (name: ServiceField): string => say(`settings.service.${name}.hint`)

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
  for (const name of serviceFields) {
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
  return serviceFields.every((name) => fieldProblem(name, service[name] ?? '') === undefined)
}

/** What is wrong with a field that has to be filled in. */
export function fieldProblem(name: ServiceField, text: string): string | undefined {
  if (name === 'clientId') return text.trim() ? undefined : say('settings.service.clientIdMissing')
  return text.trim() ? addressProblem(text.trim()) : say('settings.service.addressMissing')
}

/** What is wrong with the redirect address of a registration; nothing with an empty one. */
export function redirectWords(text: string): string | undefined {
  const problem = text.trim() ? redirectProblem(text.trim()) : undefined
  return problem && say(`settings.redirectProblem.${problem}`)
}

/** What is wrong with the address of a page; nothing with an empty one. */
export function pageWords(text: string): string | undefined {
  const problem = text.trim() ? patternProblem(text.trim()) : undefined
  return problem && say(`settings.pageProblem.${problem}`)
}

/** What is wrong with an address; plain http is taken for this computer only. */
export function addressProblem(text: string): string | undefined {
  if (!URL.canParse(text)) return say('settings.service.addressInFull')
  return isSafeAddress(text) ? undefined : say('settings.pageProblem.https')
}
