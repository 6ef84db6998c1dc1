/** Papers of Spain: a market stall's scale, a parking app's mail, a car hire's bill, a coworking house's bill in two languages. */
import {
  escaped,
  line,
  negated,
  onTop,
  several,
  sumOf,
  within,
  type Firm,
  type Pen,
} from '../eighth/kit'
import { es } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code, each, set, sheet, slip, tall, typed } from '../fifteenth/tills-kit'
import { settled } from '../fourteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { beside } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { decimal, formed, tally } from '../thirteenth/kit'
import { oneLine, say } from '../twelfth/kit'
import { print, weighed } from '../twentieth/west-kit'
import { payer, plastic } from '../twenty-fifth/south-kit'
import { monthOf } from '../twenty-second/north-kit'
import { since, site } from '../twenty-second/south-kit'
import { printedMail, twoLines, typedOut } from './english-kit'

/** A tax number of a firm. */
const nif = (pen: Pen): string => taxNumber(pen, 'ES')

const stalls = {
  fish: 'MERLUZA DE PINCHO;1690|BOQUERON;790|GAMBA BLANCA;2450|SEPIA LIMPIA;1390|SALMON RODAJAS;1590|MEJILLON;490',
  meat: 'SOLOMILLO CERDO;990|PECHUGA POLLO;750|CHULETA TERNERA;1890|CHORIZO CASERO;1290|CARNE PICADA MIXTA;890|COSTILLA ADOBADA;850',
  fruit:
    'TOMATE RAF;390|NARANJA MESA;159|PATATA AGRIA;129|PLATANO CANARIO;249|CALABACIN;189|FRESON;420',
} as const

