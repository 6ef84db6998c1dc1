/** Which receipts and expenses may be the same purchase as a receipt: gathered from what is known here, asked of a person. */
import { addDays } from '../../shared/calendar'
import { AppError } from '../../shared/errors'
import type { ExpenseFilter, ExpenseRecord } from '../../shared/expenses/expense-record'
import { parseAmount, signOf, withSign } from '../../shared/money'
import { carriesNumber, isSameNumber, numberPattern } from '../../shared/receipts/document-number'
import type { Look } from '../../shared/receipts/look'
import type { Alike, MediaType, ToldApart } from '../../shared/receipts/receipt'
import { foldName } from '../../shared/books/supplier'
import type { Accounts } from '../accounts/accounts'
import type { Books } from '../books/books'
import type { Journal } from '../store/journal'
import type { ComparedReceipt, Looks } from '../store/receipts/looks'
import type { Receipts } from '../store/receipts/receipts'
import { isLookAlike, type Said } from './look-alikes'
import {
  daysAround,
  factsOf,
  foreignAmount,
  isInvoiceAndReceipt,
  isSamePayee,
  isSamePurchase,
  mostDaysToPay,
  type Facts,
} from './same-purchase'
import { spellingsOf } from './suggestions/names'

/** The receipt in question. */
export type Subject = Facts &
  Pick<ComparedReceipt, 'id' | 'documentNumber' | 'duplicateOf' | 'expenseId'>

/** A receipt whose picture looks the same. */
export interface LookAlike {
  other: ComparedReceipt
  /** In how many bits the looks differ. */
  difference: number
  /** What was read on it. */
  said?: Said | undefined
}

/** What it may be the same as. */
export interface Candidates {
  /** The receipt it is a same file of. */
  twin: ComparedReceipt | undefined
  /** What was read on the receipt in question. */
  said?: Said | undefined
  looksLike: readonly LookAlike[]
  /** Receipts whose document has the same number. */
  ofNumber: readonly ComparedReceipt[]
  /** Receipts of the same day and amount, in pounds or in another currency. */
  ofDayAndAmount: readonly ComparedReceipt[]
  /** Receipts of the supplier and amount within the days in which an invoice is paid, each with what was read on it. */
  ofAmount: readonly { other: ComparedReceipt; said?: Said | undefined }[]
  /** Receipts of the very same file in other books, with the names of these. */
  inOtherBooks: readonly { other: ComparedReceipt; books: string }[]
  /** Expenses of the days around, and those that carry the number of the document. */
  expenses: readonly ExpenseRecord[]
  /** Ids of the expenses that carry this receipt's own marker. */
  own: readonly number[]
  /** Keys of what a person told apart from it. */
  keptBeside: ReadonlySet<string>
}

/**
 * One entry for each other receipt or expense, the surest kind of likeness first. A receipt that is itself asked about as
 * a same file of this one is left to that question; an expense that came of a receipt named here is not named again.
 */
