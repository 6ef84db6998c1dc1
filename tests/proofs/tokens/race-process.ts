/** One of several processes on one profile: at each word from its parent it works until its token is taken. */
import { createInterface } from 'node:readline'
import { exchange } from '../../../electron/api/http/transport'
import { AppError } from '../../../shared/errors'
import type { Service } from '../../../shared/account'
import { clientOf, openAccount, type Opened, type Place } from './account'

const [, , given = ''] = process.argv
const { place, service } = JSON.parse(given) as { place: Place; service: Service }

const opened = await openAccount(place, clientOf(service))
say('open')
for await (const word of createInterface({ input: process.stdin })) {
  if (word === 'work') say(await work(opened))
  if (word === 'standing') say(JSON.stringify(opened.standing()))
}
await opened.close()

/** Looks into the books; a refused token is renewed, as the API client does it. */
async function work({ session }: Opened): Promise<string> {
  try {
    let token = await session.token()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (await isTaken(token)) {
        session.accepted(token)
        return 'done'
      }
      token = await session.renew(token)
    }
    return 'never'
  } catch (error) {
    return AppError.from(error).code
  }
}

async function isTaken(token: string): Promise<boolean> {
  const { status } = await exchange({
    method: 'GET',
    url: new URL(service.baseUrl),
    headers: { Authorization: `Bearer ${token}`, Connection: 'close' },
  })
  return status === 200
}

function say(words: string): void {
  process.stdout.write(`${words}\n`)
}
