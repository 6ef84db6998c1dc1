/** Papers of Spain: an inspector of cars, a wholesaler to small shops, a credit for broken goods, a notary, a bar at noon. */
import { escaped, line, negated, onTop, several, wares, within } from '../eighth/kit'
import { es } from '../eighth/notations'
import { linesAs } from '../eighth/rows'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code, each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { entries, lawful, listed } from '../seventeenth/kit'
import { formed } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { beside, dotted, part, ribbon } from './kit'
import { dayOff, share } from './west-kit'

export const esPapers: Papers = {
  /** An inspector of cars: tariff and tax, a fee of the traffic office without it, the car's facts, when to come again, paid by card. */
  itv: paper(
    es,
    'DD/MM/YYYY|DD-MM-YYYY',
    'narrow plain',
    'ITV La Sagra;Ctra. Toledo km 34;45200 Illescas;Inspecciones de La Sagra, S.A.U.|ESTACIÓN ITV RÍA DE AROUSA;Polígono de Trabanca s/n;36600 Vilagarcía de Arousa;Revisiones Galaicas, S.L.|ITV Marjal;Av. de l’Alqueria 12;46780 Oliva;Marjal Inspección Técnica, S.L.',
    'ES',
    (pen, firm, to) => {
      const fee = line('Tasa D.G.T. anotación', pen.pick([418, 420, 429]))
      const sums = onTop([
        line(
          say(
            pen,
            'Inspección periódica turismo diésel|Inspección vehículo mixto ≤ 3.500 kg|Inspección periódica gasolina cat.',
          ),
          pen.whole(2650, 4890),
          21,
        ),
        line('Control de emisiones', pen.whole(590, 1290), 21),
        fee,
      ])
      const [number, report] = [
        pen.digits(say(pen, 'F26/######|4502-26-#####')),
        pen.digits('##########'),
      ]
      return [
        `<div class="sides"><div style="background:#1e40af;color:#fff;font-size:26pt;font-weight:bold;padding:1mm 6mm">ITV</div><div class="r"><b>${escaped(firm.name)}</b><br>${escaped(lawful(firm))} – CIF ${taxNumber(pen, 'ES')}<br>${place(firm, ', ')}</div></div><p style="border-bottom:0.3mm solid">FACTURA SIMPLIFICADA / RECIBO <b>${number}</b></p>${formed(
          [
            ['Fecha y hora', `${pen.day()} ${pen.clock()}`],
            ['Matrícula', pen.digits('#### ').concat(pen.random.text(3, 'BCDFGHJKLMNPRSTVWXYZ'))],
            ['Bastidor', pen.digits('VF1@@######@#####')],
            ['Nº informe', report],
            ['Línea', String(pen.whole(1, 4))],
            ['Kilómetros', pen.digits('1#####')],
            ['Fecha 1ª matriculación', dayOff(pen, -pen.whole(1600, 5200))],
            ['Cita previa', say(pen, 'WEB|Teléfono|Sin cita')],
          ],
          4,
        )}<p>Titular: ${who(to, ', ')}</p>${dotted(sums.lines.map((one) => [`${one.text}${one.rate === 0 ? ' (no sujeta a IVA)' : ''}`, pen.plain(one.amount)]))}<div style="margin-top:5mm">${facts(
          [
            ['Base imponible 21 %', pen.plain(sums.shares[0]?.net ?? 0)],
            ['Cuota IVA', pen.plain(sums.vat)],
            ['Tasas', pen.plain(fee.amount)],
            ['TOTAL', pen.money(sums.total)],
          ],
          'margin-left:auto;font-size:11pt',
        )}</div><p>Forma de pago: ${say(pen, 'TARJETA|EFECTIVO|Pago web')}. Resultado: FAVORABLE. Próxima inspección antes del <b>${dayOff(pen, 365)}</b>.</p>${part('position:absolute;bottom:12mm;left:18mm;right:18mm;font-size:7pt', 'Concesionario del servicio público de inspección técnica de vehículos. Existen hojas de reclamaciones a disposición del usuario. Tarifas aprobadas por resolución publicada en el Diario Oficial.')}`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** A wholesaler to small shops: three rates each with its surcharge of equivalence, crates on loan, several deliveries, a bank's draft. */
  'recargo-equivalencia': paper(
    { ...es, money: '# EUR' },
    'DD/MM/YYYY|DD/MM/YY',
    'narrow needle',
    'DISTRIBUCIONES HERMANOS CRESPO;Pol. Ind. El Portal, nave 41;11408 Jerez de la Frontera;Hermanos Crespo, S.L.|Mayorista Alimentación Duero;Ctra. de Burgos 77;47009 Valladolid;MADU Valladolid, S.A.|COMERCIAL TURIA;Mercavalencia, módulo 12;46013 Valencia;Comercial Turia, C.B.',
    'ES',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'ACEITE OLIVA VE 5L;28;39;4|LECHE ENTERA BRIK 6U;4.8;6.2;4|HARINA TRIGO 10KG;6;9;4|GALLETAS MARÍA CJ;11;16;10|ATÚN CLARO RO-900;7;10;10|CAFÉ NATURAL 1KG;10;15;10|TOMATE FRITO 12U;9;13;10|LEJÍA 5L;2.1;3.4;21|PAPEL COCINA FDO;8;12;21|CERVEZA 1/3 CJ24;11;15;21|REFRESCO COLA 24U;12;16;21|FREGASUELOS 5L;5;8;21',
        { count: [6, 10], most: 6, step: 1, code: '0####', offs: [0, 0, 3, 5, 10] },
      )
      const base = onTop(lines)
      const surcharge: Readonly<Record<number, number>> = { 21: 5.2, 10: 1.4, 4: 0.5 }
      const extra = base.shares.map(({ rate, net }) =>
        Math.round((net * (surcharge[rate] ?? 0)) / 100),
      )
      const more = extra.reduce((all, each) => all + each, 0)
      const sums = { ...base, total: base.total + more }
      const [number, due] = [pen.digits(say(pen, 'A/26####|1-#####|26/00####')), pen.after(30)]
      const rows = base.shares.map(({ rate, net, vat }, at) => [
        pen.plain(net),
        `${rate}`,
        pen.plain(vat),
        String(surcharge[rate] ?? 0).replace('.', ','),
        pen.plain(extra[at] ?? 0),
      ])
      return [
        `<div class="sides"><div><b style="font-size:13pt">${escaped(firm.name)}</b><br>${escaped(lawful(firm))}<br>${place(firm)}<br>NIF ${taxNumber(pen, 'ES')} · R.G.S.E.A.A. ${pen.digits('40.0#####/CA')}</div><div style="border:0.3mm solid;padding:2mm 4mm;min-width:75mm"><span class="tiny">CLIENTE ${pen.digits('43000####')}</span><br>${who(to)}<br>NIF ${taxNumber(pen, 'ES')}</div></div>${ribbon(
          [
            ['FACTURA', number],
            ['FECHA', pen.day()],
            ['VENDEDOR', say(pen, '07 PACO|12 LOLI|03 ANDRÉS')],
            ['RUTA', pen.digits('R-##')],
            [
              'ALBARANES',
              `${pen.digits('######')} (${dayOff(pen, -5, 'DD/MM')}), ${pen.digits('######')} (${dayOff(pen, -1, 'DD/MM')})`,
            ],
          ],
          'border-top:0.3mm solid;border-bottom:0.3mm solid;padding:1mm 0',
        )}${grid('', 'llrrrrr', 'CÓDIGO|ARTÍCULO|CANT.|PRECIO|DTO|IVA|IMPORTE', entries(pen, lines, 'ctqudra'))}<p class="tiny">ENVASES EN DEPÓSITO: ${pen.whole(1, 9)} PALETS, ${pen.whole(2, 20)} CAJAS (NO SE FACTURAN)</p><div style="position:absolute;bottom:16mm;left:18mm;right:18mm">${grid('boxy', 'rrrrr', 'BASE IMPONIBLE|% IVA|CUOTA IVA|% R.E.|RECARGO EQUIV.', [...rows, [pen.plain(base.net), '', pen.plain(base.vat), '', pen.plain(more)]])}<div class="sides"><div>VENCIMIENTO ${pen.day(due)}: ${pen.plain(sums.total)}<br>GIRO BANCARIO ${iban(pen, 'ES').slice(0, 9)} **** ****</div><div style="border:0.5mm solid;padding:2mm 5mm;font-size:13pt">TOTAL FACTURA <b>${pen.money(sums.total)}</b></div></div></div>`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 8.6pt; }',
      ]
    },
  ),

  /** A credit of a supplier to hotels: goods that came broken, lines below nothing, the first bill and the cause by a letter of the law. */
  rectificativa: paper(
    es,
    'DD/MM/YYYY|D de month de YYYY',
    'light plain',
    'Menaje Baleares;Camí Fondo 18;07007 Palma;Menaje y Hostelería Balear, S.L.|TEXTIL HOTEL ALCOY;C/ Els Telers 5;03801 Alcoi;Manufacturas Textiles Alcoy, S.A.|Cristalería Berenguer;C/ San Vicente 140;46007 València;Berenguer Hermanos, S.L.U.',
    'ES',
    (pen, firm, to) => {
      const sums = negated(
        onTop(
          pen.buy(
            wares(
              'Copa vino 47 cl, caja 6;14;22;21|Plato llano 27 cm;3.2;6.9;21|Toalla baño 100x150;7.5;13;21|Sábana bajera 150;11;19;21|Cubertería 24 piezas;29;58;21|Vaso sidra, caja 12;9;15;21',
            ),
            { count: [1, 4], most: 24 },
          ).lines,
        ),
      )
      const number = pen.digits(say(pen, 'R26/###|FR-######|AB26-####'))
      const first = pen.digits('F26/#####')
      return [
        `${part('border-top:2mm solid #0f766e;padding-top:4mm', beside('1fr 1fr', `<b style="font-size:15pt">${escaped(firm.name)}</b><br>${place(firm)}`, `<div class="r"><b>FACTURA RECTIFICATIVA</b><br>${number}<br>${pen.day()}</div>`))}<div style="margin:10mm 0">${told(
          [
            ['Cliente', to.name],
            ['Domicilio', to.address.join(', ')],
            ['NIF', taxNumber(pen, 'ES')],
            ['Factura rectificada', `${first} de ${dayOff(pen, -pen.whole(9, 40))}`],
            [
              'Causa',
              `R1, art. 80 LIVA: ${say(pen, 'devolución por rotura en transporte|error en el precio|mercancía defectuosa')}`,
            ],
            ['Método', 'Por diferencias'],
          ],
        )}</div>${grid('ruled', 'lrrr', 'Concepto|Uds.|Precio|Importe', linesAs(pen, sums.lines, 'tqua'))}${part(
          'width:80mm;margin-left:auto',
          dotted([
            ['Base imponible', pen.plain(sums.net)],
            ['IVA 21 %', pen.plain(sums.vat)],
            ['Total a su favor', pen.money(sums.total)],
          ]),
        )}<p style="margin-top:10mm">El importe se abonará en su cuenta o se compensará en el próximo vencimiento.</p><div class="foot tiny">${escaped(lawful(firm))} · CIF ${taxNumber(pen, 'ES')} · Inscrita en el Registro Mercantil, tomo ${pen.digits('1###')}, folio ${pen.whole(2, 220)}</div>`,
        { sums, documentNumber: number, kind: 'credit-note', due: null },
      ]
    },
  ),

  /** A notary's: articles of a tariff, sheets of stamped paper and advances without tax, a share held back for the state. */
  'minuta-notarial': paper(
    es,
    'D de month de YYYY|DD/MM/YYYY',
    'book slab',
    'Notaría Sánchez-Cuervo;Calle Larios 4, 2º;29015 Málaga;Ignacio Sánchez-Cuervo Prado|DOÑA BEATRIZ OLANO URRUTIA, NOTARIO;Gran Vía 17, 1º izda.;48001 Bilbao;Beatriz Olano Urrutia|Notaría de Ponferrada – C.B.;Av. de la Puebla 9;24402 Ponferrada',
    'ES',
    (pen, firm, to) => {
      const work = [
        line('Matriz, número 2.1 del arancel', pen.whole(9000, 46_000), 21),
        several('Copias autorizadas, folios', pen.whole(8, 30), 300, 21),
        several('Copia simple, folios', pen.whole(6, 24), 60, 21),
        line('Diligencias y testimonios', pen.whole(600, 4200), 21),
        ...(pen.chance(0.5)
          ? [line('Consultas telemáticas y Registro', pen.whole(900, 2400), 21)]
          : []),
      ]
      const sums = onTop([...work, several('Papel timbrado (suplido)', pen.whole(8, 40), 15)])
      const fee = sums.shares.find(({ rate }) => rate === 21)?.net ?? 0
      const held = share(fee, 15)
      const outlay = sums.lines.at(-1)?.amount ?? 0
      const number = pen.digits(say(pen, '26/####|A-####-26'))
      return [
        `<div class="mid" style="border-bottom:0.8mm double #222;padding-bottom:3mm"><span style="font-size:16pt">${escaped(firm.name)}</span><br>${firm.also.map((also) => `${escaped(also)} · `).join('')}N.I.F. ${pen.digits('########@')}<br><span class="tiny">${place(firm, ' · ')} · ${pen.digits('9## ### ###')}</span></div><p style="margin-top:8mm">Minuta (factura) número <b>${number}</b>, expedida el ${pen.day()}</p>${told(
          [
            ['Otorgante', `${to.name}, ${to.address.join(', ')}`],
            [
              'Instrumento',
              `${say(pen, 'Poder general|Constitución de sociedad|Préstamo hipotecario|Compraventa')}, protocolo ${pen.digits('#.###')} de ${dayOff(pen, -pen.whole(3, 18))}`,
            ],
            ['Cuantía', pen.money(pen.whole(30, 2400) * 10_000)],
          ],
        )}${grid('ruled', 'lrr', 'Concepto (R.D. 1426/1989)|Nº|Euros', linesAs(pen, work, 'tqa'))}${facts(
          [
            ['Honorarios, base', pen.plain(fee)],
            ['I.V.A. 21 %', pen.plain(sums.vat)],
            ['Papel timbrado (suplido)', pen.plain(outlay)],
            ['Total factura', pen.money(sums.total)],
            ['Retención I.R.P.F. 15 %', pen.plain(-held)],
            ['A satisfacer', pen.money(sums.total - held)],
          ],
          'margin-left:auto',
        )}<p class="tiny">El impuesto y los aranceles del Registro no se incluyen en esta minuta. Cabe impugnación ante la Junta Directiva del Colegio Notarial en el plazo de quince días hábiles.</p><p>Ingreso en cuenta ${iban(pen, 'ES')}.</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),
}

export const esTills = {
  /** Of a bar at noon: menus of the day with their choices below, bread and terrace, a code of the state's check, paid in parts by two. */
  'menu-del-dia': slip(
    {
      shops:
        'BAR CASA PACHI;C/ Mayor 22;31001 Pamplona;Pachi Goñi Hostelería, S.L.|Mesón La Espuela;Plaza de la Constitución 5;18300 Loja;J. M. Rueda Ortiz|CAFETERÍA NEVADA;Avda. Portugal 60;37006 Salamanca;Nevada Salmantina, S.L.',
      notation: es,
      days: 'DD/MM/YYYY|DD-MM-YY',
    },
    78,
    (pen, shop) => {
      const menus = pen.whole(2, 4)
      const sums = within([
        several('MENÚ DEL DÍA', menus, pen.whole(26, 34) * 50, 10),
        ...(pen.chance(0.6) ? [several('SUPL. CHULETÓN', pen.whole(1, 2), 450, 10)] : []),
        ...pen.buy(
          wares(
            'CAFÉ SOLO;1.3;1.8;10|CAÑA;1.8;2.6;10|CARAJILLO;1.9;2.8;10|PACHARÁN;3;4.2;10|TARTA DE QUESO;4.5;6;10',
          ),
          { count: [1, 3], most: 3, step: 10, isGross: true },
        ).lines,
        several('TERRAZA', menus, 20, 10),
      ])
      const number = pen.digits(say(pen, 'T26-######|2026/#####|A######'))
      const half = Math.floor(sums.total / 2)
      const choice = [
        '  1º ensalada mixta',
        '  1º lentejas',
        '  2º merluza',
        '  2º lomo con pimientos',
      ]
      return [
        typed(
          78,
          40,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^NIF ${taxNumber(pen, 'ES')}
          =-
          FACTURA SIMPLIFICADA|${number}
          ${pen.day()} 1${pen.whole(3, 5)}:${pen.digits('#5')}|MESA ${pen.whole(1, 30)} TERRAZA
          LE ATENDIÓ: ${say(pen, 'ITZIAR|MANOLO|YOLANDA')}|COMENSALES ${menus}
          =-
          ${set(['UDS', 'PRODUCTO', 'P.U.', 'TOTAL'], [4, 20, -7, -9])}
          ${each(sums.lines, (one, at) => `${set([String(one.quantity), one.text, pen.plain(one.unit), pen.plain(one.amount)], [4, 20, -7, -9])}${at === 0 ? `\n${choice.map((text) => `··${text.trim()}`).join('\n')}` : ''}`)}
          =-
          !TOTAL|${pen.money(sums.total)}
          ${pen.chance(0.5) ? `TARJETA|${pen.plain(half)}\nTARJETA|${pen.plain(sums.total - half)}` : `EFECTIVO|${pen.plain(sums.total)}`}

          BASE ${pen.plain(sums.net)}  IVA 10%|${pen.plain(sums.vat)}
          ^IVA INCLUIDO
          ${code(pen, 30)}
          ^VERI*FACTU
          ^Factura verificable en la sede
          ^electrónica de la AEAT
          `.replace(/^ *<svg/m, '<svg'),
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
} satisfies Papers
