/** Puts the states of the window together, and lends each room its own. */
import type { AppApi } from '../../shared/ipc'
import { graceMsOf } from '../../shared/settings'
import { needsPreview } from '../../shared/receipts/media'
import { listOf } from '../../shared/receipts/receipt'
import { ActivityTarget } from '../activity/activity-target'
import { Activity } from '../activity/activity.svelte'
import { provideActivity, type ActivityStates } from '../activity/context'
import { Accounts } from '../base/accounts.svelte'
import { Capture } from '../base/capture.svelte'
import { Choices } from '../base/choices.svelte'
import { provideBase, type Base } from '../base/context'
import { Menus } from '../base/menus'
import { Panes } from '../base/panes.svelte'
import { Rates } from '../base/rates.svelte'
import { bookListOf, Route } from '../base/route.svelte'
import { Session } from '../base/session.svelte'
import { Settings } from '../base/settings.svelte'
import { Sync } from '../base/sync.svelte'
import { Toasts } from '../base/toasts.svelte'
import { BookExpense } from '../books/books-expense.svelte'
import { BookFacts } from '../books/books-facts.svelte'
import { ExpenseSums } from '../books/expense-sums.svelte'
import { provideBooks, type BooksStates } from '../books/context'
import { provideDesk, type DeskStates } from '../desk/context'
import { Desk } from '../desk/desk.svelte'
import { lookAt } from '../documents/picture-look'
import { Keys, provideKeys } from '../lib/keys.svelte'
import { createAnswers } from '../inbox/answers'
import { provideInbox, type InboxStates } from '../inbox/context'
import { Inbox } from '../inbox/inbox.svelte'
import { Learning } from '../inbox/form/learning.svelte'
import { Looks, whenIdle } from '../inbox/form/looks'
import { ReadReceipt } from '../inbox/document/reading.svelte'
import { Review } from '../inbox/form/review.svelte'
import { Scanning } from '../inbox/capture/scanning.svelte'
import { SharedWork } from '../inbox/several/shared-work.svelte'
import { FilesOut } from '../inbox/files-out'
import { Steps } from '../inbox/steps'
import { Vouchers } from '../inbox/capture/vouchers.svelte'
import { provideInvoices, type InvoicesStates } from '../invoices/context'
import { Invoices } from '../invoices/invoices.svelte'
import { provideOverview, type OverviewStates } from '../overview/context'
import { Overview } from '../overview/overview.svelte'
import { Books } from '../record/books.svelte'
import { Clients } from '../record/clients.svelte'
import { Countries } from '../record/countries.svelte'
import { provideRecords, type Records } from '../record/context'
import { Exports } from '../record/exports.svelte'
import { Suppliers } from '../record/suppliers.svelte'
import { provideSales, type SalesStates } from '../invoices/sales/context'
import { Receivables } from '../invoices/sales/receivables/receivables.svelte'
import { SalesInvoices } from '../invoices/sales/sales-invoices.svelte'
import { Backup } from '../settings/backup.svelte'
import { provideSettings, type SettingsStates } from '../settings/context'
import { Remembered } from '../settings/remembered.svelte'
import { Report } from '../settings/report.svelte'
import { Rules } from '../settings/rules.svelte'
import { Updates } from '../settings/updates.svelte'
import { Watching } from '../settings/watching.svelte'
import { Aids } from './aids.svelte'
import { createLinks } from './links'
import { watchNotices } from './notices'
import { shownList } from './shown-list'

type Screens = BooksStates &
  InvoicesStates &
  SalesStates &
  OverviewStates &
  DeskStates &
  ActivityStates &
  SettingsStates

export interface Docket extends Base, Records, InboxStates, Screens {
  looks: Looks
  aids: Aids
}

/** What is done once all states are there, where one of them leads to others. */
type All = () => Docket

export function createDocket(api: AppApi): Docket {
  const all: All = () => docket
  const base = createBase(api, all)
  const records = createRecords(api, base, all)
  const docket: Docket = {
    ...base,
    ...records,
    ...createInbox(api, base, all),
    ...createScreens(api, { ...base, ...records }, all),
    looks: createLooks(api),
    aids: new Aids(),
  }
  watchNotices(api, docket)
  return docket
}

