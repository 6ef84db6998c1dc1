/** The real core as a process of its own, to be killed: opens a profile and sends what waits there. */
import { exchange } from '../../../electron/api/http/transport'
import { openCore } from '../../../electron/core'
import type { Service } from '../../../shared/account'
import { testKeyring } from '../../support/keyring'

const [, , profile = '', anchorage = '', service = '', strike = ''] = process.argv

const core = await openCore({
  profile,
  anchorage,
  administratorsFile: '/nobody-placed-this.json',
  keyring: testKeyring,
  exchange,
  openInBrowser: () => Promise.resolve(),
  demoService: () => Promise.resolve(JSON.parse(service) as Service),
  log: () => undefined,
  now: () => new Date(),
  clock: () => performance.now(),
  random: () => 0,
  ...(strike === 'at-intent' && {
    onIntent: () => {
      process.kill(process.pid, 'SIGKILL')
    },
  }),
})
await core.accounts.resume()
process.stdout.write('open\n')
