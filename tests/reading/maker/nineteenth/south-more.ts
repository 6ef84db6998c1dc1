/** Papers of Slovenia, Serbia, Greece and Bulgaria: a driving school, a seller of parts, an engineer whose tax is kept back, a net's provider, a toll for roads. */
import { escaped, firms, line, onTop, several, within } from '../eighth/kit'
import { linesAs, sumsAs } from '../eighth/rows'
import { si } from '../eleventh/kit'
import { facts, gr, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code, each, slip, tall, typed } from '../fifteenth/tills-kit'
import { entries, listed } from '../seventeenth/kit'
import { bg, columned, formed, rs, stacked, tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { beside, part } from './kit'
import { titled } from './north-kit'

export const siMore: Papers = {
  /** A driving school's: hours and a course, no tax by a paragraph of the law, paid by card, two codes of the state, on the upper half of a sheet. */
  avtosola: paper(
    si,
    'D. M. YYYY|DD.MM.YYYY|D. month YYYY',
    'plain narrow',
    'Avtošola Zebra;Ljubljanska cesta 21;8000 Novo mesto;Matjaž Zupan s.p.|AVTOŠOLA VARNA POT;Trg svobode 9;9000 Murska Sobota;Varna pot, Silva Horvat s.p.|Šola vožnje Kranjec;Kidričeva ulica 3;5000 Nova Gorica;Robert Kranjec s.p.',
    'SI',
    (pen, firm, to) => {
      const sums = within([
        several('Ura vožnje, B kategorija', pen.whole(2, 20), pen.pick([3500, 3800, 4200])),
        ...(pen.chance(0.6) ? [line('Tečaj CPP', pen.pick([9000, 11_000]))] : []),
        ...(pen.chance(0.4) ? [line('Priročnik in testne pole', 2490)] : []),
        ...(pen.chance(0.4) ? [line('Popust za dijake', -pen.pick([1000, 2000]))] : []),
      ])
      const number = pen.digits(say(pen, 'PP1-1-###|1-BLAG1-###'))
      return [
        `${beside('1fr 1fr', `<b style="font-size:15pt">${escaped(firm.name)}</b><br>${legal(firm)}<br>${place(firm)}<br>Davčna št. ${pen.digits('########')}`, `Prejemnik:<br>${who(to)}<br>Kandidat: ${say(pen, 'Nik Vidmar|Lara Kos')}`)}<div style="border-top:0.4mm solid #000;margin-top:5mm;padding-top:2mm"><b>Račun št. ${number}</b> &nbsp; ${escaped((firm.address[1] ?? '').slice(5))}, ${pen.day()} ob ${pen.clock()}</div><p>Storitev opravljena od ${pen.day(pen.after(-40), 'D. M. YYYY')} do ${pen.day(pen.after(-1), 'D. M. YYYY')}.</p>${grid('', 'lrrr', 'Opis|Količina|Cena|Znesek', linesAs(pen, sums.lines, 'tqua'))}<p class="r">SKUPAJ ZA PLAČILO EUR <b>${pen.plain(sums.total)}</b><br>Plačano: ${say(pen, 'plačilna kartica|gotovina')} ${pen.plain(sums.total)}</p><p class="tiny">DDV ni obračunan na podlagi prvega odstavka 94. člena ZDDV-1.</p><div class="sides"><div class="tiny">ZOI: ${pen.digits('#a#f##c####b##e##d###a##f##0c#b#')}<br>EOR: ${pen.digits('########-##a#-4##c-b###-############')}<br>Oseba: ${say(pen, 'Silva|01')}</div>${code(pen, 18)}</div><p style="border-top:0.2mm dashed #666;margin-top:4mm" class="tiny mid">Račun hranite do zaključka šolanja</p>`,
        { sums, vat: null, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),
}

const serbians = firms(
  'Stolarija Javor d.o.o.;Kralja Petra I 44;32000 Čačak|Autoprevoz Nikolić PR;Cara Dušana 110;18000 Niš|Poljoprivredno gazdinstvo Vukov;Maršala Tita 8;25250 Odžaci',
)

export const rsPapers: Papers = {
  /** A seller of parts: bill and slip of delivery in one, place and day of issue and of trade, a cut for each line, a number to call on at the bank. */
  'racun-otpremnica': paper(
    { ...rs, money: '# RSD' },
    'DD.MM.YYYY.|DD.MM.YYYY|D. month YYYY.',
    'plain narrow',
    'Agromotor d.o.o.;Novosadski put 12;21203 Veternik|LEŽAJEVI PLUS;Industrijska bb;34000 Kragujevac;Ležajevi Plus d.o.o. Kragujevac|Hidraulika Morava;Bulevar oslobođenja 201;32000 Čačak;STR Hidraulika Morava, Goran Đokić PR',
    'HR',
    (pen, firm) => {
      const to = pen.pick(serbians)
      const lines = listed(
        pen,
        'Ležaj 6205 2RS;380;690;20|Kaiš klinasti B-1250;540;980;20|Filter ulja;620;1400;20|Semering 40x62x10;190;420;20|Crevo hidraulično 1/2 m;850;1600;20|Mast litijumska 400 g;310;560;20|Svećica;340;790;20|Akumulator 74 Ah;9200;13800;20',
        { count: [4, 7], most: 8, step: 1000, code: '0####', offs: [0, 0, 5, 10, 15] },
      )
      const sums = onTop(lines)
      const days = pen.pick([15, 30, 45])
      const [number, due] = [
        pen.digits(say(pen, 'R-####/26|26-300-00####|IF-##/####')),
        pen.after(days),
      ]
      const town = escaped((firm.address[1] ?? '').slice(6))
      return [
        `<div class="sides"><div><b style="font-size:14pt">${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm)].join('<br>')}</div><div class="tiny">PIB: ${pen.digits('1########')}<br>Matični broj: ${pen.digits('2#######')}<br>Šifra delatnosti: 4531<br>Tekući račun: ${pen.digits('265-1######310#####-##')}<br>tel. ${pen.digits('0## ### ###')}</div></div><div style="width:88mm;margin:6mm 0 6mm auto;border:0.3mm solid #222;padding:3mm">Kupac:<br><b>${escaped(to.name)}</b><br>${place(to)}<br>PIB: ${pen.digits('1########')}</div><p style="font-size:14pt">RAČUN – OTPREMNICA br. <b>${number}</b></p>${told(
          [
            ['Mesto i datum izdavanja:', `${town}, ${pen.day()}`],
            ['Mesto i datum prometa:', `${town}, ${pen.day(pen.after(pen.pick([0, -1])))}`],
            ['Valuta plaćanja:', `${days} dana, ${pen.day(due)}`],
            ['Narudžbenica:', pen.digits('NAR-###')],
          ],
        )}${grid('boxy tiny', 'rllrrrr', 'R.br.|Šifra|Naziv|Kol.|Cena|Rabat|Vrednost', entries(pen, lines, 'nctquda'))}${tally(sumsAs(pen, sums, 'nvT', 'Osnovica za PDV|PDV 20%|Ukupno za uplatu'))}<p>Molimo da prilikom uplate navedete poziv na broj ${pen.digits('97 ##-#####')}. Za neblagovremeno plaćanje obračunavamo zakonsku zateznu kamatu. Napomena o poreskom oslobođenju: nema.</p><div class="cols" style="margin-top:16mm"><div class="mid tiny">________________<br>Robu izdao</div><div class="mid tiny">________________<br>Robu primio</div><div class="mid tiny">________________<br>Fakturisao: ${say(pen, 'Jelena Savić|M. Tomić')}</div></div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

/** By the beginning of the code of a town. */
const offices: Readonly<Record<string, string>> = {
  '54': 'Δ΄ ΘΕΣΣΑΛΟΝΙΚΗΣ',
  '73': 'ΧΑΝΙΩΝ',
  '26': 'Α΄ ΠΑΤΡΩΝ',
}

export const grMore: Papers = {
  /** An engineer's: the state's form of boxes for both sides, a part of the income tax kept back below the total, less to pay than that. */
  'parochi-ypiresion': paper(
    gr,
    'DD/MM/YYYY|D/M/YYYY|DD-MM-YYYY',
    'plain wide',
    'ΜΑΡΙΑ ΚΩΝΣΤΑΝΤΙΝΙΔΟΥ;ΤΣΙΜΙΣΚΗ 88;54622 ΘΕΣΣΑΛΟΝΙΚΗ|ΠΑΠΑΔΑΚΗΣ ΝΙΚΟΛΑΟΣ ΤΟΥ ΓΕΩΡΓΙΟΥ;ΠΛΑΤΕΙΑ 1866 12;73132 ΧΑΝΙΑ;ΠΑΠΑΔΑΚΗΣ ΝΙΚΟΛΑΟΣ|ΓΡΑΦΕΙΟ ΜΕΛΕΤΩΝ ΔΟΜΗ;ΚΟΡΙΝΘΟΥ 241;26222 ΠΑΤΡΑ;ΑΛΕΞΙΟΥ ΔΗΜΗΤΡΑ',
    'GR',
    (pen, firm, to) => {
      const sums = onTop([
        line(
          say(pen, 'Αρχιτεκτονική μελέτη κατοικίας|Επίβλεψη έργου|Τακτοποίηση αυθαιρέτου'),
          pen.whole(35, 280) * 1000,
          24,
        ),
        ...(pen.chance(0.6) ? [line('Έκδοση ΠΕΑ', pen.whole(9, 22) * 1000, 24)] : []),
        ...(pen.chance(0.4) ? [line('Τοπογραφικό διάγραμμα', pen.whole(20, 60) * 1000, 24)] : []),
      ])
      const kept = Math.round(sums.net * 0.2)
      const number = pen.digits(say(pen, 'Α-1##|ΤΠΥ-##'))
      return [
        `<div class="mid"><b style="font-size:13pt">ΤΙΜΟΛΟΓΙΟ ΠΑΡΟΧΗΣ ΥΠΗΡΕΣΙΩΝ</b></div>${formed(
          [
            ['Αριθμός', number],
            ['Ημερομηνία έκδοσης', pen.day()],
            ['Τρόπος πληρωμής', say(pen, 'Επαγγελματικός λογαριασμός|Επί πιστώσει')],
          ],
          3,
        )}${beside('1fr 1fr', titled('ΕΚΔΟΤΗΣ', `<b>${escaped(firm.name)}</b><br>${firm.name.startsWith('ΓΡΑΦ') ? `${legal(firm)}<br>` : ''}ΠΟΛΙΤΙΚΟΣ ΜΗΧΑΝΙΚΟΣ<br>${place(firm)}<br>ΑΦΜ: ${pen.digits('0########')}<br>ΔΟΥ: ${offices[(firm.address[1] ?? '').slice(0, 2)] ?? ''}<br>ΑΜ ΤΕΕ: ${pen.digits('1#####')}`), titled('ΛΗΠΤΗΣ', `<b>${escaped(to.name)}</b><br>${place(to)}<br>ΑΦΜ: ${pen.digits('8########')}`))}${grid(
          'boxy',
          'lrrr',
          'Περιγραφή|Καθαρή αξία|ΦΠΑ|Ποσό ΦΠΑ',
          linesAs(pen, sums.lines, 'tar').map((cells, at) => [
            ...cells.slice(0, 2),
            cells[2] ?? '',
            pen.plain(Math.round((sums.lines[at]?.amount ?? 0) * 0.24)),
          ]),
        )}${tally([
          ['Σύνολο καθαρής αξίας', pen.money(sums.net)],
          ['Σύνολο ΦΠΑ', pen.money(sums.vat)],
          ['Συνολική αξία', pen.money(sums.total)],
        ])}${facts(
          [
            ['Παρακράτηση φόρου 20%', pen.money(-kept)],
            ['Πληρωτέο ποσό', pen.money(sums.total - kept)],
          ],
          'margin:3mm 0 0 auto',
        )}<p>IBAN: ${pen.digits('GR## 0172 0### #### #### #### ### ')}</p><p class="tiny">Μ.ΑΡ.Κ.: ${pen.digits('4000#########')} · Αναγνωριστικό: ${pen.digits('########A#B#########F##C########E######')}</p>${code(pen, 22)}`,
        { sums, documentNumber: number },
      ]
    },
  ),
}

export const bgPapers: Papers = {
  /** A provider of the net: a month's fees, an old balance of nothing, the sum in the money that was before, a column at the right with what is to be paid. */
  internet: paper(
    bg,
    'DD.MM.YYYY|DD.MM.YYYY г.|D month YYYY г.',
    'plain wide',
    'Оптика Нет ООД;ул. Цар Симеон 48;2500 Кюстендил|БЪЛКАНТЕЛ;бул. България 90;5300 Габрово;Бълкантел ЕАД|Нетуайър Русе;ул. Александровска 33;7000 Русе;Нетуайър ЕООД',
    'BG',
    (pen, firm, to) => {
      const sums = onTop([
        line(say(pen, 'Интернет Бизнес 500 Mbps|Интернет Офис 1 Gbps'), pen.whole(1100, 2900), 20),
        ...(pen.chance(0.7) ? [several('Статичен IP адрес', pen.whole(1, 4), 250, 20)] : []),
        ...(pen.chance(0.6) ? [line('Цифрова телевизия', pen.whole(550, 990), 20)] : []),
        ...(pen.chance(0.4) ? [line('Телефонни разговори', pen.whole(30, 900), 20)] : []),
      ])
      const [number, due] = [pen.digits(say(pen, '1#########|00########')), pen.after(15)]
      const levs = pen.plain(Math.round(sums.total * 1.95583))
      return [
        columned(
          `<div style="font-size:9pt">Фактура №<br><b>${number}</b></div><p>${stacked(
            [
              ['Дата на издаване', pen.day()],
              ['Дата на дан. събитие', pen.day()],
              ['Абонатен №', pen.digits('######')],
              ['Период', pen.day(pen.date, 'MM.YYYY')],
              ['Стари задължения', pen.money(0)],
            ],
            '#475569',
          )}</p>${part('background:#fff;padding:3mm', `Сума за плащане<br><b style="font-size:14pt">${pen.money(sums.total)}</b><br><span class="tiny">${levs} лв.<br>курс 1 € = 1,95583 лв.</span>`)}<p>Платете до<br><b>${pen.day(due)}</b></p><p class="tiny">EasyPay, ePay.bg или на каса. Абонатен № се посочва като основание.</p>`,
          `<div style="font-size:20pt;color:#0369a1"><b>${escaped(firm.name)}</b></div><p class="tiny">${firm.also.length > 0 ? `${legal(firm)}, ` : ''}${place(firm, ', ')}<br>ЕИК ${pen.digits('10#######')} · МОЛ ${say(pen, 'Стефан Петков|Ралица Нейкова')}</p><p style="margin:12mm 0">Получател:<br>${who(to)}<br>ЕИК ${pen.digits('20#######')}</p>${grid('ruled', 'lrrr', 'Услуга|Брой|Ед. цена|Стойност', linesAs(pen, sums.lines, 'tqua'))}${facts(sumsAs(pen, sums, 'NVT', 'Данъчна основа 20%|Начислен ДДС|Всичко'), 'margin-left:auto')}<p class="tiny">Съгласно чл. 6 от Закона за счетоводството подписът и печатът не са задължителни реквизити.</p><p>Съставил: ${say(pen, 'Е. Митева|система')}</p>`,
          'background:#e0f2fe',
          true,
        ),
        { sums, documentNumber: number, due },
      ]
    },
    '2026-01-01',
  ),
}

export const bgTills = {
  /** Of a filling station that sells the toll of roads: from when to when it holds, a plate, no tax told, with fuel at a rate by letter. */
  vinetka: slip(
    {
      shops:
        'БЕНЗИНОСТАНЦИЯ ЯНТРА;бул. Трети март 15;5000 Велико Търново;Янтра Петрол ООД|ГАЗТРЕЙД СЛИВЕН;Околовръстен път 3;8800 Сливен;Газтрейд 99 ЕООД|Делта Гориво;ул. Захари Стоянов 71;8000 Бургас;Делта Гориво АД',
      notation: bg,
      days: 'DD.MM.YYYY|DD-MM-YYYY',
      since: '2026-01-01',
    },
    57,
    (pen, shop) => {
      const litres = pen.whole(1500, 6200)
      const price = pen.whole(119, 149)
      const fuel = line(say(pen, 'ДИЗЕЛ|БЕНЗИН A95H'), Math.round((litres * price) / 100), 20)
      const toll = line('Е-ВИНЕТКА КАТ.3', pen.pick([511, 767, 1534, 4448]), 0)
      const sums = within([fuel, toll])
      const number = pen.digits('00#####')
      return [
        typed(
          57,
          32,
          `
          ^${shop.also[0] ?? shop.name}
          !^${shop.name}
          ${each(shop.address, (text) => `^${text}`)}
          ^ЕИК ${pen.digits('10#######')}
          ^ЗДДС № ${pen.digits('BG10#######')}
          =-
          КОЛОНКА ${pen.whole(1, 6)}
          ${pen.plain(litres)} Л x ${pen.plain(price)}
          ${fuel.text}|${pen.plain(fuel.amount)} Б
          ${toll.text}|${pen.plain(toll.amount)} А
          ·РЕГ.№ ${pen.digits('ВТ #### КА')}
          ·ВАЛИДНА ОТ ${pen.day(pen.after(1))}
          =-
          !ОБЩА СУМА EUR|${pen.plain(sums.total)}
          BGN|${pen.plain(Math.round(sums.total * 1.95583))}
          С КАРТА|${pen.plain(sums.total)}
          =-
          #${number}|${pen.day()} ${pen.clock()}
          ОПЕРАТОР 2|АРТИКУЛИ 2
          ^УНП ${pen.digits('DY######-0002-00#####')}
          `,
        ) +
          code(pen, 20) +
          `<div class="mid">${pen.digits('DY######')} &nbsp; ${pen.digits('36######')}<br><b>ФИСКАЛЕН БОН</b></div>`,
        { sums, vat: null, documentNumber: number },
        tall,
      ]
    },
  ),
}
