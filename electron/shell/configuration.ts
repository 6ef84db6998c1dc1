/** Where new accounts find their service: what an administrator placed on this computer, else what the person set. */
import { readFileSync } from 'node:fs'
import { ServiceDefaults, type Configuration } from '../../shared/accounts/account'
import { LiveValue } from '../../shared/channel'
import { isPlacedByAdministrator } from './administrators'
import type { SettingsFile } from './settings'

/** A file that no one wrote in years is small; anything larger is not a configuration. */
const largestBytes = 64 * 1024

/**
 * Where an administrator can place `service.json`: an object with any of `baseUrl`, `authUrl`, `legacyBaseUrl`,
 * `clientId`, `legacySignIn`, `keepsCookies`. It counts only if an administrator owns it.
 */
export function administratorsFile(
  platform: NodeJS.Platform,
  environment: Record<string, string | undefined>,
): string {
  if (platform === 'win32')
    return `${environment['ProgramData'] ?? String.raw`C:\ProgramData`}\\Docket\\service.json`
  if (platform === 'darwin') return '/Library/Application Support/Docket/service.json'
  return '/etc/docket/service.json'
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
  const placed = readPlaced(file, isTrusted)
  const compute = (): Configuration => {
    if (placed.service) return { service: placed.service, from: 'administrator', file }
    const { service } = settings.current.get()
    return {
      service: service ?? {},
      from: service && Object.keys(service).length > 0 ? 'person' : 'nobody',
      file,
      ...(placed.problem && { problem: placed.problem }),
    }
  }
  const configuration = new LiveValue(compute())
  settings.current.subscribe(() => {
    configuration.set(compute())
  })
  return configuration
}

interface Placed {
  service?: ServiceDefaults
  problem?: 'configuration-invalid' | 'configuration-untrusted'
}

/** A file that is not there is no configuration; one that is there and odd is said so, and not used in parts. */
function readPlaced(file: string, isTrusted: (file: string) => boolean): Placed {
  const invalid: Placed = { problem: 'configuration-invalid' }
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
    const read = ServiceDefaults.strict().safeParse(JSON.parse(text))
    return read.success ? { service: read.data } : invalid
  } catch {
    return invalid
  }
}
