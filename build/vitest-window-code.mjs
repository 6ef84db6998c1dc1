// A Vitest environment that is plain Node, but compiles and resolves modules as for the window: runes are live in it.
export default {
  name: 'window-code',
  viteEnvironment: 'client',
  setup: () => ({ teardown() {} }),
}
