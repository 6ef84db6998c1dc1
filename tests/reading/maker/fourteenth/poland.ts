/** Papers of Poland and the Czech Republic: a fiscal slip, invoices of two kinds, a tavern, a square to pay by. */
import { block, onTop } from '../eighth/kit'
import { cz, pl } from '../eighth/notations'
import { dots, lettered } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { boxes } from '../eleventh/kit'
import { goods, rates, roundedTo, say } from '../twelfth/kit'
import { totalOf } from '../thirteenth/kit'
import { linesOf, many, one, rowsOf, sharesOf, sold } from './bought'
import { bill, till, under, type Families } from './kit'
import { addressed, edged, listed } from './pieces'

export const plFamilies: Families = {
  /** A fiscal slip: goods with letters, what is sold and its tax by letter, the buyer's number at the foot, a logo of two letters. */
  'paragon-nip': till(pl, 'YYYY-MM-DD|DD-MM-YYYY', '64 needle narrow', (pen, shop) => {
    const sums = sold(pen, 'paragon-nip', { count: [2, 4], most: 4, step: 1 })
    const letter = (rate: number) => (rate === 23 ? 'A' : 'C')
    const number = pen.digits('######')
    return [
      `
      ^${shop.name}
      ${under(shop)}
      ^NIP ${taxNumber(pen, 'PL').replaceAll('-', '')}
      ${pen.day()} | nr wydr. ${number}
      ^PARAGON FISKALNY
      ---
      ${linesOf(sums, (each) => `${each.text} ${letter(each.rate)}\n${each.quantity} x${pen.plain(each.unit)} | ${pen.plain(each.amount)}${letter(each.rate)}`)}
      ---
      ${sums.shares.map(({ rate, net, vat }) => `SPRZEDAŻ OPODATKOWANA ${letter(rate)} | ${pen.plain(net + vat)}\nPTU ${letter(rate)} ${rate}% | ${pen.plain(vat)}`).join('\n')}
      SUMA PTU | ${pen.plain(sums.vat)}
      !SUMA PLN | ${pen.plain(sums.total)}
      ---
      KARTA | ${pen.plain(sums.total)}
      0${pen.digits('####')} #KASA ${pen.whole(1, 5)} | ${pen.clock()}
      NIP NABYWCY: ${taxNumber(pen, 'PL').replaceAll('-', '')}
      ${pen.digits('ZBC ##########')}
      `,
      { sums, documentNumber: number },
    ]
  }),

  /** An invoice for split payment: dates of issue and sale, sums in words, tables of tax with letters "razem". */
  'podzielona-platnosc': bill(pl, 'DD.MM.YYYY|YYYY-MM-DD', 'plain light', (pen, firm, to) => {
    const sums = onTop([
      many(pen, 'Usługa transportowa|Montaż drzwi|Prace ziemne', [1, 12], [280, 1900], 23),
      one(pen, 'Stal zbrojeniowa|Opłata drogowa|Kruszywo', [150, 9000], 23),
    ])
    const [number, due] = [
      pen.digits(say(pen, 'FV/###/26|##/10/2026|FS ###/2026/U')),
      pen.after(pen.pick([7, 14, 21])),
    ]
    return [
      `<div class="right small">${firm.address[1]?.replace(/^[\d-]+ /, '')}, data wystawienia ${pen.day()}<br>data sprzedaży ${pen.day(pen.after(-1))}</div><h1 class="mid">Faktura VAT nr ${number}</h1><p class="mid"><b>mechanizm podzielonej płatności</b></p><div class="sides">${addressed('Sprzedawca', firm)}${addressed('Nabywca', to)}</div><div class="sides tiny"><span>${firm.also.join(', ')} NIP ${taxNumber(pen, 'PL')}</span><span>NIP ${taxNumber(pen, 'PL')}</span></div>${goods(pen, sums, 'ntqura', 'Lp.|Nazwa towaru lub usługi|Ilość|Cena netto|VAT|Wartość netto')}${listed(
        'box tiny',
        'lrrr',
        'Stawka|Netto|VAT|Brutto',
        [
          ...sharesOf(pen, sums),
          ['Razem', pen.plain(sums.net), pen.plain(sums.vat), pen.plain(sums.total)],
        ],
      )}<p class="big">Do zapłaty: ${pen.money(sums.total)}</p><p>Termin płatności: ${pen.day(due)} (przelew) &nbsp; konto ${iban(pen, 'PL').slice(2)}</p><div class="sides small" style="margin-top:24mm"><span>.................................<br>osoba upoważniona do odbioru</span><span>.................................<br>osoba upoważniona do wystawienia</span></div>`,
      { sums, documentNumber: number, hasRates: true, due },
    ]
  }),

  /** A bookkeeper's own monthly bill: no goods but one line, a frame around each half, net and gross in one row. */
  'biuro-rachunkowe': bill(pl, 'DD.MM.YYYY|DD-MM-YYYY', 'book narrow', (pen, firm, to) => {
    const sums = onTop([
      one(pen, 'Obsługa księgowa za miesiąc|Kadry i płace|Deklaracja roczna', [250, 1900], 23),
    ])
    const [number, due] = [pen.digits(say(pen, '#/09/2026|###/2026|R/##/26')), pen.after(7)]
    return [
      `<table class="l14 box"><tr><td style="width:50%"><b>${firm.name}</b><br>${block([...firm.also, ...firm.address])}</td><td>FAKTURA ${number}<br>wystawiona ${pen.day()}<br>zapłata do ${pen.day(due)}</td></tr><tr><td colspan="2">dla: ${[to.name, ...to.address].join(', ')}</td></tr></table><p>${sums.lines[0]?.text}</p>${boxes(
        [
          ['netto', pen.plain(sums.net)],
          ['VAT 23%', pen.plain(sums.vat)],
          ['brutto', pen.plain(sums.total)],
          ['do zapłaty', pen.money(sums.total)],
        ],
      )}<p class="small">Rachunek: ${iban(pen, 'PL')} · NIP ${taxNumber(pen, 'PL')}</p>`,
      { sums, documentNumber: number, due },
    ]
  }),
}

