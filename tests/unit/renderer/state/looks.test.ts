import { beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../../../../shared/channel'
import { contract, type AppApi } from '../../../../shared/ipc'
import { Looks } from '../../../../renderer/state/looks'
import { fakeTransport } from '../../../window/fake-transport'
import { scenes } from '../../../window/scenes'

const look = '25563a7c537ec2c8'
let fake: ReturnType<typeof fakeTransport>
let api: AppApi
let underWay: number
let most: number
let looks: Looks
let onlook: () => void

beforeEach(() => {
  const scene = scenes['looking']?.()
  if (!scene) throw new Error('No scene')
  fake = fakeTransport(scene)
  api = createApi(contract, fake.transport)
  underWay = most = 0
  onlook = () => undefined
  looks = new Looks({
    api,
    idle: () => Promise.resolve(),
    lookAt: async (_id, mediaType) => {
      most = Math.max(most, ++underWay)
      onlook()
      await new Promise((resolve) => setTimeout(resolve, 5))
      underWay--
      return mediaType === 'application/pdf' ? undefined : look
    },
  })
})

test('every receipt is looked at, one after the other, however often it is started', async () => {
  looks.start()
  looks.start()
  await vi.waitFor(() => expect(fake.looks.size).toBe(5))
  looks.start()
  expect([...fake.looks.values()].filter((seen) => seen === undefined)).toHaveLength(2)
  expect(most).toBe(1)
})

test('nothing is looked at or told any more once the window is left', async () => {
  onlook = () => {
    if (fake.looks.size === 1) looks.stop()
  }
  looks.start()
  await vi.waitFor(() => expect(fake.looks.size).toBe(1))
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(fake.looks.size).toBe(1)
  onlook = () => undefined
  looks.start()
  await vi.waitFor(() => expect(fake.looks.size).toBe(5))
})

test('after a failure it goes on when there is something new', async () => {
  const refusing = vi.spyOn(api.receipts, 'lookDue').mockRejectedValueOnce(new Error('no'))
  looks.start()
  await vi.waitFor(() => expect(refusing).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve, 20))
  looks.start()
  await vi.waitFor(() => expect(fake.looks.size).toBe(5))
})
