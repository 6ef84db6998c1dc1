/** What was paid at once in France, Belgium and Quebec: the slip of a card terminal alone, a mail that confirms a passage, a brasserie's slip with its control module, a shop's mail with two taxes. */
import { escaped, line, wares, within } from '../eighth/kit'
import { fr, quebec } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { taxed } from '../eleventh/kit'
import { buyersOf } from '../fifteenth/buyers'
import { place, who, type Papers } from '../fifteenth/kit'
import { each, set, sheet, slip, tall, typed } from '../fifteenth/tills-kit'
import { frenchNumbers, taxNumber } from '../ninth/numbers'
import { dayOff } from '../nineteenth/west-kit'
import { oneLine, say } from '../twelfth/kit'
import { letterOf, print } from '../twentieth/west-kit'
import { someone } from '../twenty-third/continental-kit'
import { plastic } from '../twenty-fifth/south-kit'
import { served, since, site } from '../twenty-second/south-kit'
import { printedMail, typedOut } from './english-kit'

export const frTills: Papers = {
  /** The slip of a card terminal alone: scheme and way to pay, the day in words of the machine, shop and town, numbers of the merchant, the card, its certificate, the sum on a line of its own. */
  'ticket-carte': slip(
    {
      shops:
        'LE PETIT CABESTAN;;17450 FOURAS|CORDONNERIE MINUTE;CC GRAND VAR;83130 LA GARDE|FLEURS DE LISE;;71000 MACON|TAXI DELMAS THIERRY;;81600 GAILLAC|SALON AUDACE;;59800 LILLE|PRESSE DU PALAIS;;38000 GRENOBLE|CREPERIE KER LOUIS;;29600 MORLAIX',
      notation: { ...fr, group: ' ', money: '# EUR' },
      days: 'DD/MM/YY|DD/MM/YYYY',
      since,
    },
    58,
    (pen, shop) => {
      const sums = within([line('Achat', pen.whole(45, 1290) * 10 + pen.pick([0, 0, 0, 5, 8]))])
      const { aid, end } = plastic(pen)
      const run = pen.digits('0000##')
      const isTapped = pen.chance(0.7)
      return [
        typed(
          58,
          28,
          print(
            'CARTE BANCAIRE',
            isTapped ? 'SANS CONTACT' : 'PUCE',
            pen.chance(0.5) ? 'A0000000421010' : aid,
            say(pen, 'CB|CB COMPTANT|CB DEBIT'),
            `LE ${pen.day()} A ${pen.clock()}:${pen.digits('2#')}`,
            `!${shop.name}`,
            ...shop.address.filter((text) => text !== ''),
            pen.digits('#######'),
            pen.digits('###########'),
            frenchNumbers(pen).siret.replaceAll(' ', ''),
            `${'*'.repeat(12)}${end}`,
            pen.digits('@#####@###@@##@#'),
            `${pen.digits('0##')} ${run} ${pen.digits('##')} C`,
            `No AUTO : ${pen.digits('######')}`,
            'MONTANT REEL :',
            `!|${pen.money(sums.total)}`,
            'DEBIT',
            isTapped ? '' : 'VERIFICATION CODE OK',
            '^TICKET CLIENT',
            '^A CONSERVER',
            pen.chance(0.5) && '^MERCI AU REVOIR',
          ),
        ),
        { sums, hasLines: false },
        tall,
      ]
    },
  ),

  /** A mail that confirms a passage or seats, as it was printed: sender and day in the mail's head, the reference in large, day of the journey, what each costs, what was paid by card with the tax in it; no letterhead but a name. */
  'courriel-traversee': sheet(
    {
      shops:
        'Vedettes de la Baie;Gare maritime;56170 Quiberon;Compagnie des Vedettes de la Baie SAS|ARMOR FERRIES;Quai du Naye;35400 Saint-Malo|Cévennes Cars;12 avenue de la Gare;30100 Alès;Autocars Cévenols SARL|Bus & Neige;120 route des Alpages;73600 Moûtiers;Savoie Navettes SAS|Corsalinea Express;2 boulevard Dunkerque;13002 Marseille;CLX Navigation SA|navetteo;5 rue de l’Aéroport;31700 Blagnac;Navetteo Transports SAS',
      notation: fr,
      days: 'D month YYYY|DD/MM/YYYY',
      since,
    },
    'A4',
    (pen, shop) => {
      const to = someone(pen, 'FR')
      const isSea = /Vedettes|FERRIES|Corsa/.test(shop.name)
      const people = pen.whole(1, 4)
      const lines = [
        {
          ...line(
            isSea
              ? `Passage adulte aller-retour × ${people}`
              : `Siège adulte aller-retour × ${people}`,
            people * pen.whole(18, 64) * 100,
            10,
          ),
        },
        ...(isSea && pen.chance(0.6)
          ? [
              line(
                say(pen, 'Véhicule utilitaire < 5 m|Véhicule < 4,50 m|Fourgon < 6 m'),
                pen.whole(60, 190) * 100,
                10,
              ),
            ]
          : []),
        ...(pen.chance(0.5)
          ? [
              line(
                say(pen, 'Bagage supplémentaire|Option flexible'),
                pen.pick([500, 900, 1200]),
                10,
              ),
            ]
          : []),
      ]
      const sums = within(lines)
      const number = pen.digits('@@#@#@').replace(/0/g, '7')
      const { scheme, end } = plastic(pen)
      const when = pen.whole(4, 60)
      const host = site(shop.name)
      const route = isSea
        ? /ARMOR/.test(shop.name)
          ? 'Saint-Malo;Bréhat'
          : /Corsa/.test(shop.name)
            ? say(pen, 'Marseille;Ajaccio|Marseille;Bastia')
            : say(pen, 'Quiberon;Le Palais|Quiberon;Houat')
        : say(pen, 'Gare;Aéroport|Gare TGV;Centre-ville')
      const [start = '', goal = ''] = route.split(';')
      const numbers = frenchNumbers(pen)
      return [
        printedMail(
          say(
            pen,
            `Confirmation de votre réservation ${number}|Vos billets – réservation ${number}|${shop.name} : votre commande ${number} est confirmée`,
          ),
          [
            ['De :', `${shop.name} <reservation@${host}.example>`],
            ['À :', `${to.name} <contact@client.example>`],
            ['Date :', `${pen.day()} à ${pen.clock()}`],
          ],
          `${typedOut([
            'Bonjour,',
            '',
            `Merci d’avoir choisi ${shop.name}. Nous vous confirmons votre réservation.`,
            '',
          ])}<div style="font-size:12pt">Référence de réservation : <b>${number}</b></div><br><b>Aller</b> – ${start} → ${goal}, le ${dayOff(pen, when)}, départ ${pen.clock()}<br><b>Retour</b> – ${goal} → ${start}, le ${dayOff(pen, when + pen.whole(0, 5))}, départ ${pen.clock()}<br><br><table style="width:120mm">${linesAs(
            pen,
            sums.lines,
            'tA',
          )
            .map(([t = '', a = '']) => `<tr><td>${escaped(t)}</td><td class="right">${a}</td></tr>`)
            .join(
              '',
            )}<tr style="font-weight:bold"><td style="border-top:0.3mm solid #333">Total payé TTC</td><td class="right" style="border-top:0.3mm solid #333">${pen.money(sums.total)}</td></tr><tr class="grey"><td>dont TVA 10 %</td><td class="right">${pen.money(sums.vat)}</td></tr></table>${typedOut(
            [
              '',
              `Paiement par carte ${scheme} **** ${end}, autorisation ${pen.digits('######')}.`,
              '',
              'Présentez-vous à l’embarquement 30 minutes avant le départ, muni de ce message et d’une pièce d’identité.',
              'Billets échangeables sans frais jusqu’à 48 h avant le départ, non remboursables ensuite.',
              '',
              'Bon voyage,',
              `L’équipe ${shop.name}`,
            ],
          )}<p class="small grey">${oneLine({ ...shop, name: shop.also[0] ?? shop.name })} – RCS ${numbers.siren} – TVA ${numbers.vat}<br>Ce message est envoyé automatiquement, merci de ne pas y répondre. Gérer ma réservation | Conditions de transport | Se désabonner</p>`,
        ),
        { sums, documentNumber: number },
        "#sheet { font: 9.5pt 'Liberation Sans', sans-serif; }",
      ]
    },
  ),
}

