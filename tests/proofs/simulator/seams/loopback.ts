/** Stands in for the loopback listener: the browser comes back without a port being opened. */
import { computer } from '../computer'
import { randomBytes } from './crypto'

export async function openLoopback() {
  const { returns } = computer()
  const redirectUri = `http://127.0.0.1:49152/cb/${randomBytes(16).toString('hex')}`
  const callback = new Promise<URL>((resolve) => {
    returns.set(redirectUri, resolve)
  })
  return { redirectUri, callback, close: () => void returns.delete(redirectUri) }
}
