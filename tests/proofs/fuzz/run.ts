// Owns a run of the fuzz: the service, the lanes that call it, and the judgement of every answer.
import { startDemoService } from '../../../sandbox/service'
import type { DemoService } from '../../../sandbox/service'
import { Random } from '../../support/random'
import { addWrong, count, newReport, type Report } from '../kit/report'
import { hasTime, type RunOptions } from '../kit/rounds'
import { Lane } from './lane'
import type { Answer, Reply } from './lane'
import { brokenBytes, mutatedRequest, signInRequest, toBytes, validRequest } from './requests'
import type { FuzzRequest, Known } from './requests'

const laneCount = 8
const redirectUri = 'http://127.0.0.1:5/callback'
const verifier = 'v'.repeat(50)

/** A round is a request; how often each status, or end without one, was the answer is counted. */
export async function runFuzz(options: RunOptions): Promise<Report> {
  const { rounds, seed } = options
  const report = newReport('fuzz', options)
  const restore = watchProcess(report)
  const service = await startDemoService({
    consent: 'auto',
    seed: 'demo',
    seedNumber: seed,
    requestsPerSecond: Infinity,
  })
  try {
    const known = await learn(service)
    const lanes = Array.from({ length: laneCount }, (_, lane) =>
      runLane(new Lane(service.baseUrl), {
        random: new Random(seed * laneCount + lane),
        quota: Math.floor((rounds + lane) / laneCount),
        known,
        report,
        service,
        options,
      }),
    )
    await Promise.all(lanes)
    await checkAlive(service, known, report)
  } finally {
    await service.close()
    restore()
  }
  return report
}

type Work = {
  random: Random
  quota: number
  known: Known
  report: Report
  service: DemoService
  options: RunOptions
}

async function runLane(lane: Lane, work: Work): Promise<void> {
  const { random, quota, known, report, service, options } = work
  let left = quota
  while (left > 0 && hasTime(options, report)) {
    options.tell(report)
    const kind = random.whole(1, 100)
    if (kind <= 4) await breakOff(lane, { random, known, report })
    else if (kind <= 8) await sendBroken(lane, { random, known, report })
    else if (kind <= 12) {
      const requests = random.list(Math.min(left, random.whole(2, 5)), () =>
        random.chance(0.5) ? validRequest(random, known) : mutatedRequest(random, known),
      )
      await ask(lane, requests, report)
      left -= requests.length - 1
    } else if (kind <= 15) {
      left -= (await signInOddly(lane, { random, known, report })) - 1
    } else {
      if (kind <= 16) service.dials.next({ act: { kind: 'database-error' } })
      const make = kind <= 55 ? validRequest : mutatedRequest
      await ask(lane, [make(random, known)], report)
    }
    left -= 1
  }
  lane.leave()
}

async function ask(lane: Lane, requests: FuzzRequest[], report: Report): Promise<Answer[]> {
  const bytes = Buffer.concat(requests.map(toBytes))
  const answers = await lane.send(
    bytes,
    requests.map(({ method }) => method),
  )
  for (const [index, answer] of answers.entries()) {
    const request = requests[index]
    countAnswer(report, answer)
    const problem = request && judge(request, answer, requests.length > 1)
    if (problem) fail(report, `${problem}\n${describe(request)}`)
  }
  return answers
}

/** Signs in and refreshes, now and then with a secret used before; returns how many requests that took. */
async function signInOddly(lane: Lane, { random, known, report }: Mischief): Promise<number> {
  const chance = { random, known }
  const say = async (step: Parameters<typeof signInRequest>[0], secret: string) => {
    const [answer] = await ask(lane, [signInRequest(step, secret, chance)], report)
    return typeof answer === 'object' ? answer : undefined
  }
  const back = await say('authorize', '')
  const code = /[?&]code=([^&]+)/.exec(back?.location ?? '')?.[1] ?? 'none'
  let asked = 1
  let token = 'none'
  for (let times = random.whole(1, 2); times > 0; times -= 1, asked += 1)
    token = refreshTokenIn(await say('exchange', code)) ?? token
  for (let times = random.whole(0, 3); times > 0; times -= 1, asked += 1)
    token = nextToken(token, await say('refresh', token), random)
  return asked
}

/** One in five keeps the old one, which the service has replaced. */
function nextToken(token: string, reply: Reply | undefined, random: Random): string {
  return random.chance(0.2) ? token : (refreshTokenIn(reply) ?? token)
}

function refreshTokenIn(reply: Reply | undefined): string | undefined {
  return /"refresh_token":"([^"]+)"/.exec(reply?.body ?? '')?.[1]
}

type Mischief = { random: Random; known: Known; report: Report }

/** Malformed from here on: any answer will do, and so will a closed connection, but not silence. */
async function sendBroken(lane: Lane, { random, known, report }: Mischief): Promise<void> {
  const bytes = brokenBytes(random, known)
  const isUnfinished = !bytes.includes('\r\n\r\n') || isShort(bytes)
  lane.leave()
  if (isUnfinished) {
    await lane.sayAndLeave(bytes)
    countAnswer(report, 'left')
    return
  }
  const [answer = 'closed'] = await lane.send(bytes, ['GET'])
  countAnswer(report, answer)
  if (answer === 'hung') fail(report, `Silence after broken bytes\n${bytes.toString('latin1')}`)
  if (typeof answer === 'object' && answer.status === 500 && !isDocumented(answer))
    fail(report, `500 after broken bytes\n${bytes.toString('latin1')}`)
  lane.leave()
}

