/** By what the invoices can be narrowed. */
import { oneOf } from '../../../shared/one-of'
import { say } from '../../../shared/words/words'
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
        label: say('sales.filter.kind'),
        value: kind,
        options: [
          { value: 'sales', label: say('sales.filter.sales') },
          { value: 'new', label: say('sales.filter.new') },
        ],
        onchange: (value) => sales.list.narrow({ kind: oneOf(['sales', 'new'], value) }),
      },
      {
        kind: 'lookup',
        name: 'client',
        label: say('invoices.client'),
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
        label: say('sales.filter.reference'),
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
    label: say(`sales.filter.${name}`),
    value: sales.list.filters[name],
    problem: dateProblem(name, sales.list.filters),
    onchange: (value) => sales.list.narrow({ [name]: value }),
  }))
}
