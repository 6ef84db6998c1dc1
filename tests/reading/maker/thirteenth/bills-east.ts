/** Bills of the east and south-east: a correction, a telephone, work whose tax the buyer owes, parcels, an island's hotel, water, a bill in Cyrillic, deliveries taken together, freight of Greece. */
import type { Random } from '../../../support/random'
import {
  below,
  block,
  firms,
  line,
  negated,
  onTop,
  penFor,
  several,
  wares,
  within,
} from '../eighth/kit'
import { cz, hu, pl, ro } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { inFull, lettered } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { gr, hr } from '../tenth/notations'
import { boxes, rateFrom, si, sk } from '../eleventh/kit'
import {
  behind,
  divided,
  goods,
  headed,
  letter,
  letterhead,
  logo,
  oneLine,
  rates,
  say,
} from '../twelfth/kit'
import { buyerOf } from './buyers'
import {
  bg,
  cells,
  columned,
  decimal,
  formed,
  penSince,
  stacked,
  tally,
  toldBy,
  tornOff,
} from './kit'

const poles = firms(
  'Hurtownia Papiernicza Skryba Sp. z o.o.;ul. Magazynowa 3;60-401 Poznań|FHU MARBET;ul. Kolejowa 18;32-600 Oświęcim;Marek Betlej|Agencja Reklamowa Kleks;ul. Długa 27;80-827 Gdańsk;Kleks s.c.',
)

/** A Polish correction downwards: what stood before, what should stand, the difference below nothing in a table of its own. */
export function korekta(random: Random): Sheet {
  const pen = penFor(random, pl, 'DD.MM.YYYY|YYYY-MM-DD')
  const [firm, to] = [pen.pick(poles), buyerOf(pen, 'PL')]
  const [before, returned] = [pen.whole(6, 40), pen.whole(1, 5)]
  const unit = pen.whole(12, 190) * 100
  const text = say(pen, 'Papier ksero A3|Baner 2 x 1 m|Segregator')
  const sums = negated(onTop([several(text, returned, unit, 23)]))
  const number = pen.digits(say(pen, 'KOR/##/2026|FK ###/26|K/####'))
  const part = (quantity: number) => [
    text,
    String(quantity),
    pen.plain(unit),
    pen.plain(unit * quantity),
    '23%',
  ]
  return letter(
    pen,
    { faces: 'plain narrow' },
    [
      `<div class="mid"><b style="font-size:14pt">Faktura korygująca ${number}</b><br>z dnia ${pen.day()}</div><p class="mid small">do faktury ${pen.digits('FV/###/26')} z dnia ${pen.day(pen.after(-pen.whole(7, 30)))}</p>${formed(
        [
          ['Sprzedawca', `${firm.name}, ${firm.address.join(', ')}`],
          ['Nabywca', `${to.name}, ${to.address.join(', ')}`],
          ['NIP', taxNumber(pen, 'PL')],
          ['NIP', taxNumber(pen, 'PL')],
        ],
        2,
      )}<p>Było:</p>${cells('lrrrr', 'Nazwa|Ilość|Cena netto|Wartość netto|VAT', [part(before)], 'boxed', 'width:100%')}<p>Powinno być:</p>${cells('lrrrr', 'Nazwa|Ilość|Cena netto|Wartość netto|VAT', [part(before - returned)], 'boxed', 'width:100%')}<p>Różnica:</p>${rates(pen, sums, 'rnvg', 'Stawka|Netto|VAT|Brutto')}<p>Przyczyna korekty: ${say(pen, 'zwrot towaru|pomyłka w ilości')}</p><p class="right"><b>Wartość korekty brutto ${pen.money(sums.total)}</b></p><p class="small">${firm.also.join('')}</p>`,
    ],
    toldBy(pen, {
      supplier: firm,
      sums,
      documentNumber: number,
      kind: 'credit-note',
      hasRates: true,
      hasLines: false,
      due: null,
    }),
  )
}

const czechs = firms(
  'Moravský telefon a.s.;Nádražní 112;702 00 Ostrava;Moratel|Vodárny Podkrkonoší, a.s.;Nábřeží 8;541 01 Trutnov|Internet Vysočina z.s.;Matky Boží 4;586 01 Jihlava',
)

