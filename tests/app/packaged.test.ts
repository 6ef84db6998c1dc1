/** The packaged app: native module, asar, app:// and fuses as a user gets them. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { listPackage } from '@electron/asar'
import { misfitsIn } from '../../build/fuses.cjs'
import { electronArguments } from '../../build/prepare.mjs'
import { root } from '../../build/terminal.mjs'
import { fileIn, pdfBytes, pngBytes, temporaryFolder } from '../support/files'
import { answerConsent, visit } from '../support/person'
import { withoutDisplay } from './at-terminal'
import { closed, triedIn } from './closed-page'
import { expect, reviewAll, test } from './support'
import { Desktop, LoggingProxy, reachedIn, watching } from './watched-network'

/** What people get. It does not start with a debugging port, so its window cannot be driven. */
const released = path.join(root, 'dist/linux-unpacked')
/** The same but for one constant of the build (`electron/env.d.ts`): it starts with a debugging port. */
const driven = path.join(root, 'dist/for-tests/linux-unpacked')

test.skip(process.platform !== 'linux', 'the folders that are started here are Linux ones')

test.beforeAll(() => {
  test.setTimeout(900_000)
  for (const flags of [[], ['--for-tests']]) {
    const packed = spawnSync(process.execPath, ['build/dist.mjs', '--linux', 'dir', ...flags], {
      cwd: root,
      encoding: 'utf8',
      timeout: 400_000,
    })
    expect(packed.status, packed.stderr).toBe(0)
  }
})

/** Where the native modules of a package are. */
const modulesOf = (folder: string) => path.join(folder, 'resources/app.asar.unpacked/node_modules')
const runtime = 'onnxruntime-node/bin/napi-v6/linux/x64'

/** Of each process of this program that has a file loaded: all that it has loaded from a folder, below that folder. */
function loadedBeside(executable: string, file: string, folder: string): string[][] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      if (readlinkSync(`/proc/${pid}/exe`) !== executable) return []
      const maps = readFileSync(`/proc/${pid}/maps`, 'utf8').split('\n')
      const files = new Set(maps.map((line) => line.slice(line.indexOf('/'))))
      if (!files.has(file)) return []
      const own = [...files].filter((each) => each.startsWith(`${folder}/`))
      return [own.map((each) => path.relative(folder, each)).toSorted()]
    } catch {
      // Not a process, or one that has just ended.
      return []
    }
  })
}

test('the packaged app starts and takes receipts into the books', async ({ desk }) => {
  test.setTimeout(900_000)
  const executable = path.join(driven, 'docket')
  const page = await desk.start({ packaged: executable })
  expect(await triedIn(page, 'http://127.0.0.1:9')).toEqual(closed)
  // Each of these was stopped, and told as it should be.
  desk.complaints.splice(0)
  await desk.signInToDemo()
  const files = [
    fileIn(desk.inbox, 'one.png', pngBytes()),
    fileIn(desk.inbox, 'two.pdf', pdfBytes()),
  ]
  await desk.drop(...files)
  await reviewAll(desk, 2)
  await expect(page.getByText('All in the books')).toBeVisible()
  for (const file of files) expect(await desk.inBooks(file)).toHaveLength(1)
  await page.getByRole('button', { name: 'Add the sample receipts' }).click()
  await expect(page.getByText('6 saved')).toBeVisible()
  const fuel = async () =>
    (await desk.receipts()).find(({ fileName }) => fileName === 'northgate-fuels.jpg')
  // Models, runtime and decoders are found in the package.
  await expect.poll(async () => (await fuel())?.gross, { timeout: 300_000 }).toBe('61.27')
  // By the native runtime: WebAssembly, which stands in for it, is four times as slow.
  const modules = modulesOf(driven)
  const binding = path.join(modules, runtime, 'onnxruntime_binding.node')
  const [reading = [], ...others] = loadedBeside(executable, binding, modules)
  expect(others).toEqual([])
  // It is given numbers that were decoded; whatever decodes is WebAssembly or JavaScript.
  expect(reading.filter((file) => !file.startsWith(`${runtime}/`))).toEqual([])
  expect(desk.complaints).toEqual([])
})

test('of native modules there are the database and the runtime that recognises, and no decoder', () => {
  const files = readdirSync(path.join(released, 'resources'), { recursive: true, encoding: 'utf8' })
  const native = files.filter((file) => /\.(node|so|dll|dylib)([.\d]*)$/.test(file))
  const known = /^app\.asar\.unpacked\/node_modules\/(@photostructure\/sqlite|onnxruntime-node)\//
  expect(native.length).toBeGreaterThan(1)
  expect(native.filter((file) => !known.test(file))).toEqual([])
  const packed = listPackage(path.join(released, 'resources/app.asar'), { isPack: false })
  const unseen = packed.filter((file) => /\.(node|so|dll|dylib)([.\d]*)$/.test(file))
  expect(
    unseen
      .map((file) => file.slice(1))
      .filter((file) => !native.includes(`app.asar.unpacked/${file}`)),
  ).toEqual([])
})

test('every fuse of what people get is burnt as it was decided', async () => {
  expect(await misfitsIn(path.join(released, 'docket'))).toEqual([])
  // So would one be seen that is not.
  expect(await misfitsIn(process.env['ELECTRON_EXEC_PATH'] ?? '')).not.toEqual([])
})

