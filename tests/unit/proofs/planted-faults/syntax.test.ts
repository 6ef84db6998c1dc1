import { expect, it, test } from 'vitest'
import { planted } from '../../../proofs/planted-faults/planting'
import {
  always,
  argument,
  both,
  branch,
  call,
  condition,
  drop,
  inside,
  instead,
  list,
  literal,
  moveBefore,
  never,
  onlyWith,
  replace,
  returned,
  value,
  without,
  type Change,
} from '../../../proofs/planted-faults/syntax'

const body = `
  const limit = 30, kinds = ['old', 'new']
  this.#limit = limit
  await disk.write(text, limit)
  // About sync: it has to come last.
  await disk.sync().catch((error: unknown) => {
    throw error
  })
  if (size > limit || size < 1 || isOff) return undefined
  if (size === 7) log('seven')
  return kinds.includes('old') && size > 2 && (await disk.find(\`SELECT name WHERE size = ?\`, size))
`
const keep = `async function keep(disk: Disk, text: string, size: number, isOff: boolean) {${body}}`

function changed(change: Change): string {
  const text = planted(keep, { name: 'it', at: 'keep', change })
  return text.replaceAll(/\s+/g, ' ')
}

test.each<[string, Change, string]>([
  ['a statement is dropped whole', drop(call('sync')), 'last. ; if'],
  ['a statement comes first', moveBefore(call('sync'), call('write')), '}); await disk.write('],
  ['a condition always holds', always(condition('7')), 'if (true) log'],
  ['a condition never holds', never(condition('limit')), 'if (false) return undefined'],
  ['parts of a chain go', without(condition('isOff'), '1', 'isOff'), 'if (size > limit) return'],
  ['one part of a chain stays', onlyWith(returned('old'), '2'), 'return size > 2 }'],
  ['an element of a list goes', without(list('old', 'new'), 'new'), "kinds = ['old']"],
  ['a constant has another value', replace(value('limit'), '0'), 'limit = 0, kinds'],
  ['what is assigned is another', replace(value('#limit'), 'size'), 'this.#limit = size await'],
  ['an argument is another', replace(argument('write', -1), 'size'), 'disk.write(text, size)'],
  ['a branch is known by what it does', drop(branch('seven')), 'undefined ; return kinds'],
  ['a return is another', always(returned('kinds')), 'return true }'],
  ['a call is wrapped', replace(call('write'), (was) => `void ${was}`), 'await void disk.write('],
  ['words of a query are known', replace(literal('SELECT'), "'none'"), "find('none', size)"],
  ['one place is within another', always(inside(branch('isOff'), returned())), 'return true if'],
  ['a function does something else', instead('return 1'), 'boolean) { return 1 }'],
  [
    'two things change',
    both(drop(call('sync')), never(condition('7'))),
    '; if (size > limit || size < 1 || isOff) return undefined if (false) log',
  ],
])('%s', (_promise, change, expected) => {
  expect(changed(change)).toContain(expected)
})

it('the rest of the source stays as it is', () => {
  const before = changed(replace(value('limit'), '30 '))
  expect(before.replace('30 ,', '30,')).toBe(keep.replaceAll(/\s+/g, ' '))
})

test.each<[string, Change, string]>([
  ['what is not there', drop(call('flush')), 'no call of flush'],
  ['words that are not there', always(condition('limit', 'text')), 'no condition with limit, text'],
  ['a comment', drop(call('last')), 'no call of last'],
  ['what is there twice', always(condition('size')), 'more than one condition with size'],
  ['what stands there already', replace(value('limit'), '30'), 'nothing to change in: 30'],
  ['a chain with none of the words', without(condition('isOff'), '9'), 'nothing to take out of'],
  ['all of a chain', without(condition('isOff'), 'size', 'isOff'), 'nothing to take out of'],
  ['an order that is so already', moveBefore(call('write'), call('sync')), 'already before'],
  ['an argument too many', replace(argument('write', 2), '1'), 'no argument 2'],
  ['no chain', without(value('limit'), '30'), 'no parts in: 30'],
  [
    'one place twice',
    both(drop(call('write')), replace(argument('write', 0), 'size')),
    'two changes of the same place',
  ],
  ['code that is none', replace(value('limit'), '1 +'), 'Expression expected'],
  ['a name that nothing has there', replace(value('limit'), 'most'), 'most is not known there'],
  ['a private name of no class', replace(value('limit'), 'this.#most'), '#most is not known there'],
])('a change is refused for %s', (_case, change, why) => {
  expect(() => changed(change)).toThrow(why)
})