/** A Czech account of services, two pages: the sum and a code with dots on the first, items by number on the second, the tax's day beside. */
export function vyuctovani(random: Random): Sheet {
  const pen = penFor(random, cz, 'DD.MM.YYYY|D. M. YYYY', { money: '# Kč' })
  const [firm, to] = [pen.pick(czechs), buyerOf(pen, 'CZ')]
  const sums = onTop([
    line('Tarif Firma 10 GB', pen.whole(299, 699) * 100, 21),
    line('Pevná linka', pen.whole(149, 349) * 100, 21),
    ...(pen.chance(0.5) ? [line('Volání nad rámec', pen.whole(900, 24_000), 21)] : []),
    ...(pen.chance(0.4) ? [line('Sleva věrným', -5000, 21)] : []),
  ])
  const number = pen.digits(say(pen, '26########|#########|26/####'))
  const due = pen.after(18)
  return letter(
    pen,
    { faces: 'wide plain' },
    [
      `<div class="sides"><div>${logo(firm.also[0] ?? firm.name, 9, 'color:#6d28d9;font-weight:bold')}<div class="small">${oneLine(firm)}<br>IČO ${pen.digits('########')} DIČ ${taxNumber(pen, 'CZ')}</div></div><div style="width:40mm;height:40mm;background:repeating-conic-gradient(#000 0 25%, #fff 0 50%) 0 / 1.6mm 1.6mm"></div></div><p style="margin:10mm 0 10mm 95mm">${lettered(to)}</p><div class="sides">${divided(
        [
          ['Vyúčtování č.', number],
          ['Datum vystavení', pen.day()],
          ['DUZP', pen.day(pen.after(-2))],
          ['Datum splatnosti', pen.day(due)],
          ['Variabilní symbol', pen.digits('##########')],
        ],
      )}<div class="right">K úhradě<br><span class="big">${pen.money(sums.total)}</span></div></div><p>Částku prosím uhraďte na účet ${pen.digits('######-##########/0800')}.</p>`,
      `<p class="right small">${number}, strana 2</p><h1>Podrobný rozpis</h1>${goods(pen, sums, 'nta', '|Služba|Bez DPH')}${rates(pen, sums, 'rnvg', 'Sazba|Základ|DPH|Celkem')}`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due, hasRates: true }),
  )
}

const slovaks = firms(
  'Stavmont Orava s.r.o.;Oravská cesta 12;026 01 Dolný Kubín|ELEKTRO BUČKO;Jilemnického 4;911 01 Trenčín;Peter Bučko|Zváračské práce Tatry s.r.o.;Továrenská 9;059 21 Svit',
)

