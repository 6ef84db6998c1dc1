/** Small receipts of Germany: a payment terminal's slip alone and a post office's counter in a shop. */
import { line, several, within } from '../eighth/kit'
import { de } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import type { Papers } from '../fifteenth/kit'
import { each, set, signed, slip, tall, typed } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'
import { letterOf, pieces, print } from '../twentieth/west-kit'
import { headOf, later, toSecond } from '../twenty-fifth/north-kit'
import { since } from '../twenty-second/north-kit'

export const deTills: Papers = {
  /** A terminal's slip and nothing else: the merchant at the head, title with lines between its letters, number of the slip, card, sum and what the bank said. */
  'kartenbeleg-allein': slip(
    {
      shops:
        'Salon Haarmonie;Lange Straße 18;31582 Nienburg|BLUMEN ECKSTEIN;Am Markt 2;06217 Merseburg|Taxi Wolff;Bahnhofsplatz 1;63739 Aschaffenburg|KFZ-PRÜFSTELLE REGEN;Zwieseler Straße 40;94209 Regen|Schlüsseldienst Ott;Gartenstraße 71;72764 Reutlingen|Gasthof Zum Anker;Mainlände 6;97209 Veitshöchheim|HOFLADEN LÜTJENS;Deichweg 3;21723 Hollern-Twielenfleth',
      notation: de,
      days: 'DD.MM.YYYY|DD.MM.YY',
      since,
    },
    58,
    (pen, shop) => {
      const sum = pen.chance(0.5) ? pen.whole(9, 120) * 100 : pen.whole(850, 14_900)
      const sums = within([line('Betrag', sum)])
      const number = pen.digits(say(pen, '####|0###|000#'))
      const trace = pen.digits('00####')
      const clock = pen.clock()
      const isDebit = pen.chance(0.6)
      const end = pen.digits('####')
      return [
        typed(
          58,
          28,
          print(
            `^${shop.name}`,
            ...headOf(shop),
            pen.chance(0.4) && `^Tel. ${pen.digits('0#### #####')}`,
            '',
            `^${say(pen, '* *  Kundenbeleg  * *|K-U-N-D-E-N-B-E-L-E-G|Kundenbeleg')}`,
            '',
            `Terminal-ID :|${pen.digits('6#######')}`,
            `TA-Nr ${trace}|BNr ${number}`,
            '',
            '^Kartenzahlung',
            `^${say(pen, 'kontaktlos|Chip offline PIN')}`,
            `!^${isDebit ? 'girocard' : say(pen, 'VISA|Debit Mastercard|Mastercard')}`,
            '',
            `!EUR|${pen.plain(sum)}`,
            '',
            isDebit ? `PAN|${'#'.repeat(15)}${end}` : `PAN|${'#'.repeat(12)}${end}`,
            'Karte 1|gültig bis ##/##',
            isDebit && `EMV-AID|${pen.digits('A00000035910100280##')}`,
            !isDebit && `EMV-AID|${pen.digits('A00000000#1010')}`,
            `VU-Nr|${pen.digits('##########')}`,
            `Genehmigungs-Nr|${pen.digits('######')}`,
            `Datum ${pen.day()}|${clock} Uhr`,
            '',
            '^*** Zahlung erfolgt ***',
            '',
            'AS-Proc-Code = 00 075 00',
            'Capt.-Ref.= 0000',
            '00 GENEHMIGT',
            '',
            `^${say(pen, 'Bitte Beleg aufbewahren|BITTE BELEG AUFBEWAHREN')}`,
            pen.chance(0.4) && '^Vielen Dank',
          ),
        ),
        { sums, documentNumber: number, otherNumbers: [trace], hasLines: false },
        tall,
      ]
    },
  ),

  /** A post office's counter inside a shop: the post's partner at the head, stamps and parcels without tax beside goods with it, a parcel's number below it, no change of stamps. */
  'postschalter-quittung': slip(
    {
      shops:
        'Schreibwaren Pohlmann;Hauptstraße 12;49565 Bramsche;Postfiliale 512 im Einzelhandel|KIOSK AM RATHAUS;Rathausplatz 4;58636 Iserlohn;Inh. Mehmet Aydın|Lotto-Post-Reisen Göbel;Thüringer Straße 33;99867 Gotha;Kerstin Göbel e.K.|Papier & Mehr;Bahnhofstraße 19;88400 Biberach;Papier & Mehr Schlegel GmbH|Frische-Eck Sander;Dorfplatz 1;18586 Göhren;Sander Einzelhandels OHG',
      notation: { ...de, money: '# EUR' },
      days: 'DD.MM.YYYY|DD.MM.YY',
      since,
    },
    80,
    (pen, shop) => {
      const parcels = Array.from({ length: pen.whole(1, 3) }, () =>
        line(
          say(pen, 'Paket bis 5 kg|Paket bis 2 kg|Päckchen M|Paket bis 10 kg'),
          pen.pick([519, 619, 769, 1049]),
          0,
        ),
      )
      const stamps = pen.chance(0.7)
        ? [several(say(pen, 'PWZ 0,95 Set 10 Stück|Markenset 10 x 0,95'), pen.whole(1, 4), 950, 0)]
        : []
      const letters = pen.chance(0.4) ? [several('Einschreiben Einwurf', 1, 330, 0)] : []
      const goods = pen.chance(0.75)
        ? [
            several('Packset M', pen.whole(1, 3), 249, 19),
            ...(pen.chance(0.5) ? [several('Luftpolstertasche C5', pen.whole(1, 5), 119, 19)] : []),
          ]
        : [line('Klebeband transparent', 279, 19)]
      const sums = within([...parcels, ...stamps, ...letters, ...goods])
      const taxed = sums.shares.filter(({ rate }) => rate > 0)
      const mark = (rate: number) => letterOf(rate, [0, 19], 'AC')
      const number = pen.digits(say(pen, '######|##/####|#####'))
      const clock = pen.clock()
      const isCard = pen.chance(0.6)
      const given = Math.ceil((sums.total + 1) / 1000) * 1000
      const widths = [12, -9, -9, -10]
      return [
        typed(
          80,
          40,
          print(
            `!^${shop.name}`,
            ...headOf(shop),
            `^St.-Nr. ${pen.digits('##/###/#####')}`,
            `^USt-IdNr. ${taxNumber(pen, 'DE')}`,
            '',
            `^${say(pen, 'Quittung|QUITTUNG')}`,
            `${pen.day()}  ${clock} Uhr|Beleg ${number}`,
            `Schalter ${pen.whole(1, 2)}|Bediener ${pen.whole(1, 9)}`,
            '=-',
            '|EUR',
            each(sums.lines, (one) =>
              print(
                `${one.quantity > 1 ? `${one.quantity} x ` : ''}${one.text}|${pen.plain(one.amount)} ${mark(one.rate)}`,
                /^Pa|^Pä/.test(one.text) &&
                  one.rate === 0 &&
                  `··Sendungsnr. ${pen.digits('0034043#############')}`,
                /^Ein/.test(one.text) && `··Sendungsnr. ${pen.digits('RT## ### ### #DE')}`,
                one.quantity > 1 && `··Einzelpreis ${pen.plain(one.unit)}`,
              ),
            ),
            '=-',
            `Anzahl Positionen ${pieces(sums.lines)}`,
            `!Summe|${pen.money(sums.total)}`,
            isCard
              ? `Gegeben girocard|${pen.money(sums.total)}`
              : `Gegeben bar|${pen.money(given)}`,
            !isCard && `Rückgeld|${pen.money(given - sums.total)}`,
            '=-',
            set(['', 'Netto', 'USt', 'Brutto'], widths),
            each(ratesAs(pen, sums.shares, 'nvg'), (cells, at) => {
              const rate = sums.shares[at]?.rate ?? 0
              return set(
                [`${mark(rate)} ${rate === 0 ? 'steuerfrei' : '19,00 %'}`, ...cells],
                widths,
              )
            }),
            '',
            '^A: umsatzsteuerfrei § 4 Nr. 11b UStG',
            '^Ihre Sendungen können Sie im Internet',
            '^verfolgen. Haftung laut AGB der Post.',
            '^Kein Umtausch von Postwertzeichen',
            '',
            `TSE-Transaktion ${pen.digits('######')}`,
            `Start ${pen.day(pen.date, 'YYYY-MM-DD')}T${toSecond(pen, clock)}`,
            `Ende  ${pen.day(pen.date, 'YYYY-MM-DD')}T${toSecond(pen, later(clock, 1))}`,
            signed(pen, 76, 38),
            '',
            `^${say(pen, 'Mo-Fr 8-18 Uhr, Sa 8-13 Uhr|Vielen Dank für Ihren Besuch')}`,
          ),
        ),
        { sums: { ...sums, shares: taxed }, documentNumber: number },
        tall,
      ]
    },
  ),
}
