/** Receipts of the Netherlands and the north: a bicycle maker, parking told by an app, a bridge, a ferry's kiosk, a hairdresser, a pool in two languages, a pump of Iceland. */
import type { Random } from '../../../support/random'
import { firms, line, penFor, several, truthOf, wares, within } from '../eighth/kit'
import { dk, fi, nl, no, se } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import { atLeft, dots, strokes } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { rateFrom } from '../eleventh/kit'
import { divided, goods, is, letter, logo, rates, say, tape } from './kit'

const cyclists = firms(
  'Fietsenmakerij De Ketting;Oudegracht 310;3511 PK Utrecht|RIJWIELHUIS BOSMA;Voorstraat 44;8861 BM Harlingen;Bosma Tweewielers V.O.F.|Pontveer Schalkwijk;Lekdijk 5;3998 NG Schalkwijk;Stichting Veren Lek',
)

/** Of a Dutch bicycle maker: labour at the low rate, parts at the high one, both told in a small table, paid by card. */
export function fietsenmaker(random: Random): Sheet {
  const pen = penFor(random, nl, 'DD-MM-YYYY|D-M-YYYY|DD-MM-YY', { money: '€ #' })
  const shop = pen.pick(cyclists)
  const sums = shop.name.startsWith('Pontveer')
    ? within([several('Overzet fiets', pen.whole(1, 6), 140, 9), line('Ansichtkaart', 175, 21)])
    : pen.buy(
        wares(
          'Band plakken;12.5;16;9|Kleine beurt;39;59;9|Binnenband 28";7.95;9.95;21|Ketting;18;29;21|Remblokken set;9;14;21',
        ),
        { count: [1, 4], isGross: true },
      )
  const mark = (rate: number) => (rate === 9 ? 'L' : 'H')
  const number = pen.digits(say(pen, '26-####|BON#####|######'))
  return tape(
    pen,
    80,
    { faces: 'plain needle narrow' },
    [
      `!${shop.name}`,
      ...shop.address,
      ...shop.also,
      '',
      ['Bonnr.', number],
      ['Datum', `${pen.day()} ${pen.clock()}`],
      null,
      ...sums.lines.map(
        (each) =>
          [`${each.quantity} ${each.text} ${mark(each.rate)}`, pen.plain(each.amount)] as const,
      ),
      null,
      ['!TE BETALEN', pen.money(sums.total)],
      [say(pen, 'PIN|Contactloos|Contant'), pen.money(sums.total)],
      { html: rates(pen, sums, 'krvg', '|btw|bedrag|over incl.', mark) },
      [`btw-nr ${taxNumber(pen, 'NL')}`],
      [pen.digits('KvK ########')],
      'Fiets ze!',
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const apps = firms(
  'Parkster Nord AB;Box 7203;103 88 Stockholm|Stadsparkering i Umeå AB;Norra Obbolavägen 89;904 22 Umeå|EasyLot Sverige AB;Fabriksgatan 7;412 50 Göteborg',
)

/** Parking told by an app in a mail: from and to, zone and plate in two columns, moms within, who to ask. */
export function parkeringsapp(random: Random): Sheet {
  const pen = penFor(random, se, 'YYYY-MM-DD|D month YYYY|D mon YYYY')
  const firm = pen.pick(apps)
  const fee = pen.pick([0, 500, 595])
  const sums = within([
    line('Parkeringsavgift', pen.whole(5, 180) * 100, 25),
    ...(fee > 0 ? [line('Serviceavgift', fee, 25)] : []),
  ])
  const number = pen.digits(say(pen, '#########|P-########|26######'))
  return letter(
    pen,
    {
      faces: 'light wide',
      css: 'section { padding: 22mm 45mm !important; } hr { border: 0; border-top: 0.2mm solid #ccc; margin: 5mm 0; }',
    },
    [
      `${logo(firm.name.split(' ')[0] ?? '', 11, 'color:#0a7d4f;font-weight:bold')}<p style="font-size:14pt">${say(pen, 'Kvitto på din parkering|Ditt parkeringskvitto|Parkering avslutad')}</p><hr>${divided(
        [
          ['Kvittonummer', number],
          ['Zon', pen.digits('####')],
          ['Fordon', pen.digits('@@@ ###')],
          ['Start', `${pen.day()} ${pen.clock()}`],
          ['Sluttid', `${pen.day()} 22:10`],
        ],
      )}<hr>${goods(pen, sums, 'tA')}<hr><div class="sides big"><span>Totalt</span><span>${pen.money(sums.total)}</span></div><div class="sides"><span>Varav moms 25%</span><span>${pen.money(sums.vat)}</span></div><div class="sides"><span>Betalsätt</span><span>${say(pen, 'Swish|Kort ****1020|Faktura via Swish')}</span></div><p class="small grey">${firm.name}, org.nr ${pen.digits('556###-####')}, ${firm.address.join(', ')}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const bridges = firms(
  'Storestrøm Broen A/S;Halsskovvej 80;4220 Korsør|Fjordforbindelsen A/S;Frederikssundsvej 1;3600 Frederikssund|Vaskehallen Søndergade;Søndergade 92;8700 Horsens;VASK & GO ApS',
)

/** Of a Danish lane or hall: few lines, moms named with its sum, kroner before or behind. */
export function broafgift(random: Random): Sheet {
  const pen = penFor(random, dk, 'DD-MM-YYYY|DD.MM.YYYY|DD/MM-YY', {
    money: random.pick(['# kr.', 'DKK #', 'kr. #']),
  })
  const firm = pen.pick(bridges)
  const text = firm.name.startsWith('Vaske')
    ? 'Bilvask Guld'
    : say(pen, 'Personbil 3-6 m|Varebil over 6 m|MC')
  const sums = within([line(text, pen.pick([9500, 14_900, 19_000, 26_500, 13_500]), 25)])
  const number = pen.digits(say(pen, '#######|##-######|#### ####'))
  return tape(
    pen,
    62,
    { faces: 'needle wide' },
    [
      firm.name,
      ...firm.also,
      ...firm.address,
      `CVR ${pen.digits('########')}`,
      null,
      ['KVITTERING', number],
      [pen.day(), pen.clock()],
      [firm.name.startsWith('Vaske') ? 'HAL 2' : pen.digits('BANE 0#')],
      [text, pen.plain(sums.total)],
      null,
      ...sumsAs(
        pen,
        sums,
        'Tvt',
        `!TOTAL|HERAF MOMS 25%|${say(pen, 'DANKORT|VISA/DANKORT|MOBILEPAY')}`,
      ),
      'TAK OG PÅ GENSYN',
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const norse = firms(
  'Kystruten Kiosk;Fergekaia;6150 Ørsta;Fjordservering AS|APOTEK 1 SENTRUM VEST;Torggata 5;2317 Hamar;Sentrum Vest Apotekdrift AS|Klatreverket Bodø;Jernbaneveien 48;8006 Bodø',
)

/** Of a Norwegian counter: food at the middle rate, other things at the high one, two lines of MVA, a bank's slip below. */
export function kiosken(random: Random): Sheet {
  const pen = penFor(random, no, 'DD.MM.YYYY|DD.MM.YY|D. mon YYYY', { money: 'NOK #' })
  const shop = pen.pick(norse)
  const sums = pen.buy(
    wares(
      'Svele m/ brunost;35;49;15|Kaffe;32;42;15|Lefse;29;39;15|Batterier AA;69;99;25|Solbriller;149;299;25|Plaster;39;59;25',
    ),
    { count: [1, 4], most: 3, isGross: true, step: 100 },
  )
  const number = pen.digits(say(pen, '#####|S#-#####|######'))
  return tape(
    pen,
    80,
    { faces: 'plain narrow needle' },
    [
      [`!${shop.name}`],
      ...atLeft(shop.also),
      [shop.address.join(', ')],
      [`Foretaksreg. ${taxNumber(pen, 'NO')}`],
      '',
      [`Salgskvittering ${number}`, `${pen.day()} ${pen.clock()}`],
      ['Ekspeditør 4'],
      null,
      ...sums.lines.map(
        (each) =>
          [
            `${each.text}${each.quantity > 1 ? `  ${each.quantity} x ${pen.plain(each.unit)}` : ''}`,
            pen.plain(each.amount),
          ] as const,
      ),
      null,
      ['!Sum', pen.money(sums.total)],
      ['Bank', pen.plain(sums.total)],
      ...sums.shares.map(
        (share) => [`Mva ${share.rate}% av ${pen.plain(share.net)}`, pen.plain(share.vat)] as const,
      ),
      null,
      'BankAxept ' + pen.digits('************####-#'),
      `KJØP NOK ${pen.plain(sums.total)}`,
      'GODKJENT',
      { html: strokes(48) },
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const halls = firms(
  'Uimahalli Vesikko;Prix-rata 1;02770 Espoo;Espoon Liikuntapalvelut|Parturi-Kampaamo Säde;Raastuvankatu 12;65100 Vaasa;T:mi Säde Holm|Pesula Kirkas;Humalistonkatu 9;20100 Turku;Turun Pesulapalvelu Oy',
)

/** Of Finland in its two languages: words with their Swedish below, one rate by its day, paid by card. */
export function kaksikielinen(random: Random): Sheet {
  const pen = penFor(random, fi, 'D.M.YYYY|DD.MM.YYYY|D.M.YY', { money: '# €' })
  const shop = pen.pick(halls)
  const rate = shop.name.startsWith('Uima')
    ? rateFrom(pen, '2025-01-01', 10, 14)
    : rateFrom(pen, '2024-09-01', 24, 25.5)
  const now = rate === 14 ? rateFrom(pen, '2026-01-01', 14, 13.5) : rate
  const sums = within([
    line(
      shop.name.startsWith('Uima')
        ? 'Kertalippu / Engångsbiljett'
        : shop.name.startsWith('Parturi')
          ? 'Leikkaus / Klippning'
          : 'Mattopesu / Mattvätt',
      pen.whole(12, 140) * 50,
      now,
    ),
    ...(pen.chance(0.4) ? [line('Muovikassi / Plastkasse', 50, now)] : []),
  ])
  const number = pen.digits(say(pen, '####|##-#####|######'))
  return tape(
    pen,
    78,
    { faces: 'plain needle' },
    [
      `!${shop.name}`,
      ...shop.also,
      ...shop.address,
      `Y-tunnus ${pen.digits('#######-#')}`,
      '',
      [`Kuitti / Kvitto ${number}`, `${pen.day()} ${pen.clock()}`],
      null,
      ...sums.lines.map((each) => [each.text, pen.money(each.amount)] as const),
      null,
      ['!Yhteensä / Totalt', pen.money(sums.total)],
      [say(pen, 'Pankkikortti / Bankkort|ePassi|Käteinen / Kontant'), pen.money(sums.total)],
      '',
      { html: rates(pen, sums, 'rnvg', 'ALV/moms|Veroton|Vero|Yht.') },
      'Kiitos / Tack',
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const pumps = firms(
  'Orkan Austurvegi;Austurvegur 11;800 Selfoss;Orkan ehf.|Bakaríið Hveragerði;Breiðumörk 10;810 Hveragerði|Sundlaug Stykkishólms;Borgarbraut 4;340 Stykkishólmur',
)

/** Of Iceland: whole krónur, two rates of VSK, a `kennitala`, goods at a comma's prices per litre. */
export function kassakvittun(random: Random): Sheet {
  const pen = penFor(random, is, 'DD.MM.YYYY|D. month YYYY|DD.MM.YY')
  const shop = pen.pick(pumps)
  const litres = pen.whole(1500, 6200)
  const price = pen.whole(2889, 3199)
  const sums = shop.name.startsWith('Orkan')
    ? within([line('Bensín 95 okt', Math.round((litres * price) / 1000) * 100, 24)])
    : shop.name.startsWith('Bakar')
      ? pen.buy(
          wares('Snúður;490;690;11|Rúgbrauð;790;990;11|Kaffibolli;550;690;11|Burðarpoki;40;60;24'),
          {
            count: [1, 4],
            most: 3,
            isGross: true,
            step: 1000,
          },
        )
      : within([several('Fullorðinn', pen.whole(1, 4), 130_000, 11)])
  const whole = within(sums.lines)
  const shares = whole.shares.map((share) => {
    const vat = Math.round(share.vat / 100) * 100
    return { ...share, vat, net: share.net + share.vat - vat }
  })
  const kept = {
    ...whole,
    shares,
    vat: shares.reduce((all, share) => all + share.vat, 0),
    net: shares.reduce((all, share) => all + share.net, 0),
  }
  const number = pen.digits(say(pen, '######|##/####|00#####'))
  return tape(
    pen,
    72,
    { faces: 'needle wide' },
    [
      `!${shop.name}`,
      ...shop.also,
      ...shop.address,
      `Kt. ${pen.digits('######-####')}  VSK nr. ${pen.digits('#####')}`,
      null,
      [`Nóta nr. ${number}`, `${pen.day()} ${pen.clock()}`],
      ...(shop.name.startsWith('Orkan')
        ? [
            [
              `${(litres / 100).toFixed(2).replace('.', ',')} ltr á ${(price / 10).toFixed(1).replace('.', ',')}`,
            ] as const,
          ]
        : []),
      ...kept.lines.map(
        (each) => [`${each.quantity} ${each.text}`, pen.plain(each.amount)] as const,
      ),
      null,
      ['!SAMTALS', pen.money(kept.total)],
      [say(pen, 'Debetkort|Kreditkort|Síminn Pay'), pen.plain(kept.total)],
      { html: rates(pen, kept, 'rnv', 'VSK|Án VSK|Upphæð') },
      'Takk fyrir viðskiptin',
      { html: dots(16) },
    ],
    truthOf(pen, {
      supplier: shop,
      sums: kept,
      documentNumber: number,
      kind: 'receipt',
      hasRates: true,
    }),
  )
}
