/** Papers of Poland, Czechia, Slovakia, Hungary and Romania: a wholesaler under the state's number, a school of languages, a market's till, a doctor, a garage, a carrier of parcels. */
import { escaped, line, onTop, several, summed, wares, within } from '../eighth/kit'
import { cz, hu, pl, ro } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { sk } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code, each, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'
import { dense, entries, footed, listed, parted, lawful, roomy } from './kit'

export const plPapers: Papers = {
  /** A wholesaler's two pages: buyer and receiver, a state's number, three rates, discounts, the amount in words. */
  'hurtownia-dwie-strony': paper(
    pl,
    'DD.MM.YYYY|YYYY-MM-DD',
    'narrow plain',
    'Hurtownia Spożywcza Kłos Sp. z o.o.;ul. Magazynowa 14;61-123 Poznań|DELIKAT-POL;ul. Wrocławska 88;45-701 Opole;Delikat-Pol Jan Sroka Sp. j.|PPHU Zenit Barbara Wrona;ul. Strefowa 3;37-450 Stalowa Wola',
    'PL',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'Mąka typ 450 10x1kg;22;31;5|Cukier 10x1kg;29;39;8|Olej rzepakowy 15x1l;88;119;5|Masło 82% 200g;5.5;7.5;5|Kawa mielona 500g;21;34;23|Herbata 100 tor.;9;15;23|Woda gaz. 6x1,5l;8;12;23|Ketchup 480g;5;8;8|Ser gouda blok kg;24;33;5|Papier toal. 64 szt.;38;55;23|Płyn do naczyń 5l;16;25;23|Makaron 4x5kg;62;84;5|Ryż 25kg;78;110;5|Musztarda 5kg;24;36;8|Rękawice nitr. 100;14;24;23|Jogurt nat. 12x;26;37;5|Sok jabłk. 12x1l;39;52;5|Worki 120l x25;7;12;23',
        { count: [14, 18], most: 20, step: 1, code: '590#####', offs: [0, 0, 3, 8] },
      )
      const sums = onTop(lines)
      const { here, there, carried } = parted(lines, 11)
      const [number, due] = [pen.digits(say(pen, 'FV/####/0#/2026|####/M1/2026')), pen.after(14)]
      const list = (some: typeof here) =>
        grid(
          'boxy',
          'rllrrrrr',
          'Lp.|Kod|Nazwa|Ilość|Cena netto|Rabat|VAT|Wartość netto',
          entries(pen, some, 'nctqudra'),
        )
      return [
        [
          `<div class="sides"><div><b style="font-size:14pt">${escaped(firm.name)}</b><br><span class="tiny">BDO ${pen.digits('000######')} · HACCP · infolinia ${pen.digits('801 ### ###')}</span></div><div class="r">Miejsce wystawienia: ${escaped((firm.address[1] ?? '').slice(7))}<br>Data wystawienia ${pen.day()}<br>Data dostawy ${pen.day(pen.after(-2))}</div></div><h1 class="mid">Faktura VAT nr ${number}</h1><div class="mid tiny">Numer KSeF: ${pen.digits('##########-20260115-@@####@@####-##').replace('20260115', pen.day(pen.date, 'YYYYMMDD'))}</div><div class="cols" style="margin:4mm 0"><div><b>Sprzedawca</b><br>${who(firm)}${firm.also.length > 0 ? `<br>${legal(firm)}` : ''}<br>NIP ${taxNumber(pen, 'PL')}</div><div><b>Nabywca</b><br>${who(to)}<br>NIP ${taxNumber(pen, 'PL')}</div><div><b>Odbiorca</b><br>Sklep nr ${pen.whole(2, 19)}<br>${place(to)}</div></div><p class="tiny">WZ ${pen.digits('####/26')} z ${pen.day(pen.after(-2))}, zamówienie ${pen.digits('ZK ####')} z ${pen.day(pen.after(-4))}</p>${list(here)}<p class="r">Do przeniesienia ${pen.plain(carried)}</p><p class="foot tiny">Strona 1/2</p>`,
          `<p class="tiny">Faktura ${number}, ciąg dalszy. Strona 2/2</p><p class="r">Z przeniesienia ${pen.plain(carried)}</p>${list(there)}<div class="cols">${grid('boxy tiny', 'rrrr', 'Stawka|Netto|VAT|Brutto', ratesAs(pen, sums.shares, 'rnvg'))}${facts([...sumsAs(pen, sums, 'nvT', 'Razem netto|Razem VAT|Do zapłaty'), ['Zapłacono', pen.money(0)], ['Pozostało', pen.money(sums.total)]])}</div><p>Termin płatności ${pen.day(due)}, przelew ${iban(pen, 'PL')}. Mechanizm podzielonej płatności.</p><p class="mid">PROMOCJA TYGODNIA: przy zakupie 3 zgrzewek kawy termos gratis!</p><div class="cols" style="margin-top:18mm"><div class="mid tiny">osoba upoważniona do wystawienia</div><div class="mid tiny">osoba upoważniona do odbioru</div></div>${footed([[lawful(firm)], [`KRS ${pen.digits('0000######')}`], ['Kapitał zakładowy 50 000 zł']])}`,
        ],
        { sums, documentNumber: number, due, hasRates: true },
        roomy,
      ]
    },
  ),
}

