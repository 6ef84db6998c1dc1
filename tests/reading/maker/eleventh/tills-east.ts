/** Receipts of the east: Estonia, Lithuania, Poland, the Czech Republic, Slovakia and Slovenia. */
import type { Random } from '../../../support/random'
import {
  escaped,
  firms,
  line,
  paged,
  penFor,
  roll,
  table,
  truthOf,
  wares,
  within,
} from '../eighth/kit'
import { cz, pl } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { atLeft, dots, monos, narrow, page, plains, serifs, strip, till } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { boxes, cutTo, ee, rateFrom, si, sk } from './kit'

const estonian = firms(
  'Kodukaubad Haapsalu;Posti 41;90504 Haapsalu;Läänemaa Kaubandus OÜ|Tartu Raamatupood OÜ;Rüütli 11;51007 Tartu|Pagariäri Saiake;Viru 7;10140 Tallinn;Saiake Catering OÜ',
)

/** Of an Estonian shop: `KM` with base, a rate that rose, euros after a comma. */
export function tsekk(random: Random): Sheet {
  const pen = penFor(random, ee, 'DD.MM.YYYY|DD.MM.YY|D. month YYYY', { money: '#' })
  const shop = pen.pick(estonian)
  const rate = rateFrom(pen, '2025-07-01', 22, 24)
  const sums = pen.buy(
    wares(
      `Märkmik A5;4.5;7.9;${rate}|Küünal;2.2;3.9;${rate}|Kohv ja saiake;4.9;6.8;${rate}|Patareid AA 4tk;5.2;6.9;${rate}|Kinkekott;1.5;2.5;${rate}|Teip pakkimiseks;2.9;4.2;${rate}`,
    ),
    { count: [1, 4], most: 3, isGross: true, step: 5 },
  )
  const number = pen.digits(pen.pick(['######', '#-#####', '26/#####']))
  return roll(
    80,
    till(pen, [...monos, ...plains], 8.5),
    `${strip([shop.name, ...shop.also, shop.address.join(', '), [`Reg. nr ${pen.digits('1#######')}`, `KMKR EE10${pen.digits('#######')}`], null, [`Tšekk ${number}`, `Müüja ${pen.pick(['Liis', '04', 'Karin'])}`], [pen.day(), pen.clock()], null])}${strip(
      sums.lines.map(
        (each) =>
          [
            `${each.text}  ${each.quantity} tk × ${pen.plain(each.unit)}`,
            pen.plain(each.amount),
          ] as const,
      ),
    )}${strip([
      null,
      ['!KOKKU EUR', pen.plain(sums.total)],
      [pen.pick(['Kaardimakse', 'Sularaha']), pen.plain(sums.total)],
      '',
      [`Käibemaksuta ${rate}%`, pen.plain(sums.net)],
      [`Käibemaks ${rate}%`, pen.plain(sums.vat)],
      'Aitäh ja kohtumiseni!',
    ])}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const stacje = firms(
  'STACJA PALIW GÓRSKA;ul. Zakopiańska 212;34-400 Nowy Targ;GÓRSKA OIL Sp. z o.o.|MYJNIA I STACJA MAX s.c.;ul. Przemysłowa 4;62-800 Kalisz;J. Maksymiuk, P. Maksymiuk|Delikatesy Pod Lipą;Rynek 9;38-300 Gorlice;Handel Detaliczny Ewa Bąk',
)
const paliwa = wares(
  'ON Diesel;180;420;23|Kawa duża;9;13;8|Płyn do spryskiwaczy 5L;18;29;23|Hot-dog;9;12;8|AdBlue 10L;39;59;23|Woda 1,5L;2.5;4;23',
)

/** A Polish invoice printed on a till's strip: seller and buyer below one another with their numbers, net and gross by rate. */
export function fakturaStacja(random: Random): Sheet {
  const pen = penFor(random, pl, 'YYYY-MM-DD|DD-MM-YYYY|DD.MM.YYYY', { money: '# PLN' })
  const shop = pen.pick(stacje)
  const sums = pen.buy(paliwa, { count: [1, 4], most: 2, isGross: true, step: 1 })
  const number = pen.digits(pen.pick(['F/####/26', 'FV ###/11/2026', '##/#####/26']))
  return roll(
    80,
    till(pen, [...narrow, ...monos], 8.5),
    `${strip(['!FAKTURA VAT', number, '', ['Sprzedawca:'], [shop.name], ...atLeft([...shop.also, ...shop.address]), [`NIP: ${taxNumber(pen, 'PL')}`], '', ['Nabywca:'], ['Stolarnia Wójcik Sp. z o.o.'], ['ul. Fabryczna 18, 35-064 Rzeszów'], [`NIP: ${taxNumber(pen, 'PL')}`], '', ['Data wystawienia', pen.day()], ['Data sprzedaży', pen.day()], null])}${strip(
      sums.lines.flatMap((each) => [
        [each.text] as const,
        [
          `  ${each.quantity} szt. × ${pen.plain(each.unit)}  ${each.rate}%`,
          pen.plain(each.amount),
        ] as const,
      ]),
    )}${table(
      '',
      [
        ...sums.shares.map(({ rate, net, vat }) => [
          `${rate}%`,
          pen.plain(net),
          pen.plain(vat),
          pen.plain(net + vat),
        ]),
        ['Razem', pen.plain(sums.net), pen.plain(sums.vat), pen.plain(sums.total)],
      ],
      ['VAT', 'Netto', 'Kwota VAT', 'Brutto'],
    )}${strip([
      '',
      ['!ZAPŁACONO', pen.money(sums.total)],
      [`Forma: ${pen.pick(['karta', 'gotówka', 'przelew BLIK'])}`],
      [`Paragon nr ${pen.digits('#####')}`],
      'Osoba upoważniona do wystawienia: kasjer 2',
    ])}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'invoice', hasRates: true }),
  )
}

