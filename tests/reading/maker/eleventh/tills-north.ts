/** Receipts of the Netherlands and the north: a card's slip alone, a cab, a bakery with two rates, an ironmonger, a filling station. */
import type { Random } from '../../../support/random'
import { firms, line, penFor, roll, several, table, truthOf, wares, within } from '../eighth/kit'
import { dk, fi, nl, no, se } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import { atLeft, dots, monos, narrow, plains, strip, strokes, till } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { rateFrom } from './kit'

const stalls = firms(
  'Viskraam De Zeemeeuw;Markt;Delft|Kaasboerderij Hoogland;Albert Cuypmarkt;Amsterdam|Loempia Express;Stationsplein;Zwolle',
)

/** A Dutch card slip alone: merchant, terminal, period, sum; neither goods nor VAT. */
export function pinbon(random: Random): Sheet {
  const pen = penFor(random, nl, 'DD/MM/YYYY|DD-MM-YY|DD.MM.YYYY', { money: '# EUR' })
  const stall = pen.pick(stalls)
  const sums = within([line('BETALING', pen.whole(35, 900) * 10)])
  const number = pen.digits('######')
  return roll(
    58,
    till(pen, monos, 8),
    strip([
      ['KLANTTICKET'],
      '',
      [stall.name],
      [stall.address.join(', ')],
      '',
      [`Terminal: ${pen.digits('@#@###')}`],
      [`Merchant: ${pen.digits('#######')}`],
      [`Periode: ${pen.digits('####')}`],
      [`Transactie: ${number}`],
      '',
      [pen.pick(['MAESTRO', 'V PAY', 'DEBIT MASTERCARD'])],
      [`(${pen.digits('A0000000043060')})`],
      ['Kaart: xxxxxxxxxxxx' + pen.digits('####')],
      '',
      ['BETALING'],
      [`Datum: ${pen.day()} ${pen.clock()}`],
      [`Autorisatiecode: ${pen.digits('@#####')}`],
      '',
      [`Totaal: ${pen.money(sums.total)}`],
      ['Leesmethode: NFC Chip'],
      'Akkoord',
    ]),
    truthOf(pen, {
      supplier: stall,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasLines: false,
    }),
  )
}

const swedishCabs = firms(
  'Taxi Norrbotten;Sundsgatan 12;972 41 Luleå;M. Haddad Transport AB|Bohus Taxi & Budbil AB;Hamngatan 3;451 31 Uddevalla|Ådalens Taxi;Torggatan 5;872 30 Kramfors;Ådalens Persontransport HB',
)

