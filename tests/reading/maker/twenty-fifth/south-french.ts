/** Bills of France: a hotel's folio, a garage's work on a car, a program on the web billed by card in euros or dollars. */
import { escaped, line, onTop, several, within, type Firm, type Pen } from '../eighth/kit'
import { fr } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { settled, type Written } from '../fourteenth/kit'
import { frenchNumbers, iban, taxNumber } from '../ninth/numbers'
import { beside, part } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { listed, entries } from '../seventeenth/kit'
import { formed, tally } from '../thirteenth/kit'
import { oneLine, say } from '../twelfth/kit'
import { besideTax } from '../twenty-third/continental-kit'
import { since, site, town } from '../twenty-second/south-kit'
import { brand, either, payer, plastic } from './south-kit'

/** A program's subscription as a payment service bills it: what is due or was paid in large letters, one or two lines with their month below, tax by country. */
function subscription(pen: Pen, firm: Firm, to: Firm): Written {
  const isIrish = firm.address[1]?.endsWith('Irlande') === true
  const rate = isIrish ? 0 : 20
  const seats = pen.whole(1, 9)
  const sums = onTop([
    several(
      say(pen, 'Offre Équipe – mensuel|Plan Pro|Formule Business'),
      seats,
      pen.pick([900, 1200, 1500, 2400, 2900]),
      rate,
    ),
    ...(pen.chance(0.35)
      ? [
          line(
            say(pen, 'Stockage supplémentaire 100 Go|Assistant IA|SMS – pack 500'),
            pen.pick([500, 1000, 1900]),
            rate,
          ),
        ]
      : []),
  ])
  const number = pen.digits(say(pen, '@#@@#@##-000#|@@##@#@#-00##|INV-26-0####'))
  const receipt = pen.digits('2###-####')
  const isPaid = pen.chance(0.55)
  const run = `${pen.day()} – ${dayOff(pen, 30)}`
  const { scheme, end } = plastic(pen)
  const sum = pen.money(sums.total)
  const words = isPaid ? 'Reçu' : 'Facture'
  const head = isPaid
    ? ([
        ['Numéro de facture', number],
        ['Numéro de reçu', receipt],
        ['Date de paiement', pen.day()],
        ['Moyen de paiement', `${scheme.replace('DEBIT ', '')} – ${end}`],
      ] as const)
    : ([
        ['Numéro de facture', number],
        ['Date d’émission', pen.day()],
        ['Date d’échéance', pen.day()],
      ] as const)
  const tax =
    rate === 0
      ? []
      : [[`TVA – France (20 % sur ${pen.money(sums.net)})`, pen.money(sums.vat)] as const]
  const page = `<div class="sides"><h1 style="font-size:22pt;margin:0">${words}</h1>${brand(firm.name, 15, '#6b7280')}</div>${told(head, 'margin-top:4mm')}<div class="cols" style="margin:9mm 0"><div><b>${legal(firm)}</b><br>${place(firm)}<br>facturation@${site(firm.name)}.example<br>${isIrish ? taxNumber(pen, 'IE') : /France/.test(firm.address[1] ?? '') ? frenchNumbers(pen).vat : `EU OSS VAT ${pen.digits('EU372######')}`}</div><div><b>${isPaid ? 'Facturé à' : 'Facturer à'}</b><br>${who(to)}<br>France<br>FR TVA ${frenchNumbers(pen).vat.replaceAll(' ', '')}</div></div><div style="font-size:16pt;font-weight:bold;margin-bottom:2mm">${sum} ${isPaid ? `payés le ${pen.day()}` : `dus le ${pen.day()}`}</div>${isPaid ? '' : '<div style="color:#4f46e5"><u>Payer en ligne</u></div>'}<table class="t" style="margin-top:8mm"><tr class="tiny" style="border-bottom:0.3mm solid #111"><th class="l">Description</th><th class="r">Qté</th><th class="r">Prix unitaire</th><th class="r">Taxe</th><th class="r">Montant</th></tr>${linesAs(
    pen,
    sums.lines,
    'tqUrA',
  )
    .map(
      ([t = '', ...cells]) =>
        `<tr><td>${escaped(t)}<br><span class="tiny grey">${run}</span></td>${cells.map((cell) => `<td class="r">${escaped(cell)}</td>`).join('')}</tr>`,
    )
    .join('')}</table>${facts(
    [
      ['Sous-total', pen.money(sums.net)],
      ['Total hors taxes', pen.money(sums.net)],
      ...tax,
      ['Total', sum],
      [isPaid ? 'Montant payé' : 'Montant dû', sum],
    ],
    'margin-left:auto;min-width:96mm',
  )}${rate === 0 ? '<p class="tiny" style="margin-top:8mm">Taxe à acquitter selon le mécanisme d’autoliquidation.</p>' : ''}${isPaid ? `<p style="margin-top:9mm;font-size:12pt"><b>Historique de paiement</b></p>${grid('ruled', 'llrl', 'Moyen de paiement|Date|Montant payé|Numéro de reçu', [[`${scheme} – ${end}`, pen.day(), sum, receipt]])}` : ''}<div class="foot tiny grey sides"><span>${number} · ${sum}${isPaid ? '' : ` dus le ${pen.day()}`}</span><span>Page 1 sur 1</span></div>`
  return isPaid
    ? [page, { sums, documentNumber: number, otherNumbers: [receipt], ...settled }]
    : [page, { sums, documentNumber: number, due: pen.date }]
}

