/** Slips of the United States: a hardware store's till, a restaurant's card slip with a tip written in by hand, a garage's machine. */
import { escaped, line, onTop, within } from '../eighth/kit'
import { us } from '../eighth/notations'
import { charged, pencilled } from '../eighteenth/kit'
import { legal, place, type Papers } from '../fifteenth/kit'
import { bars, each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { dayOff } from '../nineteenth/west-kit'
import { minutesAfter } from '../ninth/kit'
import { say } from '../twelfth/kit'
import { nines } from '../twentieth/west-kit'

/** As Americans tell the time. */
const twelve = (clock: string): string => {
  const [hour = '', past = ''] = clock.split(':')
  const hours = Number(hour)
  return `${((hours + 11) % 12) + 1}:${past} ${hours < 12 ? 'AM' : 'PM'}`
}

export const usSlips: Papers = {
  /** A hardware store's till: a clerk, things with their code first, how many and the unit, tax, a card, the journal's number below. */
  'hardware-journal': slip(
    {
      shops:
        'KEYSTONE TRUE HARDWARE;118 E MAIN ST;LITITZ, PA 17543;Keystone Home Center Inc|Garcia’s Do-Rite Hardware;4012 SAN MATEO BLVD NE;ALBUQUERQUE, NM 87110|LAKE COUNTRY ACE-HI LUMBER;702 STATE HWY 34;DETROIT LAKES, MN 56501|Mill Creek Feed & Hardware;55 DEPOT ST;BOZEMAN, MT 59715;MCFH LLC',
      notation: us,
      days: 'MM/DD/YY|M/D/YYYY|MM/DD/YYYY',
    },
    80,
    (pen, shop) => {
      const rates: Readonly<Record<string, number>> = { PA: 6, NM: 7.625, MN: 7.375, MT: 0 }
      const rate = rates[/, (..) /.exec(shop.address[1] ?? '')?.[1] ?? ''] ?? 0
      const sums = onTop(
        nines(
          pen,
          'DECK SCREW 3IN 1LB;8.99;13.99|PVC ELBOW 3/4;0.79;1.59|FURNACE FILTER 16X25;6.99;14.99|WD SPRAY 11OZ;6.49;9.99|UTILITY KNIFE;7.99;14.99|ROMEX 12/2 25FT;29.99;44.99|KEY SINGLE CUT;2.49;3.99|CONTRACTOR BAGS 20CT;15.99;22.99|FLAT LATEX WHITE GAL;24.99;38.99|WIRE NUTS YEL 25PK;3.99;6.99',
          { count: [1, 6], most: 8 },
        ).map((one) => ({ ...one, rate })),
      )
      const number = pen.digits(say(pen, '######|@#####|###-######'))
      const pieces = sums.lines.reduce((all, { quantity }) => all + quantity, 0)
      return [
        typed(
          80,
          42,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^(${pen.digits('###) ###-####')}

          ${pen.day()} ${twelve(pen.clock())}|${say(pen, 'TAMMY|RON|0017')}  ${pen.digits('5##')} SALE
          =-
          ${each(sums.lines, (one) => `${set([pen.digits('#######'), String(one.quantity), 'EA', `$${pen.plain(one.unit)} EA`], [9, -4, -4, -14])}\n${one.text}|$${pen.plain(one.amount)}${rate > 0 ? ' T' : ''}`)}
          =-
          ${set([`SUB-TOTAL: $ ${pen.plain(sums.net)}`, `TAX: $ ${pen.plain(sums.vat)}`], [24, -18])}
          !TOTAL:|$ ${pen.plain(sums.total)}
          ${say(pen, 'BK CARD AMT|CASH|DEBIT AMT')}:|$ ${pen.plain(sums.total)}
          ${pieces} ITEM(S)

          =*
          ^==>> JRNL#${number} <<==
          CUST NO:*5|CASH CUSTOMER
          ^THANK YOU FOR SHOPPING LOCAL
          ^NO RETURNS ON CUT WIRE OR TINTED PAINT
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A card slip from a restaurant: an amount that holds everything, a tip and the sum of both written in by hand, signed. */
  'tip-slip': slip(
    {
      shops:
        'SAL’S TRATTORIA;221 ATWELLS AVE;PROVIDENCE, RI 02903;Salvatore & Sons Restaurant Corp|The Copper Skillet;1800 LARIMER ST;DENVER, CO 80202|PHO GOLDEN BOWL;9180 BOLSA AVE;WESTMINSTER, CA 92683|Harbor Street Oyster Bar;15 HARBOR ST;NEWBURYPORT, MA 01950;HSOB Inc',
      notation: us,
      days: 'MM/DD/YYYY|MM/DD/YY|mon DD, YYYY',
    },
    57,
    (pen, shop) => {
      const amount = pen.whole(1450, 16_900)
      const tip = Math.max(200, Math.round((amount * pen.pick([15, 18, 20, 22])) / 100))
      const round = pen.chance(0.6) ? (100 - ((amount + tip) % 100)) % 100 : 0
      const number = pen.digits(say(pen, '####|1####|###'))
      const written = (label: string, html: string) =>
        `<div style="display:flex;margin-top:4mm;gap:2mm;align-items:flex-end"><span style="width:17mm">${label}</span><span style="flex:1;border-bottom:0.25mm solid #222;text-align:right;font-size:12pt">${html}</span></div>`
      return [
        `<div class="mid"><b>${escaped(shop.name)}</b><br>${place(shop)}<br>${pen.digits('###-###-####')}</div><div style="margin-top:3mm">Date: ${pen.day()} ${twelve(pen.clock())}<br>Card Type: ${say(pen, 'Visa|Mastercard|Amex')}<br>Acct #: ${pen.digits('XXXXXXXXXXXX####')}<br>Card Entry: ${say(pen, 'CHIP|CONTACTLESS')}<br>Trans Type: PURCHASE<br>Auth Code: ${pen.digits('######')}<br>Check: ${number}<br>Table: ${pen.whole(1, 40)}/1<br>Server: ${pen.whole(100, 400)} ${say(pen, 'Gina|Marcus|Thuy')}</div>${written('Subtotal:', `<span style="font-size:9pt">${pen.plain(amount)}</span>`)}${written('Tip:', pencilled(pen.plain(tip + round)))}${written('Total:', pencilled(pen.plain(amount + tip + round)))}<div style="margin-top:10mm;border-top:0.25mm solid #222"><span class="small">Signature</span></div><p class="mid small">I agree to pay the above total amount according to my card issuer agreement.</p><div class="mid">* * * ${say(pen, 'Customer|Guest')} Copy * * *${shop.also.length > 0 ? `<br>${legal(shop)}` : ''}</div>`,
        {
          sums: charged(within([line('Subtotal', amount)]), tip + round),
          hasLines: false,
          documentNumber: number,
        },
        '#sheet { font-size: 7.6pt; }',
      ]
    },
  ),

  /** A garage's machine: a ticket in and out, hours, the fee with the city's tax on it, a card. */
  'garage-machine': slip(
    {
      shops:
        'Pershing Plaza Garage;530 S Olive St;Los Angeles, CA 90013;ParkCo Western LLC|BAYSIDE PARKING DECK;401 Biscayne Blvd;Miami, FL 33132|Jack London Lot 7;255 2nd St;Oakland, CA 94607;East Bay Parking Partners LP',
      notation: us,
      days: 'MM/DD/YYYY|MM/DD/YY',
    },
    57,
    (pen, shop) => {
      const town = shop.address[1] ?? ''
      const rate = town.startsWith('Los') ? 10 : town.startsWith('Miami') ? 15 : 18.5
      const sums = onTop([line('Parking Fee', pen.whole(3, 22) * 200, rate)])
      const start = pen.clock()
      const long = pen.whole(35, 115)
      const number = pen.digits(say(pen, '######|#-#######|00####'))
      return [
        typed(
          57,
          28,
          `
          !^${shop.name}
          ${each(shop.address, (text) => `^${text}`)}
          =-
          ^RECEIPT
          Receipt #|${number}
          Ticket #|${pen.digits('0##-######')}
          Station|EXIT ${pen.whole(1, 4)}
          Entry|${pen.day()} ${start}
          Paid|${pen.day()} ${minutesAfter(start, long)}
          Stay|0d 0${Math.floor(long / 60)}h ${String(long % 60).padStart(2, '0')}m
          =-
          Rate A
          Parking Fee|${pen.money(sums.net)}
          City Tax ${rate.toFixed(2)}%|${pen.money(sums.vat)}
          !TOTAL|${pen.money(sums.total)}
          ${say(pen, 'VISA|MASTERCARD|AMEX')} ${pen.digits('####')}|${pen.money(sums.total)}
          Change Due|$0.00
          =-
          ${each(shop.also, (text) => `^${text}`)}
          ^Valid for exit until
          ^${dayOff(pen, 0)} ${minutesAfter(start, long + 15)}
          `,
        ) + bars(pen, 42),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}
