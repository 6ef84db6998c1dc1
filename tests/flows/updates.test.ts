/** New versions: electron-updater itself against an update server on this computer, good, broken, older and tampered with. */
import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { buildBlockMap } from 'app-builder-lib/out/targets/blockmap/blockmap'
import { AppImageUpdater } from 'electron-updater'
import { ElectronHttpExecutor } from 'electron-updater/out/electronHttpExecutor'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { signed } from '../../build/feed.mjs'
import { SettingsFile } from '../../electron/shell/settings'
import { arranged } from '../../electron/shell/updates/arranged'
import { Updates } from '../../electron/shell/updates/updates'
import { temporaryFolder } from '../support/files'
import { feedOf, maker, program, stranger, UpdateServer, type Published } from '../support/updates'

/** What electron-updater asks with outside Electron: Node instead of Chromium. */
class OverNode extends ElectronHttpExecutor {
  override createRequest(options: object, callback: (reply: object) => void): never {
    return http.request(options, callback) as never
  }

  override addRedirectHandlers(): void {
    // The server of these tests sends nobody elsewhere.
  }
}

/** A computer with Docket 0.1.0 on it, as an AppImage. */
async function computer({ replacesItself = true, isForbidden = false, version = '0.1.0' } = {}) {
  const server = new UpdateServer()
  const url = await server.start()
  onTestFinished(() => {
    server.stop()
  })
  const folder = temporaryFolder('docket-updates')
  const appImage = path.join(folder, 'Docket.AppImage')
  writeFileSync(appImage, program(version), { mode: 0o755 })
  vi.stubEnv('APPIMAGE', appImage)
  const configuration = path.join(folder, 'app-update.yml')
  writeFileSync(configuration, 'updaterCacheDirName: docket-updater\n')
  const ends = new EventEmitter()
  const open = () => {
    const updater = new AppImageUpdater(undefined, {
      version,
      name: 'docket',
      isPackaged: true,
      appUpdateConfigPath: configuration,
      userDataPath: folder,
      baseCachePath: folder,
      whenReady: () => Promise.resolve(),
      quit: () => undefined,
      relaunch: () => undefined,
      onQuit: (handler: () => void) => void ends.once('quit', handler),
    })
    Object.assign(updater, { httpExecutor: new OverNode() })
    return Promise.resolve(arranged(updater, { url, key: maker.public }))
  }
  const settings = new SettingsFile(folder)
  const codes: unknown[] = []
  const updates = new Updates({
    open,
    replacesItself,
    isForbidden,
    settings,
    log: (event, ...fields) => {
      codes.push({ event, ...fields[0] })
    },
    now: () => new Date('2026-11-23T12:00:00.000Z'),
  })
  return {
    server,
    settings,
    updates,
    codes,
    standing: () => updates.standing.get(),
    /** The app ends by itself. */
    end: () => ends.emit('quit', 0),
    appImage,
    installed: () => readFileSync(appImage),
    ran: () => existsSync(`${appImage}.ran`),
  }
}

beforeEach(() => vi.stubEnv('XDG_CACHE_HOME', temporaryFolder('docket-cache')))
afterEach(() => {
  vi.unstubAllEnvs()
})

test('a new version is fetched, verified, and takes the place of the old one when the app ends', async () => {
  const { server, updates, standing, end, installed, ran } = await computer()
  server.publish({})
  await updates.look()
  expect(standing()).toEqual({
    state: 'ready',
    version: '0.2.0',
    at: '2026-11-23T12:00:00.000Z',
  })
  expect(installed()).toEqual(program('0.1.0'))
  end()
  expect(installed()).toEqual(program('0.2.0'))
  expect(ran()).toBe(true)
})

test('nobody is told which computer asks', async () => {
  const { server, updates } = await computer()
  server.publish({})
  await updates.look()
  const staging = server.asked.map(({ headers }) => headers['x-user-staging-id'])
  expect(new Set(staging)).toEqual(new Set(['-']))
})

test.each<[string, Published]>([
  ['the same version', { version: '0.1.0' }],
  ['an older version', { version: '0.0.9' }],
  ['a version that is for no computer yet', { rollout: 0 }],
])('%s leaves everything as it is', async (_name, published) => {
  const { server, updates, standing, end, installed } = await computer()
  server.publish(published)
  await updates.look()
  expect(standing().state).toBe('current')
  expect(server.asked.map(({ path: asked }) => asked)).toEqual(['/docket/latest-linux.yml'])
  end()
  expect(installed()).toEqual(program('0.1.0'))
})

test('a version that is for all computers is fetched', async () => {
  const { server, updates, standing } = await computer()
  server.publish({ rollout: 100 })
  await updates.look()
  expect(standing().state).toBe('ready')
})

const tampered = Buffer.from('#!/bin/sh\necho stolen\n')
const good = feedOf({})

