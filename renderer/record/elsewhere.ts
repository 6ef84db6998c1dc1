/** What is said of a change that ended otherwise than done, once another record is shown than the one that it was of. */
import { saidWords } from '../base/said'
import type { Toast } from '../base/toasts.svelte'
import { say } from '../../shared/words/words'

interface Ended {
  /** What the record is called. */
  name: string
  /** How it ended, in a few words. */
  how: string
  body?: string | undefined
  /** What the service said. */
  said?: readonly string[] | undefined
}

/** The toast for it, which names the record. */
export function toldElsewhere({ name, how, body, said = [] }: Ended): Omit<Toast, 'id'> {
  const lines = said.map((line) => saidWords(line))
  return {
    tone: 'bad',
    title: say('record.elsewhere', { name, how }),
    body: [body, ...lines].filter(Boolean).join(' ') || undefined,
  }
}
