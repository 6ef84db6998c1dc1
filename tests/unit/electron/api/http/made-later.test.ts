import { expect, test, vi } from 'vitest'
import { TransportError } from '../../../../../electron/api/http/lost'
import { madeLater } from '../../../../../electron/api/http/made-later'
import type { Exchange, Request } from '../../../../../electron/api/http/transport'

const request: Request = { method: 'POST', url: new URL('https://books.example/expenses') }
const exchange: Exchange = async () => ({ status: 204, headers: {}, body: Buffer.alloc(0) })

test('a way out is made with the first request, and once for many at a time', async () => {
  const make = vi.fn(async () => exchange)
  const over = madeLater(make)
  expect(make).not.toHaveBeenCalled()
  const replies = await Promise.all([over(request), over(request), over(request)])
  expect(replies.map(({ status }) => status)).toEqual([204, 204, 204])
  expect(make).toHaveBeenCalledOnce()
})

test('what cannot be made has sent nothing, and the next request tries again', async () => {
  const make = vi.fn(async () => exchange).mockRejectedValueOnce(new Error('No such file'))
  const over = madeLater(make)
  const failure = await over(request).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(TransportError)
  expect(failure).toMatchObject({ sent: false })
  expect(await over(request)).toMatchObject({ status: 204 })
})
