/**
 * Makes a model of PaddleOCR quicker without changing what it answers. As exported, each of its convolutions is
 * followed by up to eight operations that only scale, shift or bend numbers; moving them through memory takes a third
 * of the time, and keeps ONNX Runtime from its fast layout. Here scales and shifts go into the weights of the
 * convolutions, and what remains is written as convolutions, for which that layout exists.
 */
import {
  type Constant,
  constantOperation,
  floatAttribute,
  type Graph,
  type Operation,
  parseModel,
  wholeAttribute,
  wholesAttribute,
  writeModel,
} from './graph'

/** ONNX Runtime's fast layout takes channels by the sixteen. */
const channelBlock = 16

export function leanModel(bytes: Uint8Array): Uint8Array {
  const steps = [withScaledWeights, withPlainSwishes, withMergedShifts]
  const graph = steps.reduce((before, step) => step(before), parseModel(bytes))
  return writeModel(bytes, graph.operations)
}

/** A chain of operations becomes others, which take the place of its last one. */
type Change = { from: readonly Operation[]; to: readonly Operation[]; constants: NewConstants }
type NewConstants = Readonly<Record<string, Constant>>

function changed(graph: Graph, changes: readonly Change[]): Graph {
  const gone = new Set(changes.flatMap(({ from }) => from))
  const added = new Map(changes.map((change) => [change.from.at(-1), change]))
  const constants = new Map(graph.constants)
  const operations = graph.operations.flatMap((operation) => {
    const change = added.get(operation)
    if (!change) return gone.has(operation) ? [] : [operation]
    const fresh = Object.entries(change.constants)
    for (const [name, constant] of fresh) constants.set(name, constant)
    return [...fresh.map(([name, constant]) => constantOperation(name, constant)), ...change.to]
  })
  return { operations, constants }
}

/** Who takes what: the operation that alone takes an operation's only output. */
function followers(graph: Graph): (operation: Operation) => Operation | undefined {
  const takers = new Map<string, Operation[]>()
  for (const operation of graph.operations)
    for (const input of operation.inputs)
      takers.set(input, [...(takers.get(input) ?? []), operation])
  return ({ outputs }) => {
    const [taker, ...others] = takers.get(outputs[0] ?? '') ?? []
    return others.length === 0 ? taker : undefined
  }
}

/** The number that an operation combines with another input; undefined where it is none. */
function numberBeside(graph: Graph, { inputs }: Operation, name: string): number | undefined {
  const other = graph.constants.get(inputs.find((input) => input !== name) ?? '')
  return other?.values.length === 1 ? other.values[0] : undefined
}

const output = ({ outputs }: Operation) => outputs[0] ?? ''

interface Scaling {
  steps: Operation[]
  scale: number
  shift: number
}

/** The multiplications and additions of single numbers that follow an operation. */
function scalingAfter(graph: Graph, start: Operation, follower: ReturnType<typeof followers>) {
  const found: Scaling = { steps: [], scale: 1, shift: 0 }
  for (let last = start; ;) {
    const next = follower(last)
    const value = next && numberBeside(graph, next, output(last))
    if (!next || value === undefined || !['Mul', 'Add'].includes(next.op)) return found
    // Three is what a swish begins with.
    if (next.op === 'Add' && follower(next)?.op === 'Clip') return found
    found.scale *= next.op === 'Mul' ? value : 1
    found.shift = next.op === 'Mul' ? found.shift * value : found.shift + value
    found.steps.push(next)
    last = next
  }
}

/** (w * x + b) * scale + shift = (w * scale) * x + (b * scale + shift). */
function withScaledWeights(graph: Graph): Graph {
  const follower = followers(graph)
  const changes = graph.operations.flatMap((operation): Change[] => {
    const parts = operation.op === 'Conv' ? weightsOf(graph, operation) : undefined
    const { steps, scale, shift } = scalingAfter(graph, operation, follower)
    const last = steps.at(-1)
    if (!parts || !last) return []
    const weights = { ...parts.weights, values: parts.weights.values.map((w) => w * scale) }
    const bias = { ...parts.bias, values: parts.bias.values.map((b) => b * scale + shift) }
    return [convolutionInstead(operation, [operation, ...steps], { weights, bias })]
  })
  return changed(graph, changes)
}

/** Weights by output channel, input channel, row, column; a bias of zeros where there is none. */
interface Parts {
  weights: Constant
  bias: Constant
}

function weightsOf({ constants }: Graph, { inputs: [, weightName, biasName] }: Operation) {
  const weights = constants.get(weightName ?? '')
  const channels = weights?.dims[0]
  if (!weights || channels === undefined) return undefined
  const none = { dims: [channels], values: new Float32Array(channels) }
  const bias = biasName === undefined ? none : constants.get(biasName)
  return bias && { weights, bias }
}

/** One convolution with other weights instead of a chain; it takes `input`, by default what it took before. */
function convolutionInstead(
  convolution: Operation,
  from: readonly Operation[],
  { weights, bias }: Parts,
  input = convolution.inputs[0] ?? '',
): Change {
  const name = output(from.at(-1) ?? convolution)
  // A convolution may change twice, and weights may have been shared.
  const weightName = `${convolution.inputs[1] ?? ''}.${name}`
  const biasName = `${weightName}.bias`
  const inputs = [input, weightName, biasName]
  const { op, attributes } = convolution
  return {
    from,
    to: [{ op, attributes, inputs, outputs: [name] }],
    constants: { [weightName]: weights, [biasName]: bias },
  }
}

