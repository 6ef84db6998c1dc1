// Which folder may import which: the walls between the processes and between the rooms of each.
const GROUND = ['api', 'store', 'reading']
const DOMAINS = ['receipts', 'outbox', 'changes', 'books', 'export']
/** The rooms of the main process, each with those whose values it may use beside its own; types may come from all. */
const ROOMS = {
  ...Object.fromEntries(GROUND.map((room) => [room, []])),
  ...Object.fromEntries(DOMAINS.map((domain) => [domain, GROUND])),
  shell: ['store'],
  report: ['store', 'export', 'shell'],
  backup: ['store'],
  accounts: [...GROUND, ...DOMAINS],
  contract: [...GROUND, ...DOMAINS, 'accounts', 'shell'],
  terminal: ['reading', 'shell'],
}
const BELOW_FEATURES = ['lib', 'ui', 'base', 'documents', 'record']
const FEATURES = ['inbox', 'books', 'invoices', 'overview', 'desk', 'activity', 'settings']
/** The rooms of the window, each with those that it may use beside its own; the shell uses all. */
const WINDOW = {
  lib: [],
  ui: ['lib'],
  base: ['lib', 'ui'],
  documents: ['lib', 'ui', 'base'],
  record: ['lib', 'ui', 'base', 'documents'],
  ...Object.fromEntries(FEATURES.map((feature) => [feature, BELOW_FEATURES])),
}
const OURS = '^(shared|electron|renderer|sandbox|tests|build)/'

const onlyItselfAnd = (folder, allowed) => ({
  from: { path: `^${folder}/` },
  to: { path: OURS, pathNot: [folder, ...allowed].map((name) => `^${name}/`) },
})

const forbid = (name, comment, rule) => ({ name, comment, severity: 'error', ...rule })

module.exports = {
  forbidden: [
    forbid('no-cycles', 'Two modules that import each other are one module, or lack a third.', {
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    }),
    forbid(
      'shared-stands-alone',
      'Shared words depend on no process.',
      onlyItselfAnd('shared', []),
    ),
    forbid(
      'shared-packages',
      'What is shared needs zod, big.js and what says words, nothing else.',
      {
        from: { path: '^shared/' },
        to: {
          dependencyTypes: ['core', 'npm', 'npm-dev'],
          pathNot: 'node_modules/(zod|big\\.js|@types/big\\.js|intl-messageformat)/',
        },
      },
    ),
    forbid('electron-imports-shared', 'The main process knows neither window nor tests.', {
      ...onlyItselfAnd('electron', ['shared', 'sandbox']),
    }),
    forbid(
      'demo-service-is-loaded-late',
      'Only main.ts and demo.ts load the demo service, by dynamic import.',
      {
        from: { path: '^electron/' },
        to: { path: '^sandbox/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
      },
    ),
    forbid(
      'demo-service-is-loaded-in-one-place',
      'Only main.ts and demo.ts load the demo service.',
      {
        from: { path: '^electron/', pathNot: '^electron/(main|shell/demo)\\.ts$' },
        to: { path: '^sandbox/' },
      },
    ),
    ...Object.entries(ROOMS).map(([room, allowed]) =>
      forbid(
        `room-${room}`,
        'Ground, domains, accounts, core, main: each uses values of what is below, and a domain none of another.',
        {
          from: { path: `^electron/${room}/` },
          to: {
            path: '^electron/',
            pathNot: `^electron/((${[room, ...allowed].join('|')})/|(moving|slices)\\.ts$)`,
            dependencyTypesNot: ['type-only'],
          },
        },
      ),
    ),
    forbid(
      'core-has-no-window',
      'The core is built without a window: tests and proofs use it so.',
      {
        from: { path: '^electron/core\\.ts$' },
        to: { path: '^electron/(contract/|main\\.ts$)' },
      },
    ),
    forbid(
      'reading-takes-nothing-from-main',
      'The process that reads has no network, store or window.',
      {
        from: { path: '^electron/reading/(child|input|engine|fields|invoice)/' },
        to: {
          path: '^electron/',
          pathNot:
            '^electron/(reading/(child|input|engine|fields|invoice)/|reading/host/unfolding\\.ts$|moving\\.ts$)',
          dependencyTypesNot: ['type-only'],
        },
      },
    ),
    forbid(
      'renderer-imports-shared',
      'The window reaches the main process through its API alone.',
      {
        ...onlyItselfAnd('renderer', ['shared']),
      },
    ),
    forbid('renderer-without-node', 'The window has neither Node nor Electron.', {
      from: { path: '^renderer/' },
      to: { path: '(^electron$|node_modules/electron/)' },
    }),
    forbid('renderer-without-node-modules', 'The window has no Node modules.', {
      from: { path: '^renderer/' },
      to: { dependencyTypes: ['core'] },
    }),
    ...Object.entries(WINDOW).map(([room, allowed]) =>
      forbid(
        `window-${room}`,
        'The base is below records, records below features; no feature knows another.',
        {
          from: { path: `^renderer/${room}/` },
          to: { path: '^renderer/', pathNot: `^renderer/(${[room, ...allowed].join('|')})/` },
        },
      ),
    ),
    forbid(
      'sandbox-is-a-witness',
      'The demo service shares no code with the app it testifies about.',
      {
        ...onlyItselfAnd('sandbox', []),
      },
    ),
    forbid('sandbox-packages', 'The demo service needs SQLite, nothing else.', {
      from: { path: '^sandbox/' },
      to: { dependencyTypes: ['npm', 'npm-dev'], pathNot: 'node_modules/@photostructure/sqlite/' },
    }),
    forbid('no-tests-in-the-app', 'Nothing that ships imports tests or scripts.', {
      from: { path: '^(shared|electron|renderer|sandbox)/' },
      to: { path: '^(tests|build)/' },
    }),
    forbid('resolvable', 'Every import is found.', {
      from: {},
      to: { couldNotResolve: true, pathNot: ['^electron$', '^virtual:'] },
    }),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.sql$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'svelte', 'browser', 'node', 'default'],
      extensions: ['.ts', '.svelte', '.js', '.mjs', '.cjs', '.d.ts'],
    },
  },
}
