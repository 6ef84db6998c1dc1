/** Bills of India and the Emirates: a workspace, a courier, upkeep of coolers. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { linesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { india } from '../ninth/kit'
import { gstin } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { ae } from '../tenth/notations'
import { cells } from '../thirteenth/kit'
import { roundedTo, say } from '../twelfth/kit'
import { buyer, inWords, taxedBy } from './kit'

export const inPapers: Papers = {
  /** A workspace between states: one integrated tax, codes of services, the sum in words, a seal of the computer. */
  'workspace-igst': paper(
    india,
    'DD-mon-YYYY|DD/MM/YYYY',
    'plain narrow',
    'DeskDarbar Coworking Pvt. Ltd.;2nd Floor, Koregaon Park Annexe;Pune 411036|OFFICE ADDA;Plot 77, MIHAN Road;Nagpur 440010;Adda Workspaces LLP|Nashik Infohub;Mumbai Naka;Nashik 422001;Infohub Business Centres Private Limited',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'IN')
      const base = within([
        several('Dedicated desk, monthly', pen.whole(2, 14), pen.whole(65, 110) * 10_000),
        several('Meeting room, hours', pen.whole(2, 12), 60_000),
        line('Printing and couriers', pen.whole(400, 2900) * 100),
      ])
      const exact = Math.round(base.sum * 0.18)
      const total = roundedTo(base.sum + exact, 100)
      const sums = { ...taxedBy(base, exact), total }
      const [number, due] = [pen.digits(say(pen, 'DD/26-27/####|INV-#####')), pen.after(7)]
      const rows = linesAs(pen, base.lines, 'tqua').map((texts) => [pen.digits('9972##'), ...texts])
      return [
        `<div class="mid" style="border:0.3mm solid;border-bottom:0">TAX INVOICE <span class="tiny">(Original for Recipient)</span></div><div class="cols" style="border:0.3mm solid;padding:2mm;gap:3mm"><div><b style="font-size:13pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}<br>GSTIN/UIN: ${gstin(pen, '27')}<br>PAN: ${pen.digits('@@@C@####@')}</div><div>${told(
          [
            ['Invoice No.', number],
            ['Dated', pen.day()],
            ['Due on', pen.day(due)],
            ['Place of supply', say(pen, 'Karnataka (29)|Delhi (07)')],
          ],
        )}</div></div><div style="border:0.3mm solid;border-top:0;padding:2mm">Buyer (Bill to): ${who(to, ', ')}<br>GSTIN/UIN: ${gstin(pen, '29')}</div>${grid('boxy', 'llrrr', 'SAC|Description of Services|Qty|Rate|Amount ₹', [...rows, ['', 'IGST @ 18%', '', '', pen.plain(exact)], ['', 'Round off', '', '', pen.plain(total - base.sum - exact)], ['', 'Total', '', '', pen.money(total)]])}<p>Amount chargeable (in words): INR ${inWords(total, '# paise', true)} only</p><p>Reverse charge: No. Interest @ 18% p.a. after the due date. A/c ${pen.digits('############')}, IFSC ${pen.digits('HDFC000####')}</p><p class="r">for <b>${escaped(lawful(firm))}</b><br><br>Authorised Signatory</p><div class="foot mid tiny">SUBJECT TO THE JURISDICTION OF THE SELLER’S CITY. This is a Computer Generated Invoice</div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** A courier's month to an account: parcels by their numbers, fuel, both halves of the tax. */
  'courier-bill': paper(
    india,
    'DD-MM-YYYY|DD/MM/YY',
    'needle narrow',
    'BLUE PIGEON EXPRESS;Shop 4, Lamington Road;Mumbai 400007;Blue Pigeon Logistics Pvt Ltd|Vayu Couriers;11/3 Gokhale Road;Thane 400602|SAMRAT PARCEL SERVICE;Sitabuldi Main Road;Nagpur 440012',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'IN')
      const cities = 'AHMEDABAD|GUWAHATI|SURAT|JAIPUR|COIMBATORE|PATNA'.split('|')
      const sent = cities.slice(0, pen.whole(3, 6)).map((city, at) => ({
        city,
        day: pen.day(pen.after(-24 + at * 4)),
        grams: pen.whole(1, 60) * 50,
      }))
      const base = within([
        ...sent.map(({ city, grams }) => line(city, 6000 + Math.ceil(grams / 500) * 4500)),
        line('FUEL SURCHARGE', pen.whole(60, 240) * 100),
      ])
      const half = Math.round(base.sum * 0.09)
      const sums = taxedBy(base, half * 2)
      const [number, due] = [pen.digits(say(pen, 'BP####|26-27/###')), pen.after(15)]
      const rows = base.lines.map((one, at) => [
        sent[at]?.day ?? '',
        sent[at] ? pen.digits('D########') : '',
        one.text,
        sent[at] ? (sent[at].grams / 1000).toFixed(2) : '',
        pen.plain(one.amount),
      ])
      return [
        `<div class="sides"><div>BILL NO. <b>${number}</b><br>BILL DATE ${pen.day()}<br>PAY BEFORE ${pen.day(due)}</div><div class="r"><b style="font-size:16pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm, ', ')}<br>GSTIN ${gstin(pen, '27')}</div></div><p>M/s. ${who(to, ', ').replace('M/s ', '')}<br>GSTIN ${gstin(pen, '27')} &nbsp; A/C ${pen.digits('CR###')}</p>${cells('lllrr', 'DATE|AWB NO.|DESTINATION|KG|RS.', rows, 'upright')}${facts(
          [
            ['FREIGHT', pen.plain(base.sum)],
            ['CGST 9%', pen.plain(half)],
            ['SGST 9%', pen.plain(half)],
            ['NET AMOUNT', pen.money(sums.total)],
          ],
          'margin-left:auto',
        )}<p class="tiny">SAC 996812. Cheques in favour of "${escaped(lawful(firm))}". Disputes within 7 days of the bill. UPI: pay@example</p>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),
}

