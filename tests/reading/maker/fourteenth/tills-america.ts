/** Receipts of the United States, Canada and Mexico: a fuel pump, a signed slip, a members' store, a garage, a ride, a liquor store, a corner shop, a toll booth. */
import { mx } from '../tenth/notations'
import { line, onTop, within } from '../eighth/kit'
import { ca, quebec, us } from '../eighth/notations'
import { dots, strokes } from '../ninth/kit'
import { byHand, taxed } from '../eleventh/kit'
import { say } from '../twelfth/kit'
import { totalOf } from '../thirteenth/kit'
import { linesOf, one, priced, sold } from './bought'
import { bill, settled, till, under, type Families } from './kit'
import { edged, mailed } from './pieces'

export const usTills: Families = {
  /** Of a pump: gallons to a thousandth, a price to a tenth of a cent, no tax told. */
  'pump-island': till(us, 'MM/DD/YY|MM/DD/YYYY', '62 needle', (pen, shop) => {
    const [gallons, price] = [pen.whole(4200, 21_900), pen.whole(2799, 4899)]
    const grade = say(pen, 'REGUNL|UNLEAD 87|PREMIUM 93|DIESEL 2')
    const sums = within([line(grade, Math.round((gallons * price) / 10_000))])
    const [number, card] = [pen.digits('######'), say(pen, 'VISA|MASTERCARD|WEX FLEET')]
    return [
      `
      ^WELCOME TO
      ^!${shop.name}
      ${under(shop)}

      ${pen.day()} | ${pen.clock()}
      INVOICE# ${number}
      AUTH# ${pen.digits('######')}
      ${card} | ${pen.digits('XXXXXXXX####')}

      PUMP | PRODUCT | $/G
      ${pen.digits('0#')} | ${grade} | $${(price / 1000).toFixed(3)}

      GALLONS | FUEL TOTAL
      ${(gallons / 1000).toFixed(3)} | ${pen.money(sums.total)}
      ---
      TOTAL SALE | ${pen.money(sums.total)}
      CHIP READ  APPROVED
      ^THANKS, COME AGAIN
      `,
      { sums, documentNumber: number },
    ]
  }),

  /** A card's slip that was signed: the tip and the sum with it written by hand, the only total there is. */
  'signed-copy': till(us, 'MM/DD/YYYY|mon D, YYYY|MM/DD/YY', '76 plain needle', (pen, shop) => {
    const before = pen.whole(1900, 18_400)
    const tip = pen.whole(3, 30) * 100
    const sums = within([line('Amount', before + tip)])
    const number = pen.digits(say(pen, '#####|1###|####-#'))
    const hand = (label: string, cents: number) =>
      `<div class="pair" style="margin-top:3mm"><span>${label}</span><span style="border-bottom:0.2mm solid #000;min-width:28mm">${byHand(pen.plain(cents))}</span></div>`
    return [
      `
      ^!${shop.name}
      ${under(shop)}

      Server: ${say(pen, 'Dana|Marcus|Trish B')} | ${pen.day()}
      Table ${pen.whole(1, 48)}/${pen.whole(1, 4)} | ${pen.clock()}
      Check #: ${number}
      Sale
      ${say(pen, 'Visa|Amex|Mastercard')} | ${pen.digits('xxxx####')}
      Approval: | ${pen.digits('0####@')}
      ---
      !Amount: | ${pen.money(before)}
      ${hand('+ Tip:', tip)}
      ${hand('= Total:', before + tip)}

      X ${'_'.repeat(26)}
      I agree to pay the above total according to
      my card issuer agreement.
      ^Customer Copy
      `,
      { sums, documentNumber: number, hasLines: false },
    ]
  }),

  /** Of a store for members: codes before the goods, savings with a minus behind, letters for tax, the sum between stars. */
  'club-store': till(us, 'MM/DD/YYYY', '80 narrow needle', (pen, shop) => {
    const bought = sold(pen, 'club-store', { count: [3, 6], step: 1, isGross: false })
    const first = bought.lines.find(({ rate }) => rate > 0) ?? bought.lines[0]
    const saving = line(`TPD/${first?.text}`, -pen.whole(1, 4) * 100, first?.rate ?? 0)
    const sums = onTop([...bought.lines, ...((first?.amount ?? 0) > 900 ? [saving] : [])])
    const number = pen.digits('2#######################')
    const marked = (cents: number, rate: number) =>
      `${pen.plain(Math.abs(cents))}${cents < 0 ? '-' : ''}${rate > 0 ? ' A' : ' '}`
    return [
      `
      ^!${shop.name}
      ${under(shop)}
      Member ${pen.digits('1###########')}
      ${linesOf(sums, (each) => `${each.rate === 0 ? 'E ' : ''}${pen.digits('######')} ${each.text} | ${marked(each.amount, each.rate)}`)}
      SUBTOTAL | ${pen.plain(sums.net)}
      TAX | ${pen.plain(sums.vat)}
      !**** TOTAL | ${pen.plain(sums.total)}
      ---
      ${pen.digits('XXXXXXXXXXXX####')} | CHIP READ
      AID: A0000000031010
      Seq# ${pen.digits('####')} | App#: ${pen.digits('######')}
      VISA Resp: APPROVED
      AMOUNT: $${pen.plain(sums.total)}
      ${pen.day()} ${pen.clock()}
      CHANGE | 0.00
      A 7.0% TAX | ${pen.plain(sums.vat)}
      TOTAL NUMBER OF ITEMS SOLD = ${bought.lines.length}
      ${strokes(60)}
      ^${number}
      OP#: ${pen.digits('##')} Name: ${say(pen, 'Rhonda|Luis|Kim')}
      `,
      { sums, documentNumber: number },
    ]
  }),

  /** Of a garage's machine: in on one day, out on the next at times, a city's tax on top. */
  'level-kiosk': till(us, 'MM/DD/YYYY|mon D YYYY', '58 wide plain', (pen, shop) => {
    const nights = pen.chance(0.4) ? 1 : 0
    const sums = onTop([line('Parking fee', pen.whole(9, 46) * 50, pen.pick([12.5, 18, 20]))])
    const number = pen.digits(say(pen, '00####|P2-#####|######'))
    const rate = sums.shares[0]?.rate ?? 0
    return [
      `
      ${shop.name}
      ${shop.address.join('\n')}
      ===
      !RECEIPT | ${number}

      In: | ${pen.day(pen.after(-nights))} 08:${pen.whole(10, 59)}
      Out: | ${pen.day()} 19:${pen.whole(10, 59)}
      Lost ticket: | No
      ===
      Parking fee | ${pen.money(sums.net)}
      City parking tax ${rate}% | ${pen.money(sums.vat)}
      !Paid | ${pen.money(sums.total)}
      ${say(pen, 'AMEX|VISA|Discover')} ${pen.digits('***####')}
      ${shop.also.length > 0 ? `Operated by ${shop.also[0]}` : 'No in and out privileges'}
      `,
      { sums, documentNumber: number },
    ]
  }),

  /** A ride, told by mail: the sum above all, the tip among the fares, no tax, no number. */
  'ride-mail': bill(us, 'month D, YYYY|mon D, YYYY', 'plain light letter', (pen, firm, to) => {
    const fares = [
      line('Trip fare', pen.whole(780, 5200)),
      line('Booking fee', pen.whole(150, 420)),
      ...(pen.chance(0.5) ? [line('Airport surcharge', pen.whole(200, 550))] : []),
      line('Tip', pen.whole(1, 9) * 100),
    ]
    const sums = within(fares)
    const rider = say(pen, 'Priya|Gus|Marisol')
    return [
      mailed(
        '#18181b',
        firm.name,
        `<div style="display:flex;justify-content:space-between;align-items:baseline"><span class="big">Total</span><span style="font-size:24pt">${pen.money(sums.total)}</span></div><p>${pen.day()}</p><p class="grey">Thanks for riding, ${rider}. Here’s your trip receipt.</p><hr>${edged(
          priced(pen, sums),
          'border-bottom:0.1mm solid #eee',
        )}<p><b>Payments</b></p>${edged([[`${say(pen, 'Visa')} ••••${pen.digits('####')} ${pen.day()} ${pen.clock()}`, pen.money(sums.total)]])}<p style="margin-top:8mm">You rode with ${say(pen, 'Tomasz|Abdul|Wren')} · 4.9★ rating · License plate ${pen.digits('@@@####')}</p><p class="grey small">${(pen.whole(18, 240) / 10).toFixed(1)} miles | ${pen.whole(8, 50)} min<br>${to.address[0]}, ${to.address[1]}</p><p class="small grey">${[firm.name, ...firm.also, ...firm.address].join(', ')}</p>`,
      ),
      { sums, ...settled },
    ]
  }),
}

