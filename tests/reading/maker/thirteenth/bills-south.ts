/** Bills of Italy, Spain and Portugal: a credit, parcels, a telephone, a school, a forwarder. */
import type { Random } from '../../../support/random'
import { below, firms, line, onTop, penFor, several, wares } from '../eighth/kit'
import { es, it, pt } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import { lettered } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { boxes, captioned, leaders } from '../eleventh/kit'
import { divided, goods, headed, letter, letterhead, oneLine, rates, say } from '../twelfth/kit'
import { buyerOf } from './buyers'
import { cells, stacked, tally, toldBy } from './kit'

const vendors = firms(
  'Ceramiche Faentine S.r.l.;Via Granarolo 41;48018 Faenza (RA)|TIPOGRAFIA MARCHETTI & C. S.n.c.;Via Mazzini 7;61029 Urbino (PU)|Noleggio Palchi Trinacria;Zona Industriale Nord;95121 Catania (CT);Salvatore Greco',
)

/** An Italian credit: the invoice it changes with its day, the reason in a row, codes of a tax's kind, sums without a sign. */
export function notaCredito(random: Random): Sheet {
  const pen = penFor(random, it, 'DD/MM/YYYY|DD-MM-YYYY')
  const [firm, to] = [pen.pick(vendors), buyerOf(pen, 'IT')]
  const sums = pen.buy(
    wares(
      'Reso piastrelle difettose;60;420;22|Storno stampa cataloghi;90;600;22|Abbuono noleggio;40;250;22|Libri resi;20;90;4',
    ),
    { count: [1, 2] },
  )
  const number = pen.digits(say(pen, 'NC/26/###|##/NC|4###'))
  return letter(
    pen,
    { faces: 'plain slab' },
    [
      `<div class="sides"><div>${letterhead(firm, 6, 'font-weight:bold')}<br>P.IVA ${taxNumber(pen, 'IT')}</div><div style="margin-top:22mm">Spett.le<br>${lettered(to)}</div></div>${headed(
        [
          ['Documento', 'Nota di credito'],
          ['N.', number],
          ['Del', pen.day()],
          ['Rif. fattura', `${pen.digits('###/26')} del ${pen.day(pen.after(-pen.whole(6, 40)))}`],
        ],
      )}<p>Causale: ${say(pen, 'merce difettosa|errata fatturazione|sconto riconosciuto')}</p>${goods(pen, sums, 'tqura', 'Descrizione|Q.tà|Prezzo|% IVA|Importo')}${rates(pen, sums, 'nrvg', 'Imponibile|Aliq.|Imposta|Totale')}<p class="right">Totale a Vostro credito <b>${pen.money(sums.total)}</b></p>`,
    ],
    toldBy(pen, {
      supplier: firm,
      sums,
      documentNumber: number,
      kind: 'credit-note',
      due: null,
      hasRates: true,
    }),
  )
}

const couriers = firms(
  'Freccia Espressi S.p.A.;Viale Certosa 201;20151 Milano (MI);Freccia Espressi|Corriere Adriatico Soc. Coop.;Via Flaminia 88;60126 Ancona (AN)|PONY BIKE TORINO;Via Nizza 52;10126 Torino (TO);Pedali Urbani s.r.l.s.',
)

