/** Bills of Great Britain that trades write: a locksmith, a letting agent, scaffolders, cleaners, a designer, a printer, a timber yard. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { gb } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, type Papers, place, told, who } from '../fifteenth/kit'
import { each, set, typed } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { columned, formed, stacked } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { boxes, ordinal, pairsOf, pencilled } from './kit'

export const gbTrades: Papers = {
  /** A locksmith's pad: boxes filled in by hand, not registered for tax, paid on the step. */
  'locksmith-pad': paper(
    gb,
    'D/M/YY|DD/MM/YYYY|DD.MM.YY',
    'plain wide',
    'Tumbler & Pin;Lock-up 6, Castle Yard;Ludlow SY8 1AT|Wardlock 24 Hour Locksmiths;11 Fenwick Avenue;Hexham NE46 2RL|D. Prosser Locksmith;3 Pentre Close;Abergavenny NP7 6HT',
    'GB',
    (pen, firm, to) => {
      const sums = within([
        line('Call out, first hour', pen.whole(11, 19) * 500),
        line(say(pen, 'Anti-snap cylinder 40/50|5-lever mortice lock'), pen.whole(42, 88) * 100),
        several('Keys cut', pen.whole(2, 5), 600),
      ])
      const number = pen.digits('0###')
      const filled = [
        ['Date', pen.day()],
        ['Customer', to.name],
        ['Address of job', to.address.join(', ')],
        ['Time on site', `${pen.clock()}, ${pen.whole(35, 110)} mins`],
        ['Attended by', say(pen, 'Dai|Kev M.|Shaun')],
      ] as const
      const form = filled.map(
        ([label, value]) =>
          `<tr><td style="width:35mm">${label}</td><td style="border-bottom:0.3mm dotted #555">${pencilled(value)}</td></tr>`,
      )
      const done = sums.lines.map(
        (one) =>
          `<tr><td>${pencilled(one.quantity > 1 ? `${one.quantity} ${one.text}` : one.text)}</td><td class="r">${pencilled(pen.plain(one.amount))}</td></tr>`,
      )
      return [
        `<div class="sides"><div style="font-size:11pt">INVOICE / RECEIPT<br><span style="font-size:18pt;color:#b91c1c">No. ${number}</span></div><div class="r"><b style="font-size:19pt">${escaped(firm.name)}</b><br>${place(firm)}<br>Mob. ${pen.digits('07### ######')}<br><span class="tiny">DBS checked · MLA ${pen.digits('####')} · No call out fee before 6pm</span></div></div><div style="border:0.4mm solid #333;padding:4mm;margin-top:6mm"><table style="width:100%">${form.join('')}</table></div><table class="t boxy" style="height:80mm"><tr><th class="l">Work done / goods</th><th class="r" style="width:30mm">£</th></tr>${done.join('')}<tr><td class="r"><b>TOTAL TO PAY</b></td><td class="r" style="font-size:13pt">${pencilled(pen.money(sums.total))}</td></tr></table><p>Paid by: ${boxes(['Cash', 'Card', 'Bank transfer'], pen.pick(['Cash', 'Card']))}</p><p>Proof of ID seen: ${boxes(['Driving licence', 'Passport', 'Tenancy'], 'Driving licence')}</p><p class="tiny">We are not VAT registered. All parts guaranteed for 12 months from the date above. Customer signature ______________________</p>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),

  /** A letting agent's fees to a landlord, the branches down a coloured column. */
  'letting-fees': paper(
    gb,
    'D mon YYYY|DD/MM/YYYY',
    'light plain',
    'Marchmont Lettings;52 Warrender Park Road;Edinburgh EH9 1HU;Marchmont Property Management Ltd|HOLT & HEYWOOD;19 Wellington Road;Stockport SK1 3TG;Holt Heywood Residential LLP|Seagrave Homes;8 The Parade;Clevedon BS21 7QU;Seagrave Estate Agents Limited',
    'GB',
    (pen, firm, to) => {
      const rent = pen.whole(750, 1900) * 100
      const sums = onTop([
        line('Tenant introduction, 50% of first month’s rent', Math.round(rent / 2), 20),
        line('Inventory and schedule of condition', pen.whole(90, 160) * 100, 20),
        line('Gas safety certificate (CP12)', pen.whole(62, 80) * 100, 20),
        ...(pen.chance(0.6) ? [line('Deposit registration', 2500, 20)] : []),
      ])
      const [number, due] = [pen.digits(say(pen, 'LL-#####|26/####')), pen.after(7)]
      const side = `<div style="font-size:15pt;line-height:1.2">${escaped(firm.name)}</div><div style="margin:6mm 0">${place(firm)}</div>${stacked(
        [
          ['lettings', pen.digits('01### ######')],
          ['maintenance', pen.digits('01### ######')],
          ['out of hours', pen.digits('07### ######')],
          ['redress scheme', `PRS ${pen.digits('#######')}`],
          ['client money', 'ARLA Propertymark'],
        ],
        '#d5f5ef',
      )}`
      const ids = told([
        ['Invoice', number],
        ['Dated', pen.day()],
        ['Landlord ref', pen.digits('@@@@##')],
      ])
      return [
        columned(
          side,
          `<h1 style="font-size:22pt;font-weight:normal">Fee invoice</h1><p style="margin-top:8mm">${who(to)}</p><p>Property: ${say(pen, 'Flat 2F1, 14 Sciennes Place|9 Albert Mews|Top Floor Flat, 31 Hill Road')}<br>Tenancy from ${pen.day(pen.after(3))}, rent ${pen.money(rent)} per calendar month</p>${ids}${grid('ruled', 'lr', '|Net £', linesAs(pen, sums.lines, 'ta'))}${facts(sumsAs(pen, sums, 'nVT', 'Net|VAT at 20%|Amount due'), 'margin-left:auto;font-size:11pt')}<p>Please pay by ${pen.day(due)} to our office account ${pen.digits('##-##-## ########')}, not to the client account from which your rent is paid.</p><p class="tiny">${lawful(firm)}. VAT No. ${taxNumber(pen, 'GB')}.</p>`,
          'background:#0f766e;color:#fff;font-size:8.5pt',
        ),
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** Scaffolders to a builder: hire by the week past the first ones, the tax left to the customer. */
  'scaffold-reverse': paper(
    gb,
    'DD/MM/YYYY|D mon YY',
    'narrow plain',
    'Ironbridge Access Ltd;Unit 2, Halesfield 9;Telford TF7 4ET|TOPLIFT SCAFFOLDING;Carr Lane;Goole DN14 6HD;Toplift Scaffold & Rigging Ltd|Clyde Tube & Board;71 Dock Street;Greenock PA15 4LT;Clyde Tube & Board (Scaffolding) Limited',
    'GB',
    (pen, firm, to) => {
      const weeks = pen.whole(2, 9)
      const sums = onTop([
        line('Erect independent scaffold, 3 lifts, front & gable', pen.whole(14, 42) * 5000),
        several('Extra hire beyond 6 weeks, per week', weeks, pen.whole(60, 140) * 100),
        line('Adaption for chimney, birdcage', pen.whole(30, 95) * 1000),
        line('Pavement licence, at cost', pen.whole(120, 260) * 100),
        line('Strike and clear', pen.whole(40, 110) * 1000),
      ])
      const [number, due] = [pen.digits(say(pen, 'SC#####|INV 26-###')), pen.after(30)]
      const order = pen.digits('PO #####')
      return [
        `<div style="background:#facc15;padding:4mm 5mm" class="sides"><b style="font-size:18pt">${escaped(firm.name)}</b><span class="r tiny">NASC audited member<br>Tube &amp; fitting · System · Hoists · Temporary roofs</span></div>${formed(
          [
            ['Sales invoice no.', number],
            ['Invoice date / tax point', pen.day()],
            ['Payment due', pen.day(due)],
            ['Order', order],
            ['Customer', to.name],
            ['Customer VAT no.', taxNumber(pen, 'GB')],
            ['Site', say(pen, 'St Oswald’s Vicarage|27 Brisbane Street|Plots 11-14, The Maltings')],
            ['On hire', pen.day(pen.after(-42 - weeks * 7))],
            ['Handover cert.', pen.digits('HC####')],
            ['Off hire', pen.day(pen.after(-2))],
            ['Supervisor', say(pen, 'W. Tranter|Big Al|Stu Garvie')],
            ['UTR', pen.digits('##### #####')],
          ],
          4,
        )}<p>${who(to, ', ')}</p>${grid('boxy', 'lrrr', 'Works|Qty|Rate|£', linesAs(pen, sums.lines, 'tqua'))}${facts(
          [
            ['Goods and services', pen.plain(sums.sum)],
            ['VAT charged', pen.plain(0)],
            ['Total to pay', pen.money(sums.total)],
          ],
          'margin-left:auto;font-weight:bold',
        )}<p style="border:0.5mm solid #b45309;padding:2mm"><b>Reverse charge:</b> VAT Act 1994 Section 55A applies. Customer to account to HMRC for the reverse charge output tax at the 20% rate on the services above.</p><p class="tiny">Inspections every 7 days, report left in scaff-tag. Do not alter ties or boards.</p>${footed(
          [
            [lawful(firm), ...firm.address],
            [`VAT Reg ${taxNumber(pen, 'GB')}`, `Co. reg ${pen.digits('0#######')}`],
            [`Sort code ${pen.digits('##-##-##')}`, `Account ${pen.digits('########')}`],
          ],
        )}`,
        { sums, documentNumber: number, due, customerReference: order },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** Cleaners of offices: one sentence a line, no letterhead but small at the right and the firm of the law in the foot. */
  'cleaning-month': paper(
    gb,
    'D month YYYY|DD-mon-YY',
    'wide light',
    'Brightwater Contract Cleaning Ltd;4 Sheldon Way;Larkfield ME20 6SE|Two Buckets Cleaning;The Old Dairy;Kendal LA9 4DY;Two Buckets (Cumbria) Ltd|NIGHTINGALE FACILITIES;Harbour House;Grimsby DN31 3LW;Nightingale Facilities Services Ltd',
    'GB',
    (pen, firm, to) => {
      const visits = pen.whole(8, 23)
      const sums = onTop([
        several('Evening office clean, visits', visits, pen.whole(2800, 6400), 20),
        line('Washroom consumables', pen.whole(1800, 7200), 20),
        ...(pen.chance(0.5) ? [line('Inside windows, quarterly', pen.whole(4500, 9500), 20)] : []),
        ...(pen.chance(0.4) ? [line('Credit, missed visit', -pen.whole(2800, 5200), 20)] : []),
      ])
      const [number, due] = [pen.digits(say(pen, '00###|####-26')), pen.after(14)]
      const said = sums.lines.map(
        (one) =>
          [
            one.quantity > 1 ? `${one.text}: ${one.quantity} at ${pen.money(one.unit)}` : one.text,
            pen.money(one.amount),
          ] as const,
      )
      return [
        `<div class="r tiny">${escaped(firm.name)}<br>accounts@example.co.uk</div><p style="margin-top:16mm">${who(to)}</p><p class="r">${pen.day()}</p><h1 style="font-size:15pt;font-weight:normal;border-bottom:0.7mm solid #38bdf8">Invoice ${number}</h1><p>For cleaning at ${say(pen, 'Ground and first floor|Suite 4 and stairwells|your showroom')} in the month of ${pen.day(pen.after(-20), 'month YYYY')}:</p>${facts(said, 'width:100%;line-height:2')}<div style="background:#e0f2fe;padding:3mm 5mm;margin-top:6mm">${facts(
          [
            ['Net', pen.money(sums.net)],
            ['plus VAT @ 20%', pen.money(sums.vat)],
            [`To pay by ${pen.day(due)}`, pen.money(sums.total)],
          ],
          'width:100%;font-size:11.5pt',
        )}</div><p>If you pay by standing order, thank you, there is nothing to do.</p><p>Keys held: ${pen.whole(1, 4)}. Alarm code changed on ${pen.day(pen.after(-33))}.</p>${footed([[`${lawful(firm)}, ${firm.address.join(', ')}`, `Company No ${pen.digits('0#######')} · VAT ${taxNumber(pen, 'GB')}`, `BACS ${pen.digits('##-##-##')} / ${pen.digits('########')}`]])}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A designer alone: lower case, much white, the name at the foot, a day as spoken, a deposit already paid. */
  'designer-quiet': paper(
    gb,
    'D month YYYY',
    'light book',
    'Imogen Thistlewood;Studio 3, Spike Lane;Bristol BS1 6UX|Tariq Benyon Design;28 Hope Street;Liverpool L1 9BX|Fennimore & Daughter;Attic, 7 Elm Hill;Norwich NR3 1HN',
    'GB',
    (pen, firm, to) => {
      const sums = within([
        line('identity, two routes and refinement', pen.whole(12, 40) * 5000),
        line('stationery and social templates', pen.whole(6, 18) * 5000),
        several('amends beyond two rounds, hours', pen.whole(1, 6), 5500),
      ])
      const [number, due] = [pen.digits(say(pen, '###|26/0#')), pen.after(30)]
      const deposit = Math.round(sums.total / 300) * 100
      const rows = pairsOf(pen, sums.lines, 'tA').map(
        ([text, amount]) => `<div class="sides"><span>${text}</span><span>${amount}</span></div>`,
      )
      return [
        `<div style="font-size:34pt;font-weight:normal;margin-bottom:22mm">invoice</div><div class="cols"><div>for<br>${who(to)}</div><div>number ${number}<br>${ordinal(pen)}<br>please pay by ${ordinal(pen, due)}</div></div><div style="margin:18mm 0 8mm">${rows.join('')}<div class="sides" style="margin-top:5mm"><b>total</b><b>${pen.money(sums.total)}</b></div><div class="sides grey"><span>deposit received ${ordinal(pen, pen.after(-38))}, thank you</span><span>${pen.money(-deposit)}</span></div><div class="sides"><span>left to pay</span><span>${pen.money(sums.total - deposit)}</span></div></div><p class="grey">no vat is charged. files are released when the balance arrives.</p><div class="foot"><b>${escaped(firm.name)}</b> &nbsp; ${place(firm, ', ')} &nbsp; ${pen.digits('07### ######')}<br><span class="grey">bank ${pen.digits('##-##-##')} &nbsp; ${pen.digits('########')}</span></div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 10.5pt; }',
      ]
    },
  ),

  /** A printer: leaflets without tax and cards with it, a job number, a proof's day, the sum in a box. */
  'print-job': paper(
    gb,
    'DD/MM/YY|DD.MM.YYYY',
    'plain narrow',
    'Inkwell & Bray;22 Forge Street;Crewe CW1 2DQ;Inkwell Bray Print Ltd|PAPERJAM DIGITAL;Arch 41, Rope Walk;London SE1 2HR;Paperjam Digital Printing Limited|Severnside Press Ltd;Bath Road Industrial Estate;Stroud GL5 3QF',
    'GB',
    (pen, firm, to) => {
      const sums = onTop([
        line(`${pen.whole(2, 20) * 500} A5 leaflets, 130gsm silk, 4pp`, pen.whole(90, 380) * 100),
        line(`${pen.whole(1, 5) * 250} business cards, soft touch`, pen.whole(38, 120) * 100, 20),
        line(`${pen.whole(2, 9)} pull-up banners 800mm`, pen.whole(110, 460) * 100, 20),
        line('Artwork corrections, ½ hour', 2250, 20),
        line('Next-day carriage', pen.whole(9, 18) * 100, 20),
      ])
      const [number, due] = [pen.digits(say(pen, 'P######|0#####')), pen.after(28)]
      const order = say(pen, 'JB/0712|PO 7731|4500218')
      const ids = told([
        ['Date', pen.day()],
        ['Job no.', pen.digits('J26-####')],
        ['Proof approved', pen.day(pen.after(-6))],
        ['Delivered', pen.day(pen.after(-1))],
        ['Your order', order],
      ])
      return [
        `<div style="display:flex;margin:-14mm -18mm 8mm"><div style="flex:2;background:#111;color:#fff;padding:9mm 18mm"><b style="font-size:21pt">${escaped(firm.name)}</b></div><div style="flex:1;background:#db2777;color:#fff;padding:9mm 6mm">INVOICE<br><b style="font-size:14pt">${number}</b></div></div><div class="cols"><div>${who(to)}</div><div>${ids}</div></div>${grid('ruled', 'llr', 'VAT|Description|Net', linesAs(pen, sums.lines, 'rtA'))}<div class="cols" style="align-items:flex-end"><div>${grid('tiny', 'rrr', 'rate|net|VAT', ratesAs(pen, sums.shares, 'rnv'))}</div><div style="border:1mm solid #db2777;padding:4mm" class="mid">Total due ${pen.day(due)}<br><b style="font-size:19pt">${pen.money(sums.total)}</b><br><span class="tiny">includes VAT ${pen.money(sums.vat)}</span></div></div><p class="tiny">Zero rated under VAT Notice 701/10. Overs and unders of 5% are customary. Carbon balanced paper.</p><p class="tiny">${legal(firm)}, ${place(firm, ', ')}. VAT ${taxNumber(pen, 'GB')}. Bank ${pen.digits('##-##-## ########')}.</p>`,
        { sums, documentNumber: number, due, customerReference: order, hasRates: true },
      ]
    },
  ),

  /** A timber yard's machine of needles: columns of letters, cubic metres, a settlement discount told but not taken. */
  'timber-needles': paper(
    gb,
    'DD/MM/YY|DD-MM-YYYY',
    'needle',
    'GLENLIVET SAWMILLS LTD;Station Yard;Ballindalloch AB37 9DU|FORDER & QUICK;Timber Wharf;Gloucester GL1 5RN;Forder & Quick (Timber) Ltd|WEALDEN OAK COMPANY;Sawpit Lane;Heathfield TN21 9JR',
    'GB',
    (pen, firm, to) => {
      const wood = (text: string, least: number, most: number) =>
        several(text, pen.whole(4, 60), pen.whole(least, most), 20)
      const sums = onTop([
        wood('47X150 C24 TREATED 4.8M', 1650, 2190),
        wood('22X100 LARCH CLAD 3.9M', 980, 1410),
        wood('200X200 GREEN OAK 2.4M', 7400, 9900),
        wood('18MM WBP PLY 8X4', 4100, 5600),
        line('CROSS-CUT TO LIST', pen.whole(18, 60) * 100, 20),
      ])
      const [number, due] = [pen.digits('######'), pen.after(30)]
      const order = pen.digits('@@/####')
      const wide = [26, -6, -11, -12, -4]
      const ids = [14, 14, 12, 16, 12]
      return [
        typed(
          172,
          76,
          `
          ${firm.name}|SALES INVOICE
          ${each([...firm.also, ...firm.address], (text) => text)}
          VAT REG NO ${taxNumber(pen, 'GB')}

          INVOICE TO:|DELIVER TO:
          ${to.name.toUpperCase()}|COLLECTED
          ${each(to.address, (text) => text.toUpperCase())}

          =-
          ${set(['INVOICE NO', 'DATE', 'A/C', 'YOUR ORDER', 'TICKET'], ids)}
          ${set([number, pen.day(), pen.digits('@@@##'), order, pen.digits('D#####')], ids)}
          =-
          ${set(['DESCRIPTION', 'PCS', 'EACH', 'NET', 'VC'], wide)}
          =-
          ${each(sums.lines, (one) => set([one.text, String(one.quantity), pen.plain(one.unit), pen.plain(one.amount), '1'], wide))}

          ··TOTAL VOLUME ${(pen.whole(800, 9400) / 1000).toFixed(3)} M3   FSC MIX 70%  ${pen.digits('TT-COC-00####')}
          =-
          |NET GOODS    ${pen.plain(sums.net).padStart(12)}
          |VAT 1 @ 20.00%    ${pen.plain(sums.vat).padStart(12)}
          |INVOICE TOTAL GBP    ${pen.plain(sums.total).padStart(12)}
          ==
          2.5% SETTLEMENT DISCOUNT ON GOODS IF PAID BY ${pen.day(pen.after(7))}
          OTHERWISE NETT BY ${pen.day(due)}
          TITLE PASSES ON PAYMENT.  CLAIMS WITHIN 3 DAYS.
          SORT ${pen.digits('##-##-##')}  ACCOUNT ${pen.digits('########')}
          `,
        ),
        { sums, documentNumber: number, due, customerReference: order },
      ]
    },
  ),
}
