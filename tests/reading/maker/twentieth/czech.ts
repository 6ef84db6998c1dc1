/** Everyday papers of Czechia and Slovakia: a chemist's till, programs on the web, a dense one of accountants, a hotel. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { cz } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { charged } from '../eighteenth/kit'
import { sk } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code, each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { beside, part } from '../nineteenth/kit'
import { registered } from '../nineteenth/north-kit'
import { dense, entries, listed } from '../seventeenth/kit'
import { tally } from '../thirteenth/kit'
import { roundedTo, say } from '../twelfth/kit'

export const czPapers: Papers = {
  /** A market's till: letters of rates, cash rounded to whole crowns, the table of tax, the shop's head office below the shop. */
  uctenka: slip(
    {
      shops:
        'PRIMA MARKET;Husova 1285;560 02 Česká Třebová;Prima Market CZ s.r.o.|Drogerie U Anděla;Nádražní 40;150 00 Praha 5;Anděl Drogerie a.s.|POTRAVINY KLAS;Masarykovo nám. 12;586 01 Jihlava;Klas Jihlava, spotřební družstvo|Hobby Dílna;Chebská 370;364 63 Otovice;Hobby Dílna Západ s.r.o.',
      notation: cz,
      days: 'DD.MM.YYYY|D.M.YYYY|DD.MM.YY',
    },
    72,
    (pen, shop) => {
      const goods = within(
        pen.buy(
          wares(
            'Rohlík tukový;2.9;3.9;12|Máslo 250g;49.9;69.9;12|Minerálka 1,5l;12.9;21.9;21|Jablka Gala;24.5;47.2;12|Šunka výběrová;32.9;54.9;12|Káva mletá 500g;119;189;12|Mýdlo tekuté;34.9;59.9;21|Prací gel 2l;149;289;21|Pytle na odpad;29.9;49.9;21|Žárovka LED 9W;49;99;21|Lepicí páska;19;45;21',
          ),
          { count: [3, 8], most: 4, step: 10, isGross: true },
        ).lines,
      )
      const isCash = pen.chance(0.5)
      const rest = isCash ? roundedTo(goods.total, 100) - goods.total : 0
      const sums = charged(goods, rest)
      const mark = (rate: number) => (rate === 21 ? 'A' : 'B')
      const number = pen.digits(say(pen, '####-######|######'))
      return [
        typed(
          72,
          40,
          `
          !^${shop.name}
          ${each(shop.address, (text) => `^${text}`)}
          ^${shop.also[0] ?? ''}
          ^IČO ${pen.digits('########')}  DIČ ${taxNumber(pen, 'CZ')}
          =-
          Daňový doklad - zjednodušený
          Účtenka č. ${number}|Pokl. ${pen.whole(1, 9)}
          Datum ${pen.day()}|Čas ${pen.clock()}
          =-
          ${each(sums.lines, (one) => (one.quantity > 1 ? `${one.text}\n··${one.quantity} ks x ${pen.plain(one.unit)}|${pen.plain(one.amount)} ${mark(one.rate)}` : `${one.text}|${pen.plain(one.amount)} ${mark(one.rate)}`))}
          =-
          ${isCash ? `Mezisoučet|${pen.plain(goods.total)}\nZaokrouhlení|${pen.plain(rest)}` : `Počet položek: ${sums.lines.length}`}
          !CELKEM Kč|${pen.plain(sums.total)}
          ${isCash ? 'Hotovost' : 'Platební karta'}|${pen.plain(sums.total)}
          =-
          ${set(['Sazba', 'Základ', 'DPH', 'Celkem'], [9, -10, -10, -11])}
          ${each(goods.shares, (one) => set([`${mark(one.rate)} ${one.rate} %`, pen.plain(one.net), pen.plain(one.vat), pen.plain(one.net + one.vat)], [9, -10, -10, -11]))}
          =-
          ^Děkujeme za nákup
          ^Infolinka ${pen.digits('800 ### ###')}
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** As a program on the web draws it: the heading first, both sides with thin labels, facts of payment with a code to scan, airy lines. */
  fakturace: paper(
    cz,
    'D. M. YYYY|DD.MM.YYYY',
    'plain light wide',
    'Tereza Doležalová;Kubelíkova 31;130 00 Praha 3|Instalatérství Vondra s.r.o.;Luční 214;252 19 Rudná|STUDIO KŘIVKA;Pekařská 17;602 00 Brno;Studio Křivka s.r.o.|Účetní kancelář Bilance;Dr. E. Beneše 9;779 00 Olomouc;Ing. Hana Šebestová',
    'CZ',
    (pen, firm, to) => {
      const isTaxed = pen.chance(0.7)
      const rate = isTaxed ? 21 : 0
      const { lines } = pen.buy(
        wares(
          `Práce dle dohody;600;1200;${rate}|Měsíční paušál;1500;6900;${rate}|Konzultace;800;1500;${rate}|Doprava;250;900;${rate}|Materiál;180;4200;${rate}`,
        ),
        { count: [1, 4], most: 10, step: 1000 },
      )
      const sums = onTop(lines)
      const number = pen.digits(say(pen, '2026-00##|2026####|26000##'))
      const due = pen.after(pen.pick([10, 14, 30]))
      const { own, tax } = registered(pen, 'CZ')
      return [
        `<div class="right"><span style="font-size:21pt">Faktura ${number}</span>${isTaxed ? '<br><span class="grey">DAŇOVÝ DOKLAD</span>' : ''}</div><div class="cols" style="margin-top:9mm"><div><div class="tiny grey up">Dodavatel</div><b>${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}<br><br>IČO ${own}<br>${isTaxed ? `DIČ ${tax}` : 'Neplátce DPH'}</div><div><div class="tiny grey up">Odběratel</div><b>${escaped(to.name)}</b><br>${place(to)}<br><br>IČO ${pen.digits('########')}</div></div><div class="sides" style="margin-top:9mm">${told(
          [
            ['Bankovní účet', `${pen.digits('##########')}/${say(pen, '2010|0800|5500')}`],
            ['Variabilní symbol', number.replace('-', '')],
            ['Způsob platby', 'Převodem'],
          ],
        )}${told([
          ['Datum vystavení', pen.day()],
          ['Datum splatnosti', pen.day(due)],
          ...(isTaxed ? [['Datum zdan. plnění', pen.day()] as const] : []),
        ])}${code(pen, 22)}</div><div style="margin-top:4mm">${grid(
          'ruled',
          isTaxed ? 'rlrrr' : 'rlrr',
          isTaxed ? '||DPH|Cena za MJ|Celkem bez DPH' : '||Cena za MJ|Celkem',
          linesAs(pen, sums.lines, isTaxed ? 'qtrua' : 'qtua'),
        )}</div>${
          isTaxed
            ? tally(
                [
                  ['Celkem bez DPH', pen.plain(sums.net)],
                  ['DPH 21 %', pen.plain(sums.vat)],
                  ['Celkem k úhradě', pen.money(sums.total)],
                ],
                'margin-left:auto',
              )
            : part('text-align:right;font-size:15pt', `<b>${pen.money(sums.total)}</b>`)
        }<p class="foot tiny">${say(pen, 'Fyzická osoba zapsaná v živnostenském rejstříku.|Zapsáno v obchodním rejstříku, oddíl C.')} Tel. ${pen.digits('### ### ###')}</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** As the program that most accountants have prints it: frames within a frame, symbols, an order, a long list, the recapitulation of tax in crowns, rounding. */
  ucetni: paper(
    cz,
    'DD.MM.YYYY',
    'narrow plain',
    'ELEKTROVELKOOBCHOD JISKRA;Vídeňská 99;639 00 Brno;Jiskra Velkoobchod, spol. s r.o.|Papír Servis Plzeň s.r.o.;Skladová 6;326 00 Plzeň|GASTROZÁSOBENÍ HANÁ a.s.;Holická 31;779 00 Olomouc|Barvy laky Kunc;Tovární 8;430 01 Chomutov;Miroslav Kunc',
    'CZ',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'Kabel CYKY-J 3x1,5, m;14;23;21|Jistič B16;69;119;21|Papír A4 80 g, bal.;89;129;21|Toner černý;790;1690;21|Pytle 120 l, role;39;69;21|Čistič univerzální 5 l;129;249;21|Káva zrnková 1 kg;289;459;12|Cukr krystal 1 kg;17;26;12|Barva bílá 15 kg;429;699;21|Váleček 25 cm;69;139;21|Utěrky papírové, bal.;79;149;21|Sirup pomeranč 5 l;219;329;12',
        { count: [4, 10], most: 12, step: 10, offs: [0, 0, 5, 10], code: say(pen, '######|@@###') },
      )
      const exact = onTop(lines)
      const rest = roundedTo(exact.total, 100) - exact.total
      const sums = charged(exact, rest)
      const number = pen.digits(say(pen, '2610####|26######|26FV####'))
      const due = pen.after(pen.pick([14, 21, 30]))
      const { own, tax } = registered(pen, 'CZ')
      return [
        `<div style="border:0.4mm solid #111"><div class="sides" style="border-bottom:0.4mm solid #111;padding:1.5mm 3mm"><b style="font-size:12pt">${escaped(firm.name)}</b><b style="font-size:12pt">FAKTURA - DAŇOVÝ DOKLAD č. ${number}</b></div><div class="cols" style="gap:0"><div style="padding:3mm;border-right:0.4mm solid #111"><i>Dodavatel:</i><br><b>${legal(firm)}</b><br>${place(firm)}<br><br>IČ: ${own} &nbsp; DIČ: ${tax}<br>Telefon: ${pen.digits('### ### ###')}<br><br>Číslo účtu: ${pen.digits('#########')} / 0100<br>IBAN: ${iban(pen, 'CZ')}</div><div style="padding:3mm">${facts(
          [
            ['Variabilní symbol:', number.replaceAll(/\D/g, '')],
            ['Konstantní symbol:', '0308'],
            ['Objednávka č.:', pen.digits('OB26####')],
          ],
          'width:100%',
        )}<div style="border-top:0.3mm solid #111;margin-top:2mm;padding-top:2mm"><i>Odběratel:</i> &nbsp; IČ: ${pen.digits('########')} &nbsp; DIČ: ${taxNumber(pen, 'CZ')}<br><b style="font-size:11pt">${who(to)}</b></div></div></div><div class="cols" style="border-top:0.4mm solid #111;padding:1mm 3mm"><div>${told(
          [
            ['Datum vystavení:', pen.day()],
            ['Datum splatnosti:', pen.day(due)],
          ],
        )}</div><div>${told([
          ['Datum uskutečnění plnění:', pen.day()],
          ['Forma úhrady:', 'Příkazem'],
        ])}</div></div></div>${grid('ruled', 'llrrrrr', 'Kód|Označení dodávky|Množství|J.cena|Sleva|DPH|Cena', entries(pen, lines, 'ctqudra'))}<div class="sides"><div>${grid('boxy', 'lrrr', 'Rekapitulace Kč|Základ|DPH|Celkem s DPH', ratesAs(pen, sums.shares, 'rnvg'))}</div>${tally(
          [
            ['Součet položek', pen.plain(sums.sum)],
            ['DPH', pen.plain(sums.vat)],
            ['Zaokrouhlení', pen.plain(rest)],
            ['CELKEM K ÚHRADĚ', pen.money(sums.total)],
          ],
          'margin:3mm 0 0 auto',
        )}</div><div class="foot"><div class="sides"><span>Vystavil: ${say(pen, 'Novotná|Horák|Marek Dvořák')}</span><span>Převzal: ....................</span><span>Razítko:</span></div></div>`,
        { sums, documentNumber: number, due, hasRates: true },
        dense,
      ]
    },
  ),

  /** A hotel's account: nights, breakfasts at their rate, the town's fee without tax, guest and room, paid when leaving. */
  hotel: paper(
    cz,
    'DD.MM.YYYY|D. M. YYYY',
    'book plain light',
    'HOTEL U ZLATÉHO JELENA;Svatojánská 5;381 01 Český Krumlov;Jelen Hotels s.r.o.|Penzion Pod Věží;Kostelní 88;691 42 Valtice;Ludmila Hrubá|Grandhotel Slavia Park;Lázeňské nám. 3;353 01 Mariánské Lázně;Slavia Park a.s.',
    'CZ',
    (pen, firm, to) => {
      const [nights, guests] = [pen.whole(1, 4), pen.whole(1, 2)]
      const sums = within([
        several('Ubytování, noc', nights, pen.whole(140, 290) * 1000, 12),
        several('Snídaně', nights * guests, pen.pick([22_000, 25_000]), 12),
        ...(pen.chance(0.5) ? [several('Parkování', nights, pen.pick([20_000, 30_000]), 21)] : []),
        ...(pen.chance(0.4) ? [line('Minibar', pen.whole(8, 40) * 1000, 21)] : []),
        several('Místní poplatek z pobytu', nights * guests, pen.pick([2100, 5000]), 0),
      ])
      const number = pen.digits(say(pen, '26/#####|26#####|H-#####'))
      const { own, tax } = registered(pen, 'CZ')
      return [
        `<div class="mid"><div style="font-size:19pt;letter-spacing:0.6mm">${escaped(firm.name)}</div><div class="tiny">${place(firm, ' · ')} · tel. ${pen.digits('### ### ###')}</div></div><div class="sides" style="margin-top:9mm"><div>${who(to)}<br>IČO ${pen.digits('########')}</div>${facts(
          [
            ['Účet č.', number],
            ['Datum vystavení', pen.day()],
            ['Pokoj', pen.digits('2##')],
            ['Host', say(pen, 'Pavel Říha|Ivana Malá|Jan Kučera')],
            ['Příjezd', pen.day(pen.after(-nights))],
            ['Odjezd', pen.day()],
          ],
          'margin-left:auto',
        )}</div><h1 style="font-size:13pt;margin:7mm 0 1mm">Hotelový účet – daňový doklad</h1>${grid('ruled', 'lrrrr', 'Služba|Počet|Cena|DPH|Celkem', linesAs(pen, sums.lines, 'tqura'))}${part('text-align:right;font-size:14pt;margin:4mm 0', `Celkem ${pen.money(sums.total)}`)}${beside('92mm 1fr', grid('tiny boxy', 'rrrr', 'Sazba DPH|Základ|Daň|S daní', ratesAs(pen, sums.shares, 'rnvg')), `<p class="tiny">Uhrazeno: ${say(pen, 'platební kartou|v hotovosti')} dne ${pen.day()}. Recepce ${say(pen, 'Klára|Ondřej')}.</p>`)}<p class="mid" style="margin-top:12mm">Děkujeme za Vaši návštěvu a těšíme se na shledanou.</p><div class="foot tiny mid">${firm.also.length > 0 ? `Provozovatel ${legal(firm)}, ` : ''}IČO ${own}, DIČ ${tax}</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null, hasRates: true },
      ]
    },
  ),
}

export const skPapers: Papers = {
  /** As the known Slovak program on the web prints it: the sender left with a rule, the buyer in a frame at the right, days in a ribbon, a coloured box to pay. */
  superprogram: paper(
    sk,
    'DD.MM.YYYY|D. M. YYYY',
    'plain wide',
    'Upratovanie Jasno s.r.o.;Gorkého 14;040 01 Košice|WEBDIELŇA;Mlynské nivy 44;821 09 Bratislava;Webdielňa s. r. o.|Elektro Hudák;Staničná 7;066 01 Humenné;Peter Hudák – Elektro|Účto Plus Žilina, s.r.o.;Vysokoškolákov 6;010 08 Žilina',
    'SK',
    (pen, firm, to) => {
      const { lines } = pen.buy(
        wares(
          'Služby podľa zmluvy;60;390;23|Práca;22;45;23|Materiál;12;280;23|Doprava;10;40;23|Mesačný paušál;49;190;23|Spracovanie podkladov;30;120;23',
        ),
        { count: [1, 4], most: 10, step: 50 },
      )
      const sums = onTop(lines)
      const [number, due] = [pen.digits(say(pen, '2026###|26####|20260###')), pen.after(14)]
      const colour = pen.pick(['#2563eb', '#15803d', '#b45309'])
      return [
        `<div class="sides"><div><span class="tiny grey up">Dodávateľ</span><br><b>${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br><br>IČO: ${pen.digits('5#######')}<br>DIČ: ${pen.digits('212#######')}<br>IČ DPH: ${pen.digits('SK212#######')}</div><div><h1 style="font-size:16pt;color:${colour};text-align:right">Faktúra ${number}</h1><div style="border:0.25mm solid #999;padding:4mm;width:84mm;margin-top:6mm"><span class="tiny grey up">Odberateľ</span><br><b>${escaped(to.name)}</b><br>${place(to)}<br><br>IČO: ${pen.digits('3#######')}</div></div></div><div class="sides" style="margin:7mm 0">${told(
          [
            ['Dátum vystavenia', pen.day()],
            ['Dátum dodania', pen.day()],
            ['Dátum splatnosti', pen.day(due)],
          ],
        )}${told([
          ['IBAN', pen.digits('SK## #### 0000 00## #### ####')],
          ['Variabilný symbol', number],
          ['Forma úhrady', 'Bankový prevod'],
        ])}</div>${grid(
          'ruled',
          'rlrrrr',
          'Č.|Názov|Množstvo|DPH|J. cena bez DPH|Spolu bez DPH',
          linesAs(pen, sums.lines, 'tqrua').map(([t = '', q = '', ...rest], at) => [
            String(at + 1),
            t,
            `${q} ks`,
            ...rest,
          ]),
        )}${beside(
          '34mm 1fr',
          `${code(pen, 26)}<div class="tiny mid">PAY by square</div>`,
          `${tally([
            ['Základ DPH 23 %', pen.money(sums.net)],
            ['DPH 23 %', pen.money(sums.vat)],
            ['Spolu', pen.money(sums.total)],
          ])}${part(`background:${colour};color:#fff;padding:3mm 4mm;margin:3mm 0 0 auto;width:82mm`, `<div class="sides"><b>Suma na úhradu</b><b style="font-size:13pt">${pen.money(sums.total)}</b></div>`)}`,
        )}<div class="foot tiny"><div class="sides"><span>Vystavil: ${say(pen, 'Zuzana Kollárová|Martin Sabo')}</span><span>Tel. ${pen.digits('09## ### ###')}</span><span>Strana 1/1</span></div></div>`,
        { sums, documentNumber: number, due },
      ]
    },
    '2025-01-01',
  ),
}
