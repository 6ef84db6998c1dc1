/** Of electron/reading/fields: which amount is the total, beside the taxes, parts and later payments that papers print. */
import { expect, test } from 'vitest'
import { readFields } from '../../../../../electron/reading/fields/read-fields'
import { paper } from './paper'

const read = (rows: string[]) =>
  readFields(paper('Northgate Trading', '12 Quay Street', ...rows), { today: '2026-03-15' })

/** Rows parted by `;;`, and the total of them. */
const papers = `
  Standplaats|€ 60,00;;Stroom|€ 10,50;;Btw 9% over 64,68|5,82;;Betaald per pin|€ 70,50 => 70.50
  Bluse|30,00;;Rock|20,00;;PAID|£50.00;;CASH|£50.00;;Z goods|30.00 => 50.00
  Укупан износ:|1.200,00;;Платна картица:|1.200,00;;Ђ ПДВ 20,00%|200,00;;Укупан износ пореза:|200,00 => 1200.00
  Exempt supplies|£60.00;;Standard rated, including VAT|£120.00;;VAT content|£20.00;;Received with thanks|£180.00 => 180.00
  Mezisoučet|1032,20;;Zaokrouhlení|-0,20;;K PLATBĚ|1032,00 Kč;;Hotově|1032,00;;DPH|Základ|Daň|Celkem;;21 %|53,47|11,23|64,70;;12 %|863,84|103,66|967,50 => 1032.00
  A VIGNETTE|28,90;;A ALMDUDLER|3,40;;B SEMMEL|4,75;;EUR|37,05;;Visa|37,05;;Ust|Netto|Brutto|Ust-Betr.;;A 20 %|26,92|32,30|5,38;;B 10 %|4,32|4,75|0,43 => 37.05
  Sous-total / Subtotal|151,60 $;;TPS / GST|7,58 $;;TVQ / QST|15,12 $;;Total des taxes / Total taxes|22,70 $;;Total à payer / Amount due|174,30 $ => 174.30
  USt|Netto|Steuer|Brutto;;19 %|561,62|106,71|668,33;;Nachzahlung 668,33 €;;Ihr neuer Abschlag beträgt 190,00 € monatlich. => 668.33
  Days labour|£476.00;;Cable|£387.00;;Total|£863.00;;Less CIS deduction 20% of labour|-£95.20;;Amount to pay me|£767.80 => 863.00
  SOUS-TOTAL|16,43 $;;TPS 517885066 RT0001|0,82 $;;TVQ 1610067314 TQ0001|1,64 $;;TOTAL|18,89 $;;ARRONDI|0,01 $;;COMPTANT|18,90 $ => 18.90
  Zitting|1|€ 42,00|€ 42,00;;Intake en onderzoek|1|€ 61,50|€ 61,50;;||Te voldoen|€ 103,50 => 103.50
  Netto|100,00;;MwSt 19 %|19,00;;Der Rechnungsbetrag beträgt 119,00 € => 119.00
`

const cases = papers
  .trim()
  .split('\n')
  .map((line) => {
    const [text = '', total = ''] = line.trim().split(' => ')
    return { text, total }
  })

test.each(cases)('`$text` comes to $total', ({ text, total }) => {
  expect(read(text.split(';;')).total?.value).toBe(total)
})
