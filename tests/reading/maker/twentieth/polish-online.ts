/** More everyday papers of Poland: a seller at a marketplace, a telephone company. */
import { escaped, line, several, wares, within } from '../eighth/kit'
import { pl } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { bars } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { part, priced } from '../nineteenth/kit'
import { columned, stacked, tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { inPolish, polishRegister } from './east-and-north-kit'

export const plMore: Papers = {
  /** Of one who sells at a marketplace: the order's long number in the notes, prices that hold the tax, paid when ordered. */
  marketplace: paper(
    pl,
    'DD.MM.YYYY|YYYY-MM-DD|DD-MM-YYYY',
    'plain light',
    'TECHNOZAKUPY Marcin Gil;ul. Fabryczna 19;42-200 Częstochowa|e-Narzędziownia Sp. z o.o.;ul. Hutnicza 7;81-212 Gdynia|KOLOROWE BIURO;ul. Wiejska 61;08-110 Siedlce;Joanna Pyrek Handel Internetowy|AKCESORIA24;ul. Bielska 120;43-400 Cieszyn;Akcesoria24 Nowak i Wspólnicy Sp. j.',
    'PL',
    (pen, firm, to) => {
      const goods = pen.buy(
        wares(
          'Toner zamiennik czarny;49;129;23|Uchwyt monitora VESA;69;159;23|Klawiatura bezprzewodowa;79;199;23|Etui silikonowe;15;39;23|Zestaw wierteł 19 szt.;45;119;23|Lampka biurkowa LED;59;139;23|Przedłużacz 5 m;32;69;23|Podkładka pod mysz;12;35;23',
        ),
        { count: [1, 3], most: 3, step: 1, isGross: true },
      )
      const sums = within([
        ...goods.lines,
        ...(pen.chance(0.6)
          ? [
              line(
                say(pen, 'Dostawa automat paczkowy|Przesyłka kurierska'),
                pen.pick([1199, 1299, 1599]),
                23,
              ),
            ]
          : []),
      ])
      const month = pen.day(pen.date, 'MM')
      const number = pen.digits(say(pen, `FV/####/${month}/2026|####/${month}/2026/A|F/#####/26`))
      return [
        `<div class="cols"><div><b style="font-size:14pt">${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>NIP ${taxNumber(pen, 'PL')}</div><div class="right"><span style="font-size:15pt">Faktura VAT</span><br><b>${number}</b><br><br>Wystawiono: ${pen.day()}<br>Sprzedaż: ${pen.day()}</div></div><p style="margin-top:9mm">Dla: ${who(to, ', ')}, NIP ${taxNumber(pen, 'PL')}</p>${grid('ruled', 'lrrrr', 'Produkt|Szt.|Cena brutto|VAT|Wartość brutto', linesAs(pen, sums.lines, 'tqura'))}<div class="sides"><div>${grid('tiny', 'rrrr', 'VAT|netto|podatek|brutto', ratesAs(pen, sums.shares, 'rnvg'))}</div>${tally(
          [
            ['Razem', pen.money(sums.total)],
            ['Zapłacono', pen.money(sums.total)],
            ['Do zapłaty', pen.money(0)],
          ],
          'margin:3mm 0 0 auto',
        )}</div><p>Słownie: ${inPolish(sums.total)}<br>Forma płatności: ${say(pen, 'płatność online, opłacono|BLIK, opłacono|karta, opłacono')} ${pen.day()}</p>${part('background:#f3f4f6;padding:3mm;margin-top:5mm', `Uwagi: zamówienie ${pen.digits('########-####-11f#-####-############').toLowerCase()}, kupujący: ${pen.digits('@@@@##').toLowerCase()}_firma`)}${polishRegister(pen)}<p class="tiny mid" style="margin-top:12mm">Zwrot towaru w ciągu 14 dni od otrzymania. Dziękujemy za zakupy!</p>`,
        { sums, documentNumber: number, kind: 'receipt', due: null, hasRates: true },
      ]
    },
  ),

  /** A telephone company's: a coloured column with what to pay and how, services by number, an account of the buyer's own, a bar code. */
  telefonia: paper(
    pl,
    'DD.MM.YYYY|DD-MM-YYYY|D month YYYY',
    'wide plain',
    'Halo Polska;ul. Domaniewska 80;02-672 Warszawa;Halo Polska Sp. z o.o.|SIEĆ BURSZTYN;ul. Grunwaldzka 205;80-266 Gdańsk;Bursztyn Telekomunikacja S.A.|Światłowód Małopolska;ul. Lipowa 3;30-702 Kraków;Światłowód Małopolska Sp. z o.o. Sp. k.',
    'PL',
    (pen, firm, to) => {
      const sums = within([
        several(
          say(pen, 'Abonament Firma 50|Plan Biznes bez limitu|Pakiet Praca mobilna'),
          pen.whole(1, 5),
          pen.pick([3690, 4920, 6150]),
          23,
        ),
        ...(pen.chance(0.6) ? [line('Internet 600 Mb/s', pen.pick([6765, 8610]), 23)] : []),
        ...(pen.chance(0.4) ? [line('Rata za urządzenie 7/24', pen.whole(40, 160) * 100, 23)] : []),
        ...(pen.chance(0.4)
          ? [line('Połączenia i SMS poza abonamentem', pen.whole(123, 4900), 23)]
          : []),
      ])
      const number = pen.digits(say(pen, 'F/########/26|FV-#########|################'))
      const due = pen.after(14)
      const side = `<b style="font-size:15pt">${escaped(firm.name)}</b><div style="margin-top:14mm">${stacked(
        [
          ['Do zapłaty', pen.money(sums.total)],
          ['Termin płatności', pen.day(due)],
          ['Numer klienta', pen.digits('1.########')],
          ['Tytuł przelewu', number],
        ],
        '#fff',
      )}</div>`
      const main = `<div style="margin-bottom:8mm">${who(to)}<br>NIP ${taxNumber(pen, 'PL')}</div><p style="font-size:13pt"><b>Faktura VAT nr ${number}</b></p>${told(
        [
          ['Data wystawienia', pen.day()],
          ['Data sprzedaży', pen.day()],
          [
            'Okres rozliczeniowy',
            `${pen.day(pen.after(-30), 'DD.MM.YYYY')} – ${pen.day(pen.after(-1), 'DD.MM.YYYY')}`,
          ],
        ],
      )}<p style="margin-top:6mm"><b>Usługi</b> (kwoty brutto w zł)</p>${facts(priced(pen, sums.lines), 'width:100%')}${tally(
        [
          ['Wartość netto', pen.plain(sums.net)],
          ['VAT 23%', pen.plain(sums.vat)],
          ['Razem brutto', pen.money(sums.total)],
        ],
        'margin:4mm 0 8mm auto',
      )}<p>Wpłaty na indywidualny rachunek:<br>${iban(pen, 'PL').slice(2)}</p>${bars(pen, 90, 12)}<p class="tiny" style="margin-top:50mm">${legal(firm)}, ${place(firm, ', ')}, NIP ${taxNumber(pen, 'PL')}, KRS ${pen.digits('0000######')}, kapitał zakładowy ${pen.digits('5 0## 000')} zł</p>`
      return [
        columned(side, main, 'background:#0f766e;color:#fff', pen.chance(0.4)),
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
