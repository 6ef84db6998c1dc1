/** Which way to scan a system has. */
import { sane } from './sane'
import type { ScanWay } from './way'
import { wia } from './wia'

/**
 * SANE on Linux, WIA on Windows. macOS scans by ImageCaptureCore, which no program of the system can be asked for; there Image Capture
 * scans into a folder, and Docket watches that.
 */
export function scanWayHere(
  platform: NodeJS.Platform,
  environment: Record<string, string | undefined>,
): ScanWay | undefined {
  if (platform === 'linux') return sane(environment)
  return platform === 'win32' ? wia(environment) : undefined
}
