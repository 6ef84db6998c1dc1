import { expect, test } from 'vitest'
import {
  endOfName,
  nameKey,
  supplierName,
} from '../../../../../../electron/reading/fields/supplier/name'

test.each([
  ['SUN BO TAKEAWAY', 'SUN BO TAKEAWAY'],
  ['SON END CAFE', 'SON END CAFE'],
  ['THE SUN END', 'THE SUN END'],
  ['SDN BO KITCHEN', 'SDN BO KITCHEN'],
])('a legal form is never made of the words of %s', (printed, name) => {
  expect(supplierName(printed)).toBe(name)
})

test.each([
  ['KEDAI UTAMA SDN. BHD.', 'KEDAI UTAMA SDN BHD'],
  ['KEDAI UTAMA SDN BHO', 'KEDAI UTAMA SDN BHD'],
  ['KEDAI UTAMA 5DN BHD (123456-X)', 'KEDAI UTAMA SDN BHD'],
])('a legal form misread at the end of a name is mended: %s', (printed, name) => {
  expect(supplierName(printed)).toBe(name)
})

test('names in letters that are not Latin are told apart, and with accents or without they are one', () => {
  expect(nameKey('Ταβέρνα Γεωργίου')).toBe(nameKey('ΤΑΒΕΡΝΑ ΓΕΩΡΓΙΟΥ'))
  expect(nameKey('Ταβέρνα Γεωργίου')).not.toBe(nameKey('Αρτοποιία Δήμου'))
  expect(nameKey('Café & Øl')).toBe(nameKey('CAFE AND ØL'))
})

test('who keeps a shop, in brackets behind its name, is no part of it', () => {
  expect(supplierName('Northwoods Swim & Gym (M. Hautala)')).toBe('Northwoods Swim & Gym')
  for (const whole of ['Kuala Hardware (KL)', 'Farmacia Centrale (S. Giovanni)'])
    expect(supplierName(whole)).toBe(whole)
})

test.each([
  ['MERCADONA, S.A. A-46103834', 'MERCADONA, S.A.'],
  ['Talleres Ruiz S.L. B12345674', 'Talleres Ruiz S.L.'],
  ['Carrefour S.A. NIF A28425270', 'Carrefour S.A.'],
  ['VOLTARIA ELECTRO, S.L.NIF', 'VOLTARIA ELECTRO, S.L.'],
  ['dm GmbH USt-ID DE143593636', 'dm GmbH'],
  ['Trattoria Rossi S.r.l. P.IVA 01234567890', 'Trattoria Rossi S.r.l.'],
  ['Żabka Sp. z o.o. NIP 123-456-78-90', 'Żabka Sp. z o.o.'],
  ['Novák s.r.o. IČ 12345678', 'Novák s.r.o.'],
  ['Le Goff SARL RCS Brest 812 345 678', 'Le Goff SARL'],
  ['Berger AB Org.nr 556677-8899', 'Berger AB'],
])('a number that a firm has from the state is no part of its name: %s', (line, name) => {
  expect(supplierName(line)).toBe(name)
})

test('the label of a number behind a firm is no part of its name', () => {
  expect(supplierName('A1 Binmen (Gwent) Ltd. VAT')).toBe('A1 Binmen (Gwent) Ltd.')
  expect(supplierName('Rosalind House Trading Ltd, Co.')).toBe('Rosalind House Trading Ltd')
  expect(supplierName('Slaney Tollways DAC on')).toBe('Slaney Tollways DAC')
  expect(supplierName('Carry on')).toBe('Carry on')
  expect(supplierName('The VAT')).toBe('The VAT')
  expect(supplierName('Aldersey Motors (Nantwich) Ltd Company no')).toBe(
    'Aldersey Motors (Nantwich) Ltd',
  )
  expect(supplierName('Fremantle Quay Pty Ltd.ABN')).toBe('Fremantle Quay Pty Ltd.')
})

test('who takes the post of a firm is no part of its name', () => {
  expect(supplierName('Mailchimp c/o The Rocket Science Group, LLC')).toBe('Mailchimp')
})

test('a form that goes on in brackets belongs to the name', () => {
  const line = 'Tintenfux UG (haftungsbeschränkt), Ludwig-Erhard-Ring 8'
  expect(line.slice(0, endOfName(line))).toBe('Tintenfux UG (haftungsbeschränkt)')
})

test.each([
  ['Maple & Main Office Supply Inc. · mapleandmain.example', 'Maple & Main Office Supply Inc.'],
  ['Inkwell Lane Press Ltd,3 Inkwell Lane', 'Inkwell Lane Press Ltd'],
  ['Wick & Wax · wickandwax.example', 'Wick & Wax · wickandwax.example'],
  ['Studio Ltd, 24 Hours Gym', 'Studio Ltd, 24 Hours Gym'],
  ['R Whitlow & Sons Ltd Builders since 1961', 'R Whitlow & Sons Ltd'],
  ['Published by Courier & Herald Newspapers Ltd', 'Courier & Herald Newspapers Ltd'],
])('where a firm is, since when and what it does is no part of its name: %s', (line, name) => {
  expect(supplierName(line)).toBe(name)
})

test('a small l that no word begins with is a capital I', () => {
  expect(supplierName('Ledgerleaf Software lreland Ltd')).toBe('Ledgerleaf Software Ireland Ltd')
  for (const whole of [
    'llama & lark',
    'la lavanda',
    'Outilys Distribution ltée',
    'lmnt',
    'lps printing',
  ])
    expect(supplierName(whole)).toBe(whole)
})

test('what the owners paid in is no part of a name', () => {
  expect(supplierName('SARL Vaugeois Plomberie au capital de 8 000 € - 114, route d’Olivet')).toBe(
    'SARL Vaugeois Plomberie',
  )
  const line = 'SARL Vaugeois Plomberie au capital de 8 000 € - Orléans'
  expect(line.slice(0, endOfName(line))).toBe('SARL Vaugeois Plomberie')
})

test('what a sender is called is no part of a name', () => {
  expect(supplierName('Mittente Idraulica Rossi Srl')).toBe('Idraulica Rossi Srl')
})

test('a verb behind the form of a firm goes on with the sentence, and is no part of its name', () => {
  expect(supplierName("St Winnow's Hospice (Trading) Ltd gives")).toBe(
    "St Winnow's Hospice (Trading) Ltd",
  )
  for (const whole of ['The Shed gives', 'Norrsken AB i Kiruna'])
    expect(supplierName(whole)).toBe(whole)
})
