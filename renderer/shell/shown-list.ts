/** The list on the screen as a question to main: the same search, filters and order, but all of it. */
import type { ExportQuestion } from '../../shared/books/export'
import { say } from '../../shared/words/words'
import { activityKinds } from '../activity/activity-kinds'
import { bookListOf, type Route } from '../base/route.svelte'
import { askedFilters, filterWords } from '../record/expense-filters'
import { salesFilterWords, salesTabs, type SalesTab } from '../record/sales-words'
import type { Activity } from '../activity/activity.svelte'
import type { Books } from '../record/books.svelte'
import type { Choices } from '../base/choices.svelte'
import type { ShownList } from '../record/exports.svelte'
import type { Inbox } from '../inbox/inbox.svelte'
import type { SalesInvoices } from '../invoices/sales/sales-invoices.svelte'
import type { Session } from '../base/session.svelte'

interface Asked {
  activity: Activity
  books: Books
  choices: Choices
  inbox: Inbox
  route: Route
  salesInvoices: SalesInvoices
  session: Session
}

/** Undefined where no list is shown, or there are no books to have one. */
export function shownList(docket: Asked): ShownList | undefined {
  const { route, session, inbox, activity } = docket
  const name = session.account?.name ?? ''
  if (route.screen === 'inbox') {
    const { list, search, sort, selection } = inbox
    const ids = selection.isMany ? [...selection.ids] : undefined
    const notes = [name, ids ? say('shell.listed.selected') : searched(search)]
    return {
      title: say(`shell.listed.${list}`),
      notes,
      question: {
        list: 'receipts',
        filter: { list, search, ...(sort && { sort }), ...(ids && { ids }) },
      },
    }
  }
  if (route.screen === 'activity') {
    const { search, kind } = activity
    const events = kind ? [...activityKinds[kind].events] : undefined
    return {
      title: say('activity.title'),
      notes: [name, searched(search), kind ? say(`activity.kind.${kind}`) : ''],
      question: { list: 'activity', filter: { search, ...(events && { events }) } },
    }
  }
  const shown = bookListOf(route.screen)
  return shown && session.account ? ofBooks(docket, shown, name) : undefined
}

function ofBooks(
  { books, choices, salesInvoices: sales }: Asked,
  shown: NonNullable<ReturnType<typeof bookListOf>>,
  name: string,
): ShownList | undefined {
  const { search, order: sort } = books.list
  const title = say(`record.${shown}.title`)
  const asked = (filter: object) => ({ list: shown, filter }) as ExportQuestion
  if (shown === 'expenses') {
    const words = filterWords(books.filters, choices.methodName)
    const { isMany, ids } = books.several
    const some = isMany && { ids: [...ids] }
    const filter = { search, sort, ...askedFilters(books.filters), ...some }
    const chosen = isMany ? [say('shell.listed.selected')] : []
    return { title, notes: [name, searched(search), ...words, ...chosen], question: asked(filter) }
  }
  if (shown === 'invoices') {
    if (sales.isOwed) return undefined
    const filter = { search, sort, ...sales.list.narrowing }
    const notes = [name, ...tabWords(sales.list.tab), searched(search)]
    notes.push(...salesFilterWords(sales.list.filters))
    return { title, notes, question: asked(filter) }
  }
  return { title, notes: [name, searched(search)], question: asked({ search, sort }) }
}

/** What the tab narrows the invoices to; nothing where it shows all. */
const tabWords = (shown: SalesTab) =>
  salesTabs.flatMap(({ tab, title }) => (tab === shown && tab !== 'ALL' ? [title] : []))

const searched = (search: string) => (search === '' ? '' : say('shell.listed.searched', { search }))
