/** Of renderer/invoices/editor: both kinds hold to the same promises. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InvoiceDraft, sumsOfLines } from '../../../../../shared/invoices/invoice-draft'
import { addAmounts } from '../../../../../shared/money'
import { TypedSalesInvoice } from '../../../../../shared/sales-invoices/sales-billing'
import {
  draftFrom,
  newKind,
  typedFromDraft,
} from '../../../../../renderer/invoices/editor/new-kind'
import {
  changesOf,
  draftOf,
  salesKind,
  salesProblems,
  sumsOf,
} from '../../../../../renderer/invoices/editor/sales-kind'
import {
  keptOf,
  typedFrom,
  typedFromDraft as typedFromSalesDraft,
  typedFromKept,
} from '../../../../../renderer/invoices/editor/sales-typed'
import {
  bareInvoice,
  emptyInvoice,
  rebased,
  type TypedInvoice,
  type TypedLine,
} from '../../../../../renderer/invoices/editor/typed-invoice'

const seed = 20_261_125
const text = fc.string({ maxLength: 40 })
const id = fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined })
const line = fc.record({ description: text, quantity: text, price: text, vatType: text })
const lines = fc.array(line, { minLength: 1, maxLength: 8 })

/** The fields that both kinds have, whatever is typed there. */
const plain = fc
  .record({
    clientId: id,
    clientName: text,
    issuedDate: text,
    paymentTermsDays: text,
    bankAccountId: id,
    lines,
  })
  .map((typed): TypedInvoice => ({ ...bareInvoice, ...typed }))

/** With those of sales invoices. */
const whole = fc
  .tuple(
    plain,
    fc.record({
      reference: text,
      purchaseOrder: text,
      currency: text,
      euCode: text,
      firstReminder: text,
      nextReminders: text,
      isReminding: fc.boolean(),
      note: text,
    }),
  )
  .map(([typed, own]): TypedInvoice => ({ ...typed, ...own }))

describe('what is typed comes back as it was typed', () => {
  test('out of a draft that is kept of an invoice', () => {
    fc.assert(
      fc.property(plain, (typed) => {
        const kept = InvoiceDraft.parse(JSON.parse(JSON.stringify(draftFrom(typed))))
        expect(typedFromDraft(kept)).toEqual(typed)
      }),
      { seed },
    )
  })

  test('out of what is kept of a sales invoice', () => {
    fc.assert(
      fc.property(whole, (typed) => {
        const kept = TypedSalesInvoice.parse(JSON.parse(JSON.stringify(keptOf(typed))))
        expect(typedFromKept(kept)).toEqual(typed)
      }),
      { seed },
    )
  })

  test('also where it is as long as the fields of a sales invoice let it be', () => {
    const longest: TypedInvoice = {
      ...emptyInvoice(salesKind, { vatTypes: [], bankAccounts: [] }),
      reference: 'r'.repeat(1000),
      purchaseOrder: 'p'.repeat(1000),
      note: 'n'.repeat(10_000),
      lines: Array.from({ length: salesKind.mostLines }, () => ({
        description: 'd'.repeat(salesKind.longestDescription),
        quantity: '1',
        price: '1',
        vatType: 'ZERO',
      })),
    }
    expect(typedFromKept(TypedSalesInvoice.parse(keptOf(longest)))).toEqual(longest)
  })
})

const decimal = (whole: number, places: number) => (whole / 10 ** places).toFixed(places)
const codes = ['STANDARD', 'REDUCED', 'ZERO', 'EXEMPT', 'OUTSIDE_SCOPE']
const names = ['Standard', 'Reduced', 'Zero', 'Exempt', 'Outside the Scope']
const figures = fc.array(
  fc.record({
    quantity: fc.integer({ min: -9999, max: 999_999 }).map((count) => decimal(count, 3)),
    price: fc.integer({ min: -999_999, max: 9_999_999 }).map((pence) => decimal(pence, 2)),
    type: fc.nat({ max: codes.length - 1 }),
  }),
  { minLength: 1, maxLength: 12 },
)

/** A sales invoice that only waits to be saved. */
const written = (typed: readonly TypedLine[]): TypedInvoice => ({
  ...emptyInvoice(salesKind, { vatTypes: [], bankAccounts: [] }, new Date('2026-11-21T12:00:00')),
  clientId: 501,
  clientName: 'Aire Valley Housing',
  lines: [...typed],
})