export const esSlips: Papers = {
  /** The ticket of a market stall's scale: stall and owner, seller and operation, kilograms, price of one and amount below each name, how many, given and change, tax said to be in it. */
  'balanza-mercado': slip(
    {
      shops:
        'PESCADERIA HNOS. VEGA;Mercado Atarazanas 14;29005 Malaga;Hermanos Vega Ruiz, C.B.|CARNES LA DEHESA;Mercado Central, mod. 22;37001 Salamanca;Julian Bravo Mateos|Frutas y Verduras Toñi;Plaza de Abastos 31;03001 Alicante;Antonia Serra Pons|MARISCOS O GROVE;Mercado Progreso 8-9;36202 Vigo;Mariscos O Grove, S.L.|CARNISSERIA CAL PERE;Mercat Llibertat 40;08012 Barcelona;Pere Vidal Roca|HORTALIZAS EL HUERTO;Mercado Verónicas 17;30005 Murcia',
      notation: { ...es, group: '', money: '# €' },
      days: 'DD/MM/YY|DD-MM-YYYY|DD/MM/YYYY',
      since,
    },
    58,
    (pen, shop) => {
      const kind = /PESC|MARIS/.test(shop.name) ? 'fish' : /CARN/.test(shop.name) ? 'meat' : 'fruit'
      const rate = kind === 'fruit' ? 4 : 10
      const lines = pen.random
        .shuffled(stalls[kind].split('|'))
        .slice(0, pen.whole(1, 5))
        .map((each) => {
          const [text = '', price = ''] = each.split(';')
          return weighed(text, pen.whole(180, 4200), Number(price) + pen.whole(-4, 8) * 10, rate)
        })
      const sums = within(lines)
      const number = pen.digits(say(pen, '00####|#####|T-0#####'))
      const given = Math.ceil(sumOf(lines) / 500) * 500
      const isCard = pen.chance(0.4)
      return [
        typed(
          58,
          28,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^NIF ${nif(pen)}`,
            '=*',
            '^FACTURA SIMPLIFICADA',
            `Num. ${number}|VEND. ${pen.digits('0#')}`,
            `${pen.day()}|${pen.clock()}`,
            '=-',
            set(['Kg', 'EUR/Kg', 'Importe'], [8, -8, -12]),
            '=-',
            each(lines, (one) =>
              print(
                one.text,
                set(
                  [decimal(pen, one.grams / 1000, 3), pen.plain(one.price), pen.plain(one.amount)],
                  [8, -8, -12],
                ),
              ),
            ),
            '=-',
            `Num. articulos|${lines.length}`,
            `!TOTAL EUR|${pen.plain(sums.total)}`,
            isCard ? `TARJETA|${pen.plain(sums.total)}` : `ENTREGADO|${pen.plain(given)}`,
            !isCard && `CAMBIO|${pen.plain(given - sums.total)}`,
            '=-',
            set(['IVA', 'Base', 'Cuota'], [8, -9, -11]),
            each(ratesAs(pen, sums.shares, 'rnv'), (cells) => set(cells, [8, -9, -11])),
            '=*',
            '^I.V.A. INCLUIDO',
            `^${/CARNISS/.test(shop.name) ? 'GRACIES PER LA SEVA COMPRA' : say(pen, 'GRACIAS POR SU VISITA|SERVIMOS A DOMICILIO')}`,
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A parking app's mail after a stay, as it was printed: plate, place, begin and end, price and fee of the app, tax in them, the total in a line of its own, the card, the firm in small print. */
  'correo-aparcamiento': sheet(
    {
      shops:
        'Aparkeasy;C/ Almirante 9;28004 Madrid;Aparkeasy Mobility, S.L.|ParkiGo;Avda. Diagonal 210;08018 Barcelona;ParkiGo Tecnologías, S.A.|Blauzona;C/ Colón 44;46004 Valencia;Blauzona Apps, S.L.|TelPlaza;Gran Vía 21;48001 Bilbao;Telplaza Servicios de Movilidad, S.L.|Parquímovil;C/ Sierpes 50;41004 Sevilla;Parquímovil Iberia, S.L.U.',
      notation: es,
      days: 'DD/MM/YYYY|D de month de YYYY',
      since,
    },
    'A4',
    (pen, shop) => {
      const start = pen.whole(8 * 60, 17 * 60)
      const stay = pen.whole(20, 240)
      const clock = (minutes: number) =>
        `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
      const sums = within([
        line('Estacionamiento', Math.max(60, Math.round((stay * pen.whole(2, 5)) / 5) * 5), 21),
        ...(pen.chance(0.7) ? [line('Gastos de gestión', pen.pick([10, 15, 20, 25]), 21)] : []),
      ])
      const number = pen.digits(say(pen, 'AE26-#######|2026/######|T########'))
      const { scheme, end } = plastic(pen)
      const where = say(
        pen,
        'Parking Plaza Mayor|Aparcamiento Hospital Norte|Parking Estación Intermodal|Aparcamiento Mercado',
      )
      return [
        printedMail(
          say(
            pen,
            'Tu recibo de aparcamiento|Factura simplificada de tu estacionamiento|Gracias por aparcar con nosotros',
          ),
          [
            ['De:', `${shop.name} <no-reply@${site(shop.name)}.example>`],
            ['Para:', `${site(payer(pen, 'ES').name).slice(0, 14)}@correo.example`],
            ['Fecha:', `${pen.day()}, ${clock(Math.min(1439, start + stay + 1))}`],
          ],
          `${typedOut(['Hola,', '', `Este es el recibo de tu estacionamiento con ${shop.name}.`, ''])}${told(
            [
              ['N.º de factura', number],
              ['Matrícula', pen.digits('#### BKL').replace('BKL', say(pen, 'LVN|MBT|KRJ|JXD'))],
              ['Lugar', where],
              ['Inicio', `${pen.day()} ${clock(start)}`],
              ['Fin', `${pen.day()} ${clock(start + stay)}`],
              ['Duración', `${Math.floor(stay / 60)} h ${stay % 60} min`],
            ],
          )}<br>${facts(
            [
              ...linesAs(pen, sums.lines, 'tA').map(([t = '', a = '']) => [t, a] as const),
              ['Base imponible', pen.money(sums.net)],
              ['IVA 21 % incluido', pen.money(sums.vat)],
            ],
            'min-width:80mm',
          )}<p style="font-size:15pt"><b>Total: ${pen.money(sums.total)}</b></p>${typedOut([
            `Cargado en tu tarjeta ${scheme} terminada en ${end}.`,
            '',
            '¿Necesitas los datos de tu empresa? Descarga la factura completa desde la app, Perfil > Facturas.',
            '',
            'Un saludo,',
            `El equipo de ${shop.name}`,
          ])}<p class="small grey" style="margin-top:12mm">${oneLine({ ...shop, name: shop.also[0] ?? shop.name })}. NIF ${nif(pen)}. Recibes este mensaje porque has usado nuestros servicios. Política de privacidad · Ayuda · Darse de baja</p>`,
        ),
        { sums, documentNumber: number },
        "#sheet { font: 10pt 'Liberation Sans', sans-serif; }",
      ]
    },
  ),
}

/** What stands on the back of a car hire's bill. */
const conditions = (firm: Firm, number: string): string =>
  `<div class="sides tiny grey"><span>${escaped(firm.name)}</span><span>${number}</span><span>Página 2 de 2</span></div><p style="margin-top:6mm"><b>Extracto de las condiciones generales</b></p><div class="small">${[
    'El arrendatario se obliga a devolver el vehículo en la fecha, hora y lugar pactados. Cada día iniciado se factura completo tras una cortesía de 29 minutos.',
    'El vehículo se entrega con el depósito lleno y se devuelve lleno. En otro caso se cobrará el combustible más 25,00 € por el servicio de repostaje.',
    'La gestión de cada multa o peaje impagado devenga 40,00 € más impuestos.',
    'En caso de accidente se avisará a la oficina en un plazo de 24 horas y se rellenará el parte amistoso.',
    'Los precios incluyen seguro obligatorio y asistencia en carretera. La pérdida de llaves o de documentación no está cubierta.',
    'Para cualquier reclamación existen hojas a disposición del cliente en todas las oficinas.',
  ]
    .map((text, at) => `<p>${at + 1}. ${text}</p>`)
    .join('')}</div>`

export const esBills: Papers = {
  /** A car hire's bill after the car came back: contract, car and both offices in boxes, days of hire with covers and fuel, tax, the card that paid and nothing left; now and then what is given back of an earlier bill. */
  'alquiler-coche': paper(
    es,
    'DD/MM/YYYY|DD-MM-YYYY|DD/MM/YY',
    'plain narrow wide',
    'Rentavia;Ctra. del Aeropuerto km 4;29004 Málaga;Rentavia Rent a Car, S.L.|MAR BLAU CARS;Passeig Marítim 12;07014 Palma;Mar Blau Lloguer de Vehicles, S.A.|Iberfurgo;Pol. Ind. Cabo Cortés, nave 7;28830 San Fernando de Henares;Iberfurgo Alquiler, S.L.|TURIAUTO;Avda. Comarques 110;46930 Quart de Poblet;Turiauto Renting, S.L.|Autos Cantábrico;C/ Marqués de la Ensenada 3;39009 Santander|Furgonetas del Ebro;Ctra. de Logroño 45;50011 Zaragoza;Alquileres del Ebro, S.Coop.',
    'ES',
    (pen, firm) => {
      const to = payer(pen, 'ES')
      const days = pen.whole(1, 9)
      const isVan = /[Ff]urgo/.test(firm.name)
      const isBack = pen.chance(0.15)
      const hire = [
        several(
          isVan ? 'Alquiler furgoneta 11 m³, día' : 'Alquiler vehículo, día',
          days,
          pen.whole(24, 78) * 100,
          21,
        ),
        several('Cobertura sin franquicia, día', days, pen.pick([790, 990, 1250]), 21),
        ...(pen.chance(0.4) ? [line('Conductor adicional', pen.pick([1500, 2500]), 21)] : []),
        ...(pen.chance(0.4) ? [line('Combustible y repostaje', pen.whole(1800, 6900), 21)] : []),
        ...(pen.chance(0.3) ? [line('Kilómetros extra', pen.whole(500, 4800), 21)] : []),
      ]
      const sums = isBack
        ? negated(
            onTop([
              several('Abono cobertura no prestada, día', days, pen.pick([790, 990, 1250]), 21),
            ]),
          )
        : onTop(hire)
      const number = pen.digits(
        isBack ? say(pen, 'R26/####|RA-######') : say(pen, 'F26/#####|FA-######|A26######'),
      )
      const contract = pen.digits(say(pen, 'C######|RA#######|26-#####'))
      const { scheme, end } = plastic(pen)
      const km = pen.whole(9, 88) * 1000
      const office = say(pen, 'Aeropuerto|Centro ciudad|Estación AVE|Polígono')
      const front = `<div class="sides"><div style="font:bold italic 21pt 'DejaVu Sans';color:${pen.pick(['#ea580c', '#0369a1', '#15803d', '#be123c'])}">${escaped(firm.name)}</div><div class="r"><b style="font-size:13pt">${isBack ? 'FACTURA RECTIFICATIVA' : 'FACTURA'}</b><br>N.º ${number}<br>Fecha: ${pen.day()}</div></div>${beside(
        '1fr 1fr',
        `<div style="margin-top:6mm" class="tiny">${legal(firm)}<br>${place(firm)}<br>NIF ${nif(pen)}<br>Tel. ${pen.digits('9## ### ###')}</div>`,
        `<div style="margin-top:6mm"><span class="tiny grey">Cliente</span><br>${who(to)}<br>NIF ${nif(pen)}</div>`,
      )}${formed(
        [
          ['Contrato', contract],
          ['Matrícula', pen.digits('####').concat(say(pen, ' LVN| MBT| KRJ| MLC'))],
          [
            'Vehículo',
            isVan
              ? say(pen, 'Fiat Ducato|Peugeot Boxer|Ford Transit')
              : say(pen, 'Seat Ibiza|Opel Corsa|Kia Stonic|Dacia Duster'),
          ],
          ['Conductor', say(pen, 'Ana Mª Gil Soto|Javier Otero|M. Carmen Ruiz')],
          ['Salida', `${dayOff(pen, -days)} ${pen.clock()} ${office}`],
          ['Devolución', `${pen.day()} ${pen.clock()} ${office}`],
          ['Km salida', pen.plain(km * 100).replace(/,00$/, '')],
          ['Km llegada', pen.plain((km + days * pen.whole(40, 190)) * 100).replace(/,00$/, '')],
        ],
        4,
      )}${isBack ? `<p>Rectifica la factura ${pen.digits('F26/#####')} de fecha ${dayOff(pen, -pen.whole(3, 20))}.</p>` : ''}${grid('ruled', 'lrrr', 'Concepto|Uds.|Precio|Importe', linesAs(pen, sums.lines, 'tqua'))}${tally(
        sumsAs(pen, sums, 'NVT', 'Base imponible|IVA 21 %|TOTAL FACTURA'),
        'margin-left:auto;min-width:80mm;font-size:108%',
      )}<p style="margin-top:6mm">${isBack ? `Devuelto a la tarjeta ${scheme} ************${end}.` : `Cobrado con tarjeta ${scheme} ************${end}: ${pen.money(sums.total)}. Pendiente: ${pen.money(0)}`}</p><p class="tiny grey">${isBack ? '' : `Depósito de ${pen.pick(['300', '600', '900'])} € liberado a la devolución del vehículo. `}Las multas de tráfico y sus gastos de gestión se facturarán aparte según condiciones del contrato.</p><div class="foot tiny grey mid">${oneLine({ ...firm, name: firm.also[0] ?? firm.name })} · ${site(firm.name)}.example · Reg. Merc. tomo ${pen.digits('####')}, folio ${pen.digits('1##')}</div>`
      return [
        [front, ...(pen.chance(0.4) ? [conditions(firm, number)] : [])],
        {
          sums,
          documentNumber: number,
          ...(isBack ? { kind: 'credit-note' as const, due: null } : settled),
        },
      ]
    },
    since,
  ),

  /** A coworking house's month in Spanish and English: the name on two lines at the left, every label in both tongues, desk and rooms, tax, taken from the bank on a day, the state's code with its words. */
  'coworking-bilingue': paper(
    es,
    'DD/MM/YYYY|D mon YYYY',
    'light wide plain',
    'La Nave Coworking;C/ Ferrocarril 18;28045 Madrid;Espacios La Nave, S.L.|GLÒRIES WORK HUB;C/ Pallars 193;08005 Barcelona;Glòries Hub, S.L.U.|Terral Coworking;C/ Álamos 30;29012 Málaga;Terral Espacios Creativos, S.L.|Oficinas Botxo;Alameda Mazarredo 15;48001 Bilbao;Botxo Office, S.L.|ISLA COLIVE & WORK;C/ Triana 88;35002 Las Palmas;Isla Work, S.Coop.|El Faro Business Center;Paseo de Almería 61;04001 Almería;Centro de Negocios El Faro, S.A.',
    'ES',
    (pen, firm) => {
      const to = payer(pen, 'ES')
      const [first, last] = monthOf(pen.date)
      const rate = /Palmas/.test(firm.address[1] ?? '') ? 7 : 21
      const tax = rate === 7 ? 'IGIC' : 'IVA'
      const sums = onTop([
        several(
          'Puesto fijo / Dedicated desk',
          pen.whole(1, 4),
          pen.pick([18900, 21900, 24500]),
          rate,
        ),
        ...(pen.chance(0.6)
          ? [
              several(
                'Sala de reuniones (h) / Meeting room (h)',
                pen.whole(1, 8),
                pen.pick([1500, 2000, 2500]),
                rate,
              ),
            ]
          : []),
        ...(pen.chance(0.4)
          ? [line('Domiciliación fiscal / Virtual office', pen.pick([3900, 4900]), rate)]
          : []),
        ...(pen.chance(0.3) ? [several('Taquilla / Locker', pen.whole(1, 2), 1000, rate)] : []),
      ])
      const number = pen.digits(say(pen, '2026-####|CW26###|F/26/0###'))
      const due = pen.after(pen.pick([3, 5, 7]))
      return [
        `<div class="sides">${twoLines(firm.name, `font-size:19pt;font-weight:bold;color:${pen.pick(['#111827', '#b45309', '#0e7490', '#7c3aed'])}`)}<div class="r" style="font-size:15pt">Factura <span class="grey">/ Invoice</span></div></div>${beside(
          '1fr 84mm',
          `<div style="margin-top:9mm"><span class="tiny grey">Facturado a / Bill to</span><br>${who(to)}<br>NIF / VAT ${nif(pen)}</div>`,
          told(
            [
              ['N.º / No.', number],
              ['Fecha / Date', pen.day()],
              ['Periodo / Period', `${pen.day(first)} – ${pen.day(last)}`],
              ['Vencimiento / Due', pen.day(due)],
            ],
            'margin-top:9mm',
          ),
        )}${grid('ruled', 'lrrr', 'Concepto / Item|Cant. / Qty|Precio / Price|Importe / Amount', linesAs(pen, sums.lines, 'tqUA'))}${tally(
          sumsAs(
            pen,
            sums,
            'NVT',
            `Base imponible / Subtotal|${tax} ${rate} %${rate === 21 ? ' / VAT' : ''}|Total`,
          ),
          'margin-left:auto;min-width:92mm;font-size:108%',
        )}<p style="margin-top:9mm">Forma de pago / Payment: ${say(pen, `recibo domiciliado / direct debit ES** **** ${pen.digits('####')}|transferencia / bank transfer ${iban(pen, 'ES')}`)}</p><div style="display:flex;gap:5mm;align-items:center;margin-top:12mm">${code(pen, 28)}<div class="tiny grey" style="flex:1">VERI*FACTU<br>Factura verificable en la sede electrónica de la AEAT</div></div><div class="foot tiny grey">${legal(firm)} · ${place(firm, ', ')} · NIF ${nif(pen)} · hola@${site(firm.name)}.example · Wifi: pide la clave en recepción / ask at the desk</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),
}
