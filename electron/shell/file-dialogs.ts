/** The dialogs of the desktop in which a person chooses files, folders and places. */
import path from 'node:path'
import { app, dialog, type BrowserWindow, type FileFilter } from 'electron'

const receiptEndings = 'jpg jpeg png webp gif tif tiff heic heif pdf eml mbox xml zip'.split(' ')

export async function askForFiles(window: BrowserWindow): Promise<string[]> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: 'Add receipts',
    properties: ['openFile', 'multiSelections'],
    filters: [
      { name: 'Receipts', extensions: receiptEndings },
      { name: 'All files', extensions: ['*'] },
    ],
  })
  return filePaths
}

export async function askForFolder(window: BrowserWindow): Promise<string | undefined> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: 'Watch a folder',
    buttonLabel: 'Watch',
    properties: ['openDirectory'],
  })
  return filePaths[0]
}

export async function askForTarget(
  window: BrowserWindow,
  fileName: string,
): Promise<string | undefined> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: path.join(app.getPath('documents'), fileName),
    filters: filtersFor(fileName),
  })
  return canceled || filePath === '' ? undefined : filePath
}

/** By what the file is named; one of no known kind may be saved as anything. */
function filtersFor(fileName: string): FileFilter[] {
  const ending = path.extname(fileName).slice(1).toLowerCase()
  const names: Record<string, string> = { pdf: 'PDF', csv: 'CSV', zip: 'ZIP' }
  const name = names[ending]
  return name === undefined ? [] : [{ name, extensions: [ending] }]
}
