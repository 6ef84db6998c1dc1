import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { administratorsFile, openConfiguration } from '../../../../electron/shell/configuration'
import { SettingsFile } from '../../../../electron/shell/settings'
import { temporaryFolder } from '../../../support/files'

const placed = {
  baseUrl: 'https://api.example.com',
  authUrl: 'https://auth.example.com',
  legacyBaseUrl: 'https://books.example.com',
  clientId: 'docket',
}

function opened(text?: string, isTrusted = true) {
  const folder = temporaryFolder('docket-configuration')
  const file = path.join(folder, 'service.json')
  if (text !== undefined) writeFileSync(file, text)
  const settings = new SettingsFile(folder)
  const configuration = openConfiguration({ file, settings, isTrusted: () => isTrusted })
  return { file, settings, configuration }
}

test('without a file, what the person set is filled in', () => {
  const { settings, configuration } = opened()
  expect(configuration.get()).toMatchObject({ service: {}, from: 'nobody' })
  settings.change({ service: { clientId: 'mine' } })
  expect(configuration.get()).toMatchObject({ service: { clientId: 'mine' }, from: 'person' })
})

test('services from files are known by name, but not beside those of an administrator', () => {
  const presets = [{ name: 'Harbour', service: placed }]
  const { settings, configuration } = opened()
  settings.change({ presets })
  expect(configuration.get()).toMatchObject({ service: {}, services: presets, from: 'nobody' })
  const administered = opened(JSON.stringify(placed))
  administered.settings.change({ presets })
  expect(administered.configuration.get().services).toEqual([])
})

test("the administrator's file goes before what the person set", () => {
  const { settings, configuration, file } = opened(JSON.stringify(placed))
  settings.change({ service: { clientId: 'mine' } })
  expect(configuration.get()).toEqual({
    service: placed,
    services: [],
    from: 'administrator',
    file,
  })
})

test('a file that no administrator placed is said so and not used', () => {
  const { settings, configuration } = opened(JSON.stringify(placed), false)
  settings.change({ service: { clientId: 'mine' } })
  expect(configuration.get()).toMatchObject({
    service: { clientId: 'mine' },
    from: 'person',
    problem: 'configuration-untrusted',
  })
  expect(opened(undefined, false).configuration.get()).not.toHaveProperty('problem')
})

test('the file may name only a part, also how the older interface is signed in to', () => {
  const { configuration } = opened(
    JSON.stringify({ baseUrl: placed.baseUrl, legacySignIn: 'oauth1', keepsCookies: true }),
  )
  expect(configuration.get().service).toEqual({
    baseUrl: placed.baseUrl,
    legacySignIn: 'oauth1',
    keepsCookies: true,
  })
})

test.each([
  ['not JSON', '{'],
  ['a list', '[]'],
  ['an address that is none', '{"baseUrl":"api"}'],
  ['a word that nobody knows', '{"baseUrl":"https://a.example","secret":"x"}'],
  ['far too long', JSON.stringify({ clientId: 'x'.repeat(70_000) })],
])('a file that is %s is said so and not used in parts', (_what, text) => {
  const { configuration } = opened(text)
  expect(configuration.get()).toMatchObject({
    service: {},
    from: 'nobody',
    problem: 'configuration-invalid',
  })
})

test('a folder in place of the file is said so', () => {
  const folder = temporaryFolder('docket-configuration')
  const file = path.join(folder, 'service.json')
  mkdirSync(file)
  const settings = new SettingsFile(folder)
  expect(openConfiguration({ file, settings }).get().problem).toBe('configuration-invalid')
})

test('the file lies where only an administrator can write', () => {
  expect(administratorsFile('policy.json', 'linux', {})).toBe('/etc/docket/policy.json')
  expect(administratorsFile('service.json', 'darwin', {})).toBe(
    '/Library/Application Support/Docket/service.json',
  )
  expect(administratorsFile('service.json', 'win32', { ProgramData: String.raw`D:\Data` })).toBe(
    String.raw`D:\Data\Docket\service.json`,
  )
})

const named = (name: string) => ({ name, ...placed, clientId: `docket-${name}` })

test('the file may name several services, and a person chooses by their names', () => {
  const { configuration, file } = opened(
    JSON.stringify({ services: [named('North'), { name: 'South', baseUrl: placed.baseUrl }] }),
  )
  expect(configuration.get()).toEqual({
    service: {},
    services: [
      { name: 'North', service: { ...placed, clientId: 'docket-North' } },
      { name: 'South', service: { baseUrl: placed.baseUrl } },
    ],
    from: 'administrator',
    file,
  })
})

test.each<[string, object]>([
  ['two of one name', { services: [named('North'), named(' North ')] }],
  ['one without a name', { services: [placed] }],
  ['none', { services: [] }],
  ['several and one beside them', { services: [named('North')], ...placed }],
  ['a word that nobody knows in one', { services: [{ ...named('North'), secret: 'x' }] }],
])('a file that names %s is not used in parts', (_what, content) => {
  const { configuration } = opened(JSON.stringify(content))
  expect(configuration.get()).toMatchObject({ services: [], problem: 'configuration-invalid' })
})
