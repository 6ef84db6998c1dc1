// Owns the queue of things that are to go wrong, each with the requests it waits for.
export type FaultAct =
  | { kind: 'drop-before' }
  | { kind: 'drop-after' }
  | { kind: 'late-commit'; delayMs: number }
  | { kind: 'hold' }
  | {
      kind: 'status'
      status: number
      body?: unknown
      headers?: Record<string, string>
      /** All is done and committed before this is said of it. */
      isDone?: boolean
    }
  | { kind: 'html' }
  | { kind: 'truncate'; bytes: number }
  | { kind: 'stale-list' }
  | { kind: 'database-error' }

export type Fault = {
  method?: string
  /** A text that starts with a slash is a prefix; any other is the source of a regular expression. */
  path?: string | RegExp
  /** How many requests it strikes; 1 when absent. */
  count?: number
  /** How many requests that fit it lets pass first; none when absent. */
  skip?: number
  act: FaultAct
}

export class Faults {
  #queue: { fault: Fault; left: number; toSkip: number }[] = []

  add(fault: Fault): void {
    const left = fault.count ?? 1
    if (left > 0) this.#queue.push({ fault, left, toSkip: fault.skip ?? 0 })
  }

  clear(): void {
    this.#queue = []
  }

  take(method: string, path: string): FaultAct | undefined {
    const fitting = this.#queue.filter(({ fault }) => strikes(fault, method, path))
    const armed = fitting.find(({ toSkip }) => toSkip === 0)
    for (const waiting of fitting) if (waiting.toSkip > 0) waiting.toSkip -= 1
    if (!armed) return undefined
    armed.left -= 1
    this.#queue = this.#queue.filter(({ left }) => left > 0)
    return armed.fault.act
  }
}

function strikes(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== undefined && fault.method.toUpperCase() !== method) return false
  if (fault.path === undefined) return true
  if (typeof fault.path === 'string' && fault.path.startsWith('/'))
    return path.startsWith(fault.path)
  return new RegExp(fault.path).test(path)
}
