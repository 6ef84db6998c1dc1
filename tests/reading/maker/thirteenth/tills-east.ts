/** Receipts of the east and south-east, of Australia and India: a post office, a leaf of a block, a station, a restaurant with a charge for service, a shop, a tip by law, two alphabets, a club's hotel. */
import type { Random } from '../../../support/random'
import { block, firms, summed, wares } from '../eighth/kit'
import { cz, hu, pl, ro } from '../eighth/notations'
import { anyone, au, dots, india, strokes } from '../ninth/kit'
import { abn, gstin, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { gr, line, onTop, several, within } from '../tenth/kit'
import { byHand, cutTo, rateFrom, si, sk } from '../eleventh/kit'
import { goods, letter, logo, lt, lv, penFor, rates, say, tape } from '../twelfth/kit'
import {
  bg,
  cells,
  decimal,
  formed,
  needles,
  paidBy,
  penSince,
  rs,
  stacked,
  tally,
  totalOf,
} from './kit'

const posts = firms(
  'Poczta Kresowa S.A.;ul. Rodziny Hiszpańskich 8;00-940 Warszawa;FUP Suwałki 1|Punkt Kurierski Szpak;ul. Mickiewicza 40;16-400 Suwałki;Szpak Logistyka Sp. z o.o.|Urząd Pocztowy Zamość 3;Rynek Wielki 6;22-400 Zamość;Poczta Lubelska S.A.',
)

/** A Polish post office's: letters free of tax, envelopes with it, a number for each letter, paid in cash. */
export function poczta(random: Random): Sheet {
  const pen = penFor(random, pl, 'YYYY-MM-DD|DD.MM.YYYY')
  const shop = pen.pick(posts)
  const sums = within([
    several('List polecony ekonomiczny', pen.whole(1, 6), pen.pick([850, 990]), 0),
    ...(pen.chance(0.5) ? [line('Paczka gabaryt A', pen.pick([1790, 2150]), 0)] : []),
    several('Koperta bąbelkowa', pen.whole(1, 4), 320, 23),
  ])
  const number = pen.digits(say(pen, '######|W######|##/####/###'))
  return tape(
    pen,
    78,
    { faces: 'needle', size: 7.5, css: needles },
    [
      shop.name,
      ...shop.also,
      ...shop.address,
      `NIP ${taxNumber(pen, 'PL')}`,
      [pen.day(), `nr wydr. ${number}`],
      'PARAGON FISKALNY',
      ...sums.lines.map(
        (each) =>
          [
            `${each.text}  ${each.quantity} x${pen.plain(each.unit)}`,
            `${pen.plain(each.amount)}${each.rate > 0 ? 'A' : 'E'}`,
          ] as const,
      ),
      null,
      ['SPRZEDAŻ ZWOLNIONA E', pen.plain(sums.shares.at(-1)?.net ?? 0)],
      ['SPRZEDAŻ OPODATKOWANA A', pen.plain(sums.lines.at(-1)?.amount ?? 0)],
      ['PTU A 23%', pen.plain(sums.vat)],
      ['SUMA PTU', pen.plain(sums.vat)],
      ['!SUMA PLN', pen.plain(sums.total)],
      ['GOTÓWKA', pen.plain(sums.total)],
      [`#00${pen.whole(1, 4)} ${say(pen, 'Danuta|Okienko 2')}`, pen.clock()],
      pen.digits('@@@ ##########'),
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number }),
  )
}

const trades = firms(
  'Kovářství Jan Hampl;Dolní 12;262 42 Rožmitál pod Třemšínem|Farma U Tří lip;Lhota 3;675 02 Koněšín;Alena Šimková|Pneuservis Rychlý;Karlovarská 88;323 00 Plzeň;Rychlý & syn s.r.o.',
)

