/** Papers of odd trades of Great Britain: a vet's account with the animal on top, a notary's fee note as a letter, a permit to fish. */
import { escaped, line, onTop, several, sumOf, wares, within } from '../eighth/kit'
import { gb } from '../eighth/notations'
import { linesAs } from '../eighth/rows'
import { facts, grid, paper, place, who, type Papers } from '../fifteenth/kit'
import { halved } from '../fourteenth/kit'
import { part, ribbon } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { taxNumber } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { behindIt, note } from '../twentieth/english-kit'

export const gbPapers: Papers = {
  /** A vet's account: the animal in large letters on top, its owner beside it, treatments with the day of each, the limit of an insurance and an estimate that are no part of it; the practice only in a sentence and at the foot. */
  'vet-patient': paper(
    gb,
    'DD/MM/YYYY|D month YYYY|DD mon YY',
    'plain light wide',
    'Tarn Lodge Vets;2 Mill Lane;Ulverston LA12 7EA;Tarn Lodge Veterinary Practice Ltd|Hoof & Whisker;The Old Forge, Church Road;Oakham LE15 6QT;Hoof & Whisker Veterinary Services LLP|MEADOWBANK VETERINARY CENTRE;118 Ferry Road;Rye TN31 7DN|Pengelly Pet Clinic;9 Fore Street;Bodmin PL31 2HT;R. Pengelly MRCVS|Castle Street Veterinary Surgery;40 Castle Street;Banff AB45 1DH',
    'GB',
    (pen, firm) => {
      const [animal, breed, weight] = pen.pick([
        ['Biscuit', 'Springer Spaniel, neutered male', '18.4'],
        ['Mrs Tibbs', 'Domestic short hair, female', '4.1'],
        ['Bramble', 'Border Collie, female', '17.2'],
        ['Duke', 'Cob gelding, 14.1 hands', '486'],
        ['Admiral Nelson', 'African grey parrot', '0.45'],
      ] as const)
      const seen = dayOff(pen, -pen.whole(1, 4))
      const sums = within(
        pen.buy(
          wares(
            'Consultation;42;58;20|Repeat consultation;28;36;20|Booster vaccination;48;66;20|Blood profile, in house;68;118;20|Parasite treatment, 3 months;24;39;20|Antibiotic tablets x 14;11;26;20|Anti-inflammatory suspension;14;32;20|Nail clip;9;16;20|Dispensing fee;6.5;9.5;20|Injection, pain relief;18;29;20|Sedation;44;75;20',
          ),
          { count: [2, 6], step: 1, isGross: true },
        ).lines,
      )
      const number = pen.digits(say(pen, '######|SI-#####|1####/26|V-####-###'))
      const [owner = '', lives = ''] = say(
        pen,
        'Mrs P Latimer;Fell View, Ings Lane|Mr & Mrs D Oyelaran;16 Priory Close|Miss K Fenwick;The Lodge, Park Gate|Home Farm Partnership;Home Farm',
      ).split(';')
      const low = pen.whole(28, 52) * 1000
      const tax = ['VAT included, at 20%', pen.money(sums.vat)] as const
      const all = [
        say(pen, 'To settle|Account to settle|You owe for this visit|Total to settle today'),
        pen.money(sums.total),
      ] as const
      return [
        `<div class="sides"><div><div class="tiny grey">Patient</div><div style="font-size:22pt">${animal}</div>${breed}<br>Weighed ${weight} kg</div><div class="r">${escaped(owner)}<br>${escaped(lives)}<br>Client ${pen.digits('#####')}</div></div>${ribbon(
          [
            ['Invoice', number],
            ['Invoice date', pen.day()],
            ['Attended', seen],
            ['Vet', say(pen, 'S. Hallam|Dr Ines Prado|T. McLeish')],
            ['Copy printed', dayOff(pen, pen.whole(2, 16))],
          ],
          'border-top:0.3mm solid #555;padding-top:2mm;margin-top:8mm',
        )}${grid(
          'ruled',
          'llr',
          'Date|Treatment and medicines|£ inc. VAT',
          sums.lines.map((one) => [seen, one.text, pen.plain(one.amount)]),
        )}${facts(pen.chance(0.5) ? [tax, all] : [all, tax], 'margin-left:auto;font-weight:bold')}${part(
          'border:0.25mm solid #888;padding:3mm;margin-top:9mm',
          `<b>Insurance and estimates</b><br>${animal} is covered up to ${pen.money(pen.pick([200_000, 400_000, 700_000]))} a year, with an excess of ${pen.money(pen.pick([8500, 9900, 12_500]))}. We have given you an estimate of ${pen.money(low)} to ${pen.money(low + 9000)} for work under anaesthetic; it is no part of this account.`,
        )}<p style="margin-top:8mm">Thank you for bringing ${animal} to ${escaped(firm.name)}. The next check is due on ${dayOff(pen, pen.pick([14, 90, 365]))}.</p><div class="foot tiny mid">${behindIt(firm, '# · ')}${escaped(firm.name)} · ${place(firm, ', ')} · ${pen.digits('01### ######')} · VAT no. ${taxNumber(pen, 'GB')}</div>`,
        { sums, documentNumber: number },
      ]
    },
  ),

  /** A notary's fee note as a letter: a day at the right, whom it goes to, a paragraph with the price of a house abroad, fees and what was paid out in columns of their own; who writes stands only below the signature. */
  'fee-note-letter': paper(
    gb,
    'D month YYYY|DD month YYYY|DD/MM/YYYY',
    'book slab',
    'Marchbanks Notaries;11 Bishop’s Row;Wells BA5 2HQ;Helena Marchbanks|Quill & Seal Notarial Services;Third Floor, 70 Cornhill;London EC3V 3PA;Quill & Seal Notarial Services Ltd|Tolbooth Notaries Public;5 The Tolbooth;Kirkcudbright DG6 4JL|J. R. Ashcombe & Daughter;Guildhall Chambers;Lincoln LN2 1DP;J. R. Ashcombe|Okonjo Scrivener Notaries;22 Castle Gate;Nottingham NG1 7AR',
    'GB',
    (pen, firm, to) => {
      const papers = pen.whole(1, 5)
      const fees = pen.random
        .shuffled([
          line('Attendance and notarial act', pen.whole(18, 44) * 500, 20),
          line('Drafting in two languages', pen.whole(20, 60) * 500, 20),
          line('Certifying copies of company papers', pen.whole(8, 22) * 500, 20),
        ])
        .slice(0, pen.whole(1, 3))
      const outlays = pen.random
        .shuffled([
          line(`Apostille, ${papers} at £45`, papers * 4500),
          line('Legalisation by the consulate', pen.pick([3200, 5800, 6850])),
          line('Courier to the embassy and back', pen.pick([2400, 2880, 3150])),
        ])
        .slice(0, pen.whole(1, 3))
      const sums = onTop([...fees, ...outlays])
      const met = dayOff(pen, -pen.whole(2, 20))
      const number = pen.digits(say(pen, 'FN/26/###|26-0###|N####|####/1'))
      const due = pen.after(pen.pick([7, 14, 21, 28]))
      const matter = say(
        pen,
        'a power of attorney for a purchase near Málaga at a price of EUR 285,000.00|papers of your subsidiary in Dubai, with a capital of AED 150,000|the sale of a flat in Kraków for PLN 940,000.00',
      )
      return [
        `<div class="r" style="margin-top:4mm">${pen.day()}</div><div style="margin:10mm 0 8mm">${who(to)}</div><p>Dear ${say(pen, 'Sirs|Madam|Sir or Madam')},</p><p><b>${say(pen, 'Fee note|Note of fees|FEE NOTE')} ${number}</b></p><p>I attended you on ${met} to deal with ${matter}. My fee and what I have paid out for you are as follows.</p>${grid(
          'ruled',
          'lrr',
          'Particulars|Fees £|Outside VAT £',
          [
            ...fees.map((one) => [one.text, pen.plain(one.amount), '']),
            ...outlays.map((one) => [one.text, '', pen.plain(one.amount)]),
            ['', pen.plain(sumOf(fees)), pen.plain(sumOf(outlays))],
          ],
        )}${tally([
          ['VAT on fees at 20%', pen.money(sums.vat)],
          [
            say(pen, 'Fee note total|Total of this note|Fees, VAT and outlays'),
            pen.money(sums.total),
          ],
        ])}<p>I should be grateful for payment by ${pen.day(due)}, to client account ${pen.digits('########')}, sort code ${pen.digits('##-##-##')}. Receipted on payment.</p><p style="margin-top:8mm">Yours faithfully,</p><div style="font:20pt Z003,cursive;color:#1e3a8a;margin:3mm 0">${escaped(lawful(firm))}</div><p><b>${escaped(firm.name)}</b><br>${place(firm, ', ')}<br>${pen.digits('01### ######')} · VAT ${taxNumber(pen, 'GB')}</p>${note('Regulated through the Faculty Office. Deeds are kept for twelve years.')}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 10.5pt; }',
      ]
    },
  ),

  /** A permit to fish on half a sheet: who gives leave stands in the middle of a sentence, the day it holds for is not the day it was issued, a fine is told in the rules, the price in a small list. */
  'fishing-permit': paper(
    gb,
    'D month YYYY|DD/MM/YYYY|DD mon YYYY',
    'book narrow plain',
    'Upper Teifi Angling Association;Y Bont;Tregaron SY25 6JL|The Derwent Fly Fishers;c/o 4 Wye Street;Matlock DE4 3AB|LOCH ORRAN FISHERIES;Keeper’s Cottage;Aberfeldy PH15 2EA;Loch Orran Estate Ltd|Hollow Pond Coarse Fishery;Hollow Farm, Ings Lane;Selby YO8 9DT;G & M Wainwright|Itchen Meadows Syndicate;The Mill House;Alresford SO24 0DG',
    'GB',
    (pen, firm) => {
      const sums = onTop([
        several(
          say(pen, 'Day permit|Rod for the day|Beat, by the rod'),
          pen.whole(1, 3),
          pen.pick([1200, 1800, 2500, 3500, 6000]),
        ),
        ...(pen.chance(0.5) ? [line('Key to the gate', pen.pick([200, 300]))] : []),
        ...(pen.chance(0.4) ? [line('Boat, without engine', pen.pick([1500, 2200, 3000]))] : []),
        ...(pen.chance(0.5) ? [line('Booking fee', pen.pick([100, 150]))] : []),
      ])
      const number = pen.digits(say(pen, '#####|P-26-###|@@####'))
      const holder = say(pen, 'Mr R. Stubbs|Alison Cheng|Dr F. Wardle|Gareth Pryce')
      return [
        `<div style="border:0.8mm double #14532d;padding:6mm;min-height:180mm"><div class="mid" style="font-size:19pt;letter-spacing:0.6mm">${say(pen, 'PERMIT TO FISH|FISHING PERMIT|DAY TICKET')}</div><div class="mid tiny">No. ${number} · not transferable</div><p style="margin-top:7mm;font-size:115%">By leave of ${escaped(firm.name)}, <b>${holder}</b> may fish the water marked on the map at the gate on <b>${dayOff(pen, pen.whole(2, 40))}</b>, from sunrise until an hour after sunset.</p>${grid('', 'lrrr', '|No.|Each|£', linesAs(pen, sums.lines, 'tqua'))}${facts(
          [
            [
              say(pen, 'Received for this permit|Paid for this permit|Sum received'),
              pen.money(sums.total),
            ],
          ],
          'margin-left:auto;font-weight:bold',
        )}<p style="margin-top:5mm">Issued on ${pen.day()}${pen.chance(0.5) ? ', paid by card' : ''}. Rod licence ${pen.digits('####-####')}.</p><p class="tiny" style="margin-top:6mm"><b>Rules.</b> Barbless hooks only. Two fish may be taken, none over 18 inches. The season closes on ${dayOff(pen, pen.whole(60, 120))}. Whoever fishes without a rod licence may be fined up to £2,500. Return cards by ${dayOff(pen, pen.whole(41, 55))} or lose your place in the draw.</p><p class="tiny">${behindIt(firm, '#, ')}${place(firm, ', ')}</p></div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
        halved,
      ]
    },
  ),
}
