/** A receipt in euro and a credit note in the real app, read by its own reader and confirmed by keyboard. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { ReceiptRow } from '../../shared/receipts/receipt'
import { fileIn, pdfPaper } from '../support/files'
import { deskOfFile, expect, test, type Desk } from './support'

/** A busy computer takes its time. */
const readingMs = 240_000
test.setTimeout(300_000)

const theDesk = deskOfFile()
test.beforeAll(() => theDesk().signInToDemo())

const today = new Date().toLocaleDateString('en-GB')

async function read(desk: Desk, name: string, bytes: Buffer): Promise<ReceiptRow> {
  await desk.drop(fileIn(desk.inbox, name, bytes))
  const found = async () => (await desk.receipts()).find(({ fileName }) => fileName === name)
  await expect
    .poll(
      async () => {
        const row = await found()
        const state = row && ((await desk.ask('reading.of', row.id)) as { state: string })
        return state?.state
      },
      { timeout: readingMs },
    )
    .toBe('read')
  const row = await found()
  if (!row) throw new Error('It is gone')
  await desk.page.locator(`#receipt-${row.id}`).click()
  return row
}

async function fillTypes(page: Page): Promise<void> {
  const { keyboard } = page
  await page.getByRole('combobox', { name: 'Expense type' }).focus()
  await keyboard.type('Fuel')
  await keyboard.press('Tab')
  await page.getByRole('combobox', { name: 'VAT type' }).selectOption('Outside the Scope')
}

const stateOf = async (desk: Desk, id: string) =>
  (await desk.receipts()).find((row) => row.id === id)?.state

test('a hotel in euro says so, takes a rate, and is in the books in pounds with both named', async () => {
  const desk = theDesk()
  const { page } = desk
  const { keyboard } = page
  const rates = path.join(desk.inbox, 'rates.csv')
  const [day, month, year] = today.split('/')
  writeFileSync(
    rates,
    `Country/Territories,Currency,Currency Code,Currency Units per £1,Start date,End date\n` +
      `Eurozone,Euro,EUR,1.1523,01/${month}/${year},${day}/${month}/${year}\n`,
  )
  await desk.drop(rates)
  await expect(page.getByText(/1 exchange rate kept/)).toBeVisible()
  const bytes = pdfPaper(
    'Hotel Adler GmbH',
    '79098 Freiburg, Deutschland',
    `Rechnung 4711 | ${today}`,
    'Zimmer | EUR 295.79',
    'MwSt 7 % | EUR 20.71',
    'Gesamtbetrag | EUR 316.50',
    'USt-IdNr. DE123456789',
  )
  const { id } = await read(desk, 'hotel.pdf', bytes)
  await expect(page.locator(`#receipt-${id}`)).toContainText('in EUR')
  await expect(page.locator(`#receipt-${id}`)).toContainText('EUR 316.50')
  await expect(page.getByRole('textbox', { name: 'Gross amount' })).toHaveValue('')
  await fillTypes(page)
  await keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'EUR for £1' })).toBeVisible()
  expect(await stateOf(desk, id)).toBe('review')

  await page.getByRole('button', { name: /^Use 1\.1523, for/ }).focus()
  await keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'EUR for £1' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Gross amount' })).toHaveValue('£274.67')
  await keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'EUR for £1' })).toBeFocused()
  expect(await stateOf(desk, id)).toBe('review')
  await page.screenshot({ path: path.join(test.info().outputDir, 'euro.png') })
  for (let press = 0; press < 4 && (await stateOf(desk, id)) === 'review'; press += 1) {
    await keyboard.press('Enter')
    await page.waitForTimeout(500)
  }
  await expect.poll(() => stateOf(desk, id)).toBe('proven')
  expect(await desk.inBooks(path.join(desk.inbox, 'hotel.pdf'))).toMatchObject([
    { grossPence: 27467 },
  ])
  expect(desk.complaints).toEqual([])
})

test('a credit note is below zero, and refused it comes back with the words of the service', async () => {
  const desk = theDesk()
  const { page } = desk
  const { keyboard } = page
  const bytes = pdfPaper(
    'Fellgate Joinery Ltd | CREDIT NOTE',
    'Kendal LA9 4QT',
    `Date | ${today}`,
    'Oak shelving | 240.00',
    'Total | GBP 240.00',
  )
  const { id } = await read(desk, 'credit.pdf', bytes)
  await expect(page.getByRole('textbox', { name: 'Gross amount' })).toHaveValue('-£240.00')
  await expect(page.locator(`#receipt-${id}`)).toContainText('-£240.00')
  await fillTypes(page)
  await desk.turnDial({ refusesNegative: true })
  await page.screenshot({ path: path.join(test.info().outputDir, 'credit.png') })
  for (let press = 0; press < 5 && (await stateOf(desk, id)) === 'review'; press += 1) {
    await keyboard.press('Enter')
    await page.waitForTimeout(500)
  }
  await expect.poll(() => stateOf(desk, id)).toBe('rejected')
  await page.getByRole('tab', { name: /Needs you/ }).click()
  await expect(page.getByText(/must be more than zero/).first()).toBeVisible()
  await desk.turnDial({ refusesNegative: false })
  await page.getByRole('button', { name: 'Change and send again' }).first().press('Enter')
  await expect(page.getByRole('textbox', { name: 'Gross amount' })).toHaveValue('-£240.00')
  for (let press = 0; press < 5 && (await stateOf(desk, id)) === 'review'; press += 1) {
    await page.getByRole('textbox', { name: 'Gross amount' }).press('Enter')
    await page.waitForTimeout(500)
  }
  await expect.poll(() => stateOf(desk, id)).toBe('proven')
  expect(await desk.inBooks(path.join(desk.inbox, 'credit.pdf'))).toMatchObject([
    { grossPence: -24000 },
  ])
  expect(desk.complaints).toEqual([])
})
