/** One account in a process of its own that works until its token is taken, each time that it is told to. */
import { exchange } from '../../support/exchange'
import type { Service } from '../../../shared/accounts/account'
import { AppError } from '../../../shared/errors'
import type { AccountBrief, Word } from '../kit/brief'
import { clientOf, openAccount, type Opened } from './account'

export async function workAsTold(
  { place, service }: AccountBrief,
  heard: () => Promise<string>,
  say: (word: Word) => void,
): Promise<void> {
  const opened = await openAccount(place, clientOf(service))
  say(['open', 'account'])
  for (let order = await heard(); order !== 'leave'; order = await heard())
    say(['answer', await answerTo(order, opened, service)])
  await opened.close()
}

async function answerTo(order: string, opened: Opened, service: Service): Promise<string> {
  return order === 'work' ? work(opened, service) : JSON.stringify(opened.standing())
}

/** Looks into the books; a refused token is renewed, as the API client does it. */
async function work({ session }: Opened, service: Service): Promise<string> {
  try {
    let token = await session.token()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (await isTaken(token, service)) {
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

async function isTaken(token: string, service: Service): Promise<boolean> {
  const { status } = await exchange({
    method: 'GET',
    url: new URL(service.baseUrl),
    headers: { Authorization: `Bearer ${token}`, Connection: 'close' },
  })
  return status === 200
}
