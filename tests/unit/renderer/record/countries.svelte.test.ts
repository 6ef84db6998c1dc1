/** Countries of addresses: named in the language of the window, found by that name and by the one that the service has. */
import { afterEach, expect, test } from 'vitest'
import { Countries } from '../../../../renderer/record/countries.svelte'
import { speak } from '../../../../shared/words/words'

const known = [
  { code: 'GB', name: 'United Kingdom' },
  { code: 'DE', name: 'Germany' },
  { code: 'XI', name: 'Ulster (goods)' },
]

async function countries() {
  const asked = new Countries({ clients: { countries: () => Promise.resolve(known) } } as never)
  await asked.read()
  const codes = (text: string) => asked.matching(text).map(({ code }) => code)
  return { nameOf: asked.nameOf, codes }
}

afterEach(() => speak('en'))

test('in English they are called as the service calls them', async () => {
  const { nameOf, codes } = await countries()
  expect(nameOf('XI')).toBe('Ulster (goods)')
  expect(nameOf('FR')).toBe('FR')
  expect(codes('kin')).toEqual(['GB'])
})

test('in German they have their German names, and are still found by the others', async () => {
  await speak('de')
  const { nameOf, codes } = await countries()
  expect(nameOf('GB')).toBe('Vereinigtes Königreich')
  expect(codes('deut')).toEqual(['DE'])
  expect(codes('germ')).toEqual(['DE'])
  expect(codes('de')).toEqual(['DE'])
  expect(codes('königr')).toEqual(['GB'])
})

test('one that no standard knows keeps the name of the service in German too', async () => {
  await speak('de')
  const { nameOf } = await countries()
  expect(nameOf('XI')).toBe('Ulster (goods)')
})