/** Slovak building work whose tax the buyer owes, or not: its delivery's day, payment by order, a symbol, signatures. */
export function prenesenie(random: Random): Sheet {
  const pen = penFor(random, sk, 'DD.MM.YYYY|D. M. YYYY', { money: random.pick(['# €', '# EUR']) })
  const [firm, to] = [pen.pick(slovaks), buyerOf(pen, 'SK')]
  const isTurned = pen.chance(0.5)
  const rate = isTurned ? 0 : rateFrom(pen, '2025-01-01', 20, 23)
  const sums = onTop([
    several(
      say(pen, 'Stavebné práce, hod.|Elektroinštalácia, hod.|Zváranie, hod.'),
      pen.whole(8, 90),
      pen.whole(18, 42) * 100,
      rate,
    ),
    line('Materiál', pen.whole(80, 1200) * 100, rate),
  ])
  const number = pen.digits(say(pen, '2026####|FA26###|26####'))
  const due = pen.after(14)
  return letter(
    pen,
    {
      faces: 'book plain',
      css: 'section { border: 0.4mm solid #000; background-clip: content-box; }',
    },
    [
      `<div class="sides"><b>Faktúra – daňový doklad</b><b>${number}</b></div><table style="width:100%;margin:4mm 0"><tr><td style="width:50%;border:0.2mm solid #000;padding:2mm"><span class="small">Dodávateľ</span><br>${inFull(firm)}<br>IČ DPH SK${pen.digits('20########')}<br>${pen.digits('SK## 0900 0000 00## #### ####')}</td><td style="border:0.2mm solid #000;padding:2mm"><span class="small">Odberateľ</span><br>${lettered(to)}</td></tr><tr><td style="border:0.2mm solid #000;padding:2mm">Dátum vystavenia ${pen.day()}<br>Dátum dodania ${pen.day(pen.after(-3))}</td><td style="border:0.2mm solid #000;padding:2mm">Dátum splatnosti ${pen.day(due)}<br>VS ${pen.digits('########')}</td></tr></table>${goods(pen, sums, 'tqua', 'Názov položky|Množ.|J. cena|Spolu bez DPH')}${tally(
        sumsAs(
          pen,
          sums,
          'NVT',
          `Spolu bez DPH|${isTurned ? 'Prenesenie daňovej povinnosti' : `DPH ${rate} %`}|Na úhradu`,
        ),
      )}<div class="sides small" style="margin-top:30mm"><span>Vystavil: ${say(pen, 'M. Kováčová|P. B.')}</span><span>Prevzal: ..................</span></div>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due }),
  )
}

const magyars = firms(
  'Duna Futár Kft.;Logisztikai park B2;2310 Szigetszentmiklós|Tiszta Szín Mosoda Bt.;Akácfa u. 19.;1072 Budapest|KERTÉSZ ÉS FIA;Fő út 88.;6500 Baja;Kertész Gábor e.v.',
)

/** A Hungarian bill with its terms in a head of boxes: fulfilment's day, payment's way and day, net, tax and gross of each line in whole forints. */
export function futar(random: Random): Sheet {
  const pen = penFor(random, hu, 'YYYY.MM.DD.|YYYY-MM-DD|YYYY. month D.')
  const [firm, to] = [pen.pick(magyars), buyerOf(pen, 'HU')]
  const sums = pen.buy(
    wares(
      'Csomagszállítás;1490;3890;27|Utánvét kezelés;390;790;27|Textil mosás, kg;490;890;27|Kertgondozás, óra;4500;7900;27',
    ),
    { count: [1, 3], most: 30, step: 10_00 },
  )
  const taxOf = (amount: number) => Math.round((amount * 0.27) / 100) * 100
  const exact = { ...sums, vat: sums.lines.reduce((all, { amount }) => all + taxOf(amount), 0) }
  const told = {
    ...exact,
    total: exact.net + exact.vat,
    shares: [{ rate: 27, net: exact.net, vat: exact.vat }],
  }
  const number = pen.digits(say(pen, 'DF-26/####|2026/#####|@@A-####-##'))
  const due = pen.after(8)
  return letter(
    pen,
    { faces: 'plain narrow' },
    [
      `<div class="sides"><span style="font-size:18pt">Számla</span><span>sorszám: <b>${number}</b></span></div><div class="sides" style="margin-top:5mm"><div><b>Szállító</b><br>${inFull(firm)}<br>${taxNumber(pen, 'HU')}<br>${pen.digits('########-########-########')}</div><div><b>Vevő</b><br>${lettered(to)}</div></div>${headed(
        [
          ['Fizetési mód', 'átutalás'],
          ['Teljesítés', pen.day(pen.after(-2))],
          ['Kelt', pen.day()],
          ['Fizetési határidő', pen.day(due)],
        ],
      )}${cells(
        'lrrrrr',
        'Megnevezés|Menny.|Egységár|Nettó|ÁFA 27%|Bruttó',
        sums.lines.map((each) => [
          each.text,
          `${each.quantity} db`,
          pen.plain(each.unit),
          pen.plain(each.amount),
          pen.plain(taxOf(each.amount)),
          pen.plain(each.amount + taxOf(each.amount)),
        ]),
        'lined',
      )}<p class="right">Nettó ${pen.plain(told.net)} &nbsp; ÁFA ${pen.plain(told.vat)}<br><span class="big">Fizetendő ${pen.money(told.total)}</span></p>`,
    ],
    toldBy(pen, { supplier: firm, sums: told, documentNumber: number, due, hasLines: false }),
  )
}

const islands = firms(
  'Hotel Val Mlini;Put od mora 3;20207 Mlini;Val turizam d.o.o.|APARTMANI NADA;Obala kralja Tomislava 9;21300 Makarska;Nada Perković, obrt|Marina Kornat Servis d.o.o.;Šetalište 1;23210 Biograd na Moru',
)

/** An island's bill in Croatian and English: nights at thirteen percent, a stay's tax without, the number in three parts, due after eight days. */
export function otokRacun(random: Random): Sheet {
  const pen = penFor(random, hr, 'DD.MM.YYYY.|D.M.YYYY.', { money: random.pick(['# EUR', '# €']) })
  const [firm, to] = [pen.pick(islands), buyerOf(pen, 'HR')]
  const nights = pen.whole(2, 9)
  const sums = within([
    several('Noćenje / Overnight stay', nights, pen.whole(48, 160) * 100, 13),
    ...(pen.chance(0.5) ? [several('Parking', nights, 800, 25)] : []),
    several('Boravišna pristojba / Sojourn tax', nights * 2, pen.pick([133, 186]), 0),
  ])
  const number = `${pen.digits('###')}/${say(pen, '1|REC|VP1')}/${pen.whole(1, 3)}`
  const due = pen.after(8)
  return letter(
    pen,
    { faces: 'light book' },
    [
      `<div class="sides"><div>${logo(firm.name, 8, 'color:#0e7490')}<div class="small">${below(firm)}<br>OIB ${pen.digits('###########')}</div></div><div>${lettered(to)}</div></div><p style="margin-top:10mm"><b>Račun / Invoice ${number}</b></p>${cells(
        'llll',
        'Datum / Date|Vrijeme / Time|Dolazak / Arrival|Rok plaćanja / Due',
        [[pen.day(), pen.clock(), pen.day(pen.after(-nights)), pen.day(due)]],
        'boxed',
      )}${goods(pen, sums, 'tqura', 'Usluga / Service|Kol|Cijena|PDV|Iznos')}${rates(pen, sums, 'rnv', 'PDV / VAT|Osnovica / Base|Iznos / Tax')}${tally(
        [['Sveukupno / Grand total', pen.money(sums.total)]],
      )}<p class="small">ZKI ${pen.digits('########@@@@########')} · ${pen.digits('HR## 2360 000# #### #### #')} · Operater: ${say(pen, 'Ana|02')}</p>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due, hasRates: true }),
  )
}

