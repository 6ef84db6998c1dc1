/** Opens the first frame of a GIF. */
import { createRequire } from 'node:module'
import type { Picture } from '../child/page'
import { checkPixels, type Limits } from './limits'
import { shrunk } from './shrink'
import { quietly } from './wasm'
import { overWhite } from './white'

interface Reader {
  width: number
  height: number
  numFrames(): number
  frameInfo(frame: number): { x: number; y: number; width: number; height: number }
  decodeAndBlitFrameRGBA(frame: number, pixels: Uint8Array): void
}

/** The first frame on white, scaled down. */
export function readGif(bytes: Uint8Array, limits: Limits): Picture {
  const require = createRequire(import.meta.url)
  const { GifReader } = require('omggif') as { GifReader: new (bytes: Uint8Array) => Reader }
  const reader = quietly(() => new GifReader(bytes))
  const { width, height } = reader
  checkPixels(width, height, limits)
  const frame = reader.frameInfo(0)
  checkPixels(frame.width, frame.height, limits)
  const rgba = new Uint8Array(width * height * 4)
  quietly(() => {
    reader.decodeAndBlitFrameRGBA(0, rgba)
  })
  return shrunk(width, height, (y, row) => overWhite(rgba, y * width * 4, row))
}
