/** What is tried from inside the window, to see that Electron's recommendations hold there, in development and in a package. */
import type { Page } from '@playwright/test'

/** By number and words of the recommendation (Electron, Security); each is tried, and true where it holds. */
export const closed = {
  '1 only secure content: all comes over app:, and no request gets out': true,
  '2 no Node': true,
  '3 what the page changes of itself does not reach the bridge, nor can it replace it': true,
  '5 every permission is denied': true,
  '6 no file and no other origin is read': true,
  '7 a policy that comes as a header, and neither text nor markup is run': true,
  '14 no other window': true,
  '18 not from file:': true,
  '20 nothing of Electron': true,
}

/** @param address of an HTTP service that would answer anybody */
export function triedIn(page: Page, address: string): Promise<typeof closed> {
  return page.evaluate(async (target) => {
    const fails = (work: () => unknown): Promise<boolean> =>
      Promise.resolve()
        .then(work)
        .then(
          () => false,
          () => true,
        )
    const all = async (...works: (() => unknown)[]) =>
      (await Promise.all(works.map(fails))).every(Boolean)
    const loads = (element: HTMLImageElement | HTMLScriptElement, src: string) =>
      new Promise((resolve, reject) => {
        element.onload = resolve
        element.onerror = reject
        element.src = src
        document.head.append(element)
      })
    const socket = () =>
      new Promise((resolve, reject) => {
        const made = new WebSocket(target.replace('http', 'ws'))
        made.onopen = resolve
        made.onerror = reject
      })
    const names = globalThis as unknown as Record<string, unknown>
    const lacks = (...words: string[]) => words.every((word) => names[word] === undefined)
    const permissions = ['geolocation', 'notifications', 'camera', 'microphone', 'midi'] as const
    const states = permissions.map(async (name) => {
      const { state } = await navigator.permissions.query({ name })
      return state === 'denied'
    })
    navigator.sendBeacon(`${target}/beacon`, 'x')
    const header = (await fetch(location.href)).headers.get('Content-Security-Policy') ?? ''
    const named = [...document.querySelectorAll<HTMLElement>('[src], link[href]')]
    const own = named.map((element) => {
      const word = element.getAttribute('src') ?? element.getAttribute('href') ?? ''
      return new URL(word, location.href).protocol
    })
    const bridge = Object.getOwnPropertyDescriptor(globalThis, 'transport')
    return {
      '1 only secure content: all comes over app:, and no request gets out':
        own.length > 0 &&
        own.every((protocol) => ['app:', 'blob:'].includes(protocol)) &&
        (await all(
          () => fetch(`${target}/fetch`),
          socket,
          () => loads(new Image(), `${target}/image`),
        )),
      '2 no Node': lacks('require', 'process', 'module', 'Buffer', 'global', '__dirname'),
      '3 what the page changes of itself does not reach the bridge, nor can it replace it':
        bridge?.writable === false && bridge.configurable === false,
      '5 every permission is denied':
        (await Promise.all(states)).every(Boolean) &&
        (await all(
          () => navigator.mediaDevices.getUserMedia({ audio: true }),
          () => navigator.mediaDevices.getDisplayMedia(),
          () => navigator.clipboard.readText(),
        )),
      '6 no file and no other origin is read': await all(
        () => fetch('file:///etc/hostname'),
        () => fetch('app://elsewhere/index.html'),
      ),
      '7 a policy that comes as a header, and neither text nor markup is run':
        header.startsWith("default-src 'none'") &&
        !header.includes('unsafe') &&
        (await all(
          () => {
            globalThis.eval('1')
          },
          () => {
            document.createElement('div').innerHTML = '<b>x</b>'
          },
        )),
      '14 no other window': window.open(`${target}/popup`) === null,
      '18 not from file:': location.protocol === 'app:',
      '20 nothing of Electron': lacks('electron', 'ipcRenderer', 'webFrame', 'shell'),
    }
  }, address)
}
