/** Starts the app: lock, core, scheme, contract, window. Decisions live elsewhere. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { app, crashReporter, session, shell, type BrowserWindow } from 'electron'
import { LiveValue } from '../shared/channel'
import { InboxList } from '../shared/receipts/receipt'
import type { AppHandlers } from '../shared/ipc'
import type { NoticeAim, ShownReceipt } from '../shared/settings'
import { speak } from '../shared/words/words'
import { systemKeyring } from './accounts/keyring/keyring'
import { systemCertificates } from './api/http/certificates'
import { madeLater } from './api/http/made-later'
import type { Exchange } from './api/http/transport'
import { aboutApp, licences } from './shell/about'
import { openSafely } from './shell/addresses'
import { anchorage } from './shell/anchorage'
import { aimIn, argumentsFor, handedOverBy, pathsIn, type HandedOver } from './shell/command-line'
import { administratorsFile } from './shell/configuration'
import { openCore, type Core } from './core'
import { DemoCompany } from './shell/demo'
import { decimalSignOf, numberLocale } from './export/number-format'
import { GivenFiles } from './shell/given-files'
import { backupHandlers } from './backup/open-backup'
import { createHandlers } from './contract/handlers'
import {
  closeSession,
  dropWeakVariables,
  keepFilesPrivate,
  pinPages,
  refusedSwitches,
  sandboxEverything,
} from './shell/hardening'
import { serveIpc } from './contract/ipc'
import { scanWayHere } from './receipts/scanning/here'
import { askForFiles, askForFolder, askForTarget, backupsHere } from './shell/file-dialogs'
import type { Log } from './shell/log/events'
import { partBeside, samplesIn, type PartName } from './shell/beside'
import { desktopHandlers } from './shell/desktop'
import { openLogHere, type Report } from './shell/log/open-log'
import { openReports, reportHandlers } from './report/open-report'
import type { Reports } from './report/report'
import { keepMenu } from './shell/menu'
import { logStandings } from './shell/milestones'
import { giveUp, refuse } from './shell/no-start'
import { showBadge, showNotice } from './shell/notice-display'
import { arrivalNotice, watchNotices, type Notice, type OpenedNotice } from './shell/notices'
import { nameOurselves } from './shell/app-name'
import { declareScheme, isOurs, serveScheme } from './shell/scheme'
import { relaunch } from './shell/relaunch'
import { openSettings } from './shell/settings'
import { spawnReading } from './shell/reading-process'
import { openUpdates, updateHandlers } from './shell/updates/open-updates'
import type { Updates } from './shell/updates/updates'
import { followTheme } from './shell/theme'
import { followPower, wakeSeldom } from './shell/power'
import { isStartOfSession } from './shell/presence/login'
import { openPresence } from './shell/presence/open-presence'
import { quitGently } from './shell/quit'
import { focusWindow, openWindow, revive } from './shell/window'
import { askedIn, type Asked } from './terminal/command'
import { answerTerminals, runTerminal } from './terminal/terminal'

const here = import.meta.dirname
/** How long an answer to a terminal is waited for before the app ends. */
const terminalMs = 2000
/** How long the window is left alone before receipts are read. */
const restMs = 2000

const given = new GivenFiles()
/** What the page is to bring into view; it asks once it is there. */
const opened = new LiveValue<OpenedNotice | undefined>(undefined)
let shown: BrowserWindow | undefined
let isLeaving = false
let usualRights: number | undefined

dropWeakVariables()
const weakening = refusedSwitches()
const asked = askedIn(process.argv, {
  folder: process.cwd(),
  isPackaged: app.isPackaged,
  version: app.getVersion(),
  isThere: existsSync,
})
if (weakening.length > 0) refuse(weakening)
else if (asked) beginAtTerminal(asked)
else begin()

/** Without a window. */
function beginAtTerminal(asked: Asked): void {
  nameOurselves()
  usualRights = keepFilesPrivate(app.getPath('userData'))
  const open = async () => {
    const profile = app.getPath('userData')
    const { log } = openLogHere(here)
    const demo = openDemo(profile, log, () => undefined)
    const core = await openHere(profile, log, demo)
    const close = () =>
      core.close().finally(() => {
        demo.stop()
        log('quit')
      })
    return { core, close }
  }
  runTerminal(asked, { open, spawnReading: () => spawnReading(path.join(here, 'reading.js')) })
}

