// Stands in for SANE's scanimage: devices by SCANNERS, what each does by its name, such as `stand-in:feeder:3`, and the words it was
// called with in SCANNER_CALLS. It says what the real one says, to the same streams, and leaves its files as that one does.
import { randomBytes } from 'node:crypto'
import { appendFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'

const words = process.argv.slice(2)
const { SCANNERS = 'stand-in:feeder:3', SCANNER_CALLS } = process.env
if (SCANNER_CALLS) appendFileSync(SCANNER_CALLS, `${JSON.stringify(words)}\n`)
const valueOf = (name) =>
  words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const say = (text) => process.stderr.write(`${text}\n`)

function fail(words, code) {
  say(`scanimage: ${words}`)
  process.exit(code)
}

const format = valueOf('formatted-device-list')
const device = valueOf('device-name') ?? ''
const [, kind, count] = device.split(':')

if (kind === 'hang' || SCANNERS === 'hang') {
  process.on('SIGTERM', () => undefined)
  await delay(600_000)
}
if (format !== undefined) list()
else if (kind === 'gone') fail(`open of device ${device} failed: Invalid argument`, 4)
else if (kind === 'busy') fail(`open of device ${device} failed: Device busy`, 3)
else if (words.includes('--all-options')) tellOptions()
else await scan()

function list() {
  if (SCANNERS === 'garbage') return process.stdout.write(randomBytes(3_000_000))
  for (const name of SCANNERS.split(',').filter(Boolean)) {
    const type = name.startsWith('v4l') ? 'video camera' : 'scanner'
    const values = { d: name, v: 'Stand-in', m: name.split(':')[1] ?? '', t: type, n: '\n' }
    process.stdout.write(format.replace(/%([dvmtn])/g, (_, key) => values[key]))
  }
}

function tellOptions() {
  process.stdout.write(`
All options specific to device \`${device}':
  Standard:
    --source Flatbed|ADF|ADF Duplex [Flatbed]
        Selects the scan source (such as a document-feeder).
    --mode Lineart|Gray|Color [Gray]
        Selects the scan mode (e.g., lineart, monochrome, or color).
    --resolution 75|150|300|600|1200dpi [75]
        Sets the resolution of the scanned image.
    --brightness -100..100% (in steps of 1) [inactive]
  Geometry:
    -l 0..215.9mm [0]
`)
}

async function scan() {
  const first = Number(valueOf('batch-start'))
  const most = Number(valueOf('batch-count'))
  const fromFeeder = /ADF/.test(valueOf('source') ?? '')
  const sheets = fromFeeder ? Number(count ?? 1) : most
  let isCancelled = false
  process.on('SIGTERM', () => (isCancelled = true))
  for (let page = first; page < first + most; page += 1) {
    say(`Scanning page ${page}`)
    while (kind === 'garbage') {
      process.stderr.write(randomBytes(100_000))
      await delay(1)
    }
    if (kind === 'open') fail('sane_start: Scanner cover is open', 8)
    if (page >= first + sheets) {
      if (kind === 'jam') fail('sane_start: Document feeder jammed', 6)
      say('scanimage: sane_start: Document feeder out of documents')
      say(`Batch terminated, ${sheets} pages scanned`)
      process.exit(sheets > 0 ? 0 : 7)
    }
    await write(page, () => isCancelled)
  }
  say(`Batch terminated, ${most} pages scanned`)
}

async function write(page, isCancelled) {
  const file = valueOf('batch').replace('%d', page)
  const part = `${file}.part`
  const whole = png()
  writeFileSync(part, whole.subarray(0, whole.length / 2))
  // The second page of a slow one never ends.
  const isEndless = kind === 'slow' && page === 2
  for (let percent = 0; percent <= 100; percent += isEndless ? 0.1 : 20) {
    process.stderr.write(`Progress: ${percent.toFixed(1)}%\r`)
    if (kind === 'slow') await delay(20)
    if (!isCancelled()) continue
    rmSync(part)
    fail('sane_read: Operation was cancelled', 2)
  }
  if (kind === 'cut') return renameSync(part, file)
  writeFileSync(part, whole)
  say(`Scanned page ${page}. (scanner status = 5)`)
  renameSync(part, file)
}

/** Grey noise: no page is like another. */
function png() {
  const side = 64
  const rows = Array.from({ length: side }, () => Buffer.concat([Buffer.of(0), randomBytes(side)]))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type, content) {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(typed), 4)
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)])
}
