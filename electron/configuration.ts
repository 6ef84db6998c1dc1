/** Where new accounts find their service: what an administrator placed on this computer, else what the person set. */
import { readFileSync } from 'node:fs'
import { ServiceDefaults, type Configuration } from '../shared/account'
import { LiveValue } from '../shared/channel'
import type { SettingsFile } from './settings'

/** A file that no one wrote in years is small; anything larger is not a configuration. */
const largestBytes = 64 * 1024

/**
 * Where an administrator can place `service.json`: an object with any of `baseUrl`, `authUrl`, `legacyBaseUrl`,
 * `clientId`, `legacySignIn`, `keepsCookies`. Only an administrator can write there.
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

/** Reads the file once, at start; the person's own defaults follow the settings. */
export function openConfiguration(parts: {
  file: string
  settings: SettingsFile
}): LiveValue<Configuration> {
  const { file, settings } = parts
  const placed = readPlaced(file)
  const compute = (): Configuration => {
    if (placed.service) return { service: placed.service, from: 'administrator', file }
    const { service } = settings.current.get()
    return {
      service: service ?? {},
      from: service && Object.keys(service).length > 0 ? 'person' : 'nobody',
      file,
      ...(placed.isUnreadable && { problem: 'configuration-invalid' as const }),
    }
  }
  const configuration = new LiveValue(compute())
  settings.current.subscribe(() => {
    configuration.set(compute())
  })
  return configuration
}

/** A file that is not there is no configuration; one that is there and odd is said so, and not used in parts. */
function readPlaced(file: string): { service?: ServiceDefaults; isUnreadable?: boolean } {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return isAbsent ? {} : { isUnreadable: true }
  }
  try {
    if (text.length > largestBytes) return { isUnreadable: true }
    const read = ServiceDefaults.strict().safeParse(JSON.parse(text))
    return read.success ? { service: read.data } : { isUnreadable: true }
  } catch {
    return { isUnreadable: true }
  }
}
