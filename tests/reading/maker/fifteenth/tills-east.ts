/** Receipts of Lithuania, Poland, Czechia, Slovakia and Hungary: a chemist, fuel paid in euros, a rounded sum with its worth in euros, goods given back, a pastry shop whose tax is told by letters alone. */
import { line, wares, within } from '../eighth/kit'
import { cz, hu, pl } from '../eighth/notations'
import { taxNumber } from '../ninth/numbers'
import { sk } from '../eleventh/kit'
import { lt, roundedTo, say } from '../twelfth/kit'
import { totalOf } from '../thirteenth/kit'
import { type Places, bars, code, each, returned, row, set, slip, tall, typed } from './tills-kit'

const ltTills = {
  /** Of a chemist of Lithuania: letters for rates, a rebate of a card below the goods, the register's number at the foot. */
  vaistine: slip(
    {
      shops:
        'Gintaro žolynas;Laisvės al. 61;44309 Kaunas;UAB Gintaro žolynas vaistinės|VAISTINĖ PRIE TILTO;Upės g. 9;08128 Vilnius|Liepų vaistinė;Turgaus g. 22;91247 Klaipėda;UAB Liepa Pharma',
      notation: lt,
      days: 'YYYY-MM-DD|YYYY.MM.DD',
    },
    76,
    (pen, shop) => {
      const bought = pen.buy(
        wares(
          'ŽUVŲ TAUKAI 90;9;14;21|RANKŲ KREMAS 75ML;4;7;21|VITAMINAS D3;6;11;21|PLEISTRAI 20VNT;2;4;21|DANTŲ PASTA;3;5;21|TERMOMETRAS;7;12;21',
        ),
        { count: [1, 4], most: 3, step: 1, isGross: true },
      )
      const off = Math.round(bought.sum / 20)
      const sums = within([...bought.lines, line('NUOLAIDA 5%', -off, 21)])
      const number = pen.digits(say(pen, '######|###/##'))
      return [
        typed(
          76,
          38,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^PVM mok. kodas ${pen.digits('LT#########')}
          =-
          KVITAS NR. ${number}|KASA ${pen.whole(1, 4)}
          ${each(sums.lines, (one) => `${one.text}${one.quantity > 1 ? `\n·· ${one.quantity} vnt x ${pen.plain(one.unit)}` : ''}|${pen.plain(one.amount)} A`)}
          =-
          PVM A 21,00%|${pen.plain(sums.vat)}
          Be PVM|${pen.plain(sums.net)}
          !MOKĖTI EUR|${pen.plain(sums.total)}
          ${say(pen, 'Banko kortelė|Grynieji')}|${pen.plain(sums.total)}
          Jūs sutaupėte|${pen.plain(off)}
          =-
          ${pen.day()} ${pen.clock()}:${pen.whole(10, 59)}|LR ${pen.digits('PA########')}
          ^AČIŪ, BŪKITE SVEIKI
          ${bars(pen, 48)}
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}

const plTills = {
  /** Fuel and snacks in Poland, paid in euros with złotys given back: letters for rates, tax and what it is of, the printer's number. */
  'stacja-euro': slip(
    {
      shops:
        'STACJA PALIW GRYF;ul. Graniczna 5;72-600 Świnoujście;Gryf Petrol Sp. z o.o.|PALIWA KRESOWE;Al. Niepodległości 100;69-100 Słubice;Kresowe Paliwa S.A.|MOTO-BAR U ZBYSZKA;Zgorzelecka 41;59-900 Zgorzelec;Zbigniew Maślanka',
      notation: pl,
      days: 'YYYY-MM-DD|DD-MM-YYYY',
    },
    76,
    (pen, shop) => {
      const [litres, price] = [pen.whole(1500, 5800), pen.pick([589, 612, 645, 699])]
      const fuel = say(pen, 'PB95 (1)|ON (2)|PB98 (3)')
      const sums = within([
        line(fuel, Math.round((litres * price) / 100), 23),
        ...pen.buy(
          wares('HOT DOG XXL;11;15;8|KAWA DUŻA;11;15;23|PŁYN DO SZYB 4L;19;29;23|WODA 0,5L;3;5;23'),
          { count: [1, 2], step: 1, isGross: true },
        ).lines,
      ])
      const rate = pen.pick([415, 420, 425])
      const euros = Math.ceil((sums.total * 100) / rate / 1000) * 1000
      const worth = Math.round((euros * rate) / 100)
      const number = pen.digits(say(pen, '######|W######'))
      const mark = (of: number) => (of === 23 ? 'A' : 'B')
      return [
        typed(
          76,
          38,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^NIP ${taxNumber(pen, 'PL')}
          ${pen.day()}|nr wydr.${number}
          ^PARAGON FISKALNY
          =-
          ${each(sums.lines, (one) => (one.text === fuel ? `${fuel}\n··${(litres / 100).toFixed(2).replace('.', ',')} l x${pen.plain(price)}|${pen.plain(one.amount)}${mark(one.rate)}` : `${one.text}  1 x${pen.plain(one.unit)}|${pen.plain(one.amount)}${mark(one.rate)}`))}
          =-
          ${each(sums.shares, (share) => `SPRZEDAŻ OPODATKOWANA ${mark(share.rate)}|${pen.plain(share.net + share.vat)}\nPTU ${mark(share.rate)} ${share.rate},00 %|${pen.plain(share.vat)}`)}
          SUMA PTU|${pen.plain(sums.vat)}
          !SUMA PLN|${pen.plain(sums.total)}
          =-
          ROZLICZENIE PŁATNOŚCI
          GOTÓWKA EUR|${pen.plain(euros)}
          ··1 EUR = ${pen.plain(rate)}00 PLN|${pen.plain(worth)}
          RESZTA PLN|${pen.plain(worth - sums.total)}
          ${pen.digits('0####')} #${pen.whole(1, 4)} ${say(pen, 'EWA|KASJER 2')}|${pen.clock()}
          ^${pen.digits('ZBI 2#########')}
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}

const czTills = {
  /** Of a shop of Czechia: paid with notes, rounded to whole crowns, what that is in euros, two rates in a box. */
  'ucet-zaokrouhleny': slip(
    {
      shops:
        'Potraviny U Lípy;Náměstí Míru 17;381 01 Český Krumlov;Lípa Retail s.r.o.|VEČERKA NON-STOP;Dlouhá 9;110 00 Praha 1|Drogerie Sedmikráska;Palackého 33;301 00 Plzeň;Sedmikráska Hana Kubátová',
      notation: cz,
      days: 'DD.MM.YYYY|D. M. YYYY|DD.MM.YY',
    },
    76,
    (pen, shop) => {
      const sums = within(
        pen.buy(
          wares(
            'Rohlík;2.9;4.9;12|Eidam 30% 100g;19.9;29.9;12|Minerálka 1,5l;14.9;22.9;12|Mýdlo tekuté;34.9;59.9;21|Houbičky 5 ks;19.9;32.9;21|Medovník;39.9;59.9;12|Baterie AA 4ks;89.9;139.9;21',
          ),
          { count: [3, 6], most: 6, step: 10, isGross: true },
        ).lines,
      )
      const total = roundedTo(sums.total, 100)
      const given = Math.ceil(total / 20_000) * 20_000
      const rate = pen.pick([2400, 2450, 2510])
      const number = pen.digits(say(pen, '######|26-#####'))
      return [
        `<div style="text-align:center"><div style="font:bold 13pt 'DejaVu Serif',serif">${shop.name}</div>${[...shop.also, ...shop.address].join('<br>')}<br>DIČ ${taxNumber(pen, 'CZ')}</div><div style="margin:2mm 0">Účtenka č. ${number}<span style="float:right">${pen.day()} ${pen.clock()}</span></div><table style="width:100%">${sums.lines.map((one) => row(`${one.quantity} ks ${one.text}`, pen.plain(one.unit), pen.plain(one.amount))).join('')}</table><hr><table style="width:100%">${row('Mezisoučet', pen.plain(sums.total))}${row('Zaokrouhlení', pen.plain(total - sums.total))}<tr style="font-size:13pt;font-weight:bold"><td>CELKEM Kč</td><td style="text-align:right">${pen.plain(total)}</td></tr>${row('Hotově', pen.plain(given))}${row('Vráceno', pen.plain(given - total))}</table><div style="text-align:center;margin:2mm 0">Celkem v EUR ${pen.plain(Math.round((total * 100) / rate))} (kurz ${pen.plain(rate)})</div><div style="border:0.3mm solid #000;padding:1mm"><table style="width:100%;font-size:7.5pt">${row('Sazba DPH', 'Základ', 'DPH', 'Celkem')}${sums.shares.map((share) => row(`${share.rate} %`, pen.plain(share.net), pen.plain(share.vat), pen.plain(share.net + share.vat))).join('')}</table></div><div style="text-align:center;margin-top:2mm">Pokladna ${pen.whole(1, 3)}, obsluha ${say(pen, 'Jarmila|Tomáš|003')}. Děkujeme.</div>`,
        { sums, documentNumber: number, total: totalOf(total), hasRates: true },
      ]
    },
  ),
}

const skTills = {
  /** Goods given back in Slovakia: sums below nothing, the document they came from, the box's two long codes. */
  'vratka-ekasa': slip(
    {
      shops:
        'Obuv Kriváň;Námestie SNP 10;974 01 Banská Bystrica;Kriváň Trade s. r. o.|ŠPORT TATRY;Hviezdoslavova 4;058 01 Poprad|Domáce potreby Žaba;Hlavná 71;040 01 Košice;Zuzana Žabková - ŽABA',
      notation: sk,
      days: 'DD.MM.YYYY|DD-MM-YYYY',
      since: '2025-01-01',
    },
    72,
    (pen, shop) => {
      const sums = returned(
        pen,
        'Tenisky 42;49;79;23|Termoska 1l;19;29;23|Hrniec 5l;24;39;23|Bunda softshell M;59;89;23',
        { count: [1, 2], step: 10, isGross: true },
      )
      const number = pen.digits('####')
      const uid = `O-${pen.random.text(32, '0123456789ABCDEF')}`
      return [
        typed(
          72,
          36,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          IČO: ${pen.digits('########')}|DIČ: ${pen.digits('20########')}
          IČ DPH: ${pen.digits('SK20########')}

          !^VRÁTENÝ TOVAR
          ${each(sums.lines, (one) => `${one.text}\n·· ${one.quantity},000 ks x ${pen.plain(one.unit)}|${pen.plain(one.amount)} A`)}
          ·· k dokladu ${pen.digits('O-####')} z ${pen.day(pen.after(-pen.whole(1, 13)))}
          =-
          !SUMA|${pen.money(sums.total)}
          =-
          Hotovosť|${pen.money(sums.total)}

          ${set(['Sadzba', 'Základ', 'DPH', 'Spolu'], [8, -9, -9, -10])}
          ${each(sums.shares, ({ rate, net, vat }) => set([`A ${rate}%`, pen.plain(net), pen.plain(vat), pen.plain(net + vat)], [8, -9, -9, -10]))}

          Číslo dokladu: ${number}
          Dátum: ${pen.day()}|Čas: ${pen.clock()}:${pen.whole(10, 59)}
          Kód pokladnice: ${pen.digits('88##############')}
          UID:
          ${uid}
          OKP: ${pen.random.text(8, '0123456789abcdef')}-${pen.random.text(8, '0123456789abcdef')}
          ${code(pen, 24)}
          `,
        ),
        { sums, documentNumber: number, kind: 'credit-note', hasRates: true },
        tall,
      ]
    },
  ),
}

const huTills = {
  /** A pastry shop of Hungary: letters for rates and nothing of their sums, forints rounded to five, their worth in euros, the printer's number. */
  'nyugta-cukraszda': slip(
    {
      shops:
        'Rigó Cukrászda;Váci utca 40.;1056 Budapest;Rigó Édes Kft.|ANNUSKA KÁVÉZÓ;Fő tér 3.;8640 Fonyód|Kemence Pékség;Dobó tér 2.;3300 Eger;Kemence 2004 Bt.',
      notation: hu,
      days: 'YYYY.MM.DD.|YYYY-MM-DD',
    },
    72,
    (pen, shop) => {
      const bought = pen.buy(
        wares(
          'KRÉMES;890;1290;27|DOBOSTORTA;1190;1690;27|HOSSZÚ KÁVÉ;690;990;27|LIMONÁDÉ 0,4;890;1390;27|POGÁCSA;290;450;27',
        ),
        { count: [2, 5], most: 4, step: 500, isGross: true },
      )
      const rate = pen.pick([385, 392, 400])
      const number = `${pen.digits('0###')}/${pen.digits('000##')}`
      return [
        typed(
          72,
          34,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^ADÓSZÁM: ${taxNumber(pen, 'HU')}
          ^--- NYUGTA ---

          ${each(bought.lines, (one) => `C00 ${one.text}\n··${one.quantity} db x ${pen.plain(one.unit)} Ft|${pen.plain(one.amount)} Ft`)}
          =-
          !ÖSSZESEN:|${pen.plain(bought.total)} Ft
          =-
          ${say(pen, 'BANKKÁRTYA|KÉSZPÉNZ')}:|${pen.plain(bought.total)} Ft
          EUR ${(bought.total / 100 / rate).toFixed(2).replace('.', ',')} (1 EUR = ${rate} Ft)

          C00 = 27,00% ÁFA
          NYUGTASZÁM:|${number}
          ${pen.day()}|${pen.clock()}
          NAV Ellenőrző kód: ${pen.random.text(5, '0123456789ABCDEF')}
          ^NAV A${pen.digits('########')}
          `,
        ),
        { sums: bought, vat: null, documentNumber: number },
        tall,
      ]
    },
  ),
}

export const tillsEast: Places = { LT: ltTills, PL: plTills, CZ: czTills, SK: skTills, HU: huTills }
