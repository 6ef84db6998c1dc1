/**
 * The way from a terminal to the app that has the profile open: a Unix socket in the profile (0700), or a pipe of Windows
 * with a name that nobody can guess. Whoever knocks shows a secret that only readers of the profile can know (0600), asks
 * for one command of the closed set, and hears what the terminal would say. One line of JSON each.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import net, { type Server, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod'
import { moveNow } from '../moving'
import { Command } from './command'
import { Said } from './said'

/** Where to knock, and with what; kept in the profile while the app runs. */
const Door = z.object({ address: z.string().min(1).max(200), secret: z.string().length(64) })
type Door = z.infer<typeof Door>
const Request = z.strictObject({ secret: z.string().max(64), command: Command })
/** The last line of an answer; one without it is not whole. */
const Last = z.strictObject({ said: z.literal('all') })

const doorFile = 'terminal.json'
const socketFile = 'terminal.sock'
/** Fits every path that one start can name (execve(2): 2 MiB by default). */
const largestRequest = 4 * 1024 * 1024
const requestMs = 5000
const mostAtOnce = 16
/** What fits an address of a Unix socket on every system (sys/un.h: 104 with its end). */
const longestAddress = 100

type Answer = (command: Command, signal: AbortSignal) => AsyncIterable<Said>

/**
 * Answers terminals from now on. To be called by whoever holds the profile.
 * @param profile absolute path
 * @returns ends it, once what is being answered has been answered
 */
export async function serveTerminals(
  profile: string,
  answer: Answer,
): Promise<(patienceMs?: number) => Promise<void>> {
  const { address, folder } = placeFor(profile)
  const door = { address, secret: randomBytes(32).toString('hex') }
  const answering = new Set<Promise<void>>()
  const over = new AbortController()
  const server = net.createServer((socket) => {
    const answered = serve(socket, door.secret, (command, gone) =>
      answer(command, AbortSignal.any([gone, over.signal])),
    )
      .catch(() => undefined)
      .finally(() => {
        socket.destroy()
        answering.delete(answered)
      })
    answering.add(answered)
  })
  server.maxConnections = mostAtOnce
  if (process.platform !== 'win32') rmSync(address, { force: true })
  await listen(server, address)
  if (process.platform !== 'win32') chmodSync(address, 0o600)
  write(profile, door)
  return async (patienceMs) => {
    rmSync(path.join(profile, doorFile), { force: true })
    server.close()
    const answered = Promise.all(answering)
    await (patienceMs === undefined
      ? answered
      : Promise.race([answered, setTimeout(patienceMs, undefined, { ref: false })]))
    over.abort()
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  }
}

/** An address for this run, and the folder of its own that it is in, if it is not the profile. */
function placeFor(profile: string): { address: string; folder?: string } {
  if (process.platform === 'win32')
    return { address: String.raw`\\.\pipe\docket-${randomBytes(16).toString('hex')}` }
  const own = path.join(profile, socketFile)
  if (Buffer.byteLength(own) <= longestAddress) return { address: own }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docket-'))
  return { address: path.join(folder, socketFile), folder }
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, resolve)
  })
}

/** Whole or not at all, for whoever reads it meanwhile. */
function write(profile: string, door: Door): void {
  const draft = path.join(profile, `${doorFile}.part`)
  rmSync(draft, { force: true })
  writeFileSync(draft, JSON.stringify(door), { mode: 0o600, flag: 'wx' })
  moveNow(draft, path.join(profile, doorFile))
}

/** One request, one answer; what is not a request is not answered at all. */
async function serve(socket: Socket, secret: string, answer: Answer): Promise<void> {
  const gone = new AbortController()
  socket.once('close', () => gone.abort())
  socket.on('error', () => undefined)
  const request = requestIn(await lineFrom(socket), secret)
  if (!request) return
  const lines = async function* () {
    for await (const said of answer(request, gone.signal)) yield `${JSON.stringify(said)}\n`
    yield `${JSON.stringify({ said: 'all' })}\n`
  }
  await pipeline(Readable.from(lines()), socket)
}

/** The first line; empty when it is too long or does not come in time. */
function lineFrom(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let come = Buffer.alloc(0)
    const settle = (line: string) => {
      clearTimeout(timer)
      socket.off('data', take)
      resolve(line)
    }
    const timer = globalThis.setTimeout(settle, requestMs, '')
    const take = (part: Buffer) => {
      come = Buffer.concat([come, part])
      const end = come.indexOf('\n')
      if (come.length > largestRequest) settle('')
      else if (end !== -1) settle(come.subarray(0, end).toString('utf8'))
    }
    socket.on('data', take)
    socket.once('close', () => settle(''))
  })
}

function requestIn(line: string, secret: string): Command | undefined {
  try {
    const request = Request.parse(JSON.parse(line))
    const [shown, known] = [Buffer.from(request.secret), Buffer.from(secret)]
    if (shown.length !== known.length || !timingSafeEqual(shown, known)) return undefined
    return request.command
  } catch {
    return undefined
  }
}

/**
 * Asks the app that has the profile open.
 * @param onSaid told each thing as it comes
 * @returns `absent` when nobody is there to be asked, so nothing was asked; `cut` when the answer is not whole
 */
export async function askRunning(
  profile: string,
  command: Command,
  onSaid: (said: Said) => void,
): Promise<'answered' | 'absent' | 'cut'> {
  const door = doorOf(profile)
  const socket = door && (await connect(door.address))
  if (!door || !socket) return 'absent'
  socket.write(`${JSON.stringify({ secret: door.secret, command })}\n`)
  try {
    for await (const line of createInterface({ input: socket })) {
      const value: unknown = JSON.parse(line)
      if (Last.safeParse(value).success) return 'answered'
      onSaid(Said.parse(value))
    }
    return 'cut'
  } finally {
    socket.destroy()
  }
}

function doorOf(profile: string): Door | undefined {
  try {
    return Door.parse(JSON.parse(readFileSync(path.join(profile, doorFile), 'utf8')))
  } catch {
    return undefined
  }
}

function connect(address: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = net.connect(address)
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(undefined))
  })
}
