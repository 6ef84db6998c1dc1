/** Every failure a person can meet, by code. The words for each live in error-words.ts. */
export const errorCodes = [
  // asking the service
  'offline',
  'proxy-refused',
  'certificate-refused',
  'signed-out',
  'token-refused',
  'forbidden',
  'address-unknown',
  'not-found',
  'rate-limited',
  'service-refused',
  'service-failed',
  'reply-unreadable',
  'outcome-unknown',
  'invoice-incomplete',
  'attachment-empty',
  'attachment-differs',
  'attachment-withheld',
  'found-twice',
  'maybe-sent',
  // asking for sales invoices of the older interface
  'sales-invoice-refused',
  'sales-invoice-unknown',
  'sales-invoice-failed',
  // signing in
  'sign-in-denied',
  'sign-in-mismatch',
  'sign-in-timeout',
  'sign-in-cancelled',
  'sign-in-failed',
  'sign-in-interrupted',
  'token-address-wrong',
  'client-refused',
  'redirect-refused',
  'redirect-taken',
  'grant-revoked',
  'grant-expired',
  'code-used',
  'address-invalid',
  'address-changed',
  'callback-invalid',
  // several accounts
  'read-only',
  'deleting-not-allowed',
  'books-differ',
  'books-known',
  'account-in-use',
  'account-gone',
  'profile-restored',
  'configuration-invalid',
  'configuration-untrusted',
  // files
  'file-unsupported',
  'file-office',
  'file-empty',
  'file-too-large',
  'file-not-regular',
  'file-unreadable',
  'file-changing',
  'file-protected',
  'file-too-complex',
  'reading-failed',
  'original-lost',
  'folder-empty',
  'too-many-files',
  // scanning
  'scanning-unsupported',
  'scanner-missing',
  'scanner-busy',
  'scanner-jammed',
  'scanner-open',
  'scanner-empty',
  'scanner-silent',
  'scan-cancelled',
  'scan-failed',
  // this computer
  'disk-full',
  'disk-failed',
  'no-permission',
  'store-damaged',
  'store-newer',
  'passphrase-wrong',
  'backup-unknown',
  'backup-newer',
  'backup-damaged',
  'profile-used',
  'keyring-locked',
  'keyring-lost',
  // this app
  'draft-incomplete',
  'supplier-ambiguous',
  'wrong-state',
  'no-account',
  'invalid-input',
  'untrusted',
  'demo-unavailable',
  'unexpected',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** The plain form in which an error crosses a process boundary or is kept in the database. */
export interface ErrorShape {
  code: ErrorCode
  message: string
  detail?: Record<string, unknown>
}

interface ErrorOptions {
  cause?: unknown
  detail?: Record<string, unknown> | undefined
}

/** The one error class. `message` is for the log, in plain English, and never holds a secret. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly detail: Record<string, unknown> | undefined

  constructor(code: ErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.detail = options.detail
  }

  /** Accepts anything thrown, or the plain shape that crossed a process boundary. */
  static from(value: unknown): AppError {
    if (value instanceof AppError) return value
    const system = fromSystem(value)
    if (system) return system
    if (isShape(value)) return new AppError(value.code, value.message, { detail: value.detail })
    const message = value instanceof Error ? value.message : wordsFor(value)
    return new AppError('unexpected', message, { cause: value })
  }

  toJSON(): ErrorShape {
    return {
      code: this.code,
      message: this.message,
      ...(this.detail && { detail: this.detail }),
    }
  }
}

/** What the system says of a file (errno(3)), and what that means to a person. */
const systemCodes: Readonly<Record<string, ErrorCode>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  EACCES: 'no-permission',
  EPERM: 'no-permission',
  EROFS: 'no-permission',
  EIO: 'disk-failed',
  EMFILE: 'disk-failed',
  ENFILE: 'disk-failed',
}

/** A failure of a call to the system, if it means something that a person can mend. */
export function fromSystem(value: unknown): AppError | undefined {
  if (!(value instanceof Error) || !('code' in value)) return undefined
  const code = systemCodes[String(value.code)]
  return code && new AppError(code, value.message, { cause: value })
}

/** Not everything that can be thrown can be turned into text. */
function wordsFor(value: unknown): string {
  return typeof value === 'object' && value !== null ? 'Something odd was thrown' : String(value)
}

/** Narrows the plain shape; a code outside the closed list does not pass. */
function isShape(value: unknown): value is ErrorShape {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    'message' in value &&
    typeof value.message === 'string' &&
    errorCodes.includes(value.code as ErrorCode)
  )
}
