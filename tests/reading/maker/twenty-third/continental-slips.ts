/** Odd slips of Germany, Spain and Czechia: a dry cleaner's to fetch clothes with, a card machine's from a stall in a market hall, a weighbridge's with a skip. */
import { line, onTop, several, wares, within } from '../eighth/kit'
import { cz, de, es } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import type { Papers } from '../fifteenth/kit'
import { each, paying, slip, tall, typed } from '../fifteenth/tills-kit'
import { registered } from '../nineteenth/north-kit'
import { dayOff, measured } from '../nineteenth/west-kit'
import { decimal } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { pieces, print } from '../twentieth/west-kit'
import { since } from '../twenty-second/north-kit'

export const deSlips = {
  /** A dry cleaner's slip to fetch clothes with: the slip's number large on top, when it is ready, pieces, paid when handed in, what a coat is worth, the shop's name at the foot. */
  'reinigung-abholschein': slip(
    {
      shops:
        'Textilpflege Blütenweiß;Obere Gasse 22;72070 Tübingen;Blütenweiß Textilpflege GmbH|REINIGUNG SCHNEEWITTCHEN;Kalker Hauptstraße 140;51103 Köln;Inh. Gülay Aksoy|Wäscherei & Reinigung Petzold;Leipziger Straße 71;08056 Zwickau|Express Cleaning Harburg;Lüneburger Straße 31;21073 Hamburg;Nguyen Textilreinigung e.K.',
      notation: de,
      days: 'DD.MM.YYYY|DD.MM.YY',
      since,
    },
    72,
    (pen, shop) => {
      const sums = within([
        ...pen.buy(
          wares(
            'Hemd, gebügelt;2.4;3.6;19|Hose;6.5;9.8;19|Sakko;8.5;12.9;19|Kleid kurz;11.5;16.9;19|Wintermantel;16.9;24.5;19|Krawatte;4.5;6.5;19|Oberbett Daunen;29;39;19|Tischdecke;7.9;14.9;19',
          ),
          { count: [2, 5], most: 5, step: 10, isGross: true },
        ).lines,
        ...(pen.chance(0.3) ? [line('Expresszuschlag', pen.pick([300, 500]), 19)] : []),
      ])
      const [ticket, number] = [
        pen.digits(say(pen, '###|A ###|####')),
        pen.digits(say(pen, '26-#####|0#####|#######')),
      ]
      return [
        typed(
          72,
          38,
          print(
            `!^${say(pen, 'ABHOLSCHEIN|KUNDENBELEG')}`,
            `!^${ticket}`,
            '=-',
            `Annahme ${pen.day()}|${pen.clock()}`,
            `Fertig ab ${dayOff(pen, pen.pick([2, 3, 5, 7]))}|16:00`,
            `Name|${say(pen, 'Oswald|Fr. Kuntze|Dr. Amann|ohne')}`,
            '=-',
            each(sums.lines, (one) => `${one.quantity} x ${one.text}|${pen.plain(one.amount)}`),
            '=-',
            `Teile|${pieces(sums.lines)}`,
            `!${say(pen, 'Bearbeitungspreis|Zu zahlen|Betrag')} EUR|${pen.plain(sums.total)}`,
            `darin MwSt 19%|${pen.plain(sums.vat)}`,
            `Bei Annahme bezahlt, ${say(pen, 'bar|EC|Karte')}|${pen.plain(sums.total)}`,
            pen.chance(0.4) && `Zeitwert lt. Kunde|${pen.plain(pen.pick([45_000, 60_000]))}`,
            '',
            'Haftung bis zum 15-fachen des',
            'Bearbeitungspreises. Nach 3 Monaten',
            'wird nicht abgeholte Ware verwertet.',
            `Beleg ${number}`,
            '==',
            `^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^St.-Nr. ${pen.digits('##/###/#####')}`,
          ),
        ),
        { sums, documentNumber: number, otherNumbers: [ticket] },
        tall,
      ]
    },
  ),
} satisfies Papers

