// A person at a real browser: Debian's Chromium, and what is pressed on the consent page.
import { chromium } from '@playwright/test'

/** @typedef {'Allow' | 'Don’t allow'} Button */

export const startBrowser = () =>
  chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })

/**
 * Opens the consent page as somebody whom the service does not know yet, and presses a button there.
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @param {Button} button
 */
export async function answer(page, address, button) {
  await page.goto(address)
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('heading', { name: 'Back to Docket' }).waitFor()
}
