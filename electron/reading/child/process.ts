/** The process that reads: takes one file after the other from its host, over Electron's port or Node's. */
import { open, readFile as readBytes, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { AppError, type ErrorCode } from '../../../shared/errors'
import { bundleKindOf } from '../../../shared/receipts/media'
import { move } from '../../moving'
import { Engine } from '../engine/engine'
import { documentsOf, merged, Order, pagesOf, partsOf } from './documents'
import { encodeJpeg } from '../input/jpeg'
import { defaultLimits } from '../input/limits'
import { enclosedIn, type Source } from '../input/bundle'
import type { InputPage } from './page'
import { readFile } from './read'
import { enclosedPath, type Told } from '../host/unfolding'
import { viewFile } from './view-file'

const Read = z.object({
  kind: z.literal('read'),
  id: z.string(),
  path: z.string(),
  fileName: z.string(),
  /** Absolute path without number and ending: where pictures of the pages go, if they are wanted. */
  previews: z.string().optional(),
})
type Read = z.infer<typeof Read>

const Make = z.object({
  kind: z.literal('make'),
  id: z.string(),
  order: Order,
  /** Absolute path of the folder for what is made. */
  target: z.string(),
})
type Make = z.infer<typeof Make>

const View = z.object({
  kind: z.literal('view'),
  id: z.string(),
  path: z.string(),
  fileName: z.string(),
  previews: z.string(),
})
type View = z.infer<typeof View>

const Unfold = z.object({
  kind: z.literal('unfold'),
  id: z.string(),
  /** Absolute paths of bundles. */
  paths: z.array(z.string()),
  /** Absolute path of the folder for the files in them. */
  target: z.string(),
})
type Unfold = z.infer<typeof Unfold>

const FromHost = z.discriminatedUnion('kind', [
  Read,
  Make,
  View,
  Unfold,
  z.object({ kind: z.literal('cancel'), id: z.string() }),
])

/** The way to the host. */
interface Port {
  send: (message: object) => void
  onMessage: (listener: (message: unknown) => void) => void
}

const previewQuality = 82

/** Files of a host, each to its end before the next. What is called off is not answered. */
function serve(port: Port): void {
  const calledOff = new Map<string, AbortController>()
  let last: Promise<void> | undefined
  port.onMessage((message) => {
    const heard = FromHost.safeParse(message)
    if (!heard.success) return
    const { data } = heard
    if (data.kind === 'make') return void make(data, port)
    if (data.kind === 'view') return void view(data, port)
    if (data.kind === 'unfold') return void unfold(data, port)
    calledOff.get(data.id)?.abort()
    if (data.kind === 'cancel') return
    const control = new AbortController()
    calledOff.set(data.id, control)
    last = (last ?? warm())
      .then(() => answer(data, port, control.signal))
      .finally(() => {
        if (calledOff.get(data.id) === control) calledOff.delete(data.id)
      })
  })
}

let opening: Promise<Engine> | undefined

/** The one engine; after it could not be opened, the next file tries again. */
function engine(): Promise<Engine> {
  opening ??= Engine.open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** So that the time of the first file is its own. */
async function warm(): Promise<void> {
  await Promise.allSettled([engine()])
}

async function answer(job: Read, port: Port, signal: AbortSignal): Promise<void> {
  const { id } = job
  const startedAt = performance.now()
  const ms = () => Math.round(performance.now() - startedAt)
  try {
    const bytes = await bytesOf(job.path)
    const reading = await readFile(bytes, job.fileName, engine, {
      signal,
      onPage: (page, pages) => {
        port.send({ kind: 'progress', id, page, pages })
      },
      onStep: (step) => {
        port.send({ kind: 'step', id, step })
      },
      onOpened: (page) => keepPreview(page, job.previews),
    })
    if (!signal.aborted) port.send({ kind: 'done', id, reading, ms: ms() })
  } catch (error) {
    if (!signal.aborted) port.send({ kind: 'failed', id, code: toldOf(error), ms: ms() })
  }
}

async function view({ id, path: file, fileName, previews }: View, port: Port): Promise<void> {
  try {
    const pages = await viewFile(await bytesOf(file), fileName, (page) =>
      keepPreview(page, previews),
    )
    port.send({ kind: 'viewed', id, pages })
  } catch (error) {
    port.send({ kind: 'failed', id, code: toldOf(error) })
  }
}

async function make({ id, order, target }: Make, port: Port): Promise<void> {
  try {
    const paths: string[] = []
    for (const bytes of await ordered(order)) {
      const file = path.join(target, String(paths.length))
      await writeFile(file, bytes, { mode: 0o600 })
      paths.push(file)
    }
    port.send({ kind: 'made', id, paths })
  } catch (error) {
    port.send({ kind: 'failed', id, code: toldOf(error) })
  }
}

async function unfold({ id, paths, target }: Unfold, port: Port): Promise<void> {
  try {
    const bundles: Told[][] = []
    for (const [at, bundle] of paths.entries()) {
      const told: Told[] = []
      for await (const one of enclosedIn(await sourceAt(bundle))) {
        if ('bytes' in one)
          await writeFile(enclosedPath(target, at, told.length), one.bytes, { mode: 0o600 })
        told.push('bytes' in one ? { fileName: one.fileName } : one)
      }
      bundles.push(told)
    }
    port.send({ kind: 'unfolded', id, bundles })
  } catch (error) {
    port.send({ kind: 'failed', id, code: toldOf(error) })
  }
}

/** An archive is never in memory whole. */
async function sourceAt(bundle: string): Promise<Source> {
  const file = await open(bundle)
  try {
    const head = Buffer.alloc(64)
    await file.read(head, 0, head.length, 0)
    return bundleKindOf(head) === 'archive' ? { archive: bundle } : { bytes: await file.readFile() }
  } finally {
    await file.close()
  }
}

function toldOf(error: unknown): ErrorCode {
  const { code } = AppError.from(error)
  return code === 'unexpected' ? 'reading-failed' : code
}

async function ordered(order: Order): Promise<Uint8Array[]> {
  if (order.kind === 'pages') return pagesOf(await bytesOf(order.path), order.most)
  if (order.kind === 'documents') return documentsOf(await bytesOf(order.path), order.ranges)
  if (order.kind === 'parts')
    return partsOf({ bytes: await bytesOf(order.path), turn: order.turn }, order.parts)
  const sources = []
  for (const { path: file, turn, later } of order.sources)
    sources.push({ bytes: await bytesOf(file), turn, later })
  return [await merged(sources)]
}

/** A pipe or a device may never end, so only what has a size is read. */
async function bytesOf(path: string): Promise<Uint8Array> {
  const { size, isRegular } = await stat(path).then(
    (found) => ({ size: found.size, isRegular: found.isFile() }),
    (error: unknown) => {
      throw unreadable(error)
    },
  )
  if (!isRegular) throw new AppError('file-not-regular', 'This is not a file')
  if (size > defaultLimits.bytes) throw new AppError('file-too-large', `${size} bytes`)
  return readBytes(path).catch((error: unknown) => {
    throw unreadable(error)
  })
}

function unreadable(error: unknown): AppError {
  const known = AppError.from(error)
  const message = known.message
  return known.code === 'unexpected' ? new AppError('file-unreadable', message) : known
}

/** All or nothing, so that the window never sees half a picture. */
async function keepPreview({ number, picture }: InputPage, previews?: string): Promise<void> {
  if (previews === undefined || !picture) return
  const target = `${previews}-${number + 1}.jpg`
  await writeFile(`${target}.part`, await encodeJpeg(picture, previewQuality), { mode: 0o600 })
  await move(`${target}.part`, target)
}

/** Electron's port in the app; a plain child process talks over Node's channel, and ends with it. */
function portToHost(): Port {
  const parent = process.parentPort as typeof process.parentPort | undefined
  if (parent) {
    giveWay()
    return {
      send: (message) => {
        parent.postMessage(message)
      },
      onMessage: (listener) => {
        parent.on('message', ({ data }) => {
          listener(data)
        })
      },
    }
  }
  process.once('disconnect', () => process.exit())
  return {
    send: (message) => void process.send?.(message),
    onMessage: (listener) => void process.on('message', listener),
  }
}

/** Whoever types comes first. Threads that are started later follow. */
function giveWay(): void {
  try {
    os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Not everywhere allowed; it reads all the same.
  }
}

serve(portToHost())
