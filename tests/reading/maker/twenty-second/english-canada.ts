/** Papers of Canada of an ordinary month: gas by the cubic metre in Ontario, a supplier's credit in Alberta, a restaurant's bill in French. */
import { escaped, firms, line, negated, several, wares } from '../eighth/kit'
import { quebec } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { charged } from '../eighteenth/kit'
import { caWest, taxed } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code, row, slip } from '../fifteenth/tills-kit'
import { beside, part } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { taxNumber } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { formed, tally } from '../thirteenth/kit'
import { logo, say } from '../twelfth/kit'
import { note, workday } from '../twentieth/english-kit'

/** Whom the bills of a province go to, for its taxes are those of the buyer's place. */
const inOntario = firms(
  'Lakehead Timber Supply Inc.;540 Memorial Ave;Thunder Bay ON P7B 3Y9|Elora Stone Ground Mill;12 Mill St W;Elora ON N0B 1S0|Dr. K. Osei Dental Corp.;88 Dundas St;London ON N6A 1E7',
)
const inAlberta = firms(
  'Silver Birch Accounting;1500 14 St SW;Calgary AB T3C 1C9|Kananaskis Trail Builders Ltd.;210 Railway Ave;Canmore AB T1W 1P4|Foothills Mechanical;7 Veterans Way;Okotoks AB T1S 1A9',
)

