/** Papers of Poland, Czechia, Slovakia, Hungary, Romania, Bulgaria, Croatia, Slovenia, Greece, Cyprus and Malta. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { cz, hu, pl, ro } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { si, sk } from '../eleventh/kit'
import { facts, gr, grid, hr, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code, each, row, sheet, slip, tall, typed } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { bg, cy, mt } from '../thirteenth/kit'
import { say } from '../twelfth/kit'

export const plPapers: Papers = {
  /** A print of Poland's: seller and buyer below heads, rates summed, what was paid already. */
  'faktura-zaplacona': paper(
    pl,
    'YYYY-MM-DD|DD.MM.YYYY',
    'plain narrow',
    'Opony Kowalewscy Sp. j.;ul. Przemysłowa 18;15-100 Białystok|MEBLOSTYL 24;al. Wojska Polskiego 7;62-800 Kalisz;Meblostyl Sp. z o.o.|Drukarnia „Raz i Dwa”;ul. Krucza 4;50-001 Wrocław;Marta Wilk',
    'PL',
    (pen, firm, to) => {
      const sums = onTop([
        several(
          say(pen, 'Opona zimowa 205/55 R16|Regał Nord|Ulotki A5, 1000 szt.'),
          pen.whole(1, 8),
          pen.whole(90, 640) * 100,
          23,
        ),
        line('Dostawa', pen.whole(15, 90) * 100, 23),
      ])
      const number = pen.digits(say(pen, 'FV/###/0#/2026|##/26/S'))
      return [
        `<div class="r tiny">Miejsce wystawienia: ${escaped((firm.address[1] ?? '').slice(7))}<br>Data wystawienia: ${pen.day()}<br>Data sprzedaży: ${pen.day(pen.after(-1))}</div><h1 class="mid">Faktura VAT nr ${number}</h1><div class="cols"><div><b>Sprzedawca</b><hr>${who(firm)}${firm.also.length > 0 ? `<br>${legal(firm)}` : ''}<br>NIP ${taxNumber(pen, 'PL')}</div><div><b>Nabywca</b><hr>${who(to)}<br>NIP ${taxNumber(pen, 'PL')}</div></div>${grid('boxy tiny', 'lrrrr', 'Nazwa towaru lub usługi|Ilość|Cena netto|VAT|Wartość netto', linesAs(pen, sums.lines, 'tqura'))}${grid('boxy tiny', 'rrrr', 'Stawka|Netto|VAT|Brutto', ratesAs(pen, sums.shares, 'rnvg'))}<p style="font-size:12pt">Razem do zapłaty: <b>${pen.money(sums.total)}</b><br>Zapłacono: ${pen.money(sums.total)} (${say(pen, 'karta|gotówka')})<br>Pozostało: ${pen.money(0)}</p>`,
        { sums, documentNumber: number, due: null, hasRates: true },
      ]
    },
  ),
}

