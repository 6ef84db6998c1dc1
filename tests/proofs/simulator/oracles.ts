/** What must always be true, looked at after every event; and what must be true in the end. */
import type { ReceiptState } from '../../../shared/receipts/receipt'
import type { BookedExpense, Company } from './company'
import { computer } from './computer'
import { honestlyLateMs } from './network'
import { lookInto } from './seams/sqlite'
import type { Create } from './service'

/** In which column of the totals a broken promise counts. */
export type Kind = 'lost' | 'doubled' | 'torn' | 'wrong'

export interface Violation {
  kind: Kind
  what: string
}

/** A receipt of which the person was told that it is saved. */
export interface Acknowledged {
  id: string
  marker: string
  bytes: Buffer
  /** The profile was put back to a time before it. */
  isRolledAway: boolean
  /** How often the person said that it is to go again, and did not think better of it. */
  timesTold: number
  /** How often the person has asked for another look at it since the weather cleared. */
  looks: number
}

export interface Row {
  id: string
  state: ReceiptState
  marker: string
  expense_id: number | null
  sha256: string
  account_id: string | null
  duplicate_of: string | null
  problem: string | null
}

export const profile = '/home/profile'
const needsOriginal = new Set<ReceiptState>([
  ...(['review', 'ready', 'rejected', 'sending', 'checking'] as const),
  ...(['sent', 'undecided', 'vouched'] as const),
])
/** Starts that the pacing allows at one host in any one second, and what the service takes (specification, Limits). */
const mostStarts = 70
const mostRequests = 100

export function rows(): Row[] {
  return lookInto(
    'docket.sqlite',
    `SELECT id, state, marker, expense_id, sha256, account_id, duplicate_of, problem FROM receipt ORDER BY sequence`,
  ) as unknown as Row[]
}

export class Oracles {
  readonly violations: Violation[] = []
  readonly receipts = new Map<string, Acknowledged>()
  /** Whose books an account was first shown to be to. */
  readonly companyOf = new Map<string, Company>()
  /** Doubles that nobody could have prevented, since a commit came later than anybody waits. */
  lateDoubles = 0
  readonly #companies: readonly Company[]
  readonly #note: (line: string) => void
  /** Whose books a receipt was for when it was sent last. */
  readonly #sentTo = new Map<string, Company>()
  readonly #states = new Map<string, ReceiptState>()
  readonly #starts: { at: number; isApi: boolean }[] = []
  #commits = 0
  /** As they were looked at last. */
  #standings: ReturnType<typeof lookInto> | undefined
  /** Those whose books are known already. */
  #accounts: ReturnType<typeof lookInto> | undefined

  constructor(companies: readonly Company[], note: (line: string) => void) {
    this.#companies = companies
    this.#note = note
  }

  say(kind: Kind, what: string): void {
    if (this.violations.length < 20) this.violations.push({ kind, what })
  }

  look(): void {
    const { commits } = computer()
    if (commits === this.#commits) return
    this.#commits = commits
    this.#learnAccounts()
    const standings = lookInto('docket.sqlite', 'SELECT id, state FROM receipt')
    if (standings === this.#standings) return
    this.#standings = standings
    const present = new Set(standings.map(({ id }) => id))
    for (const receipt of this.receipts.values())
      if (!receipt.isRolledAway && !present.has(receipt.id)) {
        this.say('lost', `receipt ${receipt.id} is gone`)
        receipt.isRolledAway = true
      }
    // Most commits change no state, and then nothing more is read.
    const isSame = standings.every(({ id, state }) => this.#states.get(String(id)) === state)
    if (!isSame) for (const row of rows()) this.#lookAt(row)
  }

  #lookAt(row: Row): void {
    const before = this.#states.get(row.id)
    if (before === row.state) return
    this.#states.set(row.id, row.state)
    this.#note(`${row.marker} is ${row.state}`)
    if (needsOriginal.has(row.state)) this.#lookForOriginal(row)
    if (row.state === 'proven') this.#judgeProof(row)
  }

  #lookForOriginal({ id, sha256 }: Row): void {
    const file = `${profile}/receipts/originals/${sha256}`
    if (!computer().disk.files.has(file)) this.say('lost', `the original of ${id} is gone`)
  }

  #judgeProof({ id, account_id, expense_id }: Row): void {
    const receipt = this.receipts.get(id)
    const company = this.companyOf.get(account_id ?? '')
    const expense = company?.expenses.find((each) => each.id === expense_id)
    if (!company) return
    const isThere = receipt && expense?.contents.some((bytes) => bytes.equals(receipt.bytes))
    if (receipt && !isThere) this.say('torn', `${id} is proven but #${expense_id} is another file`)
  }

