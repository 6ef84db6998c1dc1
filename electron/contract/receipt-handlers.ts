/** What main answers about receipts: captured, read, filled in, confirmed, and what was learned from them. */
import { AppError } from '../../shared/errors'
import type { AppHandlers } from '../../shared/ipc'
import { mostAtOnce, type CaptureOutcome, type ListedReceipt } from '../../shared/receipts/receipt'
import { shownEnd } from '../changes/kind'
import { inSlices } from '../slices'
import type { Modules } from './modules'

export function captureHandlers(modules: Modules): AppHandlers['capture'] {
  const { accounts, intake } = modules
  /** @param whose the account that was at hand when a person asked for it */
  const capture = async (paths: readonly string[], whose?: string): Promise<CaptureOutcome[]> => {
    assertThere(whose)
    return paths.length > 0 ? intake.paths(paths, { accountId: whose }) : []
  }
  const assertThere = (id: string | undefined) => {
    if (id !== undefined && !accounts.has(id))
      throw new AppError('account-gone', 'These books were removed meanwhile')
  }
  return {
    batch: intake.batch,
    paths: ({ paths, accountId }) => capture(paths, accountId),
    bytes: async ({ fileName, bytes, accountId }) => {
      assertThere(accountId)
      return intake.bytes(fileName || 'pasted', bytes, { accountId })
    },
    pick: async () => {
      const whose = accounts.atHand?.id
      return capture(await modules.chooseFiles(), whose)
    },
    samples: async () => {
      const { atHand } = accounts
      if (atHand?.stored.account.kind !== 'demo')
        throw new AppError('wrong-state', 'Sample receipts are for the demo company')
      return capture(await modules.samples(), atHand.id)
    },
  }
}

export function watchingHandlers({ chooseFolder, watching }: Modules): AppHandlers['watching'] {
  return {
    folders: watching.folders,
    choose: async () => {
      const folder = await chooseFolder()
      return folder === undefined ? undefined : watching.chosen(folder)
    },
    present: ({ choice, pattern }) => watching.present(choice, pattern),
    add: ({ choice, setting, takesPresent }) => watching.add(choice, setting, takesPresent),
    change: ({ id, setting }) => watching.change(id, setting),
    remove: (id) => watching.remove(id),
  }
}

export function scanningHandlers({ scanning }: Modules): AppHandlers['scanning'] {
  return {
    standing: scanning.standing,
    devices: () => scanning.devices(),
    abilities: (device) => scanning.abilities(device),
    scan: (order) => scanning.scan(order),
    cancel: () => scanning.cancel(),
    save: (pages) => scanning.save(pages),
    discard: () => scanning.discard(),
  }
}

type Receipts = AppHandlers['receipts']

/** Rows with their verdicts, and how far each was read. Others have their turn meanwhile: verdicts cost. */
async function pageOf(
  { accounts, receipts, reading, verdicts }: Modules,
  query: Parameters<Receipts['page']>[0],
) {
  const { revision } = receipts.summary.get()
  const { total, rows: found } = receipts.lists.page(query)
  const choices = accounts.choices.get()
  const rows: ListedReceipt[] = []
  const giveWay = inSlices()
  for (const { draft, voucher, ...row } of found) {
    await giveWay()
    // What went meanwhile has had the window told, which asks again.
    if (!receipts.has(row.id)) continue
    const standing = reading.standing(row.id)
    rows.push({
      ...row,
      ...(row.state === 'review' && {
        verdict: verdicts.of({ ...row, draft, voucher }, choices),
      }),
      ...(standing && { reading: standing }),
    })
  }
  return { revision, total, rows }
}

