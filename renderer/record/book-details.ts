/** What the pane beside a list says of the selected record: a heading, one large amount, and its facts in sections. */
import { addAmounts, isPositive } from '../../shared/money'
import { countryWords } from '../../shared/words/figures'
import { say } from '../../shared/words/words'
import {
  dateWords,
  moneyWords,
  owedWords,
  poundsWords,
  termsWords,
  type Names,
} from './book-columns'
import type { BookListName, BookRow, BookRows } from '../base/book-lists'
import { invoiceKinds, invoiceState } from './book-words'
import type { PillWords } from '../lib/pills'

export interface Fact {
  name: string
  value: string
}

interface Section {
  title?: string
  facts: Fact[]
  /** Parts with an amount each, such as lines and payments. */
  parts: { words: string; detail: string; amount: string }[]
}

export interface Details {
  kind: string
  title: string
  pills: PillWords[]
  sections: Section[]
  /** What the large amount is, and the amount. */
  sum?: Fact
}

type Sections = (Section | undefined)[]

/** Those of which anything is known. */
export const known = (...given: [name: string, value: string | undefined][]): Fact[] =>
  given.flatMap(([name, value]) => (value ? [{ name, value }] : []))

const facts = (...given: Parameters<typeof known>): Section => ({
  facts: known(...given),
  parts: [],
})

const made: {
  [N in BookListName]: (
    row: BookRows[N],
    names: Names,
  ) => Omit<Details, 'sections'> & {
    sections: Sections
  }
} = {
  expenses: (row, names) => ({
    kind: say('record.field.expense'),
    title: row.supplierName,
    pills: expensePills(row),
    sections: [
      facts(
        [say('record.field.postingDate'), dateWords(row.postingDate)],
        [say('record.field.reference'), row.reference],
        [say('record.field.note'), row.note],
        [say('record.field.expense'), `#${row.id}`],
      ),
      {
        title: say('record.field.line', { count: row.lines.length }),
        facts: [],
        parts: row.lines.map((line) => ({
          words: line.description || names.typeName(line.expenseType),
          detail: [line.description && names.typeName(line.expenseType), line.vatType]
            .filter(Boolean)
            .join(' · '),
          amount: poundsWords(line.gross),
        })),
      },
      {
        title: say('record.field.payment', { count: row.payments.length }),
        facts:
          row.payments.length === 0
            ? [{ name: say('record.field.paid'), value: say('record.paidNothing') }]
            : [],
        parts: row.payments.map((payment) => ({
          words: payment.method
            ? names.methodName(payment.method)
            : say('record.field.payment', { count: 1 }),
          detail: [
            dateWords(payment.date),
            payment.bankAccountName,
            payment.isReconciled && say('record.reconciled'),
          ]
            .filter(Boolean)
            .join(' · '),
          amount: poundsWords(payment.amount),
        })),
      },
      credits(row),
      rights(row),
    ],
    sum: {
      name: [
        row.net && say('record.sum.net', { amount: poundsWords(row.net) }),
        row.vat && say('record.sum.vat', { amount: poundsWords(row.vat) }),
      ]
        .filter(Boolean)
        .join(' · '),
      value: poundsWords(row.gross),
    },
  }),
  suppliers: (row) => ({
    kind: say('record.field.supplier'),
    title: row.name,
    pills: [],
    sections: [
      facts(
        [say('record.field.country'), row.country && countryWords(row.country)],
        [say('record.field.vatNumber'), row.vatRegistrationNumber],
        [say('record.field.supplier'), `#${row.id}`],
      ),
    ],
    sum: {
      name: say('record.expenses.found', { count: row.expenses }),
      value: poundsWords(row.spend),
    },
  }),
  clients: (row) => ({
    kind: say('record.field.client'),
    title: row.name,
    pills: [],
    sections: [
      facts(
        [say('record.field.email'), row.email],
        [say('record.field.terms'), termsWords(row.paymentTermsDays)],
        [say('record.field.address'), addressWords(row.address)],
        [say('record.field.note'), row.note],
        [say('record.field.client'), `#${row.id}`],
      ),
    ],
  }),
  invoices: (row) => ({
    kind: invoiceKinds[row.kind].one,
    title: row.clientName,
    pills: statePills(row.state),
    sections: [
      facts(
        [say('record.field.number'), row.number],
        [say('record.field.issued'), dateWords(row.issuedDate)],
        [say('record.field.due'), dateWords(row.dueDate)],
        [say('record.field.paid'), dateWords(row.settledDate)],
        [say('record.field.reference'), row.reference],
        [say('record.field.order'), row.purchaseOrder],
        [say('record.field.for'), row.descriptions.join('\n')],
        [say('record.field.stillToPay'), owedWords(row)],
        [say('record.field.note'), row.note],
        [say('record.field.record'), `#${row.id}`],
      ),
      files(row.files),
    ],
    sum: { name: '', value: moneyWords(row.gross, row.currency) },
  }),
  bankAccounts: (row) => ({
    kind: say('record.field.bankAccount'),
    title: row.name,
    pills: [
      row.isDefault && ({ tone: 'good', text: say('record.pill.usual') } as const),
      row.isArchived && ({ tone: 'plain', text: say('record.pill.archived') } as const),
    ].filter((pill) => pill !== false),
    sections: [
      facts(
        [say('record.field.bank'), row.bankName],
        [say('record.field.sortCode'), row.sortCode],
        [say('record.field.account'), row.accountNumber],
        [say('record.field.record'), `#${row.id}`],
      ),
    ],
    ...(row.balance !== undefined && {
      sum: {
        name: row.balanceDate
          ? say('record.sum.balanceOn', { day: dateWords(row.balanceDate) })
          : say('record.field.balance'),
        value: poundsWords(row.balance),
      },
    }),
  }),
}

