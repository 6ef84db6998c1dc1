/** Everyday slips of Spain and Mexico: a fuel station, a restaurant, a store for building and home, an account with a tip. */
import { escaped, line, pairs, wares, within } from '../eighth/kit'
import { es } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import type { Papers } from '../fifteenth/kit'
import { code, each, paying, row, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { dayOff, measured, share, thousandths } from '../nineteenth/west-kit'
import { mx } from '../tenth/notations'
import { say } from '../twelfth/kit'
import { nines, print } from '../twentieth/west-kit'
import { measureOf, served, since, site } from './south-kit'

export const esTills = {
  /** A fuel station: a simplified bill with the pump in a line, litres times price, a discount of the card taken off, base and tax of twenty-one. */
  gasolinera: slip(
    {
      shops:
        'E.S. LA ENCINA;Autovía A-66 km 548;06200 Almendralejo;Carburantes La Encina, S.L.|PETROMAR GANDÍA;Ctra. Nazaret-Oliva s/n;46730 Gandía;Petromar Levante, S.A.|Área de Servicio Somport;N-330 km 642;22700 Jaca|COSTOIL LOW COST;Polígono El Nogal 14;28110 Algete;Costoil Estaciones, S.L.U.',
      notation: { ...es, money: '# €' },
      days: 'DD/MM/YYYY|DD-MM-YYYY|DD/MM/YY',
      since,
    },
    76,
    (pen, shop) => {
      const fuel = measured(
        say(pen, 'GASOLEO A|GASOLINA 95|DIESEL E+|SIN PLOMO 98'),
        pen.whole(1500, 6500),
        pen.whole(1339, 1689),
        21,
      )
      const off = pen.chance(0.35) ? Math.round(fuel.measure * 0.05) : 0
      const sums = within([
        fuel,
        ...(pen.chance(0.25)
          ? [line(say(pen, 'LAVADO PUENTE|HIELO 2 KG'), pen.pick([250, 600, 800]), 21)]
          : []),
        ...(off > 0 ? [line('DTO. TARJETA CLUB', -off, 21)] : []),
      ])
      const number = pen.digits(say(pen, '26/T/######|S2-26-#####|0##########'))
      return [
        typed(
          76,
          38,
          print(
            `!${shop.name}`,
            ...shop.also,
            ...shop.address,
            `NIF: ${taxNumber(pen, 'ES')}`,
            '==',
            `Factura simplificada|${number}`,
            `Fecha ${pen.day()}|Hora ${pen.clock()}`,
            `Turno ${pen.whole(1, 3)}|Vend. ${pen.digits('0#')}`,
            '=-',
            `Surt. ${pen.whole(1, 10)}  ${fuel.text}`,
            `··${measureOf(pen, fuel.measure)} L x ${thousandths(pen, fuel.price)} €/L|${pen.plain(fuel.amount)}`,
            each(sums.lines.slice(1), (one) => `${one.text}|${pen.plain(one.amount)}`),
            '=-',
            `!TOTAL EUR|${pen.plain(sums.total)}`,
            '=-',
            `Base imponible 21%|${pen.plain(sums.net)}`,
            `Cuota IVA 21%|${pen.plain(sums.vat)}`,
            `Forma de pago:|${say(pen, 'TARJETA|VISA|TARJETA FLOTA')}`,
            pen.chance(0.5) && `Matrícula: ${pen.digits('#### @@@')}   Km: ${pen.digits('######')}`,
            '',
            '^Gracias por su visita',
          ),
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A restaurant's simplified bill in a sans: table and guests, units before dishes, tax of ten told in a line, a code of the state's check at the foot. */
  'mesa-restaurante': slip(
    {
      shops:
        'Asador Txoko Berri;C/ Portu Zaharra 9;48992 Getxo;Berri Ostalaritza, S.L.|LA TABERNA DE MANUELA;Plaza del Salvador 3;41004 Sevilla;Manuela Rincón Díaz|Can Bassó;Carrer de Verdi 27;08012 Barcelona;Grup Bassó Restauració, S.L.|Arrocería Malvarrosa;Paseo Neptuno 34;46011 Valencia',
      notation: { ...es, money: '# €' },
      days: 'DD/MM/YYYY|DD-MM-YYYY|D/M/YYYY',
      since,
    },
    80,
    (pen, shop) => {
      const people = pen.whole(1, 5)
      const sums = within(
        served(
          pen,
          'Menú del día;13;17;10|Croquetas jamón;8;12;10|Chuletón kg;38;52;10|Paella señoret;15;21;10|Ensalada mixta;7;10;10|Caña;1.8;2.8;10|Botella Rioja crianza;14;22;10|Agua 1/2 L;1.5;2.2;10|Tarta de queso;5;7;10|Café solo;1.2;1.7;10|Pan;0.9;1.6;10',
          [3, 7],
          people + 1,
          10,
        ),
      )
      const number = pen.digits(say(pen, 'T26-#####|A/#####|2026/0#####'))
      const isFull = pen.chance(0.4)
      return [
        `<div class="mid"><b style="font-size:14pt">${escaped(shop.name)}</b><br>${[...shop.also, `NIF ${taxNumber(pen, 'ES')}`, ...shop.address].map(escaped).join('<br>')}<br>Tel. ${pen.digits('9## ## ## ##')}</div><hr>${pairs(
          [
            ['Factura simplificada', number],
            [`Fecha: ${pen.day()}`, `Hora: ${pen.clock()}`],
            [`Mesa: ${pen.whole(1, 28)}`, `Comensales: ${people}`],
          ],
        )}<hr><table style="width:100%">${row('Uds. Producto', 'Precio', 'Importe')}${sums.lines.map((one) => row(`${one.quantity} ${one.text}`, pen.plain(one.unit), pen.plain(one.amount))).join('')}</table><hr><div class="pair" style="font-size:150%"><b>TOTAL</b><b>${pen.money(sums.total)}</b></div>${
          isFull
            ? pairs([
                ['Base 10%', pen.plain(sums.net)],
                ['IVA 10%', pen.plain(sums.vat)],
              ])
            : '<div>IVA INCLUIDO (10%)</div>'
        }${pairs([[say(pen, 'Tarjeta|Efectivo|Bizum'), pen.money(sums.total)]])}${code(pen, 24)}<div class="mid" style="font-size:85%">VERI*FACTU<br>Le atendió: ${say(pen, 'Marta|Iker|José Luis')}<br>¡Gracias por su visita!</div>`,
        { sums, documentNumber: number, ...(isFull ? {} : { vat: null }) },
      ]
    },
  ),

  /** A store for building and home: references above texts, the buyer's name on a full bill from the till, tax in a table, a return until a day. */
  'ticket-bricolaje': slip(
    {
      shops:
        'BRICOLANDIA;C.C. Bahía Sur;11100 San Fernando;Bricolandia Iberia, S.L.U.|Ferretería Ortiz e Hijos;C/ Carretería 51;29008 Málaga|SUMINISTROS AGUILERA;Ctra. de Jaén km 2;18015 Granada;Suministros Aguilera, S.A.|LA CASA DEL PINTOR;Avda. de Burgos 23;47009 Valladolid;Pinturas Duero, C.B.',
      notation: { ...es, money: '#' },
      days: 'DD/MM/YYYY|DD-MM-YY|DD.MM.YYYY',
      since,
    },
    78,
    (pen, shop) => {
      const sums = within(
        nines(
          pen,
          'TACO NYLON 8MM 100U;3.9;6.9;21|BROCA WIDIA 6MM;2.5;4.9;21|PINTURA PLAST. 15L;29;54;21|CINTA CARROCERO;1.9;3.5;21|LATIGUILLO 1/2 40CM;3.2;5.9;21|SILICONA BLANCA;3.5;6.5;21|CANDADO 40MM;6.9;12.9;21|REGLETA 6 TOMAS;8.9;15.9;21|GUANTES T9;2.2;4.9;21|MALLA SOMBREO 2X5;14;24;21',
          { count: [2, 6], most: 5 },
        ),
      )
      const number = pen.digits(say(pen, '0##-####-#####|FS26-######|T/26/####'))
      const isCash = pen.chance(0.35)
      const given = isCash ? Math.ceil(sums.total / 2000) * 2000 : sums.total
      return [
        typed(
          78,
          40,
          print(
            `^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^CIF ${taxNumber(pen, 'ES')}  Tlf ${pen.digits('9########')}`,
            '',
            `TICKET ${number}|${pen.day()}`,
            `Caja ${pen.whole(1, 6)}  Cajero ${pen.digits('1##')}|${pen.clock()}`,
            '=_',
            each(sums.lines, (one) =>
              print(
                `${pen.digits('8#######')} ${one.text}`,
                set(
                  ['', `${one.quantity} x`, pen.plain(one.unit), pen.plain(one.amount)],
                  [10, -8, -10, -12],
                ),
              ),
            ),
            '=_',
            `!TOTAL A PAGAR|${pen.plain(sums.total)} EUR`,
            `${isCash ? 'Entregado efectivo' : 'Tarjeta crédito'}|${pen.plain(given)}`,
            isCash && `A devolver|${pen.plain(given - sums.total)}`,
            '',
            set(['% IVA', 'BASE', 'CUOTA', 'TOTAL'], [8, -10, -10, -12]),
            each(ratesAs(pen, sums.shares, 'rnvg'), (cells) => set(cells, [8, -10, -10, -12])),
            '',
            `^Cambios hasta el ${dayOff(pen, 30)} con ticket`,
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
} satisfies Papers

export const mxTills = {
  /** A restaurant's account in Mexico: folio and table, prices that hold the tax of sixteen, tip in percent of the whole where it was given, an invitation to ask for the bill of tax on a site. */
  'cuenta-propina': slip(
    {
      shops:
        'LA FONDA DE DOÑA CHELO;Av. Álvaro Obregón 112;06700 Ciudad de México;Alimentos Chelo, S.A. de C.V.|Mariscos El Güero;Blvd. Kino 1020;83010 Hermosillo, Son.;Jorge Luis Beltrán Félix|TACOS Y CORTES LA BRASA;Calz. Independencia 455;44340 Guadalajara, Jal.;Brasa Tapatía, S. de R.L. de C.V.',
      notation: mx,
      days: 'DD/MM/YYYY|DD/mon/YYYY|DD-MM-YYYY',
      since,
    },
    72,
    (pen, shop) => {
      const people = pen.whole(1, 5)
      const sums = within(
        pen.buy(
          wares(
            'ENCHILADAS SUIZAS;165;210;16|ORD TACOS PASTOR;95;140;16|ARRACHERA 300G;285;390;16|CEVICHE CAMARON;180;245;16|AGUA JAMAICA JARRA;85;120;16|CERVEZA NAL;55;75;16|CAFE DE OLLA;45;62;16|FLAN CASERO;70;95;16|GUACAMOLE;98;135;16',
          ),
          { count: [2, 6], most: people + 1, step: 100, isGross: true },
        ).lines,
      )
      const tip = pen.chance(0.55) ? share(sums.total, pen.pick([10, 15])) : 0
      const number = pen.digits(say(pen, '#####|A-#####|0######'))
      return [
        typed(
          72,
          36,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^RFC ${pen.digits('@@@######')}${pen.digits('@#@')}`,
            '=-',
            `FOLIO: ${number}|MESA: ${pen.whole(1, 30)}`,
            `${pen.day()} ${pen.clock()}|PERS: ${people}`,
            `MESERO: ${say(pen, 'BETO|LUPITA|CHAVA')}`,
            '=-',
            set(['CANT', 'DESCRIPCION', 'IMPORTE'], [5, 19, -12]),
            each(sums.lines, (one) =>
              set([String(one.quantity), one.text, pen.money(one.amount)], [5, 19, -12]),
            ),
            '=-',
            `SUBTOTAL|${pen.money(sums.net)}`,
            `IVA 16%|${pen.money(sums.vat)}`,
            `!TOTAL|${pen.money(sums.total)}`,
            tip > 0 && `PROPINA|${pen.money(tip)}`,
            `${say(pen, 'T. CREDITO|T. DEBITO|EFECTIVO')}${tip > 0 ? ' (TOTAL PAGADO)' : ''}|${pen.money(sums.total + tip)}`,
            '',
            `^FACTURE EN ${site(shop.name).slice(0, 14).toUpperCase()}.EXAMPLE`,
            `^HASTA EL ${dayOff(pen, 5)}`,
            '^ESTE NO ES UN COMPROBANTE FISCAL',
            '^¡GRACIAS POR SU PREFERENCIA!',
          ),
        ),
        { sums: paying(sums, sums.total + tip), documentNumber: number },
        tall,
      ]
    },
  ),
} satisfies Papers
