/** Sending 200 receipts against their requests sent bare, by the same client at the same pace; the service counts both. */
import { randomBytes } from 'node:crypto'
import { Client } from '../../electron/api/connection'
import { Expenses, type PostableExpense } from '../../electron/api/expenses'
import { Pacer } from '../../electron/api/http/pacing'
import { exchange } from '../support/exchange'
import type { JournalEntry } from '../../sandbox/journal'
import { fileIn, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'

const count = Number(process.argv[2] ?? 200)
const latencyMs = 100
/** The service's own (specification, Limits). */
const limit = 100
const bytesEach = 60_000

const rig = await Rig.start()
rig.service.dials.latencyMs(latencyMs)
await rig.connect()

function requestsSince(start: number): JournalEntry[] {
  return rig.service.journal().filter((entry) => Date.parse(entry.at) >= start)
}

/** The most that any one second saw. */
function busiestSecond(entries: readonly JournalEntry[]): number {
  const times = entries.map(({ at }) => Date.parse(at)).toSorted((a, b) => a - b)
  return Math.max(
    0,
    ...times.map((start) => times.filter((at) => at >= start && at < start + 1000).length),
  )
}

async function send(): Promise<void> {
  rig.core.setPaused(true)
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const bytes = Buffer.concat([pngBytes(8), randomBytes(bytesEach)])
    const { id } = await rig.capture(fileIn(rig.inbox, `${index}.png`, bytes))
    await rig.confirm(id)
    ids.push(id)
  }
  await new Promise((resolve) => setTimeout(resolve, 2000))
  const start = Date.now()
  rig.core.setPaused(false)
  await until(() => ids.every((id) => rig.state(id) === 'proven'), 'all are proven', 300_000)
  tell('outbox', start)
}

/** Create and read-back of each, as many at a time as the client allows, and nothing else. */
async function sendBare(): Promise<void> {
  const token = await rig.token()
  const tokens = { token: async () => token, renew: async () => token }
  const { baseUrl } = rig.service
  const expenses = new Expenses(new Client({ baseUrl, exchange, pacer: new Pacer(), tokens }))
  const [supplier] = rig.core.accounts.need().books.findSuppliers('Northgate Fuels', 1)
  const expense: PostableExpense = {
    supplier: { id: supplier?.id ?? 0 },
    postingDate: rig.draft().postingDate,
    lines: [{ expenseType: 'FUEL', description: '', vatType: 'Standard', gross: '61.27' }],
    payments: [],
  }
  const start = Date.now()
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const bytes = Buffer.concat([pngBytes(8), randomBytes(bytesEach)])
      const fileName = `bare-${index}.png`
      const made = await expenses.create(expense, { fileName, mediaType: 'image/png', bytes })
      if (made.kind !== 'answered' || made.expenseId === undefined) throw new Error('Not made')
      await expenses.attachment(made.expenseId, 0, fileName)
    }),
  )
  tell('bare', start)
}

const seconds: number[] = []

function tell(what: string, start: number): void {
  const took = (Date.now() - start) / 1000
  const entries = requestsSince(start)
  const refused = entries.filter(({ status }) => status === 429).length
  seconds.push(took)
  console.log(
    `${what}: ${took.toFixed(2)} s, ${entries.length} requests (${(entries.length / count).toFixed(2)} a receipt), ` +
      `at most ${busiestSecond(entries)} in any second of ${limit} allowed, ${refused} refused`,
  )
}

await sendBare()
await send()
await sendBare()
const [first = 0, outbox = 0, second = 0] = seconds
const bare = (first + second) / 2
console.log(
  `sending ${count} receipts at ${latencyMs} ms: ratio ${(bare / outbox).toFixed(2)} (goal 0.80)`,
)
await rig.end()
process.exit(0)
