/** Everyday bills of Spain: a program of the cloud, a freelancer's page, a mobile operator, a shop on the web. */
import { escaped, line, onTop, wares } from '../eighth/kit'
import { es } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code } from '../fifteenth/tills-kit'
import { settled } from '../fourteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { part, ribbon } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { tally, totalOf } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { since, site } from './south-kit'

export const esBills: Papers = {
  /** A program of the cloud: the sender's sign in a band of colour, number and days in a ribbon, concept with description below, tax by rate, terms and a code of the state's check. */
  'factura-nube': paper(
    { ...es, money: '#€' },
    'DD/MM/YYYY|DD-MM-YYYY',
    'plain wide light',
    'Coworking La Nave;Carrer Pujades 95;08005 Barcelona;La Nave Espais, S.L.|TRANSPORTES VEGA BAJA;Polígono Puente Alto 12;03300 Orihuela;Vega Baja Logística, S.L.|Extintores Cantábrico;C/ Marqués de Valdecilla 4;39011 Santander;Protección Contraincendios Cantábrico, S.L.U.|Lavandería Express Sol;C/ Toledo 61;28005 Madrid',
    'ES',
    (pen, firm, to) => {
      const stock = /Cowork/.test(firm.name)
        ? 'Puesto fijo – mes;190;260;21|Sala de reuniones (hora);15;28;21|Taquilla;10;18;21|Domiciliación fiscal;30;50;21'
        : /TRANS/.test(firm.name)
          ? 'Porte nacional pallet;45;120;21|Recogida en almacén;20;45;21|Recargo combustible;8;30;21|Seguro de mercancía;12;35;21'
          : /Extin/.test(firm.name)
            ? 'Revisión anual extintor;6;12;21|Retimbrado CO2 5 kg;24;38;21|Extintor polvo 6 kg;32;48;21|Señal fotoluminiscente;4;8;21'
            : 'Lavado mantelería (kg);2;4;21|Planchado uniforme;3;5;21|Alquiler sábanas;2;4;21|Recogida y entrega;9;15;21'
      const sums = onTop(pen.buy(wares(stock), { count: [1, 4], most: 8, step: 5 }).lines)
      const number = pen.digits(say(pen, 'F260###|FAC-2026-0##|26/00##|A0###'))
      const due = pen.after(pen.pick([0, 15, 30, 60]))
      const colour = pen.pick(['#ff4254', '#1d4ed8', '#0d9488', '#3f3f46'])
      return [
        `<div style="background:${colour};color:#fff;margin:-14mm -18mm 8mm;padding:9mm 18mm" class="sides"><div style="font-size:18pt">${escaped(firm.name)}</div><div style="font-size:15pt">FACTURA</div></div>${ribbon(
          [
            ['Número', number],
            ['Fecha', pen.day()],
            ['Vencimiento', pen.day(due)],
            ['Total', pen.money(sums.total)],
          ],
          'font-size:112%',
        )}<div class="cols" style="margin:6mm 0;padding:4mm 0;border-top:0.2mm solid #ccc;border-bottom:0.2mm solid #ccc"><div><span class="tiny grey up">Cliente</span><br><b>${escaped(to.name)}</b><br>${place(to)}<br>NIF: ${taxNumber(pen, 'ES')}</div><div><span class="tiny grey up">Emisor</span><br><b>${legal(firm)}</b><br>${place(firm)}<br>NIF: ${taxNumber(pen, 'ES')}</div></div>${grid('ruled', 'lrrrr', 'CONCEPTO|PRECIO|UNIDADES|SUBTOTAL|IVA', linesAs(pen, sums.lines, 'tUqAr'))}${facts(
          [
            ['BASE IMPONIBLE', pen.money(sums.net)],
            ['IVA 21%', pen.money(sums.vat)],
            ['TOTAL', pen.money(sums.total)],
          ],
          'margin-left:auto;font-weight:bold',
        )}<div class="sides" style="margin-top:14mm"><div><b>Condiciones de pago</b><br>${say(pen, `Transferencia bancaria: ${iban(pen, 'ES')}|Recibo domiciliado en su cuenta|Pagar por transferencia a ${iban(pen, 'ES')}`)}</div><div class="mid tiny">QR tributario${code(pen, 26)}VERI*FACTU</div></div>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),

  /** A freelancer's page from a word processor: own name and address at the left, a table of work by the hour, value added tax and income tax kept back above the one total. */
  'autonomo-irpf': paper(
    { ...es, money: '# €' },
    'D de month de YYYY|DD/MM/YYYY|D-M-YYYY',
    'book plain slab',
    'Irene Sanchis Roca;C/ Sueca 58, pta. 9;46006 Valencia|Pablo Quirós – Fotografía;Avda. de Galicia 14;33005 Oviedo;Pablo Quirós Menéndez|Estudio Trazo Fino;C/ San Vicente Ferrer 22;28004 Madrid;Clara Bermejo Ruiz|Ander Zubiri, traductor;Calle Easo 41, 2.º B;20006 Donostia',
    'ES',
    (pen, firm, to) => {
      const sums = onTop(
        pen.buy(
          wares(
            /Foto/.test(firm.name)
              ? 'Reportaje de producto, media jornada;220;380;21|Edición y retoque (imagen);8;18;21|Cesión de derechos web;60;150;21'
              : /tradu/.test(firm.name)
                ? 'Traducción EN-ES, página;22;34;21|Corrección de textos (hora);25;38;21|Traducción jurada;60;120;21'
                : 'Diseño de cartelería;150;420;21|Horas de consultoría;35;60;21|Maquetación catálogo;190;540;21|Ilustración a medida;90;260;21',
          ),
          { count: [1, 3], most: 12, step: 100 },
        ).lines,
      )
      const percent = pen.pick([15, 15, 7])
      const held = share(sums.net, percent)
      const number = pen.digits(say(pen, '2026/##|##-26|2026-00#|F26##'))
      const due = pen.chance(0.5) ? pen.after(pen.pick([15, 30])) : null
      return [
        `<div class="sides"><div><b style="font-size:13pt">${escaped(firm.name)}</b><br>${firm.also.map((name) => `${escaped(name)}<br>`).join('')}NIF: ${pen.digits('########')}${pen.digits('@')}<br>${place(firm)}<br>${pen.digits('6## ## ## ##')}</div><div class="r" style="margin-top:16mm">${say(pen, 'Cliente:|A la atención de:')}<br>${who(to)}<br>CIF: ${taxNumber(pen, 'ES')}</div></div><div style="margin:12mm 0 6mm"><b style="font-size:13pt">FACTURA ${say(pen, 'Nº|nº|n.º')} ${number}</b><br>Fecha: ${pen.day()}</div>${grid('boxy', 'lrrr', 'Descripción|Cantidad|Precio|Importe', linesAs(pen, sums.lines, 'tqUA'))}${facts(
          [
            ['Base imponible', pen.money(sums.net)],
            ['IVA (21 %)', pen.money(sums.vat)],
            [`Retención IRPF (${percent} %)`, pen.money(-held)],
          ],
          'margin-left:auto',
        )}<div class="r" style="font-size:14pt;border-top:0.4mm solid;padding-top:2mm"><b>${say(pen, 'TOTAL|TOTAL A PAGAR|Total')} ${pen.money(sums.total - held)}</b></div><p style="margin-top:12mm">Forma de pago: transferencia a la cuenta ${iban(pen, 'ES')}${due ? `, antes del ${pen.day(due)}` : ''}.</p><p>${say(pen, 'Muchas gracias.|Un saludo,|')}</p>`,
        { sums, total: totalOf(sums.total - held), documentNumber: number, due },
      ]
    },
    since,
  ),

  /** A mobile operator's month: lines by telephone with their discounts, a summary with the sum in large, other charges, when it is taken from the account, a foot of the register. */
  'operadora-movil': paper(
    { ...es, money: '# €' },
    'DD/MM/YYYY|D de month de YYYY|DD.MM.YYYY',
    'light plain wide',
    'vozmás;Parque Empresarial La Finca, edif. 8;28223 Pozuelo de Alarcón;Vozmás Telecomunicaciones, S.A.U.|FIBRASUR;Avda. de la Innovación 3;41020 Sevilla;Fibrasur Operadora, S.L.|Ondalia Baleares;Carrer de Sant Miquel 44;07002 Palma;Ondalia Comunicacions, S.A.',
    'ES',
    (pen, firm, to) => {
      const phones = Array.from({ length: pen.whole(1, 4) }, () => pen.digits('6## ### ###'))
      const sums = onTop([
        line('Fibra 600 Mb + fijo', pen.pick([2479, 2893, 3306]), 21),
        ...phones.map((phone) =>
          line(`Línea ${phone} – tarifa 50 GB`, pen.pick([826, 1240, 1653]), 21),
        ),
        ...(pen.chance(0.4) ? [line('Consumos fuera de tarifa', pen.whole(15, 990), 21)] : []),
        ...(pen.chance(0.5)
          ? [line('Descuento promocional', -pen.pick([300, 413, 500, 826]), 21)]
          : []),
      ])
      const number = pen.digits(say(pen, '26-##########|VM26########|I26#######'))
      const due = pen.after(pen.pick([5, 8, 12]))
      const colour = pen.pick(['#db2777', '#ea580c', '#65a30d'])
      const period = `${dayOff(pen, -31, 'DD/MM')} – ${dayOff(pen, -1, 'DD/MM/YYYY')}`
      return [
        `<div class="sides"><div style="font:bold 25pt 'DejaVu Sans';color:${colour}">${escaped(firm.name)}</div><div class="tiny r">${legal(firm)}<br>CIF ${taxNumber(pen, 'ES')}<br>${place(firm)}</div></div><div style="margin:14mm 0 10mm 92mm">${who(to)}</div><h1 style="color:${colour};font-size:17pt">${say(pen, 'Tu factura de|Hola, esta es tu factura de')} ${pen.day(pen.after(-5), 'month')}</h1><div class="cols"><div style="flex:0 0 62mm;background:#f5f5f4;border-radius:3mm;padding:5mm"><span class="tiny">Total a pagar (IVA incl.)</span><div style="font-size:22pt"><b>${pen.money(sums.total)}</b></div><span class="tiny">Lo cobraremos en tu banco el</span><br><b>${pen.day(due)}</b></div><div>${told(
          [
            ['N.º de factura', number],
            ['Fecha de emisión', pen.day()],
            ['Periodo facturado', period],
            ['N.º de cliente', pen.digits('########')],
            ['NIF cliente', taxNumber(pen, 'ES')],
            ['Cuenta', pen.digits('ES## #### **** **** ****')],
          ],
        )}</div></div><p style="margin-top:9mm"><b style="color:${colour}">Detalle de conceptos</b></p>${grid('ruled', 'lr', 'Concepto|Importe (sin IVA)', linesAs(pen, sums.lines, 'tA'))}${tally(sumsAs(pen, sums, 'NVT', 'Base imponible|IVA (21%)|Total factura'))}<div class="foot tiny grey">Inscrita en el Registro Mercantil, tomo ${pen.digits('#####')}, folio ${pen.digits('###')}, hoja ${pen.digits('M-######')}. Atención al cliente gratuita ${pen.digits('1###')}. Página 1 de 1.</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),

  /** A shop on the web, as its plugin for bills prints it: sign left and the shop's facts right, order and way to pay below the number, goods with their code, postage in the sums, paid. */
  'tienda-online': paper(
    { ...es, money: '#€' },
    'DD/MM/YYYY|D month, YYYY|DD-MM-YYYY',
    'plain light narrow',
    'Papelera Creativa;C/ Almirante Lobo 7;41001 Sevilla;Papelera Creativa Online, S.L.|VerdeCasa.example;Pol. Ind. Los Olivares 6;23009 Jaén;Hogar Sostenible VC, S.L.|MÓVILRECAMBIO;Avda. Portugal 40;37005 Salamanca;Javier Almaraz Gil',
    'ES',
    (pen, firm, to) => {
      const goods = pen
        .buy(
          wares(
            /Papel/.test(firm.name)
              ? 'Cuaderno punteado A5;7;12|Rotuladores pastel 12 u.;9;16|Sello personalizado;14;26|Cinta washi lote;6;11'
              : /Verde/.test(firm.name)
                ? 'Compostador 200 L;42;69|Bombilla LED E27 pack 4;9;15|Regadera cinc;18;28|Jabón lavavajillas 5 L;14;22'
                : 'Pantalla A54 compatible;38;79|Batería 4000 mAh;14;26|Kit herramientas;9;17|Cristal templado;4;9',
          ),
          { count: [1, 4], most: 3, step: 1 },
        )
        .lines.map((one) => ({ ...one, rate: 21 }))
      const post = pen.chance(0.7) ? [line(say(pen, 'Envío 24/48 h|Gastos de envío'), 495, 21)] : []
      const sums = onTop([...goods, ...post])
      const number = pen.digits(say(pen, '26-#####|WEB-2026-####|#####'))
      const order = pen.digits('#####')
      return [
        `<div class="sides"><div style="font:italic bold 21pt 'Liberation Serif';color:#4d7c0f">${escaped(firm.name)}</div><div style="width:62mm;font-size:90%"><b>${legal(firm)}</b><br>${place(firm)}<br>España<br>NIF ${taxNumber(pen, 'ES')}<br>hola@${site(firm.name)}.example</div></div><h1 style="font-size:17pt;margin-top:9mm">FACTURA</h1><div class="cols" style="margin-bottom:7mm"><div>${who(to)}<br>NIF ${taxNumber(pen, 'ES')}</div>${told(
          [
            ['Número de factura:', number],
            ['Fecha de factura:', pen.day()],
            ['Número de pedido:', order],
            ['Fecha de pedido:', dayOff(pen, -pen.whole(0, 2))],
            [
              'Método de pago:',
              say(pen, 'Tarjeta (Redsys)|PayPal|Bizum|Tarjeta de crédito/débito'),
            ],
          ],
        )}</div><table class="t"><tr style="background:#111;color:#fff"><th class="l">Producto</th><th class="c">Cantidad</th><th class="r">Precio</th></tr>${goods.map((one) => `<tr style="border-bottom:0.2mm solid #ccc"><td>${escaped(one.text)}<br><span class="tiny grey">SKU: ${pen.digits('@@-####')}</span></td><td class="c">${one.quantity}</td><td class="r">${pen.money(one.amount)}</td></tr>`).join('')}</table>${tally(
          [
            ['Subtotal', pen.money(goods.reduce((all, one) => all + one.amount, 0))],
            ...post.map((one) => [one.text, pen.money(one.amount)] as const),
            ['IVA 21%', pen.money(sums.vat)],
            ['Total', pen.money(sums.total)],
          ],
        )}${part('margin-top:12mm;font-size:90%', 'Pedido pagado. Dispone de 14 días naturales para el desistimiento.')}`,
        { sums, documentNumber: number, otherNumbers: [order], ...settled },
      ]
    },
    since,
  ),
}
