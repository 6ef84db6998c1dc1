/** The words around a report. */

/** How long the text of a file is. */
export function lineCount(text: string): string {
  const lines = text.split('\n').length - 1
  return lines === 1 ? '1 line' : `${lines} lines`
}

/** What crashes left, in bytes. */
export function dumpWords({ count, bytes }: { count: number; bytes: number }): string {
  const size = `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`
  return count === 1
    ? `Add what the last crash left (${size})`
    : `Add what the last ${count} crashes left (${size})`
}
