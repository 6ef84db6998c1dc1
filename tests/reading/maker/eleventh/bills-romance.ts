/** Invoices of the south and of Belgium: credit, plumber, water, hotel, manager of papers, power, painter. */
import type { Random } from '../../../support/random'
import {
  below,
  block,
  escaped,
  firms,
  line,
  negated,
  onTop,
  paged,
  penFor,
  several,
  sign,
  table,
  truthOf,
  wares,
} from '../eighth/kit'
import { be, es, fr, it, pt } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { anyone, customer, lettered, page, plains, serifs } from '../ninth/kit'
import { frenchNumbers, iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { boxes, captioned, leaders, lu, pictured, typed, wordmark } from './kit'

const suppliers = firms(
  'Outillage Berthier SAS;ZI du Val de Loire;41260 La Chaussée-Saint-Victor;Berthier|Emballages du Nord-Est;6 rue des Forges;54000 Nancy;ENE SARL|Verrerie Montplaisir;Route de Gex;01210 Ornex',
)
const returned = wares(
  'Coffret douilles 94 pièces;62;118;20|Film étirable palette;28;44;20|Cartons 40x30x30 lot;19;35;20|Perceuse sans fil;96;179;20|Verres à pied x6;14;26;20',
)

/** A French `avoir`: the invoice it takes back, sums with a sign or without, what is done with it. */
export function avoir(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YYYY|D month YYYY|DD-MM-YYYY')
  const [firm, client] = [pen.pick(suppliers), customer(pen, 'FR')]
  const plus = pen.buy(returned, { count: [1, 3], most: 4, step: 10 })
  const sums = pen.chance(0.5) ? negated(plus) : plus
  const number = pen.digits(pen.pick(['AV-26-####', 'A00####', 'AVO#####']))
  const numbers = frenchNumbers(pen)
  return paged(
    'A4',
    page(
      pen,
      [...plains, 'Liberation Sans Narrow'],
      'h1 { border: 0.4mm solid #111; text-align: center; padding: 2mm; } .items th { background: #e5e7eb; }',
    ),
    [
      `<div class="sides"><div>${wordmark(firm.also[0] ?? firm.name, '#c2410c', 'Nimbus Sans')}<span class="small">${escaped(firm.name)}<br>${block(firm.address)}<br>SIRET ${numbers.siret}</span></div><div style="margin-top:18mm">${lettered(client)}</div></div><h1>AVOIR</h1>${boxes(
        [
          ['N° d’avoir', number],
          ['Émis le', pen.day()],
          ['Sur facture', pen.digits('FC-26-####')],
          ['Du', pen.day(pen.after(-24))],
          ['Client', pen.digits('C0####')],
        ],
      )}
       ${table('items', linesAs(pen, sums.lines, 'tqua'), [
         'Désignation',
         'Qté',
         'PU net',
         'Montant',
       ])}
       ${table('sums', sumsAs(pen, sums, 'NVT', 'Net HT|TVA 20 %|Net à déduire'))}
       <p>Motif : ${pen.pick(['retour marchandise', 'erreur de tarif', 'casse au transport'])}. ${pen.pick(['Cet avoir viendra en déduction de votre prochaine facture.', 'Remboursement par virement sous 8 jours.'])}</p><div class="foot small mid">${escaped(firm.name)} – TVA intracommunautaire ${numbers.vat}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, kind: 'credit-note' }),
  )
}

const plumbers = firms(
  'Ets Rigal Père et Fils;Avenue de la Gare;12300 Decazeville;Rigal Plomberie Chauffage SARL|Thomas Kermarrec;Plombier chauffagiste, 3 venelle du Puits;29200 Brest;Thomas Kermarrec EI|Clim’Azur Services;ZAC Saint-Estève;06640 Saint-Jeannet',
)
const plumbing = wares(
  'Remplacement chaudière condensation;1850;3400;10|Robinet thermostatique;42;68;10|Main-d’œuvre, heures;48;62;10|Climatiseur mural;890;1650;20|Forfait déplacement;35;60;20|Groupe de sécurité;58;96;10',
)

/** Of a French plumber: two rates, a quote's number, a payment on account below the total, guarantees in small letters. */
export function plombier(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YY|DD/MM/YYYY|D month YYYY')
  const [firm, client] = [pen.pick(plumbers), anyone(pen, 'FR')]
  const sums = pen.buy(plumbing, { count: [2, 4], most: 6, step: 100 })
  const paid = Math.round((sums.total * 0.3) / 1000) * 1000
  const number = pen.digits(pen.pick(['FA####', '2026/11/##', 'F-26-###']))
  const numbers = frenchNumbers(pen)
  return paged(
    'A4',
    page(pen, [...plains, ...serifs], '.items td { border-bottom: 0.1mm dotted #888; }'),
    [
      `<div style="background:#1e3a8a;color:#fff;padding:4mm" class="sides"><b style="font-size:14pt">${escaped(firm.name)}</b><div class="small right">${firm.also.map((also) => `${escaped(also)}<br>`).join('')}${block(firm.address)}</div></div><div class="sides" style="margin-top:8mm"><div>Facture <b>${number}</b> du ${pen.day()}<br><span class="small">Suite au devis ${pen.digits('D26-###')} accepté le ${pen.day(pen.after(-33))}<br>Chantier : ${escaped(client.address[0] ?? '')}</span></div><div>${lettered(client)}</div></div>
       ${table('items', linesAs(pen, sums.lines, 'tqUrA'), [
         'Travaux',
         'Qté',
         'PU HT',
         'TVA',
         'HT',
       ])}
       ${table('sums', [['Total HT', pen.money(sums.net)], ...sums.shares.map(({ rate, net, vat }) => [`TVA ${pen.rate(rate)} sur ${pen.plain(net)}`, pen.money(vat)]), ['Total TTC', pen.money(sums.total)], ['Acompte versé', pen.money(-paid)], ['Reste dû', pen.money(sums.total - paid)]])}
       <p class="small">Attestation de TVA réduite remise par le client. Assurance décennale n° ${pen.digits('########')}. SIRET ${numbers.siret}, APE 4322A, TVA ${numbers.vat}. Payable à 30 jours, ${iban(pen, 'FR')}.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const watersheds = firms(
  'Régie des Eaux du Pays de Sault;4 avenue d’Aunat;11340 Belcaire;Régie des Eaux|Syndicat Intercommunal de l’Aulne;Place de la Mairie;29590 Lopérec;SIA Aulne|Saône Eaux Services;BP 40;71100 Chalon-sur-Saône;Saône Eaux Services SAS',
)

/** Of a French water board: distribution, collection and taxes of agencies at two rates, a year's two readings, the sum in a circle at the head. */
export function eau(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YYYY|D month YYYY|DD.MM.YYYY')
  const [firm, client] = [pen.pick(watersheds), anyone(pen, 'FR')]
  const used = pen.whole(20, 240)
  const sums = onTop([
    line('Abonnement eau', pen.whole(1800, 4200), 5.5),
    several('Consommation m³', used, pen.whole(105, 189), 5.5),
    several('Assainissement m³', used, pen.whole(95, 210), 10),
    several('Redevance pollution m³', used, 28, 5.5),
  ])
  const number = pen.digits(pen.pick(['2026-######', 'E########', '26 ### ###']))
  return paged(
    'A4',
    page(
      pen,
      plains,
      '.items td { font-size: 8.5pt; } .ball { border: 0.8mm solid #0284c7; border-radius: 20mm; padding: 5mm 8mm; text-align: center; }',
    ),
    [
      `<div class="sides"><div>${sign('#0284c7')}<br><b>${escaped(firm.name)}</b><br><span class="small">${block(firm.address)}</span></div><div class="ball">Montant à payer<br><b style="font-size:15pt">${pen.money(sums.total)}</b><br><span class="small">avant le ${pen.day(pen.after(28))}</span></div></div><div style="margin:8mm 0 0 95mm">${lettered(client)}</div>
       ${leaders([
         ['Votre facture n°', number],
         ['Éditée le', pen.day()],
         ['Référence abonné', pen.digits('### ### #')],
         [`Relevé du ${pen.day(pen.after(-190))}`, pen.digits('###')],
         [`Relevé du ${pen.day(pen.after(-8))}`, pen.digits('1###')],
       ])}
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           String(each.quantity),
           (each.unit / 100).toFixed(4).replace('.', ','),
           pen.rate(each.rate),
           pen.plain(each.amount),
         ]),
         ['Détail', 'Quantité', 'Prix unitaire', 'TVA', 'Montant HT'],
       )}
       ${table(
         'small',
         sums.shares.map(({ rate, net, vat }) => [
           `TVA à ${pen.rate(rate)}`,
           `sur ${pen.plain(net)}`,
           pen.plain(vat),
         ]),
       )}${table('sums', sumsAs(pen, sums, 'NT', 'Total HT|Total TTC'))}<div class="foot small grey">TIP SEPA joint. ${firm.also.map((also) => escaped(also)).join('')} Litre d’eau : ${pen.plain(1)} € environ.</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const alberghi = firms(
  'Albergo Due Torri;Via Pescheria 9;38066 Riva del Garda (TN);Due Torri S.a.s. di Bonomi L. & C.|Agriturismo Podere Cantagallo;Loc. Cantagallo 4;53024 Montalcino (SI);Az. Agr. Neri Giovanni|Hotel Stella Marina S.r.l.;Lungomare 55;74025 Marina di Ginosa (TA)',
)

/** Of an Italian hotel: a stay at ten percent, the town's tax outside of it, a stamp of two euros at times; who owns it by small letters. */
export function albergo(random: Random): Sheet {
  const pen = penFor(random, it, 'DD/MM/YYYY|D month YYYY|DD-MM-YYYY', {
    money: random.pick(['€ #', '#\u00A0€', '#']),
  })
  const [firm, client] = [pen.pick(alberghi), anyone(pen, 'IT')]
  const nights = pen.whole(1, 6)
  const sums = onTop([
    several('Pernottamento camera doppia', nights, pen.whole(58, 170) * 100, 10),
    ...(pen.chance(0.5) ? [several('Cena mezza pensione', nights, 2500, 10)] : []),
    ...(pen.chance(0.4) ? [line('Lavanderia', pen.whole(10, 40) * 100, 22)] : []),
    several('Imposta di soggiorno', nights * 2, pen.pick([150, 200, 250]), 0),
  ])
  const number = pen.digits(pen.pick(['###/H', '####/2026', 'RF ###']))
  return paged(
    'A4',
    page(
      pen,
      [...serifs, 'URW Bookman'],
      '.items :is(td, th) { border-left: 0.15mm solid #999; padding-left: 2mm; }',
    ),
    [
      `<div class="mid"><span style="font-size:18pt">${escaped(firm.name)}</span><br>★★★<br><span class="small">${escaped(firm.address.join(' – '))} – CIN IT0${pen.digits('#####@#@#@#@####')}</span></div><div class="sides" style="margin-top:9mm"><div style="width:70mm">${captioned(
        [
          ['intestatario', client.name],
          ['indirizzo', client.address.join(', ')],
        ],
      )}</div><div style="width:60mm">${captioned([
        ['ricevuta / fattura numero', number],
        ['emessa il', pen.day()],
        ['arrivo – partenza', `${pen.day(pen.after(-nights))} – ${pen.day()}`],
      ])}</div></div>
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           String(each.quantity),
           pen.plain(each.unit),
           each.rate === 0 ? 'F.C. art. 15' : `${each.rate}`,
           pen.plain(each.amount),
         ]),
         ['Servizi', 'N.', 'Prezzo', 'IVA', 'Totale'],
       )}
       ${table('sums', [...sums.shares.filter(({ rate }) => rate > 0).map(({ rate, net, vat }) => [`Imponibile ${pen.plain(net)} – IVA ${rate}%`, pen.plain(vat)]), ['Saldo a pagare', pen.money(sums.total)]])}<p class="small">${firm.also.map((also) => `${escaped(also)} – `).join('')}P.IVA ${taxNumber(pen, 'IT').slice(2)} – Pagato con carta</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const gestorias = firms(
  'Gestoría Ballester;Avenida del Puerto 140, entlo.;46023 Valencia;Ballester Asesores, S.L.P.|Asesoría Fiscal Montes y Ruano, C.B.;Calle Real 22;11100 San Fernando|Despacho Iturbe;Gran Vía 55, 4.º;48011 Bilbao;Nerea Iturbe Landa',
)

/** Of a Spanish manager of papers: fees with tax apart from sums laid out without it, in two lists; a monthly charge. */
export function gestoria(random: Random): Sheet {
  const pen = penFor(random, es, 'DD/MM/YYYY|D month YYYY|DD.MM.YY')
  const [firm, client] = [pen.pick(gestorias), customer(pen, 'ES')]
  const fees = [
    line('Iguala mensual contabilidad y laboral', pen.whole(70, 320) * 100, 21),
    ...(pen.chance(0.5) ? [several('Nóminas adicionales', pen.whole(1, 9), 1200, 21)] : []),
  ]
  const outlays = [
    line('Tasa Registro Mercantil', pen.whole(1800, 9900), 0),
    ...(pen.chance(0.4) ? [line('Tasa Jefatura de Tráfico', 5570, 0)] : []),
  ]
  const sums = onTop([...fees, ...outlays])
  const number = pen.digits(pen.pick(['G26/####', '####-26', 'A/####']))
  return paged(
    'A4',
    page(pen, ['URW Gothic', ...plains, ...serifs]),
    [
      `<div class="sides"><div>${pen.chance(0.5) ? pictured(firm.name, '#334155', 'C059') : wordmark(firm.name, '#334155', 'C059')}</div><div class="right small">${below(firm)}<br>NIF ${taxNumber(pen, 'ES')}</div></div><div class="sides" style="margin-top:10mm"><div>Minuta n.º <b>${number}</b><br>${pen.day()}</div><div>${lettered(client)}<br>CIF ${taxNumber(pen, 'ES')}</div></div>
       <p style="margin-top:6mm"><b>A. Honorarios</b></p>${leaders(fees.map((each) => [each.quantity > 1 ? `${each.text} (${each.quantity} × ${pen.plain(each.unit)})` : each.text, pen.plain(each.amount)] as const))}<p><b>B. Suplidos por cuenta del cliente</b></p>${leaders(outlays.map((each) => [each.text, pen.plain(each.amount)] as const))}
       <div style="width:85mm;margin:7mm 0 0 auto">${leaders([
         ['Honorarios (A)', pen.plain(sums.shares[0]?.net ?? 0)],
         ['IVA 21% s/ A', pen.plain(sums.vat)],
         ['Suplidos (B)', pen.plain(sums.shares[1]?.net ?? 0)],
         ['Suma total', pen.money(sums.total)],
       ])}</div><p>Recibo domiciliado: cargo el ${pen.day(pen.after(5))} en ${iban(pen, 'ES').slice(0, 14)} **** ****.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const energias = firms(
  'Luzmar Energia, S.A.;Avenida 24 de Julho 62;1200-869 Lisboa;Luzmar|Cooperativa Eléctrica de Vale d’Este;Rua da Central 3;4775-256 Viatodos;CEVE|Planalto Comercializadora Lda;Rua Direita 80;5300-213 Bragança',
)

/** A Portuguese bill for power: the first hundred units at the low rate, the rest at the high one, a fee for broadcasting; two periods. */
export function eletricidade(random: Random): Sheet {
  const pen = penFor(random, pt, 'DD-MM-YYYY|D de month de YYYY|YYYY-MM-DD', {
    money: random.pick(['# €', '€ #', '#\u00A0€']),
  })
  const firm = pen.pick(energias)
  const client = pen.pick(
    firms(
      'Padaria Central de Fafe, Lda;Rua Monsenhor Vieira 12;4820-280 Fafe|Ana Sofia Teixeira;Travessa do Pinhal 6, 1.º D;2775-371 Parede',
    ),
  )
  const sums = onTop([
    several('Energia até 100 kWh', 100, pen.whole(14, 17), 6),
    several('Energia restante kWh', pen.whole(40, 900), pen.whole(14, 19), 23),
    line('Potência 6,9 kVA', pen.whole(900, 1700), 23),
    line('Contribuição Audiovisual', 285, 6),
  ])
  const number = pen.digits(pen.pick(['FT 26F/######', 'FAC 0##/#######', 'FT L/#####']))
  return paged(
    'A4',
    page(
      pen,
      plains,
      '.items td { border-bottom: 0.1mm solid #ddd; font-size: 8.5pt; } .side { background: #fef9c3; padding: 4mm; width: 62mm; }',
    ),
    [
      `<div class="sides"><div>${wordmark(firm.also[0] ?? firm.name, '#ca8a04', 'URW Gothic')}<p>${lettered(client)}</p></div><div class="side">Quanto tenho a pagar?<br><b style="font-size:17pt">${pen.money(sums.total)}</b><br>Débito direto a ${pen.day(pen.after(16))}</div></div>
       <p class="small">Fatura ${number} · Emitida em ${pen.day()} · Período de faturação ${pen.day(pen.after(-36))} a ${pen.day(pen.after(-6))} · CPE PT0002${pen.digits('############@@')}</p>
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           each.quantity > 1 ? `${each.quantity}` : '',
           each.quantity > 1 ? `0,${String(each.unit).padStart(2, '0')}` : '',
           pen.plain(each.amount),
           `${each.rate}%`,
         ]),
         ['O que está a pagar', 'Qtd', 'Preço €', 'Valor s/ IVA', 'IVA'],
       )}
       ${table(
         'items',
         sums.shares.map(({ rate, net, vat }) => [
           `IVA ${rate}% sobre`,
           pen.plain(net),
           pen.plain(vat),
         ]),
       )}<p class="right">Valor sem IVA ${pen.money(sums.net)} + IVA ${pen.money(sums.vat)} = <b>${pen.money(sums.total)}</b></p><div class="foot small">${escaped([firm.name, ...firm.address].join(', '))}, contribuinte ${taxNumber(pen, 'PT').slice(2)}. ATCUD ${pen.digits('@#@@##@@-####')}</div>`,
      ...(pen.chance(0.5)
        ? [
            `<h1>Detalhe do consumo</h1>${leaders([
              [`Leitura ${pen.day(pen.after(-36))}`, pen.digits('#####')],
              [`Leitura ${pen.day(pen.after(-6))}`, pen.digits('#####')],
              ['Próxima leitura', pen.day(pen.after(24))],
            ])}<p>Avarias 800 ${pen.digits('### ###')}, todos os dias. Página 2 de 2</p>`,
          ]
        : []),
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const painters = firms(
  'Schilderwerken Maes & Zoon;Kerkstraat 77;9300 Aalst;Maes Schilderwerken BV|Dierenartsenpraktijk Het Zwin;Zeeweg 5;8300 Knokke-Heist|Tuinen Verlinden;Grote Baan 210;2380 Ravels;Verlinden Groen Comm.V',
)
const jobs = wares(
  'Werkuren;42;56;21|Latexverf 10 l;68;96;21|Opkuis en afvoer;75;140;21|Materiaal forfait;40;120;21|Verplaatsing;25;45;21',
)

/** Of a Belgian of Flanders: tax owed by the client or six percent with a statement, the words typed in columns. */
export function vakman(random: Random): Sheet {
  const pen = penFor(random, be, 'DD/MM/YYYY|D/MM/YYYY|D month YYYY', {
    money: random.pick(['€ #', '# EUR']),
  })
  const firm = pen.pick(painters)
  const client = pen.pick(
    firms(
      'Bakkerij Peeters BV;Stationsstraat 4;9400 Ninove|Vrije Basisschool De Wijsneus;Schoolstraat 19;2300 Turnhout',
    ),
  )
  const isShifted = pen.chance(0.35)
  const rate = isShifted ? 0 : pen.pick([6, 21])
  const sums = onTop(
    pen.buy(jobs, { count: [2, 4], most: 20, step: 50 }).lines.map((each) => ({ ...each, rate })),
  )
  const number = pen.digits(pen.pick(['26/0##', '2026###', 'VF ####']))
  return paged(
    'A4',
    page(pen, ['Liberation Mono', ...plains]),
    [
      `<div class="sides"><div>${pen.chance(0.5) ? pictured(firm.name, '#6d28d9', 'Nimbus Sans') : `<b style="font-size:15pt">${escaped(firm.name)}</b>`}</div><div class="small right">${below(firm)}<br>BTW ${taxNumber(pen, 'BE')}</div></div>${boxes(
        [
          ['Factuur nr.', number],
          ['Opgemaakt', pen.day()],
          ['Vervalt', pen.day(pen.after(15))],
          ['Klantnr.', pen.digits('####')],
        ],
      )}<div style="margin-left:90mm">${lettered(client)}</div>
       ${typed([['Omschrijving', 'Aantal', 'Prijs', 'Bedrag'], ...linesAs(pen, sums.lines, 'tqua')], [26, -8, -12, -13])}
       ${table('sums', sumsAs(pen, sums, 'NVT', `Maatstaf van heffing|${isShifted ? 'Btw verlegd' : `Btw ${rate}%`}|Te betalen`))}
       <p class="small">${isShifted ? 'Verlegging van heffing. Bij gebrek aan schriftelijke betwisting binnen één maand wordt de afnemer geacht te erkennen dat hij btw-plichtig is.' : 'Rekening met gestructureerde mededeling.'} ${iban(pen, 'BE')}, ${pen.digits('+++###/####/#####+++')}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const trustees = firms(
  'Fiduciaire Mosellane S.à r.l.;12 rue de la Gare;L-6674 Mertert;Fiduciaire Mosellane|Garage Weydert et Fils;Route d’Arlon 300;L-8011 Strassen;Garage Weydert S.A.|Bureau Lux Traductions;7 place Clairefontaine;L-1341 Luxembourg',
)
const trusts = wares(
  'Tenue comptable mensuelle;280;640;17|Déclaration TVA;90;180;17|Entretien véhicule;160;480;17|Traduction DE-FR, pages;35;48;17|Frais de port;8;15;17',
)

/** Of Luxembourg: an invoice as a letter in French, rate of seventeen percent, its number before its name. */
export function fiduciaire(random: Random): Sheet {
  const pen = penFor(random, lu, 'DD/MM/YYYY|D month YYYY|DD.MM.YYYY', {
    money: random.pick(['# €', '# EUR', 'EUR #']),
  })
  const firm = pen.pick(trustees)
  const client = pen.pick(
    firms(
      'Boucherie Kirsch;Grand-Rue 18;L-6630 Wasserbillig|Astra Logistics S.A.;Z.I. Riedgen;L-3451 Dudelange',
    ),
  )
  const sums = pen.buy(trusts, { count: [1, 3], most: 6, step: 50 })
  const number = pen.digits(pen.pick(['26/###', '2026-0###', '######']))
  return paged(
    'A4',
    page(pen, [...serifs, ...plains]),
    [
      `<div class="right" style="margin-top:4mm">${escaped(firm.address[1]?.slice(7) ?? '')}, le ${pen.day()}</div><div style="margin:8mm 0">${lettered(client)}</div><p><u>N/Réf. : facture ${number}</u></p><p>Messieurs,</p><p>Nous vous prions de bien vouloir régler le montant de nos prestations ci-dessous, au plus tard le ${pen.day(pen.after(30))} :</p>
       ${leaders(sums.lines.map((each) => [`${each.text}${each.quantity > 1 ? ` – ${each.quantity} à ${pen.plain(each.unit)}` : ''}`, pen.plain(each.amount)] as const))}
       ${table('sums', sumsAs(pen, sums, 'NVT', 'Hors TVA|T.V.A. 17 %|Total TVA comprise'))}<p>Veuillez agréer, Messieurs, l’expression de nos sentiments distingués.</p>
       <div class="foot small mid"><b>${escaped(firm.name)}</b> · ${escaped(firm.address.join(', '))} · N° TVA LU${pen.digits('########')} · R.C.S. Luxembourg B${pen.digits('######')}${firm.also.map((also) => `<br>${escaped(also)}`).join('')}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}
