/** The app:// scheme: the window's own files from a fixed list, and receipts by their id. There is no other way in. */
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { protocol, type Session } from 'electron'
import type { MediaType } from '../../shared/receipts/receipt'
import { contentSecurityPolicy, workerPolicy } from './content-security-policy'

const scheme = 'app'
export const windowAddress = `${scheme}://bundle/index.html`

/** Whether an address is a page of ours; Node gives a custom scheme no origin of its own. */
export function isOurs(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host } = new URL(address)
  return protocol === `${scheme}:` && host === 'bundle'
}

/** Must run before the app is ready. */
export function declareScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, corsEnabled: true },
    },
  ])
}

const bundleHeaders = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), usb=(), serial=(), hid=(), payment=(), display-capture=()',
}

const workerFile = /\/pdf\.worker[^/]*$/

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
}

/** Finds a receipt's original by the receipt's id, or the picture of one of its pages (from 1). */
export type FindOriginal = (
  id: string,
  page?: number,
) => Promise<{ path: string; mediaType: MediaType } | undefined>

/** Serves the scheme in one session. `folder` holds the built window. */
export function serveScheme(session: Session, folder: string, findOriginal: FindOriginal): void {
  const files = listFiles(folder)
  // Node loads its classes of requests with their first use: better while the page's process starts than when it asks.
  setImmediate(() => [Request, Response])
  session.protocol.handle(scheme, (request) => {
    const url = new URL(request.url)
    if (request.method !== 'GET') return refuse(405)
    if (url.host === 'bundle') return serveFile(url.pathname, files.get(url.pathname))
    if (url.host === 'receipt')
      return serveReceipt(findOriginal(url.pathname.slice(1), pageOf(url)))
    return refuse(404)
  })
}

function pageOf({ searchParams }: URL): number | undefined {
  const page = searchParams.get('page')
  return page === null ? undefined : /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 0
}

/** Every file of the built window by its address; nothing else can be asked for, so no path is ever joined. */
function listFiles(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const full = path.join(entry.parentPath, entry.name)
        return [`/${path.relative(folder, full).split(path.sep).join('/')}`, full] as const
      }),
  )
}

async function serveFile(address: string, file: string | undefined): Promise<Response> {
  if (file === undefined) return refuse(404)
  const type = contentTypes[path.extname(file)] ?? 'application/octet-stream'
  return new Response(new Uint8Array(await readFile(file)), {
    headers: {
      ...bundleHeaders,
      'Content-Type': type,
      ...(workerFile.test(address) && { 'Content-Security-Policy': workerPolicy }),
    },
  })
}

/** A receipt is a stranger's file: its type is fixed by what intake found, and it may do nothing (CSP sandbox). */
async function serveReceipt(finding: ReturnType<FindOriginal>): Promise<Response> {
  const original = await finding
  if (!original) return refuse(404)
  const bytes = await readFile(original.path).catch(() => undefined)
  if (!bytes) return refuse(404)
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': original.mediaType,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Access-Control-Allow-Origin': `${scheme}://bundle`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'private, max-age=3600, immutable',
    },
  })
}

function refuse(status: number): Response {
  return new Response('', { status, headers: { 'Content-Type': 'text/plain' } })
}
