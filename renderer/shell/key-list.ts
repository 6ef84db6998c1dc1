/** The list of keys: what stands in it on each screen, by the table of actions and by the parts that answer keys themselves. */
import { isKeyId, keyTable, type KeyId } from '../../shared/keys/key-table'
import { say } from '../../shared/words/words'
import { isOn, type Action } from '../base/actions'
import { accountKeys } from '../base/keys'
import { screenTitle, type Screen } from '../base/route.svelte'
import { keyCaps, type Keys } from '../lib/keys.svelte'

/** A line of the list of keys. */
export interface KeyLine {
  /** What can be given another key; without it, the keys are the same for good. */
  id?: KeyId
  /** The chords that do it, each by what stands on its keys. */
  press: readonly (readonly string[])[]
  does: string
}

export interface KeyGroup {
  title: string
  lines: KeyLine[]
}

/** A part of the window that answers keys itself while the focus is in it. */
interface Part {
  title: string
  on?: readonly Screen[]
  lines: readonly (Fixed | { id: KeyId; does: string })[]
}
/** A chord, and what it does for good. */
interface Fixed {
  press: string
  does: string
}

const fixed = (press: string, does: string): Fixed => ({ press, does })

const inboxParts = (): Part[] => [
  {
    title: say('keys.title.receipts'),
    on: ['inbox'],
    lines: [
      fixed('ArrowUp ArrowDown', say('keys.upDown')),
      fixed('Enter', say('keys.toFields')),
      fixed('Shift+ArrowDown', say('keys.selectSeveral')),
      fixed('Space', say('keys.selectOne')),
      fixed('Ctrl+ArrowDown', say('keys.moveOnly')),
      fixed('Escape', say('keys.selectNone')),
    ],
  },
  {
    title: say('keys.title.document'),
    on: ['inbox', 'expenses'],
    lines: [
      { id: 'document-larger', does: say('keys.larger') },
      { id: 'document-smaller', does: say('keys.smaller') },
      { id: 'document-turn', does: say('keys.turn') },
    ],
  },
  {
    title: say('keys.title.fields'),
    on: ['inbox'],
    lines: [
      fixed('Enter', say('keys.right')),
      fixed('ArrowUp ArrowDown', say('keys.day')),
      fixed('Alt+ArrowDown', say('keys.calendar')),
      fixed('Escape', say('keys.back')),
    ],
  },
]

const invoiceParts = (): Part[] => [
  {
    title: say('keys.title.chosen'),
    on: ['invoices'],
    lines: [fixed('Enter', say('keys.toDeeds'))],
  },
  {
    title: say('keys.title.owed'),
    on: ['invoices'],
    lines: [{ id: 'remind', does: say('keys.remind') }],
  },
  {
    title: say('keys.title.lines'),
    on: ['invoices'],
    lines: [
      fixed('Enter', say('keys.nextLine')),
      { id: 'duplicate-line', does: say('keys.duplicate') },
      { id: 'remove-line', does: say('keys.removeLine') },
    ],
  },
]

/** What needs no entry in the palette, because the part that has the focus answers it. See shell/actions.ts. */
const parts = (): Part[] => [
  ...inboxParts(),
  {
    title: say('keys.title.several'),
    on: ['expenses'],
    lines: [
      fixed('Shift+ArrowDown', say('keys.chooseSeveral')),
      fixed('Space', say('keys.chooseOne')),
      fixed('Ctrl+ArrowDown', say('keys.moveChosen')),
      fixed('Ctrl+a', say('keys.chooseAll')),
      fixed('Escape', say('keys.chooseNone')),
    ],
  },
  {
    title: say('keys.title.list'),
    on: ['expenses', 'suppliers', 'clients', 'invoices', 'bankAccounts'],
    lines: [fixed('ArrowUp ArrowDown', say('keys.upDown')), fixed('Home', say('keys.first'))],
  },
  {
    title: say('keys.title.desk'),
    on: ['desk'],
    lines: [fixed('ArrowUp ArrowDown', say('keys.upDown')), fixed('Enter', say('keys.toBooks'))],
  },
  ...invoiceParts(),
  {
    title: say('keys.title.form'),
    on: ['expenses', 'suppliers', 'clients', 'invoices'],
    lines: [
      { id: 'submit', does: say('keys.submit') },
      fixed('Alt+ArrowDown', say('keys.calendar')),
      fixed('Escape', say('keys.backKept')),
    ],
  },
  {
    title: say('keys.title.every'),
    lines: [
      fixed(accountKeys(0), say('keys.accounts')),
      fixed('Ctrl+v', say('keys.paste')),
      fixed('Tab', say('keys.tab')),
    ],
  },
]

