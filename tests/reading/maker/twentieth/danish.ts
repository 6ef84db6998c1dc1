/** Everyday papers of Denmark: a hardware store's till, a small program's bill, a telephone company's, a subscription of software from Ireland. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { dk } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { euroAbroad } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { bars, each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { part, priced } from '../nineteenth/kit'
import { tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'

export const dkPapers: Papers = {
  /** A hardware store's: a number of the goods above each, discounts below, the tax told once, the Dankort's slip. */
  byggemarked: slip(
    {
      shops:
        'BYG & BO;Vestre Ringvej 44;8900 Randers C;Byg & Bo Randers ApS|Borup Værktøj ApS;Naverland 12;2600 Glostrup|HARALDS TRÆLAST;Havnegade 70;6700 Esbjerg;Haralds Trælast & Byggecenter ApS|JYDSK BYGGEMARKED;Skivevej 101;7500 Holstebro;JB Detail ApS',
      notation: dk,
      days: 'DD.MM.YYYY|DD-MM-YYYY|DD.MM.YY',
    },
    80,
    (pen, shop) => {
      const goods = pen.buy(
        wares(
          'SPÆNSKIVE 16MM;89;149;25|SKRUER 5X60 250STK;59;99;25|VÆGMALING HVID 10L;249;499;25|PENSELSÆT 3 DELE;39;89;25|AFDÆKNINGSTAPE;24.95;44.95;25|LED PÆRE E27;19.95;39.95;25|ARBEJDSHANDSKER;29.95;79.95;25|TERRASSEBRÆDT 28X120;54;82;25|FUGEMASSE HVID;34.95;59.95;25',
        ),
        { count: [2, 7], most: 6, isGross: true },
      )
      const sums = within([
        ...goods.lines,
        ...(pen.chance(0.4) ? [line('RABAT PROFF', -pen.whole(10, 60) * 50, 25)] : []),
      ])
      const number = pen.digits(say(pen, '######|####'))
      return [
        typed(
          80,
          40,
          `
          !^${shop.name}
          ${each(shop.address, (text) => `^${text}`)}
          ^Tlf. ${pen.digits('## ## ## ##')}
          ^CVR-nr. ${taxNumber(pen, 'DK').slice(3).replaceAll(' ', '')}

          Ekspedient ${pen.digits('###')}|Kasse ${pen.whole(1, 8)}
          Bon nr. ${number}|${pen.day()} ${pen.clock()}
          =_
          ${each(sums.lines, (one) => `${one.amount > 0 ? `${pen.digits('57###########')}\n` : ''}${set([one.text, one.quantity > 1 ? `${one.quantity} x ${pen.plain(one.unit)}` : ''], [22, 10])}|${pen.plain(one.amount)}`)}
          =_
          !TOTAL DKK|${pen.plain(sums.total)}
          =_
          DANKORT|${pen.plain(sums.total)}
          MOMS UDGØR 25%|${pen.plain(sums.vat)}

          Dankort ${pen.digits('XXXX XXXX XXXX ####')}
          TERM: ${pen.digits('########-######')}
          PSAM: ${pen.digits('#######-##########')}
          KONTAKTLØS  Aut. kode ${pen.digits('######')}
          ${shop.also[0] === undefined ? '' : `^${shop.also[0]}`}
          ^Ombytning inden 30 dage mod bon
          ^TAK FOR HANDLEN
          `,
        ) + bars(pen, 52),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** As a program for small firms sends it: the buyer left, the seller's block and facts right, a coloured line, sums and how to pay below. */
  smaafirma: paper(
    dk,
    'DD-MM-YYYY|D. month YYYY|DD.MM.YYYY',
    'wide plain',
    'Rengøring Fyn ApS;Energivej 4;5260 Odense S|Snedker Bo Kjeldsen;Møllevej 17;8660 Skanderborg;Bo Kjeldsen|NORDLYS WEB;Refshalevej 153;1432 København K;Nordlys Web ApS|El-Tjek Sjælland ApS;Kobbervej 9;4100 Ringsted',
    'DK',
    (pen, firm, to) => {
      const { lines } = pen.buy(
        wares(
          'Arbejdstid;425;690;25|Kørsel;120;350;25|Materialer;150;2900;25|Fast månedlig aftale;900;4500;25|Småmaterialer;85;240;25|Opgave efter tilbud;1280;5600;25',
        ),
        { count: [1, 4], most: 14, step: 500 },
      )
      const sums = onTop(lines)
      const [number, days] = [pen.digits(say(pen, '1##|2###|26-###')), pen.pick([8, 14, 30])]
      const due = pen.after(days)
      const colour = pen.pick(['#0369a1', '#4d7c0f', '#be123c'])
      return [
        `<div class="sides"><div style="padding-top:22mm">${who(to)}<br>CVR-nr. ${taxNumber(pen, 'DK').slice(3).replaceAll(' ', '')}</div><div class="right"><b style="font-size:15pt;color:${colour}">${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>CVR-nr. ${taxNumber(pen, 'DK').slice(3).replaceAll(' ', '')}<br>Tlf. ${pen.digits('########')}</div></div><div class="sides" style="margin-top:14mm"><h1 style="font-size:20pt">Faktura</h1>${facts(
          [
            ['Fakturanr.', number],
            ['Fakturadato', pen.day()],
            ['Side', '1 af 1'],
          ],
          'margin-left:auto',
        )}</div><div style="border-top:0.6mm solid ${colour}"></div>${grid(
          '',
          'lrlrr',
          'Beskrivelse|Antal|Enhed|Enhedspris|Pris',
          linesAs(pen, sums.lines, 'tqua').map(([t = '', q = '', u = '', a = '']) => [
            t,
            `${q},00`,
            t === 'Arbejdstid' ? 'timer' : 'stk.',
            u,
            a,
          ]),
        )}<div style="border-top:0.2mm solid #aaa;padding-top:2mm">${tally(sumsAs(pen, sums, 'nvt', 'Subtotal|Moms (25,00%)|Total DKK'))}</div>${part('margin-top:14mm', `Betalingsbetingelser: Netto ${days} dage – Forfaldsdato: ${pen.day(due)}<br>Beløbet indbetales på bankkonto:<br>Bank: ${say(pen, 'Arbejdernes Landsbank|Sydbank|Spar Nord')} / Reg.nr. ${pen.digits('####')} / Kontonr. ${pen.digits('##########')}<br>Fakturanr. ${number} bedes angivet ved bankoverførsel.`)}<p class="tiny">Ved betaling efter forfald tilskrives der renter på 0,81% pr. påbegyndt måned, samt et gebyr på DKK 100,00.</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A telephone company's: numbers with their subscriptions, prices that hold the tax, what is drawn by the payments' service and when. */
  mobilregning: paper(
    dk,
    'DD.MM.YYYY|D. month YYYY',
    'light plain',
    'Klart Mobil A/S;Stationsparken 24;2600 Glostrup|FJORDNET;Bredbåndsvej 1;6000 Kolding;Fjordnet Fiber ApS|Sund Tele;Axeltorv 6;1609 København V;Sund Tele ApS',
    'DK',
    (pen, firm, to) => {
      const phones = Array.from({ length: pen.whole(1, 4) }, () => pen.digits('2# ## ## ##'))
      const months = pen.date.getUTCDate() > 18 ? 2 : 1
      const next = new Date(Date.UTC(pen.date.getUTCFullYear(), pen.date.getUTCMonth() + months, 1))
      const sums = within([
        ...phones.map((phone) =>
          line(
            `${phone} ${say(pen, 'Erhverv Fri tale 40 GB|Erhverv 100 GB|Mobil Basis 20 GB')}`,
            pen.pick([12_900, 15_900, 19_900, 24_900]),
            25,
          ),
        ),
        ...(pen.chance(0.6) ? [line('Fiber 500/500 Mbit', pen.pick([29_900, 34_900]), 25)] : []),
        ...(pen.chance(0.4)
          ? [line('Forbrug uden for EU', pen.whole(12, 190) * 100 + 50, 25)]
          : []),
        ...(pen.chance(0.3) ? [line('Fakturagebyr', 2900, 25)] : []),
      ])
      const number = pen.digits('########')
      return [
        `<div class="sides"><div style="padding-top:8mm">${who(to)}</div><div><div style="background:#6d28d9;color:#fff;font-size:19pt;padding:3mm 5mm;border-radius:3mm">${escaped(firm.name)}</div></div></div><h1 style="font-size:17pt;margin:14mm 0 3mm">Din regning</h1>${part(
          'background:#f5f3ff;padding:4mm;width:100%',
          facts(
            [
              ['Regningsnummer', number],
              ['Udskrevet', pen.day()],
              ['Kontonummer', pen.digits('#######')],
              ['Beløb, som trækkes via Betalingsservice', pen.money(sums.total)],
              ['Betales den', pen.day(next)],
            ],
            'width:100%',
          ),
        )}<p style="margin-top:7mm"><b>Det betaler du for</b> (${say(pen, 'abonnement forud, forbrug bagud')})</p><div style="border-top:0.2mm solid #999">${facts(priced(pen, sums.lines, 'ta'), 'width:100%')}</div>${tally(
          [
            ['Heraf moms', pen.plain(sums.vat)],
            ['I alt inkl. moms', pen.money(sums.total)],
          ],
          'margin-left:auto;margin-top:3mm',
        )}<p>PBS-nr. ${pen.digits('0#######')} &nbsp; Deb.gr.nr. ${pen.digits('0####')} &nbsp; Kundenr. ${pen.digits('########')}</p><p class="tiny">Se dit forbrug på Mit Overblik, eller ring til kundeservice på ${pen.digits('70 ## ## ##')} alle hverdage 9-17.</p><div class="foot tiny mid">${legal(firm)}, ${place(firm, ', ')}, CVR-nr. ${taxNumber(pen, 'DK').slice(3).replaceAll(' ', '')}</div>`,
        { sums, documentNumber: number, due: next },
      ]
    },
  ),

  /** Of software by month from Dublin, in English and euros: number and days as two columns, the sum in a heading, no tax since the buyer owes it. */
  abonnement: paper(
    { ...euroAbroad, money: '€#' },
    'month D, YYYY|D month YYYY',
    'plain wide',
    'Taskpebble;5 Grand Canal Square;Dublin 2, D02 A2N3, Ireland;Taskpebble Software Ltd.|Inkwell Cloud Ireland Limited;70 Sir John Rogerson’s Quay;Dublin D02 R296, Ireland|Formloop;Harcourt Centre, Block 4;Dublin 2 D02 HW77, Ireland;Formloop International Ltd',
    'DK',
    (pen, firm, to) => {
      const seats = pen.whole(1, 9)
      const sums = within([
        several(
          say(pen, 'Team plan (per seat)|Business plan, monthly|Pro – per user'),
          seats,
          pen.pick([900, 1200, 1500, 2400]),
        ),
        ...(pen.chance(0.4) ? [line('Extra storage 100 GB', pen.pick([500, 1000]))] : []),
        ...(pen.chance(0.3) ? [line('E-signature add-on', pen.pick([700, 1900]))] : []),
      ])
      const number = pen.digits(say(pen, '@#@#@###-00##|INV-26-#####'))
      const end = pen.after(30)
      return [
        `<div class="sides"><h1 style="font-size:19pt;margin:0">Invoice</h1><span style="font-size:15pt;color:#64748b"><b>${escaped(firm.name)}</b></span></div>${told(
          [
            ['Invoice number', number],
            ['Date of issue', pen.day()],
            ['Date due', pen.day()],
          ],
          'margin:4mm 0 7mm',
        )}<div class="cols"><div><b>${legal(firm)}</b><br>${place(firm)}<br>VAT ${taxNumber(pen, 'IE')}</div><div><b>Bill to</b><br>${who(to)}<br>Denmark<br>${taxNumber(pen, 'DK')}</div></div><p style="font-size:15pt;margin:8mm 0 4mm"><b>${pen.money(sums.total)} due ${pen.day()}</b></p><table style="width:100%"><tr style="border-bottom:0.3mm solid #222;font-size:85%"><td>Description</td><td class="r">Qty</td><td class="r">Unit price</td><td class="r">Tax</td><td class="r">Amount</td></tr>${linesAs(
          pen,
          sums.lines,
          'tqUA',
        )
          .map(
            ([t = '', q = '', u = '', a = '']) =>
              `<tr><td>${escaped(t)}<div class="tiny grey">${pen.day(pen.date, 'mon D')} – ${pen.day(end, 'mon D, YYYY')}</div></td><td class="r">${q}</td><td class="r">${u}</td><td class="r">0%</td><td class="r">${a}</td></tr>`,
          )
          .join('')}</table>${tally(
          [
            ['Subtotal', pen.money(sums.total)],
            ['Total excluding tax', pen.money(sums.total)],
            ['VAT – Denmark (0% on ' + pen.money(sums.total) + ') [1]', pen.money(0)],
            ['Total', pen.money(sums.total)],
            ['Amount due', pen.money(sums.total)],
          ],
          'margin:4mm 0 0 auto',
        )}<p>[1] Tax to be paid on reverse charge basis</p><div class="foot tiny grey">${number} · ${pen.money(sums.total)} due ${pen.day()} · Pay by card online or by transfer to ${iban(pen, 'IE')}</div>`,
        { sums, vat: null, documentNumber: number, due: pen.date },
      ]
    },
  ),
}
