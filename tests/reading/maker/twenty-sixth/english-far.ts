/** Bills of Canada, Australia, South Africa and Malaysia: a job of a crew in the field, a service on the form of an old bookkeeping program, a stay at a guest house, an electronic invoice as the tax office had it. */
import { escaped, firms, line, onTop, several, sumOf, wares, within } from '../eighth/kit'
import { buyer } from '../eighteenth/kit'
import { taxed, caWest } from '../eleventh/kit'
import { facts, grid, paper, place, told, tr, who, type Papers } from '../fifteenth/kit'
import { code } from '../fifteenth/tills-kit'
import { beside, part } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { au, minutesAfter, my, za } from '../ninth/kit'
import { abn, taxNumber } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { note } from '../twentieth/english-kit'
import { siteOf } from '../twenty-first/english-kit'
import { these } from '../twenty-fifth/english-kit'

import { twoLines } from './english-kit'

const inOntario = firms(
  'Glebe Veterinary Hospital;862 Bank St;Ottawa ON K1S 3W3|Thousand Islands Realty Inc.;2 King St W;Brockville ON K6V 3P7|Norfolk Cabinetry Ltd.;45 Queensway E;Simcoe ON N3Y 4M5|St. Clair Childcare Centre;1190 St. Clair Ave W;Toronto ON M6E 1B4',
)

export const caPapers: Papers = {
  /** A job of a crew in the field: a logo of two lines, whom it goes to and where the work was, a dark panel with number, days and total, work by line with a description below, tax of the province, a balance, the number for tax and thanks. */
  'field-job': paper(
    caWest,
    'mon DD, YYYY|month D, YYYY|YYYY-MM-DD',
    'plain light wide letter',
    'Trillium Lawn & Snow;211 Speers Rd;Oakville ON L6K 2G4;Trillium Property Care Inc.|BRIGHT PANE WINDOW CLEANING;48 Wharncliffe Rd N;London ON N6H 2A1|Algonquin Pest Control Ltd.;1904 Merivale Rd;Ottawa ON K2G 1E6|Great Lakes Ductwork;77 Barton St E;Hamilton ON L8L 2V7;Great Lakes HVAC Services Ltd.|Maple & Main Handyman;14 Division St;Cobourg ON K9A 3P6;2218840 Ontario Inc.',
    'CA',
    (pen, firm) => {
      const to = pen.pick(inOntario)
      const stock = firm.name.includes('Lawn')
        ? 'Snow clearing visit;65;95|Salt application;40;60|Lawn mowing;45;70|Fall cleanup;180;320'
        : firm.name.includes('PANE')
          ? 'Exterior windows, ground floor;90;160|Interior windows;80;140|Eavestrough cleaning;120;190'
          : firm.name.includes('Pest')
            ? 'Monthly bait station service;75;110|Wasp nest removal;140;195|Initial inspection;95;125'
            : firm.name.includes('Duct')
              ? 'Duct cleaning, up to 10 vents;320;420|Additional vent;20;28|Furnace filter;24;38'
              : 'Handyman labour, hour;65;85|Drywall patch;90;160|Door hardware;35;80|Disposal;30;50'
      const lines = pen.buy(wares(stock), { count: [1, 3], most: 5, step: 50 }).lines
      const { sums } = taxed(lines, [13])
      const number = pen.digits(say(pen, '###|####|10##'))
      const due = pen.after(pen.pick([0, 15, 30]))
      const colour = pen.pick(['#1f3b2d', '#12344d', '#7c2d12'])
      const [did] = [dayOff(pen, -pen.whole(0, 6))]
      const items = lines
        .map((one) =>
          tr('llrrr', [
            [one.text, '', String(one.quantity), pen.money(one.unit), pen.money(one.amount)],
          ]).replace(
            '<td class="l"></td>',
            `<td class="l tiny">${say(pen, 'As quoted, all equipment included.|Completed by crew of two.|Per service agreement.')} ${did}</td>`,
          ),
        )
        .join('')
      return [
        `<div class="sides">${twoLines(firm.name, `font-size:20pt;font-weight:bold;color:${colour}`)}${part(
          `background:${colour};color:#fff;padding:4mm 5mm;width:68mm`,
          `<b style="font-size:12pt">Invoice #${number}</b>${facts(
            [
              ['Issued', pen.day()],
              ['Due', pen.day(due)],
            ],
            'width:100%;color:#fff',
          )}${facts([['Total', pen.money(sums.total)]], 'width:100%;color:#fff;font-weight:bold;font-size:12pt;border-top:0.3mm solid #fff')}`,
        )}</div><div class="cols" style="margin-top:8mm"><div><b>RECIPIENT:</b><br>${who(to)}</div><div><b>SERVICE ADDRESS:</b><br>${place(to)}</div><div><b>SENDER:</b><br>${escaped(lawful(firm))}<br>${place(firm)}<br>Phone: ${pen.digits('(###) ###-####')}<br>${siteOf(firm.name, '.example')}</div></div><p style="margin-top:8mm;font-size:12pt"><b>For Services Rendered</b></p><table class="t"><tr style="background:${colour};color:#fff;font-size:88%"><th>PRODUCT / SERVICE</th><th>DESCRIPTION</th><th class="r">QTY.</th><th class="r">UNIT PRICE</th><th class="r">TOTAL</th></tr>${items}</table>${tally(
          [
            ['Subtotal', pen.money(sums.net)],
            [`HST (13.0%) ${taxNumber(pen, 'CA')}`, pen.money(sums.vat)],
            ['Total', pen.money(sums.total)],
          ],
          'margin-left:auto;width:96mm',
        )}<p style="margin-top:10mm">${say(pen, 'Thank you for your business. Please contact us with any questions regarding this invoice.|Thanks for choosing local! E-transfer to our billing address or pay online by card.')}</p>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9.4pt; } .t td { border-bottom: 0.2mm solid #ccc; }',
      ]
    },
  ),
}