const carriers = firms(
  'Dopravní podnik města Jihlavy, a.s.;Brtnická 23;586 01 Jihlava|Autobusy Šumava s.r.o.;Nádražní 5;384 51 Volary|ČSAD Slezsko a.s.;Těšínská 12;746 01 Opava;ČSAD Slezsko',
)

/** A Czech bus ticket: tiny, a zone and a line, crowns in whole, the tax named by rate alone. */
export function jizdenka(random: Random): Sheet {
  const pen = penFor(random, cz, 'DD.MM.YYYY|D.M.YYYY|DD.MM.YY', { money: '# Kč' })
  const firm = pen.pick(carriers)
  const sums = within([line('Jízdné', pen.whole(14, 190) * 100, 12)])
  const number = pen.digits(pen.pick(['########', '####/##', '######']))
  return roll(
    58,
    till(pen, [...monos, ...narrow], 7.5),
    strip([
      [firm.name],
      [`IČO ${pen.digits('########')} DIČ ${taxNumber(pen, 'CZ')}`],
      '',
      ['JÍZDNÍ DOKLAD', `č. ${number}`],
      [`Linka ${pen.digits('######')} spoj ${pen.whole(1, 40)}`],
      [`Z: ${pen.pick(['Jihlava, aut.nádr.', 'Volary, žel.st.', 'Opava, Kylešovice'])}`],
      [`Do: ${pen.pick(['Telč', 'Prachatice', 'Hradec n.Mor.', 'Lipno'])}`],
      [`Nástup ${pen.day()} ${pen.clock()}`],
      [pen.pick(['OBYČEJNÉ', 'PŘESTUPNÍ 90 MIN', 'ZAVAZADLO + 1 OS.'])],
      ['!CENA', pen.money(sums.total)],
      [`vč. DPH 12 %`],
      ['Platba: ' + pen.pick(['hotově', 'bank. karta'])],
      'Zjednodušený daňový doklad',
    ]),
    truthOf(pen, {
      supplier: firm,
      sums,
      vat: null,
      documentNumber: number,
      kind: 'receipt',
      hasLines: false,
    }),
  )
}

const slovakShops = firms(
  'Koliba Strachanovka;Jánska Dolina 101;032 03 Liptovský Ján;KOLIBA RL, s.r.o.|Papiernictvo Perko;Hlavná 57;040 01 Košice;Zuzana Perková|Záhradné centrum Lipa s.r.o.;Trnavská cesta 88;821 02 Bratislava',
)

