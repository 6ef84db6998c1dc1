/** Bills of France, Belgium and Luxembourg: a share of a house's costs, a haul, a line for the web, power in two languages, a letter, a shop on the web. */
import type { Random } from '../../../support/random'
import { below, block, firms, line, onTop, penFor, wares, within } from '../eighth/kit'
import { be, fr } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { lettered } from '../ninth/kit'
import { frenchNumbers, iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { boxes, lu } from '../eleventh/kit'
import { behind, goods, inLine, letter, logo, oneLine, rates, say, windowed } from '../twelfth/kit'
import { buyerOf } from './buyers'
import { cells, columned, formed, tally, toldBy, tornOff } from './kit'

const managers = firms(
  'Cabinet Beaurepaire Immobilier;23 cours Mirabeau;13100 Aix-en-Provence;Beaurepaire SARL|Syndic Rive Gauche;4 rue de Babylone;75007 Paris;SRG Gestion SAS|Foncia du Littoral;12 avenue Foch;62930 Wimereux',
)

/** A French house's call for funds: a base in thousandths for each cost, nothing of tax, due on the first of a quarter, a slip below. */
export function appelFonds(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YYYY|D month YYYY')
  const [firm, to] = [pen.pick(managers), buyerOf(pen, 'FR')]
  const share = pen.whole(12, 94)
  const costs = ['Charges générales', 'Eau froide', 'Ascenseur', 'Fonds travaux ALUR'].map(
    (text) => ({
      text,
      budget: pen.whole(900, 9000) * 100,
    }),
  )
  const sums = onTop(costs.map((each) => line(each.text, Math.round((each.budget * share) / 1000))))
  const number = pen.digits(say(pen, 'AF26-####|26T#-###|######'))
  const due = pen.after(16)
  return letter(
    pen,
    { faces: 'narrow plain' },
    [
      `${logo(firm.name, 6, 'font-weight:bold;color:#1e3a8a')}<div class="small">${[...firm.also, ...firm.address].join(' – ')}</div>${windowed(firm, to)}<p><b>Appel de fonds n° ${number}</b> du ${pen.day()}<br>Copropriété ${say(pen, 'Les Glycines|14 rue Pasteur|Résidence du Parc')} – lot ${pen.whole(2, 60)}</p>${cells(
        'lrrr',
        'Nature|Budget|Millièmes|Votre quote-part',
        costs.map((each, at) => [
          each.text,
          pen.plain(each.budget),
          `${share}/1000`,
          pen.plain(sums.lines[at]?.amount ?? 0),
        ]),
        'upright',
      )}<p class="right">Somme exigible le ${pen.day(due)} : <b>${pen.money(sums.total)}</b></p>${tornOff(
        `<div class="sides"><span>Appel ${number}</span><span>${to.name}</span><span>${pen.money(sums.total)}</span></div>`,
      )}`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due }),
  )
}

const hauliers = firms(
  'Transports Kermarrec SAS;ZA de Troyalac’h;29170 Saint-Évarzec|LES ROULIERS DU VELAY;Rue des Tanneries;43000 Le Puy-en-Velay;Rouliers du Velay SARL|Déménagements Cassin;48 boulevard Gambetta;30000 Nîmes;Paul Cassin EI',
)

