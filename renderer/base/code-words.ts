/** Codes of the service as words, for those whose name nobody knows. */

/** `BANK_CHARGES` → `Bank charges`; what is not written like a code stays as it is. */
export function codeWords(code: string): string {
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(code)) return code
  return code.charAt(0) + code.slice(1).replaceAll('_', ' ').toLowerCase()
}
