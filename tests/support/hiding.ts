/** A service that hides files: its list shows none, and a file is given whatever name it is asked for. */
import type { Exchange } from '../../electron/api/http/transport'
import { exchange } from './exchange'
import type { DemoService } from '../../sandbox/service'

/**
 * As the demo service answers, but for the list.
 * @param doNamesCount whether a file is found under its own name alone
 */
export function hidingFiles(service: () => DemoService, doNamesCount = false): Exchange {
  return async (request) => {
    const { pathname, searchParams } = request.url
    if (pathname === '/v1/expenses/attachments' && !doNamesCount) {
      const id = Number(searchParams.get('expenseId'))
      const [file] =
        service()
          .books()
          .find((one) => one.id === id)?.attachments ?? []
      if (file) searchParams.set('fileName', file.fileName)
    }
    const reply = await exchange(request)
    if (request.method !== 'GET' || pathname !== '/v1/expenses') return reply
    const page = JSON.parse(reply.body.toString('utf8')) as { content: object[] }
    for (const entry of page.content) Reflect.deleteProperty(entry, 'attachments')
    return { ...reply, body: Buffer.from(JSON.stringify(page)) }
  }
}
