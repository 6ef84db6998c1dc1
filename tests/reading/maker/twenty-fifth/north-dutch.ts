/** Everyday papers of the Netherlands and of Flanders: a supermarket's till, a bill of a program in the web, a month of train journeys, a restaurant's certified receipt. */
import { escaped, line, negated, onTop, several, wares, within } from '../eighth/kit'
import { be, nl } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { facts, grid, paper, place, told, tr, type Papers } from '../fifteenth/kit'
import { each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { tally } from '../thirteenth/kit'
import { logo, say } from '../twelfth/kit'
import { letterOf, nines, pieces, print } from '../twentieth/west-kit'
import { monthOf, since } from '../twenty-second/north-kit'
import { headOf, hostOf, later, toSecond } from './north-kit'

const stations =
  'Zwolle|Amersfoort Centraal|Utrecht Centraal|Amsterdam Zuid|Den Haag HS|Breda|Eindhoven Centraal|Arnhem Centraal|Leiden Centraal'

export const nlPapers: Papers = {
  /** A supermarket: how many before the goods, what an offer takes off below them, a deposit, the terminal's ticket and the tax in a table. */
  'supermarkt-pin': slip(
    {
      shops:
        'Van Dalen Supermarkt;Dorpsstraat 88;3927 BD Renswoude;Van Dalen Levensmiddelen B.V.|DE GROTE KORF;Winkelcentrum Noord 12;1826 HB Alkmaar;De Grote Korf Supermarkten B.V.|VERSMARKT HOLTEN;Oranjestraat 5;7451 CA Holten;VOF Versmarkt Kamphuis|Kloosterman Eko;Haarlemmerdijk 140;1013 JJ Amsterdam|PRIJSPALEIS;Stadsplein 3;7521 BK Enschede;Prijspaleis Retail B.V.',
      notation: nl,
      days: 'DD-MM-YYYY|DD/MM/YYYY',
      since,
    },
    78,
    (pen, shop) => {
      const food = nines(
        pen,
        'HALFVOLLE MELK;1.1;1.6;9|VOLKOREN BROOD;1.9;2.8;9|JONG BELEGEN 48+;5.4;8.5;9|FILTERKOFFIE;5.9;8.5;9|PINDAKAAS;2.4;3.9;9|KIPFILET;5.2;7.9;9|ELSTAR APPELS;2.1;3.2;9|HAGELSLAG PUUR;1.9;3.1;9|APPELSAP 1,5L;1.6;2.5;9',
        { count: [2, 7], most: 3 },
      )
      const other = nines(
        pen,
        'VAATWASTABLETTEN;6.9;10.9;21|KEUKENROL 4ST;2.9;4.6;21|AFWASMIDDEL;1.1;2.2;21|DRAAGTAS;0.3;0.5;21|PENLITE AA 4ST;3.9;6.5;21',
        { count: [1, 2], most: 2 },
      )
      const first = food[0]
      const off = pen.chance(0.5) && first ? Math.round(first.amount * 0.25) : 0
      const bonus = off > 0 && first ? [line(`BONUS ${first.text}`, -off, 9)] : []
      const deposit = pen.chance(0.4) ? [several('STATIEGELD', pen.whole(1, 6), 15, 0)] : []
      const sums = within([...food, ...other, ...deposit, ...bonus])
      const taxed = sums.shares.filter(({ rate }) => rate > 0)
      const number = pen.digits(say(pen, '####|#####|######'))
      const clock = pen.clock()
      const till = pen.whole(1, 12)
      const widths = [7, 17, -7, -8]
      const rateWidths = [8, -14, -14]
      return [
        typed(
          78,
          40,
          print(
            `!^${shop.name}`,
            ...headOf(shop),
            `^${pen.digits('0##-#######')}`,
            '',
            set(['AANTAL', 'OMSCHRIJVING', 'PRIJS', 'BEDRAG'], widths),
            '=-',
            each([...food, ...other, ...deposit], (one) =>
              set(
                [
                  String(one.quantity),
                  one.text,
                  one.quantity > 1 ? pen.plain(one.unit) : '',
                  pen.plain(one.amount),
                ],
                widths,
              ),
            ),
            `··${pieces([...food, ...other])}··${bonus.length > 0 ? 'SUBTOTAAL ZONDER BONUS' : 'SUBTOTAAL'}|${pen.plain(sums.sum + off)}`,
            each(bonus, (one) => `${one.text}|${pen.plain(one.amount)}`),
            bonus.length > 0 && `UW VOORDEEL|${pen.plain(off)}`,
            '',
            `!TOTAAL|${pen.plain(sums.total)}`,
            '=-',
            'BETAALD MET:',
            `PINNEN|${pen.plain(sums.total)}`,
            '',
            `POI: ${pen.digits('5#######')}|KLANTTICKET`,
            `Terminal|${pen.digits('######')}`,
            `Merchant|${pen.digits('#####')}`,
            `Transactie|${pen.digits('0#######')}`,
            '',
            `${say(pen, 'MAESTRO|Debit Mastercard|VPAY')}|A0000000043060`,
            `Kaart|XXXXXXXXXXXXXXX${pen.digits('####')}`,
            'BETALING',
            `Datum|${pen.day()} ${clock}`,
            `Autorisatiecode|${pen.digits('######')}`,
            `Totaal|${pen.plain(sums.total)} EUR`,
            'Leesmethode|CONTACTLOOS',
            '',
            set(['BTW', 'OVER', 'EUR'], rateWidths),
            each(ratesAs(pen, taxed, 'rnv'), (cells) => set(cells, rateWidths)),
            set(
              [
                'TOTAAL',
                pen.plain(taxed.reduce((all, { net }) => all + net, 0)),
                pen.plain(sums.vat),
              ],
              rateWidths,
            ),
            '',
            set(['FIL', 'BON', 'KASSA', 'DATUM', 'TIJD'], [6, 9, 7, 11, -7]),
            set([pen.digits('####'), number, String(till), pen.day(), clock], [6, 9, 7, 11, -7]),
            '',
            `^${say(pen, 'Bedankt en tot ziens!|Ruilen binnen 14 dagen met kassabon|Ma t/m za 8.00 - 21.00 uur open')}`,
            '^Vertel ons over uw bezoek en win',
            '^een jaar gratis boodschappen',
          ),
        ),
        {
          sums: { ...sums, shares: taxed },
          documentNumber: number,
          hasRates: true,
        },
        tall,
      ]
    },
  ),

  /** A program in the web for one-man firms: logo left, title with the number, how many before the words, a sentence on how to pay; now and then a credit note. */
  'webfactuur-zzp': paper(
    { ...nl, money: '€ #' },
    'DD-MM-YYYY|D month YYYY',
    'light plain wide',
    'Studio Bries;Oude Haven 14;8861 HK Harlingen;Femke Bries|Timmerbedrijf Hoekstra;Leeuweriklaan 8;9205 CE Drachten;T. Hoekstra Timmerwerken|Koffie van Koos;Voorstraat 61;3512 AK Utrecht;Koffie van Koos B.V.|BYTEBOER;Stationsplein 45;3013 AK Rotterdam;Byteboer Software B.V.|Schoon & Fris;Edisonweg 3;4207 HE Gorinchem;Schoon & Fris Bedrijfsdiensten V.O.F.|Administratiekantoor De Wit;Markt 19;5701 RK Helmond',
    'NL',
    (pen, firm, to) => {
      const goods = firm.name.startsWith('Koffie')
        ? 'kg espressobonen Mokum;16;24;9|doos theezakjes assorti;9;15;9|onderhoud espressomachine;85;160;21|huur machine per maand;45;75;21'
        : firm.name.startsWith('Timmer')
          ? 'uur timmerwerk;48;62;21|materiaal volgens bon;60;480;21|voorrijkosten;25;45;21|kozijn op maat;340;620;21'
          : firm.name.startsWith('Schoon')
            ? 'schoonmaak kantoor per week;95;240;21|glasbewassing;60;140;21|sanitaire benodigdheden;18;55;21'
            : 'uur advies;75;110;21|ontwerp huisstijl;350;900;21|hosting per kwartaal;45;90;21|reiskosten;15;60;21|uur verwerken administratie;58;78;21'
      const isCredit = pen.chance(0.15)
      const bought = onTop(pen.buy(wares(goods), { count: [1, 4], most: 8, step: 25 }).lines)
      const sums = isCredit ? negated(bought) : bought
      const number = pen.digits(say(pen, '2026-00##|2026-0###|2026####'))
      const days = pen.pick([14, 30])
      const due = pen.after(days)
      const title = isCredit ? 'Creditfactuur' : 'Factuur'
      const account = iban(pen, 'NL')
      const colour = pen.pick(['#0f766e', '#c2410c', '#1d4ed8'])
      const rows = sums.lines.map((one) => [
        `${one.quantity} x`,
        one.text,
        pen.money(one.unit),
        pen.money(one.amount),
        pen.rate(one.rate),
      ])
      return [
        `<div class="sides">${logo(firm.name, 8.5, `font-weight:bold;color:${colour}`)}<div class="tiny">${[...firm.also, ...firm.address].map(escaped).join('<br>')}<br><br>info@${hostOf(firm.name)}<br>${pen.digits('06-########')}</div></div><div style="margin:16mm 0 12mm">${escaped(to.name)}<br>${say(pen, 'T.a.v. de administratie|T.a.v. crediteuren')}<br>${place(to)}</div><h1 style="font-size:19pt;color:${colour}">${title} ${number}</h1>${told(
          [
            [isCredit ? 'Creditdatum' : 'Factuurdatum', pen.day()],
            ...(isCredit ? [] : [['Vervaldatum', pen.day(due)] as const]),
            ...(isCredit ? [['Betreft factuur', pen.digits('2026-00##')] as const] : []),
            ['Klantnummer', pen.digits('1###')],
          ],
        )}${grid('ruled', 'llrrr', 'Aantal|Omschrijving|Prijs|Bedrag|Btw', rows)}${facts(
          [
            ['Subtotaal', pen.money(sums.net)],
            ...ratesAs(pen, sums.shares, 'rNV').map(
              ([rate = '', net = '', vat = '']) => [`${rate} btw over ${net}`, vat] as const,
            ),
          ],
          'margin-left:auto;width:84mm',
        )}${facts([['Totaal', pen.money(sums.total)]], `margin-left:auto;width:84mm;font-weight:bold;font-size:118%;border-top:0.4mm solid ${colour}`)}<p style="margin-top:14mm">${
          isCredit
            ? 'Het bovenstaande bedrag wordt verrekend met uw openstaande factuur of teruggestort op uw rekening.'
            : `We verzoeken u vriendelijk het bovenstaande bedrag van ${pen.money(sums.total)} voor ${pen.day(due)} te voldoen op onze bankrekening ${account} onder vermelding van het factuurnummer ${number}.`
        }</p><p>Voor vragen kunt u contact opnemen per e-mail.</p><div class="foot tiny sides" style="border-top:0.2mm solid #999;padding-top:2mm"><span>${escaped(lawful(firm))}</span><span>KvK ${pen.digits('########')}</span><span>Btw ${taxNumber(pen, 'NL')}</span><span>${account}</span></div>`,
        {
          sums,
          documentNumber: number,
          hasRates: true,
          ...(isCredit ? { kind: 'credit-note', due: null } : { due }),
        },
      ]
    },
    since,
  ),

  /** A month of train journeys on a firm's cards: what falls to each kind with and without tax on the first page, every journey on the second, collected from the account. */
  'treinreizen-maand': paper(
    { ...nl, money: '€ #' },
    'DD-MM-YYYY|D month YYYY',
    'plain wide',
    'Spoorzicht Reizigers B.V.;Postbus 2025;3500 HA Utrecht|RAILPAS ZAKELIJK;Laan van Puntenburg 100;3511 ER Utrecht;Railpas Mobiliteit B.V.|Mobiliteitskaart.nl;Piet Heinkade 55;1019 GM Amsterdam;Mobiliteitskaart Nederland B.V.|OV-Werkt;Stationsplein 9;5211 AP ’s-Hertogenbosch;OV-Werkt Services B.V.|Reisbalans;Westerkade 2;9718 AS Groningen;Reisbalans Coöperatie U.A.',
    'NL',
    (pen, firm, to) => {
      const [start, end] = monthOf(pen.date, -1)
      const holder = say(pen, 'S. Bakker|M. El Idrissi|J.W. de Boer|K. Vermeulen')
      const trips = Array.from({ length: pen.whole(3, 14) }, () => {
        const [from, till] = pen.pair(stations.split('|'))
        const clock = pen.clock()
        return {
          day: pen.whole(1, end.getUTCDate()),
          clock,
          over: later(clock, pen.whole(22, 95)),
          text: `${from} - ${till}`,
          amount: pen.whole(52, 268) * 10,
        }
      }).toSorted((a, b) => a.day - b.day || a.clock.localeCompare(b.clock))
      const rides = trips.reduce((all, { amount }) => all + amount, 0)
      const sums = within([
        line('Treinreizen 2e klas', rides, 9),
        ...(pen.chance(0.5) ? [several('OV-fiets', pen.whole(1, 4), 465, 21)] : []),
        ...(pen.chance(0.4) ? [line('Bus, tram en metro', pen.whole(180, 2400), 9)] : []),
        ...(pen.chance(0.4) ? [line('P+R parkeren', pen.whole(4, 24) * 100, 21)] : []),
        line('Abonnement Dal Voordeel Zakelijk', pen.pick([560, 590, 1250]), 9),
      ])
      const number = pen.digits(say(pen, '9#########|ZK26######|26-#######'))
      const due = pen.after(pen.pick([14, 21]))
      const colour = pen.pick(['#003082', '#b45309', '#065f46'])
      const month = pen.day(start, 'month YYYY')
      const head = (page: number) =>
        `<div class="sides" style="border-bottom:1mm solid ${colour};padding-bottom:2mm"><b style="font-size:17pt;color:${colour}">${escaped(firm.name)}</b><span class="tiny">Factuur ${number}<br>Pagina ${page} van 2</span></div>`
      const foot = `<div class="foot tiny grey">${escaped(lawful(firm))}, ${place(firm, ', ')} · KvK ${pen.digits('3#######')} · Btw-nummer ${taxNumber(pen, 'NL')} · IBAN ${iban(pen, 'NL')}</div>`
      return [
        [
          `${head(1)}<div style="margin:12mm 0 10mm">${escaped(to.name)}<br>${place(to)}</div><h1 style="font-size:16pt">Factuur zakelijk reizen ${month}</h1>${told(
            [
              ['Factuurnummer', number],
              ['Factuurdatum', pen.day()],
              ['Klantnummer', pen.digits('C#######')],
              ['Contractnummer', pen.digits('8#######')],
              ['Periode', `${pen.day(start)} t/m ${pen.day(end)}`],
            ],
          )}${grid('ruled', 'lrr', 'Omschrijving|Btw|Bedrag incl. btw €', linesAs(pen, sums.lines, 'tra'))}${tally(
            [
              ['Totaal exclusief btw', pen.money(sums.net)],
              ...ratesAs(pen, sums.shares, 'rnV').map(
                ([rate = '', net = '', vat = '']) => [`Btw ${rate} over ${net}`, vat] as const,
              ),
              ['Totaal inclusief btw', pen.money(sums.total)],
            ],
            'margin-left:auto',
          )}<p style="margin-top:10mm">Het totaalbedrag wordt omstreeks ${pen.day(due)} automatisch afgeschreven van rekening ${iban(pen, 'NL').replace(/\d{4} \d{2}$/, '**** **')}. Incassant-ID ${pen.digits('NL##ZZZ############')}.</p><p class="tiny">De reizen per kaart staan op de volgende pagina. Klopt er iets niet? Meld het binnen 30 dagen via Mijn Zakelijk.</p>${foot}`,
          `${head(2)}<h2 style="font-size:12pt;margin:8mm 0 1mm">Kaart ${pen.digits('3528 #### #### ####')} - ${holder}</h2><table class="t ruled">${tr('lllr', [['Datum', 'Tijd', 'Reis', 'Bedrag incl. btw']], 'th')}${tr(
            'lllr',
            trips.map((trip) => [
              pen.day(
                new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), trip.day)),
                'DD-MM',
              ),
              `${trip.clock} - ${trip.over}`,
              trip.text,
              pen.plain(trip.amount),
            ]),
          )}</table>${facts([['Totaal treinreizen', pen.money(rides)]], 'margin-left:auto')}${foot}`,
        ],
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 9pt; }',
      ]
    },
    since,
  ),
}

