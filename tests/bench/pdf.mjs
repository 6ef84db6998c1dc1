// A document of 300 pages in the review, against pdf.js alone in an empty window: its first page, its last one, and memory.
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from '../../build/bundle.mjs'
import { root } from '../../build/terminal.mjs'
import { freshProfile, openApps, rest, startUp } from './kit/apps.mjs'
import { fillReview, photos, signedInProfile } from './kit/desk.mjs'
import { costOf, ratiosOf, rounds } from './kit/rounds.mjs'

const REST = 5000
const LINES = 50
const pdfjs = path.join(root, 'node_modules/pdfjs-dist/legacy/build')

/** A report of so many pages, each full of lines. */
async function makePaper(file, pages) {
  const { paperPdf } = await import(pathToFileURL(await bundle('tests/support/files.ts')).href)
  const line = (page, at) => `Page ${page + 1}, line ${at + 1}: paper and ink, ${at}.50`
  const lines = (page) => Array.from({ length: LINES }, (_, at) => line(page, at))
  fs.writeFileSync(file, paperPdf(...Array.from({ length: pages }, (_, page) => lines(page))))
}

/** In the page of the app: when a canvas of this page of the document is drawn, from the next key or focus on. */
function watchPage(number) {
  const place = () => document.querySelector('section.document [role="img"]')
  const label = (shown) => shown?.getAttribute('aria-label') ?? ''
  const before = place()?.querySelector('canvas')
  globalThis.page_ = new Promise((resolve) => {
    const begin = ({ timeStamp }) => {
      const look = () => {
        const canvas = place()?.querySelector('canvas')
        const isThere = canvas && canvas !== before && label(place()).includes(String(number))
        if (!isThere) return requestAnimationFrame(look)
        // One more frame: what changed before this one is drawn by the next.
        const { width, height } = canvas
        const tell = () => resolve({ took: performance.now() - timeStamp, width, height })
        requestAnimationFrame(() => requestAnimationFrame(tell))
      }
      look()
    }
    addEventListener(number === 1 ? 'keydown' : 'focusin', begin, { capture: true, once: true })
  })
}

async function inReview(app, session, profile, pages) {
  const own = freshProfile(profile)
  const { child, attach, close } = await startUp(app, session, own)
  await rest(REST)
  const page = await attach()
  await page.getByRole('tab', { name: /^Review / }).waitFor()
  await page.getByRole('listbox', { name: 'Receipts' }).focus()
  await page.keyboard.press('Home')
  await rest(REST)
  await page.evaluate(watchPage, 1)
  await page.keyboard.press('ArrowDown')
  const first = await page.evaluate(() => globalThis.page_)
  await rest(1000)
  await page.evaluate(watchPage, pages)
  // The total is on the last page, which is shown when one goes to its field.
  await page.locator('#field-lines-0-gross').focus()
  const last = await page.evaluate(() => globalThis.page_)
  await rest(REST)
  const { memory } = costOf(child.pid)
  await close()
  fs.rmSync(own, { recursive: true, force: true })
  return { first: first.took, last: last.took, memory, size: [first.width, first.height] }
}

/** In the empty page: pdf.js, its worker and the document, and two of its pages in the size that the app draws them. */
async function drawAlone([library, pages, [width, height]]) {
  // As in the app: the frame that finds it there, and two more.
  const drawn = async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  }
  let document_
  const draw = async (number) => {
    const page = await document_.getPage(number)
    const natural = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: width / natural.width })
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    await page.render({ canvas, viewport }).promise
    document.body.replaceChildren(canvas)
    await drawn()
  }
  // The app has them by then, since it draws thumbnails.
  const pdf = await import(library)
  const port = new Worker('/pdf.worker.min.mjs', { type: 'module' })
  const worker = pdf.PDFWorker.create({ port })
  await worker.promise
  const begun = performance.now()
  const reply = await fetch('/paper.pdf')
  const data = new Uint8Array(await reply.arrayBuffer())
  document_ = await pdf.getDocument({ worker, data, standardFontDataUrl: '/fonts/' }).promise
  await draw(1)
  const first = performance.now() - begun
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const again = performance.now()
  await draw(pages)
  return { first, last: performance.now() - again }
}

async function alone(app, session, address, pages, size) {
  const profile = freshProfile()
  const { child, attach, close } = await startUp(app, session, profile)
  await rest(REST)
  const page = await attach()
  await page.goto(address)
  await rest(REST)
  const { first, last } = await page.evaluate(drawAlone, [`${address}pdf.mjs`, pages, size])
  await rest(REST)
  const { memory } = costOf(child.pid)
  await close()
  fs.rmSync(profile, { recursive: true, force: true })
  return { first, last, memory }
}

/** Hands out pdf.js and the paper. */
function serve(paper) {
  const fonts = path.join(root, 'node_modules/pdfjs-dist/standard_fonts')
  const server = http.createServer((request, response) => {
    const name = path.basename(request.url)
    const isFont = request.url.startsWith('/fonts/')
    const file = name === 'paper.pdf' ? paper : path.join(isFont ? fonts : pdfjs, name)
    const isScript = name.endsWith('.mjs')
    const type = isScript ? 'text/javascript' : name === '' ? 'text/html' : 'application/pdf'
    response.setHeader('Content-Type', type)
    response.end(name === '' ? '<!doctype html><title>pdf.js</title>' : fs.readFileSync(file))
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        address: `http://127.0.0.1:${server.address().port}/`,
        close: () => server.close(),
      })
    })
  })
}

export default {
  work: 'a PDF of 300 pages in the review: its first page from the key, its last from going to the total, memory of all processes',
  baseline: 'pdf.js alone in an empty Electron window, drawing the same pages in the same size',
  target: {
    'first page': { most: 1.2 },
    'last page': { most: 1.2 },
    memory: { most: 1.2 },
    'to the first page': { unit: 'ms' },
    'to the last page': { unit: 'ms' },
  },
  async run({ isQuick }) {
    const pages = isQuick ? 30 : 300
    const { ours, least, session } = await openApps()
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docket-bench-pdf-'))
    const file = path.join(folder, 'report.pdf')
    await makePaper(file, pages)
    const server = await serve(file)
    const profile = await signedInProfile(ours, session)
    try {
      const [photo] = photos(1)
      await fillReview(profile, [photo, { name: 'report.pdf', file, pages }])
      // How large a page is drawn is known by drawing it once.
      const { size } = await inReview(ours, session, profile, pages)
      const found = { work: [], baseline: [] }
      await rounds(isQuick ? 1 : 5, {
        baseline: async () => {
          found.baseline.push(await alone(least, session, server.address, pages, size))
        },
        work: async () => {
          found.work.push(await inReview(ours, session, profile, pages))
        },
      })
      const of = (who, what) => found[who].map((each) => each[what])
      const ratios = (what) => ratiosOf(of('work', what), of('baseline', what))
      return {
        'first page': ratios('first'),
        'last page': ratios('last'),
        memory: ratios('memory'),
        'to the first page': of('work', 'first'),
        'to the last page': of('work', 'last'),
      }
    } finally {
      server.close()
      session.stop()
      for (const each of [profile, folder]) fs.rmSync(each, { recursive: true, force: true })
    }
  },
}
