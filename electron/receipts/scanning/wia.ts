/**
 * The way to scan of Windows: Windows Image Acquisition (WIA 2.0), asked by PowerShell, which every Windows has. What it is asked
 * stands in variables of its environment, so that its program is the same each time and nothing is ever read as a part of it.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { AppError, type ErrorCode } from '../../../shared/errors'
import { offeredOf, type ScanAbilities, type ScanDevice } from '../../../shared/receipts/scanning'
import { runProgram, type Said } from './program'
import { newsIn } from './sane-words'
import { pageName, type ScanWay } from './way'

const feeder = 'Feeder'
const glass = 'Flatbed'

/** Numbers of properties: WiaDef.h. Devices of type 1 are scanners. */
const opening = `
$ErrorActionPreference = 'Stop'
[Console]::OutputEncoding = [Text.Encoding]::UTF8
$manager = New-Object -ComObject WIA.DeviceManager
function Open-Scanner {
  foreach ($info in $manager.DeviceInfos) {
    if ($info.Type -eq 1 -and $info.DeviceID -ceq $env:DOCKET_SCAN_DEVICE) { return $info.Connect() }
  }
  [Console]::Error.WriteLine('0x80210015'); exit 1
}
function Find-Property($of, $id) { foreach ($one in $of.Properties) { if ($one.PropertyID -eq $id) { return $one } } }
function Set-Property($of, $id, $value) { $one = Find-Property $of $id; if ($one) { $one.Value = $value } }
trap { [Console]::Error.WriteLine('0x{0:X8}' -f $_.Exception.GetBaseException().HResult); exit 1 }
`
const listing = `
foreach ($info in $manager.DeviceInfos) {
  if ($info.Type -eq 1) {
    $name = foreach ($one in $info.Properties) { if ($one.Name -eq 'Name') { $one.Value } }
    [Console]::Out.WriteLine($info.DeviceID + [char]9 + $name)
  }
}
`
/** 3086: what it takes paper from (1 feeder, 2 glass). 6147: resolution, by a list or from a least to a most. */
const asking = `
$scanner = Open-Scanner
$from = Find-Property $scanner 3086
$kinds = if ($from) { $from.Value } else { 2 }
if ($kinds -band 2) { [Console]::Out.WriteLine('source ${glass}') }
if ($kinds -band 1) { [Console]::Out.WriteLine('source ${feeder}') }
$dpi = Find-Property $scanner.Items(1) 6147
if ($dpi -and $dpi.SubType -eq 1) { [Console]::Out.WriteLine('range ' + $dpi.SubTypeMin + ' ' + $dpi.SubTypeMax) }
elseif ($dpi -and $dpi.SubType -eq 2) { foreach ($one in $dpi.SubTypeValues) { [Console]::Out.WriteLine('dpi ' + $one) } }
`
/** 3088: the source chosen. 6146: 1 colour, 2 grey. 6147, 6148: resolution. A page shows under its name once it is whole. */
const scanningPages = `
$scanner = Open-Scanner
$fromFeeder = $env:DOCKET_SCAN_SOURCE -ceq '${feeder}'
Set-Property $scanner 3088 $(if ($fromFeeder) { 1 } else { 2 })
$item = $scanner.Items(1)
Set-Property $item 6146 ([int]$env:DOCKET_SCAN_INTENT)
Set-Property $item 6147 ([int]$env:DOCKET_SCAN_DPI)
Set-Property $item 6148 ([int]$env:DOCKET_SCAN_DPI)
$page = [int]$env:DOCKET_SCAN_FIRST
$end = $page + [int]$env:DOCKET_SCAN_MOST
$process = New-Object -ComObject WIA.ImageProcess
$process.Filters.Add($process.FilterInfos('Convert').FilterID)
$png = '{B96B3CAF-0728-11D3-9D7B-0000F81EF32E}'
$process.Filters(1).Properties('FormatID').Value = $png
while ($page -lt $end) {
  [Console]::Out.WriteLine('Scanning page ' + $page)
  try { $picture = $item.Transfer($png) }
  catch {
    $why = $_.Exception.GetBaseException().HResult
    if ($why -eq 0x80210003 -and $fromFeeder -and $page -gt [int]$env:DOCKET_SCAN_FIRST) { exit 0 }
    throw
  }
  $file = Join-Path $env:DOCKET_SCAN_FOLDER ('page-' + $page + '.png')
  $process.Apply($picture).SaveFile($file + '.part')
  Move-Item -LiteralPath ($file + '.part') -Destination $file
  $page += 1
}
`

