// A process that says the same of every file, but for those whose name says that they cannot be read.
import { writeFileSync } from 'node:fs'

const sure = (value) => ({ value, confidence: 1, isSure: true })
const box = { page: 0, x: 0.1, y: 0.1, width: 0.2, height: 0.05 }
const words = ['Northgate', 'Unleaded', '61.27'].map((text) => ({ text, confidence: 1, box }))
const fields = {
  supplier: sure('Northgate Fuels'),
  date: sure('2026-11-12'),
  total: sure('61.27'),
}

const met = new Set()

process.on('disconnect', () => process.exit())
process.on('message', ({ kind, id, fileName, previews }) => {
  if (kind !== 'read' || fileName.startsWith('hangs')) return
  if (fileName.startsWith('locked'))
    return process.send({ kind: 'failed', id, code: 'file-protected' })
  if (previews) writeFileSync(`${previews}-1.jpg`, 'a picture')
  const pages = [{ width: 100, height: 200, turn: 0, words }]
  // Some are read wrongly the first time.
  const isWorse = fileName.startsWith('hard') && !met.has(id)
  met.add(id)
  const worse = { ...fields, total: sure('6.12'), date: sure('2026-01-01') }
  process.send({ kind: 'done', id, reading: { pages, fields: isWorse ? worse : fields } })
})
