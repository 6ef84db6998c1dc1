/** Papers of Poland, Czechia, Slovakia, Hungary and Romania: notaries, a car wash, a broker, a carrier, a park, a club, a taxi, translators. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { cz, hu, pl, ro } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { sk } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code, each, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { formed, stacked, tally } from '../thirteenth/kit'
import { headed, say } from '../twelfth/kit'
import { beside, dotted, jotted, part, priced, ribbon } from './kit'
import { registered } from './north-kit'

export const plPapers: Papers = {
  /** A notary's: fees with tax, a tax and court fees collected without, the office in a frame like a rubber stamp. */
  kancelaria: paper(
    pl,
    'DD.MM.YYYY|DD.MM.YYYY r.',
    'book plain',
    'Kancelaria Notarialna Bożena Widera;ul. Piekarska 6;41-902 Bytom|NOTARIUSZ TADEUSZ ŁĘCKI;Rynek 14;33-300 Nowy Sącz;Kancelaria Notarialna Tadeusz Łęcki|Kancelaria Notarialna Zaremba i Wójtowicz s.c.;al. Niepodległości 30;65-042 Zielona Góra',
    'PL',
    (pen, firm, to) => {
      const sums = onTop([
        line('Taksa notarialna', pen.whole(80, 560) * 1000, 23),
        several('Wypis aktu, strona', pen.whole(12, 60), 600, 23),
        line('Wniosek wieczystoksięgowy', 20_000, 23),
        line('Opłata sądowa pobrana', pen.pick([20_000, 35_000]), 0),
        line('PCC pobrany', pen.whole(20, 140) * 10_000, 0),
      ])
      const number = pen.digits(say(pen, `FV ###/26/N|###/${pen.day(pen.date, 'MM')}/2026`))
      return [
        `${part('border:0.4mm solid #1e3a8a;color:#1e3a8a;width:78mm;padding:2mm;text-align:center', `<b>${escaped(firm.name)}</b><br>${place(firm)}<br>NIP ${taxNumber(pen, 'PL')}${firm.also.length > 0 ? `<br>${legal(firm)}` : ''}`)}<p class="r">${(firm.address[1] ?? '').slice(7)}, ${pen.day()}</p><h1 class="mid">Faktura ${number}</h1><p>Nabywca: ${who(to, ', ')}, NIP ${taxNumber(pen, 'PL')}</p><p>Rep. A nr ${pen.digits('####/26')} z dnia ${pen.day(pen.after(-1))}, sposób zapłaty: ${say(pen, 'gotówka|przelew, zapłacono')}.</p>${grid(
          'boxy',
          'rlrrr',
          'Lp.|Nazwa|Ilość|VAT|Netto',
          linesAs(pen, sums.lines, 'tqra').map(([t = '', q = '', r = '', a = ''], at) => [
            String(at + 1),
            t,
            q,
            r === '0%' ? 'np.' : r,
            a,
          ]),
        )}${tally(sumsAs(pen, sums, 'nvT', 'Razem netto i opłaty|VAT 23%|Razem zapłacono'))}<div class="cols" style="margin-top:20mm"><div class="mid tiny">odebrał</div><div class="mid tiny">wystawił: ${say(pen, 'asesor M. Cieślak|notariusz')}</div></div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),

  /** A broker's of insurance: policies that it collects for, free of tax, one rate of two, a form of boxes. */
  broker: paper(
    pl,
    'YYYY-MM-DD|DD.MM.YYYY',
    'plain light',
    'Kompas Broker;ul. Ogrodowa 58;00-876 Warszawa;Kompas Broker Ubezpieczeniowy Sp. z o.o.|TARCZA PLUS;ul. Długa 29;80-827 Gdańsk;Tarcza Plus Brokerzy S.A.|Biuro Ubezpieczeń Jodełka;ul. Sienkiewicza 3;25-333 Kielce;Paweł Jodełka',
    'PL',
    (pen, firm, to) => {
      const sums = within([
        line('OC działalności', pen.whole(40, 260) * 1000),
        line('Mienie od ognia', pen.whole(30, 190) * 1000),
        line('Flota, AC i NNW', pen.whole(90, 620) * 1000),
        line('Prowizja za obsługę polis', pen.pick([15_000, 25_000])),
        line('Zniżka za bezszkodowość', -pen.whole(5, 30) * 1000),
      ])
      const [number, due] = [pen.digits(say(pen, 'NB/####/26|R-26-#####')), pen.after(14)]
      return [
        `${beside('1fr 1fr', part('border-left:4mm solid #b91c1c;padding-left:4mm', `<b style="font-size:17pt">${escaped(firm.name)}</b>`), `<div class="r tiny">${legal(firm)}<br>${place(firm)}<br>zezwolenie KNF ${pen.digits('####')}<br>NIP ${taxNumber(pen, 'PL')}</div>`)}<p style="margin-top:9mm">Rachunek nr <b>${number}</b>, wystawiony ${pen.day()}</p>${formed(
          [
            ['Klient', `${to.name}, ${to.address.join(', ')}`],
            ['NIP', taxNumber(pen, 'PL')],
            ['Okres ochrony', `${pen.day(pen.after(15))} – ${pen.day(pen.after(379))}`],
            ['Opiekun', say(pen, 'Alicja Bednarz|Grzegorz Maj')],
          ],
          2,
        )}${dotted(priced(pen, sums.lines, 'tA'))}${part('background:#fee2e2;padding:4mm;margin-top:6mm;font-size:13pt', `Do zapłaty ${pen.money(sums.total)} do ${pen.day(due)}`)}<p>Usługa zwolniona z VAT, art. 43 ust. 1 pkt 37 ustawy. Konto ${iban(pen, 'PL')}. Kolejna rata ${pen.day(pen.after(190))}: ${pen.money(Math.round(sums.total / 200) * 100)}.</p>`,
        { sums, vat: null, documentNumber: number, due },
      ]
    },
  ),
}

export const plTills = {
  /** A car wash's fiscal slip: programmes by letter of rate, a card, the buyer's tax number at the foot. */
  myjnia: slip(
    {
      shops:
        'MYJNIA SZUWAREK;ul. Elbląska 90;10-672 Olsztyn;Szuwarek Roman Kłos|Auto Spa Bałuty;ul. Zgierska 214;91-362 Łódź;Auto Spa Bałuty Sp. z o.o.|CZYSTE KOŁA;ul. Lwowska 150;33-100 Tarnów;Czyste Koła s.c.',
      notation: pl,
      days: 'YYYY-MM-DD|DD-MM-YYYY',
    },
    57,
    (pen, shop) => {
      const sums = within([
        line('Mycie zewn. kpl', pen.whole(30, 80) * 100, 23),
        line('Odkurzanie', pen.whole(15, 40) * 100, 23),
        line('Wosk', pen.pick([1000, 1500, 2000]), 23),
      ])
      const number = pen.digits('######')
      return [
        typed(
          57,
          32,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^NIP ${taxNumber(pen, 'PL')}
          ${pen.day()}|nr wydr. ${number}
          !^PARAGON FISKALNY
          =-
          ${each(sums.lines, (one) => `${one.text}\n····1 * ${pen.plain(one.amount)}|${pen.plain(one.amount)} A`)}
          =-
          SPRZEDAZ OPODATK. A|${pen.plain(sums.total)}
          PTU A 23%|${pen.plain(sums.vat)}
          SUMA PTU|${pen.plain(sums.vat)}
          !SUMA PLN|${pen.plain(sums.total)}
          =-
          KARTA|${pen.plain(sums.total)}
          #${pen.digits('00#')} Kasjer 1|${pen.clock()}
          NIP nabywcy|${taxNumber(pen, 'PL').replaceAll('-', '')}
          ^${pen.digits('@@@ ##########')}
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}

export const czPapers: Papers = {
  /** A carrier's: loads by day, tolls, waiting, order of another firm, a day of supply beside that of issue, a stamp by hand. */
  autodoprava: paper(
    cz,
    'DD.MM.YYYY|D. M. YYYY',
    'plain narrow',
    'Autodoprava Pešek;Na Výsluní 412;538 03 Heřmanův Městec;Zdeněk Pešek|TRANSLOG BESKYDY;Místecká 88;739 21 Paskov;Translog Beskydy s.r.o.|Kamiony Vltava a.s.;Přístavní 5;370 01 České Budějovice',
    'CZ',
    (pen, firm, to) => {
      const sums = onTop([
        ...Array.from({ length: pen.whole(2, 5) }, () =>
          line(
            `Přeprava ${say(pen, 'Brno–Praha|Ostrava–Plzeň|Tábor–Liberec')}`,
            pen.whole(38, 190) * 10_000,
            21,
          ),
        ),
        line('Mýtné', pen.whole(6, 29) * 10_000, 21),
        several('Čekání, hod.', pen.whole(1, 5), 45_000, 21),
      ])
      const [number, due] = [pen.digits(say(pen, '26#####|2026####')), pen.after(30)]
      const { own, tax } = registered(pen, 'CZ')
      return [
        `<table class="t boxy"><tr><td colspan="2" class="r"><b>Faktura – daňový doklad č. ${number}</b></td></tr><tr><td style="width:50%">Dodavatel<br><b>${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}<br>IČ ${own}<br>DIČ ${tax}</td><td>Odběratel<br>${who(to)}<br>DIČ ${taxNumber(pen, 'CZ')}</td></tr><tr><td>Účet ${pen.digits('##########')}/0300<br>VS ${number}</td><td>${told(
          [
            ['Vystaveno', pen.day()],
            ['Uskut. zdaň. plnění', pen.day(pen.after(-4))],
            ['Splatnost', pen.day(due)],
            ['Objednávka', pen.digits('OBJ-#####')],
          ],
        )}</td></tr></table><p>Fakturujeme Vám dle přiložených přepravních listů ze dne ${pen.day(pen.after(-6))}:</p>${grid('', 'lrrr', 'Text|Množství|Cena|Celkem', linesAs(pen, sums.lines, 'tqua'))}${grid('boxy', 'rrrr', 'Sazba|Základ|DPH|Celkem', ratesAs(pen, sums.shares, 'rnvg'))}<p class="r" style="font-size:15pt">K úhradě <b>${pen.money(sums.total)}</b></p>${jotted(say(pen, 'zaplaceno z KB|ok Jana'), 'right:40mm;bottom:60mm')}<p class="foot tiny">Zapsáno v ŽR. V případě prodlení účtujeme 0,05 % denně. Vozidlo ${pen.digits('#E# ####')}.</p>`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
  ),
}

export const czTills = {
  /** Of a machine that sells hours to park: very short, no tax told, a number of the slip. */
  parkovne: slip(
    {
      shops:
        'PARKOVIŠTĚ U DIVADLA;Divadelní 3;415 01 Teplice;Technické služby Teplice-Trnovany s.r.o.|P+R Zbraslav;Žitavského 1;156 00 Praha;Parking Jih a.s.|Hrad Loket – parkoviště;Zámecká 67;357 33 Loket;Město Loket',
      notation: cz,
      days: 'DD.MM.YYYY|DD.MM.YY',
    },
    57,
    (pen, shop) => {
      const sums = within([line('Parkovné', pen.whole(2, 24) * 1000, 21)])
      const number = pen.digits('0#####')
      return [
        `<div class="mid"><b>${escaped(shop.name)}</b><br><br>PLATÍ DO<br><span style="font-size:16pt">${pen.day()}<br>1${pen.whole(4, 9)}:${pen.whole(10, 59)}</span></div><hr>${facts(
          [
            ['Zakoupeno', `${pen.day()} 1${pen.whole(0, 3)}:${pen.whole(10, 59)}`],
            ['RZ', pen.digits('#@# ####')],
            ['Zaplaceno', pen.money(sums.total)],
            ['Mince / karta', 'karta'],
            ['Doklad č.', number],
          ],
          'width:100%',
        )}<hr><p class="tiny mid">${legal(shop)}<br>${place(shop)}<br>IČO ${pen.digits('########')}<br>Cena včetně 21 % DPH<br>Umístěte viditelně za sklo</p>`,
        { sums, vat: null, hasLines: false, documentNumber: number },
      ]
    },
  ),
}

export const skPapers: Papers = {
  /** A sports club's: fees of members and hire of a hall, no payer of tax, an amount by code, a name with its legal form only at the foot. */
  'sportovy-klub': paper(
    sk,
    'DD.MM.YYYY|D. M. YYYY',
    'wide light',
    'TJ Slávia Prievoz;Ihrisková 2;821 05 Bratislava;TJ Slávia Prievoz, o.z.|Plavecký klub Delfín Šaľa;Kúpeľná 9;927 01 Šaľa|HK ORAVA ZUBEREC;Športová 88;027 32 Zuberec;HK Orava Zuberec, občianske združenie',
    'SK',
    (pen, firm, to) => {
      const sums = within([
        several('Členský príspevok', pen.whole(1, 12), pen.pick([4500, 6000, 8500])),
        several('Prenájom haly, hod.', pen.whole(2, 16), 2800),
        line('Štartovné turnaj', pen.pick([5000, 9000])),
      ])
      const [number, due] = [pen.digits(say(pen, '26###|VF-26-0##')), pen.after(14)]
      return [
        `<div style="display:flex;gap:5mm;align-items:center"><div style="width:18mm;height:18mm;border-radius:50%;background:#b91c1c"></div><b style="font-size:18pt">${escaped(firm.name)}</b></div>${headed(
          [
            ['Faktúra', number],
            ['Dátum vystavenia', pen.day()],
            ['Dodané', pen.day(pen.after(-3))],
            ['Splatnosť', pen.day(due)],
          ],
        )}${beside('1fr 45mm', `Odberateľ<br>${who(to)}<br>IČO ${pen.digits('########')}`, `${code(pen, 34)}<span class="tiny">PAY by square</span>`)}${grid('ruled', 'lrrr', 'Položka|Počet|Cena|Spolu', linesAs(pen, sums.lines, 'tqUA'))}<p style="font-size:14pt">Na úhradu: <b>${pen.money(sums.total)}</b></p><p>IBAN ${pen.digits('SK## 0900 0000 00## #### ####')}, variabilný symbol ${pen.digits('26#####')}. Nie sme platiteľmi DPH.</p><div class="foot tiny mid">${legal(firm)} · ${place(firm, ' · ')} · IČO ${pen.digits('########')} · registrácia MV SR ${pen.digits('VVS/1-900/90-#####')}</div>`,
        { sums, vat: null, documentNumber: number, due },
      ]
    },
  ),
}

export const huPapers: Papers = {
  /** Of translators: characters of text, two days of supply and issue, small forints, the tax in the sums. */
  forditoiroda: paper(
    hu,
    'YYYY.MM.DD.|YYYY. MM. DD.',
    'plain light',
    'Babel Fordítóiroda Kft.;Petőfi tér 4;6720 Szeged|LINGVAPONT;Király utca 20;7621 Pécs;Lingvapont Nyelvi Szolgáltató Bt.|Dr. Vámosi Fordítás;Bajcsy-Zs. út 11;9021 Győr;Vámosi Eszter e.v.',
    'HU',
    (pen, firm, to) => {
      const sums = onTop([
        line(
          say(pen, 'Angol–magyar fordítás, 42 000 leütés|Német–magyar szakfordítás'),
          pen.whole(60, 320) * 100_000,
          27,
        ),
        line('Lektorálás', pen.whole(10, 70) * 100_000, 27),
        several('Hiteles másolat', pen.whole(1, 5), 450_000, 27),
      ])
      const rounded = { ...sums, vat: Math.round((sums.net * 0.27) / 100) * 100 }
      const whole = {
        ...rounded,
        total: rounded.net + rounded.vat,
        shares: [{ rate: 27, net: rounded.net, vat: rounded.vat }],
      }
      const [number, due] = [pen.digits(say(pen, 'BF-26/####|2026-000##')), pen.after(8)]
      return [
        beside(
          '50mm 1fr',
          stacked([
            ['Számlaszám', number],
            ['Kelt', pen.day()],
            ['Teljesítés', pen.day(pen.after(-2))],
            ['Fizetési határidő', pen.day(due)],
            ['Fizetés módja', 'átutalás'],
            ['Bankszámla', pen.digits('########-########-########')],
          ]),
          `<b style="font-size:18pt;color:#4338ca">${escaped(firm.name)}</b><p>Szolgáltató: ${legal(firm)}<br>${place(firm)}<br>Adószám ${taxNumber(pen, 'HU')}</p><p>Vevő: ${who(to)}<br>Adószám ${taxNumber(pen, 'HU')}</p>${dotted(priced(pen, whole.lines, 'tA'))}<hr>${tally(sumsAs(pen, whole, 'NVT', 'Nettó|ÁFA 27%|Fizetendő'))}<p class="tiny">Megrendelés: ${pen.day(pen.after(-14))}, ${say(pen, 'e-mailben|ajánlat szerint')}. A számla e-számla, papíron másolat.</p>`,
        ),
        { sums: whole, documentNumber: number, due },
      ]
    },
  ),
}

export const huTills = {
  /** A taxi's: a ride's parts in whole forints, the number of the machine for the tax office. */
  taxi: slip(
    {
      shops:
        'GURULÓ TAXI;Hungária krt. 140;1146 Budapest;Guruló Taxi Kft.|Tisza Taxi;Kossuth u. 8;5000 Szolnok;Kis Béla e.v.|ZÖLD RENDSZÁM;Piac u. 51;4025 Debrecen;Zöld Rendszám Bt.',
      notation: hu,
      days: 'YYYY.MM.DD.|YYYY.MM.DD',
    },
    57,
    (pen, shop) => {
      const sums = within([
        line('ALAPDÍJ', 110_000, 27),
        line('ÚTDÍJ', pen.whole(12, 130) * 10_000, 27),
      ])
      const number = pen.digits('0###/000##')
      return [
        typed(
          57,
          30,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^ADÓSZÁM: ${taxNumber(pen, 'HU')}
          ^--- NYUGTA ---
          ${each(sums.lines, (one) => `C00 ${one.text}|${pen.plain(one.amount)}`)}
          =-
          !ÖSSZESEN:|${pen.plain(sums.total)} Ft
          BANKKÁRTYA|${pen.plain(sums.total)} Ft
          =-
          NYUGTASZÁM:|${number}
          ${pen.day()}|${pen.clock()}
          RENDSZÁM|${pen.digits('@@@@-###')}
          ^NAV Ellenőrző kód: ${pen.digits('@#@#@')}
          ^${pen.digits('A########')}
          `,
        ),
        { sums, vat: null, documentNumber: number },
        tall,
      ]
    },
  ),
}

