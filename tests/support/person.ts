/** A person at a browser, over plain HTTP: opens the consent page, presses a button, is sent back. */
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Answer = 'allow' | 'deny'

export interface Page {
  status: number
  location: string | undefined
  cookie: string | undefined
  text: string
}

/** One request as a browser's navigation makes it; redirects are left to the caller. */
export function visit(
  address: URL,
  options: http.RequestOptions = {},
  form?: URLSearchParams,
): Promise<Page> {
  return new Promise((resolve, reject) => {
    const request = http.request(address, { agent: false, ...options }, (reply) => {
      let text = ''
      reply.setEncoding('utf8')
      reply.on('data', (part: string) => (text += part))
      reply.on('error', reject)
      reply.on('end', () => {
        const { location, 'set-cookie': cookies } = reply.headers
        resolve({
          status: reply.statusCode ?? 0,
          location,
          cookie: cookies?.[0]?.split(';')[0],
          text,
        })
      })
    })
    request.on('error', reject)
    request.end(form?.toString())
  })
}

/** Walks a sign-in from the address that Docket opened to its end; returns the last page. */
export async function answerConsent(address: URL, answer: Answer = 'allow'): Promise<Page> {
  const page = await visitPatiently(address)
  if (page.location !== undefined) return follow(page, address)
  const form = /<form[^>]*action="([^"]*)"/.exec(page.text)
  if (!form) throw new Error(`No consent form: ${page.status} ${page.text.slice(0, 200)}`)
  const fields = new URLSearchParams()
  for (const [tag] of page.text.matchAll(/<input[^>]*type="hidden"[^>]*>/g))
    fields.set(attribute(tag, 'name'), attribute(tag, 'value'))
  const buttons = [...page.text.matchAll(/<button[^>]*>/g)].map(([tag]) => tag)
  const pressed = buttons.find((tag) => attribute(tag, 'value') === answer)
  if (!pressed) throw new Error(`No button "${answer}"`)
  fields.set(attribute(pressed, 'name'), answer)
  const target = new URL(decode(form[1] ?? ''), address)
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    ...(page.cookie && { Cookie: page.cookie }),
  }
  return follow(await visitPatiently(target, { method: 'POST', headers }, fields), target)
}

/** Loads a page or presses a button again that was refused in the same second as too many others. */
async function visitPatiently(...what: Parameters<typeof visit>): Promise<Page> {
  const page = await visit(...what)
  if (page.status !== 429) return page
  await sleep(1000)
  return visitPatiently(...what)
}

async function follow(page: Page, from: URL): Promise<Page> {
  if (page.location === undefined) return page
  const next = new URL(page.location, from)
  return follow(await visit(next), next)
}

function attribute(tag: string, name: string): string {
  return decode(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
}

function decode(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
}
