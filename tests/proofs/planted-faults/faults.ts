/** Deliberate faults, each a small change of the real code, and the quick test that has to catch it. */
import { paymentFaults } from './payment-faults'
import type { Planting } from './planting'
import { receiptFaults } from './receipt-faults'
import {
  always,
  argument,
  branch,
  call,
  condition,
  drop,
  list,
  literal,
  moveBefore,
  never,
  onlyWith,
  replace,
  returned,
  value,
  without,
} from './syntax'

export interface Fault extends Planting {
  /** Path of a test file, and words of the name of the test that has to fail. */
  test: [file: string, name: string]
}

const disk = 'tests/flows/faults.test.ts'
const policy = 'tests/unit/electron/outbox/policy.test.ts'
const session = 'tests/unit/electron/accounts/grant/session.test.ts'

const intake = 'tests/unit/electron/receipts/intake.test.ts'
const limits = 'tests/unit/electron/reading/input/mail-limits.test.ts'

const mailLimits = 'electron/reading/input/mail-limits.ts'
const fileStore = 'electron/store/files/files.ts'
const durable = 'electron/store/files/durable.ts'
const database = 'electron/store/database/database.ts'
const decisions = 'electron/outbox/policy.ts'
const reading = 'electron/outbox/reading.ts'
const transport = 'electron/api/http/transport.ts'
const grants = 'electron/accounts/grant/session.ts'

