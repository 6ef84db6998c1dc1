/** What the pane beside a list says of the selected record: a heading, one large amount, and its facts in sections. */
import { addAmounts, isPositive } from '../../shared/money'
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
import { plural } from '../lib/times'

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
    kind: 'Expense',
    title: row.supplierName,
    pills: expensePills(row),
    sections: [
      facts(
        ['Posting date', dateWords(row.postingDate)],
        ['Reference', row.reference],
        ['Note', row.note],
        ['Expense', `#${row.id}`],
      ),
      {
        title: row.lines.length === 1 ? 'Line' : 'Lines',
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
        title: row.payments.length === 1 ? 'Payment' : 'Payments',
        facts: row.payments.length === 0 ? [{ name: 'Paid', value: 'nothing yet' }] : [],
        parts: row.payments.map((payment) => ({
          words: payment.method ? names.methodName(payment.method) : 'Payment',
          detail: [
            dateWords(payment.date),
            payment.bankAccountName,
            payment.isReconciled && 'reconciled',
          ]
            .filter(Boolean)
            .join(' · '),
          amount: poundsWords(payment.amount),
        })),
      },
      rights(row),
    ],
    sum: {
      name: [row.net && `Net ${poundsWords(row.net)}`, row.vat && `VAT ${poundsWords(row.vat)}`]
        .filter(Boolean)
        .join(' · '),
      value: poundsWords(row.gross),
    },
  }),
  suppliers: (row) => ({
    kind: 'Supplier',
    title: row.name,
    pills: [],
    sections: [
      facts(
        ['Country', row.country],
        ['VAT number', row.vatRegistrationNumber],
        ['Supplier', `#${row.id}`],
      ),
    ],
    sum: { name: plural(row.expenses, 'expense'), value: poundsWords(row.spend) },
  }),
  clients: (row) => ({
    kind: 'Client',
    title: row.name,
    pills: [],
    sections: [
      facts(
        ['E-mail', row.email],
        ['Terms', termsWords(row.paymentTermsDays)],
        ['Address', row.address.join('\n')],
        ['Note', row.note],
        ['Client', `#${row.id}`],
      ),
    ],
  }),
  invoices: (row) => ({
    kind: invoiceKinds[row.kind].one,
    title: row.clientName,
    pills: statePills(row.state),
    sections: [
      facts(
        ['Number', row.number],
        ['Issued', dateWords(row.issuedDate)],
        ['Due', dateWords(row.dueDate)],
        ['Paid', dateWords(row.settledDate)],
        ['Reference', row.reference],
        ['Order', row.purchaseOrder],
        ['For', row.descriptions.join('\n')],
        ['Still to pay', owedWords(row)],
        ['Note', row.note],
        ['Record', `#${row.id}`],
      ),
      files(row.files),
    ],
    sum: { name: '', value: moneyWords(row.gross, row.currency) },
  }),
  bankAccounts: (row) => ({
    kind: 'Bank account',
    title: row.name,
    pills: [
      row.isDefault && ({ tone: 'good', text: 'the usual one' } as const),
      row.isArchived && ({ tone: 'plain', text: 'archived' } as const),
    ].filter((pill) => pill !== false),
    sections: [
      facts(
        ['Bank', row.bankName],
        ['Sort code', row.sortCode],
        ['Account', row.accountNumber],
        ['Record', `#${row.id}`],
      ),
    ],
    ...(row.balance !== undefined && {
      sum: {
        name: ['Balance', row.balanceDate && `on ${dateWords(row.balanceDate)}`]
          .filter(Boolean)
          .join(' '),
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

const statePills = (state: string | undefined): PillWords[] => {
  const pill = invoiceState(state)
  return pill ? [pill] : []
}

function expensePills(row: BookRows['expenses']): PillWords[] {
  const pills: PillWords[] = []
  const left = row.outstanding ?? leftToPay(row)
  if (left !== undefined && isAmount(left) && isPositive(left))
    pills.push({ tone: 'info', text: `${poundsWords(left)} still to pay` })
  if (row.isReconciled) pills.push({ tone: 'good', text: 'reconciled' })
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
  const value = names.length > 0 ? names.join('\n') : 'none'
  return { facts: [{ name: names.length > 1 ? 'Files' : 'File', value }], parts: [] }
}

/** What the service says may still be done with an expense, where it says that something may not. */
function rights({ isEditable, isDeletable }: BookRows['expenses']): Section | undefined {
  if (isEditable !== false && isDeletable !== false) return undefined
  const value =
    isEditable === false && isDeletable === false
      ? 'cannot be changed or deleted'
      : isEditable === false
        ? 'cannot be changed'
        : 'cannot be deleted'
  return { facts: [{ name: 'In the books', value }], parts: [] }
}
