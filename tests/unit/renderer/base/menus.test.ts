import { expect, test } from 'vitest'
import type { AppApi } from '../../../../shared/ipc'
import { Menus } from '../../../../renderer/base/menus'

type Shown = Parameters<AppApi['desktop']['menu']>[0]

/** A person who chooses one line, and what comes of it. */
function desk(chosen: string | undefined) {
  const done: string[] = []
  const menus: Shown[] = []
  const desktop = {
    menu: (shown: Shown) => {
      menus.push(shown)
      return Promise.resolve(chosen)
    },
    copy: (words: string) => {
      done.push(`copied ${words}`)
      return Promise.resolve()
    },
  } as Pick<AppApi['desktop'], 'menu' | 'copy'> as AppApi['desktop']
  const toasts = {
    show: ({ title }: { title: string }) => void done.push(title),
    attempt: async (work: () => Promise<unknown>) => {
      await work()
      return true
    },
  }
  const file = (name: string) => ({
    name,
    open: () => done.push('opened'),
    save: () => done.push('saved'),
  })
  return { menu: new Menus({ api: { desktop }, toasts }), done, menus, file }
}

/** As a click, or as the menu key, which gives the place of what has the focus. */
function press() {
  const event = { clientX: 12.4, clientY: 30, isKept: true }
  const keep = () => (event.isKept = false)
  return Object.assign(event, {
    preventDefault: keep,
    stopPropagation: () => undefined,
  }) as unknown as MouseEvent
}

test.each([
  ['open', ['opened']],
  ['save', ['saved']],
  ['copy', ['copied a.pdf', 'Copied: a.pdf']],
  [undefined, []],
] as const)('of the menu of a file, %s does that and nothing else', async (chosen, expected) => {
  const { menu, done, menus, file } = desk(chosen)
  await menu.file(press(), file('a.pdf'))
  expect(done).toEqual(expected)
  expect(menus[0]?.at).toEqual({ x: 12, y: 30 })
  expect(menus[0]?.lines.map(({ words }) => words)).toEqual([
    'Open',
    'Save a copy…',
    'Copy the name',
  ])
})

test('the menu of a file has only what can be done with it, such as its page in the books', async () => {
  const { menu, done, menus } = desk('page')
  await menu.file(press(), { name: 'b.pdf', page: () => done.push('shown') })
  expect(done).toEqual(['shown'])
  expect(menus[0]?.lines).toEqual([
    { id: 'page', words: 'Show in your books' },
    { id: 'copy', words: 'Copy the name', begins: true },
  ])
  await menu.file(press(), { name: 'c.pdf' })
  expect(menus[1]?.lines).toEqual([{ id: 'copy', words: 'Copy the name' }])
})

test('a file without a name has none to copy', async () => {
  const { menu, menus, file } = desk(undefined)
  await menu.file(press(), file(''))
  expect(menus[0]?.lines.map(({ id }) => id)).toEqual(['open', 'save'])
})

test('no more is put on the clipboard than it takes', async () => {
  const { menu, done } = desk(undefined)
  await menu.copy('7'.repeat(2000))
  expect(done[0]).toBe(`copied ${'7'.repeat(1000)}`)
})