export const caTills: Families = {
  /** Of a liquor store: a deposit without tax below each bottle, the federal tax and the province's each on a line. */
  'bottle-deposit': till(ca, 'YYYY-MM-DD|MM/DD/YYYY|mon DD, YYYY', '76 needle', (pen, shop) => {
    const bought = sold(pen, 'bottle-deposit', { count: [1, 4], most: 3, step: 1, isGross: false })
    const { sums: drinks, taxes } = taxed(bought.lines, [5, 10])
    const deposit = line(
      'CONTAINER DEPOSIT',
      10 * bought.lines.reduce((all, { quantity }) => all + quantity, 0),
    )
    const sums = {
      ...drinks,
      lines: [...drinks.lines, deposit],
      total: drinks.total + deposit.amount,
    }
    const number = pen.digits(say(pen, '###-##-######|######'))
    return [
      `
      ^!${shop.name}
      ${under(shop)}
      ^GST# ${pen.digits('######### RT0001')}

      Trans: ${number} | Reg ${pen.digits('#')}
      ${linesOf(drinks, (each) => `${each.quantity} ${each.text} | ${pen.plain(each.amount)} GP`)}
      CONTAINER DEPOSIT | ${pen.plain(deposit.amount)}
      ---
      SUBTOTAL | ${pen.plain(drinks.net + deposit.amount)}
      GST 5% | ${pen.plain(taxes[0]?.vat ?? 0)}
      PST 10% | ${pen.plain(taxes[1]?.vat ?? 0)}
      !TOTAL | CAD ${pen.money(sums.total)}
      INTERAC CHEQUING | ${pen.money(sums.total)}
      ${pen.day()} ${pen.clock()} CLERK ${pen.whole(2, 40)}
      ^PLEASE DRINK RESPONSIBLY
      `,
      { sums, documentNumber: number },
    ]
  }),

  /** Of a corner shop in Quebec: two taxes with their numbers, the code of the province's box, cash to five cents. */
  depanneur: till(quebec, 'YYYY-MM-DD|DD-MM-YYYY', '72 needle wide', (pen, shop) => {
    const bought = sold(pen, 'depanneur', { count: [1, 4], most: 2, step: 1, isGross: false })
    const { sums, taxes } = taxed(bought.lines, [5, 9.975])
    const paid = Math.round(sums.total / 5) * 5
    const isCash = pen.chance(0.5)
    const number = pen.digits('######')
    return [
      `
      ^!${shop.name}
      ${under(shop)}
      ---
      FACTURE ${number} | CAISSE ${pen.whole(1, 3)}
      ${linesOf(sums, (each) => `${each.quantity} ${each.text} | ${pen.plain(each.amount)} FP`)}

      SOUS-TOTAL | ${pen.money(sums.net)}
      TPS ${pen.digits('######### RT0001')} | ${pen.money(taxes[0]?.vat ?? 0)}
      TVQ ${pen.digits('########## TQ0001')} | ${pen.money(taxes[1]?.vat ?? 0)}
      TOTAL | ${pen.money(sums.total)}
      ${isCash ? `ARRONDI | ${pen.money(paid - sums.total)}\n!COMPTANT | ${pen.money(paid)}` : `!DÉBIT | ${pen.money(sums.total)}`}
      ===
      PAIEMENT REÇU
      ${pen.day()} ${pen.clock()}
      ${dots(20)}
      ^${pen.digits('####-####-####')}
      `,
      {
        sums,
        documentNumber: number,
        total: totalOf(isCash ? paid : sums.total),
      },
    ]
  }),
}

