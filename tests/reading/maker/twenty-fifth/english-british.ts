/** Bills that a small firm of Great Britain is sent every month: a garage's job, an invoice or credit of the books in the web, broadband and telephones over two pages. */
import { escaped, line, onTop, several, sumOf, wares } from '../eighth/kit'
import { gb } from '../eighth/notations'
import { facts, grid, paper, place, told, tr, who, type Papers } from '../fifteenth/kit'
import { beside } from '../nineteenth/kit'
import { dayOff, measured } from '../nineteenth/west-kit'
import { taxNumber } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { decimal, formed, tally } from '../thirteenth/kit'
import { logo, say } from '../twelfth/kit'
import { note, workday } from '../twentieth/english-kit'
import { siteOf } from '../twenty-first/english-kit'

import { these } from './english-kit'

export const gbPapers: Papers = {
  /** A garage's job: boxes for the car, labour by the hour, parts with their codes, a test that bears no tax, sums by kind beside what was noticed, paid at the desk or on account. */
  'job-card': paper(
    gb,
    'DD/MM/YYYY|DD/MM/YY|D month YYYY',
    'plain narrow wide',
    'Askew’s Garage;Mill Lane;Kirkby Lonsdale LA6 2AP;R. Askew & Son (Motors) Ltd|PRIORY TYRE & EXHAUST;6 Priory Park;Taunton TA1 3ND;Priory Autocentres Ltd|Denham Van & Fleet Servicing Ltd;Anglian Lane;Bury St Edmunds IP32 6SR|Coastline MOT Centre;Unit 2, Harbour Trade Park;Rhyl LL18 5TY|J B Motors;Rear of 80 Dalton Road;Coventry CV5 6PB;Jagdeep Bhullar',
    'GB',
    (pen, firm, to) => {
      const work = pen.random
        .shuffled([
          'Carry out full service',
          'Replace front brake pads and discs',
          'Investigate engine warning light',
          'Replace drop links, both sides',
          'Remove and refit exhaust section',
        ])
        .slice(0, pen.whole(1, 2))
        .map((text) => measured(text, pen.whole(2, 9) * 50, pen.pick([54_000, 62_000, 78_000]), 20))
      const parts = pen.buy(
        wares(
          'Oil filter;6.5;12;20|Engine oil 5W30, 5 litres;28;46;20|Front brake pads, set;32;58;20|Brake disc;29;52;20|Pollen filter;9;16;20|Wiper blades, pair;16;26;20|Tyre 205/55 R16;62;98;20|Drop link;14;24;20',
        ),
        { count: [1, 5], most: 2, step: 1 },
      ).lines
      const extra = these(
        pen.chance(0.6) && line('Environmental disposal', pen.pick([350, 495, 600]), 20),
        pen.chance(0.5) && line('MOT test, class 4 (outside scope of VAT)', 5485),
      )
      const sums = onTop([...work, ...parts, ...extra])
      const isPaid = pen.chance(0.5)
      const due = pen.after(pen.pick([7, 14, 30]))
      const number = pen.digits(say(pen, '#####|JC0####|26/####|SI-####'))
      const car = pen.digits('@@## @@@')
      const rows = [
        ...work.map((one) => [
          'LAB',
          one.text,
          decimal(pen, one.measure / 100, 2),
          pen.plain(one.price / 10),
          pen.plain(one.amount),
        ]),
        ...parts.map((one) => [
          pen.digits('@@####'),
          one.text,
          String(one.quantity),
          pen.plain(one.unit),
          pen.plain(one.amount),
        ]),
        ...extra.map((one) => ['', one.text, '1', pen.plain(one.unit), pen.plain(one.amount)]),
      ]
      const kinds = [
        ['Labour', sumOf(work)],
        ['Parts', sumOf(parts)],
        ['Other', sumOf(extra)],
      ] as const
      return [
        `<div class="sides"><div>${logo(firm.name, 7, 'font-weight:bold;color:#7f1d1d')}${firm.also.map((text) => `${escaped(text)}<br>`).join('')}${place(firm)}</div><div class="r tiny">Tel ${pen.digits('01### ######')}<br>service@${siteOf(firm.name, '.example')}<br>VAT Reg No ${taxNumber(pen, 'GB')}</div></div><hr style="border:0;border-top:0.8mm solid #7f1d1d;margin:4mm 0">${beside(
          '1fr 66mm',
          who(to),
          `<div style="font-size:15pt;font-weight:bold">INVOICE</div>${facts(
            [
              ['Invoice number', number],
              ['Invoice date / tax point', pen.day()],
              ['Job card', pen.digits('J####')],
              ['Account', pen.digits('@@@##')],
            ],
            'width:100%',
          )}`,
        )}${formed(
          [
            ['Registration', car],
            [
              'Make and model',
              say(pen, 'Ford Transit Custom|Vauxhall Vivaro|Skoda Octavia|VW Caddy'),
            ],
            ['Mileage', pen.digits('##,###')],
            ['Date in', dayOff(pen, -pen.whole(0, 2))],
          ],
          4,
        )}${grid('ruled', 'llrrr', 'Code|Description|Qty/Hrs|Price £|Net £', rows)}<div class="cols" style="margin-top:5mm"><div><b>Technician’s notes</b><br>${say(pen, 'Rear tyres 3 mm, advise replace at next service.|Slight oil mist at rocker cover, monitor.|All levels checked. Road tested, satisfactory.')}<p>Thank you for your custom. All parts carry a 12 month warranty and remain our property until paid for in full.</p></div><div>${facts(
          [
            ...kinds
              .filter(([, sum]) => sum > 0)
              .map(([label, sum]) => [label, pen.plain(sum)] as const),
            ['Total net', pen.plain(sums.net)],
            ['VAT @ 20%', pen.plain(sums.vat)],
          ],
          'margin-left:auto;width:66mm',
        )}${facts(
          these(
            ['INVOICE TOTAL', pen.money(sums.total)],
            isPaid && ([`Paid by card ${pen.day()}`, pen.money(sums.total)] as const),
            isPaid && (['Balance', pen.money(0)] as const),
          ),
          'margin-left:auto;width:66mm;font-weight:bold;border-top:0.4mm solid #222',
        )}</div></div>${isPaid ? '' : `<p><b>Payment due by ${pen.day(due)}.</b> Bank: ${say(pen, 'Pennine Bank|Severn & Shires')} &nbsp; Sort code ${pen.digits('##-##-##')} &nbsp; Account ${pen.digits('########')} &nbsp; Reference ${number}</p>`}<div class="foot tiny mid">${escaped(lawful(firm))} · ${place(firm, ', ')} · Open Mon-Fri 8.00-5.30, Sat 8.30-12.30 · Page 1 of 1</div>`,
        isPaid
          ? { sums, documentNumber: number, kind: 'receipt', due: null }
          : { sums, documentNumber: number, due },
        '#sheet { font-size: 9.2pt; }',
      ]
    },
  ),

  /** The books in the web that many keep: the firm small at the top left, a coloured word, whom it goes to beside number, days and terms, activities with code of tax, sums in capitals, a summary of the tax; now and then a credit. */
  'web-books': paper(
    gb,
    'DD/MM/YYYY',
    'plain light wide',
    'Brightside Signs & Print Ltd;Unit 12, Lockwood Court;Leeds LS11 5TY|Tarn Hows Catering;The Old Dairy, Hawkshead Hill;Ambleside LA22 0PR;Tarn Hows Catering LLP|Cromarty IT Support;14 Bank Street;Dingwall IV15 9QW;Cromarty Computing Ltd|SPARKLE & SHINE CLEANING;62 Penn Road;Wolverhampton WV2 4HN;Sparkle and Shine (Midlands) Ltd|Pagefield Books Ltd;5 Castle Foregate;Shrewsbury SY1 2DJ',
    'GB',
    (pen, firm, to) => {
      const stock = firm.name.includes('Catering')
        ? 'Working lunch, per head;8.5;12.5;0|Hot buffet, per head;14;19.5;20|Tea and coffee, per head;2.2;3.2;20|Celebration cake;38;65;0|Delivery and set-up;20;45;20'
        : firm.name.includes('IT')
          ? 'Remote support, per hour;48;65;20|Managed laptop, per month;14;22;20|Email mailbox, per month;6;9.8;20|Router supply and install;145;240;20|Backup, per month;18;35;20'
          : firm.name.startsWith('SPARKLE')
            ? 'Office clean, weekly;55;95;20|Window clean, exterior;40;85;20|Carpet clean, per room;35;55;20|Consumables;12;28;20'
            : firm.name.startsWith('Page')
              ? 'Staff handbook, paperback;6.5;9.5;0|Training workbook;11;15;0|Notebook, branded;4.2;6.8;20|Carriage;8;15;20'
              : 'Business cards, 500;38;62;20|Pull-up banner;69;105;20|A5 leaflets, 2500;75;130;0|Van lettering;180;340;20|Artwork, per hour;40;55;20'
      const sums = onTop(
        pen.buy(wares(stock), { count: [1, 4], most: 12, step: 25, isGross: false }).lines,
      )
      const isCredit = pen.chance(0.2)
      const days = pen.pick([0, 7, 14, 30])
      const due = pen.after(days)
      const number = pen.digits(isCredit ? say(pen, 'CN-###|10##') : say(pen, '1###|INV-####|####'))
      const colour = pen.pick(['#2c7a3f', '#1d4ed8', '#6b21a8', '#334155'])
      const title = isCredit ? 'CREDIT NOTE' : say(pen, 'INVOICE|Invoice|VAT INVOICE')
      const tint = `background:${colour}1f;color:${colour}`
      const [served] = [dayOff(pen, -pen.whole(0, 9))]
      const rows = sums.lines.map((one) => [
        served,
        one.text,
        one.rate > 0 ? '20.0% S' : '0.0% Z',
        String(one.quantity),
        pen.plain(one.unit),
        pen.plain(one.amount),
      ])
      return [
        `<div class="sides"><div><b>${escaped(firm.name)}</b><br>${firm.also.map((text) => `${escaped(text)}<br>`).join('')}${place(firm)}<br>accounts@${siteOf(firm.name, '.example')}<br>VAT Registration No.: ${taxNumber(pen, 'GB')}</div><svg width="90" height="60"><rect width="90" height="60" rx="8" fill="${colour}"/><path d="M20 42 L45 14 L70 42 Z" fill="#fff"/></svg></div><div style="font-size:19pt;color:${colour};margin:7mm 0 4mm">${title}</div><div class="sides"><div><b class="tiny" style="color:${colour}">${isCredit ? 'CREDIT TO' : 'BILL TO'}</b><br>${who(to)}</div>${told(
          these(
            [isCredit ? 'CREDIT NO.' : 'INVOICE NO.', number] as const,
            ['DATE', pen.day()] as const,
            !isCredit && (['DUE DATE', pen.day(due)] as const),
            !isCredit && (['TERMS', days === 0 ? 'Due on receipt' : `Net ${days}`] as const),
          ),
        )}</div><table class="t" style="margin-top:8mm">${tr('llrrrr', ['DATE|ACTIVITY|VAT|QTY|RATE|AMOUNT'.split('|')], 'th').replace('<tr>', `<tr style="${tint};font-size:85%">`)}${tr('llrrrr', rows)}</table><div style="border-top:0.3mm dashed #999;padding-top:3mm" class="cols"><div class="tiny">${isCredit ? 'Credit for goods returned or services not supplied as agreed.' : `Please pay to ${escaped(lawful(firm))}<br>Sort code ${pen.digits('##-##-##')}, account ${pen.digits('########')}<br>quoting ${number}. Thank you.`}</div><div>${facts(
          [
            ['SUBTOTAL', pen.plain(sums.net)],
            ['VAT TOTAL', pen.plain(sums.vat)],
            [isCredit ? 'TOTAL CREDIT' : 'TOTAL', pen.plain(sums.total)],
            ...(isCredit ? [] : [['BALANCE DUE', `GBP ${pen.plain(sums.total)}`] as const]),
          ],
          'margin-left:auto;width:74mm',
        )}</div></div><div style="margin-top:9mm;font-size:85%"><b style="color:${colour}">VAT SUMMARY</b>${grid(
          'ruled',
          'lrr',
          'RATE|VAT|NET',
          sums.shares.map(({ rate, net, vat }) => [
            `VAT @ ${rate.toFixed(1)}%`,
            pen.plain(vat),
            pen.plain(net),
          ]),
        )}</div><div class="foot mid tiny grey">Page 1 of 1</div>`,
        isCredit
          ? { sums, documentNumber: number, kind: 'credit-note', due: null, hasRates: true }
          : { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 9.4pt; }',
      ]
    },
  ),

  /** Broadband and telephones for business over two pages: the bill in one sentence with the day that it is taken, what was owed and paid, this bill's sums; on the second what each line cost. */
  'broadband-pages': paper(
    gb,
    'D month YYYY|D mon YYYY|DD mon YYYY',
    'light plain wide',
    'Ovalnet Business;Tower 2, Brindley Place;Birmingham B1 2JB;Ovalnet Communications plc|PENNINE FIBRE;Dean Clough Mills;Halifax HX3 5AX;Pennine Fibre Networks Ltd|Chatterline;1 Forbury Gate;Reading RG1 3EU;Chatterline Telecom UK Limited|Hullcom;37 Carr Lane;Hull HU1 3RE;Hullcom Group plc|ZEST TELECOM;Castle Court, Cathedral Road;Cardiff CF11 9LJ;Zest Business Telecom Ltd',
    'GB',
    (pen, firm, to) => {
      const from = pen.after(1)
      const span = `${pen.day(from, 'D mon')} - ${dayOff(pen, 30, 'D mon YYYY')}`
      const regular = [
        line(
          say(pen, 'Business Fibre 80|Full Fibre 300 Business|Broadband Essential'),
          pen.whole(25, 52) * 100 - 5,
          20,
        ),
        ...(pen.chance(0.7) ? [line('Digital phone line', pen.pick([795, 1200, 1450]), 20)] : []),
        ...(pen.chance(0.5) ? [several('Mobile SIM 20GB', pen.whole(1, 4), 900, 20)] : []),
        ...(pen.chance(0.4) ? [line('Static IP address', 500, 20)] : []),
      ]
      const calls = [
        line('UK landline calls', pen.whole(12, 890), 20),
        line('Calls to UK mobiles', pen.whole(35, 1400), 20),
      ].slice(0, pen.whole(0, 2))
      const once = pen.chance(0.25) ? [line('Late payment charge', 750, 0)] : []
      const sums = onTop([...regular, ...calls, ...once])
      const last = pen.whole(3000, 11_000)
      const taken = workday(pen.after(pen.pick([10, 14])))
      const number = pen.digits(say(pen, 'M### ##|######### 0##|B26-#######|########'))
      const account = pen.digits(say(pen, '@@ ########|8########|GB########'))
      const colour = pen.pick(['#5b21b6', '#be185d', '#0e7490', '#c2410c'])
      const head = (page: number) =>
        `<div class="sides"><div style="font-size:21pt;font-weight:bold;color:${colour}">${escaped(firm.name)}</div><div class="tiny r">Account number ${account}<br>Bill number ${number}<br>Page ${page} of 2</div></div>`
      const part = (title: string, lines: typeof regular, when: string) =>
        lines.length === 0
          ? ''
          : `<h1 style="font-size:12pt;color:${colour};margin:7mm 0 0">${title}</h1>${grid(
              'ruled',
              'llrr',
              'Description|Period|Quantity|Amount (ex VAT)',
              [
                ...lines.map((one) => [
                  one.text,
                  when,
                  String(one.quantity),
                  pen.money(one.amount),
                ]),
                [`Total ${title.toLowerCase()}`, '', '', pen.money(sumOf(lines))],
              ],
            )}`
      return [
        [
          `${head(1)}<div class="sides" style="margin-top:12mm"><div>${who(to)}</div>${told([
            ['Bill date (tax point)', pen.day()],
            ['Account number', account],
            ['Bill number', number],
          ])}</div><div style="background:${colour};color:#fff;padding:5mm;margin:10mm 0"><div style="font-size:11pt">Your bill total</div><div style="font-size:24pt;font-weight:bold">${pen.money(sums.total)}</div><div>We’ll take this from your bank account on or just after ${pen.day(taken)} by Direct Debit. You don’t need to do anything.</div></div><b>Since your last bill</b>${facts(
            [
              ['Your last bill', pen.money(last)],
              ['Payments received, thank you', pen.money(-last)],
              ['Balance brought forward', pen.money(0)],
            ],
            'width:100%;margin-bottom:5mm',
          )}<b>This bill</b>${facts(
            these(
              ['Regular charges', pen.money(sumOf(regular))] as const,
              calls.length > 0 && (['Usage charges', pen.money(sumOf(calls))] as const),
              once.length > 0 && (['Other charges', pen.money(sumOf(once))] as const),
              ['Total excluding VAT', pen.money(sums.net)] as const,
              [
                `VAT at 20% on ${pen.money(sumOf([...regular, ...calls]))}`,
                pen.money(sums.vat),
              ] as const,
            ),
            'width:100%',
          )}${tally([['Total including VAT', pen.money(sums.total)]], 'width:100%;font-size:12pt')}<p style="margin-top:8mm">Questions about your bill? Call ${pen.digits('0800 ### ####')} Monday to Friday, 8am to 6pm, or visit ${siteOf(firm.name, '.example')}/bills.</p>${footed(
            [
              [lawful(firm), `Registered office: ${firm.address.join(', ')}`],
              [
                `Registered in England no. ${pen.digits('0#######')}`,
                `VAT registration ${taxNumber(pen, 'GB')}`,
              ],
            ],
          )}`,
          `${head(2)}${part('Regular charges', regular, span)}${part('Usage charges', calls, `to ${pen.day(pen.date, 'D mon YYYY')}`)}${part('Other charges', once, pen.day(pen.date, 'D mon YYYY'))}${note('Regular charges are paid in advance, usage charges in arrears. If you are unhappy with our service you can take your complaint to an ombudsman free of charge after eight weeks. Prices rise each April as set out in your contract.')}`,
        ],
        { sums, documentNumber: number, due: taken, hasLines: false },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),
}
