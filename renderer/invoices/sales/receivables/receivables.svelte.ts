/** What clients owe, as it is shown: how it is narrowed by age and client, which is chosen, and reminders. */
import { AppError, type ErrorCode } from '../../../../shared/errors'
import type { AppApi } from '../../../../shared/ipc'
import type { Age, Receivables as Owed } from '../../../../shared/sales-invoices/receivables'
import { Mirror } from '../../../base/mirror.svelte'

interface Parts {
  api: AppApi
  isSeen: () => boolean
  canAsk: () => boolean
}

export type OwedInvoice = Owed['invoices'][number]
export type OwedClient = Owed['clients'][number]

/** Numbers of the two kinds of invoices may be equal. */
export const owedKey = ({ source, id }: OwedInvoice): string => `${source}-${id}`

/** One client, also without a number. */
export const clientKey = ({ clientId, clientName }: Pick<OwedClient, 'clientId' | 'clientName'>) =>
  String(clientId ?? `? ${clientName}`)

export class Receivables {
  readonly #parts: Parts
  #owed = $state.raw<Owed>()
  #problem = $state.raw<ErrorCode>()
  #age = $state<Age>()
  #client = $state<string>()
  #selected = $state<string>()
  #wanted = $state.raw<{ index: number }>()
  #question = 0
  readonly #rows = $derived.by(() =>
    (this.#owed?.invoices ?? []).filter(
      (row) =>
        (this.#age === undefined || row.age === this.#age) &&
        (this.#client === undefined || clientKey(row) === this.#client),
    ),
  )

  constructor(parts: Parts) {
    this.#parts = parts
    const { api, isSeen } = parts
    const again = () => {
      if (isSeen()) void this.load()
    }
    new Mirror(api.books.revision, -1).watch(again)
    new Mirror(api.invoices.revision, -1).watch(again)
  }

  /** Undefined until the first answer. */
  get owed(): Owed | undefined {
    return this.#owed
  }

  get problem(): ErrorCode | undefined {
    return this.#problem
  }

  get age(): Age | undefined {
    return this.#age
  }

  /** Key of the client that the list is narrowed to. */
  get client(): string | undefined {
    return this.#client
  }

  get clientName(): string | undefined {
    return this.#owed?.clients.find((each) => clientKey(each) === this.#client)?.clientName
  }

  /** Those that fit, longest overdue first. */
  get rows(): readonly OwedInvoice[] {
    return this.#rows
  }

  get selected(): OwedInvoice | undefined {
    return this.#rows.find((row) => owedKey(row) === this.#selected)
  }

  /** The row to bring into view: a new object each time. */
  get wanted(): { index: number } | undefined {
    return this.#wanted
  }

  async load(): Promise<void> {
    if (!this.#parts.canAsk()) return
    const question = ++this.#question
    try {
      const owed = await this.#parts.api.invoices.receivables()
      if (question !== this.#question) return
      this.#owed = owed
      this.#problem = undefined
    } catch (thrown) {
      if (question === this.#question) this.#problem = AppError.from(thrown).code
    }
  }

  /** Narrows to one age; the same again shows all. */
  showAge(age: Age): void {
    this.#age = this.#age === age ? undefined : age
    this.#wanted = { index: 0 }
  }

  /** Narrows to one client; the same again shows all. */
  showClient(client: OwedClient): void {
    const key = clientKey(client)
    this.#client = this.#client === key ? undefined : key
    this.#wanted = { index: 0 }
  }

  showAll(): void {
    this.#age = undefined
    this.#client = undefined
  }

  /** Escape: the selection goes first, then what narrows; false when there was neither. */
  stepBack(): boolean {
    if (this.selected) this.#selected = undefined
    else if (this.#age !== undefined || this.#client !== undefined) this.showAll()
    else return false
    return true
  }

  select(index: number): void {
    const row = this.#rows[index]
    if (!row) return
    this.#selected = owedKey(row)
    this.#wanted = { index }
  }

  move(by: number): void {
    const at = this.#rows.findIndex((row) => owedKey(row) === this.#selected)
    const to = at < 0 ? 0 : at + by
    this.select(Math.max(0, Math.min(this.#rows.length - 1, to)))
  }

  /** Nothing of the books before is shown. */
  restart(): void {
    this.#question++
    this.#owed = undefined
    this.#problem = undefined
    this.#selected = undefined
    this.showAll()
    if (this.#parts.isSeen()) void this.load()
  }
}
