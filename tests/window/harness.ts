/** Puts a fake transport where the preload puts the real one, then starts the window. `?scene=` picks the fixture. */
import '../../renderer/lib/no-eval'

const { fakeTransport } = await import('./fake-transport')
const { scenes } = await import('./scenes')

const asked = new URLSearchParams(location.search)
const scene = scenes[asked.get('scene') ?? 'full'] ?? scenes['full']
if (!scene) throw new Error('There is no such scene')
const fake = fakeTransport(scene())
const theme = asked.get('theme')
if (theme === 'light' || theme === 'dark') fake.setTheme(theme)

window.transport = fake.transport
window.pathOfFile = (file) => (file.name.startsWith('pasted') ? '' : `/receipts/${file.name}`)
window.documentUrl = (id) => fake.documentUrl(id)
Object.assign(window, { fake })

await import('../../renderer/main')
export {}
