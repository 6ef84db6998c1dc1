// The guided tour (`npm run demo [-- --out DIR]`): the main job without hands, in the real window, proven against the demo
// service. Its pictures go into the folder `tour`, or into DIR, of which nothing else is touched.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { allReceipts, ask, enterForm, startApp } from './app-driver.mjs'
import { setDefaultBrowser } from './default-browser.mjs'
import { hasDisplay, startSession } from './display.mjs'
import {
  freePort,
  patience,
  readBooks,
  readSamples,
  review,
  samples,
  signInToDemo,
  turnDial,
  until,
} from './main-job.mjs'
import { prepare } from './prepare.mjs'
import { isMain, root, sayAs } from './terminal.mjs'

const say = sayAs('tour')
const ownPictures = path.join(root, 'tour')

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
  await signInToDemo(page)
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
  const lookAround = async () => {
    await picture('reviewing')
    await ask(page, 'settings.change', { theme: 'dark' })
    await picture('reviewing-dark')
    await ask(page, 'settings.change', { theme: 'light' })
  }
  await enterForm(page)
  for (const [index, sample] of expenses.entries()) {
    const isSure = await review(page, sample, {
      left: expenses.length - index - 1,
      choices,
      pause: () => pause(250),
      look: () => (index === 1 ? lookAround() : pause(600)),
    })
    if (isSure) oneKey += 1
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
