/** Bills of Ireland: a hotel, a vet of farms, a contractor of silage. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { ie } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, type Papers, place, told, who } from '../fifteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { cells } from '../thirteenth/kit'
import { say } from '../twelfth/kit'

export const iePapers: Papers = {
  /** A hotel's folio of Ireland: nights and a bar at rates of their own, a deposit, the balance by card. */
  'folio-irish': paper(
    ie,
    'DD/MM/YY|D mon YYYY',
    'book plain',
    'Ballinahown House Hotel;The Quay;Kinsale P17 X521;Ballinahown Hospitality Ltd|THE ROSCARBEG ARMS;Bridge Street;Westport F28 KP66;Roscarbeg Leisure DAC|Slieve Aughty Lodge;Gort Road;Loughrea H62 A297',
    'IE',
    (pen, firm, to) => {
      const nights = pen.whole(1, 4)
      const sums = within([
        several('Accommodation, B&B', nights, pen.whole(119, 229) * 100, 13.5),
        line('Early check-in', 2500, 13.5),
        line('Bar, drinks', pen.whole(1400, 7800), 23),
        line('Spa treatment 60 min', pen.whole(85, 120) * 100, 13.5),
        ...(pen.chance(0.4) ? [line('Guest laundry', pen.whole(1200, 2900), 13.5)] : []),
      ])
      const deposit = pen.pick([5000, 10_000])
      const number = pen.digits(say(pen, 'F#####|######'))
      const ids = told([
        ['Folio', number],
        ['Room', String(pen.whole(101, 418))],
        ['Arrival', pen.day(pen.after(-nights))],
        ['Departure', pen.day()],
        ['Guests', '2 / 0'],
        ['Rate plan', say(pen, 'BAR|CORP|SEASCAPE')],
      ])
      return [
        `<div class="mid"><div style="font-size:10pt;letter-spacing:3mm">★★★★</div><b style="font-size:21pt;color:#14532d">${escaped(firm.name)}</b><br><i>${place(firm, ', ')}, Ireland</i></div><div class="cols" style="margin:10mm 0 4mm"><div>${say(pen, 'Mr Declan Furey|Ms A. Brandt|Dr Keane')}<br>${who(to)}</div>${ids}</div>${cells('rllr', 'Qty|Description|VAT|€', linesAs(pen, sums.lines, 'qtra'), 'upright')}${facts(
          [
            ['Total charges', pen.money(sums.total)],
            [`Deposit paid ${pen.day(pen.after(-40))}`, pen.money(-deposit)],
            [`Visa Debit ${pen.digits('****####')} ${pen.day()}`, pen.money(deposit - sums.total)],
            ['Balance', pen.money(0)],
          ],
          'margin-left:auto',
        )}${grid('tiny', 'rrrr', 'VAT rate|Net|VAT|Gross', ratesAs(pen, sums.shares, 'rnvg'))}<p class="mid"><i>Go raibh míle maith agat</i></p>${footed(
          [
            [lawful(firm), `VAT ${taxNumber(pen, 'IE')}`],
            ['Directors: M. Roche, P. Roche', `Reg. Dublin ${pen.digits('######')}`],
          ],
        )}`,
        { sums, documentNumber: number, kind: 'receipt', due: null, hasRates: true },
      ]
    },
  ),

  /** A vet of farms: visits of a month day by day, herd number, medicines and calls at two rates, an earlier balance apart. */
  'vet-farm': paper(
    ie,
    'DD/MM/YYYY|DD.MM.YY',
    'narrow plain',
    'Glenamoy Veterinary Clinic;Church Road;Belmullet F26 D9H3|Nore Valley Vets;Green Street;Callan R95 TY20;Nore Valley Veterinary Ltd|HANLON, ROCHE & PARTNERS MVB;Market Square;Bailieborough A82 K2V7',
    'IE',
    (pen, firm, to) => {
      const sums = onTop([
        several('Caesarean section, cow', pen.whole(1, 2), pen.whole(190, 260) * 100, 23),
        several('Dehorning, calves', pen.whole(6, 24), 650, 23),
        line('TB test, visit', pen.whole(60, 110) * 100, 23),
        line('Oral drench, sheep 5 L', pen.whole(38, 90) * 100, 0),
        line('Injectable antibiotic 100ml', pen.whole(28, 60) * 100, 23),
        line('Night call', 8000, 23),
      ])
      const before = pen.whole(9000, 60_000)
      const [number, due] = [pen.digits(say(pen, '#####|VG-26-####')), pen.after(30)]
      const rows = sums.lines.map((one, at) => [
        pen.day(pen.after(-26 + at * 4)),
        say(pen, 'PH|CR|SM'),
        one.quantity > 1 ? `${one.quantity} x ${one.text} @ ${pen.plain(one.unit)}` : one.text,
        pen.rate(one.rate),
        pen.plain(one.amount),
      ])
      const owed = facts(
        [
          ...sumsAs(pen, sums, 'nvT', 'Net this month|VAT|This invoice'),
          ['Earlier invoices still open', pen.money(before)],
          ['On your account', pen.money(before + sums.total)],
        ],
        'width:100%',
      )
      return [
        `<div class="cols"><div><b style="font-size:14pt">${escaped(firm.name)}</b><br>${place(firm)}<br>Tel ${pen.digits('0## ### ####')} (24 hrs)</div><div style="border:0.3mm solid;padding:2mm 4mm">Client: ${who(to)}<br>Herd no. ${pen.digits('@### ####')}</div></div><h1 style="font-size:12pt;text-align:center;margin:6mm">INVOICE ${number} &nbsp;—&nbsp; ${pen.day()}</h1>${grid('boxy', 'lllrr', 'Visit|By|Treatment|VAT|Ex VAT €', rows)}<div class="cols"><div class="tiny">Withdrawal periods are written on your dispensing record of ${pen.day(pen.after(-10))}.<br>Oral medicines for animals for consumption are zero rated.</div><div>${owed}</div></div><p>This invoice is due by ${pen.day(due)}. Please pay earlier ones at once.</p><div class="foot tiny">${escaped(lawful(firm))} · VAT reg. ${taxNumber(pen, 'IE')} · IBAN ${iban(pen, 'IE')} · VCI premises ${pen.digits('####')}</div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** A contractor of silage: acres and bales, diesel of the farmer taken off, written big and plain from an app. */
  'silage-contractor': paper(
    ie,
    'D month YYYY|DD-MM-YYYY',
    'wide plain',
    'Mick Tuohy Agri;Killeedy;Ballagh V42 NP93|P. & J. Scully Contracting Ltd;Rathmoyle;Abbeyleix R32 E4A8|GALTEE BALES;Kilbehenny;Mitchelstown P67 R2X1;Galtee Agri Contractors Limited',
    'IE',
    (pen, firm, to) => {
      const sums = onTop([
        several('Mow, ted and pick up, acres', pen.whole(12, 64), pen.pick([9500, 10_500]), 13.5),
        several('Bale and wrap', pen.whole(20, 180), 1450, 13.5),
        several('Slurry, umbilical, hours', pen.whole(2, 9), 13_500, 13.5),
        line('Less your green diesel', -pen.whole(8, 40) * 1000, 13.5),
      ])
      const [number, due] = [pen.digits(say(pen, 'INV0###|##')), pen.after(21)]
      const cards = sums.lines.map(
        (one) =>
          `<div style="background:#f7fee7;margin-bottom:2mm;padding:3mm"><div class="sides"><b>${one.text}</b><b>${pen.money(one.amount)}</b></div>${one.quantity > 1 ? `<div class="tiny grey">${one.quantity} × ${pen.money(one.unit)}</div>` : ''}</div>`,
      )
      return [
        `<div style="border-bottom:2mm solid #65a30d;padding-bottom:3mm"><span style="font-size:24pt">Invoice</span> <span class="grey">${number}</span></div><div class="cols" style="margin:6mm 0"><div><span class="tiny grey">FROM</span><br><b>${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}<br>${pen.digits('087 ### ####')}</div><div><span class="tiny grey">TO</span><br>${who(to)}</div><div><span class="tiny grey">DATE</span><br>${pen.day()}<br><span class="tiny grey">DUE</span><br>${pen.day(due)}</div></div>${cards.join('')}<div class="sides" style="margin-top:5mm"><div>VAT no. ${taxNumber(pen, 'IE')}<br>IBAN ${iban(pen, 'IE')}</div>${facts(sumsAs(pen, sums, 'NVT', 'Subtotal|VAT (13.5%)|Total'), 'font-size:12pt')}</div><p style="margin-top:14mm">Fields: Cúl na Móna, the Long Meadow, O’Dwyer’s. Cut ${pen.day(pen.after(-9))}.</p><div class="foot tiny grey">Sent from JobPad. Make invoices in seconds.</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
