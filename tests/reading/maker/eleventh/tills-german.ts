/** Receipts of German, and of Switzerland's other languages: a builders' market, a cab's form, an inn, a pharmacy, a grotto. */
import type { Random } from '../../../support/random'
import {
  escaped,
  firms,
  line,
  paged,
  penFor,
  roll,
  several,
  table,
  truthOf,
  wares,
  within,
} from '../eighth/kit'
import { at, de } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import {
  atLeft,
  dots,
  monos,
  narrow,
  page,
  plains,
  serifs,
  strip,
  strokes,
  till,
} from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { byHand, cutTo, romandy, ticino } from './kit'

const markets = firms(
  'Bauzentrum Lüders;Am Gleisdreieck 5;21337 Lüneburg;Lüders Baustoffe GmbH & Co. KG|HAGEBAUER Fachmarkt;Robert-Bosch-Str. 20;71229 Leonberg;Bauer Heimwerkermarkt GmbH|Werkers Welt Pirna;Rottwerndorfer Str. 45;01796 Pirna',
)
const tools = wares(
  'SPAX 4X40 200ST;8.9;14.9;19|SILIKON WEISS;5.5;9;19|BLUMENERDE 45L;6;10;19|OSB 3 15MM QM;7;12;19|LED E27 8W;3.5;7;19|VOGELFUTTER 1KG;2.5;4;7',
)

/** Of a German builders' market: long codes before names, a discount for trade in a line of its own, signs of rates behind prices. */
export function baumarkt(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YY|DD.MM.YYYY|D.MM.YYYY', { money: 'EUR #' })
  const shop = pen.pick(markets)
  const bought = pen.buy(tools, { count: [2, 5], most: 6, isGross: true, step: 1 })
  const off = Math.round((bought.lines[0]?.amount ?? 0) / 10)
  const first = bought.lines[0]?.rate ?? 19
  const sums = within([
    ...bought.lines,
    ...(pen.chance(0.5) ? [line('HANDWERKERRABATT 10%', -off, first)] : []),
  ])
  const mark = (rate: number) => (rate === 19 ? '1' : '2')
  const number = pen.digits(pen.pick(['####', '#####/##', '00####']))
  return roll(
    80,
    till(pen, monos, 8),
    `${strip([`!${shop.name}`, shop.address.join(' * '), pen.digits('Tel 0#### / ####'), '', ['Beleg-Nr', number], [`Kasse 0${pen.whole(1, 9)}  Bed. ${pen.digits('###')}`, `${pen.day()} ${pen.clock()}`], null])}${strip(
      sums.lines.flatMap((each) => [
        ...(each.amount > 0 ? ([[pen.digits('40########### ')]] as const) : []),
        ...(each.quantity > 1
          ? ([[`   ${each.quantity} ST x ${pen.plain(each.unit)}`]] as const)
          : []),
        [each.text, `${pen.plain(each.amount)} ${mark(each.rate)}`] as const,
      ]),
    )}${strip([
      null,
      [`!ZU ZAHLEN`, pen.money(sums.total)],
      [pen.pick(['girocard', 'BAR', 'Kreditkarte']), pen.plain(sums.total)],
      '',
    ])}${table(
      '',
      sums.shares.map(({ rate, net, vat }) => [
        `${mark(rate)} = ${rate},0%`,
        pen.plain(net + vat),
        pen.plain(vat),
        pen.plain(net),
      ]),
      ['MwSt', 'Brutto', 'Steuer', 'Netto'],
    )}${strip([
      '',
      ...atLeft(shop.also),
      [`St.-Nr. ${pen.digits('##/###/#####')}`],
      ['Umtausch 30 Tage mit Bon'],
      [`TSE ${pen.digits('#########')} Sig ${pen.digits('######')}`],
    ])}${strokes(46)}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const cabs = firms(
  'Taxi Yıldırım;Reuterstr. 90;12053 Berlin|Funktaxi Ostsee eG;Lange Reihe 3;17489 Greifswald|Taxi & Mietwagen Huber;Bahnhofplatz 1;83435 Bad Reichenhall;Franz Huber',
)

/** A cab's form filled in by hand: from, to, the fare with its tax named but not told. */
export function taxiQuittung(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YY|D.M.YY|D.M.YYYY')
  const firm = pen.pick(cabs)
  const sums = within([line('Fahrpreis', pen.whole(60, 640) * 10, 7)])
  const number = pen.digits(pen.pick(['###', '####', '0####']))
  const isTold = pen.chance(0.5)
  return paged(
    'A4',
    page(
      pen,
      plains,
      `${cutTo(105, 148, 7)} .field { border-bottom: 0.2mm solid #333; margin-top: 3mm; } h1 { margin: 2mm 0; font-size: 15pt; letter-spacing: 1mm; }`,
    ),
    [
      `<div style="border:0.5mm solid #111;height:132mm;padding:4mm"><div class="sides"><h1>QUITTUNG</h1><span>Nr. ${number}</span></div>
       <div class="sides" style="border:0.3mm solid #111;padding:2mm"><span>EUR</span><span>${byHand(pen.plain(sums.total))}</span></div><div class="small">inkl. 7 % MwSt.${isTold ? ` = ${pen.plain(sums.vat)} €` : ''}</div>
       <div class="field">Fahrt von ${byHand(pen.pick(['Hbf', 'Messe Süd', 'Hotel Krone']))}</div><div class="field">nach ${byHand(pen.pick(['Flughafen', 'Klinikum', 'Adlershof']))}</div><div class="field">Datum ${byHand(pen.day())}</div><div class="field">Taxi-Nr. ${byHand(pen.digits('###'))}</div>
       <div style="margin-top:7mm;color:#1d4ed8;border:0.4mm solid #1d4ed8;padding:2mm;transform:rotate(-2deg);display:inline-block"><b>${escaped(firm.name)}</b><br>${escaped(firm.address.join(', '))}<br>USt-Nr. ${pen.digits('##/###/#####')}</div><div class="small" style="margin-top:6mm">Betrag dankend erhalten &nbsp; ${byHand(pen.pick(['Yı', 'Huber', 'K.']))}</div></div>`,
    ],
    truthOf(pen, {
      supplier: firm,
      sums,
      ...(isTold ? {} : { vat: null }),
      documentNumber: number,
      kind: 'receipt',
      hasLines: false,
    }),
  )
}