export const mxTills: Families = {
  /** Of a toll booth: class and axles, tax within, an address in the web to ask for an invoice at. */
  caseta: till(mx, 'DD/MM/YYYY|DD-mon-YYYY', '60 needle narrow', (pen, shop) => {
    const sums = within([one(pen, 'AUTO|CAMION 2 EJES|AUTOBUS', [38, 420], 16)])
    const number = pen.digits(say(pen, '########|###-#######'))
    return [
      `
      ^!${shop.name}
      ${under(shop)}
      ^R.F.C. ${pen.digits('@@@######@@#')}
      ---
      PLAZA: ${pen.whole(10, 190)} ${say(pen, 'SAN MARCOS|TEPOTZOTLAN|PALMILLAS')}
      CARRIL: ${pen.digits('0#')} | CAJERO: ${pen.digits('####')}
      FOLIO: | ${number}
      FECHA: ${pen.day()} | ${pen.clock()}
      CLASE: | ${sums.lines[0]?.text}
      ===
      !TARIFA: | ${pen.money(sums.total)} M.N.
      ===
      ^I.V.A. INCLUIDO 16%: ${pen.money(sums.vat)}
      FORMA DE PAGO: ${say(pen, 'EFECTIVO|TARJETA|TAG')}
      ^FACTURE ANTES DE 30 DIAS EN
      ^WWW.FACTURACASETA.EXAMPLE
      `,
      { sums, documentNumber: number },
    ]
  }),
}
