/** Receipts of the east: a post office, a leaf of a block, a station, a restaurant with a charge for service, a shop, a wide strip, a hotel's slip. */
import type { Random } from '../../../support/random'
import { below, firms, line, penFor, several, summed, wares, within } from '../eighth/kit'
import { cz, hu, pl } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import { atLeft, dots, strokes } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { byHand, cutTo, rateFrom, si, sk } from '../eleventh/kit'
import { goods, letter, lt, lv, rates, say, tape } from '../twelfth/kit'
import { cells, decimal, formed, needles, paidBy, stacked, tally } from './kit'

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
      ...sumsAs(pen, sums, 'vvtt', 'PTU A 23%|SUMA PTU|!SUMA PLN|GOTÓWKA'),
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
      ...atLeft([...shop.also, ...shop.address]),
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
        html: `<div style="display:flex;gap:6mm"><div style="flex:1"><b>${shop.name}</b><br>${below(shop)}</div><div>${stacked(
          [
            ['Kvito Nr.', number],
            ['Data', `${pen.day()} ${pen.clock()}`],
            ['PVM kodas', pen.digits('LT#########')],
          ],
        )}</div></div>`,
      },
      { html: goods(pen, sums, 'tqa') },
      {
        html: tally(sumsAs(pen, sums, 'VNT', 'PVM 21 %|Be PVM|Mokėti')),
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
