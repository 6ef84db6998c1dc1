import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { askForTarget } from '../../../../electron/shell/file-dialogs'

const offered = vi.hoisted(() => [] as string[])

vi.mock('electron', () => ({
  app: { getPath: () => '/home/jo/Documents' },
  dialog: {
    showSaveDialog: (_: unknown, { defaultPath }: { defaultPath: string }) => {
      offered.push(defaultPath)
      return Promise.resolve({ canceled: true, filePath: '' })
    },
  },
}))

test.each([['../.config/autostart/x.desktop'], ['0487/0012.pdf'], ['/etc/x.pdf'], ['Receipt.pdf']])(
  'a file of the name %s is offered to be saved among the documents, and in no folder of its choice',
  async (fileName) => {
    expect(await askForTarget({} as never, fileName)).toBe(undefined)
    const [target = ''] = offered.splice(0)
    expect(path.dirname(target)).toBe('/home/jo/Documents')
    expect(path.basename(target)).not.toMatch(/^\./)
  },
)
