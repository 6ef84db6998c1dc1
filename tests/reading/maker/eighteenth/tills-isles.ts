/** What tills and machines of Great Britain print: an MOT bay, a steak house, a coffee chain, a museum's shop, a weighbridge, a chemist. */
import { escaped, line, several, wares, within } from '../eighth/kit'
import { gb } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import { facts, grid, legal, place, told } from '../fifteenth/kit'
import { bars, each, row, slip, typed } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'
import { charged, taxedBy, squared } from './kit'

export const gbTills = {
  /** A garage's slip: a test outside of the tax, labour and parts with it, plate and miles. */
  'mot-bay': slip(
    {
      shops:
        'Cradley Heath MOT Centre;Unit 4, Lomey Town;Cradley Heath B64 6AG;Dhillon Motors Ltd|FASTFIT & TEST;Marsh Road;Lincoln LN1 2PQ|Strathaven Auto Electrics;11 Green Street;Strathaven ML10 6LT;SAE Garage Services Limited',
      notation: gb,
      days: 'DD/MM/YYYY|DD-mon-YY',
    },
    80,
    (pen, shop) => {
      const sums = within([
        line('MOT TEST CLASS 4', pen.pick([4000, 4500, 5485]), 0),
        line(say(pen, 'N/S/F SPRING|TRACK ROD END|REAR PADS SET'), pen.whole(2600, 8800), 20),
        line('LABOUR 1.5 HR', pen.whole(72, 110) * 100, 20),
        line('BULB 501', 150, 20),
      ])
      const number = pen.digits('#####')
      const ids = told([
        ['Job card', number],
        ['Date in', `${pen.day(pen.after(-1))} 08:15`],
        ['Invoiced', `${pen.day()} ${pen.clock()}`],
        ['Reg', pen.digits('@@## @@@')],
        ['Vehicle', say(pen, 'FORD FOCUS 1.0|VAUXHALL ASTRA|DACIA DUSTER')],
        ['Mileage', String(pen.whole(31_000, 128_000))],
        ['MOT expires', pen.day(pen.after(365))],
      ])
      const rows = sums.lines.map((one) =>
        row(one.text, one.rate === 0 ? 'N' : 'S', pen.plain(one.amount)),
      )
      return [
        `<div style="font-size:13pt;font-weight:bold">${escaped(shop.name)}</div>${place(shop)}<br>Tel ${pen.digits('01### ######')}<hr>${ids}<hr><table style="width:100%">${rows.join('')}${row('', '', '------')}${row('TOTAL PAID', '', pen.money(sums.total))}</table><p>S = 20% VAT included ${pen.money(sums.vat)}<br>N = outside the scope of VAT</p><p>VISA DEBIT ${pen.digits('************####')}<br>Cardholder verified by PIN</p><p>ADVISORY: ${say(pen, 'tyre N/S/R 3mm|slight play in lower ball joint|brake pipe light corrosion')}</p><p class="mid">${shop.also.length > 0 ? `${legal(shop)}<br>` : ''}VAT No ${taxNumber(pen, 'GB')}<br>Book next year’s MOT now and save £10</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),

  /** A steak house: meat by the hundred grams, a service charge, a line left open for more, covers, a booking. */
  'steak-service': slip(
    {
      shops:
        'BUTCHER & EMBER;18 Tib Lane;Manchester M2 4JA;Ember Grill Holdings Ltd|The Salted Ox;Bath Street;Cheltenham GL50 1YE;Oxtail Dining Ltd|LLANO NEGRO;7 Cockburn Street;Edinburgh EH1 1BP',
      notation: gb,
      days: 'D mon YYYY|DD/MM/YY',
    },
    80,
    (pen, shop) => {
      const grams = pen.whole(45, 110) * 10
      const dishes = wares(
        'Flat iron 250g;17;22;20|Burrata;9;12;20|Bone marrow;8;11;20|Triple chips;4.5;6;20|Creamed spinach;4.5;6;20|Peppercorn;2.5;3.5;20|Gls Malbec 175;8;11;20|Btl Rioja Res;38;52;20|Sticky toffee;7;9;20|Espresso;2.6;3.2;20|Zero lager;4.5;5.5;20',
      )
      const bought = within([
        line(`CHATEAUBRIAND ${grams}g`, Math.round((grams * pen.whole(850, 1150)) / 100), 20),
        ...pen.buy(dishes, { count: [5, 8], most: 3, isGross: true }).lines,
      ])
      const service = Math.round(bought.total / 8)
      const number = pen.digits('####-##')
      const rows = bought.lines.map((one) => [
        one.quantity > 1 ? `${one.text} ×${one.quantity}` : one.text,
        pen.plain(one.amount),
      ])
      const before = facts(
        [
          ['Food & drink', pen.plain(bought.total)],
          ['12.5% discretionary service', pen.plain(service)],
        ],
        'width:100%',
      )
      return [
        `<div class="mid" style="font-size:16pt;letter-spacing:1mm">${escaped(shop.name)}</div><div class="mid">${place(shop, ', ')}</div><p class="mid">Table ${pen.whole(1, 32)} · ${pen.whole(2, 6)} covers · booked ${say(pen, 'Ashworth 19:30|O’Dowd 20:00')}<br>Bill ${number} · ${pen.day()} ${pen.clock()} · you were served by ${say(pen, 'Luca|Bea|Rory')}</p><table style="width:100%">${rows.map((cells) => row(...cells)).join('')}</table><hr style="border-top:0.5mm solid #000">${before}${facts([['Amount payable', pen.money(bought.total + service)]], 'width:100%;font-size:12pt;font-weight:bold')}<p>incl. VAT at 20% ${pen.money(bought.vat)}, none on service<br>Additional gratuity ................<br>Signature ................</p><p class="mid">Amex ${pen.digits('***********####')} ${pen.money(bought.total + service)} APPROVED</p><p class="mid" style="font-size:6.5pt">${shop.also.length > 0 ? `${legal(shop)}. ` : ''}VAT ${taxNumber(pen, 'GB')}. Dry-aged 35 days. Ask us about allergens.</p>`,
        { sums: charged(bought, service), documentNumber: number },
        `#sheet { font-family: 'DejaVu Serif', serif; font-size: 7.5pt; } ${squared}`,
      ]
    },
  ),

  /** A coffee chain's: an order number large, things cold without tax, a cup of one's own, stars, the firm last. */
  'coffee-stars': slip(
    {
      shops:
        'Kettle & Crane;Unit 6, Concourse, Leeds Station;Leeds LS1 4DY;Kettle & Crane Coffee Ltd|BEANCOUNTER;31 Union Street;Aberdeen AB11 5BN;Beancounter Coffee Houses plc|Morning Parade;2 Gandy Street;Exeter EX4 3LS;MP Roasters UK Limited',
      notation: gb,
      days: 'DD/MM/YYYY|DD.MM.YY',
    },
    80,
    (pen, shop) => {
      const sums = within([
        several('Flat White Reg', pen.whole(1, 3), pen.whole(340, 410), 20),
        line('+ oat', 45, 20),
        line('- own cup', -50, 20),
        line('Almond Croissant', pen.whole(310, 390), 0),
        ...(pen.chance(0.6) ? [line('Tuna Melt (hot)', pen.whole(520, 640), 20)] : []),
      ])
      const number = pen.digits('#######')
      return [
        typed(
          80,
          36,
          `
          ^${shop.name.toUpperCase()}
          <div style="font-size:26pt;text-align:center;line-height:1.3">${pen.whole(10, 99)}</div>
          ^TAKE AWAY for ${say(pen, 'GRAHAM|NIAMH|GUEST')}
          =-
          ${each(sums.lines, (one) => `${one.quantity > 1 ? `${one.quantity} ` : ''}${/^[-+]/.test(one.text) ? '··' : ''}${one.text}|${pen.plain(one.amount)}${one.rate === 0 ? ' z' : '··'}`)}
          =-
          Due|${pen.money(sums.total)}··
          Apple Pay|${pen.money(sums.total)}··

          VAT 20%|${pen.money(sums.vat)}··
          Zero rated goods marked z
          =-
          Stars earned|${Math.floor(sums.total / 100) * 3}
          Stars to next free drink|${pen.whole(4, 140)}
          =-
          ^${pen.day()} ${pen.clock()}  Till 2
          ^Chk ${number}
          ^${shop.also[0] ?? ''}
          ${each(shop.address, (text) => `^${text}`)}
          ^VAT ${taxNumber(pen, 'GB')}
          ^Wifi: ${say(pen, 'ristretto24|longblack')}
          `,
        ),
        { sums, documentNumber: number },
      ]
    },
  ),

  /** A museum's shop: books without tax, a member's tenth off, the trading arm behind the museum's name. */
  'museum-shop': slip(
    {
      shops:
        'Tolsey Museum of Glass;Castle Street;Stourbridge DY8 1QX;Tolsey Museum Enterprises Ltd|THE LIGHTHOUSE COLLECTION;Kinnaird Head;Fraserburgh AB43 9DU;Lighthouse Collection Trading Limited|Museum of the Fens;Ship Lane;Ely CB7 4BB;Fens Museum (Trading) Ltd',
      notation: gb,
      days: 'DD month YYYY|D mon YY',
    },
    80,
    (pen, shop) => {
      const goods = wares(
        'Postcard;0.8;1.2;20|Exhibition catalogue;22;32;0|Tea towel;9;13;20|Glass paperweight;18;34;20|Activity book;4;7;0|Pencil tin;3;5;20|Enamel pin;5;8;20|Guidebook;5;7;0',
      )
      const bought = pen.buy(goods, {
        count: [4, 6],
        most: 4,
        isGross: true,
        step: 10,
        discount: 10,
      })
      const number = pen.digits('S2-######')
      const given = Math.ceil(bought.total / 1000) * 1000
      const rows = bought.lines.map((one) => [
        `${one.text}${one.rate === 0 ? ' *' : ''}`,
        `${one.quantity} @ ${pen.plain(one.unit)}`,
        pen.plain(one.amount),
      ])
      const paid = facts(
        [
          ['Sub-total', pen.plain(bought.sum)],
          ["Friends' discount 10%", pen.plain(-bought.discount)],
          ['To pay', pen.money(bought.total)],
          ['Cash', pen.money(given)],
          ['Change', pen.money(given - bought.total)],
        ],
        'width:100%',
      )
      return [
        `<div style="border:0.6mm solid #000;padding:2mm" class="mid"><b style="font-size:12pt">${escaped(shop.name)}</b><br>Shop</div><p>${pen.day()}, ${pen.clock()}<br>Sale ${number}</p><table style="width:100%">${rows.map((cells) => row(...cells)).join('')}</table><hr>${paid}${bought.vat === 0 ? '' : `<p>of which VAT ${pen.money(bought.vat)}</p>`}<p>* books, zero rated</p>${bars(pen, 50)}<p class="mid" style="font-size:6.5pt">Every purchase helps to keep the collection open. ${legal(shop)}, ${place(shop, ', ')}. VAT ${taxNumber(pen, 'GB')}. Refunds within 28 days.</p>`,
        { sums: bought, documentNumber: number },
        squared,
      ]
    },
  ),

  /** A weighbridge of a tip: gross, tare and net in kilograms, a gate fee and a tax on landfill within what bears tax. */
  weighbridge: slip(
    {
      shops:
        'Blackmoor Recycling;Quarry Road;Shepton Mallet BA4 5QE;Blackmoor Waste & Recycling Ltd|TEESDALE AGGREGATES;Barton Lane;Darlington DL2 2XN;Teesdale Aggregates & Skips Ltd|Nettleford Transfer Station;Watery Lane;Northampton NN7 3QP',
      notation: gb,
      days: 'DD/MM/YY|DD/MM/YYYY',
    },
    112,
    (pen, shop) => {
      const [tare, net] = [pen.whole(2100, 3400), pen.whole(180, 2400)]
      const base = within([
        line(say(pen, 'Mixed C&D waste|Soil and stones|Trade waste'), Math.round(net * 9.8)),
        line('Landfill tax, active', Math.round(net * 10.375)),
      ])
      const sums = taxedBy(base, Math.round(base.sum / 5))
      const number = pen.digits('W######')
      const weights = [
        row('Vehicle', pen.digits('@@## @@@')),
        row('Gross', `${tare + net} kg`),
        row(`Tare (${pen.day()} ${pen.clock()})`, `${tare} kg`),
        row('NET', `${net} kg`),
      ]
      const rows = sums.lines.map((one) =>
        row(`${one.text}, ${(net / 1000).toFixed(3)} t`, pen.plain(one.amount)),
      )
      return [
        `<div class="sides"><div><b style="font-size:12pt">${escaped(shop.name)}</b><br>${place(shop)}</div><div class="right">WEIGHBRIDGE TICKET<br><b>${number}</b></div></div><table style="width:100%;border:0.3mm solid;margin:2mm 0">${weights.join('')}</table><p>Customer: CASH ACCOUNT &nbsp; EWC ${say(pen, '17 09 04|20 03 01|17 05 04')}<br>Carrier licence CBDU${pen.digits('######')}</p><table style="width:100%">${rows.join('')}${row('VAT 20%', pen.plain(sums.vat))}${row('CHARGED TO CARD', pen.money(sums.total))}</table><p>Card ${pen.digits('4### **** **** ####')} &nbsp; Auth ${pen.digits('######')}</p><p>Driver’s signature ____________ &nbsp; Operator ${say(pen, 'JS|BEV|04')}</p><p style="font-size:6.5pt">Weights by public weighbridge, certificate ${pen.digits('####/26')}. Drivers must stay in the cab. ${shop.also.length > 0 ? `${legal(shop)}. ` : ''}VAT ${taxNumber(pen, 'GB')}. Environmental permit EPR/${pen.digits('@@####@@')}.</p>`,
        { sums, documentNumber: number },
        "#sheet { font-family: 'DejaVu Sans Mono', monospace; font-size: 7pt; }",
      ]
    },
  ),

  /** A chemist's: a charge of the health service and things bought, three kinds of tax, no number at all. */
  'chemist-charge': slip(
    {
      shops:
        'Rowland Pike Chemist;6 Market Hill;Sudbury CO10 2EA|WELLBORNE PHARMACY;144 Ormeau Road;Belfast BT7 2EB;Wellborne Healthcare Ltd|Patel & Thirsk;30 Front Street;Tynemouth NE30 4DZ;P & T Dispensing Chemists LLP',
      notation: gb,
      days: 'DD/MM/YY|D/M/YYYY',
    },
    57,
    (pen, shop) => {
      const sums = within([
        several('NHS Rx charge', pen.whole(1, 2), 990, 0),
        line('Ibuprofen 200 16s', pen.whole(89, 210), 20),
        line('Plasters fabric 40', pen.whole(180, 320), 20),
        line('Nicotine gum 2mg', pen.whole(900, 1400), 5),
      ])
      const given = Math.ceil(sums.total / 1000) * 1000
      const rows = sums.lines.map((one) =>
        row(one.quantity > 1 ? `${one.text} x${one.quantity}` : one.text, pen.plain(one.amount)),
      )
      const rates = [['VAT', 'net', 'tax'], ...ratesAs(pen, sums.shares, 'rnv')]
      return [
        `<div class="mid"><b style="font-size:10pt">${escaped(shop.name)}</b><br>${place(shop)}<br>${pen.digits('01### ######')}</div><hr>${pen.day()} ${pen.clock()}<table style="width:100%">${rows.join('')}</table><hr><table style="width:100%;font-weight:bold">${row(`Total (${sums.lines.length})`, pen.money(sums.total))}</table><table style="width:100%">${row('Cash tendered', pen.plain(given))}${row('Change given', pen.plain(given - sums.total))}</table><hr>${grid('tiny', 'lrr', '', rates)}<p class="mid" style="font-size:6.5pt">VAT in all ${pen.money(sums.vat)}<br>VAT reg ${taxNumber(pen, 'GB')}${shop.also.length > 0 ? `<br>${legal(shop)}` : ''}<br>GPhC premises ${pen.digits('9######')}<br>Flu jabs here, no appointment</p>`,
        { sums, hasRates: true },
        '.t { width: 100%; } .r { text-align: right; }',
      ]
    },
  ),
}
