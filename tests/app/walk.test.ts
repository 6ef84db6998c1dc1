/** The window over a main in plain Node, walked by keyboard in the Electron of the app; `npm run walk` goes every way, in minutes. */
import { expect, test } from './support'
import { runScript } from './window-script'

test('receipts, books and accounts are gone through by keys alone', async () => {
  test.setTimeout(5 * 60_000)
  const { code, said } = await runScript('walk.mjs', ['by keys alone'])
  expect(code, said).toBe(0)
  expect(said.match(/^ok {4}/gm)).toHaveLength(4)
})
