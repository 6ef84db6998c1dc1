/** Papers of Poland, Czechia, Slovakia, Hungary and Romania: the state's own views of a bill, a guest house, a shop of the web, a photographer. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { cz, hu, pl, ro } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { captioned, sk } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { isoOf } from '../notation'
import { behind, divided, say } from '../twelfth/kit'
import { beside, part, ribbon } from './kit'
import { registered, titled } from './north-kit'

export const plMore: Papers = {
  /** The state's view of an electronic bill: its number and the system's long one, data of both sides in blocks, rates, how it is to be paid, a code to check it. */
  'ksef-wizualizacja': paper(
    { ...pl, money: '# PLN' },
    'YYYY-MM-DD|DD.MM.YYYY',
    'plain',
    'Hurtownia Elektryczna WOLT Sp. z o.o.;ul. Fabryczna 22;15-483 Białystok|GROT SERWIS WÓZKÓW SPÓŁKA JAWNA;ul. Składowa 7;62-023 Gądki|Ewelina Sroka Kadry i Płace;ul. Kopernika 14/3;34-300 Żywiec',
    'PL',
    (pen, firm, to) => {
      const stocks: readonly (readonly [starts: string, goods: string])[] = [
        [
          'Hurtownia',
          'Przewód YDY 3x2,5, 100 m;240;420;23|Rozdzielnica 24 mod.;80;160;23|Wyłącznik B16;12;22;23|Oprawa LED 36W;70;140;23',
        ],
        [
          'GROT',
          'Przegląd UDT wózka;260;480;23|Olej hydrauliczny 20 l;180;320;23|Koło napędowe;390;720;23|Dojazd serwisu;80;190;23',
        ],
        [
          'Ewelina',
          'Obsługa kadrowo-płacowa;400;1600;23|Szkolenie BHP okresowe;90;150;23|Sporządzenie PIT-11;25;45;23',
        ],
      ]
      const goods = stocks.find(([starts]) => firm.name.startsWith(starts))?.[1] ?? ''
      const sums = onTop(pen.buy(wares(goods), { count: [2, 3], most: 8, step: 50 }).lines)
      const [number, due] = [
        pen.digits(say(pen, `FA/###/${pen.day(pen.date, 'MM')}/2026|##/2026|FS-###/26/WO`)),
        pen.after(14),
      ]
      const nip = taxNumber(pen, 'PL').replaceAll('-', '')
      const ksef = `${nip}-${isoOf(pen.date).replaceAll('-', '')}-${pen.digits('0#0#A#0B##F#')}-${pen.digits('C#')}`
      const side = (title: string, name: string, tax: string, address: string) =>
        titled(
          title,
          `<p class="tiny"><b>Dane identyfikacyjne</b></p><p>NIP: ${tax}<br>Nazwa: ${escaped(name)}</p><p class="tiny"><b>Adres</b></p><p>${address}<br>Polska</p>`,
          '#111',
        )
      return [
        `<div class="sides"><div style="font-size:15pt">Krajowy System <span style="color:#dc2626">e</span>-Faktur</div><div class="r"><span class="tiny">Numer Faktury:</span><br><b style="font-size:14pt">${number}</b><br><span class="tiny">Faktura podstawowa<br>Numer KSeF: ${ksef}</span></div></div>${beside('1fr 1fr', side('Sprzedawca', firm.name, nip, place(firm)), side('Nabywca', to.name, taxNumber(pen, 'PL').replaceAll('-', ''), place(to)))}${titled('Szczegóły', beside('1fr 1fr', `Data wystawienia, z zastrzeżeniem art. 106na ust. 1 ustawy: ${pen.day()}<br>Miejsce wystawienia: ${escaped((firm.address[1] ?? '').slice(7))}`, `Data dokonania lub zakończenia dostawy towarów lub wykonania usługi: ${pen.day(pen.after(pen.pick([0, -1, -4])))}`), '#111')}${titled(
          'Pozycje',
          `<p class="tiny">Faktura wystawiona w cenach netto w walucie PLN</p>${grid(
            'boxy tiny',
            'rlrrlrr',
            'Lp.|Nazwa towaru lub usługi|Cena jedn. netto|Ilość|Miara|Stawka podatku|Wartość sprzedaży netto',
            linesAs(pen, sums.lines, 'tuqra').map(
              ([t = '', u = '', q = '', r = '', a = ''], at) => [
                String(at + 1),
                t,
                u,
                q,
                'szt.',
                r,
                a,
              ],
            ),
          )}<p class="r">Kwota należności ogółem: <b>${pen.money(sums.total)}</b></p>`,
          '#111',
        )}${titled(
          'Podsumowanie stawek podatku',
          grid(
            'boxy tiny',
            'rlrrr',
            'Lp.|Stawka podatku|Kwota netto|Kwota podatku|Kwota brutto',
            ratesAs(pen, sums.shares, 'rnvg').map((cells, at) => [String(at + 1), ...cells]),
          ),
          '#111',
        )}${titled('Płatność', beside('1fr 1fr', `Informacja o płatności: Brak zapłaty<br>Forma płatności: Przelew<br>Termin płatności: ${pen.day(due)}`, `Pełny numer rachunku: ${iban(pen, 'PL').slice(2)}<br>Nazwa banku: ${say(pen, 'mBank S.A.|Bank Pekao S.A.')}`), '#111')}<div class="sides" style="margin-top:6mm"><div class="tiny"><b>Sprawdź, czy Twoja faktura znajduje się w KSeF!</b><br>${ksef}<br>Wytworzona w: ${say(pen, 'Aplikacja Podatnika KSeF|Symfonia|wFirma')}</div>${code(pen, 24)}</div>`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 8.5pt; }',
      ]
    },
    '2026-02-01',
  ),
}

