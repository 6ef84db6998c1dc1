/**
 * Whether a file was placed by an administrator of this computer: it and its folder belong to one, and nobody else may
 * change them. On Windows everybody may make folders in ProgramData, so the place of a file alone says nothing.
 */
import { spawnSync } from 'node:child_process'
import { statSync, type Stats } from 'node:fs'
import path from 'node:path'

/** Who a file and its folder belong to, as the system tells: numbers of POSIX, or security descriptors of Windows in SDDL. */
export type Ownership =
  | { system: 'posix'; file: Pick<Stats, 'uid' | 'mode'>; folder: Pick<Stats, 'uid' | 'mode'> }
  | { system: 'windows'; file: string; folder: string }

/** Decides. Pure. What cannot be understood is not an administrator's. */
export function isAdministrators(told: Ownership): boolean {
  if (told.system === 'posix') return isRoots(told.file) && isRoots(told.folder)
  return (
    isKeptByAdministrators(told.file, fileChanges) &&
    isKeptByAdministrators(told.folder, folderChanges)
  )
}

/** Root owns it, and neither its group nor others may write (POSIX `stat`, S_IWGRP and S_IWOTH). */
function isRoots({ uid, mode }: Pick<Stats, 'uid' | 'mode'>): boolean {
  return uid === 0 && (mode & 0o022) === 0
}

/**
 * SYSTEM, Administrators and TrustedInstaller, as aliases of SDDL and as SIDs (Microsoft, "SID strings", "Well-known SIDs").
 */
const administrators = new Set([
  'SY',
  'S-1-5-18',
  'BA',
  'S-1-5-32-544',
  'S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464',
])

/** Access rights as bits (Microsoft, "File access rights constants", "Standard access rights", "Generic access rights"). */
const right = {
  write: 0x2,
  append: 0x4,
  attributes: 0x110,
  deleteChild: 0x40,
  delete: 0x1_0000,
  descriptor: 0x4_0000,
  owner: 0x8_0000,
  generic: 0x5000_0000,
}
const handOver = right.delete | right.descriptor | right.owner | right.generic
const fileChanges = right.write | right.append | right.attributes | right.deleteChild | handOver
/** Making further files beside it is allowed to everybody in ProgramData, and changes none that is there. */
const folderChanges = right.deleteChild | handOver

/** What the letters of a right in SDDL stand for, of those that files have (Microsoft, "ACE strings"). */
const letters: Record<string, number> = {
  GA: 0x1000_0000,
  GW: 0x4000_0000,
  GR: 0,
  GX: 0,
  FA: 0x1f_01ff,
  FW: 0x12_0116,
  FR: 0,
  FX: 0,
  SD: right.delete,
  WD: right.descriptor,
  WO: right.owner,
  RC: 0,
  CC: 0x1,
  DC: 0x2,
  LC: 0x4,
  SW: 0x8,
  RP: 0x10,
  WP: 0x20,
  DT: 0x40,
  LO: 0x80,
  CR: 0x100,
}

function isKeptByAdministrators(sddl: string, changes: number): boolean {
  const [, owner = '', entries] =
    /^O:(S-[\d-]+|[A-Z]{2})G:.*?D:[A-Z]*((?:\([^()]*\))+)/.exec(sddl.trim()) ?? []
  if (!administrators.has(owner) || entries === undefined) return false
  return [...entries.matchAll(/\(([^()]*)\)/g)].every(([, entry = '']) => {
    const [type, flags = '', rights = '', , , trustee = ''] = entry.split(';')
    if (type === 'D' || flags.match(/../g)?.includes('IO') || administrators.has(trustee))
      return true
    return type === 'A' && (bitsOf(rights) & changes) === 0
  })
}

/** All bits where a right is not known. */
function bitsOf(rights: string): number {
  if (/^0x[\da-f]+$/i.test(rights)) return Number(rights)
  return (rights.match(/../g) ?? ['']).reduce((bits, name) => bits | (letters[name] ?? ~0), 0)
}

/** Asks the system. A system that does not tell leaves the file without an administrator. */
export function isPlacedByAdministrator(file: string): boolean {
  try {
    const folder = path.dirname(file)
    if (process.platform !== 'win32')
      return isAdministrators({ system: 'posix', file: statSync(file), folder: statSync(folder) })
    const [ofFile = '', ofFolder = ''] = [file, folder].map(descriptorOf)
    return isAdministrators({ system: 'windows', file: ofFile, folder: ofFolder })
  } catch {
    return false
  }
}

/** By its whole path, since a search for it could find another; Windows protects this one. */
const powershell = String.raw`C:\Windows\System32\WindowsPowerShell\v1.0\powershell.exe`
const longestMs = 15_000

function descriptorOf(place: string): string {
  const words = `(Get-Acl -LiteralPath '${place.replaceAll("'", "''")}').Sddl`
  const asked = spawnSync(powershell, ['-NoProfile', '-NonInteractive', '-Command', words], {
    ...({ encoding: 'utf8', timeout: longestMs, windowsHide: true } as const),
  })
  return asked.status === 0 ? asked.stdout : ''
}
