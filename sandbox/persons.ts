// Owns the directors, who may pay for the company out of their own pocket.
import type { Database } from './database'
import { isoDate, parseDate } from './dates'
import type { Call } from './http/call'
import type { Reply } from './http/messages'
import { Refusal } from './http/refusal'
import { listReply } from './page'

export type PersonRow = { id: number; forename: string; surname: string }

export function personBody({ id, forename, surname }: PersonRow) {
  return { displayableName: `${forename} ${surname}`, forename, id, surname }
}

export function personsById(database: Database): ReadonlyMap<number, PersonRow> {
  const rows = database.all<PersonRow>('SELECT id, forename, surname FROM persons')
  return new Map(rows.map((row) => [row.id, row]))
}

export function listPersons(call: Call): Reply {
  const { request, database, now } = call
  const asked = request.query.get('date')
  const date = asked === null ? isoDate(now) : parseDate(asked)
  if (date === undefined) throw new Refusal(400, 'date must be a date such as 2026-03-02')
  const rows = database.all<PersonRow>(
    'SELECT id, forename, surname FROM persons WHERE appointed_on <= ? ORDER BY id',
    date,
  )
  return listReply(call, rows.map(personBody), (persons) => ({ persons }))
}
