import { beforeEach, expect, test, vi } from 'vitest'
import type { Look } from '../../../../../shared/receipts/look'
import type { AppApi } from '../../../../../shared/ipc'
import type { MediaType } from '../../../../../shared/receipts/receipt'
import { Looks } from '../../../../../renderer/inbox/form/looks'

const look = '25563a7c537ec2c8'
/** The receipts of which main wants to know how they look. */
let due: Map<string, MediaType>
let seen: Map<string, Look | undefined>
let failsOnce: boolean
let underWay: number
let most: number
let looks: Looks
let onlook: () => void
let asked: () => void

beforeEach(() => {
  const types = ['image/jpeg', 'application/pdf', 'image/jpeg', 'application/pdf', 'image/png']
  due = new Map(types.map((type, at) => [`receipt-${at}`, type as MediaType]))
  seen = new Map()
  failsOnce = false
  underWay = most = 0
  onlook = asked = () => undefined
  const receipts: Pick<AppApi['receipts'], 'lookDue' | 'looked'> = {
    lookDue: async () => {
      asked()
      if (failsOnce) {
        failsOnce = false
        throw new Error('no')
      }
      const [next] = [...due].filter(([id]) => !seen.has(id))
      return next && { id: next[0], mediaType: next[1] }
    },
    looked: async (told) => void seen.set(told.id, told.look),
  }
  looks = new Looks({
    api: { receipts } as AppApi,
    idle: () => Promise.resolve(),
    lookAt: async (_id, mediaType) => {
      most = Math.max(most, ++underWay)
      onlook()
      await Promise.resolve()
      underWay--
      return mediaType === 'application/pdf' ? undefined : look
    },
  })
})

test('every receipt is looked at, one after the other, however often it is started', async () => {
  looks.start()
  looks.start()
  await vi.waitFor(() => expect(seen.size).toBe(5))
  looks.start()
  expect([...seen.values()].filter((one) => one === undefined)).toHaveLength(2)
  expect(most).toBe(1)
})

test('nothing is looked at or told any more once the window is left', async () => {
  const asks = vi.fn()
  asked = asks
  const left = new Promise<void>((resolve) => {
    onlook = () => {
      if (seen.size < 1) return
      looks.stop()
      resolve()
    }
  })
  looks.start()
  await left
  // All that follows without anything from outside has happened by the next turn.
  await new Promise((resolve) => setImmediate(resolve))
  expect(asks).toHaveBeenCalledTimes(2)
  expect(seen.size).toBe(1)
  onlook = () => undefined
  looks.start()
  await vi.waitFor(() => expect(seen.size).toBe(5))
})

test('after a failure it goes on when there is something new', async () => {
  failsOnce = true
  looks.start()
  await new Promise((resolve) => setImmediate(resolve))
  expect([failsOnce, seen.size]).toEqual([false, 0])
  looks.start()
  await vi.waitFor(() => expect(seen.size).toBe(5))
})
