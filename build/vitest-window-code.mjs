// A Vitest environment that is plain Node, but compiles and resolves modules as for the window: runes are live in it, and
// the system is named, as a page names it.
export default {
  name: 'window-code',
  viteEnvironment: 'client',
  setup: (global) => {
    global.navigator ??= { platform: 'Linux' }
    return { teardown() {} }
  },
}