export function decideAlike(subject: Subject, candidates: Candidates): Alike[] {
  const { twin, ofDayAndAmount, keptBeside } = candidates
  const looksLike = candidates.looksLike
    .filter((each) => isLookAlike(candidates.said, each))
    .map(({ other }) => other)
  const ofNumber = candidates.ofNumber.filter((other) => isSameDocument(subject, other))
  const isOther = ({ id, duplicateOf, goesWith }: ComparedReceipt) =>
    id !== subject.id &&
    duplicateOf !== subject.id &&
    goesWith !== subject.id &&
    !keptBeside.has(id)
  const facts = ofDayAndAmount.filter((other) => hasSameFacts(subject, other))
  const ofPayment = candidates.ofAmount
    .filter(({ other, said }) =>
      isInvoiceAndReceipt({ ...subject, said: candidates.said }, { ...other, said }),
    )
    .map(({ other }) => other)
  const receipts = new Map<string, Alike>()
  const add = (kind: Alike['kind'], others: readonly ComparedReceipt[]) => {
    for (const other of others)
      if (!receipts.has(other.id)) receipts.set(other.id, receiptEntry(kind, other))
  }
  if (twin && subject.duplicateOf === twin.id) add('same-file', [twin])
  add('same-number', ofNumber.filter(isOther))
  add('look-alike', looksLike.filter(isOther))
  add('same-facts', facts.filter(isOther))
  add('invoice-paid', ofPayment.filter(isOther))
  const elsewhere = candidates.inOtherBooks
    .filter(({ other }) => !keptBeside.has(other.id))
    .map(({ other, books }) => ({ ...receiptEntry('other-books', other), books }))
  // One a person told apart stands for its expense as well.
  const named = [subject, ...ofNumber, ...looksLike, ...facts, ...ofPayment].flatMap(
    ({ expenseId }) => expenseId ?? [],
  )
  const isOpen = ({ id }: ExpenseRecord) =>
    ![...named, ...candidates.own].includes(id) && !keptBeside.has(expenseKey(id))
  const expenses = candidates.expenses.filter(isOpen)
  const entriesOf = (kind: Alike['kind']) =>
    expenses
      .filter((expense) => kindOf(subject, expense) === kind)
      .map((expense) => expenseEntry(kind, expense))
  return [
    ...receipts.values(),
    ...elsewhere,
    ...entriesOf('same-number'),
    ...entriesOf('in-books'),
    ...expenses.flatMap((expense) => creditEntry(subject, expense) ?? []),
    ...entriesOf('fits-expense'),
  ]
}

/** What an expense of the books may be to a receipt: one that lacks a file is the first to be thought of. */
function kindOf(subject: Subject, expense: ExpenseRecord): Alike['kind'] | undefined {
  if (fits(subject, expense)) return 'fits-expense'
  if (carriesDocument(subject, expense)) return 'same-number'
  return hasSameFacts(subject, factsOf(expense)) ? 'in-books' : undefined
}

/** A credit note of the same amount that the service keeps with an expense; one may be entered days after that of its paper. */
function creditEntry(subject: Subject, expense: ExpenseRecord): Alike | undefined {
  if (kindOf(subject, expense)) return undefined
  const [found] = (expense.creditNotes ?? []).flatMap(({ date, amount }) => {
    const gross = parseAmount(amount)
    if (gross === undefined) return []
    // One without a day is of any.
    const facts = {
      ...expense,
      postingDate: date || subject.postingDate,
      gross: withSign(gross, -1),
    }
    return isSamePurchase(subject, facts, mostDaysApart) ? [facts] : []
  })
  return found && expenseEntry('credit-in-books', found)
}

/** A receipt may bear another day than the payment it was booked by. */
const mostDaysApart = 7

/**
 * Whether a receipt may be the one that an expense of the books lacks, and could be put there. A reconciled payment holds
 * the payment alone: files of its expense may change while the service calls it editable.
 */
function fits(subject: Facts, expense: ExpenseRecord): boolean {
  const { attachments, isEditable } = expense
  const isLacking = isEditable !== false && attachments?.length === 0
  return isLacking && isSamePurchase(subject, factsOf(expense), mostDaysApart)
}

/** A key that no receipt's id can be. */
export const expenseKey = (id: number): string => `expense:${id}`

const keyOf = (other: string | number) => (typeof other === 'number' ? expenseKey(other) : other)

const hasSameFacts = (a: Facts, b: Facts): boolean => isSamePurchase(a, b, 0)

/** A supplier gives a number once. */
function isSameDocument(a: Subject, b: Subject): boolean {
  const { documentNumber: one = '' } = a
  const { documentNumber: other = '' } = b
  return isSameNumber(one, other) && isSamePayee(a, b)
}

function carriesDocument(subject: Subject, expense: ExpenseRecord): boolean {
  const { documentNumber = '' } = subject
  const texts = [expense.reference, ...expense.lines.map(({ description }) => description)]
  return texts.some((text) => carriesNumber(text, documentNumber)) && isSamePayee(subject, expense)
}

function receiptEntry(kind: Alike['kind'], other: ComparedReceipt): Alike {
  const { id, fileName, mediaType, supplierName, postingDate, gross, state, originalGone } = other
  return {
    kind,
    receiptId: id,
    fileName,
    mediaType,
    supplierName,
    postingDate,
    gross,
    state,
    ...(originalGone && { originalGone }),
  }
}

