import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { bundleSimulator, seedThatNotices } from '../../../build/simulate.mjs'
import { plants } from '../../../build/simulator-plants.mjs'
import { root } from '../../../build/terminal.mjs'

const run = promisify(execFile)
let file: string

beforeAll(async () => {
  file = await bundleSimulator()
}, 60_000)

async function simulate(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [file, ...args], { maxBuffer: 1 << 26 }).catch(
    (error: unknown) => error as { stdout: string },
  )
  return stdout
}

it('the same seed happens twice in the same way, and another in another', async () => {
  const [first, second, other] = await Promise.all([
    simulate('--seed', '7', '--trace', '--hashes'),
    simulate('--seed', '7', '--trace', '--hashes'),
    simulate('--seed', '8', '--hashes'),
  ])
  const withoutTimes = (text: string) => text.split('\n').slice(0, -2).join('\n')
  expect(withoutTimes(first)).toBe(withoutTimes(second))
  expect(withoutTimes(first)).not.toContain(/^8 (\w+)$/m.exec(other)?.[1])
}, 60_000)

it('what came before it in the same process does not change a seed', async () => {
  const alone = await simulate('--seed', '12', '--hashes')
  const after = await simulate('--seed', '10', '--seeds', '3', '--hashes')
  expect(after).toContain(/^12 \w+$/m.exec(alone)?.[0])
}, 60_000)

it('in a hundred and fifty bad days nothing is lost, doubled, torn or wrong', async () => {
  const said = await simulate('--seeds', '150')
  expect(said).toMatch(/^150 rounds, 0 lost, 0 doubled, 0 torn, 0 wrong/m)
}, 180_000)

it.each(plants)('there is a place for this fault: $name', ({ file, from, to }) => {
  const source = readFileSync(path.join(root, file), 'utf8')
  expect(source.replace(from, to)).not.toBe(source)
})

it.each(plants.slice(0, 2))(
  'a fault is noticed: $name',
  async (plant) => {
    expect(await seedThatNotices(plant, 300)).toBeDefined()
  },
  180_000,
)
