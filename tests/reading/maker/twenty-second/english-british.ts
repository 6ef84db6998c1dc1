/** What a small firm of Great Britain is handed at counters and by mail: a post office, a pub's bill, a parking session, an invoice of a program for freelancers. */
import { escaped, line, onTop, wares, within } from '../eighth/kit'
import { gb } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import { charged } from '../eighteenth/kit'
import { facts, grid, paper, place, told, type Papers } from '../fifteenth/kit'
import { each, row, sheet, slip, tall, typed } from '../fifteenth/tills-kit'
import { beside } from '../nineteenth/kit'
import { share } from '../nineteenth/west-kit'
import { taxNumber } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { logo, say } from '../twelfth/kit'
import { behindIt } from '../twentieth/english-kit'

const minutes = (clock: string): number => {
  const [hours = 0, past = 0] = clock.split(':').map(Number)
  return hours * 60 + past
}

const clockAt = (all: number): string =>
  `${String(Math.floor(all / 60) % 24).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`

export const gbSlips: Papers = {
  /** A post office's counter: services with their weight and where they go, envelopes from the shelf with tax, what was tendered. */
  'post-counter': slip(
    {
      shops:
        'Millgate Post Office;12 Millgate;Thirsk YO7 1AA;Harland News & Post Ltd|POST OFFICE ST MARY STREET;44 St Mary Street;Weymouth DT4 8PU|Brackley Post & Parcels;3 Market Place;Brackley NN13 7AB|Llandaf North Post Office;87 Station Road;Cardiff CF14 2FB;S & R Patel Stores',
      notation: gb,
      days: 'DD/MM/YYYY|D mon YYYY|DD/MM/YY',
    },
    80,
    (pen, shop) => {
      const post = Array.from({ length: pen.whole(1, 4) }, () => {
        const [text, least, most] = pen.pick([
          ['Special Delivery by 1pm', 795, 1245],
          ['1st Class Large Letter', 260, 320],
          ['2nd Class Signed For', 270, 460],
          ['Tracked 48 Small Parcel', 355, 489],
          ['Intl Tracked & Signed', 1120, 1865],
        ] as const)
        return line(text, pen.whole(least, most))
      })
      const goods = pen.buy(
        wares(
          'Padded Envelope Size D;0.79;1.35;20|Packing Tape;2.49;3.99;20|C5 Envelopes 25s;1.99;3.49;20',
        ),
        { count: [0, 2], step: 1, isGross: true },
      ).lines
      const sums = within([...post, ...goods])
      const number = pen.digits(say(pen, '#-#######|##-######-#|#######'))
      return [
        typed(
          80,
          38,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ${sums.vat > 0 ? `^VAT REG No. ${taxNumber(pen, 'GB')}\n` : ''}
          Date and time of issue
          ${pen.day()} ${pen.clock()}|Counter ${pen.whole(1, 5)}
          Receipt No: ${number}
          =-
          ${each(post, (one) => `${one.text}|${pen.plain(one.amount)}\n··Weight 0.${pen.digits('##0')}kg to ${say(pen, 'LS11 5PS|G3 8AZ|BN1 1EE|SW9 6DE')}`)}
          ${each(goods, (one) => `${one.text} V|${pen.plain(one.amount)}`)}
          =-
          TOTAL DUE TO POST OFFICE|${pen.money(sums.total)}
          ${say(pen, 'Debit Card|Contactless|Credit Card')} FROM CUSTOMER|${pen.money(sums.total)}
          BALANCE|${pen.money(0)}
          ${sums.vat > 0 ? `\nV = includes VAT at 20%|${pen.plain(sums.vat)}` : '\nThis is not a VAT invoice'}

          Please keep as proof of posting until
          your item has been delivered.
          ^Thank you
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A pub's bill on a table: covers, dishes by how many, a service charge that may be left out, what of it is tax, the card's record below. */
  'pub-bill': slip(
    {
      shops:
        'The Saracen’s Head;Church Street;Southwell NG25 0HE;Barley Mow Taverns Ltd|OLIVE & ASH;18 Quayside;Newcastle NE1 3DX|The Fox at Oddington;Lower Oddington;Moreton-in-Marsh GL56 0UR;Cotswold Inns & Rooms LLP|Bistro Marcel;62 Northcote Road;London SW11 1PA',
      notation: gb,
      days: 'DD/MM/YYYY|DD mon YYYY|D/M/YY',
    },
    80,
    (pen, shop) => {
      const sums = within(
        pen.buy(
          wares(
            'Soup of the day;6.5;8.5;20|Ploughmans;12;15.5;20|Fish & chips;16;19.5;20|Pie of the week;15.5;18;20|Sea bass;19;24;20|Sticky toffee;7;8.5;20|Btl Picpoul;26;34;20|Pint Best Bitter;4.8;5.9;20|Sparkling water;3.2;4.8;20|Flat white;3.2;3.9;20|Sourdough, butter;4;5.5;20',
          ),
          { count: [3, 7], most: 3, step: 5 },
        ).lines,
      )
      const percent = pen.pick([0, 10, 12.5, 12.5])
      const service = share(sums.total, percent)
      const total = sums.total + service
      const number = pen.digits(say(pen, '#####|###-####|1####'))
      const card = say(pen, 'VISA DEBIT|MASTERCARD|AMEX')
      return [
        `<div class="mid"><div style="font:16pt 'C059'">${escaped(shop.name)}</div>${place(shop)}<br>${pen.digits('01### ######')}</div><div class="pair" style="margin-top:3mm"><span>Table ${pen.whole(1, 38)}</span><span>Covers ${pen.whole(1, 6)}</span></div><div class="pair"><span>Bill No ${number}</span><span>${say(pen, 'Hattie|Luca|Server 7')}</span></div><div>${pen.day()} &nbsp; ${pen.clock()}</div><hr><table style="width:100%">${sums.lines.map((one) => `<tr><td style="width:6mm">${one.quantity}</td><td>${escaped(one.text)}</td><td class="right">${pen.plain(one.amount)}</td></tr>`).join('')}</table><hr><table style="width:100%">${service > 0 ? `${row('Sub total', pen.money(sums.total))}${row(`Optional service ${percent}%`, pen.money(service))}` : ''}<tr style="font-size:12pt;font-weight:bold"><td>TOTAL</td><td class="right">${pen.money(total)}</td></tr></table><table style="width:100%;margin-top:2mm">${row('Net', pen.plain(sums.net))}${row('VAT @ 20%', pen.plain(sums.vat))}</table><p class="mid">${service > 0 ? 'A discretionary service charge has been added. All of it goes to the team.' : 'Service is not included.'}</p><hr><div>${card} ${pen.digits('************####')}<br>SALE &nbsp; CONTACTLESS<br>AMOUNT &nbsp; ${pen.money(total)}<br>AUTH CODE ${pen.digits('######')} &nbsp; TID ${pen.digits('****####')}</div><hr><div class="mid">${behindIt(shop)}${shop.also.length > 0 ? '<br>' : ''}VAT No. ${taxNumber(pen, 'GB')}</div>`,
        { sums: charged(sums, service), documentNumber: number },
        '#sheet { font-size: 8.4pt; }',
      ]
    },
  ),

  /** The mail of a parking service: place with its code, car, from when till when, a tariff and fees, of which alone is taxed. */
  'parking-session': sheet(
    {
      shops:
        'ParkTide;1 Bankside Yards;London SE1 9GF;ParkTide Mobile Limited|KerbPay;Wellington House;Basingstoke RG21 4AA;KerbPay (UK) Ltd|BayBuddy;The Tannery;Leeds LS3 1HS;BayBuddy Technologies Limited',
      notation: gb,
      days: 'D mon YYYY|DD/MM/YYYY|dow D mon YYYY',
    },
    'A4',
    (pen, shop) => {
      const sums = within([
        line('Parking tariff', pen.whole(3, 48) * 40),
        line('Service fee', pen.pick([20, 29, 35, 40]), 20),
        ...(pen.chance(0.4) ? [line('Text message reminder', pen.pick([10, 15]), 20)] : []),
      ])
      const number = pen.digits(say(pen, '########|PS-########|@@######'))
      const [where = '', owner = ''] = pen.pick([
        ['Castle Mead Car Park, Hereford', 'Wyevale District Council'],
        ['Station Approach, Harrogate', 'Nidd Valley Council'],
        ['Harbour Lights, Poole', 'Harbourside Parking Ltd'],
      ])
      const start = minutes(pen.clock())
      const long = pen.pick([60, 90, 120, 180, 240])
      return [
        `<div style="border-top:3mm solid #0369a1;padding-top:8mm"><div class="sides"><div style="font-size:22pt;font-weight:bold;color:#0369a1">${escaped(shop.name)}</div><div style="font-size:13pt">Your parking receipt</div></div><p style="margin-top:8mm">Hello, thanks for parking with us. Here are the details of your session.</p><table style="width:100%;margin:5mm 0">${row('Location', `${pen.digits('####')} ${where}`)}${row('Operated by', owner)}${row('Vehicle', pen.digits('@@## @@@'))}${row('Start', `${pen.day()} ${clockAt(start)}`)}${row('End', `${pen.day()} ${clockAt(Math.min(start + long, 1439))}`)}${row('Receipt number', number)}</table><div style="background:#e0f2fe;padding:4mm"><table style="width:100%">${sums.lines.map((one) => row(one.text, pen.money(one.amount))).join('')}<tr style="font-weight:bold;font-size:13pt"><td>Total paid</td><td class="right">${pen.money(sums.total)}</td></tr></table></div><p>Paid with ${say(pen, 'Visa|Mastercard|Apple Pay')} ending ${pen.digits('####')}. Fees include VAT at 20% of ${pen.money(sums.vat)}; the tariff is set by the operator.</p><p style="margin-top:10mm;font-size:8pt;color:#555">${behindIt(shop, '#, ')}${place(shop, ', ')}. Company number ${pen.digits('0#######')}. VAT number ${taxNumber(pen, 'GB')}. Please do not reply to this email.</p></div>`,
        { sums, documentNumber: number, otherNames: [...shop.also, owner] },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),

  /** As a program for freelancers prints it: the sender at right below its sign, facts in bold, quantity before the details, a total called by the currency, how to pay and other information in two columns at the foot. */
  'quantity-first': paper(
    gb,
    'DD month YYYY|D month YYYY|DD mon YYYY',
    'plain light',
    'Wren & Oakley Ltd;The Granary, Manor Farm;Romsey SO51 6FT|Hannah Brightwell Copywriting;9 Fountain Road;Stirling FK9 4BQ|Lumen Structural;Studio 11, Baltic Works;Sheffield S9 3TJ;Lumen Structural Engineering Ltd|RJT Consulting Limited;14 Bramble Drive;Fleet GU51 5RH',
    'GB',
    (pen, firm, to) => {
      const rate = firm.name.startsWith('Hannah') ? 0 : 20
      const unit = say(pen, 'Days|Hours')
      const sums = onTop(
        pen
          .buy(
            wares(
              'Consultancy on site;45;620|Project management;40;480|Website copy, four pages;180;640|Report and drawings;220;1250|Workshop with the team;150;900|Travel expenses;18;140|Revisions to second draft;60;240',
            ),
            { count: [1, 4], most: 9, step: 500 },
          )
          .lines.map((one) => ({ ...one, rate })),
      )
      const days = pen.pick([7, 14, 30])
      const due = pen.after(days)
      const number = pen.digits(say(pen, '0##|26-##|###|WO0##'))
      const order = pen.chance(0.4) ? pen.digits('PO ####') : ''
      const rows = sums.lines.map((one) => [
        `${one.quantity}${one.quantity > 1 ? ` ${unit}` : ''}`,
        one.text,
        pen.plain(one.unit),
        ...(rate > 0 ? ['20%'] : []),
        pen.plain(one.amount),
      ])
      return [
        `${beside('1fr 70mm', `<div style="padding-top:24mm"><b>${escaped(to.name)}</b><br>${place(to)}</div>`, `${logo(firm.name, 5.5, 'font-weight:bold;color:#166534;margin-bottom:4mm')}${firm.also.map((also) => `${escaped(also)}<br>`).join('')}${place(firm)}<br>United Kingdom<br><br>Tel: ${pen.digits('07### ######')}`)}<div style="font-size:20pt;margin:9mm 0 4mm">${say(pen, 'INVOICE|Invoice')} ${number}</div>${told(
          [
            ['Invoice Date:', pen.day()],
            ...(order ? [['PO Reference:', order] as const] : []),
            ['Due on:', pen.day(due)],
          ],
          'font-weight:bold',
        )}${grid('ruled', rate > 0 ? 'llrrr' : 'llrr', rate > 0 ? 'Quantity|Details|Unit Price (£)|VAT|Net Subtotal (£)' : 'Quantity|Details|Unit Price (£)|Subtotal (£)', rows)}${facts(
          rate > 0
            ? sumsAs(pen, sums, 'nvT', 'Net Total|VAT|GBP Total')
            : sumsAs(pen, sums, 'T', 'GBP Total'),
          'margin-left:auto;font-weight:bold',
        )}<div class="foot" style="border-top:0.3mm solid #166534;padding-top:3mm;font-size:8pt"><div class="cols"><div><b>Payment Details</b><br>${say(pen, 'Monument Bank|Fidelis|Clyde & Thames')}<br>Bank Account: ${pen.digits('########')}<br>Sort Code: ${pen.digits('##-##-##')}<br>Payment Reference: ${number}</div><div><b>Other Information</b><br>${rate > 0 ? `VAT Registration Number: ${taxNumber(pen, 'GB')}<br>` : 'Not registered for VAT<br>'}${/Ltd|Limited/.test(lawful(firm)) ? `Company Registration Number: ${pen.digits('1#######')}<br>` : ''}Payment terms: ${days} days</div></div><div class="mid" style="margin-top:3mm;color:#666">Page 1/1</div></div>`,
        {
          sums,
          documentNumber: number,
          due,
          ...(order ? { customerReference: order } : {}),
        },
      ]
    },
  ),
}