/** The service would rightly wait for the rest of such a body. */
function isShort(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  const sent = bytes.length - bytes.indexOf('\r\n\r\n') - 4
  const declared = /^content-length: *(\d+)/im.exec(text)?.[1]
  return /^transfer-encoding/im.test(text) ? false : Number(declared ?? 0) > sent
}

async function breakOff(lane: Lane, { random, known, report }: Mischief): Promise<void> {
  const bytes = toBytes(mutatedRequest(random, known))
  await lane.sayAndLeave(bytes.subarray(0, random.whole(1, bytes.length)))
  countAnswer(report, 'left')
}

function judge(request: FuzzRequest, answer: Answer, isPipelined: boolean): string | undefined {
  if (answer === 'hung') return 'No answer in time'
  // An answer that ends its connection leaves those behind it in the pipe unanswered.
  if (answer === 'closed') return isPipelined ? undefined : 'The connection closed unanswered'
  // Without a body nobody can tell a documented failure; one of ours is said on the console as well.
  if (request.method === 'HEAD') return undefined
  if (answer.status >= 500 && !isDocumented(answer)) return `${answer.status}: ${answer.body}`
  if (answer.status >= 400 && answer.body.length < 10) return `${answer.status} says nothing`
  if (answer.type === 'application/json' && !isJson(answer.body)) return 'Not the JSON it says'
  return undefined
}

function isDocumented({ body }: Reply): boolean {
  return body.includes('The invoice is without ') || body.includes('The database failed')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function countAnswer(report: Report, answer: Answer | 'left'): void {
  report.rounds += 1
  count(report, typeof answer === 'object' ? String(answer.status) : answer)
}

function fail(report: Report, what: string): void {
  const { seed, aim } = report
  const repeat = `npm run fuzz -- --requests ${aim} --seed ${seed}`
  if (report.failures.length < 20) addWrong(report, { about: what.slice(0, 3000), seed, repeat })
}

function describe(request: FuzzRequest | undefined): string {
  return request ? toBytes(request).toString('latin1') : ''
}

function watchProcess(report: Report): () => void {
  const failed = (cause: unknown) =>
    fail(
      report,
      `Uncaught: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`,
    )
  const log = console.error
  console.error = (...parts: unknown[]) => failed(parts.map(String).join(' '))
  process.on('uncaughtException', failed)
  process.on('unhandledRejection', failed)
  return () => {
    console.error = log
    process.off('uncaughtException', failed)
    process.off('unhandledRejection', failed)
  }
}

async function learn(service: DemoService): Promise<Known> {
  const token = await signIn(service, 'all')
  const read = async (path: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
    return (await fetch(`${service.baseUrl}${path}`, { headers })).json()
  }
  type Row = { id: number; salesInvoiceId: number }
  const idsOf = (rows: unknown) => (rows as Row[]).map(({ id }) => id)
  const expenses = (await read('/v1/expenses?size=200')) as { content: Row[] }
  const sales = (await read('/rest/v2/sales_invoices')) as { salesInvoice: Row[] }
  return {
    today: new Date().toISOString().slice(0, 10),
    token,
    narrowToken: await signIn(service, 'read:all'),
    clientId: service.clientId,
    redirectUri,
    ids: {
      suppliers: idsOf(await read('/v1/expenses/suppliers')),
      // Later ones come into being on the way.
      expenses: [...idsOf(expenses.content), ...range(9301, 300)],
      customers: idsOf(await read('/v1/clients/list')),
      invoices: range(7001, 200),
      salesInvoices: sales.salesInvoice.flatMap(({ salesInvoiceId }) => [
        salesInvoiceId,
        salesInvoiceId + 100,
      ]),
    },
  }
}

async function signIn({ authUrl, clientId }: DemoService, scope: string): Promise<string> {
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope,
    code_challenge: verifier,
  })
  const back = await fetch(`${authUrl}/authorize?${query.toString()}`, { redirect: 'manual' })
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: clientId,
    code: new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
    code_verifier: verifier,
  })
  const tokens = await fetch(`${authUrl}/token`, { method: 'POST', body })
  return ((await tokens.json()) as { access_token: string }).access_token
}

/** After all that: a fresh sign-in and every list still work, and the books can be read. */
async function checkAlive(service: DemoService, known: Known, report: Report): Promise<void> {
  service.dials.clear()
  const headers = { authorization: `Bearer ${await signIn(service, 'all')}` }
  const paths = ['/v1/expenses?size=200', '/v1/expenses/suppliers', '/v1/clients/list']
  for (const path of [...paths, '/v1/banking/bank-accounts', '/rest/v2/sales_invoices']) {
    const { status } = await fetch(`${service.baseUrl}${path}`, { headers })
    if (status !== 200) fail(report, `${path} answers ${status} at the end`)
  }
  const whole = service.books().every(({ grossPence }) => grossPence !== 0)
  if (!whole || known.ids.expenses.length === 0) fail(report, 'The books hold half an expense')
}

function range(first: number, length: number): number[] {
  return Array.from({ length }, (_, index) => first + index)
}