/** No top-level `await` in here: Electron holds "ready" back until this module has finished loading. */
function begin(): void {
  nameOurselves()
  usualRights = keepFilesPrivate(app.getPath('userData'))
  wakeSeldom()
  declareScheme()
  sandboxEverything()
  pinPages()
  const ownPaths = pathsIn(process.argv, process.cwd(), app.isPackaged)
  given.add(ownPaths)
  const ownAim = aimIn(process.argv)
  show(ownAim)
  // Listened to from the first moment: later starts and the system do not wait until the core is open.
  app.on('second-instance', (_event, _argv, _folder, handedOver) => {
    takeOver(handedOverBy(handedOver))
  })
  app.on('open-file', (event, file) => {
    event.preventDefault()
    takeOver({ paths: [file] })
  })
  // A click on its picture in the dock of macOS.
  app.on('activate', () => {
    if (shown && !shown.isDestroyed()) focusWindow(shown)
  })
  // The lock comes before any file of the profile is opened: a second instance hands over its files and leaves.
  if (app.requestSingleInstanceLock({ paths: ownPaths, aim: ownAim })) {
    // What a crash leaves stays on this computer.
    crashReporter.start({ uploadToServer: false })
    void app.whenReady().then(start).catch(giveUp)
  } else app.quit()
}

/** Takes what another start brings; one that is leaving has another start begin once it has left. */
function takeOver({ paths, aim, isTerminal }: HandedOver): void {
  if (isTerminal) return
  if (isLeaving) return relaunch(argumentsFor(paths, process.argv, app.isPackaged))
  if (shown && !shown.isDestroyed()) focusWindow(shown)
  given.add(paths)
  show(aim)
}

async function start(): Promise<void> {
  // First of all: what a session may not do it must not have begun.
  closeSession(session.defaultSession)
  const page = session.fromPartition('app')
  closeSession(page)
  await speak(app.getLocale())
  const profile = app.getPath('userData')
  const { log, folder: logFolder, startedAt, report } = openLogHere(here)
  const demo = openDemo(profile, log, () => {
    core.accounts.reopenDemo().catch((error: unknown) => report('reopen', error))
  })
  const settings = openSettings(profile)
  followTheme(settings)
  const updates = openUpdates(settings, log)
  // The page loads beside the core, whose turn comes once the window is made.
  const opening = setImmediate().then(() => openHere(profile, log, demo, settings))
  serveScheme(page, path.join(here, '../renderer'), async (id, number) =>
    (await opening).originalOf(id, number),
  )
  const startsHidden = settings.current.get().staysInTray === true && isStartOfSession(process.argv)
  const window = openWindow({
    session: page,
    preload: path.join(here, '../preload/preload.cjs'),
    icon: app.isPackaged ? undefined : path.join(here, '../../build/icons/512x512.png'),
    isPackaged: app.isPackaged,
    startsHidden,
    settings,
    opening,
  })
  const drawn = new Promise<void>((resolve) => window.once('ready-to-show', resolve))
  shown = window
  revive(window, log)
  const answerWith = serveIpc({ page: window.webContents, isOurs, report })
  const core = await opening
  const reports = openReports({
    core,
    profile,
    version: app.getVersion(),
    isPackaged: app.isPackaged,
    updates: updates.standing,
    logFolder,
    startedAt,
    dumpFolder: app.getPath('crashDumps'),
    log,
    chooseTarget: (fileName) => askForTarget(window, fileName),
    rights: usualRights,
    now: () => new Date(),
  })
  answerWith(handlersOf(window, core, { updates, reports }))
  const capture: Capture = (paths) => {
    if (paths.length > 0) void core.intake.paths(paths)
  }
  standOnDesktop(window, core, { capture, log, report })
  logStandings(core.accounts.list, log)
  // First, so that files which came with the start are for the books that were last at hand.
  core.accounts.resume().catch((error: unknown) => report('resume', error))
  given.takeWith(capture)
  const hushTerminals = answerTerminals(profile, core, (error) => report('terminal', error))
  const work = () => {
    workOn(core, { updates, reports, report })
  }
  void drawn.then(() => setTimeout(work, restMs))
  app.on('window-all-closed', () => {
    app.quit()
  })
  quitGently({
    updates,
    log,
    onLeave: () => {
      isLeaving = true
    },
    farewell: async () => {
      updates.stop()
      await hushTerminals(terminalMs)
      await core.close()
      demo.stop()
      log('quit')
    },
  })
}

type Capture = (paths: readonly string[]) => void

/** What the desktop shows of the app beside its page, and what it tells the app. */
function standOnDesktop(
  window: BrowserWindow,
  core: Core,
  { capture, log, report }: { capture: Capture; log: Log; report: Report },
): void {
  const syncNow = () => void core.accounts.tryNow()
  keepMenu(core.settings, {
    chooseFiles: () => void askForFiles(window).then(capture),
    syncNow,
    show,
    isPackaged: app.isPackaged,
  })
  tellAwayFrom(window, core)
  openPresence({
    window,
    accounts: core.accounts.list,
    settings: core.settings,
    icons: partOf('tray'),
    syncNow,
    hold: (isHeld) => {
      core.setPaused(isHeld)
    },
    show,
    onDrop: capture,
    isLeaving: () => isLeaving,
    report,
  })
  // What waits is tried anew.
  followPower(() => void core.accounts.disturbed(), log)
}