/** A French haul: a letter of carriage's number, a share for diesel, its due day in a row of boxes at the foot, typed in a narrow face. */
export function affretement(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YYYY|DD/MM/YY')
  const [firm, to] = [pen.pick(hauliers), buyerOf(pen, 'FR')]
  const freight = pen.whole(180, 1900) * 100
  const sums = onTop([
    line(`Transport ${say(pen, 'Quimper – Rungis|Le Puy – Anvers|Nîmes – Nancy')}`, freight, 20),
    line('Indexation gazole', Math.round(freight * 0.042), 20),
    ...(pen.chance(0.4) ? [line('Attente déchargement', pen.whole(3, 12) * 1000, 20)] : []),
  ])
  const number = pen.digits(say(pen, 'FT26-####|F######|26.###'))
  const numbers = frenchNumbers(pen)
  const due = pen.after(30)
  return letter(
    pen,
    { faces: 'needle', size: 9 },
    [
      `<div class="sides"><div><b>${firm.name}</b><br>${below(firm)}<br>SIRET ${numbers.siret}<br>TVA ${numbers.vat}</div><div class="boxed" style="width:75mm">Client ${pen.digits('####')}<br>${lettered(to)}</div></div><pre style="font:inherit;margin:6mm 0">FACTURE  ${number}        DATE  ${pen.day()}        PAGE  1</pre>${cells(
        'lllr',
        'LV / CMR|CHARGÉ LE|PRESTATION|MONTANT H.T.',
        sums.lines.map((each, at) => [
          at === 0 ? pen.digits('CMR ######') : '',
          at === 0 ? pen.day(pen.after(-pen.whole(2, 12))) : '',
          each.text,
          pen.plain(each.amount),
        ]),
        'boxed',
      )}${boxes(
        [
          ...sumsAs(pen, sums, 'nvT', 'TOTAL H.T.|TVA 20,00|TOTAL T.T.C.'),
          ['ÉCHÉANCE', pen.day(due)],
          ['RÈGLEMENT', 'VIREMENT'],
        ],
        'position:absolute;left:18mm;right:18mm;bottom:30mm',
      )}<div class="foot small">Indemnité forfaitaire de recouvrement : 40 €. Pas d’escompte.</div>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due }),
  )
}

const networks = firms(
  'Fibrelia SAS;TSA 70044;91080 Évry-Courcouronnes;Fibrelia Pro|Ondéa Télécom SA;8 place de l’Europe;33300 Bordeaux;Ondéa|Alpes Réseaux Coopérative;Rue Ampère 5;73000 Chambéry',
)

/** A French line for the web, two pages: the sum large beside when it will be taken, calls and options on the second, base and tax there alone. */
export function boxPro(random: Random): Sheet {
  const pen = penFor(random, fr, 'D month YYYY|DD/MM/YYYY')
  const [firm, to] = [pen.pick(networks), buyerOf(pen, 'FR')]
  const sums = onTop([
    line('Abonnement fibre pro', pen.whole(2900, 6900), 20),
    line('Ligne mobile 50 Go', pen.whole(800, 2500), 20),
    ...(pen.chance(0.5) ? [line('Appels hors forfait', pen.whole(40, 900), 20)] : []),
    ...(pen.chance(0.5) ? [line('Remise fidélité', -pen.whole(200, 700), 20)] : []),
  ])
  const number = pen.digits(say(pen, '26########|F-####-####|############'))
  const taken = pen.after(12)
  return letter(
    pen,
    { faces: 'light wide' },
    [
      `<div class="sides">${logo(firm.also[0] ?? firm.name, 11, 'color:#c2410c;font-weight:bold')}<div class="right small">page 1/2</div></div><div style="display:flex;gap:8mm;margin-top:10mm"><div style="flex:0 0 62mm;background:#fff7ed;padding:5mm"><p>Votre facture du ${pen.day()}</p><p style="font-size:22pt">${pen.money(sums.total)}</p><p>prélevés le ${pen.day(taken)}</p></div><div style="flex:1;padding-top:22mm">${lettered(to)}</div></div>${cells(
        'll',
        '',
        [
          ['n° de facture', number],
          ['n° de compte client', pen.digits('#.#######')],
          ['ligne', pen.digits('0# ## ## ## ##')],
        ],
        'dotted',
        'margin:10mm 0;width:100mm',
      )}<div class="foot small grey">${oneLine(firm)} – RCS ${pen.digits('### ### ###')} – TVA ${frenchNumbers(pen).vat}</div>`,
      `<div class="right small">page 2/2 – facture ${number}</div><h1>Le détail</h1>${goods(pen, sums, 'ta', 'du mois|€ HT')}${rates(pen, sums, 'rnv', 'taux de TVA|base HT|TVA')}${tally(
        sumsAs(pen, sums, 'NVT', 'total HT|TVA|total TTC à prélever'),
      )}`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due: taken, hasRates: true }),
  )
}

const grids = firms(
  'Sibelga Energie Coop SCRL/CVBA;Quai des Usines 16 Werkhuizenkaai;1000 Bruxelles – Brussel;Sibelga Energie Coop|Watt & Vent SA/NV;Avenue Louise 480 Louizalaan;1050 Bruxelles – Brussel|Eau-Water Brabant;Chaussée de Wavre 900;1040 Bruxelles – Brussel',
)

/** Power of Brussels in both languages: six percent on some and twenty-one on other, each row told twice, a structured message in a slip. */
export function energieBilingue(random: Random): Sheet {
  const pen = penFor(random, be, 'DD/MM/YYYY|DD.MM.YYYY', { money: '# €' })
  const [firm, to] = [pen.pick(grids), buyerOf(pen, 'BE')]
  const sums = onTop([
    line('Énergie / Energie', pen.whole(30, 380) * 50, 6),
    line('Réseau / Netkosten', pen.whole(20, 160) * 50, 6),
    line('Location compteur / Huur meter', pen.whole(4, 30) * 50, 21),
  ])
  const number = pen.digits(say(pen, '26/######|F#######|###.###.###'))
  const due = pen.after(15)
  return letter(
    pen,
    { faces: 'plain narrow' },
    [
      `<div class="sides"><div>${logo(firm.name, 6.5, 'font-weight:bold;color:#047857')}<div class="small">${block([...firm.address])}<br>${taxNumber(pen, 'BE')}</div></div><div>${lettered(to)}</div></div>${formed(
        [
          ['Facture / Factuur', number],
          ['Date / Datum', pen.day()],
          ['À payer avant le / Te betalen vóór', pen.day(due)],
          ['Client / Klant', pen.digits('########')],
          ['EAN', pen.digits('5414488##########')],
          ['Période / Periode', `${pen.day(pen.after(-95))} – ${pen.day(pen.after(-4))}`],
        ],
        3,
      )}${cells(
        'lrr',
        'Description / Omschrijving|TVA-btw|€',
        sums.lines.map((each) => [each.text, `${each.rate} %`, pen.plain(each.amount)]),
        'lined',
      )}${tally([
        ['Total HTVA / Totaal excl. btw', pen.plain(sums.net)],
        ...sums.shares.map(
          (each) =>
            [`TVA / Btw ${each.rate} % (${pen.plain(each.net)})`, pen.plain(each.vat)] as const,
        ),
        ['Total TVAC / Totaal incl. btw', pen.money(sums.total)],
      ])}${tornOff(`${iban(pen, 'BE')} &nbsp; ${pen.digits('+++###/####/#####+++')} &nbsp; ${pen.money(sums.total)}`)}`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due, hasRates: true }),
  )
}

const luxers = firms(
  'Nettoyage Propre & Net s.à r.l.;3, rue de l’Industrie;L-3895 Foetz|Architectes Weis & Partners;12, avenue Monterey;L-2163 Luxembourg;WP Architectes s.c.|Taxi Colux s.à r.l.;29, rue de Strasbourg;L-2560 Luxembourg',
)

/** Of Luxembourg as a plain letter: a month's work told in a sentence, the tax after it, a due day after thirty. */
export function lettreLux(random: Random): Sheet {
  const pen = penFor(random, lu, 'D month YYYY|DD/MM/YYYY', { money: '# €' })
  const [firm, to] = [pen.pick(luxers), buyerOf(pen, 'BE')]
  const sums = onTop([line('Prestations du mois', pen.whole(90, 2400) * 100, 17)])
  const number = pen.digits(say(pen, '26/###|####|F26-####'))
  const due = pen.after(30)
  return letter(
    pen,
    {
      faces: 'book light',
      css: 'section { padding: 24mm 32mm !important; line-height: 1.6 !important; }',
    },
    [
      `${logo(firm.name, 6)}<div class="small">${below(firm)}</div><p style="margin:14mm 0 8mm">${lettered(to)}</p><p>Luxembourg, le ${pen.day()}</p><p>Concerne : facture ${number}</p><p>Pour nos prestations du mois écoulé, nous vous prions de verser le montant de ${pen.money(sums.net)} hors taxe, auquel s’ajoute la TVA de 17 %, soit ${pen.money(sums.vat)}.</p><p>Le montant total de <b>${pen.money(sums.total)}</b> est à virer pour le ${pen.day(due)} au compte ${pen.digits('LU## 0030 #### #### ####')}.</p><p>Veuillez agréer nos salutations distinguées.</p><div class="foot small mid">TVA LU${pen.digits('########')} – RCS ${pen.digits('B######')}</div>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, hasLines: false, due }),
  )
}

