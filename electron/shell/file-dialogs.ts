/** The desktop's own dialogs for files and folders. */
import path from 'node:path'
import { app, dialog, type BrowserWindow, type FileFilter } from 'electron'
import { say } from '../../shared/words/words'
import { bareName } from '../store/files/names'
import { relaunch } from './relaunch'

const receiptEndings = 'jpg jpeg png webp gif tif tiff heic heif pdf eml msg mbox xml zip'.split(
  ' ',
)

/** Absolute paths; none when the person thought better of it. */
export async function askForFiles(window: BrowserWindow): Promise<string[]> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: say('main.files.add'),
    properties: ['openFile', 'multiSelections'],
    filters: [
      { name: say('main.files.receipts'), extensions: receiptEndings },
      { name: say('main.files.all'), extensions: ['*'] },
    ],
  })
  return filePaths
}

/** Absolute path of a folder to watch. */
export async function askForFolder(window: BrowserWindow): Promise<string | undefined> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: say('main.files.watch'),
    buttonLabel: say('main.files.watchButton'),
    properties: ['openDirectory'],
  })
  return filePaths[0]
}

/** Absolute path where a file is to be saved, offered under this name among the documents: a name out of the books chooses no folder. */
export async function askForTarget(
  window: BrowserWindow,
  fileName: string,
): Promise<string | undefined> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: path.join(app.getPath('documents'), bareName(fileName)),
    filters: filtersFor(fileName),
  })
  return canceled || filePath === '' ? undefined : filePath
}

/** Where backups go and come from on this desktop, and how the app begins anew after one. */
export const backupsHere = (window: BrowserWindow) => ({
  chooseTarget: (fileName: string) => askForTarget(window, fileName),
  chooseBackup: async () => {
    const { filePaths } = await dialog.showOpenDialog(window, {
      title: say('main.files.bringBack'),
      properties: ['openFile'],
      filters: [
        ...filtersFor('a.docketbackup'),
        { name: say('main.files.all'), extensions: ['*'] },
      ],
    })
    return filePaths[0]
  },
  startAnew: () => {
    relaunch()
    app.quit()
  },
  now: () => new Date(),
})

/** By what the file is named; one of no known kind may be saved as anything. */
function filtersFor(fileName: string): FileFilter[] {
  const ending = path.extname(fileName).slice(1).toLowerCase()
  const names: Record<string, string> = {
    pdf: 'PDF',
    csv: 'CSV',
    zip: 'ZIP',
    docketbackup: say('main.files.backups'),
  }
  const name = names[ending]
  return name === undefined ? [] : [{ name, extensions: [ending] }]
}
