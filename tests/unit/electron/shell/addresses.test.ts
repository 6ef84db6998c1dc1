import { expect, test } from 'vitest'
import { mayLoad, openSafely } from '../../../../electron/shell/addresses'

test.each([
  ['app://bundle/index.html', true, true],
  ['blob:app://bundle/5c1a', true, true],
  ['devtools://devtools/bundled/inspector.html', true, false],
  ['devtools://devtools/bundled/inspector.html', false, true],
  ['https://books.example/app:', true, false],
  ['http://127.0.0.1:4010/', false, false],
  ['file:///etc/hostname', false, false],
  ['data:text/html,app:', false, false],
])('whether the window may load %s, packaged: %s: %s', (address, isPackaged, may) => {
  expect(mayLoad(address, isPackaged)).toBe(may)
})

/** What a system is given to open. */
async function openedFor(address: string): Promise<string[]> {
  const opened: string[] = []
  await openSafely(new URL(address), async (given) => void opened.push(given))
  return opened
}

test.each([
  'https://auth.example/authorize?client_id=docket&redirect_uri=http%3A%2F%2F127.0.0.1%3A4010%2Fx',
  'https://books.example/#/expenses/42',
  'http://127.0.0.1:4010/authorize',
])('the browser is given %s', async (address) => {
  expect(await openedFor(address)).toEqual([address])
})

test.each([
  'http://books.example/42',
  'file:///usr/bin/xterm',
  'smb://books.example/share',
  'ms-msdt:/id',
  'javascript:alert(1)',
  'https://sam:secret@books.example/42',
])('the system is never given %s to open', async (address) => {
  let opened = 0
  const opening = openSafely(new URL(address), async () => void (opened += 1))
  await expect(opening).rejects.toMatchObject({ code: 'address-invalid' })
  expect(opened).toBe(0)
})
