/** Receipts of Romania, Bulgaria, Serbia and Greece: a tip by law, two currencies, two alphabets, marks of a tax office. */
import type { Random } from '../../../support/random'
import { firms, line, penFor, wares, within } from '../eighth/kit'
import { ro } from '../eighth/notations'
import { dots } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { gr } from '../tenth/notations'
import { rateFrom } from '../eleventh/kit'
import { goods, rates, say, tape } from '../twelfth/kit'
import { bg, paidBy, penSince, rs } from './kit'

const romanian = firms(
  'TERASA LA MOARĂ;Str. Morii 11;557260 Sibiel;SC Moara Turism SRL|Hanul Pescarilor;Faleza 2;905550 Mangalia;SC Delta Fish Rest SRL|Cofetăria Violeta;Bd. Unirii 6;120180 Buzău;SC Violeta Dulce SRL',
)

/** A Romanian meal: a tip on the fiscal slip without tax, two rates that rose, letters behind sums. */
export function bacsis(random: Random): Sheet {
  const pen = penFor(random, ro, 'DD-MM-YYYY|DD/MM/YYYY|DD.MM.YY', { money: '#' })
  const shop = pen.pick(romanian)
  const [full, low] = [rateFrom(pen, '2025-08-01', 19, 21), rateFrom(pen, '2025-08-01', 9, 11)]
  const food = pen.buy(
    wares(
      `CIORBA DE BURTA;24;32;${low}|PASTRAV LA GRATAR;38;52;${low}|PAPANASI;22;29;${low}|BERE 0.5;12;17;${full}|LIMONADA;15;21;${low}|VIN ROSU 187;18;26;${full}`,
    ),
    { count: [2, 5], most: 3, isGross: true, step: 50 },
  )
  const tip = Math.round(food.total / 1000) * 100
  const sums = within([...food.lines, line('BACSIS', tip, 0)])
  const mark = (rate: number) => (rate === full ? 'A' : rate === low ? 'B' : 'D')
  const number = pen.digits(say(pen, '######|0###|00#####'))
  return tape(
    pen,
    62,
    { faces: 'needle' },
    [
      ...shop.also,
      shop.name,
      ...shop.address,
      `CIF ${taxNumber(pen, 'RO')}`,
      '',
      ...sums.lines.flatMap((each) => [
        [`${each.quantity} BUC x ${pen.plain(each.unit)}`] as const,
        [each.text, `${pen.plain(each.amount)} ${mark(each.rate)}`] as const,
      ]),
      null,
      ['!TOTAL LEI', pen.plain(sums.total)],
      ...sums.shares
        .filter(({ rate }) => rate > 0)
        .map(
          (share) => [`TVA ${mark(share.rate)} - ${share.rate}%`, pen.plain(share.vat)] as const,
        ),
      ['TOTAL TVA', pen.plain(sums.vat)],
      ['CARD', pen.plain(sums.total)],
      [`BF ${number}`, `Z ${pen.digits('###')}`],
      [`DATA ${pen.day()}`, pen.clock()],
      'BON FISCAL',
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}

const bulgarians = firms(
  'Хотел Перла ЕООД;ул. Приморска 14;8130 Созопол|Аптека Здравец;бул. Витоша 88;1463 София;Здравец Фарма ООД|МАГАЗИН ЖЕЛЕЗАРИЯ;ул. Дунав 31;7000 Русе;Стоян Петков ЕТ',
)

/** A Bulgarian fiscal slip in Cyrillic: the sum in euros with the old lev beside it, one rate by letter. */
export function kasovBon(random: Random): Sheet {
  const pen = penSince(random, '2026-01-01', { ...bg, money: '#' }, 'DD.MM.YYYY|DD-MM-YYYY')
  const shop = pen.pick(bulgarians)
  const sums = pen.buy(
    wares(
      'НОЩУВКА;34;78;9|КРЕМ ЗА РЪЦЕ;3;8;20|ВИНТОВЕ 100 БР;2;6;20|ВИТАМИН C;4;9;20|БОЯ 2.5 Л;14;29;20',
    ),
    { count: [1, 3], most: 2, isGross: true },
  )
  const number = pen.digits(say(pen, '00####|#####|0######'))
  return tape(
    pen,
    62,
    { faces: 'needle wide', size: 7.5 },
    [
      ...shop.also,
      shop.name,
      ...shop.address,
      `ЕИК ${pen.digits('#########')}`,
      `ЗДДС N BG${pen.digits('#########')}`,
      '',
      ...sums.lines.map(
        (each) =>
          [
            `${each.quantity} x ${each.text}`,
            `${pen.plain(each.amount)} ${each.rate === 20 ? 'Б' : 'Г'}`,
          ] as const,
      ),
      null,
      ['!ОБЩА СУМА EUR', pen.plain(sums.total)],
      ['ОБЩА СУМА BGN', pen.plain(Math.round(sums.total * 1.95583))],
      ['ОБМЕНЕН КУРС', '1 EUR = 1,95583 BGN'],
      [say(pen, 'С КАРТА|В БРОЙ'), pen.plain(sums.total)],
      [`${pen.day()} ${pen.clock()}`, number],
      'ФИСКАЛЕН БОН',
    ],
    paidBy(pen, { supplier: shop, sums, vat: null, documentNumber: number }),
  )
}

const serbians = firms(
  'Кафана Код Лазе;Кнез Михаилова 8;Београд;Лаза Угоститељство доо|ПЕКАРА ЗЛАТНО ЗРНО;Јеврејска 14;Нови Сад|Аутоперионица Сјај;Војводе Мишића 3;Крагујевац;Сјај плус пр',
)

/** A Serbian fiscal account between lines of signs: dinars with points, a rate by its letter, the day behind an instance's clock. */
export function fiskalni(random: Random): Sheet {
  const pen = penFor(random, rs, 'DD.MM.YYYY.')
  const shop = pen.pick(serbians)
  const sums = pen.buy(
    wares(
      'Ћевапи (Ђ);650;890;20|Кафа (Ђ);160;240;20|Бурек (Е);180;260;10|Прање споља (Ђ);700;1100;20|Хлеб (Е);80;140;10|Шопска салата (Ђ);320;450;20',
    ),
    { count: [1, 4], most: 3, isGross: true, step: 10_00 },
  )
  const number = pen.digits('@@@@@@@@-@@@@@@@@-######')
  return tape(
    pen,
    70,
    { faces: 'needle', size: 7 },
    [
      '============ ФИСКАЛНИ РАЧУН ============',
      pen.digits('#########'),
      shop.name,
      ...shop.also,
      ...shop.address,
      [`Касир:`, say(pen, 'Мира|Касир 2')],
      ['-------- ПРОМЕТ ПРОДАЈА --------'],
      ['Назив   Цена   Кол.', 'Укупно'],
      ...sums.lines.flatMap((each) => [
        [each.text] as const,
        [`  ${pen.plain(each.unit)}   ${each.quantity}`, pen.plain(each.amount)] as const,
      ]),
      null,
      ['Укупан износ:', pen.plain(sums.total)],
      [say(pen, 'Платна картица:|Готовина:'), pen.plain(sums.total)],
      null,
      ...sums.shares.map(
        (share) =>
          [
            `${share.rate === 20 ? 'Ђ' : 'Е'}  ПДВ  ${share.rate},00%`,
            pen.plain(share.vat),
          ] as const,
      ),
      ['Укупан износ пореза:', pen.plain(sums.vat)],
      null,
      ['ПФР време:', `${pen.day()} ${pen.clock()}:07`],
      ['ПФР број рачуна:'],
      [number],
      { html: dots(24) },
      '======== КРАЈ ФИСКАЛНОГ РАЧУНА =========',
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}

const greeks = firms(
  'Ταβέρνα Το Λιμάνι;Παραλία Σκάλας;Πάτμος 85500;Αφοί Γρύλλη Ο.Ε.|ΦΑΡΜΑΚΕΙΟ ΜΑΡΙΑ ΚΩΣΤΑ;Ερμού 40;Ιωάννινα 45444|Rent-a-Bike Naxos;Χώρα;Νάξος 84300;Δ. Βασιλάκης & ΣΙΑ Ε.Ε.',
)

/** A Greek slip: net and tax of each rate below, the paper's series and number, a mark of the tax office of fifteen digits. */
export function apodeixiSeira(random: Random): Sheet {
  const pen = penFor(random, gr, 'DD/MM/YYYY|DD-MM-YYYY', { money: '#' })
  const shop = pen.pick(greeks)
  const sums = pen.buy(
    wares(
      'ΧΤΑΠΟΔΙ ΣΧΑΡΑΣ;13;17;13|ΧΩΡΙΑΤΙΚΗ;7.5;9.5;13|ΚΡΑΣΙ 500ML;6;9;24|ΑΝΤΗΛΙΑΚΟ;12;21;24|ΕΝΟΙΚΙΑΣΗ ΠΟΔΗΛΑΤΟΥ;10;18;24|ΔΕΠΟΝ 20;1.5;3;6',
    ),
    { count: [2, 4], most: 3, isGross: true, step: 10 },
  )
  const number = pen.digits(say(pen, '####|#####'))
  return tape(
    pen,
    76,
    { faces: 'plain needle', size: 8 },
    [
      `!${shop.name}`,
      ...shop.also,
      ...shop.address,
      `ΑΦΜ ${pen.digits('#########')} ΔΟΥ ${say(pen, 'ΚΩ|ΙΩΑΝΝΙΝΩΝ')}`,
      null,
      'ΑΠΟΔΕΙΞΗ ΛΙΑΝΙΚΗΣ ΠΩΛΗΣΗΣ',
      [`ΣΕΙΡΑ Α   ΑΡΙΘΜΟΣ ${number}`],
      [`ΗΜΕΡΟΜΗΝΙΑ ${pen.day()}`, pen.clock()],
      { html: goods(pen, sums, 'qtra') },
      null,
      ['!ΠΛΗΡΩΤΕΟ ΠΟΣΟ €', pen.plain(sums.total)],
      { html: rates(pen, sums, 'rnv', 'ΦΠΑ %|ΚΑΘΑΡΗ|ΦΠΑ') },
      [say(pen, 'ΚΑΡΤΑ|ΜΕΤΡΗΤΑ'), pen.plain(sums.total)],
      [pen.digits('ΜΑΡΚ 4000###########')],
      { html: dots(18) },
    ],
    paidBy(pen, {
      supplier: shop,
      sums,
      documentNumber: number,
      otherNumbers: [`Α ${number}`],
      hasRates: true,
    }),
  )
}
