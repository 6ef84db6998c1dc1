// What the type-aware lint rules know: one TypeScript program over every source and component, made once in a run. Left to
// themselves the parsers make one per configuration, and check it anew for each component, whose script TypeScript
// cannot read from the disk. That the types fit each runtime is for `npm run check` to say, not for lint.
import fs from 'node:fs'
import path from 'node:path'
import * as svelteParser from 'svelte-eslint-parser'
import typescript from 'typescript'
import ts from 'typescript-eslint'
import { root } from './terminal.mjs'

const folders = ['shared', 'electron', 'renderer', 'sandbox', 'tests']

/** Parses TypeScript, and what the Svelte parser makes of a component, with the types of the one program. */
export const typedParser = {
  meta: { name: 'docket-typed', version: '1' },
  parseForESLint(code, { project, ...options }) {
    // The Svelte parser looks at a script without types first; only then does it ask for a project.
    if (!project) return ts.parser.parseForESLint(code, options)
    const known = program().getSourceFile(options.filePath)
    if (known?.text !== code)
      throw new Error(`${options.filePath} is not among the sources that lint has types of`)
    return ts.parser.parseForESLint(code, { ...options, programs: [program()] })
  },
}

let made
function program() {
  return (made ??= makeProgram())
}

function makeProgram() {
  const { options } = typescript.parseJsonConfigFileContent(
    {
      extends: './tsconfig.base.json',
      compilerOptions: {
        allowJs: true,
        lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
        types: ['node', 'svelte', 'vite/client', 'electron-vite/node'],
      },
    },
    typescript.sys,
    root,
  )
  const all = { ...options, allowNonTsExtensions: true }
  const host = typescript.createCompilerHost(all, true)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (file, settings, ...rest) => {
    if (!isOurs(file) || !isForSvelte(file)) return read(file, settings, ...rest)
    const { languageVersion = settings } = settings
    return typescript.createSourceFile(
      file,
      scriptOf(file),
      languageVersion,
      true,
      typescript.ScriptKind.TS,
    )
  }
  return typescript.createProgram(sources(), all, host)
}

const isForSvelte = (file) => file.endsWith('.svelte') || file.endsWith('.svelte.ts')
const isOurs = (file) => !file.includes('/node_modules/')

function sources() {
  const below = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true })
      .map((file) => path.join(root, folder, file)),
  )
  const above = fs.readdirSync(root).map((file) => path.join(root, file))
  return [...below, ...above].filter((file) => /\.(ts|svelte)$/.test(file) && isOurs(file))
}

/** The script that the Svelte parser makes of a component or of a module with runes. */
function scriptOf(filePath) {
  let script = ''
  const listening = {
    parseForESLint(code, { project, ...options }) {
      if (project) script = code
      return ts.parser.parseForESLint(code, options)
    },
  }
  svelteParser.parseForESLint(fs.readFileSync(filePath, 'utf8'), {
    filePath,
    parser: listening,
    project: true,
    sourceType: 'module',
    ecmaVersion: 'latest',
    loc: true,
    range: true,
    raw: true,
    tokens: true,
    comment: true,
    eslintVisitorKeys: true,
  })
  return script
}
