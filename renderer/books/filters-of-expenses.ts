/** By what the expenses can be narrowed. */
import { calendarDate } from '../../shared/calendar'
import { daysOf, periodOf, type Period } from '../../shared/expenses/periods'
import type { Choices } from '../base/choices.svelte'
import type { Books } from '../record/books.svelte'
import { filterWords, noFilters, type ExpenseFilters } from '../record/expense-filters'
import { dateProblem, type FilterField, type Filters } from '../record/filters'

const receipts = [
  { value: 'with', label: 'with a receipt' },
  { value: 'without', label: 'without one' },
]

/** The filters as they are set now. */
export function filtersOfExpenses(books: Books, choices: Choices): Filters {
  return {
    fields: [
      ...lookups(books, choices),
      period(books),
      ...days(books),
      ...choosing(books, choices),
    ],
    words: filterWords(books.filters, choices.methodName),
    isOpen: books.showsFilters,
    ontoggle: () => (books.showsFilters = !books.showsFilters),
    onall: () => books.narrow(noFilters),
  }
}

function lookups(books: Books, choices: Choices): FilterField[] {
  const { supplier, type } = books.filters
  return [
    {
      kind: 'lookup',
      name: 'supplier',
      label: 'Supplier',
      value: supplier?.name ?? '',
      find: async (text) =>
        (await choices.suppliers(text)).map(({ id, name }) => ({ key: String(id), label: name })),
      onpick: (picked) =>
        books.narrow({ supplier: picked && { id: Number(picked.key), name: picked.label } }),
    },
    {
      kind: 'lookup',
      name: 'type',
      label: 'Type',
      value: type?.name ?? '',
      find: async (text) =>
        choices
          .typesMatching(text)
          .map(({ code, name, group }) => ({ key: code, label: name, group })),
      onpick: (picked) =>
        books.narrow({ type: picked && { code: picked.key, name: picked.label } }),
    },
  ]
}

const periodNames: Record<Period, string> = {
  'this-month': 'this month',
  'last-month': 'last month',
  'last-quarter': 'last quarter',
  'this-tax-year': 'this tax year',
  'last-tax-year': 'last tax year',
}

/** Sets both days at once, by the day it is here. */
function period(books: Books): FilterField {
  const { from, to } = books.filters
  const isOpen = from === '' && to === ''
  const options = Object.entries(periodNames).map(([value, label]) => ({ value, label }))
  const known = periodOf({ from, to }, calendarDate(new Date()))
  return {
    kind: 'choice',
    name: 'period',
    label: 'Period',
    value: isOpen ? '' : (known ?? 'others'),
    options:
      isOpen || known ? options : [...options, { value: 'others', label: 'days of your own' }],
    onchange: (value) => {
      if (value === '') books.narrow({ from: '', to: '' })
      else if (value in periodNames) books.narrow(daysOf(value as Period, calendarDate(new Date())))
    },
  }
}

function days(books: Books): FilterField[] {
  return (['from', 'to'] as const).map((name) => ({
    kind: 'date',
    name,
    label: name === 'from' ? 'From' : 'To',
    value: books.filters[name],
    problem: dateProblem(name, books.filters),
    onchange: (value) => books.narrow({ [name]: value }),
  }))
}

function choosing(books: Books, choices: Choices): FilterField[] {
  const { receipt, paid, method, bankAccount } = books.filters
  const { bankAccounts, paymentMethods } = choices.current
  return [
    {
      kind: 'choice',
      name: 'receipt',
      label: 'Receipt',
      value: receipt,
      options: receipts,
      onchange: (value) => books.narrow({ receipt: value as ExpenseFilters['receipt'] }),
    },
    {
      kind: 'choice',
      name: 'paid',
      label: 'Paid',
      value: paid,
      options: [
        { value: 'paid', label: 'paid' },
        { value: 'unpaid', label: 'unpaid, or in part' },
      ],
      onchange: (value) => books.narrow({ paid: value as ExpenseFilters['paid'] }),
    },
    {
      kind: 'choice',
      name: 'method',
      label: 'Paid by',
      value: method,
      options: paymentMethods.map(({ code, name }) => ({ value: code, label: name })),
      onchange: (value) => books.narrow({ method: value }),
    },
    {
      kind: 'choice',
      name: 'account',
      label: 'Bank account',
      value: String(bankAccount?.id ?? ''),
      options: bankAccounts.map(({ id, name }) => ({ value: String(id), label: name })),
      onchange: (value) => {
        const account = bankAccounts.find(({ id }) => String(id) === value)
        books.narrow({ bankAccount: account && { id: account.id, name: account.name } })
      },
    },
  ]
}
