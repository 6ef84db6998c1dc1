/** Puts the states of the window together and lends them to every component. */
import { createContext } from 'svelte'
import type { AppApi } from '../../shared/ipc'
import { recoveredWords } from '../lib/messages'
import { Mirror } from '../lib/mirror.svelte'
import { lookAt } from '../lib/picture-look'
import { bookListOf, Route } from '../lib/route.svelte'
import { Accounts } from './accounts.svelte'
import { Activity } from './activity.svelte'
import { Books } from './books.svelte'
import { Capture } from './capture.svelte'
import { Choices } from './choices.svelte'
import { Inbox } from './inbox.svelte'
import { Looks, whenIdle } from './looks'
import { Review } from './review.svelte'
import { Session } from './session.svelte'
import { Settings } from './settings.svelte'
import { createSteps } from './steps'
import { Sync } from './sync.svelte'
import { Toasts } from './toasts.svelte'

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
      if (hadOthers) capture.close()
      inbox.restart()
      activity.restart()
      books.restart(bookListOf(route.screen) !== undefined)
      sync.restart()
      looks.start()
    },
  })
  const looks = new Looks({ api, lookAt, idle: whenIdle })
  const accounts: Accounts = new Accounts({
    api,
    session,
    toasts,
    onleave: () => review.flush(),
  })
  const settings = new Settings({ api, toasts })
  new Mirror(api.store.recovered, undefined).watch((recovered) => {
    if (recovered) toasts.show({ tone: 'bad', ...recoveredWords(recovered) })
  })
  const sync = new Sync({ api, toasts })
  const choices = new Choices(api)
  const activity = new Activity({ api, onfail: (thrown) => toasts.fail(thrown) })
  const books = new Books({
    api,
    toasts,
    isSeen: () => bookListOf(route.screen) !== undefined,
    canAsk: () => session.account !== undefined,
  })
  const review = new Review({ api, choices, toasts })
  const inbox = new Inbox({
    api,
    onselect: (id) => void review.open(id),
    onchange: () => {
      void review.refresh()
      if (route.screen === 'activity') activity.refresh()
    },
    onfail: (thrown) => toasts.fail(thrown),
  })
  const goesAtOnce = () =>
    session.status === 'connected' &&
    !session.isReadOnly &&
    !sync.status.paused &&
    sync.status.service === 'reachable'
  const steps = createSteps({
    api,
    inbox,
    review,
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
  return {
    route,
    accounts,
    activity,
    books,
    toasts,
    session,
    settings,
    sync,
    choices,
    inbox,
    looks,
    review,
    capture,
    steps,
  }
}

export type Docket = ReturnType<typeof createDocket>

export const [useDocket, provideDocket] = createContext<Docket>()