/** A leaf of a Czech block of receipts, filled in by hand, of one who bears no tax: the sum in figures, what for, a stamp. */
export function paragonBlok(random: Random): Sheet {
  const pen = penFor(random, cz, 'D. M. YYYY|DD.MM.YYYY', { money: '# Kč' })
  const firm = pen.pick(trades)
  const sums = pen.buy(
    wares(
      'oprava brány;900;4200|přezutí 4 ks;800;1600|brambory 25 kg;380;520|vejce 60 ks;300;420|kování;450;1800',
    ),
    { count: [1, 3], step: 1000 },
  )
  const number = pen.digits(say(pen, '###|0##|26/##'))
  return letter(
    pen,
    { faces: 'plain book', size: 9, css: cutTo(105, 148, 7) },
    [
      `<div class="sides"><b>PARAGON</b><span>č. <b>${number}</b></span></div>${formed(
        [
          ['Dodavatel (razítko)', firm.name],
          ['Datum', pen.day()],
          ['Adresa', firm.address.join(', ')],
          ['IČO', pen.digits('########')],
        ],
        2,
      )}${cells(
        'llr',
        '|Druh zboží nebo služby|Kč',
        sums.lines.map((each, at) => [`${at + 1}.`, each.text, pen.plain(each.amount)]),
        'boxed',
        'width:100%;font-style:italic',
      )}<p class="right">Celkem ${byHand(pen.money(sums.total))}</p><p class="small">${firm.also.map((also) => `${also}. `).join('')}Nejsem plátce DPH.<br>Podpis ${byHand(firm.name.split(' ').at(-1) ?? '')}</p>`,
    ],
    paidBy(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const pumps = firms(
  'TATRA OIL Poprad;Štefánikova 4417;058 01 Poprad;Tatra Oil Slovakia, a.s.|Čerpacia stanica Hron;Cesta na štadión 1;974 04 Banská Bystrica;Hron Petrol s.r.o.|PUMPA U JOŽKA;Hlavná 210;072 22 Strážske',
)

/** A Slovak station: litres at three decimals, coffee at a lower rate, rates that rose, the register's long code above. */
export function tankovanie(random: Random): Sheet {
  const pen = penFor(random, sk, 'DD.MM.YYYY|D.M.YYYY', { money: '# €' })
  const shop = pen.pick(pumps)
  const full = rateFrom(pen, '2025-01-01', 20, 23)
  const low = rateFrom(pen, '2025-01-01', 10, 19)
  const litres = pen.whole(1200, 6100)
  const price = pen.whole(1389, 1689)
  const sums = within([
    line(say(pen, 'Natural 95|Diesel|Nafta plus'), Math.round((litres * price) / 1000), full),
    ...pen.buy(wares(`Bageta;2.9;4.2;${low}|Káva lungo;1.8;2.6;${low}|Olej 1 L;9;14;${full}`), {
      count: [0, 2],
      isGross: true,
    }).lines,
  ])
  const [fuel] = sums.lines
  const number = pen.digits(say(pen, '####|######|0##'))
  return tape(
    pen,
    62,
    { faces: 'needle narrow', size: 7.5 },
    [
      shop.name,
      ...shop.also,
      ...shop.address,
      `IČO ${pen.digits('########')} IČ DPH SK${pen.digits('20########')}`,
      [`Doklad č. ${number}`, `${pen.day()} ${pen.clock()}`],
      null,
      [
        `Stojan ${pen.whole(1, 9)}  ${decimal(pen, litres / 100, 2)} l x ${decimal(pen, price / 1000, 3)}`,
      ],
      [fuel?.text ?? '', pen.plain(fuel?.amount ?? 0)],
      ...sums.lines.slice(1).map((each) => [each.text, pen.plain(each.amount)] as const),
      null,
      ['!Spolu na úhradu', pen.money(sums.total)],
      { html: rates(pen, sums, 'rnvg', 'Sadzba|Základ|DPH|Spolu') },
      [say(pen, 'Platobná karta|Hotovosť'), pen.plain(sums.total)],
      pen.digits('UID O-@##@##@###@##'),
      { html: dots(16) },
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}

const ettermek = firms(
  'Kéményseprő Bisztró;Kossuth tér 4.;2500 Esztergom;Kéményseprő Vendéglátó Kft.|HALÁSZTANYA;Tisza-part 7.;6726 Szeged;Tiszahal Bt.|Cukrászda a Sarkon;Fő utca 21.;8230 Balatonfüred;Sarki Édesség Kft.',
)

/** A Hungarian meal: a charge for service by percent in a line of the list, two rates, whole forints, what was paid by card. */
export function szervizdij(random: Random): Sheet {
  const pen = penFor(random, hu, 'YYYY.MM.DD.|YYYY. MM. DD.', { group: random.pick([' ', '.']) })
  const shop = pen.pick(ettermek)
  const meal = pen.buy(
    wares(
      'Halászlé;2890;3990;5|Túrós csusza;2490;3290;5|Gundel palacsinta;1690;2290;5|Fröccs;690;990;27|Házi limonádé;890;1390;5|Korsó sör;990;1490;27',
    ),
    { count: [2, 4], most: 3, isGross: true, step: 10_00 },
  )
  const service = roundedForint(meal.total * 0.12)
  const sums = summed([...meal.lines, line('Szervizdíj 12%', service, 5)], {
    isGross: true,
    discount: 0,
    unit: 100,
  })
  const number = `${pen.digits('####')}/${pen.digits('#####')}`
  return tape(
    pen,
    76,
    { faces: 'needle slab', size: 8 },
    [
      ...shop.also,
      `!${shop.name}`,
      ...shop.address,
      `ADÓSZÁM: ${taxNumber(pen, 'HU')}`,
      'NYUGTA',
      null,
      ...sums.lines.flatMap((each) => [
        [each.text] as const,
        [
          `${each.quantity} db x ${pen.plain(each.unit)}`,
          `${pen.plain(each.amount)} ${each.rate === 5 ? 'A' : 'C'}00`,
        ] as const,
      ]),
      null,
      ['!ÖSSZESEN:', pen.money(sums.total)],
      ['BANKKÁRTYA', pen.money(sums.total)],
      ...sums.shares.map((share) => [`${share.rate}% ÁFA tartalom`, pen.plain(share.vat)] as const),
      [`NYUGTASZÁM: ${number}`],
      [pen.day(), pen.clock()],
      pen.digits('NAV A########'),
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}

const roundedForint = (cents: number) => Math.round(cents / 100) * 100

const trgovine = firms(
  'Kmetijska zadruga Vipava z.o.o.;Goriška cesta 13;5271 Vipava|PLANINSKI DOM KRN;Lepena 1;5232 Soča;PD Nova Gorica|Cvetličarna Maja;Glavni trg 5;2000 Maribor;Maja Kovačič s.p.',
)

/** Of a Slovene shop: the number in three parts, rates by letter before their names, codes of the tax office at the foot. */
export function trgovina(random: Random): Sheet {
  const pen = penFor(random, si, 'D. M. YYYY|DD.MM.YYYY', { money: '# EUR' })
  const shop = pen.pick(trgovine)
  const sums = pen.buy(
    wares(
      'Zelen 0,75 L;8;12;22|Jota;7;9;9.5|Vrtnice;2.5;3.5;9.5|Sadike solate;1.2;2;9.5|Škropilnica;9;16;22|Prenočišče;18;26;9.5',
    ),
    { count: [2, 4], most: 4, isGross: true, step: 10 },
  )
  const mark = (rate: number) => (rate === 22 ? 'S' : 'N')
  const number = pen.digits(say(pen, 'P1-B#-####|PP#-T1-####|1-1-#####'))
  return tape(
    pen,
    76,
    { faces: 'plain light', size: 8 },
    [
      [`!${shop.name}`],
      ...[...shop.also, ...shop.address].map((each) => [each] as const),
      [`ID za DDV: SI${pen.digits('########')}`],
      '',
      [`Račun št. ${number}`, `${pen.day()} ${pen.clock()}`],
      {
        html: cells(
          'lrrr',
          'Naziv|Kol|Cena|Znesek',
          sums.lines.map((each) => [
            `${mark(each.rate)} ${each.text}`,
            String(each.quantity),
            pen.plain(each.unit),
            pen.plain(each.amount),
          ]),
          'bare',
          'width:100%',
        ),
      },
      null,
      ['!Za plačilo', pen.money(sums.total)],
      ...sums.shares.map(
        (share) =>
          [
            `${mark(share.rate)} ${pen.rate(share.rate)} od ${pen.plain(share.net)}`,
            pen.plain(share.vat),
          ] as const,
      ),
      [say(pen, 'Gotovina|Kartica'), pen.plain(sums.total)],
      pen.digits('ZOI: ########@@##@@########'),
      { html: dots(18) },
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}

const romanian = firms(
  'TERASA LA MOARĂ;Str. Morii 11;557260 Sibiel;SC Moara Turism SRL|Hanul Pescarilor;Faleza 2;905550 Mangalia;SC Delta Fish Rest SRL|Cofetăria Violeta;Bd. Unirii 6;120180 Buzău;SC Violeta Dulce SRL',
)

/** A Romanian meal: a tip on the fiscal slip without tax, two rates that rose, letters behind sums. */
export function bacsis(random: Random): Sheet {
  const pen = penFor(random, ro, 'DD-MM-YYYY|DD/MM/YYYY|DD.MM.YY', { money: '#' })
  const shop = pen.pick(romanian)
  const [full, low] = [rateFrom(pen, '2025-08-01', 19, 21), rateFrom(pen, '2025-08-01', 9, 11)]
  const food = pen.buy(
    wares(
      `CIORBA DE BURTA;24;32;${low}|PASTRAV LA GRATAR;38;52;${low}|PAPANASI;22;29;${low}|BERE 0.5;12;17;${full}|LIMONADA;15;21;${low}|VIN ROSU 187;18;26;${full}`,
    ),
    { count: [2, 5], most: 3, isGross: true, step: 50 },
  )
  const tip = Math.round(food.total / 1000) * 100
  const sums = within([...food.lines, line('BACSIS', tip, 0)])
  const mark = (rate: number) => (rate === full ? 'A' : rate === low ? 'B' : 'D')
  const number = pen.digits(say(pen, '######|0###|00#####'))
  return tape(
    pen,
    62,
    { faces: 'needle' },
    [
      ...shop.also,
      shop.name,
      ...shop.address,
      `CIF ${taxNumber(pen, 'RO')}`,
      '',
      ...sums.lines.flatMap((each) => [
        [`${each.quantity} BUC x ${pen.plain(each.unit)}`] as const,
        [each.text, `${pen.plain(each.amount)} ${mark(each.rate)}`] as const,
      ]),
      null,
      ['!TOTAL LEI', pen.plain(sums.total)],
      ...sums.shares
        .filter(({ rate }) => rate > 0)
        .map(
          (share) => [`TVA ${mark(share.rate)} - ${share.rate}%`, pen.plain(share.vat)] as const,
        ),
      ['TOTAL TVA', pen.plain(sums.vat)],
      ['CARD', pen.plain(sums.total)],
      [`BF ${number}`, `Z ${pen.digits('###')}`],
      [`DATA ${pen.day()}`, pen.clock()],
      'BON FISCAL',
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}

const bulgarians = firms(
  'Хотел Перла ЕООД;ул. Приморска 14;8130 Созопол|Аптека Здравец;бул. Витоша 88;1463 София;Здравец Фарма ООД|МАГАЗИН ЖЕЛЕЗАРИЯ;ул. Дунав 31;7000 Русе;Стоян Петков ЕТ',
)

/** A Bulgarian fiscal slip in Cyrillic: the sum in euros with the old lev beside it, one rate by letter. */
export function kasovBon(random: Random): Sheet {
  const pen = penSince(random, '2026-01-01', { ...bg, money: '#' }, 'DD.MM.YYYY|DD-MM-YYYY')
  const shop = pen.pick(bulgarians)
  const sums = pen.buy(
    wares(
      'НОЩУВКА;34;78;9|КРЕМ ЗА РЪЦЕ;3;8;20|ВИНТОВЕ 100 БР;2;6;20|ВИТАМИН C;4;9;20|БОЯ 2.5 Л;14;29;20',
    ),
    { count: [1, 3], most: 2, isGross: true },
  )
  const number = pen.digits(say(pen, '00####|#####|0######'))
  return tape(
    pen,
    62,
    { faces: 'needle wide', size: 7.5 },
    [
      ...shop.also,
      shop.name,
      ...shop.address,
      `ЕИК ${pen.digits('#########')}`,
      `ЗДДС N BG${pen.digits('#########')}`,
      '',
      ...sums.lines.map(
        (each) =>
          [
            `${each.quantity} x ${each.text}`,
            `${pen.plain(each.amount)} ${each.rate === 20 ? 'Б' : 'Г'}`,
          ] as const,
      ),
      null,
      ['!ОБЩА СУМА EUR', pen.plain(sums.total)],
      ['ОБЩА СУМА BGN', pen.plain(Math.round(sums.total * 1.95583))],
      ['ОБМЕНЕН КУРС', '1 EUR = 1,95583 BGN'],
      [say(pen, 'С КАРТА|В БРОЙ'), pen.plain(sums.total)],
      [`${pen.day()} ${pen.clock()}`, number],
      'ФИСКАЛЕН БОН',
    ],
    paidBy(pen, { supplier: shop, sums, vat: null, documentNumber: number }),
  )
}

const serbians = firms(
  'Кафана Код Лазе;Кнез Михаилова 8;Београд;Лаза Угоститељство доо|ПЕКАРА ЗЛАТНО ЗРНО;Јеврејска 14;Нови Сад|Аутоперионица Сјај;Војводе Мишића 3;Крагујевац;Сјај плус пр',
)

/** A Serbian fiscal account between lines of signs: dinars with points, a rate by its letter, the day behind an instance's clock. */
export function fiskalni(random: Random): Sheet {
  const pen = penFor(random, rs, 'DD.MM.YYYY.')
  const shop = pen.pick(serbians)
  const sums = pen.buy(
    wares(
      'Ћевапи (Ђ);650;890;20|Кафа (Ђ);160;240;20|Бурек (Е);180;260;10|Прање споља (Ђ);700;1100;20|Хлеб (Е);80;140;10|Шопска салата (Ђ);320;450;20',
    ),
    { count: [1, 4], most: 3, isGross: true, step: 10_00 },
  )
  const number = pen.digits('@@@@@@@@-@@@@@@@@-######')
  return tape(
    pen,
    70,
    { faces: 'needle', size: 7 },
    [
      '============ ФИСКАЛНИ РАЧУН ============',
      pen.digits('#########'),
      shop.name,
      ...shop.also,
      ...shop.address,
      [`Касир:`, say(pen, 'Мира|Касир 2')],
      ['-------- ПРОМЕТ ПРОДАЈА --------'],
      ['Назив   Цена   Кол.', 'Укупно'],
      ...sums.lines.flatMap((each) => [
        [each.text] as const,
        [`  ${pen.plain(each.unit)}   ${each.quantity}`, pen.plain(each.amount)] as const,
      ]),
      null,
      ['Укупан износ:', pen.plain(sums.total)],
      [say(pen, 'Платна картица:|Готовина:'), pen.plain(sums.total)],
      null,
      ...sums.shares.map(
        (share) =>
          [
            `${share.rate === 20 ? 'Ђ' : 'Е'}  ПДВ  ${share.rate},00%`,
            pen.plain(share.vat),
          ] as const,
      ),
      ['Укупан износ пореза:', pen.plain(sums.vat)],
      null,
      ['ПФР време:', `${pen.day()} ${pen.clock()}:07`],
      ['ПФР број рачуна:'],
      [number],
      { html: dots(24) },
      '======== КРАЈ ФИСКАЛНОГ РАЧУНА =========',
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}

const greeks = firms(
  'Ταβέρνα Το Λιμάνι;Παραλία Σκάλας;Πάτμος 85500;Αφοί Γρύλλη Ο.Ε.|ΦΑΡΜΑΚΕΙΟ ΜΑΡΙΑ ΚΩΣΤΑ;Ερμού 40;Ιωάννινα 45444|Rent-a-Bike Naxos;Χώρα;Νάξος 84300;Δ. Βασιλάκης & ΣΙΑ Ε.Ε.',
)

/** A Greek slip: net and tax of each rate below, the paper's series and number, a mark of the tax office of fifteen digits. */
export function apodeixiSeira(random: Random): Sheet {
  const pen = penFor(random, gr, 'DD/MM/YYYY|DD-MM-YYYY', { money: '#' })
  const shop = pen.pick(greeks)
  const sums = pen.buy(
    wares(
      'ΧΤΑΠΟΔΙ ΣΧΑΡΑΣ;13;17;13|ΧΩΡΙΑΤΙΚΗ;7.5;9.5;13|ΚΡΑΣΙ 500ML;6;9;24|ΑΝΤΗΛΙΑΚΟ;12;21;24|ΕΝΟΙΚΙΑΣΗ ΠΟΔΗΛΑΤΟΥ;10;18;24|ΔΕΠΟΝ 20;1.5;3;6',
    ),
    { count: [2, 4], most: 3, isGross: true, step: 10 },
  )
  const number = pen.digits(say(pen, '####|#####'))
  return tape(
    pen,
    76,
    { faces: 'plain needle', size: 8 },
    [
      `!${shop.name}`,
      ...shop.also,
      ...shop.address,
      `ΑΦΜ ${pen.digits('#########')} ΔΟΥ ${say(pen, 'ΚΩ|ΙΩΑΝΝΙΝΩΝ')}`,
      null,
      'ΑΠΟΔΕΙΞΗ ΛΙΑΝΙΚΗΣ ΠΩΛΗΣΗΣ',
      [`ΣΕΙΡΑ Α   ΑΡΙΘΜΟΣ ${number}`],
      [`ΗΜΕΡΟΜΗΝΙΑ ${pen.day()}`, pen.clock()],
      { html: goods(pen, sums, 'qtra') },
      null,
      ['!ΠΛΗΡΩΤΕΟ ΠΟΣΟ €', pen.plain(sums.total)],
      { html: rates(pen, sums, 'rnv', 'ΦΠΑ %|ΚΑΘΑΡΗ|ΦΠΑ') },
      [say(pen, 'ΚΑΡΤΑ|ΜΕΤΡΗΤΑ'), pen.plain(sums.total)],
      [pen.digits('ΜΑΡΚ 4000###########')],
      { html: dots(18) },
    ],
    paidBy(pen, {
      supplier: shop,
      sums,
      documentNumber: number,
      otherNumbers: [`Α ${number}`],
      hasRates: true,
    }),
  )
}

const balts = firms(
  'Vilniaus viešasis transportas, UAB;Žolyno g. 15;LT-10209 Vilnius|Nidos kopos kavinė;Pamario g. 29;LT-93124 Neringa;MB Kopų skonis|AUTOPLOVYKLA BURBULAS;Taikos pr. 101;LT-94230 Klaipėda;UAB Burbulo linija',
)

/** A Lithuanian slip on a wide strip: a form of two columns with labels above, the tax from within. */
export function kasosKvitas(random: Random): Sheet {
  const pen = penFor(random, lt, 'YYYY-MM-DD|YYYY.MM.DD', { money: '# Eur' })
  const shop = pen.pick(balts)
  const sums = pen.buy(
    wares(
      'Mėnesinis bilietas;26;30;21|Šaltibarščiai;5.5;7.5;21|Plovimas Nr. 3;9;14;21|Kava;2.2;3.2;21|Vaškavimas;4;7;21',
    ),
    { count: [1, 3], most: 2, isGross: true, step: 10 },
  )
  const number = pen.digits(say(pen, '####/##|######|K-#####'))
  return tape(
    pen,
    90,
    { faces: 'wide narrow', size: 8.5 },
    [
      {
        html: `<div style="display:flex;gap:6mm"><div style="flex:1"><b>${shop.name}</b><br>${block([...shop.also, ...shop.address])}</div><div>${stacked(
          [
            ['Kvito Nr.', number],
            ['Data', `${pen.day()} ${pen.clock()}`],
            ['PVM kodas', pen.digits('LT#########')],
          ],
        )}</div></div>`,
      },
      { html: goods(pen, sums, 'tqa') },
      {
        html: tally([
          ['PVM 21 %', pen.money(sums.vat)],
          ['Be PVM', pen.money(sums.net)],
          ['Mokėti', pen.money(sums.total)],
        ]),
      },
      [say(pen, 'Sumokėta kortele|Sumokėta grynaisiais')],
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}

const latvians = firms(
  'Viesnīca Jūrmalas Kāpa;Jomas iela 50;Jūrmala LV-2015;SIA Kāpas nams|STACIJAS BODE;Dzirnavu iela 3;Cēsis LV-4101;IK Ozoliņš|Pils muzejs;Pils laukums 1;Bauska LV-3901;Bauskas novada pašvaldība',
)

/** A Latvian slip: the tax's base told, a number after a stroke, thanks at the head. */
export function cekaKopija(random: Random): Sheet {
  const pen = penFor(random, lv, 'DD.MM.YYYY|DD.MM.YY', { money: 'EUR #' })
  const shop = pen.pick(latvians)
  const sums = pen.buy(
    wares('Numurs ar brokastīm;55;110;12|Suvenīrs;4;12;21|Kafija;2;3.2;21|Autostāvvieta;5;9;21'),
    { count: [1, 3], most: 2, isGross: true, step: 10 },
  )
  const number = pen.digits(say(pen, '######|####/##'))
  return tape(
    pen,
    68,
    { faces: 'book needle', size: 8 },
    [
      'Paldies par apmeklējumu!',
      null,
      shop.name,
      ...shop.also,
      ...shop.address,
      [`PVN reģ. nr.`, pen.digits('LV4##########')],
      { html: strokes(40) },
      ...sums.lines.map(
        (each) => [`${each.text} x${each.quantity}`, pen.plain(each.amount)] as const,
      ),
      null,
      ['!Kopā apmaksai', pen.money(sums.total)],
      ...sums.shares.map(
        (share) => [`PVN ${share.rate}%: ${pen.plain(share.net)} +`, pen.plain(share.vat)] as const,
      ),
      ['Maksājumu karte', pen.plain(sums.total)],
      [`Čeks Nr. ${number}`],
      [`Datums ${pen.day()}`, `Laiks ${pen.clock()}`],
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}

const servos = firms(
  'Nullarbor Roadhouse;Eyre Hwy;Nullarbor SA 5690;Eyre Fuels Pty Ltd|Dusty Paws Vet & Feed;14 Wharf St;Tweed Heads NSW 2485|CORAL COAST DIVE;Shute Harbour Rd;Airlie Beach QLD 4802;CCD Tours Pty Ltd',
)

/** An Australian tax invoice on a strip: a star for what bears GST, the tax within, a card's surcharge. */
export function taxInvoiceStrip(random: Random): Sheet {
  const pen = penFor(random, au, 'DD/MM/YYYY|D mon YYYY|DD-mon-YY')
  const shop = pen.pick(servos)
  const bought = pen.buy(
    wares(
      '*MEAT PIE;6;8;10|FRESH MILK 2L;5.2;6.5;0|*WORM TABS DOG;24;48;10|*REEF DIVE AM;89;140;10|WATER 10L;8;11;0|*ICE BAG;4.5;6;10',
    ),
    { count: [2, 4], most: 2, isGross: true, step: 10 },
  )
  const sums = within([
    ...bought.lines,
    line('*Card surcharge', Math.round(bought.total * 0.015), 10),
  ])
  const number = pen.digits(say(pen, '######|#-#####|TI####'))
  return tape(
    pen,
    74,
    { faces: 'needle plain', size: 8 },
    [
      `!${shop.name}`,
      ...shop.address,
      ...shop.also,
      `ABN ${abn(pen)}`,
      `TAX INVOICE ${number}`,
      null,
      ...sums.lines.map(
        (each) =>
          [
            `${each.quantity > 1 ? `${each.quantity} x ` : ''}${each.text}`,
            pen.money(each.amount),
          ] as const,
      ),
      null,
      ['!TOTAL (inc GST)', pen.money(sums.total)],
      ['EFTPOS', pen.money(sums.total)],
      ['GST included', pen.money(sums.vat)],
      '* taxable items',
      [pen.day(), pen.clock()],
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number }),
  )
}

const lodges = firms(
  'Hotel Sahyadri Residency;Station Road;Kolhapur 416001;Sahyadri Hospitality LLP|Backwater Club & Stay;Punnamada;Alappuzha 688006;Vembanad Leisure Pvt Ltd|Mussoorie Pine Guest House;Camel’s Back Road;Mussoorie 248179',
)

/** A hotel of India, paid: nights in lakhs of grouping, central and state tax in halves, words for the sum, who stayed. */
export function lodgeBill(random: Random): Sheet {
  const pen = penFor(random, india, 'DD-mon-YYYY|DD/MM/YYYY')
  const [inn, guest] = [pen.pick(lodges), anyone(pen, 'GB')]
  const nights = pen.whole(1, 9)
  const sums = onTop([
    several(
      'Room nights, deluxe',
      nights * pen.whole(1, 4),
      pen.whole(22, 74) * 10_000,
      rateFrom(pen, '2025-09-22', 12, 5),
    ),
    ...(pen.chance(0.6) ? [line('Restaurant', pen.whole(8, 60) * 10_000, 5)] : []),
  ])
  const halves = sums.shares.map(
    ({ rate, vat }) => [rate / 2, Math.round(vat / 2), vat - Math.round(vat / 2)] as const,
  )
  const number = pen.digits(say(pen, 'SR/26/####|FOB-#####|####'))
  return letter(
    pen,
    { faces: 'slab narrow', size: 9.5 },
    [
      `<div class="mid">${logo(inn.name, 9, 'font-weight:bold')}${block([...inn.also, inn.address.join(', ')])}<br>GSTIN ${gstin(pen, pen.pick(['27', '32', '05']))}</div>${formed(
        [
          ['Bill No.', number],
          ['Bill Date', pen.day()],
          ['Guest', guest.name],
          ['Check-in', pen.day(pen.after(-nights))],
          ['Check-out', pen.day()],
          ['Pax', '2'],
        ],
        3,
      )}${cells(
        'lrrr',
        'Particulars|Qty|Rate|Amount',
        sums.lines.map((each) => [
          each.text,
          String(each.quantity),
          pen.plain(each.unit),
          pen.plain(each.amount),
        ]),
        'boxed',
      )}${tally([
        ['Sub total', pen.plain(sums.net)],
        ...halves.flatMap(([rate, central, state]) => [
          [`CGST ${rate}%`, pen.plain(central)] as const,
          [`SGST ${rate}%`, pen.plain(state)] as const,
        ]),
        ['Grand Total', pen.money(sums.total)],
      ])}<p>Received by card with thanks.</p><p class="right" style="margin-top:18mm">For ${inn.name}<br><br>Authorised signatory</p>`,
    ],
    paidBy(pen, { supplier: inn, sums, vat: totalOf(sums.vat), documentNumber: number }),
  )
}