export const aePapers: Papers = {
  /** Upkeep of coolers in the Gulf: a contract's quarter, both tax numbers, the sum in words, a stamp and a cheque after. */
  'cooling-amc': paper(
    ae,
    'DD/MM/YYYY|DD-mon-YYYY',
    'plain book',
    'Frostline Technical Services L.L.C;Warehouse 9, Al Quoz Industrial 2;Dubai|AL WAHA COOLING & ELECTRICAL;Shop 3, Mussafah M-14;Abu Dhabi;Al Waha Electromechanical Works LLC|Khor Fakkan Airconditioning Est.;Corniche Road;Khor Fakkan',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'AE')
      const sums = onTop([
        line('AMC, quarter 2 of 4, split and ducted units', pen.whole(18, 60) * 10_000, 5),
        several('Compressor gas R410A, kg', pen.whole(1, 6), pen.whole(90, 140) * 100, 5),
        several('Thermostat, digital', pen.whole(1, 4), pen.whole(110, 190) * 100, 5),
      ])
      const [number, due] = [pen.digits(say(pen, 'FTS/INV/####|TI-#####')), pen.after(30)]
      const order = pen.digits('LPO-####')
      return [
        `<div class="sides" style="border-bottom:1mm double #0e7490;padding-bottom:3mm"><div><b style="font-size:15pt;color:#0e7490">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm, ', ')}, U.A.E.</div><div class="r">P.O. Box ${pen.digits('#####')}<br>Tel +971 ${pen.digits('# ### ####')}<br>TRN ${pen.digits('100############')}</div></div><h1 style="text-align:center;font-size:14pt;margin:4mm 0;text-decoration:underline">TAX INVOICE</h1><div class="cols"><div>To,<br>${who(to)}<br>TRN ${pen.digits('100############')}</div>${told(
          [
            ['Invoice #', number],
            ['Date', pen.day()],
            ['LPO', order],
            ['Visit report', `${pen.digits('SR####')} of ${pen.day(pen.after(-5))}`],
            ['Payment', `30 days PDC, ${pen.day(due)}`],
          ],
        )}</div>${grid('boxy', 'lrrrr', 'Description|Qty|Unit AED|VAT|Amount AED', linesAs(pen, sums.lines, 'tqura'))}${facts(sumsAs(pen, sums, 'nvT', 'Total taxable amount|VAT 5%|Grand total incl. VAT'), 'margin-left:auto')}<p>Dirhams ${inWords(sums.total, 'fils #')} only.</p><div class="cols" style="margin-top:16mm"><div>Received by (name, stamp)</div><div class="r">For ${escaped(lawful(firm))}</div></div>`,
        { sums, documentNumber: number, due, customerReference: order },
      ]
    },
  ),
}
