import { expect, test } from 'vitest'
import http from 'node:http'
import { joinedJars, withCookies, type JarKeeper } from '../../../../../electron/api/http/cookies'
import {
  createExchange,
  type Exchange,
  type Request,
} from '../../../../../electron/api/http/transport'
import { startDemoService } from '../../../../../sandbox/service'
import { authority, failure, servingTls, signedIn, tokenReply } from './peers'

/** An exchange that sets these cookies on its first reply; `sent` are the cookies that came with each request. */
function setting(...lines: string[]) {
  const sent: (string | undefined)[] = []
  const exchange: Exchange = async ({ headers }: Request) => {
    sent.push(headers?.['Cookie'])
    const isFirst = sent.length === 1
    return { status: 200, headers: isFirst ? { 'set-cookie': lines } : {}, body: Buffer.alloc(0) }
  }
  return { exchange, sent }
}

function keeper(text?: string) {
  const kept = { text, writes: 0 }
  const jar: JarKeeper = {
    read: () => kept.text,
    write: (next) => {
      kept.text = next
      kept.writes += 1
    },
  }
  return { jar, kept }
}

const at = (address: string): Request => ({ method: 'GET', url: new URL(address) })
const fingerprint = 'fingerprint_7=abc; Max-Age=5000; Path=/; HttpOnly; Secure; SameSite=Strict'

test('a fingerprint goes back to the host that gave it, over https', async () => {
  const { exchange, sent } = setting(fingerprint)
  const over = withCookies(exchange, keeper().jar)
  for (const path of ['/auth/token', '/auth/token', '/v1/expenses'])
    await over(at(`https://api.example${path}`))
  expect(sent).toEqual([undefined, 'fingerprint_7=abc', 'fingerprint_7=abc'])
})

test.each([
  ['https://other.example/', 'another host'],
  ['https://sub.api.example/', 'a host below, when the cookie names no domain'],
  ['https://api.example.evil.example/', 'a host that looks alike'],
  ['http://api.example/', 'the same host over plain http'],
])('a fingerprint does not go to %s: %s', async (address) => {
  const { exchange, sent } = setting(fingerprint)
  const over = withCookies(exchange, keeper().jar)
  await over(at('https://api.example/'))
  await over(at(address))
  expect(sent[1]).toBeUndefined()
})

test.each(['http://localhost:8080/', 'http://127.0.0.1:8080/', 'http://[::1]:8080/'])(
  'plain http of this very computer is no exception: %s',
  async (address) => {
    const { exchange, sent } = setting(fingerprint, 'plain=1')
    const { jar, kept } = keeper()
    await withCookies(exchange, jar)(at(address))
    await withCookies(exchange, jar)(at(address))
    expect(sent[1]).toBe('plain=1')
    expect(kept.text).not.toContain('fingerprint')
    const secure = setting(fingerprint)
    const over = withCookies(secure.exchange, keeper().jar)
    await over(at(address.replace('http:', 'https:')))
    await over(at(address))
    expect(secure.sent[1]).toBeUndefined()
  },
)

test('that holds for a jar opened again, too', async () => {
  const { jar } = keeper()
  await withCookies(setting(fingerprint).exchange, jar)(at('https://localhost/'))
  const { exchange, sent } = setting()
  const over = withCookies(exchange, jar)
  await over(at('http://localhost/'))
  await over(at('https://localhost/'))
  expect(sent).toEqual([undefined, 'fingerprint_7=abc'])
})

test('a cookie of the common domain reaches both hosts of a service, and never a whole suffix', async () => {
  const { exchange, sent } = setting(
    'a=1; Domain=books.example; Secure',
    'b=2; Domain=example; Secure',
    'c=3; Domain=co.uk',
  )
  const over = withCookies(exchange, keeper().jar)
  for (const host of ['auth.books.example', 'api.books.example', 'shop.example', 'any.co.uk'])
    await over(at(`https://${host}/`))
  expect(sent).toEqual([undefined, 'a=1', undefined, undefined])
})

test('what is kept outlives a restart, and is written before the reply is handed on', async () => {
  const { jar, kept } = keeper()
  let isWritten = false
  const slow: JarKeeper = {
    ...jar,
    write: async (text) => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      kept.text = text
      isWritten = true
    },
  }
  await withCookies(setting(fingerprint).exchange, slow)(at('https://api.example/'))
  expect(isWritten).toBe(true)
  const { exchange, sent } = setting()
  await withCookies(exchange, jar)(at('https://api.example/'))
  expect(sent).toEqual(['fingerprint_7=abc'])
})

