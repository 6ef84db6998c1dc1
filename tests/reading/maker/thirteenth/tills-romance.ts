/** Receipts of France, Belgium, Italy, Spain, Portugal and Luxembourg: a book of slips, a shop for builders, a night at an inn, a meal, a garage for the night, goods taken back, a supermarket, a cinema. */
import type { Random } from '../../../support/random'
import { below, block, firms, line, negated, penFor, several, wares, within } from '../eighth/kit'
import { be, es, fr, it, pt } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { anyone, atLeft, dots, lettered, strokes } from '../ninth/kit'
import { frenchNumbers, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { byHand, captioned, cutTo, lu } from '../eleventh/kit'
import { goods, letter, logo, rates, say, tape } from '../twelfth/kit'
import { cells, decimal, paidBy, tally } from './kit'

const growers = firms(
  'GAEC des Trois Chênes;Le Mas;24120 Terrasson|Les Ruchers de Mélisande;Chemin des Genêts;48000 Mende;Mélisande Ponsard|Huîtres Bardin;Port de la Teste;33260 La Teste-de-Buch',
)

/** A leaf of a French market trader's book, printed with blanks that a hand filled in: what for, the sum, a day. */
export function carnet(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YYYY|D month YYYY')
  const [farm, buyer] = [pen.pick(growers), anyone(pen, 'FR')]
  const sums = pen.buy(
    wares(
      'Miel de forêt 500 g;7;9;5.5|Huîtres n°3, douzaine;9;13;5.5|Foie gras mi-cuit;24;38;5.5|Noix sèches, kg;5;7;5.5|Cidre fermier;4;6;20',
    ),
    { count: [1, 3], most: 4, isGross: true, step: 50 },
  )
  const number = pen.digits(say(pen, '###|0##|####'))
  return letter(
    pen,
    { faces: 'book plain', size: 9, css: cutTo(148, 105, 8) },
    [
      `<div class="sides"><div><b>${farm.name}</b><br>${below(farm)}<br><span class="small">SIRET ${frenchNumbers(pen).siret}</span></div><div class="boxed">FACTURETTE<br>N° <b style="color:#b91c1c">${number}</b></div></div><p>Doit : ${byHand(buyer.name)} &nbsp; le ${byHand(pen.day())}</p>${cells(
        'rlr',
        'Qté|Désignation|Prix TTC',
        linesAs(pen, sums.lines, 'qta'),
        'upright',
        'width:100%',
      )}<div class="sides"><span class="small">Payé en espèces ☐ chèque ☐ carte ☒</span><span>TOTAL TTC ${byHand(pen.money(sums.total))}</span></div>`,
    ],
    paidBy(pen, { supplier: farm, sums: { ...sums, vat: 0 }, documentNumber: number }),
  )
}

const builders = firms(
  'BRICO DÉPÔT DU MARAIS;ZAC des Portes Océanes;17100 Saintes;SAS Maraisbrico|L’Outil Malin;5 rue Mirabeau;13090 Aix-en-Provence|PRO MATÉRIAUX SAVOIE;ZI de l’Érier;73290 La Motte-Servolex;Savoie Négoce SA',
)

/** Of a French shop for builders: codes under names, a share for recycling told within, a professional's card, tax in a table turned on its side. */
export function bricolage(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YY|DD/MM/YYYY|DD-MM-YYYY')
  const shop = pen.pick(builders)
  const sums = pen.buy(
    wares(
      'VIS INOX 5X60 B200;11.9;18.5;20|PERCEUSE 18V;89;159;20|PLAQUE BA13 H1;7.2;11;20|SAC CIMENT 25KG;6.9;9.5;20|PEINTURE MAT 10L;49;79;20',
    ),
    { count: [2, 4], most: 6, isGross: true, step: 10 },
  )
  const number = pen.digits(say(pen, '####.##.#####|0#######|T##-####'))
  return tape(
    pen,
    80,
    { faces: 'narrow needle', size: 8 },
    [
      `!${shop.name}`,
      ...shop.also,
      ...shop.address,
      `SIRET ${frenchNumbers(pen).siret}`,
      null,
      ...sums.lines.flatMap((each) => [
        [each.text, `${pen.plain(each.amount)} €`] as const,
        [`  ${pen.digits('3##########')}  ${each.quantity} x ${pen.plain(each.unit)}`] as const,
      ]),
      null,
      [`dont éco-participation`, pen.plain(pen.whole(2, 90))],
      ['!MONTANT DÛ', pen.money(sums.total)],
      [say(pen, 'CB SANS CONTACT|CARTE PRO|CHÈQUE'), pen.plain(sums.total)],
      null,
      {
        html: cells('lr', '', [['Taux TVA', '20,00'], ...sumsAs(pen, sums, 'nvt', 'HT|TVA|TTC')]),
      },
      [`Ticket ${number}`, `Caisse ${pen.digits('#')}`],
      [`le ${pen.day()} à ${pen.clock()}`],
      { html: strokes(60) },
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}

const auberges = firms(
  'Auberge du Pont Roman;2 rue du Pont;12320 Conques;SARL Pont Roman|Hôtel Les Embruns;Esplanade de la Mer;62520 Le Touquet|Chambres d’hôtes La Grange aux Hirondelles;Hameau de Vaux;89270 Arcy-sur-Cure;Sylvie et Marc Toussaint',
)

/** A French inn's bill, paid: nights at ten percent, a town's tax by person, drinks at twenty; label under value all over. */
export function auberge(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YYYY|D month YYYY')
  const [inn, guest] = [pen.pick(auberges), anyone(pen, 'FR')]
  const nights = pen.whole(1, 5)
  const numbers = frenchNumbers(pen)
  const sums = within([
    several('Chambre double', nights, pen.whole(58, 145) * 100, 10),
    several('Petit déjeuner', nights * 2, pen.pick([900, 1200, 1450]), 10),
    ...(pen.chance(0.6) ? [line('Bar', pen.whole(8, 60) * 50, 20)] : []),
    several('Taxe de séjour', nights * 2, pen.pick([88, 110, 165]), 0),
  ])
  const number = pen.digits(say(pen, '26/####|F-#####|H######'))
  return letter(
    pen,
    { faces: 'book slab', size: 9.5 },
    [
      `<div class="mid">${logo(inn.name, 10, 'font-style:italic')}<span class="small">${inn.address.join(' – ')}</span></div><div class="sides" style="margin-top:12mm"><div style="width:60mm">${captioned(
        [
          ['Note n°', number],
          ['Établie le', pen.day()],
          ['Arrivée', pen.day(pen.after(-nights))],
        ],
      )}</div><div>${lettered(guest)}</div></div>${goods(pen, sums, 'qtua', 'Nbre|Prestation|P.U. TTC|Total TTC')}${tally(
        sumsAs(
          pen,
          sums,
          'TT',
          `Total|Réglé par ${say(pen, 'carte bancaire|espèces|chèques-vacances')}`,
        ),
      )}${rates(pen, sums, 'rnv', 'TVA|Base HT|Montant')}<div class="foot small mid">${[...inn.also, `SIRET ${numbers.siret}`, `TVA ${numbers.vat}`].join(' · ')}</div>`,
    ],
    paidBy(pen, { supplier: inn, sums, documentNumber: number, hasRates: true }),
  )
}

const eateries = firms(
  'Brasserie Le Vaudeville Namurois;Place du Vieux 8;5000 Namur;Vaudeville SRL|ETERIE DE SMISSE;Kouter 12;9800 Deinze;De Smisse BV|Pizza Napoli Ostende;Vlaanderenstraat 70;8400 Oostende',
)

/** The ticket of a Belgian register that the state watches: food at twelve, drinks at twenty-one, its control data in a block, tables by letter. */
export function caisseNoire(random: Random): Sheet {
  const pen = penFor(random, be, 'DD/MM/YYYY|DD-MM-YYYY|DD/MM/YY', { money: '#' })
  const shop = pen.pick(eateries)
  const isFlemish = /[A-Z]$|Deinze/.test(shop.address[1] ?? '') || shop.name.startsWith('ETERIE')
  const sums = pen.buy(
    wares(
      'Vol-au-vent;17.5;22;12|Moules frites;24;29;12|Pizza 4 fromages;13;16.5;12|Orval;4.8;6;21|Chaudfontaine;2.8;3.4;21|Dame blanche;8;10.5;12|Café;2.6;3.4;21',
    ),
    { count: [2, 5], most: 4, isGross: true, step: 10 },
  )
  const mark = (rate: number) => (rate === 12 ? 'B' : 'A')
  const number = pen.digits(say(pen, '######|####/#####'))
  return tape(
    pen,
    76,
    { faces: 'needle' },
    [
      `!${shop.name}`,
      ...shop.address,
      ...shop.also,
      taxNumber(pen, 'BE'),
      isFlemish ? 'BTW-KASTICKET' : 'TICKET TVA',
      null,
      [isFlemish ? `Tafel ${pen.whole(1, 22)}` : `Table ${pen.whole(1, 22)}`, `Nr ${number}`],
      ...sums.lines.map(
        (each) =>
          [
            `${each.quantity} x ${each.text}`,
            `${pen.plain(each.amount)} ${mark(each.rate)}`,
          ] as const,
      ),
      null,
      [isFlemish ? '!TOTAAL EUR' : '!TOTAL EUR', pen.plain(sums.total)],
      ['BANCONTACT', pen.plain(sums.total)],
      { html: rates(pen, sums, 'krnv', isFlemish ? '|%|MvH|BTW' : '|%|Base|TVA', mark) },
      [`${pen.day()} ${pen.clock()}`],
      pen.digits('BXXC0##### VSC: ########'),
      pen.digits('@#@##@@#@@##@#@@##@#'),
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}

const autorimesse = firms(
  'Autorimessa San Marco di Zen Alvise;Piazzale Roma 461;30135 Venezia (VE);Zen Alvise|GARAGE MODERNO s.r.l.;Via Nazionale 9;00184 Roma (RM)|Parking Lungomare;Viale Matteotti 2;17021 Alassio (SV);Riviera Sosta S.c.a r.l.',
)

/** An Italian garage for the night: an old form with its sum in a box, from and until, tax within at twenty-two. */
export function autorimessa(random: Random): Sheet {
  const pen = penFor(random, it, 'DD/MM/YYYY|DD/MM/YY|D month YYYY')
  const firm = pen.pick(autorimesse)
  const nights = pen.whole(1, 4)
  const sums = within([several('Ricovero autovettura', nights, pen.whole(18, 45) * 100, 22)])
  const number = pen.digits(say(pen, '####/A|######|0###-0##'))
  return tape(
    pen,
    90,
    { faces: 'slab narrow', size: 8.5 },
    [
      {
        html: `<div class="sides"><div><b>${firm.name}</b><br>${block([...firm.address])}<br>P.IVA ${taxNumber(pen, 'IT').slice(2)}</div><div style="border:0.4mm solid #000;padding:1mm 2mm;height:fit-content">${number}</div></div>`,
      },
      null,
      [`Targa ${pen.digits('@@###@@')}`, `Posto ${pen.whole(1, 140)}`],
      [`Ingresso ${pen.day(pen.after(-nights))} 18:20`],
      [`Uscita ${pen.day()} ${pen.clock()}`],
      { html: goods(pen, sums, 'tqua', 'Servizio|Notti|Prezzo|Euro') },
      {
        html: `<div style="border:0.6mm double #000;padding:2mm;text-align:center">TOTALE COMPLESSIVO<br><span class="big">${pen.money(sums.total)}</span><br>di cui IVA 22% ${pen.plain(sums.vat)}</div>`,
      },
      [`Documento n. ${number}`, `del ${pen.day()}`],
      say(pen, 'Pagamento elettronico|Pagamento contante'),
      ...atLeft(firm.also),
    ],
    paidBy(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const ferreterias = firms(
  'Ferretería Hnos. Olmedo;C/ Toledo 66;13001 Ciudad Real;Olmedo Suministros, S.L.|MODA INFANTIL PELUSÍN;Rúa do Progreso 21;32003 Ourense|Electrodomésticos Arrecife;C/ Real 30;03180 Torrevieja;Frigorías del Mediterráneo, S.A.',
)

/** A Spanish ticket of goods taken back: lines below nothing, the first ticket named, a voucher for the same sum. */
export function devolucion(random: Random): Sheet {
  const pen = penFor(random, es, 'DD/MM/YYYY|DD-MM-YY')
  const shop = pen.pick(ferreterias)
  const sums = negated(
    pen.buy(
      wares(
        'Taladro percutor;49;89;21|Abrigo talla 6;24;39;21|Microondas 20 L;59;95;21|Juego de llaves;14;29;21',
      ),
      { count: [1, 2], isGross: true },
    ),
  )
  const number = pen.digits(say(pen, 'D-#####|R26/####|9######'))
  return tape(
    pen,
    74,
    { faces: 'plain needle' },
    [
      [`!${shop.name}`],
      ...atLeft([...shop.also, ...shop.address]),
      [`NIF ${taxNumber(pen, 'ES')}`],
      null,
      ['!DEVOLUCIÓN'],
      [`Ticket rectificativo ${number}`],
      [`Fecha ${pen.day()}`, pen.clock()],
      [`Rectifica al ticket ${pen.digits('T-#####')}`],
      null,
      ...sums.lines.map((each) => [each.text, pen.plain(each.amount)] as const),
      null,
      ...sumsAs(pen, sums, 'nvT', 'Base imponible|IVA 21%|!Total a devolver'),
      ['Vale emitido', pen.money(-sums.total)],
      'Vale válido un año',
      { html: strokes(52) },
    ],
    paidBy(pen, {
      supplier: shop,
      sums,
      documentNumber: number,
      kind: 'credit-note',
      hasRates: true,
    }),
  )
}

const asadores = firms(
  'Asador Txoko Berri;C/ Portu 14;20808 Getaria (Gipuzkoa);Txoko Berri Ostalaritza, S.L.|Mesón El Cazador;Plaza Mayor 3;09340 Lerma (Burgos);Hilario Cuesta Rey|CHIRINGUITO LA BARCA;Playa de la Carihuela;29620 Torremolinos (Málaga)',
)

/** A Spanish meal: fish by weight, bread and covers, the base and tax in one line, an invitation to write on it whom it is for. */
export function asador(random: Random): Sheet {
  const pen = penFor(random, es, 'DD/MM/YYYY|D mon YYYY|DD/MM/YY')
  const shop = pen.pick(asadores)
  const grams = pen.whole(450, 1900)
  const kilo = pen.pick([3900, 5200, 6800])
  const guests = pen.whole(1, 6)
  const sums = within([
    line(say(pen, 'Rodaballo|Chuletón|Besugo'), Math.round((grams * kilo) / 1000), 10),
    several('Pan y cubierto', guests, pen.pick([150, 200]), 10),
    ...pen.buy(
      wares('Pimientos;7;10;10|Txakoli bot.;14;22;10|Cuajada;4.5;6;10|Agua 1 L;2.5;3.5;10'),
      { count: [1, 3], most: 2, isGross: true },
    ).lines,
  ])
  const [fish] = sums.lines
  const number = pen.digits(say(pen, 'FS26-####|A######|####'))
  return tape(
    pen,
    78,
    { faces: 'slab book wide', size: 8.5 },
    [
      { html: logo(shop.name, 5.5, 'text-align:center;font-weight:bold') },
      ...shop.also,
      ...shop.address,
      `NIF ${taxNumber(pen, 'ES')}`,
      null,
      ['Factura simplificada', number],
      [`Mesa ${pen.whole(1, 18)}, ${guests} pax`, `${pen.day()} ${pen.clock()}`],
      null,
      [`${fish?.text ?? ''} ${decimal(pen, grams / 1000, 3)} kg`, pen.plain(fish?.amount ?? 0)],
      ...sums.lines
        .slice(1)
        .map((each) => [`${each.quantity} ${each.text}`, pen.plain(each.amount)] as const),
      null,
      [`!Importe ${pen.money(sums.total)}`],
      [`Base ${pen.plain(sums.net)}  IVA 10% ${pen.plain(sums.vat)}`],
      'IVA incluido. Gracias por su visita',
      ['Cliente: ______________  NIF: __________'],
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}

const mercados = firms(
  'Super Ribeirinho;Rua da Alfândega 40;4900-320 Viana do Castelo;Ribeirinho Distribuição, S.A.|MERCADO DO BAIRRO;Av. Almirante Reis 102;1150-020 Lisboa;Fatias & Filhos, Lda.|Padaria Pão de Avó;Largo do Toural 9;4810-427 Guimarães',
)

/** A Portuguese supermarket's: a rate before each name in brackets, savings off single lines, tax in a table below a code. */
export function poupanca(random: Random): Sheet {
  const pen = penFor(random, pt, 'DD/MM/YYYY|YYYY-MM-DD|DD-MM-YYYY', { money: '#' })
  const shop = pen.pick(mercados)
  const bought = pen.buy(
    wares(
      'BACALHAU DEMOLH;9;14;6|AZEITE VIRGEM;6.5;9.5;6|DETERGENTE ROUPA;5;11;23|VINHO TINTO ALENT;3.5;6.5;13|PAO MISTURA;0.8;1.6;6|GUARDANAPOS;1.2;2.4;23',
    ),
    { count: [2, 5], most: 2, isGross: true, step: 1 },
  )
  const [first] = bought.lines
  const saved = Math.round((first?.amount ?? 0) / 4)
  const sums = within([
    ...bought.lines.slice(0, 1),
    line('POUPANCA', -saved, first?.rate ?? 6),
    ...bought.lines.slice(1),
  ])
  const number = `FS ${pen.digits(say(pen, '0##1##/######|A26/####|26##/###'))}`
  return tape(
    pen,
    76,
    { faces: 'needle narrow', size: 7.5 },
    [
      shop.name,
      ...shop.also,
      ...shop.address,
      `NIF ${taxNumber(pen, 'PT').slice(2)}`,
      '',
      ['Fatura simplificada', 'Original'],
      [`Nr ${number}`],
      [`${pen.day()} ${pen.clock()}`, `Op. ${pen.digits('###')}`],
      null,
      ...sums.lines.map((each) =>
        each.amount < 0
          ? ([`   ${each.text}`, `(${pen.plain(-each.amount)})`] as const)
          : ([`(${each.rate}%) ${each.text}`, pen.plain(each.amount)] as const),
      ),
      null,
      ['!TOTAL A PAGAR', pen.plain(sums.total)],
      [say(pen, 'Cartão de débito|Multibanco|MB WAY'), pen.plain(sums.total)],
      [`Total de poupança ${pen.plain(saved)}`],
      { html: rates(pen, sums, 'rnvg', '%IVA|Líquido|IVA|Total') },
      pen.digits('ATCUD: @@@@@##@-####'),
      { html: dots(20) },
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}

const cinemas = firms(
  'Kinepol Esch;Place de la Résistance 3;L-4041 Esch-sur-Alzette;Kinepol Luxembourg S.A.|Librairie Um Fieldgen;3, rue Glesener;L-1631 Luxembourg|Velo Center Remich;23, Esplanade;L-5533 Remich;VC Remich s.à r.l.',
)

/** Of Luxembourg, German beside French: a super low rate, a normal one, sums in a line of each. */
export function kassenzettelLux(random: Random): Sheet {
  const pen = penFor(random, lu, 'DD.MM.YYYY|DD/MM/YYYY', { money: '€ #' })
  const shop = pen.pick(cinemas)
  const sums = pen.buy(
    wares(
      'Kinosbilljee / Entrée;9;12;3|Popcorn grouss;5;7;17|Buch / Livre;12;28;3|Fahrradschlauch;6;9;17|Helm / Casque;45;89;17|Zeitung / Journal;2;4;3',
    ),
    { count: [2, 4], most: 3, isGross: true, step: 10 },
  )
  const number = pen.digits(say(pen, '26######|#####|B-####'))
  return tape(
    pen,
    70,
    { faces: 'light plain', size: 8 },
    [
      `!${shop.name}`,
      ...shop.address,
      ...shop.also,
      `TVA / MwSt LU${pen.digits('########')}`,
      null,
      ['Ticket', number],
      ['Date / Datum', `${pen.day()} ${pen.clock()}`],
      { html: goods(pen, sums, 'tqar') },
      null,
      ['!Total / Summe', pen.money(sums.total)],
      ...sums.shares.map(
        (share) =>
          [`dont TVA ${share.rate} % sur ${pen.plain(share.net)}`, pen.plain(share.vat)] as const,
      ),
      [say(pen, 'Payconiq|Visa|Espèces / Bar'), pen.money(sums.total)],
      'Merci / Danke / Merci',
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}
