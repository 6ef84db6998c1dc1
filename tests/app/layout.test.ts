/** The window over a main in plain Node, its boxes measured in the Electron of the app. */
import { expect, test } from '@playwright/test'
import { runScript } from './window-script'

test('a note at the edge of the window never lies on a control, at any size of the window', async () => {
  const { code, said } = await runScript('layout.mjs')
  console.log(said.trim().split('\n').at(-1))
  expect(code, said).toBe(0)
  expect(said).toMatch(/^\d{2,} windows with a note measured, 0 faults/m)
})
