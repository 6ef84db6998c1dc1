/** The browser of the desktop and the person at it: one for all tests of a worker, as people keep theirs open. */
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { setDefaultBrowser } from '../../build/default-browser.mjs'
import { answer, startBrowser, type Button } from '../support/at-browser.mjs'

export class KeptBrowser {
  readonly #server: http.Server
  /** Its one page, opened with the first address; each address waits for the one before. */
  #page: Promise<Page> | undefined

  private constructor() {
    this.#server = http.createServer((request, reply) => {
      reply.end()
      const asked = new URL(request.url ?? '', 'http://127.0.0.1').searchParams
      this.#visit(String(asked.get('address')), asked.get('button') as Button)
    })
  }

  static async start(): Promise<KeptBrowser> {
    const browser = new KeptBrowser()
    await once(browser.#server.listen(0, '127.0.0.1'), 'listening')
    return browser
  }

  /** From now on the person presses this button on the consent page that an app opens. */
  presses(button: Button): void {
    const { port } = this.#server.address() as AddressInfo
    const script = path.join(import.meta.dirname, '../support/hand-over.mjs')
    setDefaultBrowser(process.env, [process.execPath, script, String(port), button])
  }

  async close(): Promise<void> {
    this.#server.close()
    await (await this.#page)?.context().browser()?.close()
  }

  #visit(address: string, button: Button): void {
    const before = this.#page ?? startBrowser().then((browser) => browser.newPage())
    this.#page = before.then(async (page) => {
      await answer(page, address, button).catch((error: unknown) => {
        console.error('The person at the browser came to no end:', error)
      })
      return page
    })
  }
}
