/** Papers of Bulgaria, Croatia, Slovenia and Greece: a store's form, a yard of boats, a keeper of houses, a wholesaler. */
import { escaped, line, onTop, several } from '../eighth/kit'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { si } from '../eleventh/kit'
import { facts, gr, grid, hr, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code } from '../fifteenth/tills-kit'
import { bg } from '../thirteenth/kit'
import { say, windowed } from '../twelfth/kit'
import { across, dense, entries, footed, listed, lawful } from './kit'

export const bgPapers: Papers = {
  /** A store of building goods: ten digits of a number, three discounts, names of those who gave and took, sums in euros and in lev. */
  'stroitelni-materiali': paper(
    bg,
    'DD.MM.YYYY|DD.MM.YYYY г.',
    'plain narrow',
    'Строймаркет Балкан ООД;бул. Цар Освободител 120;9700 Шумен|ТЕРАЗИД;ул. Индустриална 7;5800 Плевен;Теразид Трейд ЕООД|ЕТ Кольо Стоянов;ул. Шипка 30;8000 Бургас',
    'BG',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'Цимент 25 кг;3.4;5.2;20|Лепило за плочки 25 кг;5;9;20|Фаянс 20x50 кв.м;9;16;20|Гипскартон 12,5 мм;5;8;20|Профил CD 3 м;2.2;3.6;20|Латекс бял 15 кг;16;29;20|Винтове 3,5x35 1000 бр;6;10;20|Минерална вата 10 см;5;9;20|Фугираща смес 5 кг;4;8;20|Силикон санитарен;3;6;20|Ъглов профил;1.1;2;20',
        { count: [8, 10], most: 40, step: 1, code: '00####', offs: [0, 5, 10] },
      )
      const sums = onTop(lines)
      const number = pen.digits(say(pen, '1#########|2#########'))
      return [
        `<table class="t boxy"><tr><td style="width:50%"><b>Получател</b><br>${who(to)}<br>ЕИК ${pen.digits('20#######')}<br>ДДС № ${pen.digits('BG20#######')}<br>МОЛ: ${say(pen, 'Иван Колев|Мария Динева')}</td><td><b>Доставчик</b><br>${who(firm)}${firm.also.length > 0 ? `<br>${legal(firm)}` : ''}<br>ЕИК ${pen.digits('11#######')}<br>ДДС № ${pen.digits('BG11#######')}</td></tr></table><div class="mid" style="margin:5mm 0"><b style="font-size:16pt">ФАКТУРА</b> ОРИГИНАЛ<br>№ ${number} / ${pen.day()}</div><p>Дата на данъчно събитие ${pen.day(pen.after(-1))}. Стокова разписка ${pen.digits('#####')} от ${pen.day(pen.after(-1))}.</p>${grid('boxy', 'rllrrrr', '№|Код|Наименование|Кол.|Ед. цена|Отст.|Стойност', entries(pen, lines, 'nctquda'))}${facts([...sumsAs(pen, sums, 'NVT', 'Данъчна основа|ДДС 20%|Сума за плащане'), ['Равностойност в лева (1,95583)', `${pen.plain(Math.round(sums.total * 1.95583))} лв.`]], 'margin-left:auto')}<p>Начин на плащане: по банков път, IBAN ${pen.digits('BG##UNCR7000#########')}. Срок: ${pen.day(pen.after(10))}</p><div class="cols" style="margin-top:14mm"><div>Получил: ______________</div><div>Съставил: ${say(pen, 'П. Георгиева|Д. Илиев')} ______________</div></div><p class="mid"><b>Безплатна доставка над 150 € до края на месеца!</b></p>${footed([[lawful(firm)], ['Рекламации: 3 дни'], ['Вземете отстъпка с карта Майстор']])}`,
        { sums, documentNumber: number, due: pen.after(10) },
        dense,
      ]
    },
    '2026-01-01',
  ),
}

