/** Signing in and staying signed in, over the real authorisation server of the demo service. */
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { openLoopback } from '../../electron/accounts/grant/loopback'
import { startDemoService, type DemoService } from '../../sandbox/service'
import type { Service } from '../../shared/accounts/account'
import { AppError } from '../../shared/errors'
import { fileIn, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'
import { visit } from '../support/person'

let rig: Rig
const services: DemoService[] = []
afterEach(async () => {
  await rig.end()
  for (const service of services.splice(0)) await service.close()
})

const session = () => rig.core.accounts.session.get()

/** The addresses of a service where Docket is registered with that redirect address. */
async function registered(redirectUri: string): Promise<Service> {
  const clients = [{ clientId: 'registered', redirectUri }]
  const demo = await startDemoService({ consent: 'page', clients })
  services.push(demo)
  const { baseUrl, authUrl, legacyBaseUrl } = demo
  return { baseUrl, authUrl, legacyBaseUrl, clientId: 'registered' }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function portIsFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  const server = net.createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

test('denied consent ends with its reason, and a later sign-in works', async () => {
  rig = await Rig.start({ answer: 'deny' })
  await rig.core.accounts.startDemo()
  expect(rig.core.accounts.session.get()).toMatchObject({
    status: 'signed-out',
    problem: 'sign-in-denied',
  })
  rig.answer = 'allow'
  await rig.core.accounts.need().signIn()
  expect(rig.core.accounts.session.get()).toMatchObject({ status: 'connected' })
})

test('a callback with a wrong state fails the sign-in and its code is never exchanged', async () => {
  let opened: URL | undefined
  rig = await Rig.start({
    world: {
      openInBrowser: (address) => {
        opened = address
        return Promise.resolve()
      },
    },
  })
  const signingIn = rig.core.accounts.startDemo()
  await until(() => opened !== undefined, 'the browser was opened')
  const back = new URL(opened?.searchParams.get('redirect_uri') ?? '')
  back.search = 'code=stolen&state=guessed'
  await visit(back)
  await signingIn
  expect(rig.core.accounts.session.get().problem).toBe('sign-in-mismatch')
  expect(rig.service.journal().some(({ path }) => path === '/auth/token')).toBe(false)
})

test('a person who never comes back is told so when time is up', async () => {
  rig = await Rig.start({ answer: undefined, world: { signInTimeoutMs: 200 } })
  await rig.core.accounts.startDemo()
  expect(rig.core.accounts.session.get().problem).toBe('sign-in-timeout')
})

for (const { host, pathname } of [
  { host: '127.0.0.1', pathname: '/callback' },
  { host: 'localhost', pathname: '/done' },
  { host: '[::1]', pathname: '/' },
])
  test(`the browser comes back to the very address that was registered: ${host}${pathname}`, async () => {
    rig = await Rig.start()
    const port = await freePort()
    const redirectUri = `http://${host}:${port}${pathname}`
    const service = await registered(redirectUri)
    await rig.core.accounts.connect('As registered', { ...service, redirectUri }, 'full')
    expect(session()).toMatchObject({ status: 'connected', account: { name: 'As registered' } })
    // The port is free again for the next sign-in.
    await until(() => portIsFree(port), 'the port is given back')
  })

test('where another program holds the registered port the person is told so, and can try again', async () => {
  rig = await Rig.start()
  const port = await freePort()
  const redirectUri = `http://127.0.0.1:${port}/callback`
  const service = { ...(await registered(redirectUri)), redirectUri }
  const squatter = net.createServer().listen(port, '127.0.0.1')
  await once(squatter, 'listening')
  await rig.core.accounts.connect('Squatted', service, 'full')
  expect(session().problem).toBe('redirect-taken')
  squatter.close()
  await once(squatter, 'close')
  await rig.core.accounts.connect('Free', service, 'full')
  expect(session()).toMatchObject({ status: 'connected' })
})

test('no other program can wait at the other address of a registered localhost', async () => {
  const port = await freePort()
  const loopback = await openLoopback(`http://localhost:${port}/callback`)
  onTestFinished(() => loopback.close())
  for (const host of ['127.0.0.1', '::1']) expect(await portIsFree(port, host), host).toBe(false)
})

test('a person can cancel', async () => {
  rig = await Rig.start({ answer: undefined })
  const signingIn = rig.core.accounts.startDemo()
  await until(() => rig.core.accounts.session.get().status === 'signing-in', 'signing in')
  await new Promise((resolve) => setTimeout(resolve, 100))
  rig.core.accounts.need().cancelSignIn()
  await signingIn
  expect(rig.core.accounts.session.get().problem).toBe('sign-in-cancelled')
})

test('an expired access token is renewed once and the work goes on', async () => {
  rig = await Rig.start()
  await rig.connect()
  rig.service.dials.expireAccessTokens()
  const file = fileIn(rig.inbox, 'expired.png', pngBytes())
  const { id } = await rig.capture(file)
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
  expect(refreshes()).toBe(1)
  expect(rig.inBooks(file)).toHaveLength(1)
})

test('a refresh whose reply is lost is retried exactly once; the queue waits for a new sign-in and then goes on', async () => {
  rig = await Rig.start()
  await rig.connect()
  const file = fileIn(rig.inbox, 'rotated.png', pngBytes())
  const { id } = await rig.capture(file)
  rig.service.dials.expireAccessTokens()
  rig.service.dials.next({ method: 'POST', path: '/auth/token', act: { kind: 'drop-after' } })
  await rig.confirm(id)
  await until(
    () => rig.core.accounts.session.get().status === 'signed-out',
    'the person is asked to sign in',
  )
  expect(rig.core.accounts.session.get().problem).toBe('sign-in-interrupted')
  expect(refreshes()).toBe(2)
  expect(rig.state(id)).toBe('ready')
  await rig.restart()
  expect(rig.core.accounts.session.get().status).toBe('signed-out')
  await rig.core.accounts.need().signIn()
  await rig.reaches(id, 'proven')
  expect(rig.inBooks(file)).toHaveLength(1)
})

test('a refresh that the service never saw heals with the one retry', async () => {
  rig = await Rig.start()
  await rig.connect()
  const { id } = await rig.capture(fileIn(rig.inbox, 'unseen.png', pngBytes()))
  rig.service.dials.expireAccessTokens()
  rig.service.dials.next({ method: 'POST', path: '/auth/token', act: { kind: 'drop-before' } })
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
  expect(rig.core.accounts.session.get().status).toBe('connected')
})

test('signing out keeps everything that is unsent', async () => {
  rig = await Rig.start()
  await rig.connect()
  rig.core.setPaused(true)
  const { id } = await rig.capture(fileIn(rig.inbox, 'kept.png', pngBytes()))
  await rig.confirm(id)
  await rig.core.accounts.need().signOut()
  rig.core.setPaused(false)
  await rig.restart()
  expect(rig.core.accounts.session.get().status).toBe('signed-out')
  expect(rig.state(id)).toBe('ready')
  await rig.core.accounts.need().signIn()
  await rig.reaches(id, 'proven')
})

test('when the demo company cannot start, its books stay readable and a sign-in tries again', async () => {
  let canStart = true
  rig = await Rig.start({
    world: {
      demoService: () =>
        canStart
          ? Promise.resolve(rig.service)
          : Promise.reject(new AppError('demo-unavailable', 'It does not start')),
    },
  })
  await rig.connect()
  await rig.close()
  canStart = false
  await expect(rig.open()).rejects.toMatchObject({ code: 'demo-unavailable' })
  expect(rig.core.accounts.session.get()).toMatchObject({
    status: 'signed-out',
    problem: 'demo-unavailable',
  })
  expect(rig.core.accounts.choices.get().expenseTypes.length).toBeGreaterThan(0)
  canStart = true
  await rig.core.accounts.need().signIn()
  expect(rig.core.accounts.session.get().status).toBe('connected')
})

function refreshes(): number {
  const tokens = rig.service.journal().filter(({ path }) => path === '/auth/token')
  return tokens.length - 1
}
