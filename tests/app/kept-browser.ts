/** The browser of the desktop and the person at it: one for all tests of a worker, as people keep theirs open. */
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { setDefaultBrowser } from '../../build/default-browser.mjs'
import { answer, startBrowser, type Button } from '../support/at-browser.mjs'

export class KeptBrowser {
  readonly #server: http.Server
  /** Started with the first address, and anew should it have ended. */
  #browser: Promise<Browser> | undefined

  private constructor() {
    this.#server = http.createServer((request, reply) => {
      reply.end()
      const asked = new URL(request.url ?? '', 'http://127.0.0.1').searchParams
      void this.#visit(String(asked.get('address')), asked.get('button') as Button)
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
    await (await this.#browser)?.close()
  }

  /** Each in a window of its own, which knows nobody: what an app left open when it ended holds up no other. */
  async #visit(address: string, button: Button): Promise<void> {
    try {
      const page = await (await this.#running()).newPage()
      await answer(page, address, button).finally(() => page.close())
    } catch (error) {
      console.error('The person at the browser came to no end:', error)
    }
  }

  #running(): Promise<Browser> {
    this.#browser ??= startBrowser().then((browser) =>
      browser.on('disconnected', () => {
        this.#browser = undefined
      }),
    )
    return this.#browser
  }
}
