// Owns the queue of things that are to go wrong, each with the requests it waits for.
export type FaultAct =
  | { kind: 'drop-before' }
  | { kind: 'drop-after' }
  | { kind: 'late-commit'; delayMs: number }
  | { kind: 'hold' }
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
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
  act: FaultAct
}

export class Faults {
  #queue: { fault: Fault; left: number }[] = []

  add(fault: Fault): void {
    const left = fault.count ?? 1
    if (left > 0) this.#queue.push({ fault, left })
  }

  clear(): void {
    this.#queue = []
  }

  take(method: string, path: string): FaultAct | undefined {
    const armed = this.#queue.find(({ fault }) => strikes(fault, method, path))
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