test('a reply without cookies writes nothing', async () => {
  const { jar, kept } = keeper()
  await withCookies(setting().exchange, jar)(at('https://api.example/'))
  expect(kept.writes).toBe(0)
})

test.each(['', 'nonsense', '{}', 'null', '[]', '{"cookies":7}', '{"cookies":[7,{"key":3}]}'])(
  'a jar that reads %j starts empty and works',
  async (text) => {
    const { exchange, sent } = setting(fingerprint)
    const { jar, kept } = keeper(text)
    const over = withCookies(exchange, jar)
    await over(at('https://api.example/'))
    await over(at('https://api.example/'))
    expect(sent).toEqual([undefined, 'fingerprint_7=abc'])
    expect(kept.text).toContain('fingerprint_7')
  },
)

test('a jar that is locked just now is not taken for empty: nothing is sent without its cookie', async () => {
  const { exchange, sent } = setting(fingerprint)
  const locked: JarKeeper = {
    ...keeper().jar,
    read: () => {
      throw new Error('locked')
    },
  }
  const error = await failure(withCookies(exchange, locked), at('https://api.example/'))
  expect(error.sent).toBe(false)
  expect(sent).toEqual([])
})

test('tokens that came are handed on even if their cookie cannot be written just now', async () => {
  const { exchange, sent } = setting(fingerprint)
  const full: JarKeeper = { ...keeper().jar, write: () => Promise.reject(new Error('disk full')) }
  const over = withCookies(exchange, full)
  expect((await over(at('https://api.example/'))).status).toBe(200)
  await over(at('https://api.example/'))
  expect(sent[1]).toBe('fingerprint_7=abc')
})

test.each([
  '',
  '=',
  ';;;',
  'a',
  'a=1; Domain=',
  'a=1; Expires=never',
  '\u0000=\u0000',
  'x'.repeat(100_000),
])('a cookie that is none (%#) does no harm', async (line) => {
  const { exchange } = setting(line)
  const over = withCookies(exchange, keeper().jar)
  expect((await over(at('https://api.example/'))).status).toBe(200)
  expect((await over(at('https://api.example/'))).status).toBe(200)
})

test('a fingerprinted client of the demo service works over https with the jar, and only with it', async () => {
  const service = await startDemoService({ seed: 'empty', consent: 'auto' })
  try {
    const front = await servingTls((request, response, body) => {
      const { method, url, headers } = request
      const back = http.request(
        new URL(url ?? '', service.baseUrl),
        { method, headers },
        (reply) => {
          response.writeHead(reply.statusCode ?? 500, reply.headers)
          reply.pipe(response)
        },
      )
      back.end(body)
    })
    const base = `https://localhost:${front.port}`
    const plain = createExchange({ certificates: [authority] })
    const { jar } = keeper()
    const tokens = await signedIn(`${base}/auth`, 'docket-browser', withCookies(plain, jar))
    const ask = async (exchange: Exchange, token: string) => {
      const headers = { Authorization: `Bearer ${token}` }
      const url = new URL(`${base}/v1/clients/list`)
      return (await exchange({ method: 'GET', url, headers })).status
    }
    expect(await ask(plain, tokens.access_token)).toBe(401)
    const reopened = withCookies(plain, jar)
    expect(await ask(reopened, tokens.access_token)).toBe(200)
    const refreshed = await tokenReply(`${base}/auth`, reopened, {
      grant_type: 'refresh_token',
      client_id: 'docket-browser',
      refresh_token: tokens.refresh_token,
    })
    expect(await ask(reopened, refreshed.access_token)).toBe(200)
  } finally {
    await service.close()
  }
})

test('a jar that takes another in has the cookies of both, and of two alike the one that came', async () => {
  const [own, taken] = [keeper(), keeper()]
  const mine = setting('a=mine; Path=/', 'b=mine; Path=/').exchange
  await withCookies(mine, own.jar)(at('https://api.example/'))
  await withCookies(setting('a=new; Path=/').exchange, taken.jar)(at('https://api.example/'))
  const sentWith = async (text: string) => {
    const { exchange, sent } = setting()
    await withCookies(exchange, keeper(text).jar)(at('https://api.example/'))
    return sent[0]?.split('; ').toSorted()
  }
  expect(await sentWith(joinedJars(own.kept.text, taken.kept.text ?? ''))).toEqual([
    'a=new',
    'b=mine',
  ])
  expect(await sentWith(joinedJars(undefined, taken.kept.text ?? ''))).toEqual(['a=new'])
  expect(await sentWith(joinedJars('broken', taken.kept.text ?? ''))).toEqual(['a=new'])
})
