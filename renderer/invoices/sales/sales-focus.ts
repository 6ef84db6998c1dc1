/** Moves the focus between the list of sales invoices, the one that is open, and its document. */
import { tick } from 'svelte'
import { focusPlace } from '../../base/focus'

export const salesPlaces = {
  details: 'sales-details',
  showPdf: 'sales-show-pdf',
  plan: 'sales-plan-reminders',
  begin: 'sales-new',
} as const

/** The first thing that can be done with the open invoice, or the pane itself; false when none is open. */
export async function focusDetails(): Promise<boolean> {
  await tick()
  const pane = document.getElementById(salesPlaces.details)
  if (!pane) return false
  const target = pane.querySelector<HTMLElement>('.actions button') ?? pane
  target.focus()
  return true
}

/** What planning was begun with, or the pane where it is not there any more. */
export async function focusPlan(): Promise<void> {
  await tick()
  const begin = document.getElementById(salesPlaces.plan)
  if (begin) begin.focus()
  else await focusDetails()
}

export async function focusPdfButton(): Promise<void> {
  await tick()
  document.getElementById(salesPlaces.showPdf)?.focus()
}

/** Where the person goes on after something was closed. */
export async function focusOpen(isOpen: boolean): Promise<void> {
  if (isOpen && (await focusDetails())) return
  await focusPlace('bookList')
}
