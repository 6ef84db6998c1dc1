/** Plain papers of Sweden: a landlord's quarter on a giro's form, a train journey's receipt by mail. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { se } from '../eighth/notations'
import { linesAs } from '../eighth/rows'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { row, sheet } from '../fifteenth/tills-kit'
import { registered } from '../nineteenth/north-kit'
import { dayOff } from '../nineteenth/west-kit'
import { lawful } from '../seventeenth/kit'
import { tornOff } from '../thirteenth/kit'
import { logo, roundedTo, say } from '../twelfth/kit'
import { hostOf, later } from '../twenty-fifth/north-kit'
import { monthOf, plus, since } from '../twenty-second/north-kit'
import { twoLined } from './north-kit'

const stations =
  'Sundsvall C|Gävle C|Uppsala C|Stockholm C|Västerås C|Örebro C|Linköping C|Göteborg C|Malmö C|Växjö'

export const sePapers: Papers = {
  /** A landlord's rent of a quarter: the flat or shop with its area, rent, index and property tax with tax on top, rounded, a giro's form with a long number to tear off at the foot. */
  'lokalhyra-avi': paper(
    { ...se, money: '# kr' },
    'YYYY-MM-DD',
    'plain narrow light',
    'Fastighets AB Klippan;Ågatan 20;582 22 Linköping|NORRA HAMNEN;Hamnesplanaden 3;753 19 Uppsala;Norra Hamnen Fastigheter AB|BRÖDERNA EKDAHL;Västra Storgatan 44;291 32 Kristianstad;Ekdahl Lokaler HB|Stadshus Mälardalen;Kopparbergsvägen 8;722 13 Västerås;Stadshus Mälardalen AB|KVARTERET KRONAN;Skeppsbron 28;111 30 Stockholm;Kronan Lokaler KB',
    'SE',
    (pen, firm, to) => {
      const [first] = monthOf(pen.date, 1)
      const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 3, 0))
      const area = pen.whole(38, 240)
      const rent = roundedTo(pen.whole(900, 1900) * area * 25, 100)
      const lines = [
        line(`Lokalhyra ${area} m²`, rent, 25),
        line('Indextillägg 18,4 %', roundedTo(rent * 0.184, 100), 25),
        line('Fastighetsskatt', roundedTo(rent * 0.11, 100), 25),
        ...(pen.chance(0.5) ? [line('Värme och vatten', pen.whole(14, 39) * 10_000, 25)] : []),
        ...(pen.chance(0.35) ? [several('Parkeringsplats', pen.whole(1, 3), 240_000, 25)] : []),
      ]
      const raw = onTop(lines)
      const rest = roundedTo(raw.total, 100) - raw.total
      const sums = plus(raw, rest)
      const number = pen.digits(say(pen, '###### ## ##|260#####|5######'))
      const ocr = pen.digits('#############')
      const due = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), 0))
      const { own, tax } = registered(pen, 'SE')
      const giro = pen.digits('###-####')
      const name = lawful(firm)
      return [
        `<div class="sides"><div>${twoLined(firm.name, 'FASTIGHETER · LOKALER', 6, 'font-weight:bold;color:#7c2d12')}</div><div class="right" style="white-space:nowrap"><b style="font-size:16pt">${say(pen, 'Hyresavi|Hyresfaktura|Avi lokalhyra')}</b></div></div><div class="cols" style="margin-top:12mm"><div>${told(
          [
            ['Avinummer', number],
            ['Avidatum', pen.day()],
            ['Förfallodatum', pen.day(due)],
            ['Hyresperiod', `${pen.day(first)} – ${pen.day(last)}`],
            ['Objekt', `${say(pen, 'Butik|Kontor|Lager')} ${pen.digits('2###-0##')}`],
            ['Kontraktsnr', pen.digits('##-####')],
          ],
        )}</div><div>${who(to)}</div></div><p style="margin-top:8mm">Hyra för kvartalet enligt kontrakt. Vänligen betala senast på förfallodagen.</p>${grid(
          'ruled',
          'lrrr',
          'Specifikation|Antal|Moms|Belopp',
          linesAs(pen, sums.lines, 'tqra'),
        )}<div style="width:90mm;margin-left:auto">${facts(
          [
            ['Summa exkl. moms', pen.money(raw.net)],
            ['Moms 25 %', pen.money(raw.vat)],
            ['Öresutjämning', pen.money(rest)],
          ],
          'width:100%',
        )}<div class="sides" style="border-top:0.3mm solid #222;font-weight:bold;font-size:112%;padding:1mm 1.5mm"><span>Att betala</span><span>${pen.money(sums.total)}</span></div></div><p class="tiny">Vid betalning efter förfallodagen debiteras dröjsmålsränta enligt räntelagen samt påminnelseavgift 60 kr. Hyresvärden är frivilligt skattskyldig för uthyrning av lokal. Godkänd för F-skatt.</p>${tornOff(
          `<div class="sides"><div><span class="tiny">Till bankgironr</span><br><b>${giro}</b><br><span class="tiny">Betalningsmottagare</span><br>${escaped(name)}<br><span class="tiny">${place(firm, ', ')}</span></div><div><span class="tiny">OCR-nummer</span><br><b>${ocr}</b><br><span class="tiny">Från</span><br>${escaped(to.name)}</div><div class="right"><span class="tiny">Att betala, kronor</span><br><b style="font-size:13pt">${pen.plain(sums.total)}</b><br><span class="tiny">Förfallodatum ${pen.day(due)}</span></div></div><div style="font-family:monospace;margin-top:3mm" class="mid"># ${ocr} # ${sums.total / 100} 00 2 &gt; ${giro.replace('-', '')}#41#</div><div class="tiny grey mid" style="margin-top:2mm">Org.nr ${own} · Momsreg.nr ${tax}</div>`,
        )}`,
        { sums, documentNumber: number, otherNumbers: [ocr], due },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
    since,
  ),

  /** A train journey's receipt by mail: the booking's letters large, trains with seats and times to come, the price with tax held in it, card and day of buying, the railway's legal name at the foot. */
  'tagbiljett-kvitto': sheet(
    {
      shops:
        'Nordtåg;Centralplan 1;851 14 Sundsvall;Nordtåg Resor AB|MÄLARBANAN;Klarabergsviadukten 70;111 64 Stockholm;Mälarbanan Tågtrafik AB|Sydexpressen;Skeppsbron 10;211 20 Malmö;Sydexpressen Sverige AB|LINJE NORD;Järnvägstorget 4;903 26 Umeå;Linje Nord Persontrafik AB|Västtrafiklinjen;Drottningtorget 5;411 03 Göteborg;Västtrafiklinjen Tåg AB',
      notation: { ...se, money: '# kr' },
      days: 'YYYY-MM-DD|D month YYYY',
      since,
    },
    'A4',
    (pen, shop) => {
      const [from, to] = pen.pair(stations.split('|'))
      const isReturn = pen.chance(0.55)
      const ahead = pen.whole(2, 40)
      const count = pen.chance(0.8) ? 1 : 2
      const legs = [
        { from, to, days: ahead },
        ...(isReturn ? [{ from: to, to: from, days: ahead + pen.whole(0, 4) }] : []),
      ].map((leg) => {
        const start = `${String(pen.whole(5, 18)).padStart(2, '0')}:${String(pen.whole(0, 59)).padStart(2, '0')}`
        return { ...leg, start, end: later(start, pen.whole(55, 290)), train: pen.whole(400, 799) }
      })
      const sums = within([
        ...legs.map((leg) =>
          several(
            `${say(pen, 'Vuxen|Vuxen, 2 klass|Företag')} ${leg.from} – ${leg.to}`,
            count,
            pen.whole(19, 129) * 1000,
            6,
          ),
        ),
        ...(pen.chance(0.35) ? [line('Frukost ombord', 9500, 12)] : []),
      ])
      const booking = pen.random.text(6, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789')
      const number = pen.digits(say(pen, '########|K26######|#### #### ##'))
      const { own, tax } = registered(pen, 'SE')
      const wide = 'style="width:100%"'
      return [
        `<div style="width:150mm;margin:0 auto"><div class="sides" style="border-bottom:0.6mm solid #0b7285;padding-bottom:3mm">${logo(shop.name, 9, 'font-weight:bold;color:#0b7285')}<span class="right tiny">Kvitto och bokningsbekräftelse</span></div><p style="margin-top:6mm">Hej!</p><p>Tack för att du reser med oss. Detta är ditt kvitto. Biljetten hittar du i appen – den gäller tillsammans med giltig legitimation.</p><div class="sides" style="background:#e6fcf5;padding:4mm"><div><span class="tiny grey">Bokningsnummer</span><br><b style="font-size:18pt;letter-spacing:1mm">${booking}</b></div><div class="right">${facts(
          [
            ['Kvittonummer', number],
            ['Köpdatum', `${pen.day()} ${pen.clock()}`],
            ['Resenärer', String(count)],
          ],
        )}</div></div><h3 style="margin:6mm 0 2mm">Din resa</h3>${legs
          .map(
            (leg) =>
              `<p><b>${dayOff(pen, leg.days)}</b> &nbsp; ${leg.start} ${escaped(leg.from)} → ${leg.end} ${escaped(leg.to)}<br><span class="tiny grey">Tåg ${leg.train} · Vagn ${pen.whole(1, 8)} · Plats ${pen.whole(1, 76)} · 2 klass Kan återbetalas</span></p>`,
          )
          .join('')}<h3 style="margin:6mm 0 2mm">Kvitto</h3><table ${wide}>${sums.lines
          .map((one) =>
            row(
              one.quantity > 1 ? `${one.quantity} × ${one.text}` : one.text,
              pen.money(one.amount),
            ),
          )
          .join(
            '',
          )}<tr style="font-weight:bold;border-top:0.3mm solid #333"><td>Totalt</td><td class="right">${pen.money(sums.total)}</td></tr>${sums.shares
          .map((share) =>
            row(`Varav moms ${share.rate} % (netto ${pen.money(share.net)})`, pen.money(share.vat)),
          )
          .join(
            '',
          )}${row(`Betalt med ${say(pen, 'VISA|Mastercard')} ${pen.digits('**** ####')}`, pen.money(sums.total))}</table><p class="tiny grey" style="margin-top:14mm;border-top:0.2mm solid #ccc;padding-top:2mm">${escaped(lawful(shop))}, ${place(shop, ', ')} · Org.nr ${own} · Momsreg.nr ${tax}<br>Detta är ett automatiskt utskick och går inte att svara på. Resevillkor och kundservice: www.${hostOf(shop.name)}</p></div>`,
        { sums, documentNumber: number, otherNumbers: [booking], hasRates: true },
        '#sheet { font-size: 9.6pt; }',
      ]
    },
  ),
}