export const hrPapers: Papers = {
  /** A yard of boats: berth by day, works of several days, the state's codes, a place of business apart from the seat. */
  marina: paper(
    hr,
    'DD.MM.YYYY.|D.M.YYYY.',
    'plain light',
    'Marina Biograd Sidro d.o.o.;Obala kralja Tomislava 4;23210 Biograd na Moru|NAUTIKA KVARNER;Liburnijska 18;51410 Opatija;Nautika Kvarner servis d.o.o.|Brodoservis Vela Luka, obrt;Ulica 41 br. 6;20270 Vela Luka',
    'HR',
    (pen, firm, to) => {
      const works = listed(
        pen,
        'Dizanje broda travel-lift;90;180;25|Pranje podvodnog dijela;60;120;25|Premaz antifouling, l;24;38;25|Cink protektor;14;39;25|Servis motora, sat;45;65;25|Filter goriva;18;44;25|Impeler pumpe;29;58;25|Zamjena ulja, l;9;16;25|Priključak struje, dan;3;6;25|Voda, m3;3;5;25',
        { count: [6, 8], most: 6, code: 'U-###', offs: [0, 0, 10] },
      )
      const sums = onTop([
        several('Vez u moru, dan', pen.whole(4, 30), pen.whole(38, 96) * 100, 25),
        ...works,
        several('Boravišna pristojba', pen.whole(4, 30), 150, 0),
      ])
      const [number, due] = [pen.digits(say(pen, '###/1/2|####/POSL1/1')), pen.after(8)]
      return [
        `${across(
          [
            [firm.name, ...firm.also, ...firm.address],
            ['Poslovnica: Recepcija, Gat B', 'VHF kanal 17'],
            [`OIB ${pen.digits('###########')}`, `Tel. ${pen.digits('023 ### ###')}`],
            ['Plava zastava 2026', 'ISO 14001'],
          ],
          'border-bottom:0.8mm solid #0c4a6e;padding-bottom:2mm',
        )}<div class="cols" style="margin:8mm 0"><div>${who(to)}<br>OIB ${pen.digits('###########')}</div>${told(
          [
            ['Račun br.', number],
            ['Datum i vrijeme', `${pen.day()} ${pen.clock()}`],
            ['Dospijeće', pen.day(due)],
            ['Datum isporuke', pen.day(pen.after(-2))],
            ['Plovilo', say(pen, 'S/Y Lastavica|M/B Nona')],
            ['Ugovor', `${pen.digits('V-###/26')} od ${pen.day(pen.after(-150))}`],
          ],
        )}</div>${grid('ruled', 'llrrrrr', 'Šifra|Usluga|Kol.|Cijena|Popust|PDV|Iznos', [...linesAs(pen, sums.lines.slice(0, 1), 'tqura').map(([t = '', q = '', u = '', r = '', a = '']) => ['', t, q, u, '', r, a]), ...entries(pen, works, 'ctqudra'), ...linesAs(pen, sums.lines.slice(-1), 'tqura').map(([t = '', q = '', u = '', r = '', a = '']) => ['', t, q, u, '', r, a])])}<div class="cols">${grid('boxy tiny', 'rrr', 'PDV|Osnovica|Porez', ratesAs(pen, sums.shares, 'rnv'))}${facts(sumsAs(pen, sums, 'NVT', 'Osnovica|PDV|Ukupno za platiti'))}</div><div class="cols"><div class="tiny">JIR: ${pen.digits('########-####-4###-9###-############')}<br>ZKI: ${pen.digits('################################')}<br>Operater: ${say(pen, 'Anita|02')}<br>Način plaćanja: transakcijski račun ${pen.digits('HR##2340009##########')}</div><div>${code(pen, 22)}</div></div>${footed([[lawful(firm), 'Trgovački sud'], [pen.digits('MBS 0########')], ['Sezonski vez -15% do ' + pen.day(pen.after(45))]])}`,
        { sums, documentNumber: number, due, hasRates: true },
        dense,
      ]
    },
  ),
}

