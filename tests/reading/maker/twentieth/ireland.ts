/** Papers of Ireland of an ordinary month: a chemist's receipt, an accountant's fee note, the collector of bins. */
import { escaped, line, onTop, wares, within } from '../eighth/kit'
import { ie } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { beside } from '../nineteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { say } from '../twelfth/kit'
import { note, workday } from './english-kit'

export const iePapers: Papers = {
  /** A chain of chemists: rates by letter behind each price, a table of them, staff and till, a club's points. */
  'pharmacy-till': slip(
    {
      shops:
        'McGettigan’s Pharmacy;Main Street;Carrick-on-Shannon;McGettigan Retail Chemists Ltd|HEALTHWAY PHARMACY;Unit 12 Blanchardstown Centre;Dublin D15 TY0A;Healthway Ireland Limited|Boyle’s Totalcare;14 Eyre Square;Galway H91 FD72;Boyle Totalcare Pharmacies DAC',
      notation: ie,
      days: 'DD/MM/YYYY|DD/MM/YY|DD-mon-YYYY',
    },
    80,
    (pen, shop) => {
      const sums = within(
        pen.buy(
          wares(
            'Paracetamol 500mg 24s;2.2;3.9;0|Hand Cream 75ml;4.5;9.95;23|First Aid Kit Small;9.95;16.5;23|Throat Lozenges;4.2;6.9;0|Plasters Assorted;2.95;5.5;23|Hand Sanitiser 500ml;3.95;7.5;23|Vitamin D 90s;8.95;13.5;13.5|Tissues 3pk;1.99;3.5;23|Antihistamine 30s;6.95;10.5;0',
          ),
          { count: [2, 6], most: 3, isGross: true },
        ).lines,
      )
      const letters: Readonly<Record<string, string>> = { 23: 'A', 13.5: 'B', 0: 'Z' }
      const letterOf = (rate: number) => letters[String(rate)] ?? ''
      const number = pen.digits(say(pen, '######|##/######'))
      return [
        typed(
          80,
          40,
          `
          !^${shop.name}
          ${each(shop.address, (text) => `^${text}`)}
          ^Tel: ${pen.digits('0## ### ####')}
          ^VAT Reg: ${taxNumber(pen, 'IE')}

          You were served by ${say(pen, 'Aoife|Declan|Sinéad|Marta')}
          ==
          ${each(sums.lines, (one) => `${one.quantity} x ${one.text}|${pen.plain(one.amount)} ${letterOf(one.rate)}`)}
          =-
          !Total EUR|${pen.plain(sums.total)}··
          ${say(pen, 'Visa Debit|Mastercard|Debit Card')}|${pen.plain(sums.total)}··
          Number of items|${sums.lines.reduce((all, { quantity }) => all + quantity, 0)}··
          =-
          ${set(['VAT', 'Rate', 'Net', 'VAT', 'Gross'], [5, -8, -9, -9, -9])}
          ${each(sums.shares, (part) => set([letterOf(part.rate), ...(ratesAs(pen, [part], 'rnvg')[0] ?? [])], [5, -8, -9, -9, -9]))}
          =-
          Club points earned|${Math.floor(sums.total / 100) * 5}··
          Receipt ${number}   Till ${pen.whole(1, 6)}
          ${pen.day()} ${pen.clock()}
          ${each(shop.also, (text) => `\n^${text}`)}
          ^Medicines cannot be returned
          ^Go raibh maith agat
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A firm of accountants: a letter with references, narrative paragraphs, fee and outlay, tax on the fee, its account by IBAN. */
  'fee-note': paper(
    ie,
    'D month YYYY|DD month YYYY',
    'book slab',
    'Keogh Tierney & Co.;22 Patrick Street;Kilkenny R95 X8N2|Lavelle Accountants;Quayside House, Bridge Street;Westport F28 P274;Lavelle Accounting Services Limited|DOHERTY BRADY SOLICITORS;5 Castle Street;Letterkenny F92 K4E1',
    'IE',
    (pen, firm, to) => {
      const isLaw = firm.name.includes('SOLICITORS')
      const work = isLaw
        ? 'Lease of premises: to our professional fee for taking instructions, investigating title and attending at completion|Employment contract: to our professional fee for drafting and advice'
        : 'To preparation of the financial statements for the year and submission to the Companies Registration Office|To bookkeeping and preparation of bi-monthly VAT returns|To preparation of income tax return and computation of liability'
      const outlay = isLaw ? 'Land registry search and fees' : 'CRO filing fee'
      const sums = onTop([
        line(say(pen, work), pen.whole(35, 280) * 1000, 23),
        ...(pen.chance(0.5)
          ? [
              line(
                isLaw ? 'Postage, copying and sundries' : 'To payroll for the quarter',
                pen.whole(12, 50) * 1000,
                23,
              ),
            ]
          : []),
        ...(pen.chance(0.6) ? [line(`Outlay: ${outlay}`, pen.pick([2000, 4000, 6500]), 0)] : []),
      ])
      const number = pen.digits(say(pen, '####|26/###|FN#####'))
      const days = pen.pick([14, 30])
      const due = pen.after(days)
      return [
        `<div class="mid" style="border-bottom:0.4mm solid #14532d;padding-bottom:3mm"><div style="font-size:20pt;letter-spacing:0.4mm;color:#14532d">${escaped(firm.name)}</div><div>${isLaw ? 'Commissioners for Oaths' : 'Chartered Accountants & Registered Auditors'}</div><div class="tiny">${place(firm, ', ')} · T ${pen.digits('0## #######')}</div></div><div class="sides" style="margin:9mm 0"><div>Private & Confidential<br>${who(to)}</div>${told(
          [
            ['Our ref', pen.digits('@@/@@/####')],
            ['Date', pen.day()],
            ['Fee note no.', number],
            ['VAT no.', taxNumber(pen, 'IE')],
          ],
        )}</div><h1 class="mid" style="font-size:14pt;letter-spacing:1mm">${say(pen, 'FEE NOTE|INVOICE FOR PROFESSIONAL SERVICES')}</h1><table class="t">${sums.lines.map((one) => `<tr><td style="padding:2mm 12mm 2mm 0">${escaped(one.text)}</td><td class="r" style="vertical-align:bottom">${pen.money(one.amount)}</td></tr>`).join('')}</table>${facts(
          [
            ['', pen.money(sums.net)],
            [`VAT @ 23% on ${pen.money(sums.shares[0]?.net ?? 0)}`, pen.money(sums.vat)],
            ['Total amount due', pen.money(sums.total)],
          ],
          'margin-left:auto;font-weight:bold',
        )}<p style="margin-top:9mm">Payment is due by ${pen.day(due)}. Please make payment to ${say(pen, 'Bank of Leinster|Connacht Savings Bank')}, IBAN ${iban(pen, 'IE')}, quoting the fee note number.</p><p>With compliments<br><br>${escaped(firm.name)}</p><div class="foot tiny mid">${isLaw ? 'Partners: N. Doherty LL.B., C. Brady B.C.L.' : `${firm.also.length > 0 ? `${escaped(lawful(firm))}. ` : ''}Authorised by the Institute to carry on investment business.`}</div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 10.5pt; }',
      ]
    },
  ),

  /** A collector of waste: lifts by day and weight, a monthly charge, tax at the lower rate, taken from the account in some days. */
  'bin-collection': paper(
    ie,
    'DD/MM/YYYY|DD mon YYYY',
    'plain narrow',
    'Greenlane Waste;Ballymount Industrial Estate;Dublin D12 X5W6;Greenlane Environmental Ltd|MUNSTER BIN SERVICES;Kilnamanagh;Nenagh E45 KT91;Munster Bin Services Limited|Heron Recycling;Cappagh Road;Dublin D11 YV60;Heron Recycling DAC',
    'IE',
    (pen, firm, to) => {
      const lifts = Array.from({ length: pen.whole(2, 5) }, (_, at) =>
        line(
          `${pen.day(pen.after(-28 + at * 6), 'DD/MM')} ${say(pen, 'General 1100L lift|Mixed recycling 660L lift|Food 240L lift')}, ${pen.whole(18, 190)} kg`,
          pen.whole(690, 3400),
          13.5,
        ),
      )
      const sums = onTop([line('Monthly service charge', pen.whole(15, 45) * 100, 13.5), ...lifts])
      const due = workday(pen.after(pen.pick([10, 14])))
      const number = pen.digits(say(pen, 'SI#######|########'))
      return [
        `${beside(
          '1fr 1fr 62mm',
          `<div style="font-size:17pt;font-weight:bold;color:#65a30d">${escaped(firm.name)}</div>`,
          `<span class="tiny">${escaped(lawful(firm))}<br>${place(firm)}<br>VAT ${taxNumber(pen, 'IE')}<br>Waste permit ${pen.digits('NWCPO-##-#####-01')}</span>`,
          `<div style="border:0.3mm solid #65a30d;border-radius:2mm;padding:2mm">${told([
            ['Customer no.', pen.digits('C#####')],
            ['Invoice no.', number],
            ['Invoice date', pen.day()],
            ['Page', '1 of 1'],
          ])}</div>`,
        )}<div style="margin:10mm 0 6mm">${who(to)}</div><div style="background:#65a30d;color:#fff;padding:1.5mm 3mm"><b>Invoice</b> – site: ${escaped(to.address.join(', '))}</div>${grid('ruled', 'lrr', 'Service|VAT|Amount €', linesAs(pen, sums.lines, 'tra'))}${facts(sumsAs(pen, sums, 'NVT', 'Goods|VAT|Total'), 'margin-left:auto;border:0.3mm solid #65a30d')}<p>The amount of ${pen.money(sums.total)} will be debited from your account ${pen.digits('IE## **** **** **** **')}${pen.digits('##')} on ${pen.day(due)}.</p>${note('Blue bins must not contain glass. Overweight bins are charged per kilogram.')}${footed([['Creditor ID', pen.digits('IE##SDD######')], ['Customer care', pen.digits('0818 ### ###')], [`Registered in Ireland no. ${pen.digits('######')}`]])}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
