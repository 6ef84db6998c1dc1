/** Bills of the web in Great Britain, a brewer's credit, and bills of Ireland: a seller on a marketplace, software by the seat, gas and light, an association. */
import { escaped, line, negated, onTop, several } from '../eighth/kit'
import { gb, ie } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { taxNumber } from '../ninth/numbers'
import { say, windowed } from '../twelfth/kit'
import { dense, entries, footed, listed, lawful } from './kit'

export const gbWeb: Papers = {
  /** A marketplace whose name heads the page, a seller that is the supplier, an order that is not the invoice. */
  'market-seller': paper(
    gb,
    'D month YYYY|DD month YYYY',
    'plain wide',
    'Brambling Office Goods Ltd;Unit 12, Parkway;Wolverhampton WV9 5GA|LumenHut;3 Dock Road;Birkenhead CH41 1DF;Lumen Hut Retail Ltd|TWINE & TACKLE;Fore Street;Brixham TQ5 8DS',
    'GB',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'A4 Copier Paper 5 Reams;17;26;20|LED Desk Lamp, Matt Black;18;39;20|Label Maker Tape 12mm;5;11;20|USB-C Dock 8-in-1;28;56;20|Ergonomic Mouse;14;33;20|Monitor Arm, Single;29;62;20|Whiteboard Pens x 8;4;8;20|Archive Boxes x 10;15;27;20|HDMI Cable 3 m;5;10;20',
        { count: [3, 6], most: 4, step: 1, code: 'B0@@##@#@@' },
      )
      const sums = onTop([...lines, line('Shipping & packaging', pen.pick([399, 499]), 20)])
      const [number, order] = [
        pen.digits(say(pen, 'GB-@@@@-26-####|INV-GB-#########')),
        pen.digits('203-#######-#######'),
      ]
      return [
        `<div class="sides"><div style="font-size:22pt;color:#ea580c">${say(pen, 'bazaarly|Everstall')}</div><div class="r"><b style="font-size:14pt">Invoice</b><br>Paid</div></div><div class="cols" style="border:0.2mm solid #999;padding:3mm;margin:4mm 0"><div>Payment reference ${pen.digits('@#@@#@@##')}<br><b>Sold by ${escaped(firm.name)}</b><br>VAT # ${taxNumber(pen, 'GB')}</div><div>${told(
          [
            ['Invoice date / Delivery date', pen.day()],
            ['Invoice #', number],
            ['Total paid', pen.money(sums.total)],
          ],
        )}</div></div><div class="cols tiny"><div><b>Billing address</b><br>${who(to)}</div><div><b>Delivery address</b><br>Goods In<br>${place(to)}</div><div><b>Sold by</b><br>${who(firm)}${firm.also.length > 0 ? `<br>${legal(firm)}` : ''}</div></div><p><b>Order information</b><br>Order date ${pen.day(pen.after(-2))}<br>Order # ${order}</p>${grid('ruled', 'lrrrr', 'Description|Qty|Unit price (excl. VAT)|VAT rate|Item subtotal (excl. VAT)', linesAs(pen, sums.lines, 'tqUrA'))}<p class="tiny">${lines.map((one) => `ASIN: ${one.code}`).join(' · ')}</p>${facts([['Invoice total', pen.money(sums.total)]], 'margin-left:auto;font-size:13pt')}${grid('boxy', 'rrr', 'VAT rate|Item subtotal (excl. VAT)|VAT subtotal', ratesAs(pen, sums.shares, 'rNV'))}<div class="foot tiny grey">Marketplace services by Bazaar Services Europe S.à r.l., 5 rue Plaetis, L-2338 Luxembourg. The seller named above alone is responsible for this supply. Page 1 of 1</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null, hasRates: true },
        '#sheet { font-size: 8.5pt; }',
      ]
    },
  ),

  /** A brewer's credit for empties and short goods: minus behind each amount. */
  'brewery-credit': paper(
    gb,
    'DD/MM/YY|DD.MM.YYYY',
    'needle narrow',
    'Cutwater Brewery Ltd;The Maltings, Mill Road;Bungay NR35 1RS|HADRIAN DRINKS;Team Valley;Gateshead NE11 0QQ;Hadrian Wholesale Drinks Limited|Foxtail Wine Merchants;19 Sheep Street;Cirencester GL7 1QW',
    'GB',
    (pen, firm, to) => {
      const sums = negated(
        onTop([
          several('Best Bitter 9g short', pen.whole(1, 4), pen.whole(7200, 9900), 20),
          several('Keg lager 50L ullage', pen.whole(1, 3), pen.whole(9900, 13_900), 20),
          several('Cask deposit returned', pen.whole(2, 12), 3500, 20),
          several('Gas bottle deposit', pen.whole(1, 4), 5000, 20),
          several('House red case, corked', pen.whole(1, 3), pen.whole(3900, 5900), 20),
        ]),
      )
      const minus = (cents: number) => `${pen.plain(-cents)}-`
      const number = pen.digits(say(pen, 'CRN#####|9######'))
      return [
        `${windowed(firm, to)}<div class="sides"><div style="font-size:20pt">${escaped(firm.name)}</div>${told(
          [
            ['CREDIT', number],
            ['DATE', pen.day()],
            ['A/C', pen.digits('@@##')],
            ['ORIG. INV.', `${pen.digits('IN#####')} ${pen.day(pen.after(-13))}`],
            ['UPLIFT NOTE', `${pen.digits('U####')} ${pen.day(pen.after(-5))}`],
          ],
        )}</div>${grid(
          'ruled',
          'rlrr',
          'Qty|Description|Price|Value',
          sums.lines.map((one) => [
            String(-one.quantity),
            one.text,
            pen.plain(one.unit),
            minus(one.amount),
          ]),
        )}${facts(
          [
            ['Goods', minus(sums.net)],
            ['VAT 20.00%', minus(sums.vat)],
            ['TOTAL CREDIT', minus(sums.total)],
          ],
          'margin-left:auto',
        )}<p>This amount will be deducted from your next Direct Debit.</p>${footed([
          [lawful(firm), ...firm.address],
          [`VAT ${taxNumber(pen, 'GB')}`, `AWRS XXAW0000${pen.digits('#######')}`],
          ['Telesales 01### ######'.replace(/#/g, '5'), 'Drink responsibly.'],
        ])}`,
        { sums, documentNumber: number, kind: 'credit-note', due: null },
      ]
    },
  ),

  /** Software by the seat: days unused given back, days of more seats asked, a period before and one after. */
  'seats-prorated': paper(
    gb,
    'mon D, YYYY|D mon YYYY',
    'light wide',
    'Ledgerloop;20 Farringdon Lane;London EC1R 3AU;Ledgerloop Software Ltd|Pinboard HQ;Grafton House;Cambridge CB2 1AA;Pinboard Labs Limited|Shiftwise Ltd;City Tower;Manchester M1 4BT',
    'GB',
    (pen, firm, to) => {
      const [seats, price] = [pen.whole(4, 40), pen.pick([900, 1200, 1450])]
      const sums = onTop([
        line(
          `Unused time on ${seats} × Team after ${pen.day(pen.after(-11))}`,
          -Math.round((seats * price * 11) / 30),
          20,
        ),
        line(
          `Remaining time on ${seats + 3} × Business after ${pen.day(pen.after(-11))}`,
          Math.round(((seats + 3) * price * 16.5) / 30),
          20,
        ),
        several('Business, per seat', seats + 3, Math.round(price * 1.5), 20),
        line('AI credits, 10,000', pen.pick([2500, 4000]), 20),
        line('Storage overage 42 GB', pen.whole(200, 900), 20),
      ])
      const number = pen.digits('@@####@#-00##')
      return [
        `<div class="sides"><h1>Invoice</h1><div style="font-size:15pt;color:#0d9488">◆ ${escaped(firm.name)}</div></div>${told(
          [
            ['Invoice number', number],
            ['Date of issue', pen.day()],
            ['Date due', pen.day()],
          ],
        )}<div class="cols" style="margin:8mm 0"><div><b>${legal(firm)}</b><br>${place(firm)}<br>United Kingdom<br>GB VAT ${taxNumber(pen, 'GB')}</div><div><b>Bill to</b><br>${who(to)}<br>GB VAT ${taxNumber(pen, 'GB')}</div></div><p style="font-size:15pt">${pen.money(sums.total)} due ${pen.day()}</p>${grid('ruled', 'lrrr', 'Description|Qty|Unit price|Amount', linesAs(pen, sums.lines, 'tqUA'))}<p class="tiny grey">Subscription period ${pen.day()} to ${pen.day(pen.after(30))}</p>${facts([...sumsAs(pen, sums, 'SNVT', 'Subtotal|Total excluding tax|VAT - United Kingdom (20% on ' + pen.money(sums.net) + ')|Total'), ['Amount due', pen.money(sums.total)]], 'margin-left:auto')}<p class="foot tiny grey">${number} · ${pen.money(sums.total)} due ${pen.day()} &nbsp; Page 1 of 1</p>`,
        { sums, documentNumber: number, due: pen.date },
        '#sheet { font-size: 8.5pt; }',
      ]
    },
  ),
}

export const iePapers: Papers = {
  /** Gas and light of a home: boxes, arrears of nothing, an export credit, two rates of tax. */
  'dual-fuel': paper(
    ie,
    'D mon YYYY|DD/MM/YYYY',
    'plain light',
    'Solstice Energy;6 Grand Canal Quay;Dublin D02 HF25;Solstice Energy Supply DAC|Atlantic Power;Eyre Square;Galway H91 K2P7|BrightHearth;Albert Quay;Cork T12 X8N6;BrightHearth Utilities Ltd',
    'IE',
    (pen, firm, to) => {
      const before = pen.whole(11_000, 42_000)
      const sums = onTop([
        line('Electricity day units', pen.whole(6000, 24_000), 9),
        line('Electricity night units', pen.whole(1500, 8000), 9),
        line('Gas units', pen.whole(4000, 26_000), 9),
        line('Standing charges', pen.whole(3200, 6900), 9),
        line('PSO levy', pen.whole(200, 520), 9),
        line('Carbon tax', pen.whole(400, 2100), 9),
        line('Online discount', -pen.whole(600, 2400), 9),
        line('Boiler service', 8900, 13.5),
      ])
      const [number, due] = [pen.digits(say(pen, '#########|IE26#######')), pen.after(14)]
      return [
        `<div class="sides"><b style="font-size:22pt;color:#b45309">${escaped(firm.name)}</b><div class="tiny r">1850 ${pen.digits('### ###')}<br>Emergency gas 1800 20 50 50<br>MPRN ${pen.digits('10#########')}<br>GPRN ${pen.digits('#######')}</div></div><div class="cols" style="margin:8mm 0"><div>${who(to)}</div><div style="border:0.6mm solid #b45309;padding:3mm">${facts(
          [
            ['Invoice number', number],
            ['Account number', pen.digits('9########')],
            ['Issue date', pen.day()],
            ['Billing period', `${pen.day(pen.after(-63))} - ${pen.day(pen.after(-3))}`],
          ],
          'width:100%',
        )}</div></div>${grid('boxy', 'rrrr', 'Last bill|Payments|This bill|Amount due', [[pen.money(before), pen.money(-before), pen.money(sums.total), pen.money(sums.total)]])}<p>Payment by Direct Debit on ${pen.day(due)}. Payment received ${pen.day(pen.after(-40))}.</p>${grid('ruled', 'lrr', 'How we worked it out|VAT|€', linesAs(pen, sums.lines, 'tra'))}<div class="cols">${grid('tiny', 'rrr', 'VAT rate|On|VAT', ratesAs(pen, sums.shares, 'rnv'))}${facts(sumsAs(pen, sums, 'NVT', 'Total excl. VAT|Total VAT|Total this bill'))}</div><p>Estimated annual bill ${pen.money(sums.total * 6)}. You could save up to €214 with a smart plan.</p>${footed([[lawful(firm), place(firm, ', ')], [`VAT ${taxNumber(pen, 'IE')}`, `Reg. ${pen.digits('######')}`], ['Regulated by CRU']])}`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 8.5pt; }',
      ]
    },
  ),

  /** An association's yearly fee with places at a conference and a sum of free gifts. */
  'member-fee': paper(
    ie,
    'D month YYYY|DD/MM/YYYY',
    'book plain',
    'Irish Guild of Bakers;Merchants House;Drogheda A92 T2XP|Munster Chamber of Trades;South Mall;Cork T12 VK8P;Munster Chamber CLG|Cumann na nGairdíní;Teach an Chaisleáin;Galway H91 N5P2',
    'IE',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'Yearbook entry;60;140;23|Regional meeting, place;25;60;23|Technical helpline;90;180;23|Conference dinner;75;110;13.5|Journal, extra copy;8;14;0|Stand at spring fair;220;480;23|Training voucher;45;90;0',
        { count: [4, 6], most: 3, offs: [0, 0, 10] },
      )
      const sums = onTop([
        line('Annual subscription, band C', pen.whole(180, 620) * 100, 0),
        ...lines,
      ])
      const [number, due] = [pen.digits(say(pen, 'M/26/####|SUB#####')), pen.after(30)]
      return [
        `<div class="mid" style="border-bottom:1mm double #065f46"><b style="font-size:20pt">${escaped(firm.name)}</b><br>${place(firm, ', ')}</div><div class="cols" style="margin:8mm 0"><div>${who(to)}<br>Att: The Treasurer</div>${told(
          [
            ['Our ref', number],
            ['Member no', pen.digits('####')],
            ['Date', pen.day()],
            ['Pay by', pen.day(due)],
          ],
        )}</div><h1>Membership invoice</h1>${grid('ruled', 'lrr', 'Item|VAT|Net €', linesAs(pen, sums.lines, 'tra'))}${facts(sumsAs(pen, sums, 'NVT', 'Net|VAT|Amount payable'), 'margin-left:auto')}${grid('tiny boxy', 'rrr', 'Rate|Net|VAT', ratesAs(pen, sums.shares, 'rnv'))}<p>Discounts already taken on: ${
          entries(
            pen,
            lines.filter(({ off }) => off > 0),
            't',
          )
            .flat()
            .map(escaped)
            .join(', ') || 'none'
        }.</p><p>Founded 1921. Members renewing by ${pen.day(pen.after(10))} enter a draw for a weekend in Westport.</p>${footed([[lawful(firm), `CHY ${pen.digits('#####')}`], [`VAT ${taxNumber(pen, 'IE')}`], ['IBAN IE29 AIBK 9311 5212 3456 78']])}`,
        { sums, documentNumber: number, due, hasRates: true },
        dense,
      ]
    },
  ),
}
