// The guided tour (`npm run demo [-- --out DIR]`): the main job without hands, in the real window, proven against the demo
// service. Its pictures go into the folder `tour`, or into DIR, of which nothing else is touched.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { allReceipts, ask, enterForm, fillInByKeyboard, startApp, tabTo } from './app-driver.mjs'
import { setDefaultBrowser } from './default-browser.mjs'
import { hasDisplay, startSession } from './display.mjs'
import { prepare } from './prepare.mjs'
import { isMain, root, sayAs } from './terminal.mjs'

const say = sayAs('tour')
const samples = path.join(root, 'build/samples')
const ownPictures = path.join(root, 'tour')
const patience = { timeout: 60_000 }

/**
 * Runs the tour and prints a line per receipt.
 * @param {string} [out] absolute path of the folder for the pictures
 * @returns {Promise<boolean>} whether every receipt is proven
 */
export async function runTour(out) {
  const pictures = out ?? ownPictures
  const runtime = await prepare()
  const isSeen = hasDisplay()
  say(isSeen ? 'watch the window' : 'no display: the window is a virtual one; look at the pictures')
  const session = isSeen ? { env: process.env, stop() {} } : await startSession()
  if (!isSeen)
    setDefaultBrowser(session.env, [
      process.execPath,
      path.join(import.meta.dirname, 'visitor.mjs'),
    ])
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'docket-tour-'))
  // A folder that somebody named may hold other things.
  if (out === undefined) fs.rmSync(pictures, { recursive: true, force: true })
  fs.mkdirSync(pictures, { recursive: true })
  const adminPort = await freePort()
  const driven = await startApp({
    executable: runtime.executable,
    profile,
    env: {
      ...session.env,
      DOCKET_DEMO_OPTIONS: `--consent auto --admin-port ${adminPort}`,
    },
  })
  try {
    return await guide(driven, { admin: `http://127.0.0.1:${adminPort}`, isSeen, pictures })
  } catch (error) {
    await driven.page.screenshot({ path: path.join(pictures, 'failed.png') }).catch(() => undefined)
    throw error
  } finally {
    await driven.close()
    session.stop()
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function guide({ page, drop }, { admin, isSeen, pictures }) {
  const pause = (ms) => page.waitForTimeout(isSeen ? ms : 0)
  let count = 0
  const picture = async (name) => {
    count += 1
    await page.waitForTimeout(300)
    await page.screenshot({ path: path.join(pictures, `${count}-${name}.png`) })
  }
  await page.getByRole('button', { name: 'Try the demo company' }).waitFor(patience)
  await picture('welcome')
  say('signing in to the demo company, through the browser')
  await page.getByRole('button', { name: 'Try the demo company' }).click()
  await page.getByText('Ready to send').waitFor(patience)
  await until('the choices of the books are known', async () => {
    const { asOf } = await ask(page, 'books.choices')
    return asOf !== undefined
  })
  await picture('empty-inbox')

  say('cutting the network')
  await turnDial(admin, { offline: true })
  const expenses = readSamples()
  await drop(expenses.map(({ file }) => path.join(samples, file)))
  await page.getByText(`${expenses.length} saved`).waitFor(patience)
  say(`${expenses.length} receipts dropped into the window and saved, with no network`)
  await picture('dropped')
  await until('all are read', async () => (await ask(page, 'reading.progress')).waiting === 0)
  say('all read on this machine')

  const choices = await ask(page, 'books.choices')
  let oneKey = 0
  await enterForm(page)
  for (const [index, sample] of expenses.entries()) {
    await page.getByRole('heading', { name: sample.file }).waitFor(patience)
    await page.locator('form :focus, footer :focus').first().waitFor(patience)
    await pause(600)
    const { rows } = await ask(page, 'receipts.page', { list: 'review', offset: 0, limit: 200 })
    // What was read and is known of the supplier may be all there is to say: then one key is enough.
    const { verdict } = rows.find(({ fileName }) => fileName === sample.file) ?? {}
    if (verdict?.grade === 'sure') oneKey += 1
    else {
      await tabTo(page, page.locator('#field-supplierName'), 'Shift+Tab')
      await fillInByKeyboard(page, typed(sample, choices), () => pause(250))
    }
    if (index === 1) {
      await picture('reviewing')
      await ask(page, 'settings.change', { theme: 'dark' })
      await picture('reviewing-dark')
      await ask(page, 'settings.change', { theme: 'light' })
    }
    await confirm(page, sample.file, expenses.length - index - 1)
  }
  say(`all reviewed by keyboard, ${oneKey} with one key; they wait for the network`)
  await page.getByText('No network').waitFor(patience)
  await page.getByRole('tab', { name: /Ready/ }).click()
  await picture('waiting-for-the-network')

  say('the network is back')
  await turnDial(admin, { offline: false })
  await until('every receipt is proven', async () => {
    const { counts } = await ask(page, 'receipts.summary')
    return counts.books === expenses.length
  })
  await page.getByRole('tab', { name: /In the books/ }).click()
  await picture('in-the-books')
  await ask(page, 'settings.change', { theme: 'dark' })
  await picture('in-the-books-dark')
  await pause(2000)
  return summarise(expenses, await allReceipts(page), await readBooks(admin), pictures)
}

function readSamples() {
  const listed = JSON.parse(fs.readFileSync(path.join(samples, 'samples.json'), 'utf8'))
  return listed.toSorted((a, b) => (a.file < b.file ? -1 : 1))
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

/** Compares what the window says with what the service holds, file by file. */
function summarise(expenses, receipts, books, pictures) {
  const proofs = expenses.map(({ file }) => {
    const hash = createHash('sha256')
      .update(fs.readFileSync(path.join(samples, file)))
      .digest('hex')
    const receipt = receipts.find(({ fileName }) => fileName === file)
    const held = books.filter(({ attachments }) =>
      attachments.some(({ sha256 }) => sha256 === hash),
    )
    const isEqual = held.length === 1 && held[0].id === receipt?.expenseId
    const isProven = receipt?.state === 'proven' && isEqual
    const attachment = isEqual ? 'attachment equal' : `found ${held.length} times in the books`
    console.log(
      [
        isProven ? 'PROVEN' : 'FAILED',
        file.padEnd(24),
        `state ${receipt?.state ?? 'unknown'}`,
        `id in the books ${receipt?.expenseId ?? 'none'}`,
        attachment,
        `sha256 ${hash.slice(0, 12)}`,
      ].join('  '),
    )
    return isProven
  })
  const proven = proofs.filter(Boolean).length
  console.log(
    `${proven} of ${proofs.length} receipts proven; pictures in ${path.relative(process.cwd(), pictures) || '.'}`,
  )
  return proven === proofs.length
}

async function turnDial(admin, settings) {
  const reply = await fetch(`${admin}/dials`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(settings),
  })
  if (!reply.ok) throw new Error(`the demo service did not take the dial: ${reply.status}`)
}

async function readBooks(admin) {
  return (await fetch(`${admin}/books`)).json()
}

async function until(promise, isTrue) {
  const end = Date.now() + patience.timeout
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`never came true: ${promise}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

if (isMain(import.meta)) {
  try {
    const { values } = parseArgs({ options: { out: { type: 'string' } } })
    const out = values.out === undefined ? undefined : path.resolve(values.out)
    process.exitCode = (await runTour(out)) ? 0 : 1
  } catch (error) {
    say(error.stack)
    process.exitCode = 1
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