export const siPapers: Papers = {
  /** A keeper of houses: shares of costs of many suppliers with their own numbers and days, a fund, two rates, a form to pay. */
  upravnik: paper(
    si,
    'D. M. YYYY|DD.MM.YYYY',
    'plain narrow',
    'Domus Upravljanje d.o.o.;Partizanska 12;2000 Maribor|STANINVEST KRAS;Kolodvorska 5;6210 Sežana;Staninvest Kras d.o.o.|Upravnik Hribar s.p.;Glavna cesta 40;4000 Kranj',
    'SI',
    (pen, firm, to) => {
      const costs = [
        'Čiščenje skupnih prostorov',
        'Električna energija',
        'Ogrevanje',
        'Dvigalo, vzdrževanje',
        'Odvoz odpadkov',
        'Voda in kanalščina',
        'Dimnikar',
        'Zimska služba',
        'Upravljanje',
        'Zavarovanje stavbe',
      ].map((text, at) =>
        line(
          `${text} ${pen.digits('R-####')}`,
          pen.whole(180, 5400),
          [4, 5].includes(at) ? 9.5 : at === 9 ? 0 : 22,
        ),
      )
      const sums = onTop([...costs, line('Rezervni sklad', pen.whole(900, 3900), 0)])
      const [number, due] = [pen.digits(say(pen, '26-#######|########')), pen.after(15)]
      return [
        `<div class="sides"><div><b style="font-size:15pt">${escaped(firm.name)}</b></div><div class="tiny r">Ident. št. za DDV ${pen.digits('SI########')}<br>Dežurni ${pen.digits('041 ### ###')}</div></div>${windowed(firm, to)}<div class="cols">${told(
          [
            ['Račun št.', number],
            ['Datum izdaje', pen.day()],
            ['Rok plačila', pen.day(due)],
          ],
        )}${told([
          ['Objekt', say(pen, 'Ulica heroja Tomšiča 9|Cankarjeva 2')],
          ['Površina', `${pen.whole(38, 110)} m²`],
          ['Obračun za', pen.day(pen.after(-20), 'MM/YYYY')],
        ])}</div>${grid(
          'ruled',
          'lrrr',
          'Strošek in račun dobavitelja|Skupaj stavba|DDV|Vaš delež brez DDV',
          linesAs(pen, sums.lines, 'tra').map(([t = '', r = '', a = ''], at) => [
            t,
            pen.plain((sums.lines[at]?.amount ?? 0) * 28),
            r,
            a,
          ]),
        )}<div class="cols">${grid('boxy tiny', 'rrr', 'Stopnja|Osnova|DDV', ratesAs(pen, sums.shares, 'rnv'))}${facts(sumsAs(pen, sums, 'NVT', 'Skupaj brez DDV|DDV|Za plačilo'))}</div><p>Stanje preteklih obveznosti na dan ${pen.day(pen.after(-2))}: 0,00 €. Zbor lastnikov bo ${pen.day(pen.after(18))} ob 18. uri.</p><table class="t boxy tiny" style="position:absolute;bottom:22mm;left:18mm;width:174mm"><tr><td>UPN<br>Prejemnik ${legal(firm)}<br>${place(firm, ', ')}</td><td>IBAN ${pen.digits('SI56 0451 5### #### ###')}<br>Referenca ${pen.digits('SI12 ###########')}</td><td>Znesek EUR ***${pen.plain(sums.total)}<br>Rok plačila ${pen.day(due)}</td></tr></table>${footed([[lawful(firm), 'Okrožno sodišče'], [pen.digits('Matična št. #######')], ['e-račun naročite brezplačno']])}`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 8.5pt; }',
      ]
    },
  ),
}

