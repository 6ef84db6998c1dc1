/** Everyday papers of Czechia and Slovakia: a fuel station, a restaurant with a tip, a program of the cloud, a shop on the web that takes goods back, a Slovak operator's month. */
import { escaped, line, negated, onTop, pairs, wares, within } from '../eighth/kit'
import { cz } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { sk } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code, each, paying, row, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { beside, part } from '../nineteenth/kit'
import { registered } from '../nineteenth/north-kit'
import { dayOff, measured } from '../nineteenth/west-kit'
import { decimal, tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { nines, print } from '../twentieth/west-kit'
import { measureOf, since, site } from './south-kit'

export const czTills = {
  /** A fuel station: what was filled with its pump, litres and price on a line below, things of the shop, tax by rate, the plate of a fleet, paid by card. */
  benzinka: slip(
    {
      shops:
        'Čerpací stanice Brod;Humpolecká 55;580 01 Havlíčkův Brod;OIL Vysočina s.r.o.|TANK STOP;D5 – 67. km, pravá strana;337 01 Rokycany;Tank Stop ČR a.s.|ČS U Tří lip;Přerovská 101;779 00 Olomouc;Lipka Trade s.r.o.|PUMPA JIZERA;Turnovská 20;294 01 Bakov nad Jizerou',
      notation: { ...cz, money: '# Kč' },
      days: 'DD.MM.YYYY|D.M.YYYY',
      since,
    },
    72,
    (pen, shop) => {
      const fuel = measured(
        say(pen, 'NATURAL 95|DIESEL|NAFTA MOTOROVÁ|DIESEL PLUS'),
        pen.whole(1300, 6300),
        pen.whole(329, 399) * 100,
        21,
      )
      const more = pen.chance(0.5)
        ? nines(
            pen,
            'KÁVA VELKÁ;49;69;21|BAGETA ŠUNKA;65;89;12|NEMRZN. SMĚS 3L;99;159;21|VODA 0,75L;25;39;21',
            {
              count: [1, 2],
              step: 10,
            },
          ).map((one) => ({ ...one, unit: one.unit - 9, amount: one.quantity * (one.unit - 9) }))
        : []
      const sums = within([fuel, ...more])
      const number = pen.digits(say(pen, '26######|####-#####|1########'))
      const { own, tax } = registered(pen, 'CZ')
      return [
        typed(
          72,
          40,
          print(
            `^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^IČ ${own}   DIČ ${tax}`,
            '==',
            'ZJEDNODUŠENÝ DAŇOVÝ DOKLAD',
            `Doklad č.|${number}`,
            `Datum vystavení / UZP|${pen.day()} ${pen.clock()}`,
            '=-',
            `Stojan ${pen.whole(1, 8)}: ${fuel.text}`,
            `··${measureOf(pen, fuel.measure)} l x ${decimal(pen, fuel.price / 1000, 2)} Kč/l|${pen.plain(fuel.amount)}`,
            each(more, (one) => `${one.quantity} ks ${one.text}|${pen.plain(one.amount)}`),
            '=-',
            `!CELKEM K ÚHRADĚ|${pen.money(sums.total)}`,
            `${say(pen, 'Platební karta|Karta CCS|Platba kartou')}|${pen.money(sums.total)}`,
            '=-',
            set(['DPH', 'Základ', 'Daň', 'Celkem'], [8, -10, -10, -12]),
            each(ratesAs(pen, sums.shares, 'rnvg'), (cells) => set(cells, [8, -10, -10, -12])),
            pen.chance(0.4) && `SPZ: ${pen.digits('#@# ####')}|tach.: ${pen.digits('1#####')}`,
            '^Šťastnou cestu!',
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A restaurant's account in a sans: table, dishes with their rate, whole crowns, tax by rate, a tip on the card's terminal below the sum. */
  'ucet-restaurace': slip(
    {
      shops:
        'Lokál U Bílého lva;Dlouhá 33;110 00 Praha 1;Lev Gastro s.r.o.|PIZZERIE BASILICO;Veveří 61;602 00 Brno;Basilico Brno s.r.o.|Hostinec Na Růžku;Žižkova 4;379 01 Třeboň;Pavel Kolářík|RESTAURACE PEKLO;Pražská 12;301 00 Plzeň;Peklo Plzeň, spol. s r.o.',
      notation: { ...cz, money: '# Kč' },
      days: 'DD.MM.YYYY|D. M. YYYY',
      since,
    },
    76,
    (pen, shop) => {
      const sums = within(
        pen.buy(
          wares(
            'Hovězí guláš, knedlík;189;259;12|Smažený řízek, kaše;199;279;12|Polévka dne;59;85;12|Caesar salát;199;269;12|Pizza Prosciutto;189;259;12|Domácí limonáda 0,4;75;99;21|Pilsner 0,5;59;79;21|Víno bílé 0,2;79;119;21|Espresso;59;79;21|Medovník;89;129;12',
          ),
          { count: [2, 6], most: 4, step: 100, isGross: true },
        ).lines,
      )
      const tip = pen.chance(0.45) ? Math.ceil((sums.total * 1.08) / 1000) * 1000 - sums.total : 0
      const number = pen.digits(say(pen, '26-0####|#####|2600####'))
      const { own, tax } = registered(pen, 'CZ')
      return [
        `<div class="mid"><b style="font-size:14pt">${escaped(shop.name)}</b><br>${[...shop.also, ...shop.address].map(escaped).join('<br>')}<br>IČO: ${own}, DIČ: ${tax}</div><hr>${pairs(
          [
            [`Účtenka č. ${number}`, `Stůl ${pen.whole(1, 26)}`],
            [pen.day(), pen.clock()],
          ],
        )}<hr><table style="width:100%">${sums.lines.map((one) => row(`${one.quantity}× ${one.text}`, pen.rate(one.rate), pen.plain(one.amount))).join('')}</table><hr><div class="pair" style="font-size:140%"><b>Celkem</b><b>${pen.money(sums.total)}</b></div><table style="width:100%;font-size:88%">${row('Sazba DPH', 'Základ', 'DPH', 'Celkem')}${ratesAs(
          pen,
          sums.shares,
          'rnvg',
        )
          .map((cells) => row(...cells))
          .join('')}</table><hr>${pairs(
          tip > 0
            ? [
                ['Spropitné', pen.money(tip)],
                ['Zaplaceno kartou', pen.money(sums.total + tip)],
              ]
            : [[say(pen, 'Zaplaceno kartou|Hotově|Kartou'), pen.money(sums.total)]],
        )}<div class="mid">${say(pen, 'Obsluhoval: Honza|Obsluha Katka')}<br>Děkujeme za návštěvu</div>`,
        { sums: paying(sums, sums.total + tip), documentNumber: number, hasRates: true },
      ]
    },
  ),
} satisfies Papers

export const czBills: Papers = {
  /** A program of the cloud: a thin coloured bar at the left edge, supplier above buyer in one column, facts of payment in a second, a code beside them, sums with rates, who wrote it. */
  'faktura-cloud': paper(
    { ...cz, money: '# Kč' },
    'DD.MM.YYYY|D. M. YYYY|D.M.YYYY',
    'plain light narrow',
    'Zámečnictví Hruška;Okružní 40;370 01 České Budějovice;Josef Hruška|WEBDÍLNA;Na Poříčí 12;110 00 Praha 1;Webdílna Praha s.r.o.|Úklid Krkonoše;Nádražní 502;543 01 Vrchlabí;Krkonoše Servis s.r.o.|Mgr. Lenka Šimůnková – překlady;Gorkého 58;602 00 Brno',
    'CZ',
    (pen, firm, to) => {
      const isTaxed = !/Mgr/.test(firm.name)
      const rate = isTaxed ? 21 : 0
      const stock = /Zám/.test(firm.name)
        ? `Výměna vložky;450;1200;${rate}|Výroba zábradlí;4800;16500;${rate}|Montáž (hod.);450;650;${rate}|Doprava;300;900;${rate}`
        : /překl/.test(firm.name)
          ? 'Překlad AJ–ČJ (NS);320;450;0|Korektura;120;220;0|Ověřený překlad;450;650;0'
          : `Paušál za měsíc;1800;7900;${rate}|Práce (hod.);500;1100;${rate}|Jednorázový úklid;1500;4500;${rate}|Správa webu;900;2900;${rate}|Grafické práce;1200;5200;${rate}`
      const sums = onTop(pen.buy(wares(stock), { count: [1, 4], most: 8, step: 1000 }).lines)
      const number = pen.digits(say(pen, '2026####|26010##|FV26-00##'))
      const due = pen.after(pen.pick([7, 14, 14, 21]))
      const { own, tax } = registered(pen, 'CZ')
      const colour = pen.pick(['#0369a1', '#15803d', '#b45309'])
      return [
        `<div class="at" style="left:0;top:0;bottom:0;width:5mm;background:${colour}"></div><div class="sides"><div style="font-size:18pt">${isTaxed ? 'Faktura – daňový doklad' : 'Faktura'}</div><div style="font-size:18pt;color:${colour}">${number}</div></div><div style="display:grid;grid-template-columns:1fr 78mm;gap:8mm;margin:9mm 0"><div><div class="tiny grey">DODAVATEL</div><b>${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>IČ ${own}${isTaxed ? `, DIČ ${tax}` : '<br>Nejsem plátce DPH'}<div class="tiny grey" style="margin-top:5mm">ODBĚRATEL</div><b>${escaped(to.name)}</b><br>${place(to)}<br>IČ ${registered(pen, 'CZ').own}</div><div style="background:#f4f4f5;padding:4mm">${told(
          [
            ['Bankovní účet', `${pen.digits('#########')}/${say(pen, '0300|2010|3030')}`],
            ['Variabilní symbol', number.replace(/\D/g, '')],
            ['Způsob úhrady', 'Bankovní převod'],
            ['Datum vystavení', pen.day()],
            ...(isTaxed ? [['Datum plnění', dayOff(pen, -pen.whole(0, 4))] as const] : []),
            ['Datum splatnosti', pen.day(due)],
          ],
        )}${code(pen, 24)}</div></div>${grid(
          'ruled',
          isTaxed ? 'lrrrr' : 'lrrr',
          isTaxed
            ? 'Položka|Počet|Cena za MJ|DPH|Celkem bez DPH'
            : 'Položka|Počet|Cena za MJ|Celkem',
          linesAs(pen, sums.lines, isTaxed ? 'tqura' : 'tqua'),
        )}${
          isTaxed
            ? `<div style="width:100mm;margin-left:auto">${grid('tiny', 'lrrr', 'Sazba|Základ|DPH|Celkem', ratesAs(pen, sums.shares, 'rnvg'))}</div>`
            : ''
        }<div class="r" style="border-top:0.6mm solid ${colour};padding-top:2mm;font-size:15pt">${say(pen, 'Celkem k úhradě|K úhradě')} <b>${pen.money(sums.total)}</b></div><div class="foot tiny grey">${legal(firm)}, ${say(pen, 'zapsáno v živnostenském rejstříku|vystavil: účtárna|vytištěno z účetního programu')}. Strana 1/1</div>`,
        {
          sums,
          ...(isTaxed ? { hasRates: true } : { vat: null }),
          documentNumber: number,
          due,
        },
      ]
    },
    since,
  ),

  /** A shop on the web takes goods back: a document that mends the first with its number, minus before each amount, rates, how the money goes back. */
  'opravny-doklad': paper(
    { ...cz, money: '# Kč' },
    'DD.MM.YYYY|D. M. YYYY',
    'narrow plain',
    'ALMIRA.example;Jankovcova 49;170 00 Praha 7;Almira Online a.s.|Kancelář24;Vídeňská 188;619 00 Brno;Kancelář 24 s.r.o.|NÁŘADÍ VESELÝ;Svitavská 7;680 01 Boskovice;Veselý – nářadí, s.r.o.',
    'CZ',
    (pen, firm, to) => {
      const bought = within(
        pen.buy(
          wares(
            'Monitor 27" IPS;3490;6990;21|Kancelářská židle;2190;4990;21|Aku šroubovák 12 V;1490;3290;21|Sluchátka s mikrofonem;790;1990;21|Toner černý;990;2490;21|Papír A4, krabice;449;699;21|Kniha: Daně 2026;299;499;0',
          ),
          { count: [1, 2], most: 2, step: 100, isGross: true },
        ).lines,
      )
      const sums = negated(bought)
      const number = pen.digits(say(pen, '56########|OD26-#####|26D0####'))
      const first = pen.digits(say(pen, '50########|FA26-#####'))
      const { own, tax } = registered(pen, 'CZ')
      return [
        `<div class="sides"><div style="font:bold 20pt 'DejaVu Sans';color:#166534">${escaped(firm.name)}</div><div class="r"><b style="font-size:13pt">Opravný daňový doklad</b> (dobropis)<br>č. <b>${number}</b></div></div>${beside(
          '1fr 1fr',
          `<div style="margin-top:7mm"><b>${legal(firm)}</b><br>${place(firm)}<br>IČ: ${own}<br>DIČ: ${tax}</div>`,
          `<div style="margin-top:7mm">Odběratel:<br><b>${escaped(to.name)}</b><br>${place(to)}<br>IČ: ${registered(pen, 'CZ').own}</div>`,
        )}${facts(
          [
            ['Původní doklad:', first],
            ['Datum vystavení:', pen.day()],
            ['Datum uskutečnění opravy:', pen.day()],
            ['Důvod opravy:', say(pen, 'odstoupení od smlouvy|reklamace|vrácení zboží')],
          ],
          'margin:7mm 0',
        )}${grid(
          'boxy',
          'llrrr',
          'Kód|Popis|Ks|DPH|Celkem s DPH',
          linesAs(pen, sums.lines, 'tqra').map((cells) => [pen.digits('@@###@#'), ...cells]),
        )}<div class="cols"><div>${grid('boxy tiny', 'rrrr', 'Sazba|Základ|DPH|Celkem', ratesAs(pen, sums.shares, 'rnvg'))}</div>${tally(
          [
            ['Celkem bez DPH', pen.money(sums.net)],
            ['DPH', pen.money(sums.vat)],
            ['K vrácení celkem', pen.money(sums.total)],
          ],
          'flex:0 0 80mm',
        )}</div>${part('margin-top:8mm', `Částka bude vrácena ${say(pen, 'na platební kartu|na bankovní účet zákazníka')} do 14 dnů. Zboží k objednávce ${pen.digits('4########')} jsme přijali ${dayOff(pen, -pen.whole(1, 6))}.`)}<div class="foot tiny grey mid">${legal(firm)} – zapsaná v obchodním rejstříku – podpora@${site(firm.name)}.example</div>`,
        { sums, documentNumber: number, kind: 'credit-note', due: null, hasRates: true },
      ]
    },
    since,
  ),
}

export const skBills: Papers = {
  /** A Slovak operator's month: what to pay in large beside the address, facts in a list at the left, services by number, tax of twenty-three, a payment by symbol with a code. */
  'faktura-operator': paper(
    { ...sk, money: '# €' },
    'DD.MM.YYYY|D. M. YYYY|D. month YYYY',
    'light plain narrow',
    'Telunia Biznis;Metodova 8;821 08 Bratislava;Telunia Slovensko, a.s.|ORBIX;Vajnorská 100/A;831 04 Bratislava;Orbix Mobile s.r.o.|Šariš NET;Hlavná 29;080 01 Prešov;ŠarišNET, spol. s r.o.',
    'SK',
    (pen, firm, to) => {
      const phones = Array.from({ length: pen.whole(1, 3) }, () => pen.digits('09## ### ###'))
      const sums = onTop([
        ...(pen.chance(0.7) ? [line('Internet Optik 500', pen.pick([1667, 2083, 2500]), 23)] : []),
        ...phones.map((phone) =>
          line(`Paušál Biznis – ${phone}`, pen.pick([1250, 1667, 2083]), 23),
        ),
        ...(pen.chance(0.4) ? [line('Hovory a SMS nad rámec', pen.whole(10, 890), 23)] : []),
        ...(pen.chance(0.4) ? [line('Zľava za vernosť', -pen.pick([200, 300]), 23)] : []),
      ])
      const number = pen.digits(say(pen, '26########|8########|126#######'))
      const due = pen.after(pen.pick([14, 15, 18]))
      const colour = pen.pick(['#e11d48', '#ea580c', '#0891b2'])
      return [
        `<div style="font:bold 23pt 'DejaVu Sans';color:${colour}">${escaped(firm.name)}</div>${beside(
          '1fr 82mm',
          told(
            [
              ['Číslo faktúry', number],
              ['Dátum vystavenia', pen.day()],
              ['Dátum dodania', dayOff(pen, -1)],
              ['Dátum splatnosti', pen.day(due)],
              [
                'Zúčtovacie obdobie',
                `${dayOff(pen, -31, 'D.M.')} – ${dayOff(pen, -1, 'D.M.YYYY')}`,
              ],
              ['Číslo zákazníka', pen.digits('########')],
              [
                'IČO / IČ DPH odberateľa',
                `${pen.digits('3#######')} / ${pen.digits('SK20########')}`,
              ],
            ],
            'margin-top:9mm;font-size:92%',
          ),
          `<div style="margin:12mm 0 8mm">${who(to)}</div><div style="border-left:1.5mm solid ${colour};padding-left:4mm">Suma na úhradu<br><b style="font-size:21pt">${pen.money(sums.total)}</b></div>`,
        )}<p style="margin-top:8mm"><b style="color:${colour}">Prehľad služieb</b></p>${grid('ruled', 'lrr', 'Služba|DPH|Cena bez DPH', linesAs(pen, sums.lines, 'trA'))}${facts(
          sumsAs(pen, sums, 'NVT', 'Spolu bez DPH|DPH 23 %|Spolu s DPH'),
          'margin-left:auto',
        )}<div class="sides" style="margin-top:10mm;border-top:0.3mm solid #ccc;padding-top:4mm"><div>Uhraďte prevodom<br>IBAN ${pen.digits('SK## 1100 0000 00## #### ####')}<br>Variabilný symbol ${number}<br>Konštantný symbol 0308</div><div class="tiny mid">PAY by square${code(pen, 24)}</div></div><div class="foot tiny grey">${legal(firm)}, ${place(firm, ', ')}, IČO ${pen.digits('3#######')}, IČ DPH ${pen.digits('SK20########')}. Zapísaná v obchodnom registri. Strana 1/1</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),
}
