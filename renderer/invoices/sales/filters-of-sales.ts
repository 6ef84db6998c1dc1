/** By what the invoices can be narrowed. */
import { InvoiceKind } from '../../../shared/invoices/invoice-list'
import { dateProblem, type FilterField, type Filters } from '../../record/filters'
import { noSalesFilters, salesFilterWords } from '../../record/sales-words'
import type { SalesInvoices } from './sales-invoices.svelte'

/** The filters as they are set now. */
export function filtersOfSales(sales: SalesInvoices): Filters {
  const { client, kind = '', reference } = sales.list.filters
  return {
    fields: [
      {
        kind: 'choice',
        name: 'kind',
        label: 'Kind',
        value: kind,
        options: [
          { value: 'sales', label: 'Sales invoices' },
          { value: 'new', label: 'Other invoices' },
        ],
        onchange: (value) => sales.list.narrow({ kind: InvoiceKind.safeParse(value).data }),
      },
      {
        kind: 'lookup',
        name: 'client',
        label: 'Client',
        value: client?.name ?? '',
        find: async (text) =>
          (await sales.list.clients(text)).map(({ id, name }) => ({
            key: String(id),
            label: name,
          })),
        onpick: (picked) =>
          sales.list.narrow({ client: picked && { id: Number(picked.key), name: picked.label } }),
      },
      {
        kind: 'text',
        name: 'reference',
        label: 'Reference, in full',
        value: reference,
        onchange: (value) => sales.list.narrow({ reference: value }),
      },
      ...days(sales),
    ],
    words: salesFilterWords(sales.list.filters),
    isOpen: sales.list.showsFilters,
    ontoggle: () => (sales.list.showsFilters = !sales.list.showsFilters),
    onall: () => sales.list.narrow({ ...noSalesFilters, client: undefined, kind: undefined }),
  }
}

function days(sales: SalesInvoices): FilterField[] {
  return (['from', 'to'] as const).map((name) => ({
    kind: 'date',
    name,
    label: name === 'from' ? 'Due from' : 'Due until',
    value: sales.list.filters[name],
    problem: dateProblem(name, sales.list.filters),
    onchange: (value) => sales.list.narrow({ [name]: value }),
  }))
}
