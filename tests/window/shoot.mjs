// Takes pictures of the window in every scene, light and dark, wide and narrow: node tests/window/shoot.mjs [scene…]
import os from 'node:os'
import path from 'node:path'
import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'

const configFile = path.join(import.meta.dirname, 'vite.config.ts')
const folder = path.join(os.tmpdir(), 'docket-pictures')
await mkdir(folder, { recursive: true })
await build({ configFile, logLevel: 'warn' })
const server = await preview({ configFile, logLevel: 'warn' })
const address = server.resolvedUrls?.local[0] ?? ''

const click = (name) => async (page) => page.getByRole('tab', { name }).click()
const open = (name) => async (page) => {
  await page.getByRole('navigation').getByRole('button', { name }).click()
}
const shots = [
  { scene: 'full' },
  { scene: 'offline' },
  { scene: 'fresh' },
  {
    scene: 'full',
    name: 'pdf',
    act: (page) => page.getByRole('option', { name: 'Harbour' }).click(),
  },
  { scene: 'full', name: 'ready', act: click(/Ready/) },
  { scene: 'full', name: 'rejected', act: click(/Needs/) },
  {
    scene: 'full',
    name: 'undecided',
    act: async (page) => {
      await click(/Needs/)(page)
      await page.getByRole('option', { name: 'Kettle' }).click()
    },
  },
  { scene: 'full', name: 'books', act: click(/books/) },
  { scene: 'full', name: 'bin', act: click(/Bin/) },
  { scene: 'full', name: 'activity', act: open(/Activity/) },
  { scene: 'full', name: 'settings', act: open(/Settings/) },
  { scene: 'full', name: 'keys', act: (page) => page.keyboard.press('?') },
  {
    scene: 'full',
    name: 'supplier',
    act: (page) => page.getByRole('combobox', { name: 'Supplier' }).fill('nor'),
  },
  {
    scene: 'full',
    name: 'type',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Expense type' }).focus()
      await page.keyboard.press('ArrowDown')
    },
  },
  { scene: 'fresh', name: 'problems', act: (page) => page.keyboard.press('Control+Enter') },
  { scene: 'duplicate' },
  { scene: 'empty' },
  { scene: 'done' },
  { scene: 'many' },
  { scene: 'damaged' },
  { scene: 'paused' },
  { scene: 'sending' },
  { scene: 'signed-out' },
  { scene: 'failing', act: (page) => page.getByLabel('Description').fill('x') },
  {
    scene: 'full',
    name: 'zoomed',
    sizes: [
      { width: 720, height: 450 },
      { width: 512, height: 320 },
    ],
  },
  { scene: 'welcome' },
  { scene: 'welcome-problem' },
  { scene: 'signing-in' },
  {
    scene: 'welcome',
    name: 'connect',
    act: async (page) => {
      await page.getByRole('button', { name: 'Connect your books' }).click()
      await page.getByRole('button', { name: 'Sign in in your browser' }).click()
    },
  },
  {
    scene: 'empty',
    name: 'saved',
    act: (page) =>
      page.evaluate(() => {
        const given = new DataTransfer()
        for (const name of ['a.jpg', 'b.pdf', 'notes.txt', 'plan.docx'])
          given.items.add(new File(['x'], name))
        window.dispatchEvent(new DragEvent('drop', { dataTransfer: given, cancelable: true }))
      }),
  },
  {
    scene: 'full',
    name: 'drop',
    act: (page) =>
      page.evaluate(() => {
        const given = new DataTransfer()
        given.items.add(new File(['x'], 'a.jpg'))
        window.dispatchEvent(new DragEvent('dragenter', { dataTransfer: given, cancelable: true }))
      }),
  },
]
const usual = [
  { width: 1440, height: 900 },
  { width: 1024, height: 640 },
]

const wanted = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
let faults = 0
for (const { scene, name = scene, act, sizes = usual } of shots) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const theme of ['light', 'dark']) {
    for (const viewport of sizes) {
      const page = await browser.newPage({ viewport, colorScheme: theme, locale: 'en-GB' })
      const complain = (text) => {
        faults++
        console.error(`${name} ${theme}: ${text}`)
      }
      page.on('console', (message) => {
        const isIcon = message.location().url.endsWith('/favicon.ico')
        if (message.type() === 'error' && !isIcon) complain(message.text())
      })
      page.on('pageerror', (error) => complain(error.message))
      await page.goto(`${address}?scene=${scene}`)
      await page.locator('main').waitFor()
      await page.waitForTimeout(300)
      await act?.(page)
      await page.waitForTimeout(650)
      await page.screenshot({ path: path.join(folder, `${name}-${theme}-${viewport.width}.png`) })
      await page.close()
    }
  }
}
await browser.close()
await server.close()
console.log(`${folder}, ${faults} complaints in the console`)
process.exitCode = faults > 0 ? 1 : 0
