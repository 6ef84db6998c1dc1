/** Deliberate faults in the protocol of payments; the rounds of tests/proofs/payments notice each, most within the first ten. */
import type { Fault } from './faults'
import {
  argument,
  both,
  branch,
  call,
  condition,
  drop,
  literal,
  moveBefore,
  never,
  replace,
  value,
} from './syntax'

const changes = 'electron/changes/invoice-changes.ts'
const engine = 'electron/changes/engine.ts'
const changing = 'tests/unit/electron/changes/invoice-changes.test.ts'
const rounds: Fault['test'] = ['tests/flows/payments.test.ts', 'a payment is recorded once']

export const paymentFaults: readonly Fault[] = [
  {
    name: 'a payment is made from an older reading',
    file: changes,
    at: 'fetched',
    change: replace(
      value('found'),
      (was) => `parts.kept?.get(id) ?? (parts.kept ??= new Map()).set(id, ${was}).get(id)`,
    ),
    test: rounds,
  },
  {
    name: 'a payment is sent although the invoice was not seen as it is',
    file: engine,
    at: 'BookChanges.#asSeen',
    change: never(condition('seenAs')),
    test: rounds,
  },
  {
    name: 'a payment is appended twice',
    file: 'electron/changes/payments.ts',
    at: 'recordPayment',
    change: replace(argument('withPayment', 0), (was) => `withPayment(${was}, payment)`),
    test: rounds,
  },
  {
    name: 'an older payment is dropped beside a new one',
    file: changes,
    at: 'prepared',
    change: both(
      replace(
        value('changed'),
        (was) => `JSON.stringify(((parsed) => {
          if (parsed.payments.length > 1) parsed.payments.shift()
          return parsed
        })(JSON.parse(${was})))`,
      ),
      drop(branch('dropsNothing')),
    ),
    test: rounds,
  },
  {
    name: 'a payment whose reply was lost is sent again',
    file: changes,
    at: 'sent',
    change: replace(
      value('answer'),
      (was) => `await (async () => {
        const first = ${was}
        const added = JSON.parse(body).payments.at(-1)
        if (first.kind !== 'unknown' || !added || added.id) return first
        const again = JSON.parse((await invoices.get(id)).text)
        return invoices.put(id, JSON.stringify({ ...again, payments: [...again.payments, added] }))
      })()`,
    ),
    test: rounds,
  },
  {
    name: 'the intent of a payment is written after it was sent',
    file: engine,
    at: 'BookChanges.#make',
    change: moveBefore(call('send'), call('#begin')),
    test: [changing, 'is written down before its first byte'],
  },
  {
    name: 'a payment that is not there yet is taken for absent',
    file: 'shared/settling.ts',
    at: 'settledAfterMs',
    change: replace(value('settledAfterMs'), '0'),
    test: rounds,
  },
  {
    name: 'an open payment holds no other back',
    file: engine,
    at: 'BookChanges.#settleEarlier',
    change: replace(literal('unknown'), "'ask'"),
    test: [changing, 'holds any other of the invoice back'],
  },
  {
    name: 'what went missing beside a payment is not told',
    file: 'electron/changes/payment-verdict.ts',
    at: 'paymentVerdictOf',
    change: never(condition('isMissing')),
    test: ['tests/unit/electron/changes/payment-verdict.test.ts', 'is not simply done'],
  },
  {
    name: 'an invoice goes back whatever its version is by now',
    file: changes,
    at: 'sent',
    change: replace(argument('put', 2), 'undefined'),
    test: ['tests/flows/billing-payments.test.ts', 'is not overwritten where the service gives'],
  },
]
