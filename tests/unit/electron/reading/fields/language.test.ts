import { expect, test } from 'vitest'
import { languageOf } from '../../../../../electron/reading/fields/language'
import { rowsOf } from '../../../../../electron/reading/fields/rows'
import { paper } from './paper'

test.each([
  ['en', ['Invoice date', 'Amount due', 'Thank you']],
  ['de', ['Rechnungsdatum', 'Menge Einzelpreis', 'Gesamtbetrag']],
  ['fr', ['Facture', 'Montant HT', 'TVA']],
  ['nl', ['Factuurdatum', 'Bedrag', 'Totaal']],
  ['da', ['Fakturadato', 'Beløb', 'I alt']],
  ['no', ['Fakturadato', 'Beløp', 'MVA']],
  ['sv', ['Fakturadatum', 'Belopp', 'Att betala']],
  ['cs', ['Celkem', 'Cena', 'DPH']],
  [undefined, ['Harbour', 'Flat white']],
  [undefined, ['Faktura']],
])('the words of a paper tell %s', (language, rows) => {
  expect(languageOf(rowsOf(paper(...rows)))).toBe(language)
})
