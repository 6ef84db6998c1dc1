/** Lets a model answer with some of its columns only: thousands of others would be copied for nobody. */
import { type Graph, parseModel, wholeAttribute, wholesConstant, writeModel } from './graph'

/** @param columns numbers of the last dimension of the model's answer, which is its third */
export function withColumns(bytes: Uint8Array, columns: readonly number[]): Uint8Array {
  const { operations }: Graph = parseModel(bytes)
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
