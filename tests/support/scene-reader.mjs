// The process that reads, for scenes without a page: a file itself says what is read on it, at its end. Documents are made blank.
import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const nothing = { pages: [{ width: 900, height: 1260, turn: 0, words: [] }], fields: {} }

/** What stands on it, or the code of why it cannot be read. */
function saidBy(file) {
  const [, said] = readFileSync(file, 'utf8').split('\nsays ')
  return said === undefined ? nothing : JSON.parse(said)
}

function made({ kind }, target) {
  const paths = (kind === 'merge' ? ['0'] : ['0', '1']).map((name) => path.join(target, name))
  for (const file of paths) writeFileSync(file, `%PDF-1.4\n% ${randomUUID()}`)
  return paths
}

process.on('disconnect', () => process.exit())
process.on('message', ({ kind, id, path: file, order, target }) => {
  if (kind === 'make') process.send({ kind: 'made', id, paths: made(order, target) })
  if (kind !== 'read') return
  const said = saidBy(file)
  if (typeof said === 'string') process.send({ kind: 'failed', id, code: said })
  else process.send({ kind: 'done', id, reading: said })
})
