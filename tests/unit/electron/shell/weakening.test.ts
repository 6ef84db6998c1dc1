import { expect, test } from 'vitest'
import { weakeningSwitches, weakeningVariables } from '../../../../electron/shell/weakening'

const given = (names: string[], isRoot = false) =>
  weakeningSwitches((name) => names.includes(name), isRoot)

test.each([
  ['remote-debugging-port'],
  ['remote-debugging-pipe'],
  ['inspect'],
  ['inspect-brk'],
  ['js-flags'],
  ['disable-web-security'],
  ['ignore-certificate-errors'],
  ['ignore-certificate-errors-spki-list'],
  ['host-rules'],
  ['host-resolver-rules'],
  ['proxy-server'],
  ['proxy-pac-url'],
  ['log-net-log'],
  ['ssl-key-log-file'],
  ['no-sandbox'],
  ['single-process'],
  ['renderer-cmd-prefix'],
])('a start with --%s is weakened', (name) => {
  expect(given(['lang', name])).toEqual([name])
})

test('a start with what people need on their computers is not weakened', () => {
  const harmless = ['user-data-dir', 'password-store', 'lang', 'disable-gpu', 'ozone-platform-hint']
  expect(given([...harmless, 'force-device-scale-factor', 'enable-features'])).toEqual([])
})

test('root goes without the sandbox of Chromium, and without nothing else', () => {
  expect(given(['no-sandbox'], true)).toEqual([])
  expect(given(['no-sandbox', 'remote-debugging-port'], true)).toEqual(['remote-debugging-port'])
})

test('variables that decide about trust, ways or code are taken out, in whatever case', () => {
  const weak = {
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
    Node_Extra_CA_Certs: '/tmp/ca.pem',
    SSLKEYLOGFILE: '/tmp/keys',
    https_proxy: 'http://proxy.example:3128',
    HTTP_PROXY: 'http://proxy.example:3128',
    no_proxy: '*',
    NODE_OPTIONS: '--require /tmp/x.js',
  }
  const kept = { HOME: '/home/jo', LANG: 'en_GB.UTF-8', XDG_CURRENT_DESKTOP: 'KDE', PROXY: 'x' }
  expect(weakeningVariables({ ...weak, ...kept })).toEqual(Object.keys(weak))
})
