/** The desktop around the window: its menus at a place, and files that leave the window by the pointer or by a dialog. */
import {
  clipboard,
  Menu,
  nativeImage,
  type BrowserWindow,
  type MenuItemConstructorOptions,
} from 'electron'
import type { MenuLine } from '../../shared/desktop-contract'
import type { AppHandlers } from '../../shared/ipc'
import { askForTarget } from './file-dialogs'

interface Files {
  /** Absolute paths of copies under readable names. @throws AppError `not-found`, `original-lost`, `disk-full` */
  copies: (receiptIds: readonly string[]) => Promise<string[]>
  /** As the file would be called. @throws AppError `not-found` */
  nameOf: (receiptId: string) => string
  /** @throws AppError as `copies`, `no-permission` */
  save: (receiptId: string, target: string) => Promise<void>
}

/** @param icon absolute path of the picture that is shown at the pointer */
export function desktopHandlers(
  window: BrowserWindow,
  { copies, nameOf, save }: Files,
  icon: string,
): AppHandlers['desktop'] {
  return {
    menu: ({ lines, at }) => popUp(window, lines, at),
    drag: async (ids) => {
      const files = await copies(ids)
      const [file = ''] = files
      window.webContents.startDrag({ file, files, icon: nativeImage.createFromPath(icon) })
    },
    saveOriginal: async (id) => {
      const target = await askForTarget(window, nameOf(id))
      if (target !== undefined) await save(id, target)
      return target !== undefined
    },
    copy: (words) => clipboard.writeText(words),
  }
}

function popUp(
  window: BrowserWindow,
  lines: readonly MenuLine[],
  at: { x: number; y: number } | undefined,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    let chosen: string | undefined
    const menu = Menu.buildFromTemplate(
      lines.flatMap(({ id, words, begins }): MenuItemConstructorOptions[] => [
        ...(begins ? [{ type: 'separator' } as const] : []),
        // What follows an ampersand would be underlined and left out.
        { id, label: words.replaceAll('&', '&&'), click: () => void (chosen = id) },
      ]),
    )
    const zoom = window.webContents.getZoomFactor()
    menu.popup({
      window,
      ...(at && { x: Math.round(at.x * zoom), y: Math.round(at.y * zoom) }),
      // The click comes after the menu is gone.
      callback: () => setImmediate(() => resolve(chosen)),
    })
  })
}

/** What is usual in a field, and for words that are selected; the window answers for all else by itself. */
export function offerTextMenu(window: BrowserWindow): void {
  window.webContents.on('context-menu', (_event, { isEditable, selectionText, editFlags }) => {
    const words = textMenu({ isEditable, hasSelection: selectionText.trim() !== '' }, editFlags)
    if (words.length > 0) Menu.buildFromTemplate(words).popup({ window })
  })
}

type EditFlags = Electron.EditFlags

/** Empty where there is nothing to edit or to copy. Pure. */
function textMenu(
  { isEditable, hasSelection }: { isEditable: boolean; hasSelection: boolean },
  can: Pick<EditFlags, 'canUndo' | 'canRedo' | 'canCut' | 'canCopy' | 'canPaste' | 'canSelectAll'>,
): MenuItemConstructorOptions[] {
  if (!isEditable) return hasSelection ? [{ role: 'copy', enabled: can.canCopy }] : []
  return [
    { role: 'undo', enabled: can.canUndo },
    { role: 'redo', enabled: can.canRedo },
    { type: 'separator' },
    { role: 'cut', enabled: can.canCut },
    { role: 'copy', enabled: can.canCopy },
    { role: 'paste', enabled: can.canPaste },
    { type: 'separator' },
    { role: 'selectAll', enabled: can.canSelectAll },
  ]
}
