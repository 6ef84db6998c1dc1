/** What a run of the app leaves in its profile. */
import { lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileIn, pdfBytes, pngBytes } from '../support/files'
import { expect, reviewAll, test } from './support'

/** What lies in a folder and whom the system lets at it besides its owner (POSIX mode bits); the folder itself is `.`. */
function openToOthers(folder: string): string[] {
  const names = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
  return names.flatMap((name) => {
    const about = lstatSync(path.join(folder, name))
    const isPlain = about.isFile() || about.isDirectory()
    return isPlain && (about.mode & 0o077) !== 0
      ? [`${name} ${(about.mode & 0o777).toString(8)}`]
      : []
  })
}

test('nothing in the profile can be read by others, and a file that a person saves is as usual', async ({
  desk,
}) => {
  test.skip(process.platform === 'win32', 'Windows has no such rights; profiles there are private')
  const before = process.umask(0o022)
  try {
    const page = await desk.start()
    await desk.signInToDemo()
    const receipts = [
      fileIn(desk.inbox, 'one.png', pngBytes()),
      fileIn(desk.inbox, 'two.pdf', pdfBytes()),
    ]
    await desk.drop(...receipts)
    await reviewAll(desk, 2)
    await expect(page.getByText('All in the books')).toBeVisible()
    const saved = path.join(desk.inbox, 'Receipts.csv')
    await desk.choosesPlace(saved)
    await desk.ask('exports.save', {
      question: { list: 'receipts', filter: { list: 'books' } },
      format: 'csv',
    })
    expect(lstatSync(saved).mode & 0o777).toBe(0o644)
    expect(openToOthers(desk.profile)).toEqual([])
    await desk.close()
    expect(openToOthers(desk.profile)).toEqual([])
  } finally {
    process.umask(before)
  }
})
