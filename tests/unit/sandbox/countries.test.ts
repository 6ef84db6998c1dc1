import { expect, test } from 'vitest'
import { visiting } from './visitor'

type Countries = { countries: { code: string; name: string }[] }

test('countries are two-letter codes with their English names', async () => {
  const { ask } = await visiting()
  const { status, body } = await ask('GET', '/v1/immutable-data/countries')
  expect(status).toBe(200)
  const { countries } = body as unknown as Countries
  const codes = countries.map(({ code }) => code)
  expect(codes).toHaveLength(249)
  expect(new Set(codes).size).toBe(249)
  expect(codes).toEqual([...codes].sort())
  expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
  expect(countries.filter(({ code, name }) => name === '' || name === code)).toEqual([])
  expect(countries).toContainEqual({ code: 'GB', name: 'United Kingdom' })
  expect(countries).toContainEqual({ code: 'NL', name: 'Netherlands' })
})

test('every country of the list can be the country of a supplier, and no other', async () => {
  const { ask } = await visiting({ requestsPerSecond: 1000 })
  const { body } = await ask('GET', '/v1/immutable-data/countries')
  for (const { code } of (body as unknown as Countries).countries.slice(0, 20)) {
    const supplier = { companyName: 'A', country: code }
    expect((await ask('POST', '/v1/expenses/suppliers', supplier)).status).toBe(201)
  }
  const unknown = { companyName: 'A', country: 'ZZ' }
  expect((await ask('POST', '/v1/expenses/suppliers', unknown)).status).toBe(400)
})
