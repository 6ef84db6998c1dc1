/** Papers of Poland: a bill from a store's till, the bill of the program that most dealers have, a mobile operator's month. */
import { escaped, line, onTop, several, within, type Sums } from '../eighth/kit'
import { pl } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { bars, each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { beside, part } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { entries, listed } from '../seventeenth/kit'
import { decimal, tally } from '../thirteenth/kit'
import { headed, oneLine, say } from '../twelfth/kit'
import { inPolish, polishRegister } from '../twentieth/east-and-north-kit'
import { letterOf, nines, pieces, print } from '../twentieth/west-kit'
import { monthOf } from '../twenty-second/north-kit'
import { numbered, since, site, town } from '../twenty-second/south-kit'
import { brand, payer, plastic } from './south-kit'

/** A table of rates as Poles set it: each rate's row, then one for all. */
const byRate = (pen: Parameters<typeof ratesAs>[0], sums: Sums): string[][] => [
  ...ratesAs(pen, sums.shares, 'rnvg'),
  ['Razem', pen.plain(sums.net), pen.plain(sums.vat), pen.plain(sums.total)],
]

export const plTills = {
  /** A store's bill on its till's roll: seller, number and both days, the buyer, each good with code and price that holds the tax, sums by letter, paid by card, bars. */
  'faktura-kasowa': slip(
    {
      shops:
        'MAJSTERBUD Kielce;ul. Zagnańska 232;25-563 Kielce;Majsterbud Polska Sp. z o.o.|DROGERIA LAWENDA;ul. Sienkiewicza 44;15-004 Białystok;Lawenda Retail S.A.|Elektro Świat;ul. Kolejowa 9;55-200 Oława;Elektro Świat Nowak Sp. j.|PAPIERNIA 24;al. Niepodległości 210;00-608 Warszawa;Papiernia 24 Sp. z o.o.|HURT-DETAL SADYBA;ul. Piaskowa 3;64-920 Piła;Grzegorz Sadyba F.H.U.|Ogrodnik Podhalański;ul. Szaflarska 102;34-400 Nowy Targ;PPHU Ogrodnik s.c.',
      notation: { ...pl, group: ' ', money: '# zł' },
      days: 'YYYY-MM-DD|DD-MM-YYYY|DD.MM.YYYY',
      since,
    },
    80,
    (pen, shop) => {
      const to = payer(pen, 'PL')
      const lines = nines(
        pen,
        /LAWENDA/.test(shop.name)
          ? 'MYDŁO W PŁYNIE 5L;19;34;23|RĘCZNIK PAPIEROWY 2SZT;9;16;23|CHUSTECZKI NAWILŻ.;5;11;8|PŁYN DO SZYB 750ML;7;13;23|KREM DO RĄK;8;17;23|PASTA DO ZĘBÓW;7;15;23'
          : /PAPIERNIA/.test(shop.name)
            ? 'PAPIER A4 80G RYZA;17;26;23|SEGREGATOR A4 75MM;9;15;23|TONER ZAMIENNY;69;149;23|KSIĄŻKA KODEKS PRACY;39;69;5|DŁUGOPIS ŻEL. 4SZT;11;24;23'
            : 'FARBA BIAŁA 10L;89;169;23|WKRĘTY 4X50 200SZT;14;29;23|ŻARÓWKA LED 10W;9;19;23|PRZEDŁUŻACZ 5M;29;59;23|TAŚMA MALARSKA;7;14;23|RĘKAWICE ROBOCZE;6;15;23|SILIKON SANITARNY;17;32;23|NAWÓZ TRAWNIK 5KG;29;49;8',
        { count: [2, 6], most: 4 },
      )
      const sums = within(lines)
      const number = numbered(pen, 'F/0####/MM/2026|FA 0###/K2/2026|2026/MM/F/00###')
      const slipNumber = pen.digits('######')
      const mark = (rate: number) => letterOf(rate, [23, 8, 5])
      const { scheme, aid, end } = plastic(pen)
      const time = pen.clock()
      return [
        `${typed(
          80,
          42,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^NIP ${taxNumber(pen, 'PL')}  BDO ${pen.digits('000######')}`,
            '',
            '!^FAKTURA VAT',
            `^nr ${number}`,
            '^ORYGINAŁ',
            `Data wystawienia:|${pen.day()}`,
            `Data sprzedaży:|${pen.day()} ${time}`,
            '=-',
            'Nabywca:',
            to.name,
            ...to.address,
            `NIP: ${taxNumber(pen, 'PL')}`,
            '=-',
            each(lines, (one, at) =>
              print(
                `${at + 1}. ${one.text}`,
                `··${pen.digits('590##########')}`,
                `··${one.quantity} szt. x ${pen.plain(one.unit)}|${pen.plain(one.amount)} ${mark(one.rate)}`,
              ),
            ),
            '=-',
            set(['PTU', 'Netto', 'VAT', 'Brutto'], [11, -10, -9, -12]),
            each(sums.shares, (one) =>
              set(
                [
                  `${mark(one.rate)} ${decimal(pen, one.rate, 2)}%`,
                  pen.plain(one.net),
                  pen.plain(one.vat),
                  pen.plain(one.net + one.vat),
                ],
                [11, -10, -9, -12],
              ),
            ),
            set(
              ['Razem', pen.plain(sums.net), pen.plain(sums.vat), pen.plain(sums.total)],
              [11, -10, -9, -12],
            ),
            '=-',
            `!DO ZAPŁATY PLN|${pen.plain(sums.total)}`,
            `Zapłacono: karta płatnicza|${pen.plain(sums.total)}`,
            'Pozostało do zapłaty|0,00',
            `Słownie: ${inPolish(sums.total)}`.replace(/(.{1,42})(?: |$)/g, '$1\n').trimEnd(),
            '=-',
            `${scheme} ****${end}|AID ${aid}`,
            `Kod autoryzacji ${pen.digits('######')}|TID ${pen.digits('########')}`,
            `Kasa ${pen.whole(1, 9)}  Kasjer ${say(pen, 'Joanna|Patryk|117')}|Paragon ${slipNumber}`,
            `Liczba pozycji: ${lines.length}|Sztuk: ${pieces(lines)}`,
            '',
            `^Zwrot do 30 dni - www.${site(shop.name).slice(0, 12)}.example`,
          ),
        )}${bars(pen, 58)}`,
        { sums, documentNumber: number, otherNumbers: [slipNumber], hasRates: true },
        tall,
      ]
    },
  ),
} satisfies Papers

export const plBills: Papers = {
  /** The bill of the program that most dealers have: place and days in small boxes at the top right, both firms under ruled heads, numbered goods with what is off, sums by rate, way to pay in a row, the sum in words, lines to sign on. */
  'faktura-subiekt': paper(
    { ...pl, group: ' ', money: '# PLN' },
    'DD.MM.YYYY|YYYY-MM-DD|DD-MM-YYYY',
    'plain narrow',
    'Hurtownia Spożywcza Smak Sp. z o.o.;ul. Przemysłowa 21;35-105 Rzeszów|P.H.U. "DOMEX" Jerzy Kaleta;ul. Kilińskiego 7;42-200 Częstochowa|Art-Biuro Sp. j. Lis i Wójcik;ul. Ogrodowa 58;10-690 Olsztyn|TERMO-GAZ S.C.;ul. Lubelska 14;22-100 Chełm;Piotr Rak, Adam Rak|Centrum Opakowań Pakmar;ul. Składowa 5;63-400 Ostrów Wielkopolski;Pakmar Mariusz Kubiak|AGRO-PASZ Spółdzielnia;ul. Wojska Polskiego 3;78-200 Białogard',
    'PL',
    (pen, firm) => {
      const to = payer(pen, 'PL')
      const goods = listed(
        pen,
        /Smak/.test(firm.name)
          ? 'Mąka pszenna t. 500 25 kg;44;62;5|Cukier 10 kg;32;42;8|Olej rzepakowy 5 l;31;42;5|Masło 82% 200 g;6.2;8.4;5|Woda mineralna 1,5 l x6;9;14;23|Serwetki 3W;4;8;23|Kawa ziarnista 1 kg;59;84;23'
          : /TERMO/.test(firm.name)
            ? 'Rura PEX 16 mm (m);3.2;5.4;23|Zawór kulowy 1/2";18;34;23|Pompa obiegowa 25/60;289;460;23|Grzejnik C22 600x1000;340;520;23|Złączka zaciskowa 16;9;16;23'
            : /AGRO/.test(firm.name)
              ? 'Pasza dla niosek 25 kg;48;66;8|Nawóz azotowy 50 kg;92;138;8|Sznurek rolniczy;39;58;23|Nasiona traw 10 kg;140;210;8'
              : 'Karton 400x300x200;2.1;3.9;23|Taśma pakowa 48/66;3.2;5.4;23|Folia stretch 3 kg;28;41;23|Papier ksero A4;16;22;23|Segregator;7;12;23|Worki 120 l;9;16;23|Wypełniacz 0,5 m3;48;72;23',
        { count: [2, 7], most: 20, step: 1, code: '@@###', offs: [0, 0, 3, 5] },
      )
      const sums = onTop(goods)
      const number = numbered(pen, 'FS ###/2026|FS ##/MAG/MM/2026|FV ##/MM/2026')
      const due = pen.after(pen.pick([7, 14, 21, 30]))
      const isCash = pen.chance(0.2)
      const box = (label: string, value: string) =>
        `<div style="border:0.25mm solid #333;margin-bottom:1.5mm"><div class="mid tiny" style="background:#e5e7eb">${label}</div><div class="mid">${escaped(value)}</div></div>`
      const side = (label: string, html: string) =>
        `<div><div class="tiny" style="border-bottom:0.3mm solid #333"><b>${label}</b></div>${html}</div>`
      return [
        `${beside('1fr 58mm', `<div style="font-size:15pt;font-weight:bold;margin-top:4mm">${escaped(firm.name)}</div><div class="tiny">${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>tel. ${pen.digits('## ### ## ##')}, biuro@${site(firm.name).slice(0, 12)}.example</div>`, `${box('Miejsce wystawienia', town(firm))}${box('Data wystawienia', pen.day())}${box('Data zakończenia dostawy/usługi', dayOff(pen, -pen.whole(0, 2)))}`)}<div class="cols" style="margin:5mm 0">${side('Sprzedawca', `${escaped(firm.name)}<br>${place(firm)}<br>NIP: ${taxNumber(pen, 'PL')}<br><span class="tiny">Bank: ${say(pen, 'PKO BP|Santander Bank Polska|Bank Spółdzielczy')}<br>${iban(pen, 'PL').slice(2)}</span>`)}${side('Nabywca', `${who(to)}<br>NIP: ${taxNumber(pen, 'PL')}`)}</div><div class="mid"><b style="font-size:14pt">Faktura VAT nr ${number}</b><br><span class="tiny">oryginał</span></div>${grid(
          'boxy tiny',
          'rllrlrrrr',
          'Lp.|Kod|Nazwa|Ilość|J.m.|Rabat|Cena netto|VAT|Wartość netto',
          entries(pen, goods, 'nctqdura').map(
            ([n = '', c = '', t = '', q = '', d = '', u = '', r = '', a = '']) => [
              n,
              c,
              t,
              q,
              /\(m\)/.test(t) ? 'm' : 'szt.',
              d,
              u,
              r,
              a,
            ],
          ),
        )}<div style="width:104mm;margin-left:auto">${grid('boxy tiny', 'lrrr', 'Stawka VAT|Wartość netto|Kwota VAT|Wartość brutto', byRate(pen, sums))}</div>${headed(
          [
            [
              'Forma płatności',
              isCash
                ? 'gotówka'
                : `przelew ${say(pen, '7 dni|14 dni|termin')}`.replace(
                    /\d+ dni|termin/,
                    `${Math.round((due.getTime() - pen.date.getTime()) / 86_400_000)} dni`,
                  ),
            ],
            ['Termin', isCash ? pen.day() : pen.day(due)],
            ['Kwota', pen.plain(sums.total)],
            ['Waluta', 'PLN'],
          ],
        )}<div style="font-size:13pt"><b>Razem ${isCash ? 'zapłacono' : 'do zapłaty'}: ${pen.money(sums.total)}</b></div><div>Słownie: ${inPolish(sums.total)}</div>${polishRegister(pen)}<div class="cols tiny mid" style="margin-top:22mm"><div>${say(pen, 'Ewa Marciniak|Jerzy Kaleta|Monika Lis')}<div style="border-top:0.2mm dotted #333">Wystawił(a)</div></div><div><br><div style="border-top:0.2mm dotted #333">Odebrał(a)</div></div></div><div class="foot tiny grey mid">Podpis osoby upoważnionej do wystawienia i odbioru faktury nie jest wymagany. Wydrukowano z programu magazynowego, strona 1 z 1</div>`,
        {
          sums,
          documentNumber: number,
          hasRates: true,
          due: isCash ? null : due,
        },
      ]
    },
    since,
  ),

  /** A mobile operator's month: account and days left, what to pay in a coloured box, numbers with their plans and what was used beyond, at times what was paid too much before, a slip of transfer. */
  'operator-komorkowy': paper(
    { ...pl, group: ' ', money: '# zł' },
    'DD.MM.YYYY|DD-MM-YYYY|D month YYYY',
    'light plain narrow',
    'fala mobile;ul. Konstruktorska 12;02-673 Warszawa;Fala Mobile Polska S.A.|TELKOM PLUS;al. Grunwaldzka 472;80-309 Gdańsk;Telkom Plus Sp. z o.o.|ŚLĄSK-NET;ul. Chorzowska 150;40-101 Katowice;Śląska Sieć Telekomunikacyjna S.A.|ORBIFON;ul. Roosevelta 22;60-829 Poznań;Orbifon Sp. z o.o.|Warta Telefon Biznes;ul. Łódzka 8;42-218 Częstochowa;Warta Telekomunikacja S.A.',
    'PL',
    (pen, firm) => {
      const to = payer(pen, 'PL')
      const phones = Array.from({ length: pen.whole(1, 5) }, () => pen.digits('5## ### ###'))
      const plan = pen.pick([3252, 4065, 4878, 5691])
      const sums = onTop([
        ...phones.map((phone) => line(`Abonament ${phone} – Firma 60 GB`, plan, 23)),
        ...(pen.chance(0.5)
          ? [several('Rata – smartfon, usługa ochrony', 1, pen.whole(1500, 6900), 23)]
          : []),
        ...(pen.chance(0.5)
          ? [line('Połączenia i SMS poza abonamentem', pen.whole(40, 2600), 23)]
          : []),
        ...(pen.chance(0.4) ? [line('Rabat za e-fakturę', -pen.pick([407, 500, 813]), 23)] : []),
      ])
      const number = numbered(
        pen,
        `F########/0##/26|${pen.day(pen.date, 'YYMM')}######|FM/26/MM/0######`,
      )
      const due = pen.after(pen.pick([14, 15, 21]))
      const colour = pen.pick(['#c026d3', '#ea580c', '#0891b2', '#4338ca'])
      const before = pen.chance(0.2) ? pen.whole(100, 1900) : 0
      const [first, last] = monthOf(pen.date, -1)
      const account = iban(pen, 'PL').slice(2)
      return [
        `<div class="sides"><div>${brand(firm.name, 24, colour)}<div class="tiny">${legal(firm)}<br>${place(firm)}<br>NIP ${taxNumber(pen, 'PL')}, KRS ${pen.digits('0000######')}</div></div><div style="width:78mm;background:${colour};color:#fff;padding:4mm;border-radius:3mm"><div class="sides"><span>Kwota do zapłaty</span><b style="font-size:16pt">${pen.money(sums.total - before)}</b></div><div class="sides"><span>Termin płatności</span><b>${pen.day(due)}</b></div></div></div><div class="cols" style="margin:9mm 0 6mm">${told(
          [
            ['Faktura VAT nr', number],
            ['Data wystawienia', pen.day()],
            ['Data sprzedaży', pen.day(last)],
            ['Okres rozliczeniowy', `${pen.day(first)} – ${pen.day(last)}`],
            ['Numer konta klienta', pen.digits('1.########')],
          ],
        )}<div><span class="tiny grey">Nabywca</span><br>${who(to)}<br>NIP ${taxNumber(pen, 'PL')}</div></div>${grid('ruled', 'lrr', 'Usługi|Netto zł|VAT', linesAs(pen, sums.lines, 'tar'))}<div style="width:110mm;margin-left:auto">${grid('tiny boxy', 'lrrr', 'Stawka VAT|Netto|VAT|Brutto', byRate(pen, sums))}</div>${tally(
          [
            ['Razem brutto – wartość faktury', pen.money(sums.total)],
            [
              before > 0 ? 'Nadpłata z poprzedniego okresu' : 'Saldo poprzedniego okresu',
              pen.money(before > 0 ? -before : 0),
            ],
            ['Do zapłaty', pen.money(sums.total - before)],
          ],
          'margin-left:auto;width:92mm',
        )}<p class="tiny">Słownie wartość faktury: ${inPolish(sums.total)}.</p>${polishRegister(pen)}${part(
          'margin-top:8mm;border:0.3mm dashed #555;padding:3mm',
          facts([
            ['Odbiorca', firm.also[0] ?? firm.name],
            ['Indywidualny nr rachunku', account],
            ['Kwota', pen.money(sums.total - before)],
            ['Tytułem', `Faktura ${number}`],
          ]),
        )}<p class="tiny">Reklamacje można składać w ciągu 12 miesięcy. Biuro obsługi klienta: ${pen.digits('*### lub 800 ### ###')}. Za nieterminowe płatności naliczamy odsetki ustawowe.</p><div class="foot tiny grey mid">${oneLine({ ...firm, name: firm.also[0] ?? firm.name })}, Sąd Rejonowy, kapitał zakładowy ${say(pen, '5 000 000|48 856 946')} zł – strona 1 z 1</div>`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
    since,
  ),
}
