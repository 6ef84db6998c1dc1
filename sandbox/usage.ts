// Owns the words of --help.
import { demoClients } from './authorisation/demo-clients'

const introduction = `The demo service: a whole accounting service on this computer, with a made-up company in it.

Usage
  npm run sandbox -- [options]

Options
  --port N              Port to listen on; any free one by default (0). Only this computer can reach it.
  --consent page|auto   Ask in the browser (page, the default), or allow every sign-in by itself (auto).
  --seed NAME           What new books start with:
                          demo   two years of an ordinary small company (the default)
                          empty  bank accounts, directors and lists only
                          medium 10,000 expenses, 2,000 suppliers, 500 invoices
                          large  100,000 expenses, 2,000 suppliers, 5,000 invoices
  --seed-number N       Another company: the same number on the same day makes the same one.
  --companies N         How many companies there are, 1 to 5, each with books of its own; 1 by default. The dial company
                        says whose books the person signs in to next.
  --company-ids RANGE   Ids of the companies' records: disjoint (the default), or overlapping, so that the same id
                        names another record in each.
  --data FILE           Keep the books in this file; without it they live in memory. A file that already has books
                        is opened as it is and not filled again.
  --admin-port N        Also open the admin listener, which turns the dials; 0 takes any free port.
  --oauth1 KEYS         Let interface B, /rest/v2/sales_invoices, also take requests signed with OAuth 1.0a; KEYS is
                        KEY:SECRET:TOKEN:TOKENSECRET.
  --help                Show this and end.

Once it is ready it prints one line of JSON:
  {"baseUrl":…,"authUrl":…,"legacyBaseUrl":…,"clientId":…}
and "adminUrl" with --admin-port. Ctrl+C ends it. Wrong options end it with exit code 2 and one sentence.`

const dials = `The dials make the service, its network or its clock misbehave. With --admin-port 7071:
  curl -d '{"next":{"method":"POST","path":"/v1/expenses","act":{"kind":"drop-after"}}}' http://127.0.0.1:7071/dials
  curl -d '{"offline":true}' http://127.0.0.1:7071/dials
  curl http://127.0.0.1:7071/journal      every request and how it ended
  curl http://127.0.0.1:7071/books        what is in the books; /books?company=2 for those of another company

  settings: offline, latencyMs, next, release, clear, advanceClock, expireAccessTokens, revokeGrants, company,
            issueInvoice, settleSalesInvoice, pagedLists, reconciledFinal,
            refusesNegative, versions, dialect
  acts of next: drop-before, drop-after, late-commit, hold, status, html, truncate, stale-list, database-error

All of it, and how everything the specification leaves open was decided: docs/sandbox.md`

export function usageText(): string {
  return `${introduction}\n\n${clientsText()}\n\n${dials}\n`
}

function clientsText(): string {
  const width = Math.max(...demoClients.map(({ clientId }) => clientId.length))
  const lines = demoClients.map((client) => {
    const kind = client.secret === undefined ? 'public, with PKCE' : `secret ${client.secret}`
    const traits = [
      kind,
      ...(client.rotation === false ? ['refresh tokens stay the same'] : []),
      ...(client.fingerprinting ? ['tokens bound to a cookie'] : []),
      ...(client.redirectUri === undefined ? [] : [`returns to ${client.redirectUri}`]),
    ]
    return `  ${client.clientId.padEnd(width)}  ${traits.join('; ')}`
  })
  return ['Clients that can sign in', ...lines].join('\n')
}
