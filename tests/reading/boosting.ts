/** Grows trees on the signs of candidates, one after another on what those before leave wrong (gradient boosting). */
import type { Tree } from '../../electron/reading/fields/trees'
import type { Sample } from './fitting'
import { randomOf } from './fitting'

export interface Growth {
  trees: number
  depth: number
  rate: number
  /** Draws answers towards nothing, the more the fewer candidates gave them. */
  pull: number
  /** The least weight of candidates behind an answer. */
  least: number
  /** Share of the signs that each tree may ask for. */
  signs: number
  seed: number
}

const mostBins = 12

/** One sign: its values as numbers of bins, where it is not 0. */
interface Column {
  name: string
  rows: Int32Array
  bins: Uint8Array
  /** The highest value of each bin but the last. */
  edges: number[]
  zeroBin: number
}

interface Table {
  columns: Column[]
  /** Of candidates. */
  count: number
  starts: number[]
  right: Float64Array
  weights: Float64Array
}

function tableOf(samples: readonly Sample[]): Table {
  const values = new Map<string, { rows: number[]; values: number[] }>()
  const starts = [0]
  const right: number[] = []
  const weights: number[] = []
  let count = 0
  for (const sample of samples) {
    sample.candidates.forEach(({ signs }, at) => {
      for (const [name, value] of Object.entries(signs)) {
        let column = values.get(name)
        if (!column) values.set(name, (column = { rows: [], values: [] }))
        column.rows.push(count)
        column.values.push(value)
      }
      right.push(sample.right[at] ?? 0)
      count += 1
    })
    starts.push(count)
    weights.push(sample.weight)
  }
  const columns = [...values]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { rows, values: all }]) => columnOf(name, rows, all))
  return {
    columns,
    count,
    starts,
    right: Float64Array.from(right),
    weights: Float64Array.from(weights),
  }
}

function columnOf(name: string, rows: number[], values: number[]): Column {
  const sorted = [...new Set([0, ...values])].toSorted((a, b) => a - b)
  const ordered = values.toSorted((a, b) => a - b)
  const edges =
    sorted.length <= mostBins
      ? sorted.slice(0, -1)
      : [
          ...new Set([
            ...(sorted[0]! < 0 ? [] : [0]),
            ...Array.from(
              { length: mostBins - 2 },
              (_, at) => ordered[Math.floor(((at + 1) * ordered.length) / (mostBins - 1))]!,
            ),
          ]),
        ]
          .filter((edge) => edge < sorted.at(-1)!)
          .toSorted((a, b) => a - b)
  // Between two values, so that rounding of either does not matter.
  const mid = edges.map((edge) => {
    const next = sorted.find((value) => value > edge) ?? edge
    return Math.round(((edge + next) / 2) * 1e4) / 1e4
  })
  const binOf = (value: number) => {
    const at = mid.findIndex((edge) => value <= edge)
    return at < 0 ? mid.length : at
  }
  return {
    name,
    rows: Int32Array.from(rows),
    bins: Uint8Array.from(values, binOf),
    edges: mid,
    zeroBin: binOf(0),
  }
}

interface Node {
  slope: number
  curve: number
  split?: { column: Column; bin: number; low: number; high: number }
}

/** Slopes and curves of the log of what right candidates share of belief. */
function lean(table: Table, scores: Float64Array, slope: Float64Array, curve: Float64Array): void {
  const { starts, right, weights } = table
  for (let sample = 0; sample + 1 < starts.length; sample += 1) {
    const [from, to] = [starts[sample]!, starts[sample + 1]!]
    let top = -Infinity
    for (let row = from; row < to; row += 1) top = Math.max(top, scores[row]!)
    let all = 0
    let good = 0
    for (let row = from; row < to; row += 1) {
      const raised = Math.exp(scores[row]! - top)
      slope[row] = raised
      all += raised
      good += raised * right[row]!
    }
    for (let row = from; row < to; row += 1) {
      const share = slope[row]! / all
      const wanted = good > 0 ? (slope[row]! * right[row]!) / good : 0
      slope[row] = good > 0 ? weights[sample]! * (wanted - share) : 0
      curve[row] = good > 0 ? weights[sample]! * Math.max(share * (1 - share), 1e-4) : 0
    }
  }
}

/**
 * Trees that, added to a first score of each candidate, raise the belief in right ones.
 * @param first of each candidate of each sample, in their order
 */
export function grow(samples: readonly Sample[], first: readonly number[], growth: Growth): Tree[] {
  const table = tableOf(samples)
  const scores = Float64Array.from(first)
  const slope = new Float64Array(table.count)
  const curve = new Float64Array(table.count)
  const random = randomOf(growth.seed)
  const trees: Tree[] = []
  for (let turn = 0; turn < growth.trees; turn += 1) {
    lean(table, scores, slope, curve)
    const columns = table.columns.filter(() => random() < growth.signs)
    trees.push(growTree(table, columns, { slope, curve, scores }, growth))
  }
  return trees
}

