/** Runs a program of the system that scans: without a shell, bounded in time and in what it may say, and ended for certain. */
import { spawn } from 'node:child_process'
import { AppError, type ErrorCode } from '../../../shared/errors'

interface Run {
  /** Absolute path, or a name that is looked for on the path. */
  program: string
  /** Each goes to the program as it is. */
  words: readonly string[]
  environment: Record<string, string | undefined>
  /** Absolute path; by default the one of the app. */
  folder?: string
  /** It is given up when it says nothing new for so long. */
  silenceMs: number
  /** And how long it may take in all. */
  mostMs: number
  /** How long it has to end by itself once it is told to. */
  farewellMs: number
  signal: AbortSignal
  /** Each line, of output and errors alike, as it comes; true for one that is news. */
  onLine?: (line: string) => boolean
}

export interface Said {
  code: number | null
  output: string
  errors: string
}

/** More than any scanner says of itself. */
const mostOutput = 1024 * 1024
/** Of its errors the last are kept. */
const mostErrors = 64 * 1024
const longestLine = 2000

/**
 * Runs it to its end.
 * @throws AppError `scan-cancelled`, `scanner-silent`; `scan-failed` for one that says too much; `scanning-unsupported` where it
 * is not there
 */
export function runProgram(run: Run): Promise<Said> {
  const { program, words, environment, folder, signal } = run
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(ended('scan-cancelled'))
    const child = spawn(program, words, {
      env: environment,
      shell: false,
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(folder !== undefined && { cwd: folder }),
    })
    const said = { output: '', errors: '' }
    let why: ErrorCode | undefined
    let last = ''
    const timers = new Set<NodeJS.Timeout>()
    const after = (ms: number, act: () => void) => {
      const timer = setTimeout(act, ms)
      timers.add(timer)
      return timer
    }
    const end = (code: ErrorCode) => {
      if (why !== undefined) return
      why = code
      child.kill('SIGTERM')
      after(run.farewellMs, () => child.kill('SIGKILL'))
    }
    const cancel = () => {
      end('scan-cancelled')
    }
    const silence = after(run.silenceMs, () => {
      end('scanner-silent')
    })
    after(run.mostMs, () => {
      end('scanner-silent')
    })
    const take = (of: keyof typeof said) => {
      const lines = byLines((line) => {
        if (line === last || run.onLine?.(line) === false) return
        last = line
        silence.refresh()
      })
      return (text: string) => {
        said[of] = of === 'errors' ? (said.errors + text).slice(-mostErrors) : said.output + text
        if (said.output.length > mostOutput) end('scan-failed')
        else if (why === undefined) lines(text)
      }
    }
    signal.addEventListener('abort', cancel, { once: true })
    child.stdout.setEncoding('utf8').on('data', take('output'))
    child.stderr.setEncoding('utf8').on('data', take('errors'))
    const clear = () => {
      for (const timer of timers) clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    }
    child.once('error', (error) => {
      clear()
      reject(
        new AppError('scanning-unsupported', 'The program cannot be started', { cause: error }),
      )
    })
    // What it has started itself may hold its pipes open for ever.
    child.once('exit', () =>
      after(run.farewellMs, () => {
        child.stdout.destroy()
        child.stderr.destroy()
      }),
    )
    child.once('close', (code) => {
      clear()
      if (why === undefined) resolve({ code, ...said })
      else reject(ended(why))
    })
  })
}

const ended = (code: ErrorCode) => new AppError(code, 'The program that scans was ended')

/** Lines end as they do in files, or as they do where one is written over. */
function byLines(onLine: (line: string) => void): (text: string) => void {
  let rest = ''
  return (text) => {
    const lines = (rest + text).split(/[\r\n]+/)
    rest = (lines.pop() ?? '').slice(-longestLine)
    for (const line of lines) if (line !== '') onLine(line.slice(0, longestLine))
  }
}
