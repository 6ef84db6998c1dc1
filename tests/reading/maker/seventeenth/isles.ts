/** Bills of Great Britain: a merchant's list on two pages, telephones of a fleet, an import through customs, a hired car, a vet, a subcontractor with retention. */
import { escaped, line, onTop, several } from '../eighth/kit'
import { gb } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { taxNumber } from '../ninth/numbers'
import { say, windowed } from '../twelfth/kit'
import { across, dense, entries, footed, listed, parted, lawful, roomy } from './kit'

const timber =
  'CLS Timber 38x63 2.4m;3.1;4.4;20|OSB3 Board 18mm;17;24;20|Plasterboard TE 12.5mm;8;12;20|Multi Finish 25kg;8;11;20|Drywall Screw 38mm Bx1000;6;10;20|Insulation 100mm Roll;24;33;20|DPC 112mm x 30m;7;10;20|Sharp Sand Bulk Bag;44;58;20|Cement 25kg Paper;5;7;20|Joist Hanger 47mm;2;3;20|Lead Code 4 300mm 3m;62;88;20|Soudal Fix All White;8;12;20|Concrete Lintel 1200;19;27;20|Roof Batten 25x50 Red;4;6;20|Breather Membrane 50m;48;74;20|Wall Tie Type 4 Bx250;31;45;20|Loft Hatch Drop Down;28;41;20|Angle Bead 2.4m Galv;2;3;20'

