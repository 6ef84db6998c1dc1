/** A file that a person asked for: written beside its place, and put there once it is whole. */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../../shared/errors'
import { move } from '../../moving'

/** A signal for what nobody calls off. */
const never = new AbortController().signal

/**
 * What was at `target` stays until all of the new file is on disk. The file is the person's own and not the app's.
 * @param options.rights its mode; that of all files if undefined
 * @returns false when `options.signal` called it off; nothing is left behind then
 * @throws AppError `disk-full`, `disk-failed`, `no-permission`
 */
export async function writeTarget(
  target: string,
  content: NodeJS.ReadableStream,
  { signal = never, rights }: { signal?: AbortSignal; rights?: number | undefined } = {},
): Promise<boolean> {
  const draft = path.join(path.dirname(target), `.${randomUUID()}.part`)
  try {
    await pipeline(content, createWriteStream(draft, { flags: 'wx' }), { signal })
    const written = await open(draft, 'r+')
    try {
      if (rights !== undefined) await written.chmod(rights)
      await written.sync()
    } finally {
      await written.close()
    }
    signal.throwIfAborted()
    await move(draft, target)
    return true
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    if (signal.aborted) return false
    throw isPlaceGone(error) ? new AppError('no-permission', 'The folder is gone') : error
  }
}

function isPlaceGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
