/** Of shared/words: all words of the window come from the catalogue, so that a language is one file. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isForPeople, looseWords, saidTooEarly } from '../../../support/loose-words'
import { rooms, spared } from './rooms'

const filesOf = (room: string): string[] =>
  /\.\w+$/.test(room)
    ? [room]
    : readdirSync(room, { recursive: true })
        .map((file) => `${room}/${String(file).replaceAll('\\', '/')}`)
        .filter((file) => /\.(ts|svelte)$/.test(file))
        .toSorted()

describe.each(rooms)('%s', (room) => {
  it('takes its words from the catalogue', () => {
    const found = filesOf(room).flatMap((file) =>
      looseWords(file)
        .filter((loose) => !spared[file]?.includes(loose.replace(/^\d+: /, '')))
        .map((loose) => `${file}:${loose}`),
    )
    expect(found).toEqual([])
  })

  it('says nothing before the language is settled', () => {
    expect(
      filesOf(room).flatMap((file) => saidTooEarly(file).map((each) => `${file}:${each}`)),
    ).toEqual([])
  })
})

describe('what is taken for words', () => {
  it.each(['Saved', 'Not in the books', 'one word', 'Nothing here.'])('%s is', (text) => {
    expect(isForPeople(text)).toBe(true)
  })
  it.each(['saved', 'Enter', 'receipts.edit', '#window', 'GBP', 'data-late', './words'])(
    '%s is not',
    (text) => {
      expect(isForPeople(text)).toBe(false)
    },
  )
})
