/** The parts of the generator that can be run by themselves. */
import { openBrowser } from './drawing'
import { generateSpecial } from './special'
import { generateSet } from './uk'

/** Draws one part or all; the names choose among its files. */
export async function generate(part: string, names: string[]): Promise<void> {
  const browser = await openBrowser()
  try {
    if (part !== 'special') await generateSet(browser, names)
    if (part !== 'uk') await generateSpecial(browser)
  } finally {
    await browser.close()
  }
}
