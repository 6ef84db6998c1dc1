/** Bills of Canada: a folio, a lumber yard's credit, dollars asked of a neighbour, a notary. */
import { escaped, line, several, within } from '../eighth/kit'
import { ca, quebec, us } from '../eighth/notations'
import { taxNumber } from '../ninth/numbers'
import { taxed } from '../eleventh/kit'
import { say } from '../twelfth/kit'
import { totalOf } from '../thirteenth/kit'
import { linesAs } from '../eighth/rows'
import { grid, legal, paper, place, told, tr, who, type Papers } from './kit'

export const caPapers: Papers = {
  /** A hotel's folio: nights and taxes by day as charges, a payment that brings it to nothing. */
  'folio-charges': paper(
    ca,
    'DD-mon-YY|mon DD, YYYY|YYYY-MM-DD',
    'plain narrow letter',
    'The Arbutus Inn;1 Marine Drive;Tofino BC V0R 2Z0;Arbutus Hospitality Ltd.|Hotel Palliser Gate;133 9 Ave SW;Calgary AB T2P 2M3;PG Hotels LP|Lakeshore Lodge Kenora;470 First Ave S;Kenora ON P9N 1W5',
    'CA',
    (pen, firm, to) => {
      const nights = pen.whole(1, 4)
      const rate = pen.whole(139, 329) * 100
      const { sums } = taxed([several('Room', nights, rate)], [5, 8])
      const gst = Math.round((sums.net * 5) / 100)
      const number = pen.digits(say(pen, '######|F-#####'))
      const guest = say(pen, 'Ms. Joan Petrie|Mr. Harvinder Gill|Ms. A. Lavallee')
      const rows = [
        ...Array.from({ length: nights }, (_, at) => [
          pen.day(pen.after(at - nights)),
          'Room Charge',
          pen.plain(rate),
          '',
        ]),
        [pen.day(), 'GST 5%', pen.plain(gst), ''],
        [pen.day(), 'PST 8%', pen.plain(sums.vat - gst), ''],
        [pen.day(), 'Visa', '', pen.plain(sums.total)],
      ]
      return [
        `<div class="mid"><div style="font-size:19pt;font-family:'DejaVu Serif'">${escaped(firm.name)}</div><span class="tiny">${place(firm, ' – ')}</span></div><div class="cols" style="margin:10mm 0"><div>${guest}<br>${who(to)}</div>${told(
          [
            ['Folio', number],
            ['Room', pen.digits('3##')],
            ['Arrival', pen.day(pen.after(-nights))],
            ['Departure', pen.day()],
            ['Confirmation', pen.digits('########')],
          ],
        )}</div>${grid('ruled', 'llrr', 'Date|Description|Charges|Credits', [
          ...rows,
          ['', 'Totals', pen.plain(sums.total), pen.plain(sums.total)],
        ])}<p class="r">Balance ${pen.money(0)}</p><p>Net ${pen.money(sums.net)}, GST ${pen.money(gst)}, PST ${pen.money(sums.vat - gst)}, total ${pen.money(sums.total)}</p><p class="tiny">I agree that my liability for this bill is not waived. ${legal(firm)}, GST ${taxNumber(pen, 'CA')}</p>`,
        { sums, documentNumber: number, hasLines: false, kind: 'receipt', due: null },
      ]
    },
  ),

  /** A lumber yard's credit for what came back: amounts below nothing behind a minus, the harmonised tax. */
  'lumber-return': paper(
    ca,
    'YYYY/MM/DD|DD/MM/YYYY',
    'needle plain letter',
    'Annapolis Valley Building Centre;905 Central Ave;Greenwood NS B0P 1N0;AVBC Holdings Limited|Trent Lumber & Millwork Ltd.;RR 3;Peterborough ON K9J 6X4|Maritime Truss;66 Champlain St;Dieppe NB E1A 1N8',
    'CA',
    (pen, firm, to) => {
      const pieces = pen.whole(4, 40)
      const unit = pen.whole(640, 4800)
      const { sums } = taxed(
        [several(say(pen, '2X6X12 SPF NO2|PLYWOOD 5/8 FIR|CEDAR 5/4X6X10'), -pieces, unit)],
        [15],
      )
      const number = pen.digits(say(pen, 'CR######|5#####'))
      return [
        `<div style="display:flex"><div style="flex:1"><b style="font-size:13pt">${escaped(firm.name)}</b><br>${place(firm)}<br>HST ${taxNumber(pen, 'CA')}</div><div style="border:0.4mm solid;padding:3mm;text-align:center;font-size:14pt">CREDIT MEMO<br>${number}</div></div><p>DATE ${pen.day()} &nbsp; ACCT ${pen.digits('#####')} &nbsp; CLERK ${pen.digits('##')} &nbsp; ORIG INV ${pen.digits('4#####')}</p><p>${who(to)}</p>${grid(
          'boxy',
          'rllrr',
          'QTY|UM|ITEM|PRICE|EXT',
          sums.lines.map((each) => [
            String(each.quantity),
            'EA',
            each.text,
            pen.plain(each.unit),
            pen.plain(each.amount),
          ]),
        )}<div class="r">SUBTOTAL ${pen.plain(sums.net)}<br>HST 15% ${pen.plain(sums.vat)}<br><b>TOTAL CREDIT ${pen.money(sums.total)}</b></div><p>APPLIED TO ACCOUNT. ALL RETURNS MUST BE IN SALEABLE CONDITION WITHIN 30 DAYS.</p><p style="margin-top:14mm">RECEIVED BY ______________________</p>`,
        { sums, documentNumber: number, kind: 'credit-note', due: null },
      ]
    },
  ),

  /** A Canadian firm's bill to an American one, in the latter's dollars and without tax. */
  'us-funds': paper(
    { ...us, money: 'US$#' },
    'month D, YYYY|D mon YYYY',
    'light book letter',
    'Snowgoose Analytics Ltd.;300 - 1055 W Hastings St;Vancouver BC V6E 2E9|Petit Nord Animation Inc.;4200 boul. Saint-Laurent;Montreal QC H2W 2R2|Flatland Geomatics;128 4th Ave S;Saskatoon SK S7K 1M8;101288834 Saskatchewan Ltd.',
    'US',
    (pen, firm, to) => {
      const sums = within([
        several(
          say(pen, 'Model calibration, days|Character rig, shots|Orthophoto tiles'),
          pen.whole(3, 24),
          pen.whole(180, 900) * 100,
        ),
      ])
      const [number, due] = [pen.digits(say(pen, 'US-###|26-0##|####')), pen.after(30)]
      return [
        `<div style="float:right;text-align:right">${who(firm)}<br>Canada<br>GST/HST ${taxNumber(pen, 'CA')}</div><div style="font-size:24pt;color:#0369a1">Invoice</div><div style="clear:both;height:8mm"></div><div class="cols"><div><span class="grey">Client</span><br>${who(to)}<br>USA</div><div><span class="grey">Number</span><br>${number}<p><span class="grey">Issued</span><br>${pen.day()}</p></div><div><span class="grey">Payable by</span><br>${pen.day(due)}<p><span class="grey">Funds</span><br>USD</p></div></div>${grid(
          'ruled',
          'lrrr',
          'Services|Quantity|Rate|Amount (USD)',
          linesAs(pen, sums.lines, 'tqua'),
        )}<table style="margin-left:auto">${tr('lr', [
          ['Subtotal', pen.money(sums.total)],
          ['GST (zero-rated export)', pen.money(0)],
          ['Total in US funds', pen.money(sums.total)],
        ])}</table><p class="tiny">Wire: transit ${pen.digits('#####')}, institution 010, account ${pen.digits('##-#####')}, SWIFT ${pen.digits('CIBCCATT')}</p>`,
        { sums, documentNumber: number, due, currency: 'USD' },
      ]
    },
  ),
}

