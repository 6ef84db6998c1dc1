/** Bills of Spain, Italy and Portugal: a bill put right, papers paid for the client, a doctor with a stamp, a van's two pages, a workshop. */
import { escaped, line, negated, onTop, several, within } from '../eighth/kit'
import { es, it, pt } from '../eighth/notations'
import { iban, taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'
import { linesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, tr, who, type Papers } from './kit'

export const esPapers: Papers = {
  /** A bill put right: what was too much comes back, the first bill and why in a frame. */
  'factura-rectificativa': paper(
    es,
    'DD/MM/YYYY|DD-MM-YY',
    'plain needle',
    'Suministros Industriales Arlanza, S.L.;Pol. Ind. Villalonquéjar, c/ López Bravo 30;09001 Burgos|Distribuciones Cabo Peñas;C/ Marqués de San Esteban 9;33206 Gijón;Cabo Peñas Distribución, S.A.',
    'ES',
    (pen, firm, to) => {
      const sums = negated(
        onTop([
          several(
            say(pen, 'Rodamiento 6204-2RS|Caja aceite girasol 12x1L|Guantes nitrilo'),
            pen.whole(2, 30),
            pen.whole(210, 3900),
            21,
          ),
        ]),
      )
      const number = pen.digits(say(pen, 'R26/###|FR-26-####'))
      return [
        `<div class="sides"><div><b style="font-size:13pt">${escaped(firm.name)}</b><br>${place(firm)}<br>CIF: ${taxNumber(pen, 'ES')}</div><div style="border:0.3mm solid;padding:3mm;width:80mm"><span class="tiny">CLIENTE ${pen.digits('43000####')}</span><br>${who(to)}<br>CIF: ${taxNumber(pen, 'ES')}</div></div><h1>FACTURA RECTIFICATIVA</h1>${told(
          [
            ['Nº factura', number],
            ['Fecha', pen.day()],
          ],
        )}<div style="border:0.3mm dashed #555;padding:2mm;margin:3mm 0">Rectifica la factura ${pen.digits('F26/####')} de fecha ${pen.day(pen.after(-20))}. Motivo: devolución de mercancía.</div>${grid(
          'boxy',
          'llrrr',
          'Artículo|Descripción|Uds.|Precio|Importe',
          sums.lines.map((each) => [
            pen.digits('######'),
            each.text,
            String(each.quantity),
            pen.plain(each.unit),
            pen.plain(each.amount),
          ]),
        )}<table class="t boxy" style="margin-top:20mm"><tr><td>Base imponible<br>${pen.plain(sums.net)}</td><td>% IVA<br>21</td><td>Cuota IVA<br>${pen.plain(sums.vat)}</td><td><b>TOTAL EUR<br>${pen.plain(sums.total)}</b></td></tr></table><div class="foot tiny">${legal(firm)} Inscrita en el Registro Mercantil, tomo ${pen.digits('###')}, folio ${pen.digits('##')}</div>`,
        { sums, documentNumber: number, kind: 'credit-note', due: null },
      ]
    },
  ),

  /** A firm that sees to papers: its fee with tax, fees of offices paid for the client without. */
  'gestoria-suplidos': paper(
    es,
    'D de month de YYYY|DD/MM/YYYY',
    'light book',
    'Gestoría Balmaseda;Plaza Mayor 3, 1º;40001 Segovia;Balmaseda Asesores, S.L.P.|Asesoría Fiscal Norte;C/ Uría 44;33003 Oviedo;Norte Tributos, S.L.',
    'ES',
    (pen, firm, to) => {
      const fee = line(
        say(
          pen,
          'Tramitación transferencia vehículo|Constitución de sociedad|Honorarios trimestre',
        ),
        pen.whole(60, 480) * 100,
        21,
      )
      const spent = line('Suplidos: tasas abonadas por su cuenta', pen.whole(1500, 16_000), 0)
      const sums = onTop([fee, spent])
      const [number, due] = [pen.digits(say(pen, '26-####|A/####')), pen.after(10)]
      return [
        `<div style="border-left:2mm solid #15803d;padding-left:5mm"><span style="font-size:17pt">${escaped(firm.name)}</span><br>${place(firm, ' · ')}</div><div class="cols" style="margin:12mm 0 8mm"><div><span class="tiny grey">FACTURADO A</span><br>${who(to)}<br>NIF ${taxNumber(pen, 'ES')}</div><div><span class="tiny grey">FACTURA</span><br>${number}<br><span class="tiny grey">FECHA DE EMISIÓN</span><br>${pen.day()}<br><span class="tiny grey">VENCIMIENTO</span><br>${pen.day(due)}</div></div>${grid(
          'ruled',
          'lr',
          'Concepto|Importe',
          [
            [fee.text, pen.money(fee.amount)],
            ['IVA 21% sobre honorarios', pen.money(sums.vat)],
            [spent.text, pen.money(spent.amount)],
          ],
        )}<p style="font-size:14pt;text-align:right">Total a pagar <b>${pen.money(sums.total)}</b></p><p>Domiciliación en su cuenta ${pen.digits('ES## #### **** **** ****')}</p><div class="foot tiny">${legal(firm)} – NIF ${taxNumber(pen, 'ES')}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const itPapers: Papers = {
  /** A doctor: free of tax, a stamp of two euros in the total, the buyer's tax code. */
  'medico-bollo': paper(
    it,
    'DD/MM/YYYY|D month YYYY',
    'book plain',
    'Dott.ssa Federica Monti;Via Cavour 19;56125 Pisa (PI)|Poliambulatorio San Rocco S.r.l.;Viale Europa 102;38122 Trento (TN)',
    'IT',
    (pen, firm, to) => {
      const sums = within([
        line(
          say(pen, 'Visita medica del lavoro|Visita ortopedica|Ecografia muscolare'),
          pen.whole(80, 240) * 100,
        ),
        line('Imposta di bollo', 200),
      ])
      const number = pen.digits(say(pen, '##/26|###|26-###'))
      return [
        `<div class="mid"><i style="font-size:17pt">${escaped(firm.name)}</i><br>${say(pen, 'Specialista in Medicina del Lavoro|Specialista in Ortopedia')}<br>${place(firm, ' – ')}</div><div style="margin:14mm 0 10mm 95mm">Spett.le<br>${who(to)}<br>P.IVA ${taxNumber(pen, 'IT')}</div><p>Fattura n. ${number} del ${pen.day()}</p>${grid(
          'ruled',
          'lr',
          'Prestazione|Euro',
          [...linesAs(pen, sums.lines, 'ta'), ['TOTALE', pen.plain(sums.total)]],
        )}<p>Operazione esente IVA ex art. 10 n. 18 DPR 633/72.</p><p>Pagato con POS in data odierna.</p><div class="r" style="margin-top:16mm">Firma ____________________</div><div class="foot tiny">C.F. ${pen.digits('@@@@@@##@##@###@')} – P.IVA ${taxNumber(pen, 'IT')} – marca da bollo ${pen.digits('01##########')}</div>`,
        { sums, documentNumber: number, due: null },
      ]
    },
  ),

  /** The rent of a van on two pages: a summary with a bank's draft, the days and services behind it. */
  'noleggio-furgone': paper(
    it,
    'DD/MM/YYYY|DD-MM-YYYY',
    'narrow plain',
    'Lario Rent S.p.A.;Via Bellinzona 40;22100 Como (CO)|Furgonoleggio Adriatico;Via Flaminia 201;47923 Rimini (RN);F.A. Mobilità S.r.l.',
    'IT',
    (pen, firm, to) => {
      const sums = onTop([
        line('Canone noleggio lungo termine', pen.whole(310, 690) * 100, 22),
        line('Canone servizi', pen.whole(60, 210) * 100, 22),
        ...(pen.chance(0.6) ? [line('Addebito km eccedenti', pen.whole(900, 24_000), 22)] : []),
      ])
      const [number, due] = [pen.digits(say(pen, 'V1/######|26########|FV-####/26')), pen.after(30)]
      const plate = pen.digits('G@###@@')
      const head = (page: number) =>
        `<div class="sides"><b style="font-size:15pt;color:#b45309">${escaped(firm.name)}</b><span class="tiny">Pag. ${page} di 2</span></div>`
      return [
        [
          `${head(1)}<div class="tiny">${legal(firm)} – ${place(firm, ' – ')} – P.IVA ${taxNumber(pen, 'IT')}</div><div style="margin:14mm 0 10mm 100mm">${who(to)}</div><table class="t boxy"><tr class="tiny"><td>Fattura n.</td><td>Data</td><td>Cod. cliente</td><td>Contratto</td><td>Scadenza</td></tr><tr><td>${number}</td><td>${pen.day()}</td><td>${pen.digits('00######')}</td><td>${pen.digits('LT-#####')}</td><td>${pen.day(due)}</td></tr></table><div style="background:#fffbeb;padding:5mm;margin:6mm 0">${facts(
            sumsAs(pen, sums, 'NVT', 'Totale imponibile|IVA 22%|Totale fattura'),
            'width:100%',
          )}</div><p>Addebito SDD sul conto ${pen.digits('IT##@#####*********')} alla scadenza indicata.</p>`,
          `${head(2)}<p>Dettaglio della fattura ${number}</p>${grid(
            'ruled',
            'lllr',
            'Targa|Descrizione|Periodo|Importo',
            sums.lines.map((each) => [
              plate,
              each.text,
              `${pen.day(pen.after(-30), 'DD/MM')} – ${pen.day(pen.after(-1), 'DD/MM/YY')}`,
              pen.plain(each.amount),
            ]),
          )}<p class="r">Somma ${pen.plain(sums.net)}</p>`,
        ],
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const ptPapers: Papers = {
  /** A workshop of Portugal: codes that a certified program prints, the tax by rate in a small table. */
  'oficina-fatura': paper(
    pt,
    'YYYY-MM-DD|DD-MM-YYYY|DD/MM/YYYY',
    'plain narrow',
    'Auto Reparadora do Lis, Lda.;Rua da Indústria 55;2400-441 Leiria|Oficina Irmãos Cardoso;EN 10, km 22;2615-130 Alverca;Cardoso & Cardoso, Lda.',
    'PT',
    (pen, firm, to) => {
      const sums = onTop([
        several('Mão de obra', pen.whole(1, 7), pen.whole(3200, 4800), 23),
        line(
          say(pen, 'Kit distribuição|Pastilhas travão|Amortecedores (par)'),
          pen.whole(4500, 32_000),
          23,
        ),
      ])
      const [number, due] = [`FT ${pen.digits(say(pen, '26/####|A26/###'))}`, pen.after(30)]
      return [
        `<div class="cols"><div><b>${escaped(firm.name)}</b><br>${place(firm)}<br>NIF ${taxNumber(pen, 'PT')}</div><div><span class="tiny">Exmo.(s) Sr.(s)</span><br>${who(to)}</div></div><div class="r tiny">Original</div><div style="background:#e5e7eb;padding:2mm 3mm"><b>Fatura ${number}</b></div>${grid('tiny', 'lllll', 'Data|Vencimento|V/ NIF|Matrícula|Km', [[pen.day(), pen.day(due), taxNumber(pen, 'PT'), pen.digits('@@-##-@@'), pen.digits('1#####')]])}${grid(
          'ruled',
          'lrrrr',
          'Descrição|Qtd.|Pr. unit.|IVA|Valor',
          sums.lines.map((each) => [
            each.text,
            String(each.quantity),
            pen.plain(each.unit),
            '23',
            pen.plain(each.amount),
          ]),
        )}<div style="position:absolute;left:18mm;right:18mm;bottom:30mm" class="cols"><div class="tiny"><table class="t boxy tiny">${tr(
          'rrr',
          [
            ['Taxa', 'Incidência', 'IVA'],
            ['23,00', pen.plain(sums.net), pen.plain(sums.vat)],
          ],
        )}</table><p>${pen.digits('@@@@')}-Processado por programa certificado n.º ${pen.digits('####')}/AT<br>ATCUD: ${pen.digits('@@#@@@#@-####')}</p></div>${facts(
          sumsAs(pen, sums, 'nvt', 'Mercadoria/Serviços|IVA|Total (EUR)'),
        )}</div><div class="foot tiny">${legal(firm)} · IBAN ${iban(pen, 'PT')}</div>`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
  ),
}
