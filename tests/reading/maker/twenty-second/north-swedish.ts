/** Everyday papers of Sweden: fuel from a machine, a restaurant with a tip, a bill of a program in the web, broadband with a giro's slip. */
import { escaped, line, onTop, pairs, several, wares, within } from '../eighth/kit'
import { se } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, tr, who, type Papers } from '../fifteenth/kit'
import { row, slip, tall, typed } from '../fifteenth/tills-kit'
import { beside, part } from '../nineteenth/kit'
import { registered } from '../nineteenth/north-kit'
import { dayOff, measured } from '../nineteenth/west-kit'
import { across, lawful } from '../seventeenth/kit'
import { decimal, stacked, tally, tornOff } from '../thirteenth/kit'
import { roundedTo, say } from '../twelfth/kit'
import { print } from '../twentieth/west-kit'
import { hostOf, listing, monthOf, noted, plus, since } from './north-kit'

export const sePapers: Papers = {
  /** Fuel from a machine: a narrow slip with the pump, a price by the litre, the sum and its tax, no more goods; the company's name at the foot. */
  bensinautomat: slip(
    {
      shops:
        'NORDTANK;Riksvägen 40;331 53 Värnamo;Nordtank Drivmedel AB|Tanka & Kör Sala;Väsbygatan 31;733 38 Sala;Sala Bil & Bränsle AB|Bygdens Mack;Storgatan 2;880 30 Näsåker;Näsåkers Mack ek. för.|QSTOP;Lundavägen 140;212 25 Malmö;Qstop Sverige AB',
      notation: { ...se, money: '# kr' },
      days: 'YYYY-MM-DD|YY-MM-DD',
      since,
    },
    58,
    (pen, shop) => {
      const [fuel, least, most] = pen.pick([
        ['Bensin 95 E10', 14_240, 17_690],
        ['Diesel MK1', 15_140, 18_490],
        ['HVO100', 19_240, 22_990],
        ['E85', 11_190, 13_990],
      ] as const)
      const litres = pen.whole(1600, 7400)
      const price = Math.floor(pen.whole(least, most) / 100) * 100 + 90
      const sums = within([measured(fuel, litres, price, 25)])
      const number = pen.digits(say(pen, '######|####'))
      const { own } = registered(pen, 'SE')
      return [
        typed(
          58,
          30,
          print(
            `!^${shop.name}`,
            ...shop.address.map((text) => `^${text}`),
            '',
            '^KVITTO',
            `Kvittonr|${number}`,
            `Datum|${pen.day()} ${pen.clock()}`,
            `Pump|${pen.whole(1, 8)}`,
            `Produkt|${fuel}`,
            `Volym|${decimal(pen, litres / 100, 2)} liter`,
            `Pris|${decimal(pen, price / 1000, 2)} kr/l`,
            '=-',
            `!TOTALT|${pen.money(sums.total)}`,
            `Varav moms 25%|${pen.plain(sums.vat)}`,
            `Netto|${pen.plain(sums.net)}`,
            '=-',
            `${say(pen, 'Mastercard|VISA|Företagskort')}|${pen.digits('*****####')}`,
            `${say(pen, 'Personlig kod|Kontaktlös')}|Ref ${pen.digits('#######')}`,
            `AID ${pen.digits('A000000004####')}`,
            '',
            `Säljare ${shop.also[0] ?? shop.name}`,
            `Org.nr ${own}`,
            '^Välkommen åter!',
          ),
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A restaurant: dishes and wine at two rates, the tax in a table, a tip keyed in at the terminal and the sum of both, the control unit. */
  'restaurang-dricks': slip(
    {
      shops:
        'Krogen Kajen;Skeppsbron 4;371 34 Karlskrona;Kajen Restaurang i Karlskrona AB|BRASSERIE ÄPPELBERG;Kungsgatan 27;632 20 Eskilstuna;Äppelberg Mat & Dryck AB|Trattoria Da Lino;Östra Storgatan 50;553 21 Jönköping;Lino Ricci|Thai Orkidé;Bangårdsgatan 8;753 20 Uppsala;Orkidé Uppsala HB',
      notation: { ...se, money: '# SEK' },
      days: 'YYYY-MM-DD',
      since,
    },
    78,
    (pen, shop) => {
      const table = within([
        ...pen.buy(
          wares(
            'Dagens lunch;129;159;12|Räksmörgås;179;219;12|Oxfilé rödvinssås;289;365;12|Pasta vongole;195;245;12|Grön curry kyckling;159;189;12|Kladdkaka;79;105;12|Kaffe;35;42;12|Läsk 33 cl;39;48;12',
          ),
          { count: [2, 5], most: 4, step: 100, isGross: true },
        ).lines,
        ...(pen.chance(0.6)
          ? [
              several(
                say(pen, 'Öl 40 cl|Husets röda, glas|Prosecco, glas'),
                pen.whole(1, 4),
                pen.pick([8900, 10_500, 12_500]),
                25,
              ),
            ]
          : []),
      ])
      const tip = pen.chance(0.5) ? roundedTo(table.total * 1.08, 1000) - table.total : 0
      const isTipped = tip > 0
      const sums = plus(table, isTipped ? tip : 0)
      const number = pen.digits(say(pen, '#####|####|1######'))
      return [
        `<div class="mid"><b style="font-size:13pt">${escaped(shop.name)}</b><br>${[...shop.address, ...shop.also].map(escaped).join('<br>')}<br>Org.nr. ${registered(pen, 'SE').own}</div><div style="margin-top:2mm">${pairs(
          [
            [`Kvitto ${number}`, `Bord ${pen.whole(1, 50)}`],
            [`${pen.day()} ${pen.clock()}`, `Serv: ${say(pen, 'Elin|Ahmed|3')}`],
          ],
        )}</div><hr><table style="width:100%">${table.lines.map((one) => row(`${one.quantity}  ${one.text}`, one.quantity > 1 ? `á ${pen.plain(one.unit)}` : '', pen.plain(one.amount))).join('')}</table><hr>${
          isTipped
            ? `${pairs([
                ['Summa', pen.plain(table.total)],
                ['Dricks', pen.plain(tip)],
              ])}<div class="pair" style="font-size:12pt"><b>Totalt</b><b>${pen.money(sums.total)}</b></div>`
            : `<div class="pair" style="font-size:12pt"><b>Totalt</b><b>${pen.money(sums.total)}</b></div>`
        }${pairs([[`Betalat ${say(pen, 'Kort|Swish|Amex')}`, pen.plain(sums.total)]])}<table style="width:100%;margin:2mm 0">${row('Moms', 'Netto', 'Moms kr', 'Brutto')}${ratesAs(
          pen,
          table.shares,
          'rnvg',
        )
          .map((cells) => row(...cells))
          .join(
            '',
          )}</table><div style="font-size:6.5pt">Kassa ${pen.digits('K0#')} · Kontrollenhet ${pen.digits('SRVX####@@')} · Kontrollkod ${pen.digits('@#@@##@#@@##')}</div><div class="mid" style="margin-top:2mm">${say(pen, 'Tack och välkommen åter!|Tack för besöket')}</div>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),

  /** A program in the web for small firms: facts left and buyer right in two columns, a band in grey over the lines, sums under one another at the right, four facts at the foot. */
  webbfaktura: paper(
    { ...se, money: '# SEK' },
    'YYYY-MM-DD',
    'plain wide light',
    'Målarmästare Holm AB;Verkstadsgatan 6;593 37 Västervik|GLÄNTA TRÄDGÅRD;Sörbyvägen 12;734 40 Hallstahammar;Glänta Trädgård HB|Kodverket;Drottninggatan 33;411 07 Göteborg;Kodverket i Väst AB|Sandra Nyström Konsult;Björkgatan 7;972 32 Luleå',
    'SE',
    (pen, firm, to) => {
      const raw = onTop(
        pen.buy(
          wares(
            firm.name.startsWith('Kod') || firm.name.startsWith('San')
              ? 'Konsulttid, tim;890;1350;25|Löpande support;450;990;25|Restid, tim;420;650;25|Workshop halvdag;4900;8900;25|Licens, månad;149;390;25'
              : 'Arbete, tim;480;620;25|Färg och material;390;4200;25|Servicebil;250;390;25|Ställning, dag;320;560;25|Avfallsavgift;190;450;25',
          ),
          { count: [1, 4], most: 16, step: 100 },
        ).lines,
      )
      const rest = roundedTo(raw.total, 100) - raw.total
      const sums = plus(raw, rest)
      const number = pen.digits(say(pen, '1##|26###|####'))
      const days = pen.pick([10, 20, 30])
      const due = pen.after(days)
      const { own, tax } = registered(pen, 'SE')
      return [
        `<div class="sides"><h1 style="font-size:24pt;margin:0;font-weight:normal">FAKTURA</h1><b style="font-size:15pt;color:#4338ca">${escaped(firm.name)}</b></div>${beside(
          '84mm 1fr',
          told(
            [
              ['Fakturadatum', pen.day()],
              ['Fakturanr', number],
              ['OCR', `${number}${pen.digits('##')}`],
              ['Kundnr', pen.digits('1##')],
              ['Er referens', say(pen, 'Karin Öberg|Inköp|Stefan')],
              ['Betalningsvillkor', `${days} dagar`],
              ['Förfallodatum', pen.day(due)],
            ],
            'margin-top:8mm',
          ),
          part('margin-top:20mm', `<span class="tiny">Faktureringsadress</span><br>${who(to)}`),
        )}<table class="t" style="margin-top:10mm">${tr('lrlrr', [['Beskrivning', 'Antal', 'Enhet', 'À-pris', 'Belopp']], 'th').replace('<tr>', '<tr style="background:#e5e7eb">')}${tr(
          'lrlrr',
          linesAs(pen, sums.lines, 'tqua').map(([t = '', q = '', u = '', a = '']) => [
            t,
            q,
            t.endsWith('tim') ? 'tim' : 'st',
            u,
            a,
          ]),
        )}</table><div style="margin-top:6mm;border-top:0.3mm solid #999">${tally(
          [
            ...sumsAs(pen, sums, 'nv', 'Summa exkl. moms|Moms 25 %'),
            ...(rest === 0 ? [] : [['Öresavrundning', pen.plain(rest)] as const]),
            ['Summa att betala', pen.money(sums.total)],
          ],
          'margin-left:auto;width:84mm;font-size:105%',
        )}</div><p class="tiny">Vid försenad betalning debiteras dröjsmålsränta enligt räntelagen. Ange OCR-numret vid betalning.</p><div class="foot">${across(
          [
            ['Adress', lawful(firm), ...firm.address],
            ['Telefon', pen.digits('07#-### ## ##'), hostOf(firm.name, '.example')],
            ['Bankgiro', pen.digits('####-####')],
            ['Org.nr', own, 'Momsreg.nr', tax, 'Godkänd för F-skatt'],
          ],
          'border-top:0.3mm solid #999;padding-top:2mm',
        )}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),

  /** Broadband and telephones of a month: the reckoning left with services by number, a column of facts right, a giro's slip to tear off at the foot. */
  'bredband-giro': paper(
    { ...se, money: '# kr' },
    'YYYY-MM-DD|D month YYYY',
    'light plain',
    'Fibra Sverige;Box 3010;169 03 Solna;Fibra Sverige AB|Bergslagens Bredband;Köpmangatan 34;702 23 Örebro;Bergslagens Bredband ek. för.|TELEKVIST;Norra Hamngatan 18;411 06 Göteborg;Telekvist Operatör AB',
    'SE',
    (pen, firm, to) => {
      const [start, end] = monthOf(pen.date, 1)
      const raw = onTop([
        line(
          say(pen, 'Bredband 250/250|Bredband 1000/1000|Fiber Företag 500'),
          pen.pick([31_920, 39_900, 47_920]),
          25,
        ),
        ...Array.from({ length: pen.whole(0, 3) }, () =>
          line(`Mobil ${pen.digits('07#-### ## ##')}`, pen.pick([15_920, 19_900, 27_120]), 25),
        ),
        ...(pen.chance(0.4) ? [line('Samtal utanför avtal', pen.whole(120, 8900), 25)] : []),
        ...(pen.chance(0.4) ? [line('Fakturaavgift', pen.pick([3920, 4720]), 25)] : []),
      ])
      const rest = roundedTo(raw.total, 100) - raw.total
      const sums = plus(raw, rest)
      const number = pen.digits(say(pen, '26########|4#########|######-##'))
      const due = pen.after(pen.pick([20, 28, 30]))
      const ocr = pen.digits('#############')
      const { own, tax } = registered(pen, 'SE')
      return [
        `${beside(
          '1fr 58mm',
          `<b style="font-size:21pt;color:#be185d">${escaped(firm.name)}</b><div style="margin:10mm 0 8mm">${who(to)}</div><b>Specifikation</b><table class="t">${listing(
            pen,
            sums.lines,
            ({ t = '', a = '' }) => [
              /^(?:Bredband|Fiber|Mobil)/.test(t)
                ? noted(t, `${pen.day(start, 'YYYY-MM-DD')} - ${pen.day(end, 'YYYY-MM-DD')}`)
                : escaped(t),
              `<div class="r">${a}</div>`,
            ],
            'border-bottom:0.2mm solid #e5e7eb',
          )}</table>${facts(
            [
              ...sumsAs(pen, sums, 'nv', 'Belopp före moms|Moms 25 %'),
              ...(rest === 0 ? [] : [['Avrundning', pen.plain(rest)] as const]),
              ['Att betala', pen.money(sums.total)],
            ],
            'margin-left:auto;font-weight:bold',
          )}`,
          part(
            'background:#fdf2f8;padding:4mm',
            stacked([
              ['Fakturanummer', number],
              ['Fakturadatum', pen.day()],
              ['Kundnummer', pen.digits('#######')],
              ['Att betala', pen.money(sums.total)],
              ['Oss tillhanda', pen.day(due)],
              ['Ränta vid försening', 'Referensränta + 8 %'],
              ['Kundservice', pen.digits('0771-## ## ##')],
            ]),
            `<div class="tiny">Senaste inbetalning ${dayOff(pen, -9)} har bokförts.</div>`,
          ),
        )}${tornOff(`<div class="tiny sides"><span>${legal(firm)}, ${place(firm, ', ')}</span><span>Org.nr ${own}</span><span>Momsreg.nr ${tax}</span></div>${grid('boxy', 'llr', 'Till bankgiro|Referensnummer (OCR)|Belopp kr', [[pen.digits('####-####'), ocr, pen.plain(sums.total)]])}<pre style="font-size:9pt">${escaped(`#  ${ocr} #   ${(sums.total / 100).toFixed(2).replace('.', ' ')}   ${pen.digits('#')} >   ${pen.digits('########')}#41#`)}</pre>`)}`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),
}
