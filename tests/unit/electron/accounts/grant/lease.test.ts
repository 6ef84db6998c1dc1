import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { takeLease } from '../../../../../electron/accounts/grant/lease'
import { lockFile } from '../../../../../electron/store/database/database'
import { fileIn, temporaryFolder } from '../../../../support/files'

const newFile = () => path.join(temporaryFolder(), 'leases', 'one')

test('one has the lease at a time, and all get it in the end', async () => {
  const file = newFile()
  let [inside, most] = [0, 0]
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      const release = await takeLease(file, lockFile)
      inside += 1
      most = Math.max(most, inside)
      await sleep(3)
      inside -= 1
      release()
    }),
  )
  expect(most).toBe(1)
})

test('leases of different accounts do not wait for one another', async () => {
  const first = await takeLease(newFile(), lockFile)
  const second = await takeLease(newFile(), lockFile)
  first()
  second()
})

test('whoever waits does not hold up anything else', async () => {
  const file = newFile()
  const release = await takeLease(file, lockFile)
  const waiting = takeLease(file, lockFile)
  const start = performance.now()
  let longest = 0
  for (let last = start; last - start < 400;) {
    await sleep(5)
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }
  expect(longest).toBeLessThan(200)
  release()
  ;(await waiting)()
})

test('a lease that is given back twice is still another’s', async () => {
  const file = newFile()
  const first = await takeLease(file, lockFile)
  first()
  const second = await takeLease(file, lockFile)
  first()
  expect(lockFile(file)).toBeUndefined()
  second()
})

test('a lease ends with the process that has it, however that ends', async () => {
  const file = newFile()
  const release = await takeLease(file, lockFile)
  const holder = spawn(process.execPath, ['--input-type=module', '-e', holding(file)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void holder.kill('SIGKILL'))
  release()
  await once(holder.stdout, 'data')
  expect(lockFile(file)).toBeUndefined()
  const waiting = takeLease(file, lockFile)
  holder.kill('SIGKILL')
  ;(await waiting)()
})

/** A process that takes the lock as soon as it can and never gives it back. */
function holding(file: string): string {
  return `
    import { DatabaseSync } from '@photostructure/sqlite'
    const take = () => {
      const sqlite = new DatabaseSync(${JSON.stringify(file)})
      try {
        sqlite.exec('PRAGMA busy_timeout = 0')
        sqlite.exec('BEGIN EXCLUSIVE')
        globalThis.held = sqlite
        console.log('held')
      } catch {
        sqlite.close()
        setTimeout(take, 10)
      }
    }
    take()
    setInterval(() => undefined, 1000)
  `
}

test('a lease that cannot be had at all is an error, not a wait', async () => {
  const folder = temporaryFolder()
  fileIn(folder, 'one', Buffer.from('x'.repeat(200)))
  await expect(takeLease(path.join(folder, 'one'), lockFile)).rejects.toMatchObject({
    code: 'store-damaged',
  })
})
