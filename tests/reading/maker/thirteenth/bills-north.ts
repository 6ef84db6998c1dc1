/** Bills of the Netherlands, the north and Estonia: care of children, a bureau, an electronic bill made visible, power, a garage, a credit, a cloud. */
import type { Random } from '../../../support/random'
import { below, block, firms, line, negated, onTop, penFor, several, wares } from '../eighth/kit'
import { dk, fi, nl, no, se } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { lettered } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { boxes, ee, rateFrom } from '../eleventh/kit'
import {
  goods,
  inLine,
  letter,
  letterhead,
  logo,
  oneLine,
  rates,
  roundedTo,
  say,
  windowed,
} from '../twelfth/kit'
import { buyerOf } from './buyers'
import { cells, columned, decimal, formed, stacked, tally, toldBy, tornOff, totalOf } from './kit'

const nurseries = firms(
  'Kinderdagverblijf De Bijenkorf;Tuinstraat 44;9711 VE Groningen;Stichting Kinderopvang Noorderlicht|BSO Het Boomhuis;Beukenlaan 2;4461 JK Goes;Boomhuis Opvang B.V.|Gastouderbureau Klein Duimpje;Marktplein 7;7311 LG Apeldoorn',
)

/** A Dutch nursery: hours of a month at a price, a correction of the month before, no tax by law, taken from the account on a day. */
export function kinderopvang(random: Random): Sheet {
  const pen = penFor(random, nl, 'DD-MM-YYYY|D month YYYY', { money: random.pick(['€ #', '€#']) })
  const [firm, to] = [pen.pick(nurseries), buyerOf(pen, 'NL')]
  const price = pen.whole(895, 1190)
  const sums = onTop([
    several('Dagopvang, uren', pen.whole(40, 132), price),
    ...(pen.chance(0.5) ? [several('Extra dagdeel, uren', 5, price)] : []),
    ...(pen.chance(0.4) ? [several('Correctie vorige maand, uren', pen.whole(2, 6), -price)] : []),
  ])
  const number = pen.digits(say(pen, 'F26-#####|2026.####|#######'))
  const taken = pen.after(11)
  return letter(
    pen,
    { faces: 'wide light' },
    [
      `<div class="sides"><div>${windowed(firm, to)}</div><div class="right">${letterhead(firm, 6, 'color:#ca8a04;font-weight:bold')}</div></div>${inLine(
        [
          ['Factuur', number],
          ['Datum', pen.day()],
          ['Kind', say(pen, 'Fleur|Daan|Noor')],
          ['LRK', pen.digits('#########')],
        ],
        '  ·  ',
      )}${cells(
        'lrrr',
        'Omschrijving|Aantal|Tarief|Bedrag',
        linesAs(pen, sums.lines, 'tqua'),
        'lined',
      )}<p class="right">Totaal te incasseren <b>${pen.money(sums.total)}</b></p><p>Wij schrijven dit bedrag op ${pen.day(taken)} van uw rekening af. Kinderopvang is vrijgesteld van btw.</p><div class="foot small">${iban(pen, 'NL')} · KvK ${pen.digits('########')}</div>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due: taken }),
  )
}

const bureaus = firms(
  'Studio Kraai & Zn;Piet Heinkade 55;1019 GM Amsterdam;Kraai Communicatie B.V.|BUREAU BOUWKUNDIG OOST;Deventerstraat 100;7575 EM Oldenzaal|Tekstbureau De Punaise;Nieuwe Gracht 8;3512 LN Utrecht;M. Hogenkamp',
)

/** A Dutch bureau: a pale column on the right with values above small labels, work at twenty-one and print at nine, fourteen days told in words. */
export function bureauNota(random: Random): Sheet {
  const pen = penFor(random, nl, 'D month YYYY|DD-MM-YYYY')
  const [firm, to] = [pen.pick(bureaus), buyerOf(pen, 'NL')]
  const sums = onTop([
    several('Ontwerp en redactie (uur)', pen.whole(4, 40), pen.pick([7500, 8900, 9750]), 21),
    ...(pen.chance(0.6) ? [line('Drukwerk boekje, 250 ex.', pen.whole(40, 190) * 1000, 9)] : []),
    ...(pen.chance(0.4) ? [line('Reiskosten', pen.whole(10, 80) * 100, 21)] : []),
  ])
  const number = pen.digits(say(pen, '26-###|N26####|2026/0##'))
  const due = pen.after(14)
  const under = (label: string, value: string) =>
    `<div style="margin-bottom:3mm"><b>${value}</b><br><span style="font-size:70%">${label}</span></div>`
  return letter(
    pen,
    { faces: 'slab light' },
    [
      columned(
        `${under('nota', number)}${under('datum', pen.day())}${under('betalen binnen', '14 dagen')}${under('btw', taxNumber(pen, 'NL'))}${under('rekening', iban(pen, 'NL'))}`,
        `${logo(firm.name, 8)}<div class="small">${below(firm)}</div><p style="margin:16mm 0">${lettered(to)}</p>${goods(pen, sums, 'tqua', 'Werk|Aantal|Prijs|Bedrag')}${rates(pen, sums, 'rnv', 'btw|over|bedrag')}${tally(
          sumsAs(pen, sums, 'NVT', 'Totaal excl. btw|Totaal btw|Nota totaal'),
        )}`,
        'background:#ecfeff;padding-top:70mm',
        true,
      ),
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due, hasRates: true }),
  )
}

const swedes = firms(
  'Lindvalls Åkeri AB;Terminalgatan 4;302 60 Halmstad|Städpoolen i Umeå HB;Formvägen 16;906 21 Umeå|MONTÖREN SYD AB;Ystadvägen 19;214 45 Malmö',
)

/** An electronic bill made visible: grey bands of names and values, a type by its code, the seller after the buyer, sums by tax's class. */
export function peppolVisning(random: Random): Sheet {
  const pen = penFor(random, se, 'YYYY-MM-DD', { money: '# SEK' })
  const [firm, to] = [pen.pick(swedes), buyerOf(pen, 'SE')]
  const sums = pen.buy(
    wares(
      'Körning, km;18;32;25|Lastning, tim;420;640;25|Städning, tim;310;420;25|Montage, tim;520;780;25|Trängselskatt;22;90;0',
    ),
    { count: [2, 3], most: 20 },
  )
  const number = pen.digits(say(pen, '#####|26####|F-26-####'))
  const order = pen.digits(say(pen, '45########|REF-####'))
  const due = pen.after(30)
  const band = (title: string, facts: readonly (readonly [string, string])[]) =>
    `<div style="background:#d4d4d8;padding:0.8mm 2mm;margin-top:4mm"><b>${title}</b></div>${cells('ll', '', facts, 'bare', 'width:100%')}`
  return letter(
    pen,
    { faces: 'plain narrow', size: 9 },
    [
      `<div class="sides"><span>Faktura (380)</span><span class="small">Visualisering av e-faktura</span></div>${band(
        'Fakturauppgifter',
        [
          ['Fakturanummer', number],
          ['Fakturadatum', pen.day()],
          ['Förfallodatum', pen.day(due)],
          ['Er referens / ordernummer', order],
          ['Valuta', 'SEK'],
        ],
      )}${band('Köpare', [
        ['Namn', to.name],
        ['Adress', to.address.join(', ')],
        ['Organisationsnummer', pen.digits('55####-####')],
      ])}${band('Säljare', [
        ['Namn', firm.name],
        ['Adress', firm.address.join(', ')],
        ['Momsregistreringsnummer', taxNumber(pen, 'SE')],
      ])}${goods(pen, sums, 'ntqura', 'Rad|Benämning|Antal|Pris|Moms|Radbelopp')}${band('Totaler', [
        ['Summa exklusive moms', pen.plain(sums.net)],
        ...sums.shares
          .filter(({ rate }) => rate > 0)
          .map(
            (each) =>
              [`Moms ${each.rate} % på ${pen.plain(each.net)}`, pen.plain(each.vat)] as const,
          ),
        ['Belopp att betala', pen.money(sums.total)],
      ])}${band('Betalning', [
        ['Bankgiro', pen.digits('####-####')],
        ['Betalningsreferens', pen.digits('##########')],
      ])}`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, customerReference: order, due }),
  )
}

const danes = firms(
  'Vestvind Energi A/S;Esbjerg Brygge 28;6700 Esbjerg;Vestvind|Andelsselskabet Thy Strøm;Silstrupvej 12;7700 Thisted|Øernes Elhandel ApS;Havnepladsen 2;5900 Rudkøbing',
)

/** Danish power: what was used, nets, the state's tax per unit, subscription, moms below; a payment by card's line with signs. */
export function elregning(random: Random): Sheet {
  const pen = penFor(random, dk, 'DD.MM.YYYY|D. month YYYY', {
    money: random.pick(['kr. #', '# kr.']),
  })
  const [firm, to] = [pen.pick(danes), buyerOf(pen, 'DK')]
  const used = pen.whole(180, 2100)
  const price = pen.whole(60, 165)
  const priced = [
    ['El', price],
    ['Nettarif', 38],
    ['Elafgift', 90],
  ] as const
  const sums = onTop([
    ...priced.map(([text, unit]) => line(`${text} ${used} kWh`, used * unit, 25)),
    line('Abonnement', pen.whole(19, 49) * 100, 25),
  ])
  const number = pen.digits(say(pen, '########|26#####|F####-###'))
  const due = pen.after(17)
  return letter(
    pen,
    { faces: 'wide plain' },
    [
      `<div class="sides"><div style="margin-top:26mm">${lettered(to)}</div><div class="right">${logo(firm.also[0] ?? firm.name, 10, 'color:#2563eb')}<div class="small">${block([firm.name, ...firm.address])}<br>CVR ${pen.digits('########')}</div></div></div><p class="big" style="margin-top:12mm">Regning</p>${boxes(
        [
          ['Regningsnr.', number],
          ['Dato', pen.day()],
          ['Betales senest', pen.day(due)],
          ['I alt', pen.money(sums.total)],
        ],
      )}${cells(
        'lrr',
        'Post|Pris pr. kWh|Beløb kr.',
        sums.lines.map((each, at) => [
          each.text,
          at < priced.length ? decimal(pen, (priced[at]?.[1] ?? 0) / 100, 2) : '',
          pen.plain(each.amount),
        ]),
        'lined',
      )}${tally(sumsAs(pen, sums, 'nvt', 'I alt ekskl. moms|Moms 25%|I alt inkl. moms'))}${tornOff(`+71&lt;${pen.digits('###############')} +${pen.digits('########')}&lt; &nbsp; Beløb ${pen.plain(sums.total)} &nbsp; Betalingsdato ${pen.day(due)}`)}`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due }),
  )
}

const garages = firms(
  'Bilverksted Nord AS;Industriveien 31;7080 Heimdal|HAUGEN BÅTSERVICE;Sjøgata 5;4800 Arendal;Terje Haugen ENK|Sykkelfabrikken Drift AS;Torggata 13;0181 Oslo',
)

/** A Norwegian workshop: work and parts in two lists with their own sums, rounded to crowns, KID and account on a band. */
export function verksted(random: Random): Sheet {
  const pen = penFor(random, no, 'DD.MM.YYYY|D. month YYYY', {
    money: random.pick(['kr #', '# NOK', '#']),
  })
  const [firm, to] = [pen.pick(garages), buyerOf(pen, 'NO')]
  const work = pen.buy(
    wares('Service 60 000;1800;3400;25|Feilsøk, time;980;1390;25|Vinterlagring;2200;4800;25'),
    { count: [1, 2], step: 50 },
  )
  const parts = pen.buy(
    wares('Oljefilter;145;290;25|Bremseklosser;640;1190;25|Impeller;310;690;25|Kjede;280;540;25'),
    { count: [1, 3], most: 2, step: 50 },
  )
  const sums = onTop([...work.lines, ...parts.lines])
  const total = roundedTo(sums.total, 100)
  const number = pen.digits(say(pen, '######|26-####|1####'))
  const due = pen.after(14)
  const listOf = (title: string, { lines, sum }: typeof work) =>
    `<p><b>${title}</b></p>${cells('lrrr', '', [...linesAs(pen, lines, 'tqua'), [`Sum ${title.toLowerCase()}`, '', '', pen.plain(sum)]], 'dotted', 'width:100%')}`
  return letter(
    pen,
    { faces: 'narrow book' },
    [
      `<div class="sides"><div>${letterhead(firm, 8, 'font-weight:bold')}<br>${taxNumber(pen, 'NO')}</div>${stacked(
        [
          ['Fakturanr.', number],
          ['Fakturadato', pen.day()],
          ['Forfall', pen.day(due)],
          ['Reg.nr.', pen.digits('@@ #####')],
        ],
      )}</div><p>${lettered(to)}</p>${listOf('Arbeid', work)}${listOf('Deler', parts)}${tally([
        ['Netto', pen.plain(sums.net)],
        ['MVA 25 %', pen.plain(sums.vat)],
        ['Øreavrunding', pen.plain(total - sums.total)],
        ['Å betale', pen.money(total)],
      ])}${tornOff(
        `<div class="sides"><span>Konto ${pen.digits('####.##.#####')}</span><span>KID ${pen.digits('############')}</span><span>Kr ${pen.plain(total)}</span></div>`,
        'background:#fef9c3;padding:3mm',
      )}`,
    ],
    toldBy(pen, { supplier: firm, sums, total: totalOf(total), documentNumber: number, due }),
  )
}

const finns = firms(
  'Pohjolan Pakkaus Oy;Varastokatu 7;90120 Oulu|Maalausliike Sutela;Kivikatu 3;28100 Pori;Jari Sutela Tmi|VUOKRAKONE LAAKSO OY;Asentajankatu 1;15520 Lahti',
)

/** A Finnish credit: sums below nothing, the bill it is for, a rate that rose, the words for a credit above. */
export function hyvityslasku(random: Random): Sheet {
  const pen = penFor(random, fi, 'D.M.YYYY|DD.MM.YYYY')
  const [firm, to] = [pen.pick(finns), buyerOf(pen, 'FI')]
  const rate = rateFrom(pen, '2024-09-01', 24, 25.5)
  const sums = negated(
    pen.buy(
      wares(
        `Palautetut laatikot;1.2;4.8;${rate}|Maalaustyö, virheellinen;40;65;${rate}|Konevuokra, vrk;38;140;${rate}`,
      ),
      {
        count: [1, 2],
        most: 20,
      },
    ),
  )
  const number = pen.digits(say(pen, '######|H-####|26####'))
  return letter(
    pen,
    { faces: 'plain wide' },
    [
      `<table style="width:100%"><tr><td style="width:50%">${logo(firm.name, 6, 'font-weight:bold')}</td><td><b>HYVITYSLASKU</b></td><td class="right">1 (1)</td></tr><tr><td style="padding-top:10mm">${lettered(to)}</td><td colspan="2">${cells(
        'lr',
        '',
        [
          ['Päiväys', pen.day()],
          ['Laskun numero', number],
          ['Hyvitetään laskua', pen.digits('######')],
          ['Asiakasnumero', pen.digits('####')],
        ],
        'bare',
        'width:100%',
      )}</td></tr></table>${goods(pen, sums, 'tqura', 'Tuote|Määrä|à-hinta|Alv|Yhteensä')}${tally(sumsAs(pen, sums, 'NVT', `Veroton yhteensä|Arvonlisävero ${pen.rate(rate)}|Hyvitys yhteensä`))}<p>Hyvitys vähennetään seuraavasta laskusta.</p><div class="foot small">${[...firm.also, ...firm.address].join(', ')} · Y-tunnus ${pen.digits('#######-#')} · ${taxNumber(pen, 'FI')}</div>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, kind: 'credit-note', due: null }),
  )
}

