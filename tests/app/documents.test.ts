/** Documents in the real app: whoever goes through them quickly sees each of them. */
import { fileIn, pdfPages } from '../support/files'
import { Random } from '../support/random'
import { expect, test } from './support'

const count = 40

test('forty PDFs that are gone through quickly are all shown, none as one that cannot be', async ({
  desk,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  const names = Array.from({ length: count }, (_, at) => `paper ${String(at + 1)}.pdf`)
  await desk.drop(
    ...names.map((name) => fileIn(desk.inbox, name, pdfPages([`${name}, 1`, `${name}, 2`]))),
  )
  await expect(page.getByRole('tab', { name: `Review ${count}` })).toBeVisible()
  await page.getByRole('listbox', { name: 'Receipts' }).focus()
  await page.evaluate(() => {
    const words = 'This file cannot be shown here'
    new MutationObserver(() => {
      if (document.body.innerText.includes(words)) document.body.dataset['unshown'] = 'yes'
    }).observe(document.body, { subtree: true, childList: true })
  })
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9))
  const chance = new Random(seed)
  console.log(`Seed ${seed}`)

  const drawn = page.getByRole('region', { name: 'Document' }).locator('[role="img"] canvas')
  await keyboard.press('Home')
  for (const [at, name] of names.entries()) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await page.waitForTimeout(chance.whole(0, 120))
    // Every fourth is waited for, so that the others are left at any moment of their opening.
    if (at % 4 === 3) await expect(drawn).toBeVisible()
    await keyboard.press(at % 2 === 0 ? 'j' : 'ArrowDown')
  }
  for (const name of names.toReversed()) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(drawn, `seed ${seed}, ${name}`).toBeVisible({ timeout: 10_000 })
    await keyboard.press('k')
  }
  expect(await page.evaluate(() => document.body.dataset['unshown'])).toBeUndefined()
  expect(desk.complaints).toEqual([])
})
