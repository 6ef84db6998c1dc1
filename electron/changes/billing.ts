/** Changes of one account's books at work: expenses, suppliers, clients, invoices and payments, with the engine that makes them. */
import type {
  ClientRecord,
  Country,
  InvoiceRecord,
  SalesInvoiceSummary,
} from '../../shared/books/books'
import type { SupplierRecord } from '../../shared/books/books'
import type { LiveValue } from '../../shared/channel'
import { AppError } from '../../shared/errors'
import { currencyCode, type Invoice } from '../../shared/invoices/invoice'
import type { InvoiceView } from '../../shared/invoices/invoice-change'
import { subtractAmounts } from '../../shared/money'
import type { Receivable } from '../../shared/sales-invoices/receivables'
import type { ReminderWait } from '../../shared/sales-invoices/sales-billing'
import type { ReferenceData } from '../../shared/books/reference-data'
import type { StepDetail } from '../../shared/step-detail'
import type { BookChangeRows } from '../store/changes/book-change-rows'
import type { InvoiceDrafts } from '../store/changes/invoice-drafts'
import type { ReminderPlans } from '../store/changes/reminder-plans'
import type { SalesInvoiceRows } from '../store/changes/sales-invoice-rows'
import type { Documents } from '../shell/shown-documents'
import { emailKind, Emails, type KindParts } from './e-mails'
import { BookChanges } from './engine'
import { ExpenseChanges, expenseDeletion, expenseEdit, expenseFiles } from './expense-change'
import { invoiceChange, InvoiceChanges } from './invoice-changes'
import { invoiceIdIn } from './invoice-reference'
import type { Endpoints, Index } from './endpoints'
import { newClient, NewClients } from './new-client'
import { newInvoice, NewInvoices } from './new-invoice'
import { newSalesInvoice } from './new-sales-invoice'
import { newSupplier, NewSuppliers } from './new-supplier'
import { PlannedReminders } from './planned-reminders'
import { SalesInvoiceChanges, salesKinds } from './sales-invoice-changes'

/** `isCertain` is false where the answer was lost, and the list alone does not show it any more. */
export interface DeletedExpense {
  accountId: string
  expenseId: number
  isCertain: boolean
}

/** What the billing of every account uses. */
export interface BillingShared {
  drafts: InvoiceDrafts
  bookChangeRows: BookChangeRows
  salesRows: SalesInvoiceRows
  reminderPlans: ReminderPlans
  documents: Documents
  /** Grows whenever a draft or an open change became another. */
  revision: LiveValue<number>
  now: () => Date
  clock: () => number
  /** Counts what is sent outside the profile. @throws AppError `profile-restored` */
  countIntent: () => void
  note: (accountId: string, event: string, note: string, detail?: StepDetail) => void
  /** Told within the commit in which an expense is known to be deleted from here. Never throws. */
  expenseDeleted: (deleted: DeletedExpense) => void
  onIntent?: () => void
}

/** The account's books as they are known here. */
interface Known {
  choices: () => ReferenceData
  countries: () => Country[]
  client: (id: number) => ClientRecord | undefined
  supplier: (name: string) => SupplierRecord | undefined
  /** An invoice of interface A as it was read last. */
  invoice: (id: number) => Invoice | undefined
  invoices: () => InvoiceRecord[]
  salesInvoices: () => SalesInvoiceSummary[]
}

interface Parts extends BillingShared {
  accountId: string
  known: Known
  index: Index
  /** @throws AppError when there is no way to the service, or these may be other books */
  endpoints: () => Endpoints
  /** @throws AppError `read-only`, `books-differ` */
  assertWritable: () => void
  /** Told of failures that no one waits for. */
  report: (error: AppError) => void
}

