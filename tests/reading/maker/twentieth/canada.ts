/** Papers of Canada of an ordinary month: a stationer's till and an invoice of a free program in English, a chemist's till and a line's bill in French. */
import { escaped, line, pictured, wares } from '../eighth/kit'
import { quebec } from '../eighth/notations'
import { linesAs } from '../eighth/rows'
import { caWest, taxed } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, slip, tall, typed } from '../fifteenth/tills-kit'
import { dotted } from '../nineteenth/kit'
import { taxNumber } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { headed, say } from '../twelfth/kit'
import { note, workday } from './english-kit'

export const caPapers: Papers = {
  /** A stationer of Ontario: harmonised tax, a fee for the environment, a debit card's record below the goods, cashier and till. */
  'stationer-till': slip(
    {
      shops:
        'GRANDVIEW OFFICE CENTRE;1980 Eglinton Ave E;Scarborough ON M1L 2M5;Grandview Office Canada Inc.|Papeterie & Office Plus;1660 Carling Ave;Ottawa ON K2A 1C5|MAPLELEAF BUSINESS SUPPLY;525 Wellington Rd S;London ON N6C 4R3;Mapleleaf Business Supply Ltd.',
      notation: caWest,
      days: 'YYYY/MM/DD|YYYY-MM-DD|MM/DD/YYYY',
    },
    80,
    (pen, shop) => {
      const goods = pen.buy(
        wares(
          'LASER PAPER CASE;54.99;69.99|TONER 58A BLK;124.99;149.99|INK TRI-COLOUR;34.99;46.99|POLY FOLDERS 25;12.99;18.99|DRY ERASE MKR 4PK;7.99;11.99|ENVELOPES #10;15.49;24.99|WIRELESS MOUSE;19.99;34.99|DESK CALENDAR;9.99;16.99|TAPE 6PK;11.99;17.99',
        ),
        { count: [2, 5], most: 3, step: 1 },
      ).lines
      const eco = pen.chance(0.4) ? [line('ECO FEE', pen.whole(35, 140))] : []
      const { sums } = taxed([...goods, ...eco], [13])
      const number = pen.digits(say(pen, '###-##-####|########'))
      return [
        typed(
          80,
          40,
          `
          ^${shop.name}
          ${each(shop.address, (text) => `^${text}`)}
          ^${pen.digits('###-###-####')}

          ${pen.day()}  ${pen.clock()}
          TRANSACTION ${number}
          ==
          ${each(sums.lines, (one) => `${one.text}|${pen.money(one.amount)} H${one.quantity > 1 ? `\n··${one.quantity} @ ${pen.money(one.unit)} EA` : ''}`)}
          =-
          SUBTOTAL|${pen.money(sums.net)}··
          H-HST 13%|${pen.money(sums.vat)}··
          !TOTAL|${pen.money(sums.total)}··
          ==
          TYPE: PURCHASE
          ACCT: ${say(pen, 'INTERAC FLASH DEFAULT|VISA|MASTERCARD')}
          AMOUNT|$${pen.plain(sums.total)}··
          CARD NUMBER: ${pen.digits('************####')}
          REFERENCE #: ${pen.digits('66###### 001001###0')}
          AUTHOR. #: ${pen.digits('######')}
          00 APPROVED - THANK YOU 027
          =-
          HST # ${taxNumber(pen, 'CA')}
          ${each(shop.also, (text) => text)}
          YOUR CASHIER: ${say(pen, 'SELF CHECKOUT|ANJALI|DYLAN')}
          ^14 DAY RETURN WITH RECEIPT
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** An invoice of a free program: the title and the firm at the right, facts below, a dark head of the table, two taxes with their names, amount due with its currency. */
  'free-program': paper(
    caWest,
    'month D, YYYY|YYYY-MM-DD|mon D, YYYY',
    'light plain letter',
    'Raven Point Electric Ltd.;2140 Esquimalt Rd;Victoria BC V9A 3N8|Cariboo Web Works;455 Oliver St;Williams Lake BC V2G 1M6;1187720 B.C. Ltd.|Fraser Valley Bookkeeping;33720 Essendene Ave;Abbotsford BC V2S 2G9|Salish Signs & Print;1012 Cook St;Victoria BC V8V 3Z7;Salish Signs Inc.',
    'CA',
    (pen, firm, to) => {
      const { sums, taxes } = taxed(
        pen.buy(
          wares(
            'Service call;95;180|Labour;70;125|Materials;20;240|Window decal, installed;85;260|Monthly bookkeeping;250;600|Hosting, one year;120;300|Rush charge;40;90',
          ),
          { count: [1, 4], most: 4, step: 50 },
        ).lines,
        pen.chance(0.6) ? [5, 7] : [5],
      )
      const due = pen.after(pen.pick([0, 14, 15, 30]))
      const number = pen.digits(say(pen, '###|26###|INV####'))
      const names = ['GST', 'PST']
      return [
        `<div class="r"><div style="font-size:24pt">INVOICE</div><b>${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}<br>Canada<br><br>${pen.digits('250-###-####')}</div><div class="cols" style="border-top:0.2mm solid #ccc;margin-top:6mm;padding-top:5mm"><div><span class="grey">Bill to</span><br><b>${escaped(to.name)}</b><br>${place(to)}<br>Canada</div>${told(
          [
            ['Invoice Number:', number],
            ['Invoice Date:', pen.day()],
            ['Payment Due:', pen.day(due)],
            ['Amount Due (CAD):', pen.money(sums.total)],
          ],
          'flex:0 0 84mm',
        )}</div><table class="t" style="margin-top:8mm"><tr style="background:#27272a;color:#fff"><th class="l">Items</th><th class="c">Quantity</th><th class="r">Price</th><th class="r">Amount</th></tr>${sums.lines.map((one) => `<tr><td><b>${escaped(one.text)}</b></td><td class="c">${one.quantity}</td><td class="r">${pen.money(one.unit)}</td><td class="r">${pen.money(one.amount)}</td></tr>`).join('')}</table><div style="border-top:0.5mm solid #ccc"></div>${facts(
          [
            ['Subtotal:', pen.money(sums.net)],
            ...taxes.map(
              (tax, at) =>
                [
                  `${names[at] ?? ''} ${tax.rate}%${at === 0 ? ` (${taxNumber(pen, 'CA')})` : ''}:`,
                  pen.money(tax.vat),
                ] as const,
            ),
            ['Total:', pen.money(sums.total)],
            ['Amount Due (CAD):', pen.money(sums.total)],
          ],
          'margin-left:auto;font-weight:bold;margin-top:3mm',
        )}<p style="margin-top:14mm"><b>Notes / Terms</b><br>${say(pen, 'Thank you for your business!|E-transfers are accepted.')} Please send payment to pay@${firm.name.toLowerCase().replace(/[^a-z]/g, '')}.example.</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A chemist of Quebec: things with and without the two taxes, each with its number and sum, points, sums with a comma. */
  'caisse-pharmacie': slip(
    {
      shops:
        'PHARMACIE BELLERIVE;2255, rue Bélanger;Montréal (Québec) H2G 1C5;Pharmacie M. Bellerive inc.|Familisanté;1190, boul. Lebourgneuf;Québec (Québec) G2K 2E3;9214-6630 Québec inc.|Pharmacie Tremblay et Nguyen;88, rue King Ouest;Sherbrooke (Québec) J1H 1P2',
      notation: { ...quebec, money: '#', group: ' ' },
      days: 'YYYY-MM-DD|DD/MM/YYYY|YYYY/MM/DD',
    },
    80,
    (pen, shop) => {
      const goods = pen.buy(
        wares(
          'DENTIFRICE 130ML;2.99;5.49|PANSEMENTS 60UN;4.49;8.99|MOUCHOIRS 6BTES;6.99;9.99|SAVON MAINS 1L;4.99;7.99|CARTE SOUHAITS;4.99;7.99|PILES AA 8UN;9.99;14.99|CRÈME SOLAIRE;12.99;19.99',
        ),
        { count: [1, 4], most: 2, step: 1 },
      ).lines
      const free = pen.chance(0.6)
        ? [line(say(pen, 'LAIT 2 % 2L|EAU SOURCE 24X|MÉDICAMENT ORDONN.'), pen.whole(399, 1899))]
        : []
      const { sums: base, taxes } = taxed(goods, [5, 9.975])
      const more = free.reduce((all, { amount }) => all + amount, 0)
      const sums = {
        ...base,
        lines: [...goods, ...free],
        sum: base.sum + more,
        net: base.net + more,
        total: base.total + more,
      }
      const number = pen.digits(say(pen, '######|####-##-####'))
      return [
        typed(
          80,
          38,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^Tél. : ${pen.digits('### ###-####')}

          ${each(sums.lines, (one, at) => `${one.quantity > 1 ? `${one.quantity} ` : ''}${one.text}|${pen.plain(one.amount)} ${at < goods.length ? 'FP' : '··'}`)}
          =-
          SOUS-TOTAL|${pen.plain(sums.net)}···
          TPS 5 %|${pen.plain(taxes[0]?.vat ?? 0)}···
          TVQ 9,975 %|${pen.plain(taxes[1]?.vat ?? 0)}···
          !TOTAL|${pen.plain(sums.total)} $·
          ${say(pen, 'INTERAC|VISA|MASTERCARD')}|${pen.plain(sums.total)}···
          =-
          TPS : ${taxNumber(pen, 'CA').replace(' ', '')}
          TVQ : ${pen.digits('##########TQ0001')}
          F : TPS    P : TVQ

          Facture : ${number}   Caisse : ${pen.whole(1, 5)}
          Date : ${pen.day()}  Heure : ${pen.clock()}
          Servi par : ${say(pen, 'Mélanie|Karim|Josée')}
          ^Merci de votre visite!
          ^Médicaments non remboursables
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A bill of telephone and internet in French: an account, what was owed and paid, services with dots to their price, both taxes, a day to pay by, a coupon. */
  'facture-internet': paper(
    quebec,
    'D month YYYY|YYYY-MM-DD',
    'plain wide letter',
    'Télénor Affaires;612, rue Saint-Jacques;Montréal (Québec) H3C 1C8;Télénor Communications inc.|Boréalink;255, boul. René-Lévesque;Québec (Québec) G1R 2B2;Boréalink s.e.c.|COGÉCLIC;5, Place du Commerce;Brossard (Québec) J4W 3E7;Cogéclic Télécom inc.',
    'QC',
    (pen, firm, to) => {
      const { sums, taxes } = taxed(
        [
          line(
            say(pen, 'Internet affaires 120 Mb/s|Internet affaires 500 Mb/s'),
            pen.pick([6995, 8495, 10_995]),
          ),
          line('Ligne téléphonique principale', pen.pick([3495, 4295])),
          ...(pen.chance(0.5) ? [line('Location du modem', 1000)] : []),
          ...(pen.chance(0.4) ? [line('Adresse IP fixe', 1500)] : []),
          ...(pen.chance(0.4) ? [line('Interurbains', pen.whole(110, 1490))] : []),
        ],
        [5, 9.975],
      )
      const due = workday(pen.after(pen.pick([20, 21])))
      const number = pen.digits(say(pen, '##########|F26-#######'))
      const last = pen.whole(9000, 17_000)
      const account = pen.digits('#### ### ###')
      return [
        `<div class="sides">${pictured(firm.name, '#be123c', 'DejaVu Sans')}<div style="font-size:14pt">Votre facture</div></div>${headed(
          [
            ['Numéro de compte', account],
            ['Numéro de facture', number],
            ['Date de facturation', pen.day()],
            ['Payable au plus tard le', pen.day(due)],
          ],
        )}<div style="margin:8mm 0">${who(to)}</div><div class="cols"><div><b>Sommaire</b>${dotted([
          ['Solde précédent', pen.money(last)],
          ['Paiement reçu – merci', pen.money(-last)],
          ['Frais courants', pen.money(sums.total)],
        ])}<div class="sides" style="background:#ffe4e6;padding:2mm;margin-top:2mm;font-weight:bold"><span>Total à payer</span><span>${pen.money(sums.total)}</span></div></div><div class="tiny">Service à la clientèle : 1 8${pen.digits('## ###-####')}<br>Du lundi au vendredi, de 8 h à 20 h</div></div><h2 style="font-size:11pt;margin:8mm 0 1mm">Détail des frais courants</h2>${grid('ruled', 'lr', '', linesAs(pen, sums.lines, 'tA'))}${facts(
          [
            ['Sous-total', pen.money(sums.net)],
            [`TPS 5 % (${taxNumber(pen, 'CA')})`, pen.money(taxes[0]?.vat ?? 0)],
            [`TVQ 9,975 % (${pen.digits('##########')} TQ0001)`, pen.money(taxes[1]?.vat ?? 0)],
            ['Total des frais courants', pen.money(sums.total)],
          ],
          'margin-left:auto',
        )}${note('Des frais de retard de 2 % par mois (26,82 % par an) s’appliquent à tout solde impayé à la date d’échéance.')}${footed(
          [
            [lawful(firm), ...firm.address],
            ['Payez en ligne ou auprès', 'de votre institution financière'],
            [`Compte ${account}`, 'Montant versé : ____________ $'],
          ],
        )}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
