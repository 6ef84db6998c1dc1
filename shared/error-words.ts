/** What each failure is called in front of a person: in the window and at the terminal. */
import { errorCodes, type ErrorCode } from './errors'
import { saidTable } from './words/said-table'
import { say } from './words/words'

/** What a person can do about a failure, where one button can offer it. */
export type Remedy = 'sign-in' | 'try-again' | 'choose-files' | 'service-settings' | 'full-access'

export interface Words {
  title: string
  body?: string
  action?: Remedy
}

const remedies: Partial<Record<ErrorCode, Remedy>> = {
  offline: 'try-again',
  'proxy-refused': 'try-again',
  'certificate-refused': 'try-again',
  'signed-out': 'sign-in',
  'token-refused': 'sign-in',
  'address-unknown': 'service-settings',
  'service-failed': 'try-again',
  'reply-unreadable': 'try-again',
  'sales-invoice-unknown': 'try-again',
  'sales-invoice-failed': 'try-again',
  'sign-in-denied': 'try-again',
  'sign-in-mismatch': 'try-again',
  'sign-in-timeout': 'try-again',
  'sign-in-failed': 'try-again',
  'sign-in-interrupted': 'sign-in',
  'token-address-wrong': 'service-settings',
  'client-refused': 'service-settings',
  'redirect-refused': 'service-settings',
  'redirect-taken': 'try-again',
  'grant-revoked': 'sign-in',
  'grant-expired': 'sign-in',
  'code-used': 'try-again',
  'address-changed': 'sign-in',
  'read-only': 'full-access',
  'deleting-not-allowed': 'full-access',
  'profile-restored': 'sign-in',
  'scanner-missing': 'try-again',
  'scanner-busy': 'try-again',
  'scanner-jammed': 'try-again',
  'scanner-open': 'try-again',
  'scanner-empty': 'try-again',
  'scanner-silent': 'try-again',
  'scan-failed': 'try-again',
  'disk-full': 'try-again',
  'disk-failed': 'try-again',
  'keyring-locked': 'try-again',
  'keyring-lost': 'sign-in',
  'demo-unavailable': 'try-again',
  unexpected: 'try-again',
}

/** By code. */
export const errorWords = saidTable(errorCodes, (code): Words & { body: string } => {
  const action = remedies[code]
  return {
    title: say(`error.${code}.title`),
    body: say(`error.${code}.body`),
    ...(action && { action }),
  }
})