function expenseEntry(
  kind: Alike['kind'],
  { id, supplierName, postingDate, gross }: ExpenseRecord,
): Alike {
  return { kind, expenseId: id, supplierName, postingDate, gross }
}

/** More of one supplier and amount within these days are a habit, of which no two tell anything. */
const mostOfAmount = 12

interface Parts {
  looks: Looks
  receipts: Receipts
  accounts: Accounts
  journal: Journal
  /** What was read on a receipt; undefined while it was not. */
  said: (id: string) => Said | undefined
}

export class AlikeReceipts {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** What may be the same purchase. Needs no network. @throws AppError `not-found` */
  of(id: string): Alike[] {
    const { looks, receipts, accounts, said } = this.#parts
    const receipt = receipts.read(id)
    const subject = { ...receipt, supplierId: receipt.draft.supplierId }
    const accountId = receipts.accountOf(id)
    const books = accounts.all().find((account) => account.id === accountId)?.books
    const { duplicateOf, documentNumber } = subject
    const differences = looks.like(id)
    // One that comes back from the bin may meet a later copy of its file.
    for (const same of looks.ofFile(accountId, receipt.sha256))
      if (same.id !== id) differences.set(same.id, 0)
    const looksLike = looks.receipts(accountId, [...differences.keys()])
    const expenses = books ? expensesLike(subject, books) : []
    const ofAmount = this.#ofAmount(accountId, subject)
    return decideAlike(subject, {
      twin: duplicateOf ? looks.receipts(accountId, [duplicateOf])[0] : undefined,
      said: looksLike.length > 0 || ofAmount.length > 0 ? said(id) : undefined,
      looksLike: looksLike.map((other) => ({
        other,
        difference: differences.get(other.id) ?? Infinity,
        said: said(other.id),
      })),
      ofNumber: documentNumber ? looks.ofNumber(accountId, documentNumber) : [],
      ofDayAndAmount: this.#ofDayAndAmount(accountId, subject),
      ofAmount: ofAmount.map((other) => ({ other, said: said(other.id) })),
      inOtherBooks: this.#inOtherBooks(accountId, receipt.sha256),
      expenses,
      // A search of all expenses, which costs more than all else of a row in a list.
      own: expenses.length > 0 ? (books?.findMarker(receipt.marker) ?? []) : [],
      keptBeside: looks.keptBeside(id),
    })
  }

