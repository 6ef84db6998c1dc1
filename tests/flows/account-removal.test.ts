/** An account removed with everything of it: nothing of it stays, nothing of another goes, whenever the app ends. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { startDemoService } from '../../sandbox/service'
import { fileIn, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'

let rig: Rig
afterEach(() => rig.end())

const originals = () => readdirSync(path.join(rig.profile, 'receipts', 'originals')).toSorted()
const sidecars = () => readdirSync(path.join(rig.profile, 'receipts', 'sidecars')).toSorted()

/** Two companies: the first with a receipt of its own, the second with one of its own, and one file that both have. */
async function twoCompanies() {
  rig = await Rig.start()
  await rig.connect()
  const both = pngBytes()
  const first = rig.core.accounts.need().id
  const own = await rig.capture(fileIn(rig.inbox, 'of first.png', pngBytes()))
  const shared = await rig.capture(fileIn(rig.inbox, 'shared.png', both))
  const service = await startDemoService({ consent: 'page', seedNumber: 7 })
  onTestFinished(() => service.close())
  const { baseUrl, authUrl, legacyBaseUrl, clientId } = service
  await rig.core.accounts.connect('Second', { baseUrl, authUrl, legacyBaseUrl, clientId }, 'full')
  const second = rig.core.accounts.need().id
  await until(() => rig.core.accounts.choices.get().asOf !== undefined, 'its choices are known')
  const gone = await rig.capture(fileIn(rig.inbox, 'of second.png', pngBytes()))
  const sharedToo = await rig.capture(fileIn(rig.inbox, 'shared too.png', both))
  expect(sharedToo.sha256).toBe(shared.sha256)
  return { first, second, service, own, shared, gone, sharedToo }
}

/** Nothing in the profile says anything of it, but what the system's own log of the database may hold. */
function expectNothingOf(id: string): void {
  expect(existsSync(path.join(rig.profile, 'accounts', `${id}.json`))).toBe(false)
  expect(existsSync(path.join(rig.profile, 'grants', `${id}.json`))).toBe(false)
  expect(readdirSync(path.join(rig.profile, 'removing'))).toEqual([])
  for (const name of sidecars())
    expect(
      readFileSync(path.join(rig.profile, 'receipts', 'sidecars', name), 'utf8'),
    ).not.toContain(id)
}

test('everything of an account goes, and a file that another account has too stays', async () => {
  const { first, second, service, own, shared, gone, sharedToo } = await twoCompanies()
  const before = service.books().length
  const tally = rig.core.accounts.removal(second)
  expect(tally).toMatchObject({ unsent: 2, undecided: 0, booked: 0, underWay: 0 })
  await rig.core.accounts.remove(second, tally)
  expect(rig.core.accounts.list.get().map(({ account }) => account.id)).toEqual([first])
  expect(originals()).toEqual([own.sha256, shared.sha256].toSorted())
  expect(sidecars()).toEqual([`${own.id}.json`, `${shared.id}.json`].toSorted())
  expectNothingOf(second)
  expect(rig.core.receipts.has(gone.id) || rig.core.receipts.has(sharedToo.id)).toBe(false)
  expect(service.books()).toHaveLength(before)
  await rig.restart()
  expect(rig.core.recovered.get()).toBeUndefined()
  expect(rig.core.receipts.summary.get().counts).toMatchObject({ review: 2, bin: 0 })
  expect(await rig.core.readOriginal(shared.sha256)).toHaveLength(shared.size)
})

/** Paths within the profile of files whose bytes or whose name say this. */
function saying(word: string): string[] {
  return readdirSync(rig.profile, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name)
    const says = entry.isFile() && (entry.name.includes(word) || readFileSync(file).includes(word))
    return says ? [path.relative(rig.profile, file)] : []
  })
}

test('no copy stays: neither dragged out, nor of all rows, nor where the database has room', async () => {
  const { first, second, own, gone } = await twoCompanies()
  rig.core.receipts.edit(gone.id, { ...gone.draft, supplierName: 'Confidentialia' })
  await rig.close()
  const snapshots = path.join(rig.profile, 'snapshots')
  mkdirSync(snapshots)
  cpSync(path.join(rig.profile, 'docket.sqlite'), path.join(snapshots, 'docket-1.sqlite'))
  await rig.open()
  rig.core.accounts.show(second)
  const [copy = '', other = ''] = await rig.core.originalsOut.copies([gone.id, own.id])
  expect(saying('Confidentialia')).toContain(path.join('snapshots', 'docket-1.sqlite'))
  await rig.core.accounts.remove(second, rig.core.accounts.removal(second))
  expect(rig.core.accounts.list.get().map(({ account }) => account.id)).toEqual([first])
  expect(saying('Confidentialia')).toEqual([])
  await until(() => !existsSync(copy), 'the copy that was dragged out is gone')
  expect(existsSync(other)).toBe(true)
  await rig.restart()
  await until(() => !existsSync(other), 'what was dragged out before is gone')
})

test('a removal that a crash cut short is finished by the next start', async () => {
  const { first, second, own, shared, gone } = await twoCompanies()
  await rig.close()
  const folder = path.join(rig.profile, 'removing')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${second}.json`), JSON.stringify({ id: second }))
  // The farthest that files can be ahead of rows.
  rmSync(path.join(rig.profile, 'receipts', 'originals', gone.sha256))
  rmSync(path.join(rig.profile, 'receipts', 'sidecars', `${gone.id}.json`))
  await rig.open()
  expect(rig.core.accounts.list.get().map(({ account }) => account.id)).toEqual([first])
  expect(originals()).toEqual([own.sha256, shared.sha256].toSorted())
  expectNothingOf(second)
  await rig.restart()
  expect(rig.core.receipts.summary.get().counts).toMatchObject({ review: 2, bin: 0 })
})

test('nothing is removed when the account holds other than was agreed to', async () => {
  const { second } = await twoCompanies()
  const agreed = rig.core.accounts.removal(second)
  await rig.capture(fileIn(rig.inbox, 'late.png', pngBytes()))
  await expect(rig.core.accounts.remove(second, agreed)).rejects.toMatchObject({
    code: 'account-in-use',
  })
  expect(originals()).toHaveLength(4)
  expect(rig.core.accounts.removal(second)).toMatchObject({ unsent: 3 })
  expect(rig.core.accounts.need().state().status).toBe('connected')
})

test('a receipt that may be on its way keeps books that are signed in to, and is said as undecided once they are not', async () => {
  const { second, gone } = await twoCompanies()
  rig.core.receipts.step(gone.id, { from: ['review'], to: 'checking', event: 'doubted' })
  const agreed = rig.core.accounts.removal(second)
  expect(agreed).toMatchObject({ unsent: 1, underWay: 1 })
  await expect(rig.core.accounts.remove(second, agreed)).rejects.toMatchObject({
    code: 'account-in-use',
  })
  await rig.core.accounts.need().signOut()
  const known = rig.core.accounts.removal(second)
  expect(known).toMatchObject({ unsent: 1, undecided: 1, underWay: 0 })
  await rig.core.accounts.remove(second, known)
  expect(rig.core.receipts.has(gone.id)).toBe(false)
})
