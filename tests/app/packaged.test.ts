/** The packaged app: native module, asar, app:// and fuses as a user gets them. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { electronArguments } from '../../build/prepare.mjs'
import { root } from '../../build/terminal.mjs'
import { fileIn, pdfBytes, pngBytes } from '../support/files'
import { expect, reviewAll, test } from './support'

/** Whether some process of this program has a file loaded. */
function hasLoaded(executable: string, file: string): boolean {
  return readdirSync('/proc').some((pid) => {
    try {
      const isOurs = readlinkSync(`/proc/${pid}/exe`) === executable
      return isOurs && readFileSync(`/proc/${pid}/maps`, 'utf8').includes(file)
    } catch {
      // Not a process, or one that has just ended.
      return false
    }
  })
}

test('the packaged app starts and takes receipts into the books', async ({ desk }) => {
  test.skip(process.platform !== 'linux', 'the folder that is started here is the Linux one')
  test.setTimeout(900_000)
  const packed = spawnSync(process.execPath, ['build/dist.mjs', '--linux', 'dir'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 500_000,
  })
  expect(packed.status, packed.stderr).toBe(0)
  const folder = path.join(root, 'dist/linux-unpacked')
  const executable = path.join(folder, 'docket')
  const page = await desk.start({ packaged: executable })
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
  const native = 'resources/app.asar.unpacked/node_modules/onnxruntime-node/bin/napi-v6/linux/x64'
  expect(hasLoaded(executable, path.join(folder, native, 'onnxruntime_binding.node'))).toBe(true)
  expect(desk.complaints).toEqual([])
})

test('a start of the packaged app looks no name up and reaches nothing beyond this computer', async ({
  desk,
}) => {
  test.skip(process.platform !== 'linux', 'system calls are watched with strace')
  const trace = path.join(desk.inbox, 'trace.log')
  const app = spawn('strace', [
    ...['-f', '-qq', '-e', 'trace=connect,sendto,sendmsg,sendmmsg', '-o', trace],
    ...[path.join(root, 'dist/linux-unpacked/docket'), ...electronArguments()],
    ...[`--user-data-dir=${desk.profile}`, '--password-store=basic'],
  ])
  const hasPage = () => {
    const ofPage = ['-f', `type=renderer.*user-data-dir=${desk.profile} `]
    return spawnSync('pgrep', ofPage).status === 0
  }
  await expect.poll(hasPage).toBe(true)
  // What must not happen has no event: Chromium asks for its dictionary within the first seconds.
  await new Promise((resolve) => setTimeout(resolve, 10_000))
  spawnSync('pkill', ['-KILL', '-f', `user-data-dir=${desk.profile}`])
  await once(app, 'exit')
  const asked = readFileSync(trace, 'utf8')
    .split('\n')
    .filter((line) => line.includes('AF_INET'))
  expect(asked.filter((line) => !/"(127\.[\d.]+|::1)"/.test(line))).toEqual([])
})
