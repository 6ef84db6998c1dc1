/** Receipts of France, Belgium, Luxembourg, Italy, Spain, Catalonia and Portugal: a bakery, a laundry, a cab, fries, parking in two languages, a ferry, ice, a market hall, a pharmacy, a bridge. */
import type { Random } from '../../../support/random'
import { firms, line, penFor, several, truthOf, wares, within } from '../eighth/kit'
import { be, es, fr, it, pt } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import { atLeft, dots, strokes } from '../ninth/kit'
import { frenchNumbers, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { ct, goods, rates, say, tape } from './kit'

const ovens = firms(
  'LE FOURNIL DE MARGAUX;6 rue Carnot;33000 BORDEAUX;SARL MARGO PAIN|Maison Guillemot;22 place de la Halle;49100 ANGERS|AU PÉTRIN D’ALSACE;1 Grand’Rue;67500 HAGUENAU;EURL Schmitt Boulanger',
)

/** Of a French bakery: the low rate to take away, the higher to sit down, each by a letter, a till's line of twenty signs. */
export function boulangerie(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YYYY|DD/MM/YY|D mon YYYY', { money: '# EUR' })
  const shop = pen.pick(ovens)
  const sums = pen.buy(
    wares(
      'TRADITION;1.2;1.5;5.5|CROISSANT BEURRE;1.25;1.6;5.5|FORMULE MIDI;9.8;12.5;10|CAFE EXPRESSO;1.6;2.1;10|TARTE CITRON 6P;19;26;5.5|QUICHE;4.2;5.5;10',
    ),
    { count: [1, 5], most: 4, isGross: true, step: 5 },
  )
  const mark = (rate: number) => (rate === 10 ? 'B' : 'A')
  const number = pen.digits(say(pen, '######|T#-#####|#### ####'))
  const numbers = frenchNumbers(pen)
  return tape(
    pen,
    72,
    { faces: 'needle narrow' },
    [
      `!${shop.name}`,
      ...shop.also,
      ...shop.address,
      `SIRET ${numbers.siret}`,
      '',
      [`TICKET ${number}`, say(pen, 'VENDEUSE 3|Caisse 1')],
      [`LE ${pen.day()}`, `A ${pen.clock().replace(':', 'H')}`],
      null,
      ...sums.lines.map(
        (each) =>
          [
            `${each.quantity} ${each.text}`,
            `${pen.plain(each.amount)} ${mark(each.rate)}`,
          ] as const,
      ),
      null,
      [`!NET A PAYER`, pen.money(sums.total)],
      [say(pen, 'CB SANS CONTACT|ESPECES|TICKET RESTAURANT'), pen.plain(sums.total)],
      '',
      { html: rates(pen, sums, 'krnv', '|TAUX|HT|TVA', mark) },
      'MERCI DE VOTRE VISITE',
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const laundries = firms(
  'Pressing des Arts;71 rue de Seine;75006 Paris;SAS Clean Seine|Blanchisserie Moderne;8 cours Mirabeau;13100 Aix-en-Provence|5 à Sec Bellecour;4 rue Victor-Hugo;69002 Lyon;Sté Lyonnaise de Pressing',
)

/** A French laundry's ticket: who it is for, when to fetch it, pieces, paid when left; the rate in words. */
export function pressing(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YYYY|dow D month YYYY|DD.MM.YY')
  const shop = pen.pick(laundries)
  const sums = pen.buy(
    wares(
      'Chemise pliée;3.2;4.5;20|Costume 2 pièces;15;19.5;20|Couette;22;32;20|Robe;11;16;20|Rideaux m²;6;9;20',
    ),
    { count: [1, 4], most: 5, isGross: true, step: 10 },
  )
  const number = pen.digits(say(pen, '####|@ ####|##.####'))
  return tape(
    pen,
    78,
    { faces: 'book wide plain' },
    [
      `!${shop.name}`,
      ...shop.address,
      '',
      [`Bon n° ${number}`, `Client : ${say(pen, 'Mme Faure|M. Deschamps|Sté Novalume')}`],
      [`Déposé le ${pen.day()}`],
      [`Retrait à partir du ${pen.day(pen.after(4))}`],
      { html: goods(pen, sums, 'qtA') },
      null,
      ['!Total TTC', pen.money(sums.total)],
      ['Dont TVA 20 %', pen.money(sums.vat)],
      [`Réglé ${say(pen, 'par carte|en espèces|par chèque')} au dépôt`],
      '',
      ...atLeft(shop.also),
      'Articles gardés 12 mois',
      { html: strokes(44) },
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const taxis = firms(
  'TAXI GASPARD MOREAU;Commune de Chartres;ADS n° 14|ARTISAN TAXI K. BENALI;Station Gare Part-Dieu;Lyon|ALPES TAXI TRANSPORTS;Place de la Gare;74400 Chamonix;ATT SARL',
)

/** A French cab's note from its meter: charges of the law's form, rate of tax told, the sum to pay in the middle. */
export function noteTaxi(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YYYY|DD/MM/YY')
  const firm = pen.pick(taxis)
  const sums = within([
    line('PRISE EN CHARGE', pen.pick([260, 280, 300]), 10),
    line('COURSE', pen.whole(500, 8400), 10),
    ...(pen.chance(0.5) ? [several('SUPPLEMENT BAGAGE', pen.whole(1, 3), 200, 10)] : []),
  ])
  const number = pen.digits(say(pen, '####|000###|#####'))
  return tape(
    pen,
    58,
    { faces: 'needle' },
    [
      firm.name,
      ...firm.also,
      ...firm.address,
      null,
      [`NOTE N° ${number}`],
      ['DATE', pen.day()],
      ['DEBUT', pen.clock()],
      ['IMMAT.', pen.digits('@@-###-@@')],
      ['DISTANCE', `${pen.digits('##,#')} KM`],
      ...sums.lines.map((each) => [each.text, pen.plain(each.amount)] as const),
      null,
      'PRIX A PAYER T.T.C.',
      `!${pen.money(sums.total)}`,
      ['TVA 10,0 %', pen.plain(sums.vat)],
      [`REGLE ${say(pen, 'CB|ESPECES')}`],
      ['Nom du client :'],
      [' '],
      'Réclamations : Préfecture',
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const frituren = firms(
  'Frituur ’t Pleintje;Kerkplein 2;9700 Oudenaarde;De Pauw Kristof|SNACKBAR MAX;Turnhoutsebaan 310;2110 Wijnegem;Maxfood BV|De Gouden Friet;Grote Markt 30;8500 Kortrijk',
)

/** Of a Belgian stall of fries: the law's box with its signs, two rates by letter, a number for the pick-up. */
export function frituur(random: Random): Sheet {
  const pen = penFor(random, be, 'DD/MM/YYYY|DD-MM-YYYY|D/MM/YY', { money: '#' })
  const shop = pen.pick(frituren)
  const away = pen.chance(0.5)
  const sums = pen.buy(
    wares(
      `Grote friet;4.2;5.2;${away ? 6 : 12}|Frikandel special;3.6;4.4;${away ? 6 : 12}|Stoofvleessaus;3.5;4.5;${away ? 6 : 12}|Cola 33cl;2.4;3;${away ? 6 : 21}|Jupiler 25cl;2.8;3.4;21|Mayonaise;1;1.3;${away ? 6 : 12}`,
    ),
    { count: [2, 5], most: 3, isGross: true, step: 10 },
  )
  const letters: Readonly<Record<number, string>> = { 21: 'A', 12: 'B', 6: 'C' }
  const mark = (rate: number) => letters[rate] ?? 'D'
  const number = pen.digits(say(pen, '#####|000####|######'))
  return tape(
    pen,
    78,
    { faces: 'needle wide' },
    [
      `!${shop.name}`,
      ...shop.also,
      ...shop.address,
      `BTW ${taxNumber(pen, 'BE')}`,
      '',
      `!Bestelling ${pen.whole(10, 99)}`,
      away ? 'MEENEMEN' : 'TER PLAATSE',
      null,
      ...sums.lines.map(
        (each) =>
          [
            `${each.quantity}x ${each.text}`,
            `${pen.plain(each.amount)} ${mark(each.rate)}`,
          ] as const,
      ),
      null,
      ['!TOTAAL EUR', pen.money(sums.total)],
      [say(pen, 'Bancontact|Payconiq|Cash'), pen.money(sums.total)],
      { html: rates(pen, sums, 'krnv', '|%|MvH|BTW', mark) },
      'BTW KASTICKET',
      [`Ticketnr. ${number}`, `${pen.day()} ${pen.clock()}`],
      [`Controledata`, pen.digits('########@#@#')],
      [`VSC ID`, pen.digits('BKO00####')],
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const garages = firms(
  'Parking Sainte-Gudule;Rue du Bois Sauvage / Wildewoudstraat;1000 Bruxelles / Brussel;Interpark Belgium NV/SA|PARKING FLAGEY;Place Flagey / Flageyplein;1050 Ixelles / Elsene|Gare du Midi P2;Rue de France / Frankrijkstraat;1060 Saint-Gilles / Sint-Gillis;B-Park SA/NV',
)

/** Parking in Brussels: each word in French and in Flemish, in and out, tax of the country within. */
export function parkingBilingue(random: Random): Sheet {
  const pen = penFor(random, be, 'DD/MM/YYYY|DD.MM.YYYY|DD/MM/YY', { money: '# €' })
  const firm = pen.pick(garages)
  const sums = within([line('Stationnement / Parkeren', pen.whole(15, 290) * 10, 21)])
  const number = pen.digits(say(pen, '##/#####|########|P2-######'))
  return tape(
    pen,
    78,
    { faces: 'plain narrow wide' },
    [
      `!${firm.name}`,
      ...firm.address,
      ...firm.also,
      null,
      'REÇU / ONTVANGSTBEWIJS',
      ['N° reçu / Nr. bewijs', number],
      ['Entrée / Inrit', `${pen.day()} 08:12`],
      ['Sortie / Uitrit', `${pen.day()} ${pen.clock()}`],
      null,
      ...sumsAs(pen, sums, 'NVT', 'Montant HTVA / Bedrag excl.|TVA / BTW 21%|!Payé / Betaald'),
      [pen.digits('Bancontact **** ####')],
      `TVA/BTW ${taxNumber(pen, 'BE')}`,
      'Merci et bonne route / Dank u en goede reis',
    ],
    truthOf(pen, {
      supplier: firm,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasLines: false,
      hasRates: true,
    }),
  )
}

const traghetti = firms(
  'Navigazione Lago Maggiore Line;Viale Baracca 1;28041 Arona (NO)|Isole Pontine Traghetti S.p.A.;Via Molo Vanvitelli;04023 Formia (LT)|Laguna Water Taxi S.c.r.l.;Piazzale Roma 496;30135 Venezia (VE)',
)

/** An Italian passage by water: a ticket that is a tax receipt, a passenger's class, ten percent or none told. */
export function traghetto(random: Random): Sheet {
  const pen = penFor(random, it, 'DD/MM/YYYY|DD-MM-YYYY|D mon YYYY', { money: '#' })
  const firm = pen.pick(traghetti)
  const sums = within([
    several(
      say(pen, 'Adulto A/R|Corsa semplice|Residente'),
      pen.whole(1, 5),
      pen.whole(40, 280) * 10,
      10,
    ),
    ...(pen.chance(0.4) ? [line('Bagaglio / bici', pen.pick([300, 500]), 10)] : []),
  ])
  const number = pen.digits(say(pen, '####-####|A ######|#######'))
  return tape(
    pen,
    80,
    { faces: 'narrow needle' },
    [
      firm.name,
      ...firm.address,
      `P.IVA ${taxNumber(pen, 'IT').slice(2)}`,
      '',
      '!BIGLIETTO',
      [`N. ${number}`, `emesso ${pen.day()} ${pen.clock()}`],
      null,
      ...sums.lines.flatMap((each) => [
        [`${each.quantity} x ${pen.plain(each.unit)}`] as const,
        [each.text, pen.plain(each.amount)] as const,
      ]),
      null,
      ...sumsAs(pen, sums, 'TVT', '!TOTALE EURO|DI CUI IVA 10%|PAGAMENTO ELETTRONICO'),
      'Assolve funzione di scontrino fiscale',
      'Conservare per tutta la durata del viaggio',
      { html: dots(20) },
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const gelati = firms(
  'GELATERIA DEL MOLO;Lungomare Dante 3;17024 Finale Ligure (SV);Fratelli Oddone s.n.c.|Autolavaggio Splendor;Via Aurelia km 312;58100 Grosseto (GR);di Pieri Massimo|Lavanderia Self 24h;Via Ostiense 140;00154 Roma;Bolle Blu S.r.l.s.',
)

/** An Italian counter with the law's heading below the name: goods by department, what was paid how, the number with a dash. */
export function reparto(random: Random): Sheet {
  const pen = penFor(random, it, 'DD-MM-YYYY|DD/MM/YY|DD/MM/YYYY', { money: '#' })
  const shop = pen.pick(gelati)
  const rate = shop.name.startsWith('GELATERIA') ? 10 : 22
  const sums = pen.buy(
    wares(
      rate === 10
        ? 'CONO 2 GUSTI;2.8;3.5;10|COPPA GRANDE;4.5;6;10|GRANITA;3;4;10'
        : `LAVAGGIO COMPLETO;12;25;22|ASCIUGATURA;3;6;22|GETTONE;2;5;22`,
    ),
    { count: [1, 3], most: 4, isGross: true, step: 10 },
  )
  const number = `${pen.digits('0###')}-${pen.digits('0###')}`
  return tape(
    pen,
    58,
    { faces: 'needle' },
    [
      shop.name,
      ...shop.also,
      ...shop.address,
      `P.I. ${taxNumber(pen, 'IT').slice(2)}`,
      '',
      'DOCUMENTO COMMERCIALE',
      'di vendita o prestazione',
      ['DESCRIZIONE   IVA', 'Prezzo'],
      ...sums.lines.map((each) => [`${each.text} ${rate}%`, pen.plain(each.amount)] as const),
      '',
      ['!TOTALE', pen.money(sums.total)],
      ['di cui IVA', pen.money(sums.vat)],
      '',
      [say(pen, 'Pagamento contante|Pagamento elettronico'), pen.money(sums.total)],
      ['Importo pagato', pen.money(sums.total)],
      '',
      `${pen.day()} ${pen.clock()}`,
      `DOCUMENTO N. ${number}`,
      pen.digits('RT 99MEY0#####'),
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const puestos = firms(
  'Frutas Hermanos Cano;Mercado Central, puesto 214;46001 Valencia|Pescadería La Lonja;Mercado de Abastos, local 9;33201 Gijón;Lonja del Norte, C.B.|Lavandería La Colada;C/ Larios 31;29015 Málaga;Colada Express, S.L.',
)

/** Of a Spanish market hall: a simplified invoice with a series, tax within, rates in a line each, an old till's accents left out. */
export function puesto(random: Random): Sheet {
  const pen = penFor(random, es, 'DD/MM/YYYY|DD-MM-YY|D/M/YYYY', { money: '#' })
  const shop = pen.pick(puestos)
  const isFood = !shop.name.startsWith('Lavandería')
  const sums = pen.buy(
    wares(
      isFood
        ? 'TOMATE RAF;3.2;6.8;4|MERLUZA PINCHO;12;22;10|NARANJA ZUMO 5K;5;7.5;4|BOLSA;0.1;0.2;21|BOQUERON;6;11;10'
        : 'LAVADO 12 KG;5;6.5;21|SECADO 20 MIN;2.5;3.5;21|EDREDON;12;16;21',
    ),
    { count: [1, 4], most: 2, isGross: true, step: 5 },
  )
  const number = pen.digits(say(pen, 'T-26/######|FS####/26|A/#####'))
  return tape(
    pen,
    72,
    { faces: 'needle wide' },
    [
      shop.name.toUpperCase(),
      ...shop.also,
      ...shop.address,
      `NIF ${taxNumber(pen, 'ES')}`,
      null,
      ['Factura simplificada'],
      [`N.o ${number}`],
      [pen.day(), pen.clock()],
      { html: goods(pen, sums, 'qtua', 'CANT|DESCRIPCION|PVP|IMP') },
      null,
      ['!TOTAL (EUROS)', pen.money(sums.total)],
      [say(pen, 'TARJETA|EFECTIVO|BIZUM'), pen.money(sums.total)],
      ...sums.shares.map(
        (share) =>
          [
            `IVA ${share.rate}%  Base ${pen.plain(share.net)}`,
            `Cuota ${pen.plain(share.vat)}`,
          ] as const,
      ),
      'IVA INCLUIDO - GRACIAS',
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const fleques = firms(
  'Forn de Can Mercader;Plaça de la Vila 7;17820 Banyoles|Copisteria La Ploma;Carrer de Sants 214;08028 Barcelona;La Ploma Serveis Gràfics, SL|Aparcament Rambla Nova;Rambla Nova 60;43003 Tarragona',
)

/** In Catalan: a simplified invoice of a small counter, one rate, what was given and what was left. */
export function tiquet(random: Random): Sheet {
  const pen = penFor(random, ct, 'DD/MM/YYYY|D month YYYY|DD.MM.YY')
  const shop = pen.pick(fleques)
  const rate = shop.name.startsWith('Forn') ? 10 : 21
  const sums = pen.buy(
    wares(
      rate === 10
        ? 'Coca de vidre;2.8;4;10|Entrepà petit;3.5;4.8;10|Cafè amb llet;1.7;2.2;10|Panellets safata;11;16;10'
        : `Còpies color;4;18;21|Enquadernació;3;6;21|Estada 2 h;3.5;6;21`,
    ),
    { count: [1, 3], most: 3, isGross: true, step: 10 },
  )
  const given = Math.ceil((sums.total + 1) / 500) * 500
  const number = pen.digits(say(pen, 'S26-#####|FS-####|######'))
  return tape(
    pen,
    76,
    { faces: 'light plain book' },
    [
      `!${shop.name}`,
      ...shop.also,
      ...shop.address,
      '',
      [`Factura simplificada núm. ${number}`],
      [`Data ${pen.day()}`, pen.clock()],
      null,
      ...sums.lines.map(
        (each) => [`${each.quantity} ${each.text}`, pen.money(each.amount)] as const,
      ),
      null,
      ['!Total a pagar', pen.money(sums.total)],
      ['Lliurat', pen.money(given)],
      ['Canvi', pen.money(given - sums.total)],
      [`Base ${pen.money(sums.net)}`, `IVA ${rate}% ${pen.money(sums.vat)}`],
      `NIF ${taxNumber(pen, 'ES')}`,
      'Gràcies per la vostra visita',
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const farmacias = firms(
  'Farmácia Sá da Bandeira;Rua de Sá da Bandeira 240;4000-427 Porto;Lopes & Melo, Lda.|Lusovia Autoestradas S.A.;Praça de Portagem;3000-500 Coimbra|Papelaria Académica;Rua Ferreira Borges 88;3000-179 Coimbra;Ivo Tavares Unip. Lda',
)

/** Of Portugal: a `fatura-recibo` of a till with its `ATCUD`, a buyer's number, taxes by rate; or of a toll in few words. */
export function faturaRecibo(random: Random): Sheet {
  const pen = penFor(random, pt, 'YYYY-MM-DD|DD-MM-YYYY|DD/MM/YYYY')
  const shop = pen.pick(farmacias)
  const isRoad = shop.name.includes('Autoestradas')
  const sums = isRoad
    ? within([line('Portagem Classe 1', pen.whole(8, 220) * 10, 23)])
    : pen.buy(
        wares(
          'Ben-u-ron 1g;2.5;4;6|Protetor solar;12;22;23|Caderno A5;2;5;23|Soro fisiol.;3;5;6|Pilhas;4;8;23',
        ),
        {
          count: [1, 4],
          most: 2,
          isGross: true,
          step: 1,
        },
      )
  const number = `${say(pen, 'FR|FS')} ${pen.digits(say(pen, '26@/####|01P/#####|A26/###'))}`
  return tape(
    pen,
    78,
    { faces: 'narrow needle plain' },
    [
      `!${shop.name}`,
      ...shop.also,
      ...shop.address,
      `NIF ${taxNumber(pen, 'PT').slice(2)}`,
      null,
      [`${number.startsWith('FR') ? 'Fatura-Recibo' : 'Fatura Simplificada'} ${number}`],
      [`Original`, `${pen.day()} ${pen.clock()}`],
      [say(pen, 'Contribuinte: Consumidor final|NIF cliente: 509123457')],
      ...(isRoad
        ? [[`Entrada: ${say(pen, 'Aveiro Sul|Santarém')}`, 'Saída: Coimbra N'] as const]
        : []),
      { html: goods(pen, sums, 'tra', 'Descrição|IVA|Total') },
      ['!Total', pen.money(sums.total)],
      [say(pen, 'Multibanco|MB WAY|Numerário'), pen.money(sums.total)],
      { html: rates(pen, sums, 'rnv', 'Taxa|Incidência|IVA') },
      [`ATCUD:${pen.digits('@@@@####-####')}`],
      [`${pen.digits('@@#@')}-Processado por programa certificado n.º ${pen.digits('####')}/AT`],
      { html: dots(26) },
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}
