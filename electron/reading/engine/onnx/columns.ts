/** What a recogniser's last step answers: some of its columns only, and others in place of them or beside them. */
import { constantOperation, parseModel, wholeAttribute, wholesConstant, writeModel } from './graph'

/** What the last step multiplies its input by for one class, and what it adds. */
export interface Column {
  weights: Float32Array
  shift: number
}

/**
 * A model whose last step is a multiplication, an addition and a softmax over classes, with other columns for some classes.
 * @param columns by number of class; the numbers after the last are further classes, none left out
 */
export function withColumns(bytes: Uint8Array, columns: ReadonlyMap<number, Column>): Uint8Array {
  const { operations, constants } = parseModel(bytes)
  const [multiplied, added, answered] = operations.slice(-3)
  const weights = constants.get(multiplied?.inputs[1] ?? '')
  const shifts = constants.get(added?.inputs[1] ?? '')
  const [depth = 0, count = 0] = weights?.dims ?? []
  if (answered?.op !== 'Softmax' || !multiplied || !added || !weights || !shifts)
    throw new Error('A model with another last step')
  const total = Math.max(count, ...[...columns.keys()].map((at) => at + 1))
  const wider = { dims: [depth, total], values: new Float32Array(depth * total) }
  const longer = { dims: [total], values: new Float32Array(total) }
  for (let row = 0; row < depth; row += 1)
    wider.values.set(weights.values.subarray(row * count, (row + 1) * count), row * total)
  longer.values.set(shifts.values)
  for (const [at, column] of columns) {
    longer.values[at] = column.shift
    for (let row = 0; row < depth; row += 1)
      wider.values[row * total + at] = column.weights[row] ?? 0
  }
  const [multiplier, addend] = ['columns.weights', 'columns.shifts']
  return writeModel(bytes, [
    ...operations.slice(0, -3),
    constantOperation(multiplier, wider),
    constantOperation(addend, longer),
    { ...multiplied, inputs: [multiplied.inputs[0] ?? '', multiplier] },
    { ...added, inputs: [added.inputs[0] ?? '', addend] },
    answered,
  ])
}

/** The same model answering with some columns only: thousands of others would be copied for nobody. @param columns of the last dimension, the third */
export function withColumnsOnly(bytes: Uint8Array, columns: readonly number[]): Uint8Array {
  const { operations } = parseModel(bytes)
  const last = operations.at(-1)
  const name = last?.outputs[0]
  if (!last || name === undefined) throw new Error('A model without an answer')
  const [all, chosen] = [`${name}.all`, `${name}.columns`]
  return writeModel(bytes, [
    ...operations.slice(0, -1),
    { ...last, outputs: [all] },
    wholesConstant(chosen, columns),
    {
      op: 'Gather',
      inputs: [all, chosen],
      outputs: [name],
      attributes: [wholeAttribute('axis', 2)],
    },
  ])
}
