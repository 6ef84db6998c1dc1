/** Everyday slips of France: a hypermarket, a fuel station, a brasserie with or without a tip, a street's car park. */
import { escaped, line, pairs, several, within } from '../eighth/kit'
import { fr } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import type { Papers } from '../fifteenth/kit'
import { bars, each, paying, row, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { frenchNumbers } from '../ninth/numbers'
import { measured, thousandths } from '../nineteenth/west-kit'
import { say } from '../twelfth/kit'
import { letterOf, nines, pieces, print, weighed } from '../twentieth/west-kit'
import { measureOf, served, since } from './south-kit'

const rates = [5.5, 10, 20]
const plain = { ...fr, group: ' ', money: '# €' }

export const frTills = {
  /** A hypermarket's slip: goods under the names of their aisles, a code of tax behind each, a member's money off, the table of tax and the card's words. */
  'ticket-hyper': slip(
    {
      shops:
        'HYPER VALMONT;ZAC des Portes du Sud;54180 Heillecourt;SAS Valmont Distribution|Super Arlette;12 avenue de la Libération;24200 Sarlat-la-Canéda;SARL Périgord Frais|MARCHÉ PLUS DE KERLOUAN;Place du Bourg;29890 Kerlouan|CASH & FRAIS GENNEVILLIERS;70 rue des Caboeufs;92230 Gennevilliers;C.F.G. SA',
      notation: plain,
      days: 'DD/MM/YYYY|DD/MM/YY|DD.MM.YYYY',
      since,
    },
    80,
    (pen, shop) => {
      const aisles = [
        [
          'EPICERIE',
          'CAFE MOULU 250G;2.5;4.9;5.5|SUCRE MORC. 1KG;1.4;2.2;5.5|EAU MIN. 6X1L;2.1;3.9;5.5|BISCUITS FOURRES;1.2;2.9;5.5|BONBONS ASSORTIS;1.8;3.4;20',
        ],
        [
          'CREMERIE',
          'BEURRE DOUX 250G;2.1;3.2;5.5|LAIT 1/2 ECR 6X1L;5.4;7.9;5.5|OEUFS PA X12;2.9;4.4;5.5',
        ],
        [
          'ENTRETIEN',
          'LIQ. VAISSELLE 750;1.5;2.9;20|SACS POUB. 50L;2.2;4.2;20|ESSUIE-TOUT X6;3.2;5.9;20',
        ],
        ['PAPETERIE', 'RAMETTE A4 80G;3.9;5.9;20|STYLOS BLEU X4;1.9;3.9;20'],
        ['TRAITEUR', 'SANDWICH POULET;2.9;4.2;10|SALADE PIEMONT.;2.4;4.5;10'],
      ] as const
      const chosen = pen.random.shuffled(aisles).slice(0, pen.whole(2, 4))
      const found = chosen.map(([aisle, goods]) => ({
        aisle,
        lines: nines(pen, goods, { count: [1, 3], most: 3 }),
      }))
      const fruit = weighed(
        say(pen, 'POMME GOLDEN VRAC|BANANE VRAC|CAROTTE VRAC'),
        pen.whole(380, 2100),
        pen.pick([149, 199, 259]),
        5.5,
      )
      const lines = [...found.flatMap((one) => one.lines), fruit]
      const sums = within(lines)
      const number = pen.digits(say(pen, '####|######|0##-####'))
      const isCash = pen.chance(0.25)
      const given = isCash ? Math.ceil(sums.total / 1000) * 1000 : sums.total
      const numbers = frenchNumbers(pen)
      const mark = (rate: number) => letterOf(rate, rates, '123')
      return [
        typed(
          80,
          42,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^Tél. ${pen.digits('0# ## ## ## ##')}`,
            `^SIRET ${numbers.siret}`,
            '=*',
            'ARTICLE|TVA  MONTANT',
            each(found, ({ aisle, lines: own }) =>
              print(
                `>> ${aisle}`,
                each(own, (one) =>
                  one.quantity > 1
                    ? `${one.text}\n··${one.quantity} X ${pen.plain(one.unit)} €|${mark(one.rate)} ${pen.plain(one.amount).padStart(8)}`
                    : `${one.text}|${mark(one.rate)} ${pen.plain(one.amount).padStart(8)}`,
                ),
              ),
            ),
            '>> FRUITS ET LEGUMES',
            fruit.text,
            `··${measureOf(pen, fruit.grams / 10, 3)} kg X ${pen.plain(fruit.price)} €/kg|1 ${pen.plain(fruit.amount).padStart(8)}`,
            '=-',
            `${pieces(found.flatMap((one) => one.lines)) + 1} ARTICLES`,
            `!TOTAL A PAYER|${pen.plain(sums.total)} €`,
            isCash ? `ESPECES|${pen.plain(given)} €` : `CARTE BANCAIRE|${pen.plain(given)} €`,
            given > sums.total && `RENDU|${pen.plain(given - sums.total)} €`,
            '=-',
            set(['TVA', 'TAUX', 'H.T.', 'T.V.A.', 'T.T.C.'], [4, -8, -10, -10, -10]),
            each(sums.shares, (one) =>
              set(
                [mark(one.rate), ...(ratesAs(pen, [one], 'rnvg')[0] ?? [])],
                [4, -8, -10, -10, -10],
              ),
            ),
            '=-',
            pen.chance(0.5) &&
              `Carte fidélité ${pen.digits('*******####')}\nCagnotte à ce jour : ${pen.plain(pen.whole(40, 1900))} €`,
            `CAISSE ${pen.digits('0##')}|${pen.day()} ${pen.clock()}`,
            `TICKET N° ${number}|HOTE ${pen.digits('####')}`,
            '^MERCI DE VOTRE VISITE',
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A fuel station's card slip and receipt in one: pump, litres and price of three decimals, tax within, the card's record above the sale. */
  'station-service': slip(
    {
      shops:
        'RELAIS DES TROIS RIVIÈRES;RN 20 – Sortie 46;87250 Bessines-sur-Gartempe;SARL Relais Limousin|Azur Station Saint-Jean;210 route de Turin;06300 Nice|OLÉA ENERGIES;Aire de la Baie de Somme;80970 Sailly-Flibeaucourt;Oléa Réseau SAS|GARAGE PETITJEAN;4 rue de la Gare;88400 Gérardmer',
      notation: { ...plain, money: '# EUR' },
      days: 'DD/MM/YY|DD/MM/YYYY',
      since,
    },
    58,
    (pen, shop) => {
      const fuel = measured(
        say(pen, 'GAZOLE|SP95-E10|SP98'),
        pen.whole(1400, 6400),
        pen.whole(1569, 1899),
        20,
      )
      const extra = pen.chance(0.35)
        ? [
            line(
              say(pen, 'LAVAGE PROG. 3|LAVE-GLACE 5L|ADBLUE 10L'),
              pen.pick([890, 1100, 1390]),
              20,
            ),
          ]
        : []
      const sums = within([fuel, ...extra])
      const number = pen.digits(say(pen, '######|####/##|00####'))
      return [
        typed(
          58,
          30,
          print(
            `^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text.slice(0, 30)}`),
            `^TVA ${frenchNumbers(pen).vat.replaceAll(' ', '')}`,
            '',
            '^CARTE BANCAIRE SANS CONTACT',
            `^${say(pen, 'CB|VISA|MASTERCARD')}`,
            `LE ${pen.day()} A ${pen.clock()}`,
            pen.digits('************####'),
            `NO AUTO : ${pen.digits('######')}`,
            `!MONTANT|${pen.money(sums.total)}`,
            '^DEBIT',
            '^TICKET CLIENT A CONSERVER',
            '=-',
            `TICKET ${number}`,
            `POMPE ${pen.whole(1, 12)}|${fuel.text}`,
            `VOLUME|${measureOf(pen, fuel.measure)} L`,
            `PRIX UNIT.|${thousandths(pen, fuel.price)} EUR/L`,
            `CARBURANT|${pen.money(fuel.amount)}`,
            each(extra, (one) => `${one.text}|${pen.money(one.amount)}`),
            `TOTAL TTC|${pen.money(sums.total)}`,
            `TVA 20,00 %|${pen.money(sums.vat)}`,
            `TOTAL HT|${pen.money(sums.net)}`,
            '',
            '^BONNE ROUTE',
          ),
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A brasserie's bill in a narrow sans: covers and table, dishes with their rate's letter, wine at twenty, the tip of a terminal below where one was given. */
  'note-brasserie': slip(
    {
      shops:
        'Brasserie du Palais;6 place du Parlement;35000 Rennes;SARL Le Palais Gourmand|CHEZ TONTON MARCEL;23 rue Mercière;69002 Lyon|Le Zinc des Halles;11 rue Montorgueil;75001 Paris;EURL Zinc & Co|Crêperie Ty Gwenn;8 quai de Cornouaille;29900 Concarneau;Gwenn Le Bihan EI',
      notation: plain,
      days: 'DD/MM/YYYY|D month YYYY',
      since,
    },
    72,
    (pen, shop) => {
      const covers = pen.whole(1, 4)
      const food = served(
        pen,
        'Formule midi;15;21;10|Entrecôte frites;22;29;10|Plat du jour;12;17;10|Tartare de boeuf;17;22;10|Crème brûlée;6;9;10|Café gourmand;7;10;10|Expresso;1.8;2.9;10|Eau gazeuse 50cl;3.5;5;10',
        [2, 4],
        covers + 1,
      )
      const wine = pen.chance(0.6)
        ? served(
            pen,
            'Verre de Brouilly;4.5;7;20|Pichet rosé 50cl;9;14;20|Demi pression;3.5;5.5;20',
            [1, 2],
            covers + 1,
          )
        : []
      const sums = within([...food, ...wine])
      const tip = pen.chance(0.3) ? pen.pick([200, 300, 500]) : 0
      const number = pen.digits(say(pen, '#####|26-####|####'))
      const mark = (rate: number) => (rate === 20 ? 'B' : 'A')
      return [
        `<div class="mid"><div style="font-size:15pt;font-weight:bold">${escaped(shop.name)}</div>${[...shop.also, ...shop.address].map(escaped).join('<br>')}<br>SIRET ${frenchNumbers(pen).siret}</div><hr>${pairs(
          [
            [`NOTE N° ${number}`, pen.day()],
            [`Table ${pen.whole(1, 40)} – ${covers} couv.`, pen.clock()],
          ],
        )}<hr><table style="width:100%">${sums.lines.map((one) => row(`${one.quantity}  ${one.text}`, pen.plain(one.amount), mark(one.rate))).join('')}</table><hr><div class="pair" style="font-size:140%;font-weight:bold"><span>TOTAL TTC</span><span>${pen.money(sums.total)}</span></div><table style="width:100%;font-size:90%">${row('', 'HT', 'TVA', 'TTC')}${sums.shares.map((one) => row(`${mark(one.rate)}: ${pen.rate(one.rate)}`, ...(ratesAs(pen, [one], 'nvg')[0] ?? []))).join('')}</table><hr>${pairs(
          tip > 0
            ? [
                ['Pourboire TPE', pen.money(tip)],
                ['Carte bancaire', pen.money(sums.total + tip)],
              ]
            : [[say(pen, 'Carte bancaire|Ticket restaurant + CB|Espèces'), pen.money(sums.total)]],
        )}<div class="mid" style="margin-top:2mm">Prix nets, service compris<br>${say(pen, 'À bientôt !|Merci et à bientôt|Votre serveur : Théo')}</div>`,
        { sums: paying(sums, sums.total + tip), documentNumber: number, hasRates: true },
      ]
    },
  ),

  /** A car park's receipt: in and out with hours, the time between them, one sum with tax in it, a bar code. */
  'parking-recu': slip(
    {
      shops:
        'PARC INDIGAR République;Place de la République;59800 Lille;Indigar Stationnement SA|Parking Saint-Roch;Rue Pagézy;34000 Montpellier;Régie Mobilité Clapas|SAEMES-EST Parc Gare;1 parvis Roger Schwob;57000 Metz',
      notation: { ...plain, money: '#€' },
      days: 'DD/MM/YYYY|DD-MM-YYYY',
      since,
    },
    58,
    (pen, shop) => {
      const hours = pen.whole(1, 9)
      const past = pen.whole(0, 59)
      const sums = within([
        line('Stationnement horaire', hours * pen.pick([180, 240, 300]) + 120, 20),
        ...(pen.chance(0.15) ? [several('Recharge VE', 1, pen.whole(500, 1400), 20)] : []),
      ])
      const number = pen.digits(say(pen, '#########|##-######'))
      const start = `0${pen.whole(7, 9)}:${String(pen.whole(10, 59))}`
      const out = Number(start.slice(0, 2)) * 60 + Number(start.slice(3)) + hours * 60 + past
      const end = `${String(Math.floor(out / 60)).padStart(2, '0')}:${String(out % 60).padStart(2, '0')}`
      return [
        `<div class="mid"><b style="font-size:13pt">${escaped(shop.name)}</b><br>${[...shop.address, ...shop.also].map(escaped).join('<br>')}<br>TVA ${frenchNumbers(pen).vat}<br><br><b>REÇU DE PAIEMENT</b></div>${pairs(
          [
            ['Reçu n°', number],
            ['Caisse auto', pen.digits('0#')],
            ['Entrée', `${pen.day()} ${start}`],
            ['Sortie', `${pen.day()} ${end}`],
            ['Durée', `${hours}h${String(past).padStart(2, '0')}`],
            ...sums.lines.map((one) => [one.text, pen.money(one.amount)] as const),
          ],
        )}<hr><div class="pair" style="font-weight:bold;font-size:125%"><span>Payé CB</span><span>${pen.money(sums.total)}</span></div>${pairs(
          [
            ['dont TVA 20%', pen.money(sums.vat)],
            ['Montant HT', pen.money(sums.net)],
          ],
        )}${bars(pen, 44)}<div class="mid">Conservez ce reçu</div>`,
        { sums, documentNumber: number },
      ]
    },
  ),
} satisfies Papers
