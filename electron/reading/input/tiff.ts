/** Opens the pages of a TIFF. */
import type { Picture } from '../child/page'
import { checkPixels, unreadable, type Limits } from './limits'
import { shrunk } from './shrink'
import { tiffRowPainter } from './tiff-colours'
import { tag, valueOf, type Tags } from './tiff-directory'
import { isCutTiff } from './tiff-pieces'
import { unpackTiff } from './tiff-strips'
import { upright } from './turn'

/** One page, upright and scaled down. `page` is one of `tiffPages`. */
export async function readTiffPage(
  bytes: Uint8Array,
  page: Tags,
  limits: Limits,
): Promise<Picture> {
  const [width, height] = [valueOf(page, tag.width, 0), valueOf(page, tag.height, 0)]
  checkPixels(width, height, limits)
  checkShape(page)
  const unpacked = await unpackTiff(bytes, page, limits)
  const paint = tiffRowPainter(unpacked, width)
  const picture = upright(shrunk(width, height, paint), valueOf(page, tag.orientation, 1))
  return { ...picture, isDamaged: unpacked.isDamaged || isCutTiff(bytes, page) }
}

function checkShape(page: Tags): void {
  const bits = page.get(tag.bits) ?? [1]
  const samples = valueOf(page, tag.samples, 1)
  if (![1, 2, 4, 8, 16].includes(bits[0] ?? 1) || new Set(bits).size > 1)
    throw unreadable(`The TIFF has samples of ${bits.join(', ')} bits`)
  if (samples < 1 || samples > 5) throw unreadable(`The TIFF has ${samples} samples in a pixel`)
  if (samples > 1 && valueOf(page, tag.planes, 1) === 2)
    throw unreadable('The TIFF keeps its colours apart')
}
