/** The demo company: starts the demo service in a process of its own and knows where it listens. */
import { utilityProcess, type UtilityProcess } from 'electron'
import * as z from 'zod'
import { Service } from '../../shared/accounts/account'
import { AppError } from '../../shared/errors'

const Ready = z.object({ ready: Service })

interface Parts {
  /** The bundled entry of the demo service. */
  entry: string
  /** The file that keeps the demo company's books. */
  books: string
  /** Further words for the demo service's command line, for the guided tour and tests. */
  extra: readonly string[]
  onExit: (code: number) => void
}

const patienceMs = 20_000

export class DemoCompany {
  readonly #parts: Parts
  #running: { process: UtilityProcess; service: Promise<Service> } | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Where the demo service listens; starts it when it does not run. @throws AppError `demo-unavailable` */
  service(): Promise<Service> {
    this.#running ??= this.#start()
    return this.#running.service
  }

  stop(): void {
    const running = this.#running
    this.#running = undefined
    running?.process.postMessage({ close: true })
    running?.process.kill()
  }

  #start(): { process: UtilityProcess; service: Promise<Service> } {
    const { entry, books, extra } = this.#parts
    const child = utilityProcess.fork(entry, ['--port', '0', '--data', books, ...extra], {
      serviceName: 'Docket demo service',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let complaint = ''
    child.stderr?.on('data', (part: Buffer) => {
      complaint = (complaint + part.toString('utf8')).slice(-500)
    })
    const service = new Promise<Service>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new AppError('demo-unavailable', 'The demo service did not start in time'))
      }, patienceMs)
      child.on('message', (message) => {
        const read = Ready.safeParse(message)
        if (!read.success) return
        clearTimeout(timer)
        resolve(read.data.ready)
      })
      child.once('exit', (code) => {
        clearTimeout(timer)
        reject(new AppError('demo-unavailable', `The demo service ended (${code}): ${complaint}`))
        if (this.#running?.process !== child) return
        this.#running = undefined
        this.#parts.onExit(code)
      })
    })
    return { process: child, service }
  }
}
