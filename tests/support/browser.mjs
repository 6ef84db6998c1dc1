// A person at a real browser: opens the consent page in Debian's Chromium and presses the button that is named.
import { chromium } from '@playwright/test'

const [, , button = 'Allow', address = ''] = process.argv

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
})
try {
  const page = await browser.newPage()
  await page.goto(address)
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('heading', { name: 'Back to Docket' }).waitFor()
} finally {
  await browser.close()
}
