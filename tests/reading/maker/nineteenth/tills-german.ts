/** Receipts of Germany, Austria and the Ticino: a hairdresser, a hut of the mountains, a chemist. */
import { escaped, line, several, sumOf, wares, within } from '../eighth/kit'
import { at, de } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import { charged } from '../eighteenth/kit'
import { ticino } from '../eleventh/kit'
import { place, type Papers } from '../fifteenth/kit'
import { code, each, set, signed, slip, tall, typed } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { roundedTo, say } from '../twelfth/kit'
import { dayOff, share } from './west-kit'

export const deTills = {
  /** Of a hairdresser: who cut, a card of ten visits with one free, goods beside services, the machine's signature. */
  friseur: slip(
    {
      shops:
        'Haarwerk;Oderberger Straße 30;10435 Berlin;Haarwerk Friseure UG (haftungsbeschränkt)|SALON MARLIES;Kirchplatz 2;26721 Emden|Schnittmenge;Bergstraße 14;69120 Heidelberg;Inh. Aylin Demir',
      notation: de,
      days: 'DD.MM.YYYY|DD.MM.YY',
    },
    80,
    (pen, shop) => {
      const work = pen.buy(
        wares(
          'Waschen Schneiden Föhnen;42;64;19|Herrenschnitt;26;38;19|Ansatzfarbe;48;69;19|Augenbrauen zupfen;9;14;19|Strähnen Oberkopf;55;79;19',
        ),
        { count: [1, 3], step: 50, isGross: true },
      )
      const sums = within([
        ...work.lines,
        ...(pen.chance(0.5) ? [several('Shampoo 250 ml', pen.whole(1, 2), 1690, 19)] : []),
        line('Treuerabatt', -share(sumOf(work.lines), 10), 19),
      ])
      const number = pen.digits(say(pen, '#####|B-######'))
      return [
        typed(
          80,
          42,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^Tel. ${pen.digits('0### ######')} - Di bis Sa

          Bedient von: ${say(pen, 'Nele|Marlies|Cem|Jo')}|Stuhl ${pen.whole(1, 6)}
          ==
          ${each(sums.lines, (one) => (one.quantity > 1 ? `${one.text}\n··${one.quantity} x ${pen.plain(one.unit)}|${pen.plain(one.amount)} A` : `${one.text}|${pen.plain(one.amount)} A`))}
          =-
          !SUMME EUR|${pen.plain(sums.total)}
          ${say(pen, 'EC-Karte|Bar')}|${pen.plain(sums.total)}

          ${set(['MwSt', 'Netto', 'Steuer', 'Brutto'], [9, -11, -11, -11])}
          ${each(ratesAs(pen, sums.shares, 'rnvg'), ([rate = '', ...rest]) => set([`A ${rate}`, ...rest], [9, -11, -11, -11]))}

          Beleg ${number}|${pen.day()} ${pen.clock()}
          St.-Nr. ${pen.digits('31/###/#####')}
          =-
          TSE-Transaktion: ${pen.digits('######')}
          Seriennr. Kasse: ${pen.digits('@@-####-##')}
          ${signed(pen, 64, 42)}

          ^Ihr nächster Termin: ${dayOff(pen, 42)} ${pen.whole(9, 17)}:30
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
} satisfies Papers

export const atTills = {
  /** Of a hut in the mountains: beds, meals and drinks at rates of their own, the village's tax without one, a member's lower price. */
  huettenbeleg: slip(
    {
      shops:
        'SCHWARZSEEHÜTTE;2.214 m;6450 Sölden;Pächter Familie Gstrein|Alpengasthaus Lämmerbichl;Lämmerbichl 1;6293 Tux;Erlacher Gastronomie KG|Edelrautenhaus;1.706 m, Rottenmanner Tauern;8784 Trieben',
      notation: at,
      days: 'DD.MM.YYYY|DD.MM.YY',
      since: '2024-05-20',
    },
    80,
    (pen, shop) => {
      const people = pen.whole(1, 3)
      const fare = pen.buy(
        wares(
          'Kaspressknödelsuppe;6.2;8.4;10|Kaiserschmarrn;12.9;16.5;10|Bergsteigeressen;11;14;10|Tiroler Gröstl;13.5;17;10|Halbe Zwickl;4.9;6.2;20|Skiwasser 0,5;4.2;5.6;20|Zirbenschnaps 2 cl;3.9;5.2;20|Teewasser 1 l;4;6;20',
        ),
        { count: [3, 6], most: 3, step: 10, isGross: true },
      )
      const sums = within([
        several('Nächtigung Lager Mitgl.', people, pen.pick([1500, 1800, 2100]), 10),
        several('Frühstück', people, pen.pick([1400, 1650]), 10),
        ...fare.lines,
        several('Ortstaxe', people, pen.pick([200, 260, 350]), 0),
      ])
      const number = pen.digits(say(pen, '######|26-#####'))
      const mark = (rate: number) => (rate === 20 ? 'B' : rate === 10 ? 'A' : 'C')
      return [
        typed(
          80,
          40,
          `
          !^${shop.name}
          ${each([...shop.address, ...shop.also], (text) => `^${text}`)}
          ^UID ${taxNumber(pen, 'AT')}
          =-
          Re-Nr. ${number}|Tisch ${pen.whole(1, 24)}
          ${pen.day()} ${pen.clock()}|Kassa ${pen.whole(1, 2)}
          =-
          ${each(sums.lines, (one) => `${set([String(one.quantity), one.text], [3, 24])}|${pen.plain(one.amount)} ${mark(one.rate)}`)}
          ==
          !EUR|${pen.plain(sums.total)}
          ==
          ${set(['', 'Netto', 'USt', 'Brutto'], [8, -10, -10, -11])}
          ${each(sums.shares, (one) => set([`${mark(one.rate)} ${one.rate}%`, pen.plain(one.net), pen.plain(one.vat), pen.plain(one.net + one.vat)], [8, -10, -10, -11]))}
          Gegeben ${say(pen, 'BAR|BANKOMAT')}|${pen.plain(sums.total)}
          ${code(pen, 28)}
          ^Kassen-ID ${pen.digits('@@##-#')}
          ^Funkloch? Bitte Bargeld! Bergheil!
          `.replace(/^ *<svg/m, '<svg'),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
} satisfies Papers

export const chTills = {
  /** Of a chemist in the Ticino: a check of the prescription beside its medicines, two rates as figures, cents rounded. */
  'farmacia-ticino': slip(
    {
      shops:
        'FARMACIA SAN GOTTARDO;Viale Stazione 12;6500 Bellinzona;San Gottardo Farma SA|Farmacia Ceresio;Via Pessina 3;6900 Lugano|FARMACIA DEL BORGO;Contrada Maggiore 21;6612 Ascona;Farmacia del Borgo Sagl',
      notation: ticino,
      days: 'DD.MM.YYYY|DD.MM.YY',
    },
    76,
    (pen, shop) => {
      const bought = pen.buy(
        wares(
          'Dafalgan cpr 1 g 16;5.1;7.4;2.6|Voltaren Emulgel 100g;15.8;19.9;2.6|Triofan spray nasale;9.2;11.9;2.6|Crema solare SPF50;21.5;34.9;8.1|Cerotti assortiti;4.9;8.2;8.1|Bioflorin caps 25;18.4;24.8;2.6|Shampoo delicato;13.9;19.5;8.1|Test gravidanza;12.9;17.9;8.1',
        ),
        { count: [2, 5], most: 2, isGross: true, step: 5 },
      ).lines
      const raw = within([
        ...bought,
        ...(pen.chance(0.6)
          ? [line('Validaz. medicamenti', 430, 2.6), line('Validaz. trattamento', 325, 2.6)]
          : []),
        line('Sconto fedeltà', -pen.whole(21, 99), bought[0]?.rate),
      ])
      const rounding = roundedTo(raw.total, 5) - raw.total
      const sums = charged(raw, rounding)
      const number = pen.digits(say(pen, '####-#####|#######'))
      return [
        `<div style="display:flex;gap:3mm;align-items:center"><svg width="34" height="34"><path d="M12 2h10v10h10v10H22v10H12V22H2V12h10z" fill="#15803d"/></svg><div><b>${escaped(shop.name)}</b><br>${place(shop, ', ')}</div></div>${typed(
          76,
          38,
          `
          ${each(shop.also, (text) => text)}
          ${taxNumber(pen, 'CH')} IVA
          Tel. 091 ${pen.digits('### ## ##')}
          =-
          Scontrino ${number}
          ${pen.day()} ore ${pen.clock()}  Op. ${pen.whole(1, 9)}
          =-
          ${set(['Articolo', 'Q', 'IVA', 'CHF'], [22, -3, -5, -8])}
          ${each(sums.lines, (one) => set([one.text, String(one.quantity), one.rate === 2.6 ? '2' : '1', pen.plain(one.amount)], [22, -3, -5, -8]))}
          =-
          ${rounding === 0 ? '' : `Arrotondamento|${pen.plain(rounding)}`}
          !TOTALE CHF|${pen.plain(sums.total)}
          ${say(pen, 'TWINT|Contanti|Maestro')}|${pen.plain(sums.total)}

          Cod.  Aliquota    Lordo      IVA
          ${each(ratesAs(pen, sums.shares, 'rgv'), ([rate = '', gross = '', vat = '']) => set([rate.startsWith('2') ? '2' : '1', rate, gross, vat], [6, 6, -11, -9]))}

          ^Conservare per la cassa malati
          ^Cambio merce solo entro 8 giorni
          `.replace(/\n *\n *\n/g, '\n\n'),
        )}`,
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
} satisfies Papers
