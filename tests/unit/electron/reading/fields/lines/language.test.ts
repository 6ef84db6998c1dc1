import { expect, test } from 'vitest'
import { languagesOf } from '../../../../../../electron/reading/fields/lines/language'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { paper } from '../paper'

test.each([
  ['en', ['Invoice date', 'Amount due', 'Thank you']],
  ['de', ['Rechnungsdatum', 'Menge Einzelpreis', 'Gesamtbetrag']],
  ['fr', ['Facture', 'Montant HT', 'TVA']],
  ['nl', ['Factuurdatum', 'Bedrag', 'Totaal']],
  ['da', ['Fakturadato', 'Beløb', 'I alt']],
  ['no', ['Fakturadato', 'Beløp', 'MVA']],
  ['sv', ['Fakturadatum', 'Belopp', 'Att betala']],
  ['cs', ['Celkem', 'Cena', 'DPH']],
  ['tr', ['Fatura Tarihi', 'KDV', 'Ödenecek Tutar']],
  ['el', ['Τιμολόγιο', 'Ημερομηνία', 'Σύνολο']],
  ['bg', ['Дата на издаване', 'Получател', 'Общо']],
  ['uk', ['Рахунок', 'Разом без ПДВ', 'До сплати']],
  ['hu', ['Számla kelte', 'Fizetendő', 'Vevő']],
])('the words of a paper tell %s', (language, rows) => {
  expect(languagesOf(rowsOf(paper(...rows)))).toEqual([language])
})

test.each<[string, string[]]>([
  ['no word of any', ['Harbour', 'Flat white']],
  ['one word of several', ['Faktura']],
  ['words that all use alone', ['Total 12.00', 'Tel 0123', 'Client']],
  [
    'letters of another alphabet',
    ['Աղյուսակ', 'Ընդամենը', 'Հաճախորդ', 'Invoice date', 'Amount due'],
  ],
  [
    'letters that the language of the words does not write',
    ['Κατάλογος', 'Ευρετήριο', 'Εγγραφή', 'Invoice date', 'Amount due'],
  ],
  ['letters of another language', ['Preț', 'Bacșiș', 'Chitanță', 'Amount', 'Date', 'Total']],
])('%s tells no language', (_, rows) => {
  expect(languagesOf(rowsOf(paper(...rows)))).toEqual([])
})

test('a British postcode tells English where a receipt has hardly a word', () => {
  expect(languagesOf(rowsOf(paper('Lucky Lantern', 'Penzance TR18 4AQ', 'CG 2.10')))).toEqual([
    'en',
  ])
})
