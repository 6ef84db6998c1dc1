/** Papers of France, Belgium and Luxembourg: an office supplier's two pages, a credit, a hypermarket, an insurer, a landlord's charges. */
import { escaped, line, negated, onTop, wares, within } from '../eighth/kit'
import { be, fr } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { lu } from '../eleventh/kit'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { bars, each, slip, tall, typed } from '../fifteenth/tills-kit'
import { frenchNumbers, iban, taxNumber } from '../ninth/numbers'
import { say, windowed } from '../twelfth/kit'
import { across, entries, footed, listed, parted, lawful, roomy } from './kit'

export const frPapers: Papers = {
  /** A supplier of offices, two pages: orders and slips of delivery, discounts, a contribution for waste, the sums over the page. */
  'fournitures-deux-pages': paper(
    fr,
    'DD/MM/YYYY|DD.MM.YY',
    'narrow plain',
    'Bureau Plus Services;ZAC des Portes de l’Oise;60230 Chambly;BPS Distribution SAS|PAPETERIE DELCOURT;18 rue Nationale;59800 Lille;Établissements Delcourt SARL|Burotik Ouest;4 allée des Ajoncs;44800 Saint-Herblain',
    'FR',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'Ramette A4 80 g x5;19;27;20|Toner noir HC 5500 p.;88;139;20|Classeur levier 80 mm;2.2;3.9;20|Stylo bille bleu x50;9;15;20|Bloc repositionnable x12;7;12;20|Enveloppes C5 x500;24;36;20|Chemises 3 rabats x25;14;22;20|Fauteuil Ergo Sync;149;239;20|Lampe LED bureau;29;49;20|Café moulu 1 kg x4;38;52;5.5|Sucre bûchettes x500;7;11;5.5|Gobelets carton x1000;42;58;20|Agrafes 24/6 x5000;3;5;20|Piles AA x24;12;19;20|Essuie-mains x15;24;33;20|Savon 5 L;11;17;20|Calendrier bancaire;3;5;20',
        { count: [13, 16], most: 12, step: 1, code: '###.###', offs: [0, 0, 8, 20, 35] },
      )
      const sums = onTop([...lines, line('Éco-participation DEEE', pen.whole(40, 450), 20)])
      const { here, there, carried } = parted(lines, 10)
      const { siret, vat } = frenchNumbers(pen)
      const [number, due] = [pen.digits(say(pen, 'FA26-######|F########')), pen.after(45)]
      const head = `${across([[firm.name, ...firm.also, ...firm.address], ['Service clients 0 800 ' + pen.digits('### ###'), 'lundi au vendredi 8 h – 18 h'], ['Agence : ' + say(pen, 'Compiègne|Lens|Vannes')], ['Page 1 / 2']], 'border-bottom:0.6mm solid #1d4ed8;padding-bottom:1.5mm')}${grid('boxy tiny', 'cccc', 'Facture n°|Date|Code client|Échéance', [[number, pen.day(), pen.digits('C#####'), pen.day(due)]])}`
      const list = (some: typeof here) =>
        grid(
          'ruled',
          'llrrrrr',
          'Réf.|Désignation|Qté|P.U. HT|Rem.|TVA|Montant HT',
          entries(pen, some, 'ctqudra'),
        )
      return [
        [
          `${head}<div class="cols"><div><span class="tiny">Adresse de livraison</span><br>Accueil, bât. B<br>${place(to)}</div><div><span class="tiny">Facturé à</span><br>${who(to)}<br>TVA ${frenchNumbers(pen).vat}</div></div><p class="tiny">Commande ${pen.digits('CW######')} du ${pen.day(pen.after(-8))} – BL ${pen.digits('######')} du ${pen.day(pen.after(-5))} – BL ${pen.digits('######')} du ${pen.day(pen.after(-2))}</p>${list(here)}<p class="r">À reporter ${pen.plain(carried)}</p><p class="mid" style="background:#dbeafe;padding:3mm"><b>RENTRÉE : 1 fauteuil acheté, le repose-pieds offert !</b> Code FAUTEUIL26</p>`,
          `${head.replace('Page 1', 'Page 2')}<p class="r">Report ${pen.plain(carried)}</p>${list(there)}<p class="r">Éco-participation DEEE ${pen.plain(sums.lines.at(-1)?.amount ?? 0)}</p><div class="cols">${grid('boxy', 'rrr', 'Taux|Base HT|TVA', ratesAs(pen, sums.shares, 'rnv'))}${facts(sumsAs(pen, sums, 'NVT', 'Total HT|Total TVA|NET À PAYER TTC'), 'font-size:11pt')}</div><p class="tiny">Virement à 45 jours. Pénalités : trois fois le taux légal ; indemnité forfaitaire de recouvrement 40 €. Pas d’escompte pour paiement anticipé.</p>${footed(
            [
              [lawful(firm), 'au capital de 150 000 €', place(firm, ', ')],
              [`SIRET ${siret}`, `TVA ${vat}`, 'APE 4665Z'],
              [`IBAN ${iban(pen, 'FR')}`, 'PEFC 10-31-1234'],
            ],
          )}`,
        ],
        { sums, documentNumber: number, due, hasRates: true },
        roomy,
      ]
    },
  ),

  /** A credit of a wholesaler with minus before amounts and a bill named that it mends. */
  'avoir-retour': paper(
    fr,
    'D month YYYY|DD/MM/YYYY',
    'plain light',
    'Carrelages du Midi;ZI Nord;13200 Arles;CDM Négoce SARL|SANIDEPOT;Route de Lorient;35000 Rennes;Sanidépôt SAS|Comptoir des Bois Vauclair;Quai du Port;71100 Chalon-sur-Saône',
    'FR',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'Carrelage grès 60x60, m²;24;39;20|Colle C2S1 25 kg;22;31;20|Croisillons 2 mm x500;6;9;20|Receveur 90x90;140;210;20|Mitigeur douche;75;120;20|Plinthe 2,40 m;7;12;20|Palette consignée;14;18;20|Joint gris 5 kg;13;19;20',
        { count: [5, 7], most: 9, offs: [0, 10, 25] },
      )
      const sums = negated(onTop(lines))
      const { siret, vat } = frenchNumbers(pen)
      const number = pen.digits(say(pen, 'AV26/####|AVC######'))
      return [
        `<div class="cols"><div><b style="font-size:17pt;color:#b91c1c">${escaped(firm.name)}</b><br>${place(firm)}</div><div style="margin-top:22mm">${who(to)}</div></div><h1>AVOIR N° ${number} DU ${pen.day()}</h1><p>Sur facture ${pen.digits('FC######')} du ${pen.day(pen.after(-24))}. Bon de retour ${pen.digits('BR####')} du ${pen.day(pen.after(-6))}. Motif : ${say(pen, 'surplus de chantier|casse au transport|erreur de référence')}.</p>${grid(
          'boxy',
          'llrrrr',
          'Réf.|Désignation|Qté|P.U. HT|Remise|Total HT',
          entries(pen, lines, 'ctquda').map((cells) =>
            cells.map((cell, at) => (at === 2 || at === 5 ? `-${cell}` : cell)),
          ),
        )}${facts(sumsAs(pen, sums, 'nvT', 'Total HT|TVA 20 %|Total TTC en votre faveur'), 'margin-left:auto')}<p>Cet avoir viendra en déduction de votre prochain règlement.</p>${footed(
          [
            [lawful(firm), place(firm, ', ')],
            [`SIRET ${siret}`, `TVA ${vat}`],
            ['RCS', 'Capital 80 000 €'],
          ],
        )}`,
        { sums, documentNumber: number, kind: 'credit-note', due: null },
        '#sheet { font-size: 8.8pt; }',
      ]
    },
  ),
}

