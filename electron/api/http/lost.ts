/** How an exchange fails without a whole reply, and what is certain about it then. */

export type LossCode = 'offline' | 'proxy-refused' | 'certificate-refused'

/** No whole reply came. `sent` tells whether the service may have seen the request; `false` is certain. */
export class TransportError extends Error {
  override readonly name: string = 'TransportError'
  readonly sent: boolean
  readonly code: LossCode

  constructor(message: string, sent: boolean, cause?: unknown, code: LossCode = 'offline') {
    super(message, { cause })
    this.sent = sent
    this.code = code
  }
}

/** A kept connection that had died in the meantime: not one byte of a reply came. */
export class StaleConnection extends TransportError {
  constructor(message: string, cause?: unknown) {
    super(message, true, cause)
  }
}

/** How far a request has come. Only the last two let the service see anything of it. */
export type Stage =
  /** A proxy is asked to let us through. */
  | 'tunnel'
  /** Names, addresses, the TLS handshake. */
  | 'connection'
  /** Bytes may have gone out on a connection made for this request. */
  | 'sent'
  /** Bytes may have gone out on a kept connection, and none has come back. */
  | 'sent-on-kept'

/** What a failure means at the stage at which it happened. */
export function lossAt(stage: Stage, message: string, cause?: unknown): TransportError {
  switch (stage) {
    case 'tunnel':
      return new TransportError(message, false, cause, isAway(cause) ? 'offline' : 'proxy-refused')
    case 'connection':
      return new TransportError(
        message,
        false,
        cause,
        isCertificateRefused(cause) ? 'certificate-refused' : 'offline',
      )
    case 'sent':
      return new TransportError(message, true, cause)
    case 'sent-on-kept':
      return isHangUp(cause)
        ? new StaleConnection(message, cause)
        : new TransportError(message, true, cause)
  }
}

/** Node's names for what OpenSSL says of certificates (Node's documentation of `tls`, X509 certificate error codes). */
const certificateCodes =
  /^(CERT_|CRL_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|ERROR_IN_CERT_|ERR_TLS_CERT_|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED)/

function isCertificateRefused(error: unknown): boolean {
  return certificateCodes.test(codeOf(error))
}

/** There is no network at all, so nothing can be said of the proxy. */
function isAway(error: unknown): boolean {
  return ['ENETUNREACH', 'ENETDOWN', 'EAI_AGAIN'].includes(codeOf(error))
}

function isHangUp(error: unknown): boolean {
  return ['ECONNRESET', 'EPIPE'].includes(codeOf(error))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
