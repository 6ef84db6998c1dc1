/** Everyday papers of Sweden: a grocer's receipt with its control unit and the bill of the most sold program with its row of sums at the foot. */
import { escaped, line, negated, onTop, several, wares, within } from '../eighth/kit'
import { se } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import { rateFrom } from '../eleventh/kit'
import { grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { bars, each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { registered } from '../nineteenth/north-kit'
import { dayOff, thousandths } from '../nineteenth/west-kit'
import { across, lawful } from '../seventeenth/kit'
import { logo, roundedTo, say } from '../twelfth/kit'
import { pieces, print, weighed } from '../twentieth/west-kit'
import { plus, since, townOf } from '../twenty-second/north-kit'
import { headOf, hostOf } from './north-kit'

export const sePapers: Papers = {
  /** A grocer: goods and what is off them, a deposit, the tax by rate, the terminal's slip, the control unit at the foot. */
  'livsmedel-kvitto': slip(
    {
      shops:
        'Matboden Kronan;Storgatan 41;891 33 Örnsköldsvik;Kronans Livs AB|STORKÖP TANNEFORS;Tanneforsgatan 8;582 24 Linköping;Storköp Tannefors AB|Handlar’n i Byn;Kyrkvägen 2;457 45 Hamburgsund;Bohus Dagligvaror HB|LÅGPRISET;Handelsvägen 12;232 61 Arlöv;Lågpriset Sverige AB|Kvartersbutiken Sofia;Skånegatan 77;116 37 Stockholm;S. Haddad Livsmedel|Fjällhallen;Åvägen 10;830 13 Åre;Fjällhallen Livs AB',
      notation: se,
      days: 'YYYY-MM-DD',
      since,
    },
    80,
    (pen, shop) => {
      const low = rateFrom(pen, '2026-04-01', 12, 6)
      const food = pen.buy(
        wares(
          [
            'Mellanmjölk 1,5L;19.9;25.9',
            'Bregott Normal;49.9;69.9',
            'Kaffe Mellanrost 450g;64.9;89.9',
            'Hushållsost;79;119',
            'Rågbröd skivat;27.9;39.9',
            'Ägg 12-p frigående;39.9;49.9',
            'Falukorv ring;29.9;44.9',
            'Tomater kvist;24.9;39.9',
          ]
            .map((each) => `${each};${low}`)
            .join('|'),
        ),
        { count: [2, 6], most: 3, step: 10 },
      ).lines
      const other = pen.buy(
        wares(
          'Diskmedel Citron;19;32;25|Toalettpapper 8-p;44;79;25|Papperskasse;6;8;25|Batteri LR6 4-p;39;69;25',
        ),
        { count: [1, 2], most: 2, step: 50 },
      ).lines
      const loose = pen.chance(0.4)
        ? [weighed(say(pen, 'Banan Eko|Äpple Royal Gala'), pen.whole(300, 1800), 2990, low)]
        : []
      const drink = pen.chance(0.5)
        ? [line('Loka Citron 1,5L', 1790, low), line('+Pant', 200, low)]
        : []
      const off = pen.chance(0.4) ? [line('Stammisrabatt', -pen.pick([500, 1000, 1200]), low)] : []
      const sums = within([...food, ...loose, ...drink, ...other, ...off])
      const number = pen.digits(say(pen, '######|####|#####'))
      const clock = pen.clock()
      const widths = [8, -11, -11, -12]
      return [
        typed(
          80,
          42,
          print(
            `!^${shop.name}`,
            ...headOf(shop),
            `^Tel: ${pen.digits('0###-### ##')}`,
            `^Org.nr: ${registered(pen, 'SE').own}`,
            '',
            `${pen.day()}  ${clock}|Kvitto nr: ${number}`,
            `Kassa: ${pen.whole(1, 9)}|Kassör: ${pen.whole(10, 299)}`,
            '=-',
            each(sums.lines, (one) =>
              print(
                `${one.text}|${pen.plain(one.amount)}`,
                one.quantity > 1 && `··${one.quantity} st à ${pen.plain(one.unit)}`,
                'grams' in one &&
                  `··${thousandths(pen, loose[0]?.grams ?? 0)} kg à ${pen.plain(loose[0]?.price ?? 0)} kr/kg`,
              ),
            ),
            '=-',
            `Totalt ${pieces([...food, ...other])} varor`,
            `!Totalt SEK|${pen.plain(sums.total)}`,
            '',
            set(['Moms%', 'Moms', 'Netto', 'Brutto'], widths),
            each(ratesAs(pen, sums.shares, 'vng'), (cells, at) =>
              set([(sums.shares[at]?.rate ?? 0).toFixed(2).replace('.', ','), ...cells], widths),
            ),
            '',
            `Betalningsinformation`,
            `${say(pen, 'Kort|Bankkort')}|${pen.plain(sums.total)}`,
            `${say(pen, 'Debit Mastercard|VISA')}|************${pen.digits('####')}`,
            `Butik: ${pen.digits('0######')}|Term: ${pen.digits('SE######')}`,
            `Ref: ${pen.digits('############')}|K/1 5 001`,
            `AID: A0000000041010|TVR: ${pen.digits('00000080##')}`,
            `TSI: 0000|Kontaktlös KÖP`,
            `^GODKÄNT`,
            '',
            `Kontrollenhet|${pen.digits('MGTEP######')}`,
            `Kontrollkod|${pen.random.text(16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}`,
            '',
            `^${say(pen, 'Tack för besöket!|Välkommen åter|Spara kvittot - öppet köp 30 dagar')}`,
            `^Öppettider alla dagar ${say(pen, '7-22|8-21|7-23')}`,
          ),
        ) + bars(pen, 56),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** The most sold program: title and facts at the right, the window at the right too, what was delivered with units, a row of boxes with the sums, addresses and giro at the foot; now and then a credit. */
  'faktura-summarad': paper(
    { ...se, money: 'SEK #' },
    'YYYY-MM-DD',
    'plain narrow',
    'Norrlands Kyl & Värme AB;Hammarvägen 4;904 22 Umeå|SKYLTVERKSTAN;Metallgatan 19;262 72 Ängelholm;Skyltverkstan i Ängelholm AB|Jonssons Åkeri;Terminalvägen 2;571 34 Nässjö;Jonssons Åkeri i Nässjö HB|Redovisning Vasa;Vasagatan 16;722 15 Västerås;Vasa Ekonomi Partner AB|Bageriprodukter Syd;Livsmedelsgatan 3;211 24 Malmö;BP Syd Livsmedel AB|Gunnarsson Golv;Lagergatan 7;392 39 Kalmar;Peter Gunnarsson Enskild firma',
    'SE',
    (pen, firm, to) => {
      const goods = firm.name.startsWith('SKYLT')
        ? 'Fasadskylt aluminium;1900;4200;25|Dekaltext per meter;190;320;25|Montering, tim;520;650;25'
        : firm.name.startsWith('Jons')
          ? 'Transport pall;450;980;25|Drivmedelstillägg;60;240;25|Väntetid, tim;590;720;25'
          : firm.name.startsWith('Redo')
            ? 'Löpande bokföring, tim;750;920;25|Lönespecifikation;95;140;25|Årsbokslut;4900;8900;25|Programvara;149;290;25'
            : firm.name.startsWith('Bage')
              ? 'Mjölmix råg 25 kg;310;420;25|Jäst 10 x 1 kg;180;260;25|Bakplåtspapper;240;330;25|Frakt;150;290;25'
              : 'Arbetad tid, tim;490;690;25|Servicebil;195;320;25|Material enligt spec;250;4800;25|Resa, km;4.5;6.5;25'
      const isCredit = pen.chance(0.15)
      const turn = isCredit ? negated : (same: ReturnType<typeof onTop>) => same
      const raw = turn(
        onTop([
          ...pen.buy(wares(goods), { count: [1, 5], most: 14, step: 50 }).lines,
          ...(pen.chance(0.4) ? [several('Faktureringsavgift', 1, 2900, 25)] : []),
        ]),
      )
      const rest = roundedTo(raw.total, 100) - raw.total
      const sums = plus(raw, rest)
      const number = pen.digits(say(pen, '1###|26###|###'))
      const days = pen.pick([10, 20, 30])
      const due = pen.after(days)
      const { own, tax } = registered(pen, 'SE')
      const giro = pen.digits('####-####')
      const box = (label: string, value: string, css = '') =>
        `<td style="border:0.2mm solid #444;padding:1mm 2mm;${css}"><span style="font-size:70%">${label}</span><br>${value}</td>`
      return [
        `<div class="sides"><div>${logo(firm.name, 7, 'font-weight:bold;color:#14532d')}</div><div style="width:84mm"><b style="font-size:18pt">${isCredit ? 'Kreditfaktura' : 'Faktura'}</b><span style="float:right" class="tiny">Sida 1(1)</span>${told(
          [
            [isCredit ? 'Datum' : 'Fakturadatum', pen.day()],
            [isCredit ? 'Kreditfaktura nr' : 'Fakturanr', number],
            ...(isCredit
              ? [['Krediterar faktura', pen.digits('9##')] as const]
              : [['OCR', `${number.replace(/\D/g, '')}${pen.digits('##')}`] as const]),
            ['Kundnr', pen.digits('1##')],
          ],
        )}</div></div><div class="cols" style="margin-top:10mm"><div>${told([
          ['Er referens', say(pen, 'Eva Rosén|Anders|Ekonomi')],
          ['Vår referens', say(pen, 'Lina Berg|Peter Ek|Order')],
          ['Leveransdatum', dayOff(pen, -pen.whole(0, 9))],
          ['Betalningsvillkor', isCredit ? '-' : `${days} dagar netto`],
          ...(isCredit ? [] : [['Förfallodatum', pen.day(due)] as const]),
          ['Dröjsmålsränta', '8,00 %'],
        ])}</div><div style="flex:0 0 84mm"><span class="tiny">Fakturaadress</span><br>${who(to)}</div></div><div style="margin-top:8mm">${grid(
          '',
          'llrlrr',
          'Art.nr|Benämning|Lev ant|Enh|Á-pris|Summa',
          sums.lines.map((one) => [
            pen.digits('1##'),
            one.text.replace(/, (?:tim|km)$/, ''),
            pen.plain(one.quantity * 100),
            /, (tim|km)$/.exec(one.text)?.[1] ?? 'st',
            pen.plain(one.unit),
            pen.plain(one.amount),
          ]),
        )}</div><div class="at" style="left:18mm;right:18mm;bottom:36mm"><table style="width:100%"><tr>${box('Exkl. moms', pen.plain(sums.net))}${box('Moms %', '25,00')}${box('Moms kr', pen.plain(sums.vat))}${box('Öresavr.', pen.plain(rest))}${box(isCredit ? 'ATT ERHÅLLA' : 'ATT BETALA', `<b style="font-size:120%">SEK ${pen.plain(sums.total)}</b>`, 'background:#ecfdf5')}</tr></table></div><div class="foot">${across(
          [
            ['Adress', lawful(firm), ...firm.address],
            ['Telefon', pen.digits('0##-### ## ##'), 'E-post', `info@${hostOf(firm.name)}`],
            ['Bankgiro', giro, 'Swish', pen.digits('123 ### ## ##')],
            ['Organisationsnr', own, 'Momsreg.nr', tax, 'Godkänd för F-skatt'],
          ],
          'border-top:0.3mm solid #444;padding-top:2mm',
        )}<div class="tiny mid grey" style="margin-top:1mm">${lawful(firm).endsWith('AB') ? `Styrelsens säte: ${escaped(townOf(firm))} · ` : ''}${place(firm, ', ')}</div></div>`,
        {
          sums,
          documentNumber: number,
          ...(isCredit ? { kind: 'credit-note', due: null } : { due }),
        },
        '#sheet { font-size: 9pt; }',
      ]
    },
    since,
  ),
}
