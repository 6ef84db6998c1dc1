/** Cards and sheets of Great Britain that are filled in on the road or at a stall: lessons of driving, a tow, a card reader at a market. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { gb } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { boxes, pencilled } from '../eighteenth/kit'
import { facts, grid, paper, place, type Papers } from '../fifteenth/kit'
import { row, slip } from '../fifteenth/tills-kit'
import { halved } from '../fourteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { minutesAfter } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'
import { behindIt } from '../twentieth/english-kit'

/** A box of a form that was filled in by hand, so many columns wide. */
const filledBox = (label: string, value: string, wide = 1): string =>
  `<div style="grid-column:span ${wide};border:0.25mm solid #222;padding:0.8mm 1.5mm;min-height:10mm"><div style="font-size:62%">${escaped(label)}</div>${pencilled(value)}</div>`

/** What the stalls sell. */
const stalls: Readonly<Record<string, string>> = {
  'Rhubarb & Custard Vintage': 'Wool coat;28;65|Silk scarf;6;14|Brooch;8;22|Leather satchel;24;48',
  'the cheese wagon': 'Cheddar, cloth bound;5.4;9.8|Blue, piece;4.2;8.6|Oatcakes;2.8;3.9',
  'Dave’s Plants': 'Tray of pansies;4;6|Herb pot;2;3|Climbing rose;14;19|Compost 40L;6;9',
  SPOONCARVER: 'Spoon, cherry;18;34|Butter knife;12;20|Bowl, ash;45;110',
  'Bao Bao Street Kitchen': 'Two bao;8;9.5|Fries, seaweed salt;4;5|Iced tea;2.5;3.5',
}

