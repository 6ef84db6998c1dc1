/** A supplier that is only named: who of the books is meant, and how the service is asked whether it is there. */
import { expect, test } from 'vitest'
import { BookChanges } from '../../../../electron/changes/engine'
import type { SupplierRecord } from '../../../../shared/books/books'
import { AppError } from '../../../../shared/errors'
import type { Endpoints } from '../../../../electron/changes/endpoints'
import { newSupplier, NewSuppliers } from '../../../../electron/changes/new-supplier'

/** Books of these names, of which nothing is known here yet; a create would fail. */
function suppliersOf(...names: string[]) {
  const listed = names.map((name, at) => ({ id: at + 1, name }))
  return suppliersAt({ all: async () => listed, named: async () => [] })
}

function suppliersAt(suppliers: Partial<Endpoints['suppliers']>) {
  const kind = newSupplier(() => undefined)
  const changes = new BookChanges<Endpoints>({
    accountId: 'a',
    rows: { open: () => [] } as never,
    kinds: [],
    books: () => undefined as never,
    clock: () => 0,
    assertWritable: () => undefined,
    countIntent: () => undefined,
    changed: () => undefined,
  })
  return new NewSuppliers({
    changes,
    kind,
    books: () => ({ suppliers }) as never,
    known: () => undefined,
    learn: () => undefined,
    countries: () => [],
    choices: () => ({ expenseTypes: [] }),
  })
}

test.each<[string, string[], number]>([
  ['the only one of that name', ['Acme', 'Other'], 1],
  ['the only one of that name but for its case', ['ACME, LTD.', 'Other'], 1],
  ['the one that is written just so beside another', ['ACME LTD', 'Acme Ltd'], 2],
])('%s is taken', async (_, names, id) => {
  const name = names.includes('Acme') ? 'Acme' : 'Acme Ltd'
  expect(await suppliersOf(...names).ensure(name)).toMatchObject({ id })
})

test.each([
  ['written alike', ['Acme Ltd', 'Acme Ltd']],
  ['none of them written just so', ['ACME LTD', 'acme ltd']],
])('of two of one name, %s, none is taken and none is made', async (_, names) => {
  const suppliers = suppliersOf(...names)
  expect(await suppliers.ensure('Acme Ltd')).toEqual({ code: 'supplier-ambiguous', said: [] })
  await expect(suppliers.idOf('Acme Ltd')).rejects.toMatchObject({ code: 'supplier-ambiguous' })
  const draft = { name: 'Acme Ltd', vatNumber: '', country: '', expenseType: '' }
  expect(await suppliers.create(draft, [])).toMatchObject({
    kind: 'held',
    why: { alike: [{ id: 1 }, { id: 2 }], isSame: true },
  })
})

const refusal = (status: number) => new AppError('service-refused', 'No', { detail: { status } })

test.each<[string, () => Promise<SupplierRecord[]>]>([
  ['is empty', async () => []],
  ['lacks it', async () => [{ id: 4, name: 'Other' }]],
  ['is refused', () => Promise.reject(refusal(400))],
])('where the list of all %s, one that is found by name is taken', async (_, all) => {
  const named = async (name: string) => [{ id: 9, name }]
  expect(await suppliersAt({ all, named }).ensure('Acme Ltd')).toMatchObject({ id: 9 })
})

test.each<[string, AppError]>([
  ['refuses both questions', refusal(400)],
  ['fails', new AppError('service-failed', 'No', { detail: { status: 500 } })],
  ['cannot be reached', new AppError('offline', 'No')],
])('a service that %s is never taken for one without the supplier', async (_, error) => {
  const refused = () => Promise.reject(error)
  let created = 0
  const create = async () => {
    created += 1
    return { kind: 'unknown' as const }
  }
  const suppliers = suppliersAt({ all: refused, named: refused, create })
  await expect(suppliers.ensure('Acme Ltd')).rejects.toBe(error)
  expect(created).toBe(0)
})
