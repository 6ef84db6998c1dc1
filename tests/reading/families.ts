/** Made papers read by weights that had seen no paper of their family, a few countries or a layout left out at a time. */
import { readFields } from '../../electron/reading/fields/read-fields'
import inUse from '../../electron/reading/fields/weights.json' with { type: 'json' }
import { isMade } from './made-receipts'
import { Tally, tableOf } from './maker/tally'
import { fields, fitField, type Fitted, type Prior } from './models'
import type { Receipt } from './sets'

const today = '2026-11-23'
/** Fewer than for the weights that are kept: there is a fit each time. */
const crossing = { folds: 4, seeds: [1] }
const mostFits = 8

/** A line of figures for each family, and one for all. */
export function familyFigures(
  receipts: readonly Receipt[],
  prior: Prior,
  by: 'country' | 'layout',
): string {
  const made = receipts.filter((receipt) => isMade(receipt))
  const tallies = new Map([['all', new Tally()]])
  const families = [...new Set(made.map((paper) => paper[by]))]
  for (let part = 0; part < Math.min(mostFits, families.length); part += 1) {
    const out = families.filter((_, at) => at % mostFits === part)
    const isOut = (receipt: Receipt) => isMade(receipt) && out.includes(receipt[by])
    use(
      fittedTo(
        receipts.filter((receipt) => !isOut(receipt)),
        prior,
      ),
    )
    for (const { pages, paper, ...family } of made.filter((receipt) => isOut(receipt))) {
      const read = readFields(pages, { today, home: 'GB' })
      for (const name of ['all', family[by]]) {
        const tally = tallies.get(name) ?? new Tally()
        tallies.set(name, tally)
        tally.add(read, paper)
      }
    }
  }
  return tableOf(tallies)
}

function fittedTo(receipts: readonly Receipt[], prior: Prior): Fitted {
  const found: Fitted = structuredClone({ ...inUse, ...prior })
  for (const field of fields) {
    const { ranker, confidence, sureFrom } = fitField(field, receipts, prior, crossing)
    found.ranker[field] = ranker
    found.confidence[field] = confidence
    found.sureFrom[field] = sureFrom
  }
  return found
}

/** Reading holds on to the same objects. */
function use({ ranker, confidence, sureFrom }: Fitted): void {
  Object.assign(inUse.ranker, ranker)
  Object.assign(inUse.confidence, confidence)
  Object.assign(inUse.sureFrom, sureFrom)
}
