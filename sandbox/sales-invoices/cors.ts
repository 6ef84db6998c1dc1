// Owns what web pages of other origins may do with interface B.
const oauthHeaders = [
  'oauth_consumer_key',
  'oauth_token',
  'oauth_signature_method',
  'oauth_signature',
  'oauth_timestamp',
  'oauth_nonce',
  'oauth_version',
]

/** On every reply, as recorded; the books stay closed without a token or a signature. */
export const corsHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': [
    'Origin',
    'Content-Type',
    'Accept',
    'X-Requested-With',
    ...oauthHeaders,
    'Authorization',
  ].join(', '),
}

/** What a preflight is told, at every path alike. */
export const preflightHeaders: Readonly<Record<string, string>> = {
  ...corsHeaders,
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
}