const makers =
  'Notula;548 Market Street, Suite 300;San Francisco, CA 94104, États-Unis;Notula Labs, Inc.|tempoly;12 rue de Paradis;75010 Paris, France;Tempoly SAS|Postelle;6 Hatch Street Upper;Dublin 2, D02 X285, Irlande;Postelle Software Limited|agendiz+;40 avenue de Wagram;75017 Paris, France;Agendiz Plus SAS|Boardly;2261 Folsom Street;San Francisco, CA 94110, États-Unis;Boardly, Inc.|signaclic;3 cours de l’Intendance;33000 Bordeaux, France;Signaclic SAS'

const billed = (notation: typeof fr, of: string) =>
  paper(
    notation,
    'D month YYYY',
    'plain wide',
    of,
    'FR',
    (pen, firm) => subscription(pen, firm, payer(pen, 'FR')),
    since,
  )

/** Those who bill dollars. */
const overseas = makers
  .split('|')
  .filter((maker) => maker.includes('États-Unis'))
  .concat(
    'Framely;1100 Congress Avenue;Austin, TX 78701, États-Unis;Framely Technologies LLC',
    'Scribepad;85 Broad Street, Floor 17;New York, NY 10004, États-Unis;Scribepad Inc.',
    'Uptimely;999 3rd Avenue;Seattle, WA 98104, États-Unis;Uptimely Corp.',
  )
  .join('|')

