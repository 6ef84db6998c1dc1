/** Papers of France: a beekeeper's bill for jars left with a shop, a window cleaner's month, a restaurant's slip for a group that paid an advance. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { fr } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, who, type Papers } from '../fifteenth/kit'
import { each, slip, tall, typed } from '../fifteenth/tills-kit'
import { beside, part, ribbon } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { frenchNumbers, iban } from '../ninth/numbers'
import { formed } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { print } from '../twentieth/west-kit'
import { since } from '../twenty-second/south-kit'

export const frPapers: Papers = {
  /** A beekeeper's bill for what a shop sold of the jars left with it: jars left, taken back and sold side by side, what still stands on the shelf dearer than the sum, two rates, the apiary in the closing words and at the foot. */
  'miel-depot-vente': paper(
    { ...fr, money: '# €' },
    'DD/MM/YYYY|D month YYYY',
    'book slab light',
    'Les Ruchers du Mézenc;Hameau de Chaudeyrolles;43430 Les Estables;Aurélie Chanal|MIELLERIE DE LA BRENNE;5 route de Rosnay;36290 Mézières-en-Brenne;EARL de la Brenne|L’Abeille et la Garrigue;Mas de Bringuier;34270 Claret;SCEA Bringuier|Gaec des Trois Essaims;Lieu-dit Kervao;29590 Lopérec|Au Miel Lorrain;12 rue du Rucher;54116 Tantonville;Didier Poirson apiculteur',
    'FR',
    (pen, firm, to) => {
      const jars = pen.random
        .shuffled([
          ['Miel de châtaignier 500 g', 720, 980, 5.5],
          ['Miel toutes fleurs 1 kg', 1050, 1390, 5.5],
          ['Miel d’acacia 250 g', 480, 640, 5.5],
          ['Pain d’épices 300 g', 510, 690, 5.5],
          ['Pollen frais 200 g', 430, 590, 5.5],
          ['Miel de bruyère 500 g', 790, 1060, 5.5],
        ] as const)
        .slice(0, pen.whole(2, 4))
        .map(([text, least, most, rate]) => ({
          one: several(text, pen.whole(4, 30), pen.whole(least / 10, most / 10) * 10, rate),
          back: pen.whole(0, 3),
          rest: pen.whole(12, 40),
        }))
      const candle = {
        one: several('Bougie en cire d’abeille', pen.whole(2, 14), pen.whole(58, 94) * 10, 20),
        back: 0,
        rest: pen.whole(5, 15),
      }
      const all = pen.chance(0.7) ? jars.concat(candle) : jars
      const sums = within(all.map(({ one }) => one))
      const shelf = all.reduce((sum, { one, rest }) => sum + Math.round(one.unit * rest * 1.4), 0)
      const number = pen.digits(say(pen, 'DV-26-##|26/###|F26-0##'))
      const slipNumber = pen.digits('BD-###')
      const due = pen.after(pen.pick([8, 15, 30]))
      return [
        `${beside(
          '1fr 80mm',
          `<p style="font-size:15pt;margin:0">${say(pen, 'Facture de dépôt-vente|Facture des ventes en dépôt')}</p><p>n° <b>${number}</b>, faite le ${pen.day()}</p>`,
          `<div style="margin-top:14mm">${who(to)}</div>`,
        )}${ribbon(
          [
            ['Bon de dépôt', slipNumber],
            ['Déposé le', dayOff(pen, -pen.whole(70, 120))],
            ['Inventaire fait le', dayOff(pen, -pen.whole(1, 9))],
            ['Prochain passage', dayOff(pen, pen.whole(40, 90))],
          ],
          'background:#fef3c7;padding:2mm 4mm',
        )}${grid(
          'ruled',
          'lrrrrrr',
          'Produit|Laissés|Repris|En rayon|Vendus|Prix TTC|Montant TTC',
          all.map(({ one, back, rest }) => [
            one.text,
            String(one.quantity + back + rest),
            String(back),
            String(rest),
            String(one.quantity),
            pen.plain(one.unit),
            pen.plain(one.amount),
          ]),
        )}<p class="r" style="font-size:13pt;margin-top:5mm">${say(pen, 'Pots vendus, à nous régler|Ventes à reverser TTC|Somme à reverser')} : <b>${pen.money(sums.total)}</b></p>${part('width:78mm;margin-left:auto', grid('tiny', 'rrr', 'TVA|Base HT|Taxe', ratesAs(pen, sums.shares, 'rnv')))}<p class="r tiny">TVA comprise dans la somme : ${pen.money(sums.vat)}</p><p style="margin-top:6mm">Les pots encore en rayon restent notre propriété ; au prix public ils représentent ${pen.money(shelf)}. Merci de régler avant le ${pen.day(due)} : ${iban(pen, 'FR')}.</p><p style="margin-top:8mm">${escaped(firm.name)} et leurs abeilles vous remercient de votre confiance.</p><div class="foot tiny mid grey">${firm.also.length > 0 ? `${legal(firm)} – ` : ''}${place(firm, ', ')} – SIRET ${frenchNumbers(pen).siret} – n° d’apiculteur ${pen.digits('A#######')}</div>`,
        { sums, documentNumber: number, otherNumbers: [slipNumber], hasRates: true, due },
      ]
    },
    since,
  ),

  /** A window cleaner's bill for a month: its facts in a form on top, each visit with its day, what the contract comes to in a year, the cleaner in a frame beside the sum. */
  'vitres-mensuel': paper(
    { ...fr, money: '# €' },
    'DD/MM/YYYY|DD/MM/YY|D month YYYY',
    'plain narrow wide',
    'Clair’Net Vitrerie;18 rue des Tanneurs;68000 Colmar;Fatima Benallou|LA RACLETTE BLEUE;6 quai du Port;17000 La Rochelle;SARL Raclette Bleue|Vitres & Verrières du Forez;ZI des Chaux;42600 Montbrison;Forez Propreté SAS|Transparence 63;Avenue de Royat 51;63400 Chamalières;EURL Transparence 63|Au Carreau Net;2 place Saint-Melaine;35000 Rennes;Yann Le Bihan',
    'FR',
    (pen, firm, to) => {
      const price = pen.whole(38, 145) * 100
      const times = pen.whole(1, 4)
      const visits = Array.from({ length: times }, (_, at) =>
        line(`Vitrines, passage du ${dayOff(pen, (at - times) * 7, 'DD/MM')}`, price, 20),
      )
      const sums = onTop([
        ...visits,
        ...(pen.chance(0.4) ? [line('Enseigne et auvent', pen.whole(25, 70) * 100, 20)] : []),
        ...(pen.chance(0.3) ? [line('Nacelle, demi-journée', 18_500, 20)] : []),
        ...(pen.chance(0.4) ? [line('Déplacement', pen.whole(12, 30) * 100, 20)] : []),
      ])
      const number = pen.digits(say(pen, 'V26-####|26####|FC-###-26'))
      const due = pen.after(pen.pick([10, 15, 30]))
      const { siret, vat: tax } = frenchNumbers(pen)
      return [
        `${formed(
          [
            ['Facture', number],
            ['Établie le', pen.day()],
            ['À régler pour le', pen.day(due)],
            ['Contrat du', dayOff(pen, -pen.whole(120, 900))],
            ['Montant annuel du contrat TTC', pen.money(Math.round(price * 52 * 1.2))],
            ['Révision prévue', dayOff(pen, pen.whole(40, 300), 'month YYYY')],
          ],
          3,
        )}<div style="margin:10mm 0 10mm 92mm">${who(to)}</div>${grid('ruled', 'lr', 'Prestations du mois|HT en euros', linesAs(pen, sums.lines, 'ta'))}${beside(
          '1fr 82mm',
          part(
            'border:0.4mm solid #0369a1;padding:3mm;font-size:8.5pt',
            `<b>${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>SIRET ${siret}<br>TVA ${tax}`,
          ),
          `${facts(
            [
              ['Hors taxes', pen.money(sums.net)],
              ['TVA 20 %', pen.money(sums.vat)],
            ],
            'width:100%',
          )}${part('background:#e0f2fe;padding:2mm;font-size:12pt', `<div class="sides"><span>${say(pen, 'Mensualité TTC|Passages du mois TTC')}</span><b>${pen.money(sums.total)}</b></div>`)}`,
        )}<p style="margin-top:8mm">Virement ${iban(pen, 'FR')} ou chèque. Tout passage annulé moins de 24 heures avant est dû. Assurance responsabilité civile jusqu’à ${pen.money(50_000_000)}.</p>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),
}

export const frSlips: Papers = {
  /** A restaurant's slip for a group: menus by the head with drinks at another rate, a first estimate that was dearer, an advance of weeks before taken off below the sum, the house named under the thanks. */
  'repas-groupe': slip(
    {
      shops:
        'Auberge du Vieux Lavoir;2 rue des Tilleuls;21340 Nolay;SARL Vieux Lavoir|LA TABLE DES MARINIERS;Quai de Loire 14;49350 Gennes-Val-de-Loire;Mariniers Restauration SAS|Ferme-auberge du Kahlenwasen;Route du Petit Ballon;68380 Metzeral;Isabelle Lochert|Le Relais de la Diligence;Place du Marché 1;48130 Peyre en Aubrac;EURL La Diligence|Chez Tante Jeannette;33 rue Nationale;62140 Hesdin',
      notation: { ...fr, group: ' ', money: '# EUR' },
      days: 'DD/MM/YYYY|DD/MM/YY|DD-MM-YYYY',
      since,
    },
    80,
    (pen, shop) => {
      const heads = pen.whole(12, 48)
      const bottles = Math.ceil(heads / pen.whole(3, 5))
      const sums = within([
        several(say(pen, 'Menu groupe|Menu terroir'), heads, pen.whole(52, 84) * 50, 10),
        ...(pen.chance(0.5) ? [several('Menu enfant', pen.whole(1, 6), 1350, 10)] : []),
        several(say(pen, 'Kir|Crémant coupe'), heads, pen.whole(9, 14) * 50, 20),
        several(say(pen, 'Vin rouge 75 cl|Vin blanc 75 cl'), bottles, pen.whole(36, 60) * 50, 20),
        ...(pen.chance(0.7) ? [several('Café', heads, 220, 10)] : []),
        ...(pen.chance(0.4) ? [line('Location salle', pen.whole(10, 30) * 1000, 20)] : []),
      ])
      const advance = Math.floor(sums.total / 30_000) * 10_000
      const [number, quote] = [
        pen.digits(say(pen, '26-####|G###|######')),
        pen.digits(say(pen, 'D26-##|DEV###')),
      ]
      const guess = Math.ceil((sums.total * 1.2) / 5000) * 5000
      return [
        typed(
          80,
          42,
          print(
            `!^${say(pen, 'NOTE GROUPE|ADDITION GROUPE')}`,
            `^N° ${number}`,
            '=-',
            `Servi et établi le ${pen.day()}|${pen.clock()}`,
            `Groupe|${say(pen, 'Amicale des pompiers|Car Fournier|Club 3e âge|Mariage L.')}`,
            `Couverts|${heads}`,
            `Réservé le|${dayOff(pen, -pen.whole(40, 110))}`,
            `Devis ${quote} (${heads + pen.whole(4, 12)} pers.)|${pen.plain(guess)}`,
            '=-',
            each(
              sums.lines,
              (one) =>
                `${one.quantity} ${one.text}|${pen.plain(one.unit)} ${pen.plain(one.amount).padStart(9)}`,
            ),
            'Chauffeur|offert',
            '=-',
            `!${say(pen, 'MONTANT DU REPAS|REPAS DU GROUPE')}|${pen.money(sums.total)}`,
            each(
              sums.shares,
              ({ rate, net, vat }) =>
                `TVA ${pen.rate(rate)} sur ${pen.plain(net)}|${pen.plain(vat)}`,
            ),
            '=-',
            advance > 0 && `Acompte du ${dayOff(pen, -pen.whole(20, 38))}|${pen.plain(-advance)}`,
            `Réglé ce jour ${say(pen, 'CB|chèque|espèces')}|${pen.plain(sums.total - advance)}`,
            '',
            '^Merci de votre visite',
            `^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^SIRET ${frenchNumbers(pen).siret}`,
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}
