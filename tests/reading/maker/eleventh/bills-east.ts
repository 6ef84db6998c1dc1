/** Invoices of Estonia, Poland, the Czech Republic and Slovakia: web, a carrier in euros, a correction, a roofer. */
import type { Random } from '../../../support/random'
import {
  below,
  block,
  escaped,
  firms,
  line,
  negated,
  onTop,
  paged,
  penFor,
  sign,
  table,
  truthOf,
  wares,
} from '../eighth/kit'
import { cz, pl } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { customer, lettered, page, plains, serifs } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { boxes, captioned, ee, leaders, rateFrom, sk, wordmark } from './kit'

const estonians = firms(
  'Zonehost OÜ;Lõõtsa 6;11415 Tallinn;Zonehost|Reklaamitöökoda Kiri ja Kuju OÜ;Vanemuise 21;51014 Tartu;Kiri ja Kuju|FIE Mart Lepik;Metsa 4;71020 Viljandi;Mart Lepik',
)

/** An Estonian `arve`: few lines, tax with its rise, the reference number after the invoice's, seller below the sums. */
export function arve(random: Random): Sheet {
  const pen = penFor(random, ee, 'DD.MM.YYYY|D. month YYYY|YYYY-MM-DD')
  const firm = pen.pick(estonians)
  const client = pen.pick(
    firms(
      'Mesikäpp Grupp OÜ;Pärnu mnt 22;10141 Tallinn|Saarte Turism MTÜ;Lossi 3;93819 Kuressaare',
    ),
  )
  const rate = rateFrom(pen, '2025-07-01', 22, 24)
  const sums = pen.buy(
    wares(
      `Veebimajutus 12 kuud;48;160;${rate}|Domeen .ee 1 a;7;12;${rate}|Kujundustööd, h;45;70;${rate}|Kleebised 100 tk;60;140;${rate}|Hooldus kuutasu;25;90;${rate}`,
    ),
    { count: [1, 4], most: 5, step: 10 },
  )
  const number = pen.digits(pen.pick(['######', 'ZH26####', '26-##']))
  return paged(
    'A4',
    page(pen, [...plains, 'URW Gothic']),
    [
      `<div class="sides"><div style="font-size:20pt">Arve ${number}</div>${sign('#1d4ed8')}</div><p>${pen.day()} · maksetähtaeg ${pen.day(pen.after(7))} · viitenumber ${pen.digits('########')}</p><p>Maksja: ${escaped([client.name, ...client.address].join(', '))}</p>
       ${table('items', linesAs(pen, sums.lines, 'tqua'), ['Kirjeldus', 'Kogus', 'Hind', 'Summa'])}
       ${table('sums', sumsAs(pen, sums, 'NVT', `Summa käibemaksuta|Käibemaks ${rate}%|Tasuda`))}
       <hr style="margin-top:12mm"><div class="sides small"><div><b>${escaped(firm.name)}</b><br>${block(firm.address)}</div><div>Reg. kood ${pen.digits('1#######')}<br>KMKR EE10${pen.digits('#######')}</div><div>${pen.digits('EE## #### #### #### ####')}<br>Swedbank</div></div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const hauliers = firms(
  'TRANS-LIS Sp. z o.o.;ul. Portowa 7;70-604 Szczecin;TRANS-LIS|Spedycja Baca Jan Gąsienica;ul. Nowotarska 18;34-500 Zakopane;Jan Gąsienica|Warmia Logistyka S.A.;al. Sikorskiego 90;10-088 Olsztyn',
)

/** A Polish carrier's invoice in euros: the tax told in złoty as well at the bank's rate of a day before, a route, a truck. */
export function fakturaEuro(random: Random): Sheet {
  const pen = penFor(random, pl, 'DD.MM.YYYY|YYYY-MM-DD|DD-MM-YYYY', {
    currency: 'EUR',
    money: '# EUR',
  })
  const [firm, client] = [pen.pick(hauliers), customer(pen, 'PL')]
  const sums = onTop([
    line(
      `Transport ${pen.pick(['Szczecin – Rotterdam', 'Olsztyn – Wien', 'Kraków – Lyon'])}`,
      pen.whole(60, 240) * 1000,
      23,
    ),
    ...(pen.chance(0.5) ? [line('Postój, opłata za godzinę', pen.whole(3, 18) * 1000, 23)] : []),
  ])
  const course = pen.whole(42_100, 43_900)
  const zloty = (cents: number) => pen.plain(Math.round((cents * course) / 10_000))
  const number = pen.digits(pen.pick(['FVE/###/11/26', '##/EUR/2026', 'FW ####/26']))
  return paged(
    'A4',
    page(
      pen,
      [...plains, 'DejaVu Serif'],
      '.items :is(td, th) { border: 0.15mm solid #444; padding: 1mm 2mm; }',
    ),
    [
      `<div class="sides"><div>${wordmark(firm.also[0] ?? firm.name, '#0f172a', 'Nimbus Sans')}</div><div class="right">Faktura<br><b>${number}</b></div></div>${boxes(
        [
          ['Miejsce i data wystawienia', `${firm.address[1]?.slice(7) ?? ''}, ${pen.day()}`],
          ['Wykonano usługę', pen.day(pen.after(-3))],
          ['Termin zapłaty', pen.day(pen.after(45))],
        ],
      )}<div class="sides"><div><span class="small">Wystawca</span><br>${lettered(firm)}<br>NIP PL${taxNumber(pen, 'PL').replaceAll('-', '')}</div><div><span class="small">Odbiorca faktury</span><br>${lettered(client)}<br>NIP ${taxNumber(pen, 'PL')}</div></div><p class="small">Zlecenie ${pen.digits('ZL-#####')}, pojazd ${pen.digits('@@ ####@')}, CMR ${pen.digits('######')}</p>
       ${table(
         'items',
         sums.lines.map((each) => [each.text, 'usł.', '1', pen.plain(each.amount), '23%']),
         ['Usługa', 'J.m.', 'Ilość', 'Netto EUR', 'Stawka'],
       )}
       ${table('sums', sumsAs(pen, sums, 'NVT', 'Netto|Podatek VAT 23%|Do zapłaty'))}
       <p class="small">Kurs NBP z dnia ${pen.day(pen.after(-1))}: 1 EUR = ${(course / 10_000).toFixed(4).replace('.', ',')} PLN. Kwota podatku VAT: ${zloty(sums.vat)} PLN, wartość brutto ${zloty(sums.total)} PLN.</p><p>Rachunek walutowy ${iban(pen, 'PL')}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const czechs = firms(
  'Papírnictví U Zvonu;Náměstí Míru 8;686 01 Uherské Hradiště;Zvon Office s.r.o.|Elektro Havlíček s.r.o.;Dukelská 4;370 01 České Budějovice;Elektro Havlíček|Pekařství Moravec;Kostelní 11;588 56 Telč;Ing. Jiří Moravec',
)
const czechGoods = wares(
  'Kancelářský papír A4 box;520;690;21|Toner HP kompatibilní;690;1490;21|Chléb konzumní 50 ks;1450;1950;12|LED trubice 120 cm;149;219;21|Koláče svatební;680;1200;12',
)

/** A Czech tax document that corrects: amounts below nothing, the first document's number beside its own, why. */
export function dobropis(random: Random): Sheet {
  const pen = penFor(random, cz, 'DD.MM.YYYY|D. M. YYYY|DD.MM.YY')
  const [firm, client] = [pen.pick(czechs), customer(pen, 'CZ')]
  const sums = negated(pen.buy(czechGoods, { count: [1, 3], most: 5, step: 100 }))
  const number = pen.digits(pen.pick(['D26####', '260####', 'ODD-###/26']))
  return paged(
    'A4',
    page(
      pen,
      [...plains, 'DejaVu Serif'],
      '.two > div { border: 0.2mm solid #777; padding: 3mm; flex: 1; }',
    ),
    [
      `<h1 style="margin-top:0">Opravný daňový doklad č. ${number}</h1><p>k daňovému dokladu č. ${pen.digits('26#####')} ze dne ${pen.day(pen.after(-20))}</p><div class="sides two"><div><b>${escaped(firm.name)}</b><br>${below(firm)}<br>IČ ${pen.digits('########')} DIČ ${taxNumber(pen, 'CZ')}</div><div>${lettered(client)}</div></div>${boxes(
        [
          ['Vystaveno', pen.day()],
          ['Důvod opravy', pen.pick(['vrácení zboží', 'reklamace', 'sleva dodatečně'])],
          ['Způsob úhrady', 'zápočtem'],
        ],
      )}
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           String(each.quantity),
           pen.plain(each.amount),
           `${each.rate}%`,
         ]),
         ['Popis', 'Ks', 'Bez DPH', 'Sazba'],
       )}
       ${table(
         'items',
         sums.shares.map(({ rate, net, vat }) => [
           `Oprava základu ${rate} %`,
           pen.plain(net),
           pen.plain(vat),
         ]),
         ['', 'Základ', 'Daň'],
       )}
       ${table('sums', [['K vrácení', pen.money(sums.total)]])}<p class="small">Odběratel potvrdí přijetí opravného dokladu. Razítko a podpis:</p>`,
    ],
    truthOf(pen, {
      supplier: firm,
      sums,
      documentNumber: number,
      kind: 'credit-note',
      hasRates: true,
    }),
  )
}

const slovaks = firms(
  'Strechy Oravec s.r.o.;Kláštorská 3;054 01 Levoča;Strechy Oravec|Účtovníctvo Dana Hrušková;Štúrova 19;949 01 Nitra;Dana Hrušková|Autoservis Bystrica spol. s r.o.;Zvolenská cesta 40;974 05 Banská Bystrica',
)

/** A Slovak invoice: seller and buyer in columns without a frame, a symbol for payment equal to the number, a sum in words. */
export function faktura(random: Random): Sheet {
  const pen = penFor(random, sk, 'DD.MM.YYYY|D.M.YYYY|D. month YYYY', {
    money: random.pick(['# €', '# EUR', '€ #']),
  })
  const firm = pen.pick(slovaks)
  const client = pen.pick(
    firms('Penzión Limba;Dedinky 84;049 73 Dedinky|LOGISTA, a.s.;Galvaniho 7;821 04 Bratislava'),
  )
  const rate = rateFrom(pen, '2025-01-01', 20, 23)
  const sums = pen.buy(
    wares(
      `Oprava strechy, práca h;24;36;${rate}|Plechová krytina m2;14;22;${rate}|Vedenie účtovníctva mesiac;120;340;${rate}|Výmena oleja a filtrov;78;140;${rate}|Doprava;20;60;${rate}`,
    ),
    { count: [1, 4], most: 12, step: 10 },
  )
  const number = pen.digits(pen.pick(['2026####', '26####', 'FA26/###']))
  return paged(
    'A4',
    page(pen, [...serifs, ...plains]),
    [
      `<div class="sides"><div style="width:78mm">${captioned([
        ['dodávateľ', firm.name],
        ['sídlo', firm.address.join(', ')],
        ['IČO / IČ DPH', `${pen.digits('########')} / SK20${pen.digits('########')}`],
      ])}</div><div style="width:78mm">${captioned([
        ['odberateľ', client.name],
        ['adresa', client.address.join(', ')],
        ['IČO', pen.digits('########')],
      ])}</div></div><h1>Faktúra – daňový doklad</h1><div class="sides small"><div>${leaders([
        ['Faktúra č.', number],
        ['Dodané', pen.day(pen.after(-2))],
      ])}</div><div>${leaders([
        ['Vyhotovené', pen.day()],
        ['Splatné', pen.day(pen.after(14))],
      ])}</div></div>
       ${table('items', linesAs(pen, sums.lines, 'tqua'), ['Predmet', 'Množ.', 'Cena/j.', 'Spolu'])}
       ${table('sums', sumsAs(pen, sums, 'NVT', `Základ dane|DPH ${rate} %|K úhrade`))}<p>${pen.digits('SK## #### #### #### #### ####')}, variabilný symbol uveďte číslo faktúry.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}
