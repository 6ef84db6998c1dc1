/** A person at a browser, over plain HTTP: opens the consent page, presses a button, is sent back. */

export type Answer = 'allow' | 'deny'

/** Walks a sign-in from the address that Docket opened to its end; returns the last reply. */
export async function answerConsent(address: URL, answer: Answer = 'allow'): Promise<Response> {
  const page = await fetch(address, { redirect: 'manual' })
  if (page.status >= 300 && page.status < 400) return follow(page, address)
  const html = await page.text()
  const form = /<form[^>]*action="([^"]*)"/.exec(html)
  if (!form) throw new Error(`No consent form: ${page.status} ${html.slice(0, 200)}`)
  const fields = new URLSearchParams()
  for (const [tag] of html.matchAll(/<input[^>]*type="hidden"[^>]*>/g))
    fields.set(attribute(tag, 'name'), attribute(tag, 'value'))
  const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag)
  const pressed = buttons.find((tag) => attribute(tag, 'value') === answer)
  if (!pressed) throw new Error(`No button "${answer}"`)
  fields.set(attribute(pressed, 'name'), answer)
  const target = new URL(decode(form[1] ?? ''), address)
  const cookie = page.headers.get('set-cookie')?.split(';')[0]
  const sent = await fetch(target, {
    method: 'POST',
    body: fields,
    redirect: 'manual',
    headers: cookie ? { Cookie: cookie } : {},
  })
  return follow(sent, target)
}

async function follow(reply: Response, from: URL): Promise<Response> {
  const location = reply.headers.get('location')
  if (location === null) return reply
  const next = new URL(location, from)
  return follow(await fetch(next, { redirect: 'manual' }), next)
}

function attribute(tag: string, name: string): string {
  return decode(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
}

function decode(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
}
