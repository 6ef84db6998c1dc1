/** Puts the states of the window together and lends them to every component. */
import { createContext } from 'svelte'
import type { AppApi } from '../../shared/ipc'
import { needsPreview } from '../../shared/receipts/media'
import { listOf } from '../../shared/receipts/receipt'
import { recoveredWords } from '../base/messages'
import { Mirror } from '../base/mirror.svelte'
import { lookAt } from '../documents/picture-look'
import { bookListOf, Route } from '../base/route.svelte'
import { Accounts } from '../base/accounts.svelte'
import { ActivityTarget } from './activity-target'
import { Activity } from '../activity/activity.svelte'
import { createAnswers } from '../inbox/answers'
import { BookExpense } from '../books/books-expense.svelte'
import { BookFacts } from '../books/books-facts.svelte'
import { Books } from '../books/books.svelte'
import { Capture } from '../inbox/capture.svelte'
import { Choices } from '../base/choices.svelte'
import { Clients } from '../record/clients.svelte'
import { Exports } from '../record/exports.svelte'
import { Inbox } from '../inbox/inbox.svelte'
import { Invoices } from '../invoices/invoices.svelte'
import { Learning } from '../inbox/learning.svelte'
import { Looks, whenIdle } from '../inbox/looks'
import { Overview } from '../overview/overview.svelte'
import { ReadReceipt } from '../inbox/reading.svelte'
import { Receivables } from '../sales-invoices/receivables/receivables.svelte'
import { Review } from '../inbox/review.svelte'
import { SalesInvoices } from '../sales-invoices/sales-invoices.svelte'
import { Session } from '../base/session.svelte'
import { Settings } from '../base/settings.svelte'
import { SharedWork } from '../inbox/shared-work.svelte'
import { shownList } from './shown-list'
import { createSteps } from '../inbox/steps'
import { Sync } from '../base/sync.svelte'
import { Toasts } from '../base/toasts.svelte'

export function createDocket(api: AppApi) {
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
    onaccount: (hadOthers) => {
      toasts.forget()
      shared.stop()
      if (hadOthers) capture.close()
      inbox.restart()
      activity.restart()
      salesInvoices.restart()
      receivables.restart()
      overview.restart()
      bookExpense.restart()
      books.restart(bookListOf(route.screen) !== undefined)
      clients.close()
      invoices.restart(route.screen === 'invoices')
      sync.restart()
      looks.start()
    },
  })
  const looks = new Looks({
    api,
    // What is shown by pictures of its pages has none before it was read.
    lookAt: async (id, mediaType) =>
      needsPreview(mediaType) && (await api.reading.of(id))?.state !== 'read'
        ? undefined
        : lookAt(id, mediaType),
    idle: whenIdle,
  })
  const accounts: Accounts = new Accounts({
    api,
    session,
    toasts,
    onleave: async () => {
      await invoices.editor.flush()
      return (await review.flush()) && invoices.editor.keeping !== 'failed'
    },
  })
  const settings = new Settings({ api, toasts })
  new Mirror(api.store.recovered, undefined).watch((recovered) => {
    if (recovered) toasts.show({ tone: 'bad', ...recoveredWords(recovered) })
  })
  const sync = new Sync({ api, toasts })
  const choices = new Choices(api)
  const activity = new Activity({ api, onfail: (thrown) => toasts.fail(thrown) })
  const books: Books = new Books({
    api,
    toasts,
    isSeen: () => bookListOf(route.screen) !== undefined,
    canAsk: () => session.account !== undefined,
    askSalesInvoices: (asked) => salesInvoices.ask(asked),
  })
  const bookExpense = new BookExpense({ api, choices, toasts })
  const bookFacts = new BookFacts(api)
  const seesSales = () => route.screen === 'salesInvoices'
  const salesInvoices: SalesInvoices = new SalesInvoices({
    api,
    toasts,
    isSeen: seesSales,
    canAsk: () => session.account !== undefined,
    books: () => books,
  })
  const receivables = new Receivables({
    isSeen: () => seesSales() || route.screen === 'overview',
    api,
    toasts,
    canAsk: () => session.account !== undefined,
    onletter: (end) => salesInvoices.letterEnded(end),
  })
  const overview = new Overview({
    api,
    route,
    canAsk: () => session.account !== undefined,
    books: () => books,
    inbox: () => inbox,
    sales: () => salesInvoices,
    receivables: () => receivables,
  })
  const clients = new Clients({ api, toasts })
  const invoices = new Invoices({
    api,
    books,
    choices,
    toasts,
    canAsk: () => session.account !== undefined,
  })
  const review = new Review({
    api,
    choices,
    toasts,
    onreverted: ({ id, state }) => {
      route.go('inbox')
      if (inbox.selectedId !== id) inbox.open(id, listOf(state))
    },
  })
  const reading = new ReadReceipt({ api, review, toasts })
  const learning = new Learning({ api, review, choices, toasts })
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
      if (route.screen === 'activity') activity.refresh()
    },
    onfail: (thrown) => toasts.fail(thrown),
  })
  const goesAtOnce = () =>
    session.status === 'connected' &&
    !session.isReadOnly &&
    !sync.status.paused &&
    sync.status.service === 'reachable'
  const shared = new SharedWork({
    api,
    choices,
    inbox,
    review,
    toasts,
    bring: () => route.go('inbox'),
  })
  const answers = createAnswers({
    api,
    inbox,
    review,
    toasts,
    goesAtOnce,
    bring: () => route.go('inbox'),
  })
  const steps = createSteps({
    inbox,
    review,
    shared,
    toasts,
    goesAtOnce,
    isReadOnly: () => session.isReadOnly,
  })
  const capture: Capture = new Capture({
    api,
    toasts,
    onsaved: ({ first }) => {
      looks.start()
      if (route.screen === 'welcome') route.go('inbox')
      if (inbox.selectedId === undefined && first) inbox.open(first, 'review')
    },
  })
  const activityTarget = new ActivityTarget({
    api,
    books,
    inbox,
    invoices,
    route,
    toasts,
    sales: salesInvoices,
  })
  new Mirror(api.notices.opened, undefined).watch((opened) => {
    if (!opened) return
    if (opened.shows === 'sign-in') return route.go('settings', 'accounts')
    inbox.show(opened.shows)
    route.go('inbox')
  })
  const exports = new Exports({
    api,
    toasts,
    shown: () => shownList({ activity, books, choices, inbox, route, salesInvoices, session }),
  })
  return {
    activityTarget,
    answers,
    route,
    accounts,
    activity,
    books,
    bookExpense,
    bookFacts,
    toasts,
    session,
    settings,
    shared,
    sync,
    choices,
    clients,
    exports,
    inbox,
    invoices,
    learning,
    looks,
    overview,
    reading,
    receivables,
    review,
    salesInvoices,
    capture,
    steps,
  }
}

export type Docket = ReturnType<typeof createDocket>

export const [useDocket, provideDocket] = createContext<Docket>()
