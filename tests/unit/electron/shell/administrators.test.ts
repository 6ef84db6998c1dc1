import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  isAdministrators,
  isPlacedByAdministrator,
} from '../../../../electron/shell/administrators'
import { temporaryFolder } from '../../../support/files'
import { skippedIf } from '../../../support/skipping'

const isRoot = process.getuid?.() === 0

const roots = { uid: 0, mode: 0o100644 }
const rootsFolder = { uid: 0, mode: 0o040755 }

test.each([
  ['of root, which nobody else may write', roots, rootsFolder, true],
  ['of a person', { ...roots, uid: 1000 }, rootsFolder, false],
  ['that its group may write', { ...roots, mode: 0o100664 }, rootsFolder, false],
  ['that everybody may write', { ...roots, mode: 0o100646 }, rootsFolder, false],
  ['in a folder of a person', roots, { ...rootsFolder, uid: 1000 }, false],
  ['in a folder that everybody may write', roots, { ...rootsFolder, mode: 0o041777 }, false],
])('a file %s is an administrator’s: %s', (_what, file, folder, expected) => {
  expect(isAdministrators({ system: 'posix', file, folder })).toBe(expected)
})

const person = 'S-1-5-21-1004336348-1177238915-682003330-1001'
/** What Windows gives a file and a folder that an administrator makes in ProgramData. */
const file = 'O:BAG:S-1-5-21-1-2-3-513D:AI(A;ID;FA;;;SY)(A;ID;FA;;;BA)(A;ID;0x1200a9;;;BU)'
const folder =
  'O:BAG:DUD:AI(A;OICIID;FA;;;SY)(A;OICIID;FA;;;BA)(A;OICIIOID;GA;;;CO)(A;OICIID;0x1200a9;;;BU)(A;CIID;DCLCRPCR;;;BU)'
/** What it gives a folder that an ordinary person makes there. */
const persons = `O:${person}G:DUD:AI(A;ID;FA;;;${person})(A;OICIID;FA;;;SY)(A;OICIID;FA;;;BA)(A;OICIIOID;GA;;;CO)(A;OICIID;0x1200a9;;;BU)`

test.each([
  ['made by an administrator', file, folder, true],
  ['owned by SYSTEM, with SIDs in full', file.replace('O:BA', 'O:S-1-5-18'), folder, true],
  [
    'owned by the Administrators, with SIDs in full',
    file.replace('O:BA', 'O:S-1-5-32-544'),
    folder,
    true,
  ],
  ['made by an ordinary person', persons, folder, false],
  ['in a folder made by an ordinary person', file, persons, false],
  ['that a person may change', `${file}(A;;FA;;;${person})`, folder, false],
  ['that users may write', `${file}(A;;0x1301bf;;;BU)`, folder, false],
  ['whose rights users may change', `${file}(A;;RCWD;;;BU)`, folder, false],
  ['with a right that nobody knows', `${file}(A;;ZZ;;;BU)`, folder, false],
  ['with a condition on a right', `${file}(XA;;FA;;;BU)`, folder, false],
  ['that users may not write', `${file}(D;;FA;;;BU)`, folder, true],
  ['in a folder that users may empty', file, `${folder}(A;;DT;;;BU)`, false],
  ['without rights, which lets everybody', 'O:BAG:DUD:NO_ACCESS_CONTROL', folder, false],
  ['of which nothing is told', '', folder, false],
])('a file on Windows %s is an administrator’s: %s', (_what, ofFile, ofFolder, expected) => {
  expect(isAdministrators({ system: 'windows', file: ofFile, folder: ofFolder })).toBe(expected)
})

test(
  'the system is asked who owns a file and its folder',
  skippedIf(!isRoot, 'only root may give files to others'),
  () => {
    const folder = path.join(temporaryFolder(), 'docket')
    mkdirSync(folder, { mode: 0o755 })
    const file = path.join(folder, 'service.json')
    expect(isPlacedByAdministrator(file)).toBe(false)
    writeFileSync(file, '{}', { mode: 0o644 })
    expect(isPlacedByAdministrator(file)).toBe(true)
    chmodSync(folder, 0o777)
    expect(isPlacedByAdministrator(file)).toBe(false)
    chmodSync(folder, 0o755)
    chownSync(file, 1000, 1000)
    expect(isPlacedByAdministrator(file)).toBe(false)
  },
)
