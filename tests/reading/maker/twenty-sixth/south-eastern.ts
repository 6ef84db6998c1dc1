/** Papers of Poland and Czechia: a toll, a practice without tax, a bill in euros in two languages, a hardware store's slip. */
import { escaped, line, onTop, within } from '../eighth/kit'
import { cz, pl } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { bars, each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { settled } from '../fourteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { beside } from '../nineteenth/kit'
import { registered } from '../nineteenth/north-kit'
import { dayOff } from '../nineteenth/west-kit'
import { listed } from '../seventeenth/kit'
import { decimal, tally } from '../thirteenth/kit'
import { oneLine, say } from '../twelfth/kit'
import { inPolish } from '../twentieth/east-and-north-kit'
import { letterOf, pieces, print } from '../twentieth/west-kit'
import { payer, plastic } from '../twenty-fifth/south-kit'
import { numbered, served, since, site, town } from '../twenty-second/south-kit'
import { typedOut } from './english-kit'
import { spacedOut } from './south-kit'

export const plPapers: Papers = {
  /** A motorway's or bridge's fiscal slip from the toll booth: road and booth, one passage by class, tax by letter, the sum, by card or cash, numbers of the machine; short and narrow. */
  'paragon-autostrada': slip(
    {
      shops:
        'AUTOSTRADA MAŁOPOLSKA S.A.;ul. Piastowska 20;40-005 Katowice|Autostrada Kujawska;ul. Nowy Świat 8;87-800 Włocławek;Kujawska Koncesja S.A.|TRASA ZACHODNIA;ul. Głogowska 431;60-004 Poznań;Trasa Zachodnia Sp. z o.o.|Parking Lotnisko Jasionka;Jasionka 942;36-002 Jasionka;Port Parkingi Sp. z o.o.|PROM KARSIBÓR;ul. Promowa 2;72-600 Świnoujście;Przeprawy Bałtyckie Sp. z o.o.|Tunel Mierzeja;ul. Portowa 14;82-120 Krynica Morska;Mierzeja Infrastruktura S.A.',
      notation: { ...pl, group: ' ', money: '# zł' },
      days: 'YYYY-MM-DD|DD-MM-YYYY',
      since,
    },
    58,
    (pen, shop) => {
      const isPark = /Parking/.test(shop.name)
      const sums = within([
        line(
          isPark
            ? say(pen, 'POSTÓJ P1 DO 24H|POSTÓJ P2 DOBA|POSTÓJ P1 DO 3H')
            : say(pen, 'PRZEJAZD KAT. 1|PRZEJAZD KAT. 2|PRZEJAZD KAT. 1 A'),
          pen.whole(12, 90) * 100,
          23,
        ),
      ])
      const number = pen.digits(say(pen, '######|W00####|0#####'))
      const isCard = pen.chance(0.7)
      const given = isCard ? sums.total : Math.ceil(sums.total / 5000) * 5000
      const time = pen.clock()
      const { scheme, end } = plastic(pen)
      return [
        typed(
          58,
          30,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^NIP ${taxNumber(pen, 'PL').replaceAll('-', '')}`,
            isPark
              ? `^Kasa automatyczna ${pen.whole(1, 6)}`
              : `^${say(pen, 'PPO BALICE|PPO BRZEĆCE|SPO NAGRADOWICE|BRAMKA 4')}`,
            `${pen.day()}|nr wydr. ${number}`,
            pen.chance(0.4) && `^NIP nabywcy: ${taxNumber(pen, 'PL').replaceAll('-', '')}`,
            '!^PARAGON FISKALNY',
            each(
              sums.lines,
              (one) => `${one.text}\n1 x${pen.plain(one.amount)}|${pen.plain(one.amount)}A`,
            ),
            '=-',
            `SPRZEDAŻ OPODATK. A|${pen.plain(sums.total)}`,
            `PTU A 23,00 %|${pen.plain(sums.vat)}`,
            `SUMA PTU|${pen.plain(sums.vat)}`,
            `!SUMA PLN|${pen.plain(sums.total)}`,
            '=-',
            isCard ? `Karta|${pen.plain(given)}` : `Gotówka|${pen.plain(given)}`,
            given > sums.total && `Reszta|${pen.plain(given - sums.total)}`,
            isCard && `${scheme} *${end}|A:${pen.digits('######')}`,
            `${pen.digits('00###')} #Kasa ${pen.whole(1, 12)}|${time}`,
            pen.random.text(40, '0123456789ABCDEF').replace(/.{20}(?=.)/, '$&\n'),
            `^{PL} ${pen.digits('EBA#########')}`,
            '',
            '^Szerokiej drogi!',
          ),
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A practice's, school's or translator's page from a word processor, free of tax: town and day at the right, heading in the middle, seller and buyer below one another, few lines, sum in words, why there is no tax. */
  'faktura-zwolniona': paper(
    { ...pl, group: ' ', money: '# zł' },
    'DD.MM.YYYY|D month YYYY',
    'book plain slab',
    'Gabinet Stomatologiczny Uśmiech;ul. Lipowa 17/2;20-020 Lublin;lek. dent. Beata Wójcik|Szkoła Językowa Lexis;ul. Krakowska 40;35-111 Rzeszów;Monika Zaręba|Biuro Tłumaczeń Syriusz;ul. Długa 5;80-827 Gdańsk;Tomasz Bielak|FIZJO-MED;ul. Wrocławska 88;45-835 Opole;mgr Kamil Ostrowski|OSK Kierunek;ul. Partyzantów 31;22-400 Zamość;Ośrodek Szkolenia Kierowców Kierunek Jan Maj|Medycyna Pracy Sanatus;al. Piłsudskiego 9;10-578 Olsztyn;Sanatus s.c. A. i P. Kowalik',
    'PL',
    (pen, firm) => {
      const to = payer(pen, 'PL')
      const works = /Stom|FIZJO|Medyc/.test(firm.name)
        ? 'Badanie profilaktyczne pracownika;90;160|Badanie okresowe z orzeczeniem;110;190|Konsultacja specjalistyczna;120;220|Szkolenie z pierwszej pomocy;300;600'
        : /Tłum/.test(firm.name)
          ? 'Tłumaczenie umowy PL-DE, strona;55;80|Tłumaczenie przysięgłe, strona;60;90|Tłumaczenie ustne, godzina;150;220'
          : /OSK/.test(firm.name)
            ? 'Szkolenie kat. C+E;1800;3200|Szkolenie okresowe kierowców;450;650|Jazda doszkalająca, godz.;110;170'
            : 'Kurs języka angielskiego dla pracowników, godz.;80;120|Kurs języka niemieckiego, godz.;85;130|Materiały szkoleniowe;40;90'
      const sums = within(
        listed(pen, works, {
          count: [1, 2],
          most: 6,
          step: 500,
        }),
      )
      const number = numbered(pen, '#/MM/2026|##/2026|0#/MM/2026')
      const isCash = pen.chance(0.25)
      const due = isCash ? pen.date : pen.after(pen.pick([7, 14, 14]))
      const isHealth = /Stom|FIZJO|Medyc/.test(firm.name)
      return [
        `<div class="right">${escaped(town(firm))}, ${say(pen, 'dnia|dn.')} ${pen.day()}${/[a-z]/.test(pen.day()) ? ' r.' : ''}</div><div class="mid" style="font-size:15pt;margin:10mm 0 8mm"><b>${say(pen, 'Faktura nr|FAKTURA NR|RACHUNEK NR')} ${number}</b></div>${typedOut(
          [
            'Sprzedawca:',
            firm.name,
            ...firm.also,
            firm.address.join(', '),
            `NIP ${taxNumber(pen, 'PL')}`,
            '',
            'Nabywca:',
            to.name,
            to.address.join(', '),
            `NIP ${taxNumber(pen, 'PL')}`,
          ],
        )}${grid(
          'boxy',
          'lrrrl',
          'Nazwa usługi|Ilość|Cena|Wartość|VAT',
          linesAs(pen, sums.lines, 'tqua').map((cells) => [...cells, 'zw.']),
        )}<p style="font-size:12pt"><b>Razem do zapłaty: ${pen.money(sums.total)}</b></p>${typedOut(
          [
            `Słownie: ${inPolish(sums.total)}`,
            '',
            isCash
              ? 'Zapłacono gotówką.'
              : `Forma płatności: przelew, termin płatności ${pen.day(due)}`,
            ...(isCash ? [] : [`Nr konta: ${iban(pen, 'PL').slice(2)}`]),
            '',
            isHealth
              ? 'Zwolnienie z VAT na podstawie art. 43 ust. 1 pkt 19 ustawy o podatku od towarów i usług.'
              : 'Zwolnienie z VAT na podstawie art. 113 ust. 1 ustawy o podatku od towarów i usług.',
          ],
        )}<div class="right" style="margin-top:22mm">………………………………<br><span class="tiny">podpis wystawcy</span></div>`,
        { sums, documentNumber: number, ...(isCash ? settled : { due }) },
        '#sheet { font-size: 11pt; line-height: 1.4; }',
      ]
    },
    since,
  ),

  /** A bill in euros with every label in Polish and English: the name in spaced capitals at the top, both firms side by side, services of carriage or parts, tax of twenty-three also told in zloty at the bank's rate, account in euros. */
  'faktura-euro': paper(
    { ...pl, currency: 'EUR', group: ' ', money: '# EUR' },
    'YYYY-MM-DD|DD.MM.YYYY',
    'plain light narrow',
    'Baltrans Spedycja;ul. Hutnicza 40;81-061 Gdynia;Baltrans Sp. z o.o.|Karpacka Logistyka;ul. Bieszczadzka 12;38-400 Krosno;Karpacka Logistyka Sp. k.|TECHNOFREZ;ul. Przemysłowa 7;41-200 Sosnowiec;Technofrez Polska Sp. z o.o.|Odra Cargo;ul. Portowa 33;71-001 Szczecin;Odra Cargo Sp. z o.o.|MESSE-BUD STANDS;ul. Bukowska 200;60-189 Poznań;Messe-Bud s.c.|Agrotechnika Wschód;ul. Lubelska 61;21-500 Biała Podlaska;Agrotechnika Wschód S.A.',
    'PL',
    (pen, firm) => {
      const to = payer(pen, 'PL')
      const sums = onTop(
        listed(
          pen,
          /FREZ|Agro/.test(firm.name)
            ? 'Frez trzpieniowy / End mill D12;38;74;23|Płytki skrawające / Inserts x10;52;96;23|Łożysko / Bearing 6308;18;34;23|Pasek klinowy / V-belt;9;19;23|Serwis maszyny / Machine service, h;45;65;23'
            : /MESSE/.test(firm.name)
              ? 'Zabudowa stoiska / Stand construction, m²;85;140;23|Wynajem mebli / Furniture hire;180;420;23|Transport / Transport;250;600;23'
              : 'Fracht / Freight PL–DE;620;980;23|Fracht / Freight CZ–PL;380;640;23|Opłata drogowa / Road toll;60;140;23|Postój / Waiting time, h;25;40;23|Odprawa celna / Customs clearance;55;90;23',
          { count: [1, 3], most: 4, step: 100 },
        ),
      )
      const rate = pen.whole(41800, 44200)
      const number = numbered(pen, 'FV/###/MM/2026|###/2026/EUR|EX-2026-0###')
      const due = pen.after(pen.pick([14, 30, 45]))
      const exchange = `1 EUR = ${decimal(pen, rate / 10_000, 4)} PLN`
      const inZloty = Math.round((sums.vat * rate) / 10_000)
      return [
        `${spacedOut(firm.name, 15, pen.pick(['#1e3a8a', '#7f1d1d', '#134e4a']), 'border-bottom:0.5mm solid;padding-bottom:2mm')}<div class="sides" style="margin-top:6mm"><div style="font-size:14pt"><b>Faktura / Invoice</b><br>${number}</div>${told(
          [
            ['Data wystawienia / Invoice date', pen.day()],
            ['Data sprzedaży / Date of sale', dayOff(pen, -pen.whole(0, 4))],
            ['Termin płatności / Due date', pen.day(due)],
          ],
        )}</div>${beside(
          '1fr 1fr',
          `<p><span class="tiny grey">Sprzedawca / Seller</span><br><b>${legal(firm)}</b><br>${place(firm)}<br>NIP / VAT PL${taxNumber(pen, 'PL').replaceAll('-', '')}</p>`,
          `<p><span class="tiny grey">Nabywca / Buyer</span><br><b>${who(to)}</b><br>NIP / VAT PL${taxNumber(pen, 'PL').replaceAll('-', '')}</p>`,
        )}${grid(
          'ruled',
          'llrrrr',
          'Lp.|Nazwa / Description|Ilość / Qty|Cena / Price|VAT|Netto / Net EUR',
          linesAs(pen, sums.lines, 'tqura').map((cells, at) => [String(at + 1), ...cells]),
        )}<div class="cols"><div class="tiny" style="padding-top:4mm">Kurs / Rate NBP: ${exchange}<br>tabela nr ${pen.digits('0##/A/NBP/2026')} z dnia ${dayOff(pen, -1)}<br>Kwota VAT / VAT amount: ${pen.plain(inZloty)} PLN</div>${tally(
          sumsAs(pen, sums, 'NVT', 'Razem netto / Net total|VAT 23%|Do zapłaty / Amount due'),
          'flex:0 0 92mm;font-size:106%',
        )}</div><p style="margin-top:8mm">${say(pen, 'Przelew / Bank transfer')} – IBAN ${iban(pen, 'PL')}, SWIFT ${pen.digits('@@@@PLPW')}</p><p class="tiny">${/Sped|Log|Cargo/.test(firm.name) ? `Zlecenie / Order ${pen.digits('ZL-####/26')}, CMR ${pen.digits('#######')}` : `Zamówienie / Order ${pen.digits('PO-#####')}`}</p><div class="foot tiny grey mid">${oneLine({ ...firm, name: firm.also[0] ?? firm.name })} – KRS ${pen.digits('0000######')} – biuro@${site(firm.name)}.example – str. / page 1/1</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),
}

export const czSlips: Papers = {
  /** A hardware store's simplified bill: name and firm, goods with code and pieces in whole crowns, tax recapitulated, given and back or the card, who served, how goods may be brought back. */
  'doklad-zelezarstvi': slip(
    {
      shops:
        'ŽELEZÁŘSTVÍ U KOVÁŘE;Jungmannova 22;284 01 Kutná Hora;Jaroslav Kovář|Stavebniny Vltavín;Českobudějovická 190;381 01 Český Krumlov;Vltavín Stav s.r.o.|BARVY LAKY HORÁČEK;Sokolská 7;586 01 Jihlava;Horáček a syn s.r.o.|Elektro Plzeňka;Koterovská 55;326 00 Plzeň;Plzeňka Retail a.s.|ZAHRADNÍ CENTRUM LÍPA;Průmyslová 3;669 02 Znojmo;Lípa Garden s.r.o.|Domácí potřeby Zdeňka;Nám. T. G. Masaryka 12;690 02 Břeclav;Zdeňka Malá',
      notation: { ...cz, group: ' ', money: '# Kč', percent: '%' },
      days: 'DD.MM.YYYY|D.M.YYYY',
      since,
    },
    80,
    (pen, shop) => {
      const isGarden = /ZAHRADN/.test(shop.name)
      const lines = served(
        pen,
        isGarden
          ? 'Substrát zahradní 50l;129;199;21|Sazenice muškát;39;69;21|Konev 10l;149;229;21|Hnojivo NPK 5kg;189;289;21|Osivo trávník 1kg;159;259;21'
          : 'Vruty 4x50 bal. 200ks;89;149;21|Hmoždinky 8mm 100ks;79;129;21|Barva Univerzál 2,5l;399;699;21|Štětec plochý 50;49;89;21|Žárovka LED E27;69;129;21|Lepidlo flex 25kg;289;429;21|Visací zámek 40;129;249;21|Hadice 1/2" 20m;349;599;21',
        [1, 6],
        5,
        100,
      )
      const sums = within(lines)
      const { own, tax } = registered(pen, 'CZ')
      const number = pen.digits(say(pen, '26#####|1-26-####|P0######'))
      const isCard = pen.chance(0.6)
      const given = isCard ? sums.total : Math.ceil(sums.total / 50_000) * 50_000
      const { scheme, end } = plastic(pen)
      return [
        `${typed(
          80,
          42,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^IČ: ${own}  DIČ: ${tax}`,
            '',
            '^ZJEDNODUŠENÝ DAŇOVÝ DOKLAD',
            `Doklad č.: ${number}|Pokladna: ${pen.whole(1, 4)}`,
            `Datum: ${pen.day()} ${pen.clock()}|Obsluha: ${say(pen, 'Jana|Milan|03')}`,
            '=-',
            each(lines, (one) =>
              print(
                `${pen.digits('####')} ${one.text}`,
                `··${one.quantity} ks x ${pen.plain(one.unit)}|${pen.plain(one.amount)} ${letterOf(one.rate, [21, 12])}`,
              ),
            ),
            '=-',
            `Počet kusů|${pieces(lines)}`,
            `!CELKEM K ÚHRADĚ|${pen.money(sums.total)}`,
            isCard ? `Platba kartou|${pen.plain(given)}` : `Hotovost|${pen.plain(given)}`,
            given > sums.total && `Vráceno|${pen.plain(given - sums.total)}`,
            isCard && `${scheme} ****${end}|aut. ${pen.digits('######')}`,
            '=-',
            set(['DPH', 'Základ', 'Daň', 'Celkem'], [8, -12, -10, -12]),
            each(sums.shares, (one) =>
              set(
                [
                  `${letterOf(one.rate, [21, 12])} ${pen.rate(one.rate)}`,
                  ...(ratesAs(pen, [one], 'nvg')[0] ?? []),
                ],
                [8, -12, -10, -12],
              ),
            ),
            '=-',
            '^Zboží lze vyměnit do 14 dnů s dokladem.',
            `^Otevřeno ${say(pen, 'Po-Pá 7-17, So 8-12|Po-So 8-18')}`,
            `^${site(shop.name)}.example`,
          ),
        )}${bars(pen, 56)}`,
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}
