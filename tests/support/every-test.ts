/** Set up before each test file: whoever waits does so with patience, and a test that fails shows the log of its app. */
import { afterEach, vi } from 'vitest'
import { takenLog } from './app-log'
import { patienceMs } from './patience'

const { waitFor } = vi
vi.waitFor = (callback, options = { timeout: patienceMs, interval: 20 }) =>
  waitFor(callback, options)

afterEach(({ task }) => {
  const said = takenLog()
  if (task.result?.state === 'fail' && said.length > 0)
    console.error(`The app's log:\n${said.join('\n')}`)
})
