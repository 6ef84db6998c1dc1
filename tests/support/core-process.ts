/** Bundles the core process and starts it, so that a test can kill it for real. */
import { bundle } from '../../build/bundle.mjs'
import type { Brief } from '../proofs/kit/brief'
import { Subject } from '../proofs/kit/subject'
import type { Rig } from './harness'

let bundled: Promise<string> | undefined

/** Starts the core on a rig's profile; the rig's own must be closed. */
export async function startCoreProcess(
  rig: Rig,
  standsBy: NonNullable<Brief['standsBy']> = 'till killed',
): Promise<Subject> {
  bundled ??= bundle('tests/proofs/kit/core-process.ts')
  const { baseUrl, authUrl, legacyBaseUrl, clientId } = rig.service
  const service = { baseUrl, authUrl, legacyBaseUrl, clientId }
  const { profile, anchorage, inbox } = rig
  const subject = new Subject(await bundled)
  const brief = { profile, anchorage, inbox, service, standsBy }
  subject.begin({ ...brief, seed: 1, workMs: 0, aheadMs: 0, speed: 1 }, () => undefined)
  return subject
}
