import { expect, test } from 'vitest'
import {
  isCustomerLabel,
  isSenderLabel,
} from '../../../../../../electron/reading/fields/supplier/party-labels'

const customers =
  'Deliver to|Issued to|Purchaser|Customer name|Käufer|Leistungsempfänger|Käufer/Leistungsempfänger:|Klant / Client|Versand an|Verzenden naar:|Factuuradres|Bezorgadres|Gefactureerd aan|Livrer à|Adresse d’expédition|Acheteur|Indirizzo di fatturazione|Luogo di destinazione|Cessionario/committente|Dirección de facturación|Comprador|Morada de entrega|Adquirente|Köpare|Faktureringsadress|Leveringsadresse|Lähetysosoite|Kupujący|Adres dostawy|Dodací adresa|Fakturačná adresa|Számlázási cím|Adresa de facturare'

test.each(customers.split('|'))('who stands under `%s` is the customer', (label) => {
  expect([isCustomerLabel(label), isSenderLabel(label)]).toEqual([true, false])
})

const senders =
  'Billed by|Rechnungsteller|Rechnungsersteller|Verkäufer / Seller|Leistender Unternehmer|Verkauf und Versand durch|Facturé par|Venditore|Sprzedający|Utställare|Leverandør|Udsteder|Utsteder'

test.each(senders.split('|'))('who stands under `%s` is the sender', (label) => {
  expect([isCustomerLabel(label), isSenderLabel(label)]).toEqual([false, true])
})

test('who sends a parcel or carries it is not who sells', () => {
  for (const label of ['Mittente', 'Avsender', 'Afsender', 'Dostawca'])
    expect(isSenderLabel(label)).toBe(false)
})

test('what a card is charged to, and whose account it is, says nothing of the parties', () => {
  for (const label of ['Charged to', 'Account name', 'Driver', 'Member'])
    expect([isCustomerLabel(label), isSenderLabel(label)]).toEqual([false, false])
})
