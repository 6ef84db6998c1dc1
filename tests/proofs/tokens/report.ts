/** What a proof says at its end: its seed, its totals in one line, and what went wrong. */

export interface Report {
  name: string
  seed: number
  /** How often each thing happened. */
  totals: Record<string, number>
  failures: string[]
}

export function newReport(name: string, seed: number): Report {
  return { name, seed, totals: {}, failures: [] }
}

export function count(report: Report, what: string, by = 1): void {
  report.totals[what] = (report.totals[what] ?? 0) + by
}

/** The one line, with the first failures below it. */
export function lineOf({ name, seed, totals, failures }: Report): string {
  const counts = Object.entries(totals)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([what, times]) => `${what} ${times}`)
  const line = `${name}: seed ${seed}; ${counts.join(', ')}; failures ${failures.length}`
  return [line, ...failures.slice(0, 10).map((failure) => `  ${failure}`)].join('\n')
}

/** Runs pieces of work in a few lanes at once; each lane has what `open` made for it. */
export async function inLanes<Work, Lane>(
  pieces: readonly Work[],
  lanes: number,
  open: (lane: number) => Promise<Lane>,
  run: (lane: Lane, piece: Work) => Promise<void>,
): Promise<void> {
  const queue = pieces.values()
  const one = async (_: unknown, index: number) => {
    const lane = await open(index)
    for (const piece of queue) await run(lane, piece)
  }
  await Promise.all(Array.from({ length: Math.min(lanes, pieces.length) }, one))
}