  #learnAccounts(): void {
    const found = lookInto('docket.sqlite', 'SELECT id, bank_marks FROM account')
    if (found === this.#accounts) return
    this.#accounts = found
    for (const { id, bank_marks: marks } of found) {
      if (typeof marks !== 'string' || this.companyOf.has(String(id))) continue
      const [first] = JSON.parse(marks) as { name: string }[]
      const company = this.#companies.find(({ bankAccounts }) =>
        bankAccounts.some(({ displayName }) => displayName === first?.name),
      )
      if (company) this.companyOf.set(String(id), company)
    }
  }

  /** After the profile was put back to an earlier state. */
  rolledBack(): void {
    const known = new Set(rows().map(({ id }) => id))
    for (const receipt of this.receipts.values())
      if (!known.has(receipt.id)) receipt.isRolledAway = true
    const found = lookInto('docket.sqlite', 'SELECT id, bank_marks FROM account')
    const proven = new Set(found.flatMap((row) => (row['bank_marks'] ? [row['id']] : [])))
    for (const id of this.companyOf.keys()) if (!proven.has(id)) this.companyOf.delete(id)
    this.#accounts = undefined
    this.#states.clear()
    for (const row of rows()) this.#states.set(row.id, row.state)
  }

  /** The app sends an expense: it has to know by then whose books it goes to. */
  sent(marker: string | undefined): void {
    if (marker === undefined) return this.say('wrong', 'an expense went without a marker')
    this.#learnAccounts()
    const row = rows().find((each) => each.marker === marker)
    if (!row) return this.say('wrong', `${marker} was sent and is not in the store`)
    const own = this.companyOf.get(row.account_id ?? '')
    if (own) this.#sentTo.set(marker, own)
    else this.say('wrong', `${marker} was sent before anybody knew whose books these are`)
  }

  /** An expense of the app reached the service, which may be long after it was sent. */
  created({ company, marker, expenseId }: Create): void {
    if (marker === undefined) return this.say('wrong', 'an expense came without a marker')
    const own = this.#sentTo.get(marker)
    if (own && own !== company)
      this.say('wrong', `${marker} of ${own.number} is in ${company.number}`)
    const copies = company.byMarker(marker)
    if (copies.length < 2) return
    const receipt = [...this.receipts.values()].find((each) => each.marker === marker)
    if ((receipt?.timesTold ?? 0) > 0 || copies.some(({ isTouched }) => isTouched)) return
    if (copies.some(isVeryLate)) this.lateDoubles += 1
    else
      this.say(
        'doubled',
        `${marker} is #${copies.map(({ id }) => id).join(', #')} (last ${expenseId})`,
      )
  }

  /** A refresh token leaves the app. */
  refreshed({ sends, isOld }: { sends: number; isOld: boolean }, most: number): void {
    if (isOld) this.say('wrong', 'a refresh token that was replaced went out')
    if (sends > most) this.say('wrong', `a refresh token went out ${sends} times`)
  }

  started(isApi: boolean): void {
    const { now } = computer().timeline
    const starts = this.#starts
    starts.push({ at: now, isApi })
    while (starts[0] && starts[0].at <= now - 1000) starts.shift()
    const api = starts.filter((start) => start.isApi).length
    if (starts.length > mostRequests || api > mostStarts)
      this.say('wrong', `${starts.length} requests in a second, ${api} of them paced`)
  }

  /** When the weather has been fine for long and every card was answered. */
  settled(): void {
    const found = new Map(rows().map((row) => [row.id, row]))
    for (const receipt of this.receipts.values()) {
      const row = found.get(receipt.id)
      if (receipt.isRolledAway || !row || row.state === 'discarded') continue
      if (!['proven', 'vouched', 'undecided'].includes(row.state))
        this.say('wrong', `${receipt.id} is ${row.state} in the end`)
      const all = this.#companies.flatMap(({ expenses }) =>
        expenses.filter(({ marker }) => marker === receipt.marker),
      )
      const present = all.filter(({ deletedAt }) => deletedAt === undefined)
      if (present.length === 0 && !all.some(({ isTouched }) => isTouched))
        this.say('lost', `${receipt.id} is ${row.state} and not in the books`)
    }
  }
}

/** Beyond what anybody could wait for. */
function isVeryLate({ sentAt, bookedAt }: BookedExpense): boolean {
  return sentAt !== undefined && bookedAt - sentAt > honestlyLateMs
}
