/** What the core asks of a computer beside its network, clock and keyring: one without a bin and without a scanner. */
import type { Surroundings } from '../../electron/core'

export const plainComputer: Pick<Surroundings, 'exportCustoms' | 'scanWay' | 'toBin'> = {
  exportCustoms: {},
  scanWay: undefined,
  toBin: () => Promise.reject(new Error('There is no bin')),
}