const romanians = firms(
  'Apă Canal Bărăgan S.A.;Str. Fabricii 2;810029 Brăila|SALUBRIS MUREȘ SRL;Calea Sighișoarei 40;540431 Târgu Mureș|Asociația Piața Mare;Piața Mare 6;550163 Sibiu',
)

/** A Romanian town's water: readings, two lines at a low rate that rose, series and number joined, a barcode and a slip. */
export function utilitati(random: Random): Sheet {
  const pen = penFor(random, ro, 'DD.MM.YYYY|DD/MM/YYYY', {
    money: random.pick(['# lei', '# RON']),
  })
  const [firm, to] = [pen.pick(romanians), buyerOf(pen, 'RO')]
  const rate = rateFrom(pen, '2025-08-01', 9, 11)
  const [used, from] = [pen.whole(4, 90), pen.whole(210, 4800)]
  const sums = onTop([
    several('Apă potabilă, mc', used, pen.whole(480, 790), rate),
    several('Canalizare, mc', used, pen.whole(390, 640), rate),
  ])
  const number = pen.digits(say(pen, 'BRAC ######|SM-26-#####|AP ####'))
  const due = pen.after(15)
  return letter(
    pen,
    { faces: 'plain wide' },
    [
      `<div class="sides"><div>${logo(firm.name, 6, 'font-weight:bold;color:#0284c7')}${block(firm.address)}<br>CUI ${taxNumber(pen, 'RO')}</div>${stacked(
        [
          ['Factura seria și nr.', number],
          ['Data emiterii', pen.day()],
          ['Data scadentă', pen.day(due)],
          ['Cod client', pen.digits('#######')],
        ],
      )}</div><p>Client: ${lettered(to).replaceAll('<br>', ', ')}</p>${cells('lrrr', 'Contor|Index vechi|Index nou|Consum mc', [[pen.digits('##@####'), String(from), String(from + used), String(used)]], 'dotted')}${cells(
        'lrrrr',
        'Serviciu|Cant.|Preț|Valoare|TVA',
        sums.lines.map((each) => [
          each.text,
          String(each.quantity),
          pen.plain(each.unit),
          pen.plain(each.amount),
          pen.plain(Math.round((each.amount * rate) / 100)),
        ]),
        'boxed',
      )}${tally([
        ...sumsAs(pen, sums, 'nvT', `Total fără TVA|TVA ${rate}%|Total factură curentă`),
        ['Sold anterior', pen.money(0)],
        ['Total de plată', pen.money(sums.total)],
      ])}${tornOff(`Cotor de plată &nbsp; ${number} &nbsp; ${pen.money(sums.total)} &nbsp; ${iban(pen, 'RO')}`)}`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due }),
  )
}

