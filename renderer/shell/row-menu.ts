/** The menu of a row: what the one table of actions has for it, as a menu of the system. */
import { tick } from 'svelte'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { AppApi } from '../../shared/ipc'
import type { Action } from '../base/actions'
import { fewOfEach, isOn } from '../base/actions'
import type { Docket } from './docket.svelte'

type Kind = 'receipt' | 'record'

/** Ids of actions in groups; `move-to-` stands for those that begin so. */
const groups: Record<Kind, readonly (readonly string[])[]> = {
  receipt: [
    ['confirm', 'later', 'attach'],
    [
      'other-currency',
      'merge',
      'go-together',
      'split',
      'split-photo',
      'split-documents',
      'read-again',
    ],
    ['move-to-'],
    ['copy-number', 'save-original'],
    ['discard'],
  ],
  record: [
    ['edit-expense', 'change-invoice', 'pay-invoice', 'expenses-of-supplier', 'invoice-for-client'],
    ['open-page', 'copy-number'],
    ['delete-expense'],
    ['print-list', 'save-csv'],
    ['refresh'],
  ],
}

/** Answers a right click, or the menu key, on a row: the row comes to hand first, unless it is one of several selected. */
export function createRowMenu(
  {
    bookExpense,
    books,
    inbox,
    review,
    route,
  }: Pick<Docket, 'bookExpense' | 'books' | 'inbox' | 'review' | 'route'>,
  actions: () => readonly Action[],
  api: Pick<AppApi, 'desktop'>,
) {
  return async (event: MouseEvent): Promise<void> => {
    const row = rowOf(event)
    if (!row) return
    event.preventDefault()
    const { at } = row
    if (row.element.getAttribute('aria-selected') !== 'true') row.element.click()
    await inbox.selecting
    if (row.kind === 'receipt') await review.open(inbox.selectedId)
    await tick()
    const { selected } = books.list
    // What can be done with an expense is for main to say.
    if (route.screen === 'expenses' && selected) await bookExpense.look(selected as ExpenseRecord)
    const offered = actions().filter((action) => isOn(action, route.screen))
    const lines = linesOf(row.kind, offered)
    if (lines.length === 0) return
    const id = await api.desktop.menu({ lines, ...(at && { at }) })
    if (id !== undefined) await offered.find((action) => action.id === id)?.run()
  }
}

/** What can be done now, group by group. Pure but for asking each action. */
export function linesOf(kind: Kind, actions: readonly Action[]) {
  return groups[kind].flatMap((group, place) =>
    fewOfEach(
      group
        .flatMap((id) =>
          actions.filter(
            (action) => action.id === id || (id.endsWith('-') && action.id.startsWith(id)),
          ),
        )
        .filter(({ isReady }) => isReady?.() ?? true),
    ).map(({ id, words }, at) => ({ id, words, ...(place > 0 && at === 0 && { begins: true }) })),
  )
}

interface Row {
  element: HTMLElement
  kind: Kind
  /** Undefined where the pointer is. */
  at: { x: number; y: number } | undefined
}

/** The row under the pointer; by the key, the one that is current in the list that has the focus. */
function rowOf(event: MouseEvent): Row | undefined {
  if (!(event.target instanceof HTMLElement)) return undefined
  const under = event.target.closest<HTMLElement>('[data-menu]')
  if (under) return { element: under, kind: under.dataset['menu'] as Kind, at: undefined }
  const active = event.target.getAttribute('aria-activedescendant')
  const current = active === null ? null : document.getElementById(active)
  const kind = current?.dataset['menu'] as Kind | undefined
  if (!current || !kind) return undefined
  const { left, bottom } = current.getBoundingClientRect()
  return { element: current, kind, at: { x: Math.round(left + 24), y: Math.round(bottom) } }
}
