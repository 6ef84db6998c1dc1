// Which folder may import which: the walls between the processes and between the domains of the main process.
const DOMAINS = 'account api store capture reading outbox books billing export'.split(' ')
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
    forbid('shared-packages', 'Shared words need zod and big.js, nothing else.', {
      from: { path: '^shared/' },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev'],
        pathNot: 'node_modules/(zod|big\\.js|@types/big\\.js)/',
      },
    }),
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
        from: { path: '^electron/', pathNot: '^electron/(main|demo)\\.ts$' },
        to: { path: '^sandbox/' },
      },
    ),
    ...DOMAINS.map((domain) =>
      forbid(
        `domain-${domain}`,
        'Domains meet in main.ts, which passes one to another; types may be shared.',
        {
          from: { path: `^electron/${domain}/` },
          to: {
            path: `^electron/(${DOMAINS.filter((other) => other !== domain).join('|')})/`,
            dependencyTypesNot: ['type-only'],
          },
        },
      ),
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
    forbid('ui-is-lowest', 'Building blocks know nothing of what they are used for.', {
      from: { path: '^renderer/ui/' },
      to: { path: '^renderer/(parts|screens|state)/' },
    }),
    forbid('parts-below-screens', 'Screens are made of parts, not the other way round.', {
      from: { path: '^renderer/parts/' },
      to: { path: '^renderer/screens/' },
    }),
    forbid('state-below-the-visible', 'State knows nothing of how it is shown.', {
      from: { path: '^renderer/state/' },
      to: { path: '^renderer/(ui|parts|screens)/' },
    }),
    forbid('lib-is-lowest', 'The library of the window stands alone.', {
      from: { path: '^renderer/lib/' },
      to: { path: '^renderer/(state|parts|screens)/' },
    }),
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
