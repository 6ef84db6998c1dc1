/** Everyday papers of Finland: fuel, a bill with the bank's slip at the foot, a subscription from America in dollars. */
import { escaped, line, onTop, wares, within } from '../eighth/kit'
import { fi } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { bars, each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban } from '../ninth/numbers'
import { beside, ribbon } from '../nineteenth/kit'
import { registered } from '../nineteenth/north-kit'
import { decimal, tally, usd } from '../thirteenth/kit'
import { headed, say } from '../twelfth/kit'

export const fiPapers: Papers = {
  /** A station's: litres of a pump, something from the shop beside, the table of tax, the card's own lines. */
  huoltamo: slip(
    {
      shops:
        'TANKKAPISTE Hakkila;Kehätie 4;01380 Vantaa;Hakkilan Liikennepalvelut Oy|Nelostien Tankki;Ykköstie 210;24910 Halikko;Tienvarsi Hannula Ky|NESTO Kuopio Neulamäki;Neulamäentie 2;70700 Kuopio;Savon Tankkaus Oy',
      notation: fi,
      days: 'D.M.YYYY|DD.MM.YYYY',
      since: '2024-09-01',
    },
    72,
    (pen, shop) => {
      const [litres, price] = [pen.whole(1800, 6900), pen.whole(1569, 1989)]
      const fuel = say(pen, '95 E10|98 E5|Diesel')
      const sums = within([
        line(fuel, Math.round((litres * price) / 1000), 25.5),
        ...(pen.chance(0.4) ? [line('Lasinpesuneste 4 L', pen.pick([795, 990]), 25.5)] : []),
        ...(pen.chance(0.3) ? [line('AdBlue 10 L', pen.pick([1490, 1990]), 25.5)] : []),
      ])
      const number = pen.digits(say(pen, '######|####/##'))
      const { own } = registered(pen, 'FI')
      return [
        typed(
          72,
          38,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^Y-tunnus ${own}

          KUITTI ${number}
          ${pen.day()} klo ${pen.clock()}|Myyjä ${pen.whole(1, 12)}
          =-
          ${each(sums.lines, (one, at) => (at > 0 ? `${one.text}|${pen.plain(one.amount)}` : `${one.text}  Mittari ${pen.whole(1, 8)}\n··${decimal(pen, litres / 100, 2)} L x ${decimal(pen, price / 1000, 3)} €/L|${pen.plain(one.amount)}`))}
          =-
          !YHTEENSÄ EUR|${pen.plain(sums.total)}
          Korttimaksu|${pen.plain(sums.total)}

          ${set(['ALV', 'VEROTON', 'VERO', 'YHT.'], [9, -9, -9, -11])}
          ${each(ratesAs(pen, sums.shares, 'rnvg'), (cells) => set(cells, [9, -9, -9, -11]))}
          =-
          Debit Mastercard ${pen.digits('**** ####')}
          Viite ${pen.digits('############')} CHIP
          ^Kiitos käynnistä, turvallista matkaa!
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** As programs of accountants print it: facts in a column at the right, lines by rate, the bank's transfer slip in its usual boxes with a bar code. */
  tilisiirto: paper(
    fi,
    'D.M.YYYY|DD.MM.YYYY',
    'plain narrow',
    'Tilitoimisto Niemelä Oy;Koulukatu 22;65100 Vaasa|SIIVOUSPALVELU RAIKAS;Teollisuustie 7;40320 Jyväskylä;Siivouspalvelu Raikas Oy|Sähkö-Asennus Lehto Ky;Varastokatu 1;28100 Pori|Kuljetusliike A. Rautio;Asematie 14;84100 Ylivieska;A. Rautio Tmi',
    'FI',
    (pen, firm, to) => {
      const { lines } = pen.buy(
        wares(
          'Kuukausimaksu;120;390;25.5|Työtunnit;48;69;25.5|Tarvikkeet;25;310;25.5|Lisätyö sopimuksen mukaan;80;340;25.5|Kilometrikorvaus;12;60;25.5|Toimistokulut;9;22;25.5',
        ),
        { count: [1, 4], most: 6, step: 50 },
      )
      const sums = onTop(lines)
      const [number, days] = [pen.digits(say(pen, '1###|26###|#####')), pen.pick([7, 14, 21])]
      const [due, { own, tax }] = [pen.after(days), registered(pen, 'FI')]
      const [reference, account] = [pen.digits('1#### #####'), iban(pen, 'FI')]
      const cell = (label: string, value: string, css: string) =>
        `<div style="position:absolute;${css}"><span style="font-size:6pt">${label}</span><br>${value}</div>`
      return [
        `${beside(
          '1fr 78mm',
          `<b style="font-size:13pt">${escaped(firm.name)}</b><br>${place(firm)}<div style="margin-top:14mm">${who(to)}</div>`,
          `<b style="font-size:13pt">LASKU</b>${told([
            ['Laskun numero', number],
            ['Laskun päiväys', pen.day()],
            ['Asiakasnumero', pen.digits('10##')],
            ['Maksuehto', `${days} pv netto`],
            ['Eräpäivä', pen.day(due)],
            ['Viivästyskorko', '11,5 %'],
            ['Viitteenne', say(pen, 'Pekka Salo|Anna Mäki|toimisto')],
          ])}`,
        )}${grid('ruled', 'lrrrr', 'Kuvaus|Määrä|à-hinta|ALV %|Veroton yht.', linesAs(pen, sums.lines, 'tqura'))}${tally(
          [
            ['Veroton hinta yhteensä', pen.plain(sums.net)],
            ['Arvonlisävero yhteensä', pen.plain(sums.vat)],
            ['Maksettava yhteensä EUR', pen.plain(sums.total)],
          ],
        )}<div class="tiny at" style="left:18mm;right:18mm;bottom:112mm;border-top:0.2mm solid #555;padding-top:1mm"><div class="cols"><div>${legal(firm)}<br>${place(firm, ', ')}</div><div>Y-tunnus ${own}<br>ALV-tunnus ${tax}</div><div>Puh. ${pen.digits('0## ### ####')}<br>Kotipaikka ${(firm.address[1] ?? '').slice(6)}</div></div></div><div class="at" style="left:12mm;right:12mm;bottom:8mm;height:100mm;border-top:0.3mm dashed #333">${cell('Saajan tilinumero', `${account} &nbsp; OKOYFIHH`, 'left:2mm;top:4mm')}${cell('Saaja', `${legal(firm)}<br>${place(firm)}`, 'left:2mm;top:17mm')}${cell('Maksaja', who(to), 'left:2mm;top:38mm')}${cell('Allekirjoitus', '______________________', 'left:2mm;top:62mm')}${cell('Laskun numero', number, 'left:100mm;top:20mm')}${cell('Viitenumero', reference, 'left:100mm;top:52mm')}${cell('Eräpäivä', pen.day(due), 'left:100mm;top:64mm')}${cell('Euro', `<b>${pen.plain(sums.total)}</b>`, 'left:148mm;top:64mm')}<div style="position:absolute;left:2mm;bottom:2mm">${bars(pen, 110, 12)}</div></div>`,
        { sums, documentNumber: number, due },
      ]
    },
    '2024-09-01',
  ),

  /** Of hosting from America: a summary of the month by service, charged to a card, in dollars, no tax. */
  pilvipalvelu: paper(
    usd,
    'month D, YYYY|mon D, YYYY|YYYY-MM-DD',
    'plain light',
    'Harborstack, Inc.;548 Market St, PMB 90210;San Francisco, CA 94104, USA|Deploywise;1209 Orange Street;Wilmington, DE 19801, USA;Deploywise Technologies LLC|MAILFERRY;675 Ponce de Leon Ave NE;Atlanta, GA 30308, USA;Mailferry Group Inc.',
    'FI',
    (pen, firm, to) => {
      const sums = within(
        pen.buy(
          wares(
            'Compute instances;12;160|Managed database;15;90|Object storage;5;21|Bandwidth overage;1;18|Automated backups;2;24|Email sends;10;80|Priority support;29;49|Dedicated IP;4;24',
          ),
          { count: [2, 5], step: 1 },
        ).lines,
      )
      const number = pen.digits(say(pen, '#########|HS-26-######|A-########'))
      const month = new Date(Date.UTC(pen.date.getUTCFullYear(), pen.date.getUTCMonth(), 0))
      return [
        `<div class="sides"><div><b style="font-size:16pt">${escaped(firm.name)}</b></div><div style="border:0.6mm solid #16a34a;color:#16a34a;font-size:15pt;padding:1mm 4mm">PAID</div></div><p style="font-size:13pt;margin-top:9mm">Invoice for ${pen.day(month, 'month YYYY')}</p>${headed(
          [
            ['Invoice #', number],
            ['Issued', pen.day()],
            ['Payment', `${say(pen, 'Visa|Mastercard')} ending ${pen.digits('####')}`],
            ['Account', pen.digits('acct-@@####')],
          ],
        )}<div class="cols"><div><span class="grey">From</span><br>${legal(firm)}<br>${place(firm)}</div><div><span class="grey">For</span><br>${who(to)}<br>Finland</div></div>${grid('ruled', 'lr', 'Product usage charges|Amount (USD)', linesAs(pen, sums.lines, 'tA'))}${ribbon(
          [
            ['Subtotal', pen.money(sums.total)],
            ['Credits', pen.money(0)],
            ['Tax', pen.money(0)],
            ['Total', pen.money(sums.total)],
          ],
          'font-size:12pt;border-top:0.4mm solid #222;padding-top:2mm',
        )}<p>${pen.money(sums.total)} was charged to your card on ${pen.day()}. No further action is needed.</p><p class="tiny grey">Our services are billed from the United States. VAT has not been charged; business customers account for it in their own country.</p>`,
        { sums, vat: null, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),
}
