// Owns what web pages of other origins may do with interface B.
import type { Reply } from '../http/messages'

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

const methods = 'GET, POST, PUT, DELETE, OPTIONS'

export function allowCrossOrigin(): Reply {
  const headers = { ...corsHeaders, 'access-control-allow-methods': methods, allow: methods }
  return { status: 200, headers, body: Buffer.alloc(0) }
}
