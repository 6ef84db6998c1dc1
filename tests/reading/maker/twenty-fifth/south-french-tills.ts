/** Slips of France, French Switzerland and Quebec: a bakery with a card reader, a garden centre, a supermarket in francs, a hardware store with two taxes. */
import { escaped, pairs, summed, sumOf, wares, within } from '../eighth/kit'
import { ch, fr, quebec } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import { taxed } from '../eleventh/kit'
import type { Papers } from '../fifteenth/kit'
import { bars, each, row, set, signed, slip, tall, typed } from '../fifteenth/tills-kit'
import { french } from '../known/words-south'
import { frenchNumbers, taxNumber } from '../ninth/numbers'
import { dayOff } from '../nineteenth/west-kit'
import { say } from '../twelfth/kit'
import { letterOf, nines, pieces, print, weighed } from '../twentieth/west-kit'
import { measureOf, served, since, site } from '../twenty-second/south-kit'
import { plastic } from './south-kit'

const plain = { ...fr, group: ' ', money: '# €' }
const francs = { ...ch, words: french, money: '#' }

export const frTills = {
  /** A bakery whose till belongs to its card reader: goods to take away and to eat at once at two rates, the card's record, the words of the certified program, opening hours. */
  'ticket-boulangerie': slip(
    {
      shops:
        'LA MIE DES HALLES;14 rue des Halles;37000 Tours;SARL Fournil Pasquier|AU BON LEVAIN;52 avenue Jaurès;69150 Décines;Le Levain de Décines SAS|Maison Rouvière;3 place de la Mairie;30700 Uzès|L’ATELIER DU PAIN;ZAC du Moulin;77600 Bussy;EURL Gauthier Thomas|FOURNIL SAINT-ROCH;21 rue Jeanne d’Arc;76000 Rouen;SAS Fournil St-Roch|Boulangerie Le Guen;8 rue de Siam;29200 Brest;Erwan Le Guen EI',
      notation: plain,
      days: 'DD/MM/YYYY|DD/MM/YY|DD-MM-YYYY',
      since,
    },
    58,
    (pen, shop) => {
      const lines = [
        ...pen.buy(
          wares(
            'BAGUETTE TRADITION;1.2;1.45;5.5|CROISSANT;1.15;1.5;5.5|PAIN CHOCOLAT;1.25;1.65;5.5|PAIN COMPLET;2.6;3.9;5.5|TARTE CITRON 6P;18.9;26.5;5.5|ECLAIR CAFE;2.9;3.8;5.5',
          ),
          { count: [1, 4], most: 4, step: 5, isGross: true },
        ).lines,
        ...served(
          pen,
          'SANDW. JAMBON BEURRE;4.2;5.6;10|FORMULE MIDI;8.9;11.5;10|QUICHE CHAUDE;4.5;5.9;10|EXPRESSO;1.5;2.1;10|CHOCOLAT CHAUD;2.8;3.6;10',
          [0, 2],
          3,
          10,
        ),
      ]
      const sums = within(lines)
      const number = pen.digits(say(pen, '0000####|T-#####|######'))
      const isCard = pen.chance(0.7)
      const given = isCard ? sums.total : Math.ceil(sums.total / 500) * 500
      const numbers = frenchNumbers(pen)
      const mark = (rate: number) => letterOf(rate, [5.5, 10, 20])
      const { scheme, aid, end } = plastic(pen)
      const time = pen.clock()
      return [
        typed(
          58,
          32,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^Tél. ${pen.digits('0# ## ## ## ##')}`,
            `^SIRET ${numbers.siret}`,
            `^TVA ${numbers.vat.replaceAll(' ', '')} - APE 1071C`,
            '',
            `Ticket ${number}|${pen.day()} ${time}`,
            `Caisse 1|Vendeur : ${say(pen, 'Léa|Karim|Sophie|Vendeur 2')}`,
            '=-',
            each(sums.lines, (one) =>
              one.quantity > 1
                ? `${one.text}\n··${one.quantity} x ${pen.plain(one.unit)}|${pen.plain(one.amount)} ${mark(one.rate)}`
                : `${one.text}|${pen.plain(one.amount)} ${mark(one.rate)}`,
            ),
            '=-',
            `Articles : ${pieces(sums.lines)}`,
            `!TOTAL TTC|${pen.money(sums.total)}`,
            isCard ? `CARTE BANCAIRE|${pen.money(given)}` : `ESPECES|${pen.money(given)}`,
            given > sums.total && `RENDU MONNAIE|${pen.money(given - sums.total)}`,
            '=-',
            set(['', 'Taux', 'HT', 'TVA', 'TTC'], [2, -7, -8, -7, -8]),
            each(sums.shares, (one) =>
              set([mark(one.rate), ...(ratesAs(pen, [one], 'rnvg')[0] ?? [])], [2, -7, -8, -7, -8]),
            ),
            isCard &&
              print(
                '=-',
                '^SANS CONTACT',
                `${scheme}|**** **** **** ${end}`,
                `AID|${aid}`,
                `N° autorisation|${pen.digits('######')}`,
                `TPE ${pen.digits('######')}|${pen.day()} ${time}`,
              ),
            '=-',
            `^Certifié NF525 - ${pen.digits('B 0###/####-#')}`,
            `^Impr. 1 - Sign. ${signed(pen, 4, 9)}-${signed(pen, 4, 9)}`,
            '^Merci et bonne journée !',
            `^${say(pen, 'Ouvert du mardi au dimanche|Fermé le mercredi')}`,
            '^6h45 - 13h30 / 15h30 - 19h30',
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A garden centre's or pet shop's slip in a sans: the card of the house with points and money off, goods at two rates, what their disposal cost in them, exchange within thirty days. */
  'ticket-jardinerie': slip(
    {
      shops:
        'VERTIGE JARDINERIE;Route de Bayeux;14111 Louvigny;SAS Vertige Normandie|Animalia & Co;CC Les Portes de l’Adour;64100 Bayonne;Adour Animaux SARL|JARDINS DE VIVONNE;RN 10 – La Planche;86370 Vivonne|LA FERME DES PLANTES;110 route de Lyon;01000 Bourg-en-Bresse;Coopérative Agricole Bressane|Pépinières Sainte-Colombe;Chemin du Moulin Vieux;84410 Bédoin;SCEA Sainte-Colombe',
      notation: plain,
      days: 'DD/MM/YYYY|DD.MM.YYYY',
      since,
    },
    80,
    (pen, shop) => {
      const lines = nines(
        pen,
        'TERREAU UNIV. 40L;5.9;9.9;20|GERANIUM LIERRE P12;2.4;4.4;10|ROSIER GRIMPANT;14;24;10|CROQUETTES CHAT 4KG;19;34;20|ENGRAIS TOMATES 1L;6;11;20|POT TERRE CUITE 25;7;14;20|GANTS JARDIN T9;4;9;20|PLANT TOMATE P8;1.5;2.9;10|SECATEUR PRO;18;39;20|LAMPE SOLAIRE LED;9;19;20',
        { count: [2, 7], most: 4 },
      )
      const gross = sumOf(lines)
      const off = pen.chance(0.45) ? Math.round(gross * 0.05) : 0
      const sums = summed(lines, { isGross: true, discount: off })
      const number = pen.digits(say(pen, '####-##-#####|0########|#####'))
      const numbers = frenchNumbers(pen)
      const { scheme, end } = plastic(pen)
      return [
        `<div class="mid"><div style="font:bold 15pt 'DejaVu Serif',serif">${escaped(shop.name)}</div>${[...shop.address, ...shop.also].map(escaped).join('<br>')}<br>Tél. ${pen.digits('0# ## ## ## ##')}<br>Lundi – samedi 9h-19h, dimanche 10h-18h</div><hr>${pairs(
          [
            [`Ticket n° ${number}`, `Caisse ${pen.digits('0#')}`],
            [`Le ${pen.day()} à ${pen.clock()}`, `Hôte(sse) ${say(pen, 'Maud|Julien|412|Nadège')}`],
          ],
        )}<hr><table style="width:100%">${lines.map((one) => row(`${one.text}${one.quantity > 1 ? ` (${one.quantity} x ${pen.plain(one.unit)})` : ''}`, pen.plain(one.amount), one.rate === 10 ? '1' : '2')).join('')}</table><hr>${pairs(
          [
            ...(off > 0
              ? [
                  ['Sous-total', pen.money(gross)] as const,
                  ['Remise carte Club 5 %', pen.money(-off)] as const,
                ]
              : []),
            [`Nombre d’articles`, String(pieces(lines))],
          ],
        )}<div class="pair" style="font-size:155%;font-weight:bold"><span>TOTAL</span><span>${pen.money(sums.total)}</span></div>${pairs(
          [
            [`CB ${scheme} ****${end}`, pen.money(sums.total)],
            ['Dont éco-participation', pen.money(pen.whole(4, 60))],
          ],
        )}<hr><table style="width:100%;font-size:92%">${row('TVA', 'Base HT', 'Montant', 'TTC')}${sums.shares.map((one) => row(`${one.rate === 10 ? '1' : '2'} – ${pen.rate(one.rate)}`, ...(ratesAs(pen, [one], 'nvg')[0] ?? []))).join('')}</table><hr>${pen.chance(0.7) ? `<div>Carte Club ${pen.digits('2990#########')}<br>Points de ce ticket : ${Math.floor(sums.total / 100)} – Cumul : ${pen.whole(120, 980)} pts<br>Prochain chèque fidélité à 1 000 pts</div><hr>` : ''}${bars(pen, 58)}<div class="mid">Échange ou remboursement sous 30 jours<br>avec ticket, végétaux garantis 1 an.<br>SIRET ${numbers.siret}<br>N° TVA ${numbers.vat}<br>www.${site(shop.name)}.example</div>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
} satisfies Papers

export const chFrench = {
  /** A supermarket's slip of French Switzerland: pieces and weight, action prices, points, the total in francs, tax by its code, the terminal's record after it. */
  'ticket-supermarche': slip(
    {
      shops:
        'Marché Vully;Route de Morat 14;1786 Sugiez;Vully Denrées SA|SUPER ALPEN Monthey;Avenue de la Gare 40;1870 Monthey;Alpen Détaillants société coopérative|Le Voisin Bel-Air;Rue de Lausanne 12;1020 Renens;Voisin Romandie Sàrl|BRICOTOUT La Chaux;Boulevard des Éplatures 21;2300 La Chaux-de-Fonds;Bricotout Jura SA|Épicerie du Lac;Quai Osterwald 2;2000 Neuchâtel',
      notation: francs,
      days: 'DD.MM.YY|DD.MM.YYYY',
      since,
    },
    80,
    (pen, shop) => {
      const isFood = !shop.name.startsWith('BRICO')
      const goods = pen.buy(
        wares(
          isFood
            ? 'LAIT ENTIER UHT 1L;1.5;1.95;2.6|GRUYERE AOP SALE;4.8;8.9;2.6|PAIN MI-BLANC 500G;2.4;3.2;2.6|EAU MIN. 6X1.5L;3.9;5.9;2.6|CAFE GRAINS 1KG;11.9;16.9;2.6|CHASSELAS 75CL;8.9;15.9;8.1|PAPIER MENAGE X4;4.9;7.9;8.1|PROD. VAISSELLE;2.8;4.9;8.1'
            : 'VIS BOIS 4X40 100P;5.9;9.9;8.1|PEINTURE MURALE 5L;39.9;59.9;8.1|AMPOULE LED E27;4.9;12.9;8.1|RALLONGE 3M;9.9;16.9;8.1|SERRE-CABLE LOT;3.9;7.9;8.1',
        ),
        { count: [3, 7], most: 3, step: 5, isGross: true },
      ).lines
      const fruit = weighed(
        say(pen, 'POMMES GALA|BANANES MAX H.|CAROTTES'),
        pen.whole(300, 1900),
        pen.pick([290, 350, 420]),
        2.6,
      )
      const round = Math.round(fruit.amount / 5) * 5
      const sums = within(isFood ? [...goods, { ...fruit, unit: round, amount: round }] : goods)
      const number = pen.digits(say(pen, '####|#####|0##/####'))
      const mark = (rate: number) => (rate === 2.6 ? '0' : '1')
      const { scheme, aid, end } = plastic(pen)
      const time = pen.clock()
      return [
        typed(
          80,
          42,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^Tél. ${pen.digits('02# ### ## ##')}`,
            '',
            set(['Article', 'Quantité', 'Prix', 'Total TVA'], [18, -8, -6, -10]),
            '=-',
            each(sums.lines, (one) =>
              one.text === fruit.text
                ? set(
                    [
                      one.text,
                      measureOf(pen, fruit.grams / 10, 3),
                      pen.plain(fruit.price),
                      pen.plain(one.amount),
                      mark(one.rate),
                    ],
                    [18, -8, -6, -8, -2],
                  )
                : set(
                    [
                      one.text,
                      String(one.quantity),
                      pen.plain(one.unit),
                      pen.plain(one.amount),
                      mark(one.rate),
                    ],
                    [18, -8, -6, -8, -2],
                  ),
            ),
            '=-',
            `!TOTAL CHF|${pen.plain(sums.total)}`,
            '',
            `${say(pen, 'Maestro/Carte|Carte de débit|Carte de crédit|TWINT')}|${pen.plain(sums.total)}`,
            '',
            set(['TVA', 'Taux', 'Total', 'TVA'], [6, -8, -14, -12]),
            each(sums.shares, (one) =>
              set(
                [
                  mark(one.rate),
                  pen.rate(one.rate),
                  pen.plain(one.net + one.vat),
                  pen.plain(one.vat),
                ],
                [6, -8, -14, -12],
              ),
            ),
            `No TVA ${taxNumber(pen, 'CH')} TVA`,
            '=-',
            pen.chance(0.6) &&
              `No Carte Plus  ${pen.digits('2501 ### ### ###')}\nPoints gagnés|${Math.floor(sums.total / 100)}`,
            `${pen.day()} ${time}|Caisse ${pen.whole(1, 9)}  Ticket ${number}`,
            `Filiale ${pen.digits('0###')}|Vous avez été servi par : ${say(pen, 'Ana|Luc|Mme Pittet')}`,
            '=-',
            `^*** QUITTANCE CARTE ***`,
            `${scheme}|XXXX XXXX XXXX ${end}`,
            `${pen.day()} ${time}|Trm-Id ${pen.digits('2#######')}`,
            `AID ${aid}|Aut. ${pen.digits('######')}`,
            `Total-EFT CHF|${pen.plain(sums.total)}`,
            '',
            '^Merci de votre achat et à bientôt',
          ),
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
} satisfies Papers

export const quebecTills = {
  /** A hardware store's slip of Quebec in French: code above each article, fees for the environment as an article, both taxes below the subtotal, the card's record, how to bring goods back. */
  'facture-quincaillerie': slip(
    {
      shops:
        'QUINCAILLERIE BOISVERT;455, boul. Pierre-Roux Est;Victoriaville G6T 1S9;Matériaux Boisvert et Frères inc.|Centre Réno-Mauricie;3900, boul. des Forges;Trois-Rivières G8Y 1V7;9214-5566 Québec inc.|FERRONNERIE ST-LAURENT;1080, rue Principale;Rimouski G5L 6R2|RÉNO-RIVE LÉVIS;5500, boul. de la Rive-Sud;Lévis G6V 4Z2;Réno-Rive Sud S.E.C.|Pièces d’auto Lacroix;212, rue Notre-Dame;Repentigny J6A 2T8;Les Pièces Lacroix ltée',
      notation: { ...quebec, group: ' ', money: '#$' },
      days: 'YYYY-MM-DD|DD/MM/YYYY|YYYY/MM/DD',
      since,
    },
    80,
    (pen, shop) => {
      const stock = shop.name.startsWith('Pièces')
        ? 'HUILE 5W30 SYNTH 5L;39;60|FILTRE HUILE;8;15|ESSUIE-GLACE 22PO;13;25|LAVE-GLACE -40 3,78L;4;6|PLAQUETTES FREIN AV;45;90'
        : 'VIS BOIS #8X2 BTE100;9;15|PEINTURE LATEX 3,78L;35;65|2X4X8 EPINETTE;3.5;6|RUBAN A MESURER 25PI;13;25|AMPOULE DEL A19 PQ4;9;17|SAC FEUILLES PQ10;4;7|SCELLANT SILICONE;7;12|PELLE A NEIGE;25;40'
      const { sums, taxes } = taxed(
        pen.buy(wares(stock), { count: [2, 5], most: 4, step: 10 }).lines.map((one) => ({
          ...one,
          unit: one.unit - 1,
          amount: (one.unit - 1) * one.quantity,
        })),
        [5, 9.975],
      )
      const number = pen.digits(say(pen, '####-##-######|#######|A######'))
      const { scheme, aid, end } = plastic(pen)
      const time = pen.clock()
      return [
        typed(
          80,
          42,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^Tél. : ${pen.digits('(8##) ###-####')}`,
            '',
            `FACTURE : ${number}|CAISSE : ${pen.digits('0#')}`,
            `DATE : ${pen.day()}|${time}`,
            `Caissier(ère) : ${say(pen, 'MARTINE|KEVIN|JOSÉE B.')}|VENTE`,
            '=-',
            each(sums.lines, (one) =>
              print(
                pen.digits('0627########'),
                one.quantity > 1
                  ? `${one.text}\n··${one.quantity} @ ${pen.plain(one.unit)} ch.|${pen.plain(one.amount)} FP`
                  : `${one.text}|${pen.plain(one.amount)} FP`,
              ),
            ),
            '=-',
            `SOUS-TOTAL|${pen.plain(sums.net)}   `,
            `TPS 5,000 %|${pen.plain(taxes[0]?.vat ?? 0)}   `,
            `TVQ 9,975 %|${pen.plain(taxes[1]?.vat ?? 0)}   `,
            `!TOTAL|${pen.money(sums.total)}`,
            `${scheme}|${pen.money(sums.total)}`,
            `Nombre d’articles : ${pieces(sums.lines)}`,
            '=-',
            `^RELEVÉ DE TRANSACTION - ACHAT`,
            `CARTE : ************${end}|${say(pen, 'PUCE|SANS CONTACT')}`,
            `AUTOR. : ${pen.digits('0#####')}|${pen.day()} ${time}`,
            `${aid}|TVR ${pen.digits('00000080##')}`,
            `^00 APPROUVÉE - MERCI`,
            '^COPIE DU CLIENT',
            '=-',
            `TPS : ${taxNumber(pen, 'CA')}`,
            `TVQ : ${pen.digits('1######### TQ0001')}`,
            '',
            `^Retour accepté jusqu’au ${dayOff(pen, 30)}`,
            '^avec facture et emballage d’origine',
            '^Vente finale : peinture, bois coupé',
          ),
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
} satisfies Papers
