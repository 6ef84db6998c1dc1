import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { Draft } from '../../../../renderer/record/draft.svelte'

interface Sheet {
  name: string
  lines: { text: string }[]
}

/** What is empty is wrong, except what was empty in the record already. */
function begun(base: Sheet = { name: 'Ada', lines: [] }) {
  const check = ({ name, lines }: Sheet, was: Sheet) => [
    ...(name || !was.name ? [] : [{ field: 'name' }]),
    ...lines.flatMap(({ text }, at) => (text ? [] : [{ field: `lines.${at}.text` }])),
  ]
  return new Draft(check, { name: '', lines: [{ text: '' }, { text: '' }] }, base)
}

test('nothing is said of a field before a person was there', () => {
  const draft = begun()
  expect(draft.problems).toHaveLength(3)
  expect(draft.problem('name')).toBeUndefined()
  draft.touch('name')
  expect(draft.problem('name')).toEqual({ field: 'name' })
  expect(draft.problem('lines.0.text')).toBeUndefined()
})

test('once a person has tried to go on, all that is wrong is said', () => {
  const draft = begun()
  draft.showAll()
  expect(draft.problem('lines.1.text')).toEqual({ field: 'lines.1.text' })
})

test('what was mended is said no more, and what was spoilt again is', () => {
  const draft = begun()
  draft.touch('name')
  draft.value.name = 'Bo'
  expect(draft.problem('name')).toBeUndefined()
  draft.value.name = ''
  expect(draft.problem('name')).toBeDefined()
})

test('of lines that have moved nothing is said, while other fields keep what is said', () => {
  const draft = begun()
  draft.touch('name', 'lines.0.text')
  draft.moved('lines')
  expect(draft.problem('lines.0.text')).toBeUndefined()
  expect(draft.problem('name')).toBeDefined()
})

test('a draft that is begun anew knows nothing of the one before', () => {
  const draft = begun()
  draft.touch('name')
  draft.showAll()
  draft.begin({ name: '', lines: [] })
  expect(draft.problems).toHaveLength(1)
  expect(draft.problem('name')).toBeUndefined()
})

test('a record that changed meanwhile is what is checked against, and visited fields stay so', () => {
  const draft = begun()
  draft.touch('name', 'lines.0.text')
  draft.rebase({ name: '', lines: [] }, { name: '', lines: [{ text: '' }] })
  expect(draft.problem('name')).toBeUndefined()
  expect(draft.problem('lines.0.text')).toBeDefined()
})

test('what is said beside a field follows what is typed by itself', () => {
  const draft = begun()
  const said: boolean[] = []
  const stop = $effect.root(() => {
    $effect(() => void said.push(draft.problem('name') !== undefined))
  })
  flushSync()
  draft.touch('name')
  flushSync()
  draft.value.name = 'Bo'
  flushSync()
  stop()
  expect(said).toEqual([false, true, false])
})
