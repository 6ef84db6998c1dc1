/** Bills of the east and south-east: Polish final bills, a Czech garage, a Hungarian accountant, a Romanian workshop, a Croatian craft, a Greek office, Lithuanian and Latvian services. */
import type { Random } from '../../../support/random'
import { block, firms, line, onTop, penFor, several, truthOf, wares } from '../eighth/kit'
import { cz, hu, pl, ro } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import { inFull, lettered } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { gr, hr } from '../tenth/notations'
import { rateFrom } from '../eleventh/kit'
import { buyerOf } from './buyers'
import {
  behind,
  divided,
  goods,
  headed,
  inLine,
  letter,
  letterhead,
  logo,
  lt,
  lv,
  oneLine,
  pushed,
  rates,
  say,
} from './kit'

const poles = firms(
  'Drukarnia Offsetowa Gryf;ul. Bohaterów Warszawy 30;70-340 Szczecin;Gryf Poligrafia Sp. z o.o.|Biuro Rachunkowe Saldo Plus;ul. Piotrkowska 201;90-451 Łódź;Halina Bednarek|Zakład Stolarski Dąb;Przemysłowa 6;16-300 Augustów;Dąb s.c. K. i M. Romanowscy',
)

/** A Polish bill after an order's advance: what was paid before in a line of the list, rates in a table, the sum in words below. */
export function fakturaKoncowa(random: Random): Sheet {
  const pen = penFor(random, pl, 'DD.MM.YYYY|YYYY-MM-DD|D month YYYY')
  const [firm, to] = [pen.pick(poles), buyerOf(pen, 'PL')]
  const work = pen.whole(60, 900) * 1000
  const sums = onTop([
    line(
      say(pen, 'Druk katalogu 500 egz.|Prowadzenie ksiąg, kwartał|Zabudowa kuchenna wg projektu'),
      work,
      23,
    ),
    ...(pen.chance(0.5) ? [line('Dostawa', pen.whole(3, 20) * 1000, 23)] : []),
    line(`Zaliczka FZ/${pen.digits('##')}`, -Math.round(work * 0.3), 23),
  ])
  const number = pen.digits(say(pen, 'FK/##/26|##/11/2026|FV 26/####'))
  return letter(
    pen,
    { faces: 'plain wide book' },
    [
      `<div class="right">${say(pen, 'Miejscowość i data:|Data wystawienia:')} ${firm.address[1]?.slice(7) ?? ''}, ${pen.day()}</div><h1 class="mid">Faktura VAT końcowa nr ${number}</h1><div class="sides"><div><b>Sprzedawca</b><br>${inFull(firm)}<br>NIP ${taxNumber(pen, 'PL')}</div><div><b>Nabywca</b><br>${lettered(to)}</div></div>${inLine(
        [
          ['Data sprzedaży', pen.day(pen.after(-1))],
          ['Termin', pen.day(pen.after(14))],
          ['przelew', ''],
        ],
      )}${goods(pen, sums, 'ntar', 'Lp.|Nazwa|Wartość netto|VAT')}${rates(pen, sums, 'rnvg', 'Stawka|Netto|VAT|Brutto')}<p class="big">Pozostaje do zapłaty ${pen.money(sums.total)}</p><p>${iban(pen, 'PL')}</p><div class="sides small" style="margin-top:25mm"><div>…………………<br>osoba upoważniona do odbioru</div><div>…………………<br>osoba upoważniona do wystawienia</div></div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const polishOffices = firms(
  'Wspólnota Mieszkaniowa Polna 7;ul. Polna 7;00-625 Warszawa|Szkoła Językowa Lingua Nova;ul. Mickiewicza 14;15-213 Białystok|Przychodnia Weterynaryjna Azor;ul. Leśna 2;11-500 Giżycko;lek. wet. Ewa Pawlak',
)

/** A Polish bill free of tax: the words `zw`, a legal reason, one table with the seller in the foot. */
export function fakturaZw(random: Random): Sheet {
  const pen = penFor(random, pl, 'DD.MM.YYYY|DD-MM-YYYY|YYYY-MM-DD')
  const [firm, to] = [pen.pick(polishOffices), buyerOf(pen, 'PL')]
  const sums = onTop([
    several(
      say(pen, 'Kurs języka, semestr|Czynsz i media, lokal U1|Wizyta i szczepienie'),
      pen.whole(1, 3),
      pen.whole(90, 900) * 100,
    ),
  ])
  const number = pen.digits(say(pen, '###/2026|R/26/##|26-####'))
  return letter(
    pen,
    { faces: 'narrow light' },
    [
      `<div class="sides"><div class="big">FAKTURA</div><div>${behind([
        ['numer', number],
        ['wystawiono', pen.day()],
        ['płatne do', pen.day(pen.after(7))],
      ])}</div></div><p>dla: ${lettered(to).replaceAll('<br>', ', ')}</p>${goods(pen, sums, 'tqua', 'Usługa|Ilość|Cena|Wartość')}<p>VAT: zw. (art. 113 ust. 1 ustawy)</p><p class="right"><b>Razem do zapłaty: ${pen.money(sums.total)}</b></p><div class="foot small">Wystawca: ${oneLine(firm)}${firm.also.map((also) => `, ${also}`).join('')}, NIP ${taxNumber(pen, 'PL')}, konto ${iban(pen, 'PL')}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const czechs = firms(
  'Autoservis Kopecký s.r.o.;Tovární 18;547 01 Náchod|Zahradnictví Lípa;Chelčického 7;500 02 Hradec Králové;Ing. Věra Lipská|Tiskárna Reprint Zlín a.s.;Kvítková 80;760 01 Zlín',
)

/** A Czech tax document: seller and buyer side by side, hellers rounded in a line, the day of the tax's duty beside the day of issue. */
export function danovyDoklad(random: Random): Sheet {
  const pen = penFor(random, cz, 'DD.MM.YYYY|D.M.YYYY|D. M. YYYY')
  const [firm, to] = [pen.pick(czechs), buyerOf(pen, 'CZ')]
  const raw = pen.buy(
    wares(
      'Výměna rozvodů, práce;2890;4990;21|Olej a filtr;1190;1690;21|Sazenice buxus;89;149;12|Letáky A5 1000 ks;1790;2490;21|Doprava zboží;250;450;21|Okrasné trávy;129;199;12',
    ),
    {
      count: [2, 4],
      most: 4,
      step: 10,
    },
  )
  const total = Math.round(raw.total / 100) * 100
  const number = pen.digits(say(pen, '26####|FV26-####|####/2026'))
  return letter(
    pen,
    {
      faces: 'plain narrow',
      css: '.half { display: grid; grid-template-columns: 1fr 1fr; border: 0.3mm solid #333; } .half > div { padding: 3mm; } .half > div:first-child { border-right: 0.3mm solid #333; }',
    },
    [
      `<div class="sides"><b>${firm.name}</b><b>Faktura – daňový doklad č. ${number}</b></div><div class="half"><div>Dodavatel:<br>${inFull(firm)}<br>IČ: ${pen.digits('########')}<br>DIČ: ${taxNumber(pen, 'CZ')}</div><div>Odběratel:<br>${lettered(to)}<br>IČ: ${pen.digits('########')}</div></div>${headed(
        [
          ['Datum vystavení', pen.day()],
          ['Datum splatnosti', pen.day(pen.after(14))],
          ['Variabilní symbol', pen.digits('26######')],
          ['Forma úhrady', 'příkazem'],
        ],
      )}${goods(pen, raw, 'tqura', 'Označení dodávky|Ks|J. cena|DPH|Kč bez DPH')}${rates(pen, raw, 'rnvg', 'Sazba|Základ|Výše DPH|Celkem')}${pushed(
        [
          ['Součet položek', pen.plain(raw.total)],
          ['Zaokrouhlení', pen.plain(total - raw.total)],
          ['CELKEM K ÚHRADĚ', pen.money(total)],
        ],
      )}<p class="small">Zapsáno v obchodním rejstříku. Účet ${pen.digits('##########/0300')}</p>`,
    ],
    truthOf(pen, {
      supplier: firm,
      sums: raw,
      total: (total / 100).toFixed(2),
      documentNumber: number,
      hasRates: true,
    }),
  )
}

const hungarians = firms(
  'Mérleg Könyvelőiroda Kft.;Petőfi utca 31.;8200 Veszprém|Duna Autóalkatrész Kft.;Szentendrei út 95.;1033 Budapest|Kovács Réka e.v.;Tisza Lajos körút 60.;6722 Szeged',
)

/** A Hungarian invoice: net, tax and gross of each line, whole forints, free of tax by its subject at times, days with points. */
export function szamla(random: Random): Sheet {
  const pen = penFor(random, hu, 'YYYY.MM.DD.|YYYY. MM. DD.|YYYY-MM-DD')
  const [firm, to] = [pen.pick(hungarians), buyerOf(pen, 'HU')]
  const isFree = firm.name.endsWith('e.v.')
  const rate = isFree ? 0 : 27
  const sums = pen.buy(
    wares(
      `Könyvelési díj havi;25000;68000;${rate}|Fékbetét készlet;11900;18900;${rate}|Fordítás angolról;18000;54000;${rate}|Kiszállás;4900;7900;${rate}`,
    ),
    {
      count: [1, 3],
      most: 3,
      step: 10_000,
    },
  )
  const number = pen.digits(say(pen, 'KE-2026-###|@@@@@-2026-##|26/#####'))
  return letter(
    pen,
    { faces: 'plain wide' },
    [
      `<h1>SZÁMLA</h1><div class="sides"><div class="boxed">Eladó<br><b>${firm.name}</b><br>${block(firm.address)}<br>Adószám: ${taxNumber(pen, 'HU')}</div><div class="boxed">Vevő<br>${lettered(to)}</div></div>${headed(
        [
          ['Számlaszám', number],
          ['Számla kelte', pen.day()],
          ['Teljesítés', pen.day(pen.after(-1))],
          ['Fizetési határidő', pen.day(pen.after(8))],
        ],
      )}<table class="grid"><tr><th class="t">Megnevezés</th><th>Menny.</th><th>Egységár</th><th>Nettó</th><th>ÁFA</th></tr>${sums.lines.map((each) => `<tr><td class="t">${each.text}</td><td>${each.quantity} db</td><td>${pen.plain(each.unit)}</td><td>${pen.plain(each.amount)}</td><td>${isFree ? 'AAM' : '27%'}</td></tr>`).join('')}</table>${pushed(sumsAs(pen, sums, 'NVT', 'Nettó összesen|ÁFA összesen|Fizetendő bruttó végösszeg'))}<p class="small">${isFree ? 'Alanyi adómentes. ' : ''}A számla aláírás nélkül is érvényes. ${iban(pen, 'HU')}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const romanians = firms(
  'SC MOBILA FAGET SRL;Str. Gării 71;307155 Făget, jud. Timiș|SC CONTEXPERT SERVICES SRL;Bd. Tudor Vladimirescu 29;050881 București|PFA Marinescu Octavian;Str. Cuza Vodă 5;810019 Brăila',
)

/** A Romanian invoice in a frame: series and number apart, values and tax per line, totals as the last row of the table. */
export function facturaSeria(random: Random): Sheet {
  const pen = penFor(random, ro, 'DD.MM.YYYY|DD/MM/YYYY|YYYY-MM-DD', { money: '# lei' })
  const [firm, to] = [pen.pick(romanians), buyerOf(pen, 'RO')]
  const rate = firm.name.startsWith('PFA') ? 0 : rateFrom(pen, '2025-08-01', 19, 21)
  const sums = onTop([
    several(
      say(pen, 'Scaune stejar masiv|Servicii contabile lunare|Consultanță IT, ore'),
      pen.whole(1, 12),
      pen.whole(10, 60) * 1000,
      rate,
    ),
    ...(pen.chance(0.5) ? [line('Transport marfă', pen.whole(5, 30) * 1000, rate)] : []),
  ])
  const series = say(pen, 'MFG|CTX|BR')
  const digits = pen.digits(say(pen, '####|00###'))
  const number = `${series} ${digits}`
  return letter(
    pen,
    {
      faces: 'plain narrow',
      css: '.grid td, .grid th { border: 0.2mm solid #444; padding: 1.2mm 2mm !important; }',
    },
    [
      `<div class="sides"><div>Furnizor: <b>${firm.name}</b><br>${block(firm.address)}<br>CIF ${rate === 0 ? taxNumber(pen, 'RO').slice(2) : taxNumber(pen, 'RO')}</div><div>Cumpărător:<br>${lettered(to)}</div></div><h1 class="mid">FACTURA FISCALĂ<br><span style="font-size:11pt">Seria ${series} nr. ${digits} din ${pen.day()}</span></h1><table class="grid"><tr><th class="t">Denumirea produselor</th><th>Cant.</th><th>Preț unitar</th><th>Valoare</th><th>TVA</th></tr>${sums.lines.map((each) => `<tr><td class="t">${each.text}</td><td>${each.quantity}</td><td>${pen.plain(each.unit)}</td><td>${pen.plain(each.amount)}</td><td>${pen.plain(Math.round((each.amount * rate) / 100))}</td></tr>`).join('')}<tr><td class="t" colspan="3">Total</td><td>${pen.plain(sums.net)}</td><td>${pen.plain(sums.vat)}</td></tr></table><p class="right big">Total de plată ${pen.money(sums.total)}</p><p class="small">${rate === 0 ? 'Neplătitor de TVA. ' : `Cota TVA ${rate}%. `}Termen de plată 15 zile. IBAN ${iban(pen, 'RO')}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, otherNumbers: [digits] }),
  )
}

const croats = firms(
  'Stolarski obrt Jela;Put Brda 18;21000 Split;vl. Ante Jelavić|Knjigovodstvo Ravnica d.o.o.;Ulica kralja Tomislava 6;31000 Osijek|Charter Galeb d.o.o.;Obala hrvatske mornarice 2;22000 Šibenik',
)

/** A Croatian bill of a craft: three parts of a number with strokes, who made it out, PDV or why there is none. */
export function racunObrta(random: Random): Sheet {
  const pen = penFor(random, hr, 'DD.MM.YYYY.|D. M. YYYY.|DD.MM.YYYY', { money: '# €' })
  const [firm, to] = [pen.pick(croats), buyerOf(pen, 'HR')]
  const isSmall = firm.name.includes('obrt') && pen.chance(0.5)
  const rate = isSmall ? 0 : 25
  const sums = pen.buy(
    wares(
      `Ormar po mjeri;380;890;${rate}|Mjesečno knjigovodstvo;90;240;${rate}|Najam plovila dan;150;320;${rate}|Ugradnja;60;140;${rate}`,
    ),
    { count: [1, 3], most: 2 },
  )
  const number = `${pen.whole(3, 420)}-1-${pen.whole(1, 3)}`
  return letter(
    pen,
    { faces: 'book plain' },
    [
      `<div class="mid">${letterhead(firm, 7, 'font-weight:bold')}<br>OIB ${pen.digits('###########')}</div><div class="sides" style="margin-top:10mm"><div>Kupac:<br>${lettered(to)}</div><div class="right">Račun broj: <b>${number}</b><br>Datum i vrijeme: ${pen.day()} ${pen.clock()}<br>Dospijeće: ${pen.day(pen.after(15))}</div></div>${goods(pen, sums, 'ntqua', 'R.br.|Opis|Kol.|Cijena|Iznos')}<table class="sums push"><tr><td>Osnovica</td><td class="right">${pen.money(sums.net)}</td></tr>${isSmall ? '' : `<tr><td>PDV 25%</td><td class="right">${pen.money(sums.vat)}</td></tr>`}<tr><td>Sveukupno za platiti</td><td class="right">${pen.money(sums.total)}</td></tr></table>${isSmall ? '<p class="small">PDV nije obračunat temeljem čl. 90. Zakona o PDV-u.</p>' : ''}<p>Način plaćanja: transakcijski račun ${pen.digits('HR## #### #### #### #### #')}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const greeks = firms(
  'ΤΕΧΝΙΚΗ ΑΙΓΑΙΟΥ Ε.Ε.;Λεωφ. Κνωσού 120;Ηράκλειο 71409|Λογιστικό Γραφείο Ν. Ζέρβας;Αριστοτέλους 22;Θεσσαλονίκη 54623|ΚΤΗΜΑ ΛΥΓΕΡΟΥ Α.Ε.;Μεγάλο Πεύκο;Νεμέα 20500',
)

/** A Greek bill of services: AFM and DOY of both, series and number, net, tax and sum in boxes. */
export function timologio(random: Random): Sheet {
  const pen = penFor(random, gr, 'DD/MM/YYYY|D/M/YYYY|DD-MM-YYYY', { money: '# €' })
  const [firm, to] = [pen.pick(greeks), buyerOf(pen, 'GR')]
  const sums = onTop([
    several(
      say(pen, 'Συντήρηση κλιματιστικών|Τήρηση βιβλίων|Οίνος ερυθρός, φιάλες'),
      pen.whole(1, 24),
      pen.whole(8, 90) * 100,
      24,
    ),
  ])
  const number = pen.digits(say(pen, '####|####|000###'))
  return letter(
    pen,
    { faces: 'plain wide' },
    [
      `<div class="sides"><div><b>${firm.name}</b><br>${block(firm.address)}<br>ΑΦΜ ${pen.digits('#########')} ΔΟΥ ${say(pen, 'Α΄ ΗΡΑΚΛΕΙΟΥ|ΚΟΡΙΝΘΟΥ')}</div><div class="boxed">ΤΙΜΟΛΟΓΙΟ<br>Σειρά Α Αρ. ${number}<br>Ημερομηνία ${pen.day()}</div></div><p>Πελάτης: ${lettered(to).replaceAll('<br>', ', ')}, ΑΦΜ ${pen.digits('#########')}</p>${goods(pen, sums, 'tqura', 'Περιγραφή|Ποσ.|Τιμή|ΦΠΑ|Αξία')}${headed(
        sumsAs(pen, sums, 'nvT', 'Καθαρή αξία|ΦΠΑ 24%|Πληρωτέο ποσό'),
      )}<p class="small">ΜΑΡΚ ${pen.digits('4000###########')} · Πληρωμή επί πιστώσει</p>`,
    ],
    truthOf(pen, {
      supplier: firm,
      sums,
      documentNumber: number,
      otherNumbers: [`Α ${number}`, `Σειρά Α Αρ. ${number}`],
    }),
  )
}

const balts = firms(
  'MB Medaus takas;Ežero g. 3;LT-33103 Molėtai|UAB „Serverių sodas“;Savanorių pr. 178;LT-03154 Vilnius|Ind. veikla Rasa Jankutė;Birutės al. 9;LT-00135 Palanga',
)

/** A Lithuanian invoice: series and number in one line, a sum in words, PVM or none by who sells. */
export function saskaita(random: Random): Sheet {
  const pen = penFor(random, lt, 'YYYY-MM-DD|YYYY m. month D d.', { money: '# Eur' })
  const [firm, to] = [pen.pick(balts), buyerOf(pen, 'LT')]
  const isTaxed = firm.name.startsWith('UAB')
  const sums = pen.buy(
    wares(
      `Medus 0,5 kg;6;9;${isTaxed ? 21 : 0}|Serverio nuoma mėn.;38;120;${isTaxed ? 21 : 0}|Vertimo paslaugos;45;160;${isTaxed ? 21 : 0}`,
    ),
    { count: [1, 2], most: 12 },
  )
  const digits = pen.digits(say(pen, '####|00##|26###'))
  const number = `${say(pen, 'MT|SS|RJ')} ${digits}`
  return letter(
    pen,
    { faces: 'book wide' },
    [
      `<h1 class="mid">${isTaxed ? 'PVM sąskaita faktūra' : 'Sąskaita faktūra'}</h1><p class="mid">Serija ${number.split(' ')[0] ?? ''} Nr. ${digits}<br>${pen.day()}</p><div class="sides"><div>Pardavėjas<br>${lettered(firm)}<br>${isTaxed ? `PVM kodas LT${pen.digits('#########')}` : `Kodas ${pen.digits('30#######')}`}</div><div>Pirkėjas<br>${lettered(to)}</div></div>${goods(pen, sums, 'tqua', 'Pavadinimas|Kiekis|Kaina|Suma')}<div class="right">Iš viso: ${pen.money(sums.net)}<br>${isTaxed ? `PVM 21 %: ${pen.money(sums.vat)}<br>` : ''}<b>Mokėtina suma: ${pen.money(sums.total)}</b></div><p>Apmokėti iki ${pen.day(pen.after(14))}. ${pen.digits('LT## #### #### #### ####')}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, otherNumbers: [digits] }),
  )
}

const latvians = firms(
  'SIA „Jumta meistari“;Rūpnīcas iela 4;Valmiera, LV-4201|SIA Tīkls un Ko;Brīvības iela 214;Rīga, LV-1039|Zemnieku saimniecība Kalnapēteri;Kalna pagasts;Madona, LV-4801',
)

/** A Latvian bill: a service's month or goods, PVN at twenty-one, the sum with words, prepared without signature. */
export function rekins(random: Random): Sheet {
  const pen = penFor(random, lv, 'DD.MM.YYYY|DD.MM.YYYY.|YYYY. gada D. month', { money: 'EUR #' })
  const [firm, to] = [pen.pick(latvians), buyerOf(pen, 'LV')]
  const sums = pen.buy(
    wares(
      'Jumta seguma maiņa m2;24;38;21|Interneta pieslēgums mēn.;19;45;21|Kartupeļi 25 kg;9;14;21|Siens rullī;18;28;21|Darbs, h;22;35;21',
    ),
    { count: [1, 3], most: 12 },
  )
  const number = pen.digits(say(pen, '26-###|JM ####|######'))
  return letter(
    pen,
    { faces: 'plain light' },
    [
      `<div class="sides"><div>${logo(firm.name, 6)}${block(firm.address)}<br>PVN LV${pen.digits('4##########')}</div>${divided(
        [
          ['Rēķins Nr.', number],
          ['Datums', pen.day()],
          ['Apmaksāt līdz', pen.day(pen.after(10))],
        ],
      )}</div><p>Maksātājs: ${lettered(to).replaceAll('<br>', ', ')}</p>${goods(pen, sums, 'tqua', 'Nosaukums|Daudz.|Cena|Summa')}${pushed(sumsAs(pen, sums, 'nvT', 'Summa bez PVN|PVN 21%|Kopā apmaksai'))}<p class="small">Rēķins sagatavots elektroniski un ir derīgs bez paraksta. ${pen.digits('LV##HABA#############')}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}