const inns = firms(
  'Gasthof zum Grünen Baum;Dorfplatz 3;4820 Bad Ischl;Familie Lahnsteiner OG|Buschenschank Rebenhof;Weinleiten 14;8463 Leutschach;Johann Primus|Würstelstand am Hohen Markt;Hoher Markt 1;1010 Wien;Leo Strasser e.U.',
)
const meals = wares(
  'Backhendl;15.9;18.9;10|Tagesteller;9.8;12.5;10|Brettljause;9;13;10|Gösser 0,5;4.4;5.2;20|G’spritzter weiß;3.2;3.9;20|Käsekrainer;5.2;6;10|Almdudler;3.4;3.9;20|Palatschinke;5.9;6.9;10',
)

/** Of an Austrian inn: sums by rate as the law names them, the register's number, a tip that is not on it. */
export function gasthof(random: Random): Sheet {
  const pen = penFor(random, at, 'DD.MM.YYYY|D.M.YYYY|YYYY-MM-DD', { money: '# EUR' })
  const inn = pen.pick(inns)
  const sums = pen.buy(meals, { count: [2, 6], most: 3, isGross: true, step: 10 })
  const number = pen.digits(pen.pick(['#####', '2026-####', 'B####']))
  return roll(
    80,
    till(pen, [...narrow, ...serifs, ...monos], 8.5),
    `${strip([[inn.name], [[...inn.also, ...inn.address].join(', ')], [`UID ${taxNumber(pen, 'AT')}`], '', `!Barbeleg ${number}`, [`Tisch ${pen.whole(1, 30)}`, `${pen.day()}, ${pen.clock()} Uhr`], ''])}${table(
      '',
      sums.lines.map((each) => [
        `${each.quantity}x ${each.text}`,
        pen.plain(each.unit),
        pen.plain(each.amount),
      ]),
    )}${strip([
      '',
      ['!Summe', pen.money(sums.total)],
      [`bezahlt mit ${pen.pick(['Bargeld', 'Bankomat', 'Karte'])}`],
      '',
      ...sums.shares.flatMap(({ rate, net, vat }) => [
        [
          rate === 20 ? 'Betrag Satz normal' : 'Betrag Satz ermäßigt 1',
          pen.plain(net + vat),
        ] as const,
        [`   darin USt ${rate} %`, pen.plain(vat)] as const,
      ]),
      '',
      [`Kassen-ID ${pen.digits('AT@#-###')}`],
      'Es bediente Sie Resi. Beehren Sie uns bald wieder!',
    ])}${dots(20)}`,
    truthOf(pen, { supplier: inn, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const dispensers = firms(
  'Pharmacie de la Palud;Place de la Palud 12;1003 Lausanne;Palud Santé SA|Pharmacie du Vieux-Carouge;Rue Saint-Victor 4;1227 Carouge|Droguerie Jurassienne Sàrl;Rue de la Gare 8;2800 Delémont',
)
const remedies = wares(
  'Dafalgan cpr 500mg;3.2;6.8;2.6|Pansements strips;6.5;9.9;8.1|Crème mains 75ml;9.9;16.5;8.1|Sirop toux 200ml;11;18;2.6|Brosse à dents;4.5;7;8.1|Vitamine C eff.;8.9;14;2.6',
)

/** Of a pharmacy of French Switzerland: francs without a sign, codes of rates with dots, euros told as well. */
export function pharmacieRomande(random: Random): Sheet {
  const pen = penFor(random, romandy, 'DD.MM.YYYY|DD.MM.YY|D month YYYY')
  const shop = pen.pick(dispensers)
  const sums = pen.buy(remedies, { count: [1, 4], most: 3, isGross: true, step: 5 })
  const number = pen.digits(pen.pick(['######', '###.###', '#-#####']))
  return roll(
    80,
    till(pen, [...plains, ...narrow], 8.5),
    `${strip([['!' + shop.name], ...atLeft(shop.address), '', ['Quittance', number], [pen.day(), pen.clock()], [`Vous avez été servi par ${pen.pick(['Mme Rochat', 'Inès', 'M. Cuendet'])}`], ''])}${table(
      '',
      sums.lines.map((each) => [
        each.text,
        `${each.quantity}`,
        pen.plain(each.amount),
        each.rate === 8.1 ? '•' : '••',
      ]),
      ['Article', 'Qté', 'CHF', 'TVA'],
    )}${strip([
      null,
      ['!Total CHF', pen.plain(sums.total)],
      [`Soit EUR ${pen.plain(Math.round(sums.total * 1.04))} au cours de 1.04`],
      [pen.pick(['TWINT', 'Maestro', 'Espèces', 'Postcard']), pen.plain(sums.total)],
      '',
      ...sums.shares.map(
        ({ rate, vat, net }) =>
          [
            `${rate === 8.1 ? '•' : '••'} TVA ${pen.rate(rate)} sur ${pen.plain(net + vat)}`,
            pen.plain(vat),
          ] as const,
      ),
      '',
      `${taxNumber(pen, 'CH')} TVA`,
      ...shop.also,
      'Prompt rétablissement !',
    ])}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const grottos = firms(
  'Grotto Valletta;Via ai Grotti 9;6654 Cavigliano;Bernasconi Ristorazione Sagl|Osteria del Porto;Lungolago Motta 2;6900 Lugano|Capanna Monte Bar;Corticiasca;6959 Capriasca;Società Alpinistica Ticinese',
)
const ticinese = wares(
  'Polenta e brasato;24;29;8.1|Piatto del giorno;19;24;8.1|Merlot boccalino;6;9;8.1|Gazosa;4;5;8.1|Caffè;3.2;4;8.1|Torta di pane;6;8;8.1',
)

/** Of an inn in Ticino, in Italian: francs, one rate within, a table to be signed for guests, the total twice. */
export function grotto(random: Random): Sheet {
  const pen = penFor(random, ticino, 'DD.MM.YYYY|D month YYYY|DD/MM/YY')
  const inn = pen.pick(grottos)
  const sums = within(
    pen
      .buy(ticinese, { count: [2, 5], most: 4, isGross: true, step: 10 })
      .lines.concat(pen.chance(0.3) ? [several('Coperto', pen.whole(2, 4), 200, 8.1)] : []),
  )
  const number = pen.digits(pen.pick(['####', '#####', 'C-####']))
  return roll(
    80,
    till(pen, [...serifs, ...narrow, ...monos], 9),
    `${strip([`!${inn.name}`, ...inn.address, ...inn.also, '', [`Conto no. ${number}`, `Tavolo ${pen.whole(1, 24)}`], null])}${strip(
      sums.lines.map(
        (each) =>
          [
            `${each.text}  ${each.quantity} × ${pen.plain(each.unit)}`,
            pen.plain(each.amount),
          ] as const,
      ),
    )}${strip([
      null,
      ...sumsAs(pen, sums, 'Tvn', '!Da pagare|IVA 8.1% inclusa|Imponibile'),
      [`No. IVA ${taxNumber(pen, 'CH')}`],
      '',
      [`Carta ${pen.pick(['Visa', 'Maestro', 'TWINT'])}`, pen.money(sums.total)],
      [pen.clock(), pen.day()],
      'Servizio compreso. Grazie e arrivederci!',
    ])}`,
    truthOf(pen, { supplier: inn, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}
