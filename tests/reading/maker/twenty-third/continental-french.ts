/** Odd papers of France: a stay at a campsite with the tax of the town, a monumental mason's last bill, a contract of hire for tools with its deposit given back. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { fr } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, tr, who, type Papers } from '../fifteenth/kit'
import { lying, settled } from '../fourteenth/kit'
import { beside, part } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { frenchNumbers, iban } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { formed, tally } from '../thirteenth/kit'
import { oneLine, say } from '../twelfth/kit'
import { since, town } from '../twenty-second/south-kit'
import { besideTax, someone } from './continental-kit'

export const frPapers: Papers = {
  /** A stay at a campsite: pitch and days on top, nights by the head, the town's tax on nights outside the tax, money paid when booking below the sum, a badge's deposit, the site named in small print at the foot. */
  'camping-sejour': paper(
    { ...fr, money: '# €' },
    'DD/MM/YYYY|D month YYYY',
    'plain light wide',
    'Camping Les Pins de Trévignon;Route de la Plage;29910 Trégunc;SARL Trévignon Loisirs|LE VIEUX VERGER;Chemin des Fontaines;07120 Ruoms;Camping Le Vieux Verger|Camping municipal de l’Étang;Rue du Stade;25160 Malbuisson;Commune de Malbuisson|Domaine de la Grangette;Lieu-dit La Grangette;81140 Penne;SAS Grangette Plein Air|Aire naturelle du Causse;Le Mas Raynal;48400 Florac-Trois-Rivières;Odile Raynal',
    'FR',
    (pen, firm) => {
      const to = someone(pen, 'FR')
      const [nights, adults, children] = [pen.whole(2, 14), pen.whole(1, 4), pen.whole(0, 3)]
      const own = within([
        several('Forfait emplacement 2 pers., nuit', nights, pen.whole(36, 74) * 50, 10),
        ...(adults > 2
          ? [several('Adulte supplémentaire, nuit', nights * (adults - 2), 650, 10)]
          : []),
        ...(children > 0 ? [several('Enfant 2–12 ans, nuit', nights * children, 420, 10)] : []),
        ...(pen.chance(0.7) ? [several('Électricité 10 A, nuit', nights, 490, 10)] : []),
        ...(pen.chance(0.3) ? [several('Animal, nuit', nights, 250, 10)] : []),
      ])
      const tax = several('Taxe de séjour', nights * adults, pen.pick([22, 44, 66, 73]))
      const sums = besideTax(own, [tax])
      const advance = pen.chance(0.6) ? Math.floor(sums.total / 4000) * 1000 : 0
      const number = pen.digits(say(pen, 'S26-####|26/####|F-2026-####'))
      const means = say(pen, 'carte bancaire|chèques-vacances|espèces')
      return [
        `<div style="border-left:3mm solid #4d7c0f;padding-left:5mm"><div style="font-size:15pt">${say(pen, 'Note de séjour|Facture de séjour')} ${number}</div>Emplacement <b>${say(pen, 'A|B|C|D')}${pen.whole(1, 88)}</b> – du ${dayOff(pen, -nights)} au ${pen.day()} – ${adults} adulte(s), ${children} enfant(s)</div>${beside(
          '1fr 78mm',
          told(
            [
              ['Réservé le', dayOff(pen, -nights - pen.whole(25, 130))],
              ['Véhicule', pen.digits('@@-###-@@')],
              ['Badge barrière', pen.digits('n° ##')],
              ['Établie le', pen.day()],
            ],
            'margin-top:8mm',
          ),
          `<div style="margin:10mm 0">${who(to)}</div>`,
        )}${grid(
          'ruled',
          'lrrr',
          'Prestation|Quantité|Prix TTC|Montant TTC',
          [...own.lines, tax].map((one) => [
            one.text,
            String(one.quantity),
            pen.plain(one.unit),
            pen.plain(one.amount),
          ]),
        )}${facts(
          [
            ['Hébergement TTC', pen.money(own.total)],
            ['dont TVA 10 %', pen.money(own.vat)],
            ['Taxe de séjour (hors TVA)', pen.money(tax.amount)],
          ],
          'margin-left:auto',
        )}${part('background:#ecfccb;padding:2mm 4mm;font-size:13pt;margin-top:3mm', `<div class="sides"><span>${say(pen, 'Montant du séjour|Total du séjour')}</span><b>${pen.money(sums.total)}</b></div>`)}<p>${advance > 0 ? `Arrhes versées à la réservation ${pen.money(-advance)}, réglé ce jour par ${means} ${pen.money(sums.total - advance)}.` : `Réglé ce jour par ${means}.`} Caution du badge de ${pen.money(3000)} restituée.</p><div class="foot tiny grey mid">${legal(firm)}${firm.also.length > 0 ? ` – ${escaped(firm.name)}` : ''}, ${place(firm, ', ')} – SIRET ${frenchNumbers(pen).siret} – classé ${say(pen, '2|3|4')} étoiles</div>`,
        { sums, documentNumber: number, ...settled },
      ]
    },
    since,
  ),

  /** A monumental mason's last bill: stone and letters, then the parts that were asked for before with net, tax and sum of each in a table of their own, what is left in small letters below the whole. */
  'marbrier-solde': paper(
    fr,
    'D month YYYY|DD/MM/YYYY',
    'book slab plain',
    'Marbrerie Le Goff;Rue du Cimetière;29120 Pont-l’Abbé;Marbrerie Le Goff et Fils SARL|GRANITS DU SIDOBRE;Zone du Lignon;81260 Brassac;Granits du Sidobre SAS|Pierre & Mémoire;41 rue de Besançon;25300 Pontarlier;Bruno Chapuis|Établissements Vauquelin;7 chemin de la Carrière;14190 Bretteville-le-Rabet',
    'FR',
    (pen, firm) => {
      const to = someone(pen, 'FR')
      const letters = pen.whole(24, 86)
      const sums = onTop([
        line(
          say(
            pen,
            'Monument granit rose de La Clarté|Monument granit gris Tarn|Stèle calcaire taillée',
          ),
          pen.whole(150, 420) * 1000,
          20,
        ),
        line('Semelle et pose', pen.whole(48, 92) * 1000, 20),
        several('Gravure et dorure, lettre', letters, pen.pick([550, 620, 700]), 20),
        ...(pen.chance(0.5) ? [line('Vase et plaque', pen.whole(80, 260) * 100, 20)] : []),
        ...(pen.chance(0.4) ? [line('Dépose de l’ancien entourage', 28_000, 20)] : []),
      ])
      const form = say(pen, 'FA-2026-0##|26-1##')
      const parts = [
        [pen.digits(form), -95, share(sums.total, 30)],
        [pen.digits(form), -38, share(sums.total, 40)],
      ] as const
      const paid = parts.reduce((all, [, , amount]) => all + amount, 0)
      const number = pen.digits(say(pen, 'FS-2026-0##|26-2##|FC26####'))
      const due = pen.after(pen.pick([15, 30]))
      const { siret, vat } = frenchNumbers(pen)
      return [
        `${beside(
          '1fr 78mm',
          `<p style="font-size:14pt;margin:0"><b>${say(pen, 'FACTURE DE SOLDE|FACTURE DÉFINITIVE')}</b></p>${told(
            [
              ['Numéro', number],
              ['Date', pen.day()],
              ['Devis accepté le', dayOff(pen, -pen.whole(100, 150))],
              ['Pose réalisée le', dayOff(pen, -pen.whole(3, 20))],
              ['Concession', say(pen, 'carré 4, n° 112|famille Kerbrat|allée B, n° 27')],
            ],
          )}`,
          `<div style="margin-top:16mm">${who(to)}</div>`,
        )}${grid('ruled', 'lrrr', 'Désignation|Qté|P.U. HT|Montant HT', linesAs(pen, sums.lines, 'tqua'))}${tally(
          sumsAs(
            pen,
            sums,
            'NVT',
            `Total HT|TVA 20 %|${say(pen, 'Montant TTC du marché|Total des travaux TTC')}`,
          ),
          'width:90mm;margin-left:auto',
        )}<p class="tiny" style="margin-top:8mm">Acomptes facturés et réglés, à déduire :</p>${grid(
          'boxy tiny',
          'llrrr',
          'Facture d’acompte|du|HT|TVA|TTC',
          parts.map(([name, days, amount]) => {
            const net = Math.round((amount * 100) / 120)
            return [
              name,
              dayOff(pen, days),
              pen.plain(net),
              pen.plain(amount - net),
              pen.plain(amount),
            ]
          }),
        )}<p class="r">Reste dû ${pen.money(sums.total - paid)}, à régler avant le ${pen.day(due)}</p><p class="tiny">Par chèque à l’ordre de ${legal(firm)} ou virement ${iban(pen, 'FR')}. Pénalités de retard : trois fois le taux légal.</p><div class="foot tiny mid" style="border-top:0.2mm solid #555">${oneLine({ ...firm, name: lawful(firm) })}<br>SIRET ${siret} – TVA ${vat} – RM ${escaped(town(firm))}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),

  /** A contract of hire for tools on a sheet on its side: leaving at the left and coming back at the right, what the machine is worth new, a deposit held on a card and let go, the price of the hire in the middle of the foot. */
  'location-outillage': paper(
    { ...fr, money: '# €' },
    'DD/MM/YYYY|DD/MM/YY|D month YYYY',
    'plain narrow',
    'Loc’Matériel 12;ZA de Bel-Air;12000 Rodez;SARL Aveyron Location|KERLOC;Rond-point de Keryado;56100 Lorient;Kerloc Matériel SAS|La Cabane à Outils;26 rue de Thann;68200 Mulhouse;Jérôme Hirtz|Location Services du Perche;Route d’Alençon;61400 Mortagne-au-Perche;LSP SAS',
    'FR',
    (pen, firm, to) => {
      const days = pen.whole(1, 6)
      const [tool, least, most, worth] = pen.pick([
        ['Mini-pelle 1,5 t', 95, 140, 18_500],
        ['Nacelle araignée 12 m', 150, 210, 32_000],
        ['Ponceuse à parquet', 38, 55, 1450],
        ['Plaque vibrante 90 kg', 42, 60, 2350],
        ['Bétonnière 160 l', 22, 34, 690],
      ] as const)
      const sums = onTop([
        several(`${tool}, jour`, days, pen.whole(least, most) * 100, 20),
        ...pen.buy(
          wares(
            'Carburant manquant;12;45;20|Abrasifs usés;14;38;20|Livraison et reprise;45;90;20|Nettoyage;25;60;20|Assurance bris;6;18;20',
          ),
          { count: [0, 3], step: 10 },
        ).lines,
      ])
      const deposit = Math.ceil((worth * 100) / 5 / 10_000) * 10_000
      const number = pen.digits(say(pen, 'CL-26####|26#####|L####'))
      const { siret, vat } = frenchNumbers(pen)
      return [
        `<div class="sides"><b style="font-size:15pt">${say(pen, 'CONTRAT DE LOCATION – FACTURE|LOCATION : CONTRAT ET FACTURE')}</b><span>n° <b>${number}</b></span></div>${beside(
          '1fr 1fr',
          `<p><b>DÉPART</b></p>${formed(
            [
              ['Sorti le', `${dayOff(pen, -days)} 8:00`],
              ['Par', say(pen, 'Nadège|Thierry|comptoir')],
              ['Matériel', tool],
              ['Valeur à neuf HT', pen.money(worth * 100)],
              ['Caution (empreinte CB)', pen.money(deposit)],
              ['N° de parc', pen.digits('P-###')],
            ],
            2,
          )}<p>Locataire : ${who(to, ', ')}</p>`,
          `<p><b>RETOUR</b></p>${formed(
            [
              ['Rentré et facturé le', pen.day()],
              ['Heure', pen.clock()],
              ['État', say(pen, 'conforme|conforme, à nettoyer|RAS')],
              ['Caution', say(pen, 'restituée|annulée')],
            ],
            2,
          )}`,
        )}<table class="t boxy">${tr('lrrr', [['Désignation', 'Qté', 'PU HT', 'Montant HT']], 'th')}${tr('lrrr', linesAs(pen, sums.lines, 'tqua'))}</table>${part('text-align:center;border:0.5mm solid #b45309;padding:2mm', `HT ${pen.money(sums.net)} &nbsp; TVA 20 % ${pen.money(sums.vat)} &nbsp; <b>${say(pen, 'Prix de la location TTC|Montant de la location TTC')} ${pen.money(sums.total)}</b>`)}<p>Réglé par ${say(pen, 'carte bancaire|chèque|espèces')}. Le locataire reconnaît avoir reçu la notice et les équipements de sécurité.</p><div class="foot tiny sides"><b>${escaped(firm.name)}</b><span>${legal(firm)} – ${place(firm, ', ')} – SIRET ${siret} – TVA ${vat}</span></div>`,
        { sums, documentNumber: number, ...settled },
        lying,
      ]
    },
    since,
  ),
}
