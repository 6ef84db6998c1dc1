// Owns the query of the list: which invoices, and which part of them.
import { parseDate } from '../dates'
import { Findings } from '../findings'
import { states } from './states'
import type { State } from './states'

export type ListQuery = {
  firstResult: number
  /** Absent shows all there are. */
  resultsPerPage: number | undefined
  states: readonly State[]
  clientId: string | undefined
  clientReference: string | undefined
  dueOn: string | undefined
  dueFrom: string | undefined
  dueTo: string | undefined
}

const britishDate = /^(\d{2})-(\d{2})-(\d{4})$/
const most = 2 ** 31 - 1

/** A parameter without a value counts as not sent: some callers always send all of them. */
export function parseListQuery(query: URLSearchParams): ListQuery {
  const findings = new Findings()
  const given = (name: string) => query.get(name)?.trim() || undefined
  const date = (name: string) => readDate(given(name), name, findings)
  const parsed = {
    firstResult: readNumber(given('firstResult'), 'firstResult', 0, findings) ?? 0,
    resultsPerPage: readNumber(given('resultsPerPage'), 'resultsPerPage', 1, findings),
    states: readStates(given('state') ?? '', findings),
    clientId: given('clientId'),
    clientReference: given('clientRef'),
    dueOn: date('dueDate'),
    dueFrom: date('dueDateFrom'),
    dueTo: date('dueDateTo'),
  }
  findings.refuseIfAny()
  return parsed
}

function readNumber(
  text: string | undefined,
  name: string,
  least: number,
  findings: Findings,
): number | undefined {
  if (text === undefined) return undefined
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN
  const isFitting = number >= least && number <= most
  findings.expect(isFitting, name, `must be a whole number from ${least} to ${most}`)
  return number
}

function readStates(text: string, findings: Findings): State[] {
  const names = text.split(',').map((name) => name.trim().toUpperCase())
  const sent = names.filter((name) => name !== '')
  const known = states.filter((state) => sent.includes(state))
  const areKnown = sent.every((name) => known.some((state) => state === name))
  findings.expect(areKnown, 'state', 'must be of Draft, Due, Overdue, Settled, Written_Off')
  return known
}

function readDate(text: string | undefined, name: string, findings: Findings): string | undefined {
  if (text === undefined) return undefined
  const [, day, month, year] = britishDate.exec(text) ?? []
  const date = parseDate(year === undefined ? text : `${year}-${month}-${day}`)
  findings.expect(date !== undefined, name, 'must be a date such as 2026-03-02 or 02-03-2026')
  return date
}