export const czPapers: Papers = {
  /** A school of languages: courses of several people, no tax, a code to pay, a variable sign that is the number. */
  'jazykova-skola': paper(
    cz,
    'DD.MM.YYYY|D. M. YYYY',
    'plain wide',
    'Jazykové centrum Echo s.r.o.;Veveří 30;602 00 Brno|LINGUA PLUS;Pražská 14;301 00 Plzeň;Lingua Plus vzdělávání s.r.o.|Škola jazyků Mgr. Dana Říhová;Riegrova 5;779 00 Olomouc',
    'CZ',
    (pen, firm, to) => {
      const sums = within([
        ...Array.from({ length: pen.whole(5, 9) }, () =>
          line(
            `${say(pen, 'Angličtina B1|Němčina A2|Italština A1|Čeština pro cizince')}, ${say(pen, 'Nováková|Beneš|Horák|Dvořáková|Malý')}`,
            pen.whole(28, 69) * 10_000,
          ),
        ),
        several('Učebnice a sešit', pen.whole(2, 8), pen.pick([42_900, 54_900])),
        line('Sourozenecká sleva', -pen.whole(5, 30) * 1000),
      ])
      const [number, due] = [pen.digits('26#######'), pen.after(14)]
      return [
        `<div class="sides"><div><b style="font-size:16pt;color:#c2410c">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}<br>IČO ${pen.digits('########')}, nejsme plátci DPH</div><div class="r"><span style="font-size:15pt">Faktura ${number}</span><br>Variabilní symbol ${number}<br>Konstantní symbol 0308</div></div><div class="cols" style="margin:7mm 0"><div>${told(
          [
            ['Datum vystavení', pen.day()],
            ['Datum splatnosti', pen.day(due)],
            ['Školní rok', 'podzimní semestr'],
            ['Přihláška', `${pen.digits('P-####')} ze dne ${pen.day(pen.after(-30))}`],
          ],
        )}</div><div style="border:0.3mm solid;padding:2mm"><b>Odběratel</b><br>${who(to)}<br>IČO ${pen.digits('########')}</div></div>${grid('ruled', 'lrrr', 'Popis|Množství|Cena|Celkem', linesAs(pen, sums.lines, 'tqua'))}<p class="r" style="font-size:13pt"><b>Celkem k úhradě ${pen.money(sums.total)}</b></p><div class="cols"><div>${code(pen, 28)}<div class="mid tiny">QR platba</div></div><div>Účet ${pen.digits('########')}/0100<br>${iban(pen, 'CZ')}<br><br>Výuka začíná ${pen.day(pen.after(21))}.<br>Přiveďte kamaráda a získejte 500 Kč!</div></div>${footed([[lawful(firm)], ['Zapsáno v obchodním rejstříku'], ['Akreditace MŠMT ' + pen.digits('###/26')]])}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 8.8pt; }',
      ]
    },
  ),
}

export const skTills = {
  /** Of a market: three rates, goods by weight, points, the state's code and its long number. */
  potraviny: slip(
    {
      shops:
        'POTRAVINY BYSTRINA;Nám. SNP 7;974 01 Banská Bystrica;Bystrina Trade s.r.o.|Kačka market;Obchodná 22;811 06 Bratislava;Kačka, spol. s r.o.|COOP LIPTOV;Štúrova 3;031 01 Liptovský Mikuláš',
      notation: sk,
      days: 'DD.MM.YYYY|D.M.YYYY',
      since: '2025-01-01',
    },
    80,
    (pen, shop) => {
      const bought = pen.buy(
        wares(
          'Chlieb 900 g;1.9;2.7;5|Mlieko 1,5 % 1l;0.9;1.3;5|Bryndza 250 g;3.2;4.4;5|Vajcia 10 ks;2.5;3.6;5|Minerálka 1,5 l;0.6;1;23|Horčica 350 g;0.9;1.5;19|Keksík;0.6;1.1;23|Prací gél 3 l;7;12;23|Kuracie prsia;6;9;5|Pivo 10 0,5 l;0.9;1.4;23|Jogurt biely;0.5;0.9;5|Čaj ovocný;1.8;2.9;23|Soľ 1 kg;0.5;0.8;19',
        ),
        { count: [9, 12], most: 3, step: 1, isGross: true },
      )
      const sums = within([
        ...bought.lines,
        line('Kupón -1 EUR', -100, 23),
        line('Jablká 1,240 kg x 1,89', 234, 5),
      ])
      const number = pen.digits('####')
      return [
        typed(
          80,
          40,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          IČO ${pen.digits('########')}  DIČ ${pen.digits('202#######')}
          IČ DPH ${pen.digits('SK202#######')}
          Kód ORP ${pen.digits('8882#############')}
          =-
          ${each(sums.lines, (one) => `${one.quantity > 1 ? `${one.quantity}x ` : ''}${one.text}|${pen.plain(one.amount)}`)}
          =-
          !SPOLU EUR|${pen.plain(sums.total)}
          Platobná karta|${pen.plain(sums.total)}
          =-
          Sadzba  Základ   DPH|Spolu
          ${each(sums.shares, ({ rate, net, vat }) => `${rate} %   ${pen.plain(net)}   ${pen.plain(vat)}|${pen.plain(net + vat)}`)}
          =-
          Doklad č. ${number}|${pen.day()} ${pen.clock()}
          UID: O-${pen.digits('@###@#@#@#@#@@')}
          Vernostné body +${pen.whole(3, 60)}
          ${code(pen, 24)}
          ^Ďakujeme za nákup
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}

export const huPapers: Papers = {
  /** A garage's: forints without decimals, work and parts, a number of a chassis, days of fulfilment and of payment. */
  autoszerviz: paper(
    hu,
    'YYYY.MM.DD.|YYYY. MM. DD.',
    'narrow plain',
    'Szélkakas Autójavító Kft.;Külső-Kádártai út 1.;8200 Veszprém|GUMI-DOKTOR;Kossuth u. 77.;5600 Békéscsaba;Gumi-Doktor 2003 Bt.|Tóth és Társa Karosszéria Kft.;Ipari park 9.;3300 Eger',
    'HU',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'Motorolaj 5W40, l;3900;5900;27|Olajszűrő;2900;5900;27|Fékbetét első;14900;28900;27|Féktárcsa;15900;32900;27|Munkadíj, óra;12900;18900;27|Futóműállítás;14900;19900;27|Lengőkar szilent;4900;9900;27|Gumiabroncs 205/55;24900;39900;27|Szerelés, centrírozás;2900;4500;27|Veszélyes hulladék díj;500;1500;27|Klímatöltés;18900;29900;27',
        { count: [7, 10], most: 4, step: 1000, code: '@@-####', offs: [0, 0, 10] },
      )
      const sums = summed(lines, { isGross: false, discount: 0, unit: 100 })
      const [number, due] = [pen.digits(say(pen, 'SZ-2026/#####|GD26/####')), pen.after(8)]
      return [
        `<div class="sides"><b style="font-size:15pt">SZÁMLA</b><div>Számla sorszáma: <b>${number}</b></div></div><table class="t boxy"><tr><td style="width:50%"><b>Eladó</b><br>${who(firm)}${firm.also.length > 0 ? `<br>${legal(firm)}` : ''}<br>Adószám: ${taxNumber(pen, 'HU')}<br>Cégjegyzékszám: ${pen.digits('19-09-######')}<br>${iban(pen, 'HU')}</td><td><b>Vevő</b><br>${who(to)}<br>Adószám: ${taxNumber(pen, 'HU')}</td></tr></table>${grid('boxy', 'cccc', 'Fizetési mód|Számla kelte|Teljesítés|Fizetési határidő', [['Átutalás', pen.day(), pen.day(pen.after(-1)), pen.day(due)]])}<p class="tiny">Rendszám ${pen.digits('AA@@-###')} · Alvázszám ${pen.digits('VF1@@@@####@######')} · Km ${pen.digits('1#####')} · Munkalap ${pen.digits('ML-####')} (${pen.day(pen.after(-3))})</p>${grid('ruled', 'llrrrrr', 'Cikkszám|Megnevezés|Menny.|Egységár|Kedv.|ÁFA|Nettó érték', entries(pen, lines, 'ctqudra'))}<div class="cols">${grid('boxy tiny', 'rrrr', 'ÁFA kulcs|Nettó|ÁFA|Bruttó', ratesAs(pen, sums.shares, 'rnvg'))}${facts(sumsAs(pen, sums, 'NVT', 'Nettó összesen|ÁFA összesen|Fizetendő végösszeg'))}</div><p>A beépített alkatrészekre 12 hónap garancia. Téli gumicsere-akció ${pen.day(pen.after(25))}-ig!</p>${footed([[lawful(firm)], ['Készült: Számlapók 7.2'], ['Bank: OTP']])}`,
        { sums, documentNumber: number, due, hasRates: true },
        dense,
      ]
    },
  ),
}

export const roPapers: Papers = {
  /** A carrier of parcels: letters of carriage by day, a column of tax for each line, a rate of the euro told, a delegate named. */
  curier: paper(
    ro,
    'DD.MM.YYYY|DD/MM/YYYY',
    'plain narrow',
    'SC Rapid Expres Curier SRL;Bd. Iuliu Maniu 220;061126 București|CURIERAT BANAT;Calea Aradului 56;300254 Timișoara;SC Curierat Banat SA|SC Olt Logistic SRL;Str. Depozitelor 8;230100 Slatina',
    'RO',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'București – Iași;18;42;21|Cluj – Brașov;16;38;21|Timișoara – Arad;12;25;21|Slatina – Sibiu;15;36;21|Constanța – Galați;17;39;21|Oradea – București;20;48;21|Ramburs cash;4;9;21|Retur documente;8;14;21|Km suplimentari;5;25;21|Colet voluminos;19;60;21|Livrare sâmbăta;10;22;21',
        { count: [8, 11], most: 9, step: 1, code: '20########' },
      )
      const sums = onTop([...lines, line('Taxă combustibil 11,5%', pen.whole(900, 6900), 21)])
      const [number, due] = [pen.digits(say(pen, 'REC ########|CB26-######')), pen.after(15)]
      return [
        `<div class="cols tiny"><div><b>Furnizor: ${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}CIF ${taxNumber(pen, 'RO')}<br>Nr. reg. com. ${pen.digits('J40/####/2008')}<br>Sediul: ${place(firm, ', ')}<br>${iban(pen, 'RO')}<br>Capital social 200.000 lei</div><div><b>Client: ${escaped(to.name)}</b><br>CIF ${taxNumber(pen, 'RO')}<br>${place(to, ', ')}<br>Punct de lucru: Depozit 3</div></div><div class="mid" style="margin:6mm 0"><b style="font-size:15pt">FACTURĂ FISCALĂ</b><br>Seria și nr. ${number}<br>Data ${pen.day()} &nbsp; Scadența ${pen.day(due)}</div><p class="tiny">Perioada ${pen.day(pen.after(-31))} – ${pen.day(pen.after(-1))}. Contract ${pen.digits('C####')} din ${pen.day(pen.after(-400))}. Curs BNR 1 EUR = 4,97${pen.whole(10, 99)} lei.</p>${grid('boxy', 'rllrrrr', 'Nr.|AWB|Serviciu|Buc.|Preț unitar|Valoare|TVA 21%', [...entries(pen, lines, 'nctqua').map((cells, at) => [...cells, pen.plain(Math.round((lines[at]?.amount ?? 0) * 0.21))]), ...linesAs(pen, sums.lines.slice(-1), 'tqua').map((cells) => [String(lines.length + 1), '', ...cells, pen.plain(Math.round((sums.lines.at(-1)?.amount ?? 0) * 0.21))])])}<div class="cols"><div class="tiny" style="border:0.2mm solid;padding:2mm">Date privind expediția: delegat ${say(pen, 'Ionescu Radu|Pop Vasile')}, CI ${pen.digits('RX ######')}, auto ${pen.digits('B-###-@@@')}<br>Semnătura __________</div>${facts(sumsAs(pen, sums, 'nvT', 'Total valoare|Total TVA|TOTAL DE PLATĂ'))}</div><p>Factura circulă fără semnătură și ștampilă cf. art. 319 Cod fiscal. Transmisă prin RO e-Factura la ${pen.day(pen.after(1))}.</p><p class="foot tiny">Descarcă aplicația: primele 3 colete au 30% reducere!</p>`,
        { sums, documentNumber: number, due },
        dense,
      ]
    },
    '2025-08-01',
  ),
}