export const plTills = {
  /** Of a kiosk in Poland: a fiscal strip with letters. */
  'paragon-litery': slip(
    {
      shops:
        'SKLEP U ZOSI;ul. Rynek 3;38-300 Gorlice;Zofia Bieniek|Apteka Pod Lwem;ul. Długa 60;80-831 Gdańsk|ŻABCIA 1207;ul. Hoża 12;00-528 Warszawa;PHU Tomar',
      notation: pl,
      days: 'DD-MM-YYYY|YYYY-MM-DD',
    },
    57,
    (pen, shop) => {
      const sums = pen.buy(
        wares('WODA 1,5L;1.9;3.2;23|BATON;2.5;4.5;23|KAWA MIEL.;19;29;23|SOK JABŁ.;4;7;23'),
        { count: [2, 4], most: 3, isGross: true, step: 1 },
      )
      const number = pen.digits('######')
      return [
        typed(
          57,
          30,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          NIP ${taxNumber(pen, 'PL')}|${number}
          ^PARAGON FISKALNY
          ${each(sums.lines, (one) => `${one.text} A ${one.quantity}x${pen.plain(one.unit)}|${pen.plain(one.amount)}`)}
          =-
          SPRZED. OPOD. A|${pen.plain(sums.total)}
          PTU A 23,00%|${pen.plain(sums.vat)}
          !SUMA PLN|${pen.plain(sums.total)}
          KARTA|${pen.plain(sums.total)}
          #Kasa 1|${pen.day()} ${pen.clock()}
          ^${pen.digits('@@@ ##########')}
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}

export const czPapers: Papers = {
  /** A brewery's hall in Czechia: a code to pay with, a variable symbol beside the number. */
  'danovy-doklad': paper(
    cz,
    'DD.MM.YYYY|D. M. YYYY',
    'plain wide',
    'Pivovar Hradiště s.r.o.;Zámecká 1;686 01 Uherské Hradiště|KOLA-ŠÍMA;Husova 77;370 01 České Budějovice;Petr Šíma|Truhlářství Bílek & syn;Na Vsi 4;539 01 Hlinsko',
    'CZ',
    (pen, firm, to) => {
      const sums = onTop([
        several(
          say(pen, 'Sud 50 l, ležák|Servis kola, komplet|Dveře dub'),
          pen.whole(1, 9),
          pen.whole(90, 420) * 1000,
          21,
        ),
      ])
      const [number, due] = [pen.digits(say(pen, '2026####|26#####')), pen.after(14)]
      return [
        `<div class="sides"><b style="font-size:16pt">Faktura – daňový doklad</b><b style="font-size:16pt">${number}</b></div><table class="t boxy"><tr><td rowspan="2" style="width:50%"><b>Dodavatel:</b><br>${who(firm)}${firm.also.length > 0 ? `<br>${legal(firm)}` : ''}<br>DIČ ${taxNumber(pen, 'CZ')}</td><td>Variabilní symbol: ${number.replace(/\D/g, '')}<br>Konstantní symbol: 0308</td></tr><tr><td><b>Odběratel:</b><br>${who(to)}</td></tr></table><div class="cols">${told(
          [
            ['Datum vystavení', pen.day()],
            ['Datum splatnosti', pen.day(due)],
            ['Datum zdan. plnění', pen.day(pen.after(-2))],
          ],
        )}<div>Účet: ${pen.digits('#########/0800')}</div></div>${grid('ruled', 'lrrrr', 'Popis|Počet|Cena|DPH|Celkem bez DPH', linesAs(pen, sums.lines, 'tqura'))}${facts(sumsAs(pen, sums, 'NVT', 'Základ|DPH 21 %|Celkem k úhradě'), 'margin-left:auto')}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const skTills = {
  /** Of an eating house of Slovakia: a code of the state. */
  'bloc-ekasa': slip(
    {
      shops:
        'Jedáleň Pod Vežou;Hlavná 12;083 01 Sabinov;Gastro Veža s.r.o.|REŠTAURÁCIA KOLIBA 2;Tatranská 5;034 01 Ružomberok',
      notation: sk,
      days: 'DD.MM.YYYY',
      since: '2025-01-01',
    },
    80,
    (pen, shop) => {
      const sums = pen.buy(wares('Bryndzové halušky;6;9;5|Vyprážaný syr;7;9;5|Denné menu;6;8;5'), {
        count: [1, 3],
        most: 2,
        isGross: true,
      })
      const number = pen.digits('####')
      return [
        `<div class="mid"><b>${shop.name}</b><br>${[...shop.also, ...shop.address].join('<br>')}<br>IČ DPH SK${pen.digits('##########')}</div><hr><table style="width:100%">${sums.lines.map((one) => row(`${one.text} ${one.quantity} ks`, pen.plain(one.amount))).join('')}</table><hr><div class="pair" style="font-size:12pt"><b>Na úhradu</b><b>${pen.money(sums.total)}</b></div><div class="pair"><span>Platobná karta</span><span>${pen.plain(sums.total)}</span></div><table style="width:100%">${row('Sadzba', 'Základ', 'DPH')}${row('5 %', pen.plain(sums.net), pen.plain(sums.vat))}</table>Doklad č. ${number}<br>${pen.day()} ${pen.clock()}${code(pen, 22)}`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}

export const huPapers: Papers = {
  /** A webshop of Hungary: whole forints, performed, issued and due in a row. */
  'szamla-sor': paper(
    hu,
    'YYYY.MM.DD.|YYYY-MM-DD',
    'plain narrow',
    'Gombász Webáruház Kft.;Kossuth utca 19.;3300 Eger|BORPINCE 1888;Pincesor 6.;7773 Villány;Tóth Pincészet Bt.',
    'HU',
    (pen, firm, to) => {
      const items = [
        several(
          say(pen, 'Villányi Franc 0,75 l|Szárított vargánya 100 g'),
          pen.whole(1, 12),
          pen.whole(19, 62) * 10_000,
          27,
        ),
      ]
      const net = items.reduce((all, { amount }) => all + amount, 0)
      const vat = Math.round((net * 0.27) / 100) * 100
      const sums = { ...onTop(items), net, vat, total: net + vat }
      const [number, due] = [pen.digits(say(pen, 'WEB-2026-####|26/#####')), pen.after(8)]
      return [
        `<div class="sides"><b style="font-size:20pt">SZÁMLA</b><span>Sorszám: <b>${number}</b></span></div><div class="cols" style="margin:6mm 0"><div><b>Eladó</b><br>${who(firm)}${firm.also.length > 0 ? `<br>${legal(firm)}` : ''}<br>Adószám: ${pen.digits('########-2-##')}</div><div><b>Vevő</b><br>${who(to)}</div></div>${grid('boxy', 'cccc', 'Fizetési mód|Teljesítés|Számla kelte|Fizetési határidő', [['átutalás', pen.day(pen.after(-1)), pen.day(), pen.day(due)]])}${grid('ruled', 'lrrrr', 'Megnevezés|Menny.|Egységár|ÁFA|Nettó', linesAs(pen, sums.lines, 'tqura'))}${facts(sumsAs(pen, sums, 'NVT', 'Nettó összesen|ÁFA 27%|Fizetendő bruttó végösszeg'), 'margin-left:auto')}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const roPapers: Papers = {
  /** A carrier of Romania: series and number apart in boxes. */
  'serie-numar': paper(
    ro,
    'DD.MM.YYYY|DD/MM/YYYY',
    'plain book',
    'SC TRANS BUCOVINA SRL;Str. Gării 5;720001 Suceava|Florăria Iris;Str. Eroilor 21;550001 Sibiu;PFA Ionescu Iris',
    'RO',
    (pen, firm, to) => {
      const rate = pen.day(pen.date, 'YYYY-MM-DD') >= '2025-08-01' ? 21 : 19
      const sums = onTop([
        line(
          say(pen, 'Transport marfă Suceava - Arad|Aranjamente florale eveniment'),
          pen.whole(8, 60) * 10_000,
          rate,
        ),
      ])
      const [number, due] = [pen.digits('0####'), pen.after(15)]
      const series = pen.digits('@@@')
      return [
        `<div class="cols"><div><b>Furnizor:</b><br>${who(firm)}${firm.also.length > 0 ? `<br>${legal(firm)}` : ''}<br>CIF ${taxNumber(pen, 'RO')}</div><div class="mid"><b style="font-size:17pt">FACTURĂ</b>${grid('boxy', 'cc', 'Seria|Numărul', [[series, number]])}Data: ${pen.day()}<br>Scadența: ${pen.day(due)}</div><div><b>Client:</b><br>${who(to)}</div></div>${grid(
          'boxy',
          'lrrr',
          'Denumirea serviciilor|Cant.|Valoare fără TVA|TVA',
          sums.lines.map((each) => [each.text, '1', pen.plain(each.amount), pen.plain(sums.vat)]),
        )}<table class="t boxy"><tr><td>Cota TVA ${rate}%</td><td class="r">Total: ${pen.plain(sums.net)} + ${pen.plain(sums.vat)}</td></tr><tr><td><b>Total de plată</b></td><td class="r"><b>${pen.money(sums.total)}</b></td></tr></table><p class="tiny">Circulă fără semnătură și ștampilă.</p>`,
        { sums, documentNumber: `${series} ${number}`, due },
      ]
    },
  ),
}

export const bgPapers: Papers = {
  /** Of Bulgaria in euros: original marked, ten digits, giver and taker. */
  'faktura-original': paper(
    bg,
    'DD.MM.YYYY',
    'plain book',
    'Пчелин Мед ЕООД;ул. Орех 6;5300 Габрово|СЕРВИЗ ТРАКИЯ 7 ООД;бул. Източен 90;4000 Пловдив',
    'BG',
    (pen, firm, to) => {
      const sums = onTop([
        several(
          say(pen, 'Мед акациев, 900 г|Смяна на масло'),
          pen.whole(1, 40),
          pen.whole(800, 2900),
          20,
        ),
      ])
      const number = pen.digits('000000####')
      return [
        `<div class="mid"><b style="font-size:18pt">ФАКТУРА</b> ОРИГИНАЛ</div><div class="mid">№ ${number} / ${pen.day()}</div><table class="t boxy"><tr><td style="width:50%"><b>Получател</b><br>${who(to)}</td><td><b>Доставчик</b><br>${who(firm)}<br>ИН по ЗДДС BG${pen.digits('#########')}</td></tr></table>${grid('boxy', 'lrrr', 'Стока/услуга|К-во|Ед. цена|Стойност', linesAs(pen, sums.lines, 'tqua'))}${facts(sumsAs(pen, sums, 'NVT', 'Данъчна основа|ДДС 20%|Сума за плащане'), 'margin-left:auto')}<p>Дата на данъчно събитие: ${pen.day(pen.after(-1))}. Плащане: в брой</p>`,
        { sums, documentNumber: number },
      ]
    },
    '2026-01-01',
  ),
}

export const hrTills = {
  /** Of a boat's jetty in Croatia: a sheet by mail, numbers with strokes, codes of the state. */
  'brod-karta': sheet(
    {
      shops:
        'Brodarica Kornat d.o.o.;Obala 9;22243 Murter|PLAVI KIT;Riva 21;51550 Mali Lošinj;Obrt za prijevoz Plavi kit',
      notation: hr,
      days: 'DD.MM.YYYY.',
    },
    'A4',
    (pen, shop) => {
      const sums = within([
        several('Izlet brodom, odrasli', pen.whole(1, 5), pen.whole(25, 60) * 100, 25),
      ])
      const number = pen.digits('###/P1/1')
      return [
        `<div style="text-align:right">${[shop.name, ...shop.also, ...shop.address].join('<br>')}<br>OIB: ${pen.digits('###########')}</div><h1 style="font-size:16pt">Račun br. ${number}</h1><p>Datum i vrijeme: ${pen.day()} ${pen.clock()}<br>Datum izleta: ${pen.day(pen.after(3))}</p><table style="width:100%;margin:6mm 0">${row('Naziv', 'Kol.', 'Cijena', 'Iznos')}${sums.lines.map((one) => row(one.text, String(one.quantity), pen.plain(one.unit), pen.plain(one.amount))).join('')}</table><p class="right"><b>UKUPNO ${pen.money(sums.total)}</b></p><table>${row('PDV 25%', `osnovica ${pen.plain(sums.net)}`, `porez ${pen.plain(sums.vat)}`)}</table><p>Način plaćanja: kartica</p><p class="small">ZKI: ${pen.digits('#@#@####@#@###@@')}<br>JIR: ${pen.digits('@#@#####-####-####')}</p>${code(pen, 24)}`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}

export const siPapers: Papers = {
  /** A beekeeper's neighbour in Slovenia: the sum in a bar. */
  'racun-crta': paper(
    si,
    'D. M. YYYY|DD.MM.YYYY',
    'light plain',
    'Tiskarna Povše d.o.o.;Šmarska cesta 12;6000 Koper|KAMNOSEŠTVO ZUPAN;Cesta 4. julija 8;8270 Krško;Janez Zupan s.p.',
    'SI',
    (pen, firm, to) => {
      const sums = onTop([
        line(say(pen, 'Tisk zloženk|Okenske police, granit'), pen.whole(12, 190) * 1000, 22),
      ])
      const [number, due] = [pen.digits(say(pen, '26-###|1-2-####')), pen.after(15)]
      return [
        `<div class="cols"><div><b style="font-size:15pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}<br>ID za DDV: SI${pen.digits('########')}</div><div>Kupec:<br>${who(to)}</div></div><div style="background:#334155;color:#fff;padding:2mm 4mm;margin:9mm 0">Račun št. ${number}</div><p>${escaped((firm.address[1] ?? '').slice(5))}, ${pen.day()}. Datum opravljene storitve: ${pen.day(pen.after(-4))}. Rok plačila: ${pen.day(due)}.</p>${grid('ruled', 'lr', 'Opis|Vrednost', linesAs(pen, sums.lines, 'ta'))}${facts(sumsAs(pen, sums, 'NV', 'Osnova za DDV|DDV 22 %'), 'margin-left:auto')}<div class="sides" style="background:#e2e8f0;padding:2mm 4mm"><b>Za plačilo</b><b>${pen.money(sums.total)}</b></div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const grTills = {
  /** Of a tavern of Greece: capitals, a machine's mark. */
  'taverna-apodeixi': slip(
    {
      shops:
        'ΤΑΒΕΡΝΑ Ο ΘΩΜΑΣ;ΠΑΡΑΛΙΑ 14;84300 ΝΑΞΟΣ;ΘΩΜΑΣ ΒΛΑΧΟΣ|ΚΑΦΕ ΜΕΛΙ;ΕΡΜΟΥ 60;26221 ΠΑΤΡΑ;ΜΕΛΙ Ο.Ε.',
      notation: gr,
      days: 'DD/MM/YYYY|DD-MM-YYYY',
    },
    80,
    (pen, shop) => {
      const sums = pen.buy(
        wares('ΧΩΡΙΑΤΙΚΗ;7;10;13|ΣΟΥΒΛΑΚΙ;3;5;13|ΨΩΜΙ;1;1.5;13|ΚΑΛΑΜΑΡΙ;9;14;13'),
        { count: [2, 4], most: 3, isGross: true, step: 10 },
      )
      const number = pen.digits('####')
      return [
        typed(
          80,
          34,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^ΑΦΜ ${pen.digits('#########')}
          ^ΑΠΟΔΕΙΞΗ ΛΙΑΝΙΚΗΣ
          ΑΡ. ${number}|ΤΡΑΠΕΖΙ ${pen.whole(1, 30)}
          ${each(sums.lines, (one) => `${one.quantity} x ${one.text}|${pen.plain(one.amount)}`)}
          =-
          !ΣΥΝΟΛΟ|${pen.money(sums.total)}
          ΚΑΡΤΑ|${pen.plain(sums.total)}
          ΦΠΑ 13%|${pen.plain(sums.vat)}
          ΚΑΘ. ΑΞΙΑ|${pen.plain(sums.net)}
          ${pen.day()}|${pen.clock()}
          ^ΜΑΡΚ ${pen.digits('4000##########')}
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}

export const cyPapers: Papers = {
  /** A boatyard of Cyprus: English, a stamp of receipt. */
  'boatyard-cy': paper(
    cy,
    'DD/MM/YYYY|D month YYYY',
    'slab plain',
    'Akamas Boat Services Ltd;12 Poseidonos Ave;8042 Paphos|A. & M. CHARALAMBOUS MARINE;Limassol Marina 4;3601 Limassol',
    'several',
    (pen, firm, to) => {
      const sums = onTop([
        line(
          say(pen, 'Hull cleaning and antifouling|Winter storage'),
          pen.whole(30, 240) * 1000,
          19,
        ),
      ])
      const number = pen.digits(say(pen, '0####|INV/26/##'))
      return [
        `<div class="cols"><div class="r"><b style="font-size:17pt">${escaped(firm.name)}</b><br>${place(firm)}<br>VAT ${pen.digits('CY########@')} &nbsp; TIC ${pen.digits('1########@')}</div></div><div class="mid" style="font-size:14pt;margin:8mm"><u>TAX INVOICE No. ${number}</u></div><div class="sides"><div>Messrs<br>${who(to)}</div><div>Date: ${pen.day()}</div></div>${grid('boxy', 'lr', 'Particulars|€', [...linesAs(pen, sums.lines, 'ta'), ...sumsAs(pen, sums, 'nvt', 'Total before VAT|VAT 19%|Grand total')])}<p>E. & O. E.</p><p>Received by ______________</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),
}

export const mtTills = {
  /** Of a dive shop of Malta: a fiscal receipt. */
  'dive-shop': slip(
    {
      shops:
        'Blue Grotto Divers;Triq il-Port;Xlendi XLN 1150;BG Divers Co. Ltd|IL-KARTELL;Marina Street;Marsalforn MFN 9045',
      notation: mt,
      days: 'DD/MM/YYYY',
    },
    80,
    (pen, shop) => {
      const sums = within([
        several(
          say(pen, 'Guided dive|Boat trip Comino'),
          pen.whole(1, 4),
          pen.whole(25, 55) * 100,
          18,
        ),
      ])
      const number = pen.digits('0#####')
      return [
        `<div class="mid">FISCAL RECEIPT<br><b style="font-size:13pt">${shop.name}</b><br>${[...shop.also, ...shop.address].join('<br>')}<br>VAT No MT${pen.digits('########')}<br>EXO ${pen.digits('####')}</div><p>${pen.day()} ${pen.clock()} &nbsp; No. ${number}</p><table style="width:100%">${sums.lines.map((one) => row(`${one.quantity} ${one.text}`, pen.plain(one.amount), '18%')).join('')}</table><hr><div class="pair"><span>Taxable 18%</span><span>${pen.plain(sums.net)}</span></div><div class="pair"><span>VAT</span><span>${pen.plain(sums.vat)}</span></div><div class="pair" style="font-size:13pt;font-weight:bold"><span>Total EUR</span><span>${pen.plain(sums.total)}</span></div><div class="pair"><span>Revolut</span><span>${pen.plain(sums.total)}</span></div><p class="mid">Grazzi!</p>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}
