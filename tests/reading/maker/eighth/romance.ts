/** Invoices of France, Belgium, Italy, Spain and Portugal. */
import type { Random } from '../../../support/random'
import type { Sheet } from '../print'
import {
  block,
  escaped,
  firms,
  onTop,
  paged,
  Pen,
  penFor,
  pictured,
  sign,
  table,
  truthOf,
  wares,
  wordmark,
} from './kit'
import { be, es, fr, it, pt } from './notations'
import { linesAs, ratesAs, sumsAs } from './rows'

const frenchFirms = firms(
  'Menuiserie Le Goff EURL;ZA de Kerhoas;56270 Ploemeur|SARL Ets Garnier & Fils;14 route de Tours;37530 Amboise;Ets Garnier & Fils|Imprimerie des Remparts;6 rue du Pont;21200 Beaune|SAS BATI 33;Avenue de la Libération 120;33110 Le Bouscat;BATI 33|Éclat Nettoyage;15 bis rue Nationale;59800 Lille',
)
const frenchClients = firms(
  'Cabinet Morel;2 place Bellecour;69002 Lyon|Hôtel du Parc SARL;1 avenue Foch;57000 Metz|Mairie de Saint-Ouen;7 place de la République;93400 Saint-Ouen',
)
const frenchGoods = wares(
  "Pose de fenêtres PVC double vitrage;420;890;10|Main d'œuvre qualifiée (h);42;58;20|Flyers A5 135 g, 2 000 ex.;98;190;20|Nettoyage de bureaux, forfait mensuel;280;640;20|Fournitures diverses;35;260;20|Rénovation salle de bain, acompte;600;1800;10|Déplacement;30;60;20|Livres techniques;22;65;5.5",
)

/** The usual `facture`: addresses beside one another, a table without tax, the three sums, and the law's words at the foot. */
export function facture(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YYYY|D month YYYY')
  const [seller, client] = [pen.pick(frenchFirms), pen.pick(frenchClients)]
  const discount = pen.chance(0.15) ? 5 : 0
  const sums = pen.buy(frenchGoods, { count: [1, 5], most: 10, discount })
  const number = pen.digits(pen.pick(['FA-2026-####', 'F26####', '2026-##-###', 'FC00####']))
  const taxes = sums.shares.map(({ rate, vat }) => [`TVA ${pen.rate(rate)}`, pen.money(vat)])
  const brand = seller.also[0] ?? seller.name
  const logo = pen.pick([
    () => wordmark(brand, '#7b1e3a', 'P052'),
    () => pictured(brand, '#7b1e3a', 'URW Bookman'),
    () => `<b style="font-size:15pt">${escaped(brand)}</b>`,
  ])()
  return paged(
    'A4',
    `#sheet { font: 9.5pt '${pen.pick(['Liberation Sans', 'URW Bookman', 'DejaVu Sans'])}'; } .items { margin: 8mm 0 4mm; } .items th { background: #7b1e3a; color: #fff; padding: 1.5mm 2mm; } .items td { padding: 1.5mm 2mm; border-bottom: 0.1mm solid #ccc; } .sums tr:last-child { background: #eee; font-weight: bold; } .sums td { padding: 1.2mm 2mm; }`,
    [
      `<div class="sides"><div>${logo}<div class="small">${block([...(pen.chance(0.6) ? [seller.name] : []), ...seller.address, `Tél. : ${pen.digits('0# ## ## ## ##')}`])}</div></div><div class="right"><h1 style="font-size:18pt">FACTURE</h1>${block([`N° ${number}`, `Date : ${pen.day()}`, `Échéance : ${pen.day(pen.after(30))}`])}</div></div>
       <div style="margin:10mm 0 0 95mm;border:0.2mm solid #888;padding:4mm"><span class="small">Facturé à</span><br>${block([client.name, ...client.address])}</div>${table(
         'items',
         linesAs(pen, sums.lines, 'tqUrA'),
         ['Désignation', 'Qté', 'P.U. HT', 'TVA', 'Total HT'],
       )}${table('sums', [
         ...(discount > 0
           ? [
               ['Total brut HT', pen.money(sums.sum)],
               [`Remise ${discount} %`, pen.money(-sums.discount)],
             ]
           : []),
         ['Total HT', pen.money(sums.net)],
         ...taxes,
         ['Total TTC', pen.money(sums.total)],
         ...(pen.chance(0.4) ? [['Net à payer', pen.money(sums.total)]] : []),
       ])}<p class="small" style="margin-top:8mm">Règlement par virement à 30 jours. En cas de retard, pénalité égale à 3 fois le taux d'intérêt légal et indemnité forfaitaire de recouvrement de 40,00 €. Pas d'escompte pour paiement anticipé.</p><p class="small">IBAN ${pen.digits('FR## #### #### #### #### #### ###')}</p>
       <div class="foot small grey mid">${escaped(`${seller.name} – ${seller.address.join(' ')} – SIRET ${pen.digits('### ### ### 000##')} – APE 4332A – TVA intracommunautaire ${pen.digits('FR## ### ### ###')}`)}</div>`,
    ],
    truthOf(pen, { supplier: seller, sums, documentNumber: number, hasRates: true }),
  )
}

