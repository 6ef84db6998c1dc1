/** A client that is signed in to a demo service of its own, and one over a service whose answers are given. */
import { ServiceClient } from '../../../../electron/api/connection'
import type { Request } from '../../../../electron/api/http/transport'
import { exchange } from '../../../support/exchange'
import type { DemoOptions } from '../../../../sandbox/service'
import { visiting } from '../../sandbox/visitor'

export async function openBooks(options: DemoOptions = {}) {
  const { service, tokens } = await visiting(options)
  const token = async () => tokens.access_token
  const client = new ServiceClient({
    baseUrl: service.baseUrl,
    tokens: { token, renew: token },
    exchange,
  })
  return { service, client }
}

/** @param answers what comes back in turn, the last again and again: an error thrown, or a status and a body */
export function clientOver(...answers: ([status: number, body: string] | Error)[]) {
  const asked: Request[] = []
  const client = new ServiceClient({
    baseUrl: 'https://api.example',
    tokens: { token: async () => 't', renew: async () => 'u' },
    exchange: async (request) => {
      asked.push(request)
      const answer = answers[asked.length - 1] ?? answers.at(-1) ?? new Error('No answer is given')
      if (answer instanceof Error) throw answer
      return { status: answer[0], headers: {}, body: Buffer.from(answer[1]) }
    },
  })
  return { client, asked }
}
