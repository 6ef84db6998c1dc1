/** Of electron/api/expense-text.ts and electron/api/invoice-text.ts: edits leave everything else as it came. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AttachmentFile } from '../../../../../electron/api/attachment'
import * as expense from '../../../../../electron/api/expense-text'
import * as invoice from '../../../../../electron/api/invoice-text'
import { appended, removed, replaced, withField } from '../../../../../electron/api/text/json-text'
import accounts from '../../../../fixtures/bank-accounts.json'
import client from '../../../../fixtures/client.response.json'
import creditNotes from '../../../../fixtures/dialect/expense.creditnote.fragment.json'
import oneExpense from '../../../../fixtures/expense.response.json'
import oneInvoice from '../../../../fixtures/invoice.response.json'
import page from '../../../../fixtures/page.expenses.json'
import { Random } from '../../../../support/random'
import {
  append,
  at,
  Layout,
  oddNumbers,
  remove,
  render,
  replace,
  sourceOf,
  type Piece,
  type Step,
} from './json-pieces'

const seed = Number(process.env['DOCKET_SEED'] ?? Date.now() % 2 ** 31)
/** Of each of three kinds. */
const runs = Number(process.env['DOCKET_ROUND_TRIPS'] ?? 2000)
const timeoutMs = 60_000 + 20 * runs

const wholeExpense = { ...oneExpense, ...creditNotes }
const shapes = [accounts, client, wholeExpense, oneInvoice, page]

/** Any JSON text that nobody asked for: odd numbers, astral characters, lone surrogates, depth, space. */
const foreign = fc.oneof(
  fc.constantFrom(...oddNumbers, 'null', 'true', '{}', '[ ]', '""', '"\\ud800"', '"\\/\\u0000"'),
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => JSON.stringify(text)),
  fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => JSON.stringify(text)),
  fc
    .tuple(fc.jsonValue({ maxDepth: 3 }), fc.nat(3))
    .map(([value, indent]) => JSON.stringify(value, undefined, indent)),
  fc.nat(60).map((depth) => '['.repeat(depth) + '1e400' + ']'.repeat(depth)),
)

const name = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', '', 'toString', '💷', 'x', 'a.b', '0', 'text'),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
)

const laidOut = fc.record({
  layout: fc.integer(),
  extras: fc.array(fc.tuple(name, foreign), { maxLength: 6 }),
  given: foreign,
  choice: fc.nat(),
})
type LaidOut = typeof laidOut extends fc.Arbitrary<infer T> ? T : never

/** Checks that an edit of the text gives exactly the text that the same edit of the parts gives. */
interface Trial {
  before: Piece
  edit: (text: string) => string
  onParts: (piece: Piece) => void
}

/** How many edits of each kind were tried, so that none is left out unnoticed. */
function assertEdits(trialOf: (chosen: LaidOut) => Trial & { kind: string }): Map<string, number> {
  const tried = new Map<string, number>()
  const property = fc.property(laidOut, (chosen) => {
    const { kind, before, edit, onParts } = trialOf(chosen)
    const text = render(before)
    JSON.parse(text)
    onParts(before)
    const expected = render(before)
    JSON.parse(expected)
    const changed = edit(text)
    tried.set(kind, (tried.get(kind) ?? 0) + 1)
    if (changed !== expected) expect(changed).toBe(expected)
  })
  fc.assert(property, { seed, numRuns: runs })
  return tried
}

const none: ReadonlySet<string> = new Set()

/** Walks down at random as long as there is something below, over names that occur once. */
function somePath(piece: Piece, random: Random): Step[] {
  const path: Step[] = []
  for (let here = piece; here.value.kind !== 'raw'; here = at(piece, path)) {
    const { kind, parts } = here.value
    const names = kind === 'object' ? parts.map((part) => part.name) : []
    const steps: Step[] =
      kind === 'array'
        ? [...parts.keys()]
        : names.filter((one) => names.filter((other) => other === one).length === 1)
    if (steps.length === 0 || (path.length > 0 && random.chance(0.2))) break
    path.push(random.pick(steps))
  }
  return path
}

test(
  `an edit changes nothing but what it means to, wherever it is made (seed ${seed})`,
  { timeout: timeoutMs },
  () => {
    const tried = assertEdits(({ layout, extras, given, choice }) => {
      const random = new Random(choice)
      const before = new Layout(layout, extras, none).piece(random.pick(shapes))
      const path = somePath(before, random)
      const { kind: holder } = at(before, path).value
      if (holder === 'array' && random.chance(0.6))
        return {
          kind: 'append',
          before,
          edit: (text) => appended(text, path, given),
          onParts: (piece) => {
            append(piece, path, given)
          },
        }
      if (holder === 'object' && random.chance(0.6))
        return {
          kind: 'add',
          before,
          edit: (text) => withField(text, path, 'never "seen" 💷', given),
          onParts: (piece) => {
            append(piece, path, `"never \\"seen\\" 💷":${given}`)
          },
        }
      if (path.length > 0 && random.chance(0.5))
        return {
          kind: 'remove',
          before,
          edit: (text) => removed(text, path),
          onParts: (piece) => {
            remove(piece, path)
          },
        }
      return {
        kind: 'replace',
        before,
        edit: (text) => replaced(text, path, given),
        onParts: (piece) => {
          replace(piece, path, given)
        },
      }
    })
    expect([...tried.keys()].toSorted()).toEqual(['add', 'append', 'remove', 'replace'])
  },
)