/** What an action is called, whose keys hold there. */
type Named = Pick<Action, 'id' | 'on' | 'words'>

const pressOf = (keys: readonly string[]) => keys.map((key) => keyCaps(key))

const ofPart = ({ title, lines }: Part, keys: Keys): KeyGroup => ({
  title,
  lines: lines.map((line) =>
    'id' in line
      ? { ...line, press: pressOf(keys.held[line.id]) }
      : { press: pressOf(line.press.split(' ')), does: line.does },
  ),
})

function ofActions(title: string, actions: readonly Named[], keys: Keys): KeyGroup {
  const lines = actions.flatMap(({ id, words }): KeyLine[] => {
    if (!isKeyId(id)) return []
    const line = { press: pressOf(keys.held[id]), does: words }
    return [keyTable[id].isFixed ? line : { id, ...line }]
  })
  return { title, lines }
}

const isOfScreens = ({ id }: Named): boolean => id.startsWith('screen-')

/** The keys that mean something on a screen: its own first, then those of its parts, then those that work anywhere. */
export function keysOfScreen(actions: readonly Named[], keys: Keys, screen: Screen): KeyGroup[] {
  const isTold = ({ press, id }: KeyLine) => press.length > 0 || (id && keys.isOther(id))
  const own = actions.filter(({ on }) => on?.includes(screen))
  const anywhere = actions.filter((action) => !action.on && !isOfScreens(action))
  const of = parts().filter((part) => isOn(part, screen))
  return [
    ofActions(say('keys.title.screen', { screen: screenTitle(screen) }), own, keys),
    ...of.filter(({ on }) => on).map((part) => ofPart(part, keys)),
    ofActions(say('keys.title.anywhere'), anywhere, keys),
    ofActions(say('shell.screens'), actions.filter(isOfScreens), keys),
    ...of.filter(({ on }) => !on).map((part) => ofPart(part, keys)),
  ]
    .map(({ title, lines }) => ({ title, lines: lines.filter(isTold) }))
    .filter(({ lines }) => lines.length > 0)
}

/** All that can be given a key, wherever it works, and the keys that are the same for good. */
export function allKeys(actions: readonly Named[], keys: Keys): KeyGroup[] {
  const titleOf = (action: Named): string => {
    if (isOfScreens(action)) return say('shell.screens')
    if (action.id.startsWith('settings-')) return say('settings.title')
    const [screen, ...others] = action.on ?? []
    if (screen === undefined) return say('keys.title.anywhere')
    return others.length > 0 ? say('keys.title.screens') : screenTitle(screen)
  }
  const titles = [...new Set(actions.map(titleOf))]
  return [
    ...titles.map((title) =>
      ofActions(
        title,
        actions.filter((action) => titleOf(action) === title),
        keys,
      ),
    ),
    ...parts().map((part) => ofPart(part, keys)),
  ].filter(({ lines }) => lines.length > 0)
}

/** What everything is called that a key can be given to. */
export function keyWords(actions: readonly Named[]): ReadonlyMap<string, string> {
  const ofParts = parts().flatMap(({ lines }) =>
    lines.flatMap((line) => ('id' in line ? [[line.id, line.does] as const] : [])),
  )
  return new Map([...actions.map(({ id, words }) => [id, words] as const), ...ofParts])
}

/** The lines whose words, or what stands on their keys, have every word that was typed; groups with none are left out. */
export function keysMatching(groups: readonly KeyGroup[], typed: string): KeyGroup[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return groups
    .map(({ title, lines }) => ({
      title,
      lines: lines.filter(({ press, does }) => {
        const caps = press.flatMap((keys) => [keys.join('+'), ...keys])
        const words = [title, does, ...caps].join(' ').toLowerCase()
        return wanted.every((word) => words.includes(word))
      }),
    }))
    .filter(({ lines }) => lines.length > 0)
}
