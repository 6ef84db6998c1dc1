/** Watches where a program goes: a proxy that writes down who it is asked for, and the system calls of the program. */
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'

/** A proxy that lets nobody through and remembers the first line of each request (RFC 9110 9.3.6). */
export class LoggingProxy {
  readonly asked: string[] = []
  readonly #server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', (head) => {
      this.asked.push(head.toString('latin1').split('\r\n', 1)[0] ?? '')
      socket.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n')
    })
  })

  static async start(): Promise<LoggingProxy> {
    const proxy = new LoggingProxy()
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get port(): number {
    return (this.#server.address() as net.AddressInfo).port
  }

  close(): void {
    this.#server.close()
  }
}

/** A KDE desktop whose settings name this proxy, and whose browser hands every address to the test. */
export class Desktop {
  readonly env: Record<string, string>
  readonly #opened: string

  /** @param folder an empty one, for the settings and programs of this desktop */
  constructor(folder: string, proxy: LoggingProxy) {
    this.#opened = path.join(folder, 'opened')
    const [config, programs] = [path.join(folder, 'kde/share/config'), path.join(folder, 'bin')]
    for (const made of [config, programs]) mkdirSync(made, { recursive: true })
    const address = `http://127.0.0.1 ${proxy.port}`
    const ways = ['http', 'https', 'ftp'].map((scheme) => `${scheme}Proxy=${address}`)
    const settings = ['[Proxy Settings]', 'ProxyType=1', ...ways, '']
    writeFileSync(path.join(config, 'kioslaverc'), settings.join('\n'))
    for (const name of ['kde-open', 'kde-open5']) {
      const file = path.join(programs, name)
      const half = `${this.#opened}.half`
      writeFileSync(
        file,
        `#!/bin/sh\nprintf %s "$1" > '${half}' && mv '${half}' '${this.#opened}'\n`,
      )
      chmodSync(file, 0o755)
    }
    this.env = {
      XDG_CURRENT_DESKTOP: 'KDE',
      KDE_SESSION_VERSION: '5',
      KDEHOME: path.join(folder, 'kde'),
      PATH: `${programs}:${process.env['PATH'] ?? ''}`,
    }
  }

  hasOpened(): boolean {
    return existsSync(this.#opened)
  }

  /** The address that was opened, which then is no more. */
  takeOpened(): URL {
    const address = readFileSync(this.#opened, 'utf8')
    rmSync(this.#opened)
    return new URL(address)
  }
}

/** The words that start a program under `strace`, which writes down whom it and its children send to. */
export function watching(trace: string): string[] {
  const calls = 'trace=connect,sendto,sendmsg,sendmmsg'
  return ['strace', '-f', '-qq', '--seccomp-bpf', '-e', calls, '-o', trace]
}

/** Every other computer, or port of this one, that a trace names: `address:port`, each once. */
export function reachedIn(trace: string): string[] {
  const peers = readFileSync(trace, 'utf8').matchAll(
    /sin6?_port=htons\((\d+)\).*?"([\d.]+|[\da-f:]+)"/g,
  )
  return [...new Set([...peers].map(([, port = '', address = '']) => `${address}:${port}`))]
}
