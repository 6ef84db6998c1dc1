/** What a receipt of the bench was read as, and the draft that agrees with it. */
import type { Readings } from '../../../electron/store/receipts/readings'
import type { Receipts } from '../../../electron/store/receipts/receipts'
import { Reading } from '../../../shared/receipts/reading'

const supplier = 'Northgate Fuels'

export interface ReadPaper {
  /** In pounds, as decimal text. */
  gross: string
  postingDate: string
  /** The total is on the last one. */
  pages: number
}

/** Keeps a receipt as one that was read and filled in, so that nothing of it is left to be done. */
export function keepRead(
  { receipts, readings }: { receipts: Receipts; readings: Readings },
  id: string,
  paper: ReadPaper,
): void {
  const { gross, postingDate } = paper
  readings.keep(id, readingOf(paper), 1)
  readings.markFilled(id, {}, () => {
    receipts.edit(id, {
      supplierName: supplier,
      postingDate,
      lines: [{ expenseType: 'FUEL', description: 'Diesel', vatType: 'Standard', gross }],
    })
  })
}

/** Forty words on each page, as on a till's receipt. */
function readingOf({ gross, postingDate, pages }: ReadPaper): Reading {
  const box = (at: number, page = 0) => ({
    page,
    x: 0.1,
    y: 0.02 + 0.02 * at,
    width: 0.4,
    height: 0.015,
  })
  const sure = (value: string, at: number, page = 0) => ({
    value,
    confidence: 0.99,
    isSure: true,
    box: box(at, page),
  })
  const texts = [
    supplier,
    postingDate,
    gross,
    ...Array.from({ length: 37 }, (_, at) => `Word-${at}`),
  ]
  return Reading.parse({
    pages: Array.from({ length: pages }, (_, page) => ({
      width: 1000,
      height: 1600,
      turn: 0,
      words: texts.map((text, at) => ({ text, confidence: 0.98, box: box(at, page) })),
    })),
    fields: {
      supplier: sure(supplier, 0),
      date: sure(postingDate, 1),
      total: sure(gross, 2, pages - 1),
      vat: sure((Number(gross) / 6).toFixed(2), 3),
      vatNumber: sure('GB727585108', 4),
      currency: sure('GBP', 2),
    },
  })
}