export const bePapers: Papers = {
  /** A restaurant's certified receipt: goods with the letter of their rate, the tax in a table, the facts of the sealed box as the law wants them. */
  'kasticket-witte-kassa': slip(
    {
      shops:
        'Brasserie Den Engel;Grote Markt 14;9300 Aalst;Den Engel BV|FRITUUR DE PUNTZAK;Lierseweg 230;2200 Herentals;Peeters-Wuyts VOF|Bistro Lindenhof;Kerkplein 3;3090 Overijse;Lindenhof Horeca BV|Taverne ’t Zeezicht;Zeedijk 118;8370 Blankenberge;Zeezicht NV|Eetcafé Kaffee & Co;Naamsestraat 55;3000 Leuven;Kaffeeco CommV|PASTA BASTA;Vlaanderenstraat 41;9000 Gent;Basta Food BV',
      notation: { ...be, money: '# EUR' },
      days: 'DD/MM/YYYY|DD-MM-YYYY',
      since,
    },
    80,
    (pen, shop) => {
      const sums = within(
        pen.buy(
          wares(
            'Dagschotel;16.5;21;12|Stoofvlees friet;18.9;24.5;12|Garnaalkroket 2st;17;22.5;12|Vol-au-vent;18.5;23.9;12|Spaghetti;13.5;17.5;12|Dame blanche;7.5;9.9;12|Cola 25cl;2.9;3.6;21|Pintje 25cl;2.8;3.4;21|Huiswijn glas;4.8;6.2;21|Plat water 50cl;4.5;5.8;21|Koffie;2.9;3.6;21',
          ),
          { count: [2, 7], most: 4, step: 10, isGross: true },
        ).lines,
      )
      const mark = (rate: number) => letterOf(rate, [21, 12], 'AB')
      const number = pen.digits(say(pen, '######|#####|00####'))
      const clock = toSecond(pen, pen.clock())
      const widths = [3, 20, -8, -9]
      const rateWidths = [9, -11, -10, -11]
      return [
        typed(
          80,
          42,
          print(
            `!^${shop.name}`,
            ...headOf(shop),
            `^Tel. ${pen.digits('0## ## ## ##')}`,
            `^BTW ${taxNumber(pen, 'BE')}`,
            '',
            '!^BTW-KASTICKET',
            '',
            `Ticket nr. ${number}|Tafel ${pen.whole(1, 45)}`,
            `${pen.day()} ${clock}|Bediende ${say(pen, 'Ilse|Kevin|2|Sofie')}`,
            '=-',
            each(
              sums.lines,
              (one) =>
                `${set([String(one.quantity), one.text, pen.plain(one.unit), pen.plain(one.amount)], widths)} ${mark(one.rate)}`,
            ),
            '=-',
            `!TOTAAL|${pen.money(sums.total)}`,
            `${say(pen, 'Bancontact|Visa|Cash|Payconiq')}|${pen.plain(sums.total)}`,
            '',
            set(['BTW', 'Netto', 'BTW', 'Bruto'], rateWidths),
            each(ratesAs(pen, sums.shares, 'rnvg'), ([rate = '', ...cells], index) =>
              set([`${mark(sums.shares[index]?.rate ?? 0)} ${rate}`, ...cells], rateWidths),
            ),
            set(
              ['Totaal', ...[sums.net, sums.vat, sums.total].map((sum) => pen.plain(sum))],
              rateWidths,
            ),
            '=-',
            'Controlegegevens:',
            `${pen.day()}|${clock}`,
            `Ticketteller: ${pen.digits('#####')}/${pen.digits('######')} NS`,
            `Kassa: ${pen.digits('BXXX########')}`,
            `VSC: ${pen.digits('02######')}|FDM: ${pen.digits('BBMC0#0####')}`,
            `Hash: ${pen.random.text(34, 'abcdef0123456789')}`,
            '',
            `^${say(pen, 'Bedankt en tot de volgende keer!|Smakelijk en tot ziens|Dank u voor uw bezoek')}`,
            `^Alle dagen open behalve ${say(pen, 'maandag|dinsdag|woensdag')}`,
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}