export const czFamilies: Families = {
  /** A tavern's slip: rounded to a crown, tax by rate below with base first, the table carved as a name. */
  'hospoda-uctenka': till(cz, 'D.M.YYYY|DD.MM.YYYY', '60 plain needle', (pen, shop) => {
    const raw = sold(pen, 'hospoda-uctenka', { count: [2, 5], most: 4, step: 50 })
    const total = roundedTo(raw.total, 100)
    const number = pen.digits(say(pen, '######|26-####'))
    return [
      `
      ^!${shop.name}
      ${under(shop)}
      ^IČ ${pen.digits('########')} DIČ ${taxNumber(pen, 'CZ')}
      ===
      Účtenka č. ${number} | stůl ${say(pen, 'U OKNA|5|ZAHRADA')}
      ${linesOf(raw, (each) => `${each.quantity} ks ${each.text} | ${pen.plain(each.amount)}`)}
      ===
      Mezisoučet | ${pen.plain(raw.total)}
      Zaokrouhlení | ${pen.plain(total - raw.total)}
      !K ÚHRADĚ | ${pen.money(total)}
      Hotově | ${pen.money(total)}
      ${rates(pen, raw, 'rnvg', 'DPH|Základ|Daň|Celkem')}
      ${pen.day()} ${pen.clock()} obsluha ${say(pen, 'Jirka|Lenka')}
      `,
      { sums: raw, documentNumber: number, total: totalOf(total), hasRates: true },
    ]
  }),

  /** An invoice with a square to pay by: symbols for the bank apart, three days in a column, the sum below the square. */
  'faktura-qr': bill(cz, 'D. M. YYYY|DD.MM.YYYY', 'wide light', (pen, firm, to) => {
    const sums = onTop([
      many(
        pen,
        'Programátorské práce, hod.|Malířské práce, m²|Správa sítě, hod.',
        [2, 60],
        [65, 1400],
        21,
      ),
    ])
    const [number, due] = [pen.digits(say(pen, '2026####|26010###|######')), pen.after(14)]
    return [
      `<div style="display:grid;grid-template-columns:1fr 1fr;border:0.3mm solid #0f766e"><div style="padding:4mm;border-right:0.3mm solid #0f766e"><span class="tiny">DODAVATEL</span><br><b>${firm.name}</b><br>${block([...firm.also, ...firm.address])}<br>IČO ${pen.digits('########')}<br>DIČ ${taxNumber(pen, 'CZ')}</div><div style="padding:4mm"><div style="color:#0f766e;font-size:14pt">FAKTURA – daňový doklad č. ${number}</div><p class="tiny">ODBĚRATEL</p>${lettered(to)}</div><div style="padding:4mm;border-right:0.3mm solid #0f766e;border-top:0.3mm solid #0f766e">${edged(
        [
          ['Bankovní účet', pen.digits('#########/0100')],
          ['Variabilní symbol', number],
          ['Konstantní symbol', '0308'],
        ],
      )}</div><div style="padding:4mm;border-top:0.3mm solid #0f766e">${edged([
        ['Datum vystavení', pen.day()],
        ['Datum splatnosti', pen.day(due)],
        ['DUZP', pen.day()],
      ])}</div></div>${listed(
        '',
        'lrrrr',
        'Označení dodávky|Počet|Cena za j.|Sazba|Bez DPH',
        rowsOf(pen, sums, 't|q|u|21 %|a'),
      )}<div class="sides"><div>${dots(30)}<span class="tiny">QR Platba</span></div><div>${edged([
        ['Základ 21 %', pen.plain(sums.net)],
        ['DPH 21 %', pen.plain(sums.vat)],
      ])}<div style="background:#0f766e;color:#fff;padding:3mm;font-size:14pt">Celkem k úhradě ${pen.money(sums.total)}</div></div></div><p class="tiny">Fakturujeme Vám za dodané služby. Vystavil: ${say(pen, 'Novotný|Ing. Malá')}</p>`,
      { sums, documentNumber: number, due },
    ]
  }),
}