/** Of WIA (WiaDef.h, "Error codes"), and of a disk that is full. */
const reasons: Readonly<Record<string, ErrorCode>> = {
  '0x80210002': 'scanner-jammed',
  '0x80210003': 'scanner-empty',
  '0x80210004': 'scanner-jammed',
  '0x80210005': 'scanner-missing',
  '0x80210006': 'scanner-busy',
  '0x80210015': 'scanner-missing',
  '0x80210016': 'scanner-open',
  '0x8021000D': 'scanner-busy',
  '0x80070070': 'disk-full',
}

/** Why it ended, by the last number that it wrote. */
export function wiaReasonIn(errors: string): ErrorCode {
  const last = errors.match(/0x[0-9A-F]{8}/gi)?.at(-1)
  return (last && reasons[`0x${last.slice(2).toUpperCase()}`]) || 'scan-failed'
}

export function wiaDevicesIn(output: string): ScanDevice[] {
  return output.split(/\r?\n/).flatMap((line) => {
    const [id = '', name = ''] = line.split('\t')
    return id && line.includes('\t') && id.length <= 500
      ? [{ id, name: (name.trim() || id).slice(0, 200) }]
      : []
  })
}

export function wiaAbilitiesIn(output: string): ScanAbilities {
  const lines = output.split(/\r?\n/).map((line) => line.split(' '))
  const said = (word: string) => lines.filter(([first]) => first === word)
  const sources = said('source').map(([, name = '']) => ({ name, isFeeder: name === feeder }))
  const among = said('dpi').map(([, dpi]) => Number(dpi))
  const [from = 0, to = 0] = said('range')[0]?.slice(1).map(Number) ?? []
  const can = (dpi: number) => among.includes(dpi) || (dpi >= from && dpi <= to)
  return {
    sources: sources.length > 0 ? sources : [{ name: '', isFeeder: false }],
    resolutions: offeredOf(can, among),
    choosesColour: true,
  }
}

/** @param environment its SystemRoot says where Windows is */
export function wia(environment: Record<string, string | undefined>): ScanWay {
  const program = path.win32.join(
    environment['SystemRoot'] ?? String.raw`C:\Windows`,
    String.raw`System32\WindowsPowerShell\v1.0\powershell.exe`,
  )
  const run = async (
    script: string,
    given: Record<string, string>,
    signal: AbortSignal,
    more: { silenceMs?: number; mostMs?: number; onLine?: (line: string) => boolean } = {},
  ): Promise<Said> => {
    const encoded = Buffer.from(opening + script, 'utf16le').toString('base64')
    const said = await runProgram({
      program,
      words: ['-NoLogo', '-NoProfile', '-NonInteractive', '-STA', '-EncodedCommand', encoded],
      environment: { ...environment, ...given },
      silenceMs: 60_000,
      mostMs: 60_000,
      farewellMs: 3000,
      signal,
      ...more,
    })
    if (said.code !== 0) throw new AppError(wiaReasonIn(said.errors), 'WIA has failed')
    return said
  }
  return {
    isThere: () => existsSync(program),
    devices: async (signal) => wiaDevicesIn((await run(listing, {}, signal)).output),
    abilities: async (device, signal) =>
      wiaAbilitiesIn((await run(asking, { DOCKET_SCAN_DEVICE: device }, signal)).output),
    scan: async (job, { onPage }, signal) => {
      let next = job.first
      const tellBefore = (end: number) => {
        while (next < end && existsSync(path.join(job.folder, pageName(next)))) onPage(next++)
      }
      const given = {
        DOCKET_SCAN_DEVICE: job.device,
        DOCKET_SCAN_SOURCE: job.source,
        DOCKET_SCAN_INTENT: job.isColour ? '1' : '2',
        DOCKET_SCAN_DPI: String(job.dpi),
        DOCKET_SCAN_FIRST: String(job.first),
        DOCKET_SCAN_MOST: String(job.most),
        DOCKET_SCAN_FOLDER: job.folder,
      }
      const onLine = (line: string) => {
        const news = newsIn(line)
        if (news && 'page' in news) tellBefore(news.page)
        return news !== undefined
      }
      await run(scanningPages, given, signal, {
        silenceMs: 180_000,
        mostMs: 60 * 60_000,
        onLine,
      }).finally(() => {
        tellBefore(job.first + job.most)
      })
    },
  }
}
