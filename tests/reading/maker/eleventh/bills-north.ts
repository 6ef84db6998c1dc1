/** Invoices of the Netherlands and the north: instalment, credit, rent, power, pipes, waste. */
import type { Random } from '../../../support/random'
import {
  block,
  escaped,
  firms,
  line,
  negated,
  onTop,
  paged,
  penFor,
  several,
  sign,
  table,
  truthOf,
  wares,
} from '../eighth/kit'
import { dk, fi, nl, no, se } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { anyone, customer, lettered, page, plains, serifs } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { boxes, captioned, leaders, pictured, rateFrom, typed, wordmark } from './kit'

const suppliers = firms(
  'Noorderstroom Energie B.V.;Postbus 410;9700 AK Groningen;Noorderstroom|Waterbedrijf De Peel N.V.;Deurneseweg 8;5751 PH Deurne;De Peel|Glasvezel Zeeuws B.V.;Damplein 3;4331 GC Middelburg;Zeeuws Glasvezel',
)

/** A Dutch instalment by the month: a letter with the sum in its text, low on facts, taken from the account. */
export function termijn(random: Random): Sheet {
  const pen = penFor(random, nl, 'D month YYYY|DD-MM-YYYY|DD.MM.YYYY')
  const [firm, client] = [pen.pick(suppliers), anyone(pen, 'NL')]
  const rate = firm.name.startsWith('Waterbedrijf') ? 9 : 21
  const sums = onTop([line('Termijnbedrag', pen.whole(2900, 64_000), rate)])
  const number = pen.digits(pen.pick(['##########', 'T26-#######', '90######']))
  const month = pen.day(pen.after(20), 'month YYYY')
  return paged(
    'A4',
    page(pen, ['URW Gothic', ...plains]),
    [
      `${pen.chance(0.5) ? pictured(firm.also[0] ?? firm.name, '#059669', 'URW Gothic') : wordmark(firm.also[0] ?? firm.name, '#059669', 'URW Gothic')}<div style="margin-top:16mm">${lettered(client)}</div><div class="small" style="margin:8mm 0">${pen.day()} | klantnummer ${pen.digits('#######')} | notanummer ${number}</div><h1>Termijnnota ${month}</h1><p>Beste klant,</p><p>Het termijnbedrag voor ${month} is ${pen.money(sums.total)}. Wij schrijven dit bedrag rond ${pen.day(pen.after(9))} af van ${iban(pen, 'NL').slice(0, 9)}•••• ••••.</p>
       <div style="width:100mm">${leaders(sumsAs(pen, sums, 'NVT', `Termijnbedrag zonder btw|Btw (${rate}%)|Termijnbedrag`))}</div><p>Bij uw jaarnota verrekenen we alle termijnen met uw verbruik.</p><div class="foot small grey">${escaped(firm.name)} · ${escaped(firm.address.join(' · '))} · Handelsregister ${pen.digits('########')} · ${taxNumber(pen, 'NL')}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasLines: false }),
  )
}

const webShops = firms(
  'Kantoorvakman;Energieweg 40;2382 NK Zoeterwoude;Kantoorvakman Online B.V.|Koffiemolen & Zo B.V.;Hoogstraat 12;5611 JK Eindhoven|Werkschoen.example;Ambachtsweg 7;7021 BT Zelhem;Achterhoek Safety V.O.F.',
)
const webGoods = wares(
  'Bureaulamp LED;34;69;21|Koffiebonen 1 kg;14;22;9|Werkschoen S3;79;129;21|Toner zwart;58;96;21|Thee assortiment;9;17;9|Monitorarm;45;85;21',
)

/** A Dutch credit note: amounts below nothing behind their sign or before it, why it was sent back, paid back by the same way. */
export function creditnota(random: Random): Sheet {
  const pen = penFor(random, nl, 'DD-MM-YYYY|D mon YYYY|DD/MM/YY')
  const [firm, client] = [pen.pick(webShops), anyone(pen, 'NL')]
  const sums = negated(pen.buy(webGoods, { count: [1, 3], most: 2, step: 5 }))
  const number = pen.digits(pen.pick(['CR26#####', 'C-######', '26####-C']))
  return paged(
    'A4',
    page(
      pen,
      plains,
      '.items td { border-bottom: 0.1mm solid #cbd5e1; } .sums tr:last-child td { color: #b91c1c; }',
    ),
    [
      `<div class="sides"><div>${sign('#2563eb')}</div><div class="right small">${block([firm.name, ...firm.also, ...firm.address])}</div></div><h1>Creditnota</h1><div class="sides"><div>${lettered(client)}</div>${table(
        '',
        [
          ['Creditnota', number],
          ['Datum', pen.day()],
          ['Hoort bij factuur', pen.digits('F26#####')],
          ['Bestelling', pen.digits('W######')],
        ],
      )}</div>
       ${table(
         'items',
         sums.lines.map((each) => [
           `${each.quantity} x ${each.text}`,
           `${each.rate}%`,
           pen.money(each.amount),
         ]),
         ['Retour', 'Btw', 'Excl. btw'],
       )}
       ${table('sums', [['Excl. btw', pen.money(sums.net)], ...sums.shares.map(({ rate, vat }) => [`Btw ${rate}%`, pen.money(vat)]), ['Wij betalen terug', pen.money(sums.total)]])}<p>Het bedrag staat binnen 5 werkdagen op de rekening waarmee u betaalde. Retourreden: ${pen.pick(['verkeerde maat', 'beschadigd ontvangen', 'dubbel besteld'])}.</p><div class="foot small">KvK ${pen.digits('########')} – btw ${taxNumber(pen, 'NL')}</div>`,
    ],
    truthOf(pen, {
      supplier: firm,
      sums,
      documentNumber: number,
      kind: 'credit-note',
      hasRates: true,
    }),
  )
}

const landlords = firms(
  'Fastighets AB Gråberget;Kungsportsavenyn 18;411 36 Göteborg;Gråberget|Kvarnholmen Lokaler KB;Skeppsbrogatan 9;392 31 Kalmar|Wallin & Söner Förvaltning AB;Box 55;791 21 Falun;Wallins',
)

/** A Swedish notice of rent for rooms of trade: a quarter in advance, index, property tax with VAT, rounded to whole crowns, an `OCR`. */
export function hyresavi(random: Random): Sheet {
  const pen = penFor(random, se, 'YYYY-MM-DD|D month YYYY', {
    money: random.pick(['# kr', '#', 'SEK #']),
  })
  const [firm, client] = [pen.pick(landlords), customer(pen, 'SE')]
  const lines = [
    line('Hyra lokal', pen.whole(90, 640) * 10_000, 25),
    line('Indextillägg', pen.whole(40_000, 390_000), 25),
    line('Fastighetsskatt', pen.whole(20_000, 120_000), 25),
    ...(pen.chance(0.5) ? [line('Parkering 2 platser', 240_000, 25)] : []),
  ]
  const plain = onTop(lines)
  const total = Math.round(plain.total / 100) * 100
  const number = pen.digits(pen.pick(['########', '26######', '######-#']))
  return paged(
    'A4',
    page(
      pen,
      [...plains, 'Liberation Sans Narrow'],
      '.giro { position: absolute; bottom: 0; left: 0; right: 0; height: 70mm; border-top: 0.3mm dashed #444; padding: 8mm 18mm; }',
    ),
    [
      `<div class="sides"><h1 style="margin:0">HYRESAVI</h1><div class="right">${escaped(firm.name)}<br><span class="small">${block(firm.address)}</span></div></div>${boxes(
        [
          ['Avinummer', number],
          ['Avidatum', pen.day()],
          ['Avser', `${pen.day(pen.after(30), 'YYYY-MM')} – ${pen.day(pen.after(92), 'YYYY-MM')}`],
          ['Kontrakt', pen.digits('L-###-##')],
        ],
      )}<div style="margin-left:90mm">${lettered(client)}</div>
       ${table('items', linesAs(pen, lines, 'ta'), ['Specifikation', 'Kronor'])}
       ${table('sums', [
         ['Netto', pen.plain(plain.net)],
         ['Moms 25 %', pen.plain(plain.vat)],
         ['Öresutjämning', pen.plain(total - plain.total)],
         ['Att betala', pen.money(total)],
       ])}
       <div class="giro sides"><div>${captioned([
         ['Bankgiro', pen.digits('####-####')],
         ['OCR', pen.digits('###############')],
       ])}</div><div>${captioned([
         ['Senast', pen.day(pen.after(29))],
         ['Belopp', pen.plain(total)],
       ])}</div><div class="small">Betalningsmottagare<br>${escaped(firm.name)}<br>Org.nr ${pen.digits('55####-####')}<br>VAT ${taxNumber(pen, 'SE')}<br>Godkänd för F-skatt</div></div>`,
    ],
    truthOf(pen, { supplier: firm, sums: { ...plain, total }, documentNumber: number }),
  )
}

const grids = firms(
  'Sunnfjord Kraftlag SA;Hafstadgata 30;6800 Førde|Polarlys Strøm AS;Sjøgata 14;8006 Bodø;Polarlys|Gudbrandsdal Nett AS;Kirkegata 6;2609 Lillehammer;Gudbrandsdal Nett',
)

/** A Norwegian bill for power: øre by the hour's price, grid rent and the state's support taken off, one rate of tax, who to pay on the left edge. */
export function strom(random: Random): Sheet {
  const pen = penFor(random, no, 'DD.MM.YYYY|D. month YYYY|DD.MM.YY', {
    money: random.pick(['kr #', 'NOK #', '# kr']),
  })
  const [firm, client] = [pen.pick(grids), anyone(pen, 'NO')]
  const sums = onTop([
    line('Spotpris forbruk', pen.whole(18_000, 340_000), 25),
    line('Påslag og fastbeløp', pen.whole(3900, 9900), 25),
    line('Nettleie energiledd', pen.whole(12_000, 120_000), 25),
    ...(pen.chance(0.5) ? [line('Strømstøtte', -pen.whole(1000, 12_000), 25)] : []),
  ])
  const number = pen.digits(pen.pick(['#########', '26-#######', '1########']))
  return paged(
    'A4',
    page(
      pen,
      ['URW Gothic', ...plains],
      '.edge { position: absolute; left: 0; top: 0; bottom: 0; width: 48mm; background: #ecfccb; padding: 14mm 6mm; font-size: 8pt; } .main { margin-left: 38mm; }',
    ),
    [
      `<div class="edge">${sign('#65a30d')}<p><b>${escaped(firm.name)}</b><br>${block(firm.address)}</p><p>Org.nr ${taxNumber(pen, 'NO')}</p><p>Kundesenter ${pen.digits('57 ## ## ##')}</p><p>Målernummer<br>${pen.digits('7359#########')}</p></div>
       <div class="main"><div>${lettered(client)}</div><h1>Strømregning for ${pen.day(pen.after(-25), 'month')}</h1>${leaders(
         [
           ['Regningsnummer', number],
           ['Regningen er laget', pen.day()],
           ['Forbruk', `${pen.whole(210, 4800)} kWh`],
           ['Betales innen', pen.day(pen.after(15))],
           ['KID', pen.digits('################')],
           ['Konto', pen.digits('#### ## #####')],
         ],
       )}
       ${table('items', linesAs(pen, sums.lines, 'ta'), ['', 'Uten mva'])}
       ${table('sums', sumsAs(pen, sums, 'nvT', 'Sum uten mva|25 % mva|Sum å betale'))}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const fitters = firms(
  'Nordfyns VVS & Blik;Vestergade 61;5450 Otterup;Nordfyns VVS ApS|Elinstallatør Poul Kjær;Industrivej 5;7900 Nykøbing M;Kjær El A/S|Malermester Bente Riis;Skolegade 3;8500 Grenaa',
)
const fitting = wares(
  'Montørtimer;495;595;25|Servicevogn;150;220;25|Blandingsbatteri;890;1650;25|HFI-relæ;640;980;25|Maling 10 l;540;790;25',
)

/** Of a Danish fitter: hours and goods, a card of payment in one line with its plus signs, the firm's own name in the foot alone. */
export function vvs(random: Random): Sheet {
  const pen = penFor(random, dk, 'DD-MM-YYYY|D. month YYYY|DD.MM.YYYY', {
    money: random.pick(['kr. #', 'DKK #', '# kr.']),
  })
  const [firm, client] = [pen.pick(fitters), customer(pen, 'DK')]
  const sums = pen.buy(fitting, { count: [2, 4], most: 9, step: 500 })
  const number = pen.digits(pen.pick(['#####', '26-####', 'F######']))
  return paged(
    'A4',
    page(pen, [...plains, ...serifs], '.items tr:nth-child(odd) td { background: #f5f5f4; }'),
    [
      `<div class="sides"><div>${lettered(client)}<br><span class="small">CVR ${pen.digits('########')}</span></div><div class="right">${pen.chance(0.6) ? pictured(firm.name, '#b45309', 'Nimbus Sans') : wordmark(firm.name, '#b45309', 'Nimbus Sans')}</div></div><h1>Regning</h1><p>Nr. ${number} af ${pen.day()}<br>Sag: ${pen.pick(['Utæt vandrør i kælder', 'Nyt køkken, 1. sal', 'Fejlsøgning tavle'])}</p>
       ${table('items', linesAs(pen, sums.lines, 'tqua'), ['Tekst', 'Antal', 'Stk.pris', 'Beløb'])}
       ${table('sums', sumsAs(pen, sums, 'NVT', 'Momsgrundlag|25% moms|Beløb inkl. moms'))}<p>Netto 8 dage, forfald ${pen.day(pen.after(8))}. Reg. ${pen.digits('####')} konto ${pen.digits('##########')} &nbsp; +71&lt;${pen.digits('###############')}+${pen.digits('########')}&lt;</p>
       <div class="foot small mid">${escaped([firm.also[0] ?? firm.name, ...firm.address].join(' · '))} · ${taxNumber(pen, 'DK')}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const wasteFirms = firms(
  'Saimaan Jätehuolto Oy;Kukkuroinmäki 8;54100 Joutseno;Saimaan Jätehuolto|Hinaus ja Kuljetus Koskinen T:mi;Satamakatu 14;67100 Kokkola;Hinaus Koskinen|Itä-Suomen Työterveys Oy;Torikatu 20;80100 Joensuu',
)

/** Of Finnish waste: emptyings by day, the rate of twenty-five and a half percent, a reference number that is not the invoice's. */
export function lasku(random: Random): Sheet {
  const pen = penFor(random, fi, 'D.M.YYYY|DD.MM.YYYY', {
    money: random.pick(['# €', '#', 'EUR #']),
  })
  const [firm, client] = [pen.pick(wasteFirms), customer(pen, 'FI')]
  const rate = rateFrom(pen, '2024-09-01', 24, 25.5)
  const lines = [
    several('Tyhjennys 660 l sekajäte', pen.whole(1, 8), pen.whole(900, 1890), rate),
    several('Tyhjennys kartonki', pen.whole(1, 4), pen.whole(600, 1100), rate),
    line('Astiavuokra', pen.whole(400, 1200), rate),
    ...(pen.chance(0.5) ? [line('Laskutuslisä', 500, rate)] : []),
  ]
  const sums = onTop(lines)
  const number = pen.digits(pen.pick(['######', '26#####', '1#######']))
  return paged(
    'A4',
    page(
      pen,
      ['Liberation Mono', ...plains],
      '.pay { position: absolute; left: 18mm; right: 18mm; bottom: 12mm; border: 0.3mm solid #111; padding: 3mm; }',
    ),
    [
      `<div class="sides"><div><b>${escaped(firm.name)}</b><br>${block(firm.address)}</div><div class="right">LASKU<br>1(1)</div></div><div class="sides" style="margin-top:9mm"><div>${lettered(client)}</div><div>${leaders(
        [
          ['Laskun nro', number],
          ['Pvm', pen.day()],
          ['Eräpäivä', pen.day(pen.after(14))],
          ['Asiakasnro', pen.digits('#####')],
          ['Viivästyskorko', '11,5 %'],
        ],
      )}</div></div>
       ${typed([['Selite', 'Määrä', 'á-hinta', 'Veroton'], ...linesAs(pen, lines, 'tqua')], [30, -7, -11, -12])}
       ${table('sums', sumsAs(pen, sums, 'nvT', `Veroton yhteensä|Alv ${String(rate).replace('.', ',')} %|Maksettava yhteensä`))}
       <div class="pay sides small"><div>Saajan tilinumero ${iban(pen, 'FI')}<br>Saaja ${escaped(firm.name)}</div><div>Viitenro ${pen.digits('## ##### #####')}<br>Eräpäivä ${pen.day(pen.after(14))} &nbsp; Euro ${pen.plain(sums.total)}</div></div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}
