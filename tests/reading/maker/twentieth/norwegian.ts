/** Everyday papers of Norway: a restaurant's till, a bill of a widespread program with a number to pay by, an online shop's. */
import { escaped, line, onTop, wares, within } from '../eighth/kit'
import { no } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, row, set, sheet, slip, tall, typed } from '../fifteenth/tills-kit'
import { beside } from '../nineteenth/kit'
import { registered } from '../nineteenth/north-kit'
import { formed, tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'

export const noPapers: Papers = {
  /** A restaurant's: courses of a table at two rates, when some was taken away, the register's receipt number in the head. */
  restaurant: slip(
    {
      shops:
        'BRYGGEKJELLEREN;Kjøpmannsgata 40;7011 Trondheim;Bryggekjelleren Drift AS|Café Løvetann;Markveien 31;0554 Oslo;Løvetann Servering AS|Bella Napoli;Strandgaten 88;5004 Bergen;Napoli Bergen AS|SUSHI PÅ HJØRNET;Kirkegata 12;4006 Stavanger',
      notation: no,
      days: 'DD.MM.YYYY|DD.MM.YY',
    },
    76,
    (pen, shop) => {
      const eaten = pen.buy(
        wares(
          'Dagens lunsj;169;219;25|Fiskesuppe;189;249;25|Pizza Margherita;175;225;25|Reke sandwich;165;209;25|Kaffe;38;49;25|Cappuccino;49;59;25|Mineralvann;45;59;25|Sjokoladekake;79;109;25|Alkoholfri øl;69;89;25',
        ),
        { count: [2, 6], most: 3, step: 100, isGross: true },
      )
      const sums = within([
        ...eaten.lines,
        ...(pen.chance(0.4) ? [line('Take away boller', pen.whole(8, 20) * 1000, 15)] : []),
      ])
      const number = pen.digits(say(pen, '######|####'))
      const { tax } = registered(pen, 'NO')
      return [
        typed(
          76,
          40,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^Org.nr. ${tax}
          ^Foretaksregisteret

          SALGSKVITTERING ${number}
          Bord ${pen.whole(1, 32)}|Betjent av ${say(pen, 'Ida|Mats|Thea|Jonas')}
          ${pen.day()} kl. ${pen.clock()}
          =-
          ${each(sums.lines, (one) => `${set([String(one.quantity), one.text], [3, 26])}|${pen.plain(one.amount)}`)}
          =-
          !Totalt NOK|${pen.plain(sums.total)}
          Bankterminal|${pen.plain(sums.total)}
          =-
          ${set(['MVA-sats', 'Grunnlag', 'MVA', 'Sum'], [10, -10, -9, -11])}
          ${each(ratesAs(pen, sums.shares, 'rnvg'), (cells) => set(cells, [10, -10, -9, -11]))}

          ^Takk for besøket!
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** As the big web program prints it: buyer left below the logo, facts right, tax by line, a table of tax, boxes to pay by at the foot. */
  webprogram: paper(
    no,
    'DD.MM.YYYY',
    'plain light',
    'Fjellheim Regnskap AS;Torggata 5;2815 Gjøvik|RØR & VARME SØR;Industriveien 20;4879 Grimstad;Rør & Varme Sør AS|Haugen Transport AS;Terminalveien 8;8012 Bodø|Ryddig Kontor;Nedre Vollgate 4;0158 Oslo;Ryddig Kontor Renhold AS',
    'NO',
    (pen, firm, to) => {
      const { lines } = pen.buy(
        wares(
          'Timer;890;1290;25|Kveldstillegg;150;350;25|Materiell;220;3400;25|Kjøring;250;600;25|Fast månedsavtale;1900;5400;25|Servicebesøk;690;990;25|Utlegg uten mva;90;400;0',
        ),
        { count: [1, 5], most: 8, step: 500 },
      )
      const sums = onTop(lines)
      const [number, days] = [pen.digits(say(pen, '1####|2###|5###')), pen.pick([10, 14, 30])]
      const due = pen.after(days)
      const { tax } = registered(pen, 'NO')
      const kid = pen.digits('0##########')
      return [
        `<div style="font-size:18pt;color:#1d4ed8;text-align:${pen.pick(['left', 'right', 'left'])}">${escaped(firm.name)}</div>${beside(
          '1fr 74mm',
          `<div style="padding-top:14mm">${who(to)}</div>`,
          `<h1 style="font-size:16pt;margin:4mm 0 2mm">Faktura</h1>${told([
            ['Fakturanummer', number],
            ['Fakturadato', pen.day()],
            ['Forfallsdato', pen.day(due)],
            ['Kundenummer', pen.digits('1####')],
            ['Deres ref.', say(pen, 'Kari Nes|Ola Berg|Innkjøp')],
            ['Vår ref.', say(pen, 'Silje Aas|Trond Vik')],
          ])}`,
        )}${grid(
          'ruled',
          'lrrrr',
          'Beskrivelse|Antall|Pris|Mva|Beløp',
          linesAs(pen, sums.lines, 'tqura'),
        )}<div class="sides"><div style="width:85mm">${grid('boxy tiny', 'rrr', 'Mva-sats|Grunnlag|Mva', ratesAs(pen, sums.shares, 'rnv'))}</div>${tally(
          [
            ['Sum ekskl. mva', pen.plain(sums.net)],
            ['Mva', pen.plain(sums.vat)],
            ['Å betale NOK', pen.plain(sums.total)],
          ],
          'margin-top:3mm',
        )}</div><p class="tiny">Ved forsinket betaling påløper forsinkelsesrente etter gjeldende satser.</p><div class="at" style="left:18mm;right:18mm;bottom:14mm">${formed(
          [
            ['KID', kid],
            ['Til konto', pen.digits('####.##.#####')],
            ['Forfall', pen.day(due)],
            ['Å betale', pen.money(sums.total)],
          ],
          4,
        )}<div class="tiny mid">${legal(firm)} · ${place(firm, ', ')} · Org.nr. ${tax} · post@example.no · Tlf. ${pen.digits('## ## ## ##')}</div></div>`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
  ),

  /** An online shop's, by mail: the order's number first, the bill's smaller, goods with freight, paid by phone. */
  nettbutikk: sheet(
    {
      shops:
        'Kontorlageret.no;Brobekkveien 80;0582 Oslo;Kontorlageret Norge AS|SKJERM & KABEL;Lade allé 11;7041 Trondheim;Skjerm og Kabel AS|Verktøykassa;Moseidveien 9;4033 Stavanger;Verktøykassa Nett AS',
      notation: no,
      days: 'DD.MM.YYYY|D. month YYYY',
    },
    'A4',
    (pen, shop) => {
      const goods = pen.buy(
        wares(
          'Skriver laser A4;1490;2990;25|USB-C dokkingstasjon;890;2190;25|Kopipapir 5x500;279;399;25|Skjermarm;449;899;25|HDMI-kabel 2 m;99;199;25|Kontorstol Rygg;1990;3990;25|Batteridrill 18V;1290;2490;25',
        ),
        { count: [1, 4], most: 3, step: 100, isGross: true },
      )
      const sums = within([
        ...goods.lines,
        ...(pen.chance(0.7) ? [line('Frakt', pen.pick([7900, 9900, 14_900]), 25)] : []),
      ])
      const [number, order] = [pen.digits(say(pen, 'F######|26#####')), pen.digits('#########')]
      const { tax } = registered(pen, 'NO')
      return [
        `<div class="mid" style="font-size:20pt;border-bottom:0.6mm solid #ea580c;padding-bottom:3mm">${escaped(shop.name)}</div><p style="font-size:13pt;margin-top:6mm">Kvittering for ordre ${order}</p><p>Hei! Takk for at du handlet hos oss. Varene ble sendt fra lageret ${pen.day()}.</p>${beside(
          '1fr 1fr',
          `<b>Levert til</b><br>${say(pen, 'Marte Lien<br>Havnegata 9<br>8514 Narvik|Knut Dahl<br>Bjørkeveien 2<br>3188 Horten')}`,
          facts([
            ['Fakturanr.', number],
            ['Dato', pen.day()],
            ['Betalingsmåte', say(pen, 'Vipps|Visa|Mastercard')],
          ]),
        )}<table style="width:100%;margin:6mm 0;border-top:0.2mm solid #999;border-bottom:0.2mm solid #999"><tr><th>Vare</th><th class="right">Antall</th><th class="right">Pris inkl. mva</th></tr>${linesAs(
          pen,
          sums.lines,
          'tqA',
        )
          .map((cells) => row(...cells))
          .join('')}</table>${tally([
          ['Sum ekskl. mva', pen.money(sums.net)],
          ['Mva 25 %', pen.money(sums.vat)],
          ['Totalt betalt', pen.money(sums.total)],
        ])}<p style="margin-top:10mm">Du har 30 dagers åpent kjøp. Ta vare på denne kvitteringen, den gjelder som garantibevis.</p><p style="font-size:8pt;color:#666">${legal(shop)} | ${place(shop, ', ')} | Org.nr ${tax}</p>`,
        { sums, documentNumber: number, otherNumbers: [order] },
        '.r { text-align: right; } th { border-bottom: 0.2mm solid #999; }',
      ]
    },
  ),
}
