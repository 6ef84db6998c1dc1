/** Receipts of tills in the north and the east of the continent. */
import type { Random } from '../../../support/random'
import { firms, line, penFor, roll, table, truthOf, within } from '../eighth/kit'
import { cz, dk, fi, hu, no, ro } from '../eighth/notations'
import type { Sheet } from '../print'
import { dots, minutesAfter, monos, narrow, plains, shops, strip, till } from './kit'
import { taxNumber } from './numbers'

const danishShops = shops(
  'Café Nordkajen;Havnegade 4;5700 Svendborg;Nordkajen ApS|Byggecenter Holbæk;Tåstruphøj 46;4300 Holbæk;Holbæk Trælast A/S|Fiskehuset Gilleleje;Havnen 12;3250 Gilleleje',
  'Smørrebrød 2 stk;118;149;25|Fadøl 0,4;52;68;25|Kaffe latte;42;52;25|Dagens fisk;168;228;25 || Skruer 5x80 200 stk;129;189;25|Træbeskyttelse 5 L;299;449;25|Gipsskruer;59;89;25 || Rødspættefilet 2 stk;145;189;25|Dagens fisk;168;228;25|Smørrebrød 2 stk;118;149;25',
)

/** Of a Danish till: moms a fifth of the whole, øre with a comma, perhaps cash rounded to half a krone. */
export function bonDanish(random: Random): Sheet {
  const pen = penFor(random, dk, 'DD-MM-YYYY|DD.MM.YY|D. month YYYY', { money: '#' })
  const { shop, stock } = pen.pick(danishShops)
  const sums = pen.buy(stock, { count: [1, 5], most: 3, isGross: true, step: 25 })
  const number = pen.digits('#####')
  return roll(
    80,
    till(pen, [...monos, ...plains], 8.5),
    strip([
      `!${shop.name}`,
      ...shop.address,
      `CVR-nr. ${taxNumber(pen, 'DK').slice(3).replaceAll(' ', '')}`,
      null,
      [`Bon nr. ${number}`, `Ekspedient ${pen.whole(1, 20)}`],
      [pen.day(), `kl. ${pen.clock().replace(':', '.')}`],
      null,
      ...sums.lines.map(
        (line) =>
          [
            line.quantity > 1
              ? `${line.text}  ${line.quantity} x ${pen.plain(line.unit)}`
              : line.text,
            pen.plain(line.amount),
          ] as const,
      ),
      null,
      ['!I ALT DKK', pen.plain(sums.total)],
      ['Heraf moms 25%', pen.plain(sums.vat)],
      null,
      [pen.pick(['Dankort', 'MobilePay', 'VISA/DANKORT']), pen.plain(sums.total)],
      `XXXX XXXX XXXX ${pen.digits('####')}  GODKENDT`,
      ...(pen.chance(0.5) ? shop.also : []),
      'Tak for besøget - Ombytning senest 14 dage',
    ]),
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const drivers = firms(
  'Bytaxi Stavanger SA;Løkkeveien 112;4008 Stavanger|Trondhjems Drosjeeiere;Bratsbergveien 15;7037 Trondheim;Trondhjems Drosjeeiere AS|Nordfjord Taxi AS;Eidsgata 20;6770 Nordfjordeid',
)

/** Of a Norwegian cab: licence, trip from and to, tolls without tax, tax at the lowest rate. */
export function drosje(random: Random): Sheet {
  const pen = penFor(random, no, 'DD.MM.YYYY|DD.MM.YY', { money: 'kr #' })
  const company = pen.pick(drivers)
  const [fare, toll] = [pen.whole(140, 980) * 100, pen.pick([0, 0, 3100, 4600])]
  const sums = within([
    line('Taksameter', fare, 12),
    ...(toll > 0 ? [line('Bompenger', toll, 0)] : []),
  ])
  const number = pen.digits('######')
  const start = pen.clock()
  return roll(
    62,
    till(pen, monos, 8.5),
    strip([
      company.name,
      ...company.address,
      `Org.nr. ${taxNumber(pen, 'NO').slice(3)}`,
      '',
      '!KVITTERING',
      [`Løyve ${pen.digits('@-###')}`, `Bil ${pen.whole(10, 480)}`],
      [`Kvitt.nr ${number}`],
      [`Dato ${pen.day()}`],
      [`Tid ${start} - ${minutesAfter(start, pen.whole(5, 50))}`],
      ['Distanse', `${pen.whole(2, 39)},${pen.whole(0, 9)} km`],
      null,
      ...sums.lines.map(({ text, amount }) => [text, pen.plain(amount)] as const),
      ['!TOTALT NOK', pen.plain(sums.total)],
      null,
      ...sums.shares.map(
        ({ rate, net, vat }) => [`Mva ${rate}% av ${pen.plain(net)}`, pen.plain(vat)] as const,
      ),
      [pen.pick(['BankAxept', 'Visa', 'Vipps']), pen.plain(sums.total)],
      'Takk for turen',
    ]),
    truthOf(pen, {
      supplier: company,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasRates: true,
    }),
  )
}

const finnishShops = shops(
  'Kahvila Rantamakasiini;Laivurinkatu 2;06100 Porvoo;Rantamakasiini Oy|Rauta-Väinö;Yrittäjäntie 8;60550 Nurmo;Väinö Niemi Oy|Liikenneasema Ketola;Valtatie 4;41310 Leppävesi;Ketolan Liikenneasema Ky',
  'LOHIKEITTO;12.9;16.5;14|KAHVI JA PULLA;5.8;7.4;14|LOUNAS;11.5;13.9;14|KARJALANPIIRAKKA;1.6;2.4;14|OLUT 0,33;5.9;7.5;25.5 || RUUVILAJITELMA;9.9;15.9;25.5|SADETAKKI L;39;69;25.5|MAALI VALK 3L;34;52;25.5 || 95E10;38;92;25.5|KAHVI JA PULLA;5.8;7.4;14|LOUNAS;11.5;13.9;14|KARJALANPIIRAKKA;1.6;2.4;14',
)

/** Of a Finnish till: rates with what is without, the tax, and with it. */
export function kuitti(random: Random): Sheet {
  const pen = penFor(random, fi, 'D.M.YYYY|DD.MM.YYYY')
  const { shop, stock } = pen.pick(finnishShops)
  const sums = pen.buy(stock, { count: [1, 5], most: 3, isGross: true, step: 10 })
  const number = pen.digits(pen.pick(['####', '#######', '#-####']))
  const letterOf = (rate: number) => (rate === 14 ? 'B' : 'A')
  return roll(
    80,
    till(pen, monos, 8.5),
    `${strip([
      ...(pen.chance(0.5)
        ? [`!${shop.name}`, shop.also[0] ?? '']
        : [shop.also[0] ?? '', `!${shop.name}`]),
      ...shop.address,
      `Y-tunnus ${taxNumber(pen, 'FI').slice(2).replace(/(\d)$/, '-$1')}`,
      '',
      [`KUITTI ${number}`, `K${pen.whole(1, 9)}`],
      [`${pen.day()} ${pen.clock()}`],
      null,
      ...sums.lines.flatMap((line) => [
        [line.text, `${pen.plain(line.amount)} ${letterOf(line.rate)}`] as const,
        ...(line.quantity > 1
          ? ([[`  ${line.quantity} KPL ${pen.plain(line.unit)}/KPL`]] as const)
          : []),
      ]),
      null,
      ['!YHTEENSÄ', pen.plain(sums.total)],
      [pen.pick(['KORTTI', 'Lähimaksu', 'KÄTEINEN']), pen.plain(sums.total)],
      '',
    ])}${table(
      '',
      sums.shares.map(({ rate, net, vat }) => [
        `${letterOf(rate)} ${String(rate).replace('.', ',')}%`,
        pen.plain(net),
        pen.plain(vat),
        pen.plain(net + vat),
      ]),
      ['ALV', 'VEROTON', 'VERO', 'VEROLL.'],
    )}${strip(['', 'TERVETULOA UUDELLEEN'])}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const inns = shops(
  'Hostinec U Tří lip;Náměstí Míru 7;380 01 Dačice;Pavel Sedlák|Kavárna Místo;Veveří 44;602 00 Brno;Káva a místo s.r.o.|Autoservis Hlavatý;Okružní 310;370 01 České Budějovice',
  'Svíčková na smetaně;189;239;12|Pilsner 0,5l;54;68;21|Kofola 0,3l;38;46;12|Tatarák;219;289;12 || Espresso;52;65;12|Domácí limonáda;69;89;12|Kofola 0,3l;38;46;12 || Výměna oleje;890;1490;21|Stěrače pár;390;640;21|Práce mechanik 1h;650;890;21',
)

/** A Czech `účtenka`, a simplified tax document: whole crowns, rates below. */
export function uctenka(random: Random): Sheet {
  const pen = penFor(random, cz, 'DD.MM.YYYY|D.M.YYYY|D. M. YYYY', { money: `#\u00A0Kč` })
  const { shop: house, stock } = pen.pick(inns)
  const sums = pen.buy(stock, { count: [1, 6], most: 4, isGross: true, step: 100 })
  const number = pen.digits(pen.pick(['#####', '2026-#####', '1/####']))
  return roll(
    76,
    till(pen, [...monos, ...narrow], 8.5),
    `${strip([
      `!${house.name}`,
      ...house.also,
      ...house.address,
      `IČO: ${pen.digits('########')}  DIČ: ${taxNumber(pen, 'CZ')}`,
      '',
      pen.pick(['Účtenka', 'Zjednodušený daňový doklad', 'ÚČET']),
      [`č. ${number}`, `Stůl ${pen.whole(1, 20)}`],
      [`${pen.day()} ${pen.clock()}`, 'Obsluha: Jana'],
      null,
      ...sums.lines.map(
        (line) => [`${line.quantity}x ${line.text}`, pen.plain(line.amount)] as const,
      ),
      null,
      ['!CELKEM', pen.money(sums.total)],
      [pen.pick(['Platba kartou', 'Hotově']), pen.money(sums.total)],
      '',
    ])}${table(
      '',
      sums.shares.map(({ rate, net, vat }) => [`${rate} %`, pen.plain(net), pen.plain(vat)]),
      ['Sazba', 'Základ', 'DPH'],
    )}${strip(['', 'Děkujeme za návštěvu'])}`,
    truthOf(pen, {
      supplier: house,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasRates: true,
    }),
  )
}

const hungarianShops = shops(
  'Kárpát Étterem és Söröző;Széchenyi tér 5.;6720 Szeged;Kárpát Vendéglátó Kft.|Duna-parti Papírbolt;Fő utca 31.;2000 Szentendre;Irodacikk Bt.|AgroTank Benzinkút;81-es főút 22. km;8060 Mór;AgroTank Kereskedelmi Kft.',
  'Halászlé;2490;3290;27|Gulyásleves;1890;2490;5|Csapolt sör 0,5;890;1190;27|Túrós csusza;2190;2790;5|Kávé;690;890;5 || Fénymásolópapír;1790;2490;27|Tintapatron;5490;9890;27|Iratrendező;1290;1990;27 || 95-ös benzin;12400;38900;27|Kávé;690;890;5|Szélvédőmosó 5l;1990;2990;27',
)

/** Of a Hungarian till: forints without decimals, letters for rates, the tax office's mark and number at the end. */
export function nyugta(random: Random): Sheet {
  const pen = penFor(random, hu, 'YYYY.MM.DD.|YYYY.MM.DD|YYYY-MM-DD')
  const { shop, stock } = pen.pick(hungarianShops)
  const sums = pen.buy(stock, { count: [1, 5], most: 3, isGross: true, step: 1000 })
  const letterOf = (rate: number) => (rate === 27 ? 'C00' : 'A00')
  const number = pen.digits('####/00###')
  const cash = pen.chance(0.3)
  return roll(
    76,
    till(pen, monos, 8.5),
    strip([
      shop.also[0] ?? '',
      shop.address.toReversed().join(' '),
      `!${shop.name}`,
      `ADÓSZÁM: ${taxNumber(pen, 'HU')}`,
      '',
      '--- NYUGTA ---',
      ...sums.lines.map(
        (line) =>
          [
            `${letterOf(line.rate)} ${line.text}${line.quantity > 1 ? ` ${line.quantity} db` : ''}`,
            pen.plain(line.amount),
          ] as const,
      ),
      null,
      ['RÉSZÖSSZESEN:', `${pen.plain(sums.total)} Ft`],
      ['!ÖSSZESEN:', `${pen.plain(sums.total)} Ft`],
      [cash ? 'KÉSZPÉNZ:' : 'BANKKÁRTYA:', `${pen.plain(sums.total)} Ft`],
      null,
      [`NYUGTASZÁM:`, number],
      [pen.day(), pen.clock()],
      `NAV Ellenőrző kód: ${pen.digits('@#@##')}`,
      `AP ${pen.digits('A########')}`,
      'Köszönjük a vásárlást!',
    ]),
    truthOf(pen, { supplier: shop, sums, vat: null, documentNumber: number, kind: 'receipt' }),
  )
}

const romanianShops = shops(
  'S.C. MAGAZIN MIXT POPA S.R.L.;Str. Republicii nr. 15;Târgu Jiu, jud. Gorj|CASA BUNICII RESTAURANT;Bd. Eroilor 8;Brașov;S.C. Casa Bunicii Food S.R.L.|ROVIA PETROL SRL;DN1 km 88;Comarnic, jud. Prahova',
  'APA PLATA 0,5;5;9;11|BATERII R6 4 BUC;14;24;21|VOPSEA LAVABILA 4L;79;139;21 || CIORBA DE BURTA;24;32;11|MICI 3 BUC;18;27;11|APA PLATA 0,5;5;9;11|PAPANASI;22;31;11|CAFEA;9;14;11 || MOTORINA STANDARD;180;420;21|APA PLATA 0,5;5;9;11|CAFEA;9;14;11',
)

/** A Romanian `bon fiscal`: quantity at a price before the name, letters for rates, the total in lei. */
export function bonFiscal(random: Random): Sheet {
  const pen = penFor(random, ro, 'DD.MM.YYYY|DD-MM-YYYY|DD/MM/YYYY')
  const { shop, stock } = pen.pick(romanianShops)
  const sums = pen.buy(stock, { count: [1, 5], most: 3, isGross: true, step: 50 })
  const letterOf = (rate: number) => (rate === 21 ? 'A' : 'B')
  const number = pen.digits('00##')
  return roll(
    72,
    till(pen, monos, 8.5),
    `${strip([
      `!${shop.name}`,
      ...shop.also,
      ...shop.address,
      `COD FISCAL: ${taxNumber(pen, 'RO')}`,
      '',
      ...sums.lines.flatMap((line) => [
        [`${line.quantity.toFixed(3).replace('.', ',')} BUC x ${pen.plain(line.unit)}`] as const,
        [line.text, `${pen.plain(line.amount)} ${letterOf(line.rate)}`] as const,
      ]),
      null,
      ['!TOTAL LEI', pen.plain(sums.total)],
      ...sums.shares.map(
        ({ rate, vat }) => [`TVA ${letterOf(rate)} - ${rate},00%`, pen.plain(vat)] as const,
      ),
      ['TOTAL TVA', pen.plain(sums.vat)],
      [pen.pick(['NUMERAR LEI', 'CARD']), pen.plain(sums.total)],
      '',
      [`BON FISCAL NR: ${number}`, `Z:${pen.digits('0###')}`],
      [`DATA: ${pen.day()}`, `ORA: ${pen.clock()}`],
      'VA MULTUMIM!',
    ])}${dots(16)}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}
