import { expect, onTestFinished, test, vi } from 'vitest'
import { Capture } from '../../../../renderer/base/capture.svelte'
import { Toasts } from '../../../../renderer/base/toasts.svelte'
import { noBatch } from '../../../../shared/receipts/receipt'
import type { AppApi } from '../../../../shared/ipc'

test('every part of a drop is for the books that were shown at the drop, whichever are shown by then', async () => {
  vi.stubGlobal('window', { pathOfFile: ({ name }: File) => (name === 'bare' ? '' : `/${name}`) })
  onTestFinished(() => void vi.unstubAllGlobals())
  let shown = 'first'
  const given: unknown[] = []
  const take = (what: { paths?: readonly string[]; accountId?: string | undefined }) => {
    given.push([what.paths?.length ?? 'bytes', what.accountId])
    shown = 'second'
    return Promise.resolve([])
  }
  const batch = { get: () => Promise.resolve(noBatch), subscribe: () => () => undefined }
  const api = { capture: { batch, paths: take, bytes: take } } as unknown as AppApi
  const capture = new Capture({
    api,
    toasts: new Toasts(),
    shown: () => shown,
    takesFirst: () => Promise.resolve(false),
    onsaved: () => undefined,
  })
  const files = Array.from({ length: 5001 }, (_, at) => new File(['a'], `${at}.png`))
  await capture.files([...files, new File(['a'], 'bare'), new File(['a'], 'bare')])
  expect(given).toEqual([
    [5000, 'first'],
    [1, 'first'],
    ['bytes', 'first'],
    ['bytes', 'first'],
  ])
})
