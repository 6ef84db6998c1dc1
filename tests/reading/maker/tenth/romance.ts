/** Invoices of the south and east, and of the web: bank, photographer, translator, agent, caterer, registrar, portal. */
import type { Random } from '../../../support/random'
import {
  block,
  escaped,
  firms,
  line,
  onTop,
  paged,
  penFor,
  pictured,
  several,
  sign,
  table,
  truthOf,
  wares,
  within,
  wordmark,
} from '../eighth/kit'
import { be, cz, es, fr, gb, ie, it, pl } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { anyone, customer, lettered, page, plains, serifs } from '../ninth/kit'
import { frenchNumbers, iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { mx } from './notations'

const banks = firms(
  'Banque Coopérative du Rhône;1 place Antonin-Poncet;69002 Lyon;BCR/Banque Coopérative du Rhône Agence Entreprises|Crédit Armoricain;Siège social : 10 quai Émile Zola;35000 Rennes|Caisse Sainte-Barbe;55 rue Faidherbe;59800 Lille;Caisse Sainte-Barbe SA',
)

/** A French bank's advice of charges: an account's number, no number of its own, taxed and untaxed fees, debited on a day to come. */
export function bankFees(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YYYY|D month YYYY|DD.MM.YYYY')
  const [firm, client] = [pen.pick(banks), customer(pen, 'FR')]
  const numbers = frenchNumbers(pen)
  const sums = onTop([
    line('Tenue de compte professionnel', pen.whole(1200, 4800), 0),
    line('Location terminal de paiement', pen.whole(1500, 3900), 20),
    line('Commissions sur virements internationaux', pen.whole(800, 9900), 0),
    ...(pen.chance(0.5) ? [line('Abonnement banque à distance', pen.whole(900, 2500), 20)] : []),
  ])
  return paged(
    'A4',
    page(pen, plains, '.items td { font-size: 9pt; }'),
    [
      `<div class="sides"><div>${pen.chance(0.5) ? pictured(firm.name, '#9a3412', 'Nimbus Sans') : wordmark(firm.name, '#9a3412', 'Liberation Sans')}</div></div><div class="sides" style="margin-top:10mm"><div class="small">Votre agence : ${pen.pick(['Centre d’affaires', 'Agence des Lices'])}<br>Votre conseillère : Mme Aurélie Tanguy<br>Compte n° ${pen.digits('#####.#########.##')}</div><div>${lettered(client)}</div></div>
       <h1 style="font-size:13pt">Facture de frais bancaires</h1><p>Établie le ${pen.day()} – opérations du ${pen.day(pen.after(-31))} au ${pen.day(pen.after(-1))}</p>
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           each.rate === 0 ? 'exonéré' : 'TVA 20 %',
           pen.plain(each.amount),
         ]),
         ['Nature', '', 'Montant HT EUR'],
       )}
       ${table('sums', sumsAs(pen, sums, 'NVT', 'Total hors taxe|TVA|Montant total TTC'))}<p>Cette somme sera débitée de votre compte le ${pen.day(pen.after(15))}.</p>
       <div class="foot small mid">${escaped([firm.name, ...firm.address].join(' – '))} – Société coopérative à capital variable – RCS ${numbers.siren} – TVA ${numbers.vat}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums }),
  )
}

const photographers = firms(
  'Studio Clair-Obscur;17 rue des Tanneurs;37000 Tours;Hélène Marchetti|Bastien Leroux Photographe;Le Bourg;24200 Saint-Quentin-la-Tour;Bastien Leroux|Atelier Nord Lumière SARL;6 rue de la Monnaie;59000 Lille',
)

/** Of a photographer: an advance already paid stands as a line below nothing among the rest; rights by the year. */
export function photographe(random: Random): Sheet {
  const pen = penFor(random, fr, 'D month YYYY|DD/MM/YYYY')
  const [firm, client] = [pen.pick(photographers), customer(pen, 'FR')]
  const shoot = pen.whole(60, 260) * 1000
  const lines = [
    line('Reportage, journée', shoot, 20),
    ...(pen.chance(0.6) ? [several('Retouche, par image', pen.whole(4, 30), 1500, 20)] : []),
    line('Cession de droits, 2 ans, web', pen.whole(20, 90) * 1000, 20),
    line(
      `Acompte facture ${pen.digits('A26-##')} du ${pen.day(pen.after(-40))}`,
      -Math.round(shoot * 0.3),
      20,
    ),
  ]
  const sums = onTop(lines)
  const number = pen.digits(pen.pick(['F26-###', '26##', '2026-11-##']))
  const numbers = frenchNumbers(pen)
  return paged(
    'A4',
    page(pen, ['URW Gothic', 'P052', ...plains], '.items td { border-bottom: 0.1mm solid #bbb; }'),
    [
      `<div class="sides"><div style="font-size:22pt;letter-spacing:1mm">FACTURE</div><div class="right small">${number}<br>${pen.day()}</div></div><div class="right" style="margin-top:10mm">À l’attention de<br>${lettered(client)}</div>
       <p style="margin-top:8mm"><b>Objet :</b> ${escaped(pen.pick(['Portraits d’équipe et locaux', 'Séminaire de rentrée', 'Catalogue produits']))}</p>
       ${table('items', linesAs(pen, lines, 'tqUA'), ['', 'Qté', 'PU HT', 'Total HT'])}
       ${table('sums', sumsAs(pen, sums, 'NVT', 'Solde HT|TVA 20 %|Solde TTC à régler'))}
       <p>Règlement à réception par virement : ${iban(pen, 'FR')}</p><div class="foot"><b>${escaped(firm.name)}</b> ${firm.also.map((also) => `– ${escaped(also)} `).join('')}<br><span class="small">${escaped(firm.address.join(', '))} – SIRET ${numbers.siret} – TVA ${numbers.vat}<br>Pénalités de retard : trois fois le taux légal. Indemnité forfaitaire de 40 €.</span></div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const translators = firms(
  'Irene Salcedo Prats;C/ Comte Borrell 88, 3.º 2.ª;08015 Barcelona|Joseba Etxaniz – Traducciones;Plaza Zaragoza 4;20007 Donostia;Joseba Etxaniz|Lengua & Letra;Calle Larios 9;29005 Málaga;Carmen Ibáñez Roldán',
)

/** Of a Spanish translator: words at a price, income tax held back below the tax, so that the sum is less than both. */
export function traductora(random: Random): Sheet {
  const pen = penFor(random, es, 'DD/MM/YYYY|D de month de YYYY|DD-MM-YYYY')
  const [firm, client] = [pen.pick(translators), customer(pen, 'ES')]
  const lines = [
    several(
      pen.pick(['Traducción EN>ES, palabras', 'Traducción jurada DE>ES, palabras']),
      pen.whole(9, 98) * 100,
      pen.pick([8, 9, 11]),
      21,
    ),
    ...(pen.chance(0.5) ? [several('Revisión, horas', pen.whole(1, 9), 3500, 21)] : []),
  ]
  const sums = onTop(lines)
  const held = Math.round(sums.net * 0.15)
  const total = sums.total - held
  const number = pen.digits(pen.pick(['##/2026', '2026-0##', 'F-###']))
  return paged(
    'A4',
    page(pen, [...serifs, ...plains]),
    [
      `<div>${lettered(firm)}<br>NIF ${pen.digits('########@')}<br>${pen.pick(['hola', 'info'])}@traduce.example</div><div style="margin:9mm 0 0 90mm">${lettered(client)}<br>NIF ${taxNumber(pen, 'ES')}</div>
       <p style="margin-top:10mm"><b>Factura n.º ${number}</b><br>Fecha: ${pen.day()}</p>
       ${table('items', linesAs(pen, lines, 'tqUA'), ['Concepto', 'Cantidad', 'Tarifa', 'Importe'])}
       ${table('sums', [
         ['Base imponible', pen.money(sums.net)],
         ['IVA 21%', pen.money(sums.vat)],
         ['Retención IRPF 15%', `-${pen.money(held)}`],
         ['Total a percibir', pen.money(total)],
       ])}
       <p>Forma de pago: transferencia a ${iban(pen, 'ES')} antes del ${pen.day(pen.after(30))}.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, total: (total / 100).toFixed(2), documentNumber: number }),
  )
}

const houseAgents = firms(
  'Immobiliare Tre Colli S.a.s.;Via Indipendenza 44;40121 Bologna (BO);Immobiliare Tre Colli S.a.s. di Ventura G. & C.|Casa Serena Intermediazioni S.r.l.;Viale Trieste 9;34143 Trieste (TS)|Studio Immobiliare Arch. Lucia Marchi;Piazza Erbe 2;37121 Verona (VR);Lucia Marchi',
)

/** Of an Italian house agent: a percentage of a price, half at the offer, stamped by hand; the client above who bills. */
export function provvigione(random: Random): Sheet {
  const pen = penFor(random, it, 'DD/MM/YYYY|D month YYYY|DD.MM.YYYY')
  const [firm, client] = [pen.pick(houseAgents), anyone(pen, 'IT')]
  const price = pen.whole(90, 640) * 100_000
  const sums = onTop([
    line('Provvigione 3% sul prezzo di vendita', Math.round(price * 0.03), 22),
    ...(pen.chance(0.4) ? [line('Rimborso visure catastali', pen.whole(20, 90) * 100, 22)] : []),
  ])
  const number = pen.digits(pen.pick(['##/26', 'FT ###', '##/A']))
  return paged(
    'A4',
    page(
      pen,
      [...plains, 'C059'],
      '.box { border: 0.2mm solid #555; padding: 3mm 5mm; width: 82mm; }',
    ),
    [
      `<div class="sides"><div class="box"><span class="small">Spett.le</span><br>${lettered(client)}</div><div class="box"><b>${escaped(firm.name)}</b><br>${block(firm.address)}<br><span class="small">P.IVA ${taxNumber(pen, 'IT').slice(2)}<br>Ruolo mediatori n. ${pen.digits('####')}</span></div></div>
       <p style="margin-top:8mm">Fattura n. <b>${number}</b> &nbsp; del <b>${pen.day()}</b></p><p>Oggetto: mediazione per l’immobile in ${escaped(pen.pick(['Via dei Mille 18, piano secondo', 'Strada Maggiore 70, negozio']))}, proposta accettata il ${pen.day(pen.after(-14))}, prezzo ${pen.money(price)}.</p>
       ${table(
         'items',
         sums.lines.map((each) => [each.text, '22%', pen.money(each.amount)]),
         ['Descrizione', 'Aliquota', 'Imponibile'],
       )}
       ${table('sums', sumsAs(pen, sums, 'NVT', 'Imponibile|IVA 22%|Totale fattura'))}
       <p>Bonifico: ${iban(pen, 'IT')}, entro il ${pen.day(pen.after(10))}.</p><div class="foot small">${escaped(firm.also[0] ?? firm.name)} – Capitale sociale € 10.000,00 i.v. – Copia conforme per il cliente, originale trasmesso allo SdI</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const caterers = firms(
  'Traiteur Vandenbossche;Chaussée de Waterloo 612;1050 Bruxelles;Vandenbossche Réceptions SRL|Les Saveurs d’Ourthe SPRL;Rue du Pont 3;6980 La Roche-en-Ardenne|À Table !;Place Saint-Jacques 8;4000 Liège;Colette Dumont SRL',
)

/** Of a Belgian caterer, of two pages: meals and drinks at two rates, hire of chairs, a guest count; sums on the second. */
export function traiteur(random: Random): Sheet {
  const pen = penFor(random, be, 'DD/MM/YYYY|DD-MM-YYYY', { money: random.pick(['€ #', '# €']) })
  const firm = pen.pick(caterers)
  const client = pen.pick(
    firms(
      'ASBL Maison des Ateliers;Rue Haute 98;1000 Bruxelles|Cabinet Delvaux & Associés;Avenue Louise 331;1050 Bruxelles',
    ),
  )
  const guests = pen.whole(25, 180)
  const lines = [
    several('Buffet froid, par convive', guests, pen.whole(36, 78) * 50, 12),
    several('Forfait boissons', guests, pen.whole(16, 40) * 50, 21),
    several('Personnel de salle, heures', pen.whole(8, 40), 3650, 21),
    ...(pen.chance(0.5) ? [several('Location chaises', guests, 290, 21)] : []),
  ]
  const sums = onTop(lines)
  const number = pen.digits(pen.pick(['26/###', '2026-####', 'V26####']))
  const foot = `<div class="foot small mid">${escaped([firm.name, ...firm.also, ...firm.address].join(' | '))} | TVA ${taxNumber(pen, 'BE')}</div>`
  return paged(
    'A4',
    page(pen, ['Nimbus Roman', 'URW Bookman', ...plains]),
    [
      `<div class="mid">${pen.chance(0.5) ? pictured(firm.name, '#713f12', 'Z003') : `<span style="font-family:Z003;font-size:26pt">${escaped(firm.name)}</span>`}</div><div class="right" style="margin-top:8mm">${lettered(client)}</div><h1>Facture n° ${number}</h1><p>Date : ${pen.day()} – Échéance : ${pen.day(pen.after(30))}<br>Réception du ${pen.day(pen.after(-5))}, ${guests} convives</p>
       ${table(
         'items',
         lines.map((each) => [
           each.text,
           String(each.quantity),
           pen.plain(each.unit),
           `${each.rate}%`,
           pen.plain(each.amount),
         ]),
         ['Prestation', 'Nombre', 'Prix', 'TVA', 'HTVA'],
       )}<p class="right small">Suite page 2</p>${foot}`,
      `<p class="right small">Facture ${number} – page 2/2</p>${table(
        'items',
        sums.shares.map(({ rate, net, vat }) => [`Taux ${rate}%`, pen.plain(net), pen.plain(vat)]),
        ['Récapitulatif TVA', 'Base', 'TVA'],
      )}
       ${table('sums', sumsAs(pen, sums, 'NVT', 'Total HTVA|Total TVA|Total à payer'))}<p>IBAN ${iban(pen, 'BE')}<br>Communication : ${pen.digits('+++###/####/#####+++')}</p><p class="small">Toute réclamation doit nous parvenir sous huit jours.</p>${foot}`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const registrars = firms(
  'Nexadomain s.r.o.;Pobřežní 18;186 00 Praha 8;Nexadomain|webkolem a.s.;Česká 11;602 00 Brno|Doménový Dvůr s.r.o.;Husova 4;370 01 České Budějovice',
)

/** Of a Czech registrar of names on the web, in English: paid by card in crowns, each name with its period. */
export function registrar(random: Random): Sheet {
  const pen = penFor(random, cz, 'DD.MM.YYYY|D. M. YYYY|YYYY-MM-DD', {
    money: random.pick(['CZK #', '# CZK']),
  })
  const [firm, client] = [pen.pick(registrars), customer(pen, pen.pick(['CZ', 'DE', 'NL']))]
  const names = pen.buy(
    wares(
      'ridgeline.cz renewal;149;229;21|brunner-sanitar.eu transfer;189;279;21|pavlaka.com registration 2 years;549;690;21|DNS Premium;99;199;21|SSL wildcard;990;2490;21',
    ),
    { count: [1, 4], step: 100 },
  )
  const sums = onTop(names.lines)
  const number = pen.digits(pen.pick(['26#######', 'FV-26-#####', '#########']))
  return paged(
    'A4',
    page(pen, [...plains, 'DejaVu Sans'], '.items td { border-bottom: 0.1mm dashed #aaa; }'),
    [
      `<div class="sides"><h1 style="margin:0">Tax document ${number}</h1>${sign('#7c3aed')}</div><div class="sides" style="margin-top:7mm"><div><span class="grey">Customer</span><br>${lettered(client)}</div><div><span class="grey">Provider</span><br>${lettered(firm)}<br>ID ${pen.digits('########')}, VAT ID ${taxNumber(pen, 'CZ')}</div></div>
       <p>Issued ${pen.day()} · Taxable supply ${pen.day()} · Paid online, variable symbol ${pen.digits('##########')}</p>
       ${table(
         'items',
         sums.lines.map((each) => [
           `${each.text} (until ${pen.day(pen.after(365))})`,
           '21 %',
           pen.plain(each.amount),
         ]),
         ['Service', 'VAT', 'Excl. VAT'],
       )}
       ${table('sums', sumsAs(pen, sums, 'NVTT', 'Excl. VAT|VAT 21 %|Total|Already paid'))}<div class="foot small grey">Registered at the Municipal Court, section C, insert ${pen.digits('#####')}. Do not pay, the invoice has been settled.</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const cleaners = firms(
  'Czysty Kąt Sp. z o.o.;ul. Mokotowska 51;00-542 Warszawa|PHU „Połysk” Renata Wrona;ul. Krakowska 6;32-020 Wieliczka;Renata Wrona|Usługi Porządkowe Bryza s.c.;ul. Abrahama 12;81-352 Gdynia',
)

/** Of a Polish cleaning firm: the split payment named, an electronic system's long number above the invoice's own. */
export function sprzatanie(random: Random): Sheet {
  const pen = penFor(random, pl, 'DD.MM.YYYY|YYYY-MM-DD|DD-MM-YYYY')
  const [firm, client] = [pen.pick(cleaners), customer(pen, 'PL')]
  const sums = pen.buy(
    wares(
      'Sprzątanie biura, m-c;900;3200;23|Mycie okien, szt.;18;35;23|Pranie wykładzin, m2;9;16;23|Odśnieżanie ryczałt;350;700;8',
    ),
    { count: [1, 4], most: 20, step: 50 },
  )
  const number = pen.digits(pen.pick(['FV ##/11/2026', '###/26/CK', 'F/26/####']))
  return paged(
    'A4',
    page(
      pen,
      ['DejaVu Sans Condensed', 'Liberation Sans', 'Liberation Serif'],
      '.items :is(td, th) { border: 0.1mm solid #888; padding: 1mm; }',
    ),
    [
      `<div class="small right">Numer KSeF: ${pen.digits('##########-2026####-@#@#@#@#@#@#-##')}</div><div class="sides"><div><b style="font-size:14pt">Faktura ${number}</b></div><div class="right">Data wystawienia: ${pen.day()}<br>Termin płatności: ${pen.day(pen.after(14))}</div></div>
       <div class="sides" style="margin-top:6mm"><div><b>Nabywca</b><br>${lettered(client)}<br>NIP ${taxNumber(pen, 'PL')}</div><div><b>Sprzedawca</b><br>${lettered(firm)}<br>NIP ${taxNumber(pen, 'PL')}</div></div>
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           String(each.quantity),
           pen.plain(each.unit),
           pen.plain(each.amount),
           `${each.rate}%`,
         ]),
         ['Nazwa usługi', 'Ilość', 'Cena netto', 'Wartość netto', 'VAT'],
       )}
       <div class="sides" style="margin-top:4mm">${table(
         'items',
         sums.shares.map(({ rate, net, vat }) => [
           `${rate}%`,
           pen.plain(net),
           pen.plain(vat),
           pen.plain(net + vat),
         ]),
         ['Stawka', 'Netto', 'VAT', 'Brutto'],
       )}</div>${table('sums', sumsAs(pen, sums, 'VT', 'Kwota VAT|Do zapłaty'))}<p>Mechanizm podzielonej płatności. Rachunek: ${iban(pen, 'PL')}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const inns = firms(
  'Casa do Cardal;Rua do Cardal 8;7000-123 Évora;Cardal Turismo Rural Lda|Hotel U Tří Lip;Náměstí Svobody 3;381 01 Český Krumlov;Tři Lípy s.r.o.|Albergo Bellariva;Lungolago 21;28838 Stresa (VB);Bellariva S.r.l.',
)

/** A stay booked through a portal whose name stands at the head: the house that lets the room is who is paid, charged in pounds or euros. */
export function portal(random: Random): Sheet {
  const isPounds = random.chance(0.5)
  const pen = penFor(random, isPounds ? gb : ie, 'D mon YYYY|D month YYYY')
  const house = pen.pick(inns)
  const sums = within([
    several(
      pen.pick(['Double room, breakfast included', 'Junior suite, room only']),
      pen.whole(1, 5),
      pen.whole(62, 240) * 100,
      0,
    ),
    line('City tax', pen.whole(2, 12) * 100, 0),
  ])
  const number = pen.digits(pen.pick(['##########', '####.###.###']))
  const brand = pen.pick(['staylist', 'Roomfinch', 'Wanderkey.com'])
  const on = (days: number) => pen.day(pen.after(days))
  return paged(
    'A4',
    page(
      pen,
      plains,
      '.bar { background: #1e3a8a; color: #fff; padding: 5mm; font-size: 15pt; margin: -14mm -18mm 8mm; }',
    ),
    [
      `<div class="bar">${brand}</div><h1>Receipt for your stay</h1><div class="sides"><div><b>${escaped(house.name)}</b><br>${block(house.address)}<br><span class="small">${escaped(house.also[0] ?? '')}</span></div>${table(
        '',
        [
          ['Booking number', number],
          ['Paid on', on(0)],
          ['Check-in', on(18)],
          ['Check-out', on(20)],
          ['Guest', 'Jacqui Tran'],
        ],
      )}</div>
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           each.quantity > 1 ? `${each.quantity} nights × ${pen.money(each.unit)}` : '',
           pen.money(each.amount),
         ]),
       )}
       ${table('sums', [['Total charged', pen.money(sums.total)]])}<p>Charged to ${pen.digits('Visa ending ####')}. This receipt is issued on behalf of ${escaped(house.name)}, who provides the stay and any tax invoice.</p><p class="small grey">${brand} acts as an agent only. Need help? Use your booking number.</p>`,
    ],
    truthOf(pen, { supplier: house, sums, vat: null, documentNumber: number, kind: 'receipt' }),
  )
}

const mexicans = firms(
  'Ferretera del Bajío, S.A. de C.V.;Blvd. Adolfo López Mateos 1804;37270 León, Gto.|Servicios Logísticos Anáhuac, S. de R.L. de C.V.;Av. Insurgentes Sur 553;06100 Ciudad de México|Mariana Tovar Zepeda;Calle 60 No. 412;97000 Mérida, Yuc.',
)

/** A Mexican `CFDI`: series and folio, the fiscal folio's long letters, codes of goods, pesos, a seal of the tax office. */
export function cfdi(random: Random): Sheet {
  const pen = penFor(random, mx, 'DD/MM/YYYY|YYYY-MM-DD|DD/mon/YYYY')
  const firm = pen.pick(mexicans)
  const client = pen.pick(
    firms(
      'Hotelera Punta Coral, S.A. de C.V.;Carretera Costera km 8;77710 Playa del Carmen, Q. Roo|Café Sierra Norte, S.P.R. de R.L.;Av. Juárez 21;68000 Oaxaca, Oax.',
    ),
  )
  const sums = pen.buy(
    wares(
      'Taladro percutor 1/2";980;1890;16|Flete local;650;2400;16|Cable THW cal. 12, rollo;1150;1690;16|Asesoría mensual;2500;8500;16',
    ),
    { count: [1, 4], most: 6, step: 100 },
  )
  const number = pen.digits(pen.pick(['A-####', 'F ####', 'FAC#####']))
  return paged(
    'letter',
    page(
      pen,
      [...plains, 'Liberation Sans Narrow'],
      '.items :is(td, th) { font-size: 8.5pt; } .items th { background: #e5e7eb; }',
    ),
    [
      `<div class="sides"><div>${sign('#be123c')}</div><div class="mid"><b>${escaped(firm.name)}</b><br><span class="small">RFC ${pen.digits('@@@7#0#1#@#')} · Régimen 601<br>${escaped(firm.address.join(', '))}</span></div><div class="right"><b>FACTURA</b><br>${number}<br><span class="small">${pen.day()} ${pen.clock()}:14</span></div></div>
       <p class="small">Folio fiscal: ${pen.digits('#A#F##C#-#B##-4##D-A###-#########E##')}</p><p>Receptor: ${lettered(client)}<br>Uso CFDI: G03 Gastos en general</p>
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           pen.digits('########'),
           String(each.quantity),
           pen.plain(each.unit),
           pen.plain(each.amount),
         ]),
         ['Concepto', 'Clave', 'Cant.', 'V. unitario', 'Importe'],
       )}
       ${table('sums', sumsAs(pen, sums, 'NVT', 'Subtotal|IVA trasladado 16%|Total'))}<p class="small">Moneda: MXN · Método de pago: PUE · Forma de pago: 03 Transferencia</p><p class="small grey" style="word-break:break-all">Sello digital: ${pen.digits('@#@@#@#@@@#@@#@#@@#@@#@@#@#@@#@@@#@#@@#@#@@@#@@#@#@@#@@#')}</p><div class="foot small mid">Este documento es una representación impresa de un CFDI 4.0</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}
