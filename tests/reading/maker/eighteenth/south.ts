/** Bills of Australia, New Zealand and South Africa: a workshop of mowers, a smash repairer, tyres, a berth, armed response. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { linesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { au, nz, za } from '../ninth/kit'
import { abn, taxNumber } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { cells, columned, formed, stacked, tornOff } from '../thirteenth/kit'
import { divided, letterhead, say } from '../twelfth/kit'
import { buyer, pairsOf } from './kit'

export const auPapers: Papers = {
  /** A workshop of mowers: prices with the tax, a machine and its fault, paid when fetched. */
  'mower-workshop': paper(
    au,
    'DD/MM/YYYY|DD mon YYYY',
    'plain narrow',
    'Gippy Mowers & Chainsaws;41 Princes Hwy;Warragul VIC 3820;Gippsland Outdoor Power Pty Ltd|TOP END SMALL ENGINES;3 Winnellie Rd;Winnellie NT 0820|Derwent Power Equipment;208 Main Rd;Moonah TAS 7009;Derwent P.E. Pty Ltd',
    'AU',
    (pen, firm, to) => {
      const sums = within([
        line('Service ride-on, labour 1.5 h', pen.whole(14, 21) * 1000, 10),
        line('Blades set 42in', pen.whole(58, 95) * 100, 10),
        line('Air filter', pen.whole(22, 45) * 100, 10),
        several('Oil SAE30 1L', pen.whole(1, 3), pen.whole(14, 19) * 100, 10),
        line('Pick up and drop off', 6000, 10),
      ])
      const number = pen.digits(say(pen, 'W#####|0000####'))
      return [
        `<div style="display:flex;gap:8mm"><div style="flex:1">${letterhead(firm, 8, 'font-weight:bold;color:#15803d')}</div><div style="flex:1" class="r tiny">ABN ${abn(pen)}<br>Ph (0${pen.digits('#) #### ####')}<br>Mon–Fri 8–5, Sat 8–12<br>Authorised dealers: ${say(pen, 'Husqo, Rovar, Greenfild|Stile, Echoo')}</div></div><div style="background:#15803d;color:#fff;padding:1.5mm 4mm;margin:5mm 0">TAX INVOICE — WORKSHOP</div><div class="cols"><div>${who(to)}</div><div>${told(
          [
            ['Invoice', number],
            ['Date out', pen.day()],
            ['Booked in', pen.day(pen.after(-8))],
            [
              'Machine',
              say(pen, 'Ride-on 19.5HP s/n|Zero turn 24HP s/n') + ` ${pen.digits('######')}`,
            ],
          ],
        )}</div></div><p>Fault: ${say(pen, 'won’t start, fuel stale|belt squeals, cuts uneven')}</p>${grid('ruled', 'rlrr', 'Qty|Part / labour|Each inc|Total inc', linesAs(pen, sums.lines, 'qtua'))}<div class="sides"><div class="tiny" style="width:85mm">Uncollected machines are sold after 90 days. Fuel should be no older than six weeks.</div>${facts(
          [
            ['Total inc GST', pen.money(sums.total)],
            ['GST in total', pen.money(sums.vat)],
            [`Paid EFTPOS ${pen.day()}`, pen.money(sums.total)],
            ['Balance', pen.money(0)],
          ],
        )}</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),

  /** A smash repairer's: the insurer pays the rest, this is the owner's excess and what the owner asked for beside. */
  'smash-repair': paper(
    au,
    'DD/MM/YYYY|DD-mon-YY',
    'plain wide',
    'Coorparoo Collision Centre;12 Holdsworth St;Coorparoo QLD 4151;CCC Panels Pty Ltd|DENT & DUCO;7 Burswood Rd;Burswood WA 6100|Barossa Body Works;55 Murray St;Tanunda SA 5352;Lindner Family Trust',
    'AU',
    (pen, firm, to) => {
      const sums = onTop([
        line('Buff and polish bonnet (private)', pen.whole(180, 420) * 100, 10),
        line('Front bar respray (private)', pen.whole(420, 780) * 100, 10),
        several('Rental days beyond cover', pen.whole(1, 5), 6500, 10),
      ])
      const [number, due] = [pen.digits(say(pen, 'PI####|#####')), pen.after(7)]
      return [
        columned(
          `${stacked(
            [
              ['rego', pen.digits('###@@#')],
              ['vehicle', say(pen, 'Mazda CX-5|Hilux SR5|i30 Active')],
              ['claim', pen.digits('CLM#######')],
              ['insurer', 'Southern Mutual'],
              ['assessed', pen.day(pen.after(-18))],
              ['in', pen.day(pen.after(-9))],
              ['out', pen.day(pen.after(-1))],
            ],
            '#94a3b8',
          )}<p class="tiny">Lifetime warranty on our workmanship.</p>`,
          `<div class="r"><b style="font-size:17pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}<br>ABN ${abn(pen)}</div><h1 style="font-size:13pt;margin:10mm 0 4mm">Tax invoice ${number}</h1><p>${pen.day()}</p><p>${who(to)}</p>${cells('lrrr', 'Not covered by your policy|Qty|Each|Ex GST', linesAs(pen, sums.lines, 'tqua'), 'lined')}${facts(sumsAs(pen, sums, 'NVT', 'Ex GST|GST 10%|Please pay'), 'margin-left:auto')}<p>Repairs of ${pen.money(pen.whole(3000, 9000) * 100)} under the claim above are billed to the insurer alone. Payable on ${pen.day(due)} at the latest.</p><p>BSB ${pen.digits('###-###')} Acc ${pen.digits('########')}</p>`,
          'background:#f1f5f9',
        ),
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const nzPapers: Papers = {
  /** A tyre shop's: wheels by place, a balance and an alignment, a fleet's order, GST told once. */
  'tyre-fleet': paper(
    nz,
    'D/MM/YYYY|DD mon YYYY',
    'narrow plain',
    'Taieri Tyres 2014 Ltd;61 Gordon Road;Mosgiel 9024|BAYFAIR TREADS;9 Newton Street;Mount Maunganui 3116;Bayfair Treads & Alignment Limited|Far North Tyre Co;102 Commerce Street;Kaitaia 0410',
    'several',
    (pen, firm) => {
      const [to, price] = [buyer(pen, 'NZ'), pen.whole(165, 320) * 100]
      const sums = onTop([
        several('215/70R16C Tyre, fitted', pen.pick([2, 4]), price, 15),
        several('Wheel balance', 4, 1500, 15),
        line('Wheel alignment', pen.pick([6900, 7900]), 15),
        several('Tyre stewardship fee', 2, 665, 15),
      ])
      const [number, due] = [pen.digits(say(pen, 'TI-######|#####')), pen.after(20)]
      const order = pen.digits('F####')
      return [
        `${cells(
          'cc',
          '',
          [
            [firm.name, 'TAX INVOICE'],
            [firm.address.join(', '), `GST No. ${taxNumber(pen, 'NZ')}`],
          ],
          'boxed',
          'width:100%;font-size:12pt',
        )}${formed(
          [
            ['Invoice number', number],
            ['Date', pen.day()],
            ['Order number', order],
            ['Due', pen.day(due)],
            ['Rego', pen.digits('@@@###')],
            ['Odo', `${pen.digits('######')} km`],
            ['Hubo', pen.digits('#####.#')],
            ['Fitter', say(pen, 'Tama|Grant|Sefa')],
          ],
          4,
        )}<p>To: ${who(to, ', ')}</p>${cells('lrrr', '|Qty|Price|Excl', linesAs(pen, sums.lines, 'tqua'), 'dotted')}<div class="r" style="font-size:12pt">Excl ${pen.money(sums.net)} + GST ${pen.money(sums.vat)} = <b>${pen.money(sums.total)}</b></div><p>Please re-torque wheel nuts after 100 km!</p><p>LF 6mm, RF 6mm, LR 3mm, RR 3mm. WOF due ${pen.day(pen.after(120))}.</p>${footed([[lawful(firm)], [`Pay to ${pen.digits('##-####-#######-00')}`], ['Debt collection costs are yours']])}`,
        { sums, documentNumber: number, due, customerReference: order },
      ]
    },
  ),

  /** A berth of a marina for a quarter: metres of a boat, power by a meter, a credit, a levy. */
  'berth-quarter': paper(
    nz,
    'D month YYYY|DD/MM/YYYY',
    'light book',
    'Waikawa Reach Marina;1 Beach Road;Waikawa 7220;Waikawa Reach Holdings Limited|Tutukaka Moorings Society Inc;Marina Road;Tutukaka 0173|LYTTEL COVE MARINA;Godley Quay;Lyttelton 8082;Lyttel Cove Marina LP',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'NZ')
      const [meters, start, used] = [pen.whole(9, 16), pen.whole(2000, 9000), pen.whole(40, 380)]
      const sums = within([
        several(`Berth ${pen.digits('@##')}, per metre`, meters, pen.whole(98, 130) * 100, 15),
        line(`Power, ${used} kWh`, used * 38, 15),
        line('Dredging levy', pen.whole(60, 180) * 100, 15),
        line('Credit, travel lift cancelled', -pen.whole(90, 160) * 100, 15),
      ])
      const [number, due] = [pen.digits(say(pen, 'M26-###|INV-####')), pen.after(20)]
      return [
        `<div class="mid" style="font-size:19pt;letter-spacing:0.6mm;color:#155e75">${escaped(firm.name)}</div><div class="mid tiny" style="border-bottom:0.3mm solid #155e75;padding-bottom:2mm">${place(firm, ', ')}, New Zealand · VHF 73</div><p>${who(to)}</p>${divided(
          [
            ['vessel', say(pen, 'Kittiwake II|Te Ara|Second Wind')],
            ['invoice', number],
            ['invoice date', pen.day()],
            ['for the quarter from', pen.day(pen.after(3))],
            ['meter', `${start} to ${start + used}`],
            ['pay by', pen.day(due)],
          ],
        )}<div style="margin-top:8mm">${grid('zebra', 'lr', '', [...pairsOf(pen, sums.lines, 'ta'), ['Total NZD including GST', pen.money(sums.total)], ['GST content (3/23)', pen.money(sums.vat)]])}</div><p>Direct credit: ${pen.digits('##-####-#######-000')}. Particulars: your berth. Insurance on file runs out on ${pen.day(pen.after(61))}.</p>${tornOff(`<p class="tiny">${lawful(firm)} · GST ${taxNumber(pen, 'NZ')} · gate code changes on the first of the quarter</p>`)}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const zaPapers: Papers = {
  /** Armed response by debit order: a month ahead, a call-out, statement figures beside the invoice's. */
  'armed-response': paper(
    za,
    'YYYY/MM/DD|DD/MM/YYYY',
    'wide plain',
    'Sentinel Ridge Security;17 Jan Smuts Ave;Johannesburg 2193;Sentinel Ridge Armed Response (Pty) Ltd|KLOOFNEK GUARDING;81 Kloof Street;Cape Town 8001;Kloofnek Guarding CC|Midlands Alert;4 Boom Street;Howick 3290',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'ZA')
      const sums = onTop([
        line('Monitoring & armed response', pen.whole(390, 720) * 100, 15),
        line('Radio rental', pen.whole(60, 110) * 100, 15),
        line('Technician call-out: panel battery', pen.whole(450, 980) * 100, 15),
      ])
      const [number, due] = [pen.digits(say(pen, 'INA######|SI-0#####')), pen.after(5)]
      return [
        `<div style="background:#1f2937;color:#fbbf24;padding:5mm;font-size:16pt">${escaped(firm.name)} <span style="font-size:9pt;color:#fff">PSIRA reg. ${pen.digits('#######')}</span></div><table style="width:100%;margin-top:5mm"><tr><td style="width:50%">${who(to)}<br>Customer VAT No: ${taxNumber(pen, 'ZA')}</td><td>${facts(
          [
            ['TAX INVOICE', number],
            ['Date', pen.day()],
            ['Account', pen.digits('@@@###')],
            ['Debit order runs', pen.day(due)],
          ],
        )}</td></tr></table>${cells(
          'llr',
          'Code|Description|Excl',
          sums.lines.map((one) => [pen.digits('S##'), one.text, pen.plain(one.amount)]),
          'upright',
        )}${facts(sumsAs(pen, sums, 'nvT', 'Total exclusive|VAT 15%|Total inclusive'), 'margin-left:auto')}<p>Opening balance R0.00 &nbsp; This invoice ${pen.money(sums.total)} &nbsp; Annual increase of 6% from ${pen.day(pen.after(90))}.</p>${formed(
          [
            ['Current', pen.plain(sums.total)],
            ['30 days', pen.plain(0)],
            ['60 days', pen.plain(0)],
            ['90 days +', pen.plain(0)],
          ],
          4,
        )}<p>Control room ${pen.digits('0## ### ####')}: save it now!</p>${footed([
          [lawful(firm), ...firm.address],
          [`VAT Reg No. ${taxNumber(pen, 'ZA')}`, `Reg ${pen.digits('2014/######/07')}`],
          ['Bank: First Rand', `Acc ${pen.digits('62#########')}`],
        ])}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
