/** Seldom papers of Scotland and of the North: a sawmill that bills itself for an estate's timber, a council's licence, the yearly fees of patents in several currencies, a broker's policies, machines on hire on two pages. */
import { escaped, line, onTop, wares, within } from '../eighth/kit'
import { gb } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { beside, part } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { taxNumber } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { decimal, stacked, tally } from '../thirteenth/kit'
import { behind, logo, say } from '../twelfth/kit'
import { note } from '../twentieth/english-kit'

export const scottishPapers: Papers = {
  /** A sawmill writes the bill for the timber that it bought: its own head on top, the supplier named below, a ticket of the weighbridge for each load, tonnes at a price. */
  'sawmill-self-bill': paper(
    gb,
    'DD/MM/YYYY|DD mon YYYY',
    'plain narrow wide',
    'Glenfarran Estate;The Estate Office;Aberfeldy PH15 2LB;The Trustees of Glenfarran Estate|Kirkbride Woodlands LLP;Kirkbride Home Farm;Kirkcudbright DG6 4TR|A. & M. Drummond, Wester Tullich;Wester Tullich;Killin FK21 8SX|Balmore Forestry Ltd;12 High Street;Huntly AB54 8BP',
    'GB',
    (pen, firm) => {
      const mill = say(
        pen,
        'Strathearn Sawmills Ltd;Broich Road;Crieff PH7 3SE|Gilchrist Timber (Nairn) Ltd;Balmakeith;Nairn IV12 5QG',
      ).split(';')
      const loads = Array.from({ length: pen.whole(2, 6) }, (_, at) => ({
        ...pen.pick([
          { kind: 'Spruce sawlog 4.9m', price: 7150 },
          { kind: 'Larch sawlog 3.7m', price: 6400 },
          { kind: 'Spruce pallet 2.5m', price: 5200 },
          { kind: 'Mixed chipwood', price: 3850 },
        ]),
        grams: pen.whole(2210, 2690),
        ticket: pen.digits('#####'),
        day: dayOff(pen, at * 2 - 16),
      }))
      const sums = onTop(
        loads.map(({ kind, grams, price }) => line(kind, Math.round((grams * price) / 100), 20)),
      )
      const number = pen.digits(say(pen, 'SB-26-###|SBI#####|T/####'))
      return [
        `<div class="sides"><div><b style="font-size:15pt;color:#14532d">${escaped(mill[0] ?? '')}</b><br>${mill.slice(1).map(escaped).join(', ')}<br>VAT ${taxNumber(pen, 'GB')}</div><div class="r" style="font-size:14pt">SELF-BILLING INVOICE<br><span class="tiny">prepared by the customer</span></div></div>${beside(
          '1fr 70mm',
          part(
            'border:0.25mm solid #14532d;padding:2.5mm;margin-top:8mm',
            `<b class="tiny">SUPPLIER</b><br>${who(firm)}${firm.also.length > 0 ? `<br>${escaped(lawful(firm))}` : ''}<br>VAT ${taxNumber(pen, 'GB')}`,
          ),
          `<div style="margin-top:8mm">${told([
            ['Self-bill no.', number],
            ['Tax point', pen.day()],
            ['Supplier code', pen.digits('@@@##')],
            ['Contract', say(pen, 'Coire Bhan, coupe 4|Larch clearfell|Thinnings 2')],
          ])}</div>`,
        )}<div style="height:5mm"></div>${grid(
          'ruled',
          'lllrrr',
          'Ticket|Date in|Product|Tonnes|£/t|£',
          loads.map(({ ticket, day, kind, grams, price }) => [
            ticket,
            day,
            kind,
            decimal(pen, grams / 100, 2),
            pen.plain(price),
            pen.plain(Math.round((grams * price) / 100)),
          ]),
        )}${tally(sumsAs(pen, sums, 'nvT', 'Net value|Your output VAT @ 20%|Payable to you'))}<p style="margin-top:8mm">We will pay the sum above into your account by BACS at the end of the month following. The VAT shown is your output tax due to HMRC. Please do not send us an invoice for these loads.</p>${note('Tell us at once if you change your VAT number, are no longer registered, or sell your business.')}`,
        { sums, documentNumber: number },
      ]
    },
  ),

  /** A council's receipt for a licence that was asked for on the web: a crest, what was applied for, a fee that bears no tax, a card, no bill's table at all. */
  'council-licence': paper(
    gb,
    'D month YYYY|DD/MM/YYYY|dow D mon YYYY',
    'plain light',
    'Lochaber & Lorn Council;Municipal Buildings, Albany Street;Oban PA34 4AR|Strathmore Council;County Buildings, Market Street;Forfar DD8 3LG|City of Dunross Council;City Chambers;Dunross EH99 1ZZ;Dunross City Council',
    'GB',
    (pen, firm, to) => {
      const [licence = '', fee = ''] = say(
        pen,
        'Street trader licence, three years:312.00|Second-hand dealer licence:226.50|Occasional licence, one event:10.00|Late hours catering licence:418.00|Skip on a public road, 14 days:96.00|Short-term let licence, secondary:540.00',
      ).split(':')
      const cents = Math.round(Number(fee) * 100)
      const sums = within([line(licence, cents)])
      const number = pen.digits(say(pen, '########|WEB-26-######|R######'))
      return [
        `<div style="border-left:2mm solid #1e3a8a;padding-left:4mm;margin-bottom:8mm"><div style="font-size:18pt;color:#1e3a8a">${escaped(firm.name)}</div><div class="tiny">Licensing and Regulatory Services</div></div><h1 style="font-size:15pt">${say(pen, 'Payment received|Receipt for your payment|Acknowledgement of payment')}</h1><p>Thank you. Your application has been sent and your payment has been taken.</p>${told(
          [
            ['Receipt number', number],
            ['Application reference', pen.digits('LIC/26/0####')],
            ['Licence applied for', licence],
            ['Applicant', to.name],
            ['Premises or area', to.address.join(', ')],
            ['Date and time', `${pen.day()}, ${pen.clock()}`],
            ['Amount paid', pen.money(cents)],
            ['VAT', 'Outside the scope of VAT'],
            ['Paid with', `${say(pen, 'Visa debit|Mastercard')}, ending ${pen.digits('####')}`],
            ['Authorisation code', pen.digits('######')],
          ],
          'width:100%;border-top:0.3mm solid #999;border-bottom:0.3mm solid #999;margin:5mm 0',
        )}<h2 style="font-size:12pt">What happens next</h2><p>We will consult the police and, where the law asks for it, your neighbours. You should hear from us within ${pen.pick([28, 42, 60])} days. The fee is not returned if your application is refused or withdrawn.</p><p>You must not begin to trade until you hold the licence.</p><div class="foot tiny grey">${escaped(lawful(firm))}, ${place(firm, ', ')} · Keep this page or print it for your records</div>`,
        { sums, documentNumber: number, hasLines: false, kind: 'receipt', due: null },
      ]
    },
  ),

  /** Patent attorneys: yearly fees of offices abroad in their own currencies with the rate used, turned into pounds without tax, and a charge of their own with tax. */
  'patent-annuities': paper(
    gb,
    'D month YYYY|DD mon YYYY',
    'book light narrow',
    'Carmichael Voss;80 George Street;Edinburgh EH2 3BU;Carmichael Voss LLP|MARLOWE TRENT IP;2 Temple Back East;Bristol BS1 6EG;Marlowe Trent Intellectual Property Ltd|Fairbairn & Oyelaran;Quay House;Newcastle upon Tyne NE1 3DX',
    'GB',
    (pen, firm, to) => {
      const offices = pen.random
        .shuffled([
          ['European application, renewal year 5', 'EUR', 0.8547],
          ['US patent, first maintenance fee', 'USD', 0.7812],
          ['Japanese patent, annuity years 1-3', 'JPY', 0.0052],
          ['Canadian patent, annuity year 4', 'CAD', 0.5731],
          ['Swiss patent, annuity year 6', 'CHF', 0.8903],
        ] as const)
        .slice(0, pen.whole(1, 4))
        .map(([text, currency, rate]) => {
          const abroad =
            currency === 'JPY' ? pen.whole(8, 40) * 100_000 : pen.whole(110, 1600) * 100
          return { text, currency, rate, abroad, pounds: Math.round(abroad * rate) }
        })
      const charge = pen.pick([9500, 12_500, 14_000])
      const sums = onTop([
        ...offices.map(({ text, pounds }) => line(text, pounds, 0)),
        line(`Our charge, ${offices.length} at ${pen.money(charge)}`, charge * offices.length, 20),
      ])
      const number = pen.digits(say(pen, '######|R26-####|INV 0#####'))
      const days = pen.pick([21, 30])
      const [official, own] = [
        offices.reduce((all, { pounds }) => all + pounds, 0),
        charge * offices.length,
      ]
      return [
        `<div class="r">${logo(firm.name, 7, 'letter-spacing:0.6mm')}<span class="tiny">Patent and Trade Mark Attorneys<br>${place(firm, ' · ')}</span></div><div style="display:grid;grid-template-columns:1fr 56mm;gap:8mm;margin:10mm 0 6mm"><div>${who(to)}</div><div>${behind(
          [
            [pen.digits('P#####'), 'Our ref'],
            [number, 'Invoice no.'],
            [pen.day(), 'Date and tax point'],
            [taxNumber(pen, 'GB'), 'VAT no.'],
          ].map(([value = '', label = '']) => [label, value]),
        )}</div></div><h1 style="font-size:13pt">Renewal fees, ${pen.day(pen.after(45), 'month YYYY')}</h1>${grid(
          'ruled',
          'llrrr',
          'Right and fee|Currency|Official fee|Rate to £|£',
          offices.map(({ text, currency, abroad, rate, pounds }) => [
            text,
            currency,
            currency === 'JPY' ? pen.plain(abroad).replace('.00', '') : pen.plain(abroad),
            rate.toFixed(4),
            pen.plain(pounds),
          ]),
        )}${facts(
          [
            ['Official fees (disbursements, no VAT)', pen.plain(official)],
            [`Our charge, ${offices.length} at ${pen.money(charge)}`, pen.plain(own)],
            [`VAT at 20% on ${pen.money(own)}`, pen.plain(sums.vat)],
            ['Total due in pounds sterling', pen.money(sums.total)],
          ],
          'margin-left:auto;font-weight:bold',
        )}<p style="margin-top:9mm">Terms: ${days} days from the date of this invoice. Rates are those of our bank on the day of payment, with a margin of 3%.</p>${stacked([['Pay to', `${lawful(firm)} Office Account, ${pen.digits('##-##-##')}, ${pen.digits('########')}`]])}${footed(
          [
            [lawful(firm), 'Regulated by IPReg'],
            ['A list of members may be', 'seen at the office above.'],
          ],
        )}`,
        { sums, documentNumber: number, due: pen.after(days) },
      ]
    },
  ),

  /** An insurance broker: policies with premium and insurance tax beside one another, which is no tax on value, a fee of its own, who the insurers are, days to pay. */
  'broker-policies': paper(
    gb,
    'D month YYYY|DD/MM/YYYY|DD mon YYYY',
    'light plain narrow',
    'Harbottle Insurance Brokers;Central Buildings, Richmond Terrace;Blackburn BB1 7BP;Harbottle Group Services Ltd|TAYSIDE RISK PARTNERS;30 Whitehall Crescent;Dundee DD1 4AY;Tayside Risk Partners LLP|Moss & Hargreave Ltd;2 Market Place;Alnwick NE66 1HS',
    'GB',
    (pen, firm, to) => {
      const policies = pen.random
        .shuffled([
          'Combined liability',
          'Motor fleet',
          'Shop and stock',
          'Cyber',
          'Engineering inspection',
          'Tools in transit',
        ])
        .slice(0, pen.whole(1, 3))
        .map((text) => {
          const premium = pen.whole(180, 3400) * 100
          return { text, premium, tax: share(premium, 12), number: pen.digits('@@@/#######') }
        })
      const fee = pen.pick([2500, 3500, 5000, 7500])
      const sums = within([
        ...policies.map(({ text, premium, tax }) => line(text, premium + tax)),
        line('Our administration fee', fee),
      ])
      const number = pen.digits(say(pen, '######|DN26-####|HIB/#####'))
      const due = pen.after(pen.pick([7, 14, 21]))
      return [
        `<div class="r">${logo(firm.name, 7, 'color:#155e75;font-weight:bold')}<span class="tiny">${place(firm, ' · ')}</span></div><div style="margin:10mm 0 8mm">${who(to)}</div>${part('background:#ecfeff;padding:3mm', beside('1fr 1fr 1fr', stacked([['Debit note', number]]), stacked([['Date', pen.day()]]), stacked([['Please pay by', pen.day(due)]])))}<p>Period of insurance: ${dayOff(pen, 5)} to ${dayOff(pen, 369)}</p>${grid(
          'ruled',
          'lllrrr',
          'Policy|Number|Insurer|Premium £|IPT 12% £|Total £',
          policies.map((one) => [
            one.text,
            one.number,
            say(pen, 'Albion Mutual|Northgate Re|Caledon General'),
            pen.plain(one.premium),
            pen.plain(one.tax),
            pen.plain(one.premium + one.tax),
          ]),
        )}${tally([
          ['Policies', pen.plain(sums.total - fee)],
          ['Our administration fee', pen.plain(fee)],
          ['Total to pay', pen.money(sums.total)],
        ])}<p style="margin-top:8mm">Insurance Premium Tax is not VAT and cannot be reclaimed. Our services are exempt from VAT.</p><p>Cover may be cancelled from inception if we have not had your payment by the date above.</p>${footed(
          [
            [lawful(firm), 'Authorised and regulated by the', 'Financial Conduct Authority'],
            ['Client account', `${pen.digits('##-##-##')} ${pen.digits('########')}`],
          ],
        )}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),

  /** Machines on hire, two pages: the first with site, order and a list that goes on, the second with the rest, sales of consumables and the sums. */
  'plant-pages': paper(
    gb,
    'DD/MM/YYYY|DD-mon-YY|DD/MM/YY',
    'narrow plain needle',
    'Clyde Valley Plant Hire;Canderside Toll;Larkhall ML9 2TL;Clyde Valley Plant Ltd|FYLDE POWERED ACCESS LTD;Whitehills Park;Blackpool FY4 5LR|Border Tool & Plant;Tweedside Yard;Galashiels TD1 1PE;Border Tool Hire (2011) Limited',
    'GB',
    (pen, firm, to) => {
      const lines = pen
        .buy(
          wares(
            'Excavator 1.7t;115;160;20|Dumper 1t high tip;70;110;20|Scissor lift 19ft electric;60;95;20|Telehandler 6m;240;330;20|Roller 800mm;85;130;20|Tower light LED;55;90;20|Generator 20kVA;75;120;20|Site tank 2000 l;30;45;20|Breaker, hydraulic;40;70;20|Trench box, pair;50;85;20|Road plate 8 x 4;12;20;20|Site safe box;14;22;20|Water bowser;22;38;20|Fence panels, 50;45;75;20',
          ),
          { count: [10, 14], most: 4, step: 50 },
        )
        .lines.map((one) => ({
          ...one,
          weeks: one.quantity,
          code: pen.digits('@@####'),
          off: dayOff(pen, -pen.whole(0, 6)),
        }))
      const extra = [
        line('Diesel, returned short, 60 l', pen.whole(68, 99) * 100, 20),
        line('Transport, there and back', pen.pick([9000, 13_000, 18_000]), 20),
        ...(pen.chance(0.5)
          ? [
              line(
                'Damage waiver 10%',
                share(
                  lines.reduce((all, { amount }) => all + amount, 0),
                  10,
                ),
                20,
              ),
            ]
          : []),
      ]
      const sums = onTop([...lines, ...extra])
      const number = pen.digits(say(pen, 'HI######|0#####|26/#####'))
      const order = pen.digits(say(pen, 'PO#####|4500####'))
      const due = pen.after(30)
      const hired = lines.reduce((all, { amount }) => all + amount, 0)
      const row = (one: (typeof lines)[number]) => [
        one.code,
        one.text,
        one.off,
        String(one.weeks),
        pen.plain(one.unit),
        pen.plain(one.amount),
      ]
      const cut = 8
      const carried = lines.slice(0, cut).reduce((all, { amount }) => all + amount, 0)
      const head = (at: number) =>
        `<div class="sides"><div><b style="font-size:15pt">${escaped(firm.name)}</b><br><span class="tiny">${firm.also.length > 0 ? `${escaped(lawful(firm))} · ` : ''}${place(firm, ', ')}</span></div><div class="r">HIRE INVOICE <b>${number}</b><br>${pen.day()}<br>Page ${at} of 2</div></div>`
      const list = (rows: readonly string[][]) =>
        grid('boxy', 'lllrrr', 'Fleet no.|Machine|Off hire|Weeks|Per week|£', rows)
      return [
        [
          `${head(1)}<div class="cols" style="margin:8mm 0"><div><b>Invoice to</b><br>${who(to)}</div>${told(
            [
              ['Your order', order],
              ['Contract', pen.digits('C#####')],
              ['Site', say(pen, 'A689 junction works|School extension, phase 2|Harbour wall')],
              ['Ordered by', say(pen, 'G. Muir|Site office|Kirsty')],
              ['Payment due', pen.day(due)],
            ],
            'flex:0 0 84mm',
          )}</div>${list(lines.slice(0, cut).map(row))}<p class="r">Carried forward ${pen.plain(carried)}</p><div class="foot tiny">Machines stay on hire until an off-hire number is given by our desk.</div>`,
          `${head(2)}<p class="r" style="margin-top:8mm">Brought forward ${pen.plain(carried)}</p>${list(lines.slice(cut).map(row))}<p>Other charges</p>${grid(
            'boxy',
            'lr',
            '',
            extra.map((one) => [one.text, pen.plain(one.amount)]),
          )}${facts(
            [
              ['Hire', pen.plain(hired)],
              ['Other charges', pen.plain(sums.net - hired)],
              ['Net', pen.plain(sums.net)],
              ['VAT 20%', pen.plain(sums.vat)],
              ['Invoice total', pen.money(sums.total)],
            ],
            'margin-left:auto;font-weight:bold',
          )}${footed([[`VAT Reg. ${taxNumber(pen, 'GB')}`], [`Bank ${pen.digits('##-##-##')} ${pen.digits('########')}`], ['CPA model conditions apply.']])}`,
        ],
        { sums, documentNumber: number, due, customerReference: order },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),
}
