/** The keys by which a paper that is shown is made larger or smaller, and turned. */
import { takesText } from '../base/keys'
import type { Keys } from '../lib/keys.svelte'
import type { DocumentFile } from './document.svelte'

type Paper = Pick<DocumentFile, 'zoom' | 'rotate' | 'hasFailed'>

/** Does what a key asks of a paper; false where it asks nothing, types text, or nothing is shown. */
export function pressOnPaper(keys: Pick<Keys, 'is'>, event: KeyboardEvent, file: Paper): boolean {
  if (takesText(event.target) || file.hasFailed) return false
  if (keys.is('document-larger', event)) file.zoom(1.25)
  else if (keys.is('document-smaller', event)) file.zoom(1 / 1.25)
  else if (keys.is('document-turn', event)) file.rotate()
  else return false
  return true
}
