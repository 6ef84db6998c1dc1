// What figures say: their middle and spread, whether they are as good as wanted, and what has changed since others.

/**
 * @typedef {object} Target
 * @property {number} [most] the figure is to be this at most
 * @property {number} [least] or this at least
 * @property {number} [share] in this share of the rounds; half of them where nothing is said
 * @property {string} [unit] absent for a ratio
 */

/** @typedef {{ median: number, least: number, most: number, rounds: number, isMet?: boolean }} Summary */

/** @typedef {{ at: string, load: [number, number], figures: Record<string, Summary> }} Run */

/**
 * A row as it is written down; `runs` are those of one command, oldest first.
 * @typedef {{ work: string, baseline: string, target: Record<string, Target>, runs: Run[] }} Row
 */

/**
 * The lowest of the values that at least this share of them does not exceed.
 * @param {readonly number[]} values
 * @param {number} share
 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5)

/**
 * Three figures are as much as such measurements bear.
 * @param {number} value
 */
const rounded = (value) => Number(value.toPrecision(3))

/**
 * @param {readonly number[]} values
 * @param {Target} [target]
 * @returns {Summary}
 */
export function summaryOf(values, target) {
  const isMet = target && isAsWanted(values, target)
  return {
    median: rounded(median(values)),
    least: rounded(Math.min(...values)),
    most: rounded(Math.max(...values)),
    rounds: values.length,
    ...(isMet !== undefined && { isMet }),
  }
}

/**
 * Undefined where nothing is wanted of the figure.
 * @param {readonly number[]} values
 * @param {Target} target
 */
function isAsWanted(values, { most, least, share = 0.5 }) {
  if (most !== undefined) return quantile(values, share) <= most
  if (least === undefined) return undefined
  const mirrored = values.map((value) => -value)
  return quantile(mirrored, share) <= -least
}

/**
 * Ratios that changed by more than a share of what they were. Figures with a unit depend on the computer and are not compared.
 * @param {Record<string, Row>} before
 * @param {Record<string, Row>} now
 * @param {number} by
 */
export function changes(before, now, by = 0.1) {
  return Object.entries(now).flatMap(([name, row]) => {
    const known = before[name]
    if (!known) return []
    return Object.keys(row.target).flatMap((figure) => {
      const [was, is] = [middle(known, figure), middle(row, figure)]
      const isRatio = row.target[figure]?.unit === undefined && !Number.isNaN(was)
      // Written so that what is no number counts as changed.
      const isOther = isRatio && !(Math.abs(is - was) <= by * Math.abs(was))
      return isOther ? [{ row: name, figure, was, is }] : []
    })
  })
}

/**
 * What all runs of a row say of a figure; no number where none has it.
 * @param {Row} row
 * @param {string} figure
 */
export function middle(row, figure) {
  return median(row.runs.flatMap(({ figures }) => figures[figure]?.median ?? []))
}
