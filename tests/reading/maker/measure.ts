/**
 * Makes papers, reads them and compares: `npm run measure -- [--seed S] [--papers N] [--pictures N] [--only WORD] [--GROUP] [--wrong]
 * [--stacks N] [--out FOLDER] [--log FILE]`. Of the papers the first ones are photographed as well as printed. A group is one of those in made.ts; all
 * but the `known` one are families that reading was not written for. With
 * --stacks it is measured as well whether documents in a file are told apart. What Chromium drew and the engine recognised is kept beside other caches.
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { documentsIn, firstOf } from '../../../electron/reading/fields/documents-in'
import { readFields, type Context } from '../../../electron/reading/fields/read-fields'
import { Random } from '../../support/random'
import { closeBrowser, fileOf, pagesOf, type Ending } from './kept'
import { groups, papersOf, type Group, type MadePaper } from './made'
import { notesOfTold, toldApart } from './stacks'
import { Tally, tableOf } from './tally'

const context: Context = { today: '2026-11-23', home: 'GB' }

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    papers: { type: 'string', default: '352' },
    pictures: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    ...Object.fromEntries(groups.map((name) => [name, { type: 'boolean' as const }])),
    wrong: { type: 'boolean', default: false },
    stacks: { type: 'string', default: '0' },
    out: { type: 'string' },
    log: { type: 'string' },
  },
})

const files: object[] = []

/** Copies the file to the folder that was asked for. */
async function handOut(paper: MadePaper, ending: Ending): Promise<void> {
  if (options.out === undefined) return
  const { country, layout, number, sheet } = paper
  const file = `${String(number).padStart(4, '0')}-${country}-${layout}.${ending}`
  fs.writeFileSync(path.join(options.out, file), await fileOf(paper, ending))
  files.push({ file, country, layout, ...sheet.truth })
}

/** Of what not every paper's maker says. */
function notesOf({
  references,
  referencesRight,
  dues,
  duesRight,
  items,
  vatLines,
}: Tally): string[] {
  const partsOf = (name: string, { papers, right, none }: Tally['items']) =>
    `${name} right on ${right} of ${papers} papers that show them, none read on ${none}`
  return [
    ...(references > 0
      ? [
          `customer reference right on ${referencesRight} of ${references} papers that could show one`,
        ]
      : []),
    ...(dues > 0
      ? [`day to pay by right on ${duesRight} of ${dues} papers that could show one`]
      : []),
    ...(items.papers > 0 ? [partsOf('amounts of all lines', items)] : []),
    ...(vatLines.papers > 0 ? [partsOf('rates and taxes of all lines', vatLines)] : []),
  ]
}

async function measured(papers: readonly MadePaper[], ending: Ending): Promise<string> {
  const tallies = new Map<string, Tally>()
  const tallyOf = (name: string) => {
    const known = tallies.get(name) ?? new Tally()
    tallies.set(name, known)
    return known
  }
  for (const paper of papers) {
    const pages = await pagesOf(paper, ending)
    // As the app does, which fills in the first of several documents.
    const fields = readFields(firstOf(pages, documentsIn(pages, context)), context)
    await handOut(paper, ending)
    const { country, layout, sheet, number } = paper
    for (const name of ['all', country, layout]) {
      const faults = tallyOf(name).add(fields, sheet.truth)
      if (name === 'all' && options.wrong)
        for (const fault of faults)
          console.log(`${number} ${country} ${layout} ${ending}: ${fault}`)
    }
  }
  const all = tallies.get('all')
  return [tableOf(tallies), ...(all ? notesOf(all) : [])].join('\n')
}

if (options.out !== undefined) fs.mkdirSync(options.out, { recursive: true })
const seed = Number(options.seed)
const asked: Partial<Record<string, unknown>> = options
const group: Group = groups.find((name) => asked[name] === true) ?? 'known'
const all = papersOf(seed, Number(options.papers), group).filter(({ country, layout }) =>
  `${country} ${layout}`.includes(options.only),
)
const parts = [
  `made papers of ${group} families, seed ${seed}: ${all.length} as PDF with text\n${await measured(all, 'pdf')}`,
]
const pictures = all.slice(0, Number(options.pictures))
if (pictures.length > 0)
  parts.push(`${pictures.length} of them photographed\n${await measured(pictures, 'jpg')}`)
if (Number(options.stacks) > 0) {
  const papers = await Promise.all(all.map((paper) => pagesOf(paper, 'pdf')))
  parts.push(notesOfTold(toldApart(papers, Number(options.stacks), new Random(seed), context)))
}
console.log(parts.join('\n'))
if (options.log !== undefined) fs.appendFileSync(options.log, `\n${parts.join('\n')}\n`)
if (options.out !== undefined)
  fs.writeFileSync(path.join(options.out, 'truth.json'), `${JSON.stringify(files, undefined, 1)}\n`)
await closeBrowser()
process.exit(0)