for (const weakening of [
  '--remote-debugging-port=0',
  '--remote-debugging-pipe',
  '--inspect=0',
  '-ignore-certificate-errors',
  '--proxy-server=127.0.0.1:9',
])
  test(`what people get does not start with ${weakening}, says so, and opens nothing`, ({
    desk,
  }) => {
    const started = spawnSync(
      path.join(released, 'docket'),
      [...electronArguments(), `--user-data-dir=${desk.profile}`, weakening],
      // No variable turns the guard off, the one of the package for tests neither.
      { encoding: 'utf8', env: { ...process.env, BUILT_FOR_TESTS: 'true' }, timeout: 120_000 },
    )
    expect(started.status).toBe(64)
    const name = weakening.replace(/^-+|=.*$/g, '')
    expect(started.stderr).toContain(`It was started with --${name}, which would`)
    expect(started.stderr).not.toMatch(/DevTools listening|Debugger listening/)
    expect(readdirSync(desk.profile)).toEqual([])
  })

test('what people get does its work at a terminal without a display', ({ desk }) => {
  const env = withoutDisplay()
  const docket = (...words: string[]) => {
    const switches = [...electronArguments(), `--user-data-dir=${desk.profile}`]
    return spawnSync(path.join(released, 'docket'), [...switches, ...words], {
      encoding: 'utf8',
      env,
      timeout: 120_000,
    })
  }
  const added = docket('add', fileIn(desk.inbox, 'one.png', pngBytes()))
  expect(added.status, added.stderr).toBe(0)
  const [, id = ''] = /^Saved one\.png as (\S+)$/m.exec(added.stdout) ?? []
  expect(docket('list').stdout).toContain(id)
  const sample = path.join(released, 'resources/samples/northgate-fuels.jpg')
  expect(docket('read', sample).stdout).toMatch(/^ {2}total +61\.27$/m)
  expect(docket('nonsense').status).toBe(2)
  expect(readdirSync(path.join(released, 'resources/terminal')).toSorted()).toEqual([
    'README.txt',
    'docket.1',
    'docket.bash',
    'docket.fish',
    'docket.zsh',
  ])
})

test('a start of what people get looks no name up, and reaches nothing but this computer', async ({
  desk,
}) => {
  const trace = path.join(desk.inbox, 'trace.log')
  const proxy = await LoggingProxy.start()
  const [program = '', ...words] = watching(trace)
  const app = spawn(
    program,
    [
      ...words,
      path.join(released, 'docket'),
      ...electronArguments(),
      `--user-data-dir=${desk.profile}`,
      '--password-store=basic',
    ],
    { env: { ...process.env, ...new Desktop(temporaryFolder('docket-desktop'), proxy).env } },
  )
  const hasPage = () => {
    const ofPage = ['-f', `type=renderer.*user-data-dir=${desk.profile} `]
    return spawnSync('pgrep', ofPage).status === 0
  }
  await expect.poll(hasPage).toBe(true)
  // What must not happen has no event: Chromium asks for its dictionary within the first seconds.
  await new Promise((resolve) => setTimeout(resolve, 10_000))
  spawnSync('pkill', ['-KILL', '-f', `user-data-dir=${desk.profile}`])
  await once(app, 'exit')
  expect(reachedIn(trace).filter((peer) => !/^(127\.|::1:)/.test(peer))).toEqual([])
  expect(proxy.asked).toEqual([])
  proxy.close()
})

test('all through the main job the packaged app reaches the service alone, and whatever else by the proxy', async ({
  desk,
}) => {
  test.setTimeout(900_000)
  const trace = path.join(desk.inbox, 'trace.log')
  const proxy = await LoggingProxy.start()
  const desktop = new Desktop(temporaryFolder('docket-desktop'), proxy)
  const opened = async () => {
    await expect.poll(() => desktop.hasOpened()).toBe(true)
    return desktop.takeOpened()
  }
  const page = await desk.start({
    packaged: path.join(driven, 'docket'),
    under: watching(trace),
    env: desktop.env,
  })
  const signedIn = desk.signInToDemo()
  const consent = await opened()
  await answerConsent(consent)
  await signedIn
  const file = fileIn(desk.inbox, 'one.png', pngBytes())
  await desk.drop(file)
  await reviewAll(desk, 1)
  await expect(page.getByText('All in the books')).toBeVisible()
  expect(await desk.inBooks(file)).toHaveLength(1)
  expect(reachedIn(trace)).toEqual([`127.0.0.1:${consent.port}`])
  expect(proxy.asked).toEqual([])

  // Another service is asked by way of the proxy, which alone looks its name up: so this test can see what is asked.
  const [baseUrl, authUrl, legacyBaseUrl] = ['api', 'auth', 'b'].map(
    (at) => `https://${at}.docket.test`,
  )
  const service = { baseUrl, authUrl, legacyBaseUrl, clientId: 'docket' }
  const connected = desk.ask('session.connect', { name: 'Beyond', service, access: 'full' })
  const { searchParams } = await opened()
  const back = new URL(searchParams.get('redirect_uri') ?? '')
  back.search = new URLSearchParams({
    code: 'c',
    state: searchParams.get('state') ?? '',
  }).toString()
  await visit(back)
  await connected
  expect(new Set(proxy.asked)).toEqual(new Set(['CONNECT auth.docket.test:443 HTTP/1.1']))
  const here = [consent.port, proxy.port].map((port) => `127.0.0.1:${port}`)
  expect(reachedIn(trace).toSorted()).toEqual(here.toSorted())
  proxy.close()
})
