/** More bills of Great Britain: a tutor, hired tools, water by rateable value, a flight, solicitors. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { gb } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, type Papers, place, told, who } from '../fifteenth/kit'
import { code } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { across, lawful } from '../seventeenth/kit'
import { cells, tornOff } from '../thirteenth/kit'
import { divided, say, windowed } from '../twelfth/kit'
import { ordinal, pairsOf } from './kit'

export const gbMore: Papers = {
  /** A tutor's account as a letter: lessons by day in a sentence, no tax, no table at all. */
  'tutor-letter': paper(
    gb,
    'D month YYYY',
    'book wide',
    'Dr Saskia Lindqvist-Hale;41 Norham Road;Oxford OX2 6SQ|Beecroft Maths Tuition;3 Ilkley Road;Otley LS21 3LP|Piers Adeyemi, Cello & Piano;Flat 9, 60 Crouch Hill;London N4 4AP',
    'GB',
    (pen, firm, to) => {
      const hours = pen.whole(5, 11)
      const price = pen.whole(32, 60) * 100
      const sums = within([
        several('One-hour lessons', hours, price),
        line('Past papers and books', pen.whole(9, 34) * 50),
        ...(pen.chance(0.5) ? [line('Late cancellation, half fee', price / 2)] : []),
      ])
      const [number, due] = [pen.digits(say(pen, '2026-##|T###')), pen.after(10)]
      const days = Array.from({ length: hours }, (_, at) =>
        pen.day(pen.after(-7 * (hours - at)), 'D mon'),
      )
      const rows = pairsOf(pen, sums.lines, 'tA').map(
        ([text, amount], at) =>
          `<p style="margin-left:12mm">${text}${at === 0 ? `, ${hours} at ${pen.money(price)}` : ''}: ${amount}</p>`,
      )
      return [
        `<div class="r">${who(firm)}<br>${pen.digits('07### ######')}</div><p>${who(to)}</p><p style="margin-top:8mm">${ordinal(pen)}</p><p>Invoice ${number}</p><p>Dear ${say(pen, 'both|Ms Farrant|Henrik and Jo')},</p><p>Here is the account for ${say(pen, 'Arlo’s A level|Matilda’s Grade 6|the twins’ 11+')} lessons this half term, on ${days.join(', ')}.</p>${rows.join('')}<p style="margin-left:12mm"><b>Altogether: ${pen.money(sums.total)}</b></p><p>A bank transfer by ${ordinal(pen, due)} would be lovely: sort code ${pen.digits('##-##-##')}, account ${pen.digits('########')}, with the number above. The next lesson is on ${ordinal(pen, pen.after(12))}.</p><p>With best wishes</p><p class="tiny grey">Tuition by a sole proprietor in a subject ordinarily taught in schools is exempt from VAT.</p>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 10.5pt; line-height: 1.5; }',
      ]
    },
  ),

  /** Hired tools: days on and off hire, a waiver, a deposit given back elsewhere, a slip of remittance to tear off. */
  'tool-hire': paper(
    gb,
    'DD/MM/YY|DD-mon-YYYY',
    'narrow needle',
    'HIREBASE;Tyburn Trading Estate;Birmingham B35 6RT;Hirebase Tool & Plant Ltd|Moorgate Plant Hire;Retford Road;Worksop S80 2PY|Solway Tool Hire Ltd;Port Road;Carlisle CA2 7AJ',
    'GB',
    (pen, firm, to) => {
      const [weeks, days] = [pen.whole(1, 4), pen.whole(1, 3)]
      const hired = [
        several('1.5T micro digger, 3 buckets (wk)', weeks, pen.whole(210, 290) * 100, 20),
        several('Wacker plate 400mm (day)', days, pen.whole(26, 38) * 100, 20),
        several('Heras fence panels (wk)', weeks, pen.whole(18, 44) * 100, 20),
      ]
      const waiver = Math.round(hired.reduce((all, { amount }) => all + amount, 0) * 0.13)
      const sums = onTop([
        ...hired,
        line('Damage waiver 13% of hire', waiver, 20),
        line('Delivery & collection', pen.whole(45, 80) * 100, 20),
        line('Red diesel used, 24 L', pen.whole(30, 44) * 100, 20),
        ...(pen.chance(0.4) ? [line('Cleaning, returned dirty', 3500, 20)] : []),
      ])
      const [number, due] = [pen.digits(say(pen, 'HI######|0##-#####')), pen.after(30)]
      const order = pen.digits('#####/@@')
      const span = `${pen.day(pen.after(-7 * weeks - 1), 'DD/MM')} - ${pen.day(pen.after(-1), 'DD/MM')}`
      const rows = linesAs(pen, sums.lines, 'tqua').map((texts, at) => [
        at < 3 ? span : '',
        ...texts,
      ])
      const ids = divided([
        ['No.', number],
        ['Tax point', pen.day()],
        ['Contract', pen.digits('C######')],
        ['Order no.', order],
        ['Terms to', pen.day(due)],
      ])
      const used = [
        [to.name, say(pen, 'rear of Co-op, Bridge Street|Fieldside Farm|the above')],
        [to.address.join(', '), `Called off by ${say(pen, 'Wayne|site manager|J Prior')}`],
      ]
      return [
        `<div class="sides"><div><b style="font-size:20pt;font-style:italic;color:#c2410c">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}</div><div><b>HIRE INVOICE</b>${ids}</div></div>${cells('ll', 'Charged to|Used at', used, 'boxed')}${cells('llrrr', 'On / off hire|Item|Qty|Rate|Net', rows, 'dotted')}<div class="cols"><div class="tiny">Security deposit ${pen.money(20_000)} on card, released ${pen.day()}; it is no part of this invoice.<br>Hire goes on until you telephone for an off-hire number: ${pen.digits('OH#####')}.</div><div>${facts(sumsAs(pen, sums, 'nvT', 'Total net|VAT 20%|Invoice value'), 'margin-left:auto;font-weight:bold')}</div></div>${tornOff(
          `<div class="sides"><div>Remittance to ${escaped(lawful(firm))}, ${place(firm, ', ')}</div><div>${facts(
            [
              ['Invoice', number],
              ['Please send', pen.money(sums.total)],
            ],
          )}</div></div><div class="tiny">VAT ${taxNumber(pen, 'GB')} · HAE member · LOLER certificates on request</div>`,
        )}`,
        { sums, documentNumber: number, due, customerReference: order },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** Water by rateable value for half a year: pence in the pound, an account before that was settled, no tax, a slip of the bank below. */
  'water-rateable': paper(
    gb,
    'D month YYYY|D mon YYYY',
    'plain light',
    'Wharfe & Nidd Water;PO Box 90;Harrogate HG1 9AA;Wharfe and Nidd Water Services plc|Tamarside Water;Sydney House;Plymouth PL1 3RS;Tamarside Water Ltd|Three Shires Water;Lichfield Road;Stafford ST17 4JX',
    'GB',
    (pen, firm, to) => {
      const value = pen.whole(180, 940)
      const sums = within([
        line(`Water: rateable value £${value} x 61.42p`, Math.round(value * 61.42)),
        line(`Sewerage: rateable value £${value} x 74.90p`, Math.round(value * 74.9)),
        line('Surface water drainage', pen.whole(38, 96) * 100),
        line('Standing charge, 183 days', pen.whole(18, 33) * 100),
      ])
      const [number, due] = [pen.digits(say(pen, 'B #### #### ##|#########')), pen.after(21)]
      const before = pen.whole(22_000, 80_000)
      const earlier = facts(
        [
          ['Last bill', pen.money(before)],
          [`You paid on ${pen.day(pen.after(-70))}`, pen.money(-before)],
          ['Brought forward', pen.money(0)],
        ],
        'width:100%;color:#555;margin-top:6mm',
      )
      const ids = told([
        ['Customer number', pen.digits('### #### ###')],
        ['Bill number', number],
        ['Date of bill', pen.day()],
      ])
      const charges = facts(
        [...pairsOf(pen, sums.lines, 'tA'), ['Total for this bill', pen.money(sums.total)]],
        'width:100%;line-height:1.8',
      )
      return [
        `<div class="sides"><div><b style="font-size:20pt;color:#0369a1">${escaped(firm.name)}</b></div><div style="background:#e0f2fe;padding:4mm;border-radius:4mm" class="mid">You owe<br><b style="font-size:20pt">${pen.money(sums.total)}</b><br>by ${pen.day(due)}</div></div>${windowed(firm, to)}<div class="cols"><div><b>Your unmeasured water bill</b><br>for ${pen.day(pen.after(4))} to ${pen.day(pen.after(186))}<br><br>Supply address: ${place(to, ', ')}</div>${ids}</div>${earlier}<div style="border-top:0.5mm solid #0369a1;margin-top:3mm">${charges}</div><p>Could a meter save you money? If there are fewer people than bedrooms, it might. No VAT is charged on this bill.</p>${tornOff(
          `<div class="sides tiny"><div>bank giro credit<br><b>${escaped(lawful(firm))}</b><br>Cashier’s stamp</div><div>Reference ${pen.digits('#### #### #### ####')}<br>Items: 1 &nbsp; Fee: nil</div><div style="font-size:13pt">${pen.money(sums.total)}</div></div>`,
        )}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** An airline's mail: a fare, taxes of airports each by its letters, a bag, a card; days of flights beside the day of issue. */
  'flight-eticket': paper(
    gb,
    'DDmonYYYY|DD mon YYYY',
    'plain wide',
    'Skerryvore Air;Inverness Airport;Inverness IV2 7JB;Skerryvore Airways Limited|flyLundy;The Terminal;Exeter EX5 2BD;Lundy Regional Airlines plc|TRINITY BLUE;Southend Airport;Southend-on-Sea SS2 6YF;Trinity Jets Ltd',
    'GB',
    (pen, firm) => {
      const sums = within([
        line('Base fare', pen.whole(3900, 24_000)),
        line('Carrier surcharge YQ', pen.whole(1, 9) * 500),
        line('Air Passenger Duty GB', pen.pick([700, 1300, 1400])),
        line('Passenger service charge UB', pen.whole(900, 2600)),
        line('Hold bag 23 kg', pen.pick([2400, 2900])),
        line('Seat 14C', pen.pick([600, 900])),
      ])
      const number = pen.digits('### ##########')
      const [one, other] = pen.pick([
        ['Inverness', 'London Gatwick'],
        ['Exeter', 'Dublin'],
        ['Southend', 'Paris Orly'],
      ] as const)
      const leg = (days: number, ...places: string[]) => [
        pen.digits('@@ ###'),
        pen.day(pen.after(days)),
        ...places,
        pen.clock(),
        'OK 1PC',
      ]
      const ids = facts([
        ['Passenger', say(pen, 'OKAFOR/DANIEL MR|PENNINGTON/RUTH MS|LE GALL/YANN MR')],
        ['E-ticket number', number],
        ['Issued', pen.day()],
        ['Frequent flyer', pen.digits('SK#######')],
      ])
      return [
        `<div class="sides"><span style="font-size:23pt;font-style:italic;color:#1d4ed8">${escaped(firm.name)}</span><span class="r">Booking reference<br><b style="font-size:18pt;letter-spacing:1mm">${pen.digits('@#@@#@')}</b></span></div><p style="background:#1d4ed8;color:#fff;padding:2mm">ELECTRONIC TICKET ITINERARY / RECEIPT</p>${ids}${cells('llllll', 'Flight|Date|From|To|Departs|Status', [leg(18, one, other), leg(22, other, one)], 'lined')}<p>Check-in closes 40 minutes before departure.</p><h2 style="font-size:12pt">Fare details</h2>${facts([...pairsOf(pen, sums.lines, 'ta'), ['TOTAL GBP', pen.plain(sums.total)]])}<p>Form of payment: CA XXXXXXXXXXXX${pen.digits('####')} exp XX/XX, approval ${pen.digits('######')}</p><p>Endorsements: NONREF/CHGS FEE £45. Fare basis ${pen.digits('@@@###@')}.</p><div class="sides">${code(pen, 26)}<p class="tiny grey" style="width:120mm">Carriage is subject to our Conditions of Carriage and, where it applies, to the Montreal Convention. Passenger transport is zero rated for VAT. ${legal(firm)}, ${place(firm, ', ')}. AOC GB ${pen.digits('####')}.</p></div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),

  /** Solicitors who bought a house for somebody: fees with tax and payments to others in columns of their own, money already held. */
  'completion-bill': paper(
    gb,
    'D month YYYY',
    'book slab',
    'Penhallow Gray;2 Lemon Street;Truro TR1 2LP;Penhallow Gray Solicitors LLP|Ashdown, Tring & Co;Old Bank Chambers;Horsham RH12 1DT|Whitelaw Baird;40 Castle Street;Dumfries DG1 1LQ;Whitelaw Baird Legal LLP',
    'GB',
    (pen, firm, to) => {
      const sums = onTop([
        line('Our professional charges', pen.whole(95, 240) * 1000, 20),
        line('Acting for your lender', pen.whole(15, 30) * 1000, 20),
        line('Electronic transfer fee', 3500, 20),
        line('Local authority search', pen.whole(120, 260) * 100, 0),
        line('Land registration fee', pen.pick([15_000, 29_500, 50_000]), 0),
        line('Bankruptcy search x 2', 1200, 0),
      ])
      const held = pen.whole(3, 6) * 10_000
      const [number, due] = [pen.digits(say(pen, '####/@@|B######')), pen.after(14)]
      const rows = sums.lines.map((one) =>
        one.rate === 0
          ? [one.text, pen.plain(one.amount), '', '']
          : [one.text, '', pen.plain(Math.round(one.amount / 5)), pen.plain(one.amount)],
      )
      const foot = [
        'Totals',
        pen.plain(sums.shares.at(-1)?.net ?? 0),
        pen.plain(sums.vat),
        pen.plain(sums.shares[0]?.net ?? 0),
      ]
      return [
        `<div class="mid" style="letter-spacing:1.5mm;font-size:17pt">${escaped(firm.name)}</div><div class="mid tiny" style="border-bottom:0.2mm solid">Solicitors · Notaries Public · Commissioners for Oaths</div>${windowed(firm, to)}<div class="sides"><span>Our ref ${pen.digits('JP/@@@/####-2')}</span><span>Bill no. ${number}</span><span>${pen.day()}</span></div><p style="margin-top:6mm"><b>Your purchase of ${say(pen, 'Rosewarne, Chapel Hill|18 Denne Parade|Flat 1, Nithbank House')}</b></p><p>To our charges in connection with the above, completed on ${pen.day(pen.after(-3))}:</p>${grid('', 'lrrr', '|Disbursements|VAT|Charges', [...rows, foot])}${facts(
          [
            ['Total of this bill including VAT', pen.money(sums.total)],
            ['Less received from you on account', pen.money(-held)],
            [`Balance now due from you by ${pen.day(due)}`, pen.money(sums.total - held)],
          ],
          'margin-left:auto',
        )}<p>With compliments,</p><p style="margin-top:8mm">${legal(firm)}</p>${across(
          [
            ['Partners: R. A. Penrose LLB, M. Tring, S. Baird WS', 'Consultant: Dame Olive Henty'],
            [
              `VAT Registration ${taxNumber(pen, 'GB')}`,
              `Authorised and regulated, no. ${pen.digits('######')}`,
            ],
          ],
          'border-top:0.2mm solid;margin-top:8mm',
        )}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
