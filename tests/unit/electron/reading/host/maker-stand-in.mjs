// A process that makes nothing: the name of the file it is given says how it behaves.
import { writeFileSync } from 'node:fs'
import path from 'node:path'

process.on('message', ({ kind, id, order, target }) => {
  if (kind !== 'make') return
  const name = path.basename(order.path)
  if (name === 'dies') process.exit(7)
  if (name === 'hangs') for (;;);
  if (name === 'locked') return process.send({ kind: 'failed', id, code: 'file-protected' })
  if (name === 'lies') process.send({ kind: 'made', id, paths: 'none' })
  process.send({ kind: 'made', id: 'another', paths: ['/etc/passwd'] })
  const file = path.join(target, '0')
  writeFileSync(file, 'made')
  process.send({ kind: 'made', id, paths: [file] })
})
