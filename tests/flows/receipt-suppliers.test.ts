/** Receipts that name a new supplier, at a service that refuses it or finds suppliers its own way. Real core, real demo service. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileIn, pngBytes } from '../support/files'
import { Rig } from '../support/harness'

let rig: Rig
beforeEach(async () => {
  rig = await Rig.start()
  await rig.connect()
})
afterEach(() => rig.end())

const post = { method: 'POST', path: '^/v1/expenses/suppliers$' }
const posts = () =>
  rig.service
    .journal()
    .filter(({ method, path }) => method === 'POST' && path === '/v1/expenses/suppliers').length
const captured = async () => (await rig.capture(fileIn(rig.inbox, 'a.png', pngBytes()))).id

test.each([
  [403, 'forbidden'],
  [404, 'service-refused'],
  [405, 'service-refused'],
  [415, 'service-refused'],
])(
  'a receipt whose supplier is refused with %i goes to a person with the words of the service, and is never tried again by itself',
  async (status, code) => {
    const body = { message: 'You may not add suppliers' }
    rig.service.dials.next({ ...post, count: Infinity, act: { kind: 'status', status, body } })
    const id = await captured()
    await rig.confirm(id, { supplierName: 'Kirkstall Weavers Ltd' })
    await rig.reaches(id, 'rejected')
    expect(rig.core.receipts.read(id).problem).toEqual({ code, said: [body.message] })
    rig.clock.advance(60 * 60_000)
    rig.core.accounts.need().outbox.wake()
    await rig.core.accounts.need().outbox.settled()
    expect(posts()).toBe(1)
  },
)

const found = async (name: string) => {
  const address = `${rig.service.baseUrl}/v1/expenses/suppliers?supplierName=${encodeURIComponent(name)}`
  const reply = await fetch(address, { headers: { Authorization: `Bearer ${await rig.token()}` } })
  return (await reply.json()) as unknown[]
}

test.each(['hiddenSuppliers', 'suppliersByName'] as const)(
  'at a service that finds suppliers by name alone (%s) a receipt is sent, and its supplier is never made a second time',
  async (way) => {
    rig.service.dials.dialect({ [way]: true })
    await rig.core.accounts.need().books.refreshFully()
    for (const [at, supplierName] of ['Northgate Fuels', 'Kirkstall Weavers'].entries()) {
      const { id } = await rig.capture(fileIn(rig.inbox, `${at}.png`, pngBytes(at)))
      await rig.confirm(id, { supplierName })
      await rig.reaches(id, 'proven')
      expect(await found(supplierName)).toHaveLength(1)
    }
    expect(posts()).toBe(1)
  },
)
