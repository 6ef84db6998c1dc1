// The browser of a desktop that is started with each address: a person presses the button that is named.
import { answer, startBrowser } from './at-browser.mjs'

const [, , button = 'Allow', address = ''] = process.argv

const browser = await startBrowser()
try {
  await answer(await browser.newPage(), address, button)
} finally {
  await browser.close()
}