const payment = { method: 'EFT', bankAccountId: 304, date: '2026-03-12', amount: '20.10' }
const target = '{"paymentMethod":{"paymentMethodName":"EFT"},"bankAccount":{"id":304}}'
const file: AttachmentFile = {
  fileName: 'receipt "1".pdf',
  mediaType: 'application/pdf',
  bytes: Buffer.from('%PDF-'),
}
const fileText =
  '{"fileName":"receipt \\"1\\".pdf","fileContents":"data:application/pdf;base64,JVBERi0="}'

/** Names by which the edits of a record go, so that these alone occur once. */
const namesOfEdits = new Set([
  'payments',
  'attachments',
  'id',
  'supplier',
  'postingDate',
  'expenseLineItems',
  'supplierPayments',
  'outstandingBalance',
  'amount',
  'grossAmount',
  'description',
])

interface NamedEdit {
  edit: (text: string) => string
  onParts: (piece: Piece) => void
}

function assertNamed(record: object, edits: Record<string, NamedEdit>): void {
  const tried = assertEdits(({ layout, extras, choice }) => {
    const before = new Layout(layout, extras, namesOfEdits).piece(record)
    const kind = Object.keys(edits)[choice % Object.keys(edits).length]!
    return { kind, before, ...edits[kind]! }
  })
  expect([...tried.keys()].toSorted()).toEqual(Object.keys(edits).toSorted())
}

const somePayments = [51, 52, 53].map((id) => ({ ...oneInvoice.payments[0]!, id }))
const someFiles = [0, 1, 2].map((id) => ({ ...oneInvoice.attachments[0]!, id }))

test(
  `an invoice goes back as it came but for what is added or taken away (seed ${seed})`,
  { timeout: timeoutMs },
  () => {
    assertNamed(
      { ...oneInvoice, payments: somePayments, attachments: someFiles },
      {
        withPayment: {
          edit: (text) => guarded(text, invoice.withPayment(text, payment)),
          onParts: (piece) => {
            append(
              piece,
              ['payments'],
              `{"amount":"20.10","date":"2026-03-12","paymentTarget":${target}}`,
            )
          },
        },
        withAttachment: {
          edit: (text) => guarded(text, invoice.withAttachment(text, file)),
          onParts: (piece) => {
            append(piece, ['attachments'], fileText)
          },
        },
        withoutPayment: {
          edit: (text) => guarded(text, invoice.withoutPayment(text, 52), { paymentId: 52 }),
          onParts: (piece) => {
            remove(piece, ['payments', 1])
          },
        },
        withoutAttachment: {
          edit: (text) => guarded(text, invoice.withoutAttachment(text, 2), { attachmentId: 2 }),
          onParts: (piece) => {
            remove(piece, ['attachments', 2])
          },
        },
      },
    )
  },
)

function guarded(before: string, after: string, meant: invoice.Meant = {}): string {
  expect(invoice.dropsNothing(before, after, meant)).toBe(true)
  if (Object.keys(meant).length > 0) expect(invoice.dropsNothing(before, after)).toBe(false)
  return after
}

const line = { expenseType: 'FUEL', description: 'Diesel', vatType: 'Standard', gross: '61.27' }
const [firstLine] = oneExpense.expenseLineItems
const someLines = [1, 2].map((id) => ({ ...firstLine!, id }))

test(
  `an expense goes back as it came but for what is changed (seed ${seed})`,
  { timeout: timeoutMs },
  () => {
    assertNamed(
      { ...wholeExpense, expenseLineItems: someLines },
      {
        withoutPayment: {
          edit: expense.withoutPayment,
          onParts: (piece) => {
            remove(piece, ['supplierPayments'])
          },
        },
        withPayment: {
          edit: (text) => expense.withPayment(text, payment),
          onParts: (piece) => {
            append(
              piece,
              ['supplierPayments'],
              `{"date":"2026-03-12","amount":20.10,"paymentTarget":${target}}`,
            )
          },
        },
        withLine: {
          edit: (text) => expense.withLine(text, line),
          onParts: (piece) => {
            append(
              piece,
              ['expenseLineItems'],
              '{"expenseType":"FUEL","description":"Diesel","vatType":"Standard","amount":{"grossAmount":"61.27"}}',
            )
          },
        },
        withoutLine: {
          edit: (text) => expense.withoutLine(text, 0),
          onParts: (piece) => {
            remove(piece, ['expenseLineItems', 0])
          },
        },
        withChangedLine: {
          edit: (text) => expense.withChangedLine(text, 1, { description: 'Ink', gross: '6.10' }),
          onParts: (piece) => {
            replace(piece, ['expenseLineItems', 1, 'description'], '"Ink"')
            replace(piece, ['expenseLineItems', 1, 'amount'], '{"grossAmount":"6.10"}')
          },
        },
        withPostingDate: {
          edit: (text) => expense.withPostingDate(text, '2026-04-01'),
          onParts: (piece) => {
            replace(piece, ['postingDate'], '"2026-04-01"')
          },
        },
        withSupplier: {
          edit: (text) => expense.withSupplier(text, 7),
          onParts: (piece) => {
            replace(piece, ['supplier'], '{"id":7}')
          },
        },
        withAttachment: {
          edit: (text) => expense.withAttachment(text, file),
          onParts: (piece) => {
            append(piece, ['attachments'], fileText)
          },
        },
      },
    )
  },
)

test('the parts themselves are put together rightly', () => {
  const piece = new Layout(1, [], none).piece({ a: [1, 'x/y', null], b: {} })
  expect(JSON.parse(render(piece))).toEqual({ a: [1, 'x/y', null], b: {} })
  expect(JSON.parse(sourceOf(at(piece, ['a', 1])))).toBe('x/y')
})
