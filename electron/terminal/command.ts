/** The words of the terminal: from the arguments of a start to one of a closed set of commands, or a sentence that says what is wrong. Pure. */
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { isCalendarDate } from '../../shared/calendar'

/** Absolute. */
const File = z
  .string()
  .min(1)
  .max(32_768)
  .refine((file) => path.isAbsolute(file))
const Files = z.array(File).min(1).max(5000)
const Day = z.string().refine(isCalendarDate)

/** What the app that runs may be asked for. */
export const Command = z.discriminatedUnion('word', [
  z.strictObject({
    word: z.literal('add'),
    files: Files,
    /** The name of an account; without it the one at hand. */
    account: z.string().max(200).optional(),
  }),
  z.strictObject({ word: z.literal('status') }),
  z.strictObject({ word: z.literal('sync') }),
  z.strictObject({ word: z.literal('list'), from: Day.optional(), to: Day.optional() }),
  z.strictObject({ word: z.literal('export'), from: Day, to: Day, zip: File }),
])
export type Command = z.infer<typeof Command>

/** Reading needs neither the profile nor the app: the terminal does it by itself. */
interface ReadCommand {
  word: 'read'
  files: string[]
}

/** What a start was asked for at a terminal; `told` is text to print and no more. */
export type Asked =
  | { kind: 'command'; command: Command | ReadCommand; isJson: boolean }
  | { kind: 'told'; text: string }
  | { kind: 'usage'; sentence: string }

type Word = (Command | ReadCommand)['word']

/** Each word: how it is written, what it does, and the options that it takes. */
export const vocabulary: Record<
  Word,
  { form: string; does: string; options: readonly (keyof typeof options)[] }
> = {
  add: {
    form: 'FILE… [--account NAME]',
    does: 'save files, and what is in folders, as receipts',
    options: ['account', 'json'],
  },
  status: { form: '', does: 'how the books, sending and receipts stand', options: ['json'] },
  sync: { form: '', does: 'send what is confirmed, and wait for it', options: ['json'] },
  list: {
    form: '[--from DAY] [--to DAY]',
    does: 'the receipts of the account at hand',
    options: ['from', 'to', 'json'],
  },
  export: {
    form: '--from DAY --to DAY --zip FILE',
    does: 'these receipts and their files as a ZIP',
    options: ['from', 'to', 'zip', 'json'],
  },
  read: {
    form: 'FILE…',
    does: 'what is on receipts, without saving them',
    options: ['json'],
  },
}

const options = {
  account: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  zip: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** What the exit code of each end is. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  /** A person is needed: a sign-in, a decision, the keyring. */
  person: 3,
  /** Not all could be done now; Docket goes on by itself when it can. */
  later: 4,
  /** Another start is using the profile and does not answer. */
  busy: 5,
} as const
export type End = keyof typeof exitCodes

const endWords: Record<End, string> = {
  done: 'done',
  failed: 'something was refused or failed',
  usage: 'the command was not understood',
  person: 'a person is needed: a sign-in, a decision, the keyring',
  later: 'not all could be done now; what waits goes on by itself',
  busy: 'another Docket is using this profile and does not answer',
}

const helpText = [
  'Docket gets receipts and invoices into an online accounting service.',
  '',
  'docket [FILE…]   opens the window',
  ...Object.entries(vocabulary).map(([word, { form, does }]) =>
    `docket ${word} ${form}`.trimEnd().padEnd(52).concat(` ${does}`),
  ),
  '',
  '--json prints a line of JSON for each thing said; DAY is written YYYY-MM-DD.',
  'Of an app that is running, the running one is asked; else no window is opened.',
  '',
  'Exit codes:',
  ...Object.entries(endWords).map(([end, says]) => `  ${exitCodes[end as End]}  ${says}`),
  '',
].join('\n')

/** What a start finds around it. */
export interface Around {
  /** Where relative paths begin. */
  folder: string
  isPackaged: boolean
  version: string
  /** Whether there is a file or folder at an absolute path. */
  isThere: (path: string) => boolean
}

