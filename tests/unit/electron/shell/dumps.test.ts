import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { dumpsIn, pruneDumps } from '../../../../electron/shell/dumps'
import { temporaryFolder } from '../../../support/files'

test('only the newest three dumps are kept, wherever Crashpad has put them', () => {
  const folder = temporaryFolder()
  for (const [at, place] of ['completed', 'pending', 'completed', 'new', 'completed'].entries()) {
    mkdirSync(path.join(folder, place), { recursive: true })
    const file = path.join(folder, place, `${at}.dmp`)
    writeFileSync(file, 'x'.repeat(at + 1))
    utimesSync(file, at + 1, at + 1)
  }
  writeFileSync(path.join(folder, 'settings.dat'), '')
  pruneDumps(folder)
  expect(dumpsIn(folder).map(({ file, bytes }) => [path.basename(file), bytes])).toEqual([
    ['4.dmp', 5],
    ['3.dmp', 4],
    ['2.dmp', 3],
  ])
})

test('a folder that is not there holds none', () => {
  expect(dumpsIn(path.join(temporaryFolder(), 'Crashpad'))).toEqual([])
})
