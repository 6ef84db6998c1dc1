/** Receipts of Canada: a lunch's slip with its tip, a hardware store with two taxes, a bar with the revenue office's box. */
import { line, wares, within } from '../eighth/kit'
import { quebec } from '../eighth/notations'
import { taxNumber } from '../ninth/numbers'
import { caWest, taxed } from '../eleventh/kit'
import { say } from '../twelfth/kit'
import { code, each, paying, row, slip, tall, typed, type Places } from './tills-kit'

const caTills = {
  /** A slip of a card in Ontario: purchase, tip and total, the number of the harmonised tax and nothing of its sum. */
  'lunch-slip': slip(
    {
      shops:
        'THE MAPLE SPOON;211 Princess St;Kingston ON K7L 1B2|Saffron Alley;1022 Gerrard St E;Toronto ON M4M 1Z5;2519907 Ontario Inc.|Harbourfront Fish Co.;12 Bayview Dr;Thunder Bay ON P7A 8K1',
      notation: caWest,
      days: 'YYYY/MM/DD|YYYY-MM-DD|mon DD, YYYY',
    },
    57,
    (pen, shop) => {
      const before = pen.whole(1450, 13_800)
      const tip = Math.round((before * pen.pick([15, 18, 20])) / 100)
      const sums = within([line('PURCHASE', before), line('TIP', tip)])
      const number = pen.digits('0010010###')
      return [
        typed(
          57,
          28,
          `
          ^${shop.name}${each(shop.also, (text) => `\n^${text}`)}
          ^${shop.address[0] ?? ''}
          ^${shop.address[1] ?? ''}

          ^TRANSACTION RECORD

          CARD|${pen.digits('************####')}
          CARD TYPE|${say(pen, 'INTERAC CHEQUING|VISA|MASTERCARD')}
          DATE|${pen.day()}
          TIME|${pen.clock()}:${pen.whole(10, 59)}
          RECEIPT NUMBER
          |${number}

          PURCHASE|${pen.money(before)}
          TIP|${pen.money(tip)}
          !TOTAL|${pen.money(sums.total)}

          AUTH# ${pen.digits('######')}|00-001
          ^APPROVED - THANK YOU

          HST ${taxNumber(pen, 'CA')}
          ^CARDHOLDER COPY
          `,
        ),
        { sums, documentNumber: number, hasLines: false },
        tall,
      ]
    },
  ),

  /** A hardware store of British Columbia: two taxes in rows of their own with their letters, a contractor's number, a fee for paint's tins. */
  'hardware-yard': slip(
    {
      shops:
        'Skeena Home Hardware & Timber;4420 Keith Ave;Terrace BC V8G 1K5;Skeena Building Centre Ltd.|FALSE CREEK FASTENERS;1750 W 3rd Ave;Vancouver BC V6J 1K4|Gulf Islands Lumber Yard;310 Rainbow Rd;Salt Spring Island BC V8K 2M1',
      notation: caWest,
      days: 'mon DD, YYYY|YYYY-MM-DD',
    },
    80,
    (pen, shop) => {
      const { sums, taxes } = taxed(
        pen.buy(
          wares(
            'DECK SCREW 3IN 5LB;34;42;12|PAINT EXT WHT 3.7L;54;79;12|2X4X8 SPF STUD;4;7;12|JOIST HANGER;2;4;12|TARP 10X12;16;24;12|CAULK CLEAR;7;11;12',
          ),
          { count: [2, 4], most: 6, step: 1 },
        ).lines,
        [5, 7],
      )
      const number = pen.digits(say(pen, 'T######|##-######'))
      return [
        `<div style="text-align:right;font-size:7pt">GST/HST ${taxNumber(pen, 'CA')}<br>PST ${pen.digits('PST-####-####')}</div><div style="font-size:13pt;font-weight:bold">${shop.name}</div><div>${[...shop.also, ...shop.address].join('<br>')}</div><table style="width:100%;margin:3mm 0;border-top:0.3mm solid #000;border-bottom:0.3mm solid #000"><tr><td>SKU</td><td>Qty</td><td style="text-align:right">Price</td><td style="text-align:right">Ext.</td></tr>${sums.lines.map((one) => `<tr><td colspan="4">${one.text}</td></tr><tr><td>${pen.digits('####-###')}</td><td>${one.quantity}</td><td style="text-align:right">${pen.plain(one.unit)}</td><td style="text-align:right">${pen.plain(one.amount)} GP</td></tr>`).join('')}</table><table style="width:70%;margin-left:auto">${row('Sub-total', pen.plain(sums.net))}${row('G  GST 5%', pen.plain(taxes[0]?.vat ?? 0))}${row('P  PST 7%', pen.plain(taxes[1]?.vat ?? 0))}<tr style="font-weight:bold;font-size:11pt"><td>Total CAD</td><td style="text-align:right">${pen.money(sums.total)}</td></tr>${row(say(pen, 'Interac Flash|Visa'), pen.money(sums.total))}</table><p>Invoice ${number} &nbsp; ${pen.day()} ${pen.clock()}<br>Sold by ${say(pen, 'Wes|Jaspreet|Colleen')}. Returns within 30 days with this slip.</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),

  /** A bar of Quebec: two taxes with their numbers, a tip, the revenue office's box with its code and its word for a bill that was paid. */
  'facture-srm': slip(
    {
      shops:
        'Le Huard Boréal;455, rue Saint-Jean;Québec (Québec) G1R 1P3;Restaurants Huard inc.|BUVETTE MARGUERITE;1270, av. Bernard;Outremont (Québec) H2V 1V9|Casse-croûte Chez Mado;33, rue Principale;Tadoussac (Québec) G0T 2A0;9320-1187 Québec inc.',
      notation: quebec,
      days: 'YYYY-MM-DD|D month YYYY',
    },
    78,
    (pen, shop) => {
      const { sums, taxes } = taxed(
        pen.buy(
          wares(
            'Poutine sauce brune;11;15|Tartare de saumon;17;24|Bière rousse pinte;8;11|Pouding chômeur;7;10|Café allongé;3.25;4.5|Verre de blanc;10;14',
          ),
          { count: [2, 5], most: 3, step: 25 },
        ).lines,
        [5, 9.975],
      )
      const tip = Math.round(sums.net * 0.15)
      const number = pen.digits(say(pen, '######|F-#####'))
      return [
        typed(
          78,
          38,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}

          Table ${pen.whole(1, 25)}|Facture ${number}
          Serveur : ${say(pen, 'Maude|Étienne|Sacha')}
          =*
          ${each(sums.lines, (one) => `${one.quantity} ${one.text}|${pen.money(one.amount)}`)}
          =*
          SOUS-TOTAL|${pen.money(sums.net)}
          TPS 5 %|${pen.money(taxes[0]?.vat ?? 0)}
          TVQ 9,975 %|${pen.money(taxes[1]?.vat ?? 0)}
          TOTAL AVANT POURBOIRE|${pen.money(sums.total)}
          POURBOIRE|${pen.money(tip)}
          !TOTAL PAYÉ|${pen.money(sums.total + tip)}
          CARTE DE DÉBIT|${pen.money(sums.total + tip)}

          TPS : ${taxNumber(pen, 'CA')}
          TVQ : ${pen.digits('##########')} TQ0001
          =-
          ^PAIEMENT REÇU
          ${pen.day()}|${pen.clock()}:${pen.whole(10, 59)}
          SRM : ${pen.digits('####-####-####')}
          ${code(pen, 22)}
          `,
        ),
        { sums: paying(sums, sums.total + tip), documentNumber: number },
        tall,
      ]
    },
  ),
}

export const tillsCanada: Places = { CA: caTills }
