/** Services that keep to the specification and answer in other ways than the demo service usually does. Real core. */
import { afterEach, expect, test } from 'vitest'
import { Rig } from '../support/harness'

let rig: Rig
afterEach(() => rig.end())

test('tokens that come with nulls keep an account signed in, however often they are renewed', async () => {
  rig = await Rig.start()
  rig.service.dials.dialect({ sparseTokens: true })
  await rig.connect()
  for (let time = 0; time < 3; time += 1) {
    rig.service.dials.expireAccessTokens()
    await rig.looks()
  }
  expect(rig.core.accounts.session.get()).toMatchObject({ status: 'connected' })
})
