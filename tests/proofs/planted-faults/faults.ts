/** Deliberate faults, each a small change of the real code, and the quick test that has to catch it. */
import { paymentFaults } from './payment-faults'

export interface Fault {
  name: string
  /** Path below the project. */
  file: string
  /** Stands in the file exactly once, and is replaced. */
  from: string
  to: string
  /** Path of a test file, and words of the name of the test that has to fail. */
  test: [file: string, name: string]
}

const disk = 'tests/flows/faults.test.ts'
const policy = 'tests/unit/electron/outbox/policy.test.ts'
const session = 'tests/unit/electron/account/session.test.ts'
const intent = `    this.#intend(item, mark)
    this.#parts.onIntent?.()
    const above = run.above(mark)
    const result = await this.#create(run, item, { expense, file })
`

export const faults: readonly Fault[] = [
  {
    name: 'the copy of a file is not synced',
    file: 'electron/store/files.ts',
    from: '      await copy.sync()\n',
    to: '',
    test: [disk, 'when a file is called saved'],
  },
  {
    name: 'the folder of originals is not synced',
    file: 'electron/store/files.ts',
    from: '    await syncFolder(this.#originals)\n',
    to: '',
    test: [disk, 'when a file is called saved'],
  },
  {
    name: 'a sidecar is not synced',
    file: 'electron/store/durable.ts',
    from: '      await opened.sync()\n',
    to: '',
    test: [disk, 'when a file is called saved'],
  },
  {
    name: 'the folder of sidecars is not synced',
    file: 'electron/store/sidecars.ts',
    from: 'await syncFolder(this.#folder).catch(',
    to: 'await Promise.resolve().catch(',
    test: [disk, 'when a receipt is called confirmed'],
  },
  {
    name: 'a file gets its name before it is synced',
    file: 'electron/store/durable.ts',
    from: `      await opened.sync()
    } finally {
      await opened.close()
    }
    await move(draft, file)
`,
    to: `      await move(draft, file)
      await opened.sync()
    } finally {
      await opened.close()
    }
`,
    test: [disk, 'before it gets its name'],
  },
  {
    name: 'the row comes before the sidecar',
    file: 'electron/capture/intake.ts',
    from: `      await files.sidecars.write(rows.map((row) => ({ version: 2, stage: 'review', ...row })))
      const added = receipts.add(rows)
`,
    to: `      const added = receipts.add(rows)
      await files.sidecars.write(rows.map((row) => ({ version: 2, stage: 'review', ...row })))
`,
    test: [disk, 'is the sidecar before its row'],
  },
  {
    name: 'commits are not synced',
    file: 'electron/store/database.ts',
    from: `const level = this.#options.moveAway ? 'NORMAL' : 'FULL'`,
    to: `const level = ['NORMAL'].join()`,
    test: [disk, 'when a file is called saved'],
  },
  {
    name: 'the create goes out before the intent',
    file: 'electron/outbox/delivery.ts',
    from: intent,
    to: `    const above = run.above(mark)
    const result = await this.#create(run, item, { expense, file })
    this.#intend(item, mark)
    this.#parts.onIntent?.()
`,
    test: [disk, 'before the first byte of a create'],
  },
  {
    name: 'a list that ended early for one receipt counts as whole for all',
    file: 'electron/outbox/reading.ts',
    from: 'isComplete: isWhole && (page.last || isAtMark)',
    to: 'isComplete: isWhole',
    test: ['tests/unit/electron/outbox/reading.test.ts', 'what ended early'],
  },
  {
    name: 'an absence is judged by the moment, not by when the list was asked for',
    file: 'electron/outbox/proof.ts',
    from: 'afterScan(scan, open, beganAt, run.revelation)',
    to: 'afterScan(scan, open, this.#parts.moments.now(), run.revelation)',
    test: ['tests/unit/electron/outbox/proof.test.ts', 'asked for long ago'],
  },
  {
    name: 'a change that fell silent is settled at once',
    file: 'electron/outbox/change.ts',
    from: `    this.#begunAt.set(begun.id, this.#parts.clock())
    try {`,
    to: '    try {',
    test: ['tests/unit/electron/outbox/change.test.ts', 'silent for a minute'],
  },
  {
    name: 'changes of a grant do not wait for each other',
    file: 'electron/open-account.ts',
    from: 'const done = this.#changing.then(change)',
    to: 'const done = change()',
    test: ['tests/flows/accounts.test.ts', 'a receipt on its way stays signed out'],
  },
  {
    name: 'a database that is only busy is set aside',
    file: 'electron/store/database.ts',
    from: 'cannotOpen, busy, locked]',
    to: 'cannotOpen]',
    test: ['tests/unit/electron/store/open-store.test.ts', 'another program holds'],
  },
  {
    name: 'a file that is still being written is saved',
    file: 'electron/store/files.ts',
    from: 'after.size !== before.size || after.mtimeMs !== before.mtimeMs',
    to: 'after.size < before.size',
    test: ['tests/unit/electron/store/files.test.ts', 'still being written'],
  },
  {
    name: 'the marker is not looked at',
    file: 'electron/outbox/marker.ts',
    from: '    .includes(marker)\n',
    to: '    .some((word) => word.length === marker.length)\n',
    test: ['tests/unit/electron/outbox/marker.test.ts', 'does not carry'],
  },
  {
    name: 'one look is enough for absence',
    file: 'electron/outbox/policy.ts',
    from: 'if (absentSince !== undefined && !isEarly && now - absentSince >= betweenScansMs)',
    to: 'if (!isEarly)',
    test: [policy, 'the first absence proves nothing'],
  },
  {
    name: 'a list that is not complete proves absence',
    file: 'electron/outbox/policy.ts',
    from: 'if (!scan.isComplete)',
    to: 'if (!scan.isComplete && Number.isNaN(now))',
    test: [policy, 'an incomplete scan is never part of a proof'],
  },
  {
    name: 'the first page of a list is taken for all of it',
    file: 'electron/outbox/reading.ts',
    from: 'if (page.last || isAtMark || isMet)',
    to: 'if (pages > 0 || page.last || isAtMark || isMet)',
    test: ['tests/unit/electron/outbox/reading.test.ts', 'ours is found on page 3'],
  },
  {
    name: 'the transport sends a change again',
    file: 'electron/api/http/transport.ts',
    from: 'if (!isRead || !(error instanceof StaleConnection)) throw error',
    to: 'if (!(error instanceof TransportError)) throw error',
    test: ['tests/unit/electron/api/once.test.ts', 'a change arrives once'],
  },
  {
    name: 'a change goes out on a kept connection',
    file: 'electron/api/http/transport.ts',
    from: 'connections.way(request.url, route, isRead)',
    to: 'connections.way(request.url, route, true)',
    test: ['tests/unit/electron/api/http/transport.test.ts', 'closes just as a POST comes'],
  },
  {
    name: 'a 2xx without an id is believed',
    file: 'electron/outbox/policy.ts',
    from: `expenseId === undefined ? { next: 'checking' } : { next: 'sent', expenseId }`,
    to: `{ next: 'sent', expenseId: expenseId ?? 0 }`,
    test: [policy, 'without an id leaves the outcome open'],
  },
  {
    name: 'a 500 counts as refused',
    file: 'electron/outbox/policy.ts',
    from: 'status >= 400 && status < 500 && status !== 408',
    to: 'status >= 400 && status !== 408',
    test: [policy, '500 leaves'],
  },
  {
    name: 'a 429 counts as not sent',
    file: 'electron/outbox/policy.ts',
    from: 'if (status === 401) return',
    to: 'if (status === 401 || status === 429) return',
    test: [policy, 'no status but 401 ever lets a create go again'],
  },
  {
    name: 'the stored file is not compared',
    file: 'electron/outbox/policy.ts',
    from: 'if (stored.size === original.size && stored.sha256 === original.sha256) return undefined',
    to: 'if (stored.size >= 0) return undefined',
    test: [policy, 'a stored file is equal, empty or different'],
  },
  {
    name: 'only lengths are compared',
    file: 'electron/outbox/policy.ts',
    from: 'stored.size === original.size && stored.sha256 === original.sha256',
    to: 'stored.size === original.size',
    test: [policy, 'a stored file is equal, empty or different'],
  },
  {
    name: 'a stored file of zero bytes is good enough',
    file: 'electron/outbox/policy.ts',
    from: 'if (stored.size === original.size && stored.sha256 === original.sha256) return undefined',
    to: `if (stored.size === 0 || stored.sha256 === original.sha256) return undefined`,
    test: [policy, 'a stored file is equal, empty or different'],
  },
  {
    name: 'who waited for the lease renews all the same',
    file: 'electron/account/session.ts',
    from: '    if (kept.tokens.accessToken !== refused) return this.#tell()\n',
    to: '',
    test: [session, 'two processes that are refused at once'],
  },
  {
    name: 'processes do not wait for one another',
    file: 'electron/core.ts',
    from: 'const lease = (name: string) => takeLease(anchor.leaseFile(name), lockFile)',
    to: 'const lease = (name: string) => takeLease(`${anchor.leaseFile(name)}-${process.pid}`, lockFile)',
    test: [disk, 'the lease of its account'],
  },
  {
    name: 'a new token is used before it is stored',
    file: 'electron/account/session.ts',
    from: '    this.#store(next, release)\n    // Signed out',
    to: '    setTimeout(() => { this.#store(next, release) }, 500)\n    // Signed out',
    test: [disk, 'the new token before it is used'],
  },
  {
    name: 'the intent of a refresh is not written',
    file: 'electron/account/session.ts',
    from: '    vault.write(accountId, intent)\n',
    to: '',
    test: [disk, 'before a refresh token goes out'],
  },
  {
    name: 'a doubtful refresh token goes out again and again',
    file: 'electron/account/renewal.ts',
    from: `  if (grant.retries === 0) return 'retry'`,
    to: `  if (grant.retries >= 0) return 'retry'`,
    test: [session, 'two lost requests in a row leave nothing to try'],
  },
  {
    name: 'a restored profile sends its old token',
    file: 'electron/account/session.ts',
    from: `if (verdict === 'restored') return`,
    to: `if (verdict === 'restored' && Number.isNaN(kept.sends)) return`,
    test: [session, 'a profile that was restored from a copy'],
  },
  {
    name: 'a restored profile sends what it already sent',
    file: 'electron/store/epoch.ts',
    from: 'return outside > own || outside < own - 1',
    to: 'return outside < own - 1',
    test: ['tests/unit/electron/outbox/epoch.test.ts', 'a copy that was put back is noticed'],
  },
  {
    name: 'a count that failed makes a profile look restored',
    file: 'electron/store/epoch.ts',
    from: 'const own = before === this.#outside.read() + 1 ? before - 1 : before',
    to: 'const own = before',
    test: ['tests/unit/electron/store/epoch.test.ts', 'a count that cannot be kept outside'],
  },
  {
    name: 'caches that could not begin anew stay closed',
    file: 'electron/store/database.ts',
    from: 'if (this.#sqlite.isOpen || !this.#isOpen) return',
    to: 'if (this.#statements.size >= 0) return',
    test: ['tests/unit/electron/store/begin-anew.test.ts', 'cannot begin anew at once'],
  },
  {
    name: 'one account sends what belongs to another',
    file: 'electron/store/outbox-items.ts',
    from: 'const waits = `account_id = ? AND',
    to: 'const waits = `(account_id = ? OR account_id IS NOT NULL) AND',
    test: ['tests/flows/accounts.test.ts', 'two accounts work at once and nothing crosses'],
  },
  {
    name: 'what a person changed meanwhile goes as it was',
    file: 'electron/store/receipts.ts',
    from: 'AND changed_at = coalesce(?, changed_at)`',
    to: 'AND coalesce(?, changed_at) IS NOT NULL`',
    test: ['tests/flows/main-job.test.ts', 'goes as changed'],
  },
  {
    name: 'the bin is emptied at once',
    file: 'electron/store/retention.ts',
    from: 'return seen.days - keptFrom >= keptDays && byClock >= keptDays',
    to: 'return seen.days - keptFrom >= 0 && byClock >= 0',
    test: ['tests/unit/electron/store/retention.test.ts', 'what is in the bin for 30 days'],
  },
  {
    name: 'a row that turned on disk is believed',
    file: 'electron/store/row-checksum.ts',
    from: `return row['checksum'] === crc32(String(row['meaning']))`,
    to: `return row['checksum'] !== crc32(String(row['meaning']).slice(1, 1))`,
    test: ['tests/unit/electron/store/reconcile.test.ts', 'a draft is not sent, whenever it turns'],
  },
  {
    name: 'a database that lost commits is believed',
    file: 'electron/store/open-store.ts',
    from: 'const isDoubtful = witness.read() > journal.count()',
    to: 'const isDoubtful = witness.read() > journal.count() + 1e9',
    test: [
      'tests/unit/electron/store/open-store.test.ts',
      'an old copy of the database alone is noticed',
    ],
  },
  {
    name: 'a damaged database is thrown away',
    file: 'electron/store/quarantine.ts',
    from: 'renameSync(file, path.join(folder, path.basename(file)))',
    to: `writeFileSync(file, '')`,
    test: [
      'tests/unit/electron/store/open-store.test.ts',
      'a damaged database is moved away whole',
    ],
  },
  ...paymentFaults,
]
