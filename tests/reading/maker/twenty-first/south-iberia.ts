/** Seldom papers of Spain and Portugal: a town's tax on cars, an undertaker, a dealer in used cars, a fair's credit, hire of tents, a musician's receipt of the state's own form. */
import { escaped, line, negated, onTop, several, wares, within } from '../eighth/kit'
import { es, pt } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { bars, code } from '../fifteenth/tills-kit'
import { settled } from '../fourteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { beside, part, priced } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { formed, tally } from '../thirteenth/kit'
import { behind, headed, say } from '../twelfth/kit'

export const esPapers: Papers = {
  /** A town's yearly tax on a car: boxes of the treasury, a cut for clean cars, days between which to pay, the bank's four fields beside bars; no tax told. */
  'recibo-ayuntamiento': paper(
    es,
    'DD/MM/YYYY|DD-MM-YYYY',
    'plain narrow',
    'AYUNTAMIENTO DE VILLANUEVA DEL ARROYO;Plaza de la Constitución 1;28770 Villanueva del Arroyo|Ajuntament de Sant Pere de la Roca;Plaça de la Vila 3;08290 Sant Pere de la Roca|AYUNTAMIENTO DE PUEBLA DE LAS ERAS;C/ Ancha 2;45512 Puebla de las Eras|Concello de Santa Mariña;Praza do Concello 1;36940 Santa Mariña',
    'ES',
    (pen, firm, to) => {
      const isCar = pen.chance(0.6)
      const quota = isCar ? pen.pick([3408, 6892, 7194, 11_920]) : pen.whole(30, 160) * 100
      const off = isCar && pen.chance(0.3) ? Math.round(quota / 2) : 0
      const concept = isCar
        ? 'IMPUESTO SOBRE VEHÍCULOS DE TRACCIÓN MECÁNICA'
        : say(pen, 'TASA POR ENTRADA DE VEHÍCULOS (VADO)|TASA POR RECOGIDA DE BASURAS')
      const sums = within([
        line('Cuota', quota),
        ...(off > 0 ? [line('Bonificación 50 %', -off)] : []),
      ])
      const [number, due] = [pen.digits('#########'), pen.after(pen.whole(45, 66))]
      const box = (title: string, rows: readonly (readonly [string, string])[]) =>
        `<div style="border:0.3mm solid #444;padding:1.5mm;font-size:88%"><b>${title}</b>${told(rows)}</div>`
      const amount = pen.money(sums.total)
      return [
        `<div style="display:flex;gap:5mm;align-items:center"><svg width="54" height="62"><path d="M4 4h46v30c0 16-23 26-23 26S4 50 4 34z" fill="#b91c1c" stroke="#333"/></svg><div><b style="font-size:12pt">${escaped(firm.name)}</b><br>${say(pen, 'Tesorería – Recaudación Municipal|Servicio de Gestión Tributaria')}<br>${place(firm, ' – ')} – NIF ${pen.digits('P#######@')}</div></div><div style="text-align:right;font-size:13pt;margin:4mm 0"><b>CARTA DE PAGO / RECIBO</b></div><div class="cols">${box(
          'DATOS DEL RECIBO',
          [
            ['Nº recibo', number],
            ['Fecha de emisión', pen.day()],
            ['Ejercicio', String(pen.date.getUTCFullYear())],
            ['Periodo voluntario', `${dayOff(pen, 4)} a ${pen.day(due)}`],
          ],
        )}${box('SUJETO PASIVO', [
          ['Nombre', to.name],
          ['NIF', taxNumber(pen, 'ES')],
          ['Domicilio', to.address.join(', ')],
        ])}</div><div style="border:0.3mm solid #444;margin:4mm 0;padding:2mm"><b>${concept}</b>${
          isCar
            ? told([
                ['Matrícula', pen.digits('#### ') + pen.random.text(3, 'BCDFGHJKLMNPRSTVWXYZ')],
                ['Marca / modelo', say(pen, 'RENAULT KANGOO|CITROËN BERLINGO|SEAT LEÓN')],
                ['Tarifa', say(pen, 'Turismo de 8 a 11,99 CF|Camión de menos de 1.000 kg')],
              ])
            : told([
                ['Objeto tributario', to.address[0] ?? ''],
                ['Referencia catastral', pen.digits('#######VK####@000##@')],
              ])
        }</div>${facts([...priced(pen, sums.lines), ['Recargo', pen.plain(0)], ['Intereses', pen.plain(0)], ['Costas', pen.plain(0)], ['TOTAL A INGRESAR', amount]], 'margin-left:auto')}<p class="tiny">Transcurrido el periodo voluntario, las deudas serán exigidas por el procedimiento de apremio, con los recargos del art. 28 de la Ley 58/2003 General Tributaria.</p><div class="at" style="left:18mm;right:18mm;bottom:16mm;border-top:0.3mm dashed;padding-top:3mm"><b>EJEMPLAR PARA LA ENTIDAD COLABORADORA</b> – Cuaderno 60 modalidad 1${grid('boxy', 'cccc', 'Emisora|Referencia|Identificación|Importe', [[pen.digits('28####'), pen.digits('############'), pen.digits('#####26###'), amount]])}${bars(pen, 110, 11)}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** An undertaker's: who it is for, services by kind under their headings, flowers at a lower rate, outlays for the town and the papers without tax. */
  funeraria: paper(
    es,
    'DD/MM/YYYY|D de month de YYYY',
    'book slab light',
    'Funeraria La Piedad;Avda. del Cementerio 14;37008 Salamanca;Servicios Funerarios La Piedad, S.L.|TANATORIO VEGA BAJA;Ctra. Murcia km 3;03300 Orihuela;Tanatorios del Segura, S.A.|Pompas Fúnebres Echeverría, S.L.;C/ San Nicolás 8;20400 Tolosa',
    'ES',
    (pen, firm, to) => {
      const services = pen.buy(
        wares(
          'Féretro modelo Olmo;620;1490;21|Coche fúnebre;180;320;21|Sala de velatorio, 24 h;290;560;21|Acondicionamiento;90;190;21|Gestión de documentación;70;160;21|Incineración;380;560;21|Urna;80;240;21|Esquela en prensa;120;310;21',
        ),
        { count: [4, 6], step: 100 },
      ).lines
      const flowers = pen.buy(
        wares('Corona de flores;110;220;10|Ramo;45;90;10|Centro de rosas;70;130;10'),
        { count: [1, 2], step: 100 },
      ).lines
      const outlays = [
        line('Tasas municipales de cementerio', pen.whole(60, 410) * 100),
        ...(pen.chance(0.6)
          ? [line('Certificados Registro Civil y tasas', pen.whole(6, 40) * 100)]
          : []),
        ...(pen.chance(0.5) ? [line('Donativo parroquia', pen.pick([5000, 8000, 10_000]))] : []),
      ]
      const sums = onTop([...services, ...flowers, ...outlays])
      const number = pen.digits(say(pen, 'S/26/####|26-0####|F####'))
      const section = (title: string, lines: typeof outlays) =>
        `<tr><td colspan="2" style="padding-top:3mm"><i>${title}</i></td></tr>${lines.map((one) => `<tr><td style="padding-left:6mm">${escaped(one.text)}</td><td class="r">${pen.plain(one.amount)}</td></tr>`).join('')}`
      return [
        `<div class="mid" style="border-bottom:0.3mm solid #555;padding-bottom:3mm"><div style="font-size:20pt;font-style:italic">${escaped(firm.name)}</div>${firm.also.map(escaped).join('')} ${place(firm, ' · ')} · C.I.F. ${taxNumber(pen, 'ES')}<br>Servicio permanente ${pen.digits('9## ### ###')}</div><div class="sides" style="margin-top:7mm"><div>${behind(
          [
            ['factura', number],
            ['fecha factura', pen.day()],
            ['expediente', pen.digits('####/26')],
          ],
        )}</div><div style="width:80mm">Cliente:<br>${who(to)}<br>NIF ${taxNumber(pen, 'ES')}</div></div><p>Servicio prestado por el fallecimiento de <b>${say(pen, 'D. Anselmo Rubio Tejada|D.ª Rosario Ibarra León|D.ª Pilar Cuesta Amor')}</b> (q.e.p.d.), ${dayOff(pen, -pen.whole(6, 15))}</p><table class="t">${section('Servicios funerarios', services)}${section('Flores', flowers)}${section('Suplidos por cuenta del cliente (exentos)', outlays)}</table>${grid('boxy', 'lrrr', 'Tipo|Base|Cuota IVA|Total', [...ratesAs(pen, sums.shares, 'rnvg'), ['Suma', pen.plain(sums.net), pen.plain(sums.vat), pen.plain(sums.total)]])}<div class="r" style="font-size:13pt">Total factura: <b>${pen.money(sums.total)}</b></div><div class="foot">Forma de pago: ${say(pen, 'transferencia a|ingreso en cuenta')} ${iban(pen, 'ES')}.<br><span class="tiny">${legal(firm)}. Inscrita en el Registro Mercantil, tomo ${pen.digits('###')}, folio ${pen.digits('##')}.</span></div>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),

  /** A dealer in used cars: the car's facts in two columns, one price without tax told as the margin is taxed, a deposit paid and the rest on delivery. */
  'vehiculo-ocasion': paper(
    es,
    'DD/MM/YYYY|DD.MM.YYYY|D de month de YYYY',
    'plain wide narrow',
    'AUTOMÓVILES HERMANOS BRAVO;Ctra. de Extremadura km 21;28935 Móstoles;Hermanos Bravo Ocasión, S.L.|Km0 Levante;Avda. Tres Cruces 90;46014 València;Levante Movilidad, S.L.U.|MOTOR ISLA;C/ Gremi de Fusters 5;07009 Palma;Motor Isla Vehículos, S.L.|José Manuel Cid Ferro;Rúa Progreso 71;32003 Ourense',
    'ES',
    (pen, firm, to) => {
      const price = pen.whole(39, 245) * 10_000 - pen.pick([0, 1000, 5000])
      const sums = within([
        line(say(pen, 'Vehículo de ocasión|Furgoneta de ocasión'), price),
        ...(pen.chance(0.4)
          ? [line('Cambio de titularidad y gestoría', pen.pick([14_000, 16_500]))]
          : []),
        ...(pen.chance(0.3) ? [line('Ampliación de garantía 24 meses', 39_000)] : []),
      ])
      const paid = pen.pick([30_000, 50_000, 100_000])
      const number = pen.digits(say(pen, 'VO-26/###|VO26####|###/2026'))
      const plate = pen.digits('#### ') + pen.random.text(3, 'BCDFGHJKLMNPRSTVWXYZ')
      return [
        `<div style="background:#111827;color:#fff;padding:4mm 6mm;display:flex;justify-content:space-between;align-items:center"><b style="font-size:17pt">${escaped(firm.name)}</b><span>FACTURA DE VENTA</span></div>${headed(
          [
            ['Factura nº', number],
            ['Fecha', pen.day()],
            ['Vendedor', say(pen, 'Raúl|Encarna|Toni')],
          ],
        )}${beside('1fr 1fr', `<b>Vendedor</b><br>${legal(firm)}<br>${place(firm)}<br>NIF ${taxNumber(pen, 'ES')}<br>${pen.digits('6## ### ###')}`, `<b>Comprador</b><br>${who(to)}<br>NIF ${taxNumber(pen, 'ES')}`)}${formed(
          [
            [
              'Marca y modelo',
              say(
                pen,
                'Peugeot Partner 1.5 BlueHDi|Dacia Dokker 1.5 dCi|Ford Transit Custom|Toyota Proace City',
              ),
            ],
            ['Matrícula', plate],
            ['Bastidor', pen.digits('VF3@@########@@##')],
            ['1ª matriculación', dayOff(pen, -pen.whole(1100, 3900))],
            ['Kilómetros', `${pen.whole(28, 190)}.${pen.whole(100, 999)}`],
            ['Garantía', '12 meses'],
          ],
          3,
        )}${grid('ruled', 'lr', 'Concepto|Importe', linesAs(pen, sums.lines, 'tA'))}<div style="text-align:right;font-size:14pt;margin:4mm 0">TOTAL <b>${pen.money(sums.total)}</b></div>${facts(
          [
            [`Señal entregada el ${dayOff(pen, -8)}`, pen.money(paid)],
            ['Pendiente a la entrega', pen.money(sums.total - paid)],
          ],
          'margin-left:auto',
        )}<p style="margin-top:7mm">Operación sujeta al <b>régimen especial de los bienes usados</b> (REBU), arts. 135 y ss. Ley 37/1992. El IVA está incluido en el precio y no es deducible.</p><div class="cols" style="margin-top:22mm;text-align:center"><div style="border-top:0.2mm solid">El vendedor</div><div style="border-top:0.2mm solid">El comprador, conforme</div></div>`,
        { sums, documentNumber: number },
      ]
    },
  ),
}

export const ptPapers: Papers = {
  /** A hall of fairs gives back part of a stand: minus before each amount, the bill it mends with the article of the law, the firm in the middle of the foot. */
  'nota-credito-feira': paper(
    { ...pt, money: '# €' },
    'YYYY-MM-DD|DD-MM-YYYY|DD/MM/YYYY',
    'plain narrow light',
    'EXPOCENTRO;Estrada da Ponte 50;2400-013 Leiria;Expocentro – Feiras e Congressos, S.A.|Parque de Feiras do Alto Douro, E.M.;Av. Aureliano Barrigas 9;5000-413 Vila Real|EventoMar;Doca de Pesca, Armazém 4;8500-827 Portimão;Eventomar Organização de Eventos, Lda.',
    'PT',
    (pen, firm, to) => {
      const area = pen.pick([9, 12, 18, 27])
      const sums = negated(
        onTop([
          several('Redução de área de stand (m²)', area, pen.pick([5500, 7800, 9200]), 23),
          ...(pen.chance(0.5) ? [line('Ligação elétrica trifásica', 14_500, 23)] : []),
          ...(pen.chance(0.5) ? [several('Convites', pen.pick([20, 50]), 200, 6)] : []),
        ]),
      )
      const series = pen.digits(say(pen, '2026/##|1A26/##|A/###'))
      return [
        `<div class="sides"><div style="font:bold 22pt 'DejaVu Sans';color:#0f766e">${escaped(firm.name)}</div><div class="tiny r">Original<br>Página 1 de 1</div></div><div style="margin:10mm 0 8mm 95mm">${who(to)}<br>NIF ${taxNumber(pen, 'PT').slice(2)}</div><div style="background:#f0fdfa;padding:2mm 3mm"><b style="font-size:13pt">Nota de Crédito NC ${series}</b> <span class="tiny">ATCUD: ${pen.digits('@@@#@@@@-##')}</span></div>${told(
          [
            ['Data do documento', pen.day()],
            [
              'Documento retificado',
              `FT ${pen.digits('2026/###')} de ${dayOff(pen, -pen.whole(20, 70))}`,
            ],
            ['Motivo', say(pen, 'Alteração de área contratada|Anulação parcial da inscrição')],
            ['Evento', say(pen, 'Feira da Construção|Salão do Vinho e Gastronomia')],
          ],
        )}${grid('ruled', 'lrrrr', 'Descrição|Qtd.|Preço|IVA|Valor', linesAs(pen, sums.lines, 'tqura'))}<div class="cols">${grid('boxy', 'rrr', 'Taxa IVA|Base|Valor IVA', ratesAs(pen, sums.shares, 'rnv'))}<div style="flex:0 0 74mm">${tally(sumsAs(pen, sums, 'nvT', 'Total líquido|Total IVA|Total a creditar'))}</div></div><p>Valor a regularizar na vossa conta corrente. Nos termos do n.º 2 do artigo 78.º do CIVA, solicitamos a devolução deste documento assinado e carimbado.</p><div class="foot mid tiny">${legal(firm)}<br>${place(firm, ' – ')}<br>NIPC ${taxNumber(pen, 'PT').slice(2)} – Capital social 50.000,00 €<br>${pen.digits('@#@@')}-Processado por programa certificado n.º ${pen.digits('####')}/AT</div>`,
        {
          sums,
          documentNumber: `NC ${series}`,
          otherNumbers: [series],
          kind: 'credit-note',
          due: null,
          hasRates: true,
        },
      ]
    },
  ),

  /** Hire of tents and toilets for a feast: days out and back, a list by piece and day, a deposit that is given back and stands apart, tax, an account to pay. */
  'aluguer-eventos': paper(
    pt,
    'DD/MM/YYYY|YYYY-MM-DD|D de month de YYYY',
    'wide plain',
    'Tendas do Lis;Zona Industrial da Barosa 12;2400-431 Leiria;Tendas do Lis – Aluguer de Equipamentos, Lda.|SANIEVENTO, UNIPESSOAL LDA;Rua das Oficinas 3;4770-405 Vila Nova de Famalicão|Alugafesta;Estrada de Bicesse 210;2645-412 Alcabideche;Carvalho & Nobre, Lda.',
    'PT',
    (pen, firm, to) => {
      const days = pen.whole(2, 6)
      const sums = onTop([
        ...pen.buy(
          wares(
            'Tenda 10 x 10 m;320;540;23|WC portátil;45;85;23|Mesa redonda 8 lugares;6;9;23|Cadeira branca;1.2;2.1;23|Gerador 40 kVA;120;210;23|Palco modular, m²;14;22;23|Aquecedor a gás;25;38;23',
          ),
          { count: [2, 5], most: 12, step: 10 },
        ).lines,
        line('Transporte, montagem e desmontagem', pen.whole(9, 48) * 1000, 23),
      ])
      const number = pen.digits(say(pen, '26/####|A/2026/###|1 2600###'))
      const due = pen.after(pen.pick([0, 8, 30]))
      const bail = pen.pick([15_000, 25_000, 50_000])
      return [
        `<div style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:5mm;border-bottom:0.8mm solid #ea580c;padding-bottom:4mm"><div><b style="font-size:15pt">${escaped(firm.name)}</b></div><div class="tiny">${legal(firm)}<br>${place(firm)}<br>NIF ${taxNumber(pen, 'PT').slice(2)}</div><div class="r"><b>FATURA</b><br>N.º FT ${number}<br>${pen.day()}</div></div><div class="cols" style="margin:7mm 0"><div><span class="grey">Cliente</span><br>${who(to)}<br>Contribuinte n.º ${taxNumber(pen, 'PT').slice(2)}</div><div><span class="grey">Local do evento</span><br>${say(pen, 'Parque da Cidade|Quinta do Rossio|Largo da Feira')}<br><span class="grey">Entrega</span> ${dayOff(pen, -days - 1)}<br><span class="grey">Levantamento</span> ${dayOff(pen, -1)} (${days} dias)</div></div>${grid('', 'rlrr', 'Quant.|Artigo|Preço aluguer|Total', linesAs(pen, sums.lines, 'qtua'))}<hr><div class="sides"><div style="width:80mm" class="boxed tiny">Caução de ${pen.money(bail)} recebida em ${dayOff(pen, -days - 1)} por cheque, não incluída nesta fatura; devolvida após conferência do material.</div>${facts(sumsAs(pen, sums, 'NVT', 'Subtotal|IVA 23%|TOTAL'), 'font-size:110%')}</div><p style="margin-top:8mm">${due > pen.date ? `Data de vencimento: ${pen.day(due)}` : 'Pronto pagamento'}<br>IBAN ${iban(pen, 'PT')}</p><div class="foot sides tiny"><span>${pen.digits('#@@@')}-Processado por programa certificado n.º ${pen.digits('####')}/AT<br>ATCUD: ${pen.digits('@@@@@@@#-###')}</span>${code(pen, 26)}</div>`,
        {
          sums,
          documentNumber: `FT ${number}`,
          otherNumbers: [number],
          ...(due > pen.date ? { due } : {}),
        },
      ]
    },
  ),

  /** A musician's or speaker's, of the tax office's own page: the form's boxes, no tax by an article, a share of the income tax kept back below, paid when issued. */
  'recibo-portal': paper(
    { ...pt, money: '# €' },
    'YYYY-MM-DD|YYYY/MM/DD',
    'plain light',
    'Inês Tavares Moutinho;Rua de Cedofeita 412;4050-174 Porto|GONÇALO REIS PIRES;Travessa do Forno 7;7080-098 Vendas Novas|Teresa Quintela de Brito;Av. Central 88;4710-229 Braga',
    'PT',
    (pen, firm, to) => {
      const what = say(
        pen,
        'Atuação musical em evento de empresa|Palestra sobre gestão do tempo|Tradução de catálogo PT-EN|Sessão fotográfica de produto',
      )
      const sums = within([line(what, pen.whole(9, 95) * 1000)])
      const isHeld = pen.chance(0.5)
      const kept = isHeld ? Math.round(sums.total * 0.23) : 0
      const number = pen.digits(say(pen, 'FR ATSIRE01FR/##|FR ATSIRE01FR/###'))
      const box = (title: string, rows: readonly (readonly [string, string])[]) =>
        `<div style="border:0.2mm solid #9ca3af;margin-bottom:4mm"><div style="background:#e5e7eb;padding:1mm 2mm;font-weight:bold;font-size:88%">${title}</div><div style="padding:1mm 2mm">${told(rows)}</div></div>`
      return [
        `<div class="sides"><div style="font-size:9pt;color:#1d4ed8"><b>AT</b> autoridade tributária e aduaneira</div><div class="r">Fatura-Recibo<br><b>${number}</b><br><span class="tiny">ATCUD: ${pen.digits('JF@@@@@#-##')}</span></div></div><div style="margin-top:8mm">${box(
          'TRANSMITENTE DOS BENS OU PRESTADOR DE SERVIÇOS',
          [
            ['Nome', firm.name],
            ['NIF', pen.digits('2########')],
            ['Domicílio', firm.address.join(', ')],
            ['Atividade', say(pen, '2015 – Músicos|1332 – Outros prestadores de serviços')],
          ],
        )}${box('ADQUIRENTE DOS BENS OU SERVIÇOS', [
          ['Nome', to.name],
          ['NIF', taxNumber(pen, 'PT').slice(2)],
          ['Morada', to.address.join(', ')],
        ])}${box('DADOS DA OPERAÇÃO', [
          ['Data de emissão', pen.day()],
          ['Data da transmissão ou prestação', dayOff(pen, -pen.whole(0, 6))],
          ['Recebimento a título de', 'Pagamento dos bens ou dos serviços'],
          ['Descrição', what],
        ])}${facts(
          [
            ['Valor base', pen.money(sums.net)],
            ['IVA – Regime de isenção [art. 53.º]', '–'],

            ['Total do documento', pen.money(sums.total)],
            [
              isHeld ? 'IRS – à taxa de 23%' : 'IRS – Dispensa de retenção [art. 101.º-B]',
              pen.money(kept),
            ],
            ['Importância recebida', pen.money(sums.total - kept)],
          ],
          'margin-left:auto',
        )}</div>${part('position:absolute;bottom:16mm;left:18mm', code(pen, 28))}<div class="foot tiny r">Documento emitido eletronicamente no Portal das Finanças</div>`,
        { sums, documentNumber: number, ...settled },
      ]
    },
    '2025-01-01',
  ),
}
