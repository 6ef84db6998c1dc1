/** By keyboard in the real app: nothing goes that the paper does not say, and what it says is one key away. */
import { figurePapers } from '../reading/figures'
import { fileIn, paperPdf } from '../support/files'
import { deskOfFile, expect, test, type Desk } from './support'

const theDesk = deskOfFile()
test.beforeAll(() => theDesk().signInToDemo())
test.setTimeout(180_000)

/** Drops a paper, waits until it was read, and opens it with a type chosen, by keys alone. */
async function opened(desk: Desk, name: string): Promise<string> {
  const paper = figurePapers.find((each) => each.name === name)
  if (!paper) throw new Error(`No paper is called ${name}`)
  const { page } = desk
  const file = fileIn(desk.inbox, `${name}.pdf`, paperPdf(paper.lines))
  await desk.drop(file)
  const gross = async () =>
    (await desk.receipts()).find(({ fileName }) => fileName === `${name}.pdf`)?.gross
  await expect.poll(gross, { timeout: 120_000 }).toBe(paper.truth.gross)
  const row = (await desk.receipts()).find(({ fileName }) => fileName === `${name}.pdf`)
  await page.locator(`#receipt-${row?.id}`).click()
  const type = page.getByRole('combobox', { name: 'Expense type' }).first()
  await type.fill('Fuel')
  await page.keyboard.press('Enter')
  await expect(type).toHaveValue('Fuel')
  // Which of several accounts a card is of only a person can tell.
  if (paper.truth.paid === 'card')
    await page.getByRole('combobox', { name: 'From' }).selectOption({ index: 1 })
  return row?.id ?? ''
}

const stateOf = async (desk: Desk, id: string) =>
  (await desk.receipts()).find((row) => row.id === id)?.state

test('lines that do not come to the total are not confirmed by Enter, and one press takes the total', async () => {
  const desk = theDesk()
  const { page } = desk
  const id = await opened(desk, 'cash tendered and change are not the total')
  // The books have a supplier of nearly this name, and only a person knows that it is the same.
  await page.getByRole('button', { name: 'Use The Copper Kettle Café' }).press('Enter')
  const gross = page.getByRole('textbox', { name: 'Gross amount' })
  await gross.focus()
  await page.keyboard.type('5.30+12')
  await page.keyboard.press('Tab')
  await expect(gross).toHaveValue('£17.30')
  await expect(page.getByText('Receipt says £7.30.')).toBeVisible()
  await page.getByRole('button', { name: 'Looks right, next' }).focus()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter')
  await expect(page.getByText('the lines come to £17.30').first()).toBeVisible()
  expect(await stateOf(desk, id)).toBe('review')
  await page.screenshot({ path: `${test.info().outputDir}/asking.png` })
  await page.getByRole('button', { name: 'Use it' }).press('Enter')
  await expect(gross).toHaveValue('£7.30')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => stateOf(desk, id)).not.toBe('review')
})

test('a paper with two rates becomes a line for each by one key, and one line again', async () => {
  const desk = theDesk()
  const { page } = desk
  const id = await opened(desk, 'two rates in a table below the total')
  await expect(page.getByText('The receipt shows VAT at 0 % and 20 %')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(
    page.getByText('The receipt shows VAT at 0 % and 20 %, the lines do not'),
  ).toBeVisible()
  expect(await stateOf(desk, id)).toBe('review')
  await page.keyboard.press('Control+l')
  await expect(page.getByRole('textbox', { name: 'Gross amount' })).toHaveCount(2)
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText('£28.15')
  await page.screenshot({ path: `${test.info().outputDir}/rates.png` })
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => stateOf(desk, id)).not.toBe('review')
  await expect
    .poll(async () => (await desk.allBooks()).length, { timeout: 60_000 })
    .toBeGreaterThan(0)
  expect(desk.complaints).toEqual([])
})

test('what was confirmed is taken back within its grace, and does not go', async () => {
  const desk = theDesk()
  const { page } = desk
  await desk.ask('settings.change', { graceSeconds: 60 })
  const id = await opened(desk, 'fuel, where litres and price look like money')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => stateOf(desk, id)).toBe('ready')
  await page.getByRole('button', { name: 'Take back' }).first().press('Enter')
  await expect.poll(() => stateOf(desk, id)).toBe('review')
})