/**
 * What a start was asked for at a terminal; undefined for one that opens the window.
 * @param argv as in `process.argv`; switches of Chromium may stand before the word, and during development the folder of
 * the app
 */
export function askedIn(argv: readonly string[], around: Around): Asked | undefined {
  const [word, ...rest] = wordsOf(argv, around.isPackaged)
  if (word === undefined) return undefined
  if (word === '--help' || word === '-h' || word === 'help') return { kind: 'told', text: helpText }
  if (word === '--version') return { kind: 'told', text: `Docket ${around.version}\n` }
  if (isWord(word)) return commandOf(word, rest, around)
  const isPlain = /^[a-z][a-z-]*$/.test(word)
  if (!isPlain || around.isThere(path.resolve(around.folder, word))) return undefined
  return wrong(`There is no command “${word}”, and no file of that name.`)
}

/** The switches with which the start began, before any word of a person. */
export function switchesIn(argv: readonly string[]): string[] {
  const end = argv.findIndex((word, at) => at > 0 && !isSwitch(word))
  return argv.slice(1, end === -1 ? undefined : end)
}

const isWord = (word: string): word is Word => Object.hasOwn(vocabulary, word)
const isSwitch = (word: string) => word.startsWith('-') && !/^(--help|-h|--version)$/.test(word)

/** The person's words, from the first that is no switch of Chromium. */
function wordsOf(argv: readonly string[], isPackaged: boolean): string[] {
  const words = argv.slice(1 + switchesIn(argv).length)
  return isPackaged ? words : wordsOf(words, true)
}

function commandOf(word: Word, rest: readonly string[], around: Around): Asked {
  try {
    const { values, positionals } = parseArgs({
      args: [...rest],
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    if (values.help) return { kind: 'told', text: helpText }
    const foreign = Object.keys(values).find((name) => !takes(word, name))
    if (foreign !== undefined) return wrong(`“docket ${word}” has no option --${foreign}.`)
    const command = made(word, values, positionals, around)
    if (typeof command === 'string') return wrong(command)
    if (command.word !== 'read' && !Command.safeParse(command).success)
      return wrong('These are too many or too long words; name a folder.')
    return { kind: 'command', command, isJson: values.json === true }
  } catch (error) {
    // What is wrong with an option, in the words of Node.
    return wrong(error instanceof Error ? `${error.message.split('. ')[0] ?? ''}.` : 'Unreadable.')
  }
}

const takes = (word: Word, option: string) =>
  vocabulary[word].options.some((known) => known === option)

interface Values {
  account?: string
  from?: string
  to?: string
  zip?: string
}

/** The command, or what is wrong with it. */
function made(
  word: Word,
  { account, from, to, zip }: Values,
  positionals: readonly string[],
  { folder }: Around,
): Command | ReadCommand | string {
  const files = positionals.map((file) => path.resolve(folder, file))
  const takesFiles = word === 'add' || word === 'read'
  if (takesFiles && files.length === 0) return `“docket ${word}” needs a file.`
  if (!takesFiles && positionals.length > 0)
    return `“docket ${word}” takes no “${positionals[0] ?? ''}”.`
  const day = [from, to].find((text) => text !== undefined && !isCalendarDate(text))
  if (day !== undefined) return `“${day}” is no day; write it as 2026-01-31.`
  if (from !== undefined && to !== undefined && from > to) return `${from} is after ${to}.`
  switch (word) {
    case 'add':
      return account === undefined ? { word, files } : { word, files, account }
    case 'read':
      return { word, files }
    case 'status':
    case 'sync':
      return { word }
    case 'list':
      return { word, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
    case 'export':
      if (from === undefined || to === undefined || zip === undefined)
        return '“docket export” needs --from DAY, --to DAY and --zip FILE.'
      return { word, from, to, zip: path.resolve(folder, zip) }
  }
}

const wrong = (sentence: string): Asked => ({
  kind: 'usage',
  sentence: `${sentence} “docket --help” tells the commands.`,
})