/** Called while the window's first component is made. */
export function lend(docket: Docket): Docket {
  provideBase(docket)
  provideKeys(docket.keys)
  provideRecords(docket)
  provideInbox(docket)
  provideBooks(docket)
  provideInvoices(docket)
  provideSales(docket)
  provideOverview(docket)
  provideDesk(docket)
  provideActivity(docket)
  provideSettings(docket)
  return docket
}

function createBase(api: AppApi, all: All): Base {
  const route = new Route()
  const toasts: Toasts = new Toasts(
    {
      'sign-in': () => session.signIn(),
      'choose-files': () => capture.pick(),
      'service-settings': () => route.go('settings', 'advanced'),
      'full-access': () => session.signIn('full'),
    },
    () => capture.makeRoom(),
  )
  const session = new Session({
    api,
    route,
    toasts,
    onaccount: (hadOthers) => showOther(all(), hadOthers),
  })
  const accounts: Accounts = new Accounts({
    api,
    session,
    toasts,
    onleave: async () => {
      const { invoices, review, salesInvoices } = all()
      await invoices.editor.flush()
      const areSalesKept = await salesInvoices.drafts.flush()
      return (await review.flush()) && areSalesKept && invoices.editor.keeping !== 'failed'
    },
    holdsTyping: () => {
      const { bookExpense, invoices, salesInvoices } = all()
      const { editing } = invoices
      const isOverDraft = editing.view !== undefined && editing.form.isChanged
      return isOverDraft || salesInvoices.drafts.holdsTyping || bookExpense.holdsTyping
    },
  })
  const rates = new Rates({ api, toasts })
  const settings = new Settings({ api, toasts })
  const capture: Capture = new Capture({
    api,
    toasts,
    shown: () => session.account?.id,
    takesFirst: (file) => rates.take(file),
    onsaved: ({ first }) => {
      const { inbox, looks } = all()
      looks.start()
      if (route.screen === 'welcome') route.go('inbox')
      if (inbox.selectedId === undefined && first) inbox.open(first, 'review')
    },
  })
  return {
    accounts,
    capture,
    choices: new Choices(api),
    counts: () => all().inbox.counts,
    keys: new Keys({
      changes: () => settings.current.keys ?? {},
      change: (keys) => settings.change({ keys }),
    }),
    links: createLinks(api, all),
    menus: new Menus({ api, toasts }),
    panes: new Panes(settings),
    rates,
    route,
    session,
    settings,
    sync: new Sync({ api, toasts }),
    toasts,
  }
}

/** Other books are at hand: nothing of those before is shown. */
function showOther(docket: Docket, hadOthers: boolean): void {
  const { route, toasts } = docket
  toasts.forget()
  docket.accounts.answer(false)
  docket.shared.restart()
  if (hadOthers) docket.capture.close()
  docket.inbox.restart()
  docket.vouchers.restart()
  docket.rules.restart()
  docket.remembered.restart()
  docket.activity.restart()
  docket.salesInvoices.restart()
  docket.receivables.restart()
  docket.overview.restart()
  docket.bookExpense.restart()
  docket.books.restart(bookListOf(route.screen) !== undefined)
  docket.clients.close()
  docket.suppliers.close()
  docket.invoices.restart(route.screen === 'invoices')
  docket.sync.restart()
  docket.looks.start()
}

function createLooks(api: AppApi): Looks {
  return new Looks({
    api,
    // What is shown by pictures of its pages has none before it was read.
    lookAt: async (id, mediaType) =>
      needsPreview(mediaType) && (await api.reading.of(id))?.state !== 'read'
        ? undefined
        : lookAt(id, mediaType),
    idle: whenIdle,
  })
}

function createRecords(api: AppApi, base: Base, all: All): Records {
  const { choices, route, session, toasts } = base
  const countries = new Countries(api)
  return {
    books: new Books({
      api,
      toasts,
      isSeen: () => bookListOf(route.screen) !== undefined,
      canAsk: () => session.account !== undefined,
      askInvoices: (asked) => all().salesInvoices.list.ask(asked),
    }),
    clients: new Clients({ api, toasts, countries }),
    suppliers: new Suppliers({ api, toasts, countries, choices }),
    countries,
    exports: new Exports({ api, toasts, shown: () => shownList(all()) }),
  }
}

