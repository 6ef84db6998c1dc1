import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../../../electron/receipts/walk'
import { fileIn, temporaryFolder } from '../../../support/files'

/** A folder with the files named, made with all the folders between. */
function folderOf(...names: string[]): string {
  const folder = temporaryFolder()
  for (const name of names) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fileIn(folder, name, Buffer.from(name))
  }
  return folder
}

async function found(folder: string, most = 1000): Promise<string[]> {
  return (await filesBelow(folder, most)).map((file) => path.relative(folder, file))
}

test('a dropped file is itself, whatever it is called, and so is what does not exist', async () => {
  const folder = folderOf('.hidden', 'a.pdf')
  for (const name of ['.hidden', 'a.pdf', 'missing.pdf']) {
    const file = path.join(folder, name)
    expect(await filesBelow(file, 10)).toEqual([file])
  }
})

test('a folder is walked to its end, in the order of names, its own files first', async () => {
  const folder = folderOf('b.pdf', 'a.pdf', 'deep/er/c.pdf', 'deep/d.pdf', 'another/e.pdf', 'z.png')
  expect(await found(folder)).toEqual([
    'a.pdf',
    'b.pdf',
    'z.png',
    path.join('another', 'e.pdf'),
    path.join('deep', 'd.pdf'),
    path.join('deep', 'er', 'c.pdf'),
  ])
})

test('hidden files and folders, and what systems leave behind, are left alone', async () => {
  const folder = folderOf(
    '.DS_Store',
    '.git/a.pdf',
    'Thumbs.db',
    'desktop.ini',
    'deep/.hidden.pdf',
    'deep/a.pdf',
  )
  expect(await found(folder)).toEqual([path.join('deep', 'a.pdf')])
})

test('links inside a folder are not followed, so no circle and nothing from elsewhere', async () => {
  const elsewhere = folderOf('secret.pdf')
  const folder = folderOf('a.pdf', 'deep/b.pdf')
  symlinkSync(folder, path.join(folder, 'deep', 'circle'))
  symlinkSync(elsewhere, path.join(folder, 'elsewhere'))
  symlinkSync(path.join(elsewhere, 'secret.pdf'), path.join(folder, 'link.pdf'))
  symlinkSync('/nowhere', path.join(folder, 'broken'))
  expect(await found(folder)).toEqual(['a.pdf', path.join('deep', 'b.pdf')])
})

test('an empty folder holds nothing, also when only folders are in it', async () => {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'deep', 'er'), { recursive: true })
  expect(await found(folder)).toEqual([])
})

test('never more than asked for', async () => {
  const folder = folderOf(
    ...Array.from({ length: 30 }, (_, index) => `f/${index % 3}/${index}.pdf`),
  )
  for (const most of [1, 5, 29, 30, 31])
    expect(await found(folder, most)).toHaveLength(Math.min(30, most))
})
