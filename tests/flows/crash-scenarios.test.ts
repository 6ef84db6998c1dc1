/** The scenarios of `npm run crash` about sign-ins and the books, left alone: each does all of what it is named for. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundle } from '../../build/bundle.mjs'
import { bookScenarios } from '../proofs/crash/book-scenarios'
import type { Word } from '../proofs/kit/brief'
import { Subject } from '../proofs/kit/subject'
import { finished, prepared } from '../proofs/crash/rehearsal'
import { signInScenarios } from '../proofs/crash/sign-in-scenarios'
import { World } from '../proofs/crash/world'

let script: string
let base: World
beforeAll(async () => {
  script = await bundle('tests/proofs/kit/core-process.ts')
  base = await World.make('memory')
  await base.rest()
})
afterAll(() => {
  base.remove()
})

test.each([...signInScenarios, ...bookScenarios])(
  '$name: nothing fails, and every promise is kept',
  async (scenario) => {
    const template = await prepared(base, scenario, 'memory')
    const world = await World.copy(template, 'memory')
    template.remove()
    const brief = { ...world.brief(), scenario: scenario.name, speed: scenario.speed ?? 1 }
    const subject = new Subject(script)
    await subject.ready()
    const said: Word[] = await finished(subject, brief, (word) => {
      world.ledger.hear(word)
    })
    expect(said.at(-1), subject.complaint).toEqual(['end'])
    expect(said.filter(([word]) => word === 'failed')).toEqual([])
    const settled = await world.settle()
    await world.end()
    expect(settled).toMatchObject({ lost: [], doubled: [], torn: [], wrong: [], signIns: 0 })
  },
)