export const grPapers: Papers = {
  /** A wholesaler's form: kind of document, series and number in boxes, old and new balance beside the total, three rates. */
  chondriki: paper(
    gr,
    'DD/MM/YYYY|D/M/YYYY',
    'plain narrow',
    'ΑΦΟΙ ΚΑΡΑΓΙΑΝΝΗ Α.Ε.;ΛΕΩΦ. ΑΘΗΝΩΝ 210;10442 ΑΘΗΝΑ|ΤΡΟΦΟΔΟΣΙΑ ΚΡΗΤΗΣ;ΒΙ.ΠΕ. ΗΡΑΚΛΕΙΟΥ;71601 ΗΡΑΚΛΕΙΟ;ΤΡΟΦΟΔΟΣΙΑ ΚΡΗΤΗΣ Ι.Κ.Ε.|ΣΤΑΥΡΟΣ ΜΠΕΛΛΑΣ & ΣΙΑ Ο.Ε.;ΒΕΝΙΖΕΛΟΥ 55;38221 ΒΟΛΟΣ',
    'GR',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'ΕΛΑΙΟΛΑΔΟ 5L;34;48;13|ΦΕΤΑ ΒΑΡΕΛΙ 4KG;38;52;13|ΑΛΕΥΡΙ 25KG;16;24;13|ΖΑΧΑΡΗ 10X1KG;9;13;13|ΚΑΦΕΣ ESPRESSO 1KG;12;19;24|ΑΝΑΨΥΚΤΙΚΑ 24X330;11;16;24|ΧΑΡΤΙ ΚΟΥΖΙΝΑΣ 6;5;9;24|ΤΟΜΑΤΟΠΟΛΤΟΣ 4KG;7;11;13|ΜΠΥΡΑ 24X500;19;28;24|ΚΑΛΑΜΑΚΙΑ 1000;4;8;24|ΓΑΛΑ 10X1L;10;14;13|ΑΠΟΡΡΥΠΑΝΤΙΚΟ 4L;6;11;24',
        { count: [8, 11], most: 12, step: 1, code: '##-###', offs: [0, 0, 5, 15] },
      )
      const sums = onTop(lines)
      const before = pen.whole(4000, 90_000)
      const number = pen.digits('####')
      return [
        `<div class="cols"><div><b style="font-size:14pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}<span class="tiny">ΧΟΝΔΡΙΚΟ ΕΜΠΟΡΙΟ ΤΡΟΦΙΜΩΝ<br>ΕΔΡΑ: ${place(firm, ', ')}<br>ΥΠΟΚ/ΜΑ: ${say(pen, 'ΑΣΠΡΟΠΥΡΓΟΣ, ΘΕΣΗ ΡΥΚΙΑ|ΛΑΜΙΑ, ΒΙ.ΠΕ.')}<br>ΑΦΜ ${pen.digits('09#######')} ΔΟΥ ΦΑΕ - ΓΕΜΗ ${pen.digits('############')}</span></div><div>${code(pen, 20)}</div></div>${grid('boxy', 'cccc', 'ΕΙΔΟΣ ΠΑΡΑΣΤΑΤΙΚΟΥ|ΣΕΙΡΑ|ΑΡΙΘΜΟΣ|ΗΜΕΡΟΜΗΝΙΑ', [['ΤΙΜΟΛΟΓΙΟ - ΔΕΛΤΙΟ ΑΠΟΣΤΟΛΗΣ', 'Α', number, pen.day()]])}<div class="cols"><div style="border:0.2mm solid;padding:2mm"><span class="tiny">ΣΤΟΙΧΕΙΑ ΠΕΛΑΤΗ</span><br>${who(to)}<br>ΑΦΜ ${pen.digits('80#######')}</div><div style="border:0.2mm solid;padding:2mm" class="tiny">ΣΚΟΠΟΣ: ΠΩΛΗΣΗ<br>ΤΟΠΟΣ ΠΑΡΑΔΟΣΗΣ: Η ΕΔΡΑ ΤΟΥ<br>ΠΑΡΑΓΓΕΛΙΑ ${pen.digits('Π-####')} / ${pen.day(pen.after(-3))}<br>ΑΥΤΟΚΙΝΗΤΟ ${pen.digits('ΙΜΝ-####')}<br>ΩΡΑ ΑΠΟΣΤΟΛΗΣ ${pen.clock()}</div></div>${grid('boxy', 'llrrrrr', 'ΚΩΔ.|ΠΕΡΙΓΡΑΦΗ|ΠΟΣ.|ΤΙΜΗ|ΕΚΠΤ.|ΦΠΑ|ΑΞΙΑ', entries(pen, lines, 'ctqudra'))}<div class="cols">${grid('boxy tiny', 'rrr', 'ΦΠΑ %|ΚΑΘ. ΑΞΙΑ|ΠΟΣΟ ΦΠΑ', ratesAs(pen, sums.shares, 'rnv'))}${facts(sumsAs(pen, sums, 'NVT', 'ΚΑΘΑΡΗ ΑΞΙΑ|ΣΥΝΟΛΟ ΦΠΑ|ΠΛΗΡΩΤΕΟ'), 'font-weight:bold')}</div>${grid('boxy tiny', 'rr', 'ΠΡΟΗΓ. ΥΠΟΛΟΙΠΟ|ΝΕΟ ΥΠΟΛΟΙΠΟ', [[pen.plain(before), pen.plain(before + sums.total)]])}<p class="tiny">ΤΡΟΠΟΣ ΠΛΗΡΩΜΗΣ: ΕΠΙ ΠΙΣΤΩΣΕΙ. ΜΑΡΚ ${pen.digits('4000#########')} - UID ${pen.digits('@#@#@#@#@#@#@#@#')}</p>${footed([[lawful(firm)], ['ΕΘΝΙΚΗ', pen.digits('GR## 0110 #### #### #### #### ###')], ['ΠΕΙΡΑΙΩΣ', pen.digits('GR## 0172 #### #### #### #### ###')]])}`,
        {
          sums,
          documentNumber: number,
          otherNumbers: [`Α${number}`, `Α ${number}`],
          hasRates: true,
        },
        dense,
      ]
    },
  ),
}
