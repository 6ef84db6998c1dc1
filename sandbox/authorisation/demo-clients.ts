// Owns the applications every demo company knows: one of each kind a registration can describe.
import { demoClientId } from '../seed/company'
import type { Registration } from './clients'

export const confidentialClient = {
  clientId: 'docket-confidential',
  name: 'Docket on a server',
  secret: 'a-demo-secret-known-to-all',
  rotation: false,
} as const

export const fingerprintingClient = {
  clientId: 'docket-browser',
  name: 'Docket in a browser',
  fingerprinting: true,
} as const

export const fixedRedirectClient = {
  clientId: 'docket-fixed-redirect',
  name: 'Docket at a fixed address',
  redirectUri: 'http://127.0.0.1:8976/callback',
} as const

export const demoClients: readonly Registration[] = [
  { clientId: demoClientId, name: 'Docket' },
  confidentialClient,
  fingerprintingClient,
  fixedRedirectClient,
]
