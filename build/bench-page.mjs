// Writes figures into docs/evidence/bench.json and the table of docs/performance.md, and draws its pictures.
import fs from 'node:fs'
import path from 'node:path'
import prettier from 'prettier'
import { middle } from '../tests/bench/kit/figures.mjs'
import { root } from './terminal.mjs'

const page = path.join(root, 'docs/performance.md')
const pictures = path.join(root, 'docs/pictures')
const [begin, end] = ['<!-- figures -->', '<!-- end of figures -->']

/** Where the figures are committed. */
export const evidence = path.join(root, 'docs/evidence/bench.json')

/** @param {Record<string, import('../tests/bench/kit/figures.mjs').Row>} rows all that are known */
export async function writeFigures(rows) {
  await writeFormatted(evidence, JSON.stringify(rows))
  const text = fs.readFileSync(page, 'utf8')
  const [before, rest] = text.split(begin)
  const [, after] = rest.split(end)
  await writeFormatted(page, [before, begin, '\n\n', tableOf(rows), '\n\n', end, after].join(''))
  fs.writeFileSync(path.join(pictures, 'bench-ratios.svg'), barsOf(rows))
  if (rows.grow) fs.writeFileSync(path.join(pictures, 'bench-grow.svg'), curvesOf(rows.grow))
}

/** As the check wants it. */
async function writeFormatted(file, text) {
  const options = await prettier.resolveConfig(file)
  fs.writeFileSync(file, await prettier.format(text, { ...options, filepath: file }))
}

function tableOf(rows) {
  const lines = Object.entries(rows).flatMap(([name, row]) =>
    figuresOf(row).map(([figure, target], at) => {
      const found = row.runs.flatMap(({ figures }) => figures[figure] ?? [])
      const [least, most] = [
        Math.min(...found.map((each) => each.least)),
        Math.max(...found.map((each) => each.most)),
      ]
      const unit = target.unit ? ` ${target.unit}` : ''
      const value = `${middle(row, figure)}${unit}`
      const spread = `${least} to ${most}`
      const isMet = { true: 'yes', false: 'no' }[found.every((each) => each.isMet)]
      const loads = row.runs.flatMap(({ load }) => load)
      const load = at === 0 ? `${Math.min(...loads)} to ${Math.max(...loads)}` : ''
      const about = at === 0 ? name : ''
      return `| ${[about, figure, value, spread, wanted(target), (target.most ?? target.least) === undefined ? '' : isMet, load].join(' | ')} |`
    }),
  )
  const head =
    '| row | figure | median | spread | target | met | load of a core |\n| - | - | - | - | - | - | - |'
  return [head, ...lines].join('\n')
}

const figuresOf = (row) =>
  Object.entries(row.target).filter(([figure]) => row.runs.some(({ figures }) => figures[figure]))

function wanted({ most, least, share, unit = '' }) {
  const rounds = share === undefined ? '' : ` in ${100 * share} % of rounds`
  if (most !== undefined) return `≤ ${most} ${unit}`.trim() + rounds
  return least === undefined ? '' : `≥ ${least} ${unit}`.trim() + rounds
}

const isRatio = ({ unit }) => unit === undefined

/** One bar for each ratio that has an upper target, with a mark at the target. */
function barsOf(rows) {
  const bars = Object.entries(rows).flatMap(([name, row]) =>
    figuresOf(row).flatMap(([figure, target]) =>
      name !== 'grow' && isRatio(target) && target.most !== undefined
        ? [
            {
              label: figure === 'ratio' ? name : `${name}: ${figure}`,
              value: middle(row, figure),
              target: target.most,
            },
          ]
        : [],
    ),
  )
  const scale = 380 / Math.max(1, ...bars.map(({ value, target }) => Math.max(value, target)))
  const shapes = bars.map(({ label, value, target }, at) => {
    const y = 20 + 24 * at
    const [width, mark] = [value * scale, 180 + target * scale]
    return `<text x="172" y="${y + 12}" text-anchor="end">${label}</text>
<rect x="180" y="${y}" width="${width.toFixed(1)}" height="16" fill="${value <= target ? '#3a7d5c' : '#b3672b'}"/>
<path d="M${mark.toFixed(1)} ${y - 3}v22" stroke="#222" stroke-width="2"/>
<text x="${(186 + Math.max(width, target * scale)).toFixed(1)}" y="${y + 12}">${value}</text>`
  })
  return drawn(640, 40 + 24 * bars.length, shapes)
}

/** Ratio to the smallest size over the number of records, a line for each kind of work. */
function curvesOf(row) {
  const ofRecords = Object.keys(row.runs[0].figures).filter((figure) => figure.includes(' at '))
  const points = ofRecords.map((figure) => {
    const [work, size] = figure.split(' at ')
    return { work, size: Number(size.replaceAll(',', '')), value: middle(row, figure) }
  })
  const works = [...new Set(points.map(({ work }) => work))]
  const most = Math.max(2, ...points.map(({ value }) => value))
  const sizes = points.map(({ size }) => Math.log10(size))
  const [low, high] = [2, Math.max(...sizes)]
  const x = (size) => 50 + (440 * (Math.log10(size) - low)) / (high - low)
  const y = (value) => 240 - (210 * value) / most
  const colours = ['#2b5fb3', '#b3672b', '#3a7d5c', '#7a3ab3']
  const lines = works.map((work, at) => {
    const own = [{ size: 100, value: 1 }, ...points.filter((point) => point.work === work)]
    const way = own.map(({ size, value }) => `${x(size).toFixed(1)} ${y(value).toFixed(1)}`)
    const last = own.at(-1)
    return `<path d="M${way.join('L')}" fill="none" stroke="${colours[at % colours.length]}" stroke-width="2"/>
<text x="498" y="${(y(last.value) + 4).toFixed(1)}" fill="${colours[at % colours.length]}">${work}</text>`
  })
  const ticks = [...new Set([100, ...points.map(({ size }) => size)])].map(
    (size) =>
      `<text x="${x(size).toFixed(1)}" y="262" text-anchor="middle">${size.toLocaleString('en-GB')}</text>`,
  )
  const levels = Array.from(
    { length: Math.floor(most) + 1 },
    (_, value) =>
      `<path d="M50 ${y(value).toFixed(1)}H490" stroke="#ddd"/><text x="42" y="${(y(value) + 4).toFixed(1)}" text-anchor="end">${value}</text>`,
  )
  return drawn(600, 275, [...levels, ...ticks, ...lines])
}

const drawn = (width, height, shapes) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#222">
<rect width="${width}" height="${height}" fill="#fff"/>
${shapes.join('\n')}
</svg>
`
