/** Of electron/export: what an export says of itself where the books move under it. */
import path from 'node:path'
import { expect, test } from 'vitest'
import { Exporter, type Source } from '../../../../electron/export/exporter'
import { emptyReferenceData } from '../../../../shared/books/reference-data'
import { ExportQuestion } from '../../../../shared/books/export'
import { temporaryFolder } from '../../../support/files'

const clients = ExportQuestion.parse({ list: 'clients', filter: {} })
const client = { id: 1, name: 'Fells', address: [] }

/** Two clients are listed, and the second is gone once it is its turn. */
function exporterOf({ isBegunAnew }: { isBegunAnew: boolean }): Exporter {
  let isWhole = true
  const gone = () => {
    isWhole = !isBegunAnew
    return undefined
  }
  const source: Source = {
    choices: () => emptyReferenceData,
    isWhole: () => isWhole,
    filesOf: () => [],
    records: () => [() => client, gone],
  }
  return new Exporter(() => source, {})
}

test('a record that was deleted is missed by nobody, one that is not read again yet is told', async () => {
  const folder = temporaryFolder('docket-exporter')
  for (const isBegunAnew of [true, false]) {
    const exporter = exporterOf({ isBegunAnew })
    for (const format of ['csv', 'zip'] as const) {
      const target = path.join(folder, `${format} ${isBegunAnew}`)
      const end = await exporterOf({ isBegunAnew }).save({ question: clients, format, target })
      expect(end).toMatchObject({ result: 'saved', rows: 1, isWhole: !isBegunAnew })
    }
    expect(await exporter.sheet(clients)).toMatchObject({ total: 2, isWhole: !isBegunAnew })
  }
})
