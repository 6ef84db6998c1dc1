/** Bills of Great Britain as the widespread programs print them, and what comes each month: a payment slip, an activity list, a wholesaler's dense sheet, phones, power, a joiner's letter. */
import { block, escaped, line, onTop, pictured, wares } from '../eighth/kit'
import { gb } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { share } from '../nineteenth/west-kit'
import { taxNumber } from '../ninth/numbers'
import { dense, entries, footed, lawful, listed } from '../seventeenth/kit'
import { stacked, tally, tornOff } from '../thirteenth/kit'
import { logo, say, windowed } from '../twelfth/kit'
import { note, workday } from './english-kit'

export const gbBills: Papers = {
  /** As a widespread accounting program of the web prints it: customer left below the title, facts in a narrow column, sender in another, a slip to send back. */
  'payment-advice': paper(
    gb,
    'D mon YYYY',
    'plain wide',
    'Juniper & Stone Design Ltd;Studio 4, Paintworks;Bristol BS4 3EH|Redwing IT Support;22 Castle Gate;Nottingham NG1 7AR;Redwing Technology Services Limited|PRIORY CLEANING SERVICES LTD;Unit 7 Priory Court;Tewkesbury GL20 5XP|Saltmarsh PR;The Old Chapel;Whitstable CT5 1BX;Saltmarsh Communications LLP',
    'GB',
    (pen, firm, to) => {
      const sums = onTop(
        pen.buy(
          wares(
            'Monthly retainer;350;1200;20|Website hosting and maintenance;45;150;20|Additional hours as agreed;55;95;20|Logo artwork, final files;180;450;20|Office clean, weekly;60;140;20|Remote support, per user;12;28;20|Stock photography;15;60;20|Travel at cost;20;90;20',
          ),
          { count: [1, 5], most: 6, step: 50 },
        ).lines,
      )
      const due = pen.after(pen.pick([7, 14, 21, 30]))
      const number = pen.digits(say(pen, 'INV-0###|INV-####|26-0###'))
      const order = pen.chance(0.5) ? pen.digits('PO-####') : ''
      const top = [
        ['Invoice Date', pen.day()],
        ['Invoice Number', number],
        ...(order ? [['Reference', order] as const] : []),
        ['VAT Number', taxNumber(pen, 'GB').replace(/\D/g, '')],
      ] as const
      const labelled = top
        .map(([label, value]) => `<b>${label}</b><br>${escaped(value)}`)
        .join('<br><br>')
      const slip = told([
        ['Customer', to.name],
        ['Invoice Number', number],
        ['Amount Due', pen.plain(sums.total)],
        ['Due Date', pen.day(due)],
        ['Amount Enclosed', '______________'],
      ])
      return [
        `${firm.also.length > 0 || pen.chance(0.5) ? `<div style="text-align:right">${pen.chance(0.5) ? pictured(firm.name, '#0f766e', 'DejaVu Sans') : logo(firm.name, 6, 'color:#0f766e;font-weight:bold')}</div>` : ''}<div style="display:grid;grid-template-columns:1fr 36mm 48mm;gap:5mm;margin-top:6mm"><div><span style="font-size:22pt">${say(pen, 'INVOICE|TAX INVOICE')}</span><div style="margin:8mm 0 0 8mm">${who(to)}</div></div><div>${labelled}</div><div>${escaped(lawful(firm))}<br>${place(firm)}<br>UNITED KINGDOM</div></div><div style="height:8mm"></div>${grid('ruled', 'lrrrr', 'Description|Quantity|Unit Price|VAT|Amount GBP', linesAs(pen, sums.lines, 'tqura'))}${tally(sumsAs(pen, sums, 'nvt', 'Subtotal|TOTAL VAT 20%|TOTAL GBP'))}<p style="margin-top:8mm"><b>Due Date: ${pen.day(due)}</b><br>Bank: ${say(pen, 'Monument Bank|Clyde & Thames')}<br>Sort code: ${pen.digits('##-##-##')}<br>Account: ${pen.digits('########')}</p>${tornOff(`<div class="cols"><div><span style="font-size:17pt">PAYMENT ADVICE</span><div class="cols" style="margin-top:3mm;gap:2mm"><div style="flex:0 0 8mm">To:</div><div>${escaped(lawful(firm))}<br>${place(firm)}</div></div></div><div>${slip}</div></div>`)}<div class="at" style="left:18mm;bottom:4mm;font-size:6.5pt">Company Registration No: ${pen.digits('0#######')}. Registered Office: ${place(firm, ', ')}.</div>`,
        { sums, documentNumber: number, due, ...(order ? { customerReference: order } : {}) },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** As the other widespread program prints it: sender on top, coloured title, a band of facts, an activity in bold above its text, a balance due, a summary of tax. */
  'activity-bill': paper(
    gb,
    'DD/MM/YYYY',
    'light plain',
    'Harlow & Pike Electrical Ltd;9 Foundry Lane;Chippenham SN15 1JB|Bright Desk Supplies;Unit 22, Springvale;Cumbernauld G68 9HN;Bright Desk (Scotland) Limited|Osprey Fire Protection;Marine Parade;Great Yarmouth NR30 3HG;Osprey Fire & Security Ltd',
    'GB',
    (pen, firm, to) => {
      const sums = onTop(
        pen.buy(
          wares(
            'Service:Annual inspection and certificate;90;260;20|Labour:Engineer, per hour;42;68;20|Materials:Sundries as listed on job sheet;15;140;20|Hire:Access equipment, per day;75;130;20|Sales:Smoke detector, mains, with battery;24;46;20|Book:Log book, printed;8;14;0',
          ),
          { count: [2, 5], most: 5, step: 50 },
        ).lines,
      )
      const days = pen.pick([14, 30])
      const due = pen.after(days)
      const number = pen.digits(say(pen, '####|SI-#####'))
      const colour = say(pen, '#1d4ed8|#0e7490|#9f1239')
      const shown = (rate: number) => (rate === 0 ? '0.0% Z' : '20.0% S')
      return [
        `<div class="sides"><div><b style="font-size:12pt">${escaped(firm.name)}</b><br>${block([...firm.also, ...firm.address])}<br>accounts@${escaped(
          firm.name
            .toLowerCase()
            .replace(/[^a-z]/g, '')
            .slice(0, 14),
        )}.co.uk<br>VAT Registration No.: ${taxNumber(pen, 'GB')}</div><svg width="60" height="60"><rect width="54" height="54" x="3" y="3" rx="10" fill="${colour}"/></svg></div><div style="font-size:19pt;color:${colour};margin:6mm 0 3mm">${say(pen, 'INVOICE|Invoice')}</div><div class="cols"><div><b class="tiny">BILL TO</b><br>${who(to)}</div>${told(
          [
            ['INVOICE', number],
            ['DATE', pen.day()],
            ['TERMS', `Net ${days}`],
            ['DUE DATE', pen.day(due)],
          ],
          'margin-left:auto;flex:0 0 60mm',
        )}</div><table class="t" style="margin-top:8mm"><tr style="background:${colour}22;color:${colour}"><th class="l">ACTIVITY</th><th class="r">QTY</th><th class="r">RATE</th><th class="r">VAT</th><th class="r">AMOUNT</th></tr>${sums.lines
          .map((one) => {
            const [kind = '', text = ''] = one.text.split(':')
            return `<tr><td><b>${kind}</b><br>${escaped(text)}</td><td class="r">${one.quantity}</td><td class="r">${pen.plain(one.unit)}</td><td class="r">${shown(one.rate)}</td><td class="r">${pen.plain(one.amount)}</td></tr>`
          })
          .join(
            '',
          )}</table><div style="border-top:0.3mm dotted #888"></div><div class="cols" style="margin-top:3mm"><div>Please pay to ${escaped(lawful(firm))}<br>${pen.digits('##-##-##')} / ${pen.digits('########')}</div>${facts(
          [
            ['SUBTOTAL', pen.plain(sums.net)],
            ['VAT TOTAL', pen.plain(sums.vat)],
            ['TOTAL', pen.plain(sums.total)],
            ['BALANCE DUE', pen.notation.currency + ' ' + pen.plain(sums.total)],
          ],
          'margin-left:auto;font-weight:bold',
        )}</div><p style="margin-top:9mm;color:${colour}">VAT SUMMARY</p>${grid(
          'ruled',
          'rrr',
          'RATE|VAT|NET',
          sums.shares.map((one) => [`VAT @ ${one.rate}%`, pen.plain(one.vat), pen.plain(one.net)]),
        )}`,
        {
          sums: {
            ...sums,
            lines: sums.lines.map((one) => ({ ...one, text: one.text.replace(':', ' ') })),
          },
          documentNumber: number,
          due,
          hasRates: true,
        },
      ]
    },
  ),

  /** A wholesaler's sheet of an older program: two addresses in frames, account and order, many goods with codes and discounts, two rates, totals in a frame at the foot. */
  'ledger-wholesale': paper(
    gb,
    'DD/MM/YYYY|DD/MM/YY',
    'plain narrow',
    'Marchbank Wholesale Foods Ltd;Unit 14, Hillington Park;Glasgow G52 4DR|PEARTREE CATERING SUPPLIES;88 Bilton Way;Enfield EN3 7NH;Peartree (Cash & Carry) Limited|Torbay Paper & Packaging;Aspen Way;Paignton TQ4 7QR;Torbay Packaging Co. Ltd',
    'GB',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'Cling film 45cm x 300m;6;11;20|Blue roll 2ply x 6;9;15;20|Plain flour 16kg;9;14;0|Sunflower oil 20L;22;34;0|Chopped tomatoes 6x2.5kg;14;21;0|Kraft bags medium x 250;11;19;20|Cola cans 24x330ml;9;13;20|Basmati rice 10kg;15;22;0|Hand towels C-fold;16;24;20|Wooden forks x 1000;12;18;20|Dark chocolate 5kg;34;52;20|Sea salt 6kg;7;10;0|Frozen peas 4x2.5kg;11;16;0|Bleach 2x5L;5;9;20',
        { count: [7, 13], most: 8, step: 1, code: '@@@###', offs: [0, 0, 5, 7.5] },
      )
      const carriage = pen.chance(0.4) ? [line('Carriage', pen.pick([650, 995]), 20)] : []
      const sums = onTop([...lines, ...carriage])
      const goods = sums.net - (carriage[0]?.amount ?? 0)
      const due = pen.after(30)
      const number = pen.digits(say(pen, '#####|######'))
      const order = pen.digits(say(pen, '####|PO#####'))
      const framed = (title: string, html: string) =>
        `<div style="border:0.25mm solid #333;padding:2mm;min-height:27mm"><b>${title}</b><br>${html}</div>`
      return [
        `<div class="sides"><div><b style="font-size:15pt">${escaped(firm.name)}</b><br>${place(firm)}<br>Tel ${pen.digits('01## ### ####')}</div><div class="r"><b style="font-size:18pt">Invoice</b><br>Page 1</div></div><div class="cols" style="margin:4mm 0;align-items:stretch">${framed('Invoice To', who(to))}${framed('Deliver To', pen.chance(0.5) ? 'As invoice address' : `${escaped(to.name)}<br>Goods entrance, rear<br>${escaped(to.address[1] ?? '')}`)}${told(
          [
            ['Invoice No', number],
            ['Invoice/Tax Date', pen.day()],
            ['Order No', order],
            ['Account No', pen.digits('@@@@###')],
            ['Rep', say(pen, 'GT|04|HOUSE')],
          ],
          'border:0.25mm solid #333',
        )}</div>${grid('ruled', 'rllrrrr', 'Qty|Code|Details|Unit price|Disc %|Net amt|VAT %', entries(pen, lines, 'qctudar'))}<div class="at" style="left:18mm;right:18mm;bottom:24mm"><div class="cols" style="align-items:flex-end"><div>${grid('boxy', 'rrr', 'VAT rate|Goods|VAT', ratesAs(pen, sums.shares, 'rnv'))}<p>Payment terms: 30 days from date of invoice (${pen.day(due)})<br>Goods remain the property of the seller until paid in full.</p></div>${facts(
          [
            ['Total Net Amount', pen.plain(goods)],
            ['Carriage Net', pen.plain(sums.net - goods)],
            ['Total VAT Amount', pen.plain(sums.vat)],
            ['Invoice Total £', pen.plain(sums.total)],
          ],
          'border:0.25mm solid #333;flex:0 0 62mm',
        )}</div></div><div class="at tiny" style="left:18mm;bottom:10mm">VAT Reg No ${taxNumber(pen, 'GB')} · Co. Reg ${pen.digits('0#######')} · Bank ${pen.digits('##-##-##')} ${pen.digits('########')}${firm.also.length > 0 ? ` · ${escaped(firm.name)} is a trading name of ${escaped(lawful(firm))}` : ''}</div>`,
        { sums, documentNumber: number, due, hasRates: true, customerReference: order },
        dense,
      ]
    },
  ),

  /** A mobile network's bill: account and bill numbers, what this month costs in a large frame, a line per telephone, taken by direct debit. */
  'mobile-bill': paper(
    gb,
    'D month YYYY|DD mon YYYY',
    'light plain',
    'Cellora Business;Cellora House, 500 Brook Drive;Reading RG2 6UU;Cellora UK Limited|Voxa;PO Box 1404;Warrington WA4 6WF;Voxa Mobile plc|FERNHILL TELECOM;1 Pier Head;Liverpool L3 1DZ;Fernhill Telecom Group Ltd',
    'GB',
    (pen, firm, to) => {
      const phones = Array.from({ length: pen.whole(1, 4) }, () =>
        line(
          `${pen.digits('07### ######')} ${say(pen, 'Unlimited SIM|25GB Business|Data SIM 100GB')}`,
          pen.pick([1050, 1400, 1875, 2200]),
          20,
        ),
      )
      const sums = onTop([
        ...phones,
        ...(pen.chance(0.5) ? [line('Outside your plan: roaming', pen.whole(120, 2900), 20)] : []),
      ])
      const due = workday(pen.after(14))
      const number = pen.digits(say(pen, '##########|B1-########'))
      const last = pen.whole(3000, 9000)
      return [
        `<div class="sides"><div style="font-size:24pt;font-weight:bold;color:#7e22ce">${escaped(firm.name)}</div>${told(
          [
            ['Account number', pen.digits('#########')],
            ['Bill number', number],
            ['Bill date', pen.day()],
            [
              'Billing period',
              `${pen.day(pen.after(-30), 'D mon')} – ${pen.day(pen.after(-1), 'D mon YYYY')}`,
            ],
          ],
        )}</div><div style="margin:12mm 0 8mm">${who(to)}</div><div class="cols"><div style="background:#f3e8ff;padding:5mm"><div>Your bill this month</div><div style="font-size:26pt">${pen.money(sums.total)}</div><div>We’ll collect this by Direct Debit on or after <b>${pen.day(due)}</b></div></div>${facts(
          [
            ['Your last bill', pen.money(last)],
            [`Payment received ${pen.day(pen.after(-16), 'D mon')}, thank you`, pen.money(-last)],
            ['Balance brought forward', pen.money(0)],
          ],
          'flex:0 0 78mm',
        )}</div><h2 style="font-size:12pt;margin:8mm 0 0">Charges this month</h2>${grid('ruled', 'lr', '', linesAs(pen, sums.lines, 'tA'))}${facts(
          [
            ['Total excluding VAT', pen.money(sums.net)],
            ['VAT at 20%', pen.money(sums.vat)],
            ['Total this month including VAT', pen.money(sums.total)],
          ],
          'width:100%;font-weight:bold',
        )}${note('Prices go up each April as set out in your agreement. Download call details in My Account.')}<div class="foot tiny">${escaped(lawful(firm))}, ${place(firm, ', ')}. Registered in England no. ${pen.digits('0#######')}. VAT registration no. ${taxNumber(pen, 'GB')}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** Power for a shop: readings, units by day and night at pence with three decimals, a daily charge, a levy, tax at five or twenty. */
  'power-bill': paper(
    gb,
    'D month YYYY|DD/MM/YYYY',
    'plain wide',
    'Solway Power;Lockerbie Road;Dumfries DG1 3PH;Solway Power Business Supply Ltd|Albion Energy;Bridge House, 12 Water Lane;Leeds LS11 5PS;Albion Energy Retail Limited|BRIGHTGRID;Eastgate Tower;Peterborough PE1 5AB;Brightgrid Electricity plc',
    'GB',
    (pen, firm, to) => {
      const [day, night] = [pen.whole(280, 2900), pen.whole(40, 700)]
      const [dear, cheap, daily] = [
        pen.whole(23_100, 31_900),
        pen.whole(14_100, 19_900),
        pen.whole(55_000, 140_000),
      ]
      const days = pen.pick([28, 30, 31])
      const rate = day < 900 ? 5 : 20
      const priced = (text: string, count: number, price: number, unit: string) =>
        line(
          `${text}, ${count} ${unit} at ${(price / 1000).toFixed(3)}p`,
          Math.round((count * price) / 1000),
          rate,
        )
      const sums = onTop([
        priced('Day units', day, dear, 'kWh'),
        priced('Night units', night, cheap, 'kWh'),
        priced('Standing charge', days, daily, 'days'),
        ...(rate === 20 ? [priced('Climate Change Levy', day + night, 801, 'kWh')] : []),
      ])
      const due = workday(pen.after(pen.pick([10, 14])))
      const number = pen.digits(say(pen, '0000########|SP-########'))
      const start = pen.whole(11_000, 88_000)
      return [
        `<div style="height:3mm;background:#15803d;margin:-14mm -18mm 8mm"></div>${windowed({ ...firm, name: lawful(firm) }, to)}<div class="at" style="right:18mm;top:18mm;width:62mm"><div style="font-size:20pt;color:#15803d">${escaped(firm.name)}</div><br>${stacked(
          [
            ['Invoice number', number],
            ['Customer account', pen.digits('A-########')],
            ['Invoice date', pen.day()],
            [
              'Supply period',
              `${pen.day(pen.after(-days - 1), 'D mon YY')} to ${pen.day(pen.after(-2), 'D mon YY')}`,
            ],
          ],
        )}</div><h1 style="font-size:15pt;margin-top:16mm">Your electricity invoice</h1><p>Supply address: ${place(to, ', ')}<br>Supply number S ${pen.digits('0# ### ###')} ${pen.digits('## #### #### ###')}</p>${grid(
          'boxy tiny',
          'llrrr',
          'Meter|Register|Previous|Present|kWh',
          [
            [pen.digits('E##@######'), 'Day', `${start} (E)`, `${start + day} (A)`, String(day)],
            ['', 'Night', `${start - 9000} (E)`, `${start - 9000 + night} (A)`, String(night)],
          ],
        )}${grid('ruled', 'lr', 'Charges|£', linesAs(pen, sums.lines, 'ta'))}${tally([
          ['Total charges before VAT', pen.money(sums.net)],
          [`VAT ${rate}.0% on ${pen.money(sums.net)}`, pen.money(sums.vat)],
          [`Please pay by ${pen.day(due)}`, pen.money(sums.total)],
        ])}${note('A = your reading, E = our estimate. Pay by bank transfer quoting your customer account, or call us to set up a Direct Debit.')}${footed(
          [
            [lawful(firm), ...firm.address],
            [`VAT reg. no. ${taxNumber(pen, 'GB')}`, `Company no. ${pen.digits('SC######')}`],
            ['Emergency, power cut: 105', 'Complaints: business@example.co.uk'],
          ],
        )}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A joiner's letter made with a word processor, not registered for tax: a title in the middle, what was done in sentences, half paid before. */
  'joiner-letter': paper(
    gb,
    'D month YYYY|DD/MM/YYYY|D.M.YY',
    'book slab wide',
    'Gareth Pugh Joinery;3 Penlan Terrace;Llandeilo SA19 6EN|S. Whitlock Decorating;41 Orchard Way;Bicester OX26 2EJ|Daz Kent Plumbing & Heating;8 Cowper Close;Rushden NN10 9QB|Mary Ashby Upholstery;Rose Cottage, Back Lane;Masham HG4 4HB',
    'GB',
    (pen, firm, to) => {
      const sums = onTop(
        pen.buy(
          wares(
            'Supply and fit new skirting to front office;180;420|Take out old sink, fit new one and make good;150;380|Two coats white emulsion to stairwell;220;540|Re-hang kitchen door and fit closer;60;130|Re-cover four dining chairs in own fabric;240;380|Materials as per receipts;35;210|Call out, Saturday;60;90',
          ),
          { count: [1, 4], most: 1, step: 500 },
        ).lines,
      )
      const days = pen.pick([7, 14, 28])
      const number = pen.digits(say(pen, '##|1##|26/0#|####'))
      const deposit = pen.chance(0.35) ? share(sums.total, 50) : 0
      return [
        `<div class="mid"><div style="font-size:21pt;${say(pen, 'font-style:italic|text-decoration:underline|font-weight:bold')}">${escaped(firm.name)}</div>${place(firm, ', ')}<br>Tel: ${pen.digits('07### ######')}</div><h1 class="mid" style="margin:12mm 0 6mm">INVOICE</h1><div class="sides"><div>${who(to)}</div><div>Date: ${pen.day()}<br>Invoice no: ${number}</div></div><p style="margin-top:9mm"><u>To carry out the following works:</u></p>${grid('', 'lr', '', linesAs(pen, sums.lines, 'tA'))}${facts(
          [
            ['Total', pen.money(sums.total)],
            ...(deposit > 0
              ? ([
                  ['Less deposit paid, thank you', pen.money(-deposit)],
                  ['Balance to pay', pen.money(sums.total - deposit)],
                ] as const)
              : []),
          ],
          'margin-left:auto;font-weight:bold;font-size:12pt',
        )}<p style="margin-top:14mm">Payment within ${days} days please, by bank transfer to ${escaped(firm.name)}, sort code ${pen.digits('##-##-##')}, account ${pen.digits('########')}${pen.chance(0.5) ? ', or cheque' : ''}.</p><p>Many thanks for your custom.</p>`,
        { sums, documentNumber: number, due: pen.after(days) },
        '#sheet { font-size: 11pt; }',
      ]
    },
  ),
}
