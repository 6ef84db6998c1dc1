/** Receipts of tills on the continent. */
import type { Random } from '../../../support/random'
import type { Sheet } from '../print'
import {
  escaped,
  firms,
  line,
  middle,
  pairs,
  Pen,
  penFor,
  pictured,
  roll,
  table,
  truthOf,
  wares,
  within,
} from './kit'
import { de, es, fr, it, nl, pl, se } from './notations'
import { linesAs, ratesAs, sumsAs } from './rows'

const look = (pen: Pen) =>
  `#sheet { font: ${pen.pick([8, 8.5, 9])}pt '${pen.pick(['Liberation Mono', 'DejaVu Sans Mono', 'Noto Mono', 'DejaVu Sans Condensed', 'Liberation Sans'])}'; } .big { font-size: ${pen.pick([125, 150])}%; font-weight: bold; } table { width: 100%; } td:not(:first-child), th:not(:first-child) { text-align: right; } th { font-weight: normal; }`

const taverns = firms(
  'Gasthaus Zum Löwen;Marktplatz 3;89073 Ulm;Inh. Petra Seidl|Ristorante Bella Vista;Hauptstr. 90;69117 Heidelberg;Bella Vista Gastronomie GmbH|Café Extrablau;Lange Straße 44;30159 Hannover|Sushi-Bar 8;Königstr. 8;70173 Stuttgart',
)
const fare = wares(
  'Schweinebraten;13.9;17.9;19|Pizza Funghi;9.5;12.5;19|Apfelschorle 0,4;3.9;4.9;19|Pils 0,5;4.2;5.4;19|Kaffee Crema;2.9;3.7;19|Salatteller groß;9.8;13.8;19|Maki Set;12.5;18.5;19|Wasser 0,25;2.6;3.4;19',
)

/** A German bill of a meal with the lines for entertaining guests, and what the safety device signs. */
export function tavern(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|DD.MM.YY')
  const house = pen.pick(taverns)
  const meal = pen.buy(fare, { count: [2, 6], most: 4, isGross: true, step: 10 })
  const tip = pen.chance(0.3) ? Math.ceil((meal.total * 1.08) / 100) * 100 - meal.total : 0
  const sums = { ...meal, total: meal.total + tip }
  const number = pen.digits('####')
  const isLong = pen.chance(0.4)
  return roll(
    80,
    look(pen),
    `<div class="mid big">${escaped(house.name)}</div>${middle([...house.also, ...house.address, `Tel. ${pen.digits('0### #####')}`, `St.-Nr. ${pen.digits('##/###/#####')}`])}<br>${pairs(
      [
        [`Rechnung Nr. ${number}`, `Tisch ${pen.whole(1, 30)}`],
        [`${pen.day()} ${pen.clock()}`, 'Bedienung: Nina'],
      ],
    )}<hr>${pairs(
      meal.lines.map((line) => [`${line.quantity} x ${line.text}`, pen.plain(line.amount)]),
    )}<hr><div class="big">${pairs([[tip > 0 ? 'Summe' : 'Gesamt EUR', pen.plain(meal.total)]])}</div>${pairs(
      tip > 0
        ? [
            ['Trinkgeld', pen.plain(tip)],
            ['Zahlbetrag EUR', pen.plain(sums.total)],
          ]
        : [],
    )}${table('', ratesAs(pen, meal.shares, 'rnvg'), [
      'MwSt',
      'Netto',
      'Steuer',
      'Brutto',
    ])}${pairs([[pen.pick(['EC-Karte', 'Bar', 'girocard']), pen.plain(sums.total)]])}${isLong ? `<hr>${pairs([['Angaben zum Nachweis der Höhe und der betrieblichen'], ['Veranlassung von Bewirtungsaufwendungen'], ['Bewirtete Personen: ____________'], ['Anlass: ____________'], ['Ort, Datum, Unterschrift: ____________']])}` : ''}<hr><div class="small">${escaped(`TSE-Signatur: ${pen.digits('@#@@##@@#@##@@#@@#@#')} Trans-Nr: ${pen.digits('######')} Seriennr: ${pen.digits('@#@#@#@#@#')} Start ${pen.day(pen.date, 'YYYY-MM-DD')}T${pen.clock()}:00`)}</div>${middle(['Vielen Dank für Ihren Besuch!'])}`,
    truthOf(pen, {
      supplier: house,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasRates: true,
    }),
  )
}

