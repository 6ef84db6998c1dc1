/** Seldom papers of England: a sweep's certificate, an auctioneer's account, a stand at a fair, a passed-on fine, a month of a card terminal, a funeral. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { gb } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { boxes, ordinal } from '../eighteenth/kit'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { beside, dotted, part, ribbon } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { taxNumber } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { formed, stacked, tally } from '../thirteenth/kit'
import { logo, say, windowed } from '../twelfth/kit'
import { note, workday } from '../twentieth/english-kit'
import { settledBy, siteOf } from './english-kit'

export const gbPapers: Papers = {
  /** A chimney sweep, too small for tax: a certificate in boxes with findings ticked, its number also that of the receipt, what was paid on the day at its foot. */
  'sweep-certificate': paper(
    gb,
    'DD/MM/YYYY|D month YYYY|D/M/YY',
    'plain book wide',
    'Flueclear Chimney Services;18 Mill Lane;Hexham NE46 3PA|Tom Ardley, Master Sweep;2 Railway Cottages;Wymondham NR18 0JT|Soot & Sons;44 Tannery Road;Combe Martin EX34 0DN|The Mendip Sweep;Ash Tree House;Priddy BA5 3BB;R. J. Bowditch',
    'GB',
    (pen, firm, to) => {
      const sums = within([
        line(
          say(pen, 'Sweep open fire|Sweep wood burning stove|Sweep lined flue'),
          pen.pick([5500, 6000, 6500, 7500]),
        ),
        ...(pen.chance(0.4)
          ? [
              line(
                say(pen, 'Second flue, same visit|Bird nest removal'),
                pen.pick([4000, 4500, 8500]),
              ),
            ]
          : []),
        ...(pen.chance(0.4)
          ? [
              line(
                say(pen, 'Supply and fit cowl|Replace fire rope|Smoke test'),
                pen.pick([1500, 2200, 9500]),
              ),
            ]
          : []),
      ])
      const number = pen.digits(say(pen, '#####|26/###|C####'))
      const answer = (text: string, yes = 0.8) =>
        [text, boxes(['Yes', 'No'], pen.chance(yes) ? 'Yes' : 'No')] as const
      const checks = [
        answer('Flue clear and drawing'),
        answer('Smoke evacuation test satisfactory', 0.9),
        answer('Cowl or bird guard fitted', 0.5),
        answer('Carbon monoxide alarm present', 0.6),
        answer('Evidence of tar deposits', 0.2),
      ]
      return [
        `<div class="mid"><div style="font-size:20pt;font-weight:bold">${escaped(firm.name)}</div>${firm.also.length > 0 ? `Proprietor: ${escaped(lawful(firm))}<br>` : ''}${place(firm, ', ')} · ${pen.digits('07### ######')}</div><div class="mid" style="border:0.4mm solid #111;margin:5mm 0;padding:2mm;font-size:13pt;letter-spacing:0.4mm">CERTIFICATE OF CHIMNEY SWEEPING & RECEIPT</div>${formed(
          [
            ['Certificate no.', number],
            ['Date of sweep', pen.day()],
            ['Next sweep due', pen.day(pen.after(365), 'month YYYY')],
            ['Fuel', say(pen, 'Seasoned logs|Smokeless coal|Logs and coal')],
          ],
          4,
        )}${beside('1fr 78mm', `<b>Swept for</b><br>${who(to)}`, `<b>Appliance</b><br>${say(pen, 'Clearview Pioneer 400|Open grate, 9 inch flue|Morsø Squirrel')}<br>Location: ${say(pen, 'front room|bar|reception|kitchen')}`)}<table class="t ruled" style="margin-top:5mm">${checks.map(([text, ticked]) => `<tr><td>${text}</td><td class="r">${ticked}</td></tr>`).join('')}</table><p>Remarks: ${say(pen, 'None.|Some soot fall, client advised to burn drier wood.|Pointing of stack should be looked at before winter.')}</p>${tally([...linesAs(pen, sums.lines, 'tA').map(([a = '', b = '']) => [a, b] as const), [`Paid by ${say(pen, 'card|cash|bank transfer')}, with thanks`, pen.money(sums.total)]], 'margin-left:auto;border:0.3mm solid #111;padding:2mm;border-collapse:separate')}<p style="margin-top:12mm">Signed ____________________ &nbsp; Sweep no. ${pen.digits('####')}</p>${note('This certificate is evidence that the flue was swept and should be kept for your insurer. It is not a guarantee of the condition of the flue.')}`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),

  /** An auctioneer's account to a buyer under the margin scheme: a paddle, lots with hammer price and premium beside one another, no tax shown, days to pay and collect. */
  'auction-buyer': paper(
    gb,
    'D month YYYY|DD/MM/YYYY|DD mon YYYY',
    'book slab',
    'Thornwick & Dale;The Salerooms, Corn Exchange Yard;Ludlow SY8 1AP;Thornwick & Dale Auctioneers Ltd|PELHAM’S FINE ART AUCTIONEERS;12 Brunswick Place;Hove BN3 1NA;Pelham Auctions Limited|Wensum Auction Rooms;Barker Street;Norwich NR2 4TN',
    'GB',
    (pen, firm, to) => {
      const percent = pen.pick([22, 24, 26.4, 30])
      const lots = pen
        .buy(
          wares(
            'A Victorian mahogany bureau;60;340|Pair of brass table lamps;30;140|Oak refectory table, seats ten;180;900|Three framed local prints;20;90|Persian pattern runner, worn;40;260|Set of six bentwood chairs;60;220|Longcase clock movement and dial;90;400|Box of mixed studio pottery;15;80|Industrial shelving unit;50;190',
          ),
          { count: [1, 5], step: 500 },
        )
        .lines.map((one) => ({
          ...one,
          number: pen.digits('###'),
          premium: share(one.unit, percent),
        }))
        .toSorted((a, b) => Number(a.number) - Number(b.number))
      const sums = within(lots.map(({ text, unit, premium }) => line(text, unit + premium)))
      const hammer = lots.reduce((all, { unit }) => all + unit, 0)
      const number = pen.digits(say(pen, 'B#####|######|26-####'))
      const days = pen.pick([3, 5, 7])
      return [
        `<div class="sides"><div style="font-size:22pt;color:#7f1d1d">${escaped(firm.name)}</div><div class="r tiny">${firm.also.length > 0 ? `${escaped(lawful(firm))}<br>` : ''}${place(firm)}<br>VAT Reg ${taxNumber(pen, 'GB')}</div></div><div style="border-top:0.8mm double #7f1d1d;margin:4mm 0 8mm"></div>${beside(
          '1fr 76mm',
          `<b>SOLD TO</b><br>${who(to)}`,
          told([
            ['Buyer’s invoice', number],
            ['Sale', say(pen, 'Antiques & Interiors|General Sale|The Country House Sale')],
            ['Date of sale', pen.day()],
            ['Paddle', pen.digits('###')],
          ]),
        )}<div style="height:5mm"></div>${grid(
          'ruled',
          'rlrrr',
          `Lot|Description|Hammer £|Premium ${percent}%|Total £`,
          lots.map(({ number: lot, text, unit, premium }) => [
            lot,
            text,
            pen.plain(unit),
            pen.plain(premium),
            pen.plain(unit + premium),
          ]),
        )}${facts(
          [
            ['Total hammer price', pen.money(hammer)],
            [`Buyer’s premium at ${percent}% (incl. VAT)`, pen.money(sums.total - hammer)],
            ['AMOUNT DUE', pen.money(sums.total)],
          ],
          'margin-left:auto;font-weight:bold',
        )}<p style="margin-top:10mm">Payment is due within ${days} days of the sale, by ${pen.day(pen.after(days))}. Lots not collected within ten days are moved to store at £5 a lot a day.</p><p class="tiny">Auctioneers’ margin scheme: goods sold under this scheme bear no separately shown VAT, and none may be reclaimed as input tax.</p><div class="foot tiny mid">Bank: sort code ${pen.digits('##-##-##')}, account ${pen.digits('########')}, quoting ${number}</div>`,
        { sums, documentNumber: number, due: pen.after(days) },
      ]
    },
  ),

  /** A stand at a trade fair, billed in stages: the contract's value, which stage this is and what share of it, other stages with their days below. */
  'fair-stage': paper(
    gb,
    'DD/MM/YYYY|D mon YYYY|D month YYYY',
    'light wide',
    'Arclight Exhibitions;Third Floor, Caxton House;London SE1 0HX;Arclight Events Group Ltd|FARM & FORAGE LIVE;The Showground Offices;Stoneleigh CV8 2LZ;Showground Media Limited|Northern Trade Shows Ltd;5 Piccadilly Place;Manchester M1 3BR',
    'GB',
    (pen, firm, to) => {
      const metres = pen.pick([6, 9, 12, 18, 24])
      const rate = pen.whole(240, 420) * 100
      const value = metres * rate
      const extras = pen.buy(
        wares(
          'Furniture package;180;420;20|Power 1kW, 24 hours;160;260;20|Wi-Fi, two devices;60;140;20|Listing in the show guide;95;195;20',
        ),
        { count: [0, 2], step: 500 },
      ).lines
      const stage = pen.pick([30, 40, 50])
      const isFirst = pen.chance(0.5)
      const sums = onTop([
        line(
          `${isFirst ? 'First' : 'Second'} stage payment, ${stage}% of space contract`,
          share(value, stage),
          20,
        ),
        ...(isFirst ? [] : extras.map((one) => line(one.text, one.amount, 20))),
      ])
      const number = pen.digits(say(pen, 'EX######|SIN0#####|26-#####'))
      const due = pen.after(pen.pick([14, 21, 30]))
      const rest = 100 - stage
      const others = isFirst
        ? [[`Balance ${rest}%`, dayOff(pen, 120), pen.plain(share(value, rest)), 'to be invoiced']]
        : [[`First stage ${rest}%`, dayOff(pen, -130), pen.plain(share(value, rest)), 'paid']]
      return [
        `<div style="background:#4c1d95;color:#fff;margin:-14mm -18mm 7mm;padding:9mm 18mm" class="sides"><span style="font-size:19pt">${escaped(firm.name)}</span><span style="font-size:14pt">VAT INVOICE</span></div>${beside(
          '1fr 62mm',
          `<span class="tiny grey">Exhibitor</span><br>${who(to)}`,
          stacked([
            ['Invoice number', number],
            ['Tax point', pen.day()],
            ['Payment due', pen.day(due)],
            ['Stand', `${pen.digits('@##')}, ${metres} sq m, shell scheme`],
          ]),
        )}<p><b>${say(pen, 'Event: Retail Makers Show|Event: The Hospitality Fair|Event: Land & Larder')}</b>, ${pen.day(pen.after(160), 'month YYYY')}. Space contract ${metres} sq m at ${pen.money(rate)} = ${pen.money(value)} plus VAT.</p>${grid('ruled', 'lrr', 'This invoice|VAT|£', linesAs(pen, sums.lines, 'tra'))}${tally(sumsAs(pen, sums, 'NVT', 'Net|VAT at 20%|Total to pay'))}<p style="margin-top:9mm"><b>Other stages of this contract</b> (excluding VAT)</p>${grid('ruled tiny', 'llrl', 'Stage|Date|£|Status', others)}${note('Space not paid for in full before build-up may be re-let without refund of sums paid.')}${footed(
          [
            [lawful(firm), ...firm.address],
            [`VAT no. ${taxNumber(pen, 'GB')}`, `Company no. ${pen.digits('0#######')}`],
            [`Sort code ${pen.digits('##-##-##')}`, `Account no. ${pen.digits('########')}`],
          ],
        )}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A hirer of vans passes on a fine: what the council asks outside the tax, a fee of its own with tax, the offence in a frame, taken from a card. */
  'fine-passed-on': paper(
    gb,
    'DD/MM/YYYY|DD-mon-YYYY',
    'plain narrow',
    'Swiftlane Van Hire;Depot Road;Swindon SN2 2DZ;Swiftlane Vehicle Rental Ltd|BLUEBELL CAR & VAN RENTAL;101 Kirkstall Road;Leeds LS3 1JW|Orbital Self Drive Ltd;Unit 3, Staples Corner;London NW2 6LW',
    'GB',
    (pen, firm, to) => {
      const fine = pen.pick([3000, 3500, 6500, 8000])
      const fee = pen.pick([2500, 2917, 3500, 4000])
      const sums = onTop([
        line('Administration fee for handling notice', fee, 20),
        line(
          say(
            pen,
            'Penalty charge notice, paid on your behalf|Unpaid crossing charge, paid on your behalf',
          ),
          fine,
          0,
        ),
      ])
      const number = pen.digits(say(pen, 'ADM/#####|F######|8#######'))
      const notice = pen.digits('@@########')
      return [
        `<div style="font-size:17pt;font-weight:bold;border-bottom:1.2mm solid #ea580c;padding-bottom:2mm">${escaped(firm.name)}</div>${windowed({ ...firm, name: lawful(firm) }, to)}<div class="sides"><b style="font-size:13pt">Invoice ${number}</b><span>${pen.day()}</span></div><p>We have been told of the following offence while the vehicle was on hire to you. Under clause 9 of the rental terms it is yours to pay.</p>${part(
          'border:0.3mm solid #ea580c;padding:3mm;margin:4mm 0',
          told([
            [
              'Vehicle',
              `${pen.digits('@@## @@@')}, ${say(pen, 'Ford Transit LWB|Vauxhall Vivaro|Luton tail lift')}`,
            ],
            ['Rental agreement', pen.digits('RA#######')],
            ['Notice number', notice],
            [
              'Issued by',
              say(
                pen,
                'London Borough of Camberley Park|Bristol Parking Services|Tees Bridge Authority',
              ),
            ],
            ['Date and time of offence', `${dayOff(pen, -pen.whole(14, 40))} at ${pen.clock()}`],
            [
              'Place',
              say(pen, 'Bus lane, High Street|Loading bay, Station Approach|Northbound crossing'),
            ],
          ]),
        )}${grid(
          'boxy',
          'lrrr',
          '|VAT rate|VAT|Net amount',
          sums.lines.map((one) => [
            one.text,
            one.rate > 0 ? '20%' : 'outside scope',
            pen.plain(one.rate > 0 ? sums.vat : 0),
            pen.plain(one.amount),
          ]),
        )}${facts(sumsAs(pen, sums, 'NVT', 'Net|VAT|Total charged'), 'margin-left:auto;font-weight:bold')}<p>The total ${pen.chance(0.5) ? 'has been' : 'was today'} taken from the card ending ${pen.digits('####')} that you left with us. No further payment is needed.</p>${note(`Queries: fines@${siteOf(firm.name, '.example')}, within 14 days. Appeals go to the authority that issued the notice, not to us.`)}<div class="foot tiny">${escaped(lawful(firm))}, ${place(firm, ', ')} · VAT ${taxNumber(pen, 'GB')}</div>`,
        { sums, documentNumber: number, due: null },
      ]
    },
  ),

  /** The month of a card terminal: takings told first, which are no part of the bill, then charges by kind, some with tax and some exempt, collected on a day. */
  'terminal-month': paper(
    gb,
    'D month YYYY|DD/MM/YYYY|DD mon YYYY',
    'light plain',
    'Tapwell;PO Box 9120;Milton Keynes MK9 1AF;Tapwell Merchant Services Limited|CARDHAVEN;One Harbour Exchange;London E14 9GE;Cardhaven Payments plc|Pennybridge Merchant Solutions;Bridge House;Knutsford WA16 6DH',
    'GB',
    (pen, firm, to) => {
      const kinds = [
        'Debit, domestic',
        'Credit, domestic',
        'Commercial cards',
        'Debit and credit, abroad',
      ]
      const takings = kinds.slice(0, pen.whole(2, 4)).map((kind, at) => ({
        kind,
        count: pen.whole(8, 320),
        sum: pen.whole(40_000, 900_000),
        percent: [0.45, 0.72, 1.65, 1.95][at] ?? 1,
      }))
      const charges = takings.map(({ kind, sum, percent }) =>
        line(`${kind} at ${percent.toFixed(3)}%`, share(sum, percent), 0),
      )
      const sums = onTop([
        ...charges,
        line('Authorisation fees', takings.reduce((all, { count }) => all + count, 0) * 2, 0),
        line('Terminal rental', pen.pick([1500, 1750, 2200]), 20),
        ...(pen.chance(0.5) ? [line('PCI programme fee', pen.pick([495, 650]), 20)] : []),
      ])
      const number = pen.digits(say(pen, '##########|MSI-########'))
      const due = workday(pen.after(pen.pick([8, 10, 14])))
      const turnover = takings.reduce((all, { sum }) => all + sum, 0)
      return [
        `<div class="sides">${logo(firm.name, 8, 'color:#0369a1;font-weight:bold')}<div class="r"><b>Merchant statement and VAT invoice</b><br>${pen.day(pen.after(-20), 'month YYYY')}</div></div>${ribbon(
          [
            ['Merchant number', pen.digits('54########')],
            ['Invoice number', number],
            ['Invoice date', pen.day()],
            ['Charges collected on', pen.day(due)],
          ],
          'border-top:0.3mm solid #0369a1;border-bottom:0.3mm solid #0369a1;padding:2mm 0',
        )}<div style="margin:6mm 0">${who(to)}</div><b>1. What you took</b>${grid(
          'ruled tiny',
          'lrr',
          'Card type|Number|Value £',
          [
            ...takings.map(({ kind, count, sum }) => [kind, String(count), pen.plain(sum)]),
            ['Turnover settled to your account', '', pen.plain(turnover)],
          ],
        )}<b>2. What we charge</b>${grid(
          'ruled tiny',
          'llr',
          'Charge|VAT|Amount £',
          sums.lines.map((one) => [one.text, one.rate > 0 ? 'S' : 'E', pen.plain(one.amount)]),
        )}<div class="cols"><div>${grid(
          'boxy tiny',
          'lrr',
          'VAT code|Net £|VAT £',
          sums.shares.map((one) => [
            one.rate > 0 ? 'S 20%' : 'E exempt',
            pen.plain(one.net),
            pen.plain(one.vat),
          ]),
        )}</div>${facts(sumsAs(pen, sums, 'NVT', 'Charges before VAT|VAT|Total charges this month'), 'flex:0 0 80mm;font-weight:bold')}</div>${note('We will collect the total charges by Direct Debit from the account that you gave us. Turnover is paid out daily without deduction.')}${footed(
          [
            [lawful(firm), ...firm.address],
            [`VAT no. ${taxNumber(pen, 'GB')}`, 'Authorised and regulated in the UK'],
          ],
        )}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** A funeral account as a letter to a person: our charges and what was paid out for the family in two parts, exempt from tax, a deposit taken off, a balance. */
  'funeral-account': paper(
    gb,
    'D month YYYY',
    'book slab light',
    'Enderby & Daughter;7 Church Walk;Market Rasen LN8 3HA|H. Lockwood Funeral Service;The Chapel of Rest, Moor Road;Ilkley LS29 9DS;H. Lockwood Ltd|Quiet Meadow Funeral Directors;3 The Parade;Seaford BN25 1JP;Quiet Meadow Limited',
    'GB',
    (pen, firm) => {
      const own = pen
        .buy(
          wares(
            'Our professional services;1250;1980|Hearse and four bearers;420;690|Coffin in oak veneer;380;760|One limousine;190;280|Care and chapel of rest;160;320',
          ),
          { count: [3, 5], step: 500 },
        )
        .lines.map(({ text, amount }) => line(text, amount))
      const out = pen
        .buy(
          wares(
            'Crematorium fee;690;985|Minister’s fee;180;230|Notice in the local newspaper;85;190|Flowers as ordered;70;240|Orders of service, 50 copies;75;130',
          ),
          { count: [2, 4], step: 100 },
        )
        .lines.map(({ text, amount }) => line(text, amount))
      const sums = within([...own, ...out])
      const paid = pen.chance(0.6) ? pen.pick([50_000, 80_000, 100_000]) : 0
      const number = pen.digits(say(pen, 'F26/###|####|A####'))
      const days = pen.pick([28, 30])
      const to = say(
        pen,
        'Mrs J. Cresswell;14 Holme Lane|The Executors of the late A. Whitmore;c/o Fenn & Lacey Solicitors|Mr P. Ondaatje;Flat 2, Elm Court',
      )
      const [name = '', street = ''] = to.split(';')
      const sum = (of: typeof own) => pen.money(of.reduce((all, { amount }) => all + amount, 0))
      const pairsIn = (of: typeof own) =>
        linesAs(pen, of, 'tA').map(([a = '', b = '']) => [a, b] as const)
      return [
        `<div class="mid"><div style="font-size:22pt">${escaped(firm.name)}</div><div class="tiny">Independent family funeral directors</div></div><div class="sides" style="margin:10mm 0"><div>${escaped(name)}<br>${escaped(street)}<br>${escaped(firm.address[1] ?? '')}</div><div>${pen.chance(0.5) ? ordinal(pen) : pen.day()}<br>Account ${number}</div></div><p>${name.startsWith('The') ? 'Dear Sirs' : `Dear ${escaped(name.replace(/ [A-Z]\. /, ' '))}`},</p><p>Funeral of the late ${say(pen, 'Arthur Cresswell|Miriam Whitmore|Doreen Fay Ondaatje')}, ${dayOff(pen, -12)}</p><p>We thank you for entrusting these arrangements to us and enclose our account.</p><div style="margin:5mm 14mm 5mm 0"><b>Our charges</b>${dotted([...pairsIn(own), ['', sum(own)]])}<br><b>Paid on your behalf</b>${dotted([...pairsIn(out), ['', sum(out)]])}</div>${facts(settledBy(pen, sums.total, paid, `Total of account|Less received ${dayOff(pen, -20)}, with thanks|Balance now due`), 'margin-left:auto;font-weight:bold')}<p>We should be grateful for payment within ${days} days. Funeral services are exempt from VAT.</p><p style="margin-top:9mm">Yours sincerely</p><div class="foot tiny mid">${escaped(lawful(firm))} · ${place(firm, ', ')} · Bank ${pen.digits('##-##-##')} ${pen.digits('########')}</div>`,
        { sums, documentNumber: number, due: pen.after(days) },
      ]
    },
  ),

  /** A laundry takes back part of what it billed: a credit note with the invoice it belongs to in each line, pieces, sums without a sign, two signatures. */
  'linen-credit': paper(
    gb,
    'DD/MM/YY|DD/MM/YYYY|D.M.YYYY',
    'narrow plain needle',
    'Whitehaven Linen Hire;Laundry Lane;Whitehaven CA28 7UQ;Whitehaven Linen Services Ltd|CRISP & FOLD COMMERCIAL LAUNDRY;Unit 30, Nuffield Estate;Poole BH17 0GB|Regal Workwear Rental Ltd;Phoenix Street;Walsall WS2 7AB',
    'GB',
    (pen, firm, to) => {
      const lines = pen
        .buy(
          wares(
            'Tablecloth 70 x 70 ivory;1.1;1.9;20|Napkin 20 inch white;0.2;0.45;20|Chef jacket, short count;1.4;2.3;20|Bath sheet, returned stained;0.7;1.3;20|Tea towel;0.15;0.3;20|Cotton overall, charged twice;1.8;2.9;20',
          ),
          { count: [1, 4], most: 60, step: 1 },
        )
        .lines.map((one) => several(one.text, one.quantity + 4, one.unit, 20))
      const sums = onTop(lines)
      const number = pen.digits(say(pen, 'CN####|C/#####|LC-26-###'))
      const rows = sums.lines.map((one) => [
        pen.digits('SI-0####'),
        dayOff(pen, -pen.whole(7, 45)),
        one.text,
        String(one.quantity),
        pen.plain(one.unit),
        pen.plain(one.amount),
      ])
      return [
        `<table class="t boxy"><tr><td style="width:60%"><b style="font-size:14pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${escaped(lawful(firm))}<br>` : ''}${place(firm, ', ')}<br>VAT Reg. No. ${taxNumber(pen, 'GB')}</td><td class="c"><b style="font-size:15pt">CREDIT NOTE</b><br>No. ${number}</td></tr><tr><td>${who(to)}</td><td>Date: ${pen.day()}<br>Customer: ${pen.digits('@###')}<br>Route: ${pen.whole(1, 14)}<br>Reason: ${say(pen, 'short delivery|quality|billing error')}</td></tr></table>${grid('boxy', 'lllrrr', 'Invoice|Dated|Item|Pcs|Rate|Credit £', rows)}<div class="cols"><div>${grid('boxy', 'rrr', 'VAT %|Net|VAT', ratesAs(pen, sums.shares, 'rnv'))}</div>${facts(sumsAs(pen, sums, 'nvT', 'Net credit|VAT|Total credit'), 'flex:0 0 70mm;font-weight:bold')}</div><p>This credit will be set against your next monthly statement. No payment is due.</p><div class="cols" style="margin-top:16mm"><div>Raised by ____________ ${say(pen, 'LM|B. Tully')}</div><div>Approved ____________</div></div>`,
        { sums, documentNumber: number, kind: 'credit-note', due: null, hasRates: true },
      ]
    },
  ),
}
