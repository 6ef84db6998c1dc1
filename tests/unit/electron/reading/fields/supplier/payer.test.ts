/** Of electron/reading/fields: who gave money, who takes it for shops and to whom a mail goes is not the supplier. */
import { expect, test } from 'vitest'
import { supplierField } from '../../../../../../electron/reading/fields/supplier/field'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { paper } from '../paper'

const supplierOf = (text: string) =>
  supplierField(rowsOf(paper(...text.split(';;').map((row) => row.trim()))))

test.each([
  'Quittung;;Nr. 014;;EUR 120,00;;erhalten von Firma Steiner Bau GmbH;;für Miete Gerüst, Oktober;;Betrag dankend erhalten',
  'Quittung;;EUR 120,00;;Erhalten von Steiner Bau GmbH;;Stempel / Unterschrift',
  'RECIBO;;Nº 22;;Recibí de Construcciones Norte S.L.;;en concepto de alquiler;;120,00 €',
  'RICEVUTA;;N. 22;;Ricevuto da Edil Ponte S.r.l.;;per affitto;;Euro 120,00',
  'RECIBO DE RENDA;;Recebi de: Tecnoforma Lda NIF 501112223;;Importância recebida 650,00 €',
])('whoever gave the money is never the supplier, nor another sure: %s', (text) => {
  const found = supplierOf(text)
  expect(found?.value ?? '').not.toMatch(/Steiner|Norte|Edil|Tecnoforma|erhalten/u)
  expect(found?.isSure ?? false).toBe(false)
})

/** Papers whose supplier is a picture that nothing was recognised of. */
test.each([
  'Queen Street, Leeds;;Payment reminder;;Invoice amount | £396.00;;Amount outstanding | £396.00;;Please pay within 7 days.',
  'Refund confirmation;;Notebook | £12.00;;Total refunded | £12.00;;Thank you for your order',
  'LANDLORD STATEMENT;;Rent received | 900.00;;Net payment to you | 792.00;;Thank you',
  'Donation receipt;;Dear Mrs Finlay;;Thank you for your kind donation of £40.00 received on 2 October 2026.',
  'INVOICE;;Mr & Mrs Dunne;;Our charges | 1,000.00;;Total | 1,000.00;;Please pay within 7 days',
  'INVOICE KF88120;;Account 2281 Harper Build Ltd;;Diesel | 76.40;;Total | 76.40;;Please pay within 7 days',
  'Flat white | 3.35;;Total | 3.35;;Card | 3.35;;Thank you for your custom',
  'Factura;;Lungolago 8;;Alojamiento | 170,00;;Total | 170,00;;Gracias por su visita',
  'Leeds to London Kings Cross;;Advance Single | £69.70;;Total paid | £69.70;;Thank you for your booking',
  'Amount paid: £34.00;;Company: 08812211 HARPER BUILD LTD;;Confirmation statement;;Thank you for your payment',
  'Party of 8;;Food | 160.00;;Total Charged | 160.00;;Thank you for your visit',
  'Kells, Co. Meath;;Silage | €600.00;;Total | €600.00;;Thank you for your custom',
  'Invoice;;Westbury Homes PLC;;Building 200, Aztec West;;Bristol BS32 4TR;;Calculations | 3,000.00;;Total | 3,000.00;;Kestrel Engineers Limited Registered No. 4421889 VAT No. 801 2218 77',
])('nothing else is sure to be the supplier: %s', (text) => {
  expect(supplierOf(text)?.isSure ?? false).toBe(false)
})

test.each([
  [
    'Gerüstbau Klose;;Lindenweg 4, 50935 Köln;;Quittung;;EUR 120,00;;Erhalten von: Steiner Bau GmbH',
    'Gerüstbau Klose',
  ],
  [
    'SumUp;;Receipt;;Rosie Bakes;;Loaf | £4.20;;Total | £4.20;;Receipt sent by SumUp Payments Limited',
    'Rosie Bakes',
  ],
  [
    'Square;;Receipt for your purchase;;Elm & Ivy;;Candle | £18.00;;Total | £18.00;;Visa 2210;;1 Oct 2026',
    'Elm & Ivy',
  ],
  [
    'SumUp Limited;;Block 8, Harcourt Centre, Dublin 2;;VAT No IE9813461A;;Invoice F-221;;Rosie Bakes;;3 Mill Lane;;Stroud GL5 2AA;;Card fees | £8.12;;Total | £8.12',
    'SumUp Limited',
  ],
  [
    'Market Square Dental Practice;;Dr A Osei BDS;;Receipt;;Band 2 | £73.50;;Total | £73.50',
    'Market Square Dental Practice',
  ],
  [
    'From: Lyft Ride Receipt <no-reply@lyftmail.com>;;Thanks for riding with Darnell!;;Total | $23.47',
    'Lyft',
  ],
  [
    'From: Trainline <anna@info.thetrainline.com>;;To: Dan Harper;;Subject: Your booking is confirmed;;Total | £31.15',
    'Trainline',
  ],
  [
    'Fatura-Recibo;;PRESTADOR DE SERVIÇOS;;NIF 213445112;;Nome Rita Almeida Santos;;DADOS DO ADQUIRENTE;;NIF 509221333;;Total | 738,00 €',
    'Rita Almeida Santos',
  ],
  [
    'Redwood Drywall LLC Invoice # 1182;;PO Box 22, Eureka, CA 95501;;Texture | $450.00;;Balance Due | $450.00',
    'Redwood Drywall LLC',
  ],
])('%s is of %s', (text, supplier) => {
  expect(supplierOf(text)?.value).toBe(supplier)
})
