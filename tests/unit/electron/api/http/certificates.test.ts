import tls from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { systemCertificates } from '../../../../../electron/api/http/certificates'
import { createExchange } from '../../../../../electron/api/http/transport'
import { authority, servingTls } from './peers'

/** Makes the runtime one that tells its authorities so, or one that cannot tell them. */
function runtimeWith(tell: unknown): void {
  const before = Object.getOwnPropertyDescriptor(tls, 'getCACertificates')
  Object.defineProperty(tls, 'getCACertificates', {
    value: tell,
    configurable: true,
    writable: true,
  })
  onTestFinished(() => {
    if (before) Object.defineProperty(tls, 'getCACertificates', before)
    else Reflect.deleteProperty(tls, 'getCACertificates')
  })
}

test('the authorities of the system are added to those of Node, each once, and none that is broken', () => {
  const [common = '', node = ''] = tls.rootCertificates
  runtimeWith((kind: string) =>
    kind === 'system' ? [authority, 'broken', common] : [common, node],
  )
  expect(systemCertificates()).toEqual([common, node, authority])
})

test('an older runtime keeps to its own', () => {
  runtimeWith(undefined)
  expect(systemCertificates()).toBeUndefined()
})

test('a service certified by an authority of the system is trusted', async () => {
  runtimeWith((kind: string) => (kind === 'system' ? [authority] : [...tls.rootCertificates]))
  const { url } = await servingTls((_request, response) => response.end('{}'))
  const exchange = createExchange({ certificates: systemCertificates() })
  expect((await exchange({ method: 'GET', url })).status).toBe(200)
})
