/** How watched folders are looked into where nobody wants to wait. */
import type { Pace } from '../../electron/receipts/watching/folder'

export const hasty: Pace = {
  stillMs: 60,
  restMs: 100,
  wholeMs: 200,
  hintMs: 20,
  retryMs: 200,
  silentMs: 30_000,
}
