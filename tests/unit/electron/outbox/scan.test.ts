import { expect, test } from 'vitest'
import type { ExpensePage, Expenses, ListedExpense } from '../../../../electron/api/expenses'
import type { Calibration } from '../../../../electron/outbox/calibration'
import type { Scan } from '../../../../electron/outbox/policy'
import { judge, scanBefore, scanNewest } from '../../../../electron/outbox/scan'
import { AppError, type ErrorCode } from '../../../../shared/errors'
import { marker, name } from '../../../support/ours'

/** The books of a service, in memory, with the ways in which a list can mislead. */
class Books {
  /** In the order in which the service lists them. */
  expenses: ListedExpense[]
  pages: number[] = []
  probes: { expenseId: number; attachmentId: number; fileName: string }[] = []
  /** What happens in the books between two pages. */
  between: (page: number) => void = () => undefined
  probe: (expenseId: number, fileName: string) => Buffer | ErrorCode = () => 'not-found'
  neverLast = false
  isWhole = true
  sorts = true

  /** Ids that the service named for ours. */
  ours: number[] = []

  constructor(expenses: ListedExpense[]) {
    this.expenses = expenses
  }

  async newest(page: number, size: number): Promise<ExpensePage> {
    if (page > 0) this.between(page)
    this.pages.push(page)
    const from = page * size
    return {
      expenses: this.expenses.slice(from, from + size),
      isWhole: this.isWhole,
      last: !this.neverLast && from + size >= this.expenses.length,
      ...(!this.sorts && { isUnsorted: true }),
    }
  }

  async attachment(expenseId: number, attachmentId: number, fileName: string): Promise<Buffer> {
    this.probes.push({ expenseId, attachmentId, fileName })
    const answer = this.probe(expenseId, fileName)
    if (typeof answer === 'string') throw new AppError(answer, 'Probe')
    return answer
  }

  /** @param before the ids that were met before ours was sent */
  async scan(
    highWaterId: number | undefined,
    calibration: Calibration = revealing,
    before: readonly number[] = [],
  ): Promise<Scan> {
    const expenses = this as unknown as Expenses
    const wanted = { highWaterId, markers: [marker], ours: [...this.ours], calibration }
    const list = await scanNewest(expenses, wanted)
    const wasBefore = (id: number) => before.includes(id)
    const question = { marker, highWaterId, names: [name], wasBefore }
    return judge(expenses, list, question, calibration)
  }
}

/** A service whose list shows our file names as they were sent. */
const revealing: Calibration = { listHasAttachments: true, fileNameRoundTrips: true }
const ordered: Calibration = { ...revealing, sortByIdWorks: true, idsMonotonic: true }

/** Expenses from the newest down to the oldest. */
function newestFirst(highest: number, lowest: number, ours?: number): ListedExpense[] {
  return Array.from({ length: highest - lowest + 1 }, (_, index) => {
    const id = highest - index
    return { id, attachmentNames: [id === ours ? name : `receipt-${id}.pdf`] }
  })
}

test('ours is found on the first page, and no more is asked for', async () => {
  const books = new Books(newestFirst(1000, 1, 998))
  expect(await books.scan(990)).toEqual({ found: [998], isComplete: false })
  expect(books.pages).toEqual([0])
  expect(books.probes).toEqual([])
})

test('ours is found on page 3, below those of others', async () => {
  const books = new Books(newestFirst(1000, 1, 520))
  expect(await books.scan(500)).toEqual({ found: [520], isComplete: false })
  expect(books.pages).toEqual([0, 1, 2])
})

test('absence is only believed of the whole list, read twice when it has several pages', async () => {
  const books = new Books(newestFirst(450, 1))
  expect(await books.scan(449)).toEqual({ found: [], isComplete: true })
  expect(books.pages).toEqual([0, 1, 2, 0, 1, 2])
})

test('a list of one page is read once', async () => {
  const books = new Books(newestFirst(200, 1))
  expect(await books.scan(190)).toEqual({ found: [], isComplete: true })
  expect(books.pages).toEqual([0])
})

test('our marker is ours wherever it stands: an earlier attempt may have come late', async () => {
  const books = new Books(newestFirst(1000, 1, 990))
  expect((await books.scan(990)).found).toEqual([990])
})

