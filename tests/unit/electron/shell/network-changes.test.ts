import type { NetworkInterfaceInfo } from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { networkOf, watchNetwork } from '../../../../electron/shell/network-changes'

const at = (cidr: string, internal = false): NetworkInterfaceInfo => ({
  address: cidr.split('/')[0] ?? '',
  netmask: '255.255.255.0',
  family: 'IPv4',
  mac: '00:00:00:00:00:00',
  internal,
  cidr,
})
const loopback = { lo: [at('127.0.0.1/8', true)] }
const home = { ...loopback, wlan0: [at('192.168.1.7/24')] }
const office = { ...loopback, wlan0: [at('10.0.4.12/16')] }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('loopback is no network, and the order of interfaces says nothing', () => {
  expect(networkOf(loopback)).toBe('')
  const [one, other] = [at('10.0.0.1/8'), at('10.9.0.1/8')]
  expect(networkOf({ a: [one], b: [other] })).toBe(networkOf({ b: [other], a: [one] }))
})

test('another network is told once; losing one is not', () => {
  const seen = [home, home, office, office, loopback, loopback, home]
  let look = -1
  const told = vi.fn()
  const stop = watchNetwork(told, () => seen[Math.min((look += 1), seen.length - 1)] ?? {}, 1000)
  const counts = seen.slice(1).map(() => {
    vi.advanceTimersByTime(1000)
    return told.mock.calls.length
  })
  expect(counts).toEqual([0, 1, 1, 1, 1, 2])
  stop()
  vi.advanceTimersByTime(10_000)
  expect(vi.getTimerCount()).toBe(0)
})
