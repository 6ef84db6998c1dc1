/** Papers of the United States and Canada: a lodge's folio, a form of a plumber, an airline's mail, a diner's guest check, a freight bill, two taxes of a province, French of Québec. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { ca, quebec, us } from '../eighth/notations'
import { linesAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, paying, row, slip, tall, typed } from '../fifteenth/tills-kit'
import { say } from '../twelfth/kit'

export const usPapers: Papers = {
  /** A lodge's folio: days with charges and payments in columns of their own, a balance of nothing. */
  'lodge-folio': paper(
    us,
    'MM/DD/YYYY|MM-DD-YY',
    'plain narrow letter',
    'Cedar Ridge Lodge;2200 Highway 89;Flagstaff, AZ 86001;CRL Hospitality LLC|THE MERIWETHER INN;405 River Rd;Astoria, OR 97103|Hotel Beaumont 1912;77 Canal St;Galveston, TX 77550;Beaumont Hotel Partners LP',
    'US',
    (pen, firm, to) => {
      const [nights, room] = [pen.whole(1, 4), pen.whole(99, 289) * 100]
      const tax = Math.round(room * 0.12)
      const dayOf = (night: number) => pen.after(night - nights)
      const sums = {
        ...within([several('ROOM', nights, room)]),
        net: room * nights,
        vat: tax * nights,
        total: (room + tax) * nights,
      }
      const number = pen.digits(say(pen, '######|F-#####'))
      return [
        `<div class="mid"><div style="font-size:19pt;letter-spacing:1mm">${escaped(firm.name)}</div>${place(firm, ' · ')}<br>(${pen.digits('###) ###-####')}</div><div class="cols" style="margin:10mm 0"><div>${who(to)}</div>${told(
          [
            ['Folio', number],
            ['Room', pen.digits('###')],
            ['Arrival', pen.day(dayOf(0))],
            ['Departure', pen.day()],
            ['Confirmation', pen.digits('########')],
          ],
        )}</div>${grid('ruled', 'llrr', 'Date|Description|Charges|Credits', [
          ...Array.from({ length: nights }, (_, night) => [
            [pen.day(dayOf(night)), 'ROOM CHARGE', pen.plain(room), ''],
            [pen.day(dayOf(night)), 'OCCUPANCY TAX 12%', pen.plain(tax), ''],
          ]).flat(),
          [pen.day(), `VISA XXXX${pen.digits('####')}`, '', pen.plain(sums.total)],
        ])}${facts(
          [
            ['Total charges', pen.money(sums.total)],
            ['Total credits', pen.money(sums.total)],
            ['Balance', pen.money(0)],
          ],
          'margin-left:auto',
        )}<p>Guest signature ______________________</p>${firm.also.length > 0 ? `<p class="tiny">Operated by ${legal(firm)}</p>` : ''}`,
        { sums, vat: null, documentNumber: number, kind: 'receipt', due: null, hasLines: false },
      ]
    },
  ),

  /** A plumber's form of carbon paper: labels small in boxes, labor apart from parts, the tax on parts alone. */
  'carbon-form': paper(
    us,
    'M/D/YY|MM/DD/YYYY',
    'needle slab letter',
    'Dave Kowalczyk Plumbing;118 Elm St;Parma, OH 44129|A-1 ROOTER & DRAIN;6540 S Pulaski Rd;Chicago, IL 60629|Three Sisters Electric;31 Mill Hill Ln;Bend, OR 97701;Three Sisters Contracting Inc.',
    'US',
    (pen, firm, to) => {
      const sums = onTop([
        several(
          say(pen, '3/4" ball valve|Toilet rebuild kit|20A breaker'),
          pen.whole(1, 5),
          pen.whole(900, 8900),
          7,
        ),
        several('Labor, hours', pen.whole(1, 9), pen.whole(85, 165) * 100, 0),
      ])
      const number = pen.digits('#####')
      const [parts, labor] = sums.lines
      const boxed = (label: string, value: string) =>
        `<td><span class="tiny grey">${label}</span><br>${escaped(value)}</td>`
      return [
        `<div class="cols"><div><b style="font-size:17pt">${escaped(firm.name)}</b><br>${place(firm)}${firm.also.length > 0 ? `<br>${legal(firm)}` : ''}</div><div class="r" style="font-size:20pt;color:#dc2626">${number}</div></div><table class="t boxy"><tr>${boxed('CUSTOMER', to.name)}${boxed('DATE', pen.day())}</tr><tr>${boxed('ADDRESS', to.address.join(', '))}${boxed('PHONE', pen.digits('###-###-####'))}</tr><tr>${boxed('JOB', say(pen, 'Leak at water main|Panel upgrade|Clogged main line'))}${boxed('TECH', say(pen, 'DK|Ray|L.S.'))}</tr></table>${grid('boxy', 'rlrr', 'QTY|MATERIAL / LABOR|PRICE|AMOUNT', linesAs(pen, sums.lines, 'qtua'))}${facts(
          [
            ['TOTAL MATERIALS', pen.plain(parts?.amount ?? 0)],
            ['TOTAL LABOR', pen.plain(labor?.amount ?? 0)],
            ['TAX', pen.plain(sums.vat)],
            ['TOTAL', pen.money(sums.total)],
          ],
          'margin-left:auto',
        )}<p class="tiny">I hereby acknowledge the satisfactory completion of the above described work. TERMS: DUE ON RECEIPT.</p><div style="transform:rotate(-9deg);width:46mm;border:0.7mm solid #16a34a;color:#16a34a;text-align:center;font-size:19pt">PAID</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),

  /** An airline's mail: a code of six letters large, the ticket's number, fare and taxes, days of both flights. */
  'flight-mail': paper(
    us,
    'mon D, YYYY|DDmonYY',
    'plain wide letter',
    'Cascadia Air;1 Sea-Tac Concourse;SeaTac, WA 98158;Cascadia Airlines, Inc.|BlueMesa Airways;8000 Peña Blvd;Denver, CO 80249',
    'US',
    (pen, firm, to) => {
      const sums = within([
        line('Air fare', pen.whole(88, 640) * 100),
        line('US transportation tax', pen.whole(660, 4800)),
        line('Segment and security fees', pen.whole(980, 2240)),
      ])
      const number = pen.digits('0## ##########')
      return [
        `<div style="background:#1e3a8a;color:#fff;margin:-14mm -18mm 8mm;padding:7mm 18mm;font-size:16pt">${escaped(firm.name)}</div><p>Thank you for your purchase. This mail is your ticket receipt.</p><div class="mid" style="margin:6mm 0"><span class="tiny">Confirmation code</span><div style="font-size:26pt;letter-spacing:2mm">${pen.digits('@@@@@@')}</div></div>${grid(
          'ruled',
          'llll',
          'Date|Flight|Departs|Arrives',
          [
            [pen.day(pen.after(20)), pen.digits('### (Y)'), `SEA ${pen.clock()}`, 'DEN'],
            [pen.day(pen.after(24)), pen.digits('### (Y)'), `DEN ${pen.clock()}`, 'SEA'],
          ],
        )}<div class="cols"><div><b>Traveler</b><br>${escaped(to.name)}<br>Ticket no. ${number}<br>Issued ${pen.day()}</div><div>${facts([...linesAs(pen, sums.lines, 'tA').map(([t = '', a = '']) => [t, a] as const), ['Total charged', `${pen.money(sums.total)} USD`]])}<br>Form of payment: AX${pen.digits('***####')}</div></div><p class="foot tiny grey">${legal(firm)}, ${place(firm, ', ')}. Nonrefundable. Fare valid until ${pen.day(pen.after(365))}.</p>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),
}

export const usTills = {
  /** Of a diner: a guest check with a tip that was typed in, the day with a month's letters. */
  'diner-tip': slip(
    {
      shops:
        "LOU'S ALL-NITE;1401 Route 9;Old Bridge, NJ 08857|Biscuit & Crow;212 E Broad St;Athens, GA 30601;Crow Foods LLC|El Farolito 2;2950 24th St;San Francisco, CA 94110",
      notation: us,
      days: 'mon D, YYYY|MM/DD/YYYY',
    },
    80,
    (pen, shop) => {
      const bought = pen.buy(
        wares(
          'Patty melt;11;15;8.875|2 eggs any style;7;10;8.875|Bottomless coffee;3;4;8.875|Short stack;7;9;8.875|Side bacon;4;6;8.875',
        ),
        { count: [2, 4], most: 2 },
      )
      const tip = Math.round(bought.net * pen.pick([0.15, 0.18, 0.2]))
      const sums = paying(bought, bought.total + tip)
      const number = pen.digits('####')
      return [
        typed(
          80,
          34,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}

          Server: ${say(pen, 'Darlene|Marco|Tasha')}|Check #${number}
          ${pen.day()}|${pen.clock()}
          ==
          ${each(sums.lines, (one) => `${one.quantity} ${one.text}|${pen.money(one.amount)}`)}
          ==
          Food|${pen.money(bought.net)}
          Tax|${pen.money(bought.vat)}
          Amount|${pen.money(bought.total)}
          + Tip|${pen.money(tip)}
          !Total|${pen.money(sums.total)}

          ^MASTERCARD x${pen.digits('####')}  Auth ${pen.digits('#####@')}
          ^Customer copy
          `,
        ),
        { sums, documentNumber: number, total: (sums.total / 100).toFixed(2) },
        tall,
      ]
    },
  ),
}

export const caPapers: Papers = {
  /** A tree surgeon's: two taxes of the province each in a line, numbers of both in the foot. */
  'two-taxes': paper(
    ca,
    'YYYY-MM-DD|month D, YYYY',
    'plain slab letter',
    'Cowichan Arborists Ltd.;4410 Bench Rd;Duncan BC V9L 6N2|Sitka & Sons Roofing;1877 Main St;Penticton BC V2A 5H4',
    'CA',
    (pen, firm, to) => {
      const base = within([
        line(say(pen, 'Remove cedar, grind stump|Re-roof garage'), pen.whole(6, 64) * 10_000),
        line('Disposal', pen.whole(8, 40) * 1000),
      ])
      const [gst, pst] = [Math.round(base.sum * 0.05), Math.round(base.sum * 0.07)]
      const sums = { ...base, vat: gst + pst, total: base.sum + gst + pst }
      const [number, due] = [pen.digits(say(pen, '####|INV00###')), pen.after(15)]
      return [
        `<div class="sides"><div style="font-size:30pt;color:#166534">Invoice</div><div class="r"><b>${escaped(firm.name)}</b><br>${place(firm)}</div></div>${grid('boxy', 'cccc', 'Invoice #|Invoice date|Terms|Due date', [[number, pen.day(), 'Net 15', pen.day(due)]])}<p>Client:<br>${who(to)}</p>${grid('ruled', 'lr', 'Activity|Amount', linesAs(pen, sums.lines, 'ta'))}${facts(
          [
            ['SUBTOTAL', pen.plain(base.sum)],
            ['GST @ 5%', pen.plain(gst)],
            ['PST (BC) @ 7%', pen.plain(pst)],
            ['TOTAL', pen.plain(sums.total)],
            ['BALANCE DUE', `CAD ${pen.money(sums.total)}`],
          ],
          'margin-left:auto',
        )}<p class="foot tiny">GST/HST ${pen.digits('#########')} RT0001 &nbsp; PST-${pen.digits('####-####')}</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const qcTills = {
  /** Of a dépanneur: French, TPS and TVQ, what the machine of the state prints beneath. */
  depanneur: slip(
    {
      shops:
        'Dépanneur Chez Ti-Guy;1280, rue Ontario Est;Montréal (Québec) H2L 1R6;9288-4410 Québec inc.|MARCHÉ DU COIN;44, rue Racine;Chicoutimi (Québec) G7H 1P8|Boni-Choix Rimouski;9, av. Rouleau;Rimouski (Québec) G5L 5S4;Gestion B.C.R. inc.',
      notation: quebec,
      days: 'YYYY-MM-DD|DD/MM/YYYY',
    },
    80,
    (pen, shop) => {
      const base = within([
        line(say(pen, 'Croustilles BBQ|Bière 6 x 355 ml|Café moyen'), pen.whole(250, 1899)),
        several('Gomme menthe', pen.whole(1, 2), 249),
      ])
      const [tps, tvq] = [Math.round(base.sum * 0.05), Math.round(base.sum * 0.09975)]
      const sums = { ...base, vat: tps + tvq, total: base.sum + tps + tvq }
      const number = pen.digits('######')
      return [
        `<div class="mid"><b style="font-size:13pt">${shop.name}</b><br>${[...shop.also, ...shop.address].join('<br>')}</div><p>Facture no ${number}<br>${pen.day()} ${pen.clock()}</p><table style="width:100%">${sums.lines.map((one) => row(`${one.quantity} ${one.text} FP`, pen.money(one.amount))).join('')}</table><hr><table style="width:100%">${row('SOUS-TOTAL', pen.money(base.sum))}${row(`TPS ${pen.digits('#########RT')}`, pen.money(tps))}${row(`TVQ ${pen.digits('##########TQ')}`, pen.money(tvq))}</table><div style="font-size:14pt;text-align:right"><b>TOTAL ${pen.money(sums.total)}</b></div><table style="width:100%">${row('Interac', pen.money(sums.total))}</table><p class="mid">=================<br>PAIEMENT REÇU<br>${pen.day()} ${pen.clock()}<br>MEV ${pen.digits('####-####-####')}<br>Merci, bonne journée !</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),
}

export const qcPapers: Papers = {
  /** A daycare's state of account in French, free of tax, for a month of a child. */
  'garderie-mois': paper(
    quebec,
    'D month YYYY|YYYY-MM-DD',
    'light book letter',
    'Garderie Les Petits Voiliers;305, rue du Quai;Matane (Québec) G4W 3K2|CPE La Marelle;88, av. Cartier;Québec (Québec) G1R 2S4;Centre de la petite enfance La Marelle',
    'QC',
    (pen, firm, to) => {
      const sums = within([
        several('Frais de garde, jours', pen.whole(15, 23), pen.pick([935, 960])),
        ...(pen.chance(0.5) ? [line('Sortie : cabane à sucre', 2400)] : []),
      ])
      const [number, due] = [pen.digits(say(pen, 'F-####|26-####')), pen.after(10)]
      return [
        `<div style="display:flex;gap:6mm"><div style="width:18mm;height:18mm;border-radius:50%;background:#fbbf24"></div><div><b style="font-size:16pt">${escaped(firm.name)}</b><br>${[...(firm.also.length > 0 ? [legal(firm)] : []), place(firm, ', ')].join('<br>')}</div></div><p style="margin-top:12mm">À l’attention de :<br>${who(to)}</p><p><b>FACTURE ${number}</b>, émise le ${pen.day()}</p><p>Enfant : ${say(pen, 'Léa-Rose|Édouard|Zachary')}</p>${grid('ruled', 'lrrr', 'Description|Qté|Prix|Montant', linesAs(pen, sums.lines, 'tqua'))}<p class="r"><b>Montant à payer : ${pen.money(sums.total)}</b></p><p>Payable au plus tard le ${pen.day(due)}. Service exonéré de taxes.</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