export const czMore: Papers = {
  /** A guest house's: nights and meals at two rates, the town's fee without, a part paid before and the rest by card; days of coming and going. */
  penzion: paper(
    cz,
    'D.M.YYYY|DD.MM.YYYY|D. month YYYY',
    'slab light',
    'Penzion U Tří jedlí;Horní Malá Úpa 88;542 27 Malá Úpa;Radka Kuchařová|HOTEL MLÝN LIPNO;Přední Výtoň 15;382 73 Vyšší Brod;Lipno Mlýn s.r.o.|Vila Salvia;Zámecký park 4;691 44 Lednice;Salvia Wellness s.r.o.',
    'CZ',
    (pen, firm, to) => {
      const [nights, guests] = [pen.whole(1, 7), pen.whole(1, 4)]
      const sums = within([
        several('Ubytování – pokoj, noc', nights, pen.whole(130, 320) * 1000, 12),
        several('Snídaně', nights * guests, 18_000, 12),
        ...(pen.chance(0.7) ? [line('Restaurace – jídla', pen.whole(30, 240) * 1000, 12)] : []),
        ...(pen.chance(0.7) ? [line('Restaurace – nápoje', pen.whole(12, 140) * 1000, 21)] : []),
        ...(pen.chance(0.4) ? [line('Sauna', pen.pick([45_000, 60_000]), 12)] : []),
        several('Poplatek z pobytu', nights * guests, pen.pick([2100, 3000]), 0),
      ])
      const paid = Math.round(sums.total / 300_00) * 100_00
      const number = pen.digits(say(pen, '26####|2026-###|U26/0###'))
      const { own, tax } = registered(pen, 'CZ')
      return [
        `<div class="mid" style="color:#14532d"><span style="font-size:22pt">${escaped(firm.name)}</span><br>${place(firm, ' · ')}</div>${ribbon(
          [
            ['Účet – daňový doklad č.', number],
            ['Příjezd', pen.day(pen.after(-nights))],
            ['Odjezd', pen.day()],
            ['Pokoj', pen.digits('1#')],
            ['Osob', String(guests)],
          ],
          'border-top:0.3mm solid #14532d;border-bottom:0.3mm solid #14532d;padding:2mm 0',
        )}${beside(
          '1fr 1fr',
          `Host / odběratel<br>${who(to)}`,
          told([
            ['Datum vystavení', pen.day()],
            ['Datum zdan. plnění', pen.day()],
            ['Rezervace', pen.digits('BK-#######')],
          ]),
        )}${grid('ruled', 'lrrrr', 'Položka|Počet|Cena|DPH|Celkem', linesAs(pen, sums.lines, 'tqura'))}${beside(
          '1fr 70mm',
          grid('tiny boxy', 'rrrr', 'Sazba|Základ|DPH|Celkem', ratesAs(pen, sums.shares, 'rnvg')),
          facts([
            ['Celkem s DPH', pen.money(sums.total)],
            [`Záloha ${pen.day(pen.after(-nights - 21))}`, pen.money(-paid)],
            ['Doplaceno kartou', pen.money(sums.total - paid)],
            ['Zbývá uhradit', pen.money(0)],
          ]),
        )}<p class="mid" style="margin-top:12mm"><i>Děkujeme za návštěvu a těšíme se příště!</i></p><div class="foot tiny mid">Provozovatel: ${legal(firm)}, IČO ${own}, DIČ ${tax}. Ceny jsou včetně DPH. Poplatek z pobytu není předmětem daně.</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null, hasRates: true },
      ]
    },
  ),
}

export const skMore: Papers = {
  /** A shop of the web: goods with tax at two rates, a coupon taken off, a carrier, paid by card on the net, the order's number as the sign to pay with. */
  'eshop-faktura': paper(
    sk,
    'DD.MM.YYYY|D.M.YYYY',
    'wide plain',
    'Papierňáčik.sk;Mlynská 18;040 01 Košice;Papierňáčik s. r. o.|KNIHY POD LAMPOU;Námestie SNP 12;974 01 Banská Bystrica;Lampa Media s.r.o.|Hravý svet;Nitrianska 5;917 01 Trnava;HS Online, spol. s r.o.',
    'SK',
    (pen, firm, to) => {
      const bought = pen.buy(
        wares(
          'Diár A5 týždenný;9;18;23|Kniha: Príbehy z hôr;12;24;5|Kniha: Slovenská kuchyňa;15;32;5|Pero guľôčkové, sada;4;12;23|Lepiaci stroj;14;29;23|Spoločenská hra Karavana;19;39;23|Obaly na zošity A5;2;6;23',
        ),
        { count: [2, 5], most: 4, step: 10 },
      ).lines
      const dic = pen.digits('21########')
      const sums = within([
        ...bought,
        ...(pen.chance(0.5)
          ? [line(`Kupón ${say(pen, 'JESEN|VITAJ')}`, -pen.pick([150, 200, 300]), 23)]
          : []),
        line(
          say(pen, 'Packeta – výdajné miesto|Slovenská pošta – na adresu'),
          pen.pick([290, 350, 420]),
          23,
        ),
      ])
      const [number, order] = [
        pen.digits(say(pen, '2026####|FV26#####|1260####')),
        pen.digits('O26####'),
      ]
      return [
        `<div class="sides"><div style="background:#7c3aed;color:#fff;padding:3mm 5mm;border-radius:3mm;font-size:15pt">${escaped(firm.name)}</div><div class="r"><b>Faktúra – daňový doklad</b><br>${number}</div></div><div class="cols" style="margin:6mm 0"><div><span class="tiny">DODÁVATEĽ</span><br><b>${legal(firm)}</b><br>${place(firm)}<br>IČO ${pen.digits('5#######')}<br>DIČ ${dic}<br>IČ DPH SK${dic}</div><div><span class="tiny">ODBERATEĽ</span><br><b>${escaped(to.name)}</b><br>${place(to)}</div><div>${captioned(
          [
            [pen.day(), 'Dátum vystavenia'],
            [pen.day(pen.after(pen.pick([0, 1]))), 'Dátum dodania'],
            [pen.day(pen.after(14)), 'Dátum splatnosti'],
            [`${order} z ${pen.day(pen.after(-2))}`, 'Objednávka'],
          ].map(([value = '', label = '']) => [label, value] as const),
        )}</div></div>${grid('ruled', 'lrrrr', 'Názov|Ks|Cena/ks s DPH|DPH|Spolu s DPH', linesAs(pen, sums.lines, 'tqUrA'))}${beside(
          '1fr 70mm',
          grid('tiny', 'rrr', 'DPH|Základ|Daň', ratesAs(pen, sums.shares, 'rnv')),
          facts([
            ['Celkom s DPH', pen.money(sums.total)],
            ['Uhradené kartou online', pen.money(-sums.total)],
            ['Na úhradu', pen.money(0)],
          ]),
        )}<p style="color:#b91c1c"><b>Neplaťte, už uhradené.</b></p><p>Variabilný symbol ${order.slice(1)}. Tovar môžete vrátiť do 14 dní od prevzatia. Zásielka ${pen.digits('Z ### #### ###')}.</p><div class="foot tiny">Spoločnosť je zapísaná v Obchodnom registri, oddiel Sro, vložka č. ${pen.digits('#####/V')}. Kontakt: info@${firm.name.toLowerCase().includes('lamp') ? 'podlampou' : 'obchod'}.example</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null, hasRates: true },
      ]
    },
    '2025-01-01',
  ),
}

