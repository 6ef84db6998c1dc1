import { expect, test } from 'vitest'
import type { Accounts } from '../../../../electron/accounts/accounts'
import { afterSignIn } from '../../../../electron/accounts/after-sign-in'
import type { Session } from '../../../../shared/accounts/account'
import { emptyBooksStatus } from '../../../../shared/books/books'
import { emptyReferenceData } from '../../../../shared/books/reference-data'
import { LiveValue } from '../../../../shared/channel'

/** Accounts of which one is at hand, and those that were told of. */
function watched() {
  const session = new LiveValue({ status: 'none' } as Session)
  const booksStatus = new LiveValue(emptyBooksStatus)
  const choices = new LiveValue(emptyReferenceData)
  const accounts = { session, booksStatus, choices, atHand: { id: '' } }
  const told: string[] = []
  afterSignIn(accounts as unknown as Accounts, () => told.push(accounts.atHand.id))
  const sign = (id: string, status: Session['status'] = 'connected') => {
    session.set({ account: { id }, status } as Session)
  }
  const know = (isKnown: boolean) => {
    const asOf = '2026-11-12T09:00:00.000Z'
    const { suppliers } = emptyBooksStatus
    const type = { code: 'FUEL', name: 'Fuel', group: 'General' }
    choices.set({ ...emptyReferenceData, expenseTypes: isKnown ? [type] : [] })
    booksStatus.set({ ...emptyBooksStatus, suppliers: { ...suppliers, ...(isKnown && { asOf }) } })
  }
  /** In the order in which another account comes to hand: its session is told last. */
  const show = (id: string, isKnown: boolean) => {
    accounts.atHand = { id }
    know(isKnown)
    sign(id)
  }
  return { told, show, sign, know }
}

test('each account is told of once, when it is at hand and its books are known, and again after another sign-in', () => {
  const { told, show, sign, know } = watched()
  show('first', true)
  show('second', false)
  expect(told).toEqual(['first'])
  know(true)
  expect(told).toEqual(['first', 'second'])
  show('first', true)
  show('second', true)
  expect(told).toEqual(['first', 'second'])
  sign('second', 'signed-out')
  sign('second')
  expect(told).toEqual(['first', 'second', 'second'])
})

test('an account that comes to hand is not taken for the one before it, whose session is still told', () => {
  const { told, show, know } = watched()
  show('first', false)
  show('second', true)
  show('first', false)
  expect(told).toEqual(['second'])
  know(true)
  expect(told).toEqual(['second', 'first'])
})