const frenchPersons = firms(
  'Élodie Marchand;27 rue des Carmes;45000 Orléans|Karim Benali – Dépannage informatique;3 chemin Vert;34000 Montpellier;Karim Benali|Atelier Soizic;Le Bourg;29160 Crozon',
)
const frenchTasks = wares(
  "Création d'un logo et charte graphique;450;980|Dépannage sur site (2 h);90;140|Formation tableur, journée;380;620|Séance photo portrait;150;320",
)

/** Of a person under the regime without tax: the words for it, and a name that is no company's. */
export function micro(random: Random): Sheet {
  const pen = new Pen(random, { ...fr, day: 'DD/MM/YYYY' })
  const [person, client] = [pen.pick(frenchPersons), pen.pick(frenchClients)]
  const sums = pen.buy(frenchTasks, { count: [1, 3], most: 2, step: 100 })
  const number = pen.digits(pen.pick(['2026-###', 'F##', '20260###']))
  return paged(
    'A4',
    `#sheet { font: 10.5pt '${pen.pick(['Liberation Serif', 'Nimbus Sans', 'C059'])}'; } .items { margin: 10mm 0 4mm; } .items :is(td, th) { border: 0.2mm solid #333; padding: 1.5mm 2mm; }`,
    [
      `<div>${block([person.name, ...person.address, `SIRET ${pen.digits('### ### ### 000##')}`])}</div><div style="margin:10mm 0 0 100mm">${block([client.name, ...client.address])}</div>
       <p style="margin-top:10mm"><b>Facture n° ${number}</b> du ${pen.day()}</p>${table(
         'items',
         linesAs(pen, sums.lines, 'tqUA'),
         ['Prestation', 'Quantité', 'Prix unitaire', 'Montant'],
       )}${table('sums', sumsAs(pen, sums, 'TT', 'Total|Net à payer'))}<p>TVA non applicable, article 293 B du CGI.</p><p>Date limite de règlement : ${pen.day(pen.after(30))}</p><p class="small">Dispensé d'immatriculation au RCS et au RM.</p>`,
    ],
    truthOf(pen, { supplier: person, sums, documentNumber: number }),
  )
}

const italianFirms = firms(
  'Officina Meccanica Bellandi S.n.c.;Via Emilia Est 210;41122 Modena MO|Studio Associato Ferri e Conti;Via Roma 88;50123 Firenze FI|Tipografia La Rapida di Ugo Senesi;Via Mazzini 3;06121 Perugia PG;Tipografia La Rapida|GRUPPO 3A S.r.l.;Via del Lavoro 15;37135 Verona VR;Gruppo 3A',
)
const italianClients = firms(
  'Trattoria da Beppe di Giuseppe Riva;Via Garibaldi 14;20900 Monza MB|Condominio Le Magnolie;Viale Europa 6;10128 Torino TO|Edil Nord S.p.A.;Via Industria 1;24126 Bergamo BG',
)
const italianGoods = wares(
  'Manutenzione impianto idraulico;180;640;22|Manodopera specializzata (ore);34;48;22|Consulenza fiscale mese corrente;250;620;22|Stampa locandine A3;60;180;22|Ricambi originali;24;390;22|Manutenzione ordinaria condominio;300;900;10|Libri di testo;18;44;4',
)