/** Parcels of an Italian courier, two pages: a list of letters of carriage carried over, the sums and the due day on the second. */
export function distinta(random: Random): Sheet {
  const pen = penFor(random, it, 'DD/MM/YYYY|DD/MM/YY')
  const [firm, to] = [pen.pick(couriers), buyerOf(pen, 'IT')]
  const sums = onTop(
    Array.from({ length: pen.whole(14, 24) }, (_, at) =>
      line(
        `LDV ${pen.digits('########')} ${say(pen, 'Bolzano|Lecce|Cuneo|Pisa|Udine')}`,
        pen.whole(58, 240) * 10 + (at % 3),
        22,
      ),
    ),
  )
  const half = Math.ceil(sums.lines.length / 2)
  const carried = sums.lines.slice(0, half).reduce((all, { amount }) => all + amount, 0)
  const rowsOf = (from: number, until: number) =>
    sums.lines.slice(from, until).map((each) => [each.text, pen.plain(each.amount)])
  const number = pen.digits(say(pen, 'V#/#####|26-#####|####/E'))
  const due = pen.after(60)
  const head = (page: number) =>
    `<div class="sides"><b>${firm.name}</b><span>Fattura ${number} del ${pen.day()} – pag. ${page}/2</span></div>`
  return letter(
    pen,
    { faces: 'narrow needle', size: 9 },
    [
      `${head(1)}<div class="sides" style="margin-top:8mm"><div>${below(firm)}<br>P.IVA ${taxNumber(pen, 'IT')}</div><div class="boxed">${lettered(to)}</div></div>${cells('lr', 'Spedizione|Nolo', rowsOf(0, half), 'dotted')}<p class="right">A riportare ${pen.plain(carried)}</p>`,
      `${head(2)}<p class="right">Riporto ${pen.plain(carried)}</p>${cells('lr', 'Spedizione|Nolo', rowsOf(half, sums.lines.length), 'dotted')}${boxes(
        [
          ...sumsAs(pen, sums, 'nvT', 'Imponibile|IVA 22%|Totale fattura'),
          ['Scadenza', pen.day(due)],
        ],
      )}<p class="small">Bonifico bancario ${iban(pen, 'IT')}</p>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due }),
  )
}

const operators = firms(
  'Telenorte Comunicaciones, S.A.U.;C/ Uría 33;33003 Oviedo;Telenorte|Fibra Levante, S.L.;Avda. Aragón 12;46010 Valencia|SUREÑA MÓVIL;C/ Larios 4;29005 Málaga;Sureña de Telecomunicaciones, S.A.',
)

/** A Spanish telephone's: by line of the firm, discounts below nothing, the sum in a band, the day it will be charged to an account. */
export function facturaMovil(random: Random): Sheet {
  const pen = penFor(random, es, 'D de month de YYYY|DD/MM/YYYY')
  const [firm, to] = [pen.pick(operators), buyerOf(pen, 'ES')]
  const sums = onTop([
    line(`Cuota línea ${pen.digits('6## ### ###')}`, pen.whole(900, 3200), 21),
    line(`Cuota línea ${pen.digits('6## ### ###')}`, pen.whole(900, 3200), 21),
    line('Fibra 600 Mb', pen.whole(2400, 4200), 21),
    line('Descuento agrupación', -pen.whole(300, 1400), 21),
    ...(pen.chance(0.4) ? [line('Roaming fuera de la UE', pen.whole(50, 1800), 21)] : []),
  ])
  const number = pen.digits(say(pen, 'TA26########|28-@#-######|F26/#####'))
  const taken = pen.after(8)
  return letter(
    pen,
    { faces: 'wide light' },
    [
      `<div style="background:#be123c;color:#fff;padding:4mm 6mm" class="sides"><span style="font-size:15pt">${firm.also[0] ?? firm.name}</span><span>Total a pagar <b>${pen.money(sums.total)}</b></span></div><div class="sides" style="margin-top:8mm"><div>${stacked(
        [
          ['Nº de factura', number],
          ['Fecha de emisión', pen.day()],
          ['Fecha de cargo', pen.day(taken)],
          ['Periodo', `${pen.day(pen.after(-31))} - ${pen.day(pen.after(-1))}`],
        ],
      )}</div><div style="margin-top:20mm">${lettered(to)}</div></div>${leaders(
        sums.lines.map((each) => [each.text, pen.money(each.amount)] as const),
      )}${tally(sumsAs(pen, sums, 'NVT', 'Total (base imponible)|IVA (21%)|Total factura'))}<div class="foot small">${oneLine(firm)} CIF ${taxNumber(pen, 'ES')}</div>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due: taken }),
  )
}

const academies = firms(
  'Colegio Santa Engracia, S. Coop.;Paseo Rosales 11;50008 Zaragoza|Academia de Danza Pas de Deux;C/ San Fernando 60;39010 Santander;Irene Cobo Ruiz|Escuela Infantil Caracola;Avda. de Canarias 5;35110 Vecindario;Caracola Educa, S.L.U.',
)