test('where the order is proven, a list is left at the mark, and that is complete', async () => {
  const books = new Books(newestFirst(5000, 1))
  expect(await books.scan(4990, ordered)).toEqual({ found: [], isComplete: true })
  expect(books.pages).toEqual([0])
})

test('over several pages the list is read twice down to the mark, and no further', async () => {
  const books = new Books(newestFirst(5000, 1))
  expect(await books.scan(4700, ordered)).toEqual({ found: [], isComplete: true })
  expect(books.pages).toEqual([0, 1, 0, 1])
})

test('a list that the service would not sort is read to its end, whatever order it seems to be in', async () => {
  const books = new Books(newestFirst(1000, 1))
  books.sorts = false
  await books.scan(990, ordered)
  expect(books.pages).toHaveLength(10)
})

test('a list that is out of order after all is read to its end, whatever was known of it', async () => {
  const books = new Books(newestFirst(600, 1))
  books.expenses.push({ id: 601, attachmentNames: [name] })
  ;[books.expenses[0], books.expenses[1]] = [books.expenses[1]!, books.expenses[0]!]
  expect((await books.scan(590, ordered)).found).toEqual([601])
})

test.each<[keyof Calibration]>([['sortByIdWorks'], ['idsMonotonic']])(
  'without %s the mark is no place to stop',
  async (missing) => {
    const books = new Books(newestFirst(450, 1))
    await books.scan(440, { ...ordered, [missing]: undefined })
    expect(books.pages).toEqual([0, 1, 2, 0, 1, 2])
  },
)

test('where ids do not grow, ours may lie below the mark and is asked for there', async () => {
  const books = new Books([{ id: 12 }, { id: 7 }])
  books.probe = (id) => (id === 7 ? Buffer.from('x') : 'not-found')
  const calibration = { listHasAttachments: false, attachmentProbeWorks: true, idsMonotonic: false }
  expect(await books.scan(10, calibration)).toEqual({ found: [7], isComplete: true })
})

test('before a name of ours ever came back, other names show no other expense', async () => {
  const books = new Books(newestFirst(20, 1))
  expect(await books.scan(19, {})).toEqual({ found: [], isComplete: false })
  expect(await books.scan(20, {})).toEqual({ found: [], isComplete: false })
})

test('before anything is known, not even a file that is not found shows another expense', async () => {
  const books = new Books([{ id: 12 }])
  expect(await books.scan(10, {})).toEqual({ found: [], isComplete: false })
  expect(await books.scan(10, { listHasAttachments: false })).toEqual({
    found: [],
    isComplete: false,
  })
})

test('before anything is known, a file that is there under our name and under no other is ours', async () => {
  const books = new Books([{ id: 13 }, { id: 12 }])
  const file = Buffer.from('file')
  books.probe = (id, fileName) => (id === 12 && fileName === name ? file : 'not-found')
  expect(await books.scan(undefined, {})).toEqual({ found: [12], isComplete: false })
  // A service that does not look at names, and one that takes no other.
  books.probe = () => file
  expect(await books.scan(undefined, {})).toEqual({ found: [], isComplete: false })
  books.probe = (_id, fileName) => (fileName === name ? file : 'service-refused')
  expect(await books.scan(undefined, {})).toEqual({ found: [], isComplete: false })
  books.probe = () => 'offline'
  await expect(books.scan(undefined, {})).rejects.toMatchObject({ code: 'offline' })
})

test('before anything is known only the newest are asked', async () => {
  const books = new Books(newestFirst(80, 1))
  expect(await books.scan(undefined, {})).toEqual({ found: [], isComplete: false })
  expect(books.probes.map(({ expenseId }) => expenseId)).toEqual(
    newestFirst(80, 31).map(({ id }) => id),
  )
})

test('what was met before ours was sent is another, whatever its id and however little is known', async () => {
  const books = new Books([{ id: 40 }, { id: 7 }, { id: 12, attachmentNames: ['scan.pdf'] }])
  expect(await books.scan(10, {}, [40, 7, 12])).toEqual({ found: [], isComplete: true })
  expect(books.probes).toEqual([])
  expect(await books.scan(100, {}, [40, 12])).toEqual({ found: [], isComplete: false })
  expect(books.probes.map(({ expenseId }) => expenseId)).toEqual([7])
})

