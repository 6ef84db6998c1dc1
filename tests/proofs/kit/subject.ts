/** The core process, seen from outside: kept in reserve, told what to do, heard until it ends. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { wordIn, type AccountBrief, type AccountOrder, type Brief, type Word } from './brief'

export class Subject {
  readonly #child: ChildProcessWithoutNullStreams
  readonly #ended: Promise<unknown>
  readonly #threads: Promise<number[]>
  #listener: (word: Word) => void = () => undefined
  /** What it complained about before it ended. */
  complaint = ''
  /** It was killed because it did not end. */
  isLate = false

  /**
   * @param script the bundled `core-process.ts`
   * @param fileThreads one, so that it is known whom to trace
   */
  constructor(script: string, fileThreads = 1) {
    this.#child = spawn(process.execPath, [script], {
      stdio: 'pipe',
      env: {
        ...process.env,
        UV_THREADPOOL_SIZE: String(fileThreads),
        ELECTRON_OVERRIDE_DIST_PATH: 'electron-is-not-used-here',
      },
    })
    this.#child.stdin.on('error', () => undefined)
    this.#child.stderr.on('data', (part: Buffer) => (this.complaint += part.toString()))
    this.#ended = once(this.#child, 'close')
    const lines = createInterface({ input: this.#child.stdout })
    this.#threads = new Promise((resolve) => {
      lines.on('line', (line) => {
        const word = wordIn(line)
        if (word?.[0] === 'threads') resolve(word.slice(1) as number[])
        else if (word) this.#listener(word)
      })
    })
  }

  /** Ids of its two threads, once it is ready to be told what to do. */
  ready(): Promise<number[]> {
    return this.#threads
  }

  get id(): string {
    return String(this.#child.pid)
  }

  begin(brief: Brief | AccountBrief, listener: (word: Word) => void): void {
    this.#listener = listener
    this.#child.stdin.write(`${JSON.stringify(brief)}\n`)
  }

  /** `go on` to one that has paused. */
  tell(order: 'go on' | AccountOrder): void {
    this.#child.stdin.write(`${order}\n`)
  }

  kill(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT' = 'SIGKILL'): void {
    this.#child.kill(signal)
  }

  /** The signal or code with which it ended, after its last word was heard. */
  async ending(): Promise<string | number | null> {
    await this.#ended
    return this.#child.signalCode ?? this.#child.exitCode
  }
}

/** Keeps one process ready, since starting one takes longer than most of them live. */
export class Reserve {
  readonly #script: string
  #next: Subject

  constructor(script: string) {
    this.#script = script
    this.#next = new Subject(script)
  }

  async take(): Promise<Subject> {
    const subject = this.#next
    this.#next = new Subject(this.#script)
    await subject.ready()
    return subject
  }

  /** As `take`, and none is kept after it. */
  async takeLast(): Promise<Subject> {
    await this.#next.ready()
    return this.#next
  }

  close(): void {
    this.#next.kill()
  }
}

/** One for a lane, to be closed with the others. */
export function newReserve(all: Reserve[], { core }: { core: string }): Reserve {
  const reserve = new Reserve(core)
  all.push(reserve)
  return reserve
}
