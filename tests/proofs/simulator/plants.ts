/** Faults that are put into the app, one at a time, to find out whether the simulator notices. */
import type { Planting } from '../planted-faults/planting'
import {
  always,
  branch,
  call,
  condition,
  drop,
  inside,
  instead,
  replace,
  returned,
  value,
} from '../planted-faults/syntax'

export interface Plant extends Planting {
  /** The proof that has to notice; the rounds of one computer by default. */
  kind?: 'two-computers'
}

export const plants: readonly Plant[] = [
  {
    name: 'the marker is not looked at',
    file: 'electron/outbox/scan.ts',
    at: 'judge',
    change: replace(call('carriesMarker'), 'name === question.marker'),
  },
  {
    name: 'a create is sent again at once',
    file: 'electron/outbox/policy.ts',
    at: 'afterCreate',
    change: replace(inside(branch('unknown'), returned()), "{ next: 'ready', code: 'offline' }"),
  },
  {
    name: 'one look proves absence',
    file: 'electron/outbox/policy.ts',
    at: 'afterScan',
    change: always(condition('betweenScansMs')),
  },
  {
    name: 'every expense counts as met before the create',
    file: 'electron/outbox/met.ts',
    at: 'Met.wasBefore',
    change: replace(returned(), 'this.#places.has(expenseId)'),
  },
  {
    name: 'no intent is written',
    file: 'electron/outbox/delivery.ts',
    at: 'Delivery.#intend',
    change: replace(value('to'), "'ready'"),
  },
  {
    name: 'absence is timed by the wall clock',
    file: 'electron/outbox/moments.ts',
    at: 'Moments.constructor',
    change: replace(value('#clock'), '() => Date.now()'),
  },
  {
    name: 'a restored profile trusts its queue',
    file: 'electron/outbox/proof.ts',
    at: 'Proof.isNew',
    change: instead('return true'),
  },
  {
    name: 'any stored file is proof',
    file: 'electron/outbox/policy.ts',
    at: 'flawOf',
    change: always(condition('sha256')),
  },
  {
    name: 'a doubtful refresh token is sent on and on',
    file: 'electron/accounts/grant/renewal.ts',
    at: 'planRenewal',
    change: always(condition('retries', '0')),
  },
  {
    name: 'a new refresh token is not stored',
    file: 'electron/accounts/grant/session.ts',
    at: 'Session.#settle',
    change: drop(call('store')),
  },
  {
    name: 'a restored profile sends its old refresh token',
    file: 'electron/accounts/grant/anchor.ts',
    at: 'judge',
    change: instead("return 'trusted'"),
  },
  {
    name: 'the queue goes into whatever books were signed in to',
    file: 'electron/accounts/identity.ts',
    at: 'Identity.prove',
    change: always(value('isSame')),
  },
  {
    name: 'the row of a receipt is lost at a crash',
    file: 'electron/receipts/intake.ts',
    at: 'Intake.#save',
    change: replace(value('added'), 'rows'),
  },
  {
    name: 'nothing outside is not taken for restored',
    file: 'electron/store/recovery/epoch.ts',
    at: 'isRestored',
    change: replace(returned(), 'outside > 0 && (outside > own || outside < own - 1)'),
  },
  {
    name: 'a hidden list is taken for absence',
    file: 'electron/outbox/scan.ts',
    at: 'showsOurs',
    change: instead('return true'),
  },
  {
    name: 'a file that nobody gives out is proof',
    file: 'electron/outbox/proof.ts',
    at: 'Proof.readBack',
    change: replace(
      value('flaw'),
      'stored.length === 0 ? undefined : flawOf({ size: stored.length, sha256 }, item)',
    ),
  },
  {
    name: 'what waited long goes without a look',
    file: 'electron/outbox/proof.ts',
    at: 'Proof.#mayBeElsewhere',
    change: instead('return sequence <= this.#parts.earlierSequence && !this.#lookedFor.has(id)'),
    kind: 'two-computers',
  },
  {
    name: 'a copy on another computer trusts its queue',
    file: 'electron/store/recovery/epoch.ts',
    at: 'isRestored',
    change: replace(returned(), 'outside > 0 && (outside > own || outside < own - 1)'),
    kind: 'two-computers',
  },
]

export { fileOf, planted } from '../planted-faults/planting'
