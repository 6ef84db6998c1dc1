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
}

const capacity = 20_000
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
  'response_type',
  'client_id',
  'redirect_uri',
  'scope',
  'code_challenge_method',
  'grant_type',
])

export class Journal {
  readonly #entries: JournalEntry[] = []

  add(entry: JournalEntry): void {
    this.#entries.push(entry)
    if (this.#entries.length > capacity) this.#entries.shift()
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