/** Of a Spanish school: a month free of tax with the law's words, meals by day, taken from an account; the number before the name. */
export function reciboColegio(random: Random): Sheet {
  const pen = penFor(random, es, 'DD/MM/YYYY|D de month de YYYY')
  const [school, to] = [pen.pick(academies), buyerOf(pen, 'ES')]
  const sums = onTop([
    line('Mensualidad', pen.whole(60, 420) * 100),
    ...(pen.chance(0.6)
      ? [several('Comedor, días', pen.whole(8, 21), pen.whole(55, 85) * 10)]
      : []),
    ...(pen.chance(0.4) ? [line('Actividad extraescolar', 3200)] : []),
  ])
  const number = pen.digits(say(pen, 'R26/####|######|26-0###'))
  return letter(
    pen,
    { faces: 'slab book' },
    [
      `<div class="sides"><div style="width:50mm;border-right:0.4mm solid #9ca3af;padding-right:4mm">${captioned(
        [
          ['Factura/recibo', number],
          ['Fecha', pen.day()],
          ['Titular', to.name],
          ['Alumno/a', say(pen, 'Leo G.|Martina P.')],
        ],
      )}</div><div style="flex:1">${letterhead(school, 7, 'color:#1d4ed8')}<br>NIF ${taxNumber(pen, 'ES')}${goods(pen, sums, 'tqua', 'Concepto|Ud.|Precio|Importe')}<p class="right big">Total: ${pen.money(sums.total)}</p><p class="small">Exento de IVA, art. 20.Uno.9º Ley 37/1992. Se cargará en su cuenta en los cinco primeros días del mes.</p></div></div>`,
    ],
    toldBy(pen, { supplier: school, sums, documentNumber: number }),
  )
}

const forwarders = firms(
  'Transitários Atlântico, Lda.;Rua de Leixões 140;4450-718 Leça da Palmeira|NAVEGA CARGO;Doca de Alcântara, Edif. 3;1350-352 Lisboa;Navega Cargo Unipessoal Lda.|Mudanças Serra & Mar;Zona Ind. Loulé, Lt 12;8100-272 Loulé;Serra & Mar, S.A.',
)

/** Of a Portuguese forwarder: sea freight free of tax by an article, handling with it, marks for each, a resume at the left foot. */
export function transitario(random: Random): Sheet {
  const pen = penFor(random, pt, 'YYYY-MM-DD|DD-MM-YYYY')
  const [firm, to] = [pen.pick(forwarders), buyerOf(pen, 'PT')]
  const sums = onTop([
    line('Frete marítimo', pen.whole(300, 2600) * 100, 0),
    line('Manuseamento terminal', pen.whole(60, 320) * 100, 23),
    line('Despacho aduaneiro', pen.whole(40, 130) * 100, 23),
  ])
  const number = `FT ${pen.digits(say(pen, 'M26/####|26A/###|2026/####'))}`
  const due = pen.after(30)
  return letter(
    pen,
    { faces: 'narrow wide' },
    [
      `<div class="sides"><div>${letterhead(firm, 7, 'font-weight:bold;color:#075985')}<br>NIPC ${taxNumber(pen, 'PT').slice(2)}</div><div class="right">Fatura<br><b>${number}</b><br><span class="small">ATCUD ${pen.digits('@@@@####-###')}</span></div></div>${divided(
        [
          ['Cliente', to.name],
          ['Morada', to.address.join(', ')],
          ['Data', pen.day()],
          ['Vencimento', pen.day(due)],
          ['B/L', pen.digits('MEDU#######')],
          ['Navio', say(pen, 'MSC Carla 3|Monte Rosa')],
        ],
      )}${cells(
        'lrr',
        'Serviço|IVA|Valor EUR',
        sums.lines.map((each) => [
          each.text,
          each.rate === 0 ? 'M05' : `${each.rate}%`,
          pen.plain(each.amount),
        ]),
        'lined',
      )}<div style="position:absolute;left:18mm;right:18mm;bottom:32mm" class="sides"><div style="width:78mm">${rates(pen, sums, 'rnv', 'Taxa|Base|IVA')}<span class="small">M05: isento artigo 14.º do CIVA</span></div>${tally(
        sumsAs(pen, sums, 'NVT', 'Total sem IVA|IVA|Total a liquidar'),
        '',
      )}</div><div class="foot small">IBAN ${iban(pen, 'PT')}</div>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due, hasRates: true }),
  )
}