/** What answers whatever the page asks. */
function handlersOf(
  window: BrowserWindow,
  core: Core,
  { updates, reports }: { updates: Updates; reports: Reports },
): AppHandlers {
  return createHandlers({
    ...core,
    opened,
    chooseFiles: () => askForFiles(window),
    chooseFolder: () => askForFolder(window),
    samples: () => samplesIn(partOf('samples')),
    chooseTarget: (fileName) => askForTarget(window, fileName),
    about: aboutApp,
    licences,
    updates: updateHandlers(updates),
    report: reportHandlers(reports),
    backup: backupHandlers({ core, profile: app.getPath('userData'), ...backupsHere(window) }),
    desktop: desktopHandlers(window, core.originalsOut, path.join(partOf('tray'), 'icon.png')),
  })
}

/** @param reopen called when its service has ended by itself */
function openDemo(profile: string, log: Log, reopen: () => void): DemoCompany {
  return new DemoCompany({
    entry: path.join(here, 'sandbox.js'),
    books: path.join(profile, 'demo-company.sqlite'),
    extra: process.env['DOCKET_DEMO_OPTIONS']?.split(' ').filter(Boolean) ?? [],
    onExit: (code) => {
      log('demo-exit', { exit: code })
      setTimeout(reopen, 1000)
    },
  })
}

/** The core in the surroundings of this computer. @param settings where they are open already */
function openHere(
  profile: string,
  log: Log,
  demo: DemoCompany,
  settings = openSettings(profile),
): Promise<Core> {
  const locale = numberLocale(process.platform, process.env, app.getSystemLocale())
  return openCore({
    profile,
    settings,
    anchorage: anchorage(process.platform, process.env, app.getPath('home')),
    administratorsFile: administratorsFile('service.json', process.platform, process.env),
    keyring: systemKeyring,
    exchange: systemExchange(),
    openInBrowser: (address) => openSafely(address, (given) => shell.openExternal(given)),
    demoService: () => demo.service(),
    spawnReading: () => spawnReading(path.join(here, 'reading.js')),
    log,
    version: app.getVersion(),
    now: () => new Date(),
    clock: () => performance.now(),
    random: Math.random,
    toBin: (file) => shell.trashItem(file),
    scanWay: scanWayHere(process.platform, process.env),
    exportCustoms: { rights: usualRights, decimal: decimalSignOf(locale) },
  })
}

/** Tells a person who is away from the window what they would want to know. */
function tellAwayFrom(window: BrowserWindow, core: Core): void {
  const isLookedAt = () => !window.isDestroyed() && window.isFocused()
  const isWanted = () => core.settings.current.get().notices !== false
  const tell = (notice: Notice) => {
    const { shows, isOfOne } = notice
    const list = InboxList.safeParse(shows).data
    const receipt = isOfOne && list && core.receipts.lists.latest(list)
    showNotice(notice, () => {
      if (!window.isDestroyed()) focusWindow(window)
      show(shows, receipt)
    })
  }
  const notices = watchNotices({
    accounts: core.accounts.list,
    isLookedAt,
    isWanted,
    show: tell,
    badge: (count) => {
      showBadge(window, count)
    },
  })
  core.watching.arrival.subscribe((arrival) => {
    if (arrival && !isLookedAt() && isWanted()) tell(arrivalNotice(arrival))
  })
  window.on('focus', notices.seen)
}

/** Asks the page to bring something into view. */
function show(shows: NoticeAim | undefined, receipt?: ShownReceipt): void {
  if (shows === undefined) return
  const number = (opened.get()?.number ?? 0) + 1
  opened.set({ number, shows, ...(receipt && { receipt }) })
}

/** What is left from earlier runs, and what waits to be read: once the window is there. */
function workOn(
  core: Core,
  { updates, reports, report }: { updates: Updates; reports: Reports; report: Report },
): void {
  core.intake.resume().catch((error: unknown) => report('capture', error))
  core.scanning.resume().catch((error: unknown) => report('scanning', error))
  core.reading.start().catch((error: unknown) => report('reading', error))
  core.watching.start()
  reports.lookBack()
  updates.start()
}

/** The way out through this computer's proxies, trusting its authorities. */
function systemExchange(): Exchange {
  return madeLater(async () => {
    const { createExchange } = await import('./api/http/transport')
    return createExchange({
      proxyFor: (url) => session.defaultSession.resolveProxy(url.href),
      certificates: systemCertificates(),
    })
  })
}

/** Absolute path of a folder that comes with the app beside its code. */
const partOf = (name: PartName) => partBeside(here, name)
