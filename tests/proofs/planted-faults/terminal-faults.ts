/** Deliberate faults in what the terminal takes, says and waits for. */
import type { Fault } from './faults'
import { condition, never, replace, returned, value } from './syntax'

const flow = 'tests/flows/terminal.test.ts'
const actor = 'electron/terminal/carry-out.ts'
const socket = 'electron/terminal/socket.ts'

export const terminalFaults: readonly Fault[] = [
  {
    name: 'a terminal that does not know the secret is answered',
    file: socket,
    at: 'requestIn',
    change: never(condition('timingSafeEqual')),
    test: [flow, 'whoever does not know the secret'],
  },
  {
    name: 'an answer that is cut is taken for a whole one',
    file: socket,
    at: 'askRunning',
    change: replace(returned('cut'), "'answered'"),
    test: [flow, 'an answer that is cut'],
  },
  {
    name: 'a receipt goes to the account at hand, whichever is named',
    file: actor,
    at: 'add',
    change: replace(value('accountId'), 'undefined'),
    test: [flow, 'goes to the account that is named'],
  },
  {
    name: 'an export replaces a file',
    file: actor,
    at: 'exported',
    change: never(condition('existsSync')),
    test: [flow, 'replaces no file'],
  },
  {
    name: 'a sync is over while a receipt is on its way',
    file: 'electron/terminal/sync-end.ts',
    at: 'syncEnd',
    change: never(condition('active')),
    test: ['tests/unit/electron/terminal/sync-end.test.ts', 'something is on its way'],
  },
  {
    name: 'what would steer a terminal is printed',
    file: 'electron/terminal/said.ts',
    at: 'shown',
    change: replace(returned(), 'text'),
    test: ['tests/unit/electron/terminal/said.test.ts', 'what would steer a terminal'],
  },
]