export function receiptHandlers(modules: Modules): Receipts {
  const { accounts, alike, mergeAndSplit, receipts, review, reading, learning } = modules
  const { attaching, purchases, vouchers } = modules
  return {
    summary: receipts.summary,
    page: (query) => pageOf(modules, query),
    ids: (query) => receipts.lists.ids(query, mostAtOnce),
    drafts: (ids) => receipts.lists.drafts(ids),
    editAll: (edits) => {
      const known = new Set(receipts.lists.drafts(edits.map(({ id }) => id)).map(({ id }) => id))
      const there = edits.filter(({ id }) => known.has(id))
      return receipts.editAll(
        there.map(({ id, draft }) => ({ id, draft: reading.typed(id, draft, true) })),
      )
    },
    stepAll: (asked) => review.stepAll(asked),
    makeVoucher: async (draft) => (await vouchers.make(draft)).id,
    vouchersSay: (asked) => vouchers.say(asked),
    goWith: ({ ids, lead }) => review.goWith(ids, lead),
    standAlone: async (ids) => {
      await review.standAlone(ids)
      // Only now is it a purchase of its own.
      for (const id of ids) reading.readAnew(id)
    },
    merge: (ids) => mergeAndSplit.merge(ids),
    split: ({ id, into }) => mergeAndSplit.split(id, into),
    moveToBooks: ({ ids, accountId }) => {
      if (!accounts.has(accountId)) throw new AppError('no-account', 'These books are gone')
      return mergeAndSplit.move(ids, accountId)
    },
    exchange: (parts) => mergeAndSplit.exchange(parts),
    read: (id) => {
      const mayComeForMs = review.mayComeForMs(id)
      const companions = receipts.companions.of(id)
      return {
        ...receipts.read(id),
        ...(companions.length > 0 && { companions }),
        ...(reading.isFilled(id) && { isFilled: true }),
        ...(mayComeForMs > 0 && { mayComeForMs }),
      }
    },
    edit: ({ id, draft, knowsReading }) => {
      const known = reading.typed(id, draft, knowsReading)
      review.edit(id, learning.typed(id, known, knowsReading))
    },
    confirm: ({ id, accepted }) => review.confirm(id, { accepted }),
    reopen: (id) => review.reopen(id),
    discard: (id) => review.discard(id),
    restore: (id) => review.restore(id),
    binTally: ({ ids }) => modules.retention.binTally(receipts.shownAccountId, ids),
    emptyBin: ({ ids }) => modules.retention.emptyBin(receipts.shownAccountId, ids),
    keepBoth: (id) => alike.keepTwin(id),
    lookDue: () => alike.due(),
    looked: ({ id, look }) => {
      // What is shown by pictures of its pages cannot be looked at before they are made.
      if (look !== undefined || !reading.isAwaited(id)) alike.looked(id, look)
    },
    alike: (id) => alike.of(id),
    purchases: (id) => purchases.of(id),
    attach: async ({ id, expenseId }) =>
      shownEnd(await attaching.attach(id, expenseId), { now: ({ record }) => record }),
    near: (id) => learning.near(id, receipts.read(id).draft),
    keepBeside: ({ id, others }) => alike.keepBeside(id, others),
    // Not while it is being confirmed: what is asked about must not go.
    askAgain: (told) =>
      review.inTurns([told.id], async () => {
        alike.askAgain(told)
      }),
    decide: ({ id, answer }) => review.decide(id, answer),
    undecide: (id) => {
      review.undecide(id)
    },
  }
}

export function knowledgeHandlers(
  modules: Modules,
): Pick<AppHandlers, 'reading' | 'learning' | 'rates'> {
  const { reading, learning, rates } = modules
  return {
    rates: {
      offered: ({ currency, day }) => rates.offered(currency, day),
      keep: (given) => {
        rates.keepFile(given)
      },
      days: () => rates.days(),
    },
    reading: {
      progress: reading.progress,
      of: (id) => reading.of(id),
      page: ({ id, page }) => reading.page(id, page),
      again: (id) => {
        reading.readAnew(id)
      },
      cancel: (id) => {
        reading.cancel(id)
      },
    },
    learning: {
      revision: learning.revision,
      suggested: (id) => learning.suggested(id),
      defaults: (supplier) => learning.defaultsFor(supplier),
      remembered: (query) => learning.remembered(query),
      forget: ({ supplier, field }) => {
        learning.forget(supplier, field)
      },
      setRule: ({ supplier, rule }) => {
        learning.setRule(supplier, rule)
      },
      rules: () => learning.rules(),
      orderRules: (refs) => {
        learning.orderRules(refs)
      },
      tryRule: (entry) => learning.tryRule(entry),
      removeRule: (ref) => {
        learning.removeRule(ref)
      },
    },
  }
}
