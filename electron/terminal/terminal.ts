/** A start at a terminal: prints what can be told at once, asks the app that runs, or does it without a window. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { app } from 'electron'
import { AppError } from '../../shared/errors'
import type { Core } from '../core'
import { readAll, writeWhole } from '../reading/host/command'
import type { ReadingProcess } from '../reading/host/reader'
import { argumentsFor, handedOverBy, type HandedOver } from '../shell/command-line'
import { relaunch } from '../shell/relaunch'
import { carryOut } from './carry-out'
import { exitCodes, switchesIn, type Asked, type Command, type End } from './command'
import { failed, failure, graver, lineOf, Said } from './said'
import { askRunning, serveTerminals } from './socket'

interface Parts {
  /** Opens the core on the profile, without a window. */
  open: () => Promise<{ core: Core; close: () => Promise<void> }>
  spawnReading: () => ReadingProcess
}

type Commanded = Extract<Asked, { kind: 'command' }>

/** What such a start adds to its switches: no display is needed, and Chromium's own lines do not stand among ours. */
const headless = ['--ozone-platform=headless', '--log-level=3']
/** How long a start waits for another one that has the profile and does not answer, such as one that is leaving. */
const patienceMs = 30_000
const pauseMs = 200
const lookingOnly: HandedOver = { paths: [], isTerminal: true }

/** Does what a start was asked for, and ends the process with the code that it comes to. To be called before the app is ready. */
export function runTerminal(asked: Asked, parts: Parts): void {
  if (asked.kind === 'told') leaveWith('done', () => writeWhole(1, asked.text))
  if (asked.kind === 'usage') leaveWith('usage', () => writeWhole(2, `docket: ${asked.sentence}\n`))
  if (process.platform === 'darwin') app.setActivationPolicy('prohibited')
  // Chromium chooses its display before this module is loaded, so another start has to be told what to do without.
  if (!process.argv.includes(headless[0] ?? '')) return leaveAs(startedHeadless(asked))
  app.disableHardwareAcceleration()
  void work(asked, parts)
}

/**
 * Answers other starts at a terminal, from now on.
 * @returns see serveTerminals
 */
export function answerTerminals(
  profile: string,
  core: Core,
  report: (error: unknown) => void,
): (patienceMs?: number) => Promise<void> {
  const served = serveTerminals(profile, (command, signal) => carryOut(command, core, signal))
  served.catch(report)
  return async (patienceMs) => {
    const stop = await served.catch(() => undefined)
    await stop?.(patienceMs)
  }
}

/** At once, before Chromium goes on to what it has no display for. */
function leaveWith(end: End, say: () => void): never {
  say()
  return leaveAs(exitCodes[end])
}

function leaveAs(code: number): never {
  process.exit(code)
}

/** Runs the same start again without a display, until one of them gets at the profile. */
function startedHeadless(asked: Commanded): number {
  const until = Date.now() + patienceMs
  for (;;) {
    const { status } = spawnSync(process.execPath, [...headless, ...process.argv.slice(1)], {
      stdio: 'inherit',
      windowsHide: true,
    })
    if (status !== exitCodes.busy) return status ?? exitCodes.failed
    if (Date.now() > until) {
      new Printer(asked.isJson).say(failed('busy'))
      return exitCodes.busy
    }
  }
}

async function work({ command, isJson }: Commanded, parts: Parts): Promise<void> {
  const printer = new Printer(isJson)
  try {
    if (command.word === 'read') await apart(() => read(command.files, printer, parts))
    else if (app.requestSingleInstanceLock(lookingOnly)) await alone(command, printer, parts)
    else await apart(() => asked(command, printer))
  } catch (error) {
    printer.say(failure(AppError.from(error)))
  }
  app.exit(exitCodes[printer.end])
}

/** Another start may have the profile open: what Chromium writes of its own goes elsewhere. */
async function apart(run: () => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docket-terminal-'))
  app.setPath('sessionData', folder)
  try {
    await app.whenReady()
    await run()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function read(
  files: readonly string[],
  printer: Printer,
  { spawnReading }: Parts,
): Promise<void> {
  await readAll(spawnReading, files, (line) => {
    printer.say(Said.parse({ said: 'read', ...line }))
  })
}

async function asked(command: Command, printer: Printer): Promise<void> {
  const end = await askRunning(app.getPath('userData'), command, (said) => printer.say(said))
  if (end === 'cut') printer.say(failed('answer-lost'))
  if (end !== 'absent') return
  // It is starting or leaving: whoever started this tries again.
  await setTimeout(pauseMs)
  printer.end = 'busy'
}

/** Holds the profile meanwhile, and answers for it as the app would. */
async function alone(command: Command, printer: Printer, { open }: Parts): Promise<void> {
  const stopped = new AbortController()
  app.on('before-quit', (event) => {
    event.preventDefault()
    stopped.abort()
  })
  const wanted = { isWindow: false, paths: [] as string[] }
  app.on('second-instance', (_event, _argv, _folder, handedOver) => {
    const { paths, isTerminal } = handedOverBy(handedOver)
    if (!isTerminal) wanted.isWindow = true
    wanted.paths.push(...paths)
  })
  await app.whenReady()
  const { core, close } = await open()
  try {
    await opened(command, core)
    const stopAnswering = answerTerminals(app.getPath('userData'), core, (error) => {
      printer.say(failure(AppError.from(error)))
    })
    for await (const said of carryOut(command, core, stopped.signal)) printer.say(said)
    await stopAnswering()
  } finally {
    await close()
    if (wanted.isWindow) relaunch(windowArguments(wanted.paths))
  }
}

/** How long a status waits for the keyring and the services, and how long nothing may change until it counts. */
const standingMs = 10_000
const stillMs = 500

/** Only what asks for it reaches the keyring and the services. */
async function opened({ word }: Command, core: Core): Promise<void> {
  if (word === 'sync') return core.accounts.resume()
  if (word !== 'status') return core.accounts.recall()
  // To look is not to send.
  core.accounts.hold(true)
  const known = core.accounts.resume().then(() => untilStill(core))
  await Promise.race([known, setTimeout(standingMs, undefined, { ref: false })])
}

/** Accounts that are not at hand are opened meanwhile. */
async function untilStill({ accounts }: Core): Promise<void> {
  for (let before = ''; before !== JSON.stringify(accounts.list.get());) {
    before = JSON.stringify(accounts.list.get())
    await setTimeout(stillMs)
  }
}

/** Of a start with a window, for whoever wanted one meanwhile. */
function windowArguments(paths: readonly string[]): string[] {
  const switches = switchesIn(process.argv).filter((word) => !headless.includes(word))
  const folder = app.isPackaged ? [] : [app.getAppPath()]
  return argumentsFor(paths, [process.execPath, ...switches, ...folder], app.isPackaged)
}

/** Prints what is said, and keeps the end that it comes to. */
class Printer {
  end: End = 'done'
  readonly #isJson: boolean

  constructor(isJson: boolean) {
    this.#isJson = isJson
  }

  say(said: Said): void {
    const { end, isComplaint, text } = lineOf(said, this.#isJson)
    this.end = graver(this.end, end)
    try {
      writeWhole(isComplaint ? 2 : 1, `${text}\n`)
    } catch (error) {
      // Nobody listens any more, as after `| head`; the command is carried out all the same.
      if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error
    }
  }
}
