/** Every operation of interface A that billing uses, under every error: told truly, nothing doubled, nothing lost. */
import { afterAll, describe, test, vi } from 'vitest'
import { tryAfter, tryBefore, tryOut } from '../support/billing-cells'
import { cellsOf } from '../support/billing-table'
import { Desks } from '../support/desks'

// Pauses that are told are waited out, and a slow computer does five cells at a time.
vi.setConfig({ testTimeout: 120_000, maxConcurrency: 24 })

const desks = new Desks()
afterAll(() => desks.close())

const cells = cellsOf('A')

describe.concurrent.each(cells.operations)('$name', (operation) => {
  test.each(cells.own(operation))('%s', async (_name, condition) => {
    await desks.with((desk) => tryOut(desk, operation, condition))
  })
})

describe.concurrent.each(cells.reading('before'))('$name, as it reads first', (operation) => {
  test.each(cells.beside(operation.before, 'before'))('%s', async (_name, condition) => {
    await desks.with((desk) => tryBefore(desk, operation, condition))
  })
})

describe.concurrent.each(cells.reading('after'))('$name, as it looks', (operation) => {
  test.each(cells.beside(operation.after, 'after'))(
    'its reply is lost, then %s',
    async (_name, condition) => {
      await desks.with((desk) => tryAfter(desk, operation, condition))
    },
  )
})
