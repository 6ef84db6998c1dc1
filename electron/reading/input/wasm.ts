/** Loads the WebAssembly of decoders from beside their packages, compiled once, with a fresh memory for each file. */
import fs from 'node:fs/promises'
import { createRequire } from 'node:module'

const packages = createRequire(import.meta.url)

/** The part of WebAssembly that is used; its types come with those of the browser only. */
interface WasmApi {
  compile(bytes: Uint8Array): Promise<WasmModule>
  Instance: new (module: WasmModule, imports: object) => WasmInstance
}
type WasmModule = object
interface WasmInstance {
  exports: object
}
const { WebAssembly } = globalThis as unknown as { WebAssembly: WasmApi }

const compiled = new Map<string, Promise<WasmModule>>()

/** What every Emscripten factory takes; nothing is fetched, and nothing is written to the terminal. */
export interface Loading {
  noInitialRun: true
  print: () => void
  printErr: (warning: string) => void
  instantiateWasm: (
    imports: object,
    ready: (instance: WasmInstance, module: WasmModule) => void,
  ) => object
}

/**
 * Options for an Emscripten factory. Each call of the factory makes an instance of its own, which takes about 5 ms: what
 * a broken file leaves behind in a decoder's memory is gone with the instance, and so is memory, which never shrinks.
 * @param wasm a path as `require.resolve` takes it
 * @param onWarning told what the decoder would write to the terminal
 */
export async function loadingOf(
  wasm: string,
  onWarning: (warning: string) => void = () => undefined,
): Promise<Loading> {
  const module = await compile(wasm)
  return {
    noInitialRun: true,
    print: () => undefined,
    printErr: onWarning,
    instantiateWasm: (imports, ready) => {
      const instance = new WebAssembly.Instance(module, imports)
      ready(instance, module)
      return instance.exports
    },
  }
}

function compile(wasm: string): Promise<WasmModule> {
  let module = compiled.get(wasm)
  if (!module) {
    module = fs.readFile(packages.resolve(wasm)).then((bytes) => WebAssembly.compile(bytes))
    compiled.set(wasm, module)
    // A failure to read is not kept.
    module.catch(() => compiled.delete(wasm))
  }
  return module
}

/**
 * A fresh instance of a codec.
 * @param codec the module with the Emscripten factory as its default export
 */
export async function started<Codec>(
  codec: unknown,
  wasm: string,
  onWarning?: (warning: string) => void,
): Promise<Codec> {
  const { default: factory } = codec as { default: (loading: Loading) => Promise<Codec> }
  return factory(await loadingOf(wasm, onWarning))
}

/** Runs a decoder that is not wasm and writes warnings to the terminal, where only answers belong. */
export function quietly<Result>(run: () => Result): Result {
  const { log } = console
  console.log = () => undefined
  try {
    return run()
  } finally {
    console.log = log
  }
}