export const gbPapers: Papers = {
  /** A builders' merchant: branch, head office, invoice and delivery addresses, discounts a line, the sums on the second page alone. */
  'merchant-pages': paper(
    gb,
    'DD/MM/YY|DD/MM/YYYY',
    'narrow needle',
    'Tolland & Fisk;Canal Wharf;Nantwich CW5 8LB;Tolland & Fisk Builders Merchants Ltd|BURRELL TIMBER;Quayside Road;Boston PE21 7RT;W. Burrell & Sons (Timber) Limited|Pennine Building Supplies Ltd;Stubbins Lane;Ramsbottom BL0 0PX',
    'GB',
    (pen, firm, to) => {
      const lines = listed(pen, timber, {
        count: [13, 18],
        most: 40,
        step: 1,
        code: '@@####',
        offs: [0, 0, 10, 15, 32.5],
      })
      const sums = onTop(lines)
      const { here, there, carried } = parted(lines, 10)
      const [number, due] = [pen.digits(say(pen, '0##/######|SI-#######')), pen.after(31)]
      const order = pen.digits(say(pen, 'JOB-####|P#####|45000#####'))
      const head = `${across(
        [
          [firm.name, ...firm.also, ...firm.address, pen.digits('Tel 01### ######')],
          [
            'Supplying branch',
            say(pen, 'Unit 7 Mill Trading Estate|Old Gasworks, Bridge End'),
            'Open Mon-Sat from 7am',
          ],
          ['Remittances to Head Office', 'Accounts Receivable', 'PO Box 118'],
          ['Page 1 of 2', 'VAT INVOICE'],
        ],
        'border-bottom:0.5mm solid #14532d',
      )}${grid('boxy tiny', 'cccccc', 'Invoice No|Date / Tax Point|Account|Your Order|Our Order|Despatched', [[number, pen.day(), pen.digits('@@@###'), order, pen.digits('SO######'), pen.day(pen.after(-pen.whole(1, 3)))]])}`
      const items = (some: typeof here) =>
        grid(
          'boxy',
          'llrrrrr',
          'Code|Description|Qty|List £|Disc|VAT|Net £',
          entries(pen, some, 'ctqudra'),
        )
      return [
        [
          `${head}<div class="cols"><div><span class="tiny">Invoice to</span><br>${who(to)}</div><div><span class="tiny">Delivered to</span><br>Site: ${say(pen, 'Plot 4, Orchard Close|Rear of 19 High Street|The Old Chapel')}<br>Contact ${say(pen, 'Gaz|Mr Lowe|site office')} ${pen.digits('07### ######')}</div></div><p>Delivery note ${pen.digits('DN######')} of ${pen.day(pen.after(-4))}, signed for by: ${say(pen, 'LOWE|P WATTS|unattended')}</p>${items(here)}<p class="r">Carried forward ${pen.plain(carried)}</p><p class="mid" style="border:0.4mm dashed;padding:3mm"><b>TRADE DAY</b> every first Friday: bacon rolls, demos and 20% off all hand tools until noon!</p>${footed([['All goods remain the property of the seller until paid for in full.']])}`,
          `${head.replace('Page 1', 'Page 2')}<p class="r">Brought forward ${pen.plain(carried)}</p>${items(there)}<div class="cols"><div>${grid('boxy tiny', 'rrr', 'VAT rate|Goods|VAT', ratesAs(pen, sums.shares, 'rnv'))}<p>Please pay by ${pen.day(due)}. Strictly net monthly.</p><p>Bank: sort code ${pen.digits('##-##-##')} account ${pen.digits('########')}</p></div>${facts(sumsAs(pen, sums, 'nvT', 'Goods total|VAT total|INVOICE TOTAL'), 'margin-left:auto;font-size:11pt')}</div>${footed(
            [
              [lawful(firm), 'Registered in England'],
              [`Reg. no. ${pen.digits('0#######')}`, `VAT no. ${taxNumber(pen, 'GB')}`],
              ['FSC C0#####'.replace('#####', pen.digits('#####')), 'BMF member'],
            ],
          )}`,
        ],
        { sums, documentNumber: number, due, customerReference: order, hasRates: true },
        roomy,
      ]
    },
  ),

  /** Telephones of a firm: a box of the account with what was owed and paid before, a row for each number. */
  'mobile-fleet': paper(
    gb,
    'D mon YYYY|DD mon YY',
    'plain light',
    'Kestrel Mobile;PO Box 5512;Swindon SN2 2ZZ;Kestrel Mobile Telecommunications Ltd|zing! business;Horizon Park;Newbury RG14 5TT;Zing Communications plc|Northgate Telecom;40 Deansgate;Manchester M3 2BW',
    'GB',
    (pen, firm, to) => {
      const before = pen.whole(9000, 48_000)
      const sums = onTop([
        ...Array.from({ length: pen.whole(6, 11) }, () =>
          line(
            `${pen.digits('077## ######')} ${say(pen, 'SIM Only 20GB|Handset 100GB|Data 50GB|Voice Unlimited')}`,
            pen.whole(650, 3900),
            20,
          ),
        ),
        line('Roaming passes', pen.whole(500, 4500), 20),
        line('Loyalty credit', -pen.whole(300, 1500), 20),
      ])
      const [number, due] = [pen.digits(say(pen, '#########|K26-########')), pen.after(12)]
      return [
        `<div class="sides"><b style="font-size:24pt;color:#6d28d9">${escaped(firm.name)}</b>${told(
          [
            ['Account number', pen.digits('8########')],
            ['Invoice number', number],
            ['Invoice date', pen.day()],
          ],
        )}</div><div class="cols" style="margin:8mm 0"><div>${who(to)}</div><div style="background:#ede9fe;padding:4mm;border-radius:3mm"><b>Your account at a glance</b>${facts(
          [
            ['Last invoice', pen.money(before)],
            [`Payment received ${pen.day(pen.after(-16))}, thank you`, pen.money(-before)],
            ['Balance carried over', pen.money(0)],
            ['This invoice, including VAT', pen.money(sums.total)],
            ['Total due', pen.money(sums.total)],
          ],
          'width:100%',
        )}Your Direct Debit leaves on ${pen.day(due)}</div></div><h2 style="font-size:11pt">Charges by number, ${pen.day(pen.after(-31))} to ${pen.day(pen.after(-1))}</h2>${grid('ruled', 'lr', 'Number and plan|Amount (£)', linesAs(pen, sums.lines, 'ta'))}${facts(sumsAs(pen, sums, 'NVT', 'Total before VAT|VAT at 20% on ' + pen.money(sums.net) + '|Total including VAT'), 'margin-left:auto')}<div style="background:#6d28d9;color:#fff;padding:3mm;margin-top:6mm"><b>Save £120 a year.</b> Move your broadband to us before ${pen.day(pen.after(40))} and pay nothing for three months.</div><p class="tiny">Average monthly spend over six months: ${pen.money(before)}. Out of bundle calls 55p a minute. Prices rise by CPI + 3.9% each April.</p>${footed(
          [
            [lawful(firm), ...firm.address],
            ['Team 0333 ' + pen.digits('### ####'), 'Mon to Fri 8 to 6'],
            [`VAT reg ${taxNumber(pen, 'GB')}`, `Company ${pen.digits('0#######')}`],
          ],
        )}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 8.5pt; }',
      ]
    },
  ),

  /** A forwarder's import: duty and tax laid out, which bear no tax, services that do, weights and marks above. */
  'import-entry': paper(
    gb,
    'DD-mon-YYYY|DD/MM/YYYY',
    'needle plain',
    'Orwell Forwarding Ltd;Trelawny House, Dock Gate 1;Felixstowe IP11 3TF|HANSA CHANNEL;Eastern Docks;Dover CT16 1JA;Hansa Channel Logistics (UK) Ltd|Mersey Freight Agencies;12 Water Street;Liverpool L2 8TD;MFA Shipping LLP',
    'GB',
    (pen, firm, to) => {
      const value = pen.whole(4, 60) * 10_000
      const sums = onTop([
        line('Import duty per C88', Math.round(value * 0.037), 0),
        line('Import VAT per C88 (deferred to agent)', Math.round(value * 0.21), 0),
        line('Deferment fee', pen.whole(2500, 5500), 20),
        line('Customs clearance', pen.whole(4500, 9500), 20),
        several('Additional commodity codes', pen.whole(1, 7), 650, 20),
        line('Terminal handling', pen.whole(14_000, 22_000), 0),
        line('Port health / VGM', pen.whole(1900, 6800), 20),
        line('Haulage to door', pen.whole(28_000, 62_000), 20),
        line('Fuel surcharge 18.5%', pen.whole(4100, 9900), 20),
        line('Quay rent', pen.whole(3000, 12_000), 20),
      ])
      const [number, due] = [pen.digits(say(pen, 'FXT/######|SI26#####')), pen.after(14)]
      return [
        `<div class="sides"><div><b style="font-size:17pt;letter-spacing:1mm">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm, ', ')}</div><div class="r tiny">AEO GBAEOC${pen.digits('####')}/26<br>BIFA member ${pen.digits('####')}<br>Tel +44 1394 ${pen.digits('######')}<br>imports@example.co.uk</div></div><div class="cols" style="margin-top:5mm"><div style="border:0.25mm solid;padding:2mm"><span class="tiny">Bill to</span><br>${who(to)}<br>VAT/EORI ${taxNumber(pen, 'GB').replace(/ /g, '')}000</div><div style="border:0.25mm solid;padding:2mm"><span class="tiny">Shipper</span><br>${say(pen, 'Ningbo Brightway Trading Co., Ltd.<br>88 Cangsong Road, Ningbo|Kaveri Textiles Pvt Ltd<br>14 SIDCO Estate, Tiruppur')}</div></div>${grid('boxy tiny', 'cccc', 'Invoice no|Invoice date|Job|Terms', [[number, pen.day(), pen.digits('SEA#######'), `14 days: ${pen.day(due)}`]])}${grid('boxy tiny', 'cccc', 'Vessel / voyage|B/L|Container|ETA', [[say(pen, 'EVER GRACE 044W|MSC LIRICA 612E'), pen.digits('@@@@########'), pen.digits('TCLU#######'), pen.day(pen.after(-6))]])}${grid('boxy tiny', 'cccc', 'Pieces|Gross kg|CBM|Entry no / date', [[`${pen.whole(40, 600)} CTN`, pen.plain(pen.whole(90_000, 900_000)), pen.plain(pen.whole(900, 6000)), `${pen.digits('071-######@')} ${pen.day(pen.after(-5))}`]])}<p>Customs value ${pen.money(value)}, being USD ${pen.plain(Math.round(value * 1.27))} at 1.2700</p>${grid('ruled', 'lrr', 'Charge|VAT|GBP', linesAs(pen, sums.lines, 'tra'))}<div class="cols">${grid('tiny boxy', 'rrr', 'Rate|Value|VAT', ratesAs(pen, sums.shares, 'rnv'))}${facts(sumsAs(pen, sums, 'nvT', 'Total excl. VAT|VAT on our services|INVOICE TOTAL GBP'))}</div><p class="tiny">The import VAT above is not our VAT; reclaim it with your C79 only. Duty and VAT outlay payable on presentation. All business under BIFA Standard Trading Conditions 2021.</p>${footed([['Bank: 30-' + pen.digits('##-##') + ', account ' + pen.digits('########')], [`VAT ${taxNumber(pen, 'GB')}`], [`Reg. England ${pen.digits('0#######')}`]])}`,
        { sums, documentNumber: number, due, hasRates: true },
        dense,
      ]
    },
  ),

  /** A car that was hired: agreement and days out and in, extras, fuel, a card charged; several days and an invoice number among other numbers. */
  'car-hire': paper(
    gb,
    'DD mon YYYY|DD/MM/YYYY',
    'plain narrow',
    'Larkspur Car & Van Hire;Prestwick Road;Ayr KA8 8HA;Larkspur Rentals Scotland Ltd|Goose Green Vehicle Rental;310 Lordship Lane;London SE22 8LZ|RIVIERA RENT-A-CAR;Terminal Approach;Exeter EX5 2BD;Riviera Self Drive Limited',
    'GB',
    (pen, firm, to) => {
      const [days, miles] = [pen.whole(2, 12), pen.whole(9000, 48_000)]
      const sums = onTop([
        several('Time charge, days', days, pen.whole(2800, 6900), 20),
        several('Collision damage waiver', days, pen.whole(900, 1600), 20),
        ...(pen.chance(0.6) ? [several('Additional driver', days, 700, 20)] : []),
        line('Excess mileage', pen.whole(400, 4200), 20),
        line('Refuelling 14 L', pen.whole(2300, 3100), 20),
        line('Out of hours return', 2500, 20),
        line('Congestion charge admin', 1500, 20),
        line('Road fund recovery', pen.whole(120, 260) * days, 20),
      ])
      const number = pen.digits(say(pen, '26-######|RI#######'))
      return [
        `<div style="border-top:3mm solid #ca8a04;padding-top:3mm" class="sides"><div><b style="font-size:17pt">${escaped(firm.name)}</b></div><div class="r tiny">${place(firm)}<br>${pen.digits('01### ######')}</div></div><h1>Final rental invoice</h1><div class="cols"><div>${told(
          [
            ['Invoice', number],
            ['Invoice date', pen.day()],
            ['Rental agreement', pen.digits('RA########')],
            ['Reservation', pen.digits('@@######')],
            ['Cust VAT no', taxNumber(pen, 'GB')],
          ],
        )}</div><div>${told([
          ['Vehicle', say(pen, 'Vauxhall Corsa|Ford Transit Custom|Kia Niro')],
          ['Reg', pen.digits('S@7# @@@')],
          ['Out', `${pen.day(pen.after(-days - 1))} ${pen.clock()}`],
          ['In', `${pen.day(pen.after(-1))} ${pen.clock()}`],
          ['Miles', `${miles} - ${miles + days * 61}`],
        ])}</div></div><p><b>Renter</b> ${who(to, ', ')}<br><b>Driver</b> ${say(pen, 'A. Rowntree|Mrs J. Okoro|T. Llewellyn')}, licence ending ${pen.digits('####')}</p>${grid('ruled', 'lrrrr', 'Charge|Units|Rate|VAT|Net', linesAs(pen, sums.lines, 'tqura'))}${facts(
          [
            ...sumsAs(pen, sums, 'NVT', 'Net charges|VAT 20%|Total charges'),
            [`Card ${pen.digits('**** ####')} taken ${pen.day()}`, pen.money(-sums.total)],
            ['Balance due', pen.money(0)],
          ],
          'margin-left:auto',
        )}<p>Deposit hold of ${pen.money(20_000)} released ${pen.day()}; allow 5 working days.</p><p class="tiny">Damage found after return is invoiced apart. Fines carry an administration fee of £40.00 plus VAT.</p>${footed([[lawful(firm), place(firm, ', ')], [`VAT ${taxNumber(pen, 'GB')}`], ['BVRLA member ' + pen.digits('####')]])}`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
        '#sheet { font-size: 8.5pt; }',
      ]
    },
  ),

  /** A vet's account: lines of several days for one animal, what an insurer will be asked, paid at the desk in part by a plan. */
  'vet-account': paper(
    gb,
    'DD/MM/YYYY|D mon YY',
    'book plain',
    'Hollybush Veterinary Centre;88 Watling Street;Towcester NN12 6BT;Hollybush Vets LLP|Merryweather & Strang MRCVS;The Green;Kelso TD5 7AE|COASTWAY VETS;Sea Road;Bexhill TN40 1JJ;Coastway Veterinary Group Ltd',
    'GB',
    (pen, firm, to) => {
      const goods =
        'Consultation;44;62;20|Metacam oral 100ml;24;38;20|Haematology in-house;58;82;20|Biochemistry profile;66;94;20|X-ray first plate;140;190;20|X-ray further plate;48;70;20|Sedation, medetomidine;52;88;20|IV catheter & fluids;74;120;20|Hospitalisation per day;48;76;20|Dispensing fee;11;15;20|Synulox 250mg tabs;18;34;20|Buster collar 20cm;9;14;20|Clinical waste;4;7;20|Nurse check;16;22;20'
      const lines = listed(pen, goods, { count: [8, 13], most: 3, step: 1 })
      const sums = onTop(lines)
      const number = pen.digits(say(pen, '######|INV-#####'))
      return [
        `<div class="mid"><b style="font-size:19pt;color:#166534">${escaped(firm.name)}</b><br>${place(firm, ', ')}<br><span class="tiny">24 hr emergencies ${pen.digits('01### ######')} · Facebook · RCVS Accredited Small Animal Hospital</span></div><div class="cols" style="margin:6mm 0"><div>${who(to)}</div>${told(
          [
            ['Invoice No', number],
            ['Date', pen.day()],
            ['Client', pen.digits('#####')],
            ['Vet', say(pen, 'Kirsty Munro MRCVS|Jon Pask BVSc')],
          ],
        )}</div><p><b>Patient: ${say(pen, 'Bramble (Cockapoo, FN, 18.4kg)|Tiggy (DSH, MN, 4.1kg)|Major (Labrador, ME, 34kg)')}</b></p>${grid(
          'ruled',
          'llrrr',
          'Date|Item|Qty|Ex VAT|Total ex VAT',
          entries(pen, lines, 'tqua').map((cells, at) => [
            pen.day(pen.after(Math.min(0, Math.floor(at / 4) - 2))),
            ...cells,
          ]),
        )}${facts([...sumsAs(pen, sums, 'NVT', 'Net|VAT @ 20%|Invoice total'), ['Paid today (contactless)', pen.money(sums.total)], ['Outstanding', pen.money(0)]], 'margin-left:auto')}<p>Insured with Pawsure, policy ${pen.digits('PS/#######')}; we will send the claim form on ${pen.day(pen.after(2))}. Your excess of ${pen.money(11_500)} is between you and your insurer.</p><p class="mid" style="background:#dcfce7;padding:2mm">Join our Pet Health Club from £14.50 a month and save 10% on food!</p>${footed([[lawful(firm), `VAT ${taxNumber(pen, 'GB')}`], ['Prescriptions are available from this practice.']])}`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
        '#sheet { font-size: 8.5pt; }',
      ]
    },
  ),

  /** A builder under another: an application in stages, the tax of the trade and a retention taken off beneath the invoice's total. */
  'cis-retention': paper(
    gb,
    'D month YYYY|DD/MM/YY',
    'plain wide',
    'Dunmore Groundworks;Yard 3, Pit Lane;Cannock WS11 0BT;Dunmore Civil Engineering Ltd|R & K Brickwork Ltd;7 Tansy Close;Telford TF3 2LL|Aberlour Cladding;Forsyth Street;Hopeman IV30 5SY',
    'GB',
    (pen, firm, to) => {
      const sums = onTop(
        [
          'Site set-up and strip',
          'Foundations, block A',
          'Foundations, block B',
          'Drainage runs 1 to 4',
          'Service ducts',
          'Slab and screed',
          'Kerbs and edging',
          'Daywork sheets 11 to 17',
        ].map((text) => line(text, pen.whole(6, 78) * 10_000, 20)),
      )
      const [held, tax] = [Math.round(sums.net * 0.05), Math.round(sums.net * 0.12)]
      const [number, due] = [pen.digits(say(pen, 'A0#/####|26###')), pen.after(21)]
      const order = pen.digits('SC/####/0#')
      return [
        `<div class="sides"><div style="font-size:15pt"><b>${escaped(firm.name)}</b></div><div class="tiny r">${place(firm)}<br>UTR ${pen.digits('##### #####')}</div></div>${windowed({ ...firm, name: firm.also[0] ?? firm.name }, to)}<div class="cols">${told(
          [
            ['Tax invoice', number],
            ['Tax point', pen.day()],
            ['Final date for payment', pen.day(due)],
          ],
        )}${told([
          ['Subcontract order', order],
          ['Dated', pen.day(pen.after(-140))],
          ['Application', `No. ${pen.whole(3, 9)} of ${pen.day(pen.after(-14))}`],
        ])}</div>${grid('boxy', 'lrr', 'Measured work since last application|VAT|£', linesAs(pen, sums.lines, 'tra'))}${facts(
          [
            ...sumsAs(pen, sums, 'NVT', 'Net value|VAT at 20%|Invoice total'),
            ['Less retention 5% of net', pen.money(-held)],
            ['Less CIS tax 20% of labour', pen.money(-tax)],
            ['Net payment to us', pen.money(sums.total - held - tax)],
          ],
          'margin-left:auto',
        )}<p>Retention held to date ${pen.money(held * 4)}; first half released at practical completion.</p>${footed([[lawful(firm), `Company ${pen.digits('0#######')}`], [`VAT ${taxNumber(pen, 'GB')}`], ['CHAS accredited', 'Constructionline Gold'], [`Sort ${pen.digits('##-##-##')}`, `A/c ${pen.digits('########')}`]])}`,
        { sums, documentNumber: number, due, customerReference: order },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),
}