/** The courtesy copy of an electronic `fattura`: boxes of labels, a summary of rates, the document's total. */
export function fattura(random: Random): Sheet {
  const pen = new Pen(random, it)
  const [seller, client] = [pen.pick(italianFirms), pen.pick(italianClients)]
  const sums = pen.buy(italianGoods, { count: [1, 5], most: 9 })
  const number = pen.digits(pen.pick(['##/2026', 'FPR ##/26', '1##/A', '2026/###']))
  const code = pen.digits('@@@@@@##@##@###@')
  return paged(
    'A4',
    `#sheet { font: 9pt '${pen.pick(['Liberation Sans', 'Nimbus Sans', 'Liberation Sans Narrow'])}'; } .box { border: 0.2mm solid #999; padding: 2.5mm; width: 85mm; } .facts { width: 100%; margin: 5mm 0; } .facts :is(td, th) { border: 0.2mm solid #999; padding: 1.5mm; } .facts th, .items th { font-size: 7.5pt; background: #f0f0f0; } .items :is(td, th) { padding: 1.5mm; border-bottom: 0.1mm solid #bbb; } .sums { margin-top: 3mm; }`,
    [
      `<div class="sides"><div class="box">${pen.chance(0.3) ? '<span class="small">Cedente/prestatore (fornitore)</span><br>' : ''}<b>${escaped(seller.name)}</b><br>${block([...seller.address, `P.IVA ${pen.digits('IT0##########')}`, `C.F. ${pen.chance(0.5) ? code : pen.digits('0##########')}`])}</div><div class="box"><span class="small">${pen.pick(['Spett.le', 'Cliente', 'Cessionario/committente (cliente)'])}</span><br>${block([client.name, ...client.address, `P.IVA ${pen.digits('IT0##########')}`])}</div></div>
       ${table('facts', [[pen.pick(['Fattura', 'Fattura immediata', 'TD01 fattura']), number, pen.day(), 'Bonifico bancario 30 gg d.f.']], ['Tipo documento', 'Numero', 'Data', 'Pagamento'])}${table(
         'items',
         sums.lines.map((line) => [
           line.text,
           pen.plain(line.quantity * 100),
           pen.plain(line.unit),
           pen.rate(line.rate),
           pen.plain(line.amount),
         ]),
         ['Descrizione', 'Quantità', 'Prezzo unitario', '%IVA', 'Importo'],
       )}<div class="sides" style="margin-top:6mm">${table(
         'facts',
         ratesAs(pen, sums.shares, 'rnv'),
         ['Aliquota', 'Imponibile', 'Imposta'],
       ).replace('"facts"', '"facts" style="width:80mm"')}${table('sums', [
         ...sumsAs(
           pen,
           sums,
           'NVT',
           `Totale imponibile|Totale IVA|${pen.pick(['Totale documento', 'TOTALE FATTURA', 'Totale da pagare'])}`,
         ),
         ['Scadenza', pen.day(pen.after(30))],
       ])}</div><p class="small">IBAN ${pen.digits('IT##@##########00000######')} – Copia analogica della fattura elettronica inviata allo SdI.</p>`,
    ],
    truthOf(pen, { supplier: seller, sums, documentNumber: number, hasRates: true }),
  )
}

