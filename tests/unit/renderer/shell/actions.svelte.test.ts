/** One table of actions stands behind keys, the list of keys and the palette: it must not contradict itself. */
import { describe, expect, test, vi } from 'vitest'
import { actionFor, isOn } from '../../../../renderer/base/actions'
import { screens, settingsSections, type Screen } from '../../../../renderer/base/route.svelte'
import { isKeyId, keyIds } from '../../../../shared/keys/key-table'
import { keyCaps } from '../../../../renderer/lib/keys.svelte'
import { actionsOf } from '../../../../renderer/shell/actions'
import { createDocket } from '../../../../renderer/shell/docket.svelte'
import { foundRecords } from '../../../../renderer/shell/found-records'
import { allKeys, keysOfScreen, keyWords } from '../../../../renderer/shell/key-list'
import { entriesOf, Palette } from '../../../../renderer/shell/palette.svelte'
import { openScene } from '../../../support/scene'

vi.stubGlobal('HTMLInputElement', Map)
vi.stubGlobal('document', {
  documentElement: { dataset: {} },
  getElementById: () => null,
  querySelector: () => null,
})

const everyScreen: Screen[] = [...screens.map(({ name }) => name), 'welcome']

async function opened(name = 'full') {
  const { api, world } = await openScene(name)
  const docket = createDocket(api)
  await vi.waitFor(() => expect(docket.session.isKnown).toBe(true))
  const actions = () => actionsOf(docket, { palette: () => undefined })
  const palette = new Palette({
    actions,
    screen: () => docket.route.screen,
    records: (typed) => foundRecords({ ...docket, api }, typed),
  })
  return { ...docket, actions, palette, world }
}

