import { expect, test, vi } from 'vitest'
import { ModelSource } from '../../../../../electron/reading/engine/runtime'

/** As Windows answers where the C++ runtime of Microsoft is not installed. */
vi.mock('onnxruntime-node', () => {
  throw Object.assign(new Error('The specified module could not be found.'), {
    code: 'ERR_DLOPEN_FAILED',
  })
})

test('where the native runtime cannot be loaded, the models run on WebAssembly', async () => {
  const source = await ModelSource.open({ threads: 1 })
  const detector = await source.model('ch_PP-OCRv4_det_infer.onnx')
  const side = 64
  const { dims, values } = await detector.run({
    values: new Float32Array(3 * side * side),
    dims: [1, 3, side, side],
  })
  expect(dims).toEqual([1, 1, side, side])
  expect(values.every((value) => value >= 0 && value <= 1)).toBe(true)
  await detector.close()
})
