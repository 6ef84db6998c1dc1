/** The addresses of a service as people type them: their names, what is wrong with them, and what they come to. */
import type { Configuration, LegacySignIn, Service } from '../../shared/accounts/account'

export const serviceFields = [
  { name: 'baseUrl', label: 'API address', placeholder: 'https://api.example.com' },
  { name: 'authUrl', label: 'Sign-in address', placeholder: 'https://auth.example.com' },
  { name: 'legacyBaseUrl', label: 'Older API address', placeholder: 'https://books.example.com' },
  { name: 'clientId', label: 'Client id', placeholder: 'From your registration' },
] as const
export type ServiceField = (typeof serviceFields)[number]['name']

export type TypedService = Record<ServiceField, string> & {
  legacySignIn: LegacySignIn
  keepsCookies: boolean
}

/** A service as it stands in the fields. */
export function typedService(service: Configuration['service']): TypedService {
  return {
    baseUrl: service.baseUrl ?? '',
    authUrl: service.authUrl ?? '',
    legacyBaseUrl: service.legacyBaseUrl ?? '',
    clientId: service.clientId ?? '',
    legacySignIn: service.legacySignIn ?? 'bearer',
    keepsCookies: service.keepsCookies ?? false,
  }
}

/** What the fields come to; an empty field is left out. */
export function serviceFrom(typed: TypedService): Partial<Service> {
  const service: Partial<Service> = {}
  for (const { name } of serviceFields) {
    const text = typed[name].trim()
    if (text) service[name] = text
  }
  if (typed.legacySignIn !== 'bearer') service.legacySignIn = typed.legacySignIn
  if (typed.keepsCookies) service.keepsCookies = true
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

/** What is wrong with an address; plain http is taken for this computer only. */
export function addressProblem(text: string): string | undefined {
  if (!URL.canParse(text)) return 'Type it in full, beginning with https://'
  const { protocol, hostname } = new URL(text)
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
  if (protocol === 'https:' || (protocol === 'http:' && isHere)) return undefined
  return 'It has to begin with https:// to be safe.'
}
