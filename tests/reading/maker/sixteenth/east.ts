/** Papers of Poland, Czechia, Slovakia and Hungary. */
import { escaped, line, onTop, several, wares } from '../eighth/kit'
import { cz, hu, pl } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { sk } from '../eleventh/kit'
import { facts, grid, legal, paper, told, who, type Papers } from '../fifteenth/kit'
import { code, each, row, slip, tall, typed } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
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
