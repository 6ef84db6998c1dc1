import type { MenuItemConstructorOptions } from 'electron'
import { expect, test } from 'vitest'
import type { NoticeAim } from '../../../../shared/settings'
import { heldKeys, type KeyChanges } from '../../../../shared/keys/key-changes'
import { menuOf } from '../../../../electron/shell/menu-items'

const ignore = () => undefined
const parts = {
  chooseFiles: ignore,
  syncNow: ignore,
  show: ignore,
  keys: heldKeys({}, false),
  isPackaged: true,
}

/** Labels or roles of the items below one title. */
function items(menu: readonly MenuItemConstructorOptions[], title: string): (string | undefined)[] {
  const { submenu } = menu.find(({ label }) => label === title) ?? {}
  return Array.isArray(submenu) ? submenu.map(({ label, role, type }) => label ?? role ?? type) : []
}

test('on macOS settings and version stand in the menu of the app, where they are looked for', () => {
  const menu = menuOf(parts, true)
  expect(menu[0]?.label).toBe('Docket')
  expect(items(menu, 'Docket')).toEqual(
    expect.arrayContaining(['About Docket', 'Settings…', 'hide', 'quit']),
  )
  expect(items(menu, '&File')).toContain('close')
  expect(items(menu, '&File')).not.toContain('quit')
  expect(items(menu, '&Help')).toEqual(['Guide', 'Keys', 'separator', 'Save a report…'])
})

test('elsewhere they stand with the files and under help', () => {
  const menu = menuOf(parts, false)
  expect(items(menu, '&File')).toEqual(expect.arrayContaining(['Settings…', 'quit']))
  expect(items(menu, '&Help')).toEqual([
    'Guide',
    'Keys',
    'separator',
    'Save a report…',
    'About Docket',
  ])
})

test.each([true, false])(
  'what people get has no tools of developers in it (macOS: %s)',
  (isMac) => {
    const roles = menuOf(parts, isMac).flatMap(({ submenu }) =>
      Array.isArray(submenu) ? submenu.map(({ role }) => role) : [],
    )
    expect(roles).not.toContain('toggleDevTools')
  },
)

test('the size of all is set by the keys people know, also on the keypad, and Ctrl+0 is nothing else', () => {
  const view = menuOf(parts, false).find(({ label }) => label === '&View')?.submenu
  const keysOf = (wanted: string) =>
    Array.isArray(view)
      ? view.flatMap(({ role, accelerator }) => (role === wanted ? [accelerator] : []))
      : []
  expect(keysOf('zoomIn')).toEqual(['CmdOrCtrl+Plus', 'CmdOrCtrl+=', 'CmdOrCtrl+numadd'])
  expect(keysOf('zoomOut')).toEqual(['CmdOrCtrl+-', 'CmdOrCtrl+numsub'])
  expect(keysOf('resetZoom')).toEqual(['CmdOrCtrl+0', 'CmdOrCtrl+num0'])
})

test.each([
  ['Guide', 'guide'],
  ['Keys', 'keys'],
  ['Save a report…', 'report'],
  ['About Docket', 'about'],
])('%s of the help menu shows just that', (label, aim) => {
  const shown: NoticeAim[] = []
  const menu = menuOf({ ...parts, show: (shows) => shown.push(shows) }, false)
  const help = menu.find((item) => item.label === '&Help')?.submenu
  const click = Array.isArray(help) ? help.find((item) => item.label === label)?.click : undefined
  ;(click as (() => void) | undefined)?.()
  expect(shown).toEqual([aim])
})

test('its items show the keys that hold, and none that would be taken from text fields', () => {
  const acceleratorsWith = (changes: KeyChanges) => {
    const menu = menuOf({ ...parts, keys: heldKeys(changes, false) }, false)
    const labelled = menu.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
    return new Map(labelled.map(({ label, accelerator }) => [label, accelerator]))
  }
  const labels = ['Add receipts…', 'Scan…', 'Send and refresh now', 'Settings…', 'Guide', 'Keys']
  const shown = (changes: KeyChanges) => {
    const found = acceleratorsWith(changes)
    return labels.map((label) => found.get(label))
  }
  const [add, scan, sync, settings] = ['O', 'Shift+S', 'R', ','].map((key) => `CmdOrCtrl+${key}`)
  expect(shown({})).toEqual([add, scan, sync, settings, 'F1', undefined])
  const changes = { 'choose-files': ['Ctrl+g'], 'sync-now': ['y'], guide: [], keys: ['F2'] }
  const changed = ['CmdOrCtrl+G', scan, undefined, settings, undefined, 'F2']
  expect(shown(changes)).toEqual(changed)
})
