/** Papers of the north: fuel, a cab, a kiosk, a road's service station, a giro of each country. */
import { block, line, onTop, several, within } from '../eighth/kit'
import { dk, fi, no, se } from '../eighth/notations'
import { lettered } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { boxes, captioned, rateFrom } from '../eleventh/kit'
import { goods, logo, oneLine, rates, roundedTo, say } from '../twelfth/kit'
import { decimal, totalOf } from '../thirteenth/kit'
import { linesOf, many, one, rowsOf, sold } from './bought'
import { bill, till, under, type Families } from './kit'
import { addressed, edged, listed, placed, spread } from './pieces'

export const seFamilies: Families = {
  /** A cab's slip: from the meter, six percent within, licence and driver, minutes and kilometres. */
  taxikvitto: till(se, 'YYYY-MM-DD', '56 needle narrow', (pen, firm) => {
    const sums = within([line('Resa', pen.whole(120, 890) * 100, 6)])
    const number = pen.digits('#####')
    return [
      `
      ^${firm.name}
      ${under(firm)}
      Org.nr | ${pen.digits('55####-####')}
      Kvittonr | ${number}
      Bil ${pen.whole(10, 900)} | Förare ${pen.digits('####')}
      Start | ${pen.day()} ${pen.clock()}
      Sträcka | ${decimal(pen, pen.whole(21, 480) / 10, 1)} km
      Taxa 1 | ${pen.plain(sums.total)}
      ---
      !ATT BETALA SEK | ${pen.plain(sums.total)}
      ---
      Varav moms 6,00% | ${pen.plain(sums.vat)}
      Netto | ${pen.plain(sums.net)}
      KORT ${pen.digits('****####')}
      ^KUNDENS EX
      `,
      { sums, documentNumber: number, hasLines: false, hasRates: true },
    ]
  }),

  /** A bill whose lower third is a giro: captions below the figures, a line of figures between hooks at the foot. */
  bankgirot: bill(se, 'YYYY-MM-DD', 'plain narrow', (pen, firm, to) => {
    const sums = onTop([
      many(pen, 'Snöröjning, tim|Sotning|Elarbete, tim', [1, 14], [420, 760], 25),
      one(pen, 'Framkörning|Material|Servicebil', [250, 2400], 25),
    ])
    const total = roundedTo(sums.total, 100)
    const [number, due] = [pen.digits('######'), pen.after(30)]
    const ocr = `${number}${pen.digits('##')}`
    return [
      `<div class="sides"><div>${logo(firm.name, 8)}</div><div><span style="font-size:17pt">Faktura</span><br>Fakturadatum ${pen.day()}<br>Fakturanummer ${number}</div></div><div style="margin:12mm 0 8mm 95mm">${lettered(to)}</div>${spread(
        [
          ['Er referens', say(pen, 'Karin L|Kontoret')],
          ['Betalningsvillkor', '30 dagar netto'],
          ['Dröjsmålsränta', '8 %'],
        ],
      )}${goods(pen, sums, 'tqua', 'Benämning|Antal|À-pris|Summa')}${boxes([
        ['Exkl. moms', pen.plain(sums.net)],
        ['Moms 25%', pen.plain(sums.vat)],
        ['Öresutjämning', pen.plain(total - sums.total)],
        ['ATT BETALA', `SEK ${pen.plain(total)}`],
      ])}<p class="tiny">${[...firm.also, ...firm.address].join(', ')} · Momsreg.nr ${taxNumber(pen, 'SE')} · Godkänd för F-skatt</p>${placed(
        0,
        205,
        `<div style="border-top:0.3mm solid #000;background:#eff6ff;height:91mm;padding:5mm 18mm"><div class="sides"><div>${captioned(
          [
            ['Betalningsmottagare', firm.name],
            ['Till bankgironr', pen.digits('####-####')],
          ],
        )}</div><div>${captioned([
          ['Förfallodag', pen.day(due)],
          ['Inbetalningsavgift (ifylls av banken)', ''],
          ['Avsändare', to.name],
        ])}</div></div><div style="position:absolute;bottom:6mm;font-family:'DejaVu Sans Mono';font-size:10pt"># &nbsp; ${ocr} # &nbsp; ${Math.floor(total / 100)} 00 &nbsp; ${pen.digits('#')} &gt; &nbsp; ${pen.digits('########')}#41#</div></div>`,
        'width:210mm',
      )}`,
      { sums, documentNumber: number, total: totalOf(total), due },
    ]
  }),
}

export const dkFamilies: Families = {
  /** Of a fuel station in Denmark: the litre's price with the tax, moms as a part of the sum, a pump without a shop. */
  benzintank: till(dk, 'DD-MM-YY|DD.MM.YYYY|DD-MM-YYYY', '70 wide needle', (pen, firm) => {
    const [litres, price] = [pen.whole(900, 6800), pen.whole(1189, 1629)]
    const sums = within([
      line(say(pen, 'Blyfri 95|Diesel|Blyfri 95 E10'), Math.round((litres * price) / 100), 25),
    ])
    const number = pen.digits(say(pen, '######|#-######'))
    return [
      `
      ${firm.name}
      ${[...firm.also, ...firm.address].join('\n')}
      CVR-nr. ${pen.digits('########')}

      Kvittering nr. ${number}
      Stander ${pen.whole(1, 8)}: ${sums.lines[0]?.text}
      ${decimal(pen, litres / 100, 2)} L | à ${decimal(pen, price / 100, 2)} | ${pen.plain(sums.total)}
      ---
      !Total DKK | ${pen.plain(sums.total)}
      Heraf moms | ${pen.plain(sums.vat)}
      Dankort ${pen.digits('XXXX XXXX XXXX ####')}
      ${pen.day()} ${pen.clock()}
      Aut.kode ${pen.digits('######')}
      `,
      { sums, documentNumber: number },
    ]
  }),

  /** A bill with a line for the bank: plus, two digits, the number between arrows; hours and parts without lines around them. */
  'fik-kort': bill(dk, 'DD-MM-YYYY|D. month YYYY', 'light wide', (pen, firm, to) => {
    const sums = onTop([
      many(pen, 'Montørtimer|Maler, timer|Konsulenttimer', [1, 18], [480, 950], 25),
      one(pen, 'Kørsel|Diverse materialer|Miljøafgift', [90, 1200], 25),
    ])
    const [number, due] = [pen.digits('#####'), pen.after(8)]
    return [
      `<div class="sides"><div>${addressed('', to)}</div><div class="right">${logo(firm.name, 7, 'color:#b91c1c;font-weight:bold')}${block([...firm.also, ...firm.address])}<br>CVR ${pen.digits('########')}</div></div><h1>Faktura ${number}</h1><p>${pen.day()} · Betalingsbetingelser: Netto 8 dage – forfald ${pen.day(due)}</p>${listed(
        'airy',
        'lrrr',
        'Tekst|Antal|Stk. pris|Pris',
        rowsOf(pen, sums, 'tqua'),
      )}${edged(
        [
          ['Subtotal', pen.plain(sums.net)],
          ['Moms (25,00%)', pen.plain(sums.vat)],
          ['Total DKK', pen.plain(sums.total)],
        ],
        'margin-left:95mm',
      )}<div class="foot"><span class="small">Kan betales via netbank:</span><br><span style="font-family:'DejaVu Sans Mono'">+71&lt;${number}${pen.digits('##########')}+${pen.digits('########')}&lt;</span></div>`,
      { sums, documentNumber: number, due },
    ]
  }),
}

export const noFamilies: Families = {
  /** Of a kiosk: food at fifteen, the rest at twenty-five, tax with its base in a line each, whole crowns seldom. */
  kiosken: till(no, 'DD.MM.YYYY|DD.MM.YY', '64 plain book', (pen, shop) => {
    const sums = sold(pen, 'kiosken', { count: [2, 4], most: 2, step: 50 })
    const number = pen.digits(say(pen, '#######|K#-######'))
    return [
      `
      ^${shop.name}
      ${under(shop)}
      Org.nr.: ${taxNumber(pen, 'NO')}
      Salgskvittering ${number}
      ${pen.day()} | ${pen.clock()}

      ${linesOf(sums, (each) => `${each.text}${each.quantity > 1 ? ` x ${each.quantity}` : ''} | ${pen.plain(each.amount)}`)}
      | ======
      !Totalt (NOK) | ${pen.plain(sums.total)}
      Bank: | ${pen.plain(sums.total)}

      ${rates(pen, sums, 'rnvg', 'Mva%|Grunnlag|Mva|Brutto')}
      ^Åpent 06–23
      `,
      { sums, documentNumber: number, hasRates: true },
    ]
  }),

  /** A bill with a giro below: account and the customer's number to pay with, both in boxes that open to the left. */
  'kid-giro': bill(no, 'DD.MM.YYYY', 'plain light', (pen, firm, to) => {
    const sums = onTop([
      one(pen, 'Regnskapsføring|Renhold kontor|Brøyting avtale', [1900, 14_000], 25),
      ...(pen.chance(0.5)
        ? [several('Ekstra timer', pen.whole(1, 8), pen.whole(690, 1290) * 100, 25)]
        : []),
    ])
    const [number, due] = [pen.digits(say(pen, '1####|26###')), pen.after(14)]
    return [
      `<div style="display:grid;grid-template-columns:1fr 1fr;row-gap:8mm"><div>${logo(firm.name, 7, 'font-weight:bold;color:#0e7490')}</div><div class="tiny">${block([...firm.also, ...firm.address])}<br>Foretaksregisteret ${taxNumber(pen, 'NO')}</div><div style="padding-top:10mm">${lettered(to)}</div><div>${edged(
        [
          ['Fakturanr', number],
          ['Fakturadato', pen.day()],
          ['Forfallsdato', pen.day(due)],
          ['Kundenr', pen.digits('10###')],
        ],
      )}</div></div>${listed(
        'top',
        'lrrr',
        'Beskrivelse|Antall|MVA|Beløp',
        rowsOf(pen, sums, 't|q|25 %|a'),
      )}<div class="right">Netto ${pen.plain(sums.net)} &nbsp; MVA ${pen.plain(sums.vat)}<br><b>Å betale NOK ${pen.plain(sums.total)}</b></div>${placed(
        18,
        226,
        boxes([
          ['Betales til konto', pen.digits('####.##.#####')],
          ['KID', pen.digits('00###########')],
          ['Kroner', pen.plain(sums.total).slice(0, -3)],
          ['Øre', pen.plain(sums.total).slice(-2)],
          ['Betalingsfrist', pen.day(due)],
        ]),
        'width:174mm;background:#fefce8;padding:4mm',
      )}`,
      { sums, documentNumber: number, due },
    ]
  }),
}

export const fiFamilies: Families = {
  /** Of a service station by a road: coffee and fuel at rates that differ with the day, a customer's card, the card's own slip. */
  huoltoasema: till(fi, 'D.M.YYYY|DD.MM.YYYY', '76 wide narrow', (pen, shop) => {
    const [fuel, food] = [
      rateFrom(pen, '2024-09-01', 24, 25.5),
      rateFrom(pen, '2026-01-01', 14, 13.5),
    ]
    const [litres, price] = [pen.whole(900, 6500), pen.whole(1589, 2049)]
    const sums = within([
      line('95E10', Math.round((litres * price) / 1000), fuel),
      ...(pen.chance(0.6) ? [line('Kahvi ja munkki', pen.whole(39, 62) * 10, food)] : []),
    ])
    const number = pen.digits(say(pen, '####-####|######'))
    return [
      `
      ^!${shop.name}
      ${under(shop)}

      ${pen.day()} ${pen.clock()} | K${pen.whole(1, 4)} M:${number}
      Mittari ${pen.whole(1, 8)} | ${decimal(pen, litres / 100, 2)} l | ${decimal(pen, price / 1000, 3)} €/l
      ${linesOf(sums, (each) => `${each.text} | ${pen.plain(each.amount)}`)}
      ---
      !YHTEENSÄ | ${pen.plain(sums.total)}
      KORTTI | ${pen.plain(sums.total)}
      ===
      ALV | VEROTON | VERO | VEROLLINEN
      ${sums.shares.map(({ rate, net, vat }) => `${decimal(pen, rate, 2)} | ${pen.plain(net)} | ${pen.plain(vat)} | ${pen.plain(net + vat)}`).join('\n')}
      Y-tunnus ${pen.digits('#######-#')}
      ^KIITOS, TERVETULOA UUDELLEEN!
      `,
      { sums, documentNumber: number, hasRates: true },
    ]
  }),

  /** A bill over a bank's form: account, receiver, reference and day in ruled boxes with captions turned by a quarter. */
  tilisiirto: bill(fi, 'D.M.YYYY|DD.MM.YYYY', 'plain narrow', (pen, firm, to) => {
    const rate = rateFrom(pen, '2024-09-01', 24, 25.5)
    const sums = onTop([
      many(pen, 'Sähköasennus, h|Siivous, h|Puunkaato', [1, 16], [38, 82], rate),
      one(pen, 'Matkakulut|Tarvikkeet|Kilometrikorvaus', [15, 260], rate),
    ])
    const [number, due] = [pen.digits(say(pen, '####|26###')), pen.after(14)]
    const reference = `${number}${pen.digits('#')}`
    return [
      `<div class="sides"><div><b>${firm.name}</b><br>${block([...firm.also, ...firm.address])}</div><div style="width:80mm"><b>LASKU</b>${edged(
        [
          ['Laskun numero', number],
          ['Päiväys', pen.day()],
          ['Eräpäivä', pen.day(due)],
          ['Viitenumero', reference],
          ['Viivästyskorko', '9,5 %'],
        ],
      )}</div></div><p>${lettered(to)}</p>${listed(
        'rules tiny',
        'lrrrr',
        'Kuvaus|Määrä|á hinta|ALV-%|Yhteensä veroton',
        rowsOf(pen, sums, `t|q|u|${decimal(pen, rate, 1)}|a`),
      )}<div class="right">Veroton ${pen.money(sums.net)}<br>ALV ${pen.money(sums.vat)}<br><b>Maksettava ${pen.money(sums.total)}</b></div>${placed(
        10,
        212,
        `<table class="l14 box tiny"><tr><td style="writing-mode:vertical-rl">Saajan tilinumero</td><td>${iban(pen, 'FI')}</td><td>BIC ${pen.digits('@@@@FIHH')}</td></tr><tr><td>Saaja</td><td colspan="2">${oneLine(firm)}</td></tr><tr><td>Maksajan nimi</td><td>${[to.name, ...to.address].join('<br>')}</td><td>Viitenro ${reference}</td></tr><tr><td>Eräpäivä</td><td>${pen.day(due)}</td><td>Euro ${pen.plain(sums.total)}</td></tr></table>`,
        'width:190mm;border-top:0.2mm dashed #000;padding-top:3mm',
      )}`,
      { sums, documentNumber: number, due },
    ]
  }),
}