export const caPapers: Papers = {
  /** Gas in Ontario: meter and cubic metres, charges for customer, delivery, carriage and the gas itself, harmonised tax, a day to pay by and what is owed after it. */
  'gas-ontario': paper(
    caWest,
    'mon DD, YYYY|month D, YYYY|YYYY-MM-DD',
    'plain light letter',
    'Trillium Gas;PO Box 644;Scarborough ON M1K 5H1;Trillium Gas Distribution Inc.|HURON VALLEY ENERGY;50 Keil Drive N;Chatham ON N7M 5M1|Quinte Natural Gas;288 North Front St;Belleville ON K8P 3C3;Quinte Natural Gas Limited',
    'CA',
    (pen, firm) => {
      const to = pen.pick(inOntario)
      const registered = taxNumber(pen, 'CA')
      const cubic = pen.whole(60, 1900)
      const by = (text: string, cents: number) =>
        line(`${text} (${cubic} m³ at ${cents.toFixed(4)}¢)`, Math.round(cubic * cents), 13)
      const { sums } = taxed(
        [
          line('Customer charge', pen.pick([2387, 7634, 8012])),
          by('Delivery to you', pen.whole(90_000, 132_000) / 10_000),
          by('Transportation to the utility', pen.whole(42_000, 56_000) / 10_000),
          by('Gas supply charge', pen.whole(99_000, 148_000) / 10_000),
          ...(pen.chance(0.5) ? [line('Cost adjustment', pen.whole(-900, -40))] : []),
        ],
        [13],
      )
      const due = workday(pen.after(pen.pick([18, 20])))
      const late = Math.round(sums.total * 1.015)
      const number = pen.digits(say(pen, '##########|26#######'))
      const read = pen.whole(3000, 9000)
      const last = pen.whole(6000, 40_000)
      return [
        `<div style="display:grid;grid-template-columns:60mm 1fr;gap:8mm"><div style="background:#ecfdf5;padding:5mm;min-height:150mm">${logo(firm.name, 7.5, 'font-weight:bold;color:#065f46;margin-bottom:6mm')}${[
          ['Account number', pen.digits('## ## ## ##### #')],
          ['Bill number', number],
          ['Bill date', pen.day()],
          ['Billing period', `${dayOff(pen, -33, 'mon D')} – ${dayOff(pen, -3, 'mon D, YYYY')}`],
          ['Service address', to.address[0] ?? ''],
          ['Meter', pen.digits('#######')],
          ['Rate class', say(pen, 'General service|Rate 6|Rate M1')],
        ]
          .map(
            ([label = '', value = '']) =>
              `<div class="tiny grey">${label}</div><div style="margin-bottom:2.5mm">${escaped(value)}</div>`,
          )
          .join(
            '',
          )}</div><div>${who(to)}<div style="margin:9mm 0 5mm;border-top:1mm solid #065f46;border-bottom:1mm solid #065f46;padding:3mm 0" class="sides"><span>Amount due<br><b style="font-size:18pt">${pen.money(sums.total)}</b></span><span>Due date<br><b style="font-size:13pt">${pen.day(due)}</b></span></div><b>What changed on your account</b>${facts(
          [
            ['Balance from previous bill', pen.money(last)],
            ['Payment received – thank you', pen.money(-last)],
            ['Balance forward', pen.money(0)],
          ],
          'width:100%',
        )}<p><b>Charges for gas</b> · readings ${read} to ${read + cubic}</p>${grid('ruled', 'lr', '', linesAs(pen, sums.lines, 'tA'))}${facts(sumsAs(pen, sums, 'NVT', `Charges before tax|HST 13% (${registered})|Total amount due`), 'width:100%;font-weight:bold')}<p class="tiny">After the due date a late payment charge of 1.5% applies: ${pen.money(late)}.</p></div></div>${note('Smell gas? Leave at once, then call our emergency line from outside.')}${footed([[lawful(firm), ...firm.address], ['Pay through your bank:', 'online, by phone or at a branch'], [`HST ${registered}`]])}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** A supplier in Alberta takes goods back: a credit with minus before every sum, the invoice it belongs to, federal tax, set against the account. */
  'supplier-credit': paper(
    caWest,
    'YYYY-MM-DD|DD/MM/YYYY|mon DD, YYYY',
    'narrow plain letter',
    'Bow River Fasteners Ltd.;4404 12 St NE;Calgary AB T2E 6K9|NORTHERN SAFETY & SUPPLY;10811 184 St NW;Edmonton AB T5S 2L9;Northern Safety Products Corp.|Palliser Paint & Tool;620 Industrial Ave SE;Medicine Hat AB T1A 3L6;P&T Prairie Holdings Inc.',
    'CA',
    (pen, firm) => {
      const to = pen.pick(inAlberta)
      const goods = pen
        .buy(
          wares(
            'Hex bolt 1/2 x 3 zinc, box 50;24;38|Nitrile gloves L, case;68;96|Paint roller 9 in, 10 pk;21;34|Hi-vis vest class 2;12;19|Latex satin 3.78 L;38;59|Anchor kit, concrete;44;71|Respirator cartridges, pair;18;29',
          ),
          { count: [1, 3], most: 6, step: 1 },
        )
        .lines.map((one) => several(one.text, one.quantity, one.unit))
      const sums = negated(taxed(goods, [5]).sums)
      const number = pen.digits(say(pen, 'CM-#####|C######|####CR'))
      const rows = sums.lines.map((one) => [
        pen.digits('@@#####'),
        one.text,
        String(one.quantity),
        pen.plain(one.unit),
        pen.plain(one.amount),
      ])
      return [
        `${beside(
          '1fr 84mm',
          `<div style="font-size:16pt;font-weight:bold">${escaped(firm.name)}</div>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}<br>Phone ${pen.digits('###-###-####')}<br>GST Reg. No. ${taxNumber(pen, 'CA')}`,
          part(
            'background:#1f2937;color:#fff;padding:3mm',
            `<span style="font-size:17pt">${say(pen, 'CREDIT MEMO|CREDIT NOTE')}</span>${told([
              ['Credit no.', number],
              ['Date', pen.day()],
              ['Customer no.', pen.digits('C#####')],
              ['Page', '1 of 1'],
            ])}`,
          ),
        )}<div class="cols" style="margin:8mm 0 2mm"><div><span class="tiny grey">CREDIT TO</span><br>${who(to)}</div><div><span class="tiny grey">RETURNED FROM</span><br>${who(to)}</div></div>${formed(
          [
            ['Original invoice', pen.digits('#######')],
            ['Invoice date', dayOff(pen, -pen.whole(6, 40))],
            ['Reason', say(pen, 'Returned unopened|Wrong size shipped|Damaged in transit')],
            ['Authorized by', say(pen, 'D. Kowal|Priya|Shane M.')],
          ],
          4,
        )}${grid('ruled', 'llrrr', 'Item|Description|Qty|Price|Amount', rows)}${tally(sumsAs(pen, sums, 'NVT', 'Subtotal|GST 5%|Total credit'))}<p style="margin-top:12mm">This credit has been applied to your account. Please do not pay.</p>${note('A restocking fee of 15% may apply to special orders.')}`,
        { sums, documentNumber: number, kind: 'credit-note', due: null },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),

  /** A restaurant's bill of Quebec: table and guests, dishes, both taxes with their numbers, a tip and what was paid, a code with corners that the law asks for. */
  'addition-resto': slip(
    {
      shops:
        'Bistro Chez Philomène;1044, rue Fleury Est;Montréal (Québec) H2C 1P7;Gestion Philomène inc.|LA CANTINE DU PORT;27, rue Sault-au-Matelot;Québec (Québec) G1K 3Y7|Sushi Kobo Sherbrooke;140, rue Wellington Nord;Sherbrooke (Québec) J1H 5C5;9387-1152 Québec inc.|Rôtisserie Laflèche;380, boul. Taschereau;La Prairie (Québec) J5R 1T2',
      notation: { ...quebec, money: '#$', group: ' ' },
      days: 'YYYY-MM-DD|DD/MM/YYYY|D mon YYYY',
    },
    80,
    (pen, shop) => {
      const { sums, taxes } = taxed(
        pen.buy(
          wares(
            'Soupe du jour;5.5;8|Tartare de saumon;17;24|Demi-poulet, frites;18;23|Burger maison;16;21|Salade césar;12;16|Table d’hôte midi;22;31|Pichet de rouge;24;32|Eau pétillante;4;6|Café filtre;2.75;3.5|Gâteau au fromage;7;9.5',
          ),
          { count: [2, 6], most: 3, step: 25 },
        ).lines,
        [5, 9.975],
      )
      const tip = pen.chance(0.7) ? Math.round((sums.net * pen.pick([15, 18, 20])) / 100) : 0
      const number = pen.digits(say(pen, '######|1#####|##-####'))
      return [
        `<div class="mid"><b style="font-size:13pt">${escaped(shop.name)}</b><br>${shop.also.length > 0 ? `${legal(shop)}<br>` : ''}${place(shop)}<br>Tél. : ${pen.digits('### ###-####')}</div><div class="pair" style="margin-top:3mm"><span>Facture n° ${number}</span><span>Table ${pen.whole(1, 30)}</span></div><div class="pair"><span>${pen.day()} ${pen.clock()}</span><span>${pen.whole(1, 5)} client(s)</span></div><div>Serveur : ${say(pen, 'Gabrielle|Samuel|Inès')}</div><hr><table style="width:100%">${sums.lines.map((one) => row(`${one.quantity} ${one.text}`, pen.money(one.amount))).join('')}</table><hr><table style="width:100%">${row('Sous-total', pen.money(sums.net))}${row('TPS (5 %)', pen.money(taxes[0]?.vat ?? 0))}${row('TVQ (9,975 %)', pen.money(taxes[1]?.vat ?? 0))}<tr style="font-weight:bold;font-size:11pt"><td>TOTAL</td><td class="right">${pen.money(sums.total)}</td></tr>${tip > 0 ? `${row('Pourboire', pen.money(tip))}${row('Total payé', pen.money(sums.total + tip))}` : ''}</table><div>${say(pen, 'INTERAC|VISA|MASTERCARD')} ${pen.digits('************####')}<br>Autorisation ${pen.digits('######')}</div><hr><div class="mid">${say(pen, 'FACTURE ORIGINALE|PAIEMENT REÇU')}<br>TPS : ${taxNumber(pen, 'CA')}<br>TVQ : ${pen.digits('########## TQ0001')}</div>${code(pen, 24)}<div class="mid">Merci et à bientôt !</div>`,
        { sums: charged(sums, tip), documentNumber: number },
        '#sheet { font-size: 8.2pt; }',
      ]
    },
  ),
}