const boutiques = firms(
  'Maison Colibri;14 rue Oberkampf;75011 Paris;Colibri Création SAS|La Fabrique à Bougies;ZA du Moulin;42160 Bonson|Vélos Hirondelle;22 quai de la Fosse;44000 Nantes;Hirondelle Cycles SCOP',
)

/** A French shop's web order, paid: the seller in a column of colour on the right, prices that hold the tax, sending offered, order and bill each with a number. */
export function commandeWeb(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YYYY|D month YYYY')
  const [firm, to] = [pen.pick(boutiques), buyerOf(pen, 'FR')]
  const bought = pen.buy(
    wares(
      'Bougie figuier 180 g;18;32;20|Sacoche guidon;39;89;20|Livre « Coudre »;16;26;5.5|Chambre à air;6;11;20|Abat-jour lin;34;69;20',
    ),
    { count: [2, 4], most: 3, isGross: true, step: 10 },
  )
  const sums = within([...bought.lines, line('Livraison', pen.chance(0.5) ? 0 : 490, 20)])
  const number = pen.digits(say(pen, 'FA######|WEB-26-####|26-#####'))
  return letter(
    pen,
    { faces: 'wide light' },
    [
      columned(
        `${logo(firm.name, 6, 'color:#9f1239')}<div class="small">${below(firm)}<br>SIRET ${frenchNumbers(pen).siret}</div><div style="margin-top:30mm">${behind(
          [
            [' facture', number],
            [' du', pen.day()],
            [' commande', pen.digits('#######')],
            [' réglée par carte', ''],
          ],
        )}</div>`,
        `<p class="big">Facture</p><div class="sides"><div><span class="small grey">Facturée à</span><br>${lettered(to)}</div></div>${cells(
          'lrrr',
          'Article|Qté|TVA|Total TTC',
          linesAs(pen, sums.lines, 'tqrA'),
          'dotted',
        )}${tally([
          ['Total HT', pen.money(sums.net)],
          ...sums.shares.map(
            (each) => [`TVA ${pen.rate(each.rate)}`, pen.money(each.vat)] as const,
          ),
          ['Total payé TTC', pen.money(sums.total)],
        ])}${inLine([['Merci pour votre commande', '']])}`,
        'background:#fff1f2',
        true,
      ),
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due: null, hasRates: true }),
  )
}
