/** Clients and invoices of interface A: created once, whatever becomes of the replies. Real core, real demo service. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sha256, fileIn, pngBytes } from '../support/files'
import {
  billingOf,
  clientDraft,
  invoiceDraft,
  knowsBooks,
  type BillingApi,
} from '../support/billing'
import { Rig } from '../support/harness'

let rig: Rig
let api: BillingApi
let dies = false
const onIntent = () => {
  if (dies) throw new Error('died')
}
beforeEach(async () => {
  rig = await Rig.start({ world: { onIntent } })
  await rig.connect()
  await knowsBooks(rig)
  api = billingOf(rig)
})
afterEach(() => rig.end())

const minute = 60_000
const createClient = { method: 'POST', path: '^/v1/clients$' }
const createInvoice = { method: 'POST', path: '^/v1/invoices$' }

const asked = (method: string, where: RegExp) =>
  rig.service.journal().filter((entry) => entry.method === method && where.test(entry.path)).length
const clientPosts = () => asked('POST', /^\/v1\/clients$/)
const invoicePosts = () => asked('POST', /^\/v1\/invoices$/)

async function named(name: string): Promise<number> {
  const { books } = rig.core.accounts.need()
  await books.refresh()
  const sort = { by: 'name', isDescending: false } as const
  const { rows } = books.clients({ search: name, offset: 0, limit: 50, sort })
  return rows.filter((client) => client.name === name).length
}

async function restart(): Promise<void> {
  await rig.restart()
  await knowsBooks(rig)
  api = billingOf(rig)
}

describe('clients', () => {
  test('one is created with a code of the countries, and is known at once', async () => {
    const countries = await api.clients.countries()
    expect(countries.map(({ code }) => code)).toContain('GB')
    const end = await api.clients.create({ draft: clientDraft() })
    expect(end).toMatchObject({ kind: 'done', isCertain: true })
    expect(await named('Quarry Lane Studio')).toBe(1)
  })

  test('nothing is sent of one that lacks something', async () => {
    const draft = clientDraft({ name: ' ', email: 'nobody', line1: '', country: 'XX' })
    const end = await api.clients.create({ draft })
    expect(end).toMatchObject({
      kind: 'held',
      why: {
        problems: [
          { field: 'name', code: 'name-missing' },
          { field: 'email', code: 'email-invalid' },
          { field: 'line1', code: 'line1-missing' },
          { field: 'country', code: 'country-unknown' },
        ],
      },
    })
    expect(clientPosts()).toBe(0)
  })

  test('those of the same name or e-mail are shown first, and one that is meant is created', async () => {
    await api.clients.create({ draft: clientDraft() })
    const other = clientDraft({ email: 'other@quarrylane.example' })
    expect(await api.clients.create({ draft: other })).toMatchObject({
      kind: 'held',
      why: {
        isSame: false,
        alike: [{ name: 'Quarry Lane Studio', email: 'pay@quarrylane.example' }],
      },
    })
    expect(clientPosts()).toBe(1)
    expect(await api.clients.create({ draft: other, isMeant: true })).toMatchObject({
      kind: 'done',
    })
    expect(await api.clients.alike({ name: 'quarry lane studio', email: '' })).toHaveLength(2)
  })

  test('one of the same name and e-mail is never created again', async () => {
    await api.clients.create({ draft: clientDraft() })
    const again = clientDraft({ name: ' QUARRY  Lane Studio.', email: 'PAY@quarrylane.example' })
    const end = await api.clients.create({ draft: again, isMeant: true })
    expect(end).toMatchObject({ kind: 'held', why: { isSame: true } })
    expect(clientPosts()).toBe(1)
  })

  test('two at a time become one', async () => {
    const ends = await Promise.all([
      api.clients.create({ draft: clientDraft() }),
      api.clients.create({ draft: clientDraft() }),
    ])
    expect(ends.map(({ kind }) => kind)).toEqual(['done', 'held'])
    expect(await named('Quarry Lane Studio')).toBe(1)
  })

  test('one whose reply was lost is found in the list', async () => {
    rig.service.dials.next({ ...createClient, act: { kind: 'drop-after' } })
    const end = await api.clients.create({ draft: clientDraft() })
    expect(end).toMatchObject({ kind: 'done', isCertain: false })
    expect(await named('Quarry Lane Studio')).toBe(1)
  })

  test('one that never arrived is created once it cannot come any more, also after a crash', async () => {
    rig.service.dials.next({ ...createClient, act: { kind: 'drop-before' } })
    expect(await api.clients.create({ draft: clientDraft() })).toMatchObject({ kind: 'unknown' })
    expect(await api.clients.create({ draft: clientDraft() })).toMatchObject({ kind: 'unknown' })
    await restart()
    expect(await api.clients.create({ draft: clientDraft() })).toMatchObject({ kind: 'unknown' })
    expect(clientPosts()).toBe(1)
    rig.clock.advance(11 * minute)
    expect(await api.clients.create({ draft: clientDraft() })).toMatchObject({ kind: 'done' })
    expect(await named('Quarry Lane Studio')).toBe(1)
  })

  test('one that arrives late is found by the next attempt', async () => {
    rig.service.dials.next({ ...createClient, act: { kind: 'late-commit', delayMs: 300 } })
    expect(await api.clients.create({ draft: clientDraft() })).toMatchObject({ kind: 'unknown' })
    await new Promise((resolve) => setTimeout(resolve, 600))
    rig.clock.advance(11 * minute)
    const end = await api.clients.create({ draft: clientDraft() })
    expect(end).toMatchObject({ kind: 'done', isCertain: false })
    expect(await named('Quarry Lane Studio')).toBe(1)
  })

  test('a refusal and a wrong path are told, and leave nothing in doubt', async () => {
    const errors = [{ field: 'email', message: 'is taken' }]
    rig.service.dials.next({
      ...createClient,
      act: { kind: 'status', status: 400, body: { errors } },
    })
    expect(await api.clients.create({ draft: clientDraft() })).toMatchObject({
      kind: 'not-done',
      wasSent: true,
      code: 'service-refused',
      said: ['email: is taken'],
    })
    rig.service.dials.next({ ...createClient, act: { kind: 'status', status: 403 } })
    expect(await api.clients.create({ draft: clientDraft() })).toMatchObject({
      kind: 'not-done',
      wasSent: true,
      code: 'forbidden',
    })
    rig.service.dials.next({ ...createClient, act: { kind: 'status', status: 404 } })
    expect(await api.clients.create({ draft: clientDraft() })).toMatchObject({
      kind: 'not-done',
      wasSent: true,
      code: 'address-unknown',
    })
    expect(await api.clients.create({ draft: clientDraft() })).toMatchObject({ kind: 'done' })
  })
})

describe('invoices', () => {
  const begin = async (changes = {}) => api.invoices.begin(invoiceDraft(rig, changes))
  const inBooks = (id: number) => rig.service.invoices().find((invoice) => invoice.id === id)

  test('a draft is kept as typed, over a restart', async () => {
    const id = await begin({ paymentTermsDays: '3O', clientName: 'Ashw' })
    const draft = { ...(await api.invoices.draft(id)).draft, issuedDate: '2026-0' }
    await api.invoices.edit({ id, draft })
    await restart()
    expect(await api.invoices.draft(id)).toMatchObject({ state: 'typed', draft })
    expect((await api.invoices.drafts()).map((each) => each.id)).toEqual([id])
  })

  test('nothing is sent of one with a field missing', async () => {
    const lines = [{ description: '', quantity: '0', price: '1,2', vatType: 'Some' }]
    const id = await begin({ clientId: 999_999, bankAccountId: undefined, issuedDate: '', lines })
    const before = rig.service.journal().length
    const end = await api.invoices.send(id)
    expect(end).toMatchObject({ kind: 'held' })
    expect(end.kind === 'held' && end.why.map(({ code }) => code)).toEqual([
      'date-missing',
      'bank-account-missing',
      'description-missing',
      'quantity-invalid',
      'price-invalid',
      'vat-unknown',
    ])
    expect(rig.service.journal().length).toBe(before)
  })

  test('one of a client that is not there any more is not sent', async () => {
    const id = await begin({ clientId: 999_999 })
    expect(await api.invoices.send(id)).toMatchObject({
      kind: 'held',
      why: [{ field: 'clientId', code: 'client-unknown' }],
    })
    expect(invoicePosts()).toBe(0)
  })

  test('one that is complete is in the books once, with its lines and files, and is known by its number', async () => {
    const id = await begin()
    const bytes = new Uint8Array(pngBytes(7))
    await api.invoices.addFile({
      id,
      file: { fileName: 'plan.png', mediaType: 'image/png', bytes },
    })
    await api.invoices.addFile({
      id,
      file: { fileName: 'plan.png', mediaType: 'image/png', bytes },
    })
    const end = await api.invoices.send(id)
    const { invoiceId = 0 } = end.kind === 'done' ? { ...end.outcome } : {}
    const booked = inBooks(invoiceId)
    expect(booked).toMatchObject({ isIssued: false, netPence: 69_999, vatPence: 12_000 })
    expect(booked?.attachments.map(({ fileName }) => fileName)).toEqual(['plan.png', 'plan-2.png'])
    expect(booked?.attachments[0]?.sha256).toBe(sha256(Buffer.from(bytes)))
    expect(await api.invoices.draft(id)).toMatchObject({
      state: 'sent',
      invoiceId,
      files: [],
    })
    const { books } = rig.core.accounts.need()
    expect(books.record('invoices', invoiceId)).toMatchObject({ gross: '819.99' })
    await expect(api.invoices.send(id)).rejects.toMatchObject({ code: 'wrong-state' })
    expect(invoicePosts()).toBe(1)
  })

  test.each([
    ['the reply is lost', { kind: 'drop-after' } as const, 'outcome-unknown'],
    ['the service fails', { kind: 'status', status: 500 } as const, 'invoice-incomplete'],
    ['the reply is a web page', { kind: 'html' } as const, 'reply-unreadable'],
    ['the reply is cut', { kind: 'truncate', bytes: 10 } as const, 'outcome-unknown'],
  ])('when %s, nothing is sent again and a person is asked', async (_, act, code) => {
    const id = await begin()
    rig.service.dials.next({ ...createInvoice, act })
    expect(await api.invoices.send(id)).toMatchObject({ kind: 'unknown', code })
    expect(await api.invoices.draft(id)).toMatchObject({ state: 'unknown' })
    await expect(api.invoices.send(id)).rejects.toMatchObject({ code: 'wrong-state' })
    const { draft } = await api.invoices.draft(id)
    await expect(api.invoices.edit({ id, draft })).rejects.toMatchObject({ code: 'wrong-state' })
    expect(invoicePosts()).toBe(1)
  })

  test('the number or the address a person pastes is read and compared', async () => {
    const id = await begin()
    rig.service.dials.next({ ...createInvoice, act: { kind: 'drop-after' } })
    await api.invoices.send(id)
    const made = Math.max(...rig.service.invoices().map((invoice) => invoice.id))
    const settle = (reference: string) =>
      api.invoices.settle({ id, answer: { kind: 'there', reference } })
    await expect(settle('no number here')).rejects.toMatchObject({ code: 'invalid-input' })
    await expect(settle('999999')).rejects.toMatchObject({ code: 'not-found' })
    const other = await settle(String(made - 1))
    expect(other).toMatchObject({ kind: 'differs', invoice: { id: made - 1 } })
    const address = `https://app.example/#!/invoices/${made}/view?tab=1`
    expect(await settle(address)).toEqual({ kind: 'sent', invoiceId: made })
    expect(await api.invoices.draft(id)).toMatchObject({ state: 'sent', invoiceId: made })
  })

  test('an invoice that another draft became is not taken for this one', async () => {
    const [first, second] = [await begin(), await begin()]
    const sent = await api.invoices.send(first)
    rig.service.dials.next({ ...createInvoice, act: { kind: 'drop-before' } })
    await api.invoices.send(second)
    const reference = sent.kind === 'done' ? String(sent.outcome?.invoiceId) : ''
    expect(
      await api.invoices.settle({ id: second, answer: { kind: 'there', reference } }),
    ).toMatchObject({ kind: 'differs', differences: ['other-draft'] })
  })

  test('that it is not there is believed once it cannot come any more; then it is sent once more', async () => {
    const id = await begin()
    rig.service.dials.next({ ...createInvoice, act: { kind: 'drop-before' } })
    await api.invoices.send(id)
    const settle = () => api.invoices.settle({ id, answer: { kind: 'not-there' } })
    await expect(settle()).rejects.toMatchObject({ code: 'outcome-unknown' })
    rig.clock.advance(2 * minute)
    expect(await settle()).toEqual({ kind: 'typed' })
    expect(await api.invoices.send(id)).toMatchObject({ kind: 'done' })
  })

  test('what was being sent when the app died is for a person to decide', async () => {
    const id = await begin()
    dies = true
    await expect(api.invoices.send(id)).rejects.toThrow('died')
    dies = false
    await restart()
    expect(await api.invoices.draft(id)).toMatchObject({ state: 'unknown' })
    await expect(api.invoices.send(id)).rejects.toMatchObject({ code: 'wrong-state' })
  })

  test('a validation error brings it back with the words of the service', async () => {
    const id = await begin()
    const errors = [{ field: 'customer.id', message: 'is archived' }]
    rig.service.dials.next({
      ...createInvoice,
      act: { kind: 'status', status: 400, body: { errors } },
    })
    expect(await api.invoices.send(id)).toMatchObject({
      kind: 'not-done',
      wasSent: true,
      code: 'service-refused',
      said: ['customer.id: is archived'],
    })
    expect(await api.invoices.draft(id)).toMatchObject({ state: 'typed' })
    expect(await api.invoices.send(id)).toMatchObject({ kind: 'done' })
  })

  test('offline it is not sent, and stays as typed', async () => {
    const id = await begin()
    await rig.service.dials.offline(true)
    await expect(api.invoices.send(id)).rejects.toMatchObject({ code: 'offline' })
    expect(await api.invoices.draft(id)).toMatchObject({ state: 'typed' })
    await rig.service.dials.offline(false)
  })

  test('one is opened by its number, and read from here when the service cannot be asked', async () => {
    const { id } = rig.service.invoices()[0] ?? { id: 0 }
    const view = await api.invoices.open(` #${id} `)
    expect(view).toMatchObject({ isFresh: true, invoice: { id } })
    await expect(api.invoices.open('999999')).rejects.toMatchObject({ code: 'not-found' })
    await rig.service.dials.offline(true)
    expect(await api.invoices.read(id)).toMatchObject({ isFresh: false, invoice: { id } })
    await rig.service.dials.offline(false)
  })

  test('a file of a draft is saved as it was put there, and one of another draft is none of it', async () => {
    const [id, other] = [await begin(), await begin()]
    const bytes = Uint8Array.from(pngBytes(5))
    const file = { fileName: 'terms.png', mediaType: 'image/png', bytes }
    const { id: fileId } = await api.invoices.addFile({ id, file })
    const target = path.join(rig.inbox, 'saved.png')
    const saving = billingOf(rig, target)
    await expect(saving.invoices.saveFile({ id: other, fileId })).rejects.toThrow('No such file')
    expect(await saving.invoices.saveFile({ id, fileId })).toBe(true)
    expect(Uint8Array.from(readFileSync(target))).toEqual(bytes)
    expect(await api.invoices.saveFile({ id, fileId })).toBe(false)
  })

  test('a receipt can be put on a draft', async () => {
    const file = fileIn(rig.inbox, 'remittance.png', pngBytes(3))
    const { id: receiptId } = await rig.capture(file)
    const id = await begin()
    await api.invoices.addFile({ id, file: { receiptId } })
    const end = await api.invoices.send(id)
    const booked = inBooks(end.kind === 'done' ? (end.outcome?.invoiceId ?? 0) : 0)
    expect(booked?.attachments[0]?.sha256).toBe(sha256(readFileSync(file)))
  })
})
