/** Everyday papers of Poland: a fuel station, a café's print, a program on the web, power with its distribution, web space with prices that hold the tax. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { pl } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { bars, code, each, slip, tall, typed } from '../fifteenth/tills-kit'
import { settled } from '../fourteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { beside, part, ribbon } from '../nineteenth/kit'
import { dayOff, measured } from '../nineteenth/west-kit'
import { decimal, tally, tornOff } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { inPolish, polishRegister } from '../twentieth/east-and-north-kit'
import { letterOf, nines, print } from '../twentieth/west-kit'
import { measureOf, numbered, served, since, site } from './south-kit'

const plain = { ...pl, group: ' ', money: '#' }

export const plTills = {
  /** A fuel station's fiscal print: fuel by the litre with coffee or a hot dog at another rate, tax by letter, the buyer's tax number, a flat row of the pump and the car. */
  'paragon-stacja': slip(
    {
      shops:
        'STACJA PALIW MAZOVIA;ul. Warszawska 118;05-300 Mińsk Mazowiecki;Mazovia-Oil Sp. z o.o.|BLISKO STACJA 214;al. Krakowska 50;32-050 Skawina;Blisko Retail S.A.|AUTO-GAZ KOWALCZYK;ul. Gdańska 12;83-300 Kartuzy;Henryk Kowalczyk|PETRO-TUR;ul. Uniejowska 140;62-700 Turek;Petro-Tur Sp. j. Jasiński i Syn',
      notation: plain,
      days: 'YYYY-MM-DD|DD-MM-YYYY',
      since,
    },
    60,
    (pen, shop) => {
      const fuel = measured(
        say(pen, 'OLEJ NAPĘDOWY|BENZYNA PB95|PB98|ON ULTRA'),
        pen.whole(1200, 6200),
        pen.whole(569, 679) * 10,
        23,
      )
      const more = pen.chance(0.5)
        ? nines(
            pen,
            'HOT-DOG;7.9;11.9;8|KAWA LATTE;9.9;13.9;8|PŁYN DO SPRYSK.;17;29;23|WODA 0,5L;3.9;5.9;23',
            {
              count: [1, 2],
            },
          )
        : []
      const sums = within([fuel, ...more])
      const number = pen.digits(say(pen, '######|W######|####/##'))
      const mark = (rate: number) => letterOf(rate, [23, 8, 5])
      return [
        typed(
          60,
          34,
          print(
            ...[...shop.also, shop.name, ...shop.address].map((text) => `^${text}`),
            `^NIP ${taxNumber(pen, 'PL')}`,
            `${pen.day()}|${number}`,
            '!^PARAGON FISKALNY',
            '=-',
            `${fuel.text} (A)`,
            `··${measureOf(pen, fuel.measure)} l x${decimal(pen, fuel.price / 1000, 2)}|${pen.plain(fuel.amount)}A`,
            each(
              more,
              (one) =>
                `${one.text}\n··1 szt. x${pen.plain(one.unit)}|${pen.plain(one.amount)}${mark(one.rate)}`,
            ),
            '=-',
            each(sums.shares, (one) =>
              print(
                `Sprzed. opod. PTU ${mark(one.rate)}|${pen.plain(one.net + one.vat)}`,
                `Kwota ${mark(one.rate)} ${decimal(pen, one.rate, 2)}%|${pen.plain(one.vat)}`,
              ),
            ),
            `Podatek PTU|${pen.plain(sums.vat)}`,
            '=-',
            `!SUMA PLN|${pen.plain(sums.total)}`,
            '=-',
            `${pen.digits('0#')} #KASA 1  ${say(pen, 'Anna|Kasjer 3|Wiola')}|${pen.clock()}`,
            `NIP nabywcy|${taxNumber(pen, 'PL')}`,
            `Karta|${pen.plain(sums.total)} PLN`,
            `Dystrybutor ${pen.whole(1, 8)}|${pen.digits('@@# @##')}`,
            `^${pen.digits('@@@ ##########')}`,
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A café's or bistro's fiscal print in small letters: two rates, a charge for service at times, given and change or a card, the machine's number after its sign. */
  'paragon-bistro': slip(
    {
      shops:
        'BISTRO POD ŻAGLEM;ul. Długa 60;80-831 Gdańsk;Żagiel Gastro s.c.|KAWIARNIA MŁYNEK;pl. Nowy 4;31-056 Kraków;Magdalena Stec|RESTAURACJA U BABCI HELI;Rynek 7;22-400 Zamość;Hela Sp. z o.o.|Pierogarnia Stary Młyn;ul. Szeroka 28;87-100 Toruń',
      notation: plain,
      days: 'DD-MM-YYYY|YYYY-MM-DD',
      since,
    },
    72,
    (pen, shop) => {
      const food = served(
        pen,
        'Pierogi ruskie 9szt;26;36;8|Żurek w chlebie;22;31;8|Schabowy zestaw;34;46;8|Sernik;16;23;8|Cappuccino;13;18;8|Lunch dnia;29;38;8',
        [2, 4],
        3,
        100,
      )
      const drinks = served(
        pen,
        'Lemoniada 0,4;14;19;23|Piwo 0,5;15;21;23|Cola 0,25;9;12;23|Espresso;9;12;23',
        [0, 2],
        2,
        100,
      )
      const eaten = [...food, ...drinks].reduce((all, { amount }) => all + amount, 0)
      const sums = within([
        ...food,
        ...drinks,
        ...(pen.chance(0.25) ? [line('Serwis 10%', Math.round(eaten / 10), 8)] : []),
      ])
      const number = pen.digits(say(pen, 'W0####|######|####'))
      const isCash = pen.chance(0.35)
      const given = isCash ? Math.ceil(sums.total / 5000) * 5000 : sums.total
      const mark = (rate: number) => letterOf(rate, [23, 8])
      return [
        typed(
          72,
          40,
          print(
            `^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^NIP: ${taxNumber(pen, 'PL')}`,
            `${pen.day()}|nr wydr. ${number}`,
            '^P A R A G O N   F I S K A L N Y',
            '=-',
            each(
              sums.lines,
              (one) =>
                `${one.text} ${mark(one.rate)}|${one.quantity} * ${pen.plain(one.unit)} = ${pen.plain(one.amount).padStart(7)}`,
            ),
            '=-',
            each(
              sums.shares,
              (one) => `Sprzedaż opodatkowana ${mark(one.rate)}|${pen.plain(one.net + one.vat)}`,
            ),
            each(
              sums.shares,
              (one) =>
                `PTU ${mark(one.rate)} = ${decimal(pen, one.rate, 2)}%|${pen.plain(one.vat)}`,
            ),
            `Razem PTU|${pen.plain(sums.vat)}`,
            '=-',
            `!SUMA|PLN ${pen.plain(sums.total)}`,
            '=-',
            isCash ? `Gotówka|${pen.plain(given)}` : `Karta płatnicza|${pen.plain(given)}`,
            isCash && given > sums.total && `Reszta gotówka|${pen.plain(given - sums.total)}`,
            `Stolik ${pen.whole(1, 24)}|Kelner: ${say(pen, 'Ola|Kuba|Natalia')}`,
            `${pen.digits('0####')}|${pen.clock()}`,
            `^${pen.digits('@@@ ##########')}`,
            '^Dziękujemy, smacznego!',
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
} satisfies Papers

export const plBills: Papers = {
  /** A program on the web for small firms: sign at the left, heading and days in a light box at the right, numbered lines with gross at the end, sums right, the amount to pay in a coloured bar. */
  'faktura-online': paper(
    { ...pl, money: '# PLN' },
    'DD-MM-YYYY|DD.MM.YYYY|YYYY-MM-DD',
    'plain wide light',
    'Biuro Rachunkowe Saldo;ul. Piłsudskiego 30;35-074 Rzeszów;Saldo Beata Mroczek|STUDIO FOTO KADR;ul. Ogrodowa 3/2;65-462 Zielona Góra;Tomasz Wilczek|ITSerwis24;ul. Legnicka 55;54-203 Wrocław;ITSerwis24 Sp. z o.o.|Hydraulik Marek Sobczyk;ul. Jaśminowa 8;21-500 Biała Podlaska',
    'PL',
    (pen, firm, to) => {
      const isFree = pen.chance(0.2)
      const rate = isFree ? 0 : 23
      const stock = /Hydr/.test(firm.name)
        ? `Wymiana baterii umywalkowej;120;220;${rate}|Robocizna (godz.);90;140;${rate}|Dojazd;40;90;${rate}|Materiały;35;480;${rate}|Udrożnienie kanalizacji;180;380;${rate}`
        : /Biuro/.test(firm.name)
          ? `Usługi księgowe za miesiąc;350;890;${rate}|Obsługa kadrowa – pracownik;45;70;${rate}|Sporządzenie deklaracji;80;200;${rate}`
          : `Abonament serwisowy;190;590;${rate}|Praca zdalna (godz.);90;160;${rate}|Sesja produktowa;350;900;${rate}|Konfiguracja stanowiska;120;260;${rate}|Dojazd do klienta;50;110;${rate}`
      const sums = onTop(pen.buy(wares(stock), { count: [1, 4], most: 5, step: 50 }).lines)
      const number = numbered(pen, '#/MM/2026|FV 0#/2026|##/MM/26/FV|F/000##/26')
      const due = pen.after(pen.pick([7, 14, 14, 30]))
      const colour = pen.pick(['#0ea5e9', '#16a34a', '#f59e0b', '#475569'])
      const gross = (one: { amount: number; rate: number }) =>
        one.amount + Math.round((one.amount * one.rate) / 100)
      return [
        `<div class="sides"><div style="font:bold 16pt 'DejaVu Sans';color:${colour}">${escaped(firm.name)}</div><div style="width:84mm;background:#f8fafc;padding:3mm"><b style="font-size:13pt">${isFree ? 'Faktura' : say(pen, 'Faktura VAT|Faktura')} nr ${number}</b>${told(
          [
            ['Data wystawienia:', pen.day()],
            ['Data sprzedaży:', dayOff(pen, -pen.whole(0, 3))],
            ['Termin płatności:', pen.day(due)],
            ['Metoda płatności:', 'Przelew'],
          ],
          'font-size:90%',
        )}</div></div><div class="cols" style="margin:9mm 0"><div><span style="color:${colour}">SPRZEDAWCA</span><br><b>${legal(firm)}</b>${firm.also.length > 0 ? `<br>${escaped(firm.name)}` : ''}<br>${place(firm)}<br>NIP: ${taxNumber(pen, 'PL')}</div><div><span style="color:${colour}">NABYWCA</span><br><b>${escaped(to.name)}</b><br>${place(to)}<br>NIP: ${taxNumber(pen, 'PL')}</div></div>${grid(
          'ruled',
          'rlrrrrr',
          'LP|NAZWA|ILOŚĆ|CENA NETTO|VAT|NETTO|BRUTTO',
          sums.lines.map((one, at) => [
            String(at + 1),
            one.text,
            String(one.quantity),
            pen.plain(one.unit),
            isFree ? 'zw.' : pen.rate(one.rate),
            pen.plain(one.amount),
            pen.plain(gross(one)),
          ]),
        )}${facts(
          isFree
            ? [['Wartość sprzedaży', pen.money(sums.total)]]
            : [
                ['Wartość netto', pen.money(sums.net)],
                ['Kwota VAT 23%', pen.money(sums.vat)],
                ['Wartość brutto', pen.money(sums.total)],
              ],
          'margin-left:auto',
        )}<div style="background:${colour};color:#fff;padding:3mm 5mm;margin-top:4mm;font-size:13pt" class="sides"><span>Do zapłaty</span><b>${pen.money(sums.total)}</b></div><p class="tiny">Słownie: ${inPolish(sums.total)}</p>${isFree ? '<p>Podstawa zwolnienia: art. 113 ust. 1 ustawy o VAT.</p>' : ''}<p>Numer konta: ${iban(pen, 'PL').slice(2)} (${say(pen, 'mBank|ING Bank Śląski|Bank Pekao')})</p>${polishRegister(pen)}`,
        { sums, ...(isFree ? { vat: null } : {}), documentNumber: number, due },
      ]
    },
    since,
  ),

  /** Power for two months: what to pay and when in a frame beside the sign, sale and distribution each with its lines by kilowatt hour, tax, a slip of transfer at the foot. */
  'faktura-prad': paper(
    { ...pl, money: '# zł' },
    'DD.MM.YYYY|D month YYYY r.|YYYY-MM-DD',
    'narrow plain light',
    'Energia Południe;ul. Łagiewnicka 60;30-417 Kraków;Energia Południe Obrót S.A.|POLENERG BIZNES;ul. Mysia 2;00-496 Warszawa;Polenerg Sprzedaż Sp. z o.o.|Elektra Warta;ul. Strzeszyńska 58;60-479 Poznań;Elektra Warta S.A.',
    'PL',
    (pen, firm, to) => {
      const used = pen.whole(240, 4200)
      const by = (price: number) => Math.round((used * price) / 100)
      const [energy, grid1, quality] = [
        pen.whole(5600, 8900),
        pen.whole(1900, 3300),
        pen.whole(290, 340),
      ]
      const sale = [
        line(`Energia czynna całodobowa ${used} kWh`, by(energy), 23),
        line('Opłata handlowa 2 mies.', pen.pick([3998, 5980, 9980]), 23),
      ]
      const carried = [
        line('Opłata sieciowa zmienna', by(grid1), 23),
        line('Opłata jakościowa', by(quality), 23),
        line('Opłata sieciowa stała 2 mies.', pen.whole(1200, 9900), 23),
        line('Opłata mocowa', pen.whole(1500, 8800), 23),
        line('Opłata abonamentowa 2 mies.', pen.pick([456, 768, 900]), 23),
      ]
      const sums = onTop([...sale, ...carried])
      const number = pen.digits(say(pen, 'P/########/0001/26|26########/E|FE/26/0#######'))
      const due = pen.after(pen.pick([14, 16, 21]))
      const account = iban(pen, 'PL').slice(2)
      const net = (lines: typeof sale) =>
        pen.plain(lines.reduce((all, { amount }) => all + amount, 0))
      return [
        `${beside(
          '1fr 80mm',
          `<b style="font-size:19pt;color:#be185d">${escaped(firm.name)}</b><p class="tiny">Sprzedawca: ${legal(firm)}<br>${place(firm, ', ')}<br>NIP ${taxNumber(pen, 'PL')}, BDO ${pen.digits('000######')}</p>`,
          `<div style="border:0.6mm solid #be185d;padding:3mm"><div class="sides"><span>Do zapłaty</span><b style="font-size:15pt">${pen.money(sums.total)}</b></div><div class="sides"><span>Termin płatności</span><b>${pen.day(due)}</b></div></div>`,
        )}<div class="cols" style="margin:6mm 0">${told([
          ['Faktura VAT nr', number],
          ['Data wystawienia', pen.day()],
          ['Okres rozliczeniowy', `${dayOff(pen, -64)} – ${dayOff(pen, -4)}`],
          ['Numer klienta', pen.digits('########')],
          ['Numer PPE', pen.digits('59032#############')],
          ['Grupa taryfowa', say(pen, 'C11|C12a|G11')],
        ])}<div>Nabywca:<br>${who(to)}<br>NIP ${taxNumber(pen, 'PL')}</div></div>${grid('ruled tiny', 'lrr', 'Sprzedaż energii|Wartość netto zł|VAT %', [...linesAs(pen, sale, 'ta').map((cells) => [...cells, '23']), ['Razem sprzedaż', net(sale), '']])}${grid('ruled tiny', 'lrr', 'Usługa dystrybucji|Wartość netto zł|VAT %', [...linesAs(pen, carried, 'ta').map((cells) => [...cells, '23']), ['Razem dystrybucja', net(carried), '']])}${grid('boxy tiny', 'lrrr', 'Ogółem wartość|Netto|VAT|Brutto', [['23%', pen.plain(sums.net), pen.plain(sums.vat), pen.plain(sums.total)]])}<p class="tiny">W cenie energii zawarty jest podatek akcyzowy w stawce 5,00 zł/MWh. Odczyt: ${say(pen, 'rzeczywisty|zdalny')}. Pogotowie energetyczne: 991.</p>${polishRegister(pen)}${tornOff(
          facts([
            ['Nazwa odbiorcy', firm.also[0] ?? firm.name],
            ['Nr rachunku', account],
            ['Kwota', pen.money(sums.total)],
            ['Tytułem', number],
          ]),
        )}`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
    since,
  ),

  /** A seller of web space: prices that hold the tax behind their net, the order's number, what was paid on line in a row with nothing left, a bar code. */
  'faktura-hosting': paper(
    { ...pl, money: '# zł' },
    'YYYY-MM-DD|DD.MM.YYYY',
    'light plain',
    'chmurnik.pl;ul. Zbożowa 4;70-653 Szczecin;Chmurnik S.A.|NAZWOWNIA;ul. Pana Tadeusza 8;30-727 Kraków;Nazwownia Sp. z o.o.|LH Serwer;ul. Wodna 12;61-781 Poznań;LH Serwer Adam Nowaczyk',
    'PL',
    (pen, firm, to) => {
      const domain = `${site(to.name).slice(0, 15)}.pl`
      const sums = onTop([
        line(`Odnowienie domeny ${domain}`, pen.pick([6900, 8900, 10_900]), 23),
        ...(pen.chance(0.7)
          ? [line('Hosting Biznes – 12 mies.', pen.pick([24_000, 34_900, 49_900]), 23)]
          : []),
        ...(pen.chance(0.4)
          ? [several('Skrzynka e-mail Pro', pen.whole(2, 6), pen.pick([4900, 6000]), 23)]
          : []),
        ...(pen.chance(0.4) ? [line('Certyfikat SSL', pen.pick([9900, 14_900]), 23)] : []),
      ])
      const number = numbered(pen, 'FV/########/2026|26/0#####/WWW|F-2026-MM-#####')
      const order = pen.digits('ZAM-#######')
      return [
        `<div class="sides"><div style="font:bold 20pt 'DejaVu Sans';color:#0f766e">${escaped(firm.name)}</div>${bars(pen, 50)}</div><div style="font-size:14pt;margin-top:8mm">Faktura <b>${number}</b></div>${ribbon(
          [
            ['Data wystawienia', pen.day()],
            ['Data dostawy/wykonania usługi', pen.day()],
            ['Zamówienie', order],
            ['Forma płatności', say(pen, 'BLIK|karta|PayU – szybki przelew')],
          ],
          'border-top:0.3mm solid #0f766e;padding-top:2mm',
        )}<div class="cols" style="margin:6mm 0"><div>Sprzedawca:<br><b>${legal(firm)}</b><br>${place(firm)}<br>NIP PL${taxNumber(pen, 'PL').replaceAll('-', '')}</div><div>Nabywca:<br>${who(to)}<br>NIP PL${taxNumber(pen, 'PL').replaceAll('-', '')}</div></div>${grid('boxy tiny', 'lrrrr', 'Usługa|Ilość|Cena netto|VAT|Wartość netto', linesAs(pen, sums.lines, 'tqura'))}<div class="sides"><div>${code(pen, 20)}</div><div>${grid('boxy tiny', 'rrrr', 'Stawka|Netto|VAT|Brutto', ratesAs(pen, sums.shares, 'rnvg'))}${tally(
          [
            ['Razem', pen.money(sums.total)],
            ['Zapłacono', pen.money(sums.total)],
            ['Pozostało do zapłaty', pen.money(0)],
          ],
          'width:70mm;margin-left:auto',
        )}</div></div>${part('margin-top:8mm;font-size:88%', 'Dziękujemy za opłacenie zamówienia. Faktura nie wymaga podpisu.')}${polishRegister(pen)}<div class="foot tiny grey">${legal(firm)}, ${place(firm, ', ')}${firm.also[0]?.includes('Adam') ? '' : `, KRS ${pen.digits('0000######')}, kapitał zakładowy ${say(pen, '50 000|500 000')} zł`}</div>`,
        { sums, documentNumber: number, otherNumbers: [order], hasRates: true, ...settled },
      ]
    },
    since,
  ),
}
