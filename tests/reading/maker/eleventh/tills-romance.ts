/** Receipts of the south and of Luxembourg: pharmacies, a pump without a clerk, a street's parking, a meal, a station, an ironmonger. */
import type { Random } from '../../../support/random'
import {
  escaped,
  firms,
  line,
  paged,
  penFor,
  roll,
  several,
  table,
  truthOf,
  wares,
  within,
} from '../eighth/kit'
import { es, fr, it, pt } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import { atLeft, dots, monos, narrow, page, plains, serifs, strip, till } from '../ninth/kit'
import { frenchNumbers, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { boxes, cutTo, leaders, lu } from './kit'

const officines = firms(
  'PHARMACIE DU MARCHÉ;8 place Carnot;21200 Beaune;SELARL Colin-Mercier|Pharmacie Sainte-Croix;31 rue du Commerce;44600 Saint-Nazaire;Mme Sophie Le Bihan|GRANDE PHARMACIE DES ALPES;Centre commercial Grand’Place;38100 Grenoble;SELAS GPA',
)
const medicines = wares(
  'DOLIPRANE 1000MG;2.2;3.1;2.1|SERUM PHY 40 UNIDOSES;4.5;8;5.5|CREME SOLAIRE SPF50;12;19;20|MASQUES X50;6;12;5.5|VITAMINE D3;3.9;6.5;2.1|GEL DOUCHE SURGRAS;5;9;20',
)

/** Of a French pharmacy: three rates, one of two percent and a tenth, what the insured owes nothing on. */
export function officine(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YYYY|DD/MM/YY|D mon YYYY')
  const shop = pen.pick(officines)
  const sums = pen.buy(medicines, { count: [2, 5], most: 3, isGross: true, step: 1 })
  const number = pen.digits(pen.pick(['######', 'FA######', '##-#####']))
  const numbers = frenchNumbers(pen)
  return roll(
    80,
    till(pen, [...narrow, ...monos], 8.5),
    `${strip([shop.name, ...shop.also, ...shop.address, `SIRET ${numbers.siret}`, '', [`Délivré le ${pen.day()}`, pen.clock()], [`Facture ${number}`, `Op. ${pen.pick(['JLM', '02', 'CAMILLE'])}`], null])}${table(
      '',
      sums.lines.map((each) => [
        each.text,
        String(each.quantity),
        pen.plain(each.unit),
        pen.plain(each.amount),
        String(each.rate).replace('.', ','),
      ]),
      ['Désignation', 'Q', 'PU', 'Mt', 'Tx'],
    )}${strip([
      null,
      ['Part assurance maladie', pen.money(0)],
      ['!NET À RÉGLER', pen.money(sums.total)],
      [pen.pick(['Carte bancaire', 'Espèces', 'CB sans contact']), pen.money(sums.total)],
      '',
      ...sums.shares.map(
        ({ rate, net, vat }) =>
          [`TVA ${pen.rate(rate)}  HT ${pen.plain(net)}`, pen.plain(vat)] as const,
      ),
      '',
      `N° TVA ${numbers.vat}`,
      'Les médicaments ne sont ni repris ni échangés',
    ])}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const pumps = firms(
  'STATION U EXPRESS;ZA de Kerbois;56400 AURAY;SAS AURADIS|RELAIS DU LARZAC;A75 AIRE DE SERVICE;12230 LA CAVALERIE;SARL Vidal Carburants|SUPER STATION 24/24;ROUTE DE DOLE;39100 CHOISEY',
)

/** Of a French pump without a clerk: volume, price, product in capitals; the card's ticket below in small letters. */
export function automate(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YY|DD/MM/YYYY|DD-MM-YY', { money: '# EUR' })
  const shop = pen.pick(pumps)
  const litres = pen.whole(1200, 6400)
  const price = pen.whole(1589, 1989)
  const sums = within([line('GAZOLE', Math.round((litres * price) / 1000), 20)])
  const number = pen.digits(pen.pick(['######', '####', '00####']))
  return roll(
    58,
    till(pen, monos, 7.5),
    strip([
      shop.name,
      ...shop.address,
      ...shop.also,
      '',
      'TICKET CARBURANT',
      [`NO ${number}`],
      [`LE ${pen.day()} A ${pen.clock()}`],
      '',
      [`POMPE ${pen.whole(1, 8)}`, pen.pick(['GAZOLE', 'SP95-E10', 'SP98'])],
      [`VOLUME`, `${(litres / 100).toFixed(2).replace('.', ',')} L`],
      ['PRIX UNIT.', `${(price / 1000).toFixed(3).replace('.', ',')} EUR/L`],
      ...sumsAs(pen, sums, 'tVN', '!EUROS|TVA 20,00%|HORS TAXES'),
      '',
      'CARTE BANCAIRE',
      [pen.digits('############') + '####'.replaceAll('#', '*'), ''],
      ['DEBIT', pen.money(sums.total)],
      'TICKET CLIENT A CONSERVER',
    ]),
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const farmacie = firms(
  'FARMACIA SAN ROCCO;Via Garibaldi 61;12051 Alba (CN);Dott.ssa Carla Gallo|Farmacia Comunale n. 3;Viale Europa 20;56121 Pisa (PI);Farmapisa S.p.A.|PARAFARMACIA IL SOLE SNC;Corso Umberto I 144;74123 Taranto (TA)',
)
const cure = wares(
  'TACHIPIRINA 20CPR;4.5;5.9;10|CEROTTI ASSORTITI;3.5;5.5;22|CREMA MANI;7.5;12;22|INTEGR. MAGNESIO;9;14;10|TERMOMETRO DIG.;8;14;22|SCIROPPO TOSSE;8;12;10',
)

/** Of an Italian pharmacy: the tax code of who is ill, what may be deducted, kinds of goods before names. */
export function scontrinoParlante(random: Random): Sheet {
  const pen = penFor(random, it, 'DD-MM-YYYY|DD/MM/YY|DD-MM-YY', { money: '#' })
  const shop = pen.pick(farmacie)
  const sums = pen.buy(cure, { count: [1, 4], most: 2, isGross: true, step: 5 })
  const number = pen.digits('0###-0###')
  return roll(
    80,
    till(pen, [...monos, ...narrow], 8.5),
    strip([
      shop.name,
      ...shop.also,
      ...shop.address,
      `P.IVA ${taxNumber(pen, 'IT').slice(2)}`,
      '',
      'DOCUMENTO COMMERCIALE',
      'di vendita o prestazione',
      '',
      ['DESCRIZIONE        IVA', 'Prezzo(€)'],
      ...sums.lines.flatMap((each) => [
        [`${each.rate === 10 ? 'FARMACO' : 'PARAFARM.'}  AIC ${pen.digits('0########')}`] as const,
        [`${each.text}   ${each.rate},00%`, pen.plain(each.amount)] as const,
      ]),
      '',
      ['!TOTALE COMPLESSIVO', pen.plain(sums.total)],
      ['di cui IVA', pen.plain(sums.vat)],
      '',
      [pen.pick(['Pagamento elettronico', 'Pagamento contante']), pen.plain(sums.total)],
      ['Importo pagato', pen.plain(sums.total)],
      '',
      [`C.F. ${pen.digits('@@@@@@7#@1#@###@')}`],
      [`${pen.day()}  ${pen.clock()}`],
      [`DOCUMENTO N. ${number}`],
      [`RT ${pen.digits('99MEX0#####')}`],
      'Totale detraibile: vedi sopra',
    ]),
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const councils = firms(
  'AYUNTAMIENTO DE CUDILLERO;Plaza San Pedro;33150 Cudillero|EYSAPARK MÉRIDA;Calle Almendralejo 20;06800 Mérida;Estacionamientos del Guadiana, S.A.|Concello de Cangas;Avenida de Castelao;36940 Cangas do Morrazo',
)

/** Of a machine in a Spanish street: until when in the largest letters, a plate, the sum small. */
export function zonaAzul(random: Random): Sheet {
  const pen = penFor(random, es, 'DD/MM/YYYY|DD-MM-YY|DD.MM.YYYY', { money: '# €' })
  const firm = pen.pick(councils)
  const isTaxed = firm.also.length > 0
  const sums = within([line('ORA', pen.whole(12, 110) * 5, isTaxed ? 21 : 0)])
  const number = pen.digits(pen.pick(['######', '##-####', '0000####']))
  return roll(
    58,
    till(pen, [...narrow, ...monos], 8),
    strip([
      firm.name,
      ...(isTaxed ? [...firm.also, `CIF A${pen.digits('########')}`] : []),
      'ESTACIONAMIENTO REGULADO',
      '',
      'VÁLIDO HASTA',
      `!${pen.clock()}`,
      `!${pen.day()}`,
      '',
      [`Matrícula ${pen.digits('####')} ${pen.digits('@@@')}`],
      [`Inicio ${pen.day()} 09:${pen.digits('1#')}`],
      [`Importe ${pen.money(sums.total)}${isTaxed ? ' IVA 21% incl.' : ''}`],
      ...(isTaxed ? [[`Base ${pen.plain(sums.net)}  Cuota ${pen.plain(sums.vat)}`] as const] : []),
      [`Ticket ${number}  Parq. ${pen.whole(1, 60)}`],
      'Coloque el ticket en lugar visible',
    ]),
    truthOf(pen, {
      supplier: firm,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasLines: false,
    }),
  )
}

const tascas = firms(
  'Tasca da Ti Rosa;Rua da Bica 14;1200-054 Lisboa;Rosa & Filhos, Lda|O Forno de Monsaraz;Largo do Castelo;7200-175 Monsaraz;Herdade Velha Restauração Unipessoal Lda|Marisqueira Ria Formosa;Av. 5 de Outubro 90;8700-304 Olhão',
)
const pratos = wares(
  'Bacalhau à Brás;11.5;15;13|Couvert;1.5;2.5;13|Bifana;4;5.5;13|Vinho tinto jarro;6;9;23|Água 1L;1.8;2.5;13|Café;0.8;1.2;13|Cerveja;1.8;2.6;23|Arroz de marisco;17;24;13',
)

/** Of a Portuguese inn: a `fatura` under the bill, what is bought with the rate before it, a number for the customer. */
export function tasca(random: Random): Sheet {
  const pen = penFor(random, pt, 'DD-MM-YYYY|YYYY-MM-DD|DD/MM/YYYY', { money: '#€' })
  const inn = pen.pick(tascas)
  const sums = pen.buy(pratos, { count: [3, 6], most: 4, isGross: true, step: 10 })
  const number = pen.digits(pen.pick(['FT B/#####', 'FS 001/####', 'FT 2026A1/###']))
  return roll(
    80,
    till(pen, [...monos, ...serifs, ...narrow], 8.5),
    `${strip([[inn.name], ...atLeft(inn.also), [inn.address.join(', ')], [`Contribuinte ${taxNumber(pen, 'PT').slice(2)}`], '', `Mesa ${pen.whole(1, 18)}`, '!' + number, [`Data ${pen.day()}`, pen.clock()], [`NIF do cliente: ${pen.digits('5########')}`], ''])}${table(
      '',
      sums.lines.map((each) => [
        `${each.rate}%  ${each.text}`,
        `${each.quantity}`,
        pen.plain(each.amount),
      ]),
    )}${strip([
      '',
      ['!A pagar', pen.money(sums.total)],
      [pen.pick(['Multibanco', 'Dinheiro', 'MB WAY']), pen.money(sums.total)],
      '',
      ...sums.shares.map(
        ({ rate, net, vat }) => [`IVA ${rate}% s/ ${pen.plain(net)}`, pen.plain(vat)] as const,
      ),
      '',
      `ATCUD:${pen.digits('@#@@@##@-####')}`,
      'Volte sempre',
    ])}${dots(22)}`,
    truthOf(pen, { supplier: inn, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const stations = firms(
  'Station Wasserbillig-Est;Route de Luxembourg 41;L-6633 Wasserbillig;Moselle Carburants S.à r.l.|Tankstell Pommerloch;Bastnicher Strooss 19;L-9638 Pommerloch;PNK Exploitation S.A.|Aire de Capellen;Autoroute A6;L-8309 Capellen',
)
const stationWares = wares(
  'Café moulu 500g;4.9;6.9;3|Eau 6x1,5l;3.2;4.5;3|Lave-glace 5l;5.9;8.9;17|Cigarettes;5.8;7.2;17|Diesel;45;98;17|Sandwich jambon;3.9;5.2;3',
)

/** Of a station in Luxembourg: two languages on one strip, low rates, VAT within. */
export function tankstell(random: Random): Sheet {
  const pen = penFor(random, lu, 'DD/MM/YYYY|DD.MM.YYYY|DD.MM.YY', { money: '# EUR' })
  const shop = pen.pick(stations)
  const sums = pen.buy(stationWares, { count: [1, 4], most: 3, isGross: true, step: 1 })
  const number = pen.digits(pen.pick(['#####', '######', '#/####/##']))
  return roll(
    80,
    till(pen, [...monos, ...plains], 8),
    `${strip([`!${shop.name}`, ...shop.also, ...shop.address, `TVA LU${pen.digits('########')}`, '', [`Ticket/Bon ${number}`, `Caisse/Kasse ${pen.whole(1, 4)}`], null])}${strip(
      sums.lines.map(
        (each) =>
          [
            `${each.quantity} ${each.text} (${pen.rate(each.rate)})`,
            pen.plain(each.amount),
          ] as const,
      ),
    )}${strip([
      null,
      ...sumsAs(
        pen,
        sums,
        'TVT',
        `!Total/Summe|dont TVA/inkl. MwSt|${pen.pick(['Carte/Karte', 'Espèces/Bar', 'Payconiq'])}`,
      ),
      [pen.day(), pen.clock()],
      'Merci et bonne route - Äddi!',
    ])}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const peajes = firms(
  'Teatro Cine Cervantes;Plaza Mayor 2;45600 Talavera de la Reina;Espectáculos del Tajo, S.L.|Funicular de Bulnes;Poncebos;33554 Cabrales|Balneario de Archena, S.A.;Calle Balneario s/n;30600 Archena',
)

/** A Spanish entrance bought at a window: a small leaf with leaders of dots, taxes within said in words. */
export function taquilla(random: Random): Sheet {
  const pen = penFor(random, es, 'DD/MM/YYYY|D de month de YYYY|DD-MM-YYYY')
  const firm = pen.pick(peajes)
  const sums = within([several('Entrada general', pen.whole(1, 6), pen.whole(8, 44) * 50, 10)])
  const number = pen.digits(pen.pick(['A-######', '######', 'TQ/####']))
  return paged(
    'A4',
    page(pen, [...serifs, 'URW Gothic'], cutTo(105, 120, 8)),
    [
      `<div class="mid"><b style="font-size:13pt">${escaped(firm.name)}</b><br><span class="small">${escaped([...firm.also, ...firm.address].join(' · '))}</span></div>${boxes(
        [
          ['Fecha de compra', pen.day()],
          ['Visita', pen.day(pen.after(pen.whole(0, 9)))],
        ],
      )}${leaders([
        ['Factura simplificada', number],
        ...sumsAs(
          pen,
          sums,
          'TNVT',
          `${sums.lines[0]?.quantity ?? 1} × Entrada general|Base|IVA (10 %)|IMPORTE PAGADO`,
        ),
      ])}<div class="small grey" style="margin-top:4mm">NIF ${taxNumber(pen, 'ES')} · Conserve esta entrada durante la visita</div>${dots(20)}`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, kind: 'receipt' }),
  )
}
