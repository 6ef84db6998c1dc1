// Says for which system and which processors a file of machine code was made, by its own header: ELF (Linux), PE
// (Windows), Mach-O and universal Mach-O (macOS).

/** How many bytes of a file `formatOf` looks at. */
export const HEADER_BYTES = 4096

const ELF_MAGIC = 0x7f454c46
const ELF_MACHINES = { 0x3e: 'x64', 0xb7: 'arm64', 0x03: 'ia32', 0x28: 'arm' } // e_machine, elf(5)

const DOS_MAGIC = 0x4d5a
const PE_MAGIC = 0x50450000
const PE_POINTER = 0x3c
const PE_MACHINES = { 0x8664: 'x64', 0xaa64: 'arm64', 0x014c: 'ia32', 0x01c4: 'arm' } // PE format, "Machine Types"

const MACH_O_MAGIC = 0xfeedfacf // 64 bits, stored with the least byte first
const FAT_MAGICS = { 0xcafebabe: 20, 0xcafebabf: 32 } // with the size of one entry, mach-o/fat.h
const MACH_O_TYPES = { 0x01000007: 'x64', 0x0100000c: 'arm64', 0x00000007: 'ia32' } // cputype, mach/machine.h
const MOST_FAT_ENTRIES = 20 // a class file of Java begins with the same four bytes, and then with its version, 45 or more

/**
 * @typedef {object} BinaryFormat
 * @property {'linux' | 'win32' | 'darwin'} system as Node names it
 * @property {string[]} architectures as Node names them; those it does not know by their number
 */

/**
 * @param {Buffer} header the first bytes of a file, `HEADER_BYTES` of them where there are so many
 * @returns {BinaryFormat | undefined} undefined for what is no machine code of these systems
 */
export function formatOf(header) {
  if (header.length < 64) return undefined
  const magic = header.readUInt32BE(0)
  if (magic === ELF_MAGIC) return elf(header)
  if (magic >>> 16 === DOS_MAGIC) return pe(header)
  if (header.readUInt32LE(0) === MACH_O_MAGIC)
    return { system: 'darwin', architectures: [named(MACH_O_TYPES, header.readUInt32LE(4))] }
  if (magic in FAT_MAGICS) return fat(header, FAT_MAGICS[magic])
  return undefined
}

const named = (names, number) => names[number] ?? `0x${number.toString(16)}`

function elf(header) {
  const isBigEndian = header[5] === 2
  const machine = isBigEndian ? header.readUInt16BE(18) : header.readUInt16LE(18)
  return { system: 'linux', architectures: [named(ELF_MACHINES, machine)] }
}

function pe(header) {
  const at = header.readUInt32LE(PE_POINTER)
  if (at + 6 > header.length || header.readUInt32BE(at) !== PE_MAGIC) return undefined
  return { system: 'win32', architectures: [named(PE_MACHINES, header.readUInt16LE(at + 4))] }
}

function fat(header, entryBytes) {
  const count = header.readUInt32BE(4)
  if (count === 0 || count > MOST_FAT_ENTRIES || 8 + count * entryBytes > header.length)
    return undefined
  const types = Array.from({ length: count }, (_, i) => header.readUInt32BE(8 + i * entryBytes))
  return { system: 'darwin', architectures: types.map((type) => named(MACH_O_TYPES, type)) }
}
