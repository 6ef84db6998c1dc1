/** Receipts of the Netherlands and the north: a garden shop, a camp site, a lunch, open sandwiches, a ferry, a tavern, a chemist, a bath. */
import type { Random } from '../../../support/random'
import { below, firms, line, penFor, several, wares, within } from '../eighth/kit'
import { dk, fi, nl, no, se } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { anyone, atLeft, dots, strokes } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { boxes, cutTo, ee, rateFrom } from '../eleventh/kit'
import { goods, is, letter, logo, rates, roundedTo, say, tape } from '../twelfth/kit'
import { cells, paidBy, tally, tipped, totalOf } from './kit'

const gardens = firms(
  'Tuincentrum De Wilgenhof;Rijksweg 88;6581 EP Malden;Wilgenhof Groen B.V.|GROENRIJK TER AA;Handelsweg 3;9561 TA Ter Apel|Hengelsport Van Zanten;Visserskade 12;8321 EP Urk;J. van Zanten',
)

/** Of a Dutch garden shop: plants at nine, tools at twenty-one, an offer taken off in its line, points saved, tax in a table without a frame. */
export function tuincentrum(random: Random): Sheet {
  const pen = penFor(random, nl, 'DD-MM-YYYY|D-M-YY|DD-MM-YY', { money: '€#' })
  const shop = pen.pick(gardens)
  const bought = pen.buy(
    wares(
      'Lavendel P13;3.5;5.5;9|Potgrond 40L;5;7.5;9|Snoeischaar;14;29;21|Kunstaas set;8;16;21|Buxus bol;12;24;9|Gieter 10L;9;15;21',
    ),
    { count: [2, 4], most: 4, isGross: true, step: 1 },
  )
  const [first] = bought.lines
  const sums = within([
    ...bought.lines,
    line(`Actie ${first?.text ?? ''}`, -Math.round((first?.amount ?? 0) / 5), first?.rate ?? 9),
  ])
  const number = pen.digits(say(pen, '####-##-#####|#######|0##-####'))
  return tape(
    pen,
    78,
    { faces: 'plain narrow', size: 8 },
    [
      [`!${shop.name}`],
      ...atLeft([...shop.address, ...shop.also]),
      '',
      [`Datum: ${pen.day()}`, `Tijd: ${pen.clock()}`],
      [`Bonnummer: ${number}`, `Kassa: ${pen.whole(1, 6)}`],
      null,
      { html: goods(pen, sums, 'qta') },
      null,
      ['!Te betalen', pen.money(sums.total)],
      [say(pen, 'PIN|Contant|Cadeaukaart'), pen.money(sums.total)],
      '',
      { html: rates(pen, sums, 'rgnv', 'Btw|Incl.|Excl.|Btw-bedrag') },
      [`Gespaarde punten: ${pen.whole(2, 90)}`],
      [`Btw-nr. ${taxNumber(pen, 'NL')}`],
      { html: strokes(50) },
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}

const campings = firms(
  'Camping De Zandloper;Duinweg 11;4356 AP Oostkapelle;Zandloper Recreatie B.V.|Jachthaven Het Wad;Havendijk 2;9976 VN Lauwersoog|Natuurkampeerterrein Eikenhorst;Bosweg 5;8162 PT Epe;Stichting Eikenhorst',
)

/** A camp site's half sheet, paid: boxes in a row, a pitch by the night, a town's tax by head without VAT. */
export function kampeerplaats(random: Random): Sheet {
  const pen = penFor(random, nl, 'D month YYYY|DD-MM-YYYY')
  const [site, guest] = [pen.pick(campings), anyone(pen, 'NL')]
  const nights = pen.whole(1, 9)
  const sums = within([
    several('Standplaats', nights, pen.whole(16, 38) * 100, 9),
    ...(pen.chance(0.5) ? [several('Elektra', nights, 350, 21)] : []),
    several('Toeristenbelasting', nights * 2, pen.pick([125, 160, 195]), 0),
  ])
  const number = pen.digits(say(pen, '26.###|K######|####'))
  return letter(
    pen,
    { faces: 'wide light', size: 8.5, css: cutTo(148, 210, 11) },
    [
      `${logo(site.name, 7, 'color:#3f6212;font-weight:bold')}<div class="small">${below(site)}</div>${boxes(
        [
          ['Bon', number],
          ['Datum', pen.day()],
          ['Plaats', pen.digits('@##')],
          ['Nachten', String(nights)],
        ],
      )}<p>${guest.name}</p>${cells(
        'lrrr',
        'Omschrijving|Aantal|Prijs|Totaal',
        linesAs(pen, sums.lines, 'tquA'),
        'lined',
      )}${tally([
        ...sums.shares.map(
          (share) =>
            [
              share.rate === 0 ? 'Zonder btw' : `Btw ${share.rate}% over ${pen.plain(share.net)}`,
              share.rate === 0 ? pen.plain(share.net) : pen.plain(share.vat),
            ] as const,
        ),
        ['Betaald per pin', pen.money(sums.total)],
      ])}<p class="small">Btw-nummer ${taxNumber(pen, 'NL')}</p>`,
    ],
    paidBy(pen, { supplier: site, sums, documentNumber: number, hasRates: true }),
  )
}

const lunches = firms(
  'Restaurang Kajutan;Strandvägen 2;621 55 Visby;Kajutan Krog AB|LUNCHHÖRNET I VÄSTERÅS;Stora gatan 31;722 12 Västerås|Fjällstugan Kaffe & Våfflor;Fjällvägen 140;830 15 Duved;Fjällstugan Duved HB',
)

/** A Swedish lunch: extra given on a card, moms by rate in three columns, a register's own code. */
export function lunchkvitto(random: Random): Sheet {
  const pen = penFor(random, se, 'YYYY-MM-DD|DD/MM/YYYY|D mon YYYY', { money: '# kr' })
  const shop = pen.pick(lunches)
  const sums = pen.buy(
    wares(
      'Dagens lunch;119;149;12|Räksmörgås;145;189;12|Våffla m. hjortron;79;99;12|Stor stark;74;92;25|Kaffe påtår;32;42;12|Glas rött;89;115;25',
    ),
    { count: [2, 4], most: 4, isGross: true, step: 100 },
  )
  const tip = pen.chance(0.5) ? pen.whole(1, 8) * 1000 : 0
  const number = pen.digits(say(pen, '#####|A######|####'))
  return tape(
    pen,
    78,
    { faces: 'needle light', size: 8 },
    [
      `!${shop.name}`,
      ...shop.also,
      ...shop.address,
      `Org.nr ${pen.digits('55####-####')}`,
      null,
      [`Kvitto ${number}`, `Bord ${pen.whole(1, 30)}`],
      { html: goods(pen, sums, 'qta') },
      null,
      ...tipped(
        sums.total,
        tip,
        (cents) => pen.money(cents),
        '!Att betala|Nota|Dricks|!Totalt inkl. dricks',
      ),
      [say(pen, 'Kort|Swish'), pen.money(sums.total + tip)],
      { html: rates(pen, sums, 'rnv', 'Moms%|Netto|Moms') },
      [`${pen.day()} ${pen.clock()}`, pen.digits('Kontrollenhet ####@')],
    ],
    paidBy(pen, {
      supplier: shop,
      sums,
      total: totalOf(sums.total + tip),
      documentNumber: number,
      hasRates: true,
    }),
  )
}

const smorrebrod = firms(
  'Fru Madsens Smørrebrød;Algade 52;4000 Roskilde;Ulla Madsen|HAVNEGRILLEN SKAGEN;Fiskergangen 10;9990 Skagen;Havnegrillen ApS|Isbaren på Torvet;Torvet 8;5900 Rudkøbing',
)

/** A Danish snack in cash: rounded to fifty øre, moms told as a part, the kroner written in letters before or after. */
export function smoerrebroed(random: Random): Sheet {
  const pen = penFor(random, dk, 'DD-MM-YY|DD.MM.YYYY|D. mon YYYY', {
    money: random.pick(['#', 'kr #', '# DKK']),
  })
  const shop = pen.pick(smorrebrod)
  const raw = pen.buy(
    wares(
      'Stjerneskud;109;139;25|Roastbeef m. peberrod;52;68;25|Fiskefilet & pomfritter;89;115;25|Softice;28.75;39.75;25|Kakao;24.25;32.25;25',
    ),
    { count: [1, 4], most: 3, isGross: true, step: 25 },
  )
  const total = roundedTo(raw.total, 50)
  const number = pen.digits(say(pen, '####|#-######|#####'))
  return tape(
    pen,
    64,
    { faces: 'wide book', size: 8 },
    [
      shop.name,
      ...shop.also,
      ...shop.address,
      `CVR ${pen.digits('########')}`,
      '',
      ...raw.lines.flatMap((each) => [
        [each.text] as const,
        [`${each.quantity} stk. à ${pen.plain(each.unit)}`, pen.plain(each.amount)] as const,
      ]),
      null,
      ['Sum', pen.plain(raw.total)],
      ['Øreafrunding', pen.plain(total - raw.total)],
      ['!I alt', pen.money(total)],
      ['Heraf moms 25%', pen.plain(raw.vat)],
      ['Kontant', pen.plain(Math.ceil(total / 10_000) * 10_000)],
      ['Retur', pen.plain(Math.ceil(total / 10_000) * 10_000 - total)],
      '',
      [`Bon ${number}`, `${pen.day()} kl. ${pen.clock()}`],
    ],
    paidBy(pen, { supplier: shop, sums: raw, total: totalOf(total), documentNumber: number }),
  )
}

const ferries = firms(
  'Ytre Fjord Ferjer AS;Kaigata 3;6905 Florø|SUNNHORDLAND BÅTRUTER;Postboks 40;5401 Stord;Sunnhordland Båtruter AS|Helgelandsruta;Sentrumskaia;8800 Sandnessjøen;Helgelandsruta SA',
)

/** Of a ferry in Norway: a car by its length, who rides with it, twelve percent within, the quay and the ship. */
export function ferge(random: Random): Sheet {
  const pen = penFor(random, no, 'DD.MM.YYYY|DD.MM.YY|D. month YYYY', { money: 'NOK #' })
  const firm = pen.pick(ferries)
  const sums = within([
    line(
      say(pen, 'Kjøretøy 0-6 m inkl. fører|Kjøretøy 6-8 m|Motorsykkel'),
      pen.whole(90, 420) * 100,
      12,
    ),
    ...(pen.chance(0.6)
      ? [several('Passasjer voksen', pen.whole(1, 4), pen.whole(38, 75) * 100, 12)]
      : []),
  ])
  const number = pen.digits(say(pen, '########|F-#####|##/######'))
  return tape(
    pen,
    60,
    { faces: 'needle wide', size: 7.5 },
    [
      {
        html: `<div style="border:0.3mm solid #000;padding:1mm" class="mid"><b>${firm.name}</b></div>`,
      },
      [`Fra ${say(pen, 'Lavik|Halhjem|Nesna')}`, `Bill. ${number}`],
      [`MF ${say(pen, 'Svanøy|Strilsund|Fjordkongen')}`],
      null,
      ...sums.lines.flatMap((each) => [
        [`${each.quantity} ${each.text}`] as const,
        ['', pen.plain(each.amount)] as const,
      ]),
      null,
      ...sumsAs(pen, sums, 'Tvnt', '!SUM|MVA 12 %|Grunnlag|BankAxept'),
      [`Salgsdato ${pen.day()}`, pen.clock()],
      ...firm.also,
      ...firm.address,
      taxNumber(pen, 'NO'),
    ],
    paidBy(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const taverns = firms(
  'Ravintola Kuukkeli;Saariseläntie 5;99830 Inari;Kuukkeli Ravintolat Oy|LOUNASKAHVILA PIHLAJA;Tehtaankatu 8;48100 Kotka|Panimo Hiisi;Yliopistonkatu 40;40100 Jyväskylä;Hiisi Panimoravintola Oy',
)

/** Of a Finnish tavern: food and drink at two rates that rose with the day, the customer's copy of a card within the slip. */
export function ravintola(random: Random): Sheet {
  const pen = penFor(random, fi, 'D.M.YYYY|DD.MM.YYYY', { money: '# EUR' })
  const shop = pen.pick(taverns)
  const food = rateFrom(pen, '2026-01-01', 14, 13.5)
  const beer = rateFrom(pen, '2024-09-01', 24, 25.5)
  const sums = pen.buy(
    wares(
      `Poronkäristys;24;32;${food}|Lohikeitto;14;18;${food}|Lounas;11.7;13.9;${food}|Hiisi IPA 0,4;7.5;9.2;${beer}|Kivennäisvesi;3;4.2;${food}|Viini 16 cl;9;12;${beer}`,
    ),
    { count: [2, 4], most: 3, isGross: true, step: 10 },
  )
  const number = pen.digits(say(pen, '####|######|###-####'))
  return tape(
    pen,
    76,
    { faces: 'narrow needle', size: 8 },
    [
      [`!${shop.name}`],
      [shop.address.join(', ')],
      ...atLeft(shop.also),
      [`Y-tunnus ${pen.digits('#######-#')}`],
      null,
      [`Kuitti ${number}`, `Pöytä ${pen.whole(1, 25)}`],
      ...sums.lines.map(
        (each) => [`${each.quantity} ${each.text}`, pen.plain(each.amount)] as const,
      ),
      null,
      ['!Loppusumma', pen.money(sums.total)],
      { html: rates(pen, sums, 'rnvg', 'Alv|Veroton|Vero|Verollinen') },
      null,
      ['KORTTITAPAHTUMA'],
      ['VEL. Visa Debit', pen.digits('**** ####')],
      ['Veloitus', pen.money(sums.total)],
      [`${pen.day()} ${pen.clock()}`],
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}

const apteegid = firms(
  'Raekoja Apteek;Raekoja plats 11;10146 Tallinn;OÜ Vana Rohi|Pärnu Mnt Loomakliinik;Pärnu mnt 139;11317 Tallinn;OÜ Käpp ja Saba|TERVISE APTEEK;Riia 24;51010 Tartu;Tervise Apteegid OÜ',
)

/** Of an Estonian chemist: medicines at nine, the rest at a rate that rose, the patient's share after the state's. */
export function apteek(random: Random): Sheet {
  const pen = penFor(random, ee, 'DD.MM.YYYY|D.MM.YYYY', { money: '# €' })
  const shop = pen.pick(apteegid)
  const rate = rateFrom(pen, '2025-07-01', 22, 24)
  const sums = pen.buy(
    wares(
      `Ibuprofeen 400 mg;3.5;6;9|Retseptiravim, omaosalus;2.5;14;9|Päikesekreem;12;22;${rate}|Vaktsiin;18;34;9|Kätekreem;4;9;${rate}`,
    ),
    { count: [2, 4], isGross: true },
  )
  const number = pen.digits(say(pen, '######|##-#####'))
  return tape(
    pen,
    72,
    { faces: 'light book', size: 8 },
    [
      shop.name,
      ...shop.also,
      ...shop.address,
      `KMKR EE${pen.digits('10#######')}`,
      null,
      ['Arve-kviitung', number],
      ['Kuupäev', `${pen.day()} ${pen.clock()}`],
      null,
      ...sums.lines.map((each) => [each.text, pen.plain(each.amount)] as const),
      null,
      ['!Tasuda', pen.money(sums.total)],
      ...sums.shares.map((share) => [`Käibemaks ${share.rate}%`, pen.plain(share.vat)] as const),
      [say(pen, 'Pangakaart|Sularaha'), pen.money(sums.total)],
      'Ravimeid tagasi ei võeta',
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}

const baths = firms(
  'Jarðböð Reykjahverfis ehf.;Hveravellir;641 Húsavík|Kaffihúsið Ísafold;Aðalstræti 22;400 Ísafjörður;Ísafold veitingar ehf.|FERÐABÍLAR;Fitjabraut 12;260 Reykjanesbær;Ferðabílar Suðurnesja hf.',
)

/** Of a bath in Iceland: whole crowns with points, eleven percent and twenty-four, English below each label. */
export function jardbod(random: Random): Sheet {
  const pen = penFor(random, is, 'DD.MM.YYYY|D.M.YYYY', { money: '# ISK' })
  const shop = pen.pick(baths)
  const sums = pen.buy(
    wares(
      'Aðgangur fullorðinn / Adult;4500;7900;11|Handklæði / Towel;900;1500;24|Kaka / Cake;990;1690;11|Bjór / Beer;1290;1890;11|Súpa / Soup;2190;3290;11',
    ),
    { count: [1, 4], most: 4, isGross: true, step: 10_00 },
  )
  const number = pen.digits(say(pen, '#######|K-#####'))
  return tape(
    pen,
    78,
    { faces: 'plain wide', size: 8 },
    [
      `!${shop.name}`,
      ...shop.address,
      ...shop.also,
      `Kt. ${pen.digits('######-####')} · VSK-nr. ${pen.digits('#####')}`,
      { html: dots(16) },
      ['Kvittun / Receipt', number],
      ['Dags. / Date', pen.day()],
      { html: goods(pen, sums, 'qta') },
      null,
      ['!Samtals / Total', pen.money(sums.total)],
      ...sums.shares.map((share) => [`VSK / VAT ${share.rate}%`, pen.plain(share.vat)] as const),
      ['Greiðslukort / Card', pen.money(sums.total)],
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}
