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
const mostStarts = 98
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
  /** Doubles where the service never showed what came through the app, or not under the name that was looked for. */
  blindDoubles = 0
  /** Twice in the books from two computers, neither of which could see the other's when it sent: a person is told. */
  readonly met = new Set<string>()
  /** How often that was. */
  meetings = 0
  /** Of which the person was told that they are there twice. */
  readonly toldTwice = new Set<string>()
  /** Those who watch the other computers with this profile. */
  readonly others: Oracles[] = []
  readonly #companies: readonly Company[]
  readonly #note: (line: string) => void
  /** Whose books a receipt was for when it was sent last. */
  readonly #sentTo = new Map<string, Company>()
  /** Sent after a look into the books at which the service had named no expense of the account yet. */
  readonly #sentBlindly = new Set<string>()
  /** When the service named the first expense of an account that the profile knows of. */
  readonly #firstNamed = new Map<string, number>()
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
    this.#learnName(row, computer().timeline.now)
    if (needsOriginal.has(row.state)) this.#lookForOriginal(row)
    if (row.state === 'proven') this.#judgeProof(row)
    if (row.problem?.includes('"found-twice"')) this.toldTwice.add(row.marker)
  }

  #learnName({ account_id, expense_id }: Row, at: number): void {
    if (account_id === null || expense_id === null || this.#firstNamed.has(account_id)) return
    this.#firstNamed.set(account_id, at)
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
    if (company.hiding.files) this.say('wrong', `${id} is proven by a file that nobody could read`)
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
    // Whoever knew of these may be gone.
    for (const { met } of [this, ...this.others]) met.clear()
    this.#states.clear()
    this.#firstNamed.clear()
    for (const row of rows()) {
      this.#states.set(row.id, row.state)
      this.#learnName(row, -Infinity)
    }
  }

  /** After the profile was brought from another computer, with all that was promised there. */
  adopt(other: Oracles): void {
    for (const [id, receipt] of other.receipts)
      if (!this.receipts.has(id)) this.receipts.set(id, { ...receipt, isRolledAway: false })
    for (const [id, company] of other.companyOf) this.companyOf.set(id, company)
    this.rolledBack()
  }

  /** The app sends an expense: it has to know by then whose books it goes to. */
  sent(markers: readonly string[]): void {
    if (markers.length === 0) this.say('wrong', 'an expense went without a marker')
    this.#learnAccounts()
    for (const marker of markers) this.#sentOne(marker)
  }

  #sentOne(marker: string): void {
    const row = rows().find((each) => each.marker === marker)
    if (!row) return this.say('wrong', `${marker} was sent and is not in the store`)
    const { now } = computer().timeline
    if (now - lookLastsMs < (this.#firstNamed.get(row.account_id ?? '') ?? Infinity))
      this.#sentBlindly.add(marker)
    const own = this.companyOf.get(row.account_id ?? '')
    if (own) this.#sentTo.set(marker, own)
    else this.say('wrong', `${marker} was sent before anybody knew whose books these are`)
  }

  /** An expense of the app reached the service, which may be long after it was sent. */
  created({ company, markers, expenseId }: Create): void {
    if (markers.length === 0) this.say('wrong', 'an expense came without a marker')
    for (const marker of markers) this.#createdOne(company, marker, expenseId)
  }

  #createdOne(company: Company, marker: string, expenseId: number): void {
    const own = this.#sentTo.get(marker)
    if (own && own !== company)
      this.say('wrong', `${marker} of ${own.number} is in ${company.number}`)
    const booked = company.find(expenseId)
    if (booked) booked.from = computer().name
    const copies = company.byMarker(marker)
    if (copies.length < 2) return
    if (this.#wasTold(marker) || copies.some(({ isTouched }) => isTouched)) return
    const isBlind = this.#sentBlindly.has(marker) && company.hiding.list !== undefined
    if (isBlind || isHiddenFromEach(copies, company)) return void (this.blindDoubles += 1)
    if (haveMet(copies)) return this.#meet(marker, company)
    if (copies.some(isVeryLate)) this.lateDoubles += 1
    else
      this.say(
        'doubled',
        `${marker} is #${copies.map(({ id }) => id).join(', #')} (last ${expenseId})`,
      )
  }

  /** Neither could see the other's; afterwards each can, where the service shows it. */
  #meet(marker: string, { hiding, habits }: Company): void {
    this.meetings += 1
    const isShown = !hiding.files && !hiding.list && (habits.listsFiles || habits.probesByName)
    if (isShown) this.met.add(marker)
  }

  /** A person said at one of the computers that it is to go again. */
  #wasTold(marker: string): boolean {
    return [this, ...this.others].some(({ receipts }) =>
      [...receipts.values()].some((each) => each.marker === marker && each.timesTold > 0),
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
        expenses.filter(({ markers = [] }) => markers.includes(receipt.marker)),
      )
      const present = all.filter(({ deletedAt }) => deletedAt === undefined)
      if (present.length === 0 && !all.some(({ isTouched }) => isTouched))
        this.say('lost', `${receipt.id} is ${row.state} and not in the books`)
    }
  }
}

/** A look into the books for one receipt serves that long: none of ours that was named since can show that the list hides ours. */
const lookLastsMs = 2 * 60_000
/** A look into the books serves for some minutes, and a list may be behind for some. */
const lookedMs = 10 * 60_000

/** Each came from another computer, and was sent before the first had been in the books for long. */
function haveMet(copies: readonly BookedExpense[]): boolean {
  const [first, ...later] = copies.toSorted((one, other) => one.bookedAt - other.bookedAt)
  const computers = new Set(copies.map(({ from }) => from))
  return (
    computers.size === copies.length &&
    later.every(({ sentAt }) => (sentAt ?? 0) < (first?.bookedAt ?? 0) + lookedMs)
  )
}

/**
 * Sent from two computers, to a service that gives out no file whatever it is asked by; or under two names, to one whose list
 * shows no files and that finds one only by its name: it follows from what was typed on the other computer, so that nobody here
 * can ask for it.
 */
function isHiddenFromEach(copies: readonly BookedExpense[], { hiding, habits }: Company): boolean {
  const names = new Set(copies.map(({ files }) => files.map(({ fileName }) => fileName).join()))
  const computers = new Set(copies.map(({ from }) => from))
  if (computers.size < copies.length) return false
  return hiding.files || (!habits.listsFiles && names.size === copies.length)
}

/** Beyond what anybody could wait for. */
function isVeryLate({ sentAt, bookedAt }: BookedExpense): boolean {
  return sentAt !== undefined && bookedAt - sentAt > honestlyLateMs
}
