// The steps of the main job in a window that is driven, with the sample receipts and the demo company: what the tour shows
// and what proves an installed package.
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { ask, fillInByKeyboard, tabTo } from './app-driver.mjs'
import { root } from './terminal.mjs'

export const samples = path.join(root, 'build/samples')
export const patience = { timeout: 60_000 }

/** What a person knows of each sample receipt, by the names of their files. */
export function readSamples() {
  const listed = JSON.parse(fs.readFileSync(path.join(samples, 'samples.json'), 'utf8'))
  return listed.toSorted((a, b) => (a.file < b.file ? -1 : 1))
}

/** Signs in to the demo company, and waits until its choices are known. @param {import('@playwright/test').Page} page */
export async function signInToDemo(page) {
  await page.getByRole('button', { name: 'Try the demo company' }).click()
  await page.getByText('Ready to send').waitFor(patience)
  await until('the choices of the books are known', async () => {
    const { asOf } = await ask(page, 'books.choices')
    return asOf !== undefined
  })
}

/**
 * Fills in what is not known of the open receipt and confirms it.
 * @param {import('@playwright/test').Page} page
 * @param {ReturnType<typeof readSamples>[number]} sample
 * @param {{ left: number, choices: object, pause?: () => Promise<void>, look?: () => Promise<void> }} options `left` is how
 *   many receipts then wait for review; `look` is called before it is confirmed
 * @returns {Promise<boolean>} whether one key was enough
 */
export async function review(page, sample, { left, choices, pause, look }) {
  await page.getByRole('heading', { name: sample.file }).waitFor(patience)
  await page.locator('form :focus, footer :focus').first().waitFor(patience)
  const { rows } = await ask(page, 'receipts.page', { list: 'review', offset: 0, limit: 200 })
  // What was read and is known of the supplier may be all there is to say: then one key is enough.
  const { verdict } = rows.find(({ fileName }) => fileName === sample.file) ?? {}
  const isSure = verdict?.grade === 'sure'
  if (!isSure) {
    await tabTo(page, page.locator('#field-supplierName'), 'Shift+Tab')
    await fillInByKeyboard(page, typed(sample, choices), pause)
  }
  await look?.()
  await confirm(page, sample.file, left)
  return isSure
}

/** What a person would type: the words of the form, and a day that is open whenever the tour runs. */
function typed(sample, choices) {
  const { expenseTypes, paymentMethods, directors, openPeriods } = choices
  const isOpen = openPeriods.some(
    ({ startDate, endDate }) => startDate <= sample.postingDate && sample.postingDate <= endDate,
  )
  const today = new Date().toISOString().slice(0, 10)
  const method = paymentMethods.find(({ code }) => code === sample.paid)?.name
  return {
    supplier: sample.supplier,
    date: (isOpen ? sample.postingDate : today).split('-').reverse().join('/'),
    type: expenseTypes.find(({ code }) => code === sample.expenseType)?.name,
    description: sample.description,
    vatType: sample.vatType,
    gross: sample.gross,
    paid: {
      method,
      ...(sample.paid === 'DIRECTORS_EXPENSES' && { director: directors[0]?.name }),
    },
  }
}

/**
 * Confirms the open receipt as a person does: Enter leads to a field that was not read with certainty, and again confirms;
 * what else there is to look at is read, and answered for.
 */
async function confirm(page, fileName, left) {
  // Which of several accounts a card is of only a person can tell, until the card was met before.
  const from = page.getByRole('combobox', { name: 'From' })
  if ((await from.count()) > 0 && (await from.inputValue()) === '')
    await from.selectOption({ index: 1 })
  const isDone = async () => (await ask(page, 'receipts.summary')).counts.review === left
  for (const keys of ['ControlOrMeta+Enter', 'ControlOrMeta+Enter', 'ControlOrMeta+Shift+Enter']) {
    if (await isDone()) return
    await page.keyboard.press(keys)
    await page.waitForTimeout(1200)
  }
  const { rows } = await ask(page, 'receipts.page', { list: 'review', offset: 0, limit: 200 })
  const verdict = JSON.stringify(rows.find((row) => row.fileName === fileName)?.verdict)
  await until(`${fileName} is confirmed (${verdict})`, isDone)
}

/** @param {string} admin address of the demo service's own door */
export async function turnDial(admin, settings) {
  const reply = await fetch(`${admin}/dials`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(settings),
  })
  if (!reply.ok) throw new Error(`the demo service did not take the dial: ${reply.status}`)
}

/** Every expense, as the demo service itself sees it. */
export async function readBooks(admin) {
  return (await fetch(`${admin}/books`)).json()
}

/** Waits a minute at most. @param {string} promise said when it never comes true */
export async function until(promise, isTrue) {
  const end = Date.now() + patience.timeout
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`never came true: ${promise}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** A port of this computer that nothing listens at. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
