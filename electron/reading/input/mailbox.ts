/** Takes a mailbox in one file (mbox, RFC 4155) apart into its mails. */

const beginning = Buffer.from('From ')
/** `From`, who, and when; a line of a letter that begins like it has no year. */
const postmark = /^From \S.*\b\d{4}\b.*$/

/** The mails in the order of the file, without the lines that part them and with what was quoted for these. */
export function* mailsIn(mailbox: Buffer): Generator<Buffer> {
  let start: number | undefined
  for (let at = 0; at !== -1; at = nextAfter(mailbox, at)) {
    const lineEnd = mailbox.indexOf('\n', at)
    const line = mailbox.toString('latin1', at, lineEnd === -1 ? mailbox.length : lineEnd).trimEnd()
    if (!postmark.test(line)) continue
    if (start !== undefined) yield mailbox.subarray(start, at)
    start = lineEnd === -1 ? mailbox.length : lineEnd + 1
  }
  if (start !== undefined && start < mailbox.length) yield mailbox.subarray(start)
}

/** Where the next line begins like a postmark, after an empty one. */
function nextAfter(mailbox: Buffer, at: number): number {
  for (let found = mailbox.indexOf(beginning, at + 1); found !== -1;) {
    const before = mailbox.toString('latin1', Math.max(0, found - 4), found)
    if (/\r?\n\r?\n$/.test(before)) return found
    found = mailbox.indexOf(beginning, found + 1)
  }
  return -1
}
