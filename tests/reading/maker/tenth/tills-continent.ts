/** Receipts of the continent: shops of flowers and wine, a cleaner's, tickets, a lift, a hairdresser. */
import type { Random } from '../../../support/random'
import {
  below,
  escaped,
  firms,
  line,
  paged,
  penFor,
  pictured,
  roll,
  several,
  sign,
  table,
  truthOf,
  wares,
  within,
  wordmark,
} from '../eighth/kit'
import { ch, de, dk, es, fr, it, nl, se } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import {
  atLeft,
  dots,
  monos,
  narrow,
  page,
  plains,
  serifs,
  shareOf,
  shops,
  strip,
  strokes,
  till,
} from '../ninth/kit'
import { frenchNumbers, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'

const florists = shops(
  'Blütenwerk;Inh. Marlene Voss;Eppendorfer Weg 211, 20253 Hamburg;Marlene Voss|Blumen Hanisch;Friedhofstraße 3;70191 Stuttgart;Gärtnerei Hanisch KG|Rosenrot Floristik GmbH;Marktplatz 9;99423 Weimar',
  'Strauß gemischt;19;45;7|Rosen rot;2.5;3.5;7|Vase Glas klein;7.9;14.9;19|Schleife/Karte;2;4;19 || Grabgesteck;25;60;7|Erika T12;2.5;4;7|Grablicht;1.9;3.5;19|Steckschwamm;1.5;2.9;19 || Tischdekoration;35;90;7|Eukalyptus Bund;3;6;7|Lieferung Stadtgebiet;6;9;19|Übertopf Keramik;8;19;19',
)

/** Of a German florist: a till without a record of wares but groups, tax at two rates, the owner's name below the sign. */
export function blumen(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YY|DD.MM.YYYY|DD-MM-YYYY')
  const { shop, stock } = pen.pick(florists)
  const sums = pen.buy(stock, { count: [1, 4], most: 5, isGross: true, step: 10 })
  const number = pen.digits(pen.pick(['00####', '#####', '26-####']))
  const paid = pen.pick(['girocard', 'BAR', 'Kreditkarte'])
  return roll(
    58,
    till(pen, [...monos, 'Liberation Sans Narrow'], 7.8),
    `${shop.also.length > 0 && pen.chance(0.4) ? `<div class="mid">${pictured(shop.name, '#be185d', 'Z003')}</div>` : strip([`!${shop.name}`])}${strip(
      [
        ...shop.address,
        pen.digits('Tel. 0### / #######'),
        `St.-Nr. ${pen.digits('##/###/#####')}`,
        null,
        ['', 'EUR'],
        ...sums.lines.flatMap((each) => [
          ...(each.quantity > 1
            ? ([[`${each.quantity} St. x ${pen.plain(each.unit)}`]] as const)
            : []),
          [each.text, `${pen.plain(each.amount)} *${each.rate === 7 ? '2' : '1'}`] as const,
        ]),
        null,
        ['!Gesamt', pen.plain(sums.total)],
        [paid, pen.plain(sums.total)],
        '',
      ],
    )}${table(
      '',
      sums.shares.map(({ rate, net, vat }) => [
        `*${rate === 7 ? '2' : '1'} ${rate}%`,
        pen.plain(net),
        pen.plain(vat),
        pen.plain(net + vat),
      ]),
      ['Satz', 'Netto', 'Steuer', 'Brutto'],
    )}${strip([
      null,
      [`${pen.day()} ${pen.clock()}`, `#${number}`],
      [`Es bediente Sie ${pen.pick(['Frau Voigt', 'Jana', 'Bediener 2'])}`],
      'Umtausch nur mit Beleg. Schnittblumen ausgeschlossen.',
      ...(shop.also[0]?.includes('KG') ? [shop.also[0]] : []),
    ])}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const cleaners = firms(
  'Stomerij De Witte Zwaan;Kleiweg 18;2801 GG Gouda|Palthe & Zn. Textielreiniging;Haagdijk 104;4811 TT Breda;Textielreiniging Palthe V.O.F.|Wasserette Spoelbak;Ceintuurbaan 255 hs;1074 CZ Amsterdam',
)