export const huMore: Papers = {
  /** A photographer without tax: the letters for that in the tax column, a bill on account taken off, the person's name with two letters behind it. */
  fotos: paper(
    hu,
    'YYYY-MM-DD|YYYY.MM.DD.|YYYY. month D.',
    'light plain',
    'FÉNYÍRDA FOTÓ;Dumtsa Jenő u. 11.;2000 Szentendre;Barta Noémi e.v.|Kőhalmi Dóra egyéni vállalkozó;Széchenyi tér 8.;3300 Eger|Pillanatkép Stúdió;Kölcsey u. 30.;4400 Nyíregyháza;Oláh Balázs E.V.',
    'HU',
    (pen, firm, to) => {
      const works = [
        line(
          say(pen, 'Rendezvényfotózás, 6 óra|Enteriőr fotózás|Csapatfotózás helyszínen'),
          pen.whole(80, 260) * 100_000,
        ),
        several('Retusált kép', pen.whole(5, 40), 250_000),
        several('Kiszállás, km', pen.whole(20, 180), 18_000),
      ]
      const sums = within([
        ...works,
        ...(pen.chance(0.6)
          ? [
              line(
                `Előleg (${pen.digits('2026-000##')} sz. előlegszámla)`,
                -pen.pick([2_000_000, 4_000_000, 5_000_000]),
              ),
            ]
          : []),
      ])
      const [number, due] = [pen.digits(say(pen, '2026-001##|FI-2026-##')), pen.after(8)]
      return [
        `<div class="sides"><h1 style="font-weight:300;font-size:26pt;margin:0">Számla</h1><div class="r"><span class="tiny">Sorszám</span><br>${number}</div></div><div class="cols" style="background:#f1f5f9;padding:4mm;margin:5mm 0"><div><b>Eladó</b><br>${escaped(firm.name)}<br>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>Adószám: ${pen.digits('5#######-1-33')}<br>Nyilvántartási szám: ${pen.digits('5#######')}</div><div><b>Vevő</b><br>${who(to)}<br>Adószám: ${taxNumber(pen, 'HU')}</div></div>${divided(
          [
            ['Fizetési mód', 'Átutalás'],
            ['Számla kelte', pen.day()],
            ['Teljesítés dátuma', pen.day(pen.after(pen.pick([0, -3])))],
            ['Fizetési határidő', pen.day(due)],
            ['Bankszámlaszám', pen.digits('117#####-########')],
          ],
        )}${grid(
          'ruled',
          'lrrlr',
          'Megnevezés|Mennyiség|Egységár|Áfa|Bruttó ár',
          linesAs(pen, sums.lines, 'tqUA').map(([t = '', q = '', u = '', a = '']) => [
            t,
            q,
            u,
            'AAM',
            a,
          ]),
        )}${part('text-align:right;font-size:16pt;margin-top:5mm', `Fizetendő: <b>${pen.money(sums.total)}</b>`)}<p>AAM: alanyi adómentes. Megjegyzés: köszönöm a bizalmat, a képek 30 napig letölthetők.</p><p class="foot tiny">A számla informatikai rendszerben készült, aláírás és bélyegző nélkül érvényes. 1/1 oldal</p>`,
        { sums, vat: null, documentNumber: number, due },
      ]
    },
  ),
}

