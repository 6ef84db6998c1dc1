/** Bills of France: a craftsman's page in one column, a wholesaler's form, a vet's bill. */
import { escaped, line, negated, onTop, within } from '../eighth/kit'
import { fr } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { settled } from '../fourteenth/kit'
import { frenchNumbers, iban } from '../ninth/numbers'
import { beside } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { entries, listed } from '../seventeenth/kit'
import { formed, tally } from '../thirteenth/kit'
import { oneLine, say } from '../twelfth/kit'
import { someone } from '../twenty-third/continental-kit'
import { payer, plastic } from '../twenty-fifth/south-kit'
import { since, town } from '../twenty-second/south-kit'
import { twoLines, typedOut } from './english-kit'

export const frBills: Papers = {
  /** A craftsman's page typed below one another without a table: name and numbers at the top, whom it is for, number and day, each work as a sentence with its price, sums as lines of text, tax of one or two rates, at times what was paid before. */
  'artisan-colonne': paper(
    fr,
    'D month YYYY|DD/MM/YYYY',
    'plain book wide',
    'Électricité Bonnard;4 chemin des Sources;42600 Montbrison;Julien Bonnard|AB Plomberie;22 rue du Stade;33290 Blanquefort;Antoine Bertin EI|Peinture Decor Ozanne;11 rue Saint-Léger;27000 Évreux;Stéphane Ozanne|JARDINS ET CLÔTURES MOREL;Le Bourg;24310 Brantôme;Morel Kévin|Serrurerie du Vieux Port;60 rue Sainte;13001 Marseille;SARL Serrurerie du V.P.|Menuiserie Haas;3 rue de la Scierie;68140 Munster;Mathieu Haas',
    'FR',
    (pen, firm) => {
      const to = payer(pen, 'FR')
      const works = /lectri/.test(firm.name)
        ? 'Remplacement du tableau électrique|Pose de 6 prises et 2 interrupteurs|Mise aux normes de la salle d’eau|Dépannage disjoncteur différentiel'
        : /Plomb/.test(firm.name)
          ? 'Remplacement du chauffe-eau 200 L|Recherche de fuite et réparation|Pose d’un mitigeur évier|Débouchage canalisation'
          : /Peint/.test(firm.name)
            ? 'Peinture du hall d’entrée, deux couches|Ponçage et lasure des volets|Pose de toile de verre|Protection et nettoyage du chantier'
            : /JARD/.test(firm.name)
              ? 'Taille des haies et évacuation|Pose de clôture rigide 18 ml|Tonte et désherbage|Abattage d’un tilleul'
              : /Menuis/.test(firm.name)
                ? 'Pose d’une porte d’entrée en chêne|Remplacement de deux fenêtres double vitrage|Fabrication d’étagères sur mesure|Rabotage et réglage de portes'
                : 'Fourniture et pose d’une serrure 3 points|Remplacement d’un cylindre|Réglage de la porte d’entrée|Déplacement et main-d’œuvre'
      const rate = /JARD|Serr/.test(firm.name) ? 20 : pen.pick([10, 20])
      const sums = onTop(
        pen.random
          .shuffled(works.split('|'))
          .slice(0, pen.whole(1, 3))
          .map((work) => line(work, pen.whole(9, 96) * 1000, rate)),
      )
      const number = pen.digits(say(pen, '2026-0##|##/2026|F260##|2026.##'))
      const numbers = frenchNumbers(pen)
      const due = pen.chance(0.5) ? pen.after(30) : pen.date
      const deposit = pen.chance(0.25) ? Math.round((sums.total * 0.3) / 1000) * 1000 : 0
      const isHead = pen.chance(0.65)
      const sender = [
        ...firm.also,
        ...firm.address,
        `Tél. ${pen.digits('06 ## ## ## ##')}`,
        `Siret ${numbers.siret} – TVA ${numbers.vat}`,
        `Assurance décennale ${say(pen, 'Maaf|Axa|Groupama')} n° ${pen.digits('#########')}`,
      ]
      return [
        `<div style="width:150mm">${isHead ? `<b style="font-size:14pt">${escaped(firm.name)}</b>${typedOut(sender)}` : ''}<br><br>${typedOut(
          [`Client : ${to.name}`, ...to.address, '', `${escaped(town(firm))}, le ${pen.day()}`, ''],
        )}<b>${say(pen, 'FACTURE N°|Facture n°|FACTURE')} ${number}</b><br><br>${typedOut([
          say(
            pen,
            'Travaux réalisés dans vos locaux :|Chantier : à votre adresse|Suivant devis accepté :',
          ),
          '',
          ...sums.lines.flatMap((one) => [`- ${one.text}`, `   ${pen.money(one.amount)} HT`]),
          '',
          `Total HT : ${pen.money(sums.net)}`,
          `TVA ${pen.rate(rate)} : ${pen.money(sums.vat)}`,
        ])}<b>Total TTC : ${pen.money(sums.total)}</b>${typedOut([
          ...(deposit > 0
            ? [
                `Acompte reçu le ${dayOff(pen, -pen.whole(14, 40))} : ${pen.money(deposit)}`,
                `Reste à payer : ${pen.money(sums.total - deposit)}`,
              ]
            : []),
          '',
          due === pen.date
            ? 'Payable à réception par chèque ou virement.'
            : `À régler par virement avant le ${pen.day(due)}.`,
          `IBAN : ${iban(pen, 'FR')}`,
          '',
          ...(rate === 10
            ? ['TVA au taux réduit : locaux d’habitation achevés depuis plus de deux ans.']
            : []),
          'Pénalités de retard : 3 fois le taux légal. Indemnité forfaitaire : 40 €.',
          'Pas d’escompte pour paiement anticipé.',
        ])}</div>${isHead ? '' : `<div class="foot mid small">${[firm.name, ...sender].map(escaped).join(' – ')}</div>`}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 10.5pt; line-height: 1.4; }',
      ]
    },
    since,
  ),

  /** A wholesaler's form as the oldest program of the trade prints it: the word in a frame, number, day and client in a row of boxes, goods under their delivery note, codes of tax, base and tax in a table, what to pay in a box at the right; now and then a credit. */
  'grossiste-cadres': paper(
    { ...fr, group: ' ', money: '# €' },
    'DD/MM/YY|DD/MM/YYYY',
    'plain narrow',
    'SODIPRO HYGIÈNE;ZI Nord, rue Ampère;16340 L’Isle-d’Espagnac;Sodipro Charente SAS|Établissements Garrigue;45 avenue de Verdun;82000 Montauban|MAT’PRO OUEST;2 rue Nicolas Appert;56000 Vannes;Matériel Professionnel de l’Ouest SARL|LES VERGERS RÉUNIS;MIN de Rungis, bât. C3;94150 Rungis;SAS V.R. Primeurs|Quincaillerie Delorme Frères;8 quai de la Loire;42300 Roanne;SA Delorme|EMBALLAGES DU TARN;Route de Castres;81200 Aussillon',
    'FR',
    (pen, firm) => {
      const to = payer(pen, 'FR')
      const isFood = /VERGERS/.test(firm.name)
      const isCredit = pen.chance(0.18)
      const goods = listed(
        pen,
        isFood
          ? 'POMME GALA CAT 1 PLT 13KG;14;24;5.5|TOMATE GRAPPE 6KG;9;17;5.5|SALADE BATAVIA X12;7;13;5.5|POMME TERRE AGATA 10KG;8;14;5.5|CITRON CAISSE 10KG;13;21;5.5|CAGETTE BOIS;0.6;1.2;20'
          : 'GANTS NITRILE T8 BTE 100;5.9;9.9;20|ESSUIE-MAINS BLANC X12;21;34;20|VIS INOX 5X50 BTE 200;11;19;20|SAC POUBELLE 110L X100;13;24;20|FILM ETIRABLE 500MM;6;11;20|DEGRAISSANT 5L;14;27;20|CARTON DC 400X300 X20;17;29;20|RUBAN ADHESIF X6;9;15;20',
        {
          count: [2, 7],
          most: 12,
          step: 1,
          code: say(pen, '@@####|0#####|@##-###'),
          offs: [0, 0, 0, 5, 10],
        },
      )
      const lines = isCredit ? goods.slice(0, 2) : goods
      const plain = onTop(lines)
      const sums = isCredit ? negated(plain) : plain
      const shown = lines.map((one) =>
        isCredit ? { ...one, quantity: -one.quantity, amount: -one.amount } : one,
      )
      const number = pen.digits(
        isCredit ? say(pen, 'AV00###|AV26####') : say(pen, 'FA00####|FC26####|FA######'),
      )
      const numbers = frenchNumbers(pen)
      const due = pen.after(pen.pick([30, 45, 30]))
      const mark = (rate: number) => (rate === 20 ? '1' : '2')
      return [
        `${beside(
          '1fr 80mm',
          `${twoLines(firm.name, 'font-size:15pt;font-weight:bold')}<div class="tiny">${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>Tél. ${pen.digits('05 ## ## ## ##')} – Fax ${pen.digits('05 ## ## ## ##')}</div>`,
          `<div style="border:0.4mm solid #222;text-align:center;font-size:15pt;padding:1.5mm">${isCredit ? 'AVOIR' : 'FACTURE'}</div><div style="margin-top:9mm">${who(to)}</div>`,
        )}${formed(
          [
            ['Numéro', number],
            ['Date', pen.day()],
            ['Code client', pen.digits('411@@###')],
            ['N° intracom. client', frenchNumbers(pen).vat],
            ['Page', '1'],
          ],
          5,
        )}${grid(
          'boxy tiny',
          'llrrrrc',
          'Référence|Désignation|Quantité|P.U. HT|Rem.|Montant HT|TVA',
          [
            [
              '',
              isCredit
                ? `Retour sur facture ${pen.digits('FA00####')} du ${dayOff(pen, -pen.whole(5, 25))}`
                : `BL n° ${pen.digits('BL00####')} du ${dayOff(pen, -pen.whole(1, 6))}`,
              '',
              '',
              '',
              '',
              '',
            ],
            ...entries(pen, shown, 'ctquda').map((cells, at) => [
              ...cells,
              mark(shown[at]?.rate ?? 20),
            ]),
          ],
        )}<div class="cols" style="margin-top:12mm"><div>${grid(
          'boxy tiny',
          'crrr',
          'Code|Base HT|Taux|Montant TVA',
          ratesAs(pen, sums.shares, 'nrv').map((cells, at) => [
            mark(sums.shares[at]?.rate ?? 20),
            ...cells,
          ]),
        )}<p class="tiny">${isCredit ? 'Avoir à déduire de votre prochain règlement.' : `Mode de règlement : ${say(pen, 'LCR directe|Virement|Prélèvement SEPA')}<br>Échéance : <b>${pen.day(due)}</b>`}</p></div><div style="flex:0 0 74mm;border:0.25mm solid #333;padding:2mm 3mm">${tally(
          sumsAs(
            pen,
            sums,
            'nvT',
            `Total HT|Total TVA|${isCredit ? 'NET À DÉDUIRE' : 'NET À PAYER'}`,
          ),
          'width:100%;font-size:110%',
        )}</div></div><p class="tiny">${isCredit ? '' : `IBAN ${iban(pen, 'FR')}<br>`}Réserve de propriété : les marchandises restent la propriété du vendeur jusqu’au paiement intégral (loi n° 80.335). Tout retard entraîne des pénalités de 12 % l’an et une indemnité de 40 €.</p><div class="foot tiny grey mid">${oneLine({ ...firm, name: firm.also[0] ?? firm.name })} – SIRET ${numbers.siret} – APE 4690Z – RCS ${escaped(town(firm))} – TVA ${numbers.vat}</div>`,
        {
          sums,
          documentNumber: number,
          hasRates: true,
          ...(isCredit ? { kind: 'credit-note' as const, due: null } : { due }),
        },
      ]
    },
    since,
  ),

  /** A vet's bill on a sheet: the name on two lines beside a sign of the house, patient and owner, deeds and drugs at prices that hold the tax, what was paid by card at the counter, the tax in a line. */
  'clinique-veterinaire': paper(
    { ...fr, money: '# €' },
    'DD/MM/YYYY|D month YYYY',
    'light plain',
    'Clinique Vétérinaire des Trois Chênes;19 route de Bourges;18570 La Chapelle-Saint-Ursin;SELARL Vétérinaire Aubry-Lenoir|CABINET VÉTÉRINAIRE DU LAC;7 avenue du Parmelan;74960 Annecy;Dr Inès Favre|Vétérinaires de la Vallée;ZA Les Prairies;88160 Le Thillot;SCP Munsch et Collin|Clinique Animalis Santé;240 cours Lafayette;69003 Lyon;Animalis Santé SELAS|Cabinet Vétérinaire Dr Etcheverry;5 place du Trinquet;64220 Saint-Jean-Pied-de-Port',
    'FR',
    (pen, firm) => {
      const to = pen.chance(0.5) ? someone(pen, 'FR') : payer(pen, 'FR')
      const sums = within(
        listed(
          pen,
          'Consultation;38;52;20|Vaccin CHPPiL + rage;68;89;20|Vermifuge, 2 comprimés;9;18;20|Antiparasitaire pipettes x4;24;39;20|Radiographie 2 clichés;72;98;20|Analyse sanguine;55;92;20|Anti-inflammatoire 15 ml;14;26;20|Croquettes diététiques 7 kg;49;76;20|Visite de contrôle;22;34;20',
          { count: [1, 5], step: 10 },
        ),
      )
      const number = pen.digits(say(pen, '######|26-#####|FC####26'))
      const numbers = frenchNumbers(pen)
      const { scheme, end } = plastic(pen)
      const colour = pen.pick(['#15803d', '#0f766e', '#1d4ed8', '#9d174d'])
      return [
        `<div class="sides"><div style="display:flex;gap:4mm"><svg width="46" height="46"><circle cx="23" cy="23" r="22" fill="${colour}"/><path d="M20 10h6v10h10v6h-10v10h-6v-10h-10v-6h10z" fill="#fff"/></svg>${twoLines(firm.name, `font-size:14pt;color:${colour}`)}</div><div class="r tiny">${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>${pen.digits('0# ## ## ## ##')}<br>Urgences 24 h/24</div></div><div class="cols" style="margin-top:12mm"><div>${told(
          [
            [
              'Animal',
              say(
                pen,
                'NALA – chien, berger malinois|Réglisse – chat européen|ULYSSE – chien, border collie|Praline – âne|VASCO – chien, beauceron',
              ),
            ],
            ['N° puce', pen.digits('25026#########')],
            ['Praticien', say(pen, 'Dr M. Aubry|Dr C. Lenoir|Dr P. Sanchez')],
          ],
          'font-size:92%',
        )}</div><div>${who(to)}</div></div><p style="margin-top:10mm;font-size:12pt"><b>Facture n° ${number}</b> du ${pen.day()}</p>${grid('ruled', 'lrrr', 'Actes et produits|Qté|P.U. TTC|Total TTC', linesAs(pen, sums.lines, 'tquA'))}${tally(
          [
            ['Total HT', pen.money(sums.net)],
            ['TVA 20 %', pen.money(sums.vat)],
            ['Total TTC', pen.money(sums.total)],
          ],
          'margin-left:auto;min-width:70mm',
        )}<p>Réglé le ${pen.day()} par ${say(pen, `carte bancaire ${scheme} **${end}|carte bancaire|chèque|espèces`)} : ${pen.money(sums.total)} – Solde : ${pen.money(0)}</p><p class="tiny grey">Prochain rappel de vaccin : ${dayOff(pen, 365)}. Les médicaments ne sont ni repris ni échangés.</p><div class="foot tiny grey mid">${legal(firm)} – SIRET ${numbers.siret} – TVA ${numbers.vat} – N° Ordre ${pen.digits('#####')}<br>Membre d’une association de gestion agréée, règlements par chèque acceptés. Consultations sur rendez-vous du lundi au samedi midi.</div>`,
        { sums, documentNumber: number, ...settled },
      ]
    },
    since,
  ),
}