export const auPapers: Papers = {
  /** A service on the form of an old bookkeeping program: the firm and its number at the left, the words of the law in a frame at the right, description, amount with tax and a code for it, terms and a comment at the left of the foot, sums at its right, where to pay. */
  'service-form': paper(
    au,
    'DD/MM/YYYY|D/MM/YYYY|DD/MM/YY',
    'book plain narrow',
    'Wattle Creek Fire Protection Pty Ltd;2/17 Enterprise Circuit;Prestons NSW 2170|BARWON BOOKKEEPING;61 Moorabool Street;Geelong VIC 3220;Barwon Business Services Pty Ltd|Top End Air & Refrigeration;44 Winnellie Road;Winnellie NT 0820;The Trustee for Top End Air Unit Trust|Jarrah Tree Lopping;RMB 308;Manjimup WA 6258;G & L Pascoe|Derwent Locksmiths Pty Ltd;130 Main Road;Moonah TAS 7009',
    'AU',
    (pen, firm, to) => {
      const stock = firm.name.includes('Fire')
        ? 'Six-monthly service of extinguishers as per AS 1851;120;260;10|Replace 4.5kg ABE extinguisher;110;165;10|Annual fire safety statement;240;380;10'
        : firm.name.includes('BOOK')
          ? 'Bookkeeping for the month;280;520;10|Lodgement of Business Activity Statement;150;240;10|Payroll processing and super;90;180;10'
          : firm.name.includes('Air')
            ? 'Service split systems, clean coils and filters;140;260;10|Regas R32;180;290;10|Call out fee;95;130;10'
            : firm.name.includes('Tree')
              ? 'Remove dead limbs over car park;420;780;10|Stump grinding;180;320;10|Chip and cart away;150;260;10'
              : 'Rekey 4 cylinders to one key;160;240;10|Keys cut, restricted;28;44;10|Supply and fit deadlatch;190;280;10'
      const sums = within(
        pen.buy(wares(stock), { count: [1, 3], most: 1, step: 50, isGross: true }).lines,
      )
      const number = pen.digits(say(pen, '000#####|0000####|IV######'))
      const due = pen.chance(0.6) ? pen.after(pen.pick([7, 14, 30])) : undefined
      const paid = pen.chance(0.2)
      const rows = sums.lines.map((one) => [one.text, pen.money(one.amount), 'GST'])
      const box = 'border:0.3mm solid #111;padding:2mm 3mm'
      return [
        `${beside(
          '1fr 78mm',
          `<b style="font-size:15pt">${escaped(firm.name)}</b><br>${firm.also.map((text) => `${escaped(text)}<br>`).join('')}A.B.N. ${abn(pen)}<br>${place(firm)}<br>Phone: ${pen.digits('0# #### ####')}`,
          `<div style="${box}"><b style="font-size:15pt">Tax Invoice</b>${told([
            ['Invoice No.:', number],
            ['Date:', pen.day()],
            ['Your Order No.:', say(pen, '||4471|Job 82')],
            ['Page:', '1'],
          ])}</div>`,
        )}<div class="cols" style="margin:8mm 0 6mm"><div style="${box}"><span class="tiny">Bill To:</span><br>${who(to)}</div><div style="${box}"><span class="tiny">Service At:</span><br>${who(to)}</div></div><div style="${box};min-height:92mm;padding:0 2mm">${grid('', 'lrc', 'DESCRIPTION|AMOUNT|CODE', rows)}</div>${beside(
          '1fr 82mm',
          `<div style="margin-top:4mm" class="tiny">Comment: ${say(pen, 'We appreciate your business.|Thank you for your prompt payment.')}<br>Code: GST, Rate: 10%, Sale Amount: ${pen.money(sums.net)}, GST: ${pen.money(sums.vat)}<br>Terms: ${due ? `Due ${pen.day(due)}` : 'C.O.D.'}<p><b>How to pay</b><br>Direct deposit BSB ${pen.digits('0##-###')} Acc ${pen.digits('## ### ####').replaceAll(' ', '')}<br>Acc name ${escaped(lawful(firm))}<br>Reference ${number}</p></div>`,
          `<div style="margin-top:3mm">${facts(
            [
              ['Freight (inc. GST):', pen.money(0)],
              ['GST:', pen.money(sums.vat)],
              ['Total Inc GST:', pen.money(sums.total)],
              ['Amount Applied:', paid ? pen.money(sums.total) : pen.money(0)],
              ['Balance Due:', paid ? pen.money(0) : pen.money(sums.total)],
            ],
            'width:100%;font-size:105%',
          )}</div>`,
        )}`,
        { sums, documentNumber: number, ...(due && !paid ? { due } : {}) },
        '#sheet { font-size: 9.8pt; } .t th { border-bottom: 0.3mm solid #111; } .t td { padding: 2.2mm 1.5mm; }',
      ]
    },
  ),
}

