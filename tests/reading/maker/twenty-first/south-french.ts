/** Seldom papers of France: an auction, a court's register, a building's progress, a magazine's renewal. */
import { escaped, line, onTop, within } from '../eighth/kit'
import { fr } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import { grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { bars } from '../fifteenth/tills-kit'
import { frenchNumbers, iban } from '../ninth/numbers'
import { beside, ribbon } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { settled } from '../fourteenth/kit'
import { tally, tornOff } from '../thirteenth/kit'
import { say, windowed } from '../twelfth/kit'
import { fall } from './south-kit'

export const frPapers: Papers = {
  /** An auction house's slip for who bought: lots with the hammer's price and the house's fees in it, no tax told since the margin is taxed, bidder's number, the sale's own day. */
  'bordereau-encheres': paper(
    fr,
    'DD/MM/YYYY|D month YYYY',
    'book slab plain',
    'HÔTEL DES VENTES DU LAC;3 rue Sommeiller;74000 Annecy;SARL Berthod & Vial|Maison Quérel;18 quai Duguay-Trouin;35400 Saint-Malo;Quérel Enchères SAS|SELARL Pascal Dumortier;41 rue de la Clef;59000 Lille|Artcurie Provence Enchères;9 cours Mirabeau;13100 Aix-en-Provence',
    'FR',
    (pen, firm, to) => {
      const fee = pen.pick([22, 24, 25.2, 28])
      const lots = pen.random
        .shuffled([
          'Commode Louis XV en noyer, trois tiroirs',
          'École française XIXe, Bord de rivière, huile sur toile',
          'Lot de douze couverts en métal argenté',
          'Paire de fauteuils club, cuir patiné',
          'Pendule en bronze doré, époque Restauration',
          'Table de ferme, chêne et merisier',
          'Enseigne de pharmacie en tôle émaillée',
          'Suite de six chaises de bistrot',
        ])
        .slice(0, pen.whole(1, 4))
        .map((text) => ({ text, hammer: pen.whole(4, 190) * 1000, lot: pen.whole(4, 380) }))
        .toSorted((one, other) => one.lot - other.lot)
      const lines = lots.map(({ text, hammer }) => line(text, hammer + share(hammer, fee)))
      const sums = within(lines)
      const number = pen.digits(say(pen, '#####|26/####|BA-####'))
      const hammered = lots.reduce((all, { hammer }) => all + hammer, 0)
      return [
        `<div class="mid"><div style="font-size:19pt;letter-spacing:0.6mm">${escaped(firm.name)}</div>${firm.also.map((name) => `<div>${escaped(name)}</div>`).join('')}<div class="tiny">Commissaires-priseurs – ${place(firm, ', ')} – Tél. ${pen.digits('0# ## ## ## ##')}<br>Agrément ${pen.digits('2008-###')} – SIRET ${frenchNumbers(pen).siret}</div></div><div class="sides" style="margin-top:10mm"><div><b>BORDEREAU D’ADJUDICATION</b>${told(
          [
            ['N°', number],
            ['Édité le', pen.day()],
            ['Vente du', dayOff(pen, -pen.whole(1, 4))],
            ['Intitulé', say(pen, 'Mobilier et objets d’art|Vente courante|Belles demeures')],
            ['Paddle', String(pen.whole(10, 460))],
          ],
        )}</div><div class="boxed" style="width:82mm;min-height:30mm">${who(to)}</div></div>${grid(
          'boxy',
          'clrrr',
          `Lot|Désignation|Adjudication|Frais ${pen.rate(fee)} TTC|Total`,
          [
            ...lots.map(({ text, hammer, lot }, at) => [
              String(lot),
              text,
              pen.plain(hammer),
              pen.plain((lines[at]?.amount ?? 0) - hammer),
              pen.plain(lines[at]?.amount ?? 0),
            ]),
            ['', 'Totaux', pen.plain(hammered), pen.plain(sums.total - hammered), ''],
          ],
        )}<p class="r" style="font-size:14pt">Total à payer : <b>${pen.money(sums.total)}</b></p><p>Régime de la marge – biens d’occasion, d’art et de collection. La TVA incluse dans les frais n’est pas récupérable et n’est pas mentionnée (art. 297 E du CGI).</p><p>Enlèvement des lots après paiement complet, du lundi au vendredi de 9 h à 12 h. Au-delà de 15 jours, frais de garde de 5 € par jour et par lot. Virement : ${iban(pen, 'FR')}, en rappelant le numéro du bordereau.</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),

  /** The register of a court of trade: formalities by fee with tax, outlays for the state and a gazette without, paid on the net when it was asked for. */
  greffe: paper(
    fr,
    'DD/MM/YYYY|D month YYYY',
    'plain narrow',
    'GREFFE DU TRIBUNAL DE COMMERCE DE LIMOGES;Place d’Aine;87031 Limoges Cedex;SELARL Faucher et Nadaud|Greffe du Tribunal de Commerce de Quimper;11 rue du Parc;29107 Quimper Cedex;SCP Le Goff Riou|GREFFE DU TRIBUNAL DES ACTIVITÉS ÉCONOMIQUES DE NANCY;3 place Stanislas;54000 Nancy;SELAS Colin Greffiers Associés',
    'FR',
    (pen, firm, to) => {
      const acts = [
        ['Dépôt des comptes annuels', 625],
        ['Modification – transfert de siège', 6490],
        ['Modification – changement de dirigeant', 6490],
        ['Extrait Kbis', 235],
        ['Immatriculation principale', 3385],
        ['Copie de statuts', 780],
      ] as const
      const chosen = pen.random.shuffled(acts).slice(0, pen.whole(1, 3))
      const duties = chosen.map(([text, price]) => line(text, price, 20))
      const outlays = [
        line('INPI', pen.pick([590, 545])),
        ...(pen.chance(0.6) ? [line('BODACC', pen.pick([7900, 10_800, 2300]))] : []),
        ...(pen.chance(0.5) ? [line('Frais postaux', pen.pick([290, 580]))] : []),
      ]
      const sums = onTop([...duties, ...outlays])
      const number = pen.digits(say(pen, '26F######|F26-#####|26/######'))
      const outlaid = outlays.reduce((all, { amount }) => all + amount, 0)
      const numbers = frenchNumbers(pen)
      return [
        `${beside('1fr 80mm', `<b>${escaped(firm.name)}</b><br>${place(firm)}<p class="tiny">${firm.also.map(escaped).join('')}, greffier${firm.name.length > 40 ? 's' : ''} – TVA ${frenchNumbers(pen).vat}<br>www.infogreffe.fr – ${pen.digits('0 899 ## ## ##')}</p>`, `<div style="margin-top:22mm">${who(to)}</div>`)}<p style="margin-top:9mm;font-size:13pt;text-align:center;border:0.3mm solid;padding:2mm">FACTURE ACQUITTÉE N° ${number} du ${pen.day()}</p>${told(
          [
            ['Dossier', `${pen.digits('2017 B #####')} / ${numbers.siren} RCS`],
            ['Dénomination', to.name],
            ['Formalité reçue le', dayOff(pen, -pen.whole(2, 9))],
          ],
        )}${grid('', 'lrrrr', 'Émoluments|Qté|HT|TVA 20 %|TTC', [...duties.map(({ text, amount }) => [text, '1', pen.plain(amount), pen.plain(share(amount, 20)), pen.plain(amount + share(amount, 20))])])}${grid('', 'lr', 'Débours (non soumis à TVA)|Montant', [...outlays.map(({ text, amount }) => [text, pen.plain(amount)])])}${grid(
          'boxy',
          'rrrr',
          'Total HT|Total TVA|Total débours|Total TTC',
          [
            [
              pen.plain(sums.net - outlaid),
              pen.plain(sums.vat),
              pen.plain(outlaid),
              pen.money(sums.total),
            ],
          ],
        )}<p>Réglé le ${pen.day()} par ${say(pen, 'carte bancaire|prélèvement sur compte provisionné|carte bancaire')}, référence ${pen.digits('IG#########')}.</p><div class="foot tiny mid">Membre d’une association agréée, le règlement par chèque est accepté. Décret n° 2020-179 relatif aux tarifs réglementés.</div>`,
        { sums, documentNumber: number, ...settled },
      ]
    },
    '2024-03-01',
  ),

  /** A builder's account of how far the work is: market, percents and sums so far, what was billed before, this month's part, a share kept back until the end; tax at one rate or owed by the buyer. */
  situation: paper(
    fr,
    'DD/MM/YYYY|D month YYYY|DD.MM.YY',
    'narrow plain light',
    'ETS MARCHADIER;ZA Les Brandes;24750 Trélissac;Marchadier Charpente SARL|SOREBAT 42;14 rue des Aciéries;42000 Saint-Étienne;Société Régionale de Bâtiment SAS|Plâtrerie Oliveira et Fils;3 impasse du Four;11000 Carcassonne|Électricité Générale Lebrun;27 route de Rouen;27200 Vernon;EGL SAS',
    'FR',
    (pen, firm, to) => {
      const isReversed = pen.chance(0.4)
      const lots = pen.random
        .shuffled([
          'Installation de chantier',
          'Fourniture et pose – rez-de-chaussée',
          'Fourniture et pose – étage',
          'Isolation et doublages',
          'Travaux de finition',
          'Travaux modificatifs n° 1',
        ])
        .slice(0, pen.whole(3, 5))
        .map((text) => {
          const [market, before] = [pen.whole(18, 190) * 10_000, pen.pick([0, 20, 30, 40, 50])]
          const now = Math.min(100, before + pen.pick([10, 20, 25, 30, 50]))
          return { text, market, before, now, amount: share(market, now) - share(market, before) }
        })
      const sums = onTop(lots.map(({ text, amount }) => line(text, amount, isReversed ? 0 : 20)))
      const kept = share(sums.total, 5)
      const stage = pen.whole(2, 7)
      const [number, due] = [pen.digits(say(pen, 'FA26####|26-0###|S####')), pen.after(30)]
      const all = (key: 'market' | 'amount') => lots.reduce((sum, lot) => sum + lot[key], 0)
      return [
        `<div class="sides"><div><b style="font-size:16pt">${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm)].join('<br>')}</div><div class="r">Situation de travaux n° <b>${stage}</b><br>Facture n° <b>${number}</b><br>${escaped((firm.address[1] ?? '').slice(6))}, le ${pen.day()}</div></div><div class="cols" style="margin:8mm 0"><div class="boxed">Maître d’ouvrage / client<br>${who(to)}</div><div class="boxed">Chantier<br>${say(pen, 'Construction de 12 logements<br>Lot n° 4|Réhabilitation du groupe scolaire<br>Lot n° 7|Extension d’un bâtiment d’activité<br>Lot n° 2')}<br>Marché du ${dayOff(pen, -pen.whole(120, 300))}</div></div>${grid(
          'boxy tiny',
          'lrrrrr',
          'Désignation|Marché HT|Avanc. %|Cumul HT|Situations préc. HT|Situation du mois HT',
          [
            ...lots.map(({ text, market, before, now, amount }) => [
              text,
              pen.plain(market),
              String(now),
              pen.plain(share(market, now)),
              pen.plain(share(market, before)),
              pen.plain(amount),
            ]),
            ['TOTAL', pen.plain(all('market')), '', '', '', pen.plain(all('amount'))],
          ],
        )}<div style="margin-left:auto;width:100mm">${tally([
          ['Total HT de la présente situation', pen.money(sums.net)],
          ...(isReversed
            ? ([['Total de la facture', pen.money(sums.total)]] as const)
            : ([
                ['TVA 20 %', pen.money(sums.vat)],
                ['Total TTC', pen.money(sums.total)],
              ] as const)),
          ['Retenue de garantie 5 %', pen.money(-kept)],
          ['NET À PAYER', pen.money(sums.total - kept)],
        ])}</div><p>${isReversed ? 'Autoliquidation : TVA due par le preneur, article 283, 2 nonies du CGI (sous-traitance).' : 'TVA acquittée sur les encaissements.'}</p><p>Règlement par virement au ${pen.day(due)} – ${iban(pen, 'FR')}</p><div class="foot tiny mid">${legal(firm)} au capital de ${say(pen, '8 000|20 000|50 000')} € – SIRET ${frenchNumbers(pen).siret} – Assurance décennale ${pen.digits('SMA n° ######@')}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A trade magazine asks to go on: the sign of the paper at the top and the publisher at the foot, an offer by year and the tax of the press in it, a coupon to send with a cheque. */
  'abonnement-revue': paper(
    fr,
    'D month YYYY|DD/MM/YYYY',
    'book light',
    'LE PÂTISSIER D’AUJOURD’HUI;12 rue du Sentier;75002 Paris;Éditions Garance SAS|Vignes & Chais;4 place Picard;33000 Bordeaux;SARL Presse du Médoc|La Revue du Menuisier;BP 214;44815 Saint-Herblain Cedex;Publications Atlantique SA',
    'FR',
    (pen, firm, to) => {
      const [years, price] = [pen.pick([1, 1, 2]), pen.whole(58, 149) * 100]
      const issues = pen.pick([6, 10, 11])
      const sums = within([
        line(
          `Abonnement ${years} an${years > 1 ? 's' : ''} – ${issues * years} numéros`,
          price * years,
          2.1,
        ),
        ...(pen.chance(0.5)
          ? [line(say(pen, 'Hors-série Équipement|Guide annuel des fournisseurs'), 1500, 5.5)]
          : []),
        ...(pen.chance(0.4) ? [line('Accès numérique et archives', 2400, 2.1)] : []),
      ])
      const [number, due] = [pen.digits(say(pen, 'AB26#####|#######|R26/####')), pen.after(20)]
      const client = pen.digits('####### @')
      return [
        `<div style="text-align:center;font:bold 25pt 'Liberation Serif',serif;color:${pen.pick(['#7c2d12', '#14532d', '#1e3a8a'])};border-top:0.8mm solid;border-bottom:0.3mm solid;padding:1mm">${escaped(firm.name)}</div>${windowed({ ...firm, name: 'Service Abonnements' }, to)}${ribbon(
          [
            ['Facture d’abonnement', number],
            ['Date', pen.day()],
            ['Référence abonné', client],
            ['Échéance de votre abonnement', fall(pen, 25)],
          ],
        )}<p>Chère abonnée, cher abonné,</p><p>Votre abonnement arrive bientôt à son terme. Pour ne manquer aucun numéro, il vous suffit de régler la présente facture avant le <b>${pen.day(due)}</b>.</p>${grid(
          'ruled',
          'lrr',
          'Votre formule|TVA incluse|Prix TTC',
          sums.lines.map((one) => [one.text, pen.rate(one.rate), pen.money(one.amount)]),
        )}<p class="r"><b style="font-size:13pt">À régler : ${pen.money(sums.total)}</b><br><span class="tiny">dont ${sums.shares.length > 1 ? `${pen.money(sums.vat)} de taxes – ` : ''}${ratesAs(
          pen,
          sums.shares,
          'rV',
        )
          .map(([rate = '', vat = '']) => `TVA ${rate} : ${vat}`)
          .join(' ; ')}</span></p>${tornOff(
          `${beside('1fr 62mm', `<b>Coupon à joindre à votre chèque</b> à l’ordre de ${legal(firm)}<br>${place(firm, ', ')}<br>☐ Chèque &nbsp; ☐ Virement ${iban(pen, 'FR')}`, `${bars(pen, 56)}<div class="mid">${client} / ${number}<br>${pen.money(sums.total)}</div>`)}<p class="tiny" style="margin-top:5mm">${legal(firm)} – SIREN ${frenchNumbers(pen).siren} – Commission paritaire ${pen.digits('#### T #####')}</p>`,
        )}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
