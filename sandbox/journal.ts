// Owns the journal: what was asked, without any secret, and how each request ended.
export type JournalEntry = {
  at: string
  method: string
  path: string
  query: string
  /** 'dropped' while, or because, no reply was sent. */
  status: number | 'dropped'
  /** Length of the request body. */
  bytes: number
  grantId: number | undefined
  /** Whose books the grant is to; absent for the first company. */
  company?: number
}

const capacity = 10_000
const longestText = 500
const plainParameters: ReadonlySet<string> = new Set([
  'page',
  'size',
  'sort',
  'expenseId',
  'attachmentId',
  'fileName',
  'supplierName',
  'date',
  'direction',
  'firstResult',
  'resultsPerPage',
  'clientId',
  'dueDate',
  'dueDateFrom',
  'dueDateTo',
  'response_type',
  'client_id',
  'redirect_uri',
  'scope',
  'code_challenge_method',
  'grant_type',
])

export class Journal {
  readonly #entries: JournalEntry[] = []
  #dropped = 0

  /** Only the newest entries are kept. */
  add(entry: JournalEntry): void {
    this.#entries.push(entry)
    if (this.#entries.length <= capacity) return
    this.#entries.shift()
    this.#dropped += 1
  }

  /** A request of which not even the method could be read. */
  addUnreadable(at: Date, status: number): void {
    const nothing = { method: '', path: '', query: '', bytes: 0, grantId: undefined }
    this.add({ ...nothing, at: at.toISOString(), status })
  }

  /** How many older entries are no longer kept. */
  get dropped(): number {
    return this.#dropped
  }

  entries(): JournalEntry[] {
    return this.#entries.map((entry) => ({ ...entry }))
  }
}

/** Keeps the values of parameters known to be harmless and hides every other. */
export function withoutSecrets(query: URLSearchParams): string {
  const shown = new URLSearchParams()
  for (const [name, value] of query) shown.append(name, plainParameters.has(name) ? value : '***')
  return shown.toString()
}

/** Keeps the journal small, however long what was asked. */
export function shortened(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text
}
