/** The window over a main in plain Node, in windows of every size in the Electron of the app; `npm run sizes` looks at all of it, in minutes. */
import { expect, test } from './support'
import { runScript } from './window-script'

test('nothing is cut off on each screen and kind of dialog, in a small window, a large one and at 200 %', async () => {
  test.setTimeout(8 * 60_000)
  const { code, said } = await runScript('sizes.mjs', ['--few'])
  console.log(said.trim().split('\n').at(-1))
  expect(code, said).toBe(0)
  expect(said).toMatch(/^0 cut off in \d{2,} windows of \d{2} states, 0 faults/m)
})
