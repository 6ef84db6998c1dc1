import { expect, test } from 'vitest'
import { allEnded } from '../../../../electron/api/all-ended'
import { fetchReferenceData } from '../../../../electron/api/reference-data'
import { openBooks } from './open-books'

test('all results come in their order', async () => {
  expect(await allEnded([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two'])
})

test('a failure is told when the others have ended too', async () => {
  let hasEnded = false
  const slow = new Promise((resolve) => setTimeout(resolve, 50)).then(() => (hasEnded = true))
  await expect(allEnded([slow, Promise.reject(new Error('first'))])).rejects.toThrow('first')
  expect(hasEnded).toBe(true)
})

test('nothing is asked of the service after several readings have failed', async () => {
  const { client, service } = await openBooks()
  service.dials.next({ path: '/v1/expenses/vat-types', act: { kind: 'status', status: 400 } })
  service.dials.next({ path: '/v1/', count: 99, act: { kind: 'drop-after' } })
  const today = new Date().toISOString().slice(0, 10)
  await expect(fetchReferenceData(client, today)).rejects.toThrow()
  const asked = service.journal().length
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(service.journal()).toHaveLength(asked)
})
