/** Receipts of tills in the west of the continent. */
import type { Random } from '../../../support/random'
import { firms, penFor, pictured, roll, table, truthOf, wares, within, line } from '../eighth/kit'
import { at, be, ch, de, es, fr, it, nl, pt } from '../eighth/notations'
import type { Sheet } from '../print'
import {
  atLeft,
  dots,
  minutesAfter,
  monos,
  narrow,
  plains,
  shops,
  strip,
  strokes,
  till,
} from './kit'
import { frenchNumbers, taxNumber } from './numbers'

const pharmacies = firms(
  'Sonnen-Apotheke;Bahnhofstraße 17;72764 Reutlingen;Apotheker Dr. Jens Mahler e.K.|Rats-Apotheke am Markt;Am Markt 2;31785 Hameln;Ulrike Brandes e.Kfr.|Linden Apotheke;Lindenallee 41;50968 Köln;Linden Apotheke OHG',
)
const medicine = wares(
  'IBU-LYSIN 400 20 ST;6.9;9.8;19|BEPANTHEN WUND 50G;8.5;11.9;19|NASENSPRAY AL 10ML;2.8;4.5;19|ELOTRANS 20 ST;11.9;15.9;19|Zuzahlung Rezept;5;10;0|FENISTIL GEL 50G;7.9;10.6;19|MAGNESIUM VERLA 50;5.9;8.4;19',
)

/** Of a German pharmacy: no logo, additional payment on a prescription without tax, who owns it below. */
export function apotheke(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|DD.MM.YY')
  const shop = pen.pick(pharmacies)
  const sums = pen.buy(medicine, { count: [1, 4], most: 2, isGross: true, step: 1 })
  const number = pen.digits('######')
  const taxed = sums.shares.filter(({ rate }) => rate > 0)
  return roll(
    80,
    till(pen, [...plains, ...monos], 8.5),
    strip([
      `!${shop.name}`,
      shop.also[0] ?? '',
      shop.address.join(' · '),
      `Telefon ${pen.digits('0####/#####')}`,
      '',
      [`Beleg-Nr. ${number}`, `Kasse ${pen.whole(1, 3)}`],
      [pen.day(), `${pen.clock()} Uhr`],
      null,
      ...sums.lines.map(
        (line) =>
          [
            `${line.quantity} ${line.text}${line.rate === 0 ? ' *' : ''}`,
            pen.plain(line.amount),
          ] as const,
      ),
      null,
      ['!Summe EUR', pen.plain(sums.total)],
      [pen.pick(['girocard', 'Bar', 'Mastercard']), pen.plain(sums.total)],
      ...(taxed.length > 0
        ? ([
            ['enth. MwSt. 19 %', pen.plain(sums.vat)],
            ['Netto 19 %', pen.plain(taxed[0]?.net ?? 0)],
          ] as const)
        : []),
      ['* ohne MwSt.'],
      null,
      `USt-IdNr. ${taxNumber(pen, 'DE')}`,
      `Es bediente Sie ${pen.pick(['Frau Özdemir', 'Herr Voss', 'Frau Kramer'])}`,
      'Gute Besserung!',
      [`TSE-Sig.zähler ${pen.digits('######')}`],
      [`TSE-Start ${pen.day(pen.date, 'YYYY-MM-DD')}T${pen.digits('1#')}:02:11`],
    ]),
    truthOf(pen, {
      supplier: shop,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasRates: taxed.length > 0,
    }),
  )
}

const bakeries = firms(
  'Bäckerei Stadelmann;Filiale 08, Kaufland Göppingen;Fabrikstr. 2, 73033 Göppingen;Stadelmann Backwaren GmbH & Co. KG|Backhaus Nordlicht;Wandsbeker Chaussee 190;22089 Hamburg;Nordlicht Backbetriebe GmbH|Café Konditorei Amrhein;Domstraße 5;97070 Würzburg;Christoph Amrhein',
)
const pastry = wares(
  'Laugenbrezel;0.85;1.1;7|Butterhörnchen;1.4;1.9;7|Roggenmisch 1kg;4.2;5.6;7|Latte Macchiato;3.6;4.4;19|Belegtes Brötchen;3.2;4.5;7|Apfelkuchen;2.9;3.8;7|Cola 0,5l;2.5;3;19|Pfand;0.25;0.25;19',
)

