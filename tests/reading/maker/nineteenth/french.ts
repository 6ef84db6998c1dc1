/** Papers of France: a call for co-owners’ money, a town’s title, a photographer without tax, works at several rates, tolls of a month, a dry cleaner. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { fr } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { bars, each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { frenchNumbers, iban } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { columned, formed, stacked, tornOff } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { beside, part } from './kit'
import { dayOff, share } from './west-kit'

export const frPapers: Papers = {
  /** A manager's call for a quarter's money of co-owners: keys of shares, a fund for works, an earlier balance that is not part of it. */
  'appel-de-fonds': paper(
    fr,
    'DD/MM/YYYY|D month YYYY',
    'plain narrow',
    'Cabinet Lestrade Gestion;27 rue Paradis;13006 Marseille;Cabinet Lestrade Gestion SARL|SYNDIC PLUS BRETAGNE;3 quai Lamennais;35000 Rennes;Syndic Plus Bretagne SAS|Agence Beaurepaire;14 place Bellecour;69002 Lyon;Beaurepaire Immobilier SAS',
    'FR',
    (pen, firm, to) => {
      const tenths = pen.whole(48, 310)
      const rows = [
        ['Charges communes générales', 10_000, pen.whole(900_000, 2_400_000)],
        ['Charges bâtiment B', 2400, pen.whole(190_000, 610_000)],
        ['Ascenseur', 1800, pen.whole(60_000, 190_000)],
        ['Eau froide', 10_000, pen.whole(200_000, 780_000)],
        ['Fonds travaux (loi ALUR)', 10_000, pen.whole(50_000, 120_000)],
      ] as const
      const used = rows.slice(0, pen.whole(4, 5))
      const sums = within(
        used.map(([text, all, whole]) => line(text, Math.round((whole * tenths) / all))),
      )
      const before = pen.chance(0.5) ? pen.whole(1200, 38_000) : 0
      const quarter = Math.floor(pen.date.getUTCMonth() / 3) + 2
      const [number, due] = [pen.digits(say(pen, 'AF-26-#####|26T#/#####')), pen.after(16)]
      const account = pen.digits('450####')
      return [
        `${beside(
          '1fr 1fr',
          `<b style="font-size:14pt;color:#7c2d12">${escaped(firm.name)}</b><br>${place(firm)}<p class="tiny">Administrateur de biens – Syndic<br>Carte pro ${pen.digits('CPI #### 2018 000 0## ###')}<br>Votre gestionnaire : ${say(pen, 'Mme Castaing|M. Le Goff|Mme Ferrand')}</p>`,
          `<p style="margin-top:20mm">${who(to)}</p>`,
        )}<h1 class="mid" style="border:0.4mm solid;padding:1.5mm;font-size:13pt">APPEL DE FONDS – ${quarter > 4 ? `1er trimestre ${pen.date.getUTCFullYear() + 1}` : `${quarter}e trimestre ${pen.date.getUTCFullYear()}`}</h1><div class="cols">${told(
          [
            ['Copropriété', say(pen, 'Résidence Les Acacias|12-14 rue du Four|Le Clos des Vignes')],
            ['Lots', `${pen.whole(3, 40)} (appartement), ${pen.whole(41, 90)} (cave)`],
            ['Référence copropriétaire', account],
          ],
        )}${told([
          ['Appel n°', number],
          ['Émis le', pen.day()],
          ['Exigible le', pen.day(due)],
        ])}</div>${grid(
          'boxy',
          'lrrrr',
          'Nature|Montant à répartir|Base|Tantièmes|Quote-part',
          used.map(([text, all, whole], at) => [
            text,
            pen.plain(whole),
            String(all),
            String(tenths),
            pen.plain(sums.lines[at]?.amount ?? 0),
          ]),
        )}<p class="right" style="font-size:12pt">TOTAL DE L’APPEL <b>${pen.money(sums.total)}</b></p>${before > 0 ? `<p class="right">Pour mémoire, solde antérieur de votre compte au ${dayOff(pen, -3)} : ${pen.money(before)} débiteur</p>` : '<p class="right">Votre compte est à jour, merci.</p>'}<p class="tiny">Budget voté par l’assemblée générale du ${dayOff(pen, -140)}. Les charges de copropriété n’ouvrent pas droit à déduction de TVA.</p>${tornOff(
          `<div class="cols"><div><b>TALON À JOINDRE À VOTRE CHÈQUE</b><br>Réf. ${account} – ${number}<br>À l’ordre de : SDC ${say(pen, 'LES ACACIAS|RUE DU FOUR')}</div><div class="r">Virement : ${iban(pen, 'FR')}<br>Montant : <b>${pen.money(sums.total)}</b></div></div>`,
        )}${part('position:absolute;bottom:2mm;left:18mm;font-size:6pt', `${escaped(lawful(firm))} – SIRET ${frenchNumbers(pen).siret} – Garantie financière 2 000 000 €`)}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** A town's title of what is to be paid: boxes of the treasury, canteen and care by child, no tax, ways to pay. */
  'titre-a-payer': paper(
    fr,
    'DD/MM/YYYY',
    'narrow plain',
    'COMMUNE DE SAINT-AUBIN-SUR-VIENNE;Mairie, 2 place de la République;87130 Saint-Aubin-sur-Vienne;Mairie de Saint-Aubin-sur-Vienne|CA DU PAYS DE MORLIÈRE;18 avenue Foch;53200 Morlière;Communauté d’agglomération du Pays de Morlière|VILLE DE CHAMPVERT;Hôtel de Ville;58300 Champvert;Régie Enfance Jeunesse',
    'FR',
    (pen, firm) => {
      const child = say(pen, 'CAMILLE|YANIS|ROMANE')
      const sums = within([
        several(`REPAS CANTINE ${child}`, pen.whole(8, 17), pen.whole(245, 480)),
        several(`ACCUEIL PERISCOLAIRE MATIN ${child}`, pen.whole(3, 15), pen.whole(90, 210)),
        ...(pen.chance(0.6)
          ? [several(`ACCUEIL PERISCOLAIRE SOIR ${child}`, pen.whole(3, 15), pen.whole(150, 290))]
          : []),
        ...(pen.chance(0.5)
          ? [several('MERCREDI JOURNEE AVEC REPAS', pen.whole(1, 4), pen.whole(980, 1690))]
          : []),
      ])
      const title = pen.digits(say(pen, '000###|T-####'))
      const reference = pen.digits('26-##-#####-##-#')
      const due = pen.after(30)
      const family = say(pen, 'M OU MME BERTHELOT PASCAL|MME NGUYEN SOPHIE|M DIALLO IBRAHIMA')
      return [
        `<div class="sides"><div style="width:60mm"><b>RÉPUBLIQUE FRANÇAISE</b><br><span class="tiny">Liberté – Égalité – Fraternité</span></div><div class="r"><b style="font-size:13pt">AVIS DES SOMMES À PAYER</b><br><span class="tiny">ampliation d’un titre de recettes exécutoire</span></div></div>${formed(
          [
            ['Collectivité créancière', firm.name],
            ['Poste comptable', `SGC ${say(pen, 'BELLAC|LAVAL|NEVERS')}`],
            ['Budget', `${pen.digits('#####')} – BUDGET PRINCIPAL`],
            ['Exercice / Bordereau', `${pen.date.getUTCFullYear()} / ${pen.whole(4, 190)}`],
            ['Titre n°', title],
            ['Émis et rendu exécutoire le', pen.day()],
          ],
          3,
        )}<div class="cols"><div class="tiny"><b>${escaped(firm.also[0] ?? '')}</b><br>${place(firm)}<br>SIRET ${frenchNumbers(pen).siret}<br>Pour tout renseignement : service enfance, ${pen.digits('05 ## ## ## ##')}</div><div style="padding-top:8mm">${family}<br>${say(pen, '7 ALLEE DES TILLEULS|31 ROUTE DE LIMOGES')}<br>${(firm.address[1] ?? '').toUpperCase()}</div></div><p>Objet : FACTURE PERISCOLAIRE ${dayOff(pen, -22, 'MM/YYYY')}</p>${grid('boxy', 'lrrr', 'Désignation|Quantité|Tarif|Montant (€)', linesAs(pen, sums.lines, 'tqua'))}<table class="t boxy" style="width:80mm;margin-left:auto"><tr><td>TOTAL DU TITRE</td><td class="r">${pen.plain(sums.total)}</td></tr><tr><td><b>SOMME À PAYER</b></td><td class="r"><b>${pen.money(sums.total)}</b></td></tr></table>${part(
          'background:#e5e7eb;padding:3mm;margin-top:5mm',
          `<b>Comment payer ?</b> Sur internet : payfip.gouv.fr, identifiant collectivité ${pen.digits('0#####')}, référence <b>${reference}</b>. Par chèque à l’ordre du Trésor public, en joignant le talon. Chez un buraliste agréé, jusqu’à 300 €.`,
        )}<p>Date limite de paiement : <b>${pen.day(due)}</b></p><p class="tiny">Voies de recours : dans le délai de deux mois suivant la notification du présent acte, vous pouvez contester la somme en saisissant directement le tribunal administratif compétent (article L. 1617-5 du CGCT).</p>`,
        { sums, documentNumber: title, due },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** A photographer's page from an app: a coloured column, days of work with rights told apart, not liable to tax, half paid ahead. */
  'photographe-293b': paper(
    fr,
    'D month YYYY|DD/MM/YYYY',
    'light wide',
    'Maud Esnault Photographie;6 impasse des Cordiers;44100 Nantes;Maud Esnault EI/Maud Esnault|Studio Grain d’Argent;11 rue de la Krutenau;67000 Strasbourg;Hugo Wendling EI/Hugo Wendling|THÉO CASSAGNE;22 rue des Filatiers;31000 Toulouse;Théo Cassagne, entrepreneur individuel',
    'FR',
    (pen, firm, to) => {
      const sums = within([
        line(
          say(
            pen,
            'Reportage photo, une journée|Portraits d’équipe, demi-journée|Prises de vues culinaires',
          ),
          pen.whole(38, 96) * 1000,
        ),
        several('Retouche fine, par image', pen.whole(6, 28), pen.pick([1200, 1500, 1800])),
        line('Cession de droits, web, 3 ans', pen.whole(12, 44) * 1000),
        ...(pen.chance(0.5) ? [line('Frais kilométriques', pen.whole(18, 190) * 61)] : []),
      ])
      const half = Math.floor(sums.total / 300) * 100
      const paid = pen.chance(0.5) ? half : 0
      const [number, due] = [pen.digits(say(pen, 'F-2026-0##|2026/##|FAC00##')), pen.after(30)]
      const side = `<div style="font-size:16pt;line-height:1.2;margin-bottom:8mm">${escaped(firm.name)}</div>${stacked(
        [
          ['adresse', firm.address.join(', ')],
          ['téléphone', pen.digits('06 ## ## ## ##')],
          ['SIRET', frenchNumbers(pen).siret],
          ['code APE', '74.20Z'],
          ['statut', firm.also[0] ?? ''],
          ['règlement par virement', iban(pen, 'FR')],
        ],
        '#c7d2fe',
      )}`
      return [
        columned(
          side,
          `<div style="font-size:26pt">facture</div><div class="grey">n° ${number} — ${pen.day()}</div><p style="margin:12mm 0">${who(to)}</p>${sums.lines
            .map(
              (one) =>
                `<div style="border-bottom:0.2mm solid #ddd;padding:2.5mm 0" class="sides"><span>${escaped(one.text)}${one.quantity > 1 ? `<br><span class="tiny grey">${one.quantity} × ${pen.money(one.unit)}</span>` : ''}</span><span>${pen.money(one.amount)}</span></div>`,
            )
            .join(
              '',
            )}<div class="sides" style="margin-top:5mm;font-size:13pt"><b>Total</b><b>${pen.money(sums.total)}</b></div>${paid > 0 ? `<div class="sides"><span>Acompte versé le ${dayOff(pen, -25)}</span><span>− ${pen.money(paid)}</span></div><div class="sides"><span>Reste à régler</span><span>${pen.money(sums.total - paid)}</span></div>` : ''}<p style="margin-top:10mm">TVA non applicable, art. 293 B du CGI.</p><p>À régler avant le ${pen.day(due)}.</p><p class="tiny grey">En cas de retard : pénalités au taux de 10 % l’an et indemnité forfaitaire de 40 € pour frais de recouvrement. Pas d’escompte. Devis ${pen.digits('D-2026-0##')} signé le ${dayOff(pen, -38)}, prestation du ${dayOff(pen, -9)}.</p>`,
          'background:#312e81;color:#fff;font-size:8.5pt',
        ),
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A heating engineer at three rates: works and goods by lot, a premium and an advance taken off below the sum with tax. */
  'pompe-a-chaleur': paper(
    fr,
    'DD/MM/YYYY|DD-MM-YYYY',
    'narrow plain',
    'ÉCO CHALEUR DU JURA;ZA En Bercaille;39000 Lons-le-Saunier;SARL Éco Chaleur du Jura|Thermi’Ouest;8 rue des Métiers;72700 Allonnes;Thermi’Ouest SAS|Ets Poncelet Père & Fils;51 route de Verdun;55100 Charny-sur-Meuse',
    'FR',
    (pen, firm) => {
      const sums = onTop([
        line('PAC air/eau 8 kW, unités int. et ext.', pen.whole(62, 98) * 10_000, 5.5),
        line('Pose, raccordements, mise en service', pen.whole(18, 34) * 10_000, 5.5),
        line('Dépose et évacuation chaudière fioul', pen.whole(45, 98) * 1000, 10),
        several('Radiateur acier 1200 W posé', pen.whole(1, 4), pen.whole(31, 52) * 1000, 10),
        ...(pen.chance(0.6)
          ? [line('Climatiseur monosplit bureau', pen.whole(11, 19) * 10_000, 20)]
          : []),
        line('Thermostat connecté', pen.whole(16, 29) * 1000, 20),
      ])
      const bonus = pen.whole(22, 45) * 10_000
      const advance = share(sums.total - bonus, 30)
      const { siret, vat } = frenchNumbers(pen)
      const number = pen.digits(say(pen, 'FC26####|2026-0###|FA####'))
      const name = say(pen, 'M. et Mme Joël Vauthier|Mme Odile Marchetti|SCI Les Trois Sapins')
      const off = facts(
        [
          ...sumsAs(pen, sums, 'NVT', 'Total HT|Total TVA|Total TTC'),
          ['Prime CEE déduite', pen.money(-bonus)],
          [`Acompte 30 % du ${dayOff(pen, -52)}`, pen.money(-advance)],
          ['NET À PAYER', pen.money(sums.total - bonus - advance)],
        ],
        'width:100%',
      )
      return [
        `<div class="sides"><div style="background:#166534;color:#fff;padding:4mm 6mm;font-size:15pt">${escaped(firm.name)}</div><div class="tiny r">RGE QualiPAC ${pen.digits('QPAC/#####')}<br>Attestation de capacité fluides ${pen.digits('n° #####')}<br>Décennale ${say(pen, 'MAAF|SMABTP|Axa')} ${pen.digits('########')}, France entière</div></div><div class="cols" style="margin:6mm 0"><div>${place(firm)}<br>Tél. ${pen.digits('03 ## ## ## ##')}</div><div style="border:0.3mm solid #166534;padding:3mm">${name}<br>${say(pen, '4 chemin du Moulin|18 rue des Écoles')}<br>${pen.digits('39### ')}${say(pen, 'Montmorot|Perrigny|Orgelet')}</div></div><b style="font-size:12pt">FACTURE ${number}</b> du ${pen.day()} – devis accepté le ${dayOff(pen, -60)} – visite préalable le ${dayOff(pen, -71)} – fin de travaux le ${dayOff(pen, -4)}${grid('ruled', 'lrrrr', 'Désignation|Qté|PU HT|Total HT|TVA', linesAs(pen, sums.lines, 'tquar'))}<div class="cols"><div>${grid('boxy', 'rrr', 'Taux|Base HT|Montant TVA', ratesAs(pen, sums.shares, 'rnv'))}<p class="tiny">Le client atteste que les travaux sont réalisés dans un logement achevé depuis plus de deux ans (art. 279-0 bis et 278-0 bis A du CGI).</p></div>${off}</div><p class="tiny">Prime versée par ${say(pen, 'TotalÉnergies|Effy|Engie')} dans le cadre du dispositif des certificats d’économies d’énergie. Solde à réception de facture, chèque ou virement ${iban(pen, 'FR')}.</p>${footed([[lawful(firm), 'Capital 25 000 €'], [`SIRET ${siret}`, 'APE 4322B'], [`TVA ${vat}`]])}`,
        { sums, documentNumber: number, hasRates: true },
        '#sheet { font-size: 8.8pt; }',
      ]
    },
  ),

  /** Tolls of a month by badge: journeys with the gates they came in and out by, prices that hold the tax, a fee, a draft. */
  'peages-badge': paper(
    fr,
    'DD/MM/YYYY|DD/MM/YY',
    'plain narrow',
    'Voie Libre;2 rue des Péages;69800 Saint-Priest;Voie Libre Services SAS|PÉAGE PRO EST;16 boulevard de la Loire;57070 Metz;Péage Pro Est SA|Autoroutes Océanes;Les Minières;44360 Vigneux-de-Bretagne;Société des Autoroutes Océanes',
    'FR',
    (pen, firm, to) => {
      const gates = [
        'VILLEFRANCHE',
        'BEAUNE SUD',
        'MÂCON NORD',
        'VIENNE',
        'TOURNUS',
        'ANCENIS',
        'LE MANS SUD',
        'NIORT EST',
      ]
      const trips = Array.from({ length: pen.whole(6, 12) }, (_, at) => {
        const [from, to] = pen.pair(gates)
        return {
          when: `${dayOff(pen, -34 + at * 2, 'DD/MM')} ${pen.clock()}`,
          one: line(`${from} – ${to}`, pen.whole(12, 340) * 10, 20),
        }
      })
      const sums = within([
        ...trips.map(({ one }) => one),
        line('Frais de gestion badge', pen.pick([170, 200, 240]), 20),
      ])
      const [number, due] = [pen.digits(say(pen, '26########|T26-#######')), pen.after(8)]
      const badge = pen.digits('2500 0### #### #')
      return [
        `<div style="display:flex;justify-content:space-between;align-items:end;border-bottom:1.2mm solid #7e22ce;padding-bottom:2mm"><span style="font-size:22pt;color:#7e22ce"><i>${escaped(firm.name)}</i></span><span>Facture télépéage</span></div>${beside(
          '1fr 74mm',
          `<p class="tiny">${escaped(lawful(firm))}<br>${place(firm)}<br>TVA ${frenchNumbers(pen).vat}</p><p style="margin-top:8mm">${who(to)}</p>`,
          part(
            'background:#f3e8ff;padding:4mm;margin-top:4mm;border-radius:3mm',
            told([
              ['Client', pen.digits('C########')],
              ['Facture n°', number],
              ['Date', pen.day()],
              ['Total TTC', pen.money(sums.total)],
              ['Prélèvement le', pen.day(due)],
            ]),
          ),
        )}<p><b>Badge ${badge}</b> – véhicule ${pen.digits('@@-###-@@')} – classe ${pen.whole(1, 2)}</p>${grid(
          'zebra',
          'llr',
          'Date et heure|Trajet (entrée – sortie)|TTC €',
          trips.map(({ when, one }) => [when, one.text, pen.plain(one.amount)]),
        )}<p>Frais de gestion badge, mois de ${dayOff(pen, -12, 'month')} : ${pen.plain(sums.lines.at(-1)?.amount ?? 0)} TTC</p>${grid('boxy', 'rrrr', 'Total HT|Taux|TVA|Total TTC', ratesAs(pen, sums.shares, 'nrvG'))}<p class="tiny">La TVA sur péages est récupérable par les assujettis pour les véhicules utilitaires. Prélèvement SEPA, RUM ${pen.digits('++TP########')}. Relevé des parkings : aucun passage.</p>`,
        { sums, documentNumber: number, due, hasRates: true },
        '.zebra tr:nth-child(even) { background: #faf5ff; } #sheet { font-size: 8.8pt; }',
      ]
    },
  ),
}

export const frTills = {
  /** Of a dry cleaner: pieces with their ticket to fetch them by, the day they will be ready, paid when left. */
  pressing: slip(
    {
      shops:
        'PRESSING DU MAIL;14 Mail Léon Blum;45000 Orléans;SARL Blanc & Net|Net’Express;Centre commercial Les Vallées;92250 La Garenne-Colombes;EURL Sabri|AQUA CLEAN;2 rue Gioffredo;06000 Nice',
      notation: fr,
      days: 'DD/MM/YYYY|DD/MM/YY',
    },
    72,
    (pen, shop) => {
      const sums = within(
        pen.buy(
          wares(
            'CHEMISE SUR CINTRE;2.5;3.9;20|COSTUME 2 PIECES;13.9;18.5;20|ROBE SIMPLE;10.5;14.9;20|MANTEAU LAINE;15;21;20|COUETTE 2 PERS;24;32;20|PANTALON;6.5;8.9;20|NAPPE AU METRE;4;7;20|RETOUCHE OURLET;10;14;20',
          ),
          { count: [2, 5], most: 4, step: 10, isGross: true },
        ).lines,
      )
      const number = pen.digits(say(pen, '#####|26/####'))
      const pieces = sums.lines.reduce((all, { quantity }) => all + quantity, 0)
      return [
        typed(
          72,
          36,
          `
          !^${shop.name}
          ${each([...shop.address, ...shop.also], (text) => `^${text}`)}
          ^Lun-Sam 8h30-12h30 14h-19h
          =-
          !TICKET ${number}
          DEPOT LE  ${pen.day()} ${pen.clock()}
          PRET LE   ${dayOff(pen, pen.whole(2, 5))} 17:00
          CLIENT    ${say(pen, 'MME ARNAUD|M. HADDAD|LE BISTROT')} ${pen.digits('06####**##')}
          =-
          ${each(sums.lines, (one) => `${set([String(one.quantity), one.text], [3, 21])}|${pen.plain(one.amount)}`)}
          =-
          ${pieces} PIECE(S)
          !TOTAL TTC|${pen.money(sums.total)}
          DONT TVA 20,00%|${pen.plain(sums.vat)}
          TOTAL HT|${pen.plain(sums.net)}
          REGLE ${say(pen, 'CB|ESPECES|CHEQUE')}|${pen.plain(sums.total)}
          RESTE A PAYER|0,00
          =-
          SIRET ${frenchNumbers(pen).siret}
          ${bars(pen, 50)}
          ^Ticket exigé au retrait
          ^Articles non retirés après un an
          ^(loi du 31/12/1903) vendus
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
} satisfies Papers
