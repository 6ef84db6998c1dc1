/** The certificate authorities that this computer trusts, such as those a company has added. */
import { X509Certificate } from 'node:crypto'
import tls from 'node:tls'

/** There since Node 22.15; the types of older runtimes do not know it. */
interface WithSystemCertificates {
  getCACertificates?: (kind: 'default' | 'system') => string[]
}

/** Node's own authorities and the system's, in PEM; undefined where only Node's own can be had. */
export function systemCertificates(): readonly string[] | undefined {
  const { getCACertificates } = tls as WithSystemCertificates
  if (!getCACertificates) return undefined
  const all = new Set([...getCACertificates('default'), ...getCACertificates('system')])
  return [...all].filter(isReadable)
}

/** A single odd entry in a system's store would otherwise cost every connection. */
function isReadable(pem: string): boolean {
  try {
    new X509Certificate(pem)
    return true
  } catch {
    return false
  }
}
