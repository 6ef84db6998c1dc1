/** Papers of Croatia, Slovenia and Greece: a ferry, a lawyer, a printer, a car park, a lessor of cars. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { captioned, si } from '../eleventh/kit'
import { facts, gr, grid, hr, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { bars, code, each, slip, tall, typed } from '../fifteenth/tills-kit'
import { tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { beside, dotted, part, priced, ribbon } from './kit'

export const hrPapers: Papers = {
  /** A lawyer's: points of a tariff at their price, outlays of the court without tax, the state's codes at the foot. */
  odvjetnik: paper(
    hr,
    'DD.MM.YYYY.|D. M. YYYY.',
    'book slab',
    'Odvjetnica Iva Marušić;Kapucinska 24;31000 Osijek|ODVJETNIČKI URED PERAN;Poljana kraljice Jelene 2;21000 Split;Odvjetnik Ante Peran|Zajednički odvjetnički ured Lukšić i Rogina;Korzo 9;51000 Rijeka',
    'HR',
    (pen, firm, to) => {
      const sums = onTop([
        several('Sastav podneska, bod', pen.whole(25, 250), 200, 25),
        several('Zastupanje na ročištu, bod', pen.whole(50, 400), 200, 25),
        line('Pristup e-Spisu', 2500, 25),
        line('Sudska pristojba, uplaćena', pen.pick([2654, 6636, 13_272]), 0),
      ])
      const [number, due] = [pen.digits(say(pen, '##/P1/1|###-1-1')), pen.after(15)]
      return [
        `${beside('1fr 62mm', `<p style="margin-top:26mm">${who(to)}<br>OIB ${pen.digits('###########')}</p>`, part('border-left:0.3mm solid #333;padding-left:4mm', `<b>${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>OIB ${pen.digits('###########')}<br>${pen.digits('HR##2360000##########')}`))}<p style="margin-top:12mm"><b>RAČUN br. ${number}</b></p><p>Izdan u ${say(pen, 'uredu|sjedištu ureda')} ${pen.day()} u ${pen.clock()}. Predmet: ${say(pen, 'Povrv-118|P-2204')} (punomoć od ${pen.day(pen.after(-90))}), ročište dana ${pen.day(pen.after(-6))} na Općinskom sudu.</p>${grid('ruled', 'lrrr', 'Radnja|Bodova|EUR|Iznos', linesAs(pen, sums.lines, 'tqua'))}${tally(
          [
            ['Osnovica', pen.plain(sums.shares[0]?.net ?? 0)],
            ['PDV 25%', pen.plain(sums.vat)],
            ['Prolazna stavka', pen.plain(sums.shares[1]?.net ?? 0)],
            ['Ukupno EUR', pen.plain(sums.total)],
          ],
        )}<p>Platiti do ${pen.day(due)} na transakcijski račun.</p><div class="foot tiny">ZKI ${pen.digits('#a#f##c####b##e##d###a##f##0c#b#')}<br>JIR ${pen.digits('########-####-4###-9###-############')}<br>Operater 1</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const hrTills = {
  /** A ferry's: car and people, a line of the sea, a low season's cut, the state's codes. */
  trajekt: slip(
    {
      shops:
        'MAESTRAL LINIJE;Gat sv. Petra 3;21000 Split;Maestral Linije d.o.o.|Krčki Trajekti;Obala 12;51500 Krk;Krčki Trajekti d.d.|ŠKOJI PLOVIDBA;Liburnska obala 4;23000 Zadar;Škoji Plovidba j.d.o.o.',
      notation: hr,
      days: 'DD.MM.YYYY.|DD.MM.YYYY',
    },
    72,
    (pen, shop) => {
      const sums = within([
        line('Osobno vozilo do 5 m', pen.whole(140, 460) * 10, 25),
        several('Odrasla osoba', pen.whole(1, 4), pen.pick([440, 570, 760]), 25),
        line('Popust povratna', -pen.whole(10, 40) * 10, 25),
      ])
      const number = pen.digits('#####/LUKA2/3')
      return [
        `<div class="mid tiny">${legal(shop)}<br>${place(shop, ', ')}<br>OIB ${pen.digits('###########')}</div><div class="mid" style="font-size:15pt"><b>${escaped(shop.name)}</b></div><div class="mid">Linija ${pen.digits('6##')}: ${say(pen, 'Split – Supetar|Valbiska – Merag|Zadar – Preko')}</div><hr>${grid('', 'lrr', '', linesAs(pen, sums.lines, 'tqa'))}<hr>${facts(
          [
            ['UKUPNO EUR', pen.plain(sums.total)],
            ['Kartica', pen.plain(sums.total)],
            ['Osnovica', pen.plain(sums.net)],
            ['PDV 25%', pen.plain(sums.vat)],
          ],
          'width:100%',
        )}<p>Račun ${number}<br>${pen.day()} ${pen.clock()}<br>Blagajnik: ${say(pen, 'Mira|07')}</p><p class="tiny" style="overflow-wrap:anywhere">ZKI ${pen.digits('#a#f##c####b##e##d###a##f##0c#b#')}<br>JIR ${pen.digits('########-####-4###-9###-############')}</p>${bars(pen, 55)}<p class="mid">Vrijedi na dan kupnje</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),
}

export const siPapers: Papers = {
  /** A printer's: two rates for print and books, values above labels, sender small at the foot only and as a sign. */
  tiskarna: paper(
    si,
    'D. M. YYYY|DD.MM.YYYY',
    'light wide',
    'Tiskarna Lipa;Cesta v Log 14;1351 Brezovica pri Ljubljani;Tiskarna Lipa d.o.o.|GRAFIKA SOTLA;Obrtniška 3;8250 Brežice;Grafika Sotla d.o.o.|Fototisk Vrtnik;Tovarniška 9;3210 Slovenske Konjice;Fototisk Vrtnik s.p.',
    'SI',
    (pen, firm, to) => {
      const sums = onTop(
        pen.buy(
          wares(
            'Brošura 24 str.;380;790;22|Knjiga, trda vezava;890;2200;5|Letaki A5, 10.000;240;420;22|Vizitke;32;64;22|Plakat B1;90;190;22|Priprava za tisk;35;90;22',
          ),
          { count: [3, 5], step: 50 },
        ).lines,
      )
      const [number, due] = [pen.digits(say(pen, '26-3##-####|RC26####')), pen.after(30)]
      return [
        `<div style="font-size:26pt;color:#be123c">${escaped(firm.name)}</div>${beside(
          '52mm 1fr',
          captioned(
            [
              [' račun', number],
              ['datum računa', pen.day()],
              ['kraj', (firm.address[1] ?? '').slice(5)],
              ['opravljeno', pen.day(pen.after(-5))],
              ['rok plačila', pen.day(due)],
              ['vaše naročilo', say(pen, 'N-118/26|e-pošta, ga. Kos')],
            ].map(([label = '', value = '']) => [label.trim(), value] as const),
          ),
          `<div style="margin-top:8mm">${who(to)}<br>ID za DDV ${pen.digits('SI########')}</div>${grid('ruled', 'rlrr', 'Kol.|Izdelek|DDV|Vrednost', linesAs(pen, sums.lines, 'qtra'))}${grid('tiny', 'rrr', 'Stopnja|Osnova|DDV', ratesAs(pen, sums.shares, 'rnv'))}<p class="r" style="font-size:13pt">Za plačilo <b>${pen.money(sums.total)}</b></p>`,
        )}<p>Plačilo na TRR ${pen.digits('SI56 0201 0### #### ###')}, sklic ${pen.digits('00 26####')}.</p><div class="foot tiny mid">${legal(firm)}, ${place(firm, ', ')} · ID za DDV ${pen.digits('SI########')} · matična ${pen.digits('#######000')}</div>`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
  ),
}

export const grPapers: Papers = {
  /** A lessor of cars: days, a cover, a fee of the airport, a name in Latin letters with the law's name in Greek, paid by card. */
  enoikiaseis: paper(
    gr,
    'DD/MM/YYYY|D/M/YYYY',
    'plain light',
    'AEGEAN WHEELS;ΛΕΩΦ. ΚΝΩΣΟΥ 77;71306 ΗΡΑΚΛΕΙΟ;ΑΙΓΑΙΟ ΕΝΟΙΚΙΑΣΕΙΣ ΑΥΤΟΚΙΝΗΤΩΝ Ε.Π.Ε.|RODOS DRIVE;ΑΜΕΡΙΚΗΣ 30;85100 ΡΟΔΟΣ;ΔΡΟΜΟΙ ΡΟΔΟΥ Μ.Ι.Κ.Ε.|ΑΥΤΟΔΙΑΔΡΟΜΗ ΒΟΛΟΥ;ΙΑΣΟΝΟΣ 102;38333 ΒΟΛΟΣ;ΑΥΤΟΔΙΑΔΡΟΜΗ Ο.Ε.',
    'GR',
    (pen, firm, to) => {
      const days = pen.whole(2, 12)
      const sums = onTop([
        several('Μίσθωση οχήματος, ημέρα', days, pen.whole(24, 62) * 100, 24),
        several('Πλήρης ασφάλεια, ημέρα', days, 900, 24),
        line('Παράδοση στο αεροδρόμιο', 2500, 24),
        line('Καύσιμα', pen.whole(12, 60) * 100, 24),
      ])
      const number = pen.digits(say(pen, 'ΤΠΥ-####|ΑΠΥ 26/###'))
      return [
        `${part('background:#0369a1;color:#fff;padding:5mm;display:flex;justify-content:space-between', `<b style="font-size:20pt">${escaped(firm.name)}</b>`, `<span class="r">${place(firm)}</span>`)}${ribbon(
          [
            ['Παραστατικό', number],
            ['Ημερομηνία', pen.day()],
            ['Ώρα', pen.clock()],
            ['Σύμβαση', pen.digits('RA-#####')],
          ],
        )}${beside(
          '1fr 1fr',
          `Πελάτης<br>${who(to)}<br>ΑΦΜ ${pen.digits('80#######')}`,
          told([
            ['Όχημα', say(pen, 'Toyota Yaris|Fiat Panda')],
            ['Πινακίδα', pen.digits('ΗΚΑ-####')],
            ['Παραλαβή', pen.day(pen.after(-days))],
            ['Επιστροφή', pen.day()],
            ['Χλμ', `${pen.whole(10, 60)}.${pen.whole(100, 999)}`],
          ]),
        )}<div style="margin:8mm 0">${dotted(priced(pen, sums.lines, 'tA'))}</div>${tally(sumsAs(pen, sums, 'NVT', 'Καθαρή αξία|ΦΠΑ 24%|Σύνολο'))}<p>Εξοφλήθηκε με κάρτα ${pen.digits('**** ####')}. Εγγύηση 300,00 € αποδεσμεύτηκε.</p><div class="foot tiny">${legal(firm)} – ΑΦΜ ${pen.digits('09#######')} – ΓΕΜΗ ${pen.digits('############')} – ΜΑΡΚ ${pen.digits('4000#########')}</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),
}

export const grTills = {
  /** A place to park by the day: a number by series, tax and a code of the tax office. */
  parking: slip(
    {
      shops:
        'ΠΑΡΚΙΝΓΚ ΟΜΟΝΟΙΑ;ΣΩΚΡΑΤΟΥΣ 44;10431 ΑΘΗΝΑ;ΣΤΑΘΜΕΥΣΗ ΚΕΝΤΡΟΥ Α.Ε.|PARK ΑΡΙΣΤΟΤΕΛΟΥΣ;ΕΡΜΟΥ 15;54625 ΘΕΣΣΑΛΟΝΙΚΗ;Γ. ΤΣΟΛΑΚΗΣ & ΥΙΟΙ Ο.Ε.|ΛΙΜΑΝΙ PARKING;ΑΚΤΗ ΔΥΜΑΙΩΝ 6;26222 ΠΑΤΡΑ;ΑΧΑΪΚΗ ΣΤΑΘΜΕΥΣΗ Ι.Κ.Ε.',
      notation: gr,
      days: 'DD/MM/YYYY|DD-MM-YYYY',
    },
    57,
    (pen, shop) => {
      const sums = within([
        several('ΣΤΑΘΜΕΥΣΗ ΗΜΕΡΑΣ', pen.whole(1, 4), pen.pick([800, 1200, 1500]), 24),
        line('ΠΛΥΣΙΜΟ', pen.pick([1000, 1400]), 24),
      ])
      const number = pen.digits('######')
      return [
        typed(
          57,
          30,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^ΑΦΜ ${pen.digits('09#######')}
          ^ΑΠΟΔΕΙΞΗ ΛΙΑΝΙΚΗΣ
          =-
          ${each(sums.lines, (one) => `${one.quantity}x ${one.text}|${pen.plain(one.amount)}`)}
          =-
          !ΣΥΝΟΛΟ|${pen.money(sums.total)}
          ΦΠΑ 24%|${pen.plain(sums.vat)}
          ΜΕΤΡΗΤΑ|${pen.plain(Math.ceil(sums.total / 1000) * 1000)}
          ΡΕΣΤΑ|${pen.plain(Math.ceil(sums.total / 1000) * 1000 - sums.total)}
          =-
          ΑΡ. ΑΠΟΔ. ${number}
          ${pen.day()}|${pen.clock()}
          ΑΡ.ΚΥΚΛ. ${pen.digits('ΙΖΑ####')}
          `,
        ) + code(pen, 20),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}
