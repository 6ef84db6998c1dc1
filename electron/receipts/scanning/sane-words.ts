/** The words of SANE's `scanimage` (scanimage(1), and `sane_strstatus` of the SANE standard, 4.2.8), to it and from it. Pure. */
import type { ErrorCode } from '../../../shared/errors'
import { offeredOf, type ScanAbilities, type ScanDevice } from '../../../shared/receipts/scanning'
import { pageName, type ScanJob } from './way'

/** What is said of each device, a line for one. */
export const listWords = ['--formatted-device-list=%d\t%v\t%m\t%t%n']

/** What takes moving pictures is no scanner, although SANE can ask it for one. */
const cameras = /camera|webcam|frame grabber/i
const cameraDriver = 'v4l:'

export function devicesIn(output: string): ScanDevice[] {
  return output.split('\n').flatMap((line) => {
    const [id = '', vendor = '', model = '', type = ''] = line.split('\t')
    const isOne =
      id !== '' &&
      id.length <= 500 &&
      line.includes('\t') &&
      !cameras.test(type) &&
      !id.startsWith(cameraDriver)
    const name = `${vendor} ${model}`.replace(/\s+/g, ' ').trim().slice(0, 200)
    return isOne ? [{ id, name: name || id.slice(0, 200) }] : []
  })
}

export const abilityWords = (device: string): string[] => [
  `--device-name=${device}`,
  '--all-options',
]

/** The options that Docket sets, as one scanner has them; what is not there cannot be set. */
export interface SaneOptions {
  sources: string[]
  modes: string[]
  dpi: { from: number; to: number } | { among: number[] } | undefined
}

/** Lines such as `    --source Flatbed|ADF [Flatbed]` and `    --resolution 50..600dpi (in steps of 1) [75]`. */
export function optionsIn(output: string): SaneOptions {
  const values = (name: string): string | undefined => {
    const line = new RegExp(String.raw`^\s+--${name}[ =](.+?)(?: \(.*?\))? \[(.*?)\]`, 'm').exec(
      output,
    )
    return line?.[2] === 'inactive' ? undefined : line?.[1]
  }
  const named = (name: string) => (values(name) ?? '').split('|').filter(Boolean)
  return {
    sources: named('source'),
    modes: named('mode'),
    dpi: dpiOf(values('resolution')),
  }
}

function dpiOf(said = ''): SaneOptions['dpi'] {
  const range = /(?:^|\|)([\d.]+)\.\.([\d.]+)dpi/.exec(said)
  if (range) return { from: Number(range[1]), to: Number(range[2]) }
  const among = said
    .replace(/dpi.*$/, '')
    .split('|')
    .map(Number)
    .filter((dpi) => dpi > 0)
  return among.length > 0 ? { among } : undefined
}

const feeders = /\bADF\b|feeder|duplex|sheet/i
const colour = /colou?r/i
const grey = /gr[ae]y/i

export function abilitiesOf({ sources, modes, dpi }: SaneOptions): ScanAbilities {
  const named = sources.map((name) => ({ name, isFeeder: feeders.test(name) }))
  const resolutions =
    dpi === undefined
      ? []
      : 'among' in dpi
        ? offeredOf((wanted) => dpi.among.includes(wanted), dpi.among)
        : offeredOf((wanted) => wanted >= dpi.from && wanted <= dpi.to, [dpi.to])
  return {
    sources: named.length > 0 ? named : [{ name: '', isFeeder: false }],
    resolutions: resolutions.map(Math.round),
    choosesColour: modes.some((mode) => colour.test(mode)) && modes.some((mode) => grey.test(mode)),
  }
}

/** Each value stands in one word with its option, so that none is taken for another. */
export function scanWords(job: ScanJob, { sources, modes, dpi }: SaneOptions): string[] {
  const mode = modes.find((one) => (job.isColour ? colour : grey).test(one))
  return [
    `--device-name=${job.device}`,
    '--format=png',
    `--batch=${pageName('%d')}`,
    `--batch-start=${job.first}`,
    `--batch-count=${job.most}`,
    '--progress',
    ...(sources.includes(job.source) ? [`--source=${job.source}`] : []),
    ...(mode === undefined ? [] : [`--mode=${mode}`]),
    ...(dpi === undefined ? [] : [`--resolution=${job.dpi}`]),
  ]
}

/** What it says while it scans. */
export function newsIn(line: string): { page: number } | { percent: number } | undefined {
  const page = /^Scann(?:ing|ed) page (\d{1,6})\b/.exec(line)?.[1]
  if (page !== undefined) return { page: Number(page) }
  const percent = /^Progress: (\d{1,3}(?:\.\d+)?)%/.exec(line)?.[1]
  return percent === undefined ? undefined : { percent: Math.min(100, Math.floor(Number(percent))) }
}

const reasons: readonly [RegExp, ErrorCode][] = [
  [/feeder jammed/i, 'scanner-jammed'],
  [/cover is open/i, 'scanner-open'],
  [/device busy/i, 'scanner-busy'],
  [/out of documents/i, 'scanner-empty'],
  [/no SANE devices found/i, 'scanner-missing'],
  // A scanner that was there when they were listed.
  [/open of device .* failed: (?:Invalid argument|Error during device I\/O)/i, 'scanner-missing'],
  [/No space left on device/i, 'disk-full'],
  [/operation was cancelled/i, 'scan-cancelled'],
]

/** Why it ended before it should. */
export function reasonIn(errors: string): ErrorCode {
  return reasons.find(([sign]) => sign.test(errors))?.[1] ?? 'scan-failed'
}
