/** By what the sales invoices can be narrowed. */
import { dateProblem, type FilterField, type Filters } from '../record/filters'
import { noSalesFilters, salesFilterWords } from '../record/sales-words'
import type { SalesInvoices } from './sales-invoices.svelte'

/** The filters as they are set now. */
export function filtersOfSales(sales: SalesInvoices): Filters {
  const { client, reference } = sales.filters
  return {
    fields: [
      {
        kind: 'lookup',
        name: 'client',
        label: 'Client',
        value: client?.name ?? '',
        find: async (text) =>
          (await sales.clients(text)).map(({ id, name }) => ({
            key: String(id),
            label: name,
          })),
        onpick: (picked) =>
          sales.narrow({ client: picked && { id: Number(picked.key), name: picked.label } }),
      },
      {
        kind: 'text',
        name: 'reference',
        label: 'Reference, in full',
        value: reference,
        onchange: (value) => sales.narrow({ reference: value }),
      },
      ...days(sales),
    ],
    words: salesFilterWords(sales.filters),
    isOpen: sales.showsFilters,
    ontoggle: () => (sales.showsFilters = !sales.showsFilters),
    onall: () => sales.narrow({ ...noSalesFilters, client: undefined }),
  }
}

function days(sales: SalesInvoices): FilterField[] {
  return (['from', 'to'] as const).map((name) => ({
    kind: 'date',
    name,
    label: name === 'from' ? 'Due from' : 'Due until',
    value: sales.filters[name],
    problem: dateProblem(name, sales.filters),
    onchange: (value) => sales.narrow({ [name]: value }),
  }))
}
