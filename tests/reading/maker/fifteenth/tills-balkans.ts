/** Receipts of Romania, Slovenia, Croatia and Estonia: a shop for the house, coffee with a register’s codes, a bakery, a machine for parking. */
import { line, several, wares, within } from '../eighth/kit'
import { ro } from '../eighth/notations'
import { taxNumber } from '../ninth/numbers'
import { ee, si } from '../eleventh/kit'
import { hr } from '../tenth/notations'
import { say } from '../twelfth/kit'
import { code, each, row, set, slip, tall, typed, type Places } from './tills-kit'

const roTills = {
  /** A shop for the house in Romania: the buyer's number, quantity and price above each thing, tax by letter, a small logo of words at the foot. */
  'bon-casa': slip(
    {
      shops:
        'CASA & MENAJ BRÂNDUȘA;Str. Mihai Eminescu 31;200733 Craiova;Brândușa Com SRL|TEHNO DEPOT;Șos. Colentina 412;021193 București;Tehno Depot Retail SA|Librăria Condeiul;Piața Unirii 6;300085 Timișoara',
      notation: ro,
      days: 'DD/MM/YYYY|DD.MM.YYYY|DD-MM-YYYY',
      since: '2025-08-01',
    },
    76,
    (pen, shop) => {
      const sums = within(
        pen.buy(
          wares(
            'DETERGENT 2L;24;39;21|BEC LED 9W;9;16;21|PRELUNGITOR 3M;29;49;21|CAFEA BOABE 500G;35;55;11|CARTE POVEȘTI;29;45;11|SACI MENAJ 35L;7;12;21',
          ),
          { count: [2, 4], most: 4, step: 1, isGross: true },
        ).lines,
      )
      const number = pen.digits('00##')
      const mark = (rate: number) => (rate === 21 ? 'A' : 'B')
      return [
        typed(
          76,
          36,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^COD IDENTIFICARE FISCALĂ:
          ^${taxNumber(pen, 'RO')}
          CIF CLIENT: ${taxNumber(pen, 'RO')}
          ^LEI
          ${each(sums.lines, (one) => `${one.quantity}.000 BUC X ${pen.plain(one.unit)}\n${one.text}|${pen.plain(one.amount)} ${mark(one.rate)}`)}
          =-
          !TOTAL LEI|${pen.plain(sums.total)}
          =-
          ${each(sums.shares, ({ rate, vat }) => `TVA ${mark(rate)} - ${rate}.00%|${pen.plain(vat)}`)}
          TOTAL TVA BON|${pen.plain(sums.vat)}
          ${say(pen, 'CARD|NUMERAR')}|${pen.plain(sums.total)}

          Z: ${pen.digits('0###')}|BF: ${number}
          DATA: ${pen.day()}|ORA: ${pen.clock()}:${pen.whole(10, 59)}
          ID UNIC: ${pen.digits('##############')}
          ^BON FISCAL
          ^${pen.digits('DB##########')}
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}

const siTills = {
  /** Coffee in Slovenia: a number of place, machine and count, tax in columns, the register's two codes. */
  'kava-zoi': slip(
    {
      shops:
        'Kavarna Zvezdica;Wolfova ulica 6;1000 Ljubljana;Zvezdica gostinstvo d.o.o.|OKREPČEVALNICA PRI MLINU;Stari trg 11;3210 Slovenske Konjice|Bistro Podskala;Cesta svobode 20;4260 Bled;Podskala, Matej Zupan s.p.',
      notation: si,
      days: 'D.M.YYYY|DD.MM.YYYY|D. M. YYYY',
    },
    72,
    (pen, shop) => {
      const sums = within(
        pen.buy(
          wares(
            'Kava z mlekom;1.6;2.2;9.5|Kremna rezina;3.4;4.8;9.5|Čaj;1.8;2.4;9.5|Radenska 0,25;1.7;2.3;22|Union 0,5;3;4;22|Cockta 0,3;2.4;3.2;22|Toast;3.5;4.9;9.5',
          ),
          { count: [2, 5], most: 4, step: 10, isGross: true },
        ).lines,
      )
      const number = pen.digits(say(pen, 'P1-BL1-#####|1-2-####'))
      return [
        `<div style="text-align:center"><b style="font-size:12pt">${shop.name}</b><br>${[...shop.also, ...shop.address].join('<br>')}<br>ID za DDV: ${pen.digits('SI########')}</div><div style="margin:3mm 0 1mm;font-weight:bold">Račun št. ${number}</div><div style="display:flex;justify-content:space-between"><span>${pen.day()} ob ${pen.clock()}</span><span>Miza ${pen.whole(1, 18)}</span></div><table style="width:100%;border-top:0.3mm solid #000;border-bottom:0.3mm solid #000;margin:1mm 0">${row('Naziv', 'Kol.', 'Cena', 'Znesek')}${sums.lines.map((one) => row(one.text, String(one.quantity), pen.plain(one.unit), pen.plain(one.amount))).join('')}</table><div style="font-size:13pt;text-align:right">Za plačilo EUR: <b>${pen.plain(sums.total)}</b></div><table style="width:100%;margin:2mm 0;font-size:7.5pt">${row('Stopnja', 'Osnova', 'DDV', 'Skupaj')}${sums.shares.map(({ rate, net, vat }) => row(pen.rate(rate), pen.plain(net), pen.plain(vat), pen.plain(net + vat))).join('')}</table><div>Plačano: ${say(pen, 'gotovina|kartica')}<br>Natakar: ${say(pen, 'Špela|Gašper|Nuša')}</div><div style="font-size:6.3pt;margin-top:2mm">ZOI: ${pen.random.text(32, '0123456789abcdef')}<br>EOR: ${[8, 4, 4, 4, 12].map((length) => pen.random.text(length, '0123456789abcdef')).join('-')}</div>${code(pen, 20)}<div class="mid">Hvala za obisk</div>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}

const hrTills = {
  /** A bakery of Croatia: bread at its own rate, a number of three parts, two codes of the register, an operator's mark. */
  'pekara-jir': slip(
    {
      shops:
        'Pekarnica Zlatni klas;Ilica 150;10000 Zagreb;Zlatni klas j.d.o.o.|PEKARA KOD MATE;Poljana 4;22000 Šibenik|Slastičarnica Lavanda;Riva 12;21450 Hvar;Lavanda slastice, vl. Ante Bilušić',
      notation: hr,
      days: 'DD.MM.YYYY.|DD.MM.YYYY',
    },
    72,
    (pen, shop) => {
      const sums = within(
        pen.buy(
          wares(
            'KRUH POLUBIJELI;1.3;1.9;5|MLIJEKO 1L;1.2;1.6;5|BUREK SIR;2.2;2.9;25|KROASAN ČOKO;1.3;1.9;25|JOGURT 0,5;1.1;1.7;25|KIFLA SEZAM;0.7;1.1;25',
          ),
          { count: [2, 5], most: 5, isGross: true },
        ).lines,
      )
      const number = `${pen.digits('#####')}/${say(pen, 'P1|PP2|1')}/${pen.whole(1, 3)}`
      return [
        typed(
          72,
          36,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^OIB: ${pen.digits('###########')}

          RAČUN BR: ${number}
          ${pen.day()} ${pen.clock()}:${pen.whole(10, 59)}
          ${set(['Artikl', 'Kol', 'Cijena', 'Iznos'], [16, -4, -7, -9])}
          =-
          ${each(sums.lines, (one) => set([one.text, String(one.quantity), pen.plain(one.unit), pen.plain(one.amount)], [16, -4, -7, -9]))}
          =-
          !UKUPNO EUR|${pen.plain(sums.total)}

          ${set(['PDV', 'Osnovica', 'Porez'], [12, -12, -12])}
          ${each(sums.shares, ({ rate, net, vat }) => set([`${rate},00%`, pen.plain(net), pen.plain(vat)], [12, -12, -12]))}

          Način plaćanja: ${say(pen, 'Gotovina|Kartica')}
          Operater: ${say(pen, 'IVANA|01|MARIN')}
          ZKI: ${pen.random.text(31, '0123456789abcdef')}
          JIR: ${[8, 4, 4, 4].map((length) => pen.random.text(length, '0123456789abcdef')).join('-')}-
          ·····${pen.random.text(12, '0123456789abcdef')}
          ${code(pen, 20)}
          ^Hvala i doviđenja
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}

const eeTills = {
  /** Of a machine for parking in Estonia: one price, begun and ended, tax since its last rise, a plate. */
  'parkimine-sadam': slip(
    {
      shops:
        'Sadama Parkla;Lootsi 13;10151 Tallinn;Parkla Haldus OÜ|KESKLINNA PARKIMISMAJA;Rüütli 30;80011 Pärnu|Raekoja Parkla;Küüni 5;51004 Tartu;Raekoja Parkimine AS',
      notation: ee,
      days: 'DD.MM.YYYY|DD.MM.YY',
      since: '2025-07-01',
    },
    60,
    (pen, firm) => {
      const hours = pen.whole(1, 9)
      const sums = within([
        several('Parkimine, tund', hours, pen.pick([200, 350, 420]), 24),
        ...(pen.chance(0.3) ? [line('Laadimine', pen.whole(10, 40) * 25, 24)] : []),
      ])
      const number = pen.digits(say(pen, '########|A-######'))
      return [
        `<div style="border:0.8mm solid #000;border-radius:3mm;padding:3mm"><div style="font-size:13pt;font-weight:bold">${firm.name}</div><div style="font-size:7pt">${[...firm.also, ...firm.address].join(', ')}<br>KMKR ${pen.digits('EE#########')}</div><div style="margin:2mm 0">KVIITUNG nr ${number}</div><table style="width:100%">${row('Kuupäev', pen.day())}${row('Kell', pen.clock())}${row('Auto', pen.digits('### @@@'))}${sums.lines.map((one) => row(`${one.text} ${one.quantity} × ${pen.plain(one.unit)}`, pen.plain(one.amount))).join('')}</table><div style="text-align:center;font-size:17pt;font-weight:bold;margin:2mm 0">${pen.money(sums.total)}</div><table style="width:100%;font-size:7.5pt">${row('Summa km-ta', pen.plain(sums.net))}${row('Käibemaks 24%', pen.plain(sums.vat))}${row('Tasutud kaardiga', pen.plain(sums.total))}</table></div><div class="mid" style="margin-top:2mm">Head teed!</div>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}

export const tillsBalkans: Places = { RO: roTills, SI: siTills, HR: hrTills, EE: eeTills }
