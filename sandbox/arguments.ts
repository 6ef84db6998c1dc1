// Owns the command line: reading it into options, or saying in one sentence what is wrong with it.
import { parseArgs } from 'node:util'
import type { DemoOptions } from './service'

const usage = {
  port: { type: 'string' },
  consent: { type: 'string' },
  seed: { type: 'string' },
  data: { type: 'string' },
  'admin-port': { type: 'string' },
} as const

export class BadArguments extends Error {}

export function parseArguments(args: string[]): DemoOptions {
  const values = readValues(args)
  const { port, data, consent = 'page', seed = 'demo' } = values
  const adminPort = values['admin-port']
  if (consent !== 'page' && consent !== 'auto')
    throw new BadArguments(`--consent takes page or auto, not ${consent}.`)
  if (seed !== 'demo' && seed !== 'empty')
    throw new BadArguments(`--seed takes demo or empty, not ${seed}.`)
  if (data === '') throw new BadArguments('--data takes the path of a file.')
  return {
    consent,
    seed,
    ...(data !== undefined && { database: data }),
    ...(port !== undefined && { port: parsePort('--port', port) }),
    ...(adminPort !== undefined && { adminPort: parsePort('--admin-port', adminPort) }),
  }
}

function readValues(args: string[]) {
  try {
    return parseArgs({ args, options: usage, strict: true, allowPositionals: false }).values
  } catch (cause) {
    const sentence = cause instanceof Error ? cause.message.split(/\.\s/)[0] : String(cause)
    throw new BadArguments(`${sentence?.replace(/\.$/, '')}.`, { cause })
  }
}

function parsePort(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN
  if (!(port <= 65535)) throw new BadArguments(`${name} takes a port from 0 to 65535, not ${text}.`)
  return port
}
