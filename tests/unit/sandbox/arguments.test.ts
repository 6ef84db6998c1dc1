import { expect, test } from 'vitest'
import { BadArguments, parseArguments } from '../../../sandbox/arguments'
import { demoClients } from '../../../sandbox/authorisation/demo-clients'
import { usageText } from '../../../sandbox/usage'

test('no arguments start the demo company and ask in the browser', () => {
  const options = { consent: 'page', seed: 'demo' }
  expect(parseArguments([])).toEqual({ kind: 'start', options })
})

test('every option finds its place', () => {
  const text =
    '--port 8080 --consent auto --seed large --seed-number 7 --companies 2 --company-ids overlapping --data b.db --admin-port 0 --oauth1 a:b:c:d'
  expect(parseArguments(text.split(' '))).toEqual({
    kind: 'start',
    options: {
      port: 8080,
      consent: 'auto',
      seed: 'large',
      seedNumber: 7,
      companies: 2,
      companyIds: 'overlapping',
      database: 'b.db',
      adminPort: 0,
      oauth1: { consumerKey: 'a', consumerSecret: 'b', token: 'c', tokenSecret: 'd' },
    },
  })
})

test.each([
  [['--seed', 'some'], '--seed takes demo, empty, medium or large, not some.'],
  [['--consent', 'never'], '--consent takes page or auto, not never.'],
  [['--seed-number', '-1'], undefined],
  [['--seed-number=1.5'], '--seed-number takes a whole number up to 4294967295, not 1.5.'],
  [['--seed-number', '4294967296'], undefined],
  [['--companies', '0'], '--companies takes a number from 1 to 5, not 0.'],
  [['--companies', '6'], undefined],
  [['--company-ids', 'same'], '--company-ids takes disjoint or overlapping, not same.'],
  [['--port', '65536'], '--port takes a port from 0 to 65535, not 65536.'],
  [['--admin-port', ''], undefined],
  [['--data', ''], '--data takes the path of a file.'],
  [['--oauth1', 'a:b:c'], '--oauth1 takes KEY:SECRET:TOKEN:TOKENSECRET.'],
  [['--port'], undefined],
  [['--help=yes'], undefined],
  [['help'], undefined],
])('%j is refused in one sentence', (args, sentence) => {
  let said = ''
  try {
    parseArguments(args)
  } catch (cause) {
    if (cause instanceof BadArguments) said = cause.message
  }
  expect(said).toMatch(/^[^\n]+\.$/)
  if (sentence !== undefined) expect(said).toBe(sentence)
})

test('help is asked for among any other options', () => {
  expect(parseArguments(['--port', '1', '--help'])).toEqual({ kind: 'help' })
})

test('help names every option, every client, every dial and act, and the documentation', () => {
  const text = usageText()
  const options = 'port consent seed seed-number companies company-ids data admin-port oauth1 help'
  for (const option of options.split(' ')) expect(text).toContain(`--${option}`)
  for (const client of demoClients) {
    expect(text).toContain(client.clientId)
    if (client.secret !== undefined) expect(text).toContain(client.secret)
  }
  const dials =
    'offline latencyMs next release clear advanceClock expireAccessTokens revokeGrants company issueInvoice settleSalesInvoice pagedLists reconciledFinal refusesNegative dialect ' +
    'drop-before drop-after late-commit hold status html truncate stale-list database-error'
  for (const dial of dials.split(' ')) expect(text).toContain(dial)
  expect(text).toContain('curl')
  expect(text).toContain('docs/sandbox.md')
  expect(text).toContain('"baseUrl"')
})
