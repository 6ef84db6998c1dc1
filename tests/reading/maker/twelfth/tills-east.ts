/** Receipts of the east and south-east: a Polish wash, a Czech inn, a Hungarian pharmacy, a Croatian road, a Greek counter, a Lithuanian clinic, a Latvian café, a Romanian station. */
import type { Random } from '../../../support/random'
import { firms, line, penFor, several, truthOf, wares, within } from '../eighth/kit'
import { cz, hu, pl, ro } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import { dots, strokes } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { gr, hr } from '../tenth/notations'
import { rateFrom } from '../eleventh/kit'
import { goods, lt, lv, rates, roundedTo, say, tape } from './kit'

const myjnie = firms(
  'MYJNIA RĘCZNA PERŁA;ul. Grunwaldzka 190;80-266 Gdańsk;Perła Auto Detailing Marcin Sobczak|Pralnia Śnieżka;ul. Długa 14;58-500 Jelenia Góra;Śnieżka Pranie Sp. z o.o.|STACJA NARCIARSKA HARENDA;Harenda 63;34-500 Zakopane',
)

/** A Polish fiscal receipt: goods with letters of rates, tax by letter, the sum in large type, the buyer's number at the end. */
export function paragonFiskalny(random: Random): Sheet {
  const pen = penFor(random, pl, 'DD-MM-YYYY|YYYY-MM-DD|DD.MM.YYYY', { money: 'PLN #' })
  const shop = pen.pick(myjnie)
  const sums = pen.buy(
    wares(
      'Mycie zewnętrzne;45;70;23|Woskowanie;80;140;23|Pranie dywanu;60;120;23|Wypożyczenie kompletu;55;80;8|Karnet 3h;90;130;8|Herbata;8;12;8',
    ),
    { count: [1, 4], most: 2, isGross: true, step: 100 },
  )
  const mark = (rate: number) => (rate === 23 ? 'A' : 'B')
  const number = pen.digits(say(pen, '######|W0#####|####'))
  return tape(
    pen,
    58,
    { faces: 'needle', size: 7.5 },
    [
      ...shop.also,
      shop.name,
      ...shop.address,
      `NIP ${taxNumber(pen, 'PL')}`,
      [pen.day(), `nr wydr. ${number}`],
      'PARAGON FISKALNY',
      null,
      ...sums.lines.flatMap((each) => [
        [each.text] as const,
        [
          `   ${each.quantity} szt. x ${pen.plain(each.unit)}`,
          `${pen.plain(each.amount)}${mark(each.rate)}`,
        ] as const,
      ]),
      null,
      ...sums.shares.flatMap((share) => [
        [`SPRZEDAŻ OPODATK. ${mark(share.rate)}`, pen.plain(share.net + share.vat)] as const,
        [`PTU ${mark(share.rate)} ${share.rate}%`, pen.plain(share.vat)] as const,
      ]),
      ['SUMA PTU', pen.plain(sums.vat)],
      ['!SUMA', pen.money(sums.total)],
      null,
      [say(pen, 'KARTA|GOTÓWKA|BLIK'), pen.plain(sums.total)],
      [pen.digits('#####  #KASA 1'), pen.clock()],
      `NIP NABYWCY ${pen.digits('##########')}`,
      pen.digits('@@@ ##########'),
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const hospody = firms(
  'Hospoda Na Růžku;Husova 20;390 01 Tábor;Růžek gastro s.r.o.|Pivovarská restaurace Labuť;Náměstí 3;397 01 Písek|Kavárna Obzor;Veveří 61;602 00 Brno;Jana Vránová',
)

/** Of a Czech inn: hellers rounded to whole crowns in a line of its own, tax by rate, the table and who served. */
export function hospoda(random: Random): Sheet {
  const pen = penFor(random, cz, 'DD.MM.YYYY|D.M.YYYY|DD. MM. YYYY')
  const inn = pen.pick(hospody)
  const sums = pen.buy(
    wares(
      'Svíčková na smetaně;189.9;229.9;12|Pivo 12° 0,5;54.9;64.9;21|Kofola 0,4;44.9;52.9;12|Smažený sýr;174.5;199.5;12|Espresso;52.5;62.5;12',
    ),
    { count: [2, 5], most: 3, isGross: true, step: 10 },
  )
  const paid = roundedTo(sums.total, 100)
  const number = pen.digits(say(pen, '26#####|####/26|######'))
  return tape(
    pen,
    76,
    { faces: 'needle narrow wide' },
    [
      `!${inn.name}`,
      ...inn.also,
      ...inn.address,
      `DIČ ${taxNumber(pen, 'CZ')}`,
      '',
      [`Účet č. ${number}`, `Stůl ${pen.whole(1, 22)}`],
      [pen.day(), pen.clock()],
      null,
      { html: goods(pen, sums, 'qtua') },
      null,
      ['Mezisoučet', pen.plain(sums.total)],
      ['Zaokrouhlení', pen.plain(paid - sums.total)],
      ['!K PLATBĚ', `${pen.plain(paid)} Kč`],
      [say(pen, 'Hotově|Hotovost'), pen.plain(paid)],
      { html: rates(pen, sums, 'rnvg', 'DPH|Základ|Daň|Celkem') },
      `Obsluhoval ${say(pen, 'Pavel|Lenka|číšník 2')}`,
    ],
    truthOf(pen, {
      supplier: inn,
      sums,
      total: (paid / 100).toFixed(2),
      documentNumber: number,
      kind: 'receipt',
      hasRates: true,
    }),
  )
}

const patikak = firms(
  'Levendula Patika;Kossuth tér 4.;7621 Pécs;Levendula Gyógyszertár Bt.|KIRÁLY GYÓGYFÜRDŐ BÜFÉ;Fő utca 84.;1027 Budapest;Termál Vendéglátó Kft.|Kerékpár Doktor;Piac utca 18.;4024 Debrecen;Varga Zsolt e.v.',
)

/** Of Hungary: whole forints rounded to five when paid in cash, letters of rates before goods, the till's own number. */
export function nyugtaKerekites(random: Random): Sheet {
  const pen = penFor(random, hu, 'YYYY.MM.DD.|YYYY.MM.DD|YYYY-MM-DD', { money: '# Ft' })
  const shop = pen.pick(patikak)
  const sums = within(
    pen.buy(
      wares(
        'C-VITAMIN 1000;1490;2890;27|ALGOFLEX;1899;2499;5|LÁNGOS SAJTOS;1690;1990;27|GUMI FOLTOZÁS;2500;3500;27|FOGKRÉM;899;1499;27',
      ),
      { count: [1, 4], most: 2, isGross: true, step: 100 },
    ).lines,
  )
  const paid = roundedTo(sums.total, 500)
  const marks: Readonly<Record<number, string>> = { 5: 'A00', 27: 'C00' }
  const number = `${pen.digits('0###')}/${pen.digits('000##')}`
  return tape(
    pen,
    58,
    { faces: 'needle', size: 7.5 },
    [
      ...shop.also,
      shop.name,
      ...shop.address,
      `ADÓSZÁM: ${taxNumber(pen, 'HU')}`,
      '- - NYUGTA - -',
      ...sums.lines.flatMap((each) => [
        ...(each.quantity > 1
          ? [[`${each.quantity} DB x ${pen.plain(each.unit)} Ft/DB`] as const]
          : []),
        [`${marks[each.rate] ?? ''} ${each.text}`, pen.plain(each.amount)] as const,
      ]),
      null,
      ...(paid === sums.total
        ? []
        : ([
            ['RÉSZÖSSZESEN:', pen.money(sums.total)],
            ['KEREKÍTÉS:', pen.money(paid - sums.total)],
          ] as const)),
      ['!ÖSSZESEN:', pen.money(paid)],
      ['KÉSZPÉNZ:', pen.money(paid)],
      '',
      [`NYUGTASZÁM:`, number],
      [pen.day(), pen.clock()],
      pen.digits('NAV A########'),
    ],
    truthOf(pen, {
      supplier: shop,
      sums: { ...sums, vat: 0 },
      total: (paid / 100).toFixed(2),
      documentNumber: number,
      kind: 'receipt',
    }),
  )
}

const ceste = firms(
  'Jadranska cesta d.o.o.;Obala 11;23000 Zadar|PEKARA KLAS;Ilica 204;10000 Zagreb;Klas i sin, obrt za pekarstvo|Marina Vela Luka;Obala 3 br. 19;20270 Vela Luka;Marina VL d.d.',
)

/** Of Croatia: a bill with its three parts of a number, two codes of the tax office, PDV by rate, euros behind. */
export function racunBlagajna(random: Random): Sheet {
  const pen = penFor(random, hr, 'DD.MM.YYYY.|DD.MM.YYYY|D.M.YYYY.', { money: '# EUR' })
  const shop = pen.pick(ceste)
  const sums = shop.name.startsWith('PEKARA')
    ? pen.buy(
        wares('BUREK SIR;2.5;3.2;25|KRUH POLUBIJELI;1.6;2.3;5|KIFLA;0.7;1;25|JOGURT;1;1.5;25'),
        {
          count: [1, 4],
          most: 3,
          isGross: true,
        },
      )
    : within([
        line(
          shop.name.startsWith('Marina') ? 'Dnevni vez 11 m' : 'Cestarina I. skupina',
          pen.whole(8, 190) * 50,
          shop.name.startsWith('Marina') ? 13 : 25,
        ),
      ])
  const number = `${pen.digits('####')}/${say(pen, 'P1|POS2|BL1')}/${pen.whole(1, 4)}`
  return tape(
    pen,
    72,
    { faces: 'needle plain' },
    [
      `!${shop.name}`,
      ...shop.also,
      ...shop.address,
      `OIB: ${pen.digits('###########')}`,
      null,
      [`Račun br. ${number}`],
      [`Datum: ${pen.day()}`, `Vrijeme: ${pen.clock()}`],
      { html: goods(pen, sums, 'tqua', 'Naziv|Kol|Cijena|Iznos') },
      null,
      ['!Za platiti:', pen.money(sums.total)],
      [say(pen, 'Kartica|Gotovina|ENC uređaj'), pen.plain(sums.total)],
      { html: rates(pen, sums, 'rnv', 'PDV|Osnovica|Iznos poreza') },
      [pen.digits('ZKI: ########@@##@#')],
      [pen.digits('JIR: ########-####-4###')],
      { html: dots(18) },
      'Hvala i sretan put!',
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const greeks = firms(
  'ΦΟΥΡΝΟΣ Η ΑΜΑΛΙΑ;Ερμού 44;Ναύπλιο 21100;Αφοι Δήμου Ο.Ε.|ΟΔΙΚΟΣ ΑΞΟΝΑΣ ΙΟΝΙΑ Α.Ε.;Σταθμός Διοδίων Ρίου;Πάτρα 26504|ΠΛΥΝΤΗΡΙΑ ΑΙΓΑΙΟ;Λεωφ. Δημοκρατίας 12;Σύρος 84100;Μ. Ρούσσος',
)

/** A Greek retail receipt in capitals: the tax within by rate, a till's registry number, euros with a comma. */
export function apodeixiLianikis(random: Random): Sheet {
  const pen = penFor(random, gr, 'DD/MM/YYYY|DD-MM-YYYY|DD/MM/YY', { money: '#€' })
  const shop = pen.pick(greeks)
  const isOven = shop.name.startsWith('ΦΟΥΡΝΟΣ')
  const sums = pen.buy(
    wares(
      isOven
        ? 'ΨΩΜΙ ΧΩΡΙΑΤΙΚΟ;1.4;2.2;13|ΤΥΡΟΠΙΤΑ;2;2.8;13|ΚΑΦΕΣ ΦΡΑΠΕ;2;3;24|ΚΟΥΛΟΥΡΙ;0.7;1;13'
        : shop.name.startsWith('ΟΔΙΚΟΣ')
          ? 'ΔΙΟΔΙΑ ΚΑΤ. 2;2.1;13.2;24'
          : 'ΠΑΠΛΩΜΑ;9;14;24|ΧΑΛΙ Μ2;3;5;24|ΣΙΔΕΡΩΜΑ;4;9;24',
    ),
    { count: [1, isOven ? 4 : 1], most: isOven ? 3 : 1, isGross: true, step: 5 },
  )
  const number = pen.digits(say(pen, '#####|000###|####'))
  return tape(
    pen,
    62,
    { faces: 'needle wide' },
    [
      shop.name,
      ...shop.also,
      ...shop.address,
      `ΑΦΜ ${pen.digits('#########')}`,
      null,
      'ΑΠΟΔΕΙΞΗ ΛΙΑΝΙΚΗΣ ΠΩΛΗΣΗΣ',
      [`ΑΡ. ${number}`, `${pen.day()} ${pen.clock()}`],
      null,
      ...sums.lines.map((each) => [`${each.text} ${each.rate}%`, pen.plain(each.amount)] as const),
      null,
      ['!ΣΥΝΟΛΟ', pen.money(sums.total)],
      ...sums.shares.map(
        (share) => [`ΦΠΑ ${share.rate}% ΣΕ ${pen.plain(share.net)}`, pen.plain(share.vat)] as const,
      ),
      [say(pen, 'ΜΕΤΡΗΤΑ|ΚΑΡΤΑ'), pen.money(sums.total)],
      pen.digits('ΑΜ @@@ ########'),
      'ΕΥΧΑΡΙΣΤΟΥΜΕ',
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const clinics = firms(
  'UAB „Šypsenos studija“;Vilniaus g. 22;LT-01402 Vilnius|MB Dviračių namai;Taikos pr. 61;LT-91182 Klaipėda|UAB „Kopa lt“;Naglių g. 9;LT-93123 Neringa',
)

/** A Lithuanian till's slip: quotes in the firm's name, goods above their price, PVM with its base, a register's code. */
export function kvitas(random: Random): Sheet {
  const pen = penFor(random, lt, 'YYYY-MM-DD|YYYY.MM.DD', { money: '# EUR' })
  const shop = pen.pick(clinics)
  const sums = pen.buy(
    wares(
      'Burnos higiena;55;85;21|Dviračio nuoma 1 d.;15;25;21|Padangos keitimas;8;14;21|Kavos puodelis;2.5;3.5;21|Dantų pasta;5;9;21',
    ),
    { count: [1, 3], most: 2, isGross: true },
  )
  const number = pen.digits(say(pen, '####|##/####|######'))
  return tape(
    pen,
    72,
    { faces: 'needle narrow' },
    [
      shop.name,
      ...shop.address,
      `PVM mokėtojo kodas LT${pen.digits('#########')}`,
      null,
      [`Kvitas ${number}`, `Kasa ${pen.whole(1, 4)}`],
      ...sums.lines.flatMap((each) => [
        [each.text] as const,
        [`${each.quantity},000 X ${pen.plain(each.unit)}`, `${pen.plain(each.amount)} A`] as const,
      ]),
      null,
      ...sumsAs(
        pen,
        sums,
        'Ttvn',
        `!Mokėti|${say(pen, 'Banko kortelė|Grynieji')}|A=21,00% PVM|Be PVM`,
      ),
      [pen.day(), pen.clock()],
      pen.digits('@@ ######## i.EKA'),
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const cafes = firms(
  'Kafejnīca „Rīts“;Tērbatas iela 53;Rīga, LV-1011;SIA Labs Rīts|SIA Aptieka pie Pils;Pils laukums 1;Sigulda, LV-2150|Viesu nams Liedags;Jūras iela 8;Pāvilosta, LV-3466;IK Liedags',
)

/** Of Latvia: a cheque with its document's number, PVN by rate with base, euros, thanks in the end. */
export function ceks(random: Random): Sheet {
  const pen = penFor(random, lv, 'DD.MM.YYYY|DD.MM.YYYY.|DD.MM.YY', { money: '# EUR' })
  const shop = pen.pick(cafes)
  const stocks = shop.name.startsWith('SIA')
    ? 'Ibumetin N20;3.2;4.9;12|Saules krēms;11;17;21|Vitamīns D3;6;9;21'
    : shop.name.startsWith('Viesu')
      ? 'Istaba 1 nakts;45;75;12|Pirts stunda;15;25;21'
      : 'Dienas piedāvājums;6.9;8.9;21|Kafija;2.2;3.1;21|Ūdens 0,5;1.2;1.8;21'
  const sums = pen.buy(wares(stocks), { count: [1, 3], most: 2, isGross: true })
  const number = pen.digits(say(pen, '#####|######|##-####'))
  return tape(
    pen,
    76,
    { faces: 'needle plain' },
    [
      `!${shop.name}`,
      ...shop.also,
      ...shop.address,
      `PVN reģ. nr. LV4${pen.digits('##########')}`,
      '',
      [`Dok. nr. ${number}`],
      { html: goods(pen, sums, 'tqa') },
      null,
      ['!KOPĀ APMAKSAI', pen.money(sums.total)],
      [say(pen, 'Bezskaidra nauda|Skaidra nauda'), pen.plain(sums.total)],
      { html: rates(pen, sums, 'rnv', 'PVN|Summa bez|Nodoklis') },
      [`${pen.day()} ${pen.clock()}`, 'Kase 1'],
      'Paldies par pirkumu!',
      { html: strokes(36) },
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const romanians = firms(
  'S.C. OLTCARB SRL;Calea Craiovei 112;Pitești, jud. Argeș|SPĂLĂTORIA ALBA NET;Str. Mihai Viteazu 20;Alba Iulia;ALBA NET CLEAN SRL|COFETĂRIA VIOLETA;Bd. Republicii 77;Brașov;S.C. VIOLETA PROD COM SRL',
)

/** A Romanian fiscal slip: the rate's rise by day, the buyer's code, TVA by letter, lei twice. */
export function bonClient(random: Random): Sheet {
  const pen = penFor(random, ro, 'DD.MM.YYYY|DD-MM-YYYY|DD/MM/YYYY', { money: '# LEI' })
  const shop = pen.pick(romanians)
  const high = rateFrom(pen, '2025-08-01', 19, 21)
  const sums = within([
    several(
      say(pen, 'MOTORINA EURO5|SPALARE EXT|TORT VIOLETA'),
      pen.whole(1, 3),
      pen.whole(300, 2400) * 10,
      high,
    ),
    ...(pen.chance(0.5) ? [line(say(pen, 'ODORIZANT|CAFEA'), pen.whole(80, 250) * 10, high)] : []),
  ])
  const number = pen.digits(say(pen, '####|0####|######'))
  return tape(
    pen,
    62,
    { faces: 'needle' },
    [
      shop.name,
      ...shop.also,
      ...shop.address,
      `COD FISCAL: ${taxNumber(pen, 'RO')}`,
      `C.I.F. CLIENT: RO${pen.digits('########')}`,
      null,
      ...sums.lines.flatMap((each) => [
        [`${each.quantity} BUC. X ${pen.plain(each.unit)}`] as const,
        [each.text, `${pen.plain(each.amount)} A`] as const,
      ]),
      null,
      ...sumsAs(
        pen,
        sums,
        'ttvv',
        `!TOTAL LEI|${say(pen, 'CARD|NUMERAR')}|TVA A - ${high}%|TOTAL TVA BON`,
      ),
      [`DATA: ${pen.day()}`, `ORA: ${pen.clock()}`],
      `BON FISCAL NR. ${number}`,
      pen.digits('Z:####  ID:##########'),
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}