describe('the same lines', () => {
  const linesOf = (given: { quantity: string; price: string; type: number }[], of: string[]) =>
    given.map(({ quantity, price, type }) => ({
      description: 'Poster',
      quantity,
      price,
      vatType: of[type] ?? '',
    }))

  test('come to the same as either kind, by rate and together', () => {
    fc.assert(
      fc.property(figures, (given) => {
        expect(sumsOf(written(linesOf(given, codes)))).toEqual(sumsOfLines(linesOf(given, names)))
      }),
      { seed },
    )
  })

  test('are sent as a sales invoice with the amounts that are shown, and shown so once it is there', () => {
    fc.assert(
      fc.property(figures, (given) => {
        const typed = written(linesOf(given, codes))
        expect(salesProblems(typed)).toEqual([])
        const draft = draftOf(typed)
        const sums = sumsOf(typed)
        const added = (name: 'net' | 'vat' | 'gross') =>
          addAmounts(draft.lines.map((own) => own[name] ?? ''))
        expect([added('net'), added('vat'), added('gross')]).toEqual([
          sums.net,
          sums.vat,
          sums.gross,
        ])
        for (const { rate, vat } of sums.rates)
          expect(
            addAmounts(draft.lines.flatMap((own) => (own.vatRate === rate ? (own.vat ?? []) : []))),
          ).toBe(vat)

        const { clientId: client, ...fields } = draft
        const invoice = { ...fields, id: 7, client: { id: client }, payments: [], members: [] }
        const stored = invoice as unknown as Parameters<typeof typedFrom>[0]
        expect(sumsOf(typedFrom(stored), stored)).toEqual(sums)
        expect(changesOf(typedFrom(stored), stored)).toBeUndefined()
      }),
      { seed },
    )
  })

  test('are the same form again when a creation that failed is written once more', () => {
    fc.assert(
      fc.property(figures, (given) => {
        const typed = { ...written(linesOf(given, codes)), paymentTermsDays: '14' }
        expect(draftOf(typedFromSalesDraft(draftOf(typed), typed.clientName))).toEqual(
          draftOf(typed),
        )
      }),
      { seed },
    )
  })
})

describe('both kinds', () => {
  test('have VAT types of the same words, and one that nobody knows as the service calls it', () => {
    const labels = (kind: typeof newKind) => kind.vatTypes(names, '').map(({ label }) => label)
    expect(labels(salesKind)).toEqual(labels(newKind))
    expect(salesKind.vatTypes(names, 'SPECIAL_RATE').at(-1)).toEqual({
      value: 'SPECIAL_RATE',
      label: 'special rate',
    })
  })

  test('begin with the usual account, the standard VAT and terms of 30 days', () => {
    const bankAccounts = [
      { id: 1, name: 'Savings', isDefault: false },
      { id: 2, name: 'Business', isDefault: true },
    ]
    for (const kind of [newKind, salesKind]) {
      const typed = emptyInvoice(kind, { vatTypes: names, bankAccounts })
      expect(typed).toMatchObject({ bankAccountId: 2, paymentTermsDays: '', currency: 'GBP' })
      expect(kind.termsIn(typed.paymentTermsDays)).toBe(30)
      const [first] = kind.vatTypes(names, '')
      expect(typed.lines[0]?.vatType).toBe(first?.value)
    }
  })

  test('keep what others changed where a person typed nothing, and say whose lines stand', () => {
    const base = written([{ description: 'a', quantity: '1', price: '1', vatType: 'ZERO' }])
    const theirs = { ...base, note: 'Theirs', reference: 'Theirs' }
    const mine = { ...base, note: 'Mine', lines: [...base.lines, ...base.lines] }
    expect(rebased({ base, theirs, mine })).toEqual({
      typed: { ...mine, reference: 'Theirs' },
      areLinesLost: false,
    })
    const others = { ...theirs, lines: [{ ...base.lines[0]!, price: '2' }] }
    expect(rebased({ base, theirs: others, mine })).toMatchObject({
      typed: { lines: others.lines },
      areLinesLost: true,
    })
  })
})