test.each<[string, Published, string?]>([
  ['a file that is not the one of the feed', { bytes: tampered, claimed: program('0.2.0') }],
  ['a feed that somebody else signed', { key: stranger.private }],
  ['a feed that was changed after it was signed', {}, good.replace('0.2.0', '9.2.0')],
  ['a feed without a signature', {}, good.replace(/# ed25519.*\n$/, '')],
  ['a feed that goes on after its signature', {}, `${good}version: 9.9.9\n`],
  ['a feed that is none', {}, signed('version: [0.2.0\n', maker.private)],
  ['a feed with a version that is none', { version: 'newest' }],
  ['a feed without files', {}, signed('version: 0.2.0\n', maker.private)],
  ['an empty feed', {}, ''],
])('%s is refused, and nothing of it is used', async (_name, published, feed) => {
  const { server, updates, standing, end, installed, codes } = await computer()
  server.publish(published, feed)
  await updates.look()
  expect(standing().state, JSON.stringify(codes)).toBe('refused')
  end()
  expect(installed()).toEqual(program('0.1.0'))
})

test('a file that breaks off is fetched anew with the next look', async () => {
  const { server, updates, standing, end, installed } = await computer()
  server.publish({})
  server.cutAt = 10
  await updates.look()
  expect(standing().state).toBe('unreachable')
  server.cutAt = undefined
  await updates.look()
  expect(standing().state).toBe('ready')
  end()
  expect(installed()).toEqual(program('0.2.0'))
})

test('of an AppImage only the blocks that changed are fetched', async () => {
  const { server, updates, standing, end, installed, appImage } = await computer()
  const body = Buffer.concat([Buffer.from('#!/bin/sh\nexit\n'), randomBytes(4_000_000)])
  writeFileSync(appImage, body)
  await buildBlockMap(appImage, 'deflate')
  const next = path.join(path.dirname(appImage), 'next')
  writeFileSync(
    next,
    Buffer.concat([body.subarray(0, 2_000_000), randomBytes(1000), body.subarray(2_000_000)]),
  )
  await buildBlockMap(next, 'deflate')
  server.publish({ bytes: readFileSync(next) })
  await updates.look()
  expect(standing().state).toBe('ready')
  expect(server.sentBytes).toBeLessThan(400_000)
  end()
  expect(installed().equals(readFileSync(next))).toBe(true)
})

test('a server without a feed is one that cannot be reached', async () => {
  const { updates, standing } = await computer()
  await updates.look()
  expect(standing().state).toBe('unreachable')
})

test('what is ready stays so while the server fails, and a newer one takes its place', async () => {
  const { server, updates, standing, end, installed } = await computer()
  server.publish({})
  await updates.look()
  server.files.clear()
  await updates.look()
  expect(standing()).toMatchObject({ state: 'ready', version: '0.2.0' })
  server.publish({ version: '0.3.0' })
  await updates.look()
  expect(standing()).toMatchObject({ state: 'ready', version: '0.3.0' })
  end()
  expect(installed()).toEqual(program('0.3.0'))
})

test('a version that is withdrawn after it was fetched is not put in place', async () => {
  const { server, updates, standing, end, installed } = await computer()
  server.publish({})
  await updates.look()
  server.publish({ version: '0.1.0' })
  await updates.look()
  expect(standing().state).toBe('current')
  expect(updates.want()).toBe(false)
  end()
  expect(installed()).toEqual(program('0.1.0'))
})

test('of a newer one that breaks off nothing is put in place, nor of the one before', async () => {
  const { server, updates, standing, end, installed } = await computer()
  server.publish({})
  await updates.look()
  server.publish({ version: '0.3.0' })
  server.cutAt = 10
  await updates.look()
  expect(standing().state).toBe('unreachable')
  end()
  expect(installed()).toEqual(program('0.1.0'))
})

test('a package of the system is told of a new version, and fetches nothing', async () => {
  const { server, updates, standing } = await computer({ replacesItself: false })
  server.publish({})
  await updates.look()
  expect(standing()).toMatchObject({ state: 'told', version: '0.2.0' })
  expect(server.asked).toHaveLength(1)
})

test('where an administrator forbids it, nobody is asked', async () => {
  const { server, updates, standing } = await computer({ isForbidden: true })
  server.publish({})
  updates.start()
  await updates.look()
  expect(standing()).toEqual({ state: 'forbidden' })
  expect(server.asked).toEqual([])
})

test('a person who switches it off is asked for nothing, and gets no version that was ready', async () => {
  const { server, settings, updates, standing, end, installed } = await computer()
  server.publish({})
  await updates.look()
  const asked = server.asked.length
  settings.change({ updates: false })
  expect(standing()).toEqual({ state: 'off' })
  await updates.look()
  expect(server.asked).toHaveLength(asked)
  expect(updates.want()).toBe(false)
  end()
  expect(installed()).toEqual(program('0.1.0'))
})

test('switched on again, it looks at once', async () => {
  const { server, settings, updates, standing } = await computer()
  server.publish({})
  settings.change({ updates: false })
  settings.change({ updates: true })
  await vi.waitFor(() => {
    expect(standing().state).toBe('ready')
  })
  expect(updates.want()).toBe(true)
})
