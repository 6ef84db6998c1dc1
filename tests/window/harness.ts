/** Puts a way to main where the preload puts the real one, then starts the window. Main runs in the process that drives the page. */
import type { Reply } from '../../shared/channel'

declare global {
  interface Window {
    /** Bound by the driver of the page. */
    askMain: (channel: string, input: unknown) => Promise<Reply>
    /** Called by the driver of the page with every live value. */
    tellWindow: (channel: string, value: unknown) => void
  }
}

const asked = new URLSearchParams(location.search)
const listeners = new Map<string, Set<(value: unknown) => void>>()

window.tellWindow = (channel, value) => {
  for (const listener of listeners.get(channel) ?? []) listener(value)
}
window.transport = {
  invoke: (channel, input) => window.askMain(channel, input),
  listen: (channel, listener) => {
    const all = listeners.get(channel) ?? new Set()
    listeners.set(channel, all.add(listener))
    return () => all.delete(listener)
  },
}
window.pathOfFile = ({ name }) =>
  name.startsWith('pasted') ? '' : `${asked.get('inbox') ?? ''}/${name}`
window.documentUrl = (id, page) =>
  `/receipt/${asked.get('world') ?? ''}/${id}${page === undefined ? '' : `?page=${page}`}`

const language = asked.get('language')
if (language) Object.defineProperty(navigator, 'language', { value: language })

await import('../../renderer/main')
export {}