function createInbox(api: AppApi, base: Base, all: All): InboxStates {
  const { choices, route, session, sync, toasts } = base
  const review = new Review({
    api,
    choices,
    toasts,
    reading: () => reading.state,
    onreverted: ({ id, state }) => {
      route.go('inbox')
      if (inbox.selectedId !== id) inbox.open(id, listOf(state))
    },
  })
  const reading: ReadReceipt = new ReadReceipt({ api, review, toasts })
  const learning = new Learning({
    api,
    review,
    choices,
    toasts,
    fields: () => reading.fields,
  })
  const inbox: Inbox = new Inbox({
    api,
    onselect: (id) => {
      void review.open(id)
      reading.open(id)
      void learning.open(id)
    },
    onchange: () => {
      void review.refresh()
      reading.changed()
      void learning.open()
      if (route.screen === 'activity') all().activity.refresh()
    },
    onfail: (thrown) => toasts.fail(thrown),
  })
  const isReadOnly = () => session.isReadOnly
  const goesAtOnce = () =>
    session.status === 'connected' &&
    !isReadOnly() &&
    graceMsOf(all().settings.current) === 0 &&
    !sync.status.paused &&
    sync.status.service === 'reachable'
  const bring = () => route.go('inbox')
  const isShown = () => route.screen === 'inbox'
  const shared = new SharedWork({ api, choices, inbox, review, toasts, bring })
  return {
    answers: createAnswers({ api, inbox, review, toasts, goesAtOnce, bring }),
    inbox,
    learning,
    reading,
    review,
    scanning: new Scanning({ api, toasts }),
    shared,
    filesOut: new FilesOut({ api, inbox, toasts }),
    steps: new Steps({ api, inbox, review, shared, toasts, goesAtOnce, isReadOnly, isShown }),
    vouchers: new Vouchers({ api, choices, toasts, account: () => session.account?.id }),
  }
}

function createScreens(api: AppApi, below: Base & Records, all: All): Screens {
  const { accounts, books, choices, links, route, session, toasts } = below
  const canAsk = () => session.account !== undefined
  const seesSales = () => route.screen === 'invoices'
  const salesInvoices = new SalesInvoices({
    api,
    choices,
    toasts,
    isSeen: seesSales,
    canAsk,
    account: () => session.account?.id,
    books: () => books,
  })
  const receivables = new Receivables({
    api,
    canAsk,
    isSeen: () => seesSales() || route.screen === 'overview',
  })
  return {
    activity: new Activity({ api, onfail: (thrown) => toasts.fail(thrown) }),
    activityTarget: new ActivityTarget({ api, links, toasts }),
    bookExpense: new BookExpense({ api, choices, toasts }),
    bookFacts: new BookFacts(api),
    expenseSums: new ExpenseSums(api),
    chosenSums: new ExpenseSums(api),
    desk: new Desk({ api, accounts, links, route }),
    invoices: new Invoices({
      api,
      books,
      choices,
      toasts,
      canAsk,
      leaveSales: () => salesInvoices.drafts.leave(),
    }),
    overview: new Overview({
      api,
      route,
      canAsk,
      books: () => books,
      receivables: owedIn(receivables, salesInvoices),
      showReceipts: (list) => all().inbox.show(list),
    }),
    receivables,
    remembered: new Remembered({ api, toasts }),
    rules: new Rules({ api, toasts }),
    watching: new Watching({ api, toasts }),
    about: api.about,
    updates: new Updates({ api, toasts }),
    report: new Report({ api, toasts }),
    backup: new Backup({ api, toasts }),
    salesInvoices,
  }
}

/** What clients owe, as the overview asks for it. */
function owedIn(receivables: Receivables, salesInvoices: SalesInvoices) {
  return {
    get owed() {
      return receivables.owed
    },
    get problem() {
      return receivables.problem
    },
    load: () => receivables.load(),
    show: (age: Parameters<Receivables['showAge']>[0]) => {
      salesInvoices.showOwed(true)
      receivables.showAll()
      receivables.showAge(age)
    },
  }
}
