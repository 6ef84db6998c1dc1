// Owns dial settings as plain JSON, and reading them from a message nobody has checked yet.
import { validateHeaderName, validateHeaderValue } from 'node:http'
import { isDialect, type Dialect } from './dialect'
import type { Fault, FaultAct } from './faults'
import { Findings } from './findings'
import { isObject } from './json'
import type { JsonObject } from './json'

export type DialSettings = {
  offline?: boolean
  latencyMs?: number
  next?: Fault[]
  release?: boolean
  clear?: boolean
  advanceClock?: number
  expireAccessTokens?: boolean
  revokeGrants?: boolean
  company?: number
  issueInvoice?: number
  settleSalesInvoice?: number
  pagedLists?: boolean
  reconciledFinal?: boolean
  refusesNegative?: boolean
  versions?: boolean
  dialect?: Partial<Dialect>
}

type Check = (value: unknown) => boolean

const isFlag: Check = (value) => typeof value === 'boolean'
const isAmount: Check = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const isText: Check = (value) => typeof value === 'string'
const isOptional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

const settingChecks: Readonly<Record<keyof DialSettings, Check>> = {
  offline: isFlag,
  latencyMs: isAmount,
  next: (value) => Array.isArray(value) && value.every(isFault),
  release: isFlag,
  clear: isFlag,
  advanceClock: isAmount,
  expireAccessTokens: isFlag,
  revokeGrants: isFlag,
  company: isAmount,
  issueInvoice: isAmount,
  settleSalesInvoice: isAmount,
  pagedLists: isFlag,
  reconciledFinal: isFlag,
  refusesNegative: isFlag,
  versions: isFlag,
  dialect: isDialect,
}

const actChecks: Readonly<Record<FaultAct['kind'], Readonly<Record<string, Check>>>> = {
  'drop-before': {},
  'drop-after': {},
  'late-commit': { delayMs: isAmount },
  hold: {},
  status: { status: isStatus, headers: isOptional(areHeaders), isDone: isOptional(isFlag) },
  html: {},
  truncate: { bytes: isAmount },
  'stale-list': {},
  'database-error': {},
}

/** Throws a refusal that names every setting it does not understand; `next` may be one fault or several. */
export function parseDialSettings(value: unknown): DialSettings {
  const findings = new Findings()
  const sent: JsonObject = isObject(value) ? value : {}
  findings.expect(isObject(value), 'dials', 'must be an object')
  const settings = { ...sent, ...(isObject(sent['next']) && { next: [sent['next']] }) }
  for (const [name, setting] of Object.entries(settings)) {
    const check = checkNamed(settingChecks, name)
    findings.expect(check?.(setting) ?? false, name, 'is not a dial, or has a value it cannot take')
  }
  findings.refuseIfAny()
  // Every member has passed its own check.
  return settings as DialSettings
}

function isFault(value: unknown): boolean {
  if (!isObject(value) || !isObject(value['act'])) return false
  const { method, path, count, skip, act } = value
  const isAimed = [method, path].every((part) => part === undefined || isText(part))
  const areAmounts = [count, skip].every((part) => part === undefined || isAmount(part))
  return isAimed && isPattern(path) && areAmounts && isAct(act)
}

function isAct(act: JsonObject): boolean {
  const { kind } = act
  const checks = typeof kind === 'string' ? checkNamed(actChecks, kind) : undefined
  if (!checks) return false
  return Object.entries(checks).every(([name, check]) => check(act[name]))
}

function isPattern(path: unknown): boolean {
  if (typeof path !== 'string' || path.startsWith('/')) return true
  try {
    return new RegExp(path) instanceof RegExp
  } catch {
    return false
  }
}

function areHeaders(value: unknown): boolean {
  if (!isObject(value)) return false
  try {
    for (const [name, text] of Object.entries(value)) {
      validateHeaderName(name)
      validateHeaderValue(name, text as string)
      if (!isText(text)) return false
    }
    return true
  } catch {
    return false
  }
}

function isStatus(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 200 && value <= 599
}

function checkNamed<Checked>(
  checks: Readonly<Record<string, Checked>>,
  name: string,
): Checked | undefined {
  return Object.hasOwn(checks, name) ? checks[name] : undefined
}