const spanishFirms = firms(
  'Reformas Hermanos Ibáñez S.L.;C/ Alcalá 212, bajo B;28028 Madrid|Gestoría Mestre;Av. Diagonal 405;08008 Barcelona|Talleres El Cruce, S.A.;Ctra. N-340 km 14;03203 Elche|Nuria Pons Vidal;C/ Sant Miquel 8;07002 Palma|Frutas 4 Estaciones SLU;Mercalaspalmas, nave 6;35229 Las Palmas',
)
const spanishClients = firms(
  'Restaurante Casa Lucía SL;Plaza Mayor 3;37001 Salamanca|Comunidad de Propietarios Sol 12;C/ Sol 12;46001 Valencia|Ana Beltrán Ruiz;C/ Olmo 5, 2º D;41003 Sevilla',
)
const spanishGoods = wares(
  'Mano de obra oficial 1ª (h);28;42;21|Materiales de fontanería;40;380;21|Asesoría fiscal, cuota mensual;85;190;21|Cambio de aceite y filtros;75;160;21|Alojamiento y dietas;60;140;10|Fruta de temporada, cajas;12;28;4|Diseño de cartelería;120;480;21',
)

/** `Base imponible`, `IVA`, `Total factura`; the client in a frame on the right. */
export function factura(random: Random): Sheet {
  const pen = penFor(random, es, 'DD/MM/YYYY|DD-MM-YYYY|D de month de YYYY')
  const [seller, client] = [pen.pick(spanishFirms), pen.pick(spanishClients)]
  const sums = pen.buy(spanishGoods, { count: [1, 5], most: 12 })
  const number = pen.digits(pen.pick(['F26/####', '2026-###', 'A/####', '26000###']))
  const taxes = ratesAs(pen, sums.shares, 'NrV')
  return paged(
    'A4',
    `#sheet { font: 10pt '${pen.pick(['Nimbus Sans', 'Liberation Serif', 'DejaVu Sans Condensed'])}'; } h1 { font-size: 22pt; color: #0a5c5c; } .box { border: 0.3mm solid #0a5c5c; padding: 4mm; width: 80mm; } .items { margin: 8mm 0; } .items th { border-bottom: 0.4mm solid #0a5c5c; } .items td { padding: 1.4mm 2mm 1.4mm 0; } .bases { width: 100%; } .bases :is(td, th) { border: 0.2mm solid #999; padding: 1.5mm 2mm; text-align: right; }`,
    [
      `<div class="sides">${pen.chance(0.5) ? sign('#0a5c5c') : pictured(seller.name, '#0a5c5c', 'Nimbus Sans')}<h1>FACTURA</h1></div>
       <div class="sides" style="margin-top:6mm"><div><b>${escaped(seller.name)}</b><br>${block([...seller.address, `${seller.name.includes('Pons') ? 'NIF' : 'CIF'}: ${pen.digits('B########')}`, `Tel. ${pen.digits('9## ### ###')}`])}</div><div class="box">${block([client.name, ...client.address, `NIF ${pen.digits('########@')}`])}</div></div>
       <p>${table('', [
         ['Nº factura:', number],
         ['Fecha:', pen.day()],
       ])}</p>${table('items', linesAs(pen, sums.lines, 'tqua'), [
         'Concepto',
         'Uds.',
         'Precio',
         'Importe',
       ])}${table('bases', taxes, ['Base imponible', '% IVA', 'Cuota IVA'])}<div style="height:3mm"></div>${table(
         'sums',
         sumsAs(
           pen,
           sums,
           'NVT',
           `Total bases|Total IVA|${pen.pick(['TOTAL FACTURA', 'Total a pagar', 'TOTAL'])}`,
         ),
       )}<p>Forma de pago: transferencia a ${pen.digits('ES## #### #### #### #### ####')}. Vencimiento: ${pen.day(pen.after(30))}</p>
       <div class="foot grey" style="font-size:6.5pt">${escaped(`${seller.name}. Inscrita en el Registro Mercantil, tomo ${pen.digits('####')}, folio ${pen.digits('##')}. Sus datos serán tratados conforme al RGPD.`)}</div>`,
    ],
    truthOf(pen, { supplier: seller, sums, documentNumber: number, hasRates: true }),
  )
}

