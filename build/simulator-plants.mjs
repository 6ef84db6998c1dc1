// Faults that are put into copies of the app, one at a time, to find out whether the simulator notices. `from` has to
// match the source as it stands; when it no longer does, the check says so.

export const plants = [
  {
    name: 'the marker is not looked at',
    file: 'electron/outbox/reading.ts',
    from: 'carriesMarker(name, question.marker)',
    to: 'name === question.marker',
  },
  {
    name: 'a create is sent again at once',
    file: 'electron/outbox/policy.ts',
    from: "if (result.kind === 'unknown') return { next: 'checking' }",
    to: "if (result.kind === 'unknown') return { next: 'ready', code: 'offline' }",
  },
  {
    name: 'one look proves absence',
    file: 'electron/outbox/policy.ts',
    from: /if \(absentSince !== undefined && !isEarly[^)]*\)/,
    to: 'if (isEarly || !isEarly)',
  },
  {
    name: 'every expense counts as met before the create',
    file: 'electron/outbox/met.ts',
    from: '(this.#before.get(receiptId) ?? 0)',
    to: '(this.#before.get(receiptId) ?? Infinity) + Infinity',
  },
  {
    name: 'no intent is written',
    file: 'electron/outbox/delivery.ts',
    from: /to: 'sending',\s+event: 'sending'/,
    to: "to: 'ready', event: 'sending'",
  },
  {
    name: 'absence is timed by the wall clock',
    file: 'electron/outbox/moments.ts',
    from: 'this.#clock = clock\n',
    to: 'this.#clock = () => Date.now()\n',
  },
  {
    name: 'a restored profile trusts its queue',
    file: 'electron/outbox/proof.ts',
    from: /async isNew\((\w+): Run, (\w+): WaitingItem\): Promise<boolean> \{/,
    to: 'async isNew($1: Run, $2: WaitingItem): Promise<boolean> {\n if ($2.id) return true',
  },
  {
    name: 'any stored file is proof',
    file: 'electron/outbox/policy.ts',
    from: 'if (stored.size === original.size && stored.sha256 === original.sha256) return undefined',
    to: 'if (stored.size !== -1) return undefined',
  },
  {
    name: 'a doubtful refresh token is sent on and on',
    file: 'electron/account/renewal.ts',
    from: "if (grant.retries === 0) return 'retry'",
    to: "if (grant.retries >= 0) return 'retry'",
  },
  {
    name: 'a new refresh token is not stored',
    file: 'electron/account/session.ts',
    from: 'this.#store(next, release)',
    to: 'void release',
  },
  {
    name: 'a restored profile sends its old refresh token',
    file: 'electron/account/anchor.ts',
    from: "if (mark?.grantId !== grant.id) return 'restored'",
    to: "if (grant.id) return 'trusted'\n  if (mark?.grantId !== grant.id) return 'restored'",
  },
  {
    name: 'the queue goes into whatever books were signed in to',
    file: 'electron/open-account.ts',
    from: "isNew || compareBooks(this.#known(), seen) === 'same'",
    to: 'isNew || !isNew',
  },
  {
    name: 'the row of a receipt is lost at a crash',
    file: 'electron/capture/intake.ts',
    from: 'const added = receipts.add(rows)',
    to: 'const added = rows as unknown as Receipt[]',
  },
]