/**
 * x * clip(x + 3, 0, 6) / 6 (Howard et al. 2019, Searching for MobileNetV3, 5.2) = x * HardSigmoid(x), and a scale and
 * a shift after it become a convolution of each channel with a single weight.
 */
function withPlainSwishes(graph: Graph): Graph {
  const follower = followers(graph)
  const channels = new Map(
    graph.operations
      .filter(({ op }) => op === 'Conv')
      .map((operation) => [output(operation), weightsOf(graph, operation)?.weights.dims[0] ?? 0]),
  )
  const changes = graph.operations.flatMap((add): Change[] => {
    const x = add.inputs.find((input) => !graph.constants.has(input)) ?? ''
    const chain = swishFrom(graph, add, x, follower)
    if (!chain) return []
    const count = channels.get(x) ?? 0
    return [swishInstead(chain, x, count, scalingAfter(graph, chain.at(-1) ?? add, follower))]
  })
  return changed(graph, changes)
}

function swishFrom(
  graph: Graph,
  add: Operation,
  x: string,
  follower: ReturnType<typeof followers>,
): Operation[] | undefined {
  if (add.op !== 'Add' || numberBeside(graph, add, x) !== 3) return undefined
  const clip = follower(add)
  const product = clip?.op === 'Clip' ? follower(clip) : undefined
  const share = product?.op === 'Mul' && product.inputs.includes(x) ? follower(product) : undefined
  if (!clip || !product || share?.op !== 'Div') return undefined
  return numberBeside(graph, share, output(product)) === 6 ? [add, clip, product, share] : undefined
}

function swishInstead(
  chain: readonly Operation[],
  x: string,
  channels: number,
  scaling: Scaling,
): Change {
  const name = output(chain.at(-1) ?? { op: '', inputs: [], outputs: [], attributes: [] })
  const [same, bent] = [`${name}.lean_same`, `${name}.lean_bent`]
  const isBlocked = channels > 0 && channels % channelBlock === 0
  const bends = [floatAttribute('alpha', 1 / 6), floatAttribute('beta', 0.5)]
  const bend = { op: 'HardSigmoid', outputs: [bent], attributes: bends }
  const swish = { op: 'Mul', inputs: [x, bent], outputs: [name], attributes: [] }
  if (!isBlocked) return { from: chain, to: [{ ...bend, inputs: [x] }, swish], constants: {} }
  const copy = eachChannel(x, same, channels, { scale: 1 })
  const last = scaling.steps.at(-1)
  const scaled = last && eachChannel(name, output(last), channels, scaling)
  return {
    from: [...chain, ...scaling.steps],
    to: [copy.operation, { ...bend, inputs: [same] }, swish, ...(scaled ? [scaled.operation] : [])],
    constants: { ...copy.constants, ...scaled?.constants },
  }
}

/** A convolution that scales and shifts all channels alike. */
function eachChannel(
  input: string,
  name: string,
  channels: number,
  { scale, shift }: { scale: number; shift?: number },
): { operation: Operation; constants: NewConstants } {
  const filled = (dims: number[], value: number): Constant => ({
    dims,
    values: new Float32Array(channels).fill(value),
  })
  const [weightName, biasName] = [`${name}.lean_scale`, `${name}.lean_shift`]
  const attributes = [wholeAttribute('group', channels), wholesAttribute('kernel_shape', [1, 1])]
  const weights = { [weightName]: filled([channels, 1, 1, 1], scale) }
  const bias = shift === undefined ? {} : { [biasName]: filled([channels], shift) }
  const constants = { ...weights, ...bias }
  const inputs = [input, ...Object.keys(constants)]
  return { operation: { op: 'Conv', inputs, outputs: [name], attributes }, constants }
}

/** A scale and shift of each channel before a convolution of single pixels go into that one's weights. */
function withMergedShifts(graph: Graph): Graph {
  const follower = followers(graph)
  const changes = graph.operations.flatMap((shift): Change[] => {
    const before = shift.inputs.length === 3 ? weightsOf(graph, shift) : undefined
    const point = follower(shift)
    const after = point?.op === 'Conv' ? weightsOf(graph, point) : undefined
    if (shift.op !== 'Conv' || !point || !before || !after) return []
    const [channels = 0, ...ones] = before.weights.dims
    const [, inputs, ...kernel] = after.weights.dims
    const isPoint = inputs === channels && [...ones, ...kernel].every((size) => size === 1)
    if (!isPoint || kernel.length !== 2) return []
    const merged = mergedParts(before, after, channels)
    return [convolutionInstead(point, [shift, point], merged, shift.inputs[0])]
  })
  return changed(graph, changes)
}

function mergedParts(before: Parts, after: Parts, channels: number): Parts {
  const weights = after.weights.values.slice()
  const bias = after.bias.values.slice()
  for (let i = 0; i < weights.length; i++) {
    const [from, to] = [i % channels, Math.floor(i / channels)]
    const weight = weights[i] ?? 0
    bias[to] = (bias[to] ?? 0) + weight * (before.bias.values[from] ?? 0)
    weights[i] = weight * (before.weights.values[from] ?? 0)
  }
  return { weights: { ...after.weights, values: weights }, bias: { ...after.bias, values: bias } }
}