  #ofDayAndAmount(
    accountId: string | undefined,
    { postingDate, gross, original }: Facts,
  ): ComparedReceipt[] {
    const { looks } = this.#parts
    if (!postingDate) return []
    return [
      ...(gross ? looks.ofDayAndAmount(accountId, postingDate, gross) : []),
      ...(original ? looks.ofDayAndCurrency(accountId, postingDate, original.currency) : []),
    ]
  }

  #ofAmount(accountId: string | undefined, subject: Subject): ComparedReceipt[] {
    const { id, postingDate, gross } = subject
    const [from] = daysAround(postingDate, mostDaysToPay)
    if (from === undefined || !gross) return []
    const days = Array.from({ length: 2 * mostDaysToPay + 1 }, (_, at) => addDays(from, at))
    const found = this.#parts.looks
      .ofDaysAndAmount(accountId, days, gross)
      .filter((other) => other.id !== id && isSamePurchase(subject, other, mostDaysToPay))
    return found.length > mostOfAmount ? [] : found
  }

  /** A file that was moved there and came back from the bin, or was dropped into the wrong books. The demo has no real ones. */
  #inOtherBooks(accountId: string | undefined, sha256: string): Candidates['inOtherBooks'] {
    const names = new Map(
      this.#parts.accounts
        .all()
        .map(({ stored }) => stored.account)
        .filter(({ kind }) => kind !== 'demo')
        .map(({ id, name }) => [id, name]),
    )
    if (accountId === undefined || !names.has(accountId)) return []
    return this.#parts.looks.ofFileElsewhere(accountId, sha256).flatMap((each) => {
      const books = names.get(each.accountId)
      return books === undefined ? [] : [{ other: each.other, books }]
    })
  }

  /** The next receipt at hand whose picture is to be looked at. */
  due(): { id: string; mediaType: MediaType } | undefined {
    return this.#parts.looks.due(this.#parts.receipts.shownAccountId)
  }

  /** Keeps how a receipt looks, and has the window ask again where that tells anything. */
  looked(id: string, look: Look | undefined): void {
    const { looks, receipts } = this.#parts
    looks.keep(id, look)
    const like = [...looks.like(id).keys()]
    if (looks.receipts(receipts.accountOf(id), like).length > 0) receipts.refresh()
  }

  /** The person says that these are purchases of their own: ids of receipts and of expenses. @throws AppError `not-found` */
  keepBeside(id: string, others: readonly (string | number)[]): ToldApart {
    const { looks, receipts, journal } = this.#parts
    receipts.read(id)
    const accountId = receipts.accountOf(id)
    const added = looks.keepBeside(id, others.map(keyOf), () => {
      journal.record({
        event: 'kept-both',
        receiptId: id,
        ...(accountId !== undefined && { accountId }),
      })
    })
    receipts.refresh()
    return { id, others: others.filter((other) => added.includes(keyOf(other))) }
  }

  /** The person says that a same file is a receipt of its own: so it is beside every other of that file. */
  keepTwin(id: string): ToldApart {
    const { looks, receipts } = this.#parts
    const { sha256, duplicateOf } = receipts.read(id)
    const same = looks
      .ofFile(receipts.accountOf(id), sha256)
      .flatMap((other) => (other.id === id ? [] : [other.id]))
    const keys = new Set([...same, ...(duplicateOf === undefined ? [] : [duplicateOf])])
    const added = looks.keepBeside(id, [...keys], () => {
      receipts.keepBoth(id)
    })
    return { id, others: added, ...(duplicateOf !== undefined && { twin: duplicateOf }) }
  }

  /** Takes back what was told apart, and asks again. @throws AppError `wrong-state` once it is not in review any more */
  askAgain({ id, twin, others }: ToldApart): void {
    const { looks, receipts } = this.#parts
    looks.forgetBeside(id, others.map(keyOf), () => {
      receipts.askAgain(id, twin)
    })
  }
}

/** Far more than one supplier is paid of one amount on one day. */
const mostExpenses = 200

/**
 * Expenses in the books of the days around the receipt's in which its amount occurs, those in which its number does, and of
 * its supplier's newest those that carry the number written otherwise. A credit note may be kept with an expense of any day.
 */
function expensesLike(subject: Subject, books: Books): ExpenseRecord[] {
  const { supplierId, supplierName, postingDate, gross, original, documentNumber = '' } = subject
  if (supplierId === undefined && !foldName(supplierName)) return []
  const found = (filter: Partial<ExpenseFilter>) =>
    books.expenses({
      search: '',
      ...filter,
      sort: { by: 'date', isDescending: true },
      offset: 0,
      limit: mostExpenses,
    }).rows
  try {
    const [from, to] = daysAround(postingDate, mostDaysApart)
    const amounts = [gross, foreignAmount(original) ?? ''].filter((amount) => amount !== '')
    const ofDays = from && to ? amounts.flatMap((search) => found({ search, from, to })) : []
    const pattern = numberPattern(documentNumber)
    const payee = { supplierId, names: spellingsOf(supplierName) }
    const ofNumber = pattern
      ? [...found({ search: documentNumber }), ...books.expensesHolding(payee, pattern)].filter(
          (expense) => carriesDocument(subject, expense),
        )
      : []
    const credit = parseAmount(gross) ?? '0'
    const credited =
      signOf(credit) < 0
        ? found({ search: withSign(credit, 1), supplierId }).filter(
            ({ creditNotes }) => creditNotes,
          )
        : []
    return [
      ...new Map([...ofDays, ...ofNumber, ...credited].map((each) => [each.id, each])).values(),
    ]
  } catch (error) {
    // The caches begin anew by themselves; a warning less is no reason to show nothing.
    if (AppError.from(error).code === 'store-damaged') return []
    throw error
  }
}