const stations = firms(
  'NORDOEL Station;Bremer Str. 210;21073 Hamburg;Pächter Cem Arslan/Cem Arslan|Freie Tankstelle Huber;Rosenheimer Str. 3;83059 Kolbermoor|Tank & Rast Fuchsberg;A6 Raststätte;92526 Oberviechtach;Fuchsberg Betriebs GmbH',
)

/** A German filling station, on behalf of a mineral oil company at times. */
export function tankstelle(random: Random): Sheet {
  const pen = new Pen(random, de)
  const station = pen.pick(stations)
  const [litres, price] = [pen.whole(1500, 7200), pen.whole(1569, 1989)]
  const fuel = Math.round((litres * price) / 1000)
  const name = pen.pick(['Super E10', 'Diesel', 'Super 95'])
  const sums = within([
    line(name, fuel, 19),
    ...(pen.chance(0.3) ? [line('Scheibenreiniger 5l', 599, 19)] : []),
  ])
  const number = pen.digits('####/###/#####')
  return roll(
    72,
    look(pen),
    `<div class="mid big">${escaped(station.name)}</div>${middle([...(station.also[0] ? [station.also[0]] : []), ...station.address, `USt-ID ${pen.digits('DE#########')}`])}<br>${pairs([[`Beleg-Nr. ${number}`], [`${pen.day()}  ${pen.clock()}`, `Kasse ${pen.whole(1, 4)}`]])}<hr>${pairs([[`* Zapfsäule ${pen.whole(1, 12)}`], [name, `${pen.plain(fuel)} EUR A`], [`  ${pen.plain(litres)} l x ${(price / 1000).toFixed(3).replace('.', ',')} EUR/l`], ...sums.lines.slice(1).map((each): [string, string] => [each.text, `${pen.plain(each.amount)} EUR A`])])}<hr><div class="big">${pairs([['Gesamtbetrag', `${pen.plain(sums.total)} EUR`]])}</div>${table(
      '',
      sums.shares.map(({ rate, net, vat }) => [
        `A ${pen.plain(rate * 100)}%`,
        pen.plain(net),
        pen.plain(vat),
        pen.plain(net + vat),
      ]),
      ['Typ', 'Netto', 'MwSt', 'Brutto'],
    )}${pairs([['Kartenzahlung girocard', `${pen.plain(sums.total)} EUR`]])}${middle(['', '* K-U-N-D-E-N-B-E-L-E-G *', `Terminal-ID ${pen.digits('########')}`, `TA-Nr. ${pen.digits('######')}`, 'Gute Fahrt!'])}`,
    truthOf(pen, {
      supplier: station,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasRates: true,
    }),
  )
}

const garages = firms(
  'Parkhaus Altstadt;Mühlgasse 1;90403 Nürnberg;Stadtparken GmbH|Flughafen Parken P2;Airportring 5;70629 Stuttgart|PARKWELL;Opernplatz 3;60313 Frankfurt;Parkwell Deutschland AG',
)