export const qcPapers: Papers = {
  /** A notary of Quebec: fees and money paid out for the client, both taxes with their numbers, an advance received. */
  'notaire-etude': paper(
    quebec,
    'D month YYYY|YYYY-MM-DD',
    'book plain letter',
    'Étude Desrosiers Pelletier, notaires;210, rue Notre-Dame;Repentigny (Québec) J6A 2R1;Desrosiers Pelletier s.e.n.c.r.l.|Me Louise Archambault, notaire;55, rue Principale;Magog (Québec) J1X 1Y5',
    'QC',
    (pen, firm, to) => {
      const fees = line('Honoraires professionnels', pen.whole(60, 290) * 1000)
      const spent = line('Publicité foncière (non taxable)', pen.whole(140, 420) * 100)
      const { sums, taxes } = taxed([fees], [5, 9.975])
      const total = sums.total + spent.amount
      const advance = pen.whole(2, 5) * 10_000
      const number = pen.digits(say(pen, '26-####|F####'))
      return [
        `<div class="mid" style="font-size:15pt;font-variant:small-caps">${escaped(firm.name)}</div><div class="mid tiny">${place(firm, ', ')}</div><p style="margin-top:12mm">${pen.day()}</p><p>${who(to)}</p><p><b>NOTE D’HONORAIRES N<sup>o</sup> ${number}</b><br>Dossier : ${pen.digits('M-####')}, ${say(pen, 'achat d’un immeuble commercial|hypothèque mobilière|convention d’actionnaires')}</p>${grid(
          '',
          'lr',
          '',
          [
            [fees.text, pen.money(fees.amount)],
            ['TPS 5 %', pen.money(taxes[0]?.vat ?? 0)],
            ['TVQ 9,975 %', pen.money(taxes[1]?.vat ?? 0)],
            [spent.text, pen.money(spent.amount)],
            ['TOTAL DE LA NOTE', pen.money(total)],
            ['Moins : avance reçue en fidéicommis', pen.money(-advance)],
            ['Solde à payer', pen.money(total - advance)],
          ],
        )}<p>Payable sur réception. Merci de votre confiance.</p><div class="foot tiny">TPS ${taxNumber(pen, 'CA')} &nbsp; TVQ ${pen.digits('10######## TQ0001')}</div>`,
        {
          sums: { ...sums, lines: [fees, spent], total },
          total: totalOf(total),
          documentNumber: number,
        },
      ]
    },
  ),
}
