import { expect, test } from 'vitest'
import { choose } from '../../../../../electron/reading/fields/ranker'
import { grown, type Tree } from '../../../../../electron/reading/fields/trees'

const large: Tree = ['height', 0.5, -1, ['legal', 0.5, 1, 3]]

test('a tree answers by the signs that hold, and what is left out is none', () => {
  expect(grown({}, [large])).toBe(-1)
  expect(grown({ height: 0.5, legal: 1 }, [large])).toBe(-1)
  expect(grown({ height: 0.6 }, [large])).toBe(1)
  expect(grown({ height: 0.6, legal: 1 }, [large, 0.5])).toBe(3.5)
})

test('a choice weighs signs together where trees say so', () => {
  const plain = { value: 'plain', signs: { legal: 1 } }
  const both = { value: 'both', signs: { height: 1, legal: 1 } }
  expect(choose([plain, both], { legal: 1, height: -1 })?.best).toBe(plain)
  expect(choose([plain, both], { legal: 1, height: -1 }, [large])?.best).toBe(both)
})