/** Of a Slovak till: the law's `eKasa` codes, tax by rate in three columns, euros before commas. */
export function pokladnica(random: Random): Sheet {
  const pen = penFor(random, sk, 'DD-MM-YYYY|DD.MM.YYYY|D.M.YYYY', { money: '# EUR' })
  const shop = pen.pick(slovakShops)
  const [low, high] = [rateFrom(pen, '2025-01-01', 10, 19), rateFrom(pen, '2025-01-01', 20, 23)]
  const sums = pen.buy(
    wares(
      `Bryndzové halušky;7.9;10.5;${low}|Zošit A4;1.2;2.2;${high}|Substrát 50l;5.9;8.9;${high}|Kofola 0,5;2.1;2.8;${low}|Pero gélové;1.5;2.9;${high}|Muškát v črepníku;2.5;4;${high}`,
    ),
    { count: [2, 5], most: 3, isGross: true, step: 5 },
  )
  const number = pen.digits(pen.pick(['####', '######', '0###']))
  return roll(
    80,
    till(pen, [...monos, ...narrow], 8),
    `${strip([...shop.also, shop.name, ...shop.address, [`IČO: ${pen.digits('########')}`, `DIČ: ${pen.digits('20########')}`], [`IČ DPH: SK${pen.digits('20########')}`], [`Kód pokladnice: ${pen.digits('8882############')}`], [`Číslo dokladu: ${number}`, `${pen.day()} ${pen.clock()}`], null])}${strip(
      sums.lines.flatMap((each) => [
        [each.text] as const,
        [
          `${each.quantity} ks  ${pen.plain(each.unit)}   ${each.rate}%`,
          pen.plain(each.amount),
        ] as const,
      ]),
    )}${strip([null, ['!Spolu', pen.money(sums.total)], [pen.pick(['Platobná karta', 'Hotovosť']), pen.plain(sums.total)], ''])}${table(
      '',
      sums.shares.map(({ rate, net, vat }) => [`${rate}%`, pen.plain(net), pen.plain(vat)]),
      ['Sadzba', 'Základ', 'DPH'],
    )}${strip(['', `OKP: ${pen.digits('#a##b#c#-##d#e###-#f####a#')}`, `UID: O-${pen.digits('##A##B##C##D##E##F##')}`])}${dots(18)}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const gostilne = firms(
  'Gostilna Pri Planincu;Grajska cesta 8;4260 Bled;Planinc gostinstvo d.o.o.|Vinoteka Brda;Trg 25. maja 2;5212 Dobrovo|Okrepčevalnica Kekec;Trg svobode 4;4280 Kranjska Gora;Marko Oblak s.p.',
)
const jedi = wares(
  'Juha goveja;3.9;5.2;9.5|Zrezek dunajski;13.5;17;9.5|Kremšnita;4.5;5.8;9.5|Union 0,5;3.6;4.5;22|Kava z mlekom;1.8;2.4;22|Cviček 0,25;3;4.2;22',
)

/** Of a Slovene inn, on half a sheet: boxes of labels, two codes of the tax office, both rates told. */
export function gostilna(random: Random): Sheet {
  const pen = penFor(random, si, 'D. M. YYYY|DD.MM.YYYY|D. month YYYY')
  const inn = pen.pick(gostilne)
  const sums = pen.buy(jedi, { count: [2, 5], most: 4, isGross: true, step: 10 })
  const number = pen.digits(pen.pick(['PP1-BL1-####', 'B1-1-#####', 'G-K-###']))
  return paged(
    'A4',
    page(
      pen,
      [...serifs, ...narrow],
      `${cutTo(110, 190, 8)} .items td { padding-top: 0.6mm; padding-bottom: 0.6mm; }`,
    ),
    [
      `<b style="font-size:14pt">${escaped(inn.name)}</b><div class="small">${escaped([...inn.also, ...inn.address].join(', '))}<br>ID za DDV: SI${pen.digits('########')}</div>${boxes(
        [
          ['Račun', number],
          ['Datum in ura', `${pen.day()} ${pen.clock()}`],
        ],
      )}${table('items', linesAs(pen, sums.lines, 'tqra'), [
        'Postavka',
        'Kol.',
        'DDV',
        'Znesek',
      ])}${table('sums', [['Za plačilo EUR', pen.plain(sums.total)]])}<div style="margin-top:4mm">${table(
        'small items',
        ratesAs(pen, sums.shares, 'rnvg'),
        ['Stopnja', 'Osnova', 'Davek', 'Z davkom'],
      )}</div><p class="small">Plačano: ${pen.pick(['gotovina', 'kartica'])} · Natakar ${pen.pick(['Jaka', 'Nina'])}<br>ZOI: ${pen.digits('#a##b#####c##d####e##f#######a#')}<br>EOR: ${pen.digits('#######a-##b#-4c##-##d#-####e#######')}</p>`,
    ],
    truthOf(pen, { supplier: inn, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}