const portuguese = firms(
  'Padaria Central de Évora, Lda.;Rua da República 21;7000-656 Évora|Rui Tavares Unipessoal Lda;Rua do Almada 344;4050-033 Porto|Clínica Dentária Sorriso;Av. da Liberdade 110;1250-146 Lisboa|AutoReparações 2M;Zona Industrial, lote 8;3700-121 S. João da Madeira',
)
const portugueseClients = firms(
  'Oliveira & Costa, Advogados;Rua Augusta 15;1100-048 Lisboa|Consumidor Final;Portugal;|Teresa Antunes;Rua das Flores 7;4000-098 Porto',
)
const portugueseGoods = wares(
  'Pão alentejano;1.2;2.6;6|Revisão automóvel;95;210;23|Serviço de consultoria (hora);40;75;23|Almoço, menu do dia;9.5;14;13|Pneu 205/55 R16;62;118;23|Material de escritório;8;64;23',
)

/** A `fatura-recibo` by certified software: `ATCUD`, a code for the tax office, a table of rates. */
export function fatura(random: Random): Sheet {
  const pen = new Pen(random, pt)
  const [seller, client] = [pen.pick(portuguese), pen.pick(portugueseClients)]
  const sums = pen.buy(portugueseGoods, { count: [1, 5], most: 6 })
  const isPaid = pen.chance(0.6)
  const series = pen.digits(`${isPaid ? 'FR' : 'FT'} 2026@/###`)
  return paged(
    'A4',
    `#sheet { font: 9pt 'DejaVu Sans'; } h1 { font-size: 14pt; margin: 6mm 0 2mm; } .items { margin: 5mm 0; } .items th { border-top: 0.3mm solid #000; border-bottom: 0.3mm solid #000; } .code { width: 30mm; height: 30mm; background: repeating-conic-gradient(#000 0 25%, #fff 0 50%) 0 / 3mm 3mm; }`,
    [
      `<div class="sides"><div><b style="font-size:12pt">${escaped(seller.name)}</b><br>${block([...seller.address, `Contribuinte N.º: ${pen.digits('5########')}`, `Tel. ${pen.digits('2## ### ###')}`])}</div><div style="width:80mm;margin-top:18mm">Exmo.(s) Sr.(s)<br>${block([client.name, ...client.address.filter(Boolean), `NIF ${client.name.startsWith('Consumidor') ? '999999990' : pen.digits('2########')}`])}</div></div>
       <h1>${isPaid ? 'Fatura-Recibo' : 'Fatura'} ${series}</h1><div class="small">ATCUD: ${pen.digits('@@@@@@@@-###')}    Original</div>${table(
         '',
         [
           ['Data de emissão', pen.day()],
           ['Data de vencimento', pen.day(isPaid ? pen.date : pen.after(30))],
         ],
       )}${table(
         'items',
         sums.lines.map((line) => [
           line.text,
           pen.plain(line.quantity * 100),
           pen.plain(line.unit),
           pen.rate(line.rate),
           pen.plain(line.amount),
         ]),
         ['Descrição', 'Qtd.', 'Preço', 'IVA', 'Valor'],
       )}<div class="sides"><div>${table('', ratesAs(pen, sums.shares, 'rnv'), [
         'Taxa IVA',
         'Incidência',
         'Total IVA',
       ])}<div class="code"></div></div>${table('sums', [
         ['Mercadoria/Serviços', pen.plain(sums.net)],
         ['Descontos comerciais', pen.plain(0)],
         ['IVA', pen.plain(sums.vat)],
         ['Total (EUR)', pen.money(sums.total)],
       ])}</div><p class="small">${pen.digits('@@@@')}-Processado por programa certificado n.º ${pen.digits('####')}/AT. Os bens e serviços foram colocados à disposição do adquirente na data do documento.</p>`,
    ],
    truthOf(pen, {
      supplier: seller,
      sums,
      documentNumber: series,
      otherNumbers: [series.slice(3)],
      kind: isPaid ? 'receipt' : 'invoice',
      hasRates: true,
    }),
  )
}

const belgian = firms(
  'Drukkerij Peeters BV;Mechelsesteenweg 91;2018 Antwerpen|Chauffage Lambert SRL;Rue de Fer 40;5000 Namur|Bakkerij Zoet & Hartig;Dorpsstraat 6;9830 Sint-Martens-Latem|IT-Huis 9000 VOF;Coupure Links 12;9000 Gent',
)
const belgianClients = firms(
  'Vanhoof & Co BV;Meir 44;2000 Antwerpen|Dr. Els Claes;Kerkplein 2;3000 Leuven|ASBL Les Tilleuls;Avenue Louise 200;1050 Bruxelles',
)
const belgianGoods = wares(
  'Drukwerk folder A4, 500 ex.;140;320;21|Onderhoud verwarmingsketel;110;190;6|Broodjeslunch, per persoon;9;16;6|IT-ondersteuning (uur);65;95;21|Plaatsing thermostaat;90;240;21',
)

