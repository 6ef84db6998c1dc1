/** Bills of the middle of Europe and the Baltic: a buyer that writes its seller's bill, a Czech credit, a Slovak prepayment, euros with the tax in forints, software in dollars, cleaners, a printer. */
import { escaped, line, negated, onTop, several } from '../eighth/kit'
import { cz, pl, us, hu } from '../eighth/notations'
import { iban, taxNumber } from '../ninth/numbers'
import { rateFrom, sk } from '../eleventh/kit'
import { say, lt, lv } from '../twelfth/kit'
import { linesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, tr, who, type Papers } from './kit'

export const plPapers: Papers = {
  /** A bill that the buyer writes for its seller: both stand side by side, the seller is who sells. */
  samofakturowanie: paper(
    pl,
    'DD.MM.YYYY|YYYY-MM-DD',
    'plain narrow',
    'Sady Grójeckie Nowak Sp. z o.o.;Nowa Wieś 21;05-600 Grójec|Transport Międzynarodowy Kruk;ul. Portowa 6;72-600 Świnoujście;Marek Kruk',
    'PL',
    (pen, firm, to) => {
      const sums = onTop([
        several(
          say(pen, 'Usługa transportowa|Dostawa towaru wg WZ'),
          pen.whole(1, 6),
          pen.whole(300, 1900) * 100,
          23,
        ),
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
            return [
              String(at + 1),
              each.text,
              String(each.quantity),
              pen.plain(each.unit),
              pen.plain(each.amount),
              '23%',
              pen.plain(vat),
              pen.plain(each.amount + vat),
            ]
          }),
        )}${grid('boxy tiny', 'lrrr', 'Stawka|Netto|VAT|Brutto', [['23%', pen.plain(sums.net), pen.plain(sums.vat), pen.plain(sums.total)]])}<p style="font-size:13pt">Razem do zapłaty: <b>${pen.money(sums.total)}</b></p><p>Termin płatności ${pen.day(due)}, przelew na rachunek sprzedawcy ${iban(pen, 'PL')}</p><div class="cols" style="margin-top:18mm"><div class="mid tiny">wystawił(a)</div><div class="mid tiny">zatwierdził(a)</div></div>`,
        { sums, documentNumber: number, due, hasRates: true, hasLines: false },
      ]
    },
  ),
}

export const czPapers: Papers = {
  /** A Czech credit: supplier and buyer in two frames, days of making and of tax, sums below nothing. */
  'opravny-doklad': paper(
    cz,
    'DD.MM.YYYY|D. M. YYYY',
    'plain book',
    'Elektro Vltavan s.r.o.;Nádražní 88;370 01 České Budějovice|Obaly Moravia;Tovární 14;779 00 Olomouc;Obaly Moravia a.s.',
    'CZ',
    (pen, firm, to) => {
      const sums = negated(
        onTop([
          several(
            say(pen, 'Krabice 400x300x200|Kabel CYKY 3x2,5 m|Svítidlo LED 40W'),
            pen.whole(2, 80),
            pen.whole(19, 690) * 100,
            21,
          ),
        ]),
      )
      const number = pen.digits(say(pen, '926####|OD26#####'))
      return [
        `<div class="sides"><b style="font-size:14pt">Opravný daňový doklad</b><b>č. ${number}</b></div><table class="t boxy"><tr><td style="width:50%"><span class="tiny">Dodavatel</span><br>${[firm.name, ...firm.also].map(escaped).join('<br>')}<br>${place(firm)}<br>IČ ${pen.digits('########')} DIČ ${taxNumber(pen, 'CZ')}</td><td><span class="tiny">Odběratel</span><br>${who(to)}<br>IČ ${pen.digits('########')}</td></tr><tr><td>Datum vystavení ${pen.day()}<br>Datum uskutečnění opravy ${pen.day(pen.after(-1))}</td><td>K dokladu č. ${pen.digits('126####')}<br>Důvod: ${say(pen, 'vrácení zboží|sleva z ceny')}</td></tr></table>${grid(
          'ruled',
          'lrrrr',
          'Označení dodávky|Množství|Cena za j.|DPH|Celkem bez DPH',
          linesAs(pen, sums.lines, 'tqura'),
        )}${facts(
          sumsAs(pen, sums, 'nvT', 'Základ daně|DPH 21 %|Celkem k vrácení'),
          'width:80mm;margin-left:auto',
        )}<p>Částka bude vrácena na účet ${pen.digits('#########/0300')}.</p>`,
        { sums, documentNumber: number, kind: 'credit-note', due: null },
      ]
    },
  ),
}

export const skPapers: Papers = {
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
        several(
          say(pen, 'Okno plastové 1200x1400|Skrinka spodná 60'),
          pen.whole(2, 12),
          pen.whole(140, 420) * 100,
          rate,
        ),
        line('Montáž', pen.whole(180, 900) * 100, rate),
      ])
      const paid = Math.floor(sums.total / 20_000) * 10_000
      const [number, due] = [pen.digits(say(pen, '26#####|FV26####')), pen.after(14)]
      return [
        `<div class="cols"><div style="background:#ecfeff;padding:4mm"><span class="tiny">Dodávateľ</span><br><b>${escaped(firm.name)}</b><br>${firm.also.map(escaped).join('')} ${place(firm)}<br>IČ DPH SK${pen.digits('20########')}</div><div style="padding:4mm"><span class="tiny">Odberateľ</span><br>${who(to)}</div></div><h1>Faktúra ${number}</h1><div class="cols tiny"><div>Dátum vystavenia<br>${pen.day()}</div><div>Dátum dodania<br>${pen.day(pen.after(-3))}</div><div>Splatnosť<br>${pen.day(due)}</div><div>Variabilný symbol<br>${number.replace(/\D/g, '')}</div></div>${grid(
          'ruled',
          'lrrr',
          'Položka|Počet|Cena|Spolu bez DPH',
          linesAs(pen, sums.lines, 'tqua'),
        )}${facts(
          [
            ['Základ', pen.money(sums.net)],
            [`DPH ${rate} %`, pen.money(sums.vat)],
            ['Spolu s DPH', pen.money(sums.total)],
            [`Uhradená záloha ${pen.day(pen.after(-30))}`, pen.money(-paid)],
            ['Zostáva uhradiť', pen.money(sums.total - paid)],
          ],
          'margin-left:auto;width:100mm',
        )}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const huPapers: Papers = {
  /** A Hungarian bill in euros, the tax told in forints as well. */
  'euro-szamla': paper(
    { ...hu, currency: 'EUR', money: '# EUR', isWhole: false },
    'YYYY.MM.DD.|YYYY. month D.',
    'plain wide',
    'Duna Precíziós Kft.;Gyár utca 18.;2400 Dunaújváros|Alföld Csomagoló Zrt.;Szolnoki út 55.;6000 Kecskemét',
    'HU',
    (pen, firm, to) => {
      const sums = onTop([
        several(
          say(pen, 'CNC megmunkálás, óra|Hullámkarton doboz, 100 db|Raklap 1200x800'),
          pen.whole(4, 60),
          pen.whole(1200, 6400),
          27,
        ),
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
          linesAs(pen, sums.lines, 'tqura'),
        )}${facts(
          sumsAs(pen, sums, 'NVT', 'Nettó összesen|ÁFA 27%|Bruttó végösszeg'),
          'margin-left:auto;width:85mm',
        )}<p>ÁFA összege forintban: ${forints(sums.vat)} HUF (árfolyam ${(rate / 100).toFixed(2).replace('.', ',')} HUF/EUR, MNB)</p><div class="foot tiny">${iban(pen, 'HU')}</div>`,
        { sums, documentNumber: number, due, currency: 'EUR' },
      ]
    },
  ),
}

export const eePapers: Papers = {
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
        several(
          say(pen, 'Builder seat, monthly|API calls, 1,000s'),
          pen.whole(1, 30),
          pen.whole(400, 4900),
          rate,
        ),
      ])
      const number = pen.digits(say(pen, 'MP-26####|@@##-####'))
      return [
        `<div class="sides"><div style="font-size:24pt;font-weight:bold">${escaped(firm.name)}</div><div style="border:0.6mm solid #16a34a;color:#16a34a;padding:1.5mm 4mm;font-size:14pt">PAID</div></div><div class="cols" style="margin:12mm 0"><div><span class="grey">${number}</span><br><span class="tiny">invoice no.</span></div><div><span class="grey">${pen.day()}</span><br><span class="tiny">invoice date</span></div><div><span class="grey">Visa ${pen.digits('####')}</span><br><span class="tiny">paid with</span></div></div><p>${who(to)}<br>Estonia</p>${grid(
          'ruled',
          'lrrr',
          'Product|Qty|Unit, USD|Net, USD',
          linesAs(pen, sums.lines, 'tqua'),
        )}${facts(
          [
            ['Net', `USD ${pen.plain(sums.net)}`],
            [`KM / VAT ${rate}%`, `USD ${pen.plain(sums.vat)}`],
            ['Total', `USD ${pen.plain(sums.total)}`],
            ['Charged', `USD ${pen.plain(sums.total)}`],
          ],
          'margin-left:auto',
        )}<div class="foot tiny">${legal(firm)}, ${place(firm, ', ')}, reg. ${pen.digits('1#######')}, KMKR ${pen.digits('EE10#######')}</div>`,
        { sums, documentNumber: number, due: null, currency: 'USD' },
      ]
    },
    '2024-02-05',
  ),
}

export const lvPapers: Papers = {
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
        `<div class="sides"><b style="font-size:15pt">Rēķins Nr. ${number}</b><span>${pen.day()}</span></div><table class="t boxy">${tr(
          'll',
          [
            ['Pakalpojuma sniedzējs', [firm.name, ...firm.also].join(', ')],
            ['Adrese', firm.address.join(', ')],
            ['PVN reģ. nr.', pen.digits('LV4###########')],
            ['Konts', pen.digits('LV##HABA#############')],
            ['Saņēmējs', to.name],
            ['Adrese', to.address.join(', ')],
            ['Apmaksas termiņš', pen.day(due)],
          ],
        )}</table>${grid(
          'ruled',
          'lr',
          'Nosaukums|Summa, EUR',
          linesAs(pen, sums.lines, 'ta'),
        )}${facts(
          [
            ...sumsAs(pen, sums, 'nv', 'Summa bez PVN|PVN 21 %'),
            ['Kopā apmaksai', `${pen.plain(sums.total)} EUR`],
          ],
          'margin-left:auto;width:75mm',
        )}<p class="tiny">Rēķins sagatavots elektroniski un ir derīgs bez paraksta.</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const ltPapers: Papers = {
  /** A Lithuanian printer: series and number in one line, a contract's day among the days. */
  'spaustuves-saskaita': paper(
    lt,
    'YYYY-MM-DD|YYYY m. month D d.',
    'narrow book',
    'UAB Raidynas;Savanorių pr. 180;44150 Kaunas|Kopijų centras;Gedimino pr. 20;01103 Vilnius;MB Kopijuojam',
    'LT',
    (pen, firm, to) => {
      const sums = onTop([
        several(
          say(pen, 'Lankstinukai A4|Vizitinės kortelės|Katalogas 32 psl.'),
          pen.whole(100, 900),
          pen.whole(12, 140),
          21,
        ),
        line('Maketavimas', pen.whole(30, 190) * 100, 21),
      ])
      const [digits, due] = [pen.digits('#####'), pen.after(30)]
      return [
        `<div class="mid"><b>PVM SĄSKAITA FAKTŪRA</b><br>Serija RDN Nr. ${digits}<br>${pen.day()}</div><div class="cols" style="margin-top:8mm"><div><i>Pardavėjas</i><br>${[firm.name, ...firm.also].map(escaped).join('<br>')}<br>${place(firm)}<br>PVM kodas ${pen.digits('LT#########')}</div><div><i>Pirkėjas</i><br>${who(to)}<br>PVM kodas ${pen.digits('LT#########')}</div></div>${grid(
          'boxy',
          'lrrr',
          'Prekė, paslauga|Kiekis|Kaina|Suma',
          linesAs(pen, sums.lines, 'tqua'),
        )}${facts(
          sumsAs(pen, sums, 'NVT', 'Suma be PVM|PVM 21 %|Iš viso'),
          'margin-left:auto;width:75mm',
        )}<p>Sutartis ${pen.digits('SUT-##')}, ${pen.day(pen.after(-200))}. Apmokėti iki ${pen.day(due)}.</p>`,
        { sums, documentNumber: `RDN ${digits}`, otherNumbers: [digits, `RDN${digits}`], due },
      ]
    },
  ),
}
