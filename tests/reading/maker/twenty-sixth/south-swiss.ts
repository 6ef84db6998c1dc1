/** A bill of French Switzerland with its payment part. */
import { escaped, onTop, wares } from '../eighth/kit'
import { ch } from '../eighth/notations'
import { grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { linesAs } from '../eighth/rows'
import { french } from '../known/words-south'
import { iban, taxNumber } from '../ninth/numbers'
import { buyer } from '../nineteenth/west-kit'
import { tally } from '../thirteenth/kit'
import { roundedTo, say } from '../twelfth/kit'
import { paymentPart } from '../twentieth/west-kit'
import { plus } from '../twenty-second/north-kit'
import { since, site, town } from '../twenty-second/south-kit'
import { spacedOut } from './south-kit'

export const chFrench: Papers = {
  /** A craftsman's or service's bill: the name in spaced capitals at the right, town and day in a line, few positions, tax and the rounding to five, below it the receipt and payment part. */
  'facture-section-paiement': paper(
    { ...ch, words: french, money: '#' },
    'D month YYYY|DD.MM.YYYY',
    'light plain narrow',
    'Ramonage Pittet;Chemin des Cerisiers 6;1680 Romont;Pittet Ramonage Sàrl|NETTOYAGES BLANC-NET;Rue de l’Industrie 19;1950 Sion;Blanc-Net Services SA|Jardins du Léman;Route de Lavaux 210;1095 Lutry;Jardins du Léman Sàrl|Sanitaire Jeanneret;Rue du Temple 4;2400 Le Locle|Imprimerie du Bourg;Grand-Rue 51;1630 Bulle;Imprimerie du Bourg SA|Serrurerie Monnier & Fils;Route de Courgenay 12;2900 Porrentruy',
    'CH',
    (pen, firm) => {
      const to = buyer(pen, 'VD')
      const plain = onTop(
        pen.buy(
          wares(
            /Ramon/.test(firm.name)
              ? 'Ramonage chaudière mazout;95;140;8.1|Contrôle de combustion;60;90;8.1|Ramonage cheminée de salon;80;120;8.1|Déplacement;25;45;8.1'
              : /NETT/.test(firm.name)
                ? 'Nettoyage des bureaux, forfait mensuel;320;780;8.1|Nettoyage des vitres;90;240;8.1|Produits et sacs;15;45;8.1|Intervention spéciale, heure;42;58;8.1'
                : /Jard/.test(firm.name)
                  ? 'Tonte du gazon, passage;60;120;8.1|Taille de haies, heure jardinier;68;84;8.1|Évacuation des déchets verts;45;110;8.1|Plantes saisonnières;6;18;2.6'
                  : /Impr/.test(firm.name)
                    ? 'Cartes de visite, 250 ex.;79;140;8.1|Dépliants A5, 1000 ex.;210;390;8.1|Enveloppes C5 imprimées, 500 ex.;120;190;8.1|Mise en page, heure;95;125;8.1'
                    : 'Heures monteur;88;118;8.1|Matériel divers;20;160;8.1|Remplacement robinetterie;120;290;8.1|Déplacement zone 1;35;60;8.1',
          ),
          { count: [1, 4], most: 5, step: 5 },
        ).lines,
      )
      const total = roundedTo(plain.total, 5)
      const sums = plus(plain, total - plain.total)
      const number = pen.digits(say(pen, 'RE-0####|2026-###|26####|F-1####'))
      const due = pen.after(pen.pick([10, 30, 30]))
      const tax = `${taxNumber(pen, 'CH')} TVA`
      return [
        `<div class="right">${spacedOut(firm.name, 13, pen.pick(['#1f2937', '#7f1d1d', '#14532d', '#0c4a6e']))}<div class="tiny">${[...firm.also.map(escaped), place(firm)].join(' · ').replaceAll('<br>', ' · ')}<br>${pen.digits('02# ### ## ##')} · ${site(firm.name)}.example</div></div><div style="margin-top:7mm">${who(to)}</div><p style="margin-top:6mm">${escaped(town(firm))}, le ${pen.day()}</p><p style="font-size:12pt"><b>Facture ${number}</b></p>${told(
          [
            ['N° client', pen.digits('1####')],
            ['Votre contact', say(pen, 'Marlène Pittet|Fabrice|Service facturation|J.-P. Monnier')],
            ['Payable jusqu’au', pen.day(due)],
          ],
          'font-size:88%',
        )}${grid('ruled tiny', 'lrrrr', 'Description|Quantité|Prix|TVA|Total CHF', linesAs(pen, plain.lines, 'tqura'))}${tally(
          [
            ['Total hors TVA', pen.plain(plain.net)],
            ...plain.shares.map(
              (one) =>
                [
                  `TVA ${pen.rate(one.rate)} sur ${pen.plain(one.net)}`,
                  pen.plain(one.vat),
                ] as const,
            ),
            ...(total === plain.total
              ? []
              : [['Arrondi', pen.plain(total - plain.total)] as const]),
            ['Total CHF', pen.plain(total)],
          ],
          'margin-left:auto;min-width:72mm',
        )}<p class="tiny">${say(pen, 'Nous vous remercions de votre confiance.|Merci pour votre commande et votre paiement.')} ${tax}</p>${paymentPart(
          pen,
          'fr',
          {
            account: iban(pen, 'CH'),
            reference: pen.digits('00 00000 0#### ##### ##### #####'),
            firm: { ...firm, name: firm.also[0] ?? firm.name },
            to,
            amount: pen.plain(total).replace("'", ' '),
            about: `Facture ${number}`,
          },
        )}`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 9pt; } p { margin: 1mm 0; } .t { margin: 1.5mm 0; }',
      ]
    },
    since,
  ),
}