export const frBills: Papers = {
  /** A program on the web whose payment service writes its bill or receipt, now and then in dollars. */
  'abonnement-carte': either(
    0.3,
    billed({ ...fr, currency: 'USD', money: '# $US' }, overseas),
    billed(fr, makers),
  ),

  /** A hotel's folio: guest and firm, room and nights, charges by day in two columns of debit and credit, the town's tax on nights, tax by rate, paid by card at leaving. */
  'folio-hotel': paper(
    { ...fr, group: ' ', money: '# EUR' },
    'DD/MM/YY|DD/MM/YYYY|DD.MM.YYYY',
    'plain narrow light',
    'Hôtel Belle Rive;14 quai Eustache Chappuis;74000 Annecy;SAS Belle Rive Hôtellerie|KYREN HOTEL PART-DIEU;31 rue de Bonnel;69003 Lyon;SNC Kyren Lyon|Le Grand Cerf;6 place de la Cathédrale;67000 Strasbourg;SARL Hostellerie du Grand Cerf|HÔTEL DE LA POSTE;2 rue de la Liberté;21200 Beaune|Ibryx Nantes Aéroport;3 allée des Airbus;44340 Bouguenais;Société Nantaise d’Hôtellerie SA|Hôtel Les Tamaris;40 boulevard de la Plage;33120 Arcachon;EURL Tamaris',
    'FR',
    (pen, firm) => {
      const to = payer(pen, 'FR')
      const nights = pen.whole(1, 4)
      const guests = pen.whole(1, 2)
      const [night, breakfast] = [pen.whole(69, 164) * 100, pen.pick([1200, 1450, 1690, 1900])]
      const tourist = guests * pen.pick([88, 165, 195, 253])
      const hasBreakfast = pen.chance(0.75)
      const days = Array.from({ length: nights }, (_, at) => at - nights)
      const charges = days.flatMap((day) => [
        { day, one: line('Hébergement', night, 10) },
        { day, one: line('Taxe de séjour', tourist) },
        ...(day === -1 && pen.chance(0.4)
          ? [{ day, one: line(say(pen, 'Bar|Minibar'), pen.whole(9, 28) * 50, 20) }]
          : []),
        ...(day === -1 && pen.chance(0.3)
          ? [{ day, one: line('Parking', nights * pen.pick([1000, 1200, 1500]), 20) }]
          : []),
        ...(hasBreakfast
          ? [{ day: day + 1, one: line('Petit déjeuner buffet', guests * breakfast, 10) }]
          : []),
      ])
      const lines = charges.map(({ one }) => one)
      const sums = {
        ...besideTax(
          within(lines.filter(({ rate }) => rate > 0)),
          lines.filter(({ rate }) => rate === 0),
        ),
        lines,
      }
      const number = pen.digits(say(pen, '######|F26-#####|2026/####'))
      const numbers = frenchNumbers(pen)
      const { scheme, end } = plastic(pen)
      const guest = say(
        pen,
        'M. Laurent Chauvin|Mme Claire Béraud|M. Idriss Benali|Mme Anne-Sophie Marty',
      )
      return [
        `<div class="mid">${brand(firm.name, 19, pen.pick(['#7c2d12', '#1e3a8a', '#111']))}<div class="tiny" style="letter-spacing:1mm">★ ★ ★</div></div><div class="cols" style="margin:10mm 0 6mm"><div>${guest}<br><b>${escaped(to.name)}</b><br>${place(to)}</div>${told(
          [
            ['Chambre', pen.digits('###')],
            ['Arrivée', dayOff(pen, -nights)],
            ['Départ', pen.day()],
            ['Personnes', String(guests)],
            ['N° de réservation', pen.digits('4########')],
            ['Caissier', say(pen, 'RECEP2|LUCIE|NIGHT|JM')],
            ['Page', '1 / 1'],
          ],
          'flex:0 0 70mm',
        )}</div><div class="sides" style="border-top:0.4mm solid;border-bottom:0.4mm solid;padding:1.5mm 0"><b>${say(pen, 'FACTURE|Facture')} N° ${number}</b><span>${escaped(town(firm))}, le ${pen.day()}</span></div>${grid(
          '',
          'llrr',
          'Date|Libellé|Débit EUR|Crédit EUR',
          [
            ...charges.map(({ day, one }) => [
              dayOff(pen, day),
              one.text,
              pen.plain(one.amount),
              '',
            ]),
            [pen.day(), `${scheme} XXXXXXXXXXXX${end}`, '', pen.plain(sums.total)],
          ],
        )}<div style="border-top:0.3mm solid #555"></div>${tally(
          [
            ['Total TTC', pen.money(sums.total)],
            ['Total réglé', pen.money(sums.total)],
            ['Solde', pen.money(0)],
          ],
          'margin:2mm 0 6mm auto;width:70mm',
        )}<div style="width:105mm">${grid('tiny ruled', 'lrrr', 'TVA|Montant HT|Montant TVA|Montant TTC', [...ratesAs(pen, sums.shares, 'rnvg'), ['Total', pen.plain(sums.net), pen.plain(sums.vat), pen.plain(sums.net + sums.vat)]])}</div><p class="tiny">Taxe de séjour non soumise à TVA : ${pen.money(nights * tourist)}. Je reconnais rester personnellement responsable du paiement de cette note.</p><p class="tiny" style="margin-top:8mm">Signature : ______________________</p><div class="foot tiny grey mid">${legal(firm)} – ${place(firm, ' – ')} – Tél. ${pen.digits('0# ## ## ## ##')}<br>SIRET ${numbers.siret} – TVA ${numbers.vat} – APE 5510Z</div>`,
        { sums, documentNumber: number, hasRates: true, ...settled },
      ]
    },
    since,
  ),

  /** A garage's bill: the car in boxes of a form, work and parts with their codes and what was taken off, tax, paid by card or by a day, advice for the next service. */
  'facture-garage': paper(
    fr,
    'DD/MM/YYYY|DD.MM.YYYY',
    'plain narrow',
    'GARAGE DU VIADUC;Route de Paris;12100 Millau;SARL Vidal Automobiles|Auto Sud-Loire;ZA des Grands Champs;44140 Aigrefeuille-sur-Maine;Auto Sud-Loire SAS|Carrosserie Ledoux;17 rue de l’Abattoir;59400 Cambrai|POINT PNEUS SERVICES;Avenue de Limoges 210;79000 Niort;P.P.S. Niort SARL|Garage Fontana & Fils;8 boulevard de l’Ariane;06300 Nice;SARL Fontana',
    'FR',
    (pen, firm) => {
      const to = payer(pen, 'FR')
      const work = listed(
        pen,
        'M.O. mécanique T1 (heure);58;72;20|M.O. mécanique T2 (heure);74;92;20|Forfait géométrie;69;95;20|Forfait vidange;79;129;20',
        { count: [1, 2], most: 3, step: 50, code: 'MO##' },
      )
      const goods = listed(
        pen,
        /PNEUS/.test(firm.name)
          ? 'Pneu 205/55 R16 91V;72;118;20|Pneu 215/65 R16C;98;149;20|Valve tubeless;3;5;20|Équilibrage roue alu;9;14;20|Recyclage pneu usagé;2;4;20'
          : 'Jeu plaquettes AV;48;86;20|Disques frein AV (la paire);89;164;20|Filtre à huile;11;19;20|Huile 5W30 (litre);12;18;20|Filtre habitacle;19;34;20|Batterie 70 Ah;119;179;20|Kit distribution;139;240;20|Recyclage déchets;4;6;20',
        { count: [2, 6], most: 4, step: 1, code: '@#####', offs: [0, 0, 10, 15] },
      )
      const lines = [...work, ...goods]
      const sums = onTop(lines)
      const number = pen.digits(say(pen, 'F26-####|FA######|2#####'))
      const numbers = frenchNumbers(pen)
      const isPaid = pen.chance(0.5)
      const due = pen.after(pen.pick([15, 30]))
      const km = pen.whole(24, 210) * 1000 + pen.whole(0, 999)
      return [
        `${beside(
          '1fr 84mm',
          `${brand(firm.name, 16, '#b91c1c')}<p class="tiny">${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>Tél. ${pen.digits('05 ## ## ## ##')}<br>SIRET ${numbers.siret} – APE 4520A<br>TVA intracom. ${numbers.vat}</p>`,
          part('margin-top:14mm', who(to)),
        )}<div class="sides" style="margin-top:7mm;background:#eee;padding:2mm 3mm"><b>FACTURE N° ${number}</b><span>Date : <b>${pen.day()}</b></span><span>OR n° ${pen.digits('#####')} du ${dayOff(pen, -pen.whole(0, 3))}</span></div>${formed(
          [
            [
              'Véhicule',
              say(
                pen,
                'PEUGEOT PARTNER 1.5 BLUEHDI|RENAULT TRAFIC III|CITROËN BERLINGO|DACIA DUSTER DCI 115',
              ),
            ],
            ['Immatriculation', pen.digits('G@-###-@@')],
            ['N° de série', pen.digits('VF3@@####@#######')],
            ['Kilométrage', `${pen.plain(km * 100).replace(/,00$/, '')} km`],
            ['1re mise en circulation', dayOff(pen, -pen.whole(900, 3200))],
            ['Réceptionnaire', say(pen, 'Mickaël|Sandrine D.|ATELIER 1')],
          ],
          3,
        )}${grid('ruled', 'llrrrr', 'Réf.|Désignation|Qté|P.U. HT|Rem.|Montant HT', entries(pen, lines, 'ctquda'))}<div class="cols" style="margin-top:5mm"><div>${grid('tiny boxy', 'lrr', 'Taux|Base HT|TVA', ratesAs(pen, sums.shares, 'rnv'))}</div>${tally(
          sumsAs(pen, sums, 'NVT', `Total HT|TVA 20 %|${isPaid ? 'Total TTC' : 'NET À PAYER TTC'}`),
          'flex:0 0 78mm;font-size:108%',
        )}</div><p>${isPaid ? `Réglé par carte bancaire le ${pen.day()}.` : `Règlement par virement au plus tard le ${pen.day(due)} – IBAN ${iban(pen, 'FR')}`}</p><p class="tiny">À prévoir : ${say(pen, 'pneus avant usés à 80 %|contrôle technique dans 4 mois|prochaine révision à +20 000 km')}. Pièces remplacées tenues à la disposition du client. Garantie pièces et main-d’œuvre 1 an.</p><div class="foot tiny grey mid">${oneLine({ ...firm, name: firm.also[0] ?? firm.name })} – RCS ${escaped(town(firm))} – Pénalités de retard : 3 fois le taux légal, indemnité forfaitaire 40 €.</div>`,
        {
          sums,
          documentNumber: number,
          hasRates: true,
          ...(isPaid ? settled : { due }),
        },
      ]
    },
    since,
  ),
}