/** A Swedish cab's receipt: meter's fields one below another, tax at six percent, the driver's number. */
export function taxikvitto(random: Random): Sheet {
  const pen = penFor(random, se, 'YYYY-MM-DD|YY-MM-DD|YYYYMMDD', { money: '# SEK' })
  const firm = pen.pick(swedishCabs)
  const extra = pen.chance(0.4) ? pen.whole(2, 9) * 1000 : 0
  const sums = within([
    line('Körpris', pen.whole(95, 890) * 100, 6),
    ...(extra > 0 ? [line('Tillägg flygplats', extra, 6)] : []),
  ])
  const number = pen.digits(pen.pick(['#####', '####-##', '000###']))
  return roll(
    58,
    till(pen, [...monos, ...narrow], 8),
    strip([
      ['!TAXIKVITTO'],
      [firm.name],
      ...atLeft(firm.also),
      [`Orgnr ${pen.digits('55####-####')}`],
      [`Redovisningscentral RC${pen.digits('##')}`],
      '',
      ['Bil', pen.digits('@@@ ##@')],
      ['Förarlegitimation', pen.digits('######')],
      ['Kvittonr', number],
      ['Påstigning', `${pen.day()} ${pen.clock()}`],
      ['Sträcka', `${pen.whole(2, 48)},${pen.whole(0, 9)} km`],
      ['Tid', `${pen.whole(6, 55)} min`],
      ['Taxa', String(pen.whole(1, 4))],
      null,
      ...sums.lines.map((each) => [each.text, pen.plain(each.amount)] as const),
      ...sumsAs(
        pen,
        sums,
        'Tvt',
        `!Summa|Moms 6,00% ingår|${pen.pick(['Kontokort', 'Swish', 'Kontant'])}`,
      ),
      '',
      ['Underskrift ........................'],
    ]),
    truthOf(pen, { supplier: firm, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const bakers = firms(
  'Bakeriet i Lillevik;Storgata 8;3256 Larvik;Lillevik Håndverksbakeri AS|Kafé Kystpromenaden;Bryggen 2;6002 Ålesund;Kystprom Drift AS|Fjellstova Kiosk;Riksvei 7;3580 Geilo',
)
const pastry = wares(
  'Skolebolle (ta med);32;42;15|Kanelsnurr (ta med);35;45;15|Kaffe sitte inne;38;48;25|Rundstykke ost (ta med);55;69;15|Suppe sitte inne;129;165;25|Pose;2;4;25',
)

/** Of a Norwegian bakery: goods to take away at one rate, to sit at another; a table of tax turned on its side. */
export function bakeri(random: Random): Sheet {
  const pen = penFor(random, no, 'DD.MM.YYYY|DD.MM.YY|DD/MM-YYYY', { money: '#' })
  const shop = pen.pick(bakers)
  const sums = pen.buy(pastry, { count: [2, 5], most: 4, isGross: true, step: 100 })
  const number = pen.digits(pen.pick(['######', '##-#####', '#######']))
  return roll(
    80,
    till(pen, [...plains, ...monos], 8.5),
    `${strip([`!${shop.name}`, [...shop.also, ...shop.address].join(', '), `Foretaksregisteret ${taxNumber(pen, 'NO')}`, '', 'Salgskvittering', [`Nr ${number}`, `${pen.day()} kl ${pen.clock()}`], null])}${table(
      '',
      sums.lines.map((each) => [`${each.quantity} ${each.text}`, pen.plain(each.amount)]),
    )}${strip([null, ['!Å betale', pen.plain(sums.total)], [pen.pick(['BankAxept', 'Vipps', 'Kontant']), pen.plain(sums.total)], ''])}${table(
      '',
      [
        ['Grunnlag', ...sums.shares.map(({ net }) => pen.plain(net))],
        ['Mva', ...sums.shares.map(({ vat }) => pen.plain(vat))],
        ['Sum', ...sums.shares.map(({ net, vat }) => pen.plain(net + vat))],
      ],
      ['Mva-spesifikasjon', ...sums.shares.map(({ rate }) => `${rate} %`)],
    )}${strip(['', 'Takk for handelen!'])}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const finnishShops = firms(
  'Rautia Kuusamo;Kitkantie 40;93600 Kuusamo;Koillisen Rautakauppa Oy|K. Hämäläinen Ky;Asemakatu 4;50100 Mikkeli|Lohjan Maatalous- ja Puutarhatarvike Oy;Suurlohjankatu 21;08100 Lohja;Lohjan Maatalous',
)

/** Of a Finnish ironmonger: unit prices behind quantities, deposits, a rate of twenty-five and a half percent. */
export function rautakauppa(random: Random): Sheet {
  const pen = penFor(random, fi, 'D.M.YYYY|DD.MM.YYYY|D.M.YY', { money: '#' })
  const shop = pen.pick(finnishShops)
  const rate = rateFrom(pen, '2024-09-01', 24, 25.5)
  const goods = wares(
    `Ruuvi TX 5x60 200 kpl;12.9;18;${rate}|Maalirulla 25 cm;6.9;11;${rate}|Lankku 48x98 jm;2.4;3.9;${rate}|Työkäsine 10;8;15;${rate}|Polttopuu 40 l;7.9;11.9;${rate}`,
  )
  const bought = pen.buy(goods, { count: [2, 4], most: 12, isGross: true, step: 5 })
  const sums = within(bought.lines)
  const number = pen.digits(pen.pick(['####', '##-######', 'K#####']))
  return roll(
    80,
    till(pen, [...monos, ...narrow], 8),
    `${strip([[shop.name], ...atLeft(shop.also), [shop.address.join(', ')], [`Y-tunnus ${taxNumber(pen, 'FI').slice(2, 9)}-${pen.whole(1, 9)}`], null, [`Kassa ${pen.whole(1, 5)} Myyjä ${pen.digits('###')}`, `Tosite ${number}`], [pen.day(), pen.clock()], ''])}${strip(
      sums.lines.flatMap((each) => [
        [each.text, pen.plain(each.amount)] as const,
        ...(each.quantity > 1
          ? ([[`      ${each.quantity} KPL  ${pen.plain(each.unit)} EUR/KPL`]] as const)
          : []),
      ]),
    )}${strip([
      '',
      ['!MAKSETTAVA EUR', pen.plain(sums.total)],
      [pen.pick(['PANKKIKORTTI', 'KÄTEINEN', 'LASKUTUSTILI']), pen.plain(sums.total)],
      '',
      [`ALV ${String(rate).replace('.', ',')} %`, ''],
      ...sumsAs(pen, sums, 'nvt', '  Veroton|  Vero|  Verollinen'),
      '',
      'TERVETULOA UUDELLEEN',
    ])}${strokes(44)}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const danishStations = firms(
  'Go’on Ringe;Odensevej 46;5750 Ringe;Midtfyns Energi ApS|OK Plus Hadsund;Randersvej 12;9560 Hadsund|Færgekroen Rudkøbing;Havnegade 21;5900 Rudkøbing;Kroen ApS',
)

/** Of a Danish station: litres, øre with a comma, a card's fee in the sum, the shop's number before its name. */
export function tank(random: Random): Sheet {
  const pen = penFor(random, dk, 'DD.MM.YY|DD-MM-YYYY|D. month YYYY', { money: 'DKK #' })
  const shop = pen.pick(danishStations)
  const litres = pen.whole(1500, 6100)
  const price = pen.whole(1189, 1459)
  const sums = within([
    line('Blyfri 95 E10', Math.round((litres * price) / 100), 25),
    ...(pen.chance(0.5) ? [several('Kaffe stor', pen.whole(1, 2), 2800, 25)] : []),
  ])
  const number = pen.digits(pen.pick(['####', '#####', '##/####']))
  return roll(
    58,
    till(pen, [...narrow, ...monos], 8),
    `${strip([[pen.digits('Butik ####')], ['!' + shop.name], ...atLeft(shop.also), ...atLeft(shop.address), [`CVR-nr. ${taxNumber(pen, 'DK').slice(3).replaceAll(' ', '')}`], null, [`Stander ${pen.whole(1, 8)}`, `${(litres / 100).toFixed(2).replace('.', ',')} L`], [`Literpris`, (price / 100).toFixed(2).replace('.', ',')]])}${strip(
      [
        ...sums.lines.map((each) => [each.text, pen.plain(each.amount)] as const),
        null,
        ...sumsAs(pen, sums, 'Tvt', '!I ALT|Moms udgør|Dankort'),
        '',
        [`Kvittering ${number}`],
        [pen.day(), pen.clock()],
        'God tur!',
      ],
    )}${dots(12)}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt' }),
  )
}
