/** Of electron/outbox/scan.ts: thousands of lists that mislead: what is found is ours, and what is there is never called absent. */
import { expect, test } from 'vitest'
import type { ExpensePage, Expenses, ListedExpense } from '../../../../electron/api/expenses'
import type { Calibration } from '../../../../electron/outbox/calibration'
import type { Scan } from '../../../../electron/outbox/policy'
import { judge, scanNewest } from '../../../../electron/outbox/scan'
import { AppError } from '../../../../shared/errors'
import { forSeeds, type Random } from '../../../support/random'
import { marker, name } from '../../../support/ours'

/** `DOCKET_SEEDS=100000` plays many. */
const lists = Number(process.env['DOCKET_SEEDS'] ?? 4000)

/** How a service can show its expenses, and what the app has learned of it. */
const ways = {
  ordered: {
    listHasAttachments: true,
    fileNameRoundTrips: true,
    sortByIdWorks: true,
    idsMonotonic: true,
  },
  unsorted: { listHasAttachments: true, fileNameRoundTrips: true, sortByIdWorks: false },
  asked: { listHasAttachments: false, attachmentProbeWorks: true },
} as const satisfies Record<string, Calibration>
type Way = keyof typeof ways

/** Names of other people's files, some of which come close. */
function strangeName(random: Random): string {
  const at = random.whole(0, marker.length - 1)
  const other = marker[at] === 'Z' ? 'Y' : 'Z'
  return random.pick([
    `receipt-${random.whole(1, 1e6)}.pdf`,
    name.replace(marker, marker.slice(0, at) + other + marker.slice(at + 1)),
    name.replace(marker, marker.slice(1)),
    '',
  ])
}

class Books {
  readonly #random: Random
  readonly #way: Way
  readonly #ours: ReadonlySet<number>
  #listed: ListedExpense[]
  #highest: number
  /** One expense may be deleted in the middle of a look. */
  #deletions = 1

  constructor(random: Random, way: Way, { old, fresh, copies }: Record<string, number>) {
    this.#random = random
    this.#way = way
    const count = (old ?? 0) + (fresh ?? 0)
    let id = 0
    const ids = random.list(count, () => (id += random.whole(1, 9)))
    this.mark = ids[(old ?? 0) - 1] ?? 0
    this.#highest = id
    // Often the first of a page, which slips through when one before it is deleted.
    const seam = random.chance(0.4) ? ids.slice(old).at(-201) : undefined
    const drawn = [...(seam === undefined ? [] : [seam]), ...random.shuffled(ids.slice(old))]
    this.#ours = new Set(drawn.slice(0, copies))
    const ordered = ids.toReversed().map((each) => this.#entry(each))
    this.#listed = way === 'unsorted' ? random.shuffled(ordered) : ordered
  }

  readonly mark: number

  get ours(): number[] {
    return [...this.#ours]
  }

  #entry(id: number): ListedExpense {
    const isShown = this.#way !== 'asked' && !this.#random.chance(0.03)
    if (!isShown) return { id }
    return { id, attachmentNames: [this.#ours.has(id) ? name : strangeName(this.#random)] }
  }

  #drift(): void {
    const random = this.#random
    for (let count = random.chance(0.5) ? 0 : random.whole(1, 12); count > 0; count -= 1) {
      const at = this.#way === 'unsorted' ? random.whole(0, this.#listed.length) : 0
      this.#listed.splice(at, 0, this.#entry((this.#highest += 1)))
    }
    const at = random.whole(0, Math.max(0, this.#listed.length - 1))
    const isOthers = !this.#ours.has(this.#listed[at]?.id ?? -1)
    if (this.#deletions === 0 || !isOthers || random.chance(0.5)) return
    this.#deletions -= 1
    this.#listed.splice(at, 1)
  }

  async newest(page: number, size: number): Promise<ExpensePage> {
    if (page > 0) this.#drift()
    const from = page * size
    const expenses = this.#listed.slice(from, from + size)
    // An entry that cannot be read is left out, and the page says so.
    const isWhole = expenses.length === 0 || this.#random.chance(0.97)
    if (!isWhole) expenses.splice(this.#random.whole(0, expenses.length - 1), 1)
    return { expenses, isWhole, last: from + size >= this.#listed.length }
  }

  attachment(expenseId: number): Promise<Buffer> {
    return this.#ours.has(expenseId)
      ? Promise.resolve(Buffer.from('ours'))
      : Promise.reject(new AppError('not-found', 'no such file'))
  }

  async look(): Promise<Scan> {
    const calibration = ways[this.#way]
    const expenses = this as unknown as Expenses
    this.#deletions = 1
    const wanted = { highWaterId: this.mark, markers: [marker], ours: [], calibration }
    const list = await scanNewest(expenses, wanted)
    const question = { marker, highWaterId: this.mark, names: [name] }
    return judge(expenses, list, question, calibration)
  }
}

test('nobody else is taken for ours, and ours is never called absent, however the list moves', async () => {
  const ends = { found: 0, absent: 0, open: 0 }
  await forSeeds(lists, async (random) => {
    const way = random.pick(['ordered', 'unsorted', 'asked'] as const)
    const copies = random.pick([0, 1, 1, 2])
    const books = new Books(random, way, {
      old: random.whole(0, 350),
      fresh: random.whole(copies, 260),
      copies,
    })
    const { found, isComplete } = await books.look()
    expect(books.ours).toEqual(expect.arrayContaining(found))
    if (books.ours.length > 0 && found.length === 0) expect(isComplete).toBe(false)
    ends[found.length > 0 ? 'found' : isComplete ? 'absent' : 'open'] += 1
  })
  for (const times of Object.values(ends)) expect(times).toBeGreaterThan(lists / 50)
}, 3_600_000)
