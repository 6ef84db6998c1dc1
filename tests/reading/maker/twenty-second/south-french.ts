/** Everyday papers of France: a program of the cloud, a tradesman's own page, web hosting, a marketplace's seller, water over two pages, a credit of a wholesaler. */
import { escaped, line, negated, onTop, several, wares, within } from '../eighth/kit'
import { fr } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { settled } from '../fourteenth/kit'
import { frenchNumbers, iban } from '../ninth/numbers'
import { beside, part } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { tally } from '../thirteenth/kit'
import { oneLine, say } from '../twelfth/kit'
import { numbered, since, site, town } from './south-kit'

export const frBills: Papers = {
  /** A program of the cloud: heading with its number at the left and the sender's sign at the right, days below one another, both sides in plain columns, sums and the account to pay to. */
  'facture-nuage': paper(
    fr,
    'DD/MM/YYYY|D month YYYY',
    'plain light wide',
    'Kervella Formation;5 rue du Château;29200 Brest;SAS Kervella Formation|lumen & co;17 rue de Crimée;75019 Paris;Lumen et Compagnie SARL|Agence Passerelle;40 cours Gambetta;84000 Avignon;Passerelle Communication SASU|Manon Delorme;2 allée des Cèdres;31400 Toulouse',
    'FR',
    (pen, firm, to) => {
      const isTrain = firm.name.startsWith('Kervella')
      const sums = onTop(
        pen.buy(
          wares(
            isTrain
              ? 'Formation Excel niveau 2 (jour);690;980;20|Support de cours;18;35;20|Accompagnement individuel (heure);75;110;20|Formation sécurité incendie;420;640;20'
              : 'Création de logo;350;900;20|Rédaction de contenus;180;420;20|Shooting photo demi-journée;320;540;20|Gestion réseaux sociaux – forfait mois;390;690;20|Hébergement et maintenance;35;90;20|Impression flyers;90;260;20|Déplacement;24;80;20',
          ),
          { count: [1, 4], most: 3, step: 100 },
        ).lines,
      )
      const number = numbered(pen, 'F-2026-0###|2026-MM-00##|F26/0##|FA-###')
      const due = pen.after(pen.pick([15, 30, 30, 45]))
      const numbers = frenchNumbers(pen)
      const colour = pen.pick(['#006666', '#7c3aed', '#0f172a', '#c2410c'])
      const order = pen.chance(0.3) ? pen.digits('BC-####') : undefined
      return [
        `<div class="sides"><div><div style="font-size:17pt;font-weight:bold">Facture ${number}</div>${told(
          [
            ['Date d’émission', pen.day()],
            ['Date d’échéance', pen.day(due)],
            ['Type d’opération', say(pen, 'Prestations de services|Services')],
            ...(order ? [['Votre bon de commande', order] as const] : []),
          ],
          'margin-top:2mm;font-size:92%',
        )}</div><div style="font:bold 17pt 'DejaVu Sans';color:${colour}">${escaped(firm.name)}</div></div><div class="cols" style="margin:12mm 0 9mm"><div><b>${legal(firm)}</b><br>${place(firm)}<br>France<br><br>contact@${site(firm.name)}.example<br>SIREN ${numbers.siren}<br>N° TVA ${numbers.vat}</div><div><b>${escaped(to.name)}</b><br>${place(to)}<br>France<br><br>SIREN ${frenchNumbers(pen).siren}</div></div><table class="t ruled"><tr style="color:${colour}">${['Produits', 'Qté', 'Prix u. HT', 'TVA (%)', 'Total HT'].map((head, at) => `<th class="${at === 0 ? 'l' : 'r'}">${head}</th>`).join('')}</tr>${linesAs(
          pen,
          sums.lines,
          'tqUrA',
        )
          .map(
            (cells) =>
              `<tr>${cells.map((cell, at) => `<td class="${at === 0 ? 'l' : 'r'}">${escaped(cell)}</td>`).join('')}</tr>`,
          )
          .join(
            '',
          )}</table>${tally(sumsAs(pen, sums, 'NVT', 'Total HT|Montant total de la TVA|Total TTC'), `margin:3mm 0 0 auto;width:78mm;color:${colour}`)}<div style="margin-top:12mm"><b>Paiement</b>${told(
          [
            ['Établissement', say(pen, 'Qonto|Crédit Mutuel|Shine|BNP Paribas')],
            ['IBAN', iban(pen, 'FR')],
            ['BIC', pen.digits('@@@@FRPPXXX')],
            ['Référence', number],
          ],
        )}</div><p class="tiny grey">Pénalités de retard : trois fois le taux annuel d’intérêt légal. Indemnité forfaitaire pour frais de recouvrement : 40 €. Escompte : néant.</p><div class="foot tiny grey mid">${firm.also[0] ? `${legal(firm)}, capital de ${say(pen, '1 000|3 000|10 000')} €, RCS ${escaped(town(firm))} ${numbers.siren}` : `${escaped(firm.name)}, entreprise individuelle, ${numbers.siret}`}</div>`,
        {
          sums,
          documentNumber: number,
          due,
          ...(order ? { customerReference: order } : {}),
        },
      ]
    },
    since,
  ),

  /** A small tradesman's own page from a word processor: the name in the middle, place and day, lines in a drawn table, one sum since no tax is charged. */
  'artisan-sans-tva': paper(
    fr,
    'D month YYYY|DD/MM/YYYY',
    'book slab plain',
    'Yannick Toullec – Multiservices;Kerlaz, 14 hent ar Mor;29100 Douarnenez|Atelier Bois Clair;8 chemin des Vignes;71960 Prissé;Sylvain Berthet EI|Nadia Ferhat Couture;31 rue Sainte-Anne;34000 Montpellier|LE JARDINIER DU COIN;5 rue des Écoles;80480 Saleux;Mickaël Poiret, entrepreneur individuel',
    'FR',
    (pen, firm, to) => {
      const stock = /Couture/.test(firm.name)
        ? 'Ourlet rideaux;12;22|Confection nappe sur mesure;38;75|Retouche veste de service;14;28|Brodage logo tablier;9;16'
        : /JARDIN/.test(firm.name)
          ? 'Tonte et ramassage;35;70|Taille de haie (mètre);4;8|Évacuation des déchets verts;25;60|Désherbage des allées;30;55'
          : 'Pose de plinthes;60;140|Main-d’œuvre (heure);32;42|Réparation de porte;55;120|Fournitures;18;190|Montage de meubles;45;90|Déplacement;15;30'
      const sums = within(
        pen.buy(wares(stock), { count: [1, 4], most: 6, step: 100, isGross: true }).lines,
      )
      const number = pen.digits(say(pen, '2026-##|##/2026|26###|0##'))
      const due = pen.chance(0.5) ? pen.after(pen.pick([8, 15, 30])) : null
      return [
        `<div class="mid"><div style="font-size:18pt">${escaped(firm.name)}</div>${[...firm.also, ...firm.address].map(escaped).join('<br>')}<br>Tél : ${pen.digits('06 ## ## ## ##')}<br>Siret : ${frenchNumbers(pen).siret}</div><div style="margin:12mm 0 0 95mm">${who(to)}<p style="margin-top:8mm">${say(pen, `À ${escaped(town(firm))}, le ${pen.day()}|Le ${pen.day()}`)}</p></div><p style="font-size:14pt;margin:8mm 0"><u>${say(pen, 'Facture n°|FACTURE N°|Facture numéro')} ${number}</u></p>${grid('boxy', 'lrrr', 'Désignation|Quantité|Prix unitaire|Montant', [...linesAs(pen, sums.lines, 'tqUA'), [' ', '', '', '']])}<p class="r" style="font-size:13pt"><b>${say(pen, 'Total à payer :|Net à payer :|TOTAL')} ${pen.money(sums.total)}</b></p><p>TVA non applicable, art. 293 B du CGI.</p><p>${due ? `Règlement avant le ${pen.day(due)}` : 'Règlement à réception de la facture'} par ${say(pen, 'chèque ou virement|virement|chèque, espèces ou virement')}.${pen.chance(0.7) ? `<br>IBAN : ${iban(pen, 'FR')}` : ''}</p><p style="margin-top:10mm">Merci de votre confiance.</p><p class="tiny">En cas de retard de paiement, indemnité forfaitaire de 40 € (art. L441-10 du code de commerce) et pénalités au taux de 10 %.</p>`,
        { sums, vat: null, documentNumber: number, due },
      ]
    },
    since,
  ),

  /** A seller of web space: customer's handle, services with the time that they run, references of each, paid by card on the day. */
  'hebergement-web': paper(
    fr,
    'D month YYYY|DD/MM/YYYY|YYYY-MM-DD',
    'wide light plain',
    'nuageo;2 rue Kellermann prolongée;59100 Roubaix;Nuageo SAS|PLANET-HOTE;6 rue Porstrein;29200 Brest;Planet-Hôte SARL|Gandalf.net;63 boulevard Masséna;75013 Paris;Gandalf Noms de Domaine SAS',
    'FR',
    (pen, firm, to) => {
      const name = site(to.name).slice(0, 14)
      const [year, next] = [pen.date.getUTCFullYear(), pen.date.getUTCFullYear() + 1]
      const run = `${pen.day(pen.date, 'DD/MM')}/${year} – ${pen.day(pen.date, 'DD/MM')}/${next}`
      const domain = `${name}${pen.pick(['.fr', '.com'])}`
      const sums = onTop([
        line(`Nom de domaine ${domain}`, pen.pick([699, 849, 1199, 1499]), 20),
        ...(pen.chance(0.7)
          ? [line('Hébergement Pro 2024', pen.pick([4788, 7188, 11_988]), 20)]
          : []),
        ...(pen.chance(0.5)
          ? [several('Compte e-mail 10 Go', pen.whole(1, 8), pen.pick([1188, 1500]), 20)]
          : []),
        ...(pen.chance(0.3) ? [line('Certificat SSL DV', 4900, 20)] : []),
      ])
      const number = pen.digits(say(pen, 'FR########|26-#######|INV26#####'))
      const colour = pen.pick(['#000e9c', '#059669', '#9333ea'])
      return [
        `<div class="sides"><div style="font:900 24pt 'DejaVu Sans';color:${colour}">${escaped(firm.name)}</div>${facts(
          [
            ['Facture', number],
            ['Date', pen.day()],
            ['Identifiant client', pen.digits('@@######-n')],
            ['Bon de commande', pen.digits('2########')],
          ],
          'font-size:90%',
        )}</div><div class="cols" style="margin:9mm 0;font-size:92%"><div style="border-left:1mm solid ${colour};padding-left:3mm"><b>${legal(firm)}</b><br>${place(firm)}<br>TVA : ${frenchNumbers(pen).vat}</div><div style="border-left:1mm solid #ccc;padding-left:3mm">${who(to)}<br>TVA : ${frenchNumbers(pen).vat}</div></div>${grid(
          'ruled',
          'llrrr',
          'Désignation|Période|Quantité|Prix unitaire HT|Prix HT',
          sums.lines.map((one) => [
            one.text,
            run,
            String(one.quantity),
            pen.money(one.unit),
            pen.money(one.amount),
          ]),
        )}${facts(
          sumsAs(pen, sums, 'NVT', 'Prix HT|TVA 20 %|Total TTC'),
          'margin-left:auto;border-top:0.4mm solid #222',
        )}${part('margin-top:12mm;background:#f1f5f9;padding:4mm', `Cette facture a été réglée par ${say(pen, 'carte bancaire|prélèvement SEPA|PayPal')} le ${pen.day()}.<br>Transaction ${pen.digits('#########')} – montant ${pen.money(sums.total)}. Aucune action n’est requise de votre part.`)}<div class="foot tiny grey">${legal(firm)} au capital de ${say(pen, '50 000|100 000|10 174 560')} € – RCS ${escaped(town(firm))} ${frenchNumbers(pen).siren} – Siège social : ${place(firm, ', ')} – Page 1/1</div>`,
        { sums, documentNumber: number, ...settled },
      ]
    },
    since,
  ),

  /** An order at a marketplace: what is paid in a box at the top, who sold it below that, addresses side by side, prices without and with tax, tax summed by rate. */
  'vendu-par': paper(
    { ...fr, money: '# €' },
    'D month YYYY|DD/MM/YYYY|DD mon YYYY',
    'plain wide',
    'Bureau Facile;ZI de la Vigne aux Loups;91160 Longjumeau;Bureau Facile SAS|TechOuest Distribution;Rue du Tertre;44470 Carquefou|OUTILÉO;3 avenue des Forges;42100 Saint-Étienne;Outiléo France SARL|Shenhai Électronique EU;10 rue de Penthièvre;75008 Paris;Shenhai Europe SAS',
    'FR',
    (pen, firm, to) => {
      const sums = within([
        ...pen.buy(
          wares(
            'Souris sans fil ergonomique, noire;14.9;39.9;20|Lot de 3 câbles HDMI 2 m;11.9;19.9;20|Imprimante étiquettes thermique;59;129;20|Perceuse visseuse 18 V, 2 batteries;69;159;20|Support double écran;34;79;20|Carnet A5 pointillés;6.9;14.9;20|Guide pratique de la paie 2026 (broché);24;39;5.5|Casque antibruit;16;32;20',
          ),
          { count: [1, 3], most: 2, step: 1, isGross: true },
        ).lines,
        ...(pen.chance(0.45) ? [line('Frais de port', pen.pick([390, 499, 790]), 20)] : []),
      ])
      const number = pen.digits(say(pen, 'FR26########|INV-FR-########-2026-####|FC26#####'))
      const order = pen.digits('40#-#######-#######')
      const net = (cents: number, rate: number) => Math.round((cents * 100) / (100 + rate))
      return [
        `<div class="sides"><h1 style="margin:0">Facture</h1><div style="width:86mm;background:#f3f4f6;padding:3mm"><b style="font-size:14pt">Payé</b><br>Vendu par <b>${legal(firm)}</b>${told(
          [
            ['Date de la facture / livraison', pen.day()],
            ['Numéro de la facture', number],
            ['Total à payer', pen.money(sums.total)],
          ],
        )}</div></div><div style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:5mm;margin:9mm 0;font-size:92%"><div><b>Adresse de facturation</b><br>${who(to)}</div><div><b>Adresse de livraison</b><br>${who(to)}</div><div><b>Vendu par</b><br>${[...new Set([legal(firm), escaped(firm.name)])].join('<br>')}<br>${place(firm)}<br>N° TVA ${frenchNumbers(pen).vat}</div></div><p><b>Informations de la commande</b><br>Date de la commande ${dayOff(pen, -pen.whole(1, 4))}<br>Numéro de la commande ${order}</p><p><b>Détails de la facture</b></p>${grid(
          'ruled',
          'lrrrrr',
          'Description|Qté|P.U. (HT)|TVA|P.U. (TTC)|Prix total (TTC)',
          sums.lines.map((one) => [
            one.text,
            String(one.quantity),
            pen.money(net(one.unit, one.rate)),
            pen.rate(one.rate),
            pen.money(one.unit),
            pen.money(one.amount),
          ]),
        )}<div class="r" style="font-size:13pt;margin:4mm 0"><b>Total de la facture &nbsp; ${pen.money(sums.total)}</b></div><div style="width:95mm;margin-left:auto">${grid('tiny ruled', 'rrr', 'Taux TVA|Prix HT|Montant de la TVA', [...ratesAs(pen, sums.shares, 'rNV'), ['Total', pen.money(sums.net), pen.money(sums.vat)]])}</div><div class="foot tiny grey">${oneLine({ ...firm, name: firm.also[0] ?? firm.name })} – SIRET ${frenchNumbers(pen).siret} – Page 1 de 1</div>`,
        { sums, documentNumber: number, otherNumbers: [order], hasRates: true, ...settled },
      ]
    },
    since,
  ),

  /** Water for half a year on two pages: the account's summary and a slip to pay with first, then the detail by who gets the money, at two rates. */
  'facture-eau': paper(
    fr,
    'DD/MM/YYYY|D month YYYY',
    'plain narrow light',
    'Eaux du Val d’Orge;4 rue Galvani;91220 Brétigny-sur-Orge;Compagnie des Eaux du Val d’Orge SCA|SYNDICAT DES EAUX DU LUBERON;Quartier Saint-Roch;84300 Cavaillon|Aquavia;58 avenue Rhin et Danube;67100 Strasbourg;Aquavia Grand Est SAS',
    'FR',
    (pen, firm, to) => {
      const used = pen.whole(28, 340)
      const by = (thousandths: number) => Math.round((used * thousandths) / 10)
      const water = [
        line('Abonnement (part fixe)', pen.whole(1900, 3900), 5.5),
        line(`Consommation ${used} m³`, by(pen.whole(1150, 1690)), 5.5),
        line('Préservation des ressources en eau', by(pen.whole(60, 110)), 5.5),
      ]
      const waste = [
        line('Collecte et traitement des eaux usées – part fixe', pen.whole(900, 2400), 10),
        line(`Collecte et traitement ${used} m³`, by(pen.whole(1290, 1980)), 10),
      ]
      const bodies = [
        line('Redevance consommation d’eau potable', by(pen.whole(330, 430)), 5.5),
        line('Redevance performance assainissement', by(pen.whole(80, 250)), 10),
      ]
      const sums = onTop([...water, ...waste, ...bodies])
      const number = pen.digits(say(pen, '26#######|F26-######-1|### ### ####'))
      const due = pen.after(pen.pick([15, 18, 21]))
      const [client, old] = [pen.digits('### #### ##'), pen.whole(400, 5200)]
      const net = (lines: readonly { amount: number }[]) =>
        pen.money(lines.reduce((all, one) => all + one.amount, 0))
      const list = (title: string, lines: typeof water) =>
        `<tr><td colspan="4" style="padding-top:4mm"><b>${title}</b></td></tr>${lines.map((one) => `<tr><td>${escaped(one.text)}</td><td class="r">${pen.rate(one.rate)}</td><td class="r">${pen.plain(one.amount)}</td><td class="r">${pen.plain(one.amount + share(one.amount, one.rate))}</td></tr>`).join('')}`
      const foot = `<div class="foot tiny grey mid">${legal(firm)} – ${place(firm, ', ')} – SIREN ${frenchNumbers(pen).siren} – Facture ${number}`
      return [
        [
          `<div class="sides"><div style="font-size:18pt;color:#0369a1"><b>${escaped(firm.name)}</b></div><div class="r" style="font-size:13pt">Votre facture d’eau<br><span class="tiny">n° ${number} du ${pen.day()}</span></div></div>${beside(
            '66mm 1fr',
            `<div style="background:#e0f2fe;padding:4mm;margin-top:8mm"><b>Votre référence client</b><br>${client}<br><br><b>Titulaire</b><br>${escaped(to.name)}<br><br><b>Lieu desservi</b><br>${place(to)}<br><br><b>Nous contacter</b><br>${pen.digits('09 69 ## ## ##')}<br>Urgences 24 h/24</div>`,
            `<div style="margin:12mm 0">${who(to)}</div>${facts(
              [
                ['Distribution de l’eau', net(water)],
                ['Collecte et traitement des eaux usées', net(waste)],
                ['Organismes publics', net(bodies)],
                ['Total hors TVA', pen.money(sums.net)],
                ['TVA', pen.money(sums.vat)],
              ],
              'width:100%',
            )}<div style="background:#0369a1;color:#fff;padding:3mm;font-size:13pt" class="sides"><span>Total TTC à payer</span><b>${pen.money(sums.total)}</b></div><p>${say(pen, `Date limite de paiement : <b>${pen.day(due)}</b>|Montant prélevé le <b>${pen.day(due)}</b>`)}</p><p>Relevé du ${dayOff(pen, -6)} : index ${old + used} (ancien ${old}), soit ${used} m³.</p>`,
          )}<div class="at" style="left:18mm;right:18mm;bottom:22mm;border-top:0.3mm dashed #222;padding-top:3mm"><b>TIP SEPA</b> – ICS ${pen.digits('FR##ZZZ######')} – RUM ${pen.digits('TIPSEPA##########')}<br><div class="sides"><span>${iban(pen, 'FR')}<br>Date et lieu : ______________ Signature :</span><span class="r">Montant<br><b>${pen.money(sums.total)}</b></span></div></div>${foot} – page 1/2</div>`,
          `<p><b style="color:#0369a1">Le détail de votre facture</b></p><table class="t ruled"><tr><th class="l">Rubrique</th><th class="r">TVA</th><th class="r">Montant HT €</th><th class="r">Montant TTC €</th></tr>${list('Distribution de l’eau', water)}${list('Collecte et traitement des eaux usées', waste)}${list('Organismes publics', bodies)}</table><div style="width:100mm;margin-left:auto">${grid('boxy', 'rrrr', 'Taux|Base HT|TVA|TTC', ratesAs(pen, sums.shares, 'rnvg'))}</div><p>Prix du litre TTC, hors abonnement : ${(sums.total / used / 100_000).toFixed(4).replace('.', ',')} €. Les informations sur la qualité de l’eau sont disponibles en mairie.</p>${foot} – page 2/2</div>`,
        ],
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
    since,
  ),

  /** A credit of a supplier of offices and kitchens: the word for it large, the bill it mends, goods that came back with minus before each sum, to be set against the next bill. */
  'avoir-fournisseur': paper(
    fr,
    'DD/MM/YYYY|DD.MM.YYYY',
    'narrow plain wide',
    'PROPRECLEAN;Rue des Métiers;67720 Hœrdt;Propreclean Alsace SAS|Fournitures Bouvard;19 rue Bossuet;21000 Dijon;SA Bouvard Frères|CAFÉS MIRABELLE;27 quai Félix Maréchal;57000 Metz',
    'FR',
    (pen, firm, to) => {
      const stock = firm.name.startsWith('CAF')
        ? 'Café grains Brésil 1 kg;13;21;5.5|Gobelets 12 cl x100;3.9;6.5;20|Dosettes x150;24;38;5.5|Détartrant machine 1 L;8;14;20'
        : 'Papier essuie-mains x12;22;39;20|Savon crème 5 L;11;19;20|Chaise de bureau Ergo;89;160;20|Cartouche encre XL;24;49;20|Registre du personnel;12;19;20'
      const sums = negated(onTop(pen.buy(wares(stock), { count: [1, 3], most: 4, step: 1 }).lines))
      const number = pen.digits(say(pen, 'AV26####|A-2026-###|AV00####'))
      const bill = pen.digits(say(pen, 'FC26####|F-2026-####'))
      const numbers = frenchNumbers(pen)
      return [
        `${beside(
          '1fr 74mm',
          `<b style="font-size:15pt">${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br><span class="tiny">SIRET ${numbers.siret} – TVA ${numbers.vat}</span>`,
          `<div style="background:#fee2e2;padding:3mm"><b style="font-size:16pt">AVOIR</b>${told([
            ['Numéro', number],
            ['Date', pen.day()],
            ['Code client', pen.digits('C#####')],
          ])}</div>`,
        )}<div style="margin:10mm 0 8mm 98mm">${who(to)}</div><p>Avoir sur facture ${bill} du ${dayOff(pen, -pen.whole(6, 40))} – motif : ${say(pen, 'marchandise retournée|erreur de livraison|article défectueux')}.</p>${grid('boxy', 'lrrrr', 'Désignation|Quantité|P.U. HT|TVA|Montant HT', linesAs(pen, sums.lines, 'tqura'))}<div class="cols"><div>${grid('boxy tiny', 'rrr', 'TVA|Base|Montant', ratesAs(pen, sums.shares, 'rnv'))}</div>${tally(sumsAs(pen, sums, 'NVT', 'Total HT|Total TVA|Total TTC de l’avoir'), 'flex:0 0 82mm')}</div><p>${say(pen, 'Cet avoir sera déduit de votre prochaine facture.|Ce montant vous sera remboursé par virement sous 8 jours.')}</p><div class="foot tiny mid">${legal(firm)}${firm.also[0] ? ` – capital ${say(pen, '38 112|80 000')} €` : ''} – RCS ${escaped(town(firm))} ${numbers.siren}</div>`,
        { sums, documentNumber: number, kind: 'credit-note', due: null, hasRates: true },
      ]
    },
    since,
  ),
}
