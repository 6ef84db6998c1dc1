import { expect, test, vi } from 'vitest'
import { Choices } from '../../../../renderer/base/choices.svelte'
import { openScene } from '../../../support/scene'

test('types are found by their own words before those of their group, and what fits none is none', async () => {
  const { api } = await openScene('fresh')
  const choices = new Choices(api)
  await vi.waitFor(() => expect(choices.current.expenseTypes).not.toEqual([]))
  const known = choices.current.expenseTypes
  for (const { name, group } of known) {
    expect(choices.typesMatching(name)[0]?.name, name).toBe(name)
    const found = choices.typesMatching(group)
    const own = found.map((type) => type.name.toLowerCase().includes(group.toLowerCase()))
    expect(own, group).toEqual(own.toSorted((a, b) => Number(b) - Number(a)))
  }
  expect(choices.typesMatching('no such type')).toEqual([])
  expect(choices.typesMatching('')).toEqual(known)
})
