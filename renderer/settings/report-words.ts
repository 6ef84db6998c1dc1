/** The words around a report. */
import { say } from '../../shared/words/words'

/** How long the text of a file is. */
export function lineCount(text: string): string {
  const lines = text.split('\n').length - 1
  return say('settings.report.lines', { count: lines })
}

/** What crashes left, in bytes. */
export function dumpWords({ count, bytes }: { count: number; bytes: number }): string {
  return say('settings.report.dumps', { count, megabytes: Math.max(0.1, bytes / 1_000_000) })
}
