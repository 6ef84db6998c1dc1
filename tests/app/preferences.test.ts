/** The window over a main in plain Node, shown in the Electron of the app as a person has set up their system. */
import { expect, test } from './support'
import { runScript } from './window-script'

test('with forced colours focus, choice, edges and signs are seen, and with less motion nothing moves', async () => {
  test.setTimeout(8 * 60_000)
  const { code, said } = await runScript('preferences.mjs')
  console.log(said.trim().split('\n').at(-1))
  expect(code, said).toBe(0)
  expect(said).toMatch(/^\d{2} states with forced colours and without motion/m)
})