/** Of a Dutch cleaner's: pieces, the day they can be fetched, two rates of tax with what they are taken on. */
export function stomerij(random: Random): Sheet {
  const pen = penFor(random, nl, 'DD-MM-YYYY|DD-MM-YY|D mon YYYY')
  const shop = pen.pick(cleaners)
  const pieces = wares(
    'Colbert;9.5;12.5;21|Pantalon;8;10;21|Overhemd gestreken;3.2;4.5;21|Dekbed 2-p;24;32;21|Rits vervangen;14;19;9|Inkorten broek;12;16;9',
  )
  const sums = pen.buy(pieces, { count: [1, 4], most: 5, isGross: true, step: 5 })
  const number = pen.digits(pen.pick(['######', '##-####', '@#####']))
  return roll(
    80,
    till(pen, [...plains, ...monos], 8.5),
    `${strip([
      [`!${shop.name}`],
      ...atLeft(shop.address),
      [`BTW ${taxNumber(pen, 'NL')}`],
      '',
      [`Bonnummer ${number}`, `Kassa ${pen.whole(1, 2)}`],
      [`Ingeleverd ${pen.day()}`, pen.clock()],
      [`Gereed vanaf ${pen.day(pen.after(pen.whole(1, 6)))}`],
      null,
    ])}${table('', linesAs(pen, sums.lines, 'tqua'), [
      'Artikel',
      'Aant.',
      'Prijs',
      'Bedrag',
    ])}${strip([
      null,
      ['!Te betalen', pen.money(sums.total)],
      [pen.pick(['PIN', 'Contant']), pen.money(sums.total)],
      '',
      ...sums.shares.map(
        ({ rate, net, vat }) => [`BTW ${rate}% over ${pen.plain(net)}`, pen.plain(vat)] as const,
      ),
      '',
      'Zonder bon geen goed',
      ...shop.also,
    ])}${strokes(40)}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const theatres = firms(
  'Théâtre des Trois Ponts;8 rue de la Corderie;33000 Bordeaux;EPCC Trois Ponts|La Fabrique à Scènes;ZI des Tanneries;67380 Lingolsheim;Association La Fabrique à Scènes|Opéra-Studio de Nancy;1 rue Sainte-Catherine;54000 Nancy',
)

/** A ticket of a French theatre printed at home: the play largest, day of the play and of the order, a fee at another rate. */
export function billet(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YYYY|D month YYYY')
  const hall = pen.pick(theatres)
  const seats = pen.whole(1, 4)
  const lines = [
    several(
      pen.pick(['Place catégorie 1', 'Place tarif plein', 'Carré or']),
      seats,
      pen.whole(18, 72) * 100,
      5.5,
    ),
    line('Frais de réservation', pen.pick([150, 200, 280]), 20),
  ]
  const sums = within(lines)
  const number = pen.digits(pen.pick(['W#######', '26-@@-#####', '#########']))
  const play = pen.pick([
    'LE MALADE IMAGINAIRE',
    'Les Nuits blanches',
    'CARMEN, version de chambre',
  ])
  return paged(
    'A4',
    page(
      pen,
      [...plains, ...serifs],
      '.ticket { border: 0.4mm solid #111; padding: 6mm; } .items td { border-bottom: 0.1mm dotted #777; }',
    ),
    [
      `<div class="ticket sides"><div><div style="font-size:22pt;font-weight:bold">${escaped(play)}</div><p>${escaped(hall.name)}<br>${escaped(hall.address.join(', '))}</p><p><b>${pen.day(pen.after(pen.whole(9, 70)), 'dow D month YYYY')} à 20h30</b><br>Parterre, rang ${pen.pick(['C', 'F', 'K'])}, places ${pen.whole(1, 9)} à ${pen.whole(10, 14)}</p></div><div>${dots(32)}<div class="small mid">${pen.digits('#### #### ####')}</div></div></div>
       <p class="small">Billet à présenter imprimé ou sur votre téléphone. Ni repris ni échangé. Placement non garanti après le début.</p>
       <h1>Justificatif d’achat</h1>${table('', [
         ['Commande', number],
         ['Passée le', pen.day()],
         ['Réglée par', 'carte bancaire'],
         ['Au nom de', pen.pick(['Mme Chantal Rivoire', 'SAS Novalume', 'M. Yannick Le Bihan'])],
       ])}
       ${table('items', linesAs(pen, lines, 'tqrA'), ['', 'Qté', 'TVA', 'Prix TTC'])}
       ${table('sums', sumsAs(pen, sums, 'TV', 'Total payé TTC|dont TVA'))}
       <div class="foot small">${escaped([...hall.also, hall.name].slice(0, 1).join(''))} – Licences ${pen.digits('L-R-##-00####')} – SIRET ${frenchNumbers(pen).siret}</div>`,
    ],
    truthOf(pen, { supplier: hall, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const museums = firms(
  'Museo della Ceramica di Faggiano;Piazza del Duomo 4;06023 Faggiano (PG);Fondazione Faggiano Musei|Castello di Roccalba;Via della Rocca 1;12060 Roccalba (CN)|Acquario del Golfo;Molo Italia;19121 La Spezia (SP);Golfo Servizi S.p.A.',
)

/** Of an Italian museum: a small ticket with no tax on it, the entrance named in two languages, a number of the series. */
export function biglietto(random: Random): Sheet {
  const pen = penFor(random, it, 'DD/MM/YYYY|DD-MM-YYYY|D month YYYY')
  const house = pen.pick(museums)
  const sums = within([
    several('Intero / Adult', pen.whole(1, 5), pen.whole(7, 19) * 100),
    ...(pen.chance(0.5)
      ? [several('Ridotto / Reduced', pen.whole(1, 4), pen.whole(4, 9) * 100)]
      : []),
    ...(pen.chance(0.3) ? [several('Audioguida', pen.whole(1, 3), 500)] : []),
  ])
  const number = pen.digits(pen.pick(['A ######', 'Serie B n. ####', '000#####']))
  return roll(
    80,
    till(pen, [...plains, ...serifs], 9),
    `<div class="mid">${sign('#92400e')}</div>${strip([
      `!${house.name}`,
      ...house.address,
      null,
      `BIGLIETTO D’INGRESSO`,
      [`N. ${number}`],
      [`Emesso il ${pen.day()}`, `ore ${pen.clock()}`],
      null,
      ...sums.lines.map(
        (each) => [`${each.quantity} ${each.text}`, pen.money(each.amount)] as const,
      ),
      null,
      ['!Totale', pen.money(sums.total)],
      [pen.pick(['Pagamento elettronico', 'Contanti']), pen.money(sums.total)],
      '',
      'Operazione esente IVA art. 10 DPR 633/72',
      `Valido il giorno di emissione`,
      ...(house.also[0] ? [`Gestione: ${house.also[0]}`] : []),
      `P. IVA ${taxNumber(pen, 'IT').slice(2)}`,
    ])}${strokes(44)}`,
    truthOf(pen, { supplier: house, sums, vat: null, documentNumber: number, kind: 'receipt' }),
  )
}

const lifts = firms(
  'Bergbahnen Hochalp AG;Talstation;7132 Vals|Télécabine du Grand Crêt SA;Route des Mayens 9;1997 Haute-Nendaz|Luftseilbahn Chäserugg-Nord;Dorfplatz 3;9657 Unterwasser;LCN Betriebs AG',
)

/** Of a Swiss lift: passes with a day they are good for, a deposit for the card without tax, euros beside francs. */
export function skipass(random: Random): Sheet {
  const pen = penFor(random, ch, 'DD.MM.YYYY|D.M.YY')
  const house = pen.pick(lifts)
  const [people, course] = [pen.whole(1, 4), pen.pick([1.02, 1.06])]
  const sums = within([
    several(
      pen.pick(['Tageskarte Erwachsene', '½-Tageskarte ab 12h', '2-Tageskarte']),
      people,
      pen.whole(36, 89) * 100,
      8.1,
    ),
    ...(pen.chance(0.4)
      ? [several('Kind 6-15', pen.whole(1, 3), pen.whole(18, 35) * 100, 8.1)]
      : []),
    several('Depot Keycard', people, 500, 0),
  ])
  const number = pen.digits(pen.pick(['##.#####', '########', 'K2-####']))
  return roll(
    80,
    till(pen, [...plains, ...narrow], 9),
    `${pen.chance(0.5) ? `<div class="mid">${wordmark(house.name.split(' ')[0] ?? '', '#0369a1', 'URW Gothic')}</div>` : ''}${strip(
      [
        house.name,
        ...house.address,
        `MWST-Nr. ${taxNumber(pen, 'CH')} MWST`,
        '',
        [`Beleg ${number}`, `Kasse ${pen.whole(1, 5)}`],
        [`Verkauft: ${pen.day()} ${pen.clock()}`],
        [`Gültig ab: ${pen.day(pen.after(pen.whole(0, 2)))}`],
        null,
        ...sums.lines.flatMap(
          (each) =>
            [
              [each.text],
              [`   ${each.quantity} à ${pen.plain(each.unit)}`, pen.plain(each.amount)],
            ] as const,
        ),
        null,
        ['!Total CHF', pen.plain(sums.total)],
        [`Gegenwert EUR (Kurs ${course.toFixed(2)})`, pen.plain(Math.round(sums.total * course))],
        [pen.pick(['Mastercard', 'TWINT', 'Postcard']), pen.plain(sums.total)],
        '',
        ...sums.shares.map(
          ({ rate, net, vat }) =>
            [`MWST ${rate.toFixed(1)}%  auf ${pen.plain(net + vat)}`, pen.plain(vat)] as const,
        ),
        '',
        ...(house.also[0] ? [`Betreiberin: ${house.also[0]}`] : []),
        'Depot wird am Automaten erstattet.',
      ],
    )}`,
    truthOf(pen, {
      supplier: house,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasRates: true,
    }),
  )
}

const cellars = shops(
  'Cave de la Halle;15 place des Halles;21000 Dijon;SARL Vins & Terroirs Bouchard|Le Tire-Bouchon;4 rue Kervégan;44000 Nantes|Caves Augustin Perrier;112 cours Lafayette;69003 Lyon;Augustin Perrier EURL',
  'BOURG. ALIGOTE 23 75CL;9.5;14.9;20|CREMANT BRUT;11;16;20|SIROP CASSIS 50CL;6;8.5;5.5|COFFRET BOIS 3B;7;12;20 || MUSCADET S/LIE;7.2;11;20|CIDRE BRUT 75;4.5;6.9;20|TERRINE CANARD;6.9;9.5;5.5|VERRE INAO X6;16;24;20 || COTE-ROTIE 2020;39;68;20|BEAUJOLAIS VILL.;8;12;20|JUS POMME 1L;3.9;5.2;5.5|SAC CABAS;1;1.5;20',
)

/** Of a French wine merchant: a till's `ticket` with a count of bottles, `TVA` by code, thanks of the house. */
export function caviste(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YY|DD/MM/YYYY|D mon YYYY', { group: ' ' })
  const { shop, stock } = pen.pick(cellars)
  const sums = pen.buy(stock, { count: [1, 4], most: 12, isGross: true, step: 10 })
  const number = pen.digits(pen.pick(['####', '1-#####', '26######']))
  const codeOf = (rate: number) => (rate === 20 ? 'T2' : 'T1')
  return roll(
    76,
    till(pen, monos, 7.8),
    `${strip([
      `!${shop.name.toUpperCase()}`,
      ...shop.address,
      ...shop.also,
      `SIRET ${frenchNumbers(pen).siret}`,
      '',
      [`TICKET N° ${number}`, `Vendeur ${pen.whole(1, 4)}`],
      [`Le ${pen.day()} à ${pen.clock()}`],
      null,
      ...sums.lines.map(
        (each) =>
          [`${each.quantity} ${each.text} ${codeOf(each.rate)}`, pen.plain(each.amount)] as const,
      ),
      null,
      [`Nb articles ${sums.lines.reduce((all, each) => all + each.quantity, 0)}`],
      ['!NET A PAYER', `${pen.plain(sums.total)}€`],
      [pen.pick(['CB SANS CONTACT', 'ESPECES', 'CHEQUE']), pen.plain(sums.total)],
      null,
    ])}${table(
      '',
      sums.shares.map(({ rate, net, vat }) => [
        `${codeOf(rate)} ${pen.rate(rate)}`,
        pen.plain(net),
        pen.plain(vat),
        pen.plain(net + vat),
      ]),
      ['Taux', 'HT', 'TVA', 'TTC'],
    )}${strip(['', 'L’abus d’alcool est dangereux pour la santé', 'Merci et à bientôt'])}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const salons = firms(
  'Peluquería Rizos;C/ Alcalá de Guadaíra 12;41003 Sevilla;María del Mar Conde Ruiz|Barbería El Callejón;Rúa do Franco 27;15705 Santiago de Compostela;Barba y Navaja S.L.|Estética Nácar;Avenida de Francia 40;46023 Valencia',
)

/** Of a Spanish hairdresser: a `ticket` made by the till of a booking program, who owns it by name, tax within. */
export function peluqueria(random: Random): Sheet {
  const pen = penFor(random, es, 'DD/MM/YYYY|DD-MM-YY|D/M/YYYY')
  const shop = pen.pick(salons)
  const services = wares(
    'Corte señora;16;24;21|Corte y barba;18;25;21|Color raíz;28;39;21|Peinado;14;22;21|Champú 250 ml;9;15;21|Manicura;15;21;21',
  )
  const sums = pen.buy(services, {
    count: [1, 3],
    isGross: true,
    step: 50,
    discount: pen.pick([0, 0, 10]),
  })
  const number = pen.digits(pen.pick(['T26/####', 'S-#####', '####']))
  return roll(
    58,
    till(pen, [...narrow, ...monos], 8),
    `${strip([
      `!${shop.name}`,
      ...(shop.also[0] ? [shop.also[0]] : []),
      `NIF ${pen.chance(0.5) ? pen.digits('########@') : taxNumber(pen, 'ES')}`,
      ...shop.address,
      '',
      [`Factura simplificada ${number}`],
      [`Fecha ${pen.day()}`, pen.clock()],
      [`Profesional: ${pen.pick(['Loli', 'Adrián', 'Nuria'])}`],
      null,
      ...sums.lines.map((each) => [each.text, pen.plain(each.amount)] as const),
      ...(sums.discount > 0
        ? [['Bono fidelidad -10%', `-${pen.plain(sums.discount)}`] as const]
        : []),
      null,
      ['!TOTAL', pen.money(sums.total)],
      ['Tarjeta', pen.money(sums.total)],
      '',
      ['Base imp.', pen.plain(sums.net)],
      ['IVA 21%', pen.plain(sums.vat)],
      '',
      `Próxima cita: ${pen.day(pen.after(35))}`,
      'Síguenos en redes',
    ])}${dots(18)}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const wineShops = firms(
  'Vinkælderen Frederiksbjerg;Bruunsgade 41;8000 Aarhus C;FB Vin & Spiritus ApS|Sigurds Ostehandel;Torvet 6;4600 Køge|Havnens Vinlager A/S;Havnepladsen 2;5700 Svendborg',
)
const danishGoods = wares(
  'Rødvin Rhône;89;149;25|Øl APA 50cl;28;45;25|Comté 24 mdr. 250g;68;95;25|Oliven 200g;35;48;25|Gavepose;10;15;25|Proptrækker;79;129;25',
)

/** Of a Danish merchant with a deposit on bottles, a rebate of the club, øre after a comma. */
export function vinhandel(random: Random): Sheet {
  const pen = penFor(random, dk, 'DD.MM.YYYY|DD/MM-YY|DD-MM-YYYY', { money: 'kr #' })
  const shop = pen.pick(wineShops)
  const goods = pen.buy(danishGoods, { count: [1, 4], most: 6, isGross: true, step: 50 })
  const sums = within([...goods.lines, several('Pant B', pen.whole(1, 6), 150, 25)])
  const number = pen.digits(pen.pick(['######', '##/#####', '#########']))
  return roll(
    80,
    till(pen, [...monos, ...plains], 8),
    strip([
      [`!${shop.name}`],
      [shop.address.join(', ')],
      [`CVR ${pen.digits('########')}${shop.also[0] ? ` – ${shop.also[0]}` : ''}`],
      null,
      [`Ekspedient ${pen.whole(1, 12)}`, `Bon nr. ${number}`],
      [pen.day(), `kl. ${pen.clock()}`],
      '',
      ...sums.lines.flatMap((each) => [
        [each.text, pen.plain(each.amount)] as const,
        ...(each.quantity > 1
          ? ([[`   ${each.quantity} stk á ${pen.plain(each.unit)}`]] as const)
          : []),
      ]),
      null,
      ...sumsAs(
        pen,
        sums,
        'ttv',
        `!At betale DKK|${pen.pick(['Dankort', 'MobilePay', 'Visa/Dankort'])}|Heraf moms 25%`,
      ),
      '',
      ['Du har optjent point', String(pen.whole(12, 480))],
      'Bytteret 14 dage. Tak for besøget!',
    ]),
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const swedish = shops(
  'Gustavssons Cykel & Sport;Kungsgatan 31;753 21 Uppsala;Gustavsson Fritid AB|Nybro Blomsterhandel HB;Storgatan 12;382 30 Nybro|Frisör Klippoteket;Södra Vägen 44;412 54 Göteborg;Klippoteket i Väst AB',
  'Service bas;495;895;25|Slang 28";89;129;25|Hjälm M;599;999;25|Pumpning/justering;95;150;25 || Bukett säsong;249;495;25|Kruka terrakotta 18 cm;89;159;25|Jord 10 l;39;59;25 || Klippning herr;390;520;25|Schampo 300 ml;169;219;25|Slingor halvt huvud;890;1290;25',
)

/** A Swedish receipt sent by mail from a till on a tablet: the amount in large figures first, the shop's initials as its sign. */
export function tabletTill(random: Random): Sheet {
  const pen = penFor(random, se, 'YYYY-MM-DD|D month YYYY|D mon. YYYY')
  const { shop, stock } = pen.pick(swedish)
  const sums = pen.buy(stock, { count: [1, 3], most: 2, isGross: true, step: 100 })
  const number = pen.digits(pen.pick(['@#@#', '#####', '26-0####']))
  const { net, vat } = shareOf(sums.total, 25)
  return paged(
    'A4',
    page(
      pen,
      plains,
      'section { padding-left: 55mm; padding-right: 55mm; } .items td { border-bottom: 0.1mm solid #e5e5e5; }',
    ),
    [
      `<div class="mid"><svg width="60" height="60"><circle cx="30" cy="30" r="28" fill="#334155"/><path d="M18 36 L30 18 L42 36" stroke="#fff" stroke-width="4" fill="none"/></svg><p>${escaped(shop.name)}</p><div style="font-size:30pt">${pen.money(sums.total)}</div><p class="small grey">${escaped(`Kvitto ${number}`)} · ${pen.day()} ${pen.clock()}</p></div>
       ${table(
         'items',
         sums.lines.map((each) => [
           each.quantity > 1 ? `${each.text} × ${each.quantity}` : each.text,
           pen.money(each.amount),
         ]),
       )}
       ${table('items', [
         ['Totalt', pen.money(sums.total)],
         [`Moms 25 % (netto ${pen.plain(net)})`, pen.money(vat)],
       ])}
       <p class="small">${pen.digits('Visa **** ####')} – Kontaktlös – ${pen.money(sums.total)}</p><hr><p class="mid small grey">${below(shop)}<br>Org.nr ${pen.digits('55####-####')}<br>Kontrollenhet ${pen.digits('CC####-#######')}</p><p class="mid small grey">Vill du inte få digitala kvitton? Ändra här.</p>`,
    ],
    truthOf(pen, {
      supplier: shop,
      sums,
      vat: (vat / 100).toFixed(2),
      documentNumber: number,
      kind: 'receipt',
    }),
  )
}
