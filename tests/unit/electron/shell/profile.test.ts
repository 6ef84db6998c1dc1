import { expect, test } from 'vitest'
import { anchorage } from '../../../../electron/shell/anchorage'
import { profileFolder } from '../../../../electron/shell/profile'

const home = String.raw`C:\Users\ada`
const local = String.raw`C:\Users\ada\AppData\Local`

test('on Windows receipts stay on this computer and do not roam', () => {
  expect(profileFolder('win32', { LOCALAPPDATA: local }, home)).toBe(`${local}\\Docket`)
  expect(profileFolder('win32', {}, home)).toBe(`${local}\\Docket`)
})

test('on Windows what is remembered outside the profile is outside it', () => {
  const profile = profileFolder('win32', {}, home) ?? ''
  expect(anchorage('win32', {}, home).startsWith(`${profile}\\`)).toBe(false)
})

test.each(['linux', 'darwin'] as const)('on %s the profile is where Electron has it', (system) => {
  expect(profileFolder(system, { LOCALAPPDATA: local }, '/home/ada')).toBeUndefined()
})
