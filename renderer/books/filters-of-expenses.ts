/** By what the expenses can be narrowed. */
import { calendarDate } from '../../shared/calendar'
import { daysOf, periodOf, periods } from '../../shared/expenses/periods'
import { say } from '../../shared/words/words'
import type { Choices } from '../base/choices.svelte'
import type { Books } from '../record/books.svelte'
import { filterWords, noFilters, type ExpenseFilters } from '../record/expense-filters'
import { dateProblem, type FilterField, type Filters } from '../record/filters'

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
      label: say('books.supplier'),
      value: supplier?.name ?? '',
      find: async (text) =>
        (await choices.suppliers(text)).map(({ id, name }) => ({ key: String(id), label: name })),
      onpick: (picked) =>
        books.narrow({ supplier: picked && { id: Number(picked.key), name: picked.label } }),
    },
    {
      kind: 'lookup',
      name: 'type',
      label: say('books.type'),
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

/** Sets both days at once, by the day it is here. */
function period(books: Books): FilterField {
  const { from, to } = books.filters
  const isOpen = from === '' && to === ''
  const options = periods.map((value) => ({ value, label: say(`books.period.${value}`) }))
  const known = periodOf({ from, to }, calendarDate(new Date()))
  return {
    kind: 'choice',
    name: 'period',
    label: say('books.filter.period'),
    value: isOpen ? '' : (known ?? 'others'),
    options:
      isOpen || known
        ? options
        : [...options, { value: 'others', label: say('books.filter.ownDays') }],
    onchange: (value) => {
      if (value === '') books.narrow({ from: '', to: '' })
      const picked = periods.find((each) => each === value)
      if (picked) books.narrow(daysOf(picked, calendarDate(new Date())))
    },
  }
}

function days(books: Books): FilterField[] {
  return (['from', 'to'] as const).map((name) => ({
    kind: 'date',
    name,
    label: say(`books.filter.${name}`),
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
      label: say('books.filter.receipt'),
      value: receipt,
      options: (['with', 'without'] as const).map((one) => ({
        value: one,
        label: say(`books.filter.${one}`),
      })),
      onchange: (value) => books.narrow({ receipt: value as ExpenseFilters['receipt'] }),
    },
    {
      kind: 'choice',
      name: 'paid',
      label: say('books.filter.paid'),
      value: paid,
      options: [
        { value: 'paid', label: say('books.filter.isPaid') },
        { value: 'unpaid', label: say('books.filter.isUnpaid') },
      ],
      onchange: (value) => books.narrow({ paid: value as ExpenseFilters['paid'] }),
    },
    {
      kind: 'choice',
      name: 'method',
      label: say('books.paidBy'),
      value: method,
      options: paymentMethods.map(({ code, name }) => ({ value: code, label: name })),
      onchange: (value) => books.narrow({ method: value }),
    },
    {
      kind: 'choice',
      name: 'account',
      label: say('books.filter.account'),
      value: String(bankAccount?.id ?? ''),
      options: bankAccounts.map(({ id, name }) => ({ value: String(id), label: name })),
      onchange: (value) => {
        const account = bankAccounts.find(({ id }) => String(id) === value)
        books.narrow({ bankAccount: account && { id: account.id, name: account.name } })
      },
    },
  ]
}