/** A German car park's receipt: in, out, the fee with tax. */
export function parkhaus(random: Random): Sheet {
  const pen = new Pen(random, de)
  const garage = pen.pick(garages)
  const fee = pen.pick([250, 400, 650, 1100, 1850, 2900])
  const sums = within([{ text: 'Parkgebühr', quantity: 1, unit: fee, amount: fee, rate: 19 }])
  const number = pen.digits('######')
  return roll(
    64,
    look(pen),
    `<div class="mid big">${escaped(garage.name)}</div>${middle([...garage.also, ...garage.address, `Steuer-Nr. ${pen.digits('##/###/#####')}`])}<hr><div class="mid"><b>${pen.pick(['QUITTUNG', 'Zahlungsbeleg', 'Beleg'])}</b></div>${pairs(
      [
        ['Beleg-Nr.', number],
        ['Automat', pen.digits('0#')],
        ['Einfahrt', `${pen.day()} 09:${pen.whole(10, 59)}`],
        ['Bezahlt', `${pen.day()} 1${pen.whole(1, 9)}:${pen.whole(10, 59)}`],
      ],
    )}<hr><div class="big">${pairs([['Betrag', pen.money(sums.total)]])}</div>${pairs([
      ['enth. MwSt. 19,00%', pen.money(sums.vat)],
      ['Netto', pen.money(sums.net)],
      ['Zahlart', pen.pick(['Bar', 'Kreditkarte'])],
    ])}`,
    truthOf(pen, {
      supplier: garage,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasLines: false,
      hasRates: true,
    }),
  )
}

const bistros = firms(
  'Brasserie du Marché;8 place des Halles;67000 Strasbourg;SARL Halles Restauration|Chez Mémé Paulette;31 rue de la Soif;35000 Rennes|Le 16 bis;16 bis quai Vauban;25000 Besançon|Boulangerie Poulain;5 rue Thiers;76600 Le Havre',
)
const plates = wares(
  'Formule midi;14.5;18.9;10|Entrecôte frites;18.5;24;10|Café;1.8;2.4;10|Verre Côtes du Rhône;4.5;6.5;20|Crème brûlée;6.5;8.5;10|Perrier 33cl;3.5;4.8;10|Bière pression 25cl;3.8;5;20|Salade de chèvre;11.5;14.5;10',
)

/** A French `addition`: two rates, `Total TTC`, and a count of covers. */
export function bistro(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YYYY|DD/MM/YY')
  const house = pen.pick(bistros)
  const sums = pen.buy(plates, { count: [2, 6], most: 3, isGross: true, step: 10 })
  const number = pen.digits(pen.pick(['####', '00####']))
  return roll(
    80,
    look(pen),
    `<div class="mid big">${escaped(house.name)}</div>${middle([...house.also, ...house.address, `Tél. ${pen.digits('0# ## ## ## ##')}`, `SIRET ${pen.digits('### ### ### 000##')}`, `TVA ${pen.digits('FR##########')}`])}<hr>${pairs(
      [
        [`Ticket n° ${number}`, `Table ${pen.whole(1, 25)}`],
        [`Le ${pen.day()} à ${pen.clock()}`, `Couverts : ${pen.whole(1, 5)}`],
      ],
    )}<hr>${pairs(
      sums.lines.map((line) => [`${line.quantity}  ${line.text}`, pen.plain(line.amount)]),
    )}<hr><div class="big">${pairs([[pen.pick(['Total TTC', 'TOTAL A PAYER', 'TOTAL']), pen.money(sums.total)]])}</div>${table(
      '',
      ratesAs(pen, sums.shares, 'rnvg'),
      ['Taux', 'HT', 'TVA', 'TTC'],
    )}${pairs([[pen.pick(['CB', 'Carte bancaire', 'Espèces']), pen.money(sums.total)]])}${middle(['', 'Prix nets, service compris', 'Merci de votre visite'])}`,
    truthOf(pen, {
      supplier: house,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasRates: true,
    }),
  )
}

const bars = firms(
  'Bar Sport di Colombo Luca;Corso Italia 19;17100 Savona SV;Bar Sport|FERRAMENTA ROSSETTI SNC;Via Dante 2;25122 Brescia BS;Ferramenta Rossetti|Gelateria 3 Scalini;Piazza Navona 5;00186 Roma RM|Farmacia Dott.ssa Merlo;Via XX Settembre 40;10121 Torino TO',
)
const cose = wares(
  'CAFFE;1.1;1.5;10|CORNETTO;1.2;1.8;10|PANINO PROSCIUTTO;4;5.5;10|VITI 4X40;2.1;4.9;22|VERNICE BIANCA;12;24;22|CONO MEDIO;3;4.5;10|INTEGRATORE;9;19;22|ACQUA 0,5;1;1.5;22',
)