const clouds = firms(
  'Pilvepood OÜ;Telliskivi 60a;10412 Tallinn|Saaremaa Laevaremont AS;Sadama 12;93872 Nasva|Rohetee Raamatupidamine OÜ;Küüni 5b;51004 Tartu',
)

/** Of Estonia: a number, a day and a due day in a line of their own, a late fee by the day, words for the sum left out. */
export function arvePilv(random: Random): Sheet {
  const pen = penFor(random, ee, 'DD.MM.YYYY|YYYY-MM-DD', { money: '# €' })
  const [firm, to] = [pen.pick(clouds), buyerOf(pen, 'EE')]
  const rate = rateFrom(pen, '2025-07-01', 22, 24)
  const sums = pen.buy(
    wares(
      `Serveri rent, kuu;18;64;${rate}|Raamatupidamine, kuu;120;320;${rate}|Keevitustöö, tund;38;62;${rate}|Domeen .ee;9;14;${rate}`,
    ),
    { count: [1, 3], most: 6 },
  )
  const number = pen.digits(say(pen, '26####|A-#####|#####'))
  const due = pen.after(pen.pick([7, 14]))
  return letter(
    pen,
    { faces: 'light narrow' },
    [
      `<p style="font-size:20pt;margin-bottom:8mm">Arve nr ${number}</p>${formed(
        [
          ['Kuupäev', pen.day()],
          ['Maksetähtaeg', pen.day(due)],
          ['Viivis', '0,05% päevas'],
          ['Viitenumber', pen.digits('#######')],
        ],
        4,
      )}<div class="sides"><div><span class="small grey">Müüja</span><br>${lettered(firm)}</div><div><span class="small grey">Ostja</span><br>${lettered(to)}</div></div>${goods(pen, sums, 'tqua', 'Kirjeldus|Kogus|Hind|Summa')}${tally(
        sumsAs(pen, sums, 'NVT', `Summa km-ta|Käibemaks ${rate}%|Arve kokku`),
      )}<div class="foot small mid">${oneLine(firm)} · KMKR EE${pen.digits('10#######')} · ${pen.digits('EE## 2200 2210 #### ####')}</div>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due }),
  )
}
