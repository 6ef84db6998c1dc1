/** One address behind which different services can stand, as when a person signs in to other books of the same service. */
import net from 'node:net'
import type { Service } from '../../shared/accounts/account'

/** Forwards connections to whichever service stands there at the moment. */
export class MovingHost {
  readonly #server: net.Server
  readonly #open = new Set<net.Socket>()
  #port = 0

  private constructor() {
    this.#server = net.createServer((incoming) => {
      const outgoing = net.connect(this.#port, '127.0.0.1')
      for (const [from, to] of [
        [incoming, outgoing],
        [outgoing, incoming],
      ] as const) {
        this.#open.add(from)
        from.on('error', () => to.destroy())
        from.on('close', () => {
          this.#open.delete(from)
          to.destroy()
        })
        from.pipe(to)
      }
    })
  }

  static async start(service: Service): Promise<MovingHost> {
    const host = new MovingHost()
    host.moveTo(service)
    await new Promise<void>((resolve) => host.#server.listen(0, '127.0.0.1', resolve))
    return host
  }

  /** From now on the address leads to this service; connections to the one before end. */
  moveTo(service: Service): void {
    this.#port = Number(new URL(service.baseUrl).port)
    for (const socket of this.#open) socket.destroy()
  }

  /** The service as seen through this address. */
  seen(service: Service): Service {
    const { port } = this.#server.address() as net.AddressInfo
    const through = (address: string) => {
      const url = new URL(address)
      url.port = String(port)
      return url.href.replace(/\/$/, '')
    }
    return {
      baseUrl: through(service.baseUrl),
      authUrl: through(service.authUrl),
      legacyBaseUrl: through(service.legacyBaseUrl),
      clientId: service.clientId,
    }
  }

  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
