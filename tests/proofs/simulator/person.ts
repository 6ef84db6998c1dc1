/** The person at the computer: gives receipts, confirms, takes back, decides cards truthfully, signs in. */
import { AppError } from '../../../shared/errors'
import type { Core } from '../../../electron/core'
import type { Account } from '../../../electron/accounts/account'
import { rows, type Acknowledged, type Row } from './oracles'
import type { World } from './world'
import { service } from './world'

/** How often an undecided card is looked at again before the person leaves it at that. */
const mostLooks = 2

const suppliers = ['Northgate Fuels', 'Café Nero', 'Harbour Rail']

/** A person at a computer. */
export interface Seat {
  world: World
  person: Person
}

export class Person {
  readonly #world: World
  /** The books that the next sign-in goes to. */
  #nextCompany = 1
  /** Whether a sign-in is under way. */
  #isSigningIn = false
  #life = 0
  #count = 0

  constructor(world: World) {
    this.#world = world
    world.openBrowser = (address) => {
      this.#browse(address)
    }
  }

  get #core(): Core | undefined {
    const { core, life } = this.#world
    if (life !== this.#life) this.#isSigningIn = false
    this.#life = life
    return core
  }

  /** Comes back from the browser after a while, now and then never or with a no. */
  #browse(address: URL): void {
    const { random, weather, signIns, computer } = this.#world
    const redirectUri = address.searchParams.get('redirect_uri') ?? ''
    const company = this.#nextCompany
    if (weather.faults > 0 && random.chance(0.1)) return
    this.#world.plan(random.whole(500, 20_000), 'back from the browser', () => {
      const back = new URL(redirectUri)
      back.searchParams.set('state', address.searchParams.get('state') ?? '')
      if (weather.faults > 0 && random.chance(0.1)) back.searchParams.set('error', 'access_denied')
      else back.searchParams.set('code', signIns.consent(company, redirectUri))
      computer.returns.get(redirectUri)?.(back)
    })
  }

  /** Failures that a person is told of are no fault; others are. */
  #do(what: Promise<unknown> | undefined): void {
    what?.catch((error: unknown) => {
      this.#world.complain(error)
    })
  }

  #try(what: () => void): void {
    try {
      what()
    } catch (error) {
      this.#world.complain(error)
    }
  }

  connect(company = 1): void {
    const core = this.#core
    if (!core || this.#isSigningIn) return
    this.#nextCompany = company
    this.#signing(core.accounts.connect(`Books ${company}`, service, 'full'))
  }

  signIn(company: number): void {
    const account = this.#core?.accounts.atHand
    if (!account || this.#isSigningIn) return
    const own = this.#world.oracles.companyOf.get(account.id)
    if (own && own.number !== company) this.#world.strangeSignIns += 1
    this.#nextCompany = company
    this.#signing(account.signIn())
  }

  #signing(work: Promise<void>): void {
    this.#isSigningIn = true
    const { life } = this.#world
    this.#do(
      work.finally(() => {
        if (life === this.#world.life) this.#isSigningIn = false
      }),
    )
  }

  capture(): void {
    const core = this.#core
    if (!core) return
    const { oracles, random } = this.#world
    const earlier = [...oracles.receipts.values()]
    const isSame = earlier.length > 0 && random.chance(0.05)
    const bytes = isSame
      ? random.pick(earlier).bytes
      : Buffer.from(`%PDF-1.4 receipt ${(this.#count += 1)} ${random.whole(0, 1e9)}`)
    this.#do(
      core.intake.bytes('receipt.pdf', bytes).then((outcomes) => {
        for (const outcome of outcomes) {
          if (outcome.result !== 'saved') {
            this.#world.note(`not saved: ${outcome.code}`)
            continue
          }
          const { id } = outcome
          const row = rows().find((each) => each.id === id)
          if (!row) {
            oracles.say('lost', `${id} was called saved and is not in the store`)
            continue
          }
          const blank = { isRolledAway: false, timesTold: 0, looks: 0 }
          oracles.receipts.set(id, { id, marker: row.marker, bytes, ...blank })
          const draw = random.next()
          if (draw < 0.15) this.#tie(id)
          else if (draw < 0.75) this.confirm(id)
        }
      }),
    )
  }

  /** Has it go with another receipt, as a further file of that one's expense. */
  #tie(id: string): void {
    const core = this.#core
    if (!core) return
    const others = this.#mine(core).filter((row) => row.state === 'review' && row.id !== id)
    if (others.length === 0) return this.confirm(id)
    const lead = this.#world.random.pick(others)
    this.#do(promised(() => core.review.goWith([id], lead.id)))
  }

  confirm(id: string): void {
    const core = this.#core
    // What goes with another is confirmed with that one.
    if (!core || core.receipts.companions.isHeld(id)) return
    this.#try(() => {
      const receipt = core.receipts.read(id)
      if (receipt.duplicateOf !== undefined) core.receipts.keepBoth(id)
      if (receipt.draft.supplierName === '') core.review.edit(id, this.#draft())
      this.#tellApart(id)
      this.#do(core.review.confirm(id, { accepted: 'all' }))
    })
  }

  /** Of suppliers that have one name, as where one was made later than anybody waits, a person chooses. */
  #tellApart(id: string): void {
    const account = this.#core?.accounts.atHand
    const company = account && this.#world.oracles.companyOf.get(account.id)
    const draft = this.#core?.receipts.read(id).draft
    const named = company?.suppliers.filter(({ name }) => name === draft?.supplierName) ?? []
    const [first, ...others] = named
    if (draft && first && others.length > 0)
      this.#core.review.edit(id, { ...draft, supplierId: first.id })
  }

  #draft() {
    const { random } = this.#world
    const gross = `${random.whole(1, 99)}.${random.whole(10, 99)}`
    const line = { expenseType: 'FUEL', description: 'Diesel', vatType: 'Standard', gross }
    return { supplierName: random.pick(suppliers), postingDate: '2026-06-30', lines: [line] }
  }

  /** One thing that a person might do now. */
  doSomething(): void {
    const core = this.#core
    const { random } = this.#world
    if (!core) return
    const mine = this.#mine(core)
    const row = mine.length > 0 ? random.pick(mine) : undefined
    const draw = random.next()
    if (draw < 0.25 || !row) return this.capture()
    if (draw < 0.75) return this.#doWith(core, row)
    if (draw < 0.9) return this.#lookAtSignIn(core)
    if (draw < 0.93) return this.signIn(random.pick([1, 1, 2]))
    if (draw < 0.95) return this.#do(core.accounts.tryNow())
    if (draw < 0.97) return this.#try(() => core.setPaused(random.chance(0.3)))
    if (draw < 0.98) return this.#signOut(core)
    const account = random.pick(core.accounts.list.get())
    this.#try(() => core.accounts.show(account.account.id))
  }

  #signOut(core: Core): void {
    this.#world.mayEndSignIns = true
    this.#do(core.accounts.atHand?.signOut())
  }

  #mine(core: Core): Row[] {
    const id = core.accounts.atHand?.id
    return rows().filter((row) => id === undefined || row.account_id === id)
  }

  /** As the app offers it for a receipt of this state. */
  #doWith(core: Core, row: Row): void {
    const { random } = this.#world
    const { review } = core
    switch (row.state) {
      case 'review':
        if (core.receipts.companions.isHeld(row.id))
          return random.chance(0.9)
            ? undefined
            : this.#do(promised(() => review.standAlone([row.id])))
        return random.chance(0.85)
          ? this.confirm(row.id)
          : this.#do(promised(() => review.discard(row.id)))
      case 'ready':
        if (this.#isToldToSend(row) && random.chance(0.5)) return this.#undecide(core, row)
        return this.#do(
          promised(() => (random.chance(0.8) ? review.reopen(row.id) : review.discard(row.id))),
        )
      case 'rejected':
        return this.#do(
          promised(() => (random.chance(0.9) ? review.reopen(row.id) : review.discard(row.id))),
        )
      case 'discarded':
        return this.#do(promised(() => review.restore(row.id)))
      case 'undecided':
        return this.#decide(core, row)
      case 'sending':
      case 'checking':
      case 'sent':
      case 'proven':
        return
      case 'vouched':
        return this.#do(promised(() => review.decide(row.id, 'not-sure')))
    }
  }

  /** Looks into the books first, as the card asks for. */
  #decide(core: Core, row: Row): void {
    const { oracles } = this.#world
    const receipt = oracles.receipts.get(row.id)
    const there = this.#world.companies.flatMap((company) => company.byMarker(row.marker))
    const isOffered = row.expense_id === null && row.problem?.includes('"outcome-unknown"') === true
    const own = oracles.companyOf.get(row.account_id ?? '')
    const mayVouch =
      own?.byMarker(row.marker).length === 1 && !row.problem?.includes('"found-twice"')
    const answer =
      mayVouch && this.#world.random.chance(0.3)
        ? 'is-there'
        : there.length > 0 || !isOffered
          ? 'check-again'
          : core.review.mayComeForMs(row.id) > 0
            ? 'check-again'
            : 'send-again'
    if (receipt && answer === 'send-again') this.#tell(core, row.id, 1)
    this.#do(promised(() => core.review.decide(row.id, answer)))
  }

  /** What goes with a receipt goes again with it. */
  #tell(core: Core, id: string, times: number): void {
    for (const each of [id, ...core.receipts.companions.of(id).map((one) => one.id)]) {
      const receipt = this.#world.oracles.receipts.get(each)
      if (receipt) receipt.timesTold += times
    }
  }

  #isToldToSend({ id }: Row): boolean {
    return (this.#world.oracles.receipts.get(id)?.timesTold ?? 0) > 0
  }

  /** Thinks better of it: from then on a second expense is nobody's wish again. */
  #undecide(core: Core, row: Row): void {
    this.#try(() => {
      core.review.undecide(row.id)
      this.#tell(core, row.id, -1)
    })
  }

  #lookAtSignIn(core: Core): void {
    const { random } = this.#world
    const { status, canTryOnceMore } = core.accounts.session.get()
    if (canTryOnceMore && random.chance(0.5)) return this.#tryOnceMore(core)
    if (status === 'none') return this.connect()
    if (status === 'held') return this.#settleBooks(core)
    if (status === 'signed-out') {
      this.#do(core.accounts.unlock())
      this.signIn(random.chance(0.85) ? this.#ownCompany(core.accounts.need()) : 2)
    }
  }

  #tryOnceMore(core: Core): void {
    this.#world.extraTries += 1
    this.#do(core.accounts.need().tryOnceMore())
  }

  /** An account that was never signed in to is meant for books that no other has. */
  #ownCompany(account: Account): number {
    const { companyOf } = this.#world.oracles
    const known = new Set([...companyOf.values()].map(({ number }) => number))
    const free = this.#world.companies.find(({ number }) => !known.has(number))
    return companyOf.get(account.id)?.number ?? free?.number ?? 1
  }

  /** Truthfully: the person looks whose books these are. An answer that cannot be taken leads to a new sign-in. */
  #settleBooks(core: Core): void {
    const account = core.accounts.need()
    // Keeping them apart is a sign-out of this one.
    this.#world.mayEndSignIns = true
    const seen = this.#world.seen.get(account.id)
    if (!seen) return this.signIn(this.#ownCompany(account))
    const isSame = this.#ownCompany(account) === seen.number
    const answer = core.accounts.settleBooks(isSame ? 'same' : 'apart')
    this.#do(
      answer.catch((error: unknown) => {
        this.#world.note(`no answer is taken: ${AppError.from(error).code}`)
        // The account that has these books already was brought to hand.
        this.#try(() => core.accounts.show(account.id))
        this.signIn(this.#ownCompany(account))
      }),
    )
  }

  /** Does all that is left to do. Whether nothing was. */
  attend(): boolean {
    const core = this.#core
    if (!core) {
      this.#world.note('the app is not open')
      return false
    }
    core.setPaused(false)
    let isDone = true
    const list = core.accounts.list.get()
    if (list.length === 0) this.connect()
    for (const { account } of list) {
      core.accounts.show(account.id)
      const mine = rows().filter((row) => row.account_id === account.id)
      if (mine.length === 0 && list.length > 1) continue
      if (!this.#attendSignIn(core)) return false
      for (const row of mine) if (!this.#attendReceipt(core, row)) isDone = false
    }
    return isDone && list.length > 0
  }

  #attendSignIn(core: Core): boolean {
    if (this.#isSigningIn) {
      this.#world.note('the sign-in has not ended yet')
      return false
    }
    const { status, problem, account } = core.accounts.session.get()
    if (status === 'connected') return true
    this.#world.note(`${account?.name} is ${status} ${problem ?? ''}`)
    if (status === 'none') this.connect()
    if (status === 'held') this.#settleBooks(core)
    if (status === 'signed-out') {
      this.#do(core.accounts.unlock())
      this.signIn(this.#ownCompany(core.accounts.need()))
    }
    return false
  }

  #attendReceipt(core: Core, row: Row): boolean {
    const receipt = this.#world.oracles.receipts.get(row.id)
    if (['proven', 'vouched', 'discarded'].includes(row.state)) return true
    if (row.state === 'undecided') return this.#attendCard(core, row, receipt)
    if (row.state === 'review') this.#attendReview(core, row)
    if (row.state === 'rejected') this.#do(promised(() => core.review.reopen(row.id)))
    return false
  }

  /** Where its receipt stays a question for good, what goes with it is taken off, and goes for itself. */
  #attendReview(core: Core, row: Row): void {
    if (!core.receipts.companions.isHeld(row.id)) return this.confirm(row.id)
    const { goesWith = '' } = core.receipts.read(row.id)
    if (core.receipts.read(goesWith).state === 'undecided')
      this.#do(promised(() => core.review.standAlone([row.id])))
  }

  #attendCard(core: Core, row: Row, receipt: Acknowledged | undefined): boolean {
    if (!receipt) return true
    this.#mendFile(row, receipt)
    const isThere = this.#world.companies.some((company) => company.byMarker(row.marker).length > 0)
    if (isThere || row.expense_id !== null) {
      if (receipt.looks >= mostLooks) return true
      receipt.looks += 1
    }
    this.#decide(core, row)
    return false
  }

  /** Puts the right file where the service has kept another. */
  #mendFile(row: Row, { bytes }: Acknowledged): void {
    const own = this.#world.companies.flatMap((company) => company.byMarker(row.marker))
    for (const { files, contents } of own) {
      const file = files.find(({ fileName }) => fileName.includes(row.marker))
      if (!file || file.bytes.equals(bytes)) continue
      file.bytes = bytes
      contents.push(bytes)
    }
  }
}

/** Some of these are immediate, some are not. */
async function promised(work: () => unknown): Promise<void> {
  await work()
}
