/** Papers of the Netherlands: fuel, a bicycle's repair, a physiotherapist, a wholesaler. */
import { block, line, onTop, several, within } from '../eighth/kit'
import { nl } from '../eighth/notations'
import { lettered, strokes } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { boxes } from '../eleventh/kit'
import { inLine, logo, rates, say } from '../twelfth/kit'
import { decimal } from '../thirteenth/kit'
import { linesOf, many, rowsOf, sold } from './bought'
import { bill, till, under, type Families } from './kit'
import { listed, placed, spread } from './pieces'

export const nlFamilies: Families = {
  /** Of a fuel station by a motorway: litres first, tax in two short lines, a card for firms with its kilometres. */
  'tank-snelweg': till(nl, 'DD-MM-YYYY|DD-MM-YY', '74 needle wide', (pen, shop) => {
    const [litres, price] = [pen.whole(1100, 7000), pen.whole(1639, 2219)]
    const fuel = say(pen, 'Euro95 E10|Diesel|HVO100')
    const sums = within([
      line(fuel, Math.round((litres * price) / 1000), 21),
      ...(pen.chance(0.5) ? [line('Broodje gezond', pen.whole(38, 59) * 10, 9)] : []),
    ])
    const number = pen.digits(say(pen, '######|###/####'))
    return [
      `
      ^${shop.name}
      ${under(shop)}
      ===
      Pomp ${pen.whole(1, 12)} | ${decimal(pen, litres / 100, 2)} ltr à ${decimal(pen, price / 1000, 3)}
      ${linesOf(sums, (each) => `${each.text} | ${pen.plain(each.amount)}`)}
      | ---------
      !TOTAAL | EUR ${pen.plain(sums.total)}
      Tankpas ${pen.digits('7### **** ####')} | ${pen.plain(sums.total)}
      Km-stand: ${pen.digits('######')}
      ${sums.shares.map(({ rate, net, vat }) => `BTW ${rate}% over ${pen.plain(net)} | ${pen.plain(vat)}`).join('\n')}
      ===
      ${pen.day()} ${pen.clock()} | bon ${number}
      ^BTW-nr ${taxNumber(pen, 'NL')}
      ^Goede reis!
      `,
      { sums, documentNumber: number, hasRates: true },
    ]
  }),

  /** A bicycle's repair: what was found in words, the price with its tax by hour and part, signed for. */
  fietsenmaker: till(nl, 'D month YYYY|DD-MM-YYYY', '80 plain light', (pen, shop) => {
    const sums = within([
      several('Arbeid kwartier', pen.whole(1, 6), pen.pick([1250, 1450, 1625]), 9),
      ...sold(pen, 'fietsenmaker', { count: [1, 2] }).lines,
    ])
    const number = pen.digits(say(pen, 'W####|26-####'))
    return [
      `
      !${shop.name}
      ${[...shop.address, ...shop.also].join('\n')}

      Reparatiebon | ${number}
      Opgehaald | ${pen.day()}
      Fiets | ${say(pen, 'Gazelle Chamonix|Batavus Dinsdag|bakfiets')}
      ---
      ${linesOf(sums, (each) => `${each.text}${each.quantity > 1 ? ` (${each.quantity}×)` : ''} | ${pen.money(each.amount)}`)}
      ---
      !Voldaan per pin | ${pen.money(sums.total)}
      ${rates(pen, sums, 'rgv', 'btw|over (incl.)|btw-bedrag')}
      ${strokes(44)}
      KvK ${pen.digits('########')} BTW ${taxNumber(pen, 'NL')}
      `,
      { sums, documentNumber: number, hasRates: true },
    ]
  }),

  /** A physiotherapist: codes of performance, free of tax, whole sums in a narrow letter, a reference to a patient. */
  'fysio-declaratie': bill(nl, 'DD-MM-YYYY', 'light plain', (pen, firm, { address, also }) => {
    const to = { name: say(pen, 'Mevr. A. Bouwmeester|Dhr. T. Kuipers|Fam. De Wit'), address, also }
    const sums = within([
      many(pen, '1000 Zitting fysiotherapie|1200 Manuele therapie', [1, 6], [38, 62]),
      ...(pen.chance(0.4) ? [line('1864 Screening, intake en onderzoek', 6150)] : []),
    ])
    const number = pen.digits(say(pen, '2026#####|F-######'))
    return [
      `${placed(18, 12, logo(firm.name, 7, 'color:#0891b2'))}${placed(18, 46, lettered(to))}${placed(120, 46, block([...firm.also, ...firm.address, `AGB-code ${pen.digits('04######')}`]))}<div style="margin-top:78mm">${inLine(
        [
          ['Declaratie', number],
          ['Datum', pen.day()],
          ['Geboortedatum', pen.digits('1#-05-197#')],
        ],
      )}</div>${listed(
        'rules',
        'lrrr',
        'Prestatie|Aantal|Tarief|Bedrag',
        rowsOf(pen, sums, 'tqpm'),
      )}<p class="right"><b>Te voldoen ${pen.money(sums.total)}</b></p><p>Gelieve binnen 30 dagen over te maken op ${iban(pen, 'NL')} o.v.v. ${number}.</p><p class="small">Vrijgesteld van btw (artikel 11 Wet OB).</p>`,
      { sums, documentNumber: number, due: pen.after(30) },
    ]
  }),

  /** A wholesaler's collected bill: list prices and percents taken off, slips of delivery as headings, what is off for early payers. */
  vakgroothandel: bill(nl, 'DD-MM-YYYY|DD-MM-YY', 'narrow wide', (pen, firm, to) => {
    const wired = 'Installatiedraad 2,5mm²|Inbouwdoos Ø60|Aardlekautomaat B16|Wandcontactdoos RA'
      .split('|')
      .slice(0, pen.whole(2, 4))
      .map((text) => {
        const [quantity, list, off] = [
          pen.whole(1, 40),
          pen.whole(120, 8900),
          pen.pick([25, 38, 44]),
        ]
        return {
          list,
          off,
          ...line(text, Math.round((quantity * list * (100 - off)) / 100), 21),
          quantity,
        }
      })
    const sums = onTop([...wired])
    const [number, due] = [pen.digits(say(pen, '9#######|VF-26-#####')), pen.after(30)]
    const order = say(pen, 'werk Dorpsstraat|bus 3|PO 4417')
    return [
      `<div class="sides"><div>${logo(firm.name, 6, 'background:#1e40af;color:#fff;padding:2mm 5mm')}</div><div class="tiny right">${block([...firm.also, ...firm.address])}<br>BTW ${taxNumber(pen, 'NL')}</div></div><div style="margin:10mm 0 6mm">${lettered(to)}</div>${boxes(
        [
          ['Factuurnr', number],
          ['Factuurdatum', pen.day()],
          ['Debiteur', pen.digits('######')],
          ['Uw referentie', order],
          ['Betalen vóór', pen.day(due)],
        ],
      )}<p class="tiny">Pakbon ${pen.digits('3#######')} d.d. ${pen.day(pen.after(-4))}</p>${listed(
        'tiny rules',
        'llrrrr',
        'Artikel|Omschrijving|Aantal|Bruto|Korting|Netto bedrag',
        wired.map((each) => [
          pen.digits('#######'),
          each.text,
          String(each.quantity),
          pen.plain(each.list),
          `${each.off}%`,
          pen.plain(each.amount),
        ]),
      )}${spread(
        [
          ['Goederenbedrag', pen.plain(sums.net)],
          ['BTW 21%', pen.plain(sums.vat)],
          ['TOTAAL EUR', pen.plain(sums.total)],
        ],
        'justify-content:flex-end;border-top:0.4mm solid #1e40af;padding-top:2mm',
      )}<p class="tiny">Bij betaling binnen 8 dagen mag ${pen.plain(Math.round(sums.net / 100))} kredietbeperking in mindering worden gebracht.</p>`,
      { sums, documentNumber: number, customerReference: order, due },
    ]
  }),
}
