/** Where new accounts find their service: what an administrator placed on this computer, else what the person set. */
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { NamedService, ServiceDefaults, type Configuration } from '../../shared/accounts/account'
import { LiveValue } from '../../shared/channel'
import { isPlacedByAdministrator } from './administrators'
import type { SettingsFile } from './settings'

/** A file that no one wrote in years is small; anything larger is not a configuration. */
const largestBytes = 64 * 1024

const named = NamedService.shape.name

/** One service, or `services`: several that a person chooses from, each with a name of its own. */
const Placed = z.union([
  ServiceDefaults.strict().transform((service) => ({ service, services: [] })),
  z
    .strictObject({
      services: z
        .array(ServiceDefaults.extend({ name: named }).strict())
        .min(1)
        .max(100),
    })
    .refine(({ services }) => new Set(services.map(({ name }) => name)).size === services.length)
    .transform(({ services }) => ({
      service: {},
      services: services.map(({ name, ...service }) => ({ name, service })),
    })),
])

/**
 * Where an administrator can place a file. `service.json` is an object with any of `baseUrl`, `authUrl`, `legacyBaseUrl`,
 * `clientId`, `redirectUri`, `legacySignIn`, `keepsCookies`, or with `services`, a list of such objects that have a `name` too;
 * for `policy.json` see policy.ts. They count only if an administrator owns them.
 */
export function administratorsFile(
  name: 'service.json' | 'policy.json',
  platform: NodeJS.Platform,
  environment: Record<string, string | undefined>,
): string {
  if (platform === 'win32')
    return `${environment['ProgramData'] ?? String.raw`C:\ProgramData`}\\Docket\\${name}`
  if (platform === 'darwin') return `/Library/Application Support/Docket/${name}`
  return `/etc/docket/${name}`
}

/**
 * Reads the file once, at start; the person's own defaults follow the settings.
 * @param parts.isTrusted whether an administrator placed the file; asked only where there is one
 */
export function openConfiguration(parts: {
  file: string
  settings: SettingsFile
  isTrusted?: (file: string) => boolean
}): LiveValue<Configuration> {
  const { file, settings, isTrusted = isPlacedByAdministrator } = parts
  const { placed, problem } = readPlaced(file, Placed, isTrusted)
  const compute = (): Configuration => {
    if (placed) return { ...placed, from: 'administrator', file }
    const { service, presets = [] } = settings.current.get()
    return {
      service: service ?? {},
      services: presets,
      from: service && Object.keys(service).length > 0 ? 'person' : 'nobody',
      file,
      ...(problem && { problem }),
    }
  }
  const configuration = new LiveValue(compute())
  settings.current.subscribe(() => {
    configuration.set(compute())
  })
  return configuration
}

interface Placed<Content> {
  placed?: Content
  problem?: 'configuration-invalid' | 'configuration-untrusted'
}

/** A file that is not there is no configuration; one that is there and odd is said so, and not used in parts. */
export function readPlaced<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  isTrusted: (file: string) => boolean,
): Placed<z.output<Schema>> {
  const invalid = { problem: 'configuration-invalid' } as const
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return isAbsent ? {} : invalid
  }
  // A file of an ordinary person would say for everybody where sign-ins go.
  if (!isTrusted(file)) return { problem: 'configuration-untrusted' }
  try {
    if (text.length > largestBytes) return invalid
    const read = schema.safeParse(JSON.parse(text))
    return read.success ? { placed: read.data } : invalid
  } catch {
    return invalid
  }
}
