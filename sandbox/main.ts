// Owns the demo service as a process of its own: started from a shell or as an Electron utility process.
import { BadArguments, parseArguments } from './arguments'
import { parseDialSettings } from './dial-settings'
import { isObject } from './json'
import { startDemoService } from './service'
import type { DemoService } from './service'
import { usageText } from './usage'

type ParentPort = {
  postMessage: (message: unknown) => void
  on: (event: 'message', listener: (event: { data: unknown }) => void) => void
}

/** Electron gives it to a utility process; elsewhere there is none. */
const parentPort = Reflect.get(process, 'parentPort') as ParentPort | undefined

try {
  const command = parseArguments(process.argv.slice(2))
  if (command.kind === 'help') process.stdout.write(usageText())
  else announce(await startDemoService(command.options))
} catch (cause) {
  const sentence = cause instanceof Error ? cause.message : String(cause)
  process.stderr.write(`${sentence}\n`)
  process.exit(cause instanceof BadArguments ? 2 : 1)
}

function announce(service: DemoService): void {
  const { baseUrl, authUrl, legacyBaseUrl, clientId, adminUrl } = service
  const ready = { baseUrl, authUrl, legacyBaseUrl, clientId, ...(adminUrl && { adminUrl }) }
  const stop = () => void service.close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.stdout.write(`${JSON.stringify(ready)}\n`)
  parentPort?.on('message', ({ data }) => void obey(service, data, stop))
  parentPort?.postMessage({ ready })
}

async function obey(service: DemoService, message: unknown, stop: () => void): Promise<void> {
  if (!isObject(message)) return
  if (message['close'] === true) return stop()
  if (message['dials'] === undefined) return
  try {
    await service.dials.apply(parseDialSettings(message['dials']))
  } catch (cause) {
    console.error('The dials could not be set:', cause)
  }
}
