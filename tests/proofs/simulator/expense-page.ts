/** How the made-up service shows expenses: one page of its list, with all that the real one says of each. */
import type { BookedExpense, BookedLine, Company } from './company'

interface Asked {
  page: number
  size: number
  /** Those of the list, in its order. */
  all: readonly BookedExpense[]
}

export function expensePage(company: Company, { page, size, all }: Asked) {
  const shown = all.slice(page * size, (page + 1) * size)
  const content = shown.map((expense) => expenseBody(company, expense))
  const last = (page + 1) * size >= all.length
  if (!company.habits.counts) return { content, last }
  const sort = { empty: false, sorted: true, unsorted: false }
  return {
    content,
    last,
    sort,
    size,
    empty: content.length === 0,
    first: page === 0,
    number: page,
    numberOfElements: content.length,
    pageable: {
      offset: page * size,
      pageNumber: page,
      pageSize: size,
      paged: true,
      unpaged: false,
      sort,
    },
    totalElements: all.length,
    totalPages: Math.ceil(all.length / size),
  }
}

export function expenseBody({ habits, hiding, suppliers }: Company, expense: BookedExpense) {
  const { id, files, lines, supplierId, postingDate } = expense
  const pence = lines.reduce((sum, line) => sum + penceOf(line), 0)
  return {
    id,
    amount: amountOf(pence),
    postingDate,
    ...(habits.listsFiles &&
      !hiding.files && {
        attachments: files.map(({ fileName }, at) => ({ fileContents: null, fileName, id: at })),
      }),
    createdBy: 'Priya Marlow',
    createdByRecurringEvent: false,
    creditNotes: [],
    deletable: true,
    editable: true,
    expenseLedgerIsOpen: true,
    note: '',
    expenseLineItems: lines.map((line, at) => lineBody(line, id * 10 + at, habits)),
    outstandingBalance: pence / 100,
    recharged: false,
    rechargedClient: null,
    reconciled: false,
    recurringEvent: null,
    supplier: {
      id: supplierId,
      companyName: suppliers.find((each) => each.id === supplierId)?.name ?? 'Somebody',
    },
    supplierReference: '',
    supplierPayments: [],
  }
}

function lineBody(line: BookedLine, id: number, { listsDescriptions }: Company['habits']) {
  const pence = penceOf(line)
  return {
    // The gross of a line is a text; all other amounts are numbers.
    amount: { ...amountOf(pence), grossAmount: line.gross },
    ...(listsDescriptions && { description: line.description }),
    employee: null,
    expenseType: line.expenseType,
    id,
    vatType: line.vatType,
  }
}

const penceOf = ({ gross }: BookedLine) => Math.round(Number(gross) * 100)

/** With the VAT of the standard rate in it. */
function amountOf(pence: number) {
  const vat = Math.round(pence / 6)
  return { grossAmount: pence / 100, netAmount: (pence - vat) / 100, vatAmount: vat / 100 }
}