export const beSlips: Papers = {
  /** A brasserie's slip with the state's black box: the words of the law at the top, table and waiter, dishes and drinks with the letter of their rate, paid by card or cash, tax by letter, the module's counters, its hash and its day. */
  'ticket-caisse-tva': slip(
    {
      shops:
        'LE VIEUX SABLIER;Place du Marché 14;4900 Spa;Sablier SRL|Brasserie Le Godillot;Rue de Rochefort 8;6900 Marche-en-Famenne;Godillot & Co SRL|CHEZ TANTE BERTHE;Rue des Brasseurs 61;5000 Namur;Horeca Mosane SA|FRITERIE DU WÉRIHET;Quai de Meuse 3;4520 Wanze;Christine Lempereur|Taverne l’Écluse 9;Chaussée de Mons 190;7110 Houdeng;L’Écluse SRL|PIZZERIA BELLA NOTTE;Rue Neuve 27;1400 Nivelles;Di Stefano SCS',
      notation: { ...fr, group: '.', money: '# EUR', percent: '%' },
      days: 'DD/MM/YYYY|DD/MM/YY|DD-MM-YYYY',
      since,
    },
    80,
    (pen, shop) => {
      const covers = pen.whole(1, 5)
      const sums = within([
        ...served(
          pen,
          /FRIT/.test(shop.name)
            ? 'GRANDE FRITE;4.2;5.5;12|MITRAILLETTE;8.5;11;12|BOULET SAUCE LAPIN;7;10;12|FRICADELLE;2.8;3.8;12|SAUCE ANDALOUSE;1;1.5;12'
            : 'STEAK FRITES;22;28;12|VOL-AU-VENT;19;24;12|BOULETS LIEGEOISE;17;21;12|CARBONNADE;19;24;12|CROQUE MONSIEUR;12;16;12|MOULES MARINIERE;26;31;12|DAME BLANCHE;8;10;12|PIZZA 4 SAISONS;13;17;12',
          [1, 4],
          2,
          10,
        ),
        ...served(
          pen,
          'JUPILLE 25CL;2.8;3.5;21|ORVAL;5.2;6.5;21|COCA ZERO;2.9;3.6;21|EAU PETILLANTE 50CL;4.5;6;21|VERRE VIN ROUGE;5;6.5;21|CAFE;2.9;3.5;21',
          [1, 3],
          3,
          10,
        ),
      ])
      const number = pen.digits(say(pen, '00####|#####|T0#####'))
      const mark = (rate: number) => letterOf(rate, [21, 12, 6])
      const time = pen.clock()
      const isCard = pen.chance(0.75)
      const given = isCard ? sums.total : Math.ceil(sums.total / 1000) * 1000
      return [
        typed(
          80,
          42,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^TVA ${taxNumber(pen, 'BE')}`,
            '',
            '!^TICKET DE CAISSE TVA',
            `Ticket n° ${number}|${pen.day()} ${time}`,
            `Table ${pen.whole(1, 40)} - Couverts ${covers}|Servi par ${say(pen, 'Manon|Olivier|Caisse 1')}`,
            '=-',
            each(sums.lines, (one) =>
              set(
                [String(one.quantity), one.text, pen.plain(one.amount), mark(one.rate)],
                [3, 26, -10, -3],
              ),
            ),
            '=-',
            `!TOTAL|${pen.money(sums.total)}`,
            isCard
              ? `${say(pen, 'BANCONTACT|PAYCONIQ|VISA|MASTERCARD')}|${pen.plain(given)}`
              : `ESPECES|${pen.plain(given)}`,
            given > sums.total && `RENDU|${pen.plain(given - sums.total)}`,
            '=-',
            set(['TVA', 'Taux', 'HTVA', 'TVA', 'TVAC'], [4, -7, -10, -9, -12]),
            each(sums.shares, (one) =>
              set(
                [mark(one.rate), ...(ratesAs(pen, [one], 'rnvg')[0] ?? [])],
                [4, -7, -10, -9, -12],
              ),
            ),
            '=-',
            `Compteur : ${pen.digits('#####/#####')} NS`,
            `Module de contrôle : ${pen.digits('DBL0#######')}`,
            `VSC : ${pen.digits('VSC0########')}`,
            `Date/heure MC : ${pen.day()} ${time}:${pen.digits('3#')}`,
            `Caisse : ${pen.digits('BPOS00######')}`,
            `Hash : ${pen.random.text(24, '0123456789abcdef')}`,
            `····${pen.random.text(16, '0123456789abcdef')}`,
            '',
            `^${say(pen, 'Merci de votre visite|Fermé le mardi et le mercredi|Service compris - à bientôt !')}`,
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}

export const caMails: Papers = {
  /** A shop on the web confirms what was bought, as its mail was printed: shop and number of the order side by side, things with how many, postage, both taxes of Quebec by name, the total with its currency in larger letters, where it goes and how it was paid, the firm in the foot. */
  'courriel-boutique': sheet(
    {
      shops:
        'Savonnerie Nordet;212, rue Champlain;Baie-Saint-Paul (Québec) G3Z 2B8;Savons Nordet inc.|Café Torréfié Kamik;4801, rue Molson;Montréal (Québec) H1Y 3H1;Brûlerie Kamik inc.|PAPETERIE LUNE;88, rue Wellington Nord;Sherbrooke (Québec) J1H 5B8;9388-1207 Québec inc.|Atelier Boréal Cuir;15, chemin du Lac;Saint-Sauveur (Québec) J0R 1R1|Vrac & Cie;1330, av. Maguire;Québec (Québec) G1T 1Z3;Vrac et Compagnie S.E.N.C.|Outilys;3700, rue Griffith;Saint-Laurent (Québec) H4T 1A7;Outilys Distribution ltée',
      notation: { ...quebec, money: '# $' },
      days: 'D month YYYY|YYYY-MM-DD',
      since,
    },
    'letter',
    (pen, shop) => {
      const to = pen.pick(buyersOf('QC'))
      const goods = pen.buy(
        wares(
          /Sav/.test(shop.name)
            ? 'Savon à mains 1 L – lavande;14;22|Pain de savon, lot de 6;28;39|Recharge 4 L;38;54|Distributeur en verre;18;29'
            : /Caf/.test(shop.name)
              ? 'Filtres V60, paquet de 100;9;14|Tasse en grès;22;34|Abonnement espresso 907 g;34;46|Moulin manuel;89;139'
              : /PAP/.test(shop.name)
                ? 'Carnet ligné A5;12;19|Stylo bille recharge bleue;4;8|Agenda professionnel;29;42|Cartes de remerciement x20;18;27'
                : /Cuir/.test(shop.name)
                  ? 'Porte-cartes;39;58|Tablier d’atelier;95;140|Étui à ciseaux;28;44|Baume pour cuir;16;24'
                  : 'Bocal 1 L, lot de 12;32;48|Gants de travail;12;21|Étiquettes effaçables;8;14|Jeu de forets 21 pièces;39;69',
        ),
        { count: [1, 4], most: 4, step: 5 },
      ).lines
      const postage = pen.chance(0.65) ? pen.pick([895, 1095, 1495]) : 0
      const { sums, taxes } = taxed(
        postage > 0 ? [...goods, line('Expédition', postage)] : goods,
        [5, 9.975],
      )
      const number = pen.digits(say(pen, '1###|#####|3####'))
      const { scheme, end } = plastic(pen)
      const row = (label: string, value: string, css = '') =>
        `<tr style="${css}"><td>${escaped(label)}</td><td class="right">${escaped(value)}</td></tr>`
      return [
        printedMail(
          `Commande #${number} confirmée`,
          [
            ['De', `${shop.name} <info@${site(shop.name)}.example>`],
            ['Envoyé', `${pen.day()} ${pen.clock()}`],
            ['À', to.name],
          ],
          `<div style="width:132mm;margin:0 auto"><div class="sides"><div style="font-size:20pt">${escaped(shop.name)}</div><div class="grey">COMMANDE #${number}</div></div><div style="font-size:15pt;margin:6mm 0 3mm">Merci pour votre achat!</div><div class="grey">Nous préparons votre commande. Vous recevrez un avis lorsqu’elle aura été expédiée.</div><div style="margin:5mm 0;background:${pen.pick(['#1990c6', '#111', '#3f6212'])};color:#fff;display:inline-block;padding:3mm 6mm">Voir votre commande</div><div style="border-top:0.3mm solid #ddd;padding-top:4mm;font-size:13pt">Résumé de la commande</div><table style="width:100%;margin:2mm 0 4mm">${goods.map((one) => row(`${one.text} × ${one.quantity}`, pen.money(one.amount))).join('')}</table><table style="width:78mm;margin-left:auto;border-top:0.3mm solid #ddd">${row('Sous-total', pen.money(sums.net - postage))}${row('Expédition', postage > 0 ? pen.money(postage) : 'Gratuite')}${row('TPS (5 %)', pen.money(taxes[0]?.vat ?? 0))}${row('TVQ (9,975 %)', pen.money(taxes[1]?.vat ?? 0))}${row('Total', `${pen.money(sums.total)} CAD`, 'font-weight:bold;font-size:125%;border-top:0.4mm solid #999')}</table><div style="font-size:13pt;margin:8mm 0 2mm">Informations client</div><div class="sides"><div><b>Adresse de livraison</b><br>${who(to)}<br>Canada</div><div><b>Mode de paiement</b><br>${scheme} se terminant par ${end} – <b>${pen.money(sums.total)}</b><br><br><b>Mode d’expédition</b><br>${say(pen, 'Standard – Postes Canada|Nationex 2 à 4 jours|Colis accéléré')}</div></div><p class="grey small" style="border-top:0.3mm solid #ddd;margin-top:9mm;padding-top:3mm">Des questions? Répondez à ce courriel ou écrivez à info@${site(shop.name)}.example.<br>${escaped(shop.also[0] ?? shop.name)}, ${place(shop, ', ')}<br>No TPS ${taxNumber(pen, 'CA')} – No TVQ ${pen.digits('1######### TQ0001')}</p></div>`,
        ),
        { sums, documentNumber: number, otherNumbers: [`#${number}`] },
        "#sheet { font: 9.5pt 'Liberation Sans', sans-serif; }",
      ]
    },
  ),
}
