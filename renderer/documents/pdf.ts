/** Draws PDF files with pdf.js, which is loaded with the first of them. */
import type { PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

type PdfJs = typeof import('pdfjs-dist')

const fonts = import.meta.glob<string>('../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url',
  import: 'default',
  eager: true,
})
const maps = import.meta.glob<string>('../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url',
  import: 'default',
  eager: true,
})
const decoders = import.meta.glob<string>('../../node_modules/pdfjs-dist/wasm/*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
})
const root = '../../node_modules/pdfjs-dist'

/** Gives pdf.js the fonts, character maps and picture decoders that come with the app. */
class BundledFiles {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const bundled: Record<string, string | undefined> = {
      standardFontDataUrl: fonts[`${root}/standard_fonts/${filename}`],
      cMapUrl: maps[`${root}/cmaps/${filename}`],
      wasmUrl: decoders[`${root}/wasm/${filename}`],
    }
    const address = bundled[kind]
    if (!address) throw new Error(`Not bundled: ${kind} ${filename}`)
    const response = await fetch(address)
    return new Uint8Array(await response.arrayBuffer())
  }
}

interface ScriptUrlPolicy {
  createScriptURL(input: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy
}

interface Loaded {
  pdf: PdfJs
  worker: PDFWorker
}

let loading: Promise<Loaded> | undefined

/**
 * pdf.js and the one worker of all documents. The worker is ours: one that pdf.js makes for a document goes with that
 * document, and takes those with it that are being opened meanwhile.
 */
function load(): Promise<Loaded> {
  return (loading ??= (async () => {
    const pdf: PdfJs = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
    // The policy knows one address, so no other script can ever become a worker.
    const rules = { createScriptURL: () => workerUrl }
    const policy = trustedTypes?.createPolicy('docket-worker', rules) ?? rules
    const port = new Worker(policy.createScriptURL(workerUrl), { type: 'module' })
    return { pdf, worker: pdf.PDFWorker.create({ port }) }
  })())
}

/** A page as pdf.js measures it: CSS pixels at 100 %. */
export interface PageSize {
  width: number
  height: number
}

export class PdfFile {
  readonly #document: PDFDocumentProxy
  #drawn: { page: number; scale: number; canvas: Promise<HTMLCanvasElement> } | undefined

  constructor(document: PDFDocumentProxy) {
    this.#document = document
  }

  get pages(): number {
    return this.#document.numPages
  }

  async size(page: number): Promise<PageSize> {
    const { width, height } = (await this.#document.getPage(page)).getViewport({ scale: cssScale })
    return { width, height }
  }

  /** Draws a page before it is asked for, most likely at this scale. */
  drawAhead(page: number, scale: number): Promise<HTMLCanvasElement> {
    const canvas = this.#draw(page, scale)
    this.#drawn = { page, scale, canvas }
    return canvas
  }

  /** A canvas with the page at `scale` times its natural size, in device pixels. */
  draw(page: number, scale: number): Promise<HTMLCanvasElement> {
    const drawn = this.#drawn
    this.#drawn = undefined
    const isDrawn = drawn?.page === page && drawn.scale === scale
    return isDrawn ? drawn.canvas : this.#draw(page, scale)
  }

  async #draw(page: number, scale: number): Promise<HTMLCanvasElement> {
    const source = await this.#document.getPage(page)
    const natural = source.getViewport({ scale: cssScale })
    const wanted = scale * window.devicePixelRatio
    const most = Math.sqrt(mostPixels / (natural.width * natural.height))
    const viewport = source.getViewport({ scale: cssScale * Math.min(wanted, most) })
    const canvas = document.createElement('canvas')
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    await source.render({ canvas, viewport }).promise
    return canvas
  }

  close(): void {
    void this.#document.loadingTask.destroy()
  }
}

/** PDF units are 1/72 inch, CSS pixels 1/96. */
const cssScale = 96 / 72
const mostPixels = 24_000_000

export async function openPdf(address: string): Promise<PdfFile> {
  const [{ pdf, worker }, response] = await Promise.all([load(), fetch(address)])
  if (!response.ok) throw new Error(`The file answered ${response.status}`)
  const task = pdf.getDocument({
    worker,
    data: new Uint8Array(await response.arrayBuffer()),
    isEvalSupported: false,
    // Fax-like scans (JBIG2, CCITT) and JPEG 2000 need it; only the worker's own policy allows it, not the page's.
    useWasm: true,
    useWorkerFetch: false,
    enableXfa: false,
    useSystemFonts: false,
    stopAtErrors: false,
    // A damaged file is told to the person, not to the console.
    verbosity: pdf.VerbosityLevel.ERRORS,
    cMapUrl: './',
    cMapPacked: true,
    standardFontDataUrl: './',
    wasmUrl: './',
    BinaryDataFactory: BundledFiles,
  })
  return new PdfFile(await task.promise)
}
