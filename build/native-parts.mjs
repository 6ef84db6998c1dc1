// Holds the machine code inside a packed app to its system and architecture: nothing for another one, and everything
// that Docket cannot do without.
import fs from 'node:fs'
import path from 'node:path'
import { HEADER_BYTES, formatOf } from './binary-format.mjs'

/** What has to be there once for each architecture, by a piece of its path; libraries beside a module among it. */
const NEEDED = {
  'the module of SQLite': /@photostructure\/sqlite\/prebuilds\/.*\.node$/,
  'the binding of ONNX Runtime': /onnxruntime-node\/bin\/.*\.node$/,
  'the library of ONNX Runtime':
    /onnxruntime-node\/bin\/.*onnxruntime(\.[\d.]+)?\.(so|dll|dylib)[\d.]*$/,
}

/**
 * All machine code below a folder.
 * @param {string} folder
 * @returns {{ file: string, system: string, architectures: string[] }[]} paths below the folder, with slashes
 */
export function nativePartsIn(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .flatMap((file) => {
      const format = formatOfFile(file)
      return format ? [{ file: path.relative(folder, file).replaceAll('\\', '/'), ...format }] : []
    })
}

/**
 * What is wrong with the machine code of a package, in sentences; none when all is as it should be.
 * @param {{ file: string, system: string, architectures: string[] }[]} parts
 * @param {{ system: string, architectures: string[] }} wanted those that the package is for
 */
export function misfitsAmong(parts, { system, architectures }) {
  const isOurs = (part) =>
    part.system === system && part.architectures.every((each) => architectures.includes(each))
  const strange = parts
    .filter((part) => !isOurs(part))
    .map((part) => `${part.file} is for ${part.system} ${part.architectures.join(' and ')}`)
  const missing = architectures.flatMap((architecture) =>
    Object.entries(NEEDED)
      .filter(
        ([, place]) => !parts.some((part) => place.test(part.file) && runs(part, architecture)),
      )
      .map(([name]) => `${name} for ${system} ${architecture} is missing`),
  )
  return [...strange, ...missing]

  function runs(part, architecture) {
    return part.system === system && part.architectures.includes(architecture)
  }
}

/** What a file was made for; undefined for what is no machine code. */
export function formatOfFile(file) {
  const handle = fs.openSync(file, 'r')
  try {
    const header = Buffer.alloc(HEADER_BYTES)
    return formatOf(header.subarray(0, fs.readSync(handle, header, 0, HEADER_BYTES, 0)))
  } finally {
    fs.closeSync(handle)
  }
}
