// Owns the pages a person sees in the browser: the question, and the end of a request gone wrong.
import { bytesReply } from '../http/messages'
import type { Reply } from '../http/messages'
import { signedInAs } from '../seed/company'
import type { Company } from '../seed/company'
import { meaningOf } from './scopes'
import type { Scope } from './scopes'

export type ConsentQuestion = {
  application: string
  company: Company
  scopes: Scope[]
  consentToken: string
}

export function consentPage(question: ConsentQuestion): Reply {
  const { application, company, scopes, consentToken } = question
  const name = escapeHtml(application)
  const items = scopes.map(
    (scope) => `<li>${tick}<span>${escapeHtml(meaningOf(scope))}</span></li>`,
  )
  const body = `
  <p class="eyebrow">Demo accounting service</p>
  <h1>${name} would like to use the books of ${company.name}</h1>
  <p class="who">Signed in as <strong>${signedInAs(company)}</strong></p>
  <h2>${name} will be able to</h2>
  <ul>${items.join('')}</ul>
  <form method="post" action="/auth/consent">
    <input type="hidden" name="consent" value="${consentToken}">
    <button class="allow" name="decision" value="allow">Allow</button>
    <button name="decision" value="deny">Don’t allow</button>
  </form>
  <p class="note">${company.name} is a made-up company for trying things out. This page comes from a
  demo running on this computer, and nothing leaves it.</p>`
  return page(200, `Allow ${name}?`, body)
}

export function problemPage(error: string, explanation: string): Reply {
  const body = `
  <p class="eyebrow">Demo accounting service</p>
  <h1>This request cannot go on</h1>
  <p>${escapeHtml(explanation)}</p>
  <p class="note">Error: <code>${escapeHtml(error)}</code></p>`
  return page(400, 'This request cannot go on', body)
}

const tick = '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M4 10.5l4 4 8-9"/></svg>'

const style = `
  :root { color-scheme: light dark; --paper: #f6f5f1; --card: #fff; --ink: #1b1c1a;
    --soft: #5c5e58; --line: #dedcd3; --accent: #14594d; --on-accent: #fff }
  @media (prefers-color-scheme: dark) { :root { --paper: #131514; --card: #1b1e1c; --ink: #eceee9;
    --soft: #a3a89f; --line: #323733; --accent: #6fc3ae; --on-accent: #0d1f1b } }
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px;
    background: var(--paper); color: var(--ink);
    font: 16px/1.5 Inter, system-ui, -apple-system, 'Segoe UI', sans-serif }
  main { width: 100%; max-width: 460px; padding: 32px; background: var(--card);
    border: 1px solid var(--line); border-radius: 14px }
  .eyebrow { margin: 0 0 12px; color: var(--accent); font-size: 13px; font-weight: 600 }
  h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.25; letter-spacing: -.015em;
    text-wrap: balance }
  h2 { margin: 24px 0 8px; font-size: 15px }
  p { margin: 0 } .who { color: var(--soft) } .who strong { color: var(--ink); font-weight: 600 }
  ul { list-style: none; margin: 0; padding: 0; border-block: 1px solid var(--line) }
  li { display: flex; gap: 10px; padding: 10px 0 } li + li { border-top: 1px solid var(--line) }
  svg { flex: none; width: 18px; height: 18px; margin-top: 3px; fill: none; stroke: var(--accent);
    stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
  form { display: flex; gap: 10px; margin: 24px 0 0 }
  button { flex: 1; min-height: 44px; padding: 0 16px; border: 1px solid var(--line);
    border-radius: 9px; background: transparent; color: var(--ink); font: inherit;
    font-weight: 600; cursor: pointer }
  button:hover { border-color: var(--soft) }
  .allow { border-color: var(--accent); background: var(--accent); color: var(--on-accent) }
  .allow:hover { border-color: var(--accent); filter: brightness(1.08) }
  button:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px }
  .note { margin-top: 20px; color: var(--soft); font-size: 13px }
  @media (max-width: 380px) { form { flex-direction: column } main { padding: 24px 20px } }`

// No form-action: browsers apply it to the redirect that carries the code back to the application.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

function page(status: number, title: string, body: string): Reply {
  const html = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}
</style>
</head>
<body>
<main>${body}
</main>
</body>
</html>
`
  const reply = bytesReply(status, 'text/html; charset=utf-8', Buffer.from(html))
  return {
    ...reply,
    headers: {
      ...reply.headers,
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  }
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