export const zaPapers: Papers = {
  /** A stay at a guest house from a spreadsheet: the house in the middle in capitals, a grid of facts about guest and stay, nights and breakfasts with tax in their prices, a levy, a deposit that was paid already, where to pay the rest. */
  'guest-house': paper(
    { ...za, money: 'R #' },
    'DD/MM/YYYY|DD month YYYY|YYYY/MM/DD|D-mon-YY',
    'plain wide book',
    'PROTEA HILL GUEST HOUSE;12 Berg Street;Paarl 7646;Protea Hill Accommodation CC|The Fig Tree Lodge;41 Frere Road;East London 5241|JACARANDA MANOR;208 Lynnwood Road;Pretoria 0081;Jacaranda Hospitality (Pty) Ltd|Umlani Beach House B&B;7 Marine Drive;Ballito 4420|KAROO MOON COTTAGES;Donkin Street;Beaufort West 6970;J.P. Marais h/a Karoo Moon',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'ZA')
      const nights = pen.whole(1, 5)
      const rooms = pen.pick([1, 1, 2])
      const stay = several(
        `Accommodation, ${say(pen, 'double room|single room|self-catering unit')}`,
        nights * rooms,
        pen.whole(62, 158) * 1000,
        15,
      )
      const extras = these(
        pen.chance(0.5) && several('Breakfast', nights * rooms, pen.pick([9500, 12_000]), 15),
        pen.chance(0.3) && several('Dinner', pen.whole(1, 3), 18_500, 15),
        pen.chance(0.3) && line('Laundry', pen.pick([8000, 12_500]), 15),
      )
      const sums = within([stay, ...extras])
      const deposit = pen.chance(0.4) ? Math.round(sums.total / 200) * 100 : 0
      const number = pen.digits(say(pen, '####|INV 0###|26/0##'))
      const cell = 'boxy'
      const rows = sums.lines.map((one) => [
        one.text,
        String(one.quantity),
        pen.money(one.unit),
        pen.money(one.amount),
      ])
      return [
        `<div class="mid"><div style="font-size:20pt;font-weight:bold;letter-spacing:1px">${escaped(firm.name)}</div>${firm.also.map((text) => `${escaped(text)}<br>`).join('')}${place(firm, ', ')}<br>Tel ${pen.digits('0## ### ####')} · stay@${siteOf(firm.name, '.example')}<br>VAT Reg No: ${taxNumber(pen, 'ZA')}</div><div class="mid" style="font-size:14pt;font-weight:bold;margin:7mm 0">TAX INVOICE</div>${grid(
          cell,
          'llll',
          '',
          [
            ['Invoice No', number, 'Invoice Date', pen.day()],
            ['Bill to', to.name, 'Guest', say(pen, 'Mr S. Dlamini|Ms A. Botha|Mr & Mrs Pillay')],
            ['Address', to.address.join(', '), 'VAT No', taxNumber(pen, 'ZA')],
            ['Arrival', dayOff(pen, -nights), 'Departure', pen.day()],
            [
              'Booked through',
              say(pen, 'Direct|StayFinder|Roomscout'),
              'Booking ref',
              pen.digits('##########'),
            ],
          ],
        )}${grid(cell, 'lrrr', 'Description|Qty|Rate (incl. VAT)|Amount (incl. VAT)', rows)}${facts(
          these(
            ['Total excl. VAT', pen.money(sums.net)] as const,
            ['VAT 15%', pen.money(sums.vat)] as const,
            ['TOTAL incl. VAT', pen.money(sums.total)] as const,
            deposit > 0 &&
              ([
                `Less deposit received ${dayOff(pen, -pen.whole(12, 40))}`,
                pen.money(-deposit),
              ] as const),
            deposit > 0 && (['Balance due', pen.money(sums.total - deposit)] as const),
          ),
          'margin-left:auto;width:104mm;font-weight:bold',
        )}<p style="margin-top:9mm">Banking details: ${escaped(lawful(firm))}, ${say(pen, 'First Cape Bank|Standard Union')}, branch ${pen.digits('######')}, account ${pen.digits('##########')}. ${say(pen, 'Card payments accepted at reception.|Please use your surname as reference.')}</p><p class="mid">${say(pen, 'Thank you for staying with us. We hope to see you again!|Baie dankie, kom weer!')}</p>`,
        { sums, documentNumber: number },
        '#sheet { font-size: 10pt; }',
      ]
    },
  ),
}

