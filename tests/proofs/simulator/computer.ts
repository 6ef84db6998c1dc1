/** The computer that the app runs on: its disk, its time, its chance; and how a process on it ends. */
import { Random } from '../../support/random'
import { Disk } from './disk'
import { Timeline } from './timeline'

/** Thrown at whatever a dead process tries to do. */
export class Dead extends Error {
  override readonly name = 'Dead'
}

export interface OpenFile {
  file: string
  /** Where the next write goes. */
  at: number
}

export class Computer {
  /** Tells it from others of the same round. */
  readonly name: string
  /** By the number that the app was given. */
  readonly opened = new Map<number, OpenFile>()
  readonly timeline = new Timeline()
  readonly disk = new Disk()
  /** What the app draws from: keys, ids, waits. */
  readonly entropy: Random
  /** Locks that end with the process. */
  readonly locks = new Set<string>()
  /** Where the browser comes back to. */
  readonly returns = new Map<string, (callback: URL) => void>()
  /** Commits so far: something may have changed. */
  commits = 0
  isDead = false
  /** The process ends at so many writes from now; 0 for none. */
  writesLeft = 0

  constructor(seed: number, name = 'one') {
    this.name = name
    this.entropy = new Random(seed ^ 0x5eed)
  }

  /** Before each write: this may be where the process ends. */
  willWrite(): void {
    this.assertAlive()
    if (this.writesLeft === 0) return
    this.writesLeft -= 1
    if (this.writesLeft > 0) return
    this.isDead = true
    throw new Dead('The process has ended')
  }

  assertAlive(): void {
    if (this.isDead) throw new Dead('The process has ended')
  }

  /** What is asked of the disk and comes a little later. */
  later<T>(label: string, work: () => T): Promise<T> {
    this.assertAlive()
    return new Promise((resolve, reject) => {
      this.timeline.schedule('app', this.entropy.next() * 3, label, () => {
        try {
          resolve(work())
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
      })
    })
  }
}

let present = new Computer(0)

/** The computer of the seed that runs now: what stands in for Node's modules works on it. */
export const computer = (): Computer => present

export function useComputer(next: Computer): void {
  present = next
}
