/** Bills of the East of Europe: a buyer that writes its seller's bill, a Czech credit, euros with the tax in forints, a courier, Greek parts, a Croatian workshop, a Slovene sweep, software in dollars, a Lithuanian printer, Latvian cleaners, a Slovak prepayment, Bulgarian timber. */
import { escaped, line, negated, onTop, several } from '../eighth/kit'
import { cz, hu, pl, ro, us } from '../eighth/notations'
import { iban, taxNumber } from '../ninth/numbers'
import { ee, rateFrom, si, sk } from '../eleventh/kit'
import { say, lt, lv } from '../twelfth/kit'
import { bg } from '../thirteenth/kit'
import { facts, gr, grid, hr, legal, paper, place, told, tr, who, type Papers } from './kit'

const plPapers: Papers = {
  /** A bill that the buyer writes for its seller: both stand side by side, the seller is who sells. */
  samofakturowanie: paper(
    pl,
    'DD.MM.YYYY|YYYY-MM-DD',
    'plain narrow',
    'Sady Grójeckie Nowak Sp. z o.o.;Nowa Wieś 21;05-600 Grójec|Transport Międzynarodowy Kruk;ul. Portowa 6;72-600 Świnoujście;Marek Kruk',
    'PL',
    (pen, firm, to) => {
      const sums = onTop([
        several(say(pen, 'Usługa transportowa|Dostawa towaru wg WZ'), pen.whole(1, 6), pen.whole(300, 1900) * 100, 23),
        line('Opłata paliwowa', pen.whole(60, 400) * 100, 23),
      ])
      const [number, due] = [pen.digits(say(pen, 'SF/###/26|####/SF/2026')), pen.after(30)]
      return [
        `<div class="r">Data wystawienia: ${pen.day()}<br>Data sprzedaży: ${pen.day(pen.after(-2))}</div><h1 class="mid">Faktura VAT nr ${number}</h1><p class="mid">samofakturowanie</p><div class="cols"><div><b>Sprzedawca</b><br>${[firm.name, ...firm.also].map(escaped).join('<br>')}<br>${place(firm)}<br>NIP ${taxNumber(pen, 'PL')}</div><div><b>Nabywca (wystawca faktury)</b><br>${who(to)}<br>NIP ${taxNumber(pen, 'PL')}</div></div>${grid(
          'boxy tiny',
          'llrrrrrr',
          'Lp.|Nazwa|Ilość|Cena netto|Wartość netto|VAT|Kwota VAT|Wartość brutto',
          sums.lines.map((each, at) => {
            const vat = Math.round(each.amount * 0.23)
            return [String(at + 1), each.text, String(each.quantity), pen.plain(each.unit), pen.plain(each.amount), '23%', pen.plain(vat), pen.plain(each.amount + vat)]
          }),
        )}${grid('boxy tiny', 'lrrr', 'Stawka|Netto|VAT|Brutto', [['23%', pen.plain(sums.net), pen.plain(sums.vat), pen.plain(sums.total)]])}<p style="font-size:13pt">Razem do zapłaty: <b>${pen.money(sums.total)}</b></p><p>Termin płatności ${pen.day(due)}, przelew na rachunek sprzedawcy ${iban(pen, 'PL')}</p><div class="cols" style="margin-top:18mm"><div class="mid tiny">wystawił(a)</div><div class="mid tiny">zatwierdził(a)</div></div>`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
  ),
}

const czPapers: Papers = {
  /** A Czech credit: supplier and buyer in two frames, days of making and of tax, sums below nothing. */
  'opravny-doklad': paper(
    cz,
    'DD.MM.YYYY|D. M. YYYY',
    'plain book',
    'Elektro Vltavan s.r.o.;Nádražní 88;370 01 České Budějovice|Obaly Moravia;Tovární 14;779 00 Olomouc;Obaly Moravia a.s.',
    'CZ',
    (pen, firm, to) => {
      const sums = negated(onTop([several(say(pen, 'Krabice 400x300x200|Kabel CYKY 3x2,5 m|Svítidlo LED 40W'), pen.whole(2, 80), pen.whole(19, 690) * 100, 21)]))
      const number = pen.digits(say(pen, '926####|OD26#####'))
      return [
        `<div class="sides"><b style="font-size:14pt">Opravný daňový doklad</b><b>č. ${number}</b></div><table class="t boxy"><tr><td style="width:50%"><span class="tiny">Dodavatel</span><br>${[firm.name, ...firm.also].map(escaped).join('<br>')}<br>${place(firm)}<br>IČ ${pen.digits('########')} DIČ ${taxNumber(pen, 'CZ')}</td><td><span class="tiny">Odběratel</span><br>${who(to)}<br>IČ ${pen.digits('########')}</td></tr><tr><td>Datum vystavení ${pen.day()}<br>Datum uskutečnění opravy ${pen.day(pen.after(-1))}</td><td>K dokladu č. ${pen.digits('126####')}<br>Důvod: ${say(pen, 'vrácení zboží|sleva z ceny')}</td></tr></table>${grid(
          'ruled',
          'lrrrr',
          'Označení dodávky|Množství|Cena za j.|DPH|Celkem bez DPH',
          sums.lines.map((each) => [each.text, String(each.quantity), pen.plain(each.unit), '21 %', pen.plain(each.amount)]),
        )}${facts([
          ['Základ daně', pen.plain(sums.net)],
          ['DPH 21 %', pen.plain(sums.vat)],
          ['Celkem k vrácení', pen.money(sums.total)],
        ], 'width:80mm;margin-left:auto')}<p>Částka bude vrácena na účet ${pen.digits('#########/0300')}.</p>`,
        { sums, documentNumber: number, kind: 'credit-note', due: null },
      ]
    },
  ),
}

const skPapers: Papers = {
  /** A Slovak bill after a prepayment: all of it with tax, what was paid before comes off below. */
  'zuctovanie-zalohy': paper(
    sk,
    'DD.MM.YYYY|D.M.YYYY',
    'narrow light',
    'Okná Považie s.r.o.;Rozkvet 20;017 01 Považská Bystrica|Kuchyne Dunaj;Komárňanská 5;940 02 Nové Zámky;KD Interiér spol. s r.o.',
    'SK',
    (pen, firm, to) => {
      const rate = rateFrom(pen, '2025-01-01', 20, 23)
      const sums = onTop([
        several(say(pen, 'Okno plastové 1200x1400|Skrinka spodná 60'), pen.whole(2, 12), pen.whole(140, 420) * 100, rate),
        line('Montáž', pen.whole(180, 900) * 100, rate),
      ])
      const paid = Math.floor(sums.total / 20_000) * 10_000
      const [number, due] = [pen.digits(say(pen, '26#####|FV26####')), pen.after(14)]
      return [
        `<div class="cols"><div style="background:#ecfeff;padding:4mm"><span class="tiny">Dodávateľ</span><br><b>${escaped(firm.name)}</b><br>${firm.also.map(escaped).join('')} ${place(firm)}<br>IČ DPH SK${pen.digits('20########')}</div><div style="padding:4mm"><span class="tiny">Odberateľ</span><br>${who(to)}</div></div><h1>Faktúra ${number}</h1><div class="cols tiny"><div>Dátum vystavenia<br>${pen.day()}</div><div>Dátum dodania<br>${pen.day(pen.after(-3))}</div><div>Splatnosť<br>${pen.day(due)}</div><div>Variabilný symbol<br>${number.replace(/\D/g, '')}</div></div>${grid(
          'ruled',
          'lrrr',
          'Položka|Počet|Cena|Spolu bez DPH',
          sums.lines.map((each) => [each.text, String(each.quantity), pen.plain(each.unit), pen.plain(each.amount)]),
        )}${facts([
          ['Základ', pen.money(sums.net)],
          [`DPH ${rate} %`, pen.money(sums.vat)],
          ['Spolu s DPH', pen.money(sums.total)],
          [`Uhradená záloha ${pen.day(pen.after(-30))}`, pen.money(-paid)],
          ['Zostáva uhradiť', pen.money(sums.total - paid)],
        ], 'margin-left:auto;width:100mm')}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

const huPapers: Papers = {
  /** A Hungarian bill in euros, the tax told in forints as well. */
  'euro-szamla': paper(
    { ...hu, currency: 'EUR', money: '# EUR', isWhole: false },
    'YYYY.MM.DD.|YYYY. month D.',
    'plain wide',
    'Duna Precíziós Kft.;Gyár utca 18.;2400 Dunaújváros|Alföld Csomagoló Zrt.;Szolnoki út 55.;6000 Kecskemét',
    'HU',
    (pen, firm, to) => {
      const sums = onTop([
        several(say(pen, 'CNC megmunkálás, óra|Hullámkarton doboz, 100 db|Raklap 1200x800'), pen.whole(4, 60), pen.whole(1200, 6400), 27),
      ])
      const rate = pen.whole(38_200, 41_400)
      const [number, due] = [pen.digits(say(pen, 'DP-2026-####|26/#####')), pen.after(8)]
      const forints = (cents: number) =>
        String(Math.round((cents * rate) / 10_000)).replace(/\B(?=(\d{3})+$)/g, ' ')
      return [
        `<div class="r tiny">1. példány / eredeti</div><h1 class="mid">SZÁMLA</h1><div class="mid">Sorszám: ${number}</div><div class="cols" style="margin:6mm 0"><div style="border:0.3mm solid;padding:3mm"><span class="tiny">Eladó</span><br>${who(firm)}<br>Adószám ${taxNumber(pen, 'HU')}</div><div style="border:0.3mm solid;padding:3mm"><span class="tiny">Vevő</span><br>${who(to)}<br>Adószám ${taxNumber(pen, 'HU')}</div></div>${grid('boxy tiny', 'llll', 'Fizetési mód|Teljesítés|Számla kelte|Fizetési határidő', [['átutalás', pen.day(pen.after(-2)), pen.day(), pen.day(due)]])}${grid(
          'ruled',
          'lrrrr',
          'Megnevezés|Menny.|Egységár|ÁFA|Nettó érték',
          sums.lines.map((each) => [each.text, String(each.quantity), pen.plain(each.unit), '27%', pen.plain(each.amount)]),
        )}${facts([
          ['Nettó összesen', pen.money(sums.net)],
          ['ÁFA 27%', pen.money(sums.vat)],
          ['Bruttó végösszeg', pen.money(sums.total)],
        ], 'margin-left:auto;width:85mm')}<p>ÁFA összege forintban: ${forints(sums.vat)} HUF (árfolyam ${(rate / 100).toFixed(2).replace('.', ',')} HUF/EUR, MNB)</p><div class="foot tiny">${iban(pen, 'HU')}</div>`,
        { sums, documentNumber: number, due, currency: 'EUR' },
      ]
    },
  ),
}

const roPapers: Papers = {
  /** A courier of Romania: a series and a number apart, parcels of a fortnight, the tax since it rose. */
  'curier-lunar': paper(
    ro,
    'DD.MM.YYYY|DD/MM/YYYY',
    'plain narrow',
    'Fulger Curierat SRL;Șos. Fundeni 51;022322 București|Poștalion Express;Calea Aradului 119;300291 Timișoara;SC Poștalion Logistic SRL',
    'RO',
    (pen, firm, to) => {
      const rate = rateFrom(pen, '2025-08-01', 19, 21)
      const sums = onTop([
        several('Transport colete intern', pen.whole(8, 120), pen.whole(1290, 2490), rate),
        line('Taxă ramburs', pen.whole(900, 14_000), rate),
      ])
      const [digits, due] = [pen.digits('#######'), pen.after(15)]
      const series = say(pen, 'FCX|PLE')
      return [
        `<div class="cols"><div><b>Furnizor</b><br>${[firm.name, ...firm.also].map(escaped).join('<br>')}<br>${place(firm)}<br>CUI ${taxNumber(pen, 'RO')}<br>Reg. com. ${pen.digits('J40/####/2011')}</div><div class="mid"><div style="font-size:16pt;border:0.4mm solid;padding:2mm">FACTURĂ</div>Seria ${series} nr. ${digits}<br>Data ${pen.day()}<br>Scadență ${pen.day(due)}</div><div><b>Cumpărător</b><br>${who(to)}<br>CUI ${taxNumber(pen, 'RO')}</div></div><p>Cota TVA: ${rate}%</p>${grid(
          'boxy',
          'rlrrrr',
          'Nr.|Denumirea serviciilor|Cant.|Preț unitar|Valoare|Valoare TVA',
          sums.lines.map((each, at) => [String(at + 1), each.text, String(each.quantity), pen.plain(each.unit), pen.plain(each.amount), pen.plain(Math.round((each.amount * rate) / 100))]),
        )}<table class="t boxy"><tr><td class="tiny">Semnătura furnizorului</td><td>Total<br>${pen.plain(sums.net)}</td><td>TVA<br>${pen.plain(sums.vat)}</td><td><b>Total de plată<br>${pen.money(sums.total)}</b></td></tr></table><p>Cont ${iban(pen, 'RO')}</p>`,
        { sums, documentNumber: `${series} ${digits}`, otherNumbers: [digits, series + digits], due },
      ]
    },
  ),
}

const grPapers: Papers = {
  /** Parts in Greece: head in capitals, series and number, tax offices of both. */
  'timologio-polisis': paper(
    gr,
    'DD/MM/YYYY|D month YYYY',
    'plain wide',
    'ΑΝΤΑΛΛΑΚΤΙΚΑ ΠΕΛΙΟΝ Α.Ε.;ΛΑΡΙΣΗΣ 210;38334 ΒΟΛΟΣ|ΨΥΚΤΙΚΗ ΚΡΗΤΗΣ Ε.Π.Ε.;ΙΚΑΡΟΥ 77;71307 ΗΡΑΚΛΕΙΟ',
    'GR',
    (pen, firm, to) => {
      const sums = onTop([
        several(say(pen, 'ΦΙΛΤΡΟ ΛΑΔΙΟΥ|ΣΥΜΠΙΕΣΤΗΣ 1/3 HP|ΙΜΑΝΤΑΣ ΧΡΟΝΙΣΜΟΥ'), pen.whole(1, 12), pen.whole(900, 16_000), 24),
        line('ΜΕΤΑΦΟΡΙΚΑ', pen.whole(500, 2500), 24),
      ])
      const number = pen.digits(say(pen, '####|26####'))
      return [
        `<div class="mid"><b style="font-size:14pt">${escaped(firm.name)}</b><br>${place(firm, ' – ')}<br>ΑΦΜ ${pen.digits('09#######')} ΔΟΥ ${say(pen, 'ΒΟΛΟΥ|ΗΡΑΚΛΕΙΟΥ')} ΓΕΜΗ ${pen.digits('############')}</div><table class="t boxy"><tr><td><b>ΤΙΜΟΛΟΓΙΟ ΠΩΛΗΣΗΣ</b></td><td>Αριθμός ${number}</td><td>Ημερομηνία ${pen.day()}</td><td>Ώρα ${pen.clock()}</td></tr></table><div style="border:0.3mm solid;padding:3mm"><span class="tiny">Στοιχεία πελάτη</span><br>${who(to)}<br>ΑΦΜ ${pen.digits('99#######')}</div>${grid(
          'ruled',
          'llrrrr',
          'Κωδικός|Περιγραφή|Ποσ.|Τιμή|ΦΠΑ|Αξία',
          sums.lines.map((each) => [pen.digits('##.####'), each.text, String(each.quantity), pen.plain(each.unit), '24%', pen.plain(each.amount)]),
        )}${facts([
          ['Καθαρή αξία', pen.plain(sums.net)],
          ['ΦΠΑ 24%', pen.plain(sums.vat)],
          ['Τελική αξία', pen.money(sums.total)],
        ], 'width:80mm;margin-left:auto')}<p class="tiny">MARK ${pen.digits('4000###########')}. Εξοφλήθηκε με κάρτα.</p>`,
        { sums, documentNumber: number, due: null },
      ]
    },
  ),
}

const hrPapers: Papers = {
  /** A Croatian workshop: a number in three parts, an operator's code, the law's long codes at the foot. */
  'racun-servis': paper(
    hr,
    'DD.MM.YYYY.|D. month YYYY.',
    'needle plain',
    'Autoelektrika Vuković;Radnička 31;31000 Osijek;Vuković, obrt za popravak vozila|Servis Plovila Kornat d.o.o.;Put Gaženice 6;23000 Zadar',
    'HR',
    (pen, firm, to) => {
      const sums = onTop([
        several('Rad servisera, h', pen.whole(1, 9), pen.whole(3500, 5900), 25),
        line(say(pen, 'Alternator, obnovljen|Impeler i brtve|Akumulator 74Ah'), pen.whole(40, 390) * 100, 25),
      ])
      const [number, due] = [pen.digits(say(pen, '###/1/1|####/P1/2')), pen.after(8)]
      return [
        `<div><b>${escaped(firm.name)}</b><br>${firm.also.map(escaped).join('')} ${place(firm, ', ')}<br>OIB ${pen.digits('###########')}</div><div style="margin:8mm 0 8mm 90mm">${who(to)}</div><p><b>RAČUN br. ${number}</b><br>Datum i vrijeme: ${pen.day()} ${pen.clock()}<br>Rok plaćanja: ${pen.day(due)}<br>Način plaćanja: transakcijski račun<br>Operater: 02</p>${grid(
          'boxy',
          'lrrr',
          'Naziv|Kol.|Cijena|Iznos',
          sums.lines.map((each) => [each.text, String(each.quantity), pen.plain(each.unit), pen.plain(each.amount)]),
        )}<table style="margin-left:auto">${tr('lr', [
          ['Osnovica', pen.plain(sums.net)],
          ['PDV 25%', pen.plain(sums.vat)],
          ['UKUPNO EUR', pen.plain(sums.total)],
        ])}</table><p class="tiny">IBAN ${pen.digits('HR## #### #### #### #### #')} · poziv na broj HR00 ${pen.digits('####-##')}</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

const siPapers: Papers = {
  /** A Slovene sweep: a place and a day before the number, one rate at nine and a half. */
  'racun-dimnikar': paper(
    si,
    'D. M. YYYY|DD. MM. YYYY',
    'book wide',
    'Dimnikarstvo Pohorc s.p.;Ruška cesta 8;2000 Maribor|Čistilni servis Sava d.o.o.;Savska 12;4000 Kranj',
    'SI',
    (pen, firm, to) => {
      const sums = onTop([
        several('Čiščenje naprave', pen.whole(1, 6), pen.whole(1900, 6500), 9.5),
        line('Meritev', pen.whole(1500, 4500), 9.5),
      ])
      const [number, due] = [pen.digits(say(pen, '26-####|####/2026')), pen.after(15)]
      const city = escaped((firm.address[1] ?? '').replace(/^\d+ /, ''))
      return [
        `<div class="cols"><div>${who(to)}</div><div class="r"><b>${escaped(firm.name)}</b><br>${place(firm)}<br>ID za DDV SI${pen.digits('########')}</div></div><p style="margin-top:14mm">${city}, ${pen.day()}</p><h1>Račun št. ${number}</h1><p>Datum opravljene storitve ${pen.day(pen.after(-4))}<br>Zapade v plačilo ${pen.day(due)}</p>${grid(
          'ruled',
          'lrrr',
          'Storitev|Količina|Cena|Vrednost brez DDV',
          sums.lines.map((each) => [each.text, String(each.quantity), pen.plain(each.unit), pen.plain(each.amount)]),
        )}<div class="r">Osnova ${pen.money(sums.net)}<br>DDV 9,5% ${pen.money(sums.vat)}<br><b>Za plačilo ${pen.money(sums.total)}</b></div><p>TRR ${pen.digits('SI56 #### #### #### ###')}, sklic SI00 ${number.replace(/\D/g, '')}</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

const eePapers: Papers = {
  /** Software from Estonia in dollars, its tax as at home, paid by a card. */
  'tallinn-dollars': paper(
    us,
    'D mon YYYY|mon D, YYYY',
    'light wide',
    'Kuuskvark;Telliskivi 60a;10412 Tallinn;Kuuskvark Tarkvara OÜ|Merepilv OÜ;Sadama 6;10111 Tallinn',
    'EE',
    (pen, firm, to) => {
      const rate = rateFrom(pen, '2025-07-01', 22, 24)
      const sums = onTop([
        several(say(pen, 'Builder seat, monthly|API calls, 1,000s'), pen.whole(1, 30), pen.whole(400, 4900), rate),
      ])
      const number = pen.digits(say(pen, 'MP-26####|@@##-####'))
      return [
        `<div class="sides"><div style="font-size:24pt;font-weight:bold">${escaped(firm.name)}</div><div style="border:0.6mm solid #16a34a;color:#16a34a;padding:1.5mm 4mm;font-size:14pt">PAID</div></div><div class="cols" style="margin:12mm 0"><div><span class="tiny grey">${number}</span><br><span class="tiny">invoice no.</span></div><div><span class="grey">${pen.day()}</span><br><span class="tiny">invoice date</span></div><div><span class="grey">Visa ${pen.digits('####')}</span><br><span class="tiny">paid with</span></div></div><p>${who(to)}<br>Estonia</p>${grid(
          'ruled',
          'lrrr',
          'Product|Qty|Unit, USD|Net, USD',
          sums.lines.map((each) => [each.text, String(each.quantity), pen.plain(each.unit), pen.plain(each.amount)]),
        )}${facts([
          ['Net', `USD ${pen.plain(sums.net)}`],
          [`KM / VAT ${rate}%`, `USD ${pen.plain(sums.vat)}`],
          ['Total', `USD ${pen.plain(sums.total)}`],
          ['Charged', `USD ${pen.plain(sums.total)}`],
        ], 'margin-left:auto')}<div class="foot tiny">${legal(firm)}, ${place(firm, ', ')}, reg. ${pen.digits('1#######')}, KMKR ${pen.digits('EE10#######')}</div>`,
        { sums, documentNumber: number, due: null, currency: 'USD' },
      ]
    },
    '2024-02-05',
  ),
}

const lvPapers: Papers = {
  /** Cleaners of Riga: both sides with their banks in a table of labels, a day in words. */
  'rekins-uzkopsana': paper(
    { ...lv, day: 'DD.MM.YYYY' },
    'DD.MM.YYYY|YYYY. gada D. month',
    'plain book',
    'SIA Spodrība Plus;Krasta iela 42;1003 Rīga|Tīrais Nams;Zemgales prospekts 9;3001 Jelgava;SIA Tīrais Nams LV',
    'LV',
    (pen, firm, to) => {
      const sums = onTop([
        line('Telpu uzkopšana', pen.whole(90, 900) * 100, 21),
        line('Logu mazgāšana', pen.whole(40, 260) * 100, 21),
      ])
      const [number, due] = [pen.digits(say(pen, 'SP-26/###|######')), pen.after(10)]
      return [
        `<div class="sides"><b style="font-size:15pt">Rēķins Nr. ${number}</b><span>${pen.day()}</span></div><table class="t boxy">${tr('ll', [
          ['Pakalpojuma sniedzējs', [firm.name, ...firm.also].join(', ')],
          ['Adrese', firm.address.join(', ')],
          ['PVN reģ. nr.', pen.digits('LV4###########')],
          ['Konts', pen.digits('LV##HABA#############')],
          ['Saņēmējs', to.name],
          ['Adrese', to.address.join(', ')],
          ['Apmaksas termiņš', pen.day(due)],
        ])}</table>${grid('ruled', 'lr', 'Nosaukums|Summa, EUR', sums.lines.map((each) => [each.text, pen.plain(each.amount)]))}${facts([
          ['Summa bez PVN', pen.plain(sums.net)],
          ['PVN 21 %', pen.plain(sums.vat)],
          ['Kopā apmaksai', `${pen.plain(sums.total)} EUR`],
        ], 'margin-left:auto;width:75mm')}<p class="tiny">Rēķins sagatavots elektroniski un ir derīgs bez paraksta.</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

const ltPapers: Papers = {
  /** A Lithuanian printer: series and number in one line, a contract's day among the days. */
  'spaustuves-saskaita': paper(
    lt,
    'YYYY-MM-DD|YYYY m. month D d.',
    'narrow book',
    'UAB Raidynas;Savanorių pr. 180;44150 Kaunas|Kopijų centras;Gedimino pr. 20;01103 Vilnius;MB Kopijuojam',
    'LT',
    (pen, firm, to) => {
      const sums = onTop([
        several(say(pen, 'Lankstinukai A4|Vizitinės kortelės|Katalogas 32 psl.'), pen.whole(100, 900), pen.whole(12, 140), 21),
        line('Maketavimas', pen.whole(30, 190) * 100, 21),
      ])
      const [digits, due] = [pen.digits('#####'), pen.after(30)]
      return [
        `<div class="mid"><b>PVM SĄSKAITA FAKTŪRA</b><br>Serija RDN Nr. ${digits}<br>${pen.day()}</div><div class="cols" style="margin-top:8mm"><div><i>Pardavėjas</i><br>${[firm.name, ...firm.also].map(escaped).join('<br>')}<br>${place(firm)}<br>PVM kodas ${pen.digits('LT#########')}</div><div><i>Pirkėjas</i><br>${who(to)}<br>PVM kodas ${pen.digits('LT#########')}</div></div>${grid(
          'boxy',
          'lrrr',
          'Prekė, paslauga|Kiekis|Kaina|Suma',
          sums.lines.map((each) => [each.text, String(each.quantity), pen.plain(each.unit), pen.plain(each.amount)]),
        )}${facts([
          ['Suma be PVM', pen.money(sums.net)],
          ['PVM 21 %', pen.money(sums.vat)],
          ['Iš viso', pen.money(sums.total)],
        ], 'margin-left:auto;width:75mm')}<p>Sutartis ${pen.digits('SUT-##')}, ${pen.day(pen.after(-200))}. Apmokėti iki ${pen.day(due)}.</p>`,
        { sums, documentNumber: `RDN ${digits}`, otherNumbers: [digits, `RDN${digits}`], due },
      ]
    },
  ),
}

const bgPapers: Papers = {
  /** Timber of Bulgaria since it pays in euros: ten figures as a number, receiver left and supplier right. */
  'faktura-darvesina': paper(
    bg,
    'DD.MM.YYYY|DD.MM.YYYY г.',
    'plain wide',
    'Рила Лес ООД;ул. Дървар 4;2760 Разлог|Строителни материали Искър ЕООД;бул. Копенхаген 12;1784 София',
    'BG',
    (pen, firm, to) => {
      const sums = onTop([
        several(say(pen, 'Греда 10/10, бор|Цимент 25 кг|ОСБ плоскост 12 мм'), pen.whole(4, 90), pen.whole(450, 2900), 20),
        line('Транспорт', pen.whole(20, 90) * 100, 20),
      ])
      const [number, due] = [pen.digits('10000#####'), pen.after(14)]
      return [
        `<h1 class="mid">ФАКТУРА</h1><div class="mid">№ ${number} / ${pen.day()} &nbsp; ОРИГИНАЛ</div><div class="cols" style="margin:8mm 0"><div><b>Получател</b><br>${who(to)}<br>ЕИК ${pen.digits('#########')}</div><div><b>Доставчик</b><br>${who(firm)}<br>ИН по ДДС ${pen.digits('BG#########')}</div></div>${grid(
          'boxy',
          'rlrrr',
          '№|Стока|К-во|Ед. цена|Стойност',
          sums.lines.map((each, at) => [String(at + 1), each.text, String(each.quantity), pen.plain(each.unit), pen.plain(each.amount)]),
        )}${facts([
          ['Данъчна основа', pen.money(sums.net)],
          ['ДДС 20%', pen.money(sums.vat)],
          ['Сума за плащане', pen.money(sums.total)],
        ], 'margin-left:auto;width:90mm')}<p>Падеж: ${pen.day(due)}. IBAN ${pen.digits('BG##UNCR##############')}</p><div class="cols" style="margin-top:16mm"><div>Получил: __________</div><div>Съставил: __________</div></div>`,
        { sums, documentNumber: number, due },
      ]
    },
    '2026-01-02',
  ),
}

export const eastPapers: Readonly<Record<string, Papers>> = {
  PL: plPapers,
  CZ: czPapers,
  SK: skPapers,
  HU: huPapers,
  RO: roPapers,
  GR: grPapers,
  HR: hrPapers,
  SI: siPapers,
  EE: eePapers,
  LV: lvPapers,
  LT: ltPapers,
  BG: bgPapers,
}
