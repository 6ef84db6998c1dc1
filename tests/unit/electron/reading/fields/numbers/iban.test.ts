import { expect, test } from 'vitest'
import { ibanIn, isIban } from '../../../../../../electron/reading/fields/numbers/iban'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { paper } from '../paper'

const found = (...rows: string[]) => ibanIn(rowsOf(paper(...rows)))

test('check digits tell whether an IBAN was read right', () => {
  expect(isIban('GB82WEST12345698765432')).toBe(true)
  expect(isIban('DE89370400440532013000')).toBe(true)
  expect(isIban('DE89370400440532013001')).toBe(false)
})

test('an IBAN is found in groups of four, without its label where its digits prove it', () => {
  expect(found('Bank: DE89 3704 0044 0532 0130 00')?.value).toBe('DE89370400440532013000')
  expect(found('IBAN DE89 3704 0044 0532 0130 01')).toMatchObject({ isProven: false })
  expect(found('Order DE89 3704 0044 0532 0130 01')).toBeUndefined()
})

test.each([
  'Wir buchen von Ihrem Konto DE89 3704 0044 0532 0130 00 ab.',
  'Die Lastschrift erfolgt von DE89 3704 0044 0532 0130 00',
  'Ihre Bankverbindung: IBAN DE89 3704 0044 0532 0130 00',
  'We will collect this from your account DE89 3704 0044 0532 0130 00',
  'Prélèvement sur votre compte DE89 3704 0044 0532 0130 00',
  'Wij schrijven af van uw rekening DE89 3704 0044 0532 0130 00',
])('what whoever bought pays from is not to be paid to: %s', (said) => {
  expect(found(said)).toBeUndefined()
  const ours = 'Unsere Bankverbindung: IBAN DE02 1203 0000 0000 2020 51'
  expect(found(said, ours)?.value).toBe('DE02120300000000202051')
})

test.each([
  'Please pay from your account to DE89 3704 0044 0532 0130 00',
  'Überweisen Sie von Ihrem Konto auf unser Konto DE89 3704 0044 0532 0130 00',
  'Keine Lastschrift. IBAN DE89 3704 0044 0532 0130 00',
  'Bitte überweisen Sie auf das Konto DE89 3704 0044 0532 0130 00',
])('the account to pay to is found: %s', (said) => {
  expect(found(said)?.value).toBe('DE89370400440532013000')
})

test.each([
  ['Lastschrift | IBAN DE89 3704 0044 0532 0130 00'],
  ['IBAN Kunde: DE89 3704 0044 0532 0130 00'],
  ['Domiciliación: DE89 3704 0044 0532 0130 00'],
  ['Débito direto: DE89 3704 0044 0532 0130 00'],
  ['Prélèvement sur le compte DE89 3704 0044 0532 0130 00'],
  ['Addebito su DE89 3704 0044 0532 0130 00'],
  ['Automatische incasso | DE89 3704 0044 0532 0130 00'],
  ['SEPA direct debit mandate MX-22 | IBAN DE89 3704 0044 0532 0130 00'],
  ['Wij incasseren dit van rekening DE89 3704 0044 0532 0130 00'],
  ['Cuenta de cargo: DE89 3704 0044 0532 0130 00'],
  ['Zahlung per Lastschrift', 'IBAN DE89 3704 0044 0532 0130 00'],
  ['Der Betrag wird am 15.03.2026 abgebucht von', 'IBAN DE89 3704 0044 0532 0130 00'],
])('an account that is debited is not the one to pay to: %j', (...rows) => {
  expect(found(...rows)).toBeUndefined()
})

test.each([
  ['Bei Lastschrift ziehen wir ein. Sonst: IBAN DE89 3704 0044 0532 0130 00'],
  ['Pay by direct debit or transfer to IBAN DE89 3704 0044 0532 0130 00'],
  ['Domiciliation : BNP PARIBAS IBAN DE89 3704 0044 0532 0130 00'],
  ['Bonifico su IBAN DE89 3704 0044 0532 0130 00'],
  ['Empfänger: Müller GmbH, IBAN DE89 3704 0044 0532 0130 00'],
  ['Kunde überweist auf IBAN DE89 3704 0044 0532 0130 00'],
  ['Zahlung per Lastschrift', 'Sparkasse Köln IBAN DE89 3704 0044 0532 0130 00'],
])('words of debits leave the account to pay to: %j', (...rows) => {
  expect(found(...rows)?.value).toBe('DE89370400440532013000')
})
