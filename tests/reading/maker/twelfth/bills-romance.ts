/** Bills of France, Belgium, Luxembourg, Italy, Spain, Catalonia and Portugal: a landlord, a mason, a school of music, a lawyer, a garage, a small practice, an insurer, a joiner, a workshop. */
import type { Random } from '../../../support/random'
import { below, block, firms, line, onTop, penFor, several, truthOf, wares } from '../eighth/kit'
import { be, es, fr, it, pt } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import { inFull, lettered } from '../ninth/kit'
import { frenchNumbers, iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { lu } from '../eleventh/kit'
import { buyerOf } from './buyers'
import {
  behind,
  ct,
  divided,
  goods,
  headed,
  inLine,
  letter,
  logo,
  oneLine,
  pushed,
  rates,
  say,
} from './kit'

const landlords = firms(
  'SCI des Tanneurs;3 quai des Tanneurs;37000 Tours|Foncière Belle-Rive SAS;41 avenue du Lac;74000 Annecy|Indivision Le Bihan;Moulin de Kerlan;56400 Auray',
)

/** A French landlord's notice: rent and charges of a quarter, VAT on both, the premises apart, due before the term begins. */
export function avisLoyer(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YYYY|D month YYYY')
  const [firm, to] = [pen.pick(landlords), buyerOf(pen, 'FR')]
  const sums = onTop([
    line('Loyer commercial du trimestre', pen.whole(90, 520) * 1000, 20),
    line('Provision pour charges', pen.whole(10, 60) * 1000, 20),
  ])
  const number = pen.digits(say(pen, 'L26-###|26T#/##|Q######'))
  return letter(
    pen,
    { faces: 'book slab plain' },
    [
      `<div class="sides"><div>${lettered(firm)}</div><div class="right">${pen.day()}</div></div><div class="push" style="margin-top:12mm">${lettered(to)}</div><h1>Avis d’échéance valant facture</h1>${inLine(
        [
          ['N°', number],
          ['Locaux', 'boutique et réserve'],
          ['Période du', `${pen.day(pen.after(8))} au ${pen.day(pen.after(98))}`],
        ],
        ' — ',
      )}${goods(pen, sums, 'tA', 'Désignation|Montant HT')}${headed(sumsAs(pen, sums, 'NVT', 'Total HT|TVA 20 %|Montant appelé TTC'))}<p>À régler avant le ${pen.day(pen.after(8))} par virement : ${iban(pen, 'FR')}</p><p class="small">Cet avis ne vaut pas quittance. TVA ${frenchNumbers(pen).vat}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const masons = firms(
  'Maçonnerie Pereira & Fils;Route de Nîmes;30250 Sommières;SARL Pereira et Fils|Élec’ Ouest;12 rue des Frères-Lumière;35400 Saint-Malo;Loïc Abgrall EI|Bois & Charpente du Vercors SAS;ZA Les Clots;38250 Villard-de-Lans',
)

/** A French builder's state of work: what was done less what was billed before, in lines before tax; owed by the client at times. */
export function situation(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YYYY|D month YYYY|DD.MM.YYYY')
  const [firm, to] = [pen.pick(masons), buyerOf(pen, 'FR')]
  const isTurned = pen.chance(0.35)
  const work = pen.whole(60, 300) * 10_000
  const rate = isTurned ? 0 : pen.pick([20, 10])
  const sums = onTop([
    line('Travaux exécutés à ce jour', work, rate),
    line('À déduire : situation précédente', -Math.round(work * 0.45), rate),
  ])
  const number = pen.digits(say(pen, 'FA26-0###|2 / ####|F######'))
  const numbers = frenchNumbers(pen)
  return letter(
    pen,
    {
      faces: 'plain wide narrow',
      css: 'h1 { background: #334155; color: #fff; padding: 2mm 3mm; }',
    },
    [
      `${logo(firm.name, 9, 'font-weight:bold;color:#b45309')}<div class="small">${[...firm.also, ...firm.address].join(' – ')}<br>SIRET ${numbers.siret}</div><div class="push">${lettered(to)}</div><h1>Situation de travaux n° 2</h1>${divided(
        [
          ['Facture n°', number],
          ['Date', pen.day()],
          ['Devis accepté', pen.digits('D26-0##')],
          ['Échéance', pen.day(pen.after(30))],
        ],
      )}${goods(pen, sums, 'ntA', 'N°|Nature des travaux|HT')}${pushed(sumsAs(pen, sums, 'NVT', `Total HT|TVA ${isTurned ? 'autoliquidation' : pen.rate(rate)}|Net à payer TTC`))}${isTurned ? '<p>Autoliquidation – TVA due par le preneur assujetti (art. 283-2 nonies du CGI).</p>' : ''}<div class="foot small mid">Assurance décennale MAIF · TVA ${numbers.vat}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const schools = firms(
  'École de musique Les Quatre Saisons;Maison des associations, 2 rue Pasteur;14000 Caen|Fédération des Métiers d’Art;76 boulevard Raspail;75006 Paris|Marion Desbiolles Psychologue;10 impasse du Verger;74200 Thonon-les-Bains',
)

/** Of those in France who bear no VAT: a note with the words of the law, the year's fees, values before their labels. */
export function exoneree(random: Random): Sheet {
  const pen = penFor(random, fr, 'D month YYYY|DD/MM/YYYY')
  const [firm, to] = [pen.pick(schools), buyerOf(pen, 'FR')]
  const sums = onTop([
    several(
      say(pen, 'Séance de formation|Cotisation, part salarié|Cours collectif'),
      pen.whole(1, 10),
      pen.whole(30, 95) * 100,
    ),
  ])
  const number = pen.digits(say(pen, '26-###|N######|###'))
  return letter(
    pen,
    { faces: 'light slab' },
    [
      `<p>${lettered(to)}</p><div class="right" style="margin:10mm 0">${behind([
        [' note d’honoraires n°', number],
        [' établie le', pen.day()],
        [' payable à réception', ''],
      ])}</div>${goods(pen, sums, 'tqua', 'Objet|Nombre|Prix|Total €')}<p class="right big">Montant total : ${pen.money(sums.total)}</p><p>TVA non applicable, ${say(pen, 'art. 293 B du CGI|art. 261-4-4° du CGI')}.</p><div class="foot small">${oneLine(firm, ' • ')} • SIRET ${frenchNumbers(pen).siret}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const lawyers = firms(
  'Cabinet d’avocats Delvaux & Associés;Rue Louvrex 28;4000 Liège;Delvaux & Associés srl|Boekhoudkantoor Cijferwijs;Stationsstraat 44;9100 Sint-Niklaas;Cijferwijs BV|Imprimerie Hanssens SA;Chaussée de Louvain 510;1030 Bruxelles',
)

/** A Belgian state of fees: a structured message to pay with, VAT in a box with its base, a due day apart. */
export function etatHonoraires(random: Random): Sheet {
  const pen = penFor(random, be, 'DD/MM/YYYY|D/MM/YYYY|DD-MM-YYYY')
  const [firm, to] = [pen.pick(lawyers), buyerOf(pen, 'BE')]
  const isFlemish = firm.name.startsWith('Boek')
  const sums = onTop([
    line(
      isFlemish ? 'Prestaties boekhouding kwartaal' : 'Prestations du trimestre',
      pen.whole(200, 2400) * 100,
      21,
    ),
    line(isFlemish ? 'Dossierkosten' : 'Frais de dossier', pen.whole(25, 95) * 100, 21),
  ])
  const number = pen.digits(say(pen, '26/####|VF-26-####|2026####'))
  const words = isFlemish
    ? [
        'Factuur',
        'Factuurnr.',
        'Datum',
        'Vervaldag',
        'Mededeling',
        'Te betalen',
        'Maatstaf|btw %|btw|Totaal',
      ]
    : [
        'Facture',
        'N° facture',
        'Date',
        'Échéance',
        'Communication',
        'Montant à payer',
        'Base|TVA %|TVA|Total',
      ]
  const [title = '', no = '', day = '', due = '', message = '', pay = '', head = ''] = words
  return letter(
    pen,
    { faces: 'plain book' },
    [
      `<div class="sides">${logo(firm.name, 6, 'letter-spacing:0.4mm')}<div class="small right">${below(firm)}<br>${taxNumber(pen, 'BE')}</div></div><div class="push" style="margin:12mm 10mm 8mm 0">${lettered(to)}</div><h1>${title}</h1>${headed(
        [
          [no, number],
          [day, pen.day()],
          [due, pen.day(pen.after(30))],
          [message, pen.digits('+++###/####/#####+++')],
        ],
      )}${goods(pen, sums, 'tA')}${rates(pen, sums, 'nrvg', head)}<p class="right"><b>${pay} ${pen.money(sums.total)}</b></p><p>IBAN ${iban(pen, 'BE')} BIC GKCCBEBB</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const luxembourgers = firms(
  'Garage Thill & Fils s.à r.l.;71, route d’Arlon;L-8310 Capellen|Electro Center Ettelbruck;8, Grand-Rue;L-9050 Ettelbruck;EC Ettelbruck S.A.|Fleurs Hoffmann;33, rue des Bains;L-5610 Mondorf-les-Bains',
)

/** Of Luxembourg in French: two of its rates, prices without tax, sums by rate beside one another. */
export function factureLux(random: Random): Sheet {
  const pen = penFor(random, lu, 'DD/MM/YYYY|DD.MM.YYYY|D month YYYY', { money: '# EUR' })
  const [firm, to] = [pen.pick(luxembourgers), buyerOf(pen, 'LU')]
  const sums = pen.buy(
    wares(
      'Service atelier, heures;62;88;17|Pneus été;84;140;17|Compositions florales;25;60;8|Lave-vaisselle pro;900;2100;17|Plantes vertes;12;48;8',
    ),
    {
      count: [2, 4],
      most: 4,
    },
  )
  const number = pen.digits(say(pen, '26#####|FA/26/###|L-#####'))
  return letter(
    pen,
    { faces: 'plain wide' },
    [
      `<div class="sides"><div>${logo(firm.name, 7, 'font-weight:bold;color:#9d174d')}<span class="small">${[...firm.also, ...firm.address].join('<br>')}</span></div><div class="boxed">${lettered(to)}</div></div><div class="sides" style="margin-top:9mm"><div class="big">Facture ${number}</div><div>${pen.day()}</div></div>${goods(pen, sums, 'tqura', 'Libellé|Qté|P.U. HT|TVA|Total HT')}${rates(pen, sums, 'rnv', 'Taux|Base HT|TVA')}${pushed(sumsAs(pen, sums, 'nvT', 'Total HT|Total TVA|À payer'))}<div class="foot small">TVA LU${pen.digits('########')} · RCS Luxembourg ${pen.digits('B######')} · ${pen.digits('LU## 0019 #### #### ####')}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const practices = firms(
  'Studio Grafico Lucia Ferrante;Vicolo San Gaetano 6;37121 Verona (VR)|Dott. Paolo Cerutti – Geologo;Via Cavour 19;13900 Biella (BI)|Giardini & Orti di Neri Marco;Località Poggio 4;53024 Montalcino (SI)',
)

/** An Italian of the flat-rate scheme: no VAT, a stamp of two euros in the sum, words of the law below. */
export function forfettario(random: Random): Sheet {
  const pen = penFor(random, it, 'DD/MM/YYYY|D month YYYY|DD-MM-YYYY')
  const [firm, to] = [pen.pick(practices), buyerOf(pen, 'IT')]
  const sums = onTop([
    line(
      say(pen, 'Progetto immagine coordinata|Relazione geologica|Manutenzione giardino'),
      pen.whole(120, 1900) * 100,
    ),
    line('Imposta di bollo', 200),
  ])
  const number = say(pen, `${pen.whole(2, 80)}|FPR ${pen.digits('##/26')}|${pen.digits('##/2026')}`)
  return letter(
    pen,
    { faces: 'light plain book' },
    [
      `<div class="sides"><div>${behind([
        ['', firm.name],
        ['', firm.address.join(', ')],
        [' P.IVA', taxNumber(pen, 'IT').slice(2)],
        [' C.F.', pen.digits('@@@@@@##@##@###@')],
      ])}</div></div><p style="margin-top:14mm">Spett.le<br>${lettered(to)}</p><h1>Fattura n. ${number} del ${pen.day()}</h1>${goods(pen, sums, 'tA', 'Descrizione|Importo')}<p class="right"><b>Totale da pagare ${pen.money(sums.total)}</b></p><p class="small">Operazione senza applicazione dell’IVA ai sensi dell’art. 1, commi da 54 a 89, L. 190/2014. Imposta di bollo assolta in modo virtuale.</p><p>Bonifico: ${iban(pen, 'IT')}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const fornitori = firms(
  'TecnoFreddo Impianti S.r.l.;Via dell’Artigianato 14;48018 Faenza (RA)|Cartolibreria Minerva di Galli & C. s.n.c.;Corso Vannucci 40;06121 Perugia (PG)|Acque Dolomitiche S.p.A.;Via Feltre 57;32100 Belluno (BL)',
)

/** A courtesy copy of an Italian invoice: a table of VAT with codes, dues by instalment, the sum of the document in the last box. */
export function copiaCortesia(random: Random): Sheet {
  const pen = penFor(random, it, 'DD/MM/YYYY|DD-MM-YYYY')
  const [firm, to] = [pen.pick(fornitori), buyerOf(pen, 'IT')]
  const sums = pen.buy(
    wares(
      'Manutenzione cella frigo;180;420;22|Carta A4 risma;3.9;5.4;22|Fornitura idrica mc;1.4;2.2;10|Gas refrigerante kg;38;64;22|Registri contabili;9;18;22|Quota fissa servizio;12;28;10',
    ),
    {
      count: [2, 4],
      most: 8,
    },
  )
  const half = Math.round(sums.total / 2)
  const number = pen.digits(say(pen, '###/A|V26/####|####'))
  return letter(
    pen,
    {
      faces: 'narrow needle',
      css: '.grid td, .grid th { border: 0.15mm solid #666; padding: 1mm 1.5mm !important; }',
    },
    [
      `<div class="sides"><div><b>${firm.name.replace('&', '&amp;')}</b><br>${block(firm.address)}<br>P.IVA ${taxNumber(pen, 'IT')}</div><div class="boxed">Destinatario<br>${lettered(to)}</div></div>${headed(
        [
          ['Tipo documento', 'Fattura immediata'],
          ['Numero', number],
          ['Data', pen.day()],
          ['Cod. destinatario', pen.digits('@#@#@@#')],
        ],
      )}${goods(pen, sums, 'tqura', 'Descrizione|Q.tà|Prezzo|IVA|Importo')}${rates(pen, sums, 'rnv', 'Aliquota|Imponibile|Imposta')}${headed(
        sumsAs(pen, sums, 'nvT', 'Totale imponibile|Totale imposta|Totale documento'),
      )}<p>Scadenze: ${pen.day(pen.after(30))} ${pen.plain(half)} – ${pen.day(pen.after(60))} ${pen.plain(sums.total - half)}</p><p class="small">Copia analogica priva di valore fiscale; l’originale è disponibile nel cassetto fiscale.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const espanoles = firms(
  'Reformas Integrales Tajo, S.L.;C/ Alfareros 8;45600 Talavera de la Reina (Toledo)|Imprenta Hermanos Rey, S.C.;Rúa do Vilar 30;15705 Santiago de Compostela|Autoescuela Cibeles;C/ O’Donnell 12;28009 Madrid;Formación Vial Cibeles, S.L.',
)

/** A Spanish invoice with a series and a colon, its `cuota` beside the base, an advance billed before taken off in a line, notes of data protection along the edge. */
export function facturaSerie(random: Random): Sheet {
  const pen = penFor(random, es, 'DD/MM/YYYY|D de month de YYYY|DD-MM-YYYY')
  const [firm, to] = [pen.pick(espanoles), buyerOf(pen, 'ES')]
  const work = pen.whole(80, 460) * 1000
  const isSet = pen.chance(0.5)
  const sums = onTop([
    line(
      say(
        pen,
        'Reforma de local según presupuesto|Impresión de catálogo 1.000 uds.|Curso completo permiso B',
      ),
      work,
      21,
    ),
    ...(isSet ? [line('Anticipo facturado (dto.)', -Math.round(work * 0.3), 21)] : []),
  ])
  const number = pen.digits(say(pen, 'A26/####|F-26-####|26.0###'))
  return letter(
    pen,
    { faces: 'plain slab narrow' },
    [
      `<div class="sides"><div class="big">FACTURA</div>${logo(firm.name, 6, 'font-weight:bold')}</div><div class="sides" style="margin:6mm 0">${divided(
        [
          ['Factura', number],
          ['Fecha', pen.day()],
          ['Forma de pago', 'transferencia'],
        ],
      )}<div class="right small">${below(firm)}<br>NIF ${taxNumber(pen, 'ES')}</div></div><div class="boxed">Cliente: ${lettered(to)}</div>${goods(pen, sums, 'tA', 'Concepto|Importe')}${headed(
        [
          ['Base imponible', pen.money(sums.net)],
          ['% IVA', '21'],
          ['Cuota IVA', pen.money(sums.vat)],
          ['TOTAL FACTURA', pen.money(sums.total)],
        ],
      )}<p>${iban(pen, 'ES')}</p><p class="small grey">Sus datos forman parte de un fichero titularidad del emisor con la finalidad de gestionar la facturación (RGPD 2016/679).</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const insurers = firms(
  'Mutua Levante Seguros;Paseo de la Alameda 34;46023 Valencia|Aseguradora del Cantábrico, S.A.;Plaza de Pombo 2;39003 Santander',
)

/** A Spanish insurer's receipt: premium, consortium and a tax that is no VAT; the receipt's number, not the policy's. */
export function reciboPrima(random: Random): Sheet {
  const pen = penFor(random, es, 'DD/MM/YYYY|DD-MM-YYYY')
  const [firm, to] = [pen.pick(insurers), buyerOf(pen, 'ES')]
  const net = pen.whole(90, 780) * 100
  const sums = onTop([
    line('Prima neta', net),
    line('Consorcio de Compensación', pen.whole(200, 900)),
    line('Impuesto sobre primas 8%', Math.round(net * 0.08)),
  ])
  const number = pen.digits(say(pen, '#########|26/######'))
  return letter(
    pen,
    {
      faces: 'plain wide',
      css: '@page { size: 210mm 148mm; } section { height: 147.5mm !important; }',
    },
    [
      `<div class="sides">${logo(firm.name, 8, 'color:#1e40af;font-weight:bold')}<div class="right small">${block(firm.address)}</div></div><h1>Recibo de prima</h1>${headed(
        [
          ['Nº de recibo', number],
          ['Póliza', pen.digits('MR-########')],
          ['Fecha de emisión', pen.day()],
          ['Periodo', `${pen.day(pen.after(5))} a ${pen.day(pen.after(370))}`],
        ],
      )}<div class="sides"><div>Tomador<br>${lettered(to)}</div><div style="width:80mm">${goods(pen, sums, 'tA')}<div class="right"><b>Total recibo ${pen.money(sums.total)}</b></div></div></div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasLines: false }),
  )
}

const catalans = firms(
  'Fusteria Puigdollers, SL;Polígon Industrial Les Verges, nau 3;17240 Llagostera|Gestoria Balmes 90;Carrer de Balmes 90;08500 Vic;Assessors Osona, SLP|Jardins del Maresme, SCCL;Camí Ral 122;08301 Mataró',
)

/** An invoice in Catalan: days with the month's name, base, rate and quota, who works in a co-operative. */
export function facturaCatalana(random: Random): Sheet {
  const pen = penFor(random, ct, 'D de month de YYYY|DD/MM/YYYY|DD.MM.YYYY')
  const [firm, to] = [pen.pick(catalans), buyerOf(pen, 'CT')]
  const sums = pen.buy(
    wares(
      'Portes interiors col·locades;240;390;21|Quota mensual assessoria;85;190;21|Poda i desbrossada, hores;28;36;21|Ferratges;12;45;21|Desplaçament;20;40;21',
    ),
    {
      count: [1, 4],
      most: 6,
    },
  )
  const number = pen.digits(say(pen, '26/###|F26-####|####'))
  return letter(
    pen,
    { faces: 'light book wide' },
    [
      `<div class="sides"><div>${inFull(firm)}<br>NIF ${taxNumber(pen, 'ES')}</div><div>${lettered(to)}</div></div><p style="margin-top:12mm"><b>Factura número ${number}</b>, ${pen.day()}</p>${goods(pen, sums, 'qtua', 'Quant.|Concepte|Preu|Import')}${pushed(sumsAs(pen, sums, 'NVT', 'Base imposable|IVA 21%|Total factura'))}<p>Venciment: ${pen.day(pen.after(30))}. Ingrés al compte ${iban(pen, 'ES')}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const oficinas = firms(
  'Oficina Auto Mondego, Lda.;Zona Industrial da Pedrulha, Lt 5;3025-041 Coimbra|Condomínios Arrábida – Gestão, Unip. Lda;Rua Serpa Pinto 14;2910-735 Setúbal|Águas da Beira E.M.;Largo da Devesa;6000-455 Castelo Branco',
)

/** A Portuguese invoice: what kind of paper with its series, code of the law above, resume of taxes, sums in a shaded column. */
export function faturaOficina(random: Random): Sheet {
  const pen = penFor(random, pt, 'YYYY-MM-DD|DD/MM/YYYY|DD-MM-YYYY')
  const [firm, to] = [pen.pick(oficinas), buyerOf(pen, 'PT')]
  const sums = pen.buy(
    wares(
      'Revisão 60 000 km;120;210;23|Óleo 5W30 litro;8;12;23|Consumo de água m3;0.9;1.9;6|Tarifa fixa;6;14;6|Quota de administração;45;110;23|Pastilhas de travão;38;66;23',
    ),
    {
      count: [2, 4],
      most: 5,
    },
  )
  const number = `FT ${pen.digits(say(pen, '26A/####|2026/###|1/####'))}`
  return letter(
    pen,
    { faces: 'narrow plain' },
    [
      `<div class="right small">Original · ATCUD: ${pen.digits('@@@@####-###')}</div><div class="sides"><div>${logo(firm.name, 6, 'font-weight:bold')}${block(firm.address)}<br>Contribuinte ${taxNumber(pen, 'PT').slice(2)}</div><div class="boxed">Exmo.(s) Sr.(s)<br>${lettered(to)}</div></div><p class="big">Fatura ${number}</p>${headed(
        [
          ['Data de emissão', pen.day()],
          ['Vencimento', pen.day(pen.after(30))],
          ['Cliente', pen.digits('C###')],
          ['V/ Contribuinte', pen.digits('50#######')],
        ],
      )}${goods(pen, sums, 'tqura', 'Designação|Qtd|Preço unit.|IVA|Valor')}<div class="sides"><div style="width:80mm">${rates(pen, sums, 'rnv', 'Taxa|Incidência|Total IVA')}</div><table class="sums" style="background:#eef2ff"><tr><td>Total ilíquido</td><td class="right">${pen.money(sums.net)}</td></tr><tr><td>Total IVA</td><td class="right">${pen.money(sums.vat)}</td></tr><tr><td>Total do documento</td><td class="right">${pen.money(sums.total)}</td></tr></table></div><div class="foot small">${pen.digits('@@#@')}-Processado por programa certificado nº ${pen.digits('####')}/AT</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}
