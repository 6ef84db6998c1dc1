/** Stands in for `node:fs`, on the virtual disk. Each write may be the last thing the process does. */
import { constants as realConstants } from 'node:fs'
import { computer, type OpenFile } from '../computer'
import { failure } from '../disk'

export const constants = realConstants

let lastNumber = 100

type Text = string | NodeJS.ArrayBufferView
const bytesOf = (text: Text): Buffer =>
  typeof text === 'string'
    ? Buffer.from(text)
    : Buffer.from(text.buffer.slice(text.byteOffset, text.byteOffset + text.byteLength))

function disk() {
  computer().assertAlive()
  return computer().disk
}

function changing() {
  computer().willWrite()
  return computer().disk
}

export function existsSync(name: string): boolean {
  return disk().has(name)
}

export function accessSync(name: string): void {
  if (!disk().has(name)) throw failure('ENOENT', name)
}

export function mkdirSync(folder: string, options: { recursive?: boolean } = {}): void {
  if (options.recursive && disk().folders.has(folder)) return
  changing().makeFolder(folder, options.recursive === true)
}

export function readdirSync(folder: string): string[] {
  return disk().list(folder)
}

export function readFileSync(name: string, encoding: BufferEncoding): string
export function readFileSync(name: string): Buffer
export function readFileSync(name: string, encoding?: BufferEncoding): string | Buffer {
  const bytes = disk().read(name)
  return encoding === undefined ? bytes : bytes.toString(encoding)
}

export function writeFileSync(
  target: string | number,
  text: Text,
  options: { flag?: string } | string = {},
): void {
  const name = typeof target === 'number' ? fileOf(target).file : target
  const flag = typeof options === 'string' ? undefined : options.flag
  if (flag === 'wx' && disk().has(name)) throw failure('EEXIST', name)
  changing().write(name, bytesOf(text))
}

export function openSync(file: string, flags: string | number = 'r'): number {
  const isThere = disk().has(file)
  if (flags === 'wx' && isThere) throw failure('EEXIST', file)
  if (flags === 'w' || flags === 'wx') changing().write(file, Buffer.alloc(0))
  else if (!isThere) throw failure('ENOENT', file)
  lastNumber += 1
  computer().opened.set(lastNumber, { file, at: 0 })
  return lastNumber
}

function fileOf(number: number): OpenFile {
  const open = computer().opened.get(number)
  if (!open) throw failure('EBADF', String(number))
  return open
}

export function closeSync(number: number): void {
  computer().opened.delete(number)
}

export function fsyncSync(number: number): void {
  fileOf(number)
  computer().assertAlive()
}

export function writeSync(number: number, text: Text, position?: number): number {
  const open = fileOf(number)
  const bytes = bytesOf(text)
  const at = position ?? open.at
  const before = disk().read(open.file)
  const after = Buffer.alloc(Math.max(before.length, at + bytes.length))
  before.copy(after)
  bytes.copy(after, at)
  changing().write(open.file, after)
  open.at = at + bytes.length
  return bytes.length
}

export function readSync(
  number: number,
  into: Buffer,
  offset: number,
  length: number,
  position: number,
): number {
  return disk()
    .read(fileOf(number).file)
    .copy(into, offset, position, position + length)
}

export function renameSync(from: string, to: string): void {
  changing().rename(from, to)
}

export function linkSync(from: string, to: string): void {
  changing().link(from, to)
}

export function copyFileSync(from: string, to: string): void {
  const bytes = disk().read(from)
  changing().write(to, bytes)
}

export function rmSync(name: string, options: { force?: boolean; recursive?: boolean } = {}): void {
  if (options.force && !disk().has(name)) return
  changing().remove(name, options)
}

export function unlinkSync(name: string): void {
  rmSync(name)
}

export function statSync(name: string) {
  const bytes = disk().files.get(name)
  if (bytes === undefined && !disk().folders.has(name)) throw failure('ENOENT', name)
  const isFile = bytes !== undefined
  return { size: bytes?.length ?? 0, mtimeMs: 0, isFile: () => isFile, isDirectory: () => !isFile }
}

/** Files that a person asks for are not part of the simulation. */
export function createReadStream(): never {
  throw new Error('Nothing is copied here')
}

export function createWriteStream(): never {
  throw new Error('Nothing is exported here')
}

export function watch(): never {
  throw new Error('No folder is watched here')
}

export const lstatSync = statSync

export function statfsSync() {
  return { bavail: 1024 * 1024, bsize: 4096 }
}

/** A crash closes them all. */
export function closeAll(): void {
  computer().opened.clear()
}