export const gbCards: Papers = {
  /** A card of driving lessons on half a sheet: the days to come in a table, the price of a block and the dearer one by the hour, the school's name in small letters at the foot. */
  'lesson-card': paper(
    gb,
    'DD/MM/YY|D mon YYYY|DD/MM/YYYY',
    'plain wide light',
    'Pass With Pippa;8 Alder Grove;Kettering NN15 5AX;P. Dunmore|Clutch Control Driving School;31 Union Street;Bury BL9 0NY;Clutch Control Ltd|GREEN LIGHT MOTORING;5 Sandringham Drive;Slough SL1 6JP;D. S. Rai|Mirror Signal Go;Unit 2, Bank Chambers;Barry CF62 7AH|Kwame Boateng Driver Training;77 Marsh Lane;Ipswich IP3 0PW',
    'GB',
    (pen, firm) => {
      const hours = pen.pick([5, 10, 10, 15, 20])
      const rate = pen.pick([3200, 3400, 3600, 3850])
      const single = rate + pen.pick([200, 300, 450])
      const sums = onTop([
        several('Hours of tuition, as a block', hours, rate),
        ...(pen.chance(0.3) ? [line('Car for the test', pen.pick([9500, 11_000, 12_000]))] : []),
        ...(pen.chance(0.3) ? [line('Theory book', pen.pick([1299, 1499]))] : []),
      ])
      const first = pen.whole(2, 9)
      const time = pen.clock()
      const lessons = Array.from({ length: Math.min(8, Math.ceil(hours / 2)) }, (_, at) => [
        String(at + 1),
        dayOff(pen, first + 7 * at),
        time,
        '',
      ])
      const number = pen.digits(say(pen, '###|C-0##|26/##'))
      return [
        `<div class="sides"><b style="font-size:14pt">${say(pen, 'Lesson card|LESSON CARD AND RECEIPT|Pupil’s card')}</b><span>No. ${number}</span></div><p>Pupil: <b>${say(pen, 'Jamie Rowntree|Aisha Mahmood|Ellie Tranter|Callum Voss')}</b> · Driver no. ${pen.digits('@@@@@#######')}<br>Test booked for ${dayOff(pen, pen.whole(70, 130))}</p>${grid('boxy', 'clcc', 'Lesson|Day|From|Signed', lessons)}${grid('ruled', 'lrrr', 'Paid for|No.|£ each|£', linesAs(pen, sums.lines, 'tqua'))}${facts(
          [
            [say(pen, 'Block paid|Paid in full|Taken today'), pen.money(sums.total)],
            ['Paid on', pen.day()],
          ],
          'margin-left:auto;font-weight:bold',
        )}<p class="tiny">By the hour these ${hours} hours would be ${pen.money(hours * single)}, at ${pen.money(single)} each. Cancel less than 48 hours ahead and the lesson is lost.</p><div class="foot mid" style="color:#b91c1c"><div style="font-size:15pt;letter-spacing:0.3mm">${escaped(firm.name.toLowerCase())}</div><span class="tiny">${behindIt(firm, '# · ')}${place(firm, ', ')} · ${pen.digits('07### ######')} · ADI ${pen.digits('######')}</span></div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
        halved,
      ]
    },
  ),

  /** A tow's job sheet, filled in by hand on the verge: times, miles and an odometer in boxes, what the car is worth, charges, the amount taken; the firm only at the foot with the number once more. */
  'recovery-sheet': paper(
    gb,
    'DD/MM/YY|D/M/YY|DD-MM-YYYY',
    'plain narrow',
    'Hutton Roadside Recovery;Hutton Cross Garage;Penrith CA11 9TQ;Hutton Motors (Penrith) Ltd|A1 TOW & WINCH;Yard 4, Cutlers End;Grantham NG31 7XT|Beddoes Breakdown;The Smithy;Craven Arms SY7 9BY;K. Beddoes & Son|Fenland Vehicle Rescue;Station Yard;March PE15 8SJ;Fenland Rescue Limited|Mac’s 24hr Recovery;19 Shore Road;Stranraer DG9 8AB',
    'GB',
    (pen, firm) => {
      const miles = pen.whole(6, 88)
      const sums = onTop([
        line(say(pen, 'Call-out|Attendance|Call-out, night'), pen.whole(13, 34) * 500, 20),
        several('Loaded miles', miles, pen.pick([180, 225, 250]), 20),
        ...(pen.chance(0.4) ? [line('Winch and skates', pen.pick([3500, 4500, 6000]), 20)] : []),
        ...(pen.chance(0.3)
          ? [several('Storage, days', pen.whole(2, 6), pen.pick([1500, 2000]), 20)]
          : []),
      ])
      const called = pen.clock()
      const number = pen.digits(say(pen, '0####|R####|######'))
      const charges = linesAs(pen, sums.lines, 'tqua')
        .map(
          ([text = '', quantity = '', unit = '', amount = '']) =>
            `<tr><td>${escaped(text)}</td>${[quantity, unit, amount].map((each) => `<td class="r">${pencilled(each)}</td>`).join('')}</tr>`,
        )
        .join('')
      const sumRows = sumsAs(
        pen,
        sums,
        'nvT',
        `Net|VAT 20%|${say(pen, 'Amount taken|Taken from customer|Total taken')}`,
      )
        .map(
          ([label, value]) =>
            `<tr><td colspan="3" class="r"><b>${label}</b></td><td class="r">${pencilled(value)}</td></tr>`,
        )
        .join('')
      return [
        `<div class="sides"><b style="font-size:15pt">${say(pen, 'VEHICLE RECOVERY JOB SHEET|ROADSIDE JOB SHEET|DRIVER’S JOB SHEET')}</b><b style="font-size:15pt;color:#b91c1c">${number}</b></div><div style="display:grid;grid-template-columns:repeat(4,1fr);margin-top:5mm">${[
          filledBox('Date', pen.day()),
          filledBox('Call received', called),
          filledBox('On scene', minutesAfter(called, pen.whole(20, 70))),
          filledBox('Clear', minutesAfter(called, pen.whole(95, 190))),
          filledBox('Registration', pen.digits('@@## @@@')),
          filledBox('Make', say(pen, 'Transit|Astra 1.4|Qashqai|XC60')),
          filledBox('Odometer', pen.digits('##,###')),
          filledBox('MOT until', dayOff(pen, pen.whole(20, 300))),
          filledBox('Customer', say(pen, 'Mr Lisle|J. Adeyemi|Calder Vale Catering'), 2),
          filledBox('Owner’s value of vehicle', pen.money(pen.whole(18, 160) * 10_000), 2),
          filledBox(
            'From',
            say(pen, 'M6 J40 hard shoulder|A17 layby nr Sleaford|B4368 Corvedale'),
            2,
          ),
          filledBox('To', say(pen, 'home, Appleby|own garage|compound'), 2),
          filledBox(
            'Fault',
            say(pen, 'no drive, clutch gone|nearside front wheel off|wont start'),
            4,
          ),
        ].join(
          '',
        )}</div><table class="t boxy" style="margin-top:6mm"><tr><th>Charges</th><th class="r">No.</th><th class="r">£ each</th><th class="r">£</th></tr>${charges}${sumRows}</table><p>${boxes(['Cash', 'Card', 'Transfer'], say(pen, 'Cash|Card|Card'))}</p><p style="margin-top:12mm">Signed by customer <span style="font:18pt Z003,cursive;color:#1e40af">${say(pen, 'J Lisle|A. Okafor|M Pryor')}</span></p><div class="foot" style="border-top:0.4mm solid #222;padding-top:2mm"><b>${escaped(firm.name)}</b> &nbsp; sheet ${number}<br>${behindIt(firm, '#, ')}${place(firm, ', ')} · ${pen.digits('07### ######')} · VAT ${taxNumber(pen, 'GB')}</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
        '#sheet { font-size: 10pt; }',
      ]
    },
  ),

  /** A slip of a card reader at a market's stall: the amount in huge figures on top below the reader's own name, what was bought or none of it, whose stall it is near the end, the day of the next market. */
  'stall-reader': slip(
    {
      shops:
        'Rhubarb & Custard Vintage;Stall 14, Grain Street Market;Newcastle NE1 5QQ|the cheese wagon;Pitch 3, Market Place;Skipton BD23 1AH;Ruth Eddleston|Dave’s Plants;Pitch 7, Norwich Road;Diss IP22 4EW;D. Ollerton|SPOONCARVER;Quayside Market;Exeter EX2 4AP|Bao Bao Street Kitchen;Pitch 22, Brick Yard;London E1 6QR;Bao Bao Foods Ltd',
      notation: gb,
      days: 'D mon YYYY|DD/MM/YYYY|DD mon YY',
    },
    57,
    (pen, shop) => {
      const listed = pen.buy(wares(stalls[shop.name] ?? 'Goods;5;20'), {
        count: [1, 3],
        most: 2,
        step: 10,
        isGross: true,
      }).lines
      const isBare = pen.chance(0.45)
      const whole = listed.reduce((all, { amount }) => all + amount, 0)
      const sums = within(isBare ? [line('Custom amount', whole)] : listed)
      const number = pen.digits(say(pen, '#-####|@@@@##|####'))
      return [
        `<div class="mid"><div style="font-size:8pt;color:#555">${say(pen, 'paydot|TapStone|zippi reader')}</div><div style="font-size:23pt;font-weight:bold;margin:2.5mm 0 1mm">${pen.money(sums.total)}</div><div>${say(pen, 'Paid by card|Payment approved|Contactless payment')}</div></div><hr><table style="width:100%">${sums.lines.map((one) => row(one.quantity > 1 ? `${one.quantity} × ${one.text}` : one.text, pen.money(one.amount))).join('')}</table><hr><table style="width:100%;font-size:7pt">${row('Receipt', number)}${row('When', `${pen.day()} ${pen.clock()}`)}${row('Card', `${say(pen, 'Visa|Mastercard|Visa Debit')} ${pen.digits('**####')}`)}${row('Auth', pen.digits('######'))}${row('AID', pen.digits('A00000000#10##'))}</table><div class="mid" style="margin-top:4mm"><b>${escaped(shop.name)}</b><br>${behindIt(shop, '#, ')}${place(shop, ', ')}</div><p class="mid small">${say(pen, 'Next here|See you again|Back on')} ${dayOff(pen, pen.pick([1, 7, 14, 28]), 'dow D mon')}. Not registered for VAT.</p>`,
        { sums, documentNumber: number },
        '#sheet { font-size: 8.2pt; }',
      ]
    },
  ),
}
