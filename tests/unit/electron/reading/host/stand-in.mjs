// A process that reads nothing: each file's name says how it behaves.
import { setTimeout as wait } from 'node:timers/promises'

const kept = []
process.on('message', async ({ kind, id, fileName }) => {
  if (kind !== 'read') return
  process.send({ kind: 'progress', id, page: 1, pages: 2 })
  if (fileName.includes('opening')) process.send({ kind: 'step', id, step: 'opening' })
  if (fileName.startsWith('dies')) process.exit(7)
  if (fileName.startsWith('hangs')) for (;;);
  while (fileName.startsWith('grows')) {
    kept.push(Buffer.alloc(16 * 1024 * 1024, 1))
    await wait(2)
  }
  if (fileName.startsWith('slow')) await wait(400)
  if (fileName.startsWith('lies')) process.send({ kind: 'done', id, reading: { pages: 'none' } })
  if (fileName.startsWith('locked'))
    return process.send({ kind: 'failed', id, code: 'file-protected' })
  const fields = {
    supplier: { value: `${fileName} by ${process.pid}`, confidence: 1, isSure: true },
  }
  process.send({ kind: 'done', id, reading: { pages: [], fields } })
})
