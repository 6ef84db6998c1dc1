/** The main job in the real app: real window, real keyring, real browser for the consent page. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../build/terminal.mjs'
import { fileIn, pdfBytes, pngBytes } from '../support/files'
import { browserPresses, expect, reviewAll, test } from './support'

test('first run: demo company, three files dropped, reviewed by keyboard, sent and proven; the same after a restart', async ({
  desk,
}) => {
  const files = [
    fileIn(desk.inbox, 'one.png', pngBytes()),
    fileIn(desk.inbox, 'two.pdf', pdfBytes()),
    fileIn(desk.inbox, 'three.png', pngBytes()),
  ]
  const page = await desk.start()
  await desk.signInToDemo()
  await desk.drop(...files)
  await expect(page.getByText('3 saved')).toBeVisible()
  await reviewAll(desk, 3)
  await expect(page.getByText('All in the books')).toBeVisible()
  const rows = await desk.receipts()
  for (const file of files) {
    const held = await desk.inBooks(file)
    expect(held).toHaveLength(1)
    const row = rows.find(({ fileName }) => fileName === path.basename(file))
    expect(row).toMatchObject({ state: 'proven', expenseId: held[0]?.id })
  }
  await desk.close()

  const again = await desk.start()
  await expect(again.getByText('All in the books')).toBeVisible()
  const fourth = fileIn(desk.inbox, 'four.png', pngBytes())
  await desk.drop(fourth)
  await reviewAll(desk, 1)
  await expect.poll(async () => (await desk.inBooks(fourth)).length).toBe(1)
  await expect(again.getByText('All in the books')).toBeVisible()
  for (const file of files) expect(await desk.inBooks(file)).toHaveLength(1)
  expect(desk.complaints).toEqual([])
})

test('what is confirmed without a network waits over a restart and is sent when the network returns', async ({
  desk,
}) => {
  const file = fileIn(desk.inbox, 'waiting.png', pngBytes())
  await desk.start()
  await desk.signInToDemo()
  await desk.turnDial({ offline: true })
  await desk.drop(file)
  await reviewAll(desk, 1)
  await expect(desk.page.getByText('No network')).toBeVisible()
  await desk.close()
  await desk.start()
  await expect(desk.page.getByText('All in the books')).toBeVisible()
  expect(await desk.inBooks(file)).toHaveLength(1)
})

test('denied consent ends in a clear sentence, and the person can try again', async ({ desk }) => {
  browserPresses('Don’t allow')
  const page = await desk.start()
  await page.getByRole('button', { name: 'Try the demo company' }).click()
  await expect(page.getByText('The sign-in was declined')).toBeVisible()
  browserPresses('Allow')
  await desk.signInToDemo()
})

test('tokens are on disk only under a key that the keyring sealed', async ({ desk }) => {
  await desk.start()
  await desk.signInToDemo()
  const read = (...names: string[]) =>
    JSON.parse(readFileSync(path.join(desk.profile, ...names), 'utf8')) as unknown
  const { keys } = read('keys.json') as { keys: { wraps: { sealed: string }[] }[] }
  const wraps = keys.flatMap((key) => key.wraps.map(({ sealed }) => Buffer.from(sealed, 'base64')))
  expect(wraps.map((sealed) => sealed.subarray(0, 3).toString('latin1'))).toEqual(['v11'])
  const [file = ''] = readdirSync(path.join(desk.profile, 'grants'))
  const { grant } = read('grants', file) as { grant: { sealed: string } }
  const sealed = Buffer.from(grant.sealed, 'base64')
  expect(sealed.length).toBeGreaterThan(50)
  expect(sealed.toString('latin1')).not.toMatch(/token/i)
})

test('a scanned PDF in fax compression is shown, not a blank page', async ({ desk }) => {
  const page = await desk.start()
  await desk.drop(path.join(root, 'tests/fixtures/ccitt-scan.pdf'))
  await expect(page.getByText('1 saved')).toBeVisible()
  const ink = () =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
      return (
        pixels.filter((value, index) => index % 4 === 0 && value < 100).length / (width * height)
      )
    })
  await expect.poll(ink).toBeGreaterThan(0.01)
  expect(desk.complaints).toEqual([])
})

test('when the process of the demo company dies, it is started again and the work goes on', async ({
  desk,
}) => {
  const page = await desk.start()
  await desk.signInToDemo()
  // Looked up in the app and killed from here, so that nothing in the app is under way when the service dies.
  const service = await desk.app.evaluate(({ app }) =>
    app.getAppMetrics().find(({ name }) => name === 'Docket demo service'),
  )
  if (!service) throw new Error('It does not run')
  process.kill(service.pid, 'SIGKILL')
  const file = fileIn(desk.inbox, 'after.png', pngBytes())
  await desk.drop(file)
  await reviewAll(desk, 1)
  await expect(page.getByText('All in the books')).toBeVisible()
  expect(await desk.inBooks(file)).toHaveLength(1)
})
