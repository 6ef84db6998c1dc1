// Owns the command line: reading it into options, or saying in one sentence what is wrong with it.
import { parseArgs } from 'node:util'
import { companies } from './seed/company'
import { seedNames } from './seed/seed'
import type { OAuth1Keys } from './sales-invoices/oauth1'
import type { DemoOptions } from './service'

const options = {
  port: { type: 'string' },
  consent: { type: 'string' },
  seed: { type: 'string' },
  'seed-number': { type: 'string' },
  companies: { type: 'string' },
  'company-ids': { type: 'string' },
  data: { type: 'string' },
  'admin-port': { type: 'string' },
  oauth1: { type: 'string' },
  help: { type: 'boolean' },
} as const

export class BadArguments extends Error {}

export type Command = { kind: 'help' } | { kind: 'start'; options: DemoOptions }

export function parseArguments(args: string[]): Command {
  const values = readValues(args)
  return values.help ? { kind: 'help' } : { kind: 'start', options: readOptions(values) }
}

function readOptions(values: ReturnType<typeof readValues>): DemoOptions {
  const { port, data } = values
  const companyIds = values['company-ids']
  const adminPort = values['admin-port']
  const seedNumber = values['seed-number']
  if (data === '') throw new BadArguments('--data takes the path of a file.')
  return {
    consent: oneOf('--consent', ['page', 'auto'], values.consent ?? 'page'),
    seed: oneOf('--seed', seedNames, values.seed ?? 'demo'),
    ...(seedNumber !== undefined && { seedNumber: parseSeedNumber(seedNumber) }),
    ...(values.companies !== undefined && { companies: parseCompanies(values.companies) }),
    ...(companyIds !== undefined && {
      companyIds: oneOf('--company-ids', ['disjoint', 'overlapping'], companyIds),
    }),
    ...(data !== undefined && { database: data }),
    ...(port !== undefined && { port: parsePort('--port', port) }),
    ...(values.oauth1 !== undefined && { oauth1: parseOAuth1(values.oauth1) }),
    ...(adminPort !== undefined && { adminPort: parsePort('--admin-port', adminPort) }),
  }
}

function readValues(args: string[]) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false }).values
  } catch (cause) {
    const sentence = cause instanceof Error ? cause.message.split(/\.\s/)[0] : String(cause)
    throw new BadArguments(`${sentence?.replace(/\.$/, '')}.`, { cause })
  }
}

function oneOf<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  text: string,
): Choice {
  const chosen = choices.find((choice) => choice === text)
  if (chosen !== undefined) return chosen
  const all = `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`
  throw new BadArguments(`${name} takes ${all}, not ${text}.`)
}

function parsePort(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN
  if (!(port <= 65535)) throw new BadArguments(`${name} takes a port from 0 to 65535, not ${text}.`)
  return port
}

function parseSeedNumber(text: string): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN
  if (!(number <= 4294967295))
    throw new BadArguments(`--seed-number takes a whole number up to 4294967295, not ${text}.`)
  return number
}

function parseCompanies(text: string): number {
  const most = companies.length
  const count = /^\d$/.test(text) ? Number(text) : 0
  if (count < 1 || count > most)
    throw new BadArguments(`--companies takes a number from 1 to ${most}, not ${text}.`)
  return count
}

function parseOAuth1(text: string): OAuth1Keys {
  const parts = text.split(':')
  const [consumerKey = '', consumerSecret = '', token = '', tokenSecret = ''] = parts
  if (parts.length !== 4 || parts.includes(''))
    throw new BadArguments('--oauth1 takes KEY:SECRET:TOKEN:TOKENSECRET.')
  return { consumerKey, consumerSecret, token, tokenSecret }
}
