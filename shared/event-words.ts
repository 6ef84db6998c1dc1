/** Words for what the journal notes, as the window and exports show them. */
import { isWordKey, say } from './words/words'

/**
 * Words for a step, as main names it in the journal; a step without words of its own is shown by its name, made readable.
 * @param inLanguage says a key: in the language of the window, where nothing else is given
 */
export function eventSentence(event: string, inLanguage = say): string {
  const key = `event.${event}`
  if (isWordKey(key)) return inLanguage(key)
  const words = event.replaceAll(/[-_.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
