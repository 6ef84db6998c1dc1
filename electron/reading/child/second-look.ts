/** Reads what a file is sure of a second time where it was read from pixels: what comes out otherwise is not sure. */
import type { Box, FieldValue, ReadFields } from '../../../shared/receipts/reading'
import type { Sight } from '../engine/engine'
import { decisive, isReadAlike, type DecisiveField } from '../fields/second-look'
import { around } from '../fields/lines/rows'
import type { Line } from './page'

/** A page by its number: what was read of it, and where it was a picture a way to look again. */
type Looked = Pick<Sight, 'lines'> & Partial<Pick<Sight, 'again'>>

interface Place {
  field: DecisiveField
  value: FieldValue
  box: Box
}

/** How sure a value is that was read in two ways. */
const doubted = 0.5

/** @param fields with places on the pictures that were recognised */
export async function lookedAgain(
  fields: ReadFields,
  pages: readonly Looked[],
): Promise<ReadFields> {
  const changed: ReadFields = { ...fields }
  for (const [number, { lines, again }] of pages.entries()) {
    const places = placesIn(fields).filter(({ box }) => box.page === number)
    if (!again || places.length === 0) continue
    const parts = places.map((place) => partsOf(place, lines))
    const texts = await again(parts.flat())
    for (const [at, { field, value, box }] of places.entries()) {
      const second = texts.splice(0, parts[at]?.length).join(' ')
      const read = { first: textIn(lines, box), second }
      if (!isReadAlike(field, value.value, read))
        changed[field] = {
          ...value,
          isSure: false,
          confidence: Math.min(doubted, value.confidence),
        }
    }
  }
  return changed
}

function placesIn(fields: ReadFields): Place[] {
  return decisive.flatMap((field) => {
    const value = fields[field]
    return value?.isSure && value.box ? [{ field, value, box: value.box }] : []
  })
}

/** A name may stand on two lines, each of which is looked at by itself. */
function partsOf({ field, box }: Place, lines: readonly Line[]): Box[] {
  if (field !== 'supplier') return [box]
  return lines.flatMap(({ words }) => {
    const within = words.flatMap((word) => (isInside(word.box, box) ? [word.box] : []))
    return around(within) ?? []
  })
}

function textIn(lines: readonly Line[], box: Box): string {
  const words = lines.flatMap((line) => line.words).filter((word) => isInside(word.box, box))
  return words.map(({ text }) => text).join(' ')
}

function isInside({ x, y, width, height }: Box, box: Box): boolean {
  const [across, down] = [x + width / 2 - box.x, y + height / 2 - box.y]
  return across >= 0 && across <= box.width && down >= 0 && down <= box.height
}
