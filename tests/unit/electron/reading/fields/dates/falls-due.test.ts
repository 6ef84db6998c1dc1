/** Of electron/reading/fields: what falls due on a paper and is no payment. */
import { expect, test } from 'vitest'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

const dueOf = (...rows: string[]) =>
  readFields(paper('Harbour Trading Ltd', 'Invoice 4711', ...rows, 'Total | £120.00'), {
    today: '2026-11-23',
    home: 'GB',
  }).due

const dated = 'Invoice date: 05.10.2026'

test.each([
  'MOT due: 04.12.2026',
  '** 2 TO FOLLOW, DUE 04/12/26 **',
  'On back order, due 04/12/2026',
  'advising on the tax due by 4 December 2026',
  'MOT due | 04/12/2026',
  'MOT | due 4 December 2026',
  'Next service due: 04/12/2026',
  'Booster due 04/12/2026',
  'due 04/12/2026 for MOT',
  'Renewal due: 04/12/2026',
  'Items borrowed due: 04/12/2026',
  'APK vervaldatum: 04-12-2026',
  'Vervaldatum APK: 04-12-2026',
  'HU fällig am: 04.12.2026',
  'TÜV fällig am 04.12.2026',
  'Fällig am 04.12.2026 (HU)',
  'Échéance contrôle technique : 04/12/2026',
  'Contrôle technique à échéance du 04/12/2026',
  'Échéance du contrat : 04/12/2026',
  'Scadenza revisione: 04/12/2026',
  'Scadenza garanzia: 04/12/2026',
  'Scadenza polizza: 04/12/2026',
  'Vencimiento ITV: 04/12/2026',
  'Fecha límite de devolución: 04/12/2026',
  'Troca até: 04/12/2026',
  'Data limite de troca: 04/12/2026',
  'Platné do: 04.12.2026',
  'Gas safety certificate due 04/12/2026',
  'Order due date: 04/12/2026',
  'Tax return due 04/12/2026',
])('what falls due and is no payment says no day to pay by: %s', (other) => {
  expect(dueOf(dated, other)).toBeUndefined()
})

test.each([
  'Service charge due: 04/11/2026',
  'Rent due: 04/11/2026',
  'Renewal premium due: 04/11/2026',
  'Payment is due by 04/11/2026',
  'Customer service | Payment due 04/11/2026',
  'Échéance de paiement : 04/11/2026',
  "Date d'échéance de la facture : 04/11/2026",
  'Scadenza pagamento: 04/11/2026',
  'Vencimiento factura: 04/11/2026',
  'Płatne do: 04.11.2026',
  'Termin płatności: 30 dni (04.11.2026)',
  'Termin płatności: 04.11.2026 (30 dni)',
  'Vto.: 04/11/2026',
  'Fecha vto. 04/11/2026',
  'Verval datum: 04-11-2026',
  'Sista betalningsdag 2026-11-04',
  'Scade il 04/11/2026',
  'Scadenze e importi: 04/11/2026 € 120,00',
])('what is paid is due on its day, whatever it is paid for: %s', (due) => {
  expect(dueOf(dated, due)).toMatchObject({ value: '2026-11-04', isSure: true })
})

test('the day to pay by stands beside that of something else', () => {
  const both = ['Vervaldatum APK: 15-12-2026', 'Vervaldatum: 04-11-2026']
  expect(dueOf(dated, ...both)).toMatchObject({ value: '2026-11-04', isSure: true })
})

test('what is due in words that nobody knows is never sure', () => {
  expect(dueOf(dated, 'Frobnication due: 04/11/2026')).toMatchObject({
    value: '2026-11-04',
    isSure: false,
  })
})

test('a day half a year after the document, or on a paper that is paid, is never sure', () => {
  expect(dueOf(dated, 'Due date: 04/06/2027')?.isSure).toBe(false)
  expect(dueOf(dated, 'Due date: 04/11/2026', 'Paid by Visa | £120.00')?.isSure).toBe(false)
})

test('`Avis d’échéance` heads a paper and names no day', () => {
  const notice = ['Agence Immo SARL', 'Avis d’échéance | 02/10/2026', 'Loyer | 720,00 €']
  const read = (...rows: string[]) =>
    readFields(paper(...notice, ...rows), { today: '2026-11-23', home: 'GB' })
  expect(read('Total | 720,00 €').due).toBeUndefined()
  const { date, due } = read("Date d'échéance : 05/10/2026", 'Total | 720,00 €')
  expect([date?.value, due?.value]).toEqual(['2026-10-02', '2026-10-05'])
})

test.each([
  'Montant prélevé à partir du 04/11/2026',
  'prélevé le 04/11/2026',
  'Importo addebitato a partire dal 04/11/2026',
  'Wordt vanaf 04-11-2026 geïncasseerd',
  'Fecha prevista de cobro 04/11/2026',
  'Direct debit 4 Nov 2026',
])('the day from which money is collected is the one to pay by: %s', (said) => {
  expect(dueOf(dated, said)).toMatchObject({ value: '2026-11-04', isSure: false })
})

test.each([
  '50% deposit paid on order, balance due 04/12/2026',
  'Terms: one third on order, payment of remainder due by 04/12/2026',
  'Payable on order, due date 04/12/2026',
  'VAT receipt to follow on payment due 04/12/2026',
  'Items out of stock not charged, payment due 04/12/2026',
])('what is on order or to follow hides no day to pay by: %s', (row) => {
  expect(dueOf(dated, row)?.value).toBe('2026-12-04')
})
