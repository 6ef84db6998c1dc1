import { expect, test } from 'vitest'
import {
  abilitiesOf,
  devicesIn,
  newsIn,
  optionsIn,
  reasonIn,
  scanWords,
} from '../../../../../electron/receipts/scanning/sane-words'
import { scanWayHere } from '../../../../../electron/receipts/scanning/here'
import {
  wiaAbilitiesIn,
  wiaDevicesIn,
  wiaReasonIn,
} from '../../../../../electron/receipts/scanning/wia'
import { offeredOf, usualOf } from '../../../../../shared/receipts/scanning'

/** Of sane-backends 1.2, as real devices print them. */
const epson = `
All options specific to device \`epsonds:net:192.0.2.7':
  Standard:
    --source Flatbed|ADF Front|ADF Duplex [Flatbed]
        Selects the scan source (such as a document-feeder).
    --mode Lineart|Gray|Color [Lineart]
    --resolution 50..1200dpi (in steps of 1) [75]
`
const testBackend = `
    --mode Gray|Color [Gray] (in "dll")
    --source Flatbed|Automatic Document Feeder [Flatbed]
    --resolution 1..1200dpi (in steps of 1) [50]
    --adf-mode Simplex|Duplex [inactive]
`
const old = `
    --mode Binary|True Gray|24bit Color[Fast] [24bit Color[Fast]]
    --resolution auto||100|200|240|1200dpi [inactive]
    --source FlatBed [inactive]
`

test('scanners are told from cameras, and a line that is none is passed over', () => {
  const said = [
    'escl:https://192.0.2.7:443\tEpson\tET-3850\tflatbed scanner',
    'v4l:/dev/video0\tNoname\tIntegrated Camera\tvirtual device',
    'gphoto2:usb\tNoname\tHD Webcam\tstill camera',
    'net:host:bare\t\t\tscanner',
    'No scanners were identified.',
    '',
  ]
  expect(devicesIn(said.join('\n'))).toEqual([
    { id: 'escl:https://192.0.2.7:443', name: 'Epson ET-3850' },
    { id: 'net:host:bare', name: 'net:host:bare' },
  ])
})

test('what a scanner can do is read from its options, and what is inactive is not there', () => {
  expect(abilitiesOf(optionsIn(epson))).toEqual({
    sources: [
      { name: 'Flatbed', isFeeder: false },
      { name: 'ADF Front', isFeeder: true },
      { name: 'ADF Duplex', isFeeder: true },
    ],
    resolutions: [150, 200, 300, 400, 600],
    choosesColour: true,
  })
  expect(abilitiesOf(optionsIn(testBackend)).sources).toEqual([
    { name: 'Flatbed', isFeeder: false },
    { name: 'Automatic Document Feeder', isFeeder: true },
  ])
  expect(abilitiesOf(optionsIn(old))).toEqual({
    sources: [{ name: '', isFeeder: false }],
    resolutions: [],
    choosesColour: true,
  })
  expect(abilitiesOf(optionsIn(''))).toEqual({
    sources: [{ name: '', isFeeder: false }],
    resolutions: [],
    choosesColour: false,
  })
})

test('a value is one word with its option, whatever is in it, and only what the scanner has is set', () => {
  const job = {
    device: '--help; rm -rf ~',
    source: 'ADF Front',
    dpi: 300,
    isColour: true,
    folder: '/pages',
    first: 4,
    most: 1,
  }
  expect(scanWords(job, optionsIn(epson))).toEqual([
    '--device-name=--help; rm -rf ~',
    '--format=png',
    '--batch=page-%d.png',
    '--batch-start=4',
    '--batch-count=1',
    '--progress',
    '--source=ADF Front',
    '--mode=Color',
    '--resolution=300',
  ])
  const words = scanWords({ ...job, source: 'Tray 9', isColour: false }, optionsIn(old))
  expect(words.slice(6)).toEqual(['--mode=True Gray'])
})

test('the resolution to begin with is 300, or the nearest that reads as well', () => {
  expect(usualOf(offeredOf((dpi) => dpi <= 600))).toBe(300)
  expect(usualOf(offeredOf((dpi) => [200, 400].includes(dpi)))).toBe(400)
  expect(offeredOf(() => false, [75, 240])).toEqual([240])
  expect(usualOf([])).toBeUndefined()
})

test('its news are pages and progress, nothing else', () => {
  expect(newsIn('Scanning page 12')).toEqual({ page: 12 })
  expect(newsIn('Scanned page 12. (scanner status = 5)')).toEqual({ page: 12 })
  expect(newsIn('Progress: 43.7%')).toEqual({ percent: 43 })
  expect(newsIn('Progress: 900%')).toEqual({ percent: 100 })
  expect(newsIn('Scanning page 99999999999')).toBeUndefined()
  expect(newsIn('scanimage: rounded value of br-x')).toBeUndefined()
})

test.each([
  ['scanimage: sane_start: Document feeder jammed', 'scanner-jammed'],
  ['scanimage: sane_read: Document feeder jammed', 'scanner-jammed'],
  ['scanimage: sane_start: Scanner cover is open', 'scanner-open'],
  ['scanimage: open of device epson failed: Device busy', 'scanner-busy'],
  ['scanimage: sane_start: Document feeder out of documents', 'scanner-empty'],
  ['scanimage: no SANE devices found', 'scanner-missing'],
  ['scanimage: open of device net:x failed: Invalid argument', 'scanner-missing'],
  ['scanimage: open of device net:x failed: Error during device I/O', 'scanner-missing'],
  ['scanimage: sane_read: Error during device I/O', 'scan-failed'],
  ['scanimage: sane_read: Operation was cancelled', 'scan-cancelled'],
  ['', 'scan-failed'],
])('%j means %s', (said, code) => {
  expect(reasonIn(said)).toBe(code)
})

test('what WIA says is understood, by its numbers', () => {
  expect(wiaDevicesIn('{6BDD1FC6}\\0001\tEpson ET-3850\r\nnothing\r\n')).toEqual([
    { id: '{6BDD1FC6}\\0001', name: 'Epson ET-3850' },
  ])
  expect(wiaAbilitiesIn('source Flatbed\r\nsource Feeder\r\nrange 50 600\r\n')).toEqual({
    sources: [
      { name: 'Flatbed', isFeeder: false },
      { name: 'Feeder', isFeeder: true },
    ],
    resolutions: [150, 200, 300, 400, 600],
    choosesColour: true,
  })
  expect(wiaAbilitiesIn('dpi 100\ndpi 300\n').resolutions).toEqual([300])
  expect(wiaReasonIn('0x80210002')).toBe('scanner-jammed')
  expect(wiaReasonIn('0x80210016\r\n')).toBe('scanner-open')
  expect(wiaReasonIn('Something')).toBe('scan-failed')
})

test('Linux and Windows have a way, macOS none', () => {
  expect(scanWayHere('linux', {})?.isThere()).toBe(false)
  expect(scanWayHere('win32', {})).toBeDefined()
  expect(scanWayHere('darwin', { PATH: '/usr/bin' })).toBeUndefined()
})
