/** Of tests/proofs/simulator: the clocks of a computer that sleeps. */
import { expect, test } from 'vitest'
import { Timeline } from '../../../proofs/simulator/timeline'

test.each([true, false])(
  'the clock of the app never goes back, whether it is stopped (%s) while the computer sleeps',
  (isStopped) => {
    const timeline = new Timeline()
    const pass = (ms: number) => {
      timeline.schedule('world', ms, 'later', () => undefined)
      timeline.next()
      return timeline.appClock()
    }
    const before = pass(1000)
    timeline.sleep(isStopped)
    // Somebody uses it all the same.
    const asleep = pass(5000)
    timeline.wake(5000)
    const awake = timeline.appClock()
    expect([asleep, awake]).toEqual(isStopped ? [before, before] : [6000, 6000])
    expect(pass(10)).toBe(awake + 10)
  },
)
