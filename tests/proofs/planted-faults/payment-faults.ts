/** Deliberate faults in the protocol of payments, each of which the rounds of tests/proofs/payments have to notice. */
import type { Fault } from './faults'

const changes = 'electron/billing/invoice-changes.ts'
const rounds: Fault['test'] = ['tests/flows/payments.test.ts', 'a payment is recorded once']

export const paymentFaults: readonly Fault[] = [
  {
    name: 'a payment is made from an older reading',
    file: changes,
    from: '    const fetched = await ledger.get(id)\n',
    to: `    const own = this as unknown as { kept?: Map<number, FetchedInvoice> }
    const fetched = (own.kept ??= new Map()).get(id) ?? (await ledger.get(id))
    own.kept.set(id, fetched)
`,
    test: rounds,
  },
  {
    name: 'a payment is sent although the invoice was not seen as it is',
    file: changes,
    from: 'if (seenAs(invoice) !== wanted.seen) return',
    to: 'if (seenAs(invoice) === "") return',
    test: rounds,
  },
  {
    name: 'a payment is appended twice',
    file: 'electron/billing/payments.ts',
    from: 'edit: (text) => edits.withPayment(text, payment),',
    to: 'edit: (text) => edits.withPayment(edits.withPayment(text, payment), payment),',
    test: rounds,
  },
  {
    name: 'an older payment is dropped beside a new one',
    file: changes,
    from: `      const changed = prepared.edit(text)
      if (!ledger.edits.dropsNothing(text, changed, meantBy(change)))
        throw new AppError('wrong-state', 'The change would drop something else')
`,
    to: `      const parsed = JSON.parse(prepared.edit(text)) as { payments: unknown[] }
      if (parsed.payments.length > 1) parsed.payments.shift()
      const changed = JSON.stringify(parsed)
`,
    test: rounds,
  },
  {
    name: 'a payment whose reply was lost is sent again',
    file: changes,
    from: '    const answer = await ledger.put(change.invoiceId, text)\n',
    to: `    let answer = await ledger.put(change.invoiceId, text)
    if (answer.kind === 'unknown') {
      const now = await ledger.get(change.invoiceId)
      const payment = change.change.kind === 'record-payment' && change.change.payment
      if (payment) answer = await ledger.put(change.invoiceId, ledger.edits.withPayment(now.text, payment))
    }
`,
    test: rounds,
  },
  {
    name: 'the intent of a payment is written after it was sent',
    file: changes,
    from: `    const begun = this.#parts.rows.begin(this.#parts.accountId, change)
    this.#parts.onIntent?.()
    const answer = await ledger.put(change.invoiceId, text)
`,
    to: `    const answer = await ledger.put(change.invoiceId, text)
    const begun = this.#parts.rows.begin(this.#parts.accountId, change)
`,
    test: rounds,
  },
  {
    name: 'a payment that is not there yet is taken for absent',
    file: changes,
    from: 'export const settledAfterMs = 60_000',
    to: 'export const settledAfterMs = 0',
    test: rounds,
  },
  {
    name: 'an open payment holds no other back',
    file: changes,
    from: `      if ((await this.#settle(ledger, begun, false)).kind === 'unknown')
        throw`,
    to: `      if ((await this.#settle(ledger, begun, false)).kind === 'ask')
        throw`,
    test: rounds,
  },
  {
    name: 'what went missing beside a payment is not told',
    file: 'electron/billing/payment-verdict.ts',
    from: 'if (isMissing && (times === 1 || isAnswered))',
    to: 'if (isMissing && times > 9)',
    test: rounds,
  },
]