const bulgarians = firms(
  'Пиринкомплект АД;ул. Индустриална 8;2700 Благоевград|СПЕДИТОР БЪЛГАРИЯ ЕООД;бул. Ломско шосе 171;1202 София|Счетоводна къща Баланс;ул. Гладстон 3;4000 Пловдив;Баланс 2001 ООД',
)

/** A Bulgarian bill in Cyrillic: ten digits with noughts before, the day of the tax's event, euros with levs beside the sum. */
export function faktura(random: Random): Sheet {
  const pen = penSince(random, '2026-01-01', bg, 'DD.MM.YYYY|DD.MM.YYYY г.')
  const [firm, to] = [pen.pick(bulgarians), buyerOf(pen, 'BG')]
  const sums = pen.buy(
    wares(
      'Счетоводно обслужване;120;340;20|Транспорт София – Варна;180;420;20|Опаковъчни материали;12;60;20|Складиране, дни;6;14;20',
    ),
    { count: [1, 3], most: 8 },
  )
  const number = pen.digits(say(pen, '0000######|00000#####|1000######'))
  const due = pen.after(14)
  return letter(
    pen,
    { faces: 'plain book' },
    [
      `<div class="mid"><b style="font-size:16pt">ФАКТУРА</b><br>№ ${number} / ${pen.day()}<br><span class="small">Оригинал</span></div><div class="sides" style="margin-top:6mm"><div class="boxed" style="width:84mm"><b>Получател</b><br>${lettered(to)}<br>ЕИК ${pen.digits('#########')}</div><div class="boxed" style="width:84mm"><b>Доставчик</b><br>${inFull(firm)}<br>ЗДДС № BG${pen.digits('#########')}</div></div>${goods(pen, sums, 'ntqua', '№|Стока или услуга|К-во|Ед. цена|Стойност')}${tally(
        sumsAs(pen, sums, 'NVT', 'Данъчна основа|ДДС 20 %|Сума за плащане'),
      )}<p class="small">Равностойност ${pen.plain(Math.round(sums.total * 1.95583))} лв. при курс 1,95583. Дата на данъчно събитие ${pen.day()}. Срок за плащане до ${pen.day(due)}, по банков път.</p><div class="sides small" style="margin-top:20mm"><span>Получил: ...............</span><span>Съставил: ${say(pen, 'Петя Ангелова|И. Димов')}</span></div>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due }),
  )
}

const slovenes = firms(
  'Mlekarna Karnija d.o.o.;Planinska cesta 5;5222 Kobarid|PAPIRNICA LIST;Cankarjeva 14;6000 Koper;Irena Furlan s.p.|Betonarna Posavje d.d.;Krška cesta 30;8250 Brežice',
)

/** Deliveries of a Slovene month on one bill: each with its own number and day, rates at nine and a half and twenty-two, due after thirty. */
export function zbirniRacun(random: Random): Sheet {
  const pen = penFor(random, si, 'D. M. YYYY|DD.MM.YYYY', { money: random.pick(['# EUR', '# €']) })
  const [firm, to] = [pen.pick(slovenes), buyerOf(pen, 'SI')]
  const rate = firm.name.startsWith('Ml') ? 9.5 : 22
  const sums = onTop(
    Array.from({ length: pen.whole(2, 5) }, (_, at) =>
      line(
        `Dobavnica ${pen.digits('####')} z dne ${pen.day(pen.after(-26 + at * 5))}`,
        pen.whole(40, 900) * 100,
        rate,
      ),
    ),
  )
  const number = pen.digits(say(pen, '26-300-####|IR#####|P1-1-####'))
  const due = pen.after(30)
  return letter(
    pen,
    { faces: 'narrow light' },
    [
      columned(
        `${letterhead(firm, 5, 'font-weight:bold')}<br>ID za DDV SI${pen.digits('########')}<br>${pen.digits('SI56 #### #### #### ###')}`,
        `<p style="margin-bottom:12mm">${lettered(to)}</p><p class="big">Zbirni račun ${number}</p>${behind(
          [
            [' datum računa', pen.day()],
            [' rok plačila', pen.day(due)],
            [' obdobje', `${pen.day(pen.after(-30))}–${pen.day()}`],
          ],
        )}${cells(
          'lr',
          '',
          linesAs(pen, sums.lines, 'ta'),
          'lined',
        )}${rates(pen, sums, 'rnv', 'stopnja|osnova|DDV')}<p class="right">Skupaj za plačilo <b>${pen.money(sums.total)}</b></p>`,
        'border-right:0.8mm solid #16a34a',
      ),
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due, hasRates: true }),
  )
}

const greeks = firms(
  'ΜΕΤΑΦΟΡΙΚΗ ΠΕΛΟΠΟΝΝΗΣΟΥ Α.Ε.;ΒΙ.ΠΕ. Τρίπολης;Τρίπολη 22100|Τυπογραφείο Δελφίνι;Σόλωνος 77;Αθήνα 10679;Ε. Μαυρίδης & ΣΙΑ Ο.Ε.|ΨΥΚΤΙΚΑ ΣΥΣΤΗΜΑΤΑ ΚΡΗΤΗΣ ΕΠΕ;Λ. Κνωσού 210;Ηράκλειο 71409',
)

/** A Greek bill of lading and sale: series and number in boxes, net, tax and payable beside one another at the foot, a due day in the terms. */
export function timologioApostolis(random: Random): Sheet {
  const pen = penFor(random, gr, 'DD/MM/YYYY|D/M/YYYY', { money: random.pick(['# €', '€ #']) })
  const [firm, to] = [pen.pick(greeks), buyerOf(pen, 'GR')]
  const kilos = pen.whole(80, 2400)
  const sums = pen.buy(
    wares(
      'Μεταφορά παλετών;28;70;24|Εκτύπωση φυλλαδίων;90;380;24|Συντήρηση ψυκτικού;120;460;24|Συσκευασία;6;18;24',
    ),
    { count: [1, 3], most: 10 },
  )
  const number = pen.digits(say(pen, '####|ΤΔΑ-#####|Α ####'))
  const due = pen.after(30)
  return letter(
    pen,
    { faces: 'plain narrow' },
    [
      `<div class="sides"><div>${letterhead(firm, 6, 'font-weight:bold')}<br>ΑΦΜ ${pen.digits('#########')}</div><div class="right"><b>Τιμολόγιο – Δελτίο Αποστολής</b><br>Αρ. ${number}</div></div>${boxes(
        [
          ['Ημερομηνία', pen.day()],
          ['Πληρωτέο έως', pen.day(due)],
          ['Βάρος', `${decimal(pen, kilos, 0)} kg`],
        ],
      )}<p>Πελάτης: ${lettered(to).replaceAll('<br>', ', ')}</p>${goods(pen, sums, 'ctqua', 'Κωδ.|Περιγραφή|Ποσ.|Τιμή|Αξία', { code: '##.###' })}${boxes(
        sumsAs(pen, sums, 'nvT', 'Καθαρή αξία|ΦΠΑ 24%|Πληρωτέο'),
        'position:absolute;left:90mm;right:18mm;bottom:30mm',
      )}<div class="foot small">${pen.digits('ΜΑΡΚ 4000###########')} · ${pen.digits('GR## 0110 #### #### #### #### ###')}</div>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due }),
  )
}
