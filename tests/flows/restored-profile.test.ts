/** A profile put back from a copy knows that it is old and never sends its token; `npm run tokens` plays more of them. */
import path from 'node:path'
import { expect, test } from 'vitest'
import { fileIn, temporaryFolder } from '../support/files'
import { filesWithSecrets } from '../proofs/tokens/canary'
import { lineOf } from '../proofs/kit/report'
import { runOptions } from '../proofs/kit/rounds'
import { proveRestored } from '../proofs/tokens/restored'

test('profiles put back from copies, and copies used in turn, never send a replaced token', async () => {
  const report = await proveRestored(runOptions({ seed: 1, rounds: 8 }), false)
  expect(report.failures, lineOf(report)).toEqual([])
})

test('not even one that was copied while a refresh was out', async () => {
  const report = await proveRestored(runOptions({ seed: 1, rounds: 8 }), true)
  expect(report.failures, lineOf(report)).toEqual([])
})

test('the search for tokens in clear finds them as text, in UTF-16, in base64 and in hex', () => {
  const folder = temporaryFolder()
  const secret = 'rt_uF0q7cQyX2nM9sKe4bLw8vTz'
  const bytes = Buffer.from(`{"token":"${secret}"}`)
  for (const encoding of ['utf8', 'base64', 'hex'] as const)
    fileIn(folder, encoding, Buffer.from(bytes.toString(encoding)))
  fileIn(folder, 'utf16', Buffer.from(secret, 'utf16le'))
  fileIn(folder, 'innocent', Buffer.from('nothing of the kind'))
  const found = filesWithSecrets([folder], [secret]).map((file) => path.basename(file))
  expect(found.sort()).toEqual(['base64', 'hex', 'utf16', 'utf8'])
})
