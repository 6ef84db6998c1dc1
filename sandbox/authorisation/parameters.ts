// Owns reading parameters: one sent without a value counts as not sent (RFC 6749 3.1 and 3.2).
export function givenParameters(sent: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...sent].filter(([, value]) => value !== ''))
}
