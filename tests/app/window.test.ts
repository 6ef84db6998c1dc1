/** The window over a main in plain Node, in the Electron of the app: walked by keyboard, and looked at by axe-core. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { expect, test } from '@playwright/test'

const folder = path.join(import.meta.dirname, '../window')

/** Runs a script beside this folder to its end; what it says is shown where it fails. */
function run(script: string, args: string[] = []): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(folder, script), ...args])
    let said = ''
    child.stdout.on('data', (part: Buffer) => (said += part.toString()))
    child.stderr.on('data', (part: Buffer) => (said += part.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said }))
  })
}

// The whole of both takes minutes: `npm run walk` and `npm run axe`.
test('receipts, books and accounts are gone through by keys alone', async () => {
  test.setTimeout(5 * 60_000)
  const { code, said } = await run('walk.mjs', ['by keys alone'])
  expect(code, said).toBe(0)
  expect(said.match(/^ok {4}/gm)).toHaveLength(4)
})

test('axe-core finds nothing on each screen and kind of dialog, and nothing is cut off at 200 %', async () => {
  test.setTimeout(8 * 60_000)
  const { code, said } = await run('axe.mjs', ['--few'])
  console.log(said.trim().split('\n').at(-1))
  expect(code, said).toBe(0)
  expect(said).toMatch(/^0 violations in \d{2} runs/m)
})
