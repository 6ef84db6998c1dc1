/** The window over a main in plain Node, its accessibility tree read in the Electron of the app, in English; `npm run tree` reads all of it, in many minutes. */
import { expect, test } from './support'
import { runScript } from './window-script'

test('each screen and kind of dialog tells a screen reader names, states, order and what comes by itself', async () => {
  test.setTimeout(8 * 60_000)
  const { code, said } = await runScript('tree.mjs', ['--few', '--language', 'en'])
  console.log(said.trim().split('\n').at(-1))
  expect(code, said).toBe(0)
  expect(said).toMatch(/^\d{2} accessibility trees read/m)
})