describe('the table of actions', () => {
  test('names each action once', async () => {
    const { actions } = await opened()
    const ids = actions().map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  test('gives no key two meanings on one screen', async () => {
    const { actions } = await opened()
    for (const screen of everyScreen) {
      const keys = actions()
        .filter((action) => isOn(action, screen))
        .flatMap(({ keys = [] }) => keys)
      expect(keys, screen).toEqual([...new Set(keys)])
    }
  })

  test('lists every key of every screen, once, and no other', async () => {
    const { actions, keys } = await opened()
    for (const screen of everyScreen) {
      const lines = keysOfScreen(actions(), keys, screen)
        .flatMap(({ lines: of }) => of)
        .map(({ press, does }) => `${press.map((caps) => caps.join('+')).join(' ')} ${does}`)
      expect(lines, screen).toEqual([...new Set(lines)])
      for (const { keys: held = [], words, ...action } of actions()) {
        if (held.length === 0) continue
        const line = `${held.map((key) => keyCaps(key).join('+')).join(' ')} ${words}`
        expect(lines.includes(line), `${line} on ${screen}`).toBe(isOn(action, screen))
      }
    }
  })

  test('can give a key to everything but what is made of the books that are there', async () => {
    const { actions, keys } = await opened()
    const ids = actions().map(({ id }) => id)
    const without = ids.filter((id) => !isKeyId(id))
    expect(without.every((id) => /^(books|move-to)-/.test(id))).toBe(true)
    const listed = allKeys(actions(), keys).flatMap(({ lines }) =>
      lines.flatMap(({ id }) => id ?? []),
    )
    expect(listed.toSorted()).toEqual(keyIds.filter((id) => id !== 'back').toSorted())
    const words = keyWords(actions())
    expect(keyIds.filter((id) => !words.get(id))).toEqual([])
  })

  test('answers the key that was given, in the palette and in the list of keys too, and no longer the old one', async () => {
    const { actions, keys, palette, route } = await opened()
    await keys.give('screen-clients', 'Ctrl+g')
    await vi.waitFor(() => expect(keys.held['screen-clients']).toEqual(['Ctrl+g']))
    const pressed = (key: string) =>
      actionFor(actions(), { key, screen: route.screen, isInText: false })?.id
    expect([pressed('Ctrl+g'), pressed('Ctrl+5')]).toEqual(['screen-clients', undefined])
    palette.open()
    const entry = palette.entries.find(({ key }) => key === 'screen-clients')
    expect(entry?.keys).toEqual(['Ctrl+g'])
    const line = keysOfScreen(actions(), keys, 'inbox')
      .flatMap(({ lines }) => lines)
      .find(({ id }) => id === 'screen-clients')
    expect(line?.press).toEqual([['Ctrl', 'G']])
    await keys.reset('screen-clients')
    await vi.waitFor(() => expect(pressed('Ctrl+5')).toBe('screen-clients'))
  })

  test('has a way to every screen and every part of the settings', async () => {
    const { actions, keys, route } = await opened()
    for (const { name } of screens) {
      const [key = ''] = keys.held[`screen-${name}`]
      void actionFor(actions(), { key, screen: 'clients', isInText: true })?.run()
      expect(route.screen).toBe(name)
    }
    for (const { name } of settingsSections) {
      void actions()
        .find(({ id }) => id === `settings-${name}`)
        ?.run()
      expect([route.screen, route.place?.name]).toEqual(['settings', name])
    }
  })

  test('leaves a side screen for the one before it', async () => {
    const { actions, route } = await opened()
    route.go('suppliers')
    route.go('settings')
    const back = () =>
      actionFor(actions(), { key: 'Escape', screen: route.screen, isInText: false })
    void back()?.run()
    expect(route.screen).toBe('suppliers')
    void back()?.run()
    expect(route.screen).toBe('suppliers')
  })
})

describe('the palette', () => {
  test('offers what can be done on this screen first', async () => {
    const { actions } = await opened()
    const entries = entriesOf(actions(), 'clients')
    expect(entries[0]).toMatchObject({ group: 'Clients', key: 'search' })
    expect([...new Set(entries.map(({ group }) => group))]).toEqual([
      'Clients',
      'Anywhere',
      'Screens',
      'Settings',
    ])
    expect(entries.find(({ key }) => key === 'new-client')?.keys).toEqual(['n'])
    expect(entries.find(({ key }) => key === 'new-invoice')?.keys).toBeUndefined()
  })

  test('offers nothing that cannot be done now', async () => {
    const { actions } = await opened('welcome')
    const keys = entriesOf(actions(), 'welcome').map(({ key }) => key)
    expect(keys).not.toContain('new-invoice')
    expect(keys).not.toContain('samples')
    expect(keys).toContain('choose-files')
  })

  test('shows what was used lately before all else', async () => {
    const { palette } = await opened()
    palette.open()
    await palette.type('dark app')
    expect(palette.take()?.key).toBe('theme-dark')
    expect(palette.isOpen).toBe(false)
    palette.open()
    expect(palette.entries[0]).toMatchObject({ group: 'Used lately', key: 'theme-dark' })
    expect(palette.entries.filter(({ key }) => key === 'theme-dark')).toHaveLength(1)
  })

  test('goes round at its ends by one, and stops at them by pages', async () => {
    const { palette } = await opened()
    palette.open()
    palette.move(-1)
    expect(palette.active).toBe(palette.entries.length - 1)
    palette.move(1)
    expect(palette.active).toBe(0)
    palette.leap(-8)
    expect(palette.active).toBe(0)
    palette.leap(1000)
    expect(palette.active).toBe(palette.entries.length - 1)
  })

  test('finds receipts and records of every kind, and opens them', async () => {
    const { books, inbox, palette, route, salesInvoices, world } = await opened()
    palette.open()
    await palette.type('harbour')
    const groups = new Set(palette.entries.map(({ group }) => group))
    expect([...groups]).toEqual(expect.arrayContaining(['Receipts', 'Expenses', 'Suppliers']))
    const at = palette.entries.findIndex(({ group }) => group === 'Expenses')
    void palette.take(at)?.run()
    expect(route.screen).toBe('expenses')
    books.show('expenses')
    expect(books.list.selected).toMatchObject({ supplierName: 'Harbour Rail' })

    palette.open()
    await palette.type('harbour')
    void palette.take(palette.entries.findIndex(({ group }) => group === 'Receipts'))?.run()
    expect([route.screen, inbox.selectedId]).toEqual(['inbox', expect.any(String)])

    const sort = { by: 'date', isDescending: true } as const
    const sold = { search: '', offset: 0, limit: 1, kind: 'sales', sort } as const
    const [invoice] = world.core.accounts.need().books.invoices(sold).rows
    palette.open()
    await palette.type(invoice?.clientName ?? '')
    const sales = palette.entries.findIndex(({ group }) => group === 'Invoices')
    void palette.take(sales)?.run()
    expect([route.screen, salesInvoices.isOwed]).toEqual(['invoices', false])
  })

  test('of two hundred sets of books offers a few, and the one whose name is typed', async () => {
    const { palette } = await opened('practice')
    const books = () => palette.entries.filter(({ key }) => key.startsWith('books-'))
    palette.open()
    expect(books()).toHaveLength(8)
    await palette.type('client')
    expect(books()).toHaveLength(8)
    await palette.type('client 137 ltd')
    expect(palette.entries[0]?.label).toBe('Change to Client 137 Ltd')
  })

  test('looks for records from the second letter on', async () => {
    const { palette } = await opened()
    const records = () => palette.entries.filter(({ key }) => key.startsWith('record-'))
    palette.open()
    await palette.type('ha')
    expect(records()).not.toEqual([])
    await palette.type('h')
    expect(records()).toEqual([])
    expect(palette.isAsking).toBe(false)
  })

  test('does not show an answer to what is no longer typed', async () => {
    const { palette, world } = await opened()
    palette.open()
    world.answersAfterMs = 50
    const early = palette.type('harbour')
    world.answersAfterMs = 0
    await palette.type('qqqq')
    expect(palette.entries).toEqual([])
    await early
    expect(palette.entries).toEqual([])
  })

  test('forgets the records of books that are left', async () => {
    const { palette } = await opened()
    palette.open()
    await palette.type('harbour')
    palette.take()
    palette.forget()
    palette.open()
    expect(palette.entries.some(({ group }) => group === 'Used lately')).toBe(false)
  })
})

test('the palette is busy for as long as what it shows answers what was typed before', async () => {
  const { palette, world } = await opened()
  palette.open()
  expect(palette.isAsking).toBe(false)
  const first = palette.type('no')
  world.answersAfterMs = 50
  const second = palette.type('nor')
  await first
  expect(palette.isAsking).toBe(true)
  await second
  expect(palette.isAsking).toBe(false)
  void palette.type('nort')
  palette.close()
  expect(palette.isAsking).toBe(false)
})

test('a search that fails ends its asking, and what else was found is shown', async () => {
  const found = { key: 'record-1', group: 'In other books', label: 'Otley', run: () => undefined }
  const fails = () => Promise.reject(new Error('Nothing can be made of it'))
  const parts = { actions: () => [], screen: () => 'inbox' as const }
  const near = new Palette({ ...parts, records: fails, elsewhere: () => Promise.resolve([found]) })
  near.open()
  await near.type('otley')
  expect([near.isAsking, near.entries]).toEqual([false, [found]])
  const far = new Palette({ ...parts, records: () => Promise.resolve([found]), elsewhere: fails })
  far.open()
  await far.type('otley')
  expect([far.isAsking, far.entries]).toEqual([false, [found]])
})
