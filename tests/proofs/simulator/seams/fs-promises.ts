/** Stands in for `node:fs/promises`: the same disk, each answer an event of its own. */
import { computer } from '../computer'
import * as now from './fs'

export const readFile = (name: string, encoding?: BufferEncoding): Promise<Buffer | string> =>
  computer().later('disk read', () =>
    encoding === undefined ? now.readFileSync(name) : now.readFileSync(name, encoding),
  )
export const readdir = (folder: string): Promise<string[]> =>
  computer().later('disk list', () => now.readdirSync(folder))
export const mkdir = (folder: string, options?: { recursive?: boolean }): Promise<void> =>
  computer().later('disk mkdir', () => now.mkdirSync(folder, options))
export const rm = (
  name: string,
  options?: { force?: boolean; recursive?: boolean },
): Promise<void> => computer().later('disk rm', () => now.rmSync(name, options))
export const unlink = (name: string): Promise<void> =>
  computer().later('disk rm', () => now.unlinkSync(name))
export const rename = (from: string, to: string): Promise<void> =>
  computer().later('disk rename', () => now.renameSync(from, to))
export const link = (from: string, to: string): Promise<void> =>
  computer().later('disk link', () => now.linkSync(from, to))
export const copyFile = (from: string, to: string): Promise<void> =>
  computer().later('disk copy', () => now.copyFileSync(from, to))
export const stat = (name: string): Promise<ReturnType<typeof now.statSync>> =>
  computer().later('disk stat', () => now.statSync(name))
export const lstat = stat
export const access = (name: string): Promise<void> =>
  computer().later('disk access', () => now.accessSync(name))
export const writeFile = (name: string, text: string | Uint8Array): Promise<void> =>
  computer().later('disk write', () => now.writeFileSync(name, text))
export const appendFile = (): Promise<void> => Promise.resolve()
export const statfs = (): Promise<ReturnType<typeof now.statfsSync>> =>
  computer().later('disk free', () => now.statfsSync())

export const open = (file: string, flags?: string | number): Promise<FileHandle> =>
  computer().later('disk open', () => new FileHandle(now.openSync(file, flags), file))

export class FileHandle {
  readonly #number: number
  readonly #file: string
  #readTo = 0

  constructor(number: number, file: string) {
    this.#number = number
    this.#file = file
  }

  /** Appends, as a handle's does. */
  writeFile(text: string | Uint8Array): Promise<void> {
    return computer().later('disk write', () => void now.writeSync(this.#number, text))
  }
  sync(): Promise<void> {
    return computer().later('disk sync', () => now.fsyncSync(this.#number))
  }
  close(): Promise<void> {
    return computer().later('disk close', () => now.closeSync(this.#number))
  }
  stat(): Promise<ReturnType<typeof now.statSync>> {
    return stat(this.#file)
  }
  read(into: Buffer, offset: number, length: number): Promise<{ bytesRead: number }> {
    return computer().later('disk read', () => {
      const bytesRead = now.readSync(this.#number, into, offset, length, this.#readTo)
      this.#readTo += bytesRead
      return { bytesRead }
    })
  }
}

/** Receipts are neither joined nor taken apart here. */
export function mkdtemp(): Promise<never> {
  return Promise.reject(new Error('Nothing is made here'))
}

export function opendir(): Promise<never> {
  return Promise.reject(new Error('No folder is watched here'))
}

export const realpath = (name: string): Promise<string> => Promise.resolve(name)
