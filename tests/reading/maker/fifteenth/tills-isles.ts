/** Receipts of Britain and Ireland: a self-checkout, a barber's mail, a merchant's slip, clothes brought back, a charging hub, a hand-set till, a deli beside fuel. */
import { line, negated, several, wares, within } from '../eighth/kit'
import { gb, ie } from '../eighth/notations'
import { taxNumber } from '../ninth/numbers'
import { rateFrom } from '../eleventh/kit'
import { say } from '../twelfth/kit'
import {
  bars,
  code,
  each,
  paying,
  row,
  set,
  sheet,
  slip,
  tall,
  typed,
  type Places,
} from './tills-kit'

const gbTills = {
  /** Of a self-checkout: a weight and its price a kilogram, a saving under what it is of, letters for the tax, points at the foot. */
  'self-checkout': slip(
    {
      shops:
        'FALLOWDALE;Stricklandgate;Kendal LA9 4LT;Fallowdale Stores PLC|Marlow & Finch Food Hall;Unit 12 Castle Quarter;Norwich NR1 3DD|HARVEST LANE;211 Dalry Road;Edinburgh EH11 2JG;Harvest Lane Supermarkets Ltd',
      notation: gb,
      days: 'DD/MM/YY|DDmonYY|DD-MM-YYYY',
    },
    80,
    (pen, shop) => {
      const [grams, price] = [pen.whole(310, 1480), pen.pick([95, 130, 210, 275])]
      const fruit = say(pen, 'BANANAS LOOSE|VINE TOMATOES|BRAEBURN APPLES')
      const wine = pen.pick([799, 950, 1100])
      const bought = pen.buy(
        wares(
          'SEMI SKIM 2L;1.5;1.8;0|SEEDED BLOOMER;1.6;2.4;0|WASHING TABS X28;5;8;20|SALTED CRISPS 6PK;1.8;2.6;20|BASMATI 1KG;2.2;3.4;0|KITCHEN TOWEL;2.5;4.2;20|FREE RANGE EGGS;2.1;3;0',
        ),
        { count: [2, 5], most: 3, isGross: true },
      )
      const sums = within([
        ...bought.lines,
        line(fruit, Math.round((grams * price) / 1000), 0),
        several('MALBEC 75CL', 2, wine, 20),
        line('ANY 2 WINES SAVE', -pen.whole(2, 4) * 100, 20),
      ])
      const saved = -(sums.lines.at(-1)?.amount ?? 0)
      const number = pen.digits(say(pen, '####|0###/##/####'))
      const mark = (rate: number) => (rate === 20 ? 'A' : 'Z')
      return [
        typed(
          80,
          40,
          `
          !^${shop.name}
          ^${shop.address.join(', ')}
          ^Tel 0${pen.digits('1### ######')}
          ${shop.also[0] === undefined ? '' : `^${shop.also[0]}`}
          ^VAT No. ${taxNumber(pen, 'GB')}

          ^SELF CHECKOUT ${pen.whole(1, 14)}
          ${each(sums.lines, (one) =>
            one.text === fruit
              ? `${fruit}\n··${(grams / 1000).toFixed(3)} kg @ £${pen.plain(price)}/kg|${pen.plain(one.amount)} Z`
              : one.quantity > 1
                ? `${one.text}\n··${one.quantity} @ £${pen.plain(one.unit)}|${pen.plain(one.amount)} ${mark(one.rate)}`
                : `${one.text}|${pen.plain(one.amount)} ${mark(one.rate)}`,
          )}
          |--------
          !BALANCE DUE|${pen.money(sums.total)}
          ${say(pen, 'VISA DEBIT|MASTERCARD')} ${pen.digits('************####')}|${pen.money(sums.total)}
          CHANGE|£0.00
          =-
          ${set(['VAT', 'RATE', 'NET', 'VAT', 'GROSS'], [5, 8, -9, -8, -10])}
          ${each(sums.shares, ({ rate, net, vat }) => set([mark(rate), `${rate}.00%`, pen.plain(net), pen.plain(vat), pen.plain(net + vat)], [5, 8, -9, -8, -10]))}
          =-
          ^YOU SAVED £${pen.plain(saved)} TODAY
          Points this visit|${Math.floor(sums.total / 100)}
          Points balance|${pen.digits('#,###')}
          ${pen.day()}  ${pen.clock()}|Trans ${number}
          ${bars(pen, 58)}
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A barber's mail from the reader of his cards: the sum in large letters, a tip below what was done, no tax at all. */
  'chair-mail': sheet(
    {
      shops:
        'Razor & Thistle;8 Grassmarket;Edinburgh EH1 2JU|Tony’s Chair;31 Bedford Place;Southampton SO15 2DG;A. Marchetti|Low Fade Social Club;2 Tib Lane;Manchester M2 4JB;LFSC Barbers Ltd',
      notation: gb,
      days: 'D month YYYY|D mon YYYY',
    },
    'A4',
    (pen, shop) => {
      const done = within(
        pen.buy(
          wares('Skin fade;22;29|Beard trim;11;16|Hot towel shave;24;32|Matt clay 100 ml;12;17'),
          { count: [1, 3], step: 50, isGross: true },
        ).lines,
      )
      const tip = pen.chance(0.7) ? pen.whole(2, 6) * 100 : 0
      const sums = paying(done, done.total + tip)
      const number = `#${pen.digits('@#@@')}`
      const line = (left: string, right: string, css = '') =>
        `<div style="display:flex;justify-content:space-between;padding:2.5mm 0;border-bottom:0.2mm solid #e5e7eb;${css}"><span>${left}</span><span>${right}</span></div>`
      return [
        `<div style="width:104mm;margin:6mm auto 0;border:0.3mm solid #e5e7eb;border-radius:3mm;padding:9mm;text-align:center"><div style="width:16mm;height:16mm;border-radius:8mm;background:#0f766e;color:#fff;line-height:16mm;margin:0 auto 3mm">&#9986;</div><div style="font-size:13pt">${shop.name}</div><div style="font-size:30pt;margin:5mm 0 1mm">${pen.money(sums.total)}</div><div style="color:#6b7280;font-size:9pt">How was your visit?</div><div style="text-align:left;margin-top:7mm">${done.lines.map((one) => line(one.text, pen.money(one.amount))).join('')}${tip > 0 ? line('Subtotal', pen.money(done.total)) + line('Tip', pen.money(tip)) : ''}${line('Total', pen.money(sums.total), 'font-weight:bold')}</div><div style="text-align:left;color:#4b5563;font-size:9pt;margin-top:6mm">${say(pen, 'Visa|Mastercard')} ${pen.digits('####')} (Contactless)<br>${pen.day()} at ${pen.clock()}<br>Receipt ${number}<br>Auth code ${pen.digits('######')}</div><div style="color:#6b7280;font-size:8.5pt;margin-top:7mm">${[...shop.also, ...shop.address].join('<br>')}<br>07${pen.digits('### ######')}</div></div><p style="text-align:center;color:#9ca3af;font-size:8pt">Sent by Tapwell Reader. Not you? Tell us within 30 days.</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),

  /** What a shop keeps of a card: merchant's copy, numbers of merchant and terminal, the amount authorised, no goods, no tax. */
  'merchant-slip': slip(
    {
      shops:
        'PENHALE FISHMONGERS;PADSTOW PL28 8BL;GB|THE TIN WHISTLE;LLANDUDNO LL30 2NN;GB|OAKAPPLE VETS;MALTON YO17 7LP;GB',
      notation: gb,
      days: 'DD/MM/YYYY|DD/MM/YY|DD mon YY',
    },
    57,
    (pen, shop) => {
      const sums = within([line('SALE', pen.whole(420, 18_900))])
      const number = pen.digits('####')
      return [
        typed(
          57,
          26,
          `
          ^** MERCHANT COPY **

          ^${shop.name}
          ^${shop.address[0] ?? ''}

          M${pen.digits('********####')}|T${pen.digits('****####')}
          RECEIPT NO|${number}
          ${say(pen, 'VISA CREDIT|MASTERCARD|VISA DEBIT')}
          AID A0000000${pen.digits('0#1010')}
          PAN SEQ 0${pen.whole(0, 4)}|${pen.digits('**** ####')}
          ICC|CONTACTLESS

          SALE
          !AMOUNT|${pen.money(sums.total)}
          !TOTAL|${pen.money(sums.total)}

          ^APPROVED
          AUTH CODE|${pen.digits('######')}
          NO SIGNATURE REQUIRED
          ${pen.day()}|${pen.clock()}
          PLEASE KEEP FOR YOUR
          RECORDS
          `,
        ),
        { sums, documentNumber: number, hasLines: false },
        tall,
      ]
    },
  ),

  /** Clothes brought back: sums with their minus behind, the sale they came from, tax in a line, back to the same card. */
  'refund-desk': slip(
    {
      shops:
        'Birchall & Wren;74 Milsom Street;Bath BA1 1DN;Birchall Wren Clothing Ltd|TALLYMAN OUTDOOR;Retail Park East;Carlisle CA1 2SA|Seven Sparrows Kidswear;9 Lister Gate;Nottingham NG1 7DD;Sparrows Retail Ltd',
      notation: gb,
      days: 'DD/MM/YYYY|DD mon YYYY',
    },
    76,
    (pen, shop) => {
      const sums = negated(
        pen.buy(
          wares(
            'Merino crew navy M;45;69;20|Waxed cap;25;38;20|Trail sock 3pk;12;18;20|Rain shell S;79;129;20|Linen shirt 16;35;55;20',
          ),
          { count: [1, 3], isGross: true },
        ),
      )
      const minus = (cents: number) => `${pen.plain(-cents)}-`
      const number = pen.digits(say(pen, 'R0#######|4##-2-#####'))
      return [
        `<div style="font:600 15pt 'DejaVu Serif',serif;letter-spacing:0.4mm">${shop.name}</div><div style="font-size:7.5pt">${shop.address.join(', ')}</div><div style="background:#000;color:#fff;text-align:center;padding:1mm;margin:3mm 0;font-weight:bold">REFUND</div><div>No. ${number}</div><div>${pen.day()}, ${pen.clock()} &nbsp; Till ${pen.whole(1, 6)} &nbsp; ${say(pen, 'Aisha|Callum|Beth')}</div><div>Original sale ${pen.digits('0#######')} of ${pen.day(pen.after(-pen.whole(2, 25)))}</div><table style="width:100%;margin:3mm 0">${sums.lines.map((one) => `<tr><td>${one.text}<br><span style="font-size:7pt">${pen.digits('50########### ')}</span></td><td style="text-align:right">${minus(one.amount)}</td></tr>`).join('')}</table><table style="width:100%;border-top:0.4mm solid #000"><tr style="font-size:11pt;font-weight:bold"><td>Total refund £</td><td style="text-align:right">${minus(sums.total)}</td></tr>${row(`Incl. VAT at 20%`, minus(sums.vat))}${row(`To card ${pen.digits('XXXX XXXX XXXX ####')}`, minus(sums.total))}</table><p style="font-size:7pt">Refunds reach your account in 3 to 5 working days. ${shop.also[0] ?? shop.name}, VAT ${taxNumber(pen, 'GB')}</p>${bars(pen, 50)}`,
        { sums, documentNumber: number, kind: 'credit-note' },
      ]
    },
  ),

  /** Of a charging hub, by mail: hours plugged in, units at so many pence, tax within, a session's long name beside the receipt's number. */
  'charging-hub': sheet(
    {
      shops:
        'Voltbarn;Old Rectory Farm;Banbury OX15 4AA;Voltbarn Charging Ltd|Ampère & Co Hubs;1 Exchange Crescent;Edinburgh EH3 8UL|Moorplug;Bodmin Enterprise Park;Bodmin PL31 2RJ;Moorplug Networks Limited',
      notation: gb,
      days: 'DD month YYYY|D mon YYYY|DD/MM/YYYY',
    },
    'A4',
    (pen, firm) => {
      const [units, price] = [pen.whole(1120, 6890), pen.pick([49, 65, 79, 85])]
      const sums = within([line('Energy', Math.round((units * price) / 100), 20)])
      const number = pen.digits(say(pen, 'VB-########|R#########'))
      const fact = (label: string, value: string) =>
        `<div style="flex:1 0 40%;padding:2mm 0"><div style="font-size:8pt;color:#64748b">${label}</div>${value}</div>`
      return [
        `<div style="background:#14532d;color:#fff;margin:-14mm -18mm 9mm;padding:10mm 18mm"><div style="font-size:19pt;font-weight:bold">${firm.name}</div><div>Thanks for charging with us</div></div><h1 style="font-size:15pt">Your VAT receipt</h1><div style="display:flex;flex-wrap:wrap;margin:5mm 0">${fact('Receipt number', number)}${fact('Date', pen.day())}${fact('Charger', `${say(pen, 'Tebay North|Sutton Scotney|Strathaven')} bay ${pen.whole(1, 12)} (CCS 150 kW)`)}${fact('Plugged in', `${pen.clock()}, for ${pen.whole(14, 58)} min`)}${fact('Session', pen.digits('@@##-@#@#-####-@@@@'))}${fact('Card', `${pen.digits('•••• ####')}, contactless`)}</div><table style="width:100%"><tr style="border-bottom:0.4mm solid #14532d"><th>Description</th><th style="text-align:right">kWh</th><th style="text-align:right">Unit price</th><th style="text-align:right">Amount</th></tr>${row('Energy', (units / 100).toFixed(2), `£0.${price} / kWh`, pen.money(sums.total))}</table><div style="margin:7mm 0 0 auto;width:70mm"><table style="width:100%">${row('Net', pen.money(sums.net))}${row('VAT @ 20%', pen.money(sums.vat))}<tr style="font-size:14pt;font-weight:bold"><td>Total paid</td><td style="text-align:right">${pen.money(sums.total)}</td></tr></table></div><p class="foot small grey">${[...firm.also, ...firm.address].join(', ')}. VAT registration ${taxNumber(pen, 'GB')}. Company ${pen.digits('0#######')}.</p>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),

  /** Of a stall whose till was set by hand: departments for goods, a number of four digits, no tax, its day with strokes. */
  'hand-till': slip(
    {
      shops:
        'Curio Corner;Stall 41, Grainger Mkt;Newcastle NE1 5QG|PAM’S HABERDASHERY;Market Hall;Carmarthen SA31 1QY|The Brass Button;Snoopers Paradise;Brighton BN1 1HB',
      notation: gb,
      days: 'DD-MM-YYYY|DD-MM-YY',
    },
    57,
    (pen, shop) => {
      const sums = within(
        Array.from({ length: pen.whole(1, 4) }, () =>
          line(`DEPT 0${pen.whole(1, 8)}`, pen.whole(2, 60) * 25),
        ),
      )
      const given = Math.ceil(sums.total / 500) * 500
      const number = pen.digits('00####')
      return [
        typed(
          57,
          24,
          `
          ^YOUR RECEIPT
          ^THANK YOU
          ^${shop.name}
          ${each(shop.address, (text) => `^${text}`)}

          ${pen.day()}|${pen.clock()}
          C${pen.whole(1, 4)}|${number}

          ${each(sums.lines, (one) => `${one.text}|${pen.money(one.amount)}`)}
          ${sums.lines.length} NO.
          !CASH DUE|${pen.money(sums.total)}
          CASH|${pen.money(given)}
          CHANGE|${pen.money(given - sums.total)}
          `,
        ),
        { sums, documentNumber: number },
        `${tall} #sheet pre { color: #4338ca; }`,
      ]
    },
  ),
}

const ieTills = {
  /** Of a deli beside the pumps in Ireland: food at its own rate, a deposit on the bottle without tax, four columns of tax. */
  'deli-forecourt': slip(
    {
      shops:
        'Cullinane’s Roadside;Limerick Road;Ennis V95 X2P4;Cullinane Motor Services Ltd|GALLOPING GREEN STORES;Stillorgan Road;Blackrock A94 C5Y0|Errigal Fuel & Deli;Main Street;Gweedore F92 K7W1;Errigal Oil Teoranta',
      notation: ie,
      days: 'DD/MM/YY|DD/MM/YYYY',
    },
    80,
    (pen, shop) => {
      const hot = rateFrom(pen, '2026-07-01', 13.5, 9)
      const bottles = pen.whole(1, 3)
      const sums = within([
        ...pen.buy(
          wares(
            `Chicken Fillet Roll;4.5;6.5;${hot}|Jambon;2.2;3;${hot}|Americano Reg;2.9;3.6;${hot}|Litre Milk;1.3;1.7;0|Wiper Fluid 5L;6;9;23|Peat Briquettes;6;7.5;13.5`,
          ),
          { count: [2, 4], isGross: true },
        ).lines,
        several('Still Water 750ml', bottles, pen.pick([150, 175, 210]), 23),
        several('DRS Deposit', bottles, 25, 0),
      ])
      const number = pen.digits(say(pen, '#######|2-######'))
      const letter = (rate: number) => ({ 0: 'A', 23: 'D', 13.5: 'B', 9: 'C' })[rate] ?? ''
      return [
        `<div class="mid"><div style="font-size:14pt;font-weight:bold;font-style:italic">${shop.name}</div>${[...shop.also, ...shop.address].join('<br>')}<br>VAT Reg: ${taxNumber(pen, 'IE')}</div><div style="border-top:0.5mm solid #000;border-bottom:0.5mm solid #000;margin:2mm 0;padding:1mm 0;display:flex;justify-content:space-between"><span>Receipt ${number}</span><span>${pen.day()} ${pen.clock()}</span></div><table style="width:100%">${sums.lines.map((one) => row(`${one.quantity} x ${one.text}`, pen.plain(one.amount), letter(one.rate))).join('')}</table><div style="display:flex;justify-content:space-between;font-size:15pt;font-weight:bold;margin:2mm 0"><span>TOTAL</span><span>${pen.money(sums.total)}</span></div><table style="width:100%">${row(say(pen, 'Card|Revolut|Visa Debit'), pen.money(sums.total))}</table><hr><table style="width:100%;font-size:7pt">${row('VAT Code', 'Rate', 'Goods', 'VAT', 'Total')}${sums.shares.map(({ rate, net, vat }) => row(letter(rate), `${rate.toFixed(1)}%`, pen.plain(net), pen.plain(vat), pen.plain(net + vat))).join('')}</table><div class="mid" style="margin-top:2mm">You were served by ${say(pen, 'Orla|Ciarán|Till 3')}<br>Return your bottles: get your deposit back</div>${code(pen, 16)}`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}

export const tillsIsles: Places = { GB: gbTills, IE: ieTills }
