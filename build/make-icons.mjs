// `node build/make-icons.mjs`: draws icon.svg (icon-small.svg up to 24 pixels, where its lines would blur) as the PNG,
// ICO and ICNS files of the packages, and tray/template.svg for the menu bar of macOS, with a system Chromium.
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

const folder = import.meta.dirname
const SMALL = 24
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024]
/** Twice what the menu bar shows. */
const TRAY_SIZE = 36
const LINUX_SIZES = [16, 24, 32, 48, 64, 128, 256, 512]
const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256]
const ICNS_TYPES = {
  ic11: 32,
  ic12: 64,
  ic07: 128,
  ic13: 256,
  ic08: 256,
  ic14: 512,
  ic09: 512,
  ic10: 1024,
}

async function drawAll() {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage()
  const images = new Map()
  for (const size of SIZES) images.set(size, await draw(page, iconOf(size), size))
  images.set('template', await draw(page, 'tray/template.svg', TRAY_SIZE))
  await browser.close()
  return images
}

const iconOf = (size) => (size <= SMALL ? 'icon-small.svg' : 'icon.svg')

async function draw(page, name, size) {
  const svg = fs.readFileSync(path.join(folder, name), 'utf8')
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`,
  )
  return page.screenshot({ omitBackground: true })
}

/** Windows: a header, a table of places, the PNG files. */
function ico(images) {
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2) // an icon, not a cursor
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  images.forEach(({ size, png }, i) => {
    const at = 6 + 16 * i
    header.writeUInt8(size % 256, at) // 0 stands for 256
    header.writeUInt8(size % 256, at + 1)
    header.writeUInt16LE(1, at + 4) // colour planes
    header.writeUInt16LE(32, at + 6) // bits per pixel
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...images.map(({ png }) => png)])
}

/** macOS: blocks of a four-letter type, a length that counts itself, and a PNG file. */
function icns(images) {
  const blocks = Object.entries(ICNS_TYPES).map(([type, size]) => block(type, images.get(size)))
  return block('icns', Buffer.concat(blocks))
}

function block(type, content) {
  const header = Buffer.alloc(8)
  header.write(type, 'latin1')
  header.writeUInt32BE(8 + content.length, 4)
  return Buffer.concat([header, content])
}

const images = await drawAll()
fs.mkdirSync(path.join(folder, 'icons'), { recursive: true })
for (const size of LINUX_SIZES) {
  fs.writeFileSync(path.join(folder, 'icons', `${size}x${size}.png`), images.get(size))
}
fs.writeFileSync(path.join(folder, 'tray/icon.png'), images.get(32))
fs.writeFileSync(path.join(folder, 'tray/template.png'), images.get('template'))
fs.writeFileSync(
  path.join(folder, 'icon.ico'),
  ico(ICO_SIZES.map((size) => ({ size, png: images.get(size) }))),
)
fs.writeFileSync(path.join(folder, 'icon.icns'), icns(images))
