/** What becomes of a sign-in when the system's keyring is missing, locked, or another one: the real app and keyring. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { startKeyring, startSession } from '../../build/display.mjs'
import type { Session } from '../../shared/accounts/account'
import { fileIn, pngBytes } from '../support/files'
import { filesWithSecrets } from '../proofs/tokens/canary'
import { docket } from './at-terminal'
import { browserPresses, expect, test, type Desk } from './support'

test.skip(process.platform !== 'linux', 'elsewhere the keyring is part of the system')

/** No start may take longer because of the keyring, in milliseconds. */
const longestStart = 8000

type Keyring = Awaited<ReturnType<typeof startKeyring>>

/** A desktop whose keyring the test brings up and takes away; the app is started in it. */
class Desktop {
  readonly #outer = { ...process.env }
  #session: Awaited<ReturnType<typeof startSession>> | undefined
  #keyring: Keyring | undefined

  async open(options: { activates?: boolean } = {}): Promise<void> {
    this.#session = await startSession({ withKeyring: false, activates: false, ...options })
    // What these tests start inherits the environment of the test itself.
    Object.assign(process.env, this.#session.env)
    browserPresses('Allow')
  }

  /** Exchanges the keyring, as between two logins. `name` tells keyrings apart. */
  async use(name: 'own' | 'other' | 'none', options: { isLocked?: boolean } = {}): Promise<void> {
    await this.#keyring?.stop()
    const home = `${this.#session?.env['XDG_DATA_HOME'] ?? ''}${name === 'other' ? '-other' : ''}`
    const env = { ...this.#session?.env, XDG_DATA_HOME: home }
    this.#keyring = name === 'none' ? undefined : await startKeyring(env, options)
  }

  async close(): Promise<void> {
    await this.#keyring?.stop()
    this.#session?.stop()
    for (const name of Object.keys(process.env))
      if (!(name in this.#outer)) Reflect.deleteProperty(process.env, name)
    Object.assign(process.env, this.#outer)
  }
}

const desktopTest = test.extend<{ desktop: Desktop }>({
  // eslint-disable-next-line no-empty-pattern
  desktop: async ({}, use) => {
    const desktop = new Desktop()
    await use(desktop)
    await desktop.close()
  },
})

/** Until the window says how the account stands; `none` while there is no account. */
async function startInTime(desk: Desk, isFirst = false): Promise<void> {
  const before = Date.now()
  await desk.start()
  const isTold = async () => isFirst || (await session(desk)).status !== 'none'
  await expect.poll(isTold).toBe(true)
  expect(Date.now() - before).toBeLessThan(longestStart)
}

function session(desk: Desk): Promise<Session> {
  return desk.ask('session.current') as Promise<Session>
}

/** Starts the app, signs in and closes it again; returns the tokens that were handed out. */
async function signInOnce(desk: Desk): Promise<string[]> {
  await startInTime(desk, true)
  const secrets = await overhear(desk)
  await desk.signInToDemo()
  const heard = await secrets()
  await desk.close()
  return heard
}

/** Listens in main to what token endpoints answer. */
async function overhear(desk: Desk): Promise<() => Promise<string[]>> {
  await desk.app.evaluate(() => {
    const http = process.getBuiltinModule('http')
    const [original, heard] = [http.request, [] as string[]]
    Object.assign(globalThis, { overheard: heard })
    const listening = (...words: Parameters<typeof original>) => {
      const request = original(...words)
      request.on('response', (reply) => {
        let text = ''
        reply.on('data', (part: Buffer) => (text += part.toString('latin1')))
        reply.on('end', () => {
          for (const [, secret = ''] of text.matchAll(/"(?:access|refresh)_token":"([^"]+)"/g))
            heard.push(secret)
        })
      })
      return request
    }
    Object.assign(http, { request: listening })
  })
  const heard = () =>
    desk.app.evaluate(() => (globalThis as unknown as { overheard: string[] }).overheard)
  // Under load the answer of an evaluation is at times collected before it is fetched; asking again changes nothing.
  return () => heard().catch(heard)
}

/** Everything sealed in the profile's own files. */
function sealedIn(desk: Desk): string[] {
  const folders = [desk.profile, path.join(desk.profile, 'grants')].filter((folder) =>
    existsSync(folder),
  )
  const files = folders.flatMap((folder) =>
    readdirSync(folder).map((name) => path.join(folder, name)),
  )
  const texts = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(file, 'utf8'))
  return texts.flatMap((text) =>
    [...text.matchAll(/"sealed": *"([^"]+)"/g)].map(([, sealed]) => sealed ?? ''),
  )
}

/** A receipt can be saved whatever the keyring does. */
async function saveReceipt(desk: Desk): Promise<void> {
  await desk.drop(fileIn(desk.inbox, `${Date.now()}.png`, pngBytes()))
  await expect(desk.page.getByText('1 saved')).toBeVisible()
}

desktopTest(
  'without a keyring tokens stay in memory; a person may have them written all the same',
  async ({ desk, desktop }) => {
    await desktop.open()
    const secrets = await signInOnce(desk)
    expect(secrets.length).toBeGreaterThan(1)
    expect(filesWithSecrets([desk.profile, process.env['HOME'] ?? ''], secrets)).toEqual([])
    expect(sealedIn(desk)).toEqual([])

    // What Electron takes on a desktop that it knows no keyring for.
    process.env['DOCKET_PASSWORD_STORE'] = 'basic'
    await startInTime(desk)
    await expect.poll(async () => (await session(desk)).status).toBe('signed-out')
    expect(await session(desk)).toMatchObject({ keeping: 'memory' })
    await saveReceipt(desk)
    const heard = await overhear(desk)
    await desk.ask('session.signIn', {})
    await desk.ask('accounts.keepUnprotected', true)
    expect(await session(desk)).toMatchObject({ status: 'connected', keeping: 'unprotected' })
    const later = await heard()
    await desk.close()
    expect(filesWithSecrets([desk.profile, process.env['HOME'] ?? ''], later)).toEqual([])

    await startInTime(desk)
    await expect.poll(async () => (await session(desk)).status).toBe('connected')
    await desk.ask('accounts.keepUnprotected', false)
    await desk.close()
    expect(sealedIn(desk)).toEqual([])
  },
)

for (const prompts of [false, true])
  desktopTest(
    `behind a locked keyring receipts are saved, nothing is deleted, and unlocking is enough${prompts ? ', with a prompt nobody answers' : ''}`,
    async ({ desk, desktop }) => {
      await desktop.open({ activates: prompts })
      await desktop.use('own')
      const secrets = await signInOnce(desk)
      const sealed = sealedIn(desk)
      expect(sealed.length).toBeGreaterThan(0)

      await desktop.use('own', { isLocked: true })
      await startInTime(desk)
      await expect.poll(async () => (await session(desk)).problem).toBe('keyring-locked')
      expect(await session(desk)).toMatchObject({ status: 'signed-out', keeping: 'locked' })
      await saveReceipt(desk)
      await desk.ask('accounts.unlockKeyring')
      expect(await session(desk)).toMatchObject({ problem: 'keyring-locked' })
      expect(sealedIn(desk)).toEqual(sealed)

      await desktop.use('own')
      await desk.ask('accounts.unlockKeyring')
      await expect.poll(async () => (await session(desk)).status).toBe('connected')
      expect(await session(desk)).toMatchObject({ keeping: 'keyring' })
      await desk.close()
      expect(filesWithSecrets([desk.profile], secrets)).toEqual([])
    },
  )

desktopTest(
  'with another keyring the sign-in is lost for now and kept; with the old one back it goes on',
  async ({ desk, desktop }) => {
    await desktop.open()
    await desktop.use('own')
    const secrets = await signInOnce(desk)
    const sealed = sealedIn(desk)

    await desktop.use('other')
    await startInTime(desk)
    await expect.poll(async () => (await session(desk)).problem).toBe('keyring-lost')
    await saveReceipt(desk)
    await desk.close()
    expect(sealedIn(desk)).toEqual(expect.arrayContaining(sealed))

    await desktop.use('none')
    await startInTime(desk)
    await expect.poll(async () => (await session(desk)).status).toBe('signed-out')
    await desk.close()
    expect(sealedIn(desk)).toEqual(expect.arrayContaining(sealed))

    await desktop.use('own')
    await startInTime(desk)
    await expect.poll(async () => (await session(desk)).status).toBe('connected')
    expect(await session(desk)).toMatchObject({ keeping: 'keyring' })
    await desk.close()
    expect(filesWithSecrets([desk.profile, process.env['HOME'] ?? ''], secrets)).toEqual([])
  },
)

desktopTest(
  'at a terminal a locked keyring is told and keeps nobody from adding receipts',
  async ({ desk, desktop }) => {
    await desktop.open()
    await desktop.use('own')
    await signInOnce(desk)
    await desktop.use('own', { isLocked: true })
    fileIn(desk.inbox, 'one.png', pngBytes())
    expect(await docket(desk, ['add', 'one.png'])).toMatchObject({ code: 0 })
    const locked = await docket(desk, ['status'])
    expect(locked).toMatchObject({ code: 3 })
    expect(locked.out).toContain('The keyring of this computer is locked')
    await desktop.use('own')
    expect(await docket(desk, ['status'])).toMatchObject({ code: 0 })
  },
)
