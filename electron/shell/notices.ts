/** What a person away from the window is told: sending has come to its end, or something needs them. */
import type { AccountStanding } from '../../shared/accounts/account'
import type { Readable } from '../../shared/channel'
import type { NoticeAim, ShownReceipt } from '../../shared/settings'
import { say } from '../../shared/words/words'

/** Of all accounts together. */
export interface Tally {
  /** Receipts that are confirmed and not in the books yet. */
  waiting: number
  /** Receipts that need a person. */
  attention: number
  /** Accounts that have something waiting and need a new sign-in. */
  signIns: number
  /** Invoices whose planned reminders wait for a person. */
  plans: number
}

export interface Notice {
  title: string
  body: string
  /** What a click on it shows. */
  shows: NoticeAim
  /** It speaks of one receipt: the one that came last into the list that it shows. */
  isOfOne?: true
}

export function tallyOf(accounts: readonly AccountStanding[]): Tally {
  const sum = (of: (account: AccountStanding) => number) =>
    accounts.reduce((total, account) => total + of(account), 0)
  return {
    waiting: sum(({ waiting }) => waiting),
    attention: sum(({ attention }) => attention),
    signIns: sum(({ status, waiting }) => Number(status === 'signed-out' && waiting > 0)),
    plans: sum(({ plans = 0 }) => plans),
  }
}

/** `number` grows with each that is clicked. */
export interface OpenedNotice {
  number: number
  shows: NoticeAim
  receipt?: ShownReceipt
}

/**
 * Pure. `before` is what the person saw last, or was told last: what was waiting then and needs nobody now has arrived.
 * While anything still waits, only what needs a person is worth a word.
 */
export function noticeOf(before: Tally, now: Tally): Notice | undefined {
  if (now.signIns > before.signIns)
    return {
      title: say('main.needsSignIn'),
      body: say('main.notice.waiting', { count: now.waiting }),
      shows: 'sign-in',
    }
  if (now.attention > before.attention) {
    const more = now.attention - before.attention
    const body = say(now.waiting > 0 ? 'main.notice.othersGoOn' : 'main.notice.restInBooks')
    return {
      title: say('main.needYou', { count: more }),
      body,
      shows: 'attention',
      ...ofOne(more),
    }
  }
  if (now.plans > before.plans)
    return {
      title: say('main.plansWait', { count: now.plans - before.plans }),
      body: say('sales.plan.waiting'),
      shows: 'reminders',
    }
  if (now.waiting > 0 || before.waiting === 0) return undefined
  return {
    title: say('main.notice.inBooks', { count: before.waiting }),
    body: say('main.notice.proven'),
    shows: 'books',
    ...ofOne(before.waiting),
  }
}

const ofOne = (count: number): Pick<Notice, 'isOfOne'> => (count === 1 ? { isOfOne: true } : {})

/** What came from a watched folder while nobody looked. */
export function arrivalNotice(arrival: { folder: string; receipts: number }): Notice {
  return {
    title: say('main.notice.arrived', { count: arrival.receipts, folder: arrival.folder }),
    body: say('main.notice.toReview'),
    shows: 'review',
    ...ofOne(arrival.receipts),
  }
}

interface Parts {
  accounts: Readable<AccountStanding[]>
  /** Whether the person looks at the window. */
  isLookedAt: () => boolean
  /** Whether the person wants to be told. */
  isWanted: () => boolean
  show: (notice: Notice) => void
  /** How many things need the person; shown at the app's icon. */
  badge: (count: number) => void
}

/** Plans of many invoices and books come into doubt one after another; a person is told once. */
export const togetherMs = 2_000

/** Watches the accounts and tells; `seen` is called whenever the person comes to the window. */
export function watchNotices(parts: Parts): { seen: () => void; stop: () => void } {
  let before = tallyOf(parts.accounts.get())
  const seen = () => {
    before = tallyOf(parts.accounts.get())
  }
  let later: ReturnType<typeof setTimeout> | undefined
  const tell = (now: Tally, notice: Notice | undefined) => {
    // What came in meanwhile belongs to what will have arrived.
    before = notice ? now : { ...now, waiting: Math.max(before.waiting, now.waiting) }
    if (notice && parts.isWanted()) parts.show(notice)
  }
  const tellTogether = () => {
    later = undefined
    const now = tallyOf(parts.accounts.get())
    if (parts.isLookedAt()) seen()
    else tell(now, noticeOf(before, now))
  }
  const look = (accounts: readonly AccountStanding[]) => {
    const now = tallyOf(accounts)
    parts.badge(now.attention + now.signIns + now.plans)
    if (parts.isLookedAt()) return seen()
    const notice = noticeOf(before, now)
    if (notice?.shows === 'reminders') later ??= setTimeout(tellTogether, togetherMs)
    else tell(now, notice)
  }
  look(parts.accounts.get())
  const unsubscribe = parts.accounts.subscribe(look)
  const stop = () => {
    clearTimeout(later)
    unsubscribe()
  }
  return { seen, stop }
}
