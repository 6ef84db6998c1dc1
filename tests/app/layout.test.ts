/** The window over a main in plain Node, its boxes measured in the Electron of the app. */
import { expect, test } from './support'
import { runScript } from './window-script'

test('at any size of the window a note lies on no control, and picture and form stand side by side', async () => {
  const { code, said } = await runScript('layout.mjs')
  console.log(said.trim().split('\n').at(-1))
  expect(code, said).toBe(0)
  expect(said).toMatch(/^\d{2,} windows with a note measured, 0 faults/m)
})
