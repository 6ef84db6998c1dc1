// Owns accounting periods: financial years to 31 March, closed six months after they end.
import { isoDate } from './dates'
import type { Call } from './http/call'
import type { Reply } from './http/messages'
import { listReply } from './page'

type Ledger = { id: number; name: string; startDate: string; endDate: string; open: boolean }

/** Last year until it closes, this year, and the next. */
function openLedgers(now: Date): Ledger[] {
  const today = isoDate(now)
  const calendarYear = now.getUTCFullYear()
  const current = today >= `${calendarYear}-04-01` ? calendarYear : calendarYear - 1
  const isLastYearClosed = today >= `${current}-10-01`
  const first = isLastYearClosed ? current : current - 1
  return Array.from({ length: current + 2 - first }, (_, index) => ledgerStarting(first + index))
}

export function isOpen(date: string, now: Date): boolean {
  return openLedgers(now).some(({ startDate, endDate }) => startDate <= date && date <= endDate)
}

export function listLedgers(call: Call): Reply {
  return listReply(call, openLedgers(call.now), (ledgers) => ({ ledgers }))
}

function ledgerStarting(year: number): Ledger {
  return {
    id: 7000 + year,
    name: `Year ended 31 March ${year + 1}`,
    startDate: `${year}-04-01`,
    endDate: `${year + 1}-03-31`,
    open: true,
  }
}
