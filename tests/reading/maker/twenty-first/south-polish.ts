/** Seldom papers of Poland: used machines with the margin taxed, a note of interest, a fair's stand in euros with the tax told in zlotys. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { pl } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { captioned } from '../eleventh/kit'
import { grid, paper, place, told, type Papers } from '../fifteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { beside, part, ribbon } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { footed } from '../seventeenth/kit'
import { decimal, formed, tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { inPolish } from '../twentieth/east-and-north-kit'

export const plPapers: Papers = {
  /** A seller of used machines: the words of the margin scheme below the title, gross amounts only, what was paid by transfer before and what is left. */
  'faktura-marza': paper(
    pl,
    'DD.MM.YYYY|YYYY-MM-DD|D month YYYY r.',
    'plain narrow wide',
    'Maszyny Rolnicze Wójtowicz;ul. Lubelska 40;22-100 Chełm;F.H.U. Zdzisław Wójtowicz|AGRO-KOMIS Sp. z o.o.;Obornicka 12;64-600 Rogoźno|GASTRO-OKAZJA;ul. Hutnicza 5;81-212 Gdynia;Gastro-Okazja Lewandowski i Wspólnicy sp.j.|Antykwariat Pod Lwem;Rynek 14;58-100 Świdnica;Barbara Krupa Antykwariat',
    'PL',
    (pen, firm, to) => {
      const isShop = /Antyk|GASTRO/.test(firm.name)
      const chosen = pen.buy(
        wares(
          isShop
            ? 'Ekspres ciśnieniowy 2-grupowy, używany;1900;4900|Zmywarka kapturowa, używana;1400;3600|Kredens dębowy, ok. 1920;900;4200|Stół rozkładany, orzech;700;2600|Witryna chłodnicza, używana;1100;3900|Zegar ścienny, mosiądz;220;980'
            : 'Pług obrotowy 3-skibowy, używany;6900;21900|Kosiarka rotacyjna, używana;2400;7900|Siewnik zbożowy 3 m, używany;5900;18900|Przyczepa jednoosiowa, używana;4200;12900|Opryskiwacz 600 l, używany;2900;8800',
        ),
        { count: [1, 3], step: 5000 },
      )
      const sums = within(chosen.lines)
      const paid = pen.chance(0.6)
        ? Math.round((sums.total * pen.pick([10, 20, 30])) / 100_000) * 1000
        : 0
      const [number, due] = [
        pen.digits(say(pen, 'FVM/##/26|#/MAR/2026|FM 0##/2026')),
        pen.after(pen.pick([3, 7, 14])),
      ]
      return [
        `<div class="sides"><div class="tiny">Oryginał</div><div class="r">${escaped((firm.address[1] ?? '').slice(7))}, ${pen.day()}</div></div><div style="text-align:center;margin:6mm 0"><b style="font-size:15pt">FAKTURA VAT MARŻA nr ${number}</b><br>procedura marży – ${isShop && firm.name.startsWith('Antyk') ? 'dzieła sztuki i antyki' : 'towary używane'}</div><table class="t boxy"><tr><td style="width:50%"><u>Sprzedawca</u><br><b>${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>NIP ${taxNumber(pen, 'PL')}</td><td><u>Nabywca</u><br><b>${escaped(to.name)}</b><br>${place(to)}<br>NIP ${taxNumber(pen, 'PL')}</td></tr></table><p>Data sprzedaży: ${dayOff(pen, -pen.whole(0, 2))}</p>${grid(
          'boxy',
          'clccrr',
          'Lp.|Nazwa towaru|J.m.|Ilość|Cena|Wartość',
          [
            ...linesAs(pen, sums.lines, 'tqua').map(([text = '', ...rest], at) => [
              String(at + 1),
              text,
              'szt.',
              ...rest,
            ]),
            ['', '', '', '', 'Razem', pen.plain(sums.total)],
          ],
        )}<p style="font-size:12pt">Do zapłaty: <b>${pen.money(sums.total)}</b><br><span class="tiny">słownie: ${inPolish(sums.total)}</span></p>${
          paid > 0
            ? told([
                ['Wpłacono zadatek dnia ' + dayOff(pen, -6), pen.money(paid)],
                ['Pozostaje', pen.money(sums.total - paid)],
              ])
            : ''
        }<p>Termin płatności: ${pen.day(due)}, przelew na rachunek ${iban(pen, 'PL').slice(2)}</p><div class="cols" style="margin-top:24mm;text-align:center;font-size:80%"><div>.....................................<br>podpis osoby upoważnionej do odbioru</div><div>.....................................<br>podpis osoby upoważnionej do wystawienia</div></div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A note of interest for bills that were paid late: each with its day, sum, days and percent; only the interest is asked, nothing of tax; an amount in words. */
  'nota-odsetkowa': paper(
    { ...pl, money: '# PLN' },
    'YYYY-MM-DD|DD.MM.YYYY',
    'book slab plain',
    'Hurtownia Stali Podkarpacie Sp. z o.o.;ul. Przemysłowa 18;35-105 Rzeszów|PAPIERNIA KUJAWSKA S.A.;ul. Nadbrzeżna 3;87-800 Włocławek|Elektro-Hurt;ul. Składowa 9;15-399 Białystok;Elektro-Hurt Nowicki Spółka Jawna',
    'PL',
    (pen, firm, to) => {
      const yearly = pen.pick([11.25, 15.5, 15.75, 10.5])
      const late = Array.from({ length: pen.whole(2, 5) }, (_, at) => {
        const [sum, days] = [pen.whole(40, 900) * 1000 + pen.whole(0, 999), pen.whole(9, 74)]
        const fell = pen.after(-days - pen.whole(6, 30) - at * 5)
        const bill = pen.digits('FV/####/26')
        return { sum, days, bill, fell, amount: Math.round((sum * yearly * days) / 36_500) }
      })
      const sums = within(late.map(({ bill, amount }) => line(bill, amount)))
      const [number, due] = [pen.digits(say(pen, 'NO/##/2026|ODS/26/###|##/N/2026')), pen.after(7)]
      const until = (fell: Date, days: number) =>
        pen.day(new Date(fell.getTime() + days * 86_400_000))
      return [
        `<div style="border-bottom:1mm double #333;padding-bottom:2mm"><b style="font-size:13pt">${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm, ', ')].join(', ')}, NIP ${taxNumber(pen, 'PL')}</div><p class="r">${escaped((firm.address[1] ?? '').slice(7))}, dnia ${pen.day()} r.</p><div style="margin:6mm 0 10mm 96mm"><b>${escaped(to.name)}</b><br>${place(to)}<br>NIP ${taxNumber(pen, 'PL')}</div><h1 style="font-size:15pt;text-align:center">NOTA ODSETKOWA NR ${number}</h1><p>Obciążamy Państwa odsetkami ustawowymi za opóźnienie w transakcjach handlowych (${pen.rate(yearly)} w skali roku) od niżej wymienionych, zapłaconych po terminie faktur:</p>${grid(
          'boxy tiny',
          'clrccrr',
          'Lp.|Nr faktury|Kwota|Termin płatności|Data zapłaty|Dni|Odsetki',
          [
            ...late.map(({ bill, sum, fell, days, amount }, at) => [
              String(at + 1),
              bill,
              pen.plain(sum),
              pen.day(fell),
              until(fell, days),
              String(days),
              pen.plain(amount),
            ]),
            ['', 'Razem', '', '', '', '', pen.plain(sums.total)],
          ],
        )}<p>Kwotę <b>${pen.money(sums.total)}</b> (słownie: ${inPolish(sums.total)}) prosimy wpłacić w terminie 7 dni, tj. do dnia ${pen.day(due)}, na rachunek ${say(pen, 'PKO BP|Santander|mBank')} ${iban(pen, 'PL').slice(2)}.</p><p>Odsetki nie podlegają opodatkowaniu podatkiem od towarów i usług.</p><p style="margin-top:18mm;text-align:right">Główna księgowa<br>${say(pen, 'Danuta Zaremba|Grażyna Olszak')}</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A fair's stand: prices in euros, the tax told in zlotys by the bank's rate of a day as well, captions below values, a receiver beside the buyer, split payment. */
  'targi-stoisko': paper(
    { ...pl, currency: 'EUR', money: '# EUR' },
    'DD.MM.YYYY|DD-MM-YYYY',
    'light narrow plain',
    'Targi Wielkopolskie Expo Sp. z o.o.;ul. Wystawowa 1;60-734 Poznań|EXPO ŚLĄSK;Aleja Korfantego 66;40-161 Katowice;Expo Śląsk Centrum Wystawiennicze S.A.|Mazury Fair;ul. Jeziorna 10;11-500 Giżycko;Mazury Fair Agnieszka Wilk',
    'PL',
    (pen, firm, to) => {
      const area = pen.pick([6, 9, 12, 16, 24])
      const sums = onTop([
        several('Powierzchnia wystawiennicza, m²', area, pen.whole(95, 180) * 100, 23),
        line('Opłata rejestracyjna', pen.pick([12_000, 15_000, 18_000]), 23),
        ...(pen.chance(0.6) ? [several('Zabudowa standard, m²', area, 3800, 23)] : []),
        ...(pen.chance(0.5) ? [line('Przyłącze elektryczne 3 kW', 16_500, 23)] : []),
        ...(pen.chance(0.4) ? [several('Karta parkingowa', pen.whole(1, 3), 3000, 23)] : []),
      ])
      const rate = pen.whole(42_100, 43_900) / 10_000
      const [number, due] = [
        pen.digits(say(pen, 'TW/26/0####|26-FS-####|FE/###/26')),
        pen.after(14),
      ]
      const inZloty = (cents: number) => `${pen.plain(Math.round(cents * rate))} PLN`
      return [
        `${beside(
          '1fr 70mm',
          `<div style="font:bold 18pt 'DejaVu Sans';color:#b91c1c">${escaped(firm.name)}</div>`,
          captioned([
            ['Faktura nr', number],
            ['Data wystawienia', pen.day()],
            ['Termin zapłaty', pen.day(due)],
          ]),
        )}${ribbon(
          [
            ['Impreza', say(pen, 'Agro Show|Dom i Ogród|Gastro Trendy')],
            ['Termin imprezy', `${dayOff(pen, 40, 'DD.MM.')}–${dayOff(pen, 43, 'DD.MM.YYYY')}`],
            ['Pawilon / stoisko', pen.digits('# / @##')],
            ['Nr umowy', pen.digits('U/26/####')],
          ],
          'border-top:0.3mm solid #b91c1c;border-bottom:0.3mm solid #b91c1c;padding:1mm 0',
        )}${formed(
          [
            ['Nabywca', [to.name, ...to.address].join(', ')],
            ['NIP', taxNumber(pen, 'PL')],
            ['Odbiorca', say(pen, 'jak nabywca|Oddział handlowy, ul. Polna 3, 62-800 Kalisz')],
            ['Sposób zapłaty', 'przelew, mechanizm podzielonej płatności'],
          ],
          2,
        )}${grid('ruled', 'lrrrr', 'Usługa|Ilość|Cena netto EUR|VAT|Wartość netto EUR', linesAs(pen, sums.lines, 'tqura'))}<div class="sides"><div class="tiny" style="width:80mm">Kurs średni NBP z dnia ${dayOff(pen, -1)}: 1 EUR = ${decimal(pen, rate, 4)} PLN<br>Podstawa w PLN: ${inZloty(sums.net)}<br>VAT 23% w PLN: ${inZloty(sums.vat)}</div>${tally(sumsAs(pen, sums, 'NVT', 'Razem netto|VAT 23%|Razem do zapłaty'), '')}</div><p>Rachunek EUR: ${iban(pen, 'PL')}, SWIFT ${pen.digits('WBKPPLPP')}<br>Rachunek PLN (VAT): ${iban(pen, 'PL').slice(2)}</p>${part('margin-top:6mm;font-size:85%', 'Niewpłacenie należności w terminie może skutkować rezygnacją z rezerwacji stoiska.')}${footed(
          [
            [firm.name, ...firm.address],
            [firm.also[0] ?? 'Biuro: pon.–pt. 8–16', `NIP ${taxNumber(pen, 'PL')}`],
            [`KRS ${pen.digits('0000######')}`, `BDO ${pen.digits('000######')}`],
          ],
        )}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
