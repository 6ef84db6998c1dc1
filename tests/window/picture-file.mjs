// Pictures as files: WebP without visible loss, whichever of its two kinds is smaller, and how two of them differ.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { defaultOptions } from '@jsquash/webp/meta.js'
import { decode, encode } from 'fast-png'

const require = createRequire(import.meta.url)
/**
 * By the name that a file bears of its kind: flat surfaces are smaller in the first, photographs in the second, which
 * carries a change at one place to others. A point is different where a colour is further off than `tolerance` of 255.
 */
const kinds = {
  VP8L: { tolerance: 16, options: { lossless: 1, near_lossless: 20, quality: 75, method: 4 } },
  'VP8 ': { tolerance: 28, options: { quality: 62, use_sharp_yuv: 1, method: 4 } },
}
/** Loss is taken for no less than this share of the size. */
const worthLoss = 0.75
const kindOf = (file) => kinds[file.toString('latin1', 12, 16)] ?? kinds['VP8 ']

/** Turns pictures into files and back: `open(png)`, `pack(picture, like)` and `unpack(file)`. */
export async function openCodec() {
  const encoder = await codec('enc/webp_enc_simd')
  const decoder = await codec('dec/webp_dec')
  const written = ({ data, width, height }, options) =>
    Buffer.from(encoder.encode(data, width, height, { ...defaultOptions, ...options }))
  return {
    open: openPng,
    /** The file of a picture: of the kind of the file it is to be compared with, else the smaller. */
    pack: (picture, like) => {
      if (like) return written(picture, kindOf(like).options)
      const [exact, lossy] = Object.values(kinds).map(({ options }) => written(picture, options))
      return lossy.length < worthLoss * exact.length ? lossy : exact
    },
    unpack: (file) => decoder.decode(file),
  }
}

async function codec(name) {
  const { default: start } = await import(`@jsquash/webp/codec/${name}.js`)
  const module = await WebAssembly.compile(
    fs.readFileSync(require.resolve(`@jsquash/webp/codec/${name}.wasm`)),
  )
  return start({
    noInitialRun: true,
    instantiateWasm: (imports, ready) => {
      const instance = new WebAssembly.Instance(module, imports)
      ready(instance, module)
      return instance.exports
    },
  })
}

/** Screenshots have no transparency. */
function openPng(png) {
  const { width, height, channels, data } = decode(png)
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let from = 0, to = 0; to < rgba.length; from += channels, to += 4)
    for (let at = 0; at < 3; at++) rgba[to + at] = data[from + at]
  return { width, height, data: rgba }
}

/**
 * Which points of two files of one kind differ by more than can be overlooked.
 * @returns {{ share: number, shown: () => Uint8Array }} the share of all points, and a PNG where they are red
 */
export function difference(before, after, { unpack }) {
  const { tolerance } = kindOf(before)
  const [a, b] = [unpack(before), unpack(after)]
  if (a.width !== b.width || a.height !== b.height) return { share: 1, shown: () => asPng(b) }
  const found = []
  for (let at = 0; at < b.data.length; at += 4)
    if ([0, 1, 2].some((c) => Math.abs(a.data[at + c] - b.data[at + c]) > tolerance)) found.push(at)
  return { share: (found.length * 4) / b.data.length, shown: () => asPng(marked(b, found)) }
}

function marked({ width, height, data }, points) {
  const pale = data.map((colour, at) => (at % 4 === 3 ? 255 : 150 + colour * 0.4))
  for (const at of points) pale.set([214, 20, 20], at)
  return { width, height, data: pale }
}

function asPng({ width, height, data }) {
  return encode({ width, height, channels: 4, depth: 8, data: new Uint8Array(data) })
}
