import { expect, test, vi } from 'vitest'
import { trayMenuOf, type TrayDeeds } from '../../../../../electron/shell/presence/tray-menu'

const deeds = (): TrayDeeds => ({
  open: vi.fn(),
  addReceipts: vi.fn(),
  syncNow: vi.fn(),
  hold: vi.fn(),
  quit: vi.fn(),
})

const presence = { state: 'sending', words: '3 receipts on the way' } as const

/** Presses what is called so; nothing of a click is looked at. */
function press(items: ReturnType<typeof trayMenuOf>, label: string): void {
  const item = items.find((other) => other.label === label)
  const click = item?.click as (() => void) | undefined
  expect(click, label).toBeDefined()
  click?.()
}

test('the first line says how things stand, and does nothing', () => {
  const [first] = trayMenuOf(presence, false, deeds())
  expect(first).toEqual({ label: '3 receipts on the way', enabled: false })
})

test('each word does what it says', () => {
  const made = deeds()
  const items = trayMenuOf(presence, false, made)
  const words = {
    open: 'Open Docket',
    addReceipts: 'Add receipts…',
    syncNow: 'Send and refresh now',
    quit: 'Quit Docket',
  } as const
  for (const [deed, label] of Object.entries(words)) {
    press(items, label)
    expect(made[deed as keyof typeof words]).toHaveBeenCalledOnce()
  }
})

test.each([true, false])('held back: %s, and a press turns it round', (isHeld) => {
  const made = deeds()
  const items = trayMenuOf(presence, isHeld, made)
  expect(items.find(({ label }) => label === 'Hold sending back')).toMatchObject({
    type: 'checkbox',
    checked: isHeld,
  })
  press(items, 'Hold sending back')
  expect(made.hold).toHaveBeenCalledWith(!isHeld)
})
