/** Bills of the Balkans: a courier, Greek parts, a Croatian workshop, a Slovene sweep, Bulgarian timber. */
import { escaped, line, onTop, several } from '../eighth/kit'
import { ro } from '../eighth/notations'
import { iban, taxNumber } from '../ninth/numbers'
import { rateFrom, si } from '../eleventh/kit'
import { say } from '../twelfth/kit'
import { bg } from '../thirteenth/kit'
import { linesAs, sumsAs } from '../eighth/rows'
import { facts, gr, grid, hr, paper, place, tr, who, type Papers } from './kit'

export const roPapers: Papers = {
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
          sums.lines.map((each, at) => [
            String(at + 1),
            each.text,
            String(each.quantity),
            pen.plain(each.unit),
            pen.plain(each.amount),
            pen.plain(Math.round((each.amount * rate) / 100)),
          ]),
        )}<table class="t boxy"><tr><td class="tiny">Semnătura furnizorului</td><td>Total<br>${pen.plain(sums.net)}</td><td>TVA<br>${pen.plain(sums.vat)}</td><td><b>Total de plată<br>${pen.money(sums.total)}</b></td></tr></table><p>Cont ${iban(pen, 'RO')}</p>`,
        {
          sums,
          documentNumber: `${series} ${digits}`,
          otherNumbers: [digits, series + digits],
          due,
        },
      ]
    },
  ),
}

export const grPapers: Papers = {
  /** Parts in Greece: head in capitals, series and number, tax offices of both. */
  'timologio-polisis': paper(
    gr,
    'DD/MM/YYYY|D month YYYY',
    'plain wide',
    'ΑΝΤΑΛΛΑΚΤΙΚΑ ΠΕΛΙΟΝ Α.Ε.;ΛΑΡΙΣΗΣ 210;38334 ΒΟΛΟΣ|ΨΥΚΤΙΚΗ ΚΡΗΤΗΣ Ε.Π.Ε.;ΙΚΑΡΟΥ 77;71307 ΗΡΑΚΛΕΙΟ',
    'GR',
    (pen, firm, to) => {
      const sums = onTop([
        several(
          say(pen, 'ΦΙΛΤΡΟ ΛΑΔΙΟΥ|ΣΥΜΠΙΕΣΤΗΣ 1/3 HP|ΙΜΑΝΤΑΣ ΧΡΟΝΙΣΜΟΥ'),
          pen.whole(1, 12),
          pen.whole(900, 16_000),
          24,
        ),
        line('ΜΕΤΑΦΟΡΙΚΑ', pen.whole(500, 2500), 24),
      ])
      const number = pen.digits(say(pen, '####|26####'))
      return [
        `<div class="mid"><b style="font-size:14pt">${escaped(firm.name)}</b><br>${place(firm, ' – ')}<br>ΑΦΜ ${pen.digits('09#######')} ΔΟΥ ${say(pen, 'ΒΟΛΟΥ|ΗΡΑΚΛΕΙΟΥ')} ΓΕΜΗ ${pen.digits('############')}</div><table class="t boxy"><tr><td><b>ΤΙΜΟΛΟΓΙΟ ΠΩΛΗΣΗΣ</b></td><td>Αριθμός ${number}</td><td>Ημερομηνία ${pen.day()}</td><td>Ώρα ${pen.clock()}</td></tr></table><div style="border:0.3mm solid;padding:3mm"><span class="tiny">Στοιχεία πελάτη</span><br>${who(to)}<br>ΑΦΜ ${pen.digits('99#######')}</div>${grid(
          'ruled',
          'llrrrr',
          'Κωδικός|Περιγραφή|Ποσ.|Τιμή|ΦΠΑ|Αξία',
          sums.lines.map((each) => [
            pen.digits('##.####'),
            each.text,
            String(each.quantity),
            pen.plain(each.unit),
            '24%',
            pen.plain(each.amount),
          ]),
        )}${facts(
          sumsAs(pen, sums, 'nvT', 'Καθαρή αξία|ΦΠΑ 24%|Τελική αξία'),
          'width:80mm;margin-left:auto',
        )}<p class="tiny">MARK ${pen.digits('4000###########')}. Εξοφλήθηκε με κάρτα.</p>`,
        { sums, documentNumber: number, due: null },
      ]
    },
  ),
}

export const hrPapers: Papers = {
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
        line(
          say(pen, 'Alternator, obnovljen|Impeler i brtve|Akumulator 74Ah'),
          pen.whole(40, 390) * 100,
          25,
        ),
      ])
      const [number, due] = [pen.digits(say(pen, '###/1/1|####/P1/2')), pen.after(8)]
      return [
        `<div><b>${escaped(firm.name)}</b><br>${firm.also.map(escaped).join('')} ${place(firm, ', ')}<br>OIB ${pen.digits('###########')}</div><div style="margin:8mm 0 8mm 90mm">${who(to)}</div><p><b>RAČUN br. ${number}</b><br>Datum i vrijeme: ${pen.day()} ${pen.clock()}<br>Rok plaćanja: ${pen.day(due)}<br>Način plaćanja: transakcijski račun<br>Operater: 02</p>${grid(
          'boxy',
          'lrrr',
          'Naziv|Kol.|Cijena|Iznos',
          linesAs(pen, sums.lines, 'tqua'),
        )}<table style="margin-left:auto">${tr('lr', sumsAs(pen, sums, 'nvt', 'Osnovica|PDV 25%|UKUPNO EUR'))}</table><p class="tiny">IBAN ${pen.digits('HR## #### #### #### #### #')} · poziv na broj HR00 ${pen.digits('####-##')}</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const siPapers: Papers = {
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
          linesAs(pen, sums.lines, 'tqua'),
        )}<div class="r">Osnova ${pen.money(sums.net)}<br>DDV 9,5% ${pen.money(sums.vat)}<br><b>Za plačilo ${pen.money(sums.total)}</b></div><p>TRR ${pen.digits('SI56 #### #### #### ###')}, sklic SI00 ${number.replace(/\D/g, '')}</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const bgPapers: Papers = {
  /** Timber of Bulgaria since it pays in euros: ten figures as a number, receiver left and supplier right. */
  'faktura-darvesina': paper(
    bg,
    'DD.MM.YYYY|DD.MM.YYYY г.',
    'plain wide',
    'Рила Лес ООД;ул. Дървар 4;2760 Разлог|Строителни материали Искър ЕООД;бул. Копенхаген 12;1784 София',
    'BG',
    (pen, firm, to) => {
      const sums = onTop([
        several(
          say(pen, 'Греда 10/10, бор|Цимент 25 кг|ОСБ плоскост 12 мм'),
          pen.whole(4, 90),
          pen.whole(450, 2900),
          20,
        ),
        line('Транспорт', pen.whole(20, 90) * 100, 20),
      ])
      const [number, due] = [pen.digits('10000#####'), pen.after(14)]
      return [
        `<h1 class="mid">ФАКТУРА</h1><div class="mid">№ ${number} / ${pen.day()} &nbsp; ОРИГИНАЛ</div><div class="cols" style="margin:8mm 0"><div><b>Получател</b><br>${who(to)}<br>ЕИК ${pen.digits('#########')}</div><div><b>Доставчик</b><br>${who(firm)}<br>ИН по ДДС ${pen.digits('BG#########')}</div></div>${grid(
          'boxy',
          'rlrrr',
          '№|Стока|К-во|Ед. цена|Стойност',
          sums.lines.map((each, at) => [
            String(at + 1),
            each.text,
            String(each.quantity),
            pen.plain(each.unit),
            pen.plain(each.amount),
          ]),
        )}${facts(
          sumsAs(pen, sums, 'NVT', 'Данъчна основа|ДДС 20%|Сума за плащане'),
          'margin-left:auto;width:90mm',
        )}<p>Падеж: ${pen.day(due)}. IBAN ${pen.digits('BG##UNCR##############')}</p><div class="cols" style="margin-top:16mm"><div>Получил: __________</div><div>Съставил: __________</div></div>`,
        { sums, documentNumber: number, due },
      ]
    },
    '2026-01-02',
  ),
}
