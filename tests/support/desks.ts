/** Rigs for many tests at a time: each test has one to itself, over a network that can be told to refuse or to hurry. */
import type { Request } from '../../electron/api/http/transport'
import { exchange } from './exchange'
import {
  billingOf,
  clientDraft,
  invoiceDraft,
  knowsBooks,
  salesDraft,
  type BillingApi,
} from './billing'
import { TransportError } from '../../electron/api/http/lost'
import { Rig, until } from './harness'

/** Requests of one kind, as faults of the demo service are aimed. */
export interface Aim {
  method: string
  /** The source of a regular expression. */
  path: string
}

export interface Desk {
  rig: Rig
  api: BillingApi
  /** An issued invoice of interface A that can be paid very often. */
  invoiceId: number
  /** A draft of interface B that is only read. */
  salesInvoiceId: number
  wire: Wire
}

/** What the way to the service does to requests. */
interface Wire {
  /** Connections for these are refused, by a real port at which nobody listens. */
  refused?: Aim | undefined
  /** So many of these are given up for lost once the service has done them and holds its reply. */
  hurried?: (Aim & { left: number }) | undefined
}

/** Nobody listens at the port of discarding. */
const deadPort = '9'

async function opened(): Promise<Desk> {
  const wire: Wire = {}
  const throughWire = (request: Request) => {
    const url = new URL(request.url)
    if (wire.refused && isAimedAt(wire.refused, request.method, url.pathname)) url.port = deadPort
    const { hurried } = wire
    const isHurried =
      hurried && hurried.left > 0 && isAimedAt(hurried, request.method, url.pathname)
    if (!isHurried) return exchange({ ...request, url })
    hurried.left -= 1
    return noReplyInTime({ ...request, url })
  }
  const noReplyInTime = async (request: Request) => {
    const { service } = rig
    const before = service.held()
    // Its reply comes once it is released, when nobody waits for it any more.
    void exchange(request).catch(() => undefined)
    await until(() => service.held() > before, 'the service holds the reply')
    throw new TransportError('No reply in time', true)
  }
  // Nothing is looked for but what a test asks for, or its requests could not be counted.
  const world = { exchange: throughWire, later: () => undefined }
  // Books with little in them are read again in no time, and what is counted here is what the condition does: a connection that
  // breaks costs the service a request more than Docket counted, and many of them in one second would be refused.
  const service = { seed: 'empty', requestsPerSecond: Infinity } as const
  const rig = await Rig.start({ service, world })
  await rig.connect()
  await knowsBooks(rig)
  const api = billingOf(rig)
  await api.clients.create({ draft: clientDraft() })
  await rig.core.accounts.need().tryNow()
  const made = await api.salesInvoices.create(salesDraft(rig, 'Only read'))
  const salesInvoiceId = made.kind === 'done' ? (made.outcome?.id ?? 0) : 0
  return { rig, api, wire, salesInvoiceId, invoiceId: await issuedInvoice(rig, api) }
}

async function issuedInvoice(rig: Rig, api: BillingApi): Promise<number> {
  const lines = [{ description: 'Tower', quantity: '1', price: '900000', vatType: 'Standard' }]
  const end = await api.invoices.send(await api.invoices.begin(invoiceDraft(rig, { lines })))
  if (end.kind !== 'done' || !end.outcome) throw new Error(JSON.stringify(end))
  rig.service.dials.issueInvoice(end.outcome.invoiceId)
  return end.outcome.invoiceId
}

export function isAimedAt({ method, path }: Aim, asked: string, where: string): boolean {
  return method === asked && new RegExp(path).test(where)
}

/** Lends desks; one on which a test failed is taken apart rather than lent again. */
export class Desks {
  readonly #free: Desk[] = []
  readonly #all: Desk[] = []

  async with(work: (desk: Desk) => Promise<void>): Promise<void> {
    const desk = this.#free.pop() ?? (await this.#more())
    await work(desk)
    this.#free.push(desk)
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map(({ rig }) => rig.end()))
  }

  async #more(): Promise<Desk> {
    const desk = await opened()
    this.#all.push(desk)
    return desk
  }
}