export class Billing {
  readonly bookChanges: BookChanges<Endpoints>
  readonly expenses: ExpenseChanges
  readonly suppliers: NewSuppliers
  readonly clients: NewClients
  readonly newInvoices: NewInvoices
  readonly changes: InvoiceChanges
  readonly sales: SalesInvoiceChanges
  readonly emails: Emails
  readonly reminders: PlannedReminders
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
    const { accountId, salesRows: rows, bookChangeRows: changeRows, index, known, drafts } = parts
    const note = (event: string, text: string, detail?: StepDetail) => {
      parts.note(accountId, event, text, detail)
    }
    const deleted = (expenseId: number, isCertain: boolean) => {
      parts.expenseDeleted({ accountId, expenseId, isCertain })
    }
    const told = { ...index, note, deleted }
    const [edit, files, deletion] = [expenseEdit(told), expenseFiles(told), expenseDeletion(told)]
    const payment = invoiceChange({ index, note })
    const sales = { ...salesKinds(index, note), creation: newSalesInvoice(note) }
    const [supplier, client] = [newSupplier(note), newClient(note)]
    const invoice = newInvoice({ accountId, drafts, note, choices: known.choices })
    const mailed = { index, note, emails: (id: number) => rows.emails(accountId, id) }
    const emails = { email: emailKind('email', mailed), reminder: emailKind('reminder', mailed) }
    this.bookChanges = new BookChanges<Endpoints>({
      accountId,
      rows: changeRows,
      clock: parts.clock,
      kinds: [
        edit,
        files,
        deletion,
        payment,
        invoice,
        supplier,
        client,
        ...Object.values(sales),
        ...Object.values(emails),
      ],
      books: parts.endpoints,
      assertWritable: parts.assertWritable,
      countIntent: parts.countIntent,
      changed: () => {
        this.changed()
      },
      ...(parts.onIntent && { onIntent: parts.onIntent }),
    })
    const changing = { changes: this.bookChanges, books: parts.endpoints }
    this.suppliers = new NewSuppliers({
      ...changing,
      kind: supplier,
      known: known.supplier,
      learn: index.learnSupplier,
      countries: known.countries,
      choices: known.choices,
    })
    this.expenses = new ExpenseChanges({
      ...changing,
      kinds: { edit, files, deletion },
      supplier: (name) => this.suppliers.idOf(name),
    })
    this.clients = new NewClients({ ...changing, kind: client, index, countries: known.countries })
    this.newInvoices = new NewInvoices({
      ...changing,
      accountId,
      kind: invoice,
      drafts,
      index,
      note,
      choices: known.choices,
    })
    this.changes = new InvoiceChanges({ ...changing, accountId, kind: payment, rows: changeRows })
    this.sales = new SalesInvoiceChanges({
      ...changing,
      accountId,
      rows,
      changeRows,
      kinds: sales,
      emailOf: (clientId) => known.client(clientId)?.email,
      planned: (id) => ({
        plan: this.reminders.shown(id),
        usualReminderDays: [...parts.reminderPlans.usualDays(accountId)],
      }),
    })
    this.emails = new Emails({ ...changing, kinds: emails, now: parts.now })
    this.reminders = this.#planned(mailed)
  }

  #planned(mailed: KindParts): PlannedReminders {
    const { accountId, index, endpoints, known, now, report, reminderPlans: plans } = this.#parts
    return new PlannedReminders({
      ...mailed,
      index,
      accountId,
      plans,
      changes: this.bookChanges,
      books: endpoints,
      view: (id) => this.sales.view(id),
      nameOf: (id) => nameIn(known.salesInvoices(), id),
      now,
      changed: () => {
        this.changed()
      },
      report,
    })
  }

  get accountId(): string {
    return this.#parts.accountId
  }

  get documents(): Documents {
    return this.#parts.documents
  }

  get drafts(): InvoiceDrafts {
    return this.#parts.drafts
  }

  /** @throws AppError */
  endpoints(): ReturnType<Parts['endpoints']> {
    return this.#parts.endpoints()
  }

  changed(): void {
    const { revision } = this.#parts
    revision.set(revision.get() + 1)
  }

  /** An invoice as it is now, or as it was read last when the service cannot be asked. @throws AppError */
  async view(id: number): Promise<InvoiceView> {
    const { known } = this.#parts
    try {
      return await this.changes.view(id)
    } catch (thrown) {
      const { code } = AppError.from(thrown)
      const invoice = known.invoice(id)
      if (!invoice || code === 'not-found' || code === 'reply-unreadable') throw thrown
      return this.changes.viewOf(invoice, false)
    }
  }

  /** Opens an invoice by what a person pasted. @throws AppError `invalid-input`, `not-found` … */
  async open(reference: string): Promise<InvoiceView> {
    const id = invoiceIdIn(reference)
    if (id === undefined) throw new AppError('invalid-input', 'No number of an invoice in it')
    return this.changes.view(id)
  }

  /** What is owed, as far as is known here. */
  owed(): Receivable[] {
    const { accountId, known, salesRows } = this.#parts
    const lastDays = salesRows.lastDays(accountId)
    return [
      ...known.invoices().flatMap(owedOn),
      ...known.salesInvoices().flatMap((invoice) => owedOnSales(invoice, lastDays.get(invoice.id))),
    ]
  }

  /** Settles what is open by reading; nothing is sent. */
  resume(): Promise<void> {
    return this.bookChanges.resume()
  }

  /** Begins nothing any more; what is on its way is waited for. */
  close(): Promise<void> {
    this.reminders.hold(true)
    return this.bookChanges.close()
  }
}

function nameIn(
  invoices: readonly SalesInvoiceSummary[],
  id: number,
): Pick<ReminderWait, 'clientName' | 'number'> {
  const known = invoices.find((invoice) => invoice.id === id)
  const number = known?.invoiceNumber
  return { clientName: known?.clientName ?? '', ...(number !== undefined && { number }) }
}

/** What of interface A is not owed yet, or no more. */
const notOwed: ReadonlySet<string | undefined> = new Set(['DRAFT', 'SETTLED', 'WRITTEN_OFF'])

/** A draft is not owed yet; of one that is issued the amount may be shown nowhere. */
function owedOn(invoice: InvoiceRecord): Receivable[] {
  const { id, clientId, clientName, dueDate, issuedDate, outstanding, state } = invoice
  if (state === 'DRAFT' || (outstanding === undefined && notOwed.has(state))) return []
  return [
    {
      source: 'new',
      id,
      clientName,
      issuedDate,
      currency: currencyCode(invoice.currency),
      isExact: true,
      ...(outstanding !== undefined && { outstanding }),
      ...(dueDate !== undefined && { dueDate }),
      ...(clientId !== undefined && { clientId }),
    },
  ]
}

function owedOnSales(invoice: SalesInvoiceSummary, lastEmailed: string | undefined): Receivable[] {
  const { id, clientId, clientName, dueDate, issuedDate, gross, paid, state, invoiceNumber } =
    invoice
  if (state !== 'DUE' && state !== 'OVERDUE') return []
  const isTold = gross !== ''
  return [
    {
      source: 'sales',
      id,
      clientName,
      issuedDate,
      currency: currencyCode(invoice.currency),
      isExact: !isTold || paid !== undefined,
      ...(isTold && { outstanding: paid === undefined ? gross : subtractAmounts(gross, paid) }),
      ...(paid !== undefined && { paid }),
      ...(clientId !== undefined && { clientId }),
      ...(dueDate !== undefined && { dueDate }),
      ...(invoiceNumber !== undefined && { number: invoiceNumber }),
      ...(lastEmailed !== undefined && { lastEmailed }),
    },
  ]
}
