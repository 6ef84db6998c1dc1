// The lint rules, above all where each dangerous power may be used.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import { typedParser } from './build/lint-types.mjs'
import svelteConfig from './svelte.config.js'

const powers = [
  {
    name: 'electron',
    importNames: ['ipcMain'],
    homes: ['electron/contract/ipc.ts'],
    message:
      'Every message from the window enters through electron/contract/ipc.ts, where sender and shape are checked.',
  },
  {
    name: 'electron',
    importNames: ['ipcRenderer', 'contextBridge'],
    homes: ['electron/preload.ts'],
    message: 'Only the preload speaks over IPC; the window uses the API that it exposes.',
  },
  {
    name: 'electron',
    importNames: ['safeStorage'],
    homes: ['electron/accounts/keyring/keyring.ts'],
    message:
      'Ask electron/accounts/keyring/keyring.ts: it bounds every call to the keyring in time.',
  },
  {
    name: 'electron',
    importNames: ['shell'],
    homes: ['electron/main.ts'],
    message:
      'The system opens and removes things from electron/main.ts alone, an address by openSafely of electron/shell/addresses.ts.',
  },
  {
    name: 'node:child_process',
    homes: [
      'electron/accounts/keyring/keyring.ts',
      'electron/reading/host/command.ts',
      'electron/reading/host/node-process.ts',
      'electron/receipts/scanning/program.ts',
      'electron/shell/administrators.ts',
      'electron/shell/relaunch.ts',
      'electron/terminal/terminal.ts',
    ],
    message: 'Programs are started from the files that eslint.config.js names, and from no other.',
  },
  {
    name: '@photostructure/sqlite',
    homes: ['electron/store/database/database.ts', 'sandbox/database.ts'],
    message: 'Each side has one owner of its SQLite connection: its database.ts.',
  },
  ...['node:http', 'node:https', 'node:http2', 'node:net', 'node:tls', 'undici'].map((name) => ({
    name,
    homes: [
      'electron/api/http/**',
      'electron/accounts/grant/loopback.ts',
      'electron/terminal/socket.ts',
      'sandbox/**',
    ],
    message:
      'The network is reached through electron/api/http/transport.ts, which never sends a request twice.',
  })),
  {
    name: 'electron-updater',
    homes: ['electron/shell/updates/**'],
    message: 'New versions are looked for in electron/shell/updates.',
  },
  {
    name: 'electron-store',
    homes: ['electron/store/files/kept-file.ts', 'electron/shell/settings.ts'],
    message:
      'Tokens belong to electron/accounts/grant/vault.ts, preferences to electron/shell/settings.ts.',
  },
]

const allHomes = [...new Set(powers.flatMap(({ homes }) => homes))]

function restrictedImports(file) {
  const paths = powers
    .filter(({ homes }) => !homes.includes(file))
    .map(({ name, importNames, message }) => ({
      name,
      message,
      ...(importNames && { importNames }),
    }))
  return { 'no-restricted-imports': ['error', { paths }] }
}

/** Entries are written out: a literal that is spread into another hides how many there are. */
const spreadLiteral = {
  selector: 'SpreadElement > :matches(ObjectExpression, ArrayExpression)',
  message: 'Write the entries of a literal where they belong.',
}

export default defineConfig(
  globalIgnores(['out/', 'dist/', 'tour/', 'test-results/', 'docs/evidence/']),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  { languageOptions: { parser: typedParser } },
  svelte.configs.recommended,
  {
    languageOptions: { parserOptions: { project: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'object-shorthand': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-deprecated': [
        'error',
        // Marked so that nobody uses it by accident; plain HTTP is allowed for the demo service on this machine alone.
        { allow: [{ from: 'package', package: 'oauth4webapi', name: 'allowInsecureRequests' }] },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-restricted-syntax': ['error', spreadLiteral],
      // A row's or reply's type is named where it is asked for.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // An async function may satisfy a promised signature without waiting for anything itself.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['{electron,renderer,shared,sandbox}/**/*.{ts,svelte}'],
    rules: restrictedImports(),
  },
  ...allHomes.map((home) => ({ files: [home], rules: restrictedImports(home) })),
  {
    files: ['sandbox/database.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['{electron,shared}/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message: 'The network is reached through electron/api/http/transport.ts.',
        },
      ],
    },
  },
  {
    files: ['{electron,renderer,shared,sandbox}/**/*.ts'],
    ignores: ['**/*.d.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        spreadLiteral,
        { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
        {
          selector: 'ExportAllDeclaration',
          message: 'Import from the module itself, not a barrel.',
        },
      ],
    },
  },
  {
    // A file that grows longer has more than one idea in it, and a function more than one step.
    files: ['{electron,shared}/**/*.ts'],
    rules: {
      'max-lines': ['error', 400],
      'max-lines-per-function': ['error', 80],
    },
  },
  {
    // No god objects in the window; a component has its markup and styles in one file.
    files: ['renderer/**/*.{ts,svelte}'],
    rules: { 'max-lines': ['error', 400] },
  },
  {
    files: ['renderer/**/*.ts'],
    rules: { 'max-lines-per-function': ['error', 80] },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: typedParser, svelteConfig },
    },
    rules: {
      'svelte/no-unused-props': 'error',
      'svelte/require-each-key': 'error',
      // Values from the main process are replaced as a whole ($state.raw), not changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // Types exported by a component are unknown to TypeScript alone; svelte-check knows and checks them.
    files: ['**/*.svelte'],
    rules: {
      ...Object.fromEntries(
        ['argument', 'assignment', 'call', 'member-access', 'return'].map((kind) => [
          `@typescript-eslint/no-unsafe-${kind}`,
          'off',
        ]),
      ),
      '@typescript-eslint/restrict-plus-operands': 'off',
      // `void value` in a reactive block names what it depends on.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
    },
  },
  {
    // The keyring has two faces: one that older runtimes have, and one that replaces it.
    files: ['electron/accounts/keyring/keyring.ts', 'tests/**/*.ts'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  {
    files: ['tests/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [ts.configs.disableTypeChecked],
    // Browser names occur in what scripts have a page evaluate.
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
      parserOptions: { project: false },
    },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
)
