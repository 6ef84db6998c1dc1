/** Carries a command of the terminal out with the core, whoever has it open: the app with its window, or a start without one. */
import { existsSync } from 'node:fs'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { AppError } from '../../shared/errors'
import { InboxList, type CaptureOutcome, type ReceiptRow } from '../../shared/receipts/receipt'
import type { Core } from '../core'
import type { Command } from './command'
import { failed, failure, type Said, type Standing } from './said'
import { syncEnd, type SyncLook } from './sync-end'

type Saying = AsyncGenerator<Said, void, undefined>
type CommandOf<Word extends Command['word']> = Extract<Command, { word: Word }>

/** Says one thing after the other; what goes wrong is said too. @param signal ends a wait */
export async function* carryOut(command: Command, core: Core, signal: AbortSignal): Saying {
  try {
    yield* of(command, core, signal)
  } catch (error) {
    yield failure(AppError.from(error))
  }
}

function of(command: Command, core: Core, signal: AbortSignal) {
  switch (command.word) {
    case 'add':
      return add(command, core)
    case 'status':
      return status(core)
    case 'sync':
      return sync(core, signal)
    case 'list':
      return list(command, core)
    case 'export':
      return exported(command, core)
  }
}

async function* add({ files, account }: CommandOf<'add'>, core: Core): Saying {
  const accounts = core.accounts.list.get().map(({ account: { id, name } }) => ({ id, name }))
  const named = accounts.filter(({ name }) => name.toLowerCase() === account?.toLowerCase())
  if (account !== undefined && named.length !== 1) yield failed('account-unknown', account)
  else yield* (await core.intake.paths(files, { accountId: named[0]?.id })).map(becameOf)
}

function becameOf(outcome: CaptureOutcome): Said {
  const { fileName: file } = outcome
  if (outcome.result === 'refused') return { said: 'refused', file, code: outcome.code }
  const { id, duplicateOf } = outcome
  return { said: 'saved', file, id, ...(duplicateOf !== undefined && { duplicateOf }) }
}

async function* status(core: Core): Saying {
  const { account, status: stands, keeping } = core.accounts.session.get()
  const { service, paused, waiting, active } = core.sync.get()
  yield {
    said: 'status',
    ...(account && { account: { name: account.name, status: stands } }),
    keeping,
    sync: { service, paused, waiting, active },
    receipts: core.receipts.summary.get().counts,
    accounts: standings(core),
  }
}

function standings(core: Core): Standing[] {
  return core.accounts.list.get().map(({ account, status, problem, waiting, attention }) => ({
    name: account.name,
    status,
    ...(problem && { problem }),
    waiting,
    attention,
  }))
}

const lookMs = 200

/** Sends what waits in every account, until nothing waits or nothing moves any more. */
async function* sync(core: Core, signal: AbortSignal): Saying {
  const sums = () => {
    const accounts = standings(core)
    const sum = (of: 'waiting' | 'attention') => accounts.reduce((all, each) => all + each[of], 0)
    return { waiting: sum('waiting'), attention: sum('attention') }
  }
  const before = sums()
  let moved = { at: performance.now(), what: '' }
  const look = (): SyncLook => {
    const what = JSON.stringify([standings(core), core.receipts.summary.get().revision])
    if (what !== moved.what) moved = { at: performance.now(), what }
    const { service, paused, active } = core.sync.get()
    const { keeping } = core.accounts.session.get()
    const stillMs = performance.now() - moved.at
    return { accounts: standings(core), keeping, service, paused, active, stillMs }
  }
  await core.accounts.tryNow()
  let end = syncEnd(look())
  while (!end && !signal.aborted) {
    await setTimeout(lookMs, undefined, { signal }).catch(() => undefined)
    end = syncEnd(look())
  }
  const after = sums()
  const sent = before.waiting - after.waiting - (after.attention - before.attention)
  yield {
    said: 'synced',
    sent: Math.max(0, sent),
    ...after,
    ...(end?.code && { code: end.code }),
    paused: core.sync.get().paused,
  }
}

/** Everything but what is in the bin. */
const shownLists = InboxList.options.filter((list) => list !== 'bin')
const pageSize = 200

/**
 * Of one account, those that are there at the beginning, each once; page by page, giving way to whatever else waits. What went
 * meanwhile is left out.
 */
async function* receiptsIn(
  { from = '', to = '9999-12-31' }: { from?: string | undefined; to?: string | undefined },
  { receipts: { lists } }: Core,
  accountId: string | undefined,
): AsyncGenerator<ReceiptRow> {
  const isAll = from === '' && to === '9999-12-31'
  const ids = shownLists.flatMap((list) =>
    lists.ids({ list, search: '', accountId }, Number.MAX_SAFE_INTEGER),
  )
  for (let at = 0; at < ids.length; at += pageSize) {
    for (const row of lists.rows(ids.slice(at, at + pageSize))) {
      const { postingDate: day, state } = row
      if (state === 'discarded') continue
      if (isAll || (day !== '' && day >= from && day <= to)) yield row
    }
    await setImmediate()
  }
}

async function* list(command: CommandOf<'list'>, core: Core): Saying {
  const { shownAccountId } = core.receipts
  for await (const row of receiptsIn(command, core, shownAccountId)) yield listed(row)
}

function listed(row: ReceiptRow): Said {
  const { id, state, fileName, capturedAt, supplierName, postingDate, gross } = row
  const { documentNumber, dueDate, duplicateOf, expenseId, problem } = row
  return {
    said: 'receipt',
    id,
    state,
    file: fileName,
    capturedAt,
    supplier: supplierName,
    date: postingDate,
    gross,
    ...(documentNumber !== undefined && { number: documentNumber }),
    ...(dueDate !== undefined && { dueDate }),
    ...(duplicateOf !== undefined && { duplicateOf }),
    ...(expenseId !== undefined && { expenseId }),
    ...(problem && { problem: problem.code }),
  }
}

async function* exported(command: CommandOf<'export'>, core: Core): Saying {
  const { zip } = command
  // A person at a window is asked before a file is replaced; here nobody can be.
  if (existsSync(zip)) return yield failed('file-exists', zip)
  const accountId = core.receipts.shownAccountId
  const ids: string[] = []
  for await (const { id } of receiptsIn(command, core, accountId)) ids.push(id)
  if (ids.length === 0) return yield failed('nothing-there')
  const filter = { list: 'review' as const, search: '', ids }
  const end = await core.exporter.save({
    question: { list: 'receipts', filter },
    format: 'zip',
    target: zip,
    accountId,
  })
  if (end.result === 'cancelled') return yield failed('wrong-state')
  const { rows, files, missing } = end
  yield { said: 'exported', zip, receipts: rows, files, missing }
}
