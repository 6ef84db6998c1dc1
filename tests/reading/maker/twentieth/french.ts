/** Papers of France: an invoicing program, a telephone company, a train's voucher, a wholesaler. */
import { escaped, line, onTop, wares, within } from '../eighth/kit'
import { fr } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { frenchNumbers, iban } from '../ninth/numbers'
import { beside, part, ribbon } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { dense, entries, footed, lawful, listed } from '../seventeenth/kit'
import { tally } from '../thirteenth/kit'
import { headed, say } from '../twelfth/kit'

export const frPapers: Papers = {
  /** An invoicing program's template: the sender left, the customer in a grey box at the right, a column of rates, the law's words on late payment. */
  'facture-logiciel': paper(
    fr,
    'DD/MM/YYYY|D month YYYY',
    'plain light wide',
    'Studio Grenadine;18 rue des Tanneurs;37000 Tours;Studio Grenadine SARL|NETTOYAGE ARVOR;Zone de Kergaradec;29850 Gouesnou;SAS Arvor Services|Julien Castaing Électricité;4 impasse des Lilas;33700 Mérignac|CAP DIGITAL CONSEIL;112 avenue Jean Jaurès;69007 Lyon;Cap Digital Conseil SASU',
    'FR',
    (pen, firm, to) => {
      const numbers = frenchNumbers(pen)
      const sums = onTop(
        pen.buy(
          wares(
            'Prestation mensuelle;180;620;20|Intervention sur site (heure);48;85;20|Déplacement;25;60;20|Maintenance du site internet;45;120;20|Fourniture de matériel;60;380;20|Formation utilisateurs (demi-journée);290;450;20|Remplacement tableau divisionnaire;340;720;10',
          ),
          { count: [1, 4], most: 5 },
        ).lines,
      )
      const [number, due] = [
        pen.digits(say(pen, 'F-2026-0##|FA26####|2026-0##|FAC-2026-00###')),
        pen.after(pen.pick([0, 15, 30])),
      ]
      const colour = pen.pick(['#4338ca', '#0f766e', '#222'])
      return [
        `<div class="sides"><div><div style="font-size:15pt;font-weight:bold;color:${colour}">${escaped(firm.name)}</div>${place(firm)}<br><span class="tiny">SIRET ${numbers.siret}<br>N° TVA ${numbers.vat}<br>contact@${say(pen, 'exemple.example|facturation.example')} · ${pen.digits('0# ## ## ## ##')}</span></div><div class="r"><b style="font-size:18pt;color:${colour}">${say(pen, 'Facture|FACTURE')}</b>${facts(
          [
            ['N°', number],
            [say(pen, 'Date|Émise le'), pen.day()],
            [say(pen, 'Échéance|À régler avant le'), pen.day(due)],
          ],
          'margin-left:auto',
        )}</div></div>${part('margin:9mm 0 8mm auto;width:80mm;background:#f4f4f5;padding:3mm', `<span class="tiny grey">${say(pen, 'Facturé à|Client|Adressé à')}</span><br><b>${escaped(to.name)}</b><br>${place(to)}`)}${pen.chance(0.5) ? `<p><b>Objet :</b> ${say(pen, 'prestations du mois de|travaux de|intervention de')} ${pen.day(pen.after(-10), 'month YYYY')}</p>` : ''}${grid('ruled', 'lrrrr', 'Désignation|Qté|PU HT|TVA|Total HT', linesAs(pen, sums.lines, 'tqUrA'))}<div class="cols" style="margin-top:4mm"><div class="tiny">${grid('', 'lrr', 'Taux|Base HT|Montant TVA', ratesAs(pen, sums.shares, 'rNV'))}</div>${tally(
          sumsAs(pen, sums, 'NVT', 'Total HT|Total TVA|Total TTC'),
          `flex:0 0 75mm;color:${colour}`,
        )}</div><p style="margin-top:9mm"><b>Règlement :</b> ${say(pen, 'virement bancaire|virement à réception')}<br>IBAN ${iban(pen, 'FR')} – BIC ${pen.digits('@@@@FRPP')}</p><p class="tiny">En cas de retard de paiement, une pénalité égale à trois fois le taux d’intérêt légal sera exigible, ainsi qu’une indemnité forfaitaire de 40 € pour frais de recouvrement. Pas d’escompte pour paiement anticipé.</p><div class="foot tiny mid grey">${legal(firm)}${firm.also[0] ? ` au capital de ${say(pen, '1 000|5 000|10 000')} €` : ' – Entrepreneur individuel'} – SIREN ${numbers.siren} – ${place(firm, ', ')}</div>`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
  ),

  /** A telephone company: the sum on top in a coloured band, subscription and use by line, taken from the account, a foot with the whole firm in one sentence. */
  'operateur-telecom': paper(
    { ...fr, money: '#€' },
    'DD/MM/YYYY|D month YYYY',
    'light plain',
    'OCTELIA PRO;21 boulevard Haussmann;75009 Paris;Octelia SAS|fibrea;Parc d’activités du Moulin;59650 Villeneuve-d’Ascq;Fibrea Entreprises SA|Mobilys;8 place de la Bourse;13001 Marseille;Mobilys Télécom SAS',
    'FR',
    (pen, firm, to) => {
      const numbers = frenchNumbers(pen)
      const phones = Array.from({ length: pen.whole(1, 3) }, () => pen.digits('06 ## ## ## ##'))
      const sums = onTop([
        line(
          say(pen, 'Abonnement Fibre Pro|Box Entreprise Fibre 1 Gb/s'),
          pen.pick([2999, 3499, 3990, 4500]),
          20,
        ),
        ...phones.map((phone) =>
          line(`Forfait mobile ${phone}`, pen.pick([999, 1299, 1599, 1999]), 20),
        ),
        ...(pen.chance(0.4) ? [line('Communications hors forfait', pen.whole(12, 2400), 20)] : []),
        ...(pen.chance(0.4) ? [line('Remise fidélité', -pen.pick([200, 300, 500]), 20)] : []),
      ])
      const [number, due] = [
        pen.digits(say(pen, '26########|FP2026-########|######## # 26')),
        pen.after(pen.pick([7, 10, 12])),
      ]
      const colour = pen.pick(['#b91c1c', '#c2410c', '#1d4ed8'])
      return [
        `<div style="font-size:22pt;font-weight:bold;color:${colour}">${escaped(firm.name)}</div><div class="sides" style="margin-top:8mm">${told(
          [
            ['Vos références', ''],
            ['N° client', pen.digits('########')],
            ['N° de facture', number],
            ['Date de facture', pen.day()],
            ['Période', `du ${dayOff(pen, 0, 'DD/MM/YY')} au ${dayOff(pen, 29, 'DD/MM/YY')}`],
          ],
        )}<div style="width:78mm;margin-top:10mm">${who(to)}</div></div>${part(`background:${colour};color:#fff;padding:4mm;margin:9mm 0;display:flex;justify-content:space-between;font-size:14pt`, '<span>Montant total TTC à payer</span>', `<b>${pen.money(sums.total)}</b>`)}<p>Cette somme sera prélevée le <b>${pen.day(due)}</b> sur votre compte ${pen.digits('FR76 **** **** **** ***# ###')}.</p><p style="margin-top:7mm"><b>Le détail de votre facture</b></p>${grid('ruled', 'lr', '|Montant HT', linesAs(pen, sums.lines, 'tA'))}${facts(
          sumsAs(pen, sums, 'NVT', 'Total hors taxes|TVA 20 %|Total TTC'),
          'width:100%',
        )}<p class="tiny" style="margin-top:8mm">Votre service client est à votre écoute au ${say(pen, '3## (prix d’un appel local)|09 69 ## ## ##').replace(/#/g, () => pen.digits('#'))} du lundi au samedi de 8 h à 20 h. RUM : ${pen.digits('++FP########').replace('++', 'RU')} – ICS : ${pen.digits('FR##ZZZ######')}</p><div class="foot tiny grey">${legal(firm)} – ${place(firm, ', ')} – RCS ${say(pen, 'Paris|Lille Métropole|Marseille')} ${numbers.siren} – TVA intracommunautaire ${numbers.vat}. TVA acquittée sur les débits.</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A train's voucher for expenses: the journey in boxes, passenger and fare, tax of ten in the price, paid by card. */
  'justificatif-train': paper(
    fr,
    'DD/MM/YYYY|D month YYYY',
    'plain narrow',
    'Railéo;2 place aux Étoiles;93210 Saint-Denis;Railéo Voyageurs SA|TransOuest Voyages;14 quai de la Fosse;44000 Nantes|Ligne Express;43 rue de Bercy;75012 Paris;Ligne Express Mobilités SAS',
    'FR',
    (pen, firm, to) => {
      const numbers = frenchNumbers(pen)
      const [from, end] = pen.pair([
        'Paris Gare de Lyon',
        'Lyon Part-Dieu',
        'Rennes',
        'Bordeaux Saint-Jean',
        'Lille Flandres',
        'Nantes',
        'Dijon-Ville',
      ])
      const isReturn = pen.chance(0.6)
      const fare = (one: string, other: string) =>
        line(`${one} – ${other}`, pen.whole(190, 940) * 10, 10)
      const sums = within([
        fare(from, end),
        ...(isReturn ? [fare(end, from)] : []),
        ...(pen.chance(0.25) ? [line('Option échange', 290, 10)] : []),
      ])
      const [number, file] = [
        pen.digits(say(pen, '26##########|JA-########')),
        pen.digits('@@@@@@'),
      ]
      const traveller = say(pen, 'M. Karim BENALI|Mme Sophie LECLERCQ|M. Hugo MARCHAND')
      const trips = sums.lines.filter(({ text }) => text.includes(' – '))
      return [
        `<div class="sides"><div style="font:italic bold 24pt 'Liberation Sans';color:#0c4a6e">${escaped(firm.name)}</div><div class="r">${say(pen, 'Justificatif d’achat|Justificatif de paiement|FACTURE – Justificatif')}<br>n° <b>${number}</b></div></div>${headed(
          [
            ['Dossier', file],
            ['Date d’achat', pen.day()],
            ['Voyageur', traveller],
            ['Client', to.name],
          ],
        )}${trips.map((one, at) => part('border:0.3mm solid #0c4a6e;border-radius:2mm;padding:3mm;margin:3mm 0', `<div class="sides"><b>${at === 0 ? 'ALLER' : 'RETOUR'} – ${dayOff(pen, 4 + at * 2)}</b><span>TRAIN ${pen.digits('6###')} · ${say(pen, '2de classe|1re classe')} · Voiture ${pen.whole(1, 16)} Place ${pen.whole(11, 98)}</span></div><div class="sides" style="margin-top:2mm"><span>${escaped(one.text)}</span><span>Départ ${pen.clock().replace(':', 'h')}</span><span>${pen.money(one.amount)}</span></div>`)).join('')}${
          sums.lines.length > trips.length
            ? facts([['Option échange', pen.money(290)]], 'width:100%')
            : ''
        }${part(
          'margin-top:6mm;border-top:0.5mm solid #0c4a6e',
          tally(
            [
              ['Montant HT', pen.money(sums.net)],
              [`TVA ${pen.rate(10)}`, pen.money(sums.vat)],
              ['Total TTC payé', pen.money(sums.total)],
            ],
            'margin:3mm 0 0 auto',
          ),
        )}<p>Réglé par carte bancaire le ${pen.day()}. Ce document ne constitue pas un titre de transport.</p><div class="foot tiny grey">${legal(firm)} – ${place(firm, ', ')} – SIRET ${numbers.siret} – N° TVA ${numbers.vat}</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),

  /** A wholesaler: references, discounts and a code of tax for each line, two rates in a table at the foot, a draft or a transfer at the end of the month. */
  grossiste: paper(
    { ...fr, money: '# EUR' },
    'DD/MM/YY|DD/MM/YYYY',
    'narrow plain',
    'SODIRAL;Rue de l’Industrie – ZI Nord;57200 Sarreguemines;Sodiral Distribution SAS|COMPTOIR PAPETIER DU CENTRE;9 rue Blaise Pascal;18000 Bourges;CPC SARL|Éts Fournier & Fils;Route de Valence;26100 Romans-sur-Isère;Fournier et Fils SA',
    'FR',
    (pen, firm, to) => {
      const numbers = frenchNumbers(pen)
      const isPaper = firm.name.startsWith('COMPTOIR')
      const lines = listed(
        pen,
        isPaper
          ? 'RAMETTE A4 80G BLANC;3.2;5.4;20|CLASSEUR LEVIER DOS 80;1.9;3.8;20|STYLO BILLE BLEU X50;8.5;14;20|ENVELOPPE C5 X500;17;29;20|CARNET SPIRALE A5;1.1;2.2;20|TONER COMPATIBLE NOIR;28;64;20|LIVRE DE CAISSE;6.5;12;20|AGENDA SEMAINIER;5;14;20|ATLAS ROUTIER;9;15;5.5'
          : 'HUILE TOURNESOL 5L;8.9;13;5.5|FARINE T55 10KG;7.2;10.5;5.5|SUCRE SEMOULE 5KG;5.4;7.8;5.5|CAFE GRAINS 1KG;9.5;17;5.5|EAU DE SOURCE 24X50CL;4.2;6.5;5.5|GOBELET CARTON X1000;24;41;20|SERVIETTE 2PLIS X2400;19;33;20|LIQUIDE VAISSELLE 5L;6.8;12;20|SAC POUBELLE 110L X100;11;19;20',
        { count: [5, 9], most: 12, code: '######', offs: [0, 0, 5, 10] },
      )
      const sums = onTop([
        ...lines,
        ...(pen.chance(0.4) ? [line('PARTICIPATION FRAIS DE PORT', 1490, 20)] : []),
      ])
      const [number, due] = [
        pen.digits(say(pen, '26######|FC######|0#######')),
        pen.after(pen.pick([30, 45])),
      ]
      const rank = (rate: number) => (rate === 20 ? '2' : '1')
      const port = sums.lines
        .slice(lines.length)
        .map((one) => ['PORT', one.text, '1', pen.plain(one.unit), '', pen.plain(one.amount), '2'])
      return [
        `${beside('1fr 1fr', `<b style="font-size:16pt">${escaped(firm.name)}</b><br><span class="tiny">${[...firm.also, ...firm.address].map(escaped).join('<br>')}<br>Tél. ${pen.digits('0# ## ## ## ##')} – SIRET ${numbers.siret}</span>`, `<div style="border:0.3mm solid;padding:3mm;min-height:26mm;margin-top:9mm">${who(to)}</div>`)}<div style="font-size:13pt;font-weight:bold;margin-top:4mm">FACTURE</div>${grid(
          'boxy',
          'cccccc',
          'NUMERO|DATE|CODE CLIENT|REPRES.|B.L. N°|PAGE',
          [[number, pen.day(), pen.digits('C#####'), pen.digits('0#'), pen.digits('######'), '1']],
        )}${grid('boxy', 'llrrrrc', 'Référence|Désignation|Qté|P.U. H.T.|Rem.|Montant H.T.|T', [...entries(pen, lines, 'ctqud').map((row, at) => [...row, pen.plain(lines[at]?.amount ?? 0), rank(lines[at]?.rate ?? 0)]), ...port])}<div class="cols"><div>${grid(
          'boxy',
          'crrr',
          'Code|Base H.T.|Taux|T.V.A.',
          sums.shares.map(({ rate, net, vat }) => [
            rank(rate),
            pen.plain(net),
            pen.rate(rate),
            pen.plain(vat),
          ]),
        )}</div><div>${grid('boxy', 'lr', '', sumsAs(pen, sums, 'nv', 'TOTAL H.T.|TOTAL T.V.A.'))}${part('border:0.5mm solid;padding:2mm;display:flex;justify-content:space-between;font-weight:bold;font-size:11pt', '<span>NET A PAYER</span>', `<span>${pen.money(sums.total)}</span>`)}</div></div>${ribbon(
          [
            ['Mode de règlement', say(pen, 'LCR directe|Virement|Prélèvement')],
            ['Échéance', pen.day(due)],
            ['Montant', pen.plain(sums.total)],
            ['Escompte 0,5 %', pen.plain(share(sums.total, 0.5))],
          ],
        )}${footed([
          [lawful(firm), `R.C.S. ${numbers.siren}`, `TVA ${numbers.vat}`],
          ['Banque :', iban(pen, 'FR')],
          ['Nos marchandises restent notre', 'propriété jusqu’au paiement intégral.'],
        ])}`,
        { sums, documentNumber: number, due, hasRates: true },
        dense,
      ]
    },
  ),
}
