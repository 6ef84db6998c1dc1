/** How much of a file is opened at most, and the refusals that follow from it. */
import { AppError } from '../../../shared/errors'
import { largestFile } from '../../../shared/receipts/media'

export interface Limits {
  /** Size of the file. */
  bytes: number
  /** Width times height of one page as its header gives it, before anything is decoded. */
  pixels: number
  pages: number
}

export const defaultLimits: Limits = { bytes: largestFile, pixels: 100_000_000, pages: 500 }

/** Refuses a picture without pixels or with more than is safe to decode. To be asked before decoding. */
export function checkPixels(width: number, height: number, limits: Limits): void {
  if (!(width > 0 && height > 0)) throw unreadable('The picture has no pixels')
  if (width * height > limits.pixels)
    throw new AppError('file-too-large', `The picture has ${width} x ${height} pixels`, {
      detail: { width, height },
    })
}

export function checkPages(pages: number, limits: Limits): void {
  if (pages < 1) throw unreadable('The file has no pages')
  if (pages > limits.pages)
    throw new AppError('file-too-large', `The file has ${pages} pages`, { detail: { pages } })
}

export function unreadable(message: string, cause?: unknown): AppError {
  return new AppError('file-unreadable', message, { cause })
}

/** @param what such as "The mail" */
export function tooComplex(what: string, detail: Record<string, unknown>): AppError {
  return new AppError('file-too-complex', `${what} asks for too much work`, { detail })
}

/** Runs a decoder; whatever it throws becomes `file-unreadable`, unless it is a refusal of ours already. */
export async function decoding<Result>(decode: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await decode()
  } catch (error) {
    if (error instanceof AppError) throw error
    throw unreadable('The file is broken', error)
  }
}