test('below the mark is another only where ids are known to grow', async () => {
  const books = new Books([{ id: 9 }, { id: 7 }])
  expect(await books.scan(10, { idsMonotonic: true })).toEqual({ found: [], isComplete: true })
  expect(await books.scan(10, {})).toEqual({ found: [], isComplete: false })
})

test('the list is read once before a create, and no further than it answers', async () => {
  const books = new Books(newestFirst(450, 1))
  expect(await scanBefore(books as unknown as Expenses)).toBe(450)
  expect(books.pages).toEqual([0, 1, 2])
  books.between = () => {
    throw new AppError('offline', 'Gone')
  }
  expect(await scanBefore(books as unknown as Expenses)).toBe(450)
  books.newest = () => Promise.reject(new AppError('offline', 'Gone'))
  await expect(scanBefore(books as unknown as Expenses)).rejects.toMatchObject({ code: 'offline' })
})

test('where names are changed by the service, the file itself is asked for', async () => {
  const books = new Books(newestFirst(12, 1))
  books.probe = (id) => (id === 11 ? Buffer.from('x') : 'not-found')
  const calibration = {
    listHasAttachments: true,
    fileNameRoundTrips: false,
    attachmentProbeWorks: true,
  }
  expect(await books.scan(10, calibration)).toEqual({ found: [11], isComplete: true })
})

test('where asking tells nothing, nothing is asked and nothing is called absent', async () => {
  const books = new Books([{ id: 12 }, { id: 11 }])
  const calibration = { listHasAttachments: false, attachmentProbeWorks: false }
  expect(await books.scan(10, calibration)).toEqual({ found: [], isComplete: false })
  expect(books.probes).toEqual([])
})

test('what ended early because it met one receipt proves no absence of another', async () => {
  const books = new Books(newestFirst(1000, 1, 950))
  const expenses = books as unknown as Expenses
  const wanted = { highWaterId: 900, markers: [marker], ours: [950], calibration: revealing }
  const list = await scanNewest(expenses, wanted)
  expect(books.pages).toEqual([0])
  const other = {
    marker: '0'.repeat(marker.length),
    highWaterId: 900,
    names: ['other.pdf'],
  }
  expect(await judge(expenses, list, other, revealing)).toEqual({ found: [], isComplete: false })
})

test('with no high-water mark everything is read', async () => {
  const books = new Books(newestFirst(450, 1, 3))
  expect(await books.scan(undefined)).toEqual({ found: [3], isComplete: false })
  expect(books.pages).toEqual([0, 1, 2])
})

test('empty books are a complete answer', async () => {
  expect(await new Books([]).scan(0)).toEqual({ found: [], isComplete: true })
})

test('copies that someone made are found as well', async () => {
  const books = new Books(newestFirst(1000, 1))
  books.expenses[3] = { id: 997, attachmentNames: ['other.pdf', name] }
  books.expenses[5] = { id: 995, attachmentNames: [name.toLowerCase()] }
  expect(await books.scan(900)).toEqual({ found: [997, 995], isComplete: false })
})

test('expenses that come in between two pages hide nothing and count once', async () => {
  const books = new Books(newestFirst(1000, 1, 700))
  books.between = (page) => {
    books.expenses.unshift(...newestFirst(1000 + page * 10, 1000 + page * 10 - 9))
  }
  expect(await books.scan(500)).toEqual({ found: [700], isComplete: false })
})

test('ours at the seam is found although the list moves under the scan', async () => {
  const books = new Books(newestFirst(1000, 1, 801))
  books.between = () => books.expenses.unshift({ id: 1001, attachmentNames: [] })
  expect(await books.scan(500)).toEqual({ found: [801], isComplete: false })
})

test('an expense deleted between two pages never makes a scan call ours absent', async () => {
  const books = new Books(newestFirst(1000, 1, 800))
  books.between = (page) => {
    if (page === 1) books.expenses.splice(10, 1)
  }
  const { found, isComplete } = await books.scan(500)
  expect(found.length > 0 || !isComplete).toBe(true)
})

test('an expense that cannot be read may be ours, so nothing is called absent', async () => {
  const books = new Books(newestFirst(20, 1))
  books.isWhole = false
  expect(await books.scan(10)).toEqual({ found: [], isComplete: false })
})

