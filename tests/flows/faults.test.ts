/** What is on disk for good at the moment of each promise, read from the calls that the real core makes to the system. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { bundle } from '../../build/bundle.mjs'
import type { Change, DiskLog } from '../proofs/crash/disk-log'
import { surely } from '../proofs/crash/power-states'
import { prepared, recordDisk } from '../proofs/crash/rehearsal'
import { scenarioNamed } from '../proofs/crash/scenarios'
import { World } from '../proofs/crash/world'
import { skippedIf } from '../support/skipping'

const hasStrace = spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0

/** Nobody misses these: copies and drafts under way, what can be fetched or counted again, shared memory. */
const spared = /\/(incoming|inbox|leases)\/|-shm$|\/books\.sqlite|\/docket\.count$|\.draft$|\.tmp-/

describe('on disk for good', skippedIf(!hasStrace, 'no strace here'), () => {
  let base: World
  let script: string
  beforeAll(async () => {
    script = await bundle('tests/proofs/kit/core-process.ts')
    base = await World.make('memory')
    await base.rest()
    return () => {
      base.remove()
    }
  })

  async function recording(name: string): Promise<DiskLog> {
    const scenario = scenarioNamed(name)
    const template = await prepared(base, scenario, 'memory')
    const { after, log } = await recordDisk(template, scenario, { script, ground: 'memory' })
    template.remove()
    after.remove()
    return log
  }

  test('are original, sidecar and row when a file is called saved', async () => {
    const log = await recording('capture')
    expect(unsure(log, saying(log, '["done","capture"'))).toEqual([])
  })

  test('is the content of a file before it gets its name', async () => {
    const log = await recording('capture')
    expect(renamedUnsure(log)).toEqual([])
  })

  test('is the sidecar before its row is written', async () => {
    const log = await recording('capture')
    const isSidecar = (change: Change) =>
      change.kind === 'sync-folder' && change.folder.endsWith('/sidecars')
    const written = walWrites(log, saying(log, '["done","capture"'))
    expect(written.at(-1)).toBeGreaterThan(log.changes.findIndex(isSidecar))
  })

  test('is the sidecar when a receipt is called confirmed', async () => {
    const log = await recording('confirm')
    expect(unsure(log, saying(log, '["done","confirm"'))).toEqual([])
  })

  test('is the intent before the first byte of a create', async () => {
    const log = await recording('send')
    const at = saying(log, 'POST /v1/expenses ')
    expect(unsure(log, at)).toEqual([])
    const written = walWrites(log, at).map((index) => log.changes[index])
    const text = written.map((change) =>
      change?.kind === 'write' ? change.bytes.toString('latin1') : '',
    )
    expect(text.join('')).toContain('sending')
  })

  test('are intent and count before a refresh token goes out, and the new token before it is used', async () => {
    const log = await recording('renew')
    const sent = saying(log, 'grant_type=refresh_token')
    expect(unsure(log, sent)).toEqual([])
    expect(grantsBefore(log, sent).at(-1)).toContain('"refreshing"')
    const used = log.changes.findIndex(
      (change, at) => at > sent && change.kind === 'said' && change.text.startsWith('GET '),
    )
    expect(used).toBeGreaterThan(sent)
    expect(unsure(log, used)).toEqual([])
    expect(grantsBefore(log, used).at(-1)).toContain('"current"')
  })

  test('a refresh goes out under the lease of its account, which lies outside the profile', async () => {
    const log = await recording('renew')
    const names = [...namesOf(log).values()].flat()
    const grant = names.find((name) => /profile\/grants\/[\w-]+\.json$/.test(name)) ?? ''
    const accountId = path.basename(grant, '.json')
    const leases = names.filter((name) => /anchorage\/[^/]+\/leases\//.test(name))
    expect(leases.map((name) => path.basename(name))).toContain(accountId)
  })
})

/** Where something was said first. */
function saying({ changes }: DiskLog, text: string): number {
  const at = changes.findIndex((change) => change.kind === 'said' && change.text.includes(text))
  if (at < 0) throw new Error(`Nobody said ${text}`)
  return at
}

/** What a power cut at this moment might lose, though it should not. */
function unsure({ changes, former }: DiskLog, length: number): string[] {
  const sure = surely(changes, length)
  const names = namesOf({ changes, former })
  return changes.slice(0, length).flatMap((change, at) => {
    if (sure.has(at)) return []
    if (change.kind === 'name') {
      const name = change.add?.path
      return name === undefined || spared.test(name) ? [] : [`the name ${name}`]
    }
    if (change.kind !== 'write') return []
    const known = names.get(change.file) ?? []
    return known.every((name) => spared.test(name)) ? [] : [`bytes of ${known.join(', ')}`]
  })
}

/** Names that were given to files whose bytes might still be lost. */
function renamedUnsure({ changes }: DiskLog): string[] {
  return changes.flatMap((change, at) => {
    if (change.kind !== 'name' || !change.add || change.remove === undefined) return []
    const { file, path: name } = change.add
    const sure = surely(changes, at)
    const isLate = changes
      .slice(0, at)
      .some((before, index) => before.kind === 'write' && before.file === file && !sure.has(index))
    return isLate ? [name] : []
  })
}

function namesOf({ changes, former }: DiskLog): Map<number, string[]> {
  const names = new Map([...former].map(([file, name]) => [file, [name]]))
  for (const change of changes)
    if (change.kind === 'name' && change.add) {
      const { file, path: name } = change.add
      names.set(file, [...(names.get(file) ?? []), name])
    }
  return names
}

/** Where the database's log was written to, before a moment. */
function walWrites(log: DiskLog, before: number): number[] {
  const names = namesOf(log)
  return log.changes.slice(0, before).flatMap((change, at) => {
    const known = change.kind === 'write' ? (names.get(change.file) ?? []) : []
    return known.some((name) => name.endsWith('/docket.sqlite-wal')) ? [at] : []
  })
}

/** The contents that were written for grants, before a moment. */
function grantsBefore({ changes }: DiskLog, before: number): string[] {
  return changes.slice(0, before).flatMap((change) => {
    const text = change.kind === 'write' ? change.bytes.toString('latin1') : ''
    return text.includes('"sealed"') && text.includes('"generation"') ? [text] : []
  })
}
