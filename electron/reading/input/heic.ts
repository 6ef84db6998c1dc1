/** Opens the primary picture of a HEIC or HEIF file. */
import { createRequire } from 'node:module'
import type { Picture } from '../child/page'
import { checkPixels, unreadable, type Limits } from './limits'
import { shrunk } from './shrink'
import { loadingOf, quietly, type Loading } from './wasm'

type Pointer = object

interface Failure {
  code: unknown
}

interface Channel {
  id: unknown
  width: number
  height: number
  /** Bytes from one row to the next. */
  stride: number
  data: Uint8Array
}

/** The part of libheif that is used, as its Emscripten build names it. */
interface Heif {
  heif_error_code: { heif_error_Ok: unknown }
  heif_colorspace: { heif_colorspace_RGB: unknown }
  heif_chroma: { heif_chroma_interleaved_RGB: unknown }
  heif_channel: { heif_channel_interleaved: unknown }
  heif_context_alloc(): Pointer
  heif_context_read_from_memory(context: Pointer, bytes: Uint8Array): Failure
  heif_js_context_get_primary_image_handle(context: Pointer): (Pointer & Partial<Failure>) | null
  heif_image_handle_get_width(handle: Pointer): number
  heif_image_handle_get_height(handle: Pointer): number
  heif_js_decode_image2(
    handle: Pointer,
    colours: unknown,
    chroma: unknown,
  ): ({ channels?: Channel[] } & Partial<Failure>) | null
}

/** The picture, scaled down. libheif itself turns it as the file asks (irot, imir) and puts tiles together. */
export async function readHeic(bytes: Uint8Array, limits: Limits): Promise<Picture> {
  const lib = await loadHeif()
  const context = lib.heif_context_alloc()
  const opened = lib.heif_context_read_from_memory(context, bytes)
  if (opened.code !== lib.heif_error_code.heif_error_Ok)
    throw unreadable('libheif refuses the file', opened)
  const handle = lib.heif_js_context_get_primary_image_handle(context)
  if (!handle || handle.code !== undefined) throw unreadable('The file has no picture', handle)
  checkPixels(
    lib.heif_image_handle_get_width(handle),
    lib.heif_image_handle_get_height(handle),
    limits,
  )
  return { ...pictureOf(decodedBy(lib, handle)), isDamaged: !isWhole(bytes) }
}

/** Whether its boxes fill the file (ISO/IEC 14496-12, 4.2). Its pixels have no checksum. */
function isWhole(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at)
    // The last may go on to the end, and a very long one says its length behind its name.
    if (size === 0) return true
    const long =
      size === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : size
    if (long < 8) return false
    at += long
  }
  return at === bytes.length
}

async function loadHeif(): Promise<Heif> {
  const require = createRequire(import.meta.url)
  const factory = require('libheif-js/libheif-wasm/libheif.js') as (loading: Loading) => Heif
  const loading = await loadingOf('libheif-js/libheif-wasm/libheif.wasm')
  return quietly(() => factory(loading))
}

function decodedBy(lib: Heif, handle: Pointer): Channel {
  const { heif_colorspace, heif_chroma } = lib
  const decoded = quietly(() =>
    lib.heif_js_decode_image2(
      handle,
      heif_colorspace.heif_colorspace_RGB,
      heif_chroma.heif_chroma_interleaved_RGB,
    ),
  )
  const channel = decoded?.channels?.find(
    ({ id }) => id === lib.heif_channel.heif_channel_interleaved,
  )
  if (!channel) throw unreadable('The picture cannot be decoded', decoded)
  return channel
}

function pictureOf({ width, height, stride, data }: Channel): Picture {
  return shrunk(width, height, (y, row) =>
    row.set(data.subarray(y * stride, y * stride + width * 3)),
  )
}
