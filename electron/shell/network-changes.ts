/**
 * Notices that this computer is on another network: what its interfaces are is compared every minute, as each look wakes it
 * up. Where the service cannot be reached, it is tried again sooner anyway.
 */
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'

const lookMs = 60_000

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>

/** The addresses through which others can be reached, as one text; an interface of its own (loopback) is none. */
export function networkOf(interfaces: Interfaces): string {
  return Object.entries(interfaces)
    .flatMap(([name, addresses = []]) =>
      addresses.filter(({ internal }) => !internal).map(({ cidr }) => `${name} ${cidr ?? ''}`),
    )
    .toSorted()
    .join('\n')
}

/**
 * Calls when another network was joined; losing one changes nothing that could be used.
 * @param look how the interfaces are now
 * @returns ends it
 */
export function watchNetwork(
  onChange: () => void,
  look: () => Interfaces = networkInterfaces,
  everyMs = lookMs,
): () => void {
  let known = networkOf(look())
  const timer = setInterval(() => {
    const now = networkOf(look())
    if (now === known) return
    known = now
    if (now !== '') onChange()
  }, everyMs)
  timer.unref()
  return () => {
    clearInterval(timer)
  }
}
