/** Everyday papers of the Netherlands: a filling station, a lunchroom, a widespread program's bill, a craftsman's letter, business internet, a web shop's plug-in. */
import { escaped, line, onTop, pairs, several, wares, within } from '../eighth/kit'
import { nl } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, tr, who, type Papers } from '../fifteenth/kit'
import { each, row, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { beside, part, ribbon } from '../nineteenth/kit'
import { dayOff, measured } from '../nineteenth/west-kit'
import { lawful } from '../seventeenth/kit'
import { decimal, tally } from '../thirteenth/kit'
import { inLine, say } from '../twelfth/kit'
import { nines, print } from '../twentieth/west-kit'
import { hostOf, listing, monthOf, noted, plus, since } from './north-kit'

export const nlPapers: Papers = {
  /** A filling station by the motorway: the pump's line with litres below it, something from the shop at the low rate, the bank's slip first. */
  tankstation: slip(
    {
      shops:
        'TANKO De Lucht West;Rijksweg A2;5314 LR Bruchem;Tanko Retail B.V.|Brandstof Veluwe;Apeldoornseweg 61;8172 EH Vaassen;Brandstof Veluwe B.V.|OK-punt Tankstation Mulder;Hoofdweg 200;9341 BN Veenhuizen;Garage Mulder V.O.F.|FIRENZO;Stadionweg 90;3077 AS Rotterdam;Firenzo Nederland B.V.',
      notation: nl,
      days: 'DD-MM-YYYY|DD/MM/YY',
      since,
    },
    72,
    (pen, shop) => {
      const [fuel, least, most] = pen.pick([
        ['Euro 95 (E10)', 1749, 2099],
        ['Diesel (B7)', 1599, 1899],
        ['Superplus 98', 1899, 2229],
      ] as const)
      const litres = pen.whole(1500, 6200)
      const price = Math.floor(pen.whole(least, most) / 10) * 10 + 9
      const filled = measured(fuel, litres, price, 21)
      const sums = within([
        filled,
        ...(pen.chance(0.45)
          ? [
              several(
                say(pen, 'Koffie groot|Broodje kroket|Saucijzenbroodje|Spa rood 0,5L'),
                pen.whole(1, 2),
                pen.pick([295, 350, 425]),
                9,
              ),
            ]
          : []),
        ...(pen.chance(0.25) ? [line('Ruitenvloeistof 2L', pen.pick([695, 849]), 21)] : []),
      ])
      const number = pen.digits(say(pen, '######|#####|##-######'))
      return [
        typed(
          72,
          36,
          print(
            `^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^BTW-nr ${taxNumber(pen, 'NL')}`,
            '',
            `POI: ${pen.digits('########')}`,
            `${say(pen, 'VISA DEBIT|MAESTRO|V PAY|TANKPAS')}|${pen.digits('***********####')}`,
            `Datum ${pen.day()}|${pen.clock()}`,
            'Contactloos|AKKOORD',
            `Totaal|${pen.plain(sums.total)} EUR`,
            '=-',
            `Bonnummer ${number}|Kassa ${pen.whole(1, 3)}`,
            `POMP ${pen.whole(1, 12)}`,
            `${fuel}|${pen.plain(filled.amount)}`,
            `··${decimal(pen, litres / 100, 2)} L x ${decimal(pen, price / 1000, 3)} €/L`,
            ...sums.lines
              .slice(1)
              .map(
                (one) =>
                  `${one.quantity > 1 ? `${one.quantity}x ` : ''}${one.text}|${pen.plain(one.amount)}`,
              ),
            '=-',
            `!TOTAAL EUR|${pen.plain(sums.total)}`,
            '',
            set(['BTW', 'Excl.', 'BTW', 'Incl.'], [7, -9, -9, -10]),
            each(ratesAs(pen, sums.shares, 'rnvg'), (cells) => set(cells, [7, -9, -9, -10])),
            '',
            '^Bedankt en goede reis',
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A lunchroom: a table's orders with how many, food and soft drinks low and wine high, a tip at the pin machine that counts to what was paid. */
  lunchroom: slip(
    {
      shops:
        'Lunchroom Zus & Zo;Voorstraat 28;3311 ER Dordrecht;Zus en Zo Horeca V.O.F.|EETCAFÉ DE GOUDEN LEEUW;Markt 17;7001 BJ Doetinchem;De Gouden Leeuw B.V.|Bistro Bosrand;Utrechtseweg 55;3702 AA Zeist|Grand Café Central;Stationsplein 10;8011 CW Zwolle;Central Horeca Exploitatie B.V.',
      notation: { ...nl, money: '€ #' },
      days: 'DD-MM-YYYY|D-M-YYYY',
      since,
    },
    76,
    (pen, shop) => {
      const table = within([
        ...pen.buy(
          wares(
            '12-uurtje;13.5;16.5;9|Broodje gezond;8.5;11.5;9|Uitsmijter ham kaas;10.5;13.5;9|Tomatensoep;6.5;8.5;9|Saté van kip;17.5;22.5;9|Appelgebak;4.5;6.5;9',
          ),
          { count: [1, 4], most: 3, step: 25, isGross: true },
        ).lines,
        ...pen.buy(
          wares('Cappuccino;3.2;4.2;9|Verse jus;4.2;5.5;9|Cola;2.9;3.6;9|Thee;2.8;3.5;9'),
          {
            count: [1, 3],
            most: 4,
            step: 10,
            isGross: true,
          },
        ).lines,
        ...(pen.chance(0.4) ? [several('Glas huiswijn wit', pen.whole(1, 3), 525, 21)] : []),
      ])
      const tip = pen.chance(0.4) ? 500 - (table.total % 500) : 0
      const sums = plus(table, tip)
      const number = pen.digits(say(pen, '#####|26-####|######'))
      return [
        `<div class="mid"><div style="font:bold 14pt 'DejaVu Serif',serif">${escaped(shop.name)}</div>${[...shop.address, ...shop.also].map(escaped).join('<br>')}<br>KvK ${pen.digits('########')} BTW ${taxNumber(pen, 'NL')}</div><hr>${pairs(
          [
            [`Tafel ${pen.whole(1, 40)}`, `Bon ${number}`],
            [`${pen.day()} ${pen.clock()}`, say(pen, 'Sem|Julia|Daan')],
          ],
        )}<hr><table style="width:100%">${table.lines.map((one) => row(`${one.quantity} ${one.text}`, pen.plain(one.amount))).join('')}</table><hr><div class="pair" style="font-size:12pt"><b>Totaal</b><b>${pen.money(table.total)}</b></div>${
          tip > 0
            ? pairs([
                ['Fooi', pen.money(tip)],
                ['Voldaan PIN', pen.money(sums.total)],
              ])
            : pairs([['PIN', pen.money(sums.total)]])
        }<table style="width:100%;margin-top:2mm;font-size:7pt">${row('Btw', 'Grondslag', 'Btw-bedrag')}${ratesAs(
          pen,
          table.shares,
          'rnv',
        )
          .map((cells) => row(...cells))
          .join('')}</table><div class="mid" style="margin-top:3mm">Tot ziens!</div>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),

  /** A widespread accounting program's: logo left and a column of the firm's facts right, a bold word, labels with colons in two columns, sums above a line of terms. */
  'boekhoudpakket-online': paper(
    { ...nl, money: 'EUR #' },
    'DD-MM-YYYY|DD/MM/YYYY',
    'plain narrow',
    'Wijnands Techniek B.V.;De Run 4250;5503 LL Veldhoven|Schoonmaakbedrijf Frisia;Galvaniweg 9;8912 AM Leeuwarden;Frisia Facilitair B.V.|PACKLINE VERPAKKINGEN;Harselaarseweg 40;3771 MB Barneveld;Packline Nederland B.V.|Accountantskantoor Roest & Bos;Emmastraat 16;1814 DN Alkmaar;Roest & Bos Accountants',
    'NL',
    (pen, firm, to) => {
      const sums = onTop(
        pen.buy(
          wares(
            firm.name.startsWith('PACK')
              ? 'Kartonnen doos 305x220x150;0.4;0.9;21|Stretchfolie 23 mu, rol;5.5;9.5;21|PP-tape bruin 66 m;1.1;2.2;21|Palletrandbeschermer;0.7;1.4;21'
              : firm.name.startsWith('Acc')
                ? 'Administratie per maand;180;420;21|Btw-aangifte kwartaal;75;140;21|Loonstrook per medewerker;9;16;21|Jaarrekening, voorschot;350;900;21'
                : firm.name.startsWith('Sch')
                  ? 'Schoonmaak kantoor, periode;320;980;21|Glasbewassing buitenzijde;85;240;21|Sanitaire artikelen;30;120;21'
                  : 'Monteur, uren;62;82;21|Voorrijkosten;45;70;21|Lager SKF 6205;8;19;21|Preventief onderhoud;180;520;21',
          ),
          { count: [1, 4], most: 24 },
        ).lines,
      )
      const number = pen.digits(say(pen, '26700###|2026####|VF26-####'))
      const days = pen.pick([14, 30])
      const due = pen.after(days)
      const order = pen.chance(0.6) ? pen.digits(say(pen, 'PO#####|26-###')) : undefined
      return [
        `<div class="sides"><div style="font-size:18pt;font-weight:bold;color:#b91c1c;padding-top:3mm">${escaped(firm.name)}</div><div class="tiny" style="width:56mm"><b>${legal(firm)}</b><br>${place(firm)}<br>Nederland<br>T: ${pen.digits('0## ### ## ##')}<br>E: administratie@${hostOf(firm.name)}<br>KvK: ${pen.digits('########')}<br>BTW: ${taxNumber(pen, 'NL')}<br>IBAN: ${iban(pen, 'NL')}</div></div><p style="margin:8mm 0 10mm">${who(to)}</p><p style="font-size:14pt"><b>Factuur</b></p>${beside(
          '1fr 1fr',
          told([
            ['Factuurnummer :', number],
            ['Debiteur :', pen.digits('1####')],
            ['Uw referentie :', order ?? '-'],
          ]),
          told([
            ['Factuurdatum :', pen.day()],
            ['Vervaldatum :', pen.day(due)],
            ['Betalingsconditie :', `${days} dagen`],
          ]),
        )}${grid(
          '',
          'lrrrr',
          'Omschrijving|Aantal|Prijs|Btw|Bedrag',
          linesAs(pen, sums.lines, 'tqura'),
        )}<div class="at" style="left:18mm;right:18mm;bottom:30mm;border-top:0.3mm solid #333;padding-top:2mm">${beside('1fr 74mm', grid('tiny', 'rrr', 'Btw %|Grondslag|Btw-bedrag', ratesAs(pen, sums.shares, 'rnv')), facts(sumsAs(pen, sums, 'nvT', 'Totaal exclusief btw|Btw|Totaal'), 'width:100%;font-weight:bold'))}</div><div class="foot tiny">Gelieve het bedrag vóór ${pen.day(due)} over te maken onder vermelding van ${number}. Op al onze leveringen zijn onze algemene voorwaarden van toepassing.</div>`,
        {
          sums,
          documentNumber: number,
          due,
          hasRates: true,
          ...(order === undefined ? {} : { customerReference: order }),
        },
      ]
    },
    since,
  ),

  /** A craftsman's letter from a word processor: place and day, hours and material as a list of sentences, small firms without the tax at times. */
  'zzp-brief': paper(
    { ...nl, money: '€ #' },
    'D month YYYY|DD-MM-YYYY',
    'book plain wide',
    'Klusbedrijf Jansen;Molenstraat 5;5421 KG Gemert;H. Jansen|Timmerwerk Bas Kuiper;Zuiderdiep 14;9571 BC 2e Exloërmond|Marieke Vos, vertalingen;Oude Gracht 200;3511 NR Utrecht|STUC & ZO;Kanaaldijk 77;5735 SL Aarle-Rixtel;R. van den Elzen',
    'NL',
    (pen, firm, to) => {
      const isSmall = pen.chance(0.3)
      const rate = isSmall ? 0 : 21
      const isText = firm.name.startsWith('Mar')
      const sums = onTop([
        isText
          ? several(
              say(pen, 'Vertaling NL-EN, woorden|Vertaling NL-DE, woorden'),
              pen.whole(800, 5200),
              pen.pick([12, 14, 15]),
              rate,
            )
          : several('Arbeid, uren', pen.whole(3, 38), pen.whole(42, 58) * 100, rate),
        ...(pen.chance(0.7)
          ? [
              line(
                isText
                  ? 'Nakijken drukproef'
                  : say(
                      pen,
                      'Materiaal volgens bonnen|Hout en bevestigingsmiddelen|Stucmortel en folie',
                    ),
                pen.whole(3500, 48_000),
                rate,
              ),
            ]
          : []),
        ...(pen.chance(0.5)
          ? [line(isText ? 'Spoedtoeslag' : 'Reiskosten', pen.whole(25, 95) * 100, rate)]
          : []),
      ])
      const number = pen.digits(say(pen, '2026-##|26##|##'))
      const due = pen.after(pen.pick([14, 21, 30]))
      return [
        `<div style="font-size:17pt">${escaped(firm.name)}</div><div>${firm.also.map((name) => `${escaped(name)}<br>`).join('')}${place(firm)}<br>Mobiel ${pen.digits('06-########')}</div><div style="margin:14mm 0">${who(to)}</div><p>${escaped(firm.address[1]?.replace(/^\d{4} [A-Z]{2} /, '') ?? '')}, ${pen.day()}</p><p><b>FACTUUR ${number}</b></p><p>Betreft: ${isText ? say(pen, 'vertaling website|handleiding') : say(pen, 'werkzaamheden zolder|plaatsen binnendeuren|stucwerk woonkamer')}</p><p>Voor de uitgevoerde werkzaamheden breng ik u in rekening:</p><table style="width:100%;margin:6mm 0">${linesAs(
          pen,
          sums.lines,
          'tqUA',
        )
          .map(
            ([t = '', q = '', u = '', a = '']) =>
              `<tr><td>${escaped(t)}</td><td>${q === '1' ? '' : `${q} x ${u}`}</td><td class="r">${a}</td></tr>`,
          )
          .join('')}<tr><td colspan="3"><hr></td></tr>${
          isSmall
            ? ''
            : tr('llr', [
                ['Subtotaal', '', pen.money(sums.net)],
                ['BTW 21%', '', pen.money(sums.vat)],
              ])
        }<tr style="font-weight:bold"><td>Totaal te betalen</td><td></td><td class="r">${pen.money(sums.total)}</td></tr></table>${isSmall ? '<p>Factuur vrijgesteld van OB op grond van de kleineondernemersregeling (KOR).</p>' : ''}<p>Ik verzoek u het bedrag uiterlijk ${pen.day(due)} over te maken op rekening ${iban(pen, 'NL')} t.n.v. ${escaped(lawful(firm))}.</p><p style="margin-top:10mm">Met vriendelijke groet,</p><p style="margin-top:12mm">${escaped(lawful(firm))}</p><div class="foot tiny">KvK ${pen.digits('########')}${isSmall ? '' : ` – Btw-id ${taxNumber(pen, 'NL')}`}</div>`,
        { sums, documentNumber: number, due },
        'hr { border: 0; border-top: 0.2mm solid #333; margin: 0; }',
      ]
    },
    since,
  ),

  /** Business internet and telephones of a month: a summary with three figures side by side, charges ahead and behind, collected on a day. */
  'internet-zakelijk': paper(
    { ...nl, money: '€ #' },
    'D month YYYY|DD-MM-YYYY',
    'light plain',
    'Koper Telecom;Wilhelminakade 123;3072 AP Rotterdam;Koper Telecom Nederland B.V.|glasvezel noord;Laan Corpus den Hoorn 300;9728 JT Groningen;Glasvezel Noord Zakelijk B.V.|Belfabriek Connect;Atoomweg 100;3542 AB Utrecht;Belfabriek Connect B.V.',
    'NL',
    (pen, firm, to) => {
      const [start, end] = monthOf(pen.date)
      const span = `${pen.day(start, 'D mon')} t/m ${pen.day(end, 'D mon')}`
      const sums = onTop([
        line(
          say(pen, 'Zakelijk Internet 500 Mbit/s|Glasvezel Pro 1 Gbit/s|Internet & Bellen'),
          pen.pick([4200, 5250, 6750]),
          21,
        ),
        ...Array.from({ length: pen.whole(0, 3) }, () =>
          line(`Mobiel ${pen.digits('06 ########')}`, pen.pick([1450, 1850, 2300]), 21),
        ),
        ...(pen.chance(0.5) ? [line('Vast IP-adres', 500, 21)] : []),
        ...(pen.chance(0.5) ? [line('Gesprekskosten buiten bundel', pen.whole(18, 1750), 21)] : []),
        ...(pen.chance(0.3) ? [line('Korting combinatie', -500, 21)] : []),
      ])
      const number = pen.digits(say(pen, '26##########|9########|F#######'))
      const due = pen.after(pen.pick([10, 14]))
      return [
        `<div class="sides"><div style="padding-top:14mm">${who(to)}</div><div style="font-size:22pt;font-weight:bold;color:#15803d">${escaped(firm.name)}</div></div>${inLine(
          [
            ['Klantnummer', pen.digits('#########')],
            ['Factuurnummer', number],
            ['Factuurdatum', pen.day()],
          ],
          '   |   ',
        )}<h1 style="font-weight:normal;font-size:20pt;color:#15803d">Uw factuur van ${pen.day(start, 'month YYYY')}</h1>${ribbon(
          [
            ['Kosten excl. btw', pen.money(sums.net)],
            ['Btw (21%)', pen.money(sums.vat)],
            ['Totaal te betalen', pen.money(sums.total)],
          ],
          'font-size:13pt;background:#f0fdf4;border-radius:3mm;padding:4mm 6mm',
        )}<table class="t">${tr('lrr', [['Specificatie', 'Btw', 'Bedrag excl. btw']], 'th')}${listing(
          pen,
          sums.lines,
          ({ t = '', A = '', r = '' }, one) => [
            one.amount < 0 || t.startsWith('Gespr') ? escaped(t) : noted(t, span),
            `<div class="r">${r}</div>`,
            `<div class="r">${A}</div>`,
          ],
          'border-bottom:0.2mm dotted #888',
        )}</table>${part('margin-top:8mm', `Het totaalbedrag schrijven we op ${pen.day(due)} af van rekening ${pen.digits('NL## **** **** **## ##')}. U hoeft niets te doen. Machtigingskenmerk ${pen.digits('M##########')}.`)}<p class="tiny">Vragen over uw factuur? Kijk op Mijn Zakelijk of bel ${pen.digits('0800 ####')}.</p><div class="foot tiny grey">${legal(firm)}, ${place(firm, ', ')}, KvK ${pen.digits('########')}, btw ${taxNumber(pen, 'NL')}, IBAN ${iban(pen, 'NL')}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),

  /** As a shop's plug-in prints it: the shop at the right, the word in capitals, bill and delivery left with order's facts right, sums with the tax told in brackets, paid online. */
  'webshop-plugin': paper(
    { ...nl, money: '€#' },
    'month D, YYYY|D month YYYY|DD-MM-YYYY',
    'plain wide',
    'Theehuis Oolong;Haarlemmerdijk 140;1013 JJ Amsterdam;Oolong Import|fietsonderdelen-online.nl;Energieweg 21;2404 HE Alphen aan den Rijn;FOO Webshops B.V.|Stofjes & Garen;Dorpsstraat 9;7468 CE Enter;Stofjes en Garen|DE KOFFIEBRANDER;Keizerstraat 30;7411 HG Deventer;De Koffiebrander V.O.F.',
    'NL',
    (pen, firm, to) => {
      const goods = nines(
        pen,
        firm.name.startsWith('fiets')
          ? 'Buitenband 28x1,75;14;29;21|Remblokken set;6;14;21|Ketting 8-speed;12;24;21|Voorlicht 50 lux;24;49;21'
          : firm.name.startsWith('Stof')
            ? 'Katoen effen, per meter;7;14;21|Naaigaren 500 m;2;5;21|Rits 20 cm;1;3;21|Knopen 10 st.;2;4;21'
            : firm.name.startsWith('DE')
              ? 'Espressobonen 1 kg;18;27;9|Filterkoffie Ethiopië 250 g;7;11;9|Koffiemolen handmatig;29;59;21|Filters 100 st.;3;5;21'
              : 'Sencha groen 250 g;12;19;9|Earl Grey 100 g;5;8;9|Theepot gietijzer;34;59;21|Theefilter L;3;5;21',
        { count: [1, 4], most: 4 },
      )
      const sums = within([
        ...goods,
        ...(pen.chance(0.6)
          ? [line('Verzending', pen.pick([395, 495, 550]), goods[0]?.rate ?? 21)]
          : []),
      ])
      const [number, order] = [pen.digits(say(pen, '2026####|WC-#####|####')), pen.digits('1####')]
      const taxes = ratesAs(pen, sums.shares, 'Vr').map(
        ([vat = '', rate = '']) => `${vat} ${rate} btw`,
      )
      return [
        `<div class="sides"><div style="font-size:20pt">${escaped(firm.name)}</div><div><b>${legal(firm)}</b><br>${place(firm)}<br>Btw: ${taxNumber(pen, 'NL')}<br>KvK: ${pen.digits('########')}</div></div><h1 style="font-size:17pt;margin:12mm 0 6mm">FACTUUR</h1><div class="cols"><div>${who(to)}<br>inkoop@${hostOf(to.name)}</div><div><b>Verzenden naar:</b><br>${who(to)}</div><div>${told(
          [
            ['Factuurnummer:', number],
            ['Factuurdatum:', pen.day()],
            ['Bestelnummer:', order],
            ['Besteldatum:', dayOff(pen, -pen.whole(0, 2))],
            ['Betaalmethode:', say(pen, 'iDEAL|PayPal|Creditcard')],
          ],
        )}</div></div><table class="t" style="margin-top:10mm"><tr style="background:#000;color:#fff"><th>Product</th><th>Aantal</th><th class="r">Prijs</th></tr>${listing(
          pen,
          goods,
          ({ t = '', q = '', A = '' }) => [
            noted(t, `SKU: ${pen.digits('@@-####')}`),
            q,
            `<div class="r">${A}</div>`,
          ],
          'border-bottom:0.2mm solid #ccc',
        )}</table>${tally(
          [
            ['Subtotaal', pen.money(goods.reduce((all, { amount }) => all + amount, 0))],
            ...sums.lines
              .slice(goods.length)
              .map((one) => [one.text, `${pen.money(one.amount)} via PostNL`] as const),
            ['Totaal', `${pen.money(sums.total)} (inclusief ${taxes.join(', ')})`],
          ],
          'margin-left:auto',
        )}<div class="foot tiny mid" style="border-top:0.2mm solid #ccc;padding-top:2mm">Deze bestelling is betaald op ${pen.day()}. Bedankt voor je aankoop bij ${escaped(firm.name)}!</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
    since,
  ),
}