/** Of a German bakery's branch: letters for rates, a table of gross, net and tax, the firm behind it in small print. */
export function baeckerei(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|DD.MM.YY')
  const shop = pen.pick(bakeries)
  const sums = pen.buy(pastry, { count: [2, 5], most: 5, isGross: true, step: 5 })
  const letterOf = (rate: number) => (rate === 19 ? 'A' : 'B')
  const number = pen.digits('#####')
  return roll(
    58,
    till(pen, monos, 7.5),
    `${pen.chance(0.5) ? `<div class="mid">${pictured(shop.name, '#7c2d12', 'Z003')}</div>` : strip([`!${shop.name}`])}${strip(
      [
        ...shop.address,
        shop.also[0] ?? '',
        '',
        ...sums.lines.flatMap((line) => [
          ...(line.quantity > 1
            ? ([[`  ${line.quantity} x ${pen.plain(line.unit)}`]] as const)
            : []),
          [line.text, `${pen.plain(line.amount)} ${letterOf(line.rate)}`] as const,
        ]),
        null,
        ['!Zu zahlen', pen.money(sums.total)],
        ['Gegeben bar', pen.plain(Math.ceil(sums.total / 500) * 500)],
        ['Rückgeld', pen.plain(Math.ceil(sums.total / 500) * 500 - sums.total)],
        null,
      ],
    )}${table(
      '',
      sums.shares.map(({ rate, net, vat }) => [
        `${letterOf(rate)} ${rate}%`,
        pen.plain(net + vat),
        pen.plain(net),
        pen.plain(vat),
      ]),
      ['', 'Brutto', 'Netto', 'MwSt'],
    )}${strip([null, [`Bon ${number}`, `Bed. ${pen.whole(1, 40)}`], [pen.day(), pen.clock()], `Steuernr. ${pen.digits('##/###/#####')}`, 'Danke und bis morgen früh!'])}${dots(16)}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const kiosks = shops(
  'Trafik Elfriede Sommer;Mariahilfer Gürtel 12;1060 Wien|Disk Tank Raststätte Ansfelden;A1 Westautobahn km 170;4052 Ansfelden;Disk Mineralöl GmbH|Würstelstand Bitzinger Eck;Albertinaplatz 4;1010 Wien;Eck Gastro GmbH',
  'Parkschein 2 Std;5;5;0|Vignette 10-Tage PKW;11.5;12.4;20|Zeitung;2.4;3.1;10|Briefmarken;4.8;9.6;0|Almdudler 0,5;3.2;3.9;20 || Vignette 10-Tage PKW;11.5;12.4;20|Diesel;48;112;20|Almdudler 0,5;3.2;3.9;20|Kaffee groß;3.4;4.2;20|Zeitung;2.4;3.1;10 || Käsekrainer;5.2;6.4;10|Almdudler 0,5;3.2;3.9;20|Kaffee groß;3.4;4.2;20|Leberkässemmel;3.9;4.8;10',
)

/** Of an Austrian kiosk or station: rates beside prices, the register's number and code as the law wants them. */
export function kiosk(random: Random): Sheet {
  const pen = penFor(random, at, 'DD.MM.YYYY|DD.MM.YY|D.M.YYYY')
  const { shop, stock } = pen.pick(kiosks)
  const sums = pen.buy(stock, { count: [1, 4], most: 2, isGross: true, step: 10 })
  const number = pen.digits(pen.pick(['########', '####/26', '#-######']))
  const paid = pen.pick(['Bankomat', 'Barzahlung', 'VISA'])
  return roll(
    80,
    till(pen, [...monos, ...narrow], 8.5),
    `${strip([
      [`!${shop.name}`],
      ...atLeft(shop.address),
      [`UID ${taxNumber(pen, 'AT')}${shop.also[0] ? `  ${shop.also[0]}` : ''}`],
      '',
      [`RECHNUNG Nr. ${number}`],
      [`${pen.day()} um ${pen.clock()}`, `Kassa ${pen.whole(1, 4)}`],
      null,
      ...sums.lines.map(
        (line) =>
          [`${line.quantity} ${line.text}`, `${pen.plain(line.amount)}  ${line.rate}%`] as const,
      ),
      null,
      ['!Total EUR', pen.plain(sums.total)],
      [paid, pen.plain(sums.total)],
      '',
      ...sums.shares.map(
        ({ rate, net, vat }) =>
          [`${rate} % MwSt: Netto ${pen.plain(net)}`, pen.plain(vat)] as const,
      ),
      '',
      [`Kassen-ID: ${pen.digits('AT-K##')}`],
    ])}${dots(22)}${strip(['Vielen Dank - Auf Wiederschaun!'])}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const swissShops = shops(
  'Landi Sursee;Münsterstrasse 30;6210 Sursee;LANDI Sursee Genossenschaft|Kiosk Bahnhof Olten;Bahnhofplatz 1;4600 Olten;Presse & Snack AG|Papeterie Nydegg;Kramgasse 62;3011 Bern|Boulangerie Chevalley;Grand-Rue 18;1700 Fribourg',
  'Blumenerde 40l;9.9;14.9;2.6|Handschuhe Gr. 9;8.5;17;8.1|Rivella rot 5dl;2.8;3.6;2.6|Sonnencreme;14.9;22;8.1 || Gipfeli;1.4;1.9;2.6|Rivella rot 5dl;2.8;3.6;2.6|Tageszeitung;3.8;4.6;2.6|Sonnencreme;14.9;22;8.1 || Kopierpapier A4;7.9;12.5;8.1|Ordner 7cm;4.9;7.9;8.1|Tageszeitung;3.8;4.6;2.6|Geschenkpapier;3.5;5.9;8.1 || Gipfeli;1.4;1.9;2.6|Rivella rot 5dl;2.8;3.6;2.6|Pain paysan 500g;3.9;5.2;2.6|Café crème;4.4;4.9;8.1',
)

/** Of a Swiss shop: francs to five rappen, codes for rates, the number of the firm's tax at the end. */
export function swissTill(random: Random): Sheet {
  const pen = penFor(random, ch, 'DD.MM.YY|DD.MM.YYYY')
  const { shop, stock } = pen.pick(swissShops)
  const sums = pen.buy(stock, { count: [1, 6], most: 3, isGross: true, step: 5 })
  const codeOf = (rate: number) => (rate === 8.1 ? '1' : '0')
  const number = pen.digits('####')
  const inEuro = Math.round((sums.total * pen.whole(101, 106)) / 100 / 5) * 5
  return roll(
    76,
    till(pen, [...plains, 'Noto Sans Mono'], 8.5),
    `${strip([
      shop.name,
      ...(pen.chance(0.5) ? shop.also : []),
      ...shop.address,
      '',
      [`${pen.day()} ${pen.clock()}`, `Bon ${number}`],
      '',
    ])}${table(
      '',
      sums.lines.map((line) => [
        line.text,
        String(line.quantity),
        pen.plain(line.unit),
        pen.plain(line.amount),
        codeOf(line.rate),
      ]),
      ['Artikel', 'Mge', 'Preis', 'Total', 'C'],
    )}${strip([
      null,
      ['!Total CHF', pen.plain(sums.total)],
      [pen.pick(['TWINT', 'Maestro', 'Bar']), pen.plain(sums.total)],
      ...(pen.chance(0.4) ? ([['Total EUR', pen.plain(inEuro)]] as const) : []),
      null,
    ])}${table(
      '',
      sums.shares.map(({ rate, net, vat }) => [
        codeOf(rate),
        rate.toFixed(2),
        pen.plain(net + vat),
        pen.plain(vat),
      ]),
      ['MWST', '%', 'Umsatz', 'Steuer'],
    )}${strip(['', `${taxNumber(pen, 'CH')} MWST`, pen.pick(['Merci fürs Ichaufe', 'Vielen Dank für Ihren Einkauf', 'Danke, en schöne Tag'])])}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const tollRoads = firms(
  "Autoroutes du Val de Bourgogne;Gare de péage Beaune-Nord;21200 Beaune|Société des Autoroutes du Littoral;Péage de Lançon;13680 Lançon-Provence;Autoroutes du Littoral|Parking Bellecour Sud;Place Bellecour;69002 Lyon;Stationnement Presqu'île SAS",
)

/** Of a French toll road or car park: one price, `TTC`, tax within, the card. */
export function peage(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YYYY|DD/MM/YY|DD-MM-YYYY')
  const road = pen.pick(tollRoads)
  const total = pen.whole(4, 86) * 50
  const text = road.name.startsWith('Parking') ? 'Stationnement' : 'Péage classe 1'
  const sums = within([line(text, total, 20)])
  const number = pen.digits('##########')
  const start = pen.clock()
  const ids = frenchNumbers(pen)
  return roll(
    58,
    till(pen, [...monos, 'Liberation Sans'], 8),
    strip([
      road.name,
      ...road.address,
      `SIRET ${ids.siret}`,
      '',
      pen.pick(['RECU', 'JUSTIFICATIF', 'Reçu de paiement']),
      [`N° ${number}`],
      ...(text === 'Stationnement'
        ? ([
            ['Entrée', `${pen.day()} ${start}`],
            ['Sortie', `${pen.day()} ${minutesAfter(start, 95)}`],
          ] as const)
        : ([
            ['Entrée', pen.pick(['Villefranche', 'Salon', 'Avallon'])],
            ['Sortie', `${pen.day()} ${start}`],
            ['Classe', '1'],
          ] as const)),
      null,
      ['!Montant TTC', pen.money(total)],
      ['dont TVA 20,00%', pen.money(sums.vat)],
      ['Montant HT', pen.money(sums.net)],
      null,
      ['CB SANS CONTACT', `****${pen.digits('####')}`],
      `TVA ${ids.vat}`,
      'Bonne route',
    ]),
    truthOf(pen, {
      supplier: road,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasLines: false,
      hasRates: true,
    }),
  )
}

const gasStations = firms(
  'E.S. La Almunia;Autovía A-2 km 272;50100 La Almunia (Zaragoza);Carburantes Valdejalón, S.L.|Estación de Servicio Portbou;Ctra. N-260 km 12;17497 Portbou (Girona);Hermanos Roig, S.L.|Petroleos del Sur 41;Av. de la Innovación 3;41020 Sevilla;Petróleos del Sur, S.A.',
)

/** Of a Spanish filling station: the brand above, who runs it with their NIF below, base and IVA. */
export function gasolinera(random: Random): Sheet {
  const pen = penFor(random, es, 'DD/MM/YYYY|DD-MM-YYYY|DD/MM/YY')
  const station = pen.pick(gasStations)
  const [litres, price] = [pen.whole(1500, 6400), pen.whole(1329, 1749)]
  const fuel = pen.pick(['GASOLEO A', 'SIN PLOMO 95', 'DIESEL e+'])
  const total = Math.round((litres * price) / 1000)
  const sums = within([line(fuel, total, 21)])
  const number = pen.digits(pen.pick(['T26/######', '0##-26-######', 'FS########']))
  return roll(
    76,
    till(pen, monos, 8.5),
    strip([
      ...(pen.chance(0.5)
        ? [`!${station.name}`, station.also[0] ?? '']
        : [station.also[0] ?? '', `!${station.name}`]),
      ...station.address,
      `NIF ${taxNumber(pen, 'ES')}`,
      '',
      'FACTURA SIMPLIFICADA',
      [`Nº ${number}`],
      [`FECHA ${pen.day()}`, `HORA ${pen.clock()}`],
      ['Surtidor', String(pen.whole(1, 10))],
      null,
      ['Producto   Litros   €/L', 'Importe'],
      [
        `${fuel} ${pen.plain(litres)} ${(price / 1000).toFixed(3).replace('.', ',')}`,
        pen.plain(total),
      ],
      null,
      ['!TOTAL EUR', pen.plain(total)],
      ['Base imponible 21,00%', pen.plain(sums.net)],
      ['Cuota IVA', pen.plain(sums.vat)],
      ['IVA INCLUIDO'],
      [pen.pick(['TARJETA', 'SOLRED', 'EFECTIVO']), pen.plain(total)],
      ...(pen.chance(0.4) ? ([[`Matrícula: ${pen.digits('#### @@@')}`]] as const) : []),
      'Gracias por su visita - Buen viaje',
    ]),
    truthOf(pen, {
      supplier: station,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasRates: true,
    }),
  )
}

const italianShops = shops(
  'FARMACIA SAN ROCCO;Dott.ssa Elena Marchetti;Via Mazzini 14 - 37121 Verona (VR)|TRATTORIA DA GIGI;di Rinaldi Luigi & C. S.a.s.;Vicolo Stretto 3 - 55100 Lucca (LU);Rinaldi Luigi & C. S.a.s.|FERRAMENTA COLOMBO;S.r.l. unipersonale;Viale Trento 88 - 22100 Como (CO);Ferramenta Colombo S.r.l.',
  'TACHIPIRINA 500;4.9;6.2;10|CREMA MANI;6.5;9.9;22|TICKET RICETTA;2;4;0 || COPERTO;2;3;10|SPAGHETTI VONGOLE;14;18;10|VINO CASA 1/2;6;8;10|TAGLIATA;19;25;10 || VITI INOX 4X40;3.2;5.9;22|SCHIUMA POLIURETANICA;7.9;12.5;22|LUCCHETTO 50MM;8.9;14.9;22|LAMPADINA LED E27;3.5;6.9;22',
)

/** Of an Italian shop with the code of the lottery: the owner's name under the sign. */
export function documentoCommerciale(random: Random): Sheet {
  const pen = penFor(random, it, 'DD-MM-YYYY|DD/MM/YYYY|DD-MM-YY')
  const { shop, stock } = pen.pick(italianShops)
  const sums = pen.buy(stock, { count: [1, 5], most: 2, isGross: true, step: 10 })
  const number = pen.digits('####-00##')
  const isElectronic = pen.chance(0.7)
  return roll(
    80,
    till(pen, monos, 8),
    strip([
      shop.name,
      ...shop.address,
      `P.IVA ${taxNumber(pen, 'IT').slice(2)}`,
      '',
      'DOCUMENTO COMMERCIALE',
      'di vendita o prestazione',
      '',
      ['DESCRIZIONE       IVA', 'Prezzo(€)'],
      ...sums.lines.flatMap((line) => [
        ...(line.quantity > 1
          ? ([[`  ${line.quantity},00 X ${pen.plain(line.unit)}`]] as const)
          : []),
        [
          `${line.text}  ${line.rate === 0 ? 'ES' : `${line.rate},00%`}`,
          pen.plain(line.amount),
        ] as const,
      ]),
      '',
      ['!TOTALE COMPLESSIVO', pen.plain(sums.total)],
      ['DI CUI IVA', pen.plain(sums.vat)],
      '',
      [isElectronic ? 'Pagamento elettronico' : 'Pagamento contante', pen.plain(sums.total)],
      ['Importo pagato', pen.plain(sums.total)],
      '',
      `${pen.day()}   ${pen.clock()}`,
      `DOCUMENTO N. ${number}`,
      `RT ${pen.digits('99@@@######')}`,
      ...(pen.chance(0.3) ? [`Codice Lotteria ${pen.digits('@@##@#@#')}`] : []),
    ]),
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const dutchStops = shops(
  'Tankstation De Meern;Rijksweg A12;3454 PZ De Meern;Van den Heuvel Brandstoffen B.V.|Bouwdepot Zwolle;Rechterland 4;8024 AH Zwolle;Bouwcentrum IJssel B.V.|Eetcafé De Zwarte Ruiter;Grote Markt 27;2511 BG Den Haag;Horeca Ruiter V.O.F.',
  'Euro 95 E10;42;98;21|Koffie;2.8;3.9;9|Broodje kroket;4.5;6.5;9|AdBlue 10L;14.9;19.9;21 || Montagekit wit;6.9;11.5;21|Gipsplaat 260x60;7.2;9.9;21|Schroeven 4x40 200st;9.9;14.5;21|Koffie;2.8;3.9;9 || Koffie;2.8;3.9;9|Broodje kroket;4.5;6.5;9|Uitsmijter ham kaas;11.5;14.5;9|Witbier 25cl;4.2;5.2;21',
)

/** Of a Dutch station, yard or café: the till's bon with `hoog` and `laag`, the machine's slip above it. */
export function bon(random: Random): Sheet {
  const pen = penFor(random, nl, 'DD-MM-YYYY|DD/MM/YYYY|D mon YYYY', { money: '#' })
  const { shop, stock } = pen.pick(dutchStops)
  const sums = pen.buy(stock, { count: [1, 5], most: 3, isGross: true, step: 5 })
  const number = pen.digits(pen.pick(['######', '26-####', '##/####']))
  const clock = pen.clock()
  return roll(
    76,
    till(pen, [...monos, ...plains], 8.5),
    `${strip([
      `!${shop.name}`,
      ...shop.address,
      '',
      'POI: 50####27'.replace('####', pen.digits('####')),
      'KLANTTICKET',
      [`Terminal: ${pen.digits('@@####')}`, `Merchant ${pen.digits('######')}`],
      ['BETALING', `€ ${pen.plain(sums.total)}`],
      [`Kaart: xxxxxxxxxxxxxx${pen.digits('####')}`],
      ['AKKOORD'],
      null,
      [`Bonnr. ${number}`, `Kassa ${pen.whole(1, 5)}`],
      ...sums.lines.map(
        (line) => [`${line.quantity} ${line.text}`, pen.plain(line.amount)] as const,
      ),
      null,
      ['!Totaal', `€ ${pen.plain(sums.total)}`],
      ['Pinnen', pen.plain(sums.total)],
      '',
    ])}${table(
      '',
      sums.shares.map(({ rate, net, vat }) => [
        rate === 21 ? 'BTW hoog 21%' : 'BTW laag 9%',
        pen.plain(net),
        pen.plain(vat),
      ]),
      ['', 'Over', 'Bedrag'],
    )}${strip(['', `${pen.day()} ${clock}`, `${shop.also[0] ?? ''} - KvK ${pen.digits('########')}`, `BTW ${taxNumber(pen, 'NL')}`, 'Tot ziens!'])}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const brasseries = firms(
  'Brasserie Le Corbeau;Rue Saint-Michel 18;1000 Bruxelles;Corbeau Horeca SRL|Frituur De Gouden Saté;Kalvermarkt 5;9000 Gent;De Coninck-Maes V.O.F.|Taverne Den Artiest;Vismarkt 1;2500 Lier;Artiest BV',
)
const belgianFare = wares(
  'Stoofvlees friet;17.5;22;12|Moules nature;24;29;12|Duvel;4.5;5.5;21|Croque monsieur;9.5;12.5;12|Cola Zero;2.8;3.4;21|Café;2.6;3.2;21|Grote friet;4.2;5;12|Dame blanche;8;10;12',
)

/** A Belgian ticket of the sealed register: in two languages or one, letters of rates, a control module's codes. */
export function kasticket(random: Random): Sheet {
  const pen = penFor(random, be, 'DD/MM/YYYY|DD/MM/YY')
  const house = pen.pick(brasseries)
  const sums = pen.buy(belgianFare, { count: [2, 6], most: 4, isGross: true, step: 10 })
  const isFrench = house.address[1]?.endsWith('Bruxelles') ?? false
  const say = (french: string, dutch: string) => (isFrench ? french : dutch)
  const number = pen.digits('#####')
  const letterOf = (rate: number) => (rate === 21 ? 'A' : 'B')
  return roll(
    76,
    till(pen, monos, 8),
    `${strip([
      `!${house.name}`,
      house.also[0] ?? '',
      ...house.address,
      `${say('TVA', 'BTW')} ${taxNumber(pen, 'BE')}`,
      '',
      `!${say('TICKET DE CAISSE TVA', 'BTW KASTICKET')}`,
      [`Ticket ${number}`, `${say('Table', 'Tafel')} ${pen.whole(1, 40)}`],
      [`${pen.day()} ${pen.clock()}`, say('Serveur: Karim', 'Bediening: Lotte')],
      null,
      ...sums.lines.map(
        (line) =>
          [
            `${line.quantity} ${line.text}`,
            `${pen.plain(line.amount)} ${letterOf(line.rate)}`,
          ] as const,
      ),
      null,
      [`!${say('TOTAL', 'TOTAAL')} EUR`, pen.plain(sums.total)],
      ['Bancontact', pen.plain(sums.total)],
      '',
    ])}${table(
      '',
      sums.shares.map(({ rate, net, vat }) => [
        `${letterOf(rate)} ${rate}%`,
        pen.plain(net),
        pen.plain(vat),
        pen.plain(net + vat),
      ]),
      say('TVA|Base|Taxe|Total', 'BTW|Netto|BTW|Bruto').split('|'),
    )}${strip([null, [`${say('Compteur', 'Teller')}: ${pen.digits('####/#####')} NS`], [`VSC: ${pen.digits('0########')}`], ['Hash: 5f0c 99ab 41e2'], say('Merci de votre visite', 'Bedankt en tot ziens')])}`,
    truthOf(pen, {
      supplier: house,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasRates: true,
    }),
  )
}

const portugueseShops = shops(
  'Pastelaria Flor do Lis;Rua Direita 40;2400-150 Leiria;Oliveira & Santos, Lda|Posto Ribeira Nova;EN 125 km 98;8125-406 Quarteira;Combustíveis Ribeira, S.A.|Minimercado da Graça;Largo da Graça 77;1170-165 Lisboa;M. Fernandes Unipessoal Lda',
  'PASTEL DE NATA;1.2;1.5;13|GALAO;1.6;2.1;13|TOSTA MISTA;3.5;4.8;13|AGUA 1,5L;0.7;1.1;6 || GASOLEO SIMPLES;35;88;23|AGUA 1,5L;0.7;1.1;6|GALAO;1.6;2.1;13 || AGUA 1,5L;0.7;1.1;6|PAO CASEIRO;1.4;2.2;6|VINHO TINTO 75CL;4.9;8.9;13|DETERGENTE;3.9;6.5;23',
)

/** A Portuguese `fatura simplificada`: the code at the foot, the rates with their base. */
export function talao(random: Random): Sheet {
  const pen = penFor(random, pt, 'YYYY-MM-DD|DD-MM-YYYY|DD/MM/YYYY')
  const { shop, stock } = pen.pick(portugueseShops)
  const sums = pen.buy(stock, { count: [1, 6], most: 4, isGross: true, step: 5 })
  const number = pen.digits(pen.pick(['FS 001/####', 'FS A2026/#####', 'FS 3/######']))
  return roll(
    80,
    till(pen, [...monos, ...narrow], 8.5),
    `${strip([
      `!${shop.name}`,
      shop.also[0] ?? '',
      shop.address.join(' '),
      `NIF ${taxNumber(pen, 'PT').slice(2)}  C.R.C. Lisboa`,
      '',
      [`Fatura Simplificada ${number}`],
      [`${pen.day()} ${pen.clock()}`, 'Original'],
      [pen.chance(0.5) ? 'Consumidor final' : `Contribuinte: ${taxNumber(pen, 'PT').slice(2)}`],
      null,
    ])}${table(
      '',
      sums.lines.map((line) => [
        line.text,
        `${line.rate}%`,
        String(line.quantity),
        pen.plain(line.unit),
        pen.plain(line.amount),
      ]),
      ['Artigo', 'IVA', 'Qtd', 'Preço', 'Total'],
    )}${strip([null, ['!TOTAL A PAGAR', pen.money(sums.total)], [pen.pick(['Multibanco', 'Numerário', 'MB WAY']), pen.money(sums.total)], null])}${table(
      '',
      sums.shares.map(({ rate, net, vat }) => [`${rate},00%`, pen.plain(net), pen.plain(vat)]),
      ['%IVA', 'Incidência', 'IVA'],
    )}${dots(24)}${strip([`ATCUD:${pen.digits('@@@#@#@#')}-${number.split('/')[1] ?? ''}`, 'Processado por programa certificado n.º 2086/AT'])}${pen.chance(0.3) ? strokes(44) : ''}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}
