/** Which suppliers of the books are worth comparing with what a receipt says. */
import type { Supplier } from '../../../shared/books/supplier'
import type { CachedBooks } from '../../store/cache/cached-books'
import type { Learned } from '../../store/receipts/learned'
import type { Known, KnownSupplier } from './match'
import { piecesOf, plainWords } from './names'
import { nearSupplier } from './near'
import type { ReadSigns, Sign } from './signs'

interface Sources {
  learned: Pick<Learned, 'choicesFor'>
  cache: CachedBooks
}

/** How many suppliers are compared for one word of a name. */
const mostPerPiece = 40
const shortestPiece = 3

/** Suppliers that a receipt may be from, and what was chosen for receipts with the same signs. */
export function knownFor({ learned, cache }: Sources, accountId: string, read: ReadSigns): Known {
  const suppliers = new Map<number, KnownSupplier>()
  const add = (found: readonly KnownSupplier[]) => {
    for (const supplier of found) suppliers.set(supplier.id, supplier)
  }
  for (const piece of read.name === undefined ? [] : piecesOf(read.name))
    add(cache.findSuppliers(accountId, piece, mostPerPiece))
  for (const words of [read.name ?? '', ...read.lines].map(plainWords).filter(Boolean))
    add(cache.findSuppliers(accountId, words, mostPerPiece))
  add(suppliersOfVat(cache, accountId, read.vatNumber))
  const choices = learned.choicesFor(accountId, read.signs)
  for (const { supplierId } of choices) {
    const known = supplierId !== undefined && cache.lists.record(accountId, 'suppliers', supplierId)
    if (known) add([known])
  }
  for (const { supplierName } of choices)
    add(cache.findSuppliers(accountId, plainWords(supplierName), mostPerPiece))
  return { suppliers: [...suppliers.values()], learned: choices }
}

/** A supplier of the books that one by this name may be; undefined where none is close, or one has this very name. */
export function nearIn(
  sources: Sources,
  accountId: string,
  { name, signs }: { name: string; signs: readonly Sign[] },
): Supplier | undefined {
  const { cache } = sources
  if (cache.supplierNamed(accountId, name)) return undefined
  const vatNumber = signs.find((sign) => sign.startsWith('vat:'))?.slice('vat:'.length)
  const pieces = [...plainWords(name).split(' '), ...piecesOf(name)]
  const suppliers = [...new Set(pieces)].flatMap((piece) =>
    piece.length < shortestPiece ? [] : cache.findSuppliers(accountId, piece, mostPerPiece),
  )
  suppliers.push(...suppliersOfVat(cache, accountId, vatNumber))
  const told = signs.filter((sign) => /^(?:web|phone|post|head):/.test(sign))
  return nearSupplier({ name, vatNumber }, suppliers, chosenFor(sources, accountId, told))
}

/** The supplier of each sign for which one alone was chosen: the postcode of many is the customer's own. */
function chosenFor(
  { learned, cache }: Sources,
  accountId: string,
  signs: readonly Sign[],
): Supplier[] {
  const choices = learned.choicesFor(accountId, signs)
  return signs.flatMap((sign) => {
    const ids = new Set(choices.filter((choice) => choice.sign === sign).map((c) => c.supplierId))
    const [only] = ids
    const isOne = ids.size === 1 && only !== undefined
    return (isOne && cache.lists.record(accountId, 'suppliers', only)) || []
  })
}

function suppliersOfVat(cache: CachedBooks, accountId: string, vatNumber: string | undefined) {
  const sort = { by: 'name', isDescending: false } as const
  const page = { sort, offset: 0, limit: mostPerPiece }
  return vatSpellings(vatNumber).flatMap(
    (search) => cache.lists.page(accountId, 'suppliers', { search, ...page }).rows,
  )
}

/** The ways in which people write a VAT number into the books. */
function vatSpellings(vatNumber: string | undefined): string[] {
  if (vatNumber === undefined) return []
  const spaced = vatNumber.replace(/^(\d{3})(\d{4})(\d{2})$/, '$1 $2 $3')
  return [...new Set([vatNumber, `GB${vatNumber}`, spaced, `GB${spaced}`])]
}
