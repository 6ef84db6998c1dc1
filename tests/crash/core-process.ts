/** The real core as a process of its own, to be killed: opens a profile and sends what waits there. */
import { exchange } from '../../electron/api/transport'
import { openCore } from '../../electron/core'
import type { Service } from '../../shared/account'
import { testKeyring } from '../support/keyring'

const [, , profile = '', service = '', strike = ''] = process.argv

const core = await openCore({
  profile,
  keyring: testKeyring,
  exchange,
  openInBrowser: () => Promise.resolve(),
  demoService: () => Promise.resolve(JSON.parse(service) as Service),
  log: () => undefined,
  now: () => new Date(),
  random: () => 0,
  ...(strike === 'at-intent' && {
    onIntent: () => {
      process.kill(process.pid, 'SIGKILL')
    },
  }),
})
await core.connection.resume()
process.stdout.write('open\n')
