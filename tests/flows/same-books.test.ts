/** Signing in to other books of the same service, where ids are per company: nothing goes there unasked. */
import { afterEach, expect, test } from 'vitest'
import type { Exchange } from '../../electron/api/http/transport'
import { fingerprintingClient } from '../../sandbox/authorisation/demo-clients'
import type { Service } from '../../shared/accounts/account'
import { exchange } from '../support/exchange'
import { fileIn, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'
import { answerConsent } from '../support/person'

let rig: Rig
afterEach(() => rig.end())

const bankAccounts = '/v1/banking/bank-accounts'
const session = () => rig.core.accounts.session.get()
const addresses = (): Service => {
  const { baseUrl, authUrl, legacyBaseUrl, clientId } = rig.service
  return { baseUrl, authUrl, legacyBaseUrl, clientId }
}

/** Two companies that give out the same ids; the person has signed in to the first. */
async function signedIn(exchangeOf: Exchange = exchange): Promise<void> {
  rig = await Rig.start({
    service: { companies: 2, companyIds: 'overlapping' },
    world: { exchange: exchangeOf },
  })
  rig.service.dials.company(1)
  await rig.core.accounts.connect('First', addresses(), 'full')
  await rig.looks()
}

async function proven(name: string): Promise<{ id: string; marker: string }> {
  const receipt = await rig.capture(fileIn(rig.inbox, `${name}.png`, pngBytes()))
  await rig.confirm(receipt.id)
  await rig.reaches(receipt.id, 'proven')
  await rig.core.accounts.need().outbox.settled()
  return receipt
}

/** One that is to go as soon as somebody is signed in. */
async function waiting(name: string): Promise<string> {
  rig.core.setPaused(true)
  const { id } = await rig.capture(fileIn(rig.inbox, `${name}.png`, pngBytes()))
  await rig.confirm(id)
  return id
}

/** Signs in anew, to this company of the service. */
async function signInTo(company: number): Promise<void> {
  await rig.core.accounts.need().signOut()
  rig.core.setPaused(false)
  rig.service.dials.company(company)
  await rig.core.accounts.need().signIn()
}

const inBooksOf = (company: number, id: string) => {
  const { marker } = rig.core.receipts.read(id)
  const isOurs = ({ fileName }: { fileName: string }) => fileName.includes(marker)
  return rig.service.books(company).filter(({ attachments }) => attachments.some(isOurs)).length
}

/** A service that shows of bank accounts no more than their ids. */
const idsAlone: Exchange = async (request) => {
  const reply = await exchange(request)
  if (request.url.pathname !== bankAccounts) return reply
  const shown = JSON.parse(reply.body.toString('utf8')) as { id: number }[]
  return { ...reply, body: Buffer.from(JSON.stringify(shown.map(({ id }) => ({ id })))) }
}

test('the same numbers in another company are not taken for the same bank accounts', async () => {
  await signedIn()
  const id = await waiting('queued')
  await signInTo(2)
  expect(session()).toMatchObject({ status: 'held', problem: 'books-differ' })
  await rig.core.accounts.tryNow()
  expect(rig.state(id)).toBe('ready')
  expect(inBooksOf(2, id)).toBe(0)

  await signInTo(1)
  await rig.reaches(id, 'proven')
  expect([inBooksOf(1, id), inBooksOf(2, id)]).toEqual([1, 0])
})

test('the same company is known again without a question, also after a restart', async () => {
  await signedIn()
  await proven('first')
  const id = await waiting('queued')
  await rig.restart()
  await signInTo(1)
  expect(session().status).toBe('connected')
  await rig.reaches(id, 'proven')
})

test('where only ids are shown a person is asked, unless a file of ours is in place', async () => {
  await signedIn(idsAlone)
  const id = await waiting('queued')
  await signInTo(1)
  expect(session()).toMatchObject({ status: 'held', problem: 'books-differ' })
  await rig.core.accounts.settleBooks('same')
  await rig.reaches(id, 'proven')
  const next = await waiting('next')
  await signInTo(1)
  expect(session().status).toBe('connected')
  await rig.reaches(next, 'proven')
  const last = await waiting('last')
  await signInTo(2)
  expect(session()).toMatchObject({ status: 'held', problem: 'books-differ' })
  expect(inBooksOf(2, last)).toBe(0)
})

test('books in which no file of ours is left are asked about', async () => {
  await signedIn()
  const { id } = await proven('first')
  const expenseId = rig.core.receipts.read(id).expenseId ?? 0
  const token = await rig.token()
  const gone = await fetch(`${rig.service.baseUrl}/v1/expenses/${expenseId}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(gone.status).toBe(200)
  await signInTo(1)
  expect(session()).toMatchObject({ status: 'held', problem: 'books-differ' })
})

test('another company of the same numbers becomes an account of its own, and nothing crosses', async () => {
  await signedIn()
  const first = rig.core.accounts.need()
  const mine = await proven('mine')
  rig.service.dials.company(2)
  await rig.core.accounts.connect('Second', addresses(), 'full')
  const second = rig.core.accounts.need()
  expect(second.id).not.toBe(first.id)
  expect(session().status).toBe('connected')
  await until(() => rig.core.accounts.choices.get().asOf !== undefined, 'its choices are known')
  const other = await proven('other')
  expect([inBooksOf(1, mine.id), inBooksOf(2, mine.id)]).toEqual([1, 0])
  expect([inBooksOf(1, other.id), inBooksOf(2, other.id)]).toEqual([0, 1])
})

test('the same company, connected a second time, is one account still', async () => {
  await signedIn()
  await proven('mine')
  rig.service.dials.company(1)
  await rig.core.accounts.connect('Again', addresses(), 'full')
  expect(rig.core.accounts.list.get().map(({ account }) => account.name)).toEqual(['First'])
  expect(session().status).toBe('connected')
})

test('where only ids are shown a second company is asked about before anything goes, and can be kept apart', async () => {
  await signedIn(idsAlone)
  const first = rig.core.accounts.need()
  const id = await waiting('queued')
  rig.service.dials.company(2)
  await rig.core.accounts.connect('Second', addresses(), 'full')
  expect(session()).toMatchObject({ status: 'held', problem: 'books-differ' })
  rig.core.setPaused(false)
  await rig.core.accounts.tryNow()
  expect(rig.state(id)).toBe('ready')
  await rig.core.accounts.settleBooks('apart')
  expect(session().status).toBe('connected')
  expect(session().account?.id).not.toBe(first.id)
  expect(rig.state(id)).toBe('ready')
  expect([inBooksOf(1, id), inBooksOf(2, id)]).toEqual([0, 0])
})

test('the same company, connected a second time only to look, leaves what may be done there as it was', async () => {
  await signedIn()
  await rig.core.accounts.connect('Just a look', addresses(), 'read-only')
  expect(rig.core.accounts.list.get().map(({ account }) => account.name)).toEqual(['First'])
  expect(session()).toMatchObject({ status: 'connected', account: { access: 'full' } })
  await proven('mine')
})

test('the same company, connected a second time only to look after it was signed out, may only be looked at', async () => {
  await signedIn()
  const id = await waiting('queued')
  await rig.core.accounts.need().signOut()
  rig.core.setPaused(false)
  await rig.core.accounts.connect('Just a look', addresses(), 'read-only')
  expect(session()).toMatchObject({ status: 'connected', account: { access: 'read-only' } })
  expect(rig.state(id)).toBe('ready')
  await rig.core.accounts.need().signIn('full')
  await rig.reaches(id, 'proven')
})

test('the same company, connected a second time with all rights, has them', async () => {
  rig = await Rig.start({ service: { companies: 2, companyIds: 'overlapping' } })
  await rig.core.accounts.connect('First', addresses(), 'read-only')
  await rig.core.accounts.connect('Again', addresses(), 'full')
  expect(rig.core.accounts.list.get().map(({ account }) => account.name)).toEqual(['First'])
  expect(session()).toMatchObject({ status: 'connected', account: { access: 'full' } })
  await until(() => rig.core.accounts.choices.get().asOf !== undefined, 'its choices are known')
  await proven('mine')
})

test('what a sign-in allows stays with it where its books are kept apart, and what was allowed before stays where it was', async () => {
  await signedIn(idsAlone)
  const first = rig.core.accounts.need()
  rig.service.dials.company(2)
  await rig.core.accounts.connect('Second', addresses(), 'read-only')
  expect(session()).toMatchObject({ status: 'held', account: { access: 'read-only' } })
  await rig.core.accounts.settleBooks('apart')
  expect(session()).toMatchObject({ status: 'connected', account: { access: 'read-only' } })
  expect(first.stored.account.access).toBe('full')
})

/** An address of the demo service as it is under https, and back. */
const seenAt = (address: string) =>
  `https://books.example${new URL(address).pathname.replace(/\/$/, '')}`
const back = ({ pathname, search }: URL) =>
  new URL(`${new URL(rig.service.baseUrl).origin}${pathname}${search}`)

test('a sign-in whose tokens are bound to cookies takes them along to the account that has the books', async () => {
  rig = await Rig.start({
    world: {
      exchange: (request) => exchange({ ...request, url: back(request.url) }),
      openInBrowser: async (address) => {
        answerConsent(back(address)).catch(rig.complaints)
      },
    },
  })
  const { baseUrl, authUrl, legacyBaseUrl } = addresses()
  const overTls: Service = {
    baseUrl: seenAt(baseUrl),
    authUrl: seenAt(authUrl),
    legacyBaseUrl: seenAt(legacyBaseUrl),
    clientId: fingerprintingClient.clientId,
    keepsCookies: true,
  }
  await rig.core.accounts.connect('First', overTls, 'full')
  await until(() => rig.core.accounts.choices.get().asOf !== undefined, 'its choices are known')
  await rig.core.accounts.connect('Again', overTls, 'full')
  expect(rig.core.accounts.list.get().map(({ account }) => account.name)).toEqual(['First'])
  await proven('mine')
  await rig.restart()
  await rig.core.accounts.tryNow()
  expect(session().status).toBe('connected')
})