/** Sections without anything to say are left out. */
export function detailsOf(list: BookListName, row: BookRow, names: Names): Details {
  const make = made[list] as (
    row: BookRow,
    names: Names,
  ) => Omit<Details, 'sections'> & { sections: Sections }
  const details = make(row, names)
  return {
    ...details,
    sections: details.sections
      .filter((section) => section !== undefined)
      .filter(({ facts, parts }) => facts.length + parts.length > 0),
  }
}

/** Lines of an address, of which the last is the code of its country where there is one. */
const addressWords = (lines: readonly string[]): string =>
  [...lines.slice(0, -1), ...lines.slice(-1).map(countryWords)].join('\n')

const statePills = (state: string | undefined): PillWords[] => {
  const pill = invoiceState(state)
  return pill ? [pill] : []
}

function expensePills(row: BookRows['expenses']): PillWords[] {
  const pills: PillWords[] = []
  const left = row.outstanding ?? leftToPay(row)
  if (left !== undefined && isAmount(left) && isPositive(left))
    pills.push({ tone: 'info', text: say('record.pill.stillToPay', { amount: poundsWords(left) }) })
  if (row.isReconciled) pills.push({ tone: 'good', text: say('record.reconciled') })
  return pills
}

/** Only with nothing paid can it be told from the payments alone. */
function leftToPay({ gross, payments }: BookRows['expenses']): string | undefined {
  return payments.length === 0 && isAmount(gross) ? addAmounts([gross]) : undefined
}

const isAmount = (text: string) => /^-?\d+(\.\d+)?$/.test(text)

/** Where the list does not show attachments, nothing is said: that is not the same as none. */
function files(names: readonly string[] | undefined): Section | undefined {
  if (!names) return undefined
  const value = names.length > 0 ? names.join('\n') : say('record.noFiles')
  return {
    facts: [{ name: say('record.field.file', { count: Math.max(1, names.length) }), value }],
    parts: [],
  }
}

/** Credit notes that the service keeps with an expense; they are no expenses, and no sum takes them off. */
function credits({ creditNotes = [] }: BookRows['expenses']): Section {
  const note = { name: say('record.field.sums'), value: say('record.creditsNotTaken') }
  return {
    title: say('record.field.creditNote', { count: creditNotes.length }),
    facts: creditNotes.length > 0 ? [note] : [],
    parts: creditNotes.map(({ date, amount }) => ({
      words: say('record.field.creditNote', { count: 1 }),
      detail: dateWords(date),
      amount: poundsWords(amount),
    })),
  }
}

/** What the service says may still be done with an expense, where it says that something may not. */
function rights({ isEditable, isDeletable }: BookRows['expenses']): Section | undefined {
  if (isEditable !== false && isDeletable !== false) return undefined
  const value =
    isEditable === false && isDeletable === false
      ? say('record.rights.neither')
      : isEditable === false
        ? say('record.rights.noChange')
        : say('record.rights.noDelete')
  return { facts: [{ name: say('record.field.inBooks'), value }], parts: [] }
}
