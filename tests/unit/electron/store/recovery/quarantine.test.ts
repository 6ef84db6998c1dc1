import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Quarantine } from '../../../../../electron/store/recovery/quarantine'
import { temporaryFolder } from '../../../../support/files'

function setUp() {
  const folder = temporaryFolder('docket-quarantine')
  const root = path.join(folder, 'quarantine')
  const now = () => new Date('2026-06-30T12:00:00.000Z')
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text)
    return path.join(folder, name)
  }
  return { root, file, quarantine: new Quarantine({ root, now }) }
}

const contents = (folder: string) =>
  readdirSync(folder)
    .toSorted()
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')])

test('damaged files leave their place and are kept as they are, under their names', () => {
  const { file, quarantine } = setUp()
  const [database, log] = [file('docket.sqlite', 'torn'), file('docket.sqlite-wal', 'half')]
  const kept = quarantine.take([database, log, `${database}-shm`])
  expect([database, log].filter(existsSync)).toEqual([])
  expect(contents(kept)).toEqual([
    ['docket.sqlite', 'torn'],
    ['docket.sqlite-wal', 'half'],
  ])
})

test('what is damaged at the same moment goes beside it, and nothing is written over', () => {
  const { root, file, quarantine } = setUp()
  const times = ['first', 'second', 'third']
  const kept = times.map((text) => quarantine.take([file('docket.sqlite', text)]))
  expect(kept.map((folder) => contents(folder))).toEqual(
    times.map((text) => [['docket.sqlite', text]]),
  )
  expect(kept).toEqual(
    ['', '-2', '-3'].map((ending) => path.join(root, `2026-06-30T12-00-00.000Z${ending}`)),
  )
})

test('what a damaged row held is kept in words', () => {
  const { quarantine } = setUp()
  const kept = quarantine.note('rows.json', [{ id: 1, draft: '{"li' }])
  const [[name = '', text = ''] = []] = contents(kept)
  expect([name, JSON.parse(text)]).toEqual(['rows.json', [{ id: 1, draft: '{"li' }]])
})