export const myPapers: Papers = {
  /** An electronic invoice as the tax office validated it: the seller with all of its numbers, the words and kind at the right, an identifier beside the invoice's own number, day and time, the buyer in two columns, services with a class and service tax, a code to scan, the day of validation at the foot. */
  'validated-e-invoice': paper(
    my,
    'DD/MM/YYYY|YYYY-MM-DD|D mon YYYY',
    'plain narrow wide',
    'SEMARAK DIGITAL SOLUTIONS SDN BHD;Level 12, Menara Tiara, Jalan Pinang;50450 Kuala Lumpur|Rimba Pest Management Sdn. Bhd.;18, Jalan Teknologi 3/4;47810 Petaling Jaya, Selangor|PENANG BRIDGE COURIER SDN BHD;Lot 7, Lebuh Kampung Jawa;11900 Bayan Lepas, Pulau Pinang|Selera Katering Enterprise;33, Jalan Molek 2/1;81100 Johor Bahru, Johor|TAN & AZIZ CORPORATE SERVICES PLT;B-3-5, Plaza Damas;50480 Kuala Lumpur|Hulu Office Equipment (M) Sdn Bhd;5, Jalan Utarid U5/14;40150 Shah Alam, Selangor',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'MY')
      const stock = firm.name.includes('DIGITAL')
        ? 'Website hosting, 12 months;480;960;8|Domain renewal .com.my;80;120;8|Maintenance hours;120;180;8'
        : firm.name.includes('Pest')
          ? 'Termite inspection and treatment;350;780;8|Monthly pest control service;120;220;8'
          : firm.name.includes('COURIER')
            ? 'Parcel delivery, Peninsular;8;14;6|Parcel delivery, Sabah/Sarawak;18;28;6|Pick-up charge;10;20;6'
            : firm.name.includes('Katering')
              ? 'Buffet lunch, per pax;22;35;6|Tea break, per pax;9;14;6|Delivery and setup;80;150;6'
              : firm.name.includes('CORPORATE')
                ? 'Company secretary retainer;80;150;8|Annual return filing;250;400;8|Tax agent fee, Form C;900;1600;8'
                : 'Photocopier rental, month;180;320;8|Colour prints, excess;40;180;8|Technician call;90;150;8'
      const sums = onTop(
        pen.buy(wares(stock), {
          count: [1, 3],
          most: firm.name.includes('COURIER') || firm.name.includes('Katering') ? 60 : 2,
          step: 50,
        }).lines,
      )
      const number = pen.digits(say(pen, 'INV#####|IV-26/####|SI-########'))
      const time = pen.clock()
      const unique = pen.random.text(26, 'ABCDEFGHJKMNPQRSTVWXYZ0123456789')
      const rows = sums.lines.map((one) => {
        const tax = Math.round((one.amount * one.rate) / 100)
        return [
          '022',
          one.text,
          String(one.quantity),
          pen.plain(one.unit),
          pen.plain(one.amount),
          '-',
          `${one.rate.toFixed(2)}%`,
          pen.plain(tax),
          pen.plain(one.amount + tax),
        ]
      })
      const vat = sums.lines.reduce(
        (all, one) => all + Math.round((one.amount * one.rate) / 100),
        0,
      )
      const all = { ...sums, vat, total: sumOf(sums.lines) + vat }
      const tin = () => pen.digits('C###########')
      return [
        `${beside(
          '1fr 72mm',
          `<b style="font-size:13pt">${escaped(firm.name)}</b><br>${place(firm)}<br>Tel: ${pen.digits('+60#-########')} · billing@${siteOf(firm.name, '.example')}${told(
            [
              ['Supplier TIN:', tin()],
              ['Supplier Registration No:', pen.digits('201#01######')],
              ['Supplier SST ID:', pen.digits('W10-1808-########')],
              ['Supplier MSIC code:', pen.digits('6####')],
            ],
            'font-size:88%;margin-top:2mm',
          )}`,
          `<div class="r" style="font-size:17pt;font-weight:bold">${say(pen, 'E-INVOICE|e-INVOICE')}</div>${told(
            [
              ['e-Invoice Type:', '01 - Invoice'],
              ['e-Invoice Version:', '1.0'],
              ['e-Invoice Code / No:', number],
              ['Original Invoice Ref:', 'Not Applicable'],
              ['Issue Date and Time:', `${pen.day()} ${time}:${pen.digits('1#')}`],
              ['Currency:', 'MYR'],
            ],
            'font-size:92%',
          )}`,
        )}<div class="tiny" style="margin-top:3mm">Unique Identifier No: ${unique}</div><div style="border-top:0.3mm solid #111;border-bottom:0.3mm solid #111;padding:2mm 0;margin:4mm 0"><div class="cols buyer" style="font-size:92%">${told(
          [
            ['Buyer Name:', to.name],
            ['Buyer TIN:', tin()],
            ['Buyer Registration No:', pen.digits('202#01######')],
          ],
        )}${told([
          ['Buyer Address:', to.address.join(', ')],
          ['Buyer Contact No:', pen.digits('+60#-#######')],
          ['Buyer Email:', `accounts@${siteOf(to.name, '.example')}`],
        ])}</div></div>${grid(
          'boxy',
          'clrrrrrrr',
          'Class|Product / Service|Qty|Unit Price|Amount|Disc|Tax Rate|Tax Amount|Total (incl. tax)',
          rows,
        )}${beside(
          '42mm 1fr',
          code(pen, 30),
          tally(
            [
              ['Subtotal', pen.money(all.net)],
              ['Total excluding tax', pen.money(all.net)],
              ['Service tax amount', pen.money(vat)],
              ['Total including tax', pen.money(all.total)],
              ['Total payable amount', pen.money(all.total)],
            ],
            'margin-left:auto;width:88mm',
          ),
        )}<p>Payment terms: ${say(pen, '30 days|14 days|Cash on delivery')}. ${say(pen, 'Bank Harapan|Bank Seri Alam')} ${pen.digits('##############')}, ${escaped(firm.name)}</p>${note(`Digital Signature: ${pen.random.text(64, 'abcdef0123456789')}`)}${note(`Date and Time of Validation: ${pen.day()} ${minutesAfter(time, pen.whole(1, 4))}:22. This document is a visual presentation of the e-Invoice.`)}<div class="foot r tiny">Page 1 of 1</div>`,
        { sums: all, documentNumber: number, otherNumbers: [unique] },
        '#sheet { font-size: 9.2pt; } .buyer td:first-child { white-space: nowrap; } .boxy { font-size: 92%; } .boxy th { background: #eee; white-space: normal; }',
      ]
    },
    '2024-09-01',
  ),
}