interface State {
  slope: Float64Array
  curve: Float64Array
  scores: Float64Array
}

function growTree(table: Table, columns: readonly Column[], state: State, growth: Growth): Tree {
  const { slope, curve, scores } = state
  const home = new Int32Array(table.count)
  const nodes: Node[] = [{ slope: 0, curve: 0 }]
  for (let row = 0; row < table.count; row += 1) {
    nodes[0]!.slope += slope[row]!
    nodes[0]!.curve += curve[row]!
  }
  let open = [0]
  for (let level = 0; level < growth.depth && open.length > 0; level += 1)
    open = splitAll(nodes, open, { table, columns, home, ...state }, growth)
  const answers = nodes.map(
    (node) => Math.round(((growth.rate * node.slope) / (node.curve + growth.pull)) * 1e3) / 1e3,
  )
  for (let row = 0; row < table.count; row += 1) scores[row]! += answers[home[row]!]!
  const treeOf = (at: number): Tree => {
    const { split } = nodes[at]!
    if (!split) return answers[at]!
    return [
      split.column.name,
      split.column.edges[split.bin]!,
      treeOf(split.low),
      treeOf(split.high),
    ]
  }
  return treeOf(0)
}

interface Ground extends State {
  table: Table
  columns: readonly Column[]
  home: Int32Array
}

/** Splits each open node by the sign that gains most, and says which came of it. */
function splitAll(
  nodes: Node[],
  open: readonly number[],
  ground: Ground,
  growth: Growth,
): number[] {
  const { columns, home, slope, curve } = ground
  const slot = new Int32Array(nodes.length).fill(-1)
  open.forEach((node, at) => (slot[node] = at))
  const best = open.map(() => ({ gain: 1e-3, column: undefined as Column | undefined, bin: 0 }))
  const size = mostBins + 2
  const slopes = new Float64Array(open.length * size)
  const curves = new Float64Array(open.length * size)
  for (const column of columns) {
    slopes.fill(0)
    curves.fill(0)
    const { rows, bins, zeroBin } = column
    for (let k = 0; k < rows.length; k += 1) {
      const row = rows[k]!
      const at = slot[home[row]!]!
      if (at < 0) continue
      slopes[at * size + bins[k]!]! += slope[row]!
      curves[at * size + bins[k]!]! += curve[row]!
    }
    open.forEach((node, at) => {
      const found = best[at]!
      const whole = nodes[node]!
      let [restSlope, restCurve] = [whole.slope, whole.curve]
      for (let bin = 0; bin <= column.edges.length; bin += 1) {
        restSlope -= slopes[at * size + bin]!
        restCurve -= curves[at * size + bin]!
      }
      slopes[at * size + zeroBin]! += restSlope
      curves[at * size + zeroBin]! += restCurve
      let [lowSlope, lowCurve] = [0, 0]
      const base = whole.slope ** 2 / (whole.curve + growth.pull)
      for (let bin = 0; bin < column.edges.length; bin += 1) {
        lowSlope += slopes[at * size + bin]!
        lowCurve += curves[at * size + bin]!
        const [highSlope, highCurve] = [whole.slope - lowSlope, whole.curve - lowCurve]
        if (lowCurve < growth.least || highCurve < growth.least) continue
        const gain =
          lowSlope ** 2 / (lowCurve + growth.pull) +
          highSlope ** 2 / (highCurve + growth.pull) -
          base
        if (gain > found.gain) Object.assign(found, { gain, column, bin })
      }
    })
  }
  return best.flatMap(({ column, bin }, at) =>
    column ? parted(nodes, open[at]!, { column, bin }, ground) : [],
  )
}

function parted(
  nodes: Node[],
  node: number,
  { column, bin }: { column: Column; bin: number },
  { home, slope, curve, table }: Ground,
): number[] {
  const [low, high] = [nodes.length, nodes.length + 1]
  const zero = column.zeroBin <= bin ? low : high
  nodes.push({ slope: 0, curve: 0 }, { slope: 0, curve: 0 })
  nodes[node]!.split = { column, bin, low, high }
  const moved = new Uint8Array(table.count)
  column.rows.forEach((row, k) => {
    if (home[row] !== node) return
    moved[row] = 1
    home[row] = column.bins[k]! <= bin ? low : high
  })
  for (let row = 0; row < table.count; row += 1) {
    if (home[row] === node && !moved[row]) home[row] = zero
    if (home[row] !== low && home[row] !== high) continue
    const into = nodes[home[row]!]!
    into.slope += slope[row]!
    into.curve += curve[row]!
  }
  return [low, high]
}
