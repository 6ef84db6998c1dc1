/** The window over a main in plain Node, looked at by axe-core in the Electron of the app; `npm run axe` looks at all of it, in minutes. */
import { expect, test } from './support'
import { runScript } from './window-script'

test('axe-core finds nothing on each screen and kind of dialog', async () => {
  test.setTimeout(8 * 60_000)
  const { code, said } = await runScript('axe.mjs', ['--few'])
  console.log(said.trim().split('\n').at(-1))
  expect(code, said).toBe(0)
  expect(said).toMatch(/^0 violations in \d{2} runs/m)
})
