/** The process that reads receipts: Electron's own kind of child, without a window and without any network code. */
import { app, utilityProcess } from 'electron'
import type { ReadingProcess } from '../reading/host/reader'

/** @param entry absolute path of the bundled entry */
export function spawnReading(entry: string): ReadingProcess {
  const child = utilityProcess.fork(entry, [], {
    serviceName: 'Docket reading',
    stdio: 'ignore',
  })
  return {
    send: (message) => {
      child.postMessage(message)
    },
    onMessage: (listener) => {
      child.on('message', listener)
    },
    onExit: (listener) => {
      child.once('exit', listener)
    },
    kill: () => {
      child.kill()
    },
    usage: () => {
      const own = app.getAppMetrics().find(({ pid }) => pid === child.pid)
      const seconds = own?.cpu.cumulativeCPUUsage
      if (!own || seconds === undefined) return undefined
      return { memory: own.memory.workingSetSize * 1024, processorMs: seconds * 1000 }
    },
  }
}