export const faults: readonly Fault[] = [
  {
    name: 'the copy of a file is not synced',
    file: fileStore,
    at: 'FileStore.take',
    change: drop(call('sync')),
    test: [disk, 'when a file is called saved'],
  },
  {
    name: 'the folder of originals is not synced',
    file: fileStore,
    at: 'FileStore.keep',
    change: drop(call('syncFolder')),
    test: [disk, 'when a file is called saved'],
  },
  {
    name: 'a sidecar is not synced',
    file: durable,
    at: 'writeWhole',
    change: drop(call('sync')),
    test: [disk, 'when a file is called saved'],
  },
  {
    name: 'the folder of sidecars is not synced',
    file: 'electron/store/files/sidecars.ts',
    at: 'Sidecars.write',
    change: drop(call('syncFolder')),
    test: [disk, 'when a receipt is called confirmed'],
  },
  {
    name: 'a file gets its name before it is synced',
    file: durable,
    at: 'writeWhole',
    change: moveBefore(call('move'), call('sync')),
    test: [disk, 'before it gets its name'],
  },
  {
    name: 'the row comes before the sidecar',
    file: 'electron/receipts/intake.ts',
    at: 'Intake.#save',
    change: moveBefore(call('add'), call('write')),
    test: [disk, 'is the sidecar before its row'],
  },
  {
    name: 'a mail is let go before its receipts are saved',
    file: 'electron/receipts/intake.ts',
    at: 'Intake.#settle',
    change: moveBefore(call('release'), value('outcomes')),
    test: [intake, 'between a mail on disk and its receipts'],
  },
  {
    name: 'what is in a mail is captured once more after a crash',
    file: 'electron/receipts/intake.ts',
    at: 'receiptIdIn',
    change: replace(value('hash'), (was) =>
      was.replace('update(', 'update(String(Math.random()) + '),
    ),
    test: [intake, 'between a mail on disk and its receipts'],
  },
  {
    name: 'a mail may have any number of short lines',
    file: mailLimits,
    at: 'checkMail',
    change: without(value('isTooMuch'), 'mostShortLines'),
    test: [limits, 'very many short lines'],
  },
  {
    name: 'HTML may nest without end',
    file: mailLimits,
    at: 'checkHtml',
    change: without(condition('mostOpen'), 'mostOpen'),
    test: [limits, 'may not nest without end'],
  },
  {
    name: 'commits are not synced',
    file: database,
    at: 'Database.#configure',
    change: replace(value('level'), "'NORMAL'"),
    test: [disk, 'when a file is called saved'],
  },
  {
    name: 'the create goes out before the intent',
    file: 'electron/outbox/delivery.ts',
    at: 'Delivery.#send',
    change: moveBefore(call('#create'), call('#intend')),
    test: [disk, 'before the first byte of a create'],
  },
  {
    name: 'a list that ended early for one receipt counts as whole for all',
    file: reading,
    at: 'readThrough',
    change: without(value('isComplete', 'isWhole'), 'last'),
    test: ['tests/unit/electron/outbox/reading.test.ts', 'what ended early'],
  },
  {
    name: 'an absence is judged by the moment, not by when the list was asked for',
    file: 'electron/outbox/proof.ts',
    at: 'Proof.check',
    change: replace(argument('afterScan', 2), 'this.#parts.moments.now()'),
    test: ['tests/unit/electron/outbox/proof.test.ts', 'asked for long ago'],
  },
  {
    name: 'a change that fell silent is settled at once',
    file: 'electron/changes/engine.ts',
    at: 'BookChanges.#afterAnswer',
    change: drop(call('set', '#doubtedAt')),
    test: ['tests/unit/electron/changes/expense-change.test.ts', 'silent for a minute'],
  },
  {
    name: 'changes of a grant do not wait for each other',
    file: 'electron/accounts/open-account.ts',
    at: 'OpenAccount.#inTurn',
    change: replace(value('done'), 'change()'),
    test: ['tests/flows/accounts.test.ts', 'a receipt on its way stays signed out'],
  },
  {
    name: 'a database that is only busy is set aside',
    file: database,
    at: 'meaningOf',
    change: without(list('busy', 'locked'), 'busy', 'locked'),
    test: ['tests/unit/electron/store/recovery/open-store.test.ts', 'another program holds'],
  },
  {
    name: 'a file that is still being written is saved',
    file: fileStore,
    at: 'copyFile',
    change: never(condition('mtimeMs')),
    test: ['tests/unit/electron/store/files/files.test.ts', 'still being written'],
  },
  {
    name: 'the marker is not looked at',
    file: 'electron/outbox/marker.ts',
    at: 'carriesMarker',
    change: replace(returned(), 'fileName.length > marker.length'),
    test: ['tests/unit/electron/outbox/marker.test.ts', 'does not carry'],
  },
  {
    name: 'one look is enough for absence',
    file: decisions,
    at: 'afterScan',
    change: without(condition('betweenScansMs'), 'absentSince'),
    test: [policy, 'the first absence proves nothing'],
  },
  {
    name: 'a list that is not complete proves absence',
    file: decisions,
    at: 'afterScan',
    change: never(condition('isComplete')),
    test: [policy, 'an incomplete scan is never part of a proof'],
  },
  {
    name: 'the first page of a list is taken for all of it',
    file: reading,
    at: 'readThrough',
    change: always(condition('last', 'isMet')),
    test: ['tests/unit/electron/outbox/reading.test.ts', 'ours is found on page 3'],
  },
  {
    name: 'the transport sends a change again',
    file: transport,
    at: 'tryRoute',
    change: never(condition('StaleConnection')),
    test: ['tests/unit/electron/api/once.test.ts', 'a change arrives once'],
  },
  {
    name: 'a change goes out on a kept connection',
    file: transport,
    at: 'tryRoute',
    change: replace(argument('way', -1, 'isRead'), 'true'),
    test: ['tests/unit/electron/api/http/transport.test.ts', 'closes just as a POST comes'],
  },
  {
    name: 'a 2xx without an id is believed',
    file: decisions,
    at: 'afterCreate',
    change: replace(returned('sent'), "{ next: 'sent', expenseId: expenseId ?? 0 }"),
    test: [policy, 'without an id leaves the outcome open'],
  },
  {
    name: 'a 500 counts as refused',
    file: decisions,
    at: 'afterCreate',
    change: without(value('isRefusal'), '500'),
    test: [policy, '500 leaves'],
  },
  {
    name: 'a 429 counts as not sent',
    file: decisions,
    at: 'afterCreate',
    change: replace(condition('401'), (was) => `${was} || status === 429`),
    test: [policy, 'no status but 401 ever lets a create go again'],
  },
  {
    name: 'the stored file is not compared',
    file: decisions,
    at: 'flawOf',
    change: always(condition('sha256')),
    test: [policy, 'a stored file is equal, empty or different'],
  },
  {
    name: 'only lengths are compared',
    file: decisions,
    at: 'flawOf',
    change: onlyWith(condition('sha256'), 'size'),
    test: [policy, 'a stored file is equal, empty or different'],
  },
  {
    name: 'a stored file of zero bytes is good enough',
    file: decisions,
    at: 'flawOf',
    change: replace(condition('sha256'), (was) => `stored.size === 0 || (${was})`),
    test: [policy, 'a stored file is equal, empty or different'],
  },
  {
    name: 'who waited for the lease renews all the same',
    file: grants,
    at: 'Session.#intend',
    change: drop(branch('accessToken', '#tell')),
    test: [session, 'two processes that are refused at once'],
  },
  {
    name: 'processes do not wait for one another',
    file: 'electron/core.ts',
    at: 'openGround',
    change: replace(argument('takeLease', 0), (was) => `${was} + process.pid`),
    test: [disk, 'the lease of its account'],
  },
  {
    name: 'a new token is used before it is stored',
    file: grants,
    at: 'Session.#settle',
    change: replace(call('#store'), (was) => `setTimeout(() => { ${was} }, 500)`),
    test: [disk, 'the new token before it is used'],
  },
  {
    name: 'the intent of a refresh is not written',
    file: grants,
    at: 'Session.#intend',
    change: drop(call('write')),
    test: [disk, 'before a refresh token goes out'],
  },
  {
    name: 'a doubtful refresh token goes out again and again',
    file: 'electron/accounts/grant/renewal.ts',
    at: 'planRenewal',
    change: always(condition('retries', '0')),
    test: [session, 'two lost requests in a row leave nothing to try'],
  },
  {
    name: 'a sign-in is sent to whatever addresses the account has',
    file: grants,
    at: 'Session.#kept',
    change: never(condition('place')),
    test: ['tests/flows/changed-address.test.ts', 'changed in the settings'],
  },
  {
    name: 'the place of a grant is not sealed with it',
    file: 'electron/accounts/grant/vault.ts',
    at: 'tokensOf',
    change: replace(condition('place'), 'true'),
    test: ['tests/unit/electron/accounts/grant/vault.test.ts', 'make it say another place'],
  },
  {
    name: 'a restored profile sends its old token',
    file: grants,
    at: 'Session.#intend',
    change: never(condition('verdict')),
    test: [session, 'a profile that was restored from a copy'],
  },
  {
    name: 'a restored profile sends what it already sent',
    file: 'electron/store/recovery/epoch.ts',
    at: 'isRestored',
    change: onlyWith(returned(), '1'),
    test: ['tests/unit/electron/outbox/epoch.test.ts', 'a copy that was put back is noticed'],
  },
  {
    name: 'a profile of which this computer knows nothing is trusted',
    file: 'electron/store/recovery/epoch.ts',
    at: 'isRestored',
    change: replace(returned(), 'outside > own || outside < own - 1'),
    test: ['tests/flows/outbox.test.ts', 'on another computer, copied before anything was sent'],
  },
  {
    name: 'counts that the app ended between grow apart',
    file: 'electron/store/recovery/epoch.ts',
    at: 'Epoch.open',
    change: never(value('isHalf')),
    test: [
      'tests/unit/electron/outbox/epoch.test.ts',
      'not taken for a restored profile, however often',
    ],
  },
  {
    name: 'intents are counted once a run',
    file: 'electron/outbox/run.ts',
    at: 'Run.begin',
    change: replace(condition('countIntent'), '!this.#isMarked && !this.#parts.countIntent()'),
    test: ['tests/flows/outbox.test.ts', 'also when it was copied in the midst of a run'],
  },
  {
    name: 'books that could not be compared are never looked at again',
    file: 'electron/accounts/open-account.ts',
    at: 'OpenAccount.#leaveToTwin',
    change: drop(call('#again')),
    test: ['tests/flows/accounts.test.ts', 'is looked at again by itself'],
  },
  {
    name: 'a count that failed makes a profile look restored',
    file: 'electron/store/recovery/epoch.ts',
    at: 'Epoch.advance',
    change: replace(value('before'), 'own'),
    test: [
      'tests/unit/electron/store/recovery/epoch.test.ts',
      'is not taken for a restored profile',
    ],
  },
  {
    name: 'caches that could not begin anew stay closed',
    file: database,
    at: 'Database.#ensureOpen',
    change: always(condition('isOpen')),
    test: ['tests/unit/electron/store/begin-anew.test.ts', 'cannot begin anew at once'],
  },
  {
    name: 'one account sends what belongs to another',
    file: 'electron/store/receipts/outbox-items.ts',
    at: 'waits',
    change: replace(literal('account_id'), (was) =>
      was.replace('account_id = ?', '(account_id = ? OR account_id IS NOT NULL)'),
    ),
    test: ['tests/unit/electron/store/receipts/outbox-items.test.ts', 'nothing of any other'],
  },
  {
    name: 'what a person changed meanwhile goes as it was',
    file: 'electron/store/receipts/receipts.ts',
    at: 'Receipts.#take',
    change: replace(argument('run', -1, 'coalesce'), 'null'),
    test: ['tests/flows/main-job.test.ts', 'goes as changed'],
  },
  {
    name: 'the bin is emptied at once',
    file: 'electron/store/receipts/retention.ts',
    at: 'isOver',
    change: always(returned()),
    test: [
      'tests/unit/electron/store/receipts/retention.test.ts',
      'what is in the bin for 30 days',
    ],
  },
  {
    name: 'a row that turned on disk is believed',
    file: 'electron/store/recovery/row-checksum.ts',
    at: 'RowChecksum.fits',
    change: always(returned()),
    test: [
      'tests/unit/electron/store/recovery/reconcile.test.ts',
      'a draft is not sent, whenever it turns',
    ],
  },
  {
    name: 'a database that lost commits is believed',
    file: 'electron/store/recovery/open-store.ts',
    at: 'putTogether',
    change: never(value('isDoubtful')),
    test: [
      'tests/unit/electron/store/recovery/open-store.test.ts',
      'an old copy of the database alone is noticed',
    ],
  },
  {
    name: 'a damaged database is thrown away',
    file: 'electron/store/recovery/quarantine.ts',
    at: 'Quarantine.take',
    change: replace(call('renameSync'), "process.getBuiltinModule('node:fs').rmSync(file)"),
    test: ['tests/unit/electron/store/recovery/quarantine.test.ts', 'are kept as they are'],
  },
  {
    name: 'a variable of the environment has any certificate taken',
    file: 'electron/api/http/connections.ts',
    at: 'Connections.way',
    change: replace(
      value('rejectUnauthorized'),
      "process.env['NODE_TLS_REJECT_UNAUTHORIZED'] !== '0'",
    ),
    test: ['tests/unit/electron/api/http/proxy.test.ts', 'no variable of the environment'],
  },
  {
    name: 'anybody may name the service for everybody on a computer',
    file: 'electron/shell/configuration.ts',
    at: 'readPlaced',
    change: never(condition('isTrusted')),
    test: ['tests/unit/electron/shell/configuration.test.ts', 'no administrator placed'],
  },
  {
    name: 'files that came while the app was opening are forgotten',
    file: 'electron/shell/given-files.ts',
    at: 'GivenFiles.takeWith',
    change: drop(call('add')),
    test: ['tests/unit/electron/shell/given-files.test.ts', 'is kept, in its order'],
  },
  {
    name: 'a shared number makes them the same books',
    file: 'electron/accounts/same-books.ts',
    at: 'likeness',
    change: replace(condition('details', 'includes'), 'false'),
    test: ['tests/flows/same-books.test.ts', 'are not taken for the same bank accounts'],
  },
  {
    name: 'a number alone is enough for the same books',
    file: 'electron/accounts/same-books.ts',
    at: 'likeness',
    change: always(condition('details', 'length')),
    test: ['tests/unit/electron/accounts/same-books.test.ts', 'an id alone'],
  },
  {
    name: 'books without any file of ours are taken for ours',
    file: 'electron/accounts/same-books.ts',
    at: 'compareBooks',
    change: never(condition('ownFiles', 'missing')),
    test: ['tests/flows/same-books.test.ts', 'in which no file of ours is left'],
  },
  {
    name: 'the second attempt forgets the mark of the first',
    file: 'electron/outbox/delivery.ts',
    at: 'Delivery.#intend',
    change: replace(value('oldest'), 'mark'),
    test: ['tests/flows/second-attempt.test.ts', 'keeps the mark of the first'],
  },
  {
    name: 'the name of the first attempt is forgotten',
    file: 'electron/outbox/delivery.ts',
    at: 'Delivery.#intend',
    change: replace(value('sentNames'), '[fileName]'),
    test: ['tests/flows/second-attempt.test.ts', 'under the name it had'],
  },
  {
    name: 'what was just sent may be sent again at once',
    file: 'electron/outbox/delivery.ts',
    at: 'Delivery.mayComeForMs',
    change: replace(returned(), '0'),
    test: ['tests/flows/second-attempt.test.ts', 'may still arrive'],
  },
  {
    name: 'receipts that found their account are not sealed',
    file: 'electron/store/receipts/receipts.ts',
    at: 'Receipts.#adopt',
    change: drop(call('seal')),
    test: ['tests/flows/store.test.ts', 'is believed at the next start'],
  },
  {
    name: 'the files beside receipts are not told whose they are',
    file: 'electron/store/receipts/receipts.ts',
    at: 'Receipts.#adopt',
    change: drop(call('#beforeAdopted')),
    test: ['tests/flows/store.test.ts', 'is theirs, also without the database'],
  },
  ...paymentFaults,
  ...receiptFaults,
]
