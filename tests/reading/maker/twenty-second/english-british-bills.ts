/** Bills of Great Britain: a week's hours typed into a spreadsheet, water over two pages, a hotel's account of a stay, a fuel card's week. */
import { escaped, line, onTop, within } from '../eighth/kit'
import { gb } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { beside, part, ribbon } from '../nineteenth/kit'
import { dayOff, measured } from '../nineteenth/west-kit'
import { taxNumber } from '../ninth/numbers'
import { dense, footed, lawful } from '../seventeenth/kit'
import { stacked } from '../thirteenth/kit'
import { logo, say, windowed } from '../twelfth/kit'
import { note, workday } from '../twentieth/english-kit'

export const gbBills: Papers = {
  /** A sole trader's spreadsheet: a cell for everything, a row a day with hours and rate, miles at forty-five pence, no tax, a day to pay by or none. */
  'hours-sheet': paper(
    gb,
    'DD/MM/YYYY|DD/MM/YY|D mon YY',
    'wide plain',
    'Kev Harding;16 Pinfold Lane;Ormskirk L40 7SB|M & D Groundworks;The Old Piggery, Hoe Lane;Swaffham PE37 7DW|Lucy Tran;Flat 3, 20 Clifton Park;Bristol BS8 3BZ|Prosser Electrical;Ty Newydd;Brecon LD3 8RT;J. Prosser',
    'GB',
    (pen, firm, to) => {
      const rate = pen.pick([1850, 2200, 2500, 2800, 3500])
      const jobs = firm.name.includes('Tran')
        ? 'Bookkeeping|Payroll run|VAT return prep'
        : firm.name.includes('Prosser')
          ? 'First fix|Second fix|Testing and certs|Fault finding'
          : firm.name.includes('Ground')
            ? 'Digging out footings|Drainage run|Laying kerbs'
            : 'Site labour|Fencing|Snagging'
      const days = Array.from({ length: pen.whole(2, 6) }, (_, at) => ({
        at: pen.day(pen.after(at - 8)),
        job: say(pen, jobs),
        hours: pen.pick([4, 5.5, 6, 7.5, 8, 8.5]),
      }))
      const miles = pen.chance(0.6) ? pen.whole(20, 180) : 0
      const sums = onTop([
        ...days.map(({ job, hours }) => line(job, Math.round(hours * rate))),
        ...(miles > 0 ? [line(`Mileage ${miles} miles @ 45p`, miles * 45)] : []),
        ...(pen.chance(0.3) ? [line('Materials (receipts attached)', pen.whole(900, 14_000))] : []),
      ])
      const number = pen.digits(say(pen, '##|0##|26-0##'))
      const due = pen.chance(0.6) ? pen.after(pen.pick([7, 14, 30])) : null
      const rows = [
        ...days.map(({ at, job, hours }, index) => [
          at,
          job,
          hours.toFixed(1),
          pen.plain(rate),
          pen.plain(sums.lines[index]?.amount ?? 0),
        ]),
        ...sums.lines
          .slice(days.length)
          .map((one) => ['', one.text, '', '', pen.plain(one.amount)]),
        ['', '', '', '', ''],
        [
          '',
          'TOTAL HOURS',
          days.reduce((all, { hours }) => all + hours, 0).toFixed(1),
          'TOTAL',
          pen.money(sums.total),
        ],
      ]
      return [
        `<table class="t cells"><tr><td colspan="3" style="width:62%;font-size:15pt"><b>${escaped(firm.name)}</b></td><td>INVOICE</td><td class="r">${number}</td></tr><tr><td colspan="3">${place(firm, ', ')}</td><td>Date</td><td class="r">${pen.day()}</td></tr><tr><td colspan="3">${firm.also.length > 0 ? `${escaped(lawful(firm))}, ` : ''}${pen.digits('07### ######')}</td><td>UTR</td><td class="r">${pen.digits('##########')}</td></tr><tr><td colspan="5">&nbsp;</td></tr><tr><td colspan="5">To: ${who(to, ', ')}</td></tr></table>${grid('cells', 'llrrr', 'Day|Job|Hours|Rate|Amount', rows)}<p style="margin-top:8mm">Pay to: ${escaped(lawful(firm))}, ${say(pen, 'Monument|Fidelis|Nationwide Mutual')}, ${pen.digits('##-##-##')}, ${pen.digits('########')}</p>${due ? `<p>Please pay by ${pen.day(due)}</p>` : ''}`,
        { sums, documentNumber: number, due },
        ".cells { margin: 0; } .cells :is(td, th) { border: 0.15mm solid #bbb; } #sheet { font-family: 'Carlito', 'Liberation Sans'; font-size: 10.5pt; }",
      ]
    },
  ),

  /** Water for business, two pages: an account with what is now due in a blue frame, on the second supply and waste told apart by cubic metres, tax at two rates. */
  'water-bill': paper(
    gb,
    'D month YYYY|DD mon YYYY',
    'plain light',
    'Tarnwater Business;PO Box 6230;Preston PR1 9TW;Tarnwater Retail Services Limited|EVERCLEAR WATER;Northgate House, St Mary’s Wharf;Derby DE1 3TP;Everclear Non-Household Ltd|Saltern Water for Business;Marine Court;Worthing BN11 2DX;Saltern Business Water plc',
    'GB',
    (pen, firm, to) => {
      const rate = pen.pick([0, 0, 20])
      const cubic = pen.whole(8, 240)
      const by = (text: string, price: number, taxed: number) =>
        line(
          `${text}, ${cubic} m³ at £${(price / 10_000).toFixed(4)}`,
          Math.round((cubic * price) / 100),
          taxed,
        )
      const fresh = [
        line('Water fixed charge', pen.whole(1400, 4900), rate),
        by('Water used', pen.whole(14_900, 23_900), rate),
      ]
      const waste = [
        line('Wastewater fixed charge', pen.whole(1100, 5200)),
        by('Wastewater', pen.whole(13_400, 27_500), 0),
        ...(pen.chance(0.6) ? [line('Surface water drainage', pen.pick([2280, 4410, 7960]))] : []),
      ]
      const sums = onTop([...fresh, ...waste])
      const due = workday(pen.after(pen.pick([14, 21])))
      const number = pen.digits(say(pen, 'TW########|##########|B-######-##'))
      const last = pen.whole(5000, 42_000)
      const read = pen.whole(900, 4000)
      const account = pen.digits('#### ### ###')
      const period = `${dayOff(pen, -95)} to ${dayOff(pen, -4)}`
      return [
        [
          `<div class="sides"><div style="font-size:21pt;font-weight:bold;color:#075985">${escaped(firm.name)}</div><div class="tiny r">Customer services ${pen.digits('0345 ### ####')}<br>Mon–Fri 8.30 to 17.30</div></div>${windowed({ ...firm, name: lawful(firm) }, to)}${ribbon(
            [
              ['Account number', account],
              ['Bill number', number],
              ['Date of bill', pen.day()],
              ['Bill period', period],
            ],
            'border-top:0.4mm solid #075985;border-bottom:0.4mm solid #075985;padding:2mm 0',
          )}${beside(
            '1fr 72mm',
            `<b>Your account at a glance</b>${grid('ruled', 'lr', '', [
              ['Balance from your last bill', pen.money(last)],
              ['Payments received, thank you', pen.money(-last)],
              ['New charges on this bill', pen.money(sums.net)],
              ['VAT on new charges', pen.money(sums.vat)],
            ])}`,
            part(
              'border:0.8mm solid #075985;border-radius:3mm;padding:4mm;text-align:center',
              `Amount now due<div style="font-size:24pt">${pen.money(sums.total)}</div>Please pay by <b>${pen.day(due)}</b>`,
            ),
          )}<p style="margin-top:8mm"><b>How to pay</b><br>By bank transfer to sort code ${pen.digits('##-##-##')}, account ${pen.digits('########')}, quoting ${account}, online, or by setting up a Direct Debit.</p>${footed(
            [
              [lawful(firm), ...firm.address],
              [`VAT registration ${taxNumber(pen, 'GB')}`, `Company no. ${pen.digits('1#######')}`],
              ['Page 1 of 2'],
            ],
          )}`,
          `<div class="sides" style="color:#075985"><b>${escaped(firm.name)}</b><span>Bill ${number}</span></div><h2 style="font-size:13pt">Your charges in detail</h2><p>Supply to ${place(to, ', ')} · SPID ${pen.digits('#########W#')}</p>${grid(
            'boxy tiny',
            'lrrr',
            'Meter|Previous|Latest|m³',
            [[pen.digits('##@######'), String(read), String(read + cubic), String(cubic)]],
          )}<b>Water supply</b>${grid('ruled', 'lr', '|£', linesAs(pen, fresh, 'ta'))}<b>Wastewater</b>${grid('ruled', 'lr', '|£', linesAs(pen, waste, 'ta'))}${grid('boxy', 'lrr', 'VAT rate|Net £|VAT £', ratesAs(pen, sums.shares, 'rnv'))}${facts([['Total new charges including VAT', pen.money(sums.total)]], 'margin-left:auto;font-weight:bold')}${note('Wastewater services are zero rated. Water supplied to industrial customers is charged at the standard rate.')}<div class="foot tiny r">Page 2 of 2</div>`,
        ],
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
  ),

  /** A hotel's account of a stay: charges and credits day by day in columns of their own, nothing left to pay, the tax analysed at the foot. */
  'hotel-folio': paper(
    gb,
    'DD/MM/YY|DD-MM-YY|DD.MM.YY',
    'book narrow plain',
    'THE WHARFEDALE ARMS HOTEL;Bridge Street;Ilkley LS29 8NY;Wharfedale Hotels Ltd|Hotel Castellan;14 Jury Street;Warwick CV34 4EH|SLEEPWELL EXPRESS SWINDON WEST;Junction 16, Lydiard Fields;Swindon SN5 8UB;Sleepwell Hotels (UK) Limited|Penmorvah Manor;Budock Water;Falmouth TR11 5ED;Penmorvah Leisure LLP',
    'GB',
    (pen, firm, to) => {
      const nights = pen.whole(1, 4)
      const price = pen.whole(13, 39) * 500
      const stays = Array.from({ length: nights }, (_, at) => ({
        at: dayOff(pen, at - nights),
        ...line(say(pen, 'Accommodation|Room charge, bed & breakfast'), price, 20),
      }))
      const extras = pen.random
        .shuffled([
          line('Restaurant dinner', pen.whole(1850, 4900), 20),
          line('Lounge bar', pen.whole(480, 2400), 20),
          line('Car park', pen.pick([500, 900, 1200]), 20),
          line('Breakfast', pen.pick([1295, 1495]), 20),
        ])
        .slice(0, pen.whole(0, 3))
        .map((one) => ({ at: dayOff(pen, -1), ...one }))
      const lines = [...stays, ...extras]
      const sums = within(lines)
      const number = pen.digits(say(pen, '#####|INV-######|F26####'))
      const card = say(pen, 'Visa card|Mastercard|American Express')
      const rows = [
        ...lines.map((one) => [one.at, one.text, pen.digits('####'), pen.plain(one.amount), '']),
        [pen.day(), `${card} ${pen.digits('XXXX####')}`, '', '', pen.plain(sums.total)],
        ['', 'Total', '', pen.plain(sums.total), pen.plain(sums.total)],
        ['', 'Balance due', '', pen.money(0), ''],
      ]
      return [
        `<div class="mid" style="letter-spacing:0.4mm">${logo(firm.name, 6.5)}<span class="tiny">${place(firm, ' · ')} · Tel ${pen.digits('01### ######')}</span></div>${beside(
          '1fr 64mm',
          `<div style="margin-top:9mm">${say(pen, 'Mr T Nowak|Ms A Redfern|Dr J Idowu')}<br>${who(to)}</div>`,
          `<div style="margin-top:9mm">${told([
            ['Invoice No.', number],
            ['Invoice Date', pen.day()],
            ['Room', pen.digits('1##')],
            ['Arrival', dayOff(pen, -nights)],
            ['Departure', pen.day()],
            ['Guests', String(pen.whole(1, 2))],
            ['Confirmation', pen.digits('########')],
          ])}</div>`,
        )}<h1 style="font-size:13pt;margin:9mm 0 1mm">${say(pen, 'VAT INVOICE|GUEST INVOICE|INVOICE')}</h1>${grid('ruled', 'lllrr', 'Date|Description|Ref|Charges|Credits', rows)}${grid('boxy', 'lrrr', 'VAT|Net|VAT|Gross', ratesAs(pen, sums.shares, 'rnvg'))}<p style="margin-top:9mm">Guest signature ______________________</p><p class="tiny">I agree that my liability for this bill is not waived.</p><div class="foot tiny mid">${escaped(lawful(firm))} · Registered office: ${place(firm, ', ')} · VAT Reg. No. ${taxNumber(pen, 'GB')}</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null, hasRates: true },
        '.boxy { width: 90mm; }',
      ]
    },
  ),

  /** A fuel card's week: every filling with place, litres and price without tax, a fee, sums by product, collected on a day. */
  'fuel-card-week': paper(
    gb,
    'DD/MM/YYYY|DD mon YY|DD/MM/YY',
    'narrow plain',
    'Pitstop Fuel Cards;Ryders Court;Burnley BB11 4AT;Pitstop Cards Limited|ALLROADS CARD SERVICES;PO Box 1463;Swindon SN5 6PS;Allroads Business Solutions Ltd|Diesel Direct UK;Unit 2 Canal Walk;Stafford ST16 2TS',
    'GB',
    (pen, firm, to) => {
      const fills = Array.from({ length: pen.whole(2, 9) }, () => ({
        ...measured(
          say(pen, 'Diesel|Diesel|Unleaded|AdBlue'),
          pen.whole(1800, 7600),
          pen.whole(1085, 1249),
          20,
        ),
        on: dayOff(pen, -pen.whole(1, 7)),
        car: pen.digits('@@## @@@'),
        site: say(
          pen,
          'TEBAY NORTH|MFG LYMM|ASDON BRISTOL|KEELE SVCS|WHITLEY BAY RD|CAMBRIDGE SVCS',
        ),
      }))
      const fee = pen.chance(0.6)
        ? [line('Account management fee', pen.pick([195, 250, 395]), 20)]
        : []
      const sums = onTop([...fills, ...fee])
      const due = workday(pen.after(pen.pick([7, 10, 14])))
      const number = pen.digits(say(pen, '########|FC#######|E26-######'))
      const rows = fills.map((one) => [
        one.on,
        one.car,
        one.site,
        one.text,
        pen.plain(one.measure),
        `${(one.price / 10).toFixed(2)}p`,
        pen.plain(one.amount),
      ])
      const products = [...new Set(fills.map(({ text }) => text))].map((text) => {
        const own = fills.filter((one) => one.text === text)
        return [text, pen.plain(own.reduce((all, { measure }) => all + measure, 0))]
      })
      return [
        `<div style="display:flex;align-items:center;gap:4mm;background:#111827;color:#fff;margin:-14mm -18mm 6mm;padding:7mm 18mm"><svg width="40" height="28"><rect width="40" height="28" rx="4" fill="#f59e0b"/><rect y="6" width="40" height="5" fill="#111827"/></svg><span style="font-size:17pt">${escaped(firm.name)}</span></div>${beside(
          '1fr 60mm',
          `<br>${who(to)}`,
          stacked([
            ['Invoice number', number],
            ['Invoice date', pen.day()],
            ['Account', pen.digits('A######')],
          ]),
        )}<h1 style="font-size:12pt;margin-top:6mm">VAT invoice for fuel and services</h1>${grid('ruled', 'llllrrr', 'Date|Registration|Site|Product|Litres|Price ex VAT|Net £', rows)}${fee.length > 0 ? facts([[fee[0]?.text ?? '', pen.plain(fee[0]?.amount ?? 0)]], 'width:100%') : ''}${beside(
          '60mm 1fr',
          grid('boxy', 'lr', 'Product|Litres', products),
          facts(
            [
              ['Net', pen.money(sums.net)],
              ['VAT at 20.00%', pen.money(sums.vat)],
              ['Invoice total', pen.money(sums.total)],
            ],
            'margin:3mm 0 0 auto;font-weight:bold;font-size:10pt',
          ),
        )}<p style="background:#fef3c7;padding:3mm">${pen.money(sums.total)} will be collected by Direct Debit on ${pen.day(due)} from account ${pen.digits('****####')}.</p><div class="foot tiny">${escaped(lawful(firm))}. Registered in England ${pen.digits('0#######')}. ${place(firm, ', ')}. VAT no. ${taxNumber(pen, 'GB')}. Lost card? Call ${pen.digits('0330 ### ####')}, day or night.</div>`,
        { sums, documentNumber: number, due },
        dense,
      ]
    },
  ),
}
