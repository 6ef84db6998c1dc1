/** Bills of France and Belgium: a host of machines, a credit for chairs, a hotel with a town's tax, works with a part kept back, a lawyer, a line of two pages. */
import { escaped, line, negated, onTop, several, within } from '../eighth/kit'
import { be, fr } from '../eighth/notations'
import { frenchNumbers, iban, taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'
import { linesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, tr, who, type Papers } from './kit'

export const frPapers: Papers = {
  /** A host of machines and names in the web: paid by card, facts in two columns, the sum of tax above the total. */
  'hebergeur-cb': paper(
    fr,
    'D month YYYY|DD/MM/YYYY',
    'light narrow',
    'Nuagia;14 rue de la Monnaie;59800 Lille;Nuagia SAS|Hébergement Saphir;3 allée des Pins;34470 Pérols;Saphir Réseaux SARL|Octopode;61 quai de Bacalan;33300 Bordeaux;Octopode Internet SAS',
    'FR',
    (pen, firm, to) => {
      const sums = onTop([
        line(
          say(pen, 'Serveur privé VPS-4, 1 mois|Hébergement Performance 2, 12 mois'),
          pen.whole(599, 19_900),
          20,
        ),
        line(
          say(pen, 'Renouvellement domaine .fr, 1 an|Domaine .com, 1 an'),
          pen.whole(599, 1499),
          20,
        ),
        ...(pen.chance(0.4) ? [line('Sauvegarde automatisée', pen.whole(200, 1200), 20)] : []),
      ])
      const number = pen.digits(say(pen, 'FR########|F-26-#######'))
      const numbers = frenchNumbers(pen)
      return [
        `<div class="cols"><div style="font-size:22pt;color:#1e40af"><b>${escaped(firm.name)}</b></div><div class="r" style="font-size:14pt">Facture n° ${number}</div></div><div class="cols" style="border-top:0.4mm solid #1e40af;padding-top:4mm;margin-top:3mm"><div>${told(
          [
            ['Date d’émission', pen.day()],
            ['Identifiant client', pen.digits('@@######-nx')],
            ['Commande', pen.digits('1########')],
            ['Moyen de paiement', 'Carte bancaire'],
          ],
        )}</div><div><b>${escaped(to.name)}</b><br>${place(to)}<br>France</div></div>${grid(
          'ruled',
          'lrrr',
          'Abonnement|Quantité|Prix unitaire HT|Prix HT',
          sums.lines.map((each) => [each.text, '1', pen.money(each.unit), pen.money(each.amount)]),
        )}<div class="cols"><div class="tiny">Facture acquittée le ${pen.day()}.<br>Aucun escompte pour paiement anticipé.</div><table>${tr(
          'lr',
          sumsAs(pen, sums, 'NVT', 'Prix HT|TVA (20 %)|Total TTC'),
        )}</table></div><div class="foot tiny mid">${legal(firm)}, ${place(firm, ', ')} – SIRET ${numbers.siret} – TVA ${numbers.vat}</div>`,
        { sums, documentNumber: number, due: null },
      ]
    },
  ),

  /** A credit for chairs sent back: everything below nothing, a bill's number in a sentence. */
  'avoir-mobilier': paper(
    fr,
    'DD/MM/YYYY|DD.MM.YY',
    'plain wide',
    'Mobilier Pro Vendée;ZI La Ribotière;85170 Le Poiré-sur-Vie|Comptoir du Siège;107 rue de Bourgogne;45000 Orléans;SARL Comptoir du Siège et de la Table',
    'FR',
    (pen, firm, to) => {
      const sums = negated(
        onTop([
          several(
            say(pen, 'Chaise empilable hêtre|Fauteuil visiteur gris|Table pliante 160x80'),
            pen.whole(1, 12),
            pen.whole(3900, 18_900),
            20,
          ),
          ...(pen.chance(0.5) ? [line('Éco-participation', pen.whole(90, 900), 20)] : []),
        ]),
      )
      const number = pen.digits(say(pen, 'AV26####|A-#####'))
      const numbers = frenchNumbers(pen)
      return [
        `<div style="width:95mm">${who(firm)}<br><span class="tiny">Siret ${numbers.siret} · TVA ${numbers.vat}</span></div><div style="margin:10mm 0 8mm 92mm;border:0.3mm solid #555;border-radius:3mm;padding:4mm">${who(to)}</div><div style="font-size:17pt">AVOIR</div><table class="t boxy"><tr class="tiny"><td>Numéro</td><td>Date</td><td>Code client</td><td>Représentant</td></tr><tr><td>${number}</td><td>${pen.day()}</td><td>${pen.digits('CL####')}</td><td>${say(pen, 'M. Faure|Mme Guérin')}</td></tr></table><p>Relatif à la facture ${pen.digits('FA26####')} du ${pen.day(pen.after(-12))}</p>${grid(
          'boxy',
          'llrrr',
          'Réf.|Désignation|Qté|P.U. HT|Montant HT',
          sums.lines.map((each) => [
            pen.digits('@@####'),
            each.text,
            String(each.quantity),
            pen.plain(each.unit),
            pen.plain(each.amount),
          ]),
        )}<div class="cols">${grid('boxy tiny', 'rrr', 'Base HT|Taux|Montant TVA', [
          [pen.plain(sums.net), '20,00', pen.plain(sums.vat)],
        ])}${facts(sumsAs(pen, sums, 'nvT', 'Total HT|Total TVA|Net en votre faveur'))}</div><p class="tiny">Cet avoir viendra en déduction de votre prochain règlement. ${legal(firm)}</p>`,
        { sums, documentNumber: number, kind: 'credit-note', due: null, hasRates: true },
      ]
    },
  ),

  /** A hotel's note: room, breakfast and bar at two rates, the town's tax without, paid on leaving. */
  'note-hotel-sejour': paper(
    fr,
    'DD/MM/YYYY|D month YYYY',
    'slab book',
    'Hôtel des Deux Phares;1 quai de la Douane;29100 Douarnenez;SARL Deux Phares|Le Relais d’Aubrac;Place de l’Église;12470 Saint-Chély-d’Aubrac;EURL Aubrac Accueil|Villa Garance;22 avenue Foch;06400 Cannes;SAS Garance Hôtellerie',
    'FR',
    (pen, firm, to) => {
      const nights = pen.whole(1, 5)
      const sums = within([
        several('Chambre', nights, pen.whole(82, 210) * 100, 10),
        several('Petit déjeuner', nights, pen.whole(11, 19) * 100, 10),
        line('Bar (boissons alcoolisées)', pen.whole(8, 60) * 100, 20),
        several('Taxe de séjour', nights, pen.whole(75, 250), 0),
      ])
      const number = pen.digits(say(pen, '#####|N26-####'))
      const numbers = frenchNumbers(pen)
      return [
        `<div class="mid"><div style="font-size:22pt;font-style:italic">${escaped(firm.name)}</div>${place(firm, ' – ')}<br><span class="tiny">Tél. ${pen.digits('0# ## ## ## ##')}</span></div><div class="sides" style="margin-top:12mm"><div>Note n° ${number}<br>Chambre ${pen.digits('2#')}<br>du ${pen.day(pen.after(-nights))} au ${pen.day()}</div><div>${who(to)}</div></div><p>Éditée le ${pen.day()}</p>${grid(
          'ruled',
          'lrrr',
          '|Nb|Prix|Montant TTC',
          linesAs(pen, sums.lines, 'tqua'),
        )}<div style="text-align:right;font-size:15pt">TOTAL ${pen.money(sums.total)}</div><p class="r">Carte bancaire ${pen.money(sums.total)}<br>Reste dû ${pen.money(0)}</p><table class="tiny">${tr(
          'rrrr',
          [
            ['Taux', 'HT', 'TVA', 'TTC'],
            ...sums.shares.map(({ rate, net, vat }) => [
              `${rate},0 %`,
              pen.plain(net),
              pen.plain(vat),
              pen.plain(net + vat),
            ]),
          ],
        )}</table><div class="foot tiny mid">${legal(firm)} – SIRET ${numbers.siret} – TVA ${numbers.vat}</div>`,
        { sums, documentNumber: number, hasRates: true, due: null },
      ]
    },
  ),

  /** Works as far as they have come: the whole with tax, a twentieth kept back until the end, less to pay than that. */
  'situation-travaux': paper(
    fr,
    'DD/MM/YYYY',
    'narrow plain',
    'Maçonnerie Thévenard;Le Champ Dolent;72300 Sablé-sur-Sarthe;Thévenard Père et Fils SARL|Électricité Générale Sauvage SAS;8 rue Ampère;67200 Strasbourg',
    'FR',
    (pen, firm, to) => {
      const sums = onTop([
        line(
          say(pen, 'Gros œuvre, avancement 60 %|Lot 9 courants forts, avancement 45 %'),
          pen.whole(40, 380) * 10_000,
          20,
        ),
        line(
          say(pen, 'Travaux complémentaires, devis 2|Location d’échafaudage'),
          pen.whole(6, 60) * 1000,
          20,
        ),
      ])
      const kept = Math.round(sums.total * 0.05)
      const [number, due] = [pen.digits(say(pen, 'SIT-26-0##|26/###')), pen.after(30)]
      return [
        `<div class="cols"><div><b style="font-size:14pt">${escaped(firm.name)}</b><br>${place(firm)}<br>RCS ${frenchNumbers(pen).siren}</div><div style="background:#f3f4f6;padding:4mm"><span class="tiny">Maître d’ouvrage</span><br>${who(to)}</div></div><h1>Facture de situation n° ${pen.whole(2, 6)}</h1><div class="cols tiny"><div>Facture<br><b>${number}</b></div><div>Date<br><b>${pen.day()}</b></div><div>Chantier<br><b>${say(pen, 'Extension atelier|Rénovation bureaux')}</b></div><div>Marché<br><b>${pen.digits('M-26##')}</b></div><div>Échéance<br><b>${pen.day(due)}</b></div></div>${grid(
          'boxy',
          'lr',
          'Désignation|Montant HT',
          linesAs(pen, sums.lines, 'tA'),
        )}<table class="boxy" style="margin-left:auto">${tr('lr', [
          ...sumsAs(pen, sums, 'NVT', 'Total HT|TVA 20 %|Total TTC'),
          ['Retenue de garantie 5 %', pen.money(-kept)],
          ['Net à payer', pen.money(sums.total - kept)],
        ])}</table><p>Virement : ${iban(pen, 'FR')}</p><p class="tiny">${legal(firm)} – assurance décennale ${pen.digits('AXA #########')} – pénalités : 3 fois le taux légal, indemnité 40 €</p>`,
        { sums, documentNumber: number, due },
        '.boxy td { padding: 1mm 3mm; }',
      ]
    },
  ),
}

export const bePapers: Papers = {
  /** A lawyer of Wallonia: fees, costs and a court's stamp without tax, an advance that was received below. */
  'etat-frais': paper(
    { ...be, words: fr.words, money: '# €' },
    'D month YYYY|DD/MM/YYYY',
    'book light',
    'Cabinet Dumont-Lefèvre;Avenue Louise 240;1050 Bruxelles;Dumont-Lefèvre Avocats SRL|Maître Sophie Gillet;Rue du Pont 9;4500 Huy',
    'WA',
    (pen, firm, to) => {
      const sums = onTop([
        line('Honoraires', pen.whole(50, 320) * 1000, 21),
        line('Frais de dossier', pen.whole(50, 190) * 100, 21),
        line('Débours : droits de greffe', pen.whole(5, 16) * 1000, 0),
      ])
      const advance = pen.whole(2, 5) * 10_000
      const [number, due] = [pen.digits(say(pen, '26/###|26###')), pen.after(15)]
      return [
        `<div style="float:left;width:52mm;border-right:0.3mm solid #999;height:235mm;padding-right:4mm"><b>${escaped(firm.name)}</b><p>${place(firm)}</p><p class="tiny">BCE ${taxNumber(pen, 'BE')}<br>Tél. ${pen.digits('02 ### ## ##')}</p><p class="tiny">Compte honoraires<br>${iban(pen, 'BE')}</p><p class="tiny">Compte de tiers<br>${iban(pen, 'BE')}</p></div><div style="margin-left:60mm"><div style="margin-top:24mm">${who(to)}</div><p style="margin:10mm 0">Le ${pen.day()}</p><p><b>État de frais et honoraires</b><br>Facture ${number}<br>Nos réf. : ${pen.digits('SG/####')}</p>${grid(
          '',
          'lr',
          '',
          [
            ...linesAs(pen, sums.lines, 'tA'),
            ...sumsAs(pen, sums, 'VT', 'TVA 21 %|Total de l’état'),
            ['Provision reçue', pen.money(-advance)],
            ['Solde restant dû', pen.money(sums.total - advance)],
          ],
        )}<p>Je vous remercie de verser ce solde pour le ${pen.day(due)} au plus tard.</p><p>Votre dévouée,</p></div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A line and its calls on two pages: a sum and a form to pay with first, what it is made of behind. */
  'telecom-twee': paper(
    be,
    'DD/MM/YYYY|D month YYYY',
    'plain light',
    'Belconnect;Koning Albert II-laan 101;1030 Brussel;Belconnect NV|Zwaluw Mobiel;Industrielaan 20;2250 Olen;Zwaluw Telecom BV',
    'VL',
    (pen, firm, to) => {
      const sums = onTop([
        line('Internet Business Pro', pen.whole(3500, 7900), 21),
        several('Mobiel abonnement 20 GB', pen.whole(1, 6), pen.whole(1100, 2400), 21),
        line('Oproepen buiten bundel', pen.whole(40, 2600), 21),
        line('Huur modem', pen.whole(300, 800), 21),
      ])
      const [number, due] = [pen.digits(say(pen, '7########|26#######')), pen.after(18)]
      const message = `+++${pen.digits('###/####/#####')}+++`
      return [
        [
          `<div class="sides"><div style="font-size:21pt;color:#9333ea"><b>${escaped(firm.name)}</b></div><div class="tiny r">Vragen? Bel ${pen.digits('0800 ## ###')}<br>Klantnummer ${pen.digits('#########')}</div></div><div style="margin:12mm 0 10mm 100mm">${who(to)}</div><div style="background:#faf5ff;padding:5mm" class="cols"><div>Factuur<br><b>${number}</b></div><div>Factuurdatum<br><b>${pen.day()}</b></div><div>Periode<br><b>${pen.day(pen.date, 'DD/MM')} – ${pen.day(pen.after(30), 'DD/MM')}</b></div></div><p style="font-size:13pt;margin-top:8mm">Totaal van deze factuur: <b>${pen.money(sums.total)}</b> (btw inbegrepen)</p><p>Te betalen vóór ${pen.day(due)}</p><div style="position:absolute;left:18mm;right:18mm;bottom:24mm;border:0.3mm solid #c2410c;padding:4mm">Overschrijving<br><br>Bedrag EUR ${pen.plain(sums.total)}<br>Rekening begunstigde ${iban(pen, 'BE')}<br>Naam begunstigde ${legal(firm)}<br>Mededeling ${message}</div><div class="foot tiny">${legal(firm)} – ${place(firm, ', ')} – btw ${taxNumber(pen, 'BE')} – blz. 1/2</div>`,
          `<p class="tiny r">Factuur ${number} – blz. 2/2</p><h1>Detail</h1>${grid(
            'ruled',
            'lrr',
            'Dienst|Aantal|Excl. btw',
            linesAs(pen, sums.lines, 'tqa'),
          )}${facts(
            sumsAs(pen, sums, 'NVT', 'Totaal excl. btw|Btw 21%|Totaal incl. btw'),
            'margin-left:auto',
          )}<p>Verbruik mobiele data</p>${grid(
            'tiny',
            'lrr',
            'Nummer|MB|Minuten',
            [0, 1, 2].map(() => [
              pen.digits('04## ## ## ##'),
              String(pen.whole(200, 19_000)),
              String(pen.whole(9, 480)),
            ]),
          )}`,
        ],
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