export const esSlips = {
  /** The slip of a card machine at a stall: bank and market hall above the stall's name, one amount and no tax, a limit below which no code is asked. */
  'datafono-mercado': slip(
    {
      shops:
        'PESCADOS HNAS. BARREIRO;Mercado de Abastos, puesto 34;15704 Santiago de Compostela|FRUTAS EL NIÑO;Mercado del Carmen, puestos 8-9;21001 Huelva;Antonio Gey Morales|Quesos Peña Labra;Mercado de la Esperanza, loc. 21;39002 Santander;Peña Labra Selección, S.L.|CASQUERÍA LUCIO;Mercado de Ventas, puesto 112;28017 Madrid|Flores Merchita;Mercado Central, puesto exterior 3;03001 Alicante;M. Mercedes Ivars',
      notation: { ...es, money: '# €' },
      days: 'DD/MM/YYYY|DD-MM-YYYY|DD/MM/YY',
      since,
    },
    58,
    (pen, shop) => {
      const sums = within([line('VENTA', pen.whole(380, 8640))])
      const [operation, approval] = [pen.digits('0#####'), pen.digits('######')]
      const hall = (shop.address[0] ?? '').split(',')[0] ?? ''
      return [
        typed(
          58,
          30,
          print(
            `^${say(pen, 'BANCO LEVANTE|CAJA CANTIL|PAGOSUR')}`,
            `^${hall.toUpperCase()}`,
            '',
            `^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `COMERCIO|${pen.digits('0########')}`,
            `TERMINAL|${pen.digits('0000####')}`,
            '=-',
            `^${say(pen, 'VENTA|VENTA CONTACTLESS|COMPRA')}`,
            `${say(pen, 'VISA|MASTERCARD|VISA DÉBITO')}|${pen.digits('************####')}`,
            'CADUCIDAD|**/**',
            `FECHA ${pen.day()}|${pen.clock()}`,
            `OPERACIÓN|${operation}`,
            `AUTORIZACIÓN|${approval}`,
            '',
            `!${say(pen, 'IMPORTE|TOTAL|IMPORTE')}|${pen.money(sums.total)}`,
            '',
            sums.total <= 5000 ? '^Sin PIN hasta 50,00 €' : '^OPERACIÓN CON PIN',
            `^${say(pen, 'COPIA PARA EL CLIENTE|EJEMPLAR CLIENTE')}`,
            '^Solicite su ticket de compra',
          ),
        ),
        { sums, hasLines: false, otherNumbers: [operation, approval] },
        tall,
      ]
    },
  ),
} satisfies Papers

export const czSlips = {
  /** A weighbridge's ticket that is the bill as well: two weighings in kilograms, rubble by the tonne, the skip and its way, crowns rounded when paid in cash, the scale's owner below the weights. */
  'vazni-listek': slip(
    {
      shops:
        'Kontejnery Vávra;Průmyslová 5;570 01 Litomyšl;Zdeněk Vávra|SKLÁDKA HORNÍ BRÁNA;Horní Brána 212;381 01 Český Krumlov;Odpady Krumlovsko s.r.o.|RECYKLACE SUTÍ PODYJÍ;Louky 40;671 27 Znojmo;Recyklace Podyjí a.s.|Pískovna Bítouchov;Bítouchov 88;294 01 Bakov nad Jizerou;Písky Bítouchov spol. s r.o.',
      notation: { ...cz, money: '# Kč' },
      days: 'DD.MM.YYYY|D.M.YYYY|DD.MM.YY',
      since,
    },
    80,
    (pen, shop) => {
      const load = measured(
        say(pen, 'Stavební suť 17 01 07|Zemina 17 05 04|Směsný odpad 17 09 04|Beton 17 01 01'),
        pen.whole(90, 940),
        pen.whole(190, 980) * 1000,
        21,
      )
      const sums = onTop([
        load,
        ...(pen.chance(0.7)
          ? [line('Kontejner 7 m3, přistavení', pen.whole(9, 16) * 10_000, 21)]
          : []),
        ...(pen.chance(0.5) ? [several('Doprava km', pen.whole(6, 38), 3600, 21)] : []),
      ])
      const isCash = pen.chance(0.5)
      const total = isCash ? Math.round(sums.total / 100) * 100 : sums.total
      const number = pen.digits(say(pen, '26/0####|VL26#####|1#####'))
      const [net, tare] = [load.measure * 10, pen.whole(780, 1240) * 10]
      const { own, tax } = registered(pen, 'CZ')
      const kilos = (value: number) => `${String(value).replace(/\B(?=\d{3}$)/, ' ')} kg`
      return [
        typed(
          80,
          42,
          print(
            `!^VÁŽNÍ LÍSTEK č. ${number}`,
            '^zjednodušený daňový doklad',
            '=-',
            `1. vážení ${pen.day()} ${pen.clock()}|${kilos(net + tare)}`,
            `2. vážení ${pen.day()}|${kilos(tare)}`,
            `Netto|${kilos(net)}`,
            `SPZ|${pen.digits('#@# ####')}`,
            '=-',
            'Provozovatel váhy:',
            shop.name,
            ...shop.also,
            ...shop.address,
            `IČO ${own}  DIČ ${tax}`,
            '=-',
            load.text,
            `··${decimal(pen, load.measure / 100, 2)} t x ${decimal(pen, load.price / 1000, 2)}|${pen.plain(load.amount)}`,
            sums.lines.length > 1 &&
              each(sums.lines.slice(1), (one) =>
                one.quantity > 1
                  ? `${one.text} ${one.quantity} x ${pen.plain(one.unit)}|${pen.plain(one.amount)}`
                  : `${one.text}|${pen.plain(one.amount)}`,
              ),
            '=-',
            each(
              sumsAs(pen, sums, 'nv', 'Základ 21 %|DPH 21 %'),
              ([label, value]) => `${label}|${value}`,
            ),
            total !== sums.total && `Zaokrouhlení|${pen.plain(total - sums.total)}`,
            `!${say(pen, 'K ÚHRADĚ|CELKEM|ZAPLACENO')}|${pen.money(total)}`,
            isCash ? 'Placeno hotově' : 'Placeno kartou',
            '',
            `Vystaveno ${pen.day()}|vážil: ${say(pen, 'Kubeš|J. Říha|Malá')}`,
            `Ověření váhy platí do ${dayOff(pen, pen.whole(90, 600))}`,
          ),
        ),
        { sums: paying(sums, total), documentNumber: number },
        tall,
      ]
    },
  ),
} satisfies Papers
