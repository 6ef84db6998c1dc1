import { expect, test } from 'vitest'
import { rolesOf } from '../../../../../../electron/reading/fields/lines/labels'

test.each([
  ['Fizetendő összesen', 'total'],
  ['Total de plată', 'total'],
  ['Kokku tasuda', 'total'],
  ['Mokėtina suma', 'total'],
  ['Ukupno za platiti', 'total'],
  ['Πληρωτέο ποσό', 'total'],
  ['ΓΕΝΙΚΟ ΣΥΝΟΛΟ', 'total'],
  ['Nettó összesen', 'excl'],
  ['Osnovica', 'excl'],
  ['Καθαρή Αξία', 'excl'],
  ['ÁFA 27 %', 'tax'],
  ['Käibemaks 24 %', 'tax'],
  ['PVM 21 %', 'tax'],
  ['Φ.Π.Α. 24 %', 'tax'],
  ['CGST @ 9 %', 'tax'],
  ['IGST @ 18 %', 'tax'],
  ['Declared value', 'unrelated'],
  ['Valore indicativo olio', 'unrelated'],
  ['Geschäftswert', 'unrelated'],
  ['Caution (empreinte CB)', 'unrelated'],
  ['Claimed amount, including GST', 'total'],
  ['Costo lavorazione IVA compresa', 'incl'],
  ['Eindbedrag', 'total'],
  ['Bedrag incl. btw', 'total'],
  ['Importo da pagare', 'total'],
  ['Montant réglé', 'total'],
  ['Należność', 'total'],
  ['Fakturabelopp', 'total'],
  ['Samlet beløb', 'total'],
  ['Zbývá uhradit', 'total'],
  ['Za plaćanje', 'total'],
  ['Due now', 'total'],
  ['Att erhålla', 'total'],
  ['Zapłacono', 'cash'],
  ['Frais de port', 'delivery'],
  ['Koszt dostawy', 'delivery'],
  ['Køb', 'fee'],
] as const)('%s is taken for %s', (label, role) => {
  expect(rolesOf(label)[role]).toBe(true)
})

test.each([
  ['MwSt. zusammen', 'total'],
  ['Control sum', 'total'],
  ['Kontrollsumme', 'total'],
  ['Bio Chia Samen', 'total'],
  ['Material zusammen', 'total'],
  ['Schnitzel zusammen mit Salat', 'total'],
  ['Somme reçue', 'total'],
  ['di cui IVA compresa 22%', 'incl'],
  ['Do zapłaty z kaucją', 'unrelated'],
  ['Total caution comprise', 'unrelated'],
] as const)('%s is not taken for %s', (label, role) => {
  expect(rolesOf(label)[role]).toBe(false)
})
