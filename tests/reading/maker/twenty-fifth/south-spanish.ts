/** Papers of Spain: a ride by app, a dealer's bill of delivery notes over two pages, a cloud's use in a month, a sports shop's slip and what it gives back. */
import { escaped, line, onTop, within, type Firm, type Pen } from '../eighth/kit'
import { es } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { bars, code, each, returned, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { settled, type Written } from '../fourteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { part } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { entries, listed, parted } from '../seventeenth/kit'
import { decimal, tally } from '../thirteenth/kit'
import { oneLine, say } from '../twelfth/kit'
import { nines, pieces, print } from '../twentieth/west-kit'
import { monthOf } from '../twenty-second/north-kit'
import { since, site, town } from '../twenty-second/south-kit'
import { brand, either, payer, plastic } from './south-kit'

const sport =
  'ZAPATILLA RUN 300;34;69;21|CAMISETA TEC. M;7;19;21|BALON FUTBOL T5;9;24;21|MOCHILA 20L;12;29;21|GUANTES GIM. L;6;14;21|BOTELLA 0,75L;3;9;21|PANTALON TREKK.;19;39;21|CALCETIN X3;4;9;21|CASCO BICI URBAN;24;49;21'

export const esTills = {
  /** A sports shop's simplified bill: size and code below each good, the terminal's record, tax, the state's check, exchange within thirty days; now and then goods brought back. */
  'ticket-deporte': slip(
    {
      shops:
        'DEPORMANÍA;C.C. Los Arcos, local 34;41007 Sevilla;Depormanía Retail, S.A.|ATLETIKO Leganés;Parque Comercial Arroyo s/n;28914 Leganés;Atletiko España, S.A.U.|Esports Montseny;Carrer Nou 18;08401 Granollers;Esports Montseny, S.L.|PRIMER SET;Avda. de la Constitución 51;30008 Murcia;Raqueta y Pádel Murcia, S.L.|Montaña y Río;C/ Coso Alto 12;22003 Huesca;Jorge Lanau Betés',
      notation: { ...es, money: '# €' },
      days: 'DD/MM/YYYY|DD-MM-YYYY|DD.MM.YYYY',
      since,
    },
    80,
    (pen, shop) => {
      const isBack = pen.chance(0.15)
      const sums = isBack
        ? returned(pen, sport, { count: [1, 2], step: 5, isGross: true })
        : within(nines(pen, sport, { count: [1, 5], most: 2 }))
      const number = pen.digits(say(pen, '0###-0##-######|T26-######|S##/26/#####'))
      const { scheme, aid, end } = plastic(pen)
      const time = pen.clock()
      return [
        `${typed(
          80,
          42,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^NIF ${taxNumber(pen, 'ES')}`,
            `^Tel. ${pen.digits('9## ### ###')}`,
            '',
            isBack ? '^FACTURA SIMPLIFICADA RECTIFICATIVA' : '^FACTURA SIMPLIFICADA',
            `N.º ${number}|${pen.day()} ${time}`,
            `Tienda ${pen.digits('0###')}  Caja ${pen.digits('0#')}|Le atendió: ${say(pen, 'Rocío|Iván|1187')}`,
            isBack && `Ticket original ${pen.digits('0###-0##-######')}`,
            '=-',
            each(sums.lines, (one) =>
              print(
                `${one.text}|${pen.plain(one.amount)}`,
                `··Ref. ${pen.digits('8######')}${Math.abs(one.quantity) > 1 || isBack ? `   ${one.quantity} x ${pen.plain(one.unit)}` : ''}`,
              ),
            ),
            '=-',
            `N.º de artículos|${pieces(sums.lines)}`,
            `!${isBack ? 'TOTAL A DEVOLVER' : 'TOTAL A PAGAR'}|${pen.money(sums.total)}`,
            `${say(pen, 'TARJETA|TARJETA CRÉDITO|TARJETA DÉBITO')}|${pen.money(sums.total)}`,
            '',
            set(['IVA', 'BASE IMP.', 'CUOTA', 'TOTAL'], [8, -11, -11, -12]),
            each(ratesAs(pen, sums.shares, 'rnvg'), (cells) => set(cells, [8, -11, -11, -12])),
            '=-',
            `${isBack ? 'DEVOLUCIÓN' : 'VENTA'} ${scheme}|**** ${end}`,
            `COMERCIO ${pen.digits('3########')}|TERM. ${pen.digits('0000####')}`,
            `AUT. ${pen.digits('######')}|${aid}`,
            '^OPERACIÓN CONTACTLESS - COPIA CLIENTE',
            '=-',
            pen.chance(0.5) && `Socio ${pen.digits('209#########')}|Puntos: ${pen.whole(20, 1900)}`,
            '^Cambios y devoluciones: 30 días con ticket',
            '^y producto sin usar en su embalaje',
          ),
        )}${bars(pen, 60)}<div class="mid" style="font-size:80%">QR tributario</div>${code(pen, 26)}<div class="mid" style="font-size:85%">VERI*FACTU<br>Factura verificable en la sede electrónica de la AEAT<br>www.${site(shop.name)}.example</div>`,
        {
          sums,
          documentNumber: number,
          hasRates: true,
          ...(isBack ? { kind: 'credit-note' as const } : {}),
        },
        tall,
      ]
    },
  ),
} satisfies Papers

/** The use of a cloud in a month: one line a service, with the tax of Spain or, from Ireland, none. */
function consumed(pen: Pen, firm: Firm, to: Firm): Written {
  const isIrish = firm.address[1]?.endsWith('Irlanda') === true
  const rate = isIrish ? 0 : 21
  const [first, last] = monthOf(pen.date, -1)
  const users = pen.whole(1, 14)
  const sums = onTop([
    line(
      `Espacio de trabajo Business Standard (${users} usuarios)`,
      users * pen.pick([1150, 1360, 1580]),
      rate,
    ),
    ...(pen.chance(0.6) ? [line('Máquinas virtuales – vCPU', pen.whole(240, 9800), rate)] : []),
    ...(pen.chance(0.6) ? [line('Almacenamiento de objetos', pen.whole(12, 1400), rate)] : []),
    ...(pen.chance(0.4) ? [line('Tráfico de salida', pen.whole(5, 700), rate)] : []),
  ])
  const number = pen.digits(say(pen, '5#########|E26-0######|ES-########'))
  const due = pen.after(pen.pick([0, 14, 30]))
  const isAuto = pen.chance(0.5)
  const long = (date: Date) => pen.day(date, 'D mon YYYY')
  return [
    `<div class="sides"><div>${brand(firm.name, 19, pen.pick(['#4285f4', '#0f766e', '#6d28d9']))}<p class="tiny">${legal(firm)}<br>${place(firm)}<br>${isIrish ? `N.º de IVA: ${taxNumber(pen, 'IE')}` : `NIF: ${taxNumber(pen, 'ES')}`}</p></div><div style="font-size:24pt;color:#555">Factura</div></div><div class="cols" style="margin-top:8mm"><div><b>Facturar a</b><br>${who(to)}<br>España<br>NIF: ES${taxNumber(pen, 'ES')}</div><div><b>Detalles</b>${told(
      [
        ['Número de factura', number],
        ['Fecha de la factura', pen.day()],
        ['ID de facturación', pen.digits('####-####-####')],
        ['Dominio', `${site(to.name).slice(0, 16)}.es`],
      ],
    )}</div></div><div style="margin:10mm 0 2mm;background:#f1f5f9;padding:5mm" class="sides"><div>Servicios en la nube<br><span class="tiny grey">Resumen del ${long(first)} al ${long(last)}</span></div><div class="r"><span class="tiny">Total en EUR</span><br><b style="font-size:18pt">${pen.money(sums.total)}</b><br><span class="tiny">${isAuto ? 'Se cargará automáticamente' : `Vencimiento: ${pen.day(due)}`}</span></div></div>${grid(
      'ruled',
      'llr',
      'Suscripción / servicio|Intervalo|Importe (EUR)',
      sums.lines.map((one) => [one.text, `${long(first)} – ${long(last)}`, pen.plain(one.amount)]),
    )}${tally(
      [
        ['Subtotal en EUR', pen.money(sums.net)],
        [`IVA (${rate}%)`, pen.money(sums.vat)],
        ['Total en EUR', pen.money(sums.total)],
      ],
      'margin-left:auto;width:84mm',
    )}${isIrish ? '<p class="tiny" style="margin-top:8mm">Servicios sujetos a inversión del sujeto pasivo: el IVA debe declararlo el destinatario, de acuerdo con el artículo 196 de la Directiva 2006/112/CE del Consejo.</p>' : ''}<p class="tiny">${isAuto ? `Pago automático: se hará un cargo en su ${say(pen, 'tarjeta terminada en|cuenta bancaria terminada en')} ${pen.digits('####')}. No es necesario que haga nada.` : `Transferencia: ${isIrish ? iban(pen, 'IE') : iban(pen, 'ES')}. Indique el número de factura.`}</p><div class="foot tiny grey mid">${oneLine({ ...firm, name: firm.also[0] ?? firm.name })} – Página 1 de 1</div>`,
    { sums, documentNumber: number, ...(isAuto ? {} : { due }) },
  ]
}

const cloud = (makers: string) =>
  paper(
    { ...es, money: '# €' },
    'D mon YYYY|D month YYYY|DD/MM/YYYY',
    'plain light',
    makers,
    'ES',
    (pen, firm) => consumed(pen, firm, payer(pen, 'ES')),
    since,
  )

export const esBills: Papers = {
  /** A cloud's month from Ireland without tax, or from Spain with it. */
  'nube-consumo': either(
    0.5,
    cloud(
      'Nimbora Cloud;Gordon House, Barrow Street;Dublin 4, Irlanda;Nimbora Cloud EMEA Limited|Officium 365;70 Sir John Rogerson’s Quay;Dublin 2, Irlanda;Officium Ireland Operations Limited|Skyhaven;One Burlington Plaza;Dublin 4, Irlanda;Skyhaven Web Services Ireland Ltd.',
    ),
    cloud(
      'Nubeteca;C/ Orense 70, planta 6;28020 Madrid;Nubeteca Hosting, S.L.U.|nubosur;Avda. Juan López de Peñalver 17;29590 Málaga;Nubosur Sistemas, S.L.|Servidores Llobregat;Carrer de l’Energia 4;08940 Cornellà de Llobregat;Servidores Llobregat, S.A.',
    ),
  ),

  /** A ride by app: the way with its clock times and kilometres beside a map, price and its tax of ten, paid by card, made out to the firm of who rode. */
  'trayecto-app': paper(
    { ...es, money: '# €' },
    'D de month de YYYY|DD/MM/YYYY|D mon YYYY',
    'plain light wide',
    'Rutaya;C/ Pradillo 42;28002 Madrid;Rutaya Mobility España, S.L.|VOLTIO CABS;Carrer de Pallars 193;08005 Barcelona;Voltio VTC, S.L.U.|Taxia Levante;Avda. del Puerto 120;46023 Valencia;Taxia App, S.L.|moviu;C/ Larios 4;29005 Málaga;Moviu Transporte Urbano, S.A.|Lleva Bilbao;Alameda de Urquijo 28;48010 Bilbao;Lleva Mugikortasuna, S.L.',
    'ES',
    (pen, firm) => {
      const to = payer(pen, 'ES')
      const km = pen.whole(21, 420)
      const fare = within([
        line(say(pen, 'Trayecto|Precio del viaje'), 250 + km * pen.whole(10, 15), 10),
        ...(pen.chance(0.3) ? [line('Recogida en aeropuerto', pen.pick([400, 550]), 10)] : []),
        ...(pen.chance(0.3) ? [line('Tiempo de espera', pen.whole(5, 30) * 10, 10)] : []),
      ])
      const number = pen.digits(say(pen, 'RY26-0######|F@@##26-####|26/VTC/#####'))
      const { scheme, end } = plastic(pen)
      const start = pen.whole(7 * 60, 20 * 60)
      const at = (minutes: number) =>
        `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
      const length = Math.ceil(km / 5) + pen.whole(3, 14)
      const colour = pen.pick(['#7145d6', '#0ea5e9', '#111827', '#e11d48'])
      const map = `<svg viewBox="0 0 80 46" style="width:80mm;height:46mm;background:#e8eef2"><path d="M0 12H80M0 31H80M18 0V46M52 0V46M66 0V46" stroke="#fff" stroke-width="2"/><path d="M8 38L18 31H52V12H72" fill="none" stroke="${colour}" stroke-width="1.6"/><circle cx="8" cy="38" r="2" fill="${colour}"/><rect x="70" y="10" width="4" height="4" fill="#111"/></svg>`
      return [
        `<div class="sides">${brand(firm.name, 24, colour)}<div class="r"><b style="font-size:14pt">Factura</b><br>${number}<br>${pen.day()}</div></div><div class="cols" style="margin:9mm 0"><div><span class="grey tiny">Emitida por</span><br><b>${legal(firm)}</b><br>${place(firm)}<br>NIF ${taxNumber(pen, 'ES')}</div><div><span class="grey tiny">Datos de facturación</span><br><b>${escaped(to.name)}</b><br>${place(to)}<br>NIF ${taxNumber(pen, 'ES')}</div></div><div style="display:flex;gap:7mm">${map}<div><b>Tu viaje</b>${told(
          [
            [at(start), say(pen, 'Estación de tren|Aeropuerto, Terminal 1|Plaza Mayor 3')],
            [at(start + length), say(pen, 'Hotel Mirador|C/ del Carmen 20|Recinto ferial')],
            ['Distancia', `${decimal(pen, km / 10, 1)} km`],
            ['Duración', `${length} min`],
            ['Vehículo', pen.digits('#### @@@')],
            ['Usuario', say(pen, 'Marta G.|Luis A.|Nuria P.')],
          ],
          'margin-top:2mm',
        )}</div></div><div style="margin-top:9mm">${grid('ruled', 'lr', 'Concepto|Importe (IVA incl.)', linesAs(pen, fare.lines, 'tA'))}</div>${facts(
          [
            ['Base imponible', pen.money(fare.net)],
            ['IVA (10%)', pen.money(fare.vat)],
          ],
          'margin-left:auto',
        )}<div class="sides" style="border-top:0.6mm solid ${colour};font-size:15pt;padding-top:2mm;margin-top:2mm"><b>Total</b><b>${pen.money(fare.total)}</b></div><p>Pagado con ${scheme} ···· ${end}</p>${part('margin-top:10mm;font-size:85%;color:#555', `¿Algún problema con tu viaje? Escríbenos a ayuda@${site(firm.name)}.example o abre la app en «Mis viajes».`)}<div class="foot tiny grey mid">${oneLine({ ...firm, name: firm.also[0] ?? firm.name })} – Inscrita en el Registro Mercantil de ${escaped(town(firm))}, tomo ${pen.digits('#####')}, folio ${pen.digits('###')}</div>`,
        { sums: fare, documentNumber: number, ...settled },
      ]
    },
    since,
  ),

  /** A dealer's bill for the delivery notes of a month over two pages: goods below the note they came with, carried over, tax by rate in boxes, taken from the account on a day. */
  'distribuidora-albaranes': paper(
    { ...es, money: '# €' },
    'DD/MM/YYYY|DD-MM-YYYY|DD/MM/YY',
    'narrow plain needle',
    'DISTRIBUCIONES LA VEGA;Pol. Ind. Juncaril, C/ Lanjarón 8;18220 Albolote;Distribuciones La Vega de Granada, S.L.|Suministros Hosteleros Ría;Avda. de Vigo 114;36003 Pontevedra;Ría Hostelería, S.A.|CÁRNICAS EL ROBLEDO;Ctra. de Piedrahíta km 3;05002 Ávila;Hnos. Robledo, S.L.|Bebidas Alcarria;C/ Trafalgar 61;19005 Guadalajara;Bebidas Alcarria, S.L.U.|Higiene Total Mediterráneo;C/ Séquia de Rascanya 6;46470 Catarroja;Higiene Total, S.L.',
    'ES',
    (pen, firm) => {
      const to = payer(pen, 'ES')
      const stock = /CÁRN/.test(firm.name)
        ? 'LOMO CERDO KG;5;7.4;10|CHULETÓN MADURADO KG;18;27;10|MORCILLA BURGOS UD;1.6;2.9;10|POLLO CAMPERO KG;3.9;5.8;10|JAMÓN BODEGA KG;9;14;10|HUEVOS CAJA 15 DOC;24;34;4|BOLSA VACÍO X100;9;14;21'
        : /Higiene/.test(firm.name)
          ? 'BOBINA INDUSTRIAL PACK 2;9;14;21|LEJÍA 5 L;3.2;4.9;21|GUANTE NITRILO X100;4.5;7.9;21|FREGASUELOS PINO 5 L;6;9.5;21|PAPEL HIG. INDUSTRIAL X18;14;22;21|GEL MANOS 5 L;7;12;21|BOLSA BASURA 85X105;3;6;21'
          : 'CERVEZA BARRIL 30 L;68;92;21|REFRESCO COLA 20CL X24;14;19;21|AGUA 50CL X24;4.2;6.4;10|VINO RIOJA CRIANZA 75CL;5;8.4;21|ACEITE OLIVA 5 L;26;39;4|CAFÉ GRANO KG;12;17;10|SERVILLETA 30X30 X2400;19;28;21|PATATA CONG. 2,5 KG;4;6.2;10'
      const notes = Array.from({ length: pen.whole(3, 4) }, (_, at) => ({
        title: `Albarán ${pen.digits('26/0####')} de ${dayOff(pen, -26 + at * 7)}`,
        lines: listed(pen, stock, {
          count: [3, 6],
          most: 8,
          step: 1,
          code: '####',
          offs: [0, 0, 0, 5, 10],
        }),
      }))
      const { here, there, carried } = parted(
        notes.flatMap(({ lines }) => lines),
        notes.slice(0, 2).reduce((all, { lines }) => all + lines.length, 0),
      )
      const sums = onTop([...here, ...there])
      const number = pen.digits(say(pen, '26/####|A-26####|FV26-00###'))
      const due = pen.after(pen.pick([10, 15, 30]))
      const own = taxNumber(pen, 'ES')
      const [phone, client, theirs] = [
        pen.digits('9## ### ###'),
        pen.digits('43000####'),
        taxNumber(pen, 'ES'),
      ]
      const head = (page: number) =>
        `<div class="sides">${brand(firm.name, 15, '#7f1d1d')}<div class="tiny r">${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>NIF ${own} – Tel. ${phone}</div></div>${grid('boxy tiny', 'lllll', 'FACTURA N.º|FECHA|CLIENTE|NIF CLIENTE|PÁGINA', [[number, pen.day(), client, theirs, `${page} de 2`]])}`
      const list = (some: typeof notes) =>
        grid(
          'tiny',
          'llrrrrr',
          'CÓD.|DESCRIPCIÓN|CANT.|PRECIO|DTO.|IVA|IMPORTE',
          some.flatMap(({ title, lines }) => [
            ['', title, '', '', '', '', ''],
            ...entries(pen, lines, 'ctqudra'),
          ]),
        )
      return [
        [
          `${head(1)}<div style="margin:4mm 0 4mm 92mm;border:0.25mm solid #333;padding:3mm">${who(to)}</div>${list(notes.slice(0, 2))}<div class="r" style="border-top:0.3mm solid">Suma y sigue … <b>${pen.plain(carried)}</b></div>`,
          `${head(2)}<div class="r tiny">Suma anterior … ${pen.plain(carried)}</div>${list(notes.slice(2))}<div style="position:absolute;left:18mm;right:18mm;bottom:26mm">${grid(
            'boxy',
            'rrrrr',
            'BASE IMPONIBLE|% IVA|CUOTA IVA|% R.E.|CUOTA R.E.',
            ratesAs(pen, sums.shares, 'nrv').map((cells) => [...cells, '', '']),
          )}<div class="cols"><div class="tiny">Forma de pago: RECIBO DOMICILIADO<br>Vencimiento: <b>${pen.day(due)}</b><br>Cuenta: ${pen.digits('ES## #### **** **** **** ####')}</div>${part('flex:0 0 76mm;border:0.4mm solid #333;padding:1mm 2.5mm;font-size:112%', tally(sumsAs(pen, sums, 'NVT', 'Total bases|Total IVA|TOTAL FACTURA'), 'width:100%'))}</div></div><div class="foot tiny grey">Inscrita en el Registro Mercantil, tomo ${pen.digits('####')}, folio ${pen.digits('##')}, hoja ${pen.digits('@@-#####')}. No se admiten devoluciones sin albarán.</div>`,
        ],
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
    since,
  ),
}