export const roMore: Papers = {
  /** The tax office's print of an electronic bill: labels without the language's signs, figures with a point, both sides as lists of fields, rates by their letter. */
  'e-factura': paper(
    { ...ro, group: '', decimal: '.', money: '# RON' },
    'YYYY-MM-DD|DD-MM-YYYY',
    'plain narrow',
    'BIROMAX DISTRIBUTION SRL;STR. INDUSTRIILOR 44;ORADEA, BIHOR|AQUA OFFICE EXPERT S.R.L.;SOS. BUCURESTI-NORD 10;VOLUNTARI, ILFOV|MARGINEAN V. ELENA PERSOANA FIZICA AUTORIZATA;STR. CRISAN 7;DEVA, HUNEDOARA',
    'RO',
    (pen, firm, to) => {
      const sums = onTop(
        pen.buy(
          wares(
            'Apa plata bidon 19 l;18;29;11|Hartie copiator A4 80 g;19;27;21|Toner compatibil 85A;48;95;21|Cafea boabe 1 kg;62;110;11|Pahare carton 100 buc;14;25;21|Biblioraft 7.5 cm;8;15;21|Chirie dozator;25;45;21',
          ),
          { count: [3, 5], most: 12, step: 1 },
        ).lines,
      )
      const [number, due] = [
        pen.digits(
          say(pen, `${firm.name.slice(0, 3)} ######|${firm.name.slice(0, 4)}26####|0000###`),
        ),
        pen.after(pen.pick([15, 30])),
      ]
      const { own, tax } = registered(pen, 'RO')
      const fields = (title: string, all: readonly (readonly [string, string])[]) =>
        `<div style="border:0.25mm solid #94a3b8"><div style="background:#dbeafe;padding:1mm 2mm"><b>${title}</b></div><div style="padding:2mm">${behind(all.map(([label, value]) => [label, value] as const))}</div></div>`
      return [
        `<div class="sides"><b style="font-size:14pt;color:#1d4ed8">RO eFactura</b><span>${told([
          ['Nr. factura', number],
          ['Data emitere', pen.day()],
          ['Data scadenta', pen.day(due)],
          ['Cod tip factura', '380'],
          ['Cod moneda factura', 'RON'],
        ])}</span></div>${beside(
          '1fr 1fr',
          fields('VANZATOR', [
            ['Nume', firm.name],
            ['Cod TVA', tax],
            ['Nr. reg. comertului', `J0${pen.digits('#/####/20')}1${pen.whole(0, 9)}`],
            ['Adresa', firm.address[0] ?? ''],
            ['Oras, judet', firm.address[1] ?? ''],
            ['Tara', 'RO'],
          ]),
          fields('CUMPARATOR', [
            ['Nume', to.name],
            ['Identificator TVA', taxNumber(pen, 'RO')],
            ['Adresa', to.address[0] ?? ''],
            ['Oras', to.address[1] ?? ''],
            ['Tara', 'RO'],
            ['Referinta comanda', pen.digits('CMD-####')],
          ]),
        )}<p><b>LINIE FACTURA</b></p>${grid(
          'boxy tiny',
          'rlrlrrr',
          'Linia|Nume articol|Cantitatea facturata|UM|Pretul net|Cota TVA|Valoarea neta',
          linesAs(pen, sums.lines, 'tqura').map(([t = '', q = '', u = '', r = '', a = ''], at) => [
            String(at + 1),
            t,
            `${q}.00`,
            'H87',
            u,
            r.replace('%', '.00'),
            a,
          ]),
        )}<p><b>TVA</b></p>${grid(
          'boxy tiny',
          'lrrr',
          'Categorie TVA|Cota|Baza de calcul|Valoare TVA',
          ratesAs(pen, sums.shares, 'rnv').map(([r = '', n = '', v = '']) => ['S', r, n, v]),
        )}<p><b>TOTALURI DOCUMENT</b></p>${facts(
          [
            ['Suma valorilor nete', pen.money(sums.net)],
            ['VALOARE TOTALA fara TVA', pen.money(sums.net)],
            ['TOTAL TVA', pen.money(sums.vat)],
            ['VALOARE TOTALA cu TVA', pen.money(sums.total)],
            ['TOTAL PLATA', pen.money(sums.total)],
          ],
          'width:100%;border:0.25mm solid #94a3b8',
        )}<p><b>INSTRUCTIUNI DE PLATA</b><br>Nota plata: ordin de plata<br>Cont: ${iban(pen, 'RO').replaceAll(' ', '')}<br>CIF furnizor ${own}</p><p class="foot tiny">Index incarcare: ${pen.digits('5#########')}. Fisierul XML este originalul facturii electronice.</p>`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 8.5pt; }',
      ]
    },
    '2025-08-01',
  ),
}
