/** Everyday papers of Denmark, Norway and Finland: tills of a bakery, a grocer and a pharmacy, bills of widespread programs, hosting, power. */
import { escaped, line, onTop, pairs, several, wares, within } from '../eighth/kit'
import { dk, fi } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { rateFrom } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, tr, who, type Papers } from '../fifteenth/kit'
import { each, row, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { ribbon } from '../nineteenth/kit'
import { registered } from '../nineteenth/north-kit'
import { lawful } from '../seventeenth/kit'
import { decimal, formed, tally } from '../thirteenth/kit'
import { divided, say } from '../twelfth/kit'
import { print } from '../twentieth/west-kit'
import { hostOf, listing, monthOf, noted, since } from './north-kit'

/** A Danish firm's number without its country. */
const cvr = (pen: Parameters<typeof taxNumber>[0]): string =>
  taxNumber(pen, 'DK').slice(3).replaceAll(' ', '')

export const dkPapers: Papers = {
  /** A bakery's café on narrow paper: plain words and whole crowns, the tax told below the sum, paid by telephone or card. */
  'bager-cafe': slip(
    {
      shops:
        'Bageriet Nordre Kaj;Nordre Kaj 3;7100 Vejle;Nordre Kaj Bageri ApS|LAGKAGEHJØRNET;Algade 21;4000 Roskilde;Lagkagehjørnet Roskilde ApS|Brød & Kaffe Vestergade;Vestergade 44;8000 Aarhus C;Mette Skovgaard|Kaffebar Krogen;Jernbanegade 9;9800 Hjørring',
      notation: { ...dk, money: 'DKK #' },
      days: 'DD.MM.YYYY|DD/MM/YYYY|DD-MM-YY',
      since,
    },
    58,
    (pen, shop) => {
      const sums = within(
        pen.buy(
          wares(
            'Rundstykke m. ost;28;38;25|Morgenbolle;12;18;25|Spandauer;24;32;25|Rugbrød;38;49;25|Sandwich kylling;69;89;25|Filterkaffe;28;36;25|Caffe latte;42;52;25|Hindbærsnitte;26;34;25|Juice 25 cl;29;38;25',
          ),
          { count: [1, 5], most: 6, step: 100, isGross: true },
        ).lines,
      )
      const number = pen.digits(say(pen, '#####|###|######'))
      return [
        `<div class="mid"><b style="font-size:11pt">${escaped(shop.name)}</b><br>${[...shop.also, ...shop.address].map(escaped).join('<br>')}<br>CVR ${cvr(pen)}</div><div style="margin:3mm 0 1mm">${pairs(
          [
            [`Bon ${number}`, `${pen.day()} ${pen.clock()}`],
            [say(pen, 'Kasse 1|Kasse 2|iPad 1'), `Ekspedient ${say(pen, 'Freja|Oscar|12')}`],
          ],
        )}</div><table style="width:100%;border-top:0.3mm solid #222">${sums.lines.map((one) => row(`${one.quantity} stk ${one.text}`, pen.plain(one.amount))).join('')}</table><div class="pair" style="font-size:11pt;border-top:0.3mm solid #222"><b>At betale</b><b>${pen.money(sums.total)}</b></div>${pairs(
          [
            ['Heraf moms 25%', pen.plain(sums.vat)],
            [say(pen, 'MobilePay|Dankort|Visa'), pen.plain(sums.total)],
          ],
        )}<div class="mid" style="margin-top:4mm">${say(pen, 'Hav en dejlig dag!|Tak for besøget|Følg os og få 10. kop gratis')}</div>`,
        { sums, documentNumber: number },
      ]
    },
  ),

  /** The most sold web program: buyer left, a block of facts right, lines with codes, a thin rule, sums in three rows, terms and the payment card's number at the foot. */
  'faktura-program': paper(
    { ...dk, money: 'DKK #' },
    'DD.MM.YYYY|DD-MM-YYYY',
    'plain narrow',
    'VVS Mester Thygesen ApS;Håndværkervej 18;6710 Esbjerg V|PRINTHUSET;Slotsgade 12;3400 Hillerød;Printhuset Hillerød ApS|Revisor Birgit Lund;Havnegade 2;5700 Svendborg;Lund Revision ApS|Nordfjends Autoværksted;Industrivej 30;7850 Stoholm Jyll;Henrik Toft',
    'DK',
    (pen, firm, to) => {
      const sums = onTop(
        pen.buy(
          wares(
            firm.name.startsWith('PRINT')
              ? 'Flyers A5, 500 stk.;690;980;25|Roll-up banner;850;1250;25|Visitkort, 250 stk.;390;590;25|Opsætning, timer;475;595;25'
              : firm.name.startsWith('Rev')
                ? 'Bogføring, timer;550;690;25|Årsregnskab, aconto;2500;6500;25|Momsindberetning;650;950;25|Lønadministration;290;490;25'
                : firm.name.startsWith('Nord')
                  ? 'Serviceeftersyn;1290;2490;25|Bremseklodser for;640;1150;25|Motorolie 5W30, liter;89;139;25|Arbejdsløn, timer;495;645;25|Synsgebyr;450;550;25'
                  : 'Svend, timer;465;545;25|Servicevogn;195;325;25|Blandingsbatteri;890;1690;25|Div. materialer;120;980;25|Gulvafløb;340;690;25',
          ),
          { count: [1, 5], most: 7, step: 50 },
        ).lines,
      )
      const number = pen.digits(say(pen, '1####|2####|###'))
      const days = pen.pick([8, 14, 30])
      const due = pen.after(days)
      return [
        `<div style="font-size:18pt;font-weight:bold;color:#0f766e">${escaped(firm.name)}</div><div style="margin-top:1mm">${firm.also.map((name) => `${escaped(name)}, `).join('')}${place(firm, ', ')}, CVR-nr.: ${cvr(pen)}, Tlf.: ${pen.digits('## ## ## ##')}</div><div class="sides" style="margin-top:18mm"><div>${who(to)}<br>Danmark</div>${told(
          [
            ['Faktura', ''],
            ['Fakturanr.:', number],
            ['Dato:', pen.day()],
            ['Kundenr.:', pen.digits('##')],
            ['Deres ref.:', say(pen, 'Kontoret|Lars|Anne Marie')],
            ['EAN-nr.:', pen.digits('57980########')],
          ],
        )}</div>${grid(
          'ruled',
          'llrlrr',
          'Nr.|Tekst|Antal|Enhed|Stk. pris|Beløb',
          sums.lines.map((one) => [
            pen.digits('1##'),
            one.text,
            pen.plain(one.quantity * 100),
            one.text.endsWith('timer') ? 'time' : 'stk.',
            pen.plain(one.unit),
            pen.plain(one.amount),
          ]),
        )}<table style="width:100%;border-top:0.3mm solid #222">${tr('lr', [
          ['Nettobeløb', pen.plain(sums.net)],
          [`Moms (25,00 % af ${pen.plain(sums.net)})`, pen.plain(sums.vat)],
        ])}<tr style="font-weight:bold;border-top:0.3mm solid #222;border-bottom:0.8mm double #222"><td>Total</td><td class="r">${pen.money(sums.total)}</td></tr></table><div style="margin-top:10mm"><b>Betalingsbetingelser:</b> Netto ${days} dage. <b>Forfaldsdato:</b> ${pen.day(due)}<br>Indbetalingskort: +71&lt;${pen.digits('0##############')}+${pen.digits('8#######')}&lt;<br>Bankoverførsel: reg. ${pen.digits('####')} konto ${pen.digits('#######')}</div><div class="foot tiny mid">${legal(firm)} | ${place(firm, ' | ')} | mail@${hostOf(firm.name)}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),

  /** Hosting paid by card: an order's confirmation that is the bill, the firm small at the right, products with their time, the tax on top, a line that it is paid. */
  webhotel: paper(
    { ...dk, money: '# DKK' },
    'D. month YYYY|DD-MM-YYYY|YYYY-MM-DD',
    'light wide',
    'Serverhal.dk;Højvangen 4;8660 Skanderborg;Serverhal Danmark ApS|ONEDOT;Kalvebod Brygge 24;1560 København V;Onedot Group ApS|Webfyn;Sanderumvej 60;5250 Odense SV;Webfyn Hosting ApS',
    'DK',
    (pen, firm, to) => {
      const year = `${pen.day()} - ${pen.day(pen.after(364))}`
      const sums = onTop([
        line(`Domæne ${hostOf(to.name, '.dk')}`, pen.pick([4500, 7900, 9900]), 25),
        line(
          say(pen, 'Webhotel Start|Webhotel Business|WordPress Pro'),
          pen.pick([22_800, 34_800, 58_800]),
          25,
        ),
        ...(pen.chance(0.5) ? [several('Mailkonto 50 GB', pen.whole(1, 6), 12_000, 25)] : []),
        ...(pen.chance(0.4) ? [line('Sikkerhedspakke', pen.pick([18_000, 29_900]), 25)] : []),
        ...(pen.chance(0.3) ? [line('Rabatkode', -5000, 25)] : []),
      ])
      const number = pen.digits(say(pen, '#######|DK26-######|O-########'))
      return [
        `<div class="sides"><b style="font-size:20pt;color:#1d4ed8">${escaped(firm.name)}</b><div class="right tiny">${legal(firm)}<br>${place(firm)}<br>CVR ${cvr(pen)}<br>support@${hostOf(firm.name)}</div></div><div style="margin:10mm 0 8mm">${who(to)}<br>Danmark</div>${ribbon(
          [
            ['Faktura', number],
            ['Fakturadato', pen.day()],
            ['Kunde-ID', pen.digits('######')],
            ['Betalingsmetode', `${say(pen, 'Visa|Mastercard|Dankort')} ${pen.digits('****####')}`],
            ['Status', 'Betalt'],
          ],
          'border-top:0.3mm solid #1d4ed8;border-bottom:0.3mm solid #1d4ed8;padding:3mm 0',
        )}<table class="t">${tr('lrrr', [['Produkt', 'Antal', 'Pris pr. stk.', 'I alt']], 'th')}${listing(
          pen,
          sums.lines,
          ({ t = '', q = '', u = '', a = '' }, one) => [
            one.amount < 0 ? escaped(t) : noted(t, year),
            `<div class="r">${q}</div>`,
            `<div class="r">${u}</div>`,
            `<div class="r">${a}</div>`,
          ],
          'border-bottom:0.2mm solid #e2e8f0',
        )}</table>${facts(
          sumsAs(pen, sums, 'NVT', 'Subtotal|25% moms|Total'),
          'margin-left:auto;width:76mm',
        )}<p style="margin-top:12mm">Beløbet er trukket på dit kort ${pen.day()}. Du skal ikke foretage dig yderligere.</p>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
    since,
  ),
}

export const fiPapers: Papers = {
  /** A pharmacy: medicines at a rate that was lowered and other goods at the full one, the tax in a table with and without, the customer's card. */
  apteekki: slip(
    {
      shops:
        'Kauppatorin Apteekki;Kauppatori 5;20100 Turku;Apteekkari Leena Virtasalo|RAJAMÄEN APTEEKKI;Kiljavantie 3;05200 Rajamäki|Joensuun Vanha Apteekki;Siltakatu 16;80100 Joensuu;Proviisori Antti Rouvinen',
      notation: { ...fi, money: '# €' },
      days: 'D.M.YYYY|DD.MM.YYYY',
      since,
    },
    76,
    (pen, shop) => {
      const drug = rateFrom(pen, '2026-01-01', 14, 13.5)
      const sums = within(
        pen.buy(
          wares(
            `BURANA 400 MG 30 KPL;4.5;7.9;${drug}|NASOLIN SUMUTE 10 ML;5.2;8.4;${drug}|PANADOL FORTE 20 KPL;3.9;6.5;${drug}|CETIRIZIN 30 TABL;8.9;14.5;${drug}|LAASTARI LAJITELMA;3.5;6.9;25.5|KÄSIDESI 500 ML;4.9;8.9;25.5|D-VITAMIINI 50 UG;9.9;16.9;${drug}|PERUSVOIDE 500 G;8.5;14.9;25.5|ENSIAPULAUKKU;24;39;25.5`,
          ),
          { count: [1, 5], most: 3, isGross: true },
        ).lines,
      )
      const number = pen.digits(say(pen, '######|#####|##-####'))
      const widths = [8, -9, -9, -12]
      return [
        typed(
          76,
          38,
          print(
            `!${shop.name}`,
            ...shop.also,
            ...shop.address,
            `Puh. ${pen.digits('0## ### ####')}`,
            `Y-tunnus ${registered(pen, 'FI').own}`,
            '',
            `${pen.day()} klo ${pen.clock().replace(':', '.')}|Kuitti ${number}`,
            `Kassa ${pen.whole(1, 4)}|Myyjä ${pen.whole(10, 60)}`,
            '=-',
            each(sums.lines, (one) =>
              one.quantity > 1
                ? `${one.text}\n··${one.quantity} kpl × ${pen.plain(one.unit)}|${pen.plain(one.amount)}`
                : `${one.text}|${pen.plain(one.amount)}`,
            ),
            '=-',
            `!YHTEENSÄ|${pen.money(sums.total)}`,
            `${say(pen, 'Korttimaksu|Lähimaksu|MobilePay')}|${pen.plain(sums.total)}`,
            '',
            set(['ALV', 'Veroton', 'Vero', 'Verollinen'], widths),
            each(ratesAs(pen, sums.shares, 'rnvg'), (cells) => set(cells, widths)),
            set(['Yht.', ...[sums.net, sums.vat, sums.total].map((all) => pen.plain(all))], widths),
            '',
            '^Lääkkeitä ei voi palauttaa.',
            '^Kiitos käynnistä!',
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A power company's bill: the month's use with hours and a fee, the sum at the right of the title, the bank's facts as a form of boxes with a reference number. */
  sahkolasku: paper(
    { ...fi, money: '# €' },
    'D.M.YYYY|DD.MM.YYYY',
    'plain light wide',
    'Lakeuden Sähkö Oy;Varastotie 5;60100 Seinäjoki|KAJO ENERGIA;Mannerheimintie 102;00250 Helsinki;Kajo Energia Oyj|Saimaan Voima;Kauppakatu 40;53100 Lappeenranta;Saimaan Voima Oy Ab',
    'FI',
    (pen, firm, to) => {
      const [start, end] = monthOf(pen.date, -1)
      const use = pen.whole(420, 5200)
      const price = pen.pick([598, 712, 845, 920])
      const sums = onTop([
        line('Sähköenergia', Math.round((use * price) / 100), 25.5),
        line('Perusmaksu', pen.pick([395, 498, 590]), 25.5),
        ...(pen.chance(0.5)
          ? [line('Alkuperätakuu tuulivoima', Math.round((use * 30) / 100), 25.5)]
          : []),
        ...(pen.chance(0.3) ? [line('Paperilaskulisä', 398, 25.5)] : []),
      ])
      const number = pen.digits(say(pen, '26########|10######|S#######'))
      const due = pen.after(pen.pick([14, 21]))
      return [
        `<div class="sides"><div style="font-size:19pt;font-weight:bold;color:#b45309">${escaped(firm.name)}</div><div style="width:80mm"><b style="font-size:15pt">Sähkölasku</b>${divided(
          [
            ['Laskun numero', number],
            ['Laskun päivä', pen.day()],
            ['Asiakasnumero', pen.digits('#######')],
            ['Eräpäivä', pen.day(due)],
            ['Maksettavaa', pen.money(sums.total)],
          ],
        )}</div></div><div style="margin:-8mm 0 14mm">${who(to)}</div><p>Käyttöpaikka ${place(to, ', ')}, tunnus ${pen.digits('6430060##########')}</p><p>Laskutusjakso ${pen.day(start)} – ${pen.day(end)}. Kulutus ${use} kWh, hinta ${decimal(pen, price / 100, 2)} snt/kWh (alv 0 %).</p>${grid('ruled', 'lrr', 'Erittely|Alv|Veroton €', linesAs(pen, sums.lines, 'tra'))}${tally(
          sumsAs(pen, sums, 'nvT', 'Veroton yhteensä|Arvonlisävero 25,5 %|Lasku yhteensä'),
          'margin-left:auto',
        )}<p class="tiny">Viivästyskorko korkolain mukaan. Sähkön siirrosta laskuttaa paikallinen verkkoyhtiö. Huomautukset kahdeksan vuorokauden kuluessa.</p><div class="at" style="left:18mm;right:18mm;bottom:24mm">${formed(
          [
            ['Saaja', lawful(firm)],
            ['Saajan tilinumero (IBAN)', iban(pen, 'FI')],
            ['Viitenumero', pen.digits('## ##### ##### #####')],
            ['Eräpäivä', pen.day(due)],
            ['Maksaja', to.name],
            ['Euroa', pen.plain(sums.total)],
          ],
          2,
        )}</div><div class="foot tiny grey mid">${legal(firm)} · ${place(firm, ' · ')} · Y-tunnus ${registered(pen, 'FI').own} · Asiakaspalvelu ${pen.digits('0## ### ####')}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),
}