/** Of Belgium: an enterprise number, the structured communication, tax at two rates. */
export function belgianInvoice(random: Random): Sheet {
  const pen = new Pen(random, be)
  const [seller, client] = [pen.pick(belgian), pen.pick(belgianClients)]
  const isFrench = seller.name.includes('Chauffage')
  const words = isFrench
    ? [
        'Facture',
        'Numéro de facture',
        'Date de facture',
        'Échéance',
        'Description',
        'Quantité',
        'Prix',
        'TVA',
        'Montant',
        'Total hors TVA',
        'Total TVA',
        'Total TVA comprise',
        'Communication structurée',
        'Client',
      ]
    : [
        'Factuur',
        'Factuurnummer',
        'Factuurdatum',
        'Vervaldatum',
        'Omschrijving',
        'Aantal',
        'Prijs',
        'BTW',
        'Bedrag',
        'Totaal excl. BTW',
        'Totaal BTW',
        'Totaal incl. BTW',
        'Gestructureerde mededeling',
        'Klant',
      ]
  const at = (index: number) => words[index] ?? ''
  const raw = pen.buy(belgianGoods, { count: [1, 4], most: 20 })
  const sums = isFrench
    ? onTop(
        [
          { text: 'Entretien de la chaudière', quantity: 1, unit: 14_500, amount: 14_500, rate: 6 },
          {
            text: 'Placement thermostat connecté',
            quantity: 1,
            unit: pen.whole(90, 240) * 100,
            amount: 0,
            rate: 21,
          },
        ].map((line) => ({ ...line, amount: line.unit })),
      )
    : raw
  const number = pen.digits(pen.pick(['2026/###', '26####', 'VF26-###']))
  return paged(
    'A4',
    `#sheet { font: 10pt '${pen.pick(['Nimbus Sans', 'URW Gothic', 'Liberation Sans'])}'; } h1 { font-size: 24pt; font-weight: 300; } .items { margin: 8mm 0 4mm; } .items td { border-top: 0.1mm solid #aaa; padding: 1.6mm 2mm 1.6mm 0; } .pay { border: 0.2mm solid #444; padding: 4mm; margin-top: 8mm; width: 100mm; }`,
    [
      `<div class="sides"><h1>${at(0)}</h1><div class="right">${wordmark(seller.name, '#234f1e', 'URW Gothic')}</div></div><div class="right small">${block([...seller.address, `${isFrench ? 'TVA' : 'BTW'} ${pen.digits('BE 0###.###.###')}`, isFrench ? 'RPM Namur' : 'RPR Gent'])}</div>
       <div class="sides" style="margin-top:6mm">${table('', [
         [at(1), number],
         [at(2), pen.day()],
         [at(3), pen.day(pen.after(30))],
       ])}<div><b>${at(13)}</b><br>${block([client.name, ...client.address, pen.digits('BE 0###.###.###')])}</div></div>${table(
         'items',
         linesAs(pen, sums.lines, 'tqUrA'),
         [at(4), at(5), at(6), at(7), at(8)],
       )}${table('sums', [
         [at(9), pen.money(sums.net)],
         ...sums.shares.map(({ rate, net, vat }) => [
           `${at(7)} ${pen.rate(rate)} (${pen.money(net)})`,
           pen.money(vat),
         ]),
         [at(11), pen.money(sums.total)],
       ])}<div class="pay">${block([`IBAN ${pen.digits('BE## #### #### ####')}`, `${at(12)}: +++${pen.digits('###/####/#####')}+++`])}</div>`,
    ],
    truthOf(pen, { supplier: seller, sums, documentNumber: number, hasRates: true }),
  )
}