test('expenses that come in between two scans leave the look incomplete', async () => {
  const books = new Books(newestFirst(300, 1))
  books.between = () => books.expenses.unshift({ id: 301, attachmentNames: [] })
  expect(await books.scan(250)).toEqual({ found: [], isComplete: false })
})

test('a service that ignores the sort is read to its end', async () => {
  const books = new Books(newestFirst(1000, 1, 998).reverse())
  expect(await books.scan(990)).toEqual({ found: [998], isComplete: false })
  expect(books.pages).toEqual([0, 1, 2, 3, 4])
})

test('a list in no order at all gives no early stop', async () => {
  const books = new Books(newestFirst(600, 1, 599))
  books.expenses.push(books.expenses.shift()!, books.expenses.shift()!)
  expect(await books.scan(590)).toEqual({ found: [599], isComplete: false })
})

test('where the list hides attachments each candidate is asked for by our file name', async () => {
  const books = new Books([{ id: 12 }, { id: 11 }, { id: 10 }])
  const asked = await books.scan(10)
  expect(asked).toEqual({ found: [], isComplete: true })
  // Nothing is known yet of the order of ids, so the one below the mark is asked for as well.
  expect(books.probes.map(({ expenseId }) => expenseId)).toEqual([12, 11, 10])
  expect(books.probes.slice(0, 2)).toEqual([
    { expenseId: 12, attachmentId: 0, fileName: name },
    { expenseId: 11, attachmentId: 0, fileName: name },
  ])
})

test.each<[Buffer | ErrorCode]>([[Buffer.from('some bytes')], ['service-refused']])(
  'a candidate whose attachment may be ours is never called absent: %s',
  async (answer) => {
    const books = new Books([{ id: 12 }, { id: 11 }])
    books.probe = (id) => (id === 11 ? answer : 'not-found')
    expect(await books.scan(10)).toEqual({ found: [], isComplete: false })
  },
)

test.each<ErrorCode>(['offline', 'signed-out', 'rate-limited', 'service-failed', 'forbidden'])(
  'a probe that fails with %s ends the scan without a verdict',
  async (code) => {
    const books = new Books([{ id: 12 }])
    books.probe = () => code
    await expect(books.scan(10)).rejects.toMatchObject({ code })
  },
)

test('an expense without any attachment is not ours', async () => {
  expect(await new Books([{ id: 12, attachmentNames: [] }]).scan(10)).toEqual({
    found: [],
    isComplete: true,
  })
})

test('a list that stops before it says it is the last is not complete', async () => {
  const books = new Books(newestFirst(300, 1))
  books.neverLast = true
  expect(await books.scan(undefined)).toEqual({ found: [], isComplete: false })
  expect(books.pages).toEqual([0, 1, 2])
})

test('a list that never ends is given up, incomplete', async () => {
  const books = new Books(newestFirst(200, 1))
  const page = books.expenses
  books.newest = async (number) => {
    books.pages.push(number)
    return { expenses: page, isWhole: true, last: false }
  }
  expect(await books.scan(undefined)).toEqual({ found: [], isComplete: false })
  expect(books.pages.length).toBeLessThanOrEqual(500)
})

test('what was found before the list gave out still counts', async () => {
  const books = new Books(newestFirst(300, 1, 299))
  books.neverLast = true
  expect(await books.scan(undefined)).toEqual({ found: [299], isComplete: false })
})

test('a list without anything of ours shows no absence', async () => {
  const books = new Books([{ id: 12, attachmentNames: ['other.pdf'] }])
  books.ours = [11]
  expect(await books.scan(10)).toEqual({ found: [], isComplete: false })
  books.expenses = []
  expect(await books.scan(10)).toEqual({ found: [], isComplete: false })
})

test('a list in the order of ids is read beyond the mark until it shows one of ours', async () => {
  const books = new Books(newestFirst(1000, 1))
  books.ours = [640, 500]
  expect(await books.scan(900, ordered)).toEqual({ found: [], isComplete: true })
  expect(Math.max(...books.pages)).toBe(1)
})

test('a list in the order of ids is left where ours would have come', async () => {
  const books = new Books(newestFirst(1000, 1).filter(({ id }) => id !== 640))
  books.ours = [640]
  expect(await books.scan(900, ordered)).toEqual({ found: [], isComplete: false })
  expect(Math.max(...books.pages)).toBe(1)
})
