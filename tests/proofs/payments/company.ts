/** The demo company's invoices without sockets: what the service does with a request, and who put what on an invoice. */
import { Database } from '../../../sandbox/database'
import { usualDialect } from '../../../sandbox/dialect'
import type { Call } from '../../../sandbox/http/call'
import type { Reply } from '../../../sandbox/http/messages'
import { Refusal, refusalReply } from '../../../sandbox/http/refusal'
import { insertClient } from '../../../sandbox/clients'
import { createInvoice, issueInvoice, readInvoice, updateInvoice } from '../../../sandbox/invoices'
import { seedCompany } from '../../../sandbox/seed/seed'

const now = new Date('2026-06-30T09:00:00.000Z')

/** What stands on an invoice: ids of payments, names of files. */
export interface Standing {
  payments: ReadonlySet<number>
  files: ReadonlySet<string>
}

export class Company {
  readonly #database = new Database(':memory:')
  readonly #clientId: number
  readonly bankAccountId: number
  /** Whether invoices are shown with versions, and those of requests count. */
  hasVersions = false

  constructor() {
    this.#database.create(() => {
      seedCompany(this.#database, 'empty', { now, seedNumber: 1 })
    })
    this.#clientId = insertClient(this.#database, {
      name: 'Ashworth Ltd',
      email: 'pay@ashworth.example',
      paymentTermsDays: 30,
      note: '',
      billingAddress: {
        line1: '1 High Street',
        line2: '',
        line3: '',
        line4: '',
        postCode: 'LS1 1AA',
        country: 'GB',
      },
    })
    const account = this.#database.get<{ id: number }>('SELECT id FROM bank_accounts LIMIT 1')
    this.bankAccountId = account?.id ?? 0
  }

  /** An issued invoice over £1,200. */
  newInvoice(): number {
    const item = {
      description: 'Design',
      priceExclVat: '1000.00',
      quantity: 1,
      vatRate: 'Standard',
    }
    const reply = this.#answer(createInvoice, 0, {
      customer: { id: this.#clientId },
      currency: 'POUND_STERLING',
      lineItemType: 'SIMPLE',
      issuedDate: '2026-06-01',
      items: [{ ...item, lineType: 'S' }],
      bankAccount: { id: this.bankAccountId },
      payment: { paymentTerms: { days: 30 } },
    })
    const { id } = JSON.parse(reply.body.toString()) as { id: number }
    issueInvoice(this.#database, id)
    return id
  }

  get(id: number): Reply {
    return this.#answer(readInvoice, id)
  }

  text(id: number): string {
    return this.get(id).body.toString()
  }

  put(id: number, text: string, version?: string): Reply {
    return this.#answer(updateInvoice, id, text, version)
  }

  /** Asked of the database itself, past the service's own way of showing it. */
  standing(id: number): Standing {
    const payments = this.#database.all<{ id: number }>(
      'SELECT id FROM invoice_payments WHERE invoice_id = ?',
      id,
    )
    const files = this.#database.all<{ name: string }>(
      'SELECT file_name AS name FROM invoice_attachments WHERE invoice_id = ?',
      id,
    )
    return {
      payments: new Set(payments.map((payment) => payment.id)),
      files: new Set(files.map(({ name }) => name)),
    }
  }

  #answer(run: (call: Call) => Reply, id: number, body?: unknown, version?: string): Reply {
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? '')
    const call: Call = {
      request: {
        method: 'GET',
        path: '/v1/invoices',
        query: new URLSearchParams(),
        headers: { 'content-type': 'application/json', ...(version && { 'if-match': version }) },
        body: Buffer.from(text),
        staleList: false,
      },
      id,
      database: this.#database,
      company: 1,
      now,
      settings: {
        consent: 'auto',
        accessTokenSeconds: 1,
        refreshTokenSeconds: 1,
        codeSeconds: 1,
        oauth1: undefined,
        pagedLists: false,
        reconciledFinal: false,
        refusesNegative: false,
        versions: this.hasVersions,
        dialect: usualDialect,
      },
    }
    try {
      return this.#database.transaction(() => run(call))
    } catch (cause) {
      if (cause instanceof Refusal) return refusalReply(cause, '/v1/invoices', now)
      throw cause
    }
  }
}

/** What is in one and not in the other. */
export function missingIn(after: Standing, before: Standing): Standing {
  return {
    payments: new Set([...before.payments].filter((id) => !after.payments.has(id))),
    files: new Set([...before.files].filter((name) => !after.files.has(name))),
  }
}
