/** Papers of Spain and Portugal: invoicing programs, power, an adviser's fee by hand, tickets of a supermarket and a café. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { es, pt } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code, each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { beside, dotted, part } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { nines, print, weighed } from './west-kit'

export const esPapers: Papers = {
  /** An invoicing program: number and days in a line below a large word, sender and customer side by side, concept with a note below it, tax by rate in the sums. */
  'factura-programa': paper(
    es,
    'DD/MM/YYYY|D de month de YYYY|DD-MM-YYYY',
    'light wide plain',
    'Nube Alta Estudio;Calle de la Palma 41;28004 Madrid;Nube Alta Estudio, S.L.|LIMPIEZAS EL FARO;Avda. de la Marina 12;15001 A Coruña;Servicios Integrales El Faro, S.L.|Reformas Carratalá;C/ Poeta Quintana 30;03004 Alicante;Carratalá Obras, S.L.U.|Informàtica Vallès SCP;Carrer Gran 88;08202 Sabadell',
    'ES',
    (pen, firm, to) => {
      const chosen = pen.buy(
        wares(
          'Mantenimiento web mensual;60;190;21|Servicio de limpieza de oficina;220;640;21|Horas de soporte técnico;38;60;21|Diseño de catálogo;280;720;21|Renovación de dominio y alojamiento;80;160;21|Pintura de local comercial;380;990;21|Renovación baño vivienda;480;1250;10',
        ),
        { count: [1, 4], most: 4 },
      )
      const sums = onTop(chosen.lines)
      const [number, due] = [
        pen.digits(say(pen, 'F26####|2026/0##|F-2026-0###|A26-###')),
        pen.after(pen.pick([0, 15, 30])),
      ]
      const colour = pen.pick(['#0284c7', '#e11d48', '#111'])
      const note = say(
        pen,
        'Según presupuesto aceptado|Periodo facturado: mes en curso|Trabajos realizados en sus instalaciones',
      )
      return [
        `<div class="sides"><div style="font-size:24pt;font-weight:bold;color:${colour}">${say(pen, 'Factura|FACTURA')}</div><div style="font-size:14pt">${escaped(firm.name)}</div></div>${part(`border-top:0.6mm solid ${colour};margin-top:3mm;padding-top:2mm;display:flex;gap:12mm`, `<span>Nº <b>${number}</b></span>`, `<span>Fecha <b>${pen.day()}</b></span>`, `<span>Vencimiento <b>${pen.day(due)}</b></span>`)}<div class="cols" style="margin:9mm 0"><div><b>${legal(firm)}</b><br>${place(firm)}<br>España<br>${taxNumber(pen, 'ES')}</div><div><span class="grey">${say(pen, 'Cliente|Facturar a')}</span><br><b>${escaped(to.name)}</b><br>${place(to)}<br>${taxNumber(pen, 'ES')}</div></div><table class="t ruled"><tr><th class="l">Concepto</th><th class="r">Precio</th><th class="r">Unidades</th><th class="r">IVA</th><th class="r">Subtotal</th></tr>${sums.lines
          .map(
            (one, at) =>
              `<tr><td>${escaped(one.text)}${at === 0 ? `<br><span class="tiny grey">${note}</span>` : ''}</td><td class="r">${pen.money(one.unit)}</td><td class="r">${one.quantity}</td><td class="r">${pen.rate(one.rate)}</td><td class="r">${pen.money(one.amount)}</td></tr>`,
          )
          .join('')}</table>${facts(
          [
            [say(pen, 'Base imponible|Subtotal'), pen.money(sums.net)],
            ...ratesAs(pen, sums.shares, 'rV').map(
              ([rate = '', vat = '']) => [`IVA ${rate}`, vat] as const,
            ),
            ['Total', pen.money(sums.total)],
          ],
          `margin-left:auto;font-size:112%;border-top:0.3mm solid ${colour}`,
        )}<p style="margin-top:14mm"><b>Condiciones de pago</b><br>${say(pen, 'Pago por transferencia al número de cuenta|Transferencia bancaria a')} ${iban(pen, 'ES')}</p><div class="foot tiny grey">${legal(firm)}${firm.also[0] ? `, inscrita en el Registro Mercantil, hoja ${pen.digits('M-######')}` : ''}. Tel. ${pen.digits('9## ### ###')}. Página 1 de 1</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** Power by the month: a summary in a box with rules of dots, contract's facts at the right, tax on power within the base, charged on a day. */
  'factura-electricidad': paper(
    { ...es, money: '# €' },
    'DD/MM/YYYY|D de month de YYYY|DD.MM.YYYY',
    'light plain narrow',
    'Luminaria;Calle Ribera del Loira 60;28042 Madrid;Luminaria Comercializadora, S.A.U.|ELECTRA MEDITERRÁNEA;Avda. Diagonal 220;08018 Barcelona;Electra Mediterránea Clientes, S.A.|Cierzo Energía, S.L.;Paseo Independencia 21;50001 Zaragoza',
    'ES',
    (pen, firm, to) => {
      const units = pen.whole(190, 2600)
      const days = pen.whole(28, 33)
      const energy = Math.round(units * pen.whole(1290, 1890)) / 100
      const [power, used] = [Math.round(days * 4.6 * 11), Math.round(energy)]
      const sums = onTop([
        line('Por potencia contratada', power, 21),
        line('Por energía consumida', used, 21),
        line('Impuesto electricidad', Math.round((power + used) * 0.0511269), 21),
        line('Alquiler equipos de medida', Math.round(days * 2.66), 21),
      ])
      const [number, due] = [
        pen.digits(say(pen, 'FE26##########|26#########|P26CON#########')),
        pen.after(pen.pick([5, 7, 10])),
      ]
      return [
        `<div class="sides"><div><div style="font-size:20pt;color:#15803d"><b>${escaped(firm.name)}</b></div><span class="tiny">${legal(firm)} · CIF ${taxNumber(pen, 'ES')}<br>${place(firm, ', ')}</span></div><div style="width:80mm;margin:16mm 0 8mm">${who(to)}</div></div>${beside(
          '88mm 1fr',
          `<b style="color:#15803d">RESUMEN DE LA FACTURA</b>${part('border:0.4mm solid #15803d;padding:3mm', `${dotted([...sums.lines.map((one) => [one.text, pen.money(one.amount)] as const), ['IVA normal (21%)', pen.money(sums.vat)]])}<div class="sides" style="font-size:11pt;gap:3mm;margin-top:2mm;white-space:nowrap"><b>TOTAL IMPORTE FACTURA</b><b>${pen.money(sums.total)}</b></div>`)}<p>Fecha prevista de cargo: <b>${pen.day(due)}</b></p>`,
          `<b style="color:#15803d">DATOS DE LA FACTURA</b>${told(
            [
              ['Nº de factura:', number],
              ['Fecha emisión factura:', pen.day()],
              [
                'Periodo:',
                `${dayOff(pen, -days - 4, 'DD/MM/YY')} a ${dayOff(pen, -4, 'DD/MM/YY')}`,
              ],
              ['Ref. contrato:', pen.digits('############')],
            ],
            'margin-top:1mm',
          )}`,
        )}<p style="margin-top:5mm"><b style="color:#15803d">DATOS DEL CONTRATO</b></p>${told([
          ['Titular', to.name],
          ['Dirección de suministro', to.address.join(', ')],
          ['CUPS', pen.digits('ES0031##########@@0F')],
          ['Potencia contratada', '4,60 kW punta · 4,60 kW valle'],
          ['Forma de pago', `Domiciliación ${pen.digits('ES## #### **** **** ****')}`],
        ])}<p style="margin-top:5mm"><b style="color:#15803d">INFORMACIÓN DEL CONSUMO</b><br>Consumo total de esta factura: ${units} kWh. Ha consumido de media ${pen.plain(Math.round(sums.total / days))} €/día en ${days} días.</p><div class="foot tiny grey">Atención al cliente: ${pen.digits('900 ### ###')} (gratuito). Averías: ${pen.digits('900 ### ###')}. Para reclamaciones puede dirigirse a la dirección postal arriba indicada.</div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 8.8pt; }',
      ]
    },
    '2025-01-01',
  ),

  /** An adviser's fee from a spreadsheet: boxed cells, a monthly fee and outlays without tax, charged to the bank or by transfer. */
  'gestoria-minuta': paper(
    { ...es, money: '#' },
    'DD/MM/YYYY|DD-MM-YY|D de month de YYYY',
    'slab plain book',
    'Gestoría Llorente;Plaza Mayor 8, 1º;40001 Segovia;Llorente Asesores, S.L.|ASESORÍA FISCAL Y LABORAL ARCOS, S.L.;C/ Larga 51;11402 Jerez de la Frontera|Garrido Consultores;Rúa do Vilar 19;15705 Santiago de Compostela;Garrido Consultores, S.L.P.',
    'ES',
    (pen, firm, to) => {
      const month = pen.day(pen.after(-3), 'month').toUpperCase()
      const outlays = line(
        say(pen, 'Suplidos: tasas Registro Mercantil|Suplidos: certificados y tasas'),
        pen.whole(900, 5400),
      )
      const workers = pen.whole(2, 9)
      const sums = onTop([
        line('Asesoría contable y fiscal, cuota mensual', pen.whole(65, 190) * 100, 21),
        several('Nóminas y seguros sociales', workers, pen.pick([1200, 1500, 1800]), 21),
        ...(pen.chance(0.4) ? [line('Presentación modelo 303', 3500, 21)] : []),
        ...(pen.chance(0.5) ? [outlays] : []),
      ])
      const [number, isBank] = [pen.digits(say(pen, '26/###|###-26|M-0####')), pen.chance(0.5)]
      const due = isBank ? pen.after(5) : pen.after(15)
      return [
        `<table class="t boxy"><tr><td style="width:55%"><b style="font-size:14pt">${escaped(firm.name)}</b><br>${[...firm.also, ...firm.address].map(escaped).join('<br>')}<br>NIF ${taxNumber(pen, 'ES')}<br>Tfno. ${pen.digits('9## ## ## ##')}</td><td><b>FACTURA</b><br>Nº factura: ${number}<br>Fecha: ${pen.day()}<br>Cliente: ${pen.digits('430####')}</td></tr><tr><td colspan="2"><span class="tiny">CLIENTE</span><br>${who(to)}<br>NIF ${taxNumber(pen, 'ES')}</td></tr></table>${grid('boxy', 'rlrr', 'CANT.|CONCEPTO|PRECIO|IMPORTE €', [...linesAs(pen, sums.lines, 'qtua').map((cells, at) => (at === 0 ? cells.map((text, column) => (column === 1 ? `${text} ${month}` : text)) : cells)), ['', '', '', '']])}${grid(
          'boxy',
          'rrrrr',
          'BASE IMPONIBLE|% IVA|CUOTA IVA|SUPLIDOS|TOTAL FACTURA €',
          [
            [
              pen.plain(sums.shares[0]?.net ?? 0),
              '21',
              pen.plain(sums.vat),
              sums.shares[1] ? pen.plain(sums.shares[1].net) : '',
              pen.plain(sums.total),
            ],
          ],
        )}<p><b>Forma de pago:</b> ${isBank ? `recibo domiciliado, vencimiento ${pen.day(due)}, en su cuenta ${pen.digits('ES## #### **** **** ####')}` : `transferencia a ${iban(pen, 'ES')} antes del ${pen.day(due)}`}</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const esTills = {
  /** A supermarket: simplified invoice, units before and prices behind, weight, tax in a small table, a card's slip, returns. */
  'ticket-super': slip(
    {
      shops:
        'SUPERMERCADOS LA DEHESA;C/ Real 45;06800 Mérida;La Dehesa Alimentación, S.A.|MERCAPLAZA;Avda. Primado Reig 90;46010 Valencia;Mercaplaza Distribución, S.L.|Droguería Hnos. Pardo;C/ Mayor 16;50003 Zaragoza;Hermanos Pardo, C.B.|BAZAR Y PAPELERÍA SOL;Rambla Nova 71;43003 Tarragona;Sol Nova Papers, S.L.',
      notation: es,
      days: 'DD/MM/YYYY|DD-MM-YYYY|DD/MM/YY',
      since: '2025-01-01',
    },
    80,
    (pen, shop) => {
      const isFood = /SUPER|MERCA/.test(shop.name)
      const goods = nines(
        pen,
        isFood
          ? 'LECHE SEMI 1L;0.85;1.3;4|BARRA PAN;0.6;1.2;4|HUEVOS L 12;1.9;2.9;4|CAFE MOLIDO 250;2.5;4.2;10|ACUA 6X1,5L;1.7;2.9;10|GALLETAS MARIA;1.2;2.4;10|ATUN PACK 6;3.5;5.9;10|DETERGENTE;3.9;8.9;21|PAPEL COCINA;1.9;3.9;21|SERVILLETAS;0.9;1.9;21'.replace(
              'ACUA',
              'AGUA',
            )
          : 'LEJIA 2L;1.1;1.9;21|FREGONA;2.9;4.9;21|BOMBILLA LED;2.5;5.9;21|FOLIOS A4 500;3.9;5.9;21|ARCHIVADOR A4;2.2;4.2;21|BOLIGRAFO AZUL;0.4;1.2;21|PILAS AAA 4;2.9;5.9;21|JABON MANOS;1.2;2.9;21',
        { count: [3, 8], most: 4 },
      )
      const fruit =
        isFood && pen.chance(0.6)
          ? [
              weighed(
                say(pen, 'PLATANO CANARIAS|TOMATE RAMA|NARANJA ZUMO'),
                pen.whole(420, 2400),
                219,
                4,
              ),
            ]
          : []
      const sums = within([...goods, ...fruit])
      const number = pen.digits(say(pen, '####-###-######|26/######|T-######'))
      const how = say(pen, 'TARJETA BANCARIA|TARJETA|EFECTIVO')
      const paid = how === 'EFECTIVO' ? Math.ceil(sums.total / 1000) * 1000 : sums.total
      return [
        typed(
          80,
          40,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^CIF: ${taxNumber(pen, 'ES')}  TEL. ${pen.digits('9########')}`,
            '',
            `${pen.day()} ${pen.clock()}|OP: ${pen.digits('######')}`,
            `FACTURA SIMPLIFICADA: ${number}`,
            '',
            set(['', 'Descripción', 'P. Unit', 'Importe'], [4, 18, -9, -9]),
            each(sums.lines, (one) => {
              const found = fruit.find(({ text }) => text === one.text)
              if (found)
                return `1   ${one.text}\n${set(['', `${(found.grams / 1000).toFixed(3).replace('.', ',')} kg`, `${pen.plain(found.price)} €/kg`, pen.plain(one.amount)], [4, 12, -14, -10])}`
              return set(
                [
                  String(one.quantity),
                  one.text,
                  one.quantity > 1 ? pen.plain(one.unit) : '',
                  pen.plain(one.amount),
                ],
                [4, 18, -9, -9],
              )
            }),
            '=-',
            `!TOTAL (€)|${pen.plain(sums.total)}`,
            `${how}|${pen.plain(paid)}`,
            paid > sums.total && `CAMBIO|${pen.plain(paid - sums.total)}`,
            '',
            set(['IVA', 'BASE IMPONIBLE', 'CUOTA'], [8, -18, -14]),
            each(ratesAs(pen, sums.shares, 'rnv'), (cells) => set(cells, [8, -18, -14])),
            set(['TOTAL', pen.plain(sums.net), pen.plain(sums.vat)], [8, -18, -14]),
            '',
            ...(how === 'EFECTIVO'
              ? []
              : [
                  `TARJ. BANCARIA: ${pen.digits('**** **** **** ####')}`,
                  `N.C: ${pen.digits('#########')}|AUT: ${pen.digits('@#####')}`,
                  `Importe: ${pen.plain(sums.total)} €|${say(pen, 'Visa|DEBIT MASTERCARD')}`,
                ]),
            '^SE ADMITEN DEVOLUCIONES CON TICKET',
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
} satisfies Papers

export const ptPapers: Papers = {
  /** An invoicing program of the cloud: the customer at the right, number with its series, a row of facts, tax's summary, the programme's certificate and code. */
  'fatura-programa': paper(
    { ...pt, money: '# €' },
    'YYYY-MM-DD|DD/MM/YYYY|DD-MM-YYYY',
    'plain light narrow',
    'Maré Digital, Lda.;Rua do Almada 220;4050-031 Porto|CLIMAFRIO – Ar Condicionado, Unipessoal Lda.;Estrada Nacional 10, km 12;2625-090 Póvoa de Santa Iria|Papelaria Moderna;Rua Ferreira Borges 61;3000-179 Coimbra;Moderna Artes Gráficas, S.A.|LimpaFácil;Av. 5 de Outubro 100;8000-076 Faro;Limpafácil – Serviços de Limpeza, Lda.',
    'PT',
    (pen, firm, to) => {
      const sums = onTop(
        pen.buy(
          wares(
            'Avença mensal de manutenção;60;240;23|Serviço de limpeza de escritório;150;420;23|Assistência técnica (hora);30;55;23|Filtro para unidade interior;18;42;23|Impressão de folhetos A5, 500 un.;60;120;23|Alojamento web anual;70;150;23|Água engarrafada, caixa;4;9;13',
          ),
          { count: [1, 4], most: 4, step: 1 },
        ).lines,
      )
      const [series, due] = [
        pen.digits(say(pen, '2026/###|A26/####|2026A1/###')),
        pen.after(pen.pick([0, 15, 30])),
      ]
      const kind = say(pen, 'FT |FT |Fatura FT ')
      const number = `${kind.replace('Fatura ', '')}${series}`
      return [
        `<div class="sides"><div><b style="font-size:15pt">${escaped(firm.name)}</b><br>${[...firm.also, ...firm.address].map(escaped).join('<br>')}<br>NIF: ${taxNumber(pen, 'PT').slice(2)}<br>Tel. ${pen.digits('2## ### ###')}</div><div class="tiny grey">Original</div></div><div style="margin:8mm 0 6mm 100mm">Exmo.(s) Sr.(s)<br>${who(to)}<br>Portugal</div><div class="sides"><b style="font-size:15pt">${kind.startsWith('Fatura') ? '' : 'Fatura '}${kind}${series}</b><span class="tiny">ATCUD: ${pen.digits('@@@@####-###')}</span></div>${grid(
          'boxy',
          'cccc',
          `V/Nº Contrib.|${say(pen, 'Data|Data de emissão')}|Vencimento|Condição de pagamento`,
          [
            [
              taxNumber(pen, 'PT').slice(2),
              pen.day(),
              pen.day(due),
              due > pen.date ? 'A prazo' : 'Pronto pagamento',
            ],
          ],
        )}${grid(
          'ruled',
          'llrrrr',
          'Código|Designação|Qtd.|Preço Unit.|IVA|Total',
          sums.lines.map((one) => [
            pen.digits('@@##'),
            one.text,
            `${pen.plain(one.quantity * 100)} un`,
            pen.money(one.unit),
            pen.rate(one.rate),
            pen.money(one.amount),
          ]),
        )}<div class="cols"><div><b class="tiny">Quadro resumo de impostos</b>${grid('ruled', 'lrr', 'Taxa|Incidência|Total imposto', ratesAs(pen, sums.shares, 'rNV'))}</div>${tally(
          sumsAs(pen, sums, 'NVT', 'Total ilíquido|IVA|Total documento'),
          'flex:0 0 72mm',
        )}</div><div class="cols" style="margin-top:8mm"><div style="flex:0 0 34mm">${code(pen, 30)}</div><div><b>Dados bancários</b><br>IBAN ${iban(pen, 'PT')}<br><br><span class="tiny">Os bens/serviços foram colocados à disposição do adquirente na data do documento.</span></div></div><div class="foot tiny grey">${pen.digits('@#@@')}-Processado por programa certificado nº ${pen.digits('####')}/AT${pen.chance(0.5) ? ` · Capital Social ${say(pen, '5.000,00|10.000,00|50.000,00')} €` : ''} · Pág. 1/1</div>`,
        { sums, documentNumber: number, otherNumbers: [series], due, hasRates: true },
      ]
    },
  ),
}

export const ptTills = {
  /** A café or restaurant: a simplified invoice with the buyer's tax number, prices with tax in them, the certificate, a code at the foot. */
  'fatura-simplificada': slip(
    {
      shops:
        'Pastelaria Flor do Minho;Rua do Souto 33;4700-329 Braga;Silva & Antunes, Lda.|RESTAURANTE O BARQUEIRO;Cais da Ribeira 5;2900-001 Setúbal;Barqueiro Restauração, Unipessoal Lda.|Bombas Santo André;EN 1, km 88;2400-441 Leiria;Liz Combustíveis, S.A.|PINGO DE MEL;Praça da República 12;3510-105 Viseu;Sabores de Viseu, Lda.',
      notation: pt,
      days: 'DD-MM-YYYY|YYYY-MM-DD|DD/MM/YYYY',
    },
    80,
    (pen, shop) => {
      const isFuel = shop.name.startsWith('Bombas')
      const sums = within(
        isFuel
          ? [
              line(say(pen, 'Gasóleo simples|Gasolina 95'), pen.whole(2800, 9900), 23),
              ...(pen.chance(0.4) ? [line('Lavagem auto', 650, 23)] : []),
              ...(pen.chance(0.4) ? [line('Café', 95, 13)] : []),
            ]
          : pen.buy(
              wares(
                'Café;0.8;1.2;13|Pastel de nata;1.2;1.6;13|Prato do dia;8.5;12.5;13|Sopa;2;3.2;13|Água 0,5l;1.2;1.8;13|Imperial;1.6;2.5;23|Vinho da casa 1/2;4.5;6.5;23|Tosta mista;3.5;5;13|Refrigerante;1.7;2.4;23',
              ),
              { count: [2, 6], most: 3, isGross: true },
            ).lines,
      )
      const series = pen.digits(say(pen, 'A26/#####|1-26/####|26001/####'))
      const number = `FS ${series}`
      return [
        `${typed(
          80,
          42,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^NIF: ${taxNumber(pen, 'PT').slice(2)}`,
            '=-',
            'FATURA SIMPLIFICADA|Original',
            `${number}|${pen.day()} ${pen.clock()}`,
            `ATCUD: ${pen.digits('@@@@@###-####')}`,
            `Contribuinte: ${pen.chance(0.7) ? taxNumber(pen, 'PT').slice(2) : 'Consumidor final'}`,
            !isFuel && `Mesa: ${pen.whole(1, 24)}|Func.: ${say(pen, 'Paula|Rui|Admin')}`,
            '=-',
            set(['Qtd', 'Descrição', 'IVA', 'Valor'], [5, 20, -6, -11]),
            each(sums.lines, (one) =>
              set(
                [String(one.quantity), one.text, pen.rate(one.rate), pen.plain(one.amount)],
                [5, 20, -6, -11],
              ),
            ),
            '=-',
            `!TOTAL (EUR)|${pen.plain(sums.total)}`,
            `${say(pen, 'Multibanco|Numerário|MB WAY')}|${pen.plain(sums.total)}`,
            '',
            set(['Taxa', 'Base', 'IVA', 'Total'], [8, -11, -11, -12]),
            each(ratesAs(pen, sums.shares, 'rnvg'), (cells) => set(cells, [8, -11, -11, -12])),
            '',
            `${pen.digits('@@#@')}-Processado por programa`,
            `certificado n.º ${pen.digits('####')}/AT`,
          ),
        )}${code(pen, 30)}<div class="mid">IVA incluído à taxa em vigor. Obrigado!</div>`,
        { sums, documentNumber: number, otherNumbers: [series], hasRates: true },
        tall,
      ]
    },
  ),
} satisfies Papers
