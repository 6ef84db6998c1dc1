/** Bills of Great Britain and Ireland: a sender that stands in the foot alone, a name renewed, units by the half-hour, a buyer who writes the bill, a course, a premium, a crew's hire. */
import { block, escaped, line, negated, onTop, several, within } from '../eighth/kit'
import { gb, ie } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'

export const gbPapers: Papers = {
  /** A web designer's: whom it goes to stands at the top, who sends it only at the foot; the number stands bare beside the title. */
  'foot-alone': paper(
    gb,
    'D month YYYY|DD.MM.YY',
    'light wide',
    'Quillfish;Studio 5, The Maltings;Ipswich IP4 1AL;Quillfish Creative Ltd|Hattersley + Webb;12 Leather Lane;London EC1N 7TQ|studio MONO 44;44 Kirkgate;Leeds LS2 7DJ;Mono Forty Four Limited',
    'GB',
    (pen, firm, to) => {
      const sums = onTop([
        several(say(pen, 'Design days|Front-end build, days'), pen.whole(2, 9), 42_500, 20),
        line(say(pen, 'Stock images|Font licence'), pen.whole(29, 240) * 100, 20),
      ])
      const [number, due] = [pen.digits(say(pen, '0##|26-###')), pen.after(30)]
      return [
        `<div style="font-size:11pt">${who(to)}</div><div style="margin:26mm 0 10mm;font-size:30pt">Invoice <span style="color:#f43f5e">${number}</span></div><div class="cols" style="margin-bottom:8mm"><div><span class="grey">Issued</span><br>${pen.day()}</div><div><span class="grey">Your PO</span><br>${pen.digits('PO####')}</div><div><span class="grey">Due</span><br>${pen.day(due)}</div></div>${grid('ruled', 'lrrr', 'What|How many|Each|£', linesAs(pen, sums.lines, 'tqua'))}${facts(sumsAs(pen, sums, 'NVT', 'Before VAT|VAT (20%)|To pay'), 'margin-left:auto;font-size:12pt')}<div class="foot tiny cols"><div>${escaped(firm.name)}<br>${place(firm)}</div><div>Sort code ${pen.digits('##-##-##')}<br>Account ${pen.digits('########')}</div><div>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}VAT ${taxNumber(pen, 'GB')}</div></div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A name of the web renewed: a mail saved as a file, its heads first, paid by card. */
  'mail-saved': paper(
    gb,
    'D mon YYYY|DD/MM/YYYY',
    'plain',
    'NameHarbour;Castle Quay;Bristol BS1 6XN;NameHarbour Internet Ltd|123-domains;4th Floor, Abbey House;Reading RG1 3BD;OneTwoThree Hosting Limited|Tern Hosting;The Old Dairy;Hay-on-Wye HR3 5DB',
    'GB',
    (pen, firm, { name }) => {
      const sums = within([
        line(
          `${say(pen, 'caldervale|pennywort|oakandelm')}.co.uk, 1 year`,
          pen.whole(899, 1899),
          20,
        ),
        ...(pen.chance(0.6) ? [line('Mailbox 10 GB, 12 months', pen.whole(18, 48) * 100, 20)] : []),
      ])
      const number = pen.digits(say(pen, 'NH-#######|#########'))
      return [
        `<div style="font-size:13pt;font-weight:bold;border-bottom:0.5mm solid #000">Mail</div>${told(
          [
            ['From:', `${firm.name} Billing <billing@example.co.uk>`],
            ['To:', `accounts@example.org (${name})`],
            ['Date:', `${pen.day()} at ${pen.clock()}`],
            ['Subject:', `Payment received, thank you (order ${number})`],
          ],
        )}<hr><p style="margin-top:7mm">Hello,</p><p>We have renewed the services below. Nothing else is needed from you.</p>${sums.lines.map((each) => `<p style="margin-left:6mm">${escaped(each.text)}<br><b>${pen.money(each.amount)}</b> inc VAT, next renewal ${pen.day(pen.after(365))}</p>`).join('')}<p>Total charged to ${say(pen, 'Visa|Mastercard')} ending ${pen.digits('####')}: <b>${pen.money(sums.total)}</b>, of which VAT ${pen.money(sums.vat)} at 20%.</p><p>Order number: ${number}</p><p>The team at ${escaped(firm.name)}</p><p class="tiny grey">${legal(firm)}, ${place(firm, ', ')}. VAT registered ${taxNumber(pen, 'GB')}</p>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),

  /** Electricity of a business: balance before, what was paid, charges of the month in a table, a draft. */
  'power-month': paper(
    gb,
    'D mon YYYY|DD month YYYY',
    'plain narrow',
    'Fenland Power;PO Box 811;Peterborough PE1 9ZZ;Fenland Power Supply Ltd|BRIGHTWATT BUSINESS;Level 3, Quay House;Salford M50 3XA;Brightwatt Energy plc|Tamar Energy;1 Derry’s Cross;Plymouth PL1 2SW',
    'GB',
    (pen, firm, to) => {
      const [units, days, before] = [
        pen.whole(420, 3900),
        pen.whole(28, 31),
        pen.whole(9000, 60_000),
      ]
      const sums = onTop([
        line(`Units ${units} kWh at 24.6p`, Math.round(units * 24.6), 20),
        line(`Standing charge ${days} days at 58p`, days * 58, 20),
        line('Climate Change Levy', Math.round(units * 0.801), 20),
      ])
      const [number, due] = [pen.digits(say(pen, 'B########|2026/#######')), pen.after(14)]
      return [
        `<div style="background:#fde047;margin:-14mm -18mm 0;padding:8mm 18mm" class="sides"><b style="font-size:21pt">${escaped(firm.name)}</b><div class="tiny">Questions? 0${pen.digits('800 ### ###')}<br>Quote account ${pen.digits('A-########')}</div></div><div class="cols" style="margin:9mm 0"><div>${who(to)}</div><div style="border:0.3mm solid;padding:3mm"><div class="tiny">Your bill ${number}</div><div style="font-size:20pt">${pen.money(sums.total)}</div><div class="tiny">We will take this by Direct Debit on or after ${pen.day(due)}</div></div></div>${told(
          [
            ['Bill date', pen.day()],
            ['Billing period', `${pen.day(pen.after(-days - 2))} to ${pen.day(pen.after(-3))}`],
            ['Supply number', pen.digits('00 801 100 ## #### ####')],
          ],
        )}<h1>Your account</h1>${grid('ruled', 'lr', '', [
          ['Balance on your last bill', pen.money(before)],
          [`Payment received ${pen.day(pen.after(-17))}`, pen.money(-before)],
          ['Balance brought forward', pen.money(0)],
        ])}<h1>Charges on this bill</h1>${grid('ruled', 'lr', '', [...linesAs(pen, sums.lines, 'tA'), ...sumsAs(pen, sums, 'NVT', 'Charges before VAT|VAT at 20%|Total charges on this bill')])}<p class="tiny">Next reading around ${pen.day(pen.after(28))}. ${legal(firm)}, ${place(firm, ', ')}. VAT ${taxNumber(pen, 'GB')}.</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** Written by the buyer for the seller: both side by side, the buyer's name in the head. */
  'self-billed': paper(
    gb,
    'DD/MM/YYYY|DD-mon-YY',
    'needle narrow',
    'Rhodri Banks Haulage;Tŷ Coch;Llandeilo SA19 6HT|Marsh & Daughters Timber;Sawpit Lane;Ledbury HR8 2DX|G. P. Sandhu Couriers Ltd;71 Station Road;Hayes UB3 4BX',
    'GB',
    (pen, firm, to) => {
      const sums = onTop(
        Array.from({ length: pen.whole(2, 5) }, () =>
          line(
            `Load ${pen.digits('L####')} ${say(pen, 'Goole|Avonmouth|Corby|Wigan')}`,
            pen.whole(120, 640) * 100,
            20,
          ),
        ),
      )
      const number = pen.digits(say(pen, 'SB######|SBI-26-####'))
      return [
        `<div class="mid" style="font-size:15pt">SELF-BILLED VAT INVOICE</div><div class="mid">issued by ${escaped(to.name)} on behalf of the supplier</div><table class="t boxy"><tr><td style="width:50%"><b>SUPPLIER</b><br>${who(firm)}<br>VAT No ${taxNumber(pen, 'GB')}</td><td><b>CUSTOMER (issuer)</b><br>${who(to)}<br>VAT No ${taxNumber(pen, 'GB')}</td></tr></table>${grid('boxy', 'cccc', 'Self-bill no.|Tax point|Vendor|Week', [[number, pen.day(), pen.digits('V#####'), pen.digits('##')]])}${grid('ruled', 'llr', 'Job|VAT|Amount £', linesAs(pen, sums.lines, 'tra'))}${facts(sumsAs(pen, sums, 'nvT', 'Net|VAT|Total payable to supplier'), 'margin-left:auto')}<p>The VAT shown is your output tax due to HMRC. Remittance will follow on ${pen.day(pen.after(28))}.</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),

  /** A course that was booked: a confirmation that is at once the receipt, a ticket for each. */
  'course-booked': paper(
    gb,
    'D month YYYY',
    'wide light',
    'The Letterpress School;Unit 2, Iron Works;Sheffield S3 8GG|Fermenter’s Yard;19 Exmouth Place;Hastings TN34 3JA;FY Workshops Ltd|Dr Susan Achebe Training;Beech House;Winchester SO23 9LH',
    'GB',
    (pen, firm, to) => {
      const places = pen.whole(1, 4)
      const sums = within([
        several(
          say(pen, 'Weekend workshop place|First aid at work, one day|Bread & koji class'),
          places,
          pen.whole(45, 290) * 100,
          20,
        ),
      ])
      const number = pen.digits(say(pen, 'BK-@@@###|########'))
      return [
        `<div style="border:0.6mm solid #0f766e;border-radius:4mm;padding:9mm"><div class="mid" style="font-size:22pt;color:#0f766e">You’re booked!</div><p class="mid">Course on <b>${pen.day(pen.after(pen.whole(12, 60)))}</b>, 10:00 to 16:30</p><p class="mid">Booking reference <b>${number}</b></p><hr>${grid('', 'lr', '', [...linesAs(pen, sums.lines, 'qtA').map(([q = '', t = '', a = '']) => [`${q} × ${t}`, a]), ['Includes VAT at 20%', pen.money(sums.vat)], ['Paid in full', pen.money(sums.total)]])}<p>Booked by ${escaped(to.name)} on ${pen.day()}</p></div><div class="mid tiny" style="margin-top:9mm">${who(firm)}<br>${firm.also.length > 0 ? `Tickets sold by ${legal(firm)}. ` : ''}VAT ${taxNumber(pen, 'GB')}<br>Cancel free of charge until ${pen.day(pen.after(5))}</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),

  /** A premium with tax of its own kind, of a broker's client, a period of a year. */
  'broker-premium': paper(
    gb,
    'DD/MM/YYYY|D month YYYY',
    'book slab',
    'Ellacombe Insurance Brokers;Trinity House, 3 Fore Street;Exeter EX1 2QQ;Ellacombe & Partners Ltd|Noakes Sherwin;88 Leadenhall Market;London EC3V 1LR;Noakes Sherwin (Broking) LLP',
    'GB',
    (pen, firm, to) => {
      const premium = pen.whole(24, 420) * 1000
      const sums = within([
        line('Annual premium', premium),
        line('Insurance Premium Tax 12%', Math.round(premium * 0.12)),
        line('Broker fee', pen.whole(25, 60) * 100),
      ])
      const [number, due] = [pen.digits(say(pen, 'DN######|D/26/#####')), pen.after(30)]
      return [
        `<div class="sides"><div><div style="font-size:17pt">${escaped(firm.name)}</div>${place(firm)}</div><div style="font-size:17pt;letter-spacing:2mm">DEBIT NOTE</div></div><div style="margin:14mm 0">${who(to)}</div>${told(
          [
            ['Debit note', number],
            ['Date', pen.day()],
            ['Class', say(pen, 'Commercial combined|Professional indemnity|Motor fleet')],
            ['Insurer', say(pen, 'Corinthian Mutual|Aldgate Underwriting|Zephyr SE')],
            ['Policy', pen.digits('@@/########/26')],
            ['Period of cover', `${pen.day(pen.after(6))} to ${pen.day(pen.after(370))}`],
          ],
        )}${grid('', 'lr', '', [...linesAs(pen, sums.lines, 'tA'), ['AMOUNT DUE', pen.money(sums.total)]])}<p>Premium must reach us by ${pen.day(due)} for cover to stay in force.</p><p class="foot tiny">${legal(firm)} is regulated by the Financial Conduct Authority (${pen.digits('######')}).</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** Goods that came damaged: credited in a table with boxes, the first bill named before the number of its own. */
  'trade-credit': paper(
    gb,
    'DD/MM/YYYY|DD/MM/YY',
    'plain narrow',
    'Wexcombe Ironmongery Ltd;17 Trading Estate;Devizes SN10 2HD|Saltmarsh Paints;Harbour Road;Rye TN31 7TE;Saltmarsh Coatings Ltd|R.J. HOLDSWORTH & SON;Canal Mills;Bingley BD16 2RF',
    'GB',
    (pen, firm, to) => {
      const sums = onTop([
        several(
          say(pen, 'Butt hinge 100mm pair|Exterior satin 5L|Sash lift, brass'),
          pen.whole(1, 12),
          pen.whole(380, 6900),
          20,
        ),
        ...(pen.chance(0.5) ? [line('Carriage', 995, 20)] : []),
      ])
      const number = pen.digits(say(pen, 'CN#####|SCR-####'))
      return [
        `<div class="cols"><div>${who(firm)}<br>VAT ${taxNumber(pen, 'GB')}</div><div class="r"><div style="font-size:19pt;color:#b91c1c">CREDIT NOTE</div>Against invoice ${pen.digits('SI#####')} of ${pen.day(pen.after(-19))}</div></div><div class="cols" style="margin:10mm 0"><div style="border:0.2mm solid;padding:2mm"><span class="tiny">Account name and address</span><br>${who(to)}</div>${told(
          [
            ['Credit no.', number],
            ['Date', pen.day()],
            ['A/C', pen.digits('@@@##')],
            ['Returns no.', pen.digits('RMA####')],
          ],
          'flex:0 0 60mm',
        )}</div>${grid('boxy', 'lrrrr', 'Product|Qty|Price|VAT %|Credit', linesAs(pen, sums.lines, 'tqura'))}<p>Reason: ${say(pen, 'arrived damaged|wrong finish supplied')}</p>${facts(sumsAs(pen, sums, 'nvt', 'Goods|VAT|Total credit GBP'), 'margin-left:auto')}${firm.also.length > 0 ? `<p class="foot tiny">${legal(firm)}, incorporated in England and Wales</p>` : ''}`,
        { sums, documentNumber: number, kind: 'credit-note', due: null },
      ]
    },
  ),
}

export const iePapers: Papers = {
  /** An accountant's fee with tax of Ireland in a sentence. */
  'accounts-fee': paper(
    ie,
    'D month YYYY|DD/MM/YYYY',
    'book plain',
    'Ní Bhriain & Foley;14 Pery Square;Limerick V94 C6XF|Doolan Tax Advisers;Market House;Birr R42 YX09;Doolan Chartered Accountants Ltd|KEOGH 7;7 South Mall;Cork T12 RX8K;Keogh Seven Accountants DAC',
    'IE',
    (pen, firm, to) => {
      const sums = onTop([
        line(
          say(pen, 'Preparation of annual accounts|Payroll, quarter|Form 11 and advice'),
          pen.whole(3, 38) * 5000,
          23,
        ),
        line('CRO filing', 2000),
      ])
      const [number, due] = [pen.digits(say(pen, '####|F-26-###')), pen.after(14)]
      return [
        `<div class="mid"><span style="font-size:16pt">${escaped(firm.name)}</span><br>${[...(firm.also.length > 0 ? [legal(firm)] : []), place(firm, ', ')].join('<br>')}</div><div style="margin:14mm 0 8mm">${block([to.name, ...to.address])}</div><div class="sides"><b>Fee note ${number}</b><span>${pen.day()}</span></div><p>Re: year ended ${pen.day(pen.after(-120))}</p><p>To professional services as below:</p>${grid('', 'lr', '', [...linesAs(pen, sums.lines, 'tA'), ...sumsAs(pen, sums, 'VT', 'VAT @ 23%|Total due')])}<p>Kindly settle by ${pen.day(due)}. IBAN ${pen.digits('IE## BOFI 90## #### #### ##')}. VAT reg ${taxNumber(pen, 'IE')}.</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** Seats of an Irish company for a buyer on the continent: charged back, no tax, paid by card. */
  'stream-receipt': paper(
    ie,
    'mon D, YYYY|D mon YYYY',
    'light wide',
    'Boardlight;Block C, Harcourt Centre;Dublin D02 HW77;Boardlight International Ltd|Pingwell;1 Horgan’s Quay;Cork T23 PPT8;Pingwell EMEA Limited',
    'several',
    (pen, firm, to) => {
      const seats = pen.whole(1, 25)
      const sums = within([
        several(say(pen, 'Business seat|Plus, monthly'), seats, pen.whole(6, 29) * 100),
      ])
      const [number, receipt] = [pen.digits('@@@@####-00##'), pen.digits('####-####')]
      return [
        `<div class="sides"><b style="font-size:20pt">Receipt</b><b style="font-size:15pt;color:#2563eb">${escaped(firm.name)}</b></div>${told(
          [
            ['Invoice number', number],
            ['Date paid', pen.day()],
            ['Payment method', `Visa - ${pen.digits('####')}`],
          ],
        )}<div class="cols" style="margin:8mm 0"><div><b>${legal(firm)}</b><br>${place(firm)}<br>Ireland</div><div><b>Bill to</b><br>${who(to)}</div></div><p style="font-size:15pt"><b>${pen.money(sums.total)} paid on ${pen.day()}</b></p>${grid(
          'ruled',
          'lrrr',
          'Description|Qty|Unit price|Amount',
          sums.lines.map((each) => [
            each.text,
            String(each.quantity),
            pen.money(each.unit),
            pen.money(each.amount),
          ]),
        )}<p class="tiny">${pen.day(pen.after(-30))} – ${pen.day()}</p>${facts(
          [
            ['Subtotal', pen.money(sums.total)],
            ['VAT (0% reverse charge)', pen.money(0)],
            ['Total', pen.money(sums.total)],
            ['Amount paid', pen.money(sums.total)],
          ],
          'margin-left:auto;width:80mm',
        )}<p class="foot tiny grey">Support ticket ${receipt}. Tax to be paid on reverse charge basis. VAT ${taxNumber(pen, 'IE')}</p>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),

  /** A digger's hire taken back: a credit with sums below nothing and both rates told. */
  'hire-credit': paper(
    ie,
    'DD/MM/YYYY|DD-mon-YYYY',
    'narrow plain',
    'Barrow Plant & Tool Hire;Kilkenny Road;Carlow R93 K8W2;Barrow Hire Ltd|Sliabh Liag Scaffolding;Industrial Estate;Killybegs F94 X7T1',
    'IE',
    (pen, firm, to) => {
      const sums = negated(
        onTop([
          several('Mini digger, day', pen.whole(1, 6), 14_500, 23),
          line('Labour', pen.whole(60, 300) * 100, 13.5),
        ]),
      )
      const number = pen.digits(say(pen, 'CR-####|C26####'))
      return [
        `<div style="border-left:3mm solid #ea580c;padding-left:5mm"><b style="font-size:18pt">${escaped(firm.name)}</b><br>${place(firm, ', ')}<br>VAT ${taxNumber(pen, 'IE')}</div><div class="sides" style="margin:12mm 0"><div>${who(to)}</div>${told(
          [
            ['Credit note', number],
            ['Hire contract', pen.digits('H#####')],
            ['Date', pen.day()],
          ],
        )}</div>${grid('ruled', 'lrrrr', 'Item|Days|Rate|VAT|€', linesAs(pen, sums.lines, 'tqura'))}${grid('boxy', 'rrrr', 'VAT rate|Net|VAT|Gross', ratesAs(pen, sums.shares, 'rnvg'))}<p class="r"><b>Credit total ${pen.money(sums.total)}</b></p>${firm.also.length > 0 ? `<p class="tiny">${legal(firm)}</p>` : ''}`,
        { sums, documentNumber: number, kind: 'credit-note', due: null, hasRates: true },
      ]
    },
  ),
}