export const frTills = {
  /** Of a hypermarket: goods by weight, offers, a card of the house with money on it, a table of tax by letter. */
  hypermarche: slip(
    {
      shops:
        'HYPER GÉANT ROUERGUE;Av. de Rodez;12850 Onet-le-Château;SAS Rodis|SUPER MARCHÉ BLEU;Rue de la Gare;29200 Brest|Frais & Malin;Place Carnot;21200 Beaune;FM Beaune SARL',
      notation: fr,
      days: 'DD/MM/YYYY|DD/MM/YY',
    },
    80,
    (pen, shop) => {
      const bought = pen.buy(
        wares(
          'BAGUETTE TRAD;1;1.4;5.5|LAIT 1/2 ECR 6X1L;5.2;6.9;5.5|COMTE 12 MOIS;4.8;8.5;5.5|JAMBON X4;2.9;4.3;5.5|LESSIVE LIQ 2L;8.5;13;20|EPONGES X3;1.6;2.6;20|COTES DU RHONE;5;9;20|CAFE GRAINS 1KG;11;16;5.5|SHAMPOOING;2.8;5.2;20|YAOURT X12;3;4.2;5.5|PAPIER TOIL X12;5;7.4;20|CHOCOLAT NOIR;1.8;3;5.5|EAU 6X1,5L;2.2;4;5.5|PILES LR6 X8;6;9;20',
        ),
        { count: [8, 12], step: 1, isGross: true },
      )
      const grams = pen.whole(300, 1600)
      const sums = within([
        ...bought.lines,
        line('TOMATES GRAPPE', Math.round(grams * 0.298), 5.5),
        line('REM. 2EME -50%', -pen.whole(60, 190), 20),
      ])
      const number = pen.digits('######')
      const mark = (rate: number) => (rate === 20 ? 'B' : 'A')
      return [
        typed(
          80,
          40,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^SIRET ${frenchNumbers(pen).siret}
          =-
          ${each(sums.lines, (one) => `${mark(one.rate)} ${one.text}|${pen.plain(one.amount)}${one.text.startsWith('TOMATES') ? `\n···${(grams / 1000).toFixed(3).replace('.', ',')} kg x 2,98 EUR/kg` : ''}`)}
          =-
          ${sums.lines.length - 1} ARTICLES
          !TOTAL A PAYER|${pen.money(sums.total)}
          TICKET RESTAURANT|${pen.plain(Math.min(1900, Math.floor(sums.total / 2)))}
          CB SANS CONTACT|${pen.plain(sums.total - Math.min(1900, Math.floor(sums.total / 2)))}
          =-
          TVA      HT      TVA|TTC
          ${each(sums.shares, ({ rate, net, vat }) => `${mark(rate)} ${pen.rate(rate)}  ${pen.plain(net)}  ${pen.plain(vat)}|${pen.plain(net + vat)}`)}
          =-
          Carte fidelite ${pen.digits('***####')}
          Cagnotte avant ${pen.plain(pen.whole(200, 3000))}
          Gagne ce jour|${pen.plain(pen.whole(10, 90))}
          ${pen.day()} ${pen.clock()}|C${pen.whole(1, 30)} T${number}
          ${bars(pen, 60)}
          ^MERCI DE VOTRE VISITE
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}

export const bePapers: Papers = {
  /** An insurer's notice of a premium: parts of cover, a tax that is no value added tax, a contribution, a structured note. */
  premie: paper(
    be,
    'DD/MM/YYYY|D month YYYY',
    'plain light',
    'Zegelborg Verzekeringen;Meir 120;2000 Antwerpen;Zegelborg NV|DE VOORZORG;Vrijdagmarkt 18;9000 Gent;De Voorzorg Onderlinge CVBA|Onderlinge Hageland CVBA;Statiestraat 5;3300 Tienen',
    'VL',
    (pen, firm, to) => {
      const parts = [
        'BA uitbating',
        'Brand gebouw',
        'Brand inhoud',
        'Diefstal',
        'Bedrijfsschade',
        'Rechtsbijstand',
        'Glasbraak',
        'Machinebreuk',
      ].map((text) => line(text, pen.whole(1800, 44_000)))
      const net = parts.reduce((all, { amount }) => all + amount, 0)
      const sums = within([
        ...parts,
        line('Premietaks 9,25 %', Math.round(net * 0.0925)),
        line('Bijdragen en kosten', Math.round(net * 0.065)),
      ])
      const [number, due] = [pen.digits(say(pen, 'KW26/#######|#########')), pen.after(20)]
      const note = pen.digits('+++###/####/#####+++')
      return [
        `<div class="sides"><div style="font-size:21pt;color:#155e75"><b>${escaped(firm.name)}</b></div>${across([['Uw makelaar', say(pen, 'Kantoor Peeters, Lier|Assurimo, Aalst'), `FSMA ${pen.digits('######')}A`]])}</div>${windowed(firm, to)}${told(
          [
            ['Vervaldagbericht', number],
            ['Datum', pen.day()],
            ['Polis', `${pen.digits('45.###.###')} van ${pen.day(pen.after(-800))}`],
            ['Ondernemingsnr. klant', taxNumber(pen, 'BE')],
            ['Periode', `${pen.day(due)} – ${pen.day(pen.after(384))}`],
            ['Verzekerd kapitaal', pen.money(pen.whole(20, 90) * 1_000_000)],
          ],
        )}${grid('ruled', 'lr', 'Waarborg|Premie in euro', linesAs(pen, sums.lines, 'ta'))}<p style="font-size:13pt" class="r">Te betalen vóór ${pen.day(due)}: <b>${pen.money(sums.total)}</b></p><p>Verzekeringen zijn vrij van btw. Mededeling: <b>${note}</b> &nbsp; ${iban(pen, 'BE')}</p><p class="mid" style="border:0.3mm solid #155e75;padding:2mm">Domiciliëring aanvragen? U krijgt 5 euro korting op de volgende premie.</p>${footed([[lawful(firm), ...firm.address], [taxNumber(pen, 'BE'), 'RPR'], ['Toegelaten onder code 00##'.replace('##', pen.digits('##'))]])}`,
        { sums, vat: null, documentNumber: number, due },
        '#sheet { font-size: 8.8pt; }',
      ]
    },
  ),
}

export const luPapers: Papers = {
  /** A landlord's account of charges for a year: parts by share, advances taken off, the rest is asked. */
  'decompte-charges': paper(
    lu,
    'DD/MM/YYYY|DD.MM.YYYY',
    'plain book',
    'Gérance Kieffer s.à r.l.;12, avenue de la Gare;L-1611 Luxembourg|IMMO-SYNDIC NORD;4, Grand-rue;L-9050 Ettelbruck;Immo-Syndic Nord S.A.|Fiduciaire Thill & Majerus;31, rue Dicks;L-4081 Esch-sur-Alzette',
    'LU',
    (pen, firm, to) => {
      const share = pen.whole(28, 140)
      const parts = [
        'Chauffage',
        'Eau et canalisation',
        'Électricité des communs',
        'Ascenseur, entretien',
        'Nettoyage',
        'Assurance immeuble',
        'Jardin et déneigement',
        'Honoraires de gérance',
      ].map((text) => line(text, share * pen.whole(90, 900), 0))
      const spent = parts.reduce((all, { amount }) => all + amount, 0)
      const sums = within([
        ...parts,
        line('Acomptes versés', -Math.round((spent * 0.8) / 1200) * 1200, 0),
      ])
      const [number, due] = [pen.digits(say(pen, 'DC-26-###|26/####')), pen.after(30)]
      return [
        `<div class="sides"><div><b style="font-size:15pt">${escaped(firm.name)}</b><br>${place(firm, ', ')}</div><div class="tiny r">Tél. ${pen.digits('+352 ## ## ##')}<br>Autorisation ${pen.digits('10######')}/0</div></div><div style="margin:16mm 0 8mm 95mm">${who(to)}</div><p><b>Décompte annuel des charges n° ${number}</b>, ${pen.day()}</p><p>Résidence ${say(pen, 'Beau-Site|Les Tilleuls')}, lot ${pen.whole(2, 40)}, ${share}/1000 tantièmes. Exercice du ${pen.day(pen.after(-460))} au ${pen.day(pen.after(-96))}.</p>${grid(
          'ruled',
          'lrr',
          'Poste|Total immeuble|Votre part',
          sums.lines.map((one) => [
            one.text,
            one.amount < 0 ? '' : pen.plain(Math.round((one.amount * 1000) / share)),
            pen.plain(one.amount),
          ]),
        )}<p class="r"><b>Solde à votre charge : ${pen.money(sums.total)}</b></p><p>À régler avant le ${pen.day(due)} sur LU28 0019 4006 4475 0000. Nouvelle avance mensuelle dès le mois prochain : ${pen.money(Math.round(spent / 1200) * 100)}.</p>${footed([[lawful(firm)], [pen.digits('R.C.S. Luxembourg B ######')], [pen.digits('TVA LU########')]])}`,
        { sums, vat: null, documentNumber: number, due },
      ]
    },
  ),
}