export const roPapers: Papers = {
  /** A notary public's: a fee with tax, taxes of the register and archive without, a bond and a bill on one sheet. */
  'birou-notarial': paper(
    ro,
    'DD.MM.YYYY|DD/MM/YYYY',
    'book slab',
    'BIN Cristea Adelina;Str. Horea 5;400174 Cluj-Napoca;Birou Individual Notarial Cristea Adelina|SOCIETATE NOTARIALĂ VERITAS;Bd. Carol I 24;700505 Iași;SPN Veritas|BIN Munteanu Sorin;Str. Republicii 40;500030 Brașov',
    'RO',
    (pen, firm, to) => {
      const sums = onTop([
        line('Onorariu autentificare', pen.whole(30, 480) * 1000, 21),
        line('Onorariu legalizare copii', pen.whole(2, 18) * 1000, 21),
        line('Taxă carte funciară', pen.pick([15_000, 45_000]), 0),
        line('Taxă arhivă', pen.pick([2000, 4500]), 0),
      ])
      const number = pen.digits(say(pen, 'BNC ####|VRT ######'))
      const box = 'border:0.3mm solid #333;padding:4mm;margin-bottom:5mm'
      return [
        `${part(
          box,
          ribbon([
            ['FACTURA seria și nr.', number],
            ['Data', pen.day()],
            ['Încheiere nr.', `${pen.digits('####')} / ${pen.day(pen.after(-1))}`],
          ]),
          beside(
            '1fr 1fr',
            `<b>${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>CIF ${taxNumber(pen, 'RO')}`,
            `Beneficiar<br>${who(to)}<br>CIF ${taxNumber(pen, 'RO')}`,
          ),
          grid('', 'lrr', 'Explicații|Cota TVA|Valoare', linesAs(pen, sums.lines, 'tra')),
          grid('boxy', 'rrr', 'Cota|Bază|TVA', ratesAs(pen, sums.shares, 'rnv')),
          `<p class="r">Total de plată <b>${pen.money(sums.total)}</b></p>`,
        )}${part(box, `<b>CHITANȚĂ</b> ${pen.digits('CH ####')} din ${pen.day()}<p>Am primit de la ${escaped(to.name)} suma de ${pen.plain(sums.total)} lei reprezentând contravaloarea facturii ${number}.</p><p class="r">Casier, ________</p>`)}<p class="tiny">Notar public, membru al Camerei Notarilor Publici ${escaped((firm.address[1] ?? '').slice(7))}</p>`,
        { sums, documentNumber: number, kind: 'receipt', due: null, hasRates: true },
      ]
    },
    '2025-08-01',
  ),
}

export const roTills = {
  /** A car wash's fiscal slip: the firm above the shop's name, a buyer's code, groups of tax, lei. */
  spalatorie: slip(
    {
      shops:
        'SPĂLĂTORIA BULE;Șos. Pantelimon 301;București;SC Bule Auto Wash SRL|Splash Box;Calea Buziașului 12;Timișoara;Splash Box Wash SRL-D|CAR SPA TOMIS;Bd. Tomis 391;Constanța;Tomis Detailing SRL',
      notation: ro,
      days: 'DD/MM/YYYY|DD-MM-YYYY',
      since: '2025-08-01',
    },
    57,
    (pen, shop) => {
      const sums = within(
        pen.buy(
          wares(
            'SPALARE EXT;30;55;21|ASPIRAT INT;20;35;21|CEARA LICHIDA;15;30;21|ODORIZANT;8;16;21|CURATAT TAPIT;90;180;21',
          ),
          { count: [2, 3], step: 100 },
        ).lines,
      )
      const number = pen.digits('####')
      return [
        typed(
          57,
          32,
          `
          ^${shop.also[0] ?? shop.name}
          !^${shop.name}
          ${each(shop.address, (text) => `^${text}`)}
          ^C.I.F. ${taxNumber(pen, 'RO')}
          CIF CLIENT: ${taxNumber(pen, 'RO')}
          =-
          ${each(sums.lines, (one) => `1 BUC x ${pen.plain(one.amount)}\n${one.text}|${pen.plain(one.amount)} A`)}
          =-
          !TOTAL LEI|${pen.plain(sums.total)}
          CARD|${pen.plain(sums.total)}
          TVA A 21%|${pen.plain(sums.vat)}
          TOTAL TVA|${pen.plain(sums.vat)}
          =-
          BON FISCAL NR|${number}
          ${pen.day()}|${pen.clock()}
          Z:${pen.digits('0###')}  OP:1
          ^${pen.digits('DB##########')}
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}