/** An Italian `documento commerciale`: rates beside prices, `di cui IVA`, the number of the day's document and the machine. */
export function scontrino(random: Random): Sheet {
  const pen = penFor(random, it, 'DD-MM-YYYY|DD/MM/YYYY')
  const shop = pen.pick(bars)
  const sums = pen.buy(cose, { count: [1, 5], most: 3, isGross: true, step: 10 })
  const number = pen.digits('0###-00##')
  const isCash = pen.chance(0.4)
  return roll(
    72,
    look(pen),
    `<div class="mid big">${escaped(shop.name)}</div>${middle([...shop.address, `P.IVA ${pen.digits('0##########')}`])}<br><div class="mid"><b>DOCUMENTO COMMERCIALE</b><br>di vendita o prestazione</div>${table(
      '',
      sums.lines.map((line) => [
        line.quantity > 1 ? `${line.quantity} x ${line.text}` : line.text,
        pen.rate(line.rate),
        pen.plain(line.amount),
      ]),
      ['DESCRIZIONE', 'IVA', 'Prezzo(€)'],
    )}<hr><div class="big">${pairs([['TOTALE COMPLESSIVO', pen.plain(sums.total)]])}</div>${pairs(sumsAs(pen, sums, 'vtt', `di cui IVA|${isCash ? 'Pagamento contante' : 'Pagamento elettronico'}|Importo pagato`))}${middle(['', `${pen.day()} ${pen.clock()}`, `DOCUMENTO N. ${number}`, `RT ${pen.digits('99MEX######')}`])}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const tapas = firms(
  'Mesón El Rincón;C/ Mayor 11;50001 Zaragoza;Hostelería Rincón S.L.|Librería Papelera Ordóñez;Av. Constitución 7;33007 Oviedo|Taberna 1900;Plaza Santa Ana 4;28012 Madrid|SUPERMERCADOS LEVANTE SA;C/ Colón 60;46004 Valencia;Supermercados Levante',
)
const raciones = wares(
  'MENU DEL DIA;12.5;15.9;10|CAÑA;1.8;2.6;10|RACION JAMON;12;18;10|CAFE CON LECHE;1.6;2.2;10|TORTILLA;5.5;8.5;10|CUADERNO A4;2.1;4.5;21|BOLIGRAFOS X10;3.2;5.9;21|AGUA 1L;1.5;2.4;10',
)

/** A Spanish `factura simplificada`. */
export function simplificada(random: Random): Sheet {
  const pen = penFor(random, es, 'DD/MM/YYYY|DD-MM-YY')
  const house = pen.pick(tapas)
  const sums = pen.buy(raciones, { count: [2, 6], most: 4, isGross: true, step: 5 })
  const number = pen.digits(pen.pick(['T1-######', '26/0####', 'FS-####']))
  const hasCash = pen.chance(0.4)
  const given = Math.ceil(sums.total / 1000) * 1000
  return roll(
    76,
    look(pen),
    `${pen.chance(0.3) ? `<div class="mid">${pictured(house.name, '#333', 'C059')}</div>${middle([house.name])}` : `<div class="mid big">${escaped(house.name)}</div>`}${middle([...house.also.slice(0, 1), ...house.address, `${pen.pick(['CIF', 'NIF'])}: ${pen.digits('B########')}`])}<hr>${pairs([['FACTURA SIMPLIFICADA'], [`Nº: ${number}`], [`Fecha: ${pen.day()}`, `Hora: ${pen.clock()}`]])}<hr>${table(
      '',
      linesAs(pen, sums.lines, 'qtua'),
      ['Ud', 'Descripción', 'Precio', 'Importe'],
    )}<hr><div class="big">${pairs([[pen.pick(['TOTAL', 'TOTAL EUROS', 'Total a pagar']), pen.money(sums.total)]])}</div>${table(
      '',
      ratesAs(pen, sums.shares, 'rnv'),
      ['% IVA', 'Base', 'Cuota'],
    )}${pairs(
      hasCash
        ? [
            ['Entregado', pen.money(given)],
            ['Cambio', pen.money(given - sums.total)],
          ]
        : [['Tarjeta', pen.money(sums.total)]],
    )}${middle(['', 'IVA INCLUIDO', 'Gracias por su visita'])}`,
    truthOf(pen, {
      supplier: house,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasRates: true,
    }),
  )
}

const shops = firms(
  'Bakkerij Ten Hove;Kerkstraat 11;7411 JN Deventer|Bouwmaat & Zn;Nijverheidsweg 40;3812 PM Amersfoort|Eetcafé De Gouden Leeuw;Grote Markt 9;9712 HN Groningen;Leeuw Horeca B.V.|KANTOORPLUS;Kalverstraat 101;1012 PA Amsterdam;Kantoorplus Nederland B.V.',
)
const waren = wares(
  'Volkoren brood;2.6;3.6;9|Appelgebak;3.5;4.9;9|Schroeven 4x40 200st;6.5;11;21|Muurverf wit 10L;32;58;21|Biertje 0,25;3.2;4.2;21|Daghap;14.5;18.5;9|Printpapier A4;4.5;7.5;21|Koffie;2.6;3.4;9',
)

/** A Dutch `kassabon` with the slip of the card terminal below it. */
export function kassabon(random: Random): Sheet {
  const pen = penFor(random, nl, 'DD-MM-YYYY|DD/MM/YY')
  const shop = pen.pick(shops)
  const sums = pen.buy(waren, { count: [1, 6], most: 3, isGross: true, step: 5 })
  const number = pen.digits('#######')
  return roll(
    76,
    look(pen),
    `<div class="mid big">${escaped(shop.name)}</div>${middle([...shop.address, `BTW nr. ${pen.digits('NL#########B01')}`])}<hr>${pairs([[`Bonnr: ${number}`, `Kassa ${pen.whole(1, 6)}`], [`${pen.day()} ${pen.clock()}`]])}<hr>${pairs(sums.lines.map((line) => [`${line.quantity} ${line.text}`, pen.plain(line.amount)]))}<hr><div class="big">${pairs([[pen.pick(['Totaal', 'TE BETALEN', 'TOTAAL EUR']), pen.money(sums.total)]])}</div>${pairs([['PIN', pen.money(sums.total)]])}${table(
      '',
      ratesAs(pen, sums.shares, 'rnv'),
      ['BTW', 'Excl.', 'Bedrag'],
    )}<hr>${pairs([[`Terminal: ${pen.digits('########')}`], [`Kaart: xxxxxxxxxxxx${pen.digits('####')}`], ['V PAY', `Autorisatie ${pen.digits('######')}`], ['Akkoord', pen.money(sums.total)]])}${middle([...shop.also, 'Bedankt en tot ziens'])}`,
    truthOf(pen, {
      supplier: shop,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasRates: true,
    }),
  )
}

const sklepy = firms(
  'PIEKARNIA U STASIA Stanisław Lis;ul. Rynek 14;58-100 Świdnica;Piekarnia U Stasia|MARKET BUD-DOM SP. Z O.O.;ul. Cicha 3;15-950 Białystok;Bud-Dom|Apteka Pod Orłem;ul. Warszawska 20;10-082 Olsztyn',
)
const towary = wares(
  'CHLEB ZYTNI;5.2;8.9;5|DROZDZOWKA;3.5;5.5;5|FARBA BIALA 10L;89;159;23|WKRETY 100SZT;12;24;23|MASKA OCHRONNA;6;15;8|KAWA MIELONA;18;32;23|SYROP;14;29;8',
)

/** A Polish `paragon fiskalny`: letters for rates, taxes by letter, a buyer's number at times. */
export function paragon(random: Random): Sheet {
  const pen = new Pen(random, { ...pl, day: 'YYYY-MM-DD' })
  const shop = pen.pick(sklepy)
  const sums = pen.buy(towary, { count: [1, 6], most: 3, isGross: true, step: 1 })
  const letter = (rate: number) => ({ 23: 'A', 8: 'B', 5: 'C' })[rate] ?? 'D'
  const number = pen.digits('####')
  const printout = pen.digits('W#####')
  return roll(
    72,
    look(pen),
    `${middle([shop.name, ...shop.address, `NIP ${pen.digits('###-###-##-##')}`])}<hr>${pairs([[pen.day(), `nr wydr. ${printout}`]])}<div class="mid"><b>PARAGON FISKALNY</b></div>${pairs(
      sums.lines.map((line) => [
        `${line.text} ${letter(line.rate)}`,
        `${line.quantity} x${pen.plain(line.unit)} ${pen.plain(line.amount)}${letter(line.rate)}`,
      ]),
    )}<hr>${pairs([
      ...sums.shares.flatMap(({ rate, net, vat }): [string, string][] => [
        [`SPRZEDAŻ OPODATK. ${letter(rate)}`, pen.plain(net + vat)],
        [`PTU ${letter(rate)} ${pen.plain(rate * 100)}%`, pen.plain(vat)],
      ]),
      ['SUMA PTU', pen.plain(sums.vat)],
    ])}<div class="big">${pairs([['SUMA PLN', pen.plain(sums.total)]])}</div><hr>${pairs([
      [`${number} #001 KIEROWNIK`, pen.clock()],
      [pen.pick(['Karta', 'Gotówka']), `${pen.plain(sums.total)} PLN`],
    ])}${middle([pen.digits('@@@ ##########')])}`,
    truthOf(pen, {
      supplier: shop,
      sums,
      otherNumbers: [number, printout],
      kind: 'receipt',
      hasRates: true,
    }),
  )
}

const butiker = firms(
  'Konditori Vete & Råg;Linnégatan 40;413 04 Göteborg|Järnia Bygg i Mora AB;Vasagatan 8;792 30 Mora|Matöppet 7-23;Storgatan 51;852 30 Sundsvall|Systrarna Ek Blommor;Torget 2;391 20 Kalmar',
)
const varor = wares(
  'Kanelbulle;28;38;12|Bryggkaffe;29;36;12|Skruv 4x50 250p;89;149;25|Målarfärg 3L;399;649;25|Tulpaner 15 st;79;129;25|Lunchbuffé;115;139;12|Mjölk 1,5 L;19;25;12',
)

/** A Swedish `kvitto`: `Varav moms`, the control unit, paid by card. */
export function kvitto(random: Random): Sheet {
  const pen = new Pen(random, se)
  const shop = pen.pick(butiker)
  const sums = pen.buy(varor, { count: [1, 6], most: 3, isGross: true, step: 100 })
  const number = pen.digits('#####')
  return roll(
    76,
    look(pen),
    `<div class="mid big">${escaped(shop.name)}</div>${middle([...shop.address, `Org.nr ${pen.digits('55####-####')}`])}<br>${pairs([[`Kvittonr: ${number}`, `Kassa ${pen.whole(1, 4)}`], [`${pen.day()} ${pen.clock()}`]])}<hr>${pairs(sums.lines.map((line) => [line.quantity > 1 ? `${line.quantity} st ${line.text}` : line.text, pen.plain(line.amount)]))}<hr><div class="big">${pairs([[pen.pick(['Totalt', 'Att betala', 'SUMMA SEK']), pen.plain(sums.total)]])}</div>${pairs([['Kort', pen.plain(sums.total)]])}${table(
      '',
      ratesAs(pen, sums.shares, 'rvng'),
      ['Moms%', 'Moms', 'Netto', 'Brutto'],
    )}${middle(['', `Kontrollenhet: ${pen.digits('KK########')}`, 'Öppet köp 30 dagar mot kvitto', 'Välkommen åter!'])}`,
    truthOf(pen, {
      supplier: shop,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasRates: true,
    }),
  )
}
